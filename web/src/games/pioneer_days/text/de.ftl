# Pioneer Days on the page: German

drawn-week = Woche { $week } von 4
drawn-day = Tag { $day } von 5
drawn-no-dice = Keine Würfel auf dem Tisch.
drawn-hand = { $player } hält
drawn-all-advance = Alle Katastrophen rücken vor!

## The die that nobody takes
drawn-omen-hint = Zeige auf einen Würfel, um zu sehen, was er zurücklässt.
drawn-if-taken =
    { $count ->
        [0] Nimmst du diesen Würfel, bleibt keiner.
        [one] Nimmst du diesen Würfel, bleibt dieser für die Katastrophen:
       *[other] Nimmst du diesen Würfel, bleibt einer von diesen für die Katastrophen:
    }
drawn-omen = { $what } rückt vor
    .may = { $what } rückt vielleicht vor
drawn-omen-strikes = { $what } bricht aus!
    .may = { $what } bricht vielleicht aus!
drawn-steps =
    { $count ->
        [one] bricht mit dem nächsten Schritt aus
       *[other] noch { $count } Schritte
    }
drawn-movers = Würfel, die sie vorrücken würden
drawn-storm = Sturm: Jeder Planwagen kostet 1 Holz; jeder, für den es fehlt, wird beschädigt.
drawn-raid = Überfall: Die Hälfte deiner Dollar, aufgerundet, ist verloren.
drawn-famine = Hungersnot: Jedes Rind kostet 1 $; die du nicht bezahlen kannst, sind verloren.
drawn-disease = Seuche: Jeder deiner Siedler kostet 1 Medizin; die anderen sind verloren.

## Faces
drawn-face-wild = Joker: eine der fünf anderen Aktionen
drawn-face-mine = Mine: ziehe ein Goldplättchen
drawn-face-equipment = Ausrüstung: nimm eine aus dem Gemischtwarenladen
drawn-face-cattle = Vieh: nimm ein Rind
drawn-face-wood = Holz: nimm eines
drawn-face-medicine = Medizin: nimm eine

## Store, towns, wagons
drawn-store-empty = Diese Woche ist nichts mehr da.
drawn-slots = { $count } Ladeplätze
drawn-have = Das hast du.
drawn-spare = Weitere Ladeplätze, dank einer Karte
drawn-damaged =
    { $count ->
        [one] ein Schadensmarker
       *[other] { $count } Schadensmarker
    }
drawn-over =
    { $count ->
        [one] Ein Ladeplatz zu wenig:
       *[other] { $count } Ladeplätze zu wenig:
    }
drawn-stowed = Belegte Ladeplätze und Ladeplätze insgesamt

## Players
drawn-done = Fertig
drawn-kept = Gerettet

## Das Formular einer Ausgabe
edition-leaf-edition = Ausgabe
edition-leaf-townsfolk = Stadtleute
edition-leaf-towns = Städte
edition-leaf-equipment = Ausrüstung
edition-leaf-boards = Tableaus
edition-section-edition = Ausgabe
edition-section-townsfolk = Stadtleute
    .hint = Fünf Sätze zu zwölf. Was sie tun, beginnt mit einem Zeitpunkt: now, each week, each turn, always, on wood, after raid …
edition-section-towns = Städte
    .hint = Jede will zwei bis vier Waren (2 bis 4 Dollar sind eine) und gibt ein bis fünf Gefallen.
edition-section-equipment = Ausrüstung
    .hint = Drei Plättchen von jeder Art, die mit einer Würfelseite wirkt, zwei Lampen, eins oder mehr von den anderen.
edition-section-boards = Tableaus
edition-section-standard = Standardsiedler
edition-column-name = Name
edition-column-label = Beschriftung
edition-column-set = Satz
edition-column-person = Person
edition-column-does = Tut
edition-column-scores = Zählt
edition-column-wood = Holz
edition-column-medicine = Medizin
edition-column-gold = Gold
edition-column-equipment = Ausrüstung
edition-column-cattle = Vieh
edition-column-money = Dollar
edition-column-favors = Gefallen
edition-column-kind = Art
edition-column-wagon = Planwagen
