# Learning Colorado: English

lesson-village = Where the journey begins
    .say =
    Welcome to Colorado! This is your roadmap: regions with a flag and steps, and a railroad along the bottom. Your
    journey starts in one of the two villages, Fort Collins or Durango. Tick all the steps of a region to win the medal
    next to its name – so look at both villages, and choose the one you like.
    .hint = Select one of the two flags that are lit up, then confirm. Both villages are good.
    .done =
    Its flag is ticked, and so is the first box of your row in the village zone. Everyone chose in secret; now all
    villages are revealed. You travel on from here, and your opponent has a roadmap of their own.

lesson-call = You’re the Caller
    .say =
    Here you continue from Fort Collins. Each turn one player, the Caller, asks another for a card. There are six
    families, each of one color with the values 1, 2 and 3; when you have all three in your play area, you discover a
    region. The blue 1 is in front of you, and you hold the blue 2. Which card is missing? Ask your opponent for it.
    .hint = Ask for the blue 3 – you hold the blue 2 yourself.
    .done =
    Your opponent had it and had to give it. Without it, your opponent would have had to give another card of that color
    or value; with none of those either, you’d have taken a card at random. The blue 3 is now in your play area – and
    now everyone does what it says.

lesson-check = Everyone acts
    .say =
    Whichever card is given, everyone carries out one of its two actions. Blue and orange cards give you Check: tick a
    step in a discovered region or on the railroad. For now, stay in your village. A step has to be linked to the flag
    or to a ticked step, and its icon takes effect right away: here, a box on the wanted or tipi track of the bounty
    board.
    .hint = Two steps are linked to the flag of Fort Collins: step 1 (wanted) and step 3 (tipi). Tick one of them.
    .done =
    The step counts for the medal of the village, and its icon has ticked a box on the bounty board for you. A medal
    waits at the end of each track. Your opponent has ticked a step as well, and is now the Caller.

lesson-give = What do you give away?
    .say =
    Your opponent asks you for the red 2. You don’t have it, so you give a card of the same color or value, whichever
    you like: the red 1, the violet 2 or the blue 2. Think of two things. What will you miss? And: you act as well, with
    the duo of the card you give. Keep the blue 2: it completes your family.
    .hint = Give the red 1: red gives Nuggets, and nuggets pay for the card you want to play. The violet 2 would do, too.
    .done =
    The giver decides what everyone does: red and green give Nuggets, gray and violet give Cards, blue and orange give
    Check. So being asked is an opportunity, not just a loss.

lesson-lay = A card for nuggets
    .say =
    Let’s say you gave the red 1. It gives you Nuggets: take one nugget, or play a card from your hand and pay its
    value. You have 3 nuggets, and the blue 2 costs 2. It completes your blue family – and a card you play also gives
    you one of its two actions. Play it, then tick a step in your village.
    .hint = Select the blue 2 in your hand and confirm. It gives you Check: tick any step of Fort Collins that is open.
    .done =
    For two nuggets you’ve played a card, ticked a step and used its icon. Your opponent only took a nugget. And at the
    end of the turn your complete family discovers a region!

lesson-discover = A new region
    .say =
    Three blue cards: you discard the family and discover a region next to one of yours. Deserts score the most points
    for the discovery itself, and high medals at the end of a long road; lakes have an icon on every step; forests are
    somewhere in between. A mountain between two regions would block the way.
    .hint = All three are good choices. Black Forest is in the middle: many regions are close from there.
    .done =
    The flag is ticked, and with it a box in the zone of that kind on the bounty board. You score the number above your
    last ticked box at the end: the second desert, lake or forest is worth more than the first, and the first player to
    fill the row wins the zone’s medal.

lesson-swap = Cards for a card
    .say =
    Two turns later. A violet card was given, and violet gives Cards: draw three, or play a card for free and discard
    two others of the same color. You hold five cards, so it’s time to play one. First choose the card to play, then the
    pair to discard.
    .hint = A good one: play the orange 2 and discard the two green cards. Orange gives you Check.
    .done =
    You paid nothing, but you have three fewer cards. That’s fine: at the end of a turn, everyone with fewer than three
    cards draws up to three.

lesson-chain = One thing leads to another
    .say =
    Let’s say you played the orange 2: it gives you Check. Look at step 4 of Fort Collins: its icon is a free card –
    play one, pay nothing. Play the orange 1, and tick the next step, a tipi. The tipi track starts in the center, where
    you already are, and grows to the left and right; the next box on either side is a free card again. Start the chain!
    .hint =
    Step 4 of Fort Collins, then the orange 1, then step 5, then a tipi box on the left or right, and at last the violet
    2.
    .done =
    Two steps, a box and two free cards from a single action, and the violet 2 has drawn you three new cards at the end.
    Chains like this win games. Before you tick a step, look at what its icon gives you, and what you could play then.

lesson-medal = Your first medal
    .say =
    You’re the Caller again. The orange 1 and 2 are in front of you, and only step 2 of your village is missing. One
    card would be good for both: orange completes the family and lets you tick. You can’t know whether your opponent has
    it. Ask, tick the last step, and then discover a region of your choice.
    .hint = Ask for the orange 3. Then tick step 2 of Fort Collins, and discover any region that is offered.
    .done =
    All steps of Fort Collins are ticked: a medal of 3 points, then the saloon of its icon, and a discovery at the end
    of the turn. Medals of regions are your own. Those at the ends of the tracks and zones aren’t: the first player
    there gets the highest, and only players who get there in the same turn win it in full, too.

lesson-railroad = The railroad
    .say =
    Another blue card, so everyone ticks. Apart from your regions, there’s the railroad: from left to right, with its
    first step always open. At a switch you choose one branch, and the other one is closed. Its first step is a free
    card – and a free card is worth the most if you play an expensive one.
    .hint =
    Tick step 1 of the railroad, then play the green 3, which would have cost three nuggets. The red 2 is fine, too.
    .done =
    A tick, and a free card. The railroad has good icons and a discovery on one of its branches; its last step
    wins a medal of 8 points, yours alone, whoever else gets there.

lesson-end = The seventh medal
    .say =
    Another game, and it’s late: you have 57 points, your opponent 52, and both have six medals. If someone has a
    seventh at the end of a turn, the game is over; medals and the four zones score. You’re ahead – so end it now! On
    the wanted track you need one more box, and the highest medal there is 7.
    .hint =
    You need a step with a wanted poster that is open. There is one in Grand Lake, one in San Juan and one in Elkhead,
    always step 1.
    .done =
    The last box of the track wins its highest medal, 7 points: 64 in all, and the game is won. Everyone played that
    turn to its end. In a tie, the number of medals would have decided, then the number of nuggets.

lesson-journey = On your own
    .say =
    Now play as you like, until you’re the Caller for the third time. Ask for what completes a family or what you want
    everyone to do, play cards, trigger chains. Point at a symbol if you’ve forgotten what it does.
    .hint =
    Blue and orange cards let you tick. Look at the icons of the open steps in Grand Lake and Black Forest, and at the tipi
    track.
    .done =
    That’s Colorado! You know all there is to know: calls, duos, chains, families, medals. Open a table, invite friends
    or bots, and find your way.
