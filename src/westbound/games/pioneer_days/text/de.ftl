# Pioneer Days: Deutsch

title = Pioneer Days
summary =
    Du führst einen Treck vier Wochen zu je fünf Tagen durch den Westen. Jeden Tag nimmst du einen Würfel und nutzt ihn
    für Einkommen, für seine Aktion oder zum Anwerben von Siedlern; der Würfel, den niemand will, bringt Sturm, Überfall,
    Hungersnot oder Seuche näher. Jede Woche endet in einem Ort: Dort bringt dein Vieh Punkte, und was du geladen hast,
    bringt dir Gunstplättchen. Am Ende zählen auch Gold, Gunstplättchen und Siedler. Wer die meisten Punkte hat, gewinnt.

## Optionen
option-sets = Siedlersätze
option-boards = Spielertafeln
option-boards-dealt = zwei zur Auswahl für jeden
option-boards-standard = Standardseite für alle

## Farben der Würfel: .a im Akkusativ
color-blue = Blau
    .plain = blau
    .a = einen blauen Würfel
color-red = Rot
    .plain = rot
    .a = einen roten Würfel
color-yellow = Gelb
    .plain = gelb
    .a = einen gelben Würfel
color-green = Grün
    .plain = grün
    .a = einen grünen Würfel
color-black = Schwarz
    .plain = schwarz
    .a = einen schwarzen Würfel

## Seiten der Würfel
face-wild = Joker
    .plain = Joker
face-mine = Mine
    .plain = Mine
face-equipment = Ausrüstung
    .plain = Ausrüstung
face-cattle = Vieh
    .plain = Vieh
face-wood = Holz
    .plain = Holz
face-medicine = Medizin
    .plain = Medizin

## Waren und was sonst gezählt wird, nach der Zahl im Akkusativ; an .word erkennen sie die Texte
good-money = Dollar
    .word = money
    .one = Dollar
    .many = Dollar
good-wood = Holz
    .word = wood
    .one = Holz
    .many = Holz
good-medicine = Medizin
    .word = medicine
    .one = Medizin
    .many = Medizin
good-cattle = Vieh
    .word = cattle
    .one = Rind
    .many = Rinder
good-gold = Gold
    .word = gold
    .one = Goldplättchen
    .many = Goldplättchen
good-favors = Gunst
    .word = favors
    .one = Gunstplättchen
    .many = Gunstplättchen
good-points = Punkte
    .word = points
    .one = Punkt
    .many = Punkte
good-small_wagon = Kleiner Planwagen
    .word = small_wagon
    .one = kleinen Planwagen
    .many = kleine Planwagen
good-large_wagon = Großer Planwagen
    .word = large_wagon
    .one = großen Planwagen
    .many = große Planwagen
good-equipment = Ausrüstung
    .word = equipment
    .one = Ausrüstung
    .many = Ausrüstungen
good-townsfolk = Siedler
    .word = townsfolk
    .one = Siedler
    .many = Siedler
good-wagons = Planwagen
    .word = wagons
    .one = Planwagen
    .many = Planwagen
good-damage = Schaden
    .word = damage
    .one = Schadensmarker
    .many = Schadensmarker

## So viele davon
amount-goods =
    { $good_word ->
        [money] { $amount } $
       *[other] { $amount } { $amount ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-goods =
    { $good_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
k-goods =
    { $good_word ->
        [money] { $k } $
       *[other] { $k } { $k ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-other =
    { $other_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $other_one }
           *[other] { $other_many }
        }
    }
n-cost =
    { $cost_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $cost_one }
           *[other] { $cost_many }
        }
    }
k-counted =
    { $counted_word ->
        [money] { $k } $
       *[other] { $k } { $k ->
            [one] { $counted_one }
           *[other] { $counted_many }
        }
    }
per-counted =
    { $k ->
        [1] je { $counted_one }
       *[other] je { k-counted }
    }
get-goods = { k-goods } zu erhalten
get-n-goods = Du erhältst { n-goods }
n-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
favors = { $favors } Gunstplättchen
nuggets =
    { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
token =
    { $token ->
        [one] Goldplättchen mit { $token } Nugget
       *[other] Goldplättchen mit { $token } Nuggets
    }
wagon = { $size_plain }{ markers }
markers =
    { $damage ->
        [0] {""}
        [one] {" "}mit { $damage } Schadensmarker
       *[other] {" "}mit { $damage } Schadensmarkern
    }

## Was ein Ort erhält
purse-wood = { good-wood }
purse-medicine = { good-medicine }
purse-gold = { good-gold }
purse-equipment = { good-equipment }
purse-cattle = { good-cattle }
purse-money = { good-money }
purse-damage = { good-damage }
purse-wagons = { good-wagons }
purse-townsfolk = { good-townsfolk }
share = { $amount } { $payee }
    .wood = { $amount } Holz
    .medicine = { $amount } Medizin
    .gold = { $amount } Goldplättchen
    .equipment =
    { $amount ->
        [one] { $amount } Ausrüstung
       *[other] { $amount } Ausrüstungen
    }
    .cattle =
    { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }
    .money = { $amount } $
    .damage = { $amount } Schadensmarker
    .wagons = { $amount } Planwagen
    .townsfolk = { $amount } Siedler

## Katastrophen: .the im Akkusativ
disaster-storm = Sturm
    .the = den Sturm
    .strikes = Ein Sturm bricht los.
disaster-raid = Überfall
    .the = den Überfall
    .strikes = Banditen überfallen den Treck.
disaster-famine = Hungersnot
    .the = die Hungersnot
    .strikes = Eine Hungersnot bricht aus.
disaster-disease = Seuche
    .the = die Seuche
    .strikes = Eine Seuche bricht aus.

## Größen der Planwagen: .a im Akkusativ
size-small = Kleiner Planwagen
    .plain = kleiner Planwagen
    .a = einen kleinen Planwagen
size-large = Großer Planwagen
    .plain = großer Planwagen
    .a = einen großen Planwagen

## Arten von Ausrüstung: .the im Akkusativ
equipment-cards = Karten{ face-shown }
    .plain = Karten{ face-shown }
    .the = die Karten{ face-shown }
equipment-hatchet = Beil{ face-shown }
    .plain = Beil{ face-shown }
    .the = das Beil{ face-shown }
equipment-bandage = Verband{ face-shown }
    .plain = Verband{ face-shown }
    .the = den Verband{ face-shown }
equipment-pan = Goldpfanne{ face-shown }
    .plain = Goldpfanne{ face-shown }
    .the = die Goldpfanne{ face-shown }
equipment-yoke = Joch{ face-shown }
    .plain = Joch{ face-shown }
    .the = das Joch{ face-shown }
equipment-vaccine = Impfstoff
    .plain = Impfstoff
    .the = den Impfstoff
equipment-lamp = Lampe
    .plain = Lampe
    .the = die Lampe
equipment-harmonica = Mund­har­mo­ni­ka
    .plain = Mund­har­mo­ni­ka
    .the = die Mundharmonika
equipment-hay = Heu
    .plain = Heu
    .the = das Heu
equipment-revolver = Revolver
    .plain = Revolver
    .the = den Revolver
equipment-safe = Tresor
    .plain = Tresor
    .the = den Tresor
equipment-wheel = Rad
    .plain = Rad
    .the = das Rad

## Ausrüstung
like-tile = equipment
face-shown =
    { $which ->
        [wild] {" "}({ face-wild.plain })
        [mine] {" "}({ face-mine.plain })
        [equipment] {" "}({ face-equipment.plain })
        [cattle] {" "}({ face-cattle.plain })
        [wood] {" "}({ face-wood.plain })
        [medicine] {" "}({ face-medicine.plain })
       *[other] {""}
    }

## Siedler, Satz A: .the im Akkusativ
folk-herder = Hirte
    .plain = Hirte
    .the = den Hirten
folk-drover = Vieh­trei­ber
    .plain = Vieh­trei­ber
    .the = den Viehtreiber
folk-prospector = Gold­su­cher
    .plain = Gold­su­cher
    .the = den Goldsucher
folk-placer_miner = Gold­wä­scher
    .plain = Gold­wä­scher
    .the = den Goldwäscher
folk-circuit_rider = Wan­der­pre­di­ger
    .plain = Wan­der­pre­di­ger
    .the = den Wanderprediger
folk-interpreter = Dol­met­sche­rin
    .plain = Dol­met­sche­rin
    .the = die Dolmetscherin
folk-wheelwright = Stell­ma­cher
    .plain = Stell­ma­cher
    .the = den Stellmacher
folk-woodcutter = Holz­fäl­ler
    .plain = Holz­fäl­ler
    .the = den Holzfäller
folk-nurse = Kran­ken­schwes­ter
    .plain = Kran­ken­schwes­ter
    .the = die Krankenschwester
folk-peddler = Hau­sie­rer
    .plain = Hau­sie­rer
    .the = den Hausierer
folk-schoolteacher = Lehrerin
    .plain = Lehrerin
    .the = die Lehrerin
folk-scout = Kund­schaf­ter
    .plain = Kund­schaf­ter
    .the = den Kundschafter

## Siedler, Satz B: .the im Akkusativ
folk-cowhand = Cowboy
    .plain = Cowboy
    .the = den Cowboy
folk-stable_keeper = Stall­be­sit­ze­rin
    .plain = Stall­be­sit­ze­rin
    .the = die Stallbesitzerin
folk-mining_clerk = Berg­amts­schrei­ber
    .plain = Berg­amts­schrei­ber
    .the = den Bergamtsschreiber
folk-goldsmith = Gold­schmie­din
    .plain = Gold­schmie­din
    .the = die Goldschmiedin
folk-sheriff = Sheriff
    .plain = Sheriff
    .the = den Sheriff
folk-newspaper_editor = Zei­tungs­re­dak­teu­rin
    .plain = Zei­tungs­re­dak­teu­rin
    .the = die Zeitungsredakteurin
folk-carpenter = Zim­mer­mann
    .plain = Zim­mer­mann
    .the = den Zimmermann
folk-apothecary = Apo­the­ker
    .plain = Apo­the­ker
    .the = den Apotheker
folk-coachbuilder = Kut­schen­bauer
    .plain = Kut­schen­bauer
    .the = den Kutschenbauer
folk-banker = Bankier
    .plain = Bankier
    .the = den Bankier
folk-blacksmith = Schmied
    .plain = Schmied
    .the = den Schmied
folk-innkeeper = Gast­wir­tin
    .plain = Gast­wir­tin
    .the = die Gastwirtin

## Siedler, Satz C: .the im Akkusativ
folk-butcher = Flei­scher
    .plain = Flei­scher
    .the = den Fleischer
folk-cattle_broker = Vieh­händ­le­rin
    .plain = Vieh­händ­le­rin
    .the = die Viehhändlerin
folk-assayer = Gold­prü­fer
    .plain = Gold­prü­fer
    .the = den Goldprüfer
folk-saloon_keeper = Saloon­wir­tin
    .plain = Saloon­wir­tin
    .the = die Saloonwirtin
folk-gambler = Glücks­spie­ler
    .plain = Glücks­spie­ler
    .the = den Glücksspieler
folk-lawyer = Anwältin
    .plain = Anwältin
    .the = die Anwältin
folk-land_agent = Land­mak­ler
    .plain = Land­mak­ler
    .the = den Landmakler
folk-lumber_dealer = Holz­händ­le­rin
    .plain = Holz­händ­le­rin
    .the = die Holzhändlerin
folk-tonic_seller = Tink­tu­ren­händ­ler
    .plain = Tink­tu­ren­händ­ler
    .the = den Tinkturenhändler
folk-pawnbroker = Pfand­lei­he­rin
    .plain = Pfand­lei­he­rin
    .the = die Pfandleiherin
folk-theater_manager = Thea­ter­di­rek­to­rin
    .plain = Thea­ter­di­rek­to­rin
    .the = die Theaterdirektorin
folk-express_guard = Geldbote
    .plain = Geldbote
    .the = den Geldboten

## Siedler, Satz D: .the im Akkusativ
folk-rancher = Rancher
    .plain = Rancher
    .the = den Rancher
folk-well_digger = Brun­nen­bauer
    .plain = Brun­nen­bauer
    .the = den Brunnenbauer
folk-sluice_builder = Wasch­rin­nen­bauer
    .plain = Wasch­rin­nen­bauer
    .the = den Waschrinnenbauer
folk-bounty_hunter = Kopf­geld­jä­ge­rin
    .plain = Kopf­geld­jä­ge­rin
    .the = die Kopfgeldjägerin
folk-relief_worker = Wohl­tä­te­rin
    .plain = Wohl­tä­te­rin
    .the = die Wohltäterin
folk-telegrapher = Te­le­gra­fis­tin
    .plain = Te­le­gra­fis­tin
    .the = die Telegrafistin
folk-salvager = Trüm­mer­samm­ler
    .plain = Trüm­mer­samm­ler
    .the = den Trümmersammler
folk-wagon_mender = Wa­gen­fli­cker
    .plain = Wa­gen­fli­cker
    .the = den Wagenflicker
folk-barn_raiser = Scheu­nen­bauer
    .plain = Scheu­nen­bauer
    .the = den Scheunenbauer
folk-midwife = Hebamme
    .plain = Hebamme
    .the = die Hebamme
folk-surgeon = Chir­ur­gin
    .plain = Chir­ur­gin
    .the = die Chirurgin
folk-tinker = Kes­sel­fli­cker
    .plain = Kes­sel­fli­cker
    .the = den Kesselflicker

## Siedler, Satz E: .the im Akkusativ
folk-vaquero = Vaquero
    .plain = Vaquero
    .the = den Vaquero
folk-trail_boss = Her­den­füh­rer
    .plain = Her­den­füh­rer
    .the = den Herdenführer
folk-geologist = Geologe
    .plain = Geologe
    .the = den Geologen
folk-mine_owner = Mi­nen­be­sit­ze­rin
    .plain = Mi­nen­be­sit­ze­rin
    .the = die Minenbesitzerin
folk-muleteer = Maul­tier­trei­be­rin
    .plain = Maul­tier­trei­be­rin
    .the = die Maultiertreiberin
folk-governor = Gou­ver­neur
    .plain = Gou­ver­neur
    .the = den Gouverneur
folk-town_founder = Stadt­grün­der
    .plain = Stadt­grün­der
    .the = den Stadtgründer
folk-freighter = Fuhr­un­ter­neh­me­rin
    .plain = Fuhr­un­ter­neh­me­rin
    .the = die Fuhrunternehmerin
folk-herbalist = Kräu­ter­kun­di­ge
    .plain = Kräu­ter­kun­di­ge
    .the = die Kräuterkundige
folk-bridge_builder = Brü­cken­bauer
    .plain = Brü­cken­bauer
    .the = den Brückenbauer
folk-inventor = Er­fin­de­rin
    .plain = Er­fin­de­rin
    .the = die Erfinderin
folk-storyteller = Ge­schich­ten­er­zäh­ler
    .plain = Ge­schich­ten­er­zäh­ler
    .the = den Geschichtenerzähler

## Spielertafeln: .the im Akkusativ
board-standard = Stan­dard­pio­nier
    .plain = Stan­dard­pio­nier
    .the = den Standardpionier
board-cattle_outfit = Vieh­zucht­be­trieb
    .plain = Vieh­zucht­be­trieb
    .the = den Viehzuchtbetrieb
board-mining_claim = Gold­claim
    .plain = Gold­claim
    .the = den Goldclaim
board-freight_company = Fuhr­un­ter­neh­men
    .plain = Fuhr­un­ter­neh­men
    .the = das Fuhrunternehmen
board-dispensary = Arz­nei­wa­gen
    .plain = Arz­nei­wa­gen
    .the = den Arzneiwagen
board-congregation = Gemeinde
    .plain = Gemeinde
    .the = die Gemeinde
board-trading_post = Han­dels­pos­ten
    .plain = Han­dels­pos­ten
    .the = den Handelsposten
board-homestead = Heim­stät­te
    .plain = Heim­stät­te
    .the = die Heimstätte
board-variety_show = Varieté
    .plain = Varieté
    .the = das Varieté

## Alles, was wirken kann: Ausrüstung, Siedler, Spielertafeln
like-ability = folk board tile

## Woher die Punkte kommen
source-cattle = Vieh und Karten
source-gold = Gold
source-favors = Gunst
source-most_favors = meiste Gunst
source-townsfolk = Siedler
source-board = Spielertafel
source-damage = Schaden

## Begriffe, wie am Zeilenanfang
term-action = Aktion
term-bag = Würfel im Beutel
term-board = Spielertafel
    .many = Spielertafeln
term-boards = Tafeln zur Auswahl
term-capacity = Ladeplätze
term-card = Karte
    .many = Karten
term-cattle = Vieh
term-color = Farbe
    .many = Farben
term-damage = Schaden
term-day = Tag
    .many = Tage
term-die = Würfel
    .many = Würfel
term-disaster = Katastrophe
    .many = Katastrophen
term-equipment = Ausrüstung
term-face = Würfelseite
    .many = Würfelseiten
term-favor = Gunstplättchen
    .many = Gunstplättchen
term-favors = Gunst
term-first-player = Startspieler
term-folk = Siedler
    .many = Siedler
term-folk-left = Übrige Siedler
term-gold = Gold
term-gold-left = Goldplättchen im Beutel
term-good = Ware
    .many = Waren
term-hand = Genommener Würfel
term-income = Einkommen
term-last-week = Letzte Woche
term-medicine = Medizin
term-money = Dollar
term-nugget = Nugget
    .many = Nuggets
term-pledged = Versprochen
term-pool = Würfel des Tages
term-recruiting = Anwerben
term-scores = Am Ende
term-set = Satz
    .many = Sätze
term-size = Planwagen
    .many = Planwagen
term-store = Gemischt­waren­laden
term-tile = Ausrüstung
    .many = Ausrüstungen
term-token = Goldplättchen
    .many = Goldplättchen
term-town = Ort
    .many = Orte
term-townsfolk = Siedler
term-track = Katastrophen­leiste
    .many = Katastrophen­leisten
term-turn = Dran
term-wagon = Planwagen
    .many = Planwagen
term-week = Woche
    .many = Wochen
term-wood = Holz

## Begriffe mitten in der Zeile
term-asks = verlangt
term-damaged = beschädigt
term-empty-slot = leer
term-full = voll
term-nobody = niemand
term-nothing = nichts
term-secret = geheim
term-turned = gedreht
term-dollars = { $amount } $
term-of = { $count } von { $most }

## Schritte
step-first-player = Startspieler
step-first-folk = Siedler der ersten Woche
step-first-towns = Orte der ersten Woche
step-dealing = Spielertafeln austeilen
step-choosing-boards = Wahl der Spielertafeln
step-choosing-board = Wahl der Spielertafel
step-starting-goods = Startwaren
step-laying-towns = neue Orte
step-laying-tiles = neue Ausrüstung
step-laying-folk = neue Siedler
step-rolling = Würfelwurf
step-turn = Spielzug
step-taking = Würfel nehmen
step-triggers = Wirkung der Würfelseite
step-using = Würfel nutzen
step-buying = Einkauf
step-acting = Karten, die wirken
step-choosing-good = Wahl einer Ware
step-paying = Angebot einer Karte
step-taking-tile = Ausrüstung nehmen
step-mending = Reparatur
step-drawing = Gold ziehen
step-mining = Mine
step-keeping-token = Goldplättchen behalten
step-fitting = Waren verladen
step-last-die = übriger Würfel
step-disasters = Katastrophen
step-storms = Sturm
step-storm-damage = Sturmschaden
step-diseases = Seuche
step-disease-keeping = Siedler retten
step-aftermath = nach der Katastrophe
step-last-disasters = letzte Katastrophen
step-town-visit = Besuch im Ort
step-weekly-effects = Ende der Woche
step-cattle-points = Punkte für Vieh
step-visits = Besuch im Ort
step-visiting = Besuch im Ort
step-giving = Waren abgeben
step-delivering = Gunstplättchen erhalten
step-final-scoring = Schlusswertung

## Fragen
prompt-choosing-boards = Wähle deine Spielertafel: eine der beiden, die du erhalten hast, oder die Standardseite.
prompt-choosing-board = Wähle deine Spielertafel: eine der beiden, die du erhalten hast, oder die Standardseite.
prompt-taking = Nimm einen Würfel. Deine Ausrüstung und deine Siedler mit seiner Seite wirken sofort.
prompt-using =
    Dein Würfel zeigt { $face }. Nutzt du ihn für { $income } $ Einkommen, für seine Aktion oder zum
    Anwerben?{ $may_turn ->
        [0] {""}
       *[other] {" "}Für { $turning } $ darfst du ihn vorher drehen.
    } Du hast { $money } $.
prompt-buying = Vor dem Ende deines Zuges noch etwas kaufen? Du hast { $money } $.
prompt-acting = Welche deiner Karten wirkt als Nächstes? Eine nutzt, was eine andere bringt.
prompt-choosing-good = Was von beidem nimmst du?
prompt-paying = Nimmst du das Angebot an?
prompt-taking-tile = Welche Ausrüstung nimmst du aus dem Gemischt­waren­laden?
prompt-mending = Welchen Planwagen reparierst du?
prompt-keeping-token = Welches Goldplättchen behältst du? Was du sonst gezogen hast, kommt verdeckt in den Beutel zurück.
prompt-fitting =
    Deine Waren brauchen { $stowed } Ladeplätze, aber deine Planwagen haben { $capacity ->
        [0] keinen
       *[other] nur { $capacity }
    }. Was wirfst du ab?
prompt-storms = Welchen Planwagen beschädigt der Sturm?
prompt-storm-damage =
    Welchen Planwagen beschädigt der Sturm?{ $picks ->
        [1] {""}
       *[other] {" "}{ $pick } von { $picks }.
    } Der Marker verdeckt zwei Ladeplätze und kostet am Ende 2 Punkte.
prompt-diseases = Wen rettest du vor der Seuche?
prompt-disease-keeping =
    Wen rettest du vor der Seuche?{ $immune ->
        [0] {""}
        [one] {" "}Ein Siedler ist immun.
       *[other] {" "}{ $immune } Siedler sind immun.
    } { $immune ->
        [0] Jeder
       *[other] Jeder andere
    } kostet 1 Medizin; du hast { $medicine }.
prompt-visits = Welchen Ort belieferst du?
prompt-visiting =
    { $pledged ->
        [0] Welchen Ort belieferst du?
       *[other] Belieferst du noch einen Ort?
    }
prompt-giving = Welches Goldplättchen oder welche Ausrüstung gibst du dem Ort?

## Aktionen; .now gilt, wo der Tisch bekannt ist
action-pass-buying = Zug beenden
action-pass-paying = Ablehnen
action-pass-disease-keeping = Niemanden mehr retten
action-pass-visiting = Den Ort verlassen
    .now =
    { $pledged ->
        [0] Keinen Ort beliefern
       *[other] Keinen weiteren Ort beliefern
    }
action-take = { $color_plain ->
        [blau] Blauen
        [rot] Roten
        [gelb] Gelben
        [schwarz] Schwarzen
       *[other] Grünen
    } Würfel nehmen: { $face }
action-income = Einkommen nehmen
    .now = { $income } $ Einkommen nehmen
action-mine = Mine: ein Goldplättchen ziehen
    .now =
    { $draws ->
        [1] Mine: ein Goldplättchen ziehen
       *[other] Mine: { $draws } Goldplättchen ziehen und eines behalten
    }
action-cattle = 1 Rind nehmen
action-wood = 1 Holz nehmen
action-medicine = 1 Medizin nehmen
action-equip = { $tile } nehmen
action-recruit = Anwerben: { $folk }
action-turn = Würfel auf { $face } drehen
    .now = Würfel auf { $face } drehen ({ $turning } $)
action-wagon = Kaufen: { $size_plain }
    .now = Kaufen: { $size_plain } ({ $price } $)
action-pay = { $card } nutzen
    .now = { $card }: { n-cost } { $cost_word ->
        [money] zahlen
       *[other] abgeben
    } für { k-goods }
action-act = { $ability } jetzt nutzen
action-choose = { $good } wählen
action-choose-choosing-good = { $good } nehmen
    .now = { n-goods } nehmen
action-choose-paying = Für { $good } bezahlen
    .now = { n-cost } { $cost_word ->
        [money] zahlen
       *[other] abgeben
    } für { k-goods }
action-keep-token = { token } behalten
action-discard = 1 { $good_one } abwerfen
action-discard-token = { token } in den Beutel zurücklegen
action-discard-tile = { $tile } abwerfen
action-damage = Beschädigen: { wagon }
action-repair = Reparieren: { wagon }
action-keep = Retten: { $folk }
action-board = { $board } wählen
action-fulfil = { $town } beliefern
    .now = { $town }: { $asks } für { favors } geben
action-give-token = { token } abgeben
action-give-tile = { $tile } abgeben
action-roll = Würfeln: { $color_plain }, { $face }
action-townsfolk = Aufdecken: { $folk }
action-town = { $town } aufdecken
action-equipment = { $tile } aufdecken
action-deal = { $board } austeilen
action-token = { token } ziehen

## Bemerkungen zu einer Wahl
remark-storm-near =
    { $count ->
        [one] Der Sturm ist einen Schritt entfernt: Danach würde er einen deiner Planwagen beschädigen.
       *[other] Der Sturm ist einen Schritt entfernt: Danach würde er { $count } deiner Planwagen beschädigen.
    }
remark-famine-near =
    { $count ->
        [one] Die Hungersnot ist einen Schritt entfernt: Danach würde sie dich 1 Rind kosten.
       *[other] Die Hungersnot ist einen Schritt entfernt: Danach würde sie dich { $count } Rinder kosten.
    }
remark-disease-near =
    { $count ->
        [one] Die Seuche ist einen Schritt entfernt: Danach würdest du einen deiner Siedler verlieren.
       *[other] Die Seuche ist einen Schritt entfernt: Danach würdest du { $count } deiner Siedler verlieren.
    }
remark-overload =
    { $count ->
        [one] Danach fehlt dir { $count } Ladeplatz: Was am Ende deines Zuges nicht passt, wirfst du ab.
       *[other] Danach fehlen dir { $count } Ladeplätze: Was am Ende deines Zuges nicht passt, wirfst du ab.
    }
remark-scores = Bringt { points } mit dem, was du jetzt besitzt.
remark-completes = Damit hast du alles, was { $town } verlangt.
remark-spoils = Danach hast du nicht mehr alles, was { $town } verlangt.

## Was für oder gegen eine Wahl spricht
argument-acts = Eigene Karten bringen sofort { $goods }.
argument-brings = Bringt { $goods }.
argument-costs = Kostet { $goods }.
argument-herd =
    { $count ->
        [one] { $count } Rind mehr: bis zum Ende bis zu { points }.
       *[other] { $count } Rinder mehr: bis zum Ende bis zu { points }.
    }
argument-herd-lost =
    { $count ->
        [one] { $count } Rind weniger: bis zum Ende bis zu { points } weniger.
       *[other] { $count } Rinder weniger: bis zum Ende bis zu { points } weniger.
    }
argument-gold =
    { $count ->
        [one] Ein Goldplättchen: am Ende { $least } bis { $most } Punkte.
       *[other] { $count } Goldplättchen: am Ende je { $least } bis { $most } Punkte.
    }
argument-gold-lost =
    { $count ->
        [one] Kostet ein Goldplättchen: mindestens { points }.
       *[other] Kostet { $count } Goldplättchen: mindestens { points }.
    }
argument-nuggets = Gold: am Ende { points }.
argument-nuggets-lost = Gibt Gold her: { points } weniger.
argument-points = Bringt sofort { points }.
argument-favors = { favors }: am Ende { points }.
argument-most-favors = Niemand hat dann mehr Gunstplättchen: { points }, wenn es dabei bleibt.
argument-cards-more = Siedler und Spielertafel bringen { points } mehr.
argument-cards-less = Siedler und Spielertafel bringen { points } weniger.
argument-scores = { $ability }: bringt nach jetzigem Stand { points }.
argument-works =
    { $days ->
        [one] { $ability }: noch { $days } Tag von Nutzen.
       *[other] { $ability }: noch { $days } Tage von Nutzen.
    }
argument-works-on-face =
    { $days ->
        [one] { $ability }: wirkt bei jedem Würfel mit { $face_plain }, noch { $days } Tag lang.
       *[other] { $ability }: wirkt bei jedem Würfel mit { $face_plain }, noch { $days } Tage lang.
    }
argument-parts-with =
    { $days ->
        [one] Gibt { $ability_the } her: noch { $days } Tag von Nutzen.
       *[other] Gibt { $ability_the } her: noch { $days } Tage von Nutzen.
    }
argument-starts = Zum Start: { $size }, { $goods }.
argument-completes = Damit ist alles da, was { $town } verlangt: { favors }.
argument-nears = Für { $town } fehlt dann nur noch: { $lacks }.
argument-spoils = Lässt zu wenig für { $town } übrig: Es geht um { favors }.
argument-room =
    { $count ->
        [one] Schafft Platz: { $count } Ladeplatz mehr.
       *[other] Schafft Platz: { $count } Ladeplätze mehr.
    }
argument-overload =
    { $count ->
        [one] { $count } Ladeplatz fehlt: Was nicht passt, wird abgeworfen.
       *[other] { $count } Ladeplätze fehlen: Was nicht passt, wird abgeworfen.
    }
argument-broke = Lässt { $money } $ übrig: Den Würfel zu drehen kostet { $price } $.
argument-goes-on = Kostet keinen Würfel: Der Zug geht weiter.
argument-too-late = Zu spät: Dollar, Holz und Medizin bringen am Ende nichts.
argument-strikes = Der Würfel, der übrig bleibt, löst { $disaster_the } aus: { $toll }.
argument-hurts = Der Würfel, der übrig bleibt, löst { $disaster_the } aus. Das kostet { $player } { $toll }.
argument-averts = Keiner der übrigen Würfel kann heute { $disaster_the } auslösen.
argument-looms =
    { $count ->
        [one] Einer der { $dice } übrigen Würfel würde { $disaster_the } auslösen: { $toll }.
       *[other] { $count } der { $dice } übrigen Würfel würden { $disaster_the } auslösen: { $toll }.
    }
argument-threatens =
    { $count ->
        [one]
        Einer der { $dice } übrigen Würfel würde { $disaster_the } auslösen. Das würde { $player } { $toll } kosten.
       *[other]
        { $count } der { $dice } übrigen Würfel würden { $disaster_the } auslösen. Das würde { $player } { $toll }
        kosten.
    }
argument-works-weekly = { $ability }: wirkt am Ende jeder Woche, noch { $weeks }-mal.
argument-advances =
    { $count ->
        [one] Der Würfel, der übrig bleibt, bringt { $disaster_the } näher: noch { $count } Schritt.
       *[other] Der Würfel, der übrig bleibt, bringt { $disaster_the } näher: noch { $count } Schritte.
    }
argument-slots-lost =
    { $count ->
        [one] Verdeckt { $count } Ladeplatz für immer.
       *[other] Verdeckt { $count } Ladeplätze für immer.
    }
argument-shelters = Schützt gegen { $disaster_the }: { $toll }.
argument-exposes = Ohne Schutz gegen { $disaster_the }: { $toll } mehr.
argument-denies = { $ability }: würde { $player } nach jetzigem Stand { points } bringen.
argument-hinders = Der letzte Würfel mit { $face_plain }: { $player } müsste einen drehen, um { $ability_the } anzuwerben.

## Warum etwas nicht gewählt werden kann
reason-busy = Eins nach dem anderen: Triff erst die Wahl, die gerade ansteht.
reason-days-over = Die Tage dieser Woche sind vorbei: Jetzt besuchst du die Orte.
reason-one-die = Du nimmst einen Würfel am Tag, und deinen hast du schon.
reason-recruit-later = Nimm erst einen Würfel: Zum Anwerben muss er hier { $face_plain } zeigen.
reason-tile-later = Nimm erst einen Würfel: Mit Ausrüstung oder Joker bekommst du eine Ausrüstung.
reason-turn-later = Nimm erst einen Würfel; dann kannst du ihn gegen Geld drehen.
reason-die-used = Deinen Würfel hast du heute schon genutzt.
reason-other-face =
    Dein Würfel zeigt { $shown_plain }, nicht { $wanted_plain }: Für { $price } $ kannst du ihn drehen.
reason-other-face-short =
    Dein Würfel zeigt { $shown_plain }, nicht { $wanted_plain }. Ihn zu drehen kostet { $price } $: Dir fehlen
    { $short } $.
reason-other-face-turned =
    Dein Würfel zeigt { $shown_plain }, nicht { $wanted_plain }, und du hast ihn in diesem Zug schon gedreht.
reason-no-gold = Im Beutel ist kein Gold mehr.
reason-gold-at-rest =
    Das Gold ist so oft hin- und hergewandert, dass sich das niemand mehr merken könnte: In dieser Partie wird keins mehr
    gezogen.
reason-store-empty = Im Laden ist keine Ausrüstung mehr.
reason-same-face = Dein Würfel zeigt diese Seite schon.
reason-turned = Du hast deinen Würfel in diesem Zug schon gedreht.
reason-turning-short = Den Würfel zu drehen kostet { $price } $: Dir fehlen { $short } $.
reason-wagons-full = Mehr als { $most } Planwagen kannst du nicht haben.
reason-short = Das kostet { $price } $: Dir fehlen { $short } $.
reason-promised = Das hast du schon versprochen.
reason-town-promised = Diesem Ort hast du schon alles versprochen, was er verlangt.
reason-visit-lacks = Orte belieferst du am Ende der Woche. Bisher fehlen dir: { $lacks }.
reason-visit-later = Orte belieferst du am Ende der Woche. Bisher hast du alles, was dieser verlangt.
reason-town-elsewhere = Du hast anderen Orten zu viel versprochen. Dir fehlen: { $lacks }.
reason-town-lacks = Dir fehlen: { $lacks }.
reason-kept = Diese Karte hast du schon gerettet.
reason-offer-used = Diese Karte kannst du einmal pro Zug nutzen, und das hast du schon.
reason-offer-short = Um diese Karte zu nutzen, fehlen dir: { $lacks }.
reason-offer-empty = Diese Karte kann dir gerade nichts geben.
reason-undamaged = Dieser Planwagen ist nicht beschädigt.
reason-wagon-picked = Den hast du schon gewählt.
reason-wheel-needs = Ein Rad schützt diesen Planwagen: Kein anderer kann es tragen.

## Dinge, nach denen man fragen kann
thing-die = { $color } ({ $face_plain })
thing-face = Seite: { $face_plain }
thing-wagon = Dein Planwagen: { $size_plain }{ markers }
thing-token = Dein Gold: { token }

## Journal: Spielaufbau und Wochen
folk-laid = { $folk } unter { $face }.
town-laid = Neuer Ort: { $town }.
tile-laid = Neue Ausrüstung: { $tile_plain }.
boards-dealt = { $player } erhält zwei Spielertafeln zur Auswahl.
    .you = Du erhältst zwei Spielertafeln zur Auswahl.
board-seen = { $player } erhält zur Auswahl { $board_the }.
    .you = Du erhältst zur Auswahl { $board_the }.
board-chosen = { $player } wählt { $board_the }.
    .you = Du wählst { $board_the }.
week-begins = Woche { $week } beginnt.
day-begins = Woche { $week }, Tag { $day }: Die Würfel fallen.

## Journal: der Spielzug
die-rolled = Würfelwurf: { $color_plain }, { $face }.
turn-of = Woche { $week }, Tag { $day }: { $player } ist dran.
    .you = Woche { $week }, Tag { $day }: Du bist dran.
die-taken = { $player } nimmt { $color_a }: { $face }.
    .you = Du nimmst { $color_a }: { $face }.
acts = { $player } nutzt { $ability_the }.
    .you = Du nutzt { $ability_the }.
gained = { $player } erhält { amount-goods }.
    .you = Du erhältst { amount-goods }.
paid = { $player } { $good_word ->
        [money] zahlt { amount-goods }
       *[other] gibt { amount-goods } ab
    }.
    .you = Du { $good_word ->
        [money] zahlst { amount-goods }
       *[other] gibst { amount-goods } ab
    }.
die-turned = { $player } dreht den Würfel auf { $face }.
    .you = Du drehst den Würfel auf { $face }.
income-taken = { $player } erhält { $amount } $ Einkommen.
    .you = Du erhältst { $amount } $ Einkommen.
tile-taken = { $player } nimmt { $tile_the }.
    .you = Du nimmst { $tile_the }.
recruited = { $player } wirbt { $folk_the } an.
    .you = Du wirbst { $folk_the } an.
wagon-bought = { $player } kauft { $size_a } für { $price } $.
    .you = Du kaufst { $size_a } für { $price } $.
token-drawn = { $player } zieht ein Goldplättchen.
    .you = Du ziehst ein Goldplättchen.
token-seen = { $player } sieht sich das Goldplättchen an: { nuggets }.
    .you = Dein Goldplättchen zeigt { nuggets }.
tokens-back =
    { $amount ->
        [one] { $player } legt ein Goldplättchen in den Beutel zurück.
       *[other] { $player } legt { $amount } Goldplättchen in den Beutel zurück.
    }
    .you =
    { $amount ->
        [one] Du legst ein Goldplättchen in den Beutel zurück.
       *[other] Du legst { $amount } Goldplättchen in den Beutel zurück.
    }
token-back-seen = { $player } kennt das zurückgelegte Goldplättchen: { nuggets }.
    .you = Dein zurückgelegtes Goldplättchen zeigt { nuggets }.
discarded = { $player } wirft { amount-goods } ab.
    .you = Du wirfst { amount-goods } ab.
tile-discarded = { $player } wirft { $tile_the } ab.
    .you = Du wirfst { $tile_the } ab.

## Journal: Katastrophen
die-left = Der { $color_plain ->
        [blau] blaue
        [rot] rote
        [gelb] gelbe
        [schwarz] schwarze
       *[other] grüne
    } Würfel bleibt übrig.
track-moved = { $disaster }: Der Marker rückt vor ({ $at } von 3).
disaster-strikes = { $disaster_strikes }
wood-spent = { $player } gibt { $amount } Holz ab, um Planwagen zu schützen.
    .you = Du gibst { $amount } Holz ab, um deine Planwagen zu schützen.
wagon-damaged = Der Sturm beschädigt einen Planwagen von { $player }: { $size }{ markers }.
    .you = Der Sturm beschädigt einen deiner Planwagen: { $size }{ markers }.
wagon-mended = { $player } repariert { $size_a }{ markers }.
    .you = Du reparierst { $size_a }{ markers }.
money-lost = { $player } verliert { $amount } $ an die Banditen.
    .you = Du verlierst { $amount } $ an die Banditen.
cattle-fed =
    { $amount ->
        [one] { $player } zahlt { $amount } $ für Futter: { $amount } Rind.
       *[other] { $player } zahlt { $amount } $ für Futter: { $amount } Rinder.
    }
    .you =
    { $amount ->
        [one] Du zahlst { $amount } $ für Futter: { $amount } Rind.
       *[other] Du zahlst { $amount } $ für Futter: { $amount } Rinder.
    }
cattle-lost =
    { $amount ->
        [one] { $player } verliert { $amount } Rind.
       *[other] { $player } verliert { $amount } Rinder.
    }
    .you =
    { $amount ->
        [one] Du verlierst { $amount } Rind.
       *[other] Du verlierst { $amount } Rinder.
    }
medicine-spent = { $player } gibt { $amount } Medizin ab, um Siedler zu retten.
    .you = Du gibst { $amount } Medizin ab, um deine Siedler zu retten.
folk-lost = { $player } verliert { $folk_the }.
    .you = Du verlierst { $folk_the }.
spared = { $player } übersteht { $disaster_the } unbeschadet.
    .you = Du überstehst { $disaster_the } unbeschadet.
marker-back = { $disaster }: Der Marker kommt an den Anfang zurück.
all-advance = Alle Katastrophen­marker rücken ein letztes Mal vor.

## Journal: Besuch im Ort und Ende
cattle-scored = { $player } erhält { points } für Vieh.
    .you = Du erhältst { points } für dein Vieh.
town-fulfilled = { $player } beliefert { $town }: { favors }.
    .you = Du belieferst { $town }: { favors }.
tile-given = { $player } gibt { $tile_the } ab.
    .you = Du gibst { $tile_the } ab.
no-town = { $player } beliefert keinen Ort.
    .you = Du belieferst keinen Ort.
scored-gold = { $player } erhält { points } für Gold.
    .you = Du erhältst { points } für dein Gold.
scored-favors = { $player } erhält { points } für Gunstplättchen.
    .you = Du erhältst { points } für deine Gunstplättchen.
scored-most-favors = { $player } erhält { points } für die meisten Gunstplättchen.
    .you = Du erhältst { points } für die meisten Gunstplättchen.
scored-folk = { $player } erhält { points } für Siedler.
    .you = Du erhältst { points } für deine Siedler.
scored-board = { $player } erhält { points } für die Spielertafel.
    .you = Du erhältst { points } für deine Spielertafel.
scored-damage = { $player } verliert { points } durch Schaden.
    .you = Du verlierst { points } durch Schaden.

## Was Karten bewirken: wann ...
moment-now = Sofort: { $effect }
moment-on-wild = Wenn du einen Joker-Würfel nimmst: { $effect }
moment-on-mine = Wenn du einen Minen-Würfel nimmst: { $effect }
moment-on-equipment = Wenn du einen Ausrüstungs-Würfel nimmst: { $effect }
moment-on-cattle = Wenn du einen Vieh-Würfel nimmst: { $effect }
moment-on-wood = Wenn du einen Holz-Würfel nimmst: { $effect }
moment-on-medicine = Wenn du einen Medizin-Würfel nimmst: { $effect }
moment-after-storm = Nach einem Sturm: { $effect }
moment-after-raid = Nach einem Überfall: { $effect }
moment-after-famine = Nach einer Hungersnot: { $effect }
moment-after-disease = Nach einer Seuche: { $effect }
moment-each-week = Am Ende jeder Woche: { $effect }
moment-each-turn = Einmal pro Zug: { $effect }
moment-always = Immer: { $effect }
moment-score = { $effect }

## ... und was
effects = { $first }. { $second }
effect-gain = { get-n-goods }
effect-gain-per = { get-n-goods } { per-counted }{ $k ->
        [1] {""}
       *[other] , die du hast
    }
effect-gain-or = { get-n-goods } oder { n-other }
effect-take-equipment = Nimm eine Ausrüstung deiner Wahl aus dem Gemischt­waren­laden
effect-repair =
    { $n ->
        [one] Entferne einen Schadensmarker von deinen Planwagen
       *[other] Entferne { $n } Schadensmarker von deinen Planwagen
    }
effect-may-pay = Du darfst { n-cost } { $cost_word ->
        [money] zahlen
       *[other] abgeben
    }, um { get-goods }
effect-protect-cattle =
    { $n ->
        [one] Eins deiner Rinder ist gegen Hungersnot immun
       *[other] { $n } deiner Rinder sind gegen Hungersnot immun
    }
effect-protect-wagons =
    { $n ->
        [one] Einer deiner Planwagen ist gegen Sturm immun
       *[other] { $n } deiner Planwagen sind gegen Sturm immun
    }
effect-protect-townsfolk =
    { $n ->
        [one] Einer deiner Siedler ist gegen Seuchen immun
       *[other] { $n } deiner Siedler sind gegen Seuchen immun
    }
effect-protect-money = Überfälle verschonen { $n } $ von deinem Geld
effect-more-income = Du bekommst { $n } $ mehr Einkommen
effect-draw-more =
    { $n ->
        [one] Zieh in der Mine ein Goldplättchen mehr und behalte eines
       *[other] Zieh in der Mine { $n } Goldplättchen mehr und behalte eines
    }
effect-neighbours = Du darfst auch einen Siedler unter einer Nachbarseite deines Würfels anwerben
effect-change-for = Deinen Würfel zu drehen kostet nur { $n } $
effect-cheaper-wagons = Planwagen kosten dich { $n } $ weniger
effect-carry-more =
    { $n ->
        [one] Du hast einen Ladeplatz mehr
       *[other] Du hast { $n } Ladeplätze mehr
    }
effect-points = { n-points }
effect-points-per = { n-points } pro { $counted_one }
effect-points-per-many = { n-points } { per-counted }
effect-points-if = { n-points }, wenn du mindestens { k-counted } hast

## Im Voraus passen

plan-visiting = Orte nicht beliefern
## Wozu eine Aktion gut ist
help-pass-buying =
    Dein Zug endet: Was nicht in deine Planwagen passt, wird abgeworfen, dann nimmt der nächste Spieler einen Würfel.
    Denk daran, dass ein Überfall die Hälfte deiner Dollar nimmt.
help-pass-paying =
    Du zahlst nichts und bekommst nichts. Du behältst die Karte, und wenn sie öfter wirkt, macht sie ihr Angebot wieder.
help-pass-disease-keeping =
    Alle Siedler, die du nicht gewählt hast, gehen für immer, mit allem, was sie tun und bringen. Das lohnt sich nur, wenn du
    die Medizin dringender brauchst, für einen Ort oder für jemand Besseren.
help-pass-visiting =
    Du gibst nichts mehr ab; was du hast, nimmst du in die nächste Woche mit. Gut, wenn die Waren dich schützen oder mehr
    bringen als die Gunstplättchen, je 2 Punkte; beim letzten Besuch zwecklos.
help-take =
    Nimm diesen Würfel: Deine Karten mit seiner Seite wirken sofort, dann nutzt du ihn. Achte auch auf die Farbe: Der
    Würfel, den niemand nimmt, lässt die Katastrophe seiner Farbe vorrücken, ein schwarzer alle vier.
help-income =
    Nimm die Dollar der Seite, von 1 $ bei Joker bis 6 $ bei Medizin, und 2 $ mehr je Tresor oder Bankier. Gut, bevor du
    einen Planwagen kaufst, Vieh fütterst oder einem Ort Geld gibst; schlecht, wenn ein Überfall naht.
help-mine =
    Ziehe ein Goldplättchen, das nur du siehst: ein bis drei Nuggets, am Ende je 1 Punkt. Es braucht einen Ladeplatz;
    mit Lampen ziehst du mehr und behältst das beste.
help-cattle =
    Nimm ein Rind. Es braucht keinen Ladeplatz und bringt bei jedem Besuch im Ort 1 Punkt, also nimm es früh; bei einer
    Hungersnot kostet es 1 $.
help-wood =
    Nimm 1 Holz; zwei teilen sich einen Ladeplatz. Im Sturm kostet jeder Planwagen 1 Holz, und viele Orte verlangen es.
help-medicine =
    Nimm 1 Medizin; zwei teilen sich einen Ladeplatz. Bei einer Seuche rettet sie einen deiner Siedler, und viele Orte
    verlangen sie.
help-equip =
    Nimm diese Ausrüstung aus dem Gemischt­waren­laden; sie braucht einen Ladeplatz. Gut am Anfang der Partie, und wenn
    ihre Seite zu deinen anderen Karten passt; manche Orte nehmen jede Ausrüstung für Gunstplättchen.
help-equip-taking-tile =
    Nimm diese Ausrüstung gratis aus dem Gemischt­waren­laden; sie braucht einen Ladeplatz. Wähle eine, deren Seite zu
    deinen anderen Karten passt, oder eine für einen Ort.
help-recruit =
    Nimm diese Karte mit deinem Würfel; sie kostet sonst nichts und braucht keinen Ladeplatz. Sie hilft dir von nun an,
    und wenn du sie am Ende noch hast, bringt sie Punkte: Wähle, was zu dem passt, was du ohnehin sammelst, und halte
    Medizin gegen eine Seuche bereit.
help-turn =
    Zahle, um deinen Würfel auf diese Seite zu drehen, bevor du ihn nutzt, einmal pro Zug: 3 $, oder 1 $ mit einer Karte,
    die das erlaubt. Für die neue Seite wirkt nichts. Das lohnt sich für eine Karte oder Ware, die du wirklich brauchst.
help-wagon =
    Kaufe einen Planwagen: Der kleine hat vier Ladeplätze für 5 $, der große sechs für 8 $. Du brauchst Platz für Gold,
    Ausrüstung, Holz und Medizin; aber im Sturm kostet jeder Planwagen 1 Holz, und jeder Schadensmarker 2 Punkte.
help-pay =
    Nutze das Angebot dieser Karte: Zahle den Preis und nimm, was sie bietet. Jede Karte gilt einmal in deinem Zug,
    wann immer du willst.
help-act =
    Diese Karte wirkt jetzt, die anderen danach. Bringt eine, was eine andere zählt oder als Preis verlangt, wirkt sie
    meist am besten zuerst.
help-choose = Wähle dies.
help-choose-choosing-good =
    Nimm diese Ware. Denk daran, was die Orte dieser Woche verlangen, und an die nächste Katastrophe: Holz für Stürme,
    Medizin für Seuchen.
help-choose-paying =
    Zahle den Preis und nimm die Ware sofort. Prüfe vorher, ob du den Preis in diesem Zug nicht anderswo brauchst.
help-keep-token =
    Behalte dieses Plättchen; die anderen gezogenen kommen zurück in den Beutel, und nur du weißt, was sie wert waren.
    Viele Nuggets bringen mehr, aber ein Ort nimmt jedes.
help-discard =
    Wirf eines davon ab. Zwei Holz oder zwei Medizin teilen sich einen Ladeplatz; ein einzelnes macht nur Platz, wenn es
    allein liegt.
help-discard-token =
    Das Goldplättchen kommt verdeckt in den Beutel zurück und macht einen Ladeplatz frei. Trenne dich lieber von einem
    mit wenigen Nuggets.
help-discard-tile =
    Die Ausrüstung kommt aus dem Spiel und macht einen Ladeplatz frei. Trenne dich von einer, deren Seite du selten
    nimmst.
help-damage =
    Dieser Planwagen bekommt einen Schadensmarker: für immer zwei Ladeplätze weniger und am Ende 2 Punkte weniger. Ein
    Planwagen ohne Ladeplätze verliert nur noch die Punkte.
help-repair =
    Entferne einen Schadensmarker von diesem Planwagen: Zwei Ladeplätze sind wieder da, und 2 Punkte sind gerettet.
help-keep =
    Rette diese Karte vor der Seuche: Erst zählen deine Immunitäten, jeder weitere Siedler kostet 1 Medizin. Behalte,
    wessen Hilfe und Punkte du am meisten brauchst.
help-board =
    Wähle diese Tafel: Du beginnst mit ihren Waren, und ihre Fähigkeit gehört dir die ganze Partie lang. Nimm eine, die
    zu den ausliegenden Siedlern und Orten passt; mit der Standardseite machst du nichts falsch.
help-fulfil =
    Versprich diesem Ort alles, was er verlangt; seine Gunstplättchen erhältst du, wenn alle fertig sind. Jedes ist 2
    Punkte wert; wer die meisten hat, erhält 5 mehr. Nichts kann zweimal abgegeben werden.
help-give-token =
    Gib dem Ort dieses Goldplättchen; es kommt verdeckt in den Beutel zurück. Jeder Wert ist recht, gib also eines mit
    wenigen Nuggets.
help-give-tile =
    Gib dem Ort diese Ausrüstung; sie kommt aus dem Spiel, und ihre Wirkung endet. Jede ist recht: Gib die, die du am
    wenigsten brauchst.
## Was eine eigene Ausgabe anders nennt
folk-own = { $label }
    .plain = { $label }
    .the = { $label }
tile-own = { $label }
    .plain = { $label }
    .the = „{ $label }“
board-own = { $label }
    .plain = { $label }
    .the = „{ $label }“
ability-own = { $label }
    .the = „{ $label }“

## Was an einer Ausgabe nicht stimmt
wrong-sentences = { $count } Sätze; auf eine Karte passen höchstens { $most }
wrong-same-name = { $count } Karten oder Orte heißen „{ $value }“
wrong-same-card = { $count } davon tun und zählen dasselbe
wrong-same-tile = { $count } Spielertafeln beginnen mit „{ $value }“
wrong-set = es gibt keinen Satz „{ $set }“, nur { $sets }
wrong-set-count = { $count } aus Satz { $set }; ein Satz hat { $wanted }
wrong-idle = tut nichts
wrong-does-score = was Punkte zählt, gehört unter „scores“
wrong-scores = höchstens eine Bedingung, die mit „score“ beginnt
wrong-free-wagons = kostenlose Planwagen; ein kleiner kostet { $price } $
wrong-purchases = mehr als ein Kauf pro Zug
wrong-tiles-of = { $kind }: { $count } Plättchen; es gibt { $wanted }
wrong-tile-faces = { $kind }: zwei Plättchen zeigen dieselbe Seite
wrong-no-tile = { $kind }: so ein Plättchen gibt es nicht
wrong-tile-name = beginnt mit seiner Art, wie „{ $example }“
wrong-tile-kind = es gibt keine Ausrüstung „{ $kind }“
wrong-tile-says = { $kind } sagt „{ $words }“
wrong-tile-says-face = { $kind } sagt „{ $words }“ oder dasselbe mit einer anderen Seite
wrong-tile = es gibt kein Plättchen „{ $name }“
wrong-board-now = eine Spielertafel nennt ihre Startwaren, ohne „now“
wrong-wagon = es gibt keinen Planwagen „{ $size }“, nur { $sizes }
wrong-goods = nenne nur, was da ist, je { $wanted }
wrong-slots = brauchen { $count } Plätze; der Planwagen hat { $wanted }
wrong-asks =
    { $count ->
        [one] verlangt { $count } Ware; ein Ort verlangt { $wanted }
       *[other] verlangt { $count } Waren; ein Ort verlangt { $wanted }
    }
wrong-favors = { $count }; ein Ort gibt { $wanted }
wrong-taken = „{ $name }“ bedeutet hier etwas anderes; nimm einen anderen Namen
wrong-moment = „{ $sentence }“: „{ $word }“ ist kein Zeitpunkt
wrong-moment-word = „{ $sentence }“: „{ $word }“ geht nicht mit „{ $moment }“
wrong-two-same = „{ $sentence }“: die beiden müssen verschieden sein
wrong-most = „{ $sentence }“: höchstens { $most }, mehr kann niemand haben

## Taten: deed- beginnt eine Zeile des Verlaufs, then- setzt sie fort
deed-die-taken = { $player } nimmt { $color_a } ({ $face })
    .you = Du nimmst { $color_a } ({ $face })
deed-acts = { $player } nutzt { $ability_the }
    .you = Du nutzt { $ability_the }
deed-wood-spent = { $player } schützt Planwagen mit { $amount } Holz
    .you = Du schützt deine Planwagen mit { $amount } Holz
deed-medicine-spent = { $player } rettet Siedler mit { $amount } Medizin
    .you = Du rettest Siedler mit { $amount } Medizin
deed-town-fulfilled = { $player } beliefert { $town } ({ favors })
    .you = Du belieferst { $town } ({ favors })
then-board-seen = { $board_plain }
then-die-turned = dreht den Würfel auf { $face }
    .you = drehst den Würfel auf { $face }
then-income-taken = erhält { $amount } $ Einkommen
    .you = erhältst { $amount } $ Einkommen
then-tile-taken = nimmt { $tile_the }
    .you = nimmst { $tile_the }
then-recruited = wirbt { $folk_the } an
    .you = wirbst { $folk_the } an
then-wagon-bought = kauft { $size_a } für { $price } $
    .you = kaufst { $size_a } für { $price } $
then-wagon-mended = repariert { $size_a }{ markers }
    .you = reparierst { $size_a }{ markers }
then-token-drawn =
    { $count ->
        [one] zieht ein Goldplättchen
       *[other] zieht { $count } Goldplättchen
    }
    .you =
    { $count ->
        [one] ziehst ein Goldplättchen
       *[other] ziehst { $count } Goldplättchen
    }
then-token-seen = { nuggets }
then-tokens-back = −{ $amount } Goldplättchen
then-gained = +{ amount-goods }
then-paid = −{ amount-goods }
then-discarded = wirft { amount-goods } ab
    .you = wirfst { amount-goods } ab
then-tile-discarded = wirft { $tile_the } ab
    .you = wirfst { $tile_the } ab
then-track-moved = { $disaster } { $at } von 3
then-wagon-damaged = { $size_plain } beschädigt
then-spared = übersteht { $disaster_the } unbeschadet
    .you = überstehst { $disaster_the } unbeschadet
then-cattle-lost =
    { $amount ->
        [one] verliert { $amount } Rind
       *[other] verliert { $amount } Rinder
    }
    .you =
    { $amount ->
        [one] verlierst { $amount } Rind
       *[other] verlierst { $amount } Rinder
    }
then-folk-lost = { $folk_the }
then-town-fulfilled = { $town } ({ favors })
then-tile-given = gibt { $tile_the } ab
    .you = gibst { $tile_the } ab
then-scored-favors = { $points } für Gunstplättchen
then-scored-most-favors = { $points } für die meisten Gunstplättchen
then-scored-folk = { $points } für Siedler
then-scored-board = { $points } für die Spielertafel
then-scored-damage =
    { $points ->
        [0] 0 durch Schaden
       *[other] −{ $points } durch Schaden
    }

## Tipps: wohin schauen, je nach dem Verb der besten Wahl

hint-where-take = Schau dir die Würfel an.
hint-where-income = Schau auf dein Geld.
hint-where-mine = Schau auf dein Gold.
hint-where-cattle = Schau auf deine Rinder.
hint-where-wood = Schau auf dein Holz.
hint-where-medicine = Schau auf deine Medizin.
hint-where-equip = Schau dir die Ausrüstung an, die du nehmen kannst.
hint-where-recruit = Schau, wen du anwerben kannst.
hint-where-turn = Schau, auf welche Seiten du den Würfel drehen kannst.
hint-where-wagon = Schau, wie viel Platz in deinen Wagen ist.
hint-where-pay = Schau dir die Karten an, die du nutzen kannst.
hint-where-act = Schau, was deine Karten jetzt können.
hint-where-choose = Schau, was du am dringendsten brauchst.
hint-where-keep-token = Schau dir die Goldplättchen an.
hint-where-discard = Schau, was du am wenigsten brauchst.
hint-where-discard-token = Schau dir die Goldplättchen an.
hint-where-discard-tile = Schau, welche Ausrüstung du am wenigsten brauchst.
hint-where-damage = Schau, welchen Wagen du am wenigsten brauchst.
hint-where-repair = Schau auf deine beschädigten Wagen.
hint-where-keep = Schau, wen du am dringendsten brauchst.
hint-where-board = Schau, was dir jedes Tableau bringt.
hint-where-fulfil = Schau dir die Orte an.
hint-where-give-token = Schau auf deine Goldplättchen.
hint-where-give-tile = Schau auf deine Ausrüstung.
