# Texts of all games: English.  Forms of a sentence: .you (the first person in it), .to-you (another one).

## Players and purses
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow
player-chance = chance
purse-bank = the bank

## Connectives and counts
list-comma = { $list }, { $last }
list-and = { $list } and { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Waiting
waiting =
    { $count ->
        [one] { $who } is choosing: { $step }
       *[other] { $who } are choosing: { $step }
    }
waiting-chance = Chance decides: { $step }

## The end
won = { $who } wins.
    .you = You win.
won-together = { $who } share the victory.
    .you = You and { $who } share the victory.
won-with-points = { $who } wins with { points }.
    .you = You win with { points }.
won-together-with-points = { $who } share the victory with { points } each.
    .you = You and { $who } share the victory with { points } each.
