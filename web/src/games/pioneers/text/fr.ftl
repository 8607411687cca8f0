# Pioneers sur la page : français

pitch = Une seule diligence pour tout le monde : mène-la là où tes pionniers sont attendus, sur des routes que tes rivaux paieront.

## Symboles
symbol-tile-banker = { tile-banker } : cherche { tile-banker.pioneer }. { tile-banker.action }
symbol-tile-merchant = { tile-merchant } : cherche { tile-merchant.pioneer }. { tile-merchant.action }
symbol-tile-sergeant = { tile-sergeant } : cherche { tile-sergeant.pioneer }. { tile-sergeant.action }
symbol-tile-barkeeper = { tile-barkeeper } : cherche { tile-barkeeper.pioneer }. { tile-barkeeper.action }
symbol-tile-digger = { tile-digger } : cherche { tile-digger.pioneer }. { tile-digger.action }
symbol-tile-farmer = { tile-farmer } : cherche { tile-farmer.pioneer }. { tile-farmer.action }
symbol-tile-hotel = { tile-hotel } : { tile-hotel.action }
symbol-stagecoach =
    La diligence, que tous les joueurs conduisent tour à tour ; elle s’arrête à la première tuile sur son trajet.
symbol-start =
    Case de départ : la diligence part d’ici et peut y repasser ; ton pionnier y compte si une de tes routes y mène.
symbol-pawn =
    Un pionnier installé, de la couleur de son joueur : 2 points dans le plus grand réseau de celui-ci ; un chiffre en
    indique plusieurs.
symbol-line = Ligne sans route : y passer coûte 1 $, à la banque.
symbol-road = Route de la couleur de son propriétaire : gratuite pour lui, tous les autres lui paient 1 $.
symbol-double = Deux routes côte à côte : gratuites pour les deux propriétaires, tous les autres paient 1 $ à chacun.
symbol-covered = Ville recouverte : hors jeu, avec toutes les lignes qui la touchent.
symbol-fare = Prix du trajet jusqu’à cette ville ; deux montants s’il y a plusieurs trajets.
symbol-passenger =
    Un pionnier attend sur un chariot : il descend là où une tuile cherche ce métier, ou dans un hôtel.
symbol-seat =
    Place vide : son passager est descendu ; 1 point à la fin, sauf si tout le chariot est vidé.
symbol-worth = Ce que vaut le chariot : ces points et 1 $, dès que son dernier pionnier l’a quitté.
symbol-price =
    Prix de ce rang de la file ; quand on achète un chariot, d’autres avancent vers la gauche et coûtent moins cher.
symbol-emptied = Chariot vidé : ses points sont déjà marqués.
symbol-stack = Pile des chariots : elle complète la file ; quand le dernier y est placé, c’est la dernière manche.
symbol-sign =
    Signe d’un joueur, aussi sur les routes et les billets : à chaque couleur vont une forme et un motif.
symbol-cash = Dollars : pour les achats, les trajets et les invitations ; ils départagent les égalités.
symbol-roads = Routes restantes, sur 15 ; quand un joueur a construit la dernière, c’est la dernière manche.
symbol-supply = Pionniers en réserve : on ne peut acheter un chariot que s’il y en a un pour chacune de ses places.
symbol-nuggets =
    Pépite : une tuile Chercheur d’or en donne une, qui vaudra 3 à 5 points à la fin ; seul son propriétaire le sait.
symbol-flag = Premier joueur : chaque manche commence ici.
symbol-bank = La banque, qui n’est jamais à court d’argent.
symbol-ending =
    La fin approche : la manche où le dernier chariot de la pile entre dans la file, ou où quelqu’un construit sa
    dernière route, est la dernière. Une manche où personne n’achète ni n’installe rien l’est aussi.
## Le formulaire d’une édition
edition-leaf-four = Carte à quatre
edition-leaf-three = Carte à deux et à trois
edition-leaf-coaches = Chariots
edition-leaf-starting = Chariots de départ
edition-section-cities-four = Villes
    .one = ville
    .hint = Chaque ville a deux à six lignes. Les noms sont en minuscules, les libellés sont ce qu’on lit.
edition-section-cities-three = Villes
    .one = ville
    .hint = Chaque ville a deux à six lignes. Les noms sont en minuscules, les libellés sont ce qu’on lit.
edition-section-start-four = Case de départ
    .hint = Deux lignes y mènent ; elles l’appellent « start ».
edition-section-start-three = Case de départ
    .hint = Deux lignes y mènent ; elles l’appellent « start ».
edition-section-lines-four = Lignes
edition-section-lines-three = Lignes
edition-section-covered = Villes recouvertes à deux joueurs
edition-section-coaches = Chariots
    .hint =
    Deux à quatre places, 4 à 10 points. Métiers : banker (banquier), merchant (marchand), sergeant (sergent), barkeeper
    (barman), digger (chercheur d’or), farmer (fermier).
edition-section-starting = Chariots de départ
    .hint = À chacun, il manque un métier différent.
edition-column-x = x
edition-column-y = y
edition-column-seats = Places
edition-column-points = Points

## Le guide pour débuter
guide-goal = Installe tes pionniers dans toute l’Amérique : à la fin, le plus de points gagne.
guide-prompt = Ici, tu lis ce que tu peux faire. Choisis dans la liste ou sur la carte.
guide-map = Tout le monde partage une diligence. Conduis-la dans une ville qui montre le métier d’un de tes pionniers.
guide-place = Ton argent et tes chariots. Un chariot vide marque ses points.
