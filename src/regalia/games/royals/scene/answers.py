# native: pictures
"""The choices of an answer: block, counter, Jackrifice, the call, or a pass; and what each one costs."""

from __future__ import annotations

from regalia.card_names import ONE_OF_SUIT, counted
from regalia.cards import JOKER
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import (
    played_card,
    royal_card,
    royal_slot,
)
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, Blow, drawn
from regalia.games.royals.scene.consequences import cost_of_block, may_answer
from regalia.games.royals.scene.odds import Unseen
from regalia.games.royals.scene.sight import Sight, is_jack
from regalia.games.royals.scene.tokens import Tokens, them
from regalia.kernel.scene import Badge, Choice, Preview, Then

BLOCKED = Badge(text="blocked", kind="good", icon="shield")
GOES_ON = Badge(text="attack stands", kind="bad", icon="sword")
FALLS_INSTEAD = Badge(text="falls instead", kind="bad", icon="fall")


class Answers:
    """Makes the choices of one window."""

    def __init__(self, sight: Sight, tokens: Tokens, unseen: Unseen) -> None:
        self.sight = sight
        self.tokens = tokens
        self.unseen = unseen
        self.opponent = f"{{{sight.theirs.seat}}}"

    def of(self, moves: list[int]) -> tuple[Choice, ...]:
        step = self.sight.step
        if step == model.CALLING:
            return tuple([self._reshuffle(move) for move in moves])
        blow = self.tokens.blow
        assert blow is not None
        makers = {model.BLOCKING: self._block, model.COUNTERING: self._counter, model.JACKRIFICING: self._jackrifice}
        return tuple([makers[step](move, blow) for move in moves])

    def _choice(self, move: int, label: str, outcome: str, touch: str, badge: Badge | None, preview: Preview) -> Choice:
        line = CODEC.line(self.sight.seat, move)
        return Choice(line=line, label=label, touch=(touch,), outcome=outcome, badge=badge, preview=preview)

    # ---- the ace duel

    def _block(self, move: int, blow: Blow) -> Choice:
        if move == model.PASS:
            return self._let_pass(blow)
        ace = played_card(move)
        thens = (
            Then(icon="fall", text=f"{drawn((ace, *blow.cards))} go to the discard pile."),
            may_answer(self.sight, self.unseen, "counter"),
        )
        preview = Preview(
            title=f"If you block with {DRAWN[ace]}", what=f"The attack fails. {self._saved(blow)}", then=thens
        )
        ids = self.tokens.hand[ace]
        return self._choice(move, f"Block with {DRAWN[ace]}", "blocked", ids[0], BLOCKED, preview)

    def _saved(self, blow: Blow) -> str:
        if blow.target == blows.DIRECT:
            return "You are not hurt."
        if blow.target == blows.WIPE:
            return "Your royals stand."
        return f"{DRAWN[blow.victim]} stands."

    def _let_pass(self, blow: Blow) -> Choice:
        outcome, thens = self._harm(blow)
        preview = Preview(title="If you let it pass", what=f"{outcome[0].upper()}{outcome[1:]}.", then=tuple(thens[:3]))
        return self._choice(int(model.PASS), "Let it pass", outcome, "act:pass", None, preview)

    def _harm(self, blow: Blow) -> tuple[str, list[Then]]:
        """What the attack does if nobody answers it, and what follows from that."""
        mine = self.sight.mine
        if not blow.effect:
            return "no effect", []
        if blow.target == blows.DIRECT:
            return f"{counted(blow.damage, 'point')} for {self.opponent}", []
        victims = tuple([royal.card for royal in mine.standing]) if blow.target == blows.WIPE else (blow.victim,)
        thens: list[Then] = []
        jacks = [royal.card for royal in mine.standing if is_jack(royal.card) and royal.slot != blow.victim_slot]
        if blow.victim >= 0 and jacks:
            thens.append(Then(icon="crown", text=f"You may still give {drawn(tuple(jacks))} instead."))
        thens += [self._revival(card) for card in victims]
        if len(victims) == len(mine.standing):
            thens.insert(0, Then(icon="warn", text="No royal guards you then: you can be hit."))
        return f"{drawn(victims)} {'falls' if len(victims) == 1 else 'fall'}", thens

    def _revival(self, card: int) -> Then:
        tributes = [held for held in self.sight.hand if held % 4 == card % 4 and held < JOKER]
        if tributes:
            text = f"You hold {DRAWN[tributes[0]]} to revive {DRAWN[card]}."
        else:
            text = f"{DRAWN[card]} is lost unless you draw {ONE_OF_SUIT[card % 4]} to revive {them(card)}."
        return Then(icon="heart", text=text)

    def _counter(self, move: int, blow: Blow) -> Choice:
        if move == model.PASS:
            what = cost_of_block(blow, self.sight).removeprefix("If blocked, ")
            preview = Preview(title="If you let the block stand", what=f"The attack fails: {what}")
            return self._choice(move, "Let the block stand", "blocked", "act:pass", None, preview)
        ace = played_card(move)
        thens = (
            Then(icon="fall", text=f"{DRAWN[ace]} goes to the discard pile."),
            may_answer(self.sight, self.unseen, "block again"),
        )
        verdict = blows.verdict(blow)
        what = f"{blows.weapon(blow)} on {blows.aim(blow, self.sight)}"
        preview = Preview(title=f"If you counter with {DRAWN[ace]}", what=what, verdict=verdict, then=thens)
        label = f"Counter with {DRAWN[ace]}"
        return self._choice(move, label, "the attack stands", self.tokens.hand[ace][0], GOES_ON, preview)

    # ---- Jackrifice

    def _jackrifice(self, move: int, blow: Blow) -> Choice:
        victim = DRAWN[blow.victim]
        if move == model.PASS:
            preview = Preview(title="If you give no jack", what=f"{victim} falls.", then=(self._revival(blow.victim),))
            return self._choice(move, f"Let {victim} fall", f"{victim} falls", "act:pass", None, preview)
        jack, slot = royal_card(move), royal_slot(move) + 1
        preview = Preview(
            title=f"If you give {DRAWN[jack]}",
            what=f"{DRAWN[jack]} falls, {victim} stands.",
            then=(self._revival(jack),),
        )
        touch = self.tokens.royals[self.sight.me][slot]
        return self._choice(
            move, f"Give {DRAWN[jack]} to save {victim}", f"{victim} stands", touch, FALLS_INSTEAD, preview
        )

    # ---- Last Reshuffle

    def _reshuffle(self, move: int) -> Choice:
        deck = self.sight.table.discarded
        if move == model.CALL:
            thens = (
                Then(icon="flag", text="When it runs out, both players have one final turn."),
                Then(icon="trophy", text=_standing(self.sight)),
            )
            preview = Preview(
                title="If you make it the last", what=f"The new deck of {deck} cards is the last one.", then=thens
            )
            return self._choice(move, "Make it the last reshuffle", "last deck", "act:call", None, preview)
        what = f"The new deck has {counted(deck, 'card')}, and another reshuffle may follow."
        preview = Preview(title="If you play on", what=what)
        return self._choice(move, "Allow another reshuffle", "play goes on", "act:pass", None, preview)


def _standing(sight: Sight) -> str:
    mine, theirs = sight.mine.score, sight.theirs.score
    if mine == theirs:
        return f"The score is {mine} all."
    return f"You are {'ahead' if mine > theirs else 'behind'}, {mine} to {theirs}."
