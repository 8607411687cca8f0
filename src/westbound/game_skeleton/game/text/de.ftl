title = Skeleton Trail

turn-of = { $player } ist dran.
    .you = Du bist dran.
rolled = { $player } würfelt eine { $pips }.
    .you = Du würfelst eine { $pips }.
loaded = { $player } lädt eine Kiste.
    .you = Du lädst eine Kiste.
drove =
    { $miles ->
        [one] { $player } fährt { $miles } Meile.
       *[other] { $player } fährt { $miles } Meilen.
    }
    .you =
    { $miles ->
        [one] Du fährst { $miles } Meile.
       *[other] Du fährst { $miles } Meilen.
    }
arrived = { $player } kommt am Ende des Weges an.
    .you = Du kommst am Ende des Weges an.

action-load = Eine Kiste laden
action-drive = Fahren
    .now =
    { $pips ->
        [one] { $pips } Meile fahren
       *[other] { $pips } Meilen fahren
    }
action-roll = { $pips } würfeln
prompt-deciding = Fahren oder laden?

help-load = Nimm eine Kiste aus dem Lager. Jede ist am Ende 2 Punkte wert.
help-drive = Fahre so viele Meilen weit, wie der Würfel zeigt. Jede Meile ist einen Punkt wert.

step-turn = Zug
step-rolling = Wurf
step-deciding = Fahren oder Laden

source-miles = Meilen
source-crates = Kisten
term-die = Würfel
term-store = Lager
term-turn = Zug

wrong-amount = muss eine Zahl von { $span } sein
