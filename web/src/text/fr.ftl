# Les textes de la page : français. Formes d’une phrase : .you (qui lit est la première personne nommée).

## Partout
skip = Aller au contenu
to-start = Westbound : accueil
loading = Un instant…
cancel = Annuler
try-again = Réessayer
copied = Copié.
copy-yourself = Copie-le depuis le champ, s’il te plaît : ton navigateur ne laisse pas la page le faire.
you = toi
number-of = { $number } sur { $count }

## Préférences
preferences = Langue et affichage
language = Langue
theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse du jeu
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Sans animations
confirm-all = Toujours confirmer, même ce qui peut être annulé
shortcuts = Les touches 1 à 9 sélectionnent un choix, Échap annule

## L’accueil
start-title = Westbound : joue aux jeux de pionniers, à plusieurs
tagline = Des jeux de pionniers autour d’une même table : entre amis grâce à un lien, contre des robots, sans compte.
your-name = Ton nom
default-name = Voyageur
opponents = Adversaires
which-level = Niveau des robots
level-rating = Niveau mesuré : { $rating }
play = Jouer
    .label = Jouer : { $game }
learn = Apprendre (5 min)
    .label = Apprendre (5 min) : { $game }
friends = Entre amis
    .label = Entre amis : { $game }
fact-players = { $count } joueurs
fact-minutes = { $count } min
fact-light = facile
fact-medium = moyen
fact-heavy = expert
lobby-heading = Tables ouvertes
lobby-empty = Aucune table n’est ouverte en ce moment. Ouvres-en une, les autres la trouveront ici.
lobby-opened = ouverte { $time }
lobby-opened-now = ouverte à l’instant
lobby-lost = Impossible d’afficher les tables : le serveur ne répond pas. La page réessaie toute seule.
mine-heading = Mes parties
remove = Supprimer
    .label = Supprimer la partie avec { $players }
state-gathering = en attente de joueurs
state-playing = en cours
state-over = terminée
join = Rejoindre
    .label = Rejoindre la table avec { $players }
watch = Regarder
    .label = Regarder la table avec { $players }
go-on = Continuer
    .label = Continuer à la table avec { $players }
look = Jeter un œil
    .label = Jeter un œil à la table avec { $players }
nobody-yet = encore personne
seat-free = libre
seat-kept = réservée à { $name }
watching = { $count ->
        [0] personne ne regarde
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }

## La donne du jour
deal-heading = Donne du jour
deal-what = Même mise en place, mêmes tirages et mêmes robots pour tout le monde. Un seul essai compte.
deal-title = { $game } : donne du { $day }
deal-against = { $count ->
    [one] contre un robot de niveau 4
   *[other] contre { $count } robots de niveau 4
  }
deal-your-seat = ta place : { $color }
deal-new = Jouer
    .label = Jouer la donne du jour : { $game }
    .heading = Joue cette donne
deal-begun = Continuer
    .label = Continuer la donne du jour : { $game }
    .heading = Tu joues cette donne
deal-finished = Résultat
    .label = Résultat de la donne du jour : { $game }
    .heading = Tu as joué cette donne
deal-given-up = Regarder
    .label = Regarder la donne du jour : { $game }
    .heading = Tu as abandonné l’essai qui comptait
deal-again = Rejouer
deal-again-heading = Encore une fois ?
deal-open = Voir la donne
deal-rule-once = Un seul essai compte. Tu peux faire une pause et y revenir.
deal-rule-undo = Tu peux annuler tant que tu n’as rien appris de nouveau. Personne ne peut presser les robots.
deal-rule-somebody = Ta partie finie figure dans les résultats au nom de « quelqu’un », et tous ceux qui ont fini peuvent la revoir.
deal-rule-name = Ta partie finie figure dans les résultats, et tous ceux qui ont fini peuvent la revoir.
deal-show-name = Montrer mon nom, { $name }
deal-uncounted = Cette partie ne figurera pas dans les résultats.
deal-challenged = Quelqu’un te défie sur cette donne. Tu verras son résultat quand tu auras fini.
deal-challenger-open = La personne qui t’a défié n’a pas encore fini.
deal-result = { $points } : { $best }
deal-rank = Rang { $rank } sur { $count }.
deal-top = Tu es dans le top { $top } %.
deal-not-counted = Tu avais déjà joué cette donne, ou il était trop tard : cette partie n’est pas dans les résultats.
deal-review = Revoir ma partie
deal-field = Comparer les résultats
deal-proof = La donne est-elle vraiment la même pour tous ?
deal-proof-what = Chaque tirage découle d’un secret fixé à l’avance. Son empreinte, la promesse, est publiée la veille ; le secret lui-même est révélé à 6 h UTC le lendemain de la donne. Chacun peut alors vérifier les deux.
deal-promise = Promesse :
deal-secret = Secret :
deal-days = Autres jours
deal-before = Jour précédent
deal-after = Jour suivant
field-heading = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
  }
field-empty = Personne n’a encore fini cette donne.
field-chart = Avance sur le meilleur robot, et combien de personnes l’ont eue
field-bar = { $lead } : { $count ->
    [one] une personne
   *[other] { $count } personnes
  }
field-best = Les meilleurs résultats
field-rank = Rang
field-who = Joueur
field-points = Points
field-lead = Avance
field-you = Toi
field-you-name = Toi ({ $name })
field-somebody = quelqu’un
field-challenger = qui t’a défié
field-replay = Revoir la partie du rang { $rank } : { $who }
field-more = { $count ->
    [one] Encore un
   *[other] Encore { $count }
  }
challenge = Défier quelqu’un
challenge-text = Feras-tu mieux que moi ? Westbound { $day }, { $game }
challenge-what = Le lien ne révèle rien : ton résultat n’apparaît qu’une fois la partie finie.
share-deal = Partager mon résultat
share-deal-text = Westbound { $day }, { $game } : { $points } : { $best }
share-deal-top = Westbound { $day }, { $game } : { $points } : { $best }, top { $top } %

## Puzzles
puzzles-heading = Problèmes
puzzles-what = Des positions où un choix est nettement le meilleur, sans sauter aux yeux. Sauras-tu le trouver ?
puzzles-solve = Résoudre des problèmes
puzzles-all = Tous les problèmes
puzzles-of = Problèmes : { $game }
puzzles-how = Un choix est nettement meilleur que tous les autres, d’après ce que tu saurais à la table. Ta première réponse à un problème compte ; avec un indice, il compte comme non résolu.
puzzles-count = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
  }
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-account = Avec un nom à toi, tu as une cote, et ta série sur tous tes appareils.
puzzles-claim = Réserver un nom
puzzle-title = { $game } : problème
puzzle-streak = Série : { $streak } (record : { $best })
puzzle-own-rating = Cote : { $rating } ± { $more }
puzzle-find = Ta couleur : { $color }. Un choix est nettement le meilleur.
puzzle-again = Tu as déjà répondu à ce problème : il ne compte plus.
puzzle-give-up = Voir la solution
puzzle-next = Problème suivant
puzzle-right = Juste !
puzzle-wrong = Ce n’est pas le meilleur choix
puzzle-given-up = Voici la solution
puzzle-verdict = Solution
puzzle-solution = Le meilleur : { $choice }
puzzle-worse = « { $choice } » coûte environ { $loss } des chances de gagner.
puzzle-far-worse = « { $choice } » est nettement moins bon.
puzzle-obvious = Le choix évident était « { $choice } ».
puzzle-show = Montrer sur le plateau
puzzle-rating = Cote de ce problème : { $rating }.
puzzle-solved-by = Résolu par { $share } de { $count ->
    [one] 1 personne
   *[other] { $count } personnes
  }.
puzzle-copy = Copier le lien vers ce problème
trouble-no-puzzles = Pas encore de problèmes
trouble-no-puzzles-what = Il n’y a pas encore de problèmes pour ce jeu. Essaie un autre jeu.
trouble-no-puzzle = Ce problème n’existe pas
trouble-no-puzzle-what = Il a peut-être été remplacé par un nouveau, ou une partie du lien a été coupée.

## Plusieurs tables avec la même donne
new-alike = Même donne à plusieurs tables
new-alike-now = { $count ->
    [one] non
   *[other] { $count } tables
  }
new-alike-what = La mise en place et les tirages sont les mêmes à toutes les tables. Quand tu as fini, tu compares les points place par place.
new-alike-count = Tables
group-heading = { $count } tables, une donne
group-what = Envoie le lien de chaque table à qui doit y jouer. Tu verras les points des autres quand tu auras fini.
group-results = La même place avait la même mise en place et les mêmes tirages à toutes les tables.
group-table = Table { $number }
group-link = Copier le lien de la table { $number }

## Une nouvelle table
new-title = Nouvelle table
new-intro = Qui joue ? Tes amis te rejoignent avec le lien que tu vas recevoir.
new-game = Jeu : { $game }
new-about = À propos de ce jeu
new-players = Joueurs
new-seats = Places
new-seat-color = Place { $number } : { $color }
who-me = moi
who-open = un ami (place libre)
who-bot = robot : { $bot }
who-bots = Robots
new-where = Qui peut venir
new-public = Dans la liste : tout le monde peut prendre place
new-private = Sur lien uniquement
new-watchers = Les autres peuvent regarder
new-outlook = Le public voit qui était en tête un tour de table plus tôt
new-hints = Les indices sont permis (tout le monde voit qui en demande)
new-open = Ouvrir la table
new-starts = Toutes les places sont prises : la partie commence tout de suite.
new-waits = La partie commence dès que { $count ->
        [one] la place libre est prise.
       *[other] les { $count } places libres sont prises.
    }
new-watch-only = Tu ne prends pas de place : tu es l’hôte et tu regardes.

## On se réunit
gathering-title = En attente de joueurs
gathering-how = La partie commence dès que toutes les places sont prises.
gathering-taken = { $taken } places sur { $count } sont prises.
seats-heading = Places
share-heading = Invite tes amis
share-how = Toute personne qui ouvre ce lien peut prendre place.
share-link = Lien vers cette table
copy = Copier le lien
share-button = Partager…
share-text = Viens jouer à { $game } avec moi :
qr-button = QR code
qr-title = À scanner pour s’asseoir
qr-of = QR code de { $link }
invite-title = { $name } t’invite à jouer à { $game }
invite-title-open = Viens jouer à { $game }
chat-heading = Discussion
sit-heading = Prendre place
sit-how = Un nom suffit ; pas besoin de compte.
sit-down = Prendre place
sit-seat = Place
sit-any = n’importe quelle place libre
sit-watch = Tu regardes.
take-over = Demander une place
take-over-how = Tu peux prendre la place d’un robot si toutes les personnes qui jouent sont d’accord.
take-over-ask = Demander cette place
take-over-waits = Tu as demandé la place { $seat }. On attend l’accord de la table.
take-over-declined = La table a refusé. Tu peux continuer à regarder.
leave = Quitter la table
leave-bot = Ta place reste à toi : un robot joue pour toi jusqu’à ton retour.
leave-waits = Ta place reste à toi : la partie t’attend.
leave-clock = Ta place reste à toi. La pendule continue : quand ton temps est écoulé, un robot joue pour toi jusqu’à ton retour.
resign = Abandonner
resign-title = Abandonner ?
resign-what = Un robot joue à ta place jusqu’à la fin, et tout le monde le voit. Tu peux regarder, mais pas récupérer ta place. La partie compte comme abandonnée : ni victoire ni points pour toi.
abandon = Arrêter la partie
abandon-title = Arrêter cette partie ?
abandon-what = La partie s’arrête ici, pour de bon et sans résultat. Tu peux encore la revoir et la poursuivre à partir de n’importe quel moment. Au bout d’un certain temps, elle est supprimée.
remove-title = Supprimer cette partie ?
remove-what = La partie est supprimée pour de bon, avec son replay, et ne compte plus dans tes statistiques. Les liens ne marchent plus.
remove-table = Supprimer la table
remove-table-title = Supprimer cette table ?
remove-table-what = La table est supprimée pour de bon, et les liens ne marchent plus.
unlist-title = La retirer de ta liste ?
unlist-what = La partie disparaît de ce navigateur. Les autres la gardent.
unlist-name-what = La partie disparaît de ta liste sur tous tes appareils et ne compte plus dans tes statistiques. Les autres la gardent.
leave-seat = Libérer ma place
fill = Compléter avec des robots et commencer
host-tools = Hôte
host-wait = Absent. Après { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, tu pourras donner la place.
host-never = Cette place ne se donne pas.
host-bots = Quel robot
host-seat = Place de { $player }
host-free-seat = Place libre { $number }
to-bot = Confier à un robot
    .label = Confier à un robot : { $seat }
to-free = Libérer cette place
    .label = Libérer cette place : { $seat }
new-link = Nouveau lien
    .label = Nouveau lien pour : { $seat }
new-link-how = Nouveau lien pour : { $seat }. L’ancien ne fonctionne plus. Envoie celui-ci à la personne qui joue là.
my-link = Lien de ma place
my-link-how = Utilise ce lien pour continuer sur un autre appareil. Garde-le pour toi.
is-host = hôte
is-here = présent
is-away = absent

## En jeu
prompt-more = Lire toute la question
prompt-heading = Décision
your-turn = À toi de jouer
your-turn-title = ● À toi : { $game }
told-turn = À toi de jouer. { $prompt }
skip-ahead = Passer
hurry-bots = Plus vite !
choices-heading = Tes choix
choices-none = On attend { $players }.
choices-filter = Trouver un choix
choices-count = { $count ->
        [one] un choix
       *[other] { $count } choix
    }
choices-more = { $count ->
        [one] Voir le choix
       *[other] Voir les { $count } choix
    }
choices-fewer = Masquer la liste
choices-on-board = Choisis sur le plateau.
choices-found = { $found } choix sur { $count }
choices-nothing = Aucun choix correspondant.
chosen-heading = Sélection
foresight-heading = Voici ce qui se passerait :
confirm = Confirmer
only-choice = Continuer :
sending = Envoi…
waiting-line = Sélectionné, pas encore envoyé : { $choice }
undo-free = Annuler
admit-asks = Quelqu’un veut jouer
admit-asked = { $name } veut reprendre la place de { $player }. D’accord ?
admit-others = { $name } veut reprendre la place de { $player }. On attend { $players }.
undo-asks = Demander d’annuler
    .how = { $players } { $count ->
        [one] doit
       *[other] doivent
    } être d’accord
undo-asked = { $player } voudrait annuler une action. Es-tu d’accord ?
undo-waits = Tu as demandé d’annuler. On attend { $players }.
undo-others = { $player } a demandé d’annuler. On attend { $players }.
agree = D’accord
refuse = Refuser
ask-withdraw = Retirer la demande
board-heading = Plateau
board-none = Ce jeu n’a pas encore de plateau. Tout se joue depuis la liste.
board-failed = Le plateau n’a pas pu être chargé. Tout se joue depuis la liste ; recharge la page pour réessayer.
around-heading = Autour de la table
points-short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
log-heading = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-earlier = Pour lire ce qui précède, revois la partie.
log-back = annulé
log-newest = Aller au dernier événement
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-unread = { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
story-heading = Journal et discussion
phrases = Phrases rapides
phrases-show = Afficher
phrases-hide = Masquer
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-ouch = Aïe !
phrase-one-moment = Un instant, s’il te plaît
phrase-your-turn = À toi !
mute-heading = Ignorer
mute-how = Tu ne vois plus ce que cette personne dit à cette table. Elle ne l’apprend pas.
tabs = Sous le plateau
tab-choices = Choix
tab-log = Journal
tab-chat = Discussion
tab-people = Table
menu = Menu
menu-table = Menu de la table
watch-link = Lien pour regarder
watch-text = Regarde notre partie de { $game } :
notice-close = Fermer
close = Fermer

## La fin
scores-heading = Scores
scores-so-far = Points actuels
total = total
source = Points pour
unknown-points = ?
unknown-points-long = caché
rematch = Rejouer
rematch-join = Rejoindre la revanche
rematch-how = Les mêmes personnes, une nouvelle table.
download = Télécharger l’enregistrement
download-name = westbound-{ $table }.jsonl
as-replay = Revoir la partie
back-to-table = Retour à la table
ending-won = Tu gagnes avec { $margin } { $margin ->
        [one] point
       *[other] points
    } d’avance !
ending-won-tie = À égalité avec { $tied }, c’est toi qui l’emportes !
ending-won-shared = Tu partages la victoire avec { $winners } !
ending-behind = { $place ->
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
       *[other] Place { $place }
    }, à { $margin } { $margin ->
        [one] point
       *[other] points
    } derrière { $winners }.
ending-lost-tie = De justesse : à égalité de points avec { $winners }, mais tu perds au départage.
ending-seen = { $winners } gagne avec { $margin } { $margin ->
        [one] point
       *[other] points
    } d’avance.
ending-seen-tie = À égalité avec { $tied }, { $winners } l’emporte.
ending-seen-shared = { $winners } se partagent la victoire.
ending-board = Montrer le plateau
race-place = { $place }. { $player } : { $points } { $points ->
        [one] point
       *[other] points
    }
race-points = { $player } : { $points } { $points ->
        [one] point
       *[other] points
    }
turning-heading = Tournants de la partie
turning-lead = { $player } prend la tête, { $points } à { $rival }
    .you = Tu prends la tête, { $points } à { $rival }
turning-gain = { $player } marque { $points } { $points ->
        [one] point
       *[other] points
    }
    .you = Tu marques { $points } { $points ->
        [one] point
       *[other] points
    }
turning-loss = { $player } perd { $points } { $points ->
        [one] point
       *[other] points
    }
    .you = Tu perds { $points } { $points ->
        [one] point
       *[other] points
    }
turning-end = Tout à la fin, quand tous les points ont été comptés.
turning-none = Une partie régulière, sans grand retournement.
share-picture = Partager en image
share-picture-name = westbound-{ $table }.png
share-picture-failed = Ce navigateur n’a pas pu dessiner l’image.

## Revoir
replay-title = Revoir la partie
replay-start = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-end = À la fin
replay-moment = Position
replay-moment-of = Étape { $moment } sur { $count }
replay-turn = Aller au tour
replay-turn-of = { $number }. { $turn }
replay-keys = Les flèches avancent et reculent, avec Maj tour par tour ; Espace lance la lecture.
replay-setup = Mise en place

## Connexion
connection-first = Connexion à la table…
connection-title = Connexion perdue.
connection-retry = { $seconds ->
        [0] Nouvel essai…
       *[other] Nouvel essai dans { $seconds } s.
    }
connection-now = Essayer maintenant
connection-back = Connexion rétablie.
connection-kept = Rien n’est perdu : ton choix partira dès que la connexion reviendra.
not-sent = La partie a continué avant l’envoi, donc cela n’a pas eu lieu : { $choice }
not-sent-other = La partie a continué avant l’envoi, donc cela n’a pas eu lieu.
withdraw = Ne pas envoyer
reload = Recharger la page

## Ce qui peut clocher
trouble-missing = Il n’y a rien ici
trouble-missing-what = Il n’y a pas de page à cette adresse. Une partie du lien a peut-être été coupée.
trouble-spoiler = Joue-la d’abord
trouble-spoiler-what = C’est une partie d’une donne que tu n’as pas finie. Ensuite, tu pourras la revoir.
trouble-deal = Cette donne ne se joue pas
trouble-deal-what = Son jour n’a pas encore commencé (les jours commencent à minuit UTC), ou il est trop loin.
trouble-no-table = Cette table n’existe pas
trouble-no-table-what = Elle a peut-être été supprimée, ou une partie du lien a été coupée. Demande à la personne qui te l’a envoyé.
trouble-no-watchers = Cette table est privée
trouble-no-watchers-what = À cette table, seuls les joueurs peuvent regarder. Si tu as une place, ouvre la table avec le lien de ta place.
trouble-wrong-key = Ce lien n’ouvre aucune place
trouble-wrong-key-what = L’hôte a fait un nouveau lien pour cette place ou l’a donnée à quelqu’un d’autre, ou une partie du lien a été coupée. Demande-lui le nouveau, ou regarde.
trouble-watch-instead = Regarder sans place
trouble-server = Le serveur ne répond pas
trouble-server-what = Il redémarre peut-être, ou cet appareil est hors ligne. Tes parties sont à l’abri sur le serveur.
trouble-outdated = Cette page est trop ancienne
trouble-outdated-what = Le serveur a été mis à jour. Recharge la page ; tu gardes ta place.
trouble-replay = Impossible de montrer cette partie
trouble-replay-what = Elle n’a pas encore commencé, ou il faut une place pour la voir. Réessaie plus tard, ou va à la table.
trouble-quarantined = Cette table est mise de côté
trouble-quarantined-what = Ce serveur n’arrive pas à la lire pour l’instant. Rien n’est perdu : la personne qui gère le serveur peut voir pourquoi, et la table rouvrira dès qu’elle sera lisible.
trouble-start = Retour à l’accueil

## Refus
refused-malformed = Le serveur n’a pas compris cette page. Recharge-la ; si cela ne suffit pas, préviens la personne qui gère le serveur : { $reason }
refused-too-large = C’était trop long.
refused-too-fast = C’était trop rapide. Attends un instant, puis réessaie.
refused-no-table = Cette table n’existe pas ou a été supprimée.
refused-no-watchers = À cette table, personne ne peut regarder.
refused-spoiler = D’autres jouent encore cette donne. Finis-la d’abord.
refused-wrong-key = Le lien de cette place n’est plus valable. Demandes-en un nouveau à l’hôte.
refused-not-yours = Tu ne peux pas faire ça.
refused-not-now = Ce n’est pas possible maintenant.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde à nouveau, puis choisis.
refused-illegal = Les règles ne le permettent pas.
refused-unavailable = Le serveur n’a pas pu l’enregistrer : il ne s’est rien passé. Réessaie.
refused-quarantined = Cette table est mise de côté : le serveur n’arrive pas à la lire pour l’instant. Rien n’est perdu.
refused-outdated = Le serveur est plus récent que cette page. Recharge la page.
refused-offline = Le serveur ne répond pas. Réessaie dans un instant.

## Le journal de la table
table-sat = { $player } prend place.
    .you = Tu prends place.
table-came-back = { $player } est de retour.
    .you = Te revoilà.
table-left = { $player } quitte la table.
    .you = Tu quittes la table.
table-resigned = { $player } abandonne ; un robot continue.
    .you = Tu abandonnes ; un robot continue pour toi.
table-abandoned = { $player } arrête la partie.
    .you = Tu arrêtes la partie.
table-closed = L’équipe du serveur ferme la table.
table-closed-because = L’équipe du serveur ferme la table : { $text }
table-rekeyed = La place de { $player } reçoit un nouveau lien.
    .you = Ta place reçoit un nouveau lien.
table-replaced = Un robot prend la place de { $player }.
    .you = Un robot prend ta place.
table-freed = La place de { $player } se libère.
    .you = Ta place se libère.
table-applied = { $text } demande à reprendre la place de { $player }.
table-admitted = { $player } accepte de jouer avec { $text }.
    .you = Tu acceptes de jouer avec { $text }.
table-declined = { $player } refuse ; { $text } reste parmi le public.
    .you = Tu refuses ; { $text } reste parmi le public.
table-took-over = { $player } reprend la place du robot.
    .you = Tu reprends la place du robot.
table-begun = La partie commence.
table-asked = { $player } demande d’annuler une action.
    .you = Tu demandes d’annuler une action.
table-agreed = { $player } est d’accord.
    .you = Tu es d’accord.
table-disagreed = { $player } n’est pas d’accord ; rien n’est annulé.
    .you = Tu n’es pas d’accord ; rien n’est annulé.
table-disagreed-pause = { $player } n’est pas d’accord ; le temps continue de courir.
    .you = Tu n’es pas d’accord ; le temps continue de courir.
table-withdrew = { $player } retire sa demande.
    .you = Tu retires ta demande.
table-took-back = { $player } annule une action.
    .you = Tu annules une action.
table-asked-pause = { $player } demande à arrêter les pendules.
    .you = Tu demandes à arrêter les pendules.
table-paused = { $player } arrête les pendules.
    .you = Tu arrêtes les pendules.
table-resumed = { $player } relance les pendules.
    .you = Tu relances les pendules.
table-hinted = { $player } a demandé un indice.
    .you = Tu as demandé un indice.
table-lapsed =
    Un coup par défaut a été joué pour { $player } : le robot { $text ->
        [not-started] n’a pas démarré
        [ended] s’est arrêté
        [timeout] a mis trop de temps
        [too-long] a trop écrit
        [unasked] a écrit sans qu’on l’interroge
        [wrong-id] a répondu à une autre question
        [illegal] a fait un choix interdit
        [too-many] a imaginé trop de mondes
        [garbled] a répondu n’importe quoi
       *[other] a échoué
    }.
    .you =
        Un coup par défaut a été joué pour toi : le robot { $text ->
            [not-started] n’a pas démarré
            [ended] s’est arrêté
            [timeout] a mis trop de temps
            [too-long] a trop écrit
            [unasked] a écrit sans qu’on l’interroge
            [wrong-id] a répondu à une autre question
            [illegal] a fait un choix interdit
            [too-many] a imaginé trop de mondes
            [garbled] a répondu n’importe quoi
           *[other] a échoué
        }.
table-timed-out = Le temps de { $player } est écoulé ; un robot continue.
    .you = Ton temps est écoulé ; un robot joue pour toi.
table-rematched = { $player } ouvre une table pour rejouer.
    .you = Tu ouvres une table pour rejouer.
table-said = { $player } : { $text }
    .you = Toi : { $text }
table-phrase = { $player } : { $phrase }
    .you = Toi : { $phrase }

## Pendules et absents

new-pace = Rythme
pace-none = Sans pendule
pace-quick = Rapide : 30 secondes par tour, plus 5 minutes
pace-evening = Une soirée : une minute par tour, plus 15 minutes
pace-day = Sur plusieurs jours : 12 heures par tour, plus 2 jours
pace-days = Sans hâte : un jour par tour, plus une semaine
pace-none-how = Chacun prend son temps.
pace-how = À chaque tour, tu disposes à nouveau du temps d’un tour ; le reste vaut pour toute la partie. Quand ton temps est écoulé, un robot joue pour toi, et tu peux revenir à tout moment.
new-absence = L’hôte peut donner la place d’une personne absente
absence-usual = selon le rythme
absence-600 = après 10 minutes
absence-3600 = après une heure
absence-86400 = après un jour
absence-259200 = après trois jours
absence-0 = jamais
new-standin = Si quelqu’un s’absente
new-standin-none = Personne ne joue : la partie attend
clock = Temps restant :
clock-left =
    { $unit ->
        [days] { $count } jours
        [hours] { $count } h
       *[time] { $time }
    }
clock-how = Ce tour { $turn }, puis { $bank }
is-played-for = un robot joue
is-resigned = abandon
has-stand-in = avec un robot
name-resigned = { $name } (abandon)
resigned-now = Tu as abandonné. Un robot joue à ta place jusqu’à la fin ; tu peux regarder.
abandoned = Cette partie a été arrêtée.
closed = L’équipe du serveur a fermé cette table.
standin-plays = Un robot joue pour toi.
play-myself = Reprendre la main
pause = Arrêter les pendules
pause-how = Si tous sont d’accord, les pendules s’arrêtent jusqu’à ce que quelqu’un les relance.
pause-asks = Arrêter les pendules
pause-asked = { $player } voudrait arrêter les pendules. Es-tu d’accord ?
pause-waits = Tu as demandé à arrêter les pendules. On attend { $players }.
pause-others = { $player } a demandé à arrêter les pendules. On attend { $players }.
pause-end = Relancer
paused = Les pendules sont arrêtées.
plan-ask = me demander
plan-turn = ce tour-ci
plan-mine = jusqu’à mon tour
plan-ever = jusqu’à nouvel ordre

## Apprendre, et les règles

learn-title = Apprendre à jouer à { $game }
learn-course = Le cours
learn-how = Commence par les bases : de courtes leçons sur un vrai plateau, contre des robots pas méchants. Arrête-toi quand tu veux et continue plus tard.
learn-basics = Les bases (environ { $minutes } min)
learn-more = D’autres leçons (environ { $minutes } min)
learn-minutes = { $minutes } min
learn-begin = Commencer
learn-go-on = Continuer
learn-done = terminée
lesson-of-basics = Les bases : leçon { $number } sur { $count }
lesson-of-more = D’autres leçons : { $number } sur { $count }
lesson-done = Leçon terminée !
lesson-next = Leçon suivante
lesson-more = D’autres leçons
lesson-again = Recommencer
lesson-all = Toutes les leçons
lesson-hint = Indice
lesson-look = Regarde : { $things }.
lesson-play = Jouer une partie
rules = Règles
rules-of = { $game } : les règles
rules-here = Où on en est
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] Une section
       *[other] { $count } sections
    }
rules-none = Rien trouvé. Essaie un autre mot.
rules-symbols = Symboles
rules-missing = Il n’y a pas de règles à consulter pour ce jeu.
hint = Indice
hint-searching = Recherche du meilleur choix
hint-none = Aucun indice n’a été trouvé pour l’instant.
hint-move = Montrer le coup
hint-why = Pourquoi ?
hints-taken = { $count ->
        [one] 1 indice
       *[other] { $count } indices
    }
hints-allowed = Les indices sont permis ici. Tout le monde voit qui en demande.
help-now = Que puis-je faire maintenant ?
why-not = Pourquoi ne puis-je pas… ?
why-not-how = Tu peux aussi pointer quelque chose sur le plateau, ou le toucher.
why-not-none = Il n’y a rien à expliquer pour l’instant.
guide-heading = Ta première partie
guide-close = Compris
guide-again = Revoir l’introduction
help-more =
    { $count ->
        [one] (et une autre)
       *[other] (et { $count } autres)
    }

## Dés et chance
dice-things = aigle aube bac balle bandana barrique bison bouilloire bride cactus canyon castor chariot chêne cheval cloche clou colline corbeau corde coyote crique dinde enclume éperon étoile étrier fanal ferme feu flûte fort foyer grange gué hache harnais hibou lanterne lasso loup lune mesa meule moulin mulet mustang noyer or ours pain pin piste plaine plume poney prairie puits rail ranch renard rive roue ruisseau sauge saule selle sentier soleil source tente tison torrent troupeau vallon vent violon
dice-word-short = Ton mot pour les dés :
dice-word-how = Tout le hasard de la partie vient d’un secret que le serveur ne peut plus changer, mêlé aux mots des joueurs. Personne ne contrôle donc les dés tout seul. Après la partie, tout le monde peut vérifier.
dice-word = Ton mot
dice-word-other = Un autre
dice-heading = Dés
dice-note-how = Avant la partie, le serveur s’est engagé sur ses dés et chacun a pu y mêler un mot. Après la partie, il révèle son secret, et tout le monde peut vérifier que rien n’a été changé.
dice-promise = Promesse (SHA-256 du secret)
dice-secret = Secret
dice-words = Mots
dice-words-none = Personne n’a ajouté de mot.
dice-seal = Sceau de l’enregistrement
dice-check = Vérifier les dés
dice-good = Les dés sont bien ceux promis.
dice-good-file = { $file } : les dés sont bien ceux promis.
dice-good-noted = Le secret correspond à la promesse que ce navigateur a notée avant la partie.
dice-good-promise = Le secret correspond à la promesse de l’enregistrement. Ce navigateur n’en avait pas noté avant la partie.
dice-good-word = Ton mot « { $word } » y est bien.
dice-good-marks = Les { $count } lignes portent la bonne marque : aucune n’a été changée, ajoutée ni retirée.
dice-good-lots = Les { $count } tirages découlent du secret et des mots.
dice-only-verify = Seules les règles peuvent dire si chaque tirage signifie bien ce que dit l’enregistrement : « westbound verify » le vérifie aussi.
dice-figures = Chiffres à noter
dice-bad = Les dés n’ont pas passé la vérification.
dice-bad-file = { $file } : les dés n’ont pas passé la vérification.
dice-differs = Ligne { $line } : { $what }
dice-differs-unreadable = elle est illisible.
dice-differs-no-dice = Aucun dé n’a été promis pour cette partie : il n’y a rien à vérifier.
dice-differs-noted-promise = la promesse est { $says }, mais ce navigateur a noté { $should } avant la partie.
dice-differs-noted-word = ton mot y est « { $says } », mais tu as donné « { $should } ».
dice-differs-no-secret = le secret manque ou n’est pas valable.
dice-differs-promise = le secret donne la promesse { $says }, mais la promesse était { $should }.
dice-differs-mark = sa marque est « { $says } », mais son contenu donne { $should }. La ligne a été changée, ou une autre avant elle retirée.
dice-differs-lot = le hasard a tiré { $says }, mais les dés montrent { $should }.
dice-differs-seal = ici, l’enregistrement ne se termine pas comme il a été scellé : des lignes manquent ou ont été ajoutées.
dice-file-fold = Vérifier un enregistrement depuis un fichier
dice-file = Enregistrement (.jsonl)
dice-no-crypto = Les navigateurs ne peuvent vérifier les dés que sur des pages chargées par une connexion sécurisée (https). Télécharge l’enregistrement et lance : westbound verify FICHIER.
luck-heading = Chance
luck-how = { $count ->
        [one] Un tirage aurait
       *[other] { $count } tirages auraient
    } pu tomber autrement. En points, d’après une estimation simple de chaque position : de combien ils ont été meilleurs ou pires pour chacun que la moyenne de tout ce qui aurait pu venir.
luck-none = Rien n’a été tiré après la mise en place : ni chance, ni malchance.
luck-drawn = Ce qui est venu, et ce qu’on pouvait attendre
luck-what = Tirage
luck-came = venu
luck-expected = attendu
luck-rest = { $count ->
        [one] encore un
       *[other] encore { $count }
    }

## Revoir, reprendre, fichiers
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-whose = Les tours de qui
replay-whose-all = Tous les tours
replay-whose-one = Tours de { $player }
replay-earlier = Montrer ce qui précède
replay-more = Point de vue, lien, suite
eyes = Vu par
eyes-all = tout le monde : toutes les mains visibles
eyes-mine = { $player } (toi)
eyes-one = { $player }
eyes-none = un spectateur
eyes-own = Tu vois ce que tu savais à ce moment-là. Une fois la partie finie, tu peux la voir comme les autres l’ont vue.
copy-moment = Copier le lien vers ce moment
play-on = Continuer d’ici
play-on-title = Continuer à partir de l’étape { $moment }
play-on-how = Une nouvelle table part de cette position, avec un nouveau hasard. La partie d’origine reste telle quelle.
origin = Cette partie continue à partir d’une autre.
origin-look = La voir
record-heading = Ouvrir une partie enregistrée
record-how = Dépose ici l’enregistrement d’une partie – d’une table ou du terminal – pour la revoir.
record-choose = Choisir un fichier…
refused-record-malformed = Ce n’est pas l’enregistrement d’une partie : { $reason }
refused-record-illegal = Cet enregistrement contient quelque chose que les règles ne permettent pas : { $reason }
refused-record-not-now = Cet enregistrement ne peut pas être ouvert ici : { $reason }
refused-record-too-large = Ce fichier est trop grand pour un enregistrement.

## Review
review = Analyse
review-what = Découvre ce que valait chaque choix, et la part de la chance.
review-start-it = Analyser cette partie
review-running = Analyse de la partie…
review-soon = Elle commence dès que le serveur a le temps.
review-progress = { $done } choix sur { $total }
review-failed = L’analyse n’a pas pu aller au bout. Réessaie.
review-graph = Chances de gagner, choix par choix
review-chance = { $player } { $chance }
review-legend = Chances de gagner. Zones teintées : la chance. Traits en bas : les erreurs. Les flèches vont de choix en choix, avec Maj d’erreur en erreur.
review-pick = Choisis un moment dans le graphique ou plus bas.
review-made = { $player } devait choisir
    .you = Tu devais choisir
review-played = Joué : { $choice }
review-better = Mieux : { $choice }
review-loss = Cela a coûté { $loss } ± { $error } des chances de gagner.
review-best = Le meilleur choix.
review-as-good = À peu près aussi bon que le meilleur choix.
review-options = Choix
review-option = Choix
review-was-played = joué
review-win = Victoires
review-lead = Avance
review-place = Place
review-effects = Ce que cela entraînerait :
review-show-how = Touche un choix pour voir sur le plateau ce qu’il aurait entraîné.
review-shares = D’où vient le résultat
review-start = Au départ
review-luck = Chance
review-own = Ses choix
review-others = Choix des autres
review-result = Résultat
review-mistakes = Erreurs les plus coûteuses
review-no-mistakes = Aucune erreur nette.
review-finest = Meilleur coup
review-table = En tableau
review-turn = Tour
review-how = { $count } simulations par choix, d’après ce que savait chacun.
win-bar = Chances de gagner
outlook-allowed = Le public voit qui était en tête un tour de table plus tôt.
outlook-soon = Ici, tu verras qui est en tête, avec un tour de table de retard.
outlook-late = { $count ->
        [one] Chances de gagner, en différé : il y a un tour
       *[other] Chances de gagner, en différé : il y a { $count } tours
    }

## Mes parties, mon nom
mine-all = Toutes mes parties
mine-link = Mes parties
mine-none-waits = Aucune autre partie ne t’attend.
mine-link-turns = Mes parties : à toi de jouer dans { $count ->
        [one] l’une d’elles
       *[other] { $count } d’entre elles
    }
mine-turns = { $count ->
        [one] À toi de jouer dans une partie
       *[other] À toi de jouer dans { $count } parties
    }
mine-title-turns = ({ $count }) Mes parties
mine-signed-in = Connecté en tant que { $name } : ces parties sont sur tous tes appareils.
mine-to-me = Mon nom et mes statistiques
mine-here-only = Seul ce navigateur connaît ces parties.
mine-claim = Les avoir sur tous mes appareils
mine-elsewhere = Tu joues aussi sur un autre appareil ? Connecte-toi
mine-empty = Tu n’es encore à aucune table.
mine-play = Jouer
mine-group-turn = À toi de jouer
mine-group-others = Aux autres de jouer
mine-group-gathering = En attente de joueurs
mine-group-over = Terminées
mine-unread = Mises de côté
mine-unread-what = Le serveur n’arrive pas à lire ces tables pour l’instant. Rien n’est perdu ; elles reviendront dès que possible.
mine-more = En afficher { $count } de plus
mine-asked = À toi de jouer · demandé { $time }
mine-asked-now = À toi de jouer · demandé à l’instant
mine-waits = On attend { $players } · { $time }
mine-waits-now = On attend { $players }
mine-new = { $count ->
        [one] une nouveauté
       *[other] { $count } nouveautés
    }
mine-due = fin du temps { $time }
mine-won = Tu as gagné avec { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-shared = Toi et { $players } avez gagné avec { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-lost = Victoire : { $players }. Tu avais { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-seen = Victoire : { $players }.
mine-resigned = Tu as abandonné. Victoire : { $players }.
mine-gave-up = Tu as abandonné
mine-stood-in = Victoire : { $players }. Un robot a joué pour toi : la partie ne compte pas.
mine-abandoned = Arrêtée, sans résultat
mine-bot = le robot à ta place
mine-replay = Revoir
mine-record = Enregistrement
mine-with = { $deed } : { $players }
me-title = Mon nom
me-why = Pas besoin de compte pour jouer. Avec un nom à toi, tes parties, leurs enregistrements et tes statistiques sont sur tous tes appareils, et personne d’autre ne peut prendre ce nom. Il suffit d’une phrase secrète ; pas d’adresse e-mail, rien d’autre.
me-claim-heading = Réserver un nom
me-claim = Réserver ce nom
me-sign-in-heading = Connexion
me-sign-in = Se connecter
me-passphrase = Phrase secrète
me-passphrase-how = Au moins 10 caractères. Quelques mots à la suite, par exemple.
me-old-passphrase = Phrase secrète actuelle
me-new-passphrase = Nouvelle phrase secrète
me-show = Afficher
me-lost = Phrase secrète perdue ?
me-code = Code de secours
me-recover = Choisir une nouvelle phrase secrète
me-recover-how = Avec le code de secours que tu as noté, tu obtiens une nouvelle phrase secrète et un nouveau code. Tous les autres appareils seront déconnectés.
me-code-heading = Ton code de secours
me-code-how = Note-le maintenant : tu ne le verras qu’une fois. Si tu perds ta phrase secrète, ce code est le seul moyen de récupérer ton nom.
me-code-copy = Copier le code
me-code-save = Enregistrer dans un fichier
me-code-done = C’est noté
me-signed-in = Connecté en tant que { $name }
me-signed-out = Tu es déconnecté.
me-everywhere = Tes parties sont sur tous les appareils où tu te connectes.
me-tallies = Statistiques
me-no-tallies = Aucune partie terminée pour l’instant.
me-played = jouées
me-won = gagnées
me-shared = victoires partagées
me-average = points en moyenne
me-best = meilleur résultat
me-hinted = avec indices
me-resigned = abandonnées
me-share = à { $players } joueurs : { $won } sur { $played } gagnées
me-devices = Appareils
me-device-this = Ce navigateur
me-device = Un autre appareil, vu { $time }
me-device-now = Un autre appareil, vu à l’instant
me-removes = Retirer mes parties de ce navigateur (sur un ordinateur partagé)
me-sign-out = Se déconnecter
me-sign-out-all = Se déconnecter partout
me-data = Mes données
me-export-how = Tout ce qui est gardé sous ton nom, dans un fichier : tes places et leurs clés, les résultats, ce que tu as dit et où sont les enregistrements.
me-export = Télécharger mes données
me-change = Changer de phrase secrète
me-changed = Ta phrase secrète a été changée ; les autres appareils sont déconnectés.
me-delete = Supprimer mon nom et mes données
me-delete-what = Ton nom, ta phrase secrète, tes appareils, tes statistiques et la liste de tes parties sont supprimés pour de bon. Dans ce navigateur, tu gardes les parties que tu as maintenant ; sur les autres appareils, elles disparaissent.
me-delete-stays = Les parties elles-mêmes restent, car d’autres y ont joué aussi, tout comme ton nom à la table et ce que tu y as dit.
me-delete-redact = Dans les parties terminées, remplacer mon nom par ma couleur et ce que j’ai dit par « … »
me-wrong = Nom ou phrase secrète incorrects.
me-wrong-code = Nom ou code de secours incorrects.
me-wrong-passphrase = Phrase secrète incorrecte.
me-taken = Ce nom est pris. Choisis-en un autre ; si c’est le tien, connecte-toi.
me-malformed = Un nom a de 3 à 24 caractères, une phrase secrète au moins 10.
me-too-fast = Trop d’essais. Attends un moment, puis réessaie.

## Notifications, sons, l’application
tell-heading = Quand c’est à moi de jouer
tell-push = Me prévenir sur cet appareil
tell-push-how = Pour toutes les tables que j’ouvre ici, quand c’est à moi de jouer et que je suis ailleurs.
tell-push-on = Désormais, cet appareil te prévient.
tell-push-denied = Ce navigateur ne laisse pas Westbound afficher de notifications. Tu peux les autoriser dans ses réglages pour cette page, à côté de l’adresse.
tell-push-unable = Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoute d’abord Westbound à l’écran d’accueil, puis ouvre-le de là.
tell-mail = Par e-mail
tell-mail-do = M’écrire
tell-mail-how = Un e-mail de temps en temps, pour toutes les tables qui t’attendent. Ses liens ouvrent ta place : ce doit être ta propre boîte.
tell-mail-on = Désormais, nous écrivons à { $address }.
tell-mail-asked = Nous avons envoyé un e-mail à { $address }. Suis le lien qu’il contient, sinon tu ne recevras rien d’autre.
tell-mail-waits = pas encore confirmée : regarde ta boîte de réception
tell-hook = Pour les programmes : un webhook
tell-hook-address = Adresse
tell-hook-do = Ajouter le webhook
tell-hook-how = Nous y envoyons un court JSON signé. L’adresse doit commencer par https://.
tell-hook-secret = Ce secret signe ce que nous envoyons. Tu ne le verras qu’une fois :
tell-hook-secret-name = Secret du webhook
tell-hook-copy = Copier le secret
tell-end = Arrêter
    .label = Arrêter les notifications à { $target }
tell-ended = Plus de notifications à { $target }.
tell-failed = Ce navigateur n’y est pas parvenu. Réessaie plus tard.
tell-wrong-target = Cette adresse ne convient pas : { $reason }
sound = Sons
sound-volume = Volume
sound-mute = Couper le son
install = Installer Westbound comme application
offline = Tu es hors ligne.
offline-how = Tes parties sont à l’abri sur le serveur ; continue dès que tu as du réseau.

## Éditions
trouble-edition = Cette édition n’existe pas
trouble-edition-what = Elle n’est pas dans ce navigateur, ou le serveur ne la connaît pas. Demande son fichier et ouvre-le.
editions-title = Éditions
editions-intro = Tu possèdes un de ces jeux ? Saisis ici son plateau et ses cartes, une seule fois, et joue dessus avec tout le monde. Une édition est un fichier que tu peux partager.
editions-ours = Nos éditions
editions-ours-how = Tout ce qu’elles contiennent est de nous. Pars de l’une d’elles et change ce qui est différent dans ta boîte.
editions-begin = En créer une pareille
    .label = Créer une édition de { $game }
editions-mine = Dans ce navigateur
editions-none = Aucune pour l’instant.
edition-new-name = Mon édition
edition-open = Ouvrir un fichier…
edition-open-how = Une édition qu’on t’a envoyée, ou que tu as enregistrée.
edition-unreadable = Ce n’est pas une édition : { $reason }
edition-playable = prête à jouer
edition-draft = brouillon
edition-edit = Modifier
    .label = Modifier { $name }
edition-drop = Retirer
    .label = Retirer { $name }
edition-play = Jouer avec
    .label = Jouer avec { $name }
edition-of = une édition de { $game }
edition-of-table = Édition :
edition-which = Édition
edition-ours = La nôtre
edition-own = Créer ma propre édition
edition-undo = Annuler
edition-redo = Rétablir
edition-save = Enregistrer dans un fichier
edition-parts = Parties de l’édition
edition-offline = Vérification impossible : le serveur ne répond pas. Ton brouillon est à l’abri dans ce navigateur.
edition-checking = Vérification…
edition-wrong = { $count ->
        [one] Une chose n’est pas encore conforme à la règle du jeu.
       *[other] { $count } choses ne sont pas encore conformes à la règle du jeu.
    }
edition-wrong-here = à corriger ici
edition-right = Tout est conforme : prête à jouer.
edition-preview = Aperçu
edition-preview-later = Le plateau s’affichera ici dès que tout sera conforme.
edition-preview-alt = Le plateau pour { $players } joueurs
edition-section-edition = Édition
edition-column-name = Nom
edition-column-label = Libellé
edition-leaf-edition = Édition
edition-name = Nom
edition-belongs = Appartient à
edition-from = De
edition-to = À
edition-number = Numéro
edition-deeds = Actions
edition-rows = { $count }
edition-add = Ajouter une ligne
edition-paste = Tu peux coller dans une case des lignes copiées d’un tableur.
edition-duplicate = Dupliquer
    .label = Dupliquer { $name }
edition-remove = Supprimer
    .label = Supprimer { $name }
edition-removed = Supprimé : { $name }.
edition-draw = Dessiner
edition-map = Carte
edition-tool = Outil
edition-tool-move = Déplacer
    .how = Fais glisser un point, ou déplace-le avec les flèches (plus loin avec Maj). Suppr le supprime.
edition-tool-add = Ajouter
    .how = Clique là où le nouveau point doit être.
edition-tool-connect = Relier
    .how = Choisis deux points l’un après l’autre : une ligne les relie, ou disparaît s’il y en a une.
edition-kind = Quoi
edition-add-middle = Ajouter au milieu
edition-border = Sommets de
edition-zoom = Taille
edition-point = { $name }, en { $x }, { $y }
edition-corner = Sommet { $number } de { $name }, en { $x }, { $y }
edition-nothing-chosen = Rien n’est sélectionné.
edition-added = Nouveau : { $what }, en { $x }, { $y }.
edition-connect-from = De { $name } à…
edition-connected = { $from } et { $to } sont reliés.
edition-cut = { $from } et { $to } ne sont plus reliés.
edition-no-line = { $from } et { $to } ne peuvent pas être reliés.

## Ce qui s’est passé entre-temps

recap = Montre-moi
recap-missed =
    { $count ->
        [one] Il s’est passé une chose depuis ta dernière visite.
       *[other] Il s’est passé { $count } choses depuis ta dernière visite.
    }
recap-title = Depuis ta dernière visite
recap-count =
    { $count ->
        [one] Il s’est passé une chose.
       *[other] Il s’est passé { $count } choses.
    }
recap-points =
    { $sign ->
        [more] +{ $points }
       *[other] { $points }
    }
recap-mine = Ce que cela change pour toi
recap-nothing = Rien de tout cela ne te concernait.

## Touches du clavier

keys-heading = Raccourcis clavier
keys-show = Tous les raccourcis clavier
keys-off = Les touches simples sont désactivées dans les préférences ; celles-ci marchent quand même.
keys-page = Partout
keys-page-help = afficher cette liste
keys-page-close = fermer un menu ou cette liste
keys-page-next = aller à la prochaine partie qui t’attend
keys-table = À une table
keys-table-pick = sélectionner le choix qui porte ce numéro
keys-table-confirm = confirmer la sélection
keys-table-drop = annuler la sélection
keys-table-list = lister tous les choix, ou seulement ceux qui ne sont pas sur le plateau
keys-table-around = sur la carte : aller au prochain choix possible
keys-table-press = sur le plateau : le choisir
keys-table-take-back = annuler ta dernière action
keys-table-rules = ce que tu peux faire, et les règles
keys-table-hint = demander un indice, puis la suite
keys-table-why = pourquoi le reste ne peut pas être choisi
keys-table-fit = voir toute la carte
keys-table-skip = passer les animations en cours
keys-table-hurry = demander aux robots de choisir tout de suite
keys-replay = En revoyant une partie
keys-replay-step = un pas en arrière ou en avant
keys-replay-turn = un tour en arrière ou en avant
keys-replay-ends = au début ou à la fin
keys-replay-play = lecture ou pause
keys-edition = Dans l’éditeur d’éditions
keys-edition-undo = annuler
keys-edition-redo = rétablir
keys-edition-move = sur la carte : déplacer un point ou un sommet
keys-edition-far = le déplacer plus loin
keys-edition-remove = l’enlever
key-Escape = Échap
key-Enter = Entrée
key-Space = Espace
key-Shift = Maj
key-Control = Ctrl
key-Home = Début
key-End = Fin
key-Delete = Suppr

## La feuille de score

print = Imprimer la feuille de score

## Éditions retirées et remises
edition-gone = retirée
edition-forgotten = { $name } a été retirée. Tu peux la remettre tant que tu restes sur cette page.
edition-put-back = Annuler
    .label = Annuler : remettre { $name }
trouble-room = Plus de place pour une autre édition
trouble-room-what = Ce navigateur garde 24 éditions que tu as modifiées. Retire celle dont tu n’as plus besoin ; si tu l’enregistres d’abord dans un fichier, rien n’est perdu.
## Les dés d’une partie qui en poursuit une autre

dice-differs-noted-since = les dés comptent après les { $says } premières lignes, mais ce devrait être après { $should }. Si la partie en poursuit une autre, c’est peut-être normal : « westbound verify --since { $says } » vérifie tout le reste.
dice-good-since = Les { $count } premières lignes ont été jouées à une autre table, avec d’autres dés : ces tirages ne sont pas vérifiés.
## Replays and forks
pace-own = Comme dans la partie d’origine
help-hold = Touche sur le plateau ce que tu choisis. Un doute ? Pointe-le ou garde le doigt dessus : tu vois ce que ça fait, et rien ne se passe quand tu lâches.
help-wait = Rien à faire pour l’instant : quand c’est à toi, le jeu te le dit, et si tu veux, une notification aussi (Menu).
help-undo = Tu peux annuler ta dernière action : le bouton dit si les autres doivent être d’accord.
help-plan = Si le jeu te demande souvent, tu peux passer d’avance, à côté des choix.

## Ratings, and finding a game
ratings-title = Classement
ratings-how = La cote des joueurs et des bots sur une même échelle, avec sa marge d’incertitude : 1600 ± 80. L’ordre suit la valeur que chacun a au moins.
ratings-mine = Mes cotes et mes résultats
ratings-claim = Pour être classé, choisis un nom à toi
ratings-game = Jeu
ratings-board = { $game } à { $players } joueurs
ratings-rank = N°
ratings-player = Joueur
ratings-games = Parties
ratings-bot = bot
ratings-won = { $won } gagnées sur { $played }
ratings-nobody = Personne n’a encore joué de partie classée ici. Ouvre une table avec une pendule et choisis « Classée ».
rating = Cote
rating-about = { $points } ± { $by }
rating-day = Jour
rating-as-table = Sous forme de tableau
rating-graph = Cote au fil du temps : { $what }
rating-best = Meilleures parties
rating-results = Dernières parties classées
rating-place = { $place ->
    [1] 1re
   *[other] { $place }e
 } place sur { $players }
rating-not-counted = ne compte pas
rating-just-now = à l’instant
rating-gone = un compte supprimé
rating-replay = Revoir : { $game }, { $time }
rated = Classée
rated-on = oui
rated-off = non
rated-play = Jouer en classé
rated-how = Cette partie compte pour la cote de tous ceux qui jouent. Les noms et les résultats deviennent publics. Abandonner, partir ou dépasser son temps vaut la dernière place, et ce que tu as vu ne peut plus être annulé.
rated-needs = Une partie classée se joue avec une pendule et notre édition : choisis un rythme ci-dessus.
rated-sign-in = Pour une partie classée, il te faut un nom à toi, afin que les résultats comptent pour toi.
rated-agree = Tu joues sous le nom de { $name }. Ton nom et ton résultat deviennent publics.
rated-refused = Tu ne peux pas t’asseoir à cette table classée : toi ou quelqu’un avec ton adresse internet y est déjà, ou quelqu’un porte un nom semblable au tien.
rematch-rated = Les mêmes personnes, une nouvelle table. La revanche est classée, elle aussi.
ruling-pending = Le résultat est en cours de calcul…
ruling-counts = Cette partie a changé les cotes.
ruling-too-often = Vous vous êtes affrontés trop souvent aujourd’hui : cette partie ne compte pas.
ruling-void = Cette partie n’a pas de résultat et ne compte pas.
find-game = Trouve-moi une partie
find-how = Joue avec quelqu’un qui cherche le même jeu en ce moment.
find-bots = Jouer avec des bots jusqu’à ce que quelqu’un vienne
looking = On cherche quelqu’un pour jouer avec toi…
looking-bots = On cherche des joueurs. Pendant la première manche, ils peuvent prendre la place d’un bot.
looking-stop = Arrêter la recherche
refused-no-person = Personne de ce nom n’a joué de partie classée.
