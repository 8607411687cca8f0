# The course of Pioneers: English

lesson-first-drive = The first drive
    .say =
    Your colour is red. Five passengers sit on your coach Golden West, each with a profession, and every city wants the
    profession that its tile shows. All players drive the same stagecoach; it waits at Castle Garden, in the north-east
    of the map. Drive it to Albany, where a banker is wanted: that costs $1.
    .hint = Choose Albany, the marked city on the map, then confirm.
    .done =
    Your banker has got off and lives in Albany now, and the tile is yours: it brings you $1 more income every turn. The
    earlier you get one, the longer it works for you.

lesson-road = A road of your own
    .say =
    Each turn begins with your income: $3, and $1 for the banker you have settled. Then you may buy something. A road
    costs $2; you drive on it free of charge, and others pay you $1. Build one to Erie, either from Baltimore, where the
    stagecoach is, or from Albany, where your banker lives. Then drive to the merchant tile in Erie.
    .hint = Choose the line Baltimore–Erie or Albany–Erie and build there. After that, choose Erie to drive to.
    .done =
    On Baltimore–Erie you drove free of charge. With Albany–Erie the drive cost $1, but that road joins two of your
    pioneers: in the end, each pioneer in your largest road network brings 2 points. Either road stays yours for good.

lesson-two-purchases = Two purchases
    .say =
    Let’s say you built Albany–Erie, and your rival has driven on to Milwaukee. The merchant you settled in Erie gives
    you a second purchase every turn, of another kind than the first. Buy a coach and a road, in any order. A coach
    comes with one of your pioneers on each seat, and when all of them have got off, it brings its points and $1. So
    look which professions are wanted near the stagecoach in Milwaukee; a large coach is worth more, a small one is
    empty sooner.
    .hint =
    Overland, the first coach, costs only $1, and tiles for its farmer and its sergeant are not far. A road from Castle
    Garden to Albany joins your pioneer at the start with your network.
    .done =
    The coaches to the right of yours have moved left and become cheaper, and the stack has filled the last place. You
    always need passengers: if all your coaches are empty when your turn begins, you have to buy a coach first.

lesson-fares = What a drive costs
    .say =
    Let’s say you bought Overland and built Albany–Baltimore. Four cities suit your passengers now. For each line you
    pay $1: to the bank, or to the owner of the road on it; your own roads are free. The stagecoach may pass settled
    cities, but it has to stop at a tile. Choose a city to see the way and the fare: Raleigh is four lines away and
    costs only $2, because two of the lines are yours. Then drive where you like.
    .hint =
    All four are good: Superior (barkeeper) or St. Louis (hotel) for $1, Raleigh (sergeant) or Louisville (farmer) for
    $2. But on the way to Louisville both dollars go to your rival.
    .done =
    The fare comes from the money you have when you set out, so do not spend everything before. You cannot stay where
    you are: if there is a fitting city that you can reach and pay, you have to drive.

lesson-farmers = Three farmers at once
    .say =
    Another game, a few turns later. The only passenger left on Old Concord is a farmer: when he gets off, the coach is
    empty and brings 12 points and $1 at once. Charleston wants a farmer, and the farmer tile lets you settle up to two
    more in the same city. You have three on your coaches: settle them all.
    .hint =
    Drive to Charleston. Then the farmers get off one at a time: one from coach 1 (Old Concord), two from coach 2
    (Harvest Moon).
    .done =
    Old Concord is empty: 12 points and $1. On Harvest Moon only the barkeeper is left. And as your road
    Raleigh–Charleston leads to three of your pioneers now, it is your largest network.

lesson-barkeeper = The barkeeper helps
    .say =
    You have just $1, enough for the barkeeper tile in Fort Dodge. Your barkeeper gets off there, and the tile lets you
    return one more passenger, from any coach, to your supply. On each of the two coaches that still carry somebody, a
    single passenger will be left: which of the two coaches do you empty?
    .hint =
    Drive to Fort Dodge. Returning the sergeant empties Liberty Bell for 12 points, returning the merchant empties
    Calico Queen for 8.
    .done =
    A coach is emptied whether its last passenger settles or goes back: you have its points and $1. The pioneer in your
    supply can take a seat on your next coach. A barkeeper is worth most for passengers whom no tile wants any more.

lesson-invitation = An invitation
    .say =
    Three of you are playing, and it is Blue’s turn. Blue has settled a sergeant in Fort Stockton; now the others are
    asked, clockwise, whether they join. Green has no sergeant, so it is up to you. You would pay Blue $2 and get no
    special action, but your sergeant is the last passenger on Golden West.
    .hint = Accept: $2 for 12 points and $1 is a good deal.
    .done =
    Golden West is empty: 12 points and $1, on somebody else’s turn. The first who accepts is the only guest. Now all
    your coaches are empty, so your next turn begins with buying a coach.

lesson-sergeant = A road beside another
    .say =
    You have spent all your money, but there is a road of yours to Fort Abercrombie: driving there costs nothing. The
    sergeant tile builds you a road free of charge, and it is the only way to build beside a rival’s road. Only the
    network with most of your pioneers counts in the end, and on the line St. Louis–St. Joseph, which would join two of
    your networks, lies a blue road: build beside it.
    .hint =
    Drive to Fort Abercrombie. Let a sergeant get off, from whichever coach you like, and then choose the line St.
    Louis–St. Joseph.
    .done =
    Three more pioneers, in St. Joseph and Fort Dodge, belong to your large network now: 6 points more. Both owners
    drive on that line free of charge; anybody else would pay $1 to each. A line never has more than two roads.

lesson-hotel = A room for anybody
    .say =
    A hotel takes any pioneer and pays you $3; the special action of that pioneer’s profession is not used. No barkeeper
    tile is left on the map, so your barkeeper on Pilgrim Star has hardly any other place to go. Blue has no barkeeper
    and could not join you, while with a sergeant Blue could empty a coach. Drive to Mesilla and settle the barkeeper.
    .hint = Drive to Mesilla for $1. Then choose the barkeeper on coach 4 (Pilgrim Star).
    .done =
    The passenger who was hardest to place has a room, you have $3 more, and nobody could join. Before you use a hotel,
    look for professions without tiles, on your coaches and on those of the others.

lesson-route = Whom do you pay?
    .say =
    You want to go to the sergeant tile in Milwaukee. The route over Louisville costs $3, and $2 of it go to Blue; the
    one over Vicksburg costs $4, all to the bank. Blue has no money, but a sergeant on a coach: with your $2, Blue could
    join you in Milwaukee. Drive there and decide which route you prefer.
    .hint = Choose Milwaukee, then one of the two routes. Both make sense: one is cheaper, the other gives Blue nothing.
    .done =
    What you pay to a rival hurts twice: you lack it, and your rival has it. If Blue joins you, the $2 come back to you,
    but Blue gets rid of a passenger. You are asked for the route only if no way of paying is simply the best. To choose
    every line yourself, take the reins instead of choosing a city.

lesson-last-round = The last turn
    .say =
    Blue has placed all 15 roads, so this is the last round, and its last turn is yours. It stands 57 to 57, and Blue
    has a nugget besides: a gold digger tile gave it to Blue, and only Blue knows whether it is worth 3, 4 or 5 points.
    You have paid for two last roads. Three pioneers of yours in Denver City are not part of your network yet, and with
    a road to Fort Abercrombie you drive there free of charge: the barkeeper tile can empty one more coach.
    .hint =
    Build Fort Dodge–Denver City or Denver City–Albuquerque, and Sioux City–Fort Abercrombie. Drive to Fort Abercrombie,
    let the barkeeper of coach 4 (Harvest Moon) get off and return its farmer.
    .done =
    The game is over, and you have won. To the points of the emptied coaches come 1 for each empty seat on the others,
    the nuggets, and 2 for each pioneer in the largest network; you could reach 70 points. If points are equal, more
    dollars win.

lesson-on-your-own = On your own
    .say =
    A new game, and the first turn is yours; now everything is allowed. Settle bankers and merchants early, buy coaches
    whose passengers are wanted nearby, build roads where you will drive again, and keep your pioneers joined. The
    lesson is done when you have driven four times.
    .hint =
    If you are not sure: buy one road towards a tile that suits you, and drive there. Join others when it empties a
    coach, or when that profession is hard to place.
    .done =
    That is the whole game. You can look up special cases in the rules at any time. Now find a table, and have a good
    journey west!
