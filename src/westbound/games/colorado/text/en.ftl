# Colorado: English

title = Colorado
summary =
    You explore the West with a marker and a hand of cards. Each turn the Caller asks somebody for a card, and whichever
    card is given, all of you carry out one of its two actions: gather nuggets, draw or lay cards, tick steps on your
    roadmaps. The three cards of a family discover a new region. Complete regions, the railroad and the tracks of the
    bounty board win medals; anybody’s seventh medal ends the game. Medals and discovered regions count. The most
    points win.

## Players
player-campfire = Campfire
player-wheel = Wheel
player-horseshoe = Horseshoe
player-barrel = Barrel

## Colours of cards, one to a family
color-red = Red
    .plain = red
    .family = the red family
    .duo = { duo-nuggets }
color-green = Green
    .plain = green
    .family = the green family
    .duo = { duo-nuggets }
color-grey = Grey
    .plain = grey
    .family = the grey family
    .duo = { duo-cards }
color-violet = Violet
    .plain = violet
    .family = the violet family
    .duo = { duo-cards }
color-blue = Blue
    .plain = blue
    .family = the blue family
    .duo = { duo-check }
color-orange = Orange
    .plain = orange
    .family = the orange family
    .duo = { duo-check }

## Cards: tool, transport and person of each family
card-red-1 = Red 1 (pickaxe)
    .plain = red 1 (pickaxe)
    .the = the red 1 (pickaxe)
    .thing = Pickaxe
card-red-2 = Red 2 (donkey)
    .plain = red 2 (donkey)
    .the = the red 2 (donkey)
    .thing = Donkey
card-red-3 = Red 3 (gold digger)
    .plain = red 3 (gold digger)
    .the = the red 3 (gold digger)
    .thing = Gold digger
card-green-1 = Green 1 (safe key)
    .plain = green 1 (safe key)
    .the = the green 1 (safe key)
    .thing = Safe key
card-green-2 = Green 2 (stagecoach)
    .plain = green 2 (stagecoach)
    .the = the green 2 (stagecoach)
    .thing = Stagecoach
card-green-3 = Green 3 (banker)
    .plain = green 3 (banker)
    .the = the green 3 (banker)
    .thing = Banker
card-grey-1 = Grey 1 (lasso)
    .plain = grey 1 (lasso)
    .the = the grey 1 (lasso)
    .thing = Lasso
card-grey-2 = Grey 2 (horse)
    .plain = grey 2 (horse)
    .the = the grey 2 (horse)
    .thing = Horse
card-grey-3 = Grey 3 (cowgirl)
    .plain = grey 3 (cowgirl)
    .the = the grey 3 (cowgirl)
    .thing = Cowgirl
card-violet-1 = Violet 1 (bottle)
    .plain = violet 1 (bottle)
    .the = the violet 1 (bottle)
    .thing = Bottle
card-violet-2 = Violet 2 (saloon wagon)
    .plain = violet 2 (saloon wagon)
    .the = the violet 2 (saloon wagon)
    .thing = Saloon wagon
card-violet-3 = Violet 3 (barman)
    .plain = violet 3 (barman)
    .the = the violet 3 (barman)
    .thing = Barman
card-blue-1 = Blue 1 (pitchfork)
    .plain = blue 1 (pitchfork)
    .the = the blue 1 (pitchfork)
    .thing = Pitchfork
card-blue-2 = Blue 2 (wagon)
    .plain = blue 2 (wagon)
    .the = the blue 2 (wagon)
    .thing = Wagon
card-blue-3 = Blue 3 (pioneer)
    .plain = blue 3 (pioneer)
    .the = the blue 3 (pioneer)
    .thing = Pioneer
card-orange-1 = Orange 1 (bear trap)
    .plain = orange 1 (bear trap)
    .the = the orange 1 (bear trap)
    .thing = Bear trap
card-orange-2 = Orange 2 (mule)
    .plain = orange 2 (mule)
    .the = the orange 2 (mule)
    .thing = Mule
card-orange-3 = Orange 3 (trapper)
    .plain = orange 3 (trapper)
    .the = the orange 3 (trapper)
    .thing = Trapper

## Duos of actions; .word is for the texts to tell them apart
duo-nuggets = Nuggets
    .word = nuggets
    .does = Take 1 nugget, or lay a card of your hand and pay its value in nuggets.
duo-cards = Cards
    .word = cards
    .does = Draw 3 cards, or discard two of one colour and lay a third card without paying.
duo-check = Check
    .word = check
    .does = Tick a step of a discovered region, or the next step of the railroad.

## Icons on steps and over boxes
icon-none = No icon
    .word = none
    .plain = no icon
    .does = Nothing happens, but the step counts for the region.
icon-nuggets = Nuggets
    .word = nuggets
    .plain = Nuggets
    .does = { duo-nuggets.does }
icon-cards = Cards
    .word = cards
    .plain = Cards
    .does = { duo-cards.does }
icon-tipi = Tipi
    .word = tipi
    .plain = tipi
    .does = { bounty-tipi.does }
icon-saloon = Saloon
    .word = saloon
    .plain = saloon
    .does = { bounty-saloon.does }
icon-wanted = Wanted
    .word = wanted
    .plain = wanted
    .does = { bounty-wanted.does }
icon-free-play = Free card
    .word = free-play
    .plain = free card
    .does = Lay a card of your hand without paying.
icon-discovery = Discovery
    .word = discovery
    .plain = discovery
    .does = Discover a region beside one that you have discovered.

## Tracks of the bounty board, and the zones with a medal
bounty-tipi = Tipi
    .word = tipi
    .track = the tipi track
    .does = Tick a box of your tipi track: the centre first, then beside a ticked one. Both ends win a medal.
bounty-saloon = Saloon
    .word = saloon
    .track = the saloon track
    .does = Tick the next box of your saloon track. The last one wins a medal.
bounty-wanted = Wanted
    .word = wanted
    .track = the wanted track
    .does = Tick the next box of your wanted track. The last one wins a medal.
bounty-desert = Deserts
    .word = desert
    .track = the desert zone
    .does = { zone-desert.does }
bounty-lake = Lakes
    .word = lake
    .track = the lake zone
    .does = { zone-lake.does }
bounty-forest = Forests
    .word = forest
    .track = the forest zone
    .does = { zone-forest.does }

## Kinds of regions, and their zones
zone-village = Village
    .plain = village
    .many = Villages
    .zone = the village zone
    .does = Each discovered village ticks a box; the points over the last one count.
zone-desert = Desert
    .plain = desert
    .many = Deserts
    .zone = the desert zone
    .does =
    Each discovered desert ticks a box; the points over the last one count.
    Whoever fills the row first wins its medal.
zone-lake = Lake
    .plain = lake
    .many = Lakes
    .zone = the lake zone
    .does =
    Each discovered lake ticks a box; the points over the last one count.
    Whoever fills the row first wins its medal.
zone-forest = Forest
    .plain = forest
    .many = Forests
    .zone = the forest zone
    .does =
    Each discovered forest ticks a box; the points over the last one count.
    Whoever fills the row first wins its medal.

## Where points and medals come from
source-village = villages
source-desert = deserts
source-lake = lakes
source-forest = forests
source-medals = medals
source-tipi = tipi track
source-saloon = saloon track
source-wanted = wanted track
source-railroad = railroad

## So many of them
nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
price =
    { $price ->
        [one] { $price } nugget
       *[other] { $price } nuggets
    }
amount-nuggets =
    { $amount ->
        [one] { $amount } nugget
       *[other] { $amount } nuggets
    }
amount-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
amount-medals =
    { $amount ->
        [one] { $amount } medal
       *[other] { $amount } medals
    }
held-cards =
    { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }
region-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
gain-points =
    { $gain ->
        [one] { $gain } more point
       *[other] { $gain } more points
    }

## Terms, as headings
term-action = Action
    .many = Actions
term-area = Play area
    .many = Play areas
term-asked = Asked for
term-board = Bounty board
term-box = Box
    .many = Boxes
term-call = Call
term-called = Given to the Caller
term-caller = Caller
term-card = Card
    .many = Cards
term-color = Colour
    .many = Colours
term-discards = Discards
term-duo = Duo of actions
    .many = Duos of actions
term-family = Family
    .many = Families
term-flag = Flag
    .many = Flags
term-hand = Hand
    .many = Hands
term-icon = Icon
    .many = Icons
term-medal = Medal
    .many = Medals
term-medals-left = Medals left
term-mountain = Mountain
    .many = Mountains
term-nugget = Nugget
    .many = Nuggets
term-pile = Draw pile
term-railroad = Railroad
term-region = Region
    .many = Regions
term-reserve = Nuggets in the reserve
term-sheet = Roadmap
    .many = Roadmaps
term-step = Step
    .many = Steps
term-switch = Switch
    .many = Switches
term-track = Track
    .many = Tracks
term-turn = Turn
    .many = Turns
term-value = Value
    .many = Values
term-zone = Zone
    .many = Zones

## Terms within a line
term-closed = out of reach
term-complete = complete
term-discovered = discovered
term-empty = empty
term-nobody = nobody
term-nothing = nothing
term-open = open
term-secret = secret
term-ticked = ticked
term-of = { $count } of { $most } ticked

## Steps
step-first-caller = the first Caller
step-dealing = dealing cards
step-laying-first = the first card of each
step-choosing-villages = choosing villages
step-choosing-village = choosing a village
step-revealing = revealing the villages
step-calling = the call
step-giving = giving a card
step-taking-at-random = a card at random
step-actions = actions
step-duo = one of two actions
step-pairing = discarding a pair
step-drawing = drawing cards
step-ticking-tipi = the tipi track
step-free-play = a free card
step-discovering = discovering a region
step-families = complete families
step-family = complete families
step-refilling = refilling the hand
step-scoring = final scoring

## Prompts
prompt-choosing-villages = { prompt-choosing-village }
prompt-choosing-village = Where does your expedition start? All choose in secret and reveal together.
prompt-calling = You are the Caller: ask somebody for a card that does not lie before you.
prompt-giving =
    { $answer ->
        [1] { $caller } asks for { $card_the }. You have it, so you give it.
        [2] { $caller } asks for { $card_the }. You do not have it: give a card of the same colour or value.
        [3] { $caller } asks for { $card_the }. You have neither its colour nor its value: { $caller } takes one of your
        cards at random.
       *[other] { $caller } asks for { $card_the }.
    }
prompt-actions = All carry out one of the two actions of the card.
prompt-duo =
    { $duo_word ->
        [nuggets] { $reserve ->
            [0] Lay a card for its value in nuggets? The reserve is empty. You have { nuggets }.
           *[other] Take a nugget, or lay a card for its value? You have { nuggets }.
        }
        [cards] { $drawable ->
            [0] Discard two cards of one colour and lay a third one? There is nothing left to draw.
           *[other] Draw cards, or discard two of one colour and lay a third one?
        }
       *[check] Tick a step: in one of your regions, or on the railroad?
    }
prompt-pairing = Which two cards of one colour do you discard for { $laid_the }?
prompt-ticking-tipi = Tipi: do you tick the next box on the left or on the right?
prompt-free-play =
    { $layable ->
        [0] You cannot lay any of your cards: they all lie before you already.
       *[other] Lay a card without paying? It gives you one of its two actions.
    }
prompt-families = { prompt-discovering }
prompt-discovering = Which region do you discover? It lies beside one of yours, with no mountain between them.

## Actions; .now is said where the table is known
action-pass-duo = Lay no card
action-pass-free-play = Lay no card
action-ask = Ask { $player } for { $card_the }
    .now = Ask { $player } ({ held-cards }) for { $card_the }: { $duo }{ family-done }
action-give = Give { $card_the }
    .now =
    Give { $card_the }: { $duo }{ $twice ->
        [1] ; { $caller } discards it and takes a nugget
       *[other] { $whole ->
            [1] ; it completes a family of { $caller }
           *[other] {""}
        }
    }
action-nothing = Say that you have neither this colour nor this value
    .now = You have neither this colour nor this value: { $caller } takes a card at random
action-nugget = Take a nugget
action-buy = Lay { $card_the } for its value
    .now = Lay { $card_the } for { price }: { $duo }{ family-done }
action-draw = Draw cards
    .now =
    { $draws ->
        [one] Draw { $draws } card
       *[other] Draw { $draws } cards
    }
action-swap = Lay { $card_the } and discard a pair
    .now = Discard a pair and lay { $card_the }: { $duo }{ family-done }
action-pair = Discard { $card_plain } and { $other_plain }
action-free = Lay { $card_the } without paying
    .now = Lay { $card_the } without paying: { $duo }{ family-done }
action-tick = Tick step { $number } of { $region }
    .now = Tick step { $number } of { $region }{ step-brings }
action-rail = Tick step { $rail } of the railroad
    .now =
    Tick step { $rail } of the railroad{ step-brings }{ $switch ->
        [1] {" "}(closes the other branch)
       *[other] {""}
    }
action-left = Tick the next tipi box on the left
    .now = Tick tipi box { $left_box }, on the left{ left-brings }
action-right = Tick the next tipi box on the right
    .now = Tick tipi box { $right_box }, on the right{ right-brings }
action-discover = Discover { $region }
    .now = Discover { $region } ({ $zone_plain }, { region-steps }, medal { $medal }){ flag-brings }
action-start = Start in { $region }
    .now = Start in { $region } ({ region-steps }, medal { $medal })
action-first = { $player } is the first Caller
action-card = Draw { $card_the }
action-take = Take { $card_the }
action-no-card = There is no card left

## What an action brings
family-done =
    { $whole ->
        [1] {""}; it completes the family
       *[other] {""}
    }
step-brings =
    { $last ->
        [1] : the last one, medal { $medal }{ $icon_word ->
            [none] {""}
           *[other] , then { icon-brings }
        }
       *[other] { $icon_word ->
            [none] {""}
           *[other] : { icon-brings }
        }
    }
icon-brings =
    { $icon_plain }{ $boxes ->
        [0] {""}
       *[other] {" "}({ $box ->
            [0] full
           *[other] box { $box }{ $other ->
                [0] {""}
               *[other] {" "}or { $other }
            } of { $boxes }{ box-brings }
        })
    }
box-brings =
    { $prize ->
        [0] {""}
       *[other] {""}, medal { $prize }
    }{ $bonus_word ->
        [none] {""}
       *[other] {""}, { $bonus_plain }
    }
left-brings =
    { $left_medal ->
        [0] {""}
       *[other] {""}: medal { $left_medal }
    }{ $left_word ->
        [none] {""}
       *[other] {""}: { $left_plain }
    }
right-brings =
    { $right_medal ->
        [0] {""}
       *[other] {""}: medal { $right_medal }
    }{ $right_word ->
        [none] {""}
       *[other] {""}: { $right_plain }
    }
flag-brings =
    { $gain ->
        [0] {""}
       *[other] : { gain-points }
    }{ $prize ->
        [0] {""}
       *[other] {""}, zone medal { $prize }
    }

## Journal: set-up
begins = { $player } is the first Caller.
    .you = You are the first Caller.
hand-dealt = { $player } gets { amount-cards }.
    .you = You get { amount-cards }.
card-seen = { $player } draws { $card_the }.
    .you = You draw { $card_the }.
first-laid = { $player } starts with { $card_the } in the play area.
    .you = You start with { $card_the } in your play area.
village-chosen = { $player } sets out from { $region }.
    .you = You set out from { $region }.

## Journal: the call
turn-of = Turn { $turn }: { $player } is the Caller.
    .you = Turn { $turn }: you are the Caller.
asked = { $player } asks { $giver } for { $card_the }.
    .you = You ask { $giver } for { $card_the }.
    .to-you = { $player } asks you for { $card_the }.
gave = { $giver } gives { $player } { $card_the }.
    .you = You give { $player } { $card_the }.
    .to-you = { $giver } gives you { $card_the }.
has-none = { $giver } has nothing of the colour or value of { $card_the }.
    .you = You have nothing of the colour or value of { $card_the }.
taken = { $player } takes a card of { $giver } at random: { $card_the }.
    .you = { $player } takes a card of yours at random: { $card_the }.
    .to-you = You take a card of { $giver } at random: { $card_the }.
received = { $player } lays { $card_the } in the play area.
    .you = You lay { $card_the } in your play area.
duplicate = { $player } already has { $card_the } and discards it.
    .you = You already have { $card_the } and discard it.
nobody-to-ask = Nobody has a card that { $player } could ask for: no call this turn.
    .you = Nobody has a card that you could ask for: no call this turn.

## Journal: actions
nugget-taken = { $player } takes a nugget.
    .you = You take a nugget.
no-nugget = The reserve is empty: no nugget for { $player }.
    .you = The reserve is empty: no nugget for you.
paid = { $player } pays { amount-nuggets }.
    .you = You pay { amount-nuggets }.
laid = { $player } lays { $card_the }.
    .you = You lay { $card_the }.
pair-discarded = { $player } discards { $card_plain } and { $other_plain }.
    .you = You discard { $card_plain } and { $other_plain }.
drew-cards =
    { $amount ->
        [0] { $player } finds no card to draw.
       *[other] { $player } draws { amount-cards }.
    }
    .you =
    { $amount ->
        [0] You find no card to draw.
       *[other] You draw { amount-cards }.
    }
reshuffled = The discards are the new draw pile: { amount-cards }.
ticked = { $player } ticks a step: { $step }.
    .you = You tick a step: { $step }.
rail-ticked = { $player } ticks step { $rail } of the railroad.
    .you = You tick step { $rail } of the railroad.
track-ticked = { $player } ticks box { $box } of { $track_track }.
    .you = You tick box { $box } of { $track_track }.
track-full = { $player } has already filled { $track_track }: nothing to tick.
    .you = You have already filled { $track_track }: nothing to tick.
discovered = { $player } discovers { $region }.
    .you = You discover { $region }.
zone-ticked = { $player } ticks a box of { $zone_zone }: now { points }.
    .you = You tick a box of { $zone_zone }: now { points }.
medal-won = { $player } wins a medal ({ $source }): { points }.
    .you = You win a medal ({ $source }): { points }.
passed = { $player } lays no card.
    .you = You lay no card.
nothing-to-do = There is nothing that { $player } could do here.
    .you = There is nothing that you could do here.

## Journal: end of the turn, end of the game
family-discarded = { $player } discards { $color_family }.
    .you = You discard { $color_family }.
nothing-near = There is no region left that { $player } could discover.
    .you = There is no region left that you could discover.
medals-closed =
    { $amount ->
        [one] A medal of { $bounty_track } is gone.
       *[other] { $amount } medals of { $bounty_track } are gone.
    }
caller-passes = { $player } is the next Caller.
    .you = You are the next Caller.
last-turn-over = Turn { $turn } is over, and with it the game.
scored-zones = { $player } has { points } from discovered regions.
    .you = You have { points } from discovered regions.
scored-medals = { $player } has { points } from { amount-medals }.
    .you = You have { points } from { amount-medals }.

## The terminal
term-lost = lost

## What can I do now?
help-pass =
    Lay no card. You lose nothing but the chance, and you keep your cards. Rarely a good idea: a laid card gives you an
    action and brings you nearer to a family.
help-pass-duo = Lay no card and pay nothing. You go without the action of this card: think twice.
help-pass-free-play =
    Lay no card and let the free card lapse. Good only if everything you could lay is needed in your hand.
help-ask =
    Ask an opponent for a card that does not lie before you; it comes into your play area. It, or one of the same colour
    or value, decides what everybody does next: ask for what completes a family, or for a colour whose actions suit you
    best.
help-give =
    Give this card to the Caller. Everybody, you too, then carries out one of its two actions: give what helps you most
    now, and watch what it completes for the Caller.
help-nothing =
    Say that you have neither the colour nor the value. The Caller then takes one of your cards at random, and everybody
    knows what you do not have.
help-nugget =
    Take 1 nugget from the reserve. Costs nothing and pays for a card later: good if you cannot lay anything useful now.
help-buy =
    Lay this card and pay its value in nuggets. It gives you one of its two actions at once, and stays in your play area
    until its family is complete.
help-draw =
    Draw 3 cards. Costs nothing: good with a small hand, or to find the missing card of a family and pairs to discard.
help-swap =
    Lay this card without paying, and discard two others of one colour. It gives you one of its two actions: good for
    expensive cards and with a full hand. The pair is chosen next.
help-pair =
    Discard these two cards for the card you have laid; then it gives you its action. Let go what you need least for
    your families.
help-free =
    Lay this card for nothing. It gives you one of its two actions: best for an expensive card, or one that keeps the
    chain going.
help-tick =
    Tick this step; its icon has its effect at once. With all steps ticked you win the medal of the region. Look at what
    the icon sets off, and which steps it opens.
help-rail =
    Tick the next step of the railroad; its icon has its effect at once. After a switch the other branch is closed. The
    last step wins a medal.
help-left =
    Tick the next box of your tipi track on the left; what is over it is yours at once. The end wins the highest medal
    left.
help-right =
    Tick the next box of your tipi track on the right; what is over it is yours at once. The end wins the highest medal
    left.
help-discover =
    Tick the flag of this region and the next box of its zone; from now on its steps can be ticked. Deserts bring
    points, lakes icons, and a region in the middle opens the way to others.
help-start =
    Your first region: its steps are the first you can tick, and you discover its neighbours next. The others see your
    choice only when all have chosen.

## What is wrong with an edition
wrong-name-taken = “{ $name }” is the name of a track, a zone or the railroad; choose another
wrong-zone = no region is a “{ $kind }”; they are { $kinds }
wrong-zone-count =
    { $count ->
        [one] { $zone }: { $count } region; there are { $wanted }
       *[other] { $zone }: { $count } regions; there are { $wanted }
    }
wrong-region = there is no region “{ $name }”
wrong-point = must be a point, [x, y]
wrong-points = must be a list of points
wrong-corners-few = needs at least { $least } points
wrong-corners-many = { $count } points; { $most } are enough
wrong-pair = must be a pair of regions
wrong-pairs = must be a list of pairs of regions
wrong-pair-twice = named twice
wrong-pair-mountain = a mountain separates these two; so they are not adjacent
wrong-steps = { $count } of them; a region has { $wanted }
wrong-links = names the steps it is linked to, by number, or “flag”
wrong-link = there is no other step “{ $step }”; use 1 to { $most }, or “flag”
wrong-step-reach = nobody can reach this step: no way leads to the flag
wrong-region-reach = nobody who starts in { $village } can reach { $region }
wrong-mountains-few = { $count } of them; there are at least { $least }
wrong-mountains-many = { $count } of them; there are at most { $most }
wrong-villages = one village lies in the upper half of the map, one in the lower
wrong-west-medal = the lake in the west, { $region }, has a medal of { $medal }
wrong-west-last = { $region } has no step with “{ $icon }” that can be ticked last
wrong-north = none separates { $forest } in the north from a region beside { $desert }, the desert in the middle
wrong-next = names the steps that follow, by number, { $wanted }
wrong-next-twice = names a step twice
wrong-next-last = nothing follows the last step: leave this empty
wrong-rails = { $count } of them; the railroad has { $wanted }
wrong-rail-end = all branches end in one last step, where the medal is
wrong-rail-reach = nobody can reach this step: no other one leads here
wrong-switches =
    { $count ->
        [one] { $count } switch; there are { $wanted }, with two branches each
       *[other] { $count } switches; there are { $wanted }, with two branches each
    }
wrong-rail-icon = no step of the railroad has “{ $icon }”
wrong-tipi-medal = one of them is worth { $medal }
wrong-track-discovery = “{ $icon }” stands over a box of the tipi or the wanted track
wrong-boxes =
    { $count ->
        [one] { $count } box; this track has { $wanted }
       *[other] { $count } boxes; this track has { $wanted }
    }
wrong-saloon-icons = no icon stands over the saloon track
wrong-wanted-icons = one icon stands over the second box of the wanted track, and no other
wrong-medals = a track has { $wanted } medals
wrong-medals-order = the highest comes first
wrong-medal = { $medal }; a medal is worth 1 to { $most }
wrong-icon = no icon “{ $icon }” can be here
wrong-village-totals = the totals are { $first } and { $second }
wrong-totals = must be a list of totals
wrong-zone-boxes = { $count } boxes, and only { $most } such regions
wrong-totals-order = each total is higher than the one before, and none above { $most }
wrong-total = one of the totals is { $total }
