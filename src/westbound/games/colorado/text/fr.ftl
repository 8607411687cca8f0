# Colorado : français

title = Colorado
summary =
    Tu explores l’Ouest avec un feutre et une main de cartes. À chaque tour, le Causeur demande une carte à quelqu’un,
    et quelle que soit la carte donnée, chacun fait l’une de ses deux actions : gagner des pépites, piocher ou poser des
    cartes, cocher des étapes de sa Feuille de Route. Les trois cartes d’une famille ouvrent une nouvelle région. Les
    régions complètes, le chemin de fer et les pistes du Tableau des Primes rapportent des médailles ; la septième
    médaille d’un joueur met fin à la partie. Médailles et régions découvertes comptent. Qui a le plus de points
    l’emporte.

## Joueurs
player-campfire = Feu de camp
player-wheel = Roue
player-horseshoe = Fer à cheval
player-barrel = Tonneau

## Couleurs des cartes, une par famille
color-red = Rouge
    .plain = rouge
    .family = la famille rouge
    .duo = { duo-nuggets }
color-green = Vert
    .plain = vert
    .family = la famille verte
    .duo = { duo-nuggets }
color-grey = Gris
    .plain = gris
    .family = la famille grise
    .duo = { duo-cards }
color-violet = Violet
    .plain = violet
    .family = la famille violette
    .duo = { duo-cards }
color-blue = Bleu
    .plain = bleu
    .family = la famille bleue
    .duo = { duo-check }
color-orange = Orange
    .plain = orange
    .family = la famille orange
    .duo = { duo-check }

## Cartes : outil, moyen de transport et personnage de chaque famille
card-red-1 = 1 rouge (pioche)
    .plain = 1 rouge (pioche)
    .the = le 1 rouge (pioche)
    .thing = Pioche
card-red-2 = 2 rouge (âne)
    .plain = 2 rouge (âne)
    .the = le 2 rouge (âne)
    .thing = Âne
card-red-3 = 3 rouge (chercheuse d’or)
    .plain = 3 rouge (chercheuse d’or)
    .the = le 3 rouge (chercheuse d’or)
    .thing = Chercheuse d’or
card-green-1 = 1 vert (clé du coffre)
    .plain = 1 vert (clé du coffre)
    .the = le 1 vert (clé du coffre)
    .thing = Clé du coffre
card-green-2 = 2 vert (diligence)
    .plain = 2 vert (diligence)
    .the = le 2 vert (diligence)
    .thing = Diligence
card-green-3 = 3 vert (banquier)
    .plain = 3 vert (banquier)
    .the = le 3 vert (banquier)
    .thing = Banquier
card-grey-1 = 1 gris (lasso)
    .plain = 1 gris (lasso)
    .the = le 1 gris (lasso)
    .thing = Lasso
card-grey-2 = 2 gris (cheval)
    .plain = 2 gris (cheval)
    .the = le 2 gris (cheval)
    .thing = Cheval
card-grey-3 = 3 gris (cowgirl)
    .plain = 3 gris (cowgirl)
    .the = le 3 gris (cowgirl)
    .thing = Cowgirl
card-violet-1 = 1 violet (bouteille)
    .plain = 1 violet (bouteille)
    .the = le 1 violet (bouteille)
    .thing = Bouteille
card-violet-2 = 2 violet (saloon ambulant)
    .plain = 2 violet (saloon ambulant)
    .the = le 2 violet (saloon ambulant)
    .thing = Saloon ambulant
card-violet-3 = 3 violet (barman)
    .plain = 3 violet (barman)
    .the = le 3 violet (barman)
    .thing = Barman
card-blue-1 = 1 bleu (fourche)
    .plain = 1 bleu (fourche)
    .the = le 1 bleu (fourche)
    .thing = Fourche
card-blue-2 = 2 bleu (chariot)
    .plain = 2 bleu (chariot)
    .the = le 2 bleu (chariot)
    .thing = Chariot
card-blue-3 = 3 bleu (pionnière)
    .plain = 3 bleu (pionnière)
    .the = le 3 bleu (pionnière)
    .thing = Pionnière
card-orange-1 = 1 orange (piège à ours)
    .plain = 1 orange (piège à ours)
    .the = le 1 orange (piège à ours)
    .thing = Piège à ours
card-orange-2 = 2 orange (mule)
    .plain = 2 orange (mule)
    .the = le 2 orange (mule)
    .thing = Mule
card-orange-3 = 3 orange (trappeur)
    .plain = 3 orange (trappeur)
    .the = le 3 orange (trappeur)
    .thing = Trappeur

## Duos d’actions ; .word permet aux textes de les distinguer
duo-nuggets = Pépites
    .word = nuggets
    .does = Prends 1 pépite, ou pose une carte de ta main en payant sa valeur en pépites.
duo-cards = Cartes
    .word = cards
    .does = Pioche 3 cartes, ou défausse deux cartes de même couleur et pose une troisième carte sans payer.
duo-check = Cocher
    .word = check
    .does = Coche une étape d’une région découverte, ou la prochaine étape du chemin de fer.

## Icônes des étapes et des cases
icon-none = Sans icône
    .word = none
    .plain = sans icône
    .does = Rien ne se passe, mais l’étape compte pour la région.
icon-nuggets = Pépites
    .word = nuggets
    .plain = Pépites
    .does = { duo-nuggets.does }
icon-cards = Cartes
    .word = cards
    .plain = Cartes
    .does = { duo-cards.does }
icon-tipi = Tipi
    .word = tipi
    .plain = tipi
    .does = { bounty-tipi.does }
icon-saloon = Saloon
    .word = saloon
    .plain = saloon
    .does = { bounty-saloon.does }
icon-wanted = Avis de recherche
    .word = wanted
    .plain = avis de recherche
    .does = { bounty-wanted.does }
icon-free-play = Carte gratuite
    .word = free-play
    .plain = carte gratuite
    .does = Pose une carte de ta main sans payer.
icon-discovery = Découverte
    .word = discovery
    .plain = découverte
    .does = Découvre une région voisine d’une région déjà découverte.

## Pistes du Tableau des Primes, et zones à médaille
bounty-tipi = Tipi
    .word = tipi
    .track = la piste Tipi
    .does =
    Coche une case de ta piste Tipi : d’abord celle du centre, puis une voisine d’une case cochée. Chaque extrémité rapporte
    une médaille.
bounty-saloon = Saloon
    .word = saloon
    .track = la piste Saloon
    .does = Coche la prochaine case de ta piste Saloon. La dernière rapporte une médaille.
bounty-wanted = Wanted
    .word = wanted
    .track = la piste Wanted
    .does = Coche la prochaine case de ta piste Wanted. La dernière rapporte une médaille.
bounty-desert = Déserts
    .word = desert
    .track = la zone des déserts
    .does = { zone-desert.does }
bounty-lake = Lacs
    .word = lake
    .track = la zone des lacs
    .does = { zone-lake.does }
bounty-forest = Forêts
    .word = forest
    .track = la zone des forêts
    .does = { zone-forest.does }

## Sortes de régions, et leurs zones
zone-village = Village
    .plain = village
    .many = Villages
    .zone = la zone des villages
    .does = Coche une case pour chaque village découvert ; les points au-dessus de la dernière comptent.
zone-desert = Désert
    .plain = désert
    .many = Déserts
    .zone = la zone des déserts
    .does =
    Coche une case pour chaque désert découvert ; les points au-dessus de la dernière comptent. Le premier à remplir sa ligne
    gagne la médaille.
zone-lake = Lac
    .plain = lac
    .many = Lacs
    .zone = la zone des lacs
    .does =
    Coche une case pour chaque lac découvert ; les points au-dessus de la dernière comptent. Le premier à remplir sa ligne
    gagne la médaille.
zone-forest = Forêt
    .plain = forêt
    .many = Forêts
    .zone = la zone des forêts
    .does =
    Coche une case pour chaque forêt découverte ; les points au-dessus de la dernière comptent. Le premier à remplir sa ligne
    gagne la médaille.

## D’où viennent les points et les médailles
source-village = villages
source-desert = déserts
source-lake = lacs
source-forest = forêts
source-medals = médailles
source-tipi = piste Tipi
source-saloon = piste Saloon
source-wanted = piste Wanted
source-railroad = chemin de fer

## Combien
nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
price =
    { $price ->
        [one] { $price } pépite
       *[other] { $price } pépites
    }
amount-nuggets =
    { $amount ->
        [one] { $amount } pépite
       *[other] { $amount } pépites
    }
amount-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
amount-medals =
    { $amount ->
        [one] { $amount } médaille
       *[other] { $amount } médailles
    }
held-cards =
    { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }
region-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
gain-points =
    { $gain ->
        [one] { $gain } point de plus
       *[other] { $gain } points de plus
    }

## Termes, en tête de ligne
term-action = Action
    .many = Actions
term-area = Zone de jeu
    .many = Zones de jeu
term-asked = Carte demandée
term-board = Tableau des Primes
term-box = Case
    .many = Cases
term-call = Appel
term-called = Carte donnée au Causeur
term-caller = Causeur
term-card = Carte
    .many = Cartes
term-color = Couleur
    .many = Couleurs
term-discards = Défausse
term-duo = Duo d’actions
    .many = Duos d’actions
term-family = Famille
    .many = Familles
term-flag = Drapeau
    .many = Drapeaux
term-hand = Main
    .many = Mains
term-icon = Icône
    .many = Icônes
term-medal = Médaille
    .many = Médailles
term-medals-left = Médailles restantes
term-mountain = Montagne
    .many = Montagnes
term-nugget = Pépite
    .many = Pépites
term-pile = Pioche
term-railroad = Chemin de fer
term-region = Région
    .many = Régions
term-reserve = Pépites de la réserve
term-sheet = Feuille de Route
    .many = Feuilles de Route
term-step = Étape
    .many = Étapes
term-switch = Aiguillage
    .many = Aiguillages
term-track = Piste
    .many = Pistes
term-turn = Tour
    .many = Tours
term-value = Valeur
    .many = Valeurs
term-zone = Zone
    .many = Zones

## Termes dans la ligne
term-closed = hors d’atteinte
term-complete = complète
term-discovered = découverte
term-empty = vide
term-nobody = personne
term-nothing = rien
term-open = accessible
term-secret = secret
term-ticked = cochée
term-of = { $count } sur { $most } cochées

## Étapes du tour
step-first-caller = premier Causeur
step-dealing = distribution des cartes
step-laying-first = première carte de chacun
step-choosing-villages = choix des villages
step-choosing-village = choix du village
step-revealing = annonce des villages
step-calling = appel
step-giving = carte à donner
step-taking-at-random = carte au hasard
step-actions = actions
step-duo = une action
step-pairing = défausse d’une paire
step-drawing = pioche de cartes
step-ticking-tipi = piste Tipi
step-free-play = carte gratuite
step-discovering = découverte d’une région
step-families = familles complètes
step-family = familles complètes
step-refilling = main à compléter
step-scoring = décompte final

## Questions
prompt-choosing-villages = { prompt-choosing-village }
prompt-choosing-village = D’où part ton expédition ? Chacun choisit en secret, puis tous révèlent ensemble.
prompt-calling = Tu es le Causeur : demande à quelqu’un une carte que tu n’as pas déjà devant toi.
prompt-giving =
    { $answer ->
        [1] { $caller } demande { $card_the }. Tu l’as : donne-le.
        [2] { $caller } demande { $card_the }. Tu ne l’as pas : donne une carte de même couleur ou de même valeur.
        [3] { $caller } demande { $card_the }. Tu n’as ni la couleur ni la valeur : { $caller } prend une de tes
        cartes au hasard.
       *[other] { $caller } demande { $card_the }.
    }
prompt-actions = Chacun choisit l’une des deux actions de la carte.
prompt-duo =
    { $duo_word ->
        [nuggets] { $reserve ->
            [0] Poser une carte en payant sa valeur ? La réserve est vide. Tu as { nuggets }.
           *[other] Prendre une pépite, ou poser une carte en payant sa valeur ? Tu as { nuggets }.
        }
        [cards] { $drawable ->
            [0] Défausser deux cartes de même couleur pour en poser une troisième ? Il n’y a plus rien à piocher.
           *[other] Piocher, ou défausser deux cartes de même couleur pour en poser une troisième ?
        }
       *[check] Coche une étape dans une de tes régions ou sur le chemin de fer.
    }
prompt-pairing = Quelles cartes de même couleur défausses-tu pour poser { $laid_the } ?
prompt-ticking-tipi = Tipi : coches-tu la prochaine case à gauche ou à droite ?
prompt-free-play =
    { $layable ->
        [0] Tu ne peux poser aucune carte : toutes sont déjà dans ta zone de jeu.
       *[other] Poser une carte sans payer ? Elle t’offre l’une de ses deux actions.
    }
prompt-families = { prompt-discovering }
prompt-discovering = Quelle région découvres-tu ? Elle touche une des tiennes, sans montagne entre les deux.

## Actions ; .now se dit quand la table est connue
action-pass-duo = Ne pas poser de carte
action-pass-free-play = Ne pas poser de carte
action-ask = Demander { $card_the } à { $player }
    .now = Demander à { $player } ({ held-cards }) { $card_the } : { $duo }{ family-done }
action-give = Donner { $card_the }
    .now =
    Donner { $card_the } : { $duo }{ $twice ->
        [1]  ; { $caller } le défausse et prend une pépite
       *[other] { $whole ->
            [1]  ; { $caller } complète ainsi une famille
           *[other] {""}
        }
    }
action-nothing = Dire que tu n’as ni cette couleur ni cette valeur
    .now = Tu n’as ni cette couleur ni cette valeur : { $caller } prend une carte au hasard
action-nugget = Prendre une pépite
action-buy = Poser { $card_the } en payant sa valeur
    .now = Poser { $card_the } pour { price } : { $duo }{ family-done }
action-draw = Piocher des cartes
    .now =
    { $draws ->
        [one] Piocher { $draws } carte
       *[other] Piocher { $draws } cartes
    }
action-swap = Poser { $card_the } et défausser une paire
    .now = Défausser une paire et poser { $card_the } : { $duo }{ family-done }
action-pair = Défausser { $card_the } et { $other_the }
action-free = Poser { $card_the } sans payer
    .now = Poser { $card_the } sans payer : { $duo }{ family-done }
action-tick = Cocher l’étape { $number } ({ $region })
    .now = Cocher l’étape { $number } ({ $region }){ step-brings }
action-rail = Cocher l’étape { $rail } du chemin de fer
    .now =
    Cocher l’étape { $rail } du chemin de fer{ step-brings }{ $switch ->
        [1] {" "}(ferme l’autre embranchement)
       *[other] {""}
    }
action-left = Cocher la prochaine case Tipi à gauche
    .now = Cocher la case Tipi { $left_box }, à gauche{ left-brings }
action-right = Cocher la prochaine case Tipi à droite
    .now = Cocher la case Tipi { $right_box }, à droite{ right-brings }
action-discover = Découvrir { $region }
    .now = Découvrir { $region } ({ $zone_plain }, { region-steps }, médaille { $medal }){ flag-brings }
action-start = Point de départ : { $region }
    .now = Point de départ : { $region } ({ region-steps }, médaille { $medal })
action-first = { $player } est le premier Causeur
action-card = Piocher { $card_the }
action-take = Prendre { $card_the }
action-no-card = Il n’y a plus de carte

## Ce que rapporte une action
family-done =
    { $whole ->
        [1]  ; la famille est complète
       *[other] {""}
    }
step-brings =
    { $last ->
        [1]  : la dernière, médaille { $medal }{ $icon_word ->
            [none] {""}
           *[other] , puis { icon-brings }
        }
       *[other] { $icon_word ->
            [none] {""}
           *[other]  : { icon-brings }
        }
    }
icon-brings =
    { $icon_plain }{ $boxes ->
        [0] {""}
       *[other] {" "}({ $box ->
            [0] piste pleine
           *[other] case { $box }{ $other ->
                [0] {""}
               *[other] {" "}ou { $other }
            } sur { $boxes }{ box-brings }
        })
    }
box-brings =
    { $prize ->
        [0] {""}
       *[other] {""}, médaille { $prize }
    }{ $bonus_word ->
        [none] {""}
       *[other] {""}, { $bonus_plain }
    }
left-brings =
    { $left_medal ->
        [0] {""}
       *[other]  : médaille { $left_medal }
    }{ $left_word ->
        [none] {""}
       *[other]  : { $left_plain }
    }
right-brings =
    { $right_medal ->
        [0] {""}
       *[other]  : médaille { $right_medal }
    }{ $right_word ->
        [none] {""}
       *[other]  : { $right_plain }
    }
flag-brings =
    { $gain ->
        [0] {""}
       *[other]  : { gain-points }
    }{ $prize ->
        [0] {""}
       *[other] {""}, médaille de zone { $prize }
    }

## Remarques sur un choix
remark-all-in-sight = Tu vois tous les exemplaires de cette carte : { $player } ne peut pas l’avoir.
remark-denied = { $player } a dit ne pas l’avoir, et n’a rien pioché depuis.
remark-no-more-cards = Après cela, tu ne pourras plus payer aucune autre carte de ta main.
remark-seventh = C’est ta septième médaille : la partie se termine après ce tour.

## Arguments pour ou contre un choix, avant de choisir ou après la partie
argument-medal =
    { $count ->
        [one] Rapporte une médaille valant { $points } ({ $sources }).
       *[other] Rapporte { $count } médailles valant { $points } en tout ({ $sources }).
    }
argument-first-there =
    { $points ->
        [0] { $player } est à { box-count } de la même médaille : après ce tour, il n’en reste plus.
       *[other] { $player } est à { box-count } de la même médaille : après ce tour, la meilleure qui reste vaut
        { $points }.
    }
argument-ends =
    { $lead ->
        [0] C’est la septième médaille : la partie se termine après ce tour, pour l’instant à égalité avec le meilleur
        rival.
       *[other] C’est la septième médaille : la partie se termine après ce tour, pour l’instant avec { lead-points } { $ahead ->
            [1] d’avance
           *[other] de retard
        }.
    }
argument-points = Rapporte { gain-points } dans { $zones_zone }.
argument-step-nearer = Médaille valant { $points } ({ $source }) : encore { step-count }.
argument-box-nearer = Médaille valant { $points } ({ $source }) : encore { box-count }.
argument-leads-to = Ouvre la voie vers : { $icons_plain }.
argument-bonus =
    { $icon_word ->
        [free-play] Permet de poser une carte sans payer.
        [discovery] Fait découvrir une région.
       *[other] { $points ->
            [0] Coche une case Tipi, à gauche ou à droite{ $over_word ->
                [none] {""}
               *[other] {" "}(au mieux : { $over_plain })
            }.
           *[other] Coche une case Tipi, qui peut rapporter une médaille valant { $points }.
        }
    }
argument-action =
    { $whose ->
        [0] Offre une action : { $duo }.
        [1] L’action de chacun est alors : { $duo }.
       *[other] Si la carte est donnée, l’action de chacun est : { $duo }.
    }
argument-next-medal =
    Cocher rapporterait alors une médaille valant { $points }{ $last ->
        [1] , ce qui termine la partie
       *[other] {""}
    }.
argument-rival-medal =
    { $player } pourrait cocher aussi et gagner une médaille valant { $points }{ $last ->
        [1] , ce qui termine la partie
       *[other] {""}
    }.
argument-no-action = Pas de carte posée, donc pas d’action.
argument-price =
    { $poor ->
        [1] Coûte { price } et { nuggets-left } : trop peu pour toute autre carte en main.
       *[other] Coûte { price } et { nuggets-left }.
    }
argument-saves = Économise { price }.
argument-nugget =
    { $count ->
        [0] Rapporte une pépite : { $nuggets } en tout.
       *[other] Rapporte une pépite : { $nuggets } en tout, assez pour { $cards_the }.
    }
argument-family =
    { $count ->
        [3] Complète { $color_family } : une découverte à la fin du tour.
       *[other] C’est la deuxième carte de { $color_family }{ $held ->
            [1] , et la troisième est en main
           *[other] {""}
        }.
    }
argument-refill =
    { $cards ->
        [0] Vide la main, complétée à 3 cartes à la fin du tour.
        [one] Laisse { $cards } carte en main, complétée à 3 à la fin du tour.
       *[other] Laisse { $cards } cartes en main, complétée à 3 à la fin du tour.
    }
argument-draw =
    { $few ->
        [1] Pioche { amount-cards }, mais la main serait de toute façon complétée à 3 à la fin du tour.
       *[other] Pioche { amount-cards } : { $cards } en main.
    }
argument-loses =
    { $count ->
        [3] Se sépare d’une carte qui compléterait { $color_family } : { $card_the }.
       *[other] Se sépare d’une carte qui serait la deuxième de { $color_family } : { $card_the }.
    }
argument-spare = Facile à céder, car il y en a un autre exemplaire posé ou en main : { $cards_plain }.
argument-random = { $player } n’a rien de cette couleur ni de cette valeur : ce sera à coup sûr une carte au hasard.
argument-in-vain =
    { $unseen ->
        [0] Tous les exemplaires de cette carte sont visibles : { $player } ne peut pas l’avoir.
       *[other] { $player } a dit ne pas avoir cette carte, et n’a rien pioché depuis.
    }
argument-copies =
    { $copies ->
        [one] { $copies } exemplaire de cette carte n’est pas visible, et { $player } a { amount-held }.
       *[other] { $copies } exemplaires de cette carte ne sont pas visibles, et { $player } a { amount-held }.
    }
argument-otherwise =
    { $cards ->
        [1] La seule autre carte cachée de cette couleur ou valeur permet de cocher.
       *[other] { $checks ->
            [one] Parmi les { $cards } autres cartes cachées de cette couleur ou valeur, { $checks } permet de cocher.
           *[other] Parmi les { $cards } autres cartes cachées de cette couleur ou valeur, { $checks } permettent de cocher.
        }
    }
argument-wanted =
    { $count ->
        [3] Si elle est donnée, elle complète { $color_family }.
       *[other] Si elle est donnée, c’est la deuxième carte de { $color_family }.
    }
argument-rival-family =
    { $count ->
        [3] Complète { $color_family } de { $player }.
       *[other] C’est la deuxième carte de { $color_family } pour { $player }.
    }
argument-region = { $steps } étapes jusqu’à une médaille valant { $points }.
argument-icons =
    { $bare ->
        [0] Chacune de ses { $steps } étapes a une icône.
       *[other] { $count ->
            [one] { $count } de ses { $steps } étapes a une icône.
           *[other] { $count } de ses { $steps } étapes ont une icône.
        }
    }
argument-opens = Rend accessibles d’autres régions : { $regions }.
box-count =
    { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }
step-count =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
nuggets-left =
    { $nuggets ->
        [0] n’en laisse aucune
       *[other] en laisse { $nuggets }
    }
lead-points =
    { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
amount-held =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }

## Pourquoi quelque chose ne peut pas être choisi
reason-lies-there = Tu l’as déjà devant toi.
reason-empty-hand = { $player } n’a pas de cartes.
reason-ask-others = Tu ne peux demander qu’à quelqu’un d’autre.
reason-play-later = Tu ne peux pas poser de carte maintenant : on te demande autre chose.
reason-give-exactly = Tu as { $card_the } : c’est cette carte que tu dois donner.
reason-give-alike = Tu dois donner une carte de même couleur ou de même valeur que celle-ci : { $card_the }.
reason-no-partner = Tu n’as pas de deuxième carte de cette couleur.
reason-nuggets-short =
    { $short ->
        [one] Elle coûte { price } : il te manque { $short } pépite.
       *[other] Elle coûte { price } : il te manque { $short } pépites.
    }
reason-no-pair = Pour la poser, tu devrais défausser deux autres cartes de même couleur.
reason-check-plays-none = Avec cette action, tu coches une étape ; tu ne poses pas de carte.
reason-cannot-nugget = Il n’y a plus de pépites dans la réserve.
reason-cannot-draw = Il n’y a plus de cartes à piocher.
reason-cannot-buy = Tu n’as assez de pépites pour aucune de tes cartes.
reason-cannot-swap = En plus de la carte posée, il te faudrait deux cartes de même couleur.
reason-hand-empty = Tu n’as pas de cartes en main.
reason-nothing-new = Tu as déjà toutes tes cartes devant toi.
reason-cannot-tick = Aucune de tes régions n’a encore d’étape accessible.
reason-cannot-rail = Tu as atteint la fin du chemin de fer.
reason-no-village = Tout le monde part d’un village.
reason-complete = Tu as terminé cette région.
reason-steps-missing =
    { $count ->
        [one] Tu l’as découverte : encore { $count } étape pour sa médaille, qui vaut { $medal }.
       *[other] Tu l’as découverte : encore { $count } étapes pour sa médaille, qui vaut { $medal }.
    }
reason-discover-later = Tu découvres une région quand tu complètes une famille de cartes.
reason-mountain = Une montagne la sépare de tes régions.
reason-not-adjacent = Elle ne touche aucune de tes régions.
reason-ticked = Tu l’as déjà cochée.
reason-undiscovered = Tu dois d’abord découvrir cette région : { $region }.
reason-tick-later = On coche une étape avec l’action Cocher.
reason-not-linked = Coche d’abord une étape qui mène ici.
reason-branch-closed = Tu as pris l’autre embranchement : celui-ci est fermé.
reason-rail-order = Coche d’abord les étapes qui précèdent : le chemin de fer va de gauche à droite.
reason-track-full = Tu es au bout.
reason-medals-gone = Il n’y a plus de médaille ici.
reason-boxes-missing =
    { $count ->
        [one] Encore { $count } case pour la médaille, qui vaut { $medal }.
       *[other] Encore { $count } cases pour la médaille, qui vaut { $medal }.
    }
reason-rails-missing =
    { $count ->
        [one] Encore { $count } étape pour la médaille, qui vaut { $medal }.
       *[other] Encore { $count } étapes pour la médaille, qui vaut { $medal }.
    }

## Choses sur lesquelles on peut poser la question
duo-action-nugget = Prendre une pépite
duo-action-buy = Poser une carte en payant sa valeur
duo-action-draw = Piocher des cartes
duo-action-swap = Défausser une paire et poser une carte
duo-action-tick = Cocher une étape d’une région
duo-action-rail = Cocher une étape du chemin de fer
thing-rail = Étape { $rail } du chemin de fer
thing-source = Médaille : { $source }

## Journal : mise en place
begins = { $player } est le premier Causeur.
    .you = Tu es le premier Causeur.
hand-dealt = { $player } reçoit { amount-cards }.
    .you = Tu reçois { amount-cards }.
card-seen = { $player } pioche { $card_the }.
    .you = Tu pioches { $card_the }.
first-laid = { $player } commence avec { $card_the } dans sa zone de jeu.
    .you = Tu commences avec { $card_the } dans ta zone de jeu.
village-chosen = { $player } part en expédition : { $region }.
    .you = Tu pars en expédition : { $region }.

## Journal : l’appel
turn-of = Tour { $turn } : { $player } est le Causeur.
    .you = Tour { $turn } : tu es le Causeur.
asked = { $player } demande { $card_the } à { $giver }.
    .you = Tu demandes { $card_the } à { $giver }.
    .to-you = { $player } te demande { $card_the }.
gave = { $giver } donne { $card_the } à { $player }.
    .you = Tu donnes { $card_the } à { $player }.
    .to-you = { $giver } te donne { $card_the }.
has-none = { $giver } n’a ni la couleur ni la valeur demandées : { $card_plain }.
    .you = Tu n’as ni la couleur ni la valeur demandées : { $card_plain }.
taken = { $player } prend au hasard une carte à { $giver } : { $card_the }.
    .you = { $player } te prend une carte au hasard : { $card_the }.
    .to-you = Tu prends au hasard une carte à { $giver } : { $card_the }.
received = { $player } pose { $card_the } dans sa zone de jeu.
    .you = Tu poses { $card_the } dans ta zone de jeu.
duplicate = { $player } a déjà { $card_the } et le défausse.
    .you = Tu as déjà { $card_the } et le défausses.
nobody-to-ask = Personne n’a de carte que { $player } puisse demander : pas d’appel ce tour-ci.
    .you = Personne n’a de carte que tu puisses demander : pas d’appel ce tour-ci.

## Journal : les actions
nugget-taken = { $player } prend une pépite.
    .you = Tu prends une pépite.
no-nugget = La réserve est vide : pas de pépite pour { $player }.
    .you = La réserve est vide : pas de pépite pour toi.
paid = { $player } paie { amount-nuggets }.
    .you = Tu paies { amount-nuggets }.
laid = { $player } pose { $card_the }.
    .you = Tu poses { $card_the }.
pair-discarded = { $player } défausse { $card_the } et { $other_the }.
    .you = Tu défausses { $card_the } et { $other_the }.
drew-cards =
    { $amount ->
        [0] { $player } n’a plus de carte à piocher.
       *[other] { $player } pioche { amount-cards }.
    }
    .you =
    { $amount ->
        [0] Tu n’as plus de carte à piocher.
       *[other] Tu pioches { amount-cards }.
    }
reshuffled = La défausse devient la nouvelle pioche : { amount-cards }.
ticked = { $player } coche une étape : { $step }.
    .you = Tu coches une étape : { $step }.
rail-ticked = { $player } coche l’étape { $rail } du chemin de fer.
    .you = Tu coches l’étape { $rail } du chemin de fer.
track-ticked = { $player } coche la case { $box } sur { $track_track }.
    .you = Tu coches la case { $box } sur { $track_track }.
track-full = { $player } a déjà rempli { $track_track } : rien à cocher.
    .you = Tu as déjà rempli { $track_track } : rien à cocher.
discovered = { $player } découvre { $region }.
    .you = Tu découvres { $region }.
zone-ticked = { $player } avance dans { $zone_zone } : { points } désormais.
    .you = Tu avances dans { $zone_zone } : { points } désormais.
medal-won = { $player } gagne une médaille ({ $source }) : { points }.
    .you = Tu gagnes une médaille ({ $source }) : { points }.
passed = { $player } ne pose pas de carte.
    .you = Tu ne poses pas de carte.
nothing-to-do = { $player } ne peut rien faire ici.
    .you = Tu ne peux rien faire ici.

## Journal : fin du tour, fin de la partie
family-discarded = { $player } défausse { $color_family }.
    .you = Tu défausses { $color_family }.
nothing-near = { $player } n’a plus de région à découvrir.
    .you = Tu n’as plus de région à découvrir.
medals-closed =
    { $amount ->
        [one] Une médaille est prise : { $bounty }.
       *[other] { $amount } médailles sont prises : { $bounty }.
    }
caller-passes = { $player } est le prochain Causeur.
    .you = Tu es le prochain Causeur.
last-turn-over = Le tour { $turn } est terminé, et la partie avec lui.
scored-zones = { $player } marque { points } pour ses régions découvertes.
    .you = Tu marques { points } pour tes régions découvertes.
scored-medals = { $player } marque { points } pour { amount-medals }.
    .you = Tu marques { points } pour { amount-medals }.

## Le terminal
term-lost = perdue

## Que puis-je faire maintenant ?
help-pass =
    Ne pose aucune carte. Tu gardes tes cartes et ne perds que l’occasion. Rarement une bonne idée : une carte posée
    offre une action et te rapproche d’une famille.
help-pass-duo = Ne pose aucune carte et ne paie rien. Tu renonces à l’action de cette carte : réfléchis bien.
help-pass-free-play =
    Ne pose aucune carte et laisse passer la carte gratuite. Utile seulement si tu as besoin en main de tout ce que tu
    pourrais poser.
help-ask =
    Demande à un adversaire une carte qui n’est pas devant toi ; elle arrive dans ta zone de jeu. Elle, ou une autre de
    même couleur ou de même valeur, décide de ce que chacun fait : demande ce qui complète une famille, ou une couleur
    dont les actions t’arrangent.
help-give =
    Donne cette carte au Causeur. Chacun, toi aussi, fait ensuite l’une de ses deux actions : donne ce qui t’aide le
    plus maintenant, et regarde ce qu’elle complète chez le Causeur.
help-nothing =
    Dis que tu n’as ni la couleur ni la valeur. Le Causeur prend alors une de tes cartes au hasard, et tous savent ce
    que tu n’as pas.
help-nugget =
    Prends 1 pépite dans la réserve. C’est gratuit et paiera une carte plus tard : utile si tu n’as rien d’intéressant à
    poser.
help-buy =
    Pose cette carte et paie sa valeur en pépites. Elle t’offre tout de suite l’une de ses deux actions, et reste dans ta
    zone de jeu jusqu’à ce que sa famille soit complète.
help-draw =
    Pioche 3 cartes. C’est gratuit : utile avec une petite main, ou pour trouver la carte qui manque à une famille et des
    paires à défausser.
help-swap =
    Pose cette carte sans payer, et défausse deux autres cartes de même couleur. Elle t’offre l’une de ses deux
    actions : utile pour les cartes chères et avec une main pleine. Tu choisis la paire ensuite.
help-pair =
    Défausse ces deux cartes pour la carte que tu as posée ; elle t’offre alors son action. Laisse partir ce dont tes
    familles ont le moins besoin.
help-free =
    Pose cette carte sans rien payer. Elle t’offre l’une de ses deux actions : l’idéal pour une carte chère, ou pour une
    carte qui prolonge la chaîne.
help-tick =
    Coche cette étape ; son icône agit tout de suite. Quand toutes les étapes sont cochées, tu gagnes la médaille de la
    région. Regarde ce que l’icône déclenche, et quelles étapes elle ouvre.
help-rail =
    Coche la prochaine étape du chemin de fer ; son icône agit tout de suite. Après un aiguillage, l’autre embranchement est
    fermé. La dernière étape rapporte une médaille.
help-left =
    Coche la prochaine case de ta piste Tipi à gauche ; l’icône au-dessus agit tout de suite. L’extrémité rapporte la plus haute
    médaille restante.
help-right =
    Coche la prochaine case de ta piste Tipi à droite ; l’icône au-dessus agit tout de suite. L’extrémité rapporte la plus haute
    médaille restante.
help-discover =
    Coche le drapeau de cette région et la prochaine case de sa zone ; tu peux alors cocher ses étapes. Les déserts
    donnent des points, les lacs des icônes, et une région centrale ouvre la voie vers d’autres.
help-start =
    Ta première région : ses étapes sont les premières que tu peux cocher, et tu découvres ensuite ses voisines. Les
    autres ne voient ton choix que quand tout le monde a choisi.

## Ce qui ne va pas dans une édition
wrong-name-taken = « { $name } » est le nom d’une piste, d’une zone ou du chemin de fer ; choisis-en un autre
wrong-zone = il n’y a pas de type de région « { $kind } » ; les types sont { $kinds }
wrong-zone-count =
    { $count ->
        [one] { $zone } : { $count } région ; il y en a { $wanted }
       *[other] { $zone } : { $count } régions ; il y en a { $wanted }
    }
wrong-region = il n’y a pas de région « { $name } »
wrong-point = doit être un point, [x, y]
wrong-points = doit être une liste de points
wrong-corners-few = il faut au moins { $least } points
wrong-corners-many = { $count } points ; { $most } suffisent
wrong-pair = doit être une paire de régions
wrong-pairs = doit être une liste de paires de régions
wrong-pair-twice = nommée deux fois
wrong-pair-mountain = une montagne sépare ces deux régions ; elles ne sont donc pas voisines
wrong-steps = { $count } en tout ; une région en a { $wanted }
wrong-links = nomme les étapes reliées, par leur numéro, ou « flag »
wrong-link = il n’y a pas d’autre étape « { $step } » ; emploie 1 à { $most }, ou « flag »
wrong-step-reach = personne n’atteint cette étape : aucun chemin ne mène au drapeau
wrong-region-reach = depuis { $village }, on ne peut pas atteindre { $region }
wrong-mountains-few = { $count } en tout ; il y en a au moins { $least }
wrong-mountains-many = { $count } en tout ; il y en a au plus { $most }
wrong-villages = un village est dans la moitié haute de la carte, un dans la moitié basse
wrong-west-medal = le lac à l’ouest, { $region }, a une médaille de { $medal }
wrong-west-last = { $region } n’a pas d’étape « { $icon } » qui puisse être cochée en dernier
wrong-north = aucune ne sépare { $forest }, au nord, d’une région voisine de { $desert }, le désert du milieu
wrong-next = nomme les étapes qui suivent, par leur numéro, { $wanted }
wrong-next-twice = nomme une étape deux fois
wrong-next-last = rien ne suit la dernière étape : laisse ceci vide
wrong-rails = { $count } en tout ; le chemin de fer en a { $wanted }
wrong-rail-end = tous les embranchements mènent à une même dernière étape, où est la médaille
wrong-rail-reach = personne n’atteint cette étape : aucune autre n’y mène
wrong-switches =
    { $count ->
        [one] { $count } aiguillage ; il y en a { $wanted }, de deux embranchements chacun
       *[other] { $count } aiguillages ; il y en a { $wanted }, de deux embranchements chacun
    }
wrong-rail-icon = aucune étape du chemin de fer n’a « { $icon } »
wrong-tipi-medal = l’une d’elles vaut { $medal }
wrong-track-discovery = « { $icon } » est au-dessus d’une case de la piste Tipi ou de la piste Wanted
wrong-boxes =
    { $count ->
        [one] { $count } case ; cette piste en a { $wanted }
       *[other] { $count } cases ; cette piste en a { $wanted }
    }
wrong-saloon-icons = aucune icône n’est au-dessus de la piste Saloon
wrong-wanted-icons = une icône est au-dessus de la deuxième case de la piste Wanted, et aucune autre
wrong-medals = une piste a { $wanted } médailles
wrong-medals-order = la plus haute vient d’abord
wrong-medal = { $medal } ; une médaille vaut 1 à { $most }
wrong-icon = aucune icône « { $icon } » ne peut être ici
wrong-village-totals = les totaux sont { $first } et { $second }
wrong-totals = doit être une liste de totaux
wrong-zone-boxes = { $count } cases, et seulement { $most } régions de ce type
wrong-totals-order = chaque total dépasse le précédent, et aucun ne dépasse { $most }
wrong-total = l’un des totaux est { $total }

## Actions d’un joueur en une ligne : deed- la commence, then- la continue
deed-ticked = { $player } coche { $step }
    .you = Tu coches { $step }
then-card-seen = { $card_plain }
then-gave = reçoit { $card_the }
    .to-you = reçois { $card_the }
then-taken = prend { $card_the } au hasard
    .to-you = prends { $card_the } au hasard
then-duplicate = le défausse comme doublon
    .you = le défausses comme doublon
then-ticked = coche { $step }
    .you = coches { $step }
then-rail-ticked = coche l’étape { $rail } du chemin de fer
    .you = coches l’étape { $rail } du chemin de fer
then-nugget-taken =
    { $count ->
        [one] prend une pépite
       *[other] prend { $count } pépites
    }
    .you =
    { $count ->
        [one] prends une pépite
       *[other] prends { $count } pépites
    }
then-paid = −{ amount-nuggets }
then-pair-discarded = défausse { $card_the } et { $other_the }
    .you = défausses { $card_the } et { $other_the }
then-discovered = découvre { $region }
    .you = découvres { $region }
then-track-ticked = case { $box } sur { $track_track }
then-zone-ticked = { points } désormais dans { $zone_zone }
then-medal-won = une médaille ({ $source }) à { points }
then-scored-medals = { $points } pour { amount-medals }

## Indices : où regarder, selon le verbe du meilleur choix

hint-where-ask = Regarde qui pourrait avoir la carte qu’il te faut.
hint-where-give = Regarde de quelle carte tu as le moins besoin.
hint-where-nothing = Regarde ce qu’on te demande.
hint-where-nugget = Regarde tes pépites.
hint-where-buy = Regarde les cartes que tu peux payer.
hint-where-draw = Regarde combien de cartes tu as.
hint-where-swap = Regarde les paires dans ta main.
hint-where-pair = Regarde les paires dans ta main.
hint-where-free = Regarde les cartes dans ta main.
hint-where-tick = Regarde les étapes que tu peux cocher dans les régions.
hint-where-rail = Regarde le chemin de fer.
hint-where-left = Regarde les tipis.
hint-where-right = Regarde les tipis.
hint-where-discover = Regarde les régions que tu peux découvrir.
hint-where-start = Regarde ce que chaque région t’apporte.
