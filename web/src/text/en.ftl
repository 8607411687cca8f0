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
mine-heading = Your tables
forget = Take it off the list
    .label = Take the table with { $players } off the list
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
leave-sure = In a game your seat stays yours: come back whenever you like.
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
choices-nothing = No choice is called so.
chosen-heading = Chosen
confirm = Confirm
sending = On its way …
waiting-line = Chosen, not sent yet: { $choice }
undo-free = Take back
    .how = free
undo-asks = Ask to take back
    .how = { $players } must agree
consent-asks = { $player } wants to take back an action. Do you agree?
consent-waits = You asked to take back. Waiting for { $players }.
consent-others = { $player } asked to take back. Waiting for { $players }.
agree = Agree
refuse = Refuse
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
replay-keys = Arrow keys step, Space plays.
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
trouble-no-table-what = Perhaps a part of the link was cut off: ask the person who sent it to send it again.
trouble-no-watchers = Nobody may watch here
trouble-no-watchers-what = At this table only those who play may look. If a seat is yours, open the table with the link of your seat.
trouble-wrong-key = This link opens no seat
trouble-wrong-key-what = The host made a new link for the seat or gave it to somebody else, or a part of the link was cut off. Ask the host for the new one, or watch.
trouble-watch-instead = Watch without a seat
trouble-server = The server does not answer
trouble-server-what = Perhaps it is being restarted, or this device is offline. Your games are kept on the server.
trouble-outdated = This page is too old
trouble-outdated-what = The server has been renewed since. Load the page anew; your seat is kept.
trouble-replay = This game cannot be shown
trouble-replay-what = It has not begun yet, or it may not be seen without a seat. Try again later, or go to the table.
trouble-start = To the start page

## Refusals
refused-malformed = The server did not understand this page. Reload it; if that does not help, tell whoever runs the server: { $reason }
refused-too-large = That was too long.
refused-too-fast = That was too fast. Wait a moment, then try again.
refused-no-table = There is no such table.
refused-no-watchers = At this table nobody may watch.
refused-wrong-key = The link of this seat is no longer valid. Ask the host for a new one.
refused-not-yours = That is not yours to do.
refused-not-now = That cannot be done now.
refused-stale = Something happened in between. Look again, then choose.
refused-illegal = The rules do not allow that.
refused-unavailable = The server could not write it down, so nothing has happened. Try again.
refused-outdated = The server speaks a newer language than this page. Load the page anew.
refused-offline = The server does not answer. Try again in a moment.
refused-name = This name cannot be used. Choose another one.

## The log of the table
table-sat = { $player } sits down.
    .you = You sit down.
table-came-back = { $player } is back.
    .you = You are back.
table-left = { $player } leaves the table.
    .you = You leave the table.
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
table-took-back = { $player } takes back an action.
    .you = You take back an action.
table-rematched = { $player } opens a table to play again.
    .you = You open a table to play again.
table-said = { $player }: { $text }
    .you = You: { $text }

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
    .how = Click where the new point shall be.
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
