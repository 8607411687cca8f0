# The page’s own texts: English.  Forms of a sentence: .you (the one who reads is the first person in it).

## Everywhere
skip = Skip to content
to-start = Westbound: home
loading = One moment …
cancel = Cancel
try-again = Try again
copied = Copied.
copy-yourself = Please copy it from the field: your browser doesn’t let the page do that.
you = you
number-of = { $number } of { $count }

## Preferences
preferences = Language and display
language = Language
theme = Theme
theme-system = Match device
theme-light = Light
theme-dark = Dark
speed = Speed of play
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = No animations
confirm-all = Always confirm, even what can be undone
shortcuts = Pick with keys 1–9, cancel with Esc

## The start page
start-title = Westbound: play pioneer board games together
tagline = Pioneer board games around one table: with friends over a link, against bots, without an account.
your-name = Your name
default-name = Traveler
opponents = Opponents
which-level = Level of the bots
level-rating = Rating: { $rating }
play = Play
    .label = Play { $game }
learn = Learn (5 min)
    .label = Learn (5 min): { $game }
friends = With friends
    .label = With friends: { $game }
fact-players = { $count } players
fact-minutes = { $count } min
fact-light = light
fact-medium = medium
fact-heavy = heavy
lobby-heading = Open tables
lobby-empty = No open tables right now. Open one, and others will find it here.
lobby-opened = opened { $time }
lobby-opened-now = just opened
lobby-lost = Can’t load the tables: the server isn’t responding. We’ll keep trying.
mine-heading = My games
remove = Remove
    .label = Remove the game with { $players }
state-gathering = waiting for players
state-playing = in progress
state-over = over
join = Join
    .label = Join the table with { $players }
watch = Watch
    .label = Watch the table with { $players }
go-on = Continue
    .label = Continue at the table with { $players }
look = Take a look
    .label = Take a look at the table with { $players }
nobody-yet = nobody yet
seat-free = open
seat-kept = reserved for { $name }
watching = { $count ->
        [0] nobody watching
        [one] one watching
       *[other] { $count } watching
    }

## The deal of the day
deal-heading = Deal of the day
deal-what = The same setup, draws and bots for everyone. One try counts.
deal-title = { $game }: deal of { $day }
deal-against = { $count ->
    [one] against one level-4 bot
   *[other] against { $count } level-4 bots
  }
deal-your-seat = your seat: { $color }
deal-new = Play
    .label = Play the deal of the day: { $game }
    .heading = Play this deal
deal-begun = Continue
    .label = Continue the deal of the day: { $game }
    .heading = You’re playing this deal
deal-finished = Result
    .label = Result of the deal of the day: { $game }
    .heading = You’ve played this deal
deal-given-up = Look
    .label = Look at the deal of the day: { $game }
    .heading = You gave up your counted try
deal-again = Play it again
deal-again-heading = Once more?
deal-open = Go to the deal
deal-rule-once = One try counts. You can take a break and come back to it.
deal-rule-undo = You can undo until you learn something new. Nobody can speed up the bots.
deal-rule-somebody = Your finished game appears in the results as “somebody”, and everyone who has finished can watch it.
deal-rule-name = Your finished game appears in the results, and everyone who has finished can watch it.
deal-show-name = Show my name, { $name }
deal-uncounted = This game won’t appear in the results.
deal-challenged = Somebody challenges you to this deal. You’ll see how they did once you’ve finished.
deal-challenger-open = Whoever challenged you hasn’t finished yet.
deal-result = { $points } : { $best }
deal-rank = Rank { $rank } of { $count }.
deal-top = You’re in the top { $top }%.
deal-not-counted = You’ve played this deal before, or too late, so this game isn’t in the results.
deal-review = Review my game
deal-field = Compare results
deal-proof = Is the deal really the same for everyone?
deal-proof-what = Every draw follows from a secret that was fixed beforehand. Its digest, the promise, is published a day ahead; the secret itself comes out at 06:00 UTC after the day of the deal. Then anyone can check both.
deal-promise = Promise:
deal-secret = Secret:
deal-days = Other days
deal-before = Day before
deal-after = Day after
field-heading = { $count ->
    [one] One result
   *[other] { $count } results
  }
field-empty = Nobody has finished this deal yet.
field-chart = Lead over the best bot, and how many players had it
field-bar = { $lead }: { $count ->
    [one] one player
   *[other] { $count } players
  }
field-best = The best results
field-rank = Rank
field-who = Player
field-points = Points
field-lead = Lead
field-you = You
field-you-name = You ({ $name })
field-somebody = somebody
field-challenger = your challenger
field-replay = Replay of rank { $rank }: { $who }
field-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
challenge = Challenge a friend
challenge-text = Can you beat me? Westbound { $day }, { $game }
challenge-what = The link gives nothing away: your friend sees your result after finishing.
share-deal = Share my result
share-deal-text = Westbound { $day }, { $game }: { $points } : { $best }
share-deal-top = Westbound { $day }, { $game }: { $points } : { $best }, top { $top }%

## Puzzles
puzzles-heading = Puzzles
puzzles-what = Positions where one choice is clearly best, but not obvious. Can you find it?
puzzles-solve = Solve puzzles
puzzles-all = All puzzles
puzzles-of = Puzzles: { $game }
puzzles-how = One choice is clearly better than all others, going only by what you’d know at the table. Your first answer to a puzzle counts; with a hint, it counts as not solved.
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  }
puzzles-none = There are no puzzles for this game yet.
puzzles-account = With a name of your own you get a rating, and your streak on all your devices.
puzzles-claim = Claim a name
puzzle-title = { $game }: puzzle
puzzle-streak = Streak: { $streak } (best: { $best })
puzzle-own-rating = Rating: { $rating } ± { $more }
puzzle-find = You are { $color }. One choice is clearly best.
puzzle-again = You’ve answered this one before, so it doesn’t count.
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-right = Right!
puzzle-wrong = Not the best choice
puzzle-given-up = This is the solution
puzzle-verdict = Solution
puzzle-solution = Best: { $choice }
puzzle-worse = “{ $choice }” costs about { $loss } of the chance to win.
puzzle-far-worse = “{ $choice }” is clearly worse.
puzzle-obvious = The obvious choice was “{ $choice }”.
puzzle-show = Show it on the board
puzzle-rating = Rating of this puzzle: { $rating }.
puzzle-solved-by = Solved by { $share } of { $count ->
    [one] one player
   *[other] { $count } players
  }.
puzzle-copy = Copy link to this puzzle
trouble-no-puzzles = No puzzles yet
trouble-no-puzzles-what = There are no puzzles for this game yet. Try another one.
trouble-no-puzzle = This puzzle doesn’t exist
trouble-no-puzzle-what = It may have been replaced by a new one, or part of the link was cut off.

## Several tables with the same deal
new-alike = Same deal at several tables
new-alike-now = { $count ->
    [one] off
   *[other] { $count } tables
  }
new-alike-what = Setup and draws are the same at every table. When you’ve finished, you compare points seat by seat.
new-alike-count = Tables
group-heading = { $count } tables, one deal
group-what = Send each table’s link to those who should play there. You’ll see the others’ points once you’ve finished.
group-results = The same seat had the same setup and draws at every table.
group-table = Table { $number }
group-link = Copy link to table { $number }

## A new table
new-title = New table
new-intro = Who’s playing? Friends join with the link you get next.
new-game = Game: { $game }
new-about = About this game
new-players = Players
new-seats = Seats
new-seat-color = Seat { $number }: { $color }
who-me = me
who-open = a friend (open seat)
who-bot = bot: { $bot }
who-bots = Bots
new-where = Who can join
new-public = Listed in the lobby: anyone can join
new-private = By link only
new-watchers = Others can watch
new-outlook = Spectators see who was ahead a round ago
new-hints = Hints are allowed (everyone sees who takes one)
new-open = Open table
new-starts = All seats are taken: the game starts right away.
new-waits = The game starts when { $count ->
        [one] the open seat is
        [2] both open seats are
       *[other] all { $count } open seats are
    } taken.
new-watch-only = You don’t take a seat: you host and watch.

## Gathering
gathering-title = Waiting for players
gathering-how = The game starts as soon as every seat is taken.
gathering-taken = { $taken } of { $count } seats are taken.
seats-heading = Seats
share-heading = Invite friends
share-how = Anyone who opens this link can take a seat.
share-link = Link to this table
copy = Copy link
share-button = Share …
share-text = Come and play { $game } with me:
qr-button = QR code
qr-title = Scan to sit down
qr-of = QR code of { $link }
invite-title = { $name } invites you to { $game }
invite-title-open = Come and play { $game }
chat-heading = Chat
sit-heading = Take a seat
sit-how = All you need is a name; no account.
sit-down = Take a seat
sit-seat = Seat
sit-any = any open seat
sit-watch = You’re watching.
take-over = Ask for a seat
take-over-how = You can take over from a bot if everyone who plays agrees.
take-over-ask = Ask for the seat
take-over-waits = You asked for seat { $seat }. Waiting for the players to agree.
take-over-declined = The players declined. You can keep watching.
leave = Leave table
leave-bot = You keep your seat: a bot plays for you until you’re back.
leave-waits = You keep your seat: the game waits for you.
leave-clock = You keep your seat. The clock keeps running: when your time is up, a bot plays for you until you’re back.
resign = Resign
resign-title = Resign?
resign-what = A bot plays your seat to the end, and everyone can see that. You can watch, but you can’t take the seat back. The game counts as resigned: not as a win, and its points don’t count for you.
abandon = Abandon game
abandon-title = Abandon this game?
abandon-what = The game ends here for good, without a result. You can still watch the replay and continue from any point. After a while, the game is removed.
remove-title = Remove this game?
remove-what = The game is deleted for good, with its replay, and no longer counts in your statistics. Links to it stop working.
remove-table = Remove table
remove-table-title = Remove this table?
remove-table-what = The table is deleted for good, and links to it stop working.
unlist-title = Remove from your list?
unlist-what = The game disappears from this browser. The others keep it.
unlist-name-what = The game disappears from your list on all your devices and no longer counts in your statistics. The others keep it.
leave-seat = Give up my seat
fill = Fill open seats with bots and start
host-tools = Host
host-wait = Away. After { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } you can give the seat away.
host-never = Only they can give up the seat.
host-bots = Which bot
host-seat = { $player }’s seat
host-free-seat = Open seat { $number }
to-bot = Give to a bot
    .label = Give to a bot: { $seat }
to-free = Open this seat
    .label = Open this seat: { $seat }
new-link = New link
    .label = New link for { $seat }
new-link-how = New link for { $seat }. The old one no longer works. Send this one to the person who plays there.
my-link = Link to my seat
my-link-how = Use this link to continue on another device. Keep it to yourself.
is-host = host
is-here = here
is-away = away

## Playing
prompt-more = Show the whole question
prompt-heading = Decision
your-turn = Your turn
your-turn-title = ● Your turn: { $game }
told-turn = Your turn. { $prompt }
skip-ahead = Skip
hurry-bots = Hurry up
choices-heading = Your choices
choices-none = Waiting for { $players }.
choices-filter = Find a choice
choices-count = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
choices-more = { $count ->
        [one] Show the choice
       *[other] Show all { $count } choices
    }
choices-fewer = Hide the list
choices-on-board = Choose on the board.
choices-found = { $found } of { $count } choices
choices-nothing = No matching choice.
chosen-heading = Selected
foresight-heading = This would happen:
confirm = Confirm
only-choice = Continue:
sending = Sending …
waiting-line = Selected, not sent yet: { $choice }
undo-free = Undo
admit-asks = A new player
admit-asked = { $name } wants to take over { $player }’s seat. Do you agree?
admit-others = { $name } wants to take over { $player }’s seat. Waiting for { $players }.
undo-asks = Ask to undo
    .how = { $players } { $count ->
        [one] has
       *[other] have
    } to agree
undo-asked = { $player } wants to undo an action. Do you agree?
undo-waits = You asked to undo. Waiting for { $players }.
undo-others = { $player } asked to undo. Waiting for { $players }.
agree = Agree
refuse = Decline
ask-withdraw = Never mind
board-heading = Board
board-none = This game doesn’t have a board yet. You can play everything from the list.
board-failed = The board couldn’t be loaded. You can play everything from the list; reload the page to try again.
around-heading = At the table
points-short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
log-heading = What happened
log-empty = Nothing has happened yet.
log-earlier = Earlier lines are in the replay.
log-back = undone
log-newest = Jump to latest
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-unread = { $count } unread
story-heading = Log and chat
phrases = Quick phrases
phrases-show = Show
phrases-hide = Hide
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-ouch = Ouch!
phrase-one-moment = One moment, please
phrase-your-turn = Your turn!
mute-heading = Mute
mute-how = You no longer see what they say at this table. They aren’t told.
tabs = Below the board
tab-choices = Choices
tab-log = Log
tab-chat = Chat
tab-people = Table
menu = Menu
menu-table = Table menu
watch-link = Link for watching
watch-text = Watch our game of { $game }:
notice-close = Dismiss
close = Close

## The end
scores-heading = Scores
scores-so-far = Points so far
total = total
source = Points for
unknown-points = ?
unknown-points-long = hidden from you
rematch = Play again
rematch-join = Join the rematch
rematch-how = Same people, new table.
download = Download record
download-name = westbound-{ $table }.jsonl
as-replay = Watch replay
back-to-table = Back to the table
ending-won = You win by { $margin } { $margin ->
        [one] point
       *[other] points
    }!
ending-won-tie = You win the tie with { $tied }!
ending-won-shared = You share the win with { $winners }!
ending-behind = { $place ->
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Number { $place }
    }, { $margin } { $margin ->
        [one] point
       *[other] points
    } behind { $winners }.
ending-lost-tie = So close: level with { $winners } on points, but you lose the tie.
ending-seen = { $winners } wins by { $margin } { $margin ->
        [one] point
       *[other] points
    }.
ending-seen-tie = { $winners } wins the tie with { $tied }.
ending-seen-shared = { $winners } share the win.
ending-board = Show the board
race-place = { $place }. { $player }: { $points } { $points ->
        [one] point
       *[other] points
    }
race-points = { $player }: { $points } { $points ->
        [one] point
       *[other] points
    }
turning-heading = Turning points
turning-lead = { $player } takes the lead, { $points } to { $rival }
    .you = You take the lead, { $points } to { $rival }
turning-gain = { $player } scores { $points } { $points ->
        [one] point
       *[other] points
    }
    .you = You score { $points } { $points ->
        [one] point
       *[other] points
    }
turning-loss = { $player } loses { $points } { $points ->
        [one] point
       *[other] points
    }
    .you = You lose { $points } { $points ->
        [one] point
       *[other] points
    }
turning-end = At the very end, when all points were counted.
turning-none = A steady game without big swings.
share-picture = Share as a picture
share-picture-name = westbound-{ $table }.png
share-picture-failed = This browser couldn’t draw the picture.

## Replay
replay-title = Replay
replay-start = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-end = To the end
replay-moment = Position
replay-moment-of = Step { $moment } of { $count }
replay-turn = Go to turn
replay-turn-of = { $number }. { $turn }
replay-keys = Arrow keys step, with Shift turn by turn; Space plays.
replay-setup = Setup

## Connection
connection-first = Joining the table …
connection-title = Connection lost.
connection-retry = { $seconds ->
        [0] Reconnecting …
       *[other] Trying again in { $seconds } s.
    }
connection-now = Try now
connection-back = You’re back online.
connection-kept = Nothing is lost: your choice is sent as soon as you’re back online.
not-sent = The game moved on before this could be sent, so it didn’t happen: { $choice }
not-sent-other = The game moved on before this could be sent, so it didn’t happen.
withdraw = Don’t send
reload = Reload the page

## What can go wrong
trouble-missing = Nothing here
trouble-missing-what = There’s no page at this address. Maybe part of the link was cut off.
trouble-spoiler = First play it yourself
trouble-spoiler-what = This is a game of a deal that you haven’t finished. Once you have, you can watch it.
trouble-deal = This deal can’t be played
trouble-deal-what = Its day hasn’t begun yet (days begin at midnight UTC), or it was too long ago.
trouble-no-table = This table doesn’t exist
trouble-no-table-what = It may have been removed, or part of the link was cut off. Ask the person who sent it.
trouble-no-watchers = This table is private
trouble-no-watchers-what = Only players can see this table. If you have a seat, open the table with the link to your seat.
trouble-wrong-key = This link doesn’t open a seat
trouble-wrong-key-what = The host made a new link for the seat or gave it to someone else, or part of the link was cut off. Ask the host for the new one, or watch.
trouble-watch-instead = Watch without a seat
trouble-server = The server isn’t responding
trouble-server-what = It may be restarting, or this device is offline. Your games are safe on the server.
trouble-outdated = This page is out of date
trouble-outdated-what = The server has been updated. Reload the page; your seat is safe.
trouble-replay = This game can’t be shown
trouble-replay-what = It hasn’t started yet, or you need a seat to see it. Try again later, or go to the table.
trouble-quarantined = This table is set aside
trouble-quarantined-what = This server can’t read it right now. Nothing is lost: whoever runs the server can see why, and the table opens again as soon as it can be read.
trouble-start = Go home

## Refusals
refused-malformed = The server didn’t understand this page. Reload it; if that doesn’t help, tell whoever runs the server: { $reason }
refused-too-large = That was too long.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-no-table = This table doesn’t exist, or it has been removed.
refused-no-watchers = Nobody can watch this table.
refused-spoiler = Others are still playing this deal. Finish it yourself first.
refused-wrong-key = The link to this seat is no longer valid. Ask the host for a new one.
refused-not-yours = You can’t do that.
refused-not-now = You can’t do that right now.
refused-stale = Something happened in the meantime. Take another look, then choose.
refused-illegal = The rules don’t allow that.
refused-unavailable = The server couldn’t save it, so nothing has happened. Try again.
refused-quarantined = This table is set aside: the server can’t read it right now. Nothing is lost.
refused-outdated = The server is newer than this page. Reload the page.
refused-offline = The server isn’t responding. Try again in a moment.

## The log of the table
table-sat = { $player } takes a seat.
    .you = You take a seat.
table-came-back = { $player } is back.
    .you = You’re back.
table-left = { $player } leaves the table.
    .you = You leave the table.
table-resigned = { $player } resigns; a bot plays on.
    .you = You resign; a bot plays on for you.
table-abandoned = { $player } abandons the game.
    .you = You abandon the game.
table-closed = The operator of this server closes the table.
table-closed-because = The operator of this server closes the table: { $text }
table-rekeyed = { $player }’s seat gets a new link.
    .you = Your seat gets a new link.
table-replaced = A bot takes { $player }’s seat.
    .you = A bot takes your seat.
table-freed = { $player }’s seat opens up.
    .you = Your seat opens up.
table-applied = { $text } asks to take over { $player }’s seat.
table-admitted = { $player } agrees to play with { $text }.
    .you = You agree to play with { $text }.
table-declined = { $player } declines; { $text } stays a spectator.
    .you = You decline; { $text } stays a spectator.
table-took-over = { $player } takes over the seat from the bot.
    .you = You take over the seat from the bot.
table-begun = The game starts.
table-asked = { $player } asks to undo an action.
    .you = You ask to undo an action.
table-agreed = { $player } agrees.
    .you = You agree.
table-disagreed = { $player } doesn’t agree; nothing is undone.
    .you = You don’t agree; nothing is undone.
table-disagreed-pause = { $player } doesn’t agree; the clocks keep running.
    .you = You don’t agree; the clocks keep running.
table-withdrew = { $player } withdraws the request.
    .you = You withdraw your request.
table-took-back = { $player } undoes an action.
    .you = You undo an action.
table-asked-pause = { $player } asks to pause the clocks.
    .you = You ask to pause the clocks.
table-paused = { $player } pauses the clocks.
    .you = You pause the clocks.
table-resumed = { $player } resumes the clocks.
    .you = You resume the clocks.
table-hinted = { $player } took a hint.
    .you = You took a hint.
table-lapsed =
    A default was played for { $player }: the bot { $text ->
        [not-started] did not start
        [ended] ended unexpectedly
        [timeout] took too long
        [too-long] wrote too much
        [unasked] wrote before it was asked
        [wrong-id] answered another question
        [illegal] chose something illegal
        [too-many] imagined too many worlds
        [garbled] answered nonsense
       *[other] failed
    }.
    .you =
        A default was played for you: the bot { $text ->
            [not-started] did not start
            [ended] ended unexpectedly
            [timeout] took too long
            [too-long] wrote too much
            [unasked] wrote before it was asked
            [wrong-id] answered another question
            [illegal] chose something illegal
            [too-many] imagined too many worlds
            [garbled] answered nonsense
           *[other] failed
        }.
table-timed-out = { $player } is out of time; a bot plays on.
    .you = You’re out of time; a bot plays for you.
table-rematched = { $player } opens a table to play again.
    .you = You open a table to play again.
table-said = { $player }: { $text }
    .you = You: { $text }
table-phrase = { $player }: { $phrase }
    .you = You: { $phrase }

## Clocks, and who is away

new-pace = Pace
pace-none = No clock
pace-quick = Quick: 30 seconds a turn, plus 5 minutes
pace-evening = One evening: a minute a turn, plus 15 minutes
pace-day = Over days: 12 hours a turn, plus 2 days
pace-days = Unhurried: a day a turn, plus a week
pace-none-how = Everyone takes the time they need.
pace-how = Each turn you get fresh time for that turn; the extra time is for the whole game. When your time is up, a bot plays for you, and you can come back anytime.
new-absence = The host can give away the seat of someone who is away
absence-usual = as usual for the pace
absence-600 = after 10 minutes
absence-3600 = after an hour
absence-86400 = after a day
absence-259200 = after three days
absence-0 = never
new-standin = When someone is away
new-standin-none = Nobody plays: the game waits
clock = Time left:
clock-left =
    { $unit ->
        [days] { $count } days
        [hours] { $count } h
       *[time] { $time }
    }
clock-how = This turn { $turn }, then { $bank }
is-played-for = a bot plays
is-resigned = resigned
has-stand-in = a bot helped
name-resigned = { $name } (resigned)
resigned-now = You resigned. A bot plays your seat to the end; you can watch.
abandoned = This game was abandoned.
closed = The operator of this server has closed this table.
standin-plays = A bot is playing for you.
play-myself = Take over again
pause = Pause clocks
pause-how = If everyone agrees, the clocks pause until someone resumes them.
pause-asks = Pause clocks
pause-asked = { $player } wants to pause the clocks. Do you agree?
pause-waits = You asked to pause the clocks. Waiting for { $players }.
pause-others = { $player } asked to pause the clocks. Waiting for { $players }.
pause-end = Resume
paused = The clocks are paused.
plan-ask = ask me
plan-turn = this turn
plan-mine = until my turn
plan-ever = until I change it

## Learning, and the rules

learn-title = Learn { $game }
learn-course = The course
learn-how = Start with the basics: short lessons on a real board, against friendly bots. Stop anytime and continue later.
learn-basics = The basics (about { $minutes } min)
learn-more = More lessons (about { $minutes } min)
learn-minutes = { $minutes } min
learn-begin = Start
learn-go-on = Continue
learn-done = done
lesson-of-basics = The basics: lesson { $number } of { $count }
lesson-of-more = More lessons: { $number } of { $count }
lesson-done = Lesson complete!
lesson-next = Next lesson
lesson-more = More lessons
lesson-again = Start over
lesson-all = All lessons
lesson-hint = Hint
lesson-look = Look at: { $things }.
lesson-play = Play a game
rules = Rules
rules-of = { $game }: the rules
rules-here = Where we are
rules-search = Search the rules
rules-found =
    { $count ->
        [one] One section
       *[other] { $count } sections
    }
rules-none = Nothing found. Try another word.
rules-symbols = Symbols
rules-missing = There are no rules to look up for this game.
hint = Hint
hint-searching = Looking for the best choice
hint-none = No hint was found just now.
hint-move = Show the move
hint-why = Why?
hints-taken = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
hints-allowed = Hints are allowed here. Everyone sees who takes one.
help-now = What can I do now?
why-not = Why can’t I …?
why-not-how = You can also point at something on the board, or tap it.
why-not-none = There’s nothing to explain right now.
guide-heading = Your first game
guide-close = Got it
guide-again = Show the introduction again
help-more =
    { $count ->
        [one] (and one more)
       *[other] (and { $count } more)
    }

## Dice and luck
dice-things = anvil axle badger bandana barn barrel beaver bell bison bonnet bridle brook bucket buffalo cactus campfire canteen canyon coyote creek dawn eagle feather ferry fiddle flint fort fox gold grove gully harness hawk hickory hill horseshoe kettle lantern lasso maple meadow mesa mill moon mule mustang oak owl pass pebble pine plow pony prairie quail quilt rail ranch raven ridge river saddle sage spur stage star stirrup stream sun thistle timber trail tumbleweed turkey valley wagon wheel whistle willow wolf
dice-word-short = Your word for the dice:
dice-word-how = All chance in this game comes from a secret the server can no longer change, mixed with the players’ words. So nobody controls the dice alone. When the game is over, anyone can check.
dice-word = Your word
dice-word-other = Another one
dice-heading = Dice
dice-note-how = Before the game, the server committed to its dice, and everyone could mix in a word. When the game is over, it reveals its secret, and anyone can check that nothing was changed.
dice-promise = Promise (SHA-256 of the secret)
dice-secret = Secret
dice-words = Words
dice-words-none = Nobody mixed in a word.
dice-seal = Seal of the record
dice-check = Check the dice
dice-good = The dice were as promised.
dice-good-file = { $file }: the dice were as promised.
dice-good-noted = The secret matches the promise this browser noted before the game.
dice-good-promise = The secret matches the promise in the record. This browser didn’t note one before the game.
dice-good-word = Your word “{ $word }” is mixed in.
dice-good-marks = All { $count } lines have the right mark: none was changed, added or removed.
dice-good-lots = All { $count } draws follow from the secret and the words.
dice-only-verify = Only the rules can tell whether each draw means what the record says: “westbound verify” checks that, too.
dice-figures = Numbers to note down
dice-bad = The dice failed the check.
dice-bad-file = { $file }: the dice failed the check.
dice-differs = Line { $line }: { $what }
dice-differs-unreadable = it can’t be read.
dice-differs-no-dice = No dice were promised for this game, so there’s nothing to check.
dice-differs-noted-promise = the promise is { $says }, but this browser noted { $should } before the game.
dice-differs-noted-word = your word is “{ $says }” there, but you gave “{ $should }”.
dice-differs-no-secret = the secret is missing or invalid.
dice-differs-promise = the secret gives the promise { $says }, but the promise was { $should }.
dice-differs-mark = its mark is “{ $says }”, but its content gives { $should }. The line was changed, or an earlier one was removed.
dice-differs-lot = chance drew { $says }, but the dice show { $should }.
dice-differs-seal = the record doesn’t end as it was sealed: lines are missing or were added.
dice-file-fold = Check a record from a file
dice-file = Record (.jsonl)
dice-no-crypto = Browsers can only check dice on pages loaded over a secure connection (https). Download the record and run: westbound verify FILE.
luck-heading = Luck
luck-how = { $count ->
        [one] One draw
       *[other] { $count } draws
    } could have gone differently. In points, by a simple estimate of every position: how much better or worse they were for each player than the average of everything that could have come.
luck-none = Nothing was drawn after setup: no good luck, no bad luck.
luck-drawn = What came, and what to expect
luck-what = Draw
luck-came = came
luck-expected = expected
luck-rest = { $count ->
        [one] one more
       *[other] { $count } more
    }

## Looking again, playing on, records
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-whose = Whose turns
replay-whose-all = All turns
replay-whose-one = Turns of { $player }
replay-earlier = Show what happened before
replay-more = View, link, continue
eyes = View as
eyes-all = everyone: all hands open
eyes-mine = { $player } (you)
eyes-one = { $player }
eyes-none = a spectator
eyes-own = You see what you knew at the time. When the game is over, you can see it as the others did.
copy-moment = Copy link to this position
play-on = Continue from here
play-on-title = Continue from step { $moment }
play-on-how = A new table starts from this position, with new luck. The original game stays as it is.
origin = This game continues from a position in another one.
origin-look = Take a look
record-heading = Open a record
record-how = Drop a game record here – saved from a table or the terminal – to watch it as a replay.
record-choose = Choose a file …
refused-record-malformed = This isn’t a game record: { $reason }
refused-record-illegal = This record contains something the rules don’t allow: { $reason }
refused-record-not-now = This record can’t be opened here: { $reason }
refused-record-too-large = This file is too large to be a game record.

## Review
review = Review
review-what = See what each choice was worth, and how much of it was luck.
review-start-it = Review this game
review-running = Reviewing the game …
review-soon = It begins as soon as the server has time.
review-progress = { $done } of { $total } choices
review-failed = The review couldn’t be finished. Please try again.
review-graph = Chances to win, choice by choice
review-chance = { $player } { $chance }
review-legend = Chances to win. Shaded: luck. Marks at the bottom: mistakes. Arrow keys go from choice to choice, with Shift from mistake to mistake.
review-pick = Pick a choice in the graph or below.
review-made = { $player } had to choose
    .you = You had to choose
review-played = Played: { $choice }
review-better = Better: { $choice }
review-loss = This cost { $loss } ± { $error } of the chance to win.
review-best = The best choice.
review-as-good = About as good as the best choice.
review-options = Choices
review-option = Choice
review-was-played = played
review-win = Wins
review-lead = Lead
review-place = Place
review-effects = What it would set off:
review-show-how = Press a choice to see on the board what it would have set off.
review-shares = How the result came about
review-start = At the start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-mistakes = Costliest mistakes
review-no-mistakes = No clear mistakes.
review-finest = Best move
review-table = As a table
review-turn = Turn
review-how = { $count } simulations per choice, going only by what the player knew.
win-bar = Chances to win
outlook-allowed = Spectators see who was ahead a round ago.
outlook-soon = Who is ahead shows here, a round late.
outlook-late = { $count ->
        [one] Chances to win, delayed: one turn ago
       *[other] Chances to win, delayed: { $count } turns ago
    }

## My games, and my name
mine-all = All my games
mine-link = My games
mine-none-waits = No other game is waiting for you.
mine-link-turns = My games: your turn in { $count ->
        [one] one of them
       *[other] { $count } of them
    }
mine-turns = { $count ->
        [one] Your turn in one game
       *[other] Your turn in { $count } games
    }
mine-title-turns = ({ $count }) My games
mine-signed-in = Signed in as { $name }: these games are on all your devices.
mine-to-me = My name and statistics
mine-here-only = Only this browser knows about these games.
mine-claim = Get them on every device
mine-elsewhere = Playing on another device, too? Sign in
mine-empty = You’re not at any table yet.
mine-play = Play
mine-group-turn = Your turn
mine-group-others = Others’ turn
mine-group-gathering = Waiting for players
mine-group-over = Over
mine-unread = Set aside
mine-unread-what = The server can’t read these tables right now. Nothing is lost; they come back as soon as it can.
mine-more = Show { $count } more
mine-asked = Your turn · asked { $time }
mine-asked-now = Your turn · just asked
mine-waits = Waiting for { $players } · { $time }
mine-waits-now = Waiting for { $players }
mine-new = { $count ->
        [one] one new thing
       *[other] { $count } new things
    }
mine-due = time runs out { $time }
mine-won = You won with { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-shared = You and { $players } won with { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-lost = { $players } won; you had { $points } { $points ->
        [one] point
       *[other] points
    }.
mine-seen = { $players } won.
mine-resigned = You resigned; { $players } won.
mine-gave-up = You resigned
mine-stood-in = { $players } won. A bot played for you, so the game doesn’t count.
mine-abandoned = Abandoned, no result
mine-bot = the bot on your seat
mine-replay = Replay
mine-record = Record
mine-with = { $deed }: { $players }
me-title = My name
me-why = You don’t need an account to play. With a name of your own, your games, records and statistics are on all your devices, and nobody else can use that name. All it takes is a passphrase; no email address, nothing else.
me-claim-heading = Claim a name
me-claim = Claim this name
me-sign-in-heading = Sign in
me-sign-in = Sign in
me-passphrase = Passphrase
me-passphrase-how = At least 10 characters. A few words in a row work well.
me-old-passphrase = Current passphrase
me-new-passphrase = New passphrase
me-show = Show
me-lost = Lost your passphrase?
me-code = Recovery code
me-recover = Set a new passphrase
me-recover-how = With the recovery code you wrote down, you get a new passphrase and a new code. All other devices are signed out.
me-code-heading = Your recovery code
me-code-how = Write it down now: you’ll only see it this once. If you ever lose your passphrase, this code is the only way to get your name back.
me-code-copy = Copy code
me-code-save = Save as a file
me-code-done = I’ve written it down
me-signed-in = Signed in as { $name }
me-signed-out = You’re signed out.
me-everywhere = Your games are on every device where you sign in.
me-tallies = Statistics
me-no-tallies = No finished games yet.
me-played = played
me-won = won
me-shared = shared wins
me-average = points on average
me-best = best
me-hinted = with hints
me-resigned = resigned
me-share = with { $players } players: { $won } of { $played } won
me-devices = Devices
me-device-this = This browser
me-device = Another device, last seen { $time }
me-device-now = Another device, seen just now
me-removes = Remove my games from this browser (on a shared computer)
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
me-data = My data
me-export-how = Everything stored under your name, in one file: your seats and their keys, results, what you said, and where the records are.
me-export = Download my data
me-change = Change passphrase
me-changed = Your passphrase has been changed; other devices are signed out.
me-delete = Delete my name and data
me-delete-what = Your name, passphrase, devices, statistics and your list of games are deleted for good. In this browser you keep the games you have now; on other devices they disappear.
me-delete-stays = The games themselves stay, because others played in them, too. So do your name at the table and what you said there.
me-delete-redact = In finished games, replace my name with my color and what I said with “…”
me-wrong = Wrong name or passphrase.
me-wrong-code = Wrong name or recovery code.
me-wrong-passphrase = Wrong passphrase.
me-taken = This name is taken. Choose another one; if it’s yours, sign in.
me-malformed = A name has 3 to 24 characters, a passphrase at least 10.
me-too-fast = Too many attempts. Wait a while and try again.

## Notices, sounds, the app
tell-heading = When it’s my turn
tell-push = Notify me on this device
tell-push-how = For all tables I open here, when it’s my turn and I’m away.
tell-push-on = This device will notify you from now on.
tell-push-denied = This browser doesn’t let Westbound show notifications. You can allow them in its settings for this page, next to the address.
tell-push-unable = This browser can’t show notifications. On an iPhone or iPad, add Westbound to the home screen first, then open it from there.
tell-mail = By email
tell-mail-do = Email me
tell-mail-how = An email now and then, about all tables waiting for you. Its links open your seat, so it should be your own mailbox.
tell-mail-on = We’ll email { $address } from now on.
tell-mail-asked = We’ve sent an email to { $address }. Follow the link in it, or nothing more will come.
tell-mail-waits = not confirmed yet: check your mailbox
tell-hook = For programs: a webhook
tell-hook-address = Address
tell-hook-do = Add webhook
tell-hook-how = We’ll send a short, signed JSON message there. The address has to start with https://.
tell-hook-secret = This secret signs what we send. You’ll only see it this once:
tell-hook-secret-name = Webhook secret
tell-hook-copy = Copy secret
tell-end = Stop
    .label = Stop notifications to { $target }
tell-ended = No more notifications to { $target }.
tell-failed = This browser couldn’t do that. Try again later.
tell-wrong-target = This address can’t be used: { $reason }
sound = Sounds
sound-volume = Volume
sound-mute = Mute sounds
install = Install Westbound as an app
offline = You’re offline.
offline-how = Your games are safe on the server; continue as soon as you’re back online.

## Editions
trouble-edition = This edition doesn’t exist
trouble-edition-what = It isn’t in this browser, or the server doesn’t know it. Ask for its file and open that.
editions-title = Editions
editions-intro = Do you own one of these games? Enter its map and cards here once, and play on them with everyone. An edition is a file you can share.
editions-ours = Our editions
editions-ours-how = Everything in them is our own. Start from one of them and change what’s different in your box.
editions-begin = Make one like this
    .label = Make an edition of { $game }
editions-mine = In this browser
editions-none = None yet.
edition-new-name = My edition
edition-open = Open a file …
edition-open-how = An edition a friend sent you, or one you saved.
edition-unreadable = This isn’t an edition: { $reason }
edition-playable = ready to play
edition-draft = draft
edition-edit = Edit
    .label = Edit { $name }
edition-drop = Remove
    .label = Remove { $name }
edition-play = Play with it
    .label = Play with { $name }
edition-of = an edition of { $game }
edition-of-table = Edition:
edition-which = Edition
edition-ours = Ours
edition-own = Make your own edition
edition-undo = Undo
edition-redo = Redo
edition-save = Save as a file
edition-parts = Parts of this edition
edition-offline = Can’t check it: the server isn’t responding. Your draft is safe in this browser.
edition-checking = Checking …
edition-wrong = { $count ->
        [one] One thing doesn’t match the rulebook yet.
       *[other] { $count } things don’t match the rulebook yet.
    }
edition-wrong-here = to fix here
edition-right = Everything fits: ready to play.
edition-preview = Preview
edition-preview-later = The board appears here as soon as everything fits.
edition-preview-alt = The board for { $players } players
edition-section-edition = Edition
edition-column-name = Name
edition-column-label = Label
edition-leaf-edition = Edition
edition-name = Name
edition-belongs = Belongs to
edition-from = From
edition-to = To
edition-number = Number
edition-deeds = Actions
edition-rows = { $count ->
        [one] one
       *[other] { $count }
    }
edition-add = Add row
edition-paste = You can paste rows from a spreadsheet into any cell.
edition-duplicate = Duplicate
    .label = Duplicate { $name }
edition-remove = Remove
    .label = Remove { $name }
edition-removed = { $name } has been removed.
edition-draw = Draw
edition-map = Map
edition-tool = Tool
edition-tool-move = Move
    .how = Drag a point, or move it with the arrow keys (with Shift, farther). Delete removes it.
edition-tool-add = Add
    .how = Click where the new point should be.
edition-tool-connect = Connect
    .how = Choose two points one after the other: a line connects them, or goes away if there is one.
edition-kind = What
edition-add-middle = Add in the middle
edition-border = Corners of
edition-zoom = Size
edition-point = { $name }, at { $x }, { $y }
edition-corner = Corner { $number } of { $name }, at { $x }, { $y }
edition-nothing-chosen = Nothing selected.
edition-added = New: { $what }, at { $x }, { $y }.
edition-connect-from = From { $name } to …
edition-connected = { $from } and { $to } are connected.
edition-cut = { $from } and { $to } are no longer connected.
edition-no-line = { $from } and { $to } can’t be connected.

## What happened since the last visit

recap = Show me
recap-missed =
    { $count ->
        [one] One thing has happened since you were last here.
       *[other] { $count } things have happened since you were last here.
    }
recap-title = Since you were last here
recap-count =
    { $count ->
        [one] One thing has happened.
       *[other] { $count } things have happened.
    }
recap-points =
    { $sign ->
        [more] +{ $points }
       *[other] { $points }
    }
recap-mine = What it means for you
recap-nothing = None of it affected you.

## Keys of the keyboard

keys-heading = Keyboard shortcuts
keys-show = All keyboard shortcuts
keys-off = Single keys are turned off in the preferences; these still work.
keys-page = Everywhere
keys-page-help = show this list
keys-page-close = close a menu or this list
keys-page-next = go to the next game that waits for you
keys-table = At a table
keys-table-pick = pick the choice with that number
keys-table-confirm = confirm your selection
keys-table-drop = cancel your selection
keys-table-list = list all choices, or only those that are not on the board
keys-table-around = on the map: go to the next thing you can choose
keys-table-press = on the board: choose it
keys-table-take-back = undo your last action
keys-table-rules = what you can do now, and the rules
keys-table-hint = get a hint, and more of it
keys-table-why = why other things can’t be chosen
keys-table-fit = show the whole map
keys-table-skip = skip what is being animated
keys-table-hurry = ask thinking bots to choose now
keys-replay = In a replay
keys-replay-step = one step back or forward
keys-replay-turn = one turn back or forward
keys-replay-ends = to the start or the end
keys-replay-play = play or pause
keys-edition = In the edition editor
keys-edition-undo = undo
keys-edition-redo = redo
keys-edition-move = on the map: move a point or a corner
keys-edition-far = move it farther
keys-edition-remove = remove it
key-Escape = Esc
key-Enter = Enter
key-Space = Space
key-Shift = Shift
key-Control = Ctrl
key-Home = Home
key-End = End
key-Delete = Del

## The score sheet

print = Print score sheet

## Editions, removed and brought back
edition-gone = removed
edition-forgotten = { $name } has been removed. You can bring it back as long as you stay on this page.
edition-put-back = Undo
    .label = Undo: bring { $name } back
trouble-room = No room for another edition
trouble-room-what = This browser keeps 24 editions that you’ve changed. Remove one you no longer need; if you save it as a file first, nothing is lost.
## Dice of a game that went on from another

dice-differs-noted-since = the dice are bound after the first { $says } lines, but should be after { $should }. If the game continues another one, that may be fine: “westbound verify --since { $says }” checks all the rest.
dice-good-since = The first { $count } lines were played at another table with other dice: those draws aren’t checked.
## Replays and forks
pace-own = Same as the original game
help-hold = Tap something on the board to choose it. Not sure? Point at it, or hold your finger on it: you see what it does, and nothing happens when you let go.
help-wait = Nothing to do for now: when it’s your turn, the game tells you, and if you like, a notification does, too (Menu).
help-undo = You can undo your last action: the button says whether others have to agree.
help-plan = If the game asks you often, you can pass in advance, next to the choices.

## Ratings, and finding a game
ratings-title = Leaderboard
ratings-how = Ratings of people and bots on one scale, each with its uncertainty: 1600 ± 80. The order is by what each is at least worth.
ratings-mine = My ratings and results
ratings-claim = To be rated, claim a name
ratings-game = Game
ratings-board = { $game } with { $players } players
ratings-rank = No.
ratings-player = Player
ratings-games = Games
ratings-bot = bot
ratings-won = { $won } of { $played } won
ratings-nobody = Nobody has played a rated game here yet. Open a table with a clock and choose “Rated”.
rating = Rating
rating-about = { $points } ± { $by }
rating-day = Day
rating-as-table = As a table
rating-graph = Rating over time: { $what }
rating-best = Best games
rating-results = Latest rated games
rating-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
rating-not-counted = not counted
rating-just-now = just now
rating-gone = a deleted account
rating-replay = Replay: { $game }, { $time }
rated = Rated
rated-on = on
rated-off = off
rated-play = Play rated
rated-how = This game counts for the ratings of everyone who plays. Names and results become public. Resigning, leaving or running out of time counts as last place, and what you’ve seen can’t be undone.
rated-needs = Rated games need a clock and our edition: choose a pace above.
rated-sign-in = Rated games need a name of your own, so that results count for you.
rated-agree = You play as { $name }. Your name and your result become public.
rated-refused = You can’t sit at this rated table: you or somebody at your internet address already sits here, or somebody has a name like yours.
rematch-rated = Same people, new table. The rematch is rated, too.
ruling-pending = This game is being counted …
ruling-counts = This game has changed the ratings.
ruling-too-often = You have met too often today, so this game doesn’t count.
ruling-void = This game has no result, so it doesn’t count.
find-game = Find me a game
find-how = Play with anyone who is looking for the same game right now.
find-bots = Play with bots until somebody comes
looking = Looking for someone to play with …
looking-bots = Looking for people. During the first round, they can take over a bot’s seat.
looking-stop = Stop looking
refused-no-person = Nobody with this name has played a rated game.
