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
