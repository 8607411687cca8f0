"""Pioneer Days: what does not fit, and the four disasters."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneer_days.chapters.purchases import Purchases

if not cython.compiled:
    from westbound.engine.names import ASK, GO_ON
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneer_days.names import *


class Disasters(Purchases):
    """A table with disasters."""

    # What does not fit

    def fitting(self) -> bool:
        """Discard goods of your choice until the rest fits into your wagons."""
        return self.done() if self.fits(self.player) else ASK

    def fitting_options(self) -> None:
        player = self.player
        if self.wood[player] > 0:
            self.offer(DISCARD)
        if self.medicine[player] > 0:
            self.offer(DISCARD + 1)
        for value in range(NUGGETS):
            if self.gold[player * NUGGETS + value] > 0:
                self.offer(DISCARD_TOKEN + value)
        self.offer_each(DISCARD_TILE, self.tiles_of(player))

    def tiles_of(self, player: int) -> Mask:
        tiles: Mask = 0
        for i in range(self.load[player]):
            tiles |= bit(self.gear[player * TILES + i])
        return tiles

    def fitting_choose(self, action: int) -> None:
        player = self.player
        if action >= DISCARD_TILE:
            self.lose_gear(player, action - DISCARD_TILE)
            self.tell(TILE_DISCARDED, player, action - DISCARD_TILE, 0)
        elif action >= DISCARD_TOKEN:
            self.put_back(player, action - DISCARD_TOKEN)
        else:
            good = GOOD_WOOD + action - DISCARD
            self.tell(DISCARDED, player, good, 1)
            self.add(player, good, -1)

    # The tracks

    def advance_tracks(self, which: int) -> bool:
        """Advance the markers in *which*; if one reaches the end of its track, its disaster strikes at once."""
        strikes = 0
        for track in range(TRACKS):
            if which >> track & 1:
                self.tracks[track] += 1
                self.tell(TRACK_MOVED, track, self.tracks[track], 0)
                if self.tracks[track] >= TRACK_END:
                    strikes |= 1 << track
        return self.push(DISASTERS, self.first, strikes) if strikes else GO_ON

    def disasters(self) -> bool:
        """Resolve one disaster after the other, from the top.  When all players have resolved it, its marker goes back
        to the start, and cards triggered by it act.

        Note: the disasters still to come.  Count: see ``struck``.
        """
        struck = self.struck()
        if struck != NOBODY:
            self.strike(NOBODY)
            self.note &= ~bit(struck)
            self.tracks[struck] = 0
            self.tell(MARKER_BACK, struck, 0, 0)
            return self.push(AFTERMATH, self.first, AFTER + struck)
        if self.note == 0:
            return self.done()
        disaster = lowest(self.note)
        self.strike(disaster)
        self.tell(DISASTER_STRIKES, disaster, 0, 0)
        if disaster == STORM:
            return self.push(STORMS, self.first)
        if disaster == DISEASE:
            return self.push(DISEASES, self.first)
        for i in range(self.players):
            player = (self.first + i) % self.players
            if disaster == RAID:
                self.raid(player)
            else:
                self.famine(player)
        return GO_ON

    def struck(self) -> int:
        """The disaster everybody has just resolved, or NOBODY: the count of the step minus 1."""
        return self.count - 1

    def strike(self, disaster: int) -> None:
        self.count = 1 + disaster

    # Storm

    def storm_damage(self) -> bool:
        """Each wheel protects one wagon that can carry it.  Pay 1 wood for each of your other wagons; choose a wagon to
        be damaged for each one you cannot pay for.

        Count and note: see ``chosen`` and ``to_be_damaged``.
        """
        player = self.player
        if self.chosen() == NOBODY:
            exposed = self.exposed(player)
            paid = min(self.wood[player], exposed)
            if paid > 0:
                self.wood[player] -= paid
                self.tell(WOOD_SPENT, player, paid, 0)
            if exposed == paid:
                self.tell(SPARED, player, STORM, 0)
            self.choose_wagons(0)
            self.note = 1 + exposed - paid
        if self.chosen() >= self.to_be_damaged():
            self.batter()
            return self.instead(FITTING, player)
        kinds = self.standing_kinds()
        if kinds & (kinds - 1) and not self.strikes_all(self.to_be_damaged()):
            return ASK
        self.expose(lowest(kinds))
        return GO_ON

    def exposed(self, player: int) -> int:
        """Wagons without protection from a storm."""
        return self.wagons_of(player) - self.sheltered(player)

    def chosen(self) -> int:
        """Wagons chosen so far, or NOBODY before the storm: the count of the step minus 1."""
        return self.count - 1

    def to_be_damaged(self) -> int:
        """Wagons that have to be damaged: the note of the step minus 1."""
        return self.note - 1

    def choose_wagons(self, chosen: int) -> None:
        self.count = 1 + chosen

    def strikes_all(self, damaged: int) -> bool:
        """Whether that many are all the wagons without a wheel, so that there is nothing to choose."""
        wheels = self.wheels(self.player)
        if wheels > 0 and wheels < self.open_wagons(self.player):
            return False
        return damaged == self.wagons_of(self.player) - wheels

    def standing_kinds(self) -> int:
        """The kinds of wagon you may still choose: enough must remain to carry the wheels."""
        player = self.player
        spare = self.open_wagons(player) - self.wheels(player)
        for kind in range(WAGON_KINDS):
            if self.open_slots(kind) > 0:
                spare -= self.battered[player * WAGON_KINDS + kind]
        kinds = 0
        for kind in range(WAGON_KINDS):
            at = player * WAGON_KINDS + kind
            if self.wagons[at] > self.battered[at] and (spare > 0 or self.open_slots(kind) == 0):
                kinds |= 1 << kind
        return kinds

    def storm_damage_options(self) -> None:
        self.offer_each(DAMAGE, self.standing_kinds())

    def storm_damage_choose(self, action: int) -> None:
        self.expose(action - DAMAGE)

    def expose(self, kind: int) -> None:
        self.choose_wagons(self.chosen() + 1)
        self.battered[self.player * WAGON_KINDS + kind] += 1

    def batter(self) -> None:
        """Each chosen wagon takes a damage marker, which covers two slots for good."""
        for kind in range(WAGON_KINDS - 1, -1, -1):
            at = self.player * WAGON_KINDS + kind
            while self.battered[at] > 0:
                self.battered[at] -= 1
                self.mark(self.player, kind, 1)
                self.tell(WAGON_DAMAGED, self.player, kind // MARKERS, kind % MARKERS)

    # Raid

    def raid(self, player: int) -> None:
        """You lose half of your dollars, rounded up."""
        lost = self.plundered(player, self.money[player])
        if lost > 0:
            self.money[player] -= lost
            self.tell(MONEY_LOST, player, lost, 0)
        else:
            self.tell(SPARED, player, RAID, 0)

    def plundered(self, player: int, money: int) -> int:
        """What a raid takes from a player with that much money."""
        return (max(0, money - self.lasting(player, PROTECT_MONEY)) + 1) // 2

    # Famine

    def famine(self, player: int) -> None:
        """Pay $1 for each head of cattle as far as your dollars go; you lose the rest of the cattle."""
        hungry = self.hungry(player, self.cattle[player])
        fed = min(hungry, self.money[player])
        if fed > 0:
            self.money[player] -= fed
            self.tell(CATTLE_FED, player, fed, 0)
        if hungry > fed:
            self.cattle[player] -= hungry - fed
            self.tell(CATTLE_LOST, player, hungry - fed, 0)
        if hungry == 0:
            self.tell(SPARED, player, FAMINE, 0)

    def hungry(self, player: int, cattle: int) -> int:
        """How many of that many cattle a player has to feed in a famine."""
        return max(0, cattle - self.lasting(player, PROTECT_CATTLE))

    # Disease

    def disease_keeping(self) -> bool:
        """Choose the townsfolk to keep: as many as you have immunities for free, the others for 1 medicine each;
        discard the rest.

        Count: townsfolk kept.  Note: whether you have HAD_ENOUGH.
        """
        player = self.player
        if self.crowd[player] == 0:
            self.tell(SPARED, player, DISEASE, 0)
            return self.done()
        immune = self.lasting(player, PROTECT_FOLK)
        most = min(self.crowd[player], immune + self.medicine[player])
        if immune >= self.crowd[player]:
            self.count = self.crowd[player]
            self.kept[player] = self.folk_of(player)
        if self.count < most and self.note != HAD_ENOUGH:
            return ASK
        paid = max(0, self.count - immune)
        if paid > 0:
            self.medicine[player] -= paid
            self.tell(MEDICINE_SPENT, player, paid, 0)
        if self.count == self.crowd[player]:
            self.tell(SPARED, player, DISEASE, 0)
        self.keep_folk(player, self.kept[player])
        self.kept[player] = 0
        return self.instead(FITTING, player)

    def folk_of(self, player: int) -> Mask:
        folk: Mask = 0
        for i in range(self.crowd[player]):
            folk |= bit(self.folk[player * FOLK_IN_PLAY + i])
        return folk

    def disease_keeping_options(self) -> None:
        if self.count >= self.lasting(self.player, PROTECT_FOLK):
            self.offer(PASS)
        self.offer_each(KEEP, self.folk_of(self.player) & ~self.kept[self.player])

    def disease_keeping_choose(self, action: int) -> None:
        if action == PASS:
            self.note = HAD_ENOUGH
            return
        self.count += 1
        self.kept[self.player] |= bit(action - KEEP)
