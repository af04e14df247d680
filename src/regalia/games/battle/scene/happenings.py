# native: pictures
"""Events between two views that no move names.

They are hits, fights without a choice, falls, reshuffles and new turns.
"""

from __future__ import annotations

from collections import Counter

from regalia.card_names import counted, listed
from regalia.games.battle.rules import army, fields, terms
from regalia.games.battle.rules.fields import chosen_name, chosen_seat, fighter_group, played_card
from regalia.games.battle.rules.model import SERIAL, soldier_card, soldier_owner
from regalia.games.battle.scene.blows import blows
from regalia.games.battle.scene.prompts import ENDINGS
from regalia.games.battle.scene.sight import JOKER, Sight, drawn
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.scene import Sentence
from regalia.kernel.scene.toolkit import Telling
from regalia.kernel.state import VERB_MASK


class Happenings(Telling[Sight]):
    """Compares the table before a line with the table after it."""

    def __init__(self, was: Sight, now: Sight, move: int | None = None) -> None:
        super().__init__(was, now)
        self.move = move  # the player's move; None for chance and withheld lines

    def told(self) -> list[Sentence]:
        """The sentences, in the order in which things happen."""
        self._building()
        self._hits()
        self._soldiers()
        self._piles()
        self._turns()
        if self.ends:
            self._over()
        return self.sentences

    def _building(self) -> None:
        was, now = self.was, self.now
        if was.step == terms.PICKING and (was.table.round, was.table.pick) != (now.table.round, now.table.pick):
            self.say("Packs are passed on." if was.table.round == now.table.round else "The packs are empty.")
        if was.building and not now.building:
            self.say("All decks are built.")

    def _hits(self) -> None:
        """Hits are counted before any strike; a side with too many is out at once."""
        was, now = self.was, self.now
        for side in range(now.options.sides):
            hits = now.hits(side) - was.hits(side)
            if hits:
                total = now.hits(side)
                left = f"{total} of {now.options.hits_to_lose}" if not now.fallen(side) else f"{total} in all"
                text = f"takes {counted(hits, 'hit')}: {left}"
                past = f"took {counted(hits, 'hit')}"
                self.sentences.append(Sentence(text=text, seat=side, by=self._unblocked(side), past=past))
            if now.fallen(side) and not was.fallen(side):
                for seat in now.members(side):
                    self.say(f"is out{_discarded(len(was.armies[seat]), was.held(seat))}", seat)

    def _unblocked(self, side: int) -> tuple[str, ...]:
        """The ids of the attackers of a side that nobody blocks, in the order of their groups."""
        move = self.move or 0
        stopped = fighter_group(move) if move & VERB_MASK == fields.BLOCK else 0
        groups = [
            group
            for group in range(1, self.was.table.count + 1)
            if group != stopped and self.was.target(group) == side and not self.was.fighters(group, blocking=True)
        ]
        placed = [(soldier.group, id) for id, soldier in Tokens(self.was).places.items() if soldier.group in groups]
        return tuple([id for _, id in sorted(placed)])

    def _soldiers(self) -> None:
        """Soldiers that left play, except with a fallen side, and those that changed sides."""
        was, now = self.was, self.now
        lost, gained = [], []
        for seat in range(now.seats):
            before = Counter((soldier.card, soldier.owner) for soldier in was.armies[seat])
            after = Counter((soldier.card, soldier.owner) for soldier in now.armies[seat])
            gone = Counter() if now.out(seat) else before - after
            lost.append(gone)
            gained.append(after - before)
        move = self.move or 0
        if move & VERB_MASK == fields.TAKE:
            return  # the sentence of the move has told it
        if move & VERB_MASK == fields.DESTROY:
            soldier = army.read(now.options, chosen_seat(move), chosen_name(move))
            lost[chosen_seat(move)][soldier_card(soldier), soldier_owner(soldier)] -= 1  # told with the move as well
        if any(lost) and move & VERB_MASK in (fields.BLOCK, fields.PASS, fields.STRIKE):
            self._fights(lost)
        if self._joker():
            for seat in range(now.seats):
                for (card, _), _ in gained[seat].items():
                    self.say(f"now controls {drawn([card])}", seat)
            return
        for seat in range(now.seats):
            fallen = sorted(card for (card, _) in lost[seat].elements())
            if fallen:
                self.say(f"loses {drawn(fallen)}", seat)

    def _fights(self, lost: list[Counter[tuple[int, int]]]) -> None:
        """The fights, blow by blow; a loss that a blow has told is not repeated."""
        for blow in blows(self.was, self.move or 0, Tokens(self.was).places):
            seats = {soldier.seat for _, soldier in blow.strikers}
            by, to = (tuple([id for id, _ in placed]) for placed in (blow.strikers, blow.fallen))
            seat = seats.pop() if len(seats) == 1 else None
            self.sentences.append(Sentence(text=blow.told(), seat=seat, by=by, to=to))
            for _, soldier in blow.fallen:
                lost[soldier.seat][soldier.card, soldier.owner] -= 1

    def _joker(self) -> bool:
        """Whether a joker took a soldier over without a choice."""
        move = self.move or 0
        return move & VERB_MASK == fields.USE and played_card(move) == JOKER and self.now.step != terms.BY_JOKER

    def _piles(self) -> None:
        for pile in range(self.now.options.piles):
            if not self.was.building and self._batches(self.now, pile) > self._batches(self.was, pile):
                self.say("The discard pile is shuffled and becomes the draw pile.")

    def _batches(self, sight: Sight, pile: int) -> int:
        return int(sight.table.row[SERIAL + pile])

    def _turns(self) -> None:
        """A heading for every new turn, also for turns in which nothing could be done."""
        was, now = self.was.table, self.now.table
        side = was.active if was.turn else now.active
        for turn in range(was.turn + 1, now.turn + 1):
            if turn > 1:
                side = self._next(side)
            self.say(f"Turn {turn}, {self.now.called(side)}", heading=True)
            if turn < now.turn or self.now.over:
                self.say("Nothing can be drawn, sent to attack or played.")
        came = now.turn > was.turn or was.step == terms.DRAWING
        if came and self.now.step == terms.MAIN:
            self.say("No soldiers: the attack step is skipped.")

    def _next(self, side: int) -> int:
        sides = self.now.options.sides
        following = (side + 1) % sides
        while self.now.fallen(following):
            following = (following + 1) % sides
        return int(following)

    def _over(self) -> None:
        result = self.now.result()
        best = max(result)
        names = listed([f"{{{seat}}}" for seat in range(self.now.seats) if result[seat] == best])
        ending = ENDINGS[self.now.table.reason]
        if self.now.table.reason == terms.BUILT:
            self.say(f"Game over. {ending}", heading=True)
        elif best < 1.0:
            self.say(f"Game over: a draw between {names}. {ending}", heading=True)
        else:
            self.say(f"Game over: {names} won. {ending}", heading=True)


def _discarded(soldiers: int, cards: int) -> str:
    """What a player who is out loses: ``: 1 soldier and 3 cards are discarded``."""
    lost = [counted(count, word) for count, word in ((soldiers, "soldier"), (cards, "card")) if count]
    return f": {listed(lost)} {'is' if soldiers + cards == 1 else 'are'} discarded" if lost else ""
