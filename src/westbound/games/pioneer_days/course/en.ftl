# The course of Pioneer Days: English

lesson-first-die = Your first die
    .say =
        Welcome to the trail! Four weeks of five days lie ahead, and each day you take one die. Its face tells what it
        is good for: take the thing it shows, or the dollars printed beside that face on the board. Take a die you like
        and use it in one of these two ways. Cattle is a fine start: every head scores 1 point at the end of each week.
    .hint =
        Choose one of the three dice first. Then either take what the face shows (cattle, wood or medicine) or choose
        the income.
    .done =
        That was a whole turn: a die, and one use of it. Goods serve you later, dollars pay for wagons and more, and
        cattle taken on the first day scores four times in the game. Faces that pay well, like wood and medicine, have
        the plainer actions.

lesson-recruit = Somebody joins you
    .say =
        Under each face stands one of the townsfolk. Instead of income or action, your die can recruit whoever stands
        under its face: that costs nothing else, and nobody else can have that card any more. Read the three you can
        reach today: each helps you in some way, and the line with the star is worth points at the end. Take a die and
        recruit.
    .hint =
        Look at the faces of the dice: cattle leads to the cowhand, mine to the prospector, medicine to the nurse. Take
        one of these dice, then choose to recruit.
    .done =
        The card lies before you now. What says “at once” has happened already; what a face of the die sets off works
        from your next turn on. Six new townsfolk come each week, and those nobody wants leave: so look every week who
        fits your plan.

lesson-left-over = The die that nobody takes
    .say =
        Now look at the colours. Your opponent has taken a die, you take one, and the last one moves the disaster of its
        colour: red is the raid, and its marker has only one step to go. A raid takes half of everybody’s dollars, and
        you have $9. Take the red die away, then use it as you like.
    .hint = Take the red die (equipment). With it you can take a tile from the general store, $3, or the schoolteacher.
    .done =
        The green die is left, so only disease comes a step closer, and your dollars are safe for today. Whoever plays
        last on a day chooses between two dice and so decides what comes nearer. A black die, by the way, moves all four
        markers.

lesson-triggers = Cards that work for you
    .say =
        You have the cowhand and a hatchet, and both show the face cattle. Whenever you take a die with that face, they
        act at once, before you use the die: one head of cattle from the cowhand, 1 wood from the hatchet. Take the
        cattle die and watch, then use it for cattle or for income.
    .hint = Take the black die with cattle. Then choose 1 head of cattle, or the income of $4.
    .done =
        One die, three gifts: that is how a train grows. Choose townsfolk and equipment whose faces suit each other.
        Only the face as it was rolled sets cards off.

lesson-wagon = Room, and money well spent
    .say =
        You have used your die and have $9 left. Both dice on the table are black: one will stay and move all four
        markers, so the raid strikes today for certain and halves what you hold. Spend it before! Gold and equipment
        need a slot each, two wood or two medicine share one, and your wagon is nearly full: buy another.
    .hint = Choose the small wagon ($5, four slots) or the large one ($8, six slots).
    .done =
        Raiders cannot take a wagon. Now there is room for gold and goods; what does not fit at the end of a turn must
        be discarded. One thing to keep in mind: in a storm each wagon costs 1 wood, or it is damaged: two slots lost,
        and 2 points at the end.

lesson-visit = The first week ends in town
    .say =
        The week is over: each head of cattle has just scored 1 point, and stays with you. Now the towns ask for goods
        and give favors, worth 2 points each at the end, and 5 more for whoever has most. A town wants all it asks for,
        and your 2 wood can be given only once. Cheyenne gives two favors but takes a head of cattle; Independence gives
        one favor for wood and medicine. Choose.
    .hint =
        Both are sound. Cattle would score again in three weeks; medicine protects townsfolk. If you are unsure, give to
        Cheyenne: two favors.
    .done =
        Everybody chooses at the same time, and several players may give to the same town: there is no race. Next week
        other towns come. Look at them on the first day, and collect what they want.

lesson-gold = Gold in the hills
    .say =
        One of the dice shows the mine, and the goldsmith you recruited acts with that face: 2 points at once. Then use
        the die to mine: you draw a gold token out of the bag, with one, two or three nuggets. Each nugget is a point at
        the end, some towns want gold, and only you know what your tokens are worth.
    .hint = Take the red die with mine, then choose to mine.
    .done =
        Three nuggets, the best there is: 3 points at the end, if you keep it. The others see only that you have a
        token. If you give gold to a town, any token will do: give one with few nuggets. With a lamp you would draw one
        more and keep the better.

lesson-turning = Any face, for a price
    .say =
        The carpenter stands under wood, the innkeeper under medicine, but no die shows either. For $3 you may turn your
        die to another face before you use it, and recruit there. What acts at once goes by the face as rolled, so take
        the cattle die first: cowhand and hatchet act, then turn it to wood. Or turn it to medicine: the innkeeper keeps
        one of your townsfolk safe from disease.
    .hint = Take the yellow die with cattle, turn it to wood for $3, then recruit the carpenter.
    .done =
        Your cards acted for cattle, and your die recruited from another face: the $3 bought you both. You can turn a
        die once a turn, and nothing acts for the new face. The carpenter brings 2 wood with each wood die and scores 1
        point for each wood you have left at the end.

lesson-disease = Whom do you keep?
    .say =
        The green die stayed, and disease strikes everybody. Your board keeps one of your townsfolk healthy, and your
        one medicine saves a second; the third must go. Compare what they will still bring you: cowhand with 4 cattle,
        goldsmith with gold, carpenter with wood. Choose two.
    .hint = Choose somebody to save, then a second one. There is no wrong answer; keep those you will use most.
    .done =
        Whoever has left no longer works for you and scores nothing at the end. So a train with many townsfolk needs
        medicine or a vaccine in time. Storms ask for wood, famines for $1 per head of cattle, raids leave you half your
        dollars: look at the four tracks before you choose a die.

lesson-last-day = The last day
    .say =
        Day 20. When it is over, all four markers advance once more, then comes the last visit. So the storm will strike
        for certain: you have two wagons and only 1 wood. And if the red die stays, the raid gets the two steps it needs
        and takes half of the $6 that you want for two towns. One die solves both.
    .hint =
        Take the red die: then it cannot move the raid. It shows wood: take the wood, so that both wagons are paid for.
    .done =
        The storm costs you 2 wood and nothing else; a damaged wagon would have cost 2 points. The raid stops one step
        short, and your money is there for the towns. Colour and face of one die: always look at both.

lesson-scoring = The last visit, and the count
    .say =
        Your 2 cattle have scored for the last time, and your goods are worth nothing once the game is over. So give
        what you can: Dodge City and Laramie ask for just what you have. The herder would pay 1 point for each head of
        cattle you keep, but three favors are 6. You have 9 favors, your opponent 7: think of the 5 points for most.
    .hint = Give to both towns, in any order: you have 2 cattle, 2 medicine and $6.
    .done =
        You win with 48 points to 26. Look at where they come from: 15 from cattle and cards over the weeks, 28 from 14
        favors, 5 for most favors. Nuggets, townsfolk and some boards count as well; damage cost your opponent 12. Gold,
        cattle, favors or townsfolk: each can win if you stay with it.

lesson-own-train = Your own train
    .say =
        Now it is all yours. Choose one of two boards, or the standard side: each starts with other goods and can do
        something of its own. Look at the townsfolk and towns of the first week before you decide; the board should fit
        them. Then play four days as you like, turning dice, buying, recruiting.
    .hint =
        With the cattle outfit, collect cattle: three need no feed in a famine. With the trading post turn dice for $1
        and recruit whom you want. In each turn: take a die, use it, end the turn.
    .done =
        You know the whole game. Stay with it to the end of the week if you like, or open a table: two to four players,
        people or bots. Everything you have learned, and every exception, can be looked up in the rules while you play.
