# The page’s own texts: English.  Forms of a sentence: .you (the one who reads is the first person in it).

## Everywhere
skip = Skip to the content
to-start = Westbound: to the start page
loading = One moment …
cancel = Cancel
try-again = Try again
copied = Copied.
copy-yourself = Copy it from the field, please: this browser does not let a page do it.
you = you
number-of = { $number } of { $count }

## Preferences
preferences = Language and display
language = Language
theme = Colours
theme-system = like this device
theme-light = light
theme-dark = dark
motion = Motion
motion-system = like this device
motion-full = animated
motion-none = none
shortcuts = Keys 1 to 9 pick a choice, Escape drops it

## The start page
start-title = Westbound: play pioneer board games together
tagline = Pioneer board games around one table: with friends over a link, with bots, without an account.
play-heading = Play
your-name = Your name
default-name = Traveller
play-now = Play now
play-now-how = You and { $count ->
        [one] a bot
       *[other] { $count } bots
    }. It begins at once.
play-friends = Play with friends
play-friends-how = Open a table and send the link.
which-game = Game
lobby-heading = Open tables
lobby-empty = No table is open right now. Open one, and others find it here.
lobby-lost = The tables cannot be seen at the moment: the server does not answer. This page tries again by itself.
mine-heading = My games
remove = Remove
    .label = Remove the game with { $players }
state-gathering = waiting for players
state-playing = being played
state-over = over
join = Join
    .label = Join the table with { $players }
watch = Watch
    .label = Watch the table with { $players }
go-on = Go on
    .label = Go on at the table with { $players }
look = Have a look
    .label = Have a look at the table with { $players }
nobody-yet = nobody yet
seat-free = free
seat-kept = kept for { $name }
watching = { $count ->
        [0] nobody watches
        [one] one watches
       *[other] { $count } watch
    }

## A new table
new-title = A new table
new-intro = Who plays? Friends sit down with the link that you get next.
new-game = Game: { $game }
new-about = About this game
new-players = Players
new-seats = Seats
new-seat-color = Seat { $number }: { $color }
who-me = me
who-open = a friend (open)
who-bot = bot: { $bot }
bot-random = Greenhorn (plays at random)
bot-greedy = Trader (takes what pays now)
bot-other = { $bot }
new-where = Who may come
new-public = In the lobby: everybody may sit down
new-private = By link only
new-watchers = Others may watch
new-open = Open the table
new-starts = All seats are taken: the game begins at once.
new-waits = The game begins when { $count ->
        [one] the open seat is
        [2] both open seats are
       *[other] all { $count } open seats are
    } taken.
new-watch-only = You take no seat: you are the host and watch.

## Gathering
gathering-title = Waiting for players
gathering-how = The game begins when every seat is taken.
gathering-taken = { $taken } of { $count } seats are taken.
seats-heading = Seats
share-heading = Ask your friends
share-how = Whoever opens this link can sit down.
share-link = The link to this table
copy = Copy the link
share-button = Share …
share-text = Come and play { $game } with me:
sit-heading = Sit down
sit-how = A name is all it takes; no account is needed.
sit-down = Sit down
sit-seat = Seat
sit-any = any free seat
sit-watch = You are looking on.
take-over = { $count ->
        [one] A seat has become free. Whoever sits down goes on playing from there.
       *[other] { $count } seats have become free. Whoever sits down goes on playing from there.
    }
leave = Leave the table
leave-bot = Your seat stays yours: a bot plays for you until you are back.
leave-waits = Your seat stays yours: the game waits for you.
leave-clock = Your seat stays yours. The clock keeps running: when your time is up, a bot plays for you until you are back.
resign = Resign
resign-title = Resign?
resign-what = A bot plays your seat to the end, and everybody sees that. You can watch, but you cannot take the seat back. The game counts as resigned: not as a win, and its points are not yours.
abandon = Abandon game
abandon-title = Abandon this game?
abandon-what = The game ends here, for good and without a result. You can still watch the replay and play on from any moment. After a while, the game is removed.
remove-title = Remove this game?
remove-what = The game is deleted for good, with its replay, and no longer counts in your statistics. Links to it stop working.
remove-table = Remove the table
remove-table-title = Remove this table?
remove-table-what = The table is deleted for good, and links to it stop working.
unlist-title = Remove it from your list?
unlist-what = The game disappears from this browser. The others keep it.
unlist-name-what = The game disappears from your list on all your devices and no longer counts in your statistics. The others keep it.
leave-seat = Give up my seat
fill = Fill the free seats with bots and begin
host-tools = As the host
host-bots = Which bot
host-seat = Seat of { $player }
host-free-seat = Free seat { $number }
to-bot = Give it to a bot
    .label = Give it to a bot: { $seat }
to-free = Free it
    .label = Free it: { $seat }
new-link = New link
    .label = A new link for { $seat }
new-link-how = The new link for { $seat }. The old one opens nothing any more. Send it to the person who plays there.
my-link = My seat’s link
my-link-how = With this link you go on playing on another device. Keep it to yourself.
is-host = host
is-bot = bot
is-here = here
is-away = away

## Playing
prompt-heading = The question
your-turn = Your turn
your-turn-title = ● Your turn: { $game }
told-turn = Your turn. { $prompt }
hurry = Show the latest
choices-heading = Your choices
choices-none = Nothing to choose now.
choices-filter = Find a choice
choices-count = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
choices-found = { $found } of { $count } choices
choices-nothing = No choice goes by that name.
chosen-heading = Chosen
confirm = Confirm
sending = On its way …
waiting-line = Chosen, not sent yet: { $choice }
undo-free = Take back
    .how = free
undo-asks = Ask to take back
    .how = { $players } must agree
undo-asked = { $player } wants to take back an action. Do you agree?
undo-waits = You asked to take back. Waiting for { $players }.
undo-others = { $player } asked to take back. Waiting for { $players }.
agree = Agree
refuse = Refuse
ask-withdraw = Withdraw
board-heading = Board
board-none = This game has no drawn board yet. Everything can be played from the list.
board-failed = The board could not be loaded. Everything can be played from the list; reload the page to try again.
around-heading = At the table
points-short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
log-heading = What happened
log-empty = Nothing has happened yet.
log-back = taken back
log-newest = To the newest line
chat-say = Say something
chat-send = Send
tabs = Shown below the board
tab-choices = Choices
tab-log = Log
tab-people = Table
menu = Menu
menu-table = Table menu
watch-link = The link for watching
watch-text = Watch our game of { $game }:
notice-close = Dismiss
close = Close

## The end
scores-heading = Scores
scores-so-far = Points so far
total = total
source = Points for
unknown-points = ?
unknown-points-long = not known to you
rematch = Play again
rematch-join = Join the rematch
rematch-how = The same people, a new table.
download = Download the record
download-name = westbound-{ $table }.jsonl
as-replay = Open as a replay
back-to-table = Back to the table

## Replay
replay-title = Replay
replay-start = To the beginning
replay-back = One moment back
replay-play = Play
replay-pause = Pause
replay-forward = One moment on
replay-end = To the end
replay-moment = Moment
replay-moment-of = Moment { $moment } of { $count }
replay-turn = Go to turn
replay-turn-of = { $number }. { $turn }
replay-keys = Arrow keys step, with Shift from turn to turn; Space plays.
replay-setup = Set-up

## Connection
connection-first = Going to the table …
connection-title = Connection lost.
connection-retry = { $seconds ->
        [0] Trying again now …
       *[other] Trying again in { $seconds } s.
    }
connection-now = Try now
connection-back = Connected again.
connection-kept = Nothing is lost: what you chose is sent as soon as the connection is back.
not-sent = The game went on before this could be sent, so it was not done: { $choice }
not-sent-other = The game went on before this could be sent, so it was not done.
withdraw = Do not send it
reload = Load the page anew

## What can go wrong
trouble-missing = There is nothing here
trouble-missing-what = No page has this address. Perhaps a part of a link was cut off.
trouble-no-table = There is no such table
trouble-no-table-what = It may have been removed, or a part of the link was cut off. Ask the person who sent it.
trouble-no-watchers = Nobody may watch here
trouble-no-watchers-what = At this table only those who play may look. If a seat is yours, open the table with the link of your seat.
trouble-wrong-key = This link opens no seat
trouble-wrong-key-what = The host made a new link for the seat or gave it to somebody else, or a part of the link was cut off. Ask the host for the new one, or watch.
trouble-watch-instead = Watch without a seat
trouble-server = The server does not answer
trouble-server-what = Perhaps it is being restarted, or this device is offline. Your games are kept on the server.
trouble-outdated = This page is too old
trouble-outdated-what = The server has been updated since. Reload the page; your seat is kept.
trouble-replay = This game cannot be shown
trouble-replay-what = It has not begun yet, or it may not be seen without a seat. Try again later, or go to the table.
trouble-start = To the start page

## Refusals
refused-malformed = The server did not understand this page. Reload it; if that does not help, tell whoever runs the server: { $reason }
refused-too-large = That was too long.
refused-too-fast = That was too fast. Wait a moment, then try again.
refused-no-table = There is no such table, or it has been removed.
refused-no-watchers = At this table nobody may watch.
refused-wrong-key = The link of this seat is no longer valid. Ask the host for a new one.
refused-not-yours = That is not yours to do.
refused-not-now = That cannot be done now.
refused-stale = Something happened in between. Look again, then choose.
refused-illegal = The rules do not allow that.
refused-unavailable = The server could not write it down, so nothing has happened. Try again.
refused-outdated = The server speaks a newer language than this page. Reload the page.
refused-offline = The server does not answer. Try again in a moment.

## The log of the table
table-sat = { $player } sits down.
    .you = You sit down.
table-came-back = { $player } is back.
    .you = You are back.
table-left = { $player } leaves the table.
    .you = You leave the table.
table-resigned = { $player } resigns; a bot plays on.
    .you = You resign; a bot plays on for you.
table-abandoned = { $player } abandons the game.
    .you = You abandon the game.
table-rekeyed = The seat of { $player } gets a new link.
    .you = Your seat gets a new link.
table-replaced = A bot takes the seat of { $player }.
    .you = A bot takes your seat.
table-freed = The seat of { $player } becomes free.
    .you = Your seat becomes free.
table-begun = The game begins.
table-asked = { $player } asks to take back an action.
    .you = You ask to take back an action.
table-agreed = { $player } agrees.
    .you = You agree.
table-disagreed = { $player } does not agree; nothing is taken back.
    .you = You do not agree; nothing is taken back.
table-disagreed-pause = { $player } does not agree; the clocks go on.
    .you = You do not agree; the clocks go on.
table-withdrew = { $player } withdraws the request.
    .you = You withdraw your request.
table-took-back = { $player } takes back an action.
    .you = You take back an action.
table-asked-pause = { $player } asks to stop the clocks.
    .you = You ask to stop the clocks.
table-paused = { $player } stops the clocks.
    .you = You stop the clocks.
table-resumed = { $player } lets the clocks go on.
    .you = You let the clocks go on.
table-timed-out = The time of { $player } is up; a bot plays on.
    .you = Your time is up; a bot plays for you.
table-rematched = { $player } opens a table to play again.
    .you = You open a table to play again.
table-said = { $player }: { $text }
    .you = You: { $text }

## Clocks, and who is away

new-pace = Pace
pace-none = No clock
pace-quick = Quick: 30 seconds a turn, plus 5 minutes
pace-evening = An evening: a minute a turn, plus 15 minutes
pace-day = Over days: 12 hours a turn, plus 2 days
pace-days = Unhurried: a day a turn, plus a week
pace-none-how = Everybody takes the time they need.
pace-how = With every turn you get the time of a turn anew; the rest is for the whole game. When your time is up, a bot plays for you, and you can come back at any time.
new-standin = Who plays for those away
new-standin-none = Nobody: the game waits
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
standin-plays = A bot plays for you.
play-myself = Play on myself
pause = Stop the clocks
pause-how = If all agree, the clocks stand still until somebody lets them go on.
pause-asks = Stop the clocks
pause-asked = { $player } wants to stop the clocks. Do you agree?
pause-waits = You asked to stop the clocks. Waiting for { $players }.
pause-others = { $player } asked to stop the clocks. Waiting for { $players }.
pause-end = Let them go on
paused = The clocks stand still.
plan-ask = ask me
plan-turn = in this turn
plan-mine = until my turn
plan-ever = until I say otherwise

## Learning, and the rules

learn-heading = Learn to play
learn-title = Learn { $game }
learn-course = The course
learn-how = { $count } short lessons on a real board, against friendly bots. You can stop at any time and go on later.
learn-begin = Begin
learn-go-on = Go on
learn-done = done
lesson-of = Lesson { $number } of { $count }
lesson-done = Lesson done.
lesson-next = Next lesson
lesson-again = Start over
lesson-all = All lessons
lesson-hint = A hint
lesson-look = Look at: { $things }.
lesson-play = Play a game
rules = Rules
rules-of = { $game }: the rules
rules-here = Where we are
rules-search = Look something up
rules-found =
    { $count ->
        [one] One section
       *[other] { $count } sections
    }
rules-none = Nothing found about that. Try another word.
rules-symbols = Symbols
rules-missing = There are no rules to look up for this game.
help-now = What can I do now?
help-more =
    { $count ->
        [one] (and one more)
       *[other] (and { $count } more)
    }

## Dice and luck
dice-things = anvil axle badger bandana barn barrel beaver bell bison bonnet bridle brook bucket buffalo cactus campfire canteen canyon coyote creek dawn eagle feather ferry fiddle flint fort fox gold grove gully harness hawk hickory hill horseshoe kettle lantern lasso maple meadow mesa mill moon mule mustang oak owl pass pebble pine plough pony prairie quail quilt rail ranch raven ridge river saddle sage spur stage star stirrup stream sun thistle timber trail tumbleweed turkey valley wagon wheel whistle willow wolf
dice-word-short = Your word for the dice:
dice-word-how = All chance in the game comes from a secret of the server, which it can no longer change, and from the words of the players. So nobody chooses the dice alone. When the game is over, anybody can check it.
dice-word = Your word
dice-word-other = Another one
dice-heading = Dice
dice-note-how = Before the game the server promised its dice, and everybody could mix in a word. When the game is over it tells its secret, and anybody can check that nothing was changed.
dice-promise = Promise (SHA-256 of the secret)
dice-secret = Secret
dice-words = Words
dice-words-none = Nobody has mixed in a word.
dice-seal = Seal of the record
dice-check = Check the dice
dice-good = The dice were as promised.
dice-good-file = { $file }: the dice were as promised.
dice-good-noted = The secret fits the promise that this browser noted before the game.
dice-good-promise = The secret fits the promise in the record. This browser noted none itself before the game.
dice-good-word = Your word “{ $word }” is mixed in.
dice-good-marks = All { $count } lines bear the right mark: none was changed, added or taken out.
dice-good-lots = All { $count } draws follow from the secret and the words.
dice-only-verify = That each draw means just what the record says, only the rules can tell: “westbound verify” checks that, too.
dice-figures = Figures to be noted
dice-bad = The dice do not hold.
dice-bad-file = { $file }: the dice do not hold.
dice-differs = Line { $line }: { $what }
dice-differs-unreadable = it cannot be read.
dice-differs-no-dice = For this game no dice were promised, so there are none to check.
dice-differs-noted-promise = the promise is { $says }, but this browser noted { $should } before the game.
dice-differs-noted-word = your word is “{ $says }” there, but you gave “{ $should }”.
dice-differs-no-secret = the secret is missing, or is none.
dice-differs-promise = the secret gives the promise { $says }, but promised was { $should }.
dice-differs-mark = its mark is “{ $says }”, but what it says gives { $should }. The line was changed, or one before it was taken out.
dice-differs-lot = chance drew { $says }, but the dice show { $should }.
dice-differs-seal = here the record does not end as it was sealed: lines are missing or were added.
dice-file-fold = Check a record from a file
dice-file = Record (.jsonl)
dice-no-crypto = Browsers can check dice only on pages that came over a secure connection (https). Download the record and say: westbound verify FILE.
luck-heading = Luck
luck-how = { $count ->
        [one] One draw
       *[other] { $count } draws
    } could have come out otherwise. In points, by a simple estimate of every position: how much better or worse they were for each player than the average of all that could have come.
luck-none = Nothing was drawn after the set-up: no luck, no bad luck.
luck-drawn = What came, and what was to be expected
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
replay-more = Eyes, link, play on
eyes = With the eyes of
eyes-all = everybody: all hands open
eyes-mine = { $player } (you)
eyes-one = { $player }
eyes-none = a spectator
eyes-own = You see what you knew at the time. With the eyes of others a game can be seen when it is over.
copy-moment = Copy link to this moment
play-on = Play on from here
play-on-title = Play on from moment { $moment }
play-on-how = A new table begins with this position. Chance goes on afresh; the game that was played stays as it is.
origin = This game goes on from a moment of another one.
origin-look = Look at it
record-heading = Open a record
record-how = Drop a record of a game here – saved from a table, or from the terminal – and see it as a replay.
record-choose = Choose a file …
refused-record-malformed = This is not a record of a game: { $reason }
refused-record-illegal = This record says something that the rules do not allow: { $reason }
refused-record-not-now = This record cannot be opened here: { $reason }
refused-record-too-large = This file is too large for a record.

## My games, and my name
mine-all = All my games
mine-link = My games
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
mine-here-only = These games are known to this browser only.
mine-claim = Have them on every device
mine-elsewhere = Playing on another device, too? Sign in
mine-empty = You sit at no table yet.
mine-play = Play
mine-group-turn = Your turn
mine-group-others = Others’ turn
mine-group-gathering = Waiting for players
mine-group-over = Over
mine-more = Show { $count } more
mine-asked = Your turn · asked { $time }
mine-asked-now = Your turn · just asked
mine-waits = Waiting for { $players } · { $time }
mine-waits-now = Waiting for { $players }
mine-new = { $count ->
        [one] one thing is new
       *[other] { $count } things are new
    }
mine-due = time is up { $time }
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
mine-stood-in = { $players } won. A bot played for you, so the game does not count.
mine-abandoned = Abandoned, no result
mine-bot = the bot on your seat
mine-replay = Replay
mine-record = Record
mine-with = { $deed }: { $players }
me-title = My name
me-why = Nobody needs a name of their own to play. With one, your games, records and statistics are on all your devices, and nobody else can have the name. All it takes is a passphrase; no mail address, nothing else.
me-claim-heading = Claim a name
me-claim = Claim this name
me-sign-in-heading = Sign in
me-sign-in = Sign in
me-passphrase = Passphrase
me-passphrase-how = At least 10 characters. A few words in a row are good.
me-old-passphrase = Passphrase so far
me-new-passphrase = New passphrase
me-show = Show
me-lost = Passphrase lost?
me-code = Recovery code
me-recover = Set a new passphrase
me-recover-how = With the recovery code that you wrote down you get a new passphrase and a new code. All other devices are signed out.
me-code-heading = Your recovery code
me-code-how = Write it down now: it is shown only this once. If you ever lose your passphrase, only this code brings your name back.
me-code-copy = Copy the code
me-code-save = Save as a file
me-code-done = I have written it down
me-signed-in = Signed in as { $name }
me-signed-out = You are signed out.
me-everywhere = Your games are on every device where you sign in.
me-tallies = Statistics
me-no-tallies = No game is over yet.
me-played = played
me-won = won
me-shared = won together
me-average = points on average
me-best = best
me-resigned = resigned
me-share = with { $players } players: { $won } of { $played } won
me-devices = Devices
me-device-this = This browser
me-device = Another one, last seen { $time }
me-device-now = Another one, just seen
me-removes = Remove my games from this browser (on a shared computer)
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
me-data = My data
me-export-how = Everything that is kept under your name, as one file: your seats and their keys, results, what you said, and where the records are.
me-export = Download my data
me-change = Change the passphrase
me-changed = Your passphrase is changed; other devices are signed out.
me-delete = Delete my name and data
me-delete-what = Your name, passphrase, devices, statistics and the list of your games are deleted for good. In this browser you keep the games you have now, on other devices they disappear.
me-delete-stays = The games themselves stay, because others played them, too; with them stay your name at the table and what you said there.
me-delete-redact = In games that are over, replace my name with my colour and what I said with “…”
me-wrong = Name or passphrase is wrong.
me-wrong-code = Name or recovery code is wrong.
me-wrong-passphrase = The passphrase is wrong.
me-taken = This name is taken. Choose another one; if it is yours, sign in.
me-malformed = A name has 3 to 24 characters, a passphrase at least 10.
me-too-fast = Too many attempts. Wait a while, then try again.

## Notices, sounds, the app
tell-heading = When it is my turn
tell-push = Notify me on this device
tell-push-how = At all my tables that I open here, when it is my turn and I am away.
tell-push-on = From now on this device tells you.
tell-push-denied = This browser does not let Westbound show notices. You can allow them in its settings for this page, beside the address.
tell-push-unable = This browser cannot show notices. On an iPhone or iPad, put Westbound on the home screen first, then open it from there.
tell-mail = By e-mail
tell-mail-do = Write to me
tell-mail-how = One mail now and then, about all tables that wait. Its links open your seat: it should be your own mailbox.
tell-mail-on = From now on we write to { $address }.
tell-mail-asked = We have written to { $address }. Follow the link in that mail, or nothing more will come.
tell-mail-waits = not confirmed yet: look into your mailbox
tell-hook = For programs: a webhook
tell-hook-address = Address
tell-hook-do = Call it
tell-hook-how = We send a short, signed JSON there. The address has to begin with https://.
tell-hook-secret = This secret signs what we send. It is shown this once:
tell-hook-secret-name = The secret of the webhook
tell-hook-copy = Copy the secret
tell-end = End
    .label = No more notices to { $target }
tell-ended = No more notices to { $target }.
tell-failed = This browser could not do that. Try again later.
tell-wrong-target = This address cannot be used: { $reason }
sound = Sounds
sound-volume = Volume
install = Install Westbound as an app
offline = You are offline.
offline-how = Your games are kept on the server; go on as soon as there is a network.

## Editions
trouble-edition = There is no such edition
trouble-edition-what = It is not among those of this browser, or the server does not know it. Ask for its file, and open that.
editions-title = Editions
editions-intro = Do you own a printed game? Enter its map and its cards here, once, and play on them with everybody. An edition is a file that you can share.
editions-ours = Our editions
editions-ours-how = Everything in them is ours. Begin with one of them and change what is different in your box.
editions-begin = Make one like it
    .label = Make an edition of { $game }
editions-mine = In this browser
editions-none = There are none yet.
edition-new-name = My edition
edition-open = Open a file …
edition-open-how = An edition that a friend sent you, or one that you saved.
edition-unreadable = This is no edition: { $reason }
edition-playable = ready to be played
edition-draft = a draft
edition-edit = Change
    .label = Change { $name }
edition-drop = Forget
    .label = Forget { $name }
edition-play = Play on it
    .label = Play on { $name }
edition-of = an edition of { $game }
edition-of-table = Edition:
edition-which = Edition
edition-ours = Ours
edition-own = Make an edition of your own
edition-undo = Undo
edition-redo = Redo
edition-save = Save as a file
edition-parts = Parts of the edition
edition-offline = It cannot be checked: the server does not answer. Your draft is kept in this browser.
edition-checking = Being checked …
edition-wrong = { $count ->
        [one] One thing does not fit the rulebook yet.
       *[other] { $count } things do not fit the rulebook yet.
    }
edition-wrong-here = to be put right here
edition-right = Everything fits: it can be played on.
edition-preview = Picture
edition-preview-later = The board is drawn here as soon as everything fits.
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
edition-deeds = What can be done
edition-rows = { $count ->
        [one] one
       *[other] { $count }
    }
edition-add = Add a row
edition-paste = Rows copied from a spreadsheet can be pasted into any cell.
edition-duplicate = Duplicate
    .label = Duplicate { $name }
edition-remove = Remove
    .label = Remove { $name }
edition-removed = { $name } is removed.
edition-draw = Draw
edition-map = Map
edition-tool = Tool
edition-tool-move = Move
    .how = Drag a point, or move it with the arrow keys (with Shift, farther). Delete removes it.
edition-tool-add = Add
    .how = Click where the new point should be.
edition-tool-connect = Connect
    .how = Choose two points one after the other: a line joins them, or goes away if there is one.
edition-kind = What
edition-add-middle = Add in the middle
edition-border = Corners of
edition-zoom = Size
edition-point = { $name }, at { $x }, { $y }
edition-corner = Corner { $number } of { $name }, at { $x }, { $y }
edition-nothing-chosen = Nothing is chosen.
edition-added = New: { $what }, at { $x }, { $y }.
edition-connect-from = From { $name } to …
edition-connected = { $from } and { $to } are joined.
edition-cut = { $from } and { $to } are no longer joined.
edition-no-line = { $from } and { $to } cannot be joined.

## What happened since somebody looked

recap = Tell me
recap-missed =
    { $count ->
        [one] One thing has happened since you last looked.
       *[other] { $count } things have happened since you last looked.
    }
recap-title = Since you looked
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
recap-mine = What it meant for you
recap-nothing = Nothing of it was about you.

## Keys of the keyboard

keys-heading = Keyboard shortcuts
keys-show = All keyboard shortcuts
keys-off = Single keys are turned off in the preferences; these work all the same.
keys-page = Everywhere
keys-page-help = show this list
keys-page-close = close a menu or this list
keys-table = At a table
keys-table-pick = pick the choice with that number
keys-table-confirm = confirm what is chosen
keys-table-drop = drop what is chosen
keys-table-around = on the map: to the next thing that can be chosen
keys-table-press = on the board: choose that thing
keys-replay = In a replay
keys-replay-step = one step back or on
keys-replay-turn = one turn back or on
keys-replay-ends = to the start or to the end
keys-replay-play = play, or stop
keys-edition = In the editor for editions
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

print = Print the score sheet

## Editions, forgotten and put back
edition-gone = forgotten
edition-forgotten = { $name } is forgotten. It can be put back as long as you stay on this page.
edition-put-back = Undo
    .label = Undo: put { $name } back
trouble-room = No room for another edition
trouble-room-what = This browser keeps 24 editions that you have changed. Forget one that you no longer need; if you save it as a file first, nothing is lost.
## Dice of a game that went on from another

dice-differs-noted-since = the dice are bound after the first { $says } lines, but should be after { $should }. If the game went on from another, that may be right: “westbound verify --since { $says }” checks all the rest.
dice-good-since = The first { $count } lines were played at another table, with other dice: those draws are not checked.
## Replays and forks
pace-own = As in the game before
help-wait = You need do nothing: when you are asked, the game says so, and if you like, a notice does (Menu).
help-undo = You can take back what you did last: the button says whether others have to agree.
help-plan = Where the game asks often, you can pass in advance, beside the choices.
