# Pioneers: English

title = Pioneers
summary =
    You carry pioneers across America in coaches and settle them in cities that need their professions. Everyone drives
    the same stagecoach; on your turn, you pay for every line where you don’t own a road. Each city gives you the special
    action of its tile, and each emptied coach gives you points and $1. At the end, pioneers connected by your own roads
    score as well. Most points wins.

## Options
option-covered = Covered cities
option-covered-printed = as printed, along the edge
option-covered-random = drawn at random

## Professions
job-banker = Banker
    .plain = banker
    .a = a banker
    .the = the banker
job-merchant = Merchant
    .plain = merchant
    .a = a merchant
    .the = the merchant
job-sergeant = Sergeant
    .plain = sergeant
    .a = a sergeant
    .the = the sergeant
job-barkeeper = Barkeeper
    .plain = barkeeper
    .a = a barkeeper
    .the = the barkeeper
job-digger = Gold digger
    .plain = gold digger
    .a = a gold digger
    .the = the gold digger
job-farmer = Farmer
    .plain = farmer
    .a = a farmer
    .the = the farmer

## Tiles: .pioneer says who may settle there
tile-banker = Banker
    .plain = banker
    .a = a banker tile
    .the = the banker tile
    .pioneer = a banker
    .action = Keep the tile: $1 more income each turn (two bankers at most).
    .kept = $1 more income
    .worth = $1 more income each turn
tile-merchant = Merchant
    .plain = merchant
    .a = a merchant tile
    .the = the merchant tile
    .pioneer = a merchant
    .action = Keep the tile: one more purchase each turn (two merchants at most).
    .kept = one more purchase each turn
    .worth = one more purchase each turn
tile-sergeant = Sergeant
    .plain = sergeant
    .a = a sergeant tile
    .the = the sergeant tile
    .pioneer = a sergeant
    .action = Build a road for free, even next to a single rival road.
    .worth = a free road
tile-barkeeper = Barkeeper
    .plain = barkeeper
    .a = a barkeeper tile
    .the = the barkeeper tile
    .pioneer = a barkeeper
    .action = Return one more pioneer from your coaches to your supply.
tile-digger = Gold digger
    .plain = gold digger
    .a = a gold digger tile
    .the = the gold digger tile
    .pioneer = a gold digger
    .action = Take a nugget and look at it in secret: 3 to 5 points.
tile-farmer = Farmer
    .plain = farmer
    .a = a farmer tile
    .the = the farmer tile
    .pioneer = a farmer
    .action = Settle up to two more farmers in this city.
tile-hotel = Hotel
    .plain = hotel
    .a = a hotel tile
    .the = the hotel tile
    .pioneer = any pioneer
    .action = Settle any pioneer and take $3 from the bank.
    .worth = $3 from the bank

## Lines: .road is the road built there
line-own = { $label }
    .road = the { $label } road

## Where points come from
source-coaches = emptied coaches
source-seats = empty seats
source-nuggets = nuggets
source-network = largest network

## Terms, as headings
term-bank = Bank
term-banker = Banker
term-cash = Dollars
term-city = City
    .many = Cities
term-coach = Coach
    .many = Coaches
term-display = Display
term-first-player = First player
term-income = Income
term-last-round = Last round
term-line = Line
    .many = Lines
term-merchant = Merchant
term-network = Road network
term-nugget = Nugget
    .many = Nuggets
term-pioneer = Pioneer
    .many = Pioneers
term-road = Road
    .many = Roads
term-round = Round
    .many = Rounds
term-seat = Seat
    .many = Seats
term-stack = Stack
term-stagecoach = Stagecoach
term-starting-coach = Starting coach
    .many = Starting coaches
term-supply = Supply
term-tile = Tile
    .many = Tiles

## Terms on the picture: headings, then words within a line
term-all-roads = Show all roads
term-bankers = Bankers
term-barkeeping = Returning a pioneer
term-bought = Bought
term-building = Building
term-driving = Taking the reins
term-fare = Fare
term-for-sale = Coaches for sale
term-free-road = Free road
term-joining = Invitation
term-map = Map
term-merchants = Merchants
term-more-farmers = More farmers
term-movement = Movement
term-nuggets = Nuggets
term-nuggets-left = Nuggets
term-pioneers = Pioneers
term-purchase = Purchase
term-roads = Roads left
term-routing = Choosing a route
term-settled = Settled
term-settling = Settling
term-tiles = Tiles
term-turn = Turn
term-zoom-in = Zoom in
term-zoom-out = Zoom out
term-covered = covered
term-emptied = emptied
term-empty-slot = empty
term-from-coaches = coaches
term-from-network = network
term-from-nuggets = nuggets
term-from-seats = empty seats
term-no-road = no road
term-one-coach = coach
term-one-road = one road
term-seat-empty = empty
term-seat-taken = taken
term-start = start
term-two-roads = two roads
term-dollars = ${ $amount }

## How near the end is
ending-heading = The game ends with
ending-coaches = the last coach
ending-roads = or someone’s last road
ending-left = { $left } of { $most } left
ending-last-round = Last round: { $player } plays last.
    .you = Last round: you play last.

## Steps
step-setup = setup
step-covering = covering cities
step-laying = laying tiles
step-mending = the start’s neighbors
step-replacing = another tile
step-exchanging = exchanging tiles
step-first-player = first player
step-display = filling the display
step-starting-coaches = starting coaches
step-turn = turn
step-income = income
step-purchase = purchase
step-building = building two roads
step-revealing = the next coach
step-movement = movement
step-routing = route
step-driving = line by line
step-settling = settling
step-special-action = special action
step-free-road = free road
step-barkeeping = barkeeper
step-digging = gold digger
step-more-farmers = more farmers
step-invitation = invitation
step-joining = answering the invitation

## Prompts
waiting-joining =
    { $count ->
        [one] { $who } is deciding whether to join
       *[other] { $who } are deciding whether to join
    }
prompt-purchase =
    { $forced ->
        [1] Your coaches are empty: you must buy a coach first, for $1 to $4.
       *[other] Buy a road for $2, two roads for $5 or a coach for $1 to $4?
    } You have ${ $cash } and { $purchases ->
        [1] one purchase
       *[other] { $purchases } different purchases
    } left.
prompt-building =
    { $remaining ->
        [1] One more road, already paid for: choose a free line.
       *[other] Two roads, already paid for: choose a free line for the first one.
    }
prompt-movement =
    Where will you drive the stagecoach? Each line costs $1, or $2 if two rivals own roads there; it’s free on your own
    road. You have ${ $cash }.
prompt-routing = Which route do you take to { $goal }? You have ${ $cash }.
prompt-driving =
    { $lines ->
        [0] You have the reins: which city comes first? You pay for each line as you go; the first tile ends the drive.
       *[other] Which city comes next? So far: { driven }.
    } You have ${ $cash }.
driven =
    { $fare ->
        [0] free
       *[other] { $shares }
    }
prompt-settling = Settle { $taken_pioneer } in { $stagecoach }. Who gets off, and from which coach?
prompt-free-road = Sergeant: build a free road? It can go on an empty line or next to a single rival road.
prompt-barkeeping = Barkeeper: return one more pioneer from your coaches to your supply?
prompt-more-farmers =
    { $remaining ->
        [1] Settle one last farmer in { $stagecoach }?
       *[other] Settle another farmer in { $stagecoach }? You may settle up to two more, one at a time.
    }
prompt-joining =
    { $player } has settled { $arrival_a } in { $stagecoach }. Pay { $player } $2 to settle { $arrival_a } there too,
    without its special action? You have ${ $cash }.

## Actions; .now is said where the table is known
action-pass-purchase = Buy nothing more
    .now =
    { $bought ->
        [0] Buy nothing
       *[other] Buy nothing more
    }
action-pass-free-road = Don’t build a road
action-pass-barkeeping = Keep everyone aboard
action-pass-more-farmers = Settle no more farmers
action-pass-joining = Decline the invitation
action-road = Build { $line_road }
action-road-purchase = Build { $line_road } ($2)
action-road-free-road = Build { $line_road } for free
    .now =
    { $rivals ->
        [0] Build { $line_road } for free
       *[other] Build { $line_road } for free, next to { $beside }
    }
action-two-roads = Build two roads ($5)
action-coach = Buy coach { $slot } on display
    .now =
    Buy the { $slot ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } coach for ${ $price }: { $card } ({ $jobs_plain }; { points })
action-travel = Drive to { $city }
    .now = Drive to { $city }: { $tile_plain } ({ trip-fare })
trip-fare =
    { $fares ->
        [0] drive line by line
        [1] { $fare ->
            [0] free
           *[other] ${ $fare }
        }
       *[other] ${ $fare } to ${ $highest }
    }
action-reins = Take the reins and drive line by line
action-drive = Drive on to { $city }
    .now =
    { $ends ->
        [1] Drive on to { $city }: { $tile_plain } ({ line-fare })
       *[other] Drive on to { $city } ({ line-fare })
    }
line-fare =
    { $fare ->
        [0] free
       *[other] { $shares }
    }
action-route = Route { $route }
    .now =
    { $fare ->
        [0] Route { $route }: free
       *[other] Route { $route }: { $shares }
    }
share = ${ $amount } to { $payee }
    .you = ${ $amount } to you
    .bank = ${ $amount } to the bank
action-settle = Settle { $job_a } from coach { $coach }
    .now = Settle { $job_a } from coach { $coach } ({ $card }){ emptying }
action-settle-more-farmers = Settle another farmer from coach { $coach }
    .now = Settle another farmer from coach { $coach } ({ $card }){ emptying }
action-return = Return { $job_a } from coach { $coach } to the supply
    .now = Return { $job_a } from coach { $coach } ({ $card }) to the supply{ emptying }
action-join = Join for $2, from coach { $coach }
    .now = Join for $2: settle { $arrival_a } from coach { $coach } ({ $card }){ emptying }
emptying =
    { $riders ->
        [1] {""}; this empties it: { points } and $1
       *[other] {""}
    }
action-cover = Cover { $city }
action-lay = Place { $tile_a }
action-replace = Replace the tile in { $city }
action-exchange = Swap with the tile in { $city }
action-reveal = Put the coach { $card } on display
action-deal = Deal the starting coach { $card }
action-nugget = Draw a nugget worth { $value } points

## Remarks about a choice, before it is made
remark-no-drive =
    After this you can’t drive this turn: with ${ $cash } left, you reach no tile that wants your pioneers.
remark-roads-needed = After this you can only drive if your new roads lead to a tile: you have ${ $cash } left.
remark-joins = Joins two of your networks.
remark-saves = On the way to { $city }: saves you $1 this turn.
remark-leads = Leads from your network to { $city } ({ $tile_plain }).

## Arguments for a choice, or against it: as a hint before, and in a review after the game
argument-empties =
    { $sure ->
        [1] Empties { $card }: { points } and $1.
       *[other] Can empty { $card }: { points } and $1.
    }
argument-progress =
    { $sure ->
        [1] Leaves
       *[other] Can leave
    } { $left ->
        [one] only one pioneer
       *[other] { $left } pioneers
    } on { $card } ({ points }).
argument-forced = Leaves nobody on any coach: the next turn has to begin with buying one.
argument-scarce =
    { $tiles ->
        [0] No other city wants { $job_a }.
        [one] Only one other city wants { $job_a }.
       *[other] Only { $tiles } other cities want { $job_a }.
    }
argument-network =
    { $sure ->
        [1] Adds
       *[other] Can add
    } { $pioneers ->
        [one] a pioneer
       *[other] { $pioneers } pioneers
    } to the largest network: { points }.
argument-tile = { $tile } tile: { $tile_worth }.
argument-nugget = A nugget: { $whole }.{ $tenths } points on average.
argument-more-off =
    { $count ->
        [one] One more pioneer can get off: up to { points }.
       *[other] { $count } more pioneers can get off: up to { points }.
    }
argument-ends-ahead = Starts the last round, at least { points } ahead.
argument-ends-behind = Starts the last round, at least { points } behind.
argument-costs =
    { $sure ->
        [1] Costs ${ $amount }.
       *[other] Costs at least ${ $amount }.
    }
argument-pays-rival = Money for rivals: { $shares }.
argument-no-drive = Leaves ${ $cash }: no drive this turn.
argument-enables = Makes it possible to drive this turn.
argument-cannot-join = Leaves ${ $cash }: joining others costs ${ $price }.
argument-coach =
    A coach worth { points }: cities have room for { $wanted ->
        [0] none
       *[other] { $wanted }
    } of its { $seats } pioneers.
argument-too-late = Only one drive is left to empty this coach.
argument-saves = On the way to { $city }: saves $1 this turn.
argument-leads = Leads on to { $city } ({ $tile_plain }).
argument-prepares = Lets a pioneer who settles in { $city } this turn join the largest network: { points }.
argument-one-more = One more road could then add { points }.
argument-far-away = Far from the stagecoach, and from all roads and pioneers of the same color.
argument-denies = Takes a line worth { points } to { $player }.
argument-guests = $2 more if somebody joins ({ $players }).
argument-helps = Lets { $player } empty { $card } next: { points }.
argument-blocks = Without a new coach, { $player } can drive nowhere from there.

## Why something cannot be chosen
reason-no-tile = There’s no tile here: you can drive through, but not stop.
reason-drive-later = You drive after your purchases.
reason-no-passenger = Wants { $tile_pioneer }: nobody on your coaches fits.
reason-blocked = You can’t get there yet: other tiles are in the way.
reason-fare = The fare is ${ $fare }: you’re ${ $short } short.
reason-gets-off-later = Pioneers get off when the stagecoach reaches a tile that fits them.
reason-gets-off-elsewhere = This tile wants { $tile_pioneer }.
reason-build-later = You can build on your next turn, before you drive.
reason-no-roads-left = You have no roads left.
reason-own-road = You already have a road here.
reason-rival-road = There’s already a road here.
reason-no-room = There’s no room for a third road here.
reason-road-bought = You’ve already bought a single road this turn.
reason-coach-first = Your coaches are empty: buy a coach first.
reason-short = It costs ${ $price }: you’re ${ $short } short.
reason-buy-later = You can buy a coach on your next turn, before you drive.
reason-coach-bought = You’ve already bought a coach this turn.
reason-supply = It needs { $seats } pioneers, and your supply has { $supply }.

## Things that can be asked about
thing-passenger = { $job } on coach { $coach }
thing-slot = Coach { $slot }

## Journal: set-up
city-covered = { $city } is covered and out of the game.
tile-laid = { $city } gets { $tile_a }.
tile-replaced = { $city } gets { $tile_a } instead.
tiles-exchanged = { $city } and { $other } swap tiles.
coach-revealed = New coach in space { $slot } of the display: { $card }.
coach-dealt = { $player } gets the starting coach { $card }.
    .you = You get the starting coach { $card }.

## Journal: the turn
turn-of = Round { $round }: { $player }’s turn.
    .you = Round { $round }: your turn.
income-taken = { $player } takes ${ $amount } of income.
    .you = You take ${ $amount } of income.
paid = { $payer } pays { $payee } ${ $amount }.
    .you = You pay { $payee } ${ $amount }.
    .to-you = { $payer } pays you ${ $amount }.
    .to-bank = { $payer } pays the bank ${ $amount }.
    .you-to-bank = You pay the bank ${ $amount }.
    .bank = { $payee } takes ${ $amount } from the bank.
    .bank-to-you = You take ${ $amount } from the bank.
no-purchase = { $player } buys nothing.
    .you = You buy nothing.
built = { $player } builds { $line_road }.
    .you = You build { $line_road }.
coach-bought = { $player } buys the coach { $card } for ${ $price }.
    .you = You buy the coach { $card } for ${ $price }.
drove = { $player } drives { $line }.
    .you = You drive { $line }.
arrived =
    { $fare ->
        [0] { $player } drives to { $city } for free.
       *[other] { $player } drives to { $city }.
    }
    .you =
    { $fare ->
        [0] You drive to { $city } for free.
       *[other] You drive to { $city }.
    }
stayed = { $player } can’t move the stagecoach.
    .you = You can’t move the stagecoach.
reins-taken = { $player } takes the reins.
    .you = You take the reins.
routes-lost = There are too many routes to { $city } to list: { $player } takes the reins.
    .you = There are too many routes to { $city } to list: take the reins and drive there yourself.
settled = { $player } settles { $job_a } in { $city }.
    .you = You settle { $job_a } in { $city }.
coach-emptied = { $player } empties the coach { $card }: { points } and $1.
    .you = You empty the coach { $card }: { points } and $1.
tile-kept = { $player } keeps { $tile_the }.
    .you = You keep { $tile_the }.
tile-boxed = { $player } already has two and puts { $tile_the } in the box.
    .you = You already have two and put { $tile_the } in the box.
returned = { $player } returns { $job_a } to the supply.
    .you = You return { $job_a } to your supply.
nugget-taken = { $player } takes a nugget.
    .you = You take a nugget.
nugget-seen = { $player } looks at the nugget: { points }.
    .you = Your nugget is worth { points }.
declined = { $player } declines { $host }’s invitation.
    .you = You decline { $host }’s invitation.
    .to-you = { $player } declines your invitation.
joined = { $player } joins { $host }.
    .you = You join { $host }.
    .to-you = { $player } joins you.

## Journal: the end
last-round-roads = { $player } has built all 15 roads: this is the last round.
    .you = You have built all 15 of your roads: this is the last round.
last-round-coaches = The last coach from the stack is on display: this is the last round.
stalled = Nobody has bought or settled anything for a whole round: the game ends.
scored-seats = { $player } scores { points } for empty seats.
    .you = You score { points } for empty seats.
scored-nuggets = { $player } scores { points } for nuggets.
    .you = You score { points } for nuggets.
scored-network = { $player } scores { points } for { network-pioneers }.
    .you = You score { points } for { network-pioneers }.
network-pioneers =
    { $pioneers ->
        [one] one pioneer in the largest network
       *[other] { $pioneers } pioneers in the largest network
    }

## Passing in advance

plan-joining = Decline invitations
## What can I do now? By verb, and by step where the verb means something else there
help-pass-purchase =
    You stop buying and drive next. A good idea if you need your money for the fare, or for something more expensive next
    turn.
help-pass-free-road = You don’t build the free road, and it’s lost. Only worth it if you want to put off your 15th road.
help-pass-barkeeping = Everyone stays aboard. Do this if you can still reach tiles for all your passengers.
help-pass-more-farmers =
    The other farmers stay aboard. Do this if you’d rather have them elsewhere, in a larger network.
help-pass-joining = You stay out and keep your $2. The next player who can join gets the choice.
help-road = You build one of your roads on this line: you drive there for free, and others pay you $1.
help-road-purchase =
    For $2 you build a road on any free line. You drive there for free, others pay you $1, and at the end, pioneers
    connected by your roads score 2 points each. Best where you’ll drive again, or between your pioneers.
help-road-building =
    One of the two roads you’ve paid for goes on this line. They don’t have to touch: one can save you a fare now, the
    other can connect pioneers or collect money later.
help-road-free-road =
    The sergeant builds this road for free, on an empty line or next to a single rival road. Next to a rival, you stop
    paying there, others pay you both, and it can close a gap in your network.
help-two-roads =
    For $5 you build two roads on free lines that you choose next; you have to build both. More expensive than one road a
    turn, but it gets you to a network, or to your 15th road and the end of the game, much faster.
help-coach =
    You pay the price of its space and put a pioneer from your supply on each seat. When all of them have gotten off, it
    scores its points and $1. Look for professions with tiles nearby; if you wait, you may get it cheaper.
help-travel =
    You drive the stagecoach there, pay the fare and take the tile: a matching passenger gets off and you use the tile’s
    special action. Think of the next player, too: they start from there.
help-reins =
    You drive line by line and choose every city on the way, so you decide exactly who gets paid. Worth it if you want a
    rival to get a dollar: someone who can then afford to join you pays you $2 back.
help-drive =
    You drive one line to this city and pay for it right away. You can’t visit a city twice, and you must still be able
    to reach and pay for a matching tile. The first city with a tile ends the drive.
help-route =
    You choose which way to drive, and so who gets paid. The cheapest isn’t always best: money paid to the bank helps
    nobody, money paid to a rival does.
help-settle =
    This pioneer gets off the coach and stays in the city. Best take one who empties a coach, or who has few tiles left;
    players with the same profession may join you for $2.
help-settle-more-farmers =
    One more farmer gets off here, at no extra fare. Up to two can follow the first; an emptied coach scores right away.
help-return =
    This pioneer goes back to your supply and leaves the seat empty. Best for the last passenger of a coach, or for one
    whose tiles have run out.
help-join =
    You pay the active player $2 and settle a pioneer of the same profession in the city, without its special action. A
    bargain if it empties a coach, if the profession is hard to place, or if your road leads there.

## What is wrong with an edition
wrong-in-box = there are { $wanted } of these in the box, not { $count }
wrong-coach-points =
    { $count ->
        [one] { $count } point; a coach here is worth { $wanted }
       *[other] { $count } points; a coach here is worth { $wanted }
    }
wrong-coach-seats =
    { $count ->
        [one] { $count } seat; a coach here has { $wanted }
       *[other] { $count } seats; a coach here has { $wanted }
    }
wrong-job = there is no profession “{ $name }”
wrong-lack = { $count } of them lack the same profession: { $value }
wrong-plain-name = “{ $name }” is not a valid name: use lower case letters and _
wrong-city-name = is not a valid name for a city: use lower case letters and _, and not “start”
wrong-cities =
    { $count ->
        [one] { $count } city; this side has { $wanted }
       *[other] { $count } cities; this side has { $wanted }
    }
wrong-lines = { $count } lines; there is room for { $most }
wrong-too-near = is closer than { $distance } to { $city }; nobody could tell them apart
wrong-line = “{ $line }” is not a line: write two cities, like “albany-utica”
wrong-city = there is no city “{ $name }”
wrong-degree =
    { $count ->
        [one] { $count } line touches { $city }; it needs { $wanted }
       *[other] { $count } lines touch { $city }; it needs { $wanted }
    }
wrong-covered =
    { $count ->
        [one] { $count } city; { $wanted } are covered
       *[other] { $count } cities; { $wanted } are covered
    }
wrong-covered-start = { $city } is the start space or next to it and stays open
wrong-reach = { $city } can’t be reached from the start space

## Deeds: deed- begins a line of the log, then- continues it
then-arrived = drives to { $city }
    .you = drive to { $city }
then-settled =
    { $count ->
        [one] settles { $job_a }
       *[other] settles { $job_a } ({ $count } times)
    }
    .you =
    { $count ->
        [one] settle { $job_a }
       *[other] settle { $job_a } ({ $count } times)
    }
then-coach-emptied = empties { $card } for { points } and $1
    .you = empty { $card } for { points } and $1
then-returned = returns { $job_a } to the supply
    .you = return { $job_a } to your supply
then-nugget-taken = takes a nugget
    .you = take a nugget
then-nugget-seen = nugget worth { points }
then-built = builds { $line_road }
    .you = build { $line_road }
then-tile-kept = { $tile_kept }
then-paid = ${ $amount } to { $payee }
    .to-you = ${ $amount } to you
    .to-bank = −{"\u2060"}${ $amount }
    .you-to-bank = −{"\u2060"}${ $amount }
    .bank = +${ $amount }
    .bank-to-you = +${ $amount }
then-scored-nuggets = { $points } for nuggets
then-scored-network = { $points } for { network-pioneers }

## Hints: where to look, by the verb of the best choice

hint-where-road = Look at the roads you could build.
hint-where-two-roads = Look at your money, and at the roads you could build.
hint-where-coach = Look at the coaches on display.
hint-where-travel = Look at the cities the stagecoach can reach.
hint-where-reins = Look at the way the stagecoach takes.
hint-where-drive = Look at where the stagecoach could go next.
hint-where-route = Look at whose roads each route uses.
hint-where-settle = Look at the pioneers who could settle here.
hint-where-return = Look at which pioneer you need least.
hint-where-join = Look at the invitation, and at who sits in your coaches.
hint-where-cover = Look at the cities you could cover.
hint-where-lay = Look at the tiles you could place.
hint-where-replace = Look at the tiles in the cities.
hint-where-exchange = Look at the tiles in the cities.
