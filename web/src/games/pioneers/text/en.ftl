# Pioneers on the page: English

pitch = One stagecoach for everyone: drive it where your pioneers are wanted, on roads your rivals pay for.

## Symbols
symbol-tile-banker = { tile-banker }: wants { tile-banker.pioneer }. { tile-banker.action }
symbol-tile-merchant = { tile-merchant }: wants { tile-merchant.pioneer }. { tile-merchant.action }
symbol-tile-sergeant = { tile-sergeant }: wants { tile-sergeant.pioneer }. { tile-sergeant.action }
symbol-tile-barkeeper = { tile-barkeeper }: wants { tile-barkeeper.pioneer }. { tile-barkeeper.action }
symbol-tile-digger = { tile-digger }: wants { tile-digger.pioneer }. { tile-digger.action }
symbol-tile-farmer = { tile-farmer }: wants { tile-farmer.pioneer }. { tile-farmer.action }
symbol-tile-hotel = { tile-hotel }: { tile-hotel.action }
symbol-stagecoach = The stagecoach, which all players take turns driving; it stops at the first tile on its way.
symbol-start =
    Start space: the stagecoach starts here and may pass through; your pioneer here counts if your road leads here.
symbol-pawn =
    A settled pioneer in its owner’s color: 2 points in the owner’s largest road network; a number means several.
symbol-line = Line without a road: driving it costs $1, to the bank.
symbol-road = Road in its owner’s color: free for the owner, everyone else pays the owner $1.
symbol-double = Two roads side by side: free for both owners, everyone else pays $1 to each.
symbol-covered = Covered city: out of the game, along with all its lines.
symbol-fare = Fare: what it costs to drive to this city; two amounts if there are several routes.
symbol-passenger = A pioneer waiting on a coach: gets off where a tile wants this profession, or at a hotel.
symbol-seat = Empty seat: its passenger has gotten off; 1 point at the end, unless the whole coach is emptied.
symbol-worth = What the coach is worth: these points and $1, as soon as its last pioneer has left.
symbol-price = Price of this space on display; coaches move left and get cheaper when another one is bought.
symbol-emptied = Emptied coach: you’ve already scored its points.
symbol-stack = Stack of coaches: refills the display; when the last one goes on display, it’s the last round.
symbol-sign = A player’s sign, also on roads and tickets: every color comes with a shape and a pattern.
symbol-cash = Dollars: for purchases, fares and invitations; they break ties.
symbol-roads = Roads left to build, of 15; when a player has built the last one, it’s the last round.
symbol-supply = Pioneers in the supply: you can only buy a coach if you have one for each of its seats.
symbol-nuggets = Nugget: a gold digger tile gives you one, worth 3 to 5 points at the end; only its owner knows.
symbol-flag = First player: every round starts here.
symbol-bank = The bank, which never runs out of money.
symbol-ending =
    How near the end is: the round in which the last coach of the stack goes on display, or somebody builds their last
    road, is the last one. So is a round in which nobody buys or settles anything.
## The form of an edition
edition-leaf-four = Map for four
edition-leaf-three = Map for two and three
edition-leaf-coaches = Coaches
edition-leaf-starting = Starting coaches
edition-section-cities-four = Cities
    .one = city
    .hint = Each city has two to six lines. Names are in lower case letters; labels are what players read.
edition-section-cities-three = Cities
    .one = city
    .hint = Each city has two to six lines. Names are in lower case letters; labels are what players read.
edition-section-start-four = Start space
    .hint = Two lines lead here; lines call it “start”.
edition-section-start-three = Start space
    .hint = Two lines lead here; lines call it “start”.
edition-section-lines-four = Lines
edition-section-lines-three = Lines
edition-section-covered = Cities covered with two players
edition-section-coaches = Coaches
    .hint = Two to four seats, 4 to 10 points. Professions: banker, merchant, sergeant, barkeeper, digger, farmer.
edition-section-starting = Starting coaches
    .hint = Each lacks a different profession.
edition-column-x = x
edition-column-y = y
edition-column-seats = Seats
edition-column-points = Points

## The guide for newcomers
guide-goal = Settle your pioneers all over America: whoever has the most points in the end wins.
guide-prompt = This says what you can do. Choose from the list or on the map.
guide-map = Everyone shares one stagecoach. Drive it to a city that shows what one of your pioneers does.
guide-place = Your money and your coaches. An empty coach scores its points.
