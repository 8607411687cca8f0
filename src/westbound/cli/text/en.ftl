# The terminal's own texts: English.

## Beginning
greeting = Welcome to Westbound!
greeting-you = You play { $player }.
greeting-people = At this terminal: { $players }.
greeting-bot = { $player } is played by the bot “{ $bot }”.
greeting-how =
    Each time it is your turn you see the board, what has happened, and your choices.
    Type the number of a choice or its words (“road albany-erie”, the beginning is enough).
    Type “help” for more, “quit” to stop and go on another day.
greeting-enter = Press Enter to begin.
loaded = { $file }: { $count ->
        [one] one action
       *[other] { $count } actions
    } played so far.
cut-off = The last line of { $file } was cut off and is left out.

## Choosing
your-turn = { $player }, it is your turn. Press Enter when nobody else is looking.
many = “{ $verb }” shows all of them, “{ $verb } …” with a part of a name only some
more = Enter: more
which = Which of these?
not-understood = You cannot do “{ $typed }” now. Type a number or the words of a choice; “help” tells more.
help =
    A choice    its number, its words [in brackets], or parts of them: road erie alb
                (one word or two for a city: st_louis, st louis); Tab completes
    undo        take back your last action; if others have acted since, or something
                was revealed, they must agree (bots always do)
    board       draw the board again
    score       the points so far, as far as you may know them
    log [N]     what has happened in the game, or in its last N turns
    save FILE   write the game into a file
    quit        stop and save; Ctrl-C does the same
    help        this page

## Orders: all words that mean them, with blanks between them
order-help = help ?
order-board = board map
order-score = score scores points
order-log = log journal
order-undo = undo back
order-save = save
order-quit = quit exit
yes = yes y

## Undo
nothing-to-undo = There is nothing of yours to take back.
undo-needs = Taking this back needs the consent of { $players }, because others have acted or something was revealed since.
bots-agree =
    { $count ->
        [one] { $players } agrees.
       *[other] { $players } agree.
    }
agree = { $player }, do you let { $asker } take back the last action? (yes/no)
refused = { $player } does not agree; nothing is taken back.
undone = Taken back: { $words }.
undone-by = { $player } takes back: { $words }.

## Saving
save-where = Where to? Type “save FILE”.
saved = Saved to { $file }.
not-saved = Not saved: { $reason }.
resume = Go on with: { $command }

## The end
scores-final = Final scores
scores-so-far = Points so far
total = total
after-the-end = The game is over. Press Enter to leave; “log”, “undo” and “save FILE” still work.

## Replay
next-action = Enter: next action
stands = The record ends here, before the end of the game.
