"""Searching a tree of decisions when some things are hidden and some are drawn.

Every iteration plays in another imagined world, from the seat's decision down to a decision that no iteration has met
yet.  That one is judged, and what it is worth goes to all nodes on the way (each player for themselves: max^n).  When
another iteration comes there, every option is judged, to know which ones look good.  A node stands for the decisions
that led to it, whatever the world was and whatever was drawn on the way (open loop), so it learns what is good on
average over all that the seat cannot know.  Which option an iteration follows depends on what it was worth so far, and
on how good it looked at first if it was tried seldom (PUCT).

While all players act at once, nobody knows what the others choose: each player's decisions hang in a branch of their
own.  So do those of a player who decides only in some worlds where usually somebody else does.
"""

from __future__ import annotations

from array import array

import cython

from westbound.bots.mind.judge import Judge
from westbound.bots.mind.reflex import Follower
from westbound.engine.desk import Mask, Numbers, Reals
from westbound.engine.flow import Flow
from westbound.engine.game import NoWorld
from westbound.engine.knowing.imaginer import Imaginer

if not cython.compiled:
    from westbound.bots.mind.names import *
    from westbound.engine.names import CHANCE, SEATS
    from westbound.engine.native import exp, lowest, masks, mixed, overlay, sqrt


class Tree:
    """A search for one seat of one game; several can run at the same time, each in its own thread."""

    def __init__(self, judge: Judge, follower: Follower, imaginer: Imaginer, world: Flow, trial: Flow) -> None:
        """The *imaginer* works on *world*, where iterations are played; options are tried on *trial*."""
        self.judge = judge
        self.follower = follower
        self.imaginer = imaginer
        self.world = world
        self.trial = trial
        self.action: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))  # of each node: what led to it
        self.seat: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))  # who decides there, or UNSEEN
        self.opened: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))  # whether its options were judged yet
        self.child: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))  # its first child, or NO_NODE
        self.sibling: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))  # the next child of its parent
        self.visits: Numbers = array("i", bytes(4 * 2 * SPARE_NODES))
        self.prior: Reals = array("d", bytes(8 * 2 * SPARE_NODES))  # how good it looked, as a share among siblings
        self.first: Reals = array("d", bytes(8 * 2 * SPARE_NODES))  # what it looked worth to whoever decides
        self.only: Numbers = array("i")  # the actions to try at the root; if there are none, all
        self.total: Reals = array("d", bytes(8 * 2 * SPARE_NODES * NODE_TOTALS))  # what it was worth, by seat
        if not cython.compiled:
            self.nodes = 0  # how many there are
            self.root = 0
            self.iterations = 0  # below the root
            self.found_none = False  # no world agrees with what the seat knows
            self.explore = 0.0  # how much to try what looked good at first
            self.sharpness = 0.0  # by how much worth the share of an option falls to 1/e
            self._tried = NO_NODE  # the child of the root that this iteration follows
            self._path = masks(PATH)
            self._heads = masks(SEATS)  # while all act at once: the node of each seat
            self._length = 0
        self.explore = 1.0
        self.sharpness = 0.05

    # What Python calls

    def search(self, known: Flow, seat: int, simulations: int, seed: Mask, again: bool = False) -> list[int]:
        """Search for *seat* from the position *known*; return the visits of each option, beside its action.

        If the tree was moved on with ``follow``, it continues from there.  *again* continues the last search, so that
        many searches with one seed find the same as a single one with all their simulations.

        :raises NoWorld: if no world agrees with what the seat knows.
        """
        if self.nodes == 0:
            self.plant()
        left = simulations
        while left > 0:
            self.make_room()
            with cython.nogil:
                left -= self.iterate(known, seat, left, seed, again)
            again = True
            if self.found_none:
                raise NoWorld(f"no world agrees with all that seat {seat} has seen and heard")
        return self.tried()

    def tried(self) -> list[int]:
        """Action and visits of every option at the root."""
        found = []
        node = self.child[self.root]
        while node != NO_NODE:
            if self.action[node] >= 0:
                found += [self.action[node], self.visits[node]]
            node = self.sibling[node]
        return found

    def worths(self, seat: int) -> list[float]:
        """What every option at the root is worth to *seat*, in the same order."""
        found = []
        node = self.child[self.root]
        while node != NO_NODE:
            if self.action[node] >= 0:
                found.append(self.value(node, seat))
            node = self.sibling[node]
        return found

    def keep_to(self, actions: list[int]) -> None:
        """Choose among these *actions* next time; if there are none, among all."""
        self.only = array("i", actions)

    def forget(self) -> None:
        """Start a new tree with the next search."""
        self.nodes = 0

    def follow(self, chosen: int) -> bool:
        """Move the root to the child of an action; false if there is none."""
        node = self.child[self.root] if self.nodes > 0 else NO_NODE
        while node != NO_NODE and self.action[node] != chosen:
            node = self.sibling[node]
        if node == NO_NODE:
            return False
        self.root = node
        self.iterations = self.visits[node]
        return True

    # Inside

    def plant(self) -> None:
        self.root = 0
        self.nodes = 0
        self.iterations = 0
        self.add_node(0)

    def make_room(self) -> list[int]:
        """Double the room for nodes if one more iteration may need it."""
        room = len(self.action)
        if room - self.nodes < SPARE_NODES:
            self.action = array("i", bytes(self.action) + bytes(4 * room))
            self.seat = array("i", bytes(self.seat) + bytes(4 * room))
            self.opened = array("i", bytes(self.opened) + bytes(4 * room))
            self.child = array("i", bytes(self.child) + bytes(4 * room))
            self.sibling = array("i", bytes(self.sibling) + bytes(4 * room))
            self.visits = array("i", bytes(self.visits) + bytes(4 * room))
            self.prior = array("d", bytes(self.prior) + bytes(8 * room))
            self.first = array("d", bytes(self.first) + bytes(8 * room))
            self.total = array("d", bytes(self.total) + bytes(8 * room * NODE_TOTALS))
        return [room]

    def add_node(self, action: int) -> int:
        node = self.nodes
        self.nodes += 1
        self.action[node] = action
        self.seat[node] = UNSEEN
        self.opened[node] = 0
        self.child[node] = NO_NODE
        self.sibling[node] = NO_NODE
        self.visits[node] = 0
        self.prior[node] = 0.0
        self.first[node] = 0.0
        for seat in range(NODE_TOTALS):
            self.total[node * NODE_TOTALS + seat] = 0.0
        return node

    def find(self, parent: int, action: int, after: int) -> int:
        """The child of *parent* by that action, made if there is none; most likely it comes right after *after*.

        NO_NODE if there is no more room.
        """
        node: int = self.child[parent] if after == NO_NODE else self.sibling[after]
        if node != NO_NODE and self.action[node] == action:
            return node
        last = NO_NODE
        node = self.child[parent]
        while node != NO_NODE:
            if self.action[node] == action:
                return node
            last = node
            node = self.sibling[node]
        if self.nodes == len(self.action):
            return NO_NODE
        node = self.add_node(action)
        if last == NO_NODE:
            self.child[parent] = node
        else:
            self.sibling[last] = node
        if self.visits[parent] > 0 and self.seat[parent] >= 0:
            self.first[node] = self.total[parent * NODE_TOTALS + self.seat[parent]] / self.visits[parent]
        return node

    def value(self, node: int, seat: int) -> float:
        """What a node is worth to *seat*: the mean of its visits, and twice what it looked worth at first."""
        worth: float = self.total[node * NODE_TOTALS + seat] + 2.0 * self.first[node]
        visits: int = self.visits[node]
        return worth / (visits + 2)

    def iterate(self, known: Flow, seat: int, most: int, seed: Mask, again: bool) -> int:
        """Do iterations while there is room, at most *most*; return how many."""
        done = 0
        while done < most and len(self.action) - self.nodes >= SPARE_NODES // 2:
            number = mixed(seed, self.iterations) >> 3
            if number < 0:
                number = -1 - number
            overlay(self.world, known)
            if done > 0 or again:
                found = self.imaginer.vary(seat, number)
            else:
                found = self.imaginer.imagine(seat, number)
                self.found_none = not found
                if not found:
                    return 1
            if found:  # or else the next iteration may be luckier
                self.world.shake(number >> 1)
                self.descend(seat)
                self.learn()
            self.iterations += 1
            done += 1
        return done

    def descend(self, seat: int) -> None:
        """Play one world from the root to a new node; the judge's worths say what came of it."""
        at = self.root
        self._tried = NO_NODE
        self._length = 0
        self.step_on(at)
        lane = self.world.lane_of(seat)
        fork = NO_NODE  # the node before all began to act at once
        if self.world.lanes > 0:
            fork = self.begin_lanes(at)
            self._heads[seat] = at
        while not self.world.over and not self.world.lost:
            if self.world.lanes > 0 and fork == NO_NODE:
                fork = self.begin_lanes(at)
            elif self.world.lanes == 0 and fork != NO_NODE:
                at = self._heads[seat] if self._heads[seat] != NO_NODE else fork
                fork = NO_NODE
            mover = self.world.player_in(lane)
            self.world.lay_out(lane)
            if self.world._tickets == 0:
                self.world.lost = True
                break
            if mover == CHANCE:
                self.world.act(lane, self.world.pick())
                lane = self.world.next_lane()
                continue
            forced = self.only_option()
            if forced >= 0:
                self.world.act(lane, forced)
                lane = self.world.next_lane()
                continue
            if fork != NO_NODE:
                at = self.head_of(mover, fork)
            elif self.opened[at] and self.seat[at] != mover:
                at = self.branch_of(mover, at)
            if at != NO_NODE and ((self.seat[at] == UNSEEN and at != self.root) or self._length >= PATH - 2):
                self.seat[at] = mover
                at = NO_NODE
            if at != NO_NODE:
                if not self.opened[at]:
                    self.open(at, lane, mover)
                here = at
                at = self.select(here, mover)
                if here == self.root:
                    self._tried = at
            if at == NO_NODE:
                self.judge.weigh(self.world, mover)
                return
            self.step_on(at)
            if fork != NO_NODE:
                self._heads[mover] = at
            self.world.act(lane, self.action[at])
            lane = self.world.next_lane()
        self.judge.settle(self.world)

    def step_on(self, node: int) -> None:
        self._path[self._length] = node
        self._length += 1

    def begin_lanes(self, at: int) -> int:
        for seat in range(SEATS):
            self._heads[seat] = NO_NODE
        return at

    def head_of(self, mover: int, fork: int) -> int:
        """The node at which *mover* decides while all act at once."""
        if self._heads[mover] == NO_NODE:
            self._heads[mover] = self.branch_of(mover, fork)
        return self._heads[mover]

    def branch_of(self, mover: int, at: int) -> int:
        """The node below *at* for the decisions of *mover* alone.  NO_NODE if there is no more room."""
        branch = self.find(at, LANE_OF - mover, NO_NODE)
        if branch != NO_NODE:
            self.step_on(branch)
        return branch

    def only_option(self) -> int:
        """The action if there is just one, else -1."""
        if self.world._blocks == 1 and self.world._among[0] & (self.world._among[0] - 1) == 0:
            return self.world._first[0] + lowest(self.world._among[0])
        return -1

    def is_left_out(self, at: int, action: int) -> bool:
        if at != self.root or len(self.only) == 0:
            return self.follower.is_small(action)
        for i in range(len(self.only)):
            if self.only[i] == action:
                return False
        return True

    def select(self, at: int, mover: int) -> int:
        """The child to follow: worth much so far, or looked good and was tried seldom.  NO_NODE if there is none."""
        top = -1000000.0
        chosen = NO_NODE
        node = NO_NODE
        spread = self.explore * sqrt(self.visits[at])
        for block in range(self.world._blocks):
            among = self.world._among[block]
            while among != 0:
                action = self.world._first[block] + lowest(among)
                among &= among - 1
                if self.is_left_out(at, action):
                    continue
                node = self.find(at, action, node)
                if node == NO_NODE:
                    continue
                merit = self.value(node, mover) + spread * (self.prior[node] + 0.01) / (1 + self.visits[node])
                if merit > top:
                    top = merit
                    chosen = node
        return chosen

    def open(self, at: int, lane: int, mover: int) -> None:
        """Judge every option, to know which ones to follow first."""
        self.seat[at] = mover
        best = -1000000.0
        node = NO_NODE
        for block in range(self.world._blocks):
            among = self.world._among[block]
            while among != 0:
                action = self.world._first[block] + lowest(among)
                among &= among - 1
                if self.follower.is_small(action):
                    continue
                overlay(self.trial, self.world)
                self.trial.act(lane, action)
                node = self.find(at, action, node)
                if node == NO_NODE:  # the next iteration has more room
                    return
                self.first[node] = self.follower.look(self.trial, mover)
                best = max(best, self.first[node])
        self.opened[at] = True
        if node == NO_NODE:
            return
        total = 0.0
        node = self.child[at]
        while node != NO_NODE:
            if self.action[node] >= 0:
                self.prior[node] = exp((self.first[node] - best) / self.sharpness)
                total += self.prior[node]
            node = self.sibling[node]
        node = self.child[at]
        while node != NO_NODE:
            self.prior[node] /= total
            node = self.sibling[node]

    def learn(self) -> None:
        """Add what came of an iteration to all nodes on its path."""
        for i in range(self._length):
            node = self._path[i]
            self.visits[node] += 1
            for seat in range(self.world.players):
                self.total[node * NODE_TOTALS + seat] += self.judge.worth[seat]
