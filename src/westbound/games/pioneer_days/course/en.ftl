# The course of Pioneer Days: English
# At most two short sentences each; .say-2 is for the second step of the goal, and so on.

lesson-first-die = Your first die
    .say =
    Four weeks of five days lie ahead, and each day you take one die. Take the one you like; cattle is a good start.
    .say-2 = Now use it: take what its face shows, or the dollars next to that face.
    .hint = Choose one of the three dice. Then take cattle, wood or medicine, or choose the income.
    .done =
    That was a whole turn. Each cattle scores 1 point at the end of every week, so one from the first day scores four
    times.

lesson-recruit = Someone joins you
    .say =
    One of the townsfolk waits under each face, and a die with that face recruits them. Read the three cards you can
    reach, then take a die.
    .say-2 = Now recruit: it takes the place of the die’s action and costs nothing else.
    .hint = Cattle leads to the cowhand, mine to the prospector, medicine to the nurse.
    .done =
    What the card triggers works from your next turn on; the line with the star scores at the end. Six new townsfolk
    come each week.

lesson-left-over = The die that nobody takes
    .say =
    The last die left advances the disaster of its color. One red step more, and a raid takes half of your $9: take the
    red die.
    .say-2 = Use the die as you like: for a tile from the general store, for $3, or for the schoolteacher.
    .hint = Take the red die (equipment), then choose any use.
    .done = Only disease comes closer now, as the green die is left. A black die would advance all four markers.

lesson-wagon = Room, and money well spent
    .say = Both dice left are black, so a raid is sure to take half of your $9 today. Spend it first: buy a wagon.
    .hint = Choose the small wagon ($5, four slots) or the large one ($8, six slots).
    .done =
    Gold and equipment need a slot each, two wood or two medicine share one. In a storm each wagon costs 1 wood, or it’s
    damaged.

lesson-visit = The first week ends in town
    .say =
    Each of your cattle has just scored 1 point. Now give one town all it asks for: a favor is worth 2 points, and the
    most favors 5 more.
    .hint =
    Cheyenne gives two favors but takes 1 cattle, which would score three more times. Independence gives one for wood
    and medicine.
    .done =
    It isn’t a race: everyone chooses at once, even the same town. Other towns come next week, so look at them on the
    first day.

lesson-triggers = Cards that work for you
    .say =
    Back to the first week: your cowhand and hatchet both show cattle, so a cattle die triggers them. Take it and watch.
    .say-2 = They gave you 1 cattle and 1 wood. Now use the die for cattle or for income.
    .hint = Take the black die with cattle. Then choose 1 cattle, or $4 of income.
    .done =
    One die, three gifts: choose townsfolk and equipment whose faces match. Only the face you rolled triggers cards.

lesson-gold = Gold in the hills
    .say = Your goldsmith scores 2 points whenever you take a mine die. Take it.
    .say-2 = Now mine: draw a gold token from the bag, with one to three nuggets. Each nugget is a point at the end.
    .hint = Take the red die with mine, then choose to mine.
    .done =
    Three nuggets, the best there is, and only you know. Some towns want gold: any token will do, so give one with few
    nuggets.

lesson-turning = Any face, for a price
    .say =
    No die shows wood for the carpenter or medicine for the innkeeper, but you can turn one. Take cattle first: it
    triggers your cards.
    .say-2 = For $3, turn your die to wood or to medicine.
    .say-3 = Now recruit the carpenter or the innkeeper.
    .hint = Take the yellow die with cattle, turn it to wood for $3, then recruit the carpenter.
    .done = Cards go by the face you rolled, recruiting by the one you turn to. You can turn your die once per turn.

lesson-disease = Who do you keep?
    .say =
    Disease strikes everyone: your board keeps one of your townsfolk healthy, your medicine saves a second. Choose the
    first.
    .say-2 = Choose the second; the third has to go.
    .hint = There’s no wrong answer: the cowhand brings cattle, the goldsmith points for mine dice, the carpenter wood.
    .done =
    Whoever has left scores nothing at the end, so get medicine or a vaccine in time. Storms cost wood, famines $1 per
    cattle.

lesson-last-day = The last day
    .say =
    Tonight the storm strikes two wagons, and you have 1 wood. If red is left, the raid takes half of your $6: which die
    solves both?
    .say-2 = Now take the wood: it pays for both wagons.
    .hint = Take the red die: then it can’t advance the raid. It shows wood, which the storm asks for.
    .done =
    The storm costs 2 wood and no damage, and the raid stops one step short. Always look at both: color and face.

lesson-scoring = The last visit, and the count
    .say =
    Goods are worth nothing after the game. Dodge City and Laramie ask for just what you have, so supply one of them.
    .say-2 = And now the other town: the most favors score 5 extra points.
    .hint = You have 2 cattle, 2 medicine and $6. The herder would score 1 point per cattle, but three favors score 6.
    .done =
    You win 48 to 26: 15 from cattle and cards, 28 from 14 favors, 5 for the most. Nuggets and townsfolk count too;
    damage cost your opponent 12.

lesson-own-train = Your own train
    .say =
    Choose one of two boards, or the standard side: each has its own goods and ability. Which one fits the townsfolk and
    towns of this week?
    .say-2 = Now play four days as you like. Take a die, use it, end your turn.
    .hint = In a famine, the cattle outfit feeds three of your cattle; the trading post turns dice for $1.
    .done = Now you know the whole game. Play on to the end of the week, or open a table for two to four.
