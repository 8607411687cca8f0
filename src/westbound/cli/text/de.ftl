# Die Texte des Terminals: Deutsch.

## Beginn
greeting = Willkommen bei Westbound!
greeting-you = Du spielst { $player }.
greeting-people = An diesem Terminal: { $players }.
greeting-bot = Der Bot „{ $bot }“ spielt { $player }.
greeting-how =
    Wenn du dran bist, siehst du den Plan, was passiert ist, und deine Möglichkeiten.
    Tippe die Nummer einer Möglichkeit oder ihre Wörter („road albany-erie“, der Anfang genügt).
    Tippe „hilfe“ für mehr und „ende“, um aufzuhören und ein andermal weiterzuspielen.
greeting-enter = Drücke die Eingabetaste, um anzufangen.
loaded = { $file }: bisher { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } gespielt.
cut-off = Die letzte Zeile von { $file } war abgeschnitten und wird weggelassen.

## Wählen
your-turn = { $player }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand zuschaut.
many = „{ $verb }“ zeigt alle, „{ $verb } …“ mit einem Teil eines Namens nur einige
more = Eingabetaste: weiter
which = Welche davon?
not-understood = „{ $typed }“ geht jetzt nicht. Tippe eine Nummer oder die Wörter einer Möglichkeit; „hilfe“ sagt dir mehr.
what-which = Welche Möglichkeit meinst du? Tippe „was“ und ihre Nummer, zum Beispiel „was 2“.
why-which = Nichts, was du siehst und nicht wählen kannst, heißt „{ $typed }“. „warum“ allein zeigt alles.
why-none = Gerade gibt es nichts zu erklären.
hint-alone = Tipps gibt es nur, wenn du allein gegen Bots spielst.
hint-nothing = Dafür gibt es gerade keinen Tipp.
hint-searching = Die beste Wahl wird gesucht …
hint-then-move = (noch einmal „tipp“: die beste Wahl)
hint-then-why = (noch einmal „tipp“: warum)
help =
    Eine Möglichkeit  ihre Nummer, ihre Wörter [in Klammern] oder Teile davon:
                      road erie alb (Orte: st_louis oder st louis); Tab ergänzt
    zurück            deine letzte Aktion rückgängig machen; haben seither andere
                      gehandelt oder wurde etwas aufgedeckt, müssen sie zustimmen
                      (Bots tun das immer)
    was N             was Möglichkeit N auslösen würde; gespielt wird noch nichts
    warum             warum du anderes, was du siehst, nicht wählen kannst;
                      „warum erie“ fragt nur nach einem davon
    tipp              wohin schauen; noch einmal: die beste Wahl; dann: warum
    plan              den Plan noch einmal zeichnen
    punkte            die Punkte bisher, soweit du sie kennen darfst
    verlauf [N]       was in der Partie passiert ist, oder in den letzten N Zügen
    verlauf alles [N] dasselbe, Eintrag für Eintrag
    speichern DATEI   die Partie in einer Datei speichern
    ende              aufhören und speichern; Strg-C tut dasselbe
    hilfe             diese Seite

## Befehle: alle Wörter dafür, mit Leerzeichen dazwischen
order-help = hilfe ?
order-what = was
order-why = warum
order-hint = tipp
order-board = plan brett karte
order-score = punkte stand
order-log = verlauf protokoll
order-all = alles
order-undo = zurück zurueck
order-save = speichern
order-quit = ende aufhören
yes = ja j

## Bots
hurry = (Strg-C: sofort entscheiden)
lapse =
    Das Programm von { $player } gab keine gültige Antwort ({ $reason ->
        [not-started] nicht gestartet
        [ended] beendet
        [timeout] zu langsam
        [too-long] Zeile zu lang
        [unasked] ungefragte Ausgabe
        [wrong-id] Antwort auf eine andere Frage
        [illegal] unerlaubte Wahl
        [too-many] zu viele Anfragen
        [no-world] keine mögliche Stellung gefunden
       *[other] unverständlich
    }); ein Standardzug wurde gespielt.
lapses = Das Programm von { $player } hat zu oft versagt: Ab jetzt werden Standardzüge gespielt.

## Rückgängig
nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-needs = Dafür brauchst du die Zustimmung von { $players }, denn seither haben andere gehandelt oder es wurde etwas aufgedeckt.
bots-agree =
    { $count ->
        [one] { $players } stimmt zu.
       *[other] { $players } stimmen zu.
    }
agree = { $player }, darf { $asker } die letzte Aktion rückgängig machen? (ja/nein)
refused = { $player } stimmt nicht zu; nichts wird rückgängig gemacht.
undone = Rückgängig gemacht: { $words }.
undone-by = { $player } macht rückgängig: { $words }.

## Speichern
save-where = Wohin? Tippe „speichern DATEI“.
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert: { $reason }.
resume = Weiter geht es mit: { $command }

## Das Ende
scores-final = Endstand
scores-so-far = Punkte bisher
total = gesamt
after-the-end = Die Partie ist zu Ende. Die Eingabetaste beendet; „verlauf“, „zurück“ und „speichern DATEI“ gehen noch.

## Nachspielen
next-action = Eingabetaste: nächste Aktion
stands = Hier endet die Aufzeichnung, vor dem Ende der Partie.

## Aufgaben
order-skip = weiter
puzzle-how =
    Eine Möglichkeit ist klar besser als alle anderen. Gib ihre Nummer oder ihre Wörter ein.
    „tipp“ hilft (nochmals: mehr), „brett“ zeichnet den Plan, „weiter“ überspringt, „ende“ hört auf.
puzzle-title = Aufgabe { $number } von { $count } (Wertung { $rating })
puzzle-right =
    { $streak ->
        [0] Richtig!
        [one] Richtig, auf Anhieb!
       *[other] Richtig, auf Anhieb! { $streak } in Folge.
    }
puzzle-worse = Nicht ganz: Das ist etwa { $loss } % schlechter. Versuch es noch einmal.
puzzle-far-worse = Das ist klar schlechter. Versuch es noch einmal.
puzzle-hint =
    { $count ->
        [one] Hier ist sie:
       *[other] Es ist eine von diesen:
    }
puzzle-solution = Am besten: „{ $choice }“.
puzzle-why = Damit gewinnst du etwa { $win } % der Spiele, mindestens { $loss } % mehr als mit allem anderen. Naheliegend war „{ $obvious }“.
puzzle-end = { $solved } von { $count } gelöst; beste Serie: { $longest }.
