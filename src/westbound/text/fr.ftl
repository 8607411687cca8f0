# Textes de tous les jeux : français. Formes d’une phrase : .you (la première personne nommée), .to-you (une autre).

## Joueurs et bourses
player-red = Rouge
player-blue = Bleu
player-green = Vert
player-yellow = Jaune
player-chance = le hasard
purse-bank = la banque

## Liaisons et nombres
list-comma = { $list }, { $last }
list-and = { $list } et { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deed-effects = { $deed } : { $effects }.

## Les robots : leurs noms, et comment ils jouent
bot-random = Vagabond
    .character = joue au hasard
bot-greenhorn = Pied-tendre
    .character = se trompe de bon cœur
bot-greedy = Négociant
    .character = vise les gains rapides
bot-scout = Éclaireur
    .character = vite, et chaque point compte
bot-marshal = Marshal
    .character = prévoit ses coups
bot-legend = Légende
    .character = voit très loin : donne tout
level = { $level } · { $bot } – { $character }

## Attente
waiting =
    { $count ->
        [one] { $who } choisit : { $step }
       *[other] { $who } choisissent : { $step }
    }
waiting-chance = Le hasard décide ({ $step })
thinking =
    { $count ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }

## Ce qu’un choix déclencherait
foresight-nothing = Rien d’autre que le choix lui-même.
foresight-then = Ensuite : { $what }
foresight-or = Ou : { $what }
foresight-secret = La suite dépend de quelque chose de caché.
hint-where = Regarde ce qui est éclairé.
hint-where-pass = Demande-toi si ça vaut la peine d’en faire plus.
hint-compare = Compare « { $one } » et « { $other } ».
hint-think = Regarde bien « { $thing } ».
hint-chance = { $win } % de chances de gagner, au lieu de { $other } % avec le meilleur des autres choix.
hint-even = { $win } % de chances de gagner ; le meilleur des autres choix se vaut.
hint-against = L’autre choix, « { $choice } » : { $what }
argument-against = L’autre choix : { $what }
hint-no-reason = Il n’y a pas de raison simple : c’est ce qui réussit le mieux quand on joue beaucoup de parties à partir d’ici.

## La fin
won = { $who } gagne.
    .you = Tu gagnes.
won-together = { $who } se partagent la victoire.
    .you = Tu partages la victoire avec { $who }.
won-with-points = { $who } gagne avec { points }.
    .you = Tu gagnes avec { points }.
won-together-with-points = { $who } se partagent la victoire avec { points } chacun.
    .you = Tu partages la victoire avec { $who } : { points } chacun.

## Ce que disent la plupart des jeux
term-player = Joueur
    .many = Joueurs
term-point = Point
    .many = Points
term-since-turn = Depuis ton tour
term-price = Prix
term-winner = Vainqueur
    .many = Vainqueurs
term-decides = Choisit
term-game-over = Fin de partie
term-you = toi
term-fact = { $what } : { $fact }
action-pass = Passer
game-over = La partie est finie.
begins = { $player } commence.
    .you = Tu commences.
action-first = { $player } commence
help-pass = Ne fais rien ici et continue.

## Ce qui ne va pas dans une édition
wrong-near = { $sentence } ; peut-être « { $near } » ?
wrong-span = { $least } à { $most }
wrong-missing = manquant
wrong-unknown-key = clé inconnue
wrong-same = { $count } d’entre eux sont « { $value } »
wrong-text = doit être un texte
wrong-text-long = doit être un texte d’une ligne, de { $most } lettres au plus
wrong-label = doit avoir de 1 à { $most } lettres
wrong-number = doit être un nombre entier
wrong-number-large = doit être un nombre entier de { $most } au plus
wrong-list = doit être une liste
wrong-texts = doit être une liste de textes
wrong-texts-long = doivent être des textes d’une ligne, de { $most } lettres au plus
wrong-table = doit être une table
wrong-tables = doit être une liste de tables
wrong-list-long = { $count } en tout ; il y a de la place pour { $most }
wrong-count = { $count } en tout ; la boîte en contient { $wanted }
wrong-name = « { $name } » n’est pas un nom valable : utilise des minuscules, des chiffres et _
wrong-our-name = « { $name } » est notre propre édition ; choisis un autre nom
wrong-off-map = { $at } n’est pas sur la carte, large de { $width } et haute de { $height }
wrong-toml = pas un fichier TOML
wrong-toml-at = pas un fichier TOML : il y a une faute à la ligne { $line }, colonne { $column }
wrong-nested = trop de niveaux : la ligne { $line } a plus de { $most } points
wrong-no-edition = { $why } ; nos éditions sont : { $ours }
wrong-file = impossible à lire : { $why }
wrong-no-game = n’appartient à aucun jeu ; les jeux sont { $games }
wrong-words-number = « { $sentence } » : « { $word } » doit être un nombre de 1 à { $most }
wrong-words-list = « { $sentence } » : « { $word } » n’y a pas sa place
wrong-words-early = « { $sentence } » : finit trop tôt ; le plus proche est « { $pattern } »
wrong-words-unfit = « { $sentence } » : « { $word } » ne convient pas ; le plus proche est « { $pattern } »
