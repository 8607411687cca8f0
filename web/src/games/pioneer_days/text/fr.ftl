# Pioneer Days sur la page : français

pitch = Un dé par jour pour creuser, commercer et recruter – et gare à celui que tu laisses : il amène la tempête.
drawn-week = Semaine { $week } sur 4
drawn-day = Jour { $day } sur 5
drawn-visit = Visite en ville après la semaine { $week }
drawn-no-dice = Aucun dé sur la table.
drawn-hand = { $player } tient
drawn-all-advance = Tous les désastres avancent !

## The die that nobody takes
drawn-omen-hint = Pointe un dé, ou garde le doigt dessus, pour voir ceux qui resteraient.
drawn-if-taken =
    { $count ->
        [0] Si tu prends ce dé, il n’en reste aucun.
        [one] Si tu prends ce dé, celui-ci reste pour les désastres :
       *[other] Si tu prends ce dé, l’un de ceux-ci restera pour les désastres :
    }
drawn-omen = { $what } : avance
    .may = { $what } : peut avancer
drawn-omen-strikes = { $what } : frappe !
    .may = { $what } : peut frapper !
drawn-steps =
    { $count ->
        [0] frappe maintenant
        [one] frappe à la prochaine case
       *[other] encore { $count } cases
    }
drawn-movers = Dés qui feraient avancer ce désastre
drawn-since-strikes = Ce que les désastres ont coûté depuis ton tour
drawn-unharmed = indemne

## Store, towns, wagons
drawn-store-empty = Il ne reste rien cette semaine.
drawn-slots = { $count } emplacements
drawn-have = Tu l’as.
drawn-spare = Emplacements de plus, grâce à une carte
drawn-damaged =
    { $count ->
        [one] un marqueur Dégât
       *[other] { $count } marqueurs Dégât
    }
drawn-picks =
    { $picks ->
        [one] Dégâts de l’orage : un chariot
       *[other] Dégâts de l’orage : chariot { $pick } sur { $picks }
    }
drawn-over =
    { $count ->
        [one] Il manque un emplacement :
       *[other] Il manque { $count } emplacements :
    }
drawn-stowed = Emplacements occupés, sur le total

## Players
drawn-done = A choisi
drawn-kept = Sauvé

## What the symbols mean: faces and goods
symbol-wild = Joker : une action au choix parmi mine, équipement, bétail, bois et remède ; revenus 1 $.
symbol-mine = Mine : pioche un jeton Or que tu es seul à voir ; revenus 2 $.
symbol-equipment =
    Équipement : une tuile du magasin général, qui occupe un emplacement et t’aide tant que tu l’as ; revenus 3 $.
symbol-cattle =
    Bétail : chaque tête rapporte 1 point à chaque visite et n’occupe aucun emplacement ; lors d’une famine, chacune
    coûte 1 $. Comme face : prends-en une, ou 4 $ de revenus.
symbol-wood =
    Bois : lors d’un orage, chaque chariot en coûte 1 ; deux partagent un emplacement. Comme face : prends-en un, ou 5 $
    de revenus.
symbol-medicine =
    Remède : en cas de maladie, il sauve un de tes colons ; deux partagent un emplacement. Comme face : prends-en un,
    ou 6 $ de revenus.
symbol-money =
    Dollars : pour les chariots, changer la face du dé, le fourrage et les villages ; un pillage en prend la moitié.
symbol-gold =
    Or : chaque jeton a une à trois pépites, chacune 1 point à la fin, et occupe un emplacement ; seul son propriétaire
    sait combien.
symbol-favors = Faveurs : 2 points chacune à la fin, et 5 de plus pour qui en a le plus.
symbol-points = Points : ce que cela vaut à la fin de la partie.
symbol-townsfolk = Colons : recrutés avec le dé de leur face ; ils t’aident, et rapportent s’ils sont avec toi à la fin.
symbol-income = Revenus : utilise le dé pour toucher ces dollars au lieu de son action.
symbol-turn = Tourne ton dé sur cette face avant de l’utiliser ; aucune carte n’agit pour la nouvelle face.

## What the symbols mean: wagons
symbol-small_wagon =
    Petit chariot : quatre emplacements pour 5 $ ; lors d’un orage, il coûte 1 bois, sinon il est endommagé.
symbol-large_wagon =
    Grand chariot : six emplacements pour 8 $ ; lors d’un orage, il coûte 1 bois, sinon il est endommagé.
symbol-wagons = Emplacements occupés, sur ceux de tous les chariots : ce qui ne tient pas à la fin du tour est défaussé.
symbol-slot = Emplacement : place pour un jeton Or, un équipement, jusqu’à deux bois ou jusqu’à deux remèdes.
symbol-damage = Dégât : recouvre deux emplacements du chariot pour de bon et coûte 2 points à la fin.
symbol-town =
    Ville : à la fin d’une semaine, tu peux visiter une fois chaque ville exposée ; donne tout ce qu’elle demande pour
    recevoir ses faveurs.

## What the symbols mean: dice and disasters
symbol-blue = Dé bleu : si personne ne le prend, l’orage se rapproche d’une case.
symbol-red = Dé rouge : si personne ne le prend, le pillage se rapproche d’une case.
symbol-yellow = Dé jaune : si personne ne le prend, la famine se rapproche d’une case.
symbol-green = Dé vert : si personne ne le prend, la maladie se rapproche d’une case.
symbol-black = Dé noir : si personne ne le prend, les quatre désastres se rapprochent d’une case.
symbol-bag = Le sac : les dés encore à venir cette semaine, par couleur.
symbol-flag = Premier joueur du jour : il pioche et lance les dés, et prend le premier.
symbol-storm = Orage : chaque chariot coûte 1 bois ; chacun pour lequel il en manque reçoit un marqueur Dégât.
symbol-raid = Pillage : tu perds la moitié de tes dollars, arrondie à l’unité supérieure.
symbol-famine = Famine : chaque tête de bétail coûte 1 $ ; celles que tu ne peux pas payer sont perdues.
symbol-disease = Maladie : chacun de tes colons coûte 1 remède ; ceux que tu ne sauves pas sont perdus.

## What the symbols mean: equipment
symbol-cards = Cartes : 2 $ quand tu prends un dé qui montre la face indiquée.
symbol-hatchet = Hachette : 1 bois quand tu prends un dé qui montre la face indiquée.
symbol-bandage = Bandage : 1 remède quand tu prends un dé qui montre la face indiquée.
symbol-pan = Tamis : un jeton Or quand tu prends un dé qui montre la face indiquée.
symbol-yoke = Joug : une tête de bétail quand tu prends un dé qui montre la face indiquée.
symbol-vaccine = Vaccin : un de tes colons est immunisé contre la maladie.
symbol-lamp = Lampe : en minant, pioche un jeton Or de plus et gardes-en un.
symbol-harmonica = Harmonica : tu peux aussi recruter un colon sous une face voisine de celle de ton dé.
symbol-hay = Foin : lors d’une famine, deux têtes de bétail n’ont pas besoin d’être nourries.
symbol-revolver = Revolver : 3 $ après un pillage.
symbol-safe = Coffre-fort : 2 $ de plus chaque fois que tu touches des revenus.
symbol-wheel = Roue : un de tes chariots est immunisé contre l’orage.
## Le formulaire d’une édition
edition-leaf-townsfolk = Colons
edition-leaf-towns = Villages
edition-leaf-equipment = Équipement
edition-leaf-boards = Plateaux
edition-section-townsfolk = Colons
    .hint = Cinq séries de douze. Ce qu’ils font commence par un moment : now, each week, each turn, always, on wood, after raid…
edition-section-towns = Villages
    .hint = Chacun demande deux à quatre ressources (2 à 4 dollars en font une) et donne une à cinq faveurs.
edition-section-equipment = Équipement
    .hint = Trois tuiles de chaque sorte qui agit avec une face, deux lampes, au moins une de chaque autre.
edition-section-boards = Plateaux
edition-section-standard = Pionnier standard
edition-column-set = Série
edition-column-person = Personne
edition-column-does = Fait
edition-column-scores = À la fin
edition-column-wood = Bois
edition-column-medicine = Remèdes
edition-column-gold = Or
edition-column-equipment = Équipement
edition-column-cattle = Bétail
edition-column-money = Dollars
edition-column-favors = Faveurs
edition-column-kind = Type
edition-column-wagon = Chariot

## Le guide pour débuter
guide-goal = Mène ton convoi pendant quatre semaines : à la fin, le plus de points gagne.
guide-dice = Chaque jour, tu prends un dé, pour de l’argent, des ressources ou pour recruter quelqu’un.
guide-disasters = Le dé que personne ne prend rapproche un désastre. Il frappe tout le monde : prépare-toi.
guide-place = Ton convoi. À la fin de chaque semaine, son bétail et ses ressources rapportent des points ou des faveurs.
