"""Pioneer Days: what a seat knows, as a row of numbers."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.sight import Sight
from westbound.games.pioneer_days.chapters.surveying import Surveying

if not cython.compiled:
    from westbound.engine.names import CHANCE, DEPTH, FRAME
    from westbound.engine.native import bit, lowest, members
    from westbound.games.pioneer_days.names import *


class Observing(Surveying):
    """A table that can be looked at.

    Cards are described by what they do, so that a program can play editions it has never seen.
    """

    def observe(self, seat: int, out: Sight) -> None:
        """Each player's belongings, hopes and fears, what lies on the table, and what is to be decided now."""
        out.blank(self.players * SIGHTS + COMMONS)
        common = self.players * SIGHTS
        turn = self.frame_of(TURN)
        taken = self.players + 1 - self.dice_in_pool() if turn >= 0 else PLAYERS
        best = self.best_tile(self.days_left())
        for i in range(self.players):
            player = (seat + i) % self.players
            self.observe_order(player, 0 if self.step == ROLLING else taken, i * SIGHTS, out)
            if turn >= 0 and self.stack[turn + 1] == player:
                out.numbers[i * SIGHTS + SIGHT_TURN] = 1.0
            if player == seat or self.dealt[player * DEALT] == NOBODY:  # the boards of others are hidden at first
                self.observe_outlook(player, player == seat, i * SIGHTS, out)
                self.observe_belongings(player, i * SIGHTS, out)
                self.observe_wagons(player, i * SIGHTS, out)
                self.observe_cards(player, i * SIGHTS, out)
                self.observe_towns(self.pledged[player] if player == seat else 0, i * SIGHTS, out)
                self.observe_display(player, best, player == seat, i * SIGHTS, common, out)
        self.observe_score(seat, out)
        self.observe_days(common, out)
        self.observe_dice(common, out)
        self.observe_gold(seat, common, out)
        self.observe_market(best, common, out)
        self.observe_secrets(seat, common, out)
        self.observe_step(seat, common, out)
        self.observe_offer(common, out)

    # Each player

    def observe_order(self, player: int, taken: int, at: int, out: Sight) -> None:
        """When the player acts, if that many dice are *taken*, and the gold they are going to draw."""
        place = (player - self.first + self.players) % self.players
        out.numbers[at + SIGHT_ORDER] = place / 3.0
        out.numbers[at + SIGHT_FIRST] = 1.0 if place == 0 else 0.0
        out.numbers[at + SIGHT_DECIDES] = 1.0 if self.lane_of(player) >= 0 else 0.0
        out.numbers[at + SIGHT_TO_ACT] = 1.0 if place >= taken else 0.0
        out.numbers[at + SIGHT_DRAWING] = self.tokens_coming(player) / 3.0

    def frame_of(self, step: int) -> int:
        """Where the frame of a *step* that others are part of lies on the common stack; NOBODY if it is not there."""
        for i in range(self.depth[0]):
            if self.stack[i * FRAME] == step:
                return i * FRAME
        return NOBODY

    def dice_in_pool(self) -> int:
        dice = 0
        for i in range(POOL):
            dice += 1 if self.pool[i] != NOBODY else 0
        return dice

    def observe_belongings(self, player: int, at: int, out: Sight) -> None:
        money = self.money[player]
        visits = WEEKS_IN_ALL + 1 - max(self.week, 1)
        out.numbers[at + SIGHT_MONEY] = money / 20.0
        out.numbers[at + SIGHT_POCKET] = min(money, LARGE_WAGON_COSTS) / 8.0
        out.numbers[at + SIGHT_CATTLE] = self.cattle[player] / 6.0
        out.numbers[at + SIGHT_HERD] = self.cattle[player] * visits / 16.0
        out.numbers[at + SIGHT_WOOD] = self.wood[player] / 4.0
        out.numbers[at + SIGHT_MEDICINE] = self.medicine[player] / 4.0
        out.numbers[at + SIGHT_FAVORS] = self.favors[player] / 12.0
        out.numbers[at + SIGHT_MOST_FAVORS] = self.most_favors_points(player) / 5.0
        out.numbers[at + SIGHT_POINTS] = self.points[player] / 30.0
        price = self.turning_costs(player) if self.much(TURN_FOR) > 0 else TURNING_COSTS
        out.numbers[at + SIGHT_TURNING] = price / 3.0
        out.numbers[at + SIGHT_CAN_TURN] = 1.0 if money >= price else 0.0
        best = 0
        for other in range(self.players):
            if other != player:
                best = max(best, self.favors[other])
        out.numbers[at + SIGHT_FAVOR_LEAD] = (self.favors[player] - best) / 8.0

    def observe_wagons(self, player: int, at: int, out: Sight) -> None:
        capacity = self.capacity(player)
        free = capacity - self.stowed(player)
        out.numbers[at + SIGHT_CAPACITY] = capacity / 12.0
        out.numbers[at + SIGHT_FREE] = max(-4, min(free, MOST_ROOM)) / 6.0
        out.numbers[at + SIGHT_FULL] = 1.0 if free <= 0 else 0.0
        out.numbers[at + SIGHT_OVERLOAD] = max(0, -free) / 3.0
        out.numbers[at + SIGHT_HALVES] = (self.wood[player] % SHARE_A_SLOT + self.medicine[player] % SHARE_A_SLOT) / 2.0
        out.numbers[at + SIGHT_LOAD] = self.load[player] / 5.0
        out.numbers[at + SIGHT_CROWD] = self.crowd[player] / 8.0
        large = 0
        for kind in range(MARKERS, WAGON_KINDS):
            large += self.wagons[player * WAGON_KINDS + kind]
        out.numbers[at + SIGHT_WAGONS] = (self._have[GOOD_WAGONS] - large) / 3.0
        out.numbers[at + SIGHT_WAGONS + 1] = large / 3.0
        out.numbers[at + SIGHT_DAMAGE] = self._have[GOOD_DAMAGE] / 4.0
        means = self.money[player] + self.much(CHEAPER_WAGONS)
        out.numbers[at + SIGHT_CAN_BUY] = 1.0 if means >= SMALL_WAGON_COSTS else 0.0
        out.numbers[at + SIGHT_CAN_BUY + 1] = 1.0 if means >= LARGE_WAGON_COSTS else 0.0

    def observe_outlook(self, player: int, own: bool, at: int, out: Sight) -> None:
        """The parts of an estimate without nuggets; for others, without what they have chosen in secret."""
        self.weigh(player, own)
        outlook = 0.0
        for part in range(PARTS):
            out.numbers[at + SIGHT_PARTS + part] = self._parts[part] / 10.0
            outlook += self._parts[part]
        out.numbers[at + SIGHT_OUTLOOK] = outlook / 60.0
        if self.week > 0:
            for track in range(TRACKS):
                out.numbers[at + SIGHT_COSTS + track] = self._costs[track] / 15.0

    def observe_cards(self, player: int, at: int, out: Sight) -> None:
        """What the cards of a player do, all together, and what those still to act will bring."""
        for i in range(self.cards_of(player)):
            ability = self.ability_of(player, i)
            self.observe_traits(ability, at + SIGHT_TRAITS, out)
            if ability < BOARD_AT:
                out.numbers[at + SIGHT_FOLK_POINTS] += self.will_score(ability, 0) / 20.0
            elif ability < TILE_AT:
                out.numbers[at + SIGHT_BOARD_POINTS] = self.will_score(ability, 0) / 8.0
        if self.waiting == 0:
            return
        moment = self.moment_of(player)
        places = self.waiting if moment > NOW else 0
        while places != 0:
            traits = self.ability_of(player, lowest(places)) * TRAITS + TRAIT_MOMENTS
            out.numbers[at + SIGHT_WAITING] += self.box.traits[traits + moment - ON_FACE]
            places &= places - 1

    def observe_traits(self, ability: int, at: int, out: Sight) -> None:
        """Add the traits of a card."""
        traits = self.box.has_traits[ability]
        while traits != 0:
            out.numbers[at + lowest(traits)] += self.box.traits[ability * TRAITS + lowest(traits)]
            traits &= traits - 1

    def moment_of(self, player: int) -> int:
        """The moment at which the player's cards are acting; NOW if they are not."""
        if self.step == ACTING:
            return self.note if self.player == player else NOW
        frame = self.frame_of(ACTING)
        return self.stack[frame + 3] if frame >= 0 and self.stack[frame + 1] == player else NOW

    def observe_towns(self, promised: Mask, at: int, out: Sight) -> None:
        """The favors of towns that have not been *promised* anything, by how much is missing, and what."""
        for good in range(ASKS):
            self._left[good] = self._have[good]
        for i in range(TOWNS_SHOWN):
            town = self.towns[i]
            if town == NOBODY or promised & bit(town):
                continue
            missing = self.missing(town)
            if missing < 3:
                out.numbers[at + SIGHT_TOWNS + missing] += self.box.favors[town] / 5.0
            for good in range(ASKS):
                lack = self.box.asks[town * ASKS + good] - self._left[good]
                if lack > 0:
                    out.numbers[at + SIGHT_LACKS + min(good, GOOD_FAVORS)] += lack / (
                        8.0 if good == GOOD_MONEY else 4.0
                    )

    # What the display has for each player

    def observe_display(self, player: int, tile: int, own: bool, at: int, common: int, out: Sight) -> None:
        """What each face of a die would bring, counting what it triggers and who stands under it; *tile* is the best
        one on show."""
        days = self.days_left()
        more = self.box.worth[GOOD_MONEY] * self.fading(days)
        safe = self.much(MORE_INCOME)
        best = 0.0  # what a wild die is worth
        for face in range(FACES - 1, -1, -1):
            acts = best if face == WILD else self.action_worth(face, tile, days, at, out)
            best = max(best, acts)
            recruits = self.recruit_worth(face, days, own, common, out)
            income = more * (face + 1 + safe)
            triggered = out.numbers[at + SIGHT_TRAITS + TRAIT_MOMENTS + face] * 2.0
            out.numbers[at + SIGHT_FACES + face] = (triggered + max(income, max(acts, recruits))) / 8.0

    def action_worth(self, face: int, tile: int, days: int, at: int, out: Sight) -> float:
        """What the action of a face brings, and what conditions add to it."""
        per = at + SIGHT_TRAITS + TRAIT_PER
        if face == MINE:
            return self.box.worth[GOOD_GOLD] + 0.4 * min(2, self.much(DRAW_MORE)) + out.numbers[per + GOOD_GOLD]
        if face == EQUIPMENT:
            return 0.0 if tile == NOBODY else self.brings(TILE_AT + tile, days) + out.numbers[per + GOOD_POINTS]
        if face == CATTLE:
            weeks = WEEKS_IN_ALL + 1 - max(self.week, 1)
            return self.box.worth[GOOD_CATTLE] * weeks + out.numbers[per + GOOD_CATTLE]
        good = GOOD_WOOD if face == WOOD else GOOD_MEDICINE
        worth = self.box.worth[good] * self.fading(days) if self._have[good] < ENOUGH_WOOD else 0.0
        return worth + out.numbers[per + good]

    def best_tile(self, days: int) -> int:
        """The tile on show that will bring most."""
        best = NOBODY
        for i in range(STORE):
            tile = self.store[i]
            if tile != NOBODY and (best == NOBODY or self.tile_worth(tile, days) > self.tile_worth(best, days)):
                best = tile
        return best

    def tile_worth(self, tile: int, days: int) -> float:
        return self.box.prospects[days * ABILITIES + TILE_AT + tile]

    def recruit_worth(self, face: int, days: int, own: bool, common: int, out: Sight) -> float:
        """What the townsfolk under a face would bring."""
        folk = self.slots[face]
        if folk == NOBODY:
            return 0.0
        worth = self.brings(folk, days) + self.box.at_once[days * ABILITIES + folk]
        if own:
            out.numbers[common + COMMON_SLOTS + face] = worth / 8.0
            out.numbers[common + COMMON_SCORES + face] = self.will_score(folk, 0) / 8.0
        else:
            wanted = out.numbers[common + COMMON_WANTED + face]
            out.numbers[common + COMMON_WANTED + face] = max(wanted, worth / 8.0)
        return worth

    # What all see

    def observe_score(self, seat: int, out: Sight) -> None:
        """Gold, of others on average, all points with it, and who is ahead."""
        unseen = 0
        hidden = 0
        for value in range(NUGGETS):
            count = self.unseen(seat, value)
            unseen += count
            hidden += count * (value + 1)
        average = hidden / max(1.0, unseen)
        for i in range(self.players):
            player = (seat + i) % self.players
            at = i * SIGHTS
            tokens = self.tokens_of(player)
            nuggets = average * tokens if i > 0 else self.nuggets(player)
            out.numbers[at + SIGHT_TOKENS] = tokens / 6.0
            out.numbers[at + SIGHT_NUGGETS] = nuggets / 10.0
            if i > 0 and self.dealt[player * DEALT] != NOBODY:
                continue
            points = self.points[player] + self.favor_points(player) + self.most_favors_points(player)
            cards = out.numbers[at + SIGHT_FOLK_POINTS] * 20.0 + out.numbers[at + SIGHT_BOARD_POINTS] * 8.0
            damage = out.numbers[at + SIGHT_DAMAGE] * 8.0
            out.numbers[at + SIGHT_SCORE] = (points + cards + nuggets - damage) / 60.0
        for i in range(self.players):
            best = -1000.0
            for j in range(self.players):
                if j != i:
                    best = max(best, out.numbers[j * SIGHTS + SIGHT_SCORE])
            out.numbers[i * SIGHTS + SIGHT_LEAD] = (out.numbers[i * SIGHTS + SIGHT_SCORE] - best) * 3.0

    def unseen(self, seat: int, value: int) -> int:
        """How many tokens of that value a seat cannot see: all but its own."""
        count = self.tokens[value]
        for player in range(self.players):
            if player != seat:
                count += self.gold[player * NUGGETS + value]
        return count + (0 if self.miner() == seat else self.drawn[value])

    def miner(self) -> int:
        """The player who is mining, if anybody is."""
        return self.note if self.step == MINING else self.player

    def observe_days(self, at: int, out: Sight) -> None:
        days = self.days_left()
        if self.week > 0:
            out.numbers[at + COMMON_WEEK + self.week - 1] = 1.0
        out.numbers[at + COMMON_DAY] = self.day / 5.0
        out.numbers[at + COMMON_DAYS] = days / 20.0
        out.numbers[at + COMMON_LAST_DAY] = 1.0 if days == 0 else 0.0
        for track in range(TRACKS):
            marker = self.tracks[track]
            out.numbers[at + COMMON_TRACKS + track] = marker / 2.0
            out.numbers[at + COMMON_NEAR + track] = 1.0 if marker == TRACK_END - 1 else 0.0
            out.numbers[at + COMMON_STRIKES + track] = 1.0 if marker >= TRACK_END else 0.0
            out.numbers[at + COMMON_DANGER + track] = self.box.danger[days * TRACK_END + marker % TRACK_END]

    def observe_dice(self, at: int, out: Sight) -> None:
        """The pool, the bag, and the die in hand."""
        share = 1.0 / max(1, self.dice_in_pool())
        for i in range(POOL):
            die = self.pool[i]
            if die == NOBODY:
                continue
            color = die // FACES
            out.numbers[at + COMMON_POOL + die] += 0.5
            out.numbers[at + COMMON_COLORS + color] += 0.5
            out.numbers[at + COMMON_FACES + die % FACES] += 0.5
            out.numbers[at + COMMON_DICE] += 0.2
            for track in range(TRACKS):
                if color in (track, BLACK):
                    out.numbers[at + COMMON_ADVANCE + track] += share
        for color in range(COLORS):
            out.numbers[at + COMMON_BAG + color] = self.bag[color] / 5.0
        if self.face != NOBODY:
            out.numbers[at + COMMON_DIE + self.face] = 1.0
            out.numbers[at + COMMON_TURNED] = 1.0 if self.turned else 0.0
            out.numbers[at + COMMON_USED] = 1.0 if self.is_used() else 0.0
        out.numbers[at + COMMON_BOUGHT] = members(self.spent) / 2.0

    def is_used(self) -> bool:
        """Whether the die in hand has been used."""
        frame = self.frame_of(USING)
        return self.step == BUYING or (frame >= 0 and self.stack[frame + 2] > 0)

    def observe_gold(self, seat: int, at: int, out: Sight) -> None:
        unseen = 0
        for value in range(NUGGETS):
            unseen += self.unseen(seat, value)
        for value in range(NUGGETS):
            own = self.gold[seat * NUGGETS + value] - self.pledged_gold[seat * NUGGETS + value]
            out.numbers[at + COMMON_UNSEEN + value] = self.unseen(seat, value) / max(1.0, unseen)
            out.numbers[at + COMMON_OWN + value] = own / 3.0
            out.numbers[at + COMMON_DRAWN + value] = self.drawn[value] / 2.0 if self.miner() == seat else 0.0
        out.numbers[at + COMMON_TOKENS] = self.tokens_in_bag() / 36.0

    def observe_market(self, best: int, at: int, out: Sight) -> None:
        """Equipment and towns on display."""
        if best != NOBODY:
            out.numbers[at + COMMON_BEST_TILE] = self.tile_worth(best, self.days_left()) / 4.0
        for i in range(STORE):
            if self.store[i] != NOBODY:
                out.numbers[at + COMMON_STORE] += 0.2
                self.observe_tile(TILE_AT + self.store[i], at, out)
        for i in range(TOWNS_SHOWN):
            if self.towns[i] != NOBODY:
                self.observe_town(self.towns[i], at + COMMON_TOWNS + i * TOWN_COLUMNS, out)

    def observe_tile(self, tile: int, at: int, out: Sight) -> None:
        """What a tile protects, makes easier, brings with a face, and after a raid."""
        traits = tile * TRAITS
        for i in range(PROTECT_MONEY - PROTECT_CATTLE):
            out.numbers[at + COMMON_SHELTER + i] += self.box.traits[traits + TRAIT_LASTING + i]
        for i in range(TURN_FOR - MORE_INCOME):
            out.numbers[at + COMMON_TOOLS + i] += self.box.traits[traits + TRAIT_LASTING + MORE_INCOME - LASTING + i]
        for i in range(FACES):
            out.numbers[at + COMMON_TRIGGERS + i] += self.box.traits[traits + TRAIT_MOMENTS + i]
        out.numbers[at + COMMON_REVOLVERS] += self.box.traits[traits + TRAIT_MOMENTS + AFTER + RAID - ON_FACE]

    def observe_town(self, town: int, at: int, out: Sight) -> None:
        """Its favors and what it asks for, equipment last."""
        out.numbers[at] = self.box.favors[town] / 5.0
        for good in range(ASKS):
            asked = self.box.asks[town * ASKS + good]
            if asked > 0:
                out.numbers[at + 1 + min(good, GOOD_FAVORS)] = asked / (8.0 if good == GOOD_MONEY else 4.0)

    # What the viewer alone knows

    def observe_secrets(self, seat: int, at: int, out: Sight) -> None:
        """Boards to choose from, promises, and townsfolk and wagons chosen during a disaster."""
        if self.dealt[seat * DEALT] != NOBODY:
            self.observe_boards(seat, at, out)
        for i in range(TOWNS_SHOWN):
            if self.towns[i] != NOBODY and self.pledged[seat] & bit(self.towns[i]):
                out.numbers[at + COMMON_PLEDGED] += self.box.favors[self.towns[i]] / 5.0
        kept = self.kept[seat]
        if kept != 0:
            self.observe_kept(seat, kept, at, out)
        lane = self.lane_of(seat)
        if lane > 0 and self.step_in(lane) == STORM_DAMAGE:
            frame = (lane * DEPTH + self.depth[lane]) * FRAME
            out.numbers[at + COMMON_DAMAGED] = (self.stack[frame + 3] - self.stack[frame + 2]) / 2.0

    def observe_boards(self, seat: int, at: int, out: Sight) -> None:
        one = self.dealt[seat * DEALT]
        other = self.dealt[seat * DEALT + 1]
        self.take_stock(seat, True)
        best = self.board_hopes(one)
        least = best if other == NOBODY else self.board_hopes(other)
        out.numbers[at + COMMON_BOARDS] = max(best, least) / 10.0
        out.numbers[at + COMMON_BOARDS + 1] = min(best, least) / 10.0
        out.numbers[at + COMMON_BOARDS + DEALT] = self.board_hopes(STANDARD) / 10.0
        if self.board[seat] != NOBODY:
            out.numbers[at + COMMON_BOARD] = self.board_hopes(self.board[seat]) / 10.0

    def board_hopes(self, board: int) -> float:
        return self.brings(BOARD_AT + board, DAYS_IN_ALL) + self.box.starts_worth[board]

    def observe_kept(self, seat: int, kept: Mask, at: int, out: Sight) -> None:
        days = self.days_left()
        self.take_stock(seat, True)
        out.numbers[at + COMMON_KEPT] = members(kept) / 4.0
        while kept != 0:
            out.numbers[at + COMMON_SPARED] += self.brings(lowest(kept), days) / 20.0
            kept &= kept - 1

    # What is to be decided now

    def observe_step(self, seat: int, at: int, out: Sight) -> None:
        """The step in which the viewer decides, or else the common one."""
        if self.over:
            return
        lane = self.lane_of(seat)
        step = self.step if lane < 0 else self.step_in(lane)
        out.numbers[at + COMMON_STEPS + self.box.column[step]] = 1.0
        if self.player == CHANCE and self.lanes == 0:
            out.numbers[at + COMMON_CHANCE] = 1.0
            out.numbers[at + COMMON_COUNT] = self.count / 6.0

    def observe_offer(self, at: int, out: Sight) -> None:
        """Repairs, and what a card offers, in points."""
        if self.step == MENDING:
            out.numbers[at + COMMON_MENDED] = (self.note - self.count) / 2.0
        elif self.step == PAYING:
            out.numbers[at + COMMON_PRICE] = self.sum_worth(self.note + 1, self.note + 2) / 4.0
            out.numbers[at + COMMON_OFFER] = self.sum_worth(self.note + 3, self.note + 4) / 4.0
        elif self.step == CHOOSING_GOOD:
            one = self.sum_worth(self.note + 1, self.note + 2)
            other = self.sum_worth(self.note + 1, self.note + 3)
            out.numbers[at + COMMON_OFFER] = max(one, other) / 4.0

    def sum_worth(self, amount: int, good: int) -> float:
        """What that many of a good are worth; both are addresses."""
        return self.box.worth[self.box.program[good]] * self.box.program[amount]
