# The course of Pioneers: English

lesson-first-drive = The first drive
    .say =
    You’re red. Five passengers sit on your coach Golden West, each with a profession, and every city wants the
    profession on its tile. Everyone drives the same stagecoach; it’s waiting at Castle Garden, in the northeast of the
    map. Drive it to Albany, which wants a banker: that costs $1.
    .hint = Choose Albany, the marked city on the map, then confirm.
    .done =
    Your banker has gotten off and lives in Albany now, and the tile is yours: it gives you $1 more income every turn.
    The earlier you get one, the longer it pays.

lesson-road = A road of your own
    .say =
    Each turn begins with your income: $3, and $1 for the banker you have settled. Then you can buy something. A road
    costs $2; you drive on it for free, and others pay you $1. Build one to Erie, either from Baltimore, where the
    stagecoach is, or from Albany, where your banker lives. Then drive to the merchant tile in Erie.
    .hint = Choose the line Baltimore–Erie or Albany–Erie and build there. After that, choose Erie to drive to.
    .done =
    On Baltimore–Erie you drove for free. With Albany–Erie the drive cost $1, but that road connects two of your
    pioneers: at the end, each pioneer in your largest road network scores 2 points. Either way, the road is yours for
    good.

lesson-two-purchases = Two purchases
    .say =
    Let’s say you built Albany–Erie, and your rival has driven on to Milwaukee. The merchant you settled in Erie gives
    you a second purchase every turn, of a different kind than the first. Buy a coach and a road, in any order. A coach
    comes with one of your pioneers on each seat, and when all of them have gotten off, it scores its points and $1. So
    check which professions are wanted near the stagecoach in Milwaukee; a large coach is worth more, a small one
    empties sooner.
    .hint =
    Overland, the first coach, costs only $1, and tiles for its farmer and its sergeant aren’t far away. A road from
    Castle Garden to Albany connects your pioneer at the start to your network.
    .done =
    The coaches to the right of yours have moved left and gotten cheaper, and the stack has filled the last space. You
    always need passengers: if all your coaches are empty when your turn begins, you have to buy a coach first.

lesson-fares = What a drive costs
    .say =
    Let’s say you bought Overland and built Albany–Baltimore. Four cities match your passengers now. For each line you
    pay $1: to the bank, or to the owner of the road on it; your own roads are free. The stagecoach can pass settled
    cities, but it has to stop at a tile. Choose a city to see the route and the fare: Raleigh is four lines away and
    costs only $2, because two of the lines are yours. Then drive where you like.
    .hint =
    All four are good: Superior (barkeeper) or St. Louis (hotel) for $1, Raleigh (sergeant) or Louisville (farmer) for
    $2. But on the way to Louisville both dollars go to your rival.
    .done =
    You pay the fare with the money you have when you set out, so don’t spend it all first. You can’t stay where you
    are: if there’s a matching city you can reach and pay for, you have to drive.

lesson-farmers = Three farmers at once
    .say =
    Another game, a few turns later. The only passenger left on Old Concord is a farmer: once the farmer gets off, the
    coach is empty and scores 12 points and $1 right away. Charleston wants a farmer, and the farmer tile lets you
    settle up to two more in the same city. You have three on your coaches: settle them all.
    .hint =
    Drive to Charleston. Then the farmers get off one at a time: one from coach 1 (Old Concord), two from coach 2
    (Harvest Moon).
    .done =
    Old Concord is empty: 12 points and $1. On Harvest Moon only the barkeeper is left. And now that your
    Raleigh–Charleston road leads to three of your pioneers, it’s your largest network.

lesson-barkeeper = The barkeeper helps
    .say =
    You have just $1, enough for the barkeeper tile in Fort Dodge. Your barkeeper gets off there, and the tile lets you
    return one more passenger, from any coach, to your supply. Each of the two coaches that aren’t empty will have a
    single passenger left: which one will you empty?
    .hint =
    Drive to Fort Dodge. Returning the sergeant empties Liberty Bell for 12 points, returning the merchant empties
    Calico Queen for 8.
    .done =
    A coach is emptied whether its last passenger settles or goes back: you get its points and $1. The pioneer in your
    supply can take a seat on your next coach. A barkeeper is most useful for passengers no tile wants anymore.

lesson-invitation = An invitation
    .say =
    Three of you are playing, and it’s Blue’s turn. Blue has settled a sergeant in Fort Stockton; now the others decide,
    clockwise, whether to join. Green has no sergeant, so it’s up to you. You’d pay Blue $2 and get no special action,
    but your sergeant is the last passenger on Golden West.
    .hint = Accept: $2 for 12 points and $1 is a good deal.
    .done =
    Golden West is empty: 12 points and $1, on someone else’s turn. The first player to accept is the only guest. Now
    all your coaches are empty, so your next turn begins with buying a coach.

lesson-sergeant = A road next to another
    .say =
    You have spent all your money, but one of your roads leads to Fort Abercrombie: driving there costs nothing. The
    sergeant tile builds you a road for free, and it’s the only way to build next to a rival’s road. Only the network
    with the most of your pioneers counts at the end, and there’s a blue road on the line St. Louis–St. Joseph, which
    would connect two of your networks: build next to it.
    .hint =
    Drive to Fort Abercrombie. Let a sergeant get off, from whichever coach you like, and then choose the line St.
    Louis–St. Joseph.
    .done =
    Three more pioneers, in St. Joseph and Fort Dodge, belong to your large network now: 6 more points. Both owners
    drive that line for free; anyone else would pay $1 to each. A line never has more than two roads.

lesson-hotel = A room for anyone
    .say =
    A hotel takes any pioneer and pays you $3; you don’t use the special action of that pioneer’s profession. No
    barkeeper tile is left on the map, so your barkeeper on Pilgrim Star has hardly any other place to go. Blue has no
    barkeeper and couldn’t join you, but if you settled a sergeant, Blue could empty a coach. Drive to Mesilla and
    settle the barkeeper.
    .hint = Drive to Mesilla for $1. Then choose the barkeeper on coach 4 (Pilgrim Star).
    .done =
    The passenger who was hardest to place has a room, you have $3 more, and nobody could join. Before you use a hotel,
    look for professions without tiles, on your coaches and on those of the others.

lesson-route = Who gets paid?
    .say =
    You want to go to the sergeant tile in Milwaukee. The route via Louisville costs $3, and $2 of that goes to Blue; the
    one via Vicksburg costs $4, all to the bank. Blue has no money, but a sergeant on a coach: with your $2, Blue could
    join you in Milwaukee. Drive there and decide which route you prefer.
    .hint = Choose Milwaukee, then one of the two routes. Both make sense: one is cheaper, the other gives Blue nothing.
    .done =
    What you pay a rival hurts twice: you no longer have it, and your rival does. If Blue joins you, you get the $2
    back, but Blue gets rid of a passenger. You only have to choose a route if none is clearly the best. To choose every
    line yourself, take the reins instead of choosing a city.

lesson-last-round = The last turn
    .say =
    Blue has placed all 15 roads, so this is the last round, and its last turn is yours. The score is 57 to 57, and Blue
    also has a nugget from a gold digger tile: only Blue knows whether it’s worth 3, 4 or 5 points. You have paid for
    two last roads. Three of your pioneers, in Denver City, aren’t part of your network yet, and with a road to Fort
    Abercrombie you drive there for free: the barkeeper tile can empty one more coach.
    .hint =
    Build Fort Dodge–Denver City or Denver City–Albuquerque, and Sioux City–Fort Abercrombie. Drive to Fort Abercrombie,
    let the barkeeper of coach 4 (Harvest Moon) get off and return its farmer.
    .done =
    The game is over, and you have won. On top of the points for emptied coaches, you score 1 for each empty seat on the
    others, your nuggets, and 2 for each pioneer in your largest network; you could reach 70 points. If it’s a tie, the
    player with more dollars wins.

lesson-on-your-own = On your own
    .say =
    A new game, and the first turn is yours; now everything is allowed. Settle bankers and merchants early, buy coaches
    whose passengers are wanted nearby, build roads where you’ll drive again, and keep your pioneers connected. The
    lesson is done once you’ve driven four times.
    .hint =
    If you’re not sure: buy one road toward a matching tile, and drive there. Join others when it empties a coach, or
    when that profession is hard to place.
    .done =
    That’s the whole game. You can look up special cases in the rules anytime. Now find a table, and have a good trip
    west!
