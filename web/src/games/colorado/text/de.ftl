# Colorado auf der Seite: Deutsch

pitch = Verlang die Karte, die dir fehlt, löse Ketten auf deiner Landkarte aus und hol dir sieben Medaillen.
drawn-middle = Tischmitte
drawn-my-sheet = Meine Reisekarte
drawn-zoom-in = Vergrößern
drawn-zoom-out = Verkleinern
drawn-or = oder
drawn-done = Fertig
drawn-in-hand = Handkarten
drawn-medals = Gewonnene Medaillen; die siebte beendet die Partie
drawn-last-turn = Der letzte Zug ist vorbei!

## Der Ruf
drawn-caller = Der Rufer: verlangt in diesem Zug eine Karte
drawn-asks = { $caller } verlangt von { $giver }
drawn-called = Karte des Zuges
drawn-whom = Wen fragst du, und nach welcher Karte?
drawn-lies-there = Sie liegt schon vor dir.
drawn-not-there = Nicht auf dieser Hand: in Zug { $turn } gesagt.
drawn-drawn-since =
    { $count ->
        [one] In Zug { $turn } verneint, seitdem aber eine Karte gezogen.
       *[other] In Zug { $turn } verneint, seitdem aber { $count } Karten gezogen.
    }
drawn-heard = ✗ nicht auf dieser Hand  ? verneint, seitdem gezogen
drawn-deeds = { $player }, zuletzt
drawn-held =
    { $count ->
        [one] Du hast eine auf der Hand.
       *[other] Du hast { $count } auf der Hand.
    }

## Die Aktionen
drawn-nugget = Ein Nugget nehmen
drawn-buy = Eine Karte ausspielen, ihren Wert zahlen
drawn-draw = 3 Karten ziehen
drawn-swap = Ein Paar abwerfen, eine Karte ausspielen
drawn-step = Eine Etappe eines Gebiets abhaken
drawn-rail = Die nächste Bahnetappe abhaken

## Was eine Wahl auslöst
drawn-sets = Löst aus:
drawn-sets-hint = Zeig auf eine Möglichkeit oder lass den Finger darauf liegen: So siehst du, was sie auslöst.
drawn-sets-pay =
    { $amount ->
        [one] { $amount } Nugget zahlen
       *[other] { $amount } Nuggets zahlen
    }
drawn-sets-pair = ein Paar abwerfen
drawn-sets-all = alle führen eine Aktion aus
drawn-sets-twice = der Rufer wirft sie ab und nimmt ein Nugget
drawn-sets-family = Familie vollständig: eine Entdeckung am Ende des Zuges
drawn-sets-their-family = macht eine Familie des Rufers vollständig
drawn-sets-nothing = nichts mehr zu entdecken
drawn-sets-full = schon voll: nichts passiert
drawn-sets-box = Feld { $box } von { $boxes }
drawn-sets-zone =
    { $points ->
        [one] Feld { $box } von { $boxes }: insgesamt { $points } Punkt
       *[other] Feld { $box } von { $boxes }: insgesamt { $points } Punkte
    }
drawn-sets-medal =
    { $points ->
        [one] Medaille: { $points } Punkt
       *[other] Medaille: { $points } Punkte
    }
drawn-sets-no-medal = keine Medaille mehr
drawn-sets-end = deine siebte: der letzte Zug!

## Was die Symbole bedeuten
symbol-nuggets = { duo-nuggets }: { duo-nuggets.does }
symbol-cards = { duo-cards }: { duo-cards.does }
symbol-check = { duo-check }: { duo-check.does }
symbol-nugget = Nugget: Nimm eines, oder zahle damit; eine Karte kostet so viele Nuggets wie ihr Wert.
symbol-buy = Spiel eine Handkarte aus und zahle ihren Wert; sie bringt dir eine ihrer beiden Aktionen.
symbol-draw = Ziehe drei Karten.
symbol-swap = Spiel eine Karte gratis aus und wirf zwei andere einer Farbe ab; sie bringt dir eine ihrer beiden Aktionen.
symbol-step = Hake eine Etappe eines Gebiets ab, das du entdeckt hast; ihr Symbol wirkt sofort.
symbol-rail = Hake die nächste Etappe der Eisenbahn ab; ihr Symbol wirkt sofort.
symbol-tipi = { icon-tipi }: { icon-tipi.does }
symbol-saloon = { icon-saloon }: { icon-saloon.does }
symbol-wanted = { icon-wanted }: { icon-wanted.does }
symbol-free-play = { icon-free-play }: Spiel eine Handkarte gratis aus; sie bringt dir eine ihrer beiden Aktionen.
symbol-discovery = { icon-discovery }: { icon-discovery.does }
symbol-flag-village = { zone-village }: { zone-village.does }
symbol-flag-desert = { zone-desert }: { zone-desert.does }
symbol-flag-lake = { zone-lake }: { zone-lake.does }
symbol-flag-forest = { zone-forest }: { zone-forest.does }
symbol-mountain = Gebirge: Die Gebiete zu beiden Seiten sind nicht benachbart.
symbol-railroad =
    Eisenbahn: wird von links nach rechts abgehakt. Hinter einer Weiche ist der andere Zweig gesperrt; das Ende bringt
    eine Medaille.
symbol-medal = Medaille: ist die Punkte wert, die darauf stehen. Sobald jemand sieben hat, endet die Partie.
symbol-caller = { drawn-caller }.
symbol-hand = Handkarten: Wie viele es sind, sehen alle; welche es sind, nur wer sie hat.
symbol-pile = Nachziehstapel: Ist er leer, wird die Ablage gemischt.
symbol-reserve = Vorrat: die Nuggets, die es zu nehmen gibt; bezahlte kommen dorthin zurück.
symbol-discards = Ablage: für alle sichtbar, und der nächste Nachziehstapel.
symbol-pickaxe = Rot, die Familie der Goldgräberin: { duo-nuggets }.
symbol-key = Grün, die Familie des Bankiers: { duo-nuggets }.
symbol-lasso = Grau, die Familie des Cowgirls: { duo-cards }.
symbol-bottle = Violett, die Familie des Barkeepers: { duo-cards }.
symbol-pitchfork = Blau, die Familie der Pionierin: { duo-check }.
symbol-trap = Orange, die Familie des Trappers: { duo-check }.
symbol-donkey = { card-red-2.thing }: { color-red.plain }, Wert 2.
symbol-gold-digger = { card-red-3.thing }: { color-red.plain }, Wert 3.
symbol-stagecoach = { card-green-2.thing }: { color-green.plain }, Wert 2.
symbol-banker = { card-green-3.thing }: { color-green.plain }, Wert 3.
symbol-horse = { card-grey-2.thing }: { color-grey.plain }, Wert 2.
symbol-cowgirl = { card-grey-3.thing }: { color-grey.plain }, Wert 3.
symbol-saloon-wagon = { card-violet-2.thing }: { color-violet.plain }, Wert 2.
symbol-barkeeper = { card-violet-3.thing }: { color-violet.plain }, Wert 3.
symbol-wagon = { card-blue-2.thing }: { color-blue.plain }, Wert 2.
symbol-pioneer = { card-blue-3.thing }: { color-blue.plain }, Wert 3.
symbol-mule = { card-orange-2.thing }: { color-orange.plain }, Wert 2.
symbol-trapper = { card-orange-3.thing }: { color-orange.plain }, Wert 3.
symbol-sign-campfire = { player-campfire }: das Zeichen eines Spielers, vor seinen Reihen der Prämientafel.
symbol-sign-wheel = { player-wheel }: das Zeichen eines Spielers, vor seinen Reihen der Prämientafel.
symbol-sign-horseshoe = { player-horseshoe }: das Zeichen eines Spielers, vor seinen Reihen der Prämientafel.
symbol-sign-barrel = { player-barrel }: das Zeichen eines Spielers, vor seinen Reihen der Prämientafel.
## Das Formular einer Ausgabe
edition-leaf-edition = Ausgabe und Prämien
edition-leaf-map = Karte
edition-section-regions = Gebiete
    .one = Gebiet
    .hint = Zwei Dörfer, drei Wüsten, vier Seen, vier Wälder.
edition-section-steps = Etappen
    .one = Etappe
    .hint = Drei bis acht in jedem Gebiet; jede führt zur Flagge, direkt oder über andere.
edition-section-adjacent = Nachbarschaften
edition-section-mountains = Gebirge
edition-section-railroad = Eisenbahn
    .one = Etappe der Eisenbahn
    .hint = Von links nach rechts, mit zwei Weichen, zu einer letzten Etappe.
edition-section-station = Ende der Eisenbahn
edition-section-zones = Summen über den Feldern
edition-section-zone-medals = Medaillen der Zonen
edition-section-tipi = Tipi-Leiste
    .hint = Ein Symbol für jedes Feld; – heißt keines.
edition-section-saloon = Saloon-Leiste
edition-section-wanted = Steckbrief-Leiste
edition-column-kind = Art
edition-column-flag = Flagge
edition-column-medal = Medaille
edition-column-shape = Ecken
edition-column-at = Ort
edition-column-icon = Symbol
edition-column-links = Verbunden mit
edition-column-between = Zwischen
edition-column-next = Führt zu
edition-column-village = Dorf
edition-column-desert = Wüste
edition-column-lake = See
edition-column-forest = Wald
edition-column-icons = Symbole
edition-column-medals = Medaillen

## Die Einführung
guide-goal = Erkunde Colorado und gewinne Medaillen: Sobald jemand sieben hat, endet die Partie, und wer die meisten Punkte hat, gewinnt.
guide-prompt = In jedem Zug fragt der Rufer jemanden nach einer Karte. Alle nutzen die Karte, die er bekommt.
guide-hand = Deine Hand. Drei Karten einer Familie entdecken ein neues Gebiet.
guide-map = Deine Reisekarte. Hake Etappen ab und schließe Gebiete ab, um Medaillen zu gewinnen.
