# native: pictures
"""The choices of an own turn (decision M): each legal move with its touch path and what would come of it."""

from __future__ import annotations

from functools import lru_cache

from regalia.card_names import counted
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import (
    discard_cards,
    played_card,
    royal_card,
    royal_slot,
    tribute,
)
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, Blow, drawn
from regalia.games.royals.scene.consequences import cost_of_block, may_answer, revival_left
from regalia.games.royals.scene.odds import Unseen
from regalia.games.royals.scene.sight import Royal, Sight, is_ace, is_jack, unpack
from regalia.games.royals.scene.tokens import Tokens, them
from regalia.kernel.scene import Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker

MOST_THENS = 3
BLOW_NAMES = {
    blows.ARROW: "If you shoot",
    blows.ATTACK: "If you attack",
    int(model.JOKER_ATTACK): "If you send the joker",
}
EMPTY_HAND = Then(icon="flag", text="Your turn ends: your hand is empty.")


class Choices(ChoiceMaker):
    """Makes the choices of one scene; what all attacks have in common is worked out once."""

    def __init__(self, sight: Sight, tokens: Tokens, unseen: Unseen) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.opponent = f"{{{sight.theirs.seat}}}"
        self.plate = f"plate{sight.theirs.seat}"
        self.twins = len(tokens.hand) < len(sight.hand)
        self.may_block = may_answer(sight, unseen, "block")
        self.best_damage = 0
        self.jacks = [royal for royal in sight.theirs.standing if is_jack(royal.card)]
        self.makers = {
            model.END: self._end,
            model.DISCARD: self._discard,
            model.RECRUIT: self._recruit,
            model.REVEAL: self._reveal,
            model.BURY: self._bury,
            model.REVIVE: self._revive,
            model.ARROW: self._attack,
            model.ATTACK: self._attack,
            model.JOKER_ATTACK: self._attack,
        }

    def _ids(self, cards: tuple[int, ...]) -> list[str]:
        """Ids of cards in the viewer's hand; of equal cards the first one."""
        hand = self.tokens.hand
        if not self.twins:
            return [hand[card][0] for card in cards]
        return [hand[card][cards[:at].count(card)] for at, card in enumerate(cards)]

    def _uses_up(self, cards: int) -> bool:
        return cards == len(self.sight.hand)

    # ---- attacks

    def _attack(self, move: int) -> Choice:
        sight, tokens = self.sight, self.tokens
        blow = blows.read(move, sight)
        self.best_damage = max(self.best_damage, blow.damage)
        touch = self._ids(blow.cards)
        if blow.royal >= 0:
            touch.insert(0, tokens.royals[sight.me][blow.slot])
            group = f"{DRAWN[blow.royal]} attacks"
        elif blow.verb == blows.ARROW:
            group = "Arrows"
        else:
            touch.insert(0, tokens.jokers[0])
            group = "Joker attacks"
        if blow.target == blows.DIRECT:
            touch.append(self.plate)
        elif blow.target == blows.WIPE:
            touch.append("act:wipe")
        else:
            touch.append(tokens.royals[sight.theirs.seat][blow.victim_slot])
        badge = blows.verdict(blow)
        return Choice(
            line=self.line(move),
            label=blows.order(blow, sight),
            touch=tuple(touch),
            outcome=badge.text,
            badge=badge,
            group=group,
            preview=Preview(
                title=BLOW_NAMES[blow.verb],
                what=f"{blows.weapon(blow)} on {blows.aim(blow, sight)}",
                sum=blows.reckon(blow, sight),
                verdict=badge,
                then=self._after(blow),
            ),
            best=blow.effect,
        )

    def _after(self, blow: Blow) -> tuple[Then, ...]:
        """The consequences of an attack, the weightiest first."""
        thens = [self.may_block]
        if blow.effect and blow.victim >= 0:
            jacks = tuple([jack.card for jack in self.jacks if jack.slot != blow.victim_slot])
            if jacks:
                give = drawn(jacks).replace("] [", "] or [")
                thens.append(Then(icon="crown", text=f"{self.opponent} may give {give} instead (Jackrifice)."))
        if blow.effect and self._opens(blow):
            thens.append(
                Then(icon="sword", text=f"No royal guards {self.opponent} then: you can hit {self.opponent} directly.")
            )
        if self._uses_up(len(blow.cards)):
            thens.append(EMPTY_HAND)
        if len(thens) < MOST_THENS:
            thens.append(Then(icon="x", text=cost_of_block(blow, self.sight)))
        return tuple(thens[:MOST_THENS])

    def _opens(self, blow: Blow) -> bool:
        standing = len(self.sight.theirs.standing)
        return standing > 0 and (blow.target == blows.WIPE or (blow.victim >= 0 and standing == 1))

    # ---- the viewer's own field

    def _recruit(self, move: int) -> Choice:
        card = played_card(move)
        sight = self.sight
        ends_cold_war = sight.cold_war and sight.table.had_royals | 1 << sight.me == 3
        thens = [Then(icon="shield", text=f"{DRAWN[card]} guards you at once and attacks from your next turn on.")]
        if ends_cold_war:
            thens.append(Then(icon="sword", text="The Cold War is over: royals and jokers may attack."))
        if self._uses_up(1):
            thens.append(EMPTY_HAND)
        return Choice(
            line=self.line(move),
            label=f"Recruit {DRAWN[card]}",
            touch=(self.tokens.hand[card][0], self.tokens.free_slot),
            outcome="ends the Cold War" if ends_cold_war else "guards you",
            group="Recruit",
            preview=Preview(
                title="If you recruit", what=f"{DRAWN[card]} takes a slot on your field.", then=tuple(thens)
            ),
            best=True,
        )

    def _reveal(self, move: int) -> Choice:
        thens = [Then(icon="clock", text="It can attack from your next turn on.")]
        if self._uses_up(1):
            thens.append(EMPTY_HAND)
        return Choice(
            line=self.line(move),
            label="Reveal the joker",
            touch=(self.tokens.hand[played_card(move)][0], self.tokens.free_joker_place),
            outcome="ready next turn",
            preview=Preview(title="If you reveal it", what="The joker lies open on your field.", then=tuple(thens)),
            best=True,
        )

    def _bury(self, move: int) -> Choice:
        royal = self._own(move)
        name = DRAWN[royal.card]
        if royal.under:
            what = f"{name} goes to your score pile with the cards under {them(royal.card)}."
            outcome = f"keeps {counted(royal.points, 'point')}"
        else:
            what, outcome = f"{name} goes to the discard pile.", f"frees slot {royal.slot}"
        return Choice(
            line=self.line(move),
            label=f"Bury {name}",
            touch=(self.tokens.royals[self.sight.me][royal.slot], "act:bury"),
            outcome=outcome,
            group="Bury",
            preview=Preview(
                title="If you bury", what=what, then=(Then(icon="check", text=f"Slot {royal.slot} becomes free."),)
            ),
        )

    def _revive(self, move: int) -> Choice:
        royal = self._own(move)
        card = tribute(move)
        name = DRAWN[royal.card]
        thens = [Then(icon="trophy", text=f"{DRAWN[card]} is a tribute: 1 point for {self.opponent}.")]
        if not self.sight.cold_war:
            thens.append(Then(icon="sword", text=f"{name} may attack this turn."))
        if is_ace(card):
            thens.append(Then(icon="shield", text=f"{DRAWN[card]} can no longer block."))
        elif self._uses_up(1):
            thens.append(EMPTY_HAND)
        return Choice(
            line=self.line(move),
            label=f"Revive {name} with {DRAWN[card]}",
            touch=(self.tokens.royals[self.sight.me][royal.slot], self.tokens.hand[card][0]),
            outcome=f"1 point for {self.opponent}",
            group="Revive",
            preview=Preview(title="If you revive", what=f"{name} stands again.", then=tuple(thens)),
            best=True,
        )

    def _own(self, move: int) -> Royal:
        royal = self.sight.mine.at(royal_card(move), royal_slot(move) + 1)
        assert royal is not None
        return royal

    # ---- discard, end

    def _discard(self, move: int) -> Choice:
        cards = unpack(discard_cards(move))
        return discard_choice(self.line(move), cards, tuple(self._ids(cards)), self._uses_up(len(cards)))

    def _end(self, move: int) -> Choice:
        sight = self.sight
        fallen = tuple([royal.card for royal in sight.mine.fallen])
        thens: list[Then] = []
        if fallen:
            thens.append(Then(icon="fall", text=f"{drawn(fallen)} {'is' if len(fallen) == 1 else 'are'} buried."))
        if not sight.table.busy and not fallen and not sight.table.last_round:
            quiet = sight.table.quiet + 1
            thens.append(
                Then(icon="clock", text=f"Quiet turn {quiet}: {sight.options.idle_limit} in a row end the game.")
            )
        return Choice(
            line=self.line(move),
            label="End turn",
            touch=("act:end",),
            outcome=f"buries {drawn(fallen)}" if fallen else "",
            preview=Preview(title="If you end your turn", what=self._next_up(), then=tuple(thens)),
            confirm=revival_left(sight),
        )

    def _next_up(self) -> str:
        table = self.sight.table
        if table.last_round:
            return "The game is over." if table.finals == 2 else f"{self.opponent} has the last turn."
        if self.sight.options.refill_at_end and len(self.sight.hand) < model.HAND_SIZE:
            return f"You draw up to 5 cards, then {self.opponent} plays."
        return f"{self.opponent} plays."


@lru_cache(maxsize=4096)
def discard_choice(line: str, cards: tuple[int, ...], ids: tuple[str, ...], uses_up: bool) -> Choice:
    """Most choices of a turn are discards, and the same ones come again at its next decision."""
    named = drawn(cards)
    thens: tuple[Then, ...] = ()
    if uses_up:
        thens = (EMPTY_HAND,)
    elif is_ace(cards[0]):
        thens = (Then(icon="shield", text=f"{DRAWN[cards[0]]} can no longer block."),)
    return Choice(
        line=line,
        label=f"Discard {named}",
        touch=(*ids, "act:discard"),
        outcome="ends your turn" if uses_up else "",
        group="Discard",
        preview=Preview(
            title="If you discard",
            what=f"{named} {'goes' if len(cards) == 1 else 'go'} to the discard pile.",
            then=thens,
        ),
    )
