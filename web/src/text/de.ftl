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
mine-heading = Meine Spiele
remove = Entfernen
    .label = Die Partie mit { $players } entfernen
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
leave-bot = Dein Platz bleibt deiner: Ein Bot spielt für dich, bis du wieder da bist.
leave-waits = Dein Platz bleibt deiner: Die Partie wartet auf dich.
leave-clock = Dein Platz bleibt deiner. Die Uhr läuft weiter: Wenn deine Zeit um ist, spielt ein Bot für dich, bis du wieder da bist.
resign = Aufgeben
resign-title = Aufgeben?
resign-what = Ein Bot spielt deinen Platz zu Ende, und alle sehen das. Du kannst zusehen, aber den Platz nicht zurücknehmen. Die Partie zählt als aufgegeben: nicht als Sieg, und ihre Punkte sind nicht deine.
abandon = Partie abbrechen
abandon-title = Diese Partie abbrechen?
abandon-what = Die Partie endet hier, endgültig und ohne Ergebnis. Du kannst sie noch nachspielen und von jedem Moment aus weiterspielen. Nach einiger Zeit wird sie entfernt.
remove-title = Diese Partie entfernen?
remove-what = Die Partie wird endgültig gelöscht, samt Aufzeichnung, und zählt nicht mehr in deiner Statistik. Links zu ihr führen ins Leere.
remove-table = Tisch entfernen
remove-table-title = Diesen Tisch entfernen?
remove-table-what = Der Tisch wird endgültig gelöscht, und Links zu ihm führen ins Leere.
unlist-title = Von deiner Liste entfernen?
unlist-what = Die Partie verschwindet aus diesem Browser. Die anderen behalten sie.
unlist-name-what = Die Partie verschwindet auf allen deinen Geräten von der Liste und zählt nicht mehr in deiner Statistik. Die anderen behalten sie.
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
prompt-heading = Die Frage
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
undo-asked = { $player } möchte eine Aktion zurücknehmen. Bist du einverstanden?
undo-waits = Du möchtest zurücknehmen. Es fehlt noch: { $players }.
undo-others = { $player } möchte zurücknehmen. Es fehlt noch: { $players }.
agree = Einverstanden
refuse = Ablehnen
ask-withdraw = Doch nicht
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
close = Schließen

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
replay-keys = Pfeiltasten gehen vor und zurück, mit Umschalt von Zug zu Zug; die Leertaste spielt ab.
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
trouble-no-table-what = Vielleicht wurde er entfernt, oder ein Teil des Links ist abgeschnitten. Frag, wer ihn dir geschickt hat.
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
refused-no-table = Diesen Tisch gibt es nicht, oder er wurde entfernt.
refused-no-watchers = An diesem Tisch darf niemand zusehen.
refused-wrong-key = Der Link zu diesem Platz gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refused-not-yours = Das steht dir nicht zu.
refused-not-now = Das geht jetzt nicht.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
refused-illegal = Die Regeln erlauben das nicht.
refused-unavailable = Der Server konnte es nicht aufschreiben, also ist nichts geschehen. Versuche es noch einmal.
refused-outdated = Der Server spricht eine neuere Sprache als diese Seite. Lade die Seite neu.
refused-offline = Der Server antwortet nicht. Versuche es gleich noch einmal.

## Der Verlauf am Tisch
table-sat = { $player } setzt sich.
    .you = Du setzt dich.
table-came-back = { $player } ist wieder da.
    .you = Du bist wieder da.
table-left = { $player } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-resigned = { $player } gibt auf; ein Bot spielt weiter.
    .you = Du gibst auf; ein Bot spielt für dich weiter.
table-abandoned = { $player } bricht die Partie ab.
    .you = Du brichst die Partie ab.
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
table-disagreed-pause = { $player } ist nicht einverstanden; die Uhren laufen weiter.
    .you = Du bist nicht einverstanden; die Uhren laufen weiter.
table-withdrew = { $player } zieht die Bitte zurück.
    .you = Du ziehst deine Bitte zurück.
table-took-back = { $player } nimmt eine Aktion zurück.
    .you = Du nimmst eine Aktion zurück.
table-asked-pause = { $player } möchte die Uhren anhalten.
    .you = Du möchtest die Uhren anhalten.
table-paused = { $player } hält die Uhren an.
    .you = Du hältst die Uhren an.
table-resumed = { $player } lässt die Uhren weiterlaufen.
    .you = Du lässt die Uhren weiterlaufen.
table-timed-out = Die Zeit von { $player } ist um; ein Bot spielt weiter.
    .you = Deine Zeit ist um; ein Bot spielt für dich.
table-rematched = { $player } macht einen neuen Tisch für eine Revanche auf.
    .you = Du machst einen neuen Tisch für eine Revanche auf.
table-said = { $player }: { $text }
    .you = Du: { $text }

## Uhren, und wer nicht da ist

new-pace = Tempo
pace-none = Ohne Uhr
pace-quick = Schnell: 30 Sekunden je Zug, dazu 5 Minuten
pace-evening = Ein Abend: eine Minute je Zug, dazu 15 Minuten
pace-day = Über Tage: 12 Stunden je Zug, dazu 2 Tage
pace-days = In aller Ruhe: ein Tag je Zug, dazu eine Woche
pace-none-how = Alle nehmen sich die Zeit, die sie brauchen.
pace-how = Die Zeit eines Zuges haben alle bei jedem Zug neu, die übrige einmal für das ganze Spiel. Ist deine Zeit um, spielt ein Bot für dich weiter; du kannst jederzeit zurückkommen.
new-standin = Wer für Abwesende spielt
new-standin-none = Niemand: Das Spiel wartet
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
resigned-now = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende; du kannst zusehen.
abandoned = Diese Partie wurde abgebrochen.
standin-plays = Ein Bot spielt für dich.
play-myself = Selbst weiterspielen
pause = Uhren anhalten
pause-how = Sind alle einverstanden, stehen die Uhren still, bis jemand sie weiterlaufen lässt.
pause-asks = Uhren anhalten
pause-asked = { $player } möchte die Uhren anhalten. Bist du einverstanden?
pause-waits = Du möchtest die Uhren anhalten. Es fehlt noch: { $players }.
pause-others = { $player } möchte die Uhren anhalten. Es fehlt noch: { $players }.
pause-end = Weiterlaufen lassen
paused = Die Uhren stehen still.
plan-ask = mich fragen
plan-turn = in diesem Zug
plan-mine = bis ich am Zug bin
plan-ever = bis auf Weiteres

## Lernen und Regeln

learn-heading = Spielen lernen
learn-title = { $game } lernen
learn-course = Der Kurs
learn-how = { $count } kurze Lektionen auf einem echten Spielplan, gegen freundliche Bots. Du kannst jederzeit aufhören und später weitermachen.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-done = geschafft
lesson-of = Lektion { $number } von { $count }
lesson-done = Lektion geschafft.
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-all = Alle Lektionen
lesson-hint = Ein Tipp
lesson-look = Sieh dir an: { $things }.
lesson-play = Eine Partie spielen
rules = Regeln
rules-of = { $game }: die Regeln
rules-here = Wo wir gerade sind
rules-search = Etwas nachschlagen
rules-found =
    { $count ->
        [one] Ein Abschnitt
       *[other] { $count } Abschnitte
    }
rules-none = Dazu steht hier nichts. Versuche ein anderes Wort.
rules-symbols = Symbole
rules-missing = Für dieses Spiel gibt es hier keine Regeln.
help-now = Was kann ich jetzt tun?
help-more =
    { $count ->
        [one] (und eine weitere)
       *[other] (und { $count } weitere)
    }

## Würfel und Glück
dice-things = Adler Amboss Axt Bach Biber Birke Bison Brunnen Büffel Distel Eiche Eule Fähre Falke Farm Fass Feder Feldweg Feuer Fiedel Fluss Fort Fuchs Furt Glocke Gold Hain Hufeisen Hügel Kaktus Kessel Kiefer Kiesel Kojote Krähe Kutsche Lasso Laterne Maultier Mond Morgen Mühle Mustang Pass Pfad Pfeife Planwagen Prärie Quelle Rabe Rad Ranch Salbei Sattel Scheune Schlucht Sonne Sporn Station Steig Stern Strom Tal Tenne Truthahn Wachtel Wagen Waschbär Weide Wiese Wolf Zaum Zelt Zügel
dice-word-short = Dein Wort für die Würfel:
dice-word-how = Aller Zufall im Spiel entsteht aus einem Geheimnis des Servers, das er nicht mehr ändern kann, und aus den Wörtern der Spieler. So bestimmt niemand die Würfel allein. Nach dem Spiel kann das jeder nachprüfen.
dice-word = Dein Wort
dice-word-other = Ein anderes
dice-heading = Würfel
dice-note-how = Vor dem Spiel hat der Server seine Würfel versprochen, und alle konnten ein Wort beimischen. Nach dem Spiel verrät er sein Geheimnis, und jeder kann prüfen, dass nichts verändert wurde.
dice-promise = Versprechen (SHA-256 des Geheimnisses)
dice-secret = Geheimnis
dice-words = Wörter
dice-words-none = Niemand hat ein Wort beigemischt.
dice-seal = Siegel der Aufzeichnung
dice-check = Würfel prüfen
dice-good = Die Würfel waren wie versprochen.
dice-good-file = { $file }: Die Würfel waren wie versprochen.
dice-good-noted = Das Geheimnis passt zu dem Versprechen, das sich dieser Browser vor dem Spiel gemerkt hat.
dice-good-promise = Das Geheimnis passt zum Versprechen in der Aufzeichnung. Dieser Browser hat sich vor dem Spiel selbst keines gemerkt.
dice-good-word = Dein Wort „{ $word }“ ist beigemischt.
dice-good-marks = Alle { $count } Zeilen tragen die richtige Marke: Keine wurde geändert, eingefügt oder entfernt.
dice-good-lots = Alle { $count } Ziehungen folgen aus Geheimnis und Wörtern.
dice-only-verify = Dass jede Ziehung genau das bedeutet, was die Aufzeichnung sagt, können nur die Regeln sagen: „westbound verify“ prüft auch das.
dice-figures = Zahlen zum Notieren
dice-bad = Die Würfel halten der Prüfung nicht stand.
dice-bad-file = { $file }: Die Würfel halten der Prüfung nicht stand.
dice-differs = Zeile { $line }: { $what }
dice-differs-unreadable = Sie ist nicht lesbar.
dice-differs-no-dice = Für dieses Spiel wurden keine Würfel versprochen; es gibt also keine zu prüfen.
dice-differs-noted-promise = Das Versprechen lautet { $says }, aber dieser Browser hat sich vor dem Spiel { $should } gemerkt.
dice-differs-noted-word = Dein Wort lautet dort „{ $says }“, aber du hast „{ $should }“ gegeben.
dice-differs-no-secret = Das Geheimnis fehlt oder ist keines.
dice-differs-promise = Aus dem Geheimnis folgt das Versprechen { $says }, aber versprochen war { $should }.
dice-differs-mark = Ihre Marke ist „{ $says }“, aber aus ihrem Inhalt folgt { $should }. Die Zeile wurde geändert, oder eine davor wurde entfernt.
dice-differs-lot = Der Zufall zog { $says }, aber die Würfel zeigen { $should }.
dice-differs-seal = Hier endet die Aufzeichnung nicht so, wie sie versiegelt wurde: Zeilen fehlen oder wurden angefügt.
dice-file-fold = Eine Aufzeichnung aus einer Datei prüfen
dice-file = Aufzeichnung (.jsonl)
dice-no-crypto = Browser können Würfel nur auf Seiten prüfen, die über eine sichere Verbindung (https) kamen. Lade die Aufzeichnung herunter und gib ein: westbound verify DATEI.
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
replay-earlier = Zeigen, was davor geschah
replay-more = Blick, Link, Weiterspielen
eyes = Mit den Augen von
eyes-all = allen: alles liegt offen
eyes-mine = { $player } (du)
eyes-one = { $player }
eyes-none = jemandem, der zuschaut
eyes-own = Du siehst, was du damals wusstest. Mit den Augen der anderen kann man ein Spiel sehen, wenn es zu Ende ist.
copy-moment = Link zu diesem Augenblick kopieren
play-on = Von hier weiterspielen
play-on-title = Weiterspielen ab Augenblick { $moment }
play-on-how = Ein neuer Tisch beginnt mit dieser Stellung. Der Zufall beginnt von Neuem; das gespielte Spiel bleibt, wie es ist.
origin = Dieses Spiel geht von einem Augenblick eines anderen aus weiter.
origin-look = Ansehen
record-heading = Aufzeichnung öffnen
record-how = Lege die Aufzeichnung eines Spiels hier ab – von einem Tisch oder aus dem Terminal –, um sie nachzuspielen.
record-choose = Datei wählen …
refused-record-malformed = Das ist keine Aufzeichnung eines Spiels: { $reason }
refused-record-illegal = In dieser Aufzeichnung steht etwas, das die Regeln nicht erlauben: { $reason }
refused-record-not-now = Diese Aufzeichnung kann hier nicht geöffnet werden: { $reason }
refused-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

## Meine Spiele, mein Name
mine-all = Alle meine Spiele
mine-link = Meine Spiele
mine-link-turns = Meine Spiele: In { $count ->
        [one] einem
       *[other] { $count }
    } bist du am Zug
mine-turns = { $count ->
        [one] In einem Spiel bist du am Zug
       *[other] In { $count } Spielen bist du am Zug
    }
mine-title-turns = ({ $count }) Meine Spiele
mine-signed-in = Angemeldet als { $name }: Diese Spiele sind auf allen deinen Geräten.
mine-to-me = Mein Name und meine Statistik
mine-here-only = Diese Spiele kennt nur dieser Browser.
mine-claim = Auf allen Geräten haben
mine-elsewhere = Spielst du auch auf einem anderen Gerät? Anmelden
mine-empty = Du sitzt noch an keinem Tisch.
mine-play = Spielen
mine-group-turn = Du bist am Zug
mine-group-others = Andere sind am Zug
mine-group-gathering = Wartet auf Mitspieler
mine-group-over = Zu Ende
mine-more = { $count } weitere zeigen
mine-asked = Du bist am Zug · gefragt { $time }
mine-asked-now = Du bist am Zug · eben gefragt
mine-waits = Warten auf { $players } · { $time }
mine-waits-now = Warten auf { $players }
mine-new = { $count ->
        [one] eine Neuigkeit
       *[other] { $count } Neuigkeiten
    }
mine-due = Zeit um { $time }
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
mine-replay = Nachspielen
mine-record = Aufzeichnung
mine-with = { $deed }: { $players }
me-title = Mein Name
me-why = Zum Spielen braucht niemand einen eigenen Namen. Mit einem hast du deine Spiele, deine Aufzeichnungen und deine Statistik auf allen deinen Geräten, und niemand sonst kann so heißen. Dazu gehört nur ein Kennsatz; keine Mailadresse, nichts weiter.
me-claim-heading = Einen Namen sichern
me-claim = Diesen Namen sichern
me-sign-in-heading = Anmelden
me-sign-in = Anmelden
me-passphrase = Kennsatz
me-passphrase-how = Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind gut.
me-old-passphrase = Bisheriger Kennsatz
me-new-passphrase = Neuer Kennsatz
me-show = Zeigen
me-lost = Kennsatz verloren?
me-code = Rettungscode
me-recover = Neuen Kennsatz setzen
me-recover-how = Mit dem Rettungscode, den du dir aufgeschrieben hast, bekommst du einen neuen Kennsatz und einen neuen Code. Alle anderen Geräte werden abgemeldet.
me-code-heading = Dein Rettungscode
me-code-how = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Wenn du deinen Kennsatz einmal verlierst, bringt nur dieser Code deinen Namen zurück.
me-code-copy = Code kopieren
me-code-save = Als Datei speichern
me-code-done = Ich habe ihn aufgeschrieben
me-signed-in = Angemeldet als { $name }
me-signed-out = Du bist abgemeldet.
me-everywhere = Deine Spiele sind auf jedem Gerät, auf dem du dich anmeldest.
me-tallies = Statistik
me-no-tallies = Noch ist kein Spiel zu Ende.
me-played = gespielt
me-won = gewonnen
me-shared = gemeinsam gewonnen
me-average = Punkte im Schnitt
me-best = bestes Ergebnis
me-resigned = aufgegeben
me-share = mit { $players } Personen: { $won } von { $played } gewonnen
me-devices = Geräte
me-device-this = Dieser Browser
me-device = Ein anderes Gerät, zuletzt gesehen { $time }
me-device-now = Ein anderes Gerät, eben gesehen
me-removes = Meine Spiele aus diesem Browser entfernen (auf einem gemeinsamen Computer)
me-sign-out = Abmelden
me-sign-out-all = Überall abmelden
me-data = Meine Daten
me-export-how = Alles, was unter deinem Namen aufbewahrt wird, als eine Datei: deine Plätze und ihre Schlüssel, Ergebnisse, was du gesagt hast und wo die Aufzeichnungen sind.
me-export = Meine Daten herunterladen
me-change = Kennsatz ändern
me-changed = Dein Kennsatz ist geändert; andere Geräte sind abgemeldet.
me-delete = Meinen Namen und meine Daten löschen
me-delete-what = Dein Name, dein Kennsatz, deine Geräte, deine Statistik und die Liste deiner Spiele werden endgültig gelöscht. In diesem Browser behältst du die Spiele, die du jetzt hast, auf anderen Geräten verschwinden sie.
me-delete-stays = Die Spiele selbst bleiben, weil auch andere sie gespielt haben; mit ihnen bleiben dein Name am Tisch und was du dort gesagt hast.
me-delete-redact = In beendeten Spielen meinen Namen durch meine Farbe ersetzen und was ich gesagt habe durch „…“
me-wrong = Name oder Kennsatz ist falsch.
me-wrong-code = Name oder Rettungscode ist falsch.
me-wrong-passphrase = Der Kennsatz ist falsch.
me-taken = Diesen Namen gibt es schon. Wähle einen anderen; wenn es deiner ist, melde dich an.
me-malformed = Ein Name hat 3 bis 24 Zeichen, ein Kennsatz mindestens 10.
me-too-fast = Zu viele Versuche. Warte eine Weile und versuch es dann noch einmal.

## Nachrichten, Töne, die App
tell-heading = Wenn ich dran bin
tell-push = Auf diesem Gerät Bescheid sagen
tell-push-how = Bei allen meinen Tischen, die ich hier öffne: wenn ich dran und nicht da bin.
tell-push-on = Von jetzt an sagt dir dieses Gerät Bescheid.
tell-push-denied = Dieser Browser lässt Westbound keine Nachrichten zeigen. Du kannst sie in seinen Einstellungen für diese Seite erlauben, neben der Adresse.
tell-push-unable = Dieser Browser kann keine Nachrichten zeigen. Auf einem iPhone oder iPad lege Westbound zuerst auf den Home-Bildschirm und öffne es von dort.
tell-mail = Per E-Mail
tell-mail-do = Schreib mir
tell-mail-how = Ab und zu eine Mail, für alle Tische, die warten. Ihre Links öffnen deinen Platz: Es sollte dein eigenes Postfach sein.
tell-mail-on = Von jetzt an schreiben wir an { $address }.
tell-mail-asked = Wir haben an { $address } geschrieben. Folge dem Link in dieser Mail, sonst kommt nichts weiter.
tell-mail-waits = noch nicht bestätigt: Schau in dein Postfach
tell-hook = Für Programme: ein Webhook
tell-hook-address = Adresse
tell-hook-do = Aufrufen
tell-hook-how = Wir schicken ein kurzes, signiertes JSON dorthin. Die Adresse muss mit https:// beginnen.
tell-hook-secret = Mit diesem Geheimnis signieren wir, was wir schicken. Es wird nur dieses eine Mal gezeigt:
tell-hook-secret-name = Das Geheimnis des Webhooks
tell-hook-copy = Geheimnis kopieren
tell-end = Beenden
    .label = Keine Nachrichten mehr an { $target }
tell-ended = Keine Nachrichten mehr an { $target }.
tell-failed = Dieser Browser konnte das nicht. Versuche es später noch einmal.
tell-wrong-target = Diese Adresse geht nicht: { $reason }
sound = Töne
sound-volume = Lautstärke
install = Westbound als App installieren
offline = Du bist offline.
offline-how = Deine Spiele bleiben auf dem Server; mach weiter, sobald du wieder Netz hast.

## Ausgaben
trouble-edition = Diese Ausgabe gibt es nicht
trouble-edition-what = Sie ist nicht in diesem Browser, oder der Server kennt sie nicht. Bitte um ihre Datei und öffne diese.
editions-title = Ausgaben
editions-intro = Hast du eines der Spiele als Schachtel zu Hause? Gib seine Karte und seine Spielkarten hier ein, ein einziges Mal, und spiele darauf mit allen anderen. Eine Ausgabe ist eine Datei, die du weitergeben kannst.
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
edition-wrong-here = hier zu korrigieren
edition-right = Alles passt: Man kann darauf spielen.
edition-preview = Bild
edition-preview-later = Der Spielplan wird hier gezeichnet, sobald alles passt.
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
edition-deeds = Was man tun kann
edition-rows = { $count }
edition-add = Zeile hinzufügen
edition-paste = Zeilen aus einer Tabellenkalkulation lassen sich in jede Zelle einfügen.
edition-duplicate = Duplizieren
    .label = { $name } duplizieren
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

## Was inzwischen geschehen ist

recap = Erzähl es mir
recap-missed =
    { $count ->
        [one] Seit du zuletzt hingesehen hast, ist etwas geschehen.
       *[other] Seit du zuletzt hingesehen hast, sind { $count } Dinge geschehen.
    }
recap-title = Seit du zuletzt hingesehen hast
recap-count =
    { $count ->
        [one] Etwas ist geschehen.
       *[other] { $count } Dinge sind geschehen.
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
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet; diese gehen trotzdem.
keys-page = Überall
keys-page-help = diese Liste zeigen
keys-page-close = ein Menü oder diese Liste schließen
keys-table = An einem Tisch
keys-table-pick = die Möglichkeit mit dieser Nummer herausgreifen
keys-table-confirm = bestätigen, was gewählt ist
keys-table-drop = fallen lassen, was gewählt ist
keys-table-around = auf der Karte: zum Nächsten, was man wählen kann
keys-table-press = auf dem Spielplan: das wählen
keys-replay = Beim Nachspielen
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

## Editions, forgotten and put back
edition-gone = vergessen
edition-forgotten = { $name } ist vergessen. Solange du auf dieser Seite bleibst, lässt sie sich zurückholen.
edition-put-back = Rückgängig
    .label = Rückgängig: { $name } zurückholen
trouble-room = Kein Platz für noch eine Ausgabe
trouble-room-what = Dieser Browser behält 24 Ausgaben, die du geändert hast. Vergiss eine, die du nicht mehr brauchst; speicherst du sie zuerst als Datei, geht nichts verloren.
## Würfel eines Spiels, das ein anderes fortsetzt

dice-differs-noted-since = Die Würfel gelten nach den ersten { $says } Zeilen, es müssten aber { $should } sein. Wenn das Spiel ein anderes fortsetzt, kann das stimmen: „westbound verify --since { $says }“ prüft alles Weitere.
dice-good-since = Die ersten { $count } Zeilen wurden an einem anderen Tisch gespielt, mit anderen Würfeln: Diese Ziehungen werden nicht geprüft.
## Replays and forks
pace-own = Wie in der Partie vorher
help-wait = Du musst nichts tun: Wenn du dran bist, sagt es das Spiel, und wenn du magst, eine Nachricht (Menü).
help-undo = Du kannst zurücknehmen, was du zuletzt getan hast: Der Knopf sagt, ob andere zustimmen müssen.
help-plan = Wo das Spiel oft fragt, kannst du im Voraus passen, neben der Auswahl.
