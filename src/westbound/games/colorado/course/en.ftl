# Learning Colorado: English

lesson-village = Where the journey begins
    .say =
    Welcome to Colorado! This is your roadmap: regions with a flag and steps, and a railroad along the bottom. Your
    journey starts in one of the two villages, Fort Collins or Durango. Whoever ticks all steps of a region wins the
    medal beside its name – so look at both villages, and choose the one you like.
    .hint = Select one of the two flags that are lit up, then confirm. Both villages are good.
    .done =
    Its flag is ticked, and so is the first box of your row in the village zone. Everybody chose in secret; now all
    villages are open. You travel on from here, and your opponent travels on another roadmap.

lesson-call = You are the Caller
    .say =
    You go on from Fort Collins here. Each turn one player, the Caller, asks another for a card. There are six families, each of one colour with the
    values 1, 2 and 3; whoever has all three in the play area discovers a region. The blue 1 lies before you, and you
    hold the blue 2. Which card is missing? Ask your opponent for it.
    .hint = Ask for the blue 3 – you hold the blue 2 yourself.
    .done =
    Your opponent had it and had to give it. Without it, your opponent would have had to give another card of that
    colour or value; only if there had been none would you have taken a card at random. The blue 3 now lies in your play
    area – and what it can do, everybody does now.

lesson-check = Everybody acts
    .say =
    Whichever card is given, all players carry out one of its two actions. Blue and orange cards say Check: tick a step
    of a discovered region, or of the railroad. Today, stay in your village. A step must be linked to the flag or to a
    ticked step, and its icon has an effect at once: here, a box of the wanted or of the tipi track on the bounty board.
    .hint = Two steps are linked to the flag of Fort Collins: step 1 (wanted) and step 3 (tipi). Tick one of them.
    .done =
    The step counts for the medal of the village, and its icon has ticked a box on the bounty board for you. A medal
    waits at the end of each track. Your opponent has ticked a step as well, and is now the Caller.

lesson-give = What do you give away?
    .say =
    Your opponent asks you for the red 2. You do not have it, so you give a card of the same colour or the same value,
    as you like: the red 1, the violet 2 or the blue 2. Think of two things. What will you miss? And: you act as well,
    with the duo of the card you give. Keep the blue 2, it completes your family.
    .hint = Give the red 1: red says Nuggets, and nuggets pay for the card you want to lay. The violet 2 would do, too.
    .done =
    The giver decides what everybody does: red and green say Nuggets, grey and violet say Cards, blue and orange say
    Check. So being asked is a chance, not only a loss.

lesson-lay = A card for nuggets
    .say =
    Say you gave the red 1. It says Nuggets: take one nugget, or lay a card of your hand and pay its value. You have 3 nuggets, and the
    blue 2 costs 2. It completes your blue family – and a card that you lay gives you one of its two actions as well.
    Lay it, then tick a step in your village.
    .hint = Select the blue 2 in your hand and confirm. It gives you Check: tick any step of Fort Collins that is open.
    .done =
    For two nuggets you have laid a card, ticked a step and used its icon. Your opponent only took a nugget. And at the
    end of the turn your complete family discovers a region!

lesson-discover = A new region
    .say =
    Three blue cards: the family is discarded, and you discover a region beside one of yours. Deserts bring the most
    points for the discovery itself, and high medals at the end of a long way; lakes have an icon on every step; forests
    are something in between. A mountain between two regions would bar the way.
    .hint = Every one of the three is a good choice. Black Forest lies in the middle: from there many regions are near.
    .done =
    The flag is ticked, and with it a box in the zone of that kind on the bounty board. The number over your last ticked
    box counts at the end: the second desert, lake or forest is worth more than the first, and whoever fills the row
    first wins the medal of the zone.

lesson-swap = Cards for a card
    .say =
    Two turns later. A violet card was given, and violet says Cards: draw three, or lay a card without paying and
    discard two others of one colour. You hold five cards, so it is time to lay one. First choose the card to lay, then
    the pair to discard.
    .hint = A good one: lay the orange 2 and discard the two green cards. Orange gives you Check.
    .done =
    Nothing was paid, but your hand has become smaller by three. That is fine: at the end of a turn, everybody who has
    fewer than three cards draws up to three.

lesson-chain = One thing leads to another
    .say =
    Say you laid the orange 2: it gives you Check. Look at step 4 of Fort Collins: its icon is a free card – lay one, pay nothing. Lay the
    orange 1, and tick the next step, a tipi. The tipi track starts in the centre, where you are already, and grows to
    the left and right; the next box on either side is a free card again. Start the chain!
    .hint =
    Step 4 of Fort Collins, then the orange 1, then step 5, then a tipi box on the left or right, and at last the violet
    2.
    .done =
    Two steps, a box and two free cards by a single action, and the violet 2 has drawn you three new cards at the end.
    Chains like this win games. Before you tick a step, look at what its icon brings, and what you could lay then.

lesson-medal = Your first medal
    .say =
    You are the Caller again. The orange 1 and 2 lie before you, and of your village only step 2 is missing. One card
    would be good for both: orange completes the family and lets you tick. You cannot know whether your opponent has it.
    Ask, tick the last step, and then discover a region of your choice.
    .hint = Ask for the orange 3. Then tick step 2 of Fort Collins, and discover any region that is offered.
    .done =
    All steps of Fort Collins are ticked: a medal of 3 points, then the saloon of its icon, and a discovery at the end
    of the turn. Medals of regions are your own. Those at the ends of the tracks and of the zones are not: the first one
    there gets the highest, and only those who get there in the same turn win it in full, too.

lesson-railroad = The railroad
    .say =
    A blue card again, so everybody ticks. Besides your regions there is the railroad: from left to right, its first
    step always open. At a switch you choose one branch, and the other one is closed. Its first step is a free card –
    and a free card is worth most if you lay an expensive one.
    .hint =
    Tick step 1 of the railroad, then lay the green 3, which would have cost three nuggets. The red 2 is fine, too.
    .done =
    A tick, and a card for nothing. The railroad has good icons and a discovery on one of its branches; its last step
    wins a medal of 8 points, yours alone, whoever else gets there.

lesson-end = The seventh medal
    .say =
    Another game, and it is late: you have 57 points, your opponent 52, and both have six medals. When somebody has a
    seventh at the end of a turn, the game is over; medals and the four zones count. You lead – so end it now! On the
    wanted track you need one box more, and the highest medal there is 7.
    .hint =
    You need a step with a wanted poster that is open. There is one in Grand Lake, one in San Juan and one in Elkhead,
    always step 1.
    .done =
    The last box of the track wins its highest medal, 7 points: 64 in all, and the game is won. Everybody played that
    turn to its end. With equal points more medals would have decided, then more nuggets.

lesson-journey = On your own
    .say =
    Now you play as you like: until you are the Caller for the third time. Ask for what completes a family or what you
    want everybody to do, lay cards, set off chains. Point at a symbol if you have forgotten what it does.
    .hint =
    Blue and orange cards tick. Look at the icons of the open steps in Grand Lake and Black Forest, and at the tipi
    track.
    .done =
    That is Colorado! You know all there is to know: calls, duos, chains, families, medals. Open a table, invite friends
    or bots, and find your way.
