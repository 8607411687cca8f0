# Learning Colorado: English
# At most two short sentences each; .say-2 is for the second step of the goal, and so on.

lesson-village = Where the journey begins
    .say =
    On your roadmap, tick all the steps of a region to win its medal. Your journey starts in one of two villages: choose
    Fort Collins or Durango.
    .hint = Select one of the two flags that are lit up. Both villages are good.
    .done =
    Its flag is ticked, and with it the first box of your row in the village zone. Everyone chose in secret; now all
    villages are revealed.

lesson-call = You’re the Caller
    .say =
    The Caller asks for a card; all three of a color discover a region. The blue 1 is before you, the blue 2 in your
    hand: which is missing?
    .hint = Ask for the blue 3: you hold the blue 2 yourself.
    .done =
    Your opponent had to give it. Otherwise you’d have gotten another card of that color or value, and with none of
    those, one at random.

lesson-check = Everyone acts
    .say =
    Everyone carries out an action of the given card: blue lets you tick a step. Tick one linked to the flag of Fort
    Collins, your village in this game.
    .hint = Two steps are linked to the flag: step 1 (wanted) and step 3 (tipi).
    .done =
    It counts for the medal of the village, and its icon ticked a box on the bounty board. A medal waits at the end of
    each track.

lesson-lay = A card for nuggets
    .say = Red gives Nuggets: take one, or play a card and pay its value. Play the blue 2, which completes your family.
    .say-2 = A card you play gives you an action, too: tick a step of Fort Collins.
    .hint = Select the blue 2 in your hand. Then tick any step of Fort Collins that is open.
    .done =
    Two nuggets bought you a card, a step and its icon. And at the end of the turn, your complete family discovers a
    region!

lesson-discover = A new region
    .say =
    Your blue family is discarded and discovers a region next to yours. Deserts score most, lakes have an icon on every
    step, forests are in between.
    .hint = All three are good choices. Many regions are close from Black Forest.
    .done =
    Its flag ticked a box in the zone of its kind. The number above your last one scores at the end, so a second of a
    kind is worth more.

lesson-give = What do you give away?
    .say =
    You’re asked for the red 2 but don’t have it: give a card of that color or value. Keep the blue 2, which completes
    your family.
    .hint = Give the red 1: red gives Nuggets, which pay for cards. The violet 2 would do, too.
    .done =
    The giver decides what everyone does: red and green give Nuggets, gray and violet Cards, blue and orange Check.

lesson-swap = Cards for a card
    .say =
    Violet gives Cards: draw three, or play one for free and discard two others of one color. Choose a card to play.
    .say-2 = Now choose the pair to discard.
    .hint = A good one: play the orange 2, which gives you Check, and discard the two green cards.
    .done =
    You paid nothing but have three fewer cards. At the end of a turn, everyone with fewer than three draws up to three.

lesson-chain = One thing leads to another
    .say = Let’s say you played the orange 2, which lets you tick. Tick step 4 of Fort Collins: its icon is a free card.
    .say-2 = Play the orange 1 without paying: it lets you tick again.
    .say-3 = Tick step 5, a tipi.
    .say-4 = The tipi track grows from the center to the left and right. Tick a box on either side: both are free cards.
    .say-5 = Play the violet 2, and let it draw three cards.
    .hint = Step 4 of Fort Collins, the orange 1, step 5, a tipi box, and at last the violet 2.
    .done =
    Five gifts from a single action: chains like this win games. Before you tick a step, look at what its icon gives
    you.

lesson-medal = Your first medal
    .say =
    The orange 1 and 2 are in front of you. Orange completes the family and lets you tick the last step of your village:
    ask for the 3.
    .say-2 = Tick step 2, the last one of Fort Collins.
    .say-3 = Your family is complete: discover a region of your choice.
    .hint = Ask for the orange 3. Then tick step 2 of Fort Collins, and discover any region.
    .done =
    All steps ticked: a medal of 3 points, yours alone. At the ends of tracks and zones, whoever arrives first gets the
    highest medal.

lesson-railroad = The railroad
    .say =
    Blue again, so everyone ticks; this time, tick the first step of the railroad. It runs from left to right, along one
    branch at each switch.
    .say-2 = That’s a free card, and worth most with an expensive one. Play the green 3 or the red 2.
    .hint = Tick step 1 of the railroad, then play the green 3, which would have cost three nuggets.
    .done =
    One of its branches has a discovery. The last step wins a medal of 8 points, yours alone, whoever else gets there.

lesson-end = The seventh medal
    .say =
    You lead 57 to 52 with six medals each, and a seventh ends the game after this turn. Win it: tick a wanted step to
    fill the wanted track.
    .hint = Step 1 of Grand Lake, San Juan and Elkhead shows a wanted poster.
    .done =
    The last box wins the highest medal, 7 points: 64 in all, and the game. In a tie, medals would have decided, then
    nuggets.

lesson-journey = On your own
    .say =
    Play as you like, until you’re the Caller for the third time. Ask for what completes a family, or for what you want
    everyone to do.
    .hint =
    Blue and orange cards let you tick. Look at the open steps in Grand Lake and Black Forest, and at the tipi track.
    .done =
    That’s Colorado: calls, duos, chains, families, medals. Open a table, invite friends or bots, and find your way.
