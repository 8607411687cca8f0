# The course of Pioneer Days: English

lesson-first-die = Your first die
    .say =
        Welcome to the trail! Four weeks of five days lie ahead, and each day you take one die. Its face shows what it’s
        good for: take what it shows, or the dollars printed next to that face on the board. Take a die you like and use
        it in one of these two ways. Cattle is a good start: each one scores 1 point at the end of every week.
    .hint =
        Choose one of the three dice first. Then either take what the face shows (cattle, wood or medicine) or choose
        the income.
    .done =
        That was a whole turn: a die, and one use of it. Goods come in handy later, dollars pay for wagons and more, and
        cattle you take on the first day scores four times in the game. Faces that pay well, like wood and medicine,
        have the plainer actions.

lesson-recruit = Someone joins you
    .say =
        One of the townsfolk waits under each face. Instead of income or its action, you can use your die to recruit
        whoever is under its face: that costs nothing else, and nobody else can get that card anymore. Read the three
        you can reach today: each helps you in some way, and the line with the star scores points at the end. Take a die
        and recruit.
    .hint =
        Look at the faces of the dice: cattle leads to the cowhand, mine to the prospector, medicine to the nurse. Take
        one of these dice, then choose to recruit.
    .done =
        The card is in front of you now. Anything that says “right away” has already happened; what a die face triggers
        works from your next turn on. Six new townsfolk come each week, and those nobody wants leave: so check every
        week who fits your plan.

lesson-left-over = The die that nobody takes
    .say =
        Now look at the colors. Your opponent has taken a die, you take one, and the last one advances the disaster of
        its color: red is the raid, and its marker has only one step to go. A raid takes half of everyone’s dollars, and
        you have $9. Take the red die, then use it as you like.
    .hint = Take the red die (equipment). With it you can take a tile from the general store, $3, or the schoolteacher.
    .done =
        The green die is left, so only disease comes a step closer, and your dollars are safe for today. Whoever plays
        last on a day chooses between two dice and so decides what comes closer. A black die, by the way, advances all
        four markers.

lesson-triggers = Cards that work for you
    .say =
        You have the cowhand and a hatchet, and both show the face cattle. Whenever you take a die with that face, they
        take effect right away, before you use the die: 1 cattle from the cowhand, 1 wood from the hatchet. Take the
        cattle die and watch, then use it for cattle or for income.
    .hint = Take the black die with cattle. Then choose 1 cattle, or $4 of income.
    .done =
        One die, three gifts: that’s how a wagon train grows. Choose townsfolk and equipment whose faces match. Only the
        face you rolled triggers cards.

lesson-wagon = Room, and money well spent
    .say =
        You have used your die and have $9 left. Both dice on the table are black: one will be left and advance all four
        markers, so the raid is sure to strike today and take half of what you have. Spend it first! Gold and equipment
        need a slot each, two wood or two medicine share one, and your wagon is nearly full: buy another.
    .hint = Choose the small wagon ($5, four slots) or the large one ($8, six slots).
    .done =
        Raiders can’t take a wagon. Now you have room for gold and goods; you have to discard what doesn’t fit at the
        end of your turn. One thing to keep in mind: in a storm each wagon costs 1 wood, or it’s damaged: two slots
        lost, and 2 points at the end.

lesson-visit = The first week ends in town
    .say =
        The week is over: each of your cattle has just scored 1 point, and you keep them. Now the towns ask for goods
        and give favors, worth 2 points each at the end, and 5 more for whoever has the most. A town wants everything it
        asks for, and you can only give your 2 wood once. Cheyenne gives two favors but takes 1 cattle; Independence
        gives one favor for wood and medicine. Choose.
    .hint =
        Both are fine. The cattle would score three more times; medicine protects townsfolk. If you’re not sure, supply
        Cheyenne: two favors.
    .done =
        Everyone chooses at the same time, and several players can supply the same town: it isn’t a race. Next week
        other towns come. Look at them on the first day, and collect what they want.

lesson-gold = Gold in the hills
    .say =
        One of the dice shows the mine, and the goldsmith you recruited works with that face: 2 points right away. Then
        use the die to mine: you draw a gold token from the bag, with one, two or three nuggets. Each nugget is a point
        at the end, some towns want gold, and only you know what your tokens are worth.
    .hint = Take the red die with mine, then choose to mine.
    .done =
        Three nuggets, the best there is: 3 points at the end, if you keep it. The others see only that you have a
        token. If you give gold to a town, any token will do: give one with few nuggets. With a lamp you’d draw one more
        and keep the better one.

lesson-turning = Any face, for a price
    .say =
        The carpenter stands under wood, the innkeeper under medicine, but no die shows either. For $3 you can turn your
        die to another face before you use it, and recruit there. Your cards go by the face you rolled, so take the
        cattle die first: the cowhand and the hatchet take effect, then turn it to wood. Or turn it to medicine: the
        innkeeper makes one of your townsfolk immune to disease.
    .hint = Take the yellow die with cattle, turn it to wood for $3, then recruit the carpenter.
    .done =
        Your cards took effect for cattle, and your die recruited under another face: the $3 bought you both. You can
        turn your die once per turn, and no cards take effect for the new face. The carpenter brings 2 wood with each
        wood die and scores 1 point for each wood you have left at the end.

lesson-disease = Who do you keep?
    .say =
        The green die was left, and disease strikes everyone. Your board keeps one of your townsfolk healthy, and your
        one medicine saves a second; the third has to go. Compare what they will still bring you: cowhand with 4 cattle,
        goldsmith with gold, carpenter with wood. Choose two.
    .hint = Choose someone to save, then a second one. There’s no wrong answer; keep the ones you’ll use most.
    .done =
        Whoever has left no longer works for you and scores nothing at the end. So a wagon train with many townsfolk
        needs medicine or a vaccine in time. Storms cost wood, famines $1 per cattle, raids take half your dollars: look
        at the four tracks before you choose a die.

lesson-last-day = The last day
    .say =
        Day 20. When it’s over, all four markers advance once more, then comes the last visit. So the storm is sure to
        strike: you have two wagons and only 1 wood. And if the red die is left, the raid gets the two steps it needs
        and takes half of the $6 you want for two towns. One die solves both.
    .hint =
        Take the red die: then it can’t advance the raid. It shows wood: take the wood, and you can pay for both wagons.
    .done =
        The storm costs you 2 wood and nothing else; a damaged wagon would have cost 2 points. The raid stops one step
        short, and you keep your money for the towns. The color and the face of a die: always look at both.

lesson-scoring = The last visit, and the count
    .say =
        Your 2 cattle have scored for the last time, and your goods are worth nothing once the game is over. So give
        what you can: Dodge City and Laramie ask for exactly what you have. The herder would score 1 point for each
        cattle you keep, but three favors score 6. You have 9 favors, your opponent 7: think of the 5 points for the
        most.
    .hint = Supply both towns, in any order: you have 2 cattle, 2 medicine and $6.
    .done =
        You win with 48 points to 26. Look at where they come from: 15 from cattle and cards over the weeks, 28 from 14
        favors, 5 for the most favors. Nuggets, townsfolk and some boards count as well; damage cost your opponent 12.
        Gold, cattle, favors or townsfolk: each can win if you stick with it.

lesson-own-train = Your own train
    .say =
        Now it’s all yours. Choose one of two boards, or the standard side: each starts with different goods and has its
        own ability. Look at the townsfolk and towns of the first week before you decide; the board should fit them.
        Then play four days as you like, turning dice, buying, recruiting.
    .hint =
        With the cattle outfit, collect cattle: three need no feed in a famine. With the trading post, turn dice for $1
        and recruit who you want. Each turn: take a die, use it, end your turn.
    .done =
        Now you know the whole game. Play on to the end of the week if you like, or open a table: two to four players,
        people or bots. You can look up everything you’ve learned, and every exception, in the rules while you play.
