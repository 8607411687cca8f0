# Pioneers on the page: French

## Le formulaire d’une édition
edition-leaf-edition = Édition
edition-leaf-four = Carte pour quatre
edition-leaf-three = Carte pour deux et trois
edition-leaf-coaches = Diligences
edition-leaf-starting = Diligences de départ
edition-section-edition = Édition
edition-section-cities-four = Villes
    .one = ville
    .hint = Chaque ville a deux à six lignes. Les noms sont en minuscules, les libellés sont ce qu’on lit.
edition-section-cities-three = Villes
    .one = ville
    .hint = Chaque ville a deux à six lignes. Les noms sont en minuscules, les libellés sont ce qu’on lit.
edition-section-start-four = Case de départ
    .hint = Deux lignes y mènent ; les lignes l’appellent « start ».
edition-section-start-three = Case de départ
    .hint = Deux lignes y mènent ; les lignes l’appellent « start ».
edition-section-lines-four = Lignes
edition-section-lines-three = Lignes
edition-section-covered = Villes couvertes à deux
edition-section-coaches = Diligences
    .hint = Deux à quatre places, 4 à 10 points. Métiers : banker (banquier), merchant (marchand), sergeant (sergent), barkeeper (tenancier), digger (chercheur d’or), farmer (fermier).
edition-section-starting = Diligences de départ
    .hint = À chacune il manque un autre métier.
edition-column-name = Nom
edition-column-label = Libellé
edition-column-x = x
edition-column-y = y
edition-column-seats = Places
edition-column-points = Points
