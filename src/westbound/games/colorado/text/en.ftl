# Colorado: English

title = Colorado
summary =
    You explore the West with a marker and a hand of cards. Each turn the Caller asks someone for a card, and whichever
    card they give, everyone carries out one of its two actions: take nuggets, draw or play cards, tick steps on your
    roadmap. Complete a family of three cards to discover a new region. Completed regions, the railroad and the tracks of
    the bounty board win medals; as soon as anyone has seven, the game ends. Medals and discovered regions score. Most
    points wins.

## Players
player-campfire = Campfire
player-wheel = Wheel
player-horseshoe = Horseshoe
player-barrel = Barrel

## Colors of cards, one to a family
color-red = Red
    .plain = red
    .family = the red family
    .duo = { duo-nuggets }
color-green = Green
    .plain = green
    .family = the green family
    .duo = { duo-nuggets }
color-grey = Gray
    .plain = gray
    .family = the gray family
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
card-grey-1 = Gray 1 (lasso)
    .plain = gray 1 (lasso)
    .the = the gray 1 (lasso)
    .thing = Lasso
card-grey-2 = Gray 2 (horse)
    .plain = gray 2 (horse)
    .the = the gray 2 (horse)
    .thing = Horse
card-grey-3 = Gray 3 (cowgirl)
    .plain = gray 3 (cowgirl)
    .the = the gray 3 (cowgirl)
    .thing = Cowgirl
card-violet-1 = Violet 1 (bottle)
    .plain = violet 1 (bottle)
    .the = the violet 1 (bottle)
    .thing = Bottle
card-violet-2 = Violet 2 (saloon wagon)
    .plain = violet 2 (saloon wagon)
    .the = the violet 2 (saloon wagon)
    .thing = Saloon wagon
card-violet-3 = Violet 3 (barkeeper)
    .plain = violet 3 (barkeeper)
    .the = the violet 3 (barkeeper)
    .thing = Barkeeper
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
    .does = Take 1 nugget, or play a card from your hand and pay its value in nuggets.
duo-cards = Cards
    .word = cards
    .does = Draw 3 cards, or discard two of the same color to play a third card for free.
duo-check = Check
    .word = check
    .does = Tick a step in a discovered region, or the next step of the railroad.

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
    .does = Play a card from your hand for free.
icon-discovery = Discovery
    .word = discovery
    .plain = discovery
    .does = Discover a region next to one you’ve already discovered.

## Tracks of the bounty board, and the zones with a medal
bounty-tipi = Tipi
    .word = tipi
    .track = the tipi track
    .does = Tick a box on your tipi track: the center first, then next to a ticked one. Both ends win a medal.
bounty-saloon = Saloon
    .word = saloon
    .track = the saloon track
    .does = Tick the next box on your saloon track. The last one wins a medal.
bounty-wanted = Wanted
    .word = wanted
    .track = the wanted track
    .does = Tick the next box on your wanted track. The last one wins a medal.
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
    .does = Tick a box for each village you discover; you score the points above the last one.
zone-desert = Desert
    .plain = desert
    .many = Deserts
    .zone = the desert zone
    .does =
    Tick a box for each desert you discover; you score the points above the last one.
    The first to fill the row wins its medal.
zone-lake = Lake
    .plain = lake
    .many = Lakes
    .zone = the lake zone
    .does =
    Tick a box for each lake you discover; you score the points above the last one.
    The first to fill the row wins its medal.
zone-forest = Forest
    .plain = forest
    .many = Forests
    .zone = the forest zone
    .does =
    Tick a box for each forest you discover; you score the points above the last one.
    The first to fill the row wins its medal.

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

## Amounts
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
term-color = Color
    .many = Colors
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
step-laying-first = everyone’s first card
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
prompt-choosing-village = Where does your expedition start? Everyone chooses in secret, then all reveal together.
prompt-calling = You’re the Caller: ask someone for a card you don’t already have in front of you.
prompt-giving =
    { $answer ->
        [1] { $caller } asks for { $card_the }. You have it, so you give it.
        [2] { $caller } asks for { $card_the }. You don’t have it: give a card of the same color or value.
        [3] { $caller } asks for { $card_the }. You have neither its color nor its value: { $caller } takes one of your
        cards at random.
       *[other] { $caller } asks for { $card_the }.
    }
prompt-actions = Everyone carries out one of the card’s two actions.
prompt-duo =
    { $duo_word ->
        [nuggets] { $reserve ->
            [0] Play a card for its value in nuggets? The reserve is empty. You have { nuggets }.
           *[other] Take a nugget, or play a card for its value? You have { nuggets }.
        }
        [cards] { $drawable ->
            [0] Discard two cards of the same color to play a third one? There’s nothing left to draw.
           *[other] Draw cards, or discard two of the same color to play a third one?
        }
       *[check] Tick a step in one of your regions or on the railroad.
    }
prompt-pairing = Which two cards of the same color will you discard for { $laid_the }?
prompt-ticking-tipi = Tipi: will you tick the next box on the left or on the right?
prompt-free-play =
    { $layable ->
        [0] You can’t play any of your cards: you already have them all in front of you.
       *[other] Play a card for free? It gives you one of its two actions.
    }
prompt-families = { prompt-discovering }
prompt-discovering = Which region will you discover? It has to be next to one of yours, with no mountain between them.

## Actions; .now is said where the table is known
action-pass-duo = Don’t play a card
action-pass-free-play = Don’t play a card
action-ask = Ask { $player } for { $card_the }
    .now = Ask { $player } ({ held-cards }) for { $card_the }: { $duo }{ family-done }
action-give = Give { $card_the }
    .now =
    Give { $card_the }: { $duo }{ $twice ->
        [1] ; { $caller } discards it and takes a nugget
       *[other] { $whole ->
            [1] ; it completes a family for { $caller }
           *[other] {""}
        }
    }
action-nothing = Say that you have neither this color nor this value
    .now = You have neither this color nor this value: { $caller } takes a card at random
action-nugget = Take a nugget
action-buy = Play { $card_the } for its value
    .now = Play { $card_the } for { price }: { $duo }{ family-done }
action-draw = Draw cards
    .now =
    { $draws ->
        [one] Draw { $draws } card
       *[other] Draw { $draws } cards
    }
action-swap = Play { $card_the } and discard a pair
    .now = Discard a pair to play { $card_the }: { $duo }{ family-done }
action-pair = Discard { $card_plain } and { $other_plain }
action-free = Play { $card_the } for free
    .now = Play { $card_the } for free: { $duo }{ family-done }
action-tick = Tick step { $number } in { $region }
    .now = Tick step { $number } in { $region }{ step-brings }
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

## Remarks about a choice
remark-all-in-sight = You can see every copy of this card: { $player } can’t have it.
remark-denied = { $player } said they don’t have it, and they’ve drawn no card since.
remark-no-more-cards = After this you can’t pay for any other card in your hand.
remark-seventh = It’s your seventh medal: the game ends after this turn.

## Arguments for and against a choice, before it is made or after the game
argument-medal =
    { $count ->
        [one] Wins a medal worth { $points } ({ $sources }).
       *[other] Wins { $count } medals worth { $points } together ({ $sources }).
    }
argument-first-there =
    { $points ->
        [0] { $player } is { box-count } from the same medal: after this turn there’s none left.
       *[other] { $player } is { box-count } from the same medal: after this turn the best one left is worth { $points }.
    }
argument-ends =
    { $lead ->
        [0] It’s the seventh medal: the game ends after this turn, so far level with the best rival.
       *[other] It’s the seventh medal: the game ends after this turn, so far { lead-points } { $ahead ->
            [1] ahead
           *[other] behind
        }.
    }
argument-points = Scores { gain-points } in { $zones_zone }.
argument-step-nearer = Medal worth { $points } ({ $source }): { step-count } to go.
argument-box-nearer = Medal worth { $points } ({ $source }): { box-count } to go.
argument-leads-to = Opens the way to: { $icons_plain }.
argument-bonus =
    { $icon_word ->
        [free-play] Lets a card be played for free.
        [discovery] Discovers a region.
       *[other] { $points ->
            [0] Ticks a tipi box, on the left or on the right{ $over_word ->
                [none] {""}
               *[other] {" "}(at best: { $over_plain })
            }.
           *[other] Ticks a tipi box, which can win a medal worth { $points }.
        }
    }
argument-action =
    { $whose ->
        [0] Brings an action: { $duo }.
        [1] Everyone’s action is then: { $duo }.
       *[other] If it’s given, everyone’s action is: { $duo }.
    }
argument-next-medal =
    A check would then win a medal worth { $points }{ $last ->
        [1] , which ends the game
       *[other] {""}
    }.
argument-rival-medal =
    { $player } could check, too, and win a medal worth { $points }{ $last ->
        [1] , which ends the game
       *[other] {""}
    }.
argument-no-action = Plays no card, so there’s no action.
argument-price =
    { $poor ->
        [1] Costs { price } and leaves { nuggets-left }: too few for any other card in hand.
       *[other] Costs { price } and leaves { nuggets-left }.
    }
argument-saves = Saves { price }.
argument-nugget =
    { $count ->
        [0] Brings a nugget: { $nuggets } in all.
       *[other] Brings a nugget: { $nuggets } in all, enough for { $cards_the }.
    }
argument-family =
    { $count ->
        [3] Completes { $color_family }: a discovery at the end of the turn.
       *[other] It’s the second card of { $color_family }{ $held ->
            [1] , and the third is in hand
           *[other] {""}
        }.
    }
argument-refill =
    { $cards ->
        [0] Empties the hand, which is filled up to 3 cards at the end of the turn.
        [one] Leaves { $cards } card in hand: it’s filled up to 3 at the end of the turn.
       *[other] Leaves { $cards } cards in hand: it’s filled up to 3 at the end of the turn.
    }
argument-draw =
    { $few ->
        [1] Draws { amount-cards }, but the hand would be filled up to 3 at the end of the turn anyway.
       *[other] Draws { amount-cards }: { $cards } in hand.
    }
argument-loses =
    { $count ->
        [3] Lets go of { $card_the }, which would complete { $color_family }.
       *[other] Lets go of { $card_the }, which would be the second card of { $color_family }.
    }
argument-spare = Easy to spare, as another copy is in front or in hand: { $cards_plain }.
argument-random = { $player } has nothing of this color or value: it’s a random card for sure.
argument-in-vain =
    { $unseen ->
        [0] Every copy of this card is in sight: { $player } can’t have it.
       *[other] { $player } said they don’t have this card, and they’ve drawn none since.
    }
argument-copies =
    { $copies ->
        [one] { $copies } copy of this card is out of sight, and { $player } has { amount-held }.
       *[other] { $copies } copies of this card are out of sight, and { $player } has { amount-held }.
    }
argument-otherwise =
    { $cards ->
        [one] The only other card of this color or value out of sight brings a check.
       *[other] { $checks ->
            [one] { $checks } of the { $cards } other cards of this color or value out of sight brings a check.
           *[other] { $checks } of the { $cards } other cards of this color or value out of sight bring a check.
        }
    }
argument-wanted =
    { $count ->
        [3] If it’s given, it completes { $color_family }.
       *[other] If it’s given, it’s the second card of { $color_family }.
    }
argument-rival-family =
    { $count ->
        [3] Completes { $color_family } of { $player }.
       *[other] It’s the second card of { $color_family } for { $player }.
    }
argument-region = { $steps } steps to a medal worth { $points }.
argument-icons =
    { $bare ->
        [0] Each of its { $steps } steps has an icon.
       *[other] { $count ->
            [one] { $count } of its { $steps } steps has an icon.
           *[other] { $count } of its { $steps } steps have an icon.
        }
    }
argument-opens = Brings more regions within reach: { $regions }.
box-count =
    { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }
step-count =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
nuggets-left =
    { $nuggets ->
        [0] none
       *[other] { $nuggets }
    }
lead-points =
    { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
amount-held =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }

## Why something cannot be chosen
reason-lies-there = You already have it in front of you.
reason-empty-hand = { $player } has no cards.
reason-ask-others = You can only ask somebody else.
reason-play-later = You can’t play cards now: you’re being asked for something else.
reason-give-exactly = You have { $card_the }: that’s the one you must give.
reason-give-alike = You must give a card with the color or the value of { $card_the }.
reason-no-partner = You have no second card of this color.
reason-nuggets-short =
    { $short ->
        [one] It costs { price }: you’re { $short } nugget short.
       *[other] It costs { price }: you’re { $short } nuggets short.
    }
reason-no-pair = To play it, you’d have to discard two other cards of one color.
reason-check-plays-none = With this action you tick a step; you don’t play a card.
reason-cannot-nugget = There are no nuggets left in the supply.
reason-cannot-draw = There are no cards left to draw.
reason-cannot-buy = You don’t have enough nuggets for any of your cards.
reason-cannot-swap = You’d need two cards of one color apart from the one you play.
reason-hand-empty = You have no cards in hand.
reason-nothing-new = You already have all your cards in front of you.
reason-cannot-tick = None of your regions has an open step left.
reason-cannot-rail = You’ve reached the end of the railroad.
reason-no-village = Everybody starts in a village.
reason-complete = You’ve completed this region.
reason-steps-missing =
    { $count ->
        [one] You’ve discovered it: one more step wins its medal, worth { $medal }.
       *[other] You’ve discovered it: { $count } more steps win its medal, worth { $medal }.
    }
reason-discover-later = You discover a region when you complete a family of cards.
reason-mountain = A mountain separates it from your regions.
reason-not-adjacent = It isn’t next to any of your regions.
reason-ticked = You’ve already ticked it.
reason-undiscovered = First you have to discover { $region }.
reason-tick-later = You tick a step with the Check action.
reason-not-linked = First tick a step that leads here.
reason-branch-closed = You took the other branch: this one is closed.
reason-rail-order = First tick the steps before it: the railroad runs from left to right.
reason-track-full = You’ve reached the end.
reason-medals-gone = There’s no medal left here.
reason-boxes-missing =
    { $count ->
        [one] One more box wins the medal, worth { $medal }.
       *[other] { $count } more boxes win the medal, worth { $medal }.
    }
reason-rails-missing =
    { $count ->
        [one] One more step wins the medal, worth { $medal }.
       *[other] { $count } more steps win the medal, worth { $medal }.
    }

## Things that can be asked about
duo-action-nugget = Take a nugget
duo-action-buy = Play a card for its value
duo-action-draw = Draw cards
duo-action-swap = Discard a pair and play a card
duo-action-tick = Tick a step of a region
duo-action-rail = Tick a step of the railroad
thing-rail = Railroad step { $rail }
thing-source = Medal: { $source }

## Journal: set-up
begins = { $player } is the first Caller.
    .you = You’re the first Caller.
hand-dealt = { $player } gets { amount-cards }.
    .you = You get { amount-cards }.
card-seen = { $player } draws { $card_the }.
    .you = You draw { $card_the }.
first-laid = { $player } starts with { $card_the } in the play area.
    .you = You start with { $card_the } in your play area.
village-chosen = { $player } starts in { $region }.
    .you = You start in { $region }.

## Journal: the call
turn-of = Turn { $turn }: { $player } is the Caller.
    .you = Turn { $turn }: you’re the Caller.
asked = { $player } asks { $giver } for { $card_the }.
    .you = You ask { $giver } for { $card_the }.
    .to-you = { $player } asks you for { $card_the }.
gave = { $giver } gives { $player } { $card_the }.
    .you = You give { $player } { $card_the }.
    .to-you = { $giver } gives you { $card_the }.
has-none = { $giver } has nothing with the color or value of { $card_the }.
    .you = You have nothing with the color or value of { $card_the }.
taken = { $player } takes one of { $giver }’s cards at random: { $card_the }.
    .you = { $player } takes one of your cards at random: { $card_the }.
    .to-you = You take one of { $giver }’s cards at random: { $card_the }.
received = { $player } puts { $card_the } in the play area.
    .you = You put { $card_the } in your play area.
duplicate = { $player } already has { $card_the } and discards it.
    .you = You already have { $card_the } and discard it.
nobody-to-ask = Nobody has a card that { $player } can ask for: no call this turn.
    .you = Nobody has a card that you can ask for: no call this turn.

## Journal: actions
nugget-taken = { $player } takes a nugget.
    .you = You take a nugget.
no-nugget = The reserve is empty: no nugget for { $player }.
    .you = The reserve is empty: no nugget for you.
paid = { $player } pays { amount-nuggets }.
    .you = You pay { amount-nuggets }.
laid = { $player } plays { $card_the }.
    .you = You play { $card_the }.
pair-discarded = { $player } discards { $card_plain } and { $other_plain }.
    .you = You discard { $card_plain } and { $other_plain }.
drew-cards =
    { $amount ->
        [0] { $player } has no cards left to draw.
       *[other] { $player } draws { amount-cards }.
    }
    .you =
    { $amount ->
        [0] You have no cards left to draw.
       *[other] You draw { amount-cards }.
    }
reshuffled = The discards become the new draw pile: { amount-cards }.
ticked = { $player } ticks a step: { $step }.
    .you = You tick a step: { $step }.
rail-ticked = { $player } ticks step { $rail } of the railroad.
    .you = You tick step { $rail } of the railroad.
track-ticked = { $player } ticks box { $box } on { $track_track }.
    .you = You tick box { $box } on { $track_track }.
track-full = { $player } has already filled { $track_track }: nothing to tick.
    .you = You have already filled { $track_track }: nothing to tick.
discovered = { $player } discovers { $region }.
    .you = You discover { $region }.
zone-ticked = { $player } ticks a box in { $zone_zone }: now { points }.
    .you = You tick a box in { $zone_zone }: now { points }.
medal-won = { $player } wins a medal ({ $source }): { points }.
    .you = You win a medal ({ $source }): { points }.
passed = { $player } doesn’t play a card.
    .you = You don’t play a card.
nothing-to-do = There’s nothing { $player } can do here.
    .you = There’s nothing you can do here.

## Journal: end of the turn, end of the game
family-discarded = { $player } discards { $color_family }.
    .you = You discard { $color_family }.
nothing-near = There’s no region left for { $player } to discover.
    .you = There’s no region left for you to discover.
medals-closed =
    { $amount ->
        [one] A medal of { $bounty_track } is gone.
       *[other] { $amount } medals of { $bounty_track } are gone.
    }
caller-passes = { $player } is the next Caller.
    .you = You’re the next Caller.
last-turn-over = Turn { $turn } is over, and so is the game.
scored-zones = { $player } scores { points } for discovered regions.
    .you = You score { points } for discovered regions.
scored-medals = { $player } scores { points } for { amount-medals }.
    .you = You score { points } for { amount-medals }.

## The terminal
term-lost = lost

## What can I do now?
help-pass =
    Don’t play a card. You keep your cards and only lose the chance. Rarely a good idea: playing a card gives you an
    action and brings you closer to a family.
help-pass-duo = Don’t play a card and don’t pay anything. You miss out on this card’s action: think twice.
help-pass-free-play =
    Don’t play a card and let the free card go. Only good if you need everything you could play in your hand.
help-ask =
    Ask an opponent for a card you don’t already have in front of you; it goes to your play area. It, or one of the same
    color or value, decides what everyone does next: ask for a card that completes a family, or for a color whose actions
    suit you best.
help-give =
    Give this card to the Caller. Everyone, including you, then carries out one of its two actions: give what helps you
    most now, and watch what it completes for the Caller.
help-nothing =
    Say that you have neither the color nor the value. The Caller then takes one of your cards at random, and everyone
    knows what you don’t have.
help-nugget =
    Take 1 nugget from the reserve. It’s free and pays for a card later: good if you can’t play anything useful now.
help-buy =
    Play this card and pay its value in nuggets. It gives you one of its two actions right away, and stays in your play
    area until its family is complete.
help-draw =
    Draw 3 cards. It’s free: good with a small hand, or to find the missing card of a family and pairs to discard.
help-swap =
    Play this card for free and discard two others of the same color. It gives you one of its two actions: good for
    expensive cards and with a full hand. You choose the pair next.
help-pair =
    Discard these two cards for the card you’ve played; then it gives you its action. Let go of what your families need
    least.
help-free =
    Play this card for free. It gives you one of its two actions: best for an expensive card, or one that keeps the chain
    going.
help-tick =
    Tick this step; its icon takes effect right away. Tick all the steps to win the region’s medal. Check what the icon
    triggers, and which steps it opens up.
help-rail =
    Tick the next step of the railroad; its icon takes effect right away. After a switch the other branch is closed. The
    last step wins a medal.
help-left =
    Tick the next box of your tipi track on the left; you get what’s above it right away. The end wins the highest medal
    left.
help-right =
    Tick the next box of your tipi track on the right; you get what’s above it right away. The end wins the highest medal
    left.
help-discover =
    Tick this region’s flag and the next box of its zone; from now on you can tick its steps. Deserts bring points, lakes
    icons, and a region in the middle opens the way to others.
help-start =
    Your first region: you can tick its steps first, and discover its neighbors next. The others only see your choice
    when everyone has chosen.

## What is wrong with an edition
wrong-name-taken = “{ $name }” is the name of a track, a zone or the railroad; choose another
wrong-zone = there is no kind of region “{ $kind }”; the kinds are { $kinds }
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
wrong-pair-mountain = a mountain separates these two, so they aren’t adjacent
wrong-steps = { $count } of them; a region has { $wanted }
wrong-links = lists the steps it is linked to, by number, or “flag”
wrong-link = there is no other step “{ $step }”; use 1 to { $most }, or “flag”
wrong-step-reach = nobody can reach this step: it doesn’t lead to the flag
wrong-region-reach = nobody who starts in { $village } can reach { $region }
wrong-mountains-few = { $count } of them; there are at least { $least }
wrong-mountains-many = { $count } of them; there are at most { $most }
wrong-villages = one village has to be in the upper half of the map, one in the lower
wrong-west-medal = the lake in the west, { $region }, has a medal of { $medal }
wrong-west-last = { $region } has no step with “{ $icon }” that can be ticked last
wrong-north = none separates { $forest } in the north from a region next to { $desert }, the desert in the middle
wrong-next = lists the steps that follow, by number, { $wanted }
wrong-next-twice = lists a step twice
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
wrong-track-discovery = “{ $icon }” has to be above a box of the tipi or the wanted track
wrong-boxes =
    { $count ->
        [one] { $count } box; this track has { $wanted }
       *[other] { $count } boxes; this track has { $wanted }
    }
wrong-saloon-icons = there are no icons above the saloon track
wrong-wanted-icons = there is one icon above the second box of the wanted track, and no other
wrong-medals = a track has { $wanted } medals
wrong-medals-order = the highest comes first
wrong-medal = { $medal }; a medal is worth 1 to { $most }
wrong-icon = “{ $icon }” can’t go here
wrong-village-totals = the totals are { $first } and { $second }
wrong-totals = must be a list of totals
wrong-zone-boxes = { $count } boxes, and only { $most } such regions
wrong-totals-order = each total is higher than the one before, and none above { $most }
wrong-total = one of the totals is { $total }

## Deeds: deed- begins a line of the log, then- continues it
deed-ticked = { $player } ticks { $step }
    .you = You tick { $step }
then-card-seen = { $card_plain }
then-gave = gets { $card_the }
    .to-you = get { $card_the }
then-taken = takes { $card_the } at random
    .to-you = take { $card_the } at random
then-duplicate = discards it as a duplicate
    .you = discard it as a duplicate
then-ticked = ticks { $step }
    .you = tick { $step }
then-rail-ticked = ticks step { $rail } of the railroad
    .you = tick step { $rail } of the railroad
then-nugget-taken =
    { $count ->
        [one] takes a nugget
       *[other] takes { $count } nuggets
    }
    .you =
    { $count ->
        [one] take a nugget
       *[other] take { $count } nuggets
    }
then-paid = −{ amount-nuggets }
then-pair-discarded = discards { $card_plain } and { $other_plain }
    .you = discard { $card_plain } and { $other_plain }
then-discovered = discovers { $region }
    .you = discover { $region }
then-track-ticked = box { $box } on { $track_track }
then-zone-ticked = { $zone_zone } is now worth { points }
then-medal-won = a medal ({ $source }) worth { points }
then-scored-medals = { $points } for { amount-medals }

## Hints: where to look, by the verb of the best choice

hint-where-ask = Look at who may have the card you need.
hint-where-give = Look at which card you need least.
hint-where-nothing = Look at what you have been asked for.
hint-where-nugget = Look at your nuggets.
hint-where-buy = Look at the cards you can pay for.
hint-where-draw = Look at how many cards you have.
hint-where-swap = Look at the pairs in your hand.
hint-where-pair = Look at the pairs in your hand.
hint-where-free = Look at the cards in your hand.
hint-where-tick = Look at the steps you could tick in the regions.
hint-where-rail = Look at the railroad.
hint-where-left = Look at the tipis.
hint-where-right = Look at the tipis.
hint-where-discover = Look at the regions you could discover.
hint-where-start = Look at what each region gives you.
