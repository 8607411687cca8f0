# Pioneer Days on the page: English

drawn-week = Week { $week } of 4
drawn-day = Day { $day } of 5
drawn-no-dice = No dice on the table.
drawn-hand = { $player } holds
drawn-all-advance = All disasters advance!

## The die that nobody takes
drawn-omen-hint = Point at a die to see what it leaves behind.
drawn-if-taken =
    { $count ->
        [0] If you take this die, none stays.
        [one] If you take this die, this one stays for the disasters:
       *[other] If you take this die, one of these will stay for the disasters:
    }
drawn-omen = { $what } advances
    .may = { $what } may advance
drawn-omen-strikes = { $what } strikes!
    .may = { $what } may strike!
drawn-steps =
    { $count ->
        [one] strikes with the next step
       *[other] { $count } steps to go
    }
drawn-movers = Dice that would move it
drawn-storm = Storm: each wagon costs 1 wood; each for which you have none is damaged.
drawn-raid = Raid: half of your dollars, rounded up, are lost.
drawn-famine = Famine: each head of cattle costs $1; those you cannot pay for are lost.
drawn-disease = Disease: each of your townsfolk costs 1 medicine; the others are lost.

## Faces
drawn-face-wild = Wild: any one of the five other actions
drawn-face-mine = Mine: draw a gold token
drawn-face-equipment = Equipment: take a tile from the general store
drawn-face-cattle = Cattle: take one head
drawn-face-wood = Wood: take one
drawn-face-medicine = Medicine: take one

## Store, towns, wagons
drawn-store-empty = Nothing left this week.
drawn-slots = { $count } slots
drawn-have = You have that.
drawn-spare = More slots, thanks to a card
drawn-damaged =
    { $count ->
        [one] one damage marker
       *[other] { $count } damage markers
    }
drawn-over =
    { $count ->
        [one] One slot too few:
       *[other] { $count } slots too few:
    }
drawn-stowed = Slots filled, and slots there are

## Players
drawn-done = Done
drawn-kept = Saved

## The form of an edition
edition-leaf-edition = Edition
edition-leaf-townsfolk = Townsfolk
edition-leaf-towns = Towns
edition-leaf-equipment = Equipment
edition-leaf-boards = Boards
edition-section-edition = Edition
edition-section-townsfolk = Townsfolk
    .hint = Five sets of twelve. What they do begins with a moment: now, each week, each turn, always, on wood, after raid …
edition-section-towns = Towns
    .hint = Each asks for two to four goods (2 to 4 dollars are one) and gives one to five favors.
edition-section-equipment = Equipment
    .hint = Three tiles of each kind that acts with a face, two lamps, one or more of the others.
edition-section-boards = Boards
edition-section-standard = Standard pioneer
edition-column-name = Name
edition-column-label = Label
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
