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

## What symbols mean
symbol-nuggets = { duo-nuggets }: { duo-nuggets.does }
symbol-cards = { duo-cards }: { duo-cards.does }
symbol-check = { duo-check }: { duo-check.does }
symbol-nugget = Nugget: take one, or pay with it; a card costs as many as its value.
symbol-buy = Lay a card of your hand and pay its value; it gives you one of its two actions.
symbol-draw = Draw three cards.
symbol-swap = Lay a card without paying and discard two others of one colour; it gives you one of its two actions.
symbol-step = Tick a step of a region that you have discovered; its icon has its effect at once.
symbol-rail = Tick the next step of the railroad; its icon has its effect at once.
symbol-tipi = { icon-tipi }: { icon-tipi.does }
symbol-saloon = { icon-saloon }: { icon-saloon.does }
symbol-wanted = { icon-wanted }: { icon-wanted.does }
symbol-free-play = { icon-free-play }: lay a card of your hand for nothing; it gives you one of its two actions.
symbol-discovery = { icon-discovery }: { icon-discovery.does }
symbol-flag-village = { zone-village }: { zone-village.does }
symbol-flag-desert = { zone-desert }: { zone-desert.does }
symbol-flag-lake = { zone-lake }: { zone-lake.does }
symbol-flag-forest = { zone-forest }: { zone-forest.does }
symbol-mountain = Mountain: the regions on both sides of it are not neighbours.
symbol-railroad = Railroad: ticked from left to right. After a switch the other branch is closed; the end wins a medal.
symbol-medal = Medal: worth the points on it. Anybody’s seventh ends the game.
symbol-caller = { drawn-caller }.
symbol-hand = Cards in hand: how many there are everybody sees, which ones only their owner.
symbol-pile = Draw pile: when it is empty, the discards are shuffled.
symbol-reserve = Reserve: the nuggets that can be taken; what is paid returns to it.
symbol-discards = Discards: open to all, and the next draw pile.
symbol-pickaxe = Red, the gold digger’s family: { duo-nuggets }.
symbol-key = Green, the banker’s family: { duo-nuggets }.
symbol-lasso = Grey, the cowgirl’s family: { duo-cards }.
symbol-bottle = Violet, the barman’s family: { duo-cards }.
symbol-pitchfork = Blue, the pioneer’s family: { duo-check }.
symbol-trap = Orange, the trapper’s family: { duo-check }.
symbol-donkey = Donkey or mule, value 2: carries the gold digger or the trapper.
symbol-horse = Horse, value 2: carries the cowgirl.
symbol-coach = Coach or wagon, value 2: carries the banker, the barman or the pioneer.
symbol-person = Person, value 3: the rarest card of a family.
symbol-sign-campfire = { player-campfire }: the sign of a player, before their rows on the bounty board.
symbol-sign-wheel = { player-wheel }: the sign of a player, before their rows on the bounty board.
symbol-sign-horseshoe = { player-horseshoe }: the sign of a player, before their rows on the bounty board.
symbol-sign-barrel = { player-barrel }: the sign of a player, before their rows on the bounty board.
## The form of an edition
edition-leaf-edition = Edition and bounties
edition-leaf-map = Map
edition-section-regions = Regions
    .one = region
    .hint = Two villages, three deserts, four lakes, four forests.
edition-section-steps = Steps
    .one = step
    .hint = Three to eight in each region; each leads to the flag, directly or through others.
edition-section-adjacent = Neighbours
edition-section-mountains = Mountains
edition-section-railroad = Railroad
    .one = step of the railroad
    .hint = From left to right, with two switches, to one last step.
edition-section-station = End of the railroad
edition-section-zones = Totals over the boxes
edition-section-zone-medals = Medals of the zones
edition-section-tipi = Tipi track
    .hint = An icon for each box; – means none.
edition-section-saloon = Saloon track
edition-section-wanted = Wanted track
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
