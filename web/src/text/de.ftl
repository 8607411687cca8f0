# Die Texte der Seite: Deutsch. Formen eines Satzes: .you (wer liest, ist die zuerst genannte Person).

## Überall
skip = Zum Inhalt springen
to-start = Westbound: zur Startseite
loading = Einen Moment …
cancel = Abbrechen
try-again = Erneut versuchen
copied = Kopiert.
copy-yourself = Bitte kopiere es aus dem Feld: Dein Browser erlaubt es der Seite nicht.
you = du
number-of = { $number } von { $count }

## Einstellungen
preferences = Sprache und Anzeige
language = Sprache
theme = Design
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Züge
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Ohne Animationen
confirm-all = Immer bestätigen, auch was sich rückgängig machen lässt
shortcuts = Tasten 1 bis 9 wählen aus, Esc bricht ab

## Die Startseite
start-title = Westbound: gemeinsam Pionier-Brettspiele spielen
tagline = Pionier-Brettspiele an einem Tisch: mit Freunden über einen Link, mit Bots, ohne Konto.
your-name = Dein Name
default-name = Gast
opponents = Gegner
which-level = Stufe der Bots
level-rating = Wertung: { $rating }
play = Spielen
    .label = Spielen: { $game }
learn = Lernen (5 Min.)
    .label = Lernen (5 Min.): { $game }
friends = Mit Freunden
    .label = Mit Freunden: { $game }
fact-players = { $count } Spieler
fact-minutes = { $count } Min.
fact-light = leicht
fact-medium = mittel
fact-heavy = schwer
lobby-heading = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Öffne einen, dann finden ihn andere hier.
lobby-opened = eröffnet { $time }
lobby-opened-now = gerade eröffnet
lobby-lost = Die Tische lassen sich gerade nicht laden: Der Server antwortet nicht. Wir versuchen es weiter.
mine-heading = Meine Partien
remove = Entfernen
    .label = Die Partie mit { $players } entfernen
state-gathering = wartet auf Mitspieler
state-playing = läuft
state-over = zu Ende
join = Mitspielen
    .label = Am Tisch mit { $players } mitspielen
watch = Zuschauen
    .label = Am Tisch mit { $players } zuschauen
go-on = Weiterspielen
    .label = Am Tisch mit { $players } weiterspielen
look = Anschauen
    .label = Den Tisch mit { $players } anschauen
nobody-yet = noch niemand
seat-free = frei
seat-kept = reserviert für { $name }
watching = { $count ->
        [0] niemand schaut zu
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }

## Die Partie des Tages
deal-heading = Partie des Tages
deal-what = Für alle derselbe Aufbau, dieselben Ziehungen, dieselben Bots. Ein Versuch zählt.
deal-title = { $game }: Partie vom { $day }
deal-against = { $count ->
    [one] gegen einen Bot der Stufe 4
   *[other] gegen { $count } Bots der Stufe 4
  }
deal-your-seat = dein Platz: { $color }
deal-new = Spielen
    .label = Die Partie des Tages spielen: { $game }
    .heading = Spiel diese Partie
deal-begun = Weiterspielen
    .label = Die Partie des Tages weiterspielen: { $game }
    .heading = Du spielst diese Partie gerade
deal-finished = Ergebnis
    .label = Ergebnis der Partie des Tages: { $game }
    .heading = Du hast diese Partie gespielt
deal-given-up = Ansehen
    .label = Die Partie des Tages ansehen: { $game }
    .heading = Du hast deinen gewerteten Versuch aufgegeben
deal-again = Noch einmal spielen
deal-again-heading = Noch einmal?
deal-open = Zur Partie des Tages
deal-rule-once = Ein Versuch zählt. Du kannst ihn unterbrechen und später weiterspielen.
deal-rule-undo = Du kannst zurücknehmen, solange du nichts Neues erfahren hast. Niemand kann die Bots antreiben.
deal-rule-somebody = Deine beendete Partie steht als „jemand“ in der Wertung, und alle, die fertig sind, können sie ansehen.
deal-rule-name = Deine beendete Partie steht in der Wertung, und alle, die fertig sind, können sie ansehen.
deal-show-name = Meinen Namen zeigen: { $name }
deal-uncounted = Dieses Spiel kommt nicht in die Wertung.
deal-challenged = Jemand fordert dich zu dieser Partie heraus. Das Ergebnis siehst du, wenn du fertig bist.
deal-challenger-open = Wer dich herausgefordert hat, ist noch nicht fertig.
deal-result = { $points } : { $best }
deal-rank = Platz { $rank } von { $count }.
deal-top = Du gehörst zu den besten { $top } %.
deal-not-counted = Du hattest diese Partie schon gespielt, oder es war zu spät: Dieses Spiel steht nicht in der Wertung.
deal-review = Mein Spiel ansehen
deal-field = Ergebnisse vergleichen
deal-proof = Ist die Partie wirklich für alle gleich?
deal-proof-what = Jede Ziehung folgt aus einem Geheimnis, das vorher feststeht. Seine Prüfsumme, das Versprechen, wird einen Tag im Voraus veröffentlicht; das Geheimnis selbst kommt am Tag danach um 6 Uhr UTC heraus. Dann können alle beides prüfen.
deal-promise = Versprechen:
deal-secret = Geheimnis:
deal-days = Andere Tage
deal-before = Tag davor
deal-after = Tag danach
field-heading = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
  }
field-empty = Noch niemand hat diese Partie beendet.
field-chart = Vorsprung vor dem besten Bot, und wie viele ihn hatten
field-bar = { $lead }: { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
field-best = Die besten Ergebnisse
field-rank = Platz
field-who = Wer
field-points = Punkte
field-lead = Vorsprung
field-you = Du
field-you-name = Du ({ $name })
field-somebody = jemand
field-challenger = wer dich herausgefordert hat
field-replay = Spiel auf Platz { $rank } ansehen: { $who }
field-more = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
  }
challenge = Jemanden herausfordern
challenge-text = Schlägst du mich? Westbound { $day }, { $game }
challenge-what = Der Link verrät nichts: Dein Ergebnis erscheint erst, wenn die andere Person fertig ist.
share-deal = Mein Ergebnis teilen
share-deal-text = Westbound { $day }, { $game }: { $points } : { $best }
share-deal-top = Westbound { $day }, { $game }: { $points } : { $best }, unter den besten { $top } %

## Puzzles
puzzles-heading = Aufgaben
puzzles-what = Stellungen, in denen eine Entscheidung klar die beste ist, aber nicht naheliegt. Findest du sie?
puzzles-solve = Aufgaben lösen
puzzles-all = Alle Aufgaben
puzzles-of = Aufgaben: { $game }
puzzles-how = Eine Entscheidung ist klar besser als alle anderen, und zwar nach dem, was du am Tisch wissen würdest. Deine erste Antwort auf eine Aufgabe zählt; mit einem Tipp gilt sie als nicht gelöst.
puzzles-count = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
  }
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-account = Mit einem eigenen Namen bekommst du eine Wertung, und deine Serie auf all deinen Geräten.
puzzles-claim = Einen Namen sichern
puzzle-title = { $game }: Aufgabe
puzzle-streak = Serie: { $streak } (beste: { $best })
puzzle-own-rating = Wertung: { $rating } ± { $more }
puzzle-find = Du bist { $color }. Eine Entscheidung ist klar die beste.
puzzle-again = Diese Aufgabe hast du schon beantwortet, sie zählt nicht noch einmal.
puzzle-give-up = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Entscheidung
puzzle-given-up = Das ist die Lösung
puzzle-verdict = Lösung
puzzle-solution = Am besten: { $choice }
puzzle-worse = „{ $choice }“ kostet etwa { $loss } der Gewinnchance.
puzzle-far-worse = „{ $choice }“ ist klar schlechter.
puzzle-obvious = Naheliegend war „{ $choice }“.
puzzle-show = Auf dem Brett zeigen
puzzle-rating = Wertung dieser Aufgabe: { $rating }.
puzzle-solved-by = Gelöst von { $share } bei { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
  }.
puzzle-copy = Link zu dieser Aufgabe kopieren
trouble-no-puzzles = Noch keine Aufgaben
trouble-no-puzzles-what = Für dieses Spiel gibt es noch keine Aufgaben. Probier es mit einem anderen.
trouble-no-puzzle = Diese Aufgabe gibt es nicht
trouble-no-puzzle-what = Vielleicht wurde sie durch eine neue ersetzt, oder ein Teil des Links fehlt.

## Mehrere Tische mit derselben Partie
new-alike = Dieselbe Partie an mehreren Tischen
new-alike-now = { $count ->
    [one] aus
   *[other] { $count } Tische
  }
new-alike-what = Aufbau und Ziehungen sind an allen Tischen gleich. Wenn du fertig bist, vergleichst du die Punkte Platz für Platz.
new-alike-count = Tische
group-heading = { $count } Tische, eine Partie
group-what = Schick den Link jedes Tisches an die, die dort spielen sollen. Die Punkte der anderen siehst du, wenn du fertig bist.
group-results = Derselbe Platz hatte an allen Tischen denselben Aufbau und dieselben Ziehungen.
group-table = Tisch { $number }
group-link = Link zu Tisch { $number } kopieren

## Ein neuer Tisch
new-title = Neuer Tisch
new-intro = Wer spielt mit? Freunde kommen über den Link dazu, den du gleich bekommst.
new-game = Spiel: { $game }
new-about = Über dieses Spiel
new-players = Spieler
new-seats = Plätze
new-seat-color = Platz { $number }: { $color }
who-me = ich
who-open = jemand anders (freier Platz)
who-bot = Bot: { $bot }
who-bots = Bots
new-where = Wer mitspielen kann
new-public = In der Liste: Alle können mitspielen
new-private = Nur über den Link
new-watchers = Andere dürfen zuschauen
new-outlook = Wer zuschaut, sieht, wer vor einer Runde vorn lag
new-hints = Tipps sind erlaubt (alle sehen, wer sich einen holt)
new-open = Tisch öffnen
new-starts = Alle Plätze sind besetzt: Die Partie beginnt sofort.
new-waits = Die Partie beginnt, sobald { $count ->
        [one] der freie Platz besetzt ist.
        [2] beide freien Plätze besetzt sind.
       *[other] alle { $count } freien Plätze besetzt sind.
    }
new-watch-only = Du nimmst keinen Platz: Du bist Gastgeber und schaust zu.

## Zusammenkommen
gathering-title = Warten auf Mitspieler
gathering-how = Die Partie beginnt, sobald alle Plätze besetzt sind.
gathering-taken = { $taken } von { $count } Plätzen sind besetzt.
seats-heading = Plätze
share-heading = Freunde einladen
share-how = Wer diesen Link öffnet, kann Platz nehmen.
share-link = Link zu diesem Tisch
copy = Link kopieren
share-button = Teilen …
share-text = Spiel mit mir { $game }:
qr-button = QR-Code
qr-title = Scannen und Platz nehmen
qr-of = QR-Code von { $link }
invite-title = { $name } lädt dich zu { $game } ein
invite-title-open = Komm und spiel { $game }
chat-heading = Chat
sit-heading = Platz nehmen
sit-how = Ein Name genügt, ganz ohne Konto.
sit-down = Platz nehmen
sit-seat = Platz
sit-any = irgendein freier Platz
sit-watch = Du schaust zu.
take-over = Um einen Platz bitten
take-over-how = Du kannst für einen Bot einspringen, wenn alle, die mitspielen, einverstanden sind.
take-over-ask = Um den Platz bitten
take-over-waits = Du hast um Platz { $seat } gebeten. Die anderen müssen noch zustimmen.
take-over-declined = Die Runde hat abgelehnt. Du kannst weiter zuschauen.
leave = Tisch verlassen
leave-bot = Du behältst deinen Platz: Ein Bot spielt für dich, bis du wieder da bist.
leave-waits = Du behältst deinen Platz: Die Partie wartet auf dich.
leave-clock = Du behältst deinen Platz. Die Uhr läuft weiter: Wenn deine Zeit um ist, spielt ein Bot für dich, bis du wieder da bist.
resign = Aufgeben
resign-title = Aufgeben?
resign-what = Ein Bot spielt für dich zu Ende, und alle sehen das. Du kannst zuschauen, aber den Platz nicht zurückbekommen. Die Partie zählt als aufgegeben: kein Sieg und keine Punkte für dich.
abandon = Partie abbrechen
abandon-title = Diese Partie abbrechen?
abandon-what = Die Partie endet hier, endgültig und ohne Ergebnis. Du kannst sie noch ansehen und von jeder Stelle aus weiterspielen. Nach einiger Zeit wird sie entfernt.
remove-title = Diese Partie entfernen?
remove-what = Die Partie wird endgültig gelöscht, samt Aufzeichnung, und zählt nicht mehr in deiner Statistik. Links zu ihr funktionieren nicht mehr.
remove-table = Tisch entfernen
remove-table-title = Diesen Tisch entfernen?
remove-table-what = Der Tisch wird endgültig gelöscht, und Links zu ihm funktionieren nicht mehr.
unlist-title = Aus deiner Liste entfernen?
unlist-what = Die Partie verschwindet aus diesem Browser. Die anderen behalten sie.
unlist-name-what = Die Partie verschwindet auf allen deinen Geräten aus der Liste und zählt nicht mehr in deiner Statistik. Die anderen behalten sie.
leave-seat = Meinen Platz freigeben
fill = Freie Plätze mit Bots besetzen und starten
host-tools = Gastgeber
host-wait = Abwesend. Nach { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } kannst du den Platz vergeben.
host-never = Diesen Platz kannst du nicht vergeben.
host-bots = Welcher Bot
host-seat = Platz von { $player }
host-free-seat = Freier Platz { $number }
to-bot = An einen Bot geben
    .label = An einen Bot geben: { $seat }
to-free = Platz freigeben
    .label = Platz freigeben: { $seat }
new-link = Neuer Link
    .label = Neuer Link für: { $seat }
new-link-how = Neuer Link für: { $seat }. Der alte funktioniert nicht mehr. Schick diesen der Person, die dort spielt.
my-link = Link zu meinem Platz
my-link-how = Mit diesem Link spielst du auf einem anderen Gerät weiter. Behalte ihn für dich.
is-host = Gastgeber
is-here = da
is-away = nicht da

## Im Spiel
prompt-more = Die ganze Frage zeigen
prompt-heading = Entscheidung
your-turn = Du bist dran
your-turn-title = ● Du bist dran: { $game }
told-turn = Du bist dran. { $prompt }
skip-ahead = Überspringen
hurry-bots = Schneller
choices-heading = Deine Möglichkeiten
choices-none = Warten auf { $players }.
choices-filter = Möglichkeiten durchsuchen
choices-count = { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choices-more = { $count ->
        [one] Die Möglichkeit zeigen
       *[other] Alle { $count } Möglichkeiten zeigen
    }
choices-fewer = Liste ausblenden
choices-on-board = Wähle auf dem Spielplan.
choices-found = { $found } von { $count } Möglichkeiten
choices-nothing = Nichts gefunden.
chosen-heading = Ausgewählt
foresight-heading = Das würde passieren:
confirm = Bestätigen
only-choice = Weiter:
sending = Wird gesendet …
waiting-line = Ausgewählt, noch nicht gesendet: { $choice }
undo-free = Rückgängig
admit-asks = Jemand möchte mitspielen
admit-asked = { $name } möchte den Platz von { $player } übernehmen. Einverstanden?
admit-others = { $name } möchte den Platz von { $player } übernehmen. Es fehlt noch: { $players }.
undo-asks = Um Rückgängig bitten
    .how = { $players } { $count ->
        [one] muss
       *[other] müssen
    } zustimmen
undo-asked = { $player } möchte eine Aktion rückgängig machen. Bist du einverstanden?
undo-waits = Du möchtest etwas rückgängig machen. Warten auf { $players }.
undo-others = { $player } möchte etwas rückgängig machen. Warten auf { $players }.
agree = Einverstanden
refuse = Ablehnen
ask-withdraw = Doch nicht
board-heading = Spielplan
board-none = Dieses Spiel hat noch keinen Spielplan. Du kannst alles aus der Liste spielen.
board-failed = Der Spielplan konnte nicht geladen werden. Du kannst alles aus der Liste spielen; lade die Seite neu, um es erneut zu versuchen.
around-heading = Am Tisch
points-short = { $points } P.
log-heading = Was passiert ist
log-empty = Noch ist nichts passiert.
log-earlier = Was davor war, zeigt „Partie ansehen“.
log-back = rückgängig gemacht
log-newest = Zur neuesten Zeile
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-unread = { $count } ungelesen
story-heading = Verlauf und Chat
phrases = Kurze Sprüche
phrases-show = Anzeigen
phrases-hide = Ausblenden
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-ouch = Autsch!
phrase-one-moment = Einen Moment, bitte
phrase-your-turn = Du bist dran!
mute-heading = Stumm schalten
mute-how = Du siehst an diesem Tisch nicht mehr, was die Person sagt. Sie erfährt es nicht.
tabs = Unter dem Spielplan
tab-choices = Wählen
tab-log = Verlauf
tab-chat = Chat
tab-people = Tisch
menu = Menü
menu-table = Tischmenü
watch-link = Link zum Zuschauen
watch-text = Schau bei unserer Partie { $game } zu:
notice-close = Schließen
close = Schließen

## Das Ende
scores-heading = Endstand
scores-so-far = Punkte bisher
total = gesamt
source = Punkte für
unknown-points = ?
unknown-points-long = für dich verdeckt
rematch = Noch einmal spielen
rematch-join = Bei der Revanche mitspielen
rematch-how = Dieselben Leute, ein neuer Tisch.
download = Aufzeichnung herunterladen
download-name = westbound-{ $table }.jsonl
as-replay = Partie ansehen
back-to-table = Zurück zum Tisch
ending-won = Du gewinnst mit { $margin } { $margin ->
        [one] Punkt
       *[other] Punkten
    } Vorsprung!
ending-won-tie = Punktgleich mit { $tied } – und du gewinnst!
ending-won-shared = Du teilst dir den Sieg mit { $winners }!
ending-behind = { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
       *[other] Platz { $place }
    }, { $margin } { $margin ->
        [one] Punkt
       *[other] Punkte
    } hinter { $winners }.
ending-lost-tie = Ganz knapp: so viele Punkte wie { $winners }, aber der Gleichstand geht nicht an dich.
ending-seen = { $winners } gewinnt mit { $margin } { $margin ->
        [one] Punkt
       *[other] Punkten
    } Vorsprung.
ending-seen-tie = Punktgleich mit { $tied } – { $winners } gewinnt.
ending-seen-shared = { $winners } teilen sich den Sieg.
ending-board = Spielplan zeigen
race-place = { $place }. { $player }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
race-points = { $player }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
turning-heading = Wendepunkte
turning-lead = { $player } geht mit { $points } zu { $rival } in Führung
    .you = Du gehst mit { $points } zu { $rival } in Führung
turning-gain = { $player } macht { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .you = Du machst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
turning-loss = { $player } verliert { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .you = Du verlierst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
turning-end = Ganz am Ende, als alle Punkte gezählt wurden.
turning-none = Eine Partie ohne große Wendungen.
share-picture = Als Bild teilen
share-picture-name = westbound-{ $table }.png
share-picture-failed = Dieser Browser konnte das Bild nicht zeichnen.

## Nachspielen
replay-title = Partie ansehen
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-end = Zum Ende
replay-moment = Position
replay-moment-of = Schritt { $moment } von { $count }
replay-turn = Zum Zug
replay-turn-of = { $number }. { $turn }
replay-keys = Pfeiltasten gehen vor und zurück, mit Umschalt von Zug zu Zug; die Leertaste spielt ab.
replay-setup = Aufbau

## Verbindung
connection-first = Verbindung zum Tisch …
connection-title = Verbindung verloren.
connection-retry = { $seconds ->
        [0] Neuer Versuch …
       *[other] Neuer Versuch in { $seconds } s.
    }
connection-now = Jetzt versuchen
connection-back = Wieder verbunden.
connection-kept = Nichts geht verloren: Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
not-sent = Die Partie ging weiter, bevor das gesendet war; es ist also nicht passiert: { $choice }
not-sent-other = Die Partie ging weiter, bevor das gesendet war; es ist also nicht passiert.
withdraw = Nicht senden
reload = Seite neu laden

## Was schiefgehen kann
trouble-missing = Hier ist nichts
trouble-missing-what = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde ein Teil des Links abgeschnitten.
trouble-spoiler = Spiel sie erst selbst
trouble-spoiler-what = Das ist ein Spiel einer Partie, die du noch nicht beendet hast. Danach kannst du es ansehen.
trouble-deal = Diese Partie lässt sich nicht spielen
trouble-deal-what = Ihr Tag hat noch nicht begonnen (Tage beginnen um Mitternacht UTC), oder er ist zu lange her.
trouble-no-table = Diesen Tisch gibt es nicht
trouble-no-table-what = Vielleicht wurde er entfernt, oder ein Teil des Links fehlt. Frag die Person, die ihn dir geschickt hat.
trouble-no-watchers = Dieser Tisch ist privat
trouble-no-watchers-what = Nur wer mitspielt, kann diesen Tisch sehen. Wenn du einen Platz hast, öffne den Tisch mit dem Link zu deinem Platz.
trouble-wrong-key = Dieser Link öffnet keinen Platz
trouble-wrong-key-what = Der Gastgeber hat für den Platz einen neuen Link erstellt oder ihn jemand anderem gegeben, oder ein Teil des Links fehlt. Bitte um den neuen Link, oder schau zu.
trouble-watch-instead = Ohne Platz zuschauen
trouble-server = Der Server antwortet nicht
trouble-server-what = Vielleicht startet er gerade neu, oder dieses Gerät ist offline. Deine Partien sind auf dem Server sicher.
trouble-outdated = Diese Seite ist veraltet
trouble-outdated-what = Der Server wurde aktualisiert. Lade die Seite neu; du behältst deinen Platz.
trouble-replay = Diese Partie kann nicht gezeigt werden
trouble-replay-what = Sie hat noch nicht begonnen, oder man braucht einen Platz, um sie zu sehen. Versuch es später noch einmal, oder geh zum Tisch.
trouble-quarantined = Dieser Tisch ist beiseitegestellt
trouble-quarantined-what = Der Server kann ihn gerade nicht lesen. Nichts ist verloren: Wer den Server betreibt, sieht den Grund, und sobald er lesbar ist, geht der Tisch wieder auf.
trouble-start = Zur Startseite

## Ablehnungen
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu; hilft das nicht, melde es dem Betreiber: { $reason }
refused-too-large = Das war zu lang.
refused-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht, oder er wurde entfernt.
refused-no-watchers = An diesem Tisch darf niemand zuschauen.
refused-spoiler = Andere spielen diese Partie noch. Beende sie erst selbst.
refused-wrong-key = Der Link zu diesem Platz gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refused-not-yours = Das kannst du nicht tun.
refused-not-now = Das geht jetzt nicht.
refused-stale = Inzwischen ist etwas passiert. Schau noch einmal hin und wähle dann.
refused-illegal = Die Regeln erlauben das nicht.
refused-unavailable = Der Server konnte es nicht speichern, also ist nichts passiert. Versuch es noch einmal.
refused-quarantined = Dieser Tisch ist beiseitegestellt: Der Server kann ihn gerade nicht lesen. Nichts ist verloren.
refused-outdated = Der Server ist neuer als diese Seite. Lade die Seite neu.
refused-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Der Verlauf am Tisch
table-sat = { $player } nimmt Platz.
    .you = Du nimmst Platz.
table-came-back = { $player } ist wieder da.
    .you = Du bist wieder da.
table-left = { $player } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-resigned = { $player } gibt auf; ein Bot spielt weiter.
    .you = Du gibst auf; ein Bot spielt für dich weiter.
table-abandoned = { $player } bricht die Partie ab.
    .you = Du brichst die Partie ab.
table-closed = Der Betreiber schließt den Tisch.
table-closed-because = Der Betreiber schließt den Tisch: { $text }
table-rekeyed = Der Platz von { $player } bekommt einen neuen Link.
    .you = Dein Platz bekommt einen neuen Link.
table-replaced = Ein Bot übernimmt den Platz von { $player }.
    .you = Ein Bot übernimmt deinen Platz.
table-freed = Der Platz von { $player } wird frei.
    .you = Dein Platz wird frei.
table-applied = { $text } möchte den Platz von { $player } übernehmen.
table-admitted = { $player } ist einverstanden, mit { $text } zu spielen.
    .you = Du bist einverstanden, mit { $text } zu spielen.
table-declined = { $player } lehnt ab; { $text } schaut weiter zu.
    .you = Du lehnst ab; { $text } schaut weiter zu.
table-took-over = { $player } übernimmt den Platz vom Bot.
    .you = Du übernimmst den Platz vom Bot.
table-begun = Die Partie beginnt.
table-asked = { $player } möchte eine Aktion rückgängig machen.
    .you = Du möchtest eine Aktion rückgängig machen.
table-agreed = { $player } ist einverstanden.
    .you = Du bist einverstanden.
table-disagreed = { $player } ist nicht einverstanden; nichts wird rückgängig gemacht.
    .you = Du bist nicht einverstanden; nichts wird rückgängig gemacht.
table-disagreed-pause = { $player } ist nicht einverstanden; die Uhren laufen weiter.
    .you = Du bist nicht einverstanden; die Uhren laufen weiter.
table-withdrew = { $player } zieht die Bitte zurück.
    .you = Du ziehst deine Bitte zurück.
table-took-back = { $player } macht eine Aktion rückgängig.
    .you = Du machst eine Aktion rückgängig.
table-asked-pause = { $player } möchte die Uhren anhalten.
    .you = Du möchtest die Uhren anhalten.
table-paused = { $player } hält die Uhren an.
    .you = Du hältst die Uhren an.
table-resumed = { $player } lässt die Uhren weiterlaufen.
    .you = Du lässt die Uhren weiterlaufen.
table-hinted = { $player } hat sich einen Tipp geholt.
    .you = Du hast dir einen Tipp geholt.
table-lapsed =
    Für { $player } wurde ein Standardzug gespielt: Der Bot { $text ->
        [not-started] startete nicht
        [ended] hat sich beendet
        [timeout] brauchte zu lange
        [too-long] schrieb zu viel
        [unasked] schrieb ungefragt
        [wrong-id] beantwortete eine andere Frage
        [illegal] wählte etwas Unerlaubtes
        [too-many] stellte sich zu viele Welten vor
        [garbled] antwortete Unsinn
       *[other] versagte
    }.
    .you =
        Für dich wurde ein Standardzug gespielt: Der Bot { $text ->
            [not-started] startete nicht
            [ended] hat sich beendet
            [timeout] brauchte zu lange
            [too-long] schrieb zu viel
            [unasked] schrieb ungefragt
            [wrong-id] beantwortete eine andere Frage
            [illegal] wählte etwas Unerlaubtes
            [too-many] stellte sich zu viele Welten vor
            [garbled] antwortete Unsinn
           *[other] versagte
        }.
table-timed-out = Die Zeit von { $player } ist um; ein Bot spielt weiter.
    .you = Deine Zeit ist um; ein Bot spielt für dich.
table-rematched = { $player } öffnet einen Tisch für eine Revanche.
    .you = Du öffnest einen Tisch für eine Revanche.
table-said = { $player }: { $text }
    .you = Du: { $text }
table-phrase = { $player }: { $phrase }
    .you = Du: { $phrase }

## Uhren, und wer nicht da ist

new-pace = Tempo
pace-none = Ohne Uhr
pace-quick = Schnell: 30 Sekunden pro Zug, dazu 5 Minuten
pace-evening = Ein Abend: eine Minute pro Zug, dazu 15 Minuten
pace-day = Über Tage: 12 Stunden pro Zug, dazu 2 Tage
pace-days = In aller Ruhe: ein Tag pro Zug, dazu eine Woche
pace-none-how = Alle nehmen sich die Zeit, die sie brauchen.
pace-how = In jedem Zug hast du wieder die volle Zugzeit; die Extrazeit gilt für die ganze Partie. Ist deine Zeit um, spielt ein Bot für dich weiter; du kannst jederzeit zurückkommen.
new-absence = Der Gastgeber darf den Platz von Abwesenden vergeben
absence-usual = passend zum Tempo
absence-600 = nach 10 Minuten
absence-3600 = nach einer Stunde
absence-86400 = nach einem Tag
absence-259200 = nach drei Tagen
absence-0 = nie
new-standin = Wenn jemand weg ist
new-standin-none = Niemand spielt: Die Partie wartet
clock = Restzeit:
clock-left =
    { $unit ->
        [days] { $count } Tage
        [hours] { $count } Std.
       *[time] { $time }
    }
clock-how = Dieser Zug { $turn }, dazu { $bank }
is-played-for = ein Bot spielt
is-resigned = aufgegeben
has-stand-in = mit Bot
name-resigned = { $name } (aufgegeben)
resigned-now = Du hast aufgegeben. Ein Bot spielt für dich zu Ende; du kannst zuschauen.
abandoned = Diese Partie wurde abgebrochen.
closed = Der Betreiber hat diesen Tisch geschlossen.
standin-plays = Ein Bot spielt für dich.
play-myself = Selbst weiterspielen
pause = Uhren anhalten
pause-how = Sind alle einverstanden, pausieren die Uhren, bis jemand sie weiterlaufen lässt.
pause-asks = Uhren anhalten
pause-asked = { $player } möchte die Uhren anhalten. Bist du einverstanden?
pause-waits = Du möchtest die Uhren anhalten. Warten auf { $players }.
pause-others = { $player } möchte die Uhren anhalten. Warten auf { $players }.
pause-end = Weiterlaufen lassen
paused = Die Uhren sind angehalten.
plan-ask = mich fragen
plan-turn = in diesem Zug
plan-mine = bis ich dran bin
plan-ever = bis auf Weiteres

## Lernen und Regeln

learn-title = { $game } lernen
learn-course = Der Kurs
learn-how = Fang mit den Grundlagen an: kurze Lektionen auf einem echten Spielplan, gegen freundliche Bots. Du kannst jederzeit aufhören und später weitermachen.
learn-basics = Die Grundlagen (etwa { $minutes } Min.)
learn-more = Weitere Lektionen (etwa { $minutes } Min.)
learn-minutes = { $minutes } Min.
learn-begin = Los geht’s
learn-go-on = Weitermachen
learn-done = geschafft
lesson-of-basics = Grundlagen: Lektion { $number } von { $count }
lesson-of-more = Weitere Lektionen: { $number } von { $count }
lesson-done = Lektion geschafft!
lesson-next = Nächste Lektion
lesson-more = Weitere Lektionen
lesson-again = Von vorn
lesson-all = Alle Lektionen
lesson-hint = Tipp
lesson-look = Sieh dir an: { $things }.
lesson-play = Eine Partie spielen
rules = Regeln
rules-of = { $game }: die Regeln
rules-here = Wo wir gerade sind
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] Ein Abschnitt
       *[other] { $count } Abschnitte
    }
rules-none = Nichts gefunden. Versuch ein anderes Wort.
rules-symbols = Symbole
rules-missing = Für dieses Spiel gibt es hier keine Regeln.
hint = Tipp
hint-searching = Die beste Wahl wird gesucht
hint-none = Gerade wurde kein Tipp gefunden.
hint-move = Zug zeigen
hint-why = Warum?
hints-taken = { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
hints-allowed = Tipps sind hier erlaubt. Alle sehen, wer sich einen holt.
help-now = Was kann ich jetzt tun?
why-not = Warum kann ich nicht …?
why-not-how = Du kannst auch auf etwas auf dem Spielplan zeigen oder es antippen.
why-not-none = Gerade gibt es nichts zu erklären.
guide-heading = Deine erste Partie
guide-close = Alles klar
guide-again = Einführung noch einmal zeigen
help-more =
    { $count ->
        [one] (und eine weitere)
       *[other] (und { $count } weitere)
    }

## Würfel und Glück
dice-things = Adler Amboss Axt Bach Biber Birke Bison Brunnen Büffel Distel Eiche Eule Fähre Falke Farm Fass Feder Feldweg Feuer Fiedel Fluss Fort Fuchs Furt Glocke Gold Hain Hufeisen Hügel Kaktus Kessel Kiefer Kiesel Kojote Krähe Kutsche Lasso Laterne Maultier Mond Morgen Mühle Mustang Pass Pfad Pfeife Planwagen Prärie Quelle Rabe Rad Ranch Salbei Sattel Scheune Schlucht Sonne Sporn Station Steig Stern Strom Tal Tenne Truthahn Wachtel Wagen Waschbär Weide Wiese Wolf Zaum Zelt Zügel
dice-word-short = Dein Wort für die Würfel:
dice-word-how = Aller Zufall in dieser Partie entsteht aus einem Geheimnis, das der Server nicht mehr ändern kann, und aus den Wörtern der Spieler. So bestimmt niemand allein über die Würfel. Nach der Partie kann das jeder nachprüfen.
dice-word = Dein Wort
dice-word-other = Ein anderes
dice-heading = Würfel
dice-note-how = Vor der Partie hat sich der Server auf seine Würfel festgelegt, und alle konnten ein Wort beimischen. Nach der Partie verrät er sein Geheimnis, und jeder kann prüfen, dass nichts verändert wurde.
dice-promise = Versprechen (SHA-256 des Geheimnisses)
dice-secret = Geheimnis
dice-words = Wörter
dice-words-none = Niemand hat ein Wort beigemischt.
dice-seal = Siegel der Aufzeichnung
dice-check = Würfel prüfen
dice-good = Die Würfel waren wie versprochen.
dice-good-file = { $file }: Die Würfel waren wie versprochen.
dice-good-noted = Das Geheimnis passt zu dem Versprechen, das sich dieser Browser vor der Partie gemerkt hat.
dice-good-promise = Das Geheimnis passt zum Versprechen in der Aufzeichnung. Dieser Browser hat sich vor der Partie keines gemerkt.
dice-good-word = Dein Wort „{ $word }“ ist beigemischt.
dice-good-marks = Alle { $count } Zeilen tragen die richtige Marke: Keine wurde geändert, eingefügt oder entfernt.
dice-good-lots = Alle { $count } Ziehungen folgen aus Geheimnis und Wörtern.
dice-only-verify = Ob jede Ziehung genau das bedeutet, was die Aufzeichnung sagt, wissen nur die Regeln: „westbound verify“ prüft auch das.
dice-figures = Zahlen zum Notieren
dice-bad = Die Würfel haben die Prüfung nicht bestanden.
dice-bad-file = { $file }: Die Würfel haben die Prüfung nicht bestanden.
dice-differs = Zeile { $line }: { $what }
dice-differs-unreadable = Sie ist nicht lesbar.
dice-differs-no-dice = Für diese Partie wurden keine Würfel versprochen; es gibt also nichts zu prüfen.
dice-differs-noted-promise = Das Versprechen lautet { $says }, aber dieser Browser hat sich vor der Partie { $should } gemerkt.
dice-differs-noted-word = Dein Wort lautet dort „{ $says }“, aber du hast „{ $should }“ gegeben.
dice-differs-no-secret = Das Geheimnis fehlt oder ist ungültig.
dice-differs-promise = Aus dem Geheimnis folgt das Versprechen { $says }, aber versprochen war { $should }.
dice-differs-mark = Ihre Marke ist „{ $says }“, aber aus ihrem Inhalt folgt { $should }. Die Zeile wurde geändert, oder eine davor wurde entfernt.
dice-differs-lot = Der Zufall zog { $says }, aber die Würfel zeigen { $should }.
dice-differs-seal = Hier endet die Aufzeichnung nicht so, wie sie versiegelt wurde: Zeilen fehlen oder wurden angefügt.
dice-file-fold = Eine Aufzeichnung aus einer Datei prüfen
dice-file = Aufzeichnung (.jsonl)
dice-no-crypto = Browser können Würfel nur auf Seiten prüfen, die über eine sichere Verbindung (https) geladen wurden. Lade die Aufzeichnung herunter und starte: westbound verify DATEI.
luck-heading = Glück
luck-how = { $count ->
        [one] Eine Ziehung hätte
       *[other] { $count } Ziehungen hätten
    } anders ausgehen können. In Punkten, nach einer einfachen Schätzung jeder Stellung: um wie viel besser oder schlechter sie für jeden waren als der Durchschnitt von allem, was hätte kommen können.
luck-none = Nach dem Aufbau wurde nichts gezogen: weder Glück noch Pech.
luck-drawn = Was kam, und was zu erwarten war
luck-what = Ziehung
luck-came = kam
luck-expected = erwartet
luck-rest = { $count ->
        [one] eine weitere
       *[other] { $count } weitere
    }

## Nachspielen, weiterspielen, Aufzeichnungen
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-whose = Wessen Züge
replay-whose-all = Alle Züge
replay-whose-one = Züge von { $player }
replay-earlier = Zeigen, was davor passiert ist
replay-more = Ansicht, Link, Weiterspielen
eyes = Ansicht
eyes-all = alle: alles liegt offen
eyes-mine = { $player } (du)
eyes-one = { $player }
eyes-none = als Zuschauer
eyes-own = Du siehst, was du damals wusstest. Wenn die Partie zu Ende ist, kannst du sie so sehen wie die anderen.
copy-moment = Link zu dieser Stelle kopieren
play-on = Von hier weiterspielen
play-on-title = Weiterspielen ab Schritt { $moment }
play-on-how = Ein neuer Tisch beginnt mit dieser Stellung und neuem Zufall. Die ursprüngliche Partie bleibt, wie sie ist.
origin = Diese Partie setzt eine andere fort.
origin-look = Anschauen
record-heading = Aufzeichnung öffnen
record-how = Lege hier die Aufzeichnung einer Partie ab – von einem Tisch oder aus dem Terminal –, um sie anzusehen.
record-choose = Datei wählen …
refused-record-malformed = Das ist keine Aufzeichnung einer Partie: { $reason }
refused-record-illegal = In dieser Aufzeichnung steht etwas, das die Regeln nicht erlauben: { $reason }
refused-record-not-now = Diese Aufzeichnung kann hier nicht geöffnet werden: { $reason }
refused-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

## Review
review = Analyse
review-what = Sieh, was jede Entscheidung wert war und wie viel davon Glück war.
review-start-it = Partie analysieren
review-running = Die Partie wird analysiert …
review-soon = Es geht los, sobald der Server Zeit hat.
review-progress = { $done } von { $total } Entscheidungen
review-failed = Die Analyse wurde nicht fertig. Versuch es noch einmal.
review-graph = Gewinnchancen, Entscheidung für Entscheidung
review-chance = { $player } { $chance }
review-legend = Gewinnchancen. Getönt: Glück. Striche am unteren Rand: Fehler. Pfeiltasten gehen von Entscheidung zu Entscheidung, mit Umschalt von Fehler zu Fehler.
review-pick = Wähle eine Entscheidung in der Kurve oder weiter unten.
review-made = { $player } musste wählen
    .you = Du musstest wählen
review-played = Gespielt: { $choice }
review-better = Besser: { $choice }
review-loss = Das hat { $loss } ± { $error } der Gewinnchance gekostet.
review-best = Die beste Entscheidung.
review-as-good = Etwa so gut wie die beste Entscheidung.
review-options = Möglichkeiten
review-option = Möglichkeit
review-was-played = gespielt
review-win = Siege
review-lead = Vorsprung
review-place = Platz
review-effects = Was das auslösen würde:
review-show-how = Drück auf eine Möglichkeit, um auf dem Brett zu sehen, was sie ausgelöst hätte.
review-shares = Wie es zum Ergebnis kam
review-start = Am Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Andere
review-result = Ergebnis
review-mistakes = Teuerste Fehler
review-no-mistakes = Keine eindeutigen Fehler.
review-finest = Bester Zug
review-table = Als Tabelle
review-turn = Zug
review-how = { $count } Simulationen je Entscheidung, nur nach dem, was jeder wusste.
win-bar = Gewinnchancen
outlook-allowed = Wer zuschaut, sieht, wer vor einer Runde vorn lag.
outlook-soon = Hier siehst du eine Runde später, wer vorn liegt.
outlook-late = { $count ->
        [one] Gewinnchancen, verzögert: vor einem Zug
       *[other] Gewinnchancen, verzögert: vor { $count } Zügen
    }

## Meine Partien, mein Name
mine-all = Alle meine Partien
mine-link = Meine Partien
mine-none-waits = Keine andere Partie wartet auf dich.
mine-link-turns = Meine Partien: In { $count ->
        [one] einer
       *[other] { $count }
    } bist du dran
mine-turns = { $count ->
        [one] In einer Partie bist du dran
       *[other] In { $count } Partien bist du dran
    }
mine-title-turns = ({ $count }) Meine Partien
mine-signed-in = Angemeldet als { $name }: Diese Partien sind auf allen deinen Geräten.
mine-to-me = Mein Name und meine Statistik
mine-here-only = Diese Partien kennt nur dieser Browser.
mine-claim = Auf allen Geräten nutzen
mine-elsewhere = Spielst du auch auf einem anderen Gerät? Anmelden
mine-empty = Du sitzt noch an keinem Tisch.
mine-play = Spielen
mine-group-turn = Du bist dran
mine-group-others = Andere sind dran
mine-group-gathering = Wartet auf Mitspieler
mine-group-over = Zu Ende
mine-unread = Beiseitegestellt
mine-unread-what = Der Server kann diese Tische gerade nicht lesen. Nichts ist verloren; sobald er es kann, sind sie wieder da.
mine-more = { $count } weitere zeigen
mine-asked = Du bist dran · gefragt { $time }
mine-asked-now = Du bist dran · gerade gefragt
mine-waits = Warten auf { $players } · { $time }
mine-waits-now = Warten auf { $players }
mine-new = { $count ->
        [one] eine Neuigkeit
       *[other] { $count } Neuigkeiten
    }
mine-due = Zeit läuft ab { $time }
mine-won = Du hast mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } gewonnen.
mine-shared = Du und { $players } habt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } gewonnen.
mine-lost = Gewonnen: { $players }. Du hattest { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
mine-seen = Gewonnen: { $players }.
mine-resigned = Du hast aufgegeben. Gewonnen: { $players }.
mine-gave-up = Du hast aufgegeben
mine-stood-in = Gewonnen: { $players }. Ein Bot hat für dich gespielt, darum zählt die Partie nicht.
mine-abandoned = Abgebrochen, ohne Ergebnis
mine-bot = der Bot auf deinem Platz
mine-replay = Ansehen
mine-record = Aufzeichnung
mine-with = { $deed }: { $players }
me-title = Mein Name
me-why = Zum Spielen brauchst du kein Konto. Mit einem eigenen Namen hast du deine Partien, Aufzeichnungen und Statistiken auf allen deinen Geräten, und niemand sonst kann so heißen. Dazu brauchst du nur eine Passphrase; keine Mailadresse, nichts weiter.
me-claim-heading = Einen Namen sichern
me-claim = Diesen Namen sichern
me-sign-in-heading = Anmelden
me-sign-in = Anmelden
me-passphrase = Passphrase
me-passphrase-how = Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind gut.
me-old-passphrase = Aktuelle Passphrase
me-new-passphrase = Neue Passphrase
me-show = Zeigen
me-lost = Passphrase verloren?
me-code = Wiederherstellungscode
me-recover = Neue Passphrase setzen
me-recover-how = Mit dem Wiederherstellungscode, den du dir aufgeschrieben hast, bekommst du eine neue Passphrase und einen neuen Code. Alle anderen Geräte werden abgemeldet.
me-code-heading = Dein Wiederherstellungscode
me-code-how = Schreib ihn jetzt auf: Du siehst ihn nur dieses eine Mal. Wenn du deine Passphrase verlierst, bringt nur dieser Code deinen Namen zurück.
me-code-copy = Code kopieren
me-code-save = Als Datei speichern
me-code-done = Ich habe ihn aufgeschrieben
me-signed-in = Angemeldet als { $name }
me-signed-out = Du bist abgemeldet.
me-everywhere = Deine Partien sind auf jedem Gerät, auf dem du dich anmeldest.
me-tallies = Statistik
me-no-tallies = Noch keine Partie beendet.
me-played = gespielt
me-won = gewonnen
me-shared = geteilte Siege
me-average = Punkte im Schnitt
me-best = bestes Ergebnis
me-hinted = mit Tipps
me-resigned = aufgegeben
me-share = mit { $players } Personen: { $won } von { $played } gewonnen
me-devices = Geräte
me-device-this = Dieser Browser
me-device = Ein anderes Gerät, zuletzt gesehen { $time }
me-device-now = Ein anderes Gerät, gerade gesehen
me-removes = Meine Partien aus diesem Browser entfernen (auf einem gemeinsamen Computer)
me-sign-out = Abmelden
me-sign-out-all = Überall abmelden
me-data = Meine Daten
me-export-how = Alles, was unter deinem Namen gespeichert ist, in einer Datei: deine Plätze und ihre Schlüssel, Ergebnisse, was du gesagt hast und wo die Aufzeichnungen sind.
me-export = Meine Daten herunterladen
me-change = Passphrase ändern
me-changed = Deine Passphrase ist geändert; andere Geräte sind abgemeldet.
me-delete = Meinen Namen und meine Daten löschen
me-delete-what = Dein Name, deine Passphrase, deine Geräte, deine Statistik und die Liste deiner Partien werden endgültig gelöscht. In diesem Browser behältst du die Partien, die du jetzt hast; auf anderen Geräten verschwinden sie.
me-delete-stays = Die Partien selbst bleiben, weil auch andere mitgespielt haben; ebenso dein Name am Tisch und was du dort gesagt hast.
me-delete-redact = In beendeten Partien meinen Namen durch meine Farbe ersetzen und was ich gesagt habe durch „…“
me-wrong = Name oder Passphrase ist falsch.
me-wrong-code = Name oder Wiederherstellungscode ist falsch.
me-wrong-passphrase = Die Passphrase ist falsch.
me-taken = Dieser Name ist vergeben. Wähle einen anderen; wenn es deiner ist, melde dich an.
me-malformed = Ein Name hat 3 bis 24 Zeichen, eine Passphrase mindestens 10.
me-too-fast = Zu viele Versuche. Warte eine Weile und versuch es dann noch einmal.

## Benachrichtigungen, Töne, die App
tell-heading = Wenn ich dran bin
tell-push = Auf diesem Gerät benachrichtigen
tell-push-how = Für alle Tische, die ich hier öffne: wenn ich dran und gerade nicht da bin.
tell-push-on = Von jetzt an benachrichtigt dich dieses Gerät.
tell-push-denied = Dieser Browser erlaubt Westbound keine Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Seite erlauben, neben der Adresse.
tell-push-unable = Dieser Browser kann keine Benachrichtigungen anzeigen. Lege Westbound auf einem iPhone oder iPad zuerst auf den Home-Bildschirm und öffne es von dort.
tell-mail = Per E-Mail
tell-mail-do = Schreib mir
tell-mail-how = Ab und zu eine E-Mail, für alle Tische, die auf dich warten. Ihre Links öffnen deinen Platz: Es sollte dein eigenes Postfach sein.
tell-mail-on = Von jetzt an schreiben wir an { $address }.
tell-mail-asked = Wir haben an { $address } geschrieben. Folge dem Link in dieser E-Mail, sonst kommt nichts weiter.
tell-mail-waits = noch nicht bestätigt: Schau in dein Postfach
tell-hook = Für Programme: ein Webhook
tell-hook-address = Adresse
tell-hook-do = Webhook hinzufügen
tell-hook-how = Wir schicken ein kurzes, signiertes JSON dorthin. Die Adresse muss mit https:// beginnen.
tell-hook-secret = Mit diesem Geheimnis signieren wir, was wir schicken. Du siehst es nur dieses eine Mal:
tell-hook-secret-name = Geheimnis des Webhooks
tell-hook-copy = Geheimnis kopieren
tell-end = Beenden
    .label = Keine Benachrichtigungen mehr an { $target }
tell-ended = Keine Benachrichtigungen mehr an { $target }.
tell-failed = Das hat in diesem Browser nicht geklappt. Versuch es später noch einmal.
tell-wrong-target = Diese Adresse ist nicht möglich: { $reason }
sound = Töne
sound-volume = Lautstärke
sound-mute = Ton aus
install = Westbound als App installieren
offline = Du bist offline.
offline-how = Deine Partien sind auf dem Server sicher; mach weiter, sobald du wieder Netz hast.

## Ausgaben
trouble-edition = Diese Ausgabe gibt es nicht
trouble-edition-what = Sie ist nicht in diesem Browser, oder der Server kennt sie nicht. Bitte um ihre Datei und öffne diese.
editions-title = Ausgaben
editions-intro = Hast du eines der Spiele zu Hause? Gib seinen Spielplan und seine Karten hier einmal ein und spiel damit mit allen anderen. Eine Ausgabe ist eine Datei, die du weitergeben kannst.
editions-ours = Unsere Ausgaben
editions-ours-how = Alles darin ist von uns. Beginne mit einer davon und ändere, was in deiner Schachtel anders ist.
editions-begin = So eine erstellen
    .label = Eine Ausgabe von { $game } erstellen
editions-mine = In diesem Browser
editions-none = Noch keine.
edition-new-name = Meine Ausgabe
edition-open = Datei öffnen …
edition-open-how = Eine Ausgabe, die du bekommen oder gespeichert hast.
edition-unreadable = Das ist keine Ausgabe: { $reason }
edition-playable = spielbereit
edition-draft = Entwurf
edition-edit = Bearbeiten
    .label = { $name } bearbeiten
edition-drop = Entfernen
    .label = { $name } entfernen
edition-play = Damit spielen
    .label = Mit { $name } spielen
edition-of = eine Ausgabe von { $game }
edition-of-table = Ausgabe:
edition-which = Ausgabe
edition-ours = Unsere
edition-own = Eigene Ausgabe erstellen
edition-undo = Rückgängig
edition-redo = Wiederholen
edition-save = Als Datei speichern
edition-parts = Teile der Ausgabe
edition-offline = Sie kann nicht geprüft werden: Der Server antwortet nicht. Dein Entwurf bleibt in diesem Browser.
edition-checking = Wird geprüft …
edition-wrong = { $count ->
        [one] Etwas passt noch nicht zur Spielregel.
       *[other] { $count } Dinge passen noch nicht zur Spielregel.
    }
edition-wrong-here = hier zu korrigieren
edition-right = Alles passt: spielbereit.
edition-preview = Vorschau
edition-preview-later = Der Spielplan erscheint hier, sobald alles passt.
edition-preview-alt = Der Spielplan für { $players } Personen
edition-section-edition = Ausgabe
edition-column-name = Name
edition-column-label = Beschriftung
edition-leaf-edition = Ausgabe
edition-name = Name
edition-belongs = Gehört zu
edition-from = Von
edition-to = Nach
edition-number = Nummer
edition-deeds = Aktionen
edition-rows = { $count }
edition-add = Zeile hinzufügen
edition-paste = Du kannst Zeilen aus einer Tabellenkalkulation in jede Zelle einfügen.
edition-duplicate = Duplizieren
    .label = { $name } duplizieren
edition-remove = Entfernen
    .label = { $name } entfernen
edition-removed = { $name } wurde entfernt.
edition-draw = Zeichnen
edition-map = Karte
edition-tool = Werkzeug
edition-tool-move = Bewegen
    .how = Ziehe einen Punkt, oder bewege ihn mit den Pfeiltasten (mit Umschalt weiter). Entf entfernt ihn.
edition-tool-add = Hinzufügen
    .how = Klicke dorthin, wo der neue Punkt sein soll.
edition-tool-connect = Verbinden
    .how = Wähle zwei Punkte nacheinander: Eine Linie verbindet sie; gibt es sie schon, verschwindet sie.
edition-kind = Was
edition-add-middle = In der Mitte hinzufügen
edition-border = Ecken von
edition-zoom = Größe
edition-point = { $name }, bei { $x }, { $y }
edition-corner = Ecke { $number } von { $name }, bei { $x }, { $y }
edition-nothing-chosen = Nichts ausgewählt.
edition-added = Neu: { $what }, bei { $x }, { $y }.
edition-connect-from = Von { $name } nach …
edition-connected = { $from } und { $to } sind verbunden.
edition-cut = { $from } und { $to } sind nicht mehr verbunden.
edition-no-line = { $from } und { $to } lassen sich nicht verbinden.

## Was inzwischen passiert ist

recap = Zeig es mir
recap-missed =
    { $count ->
        [one] Seit du zuletzt hier warst, ist etwas passiert.
       *[other] Seit du zuletzt hier warst, sind { $count } Dinge passiert.
    }
recap-title = Seit du zuletzt hier warst
recap-count =
    { $count ->
        [one] Etwas ist passiert.
       *[other] { $count } Dinge sind passiert.
    }
recap-points =
    { $sign ->
        [more] +{ $points }
       *[other] { $points }
    }
recap-mine = Was das für dich bedeutet
recap-nothing = Nichts davon betraf dich.

## Tasten

keys-heading = Tastenkürzel
keys-show = Alle Tastenkürzel
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet; diese funktionieren trotzdem.
keys-page = Überall
keys-page-help = diese Liste zeigen
keys-page-close = ein Menü oder diese Liste schließen
keys-page-next = zur nächsten Partie, die auf dich wartet
keys-table = An einem Tisch
keys-table-pick = die Möglichkeit mit dieser Nummer auswählen
keys-table-confirm = die Auswahl bestätigen
keys-table-drop = die Auswahl abbrechen
keys-table-list = alle Möglichkeiten auflisten, oder nur die, die der Spielplan nicht zeigt
keys-table-around = auf der Karte: zur nächsten Möglichkeit
keys-table-press = auf dem Spielplan: auswählen
keys-table-take-back = deine letzte Aktion rückgängig machen
keys-table-rules = was du jetzt tun kannst, und die Regeln
keys-table-hint = einen Tipp holen, dann mehr davon
keys-table-why = warum anderes nicht wählbar ist
keys-table-fit = den ganzen Plan zeigen
keys-table-skip = laufende Animationen überspringen
keys-table-hurry = die Bots bitten, sofort zu wählen
keys-replay = Beim Ansehen einer Partie
keys-replay-step = einen Schritt zurück oder vor
keys-replay-turn = einen Zug zurück oder vor
keys-replay-ends = zum Anfang oder zum Ende
keys-replay-play = abspielen oder anhalten
keys-edition = Beim Bearbeiten von Ausgaben
keys-edition-undo = rückgängig machen
keys-edition-redo = wiederholen
keys-edition-move = auf der Karte: einen Punkt oder eine Ecke bewegen
keys-edition-far = weiter bewegen
keys-edition-remove = entfernen
key-Escape = Esc
key-Enter = Eingabe
key-Space = Leertaste
key-Shift = Umschalt
key-Control = Strg
key-Home = Pos1
key-End = Ende
key-Delete = Entf

## Der Wertungsbogen

print = Wertungsbogen drucken

## Entfernte und zurückgeholte Ausgaben
edition-gone = entfernt
edition-forgotten = { $name } wurde entfernt. Solange du auf dieser Seite bleibst, kannst du sie zurückholen.
edition-put-back = Rückgängig
    .label = Rückgängig: { $name } zurückholen
trouble-room = Kein Platz für noch eine Ausgabe
trouble-room-what = Dieser Browser behält 24 Ausgaben, die du geändert hast. Entferne eine, die du nicht mehr brauchst; speicherst du sie zuerst als Datei, geht nichts verloren.
## Würfel einer Partie, die eine andere fortsetzt

dice-differs-noted-since = Die Würfel gelten nach den ersten { $says } Zeilen, es müssten aber { $should } sein. Wenn die Partie eine andere fortsetzt, kann das stimmen: „westbound verify --since { $says }“ prüft alles Weitere.
dice-good-since = Die ersten { $count } Zeilen wurden an einem anderen Tisch gespielt, mit anderen Würfeln: Diese Ziehungen werden nicht geprüft.
## Replays and forks
pace-own = Wie in der ursprünglichen Partie
help-hold = Tippe auf dem Spielplan an, was du wählst. Nicht sicher? Zeig darauf oder lass den Finger liegen: Dann siehst du, was es bewirkt, und beim Loslassen passiert nichts.
help-wait = Gerade gibt es nichts zu tun: Wenn du dran bist, sagt es dir das Spiel, und wenn du magst, eine Benachrichtigung (Menü).
help-undo = Du kannst deine letzte Aktion rückgängig machen: Der Knopf sagt, ob andere zustimmen müssen.
help-plan = Wenn das Spiel oft fragt, kannst du im Voraus passen, neben der Auswahl.

## Ratings, and finding a game
ratings-title = Rangliste
ratings-how = Wertungen von Menschen und Bots auf einer Skala, jede mit ihrer Unsicherheit: 1600 ± 80. Die Reihenfolge richtet sich danach, wie viel jemand mindestens wert ist.
ratings-mine = Meine Wertungen und Ergebnisse
ratings-claim = Für eine Wertung brauchst du einen eigenen Namen
ratings-game = Spiel
ratings-board = { $game } mit { $players } Spielern
ratings-rank = Nr.
ratings-player = Spieler
ratings-games = Partien
ratings-bot = Bot
ratings-won = { $won } von { $played } gewonnen
ratings-nobody = Hier hat noch niemand eine gewertete Partie gespielt. Öffne einen Tisch mit Uhr und wähle „Gewertet“.
rating = Wertung
rating-about = { $points } ± { $by }
rating-day = Tag
rating-as-table = Als Tabelle
rating-graph = Verlauf der Wertung: { $what }
rating-best = Beste Partien
rating-results = Letzte gewertete Partien
rating-place = { $place }. von { $players }
rating-not-counted = zählt nicht
rating-just-now = gerade eben
rating-gone = ein gelöschtes Konto
rating-replay = Wiederholung: { $game }, { $time }
rated = Gewertet
rated-on = ja
rated-off = nein
rated-play = Gewertet spielen
rated-how = Diese Partie zählt für die Wertung aller, die mitspielen. Namen und Ergebnisse werden öffentlich. Wer aufgibt, geht oder keine Zeit mehr hat, wird Letzter, und was du gesehen hast, lässt sich nicht mehr zurücknehmen.
rated-needs = Gewertete Partien brauchen eine Uhr und unsere Ausgabe: Wähle oben ein Tempo.
rated-sign-in = Für gewertete Partien brauchst du einen eigenen Namen, damit die Ergebnisse für dich zählen.
rated-agree = Du spielst als { $name }. Dein Name und dein Ergebnis werden öffentlich.
rated-refused = An diesem gewerteten Tisch kannst du nicht sitzen: Du selbst oder jemand mit deiner Internetadresse sitzt schon hier, oder jemand heißt ähnlich wie du.
rematch-rated = Dieselben Leute, ein neuer Tisch. Auch die Revanche wird gewertet.
ruling-pending = Die Partie wird gerade gewertet …
ruling-counts = Diese Partie hat die Wertungen verändert.
ruling-too-often = Ihr habt heute schon zu oft gegeneinander gespielt: Diese Partie zählt nicht.
ruling-void = Diese Partie hat kein Ergebnis und zählt nicht.
find-game = Spiel finden
find-how = Spiel mit allen, die gerade dasselbe suchen.
find-bots = Mit Bots spielen, bis jemand kommt
looking = Wir suchen jemanden, der mit dir spielt …
looking-bots = Wir suchen Mitspieler. In der ersten Runde können sie den Platz eines Bots übernehmen.
looking-stop = Nicht mehr suchen
refused-no-person = Unter diesem Namen hat niemand eine gewertete Partie gespielt.
