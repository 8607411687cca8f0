# Le cours de Pioneer Days : français

lesson-first-die = Ton premier dé
    .say =
        Bienvenue sur la piste ! Quatre semaines de cinq jours t’attendent, et chaque jour tu prends un dé. Sa face dit
        à quoi il sert : prends ce qu’elle montre, ou les dollars imprimés près de cette face sur le plateau. Prends le
        dé qui te plaît et utilise-le de l’une de ces deux façons. Le bétail est un bon début : chaque tête rapporte
        1 point à la fin de chaque semaine.
    .hint =
        Choisis d’abord l’un des trois dés. Puis prends ce que montre sa face (bétail, bois ou remède), ou choisis les
        revenus.
    .done =
        Voilà un tour complet : un dé, et une seule utilisation. Les ressources serviront plus tard, les dollars paient
        des chariots et bien d’autres choses, et le bétail pris le premier jour rapporte quatre fois dans la partie. Les
        faces qui rapportent beaucoup, comme bois et remède, ont les actions les plus simples.

lesson-recruit = Quelqu’un te rejoint
    .say =
        Sous chaque face attend un colon. Au lieu des revenus ou de l’action, ton dé peut recruter le colon placé sous
        sa face : cela ne coûte rien d’autre, et plus personne ne peut avoir cette carte. Lis les trois que tu peux
        atteindre aujourd’hui : chacun t’aide à sa façon, et la ligne marquée d’une étoile vaut des points à la fin.
        Prends un dé et recrute.
    .hint =
        Regarde les faces des dés : le bétail mène au cow-boy, la mine au prospecteur, le remède à l’infirmière. Prends
        l’un de ces dés, puis choisis de recruter.
    .done =
        La carte est maintenant devant toi. Ce qui est marqué « immédiatement » a déjà eu lieu ; ce qu’une face du dé
        déclenche agit à partir de ton prochain tour. Six nouveaux colons arrivent chaque semaine, et ceux dont personne
        ne veut s’en vont : regarde donc chaque semaine qui convient à ton plan.

lesson-left-over = Le dé dont personne ne veut
    .say =
        Regarde maintenant les couleurs. Ton adversaire a pris un dé, tu en prends un, et le dernier fait avancer le
        désastre de sa couleur : le rouge, c’est le pillage, et son marqueur n’a plus qu’une case à faire. Un pillage
        prend à chacun la moitié de ses dollars, et tu as 9 $. Prends le dé rouge, puis utilise-le comme tu veux.
    .hint = Prends le dé rouge (équipement). Il te donne au choix une tuile du magasin général, 3 $ ou l’institutrice.
    .done =
        Il reste le dé vert : seule la maladie se rapproche d’une case, et tes dollars sont à l’abri pour aujourd’hui.
        Qui joue en dernier choisit entre deux dés et décide ainsi de ce qui se rapproche. Un dé noir, lui, fait avancer
        les quatre marqueurs.

lesson-triggers = Des cartes qui travaillent pour toi
    .say =
        Tu as le cow-boy et une hachette, et tous deux montrent la face Bétail. Chaque fois que tu prends un dé qui
        montre cette face, ils agissent tout de suite, avant que tu utilises le dé : une tête de bétail grâce au
        cow-boy, 1 bois grâce à la hachette. Prends le dé Bétail et regarde, puis utilise-le pour du bétail ou pour ses
        revenus.
    .hint = Prends le dé noir qui montre le bétail. Puis choisis 1 tête de bétail, ou les 4 $ de revenus.
    .done =
        Un dé, trois cadeaux : c’est ainsi qu’un convoi grandit. Choisis des colons et des équipements dont les faces
        vont ensemble. Seule la face obtenue au lancer déclenche des cartes.

lesson-wagon = De la place, et de l’argent bien placé
    .say =
        Tu as utilisé ton dé, et il te reste 9 $. Les deux dés sur la table sont noirs : l’un restera et fera avancer les
        quatre marqueurs ; le pillage frappe donc aujourd’hui à coup sûr et prend la moitié de ton argent. Dépense-le
        avant ! L’or et l’équipement occupent chacun un emplacement, deux bois ou deux remèdes en partagent un, et ton
        chariot est presque plein : achètes-en un autre.
    .hint = Choisis le petit chariot (5 $, quatre emplacements) ou le grand (8 $, six emplacements).
    .done =
        Les pillards n’emportent pas de chariot. Il y a maintenant de la place pour l’or et les ressources ; ce qui ne
        tient pas à la fin d’un tour est défaussé. Retiens ceci : lors d’un orage, chaque chariot coûte 1 bois, sinon il
        est endommagé : deux emplacements perdus, et 2 points de moins à la fin.

lesson-visit = La première semaine finit au village
    .say =
        La semaine est finie : chaque tête de bétail vient de rapporter 1 point, et reste à toi. Les villages demandent
        maintenant des ressources et donnent des faveurs, qui valent 2 points chacune à la fin, et 5 de plus à qui en a
        le plus. Un village veut recevoir tout ce qu’il demande, et tes 2 bois ne peuvent être donnés qu’une fois.
        Cheyenne donne deux faveurs mais prend une tête de bétail ; Independence donne une faveur pour un bois et un
        remède. À toi de choisir.
    .hint =
        Les deux se valent. Le bétail rapporterait encore pendant trois semaines ; le remède protège les colons. Si tu
        hésites, approvisionne Cheyenne : deux faveurs.
    .done =
        Tout le monde choisit en même temps, et plusieurs joueurs peuvent approvisionner le même village : ce n’est pas
        une course. La semaine prochaine, d’autres villages arrivent. Regarde-les dès le premier jour et rassemble ce
        qu’ils veulent.

lesson-gold = De l’or dans les collines
    .say =
        Un des dés montre la mine, et l’orfèvre que tu as recrutée agit avec cette face : 2 points tout de suite.
        Utilise ensuite le dé pour miner : tu pioches dans le sac un jeton Or à une, deux ou trois pépites. Chaque
        pépite vaut un point à la fin, certains villages veulent de l’or, et toi seul sais ce que valent tes jetons.
    .hint = Prends le dé rouge qui montre la mine, puis choisis de miner.
    .done =
        Trois pépites, on ne fait pas mieux : 3 points à la fin, si tu gardes le jeton. Les autres voient seulement que
        tu as un jeton. Si tu donnes de l’or à un village, n’importe quel jeton convient : donnes-en un qui a peu de
        pépites. Avec une lampe, tu en piocherais un de plus et garderais le meilleur.

lesson-turning = N’importe quelle face, moyennant finances
    .say =
        Le charpentier attend sous le bois, l’aubergiste sous le remède, mais aucun dé ne montre ces faces. Pour 3 $, tu
        peux tourner ton dé sur une autre face avant de l’utiliser, et y recruter. Tes cartes agissent d’après la face
        obtenue au lancer ; prends donc d’abord le dé Bétail : le cow-boy et la hachette agissent, puis tourne-le sur le
        bois. Ou bien tourne-le sur le remède : l’aubergiste met un de tes colons à l’abri de la maladie.
    .hint = Prends le dé jaune qui montre le bétail, tourne-le sur le bois pour 3 $, puis recrute le charpentier.
    .done =
        Tes cartes ont agi pour le bétail, et ton dé a recruté sous une autre face : tes 3 $ t’ont valu les deux. Tu
        peux tourner un dé une fois par tour, et aucune carte n’agit pour la nouvelle face. Le charpentier apporte
        2 bois avec chaque dé Bois et vaut 1 point par bois qui te reste à la fin.

lesson-disease = Qui gardes-tu ?
    .say =
        Le dé vert est resté, et la maladie frappe tout le monde. Ton plateau garde un de tes colons en bonne santé, ton
        unique remède en sauve un deuxième ; le troisième doit partir. Compare ce qu’ils t’apporteront encore : le
        cow-boy avec 4 têtes de bétail, l’orfèvre avec l’or, le charpentier avec le bois. Choisis-en deux.
    .hint = Choisis un colon à sauver, puis un deuxième. Il n’y a pas de mauvaise réponse ; garde ceux qui te serviront.
    .done =
        Un colon parti n’agit plus et ne vaut rien à la fin. Un convoi qui compte beaucoup de colons a donc besoin à
        temps de remèdes ou d’un vaccin. L’orage demande du bois, la famine 1 $ par tête de bétail, le pillage te laisse
        la moitié de tes dollars : regarde les quatre pistes avant de choisir un dé.

lesson-last-day = Le dernier jour
    .say =
        Jour 20. Quand il est fini, les quatre marqueurs avancent encore une fois, puis vient la dernière visite.
        L’orage frappera donc à coup sûr : tu as deux chariots et un seul bois. Et si le dé rouge reste, le pillage fait
        les deux cases qui lui manquent et prend la moitié des 6 $ que tu destines à deux villages. Un seul dé règle les
        deux problèmes.
    .hint =
        Prends le dé rouge : il ne pourra pas faire avancer le pillage. Il montre le bois : prends le bois, et les deux
        chariots sont payés.
    .done =
        L’orage te coûte 2 bois et rien d’autre ; un chariot endommagé t’aurait coûté 2 points. Le pillage s’arrête une
        case avant le bout, et ton argent est là pour les villages. Couleur et face d’un même dé : regarde toujours les
        deux.

lesson-scoring = La dernière visite, et le décompte
    .say =
        Tes 2 têtes de bétail ont rapporté pour la dernière fois, et tes ressources ne valent plus rien une fois la
        partie finie. Donne donc ce que tu peux : Dodge City et Laramie demandent exactement ce que tu as. Le gardien de
        bétail rapporterait 1 point par tête gardée, mais trois faveurs en valent 6. Tu as 9 faveurs, ton adversaire 7 :
        pense aux 5 points pour qui en a le plus.
    .hint = Approvisionne les deux villages, dans n’importe quel ordre : tu as 2 têtes de bétail, 2 remèdes et 6 $.
    .done =
        Tu gagnes 48 à 26. Regarde d’où viennent tes points : 15 du bétail et des cartes au fil des semaines, 28 de 14 faveurs,
        5 parce que tu en as le plus. Les pépites, les colons et certains plateaux comptent aussi ; les dégâts ont coûté
        12 points à ton adversaire. Or, bétail, faveurs ou colons : chaque voie peut gagner si tu t’y tiens.

lesson-own-train = Ton propre convoi
    .say =
        Maintenant, c’est toi qui décides de tout. Choisis l’un des deux plateaux ou la face standard : chacun commence
        avec des ressources différentes et a sa propre capacité. Avant de décider, regarde les colons et les villages de
        la première semaine ; le plateau devrait leur convenir. Joue ensuite quatre jours comme tu veux : tourne des
        dés, achète, recrute.
    .hint =
        Avec la compagnie d’élevage, amasse du bétail : trois têtes n’ont pas besoin d’être nourries lors d’une famine.
        Avec le comptoir, tourne tes dés pour 1 $ et recrute qui tu veux. À chaque tour : prends un dé, utilise-le,
        finis le tour.
    .done =
        Tu connais tout le jeu. Continue jusqu’à la fin de la semaine si tu veux, ou ouvre une table : de deux à quatre
        joueurs, humains ou robots. Tout ce que tu as appris, et chaque exception, se retrouve dans les règles pendant
        que tu joues.
