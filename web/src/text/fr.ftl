# Les textes de la page : français. Formes d’une phrase : .you (qui lit est la première personne nommée).

## Partout
skip = Aller au contenu
to-start = Westbound : vers l’accueil
loading = Un instant …
cancel = Annuler
try-again = Réessayer
copied = Copié.
copy-yourself = Copie-le depuis le champ, s’il te plaît : ce navigateur ne laisse pas une page le faire.
you = toi
number-of = { $number } sur { $count }

## Préférences
preferences = Langue et affichage
language = Langue
theme = Couleurs
theme-system = comme l’appareil
theme-light = claires
theme-dark = sombres
motion = Mouvement
motion-system = comme l’appareil
motion-full = animé
motion-none = aucun
shortcuts = Les touches 1 à 9 désignent un choix, Échap y renonce

## L’accueil
start-title = Westbound : jouer ensemble aux jeux de pionniers
tagline = Les jeux de pionniers autour d’une même table : entre amis par un lien, avec des robots, sans compte.
play-heading = Jouer
your-name = Ton nom
default-name = Voyageur
play-now = Jouer tout de suite
play-now-how = Toi et { $count ->
        [one] un robot
       *[other] { $count } robots
    }. Ça commence aussitôt.
play-friends = Jouer entre amis
play-friends-how = Ouvre une table et envoie le lien.
which-game = Jeu
lobby-heading = Tables ouvertes
lobby-empty = Aucune table n’est ouverte en ce moment. Ouvres-en une, les autres la trouveront ici.
lobby-lost = Les tables ne sont pas visibles pour l’instant : le serveur ne répond pas. La page réessaie d’elle-même.
mine-heading = Tes tables
forget = Retirer de la liste
    .label = Retirer de la liste la table avec { $players }
state-gathering = attend des joueurs
state-playing = partie en cours
state-over = terminée
join = Rejoindre
    .label = Rejoindre la table avec { $players }
watch = Regarder
    .label = Regarder la table avec { $players }
go-on = Continuer
    .label = Continuer à la table avec { $players }
look = Jeter un œil
    .label = Jeter un œil à la table avec { $players }
nobody-yet = personne encore
seat-free = libre
seat-kept = réservée à { $name }
watching = { $count ->
        [0] personne ne regarde
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }

## Une nouvelle table
new-title = Une nouvelle table
new-intro = Qui joue ? Tes amis s’assoient avec le lien que tu vas recevoir.
new-game = Jeu : { $game }
new-about = À propos de ce jeu
new-players = Joueurs
new-seats = Places
new-seat-color = Place { $number } : { $color }
who-me = moi
who-open = un ami (place ouverte)
who-bot = robot : { $bot }
bot-random = Pied-tendre (joue au hasard)
bot-greedy = Négociant (prend ce qui rapporte)
bot-other = { $bot }
new-where = Qui peut venir
new-public = Dans la liste : tout le monde peut s’asseoir
new-private = Par le lien seulement
new-watchers = D’autres peuvent regarder
new-open = Ouvrir la table
new-starts = Toutes les places sont prises : la partie commence aussitôt.
new-waits = La partie commence quand { $count ->
        [one] la place ouverte est prise.
       *[other] les { $count } places ouvertes sont prises.
    }
new-watch-only = Tu ne prends pas de place : tu es l’hôte et tu regardes.

## On se réunit
gathering-title = On attend des joueurs
gathering-how = La partie commence quand toutes les places sont prises.
gathering-taken = { $taken } places sur { $count } sont prises.
seats-heading = Places
share-heading = Invite tes amis
share-how = Qui ouvre ce lien peut s’asseoir.
share-link = Le lien vers cette table
copy = Copier le lien
share-button = Partager …
share-text = Viens jouer à { $game } avec moi :
sit-heading = T’asseoir
sit-how = Un nom suffit ; pas besoin de compte.
sit-down = M’asseoir
sit-seat = Place
sit-any = n’importe quelle place libre
sit-watch = Tu regardes.
take-over = { $count ->
        [one] Une place s’est libérée. Qui s’assoit continue la partie à partir de là.
       *[other] { $count } places se sont libérées. Qui s’assoit continue la partie à partir de là.
    }
leave = Quitter la table
leave-sure = Pendant une partie, ta place reste à toi : reviens quand tu veux.
leave-seat = Rendre ma place
fill = Donner les places libres à des robots et commencer
host-tools = En tant qu’hôte
host-bots = Quel robot
host-seat = La place de { $player }
host-free-seat = La place { $number }, libre
to-bot = Donner à un robot
    .label = Donner à un robot : { $seat }
to-free = Libérer
    .label = Libérer : { $seat }
new-link = Nouveau lien
    .label = Un nouveau lien pour : { $seat }
new-link-how = Le nouveau lien pour : { $seat }. L’ancien n’ouvre plus rien. Envoie-le à la personne qui joue là.
my-link = Le lien de ma place
my-link-how = Avec ce lien, tu continues sur un autre appareil. Garde-le pour toi.
is-host = hôte
is-bot = robot
is-here = présent
is-away = absent

## En jeu
your-turn = À toi de jouer
your-turn-title = ● À toi : { $game }
told-turn = À toi de jouer. { $prompt }
hurry = Montrer le dernier état
choices-heading = Tes choix
choices-none = Rien à choisir pour l’instant.
choices-filter = Trouver un choix
choices-count = { $count ->
        [one] un choix
       *[other] { $count } choix
    }
choices-found = { $found } choix sur { $count }
choices-nothing = Aucun choix ne s’appelle ainsi.
chosen-heading = Choisi
confirm = Confirmer
sending = En route …
waiting-line = Choisi, pas encore envoyé : { $choice }
undo-free = Reprendre
    .how = librement
undo-asks = Demander à reprendre
    .how = avec l’accord de { $players }
consent-asks = { $player } voudrait reprendre une action. Es-tu d’accord ?
consent-waits = Tu as demandé à reprendre. On attend { $players }.
consent-others = { $player } a demandé à reprendre. On attend { $players }.
agree = D’accord
refuse = Refuser
board-heading = Plateau
board-none = Ce jeu n’a pas encore de plateau dessiné. Tout se joue depuis la liste.
board-failed = Le plateau n’a pas pu être chargé. Tout se joue depuis la liste ; recharge la page pour réessayer.
around-heading = Autour de la table
points-short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
log-heading = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-back = repris
log-newest = À la dernière ligne
chat-say = Dire quelque chose
chat-send = Envoyer
tabs = Sous le plateau
tab-choices = Choix
tab-log = Journal
tab-people = Table
menu = Menu
menu-table = Menu de la table
watch-link = Le lien pour regarder
watch-text = Regarde notre partie de { $game } :
notice-close = Fermer

## La fin
scores-heading = Scores
scores-so-far = Points actuels
total = total
source = Points pour
unknown-points = ?
unknown-points-long = inconnu de toi
rematch = Rejouer
rematch-join = Rejoindre la revanche
rematch-how = Les mêmes personnes, une nouvelle table.
download = Télécharger la partie
download-name = westbound-{ $table }.jsonl
as-replay = Revoir la partie
back-to-table = Retour à la table

## Revoir
replay-title = Revoir la partie
replay-start = Au début
replay-back = Un moment en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un moment en avant
replay-end = À la fin
replay-moment = Moment
replay-moment-of = Moment { $moment } sur { $count }
replay-turn = Aller au tour
replay-turn-of = { $number }. { $turn }
replay-keys = Les flèches avancent et reculent, Espace lance la lecture.
replay-setup = Mise en place

## Connexion
connection-first = En route vers la table …
connection-title = Connexion perdue.
connection-retry = { $seconds ->
        [0] Nouvel essai …
       *[other] Nouvel essai dans { $seconds } s.
    }
connection-now = Essayer maintenant
connection-back = La connexion est rétablie.
connection-kept = Rien n’est perdu : ce que tu as choisi part dès que la connexion revient.
not-sent = La partie a continué avant l’envoi ; ceci n’a donc pas été fait : { $choice }
not-sent-other = La partie a continué avant l’envoi ; ce n’est donc pas fait.
withdraw = Ne pas envoyer
reload = Recharger la page

## Ce qui peut clocher
trouble-missing = Il n’y a rien ici
trouble-missing-what = Aucune page n’a cette adresse. Peut-être qu’une partie du lien a été coupée.
trouble-no-table = Cette table n’existe pas
trouble-no-table-what = Peut-être qu’une partie du lien a été coupée : demande à qui te l’a envoyé de le renvoyer.
trouble-no-watchers = Ici, personne ne regarde
trouble-no-watchers-what = À cette table, seuls ceux qui jouent peuvent voir. Si une place est à toi, ouvre la table avec le lien de ta place.
trouble-wrong-key = Ce lien n’ouvre aucune place
trouble-wrong-key-what = L’hôte a fait un nouveau lien pour cette place ou l’a donnée à quelqu’un d’autre, ou une partie du lien a été coupée. Demande-lui le nouveau, ou regarde.
trouble-watch-instead = Regarder sans place
trouble-server = Le serveur ne répond pas
trouble-server-what = Peut-être qu’il redémarre, ou que cet appareil est hors ligne. Tes parties sont gardées sur le serveur.
trouble-outdated = Cette page est trop ancienne
trouble-outdated-what = Le serveur a été renouvelé depuis. Recharge la page ; ta place est gardée.
trouble-replay = Cette partie ne peut pas être montrée
trouble-replay-what = Elle n’a pas encore commencé, ou on ne peut pas la voir sans place. Réessaie plus tard, ou va à la table.
trouble-start = Vers l’accueil

## Refus
refused-malformed = Le serveur n’a pas compris cette page. Recharge-la ; si cela n’aide pas, dis-le à qui gère le serveur : { $reason }
refused-too-large = C’était trop long.
refused-too-fast = C’était trop rapide. Attends un instant, puis réessaie.
refused-no-table = Cette table n’existe pas.
refused-no-watchers = À cette table, personne ne peut regarder.
refused-wrong-key = Le lien de cette place n’est plus valable. Demandes-en un nouveau à l’hôte.
refused-not-yours = Ce n’est pas à toi de le faire.
refused-not-now = Ce n’est pas possible maintenant.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde à nouveau, puis choisis.
refused-illegal = Les règles ne le permettent pas.
refused-unavailable = Le serveur n’a pas pu le noter, il ne s’est donc rien passé. Réessaie.
refused-outdated = Le serveur parle une langue plus récente que cette page. Recharge la page.
refused-offline = Le serveur ne répond pas. Réessaie dans un instant.
refused-name = Ce nom ne convient pas. Choisis-en un autre.

## Le journal de la table
table-sat = { $player } s’assoit.
    .you = Tu t’assois.
table-came-back = { $player } est de retour.
    .you = Te revoilà.
table-left = { $player } quitte la table.
    .you = Tu quittes la table.
table-rekeyed = La place de { $player } reçoit un nouveau lien.
    .you = Ta place reçoit un nouveau lien.
table-replaced = Un robot prend la place de { $player }.
    .you = Un robot prend ta place.
table-freed = La place de { $player } devient libre.
    .you = Ta place devient libre.
table-begun = La partie commence.
table-asked = { $player } demande à reprendre une action.
    .you = Tu demandes à reprendre une action.
table-agreed = { $player } est d’accord.
    .you = Tu es d’accord.
table-disagreed = { $player } n’est pas d’accord ; rien n’est repris.
    .you = Tu n’es pas d’accord ; rien n’est repris.
table-took-back = { $player } reprend une action.
    .you = Tu reprends une action.
table-rematched = { $player } ouvre une table pour rejouer.
    .you = Tu ouvres une table pour rejouer.
table-said = { $player } : { $text }
    .you = Toi : { $text }

## Éditions
trouble-edition = Cette édition n’existe pas
trouble-edition-what = Elle n’est pas dans ce navigateur, ou le serveur ne la connaît pas. Demande son fichier et ouvre-le.
editions-title = Éditions
editions-intro = Tu possèdes un jeu imprimé ? Saisis ici sa carte et ses cartes à jouer, une seule fois, et joue dessus avec tout le monde. Une édition est un fichier que tu peux partager.
editions-ours = Nos éditions
editions-ours-how = Tout ce qu’elles contiennent est de nous. Pars de l’une d’elles et change ce qui est différent dans ta boîte.
editions-begin = En faire une pareille
    .label = Faire une édition de { $game }
editions-mine = Dans ce navigateur
editions-none = Il n’y en a pas encore.
edition-new-name = Mon édition
edition-open = Ouvrir un fichier…
edition-open-how = Une édition reçue d’une autre personne, ou que tu as enregistrée.
edition-unreadable = Ce n’est pas une édition : { $reason }
edition-playable = prête à être jouée
edition-draft = un brouillon
edition-edit = Modifier
    .label = Modifier { $name }
edition-drop = Oublier
    .label = Oublier { $name }
edition-play = Jouer dessus
    .label = Jouer sur { $name }
edition-of = une édition de { $game }
edition-of-table = Édition :
edition-which = Édition
edition-ours = La nôtre
edition-own = Faire sa propre édition
edition-undo = Annuler
edition-redo = Rétablir
edition-save = Enregistrer dans un fichier
edition-parts = Parties de l’édition
edition-offline = Vérification impossible : le serveur ne répond pas. Ton brouillon reste dans ce navigateur.
edition-checking = Vérification…
edition-wrong = { $count ->
        [one] Une chose ne va pas encore avec la règle du jeu.
       *[other] { $count } choses ne vont pas encore avec la règle du jeu.
    }
edition-wrong-here = à corriger ici
edition-right = Tout va : on peut jouer dessus.
edition-preview = Image
edition-preview-later = Le plateau sera dessiné ici dès que tout ira.
edition-preview-alt = Le plateau pour { $players } personnes
edition-name = Nom
edition-belongs = Appartient à
edition-from = De
edition-to = À
edition-number = Numéro
edition-deeds = Ce qu’on peut faire
edition-rows = { $count }
edition-add = Ajouter une ligne
edition-paste = On peut coller dans toute case des lignes copiées d’un tableur.
edition-duplicate = Dupliquer
    .label = Dupliquer { $name }
edition-remove = Supprimer
    .label = Supprimer { $name }
edition-removed = { $name } est supprimé.
edition-draw = Dessiner
edition-map = Carte
edition-tool = Outil
edition-tool-move = Déplacer
    .how = Fais glisser un point, ou déplace-le avec les flèches (plus loin avec Maj). Suppr le supprime.
edition-tool-add = Ajouter
    .how = Clique là où le nouveau point doit être.
edition-tool-connect = Relier
    .how = Choisis deux points l’un après l’autre : une ligne les relie, ou disparaît s’il y en a une.
edition-kind = Quoi
edition-add-middle = Ajouter au milieu
edition-border = Sommets de
edition-zoom = Taille
edition-point = { $name }, en { $x }, { $y }
edition-corner = Sommet { $number } de { $name }, en { $x }, { $y }
edition-nothing-chosen = Rien n’est choisi.
edition-added = Nouveau : { $what }, en { $x }, { $y }.
edition-connect-from = De { $name } à…
edition-connected = { $from } et { $to } sont reliés.
edition-cut = { $from } et { $to } ne sont plus reliés.
edition-no-line = { $from } et { $to } ne peuvent pas être reliés.
