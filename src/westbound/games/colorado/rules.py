"""Colorado: the turn, in the order of the rulebook."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.colorado.chapters.observing import Observing

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE
    from westbound.engine.native import bit, overlay
    from westbound.games.colorado.names import *


class Colorado(Observing):
    """The table and its rules."""

    # fmt: off
    def begin(self, step: int) -> bool:
        """The table of contents, in the order of the rulebook; a step that is not listed asks at once."""
        if step == GAME:                return self.sequence(SETUP, SCORING)
        if step == SETUP:               return self.sequence(FIRST_CALLER, REVEALING)
        if step == DEALING:             return self.dealing()
        if step == LAYING_FIRST:        return self.laying_first()
        if step == CHOOSING_VILLAGES:   return self.together(CHOOSING_VILLAGE)
        if step == CHOOSING_VILLAGE:    return self.choosing_village()
        if step == REVEALING:           return self.revealing()
        if step == TURNS:               return self.turns()
        if step == CALLING:             return self.calling()
        if step == RECEIVING:           return self.receiving()
        if step == ACTIONS:             return self.actions()
        if step == ACTING:              return self.acting()
        if step == DUO:                 return self.duo()
        if step == DRAWING:             return self.drawing()
        if step == TICKING_TIPI:        return self.ticking_tipi()
        if step == FREE_PLAY:           return self.free_play()
        if step == DISCOVERING:         return self.discovering()
        if step == FAMILIES:            return self.together(FAMILY)
        if step == FAMILY:              return self.family()
        if step == LEAST_HANDS:         return self.least_hands()
        if step == REFILLING:           return self.refilling()
        if step == CHECKING:            return self.checking()
        if step == SCORING:             return self.scoring()
        return ASK
    # fmt: on

    def copy(self) -> Colorado:
        t = Colorado(self.box)
        overlay(t, self)
        return t

    def turns(self) -> bool:
        """Call, actions and end of turn, until somebody has a seventh medal."""
        if self.finished:
            return self.done()
        if self.comes_round(CALLING, CHECKING):
            self.turn += 1
            self.called = NOBODY
            self.tell(TURN_OF, self.caller, self.turn, 0)
        return self.repeat(CALLING, CHECKING, self.caller)

    # I. Call

    def calling(self) -> bool:
        """Ask an opponent for a card you don't have in front of you; if no opponent has a card, there is no call."""
        for player in range(self.players):
            if player != self.player and self.hand_size(player) > 0:
                return ASK
        self.tell(NOBODY_TO_ASK, self.player, 0, 0)
        return self.done()

    def calling_options(self) -> None:
        for player in range(self.players):
            if player != self.player and self.hand_size(player) > 0:
                self.offer_each(ASK_FOR + player * KINDS, (bit(KINDS) - 1) & ~self.areas[self.player])

    def calling_choose(self, action: int) -> None:
        player = (action - ASK_FOR) // KINDS
        kind = (action - ASK_FOR) % KINDS
        self.tell(ASKED, self.player, player, kind)
        self.instead(GIVING, player, kind)

    def giving_options(self) -> None:
        """Give that card if you have it; otherwise any card of its color or value; otherwise say that you have none."""
        asked = self.note
        hand: Mask = 0
        for kind in range(KINDS):
            if self.hands[self.player * KINDS + kind] > 0:
                hand |= bit(kind)
        if hand & bit(asked) != 0:
            self.offer(GIVE + asked)
        elif hand & self.alike(asked) != 0:
            self.offer_each(GIVE, hand & self.alike(asked))
        else:
            self.offer(NOTHING)

    def giving_choose(self, action: int) -> None:
        giver = self.player
        asked = self.note
        if action == NOTHING:
            self.tell(HAS_NONE, giver, asked, 0)
            self.remember(LACKED_ALIKE, giver, asked)
            self.instead(TAKING_AT_RANDOM, CHANCE, giver)
            return
        kind = action - GIVE
        if kind != asked:
            self.remember(LACKED, giver, asked)
        self.tell(GAVE, giver, self.caller, kind)
        self.lose(giver, kind, GAVE_EXACTLY if kind == asked else LEFT)
        self.called = kind
        self.done()

    def taking_at_random_options(self) -> None:
        """The Caller takes a random card from that hand."""
        for kind in range(KINDS):
            self.draws(TAKE + kind, self.hands[self.note * KINDS + kind])

    def taking_at_random_choose(self, action: int) -> None:
        giver = self.note
        kind = action - TAKE
        self.tell(TAKEN, giver, self.caller, kind)
        self.lose(giver, kind)
        self.called = kind
        self.done()

    def receiving(self) -> bool:
        """Place the card in front of you; if you already have one like it there, discard it and take a nugget."""
        kind = self.called
        if kind == NOBODY:
            return self.done()
        if self.areas[self.player] & bit(kind) != 0:
            self.discards[kind] += 1
            self.tell(DUPLICATE, self.player, kind, 0)
            self.remake_pile()
            self.take_nugget(self.player)
        else:
            self.areas[self.player] |= bit(kind)
            self.tell(RECEIVED, self.player, kind, 0)
        return self.done()

    # II. Actions

    def actions(self) -> bool:
        """All players at once carry out one of the two actions of that card and what it triggers.  Note: the duo."""
        if self.called == NOBODY:
            return self.done()
        self.note = self.duo_of(self.called)
        return self.together(ACTING)

    def acting(self) -> bool:
        """Choose whenever you like; without a choice, you get cards or nuggets in turn order after the Caller."""
        if self.note != CHECK_DUO and not self.is_next() and not self.may_lay(self.player, self.note):
            return self.wait()
        return self.instead(DUO, self.player, self.note)

    def may_lay(self, player: int, duo: int) -> bool:
        """Whether a player could play a card, as far as the others can tell: they know the size of the hand."""
        if duo == NUGGETS_DUO:
            return self.nuggets[player] > 0 and self.hand_size(player) > 0
        return self.hand_size(player) >= LEAST_HAND  # one to play, and a pair

    def duo(self) -> bool:
        """Choose one of two actions; what leaves no choice, as far as the others can tell, happens at once."""
        player = self.player
        if self.note == CHECK_DUO:
            return ASK if self.may_check(player) else self.nothing_to_do()
        if self.may_lay(player, self.note):
            return ASK
        if self.note == NUGGETS_DUO and self.reserve > 0:
            self.take_nugget(player)
            return self.done()
        if self.note == CARDS_DUO and self.can_draw():
            return self.draw_three(player)
        return self.nothing_to_do()

    def nothing_to_do(self) -> bool:
        self.tell(NOTHING_TO_DO, self.player, 0, 0)
        return self.done()

    def may_check(self, player: int) -> bool:
        if self.open_rails(player) != 0:
            return True
        for region in range(REGIONS):
            if self.open_steps(player, region) != 0:
                return True
        return False

    def duo_options(self) -> None:
        player = self.player
        if self.note == NUGGETS_DUO:
            self.offer(NUGGET if self.reserve > 0 else PASS)
            self.offer_each(BUY, self.affordable(player))
        elif self.note == CARDS_DUO:
            self.offer(DRAW if self.can_draw() else PASS)
            self.offer_each(SWAP, self.swappable(player))
        else:
            for region in range(REGIONS):
                self.offer_each(TICK + region * STEPS_EACH, self.open_steps(player, region))
            self.offer_each(RAIL, self.open_rails(player))

    def swappable(self, player: int) -> Mask:
        """The cards that can be played with a pair of two other cards to discard."""
        cards = self.playable(player)
        for kind in range(KINDS):
            if cards & bit(kind) != 0 and not self.has_pair_without(player, kind):
                cards &= ~bit(kind)
        return cards

    def duo_choose(self, action: int) -> None:
        player = self.player
        if action == PASS:
            self.tell(PASSED, player, 0, 0)
            self.done()
        elif action == NUGGET:
            self.take_nugget(player)
            self.done()
        elif action == DRAW:
            self.draw_three(player)
        elif action >= RAIL:
            self.tick_rail(player, action - RAIL)
        elif action >= TICK:
            self.tick(player, (action - TICK) // STEPS_EACH, (action - TICK) % STEPS_EACH)
        elif action >= SWAP:
            self.play(player, action - SWAP)
            self.instead(PAIRING, player, action - SWAP)
        else:
            self.pay(player, self.price(action - BUY))
            self.play_and_act(player, action - BUY)

    def play_and_act(self, player: int, kind: int) -> None:
        """A card you play gives you one of its two actions."""
        self.play(player, kind)
        self.instead(DUO, player, self.duo_of(kind))

    def draw_three(self, player: int) -> bool:
        return self.instead(DRAWING, CHANCE, player)

    def pairing_options(self) -> None:
        """Discard two cards of one color for the card you have played."""
        for color in range(COLORS):
            for pair in range(PAIRS):
                one = color * VALUES + self.lower(pair)
                other = color * VALUES + self.upper(pair)
                if self.holds(one, 2 if one == other else 1) and self.holds(other, 1):
                    self.offer(PAIR + color * PAIRS + pair)

    def lower(self, pair: int) -> int:
        """The lower value of a pair, counted from 0; the pairs are 1 1, 1 2, 1 3, 2 2, 2 3, 3 3."""
        return 0 if pair < 3 else 1 if pair < 5 else 2

    def upper(self, pair: int) -> int:
        return pair if pair < 3 else pair - 2 if pair < 5 else 2

    def holds(self, kind: int, copies: int) -> bool:
        return self.hands[self.player * KINDS + kind] >= copies

    def pairing_choose(self, action: int) -> None:
        player = self.player
        laid = self.note
        color = (action - PAIR) // PAIRS
        pair = (action - PAIR) % PAIRS
        one = color * VALUES + self.lower(pair)
        other = color * VALUES + self.upper(pair)
        self.lose(player, one)
        self.lose(player, other)
        self.discards[one] += 1
        self.discards[other] += 1
        self.tell(PAIR_DISCARDED, player, one, other)
        self.remake_pile()
        self.instead(DUO, player, self.duo_of(laid))

    def drawing(self) -> bool:
        """Draw three cards, or as many as there are.  Note: the player; count: cards drawn so far."""
        if self.count < DRAWN_AT_ONCE and self.can_draw():
            return ASK
        self.tell(DREW_CARDS, self.note, self.count, 0)
        return self.done()

    def drawing_options(self) -> None:
        for kind in range(KINDS):
            self.draws(CARD + kind, self.pile[kind])
        if not self.can_draw():  # somebody else drew the last one
            self.draws(NO_CARD, 1)

    def drawing_choose(self, action: int) -> None:
        if action == NO_CARD:
            return
        player = self.note
        kind = action - CARD
        self.tell(CARD_SEEN, player, kind, 0, 1 << player)
        self.draw(player, kind)
        self.count += 1

    def free_play(self) -> bool:
        """You may play a card from your hand for free."""
        return ASK if self.hand_size(self.player) > 0 else self.nothing_to_do()

    def free_play_options(self) -> None:
        self.offer(PASS)
        self.offer_each(FREE, self.playable(self.player))

    def free_play_choose(self, action: int) -> None:
        if action == PASS:
            self.tell(PASSED, self.player, 0, 0)
            self.done()
        else:
            self.play_and_act(self.player, action - FREE)

    # III. End of the turn

    def family(self) -> bool:
        """A. Discard each complete family in front of you, and discover a region for it."""
        player = self.player
        for color in range(COLORS):
            family = bit(VALUES) - 1 << color * VALUES
            if self.areas[player] & family == family:
                self.areas[player] &= ~family
                for value in range(VALUES):
                    self.discards[color * VALUES + value] += 1
                self.tell(FAMILY_DISCARDED, player, color, 0)
                self.remake_pile()
                return self.push(DISCOVERING, player)
        return self.done()

    def least_hands(self) -> bool:
        """B. Clockwise from the Caller, each player with fewer than three cards draws up to three."""
        i = self.count
        if i == self.players:
            return self.done()
        self.count += 1
        return self.push(REFILLING, CHANCE, (self.player + i) % self.players)

    def refilling(self) -> bool:
        """Note: the player; count: cards drawn so far."""
        if self.hand_size(self.note) < LEAST_HAND and self.can_draw():
            return ASK
        if self.count > 0:
            self.tell(DREW_CARDS, self.note, self.count, 0)
        return self.done()

    def refilling_options(self) -> None:
        self.drawing_options()

    def refilling_choose(self, action: int) -> None:
        self.drawing_choose(action)

    def checking(self) -> bool:
        """C. Close the medals taken this turn.  If somebody has a seventh medal, the game ends; otherwise the player
        to the left becomes the Caller."""
        for bounty in range(BOUNTIES):
            taken = 0
            for player in range(self.players):
                taken = max(taken, self.claims[player * BOUNTIES + bounty])
                self.claims[player * BOUNTIES + bounty] = 0
            if taken > 0:
                self.closed[bounty] += taken
                self.tell(MEDALS_CLOSED, bounty, taken, 0)
        for player in range(self.players):
            if self.won[player] >= LAST_MEDAL:
                self.finished = True
        if self.turn == LAST_TURN and not self.finished:
            self.finished = True
            self.tell(LAST_TURN_OVER, self.turn, 0, 0)
        if not self.finished:
            self.caller = (self.caller + 1) % self.players
            self.tell(CALLER_PASSES, self.caller, 0, 0)
        return self.done()
