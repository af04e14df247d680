"""Match: a game being played. The only place where legality is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.errors import NotationError, OptionError, RecordError, Refused, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, View, listed_moves, listed_odds, view

LONGEST_LINE = 1000
LINE_BEGINS = "A line begins with a seat and a verb, like '0 end', or with '~' for chance."


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the match, and the same as each viewer was shown it: by seat, the spectator last; None is withheld."""

    line: str
    shown: tuple[str | None, ...]

    def seen(self, seat: int) -> str | None:
        return self.shown[seat]  # SPECTATOR is -1: the last


class Match:
    """The record of a game and its state, moved forward line by line. Refuses what is not legal and then changes nothing."""

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, seats: int | None = None) -> None:
        self.game = game
        self.rules, self.options = game.set_up(options, seats)
        self.entries: list[Entry] = []
        try:
            self._state = self.rules.start()
        except ValueError as wrong:
            raise OptionError(str(wrong)) from None
        self._reveal()

    @classmethod
    def at(cls, game: Game, state: State, options: Mapping[str, Any] | None = None, seats: int | None = None) -> Match:
        """A match without lines that goes on from this state, which it takes over. Its record would not lead there."""
        match = cls(game, options, seats)
        match._state = state
        match._reveal()
        return match

    @classmethod
    def fold(cls, game: Game, record: Record) -> Match:
        """The match that a record tells; raises RecordError naming the line that cannot be played."""
        if record.game != game.key:
            raise RecordError(f"This is a record of '{record.game}', not of '{game.key}'.")
        if not game.reads(record.rules):
            raise RecordError(
                f"This record was made under version {record.rules} of the rules; this program has {game.version}."
            )
        match = cls(game, record.options, record.seats)
        for number, line in enumerate(record.lines, 1):
            try:
                match.play(line)
            except Refused as refused:
                raise RecordError(f"Line {number}, '{line}': {refused}") from None
        return match

    def branch(self) -> Match:
        """A match without lines that goes on from a copy of this state, under the same rules."""
        match = copy(self)
        match.entries = []
        match._state = self._state.clone()
        return match

    def before(self, count: int) -> Match:
        """The match as it was before its last ``count`` lines: what is left when they are taken back."""
        match = Match(self.game, self.options, self.seats)
        for entry in self.entries[: len(self.entries) - count]:
            match.play(entry.line)
        return match

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def turn(self) -> int:
        """The seat that must choose, CHANCE or OVER."""
        return self._state.turn()

    @property
    def over(self) -> bool:
        return self._state.turn() == OVER

    @property
    def lines(self) -> list[str]:
        return [entry.line for entry in self.entries]

    def view(self, seat: int = SPECTATOR) -> View:
        """What the seat sees; raises RegaliaError where there is no such seat."""
        if not SPECTATOR <= seat < self.seats:
            raise RegaliaError(f"There is no seat {seat}; seats are 0 to {self.seats - 1}.")
        return view(self._state, seat)

    def state(self) -> State:
        """A copy of the state. For the lab and for replays of finished games; never for a seat, a bot or a client."""
        return self._state.clone()

    def moves(self) -> list[int]:
        """The legal moves of the seat to choose; empty when no seat must."""
        return listed_moves(self._state, self.rules.most_moves) if self._state.turn() >= 0 else []

    def legal(self) -> list[str]:
        """The same as lines."""
        seat = self._state.turn()
        return [self.game.codec.line(seat, move) for move in self.moves()]

    def result(self) -> list[float] | None:
        if not self.over:
            return None
        return [self._state.result(seat) for seat in range(self.seats)]

    def reason(self) -> str | None:
        return self.game.reasons[self._state.reason()] if self.over else None

    def record(self) -> Record:
        return Record(
            format=FORMAT,
            game=self.game.key,
            rules=self.game.version,
            options=self.options,
            seats=self.seats,
            lines=self.lines,
            result=self.result(),
            reason=self.reason(),
        )

    def play(self, line: str) -> Entry:
        """Play a line of the record, a choice or chance; raises Refused."""
        if len(line) > LONGEST_LINE:
            raise Refused(line[:40] + "…", f"A line has at most {LONGEST_LINE} characters.")
        who, _, text = line.partition(" ")
        if who == CHANCE_MARK:
            return self._chance(line, text)
        if not (who.isascii() and who.isdigit()) or str(int(who)) != who or not text:
            raise Refused(line, LINE_BEGINS)
        return self._choose(line, int(who), text)

    def play_move(self, move: int) -> Entry:
        """Play a move of the seat to choose by its number; raises Refused."""
        seat = self._asked(str(move))
        if move not in self.moves():
            raise Refused(str(move), f"Move {move} is not among those that seat {seat} may choose from.")
        return self._commit(self.game.codec.line(seat, move), seat, [move])

    def deal(self, rng: Rng) -> Entry:
        """Let chance play the whole line that is due; raises Refused where none is."""
        if self._state.turn() != CHANCE:
            raise Refused(CHANCE_MARK, "Chance is not due now.")
        codec = self.game.codec
        moves: list[int] = []
        state = self._state.clone()
        while not moves or (state.turn() == CHANCE and state.open_line()):
            moves.append(state.deal(rng))
            state.play(moves[-1])
        line = codec.line(CHANCE, moves[0])
        for move in moves[1:]:
            line = codec.grown(line, move)
        return self._commit(line, CHANCE, moves)

    def _choose(self, line: str, seat: int, text: str) -> Entry:
        turn = self._asked(line)
        if seat >= self.seats:
            raise Refused(line, f"There is no seat {seat}; seats are 0 to {self.seats - 1}.")
        try:
            move = self.game.codec.parse(text)
        except NotationError as wrong:
            raise Refused(line, str(wrong)) from None
        if seat != turn:
            raise Refused(line, f"It is seat {turn}'s turn to choose, not seat {seat}'s.")
        if move not in self.moves() or self.game.codec.text(move) != text:
            reason = self.game.why(self.view(seat), self.rules, move)
            raise Refused(line, reason.text, reason.rule)
        return self._commit(line, seat, [move])

    def _asked(self, line: str) -> int:
        """The seat that must choose; refuses the line where none must."""
        turn = self._state.turn()
        if turn == OVER:
            raise Refused(line, "The game is over.")
        if turn == CHANCE:
            raise Refused(line, "Chance is due now, not a choice.")
        return turn

    def _chance(self, line: str, text: str) -> Entry:
        codec = self.game.codec
        try:
            if codec.named(text.partition(" ")[0], True).outside:
                return self._admit(line, codec.parse(text, chance=True))
        except NotationError as wrong:
            raise Refused(line, str(wrong)) from None
        if self._state.turn() != CHANCE:
            raise Refused(line, "Chance is not due now.")
        moves: list[int] = []
        state = self._state.clone()
        try:
            parts = codec.split(text)
            for part in parts:
                if moves and not (state.turn() == CHANCE and state.open_line()):
                    raise Refused(line, f"Only {len(moves)} of {len(parts)} are due in this line.")
                move = codec.parse(part, chance=True)
                due = [outcome for outcome, _ in listed_odds(state, self.rules.most_moves)]
                if move not in due:
                    raise Refused(line, f"'{part}' is not among the {len(due)} outcomes possible here.")
                moves.append(move)
                state.play(move)
        except NotationError as wrong:
            raise Refused(line, str(wrong)) from None
        if state.turn() == CHANCE and state.open_line():
            raise Refused(line, f"The line is too short: more than {len(moves)} are due.")
        return self._commit(line, CHANCE, moves)

    def _admit(self, line: str, move: int) -> Entry:
        """Something from outside the game: it may come while a seat is to choose or chance is due."""
        if not self._state.admits(move):
            raise Refused(line, f"'{line}' may not be written now.")
        return self._commit(line, CHANCE, [move])

    def _commit(self, line: str, seat: int, moves: Sequence[int]) -> Entry:
        codec = self.game.codec
        shown: list[str | None] = [None] * (self.seats + 1)
        for number, move in enumerate(moves):
            for viewer in range(-1, self.seats):
                seen = self._state.shown(move, viewer)
                if seen < 0:  # its line is withheld
                    continue
                if seen == move and seat >= 0:  # a choice is one move, and its line is written as the codec would
                    shown[viewer] = line
                    continue
                before = shown[viewer]
                shown[viewer] = codec.line(seat, seen) if number == 0 or before is None else codec.grown(before, seen)
            self._state.play(move)
        self._reveal()
        entry = Entry(line, tuple(shown))
        self.entries.append(entry)
        return entry

    def _reveal(self) -> None:
        while self._state.turn() == REVEAL:
            self._state.reveal()
