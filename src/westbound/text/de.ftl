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
deed-effects = { $deed }: { $effects }.

## Bots: ihre Namen, und wie sie spielen
bot-random = Landstreicher
    .character = spielt zufällig
bot-greenhorn = Grünschnabel
    .character = meint es gut, irrt oft
bot-greedy = Händler
    .character = will schnelle Gewinne
bot-scout = Späher
    .character = schnell, will jeden Punkt
bot-marshal = Marshal
    .character = denkt voraus
bot-legend = Legende
    .character = denkt sehr weit voraus
level = { $level } · { $bot } – { $character }

## Warten
waiting =
    { $count ->
        [one] { $who } wählt: { $step }
       *[other] { $who } wählen: { $step }
    }
waiting-chance = Der Zufall entscheidet ({ $step })
thinking =
    { $count ->
        [one] { $who } überlegt.
       *[other] { $who } überlegen.
    }

## Was eine Wahl auslösen würde
foresight-nothing = Nichts außer der Wahl selbst.
foresight-then = Danach: { $what }
foresight-or = Oder: { $what }
foresight-secret = Was folgt, hängt von etwas Verdecktem ab.
hint-where = Schau auf das, was leuchtet.
hint-where-pass = Überleg dir, ob es sich lohnt, noch mehr zu tun.
hint-compare = Vergleiche „{ $one }“ und „{ $other }“.
hint-think = Schau dir „{ $thing }“ genau an.
hint-chance = { $win } % Siegchance, statt { $other } % mit der nächstbesten Wahl.
hint-even = { $win } % Siegchance; die nächstbeste Wahl ist etwa gleich gut.
hint-against = Die nächstbeste, „{ $choice }“: { $what }
argument-against = Die andere Möglichkeit: { $what }
hint-no-reason = Einen einfachen Grund gibt es nicht: Wenn man von hier aus viele Partien spielt, schneidet das am besten ab.

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

## Was die meisten Spiele sagen
term-player = Spieler
    .many = Spieler
term-point = Punkt
    .many = Punkte
term-since-turn = Seit deinem Zug
term-price = Preis
term-winner = Gewinner
    .many = Gewinner
term-decides = Wählt
term-game-over = Spielende
term-you = du
term-fact = { $what }: { $fact }
action-pass = Passen
game-over = Die Partie ist zu Ende.
begins = { $player } beginnt.
    .you = Du beginnst.
action-first = { $player } beginnt
help-pass = Tu hier nichts und mach weiter.

## Was an einer Ausgabe nicht stimmt
wrong-near = { $sentence }; vielleicht „{ $near }“?
wrong-span = { $least } bis { $most }
wrong-missing = fehlt
wrong-unknown-key = unbekannter Schlüssel
wrong-same = { $count } davon sind „{ $value }“
wrong-text = muss ein Text sein
wrong-text-long = muss ein Text in einer Zeile sein, mit höchstens { $most } Buchstaben
wrong-label = muss 1 bis { $most } Buchstaben haben
wrong-number = muss eine ganze Zahl sein
wrong-number-large = muss eine ganze Zahl bis höchstens { $most } sein
wrong-list = muss eine Liste sein
wrong-texts = muss eine Liste von Texten sein
wrong-texts-long = müssen Texte in einer Zeile sein, mit je höchstens { $most } Buchstaben
wrong-table = muss eine Tabelle sein
wrong-tables = muss eine Liste von Tabellen sein
wrong-list-long = { $count } Stück; Platz ist für { $most }
wrong-count = { $count } Stück; in der Schachtel sind { $wanted }
wrong-name = „{ $name }“ ist kein gültiger Name: Nimm Kleinbuchstaben, Ziffern und _
wrong-our-name = „{ $name }“ ist unsere eigene Ausgabe; nimm einen anderen Namen
wrong-off-map = { $at } liegt nicht auf der Karte, die { $width } breit und { $height } hoch ist
wrong-toml = keine TOML-Datei
wrong-toml-at = keine TOML-Datei: Fehler in Zeile { $line }, Spalte { $column }
wrong-nested = zu tief verschachtelt: Zeile { $line } hat mehr als { $most } Punkte
wrong-no-edition = { $why }; unsere Ausgaben sind: { $ours }
wrong-file = lässt sich nicht lesen: { $why }
wrong-no-game = gehört zu keinem Spiel; es gibt { $games }
wrong-words-number = „{ $sentence }“: „{ $word }“ muss eine Zahl von 1 bis { $most } sein
wrong-words-list = „{ $sentence }“: „{ $word }“ kann dort nicht stehen
wrong-words-early = „{ $sentence }“: endet zu früh; am nächsten kommt „{ $pattern }“
wrong-words-unfit = „{ $sentence }“: „{ $word }“ passt nicht; am nächsten kommt „{ $pattern }“
