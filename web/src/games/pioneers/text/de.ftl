# Pioneers auf der Seite: Deutsch

pitch = Eine Kutsche für alle: Lenk sie dahin, wo deine Pioniere gebraucht werden – auf Straßen, für die die anderen zahlen.

## Symbole
symbol-tile-banker = { tile-banker }: sucht { tile-banker.pioneer }. { tile-banker.action }
symbol-tile-merchant = { tile-merchant }: sucht { tile-merchant.pioneer }. { tile-merchant.action }
symbol-tile-sergeant = { tile-sergeant }: sucht { tile-sergeant.pioneer }. { tile-sergeant.action }
symbol-tile-barkeeper = { tile-barkeeper }: sucht { tile-barkeeper.pioneer }. { tile-barkeeper.action }
symbol-tile-digger = { tile-digger }: sucht { tile-digger.pioneer }. { tile-digger.action }
symbol-tile-farmer = { tile-farmer }: sucht { tile-farmer.pioneer }. { tile-farmer.action }
symbol-tile-hotel = { tile-hotel }: { tile-hotel.action }
symbol-stagecoach = Die Postkutsche, mit der alle reihum fahren; sie hält beim ersten Plättchen auf ihrem Weg.
symbol-start =
    Startfeld: Hier fährt die Postkutsche los, und sie darf darüberfahren; dein Pionier hier zählt, wenn deine Straße
    hierher führt.
symbol-pawn =
    Ein angesiedelter Pionier in der Farbe seines Besitzers: 2 Punkte in dessen größtem Straßennetz; eine Zahl bedeutet
    mehrere.
symbol-line = Strecke ohne Straße: Die Fahrt kostet hier 1 $, an die Bank.
symbol-road = Straße in der Farbe ihres Besitzers: kostenlos für ihn, alle anderen zahlen ihm 1 $.
symbol-double = Zwei Straßen nebeneinander: kostenlos für beide Besitzer, alle anderen zahlen jedem von ihnen 1 $.
symbol-covered = Abgedeckte Stadt: nicht im Spiel, samt allen Strecken, die sie berühren.
symbol-fare = Fahrpreis in diese Stadt; zwei Beträge, wenn es mehrere Wege gibt.
symbol-passenger =
    Ein Pionier wartet auf einer Kutsche: Er steigt aus, wo ein Plättchen diesen Beruf sucht, oder im Hotel.
symbol-seat =
    Leerer Platz: Wer hier saß, ist ausgestiegen; am Ende 1 Punkt, außer die ganze Kutsche ist geleert.
symbol-worth = Was die Kutsche wert ist: diese Punkte und 1 $, sobald ihr letzter Pionier sie verlassen hat.
symbol-price =
    Preis dieses Platzes der Auslage; wird eine Kutsche gekauft, rücken andere nach links und werden billiger.
symbol-emptied = Geleerte Kutsche: Ihre Punkte sind schon gezählt.
symbol-stack = Stapel der Kutschen: füllt die Auslage auf; liegt die letzte aus, ist das die letzte Runde.
symbol-sign =
    Zeichen eines Spielers, auch auf Straßen und Fahrscheinen: Zu jeder Farbe gehören eine Form und ein Muster.
symbol-cash = Dollar: für Einkäufe, Fahrpreise und Einladungen; bei Gleichstand gewinnt, wer mehr hat.
symbol-roads = Übrige Straßen von 15; hat ein Spieler die letzte gebaut, ist das die letzte Runde.
symbol-supply = Pioniere im Vorrat: Eine Kutsche kann man nur kaufen, wenn für jeden ihrer Plätze einer da ist.
symbol-nuggets =
    Goldnugget: Ein Goldgräber-Plättchen bringt eines, am Ende 3 bis 5 Punkte wert; das weiß nur, wer es hat.
symbol-flag = Startspieler: Hier beginnt jede Runde.
symbol-bank = Die Bank, der das Geld nie ausgeht.
symbol-ending =
    Wie nah das Ende ist: Die Runde, in der die letzte Kutsche des Stapels in die Auslage kommt oder jemand seine letzte
    Straße baut, ist die letzte. Ebenso eine Runde, in der niemand etwas kauft oder ansiedelt.
## Das Formular einer Ausgabe
edition-leaf-four = Karte zu viert
edition-leaf-three = Karte zu zweit und zu dritt
edition-leaf-coaches = Kutschen
edition-leaf-starting = Startkutschen
edition-section-cities-four = Städte
    .one = Stadt
    .hint =
    Jede Stadt hat zwei bis sechs Strecken. Namen sind in Kleinbuchstaben, gelesen wird die Beschriftung.
edition-section-cities-three = Städte
    .one = Stadt
    .hint =
    Jede Stadt hat zwei bis sechs Strecken. Namen sind in Kleinbuchstaben, gelesen wird die Beschriftung.
edition-section-start-four = Startfeld
    .hint = Zwei Strecken führen dorthin; in ihnen heißt es „start“.
edition-section-start-three = Startfeld
    .hint = Zwei Strecken führen dorthin; in ihnen heißt es „start“.
edition-section-lines-four = Strecken
edition-section-lines-three = Strecken
edition-section-covered = Städte, die zu zweit abgedeckt sind
edition-section-coaches = Kutschen
    .hint =
    Zwei bis vier Plätze, 4 bis 10 Punkte. Berufe: banker (Bankier), merchant (Händlerin), sergeant (Sergeant),
    barkeeper (Barkeeper), digger (Goldgräber), farmer (Farmer).
edition-section-starting = Startkutschen
    .hint = Jeder von ihnen fehlt ein anderer Beruf.
edition-column-x = x
edition-column-y = y
edition-column-seats = Plätze
edition-column-points = Punkte

## Die Einführung
guide-goal = Siedle deine Pioniere in ganz Amerika an: Wer am Ende die meisten Punkte hat, gewinnt.
guide-prompt = Hier steht, was du tun kannst. Wähle in der Liste oder auf dem Plan.
guide-map = Alle teilen sich eine Postkutsche. Fahre sie in eine Stadt, die den Beruf eines deiner Pioniere zeigt.
guide-place = Dein Geld und deine Kutschen. Eine leere Kutsche bringt ihre Punkte.
