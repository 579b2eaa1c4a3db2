"""Which block is played next, and when a table is done."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator

from wormery.arena.blocks import Block
from wormery.arena.plan import Plan, PlanError
from wormery.arena.store import Store
from wormery.arena.tally import Estimate, Tally, groups_of

# Seconds that a block should take: short at first, so that nothing is waited for; longer in
# a long run, whose file then stays small. No result depends on it.
SHORT, LONG, GROWTH = 0.4, 2.0, 0.01
FIRST_DEALS = 2
FASTER = 16  # the most by which a block may outgrow the one before


class Schedule:
    """Hands out blocks of all tables until each is done."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self.begun = time.monotonic()
        self.tables = [
            _TableProgress(plan, store, number) for number in range(len(plan.tables))
        ]

    def next_block(self) -> Block | None:
        """A block to play; None if all is done, or waits for blocks being played."""
        seconds = min(LONG, SHORT + GROWTH * (time.monotonic() - self.begun))
        for table in self.tables:
            if block := table.next_block(seconds):
                return block
        return None

    def take(self, block: Block, tally: Tally, seconds: float) -> None:
        """A block was played."""
        self.tables[block.table].take(block, tally, seconds)

    @property
    def done(self) -> bool:
        return all(table.done for table in self.tables)

    @property
    def games(self) -> int:
        """How many games have been played, by now or before."""
        return sum(table.deals * table.each for table in self.tables)

    @property
    def expected(self) -> int:
        """How many it will be; a guess, if they are played until an interval is narrow."""
        return sum(table.expected * table.each for table in self.tables)


class _TableProgress:
    def __init__(self, plan: Plan, store: Store, number: int) -> None:
        self.plan, self.store, self.number = plan, store, number
        self.each = plan.turns_around(number)
        self.boundaries = list(plan.checkpoints(number))
        if store.extent(number) > self.boundaries[-1]:
            raise PlanError("arena-fewer", games=store.extent(number) * self.each)
        self.deals = sum(b.deals for b in store.blocks if b.table == number)
        self.playing = 0
        self.size = FIRST_DEALS
        self.done = False
        self.checkpoint = 0
        self.gaps: deque[Block] = deque()
        ends = self.boundaries if plan.until is not None else self.boundaries[-1:]
        self.checkpoints: Iterator[int] = iter(ends)
        self.go_on()

    def go_on(self) -> None:
        """Go to the next checkpoint that is not reached yet, unless one is the last."""
        for checkpoint in self.checkpoints:
            self.checkpoint = checkpoint
            self.gaps.extend(self.store.gaps(self.number, self.checkpoint))
            if self.gaps:
                return
            if self.is_narrow():
                break
        self.done = True

    def is_narrow(self) -> bool:
        if self.plan.until is None:
            return False
        return self.leader(self.checkpoint).width < self.plan.until

    def leader(self, deals: int | None = None) -> Estimate:
        """The share of the player who has won most."""
        tally = self.store.sum_of(self.number, deals)
        groups = groups_of(self.plan.tables[self.number])
        shares = [
            tally.share(number, len(places), self.each)
            for number, (_, places) in enumerate(groups)
        ]
        return max(shares, key=lambda share: share.value)

    def next_block(self, seconds: float) -> Block | None:
        if not self.gaps:
            return None
        gap = self.gaps.popleft()
        end = next(b for b in self.boundaries if b > gap.first)
        last = min(gap.last, end, gap.first + max(1, int(self.size * seconds / SHORT)))
        if last < gap.last:
            self.gaps.appendleft(Block(self.number, last, gap.last))
        self.playing += 1
        return Block(self.number, gap.first, last)

    def take(self, block: Block, tally: Tally, seconds: float) -> None:
        self.playing -= 1
        self.deals += block.deals
        self.store.add(block, tally)
        fitting = int(block.deals * SHORT / max(seconds, 1e-6))
        self.size = max(1, min(fitting, FASTER * max(self.size, block.deals)))
        if not self.gaps and not self.playing:
            if self.is_narrow():
                self.done = True
            else:
                self.go_on()

    @property
    def expected(self) -> int:
        last = self.boundaries[-1]
        if self.done:
            return self.deals
        if self.plan.until is None or not self.deals:
            return last
        needed = self.deals * (self.leader().width / self.plan.until) ** 2
        return next((b for b in self.boundaries if b >= max(needed, self.checkpoint)), last)
