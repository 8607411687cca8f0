"""Pioneer Days: every number with a name."""

from typing import Final

# What is in the box, at most.
PLAYERS: Final = 4
WEEKS_IN_ALL: Final = 4
DAYS_A_WEEK: Final = 5
DAYS_IN_ALL: Final = WEEKS_IN_ALL * DAYS_A_WEEK
DAYS_LEFT: Final = DAYS_IN_ALL + 1  # from all of them to none
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


# How tokens move, see imagining.py.
CAME_OUT: Final = 0  # of the bag
KEPT: Final = 1
NOT_KEPT: Final = 2
PUT_BACK: Final = 3
FACE_DOWN: Final = NUGGETS  # instead of its value
ENOUGH_MOVES: Final = 400  # after them no gold is drawn any more, but all of it ...
MOVES: Final = ENOUGH_MOVES + 3 * TOKENS_IN_ALL  # ... may still have CAME_OUT, be KEPT and be PUT_BACK

# Imagining: where a token may be that a seat cannot see: with a player, or ...
BAG: Final = PLAYERS
DRAWN: Final = BAG + 1  # ... by the player who is mining
PLACES: Final = DRAWN + 1
CELLS: Final = PLACES * NUGGETS  # of a world
TRIES: Final = 1000  # worlds, one by one
WORLDS: Final = 64  # side by side at first, ...
MOST_WORLDS: Final = 512  # ... and when none of them is left, ...
RUNS: Final = 64  # ... that many times

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

# What an experienced player adds up to estimate a position, apart from nuggets.
PART_SCORED: Final = 0  # points, favors and damage
PART_FOLK: Final = 1
PART_TILES: Final = 2
PART_BOARD: Final = 3
PART_GOODS: Final = 4
PART_ROOM: Final = 5
PART_TOWNS: Final = 6
PART_DIE: Final = 7  # in hand
PART_FEARS: Final = 8  # + disaster
PARTS: Final = PART_FEARS + TRACKS
ENOUGH_DOLLARS: Final = 9  # more are worth less
ENOUGH_WOOD: Final = 5
ENOUGH_MEDICINE: Final = 6
MOST_ROOM: Final = 8  # slots: more are worth no more

# What cards do, as numbers that can be added up: columns of a row per card.
COUNTED: Final = 10  # the goods that conditions count, without those that can only be gained
TRAIT_LASTING: Final = 0  # + word - LASTING
TRAIT_MOMENTS: Final = TRAIT_LASTING + LASTINGS  # + moment - ON_FACE: what it brings then, in points
TRAIT_DAILY: Final = TRAIT_MOMENTS + MOMENTS - ON_FACE  # + good that is no wagon: how many a day
TRAIT_POINTS: Final = TRAIT_DAILY + GOOD_SMALL_WAGON
TRAIT_PER: Final = TRAIT_POINTS + 1  # + what is counted: points for each
TRAITS: Final = TRAIT_PER + COUNTED

# What a row tells a seat about each player, ...
SIGHT_MONEY: Final = 0
SIGHT_POCKET: Final = 1  # as much as a large wagon costs
SIGHT_CATTLE: Final = 2
SIGHT_HERD: Final = 3  # points of the cattle if all survive
SIGHT_WOOD: Final = 4
SIGHT_MEDICINE: Final = 5
SIGHT_FAVORS: Final = 6
SIGHT_FAVOR_LEAD: Final = 7
SIGHT_MOST_FAVORS: Final = 8
SIGHT_TOKENS: Final = 9
SIGHT_NUGGETS: Final = 10  # of others: on average
SIGHT_POINTS: Final = 11
SIGHT_SCORE: Final = 12
SIGHT_LEAD: Final = 13
SIGHT_CAPACITY: Final = 14
SIGHT_FREE: Final = 15
SIGHT_FULL: Final = 16
SIGHT_OVERLOAD: Final = 17
SIGHT_HALVES: Final = 18  # slots with room for one more wood or medicine
SIGHT_WAGONS: Final = 19  # + size
SIGHT_DAMAGE: Final = SIGHT_WAGONS + SIZES
SIGHT_LOAD: Final = SIGHT_DAMAGE + 1
SIGHT_CROWD: Final = SIGHT_LOAD + 1
SIGHT_FOLK_POINTS: Final = SIGHT_CROWD + 1
SIGHT_BOARD_POINTS: Final = SIGHT_FOLK_POINTS + 1
SIGHT_PARTS: Final = SIGHT_BOARD_POINTS + 1  # + part
SIGHT_COSTS: Final = SIGHT_PARTS + PARTS  # + disaster: what it would cost now
SIGHT_OUTLOOK: Final = SIGHT_COSTS + TRACKS  # all parts
SIGHT_TURNING: Final = SIGHT_OUTLOOK + 1
SIGHT_CAN_TURN: Final = SIGHT_TURNING + 1
SIGHT_CAN_BUY: Final = SIGHT_CAN_TURN + 1  # + size
SIGHT_TOWNS: Final = SIGHT_CAN_BUY + SIZES  # + 0 to 2 missing: the favors of such towns
SIGHT_LACKS: Final = SIGHT_TOWNS + 3  # + good, equipment last: how many the towns ask for that are missing
SIGHT_FACES: Final = SIGHT_LACKS + GOOD_FAVORS + 1  # + face: what such a die would bring
SIGHT_TURN: Final = SIGHT_FACES + FACES
SIGHT_TO_ACT: Final = SIGHT_TURN + 1
SIGHT_DECIDES: Final = SIGHT_TO_ACT + 1
SIGHT_FIRST: Final = SIGHT_DECIDES + 1
SIGHT_ORDER: Final = SIGHT_FIRST + 1
SIGHT_WAITING: Final = SIGHT_ORDER + 1  # what cards still to act will bring
SIGHT_DRAWING: Final = SIGHT_WAITING + 1  # tokens drawn now
SIGHT_TRAITS: Final = SIGHT_DRAWING + 1  # + trait: of all cards
SIGHTS: Final = SIGHT_TRAITS + TRAITS  # how many there are
# ... and about everything else.
COMMON_WEEK: Final = 0  # + week - 1
COMMON_DAY: Final = COMMON_WEEK + WEEKS_IN_ALL
COMMON_DAYS: Final = COMMON_DAY + 1  # left
COMMON_LAST_DAY: Final = COMMON_DAYS + 1
COMMON_TRACKS: Final = COMMON_LAST_DAY + 1  # + disaster
COMMON_NEAR: Final = COMMON_TRACKS + TRACKS  # + disaster: the next step is the last
COMMON_STRIKES: Final = COMMON_NEAR + TRACKS  # + disaster
COMMON_DANGER: Final = COMMON_STRIKES + TRACKS  # + disaster
COMMON_ADVANCE: Final = COMMON_DANGER + TRACKS  # + disaster: how many of the dice in the pool would move it
COMMON_POOL: Final = COMMON_ADVANCE + TRACKS  # + color * FACES + face
COMMON_COLORS: Final = COMMON_POOL + COLORS * FACES  # + color
COMMON_FACES: Final = COMMON_COLORS + COLORS  # + face
COMMON_DICE: Final = COMMON_FACES + FACES
COMMON_BAG: Final = COMMON_DICE + 1  # + color
COMMON_TOKENS: Final = COMMON_BAG + COLORS
COMMON_UNSEEN: Final = COMMON_TOKENS + 1  # + value: its share of the tokens the viewer cannot see
COMMON_OWN: Final = COMMON_UNSEEN + NUGGETS  # + value: the viewer's
COMMON_DRAWN: Final = COMMON_OWN + NUGGETS  # + value: drawn by the viewer, to keep one
COMMON_DIE: Final = COMMON_DRAWN + NUGGETS  # + face of the die in hand
COMMON_TURNED: Final = COMMON_DIE + FACES
COMMON_USED: Final = COMMON_TURNED + 1
COMMON_SLOTS: Final = COMMON_USED + 1  # + face: what the townsfolk under it would bring the viewer, ...
COMMON_WANTED: Final = COMMON_SLOTS + SLOTS  # + face: ... the one of the others who wants them most, ...
COMMON_SCORES: Final = COMMON_WANTED + SLOTS  # + face: ... and what they would score for the viewer now
COMMON_STORE: Final = COMMON_SCORES + SLOTS  # number of tiles
COMMON_BEST_TILE: Final = COMMON_STORE + 1
COMMON_SHELTER: Final = COMMON_BEST_TILE + 1  # + word - PROTECT_CATTLE: what the tiles on show protect, ...
COMMON_TOOLS: Final = COMMON_SHELTER + PROTECT_MONEY - PROTECT_CATTLE  # + word - MORE_INCOME: ... make easier, ...
COMMON_TRIGGERS: Final = COMMON_TOOLS + TURN_FOR - MORE_INCOME  # + face: ... bring then, ...
COMMON_REVOLVERS: Final = COMMON_TRIGGERS + FACES  # ... and after a raid
COMMON_TOWNS: Final = COMMON_REVOLVERS + 1  # + town * TOWN_COLUMNS: favors and what it asks for
TOWN_COLUMNS: Final = GOOD_FAVORS + 2
COMMON_PLEDGED: Final = COMMON_TOWNS + TOWNS_SHOWN * TOWN_COLUMNS  # favors the viewer will get
COMMON_KEPT: Final = COMMON_PLEDGED + 1  # townsfolk the viewer keeps so far, ...
COMMON_SPARED: Final = COMMON_KEPT + 1  # ... and what they will bring
COMMON_DAMAGED: Final = COMMON_SPARED + 1  # wagons the viewer has to damage
COMMON_MENDED: Final = COMMON_DAMAGED + 1  # markers to remove
COMMON_PRICE: Final = COMMON_MENDED + 1  # of an offer, in points, ...
COMMON_OFFER: Final = COMMON_PRICE + 1  # ... and what it gives
COMMON_BOARDS: Final = COMMON_OFFER + 1  # the viewer's: what the better one, the other, the standard one are worth
COMMON_BOARD: Final = COMMON_BOARDS + DEALT + 1  # the one chosen
COMMON_BOUGHT: Final = COMMON_BOARD + 1  # cards paid for this turn
COMMON_CHANCE: Final = COMMON_BOUGHT + 1
COMMON_COUNT: Final = COMMON_CHANCE + 1  # how far chance has come
COMMON_STEPS: Final = COMMON_COUNT + 1  # + number of the step among those that ask
ASKING: Final = 29  # how many do
COMMONS: Final = COMMON_STEPS + ASKING  # how many there are

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
