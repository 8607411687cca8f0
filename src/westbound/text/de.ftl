# Texte aller Spiele: Deutsch. Formen eines Satzes: .you (die zuerst genannte Person), .to-you (eine andere).

## Spieler und Kassen
player-red = Rot
player-blue = Blau
player-green = Grün
player-yellow = Gelb
player-chance = der Zufall
purse-bank = die Bank

## Verbindungen und Anzahlen
list-comma = { $list }, { $last }
list-and = { $list } und { $last }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Warten
waiting =
    { $count ->
        [one] { $who } wählt: { $step }
       *[other] { $who } wählen: { $step }
    }
waiting-chance = Der Zufall entscheidet: { $step }

## Das Ende
won = { $who } gewinnt.
    .you = Du gewinnst.
won-together = { $who } teilen sich den Sieg.
    .you = Du teilst dir den Sieg mit { $who }.
won-with-points = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    .you = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
won-together-with-points = { $who } teilen sich den Sieg: je { points }.
    .you = Du teilst dir den Sieg mit { $who }: je { points }.
