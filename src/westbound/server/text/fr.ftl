# Ce que le serveur écrit aux gens : français.

## Partout
and = { $some } et { $last }
time-minutes = { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
time-hours = { $count ->
        [one] une heure
       *[other] { $count } heures
    }
time-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }

## Notifications
notice-turn = À toi de jouer : { $game }
notice-consent = On attend ta réponse : { $game }
notice-over = La partie est finie : { $game }
notice-with = Avec { $people }

## Messages
mail-tables = { $count } tables t’attendent
mail-hello = Des nouvelles de Westbound :
mail-since = T’attend depuis { $time }
mail-keep = Les liens ouvrent tes propres places : ne transfère pas cet e-mail.
mail-pace = { $count ->
        [0] Nous t’écrivons dès qu’il y a du nouveau.
        [one] Tu reçois au plus un e-mail de ce genre par minute.
       *[other] Tu reçois au plus un e-mail de ce genre toutes les { $count } minutes.
    }
mail-end = Ne plus recevoir ces e-mails :

## Le premier message
confirm-subject = Est-ce bien ton adresse ?
confirm-why = Quelqu’un – toi, espérons-le – joue à { $game } sur { $origin } et souhaite recevoir un e-mail à cette adresse quand c’est son tour.
confirm-how = Si c’était toi, confirme ici dans les trois jours :
confirm-else = Si ce n’était pas toi, tu n’as rien à faire : tu ne recevras pas d’autre e-mail.

## Pages derrière les liens des messages
page-home = Aller à Westbound
page-confirm = Westbound doit-il écrire à { $address } quand c’est à toi de jouer ?
page-confirm-title = Est-ce bien ton adresse ?
page-confirm-do = Oui, écris-moi
page-confirmed = Désormais, Westbound écrit à { $address } quand c’est à toi de jouer et que tu n’es pas là. Chaque e-mail contient un lien pour arrêter.
page-confirmed-title = Merci
page-end = Westbound doit-il cesser d’écrire à { $address }, pour toutes les tables ?
page-end-title = Arrêter les e-mails ?
page-end-do = Arrêter les e-mails
page-ended = Westbound n’écrit plus à { $address }. Tu peux redemander des e-mails à la table.
page-ended-title = C’est fait
page-stale = Ce lien est trop ancien, ou il en manque un morceau. Tu peux redemander des e-mails à la table.
page-stale-title = Ce lien ne fonctionne pas
