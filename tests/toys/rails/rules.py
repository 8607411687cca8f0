"""Rails: rounds in which all act at once; what a track says is done for each alone."""

from __future__ import annotations

import cython

from westbound.engine.flow import Flow
from westbound.engine.knowing.sight import Sight

if not cython.compiled:
    from rails.names import *
    from westbound.engine.names import ASK, CHANCE, GO_ON
    from westbound.engine.native import overlay, row


class Box:
    """What is printed: sentences of words with amounts, and the sentence on which each player starts."""

    def __init__(self, sentences: list[list[int]], starts: list[int], rounds: int) -> None:
        if not cython.compiled:
            self.code = row(CODE)
            self.address = row(SENTENCES)
            self.starts = row(PLAYERS)
            self.sentences = 0
            self.players = 0
            self.rounds = 0
        code = [number for sentence in sentences for number in [*sentence, END, END]]
        lengths = [len(sentence) + 2 for sentence in sentences]
        self.code = code + [END] * (CODE - len(code))
        self.address = [sum(lengths[:i]) for i in range(SENTENCES)]
        self.starts = starts + [0] * (PLAYERS - len(starts))
        self.sentences = len(sentences)
        self.players = len(starts)
        self.rounds = rounds


class Rails(Flow):
    """The table with its rules."""

    def __init__(self, box: Box) -> None:
        self.box = box
        if not cython.compiled:
            super().__init__()
            self.nuggets = row(PLAYERS)
            self.pile = row(CARDS)  # by kind: how many are left
            self.hands = row(PLAYERS * CARDS)  # by player and kind
            self.tracks = row(PLAYERS)  # by player: how often they chose one

    def begin(self, step: int) -> bool:
        if step == ROUNDS:
            return self.rounds()
        if step == ROUND:
            return self.together(LEG)
        if step == LEG:
            return self.leg()
        if step == RESOLVING:
            return self.resolving()
        return ASK

    def score(self, seat: int) -> int:
        return self.nuggets[seat]

    def observe(self, seat: int, out: Sight) -> None:
        """The nuggets and the track of each player, the cards of the seat, and the round."""
        out.blank(self.players * SIGHTS + COMMONS)
        for i in range(self.players):
            player = (seat + i) % self.players
            out.numbers[i * SIGHTS + SIGHT_NUGGETS] = self.nuggets[player] / 10.0
            out.numbers[i * SIGHTS + SIGHT_TRACKS] = self.tracks[player]
        for card in range(CARDS):
            out.numbers[self.players * SIGHTS + COMMON_HAND + card] = self.hands[seat * CARDS + card]

    def copy(self) -> Rails:
        t = Rails(self.box)
        overlay(t, self)
        return t

    def rounds(self) -> bool:
        """Every round begins with the next player.  Count: the round."""
        if self.count == self.box.rounds:
            self.over = True
            return ASK
        self.count += 1
        self.tell(ROUND_BEGINS, self.count, 0, 0)
        return self.push(ROUND, (self.count - 1) % self.players, self.count)

    def leg(self) -> bool:
        """Everybody follows the track they are on.  Note: the round."""
        return self.instead(RESOLVING, self.player, self.box.address[self.box.starts[self.player]])

    def resolving(self) -> bool:
        """Do what is printed, word by word.  Note: where it begins; count: how far we are."""
        player = self.player
        at = self.note + 2 * self.count
        word = self.box.code[at]
        amount = self.box.code[at + 1]
        if word == WAIT and not self.is_next():
            return self.wait()
        self.count += 1
        if word == DRAW and self.has_cards():
            return self.push(DRAWING, CHANCE, player)
        if word == ACT:
            return self.push(ACTING, player)
        if word == GAIN:
            self.gain(player, amount)
        elif word == GIVE:
            self.gain((player + 1) % self.players, amount)
        elif word == STOP:
            self.over = True
        elif word == END:
            return self.done()
        return GO_ON

    def gain(self, player: int, amount: int) -> None:
        self.nuggets[player] += amount
        self.tell(GAINED, player, amount, 0)

    def has_cards(self) -> bool:
        return self.pile[0] + self.pile[1] + self.pile[2] > 0

    def acting_options(self) -> None:
        """Take a nugget, or twice in a game follow another track."""
        self.offer(TAKE)
        if self.tracks[self.player] < 2:
            for sentence in range(self.box.sentences):
                self.offer(TRACK + sentence)

    def acting_choose(self, action: int) -> None:
        if action == TAKE:
            self.gain(self.player, 1)
            self.done()
        else:
            self.tracks[self.player] += 1
            self.instead(RESOLVING, self.player, self.box.address[action - TRACK])

    def drawing_options(self) -> None:
        """A card from the pile that all share.  The actor is CHANCE; the note is the player."""
        for card in range(CARDS):
            self.draws(DRAWN + card, self.pile[card])

    def drawing_choose(self, action: int) -> None:
        card = action - DRAWN
        player = self.note
        self.pile[card] -= 1
        self.hands[player * CARDS + card] += 1
        self.tell(DREW, player, 0, 0)
        self.tell(SAW, player, card, 0, 1 << player)
        self.done()

    def put_back(self, player: int) -> int:
        """A hand goes back on the pile; return its size."""
        size = 0
        for card in range(CARDS):
            size += self.hands[player * CARDS + card]
            self.pile[card] += self.hands[player * CARDS + card]
            self.hands[player * CARDS + card] = 0
        return size

    def deal(self, player: int) -> None:
        """A random card goes from the pile to a hand."""
        lot = self.below(self.pile[0] + self.pile[1] + self.pile[2])
        card = 0
        while lot >= self.pile[card]:
            lot -= self.pile[card]
            card += 1
        self.pile[card] -= 1
        self.hands[player * CARDS + card] += 1
