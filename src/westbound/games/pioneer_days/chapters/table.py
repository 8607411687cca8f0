"""Pioneer Days: the table."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow
from westbound.games.pioneer_days.box import Box

if not cython.compiled:
    from westbound.engine.native import bit, masks, reals, row
    from westbound.games.pioneer_days.names import *


class Table(Flow):
    """A position."""

    def __init__(self, box: Box) -> None:
        """An empty table; the setup or ``copy`` fills it."""
        self.box = box
        if not cython.compiled:
            super().__init__()
            self.week = 0
            self.day = 0
            self.first = 0  # the first player
            self.bag = row(COLORS)  # dice in the bag
            self.pool = row(POOL)  # sides of the dice to take: color * FACES + face, or NOBODY
            self.die = 0  # the side of the die taken this turn, before it is turned
            self.face = 0  # what it shows now
            self.turned = False  # the die has been turned
            self.spent: Mask = 0  # abilities that have been paid for this turn
            self.waiting: Mask = 0  # cards still to act, by position among those of their owner
            self.tracks = row(TRACKS)  # by disaster: the position of its marker
            self.slots = row(SLOTS)  # by face: the townsfolk under it
            self.folk_left: Mask = 0  # townsfolk not yet shown
            self.towns = row(TOWNS_SHOWN)
            self.towns_left: Mask = 0  # not yet shown; nobody knows which will never be
            self.store = row(STORE)  # equipment on show
            self.tiles_left: Mask = 0
            self.tokens = row(NUGGETS)  # gold in the bag, by value
            self.drawn = row(NUGGETS)  # by the player who is mining, until one is kept
            self.board = row(PLAYERS)
            self.dealt = row(PLAYERS * DEALT)  # boards to choose from
            self.boards_left: Mask = 0
            self.money = row(PLAYERS)
            self.cattle = row(PLAYERS)
            self.wood = row(PLAYERS)
            self.medicine = row(PLAYERS)
            self.favors = row(PLAYERS)
            self.points = row(PLAYERS)  # scored so far
            self.gold = row(PLAYERS * NUGGETS)  # by player and value
            self.wagons = row(PLAYERS * WAGON_KINDS)  # by player, size and damage: how many
            self.folk = row(PLAYERS * FOLK_IN_PLAY)  # by player, in the order acquired
            self.crowd = row(PLAYERS)  # number of townsfolk
            self.gear = row(PLAYERS * TILES)  # equipment, in the order acquired
            self.load = row(PLAYERS)  # number of tiles
            self.battered = row(PLAYERS * WAGON_KINDS)  # during a storm: the wagons to be damaged
            self.kept = masks(PLAYERS)  # during a disease: the townsfolk to keep
            self.pledged = masks(PLAYERS)  # during a visit: the towns to fulfill ...
            self.pledged_tiles = masks(PLAYERS)  # ... with this equipment ...
            self.pledged_gold = row(PLAYERS * NUGGETS)  # ... and these tokens
            self.moves = row(MOVES)  # how tokens moved since one first came back, CAME_OUT to PUT_BACK, ...
            self.moved_by = row(MOVES)  # ... who moved them ...
            self.moved_value = row(MOVES)  # ... and their values, or FACE_DOWN; see imagining.py
            self.moved = 0  # number of moves
            self._have = row(GOODS)  # when estimating: what a player has, by what cards count, ...
            self._much = row(LASTINGS)  # ... how much of each lasting effect, ...
            self._left = row(ASKS)  # ... what is left when towns get theirs, ...
            self._hopes = reals(FOLK_IN_PLAY)  # ... what each of their townsfolk will bring, ...
            self._costs = reals(TRACKS)  # ... what disasters would cost them, ...
            self._parts = reals(PARTS)  # ... and all that is added up

    # Questions

    def tokens_of(self, player: int) -> int:
        """The number of gold tokens a player has."""
        count = 0
        for value in range(NUGGETS):
            count += self.gold[player * NUGGETS + value]
        return count

    def tokens_in_bag(self) -> int:
        count = 0
        for value in range(NUGGETS):
            count += self.tokens[value]
        return count

    def tokens_to_draw(self) -> int:
        """The tokens in the bag, or none if nobody could remember any longer where all of them go."""
        return self.tokens_in_bag() if self.moved <= ENOUGH_MOVES else 0

    def wagons_of(self, player: int) -> int:
        count = 0
        for kind in range(WAGON_KINDS):
            count += self.wagons[player * WAGON_KINDS + kind]
        return count

    def damage_of(self, player: int) -> int:
        """The damage markers on a player's wagons."""
        count = 0
        for kind in range(WAGON_KINDS):
            count += self.wagons[player * WAGON_KINDS + kind] * (kind % MARKERS)
        return count

    def capacity(self, player: int) -> int:
        """Slots that are not covered by damage."""
        slots = self.lasting(player, CARRY_MORE)
        for kind in range(WAGON_KINDS):
            if self.wagons[player * WAGON_KINDS + kind] > 0:
                slots += self.wagons[player * WAGON_KINDS + kind] * self.open_slots(kind)
        return slots

    def open_slots(self, kind: int) -> int:
        """Slots of one wagon of that kind that are not covered by damage."""
        size = SMALL_SLOTS if kind < MARKERS else LARGE_SLOTS
        return max(0, size - SLOTS_LOST * (kind % MARKERS))

    def open_wagons(self, player: int) -> int:
        """Wagons that still have a slot, and so can carry a wheel."""
        count = 0
        for kind in range(WAGON_KINDS):
            if self.open_slots(kind) > 0:
                count += self.wagons[player * WAGON_KINDS + kind]
        return count

    def wheels(self, player: int) -> int:
        """Wagons a wheel protects from a storm: one for each wheel, if a wagon can carry it."""
        count = 0
        for i in range(self.load[player]):
            count += self.holds(TILE_AT + self.gear[player * TILES + i], PROTECT_WAGONS)
        return min(count, self.open_wagons(player))

    def sheltered(self, player: int) -> int:
        """Wagons that are immune to a storm, thanks to wheels, townsfolk and the board."""
        others = self.people_say(player, PROTECT_WAGONS)
        return min(self.wagons_of(player), self.wheels(player) + others)

    def stowed(self, player: int) -> int:
        """Slots needed: one for a token or a tile, one for two wood, one for two medicine."""
        wood = (self.wood[player] + SHARE_A_SLOT - 1) // SHARE_A_SLOT
        medicine = (self.medicine[player] + SHARE_A_SLOT - 1) // SHARE_A_SLOT
        return wood + medicine + self.tokens_of(player) + self.load[player]

    def fits(self, player: int) -> bool:
        return self.stowed(player) <= self.capacity(player)

    def lasting(self, player: int, word: int) -> int:
        """How much of a lasting effect a player has, all cards together."""
        much = self.people_say(player, word)
        for i in range(self.load[player]):
            much += self.holds(TILE_AT + self.gear[player * TILES + i], word)
        return much

    def people_say(self, player: int, word: int) -> int:
        """How much of it comes from townsfolk and the board."""
        much = self.holds(BOARD_AT + self.board[player], word) if self.board[player] != NOBODY else 0
        for i in range(self.crowd[player]):
            much += self.holds(self.folk[player * FOLK_IN_PLAY + i], word)
        return much

    def holds(self, ability: int, word: int) -> int:
        return self.box.lasting[ability * LASTINGS + word - LASTING]

    def turning_costs(self, player: int) -> int:
        """The price of turning a die: the lowest on any card."""
        price = TURNING_COSTS
        if self.board[player] != NOBODY:
            price = self.cheaper(price, BOARD_AT + self.board[player])
        for i in range(self.crowd[player]):
            price = self.cheaper(price, self.folk[player * FOLK_IN_PLAY + i])
        return price

    def cheaper(self, price: int, ability: int) -> int:
        says = self.holds(ability, TURN_FOR)
        return says if 0 < says < price else price

    def wagon_costs(self, player: int, size: int) -> int:
        price = SMALL_WAGON_COSTS if size == 0 else LARGE_WAGON_COSTS
        return max(1, price - self.lasting(player, CHEAPER_WAGONS))

    def counts(self, player: int, what: int) -> int:
        """How many a player has of what a card counts."""
        if what == GOOD_MONEY:
            return self.money[player]
        if what == GOOD_WOOD:
            return self.wood[player]
        if what == GOOD_MEDICINE:
            return self.medicine[player]
        if what == GOOD_CATTLE:
            return self.cattle[player]
        if what == GOOD_GOLD:
            return self.tokens_of(player)
        if what == GOOD_EQUIPMENT:
            return self.load[player]
        if what == GOOD_FOLK:
            return self.crowd[player]
        if what == GOOD_WAGONS:
            return self.wagons_of(player)
        if what == GOOD_FAVORS:
            return self.favors[player]
        return self.damage_of(player) if what == GOOD_DAMAGE else 0

    def face_of(self, folk: int) -> int:
        """The slot of a townsfolk card on display."""
        face = 0
        while self.slots[face] != folk:
            face += 1
        return face

    def room(self, seat: int) -> list[int]:
        """For views: slots, and slots needed."""
        return [self.capacity(seat), self.stowed(seat)]

    def protection(self, seat: int) -> list[int]:
        """For views: how much of each lasting effect a player has, in the order of the words."""
        much = [self.lasting(seat, LASTING + word) for word in range(LASTINGS)]
        much[PROTECT_WAGONS - LASTING] = self.sheltered(seat)
        return much

    def room_for(self, player: int, good: int) -> int:
        """How many more of a good other than gold a player may have."""
        if good == GOOD_MONEY:
            return MOST_MONEY - self.money[player]
        if good < GOOD_GOLD:
            return MOST_GOODS - self.counts(player, good)
        if good == GOOD_FAVORS:
            return MOST_GOODS - self.favors[player]
        return MOST_POINTS - self.points[player] if good == GOOD_POINTS else MOST_WAGONS - self.wagons_of(player)

    # Verbs

    def gain(self, player: int, good: int, amount: int) -> None:
        """Take that many of a good other than gold, or as many as there is room for."""
        taken = min(amount, self.room_for(player, good))
        if taken > 0:
            self.tell(GAINED, player, good, taken)
            self.add(player, good, taken)

    def pay(self, player: int, good: int, amount: int) -> None:
        if amount > 0:
            self.tell(PAID, player, good, amount)
            self.add(player, good, -amount)

    def add(self, player: int, good: int, amount: int) -> None:
        """Add that many, or as many as there is room for; a negative amount is subtracted."""
        amount = min(amount, self.room_for(player, good))
        if good == GOOD_MONEY:
            self.money[player] += amount
        elif good == GOOD_WOOD:
            self.wood[player] += amount
        elif good == GOOD_MEDICINE:
            self.medicine[player] += amount
        elif good == GOOD_CATTLE:
            self.cattle[player] += amount
        elif good == GOOD_FAVORS:
            self.favors[player] += amount
        elif good == GOOD_POINTS:
            self.points[player] += amount
        elif good == GOOD_SMALL_WAGON:
            self.wagons[player * WAGON_KINDS] += amount
        elif good == GOOD_LARGE_WAGON:
            self.wagons[player * WAGON_KINDS + MARKERS] += amount

    def mark(self, player: int, kind: int, more: int) -> None:
        """Put a damage marker on a wagon of that kind, or (-1) take one off; the most damaged kind cannot get worse."""
        at = player * WAGON_KINDS + kind
        if more > 0 and kind % MARKERS == MARKERS - 1:
            return
        self.wagons[at] -= 1
        self.wagons[at + more] += 1

    def take_gear(self, player: int, tile: int) -> None:
        self.gear[player * TILES + self.load[player]] = tile
        self.load[player] += 1

    def lose_gear(self, player: int, tile: int) -> None:
        """Remove discarded or delivered equipment from the game."""
        keep = 0
        for i in range(self.load[player]):
            other = self.gear[player * TILES + i]
            if other != tile:
                self.gear[player * TILES + keep] = other
                keep += 1
        self.load[player] = keep
        self.gear[player * TILES + keep] = 0

    def take_folk(self, player: int, folk: int) -> None:
        self.folk[player * FOLK_IN_PLAY + self.crowd[player]] = folk
        self.crowd[player] += 1

    def keep_folk(self, player: int, kept: Mask) -> None:
        """Discard the townsfolk who are not among *kept*, which ends all their effects."""
        keep = 0
        before = self.crowd[player]
        for i in range(before):
            folk = self.folk[player * FOLK_IN_PLAY + i]
            if kept & bit(folk):
                self.folk[player * FOLK_IN_PLAY + keep] = folk
                keep += 1
            else:
                self.tell(FOLK_LOST, player, folk, 0)
        for i in range(keep, before):
            self.folk[player * FOLK_IN_PLAY + i] = 0
        self.crowd[player] = keep

    # Gold, and how it moved

    def take_token(self, player: int, value: int) -> None:
        """A player takes a token out of the bag."""
        self.draw_token(player, value)
        self.hold_token(player, value)

    def draw_token(self, player: int, value: int) -> None:
        """A token comes out of the bag."""
        self.tokens[value] -= 1
        if self.moved > 0:
            self.note_move(CAME_OUT, player, value)

    def hold_token(self, player: int, value: int) -> None:
        """A player keeps a token that came out of the bag."""
        self.gold[player * NUGGETS + value] += 1
        if self.moved > 0:
            self.note_move(KEPT, player, value)

    def drop_token(self, player: int, value: int) -> None:
        """A token that came out of the bag and is not kept goes back, face down."""
        self.tokens[value] += 1
        self.note_move(NOT_KEPT, player, value)

    def put_back(self, player: int, value: int) -> None:
        """A token from a player's gold goes back into the bag, face down."""
        self.gold[player * NUGGETS + value] -= 1
        self.tokens[value] += 1
        self.tell(TOKENS_BACK, player, 1, 0)
        self.tell(TOKEN_BACK_SEEN, player, value + 1, 0, 1 << player)
        self.note_move(PUT_BACK, player, value)

    def note_move(self, move: int, player: int, value: int) -> None:
        """Everybody sees that a token moves, its owner sees which one; ``tokens_to_draw`` makes sure there is room."""
        self.moves[self.moved] = move
        self.moved_by[self.moved] = player
        self.moved_value[self.moved] = value
        self.moved += 1

    def turn_down(self, seat: int) -> None:
        """For imagined tables: hide which tokens others than *seat* moved, which only they know."""
        for i in range(self.moved):
            if self.moved_by[i] != seat:
                self.moved_value[i] = FACE_DOWN
