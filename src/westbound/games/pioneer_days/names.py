"""Pioneer Days: every number with a name."""

from typing import Final

# What is in the box, at most.
PLAYERS: Final = 4
WEEKS_IN_ALL: Final = 4
DAYS_A_WEEK: Final = 5
POOL: Final = 5  # dice rolled for a day
TRACKS: Final = 4
TRACK_END: Final = 3  # steps until a disaster strikes
FOLK: Final = 60
FOLK_IN_PLAY: Final = 24
SLOTS: Final = 6  # for townsfolk, one under each face
TOWNS: Final = 22
TOWNS_SHOWN: Final = 3
TILES: Final = 27  # of equipment
STORE: Final = 5  # tiles shown
BOARDS: Final = 9  # the unique sides, and ...
STANDARD: Final = 8  # ... the standard one
DEALT: Final = 2  # boards to choose from
ABILITIES: Final = FOLK + BOARDS + TILES  # everything that can have an effect, one after the other
BOARD_AT: Final = FOLK
TILE_AT: Final = FOLK + BOARDS
NUGGETS: Final = 3  # on a token: 1, 2, 3
MARKERS: Final = 12  # of damage on one wagon: there are never that many storms
SIZES: Final = 2  # of wagons: small, large
WAGON_KINDS: Final = SIZES * MARKERS
NOBODY: Final = -1

# Limits: whatever an edition says, nobody has more than this, so that everything fits into a C short and the news of
# one action into the journal.
TOKENS_IN_ALL: Final = 36
MOST_MONEY: Final = 999
MOST_GOODS: Final = 99  # of wood, medicine, cattle, favors
MOST_POINTS: Final = 9999  # scored during the game
MOST_WAGONS: Final = 20
MOST_WORTH: Final = 999  # of the condition of one card
SENTENCES: Final = 4  # on one card, not counting its condition


# How tokens move, in blocks like actions: + player * SIDES + value; see imagining.py.
SIDES: Final = NUGGETS + 1  # the values, and FACE_DOWN
FACE_DOWN: Final = NUGGETS
CAME_OUT: Final = 0  # of the bag
KEPT: Final = CAME_OUT + PLAYERS * SIDES
NOT_KEPT: Final = KEPT + PLAYERS * SIDES
PUT_BACK: Final = NOT_KEPT + PLAYERS * SIDES
MOVES: Final = 1024  # kept in memory

# Colors of dice, in the order of the disaster tracks.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLACK: Final = 4
COLORS: Final = 5
STORM: Final = 0
RAID: Final = 1
FAMINE: Final = 2
DISEASE: Final = 3

# Faces of dice, in the order of the board.
WILD: Final = 0
MINE: Final = 1
EQUIPMENT: Final = 2
CATTLE: Final = 3
WOOD: Final = 4
MEDICINE: Final = 5
FACES: Final = 6

# Goods: whatever can be paid, delivered, gained or counted.
GOOD_MONEY: Final = 0
GOOD_WOOD: Final = 1
GOOD_MEDICINE: Final = 2
GOOD_CATTLE: Final = 3
GOOD_GOLD: Final = 4
GOOD_FAVORS: Final = 5
GOOD_POINTS: Final = 6
GOOD_SMALL_WAGON: Final = 7
GOOD_LARGE_WAGON: Final = 8
GOOD_EQUIPMENT: Final = 9
GOOD_FOLK: Final = 10
GOOD_WAGONS: Final = 11  # of both sizes
GOOD_DAMAGE: Final = 12
GOODS: Final = 13
COSTS: Final = 4  # the first four can be paid and delivered, ...
STARTS: Final = 5  # ... boards may start with the first five, ...
GAINS: Final = 9  # ... and the first nine can be gained
ASKS: Final = 10  # towns ask for some of the first ten

# Numbers in the rulebook.
ONE_NUGGET: Final = 18  # tokens with one nugget, ...
TWO_NUGGETS: Final = 12
THREE_NUGGETS: Final = 6
SMALL_WAGON_COSTS: Final = 5
LARGE_WAGON_COSTS: Final = 8
SMALL_SLOTS: Final = 4
LARGE_SLOTS: Final = 6
SLOTS_LOST: Final = 2  # to a damage marker
SHARE_A_SLOT: Final = 2  # wood, or medicine
DAMAGE_POINTS: Final = -2
TURNING_COSTS: Final = 3
FAVOR_POINTS: Final = 2
MOST_FAVORS_POINTS: Final = 5

# When a card takes effect.
NOW: Final = 0
ON_FACE: Final = 1  # + face
AFTER: Final = 7  # + disaster
EACH_WEEK: Final = 11
EACH_TURN: Final = 12
MOMENTS: Final = 13

# The words of the cards.
GAIN: Final = 1
GAIN_PER: Final = 2
GAIN_OR: Final = 3
TAKE_TILE: Final = 4
MEND: Final = 5
MAY_PAY: Final = 6
PROTECT_CATTLE: Final = 7
PROTECT_WAGONS: Final = 8
PROTECT_FOLK: Final = 9
PROTECT_MONEY: Final = 10
MORE_INCOME: Final = 11
DRAW_MORE: Final = 12
NEIGHBOURS: Final = 13
TURN_FOR: Final = 14
CHEAPER_WAGONS: Final = 15
CARRY_MORE: Final = 16
POINTS: Final = 17
POINTS_PER: Final = 18
POINTS_PER_MANY: Final = 19
POINTS_IF: Final = 20
LASTING: Final = PROTECT_CATTLE  # the first word of a lasting effect
LASTINGS: Final = 10
EFFECT: Final = 5  # numbers of an effect in a program
PROGRAM: Final = EFFECT * (
    1 + 2 * (SENTENCES * (FOLK + BOARDS) + TILES)
)  # numbers in all; each effect may need an end of its own
SCORINGS: Final = 4  # numbers of a condition: word, points, count, what

# The headings of the rulebook.
GAME: Final = 1  # SETUP to FINAL_SCORING
SETUP: Final = 2  # FIRST_PLAYER to STARTING_GOODS
WEEKS: Final = 3  # START_OF_WEEK to TOWN_VISIT, four times
FINAL_SCORING: Final = 4
FIRST_PLAYER: Final = 5
FIRST_FOLK: Final = 6
FIRST_TOWNS: Final = 7
DEALING: Final = 8
CHOOSING_BOARDS: Final = 9
STARTING_GOODS: Final = 10
START_OF_WEEK: Final = 11  # FILLING_BAG to LAYING_FOLK
DAYS: Final = 12  # ROLLING to PASSING_ON, five times
LAST_DISASTERS: Final = 13
TOWN_VISIT: Final = 14  # WEEKLY_EFFECTS to DELIVERING
FILLING_BAG: Final = 15
LAYING_TOWNS: Final = 16
LAYING_TILES: Final = 17
LAYING_FOLK: Final = 18
ROLLING: Final = 19
TURNS: Final = 20
LAST_DIE: Final = 21
PASSING_ON: Final = 22
TURN: Final = 23  # TAKING to END_OF_TURN
TAKING: Final = 24
TRIGGERS: Final = 25
USING: Final = 26
BUYING: Final = 27
END_OF_TURN: Final = 28
WEEKLY_EFFECTS: Final = 29
CATTLE_POINTS: Final = 30
VISITS: Final = 31
DELIVERING: Final = 32
CHOOSING_BOARD: Final = 33  # what these steps lead to
STARTING: Final = 34
EFFECTS: Final = 35
CHOOSING_GOOD: Final = 36
PAYING: Final = 37
TAKING_TILE: Final = 38
MENDING: Final = 39
DRAWING: Final = 40
MINING: Final = 41
KEEPING_TOKEN: Final = 42
FITTING: Final = 43
DISASTERS: Final = 44
STORMS: Final = 45
STORM_DAMAGE: Final = 46
DISEASES: Final = 47
DISEASE_KEEPING: Final = 48
AFTERMATH: Final = 49
ACTING: Final = 50
VISITING: Final = 51
GIVING: Final = 52
HEADINGS: Final = 52  # how many there are

# How far a step has come.
TURN_BEGUN: Final = 1  # the count of TAKING ...
DIE_IN_HAND: Final = 2  # ... once a die is taken
HAD_ENOUGH: Final = 1  # the note of BUYING, VISITING and DISEASE_KEEPING once the player has passed

# Actions are numbered in blocks, one block per verb: first the players' ...
PASS: Final = 0
TAKE: Final = 1  # + color * FACES + face
INCOME: Final = TAKE + COLORS * FACES
DO: Final = INCOME + 1  # + face: mine, cattle, wood, medicine
EQUIP: Final = DO + FACES  # + tile
RECRUIT: Final = EQUIP + TILES  # + townsfolk
TURN_DIE: Final = RECRUIT + FOLK  # + face
WAGON: Final = TURN_DIE + FACES  # + size
PAY: Final = WAGON + SIZES  # + ability, without equipment
ACT: Final = PAY + FOLK + BOARDS  # + ability
CHOOSE: Final = ACT + ABILITIES  # + good
KEEP_TOKEN: Final = CHOOSE + GAINS  # + value
DISCARD: Final = KEEP_TOKEN + NUGGETS  # + wood or medicine
DISCARD_TOKEN: Final = DISCARD + 2  # + value
DISCARD_TILE: Final = DISCARD_TOKEN + NUGGETS  # + tile
DAMAGE: Final = DISCARD_TILE + TILES  # + kind of wagon
REPAIR: Final = DAMAGE + WAGON_KINDS  # + kind of wagon
KEEP: Final = REPAIR + WAGON_KINDS  # + townsfolk
BOARD: Final = KEEP + FOLK  # + board
FULFIL: Final = BOARD + BOARDS  # + town
GIVE_TOKEN: Final = FULFIL + TOWNS  # + value
GIVE_TILE: Final = GIVE_TOKEN + NUGGETS  # + tile
# ... then those of chance.
FIRST: Final = GIVE_TILE + TILES  # + player
ROLL: Final = FIRST + PLAYERS  # + color * FACES + face
LAY_FOLK: Final = ROLL + COLORS * FACES  # + townsfolk
LAY_TOWN: Final = LAY_FOLK + FOLK  # + town
LAY_TILE: Final = LAY_TOWN + TOWNS  # + tile
DEAL: Final = LAY_TILE + TILES  # + board
TOKEN: Final = DEAL + BOARDS  # + value

# Events for the journal; ``journal.py`` says what the numbers of an entry mean.
BEGINS: Final = 0
FOLK_LAID: Final = 1
TOWN_LAID: Final = 2
TILE_LAID: Final = 3
BOARDS_DEALT: Final = 4
BOARD_SEEN: Final = 5
BOARD_CHOSEN: Final = 6
WEEK_BEGINS: Final = 7
DAY_BEGINS: Final = 8
DIE_ROLLED: Final = 9
TURN_OF: Final = 10
DIE_TAKEN: Final = 11
ACTS: Final = 12
GAINED: Final = 13
PAID: Final = 14
DIE_TURNED: Final = 15
INCOME_TAKEN: Final = 16
TILE_TAKEN: Final = 17
RECRUITED: Final = 18
WAGON_BOUGHT: Final = 19
TOKEN_DRAWN: Final = 20
TOKEN_SEEN: Final = 21
TOKENS_BACK: Final = 22
TOKEN_BACK_SEEN: Final = 23
DISCARDED: Final = 24
TILE_DISCARDED: Final = 25
DIE_LEFT: Final = 26
TRACK_MOVED: Final = 27
DISASTER_STRIKES: Final = 28
WOOD_SPENT: Final = 29
WAGON_DAMAGED: Final = 30
WAGON_MENDED: Final = 31
MONEY_LOST: Final = 32
CATTLE_FED: Final = 33
CATTLE_LOST: Final = 34
MEDICINE_SPENT: Final = 35
FOLK_LOST: Final = 36
SPARED: Final = 37
ALL_ADVANCE: Final = 38
CATTLE_SCORED: Final = 39
TOWN_FULFILLED: Final = 40
TILE_GIVEN: Final = 41
NO_TOWN: Final = 42
SCORED_GOLD: Final = 43
SCORED_FAVORS: Final = 44
SCORED_MOST_FAVORS: Final = 45
SCORED_FOLK: Final = 46
SCORED_BOARD: Final = 47
SCORED_DAMAGE: Final = 48
GAME_OVER: Final = 49
MARKER_BACK: Final = 50
