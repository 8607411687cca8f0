"""Pioneer Days: weeks, days and turns, in the order of the rulebook."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneer_days.chapters.observing import Observing

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE
    from westbound.engine.native import bit, overlay
    from westbound.games.pioneer_days.names import *


class PioneerDays(Observing):
    """The table and its rules."""

    # fmt: off
    def begin(self, step: int) -> bool:
        """The table of contents, in the order of the rulebook; a step that is not listed asks at once."""
        if step == GAME:                return self.sequence(SETUP, FINAL_SCORING)
        if step == SETUP:               return self.sequence(FIRST_PLAYER, STARTING_GOODS)
        if step == FIRST_FOLK:          return self.first_folk()
        if step == FIRST_TOWNS:         return self.first_towns()
        if step == DEALING:             return self.dealing()
        if step == CHOOSING_BOARDS:     return self.choosing_boards()
        if step == CHOOSING_BOARD:      return self.choosing_board()
        if step == STARTING_GOODS:      return self.starting_goods()
        if step == STARTING:            return self.starting()
        if step == WEEKS:               return self.weeks()
        if step == START_OF_WEEK:       return self.sequence(FILLING_BAG, LAYING_FOLK)
        if step == FILLING_BAG:         return self.filling_bag()
        if step == LAYING_TOWNS:        return self.laying_towns()
        if step == LAYING_TILES:        return self.laying_tiles()
        if step == LAYING_FOLK:         return self.laying_folk()
        if step == DAYS:                return self.days()
        if step == ROLLING:             return self.rolling()
        if step == TURNS:               return self.turns()
        if step == TURN:                return self.sequence(TAKING, END_OF_TURN)
        if step == TAKING:              return self.taking()
        if step == TRIGGERS:            return self.triggers()
        if step == USING:               return self.using()
        if step == BUYING:              return self.buying()
        if step == END_OF_TURN:         return self.end_of_turn()
        if step == LAST_DIE:            return self.last_die()
        if step == PASSING_ON:          return self.passing_on()
        if step == ACTING:              return self.acting()
        if step == EFFECTS:             return self.effects()
        if step == CHOOSING_GOOD:       return self.choosing_good()
        if step == PAYING:              return self.paying()
        if step == TAKING_TILE:         return self.taking_tile()
        if step == MENDING:             return self.mending()
        if step == DRAWING:             return self.drawing()
        if step == MINING:              return self.mining()
        if step == KEEPING_TOKEN:       return self.keeping_token()
        if step == FITTING:             return self.fitting()
        if step == DISASTERS:           return self.disasters()
        if step == STORMS:              return self.together(STORM_DAMAGE)
        if step == STORM_DAMAGE:        return self.storm_damage()
        if step == DISEASES:            return self.together(DISEASE_KEEPING)
        if step == DISEASE_KEEPING:     return self.disease_keeping()
        if step == AFTERMATH:           return self.each_told(ACTING, self.note)
        if step == LAST_DISASTERS:      return self.last_disasters()
        if step == TOWN_VISIT:          return self.sequence(WEEKLY_EFFECTS, DELIVERING)
        if step == WEEKLY_EFFECTS:      return self.weekly_effects()
        if step == CATTLE_POINTS:       return self.cattle_points()
        if step == VISITS:              return self.visits()
        if step == VISITING:            return self.visiting()
        if step == GIVING:              return self.giving()
        if step == DELIVERING:          return self.delivering()
        if step == FINAL_SCORING:       return self.final_scoring()
        return ASK
    # fmt: on

    def copy(self) -> PioneerDays:
        t = PioneerDays(self.box)
        overlay(t, self)
        return t

    def choosing_boards(self) -> bool:
        """Secretly choose one of your two boards, or the standard side."""
        self.player = self.first
        return self.done() if self.box.standard_only else self.together(CHOOSING_BOARD)

    def weeks(self) -> bool:
        """Play four weeks, one part after the other."""
        if self.comes_round(START_OF_WEEK, TOWN_VISIT) and self.week == WEEKS_IN_ALL:
            return self.done()
        return self.repeat(START_OF_WEEK, TOWN_VISIT, self.player)

    def days(self) -> bool:
        """Play five days, one part after the other; then the bag is empty."""
        if self.comes_round(ROLLING, PASSING_ON) and self.day == DAYS_A_WEEK:
            return self.done()
        return self.repeat(ROLLING, PASSING_ON, self.player)

    # 1 The pool

    def rolling(self) -> bool:
        """Draw one die plus one per player from the bag and roll them."""
        if self.count == 0:
            self.day += 1
            self.tell(DAY_BEGINS, self.week, self.day, 0)
            for i in range(POOL):
                self.pool[i] = NOBODY
        return ASK if self.count <= self.players else self.done()

    def rolling_options(self) -> None:
        for color in range(COLORS):
            for face in range(FACES):
                self.draws(ROLL + color * FACES + face, self.bag[color])

    def rolling_choose(self, action: int) -> None:
        die = action - ROLL
        self.bag[die // FACES] -= 1
        self.pool[self.count] = die
        self.count += 1
        self.tell(DIE_ROLLED, die // FACES, die % FACES, 0)

    # 2 The turns

    def turns(self) -> bool:
        """Each player takes a turn, beginning with the first player."""
        self.player = self.first
        return self.each_in_turn(TURN)

    def taking(self) -> bool:
        """a. Take a die from the pool; before that, you may buy wagons and goods from cards.

        Count: TURN_BEGUN, then DIE_IN_HAND.
        """
        if self.count == 0:
            self.count = TURN_BEGUN
            self.spent = 0
            self.tell(TURN_OF, self.player, self.week, self.day)
        return ASK if self.count == TURN_BEGUN else self.done()

    def taking_options(self) -> None:
        dice = 0
        for i in range(POOL):
            if self.pool[i] != NOBODY:
                dice |= 1 << self.pool[i]
        self.offer_each(TAKE, dice)
        self.offer_purchases()

    def taking_choose(self, action: int) -> None:
        if action >= WAGON:
            self.purchase(action)
        else:
            self.count = DIE_IN_HAND
            self.take_die(action - TAKE)

    def take_die(self, die: int) -> None:
        self.die = die
        self.face = die % FACES
        self.turned = False
        taken = 0
        while self.pool[taken] != die:
            taken += 1
        self.pool[taken] = NOBODY
        self.tell(DIE_TAKEN, self.player, die // FACES, self.face)

    def triggers(self) -> bool:
        """b. Your equipment, townsfolk and board that show the face of the die act."""
        return self.instead(ACTING, self.player, ON_FACE + self.die % FACES)

    def using(self) -> bool:
        """c. Once, you may pay $3 to turn the die to any face, which triggers nothing.
        d. Use the die: take income, take the action of its face, or recruit the townsfolk under it.

        You may still buy wagons and goods from cards.  Count: 1 once the die is used.
        """
        return ASK if self.count == 0 else self.done()

    def using_options(self) -> None:
        player = self.player
        self.offer(INCOME)
        self.offer_actions()
        self.offer_each(RECRUIT, self.recruits())
        if not self.turned and self.money[player] >= self.turning_costs(player):
            for face in range(FACES):
                if face != self.face:
                    self.offer(TURN_DIE + face)
        self.offer_purchases()

    def offer_actions(self) -> None:
        """Offer the action of the face; wild is any of the others."""
        if (self.face == MINE or self.face == WILD) and self.tokens_to_draw() > 0:
            self.offer(DO + MINE)
        if self.face == CATTLE or self.face == WILD:
            self.offer(DO + CATTLE)
        if self.face == WOOD or self.face == WILD:
            self.offer(DO + WOOD)
        if self.face == MEDICINE or self.face == WILD:
            self.offer(DO + MEDICINE)
        if self.face == EQUIPMENT or self.face == WILD:
            self.offer_store()

    def recruits(self) -> Mask:
        """The townsfolk under the face; with a harmonica, also the neighbors."""
        folk: Mask = 0
        reach = 1 if self.lasting(self.player, NEIGHBOURS) > 0 else 0
        for face in range(max(0, self.face - reach), min(SLOTS, self.face + reach + 1)):
            if self.slots[face] != NOBODY:
                folk |= bit(self.slots[face])
        return folk

    def using_choose(self, action: int) -> None:
        player = self.player
        if action >= WAGON:
            self.purchase(action)
        elif action >= TURN_DIE:
            self.turn_die(player, action - TURN_DIE)
        else:
            self.count = 1
            self.use(player, action)

    def use(self, player: int, action: int) -> None:
        if action >= RECRUIT:
            self.recruit(player, action - RECRUIT)
        elif action >= EQUIP:
            self.equip(player, action - EQUIP)
        elif action == DO + MINE:
            self.push(MINING, CHANCE, player)
        elif action == INCOME:
            self.income(player)
        else:
            self.gain(player, self.good_of(action - DO), 1)

    def good_of(self, face: int) -> int:
        if face == CATTLE:
            return GOOD_CATTLE
        return GOOD_WOOD if face == WOOD else GOOD_MEDICINE

    def turn_die(self, player: int, face: int) -> None:
        self.pay(player, GOOD_MONEY, self.turning_costs(player))
        self.face = face
        self.turned = True
        self.tell(DIE_TURNED, player, face, 0)

    def income(self, player: int) -> None:
        """Income: take as many dollars as the board shows for the face, $1 to $6, plus what a safe adds."""
        amount = min(self.face + 1 + self.lasting(player, MORE_INCOME), self.room_for(player, GOOD_MONEY))
        self.add(player, GOOD_MONEY, amount)
        self.tell(INCOME_TAKEN, player, amount, 0)

    def recruit(self, player: int, folk: int) -> None:
        """Recruit the townsfolk; an immediate effect happens at once."""
        self.slots[self.face_of(folk)] = NOBODY
        self.take_folk(player, folk)
        self.tell(RECRUITED, player, folk, 0)
        at = self.box.at[folk * MOMENTS + NOW]
        if at > 0:
            self.push(EFFECTS, player, at)

    def end_of_turn(self) -> bool:
        """e. The die is spent; discard what does not fit."""
        self.die = NOBODY
        self.face = NOBODY
        return self.instead(FITTING, self.player)

    # 3 The remaining die

    def last_die(self) -> bool:
        """The remaining die moves the marker of its color one space; a black die moves all markers."""
        if self.count > 0:
            return self.done()
        self.count = 1
        left = 0
        while self.pool[left] == NOBODY:
            left += 1
        color = self.pool[left] // FACES
        self.tell(DIE_LEFT, color, 0, 0)
        self.pool[left] = NOBODY
        return self.advance_tracks((1 << TRACKS) - 1 if color == BLACK else 1 << color)

    # 4 The first player

    def passing_on(self) -> bool:
        """The player to the left becomes the first player."""
        self.first = (self.first + 1) % self.players
        return self.done()

    # The end of a week

    def weekly_effects(self) -> bool:
        """1. Cards with an effect at the end of the week act."""
        self.player = self.first
        return self.each_told(ACTING, EACH_WEEK)

    def visits(self) -> bool:
        self.player = self.first
        return self.together(VISITING)

    # The end

    def final_scoring(self) -> bool:
        """Add gold, favors, townsfolk and boards to your points; subtract damage."""
        for player in range(self.players):
            self.tell(SCORED_GOLD, player, self.gold_points(player), 0)
            self.tell(SCORED_FAVORS, player, self.favor_points(player), 0)
            self.tell(SCORED_MOST_FAVORS, player, self.most_favors_points(player), 0)
            self.tell(SCORED_FOLK, player, self.folk_points(player), 0)
            self.tell(SCORED_BOARD, player, self.board_points(player), 0)
            self.tell(SCORED_DAMAGE, player, -self.damage_points(player), 0)
        self.tell(GAME_OVER, 0, 0, 0)
        self.over = True
        return ASK
