# Colorado on the page: English

drawn-middle = Middle of the table
drawn-my-sheet = My roadmap
drawn-zoom-in = Larger
drawn-zoom-out = Smaller
drawn-or = or
drawn-done = Done
drawn-in-hand = Cards in hand
drawn-medals = Medals won; the seventh ends the game
drawn-last-turn = The last turn is over!

## The call
drawn-caller = The Caller: asks for a card this turn
drawn-asks = { $caller } asks { $giver } for
drawn-called = Card of the turn
drawn-whom = Whom do you ask, and for which card?
drawn-lies-there = It lies before you already.
drawn-held =
    { $count ->
        [one] You hold one.
       *[other] You hold { $count }.
    }

## The actions
drawn-nugget = Take a nugget
drawn-buy = Lay a card, pay its value
drawn-draw = Draw 3 cards
drawn-swap = Discard a pair, lay a card
drawn-step = Tick a step of a region
drawn-rail = Tick the next rail step

## What a choice sets off
drawn-sets = Sets off:
drawn-sets-hint = Pick something to see what it sets off.
drawn-sets-pay =
    { $amount ->
        [one] pay { $amount } nugget
       *[other] pay { $amount } nuggets
    }
drawn-sets-pair = discard a pair
drawn-sets-all = everybody acts
drawn-sets-twice = the Caller discards it and takes a nugget
drawn-sets-family = family complete: a discovery at the end of the turn
drawn-sets-their-family = completes a family of the Caller
drawn-sets-nothing = nothing left to discover
drawn-sets-full = full already: nothing happens
drawn-sets-box = box { $box } of { $boxes }
drawn-sets-zone =
    { $points ->
        [one] box { $box } of { $boxes }: { $points } point in all
       *[other] box { $box } of { $boxes }: { $points } points in all
    }
drawn-sets-medal =
    { $points ->
        [one] medal: { $points } point
       *[other] medal: { $points } points
    }
drawn-sets-no-medal = no medal left
drawn-sets-end = your seventh: the last turn!

## The form of an edition
edition-leaf-edition = Edition and bounties
edition-leaf-map = Map
edition-section-edition = Edition
edition-section-regions = Regions
    .one = region
    .hint = Two villages, three deserts, four lakes, four forests.
edition-section-steps = Steps
    .one = step
    .hint = Three to eight in each region; each leads to the flag, directly or over others.
edition-section-adjacent = Neighbours
edition-section-mountains = Mountains
edition-section-railroad = Railroad
    .one = step of the railroad
    .hint = From left to right, with two switches, to one last step.
edition-section-station = End of the railroad
edition-section-zones = Totals over the boxes
edition-section-zone-medals = Medals of the zones
edition-section-tipi = Tipi track
    .hint = An icon for each box; – is none.
edition-section-saloon = Saloon track
edition-section-wanted = Wanted track
edition-column-name = Name
edition-column-label = Label
edition-column-kind = Kind
edition-column-flag = Flag
edition-column-medal = Medal
edition-column-shape = Corners
edition-column-at = Place
edition-column-icon = Icon
edition-column-links = Linked to
edition-column-between = Between
edition-column-next = Leads to
edition-column-village = Village
edition-column-desert = Desert
edition-column-lake = Lake
edition-column-forest = Forest
edition-column-icons = Icons
edition-column-medals = Medals
