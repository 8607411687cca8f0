"""Pioneers: every number with a name."""

from typing import Final

# What is in the box, at most.
PLAYERS: Final = 4
START: Final = 0  # the start space; the cities are 1, 2 ...
CITIES: Final = 46
LINES: Final = 88
WORD: Final = 44  # lines in one mask; two masks hold all lines
WORDS: Final = 2
SLOTS: Final = 4  # of the display
CARDS: Final = 28  # all coaches ...
STARTERS: Final = 24  # ... of which the starting coaches are the last four
CREWS: Final = 32  # sets of passengers on five seats
COACHES: Final = 11  # that a player can ever have: 14 + 7 pioneers fill ten coaches, and the first
NUGGETS: Final = 3  # values: 3, 4, 5
LOWEST_NUGGET: Final = 3
COVERS: Final = 8
BANK: Final = 4  # the fifth purse
NOBODY: Final = -1

BANKER: Final = 0
MERCHANT: Final = 1
SERGEANT: Final = 2
BARKEEPER: Final = 3
DIGGER: Final = 4
FARMER: Final = 5
JOBS: Final = 6
HOTEL: Final = 6  # a tile, but not a profession
TILES: Final = 7
NO_TILE: Final = 7
COVERED: Final = 8

# Numbers in the rulebook.
REMOVED_OF_TWO: Final = 12  # coaches removed with two players, ...
REMOVED_OF_THREE: Final = 6  # ... three, ...
REMOVED_OF_FOUR: Final = 2  # ... and four
PIONEERS_EACH: Final = 20
ROADS_EACH: Final = 15
STARTING_MONEY: Final = 2
INCOME_PER_TURN: Final = 3
ONE_ROAD_COSTS: Final = 2
TWO_ROADS_COST: Final = 5
HOTEL_PAYS: Final = 3
EMPTY_COACH_PAYS: Final = 1
JOINING_COSTS: Final = 2
TALENTS: Final = 2  # places for bankers, and for merchants
FARMERS_MORE: Final = 2
PIONEER_IN_NETWORK: Final = 2  # points
MOST_MONEY: Final = 30_000  # in a purse, or owed by the bank; never reached in play

# The headings of the rulebook.
GAME: Final = 1  # SETUP and ROUNDS
SETUP: Final = 2  # COVERING to STARTING_COACHES
ROUNDS: Final = 3
COVERING: Final = 4
LAYING: Final = 5
MENDING: Final = 6
FIRST_PLAYER: Final = 7
DISPLAY: Final = 8
STARTING_COACHES: Final = 9
ROUND: Final = 10
TURN: Final = 11  # INCOME to END_OF_TURN
INCOME: Final = 12
PURCHASE: Final = 13
MOVEMENT: Final = 14
SETTLING: Final = 15
SPECIAL_ACTION: Final = 16
INVITATION: Final = 17
END_OF_TURN: Final = 18
REPLACING: Final = 19  # what these steps lead to
EXCHANGING: Final = 20
BUILDING: Final = 21
REVEALING: Final = 22
ROUTING: Final = 23
DRIVING: Final = 24
FREE_ROAD: Final = 25
DIGGING: Final = 26
BARKEEPING: Final = 27
MORE_FARMERS: Final = 28
JOINING: Final = 29
HEADINGS: Final = 29  # how many there are

# Purchase: what has been bought this turn.
BOUGHT_ONE_ROAD: Final = 1
BOUGHT_TWO_ROADS: Final = 2
BOUGHT_COACH: Final = 4

# Actions are numbered in blocks, one block per verb: first the players' ...
PASS: Final = 0
ROAD: Final = 1  # + line
TWO_ROADS: Final = ROAD + LINES
COACH: Final = TWO_ROADS + 1  # + slot
TRAVEL: Final = COACH + SLOTS  # + city
REINS: Final = TRAVEL + CITIES
DRIVE: Final = REINS + 1  # + city
ROUTE: Final = DRIVE + CITIES  # + index in the list of payments
ROUTES: Final = 16
SETTLE: Final = ROUTE + ROUTES  # + job * COACHES + coach
RETURN: Final = SETTLE + JOBS * COACHES  # + job * COACHES + coach
JOIN: Final = RETURN + JOBS * COACHES  # + coach
# ... then those of chance.
COVER: Final = JOIN + COACHES  # + city
LAY: Final = COVER + CITIES  # + tile
REPLACE: Final = LAY + TILES  # + city
EXCHANGE: Final = REPLACE + CITIES  # + city
FIRST: Final = EXCHANGE + CITIES  # + player
REVEAL: Final = FIRST + PLAYERS  # + card
DEAL: Final = REVEAL + STARTERS  # + starting coach
NUGGET: Final = DEAL + PLAYERS  # + its value, from the lowest

# The search for routes.  A payment is packed into one number, total first, so that numbers sort like payments;
# a purse has room for more than any route costs, so none overflows into the next.
MOST_LABELS: Final = 1536  # at most 688 were needed on 20,000 random boards with all roads built and plenty of money
CROWD: Final = 40  # labels before it pays to know the least each purse must get
DEAREST: Final = 2 * CITIES  # no route costs more
PURSE_BITS: Final = 8
TOTAL_BITS: Final = 32
PURSES: Final = 0x7F7F7F7F  # the most that fits
GUARDS: Final = 0x80808080  # the bit above each purse
MONEY: Final = 0xFFFFFFFF  # all bits but the total

# What a position is worth to a beginner, in hundredths of a point; see chapters/estimating.py.
WHOLE_POINT: Final = 100
USUAL_ROUNDS: Final = 12
FEWEST_ROUNDS: Final = 2  # still to come, unless this is the last one
WORTH_PROGRESS: Final = 70  # of each point of a coach, times the share of its seats that are empty
WORTH_WANTED: Final = 90  # a pioneer on a coach that some city still wants ...
WORTH_STRANDED: Final = 20  # ... or only a hotel
ENOUGH_DOLLARS: Final = 5
WORTH_DOLLAR: Final = 80  # as long as there are not enough
WORTH_SPARE_DOLLAR: Final = 30
WORTH_LAST_DOLLAR: Final = 5  # in the last round
WORTH_BANKER: Final = 50  # per round
WORTH_MERCHANT: Final = 50
WORTH_OPEN_CITY: Final = 60  # a tile in the player's own network
WORTH_ROAD: Final = 35

# The columns of what a seat sees, in blocks like the actions: first those of each player ...
SIGHT_CASH: Final = 0
SIGHT_FEW_DOLLARS: Final = 1
SIGHT_SUPPLY: Final = 2
SIGHT_FEW_PIONEERS: Final = 3
SIGHT_STOCK: Final = 4
SIGHT_FEW_ROADS: Final = 5
SIGHT_BANKERS: Final = 6
SIGHT_MERCHANTS: Final = 7
SIGHT_INCOME_TO_COME: Final = 8  # bankers, times the coaches in the stack
SIGHT_PURCHASES_TO_COME: Final = 9  # merchants, times the coaches in the stack
SIGHT_POINTS: Final = 10
SIGHT_EMPTY_SEATS: Final = 11
SIGHT_NUGGETS: Final = 12
SIGHT_GOLD: Final = 13  # what they are worth; on average, if the viewer cannot know
SIGHT_SCORE: Final = 14
SIGHT_COACHES: Final = 15  # that still carry somebody
SIGHT_ABOARD: Final = 16
SIGHT_PASSENGERS: Final = 17  # + job
SIGHT_EMPTYING: Final = SIGHT_PASSENGERS + JOBS  # + pioneers still aboard - 1: points to score with such coaches
MOST_ABOARD: Final = 5
SIGHT_WANTED: Final = SIGHT_EMPTYING + MOST_ABOARD  # pioneers aboard that some city wants
SIGHT_STRANDED: Final = SIGHT_WANTED + 1  # those that none does
SIGHT_SETTLERS: Final = SIGHT_WANTED + 2
SIGHT_NETWORK: Final = SIGHT_WANTED + 3  # pioneers in the network that counts
SIGHT_NETWORK_SIZE: Final = SIGHT_WANTED + 4
SIGHT_SPENT_CITIES: Final = SIGHT_WANTED + 5  # cities of the network without a tile
SIGHT_ONE_ROAD_AWAY: Final = SIGHT_WANTED + 6  # pioneers one road away from the network
SIGHT_TWO_ROADS_AWAY: Final = SIGHT_WANTED + 7
SIGHT_OPEN_ROADS: Final = SIGHT_WANTED + 8  # roads the stagecoach can drive over
SIGHT_NETWORK_MATCHES: Final = SIGHT_WANTED + 9  # pioneers aboard that cities of the network want
SIGHT_MATCHES_BEYOND: Final = SIGHT_WANTED + 10  # more of them that cities one road beyond it want
SIGHT_NETWORK_TILES: Final = SIGHT_WANTED + 11  # + tile
SIGHT_TILES_BEYOND: Final = SIGHT_NETWORK_TILES + TILES  # + tile
SIGHT_HERE: Final = SIGHT_TILES_BEYOND + TILES  # the stagecoach is in the network
SIGHT_REACH: Final = SIGHT_HERE + 1  # + fare: matching cities for that fare
FARES: Final = 4  # from $0 to $3
SIGHT_NEAREST: Final = SIGHT_REACH + FARES  # + tile: how near the nearest matching city with that tile is
SIGHT_NEAREST_OWN: Final = SIGHT_NEAREST + TILES  # how near the nearest matching city of the network is
SIGHT_LAST_PIONEER: Final = SIGHT_NEAREST_OWN + 1  # points of coaches whose last pioneer has a city within reach
SIGHT_TURN: Final = SIGHT_NEAREST_OWN + 2  # it is their turn
SIGHT_DECIDES: Final = SIGHT_NEAREST_OWN + 3
SIGHT_DRIVES_NEXT: Final = SIGHT_NEAREST_OWN + 4
SIGHT_TURN_TO_COME: Final = SIGHT_NEAREST_OWN + 5  # in this round
SIGHT_FIRST: Final = SIGHT_NEAREST_OWN + 6
SIGHT_GUEST: Final = SIGHT_NEAREST_OWN + 7  # may still join in this turn
SIGHTS: Final = SIGHT_NEAREST_OWN + 8

# ... then those that all share.
COMMON_ROUND: Final = 0
COMMON_LAST_ROUND: Final = 1
COMMON_STACK: Final = 2
COMMON_FEW_COACHES: Final = 3
COMMON_FEWEST_ROADS: Final = 4  # of any player
COMMON_NUGGETS: Final = 5
COMMON_QUIET: Final = 6  # nobody bought or settled in this round
COMMON_LEAD: Final = 7  # of the viewer, over the best rival
COMMON_AHEAD: Final = 8
COMMON_CHANCE: Final = 9
COMMON_TILES: Final = 10  # + tile: on the board
COMMON_GOAL: Final = COMMON_TILES + TILES  # + tile: about to be taken
COMMON_FARE: Final = COMMON_GOAL + TILES  # still to be paid for the way there
COMMON_PURCHASES: Final = COMMON_FARE + 1  # left this turn
COMMON_BOUGHT_ONE: Final = COMMON_FARE + 2
COMMON_BOUGHT_TWO: Final = COMMON_FARE + 3
COMMON_BOUGHT_COACH: Final = COMMON_FARE + 4
COMMON_ROADS_DUE: Final = COMMON_FARE + 5
COMMON_FARMERS_DUE: Final = COMMON_FARE + 6
COMMON_SETUP: Final = COMMON_FARE + 7
COMMON_PHASE: Final = COMMON_FARE + 8  # + step - PURCHASE
COMMON_DETAIL: Final = COMMON_PHASE + SETTLING - PURCHASE + 1  # + step - BUILDING
COMMON_SLOT: Final = COMMON_DETAIL + HEADINGS - BUILDING + 1  # + slot * SLOT_SIGHTS + ...
SLOT_SEATS: Final = 0
SLOT_POINTS: Final = 1
SLOT_JOBS: Final = 2  # + job
SLOT_WANTED: Final = SLOT_JOBS + JOBS  # seats that suit cities the viewer has no pioneer for yet
SLOT_NEAR: Final = SLOT_WANTED + 1  # those of them in the viewer's network, or one road beyond it
SLOT_FITS: Final = SLOT_WANTED + 2  # the viewer can fill and pay for it
SLOT_SIGHTS: Final = SLOT_WANTED + 3
COMMONS: Final = COMMON_SLOT + SLOTS * SLOT_SIGHTS

# Events for the journal; ``journal.py`` says what the numbers of an entry mean.
CITY_COVERED: Final = 0
TILE_LAID: Final = 1
TILE_REPLACED: Final = 2
TILES_EXCHANGED: Final = 3
BEGINS: Final = 4
COACH_REVEALED: Final = 5
COACH_DEALT: Final = 6
TURN_OF: Final = 7
PAID: Final = 8
NO_PURCHASE: Final = 9
BUILT: Final = 10
COACH_BOUGHT: Final = 11
DROVE: Final = 12
ARRIVED: Final = 13
STAYED: Final = 14
SETTLED: Final = 15
COACH_EMPTIED: Final = 16
TILE_KEPT: Final = 17
TILE_BOXED: Final = 18
RETURNED: Final = 19
NUGGET_TAKEN: Final = 20
NUGGET_SEEN: Final = 21
DECLINED: Final = 22
JOINED: Final = 23
LAST_ROUND_ROADS: Final = 24
LAST_ROUND_COACHES: Final = 25
STALLED: Final = 26
SCORED_SEATS: Final = 27
SCORED_NUGGETS: Final = 28
SCORED_NETWORK: Final = 29
GAME_OVER: Final = 30
INCOME_TAKEN: Final = 31
REINS_TAKEN: Final = 32
ROUTES_LOST: Final = 33
