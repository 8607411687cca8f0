# Colorado on the page: English

pitch = Call for the card you need, set off chains across your map, and be first to seven medals.
drawn-middle = Center of the table
drawn-my-sheet = My roadmap
drawn-zoom-in = Zoom in
drawn-zoom-out = Zoom out
drawn-or = or
drawn-done = Done
drawn-in-hand = Cards in hand
drawn-medals = Medals won; the seventh ends the game
drawn-last-turn = The last turn is over!

## The call
drawn-caller = The Caller: asks for a card this turn
drawn-asks = { $caller } asks { $giver } for
drawn-called = Card of the turn
drawn-whom = Who will you ask, and for which card?
drawn-lies-there = You already have it in front of you.
drawn-not-there = Not in this hand: they said so in turn { $turn }.
drawn-drawn-since =
    { $count ->
        [one] They said no in turn { $turn }, but have drawn a card since.
       *[other] They said no in turn { $turn }, but have drawn { $count } cards since.
    }
drawn-heard = ✗ not in this hand  ? said no, drew since
drawn-deeds = { $player }, most recently
drawn-held =
    { $count ->
        [one] You hold one.
       *[other] You hold { $count }.
    }

## The actions
drawn-nugget = Take a nugget
drawn-buy = Play a card, pay its value
drawn-draw = Draw 3 cards
drawn-swap = Discard a pair, play a card
drawn-step = Tick a step in a region
drawn-rail = Tick the next rail step

## What a choice sets off
drawn-sets = Triggers:
drawn-sets-hint = Point at an option, or hold your finger on it, to see what it triggers.
drawn-sets-pay =
    { $amount ->
        [one] pay { $amount } nugget
       *[other] pay { $amount } nuggets
    }
drawn-sets-pair = discard a pair
drawn-sets-all = everyone acts
drawn-sets-twice = the Caller discards it and takes a nugget
drawn-sets-family = family complete: a discovery at the end of the turn
drawn-sets-their-family = completes a family for the Caller
drawn-sets-nothing = nothing left to discover
drawn-sets-full = already full: nothing happens
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
symbol-nugget = Nugget: take one, or pay with it; a card costs as many nuggets as its value.
symbol-buy = Play a card from your hand and pay its value; it gives you one of its two actions.
symbol-draw = Draw three cards.
symbol-swap = Play a card for free and discard two others of the same color; it gives you one of its two actions.
symbol-step = Tick a step in a region you’ve discovered; its icon takes effect right away.
symbol-rail = Tick the next step of the railroad; its icon takes effect right away.
symbol-tipi = { icon-tipi }: { icon-tipi.does }
symbol-saloon = { icon-saloon }: { icon-saloon.does }
symbol-wanted = { icon-wanted }: { icon-wanted.does }
symbol-free-play = { icon-free-play }: play a card from your hand for free; it gives you one of its two actions.
symbol-discovery = { icon-discovery }: { icon-discovery.does }
symbol-flag-village = { zone-village }: { zone-village.does }
symbol-flag-desert = { zone-desert }: { zone-desert.does }
symbol-flag-lake = { zone-lake }: { zone-lake.does }
symbol-flag-forest = { zone-forest }: { zone-forest.does }
symbol-mountain = Mountain: the regions on either side of it aren’t neighbors.
symbol-railroad = Railroad: tick it from left to right. After a switch the other branch is closed; the end wins a medal.
symbol-medal = Medal: scores the points on it. As soon as anyone has seven, the game ends.
symbol-caller = { drawn-caller }.
symbol-hand = Cards in hand: everyone sees how many, only their owner sees which.
symbol-pile = Draw pile: when it is empty, the discards are shuffled.
symbol-reserve = Reserve: nuggets to take; the ones you pay go back to it.
symbol-discards = Discards: open to everyone, and the next draw pile.
symbol-pickaxe = Red, the gold digger’s family: { duo-nuggets }.
symbol-key = Green, the banker’s family: { duo-nuggets }.
symbol-lasso = Gray, the cowgirl’s family: { duo-cards }.
symbol-bottle = Violet, the barkeeper’s family: { duo-cards }.
symbol-pitchfork = Blue, the pioneer’s family: { duo-check }.
symbol-trap = Orange, the trapper’s family: { duo-check }.
symbol-donkey = { card-red-2.thing }: { color-red.plain }, value 2.
symbol-gold-digger = { card-red-3.thing }: { color-red.plain }, value 3.
symbol-stagecoach = { card-green-2.thing }: { color-green.plain }, value 2.
symbol-banker = { card-green-3.thing }: { color-green.plain }, value 3.
symbol-horse = { card-grey-2.thing }: { color-grey.plain }, value 2.
symbol-cowgirl = { card-grey-3.thing }: { color-grey.plain }, value 3.
symbol-saloon-wagon = { card-violet-2.thing }: { color-violet.plain }, value 2.
symbol-barkeeper = { card-violet-3.thing }: { color-violet.plain }, value 3.
symbol-wagon = { card-blue-2.thing }: { color-blue.plain }, value 2.
symbol-pioneer = { card-blue-3.thing }: { color-blue.plain }, value 3.
symbol-mule = { card-orange-2.thing }: { color-orange.plain }, value 2.
symbol-trapper = { card-orange-3.thing }: { color-orange.plain }, value 3.
symbol-sign-campfire = { player-campfire }: a player’s sign, next to their rows on the bounty board.
symbol-sign-wheel = { player-wheel }: a player’s sign, next to their rows on the bounty board.
symbol-sign-horseshoe = { player-horseshoe }: a player’s sign, next to their rows on the bounty board.
symbol-sign-barrel = { player-barrel }: a player’s sign, next to their rows on the bounty board.
## The form of an edition
edition-leaf-edition = Edition and bounties
edition-leaf-map = Map
edition-section-regions = Regions
    .one = region
    .hint = Two villages, three deserts, four lakes, four forests.
edition-section-steps = Steps
    .one = step
    .hint = Three to eight in each region; each leads to the flag, directly or through others.
edition-section-adjacent = Neighbors
edition-section-mountains = Mountains
edition-section-railroad = Railroad
    .one = step of the railroad
    .hint = From left to right, with two switches, to one last step.
edition-section-station = End of the railroad
edition-section-zones = Totals above the boxes
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

## The guide for newcomers
guide-goal = Explore Colorado and win medals: as soon as anyone has seven, the game ends, and the most points win.
guide-prompt = Each turn the Caller asks somebody for a card. Everyone uses the card they give.
guide-hand = Your hand. Three cards of a family discover a new region.
guide-map = Your roadmap. Tick steps and complete regions to win medals.
