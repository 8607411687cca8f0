# Apprendre Colorado : français

lesson-village = Le point de départ
    .say =
    Bienvenue au Colorado ! Voici ta Feuille de Route : des régions avec un drapeau et des étapes, et un chemin de fer
    tout en bas. Ton voyage part de l’un des deux villages, Fort Collins ou Durango. Coche toutes les étapes d’une
    région pour gagner la médaille à côté de son nom : regarde les deux villages, et choisis celui qui te plaît.
    .hint = Choisis l’un des deux drapeaux éclairés, puis confirme. Les deux villages se valent.
    .done =
    Son drapeau est coché, et avec lui la première case de ta ligne dans la zone des villages. Chacun a choisi en
    secret ; tous les villages sont désormais connus. Tu voyages à partir d’ici, et ton adversaire sur sa propre Feuille
    de Route.

lesson-call = Tu es le Causeur
    .say =
    Ici, tu continues à Fort Collins. À chaque tour, un joueur, le Causeur, demande une carte à un autre. Il y a six
    familles, chacune d’une couleur, avec les valeurs 1, 2 et 3 ; avec les trois dans ta zone de jeu, tu découvres une
    région. Le 1 bleu est devant toi, et tu as le 2 bleu en main. Quelle carte manque ? Demande-la à ton adversaire.
    .hint = Demande le 3 bleu : le 2 bleu, tu l’as toi-même en main.
    .done =
    Ton adversaire l’avait et a dû le donner. Sinon, il aurait dû donner une autre carte de cette couleur ou de cette
    valeur ; ce n’est que s’il n’en avait eu aucune que tu aurais pris une de ses cartes au hasard. Le 3 bleu est
    désormais dans ta zone de jeu, et chacun fait maintenant ce qu’il permet.

lesson-check = Chacun agit
    .say =
    Quelle que soit la carte donnée, chacun fait l’une de ses deux actions. Le bleu et l’orange donnent l’action
    Cocher : coche une étape d’une région découverte, ou du chemin de fer. Pour l’instant, reste dans ton village. Une
    étape doit être reliée au drapeau ou à une étape cochée, et son icône agit tout de suite : ici, une case de la piste
    Wanted ou de la piste Tipi du Tableau des Primes.
    .hint =
    Deux étapes sont reliées au drapeau de Fort Collins : l’étape 1 (avis de recherche) et l’étape 3 (tipi). Coche l’une
    d’elles.
    .done =
    L’étape compte pour la médaille du village, et son icône t’a coché une case du Tableau des Primes. Au bout d’une
    piste attend une médaille. Ton adversaire a coché lui aussi, et c’est maintenant lui le Causeur.

lesson-give = Que donnes-tu ?
    .say =
    Ton adversaire te demande le 2 rouge. Tu ne l’as pas : donne une carte de même couleur ou de même valeur, à ton
    choix : le 1 rouge, le 2 violet ou le 2 bleu. Pense à deux choses. Qu’est-ce qui te manquera ? Et puis, tu agis
    aussi, avec le duo de la carte que tu donnes. Garde le 2 bleu : il complète ta famille.
    .hint =
    Donne le 1 rouge : le rouge donne Pépites, et les pépites paient la carte que tu veux poser. Le 2 violet irait
    aussi.
    .done =
    Qui donne décide de ce que chacun fait : rouge et vert donnent Pépites, gris et violet donnent Cartes, bleu et
    orange donnent l’action Cocher. On te demande une carte ? C’est aussi une occasion, pas seulement une perte.

lesson-lay = Une carte pour des pépites
    .say =
    Disons que tu as donné le 1 rouge. Il donne Pépites : prends une pépite, ou pose une carte de ta main en payant
    sa valeur. Tu as 3 pépites, et le 2 bleu en coûte 2. Il complète ta famille bleue, et une carte que tu poses t’offre
    aussi l’une de ses deux actions. Pose-le, puis coche une étape de ton village.
    .hint =
    Choisis le 2 bleu dans ta main et confirme. Il t’offre l’action Cocher : coche n’importe quelle étape accessible de
    Fort Collins.
    .done =
    Pour deux pépites, tu as posé une carte, coché une étape et profité de son icône. Ton adversaire n’a pris qu’une
    pépite. Et à la fin du tour, ta famille complète découvre une région !

lesson-discover = Une nouvelle région
    .say =
    Trois cartes bleues : la famille est défaussée, et tu découvres une région voisine d’une des tiennes. Les déserts
    rapportent le plus de points dès la découverte, et de hautes médailles au bout d’un long chemin ; les lacs ont une
    icône à chaque étape ; les forêts sont entre les deux. Une montagne entre deux régions barrerait la route.
    .hint = Les trois choix sont bons. Black Forest est au milieu : de là, beaucoup de régions sont proches.
    .done =
    Le drapeau est coché, et avec lui une case de la zone de ce type sur le Tableau des Primes. Le nombre au-dessus de
    ta dernière case cochée compte à la fin : la deuxième région d’un type – désert, lac ou forêt – vaut plus que la
    première, et le premier à remplir sa ligne gagne la médaille de la zone.

lesson-swap = Des cartes pour une carte
    .say =
    Deux tours plus tard. Une carte violette a été donnée, et le violet donne Cartes : pioche trois cartes, ou pose une
    carte sans payer et défausses-en deux autres de même couleur. Tu as cinq cartes en main : il est temps d’en poser
    une. Choisis d’abord la carte à poser, puis la paire à défausser.
    .hint = Un bon choix : pose le 2 orange et défausse les deux cartes vertes. L’orange t’offre l’action Cocher.
    .done =
    Tu n’as rien payé, mais ta main a trois cartes de moins. Ce n’est pas grave : à la fin du tour, ceux qui ont moins
    de trois cartes piochent jusqu’à en avoir trois.

lesson-chain = Une chose en amène une autre
    .say =
    Disons que tu as posé le 2 orange : il t’offre l’action Cocher. Regarde l’étape 4 de Fort Collins : son icône est
    une carte gratuite – pose une carte sans rien payer. Pose le 1 orange, et coche l’étape suivante, un tipi. La piste
    Tipi part du centre, où tu es déjà, et s’étend à gauche et à droite ; de chaque côté, la prochaine case est encore
    une carte gratuite. Lance la chaîne !
    .hint =
    L’étape 4 de Fort Collins, puis le 1 orange, puis l’étape 5, puis une case Tipi à gauche ou à droite, et enfin le
    2 violet.
    .done =
    Deux étapes, une case et deux cartes gratuites avec une seule action, et le 2 violet t’a fait piocher trois cartes
    pour finir. De telles chaînes font gagner. Avant de cocher une étape, regarde ce qu’apporte son icône, et ce que tu
    pourrais poser ensuite.

lesson-medal = Ta première médaille
    .say =
    Tu es de nouveau le Causeur. Le 1 et le 2 orange sont devant toi, et dans ton village il ne manque que l’étape 2.
    Une carte servirait aux deux : l’orange complète la famille et permet de cocher. Tu ne peux pas savoir si ton
    adversaire l’a. Demande, coche la dernière étape, puis découvre une région de ton choix.
    .hint = Demande le 3 orange. Coche ensuite l’étape 2 de Fort Collins, et découvre une des régions proposées.
    .done =
    Toutes les étapes de Fort Collins sont cochées : une médaille de 3 points, puis le saloon de l’icône, et une
    découverte à la fin du tour. Les médailles des régions sont personnelles. Celles du bout des pistes et des zones
    sont disputées : le premier arrivé prend la plus haute, et seuls ceux qui arrivent au même tour l’ont eux aussi en
    entier.

lesson-railroad = Le chemin de fer
    .say =
    Encore une carte bleue : chacun coche. En plus de tes régions, il y a le chemin de fer, de gauche à droite ; sa première
    étape est toujours accessible. À un aiguillage, tu choisis un embranchement, et l’autre se ferme. La première étape
    est une carte gratuite, et rien ne vaut une carte gratuite pour poser une carte chère.
    .hint = Coche l’étape 1 du chemin de fer, puis pose le 3 vert, qui aurait coûté trois pépites. Le 2 rouge va aussi.
    .done =
    Une coche, et une carte gratuite. Le chemin de fer a de bonnes icônes et une découverte sur l’un de ses
    embranchements ; sa dernière étape rapporte une médaille de 8 points, rien qu’à toi, même si d’autres y arrivent
    aussi.

lesson-end = La septième médaille
    .say =
    Une autre partie, bien avancée : tu as 57 points, ton adversaire 52, et vous avez chacun six médailles. Quand
    quelqu’un en a sept à la fin d’un tour, la partie est finie ; les médailles et les quatre zones comptent. Tu mènes :
    termine la partie maintenant ! Sur la piste Wanted, il te manque une case, et la plus haute médaille y vaut 7.
    .hint =
    Il te faut une étape accessible avec un avis de recherche. Il y en a un à Grand Lake, un à San Juan et un à
    Elkhead, toujours l’étape 1.
    .done =
    La dernière case de la piste rapporte sa plus haute médaille, 7 points : 64 en tout, et la partie est gagnée. Tous
    ont joué ce tour jusqu’au bout. À égalité de points, le nombre de médailles aurait décidé, puis le nombre de
    pépites.

lesson-journey = À toi de jouer
    .say =
    Joue maintenant comme tu veux, jusqu’à être le Causeur pour la troisième fois. Demande ce qui complète une famille
    ou ce que tu veux faire faire à chacun, pose des cartes, lance des chaînes. Pointe un symbole si tu as oublié ce
    qu’il fait.
    .hint =
    Les cartes bleues et orange permettent de cocher. Regarde les icônes des étapes accessibles de Grand Lake et de Black Forest,
    et la piste Tipi.
    .done =
    Voilà Colorado ! Tu connais tout ce qu’il faut : appels, duos, chaînes, familles, médailles. Ouvre une table, invite
    des amis ou des robots, et trouve ton chemin.
