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
ICONS: Final = 9

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

# What a beginner thinks, in points; see worth.py and chapters/estimating.py.
MEDAL_WORTH: Final = 4  # on top of its points: it brings the end closer
WIN_WORTH: Final = 30  # being ahead when the game ends
LONGEST: Final = RAILS + 1  # a way to a medal has fewer steps
NEEDS: Final = LAST_MEDAL + 1  # numbers of medals the leader may still need

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
SAMPLES: Final = 16  # worlds taken from one run, when many are wanted
CELLS: Final = 131072  # room for what differs between worlds, for each of four arrays
ALL: Final = KINDS  # the last of the COLUMNS of an epoch: all its cards
COLUMNS: Final = KINDS + 1

# What a row tells a seat about each player.  In the hand and in front of them: ...
SIGHT_NUGGETS: Final = 0
SIGHT_PRICES: Final = 1  # + value - 1: whether they can pay for such a card
SIGHT_CARDS: Final = SIGHT_PRICES + VALUES
SIGHT_COMING: Final = SIGHT_CARDS + 1  # cards about to be drawn
SIGHT_AREA: Final = SIGHT_COMING + 1  # + kind
SIGHT_FAMILIES: Final = SIGHT_AREA + KINDS  # + duo * VALUES + cards - 1
SIGHT_SUPPLIED: Final = SIGHT_FAMILIES + DUOS * VALUES  # the viewer holds the last card of a family
SIGHT_SOUGHT: Final = SIGHT_SUPPLIED + 1  # copies of it the viewer has not seen
# ... points and medals: ...
SIGHT_SCORE: Final = SIGHT_SOUGHT + 1
SIGHT_AHEAD: Final = SIGHT_SCORE + 1  # of the best other
SIGHT_MEDALS: Final = SIGHT_AHEAD + 1  # their points
SIGHT_WON: Final = SIGHT_MEDALS + 1
SIGHT_NEEDS: Final = SIGHT_WON + 1  # + medals to the last, at most 3, - 1
SIGHT_NEAR: Final = SIGHT_NEEDS + 3  # + steps - 1: medals that are so far away, at most CLOSE steps ...
SIGHT_PRIZES: Final = SIGHT_NEAR + 6  # + steps - 1: ... and their points
CLOSE: Final = 6
SIGHT_DISTANCE: Final = SIGHT_PRIZES + CLOSE  # steps to the last medal
SIGHT_HOPES: Final = SIGHT_DISTANCE + 1
SIGHT_CHECKS: Final = SIGHT_HOPES + 1  # medals that one check would win ...
SIGHT_BEST_CHECK: Final = SIGHT_CHECKS + 1  # ... and the points of the best
SIGHT_LAST_BOX: Final = SIGHT_BEST_CHECK + 1  # points of zone medals that a discovery would win
# ... the roadmap: ...
SIGHT_OPEN: Final = SIGHT_LAST_BOX + 1  # + icon: steps that can be ticked now
SIGHT_LATER: Final = SIGHT_OPEN + ICONS - 1  # + icon: all that are missing; no step has the icon of CHECK_DUO
SIGHT_BEGUN: Final = SIGHT_LATER + ICONS - 1  # + zone: discovered regions that are not complete ...
SIGHT_MISSING: Final = SIGHT_BEGUN + ZONES  # + zone: ... and the steps missing there
SIGHT_COMPLETE: Final = SIGHT_MISSING + ZONES  # + zone
SIGHT_BESIDE: Final = SIGHT_COMPLETE + ZONES  # + zone: regions that can be discovered
SIGHT_PROSPECT: Final = SIGHT_BESIDE + ZONES  # the best medal hoped for in one of them
SIGHT_RAILROAD: Final = SIGHT_PROSPECT + 1  # steps that are missing
# ... the bounty board: ...
SIGHT_BOX: Final = SIGHT_RAILROAD + 1  # + zone: points for the next box
SIGHT_BOXES: Final = SIGHT_BOX + ZONES  # + zone - 1: boxes that are missing ...
SIGHT_ZONE_MEDAL: Final = SIGHT_BOXES + ZONES - 1  # + zone - 1: ... to this medal
SIGHT_TIPI_NEAR: Final = SIGHT_ZONE_MEDAL + ZONES - 1  # boxes missing at one end ...
SIGHT_TIPI_FAR: Final = SIGHT_TIPI_NEAR + 1  # ... and at the other
SIGHT_TIPI_MEDAL: Final = SIGHT_TIPI_FAR + 1
SIGHT_TIPI_BONUS: Final = SIGHT_TIPI_MEDAL + 1  # the icon of the next box
SIGHT_SALOON: Final = SIGHT_TIPI_BONUS + 1  # boxes that are missing
SIGHT_SALOON_MEDAL: Final = SIGHT_SALOON + 1
SIGHT_WANTED: Final = SIGHT_SALOON_MEDAL + 1
SIGHT_WANTED_MEDAL: Final = SIGHT_WANTED + 1
SIGHT_WANTED_BONUS: Final = SIGHT_WANTED_MEDAL + 1
# ... and the turn.
SIGHT_CALLER: Final = SIGHT_WANTED_BONUS + 1
SIGHT_CALLS_IN: Final = SIGHT_CALLER + 1  # turns until they call
SIGHT_DUO: Final = SIGHT_CALLS_IN + 1  # + duo of which an action is to be chosen
SIGHT_PAIRING: Final = SIGHT_DUO + DUOS
SIGHT_TICKING_TIPI: Final = SIGHT_PAIRING + 1
SIGHT_FREE_PLAY: Final = SIGHT_TICKING_TIPI + 1
SIGHT_DISCOVERING: Final = SIGHT_FREE_PLAY + 1
SIGHT_STARTING: Final = SIGHT_DISCOVERING + 1  # has not chosen a village
SIGHT_CALLING: Final = SIGHT_STARTING + 1
SIGHT_GIVING: Final = SIGHT_CALLING + 1
SIGHTS: Final = SIGHT_GIVING + 1

# What it tells about the viewer's hand, the card asked for, and everything that all share.
COMMON_HAND: Final = 0  # + kind
COMMON_UNSEEN: Final = COMMON_HAND + KINDS  # + kind: in the pile or in hands of others
COMMON_PLAYABLE: Final = COMMON_UNSEEN + KINDS  # + duo
COMMON_AFFORDABLE: Final = COMMON_PLAYABLE + DUOS  # + duo
COMMON_SWAPPABLE: Final = COMMON_AFFORDABLE + DUOS  # + duo
COMMON_SECOND: Final = COMMON_SWAPPABLE + DUOS  # + duo: playable cards that are the second of a family ...
COMMON_THIRD: Final = COMMON_SECOND + DUOS  # + duo: ... or complete it
COMMON_PAIRS: Final = COMMON_THIRD + DUOS  # colors with two cards to discard
COMMON_ASKING: Final = COMMON_PAIRS + 1  # the viewer asked for a card
COMMON_ANSWERING: Final = COMMON_ASKING + 1  # the viewer is asked for it
COMMON_ASKED: Final = COMMON_ANSWERING + 1  # + duo of that card
COMMON_ASKED_VALUE: Final = COMMON_ASKED + DUOS
COMMON_ASKED_FAMILY: Final = COMMON_ASKED_VALUE + 1  # + cards of its color in front of the Caller
COMMON_EXACTLY: Final = COMMON_ASKED_FAMILY + VALUES  # how likely it is that this card is in the hand ...
COMMON_ALIKE: Final = COMMON_EXACTLY + 1  # ... or one of its color or value
COMMON_CALLED: Final = COMMON_ALIKE + 1  # + duo of the card that was received this turn
COMMON_SETUP: Final = COMMON_CALLED + DUOS  # the current step
COMMON_CALL: Final = COMMON_SETUP + 1
COMMON_ANSWER: Final = COMMON_CALL + 1
COMMON_TAKING: Final = COMMON_ANSWER + 1
COMMON_ACTIONS: Final = COMMON_TAKING + 1
COMMON_FAMILIES: Final = COMMON_ACTIONS + 1
COMMON_REFILLING: Final = COMMON_FAMILIES + 1
COMMON_PILE: Final = COMMON_REFILLING + 1
COMMON_DISCARDS: Final = COMMON_PILE + 1
COMMON_RESERVE: Final = COMMON_DISCARDS + 1
COMMON_LAST_NUGGETS: Final = COMMON_RESERVE + 1  # at most 3 of the reserve
COMMON_TURN: Final = COMMON_LAST_NUGGETS + 1
COMMON_MOST_MEDALS: Final = COMMON_TURN + 1
COMMON_LAST_TURN: Final = COMMON_MOST_MEDALS + 1
COMMONS: Final = COMMON_LAST_TURN + 1

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
