# Le cours de Pioneers : français

lesson-first-drive = Le premier trajet
    .say =
    Ta couleur est le rouge. Cinq passagers sont à bord de ton chariot « Golden West », chacun avec un métier, et chaque
    ville cherche le métier que montre sa tuile. Tous les joueurs conduisent la même diligence ; elle attend à Castle
    Garden, au nord-est de la carte. Conduis-la à Albany, où l’on cherche un banquier : cela coûte 1 $.
    .hint = Choisis Albany, la ville marquée sur la carte, puis confirme.
    .done =
    Ton banquier est descendu et habite désormais à Albany, et la tuile est à toi : elle te rapporte 1 $ de revenus en
    plus à chaque tour. Plus tôt tu en as une, plus longtemps elle te sert.

lesson-road = Une route à toi
    .say =
    Chaque tour commence par tes revenus : 3 $, et 1 $ pour le banquier que tu as installé. Ensuite, tu peux acheter
    quelque chose. Une route coûte 2 $ ; tu y passes gratuitement, et les autres t’y paient 1 $. Construis-en une vers
    Erie, soit depuis Baltimore, où est la diligence, soit depuis Albany, où habite ton banquier. Puis va à Erie, où
    t’attend une tuile Marchand.
    .hint = Choisis la ligne Baltimore–Erie ou Albany–Erie et construis-y. Choisis ensuite Erie comme destination.
    .done =
    Par Baltimore–Erie, le trajet était gratuit. Avec Albany–Erie, le trajet a coûté 1 $, mais cette route relie deux
    de tes pionniers : à la fin, chaque pionnier de ton plus grand réseau rapporte 2 points. Dans les deux cas, la route
    te reste.

lesson-two-purchases = Deux achats
    .say =
    Disons que tu as construit Albany–Erie et que ton adversaire est allé à Milwaukee. Le marchand que tu as installé à
    Erie te donne à chaque tour un second achat, d’une autre sorte que le premier. Achète un chariot et une route, dans
    l’ordre que tu veux. Un chariot arrive avec un de tes pionniers à chaque place, et quand tous sont descendus, il
    rapporte ses points et 1 $. Regarde donc quels métiers on cherche près de la diligence, à Milwaukee ; un grand
    chariot vaut plus, un petit est plus vite vide.
    .hint =
    « Overland », le premier chariot, ne coûte que 1 $, et les tuiles pour son fermier et son sergent ne sont pas loin.
    Une route de Castle Garden à Albany relie ton pionnier du départ à ton réseau.
    .done =
    Les chariots à droite du tien ont avancé vers la gauche et coûtent moins cher, et la pile a rempli la dernière
    place. Il te faut toujours des passagers : si tous tes chariots sont vides au début de ton tour, tu dois d’abord
    acheter un chariot.

lesson-fares = Le prix d’un trajet
    .say =
    Disons que tu as acheté « Overland » et construit Albany–Baltimore. Quatre villes correspondent maintenant à tes
    passagers. Pour chaque ligne, tu paies 1 $ : à la banque, ou au propriétaire de la route qui s’y trouve ; tes
    propres routes sont gratuites. La diligence peut traverser les villes occupées, mais doit s’arrêter à une tuile.
    Choisis une ville pour voir le trajet et son prix : Raleigh est à quatre lignes et ne coûte que 2 $, parce que deux
    d’entre elles sont à toi. Puis va où tu veux.
    .hint =
    Les quatre sont bonnes : Superior (barman) ou St. Louis (hôtel) pour 1 $, Raleigh (sergent) ou Louisville (fermier)
    pour 2 $. Mais pour aller à Louisville, les deux dollars vont à ton adversaire.
    .done =
    Tu paies le trajet avec l’argent que tu as au départ : ne dépense donc pas tout avant. Tu ne peux pas rester sur
    place : s’il y a une ville qui convient, que tu peux atteindre et payer, tu dois te déplacer.

lesson-farmers = Trois fermiers d’un coup
    .say =
    Une autre partie, quelques tours plus tard. Sur « Old Concord », il ne reste qu’un fermier : dès qu’il descend, le
    chariot est vide et rapporte tout de suite 12 points et 1 $. Charleston cherche un fermier, et la tuile Fermier te
    permet d’en installer jusqu’à deux autres dans la même ville. Tu en as trois sur tes chariots : installe-les tous.
    .hint =
    Va à Charleston. Les fermiers descendent ensuite un par un : un du chariot 1 (Old Concord), deux du chariot 2
    (Harvest Moon).
    .done =
    « Old Concord » est vide : 12 points et 1 $. Sur « Harvest Moon », il ne reste que le barman. Et comme ta route
    Raleigh–Charleston mène maintenant à trois de tes pionniers, c’est ton plus grand réseau.

lesson-barkeeper = Le barman rend service
    .say =
    Tu n’as que 1 $, assez pour la tuile Barman de Fort Dodge. Ton barman y descend, et la tuile te permet de renvoyer
    un autre passager, de n’importe quel chariot, dans ta réserve. Sur chacun des deux chariots encore occupés, il ne
    restera qu’un passager : lequel des deux vides-tu ?
    .hint =
    Va à Fort Dodge. Renvoyer le sergent vide « Liberty Bell » : 12 points. Renvoyer le marchand vide « Calico Queen » :
    8 points.
    .done =
    Un chariot est vidé, que son dernier passager s’installe ou soit renvoyé : tu as ses points et 1 $. Le pionnier de
    ta réserve pourra monter dans ton prochain chariot. Le barman est surtout utile pour les passagers qu’aucune tuile
    ne cherche plus.

lesson-invitation = Une invitation
    .say =
    Vous jouez à trois, et c’est le tour de Bleu. Bleu a installé un sergent à Fort Stockton ; les autres décident
    maintenant, dans le sens horaire, s’ils participent. Vert n’a pas de sergent, c’est donc à toi de décider. Tu
    paierais 2 $ à Bleu, sans action spéciale, mais ton sergent est le dernier passager de « Golden West ».
    .hint = Accepte : 2 $ pour 12 points et 1 $, c’est une bonne affaire.
    .done =
    « Golden West » est vide : 12 points et 1 $, pendant le tour d’un autre. Le premier qui accepte est le seul invité.
    Maintenant, tous tes chariots sont vides : ton prochain tour commencera par l’achat d’un chariot.

lesson-sergeant = Une route à côté d’une autre
    .say =
    Tu as dépensé tout ton argent, mais une de tes routes mène à Fort Abercrombie : y aller ne coûte rien. La tuile
    Sergent te donne une route gratuite, et elle seule permet de construire à côté d’une route adverse. À la fin, seul
    compte le réseau qui contient le plus de tes pionniers, et sur la ligne St. Louis–St. Joseph, qui relierait deux de
    tes réseaux, il y a une route bleue : construis à côté.
    .hint =
    Va à Fort Abercrombie. Fais descendre un sergent, du chariot que tu veux, puis choisis la ligne St. Louis–St.
    Joseph.
    .done =
    Trois pionniers de plus, à St. Joseph et à Fort Dodge, font maintenant partie de ton grand réseau : 6 points de
    plus. Les deux propriétaires passent gratuitement sur cette ligne ; tout autre paierait 1 $ à chacun. Une ligne ne
    porte jamais plus de deux routes.

lesson-hotel = Une chambre pour tous
    .say =
    Un hôtel accueille n’importe quel pionnier et te rapporte 3 $ ; l’action spéciale de son métier n’a pas lieu. Il n’y
    a plus de tuile Barman sur la carte : ton barman de « Pilgrim Star » n’a guère d’autre endroit où aller. Bleu n’a
    pas de barman et ne pourrait pas participer ; si tu installais un sergent, Bleu pourrait vider un chariot. Va à
    Mesilla et installe le barman.
    .hint = Va à Mesilla pour 1 $. Choisis ensuite le barman du chariot 4 (Pilgrim Star).
    .done =
    Le passager le plus difficile à placer a une chambre, tu as 3 $ de plus, et personne n’a pu participer. Avant
    d’utiliser un hôtel, cherche les métiers sans tuile, sur tes chariots et sur ceux des autres.

lesson-route = Qui paies-tu ?
    .say =
    Tu veux aller à Milwaukee, où se trouve une tuile Sergent. Le trajet par Louisville coûte 3 $, dont 2 $ vont à
    Bleu ; celui par Vicksburg coûte 4 $, tous pour la banque. Bleu n’a pas d’argent, mais un sergent sur un chariot :
    avec tes 2 $, Bleu pourrait participer à Milwaukee. Vas-y et décide quel trajet tu préfères.
    .hint =
    Choisis Milwaukee, puis un des deux trajets. Les deux se défendent : l’un est moins cher, l’autre ne donne rien à
    Bleu.
    .done =
    Ce que tu paies à un adversaire fait mal deux fois : tu ne l’as plus, et lui l’a. Si Bleu participe, les 2 $ te
    reviennent, mais Bleu se débarrasse d’un passager. Tu ne choisis le trajet que si aucun n’est clairement le
    meilleur. Pour choisir chaque ligne toi-même, prends les rênes au lieu de choisir une ville.

lesson-last-round = Le dernier coup
    .say =
    Bleu a construit ses 15 routes : c’est la dernière manche, et c’est toi qui la termines. Vous en êtes à 57
    partout, et Bleu a en plus une pépite, grâce à une tuile Chercheur d’or : lui seul sait si elle vaut 3, 4 ou 5 points.
    Tes deux dernières routes sont déjà payées. Trois de tes pionniers, à Denver City, ne font pas encore partie de ton
    réseau, et avec une route vers Fort Abercrombie, tu y vas gratuitement : la tuile Barman peut vider un chariot de
    plus.
    .hint =
    Construis Fort Dodge–Denver City ou Denver City–Albuquerque, et Sioux City–Fort Abercrombie. Va à Fort Abercrombie,
    fais descendre le barman du chariot 4 (Harvest Moon) et renvoie son fermier.
    .done =
    La partie est finie, et tu as gagné. Aux points des chariots vidés s’ajoutent 1 point par place vide sur les autres,
    les pépites, et 2 points par pionnier du plus grand réseau ; tu pouvais atteindre 70 points. À égalité de points,
    qui a le plus de dollars l’emporte.

lesson-on-your-own = À toi de jouer
    .say =
    Une nouvelle partie, et c’est toi qui commences ; maintenant, tout est permis. Installe tôt banquiers et marchands,
    achète des chariots dont les passagers sont recherchés tout près, construis des routes là où tu repasseras, et garde
    tes pionniers reliés. La leçon est réussie après quatre trajets.
    .hint =
    Si tu hésites : achète une route vers une tuile qui te convient, et vas-y. Accepte les invitations quand cela vide
    un chariot, ou quand le métier est difficile à placer.
    .done =
    Voilà tout le jeu. Tu peux chercher les cas particuliers dans les règles à tout moment. Trouve-toi une table, et bon
    voyage vers l’ouest !
