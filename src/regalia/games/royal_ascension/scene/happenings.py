# native: pictures
"""Log sentences for events without a line: forced attacks, reveals, victories, falls, turns."""

from __future__ import annotations

from regalia.card_names import SUIT_NAMES, counted, listed
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.focus import written
from regalia.games.royal_ascension.scene.names import drawn
from regalia.games.royal_ascension.scene.previews import addition
from regalia.games.royal_ascension.scene.prompts import ENDINGS
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Sentence
from regalia.kernel.scene.toolkit import Telling


class Happenings(Telling[Sight]):
    """Compares the table before a line with the table after it."""

    def told(self) -> list[Sentence]:
        self._setup()
        self._piles()
        self._victory()
        self._falls()
        self._challenge()
        self._committed()
        self._shown()
        self._turns()
        if self.ends:
            self._over()
        return self.sentences

    def _setup(self) -> None:
        was, now = self.was, self.now
        if was.step == terms.ORDERING and now.step == terms.PICKING:
            order = listed([f"{{{now.row(m.SELECTION, place)}}}" for place in range(now.seats)])
            self.say(f"The order of picks: {order}.")
        if was.table.pick < terms.TERRITORIES == now.table.pick:
            land, seat = self._last_territory()
            self.say(f"{self.now.land_name(land)} is left", seat)

    def _last_territory(self) -> tuple[int, int]:
        """The twelfth territory and its owner, the last picker; it is assigned without a line."""
        was, now = self.was, self.now
        backwards = now.options.snake and 11 // now.seats % 2
        seat = now.row(m.SELECTION, 0 if backwards else now.seats - 1)
        new = [land for land in was.free_lands() if now.table.owner[land] == seat]
        return new[0], seat

    def _piles(self) -> None:
        for suit in range(4):
            before, after = self.was.discards(suit), self.now.discards(suit)
            if before and not after and self.now.left(suit) > self.was.left(suit):
                self.say(f"The discarded {SUIT_NAMES[suit]} are shuffled and become the pile.")

    def _challenge(self) -> None:
        """Tell an attack without a choice."""
        was, now = self.was.table, self.now.table
        if now.target >= 0 and was.target < 0 and self.was.step != terms.CHALLENGING:
            self._act(
                f"attacks {{{now.target}}}" + (", all in" if now.all_in else ""), self._attacked(), self.now.active
            )
        elif was.target >= 0 and now.target >= 0 and now.target != was.target and self.was.step == terms.ANSWERING:
            self._act(f"must attack {{{now.target}}} instead", self._attacked(), self.now.active)

    def _attacked(self) -> str:
        """The attack in the past tense."""
        return f"attacked {self.now.whom(int(self.now.table.target))}"

    def _act(self, text: str, past: str, seat: int, to: tuple[str, ...] = ()) -> None:
        """Tell what an act has led to; the recap tells it in the past tense."""
        self.sentences.append(Sentence(text=text, seat=seat, past=past, to=to))

    def _committed(self) -> None:
        """Tell that a fighter has committed; its lines are hidden from the others."""
        was, now = self.was, self.now
        if was.step == terms.COMMITTING and (now.step != terms.COMMITTING or now.turn != was.turn):
            self.say("has committed", was.turn)

    def _shown(self) -> None:
        was, now = self.was, self.now
        if now.step != terms.FIGHTING or (was.step == terms.FIGHTING and not self._won()):
            return
        self.say("All is shown", heading=True)
        for seat in now.fighters():
            land, faces = now.sent(seat), now.used(seat)
            cards = f", {drawn(faces)}" if faces else ""
            self.say(
                f"{self.now.land_name(land)}{cards}: {written(addition(now, land, faces, now.penalty(seat)))}", seat
            )

    def _won(self) -> list[int]:
        """Territories that changed hands."""
        lands = range(terms.TERRITORIES) if self.was.step == terms.FIGHTING else range(0)
        return [land for land in lands if self.was.table.owner[land] != self.now.table.owner[land]]

    def _victory(self) -> None:
        """Tell who wins which territory, or a tie."""
        was, now = self.was, self.now
        won = self._won()
        if won:
            winner = int(now.table.owner[won[0]])
            losers = [seat for seat in now.fighters() if seat != winner]
            spoils = self._spoils(won, winner, losers)
            past = "won " + spoils.replace(f"{{{now.seat}}}", "you")
            sent = tuple([f"sent{loser}" for loser in losers])
            self._act(f"wins {spoils}{self._all_of(won)}", past, winner, sent)
            self.say(f"holds {names.to_the_throne(len(now.lands(winner)), now.throne)}", winner)
        elif was.step == now.step == terms.FIGHTING and now.table.turn_of <= was.table.turn_of:
            again = [seat for seat in now.fighters() if m.has_seat(now.table.contenders, seat)]
            self.say(f"A tie: {listed([f'{{{seat}}}' for seat in again])} roll again.")

    def _spoils(self, won: list[int], winner: int, losers: list[int]) -> str:
        """What a victory brings, with the totals: ``Teal Shore from {1}, 47 to 39``."""
        was = self.was
        if self.now.table.all_in:
            return f"every territory of {{{losers[0]}}}, {self._score(winner, losers)}"
        lands = listed([f"{self.now.land_name(land)} from {{{int(was.table.owner[land])}}}" for land in won])
        return f"{lands}, {self._score(winner, losers)}"

    def _all_of(self, won: list[int]) -> str:
        """The territories that an all-in battle brings, by name."""
        return f": {listed([self.now.land_name(land) for land in won])}" if self.now.table.all_in else ""

    def _score(self, winner: int, losers: list[int]) -> str:
        """The totals of a battle, the winner's first: ``54 to 50``."""
        now = self.now
        totals = [now.strength(seat) + sum(now.dice(seat)) for seat in (winner, *losers)]
        return f"{totals[0]} to {listed([str(total) for total in totals[1:]])}"

    def _falls(self) -> None:
        was, now = self.was, self.now
        for seat in range(now.seats):
            if was.living(seat) and not now.living(seat):
                held = was.row(m.HEARTS_HELD, seat) + was.row(m.GOLD_HELD, seat) + len(was.weapons(seat))
                cards = f": {counted(held, 'card')} discarded" if held else ""
                self.say(f"is {now.fate(seat)}{cards}", seat)

    def _turns(self) -> None:
        """Add a heading for every round, and tell who is protected."""
        was, now = self.was.table, self.now.table
        if now.protected != was.protected and now.protected >= 0 and self.now.guarded(int(now.protected)):
            self.say("is protected until the next battle", int(now.protected))
        if now.round > was.round and not self.now.over:
            self.say(f"Round {now.round}", heading=True)

    def _over(self) -> None:
        result = self.now.result()
        best = max(result)
        called = listed([f"{{{seat}}}" for seat in range(self.now.seats) if result[seat] == best])
        ending = ENDINGS[self.now.table.reason]
        won = f"{called} won" if best == 1.0 else f"a draw between {called}"
        self.say(f"Game over: {won}. {ending}", heading=True)
