# Pioneers : français

title = Pioneers
summary =
    Tu transportes des pionniers en chariot à travers l’Amérique et tu les installes dans les villes qui ont besoin de
    leur métier. Tout le monde conduit la même diligence ; à ton tour, tu paies chaque ligne où tu n’as pas de route.
    Chaque ville t’offre l’action spéciale de sa tuile, chaque chariot vidé te rapporte des points et 1 $. À la fin, les
    pionniers reliés par tes propres routes comptent aussi. Qui a le plus de points l’emporte.

## Options
option-covered = Villes recouvertes
option-covered-printed = comme sur le plateau, au bord
option-covered-random = tirées au hasard

## Métiers
job-banker = Banquier
    .plain = banquier
    .a = un banquier
    .the = le banquier
job-merchant = Marchand
    .plain = marchand
    .a = un marchand
    .the = le marchand
job-sergeant = Sergent
    .plain = sergent
    .a = un sergent
    .the = le sergent
job-barkeeper = Barman
    .plain = barman
    .a = un barman
    .the = le barman
job-digger = Chercheur d’or
    .plain = chercheur d’or
    .a = un chercheur d’or
    .the = le chercheur d’or
job-farmer = Fermier
    .plain = fermier
    .a = un fermier
    .the = le fermier

## Tuiles ; .pioneer dit qui peut s’y installer
tile-banker = Banquier
    .plain = banquier
    .a = une tuile Banquier
    .the = la tuile Banquier
    .pioneer = un banquier
    .action = Garde la tuile : 1 $ de revenus en plus à chaque tour (deux banquiers au maximum).
    .kept = 1 $ de revenus en plus
    .worth = 1 $ de revenus en plus à chaque tour
tile-merchant = Marchand
    .plain = marchand
    .a = une tuile Marchand
    .the = la tuile Marchand
    .pioneer = un marchand
    .action = Garde la tuile : un achat de plus à chaque tour (deux marchands au maximum).
    .kept = un achat de plus à chaque tour
    .worth = un achat de plus à chaque tour
tile-sergeant = Sergent
    .plain = sergent
    .a = une tuile Sergent
    .the = la tuile Sergent
    .pioneer = un sergent
    .action = Construis une route gratuite, même à côté d’une seule route adverse.
    .worth = une route gratuite
tile-barkeeper = Barman
    .plain = barman
    .a = une tuile Barman
    .the = la tuile Barman
    .pioneer = un barman
    .action = Renvoie un autre pionnier de tes chariots dans ta réserve.
tile-digger = Chercheur d’or
    .plain = chercheur d’or
    .a = une tuile Chercheur d’or
    .the = la tuile Chercheur d’or
    .pioneer = un chercheur d’or
    .action = Prends une pépite et regarde-la en secret : 3 à 5 points.
tile-farmer = Fermier
    .plain = fermier
    .a = une tuile Fermier
    .the = la tuile Fermier
    .pioneer = un fermier
    .action = Installe jusqu’à deux autres fermiers dans cette ville.
tile-hotel = Hôtel
    .plain = hôtel
    .a = une tuile Hôtel
    .the = la tuile Hôtel
    .pioneer = n’importe quel pionnier
    .action = Installe le pionnier de ton choix et prends 3 $ à la banque.
    .worth = 3 $ de la banque

## Lignes ; .road est la route qu’on y construit
line-own = { $label }
    .road = la route entre { $start } et { $end }

## D’où viennent les points
source-coaches = chariots vidés
source-seats = places vides
source-nuggets = pépites
source-network = plus grand réseau

## Termes, comme en tête de ligne
term-bank = Banque
term-banker = Banquier
term-cash = Dollars
term-city = Ville
    .many = Villes
term-coach = Chariot
    .many = Chariots
term-display = File
term-first-player = Premier joueur
term-income = Revenus
term-last-round = Dernière manche
term-line = Ligne
    .many = Lignes
term-merchant = Marchand
term-network = Réseau de routes
term-nugget = Pépite
    .many = Pépites
term-pioneer = Pionnier
    .many = Pionniers
term-road = Route
    .many = Routes
term-round = Manche
    .many = Manches
term-seat = Place
    .many = Places
term-stack = Pile
term-stagecoach = Diligence
term-starting-coach = Chariot de départ
    .many = Chariots de départ
term-supply = Réserve
term-tile = Tuile
    .many = Tuiles

## Termes de l’image : en tête de ligne, puis à l’intérieur
term-all-roads = Toutes les routes
term-bankers = Banquiers
term-barkeeping = Renvoi d’un pionnier
term-bought = Acheté
term-building = Construction
term-driving = Prendre les rênes
term-fare = Prix du trajet
term-for-sale = Chariots en vente
term-free-road = Route gratuite
term-joining = Invitation
term-map = Carte
term-merchants = Marchands
term-more-farmers = Autres fermiers
term-movement = Déplacement
term-nuggets = Pépites
term-nuggets-left = Pépites
term-pioneers = Pioneers
term-purchase = Achat
term-roads = Routes restantes
term-routing = Choix du trajet
term-settled = Installé
term-settling = Installation
term-tiles = Tuiles
term-turn = Joueur actif
term-zoom-in = Agrandir
term-zoom-out = Réduire
term-covered = recouverte
term-emptied = vidé
term-empty-slot = vide
term-from-coaches = chariots
term-from-network = réseau
term-from-nuggets = pépites
term-from-seats = places vides
term-no-road = sans route
term-one-coach = un chariot
term-one-road = une route
term-seat-empty = place vide
term-seat-taken = à bord
term-start = départ
term-two-roads = deux routes
term-dollars = { $amount } $

## La fin est-elle proche ?
ending-heading = La partie se termine avec
ending-coaches = le dernier chariot
ending-roads = ou la dernière route de quelqu’un
ending-left = reste { $left } sur { $most }
ending-last-round = Dernière manche : { $player } joue en dernier.
    .you = Dernière manche : tu joues en dernier.

## Étapes
step-setup = mise en place
step-covering = pose des caches
step-laying = pose des tuiles
step-mending = voisines de la case de départ
step-replacing = remplacement d’une tuile
step-exchanging = échange de tuiles
step-first-player = premier joueur
step-display = remplissage de la file
step-starting-coaches = chariots de départ
step-turn = tour
step-income = revenus
step-purchase = achat
step-building = construction de deux routes
step-revealing = chariot suivant
step-movement = déplacement
step-routing = trajet
step-driving = ligne par ligne
step-settling = installation
step-special-action = action spéciale
step-free-road = route gratuite
step-barkeeping = barman
step-digging = chercheur d’or
step-more-farmers = autres fermiers
step-invitation = invitation
step-joining = réponse à l’invitation

## Questions
waiting-joining =
    { $count ->
        [one] { $who } décide de participer ou non
       *[other] { $who } décident de participer ou non
    }
prompt-purchase =
    { $forced ->
        [1] Tes chariots sont vides : tu dois d’abord acheter un chariot, de 1 à 4 $.
       *[other] Acheter une route à 2 $, deux routes à 5 $ ou un chariot de 1 à 4 $ ?
    } Il te reste { $cash } $ et { $purchases ->
        [1] un achat
       *[other] { $purchases } achats différents
    }.
prompt-building =
    { $remaining ->
        [1] Encore une route, déjà payée : choisis une ligne libre.
       *[other] Deux routes déjà payées : choisis une ligne libre pour la première.
    }
prompt-movement =
    Où va la diligence ? Chaque ligne coûte 1 $, ou 2 $ si deux adversaires y ont une route ; elle est gratuite sur ta
    propre route. Il te reste { $cash } $.
prompt-routing = Quel trajet prends-tu pour { $goal } ? Il te reste { $cash } $.
prompt-driving =
    { $lines ->
        [0] Tu tiens les rênes : quelle ville d’abord ? Tu paies chaque ligne en chemin ; la première tuile termine le trajet.
       *[other] Quelle ville ensuite ? Jusqu’ici : { driven }.
    } Il te reste { $cash } $.
driven =
    { $fare ->
        [0] gratuit
       *[other] { $shares }
    }
prompt-settling = Installe { $taken_pioneer } à { $stagecoach }. Qui descend, et de quel chariot ?
prompt-free-road = Sergent : construire une route gratuite ? Elle va sur une ligne libre ou à côté d’une seule route adverse.
prompt-barkeeping = Barman : renvoyer un autre pionnier de tes chariots dans ta réserve ?
prompt-more-farmers =
    { $remaining ->
        [1] Installer un dernier fermier à { $stagecoach } ?
       *[other] Installer un autre fermier à { $stagecoach } ? Tu peux en installer jusqu’à deux de plus, un par un.
    }
prompt-joining =
    { $player } a installé { $arrival_a } à { $stagecoach }. Payer 2 $ à { $player } pour y installer aussi
    { $arrival_a }, sans action spéciale ? Il te reste { $cash } $.

## Actions ; .now se dit quand la table est connue
action-pass-purchase = Ne plus rien acheter
    .now =
    { $bought ->
        [0] Ne rien acheter
       *[other] Ne plus rien acheter
    }
action-pass-free-road = Ne pas construire de route
action-pass-barkeeping = Garder tout le monde à bord
action-pass-more-farmers = Ne plus installer de fermiers
action-pass-joining = Refuser l’invitation
action-road = Construire { $line_road }
action-road-purchase = Construire { $line_road } (2 $)
action-road-free-road = Construire gratuitement { $line_road }
    .now =
    { $rivals ->
        [0] Construire gratuitement { $line_road }
       *[other] Construire gratuitement { $line_road }, à côté de { $beside }
    }
action-two-roads = Construire deux routes (5 $)
action-coach = Acheter le chariot { $slot } de la file
    .now =
    Acheter le { $slot ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } chariot pour { $price } $ : { $card } ({ $jobs_plain } ; { points })
action-travel = Aller à { $city }
    .now = Aller à { $city } : { $tile_plain } ({ trip-fare })
trip-fare =
    { $fares ->
        [0] ligne par ligne
        [1] { $fare ->
            [0] gratuit
           *[other] { $fare } $
        }
       *[other] { $fare } à { $highest } $
    }
action-reins = Prendre les rênes et avancer ligne par ligne
action-drive = Continuer vers { $city }
    .now =
    { $ends ->
        [1] Continuer vers { $city } : { $tile_plain } ({ line-fare })
       *[other] Continuer vers { $city } ({ line-fare })
    }
line-fare =
    { $fare ->
        [0] gratuit
       *[other] { $shares }
    }
action-route = Trajet { $route }
    .now =
    { $fare ->
        [0] Trajet { $route } : gratuit
       *[other] Trajet { $route } : { $shares }
    }
share = { $amount } $ à { $payee }
    .you = { $amount } $ pour toi
    .bank = { $amount } $ à la banque
action-settle = Installer { $job_a } du chariot { $coach }
    .now = Installer { $job_a } du chariot { $coach } ({ $card }){ emptying }
action-settle-more-farmers = Installer un autre fermier du chariot { $coach }
    .now = Installer un autre fermier du chariot { $coach } ({ $card }){ emptying }
action-return = Renvoyer { $job_a } du chariot { $coach } dans la réserve
    .now = Renvoyer { $job_a } du chariot { $coach } ({ $card }) dans la réserve{ emptying }
action-join = Participer pour 2 $, avec le chariot { $coach }
    .now = Participer pour 2 $ : installer { $arrival_a } du chariot { $coach } ({ $card }){ emptying }
emptying =
    { $riders ->
        [1] {""} ; cela le vide : { points } et 1 $
       *[other] {""}
    }
action-cover = Recouvrir { $city }
action-lay = Poser { $tile_a }
action-replace = Remplacer la tuile à { $city }
action-exchange = Échanger avec la tuile à { $city }
action-reveal = Placer dans la file le chariot « { $card } »
action-deal = Distribuer le chariot de départ « { $card } »
action-nugget = Tirer une pépite à { $value } points

## Remarques sur un choix, avant de le faire
remark-no-drive =
    Après cela, tu ne pourras plus te déplacer ce tour-ci : avec { $cash } $, tu n’atteins aucune tuile qui veut de tes
    pionniers.
remark-roads-needed =
    Après cela, tu ne pourras te déplacer que si tes nouvelles routes mènent à une tuile : il te reste { $cash } $.
remark-joins = Relie deux de tes réseaux.
remark-saves = En route vers { $city } : tu économises 1 $ ce tour-ci.
remark-leads = Mène de ton réseau à { $city } ({ $tile_plain }).

## Arguments pour ou contre un choix : conseil avant, bilan après la partie
argument-empties =
    { $sure ->
        [1] Vide « { $card } » : { points } et 1 $.
       *[other] Peut vider « { $card } » : { points } et 1 $.
    }
argument-progress =
    { $sure ->
        [1] Ne laisse
       *[other] Peut ne laisser
    } { $left ->
        [one] qu’un pionnier
       *[other] que { $left } pionniers
    } sur « { $card } » ({ points }).
argument-forced = Ne laisse personne sur aucun chariot : le prochain tour devra commencer par l’achat d’un chariot.
argument-scarce =
    { $tiles ->
        [0] Aucune autre ville pour { $job_a }.
        [one] Une seule autre ville pour { $job_a }.
       *[other] { $tiles } autres villes seulement pour { $job_a }.
    }
argument-network =
    { $sure ->
        [1] Ajoute
       *[other] Peut ajouter
    } { $pioneers ->
        [one] un pionnier
       *[other] { $pioneers } pionniers
    } au plus grand réseau : { points }.
argument-tile = Tuile { $tile } : { $tile_worth }.
argument-nugget = Une pépite : { $whole },{ $tenths } points en moyenne.
argument-more-off =
    { $count ->
        [one] Un pionnier de plus peut descendre : jusqu’à { points }.
       *[other] { $count } pionniers de plus peuvent descendre : jusqu’à { points }.
    }
argument-ends-ahead = Déclenche la dernière manche avec au moins { points } d’avance.
argument-ends-behind = Déclenche la dernière manche avec au moins { points } de retard.
argument-costs =
    { $sure ->
        [1] Coûte { $amount } $.
       *[other] Coûte au moins { $amount } $.
    }
argument-pays-rival = De l’argent pour les adversaires : { $shares }.
argument-no-drive = Laisse { $cash } $ : pas de trajet ce tour-ci.
argument-enables = Rend un trajet possible ce tour-ci.
argument-cannot-join = Laisse { $cash } $ : accepter une invitation coûte { $price } $.
argument-coach =
    Un chariot à { points } : les villes { $wanted ->
        [0] n’ont de place pour aucun
       *[other] ont de la place pour { $wanted }
    } de ses { $seats } pionniers.
argument-too-late = Il ne reste qu’un trajet pour vider ce chariot.
argument-saves = En route vers { $city } : économise 1 $ ce tour-ci.
argument-leads = Mène à { $city } ({ $tile_plain }).
argument-prepares = Un pionnier installé ce tour-ci à { $city } rejoindrait le plus grand réseau : { points }.
argument-one-more = Une route de plus pourrait alors ajouter { points }.
argument-far-away = Loin de la diligence, et de tous les pionniers et routes de la même couleur.
argument-denies = Prend une ligne qui vaut { points } pour { $player }.
argument-guests = 2 $ de plus si quelqu’un accepte l’invitation ({ $players }).
argument-helps = Permet à { $player } de vider ensuite « { $card } » : { points }.
argument-blocks = Sans nouveau chariot, { $player } ne peut aller nulle part à partir de là.

## Pourquoi quelque chose ne peut pas être choisi
reason-no-tile = Il n’y a pas de tuile ici : tu peux passer, mais pas t’arrêter.
reason-drive-later = Tu te déplaces après tes achats.
reason-no-passenger = Il faut { $tile_pioneer } : personne ne convient sur tes chariots.
reason-blocked = Tu ne peux pas encore y aller : d’autres tuiles barrent le chemin.
reason-fare = Le trajet coûte { $fare } $ : il te manque { $short } $.
reason-gets-off-later = Les pionniers descendent quand la diligence atteint une tuile qui leur convient.
reason-gets-off-elsewhere = Cette tuile demande { $tile_pioneer }.
reason-build-later = Tu pourras construire à ton prochain tour, avant de te déplacer.
reason-no-roads-left = Tu n’as plus de routes.
reason-own-road = Tu as déjà une route ici.
reason-rival-road = Il y a déjà une route ici.
reason-no-room = Il n’y a pas de place pour une troisième route ici.
reason-road-bought = Tu as déjà acheté une route seule ce tour-ci.
reason-coach-first = Tes chariots sont vides : achète d’abord un chariot.
reason-short = Cela coûte { $price } $ : il te manque { $short } $.
reason-buy-later = Tu pourras acheter un chariot à ton prochain tour, avant de te déplacer.
reason-coach-bought = Tu as déjà acheté un chariot ce tour-ci.
reason-supply = Il faut { $seats } pionniers, et tu en as { $supply } en réserve.

## Choses sur lesquelles on peut poser la question
thing-passenger = { $job } sur le chariot { $coach }
thing-slot = Chariot { $slot }

## Journal : mise en place
city-covered = { $city } est hors jeu sous un cache.
tile-laid = { $city } reçoit { $tile_a }.
tile-replaced = { $city } reçoit { $tile_a } à la place.
tiles-exchanged = { $city } et { $other } échangent leurs tuiles.
coach-revealed = Nouveau chariot à la place { $slot } de la file : « { $card } ».
coach-dealt = { $player } reçoit le chariot de départ « { $card } ».
    .you = Tu reçois le chariot de départ « { $card } ».

## Journal : le tour
turn-of = Manche { $round } : à { $player } de jouer.
    .you = Manche { $round } : à toi de jouer.
income-taken = { $player } touche { $amount } $ de revenus.
    .you = Tu touches { $amount } $ de revenus.
paid = { $payer } paie { $amount } $ à { $payee }.
    .you = Tu paies { $amount } $ à { $payee }.
    .to-you = { $payer } te paie { $amount } $.
    .to-bank = { $payer } paie { $amount } $ à la banque.
    .you-to-bank = Tu paies { $amount } $ à la banque.
    .bank = { $payee } reçoit { $amount } $ de la banque.
    .bank-to-you = Tu reçois { $amount } $ de la banque.
no-purchase = { $player } n’achète rien.
    .you = Tu n’achètes rien.
built = { $player } construit { $line_road }.
    .you = Tu construis { $line_road }.
coach-bought = { $player } achète le chariot « { $card } » pour { $price } $.
    .you = Tu achètes le chariot « { $card } » pour { $price } $.
drove = { $player } emprunte la ligne { $line }.
    .you = Tu empruntes la ligne { $line }.
arrived =
    { $fare ->
        [0] { $player } va gratuitement à { $city }.
       *[other] { $player } va à { $city }.
    }
    .you =
    { $fare ->
        [0] Tu vas gratuitement à { $city }.
       *[other] Tu vas à { $city }.
    }
stayed = { $player } ne peut pas déplacer la diligence.
    .you = Tu ne peux pas déplacer la diligence.
reins-taken = { $player } prend les rênes.
    .you = Tu prends les rênes.
routes-lost = Trop de trajets mènent à { $city } pour les montrer tous : { $player } prend les rênes.
    .you = Trop de trajets mènent à { $city } pour les montrer tous : prends les rênes et vas-y toi-même.
settled = { $player } installe { $job_a } à { $city }.
    .you = Tu installes { $job_a } à { $city }.
coach-emptied = { $player } vide le chariot « { $card } » : { points } et 1 $.
    .you = Tu vides le chariot « { $card } » : { points } et 1 $.
tile-kept = { $player } garde { $tile_the }.
    .you = Tu gardes { $tile_the }.
tile-boxed = { $player } en a déjà deux et range { $tile_the } dans la boîte.
    .you = Tu en as déjà deux et ranges { $tile_the } dans la boîte.
returned = { $player } renvoie { $job_a } dans sa réserve.
    .you = Tu renvoies { $job_a } dans ta réserve.
nugget-taken = { $player } prend une pépite.
    .you = Tu prends une pépite.
nugget-seen = { $player } regarde sa pépite : { points }.
    .you = Ta pépite vaut { points }.
declined = { $player } refuse l’invitation de { $host }.
    .you = Tu refuses l’invitation de { $host }.
    .to-you = { $player } refuse ton invitation.
joined = { $player } accepte l’invitation de { $host }.
    .you = Tu acceptes l’invitation de { $host }.
    .to-you = { $player } accepte ton invitation.

## Journal : la fin
last-round-roads = { $player } a construit ses 15 routes : c’est la dernière manche.
    .you = Tu as construit tes 15 routes : c’est la dernière manche.
last-round-coaches = Le dernier chariot de la pile est dans la file : c’est la dernière manche.
stalled = Personne n’a rien acheté ni installé pendant toute une manche : la partie s’arrête.
scored-seats = { $player } marque { points } pour les places vides.
    .you = Tu marques { points } pour les places vides.
scored-nuggets = { $player } marque { points } pour les pépites.
    .you = Tu marques { points } pour les pépites.
scored-network = { $player } marque { points } pour { network-pioneers }.
    .you = Tu marques { points } pour { network-pioneers }.
network-pioneers =
    { $pioneers ->
        [one] { $pioneers } pionnier dans le plus grand réseau
       *[other] { $pioneers } pionniers dans le plus grand réseau
    }

## Passer d’avance

plan-joining = Refuser les invitations
## Que puis-je faire ? Par verbe, et par étape là où il y veut dire autre chose
help-pass-purchase =
    Tu n’achètes plus rien et tu te déplaces ensuite. Une bonne idée si tu as besoin de ton argent pour le trajet, ou
    pour quelque chose de plus cher au prochain tour.
help-pass-free-road =
    Tu ne construis pas la route gratuite ; elle est perdue. Utile seulement si tu veux retarder ta quinzième route.
help-pass-barkeeping =
    Tout le monde reste à bord. À faire si les tuiles de tous tes passagers restent à portée.
help-pass-more-farmers =
    Les autres fermiers restent à bord. À faire si tu les veux plutôt ailleurs, dans un plus grand réseau.
help-pass-joining = Tu restes à l’écart et tu gardes tes 2 $. Le joueur suivant qui peut accepter a le choix.
help-road = Tu construis une de tes routes sur cette ligne : tu y passes gratuitement, et les autres te paient 1 $.
help-road-purchase =
    Pour 2 $, tu construis une route sur n’importe quelle ligne libre. Tu y passes gratuitement, les autres te paient
    1 $, et à la fin, les pionniers reliés par tes routes rapportent 2 points chacun. De préférence là où tu
    repasseras, ou entre tes pionniers.
help-road-building =
    Une des deux routes déjà payées va sur cette ligne. Elles n’ont pas à se toucher : l’une peut t’économiser un trajet
    tout de suite, l’autre relier des pionniers ou rapporter de l’argent plus tard.
help-road-free-road =
    Le sergent construit cette route gratuitement, sur une ligne libre ou à côté d’une seule route adverse. À côté d’une
    route adverse, tu n’y paies plus, les autres vous paient tous les deux, et elle peut combler un vide de ton réseau.
help-two-roads =
    Pour 5 $, tu construis deux routes, sur des lignes libres que tu choisis ensuite ; les deux sont obligatoires. Plus
    cher qu’une route par tour, mais bien plus rapide vers un réseau, ou vers ta quinzième route et la fin de la partie.
help-coach =
    Tu paies le prix de son rang et tu mets un pionnier de ta réserve sur chaque place. Quand tous sont descendus, il
    rapporte ses points et 1 $. Cherche des métiers dont les tuiles sont proches ; si tu attends, tu l’auras peut-être
    moins cher.
help-travel =
    Tu y conduis la diligence, tu paies le trajet et tu prends la tuile : un passager qui convient descend et tu profites
    de l’action spéciale. Pense aussi au joueur suivant : il repartira de là.
help-reins =
    Tu avances ligne par ligne et tu choisis chaque ville du trajet, donc exactement qui tu paies. Utile si un adversaire
    doit recevoir un dollar : s’il peut ainsi participer, il te rend 2 $.
help-drive =
    Tu avances d’une ligne jusqu’à cette ville et tu la paies tout de suite. Jamais deux fois la même ville, et il faut
    pouvoir encore atteindre et payer une tuile qui te convient. La première ville avec une tuile termine le trajet.
help-route =
    Tu choisis par où passer, et donc qui tu paies. Le moins cher n’est pas toujours le meilleur : l’argent payé à la
    banque n’aide personne, celui payé à un adversaire lui est utile.
help-settle =
    Ce pionnier descend du chariot et reste dans la ville. Prends plutôt celui qui vide un chariot, ou à qui il reste
    peu de tuiles ; les joueurs qui ont le même métier pourront participer pour 2 $.
help-settle-more-farmers =
    Un autre fermier descend ici, sans rien payer de plus. Deux au plus peuvent suivre le premier ; un chariot vidé
    rapporte tout de suite ses points et 1 $.
help-return =
    Ce pionnier retourne dans ta réserve et laisse sa place vide. Idéal pour le dernier passager d’un chariot, ou pour
    celui dont les tuiles sont épuisées.
help-join =
    Tu paies 2 $ au joueur actif et tu installes dans la ville un pionnier du même métier, sans action spéciale. Une
    bonne affaire si cela vide un chariot, si le métier est difficile à placer ou si ta route mène là.

## Ce qui ne va pas dans une édition
wrong-in-box = la boîte en contient { $wanted }, pas { $count }
wrong-coach-points =
    { $count ->
        [one] { $count } point ; un chariot en vaut ici { $wanted }
       *[other] { $count } points ; un chariot en vaut ici { $wanted }
    }
wrong-coach-seats =
    { $count ->
        [one] { $count } place ; un chariot en a ici { $wanted }
       *[other] { $count } places ; un chariot en a ici { $wanted }
    }
wrong-job = il n’y a pas de métier « { $name } »
wrong-lack = le même métier manque à { $count } d’entre eux : { $value }
wrong-plain-name = « { $name } » n’est pas un nom : emploie des minuscules et _
wrong-city-name = n’est pas un nom de ville : emploie des minuscules et _, mais pas « start »
wrong-cities =
    { $count ->
        [one] { $count } ville ; cette face en a { $wanted }
       *[other] { $count } villes ; cette face en a { $wanted }
    }
wrong-lines = { $count } lignes ; il y a de la place pour { $most }
wrong-too-near = est à moins de { $distance } de { $city } ; personne ne pourrait les distinguer
wrong-line = « { $line } » n’est pas une ligne : écris deux villes comme « albany-utica »
wrong-city = il n’y a pas de ville « { $name } »
wrong-degree =
    { $count ->
        [one] { $count } ligne touche { $city } ; il en faut { $wanted }
       *[other] { $count } lignes touchent { $city } ; il en faut { $wanted }
    }
wrong-covered =
    { $count ->
        [one] { $count } ville ; { $wanted } sont recouvertes
       *[other] { $count } villes ; { $wanted } sont recouvertes
    }
wrong-covered-start = { $city } est la case de départ ou sa voisine et reste ouverte
wrong-reach = on ne peut pas atteindre { $city } depuis la case de départ

## Actions d’un joueur en une ligne : deed- la commence, then- la continue
then-arrived = va à { $city }
    .you = vas à { $city }
then-settled =
    { $count ->
        [one] installe { $job_a }
       *[other] installe { $job_a } ({ $count } fois)
    }
    .you =
    { $count ->
        [one] installes { $job_a }
       *[other] installes { $job_a } ({ $count } fois)
    }
then-coach-emptied = vide « { $card } » pour { points } et 1 $
    .you = vides « { $card } » pour { points } et 1 $
then-returned = renvoie { $job_a } dans sa réserve
    .you = renvoies { $job_a } dans ta réserve
then-nugget-taken = prend une pépite
    .you = prends une pépite
then-nugget-seen = pépite à { points }
then-built = construit { $line_road }
    .you = construis { $line_road }
then-tile-kept = { $tile_kept }
then-paid = { $amount } $ à { $payee }
    .to-you = { $amount } $ pour toi
    .to-bank = −{ $amount } $
    .you-to-bank = −{ $amount } $
    .bank = +{ $amount } $
    .bank-to-you = +{ $amount } $
then-scored-nuggets = { $points } pour les pépites
then-scored-network = { $points } pour { network-pioneers }

## Indices : où regarder, selon le verbe du meilleur choix

hint-where-road = Regarde les routes que tu peux construire.
hint-where-two-roads = Regarde ton argent, et les routes que tu peux construire.
hint-where-coach = Regarde les chariots de la file.
hint-where-travel = Regarde les villes que la diligence peut atteindre.
hint-where-reins = Regarde le chemin que prend la diligence.
hint-where-drive = Regarde où la diligence peut aller ensuite.
hint-where-route = Regarde à qui sont les routes de chaque trajet.
hint-where-settle = Regarde les pionniers qui peuvent s’installer ici.
hint-where-return = Regarde de quel pionnier tu as le moins besoin.
hint-where-join = Regarde l’invitation, et qui est assis dans tes chariots.
hint-where-cover = Regarde les villes que tu peux recouvrir.
hint-where-lay = Regarde les tuiles que tu peux poser.
hint-where-replace = Regarde les tuiles dans les villes.
hint-where-exchange = Regarde les tuiles dans les villes.
