title = Skeleton Trail

turn-of = { $player }’s turn.
    .you = Your turn.
rolled = { $player } rolls a { $pips }.
    .you = You roll a { $pips }.
loaded = { $player } loads a crate.
    .you = You load a crate.
drove =
    { $miles ->
        [one] { $player } drives { $miles } mile.
       *[other] { $player } drives { $miles } miles.
    }
    .you =
    { $miles ->
        [one] You drive { $miles } mile.
       *[other] You drive { $miles } miles.
    }
arrived = { $player } reaches the end of the trail.
    .you = You reach the end of the trail.

action-load = Load a crate
action-drive = Drive
    .now =
    { $pips ->
        [one] Drive { $pips } mile
       *[other] Drive { $pips } miles
    }
action-roll = Roll { $pips }
prompt-deciding = Drive or load?

help-load = Take a crate from the store. Each is worth 2 points at the end.
help-drive = Drive your wagon as many miles as the die shows. Each mile is worth a point.

step-turn = turn
step-rolling = roll
step-deciding = drive or load

source-miles = Miles
source-crates = Crates
term-die = Die
term-store = Store
term-turn = Turn

wrong-amount = must be a number from { $span }
