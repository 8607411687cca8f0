# Pioneers: Deutsch

title = Pioneers
summary =
    Du fährst Pioniere in Kutschen durch Amerika und siedelst sie in Städten an, die ihren Beruf brauchen. Alle Spieler
    bewegen dieselbe Postkutsche; wer fährt, zahlt für jede Strecke ohne eigene Straße. Jede Stadt bringt dir
    die Sonderaktion ihres Plättchens, jede geleerte Kutsche Punkte und 1 $. Am Ende zählen auch die Pioniere, die
    deine eigenen Straßen verbinden. Wer die meisten Punkte hat, gewinnt.

## Optionen
option-covered = Abgedeckte Städte
option-covered-printed = wie vorgegeben, am Rand
option-covered-random = zufällig gezogen

## Berufe: .a und .the im Akkusativ
job-banker = Bankier
    .plain = Bankier
    .a = einen Bankier
    .the = den Bankier
job-merchant = Händlerin
    .plain = Händlerin
    .a = eine Händlerin
    .the = die Händlerin
job-sergeant = Sergeant
    .plain = Sergeant
    .a = einen Sergeanten
    .the = den Sergeanten
job-barkeeper = Barkeeper
    .plain = Barkeeper
    .a = einen Barkeeper
    .the = den Barkeeper
job-digger = Goldgräber
    .plain = Goldgräber
    .a = einen Goldgräber
    .the = den Goldgräber
job-farmer = Farmer
    .plain = Farmer
    .a = einen Farmer
    .the = den Farmer

## Plättchen: .pioneer sagt, wer dort siedeln darf
tile-banker = Bankier
    .plain = Bankier
    .a = ein Bankier-Plättchen
    .the = das Bankier-Plättchen
    .pioneer = einen Bankier
    .action = Behalte das Plättchen: 1 $ mehr Einkommen pro Zug (höchstens zwei Bankiers).
    .kept = 1 $ mehr Einkommen
    .worth = 1 $ mehr Einkommen pro Zug
tile-merchant = Händlerin
    .plain = Händlerin
    .a = ein Händlerinnen-Plättchen
    .the = das Händlerinnen-Plättchen
    .pioneer = eine Händlerin
    .action = Behalte das Plättchen: ein weiterer Einkauf pro Zug (höchstens zwei Händlerinnen).
    .kept = ein weiterer Einkauf pro Zug
    .worth = ein weiterer Einkauf pro Zug
tile-sergeant = Sergeant
    .plain = Sergeant
    .a = ein Sergeant-Plättchen
    .the = das Sergeant-Plättchen
    .pioneer = einen Sergeanten
    .action = Baue kostenlos eine Straße, auch neben einer einzelnen fremden Straße.
    .worth = eine kostenlose Straße
tile-barkeeper = Barkeeper
    .plain = Barkeeper
    .a = ein Barkeeper-Plättchen
    .the = das Barkeeper-Plättchen
    .pioneer = einen Barkeeper
    .action = Lege einen weiteren Pionier von deinen Kutschen in deinen Vorrat zurück.
tile-digger = Goldgräber
    .plain = Goldgräber
    .a = ein Goldgräber-Plättchen
    .the = das Goldgräber-Plättchen
    .pioneer = einen Goldgräber
    .action = Nimm ein Goldnugget und sieh es dir heimlich an: 3 bis 5 Punkte.
tile-farmer = Farmer
    .plain = Farmer
    .a = ein Farmer-Plättchen
    .the = das Farmer-Plättchen
    .pioneer = einen Farmer
    .action = Siedle bis zu zwei weitere Farmer in dieser Stadt an.
tile-hotel = Hotel
    .plain = Hotel
    .a = ein Hotel-Plättchen
    .the = das Hotel-Plättchen
    .pioneer = einen beliebigen Pionier
    .action = Siedle einen beliebigen Pionier an und nimm 3 $ von der Bank.
    .worth = 3 $ von der Bank

## Strecken: .road ist die Straße, die dort gebaut wird
line-own = { $label }
    .road = die Straße { $label }

## Woher die Punkte kommen
source-coaches = geleerte Kutschen
source-seats = leere Plätze
source-nuggets = Goldnuggets
source-network = größtes Straßennetz

## Begriffe, wie am Zeilenanfang
term-bank = Bank
term-banker = Bankier
term-cash = Dollar
term-city = Stadt
    .many = Städte
term-coach = Kutsche
    .many = Kutschen
term-display = Auslage
term-first-player = Startspieler
term-income = Einkommen
term-last-round = Letzte Runde
term-line = Strecke
    .many = Strecken
term-merchant = Händlerin
term-network = Straßennetz
term-nugget = Goldnugget
    .many = Goldnuggets
term-pioneer = Pionier
    .many = Pioniere
term-road = Straße
    .many = Straßen
term-round = Runde
    .many = Runden
term-seat = Platz
    .many = Plätze
term-stack = Stapel
term-stagecoach = Postkutsche
term-starting-coach = Startkutsche
    .many = Startkutschen
term-supply = Vorrat
term-tile = Plättchen
    .many = Plättchen

## Begriffe auf dem Bild: am Zeilenanfang, dann mitten in der Zeile
term-all-roads = Alle Straßen
term-bankers = Bankiers
term-barkeeping = Pionier zurücklegen
term-bought = Gekauft
term-building = Bauen
term-driving = Zügel in der Hand
term-fare = Fahrpreis
term-for-sale = Kutschen im Angebot
term-free-road = Kostenlose Straße
term-joining = Einladung
term-map = Karte
term-merchants = Händlerinnen
term-more-farmers = Weitere Farmer
term-movement = Bewegung
term-nuggets = Goldnuggets
term-nuggets-left = Nuggets
term-pioneers = Pioneers
term-purchase = Einkauf
term-roads = Übrige Straßen
term-routing = Wahl des Weges
term-settled = Angesiedelt
term-settling = Siedeln
term-tiles = Plättchen
term-turn = Dran
term-zoom-in = Vergrößern
term-zoom-out = Verkleinern
term-covered = abgedeckt
term-emptied = geleert
term-empty-slot = leer
term-from-coaches = Kutschen
term-from-network = Straßennetz
term-from-nuggets = Nuggets
term-from-seats = leere Plätze
term-no-road = keine Straße
term-one-coach = eine Kutsche
term-one-road = eine Straße
term-seat-empty = leer
term-seat-taken = besetzt
term-start = Start
term-two-roads = zwei Straßen
term-dollars = { $amount } $

## Wie nah das Ende ist
ending-heading = Das Spiel endet mit
ending-coaches = der letzten Kutsche
ending-roads = oder jemandes letzter Straße
ending-left = noch { $left } von { $most }
ending-last-round = Letzte Runde: { $player } spielt zuletzt.
    .you = Letzte Runde: Du spielst zuletzt.

## Schritte
step-setup = Spielaufbau
step-covering = Städte abdecken
step-laying = Plättchen auslegen
step-mending = Nachbarn des Startfelds
step-replacing = Plättchen austauschen
step-exchanging = Plättchen vertauschen
step-first-player = Startspieler
step-display = Auslage füllen
step-starting-coaches = Startkutschen
step-turn = Spielzug
step-income = Einkommen
step-purchase = Einkauf
step-building = zwei Straßen bauen
step-revealing = nächste Kutsche
step-movement = Bewegung
step-routing = Weg
step-driving = Strecke für Strecke
step-settling = Siedeln
step-special-action = Sonderaktion
step-free-road = kostenlose Straße
step-barkeeping = Barkeeper
step-digging = Goldgräber
step-more-farmers = weitere Farmer
step-invitation = Einladung
step-joining = Antwort auf die Einladung

## Fragen
waiting-joining =
    { $count ->
        [one] { $who } entscheidet über die Einladung
       *[other] { $who } entscheiden über die Einladung
    }
prompt-purchase =
    { $forced ->
        [1] Deine Kutschen sind leer: Du musst zuerst eine Kutsche kaufen, für 1 bis 4 $.
       *[other] Eine Straße für 2 $ kaufen, zwei Straßen für 5 $ oder eine Kutsche für 1 bis 4 $?
    } Du hast { $cash } $ und noch { $purchases ->
        [1] einen Einkauf
       *[other] { $purchases } verschiedene Einkäufe
    }.
prompt-building =
    { $remaining ->
        [1] Noch eine Straße, schon bezahlt: Wähle eine freie Strecke.
       *[other] Zwei Straßen, schon bezahlt: Wähle eine freie Strecke für die erste.
    }
prompt-movement =
    Wohin fährst du mit der Postkutsche? Jede Strecke kostet 1 $, mit zwei fremden Straßen 2 $, mit eigener Straße
    nichts. Du hast { $cash } $.
prompt-routing = Welchen Weg nimmst du nach { $goal }? Du hast { $cash } $.
prompt-driving =
    { $lines ->
        [0] Du hast die Zügel: In welche Stadt zuerst? Jede Strecke zahlst du beim Fahren; das erste Plättchen beendet die
            Fahrt.
       *[other] In welche Stadt weiter? Bisher: { driven }.
    } Du hast { $cash } $.
driven =
    { $fare ->
        [0] kostenlos
       *[other] { $shares }
    }
prompt-settling = Siedle { $taken_pioneer } in { $stagecoach } an. Wer steigt aus, und aus welcher Kutsche?
prompt-free-road =
    Sergeant: kostenlos eine Straße bauen? Erlaubt ist eine freie Strecke oder der Platz neben einer einzelnen
    fremden Straße.
prompt-barkeeping = Barkeeper: einen weiteren Pionier von deinen Kutschen in deinen Vorrat zurücklegen?
prompt-more-farmers =
    { $remaining ->
        [1] Einen letzten Farmer in { $stagecoach } ansiedeln?
       *[other] Noch einen Farmer in { $stagecoach } ansiedeln? Du darfst bis zu zwei weitere ansiedeln, einen nach dem
        anderen.
    }
prompt-joining =
    { $player } hat { $arrival_a } in { $stagecoach } angesiedelt. 2 $ an { $player } zahlen und dort ebenfalls
    { $arrival_a } ansiedeln, ohne Sonderaktion? Du hast { $cash } $.

## Aktionen; .now gilt, wo der Tisch bekannt ist
action-pass-purchase = Nichts mehr kaufen
    .now =
    { $bought ->
        [0] Nichts kaufen
       *[other] Nichts mehr kaufen
    }
action-pass-free-road = Keine Straße bauen
action-pass-barkeeping = Alle bleiben an Bord
action-pass-more-farmers = Keine weiteren Farmer ansiedeln
action-pass-joining = Einladung ablehnen
action-road = Straße { $line } bauen
action-road-purchase = Straße { $line } bauen (2 $)
action-road-free-road = Straße { $line } kostenlos bauen
    .now =
    { $rivals ->
        [0] Straße { $line } kostenlos bauen
       *[other] Straße { $line } kostenlos bauen, neben { $beside }
    }
action-two-roads = Zwei Straßen bauen (5 $)
action-coach = Kutsche { $slot } der Auslage kaufen
    .now =
    { $slot ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[other] Vierte
    } Kutsche für { $price } $ kaufen: { $card } ({ $jobs_plain }; { points })
action-travel = Nach { $city } fahren
    .now = Nach { $city } fahren: { $tile_plain } ({ trip-fare })
trip-fare =
    { $fares ->
        [0] Strecke für Strecke
        [1] { $fare ->
            [0] kostenlos
           *[other] { $fare } $
        }
       *[other] { $fare } bis { $highest } $
    }
action-reins = Die Zügel nehmen und Strecke für Strecke fahren
action-drive = Weiter nach { $city }
    .now =
    { $ends ->
        [1] Weiter nach { $city }: { $tile_plain } ({ line-fare })
       *[other] Weiter nach { $city } ({ line-fare })
    }
line-fare =
    { $fare ->
        [0] kostenlos
       *[other] { $shares }
    }
action-route = Weg { $route }
    .now =
    { $fare ->
        [0] Weg { $route }: kostenlos
       *[other] Weg { $route }: { $shares }
    }
share = { $amount } $ an { $payee }
    .you = { $amount } $ an dich
    .bank = { $amount } $ an die Bank
action-settle = { $job } aus Kutsche { $coach } ansiedeln
    .now = { $job } aus Kutsche { $coach } ({ $card }) ansiedeln{ emptying }
action-settle-more-farmers = Weiteren Farmer aus Kutsche { $coach } ansiedeln
    .now = Weiteren Farmer aus Kutsche { $coach } ({ $card }) ansiedeln{ emptying }
action-return = { $job } aus Kutsche { $coach } in den Vorrat zurücklegen
    .now = { $job } aus Kutsche { $coach } ({ $card }) in den Vorrat zurücklegen{ emptying }
action-join = Für 2 $ anschließen, aus Kutsche { $coach }
    .now = Für 2 $ anschließen: { $arrival } aus Kutsche { $coach } ({ $card }){ emptying }
emptying =
    { $riders ->
        [1] {""}; das leert sie: { points } und 1 $
       *[other] {""}
    }
action-cover = { $city } abdecken
action-lay = Plättchen legen: { $tile }
action-replace = Plättchen in { $city } austauschen
action-exchange = Mit dem Plättchen in { $city } vertauschen
action-reveal = Kutsche „{ $card }“ in die Auslage legen
action-deal = Startkutsche „{ $card }“ verteilen
action-nugget = Goldnugget mit { $value } Punkten ziehen

## Bemerkungen zu einer Wahl, bevor man sie trifft
remark-no-drive =
    Danach kannst du in diesem Zug nicht mehr fahren: Mit { $cash } $ erreichst du kein Plättchen, das zu deinen Pionieren
    passt.
remark-roads-needed =
    Danach kannst du nur fahren, wenn deine neuen Straßen zu einem Plättchen führen: Du hast dann noch { $cash } $.
remark-joins = Verbindet zwei deiner Straßennetze.
remark-saves = Auf dem Weg nach { $city }: spart dir in diesem Zug 1 $.
remark-leads = Führt von deinem Netz nach { $city } ({ $tile_plain }).

## Argumente für oder gegen eine Wahl: als Tipp davor, als Rückblick nach der Partie
argument-empties =
    { $sure ->
        [1] Leert „{ $card }“: { points } und 1 $.
       *[other] Kann „{ $card }“ leeren: { points } und 1 $.
    }
argument-progress =
    { $left ->
        [one] { $sure ->
            [1] Nur noch ein Pionier
           *[other] Möglich: nur noch ein Pionier
        }
       *[other] { $sure ->
            [1] Nur noch { $left } Pioniere
           *[other] Möglich: nur noch { $left } Pioniere
        }
    } auf „{ $card }“ ({ points }).
argument-forced = Danach sind alle Kutschen leer: Der nächste Zug muss mit einem Kutschenkauf beginnen.
argument-scarce =
    { $tiles ->
        [0] Keine andere Stadt braucht { $job_a }.
        [one] Nur eine andere Stadt braucht { $job_a }.
       *[other] Nur { $tiles } andere Städte brauchen { $job_a }.
    }
argument-network =
    { $pioneers ->
        [one] Ein Pionier
       *[other] { $pioneers } Pioniere
    } mehr im größten Straßennetz{ $sure ->
        [1] {""}
       *[other] {""} möglich
    }: { points }.
argument-tile = Dort liegt { $tile_a }: { $tile_worth }.
argument-nugget = Ein Goldnugget: im Schnitt { $whole },{ $tenths } Punkte.
argument-more-off =
    { $count ->
        [one] Ein weiterer Pionier kann aussteigen: bis zu { points }.
       *[other] { $count } weitere Pioniere können aussteigen: bis zu { points }.
    }
argument-ends-ahead = Löst die letzte Runde aus, mindestens { points } vorn.
argument-ends-behind = Löst die letzte Runde aus, mindestens { points } zurück.
argument-costs =
    { $sure ->
        [1] Kostet { $amount } $.
       *[other] Kostet mindestens { $amount } $.
    }
argument-pays-rival = Geld für die Konkurrenz: { $shares }.
argument-no-drive = Danach noch { $cash } $: keine Fahrt in diesem Zug.
argument-enables = Macht in diesem Zug eine Fahrt möglich.
argument-cannot-join = Danach noch { $cash } $: Eine Einladung anzunehmen kostet { $price } $.
argument-coach =
    Eine Kutsche für { points }: In den Städten ist Platz für { $wanted ->
        [0] keinen
       *[other] { $wanted }
    } ihrer { $seats } Pioniere.
argument-too-late = Nur eine Fahrt bleibt, um diese Kutsche zu leeren.
argument-saves = Auf dem Weg nach { $city }: spart in diesem Zug 1 $.
argument-leads = Führt weiter nach { $city } ({ $tile_plain }).
argument-prepares = Wer in diesem Zug in { $city } siedelt, gehört zum größten Straßennetz: { points }.
argument-one-more = Eine weitere Straße könnte danach { points } bringen.
argument-far-away = Weit weg von der Postkutsche und von allen Straßen und Pionieren derselben Farbe.
argument-denies = Besetzt eine Strecke, die { $player } { points } wert ist.
argument-guests = 2 $ mehr, wenn jemand die Einladung annimmt ({ $players }).
argument-helps = Danach kann { $player } „{ $card }“ leeren: { points }.
argument-blocks = Ohne neue Kutsche kommt { $player } von dort nirgendwohin.

## Warum etwas nicht gewählt werden kann
reason-no-tile = Hier liegt kein Plättchen: Du kannst durchfahren, aber nicht anhalten.
reason-drive-later = Du fährst nach deinen Einkäufen.
reason-no-passenger = Braucht { $tile_pioneer }: Auf deinen Kutschen passt niemand.
reason-blocked = Dorthin kommst du noch nicht: Andere Plättchen liegen im Weg.
reason-fare = Die Fahrt kostet { $fare } $: Dir fehlen { $short } $.
reason-gets-off-later = Pioniere steigen aus, wenn die Postkutsche ein Plättchen erreicht, das zu ihnen passt.
reason-gets-off-elsewhere = Dieses Plättchen braucht { $tile_pioneer }.
reason-build-later = Bauen kannst du in deinem nächsten Zug, bevor du fährst.
reason-no-roads-left = Du hast keine Straßen mehr.
reason-own-road = Du hast hier schon eine Straße.
reason-rival-road = Hier liegt schon eine Straße.
reason-no-room = Für eine dritte Straße ist hier kein Platz.
reason-road-bought = Du hast in diesem Zug schon eine einzelne Straße gekauft.
reason-coach-first = Deine Kutschen sind leer: Kauf zuerst eine Kutsche.
reason-short = Das kostet { $price } $: Dir fehlen { $short } $.
reason-buy-later = Eine Kutsche kannst du in deinem nächsten Zug kaufen, bevor du fährst.
reason-coach-bought = Du hast in diesem Zug schon eine Kutsche gekauft.
reason-supply = Sie braucht { $seats } Pioniere, und du hast noch { $supply } im Vorrat.

## Dinge, nach denen man fragen kann
thing-passenger = { $job } auf Kutsche { $coach }
thing-slot = Kutsche { $slot }

## Journal: Spielaufbau
city-covered = { $city } ist abgedeckt und nicht im Spiel.
tile-laid = { $city } erhält { $tile_a }.
tile-replaced = { $city } erhält stattdessen { $tile_a }.
tiles-exchanged = { $city } und { $other } tauschen ihre Plättchen.
coach-revealed = Neue Kutsche auf Platz { $slot } der Auslage: „{ $card }“.
coach-dealt = { $player } erhält die Startkutsche „{ $card }“.
    .you = Du erhältst die Startkutsche „{ $card }“.

## Journal: der Spielzug
turn-of = Runde { $round }: { $player } ist dran.
    .you = Runde { $round }: Du bist dran.
income-taken = { $player } erhält { $amount } $ Einkommen.
    .you = Du erhältst { $amount } $ Einkommen.
paid = { $payer } zahlt { $amount } $ an { $payee }.
    .you = Du zahlst { $amount } $ an { $payee }.
    .to-you = { $payer } zahlt dir { $amount } $.
    .to-bank = { $payer } zahlt { $amount } $ an die Bank.
    .you-to-bank = Du zahlst { $amount } $ an die Bank.
    .bank = { $payee } erhält { $amount } $ von der Bank.
    .bank-to-you = Du erhältst { $amount } $ von der Bank.
no-purchase = { $player } kauft nichts.
    .you = Du kaufst nichts.
built = { $player } baut { $line_road }.
    .you = Du baust { $line_road }.
coach-bought = { $player } kauft die Kutsche „{ $card }“ für { $price } $.
    .you = Du kaufst die Kutsche „{ $card }“ für { $price } $.
drove = { $player } fährt über { $line }.
    .you = Du fährst über { $line }.
arrived =
    { $fare ->
        [0] { $player } fährt kostenlos nach { $city }.
       *[other] { $player } fährt nach { $city }.
    }
    .you =
    { $fare ->
        [0] Du fährst kostenlos nach { $city }.
       *[other] Du fährst nach { $city }.
    }
stayed = { $player } kann die Postkutsche nicht bewegen.
    .you = Du kannst die Postkutsche nicht bewegen.
reins-taken = { $player } nimmt die Zügel in die Hand.
    .you = Du nimmst die Zügel in die Hand.
routes-lost = Nach { $city } führen zu viele Wege, um alle zu zeigen: { $player } nimmt die Zügel in die Hand.
    .you = Nach { $city } führen zu viele Wege, um alle zu zeigen: Nimm die Zügel und fahre selbst hin.
settled = { $player } siedelt { $job_a } in { $city } an.
    .you = Du siedelst { $job_a } in { $city } an.
coach-emptied = { $player } leert die Kutsche „{ $card }“: { points } und 1 $.
    .you = Du leerst die Kutsche „{ $card }“: { points } und 1 $.
tile-kept = { $player } behält { $tile_the }.
    .you = Du behältst { $tile_the }.
tile-boxed = { $player } hat schon zwei und legt { $tile_the } in die Schachtel.
    .you = Du hast schon zwei und legst { $tile_the } in die Schachtel.
returned = { $player } legt { $job_a } in den Vorrat zurück.
    .you = Du legst { $job_a } in deinen Vorrat zurück.
nugget-taken = { $player } nimmt ein Goldnugget.
    .you = Du nimmst ein Goldnugget.
nugget-seen = { $player } sieht sich das Goldnugget an: { points }.
    .you = Dein Goldnugget ist { points } wert.
declined = { $player } lehnt die Einladung von { $host } ab.
    .you = Du lehnst die Einladung von { $host } ab.
    .to-you = { $player } lehnt deine Einladung ab.
joined = { $player } nimmt die Einladung von { $host } an.
    .you = Du nimmst die Einladung von { $host } an.
    .to-you = { $player } nimmt deine Einladung an.

## Journal: das Ende
last-round-roads = { $player } hat alle 15 Straßen gebaut: Das ist die letzte Runde.
    .you = Du hast alle deine 15 Straßen gebaut: Das ist die letzte Runde.
last-round-coaches = Die letzte Kutsche des Stapels liegt in der Auslage: Das ist die letzte Runde.
stalled = Eine ganze Runde lang hat niemand etwas gekauft oder angesiedelt: Die Partie endet.
scored-seats = { $player } erhält { points } für leere Plätze.
    .you = Du erhältst { points } für leere Plätze.
scored-nuggets = { $player } erhält { points } für Goldnuggets.
    .you = Du erhältst { points } für Goldnuggets.
scored-network = { $player } erhält { points } für { network-pioneers }.
    .you = Du erhältst { points } für { network-pioneers }.
network-pioneers =
    { $pioneers ->
        [one] einen Pionier im größten Straßennetz
       *[other] { $pioneers } Pioniere im größten Straßennetz
    }

## Im Voraus passen

plan-joining = Einladungen ablehnen
## Was kann ich jetzt tun? Nach Verb, und nach Schritt, wo das Verb dort etwas anderes bedeutet
help-pass-purchase =
    Du kaufst in diesem Zug nichts mehr und fährst als Nächstes. Gut, wenn du dein Geld für den Fahrpreis brauchst oder
    nächstes Mal etwas Teureres willst.
help-pass-free-road =
    Du baust die kostenlose Straße nicht; sie verfällt. Das lohnt sich nur, wenn du deine 15. Straße aufschieben willst.
help-pass-barkeeping =
    Alle bleiben auf den Kutschen. Gut, wenn für alle deine Fahrgäste noch Plättchen erreichbar sind.
help-pass-more-farmers =
    Die anderen Farmer bleiben auf ihren Kutschen. Gut, wenn du sie lieber anderswo hast, in einem größeren Straßennetz.
help-pass-joining =
    Du lehnst ab und behältst deine 2 $. Dann hat der nächste Spieler die Wahl, der sich anschließen kann.
help-road =
    Du baust eine deiner Straßen auf dieser Strecke: Du fährst dort kostenlos, und andere zahlen dir 1 $.
help-road-purchase =
    Für 2 $ baust du eine Straße auf einer beliebigen freien Strecke. Du fährst dort kostenlos, andere zahlen
    dir 1 $, und am Ende bringen die Pioniere, die deine Straßen verbinden, je 2 Punkte. Am besten, wo du wieder fahren
    wirst, oder zwischen deinen Pionieren.
help-road-building =
    Eine der beiden bezahlten Straßen kommt auf diese Strecke. Die beiden müssen sich nicht berühren: Eine kann
    dir jetzt einen Fahrpreis sparen, die andere später Pioniere verbinden oder Geld einbringen.
help-road-free-road =
    Der Sergeant baut diese Straße kostenlos, auf einer freien Strecke oder neben einer einzelnen fremden Straße. Neben
    einer fremden zahlst du dort nichts mehr, alle anderen zahlen an euch beide, und sie kann eine Lücke in deinem
    Straßennetz schließen.
help-two-roads =
    Für 5 $ baust du zwei Straßen auf freien Strecken, die du gleich wählst; beide müssen gebaut werden. Teurer
    als eine Straße pro Zug, aber viel schneller beim Straßennetz oder bei deiner 15. Straße und dem Ende der Partie.
help-coach =
    Du zahlst den Preis ihres Platzes und setzt auf jeden Sitz einen Pionier aus deinem Vorrat. Sind alle ausgestiegen,
    bringt sie ihre Punkte und 1 $. Achte auf Berufe, deren Plättchen in der Nähe liegen; wer wartet, bekommt sie
    vielleicht billiger.
help-travel =
    Du fährst mit der Postkutsche dorthin, zahlst den Fahrpreis und nimmst das Plättchen: Ein passender Fahrgast steigt aus,
    und du nutzt die Sonderaktion. Denke auch an den nächsten Spieler: Er fährt von dort aus weiter.
help-reins =
    Du fährst Strecke für Strecke und wählst jede Stadt auf dem Weg, also auch genau, wen du bezahlst. Das lohnt sich, wenn
    ein Gegner einen Dollar bekommen soll: Wer sich damit anschließen kann, zahlt dir 2 $ zurück.
help-drive =
    Du fährst eine Strecke weit in diese Stadt und zahlst sofort dafür. Keine Stadt zweimal, und du musst immer noch ein
    passendes Plättchen erreichen und bezahlen können. Die erste Stadt mit einem Plättchen beendet die Fahrt.
help-route =
    Du wählst den Weg und damit, wen du bezahlst. Der billigste ist nicht immer der beste: Geld an die Bank hilft
    niemandem, Geld an einen Gegner schon.
help-settle =
    Dieser Pionier steigt aus und bleibt in der Stadt. Nimm am besten einen, der eine Kutsche leert oder für den es nur
    noch wenige Plättchen gibt; wer denselben Beruf hat, darf sich für 2 $ anschließen.
help-settle-more-farmers =
    Ein weiterer Farmer steigt hier aus, ohne Fahrpreis. Bis zu zwei dürfen dem ersten folgen; eine geleerte Kutsche
    bringt sofort ihre Punkte und 1 $.
help-return =
    Dieser Pionier kommt in deinen Vorrat zurück, sein Platz bleibt leer. Am besten der letzte Fahrgast einer Kutsche
    oder einer, dessen Plättchen ausgegangen sind.
help-join =
    Du zahlst dem aktiven Spieler 2 $ und siedelst einen Pionier desselben Berufs in der Stadt an, ohne Sonderaktion.
    Sehr günstig, wenn das eine Kutsche leert, der Beruf schwer unterzubringen ist oder deine Straße dorthin führt.

## Was an einer Ausgabe nicht stimmt
wrong-in-box = davon sind { $wanted } in der Schachtel, nicht { $count }
wrong-coach-points =
    { $count ->
        [one] { $count } Punkt; eine Kutsche ist hier { $wanted } wert
       *[other] { $count } Punkte; eine Kutsche ist hier { $wanted } wert
    }
wrong-coach-seats =
    { $count ->
        [one] { $count } Platz; eine Kutsche hat hier { $wanted }
       *[other] { $count } Plätze; eine Kutsche hat hier { $wanted }
    }
wrong-job = es gibt keinen Beruf „{ $name }“
wrong-lack = { $count } davon fehlt derselbe Beruf: { $value }
wrong-plain-name = „{ $name }“ ist kein Name: Nimm Kleinbuchstaben und _
wrong-city-name = ist kein Name für eine Stadt: Nimm Kleinbuchstaben und _, aber nicht „start“
wrong-cities =
    { $count ->
        [one] { $count } Stadt; diese Seite hat { $wanted }
       *[other] { $count } Städte; diese Seite hat { $wanted }
    }
wrong-lines = { $count } Strecken; Platz ist für { $most }
wrong-too-near = liegt näher als { $distance } an { $city }; niemand könnte sie auseinanderhalten
wrong-line = „{ $line }“ ist keine Strecke: Schreib zwei Städte wie „albany-utica“
wrong-city = es gibt keine Stadt „{ $name }“
wrong-degree =
    { $count ->
        [one] { $count } Strecke berührt { $city }; nötig sind { $wanted }
       *[other] { $count } Strecken berühren { $city }; nötig sind { $wanted }
    }
wrong-covered =
    { $count ->
        [one] { $count } Stadt; { $wanted } sind abgedeckt
       *[other] { $count } Städte; { $wanted } sind abgedeckt
    }
wrong-covered-start = { $city } ist das Startfeld oder liegt daneben und bleibt offen
wrong-reach = { $city } ist vom Startfeld aus nicht zu erreichen

## Taten: deed- beginnt eine Zeile des Verlaufs, then- setzt sie fort
then-arrived = fährt nach { $city }
    .you = fährst nach { $city }
then-settled =
    { $count ->
        [one] siedelt { $job_a } an
       *[other] siedelt { $job_a } an ({ $count }-mal)
    }
    .you =
    { $count ->
        [one] siedelst { $job_a } an
       *[other] siedelst { $job_a } an ({ $count }-mal)
    }
then-coach-emptied = leert „{ $card }“ für { points } und 1 $
    .you = leerst „{ $card }“ für { points } und 1 $
then-returned = legt { $job_a } in den Vorrat zurück
    .you = legst { $job_a } in deinen Vorrat zurück
then-nugget-taken = nimmt ein Goldnugget
    .you = nimmst ein Goldnugget
then-nugget-seen = { points } durch das Goldnugget
then-built = baut { $line_road }
    .you = baust { $line_road }
then-tile-kept = { $tile_kept }
then-paid = { $amount } $ an { $payee }
    .to-you = { $amount } $ an dich
    .to-bank = −{ $amount } $
    .you-to-bank = −{ $amount } $
    .bank = +{ $amount } $
    .bank-to-you = +{ $amount } $
then-scored-nuggets = { $points } für Goldnuggets
then-scored-network = { $points } für { network-pioneers }

## Tipps: wohin schauen, je nach dem Verb der besten Wahl

hint-where-road = Schau dir die Straßen an, die du bauen kannst.
hint-where-two-roads = Schau auf dein Geld und auf die Straßen, die du bauen kannst.
hint-where-coach = Schau dir die Kutschen in der Auslage an.
hint-where-travel = Schau dir die Städte an, die die Postkutsche erreichen kann.
hint-where-reins = Schau dir den Weg der Postkutsche an.
hint-where-drive = Schau, wohin die Postkutsche weiterfahren kann.
hint-where-route = Schau, wessen Straßen auf jedem Weg liegen.
hint-where-settle = Schau, welche Pioniere sich hier ansiedeln können.
hint-where-return = Schau, welchen Pionier du am wenigsten brauchst.
hint-where-join = Schau dir die Einladung an, und wer in deinen Kutschen sitzt.
hint-where-cover = Schau dir die Städte an, die du abdecken kannst.
hint-where-lay = Schau dir die Plättchen an, die du legen kannst.
hint-where-replace = Schau dir die Plättchen in den Städten an.
hint-where-exchange = Schau dir die Plättchen in den Städten an.
