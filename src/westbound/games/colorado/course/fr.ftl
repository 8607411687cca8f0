# Apprendre Colorado : français

lesson-village = Le point de départ
    .say =
    Sur ta Feuille de Route, coche toutes les étapes d’une région pour gagner sa médaille. Tu pars d’un des deux
    villages : choisis Fort Collins ou Durango.
    .hint = Choisis l’un des deux drapeaux éclairés. Les deux villages se valent.
    .done =
    Son drapeau est coché, et avec lui la première case de ta ligne dans la zone des villages. Chacun a choisi en
    secret ; tout est désormais connu.

lesson-call = Tu es le Causeur
    .say =
    Le Causeur demande une carte ; les trois d’une couleur découvrent une région. Le 1 bleu est devant toi, le 2 bleu
    dans ta main : quelle carte manque ?
    .hint = Demande le 3 bleu : le 2 bleu, tu l’as toi-même en main.
    .done =
    Ton adversaire a dû le donner. Sinon, tu aurais reçu une autre carte de cette couleur ou de cette valeur, et à
    défaut une carte au hasard.

lesson-check = Chacun agit
    .say =
    Chacun fait une action de la carte donnée : le bleu permet de cocher une étape. Coches-en une reliée au drapeau de
    Fort Collins, ton village dans cette partie.
    .hint = Deux étapes sont reliées au drapeau : l’étape 1 (avis de recherche) et l’étape 3 (tipi).
    .done =
    Elle compte pour la médaille du village, et son icône a coché une case du Tableau des Primes. Au bout d’une piste
    attend une médaille.

lesson-lay = Une carte pour des pépites
    .say =
    Le rouge donne Pépites : prends-en une, ou pose une carte en payant sa valeur. Pose le 2 bleu, qui complète ta
    famille.
    .say-2 = Une carte posée t’offre aussi une action : coche une étape de Fort Collins.
    .hint = Choisis le 2 bleu dans ta main. Coche ensuite n’importe quelle étape accessible de Fort Collins.
    .done =
    Pour deux pépites : une carte, une étape et son icône. Et à la fin du tour, ta famille complète découvre une
    région !

lesson-discover = Une nouvelle région
    .say =
    Ta famille bleue est défaussée et découvre une région voisine. Les déserts rapportent le plus, les lacs ont une
    icône par étape, les forêts sont entre les deux.
    .hint = Les trois choix sont bons. De Black Forest, beaucoup de régions sont proches.
    .done =
    Son drapeau a coché une case dans la zone de son type. Le nombre au-dessus de la dernière compte à la fin : la
    deuxième d’un type vaut plus.

lesson-give = Que donnes-tu ?
    .say =
    On te demande le 2 rouge, que tu n’as pas : donne une carte de cette couleur ou de cette valeur. Garde le 2 bleu,
    qui complète ta famille.
    .hint = Donne le 1 rouge : le rouge donne Pépites, qui paient des cartes. Le 2 violet irait aussi.
    .done =
    Qui donne décide de ce que chacun fait : rouge et vert donnent Pépites, gris et violet Cartes, bleu et orange
    Cocher.

lesson-swap = Des cartes pour une carte
    .say =
    Le violet donne Cartes : piocher trois cartes, ou en poser une sans payer et en défausser deux autres d’une même
    couleur. Choisis la carte à poser.
    .say-2 = Choisis maintenant la paire à défausser.
    .hint = Un bon choix : pose le 2 orange, qui t’offre Cocher, et défausse les deux cartes vertes.
    .done =
    Tu n’as rien payé, mais ta main a trois cartes de moins. À la fin du tour, ceux qui en ont moins de trois piochent
    jusqu’à trois.

lesson-chain = Une chose en amène une autre
    .say =
    Disons que tu as posé le 2 orange, qui permet de cocher. Coche l’étape 4 de Fort Collins : son icône est une carte
    gratuite.
    .say-2 = Pose le 1 orange sans payer : il te permet de cocher encore.
    .say-3 = Coche l’étape 5, un tipi.
    .say-4 =
    La piste Tipi s’étend du centre vers la gauche et la droite. Coche la case d’un côté ou de l’autre : chacune est une
    carte gratuite.
    .say-5 = Pose le 2 violet, qui te fait piocher trois cartes.
    .hint = L’étape 4 de Fort Collins, le 1 orange, l’étape 5, une case Tipi, et enfin le 2 violet.
    .done =
    Cinq cadeaux en une seule action : de telles chaînes font gagner. Avant de cocher une étape, regarde ce qu’apporte
    son icône.

lesson-medal = Ta première médaille
    .say =
    Le 1 et le 2 orange sont devant toi. L’orange complète la famille et permet de cocher la dernière étape de ton
    village : demande le 3.
    .say-2 = Coche l’étape 2, la dernière de Fort Collins.
    .say-3 = Ta famille est complète : découvre une région de ton choix.
    .hint = Demande le 3 orange. Coche ensuite l’étape 2 de Fort Collins, et découvre une région.
    .done =
    Toutes les étapes sont cochées : une médaille de 3 points, rien qu’à toi. Au bout des pistes et des zones, le
    premier arrivé prend la plus haute.

lesson-railroad = Le chemin de fer
    .say =
    Encore du bleu, chacun coche : cette fois, coche la première étape du chemin de fer. Il va de gauche à droite, par
    un seul embranchement à chaque aiguillage.
    .say-2 = C’est une carte gratuite, idéale pour une carte chère. Pose le 3 vert ou le 2 rouge.
    .hint = Coche l’étape 1 du chemin de fer, puis pose le 3 vert, qui aurait coûté trois pépites.
    .done =
    L’un de ses embranchements cache une découverte. Sa dernière étape rapporte une médaille de 8 points, rien qu’à toi,
    même si d’autres y arrivent.

lesson-end = La septième médaille
    .say =
    Tu mènes 57 à 52, avec six médailles chacun ; une septième finit la partie après ce tour. Coche un avis de recherche
    pour remplir la piste Wanted.
    .hint = L’étape 1 de Grand Lake, de San Juan et d’Elkhead montre un avis de recherche.
    .done =
    La dernière case rapporte la plus haute médaille, 7 points : 64 en tout, et la victoire. À égalité, les médailles
    auraient décidé, puis les pépites.

lesson-journey = À toi de jouer
    .say =
    Joue comme tu veux, jusqu’à être le Causeur pour la troisième fois. Demande ce qui complète une famille, ou ce que
    tu veux faire faire à chacun.
    .hint =
    Les cartes bleues et orange permettent de cocher. Regarde les étapes accessibles de Grand Lake et de Black Forest,
    et la piste Tipi.
    .done =
    Voilà Colorado : appels, duos, chaînes, familles, médailles. Ouvre une table, invite des amis ou des robots, et
    trouve ton chemin.
