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

## Avis
notice-turn = À toi de jouer : { $game }
notice-consent = On te demande quelque chose : { $game }
notice-over = La partie est finie : { $game }
notice-with = Avec { $people }

## Messages
mail-tables = { $count } tables t’attendent
mail-hello = Westbound te prévient, comme tu l’as souhaité :
mail-since = T’attend depuis { $time }
mail-keep = Les liens ouvrent tes propres places : ne transmets ce message à personne.
mail-pace = { $count ->
        [0] Les messages arrivent dès qu’il y a quelque chose à dire.
        [one] Tu reçois au plus un message de ce genre par minute.
       *[other] Tu reçois au plus un message de ce genre toutes les { $count } minutes.
    }
mail-end = Ne plus recevoir ces messages :

## Le premier message
confirm-subject = Est-ce bien ton adresse ?
confirm-why = Quelqu’un – toi, espérons-le – joue à { $game } sur { $origin } et souhaite être prévenu à cette adresse quand vient son tour.
confirm-how = Si c’était toi, confirme-le ici dans les trois jours :
confirm-else = Si ce n’était pas toi, tu n’as rien à faire : tu ne recevras aucun autre message.

## Pages derrière les liens des messages
page-home = Vers Westbound
page-confirm = Westbound doit-il écrire à { $address } quand c’est à toi de jouer ?
page-confirm-title = Est-ce bien ton adresse ?
page-confirm-do = Oui, écris-moi
page-confirmed = Désormais, Westbound écrit à { $address } quand c’est à toi de jouer et que tu n’es pas là. Chaque message contient un lien pour y mettre fin.
page-confirmed-title = Merci
page-end = Westbound doit-il ne plus écrire à { $address }, quelle que soit la table ?
page-end-title = Plus de messages ?
page-end-do = Plus de messages
page-ended = Westbound n’écrit plus à { $address }. À la table, tu peux de nouveau demander des messages.
page-ended-title = C’est fait
page-stale = Ce lien est trop ancien, ou il en manque un morceau. À la table, tu peux de nouveau demander des messages.
page-stale-title = Ce lien ne marche pas
