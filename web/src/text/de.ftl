# Die Texte der Seite: Deutsch. Formen eines Satzes: .you (wer liest, ist die zuerst genannte Person).

## Überall
skip = Zum Inhalt springen
to-start = Westbound: zur Startseite
loading = Einen Augenblick …
cancel = Abbrechen
try-again = Noch einmal versuchen
copied = Kopiert.
copy-yourself = Kopiere es bitte aus dem Feld: Dieser Browser lässt eine Seite das nicht tun.
you = du
number-of = { $number } von { $count }

## Einstellungen
preferences = Sprache und Anzeige
language = Sprache
theme = Farben
theme-system = wie dieses Gerät
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-system = wie dieses Gerät
motion-full = bewegt
motion-none = keine
shortcuts = Die Tasten 1 bis 9 greifen eine Möglichkeit heraus, Esc lässt sie fallen

## Die Startseite
start-title = Westbound: gemeinsam Pionier-Brettspiele spielen
tagline = Pionier-Brettspiele an einem Tisch: mit Freunden über einen Link, mit Bots, ohne Konto.
play-heading = Spielen
your-name = Dein Name
default-name = Reisende
play-now = Sofort spielen
play-now-how = Du und { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }. Es geht gleich los.
play-friends = Mit Freunden spielen
play-friends-how = Mach einen Tisch auf und verschicke den Link.
which-game = Spiel
lobby-heading = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf, dann finden ihn andere hier.
lobby-lost = Die Tische sind gerade nicht zu sehen: Der Server antwortet nicht. Die Seite versucht es von selbst noch einmal.
mine-heading = Deine Tische
forget = Von der Liste nehmen
    .label = Den Tisch mit { $players } von der Liste nehmen
state-gathering = wartet auf Mitspieler
state-playing = wird gespielt
state-over = zu Ende
join = Mitspielen
    .label = Am Tisch mit { $players } mitspielen
watch = Zusehen
    .label = Am Tisch mit { $players } zusehen
go-on = Weiterspielen
    .label = Am Tisch mit { $players } weiterspielen
look = Ansehen
    .label = Den Tisch mit { $players } ansehen
nobody-yet = noch niemand
seat-free = frei
seat-kept = für { $name } freigehalten
watching = { $count ->
        [0] niemand sieht zu
        [one] eine Person sieht zu
       *[other] { $count } sehen zu
    }

## Ein neuer Tisch
new-title = Ein neuer Tisch
new-intro = Wer spielt? Freunde setzen sich mit dem Link, den du gleich bekommst.
new-game = Spiel: { $game }
new-about = Über dieses Spiel
new-players = Spieler
new-seats = Plätze
new-seat-color = Platz { $number }: { $color }
who-me = ich
who-open = jemand anders (offen)
who-bot = Bot: { $bot }
bot-random = Grünschnabel (spielt zufällig)
bot-greedy = Händler (nimmt, was sich lohnt)
bot-other = { $bot }
new-where = Wer kommen darf
new-public = Auf der Startseite: Alle dürfen sich setzen
new-private = Nur über den Link
new-watchers = Andere dürfen zusehen
new-open = Tisch aufmachen
new-starts = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
new-waits = Das Spiel beginnt, wenn { $count ->
        [one] der offene Platz besetzt ist.
        [2] beide offenen Plätze besetzt sind.
       *[other] alle { $count } offenen Plätze besetzt sind.
    }
new-watch-only = Du nimmst keinen Platz: Du richtest den Tisch ein und siehst zu.

## Zusammenkommen
gathering-title = Warten auf Mitspieler
gathering-how = Das Spiel beginnt, wenn alle Plätze besetzt sind.
gathering-taken = { $taken } von { $count } Plätzen sind besetzt.
seats-heading = Plätze
share-heading = Lade deine Freunde ein
share-how = Wer diesen Link öffnet, kann sich setzen.
share-link = Der Link zu diesem Tisch
copy = Link kopieren
share-button = Teilen …
share-text = Spiel mit mir { $game }:
sit-heading = Setz dich
sit-how = Ein Name genügt; ein Konto brauchst du nicht.
sit-down = Hinsetzen
sit-seat = Platz
sit-any = irgendein freier Platz
sit-watch = Du siehst zu.
take-over = { $count ->
        [one] Ein Platz ist frei geworden. Wer sich setzt, spielt von da an weiter.
       *[other] { $count } Plätze sind frei geworden. Wer sich setzt, spielt von da an weiter.
    }
leave = Tisch verlassen
leave-sure = Im Spiel bleibt dein Platz deiner: Komm wieder, wann du willst.
leave-seat = Meinen Platz freigeben
fill = Freie Plätze mit Bots besetzen und beginnen
host-tools = Als Gastgeber
host-bots = Welcher Bot
host-seat = Platz von { $player }
host-free-seat = Freier Platz { $number }
to-bot = An einen Bot geben
    .label = An einen Bot geben: { $seat }
to-free = Freigeben
    .label = Freigeben: { $seat }
new-link = Neuer Link
    .label = Ein neuer Link für: { $seat }
new-link-how = Der neue Link für: { $seat }. Der alte öffnet nichts mehr. Schick ihn der Person, die dort spielt.
my-link = Der Link zu meinem Platz
my-link-how = Mit diesem Link spielst du auf einem anderen Gerät weiter. Behalte ihn für dich.
is-host = Gastgeber
is-bot = Bot
is-here = da
is-away = nicht da

## Im Spiel
your-turn = Du bist dran
your-turn-title = ● Du bist dran: { $game }
told-turn = Du bist dran. { $prompt }
hurry = Den neuesten Stand zeigen
choices-heading = Deine Möglichkeiten
choices-none = Gerade gibt es nichts zu wählen.
choices-filter = Eine Möglichkeit suchen
choices-count = { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choices-found = { $found } von { $count } Möglichkeiten
choices-nothing = So heißt keine Möglichkeit.
chosen-heading = Gewählt
confirm = Bestätigen
sending = Unterwegs …
waiting-line = Gewählt, noch nicht abgeschickt: { $choice }
undo-free = Zurücknehmen
    .how = frei
undo-asks = Um Rücknahme bitten
    .how = zustimmen müssen: { $players }
consent-asks = { $player } möchte eine Aktion zurücknehmen. Bist du einverstanden?
consent-waits = Du möchtest zurücknehmen. Es fehlt noch: { $players }.
consent-others = { $player } möchte zurücknehmen. Es fehlt noch: { $players }.
agree = Einverstanden
refuse = Ablehnen
board-heading = Spielplan
board-none = Für dieses Spiel gibt es noch keinen gezeichneten Plan. Alles lässt sich aus der Liste spielen.
board-failed = Der Plan konnte nicht geladen werden. Alles lässt sich aus der Liste spielen; lade die Seite neu, um es noch einmal zu versuchen.
around-heading = Am Tisch
points-short = { $points } P.
log-heading = Was geschehen ist
log-empty = Noch ist nichts geschehen.
log-back = zurückgenommen
log-newest = Zur neuesten Zeile
chat-say = Etwas sagen
chat-send = Senden
tabs = Unter dem Spielplan
tab-choices = Wählen
tab-log = Verlauf
tab-people = Tisch
menu = Menü
menu-table = Menü des Tisches
watch-link = Der Link zum Zusehen
watch-text = Sieh bei unserem Spiel { $game } zu:
notice-close = Schließen

## Das Ende
scores-heading = Endstand
scores-so-far = Punkte bisher
total = gesamt
source = Punkte für
unknown-points = ?
unknown-points-long = dir nicht bekannt
rematch = Noch einmal spielen
rematch-join = Bei der Revanche mitspielen
rematch-how = Dieselben Leute, ein neuer Tisch.
download = Aufzeichnung herunterladen
download-name = westbound-{ $table }.jsonl
as-replay = Nachspielen
back-to-table = Zurück zum Tisch

## Nachspielen
replay-title = Nachspielen
replay-start = Zum Anfang
replay-back = Einen Augenblick zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Augenblick weiter
replay-end = Zum Ende
replay-moment = Augenblick
replay-moment-of = Augenblick { $moment } von { $count }
replay-turn = Zum Zug
replay-turn-of = { $number }. { $turn }
replay-keys = Pfeiltasten gehen vor und zurück, die Leertaste spielt ab.
replay-setup = Aufbau

## Verbindung
connection-first = Unterwegs zum Tisch …
connection-title = Verbindung verloren.
connection-retry = { $seconds ->
        [0] Neuer Versuch …
       *[other] Neuer Versuch in { $seconds } s.
    }
connection-now = Jetzt versuchen
connection-back = Wieder verbunden.
connection-kept = Nichts geht verloren: Was du gewählt hast, wird abgeschickt, sobald die Verbindung wieder da ist.
not-sent = Das Spiel ging weiter, bevor es abgeschickt war; das ist also nicht geschehen: { $choice }
not-sent-other = Das Spiel ging weiter, bevor es abgeschickt war; es ist also nicht geschehen.
withdraw = Nicht abschicken
reload = Seite neu laden

## Was schiefgehen kann
trouble-missing = Hier ist nichts
trouble-missing-what = Keine Seite hat diese Adresse. Vielleicht wurde ein Teil des Links abgeschnitten.
trouble-no-table = Diesen Tisch gibt es nicht
trouble-no-table-what = Vielleicht wurde ein Teil des Links abgeschnitten: Lass ihn dir noch einmal schicken.
trouble-no-watchers = Hier darf niemand zusehen
trouble-no-watchers-what = Diesen Tisch sehen nur, die mitspielen. Wenn dir ein Platz gehört, öffne den Tisch mit dem Link zu deinem Platz.
trouble-wrong-key = Dieser Link öffnet keinen Platz
trouble-wrong-key-what = Der Platz hat einen neuen Link bekommen oder gehört jetzt jemand anderem, oder ein Teil des Links wurde abgeschnitten. Bitte den Gastgeber um den neuen, oder sieh zu.
trouble-watch-instead = Ohne Platz zusehen
trouble-server = Der Server antwortet nicht
trouble-server-what = Vielleicht startet er gerade neu, oder dieses Gerät ist offline. Deine Spiele sind auf dem Server aufgehoben.
trouble-outdated = Diese Seite ist veraltet
trouble-outdated-what = Der Server wurde inzwischen erneuert. Lade die Seite neu; dein Platz ist dir sicher.
trouble-replay = Dieses Spiel kann nicht gezeigt werden
trouble-replay-what = Es hat noch nicht begonnen, oder ohne Platz darf man es nicht sehen. Versuche es später noch einmal, oder geh zum Tisch.
trouble-start = Zur Startseite

## Ablehnungen
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu; hilft das nicht, sag es dem Betreiber: { $reason }
refused-too-large = Das war zu lang.
refused-too-fast = Das war zu schnell. Warte einen Augenblick und versuche es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-watchers = An diesem Tisch darf niemand zusehen.
refused-wrong-key = Der Link zu diesem Platz gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refused-not-yours = Das steht dir nicht zu.
refused-not-now = Das geht jetzt nicht.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
refused-illegal = Die Regeln erlauben das nicht.
refused-unavailable = Der Server konnte es nicht aufschreiben, also ist nichts geschehen. Versuche es noch einmal.
refused-outdated = Der Server spricht eine neuere Sprache als diese Seite. Lade die Seite neu.
refused-offline = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-name = Dieser Name geht nicht. Wähle einen anderen.

## Der Verlauf am Tisch
table-sat = { $player } setzt sich.
    .you = Du setzt dich.
table-came-back = { $player } ist wieder da.
    .you = Du bist wieder da.
table-left = { $player } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-rekeyed = Der Platz von { $player } bekommt einen neuen Link.
    .you = Dein Platz bekommt einen neuen Link.
table-replaced = Ein Bot übernimmt den Platz von { $player }.
    .you = Ein Bot übernimmt deinen Platz.
table-freed = Der Platz von { $player } wird frei.
    .you = Dein Platz wird frei.
table-begun = Das Spiel beginnt.
table-asked = { $player } möchte eine Aktion zurücknehmen.
    .you = Du möchtest eine Aktion zurücknehmen.
table-agreed = { $player } ist einverstanden.
    .you = Du bist einverstanden.
table-disagreed = { $player } ist nicht einverstanden; nichts wird zurückgenommen.
    .you = Du bist nicht einverstanden; nichts wird zurückgenommen.
table-took-back = { $player } nimmt eine Aktion zurück.
    .you = Du nimmst eine Aktion zurück.
table-rematched = { $player } macht einen neuen Tisch für eine Revanche auf.
    .you = Du machst einen neuen Tisch für eine Revanche auf.
table-said = { $player }: { $text }
    .you = Du: { $text }

## Ausgaben
trouble-edition = Diese Ausgabe gibt es nicht
trouble-edition-what = Sie ist nicht in diesem Browser, oder der Server kennt sie nicht. Bitte um ihre Datei und öffne diese.
editions-title = Ausgaben
editions-intro = Du besitzt ein gedrucktes Spiel? Gib seine Karte und seine Spielkarten hier ein, ein einziges Mal, und spiele darauf mit allen. Eine Ausgabe ist eine Datei, die du weitergeben kannst.
editions-ours = Unsere Ausgaben
editions-ours-how = Alles darin ist von uns. Beginne mit einer davon und ändere, was in deiner Schachtel anders ist.
editions-begin = Eine solche machen
    .label = Eine Ausgabe von { $game } machen
editions-mine = In diesem Browser
editions-none = Es gibt noch keine.
edition-new-name = Meine Ausgabe
edition-open = Datei öffnen …
edition-open-how = Eine Ausgabe, die du bekommen oder gespeichert hast.
edition-unreadable = Das ist keine Ausgabe: { $reason }
edition-playable = spielbereit
edition-draft = ein Entwurf
edition-edit = Ändern
    .label = { $name } ändern
edition-drop = Vergessen
    .label = { $name } vergessen
edition-play = Darauf spielen
    .label = Auf { $name } spielen
edition-of = eine Ausgabe von { $game }
edition-of-table = Ausgabe:
edition-which = Ausgabe
edition-ours = Unsere
edition-own = Eine eigene Ausgabe machen
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
edition-wrong-here = hier zu berichtigen
edition-right = Alles passt: Man kann darauf spielen.
edition-preview = Bild
edition-preview-later = Der Spielplan wird hier gezeichnet, sobald alles passt.
edition-preview-alt = Der Spielplan für { $players } Personen
edition-name = Name
edition-belongs = Gehört zu
edition-from = Von
edition-to = Nach
edition-number = Nummer
edition-deeds = Was man tun kann
edition-rows = { $count }
edition-add = Zeile hinzufügen
edition-paste = Zeilen aus einer Tabellenkalkulation lassen sich in jede Zelle einfügen.
edition-duplicate = Verdoppeln
    .label = { $name } verdoppeln
edition-remove = Entfernen
    .label = { $name } entfernen
edition-removed = { $name } ist entfernt.
edition-draw = Zeichnen
edition-map = Karte
edition-tool = Werkzeug
edition-tool-move = Bewegen
    .how = Ziehe einen Punkt, oder bewege ihn mit den Pfeiltasten (mit Umschalt weiter). Entf entfernt ihn.
edition-tool-add = Hinzufügen
    .how = Klicke dorthin, wo der neue Punkt sein soll.
edition-tool-connect = Verbinden
    .how = Wähle zwei Punkte nacheinander: Eine Linie verbindet sie, oder sie verschwindet, wenn es sie gibt.
edition-kind = Was
edition-add-middle = In der Mitte hinzufügen
edition-border = Ecken von
edition-zoom = Größe
edition-point = { $name }, bei { $x }, { $y }
edition-corner = Ecke { $number } von { $name }, bei { $x }, { $y }
edition-nothing-chosen = Nichts ist gewählt.
edition-added = Neu: { $what }, bei { $x }, { $y }.
edition-connect-from = Von { $name } nach …
edition-connected = { $from } und { $to } sind verbunden.
edition-cut = { $from } und { $to } sind nicht mehr verbunden.
edition-no-line = { $from } und { $to } lassen sich nicht verbinden.
