# Pioneer Days on the page: English

pitch = Take a die a day to dig, trade and recruit – and beware of the one you leave: it brings the storm.
drawn-week = Week { $week } of 4
drawn-day = Day { $day } of 5
drawn-visit = Town visit after week { $week }
drawn-no-dice = No dice on the table.
drawn-hand = { $player } holds
drawn-all-advance = All disasters advance!

## The die that nobody takes
drawn-omen-hint = Point at a die, or hold your finger on it, to see what would be left.
drawn-if-taken =
    { $count ->
        [0] If you take this die, none is left.
        [one] If you take this die, this one is left for the disasters:
       *[other] If you take this die, one of these is left for the disasters:
    }
drawn-omen = { $what } advances
    .may = { $what } may advance
drawn-omen-strikes = { $what } strikes!
    .may = { $what } may strike!
drawn-steps =
    { $count ->
        [0] strikes now
        [one] strikes on the next step
       *[other] { $count } steps to go
    }
drawn-movers = Dice that would move it
drawn-since-strikes = What disasters took since your turn
drawn-unharmed = unharmed

## Store, towns, wagons
drawn-store-empty = Nothing left this week.
drawn-slots = { $count } slots
drawn-have = You have it.
drawn-spare = More slots, thanks to a card
drawn-damaged =
    { $count ->
        [one] one damage marker
       *[other] { $count } damage markers
    }
drawn-picks =
    { $picks ->
        [one] Storm damage: one wagon
       *[other] Storm damage: wagon { $pick } of { $picks }
    }
drawn-over =
    { $count ->
        [one] One slot too few:
       *[other] { $count } slots too few:
    }
drawn-stowed = Slots used, of all slots

## Players
drawn-done = Done
drawn-kept = Saved

## What the symbols mean: faces and goods
symbol-wild = Wild: your choice of mine, equipment, cattle, wood or medicine; income $1.
symbol-mine = Mine: draw a gold token, which only you see; income $2.
symbol-equipment =
    Equipment: a tile from the general store that needs a slot and helps you as long as you have it; income $3.
symbol-cattle =
    Cattle: each scores 1 point on every town visit and needs no slot; in a famine each costs $1. As a face: take one, or
    $4 of income.
symbol-wood = Wood: in a storm each wagon costs 1; two share a slot. As a face: take one, or $5 of income.
symbol-medicine =
    Medicine: when disease strikes, each saves one of your townsfolk; two share a slot. As a face: take one, or $6 of income.
symbol-money = Dollars: for wagons, turning your die, feed and towns; a raid takes half of them.
symbol-gold =
    Gold: each token has one to three nuggets, 1 point each at the end, and needs a slot; only its owner knows how many.
symbol-favors = Favors: 2 points each at the end, and 5 more for whoever has the most.
symbol-points = Points: what this scores at the end of the game.
symbol-townsfolk =
    Townsfolk: recruit them with a die of their face; they help you, and score if you still have them at the end.
symbol-income = Income: use the die for these dollars instead of its action.
symbol-turn = Turn your die to this face before you use it; no cards take effect for the new face.

## What the symbols mean: wagons
symbol-small_wagon = Small wagon: four slots for $5; in a storm it costs 1 wood, or it is damaged.
symbol-large_wagon = Large wagon: six slots for $8; in a storm it costs 1 wood, or it is damaged.
symbol-wagons = Slots used, of the slots in all your wagons: at the end of your turn you discard what doesn’t fit.
symbol-slot = Slot: room for a gold token, a piece of equipment, up to two wood or up to two medicine.
symbol-damage = Damage: covers two slots of the wagon for good and costs 2 points at the end.
symbol-town =
    Town: at the end of a week you may visit each town on display once; give all it asks for to get its favors.

## What the symbols mean: dice and disasters
symbol-blue = Blue die: if nobody takes it, the storm comes a step closer.
symbol-red = Red die: if nobody takes it, the raid comes a step closer.
symbol-yellow = Yellow die: if nobody takes it, the famine comes a step closer.
symbol-green = Green die: if nobody takes it, the disease comes a step closer.
symbol-black = Black die: if nobody takes it, all four disasters come a step closer.
symbol-bag = The bag: dice still to come this week, by color.
symbol-flag = First player of the day: draws and rolls the dice, and takes the first one.
symbol-storm = Storm: each wagon costs 1 wood; each one you can’t pay for takes a damage marker.
symbol-raid = Raid: you lose half your dollars, rounded up.
symbol-famine = Famine: each of your cattle costs $1; you lose those you can’t pay for.
symbol-disease = Disease: each of your townsfolk costs 1 medicine; you lose those you don’t save.

## What the symbols mean: equipment
symbol-cards = Cards: $2 when you take a die with the face shown.
symbol-hatchet = Hatchet: 1 wood when you take a die with the face shown.
symbol-bandage = Bandage: 1 medicine when you take a die with the face shown.
symbol-pan = Pan: a gold token when you take a die with the face shown.
symbol-yoke = Yoke: 1 cattle when you take a die with the face shown.
symbol-vaccine = Vaccine: one of your townsfolk is immune to disease.
symbol-lamp = Lamp: when you mine, draw one more gold token and keep one.
symbol-harmonica = Harmonica: you may also recruit townsfolk under a face next to your die’s.
symbol-hay = Hay: two of your cattle need no feed in a famine.
symbol-revolver = Revolver: $3 after a raid.
symbol-safe = Safe: $2 more whenever you take income.
symbol-wheel = Wheel: one of your wagons is immune to storms.
## The form of an edition
edition-leaf-townsfolk = Townsfolk
edition-leaf-towns = Towns
edition-leaf-equipment = Equipment
edition-leaf-boards = Boards
edition-section-townsfolk = Townsfolk
    .hint = Five sets of twelve. What they do starts with a moment: now, each week, each turn, always, on wood, after raid …
edition-section-towns = Towns
    .hint = Each asks for two to four goods ($2 to $4 count as one) and gives one to five favors.
edition-section-equipment = Equipment
    .hint = Three tiles of each kind that works with a face, two lamps, at least one of each other kind.
edition-section-boards = Boards
edition-section-standard = Standard pioneer
edition-column-set = Set
edition-column-person = Person
edition-column-does = Does
edition-column-scores = Scores
edition-column-wood = Wood
edition-column-medicine = Medicine
edition-column-gold = Gold
edition-column-equipment = Equipment
edition-column-cattle = Cattle
edition-column-money = Dollars
edition-column-favors = Favors
edition-column-kind = Kind
edition-column-wagon = Wagon

## The guide for newcomers
guide-goal = Lead your wagon train through four weeks: whoever has the most points in the end wins.
guide-dice = Every day you take one die, for money, for goods or to recruit somebody.
guide-disasters = The die that nobody takes brings a disaster closer. It hits everyone, so be prepared.
guide-place = Your wagon train. At the end of each week, cattle score and goods earn favors.
