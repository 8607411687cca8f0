# Pioneer Days auf der Seite: Deutsch

pitch = Jeden Tag ein Würfel zum Schürfen, Handeln und Anheuern – doch der, den ihr liegen lasst, bringt den Sturm.
drawn-week = Woche { $week } von 4
drawn-day = Tag { $day } von 5
drawn-visit = Stadtbesuch nach Woche { $week }
drawn-no-dice = Keine Würfel auf dem Tisch.
drawn-hand = { $player } hält
drawn-all-advance = Alle Katastrophen rücken vor!

## The die that nobody takes
drawn-omen-hint = Zeig auf einen Würfel oder lass den Finger darauf liegen: So siehst du, was übrig bliebe.
drawn-if-taken =
    { $count ->
        [0] Nimmst du diesen Würfel, bleibt keiner.
        [one] Nimmst du diesen Würfel, bleibt dieser für die Katastrophen:
       *[other] Nimmst du diesen Würfel, bleibt einer von diesen für die Katastrophen:
    }
drawn-omen = { $what } rückt vor
    .may = { $what } rückt vielleicht vor
drawn-omen-strikes = { $what } schlägt zu!
    .may = { $what } schlägt vielleicht zu!
drawn-steps =
    { $count ->
        [0] bricht jetzt herein
        [one] schlägt mit dem nächsten Schritt zu
       *[other] noch { $count } Schritte
    }
drawn-movers = Würfel, die sie vorrücken ließen
drawn-since-strikes = Was Katastrophen seit deinem Zug gekostet haben
drawn-unharmed = unversehrt

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
drawn-picks =
    { $picks ->
        [one] Sturmschaden: ein Planwagen
       *[other] Sturmschaden: Planwagen { $pick } von { $picks }
    }
drawn-over =
    { $count ->
        [one] Ein Ladeplatz zu wenig:
       *[other] { $count } Ladeplätze zu wenig:
    }
drawn-stowed = Belegte von allen Ladeplätzen

## Players
drawn-done = Fertig
drawn-kept = Gerettet

## What the symbols mean: faces and goods
symbol-wild = Joker: eine Aktion nach Wahl aus Mine, Ausrüstung, Vieh, Holz und Medizin; Einkommen 1 $.
symbol-mine = Mine: Ziehe ein Goldplättchen, das nur du siehst; Einkommen 2 $.
symbol-equipment =
    Ausrüstung: eine aus dem Gemischtwarenladen; sie braucht einen Ladeplatz und hilft dir, solange du sie hast;
    Einkommen 3 $.
symbol-cattle =
    Vieh: Jedes Rind bringt bei jedem Besuch im Ort 1 Punkt und braucht keinen Ladeplatz; bei einer Hungersnot kostet
    jedes 1 $. Als Würfelseite: nimm eines, oder 4 $ Einkommen.
symbol-wood =
    Holz: Im Sturm kostet jeder Planwagen 1; zwei teilen sich einen Ladeplatz. Als Würfelseite: nimm eines, oder 5 $
    Einkommen.
symbol-medicine =
    Medizin: Bei einer Seuche rettet sie einen deiner Siedler; zwei teilen sich einen Ladeplatz. Als Würfelseite: nimm
    eine, oder 6 $ Einkommen.
symbol-money = Dollar: für Planwagen, das Drehen des Würfels, Futter und Orte; ein Überfall nimmt die Hälfte.
symbol-gold =
    Gold: Jedes Plättchen hat ein bis drei Nuggets, am Ende je 1 Punkt, und braucht einen Ladeplatz; wie viele Nuggets,
    weiß nur, wer es hat.
symbol-favors = Gunstplättchen: am Ende je 2 Punkte, und 5 mehr, wenn du die meisten hast.
symbol-points = Punkte: was das am Ende der Partie wert ist.
symbol-townsfolk = Siedler: Wirb sie mit einem Würfel ihrer Seite an; sie helfen dir und bringen am Ende Punkte.
symbol-income = Einkommen: Nutze den Würfel für diese Dollar statt für seine Aktion.
symbol-turn = Dreh deinen Würfel auf diese Seite, bevor du ihn nutzt; für die neue Seite wirkt keine Karte.

## What the symbols mean: wagons
symbol-small_wagon = Kleiner Planwagen: vier Ladeplätze für 5 $; im Sturm kostet er 1 Holz, sonst wird er beschädigt.
symbol-large_wagon = Großer Planwagen: sechs Ladeplätze für 8 $; im Sturm kostet er 1 Holz, sonst wird er beschädigt.
symbol-wagons = Belegte von allen Ladeplätzen deiner Planwagen: Was am Ende des Zuges nicht passt, wird abgeworfen.
symbol-slot = Ladeplatz: Platz für ein Goldplättchen, eine Ausrüstung, bis zu zwei Holz oder bis zu zwei Medizin.
symbol-damage = Schaden: verdeckt für immer zwei Ladeplätze des Planwagens und kostet am Ende 2 Punkte.
symbol-town =
    Stadt: Am Ende einer Woche kannst du jede ausliegende Stadt einmal besuchen; gib alles, was sie verlangt, und nimm
    ihre Gunst.

## What the symbols mean: dice and disasters
symbol-blue = Blauer Würfel: Nimmt ihn niemand, kommt der Sturm einen Schritt näher.
symbol-red = Roter Würfel: Nimmt ihn niemand, kommt der Überfall einen Schritt näher.
symbol-yellow = Gelber Würfel: Nimmt ihn niemand, kommt die Hungersnot einen Schritt näher.
symbol-green = Grüner Würfel: Nimmt ihn niemand, kommt die Seuche einen Schritt näher.
symbol-black = Schwarzer Würfel: Nimmt ihn niemand, kommen alle vier Katastrophen einen Schritt näher.
symbol-bag = Der Beutel: Würfel, die diese Woche noch kommen, nach Farben.
symbol-flag = Startspieler des Tages: zieht die Würfel, würfelt und nimmt den ersten.
symbol-storm = Sturm: Jeder Planwagen kostet 1 Holz; jeder, für den es fehlt, bekommt einen Schadensmarker.
symbol-raid = Überfall: Du verlierst die Hälfte deiner Dollar, aufgerundet.
symbol-famine = Hungersnot: Jedes Rind kostet 1 $; was du nicht bezahlen kannst, ist verloren.
symbol-disease = Seuche: Jeder deiner Siedler kostet 1 Medizin; wen du nicht rettest, verlierst du.

## What the symbols mean: equipment
symbol-cards = Karten: 2 $, wenn du einen Würfel mit der gezeigten Seite nimmst.
symbol-hatchet = Beil: 1 Holz, wenn du einen Würfel mit der gezeigten Seite nimmst.
symbol-bandage = Verband: 1 Medizin, wenn du einen Würfel mit der gezeigten Seite nimmst.
symbol-pan = Goldpfanne: ein Goldplättchen, wenn du einen Würfel mit der gezeigten Seite nimmst.
symbol-yoke = Joch: ein Rind, wenn du einen Würfel mit der gezeigten Seite nimmst.
symbol-vaccine = Impfstoff: Einer deiner Siedler ist gegen Seuchen immun.
symbol-lamp = Lampe: Ziehe in der Mine ein Goldplättchen mehr und behalte eines.
symbol-harmonica = Mundharmonika: Du darfst auch einen Siedler unter einer Nachbarseite deines Würfels anwerben.
symbol-hay = Heu: Zwei deiner Rinder brauchen bei einer Hungersnot kein Futter.
symbol-revolver = Revolver: 3 $ nach einem Überfall.
symbol-safe = Tresor: 2 $ mehr, wenn du Einkommen nimmst.
symbol-wheel = Rad: Einer deiner Planwagen ist gegen Sturm immun.
## Das Formular einer Ausgabe
edition-leaf-townsfolk = Siedler
edition-leaf-towns = Orte
edition-leaf-equipment = Ausrüstung
edition-leaf-boards = Spielertafeln
edition-section-townsfolk = Siedler
    .hint = Fünf Sätze zu zwölf. Was sie tun, beginnt mit einem Zeitpunkt: now, each week, each turn, always, on wood, after raid …
edition-section-towns = Orte
    .hint = Jeder verlangt zwei bis vier Waren (2 bis 4 Dollar gelten als eine) und gibt 1 bis 5 Gunstplättchen.
edition-section-equipment = Ausrüstung
    .hint = Drei von jeder Art, die mit einer Würfelseite wirkt, zwei Lampen, mindestens eine von jeder anderen.
edition-section-boards = Spielertafeln
edition-section-standard = Standardpionier
edition-column-set = Satz
edition-column-person = Person
edition-column-does = Tut
edition-column-scores = Am Ende
edition-column-wood = Holz
edition-column-medicine = Medizin
edition-column-gold = Gold
edition-column-equipment = Ausrüstung
edition-column-cattle = Vieh
edition-column-money = Dollar
edition-column-favors = Gunst
edition-column-kind = Art
edition-column-wagon = Planwagen

## Die Einführung
guide-goal = Führe deinen Treck durch vier Wochen: Wer am Ende die meisten Punkte hat, gewinnt.
guide-dice = Jeden Tag nimmst du einen Würfel: für Geld, für Waren oder um jemanden anzuwerben.
guide-disasters = Der Würfel, den niemand nimmt, bringt eine Katastrophe näher. Sie trifft alle: Sorge vor.
guide-place = Dein Treck. Am Ende jeder Woche bringen Rinder Punkte und Waren Gunstplättchen.
