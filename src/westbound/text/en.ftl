# Texts of all games: English.  Forms of a sentence: .you (the first person in it), .to-you (another one).

## Players and purses
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow
player-chance = chance
purse-bank = the bank

## Connectives and counts
list-comma = { $list }, { $last }
list-and = { $list } and { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deed-effects = { $deed }: { $effects }.

## Bots: their names, and what they are like
bot-random = Drifter
    .character = plays at random
bot-greenhorn = Greenhorn
    .character = learning the ropes
bot-greedy = Trader
    .character = goes for quick gains
bot-scout = Scout
    .character = plays fast, for every point
bot-marshal = Marshal
    .character = thinks ahead
bot-legend = Legend
    .character = thinks far ahead: good luck
level = { $level } · { $bot } – { $character }

## Waiting
waiting =
    { $count ->
        [one] { $who } is choosing: { $step }
       *[other] { $who } are choosing: { $step }
    }
waiting-chance = Chance decides ({ $step })
thinking =
    { $count ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }

## What a choice would set off
foresight-nothing = Nothing beyond the choice itself.
foresight-then = Then: { $what }
foresight-or = Or: { $what }
foresight-secret = What follows depends on something hidden.
hint-where = Look at what is lit up.
hint-where-pass = Think about whether doing anything more is worth it.
hint-compare = Compare “{ $one }” and “{ $other }”.
hint-think = Think about “{ $thing }”.
hint-chance = { $win }% to win, instead of { $other }% with the next best choice.
hint-even = { $win }% to win; the next best choice is about as good.
hint-against = The next best, “{ $choice }”: { $what }
argument-against = The other choice: { $what }
hint-no-reason = There is no simple reason: it comes out ahead when many games are played from here.

## The end
won = { $who } wins.
    .you = You win.
won-together = { $who } share the victory.
    .you = You and { $who } share the victory.
won-with-points = { $who } wins with { points }.
    .you = You win with { points }.
won-together-with-points = { $who } share the victory with { points } each.
    .you = You and { $who } share the victory with { points } each.

## What most games say
term-player = Player
    .many = Players
term-point = Point
    .many = Points
term-since-turn = Since your turn
term-price = Price
term-winner = Winner
    .many = Winners
term-decides = Decides
term-game-over = Game over
term-you = you
term-fact = { $what }: { $fact }
action-pass = Pass
game-over = The game is over.
begins = { $player } goes first.
    .you = You go first.
action-first = { $player } goes first
help-pass = Do nothing here and move on.

## What is wrong with an edition
wrong-near = { $sentence }; did you mean “{ $near }”?
wrong-span = { $least } to { $most }
wrong-missing = missing
wrong-unknown-key = unknown key
wrong-same = { $count } of them are “{ $value }”
wrong-text = must be text
wrong-text-long = must be text on one line, at most { $most } letters
wrong-label = must have 1 to { $most } letters
wrong-number = must be a whole number
wrong-number-large = must be a whole number no greater than { $most }
wrong-list = must be a list
wrong-texts = must be a list of texts
wrong-texts-long = must be texts on one line, at most { $most } letters each
wrong-table = must be a table
wrong-tables = must be a list of tables
wrong-list-long = { $count } of them; there is room for { $most }
wrong-count = { $count } of them; the box has { $wanted }
wrong-name = “{ $name }” is not a valid name: use lower case letters, digits and _
wrong-our-name = “{ $name }” is our own edition; choose another name
wrong-off-map = { $at } is not on the map, which is { $width } wide and { $height } high
wrong-toml = not a TOML file
wrong-toml-at = not a TOML file: there is a mistake in line { $line }, column { $column }
wrong-nested = nested too deeply: line { $line } has more than { $most } dots
wrong-no-edition = { $why }; our editions are: { $ours }
wrong-file = can’t be read: { $why }
wrong-no-game = doesn’t belong to a game; the games are { $games }
wrong-words-number = “{ $sentence }”: “{ $word }” must be a number from 1 to { $most }
wrong-words-list = “{ $sentence }”: “{ $word }” can’t go there
wrong-words-early = “{ $sentence }”: ends too early; the closest match is “{ $pattern }”
wrong-words-unfit = “{ $sentence }”: “{ $word }” doesn’t fit; the closest match is “{ $pattern }”
