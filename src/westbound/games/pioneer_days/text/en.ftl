# Pioneer Days: English

title = Pioneer Days
summary =
    You lead a wagon train through the West for four weeks of five days. Each day you take a die and use it for income,
    for its action or to recruit townsfolk; the die that nobody takes brings storm, raid, famine or disease closer. Each
    week ends in a town, where your cattle score and the goods in your wagons earn favors. At the end, gold, favors and
    townsfolk score as well. Most points wins.

## Options
option-sets = Townsfolk sets
option-boards = Player boards
option-boards-dealt = two dealt to each player
option-boards-standard = standard side for everyone

## Colors of dice
color-blue = Blue
    .plain = blue
    .a = a blue die
color-red = Red
    .plain = red
    .a = a red die
color-yellow = Yellow
    .plain = yellow
    .a = a yellow die
color-green = Green
    .plain = green
    .a = a green die
color-black = Black
    .plain = black
    .a = a black die

## Faces of dice
face-wild = Wild
    .plain = wild
face-mine = Mine
    .plain = mine
face-equipment = Equipment
    .plain = equipment
face-cattle = Cattle
    .plain = cattle
face-wood = Wood
    .plain = wood
face-medicine = Medicine
    .plain = medicine

## Goods, and whatever else is counted; .word is for the texts to tell them apart
good-money = Dollars
    .word = money
    .one = dollar
    .many = dollars
good-wood = Wood
    .word = wood
    .one = wood
    .many = wood
good-medicine = Medicine
    .word = medicine
    .one = medicine
    .many = medicine
good-cattle = Cattle
    .word = cattle
    .one = cattle
    .many = cattle
good-gold = Gold
    .word = gold
    .one = gold token
    .many = gold tokens
good-favors = Favors
    .word = favors
    .one = favor
    .many = favors
good-points = Points
    .word = points
    .one = point
    .many = points
good-small_wagon = Small wagon
    .word = small_wagon
    .one = small wagon
    .many = small wagons
good-large_wagon = Large wagon
    .word = large_wagon
    .one = large wagon
    .many = large wagons
good-equipment = Equipment
    .word = equipment
    .one = piece of equipment
    .many = pieces of equipment
good-townsfolk = Townsfolk
    .word = townsfolk
    .one = townsfolk
    .many = townsfolk
good-wagons = Wagons
    .word = wagons
    .one = wagon
    .many = wagons
good-damage = Damage
    .word = damage
    .one = damage marker
    .many = damage markers

## Amounts
amount-goods =
    { $good_word ->
        [money] ${ $amount }
       *[other] { $amount } { $amount ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-goods =
    { $good_word ->
        [money] ${ $n }
       *[other] { $n } { $n ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
k-goods =
    { $good_word ->
        [money] ${ $k }
       *[other] { $k } { $k ->
            [one] { $good_one }
           *[other] { $good_many }
        }
    }
n-other =
    { $other_word ->
        [money] ${ $n }
       *[other] { $n } { $n ->
            [one] { $other_one }
           *[other] { $other_many }
        }
    }
n-cost =
    { $cost_word ->
        [money] ${ $n }
       *[other] { $n } { $n ->
            [one] { $cost_one }
           *[other] { $cost_many }
        }
    }
k-counted =
    { $counted_word ->
        [money] ${ $k }
       *[other] { $k } { $k ->
            [one] { $counted_one }
           *[other] { $counted_many }
        }
    }
per-counted =
    { $k ->
        [1] for each { $counted_one }
       *[other] for every { k-counted }
    }
get-goods =
    { $good_word ->
        [points] score { k-goods }
       *[other] gain { k-goods }
    }
get-n-goods =
    { $good_word ->
        [points] score { n-goods }
       *[other] gain { n-goods }
    }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
favors =
    { $favors ->
        [one] { $favors } favor
       *[other] { $favors } favors
    }
nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
token =
    { $token ->
        [one] a gold token with { $token } nugget
       *[other] a gold token with { $token } nuggets
    }
wagon = { $size_a }{ markers }
markers =
    { $damage ->
        [0] {""}
        [one] {" "}with { $damage } damage marker
       *[other] {" "}with { $damage } damage markers
    }

## What a town is given
purse-wood = { good-wood }
purse-medicine = { good-medicine }
purse-gold = { good-gold }
purse-equipment = { good-equipment }
purse-cattle = { good-cattle }
purse-money = { good-money }
purse-damage = { good-damage }
purse-wagons = { good-wagons }
purse-townsfolk = { good-townsfolk }
share = { $amount } { $payee }
    .wood = { $amount } wood
    .medicine = { $amount } medicine
    .gold =
    { $amount ->
        [one] { $amount } gold token
       *[other] { $amount } gold tokens
    }
    .equipment =
    { $amount ->
        [one] { $amount } piece of equipment
       *[other] { $amount } pieces of equipment
    }
    .cattle = { $amount } cattle
    .money = ${ $amount }
    .damage =
    { $amount ->
        [one] { $amount } damage marker
       *[other] { $amount } damage markers
    }
    .wagons =
    { $amount ->
        [one] { $amount } wagon
       *[other] { $amount } wagons
    }
    .townsfolk = { $amount } townsfolk

## Disasters
disaster-storm = Storm
    .the = the storm
    .strikes = A storm breaks.
disaster-raid = Raid
    .the = the raid
    .strikes = Raiders attack.
disaster-famine = Famine
    .the = the famine
    .strikes = A famine breaks out.
disaster-disease = Disease
    .the = the disease
    .strikes = A disease breaks out.

## Sizes of wagons
size-small = Small wagon
    .plain = small wagon
    .a = a small wagon
size-large = Large wagon
    .plain = large wagon
    .a = a large wagon

## Kinds of equipment
equipment-cards = Cards{ face-shown }
    .plain = cards{ face-shown }
    .the = the cards{ face-shown }
equipment-hatchet = Hatchet{ face-shown }
    .plain = hatchet{ face-shown }
    .the = the hatchet{ face-shown }
equipment-bandage = Bandage{ face-shown }
    .plain = bandage{ face-shown }
    .the = the bandage{ face-shown }
equipment-pan = Pan{ face-shown }
    .plain = pan{ face-shown }
    .the = the pan{ face-shown }
equipment-yoke = Yoke{ face-shown }
    .plain = yoke{ face-shown }
    .the = the yoke{ face-shown }
equipment-vaccine = Vaccine
    .plain = vaccine
    .the = the vaccine
equipment-lamp = Lamp
    .plain = lamp
    .the = the lamp
equipment-harmonica = Harmonica
    .plain = harmonica
    .the = the harmonica
equipment-hay = Hay
    .plain = hay
    .the = the hay
equipment-revolver = Revolver
    .plain = revolver
    .the = the revolver
equipment-safe = Safe
    .plain = safe
    .the = the safe
equipment-wheel = Wheel
    .plain = wheel
    .the = the wheel

## Equipment
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

## Townsfolk, set A
folk-herder = Herder
    .plain = herder
    .the = the herder
folk-drover = Drover
    .plain = drover
    .the = the drover
folk-prospector = Pros­pec­tor
    .plain = pros­pec­tor
    .the = the prospector
folk-placer_miner = Placer miner
    .plain = placer miner
    .the = the placer miner
folk-circuit_rider = Circuit rider
    .plain = circuit rider
    .the = the circuit rider
folk-interpreter = In­ter­pret­er
    .plain = in­ter­pret­er
    .the = the interpreter
folk-wheelwright = Wheel­wright
    .plain = wheel­wright
    .the = the wheelwright
folk-woodcutter = Wood­cut­ter
    .plain = wood­cut­ter
    .the = the woodcutter
folk-nurse = Nurse
    .plain = nurse
    .the = the nurse
folk-peddler = Peddler
    .plain = peddler
    .the = the peddler
folk-schoolteacher = School­teach­er
    .plain = school­teach­er
    .the = the schoolteacher
folk-scout = Scout
    .plain = scout
    .the = the scout

## Townsfolk, set B
folk-cowhand = Cowhand
    .plain = cowhand
    .the = the cowhand
folk-stable_keeper = Stable keeper
    .plain = stable keeper
    .the = the stable keeper
folk-mining_clerk = Mining clerk
    .plain = mining clerk
    .the = the mining clerk
folk-goldsmith = Gold­smith
    .plain = gold­smith
    .the = the goldsmith
folk-sheriff = Sheriff
    .plain = sheriff
    .the = the sheriff
folk-newspaper_editor = News­paper editor
    .plain = news­paper editor
    .the = the newspaper editor
folk-carpenter = Car­pen­ter
    .plain = car­pen­ter
    .the = the carpenter
folk-apothecary = Apoth­e­cary
    .plain = apoth­e­cary
    .the = the apothecary
folk-coachbuilder = Coach­builder
    .plain = coach­builder
    .the = the coachbuilder
folk-banker = Banker
    .plain = banker
    .the = the banker
folk-blacksmith = Black­smith
    .plain = black­smith
    .the = the blacksmith
folk-innkeeper = Inn­keeper
    .plain = inn­keeper
    .the = the innkeeper

## Townsfolk, set C
folk-butcher = Butcher
    .plain = butcher
    .the = the butcher
folk-cattle_broker = Cattle broker
    .plain = cattle broker
    .the = the cattle broker
folk-assayer = Assayer
    .plain = assayer
    .the = the assayer
folk-saloon_keeper = Saloon keeper
    .plain = saloon keeper
    .the = the saloon keeper
folk-gambler = Gambler
    .plain = gambler
    .the = the gambler
folk-lawyer = Lawyer
    .plain = lawyer
    .the = the lawyer
folk-land_agent = Land agent
    .plain = land agent
    .the = the land agent
folk-lumber_dealer = Lumber dealer
    .plain = lumber dealer
    .the = the lumber dealer
folk-tonic_seller = Tonic seller
    .plain = tonic seller
    .the = the tonic seller
folk-pawnbroker = Pawn­broker
    .plain = pawn­broker
    .the = the pawnbroker
folk-theater_manager = Theater manager
    .plain = theater manager
    .the = the theater manager
folk-express_guard = Express guard
    .plain = express guard
    .the = the express guard

## Townsfolk, set D
folk-rancher = Rancher
    .plain = rancher
    .the = the rancher
folk-well_digger = Well digger
    .plain = well digger
    .the = the well digger
folk-sluice_builder = Sluice builder
    .plain = sluice builder
    .the = the sluice builder
folk-bounty_hunter = Bounty hunter
    .plain = bounty hunter
    .the = the bounty hunter
folk-relief_worker = Relief worker
    .plain = relief worker
    .the = the relief worker
folk-telegrapher = Te­leg­ra­pher
    .plain = te­leg­ra­pher
    .the = the telegrapher
folk-salvager = Salvager
    .plain = salvager
    .the = the salvager
folk-wagon_mender = Wagon mender
    .plain = wagon mender
    .the = the wagon mender
folk-barn_raiser = Barn raiser
    .plain = barn raiser
    .the = the barn raiser
folk-midwife = Midwife
    .plain = midwife
    .the = the midwife
folk-surgeon = Surgeon
    .plain = surgeon
    .the = the surgeon
folk-tinker = Tinker
    .plain = tinker
    .the = the tinker

## Townsfolk, set E
folk-vaquero = Vaquero
    .plain = vaquero
    .the = the vaquero
folk-trail_boss = Trail boss
    .plain = trail boss
    .the = the trail boss
folk-geologist = Ge­ol­o­gist
    .plain = ge­ol­o­gist
    .the = the geologist
folk-mine_owner = Mine owner
    .plain = mine owner
    .the = the mine owner
folk-muleteer = Muleteer
    .plain = muleteer
    .the = the muleteer
folk-governor = Governor
    .plain = governor
    .the = the governor
folk-town_founder = Town founder
    .plain = town founder
    .the = the town founder
folk-freighter = Freight­er
    .plain = freight­er
    .the = the freighter
folk-herbalist = Herb­al­ist
    .plain = herb­al­ist
    .the = the herbalist
folk-bridge_builder = Bridge builder
    .plain = bridge builder
    .the = the bridge builder
folk-inventor = Inventor
    .plain = inventor
    .the = the inventor
folk-storyteller = Sto­ry­tell­er
    .plain = sto­ry­tell­er
    .the = the storyteller

## Boards
board-standard = Standard pioneer
    .plain = standard pioneer
    .the = the standard pioneer
board-cattle_outfit = Cattle outfit
    .plain = cattle outfit
    .the = the cattle outfit
board-mining_claim = Mining claim
    .plain = mining claim
    .the = the mining claim
board-freight_company = Freight company
    .plain = freight company
    .the = the freight company
board-dispensary = Dis­pen­sary
    .plain = dis­pen­sary
    .the = the dispensary
board-congregation = Con­gre­ga­tion
    .plain = con­gre­ga­tion
    .the = the congregation
board-trading_post = Trading post
    .plain = trading post
    .the = the trading post
board-homestead = Home­stead
    .plain = home­stead
    .the = the homestead
board-variety_show = Variety show
    .plain = variety show
    .the = the variety show

## Whatever can act: equipment, townsfolk, boards
like-ability = folk board tile

## Where points come from
source-cattle = cattle and cards
source-gold = gold
source-favors = favors
source-most_favors = most favors
source-townsfolk = townsfolk
source-board = board
source-damage = damage

## Terms, as headings
term-action = Action
term-bag = Dice in the bag
term-board = Player board
    .many = Player boards
term-boards = Boards to choose from
term-capacity = Slots
term-card = Card
    .many = Cards
term-cattle = Cattle
term-color = Color
    .many = Colors
term-damage = Damage
term-day = Day
    .many = Days
term-die = Die
    .many = Dice
term-disaster = Disaster
    .many = Disasters
term-equipment = Equipment
term-face = Face
    .many = Faces
term-favor = Favor
    .many = Favors
term-favors = Favors
term-first-player = First player
term-folk = Townsfolk
    .many = Townsfolk
term-folk-left = Townsfolk left
term-gold = Gold
term-gold-left = Gold tokens in the bag
term-good = Good
    .many = Goods
term-hand = Die in hand
term-income = Income
term-last-week = Last week
term-medicine = Medicine
term-money = Dollars
term-nugget = Nugget
    .many = Nuggets
term-pledged = Promised
term-pool = Dice of the day
term-recruiting = Recruiting
term-scores = At the end
term-set = Set
    .many = Sets
term-size = Wagon
    .many = Wagons
term-store = General store
term-tile = Equipment
    .many = Equipment
term-token = Gold token
    .many = Gold tokens
term-town = Town
    .many = Towns
term-townsfolk = Townsfolk
term-track = Disaster track
    .many = Disaster tracks
term-turn = Turn
term-wagon = Wagon
    .many = Wagons
term-week = Week
    .many = Weeks
term-wood = Wood

## Terms within a line
term-asks = asks for
term-damaged = damaged
term-empty-slot = empty
term-full = full
term-nobody = nobody
term-nothing = nothing
term-secret = secret
term-turned = turned
term-dollars = ${ $amount }
term-of = { $count } of { $most }

## Steps
step-first-player = first player
step-first-folk = townsfolk of the first week
step-first-towns = towns of the first week
step-dealing = dealing boards
step-choosing-boards = choosing boards
step-choosing-board = choosing a board
step-starting-goods = starting goods
step-laying-towns = new towns
step-laying-tiles = new equipment
step-laying-folk = new townsfolk
step-rolling = rolling the dice
step-turn = turn
step-taking = taking a die
step-triggers = effects of the face
step-using = using the die
step-buying = buying
step-acting = cards taking effect
step-choosing-good = choosing a good
step-paying = paying for a good
step-taking-tile = taking equipment
step-mending = repairs
step-drawing = drawing gold
step-mining = mining
step-keeping-token = keeping a gold token
step-fitting = stowing the goods
step-last-die = the last die
step-disasters = disasters
step-storms = storm
step-storm-damage = storm damage
step-diseases = disease
step-disease-keeping = keeping townsfolk
step-aftermath = after the disaster
step-last-disasters = the last disasters
step-town-visit = town visit
step-weekly-effects = end of the week
step-cattle-points = points for cattle
step-visits = town visit
step-visiting = town visit
step-giving = giving goods
step-delivering = taking favors
step-final-scoring = final scoring

## Prompts
prompt-choosing-boards = Choose your board: one of the two you were dealt, or the standard side.
prompt-choosing-board = Choose your board: one of the two you were dealt, or the standard side.
prompt-taking = Take a die. Your equipment and townsfolk with its face take effect right away.
prompt-using =
    Your die shows { $face_plain }. Use it for an income of ${ $income }, for its action or to recruit?{ $may_turn ->
        [0] {""}
       *[other] {" "}For ${ $turning } you may turn it to another face first.
    } You have ${ $money }.
prompt-buying = Buy anything else before you end your turn? You have ${ $money }.
prompt-acting = Which of your cards goes next? One of them uses what another brings.
prompt-choosing-good = Which of the two will you take?
prompt-paying = Do you take the offer?
prompt-taking-tile = Which equipment will you take from the general store?
prompt-mending = Which wagon will you repair?
prompt-keeping-token = Which gold token will you keep? The rest goes back into the bag, unseen by the others.
prompt-fitting =
    Your goods need { $stowed } slots, but your wagons have { $capacity ->
        [0] none
       *[other] only { $capacity }
    }. What will you discard?
prompt-storms = Which wagon does the storm damage?
prompt-storm-damage =
    Which wagon does the storm damage?{ $picks ->
        [1] {""}
       *[other] {" "}{ $pick } of { $picks }.
    } The marker covers two slots and costs 2 points at the end.
prompt-diseases = Who will you save from the disease?
prompt-disease-keeping =
    Who will you save from the disease?{ $immune ->
        [0] {""}
        [one] {" "}One is immune.
       *[other] {" "}{ $immune } are immune.
    } { $immune ->
        [0] Each
       *[other] Each other one
    } costs 1 medicine; you have { $medicine }.
prompt-visits = Which town will you supply?
prompt-visiting =
    { $pledged ->
        [0] Which town will you supply?
       *[other] Will you supply another town?
    }
prompt-giving = Which gold token or equipment will you give the town?

## Actions; .now is said where the table is known
action-pass-buying = End turn
action-pass-paying = Decline
action-pass-disease-keeping = Save nobody else
action-pass-visiting = Leave town
    .now =
    { $pledged ->
        [0] Skip the towns
       *[other] Skip the other towns
    }
action-take = Take { $color_a }: { $face_plain }
action-income = Take the income
    .now = Take ${ $income } of income
action-mine = Mine: draw a gold token
    .now =
    { $draws ->
        [1] Mine: draw a gold token
       *[other] Mine: draw { $draws } gold tokens and keep one
    }
action-cattle = Take 1 cattle
action-wood = Take 1 wood
action-medicine = Take 1 medicine
action-equip = Take { $tile_the }
action-recruit = Recruit { $folk_the }
action-turn = Turn the die to { $face_plain }
    .now = Turn the die to { $face_plain } (${ $turning })
action-wagon = Buy { $size_a }
    .now = Buy { $size_a } (${ $price })
action-pay = Use { $card_the }
    .now = { $card }: { $cost_word ->
        [money] pay
       *[other] give up
    } { n-cost } to { get-goods }
action-act = Use { $ability_the } now
action-choose = Choose: { $good }
action-choose-choosing-good = Take: { $good }
    .now = Take { n-goods }
action-choose-paying = Pay for: { $good }
    .now = { $cost_word ->
        [money] Pay
       *[other] Give up
    } { n-cost } to { get-goods }
action-keep-token = Keep { token }
action-discard = Discard 1 { $good_one }
action-discard-token = Put { token } back into the bag
action-discard-tile = Discard { $tile_the }
action-damage = Damage { wagon }
action-repair = Repair { wagon }
action-keep = Save { $folk_the }
action-board = Choose { $board_the }
action-fulfil = Supply { $town }
    .now = { $town }: give { $asks } for { favors }
action-give-token = Give { token }
action-give-tile = Give { $tile_the }
action-roll = Roll { $color_a }: { $face_plain }
action-townsfolk = Reveal { $folk_the }
action-town = Reveal { $town }
action-equipment = Reveal { $tile_the }
action-deal = Deal { $board_the }
action-token = Draw { token }

## Remarks about a choice
remark-storm-near =
    { $count ->
        [one] A storm is one step away: after this, it would damage one of your wagons.
       *[other] A storm is one step away: after this, it would damage { $count } of your wagons.
    }
remark-famine-near =
    { $count ->
        [one] Famine is one step away: after this, you’d lose one of your cattle.
       *[other] Famine is one step away: after this, you’d lose { $count } of your cattle.
    }
remark-disease-near =
    { $count ->
        [one] Disease is one step away: after this, you’d lose one of your townsfolk.
       *[other] Disease is one step away: after this, you’d lose { $count } of your townsfolk.
    }
remark-overload =
    { $count ->
        [one] After this your wagons are one slot short: whatever doesn’t fit when your turn ends is discarded.
       *[other]
        After this your wagons are { $count } slots short: whatever doesn’t fit when your turn ends is discarded.
    }
remark-scores = Scores { points } with what you own now.
remark-completes = Then you have everything { $town } asks for.
remark-spoils = After this you no longer have everything { $town } asks for.

## What speaks for a choice, or against it
argument-acts = Own cards bring { $goods } at once.
argument-brings = Brings { $goods }.
argument-costs = Costs { $goods }.
argument-herd = { $count } more cattle: up to { points } by the end.
argument-herd-lost = { $count } fewer cattle: up to { points } less by the end.
argument-gold =
    { $count ->
        [one] A gold token: { $least } to { $most } points at the end.
       *[other] { $count } gold tokens: { $least } to { $most } points each at the end.
    }
argument-gold-lost =
    { $count ->
        [one] Costs a gold token: at least { points }.
       *[other] Costs { $count } gold tokens: at least { points }.
    }
argument-nuggets = Gold: { points } at the end.
argument-nuggets-lost = Gives up gold: { points } less.
argument-points = Scores { points } at once.
argument-favors = { favors }: { points } at the end.
argument-most-favors = Nobody has more favors then: { points } if it stays that way.
argument-cards-more = Townsfolk and board score { points } more.
argument-cards-less = Townsfolk and board score { points } less.
argument-scores = { $ability }: scores { points } as things stand.
argument-works =
    { $days ->
        [one] { $ability }: { $days } day left to be of use.
       *[other] { $ability }: { $days } days left to be of use.
    }
argument-works-on-face =
    { $days ->
        [one] { $ability }: acts with every { $face_plain } die, for { $days } more day.
       *[other] { $ability }: acts with every { $face_plain } die, for { $days } more days.
    }
argument-parts-with =
    { $days ->
        [one] Gives up { $ability_the }, with { $days } day left to use it.
       *[other] Gives up { $ability_the }, with { $days } days left to use it.
    }
argument-starts = Starts with { $size_a } and { $goods }.
argument-completes = Completes what { $town } asks for: { favors }.
argument-nears = Then { $town } lacks only { $lacks }.
argument-spoils = Leaves too little for { $town }: { favors } at stake.
argument-room =
    { $count ->
        [one] Makes room: { $count } more slot.
       *[other] Makes room: { $count } more slots.
    }
argument-overload =
    { $count ->
        [one] Leaves the wagons { $count } slot short: what doesn’t fit is discarded.
       *[other] Leaves the wagons { $count } slots short: what doesn’t fit is discarded.
    }
argument-broke = Leaves ${ $money }: turning a die costs ${ $price }.
argument-goes-on = Costs no die: the turn goes on.
argument-too-late = Too late: dollars, wood and medicine score nothing at the end.
argument-strikes = The die that is left sets off { $disaster_the }: { $toll }.
argument-hurts = The die that is left sets off { $disaster_the }, which costs { $player } { $toll }.
argument-averts = None of the remaining dice can set off { $disaster_the } today.
argument-looms =
    { $count ->
        [one] One of the { $dice } remaining dice would set off { $disaster_the }: { $toll }.
       *[other] { $count } of the { $dice } remaining dice would set off { $disaster_the }: { $toll }.
    }
argument-threatens =
    { $count ->
        [one] One of the { $dice } remaining dice would set off { $disaster_the } and cost { $player } { $toll }.
       *[other]
        { $count } of the { $dice } remaining dice would set off { $disaster_the } and cost { $player } { $toll }.
    }
argument-works-weekly =
    { $weeks ->
        [one] { $ability }: acts at the end of each week, { $weeks } more time.
       *[other] { $ability }: acts at the end of each week, { $weeks } more times.
    }
argument-advances =
    { $count ->
        [one] The die that is left brings { $disaster_the } closer: { $count } step to go.
       *[other] The die that is left brings { $disaster_the } closer: { $count } steps to go.
    }
argument-slots-lost =
    { $count ->
        [one] Covers { $count } slot for good.
       *[other] Covers { $count } slots for good.
    }
argument-shelters = Saves from { $disaster_the }: { $toll }.
argument-exposes = More at risk from { $disaster_the }: { $toll }.
argument-denies = { $ability }: would score { points } for { $player } as things stand.
argument-hinders = The last { $face_plain } die: { $player } would have to turn one to recruit { $ability_the }.

## Why something cannot be chosen
reason-busy = One thing at a time: first make the choice you’re asked for.
reason-days-over = The days of this week are over: now you visit the towns.
reason-one-die = You take one die a day, and you have yours.
reason-recruit-later = First take a die: to recruit here, it has to show { $face_plain }.
reason-tile-later = First take a die: an equipment or wild die gets you equipment.
reason-turn-later = First take a die; then you can pay to turn it.
reason-die-used = You’ve used your die for today.
reason-other-face = Your die shows { $shown_plain }, not { $wanted_plain }: you can turn it for ${ $price }.
reason-other-face-short =
    Your die shows { $shown_plain }, not { $wanted_plain }. Turning it costs ${ $price }: you’re ${ $short } short.
reason-other-face-turned =
    Your die shows { $shown_plain }, not { $wanted_plain }, and you’ve already turned it this turn.
reason-no-gold = There’s no gold left in the bag.
reason-gold-at-rest =
    Gold has come and gone so often that nobody could keep track any longer: no more of it is drawn in this game.
reason-store-empty = There’s no equipment left in the general store.
reason-same-face = Your die already shows this face.
reason-turned = You’ve already turned your die this turn.
reason-turning-short = Turning your die costs ${ $price }: you’re ${ $short } short.
reason-wagons-full = You can’t have more than { $most } wagons.
reason-short = It costs ${ $price }: you’re ${ $short } short.
reason-promised = You’ve already promised this.
reason-town-promised = You’ve already promised this town everything it asks for.
reason-visit-lacks = You supply towns at the end of the week. So far you lack { $lacks }.
reason-visit-later = You supply towns at the end of the week. So far you have everything this one asks for.
reason-town-elsewhere = You’ve promised too much to other towns: you lack { $lacks }.
reason-town-lacks = You lack { $lacks }.
reason-kept = You’ve already saved this card.
reason-offer-used = You can use this card once a turn, and you already have.
reason-offer-short = To use this card, you lack { $lacks }.
reason-offer-empty = This card has nothing to give you now.
reason-undamaged = This wagon isn’t damaged.
reason-wagon-picked = You’ve already picked this one.
reason-wheel-needs = A wheel protects this wagon: none of the others can carry it.

## Things that can be asked about
thing-die = { $color } ({ $face_plain })
thing-face = Face: { $face_plain }
thing-wagon = Your wagon: { $size_plain }{ markers }
thing-token = Your gold: { token }

## Journal: set-up and weeks
folk-laid = { $folk } under { $face_plain }.
town-laid = New town: { $town }.
tile-laid = New equipment: { $tile_plain }.
boards-dealt = { $player } is dealt two boards.
    .you = You are dealt two boards.
board-seen = { $player } is dealt { $board_the }.
    .you = You are dealt { $board_the }.
board-chosen = { $player } chooses { $board_the }.
    .you = You choose { $board_the }.
week-begins = Week { $week } begins.
day-begins = Week { $week }, day { $day }: the dice are rolled.

## Journal: the turn
die-rolled = { $color } die: { $face_plain }.
turn-of = Week { $week }, day { $day }: { $player }’s turn.
    .you = Week { $week }, day { $day }: your turn.
die-taken = { $player } takes { $color_a }: { $face_plain }.
    .you = You take { $color_a }: { $face_plain }.
acts = { $player } uses { $ability_the }.
    .you = You use { $ability_the }.
gained = { $player } { $good_word ->
        [points] scores
       *[other] gains
    } { amount-goods }.
    .you = You { $good_word ->
        [points] score
       *[other] gain
    } { amount-goods }.
paid = { $player } { $good_word ->
        [money] pays
       *[other] gives up
    } { amount-goods }.
    .you = You { $good_word ->
        [money] pay
       *[other] give up
    } { amount-goods }.
die-turned = { $player } turns the die to { $face_plain }.
    .you = You turn the die to { $face_plain }.
income-taken = { $player } takes ${ $amount } of income.
    .you = You take ${ $amount } of income.
tile-taken = { $player } takes { $tile_the }.
    .you = You take { $tile_the }.
recruited = { $player } recruits { $folk_the }.
    .you = You recruit { $folk_the }.
wagon-bought = { $player } buys { $size_a } for ${ $price }.
    .you = You buy { $size_a } for ${ $price }.
token-drawn = { $player } draws a gold token.
    .you = You draw a gold token.
token-seen = { $player } looks at the gold token: { nuggets }.
    .you = Your gold token shows { nuggets }.
tokens-back =
    { $amount ->
        [one] { $player } puts a gold token back into the bag.
       *[other] { $player } puts { $amount } gold tokens back into the bag.
    }
    .you =
    { $amount ->
        [one] You put a gold token back into the bag.
       *[other] You put { $amount } gold tokens back into the bag.
    }
token-back-seen = { $player } knows the token that went back: { nuggets }.
    .you = The token you put back shows { nuggets }.
discarded = { $player } discards { amount-goods }.
    .you = You discard { amount-goods }.
tile-discarded = { $player } discards { $tile_the }.
    .you = You discard { $tile_the }.

## Journal: disasters
die-left = The { $color_plain } die is left.
track-moved = { $disaster }: the marker advances ({ $at } of 3).
disaster-strikes = { $disaster_strikes }
wood-spent = { $player } spends { $amount } wood to protect wagons.
    .you = You spend { $amount } wood to protect your wagons.
wagon-damaged = The storm damages { $player }’s wagon: { wagon }.
    .you = The storm damages your wagon: { wagon }.
wagon-mended = { $player } repairs { wagon }.
    .you = You repair { wagon }.
money-lost = { $player } loses ${ $amount } to the raiders.
    .you = You lose ${ $amount } to the raiders.
cattle-fed = { $player } pays ${ $amount } to feed { $amount } cattle.
    .you = You pay ${ $amount } to feed { $amount } cattle.
cattle-lost = { $player } loses { $amount } cattle.
    .you = You lose { $amount } cattle.
medicine-spent = { $player } spends { $amount } medicine to save townsfolk.
    .you = You spend { $amount } medicine to save your townsfolk.
folk-lost = { $player } loses { $folk_the }.
    .you = You lose { $folk_the }.
spared = { $player } comes through { $disaster_the } unharmed.
    .you = You come through { $disaster_the } unharmed.
marker-back = { $disaster }: the marker goes back to the start.
all-advance = All disaster markers advance once more.

## Journal: town visit and end
cattle-scored = { $player } scores { points } for cattle.
    .you = You score { points } for your cattle.
town-fulfilled = { $player } supplies { $town }: { favors }.
    .you = You supply { $town }: { favors }.
tile-given = { $player } gives { $tile_the }.
    .you = You give { $tile_the }.
no-town = { $player } skips the towns.
    .you = You skip the towns.
scored-gold = { $player } scores { points } for gold.
    .you = You score { points } for your gold.
scored-favors = { $player } scores { points } for favors.
    .you = You score { points } for your favors.
scored-most-favors = { $player } scores { points } for the most favors.
    .you = You score { points } for the most favors.
scored-folk = { $player } scores { points } for townsfolk.
    .you = You score { points } for your townsfolk.
scored-board = { $player } scores { points } for the board.
    .you = You score { points } for your board.
scored-damage = { $player } loses { points } for damage.
    .you = You lose { points } for damage.

## What cards do: when ...
moment-now = Right away: { $effect }
moment-on-wild = When you take a wild die: { $effect }
moment-on-mine = When you take a mine die: { $effect }
moment-on-equipment = When you take an equipment die: { $effect }
moment-on-cattle = When you take a cattle die: { $effect }
moment-on-wood = When you take a wood die: { $effect }
moment-on-medicine = When you take a medicine die: { $effect }
moment-after-storm = After a storm: { $effect }
moment-after-raid = After a raid: { $effect }
moment-after-famine = After a famine: { $effect }
moment-after-disease = After a disease: { $effect }
moment-each-week = At the end of each week: { $effect }
moment-each-turn = Once a turn: { $effect }
moment-always = Always: { $effect }
moment-score = { $effect }

## ... and what
effects = { $first }; { $second }
effect-gain = { get-n-goods }
effect-gain-per = { get-n-goods } { per-counted } you own
effect-gain-or = { get-n-goods } or { n-other }
effect-take-equipment = take one piece of equipment of your choice from the general store
effect-repair =
    { $n ->
        [one] remove one damage marker from your wagons
       *[other] remove { $n } damage markers from your wagons
    }
effect-may-pay = you may { $cost_word ->
        [money] pay
       *[other] give up
    } { n-cost } to { get-goods }
effect-protect-cattle =
    { $n ->
        [one] one of your cattle is immune to famine
       *[other] { $n } of your cattle are immune to famine
    }
effect-protect-wagons =
    { $n ->
        [one] one of your wagons is immune to storms
       *[other] { $n } of your wagons are immune to storms
    }
effect-protect-townsfolk =
    { $n ->
        [one] one of your townsfolk is immune to disease
       *[other] { $n } of your townsfolk are immune to disease
    }
effect-protect-money = raids ignore your first ${ $n }
effect-more-income = you get ${ $n } more whenever you take income
effect-draw-more =
    { $n ->
        [one] when you mine, draw one more gold token; keep one of those drawn
       *[other] when you mine, draw { $n } more gold tokens; keep one of those drawn
    }
effect-neighbours = you may also recruit townsfolk under a face next to your die’s
effect-change-for = turning your die costs you only ${ $n }
effect-cheaper-wagons = wagons cost you ${ $n } less
effect-carry-more =
    { $n ->
        [one] you have one more slot for goods
       *[other] you have { $n } more slots for goods
    }
effect-points = { n-points }
effect-points-per = { n-points } for each { $counted_one }
effect-points-per-many = { n-points } { per-counted }
effect-points-if = { n-points } if you have at least { k-counted }

## Passing in advance

plan-visiting = Skip towns
## What an action is good for
help-pass-buying =
    Your turn ends: you discard whatever doesn’t fit in your wagons, then the next player takes a die. Keep in mind that
    a raid takes half of your dollars.
help-pass-paying =
    You pay nothing and get nothing. You keep the card, and if it can take effect again, it’ll make the same offer next
    time.
help-pass-disease-keeping =
    All townsfolk you haven’t chosen leave for good, and you lose their effects and points. Only worth it if you need the
    medicine more, for a town or for someone better later.
help-pass-visiting =
    You don’t give anything more; you keep what you have for next week. Good if the goods protect you or score more than
    the favors, 2 points each; pointless on the last visit.
help-take =
    Take this die: your cards with its face take effect right away, then you use it. Watch its color, too: the die nobody
    takes advances the disaster of its color, a black one all four.
help-income =
    Take the face’s dollars, from $1 for wild to $6 for medicine, and $2 more for each safe or banker. Good before you
    buy a wagon, feed cattle or pay a town; bad if a raid is close.
help-mine =
    Draw a gold token, which only you see: one to three nuggets, 1 point each at the end. It needs a slot; with lamps you
    draw more and keep the best.
help-cattle =
    Take 1 cattle. It needs no slot and scores 1 point on every town visit, so take it early; in a famine it costs $1.
help-wood = Take 1 wood; two share a slot. In a storm each wagon costs 1 wood, and many towns ask for it.
help-medicine =
    Take 1 medicine; two share a slot. When disease strikes, it saves one of your townsfolk, and many towns ask for it.
help-equip =
    Take this tile from the general store; it needs a slot. Good early in the game, and if its face matches your other
    cards; some towns take any tile for favors.
help-equip-taking-tile =
    Take this tile from the general store for free; it needs a slot. Choose one whose face matches your other cards, or
    one for a town.
help-recruit =
    Take this card with your die; it costs nothing else and needs no slot. It helps you from now on, and if you still
    have it at the end, it scores: choose one that fits what you collect anyway, and keep medicine in case
    of disease.
help-turn =
    Pay to turn your die to this face before you use it, once per turn: $3, or $1 with a card that says so. No cards take
    effect for the new face. Worth it for a card or a good you really need.
help-wagon =
    Buy a wagon: the small one has four slots for $5, the large one six for $8. You need room for gold, equipment, wood
    and medicine; but in a storm each wagon costs 1 wood, and each damage marker costs 2 points.
help-pay =
    Use this card’s offer: pay its price and get what it offers. You can use each card once, at any time during your
    turn.
help-act =
    This card takes effect now, the others after it. If one brings what another counts or costs, it’s
    usually best to use it first.
help-choose = Choose this one.
help-choose-choosing-good =
    Take this one. Think of what this week’s towns ask for, and of the next disaster: wood for storms, medicine for
    disease.
help-choose-paying =
    Pay the price and get the good right away. Check first whether you need the price for something else this turn.
help-keep-token =
    Keep this token; the others you drew go back into the bag, and only you know what they were. More nuggets score more,
    but a town takes any token.
help-discard =
    Discard one of these. Two wood or two medicine share a slot, so a single one only frees a slot if it’s alone there.
help-discard-token =
    The gold token goes back into the bag, unseen by the others, and frees a slot. Best let go of one with few nuggets.
help-discard-tile = The tile leaves the game and frees a slot. Best let go of one whose face you seldom take.
help-damage =
    This wagon takes a damage marker: two slots fewer for good, and 2 points fewer at the end. A wagon without slots only
    loses the points.
help-repair = Remove a damage marker from this wagon: you get two slots back and save 2 points.
help-keep =
    Save this card from the disease: your immunities are used first, every other card costs 1 medicine. Keep the ones
    whose effects and points you need most.
help-board =
    Choose this board: you start with its goods, and its ability is yours for the whole game. Pick one that suits the
    townsfolk and towns on display; you can’t go wrong with the standard side.
help-fulfil =
    Promise this town everything it asks for; you get its favors when everyone is done. A favor is worth 2 points, and
    having the most is worth 5 more; you can’t give anything twice.
help-give-token =
    Give this gold token to the town; it goes back into the bag, unseen by the others. Any token will do, so give one
    with few nuggets.
help-give-tile =
    Give this tile to the town; it leaves the game, and its effect ends. Any tile will do: give the one you need least.
## What an edition of your own renames
folk-own = { $label }
    .plain = { $label }
    .the = { $label }
tile-own = { $label }
    .plain = { $label }
    .the = the { $label }
board-own = { $label }
    .plain = { $label }
    .the = { $label }
ability-own = { $label }
    .the = { $label }

## What is wrong with an edition
wrong-sentences = { $count } sentences; a card has room for at most { $most }
wrong-same-name = { $count } cards or towns are called “{ $value }”
wrong-same-card = { $count } of them do and score the same thing
wrong-same-tile = { $count } boards start with “{ $value }”
wrong-set = there is no set “{ $set }”; the sets are { $sets }
wrong-set-count = { $count } of set { $set }; a set has { $wanted }
wrong-idle = does nothing
wrong-does-score = what it scores belongs under “scores”
wrong-scores = at most one condition, starting with “score”
wrong-free-wagons = free wagons; a small one costs ${ $price }
wrong-purchases = more than one purchase each turn
wrong-tiles-of =
    { $count ->
        [one] { $kind }: { $count } tile; there are { $wanted }
       *[other] { $kind }: { $count } tiles; there are { $wanted }
    }
wrong-tile-faces = { $kind }: two tiles show the same face
wrong-no-tile = { $kind }: there is no such tile
wrong-tile-name = starts with its kind, like “{ $example }”
wrong-tile-kind = there is no equipment “{ $kind }”
wrong-tile-says = { $kind } says “{ $words }”
wrong-tile-says-face = { $kind } says “{ $words }”, or the same for another face
wrong-tile = there is no tile “{ $name }”
wrong-board-now = a board lists its starting goods, without “now”
wrong-wagon = there is no wagon “{ $size }”; the wagons are { $sizes }
wrong-goods = list only what’s there, { $wanted } of each
wrong-slots = need { $count } slots; the wagon has { $wanted }
wrong-asks =
    { $count ->
        [one] asks for { $count } good; a town asks for { $wanted }
       *[other] asks for { $count } goods; a town asks for { $wanted }
    }
wrong-favors = { $count }; a town gives { $wanted }
wrong-taken = “{ $name }” means something else here; choose another name
wrong-moment = “{ $sentence }”: “{ $word }” isn’t a moment
wrong-moment-word = “{ $sentence }”: “{ $word }” doesn’t go with “{ $moment }”
wrong-two-same = “{ $sentence }”: the two must differ
wrong-most = “{ $sentence }”: at most { $most }; nobody can have more

## Deeds: deed- begins a line of the log, then- continues it
deed-die-taken = { $player } takes { $color_a } ({ $face_plain })
    .you = You take { $color_a } ({ $face_plain })
deed-acts = { $player } uses { $ability_the }
    .you = You use { $ability_the }
deed-wood-spent = { $player } protects wagons with { $amount } wood
    .you = You protect your wagons with { $amount } wood
deed-medicine-spent = { $player } saves townsfolk with { $amount } medicine
    .you = You save townsfolk with { $amount } medicine
deed-town-fulfilled = { $player } supplies { $town } ({ favors })
    .you = You supply { $town } ({ favors })
then-board-seen = { $board_plain }
then-die-turned = turns the die to { $face_plain }
    .you = turn the die to { $face_plain }
then-income-taken = takes ${ $amount } of income
    .you = take ${ $amount } of income
then-tile-taken = takes { $tile_the }
    .you = take { $tile_the }
then-recruited = recruits { $folk_the }
    .you = recruit { $folk_the }
then-wagon-bought = buys { $size_a } for ${ $price }
    .you = buy { $size_a } for ${ $price }
then-wagon-mended = repairs { wagon }
    .you = repair { wagon }
then-token-drawn =
    { $count ->
        [one] draws a gold token
       *[other] draws { $count } gold tokens
    }
    .you =
    { $count ->
        [one] draw a gold token
       *[other] draw { $count } gold tokens
    }
then-token-seen = { nuggets }
then-tokens-back =
    { $amount ->
        [one] −1 gold token
       *[other] −{ $amount } gold tokens
    }
then-gained = +{ amount-goods }
then-paid = −{"\u2060"}{ amount-goods }
then-discarded = discards { amount-goods }
    .you = discard { amount-goods }
then-tile-discarded = discards { $tile_the }
    .you = discard { $tile_the }
then-track-moved = { $disaster } { $at } of 3
then-wagon-damaged = { $size_a } is damaged
then-spared = comes through { $disaster_the } unharmed
    .you = come through { $disaster_the } unharmed
then-cattle-lost = loses { $amount } cattle
    .you = lose { $amount } cattle
then-folk-lost = { $folk_the }
then-town-fulfilled = { $town } ({ favors })
then-tile-given = gives { $tile_the }
    .you = give { $tile_the }
then-scored-favors = { $points } for favors
then-scored-most-favors = { $points } for the most favors
then-scored-folk = { $points } for townsfolk
then-scored-board = { $points } for the board
then-scored-damage =
    { $points ->
        [0] 0 for damage
       *[other] −{ $points } for damage
    }

## Hints: where to look, by the verb of the best choice

hint-where-take = Look at the dice.
hint-where-income = Look at your money.
hint-where-mine = Look at your gold.
hint-where-cattle = Look at your cattle.
hint-where-wood = Look at your wood.
hint-where-medicine = Look at your medicine.
hint-where-equip = Look at the equipment you could take.
hint-where-recruit = Look at the townsfolk you could recruit.
hint-where-turn = Look at the faces you could turn the die to.
hint-where-wagon = Look at the room in your wagons.
hint-where-pay = Look at the cards you could use.
hint-where-act = Look at what your cards can do now.
hint-where-choose = Look at what you need most.
hint-where-keep-token = Look at the gold tokens.
hint-where-discard = Look at what you need least.
hint-where-discard-token = Look at the gold tokens.
hint-where-discard-tile = Look at which equipment you need least.
hint-where-damage = Look at which wagon you need least.
hint-where-repair = Look at your damaged wagons.
hint-where-keep = Look at which of your townsfolk you need most.
hint-where-board = Look at what each board gives you.
hint-where-fulfil = Look at the towns.
hint-where-give-token = Look at your gold tokens.
hint-where-give-tile = Look at your equipment.
