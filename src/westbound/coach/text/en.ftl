# What the coach says: English.

percent = { $number }%

## Reviews
review-title = Review: { $game }
review-course = Chances to win, turn by turn
review-mistakes = Mistakes
review-best = Best find
review-faultless = No clear mistakes.
review-shaded = Shaded: what luck has changed so far. Below the line it helped, above the line it hurt.
review-knew =
    Every choice is judged by what its player could know at that moment, with { $count } simulations.
review-sure =
    Only clear mistakes are listed: searching ahead and playing the game out agree that another choice was at least 2% better.
review-adds-up =
    Start, luck and choices add up to the result. Luck is what was drawn or rolled, and what could not be known before.

share-start = Start
share-luck = Luck
share-own = Own choices
share-others = Others’ choices
share-result = Result

luck-lucky = { $player } was lucky: { $change }
luck-unlucky = { $player } was unlucky: { $change }
luck-neither = Luck hardly mattered for { $player }: { $change }

where-setup = Setup
where-turn = Turn { $number }
where-decision = Decision { $number }
mistake = “{ $played }”. Better: “{ $better }”, by about { $loss }, give or take { $error }.
best-choice = “{ $played }”, about { $gain } better than the obvious “{ $other }”.
