# Pioneer Days on the page: French

drawn-week = Semaine { $week } sur 4
drawn-day = Jour { $day } sur 5
drawn-no-dice = Aucun dé sur la table.
drawn-hand = { $player } tient
drawn-all-advance = Tous les désastres avancent !

## The die that nobody takes
drawn-omen-hint = Désigne un dé pour voir ce qu’il laisse derrière lui.
drawn-if-taken =
    { $count ->
        [0] Si tu prends ce dé, il n’en reste aucun.
        [one] Si tu prends ce dé, celui-ci reste pour les désastres :
       *[other] Si tu prends ce dé, l’un de ceux-ci restera pour les désastres :
    }
drawn-omen = { $what } : avance
    .may = { $what } : peut avancer
drawn-omen-strikes = { $what } : frappe !
    .may = { $what } : peut frapper !
drawn-steps =
    { $count ->
        [one] frappe au prochain pas
       *[other] encore { $count } pas
    }
drawn-movers = Dés qui feraient avancer ce désastre
drawn-storm = Orage : chaque chariot coûte 1 bois ; ceux pour lesquels il en manque sont endommagés.
drawn-raid = Pillage : tu perds la moitié de tes dollars, arrondie au supérieur.
drawn-famine = Famine : chaque tête de bétail coûte 1 $ ; celles que tu ne peux pas payer sont perdues.
drawn-disease = Maladie : chacun de tes colons coûte 1 remède ; les autres sont perdus.

## Faces
drawn-face-wild = Joker : n’importe laquelle des cinq autres actions
drawn-face-mine = Mine : pioche un jeton Or
drawn-face-equipment = Équipement : prends une tuile du General Store
drawn-face-cattle = Bétail : prends une tête
drawn-face-wood = Bois : prends-en un
drawn-face-medicine = Remède : prends-en un

## Store, towns, wagons
drawn-store-empty = Il ne reste rien cette semaine.
drawn-slots = { $count } emplacements
drawn-have = Tu l’as.
drawn-spare = Emplacements de plus, grâce à une carte
drawn-damaged =
    { $count ->
        [one] un marqueur de dégât
       *[other] { $count } marqueurs de dégât
    }
drawn-over =
    { $count ->
        [one] Un emplacement manque :
       *[other] { $count } emplacements manquent :
    }
drawn-stowed = Emplacements occupés, et emplacements en tout

## Players
drawn-done = A choisi
drawn-kept = Sauvé

## Le formulaire d’une édition
edition-leaf-edition = Édition
edition-leaf-townsfolk = Citadins
edition-leaf-towns = Villes
edition-leaf-equipment = Équipement
edition-leaf-boards = Plateaux
edition-section-edition = Édition
edition-section-townsfolk = Citadins
    .hint = Cinq séries de douze. Ce qu’ils font commence par un moment : now, each week, each turn, always, on wood, after raid…
edition-section-towns = Villes
    .hint = Chacune demande deux à quatre marchandises (2 à 4 dollars en font une) et donne une à cinq faveurs.
edition-section-equipment = Équipement
    .hint = Trois tuiles de chaque sorte qui agit avec une face, deux lampes, une ou plus des autres.
edition-section-boards = Plateaux
edition-section-standard = Pionnier standard
edition-column-name = Nom
edition-column-label = Libellé
edition-column-set = Série
edition-column-person = Personne
edition-column-does = Fait
edition-column-scores = Rapporte
edition-column-wood = Bois
edition-column-medicine = Médicaments
edition-column-gold = Or
edition-column-equipment = Équipement
edition-column-cattle = Bétail
edition-column-money = Dollars
edition-column-favors = Faveurs
edition-column-kind = Sorte
edition-column-wagon = Chariot
