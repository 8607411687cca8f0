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

## Benachrichtigungen
notice-turn = Du bist dran: { $game }
notice-consent = Deine Antwort fehlt: { $game }
notice-over = Die Partie ist zu Ende: { $game }
notice-with = Mit { $people }

## E-Mails
mail-tables = { $count } Tische warten auf dich
mail-hello = Neues von Westbound:
mail-since = Wartet seit { $time }
mail-keep = Die Links öffnen deine eigenen Plätze: Leite diese E-Mail nicht weiter.
mail-pace = { $count ->
        [0] Wir schreiben dir, sobald es etwas Neues gibt.
        [one] Du bekommst höchstens eine solche E-Mail pro Minute.
       *[other] Du bekommst höchstens alle { $count } Minuten eine solche E-Mail.
    }
mail-end = Keine solchen E-Mails mehr:

## Die erste E-Mail
confirm-subject = Ist das deine Adresse?
confirm-why = Jemand, hoffentlich du, spielt { $game } auf { $origin } und möchte hier per E-Mail erfahren, wann der eigene Zug ansteht.
confirm-how = Wenn du das warst, bestätige es hier innerhalb von drei Tagen:
confirm-else = Wenn du es nicht warst, musst du nichts tun: Du bekommst keine weitere E-Mail.

## Seiten hinter den Links der E-Mails
page-home = Zu Westbound
page-confirm = Soll Westbound an { $address } schreiben, wenn du dran bist?
page-confirm-title = Ist das deine Adresse?
page-confirm-do = Ja, schreib mir
page-confirmed = Von jetzt an schreibt Westbound an { $address }, wenn du dran und gerade nicht da bist. In jeder E-Mail steht ein Link zum Abbestellen.
page-confirmed-title = Danke
page-end = Soll Westbound nicht mehr an { $address } schreiben, für alle Tische?
page-end-title = E-Mails abbestellen?
page-end-do = E-Mails abbestellen
page-ended = Westbound schreibt nicht mehr an { $address }. Am Tisch kannst du wieder E-Mails anfordern.
page-ended-title = Erledigt
page-stale = Dieser Link ist zu alt, oder ein Teil davon fehlt. Am Tisch kannst du erneut E-Mails anfordern.
page-stale-title = Dieser Link funktioniert nicht
