"""What speaks for a move of Royals: points, fallen guards, and what it keeps back."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import played_card, royal_card, royal_slot, tribute
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, Blow, drawn
from regalia.games.royals.scene.consequences import may_answer
from regalia.games.royals.scene.odds import Unseen
from regalia.games.royals.scene.sight import RANK, UPRIGHT, VALUE, Sight, is_ace, is_number, is_royal
from regalia.games.royals.scene.tokens import them
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice
from regalia.kernel.scene.merits import Merits, sentences
from regalia.kernel.state import VERB_MASK, View

MOST_NAMED = 3  # cards of a hand
ORDINALS = ("first", "second", "third")  # guards


def merit(view: View, rules: Rules, choice: Choice) -> str:
    return RoyalsMerits(Sight(view, rules)).of(choice)


class RoyalsMerits(Merits):
    """Tells the merits of one decision, on the player's own turn or in answer to an attack."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(CODEC)
        self.sight = sight
        self.opponent = f"{{{sight.theirs.seat}}}"
        if sight.step == model.MAIN:
            self.tellers = {
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
        elif sight.step == model.CALLING:
            self.tellers = {move & VERB_MASK: self._reshuffle for move in (int(model.CALL), int(model.PASS))}
        else:
            answer = {
                model.BLOCKING: self._block,
                model.COUNTERING: self._counter,
                model.JACKRIFICING: self._jackrifice,
            }[sight.step]
            self.tellers = {move & VERB_MASK: answer for move in sight.moves()}

    # ---- attacks

    def _attack(self, move: int) -> str:
        sight = self.sight
        blow = blows.read(move, sight)
        if not blow.effect:
            return f"It does no damage, but {self.opponent} may spend an ace on it."
        answer = may_answer(sight, Unseen(sight), "block").text
        total = blows.in_words(blows.reckon(blow, sight))
        if blow.target == blows.DIRECT:
            total = f" ({total})" if len(total) > 2 else ""
            return sentences(f"scores {counted(blow.damage, 'point')}{total}", answer)
        standing = len(sight.theirs.standing)
        fells = "fells every royal" if blow.target == blows.WIPE else f"fells {DRAWN[blow.victim]}"
        if blow.target != blows.WIPE and standing > 1:
            return sentences(f"{fells} ({total}): {counted(standing - 1, 'guard')} left", answer)
        last = "takes the last guard" if standing == 1 else fells
        more = self._open_points(blow)
        follows = (
            f"up to {counted(more, 'point')} this turn if unblocked" if more else "you can hit directly from now on"
        )
        return sentences(f"{last} ({total}): {follows}", answer)

    def _open_points(self, blow: Blow) -> int:
        """The points that the viewer's other attackers and cards could still score this turn."""
        sight = self.sight
        cards = list(sight.hand)
        for card in blow.cards:
            cards.remove(card)
        values = sorted((VALUE[card] for card in cards if is_number(card)), reverse=True)
        ready = [royal for royal in sight.mine.standing if royal.position == UPRIGHT and royal.slot != blow.slot]
        jokers = sight.mine.ready - (blow.verb == int(model.JOKER_ATTACK))
        ranks = [0] * jokers + sorted(RANK[royal.card] for royal in ready)  # 0: a joker, which doubles
        return sum(value // rank if rank else 2 * value for rank, value in zip(ranks, values, strict=False))

    # ---- the viewer's own field

    def _recruit(self, move: int) -> str:
        sight = self.sight
        card = DRAWN[played_card(move)]
        guards = len(sight.mine.standing)
        first = (
            f"{card} guards you: with no royal on guard you can be hit directly"
            if guards == 0
            else f"{card} is your {ORDINALS[guards]} guard and can attack from your next turn on"
        )
        ends = sight.cold_war and sight.table.had_royals | 1 << sight.me == 3
        return sentences(first, "It ends the Cold War: royals and jokers may attack" if ends else "")

    def _reveal(self, move: int) -> str:
        return "From your next turn on the joker can attack, and it doubles its card."

    def _bury(self, move: int) -> str:
        royal = self.sight.mine.at(royal_card(move), royal_slot(move) + 1)
        assert royal is not None
        waiting = tuple([card for card in self.sight.hand if is_royal(card)])
        frees = f"frees a slot for {drawn(waiting[:1])}" if waiting else "frees a slot"
        keeps = f"keeps the {counted(royal.points, 'point')} under {them(royal.card)} and "
        return sentences(f"{keeps if royal.under else ''}{frees}")

    def _revive(self, move: int) -> str:
        card = royal_card(move)
        attack = "" if self.sight.cold_war else " and may attack this turn"
        price = f"the tribute {DRAWN[tribute(move)]} gives {self.opponent} only 1 point"
        return sentences(f"{DRAWN[card]} stands again{attack}; {price}")

    def _discard(self, move: int) -> str:
        return "You draw new cards in their place, up to five."

    def _end(self, move: int) -> str:
        sight = self.sight
        aces = tuple([card for card in sight.hand if is_ace(card)])
        if aces:
            return f"Keeps {drawn(aces)} to block an attack."
        if 0 < len(sight.hand) <= MOST_NAMED:
            return f"Keeps {drawn(tuple(sight.hand))} for a better moment."
        return f"Keeps your {counted(len(sight.hand), 'card')} for a better moment." if sight.hand else ""

    # ---- answers

    def _block(self, move: int) -> str:
        blow = blows.read(self.sight.attack, self.sight)
        aces = tuple([card for card in self.sight.hand if is_ace(card)])
        if move == model.PASS:
            return sentences(self._cost(blow), f"you keep {drawn(aces)}" if aces else "")
        if blow.target == blows.DIRECT:
            return f"Saves {counted(blow.damage, 'point')}."
        if blow.target == blows.WIPE:
            return "Saves all your royals."
        last = len(self.sight.mine.standing) == 1
        return f"Saves {DRAWN[blow.victim]}{', your last guard' if last else ''}."

    def _cost(self, blow: Blow) -> str:
        """What an attack that is not blocked costs the viewer."""
        if not blow.effect:
            return "the attack does no damage: it costs nothing"
        if blow.target == blows.DIRECT:
            return f"costs {counted(blow.damage, 'point')}"
        if blow.target == blows.WIPE:
            return "costs you your royals"
        revivers = [card for card in self.sight.hand if is_number(card) and card % 4 == blow.victim % 4]
        if revivers:
            return f"{DRAWN[blow.victim]} falls, but {DRAWN[revivers[0]]} can revive {them(blow.victim)}"
        return f"costs {DRAWN[blow.victim]}"

    def _counter(self, move: int) -> str:
        blow = blows.read(self.sight.attack, self.sight)
        if move == model.PASS:
            aces = tuple([card for card in self.sight.hand if is_ace(card)])
            return sentences(f"keeps {drawn(aces)} for your own defence" if aces else "")
        if blow.target == blows.DIRECT:
            return f"Scores {counted(blow.damage, 'point')} after all."
        return f"{'Every royal' if blow.target == blows.WIPE else DRAWN[blow.victim]} falls after all."

    def _jackrifice(self, move: int) -> str:
        victim = DRAWN[blows.read(self.sight.attack, self.sight).victim]
        if move == model.PASS:
            return f"Keeps your jack standing; {victim} falls."
        return f"{DRAWN[royal_card(move)]} falls instead, and {victim} stays."

    def _reshuffle(self, move: int) -> str:
        mine, theirs = self.sight.mine.score, self.sight.theirs.score
        if mine == theirs:
            return f"The score is {mine} all."
        if move == model.CALL:
            return f"You {'lead' if mine > theirs else 'trail'} {mine} to {theirs}: the game ends sooner."
        return f"You {'lead' if mine > theirs else 'trail'} {mine} to {theirs}: there is more time to score."
