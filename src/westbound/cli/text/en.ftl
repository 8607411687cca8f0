# The terminal’s own texts: English.

## Beginning
greeting = Welcome to Westbound!
greeting-you = You play { $player }.
greeting-people = At this terminal: { $players }.
greeting-bot = The bot “{ $bot }” plays { $player }.
greeting-how =
    On your turn you see the board, what has happened, and your choices.
    Type the number of a choice or its words (“road albany-erie”, the beginning is enough).
    Type “help” for more, “quit” to stop and continue another day.
greeting-enter = Press Enter to start.
loaded = { $file }: { $count ->
        [one] one action
       *[other] { $count } actions
    } played so far.
cut-off = The last line of { $file } was cut off and has been left out.

## Choosing
your-turn = { $player }, it’s your turn. Press Enter when nobody else is looking.
many = “{ $verb }” shows them all, “{ $verb } …” with part of a name only some
more = Enter: more
which = Which of these?
not-understood = You can’t do “{ $typed }” now. Type a number or the words of a choice, or “help” for more.
what-which = Which choice do you mean? Type “what” and its number, such as “what 2”.
why-which = Nothing you see and can’t choose is called “{ $typed }”. “why” alone lists everything.
why-none = There’s nothing to explain right now.
hint-alone = Hints are only for a game in which you alone play against bots.
hint-nothing = There’s no hint for this right now.
hint-searching = Looking for the best choice …
hint-then-move = (“hint” again: the best choice)
hint-then-why = (“hint” again: why)
help =
    A choice    its number, its words [in brackets], or parts of them: road erie alb
                (one word or two for a city: st_louis, st louis); Tab completes
    undo        undo your last action; if others have acted since, or something
                was revealed, they have to agree (bots always do)
    what N      what choice N would trigger; nothing is played yet
    why         why you can’t choose the other things you see; “why erie” asks
                about one of them
    hint        where to look; again: the best choice; once more: why
    board       draw the board again
    score       the points so far, as far as you can know them
    log [N]     what has happened in the game, or in its last N turns
    log all [N] the same, entry by entry
    save FILE   save the game to a file
    quit        stop and save; Ctrl-C does the same
    help        this page

## Commands: all words for each, separated by spaces
order-help = help ?
order-what = what
order-why = why
order-hint = hint tip
order-board = board map
order-score = score scores points
order-log = log journal
order-all = all
order-undo = undo back
order-save = save
order-quit = quit exit
yes = yes y

## Bots
hurry = (Ctrl-C: choose now)
lapse =
    { $player }’s program gave no valid answer ({ $reason ->
        [not-started] not started
        [ended] ended
        [timeout] timed out
        [too-long] a line was too long
        [unasked] unasked output
        [wrong-id] answer to another question
        [illegal] illegal choice
        [too-many] too many requests
        [no-world] no possible position found
       *[other] not understood
    }); a default was played.
lapses = { $player }’s program has failed too often: from now on, defaults are played for it.

## Undo
nothing-to-undo = You have nothing to undo.
undo-needs = To undo this, you need { $players } to agree: others have acted or something was revealed since.
bots-agree =
    { $count ->
        [one] { $players } agrees.
       *[other] { $players } agree.
    }
agree = { $player }, may { $asker } undo the last action? (yes/no)
refused = { $player } doesn’t agree; nothing is undone.
undone = Undone: { $words }.
undone-by = { $player } undoes: { $words }.

## Saving
save-where = Save where? Type “save FILE”.
saved = Saved to { $file }.
not-saved = Not saved: { $reason }.
resume = Continue with: { $command }

## The end
scores-final = Final scores
scores-so-far = Points so far
total = total
after-the-end = The game is over. Press Enter to leave; “log”, “undo” and “save FILE” still work.

## Replay
next-action = Enter: next action
stands = The record ends here, before the game is over.

## Puzzles
order-skip = skip
puzzle-how =
    One choice is clearly better than all others. Type its number or its words.
    “hint” helps (again: more), “board” draws the board, “skip” goes on, “quit” stops.
puzzle-title = Puzzle { $number } of { $count } (rating { $rating })
puzzle-right =
    { $streak ->
        [0] Right!
        [one] Right, at once!
       *[other] Right, at once! { $streak } in a row.
    }
puzzle-worse = Not quite: that’s about { $loss }% worse. Try again.
puzzle-far-worse = That’s clearly worse. Try again.
puzzle-hint =
    { $count ->
        [one] Here it is:
       *[other] It’s one of these:
    }
puzzle-solution = Best: “{ $choice }”.
puzzle-why = It wins about { $win }% of the time, at least { $loss }% more than anything else. The obvious choice was “{ $obvious }”.
puzzle-end = { $solved } of { $count } solved; best streak: { $longest }.
