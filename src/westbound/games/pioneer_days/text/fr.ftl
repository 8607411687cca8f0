# Pioneer Days : français

title = Pioneer Days
summary =
    Tu mènes un convoi de chariots à travers l’Ouest pendant quatre semaines de cinq jours. Chaque jour, tu prends un dé
    pour toucher ses revenus, faire son action ou recruter un colon ; le dé dont personne ne veut rapproche l’orage, le
    pillage, la famine ou la maladie. Chaque semaine se termine dans un village, où ton bétail rapporte des points et où
    le contenu de tes chariots te vaut des faveurs. À la fin, l’or, les faveurs et les colons comptent aussi. Qui a le
    plus de points l’emporte.

## Options
option-sets = Séries de colons
option-boards = Plateaux des joueurs
option-boards-dealt = deux au choix par joueur
option-boards-standard = face standard pour tous

## Couleurs des dés
color-blue = Bleu
    .plain = bleu
    .a = un dé bleu
color-red = Rouge
    .plain = rouge
    .a = un dé rouge
color-yellow = Jaune
    .plain = jaune
    .a = un dé jaune
color-green = Vert
    .plain = vert
    .a = un dé vert
color-black = Noir
    .plain = noir
    .a = un dé noir

## Faces des dés
face-wild = Joker
    .plain = joker
face-mine = Mine
    .plain = mine
face-equipment = Équipement
    .plain = équipement
face-cattle = Bétail
    .plain = bétail
face-wood = Bois
    .plain = bois
face-medicine = Remède
    .plain = remède

## Ressources et autres choses que l’on compte ; .word permet aux textes de les distinguer
good-money = Dollars
    .word = money
    .one = dollar
    .many = dollars
good-wood = Bois
    .word = wood
    .one = bois
    .many = bois
good-medicine = Remèdes
    .word = medicine
    .one = remède
    .many = remèdes
good-cattle = Bétail
    .word = cattle
    .one = tête de bétail
    .many = têtes de bétail
good-gold = Or
    .word = gold
    .one = jeton Or
    .many = jetons Or
good-favors = Faveurs
    .word = favors
    .one = faveur
    .many = faveurs
good-points = Points
    .word = points
    .one = point
    .many = points
good-small_wagon = Petit chariot
    .word = small_wagon
    .one = petit chariot
    .many = petits chariots
good-large_wagon = Grand chariot
    .word = large_wagon
    .one = grand chariot
    .many = grands chariots
good-equipment = Équipement
    .word = equipment
    .one = équipement
    .many = équipements
good-townsfolk = Colons
    .word = townsfolk
    .one = colon
    .many = colons
good-wagons = Chariots
    .word = wagons
    .one = chariot
    .many = chariots
good-damage = Dégâts
    .word = damage
    .one = marqueur Dégât
    .many = marqueurs Dégât

## En telle quantité
amount-goods =
    { $good_word ->
        [money] { $amount } $
       *[other] { $amount } { $amount ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-goods =
    { $good_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
k-goods =
    { $good_word ->
        [money] { $k } $
       *[other] { $k } { $k ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-other =
    { $other_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $other_one }
           *[other] { $other_many }
        }
    }
n-cost =
    { $cost_word ->
        [money] { $n } $
       *[other] { $n } { $n ->
            [one] { $cost_one }
           *[other] { $cost_many }
        }
    }
k-counted =
    { $counted_word ->
        [money] { $k } $
       *[other] { $k } { $k ->
            [one] { $counted_one }
           *[other] { $counted_many }
        }
    }
per-counted =
    { $k ->
        [1] par { $counted_one }
       *[other] par tranche de { k-counted }
    }
get-goods =
    { $good_word ->
        [points] marquer { k-goods }
       *[other] recevoir { k-goods }
    }
get-n-goods =
    { $good_word ->
        [points] marque { n-goods }
       *[other] reçois { n-goods }
    }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
favors =
    { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    }
nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
token =
    { $token ->
        [one] un jeton Or à { $token } pépite
       *[other] un jeton Or à { $token } pépites
    }
wagon = { $size_a }{ markers }
markers =
    { $damage ->
        [0] {""}
        [one] {" "}avec { $damage } marqueur Dégât
       *[other] {" "}avec { $damage } marqueurs Dégât
    }

## Ce que l’on donne à un village
purse-wood = { good-wood }
purse-medicine = { good-medicine }
purse-gold = { good-gold }
purse-equipment = { good-equipment }
purse-cattle = { good-cattle }
purse-money = { good-money }
purse-damage = { good-damage }
purse-wagons = { good-wagons }
purse-townsfolk = { good-townsfolk }
share = { $amount } { $payee }
    .wood = { $amount } bois
    .medicine =
    { $amount ->
        [one] { $amount } remède
       *[other] { $amount } remèdes
    }
    .gold =
    { $amount ->
        [one] { $amount } jeton Or
       *[other] { $amount } jetons Or
    }
    .equipment =
    { $amount ->
        [one] { $amount } équipement
       *[other] { $amount } équipements
    }
    .cattle =
    { $amount ->
        [one] { $amount } tête de bétail
       *[other] { $amount } têtes de bétail
    }
    .money = { $amount } $
    .damage =
    { $amount ->
        [one] { $amount } marqueur Dégât
       *[other] { $amount } marqueurs Dégât
    }
    .wagons =
    { $amount ->
        [one] { $amount } chariot
       *[other] { $amount } chariots
    }
    .townsfolk =
    { $amount ->
        [one] { $amount } colon
       *[other] { $amount } colons
    }

## Désastres
disaster-storm = Orage
    .the = l’orage
    .strikes = Un orage éclate.
disaster-raid = Pillage
    .the = le pillage
    .strikes = Des pillards attaquent.
disaster-famine = Famine
    .the = la famine
    .strikes = La famine frappe.
disaster-disease = Maladie
    .the = la maladie
    .strikes = La maladie se déclare.

## Tailles des chariots
size-small = Petit chariot
    .plain = petit chariot
    .a = un petit chariot
size-large = Grand chariot
    .plain = grand chariot
    .a = un grand chariot

## Sortes d’équipement
equipment-cards = Cartes{ face-shown }
    .plain = cartes{ face-shown }
    .the = les cartes{ face-shown }
equipment-hatchet = Hachette{ face-shown }
    .plain = hachette{ face-shown }
    .the = la hachette{ face-shown }
equipment-bandage = Bandage{ face-shown }
    .plain = bandage{ face-shown }
    .the = le bandage{ face-shown }
equipment-pan = Tamis{ face-shown }
    .plain = tamis{ face-shown }
    .the = le tamis{ face-shown }
equipment-yoke = Joug{ face-shown }
    .plain = joug{ face-shown }
    .the = le joug{ face-shown }
equipment-vaccine = Vaccin
    .plain = vaccin
    .the = le vaccin
equipment-lamp = Lampe
    .plain = lampe
    .the = la lampe
equipment-harmonica = Harmonica
    .plain = harmonica
    .the = l’harmonica
equipment-hay = Foin
    .plain = foin
    .the = le foin
equipment-revolver = Revolver
    .plain = revolver
    .the = le revolver
equipment-safe = Coffre-fort
    .plain = coffre-fort
    .the = le coffre-fort
equipment-wheel = Roue
    .plain = roue
    .the = la roue

## Équipement
like-tile = equipment
face-shown =
    { $which ->
        [wild] {" "}({ face-wild.plain })
        [mine] {" "}({ face-mine.plain })
        [equipment] {" "}({ face-equipment.plain })
        [cattle] {" "}({ face-cattle.plain })
        [wood] {" "}({ face-wood.plain })
        [medicine] {" "}({ face-medicine.plain })
       *[other] {""}
    }

## Colons, série A
folk-herder = Gardien de bétail
    .plain = gardien de bétail
    .the = le gardien de bétail
folk-drover = Bouvier
    .plain = bouvier
    .the = le bouvier
folk-prospector = Pros­pec­teur
    .plain = pros­pec­teur
    .the = le prospecteur
folk-placer_miner = Or­pail­leur
    .plain = or­pail­leur
    .the = l’orpailleur
folk-circuit_rider = Pasteur iti­né­rant
    .plain = pasteur iti­né­rant
    .the = le pasteur itinérant
folk-interpreter = In­ter­prète
    .plain = in­ter­prète
    .the = l’interprète
folk-wheelwright = Charron
    .plain = charron
    .the = le charron
folk-woodcutter = Bûcheron
    .plain = bûcheron
    .the = le bûcheron
folk-nurse = In­fir­mière
    .plain = in­fir­mière
    .the = l’infirmière
folk-peddler = Col­por­teur
    .plain = col­por­teur
    .the = le colporteur
folk-schoolteacher = Ins­ti­tu­trice
    .plain = ins­ti­tu­trice
    .the = l’institutrice
folk-scout = Éclai­reur
    .plain = éclai­reur
    .the = l’éclaireur

## Colons, série B
folk-cowhand = Cow-boy
    .plain = cow-boy
    .the = le cow-boy
folk-stable_keeper = Pa­le­fre­nière
    .plain = pa­le­fre­nière
    .the = la palefrenière
folk-mining_clerk = Commis des mines
    .plain = commis des mines
    .the = le commis des mines
folk-goldsmith = Orfèvre
    .plain = orfèvre
    .the = l’orfèvre
folk-sheriff = Shérif
    .plain = shérif
    .the = le shérif
folk-newspaper_editor = Ré­dac­trice en chef
    .plain = ré­dac­trice en chef
    .the = la rédactrice en chef
folk-carpenter = Char­pen­tier
    .plain = char­pen­tier
    .the = le charpentier
folk-apothecary = Apo­thi­caire
    .plain = apo­thi­caire
    .the = l’apothicaire
folk-coachbuilder = Cons­truc­teur de chariots
    .plain = cons­truc­teur de chariots
    .the = le constructeur de chariots
folk-banker = Banquier
    .plain = banquier
    .the = le banquier
folk-blacksmith = Forgeron
    .plain = forgeron
    .the = le forgeron
folk-innkeeper = Au­ber­giste
    .plain = au­ber­giste
    .the = l’aubergiste

## Colons, série C
folk-butcher = Boucher
    .plain = boucher
    .the = le boucher
folk-cattle_broker = Mar­chande de bétail
    .plain = mar­chande de bétail
    .the = la marchande de bétail
folk-assayer = Essayeur
    .plain = essayeur
    .the = l’essayeur
folk-saloon_keeper = Te­nan­cière de saloon
    .plain = te­nan­cière de saloon
    .the = la tenancière de saloon
folk-gambler = Joueur de poker
    .plain = joueur de poker
    .the = le joueur de poker
folk-lawyer = Avocate
    .plain = avocate
    .the = l’avocate
folk-land_agent = Agent foncier
    .plain = agent foncier
    .the = l’agent foncier
folk-lumber_dealer = Mar­chande de bois
    .plain = mar­chande de bois
    .the = la marchande de bois
folk-tonic_seller = Vendeur d’élixirs
    .plain = vendeur d’élixirs
    .the = le vendeur d’élixirs
folk-pawnbroker = Prêteuse sur gages
    .plain = prêteuse sur gages
    .the = la prêteuse sur gages
folk-theater_manager = Di­rec­trice de théâtre
    .plain = di­rec­trice de théâtre
    .the = la directrice de théâtre
folk-express_guard = Con­voyeur de fonds
    .plain = con­voyeur de fonds
    .the = le convoyeur de fonds

## Colons, série D
folk-rancher = Éleveur
    .plain = éleveur
    .the = l’éleveur
folk-well_digger = Pui­sa­tier
    .plain = pui­sa­tier
    .the = le puisatier
folk-sluice_builder = Cons­truc­teur de canaux
    .plain = cons­truc­teur de canaux
    .the = le constructeur de canaux
folk-bounty_hunter = Chas­seuse de primes
    .plain = chas­seuse de primes
    .the = la chasseuse de primes
folk-relief_worker = Se­cou­riste
    .plain = se­cou­riste
    .the = la secouriste
folk-telegrapher = Té­lé­gra­phiste
    .plain = té­lé­gra­phiste
    .the = la télégraphiste
folk-salvager = Fer­rail­leur
    .plain = fer­rail­leur
    .the = le ferrailleur
folk-wagon_mender = Ré­pa­ra­teur de chariots
    .plain = ré­pa­ra­teur de chariots
    .the = le réparateur de chariots
folk-barn_raiser = Bâ­tis­seur de granges
    .plain = bâ­tis­seur de granges
    .the = le bâtisseur de granges
folk-midwife = Sage-femme
    .plain = sage-femme
    .the = la sage-femme
folk-surgeon = Chi­rur­gienne
    .plain = chi­rur­gienne
    .the = la chirurgienne
folk-tinker = Rétameur
    .plain = rétameur
    .the = le rétameur

## Colons, série E
folk-vaquero = Vaquero
    .plain = vaquero
    .the = le vaquero
folk-trail_boss = Meneur de trou­peaux
    .plain = meneur de trou­peaux
    .the = le meneur de troupeaux
folk-geologist = Géologue
    .plain = géologue
    .the = le géologue
folk-mine_owner = Pro­prié­taire de mine
    .plain = pro­prié­taire de mine
    .the = la propriétaire de mine
folk-muleteer = Mu­le­tière
    .plain = mu­le­tière
    .the = la muletière
folk-governor = Gou­ver­neur
    .plain = gou­ver­neur
    .the = le gouverneur
folk-town_founder = Fon­da­teur de village
    .plain = fon­da­teur de village
    .the = le fondateur de village
folk-freighter = Voi­tu­rière
    .plain = voi­tu­rière
    .the = la voiturière
folk-herbalist = Her­bo­riste
    .plain = her­bo­riste
    .the = l’herboriste
folk-bridge_builder = Cons­truc­teur de ponts
    .plain = cons­truc­teur de ponts
    .the = le constructeur de ponts
folk-inventor = In­ven­trice
    .plain = in­ven­trice
    .the = l’inventrice
folk-storyteller = Conteur
    .plain = conteur
    .the = le conteur

## Plateaux
board-standard = Pionnier standard
    .plain = pionnier standard
    .the = le pionnier standard
board-cattle_outfit = Com­pa­gnie d’élevage
    .plain = com­pa­gnie d’élevage
    .the = la compagnie d’élevage
board-mining_claim = Con­ces­sion minière
    .plain = con­ces­sion minière
    .the = la concession minière
board-freight_company = En­tre­prise de trans­port
    .plain = en­tre­prise de trans­port
    .the = l’entreprise de transport
board-dispensary = Dis­pen­saire
    .plain = dis­pen­saire
    .the = le dispensaire
board-congregation = Con­gré­ga­tion
    .plain = con­gré­ga­tion
    .the = la congrégation
board-trading_post = Comptoir
    .plain = comptoir
    .the = le comptoir
board-homestead = Ferme fa­mi­liale
    .plain = ferme fa­mi­liale
    .the = la ferme familiale
board-variety_show = Spec­tacle de variétés
    .plain = spec­tacle de variétés
    .the = le spectacle de variétés

## Tout ce qui peut agir : équipement, colons, plateaux
like-ability = folk board tile

## D’où viennent les points
source-cattle = bétail et cartes
source-gold = or
source-favors = faveurs
source-most_favors = le plus de faveurs
source-townsfolk = colons
source-board = plateau
source-damage = dégâts

## Termes, en début de ligne
term-action = Action
term-bag = Dés dans le sac
term-board = Plateau du joueur
    .many = Plateaux des joueurs
term-boards = Plateaux au choix
term-capacity = Emplacements
term-card = Carte
    .many = Cartes
term-cattle = Bétail
term-color = Couleur
    .many = Couleurs
term-damage = Dégâts
term-day = Jour
    .many = Jours
term-die = Dé
    .many = Dés
term-disaster = Désastre
    .many = Désastres
term-equipment = Équipement
term-face = Face
    .many = Faces
term-favor = Faveur
    .many = Faveurs
term-favors = Faveurs
term-first-player = Premier joueur
term-folk = Colon
    .many = Colons
term-folk-left = Colons à venir
term-gold = Or
term-gold-left = Jetons Or dans le sac
term-good = Ressource
    .many = Ressources
term-hand = Dé en main
term-income = Revenus
term-last-week = Dernière semaine
term-medicine = Remèdes
term-money = Dollars
term-nugget = Pépite
    .many = Pépites
term-pledged = Promis
term-pool = Dés du jour
term-recruiting = Recrutement
term-scores = À la fin
term-set = Série
    .many = Séries
term-size = Chariot
    .many = Chariots
term-store = Magasin général
term-tile = Équipement
    .many = Équipements
term-token = Jeton Or
    .many = Jetons Or
term-town = Village
    .many = Villages
term-townsfolk = Colons
term-track = Piste Désastre
    .many = Pistes Désastre
term-turn = Joueur actif
term-wagon = Chariot
    .many = Chariots
term-week = Semaine
    .many = Semaines
term-wood = Bois

## Termes au milieu d’une ligne
term-asks = demande
term-damaged = endommagé
term-empty-slot = vide
term-full = plein
term-nobody = personne
term-nothing = rien
term-secret = secret
term-turned = tourné
term-dollars = { $amount } $
term-of = { $count } sur { $most }

## Étapes
step-first-player = premier joueur
step-first-folk = colons de la première semaine
step-first-towns = villages de la première semaine
step-dealing = distribution des plateaux
step-choosing-boards = choix des plateaux
step-choosing-board = choix du plateau
step-starting-goods = ressources de départ
step-laying-towns = nouveaux villages
step-laying-tiles = nouvel équipement
step-laying-folk = nouveaux colons
step-rolling = lancer des dés
step-turn = tour
step-taking = choix du dé
step-triggers = effets de la face
step-using = utilisation du dé
step-buying = achats
step-acting = cartes qui agissent
step-choosing-good = choix d’une ressource
step-paying = offre d’une carte
step-taking-tile = choix d’un équipement
step-mending = réparations
step-drawing = pioche d’or
step-mining = mine
step-keeping-token = choix d’un jeton Or
step-fitting = chargement des chariots
step-last-die = dé restant
step-disasters = désastres
step-storms = orage
step-storm-damage = dégâts de l’orage
step-diseases = maladie
step-disease-keeping = colons à sauver
step-aftermath = après le désastre
step-last-disasters = derniers désastres
step-town-visit = visite du village
step-weekly-effects = fin de semaine
step-cattle-points = points du bétail
step-visits = visite du village
step-visiting = visite du village
step-giving = choix des dons
step-delivering = remise des faveurs
step-final-scoring = décompte final

## Questions
prompt-choosing-boards = Choisis ton plateau : l’un des deux reçus, ou la face standard.
prompt-choosing-board = Choisis ton plateau : l’un des deux reçus, ou la face standard.
prompt-taking = Prends un dé. Tes équipements et tes colons qui montrent sa face agissent tout de suite.
prompt-using =
    Ton dé montre la face { $face }. L’utiliser pour { $income } $ de revenus, pour son action ou pour
    recruter ?{ $may_turn ->
        [0] {""}
       *[other] {" "}Pour { $turning } $, tu peux d’abord changer sa face.
    } Il te reste { $money } $.
prompt-buying = Acheter autre chose avant la fin de ton tour ? Il te reste { $money } $.
prompt-acting = Quelle carte agit ensuite ? L’une d’elles utilise ce qu’une autre apporte.
prompt-choosing-good = Lequel des deux prends-tu ?
prompt-paying = Profites-tu de l’offre ?
prompt-taking-tile = Quel équipement prends-tu au magasin général ?
prompt-mending = Quel chariot répares-tu ?
prompt-keeping-token = Quel jeton Or gardes-tu ? Le reste de ta pioche retourne dans le sac, face cachée.
prompt-fitting =
    Tes ressources demandent { $stowed } emplacements, mais tes chariots { $capacity ->
        [0] n’en ont aucun
       *[other] n’en ont que { $capacity }
    }. Que défausses-tu ?
prompt-storms = Quel chariot l’orage endommage-t-il ?
prompt-storm-damage =
    Quel chariot l’orage endommage-t-il ?{ $picks ->
        [1] {""}
       *[other] {" "}{ $pick } sur { $picks }.
    } Le marqueur recouvre deux emplacements et coûte 2 points à la fin.
prompt-diseases = Qui sauves-tu de la maladie ?
prompt-disease-keeping =
    Qui sauves-tu de la maladie ?{ $immune ->
        [0] {""}
        [one] {" "}Un colon est immunisé.
       *[other] {" "}{ $immune } colons sont immunisés.
    } { $immune ->
        [0] Chaque colon
       *[other] Chaque autre colon
    } coûte 1 remède ; il t’en reste { $medicine }.
prompt-visits = Quel village approvisionnes-tu ?
prompt-visiting =
    { $pledged ->
        [0] Quel village approvisionnes-tu ?
       *[other] Approvisionnes-tu un autre village ?
    }
prompt-giving = Lequel de tes jetons Or ou de tes équipements donnes-tu au village ?

## Actions ; .now se dit quand la table est connue
action-pass-buying = Finir le tour
action-pass-paying = Refuser
action-pass-disease-keeping = Ne sauver personne d’autre
action-pass-visiting = Quitter le village
    .now =
    { $pledged ->
        [0] N’approvisionner aucun village
       *[other] N’approvisionner aucun autre village
    }
action-take = Prendre { $color_a } : { $face_plain }
action-income = Toucher les revenus
    .now = Toucher { $income } $ de revenus
action-mine = Miner : piocher un jeton Or
    .now =
    { $draws ->
        [1] Miner : piocher un jeton Or
       *[other] Miner : piocher { $draws } jetons Or et en garder un
    }
action-cattle = Prendre 1 tête de bétail
action-wood = Prendre 1 bois
action-medicine = Prendre 1 remède
action-equip = Prendre { $tile_the }
action-recruit = Recruter { $folk_the }
action-turn = Tourner le dé sur la face { $face }
    .now = Tourner le dé sur la face { $face } ({ $turning } $)
action-wagon = Acheter { $size_a }
    .now = Acheter { $size_a } ({ $price } $)
action-pay = Utiliser { $card_the }
    .now = { $card } : { $cost_word ->
        [money] payer
       *[other] défausser
    } { n-cost } pour { get-goods }
action-act = Appliquer maintenant l’effet : { $ability }
action-choose = Choisir : { $good }
action-choose-choosing-good = Prendre : { $good }
    .now = Prendre { n-goods }
action-choose-paying = Payer pour : { $good }
    .now = { $cost_word ->
        [money] Payer
       *[other] Défausser
    } { n-cost } pour { get-goods }
action-keep-token = Garder { token }
action-discard = Défausser 1 { $good_one }
action-discard-token = Remettre dans le sac { token }
action-discard-tile = Défausser { $tile_the }
action-damage = Endommager { wagon }
action-repair = Réparer { wagon }
action-keep = Sauver { $folk_the }
action-board = Choisir { $board_the }
action-fulfil = Approvisionner { $town }
    .now = { $town } : donner { $asks } pour { favors }
action-give-token = Donner { token }
action-give-tile = Donner { $tile_the }
action-roll = Lancer { $color_a } : { $face_plain }
action-townsfolk = Révéler { $folk_the }
action-town = Révéler le village : { $town }
action-equipment = Révéler { $tile_the }
action-deal = Distribuer { $board_the }
action-token = Piocher { token }

## Remarques sur un choix
remark-storm-near =
    { $count ->
        [one] L’orage est à un cran : après cela, il endommagerait un de tes chariots.
       *[other] L’orage est à un cran : après cela, il endommagerait { $count } de tes chariots.
    }
remark-famine-near =
    { $count ->
        [one] La famine est à un cran : après cela, tu y perdrais une tête de bétail.
       *[other] La famine est à un cran : après cela, tu y perdrais { $count } têtes de bétail.
    }
remark-disease-near =
    { $count ->
        [one] La maladie est à un cran : après cela, tu y perdrais un de tes colons.
       *[other] La maladie est à un cran : après cela, tu y perdrais { $count } de tes colons.
    }
remark-overload =
    { $count ->
        [one]
        Après cela, il manquera { $count } emplacement dans tes chariots : ce qui n’y tient pas à la fin de ton tour est
        défaussé.
       *[other]
        Après cela, il manquera { $count } emplacements dans tes chariots : ce qui n’y tient pas à la fin de ton tour
        est défaussé.
    }
remark-scores = Rapporte { points } avec ce que tu possèdes maintenant.
remark-completes = Tu auras alors tout ce que demande { $town }.
remark-spoils = Après cela, tu n’auras plus tout ce que demande { $town }.

## Ce qui parle pour un choix, ou contre lui
argument-acts = Les cartes déjà acquises rapportent { $goods } tout de suite.
argument-brings = Rapporte { $goods }.
argument-costs = Coûte { $goods }.
argument-herd =
    { $count ->
        [one] { $count } tête de bétail de plus : jusqu’à { points } d’ici la fin.
       *[other] { $count } têtes de bétail de plus : jusqu’à { points } d’ici la fin.
    }
argument-herd-lost =
    { $count ->
        [one] { $count } tête de bétail de moins : jusqu’à { points } de moins d’ici la fin.
       *[other] { $count } têtes de bétail de moins : jusqu’à { points } de moins d’ici la fin.
    }
argument-gold =
    { $count ->
        [one] Un jeton Or : de { $least } à { $most } points à la fin.
       *[other] { $count } jetons Or : de { $least } à { $most } points chacun à la fin.
    }
argument-gold-lost =
    { $count ->
        [one] Coûte un jeton Or : au moins { points }.
       *[other] Coûte { $count } jetons Or : au moins { points }.
    }
argument-nuggets = Or : { points } à la fin.
argument-nuggets-lost = Or cédé : { points } de moins.
argument-points = Rapporte { points } tout de suite.
argument-favors = { favors } : { points } à la fin.
argument-most-favors = Personne n’aura plus de faveurs : { points } si cela reste ainsi.
argument-cards-more = Les colons et le plateau rapportent { points } de plus.
argument-cards-less = Les colons et le plateau rapportent { points } de moins.
argument-scores = { $ability } : rapporte { points } en l’état actuel.
argument-works =
    { $days ->
        [one] { $ability } : encore { $days } jour pour servir.
       *[other] { $ability } : encore { $days } jours pour servir.
    }
argument-works-on-face =
    { $days ->
        [one] { $ability } : agit avec chaque dé { $face_plain }, encore { $days } jour.
       *[other] { $ability } : agit avec chaque dé { $face_plain }, encore { $days } jours.
    }
argument-parts-with =
    { $days ->
        [one] Perd { $ability_the } : encore { $days } jour pour servir.
       *[other] Perd { $ability_the } : encore { $days } jours pour servir.
    }
argument-starts = Commence avec { $size_a } et { $goods }.
argument-completes = Réunit tout ce que demande { $town } : { favors }.
argument-nears = Pour { $town }, il manquera seulement { $lacks }.
argument-spoils = Ne laisse pas assez pour { $town } : { favors } en jeu.
argument-room =
    { $count ->
        [one] Fait de la place : { $count } emplacement de plus.
       *[other] Fait de la place : { $count } emplacements de plus.
    }
argument-overload =
    { $count ->
        [one] Il manque { $count } emplacement dans les chariots : ce qui n’y tient pas est défaussé.
       *[other] Il manque { $count } emplacements dans les chariots : ce qui n’y tient pas est défaussé.
    }
argument-broke = Laisse { $money } $ : tourner un dé coûte { $price } $.
argument-goes-on = Ne coûte aucun dé : le tour continue.
argument-too-late = Trop tard : les dollars, le bois et les remèdes ne rapportent rien à la fin.
argument-strikes = Le dé qui reste déclenche { $disaster_the } : { $toll }.
argument-hurts = Le dé qui reste déclenche { $disaster_the }, qui coûte à { $player } { $toll }.
argument-averts = Aucun des dés restants ne peut déclencher { $disaster_the } aujourd’hui.
argument-looms =
    { $count ->
        [one] L’un des { $dice } dés restants déclencherait { $disaster_the } : { $toll }.
       *[other] { $count } des { $dice } dés restants déclencheraient { $disaster_the } : { $toll }.
    }
argument-threatens =
    { $count ->
        [one] L’un des { $dice } dés restants déclencherait { $disaster_the }, qui coûterait à { $player } { $toll }.
       *[other]
        { $count } des { $dice } dés restants déclencheraient { $disaster_the }, qui coûterait à { $player } { $toll }.
    }
argument-works-weekly = { $ability } : agit à la fin de chaque semaine, encore { $weeks } fois.
argument-advances =
    { $count ->
        [one] Le dé qui reste rapproche { $disaster_the } : à { $count } cran.
       *[other] Le dé qui reste rapproche { $disaster_the } : à { $count } crans.
    }
argument-slots-lost =
    { $count ->
        [one] Couvre { $count } emplacement pour de bon.
       *[other] Couvre { $count } emplacements pour de bon.
    }
argument-shelters = Protège contre { $disaster_the } : { $toll }.
argument-exposes = Laisse sans protection contre { $disaster_the } : { $toll } de plus.
argument-denies = { $ability } : vaudrait { points } à { $player } en l’état actuel.
argument-hinders = Le dernier dé { $face_plain } : { $player } devrait en tourner un pour recruter { $ability_the }.

## Pourquoi quelque chose ne peut pas être choisi
reason-busy = Une chose à la fois : fais d’abord le choix qu’on te demande.
reason-days-over = Les jours de cette semaine sont passés : c’est l’heure des villages.
reason-one-die = Tu prends un dé par jour, et tu as déjà le tien.
reason-recruit-later = Prends d’abord un dé : pour recruter ici, il doit montrer la face { $face_plain }.
reason-tile-later = Prends d’abord un dé : la face équipement ou joker donne un équipement.
reason-turn-later = Prends d’abord un dé ; ensuite, tu peux payer pour le tourner.
reason-die-used = Tu as déjà utilisé ton dé aujourd’hui.
reason-other-face =
    Ton dé montre { $shown_plain } et non { $wanted_plain } : tu peux le tourner pour { $price } $.
reason-other-face-short =
    Ton dé montre { $shown_plain } et non { $wanted_plain }. Le tourner coûte { $price } $ : il te manque { $short } $.
reason-other-face-turned =
    Ton dé montre { $shown_plain } et non { $wanted_plain }, et tu l’as déjà tourné ce tour-ci.
reason-no-gold = Il n’y a plus d’or dans le sac.
reason-gold-at-rest =
    L’or a tellement circulé que plus personne ne pourrait suivre : on n’en pioche plus jusqu’à la fin de la partie.
reason-store-empty = Il n’y a plus d’équipement au magasin général.
reason-same-face = Ton dé montre déjà cette face.
reason-turned = Tu as déjà tourné ton dé ce tour-ci.
reason-turning-short = Tourner ton dé coûte { $price } $ : il te manque { $short } $.
reason-wagons-full = Tu ne peux pas avoir plus de { $most } chariots.
reason-short = Cela coûte { $price } $ : il te manque { $short } $.
reason-promised = Tu l’as déjà promis.
reason-town-promised = Tu as déjà promis à ce village tout ce qu’il demande.
reason-visit-lacks = Tu approvisionnes les villages à la fin de la semaine. Pour l’instant, il te manque { $lacks }.
reason-visit-later =
    Tu approvisionnes les villages à la fin de la semaine. Pour l’instant, tu as tout ce que demande celui-ci.
reason-town-elsewhere = Tu as trop promis à d’autres villages : il te manque { $lacks }.
reason-town-lacks = Il te manque { $lacks }.
reason-kept = Tu as déjà sauvé cette carte.
reason-offer-used = Cette carte sert une fois par tour, et tu l’as déjà utilisée.
reason-offer-short = Pour utiliser cette carte, il te manque { $lacks }.
reason-offer-empty = Cette carte n’a rien à te donner pour l’instant.
reason-undamaged = Ce chariot n’est pas endommagé.
reason-wagon-picked = Tu l’as déjà choisi.
reason-wheel-needs = Une roue protège ce chariot : aucun autre ne peut la porter.

## Choses sur lesquelles on peut poser la question
thing-die = { $color } ({ $face_plain })
thing-face = Face : { $face_plain }
thing-wagon = Ton chariot : { $size_plain }{ markers }
thing-token = Ton or : { token }

## Journal : mise en place et semaines
folk-laid = { $folk } sous la face { $face }.
town-laid = Nouveau village : { $town }.
tile-laid = Nouvel équipement : { $tile_plain }.
boards-dealt = { $player } reçoit deux plateaux.
    .you = Tu reçois deux plateaux.
board-seen = { $player } reçoit { $board_the }.
    .you = Tu reçois { $board_the }.
board-chosen = { $player } choisit { $board_the }.
    .you = Tu choisis { $board_the }.
week-begins = La semaine { $week } commence.
day-begins = Semaine { $week }, jour { $day } : on lance les dés.

## Journal : le tour
die-rolled = Dé { $color_plain } : { $face_plain }.
turn-of = Semaine { $week }, jour { $day } : à { $player } de jouer.
    .you = Semaine { $week }, jour { $day } : à toi de jouer.
die-taken = { $player } prend { $color_a } : { $face_plain }.
    .you = Tu prends { $color_a } : { $face_plain }.
acts = { $player } applique un effet : { $ability_the }.
    .you = Tu appliques un effet : { $ability_the }.
gained = { $player } { $good_word ->
        [points] marque
       *[other] reçoit
    } { amount-goods }.
    .you = Tu { $good_word ->
        [points] marques
       *[other] reçois
    } { amount-goods }.
paid = { $player } { $good_word ->
        [money] paie
       *[other] défausse
    } { amount-goods }.
    .you = Tu { $good_word ->
        [money] paies
       *[other] défausses
    } { amount-goods }.
die-turned = { $player } tourne le dé sur la face { $face }.
    .you = Tu tournes le dé sur la face { $face }.
income-taken = { $player } touche { $amount } $ de revenus.
    .you = Tu touches { $amount } $ de revenus.
tile-taken = { $player } prend { $tile_the }.
    .you = Tu prends { $tile_the }.
recruited = { $player } recrute { $folk_the }.
    .you = Tu recrutes { $folk_the }.
wagon-bought = { $player } achète { $size_a } pour { $price } $.
    .you = Tu achètes { $size_a } pour { $price } $.
token-drawn = { $player } pioche un jeton Or.
    .you = Tu pioches un jeton Or.
token-seen = { $player } regarde son jeton Or : { nuggets }.
    .you = Ton jeton Or montre { nuggets }.
tokens-back =
    { $amount ->
        [one] { $player } remet un jeton Or dans le sac.
       *[other] { $player } remet { $amount } jetons Or dans le sac.
    }
    .you =
    { $amount ->
        [one] Tu remets un jeton Or dans le sac.
       *[other] Tu remets { $amount } jetons Or dans le sac.
    }
token-back-seen = { $player } connaît le jeton remis : { nuggets }.
    .you = Le jeton que tu remets montre { nuggets }.
discarded = { $player } défausse { amount-goods }.
    .you = Tu défausses { amount-goods }.
tile-discarded = { $player } défausse { $tile_the }.
    .you = Tu défausses { $tile_the }.

## Journal : les désastres
die-left = Il reste le dé { $color_plain }.
track-moved = { $disaster } : le marqueur avance ({ $at } sur 3).
disaster-strikes = { $disaster_strikes }
wood-spent = { $player } défausse { $amount } bois pour protéger des chariots.
    .you = Tu défausses { $amount } bois pour protéger tes chariots.
wagon-damaged = L’orage endommage un chariot de { $player } : { wagon }.
    .you = L’orage endommage un de tes chariots : { wagon }.
wagon-mended = { $player } répare { wagon }.
    .you = Tu répares { wagon }.
money-lost = { $player } se fait voler { $amount } $.
    .you = Tu te fais voler { $amount } $.
cattle-fed =
    { $amount ->
        [one] { $player } paie { $amount } $ pour nourrir { $amount } tête de bétail.
       *[other] { $player } paie { $amount } $ pour nourrir { $amount } têtes de bétail.
    }
    .you =
    { $amount ->
        [one] Tu paies { $amount } $ pour nourrir { $amount } tête de bétail.
       *[other] Tu paies { $amount } $ pour nourrir { $amount } têtes de bétail.
    }
cattle-lost =
    { $amount ->
        [one] { $player } perd { $amount } tête de bétail.
       *[other] { $player } perd { $amount } têtes de bétail.
    }
    .you =
    { $amount ->
        [one] Tu perds { $amount } tête de bétail.
       *[other] Tu perds { $amount } têtes de bétail.
    }
medicine-spent =
    { $amount ->
        [one] { $player } défausse { $amount } remède pour sauver des colons.
       *[other] { $player } défausse { $amount } remèdes pour sauver des colons.
    }
    .you =
    { $amount ->
        [one] Tu défausses { $amount } remède pour sauver tes colons.
       *[other] Tu défausses { $amount } remèdes pour sauver tes colons.
    }
folk-lost = { $player } perd { $folk_the }.
    .you = Tu perds { $folk_the }.
spared = { $player } traverse { $disaster_the } sans dommage.
    .you = Tu traverses { $disaster_the } sans dommage.
marker-back = { $disaster } : le marqueur revient au départ.
all-advance = Tous les marqueurs Désastre avancent une dernière fois.

## Journal : visite du village et fin
cattle-scored = { $player } marque { points } pour le bétail.
    .you = Tu marques { points } pour ton bétail.
town-fulfilled = { $player } approvisionne { $town } : { favors }.
    .you = Tu approvisionnes { $town } : { favors }.
tile-given = { $player } donne { $tile_the }.
    .you = Tu donnes { $tile_the }.
no-town = { $player } n’approvisionne aucun village.
    .you = Tu n’approvisionnes aucun village.
scored-gold = { $player } marque { points } pour l’or.
    .you = Tu marques { points } pour ton or.
scored-favors = { $player } marque { points } pour les faveurs.
    .you = Tu marques { points } pour tes faveurs.
scored-most-favors = { $player } marque { points } pour le plus de faveurs.
    .you = Tu marques { points } pour le plus de faveurs.
scored-folk = { $player } marque { points } pour les colons.
    .you = Tu marques { points } pour tes colons.
scored-board = { $player } marque { points } pour le plateau.
    .you = Tu marques { points } pour ton plateau.
scored-damage = { $player } perd { points } pour les dégâts.
    .you = Tu perds { points } pour les dégâts.

## Ce que font les cartes : quand ...
moment-now = Immédiatement : { $effect }
moment-on-wild = Quand tu prends un dé Joker : { $effect }
moment-on-mine = Quand tu prends un dé Mine : { $effect }
moment-on-equipment = Quand tu prends un dé Équipement : { $effect }
moment-on-cattle = Quand tu prends un dé Bétail : { $effect }
moment-on-wood = Quand tu prends un dé Bois : { $effect }
moment-on-medicine = Quand tu prends un dé Remède : { $effect }
moment-after-storm = Après un orage : { $effect }
moment-after-raid = Après un pillage : { $effect }
moment-after-famine = Après une famine : { $effect }
moment-after-disease = Après une maladie : { $effect }
moment-each-week = À la fin de chaque semaine : { $effect }
moment-each-turn = Une fois par tour : { $effect }
moment-always = Toujours : { $effect }
moment-score = { $effect }

## ... et quoi
effects = { $first } ; { $second }
effect-gain = { get-n-goods }
effect-gain-per = { get-n-goods } { per-counted } que tu possèdes
effect-gain-or = { get-n-goods } ou { n-other }
effect-take-equipment = prends un équipement de ton choix au magasin général
effect-repair =
    { $n ->
        [one] retire un marqueur Dégât de tes chariots
       *[other] retire { $n } marqueurs Dégât de tes chariots
    }
effect-may-pay = tu peux { $cost_word ->
        [money] payer
       *[other] défausser
    } { n-cost } pour { get-goods }
effect-protect-cattle =
    { $n ->
        [one] une tête de ton bétail est immunisée contre la famine
       *[other] { $n } têtes de ton bétail sont immunisées contre la famine
    }
effect-protect-wagons =
    { $n ->
        [one] un de tes chariots est immunisé contre l’orage
       *[other] { $n } de tes chariots sont immunisés contre l’orage
    }
effect-protect-townsfolk =
    { $n ->
        [one] un de tes colons est immunisé contre la maladie
       *[other] { $n } de tes colons sont immunisés contre la maladie
    }
effect-protect-money = un pillage t’épargne { $n } $
effect-more-income = tu touches { $n } $ de revenus en plus
effect-draw-more =
    { $n ->
        [one] en minant, pioche un jeton Or de plus, puis n’en garde qu’un
       *[other] en minant, pioche { $n } jetons Or de plus, puis n’en garde qu’un
    }
effect-neighbours = tu peux aussi recruter un colon sous une face voisine de celle de ton dé
effect-change-for = changer la face de ton dé ne te coûte que { $n } $
effect-cheaper-wagons = les chariots te coûtent { $n } $ de moins
effect-carry-more =
    { $n ->
        [one] tu as un emplacement de plus
       *[other] tu as { $n } emplacements de plus
    }
effect-points = { n-points }
effect-points-per = { n-points } par { $counted_one }
effect-points-per-many = { n-points } { per-counted }
effect-points-if = { n-points } si tu possèdes au moins { k-counted }

## Passer d’avance

plan-visiting = N’approvisionner aucun village
## À quoi sert une action
help-pass-buying =
    Ton tour se termine : tu défausses ce qui ne tient pas dans tes chariots, puis le joueur suivant prend un dé.
    N’oublie pas qu’un pillage prend la moitié de tes dollars.
help-pass-paying =
    Tu ne paies rien et ne reçois rien. Tu gardes la carte, et si elle peut agir à nouveau, elle refera la même offre.
help-pass-disease-keeping =
    Tous les colons que tu n’as pas choisis partent pour de bon, avec leurs effets et leurs points. Utile seulement si
    tes remèdes te serviront mieux ailleurs, pour un village ou pour un meilleur colon.
help-pass-visiting =
    Tu ne donnes plus rien ; ce que tu as part avec toi dans la semaine suivante. Bien si tes ressources te protègent ou
    rapportent plus que les faveurs, de 2 points chacune ; inutile à la dernière visite.
help-take =
    Prends ce dé : tes cartes qui montrent sa face agissent tout de suite, puis tu l’utilises. Regarde aussi sa couleur :
    le dé que personne ne prend fait avancer le désastre de sa couleur, un dé noir les quatre.
help-income =
    Touche les dollars de la face, de 1 $ pour le joker à 6 $ pour le remède, et 2 $ de plus par coffre-fort ou
    banquier. Utile avant d’acheter un chariot, de nourrir le bétail ou de payer un village ; risqué si un pillage
    approche.
help-mine =
    Pioche un jeton Or que tu es seul à voir : une à trois pépites, chacune 1 point à la fin. Il occupe un emplacement ;
    avec des lampes, tu pioches plus et gardes le meilleur.
help-cattle =
    Prends une tête de bétail. Elle n’occupe aucun emplacement et rapporte 1 point à chaque visite : prends-la tôt ;
    lors d’une famine, elle coûte 1 $.
help-wood =
    Prends 1 bois ; deux partagent un emplacement. Lors d’un orage, chaque chariot coûte 1 bois, et beaucoup de villages
    en demandent.
help-medicine =
    Prends 1 remède ; deux partagent un emplacement. En cas de maladie, il sauve un de tes colons, et beaucoup de
    villages en demandent.
help-equip =
    Prends cette tuile au magasin général ; elle occupe un emplacement. Utile tôt dans la partie, et si sa face convient
    à tes autres cartes ; certains villages prennent n’importe quelle tuile contre des faveurs.
help-equip-taking-tile =
    Prends gratuitement cette tuile au magasin général ; elle occupe un emplacement. Choisis-en une dont la face convient
    à tes autres cartes, ou une pour un village.
help-recruit =
    Prends cette carte avec ton dé ; elle ne coûte rien d’autre et n’occupe aucun emplacement. Elle t’aide désormais, et
    si elle est encore là à la fin, elle rapporte : choisis selon ce que tu amasses déjà, et garde des remèdes en cas
    de maladie.
help-turn =
    Paie pour tourner ton dé sur cette face avant de l’utiliser, une fois par tour : 3 $, ou 1 $ avec une carte qui le
    permet. Rien n’agit pour la nouvelle face. Utile pour une carte ou une ressource qu’il te faut vraiment.
help-wagon =
    Achète un chariot : le petit a quatre emplacements pour 5 $, le grand six pour 8 $. Il te faut de la place pour
    l’or, l’équipement, le bois et les remèdes ; mais chaque chariot coûte 1 bois lors d’un orage, et chaque marqueur
    Dégât 2 points.
help-pay =
    Profite de l’offre de cette carte : paie son prix, reçois ce qu’elle vend. Chaque carte sert une fois par tour, à
    tout moment.
help-act =
    Cette carte agit maintenant, les autres après elle. Si l’une apporte ce qu’une autre compte ou coûte, il vaut mieux
    en général commencer par elle.
help-choose = Choisis ceci.
help-choose-choosing-good =
    Prends celle-ci. Pense à ce que demandent les villages de la semaine et au prochain désastre : du bois pour l’orage,
    un remède pour la maladie.
help-choose-paying =
    Paie le prix et reçois la ressource tout de suite. Vérifie d’abord que tu n’as pas besoin du prix pour autre chose ce
    tour-ci.
help-keep-token =
    Garde ce jeton ; les autres que tu as piochés retournent dans le sac, et toi seul sais ce qu’ils valaient. Le plus
    de pépites rapporte le plus, mais un village prend n’importe lequel.
help-discard =
    Défausse une unité. Deux bois ou deux remèdes partagent un emplacement : une seule unité ne libère sa place que si
    elle y est seule.
help-discard-token =
    Le jeton Or retourne dans le sac, à l’insu des autres, et libère un emplacement. Sépare-toi plutôt d’un jeton avec
    peu de pépites.
help-discard-tile =
    La tuile quitte la partie et libère un emplacement. Sépare-toi de celle dont tu prends rarement la face.
help-damage =
    Ce chariot reçoit un marqueur Dégât : deux emplacements de moins pour de bon, et 2 points de moins à la fin. Un
    chariot qui n’a plus d’emplacement ne perd plus que les points.
help-repair = Retire un marqueur Dégât de ce chariot : deux emplacements reviennent, et 2 points sont sauvés.
help-keep =
    Sauve cette carte de la maladie : tes immunités servent d’abord, chaque colon de plus coûte 1 remède. Garde ceux
    dont l’aide et les points te sont le plus utiles.
help-board =
    Choisis ce plateau : tu commences avec ses ressources, et sa capacité est à toi pour toute la partie. Prends celui
    qui convient aux colons et aux villages visibles ; la face standard est toujours un bon choix.
help-fulfil =
    Promets à ce village tout ce qu’il demande ; tu reçois ses faveurs quand tout le monde a fini. Une faveur vaut 2
    points, en avoir le plus en vaut 5 de plus ; rien ne peut être donné deux fois.
help-give-token =
    Donne ce jeton Or au village ; il retourne dans le sac, à l’insu des autres. N’importe quel jeton convient : donnes-en
    un avec peu de pépites.
help-give-tile =
    Donne cette tuile au village ; elle quitte la partie, et son effet cesse. N’importe laquelle convient : donne celle
    qui te sert le moins.
## Ce qu’une édition personnelle nomme autrement
folk-own = { $label }
    .plain = { $label }
    .the = { $label }
tile-own = { $label }
    .plain = { $label }
    .the = l’équipement « { $label } »
board-own = { $label }
    .plain = { $label }
    .the = « { $label } »
ability-own = { $label }
    .the = « { $label } »

## Ce qui ne va pas dans une édition
wrong-sentences = { $count } phrases ; une carte en porte au plus { $most }
wrong-same-name = { $count } cartes ou villages s’appellent « { $value } »
wrong-same-card = { $count } d’entre eux font et rapportent la même chose
wrong-same-tile = { $count } plateaux commencent avec « { $value } »
wrong-set = il n’y a pas de série « { $set } » ; les séries sont { $sets }
wrong-set-count = { $count } de la série { $set } ; une série en a { $wanted }
wrong-idle = ne fait rien
wrong-does-score = ce qui rapporte des points se met sous « scores »
wrong-scores = une condition au plus, qui commence par « score »
wrong-free-wagons = des chariots gratuits ; un petit coûte { $price } $
wrong-purchases = plus d’un achat par tour
wrong-tiles-of =
    { $count ->
        [one] { $kind } : { $count } tuile ; il y en a { $wanted }
       *[other] { $kind } : { $count } tuiles ; il y en a { $wanted }
    }
wrong-tile-faces = { $kind } : deux tuiles montrent la même face
wrong-no-tile = { $kind } : aucune tuile de cette sorte
wrong-tile-name = commence par sa sorte, comme « { $example } »
wrong-tile-kind = il n’y a pas d’équipement « { $kind } »
wrong-tile-says = { $kind } dit « { $words } »
wrong-tile-says-face = { $kind } dit « { $words } », ou de même pour une autre face
wrong-tile = il n’y a pas de tuile « { $name } »
wrong-board-now = un plateau indique ses ressources de départ, sans « now »
wrong-wagon = il n’y a pas de chariot « { $size } » ; les chariots sont { $sizes }
wrong-goods = ne nomme que ce qu’il y a, { $wanted } de chaque
wrong-slots = demandent { $count } emplacements ; le chariot en a { $wanted }
wrong-asks =
    { $count ->
        [one] demande { $count } ressource ; un village en demande { $wanted }
       *[other] demande { $count } ressources ; un village en demande { $wanted }
    }
wrong-favors = { $count } ; un village en donne { $wanted }
wrong-taken = « { $name } » veut dire autre chose ici ; choisis un autre nom
wrong-moment = « { $sentence } » : « { $word } » n’est pas un moment
wrong-moment-word = « { $sentence } » : « { $word } » ne va pas avec « { $moment } »
wrong-two-same = « { $sentence } » : les deux doivent différer
wrong-most = « { $sentence } » : { $most } au plus, personne ne peut en avoir davantage

## Actions d’un joueur en une ligne : deed- la commence, then- la continue
deed-die-taken = { $player } prend { $color_a } ({ $face_plain })
    .you = Tu prends { $color_a } ({ $face_plain })
deed-acts = { $player } applique un effet ({ $ability_the })
    .you = Tu appliques un effet ({ $ability_the })
deed-wood-spent = { $player } protège des chariots avec { $amount } bois
    .you = Tu protèges tes chariots avec { $amount } bois
deed-medicine-spent =
    { $amount ->
        [one] { $player } sauve des colons avec { $amount } remède
       *[other] { $player } sauve des colons avec { $amount } remèdes
    }
    .you =
    { $amount ->
        [one] Tu sauves tes colons avec { $amount } remède
       *[other] Tu sauves tes colons avec { $amount } remèdes
    }
deed-town-fulfilled = { $player } approvisionne { $town } ({ favors })
    .you = Tu approvisionnes { $town } ({ favors })
then-board-seen = { $board_plain }
then-die-turned = tourne le dé sur la face { $face }
    .you = tournes le dé sur la face { $face }
then-income-taken = touche { $amount } $ de revenus
    .you = touches { $amount } $ de revenus
then-tile-taken = prend { $tile_the }
    .you = prends { $tile_the }
then-recruited = recrute { $folk_the }
    .you = recrutes { $folk_the }
then-wagon-bought = achète { $size_a } pour { $price } $
    .you = achètes { $size_a } pour { $price } $
then-wagon-mended = répare { wagon }
    .you = répares { wagon }
then-token-drawn =
    { $count ->
        [one] pioche un jeton Or
       *[other] pioche { $count } jetons Or
    }
    .you =
    { $count ->
        [one] pioches un jeton Or
       *[other] pioches { $count } jetons Or
    }
then-token-seen = { nuggets }
then-tokens-back =
    { $amount ->
        [one] −1 jeton Or
       *[other] −{ $amount } jetons Or
    }
then-gained = +{ amount-goods }
then-paid = −{ amount-goods }
then-discarded = défausse { amount-goods }
    .you = défausses { amount-goods }
then-tile-discarded = défausse { $tile_the }
    .you = défausses { $tile_the }
then-track-moved = { $disaster } { $at } sur 3
then-wagon-damaged = { $size_a } endommagé
then-spared = traverse { $disaster_the } sans dommage
    .you = traverses { $disaster_the } sans dommage
then-cattle-lost =
    { $amount ->
        [one] perd { $amount } tête de bétail
       *[other] perd { $amount } têtes de bétail
    }
    .you =
    { $amount ->
        [one] perds { $amount } tête de bétail
       *[other] perds { $amount } têtes de bétail
    }
then-folk-lost = { $folk_the }
then-town-fulfilled = { $town } ({ favors })
then-tile-given = donne { $tile_the }
    .you = donnes { $tile_the }
then-scored-favors = { $points } pour les faveurs
then-scored-most-favors = { $points } pour le plus de faveurs
then-scored-folk = { $points } pour les colons
then-scored-board = { $points } pour le plateau
then-scored-damage =
    { $points ->
        [0] 0 pour les dégâts
       *[other] −{ $points } pour les dégâts
    }

## Indices : où regarder, selon le verbe du meilleur choix

hint-where-take = Regarde les dés.
hint-where-income = Regarde ton argent.
hint-where-mine = Regarde ton or.
hint-where-cattle = Regarde ton bétail.
hint-where-wood = Regarde ton bois.
hint-where-medicine = Regarde tes remèdes.
hint-where-equip = Regarde l’équipement que tu peux prendre.
hint-where-recruit = Regarde les colons que tu peux recruter.
hint-where-turn = Regarde sur quelles faces tu peux tourner le dé.
hint-where-wagon = Regarde la place dans tes chariots.
hint-where-pay = Regarde les cartes que tu peux utiliser.
hint-where-act = Regarde ce que tes cartes peuvent faire maintenant.
hint-where-choose = Regarde ce dont tu as le plus besoin.
hint-where-keep-token = Regarde les jetons Or.
hint-where-discard = Regarde ce dont tu as le moins besoin.
hint-where-discard-token = Regarde les jetons Or.
hint-where-discard-tile = Regarde de quel équipement tu as le moins besoin.
hint-where-damage = Regarde de quel chariot tu as le moins besoin.
hint-where-repair = Regarde tes chariots endommagés.
hint-where-keep = Regarde de quels colons tu as le plus besoin.
hint-where-board = Regarde ce que chaque plateau t’apporte.
hint-where-fulfil = Regarde les villages.
hint-where-give-token = Regarde tes jetons Or.
hint-where-give-tile = Regarde ton équipement.
