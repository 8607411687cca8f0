# Le cours de Pioneer Days : français

lesson-first-die = Ton premier dé
    .say =
    Quatre semaines de cinq jours t’attendent, et chaque jour tu prends un dé. Prends celui qui te plaît ; le bétail est
    un bon début.
    .say-2 = Utilise-le maintenant : prends ce que montre sa face, ou les dollars inscrits à côté.
    .hint = Choisis l’un des trois dés. Puis prends bétail, bois ou remède, ou choisis les revenus.
    .done =
    Voilà un tour complet. Chaque tête de bétail rapporte 1 point par semaine : prise le premier jour, elle rapporte
    quatre fois.

lesson-recruit = Quelqu’un te rejoint
    .say =
    Sous chaque face attend un colon, qu’un dé montrant cette face peut recruter. Lis les trois cartes que tu peux
    atteindre, puis prends un dé.
    .say-2 = Recrute maintenant : cela remplace l’action du dé et ne coûte rien d’autre.
    .hint = Le bétail mène au cow-boy, la mine au prospecteur, le remède à l’infirmière.
    .done =
    Ce que la carte déclenche agit dès ton prochain tour ; la ligne marquée d’une étoile compte à la fin. Six nouveaux
    colons arrivent chaque semaine.

lesson-left-over = Le dé dont personne ne veut
    .say =
    Le dernier dé fait avancer le désastre de sa couleur. Encore une case rouge, et le pillage prend la moitié de tes
    9 $ : prends le dé rouge.
    .say-2 = Utilise-le comme tu veux : pour une tuile du magasin général, pour 3 $ ou pour l’institutrice.
    .hint = Prends le dé rouge (équipement), puis utilise-le à ton gré.
    .done = Seule la maladie se rapproche, car il reste le dé vert. Un dé noir ferait avancer les quatre marqueurs.

lesson-wagon = De la place, et de l’argent bien placé
    .say =
    Il ne reste que des dés noirs : le pillage prendra aujourd’hui la moitié de tes 9 $. Dépense-les avant : achète un
    chariot.
    .hint = Choisis le petit chariot (5 $, quatre emplacements) ou le grand (8 $, six emplacements).
    .done =
    L’or et l’équipement occupent un emplacement, deux bois ou deux remèdes en partagent un. Lors d’un orage, chaque
    chariot coûte 1 bois, sinon il est endommagé.

lesson-visit = La première semaine finit au village
    .say =
    Chaque tête de bétail vient de rapporter 1 point. Donne à un village tout ce qu’il demande : une faveur vaut 2
    points, et en avoir le plus 5 autres.
    .hint =
    Cheyenne donne deux faveurs mais prend une tête de bétail, qui rapporterait encore trois fois. Independence en donne
    une pour bois et remède.
    .done =
    Ce n’est pas une course : tous choisissent en même temps, même le même village. D’autres arrivent la semaine
    prochaine : regarde-les dès le premier jour.

lesson-triggers = Des cartes qui travaillent pour toi
    .say =
    De retour à la première semaine : ton cow-boy et ta hachette montrent le bétail, et un dé Bétail les déclenche.
    Prends-le et regarde.
    .say-2 = Te voilà plus riche d’une tête de bétail et d’un bois. Utilise le dé pour du bétail ou pour ses revenus.
    .hint = Prends le dé noir qui montre le bétail. Puis choisis 1 tête de bétail, ou les 4 $ de revenus.
    .done =
    Un dé, trois cadeaux : choisis des colons et des équipements dont les faces vont ensemble. Seule la face obtenue au
    lancer déclenche des cartes.

lesson-gold = De l’or dans les collines
    .say = Ton orfèvre marque 2 points dès que tu prends un dé Mine. Prends-le.
    .say-2 =
    Mine maintenant : pioche dans le sac un jeton Or, qui porte une à trois pépites. Chaque pépite vaut un point à la
    fin.
    .hint = Prends le dé rouge qui montre la mine, puis choisis de miner.
    .done =
    Trois pépites, on ne fait pas mieux, et toi seul le sais. Certains villages veulent de l’or : donnes-y un jeton qui
    a peu de pépites.

lesson-turning = N’importe quelle face, moyennant finances
    .say =
    Aucun dé ne montre le bois du charpentier ni le remède de l’aubergiste, mais tu peux en tourner un. Prends d’abord
    le bétail : il déclenche tes cartes.
    .say-2 = Pour 3 $, tourne ton dé sur le bois ou sur le remède.
    .say-3 = Recrute maintenant le charpentier ou l’aubergiste.
    .hint = Prends le dé jaune qui montre le bétail, tourne-le sur le bois pour 3 $, puis recrute le charpentier.
    .done =
    Tes cartes suivent la face obtenue au lancer, le recrutement celle que tu choisis. Tu peux tourner ton dé une fois
    par tour.

lesson-disease = Qui gardes-tu ?
    .say =
    La maladie frappe : ton plateau garde un de tes colons en bonne santé, ton remède en sauve un deuxième. Choisis le
    premier.
    .say-2 = Choisis le deuxième ; le troisième doit partir.
    .hint =
    Il n’y a pas de mauvaise réponse : le cow-boy apporte du bétail, l’orfèvre des points avec la mine, le charpentier
    du bois.
    .done =
    Un colon parti ne vaut rien à la fin : procure-toi à temps des remèdes ou un vaccin. L’orage coûte du bois, la
    famine 1 $ par tête de bétail.

lesson-last-day = Le dernier jour
    .say =
    Ce soir, l’orage frappe deux chariots, et tu as 1 bois. Si le rouge reste, le pillage prend la moitié de tes 6 $ :
    quel dé règle les deux ?
    .say-2 = Prends maintenant le bois : il paie pour les deux chariots.
    .hint = Prends le dé rouge : il ne pourra pas faire avancer le pillage. Il montre le bois que l’orage réclame.
    .done =
    L’orage coûte 2 bois sans rien abîmer, et le pillage s’arrête une case avant le bout. Regarde toujours les deux :
    couleur et face.

lesson-scoring = La dernière visite, et le décompte
    .say =
    Après la partie, tes ressources ne valent plus rien. Dodge City et Laramie demandent exactement ce que tu as :
    approvisionne l’un des deux.
    .say-2 = À l’autre village maintenant : qui a le plus de faveurs marque 5 points de plus.
    .hint =
    Tu as 2 têtes de bétail, 2 remèdes et 6 $. Le gardien rapporterait 1 point par tête, mais trois faveurs en valent 6.
    .done =
    Tu gagnes 48 à 26 : 15 du bétail et des cartes, 28 de 14 faveurs, 5 pour le plus de faveurs. Les dégâts coûtent 12
    points à ton adversaire.

lesson-own-train = Ton propre convoi
    .say =
    Choisis l’un des deux plateaux ou la face standard : chacun a ses ressources et sa capacité. Lequel convient aux
    colons et aux villages de la semaine ?
    .say-2 = Joue maintenant quatre jours comme tu veux. Prends un dé, utilise-le, finis le tour.
    .hint =
    Lors d’une famine, la compagnie d’élevage nourrit trois têtes de bétail ; le comptoir tourne les dés pour 1 $.
    .done = Tu connais tout le jeu. Continue jusqu’à la fin de la semaine, ou ouvre une table de deux à quatre joueurs.
