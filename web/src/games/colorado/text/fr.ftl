# Colorado sur la page : français

pitch = Demande la carte qu’il te faut, déclenche des réactions en chaîne sur ta carte et vise les sept médailles.
drawn-middle = Milieu de la table
drawn-my-sheet = Ma Feuille de Route
drawn-zoom-in = Agrandir
drawn-zoom-out = Réduire
drawn-or = ou
drawn-done = Terminé
drawn-in-hand = Cartes en main
drawn-medals = Médailles gagnées ; la septième met fin à la partie
drawn-last-turn = Le dernier tour est fini !

## L’appel
drawn-caller = Le Causeur : il demande une carte ce tour-ci
drawn-asks = { $caller } demande à { $giver }
drawn-called = Carte du tour
drawn-whom = À qui demandes-tu, et quelle carte ?
drawn-lies-there = Tu l’as déjà devant toi.
drawn-not-there = Pas dans cette main : dit au tour { $turn }.
drawn-drawn-since =
    { $count ->
        [one] Non au tour { $turn }, mais une carte piochée depuis.
       *[other] Non au tour { $turn }, mais { $count } cartes piochées depuis.
    }
drawn-heard = ✗ pas dans cette main  ? non, mais a pioché depuis
drawn-deeds = { $player }, en dernier
drawn-held =
    { $count ->
        [one] Tu en as une en main.
       *[other] Tu en as { $count } en main.
    }

## Les actions
drawn-nugget = Prendre une pépite
drawn-buy = Poser une carte en payant sa valeur
drawn-draw = Piocher 3 cartes
drawn-swap = Défausser une paire, poser une carte
drawn-step = Cocher une étape d’une région
drawn-rail = Cocher l’étape suivante du chemin de fer

## Ce que déclenche un choix
drawn-sets = Déclenche :
drawn-sets-hint = Pointe une option, ou garde le doigt dessus, pour voir ce qu’elle déclenche.
drawn-sets-pay =
    { $amount ->
        [one] payer { $amount } pépite
       *[other] payer { $amount } pépites
    }
drawn-sets-pair = défausser une paire
drawn-sets-all = tout le monde agit
drawn-sets-twice = le Causeur la défausse et prend une pépite
drawn-sets-family = famille complète : une découverte à la fin du tour
drawn-sets-their-family = complète une famille du Causeur
drawn-sets-nothing = plus rien à découvrir
drawn-sets-full = déjà pleine : rien ne se passe
drawn-sets-box = case { $box } sur { $boxes }
drawn-sets-zone =
    { $points ->
        [one] case { $box } sur { $boxes } : { $points } point en tout
       *[other] case { $box } sur { $boxes } : { $points } points en tout
    }
drawn-sets-medal =
    { $points ->
        [one] médaille : { $points } point
       *[other] médaille : { $points } points
    }
drawn-sets-no-medal = plus de médaille
drawn-sets-end = ta septième : dernier tour !

## Ce que signifient les symboles
symbol-nuggets = { duo-nuggets } : { duo-nuggets.does }
symbol-cards = { duo-cards } : { duo-cards.does }
symbol-check = { duo-check } : { duo-check.does }
symbol-nugget = Pépite : prends-en une, ou paie avec elle ; une carte en coûte autant que sa valeur.
symbol-buy = Pose une carte de ta main en payant sa valeur ; elle t’offre l’une de ses deux actions.
symbol-draw = Pioche trois cartes.
symbol-swap = Pose une carte sans payer et défausses-en deux autres de même couleur ; elle t’offre l’une de ses deux actions.
symbol-step = Coche une étape d’une région que tu as découverte ; son icône agit tout de suite.
symbol-rail = Coche la prochaine étape du chemin de fer ; son icône agit tout de suite.
symbol-tipi = { icon-tipi } : { icon-tipi.does }
symbol-saloon = { icon-saloon } : { icon-saloon.does }
symbol-wanted = { icon-wanted } : { icon-wanted.does }
symbol-free-play = { icon-free-play } : pose une carte de ta main sans payer ; elle t’offre l’une de ses deux actions.
symbol-discovery = { icon-discovery } : { icon-discovery.does }
symbol-flag-village = { zone-village } : { zone-village.does }
symbol-flag-desert = { zone-desert } : { zone-desert.does }
symbol-flag-lake = { zone-lake } : { zone-lake.does }
symbol-flag-forest = { zone-forest } : { zone-forest.does }
symbol-mountain = Montagne : les régions de part et d’autre ne sont pas voisines.
symbol-railroad =
    Chemin de fer : coché de gauche à droite. Après un aiguillage, l’autre embranchement est fermé ; l’extrémité rapporte une
    médaille.
symbol-medal = Médaille : elle vaut les points inscrits. La septième d’un joueur met fin à la partie.
symbol-caller = { drawn-caller }.
symbol-hand = Cartes en main : tout le monde en voit le nombre, seul leur propriétaire voit lesquelles.
symbol-pile = Pioche : quand elle est vide, la défausse est mélangée.
symbol-reserve = Réserve : les pépites à prendre ; celles qu’on paie y retournent.
symbol-discards = Défausse : visible de tous, et la prochaine pioche.
symbol-pickaxe = Rouge, la famille de la chercheuse d’or : { duo-nuggets }.
symbol-key = Vert, la famille du banquier : { duo-nuggets }.
symbol-lasso = Gris, la famille de la cowgirl : { duo-cards }.
symbol-bottle = Violet, la famille du barman : { duo-cards }.
symbol-pitchfork = Bleu, la famille de la pionnière : { duo-check }.
symbol-trap = Orange, la famille du trappeur : { duo-check }.
symbol-donkey = { card-red-2.thing } : { color-red.plain }, valeur 2.
symbol-gold-digger = { card-red-3.thing } : { color-red.plain }, valeur 3.
symbol-stagecoach = { card-green-2.thing } : { color-green.plain }, valeur 2.
symbol-banker = { card-green-3.thing } : { color-green.plain }, valeur 3.
symbol-horse = { card-grey-2.thing } : { color-grey.plain }, valeur 2.
symbol-cowgirl = { card-grey-3.thing } : { color-grey.plain }, valeur 3.
symbol-saloon-wagon = { card-violet-2.thing } : { color-violet.plain }, valeur 2.
symbol-barkeeper = { card-violet-3.thing } : { color-violet.plain }, valeur 3.
symbol-wagon = { card-blue-2.thing } : { color-blue.plain }, valeur 2.
symbol-pioneer = { card-blue-3.thing } : { color-blue.plain }, valeur 3.
symbol-mule = { card-orange-2.thing } : { color-orange.plain }, valeur 2.
symbol-trapper = { card-orange-3.thing } : { color-orange.plain }, valeur 3.
symbol-sign-campfire = { player-campfire } : le signe d’un joueur, devant ses lignes du Tableau des Primes.
symbol-sign-wheel = { player-wheel } : le signe d’un joueur, devant ses lignes du Tableau des Primes.
symbol-sign-horseshoe = { player-horseshoe } : le signe d’un joueur, devant ses lignes du Tableau des Primes.
symbol-sign-barrel = { player-barrel } : le signe d’un joueur, devant ses lignes du Tableau des Primes.
## Le formulaire d’une édition
edition-leaf-edition = Édition et primes
edition-leaf-map = Carte
edition-section-regions = Régions
    .one = région
    .hint = Deux villages, trois déserts, quatre lacs, quatre forêts.
edition-section-steps = Étapes
    .one = étape
    .hint = Trois à huit par région ; chacune mène au drapeau, directement ou par d’autres.
edition-section-adjacent = Voisinages
edition-section-mountains = Montagnes
edition-section-railroad = Chemin de fer
    .one = étape du chemin de fer
    .hint = De gauche à droite, avec deux aiguillages, jusqu’à une dernière étape.
edition-section-station = Bout du chemin de fer
edition-section-zones = Totaux au-dessus des cases
edition-section-zone-medals = Médailles des zones
edition-section-tipi = Piste Tipi
    .hint = Une icône par case ; – signifie aucune.
edition-section-saloon = Piste Saloon
edition-section-wanted = Piste Wanted
edition-column-kind = Type
edition-column-flag = Drapeau
edition-column-medal = Médaille
edition-column-shape = Sommets
edition-column-at = Lieu
edition-column-icon = Icône
edition-column-links = Relié à
edition-column-between = Entre
edition-column-next = Mène à
edition-column-village = Village
edition-column-desert = Désert
edition-column-lake = Lac
edition-column-forest = Forêt
edition-column-icons = Icônes
edition-column-medals = Médailles

## Le guide pour débuter
guide-goal = Explore le Colorado et gagne des médailles : dès que quelqu’un en a sept, la partie s’arrête, et le plus de points gagne.
guide-prompt = À chaque tour, le Causeur demande une carte à quelqu’un. Tout le monde se sert de la carte donnée.
guide-hand = Ta main. Trois cartes d’une famille découvrent une nouvelle région.
guide-map = Ta Feuille de Route. Coche des étapes et termine des régions pour gagner des médailles.
