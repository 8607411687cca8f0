# Die Texte des Terminals: Deutsch.

## Beginn
greeting = Willkommen bei Westbound!
greeting-you = Du spielst { $player }.
greeting-people = An diesem Terminal: { $players }.
greeting-bot = { $player } wird vom Bot „{ $bot }“ gespielt.
greeting-how =
    Immer wenn du dran bist, siehst du den Plan, was geschehen ist, und deine Möglichkeiten.
    Tippe die Nummer einer Möglichkeit oder ihre Wörter („road albany-erie“, der Anfang genügt).
    Tippe „hilfe“, um mehr zu erfahren, und „ende“, um aufzuhören und ein andermal weiterzuspielen.
greeting-enter = Drücke die Eingabetaste, um anzufangen.
loaded = { $file }: bisher { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } gespielt.
cut-off = Die letzte Zeile von { $file } war abgeschnitten und bleibt weg.

## Wählen
your-turn = { $player }, du bist dran. Drücke die Eingabetaste, wenn niemand sonst zusieht.
many = „{ $verb }“ zeigt alle, „{ $verb } …“ mit einem Teil eines Namens nur einige
more = Eingabetaste: weiter
which = Welche davon?
not-understood = „{ $typed }“ geht jetzt nicht. Tippe eine Nummer oder die Wörter einer Möglichkeit; „hilfe“ sagt dir mehr.
help =
    Eine Möglichkeit  ihre Nummer, ihre Wörter [in Klammern] oder Teile davon:
                      road erie alb (Orte: st_louis oder st louis); Tab ergänzt
    zurück            deine letzte Aktion zurücknehmen; haben seither andere
                      gehandelt oder wurde etwas aufgedeckt, müssen sie zustimmen
                      (Bots tun das immer)
    plan              den Plan noch einmal zeichnen
    punkte            die Punkte bisher, soweit du sie kennen darfst
    verlauf [N]       was im Spiel geschehen ist, oder in den letzten N Zügen
    speichern DATEI   das Spiel in eine Datei schreiben
    ende              aufhören und speichern; Strg-C tut dasselbe
    hilfe             diese Seite

## Befehle: alle Wörter dafür, mit Leerzeichen dazwischen
order-help = hilfe ?
order-board = plan brett karte
order-score = punkte stand
order-log = verlauf protokoll
order-undo = zurück zurueck
order-save = speichern
order-quit = ende aufhören
yes = ja j

## Zurücknehmen
nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
undo-needs = Dafür braucht es die Zustimmung von { $players }, denn seither haben andere gehandelt oder es wurde etwas aufgedeckt.
bots-agree =
    { $count ->
        [one] { $players } stimmt zu.
       *[other] { $players } stimmen zu.
    }
agree = { $player }, darf { $asker } die letzte Aktion zurücknehmen? (ja/nein)
refused = { $player } stimmt nicht zu; nichts wird zurückgenommen.
undone = Zurückgenommen: { $words }.
undone-by = { $player } nimmt zurück: { $words }.

## Speichern
save-where = Wohin? Tippe „speichern DATEI“.
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert: { $reason }.
resume = Weiter geht es mit: { $command }

## Das Ende
scores-final = Endstand
scores-so-far = Punkte bisher
total = gesamt
after-the-end = Das Spiel ist aus. Die Eingabetaste beendet; „verlauf“, „zurück“ und „speichern DATEI“ gehen noch.

## Nachspielen
next-action = Eingabetaste: nächste Aktion
stands = Hier endet die Aufzeichnung, vor dem Ende des Spiels.
