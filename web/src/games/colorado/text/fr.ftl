# Colorado on the page: French

drawn-middle = Milieu de la table
drawn-my-sheet = Ma feuille
drawn-zoom-in = Plus grand
drawn-zoom-out = Plus petit
drawn-or = ou
drawn-done = Terminé
drawn-in-hand = Cartes en main
drawn-medals = Médailles gagnées ; la septième met fin à la partie
drawn-last-turn = Le dernier tour est fini !

## The call
drawn-caller = Le Causeur : il demande une carte ce tour-ci
drawn-asks = { $caller } demande à { $giver }
drawn-called = Carte du tour
drawn-whom = À qui demandes-tu, et quelle carte ?
drawn-lies-there = Elle est déjà posée devant toi.
drawn-held =
    { $count ->
        [one] Tu en as une en main.
       *[other] Tu en as { $count } en main.
    }

## The actions
drawn-nugget = Prendre une pépite
drawn-buy = Poser une carte en payant sa valeur
drawn-draw = Piocher 3 cartes
drawn-swap = Défausser une paire, poser une carte
drawn-step = Cocher une étape d’une région
drawn-rail = Cocher l’étape suivante du chemin de fer

## What a choice sets off
drawn-sets = Déclenche :
drawn-sets-hint = Choisis quelque chose pour voir ce que cela déclenche.
drawn-sets-pay =
    { $amount ->
        [one] payer { $amount } pépite
       *[other] payer { $amount } pépites
    }
drawn-sets-pair = défausser une paire
drawn-sets-all = tout le monde agit
drawn-sets-twice = le Causeur la défausse et prend une pépite
drawn-sets-family = famille complète : une découverte à la fin du tour
drawn-sets-their-family = complète une famille du Causeur
drawn-sets-nothing = plus rien à découvrir
drawn-sets-full = déjà pleine : rien ne se passe
drawn-sets-box = case { $box } sur { $boxes }
drawn-sets-zone =
    { $points ->
        [one] case { $box } sur { $boxes } : { $points } point en tout
       *[other] case { $box } sur { $boxes } : { $points } points en tout
    }
drawn-sets-medal =
    { $points ->
        [one] médaille : { $points } point
       *[other] médaille : { $points } points
    }
drawn-sets-no-medal = plus de médaille
drawn-sets-end = ta septième : dernier tour !
