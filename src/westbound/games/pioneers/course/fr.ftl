# Le cours de Pioneers : français

lesson-first-drive = Le premier trajet
    .say =
    Chaque passager a un métier, et chaque ville cherche celui de sa tuile. Conduis la diligence, que tous partagent, à
    Albany : on y cherche ton banquier.
    .hint = Choisis Albany sur la carte. Le trajet coûte 1 $.
    .done =
    Ton banquier habite désormais à Albany. Chaque tour te rapporte 3 $, et chaque banquier 1 $ de plus jusqu’à la fin
    de la partie.

lesson-road = Une route à toi
    .say =
    Une route coûte 2 $ : tu y passes gratuitement, les autres t’y paient 1 $. Construis-en une vers Erie, depuis
    Baltimore ou depuis Albany.
    .say-2 = Va maintenant à Erie, dont la tuile cherche ton marchand.
    .hint = Choisis la ligne Baltimore–Erie ou Albany–Erie et construis-y.
    .done =
    Par Baltimore–Erie, le trajet est gratuit. Albany–Erie relie deux de tes pionniers, et chaque pionnier de ton plus
    grand réseau rapporte 2 points à la fin.

lesson-two-purchases = Deux achats
    .say =
    Disons que tu as construit Albany–Erie. Ton marchand d’Erie te donne un second achat à chaque tour : achète un
    chariot et une route, dans l’ordre que tu veux.
    .say-2 = Achète maintenant l’autre. Les deux achats d’un tour sont toujours de sortes différentes.
    .hint =
    « Overland », le premier chariot, ne coûte que 1 $. Une route de Castle Garden à Albany relie deux de tes pionniers.
    .done =
    Un nouveau chariot arrive avec un de tes pionniers à chaque place. Quand tous sont descendus, il rapporte ses points
    et 1 $.

lesson-fares = Le prix d’un trajet
    .say =
    Disons que tu as acheté « Overland » ; va maintenant dans l’une des quatre villes. Chaque ligne coûte 1 $, pour la
    banque ou le propriétaire de la route ; tes routes sont gratuites.
    .hint =
    Superior et St. Louis coûtent 1 $, Raleigh et Louisville 2 $. Mais pour aller à Louisville, les deux dollars vont à
    ton adversaire.
    .done =
    Tu paies avec l’argent que tu as au départ. S’il y a une ville qui convient, que tu peux atteindre et payer, tu dois
    t’y rendre.

lesson-farmers = Trois fermiers d’un coup
    .say =
    Une autre partie : il ne reste qu’un fermier sur « Old Concord », et un chariot vide rapporte tout de suite. Va à
    Charleston, où l’on cherche un fermier.
    .say-2 =
    La tuile Fermier te permet d’en installer jusqu’à deux autres ici. Installe les trois : un d’« Old Concord », deux
    de « Harvest Moon ».
    .hint = Les fermiers descendent un par un : un du chariot 1, deux du chariot 2.
    .done =
    « Old Concord » est vide : 12 points et 1 $. Et ta route de Raleigh mène maintenant à trois pionniers : c’est ton
    plus grand réseau.

lesson-barkeeper = Le barman rend service
    .say = Tu n’as que 1 $, assez pour rejoindre la tuile Barman de Fort Dodge. Vas-y : ton barman y descend.
    .say-2 =
    La tuile renvoie un autre passager dans ta réserve. Deux chariots n’en ont plus qu’un : renvoie le sergent ou le
    marchand pour vider l’un d’eux.
    .hint =
    Renvoyer le sergent vide « Liberty Bell » (12 points), renvoyer le marchand vide « Calico Queen » (8 points).
    .done =
    Dans les deux cas, le chariot est vidé : tu as ses points et 1 $. Le barman aide surtout les passagers qu’aucune
    tuile ne cherche plus.

lesson-invitation = Une invitation
    .say =
    C’est le tour de Bleu, et tu peux rejoindre son sergent à Fort Stockton : pour 2 $, sans action spéciale. Le tien
    est le dernier passager de « Golden West ».
    .hint = Accepte : 2 $ pour 12 points et 1 $, c’est une bonne affaire.
    .done =
    12 points et 1 $ pendant le tour d’un autre ; seul le premier qui accepte participe. Tes chariots sont tous vides :
    ton prochain tour commencera par l’achat d’un chariot.

lesson-sergeant = Une route à côté d’une autre
    .say =
    Ta bourse est vide, mais une de tes routes mène à Fort Abercrombie. Vas-y gratuitement : sa tuile Sergent te donne
    une route.
    .say-2 = Fais descendre un sergent, du chariot que tu veux.
    .say-3 =
    Seul un sergent construit à côté d’une route adverse. Construis sur St. Louis–St. Joseph pour relier deux de tes
    réseaux : à la fin, seul le plus grand compte.
    .hint = Va à Fort Abercrombie, installe un sergent, puis choisis la ligne St. Louis–St. Joseph.
    .done =
    Trois pionniers de plus dans ton plus grand réseau : 6 points de plus. Les deux propriétaires passent gratuitement
    sur cette ligne ; tout autre paie 1 $ à chacun.

lesson-hotel = Une chambre pour tous
    .say = Un hôtel accueille n’importe quel pionnier et te rapporte 3 $, sans action spéciale. Va à celui de Mesilla.
    .say-2 =
    Il n’y a plus de tuile Barman, et Bleu n’a pas de barman pour participer. Installe donc celui de « Pilgrim Star ».
    .hint = Va à Mesilla pour 1 $. Choisis ensuite le barman du chariot 4.
    .done =
    Ton passager le plus difficile à placer a une chambre, et personne n’a pu participer. Avant d’utiliser un hôtel,
    cherche les métiers sans tuile.

lesson-route = Qui paies-tu ?
    .say = Va à la tuile Sergent de Milwaukee. Deux trajets y mènent, et ils n’enrichissent pas les mêmes.
    .say-2 =
    Par Louisville, c’est 3 $, dont 2 $ pour Bleu, qui pourrait alors participer. Par Vicksburg, c’est 4 $, tous pour la
    banque.
    .hint = Les deux trajets se défendent : l’un est moins cher, l’autre ne donne rien à Bleu.
    .done =
    Payer un adversaire fait mal deux fois : tu perds l’argent, et lui l’a. Prends les rênes pour choisir chaque ligne
    toi-même.

lesson-last-round = Le dernier coup
    .say =
    Ton dernier tour, à 57 partout, avec deux routes à construire. Relie Denver City à ton réseau, et Sioux City à Fort
    Abercrombie.
    .say-2 =
    Va à Fort Abercrombie : par ta route depuis Sioux City, c’est gratuit. La tuile Barman peut vider un chariot de
    plus.
    .say-3 = Fais descendre le barman de « Harvest Moon » : il n’y restera qu’un fermier.
    .say-4 = Renvoie maintenant un passager, de préférence le dernier d’un chariot.
    .hint =
    Construis Fort Dodge–Denver City ou Denver City–Albuquerque, et Sioux City–Fort Abercrombie. Après le trajet, vide
    le chariot 4.
    .done =
    Tu as gagné ; 70 points étaient possibles. Les places vides des autres chariots, les pépites et ton plus grand
    réseau comptent aussi, et à égalité les dollars.

lesson-on-your-own = À toi de jouer
    .say =
    Une nouvelle partie : tu commences, et tout est permis. Installe tôt banquiers et marchands, achète des chariots
    recherchés tout près, et fais quatre trajets.
    .hint =
    Si tu hésites, achète une route vers une tuile qui te convient, et vas-y. Accepte les invitations qui vident un
    chariot.
    .done =
    Voilà tout le jeu ; les cas particuliers sont dans les règles. Trouve-toi une table, et bon voyage vers l’ouest !
