# Textes de tous les jeux : français. Formes d’une phrase : .you (la première personne nommée), .to-you (une autre).

## Joueurs et bourses
player-red = Rouge
player-blue = Bleu
player-green = Vert
player-yellow = Jaune
player-chance = le hasard
purse-bank = la banque

## Liaisons et nombres
list-comma = { $list }, { $last }
list-and = { $list } et { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Attente
waiting =
    { $count ->
        [one] { $who } choisit : { $step }
       *[other] { $who } choisissent : { $step }
    }
waiting-chance = Le hasard décide : { $step }

## La fin
won = { $who } gagne.
    .you = Tu gagnes.
won-together = { $who } se partagent la victoire.
    .you = Tu partages la victoire avec { $who }.
won-with-points = { $who } gagne avec { points }.
    .you = Tu gagnes avec { points }.
won-together-with-points = { $who } se partagent la victoire avec { points } chacun.
    .you = Tu partages la victoire avec { $who } : { points } chacun.
