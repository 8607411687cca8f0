title = Skeleton Trail

turn-of = À { $player } de jouer.
    .you = À toi de jouer.
rolled = { $player } fait { $pips }.
    .you = Tu fais { $pips }.
loaded = { $player } charge une caisse.
    .you = Tu charges une caisse.
drove =
    { $miles ->
        [one] { $player } avance de { $miles } mile.
       *[other] { $player } avance de { $miles } miles.
    }
    .you =
    { $miles ->
        [one] Tu avances de { $miles } mile.
       *[other] Tu avances de { $miles } miles.
    }
arrived = { $player } arrive au bout de la piste.
    .you = Tu arrives au bout de la piste.

action-load = Charger une caisse
action-drive = Avancer
    .now =
    { $pips ->
        [one] Avancer de { $pips } mile
       *[other] Avancer de { $pips } miles
    }
action-roll = Faire { $pips }
prompt-deciding = Avancer ou charger ?

help-load = Prends une caisse au magasin. Chacune vaut 2 points à la fin.
help-drive = Avance d’autant de miles que le dé en montre. Chaque mile vaut un point.

step-turn = tour
step-rolling = lancer
step-deciding = avancer ou charger

source-miles = Miles
source-crates = Caisses
term-die = Dé
term-store = Magasin
term-turn = Tour

wrong-amount = doit être un nombre de { $span }
