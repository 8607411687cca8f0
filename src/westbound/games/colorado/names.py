"""Colorado: every number with a name."""

from typing import Final

# What is in the box, at most.
PLAYERS: Final = 4
COLORS: Final = 6
VALUES: Final = 3
KINDS: Final = 18  # of cards: color * VALUES + value - 1
CARDS: Final = 78
NUGGETS: Final = 20
REGIONS: Final = 13
STEPS_EACH: Final = 8  # of a region
FLAG: Final = 8  # the flag's number among them
RAILS: Final = 20  # steps of the railroad
STATION: Final = 20  # where it begins, before the first step
BOXES: Final = 8  # of a row or a track
TIPI_BOXES: Final = 7
TIPI_CENTRE: Final = 3
TRACK_MEDALS: Final = 4  # of one track
MEDALS: Final = REGIONS + 8  # a player can win: also the railroad, tipi twice, saloon, wanted, three zones
NOBODY: Final = -1

# Kinds of regions, in the order of the zones of the bounty board.
VILLAGE: Final = 0
DESERT: Final = 1
LAKE: Final = 2
FOREST: Final = 3
ZONES: Final = 4

# What players compete for: the tracks, then the last boxes of the zones.
TIPI: Final = 0
SALOON: Final = 1
WANTED: Final = 2
ZONE_MEDAL: Final = 2  # + zone: desert, lake, forest
BOUNTIES: Final = 6

# Where a medal comes from: a bounty, a region, the railroad.
OF_REGION: Final = 6  # + region
OF_RAILROAD: Final = 19

# Duos of actions, and the icons on steps and boxes.
NUGGETS_DUO: Final = 0
CARDS_DUO: Final = 1
CHECK_DUO: Final = 2
DUOS: Final = 3
NO_ICON: Final = 3
TIPI_ICON: Final = 4
SALOON_ICON: Final = 5
WANTED_ICON: Final = 6
FREE_PLAY_ICON: Final = 7
DISCOVERY_ICON: Final = 8

# Numbers in the rulebook.
OF_VALUE_1: Final = 6  # copies of a card with the value 1, ...
OF_VALUE_2: Final = 4
OF_VALUE_3: Final = 3
FIRST_NUGGETS: Final = 3
FIRST_HAND: Final = 4  # cards for the Caller; one more for each further player
LEAST_HAND: Final = 3
DRAWN_AT_ONCE: Final = 3
LAST_MEDAL: Final = 7  # that ends the game
LAST_TURN: Final = 300

# What is remembered about hands, see chapters/memory.py.
DREW: Final = 0
DREW_ANEW: Final = 1
LEFT: Final = 2
GAVE_EXACTLY: Final = 3
LACKED: Final = 4
LACKED_ALIKE: Final = 5
DRAWS: Final = FIRST_HAND + PLAYERS - 1 + DRAWN_AT_ONCE * LAST_TURN  # of one player, at most
FACTS: Final = 2 * PLAYERS * DRAWS + LAST_TURN  # every card drawn and gone, and one answer per turn

# How hands are imagined, see beliefs.py.
WORK: Final = 1000  # cards that leave hands, in all worlds together
FEWEST: Final = 2  # worlds that replay the memory side by side ...
WORLDS: Final = 64  # ... at most, ...
MOST_WORLDS: Final = 512  # ... and if none of them is possible
RUNS: Final = 5000  # before giving up
CELLS: Final = 131072  # room for what differs between worlds, for each of four arrays
ALL: Final = KINDS  # the last of the COLUMNS of an epoch: all its cards
COLUMNS: Final = KINDS + 1

# The headings of the rulebook.
GAME: Final = 1  # SETUP to SCORING
SETUP: Final = 2  # FIRST_CALLER to REVEALING
TURNS: Final = 3  # CALLING to CHECKING, until somebody has a seventh medal
SCORING: Final = 4
FIRST_CALLER: Final = 5
DEALING: Final = 6
LAYING_FIRST: Final = 7
CHOOSING_VILLAGES: Final = 8
REVEALING: Final = 9
CALLING: Final = 10
RECEIVING: Final = 11
ACTIONS: Final = 12
FAMILIES: Final = 13
LEAST_HANDS: Final = 14
CHECKING: Final = 15
CHOOSING_VILLAGE: Final = 16  # what these steps lead to
GIVING: Final = 17
TAKING_AT_RANDOM: Final = 18
DUO: Final = 19
PAIRING: Final = 20
DRAWING: Final = 21
TICKING_TIPI: Final = 22
FREE_PLAY: Final = 23
DISCOVERING: Final = 24
FAMILY: Final = 25
REFILLING: Final = 26
ACTING: Final = 27
HEADINGS: Final = 27  # how many there are

# Actions are numbered in blocks, one block per verb: first the players' ...
PASS: Final = 0
ASK_FOR: Final = 1  # + player * KINDS + kind
GIVE: Final = ASK_FOR + PLAYERS * KINDS  # + kind
NOTHING: Final = GIVE + KINDS
NUGGET: Final = NOTHING + 1
BUY: Final = NUGGET + 1  # + kind
DRAW: Final = BUY + KINDS
SWAP: Final = DRAW + 1  # + kind
PAIR: Final = SWAP + KINDS  # + color * PAIRS + pair
PAIRS: Final = 6  # of one color: 1 1, 1 2, 1 3, 2 2, 2 3, 3 3
FREE: Final = PAIR + COLORS * PAIRS  # + kind
TICK: Final = FREE + KINDS  # + region * STEPS_EACH + step
RAIL: Final = TICK + REGIONS * STEPS_EACH  # + step
LEFT_TIPI: Final = RAIL + RAILS
RIGHT_TIPI: Final = LEFT_TIPI + 1
DISCOVER: Final = RIGHT_TIPI + 1  # + region
START_AT: Final = DISCOVER + REGIONS  # + region
# ... then those of chance.
FIRST: Final = START_AT + REGIONS  # + player
CARD: Final = FIRST + PLAYERS  # + kind: from the draw pile
TAKE: Final = CARD + KINDS  # + kind: from a hand
NO_CARD: Final = TAKE + KINDS

# Events for the journal; ``journal.py`` says what the numbers of an entry mean.
BEGINS: Final = 0
HAND_DEALT: Final = 1
CARD_SEEN: Final = 2
FIRST_LAID: Final = 3
VILLAGE_CHOSEN: Final = 4
TURN_OF: Final = 5
ASKED: Final = 6
GAVE: Final = 7
HAS_NONE: Final = 8
TAKEN: Final = 9
RECEIVED: Final = 10
DUPLICATE: Final = 11
NUGGET_TAKEN: Final = 12
NO_NUGGET: Final = 13
PAID: Final = 14
LAID: Final = 15
PAIR_DISCARDED: Final = 16
DREW_CARDS: Final = 17
RESHUFFLED: Final = 18
TICKED: Final = 19
RAIL_TICKED: Final = 20
TRACK_TICKED: Final = 21
TRACK_FULL: Final = 22
DISCOVERED: Final = 23
ZONE_TICKED: Final = 24
MEDAL_WON: Final = 25
FAMILY_DISCARDED: Final = 26
NOTHING_NEAR: Final = 27
PASSED: Final = 28
NOTHING_TO_DO: Final = 29
NOBODY_TO_ASK: Final = 30
MEDALS_CLOSED: Final = 31
CALLER_PASSES: Final = 32
LAST_TURN_OVER: Final = 33
SCORED_ZONES: Final = 34
SCORED_MEDALS: Final = 35
GAME_OVER: Final = 36
