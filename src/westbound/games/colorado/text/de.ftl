# Colorado: Deutsch

title = Colorado
summary =
    Du erkundest den Westen mit einem Stift und ein paar Handkarten. In jedem Zug verlangt der Rufer von jemandem eine
    Karte, und welche er auch bekommt: Alle führen eine ihrer beiden Aktionen aus. So sammelt ihr Nuggets, zieht Karten,
    spielt sie aus und hakt Etappen auf euren Reisekarten ab. Die drei Karten einer Familie öffnen ein neues Gebiet.
    Vollständige Gebiete, die Eisenbahn und die Leisten der Prämientafel bringen Medaillen; sobald jemand sieben hat,
    endet die Partie. Medaillen und entdeckte Gebiete zählen. Wer die meisten Punkte hat, gewinnt.

## Spieler
player-campfire = Lagerfeuer
player-wheel = Rad
player-horseshoe = Hufeisen
player-barrel = Fass

## Farben der Karten, eine je Familie
color-red = Rot
    .plain = rot
    .family = die rote Familie
    .duo = { duo-nuggets }
color-green = Grün
    .plain = grün
    .family = die grüne Familie
    .duo = { duo-nuggets }
color-grey = Grau
    .plain = grau
    .family = die graue Familie
    .duo = { duo-cards }
color-violet = Violett
    .plain = violett
    .family = die violette Familie
    .duo = { duo-cards }
color-blue = Blau
    .plain = blau
    .family = die blaue Familie
    .duo = { duo-check }
color-orange = Orange
    .plain = orange
    .family = die orangefarbene Familie
    .duo = { duo-check }

## Karten: Werkzeug, Fahrt und Person jeder Familie; .the auch im Akkusativ
card-red-1 = Rot 1 (Spitzhacke)
    .plain = Rot 1 (Spitzhacke)
    .the = die rote 1 (Spitzhacke)
    .thing = Spitzhacke
card-red-2 = Rot 2 (Esel)
    .plain = Rot 2 (Esel)
    .the = die rote 2 (Esel)
    .thing = Esel
card-red-3 = Rot 3 (Goldgräberin)
    .plain = Rot 3 (Goldgräberin)
    .the = die rote 3 (Goldgräberin)
    .thing = Goldgräberin
card-green-1 = Grün 1 (Tresorschlüssel)
    .plain = Grün 1 (Tresorschlüssel)
    .the = die grüne 1 (Tresorschlüssel)
    .thing = Tresorschlüssel
card-green-2 = Grün 2 (Postkutsche)
    .plain = Grün 2 (Postkutsche)
    .the = die grüne 2 (Postkutsche)
    .thing = Postkutsche
card-green-3 = Grün 3 (Bankier)
    .plain = Grün 3 (Bankier)
    .the = die grüne 3 (Bankier)
    .thing = Bankier
card-grey-1 = Grau 1 (Lasso)
    .plain = Grau 1 (Lasso)
    .the = die graue 1 (Lasso)
    .thing = Lasso
card-grey-2 = Grau 2 (Pferd)
    .plain = Grau 2 (Pferd)
    .the = die graue 2 (Pferd)
    .thing = Pferd
card-grey-3 = Grau 3 (Cowgirl)
    .plain = Grau 3 (Cowgirl)
    .the = die graue 3 (Cowgirl)
    .thing = Cowgirl
card-violet-1 = Violett 1 (Flasche)
    .plain = Violett 1 (Flasche)
    .the = die violette 1 (Flasche)
    .thing = Flasche
card-violet-2 = Violett 2 (Saloonwagen)
    .plain = Violett 2 (Saloonwagen)
    .the = die violette 2 (Saloonwagen)
    .thing = Saloonwagen
card-violet-3 = Violett 3 (Barkeeper)
    .plain = Violett 3 (Barkeeper)
    .the = die violette 3 (Barkeeper)
    .thing = Barkeeper
card-blue-1 = Blau 1 (Heugabel)
    .plain = Blau 1 (Heugabel)
    .the = die blaue 1 (Heugabel)
    .thing = Heugabel
card-blue-2 = Blau 2 (Planwagen)
    .plain = Blau 2 (Planwagen)
    .the = die blaue 2 (Planwagen)
    .thing = Planwagen
card-blue-3 = Blau 3 (Pionierin)
    .plain = Blau 3 (Pionierin)
    .the = die blaue 3 (Pionierin)
    .thing = Pionierin
card-orange-1 = Orange 1 (Bärenfalle)
    .plain = Orange 1 (Bärenfalle)
    .the = die orangefarbene 1 (Bärenfalle)
    .thing = Bärenfalle
card-orange-2 = Orange 2 (Maultier)
    .plain = Orange 2 (Maultier)
    .the = die orangefarbene 2 (Maultier)
    .thing = Maultier
card-orange-3 = Orange 3 (Trapper)
    .plain = Orange 3 (Trapper)
    .the = die orangefarbene 3 (Trapper)
    .thing = Trapper

## Aktionspaare; .word ist für die Texte, um sie zu unterscheiden
duo-nuggets = Nuggets
    .word = nuggets
    .does = Nimm 1 Nugget, oder spiel eine Handkarte aus und zahle ihren Wert in Nuggets.
duo-cards = Karten
    .word = cards
    .does = Zieh 3 Karten, oder wirf zwei Karten einer Farbe ab und spiel eine dritte gratis aus.
duo-check = Abhaken
    .word = check
    .does = Hake eine Etappe eines entdeckten Gebiets ab, oder die nächste Etappe der Eisenbahn.

## Symbole auf Etappen und über Feldern
icon-none = Kein Symbol
    .word = none
    .plain = kein Symbol
    .does = Nichts passiert, doch die Etappe zählt für das Gebiet.
icon-nuggets = Nuggets
    .word = nuggets
    .plain = Nuggets
    .does = { duo-nuggets.does }
icon-cards = Karten
    .word = cards
    .plain = Karten
    .does = { duo-cards.does }
icon-tipi = Tipi
    .word = tipi
    .plain = Tipi
    .does = { bounty-tipi.does }
icon-saloon = Saloon
    .word = saloon
    .plain = Saloon
    .does = { bounty-saloon.does }
icon-wanted = Steckbrief
    .word = wanted
    .plain = Steckbrief
    .does = { bounty-wanted.does }
icon-free-play = Gratiskarte
    .word = free-play
    .plain = Gratiskarte
    .does = Spiel eine Handkarte gratis aus.
icon-discovery = Entdeckung
    .word = discovery
    .plain = Entdeckung
    .does = Entdecke ein Gebiet neben einem, das du schon entdeckt hast.

## Leisten der Prämientafel, und Zonen mit Medaille
bounty-tipi = Tipi
    .word = tipi
    .track = die Tipi-Leiste
    .does =
    Hake ein Feld deiner Tipi-Leiste ab: zuerst die Mitte, dann neben einem abgehakten. Jedes Ende bringt eine Medaille.
bounty-saloon = Saloon
    .word = saloon
    .track = die Saloon-Leiste
    .does = Hake das nächste Feld deiner Saloon-Leiste ab. Das letzte bringt eine Medaille.
bounty-wanted = Steckbrief
    .word = wanted
    .track = die Steckbrief-Leiste
    .does = Hake das nächste Feld deiner Steckbrief-Leiste ab. Das letzte bringt eine Medaille.
bounty-desert = Wüsten
    .word = desert
    .track = die Wüstenzone
    .does = { zone-desert.does }
bounty-lake = Seen
    .word = lake
    .track = die Seenzone
    .does = { zone-lake.does }
bounty-forest = Wälder
    .word = forest
    .track = die Waldzone
    .does = { zone-forest.does }

## Arten von Gebieten, und ihre Zonen
zone-village = Dorf
    .plain = Dorf
    .many = Dörfer
    .zone = die Dorfzone
    .does = Hake für jedes entdeckte Dorf ein Feld ab; es zählen die Punkte über dem letzten.
zone-desert = Wüste
    .plain = Wüste
    .many = Wüsten
    .zone = die Wüstenzone
    .does =
    Hake für jede entdeckte Wüste ein Feld ab; es zählen die Punkte über dem letzten. Wer seine Reihe zuerst füllt, gewinnt
    die Medaille.
zone-lake = See
    .plain = See
    .many = Seen
    .zone = die Seenzone
    .does =
    Hake für jeden entdeckten See ein Feld ab; es zählen die Punkte über dem letzten. Wer seine Reihe zuerst füllt, gewinnt
    die Medaille.
zone-forest = Wald
    .plain = Wald
    .many = Wälder
    .zone = die Waldzone
    .does =
    Hake für jeden entdeckten Wald ein Feld ab; es zählen die Punkte über dem letzten. Wer seine Reihe zuerst füllt, gewinnt
    die Medaille.

## Woher Punkte und Medaillen kommen
source-village = Dörfer
source-desert = Wüsten
source-lake = Seen
source-forest = Wälder
source-medals = Medaillen
source-tipi = Tipi-Leiste
source-saloon = Saloon-Leiste
source-wanted = Steckbrief-Leiste
source-railroad = Eisenbahn

## Wie viele
nuggets =
    { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
price =
    { $price ->
        [one] { $price } Nugget
       *[other] { $price } Nuggets
    }
amount-nuggets =
    { $amount ->
        [one] { $amount } Nugget
       *[other] { $amount } Nuggets
    }
amount-cards =
    { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
amount-medals =
    { $amount ->
        [one] { $amount } Medaille
       *[other] { $amount } Medaillen
    }
held-cards =
    { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    }
region-steps =
    { $steps ->
        [one] { $steps } Etappe
       *[other] { $steps } Etappen
    }
gain-points =
    { $gain ->
        [one] { $gain } Punkt mehr
       *[other] { $gain } Punkte mehr
    }

## Begriffe, am Zeilenanfang
term-action = Aktion
    .many = Aktionen
term-area = Auslage
    .many = Auslagen
term-asked = Verlangt
term-board = Prämientafel
term-box = Feld
    .many = Felder
term-call = Ruf
term-called = Karte für den Rufer
term-caller = Rufer
term-card = Karte
    .many = Karten
term-color = Farbe
    .many = Farben
term-discards = Ablage
term-duo = Aktionspaar
    .many = Aktionspaare
term-family = Familie
    .many = Familien
term-flag = Flagge
    .many = Flaggen
term-hand = Hand
    .many = Hände
term-icon = Symbol
    .many = Symbole
term-medal = Medaille
    .many = Medaillen
term-medals-left = Übrige Medaillen
term-mountain = Gebirge
    .many = Gebirge
term-nugget = Nugget
    .many = Nuggets
term-pile = Nachziehstapel
term-railroad = Eisenbahn
term-region = Gebiet
    .many = Gebiete
term-reserve = Nuggets im Vorrat
term-sheet = Reisekarte
    .many = Reisekarten
term-step = Etappe
    .many = Etappen
term-switch = Weiche
    .many = Weichen
term-track = Leiste
    .many = Leisten
term-turn = Zug
    .many = Züge
term-value = Wert
    .many = Werte
term-zone = Zone
    .many = Zonen

## Begriffe mitten in der Zeile
term-closed = nicht erreichbar
term-complete = vollständig
term-discovered = entdeckt
term-empty = leer
term-nobody = niemand
term-nothing = nichts
term-open = erreichbar
term-secret = geheim
term-ticked = abgehakt
term-of = { $count } von { $most } abgehakt

## Schritte
step-first-caller = erster Rufer
step-dealing = Karten austeilen
step-laying-first = erste Karte der Auslage
step-choosing-villages = Dörfer wählen
step-choosing-village = Dorf wählen
step-revealing = Dörfer aufdecken
step-calling = Ruf
step-giving = Karte geben
step-taking-at-random = zufällige Karte
step-actions = Aktionen
step-duo = eine Aktion
step-pairing = Paar abwerfen
step-drawing = Karten ziehen
step-ticking-tipi = Tipi-Leiste
step-free-play = Gratiskarte
step-discovering = Gebiet entdecken
step-families = vollständige Familien
step-family = vollständige Familien
step-refilling = Hand auffüllen
step-scoring = Schlusswertung

## Fragen
prompt-choosing-villages = { prompt-choosing-village }
prompt-choosing-village = Wo beginnt deine Expedition? Alle wählen geheim und decken gemeinsam auf.
prompt-calling = Du bist der Rufer: Verlange von jemandem eine Karte, die du noch nicht vor dir liegen hast.
prompt-giving =
    { $answer ->
        [1] { $caller } verlangt { $card_the }. Du hast sie und gibst sie her.
        [2] { $caller } verlangt { $card_the }. Du hast sie nicht: Gib eine Karte gleicher Farbe oder gleichen Werts.
        [3] { $caller } verlangt { $card_the }. Du hast weder die Farbe noch den Wert: { $caller } nimmt zufällig
        eine deiner Karten.
       *[other] { $caller } verlangt { $card_the }.
    }
prompt-actions = Alle führen eine der beiden Aktionen der Karte aus.
prompt-duo =
    { $duo_word ->
        [nuggets] { $reserve ->
            [0] Eine Karte ausspielen und ihren Wert zahlen? Der Vorrat ist leer. Du hast { nuggets }.
           *[other] Ein Nugget nehmen, oder eine Karte ausspielen und ihren Wert zahlen? Du hast { nuggets }.
        }
        [cards] { $drawable ->
            [0] Zwei Karten einer Farbe abwerfen und eine dritte ausspielen? Es gibt nichts mehr zu ziehen.
           *[other] Karten ziehen, oder zwei einer Farbe abwerfen und eine dritte ausspielen?
        }
       *[check] Hake eine Etappe in einem deiner Gebiete oder auf der Bahnstrecke ab.
    }
prompt-pairing = Welche zwei Karten einer Farbe wirfst du für { $laid_the } ab?
prompt-ticking-tipi = Tipi: Hakst du das nächste Feld links oder rechts ab?
prompt-free-play =
    { $layable ->
        [0] Du kannst keine Karte ausspielen: Alle liegen schon in deiner Auslage.
       *[other] Eine Karte gratis ausspielen? Sie bringt dir eine ihrer beiden Aktionen.
    }
prompt-families = { prompt-discovering }
prompt-discovering = Welches Gebiet entdeckst du? Es muss neben einem von deinen liegen, ohne Gebirge dazwischen.

## Aktionen; .now gilt, wo der Tisch bekannt ist
action-pass-duo = Keine Karte ausspielen
action-pass-free-play = Keine Karte ausspielen
action-ask = Von { $player } { $card_plain } verlangen
    .now = Von { $player } ({ held-cards }) { $card_plain } verlangen: { $duo }{ family-done }
action-give = { $card_plain } geben
    .now =
    { $card_plain } geben: { $duo }{ $twice ->
        [1] ; { $caller } wirft sie ab und nimmt ein Nugget
       *[other] { $whole ->
            [1] ; { $caller } hat damit eine vollständige Familie
           *[other] {""}
        }
    }
action-nothing = Sagen, dass du weder die Farbe noch den Wert hast
    .now = Weder Farbe noch Wert: { $caller } nimmt zufällig eine Karte
action-nugget = Ein Nugget nehmen
action-buy = { $card_plain } für den Wert ausspielen
    .now = { $card_plain } für { price } ausspielen: { $duo }{ family-done }
action-draw = Karten ziehen
    .now =
    { $draws ->
        [one] { $draws } Karte ziehen
       *[other] { $draws } Karten ziehen
    }
action-swap = { $card_plain } ausspielen und ein Paar abwerfen
    .now = Ein Paar abwerfen und { $card_plain } ausspielen: { $duo }{ family-done }
action-pair = { $card_plain } und { $other_plain } abwerfen
action-free = { $card_plain } gratis ausspielen
    .now = { $card_plain } gratis ausspielen: { $duo }{ family-done }
action-tick = Etappe { $number } von { $region } abhaken
    .now = Etappe { $number } von { $region } abhaken{ step-brings }
action-rail = Etappe { $rail } der Eisenbahn abhaken
    .now =
    Etappe { $rail } der Eisenbahn abhaken{ step-brings }{ $switch ->
        [1] {" "}(sperrt den anderen Zweig)
       *[other] {""}
    }
action-left = Das nächste Tipi-Feld links abhaken
    .now = Tipi-Feld { $left_box } links abhaken{ left-brings }
action-right = Das nächste Tipi-Feld rechts abhaken
    .now = Tipi-Feld { $right_box } rechts abhaken{ right-brings }
action-discover = { $region } entdecken
    .now = { $region } entdecken ({ $zone_plain }, { region-steps }, Medaille { $medal }){ flag-brings }
action-start = In { $region } beginnen
    .now = In { $region } beginnen ({ region-steps }, Medaille { $medal })
action-first = { $player } ist der erste Rufer
action-card = { $card_plain } ziehen
action-take = { $card_plain } nehmen
action-no-card = Es ist keine Karte mehr da

## Was eine Aktion bringt
family-done =
    { $whole ->
        [1] {""}; die Familie ist vollständig
       *[other] {""}
    }
step-brings =
    { $last ->
        [1] : die letzte, Medaille { $medal }{ $icon_word ->
            [none] {""}
           *[other] , dann { icon-brings }
        }
       *[other] { $icon_word ->
            [none] {""}
           *[other] : { icon-brings }
        }
    }
icon-brings =
    { $icon_plain }{ $boxes ->
        [0] {""}
       *[other] {" "}({ $box ->
            [0] voll
           *[other] Feld { $box }{ $other ->
                [0] {""}
               *[other] {" "}oder { $other }
            } von { $boxes }{ box-brings }
        })
    }
box-brings =
    { $prize ->
        [0] {""}
       *[other] {""}, Medaille { $prize }
    }{ $bonus_word ->
        [none] {""}
       *[other] {""}, { $bonus_plain }
    }
left-brings =
    { $left_medal ->
        [0] {""}
       *[other] {""}: Medaille { $left_medal }
    }{ $left_word ->
        [none] {""}
       *[other] {""}: { $left_plain }
    }
right-brings =
    { $right_medal ->
        [0] {""}
       *[other] {""}: Medaille { $right_medal }
    }{ $right_word ->
        [none] {""}
       *[other] {""}: { $right_plain }
    }
flag-brings =
    { $gain ->
        [0] {""}
       *[other] : { gain-points }
    }{ $prize ->
        [0] {""}
       *[other] {""}, Zonenmedaille { $prize }
    }

## Bemerkungen zu einer Wahl
remark-all-in-sight = Du siehst alle Exemplare dieser Karte: { $player } kann sie nicht haben.
remark-denied = { $player } hat gesagt, sie nicht zu haben, und seitdem nichts gezogen.
remark-no-more-cards = Danach kannst du keine andere Karte auf deiner Hand mehr bezahlen.
remark-seventh = Das ist deine siebte Medaille: Nach diesem Zug endet die Partie.

## Was für eine Wahl spricht oder gegen sie, vorher oder nach der Partie
argument-medal =
    { $count ->
        [one] Bringt eine Medaille im Wert von { $points } ({ $sources }).
       *[other] Bringt { $count } Medaillen im Wert von zusammen { $points } ({ $sources }).
    }
argument-first-there =
    { $points ->
        [0] { $player } braucht zur selben Medaille noch { box-count }: Nach diesem Zug ist keine mehr übrig.
       *[other] { $player } braucht zur selben Medaille noch { box-count }: Nach diesem Zug ist die beste übrige nur
        { $points } wert.
    }
argument-ends =
    { $lead ->
        [0] Das ist die siebte Medaille: Die Partie endet nach diesem Zug, bisher bei Gleichstand an der Spitze.
       *[other] Das ist die siebte Medaille: Die Partie endet nach diesem Zug, bisher mit { lead-points } { $ahead ->
            [1] Vorsprung
           *[other] Rückstand
        }.
    }
argument-points = Bringt { gain-points } für { $zones_zone }.
argument-step-nearer = Medaille im Wert von { $points } ({ $source }): noch { step-count }.
argument-box-nearer = Medaille im Wert von { $points } ({ $source }): noch { box-count }.
argument-leads-to = Macht den Weg frei zu: { $icons_plain }.
argument-bonus =
    { $icon_word ->
        [free-play] Lässt eine Karte gratis ausspielen.
        [discovery] Entdeckt ein Gebiet.
       *[other] { $points ->
            [0] Hakt ein Tipi-Feld ab, links oder rechts{ $over_word ->
                [none] {""}
               *[other] {" "}(bestenfalls: { $over_plain })
            }.
           *[other] Hakt ein Tipi-Feld ab, was eine Medaille im Wert von { $points } bringen kann.
        }
    }
argument-action =
    { $whose ->
        [0] Bringt eine Aktion: { $duo }.
        [1] Die Aktion aller ist dann: { $duo }.
       *[other] Wird die Karte gegeben, ist die Aktion aller: { $duo }.
    }
argument-next-medal =
    Abhaken würde dann eine Medaille im Wert von { $points } bringen{ $last ->
        [1] , was die Partie beendet
       *[other] {""}
    }.
argument-rival-medal =
    { $player } könnte auch abhaken und eine Medaille im Wert von { $points } gewinnen{ $last ->
        [1] , was die Partie beendet
       *[other] {""}
    }.
argument-no-action = Ohne ausgespielte Karte gibt es keine Aktion.
argument-price =
    { $poor ->
        [1] Kostet { price }, danach { nuggets-left }: zu wenig für jede andere Handkarte.
       *[other] Kostet { price }, danach { nuggets-left }.
    }
argument-saves = Spart { price }.
argument-nugget =
    { $count ->
        [0] Bringt ein Nugget: insgesamt { $nuggets }.
       *[other] Bringt ein Nugget: insgesamt { $nuggets }, genug für { $cards_the }.
    }
argument-family =
    { $count ->
        [3] Vervollständigt { $color_family }: eine Entdeckung am Ende des Zuges.
       *[other] Ist die zweite Karte für { $color_family }{ $held ->
            [1] , und die dritte ist auf der Hand
           *[other] {""}
        }.
    }
argument-refill =
    { $cards ->
        [0] Leert die Hand, die am Ende des Zuges auf 3 Karten aufgefüllt wird.
        [one] Lässt { $cards } Handkarte übrig; am Ende des Zuges wird auf 3 aufgefüllt.
       *[other] Lässt { $cards } Handkarten übrig; am Ende des Zuges wird auf 3 aufgefüllt.
    }
argument-draw =
    { $few ->
        [1] Bringt { amount-cards }, doch am Ende des Zuges würde ohnehin auf 3 aufgefüllt.
       *[other] Bringt { amount-cards }: { $cards } auf der Hand.
    }
argument-loses =
    { $count ->
        [3] Gibt { $card_the } her, die { $color_family } vervollständigen würde.
       *[other] Gibt { $card_the } her, die zweite Karte für { $color_family }.
    }
argument-spare = Leicht zu entbehren, da noch eine ausliegt oder auf der Hand bleibt: { $cards_plain }.
argument-random = { $player } hat weder diese Farbe noch diesen Wert: Es wird sicher eine zufällige Karte.
argument-in-vain =
    { $unseen ->
        [0] Alle Exemplare dieser Karte sind zu sehen: { $player } kann sie nicht haben.
       *[other] { $player } hat gesagt, diese Karte nicht zu haben, und seitdem keine gezogen.
    }
argument-copies =
    { $copies ->
        [one] { $copies } Exemplar dieser Karte ist nicht zu sehen, und { $player } hat { amount-held }.
       *[other] { $copies } Exemplare dieser Karte sind nicht zu sehen, und { $player } hat { amount-held }.
    }
argument-otherwise =
    { $cards ->
        [one] Die einzige andere verdeckte Karte dieser Farbe oder dieses Werts bringt Abhaken.
       *[other] { $checks ->
            [one] { $checks } der { $cards } anderen verdeckten Karten dieser Farbe oder dieses Werts bringt Abhaken.
           *[other] { $checks } der { $cards } anderen verdeckten Karten dieser Farbe oder dieses Werts bringen Abhaken.
        }
    }
argument-wanted =
    { $count ->
        [3] Wird sie gegeben, vervollständigt sie { $color_family }.
       *[other] Wird sie gegeben, ist sie die zweite Karte für { $color_family }.
    }
argument-rival-family =
    { $count ->
        [3] Vervollständigt { $color_family } von { $player }.
       *[other] Ist für { $player } die zweite Karte für { $color_family }.
    }
argument-region = { $steps } Etappen bis zu einer Medaille im Wert von { $points }.
argument-icons =
    { $bare ->
        [0] Jede seiner { $steps } Etappen hat ein Symbol.
       *[other] { $count ->
            [one] { $count } seiner { $steps } Etappen hat ein Symbol.
           *[other] { $count } seiner { $steps } Etappen haben ein Symbol.
        }
    }
argument-opens = Macht weitere Gebiete erreichbar: { $regions }.
box-count =
    { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }
step-count =
    { $steps ->
        [one] { $steps } Etappe
       *[other] { $steps } Etappen
    }
nuggets-left =
    { $nuggets ->
        [0] keines mehr
       *[other] noch { $nuggets }
    }
lead-points =
    { $lead ->
        [one] { $lead } Punkt
       *[other] { $lead } Punkten
    }
amount-held =
    { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }

## Warum etwas nicht gewählt werden kann
reason-lies-there = Sie liegt schon vor dir.
reason-empty-hand = { $player } hat keine Karten.
reason-ask-others = Du kannst nur andere fragen.
reason-play-later = Jetzt kannst du keine Karte ausspielen: Gerade steht etwas anderes an.
reason-give-exactly = Du hast { $card_plain }: Genau diese Karte musst du geben.
reason-give-alike = Du musst eine Karte mit der Farbe oder dem Wert von { $card_plain } geben.
reason-no-partner = Du hast keine zweite Karte dieser Farbe.
reason-nuggets-short =
    { $short ->
        [one] Sie kostet { price }: Dir fehlt { $short } Nugget.
       *[other] Sie kostet { price }: Dir fehlen { $short } Nuggets.
    }
reason-no-pair = Um sie auszuspielen, müsstest du zwei andere Karten einer Farbe abwerfen.
reason-check-plays-none = Mit dieser Aktion hakst du eine Etappe ab; Karten spielst du damit nicht aus.
reason-cannot-nugget = Im Vorrat sind keine Nuggets mehr.
reason-cannot-draw = Es gibt keine Karten mehr zu ziehen.
reason-cannot-buy = Deine Nuggets reichen für keine deiner Karten.
reason-cannot-swap = Außer der ausgespielten bräuchtest du zwei Karten einer Farbe.
reason-hand-empty = Du hast keine Karten auf der Hand.
reason-nothing-new = Alle deine Karten liegen schon vor dir.
reason-cannot-tick = In deinen Gebieten ist keine Etappe mehr offen.
reason-cannot-rail = Du hast das Ende der Eisenbahn erreicht.
reason-no-village = Alle beginnen in einem Dorf.
reason-complete = Dieses Gebiet hast du vollendet.
reason-steps-missing =
    { $count ->
        [one] Du hast es entdeckt: Noch eine Etappe bis zu seiner Medaille, die { $medal } wert ist.
       *[other] Du hast es entdeckt: Noch { $count } Etappen bis zu seiner Medaille, die { $medal } wert ist.
    }
reason-discover-later = Ein Gebiet entdeckst du, wenn du eine Kartenfamilie vollständig hast.
reason-mountain = Ein Gebirge trennt es von deinen Gebieten.
reason-not-adjacent = Es grenzt an keines deiner Gebiete.
reason-ticked = Schon abgehakt.
reason-undiscovered = Erst musst du { $region } entdecken.
reason-tick-later = Etappen hakst du mit der Aktion Abhaken ab.
reason-not-linked = Hake erst eine Etappe ab, die hierher führt.
reason-branch-closed = Du hast den anderen Zweig genommen: Dieser ist gesperrt.
reason-rail-order = Hake erst die Etappen davor ab: Die Eisenbahn führt von links nach rechts.
reason-track-full = Du bist am Ende angekommen.
reason-medals-gone = Hier gibt es keine Medaille mehr.
reason-boxes-missing =
    { $count ->
        [one] Noch ein Feld bis zur Medaille, die { $medal } wert ist.
       *[other] Noch { $count } Felder bis zur Medaille, die { $medal } wert ist.
    }
reason-rails-missing =
    { $count ->
        [one] Noch eine Etappe bis zur Medaille, die { $medal } wert ist.
       *[other] Noch { $count } Etappen bis zur Medaille, die { $medal } wert ist.
    }

## Dinge, nach denen man fragen kann
duo-action-nugget = Ein Nugget nehmen
duo-action-buy = Eine Karte für ihren Wert ausspielen
duo-action-draw = Karten ziehen
duo-action-swap = Ein Paar abwerfen und eine Karte ausspielen
duo-action-tick = Eine Etappe eines Gebiets abhaken
duo-action-rail = Eine Etappe der Eisenbahn abhaken
thing-rail = Bahnetappe { $rail }
thing-source = Medaille: { $source }

## Journal: Spielaufbau
begins = { $player } ist der erste Rufer.
    .you = Du bist der erste Rufer.
hand-dealt = { $player } erhält { amount-cards }.
    .you = Du erhältst { amount-cards }.
card-seen = { $player } zieht { $card_the }.
    .you = Du ziehst { $card_the }.
first-laid = { $player } beginnt mit einer Karte in der Auslage: { $card_plain }.
    .you = Du beginnst mit einer Karte in der Auslage: { $card_plain }.
village-chosen = { $player } bricht in { $region } auf.
    .you = Du brichst in { $region } auf.

## Journal: der Ruf
turn-of = Zug { $turn }: { $player } ist der Rufer.
    .you = Zug { $turn }: Du bist der Rufer.
asked = { $player } verlangt von { $giver } { $card_the }.
    .you = Du verlangst von { $giver } { $card_the }.
    .to-you = { $player } verlangt von dir { $card_the }.
gave = { $player } bekommt von { $giver } { $card_the }.
    .you = { $player } bekommt von dir { $card_the }.
    .to-you = Du bekommst von { $giver } { $card_the }.
has-none = { $giver } hat weder die verlangte Farbe noch den Wert: { $card_plain }.
    .you = Du hast weder die verlangte Farbe noch den Wert: { $card_plain }.
taken = { $player } nimmt zufällig eine Karte von { $giver }: { $card_the }.
    .you = { $player } nimmt zufällig eine Karte von dir: { $card_the }.
    .to-you = Du nimmst zufällig eine Karte von { $giver }: { $card_the }.
received = { $player } legt { $card_the } in die Auslage.
    .you = Du legst { $card_the } in deine Auslage.
duplicate = { $player } hat { $card_the } schon und wirft sie ab.
    .you = Du hast { $card_the } schon und wirfst sie ab.
nobody-to-ask = Niemand hat eine Karte, die { $player } verlangen könnte: kein Ruf in diesem Zug.
    .you = Niemand hat eine Karte, die du verlangen könntest: kein Ruf in diesem Zug.

## Journal: Aktionen
nugget-taken = { $player } nimmt ein Nugget.
    .you = Du nimmst ein Nugget.
no-nugget = Der Vorrat ist leer: kein Nugget für { $player }.
    .you = Der Vorrat ist leer: kein Nugget für dich.
paid = { $player } zahlt { amount-nuggets }.
    .you = Du zahlst { amount-nuggets }.
laid = { $player } spielt { $card_the } aus.
    .you = Du spielst { $card_the } aus.
pair-discarded = { $player } wirft ein Paar ab: { $card_plain } und { $other_plain }.
    .you = Du wirfst ein Paar ab: { $card_plain } und { $other_plain }.
drew-cards =
    { $amount ->
        [0] { $player } hat keine Karten mehr zum Ziehen.
       *[other] { $player } zieht { amount-cards }.
    }
    .you =
    { $amount ->
        [0] Du hast keine Karten mehr zum Ziehen.
       *[other] Du ziehst { amount-cards }.
    }
reshuffled = Aus der Ablage wird ein neuer Nachziehstapel: { amount-cards }.
ticked = { $player } hakt eine Etappe ab: { $step }.
    .you = Du hakst eine Etappe ab: { $step }.
rail-ticked = { $player } hakt Etappe { $rail } der Eisenbahn ab.
    .you = Du hakst Etappe { $rail } der Eisenbahn ab.
track-ticked = { $player } hakt ein Feld ab: { $track }, Feld { $box }.
    .you = Du hakst ein Feld ab: { $track }, Feld { $box }.
track-full = { $player } hat { $track_track } schon ausgefüllt: nichts abzuhaken.
    .you = Du hast { $track_track } schon ausgefüllt: nichts abzuhaken.
discovered = { $player } entdeckt { $region }.
    .you = Du entdeckst { $region }.
zone-ticked = { $player } hakt ein Feld der Zone ab: { $zone_many }, jetzt { points }.
    .you = Du hakst ein Feld der Zone ab: { $zone_many }, jetzt { points }.
medal-won = { $player } gewinnt eine Medaille ({ $source }): { points }.
    .you = Du gewinnst eine Medaille ({ $source }): { points }.
passed = { $player } spielt keine Karte aus.
    .you = Du spielst keine Karte aus.
nothing-to-do = { $player } kann hier nichts tun.
    .you = Du kannst hier nichts tun.

## Journal: Ende des Zuges, Ende der Partie
family-discarded = { $player } wirft { $color_family } ab.
    .you = Du wirfst { $color_family } ab.
nothing-near = { $player } hat kein Gebiet mehr zu entdecken.
    .you = Du hast kein Gebiet mehr zu entdecken.
medals-closed =
    { $amount ->
        [one] Eine Medaille ist vergeben: { $bounty }.
       *[other] { $amount } Medaillen sind vergeben: { $bounty }.
    }
caller-passes = { $player } ist der nächste Rufer.
    .you = Du bist der nächste Rufer.
last-turn-over = Zug { $turn } ist vorbei, und damit die Partie.
scored-zones = { $player } erhält { points } für entdeckte Gebiete.
    .you = Du erhältst { points } für entdeckte Gebiete.
scored-medals =
    { $amount ->
        [one] { $player } erhält { points } für { $amount } Medaille.
       *[other] { $player } erhält { points } für { $amount } Medaillen.
    }
    .you =
    { $amount ->
        [one] Du erhältst { points } für { $amount } Medaille.
       *[other] Du erhältst { points } für { $amount } Medaillen.
    }

## Das Terminal
term-lost = verloren

## Was kann ich jetzt tun?
help-pass =
    Spiel keine Karte aus. Du behältst deine Karten und verlierst nur die Gelegenheit. Selten gut: Eine ausgespielte
    Karte bringt eine Aktion und hilft einer Familie.
help-pass-duo = Spiel keine Karte aus und zahle nichts. Du verzichtest auf die Aktion dieser Karte: Überleg es dir gut.
help-pass-free-play =
    Spiel keine Karte aus und lass die Gratiskarte verfallen. Nur gut, wenn du alles, was du ausspielen könntest, auf der
    Hand brauchst.
help-ask =
    Verlange von einem Gegner eine Karte, die nicht vor dir liegt; sie kommt in deine Auslage. Sie, oder eine gleicher
    Farbe oder gleichen Werts, bestimmt, was dann alle tun: Verlange, was eine Familie vollständig macht, oder eine
    Farbe, deren Aktionen dir am besten passen.
help-give =
    Gib diese Karte dem Rufer. Alle, auch du, führen dann eine ihrer beiden Aktionen aus: Gib, was dir jetzt am meisten
    hilft, und achte darauf, was sie beim Rufer vollständig macht.
help-nothing =
    Sag, dass du weder die Farbe noch den Wert hast. Der Rufer nimmt dann zufällig eine deiner Karten, und alle wissen,
    was du nicht hast.
help-nugget =
    Nimm 1 Nugget aus dem Vorrat. Es kostet nichts und bezahlt später eine Karte: gut, wenn du nichts Nützliches
    ausspielen kannst.
help-buy =
    Spiel diese Karte aus und zahle ihren Wert in Nuggets. Sie bringt dir sofort eine ihrer beiden Aktionen und bleibt in
    deiner Auslage, bis ihre Familie vollständig ist.
help-draw =
    Ziehe 3 Karten. Es kostet nichts: gut mit wenigen Handkarten, oder um die fehlende Karte einer Familie und Paare zum
    Abwerfen zu finden.
help-swap =
    Spiel diese Karte gratis aus und wirf zwei andere einer Farbe ab. Sie bringt dir eine ihrer beiden Aktionen: gut für
    teure Karten und mit voller Hand. Das Paar wählst du danach.
help-pair =
    Wirf diese beiden Karten für die ausgespielte ab; dann bringt sie dir ihre Aktion. Gib her, was deine Familien am
    wenigsten brauchen.
help-free =
    Spiel diese Karte gratis aus. Sie bringt dir eine ihrer beiden Aktionen: am besten eine teure Karte, oder eine, mit
    der die Kette weitergeht.
help-tick =
    Hake diese Etappe ab; ihr Symbol wirkt sofort. Sind alle Etappen abgehakt, gewinnst du die Medaille des Gebiets.
    Sieh nach, was das Symbol auslöst und welche Etappen sie öffnet.
help-rail =
    Hake die nächste Etappe der Eisenbahn ab; ihr Symbol wirkt sofort. Hinter einer Weiche ist der andere Zweig
    gesperrt. Die letzte Etappe bringt eine Medaille.
help-left =
    Hake das nächste Feld deiner Tipi-Leiste links ab; was darüber steht, bekommst du sofort. Das Ende bringt die
    höchste Medaille, die noch da ist.
help-right =
    Hake das nächste Feld deiner Tipi-Leiste rechts ab; was darüber steht, bekommst du sofort. Das Ende bringt die
    höchste Medaille, die noch da ist.
help-discover =
    Hake die Flagge dieses Gebiets ab und das nächste Feld seiner Zone; von nun an sind seine Etappen offen. Wüsten
    bringen Punkte, Seen Symbole, und ein Gebiet in der Mitte öffnet den Weg zu anderen.
help-start =
    Dein erstes Gebiet: Seine Etappen kannst du zuerst abhaken, seine Nachbarn als nächste entdecken. Die anderen sehen
    deine Wahl erst, wenn alle gewählt haben.

## Was an einer Ausgabe nicht stimmt
wrong-name-taken = „{ $name }“ heißt schon eine Leiste, eine Zone oder die Eisenbahn; nimm einen anderen Namen
wrong-zone = kein Gebiet ist „{ $kind }“; es gibt { $kinds }
wrong-zone-count =
    { $count ->
        [one] { $zone }: { $count } Gebiet; es gibt { $wanted }
       *[other] { $zone }: { $count } Gebiete; es gibt { $wanted }
    }
wrong-region = es gibt kein Gebiet „{ $name }“
wrong-point = muss ein Punkt sein, [x, y]
wrong-points = muss eine Liste von Punkten sein
wrong-corners-few = braucht mindestens { $least } Punkte
wrong-corners-many = { $count } Punkte; { $most } sind genug
wrong-pair = muss ein Paar von Gebieten sein
wrong-pairs = muss eine Liste von Gebietspaaren sein
wrong-pair-twice = zweimal genannt
wrong-pair-mountain = ein Gebirge trennt diese beiden; also sind sie nicht benachbart
wrong-steps = { $count } Stück; ein Gebiet hat { $wanted }
wrong-links = nennt die verbundenen Etappen mit ihrer Nummer oder „flag“
wrong-link = es gibt keine andere Etappe „{ $step }“; nimm 1 bis { $most } oder „flag“
wrong-step-reach = niemand erreicht diese Etappe: Kein Weg führt zur Flagge
wrong-region-reach = wer in { $village } beginnt, kann { $region } nicht erreichen
wrong-mountains-few = { $count } Stück; es gibt mindestens { $least }
wrong-mountains-many = { $count } Stück; es gibt höchstens { $most }
wrong-villages = ein Dorf liegt in der oberen Hälfte der Karte, eines in der unteren
wrong-west-medal = der See im Westen, { $region }, hat eine Medaille von { $medal }
wrong-west-last = { $region } hat keine Etappe mit „{ $icon }“, die als letzte abgehakt werden kann
wrong-north = keines trennt { $forest } im Norden von einem Gebiet neben { $desert }, der Wüste in der Mitte
wrong-next = nennt die folgenden Etappen mit ihrer Nummer, { $wanted }
wrong-next-twice = nennt eine Etappe zweimal
wrong-next-last = auf die letzte Etappe folgt nichts: Lass dies leer
wrong-rails = { $count } Stück; die Eisenbahn hat { $wanted }
wrong-rail-end = alle Zweige enden in einer letzten Etappe, wo die Medaille ist
wrong-rail-reach = niemand erreicht diese Etappe: Keine andere führt hierher
wrong-switches =
    { $count ->
        [one] { $count } Weiche; es gibt { $wanted } mit je zwei Zweigen
       *[other] { $count } Weichen; es gibt { $wanted } mit je zwei Zweigen
    }
wrong-rail-icon = keine Etappe der Eisenbahn hat „{ $icon }“
wrong-tipi-medal = eine davon ist { $medal } wert
wrong-track-discovery = „{ $icon }“ steht über einem Feld der Tipi- oder der Steckbrief-Leiste
wrong-boxes =
    { $count ->
        [one] { $count } Feld; diese Leiste hat { $wanted }
       *[other] { $count } Felder; diese Leiste hat { $wanted }
    }
wrong-saloon-icons = über der Saloon-Leiste steht kein Symbol
wrong-wanted-icons = ein Symbol steht über dem zweiten Feld der Steckbrief-Leiste und sonst keines
wrong-medals = eine Leiste hat { $wanted } Medaillen
wrong-medals-order = die höchste kommt zuerst
wrong-medal = { $medal }; eine Medaille ist 1 bis { $most } wert
wrong-icon = „{ $icon }“ geht hier nicht
wrong-village-totals = die Summen sind { $first } und { $second }
wrong-totals = muss eine Liste von Summen sein
wrong-zone-boxes = { $count } Felder, aber nur { $most } solche Gebiete
wrong-totals-order = jede Summe ist höher als die davor, und keine über { $most }
wrong-total = eine der Summen ist { $total }

## Taten: deed- beginnt eine Zeile des Verlaufs, then- setzt sie fort
deed-ticked = { $player } hakt { $step } ab
    .you = Du hakst { $step } ab
then-card-seen = { $card_plain }
then-gave = bekommt { $card_the }
    .to-you = bekommst { $card_the }
then-taken = nimmt zufällig { $card_the }
    .to-you = nimmst zufällig { $card_the }
then-duplicate = wirft sie als Duplikat ab
    .you = wirfst sie als Duplikat ab
then-ticked = hakt { $step } ab
    .you = hakst { $step } ab
then-rail-ticked = hakt Etappe { $rail } der Eisenbahn ab
    .you = hakst Etappe { $rail } der Eisenbahn ab
then-nugget-taken =
    { $count ->
        [one] nimmt ein Nugget
       *[other] nimmt { $count } Nuggets
    }
    .you =
    { $count ->
        [one] nimmst ein Nugget
       *[other] nimmst { $count } Nuggets
    }
then-paid = −{ amount-nuggets }
then-pair-discarded = wirft das Paar { $card_plain } und { $other_plain } ab
    .you = wirfst das Paar { $card_plain } und { $other_plain } ab
then-discovered = entdeckt { $region }
    .you = entdeckst { $region }
then-track-ticked = { $track }-Feld { $box }
then-zone-ticked = { $zone_many } jetzt { points }
then-medal-won = eine Medaille ({ $source }) für { points }
then-scored-medals = { $points } für { amount-medals }

## Tipps: wohin schauen, je nach dem Verb der besten Wahl

hint-where-ask = Schau, wer die Karte haben könnte, die du brauchst.
hint-where-give = Schau, welche Karte du am wenigsten brauchst.
hint-where-nothing = Schau, was von dir verlangt wird.
hint-where-nugget = Schau auf deine Nuggets.
hint-where-buy = Schau dir die Karten an, die du bezahlen kannst.
hint-where-draw = Schau, wie viele Karten du hast.
hint-where-swap = Schau auf die Paare in deiner Hand.
hint-where-pair = Schau auf die Paare in deiner Hand.
hint-where-free = Schau auf die Karten in deiner Hand.
hint-where-tick = Schau dir die Etappen an, die du in den Regionen abhaken kannst.
hint-where-rail = Schau dir die Eisenbahn an.
hint-where-left = Schau dir die Tipis an.
hint-where-right = Schau dir die Tipis an.
hint-where-discover = Schau dir die Regionen an, die du entdecken kannst.
hint-where-start = Schau, was dir jede Region bringt.
