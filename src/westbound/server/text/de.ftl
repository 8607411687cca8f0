# Was der Server den Leuten schreibt: Deutsch.

## Überall
and = { $some } und { $last }
time-minutes = { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
time-hours = { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
time-days = { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }

## Nachrichten
notice-turn = Du bist dran: { $game }
notice-consent = Du wirst etwas gefragt: { $game }
notice-over = Das Spiel ist aus: { $game }
notice-with = Mit { $people }

## Briefe
mail-tables = { $count } Tische warten auf dich
mail-hello = Westbound sagt dir Bescheid, wie du es wolltest:
mail-since = Wartet seit { $time }
mail-keep = Die Links öffnen deine eigenen Plätze: Gib diese Mail nicht weiter.
mail-pace = { $count ->
        [0] Mails kommen, sobald es etwas zu sagen gibt.
        [one] Höchstens einmal pro Minute kommt eine solche Mail.
       *[other] Höchstens alle { $count } Minuten kommt eine solche Mail.
    }
mail-end = Keine solchen Mails mehr:

## Der erste Brief
confirm-subject = Ist das deine Adresse?
confirm-why = Jemand, hoffentlich du, spielt { $game } auf { $origin } und möchte unter dieser Adresse Bescheid bekommen, wenn ein eigener Zug ansteht.
confirm-how = Wenn du das warst, bestätige es hier innerhalb von drei Tagen:
confirm-else = Wenn du es nicht warst, musst du nichts tun: Es kommt keine weitere Mail.

## Seiten hinter den Links der Briefe
page-home = Zu Westbound
page-confirm = Soll Westbound an { $address } schreiben, wenn du dran bist?
page-confirm-title = Ist das deine Adresse?
page-confirm-do = Ja, schreib mir
page-confirmed = Von jetzt an schreibt Westbound an { $address }, wenn du dran und nicht da bist. In jeder Mail steht ein Link, der das beendet.
page-confirmed-title = Danke
page-end = Soll Westbound nicht mehr an { $address } schreiben, an welchem Tisch auch immer?
page-end-title = Keine Mails mehr?
page-end-do = Keine Mails mehr
page-ended = Westbound schreibt nicht mehr an { $address }. Am Tisch kannst du wieder um Mails bitten.
page-ended-title = Erledigt
page-stale = Dieser Link ist zu alt, oder ein Teil davon fehlt. Am Tisch kannst du wieder um Mails bitten.
page-stale-title = Dieser Link funktioniert nicht
