# The course of Pioneers: English
# At most two short sentences each; .say-2 is for the second step of the goal, and so on.

lesson-first-drive = The first drive
    .say =
    Each of your passengers has a profession, and each city wants the one on its tile. Drive the stagecoach, which
    everyone shares, to Albany: it wants your banker.
    .hint = Choose Albany on the map. The drive costs $1.
    .done = Your banker lives in Albany now. Every turn brings you $3, and each banker $1 more for the rest of the game.

lesson-road = A road of your own
    .say =
    A road costs $2: you drive on it for free, and others pay you $1. Build one to Erie, from Baltimore or from Albany.
    .say-2 = Now drive to Erie, whose tile wants your merchant.
    .hint = Choose the line Baltimore–Erie or Albany–Erie and build there.
    .done =
    Baltimore–Erie makes the drive free. Albany–Erie connects two of your pioneers, and each one in your largest road
    network scores 2 points at the end.

lesson-two-purchases = Two purchases
    .say =
    Let’s say you built Albany–Erie. Your merchant in Erie gives you a second purchase every turn: buy a coach and a
    road, in any order.
    .say-2 = Now buy the other one. Two purchases in a turn are never of the same kind.
    .hint = Overland, the first coach, costs only $1. A road from Castle Garden to Albany connects two of your pioneers.
    .done =
    A new coach carries one of your pioneers on every seat. When all of them have gotten off, it scores its points and
    $1.

lesson-fares = What a drive costs
    .say =
    Let’s say you bought Overland; now drive to one of the four cities. Each line costs $1, for the bank or its road’s
    owner; your own roads are free.
    .hint =
    Superior and St. Louis cost $1, Raleigh and Louisville $2. But on the way to Louisville both dollars go to your
    rival.
    .done =
    You pay with the money you have when you set out. If there’s a matching city that you can reach and pay for, you
    have to drive.

lesson-farmers = Three farmers at once
    .say =
    Another game: only a farmer is left on Old Concord, and an empty coach scores right away. Drive to Charleston, which
    wants a farmer.
    .say-2 =
    The farmer tile lets you settle up to two more here. Settle all three: one from Old Concord, two from Harvest Moon.
    .hint = The farmers get off one at a time: one from coach 1, two from coach 2.
    .done =
    Old Concord is empty: 12 points and $1. And your road from Raleigh now leads to three pioneers: it’s your largest
    network.

lesson-barkeeper = The barkeeper helps
    .say = You have just $1, enough to reach the barkeeper tile in Fort Dodge. Drive there, and your barkeeper gets off.
    .say-2 =
    The tile returns one more passenger to your supply. Two coaches have a single one left: return the sergeant or the
    merchant to empty one of them.
    .hint =
    Returning the sergeant empties Liberty Bell for 12 points, returning the merchant empties Calico Queen for 8.
    .done =
    Either way the coach is emptied: you get its points and $1. Barkeepers help most with passengers no tile wants
    anymore.

lesson-invitation = An invitation
    .say =
    On Blue’s turn, you may join the sergeant in Fort Stockton: for $2 to Blue, without a special action. Yours is the
    last passenger on Golden West.
    .hint = Accept: $2 for 12 points and $1 is a good deal.
    .done =
    12 points and $1, on someone else’s turn; only the first to accept may join. All your coaches are empty, so your
    next turn begins with buying one.

lesson-sergeant = A road next to another
    .say =
    Your money is gone, but your own road leads to Fort Abercrombie. Drive there for free: its sergeant tile builds you
    a road.
    .say-2 = Let a sergeant get off, from whichever coach you like.
    .say-3 =
    Only a sergeant builds next to a rival’s road. Build on the line St. Louis–St. Joseph to connect two of your
    networks: only the largest counts at the end.
    .hint = Drive to Fort Abercrombie, settle a sergeant, then choose the line St. Louis–St. Joseph.
    .done =
    Three more pioneers in your largest network: 6 more points. Both owners drive that line for free; anyone else pays
    $1 to each.

lesson-hotel = A room for anyone
    .say = A hotel takes any pioneer and pays you $3, without a special action. Drive to the one in Mesilla.
    .say-2 =
    No barkeeper tile is left, and Blue has no barkeeper to join you with. So settle the barkeeper on Pilgrim Star.
    .hint = Drive to Mesilla for $1. Then choose the barkeeper on coach 4.
    .done =
    Your hardest passenger has a room, and nobody could join. Before you use a hotel, look for professions without
    tiles.

lesson-route = Who gets paid?
    .say = Drive to the sergeant tile in Milwaukee. Two routes lead there, and they pay different people.
    .say-2 =
    Via Louisville it’s $3, of which Blue gets $2 and could afford to join you. Via Vicksburg it’s $4, all for the bank.
    .hint = Both routes make sense: one is cheaper, the other gives Blue nothing.
    .done =
    What you pay a rival hurts twice: you lose it, your rival has it. Take the reins to choose every line yourself.

lesson-last-round = The last turn
    .say =
    Your last turn, at 57 to 57, with two roads to build. Connect Denver City to your network, and Sioux City to Fort
    Abercrombie.
    .say-2 =
    Drive to Fort Abercrombie: by your own road from Sioux City, it’s free. The barkeeper tile can empty one more coach.
    .say-3 = Let the barkeeper on Harvest Moon get off: then only a farmer is left there.
    .say-4 = Now return a passenger, best of all the last one on a coach.
    .hint =
    Build Fort Dodge–Denver City or Denver City–Albuquerque, and Sioux City–Fort Abercrombie. After the drive, empty
    coach 4.
    .done =
    You have won; 70 points were possible. Empty seats on other coaches, nuggets and the pioneers in your largest
    network count too, and in a tie your dollars.

lesson-on-your-own = On your own
    .say =
    A new game: you go first, and everything is allowed. Settle bankers and merchants early, buy coaches that are wanted
    nearby, and drive four times.
    .hint =
    If you’re not sure, buy one road toward a matching tile, and drive there. Join others when it empties a coach.
    .done =
    That’s the whole game; you can look up special cases in the rules anytime. Now find a table, and have a good trip
    west!
