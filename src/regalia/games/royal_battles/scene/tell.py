# native: pictures
"""Log sentences: what a line did and what came of it."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.cards import BLANK, CARD
from regalia.games.royal_battles.notation import CODEC, SQUARES
from regalia.games.royal_battles.rules import fields, terms
from regalia.games.royal_battles.rules.model import ARMED_AT, first_seat
from regalia.games.royal_battles.scene.action_words import past, report
from regalia.games.royal_battles.scene.happenings import Happenings
from regalia.games.royal_battles.scene.preview import ADVANTAGE, ActionPreview
from regalia.games.royal_battles.scene.sight import CARD_TEXTS, Sight, card_list, one_card
from regalia.games.royal_battles.unit_words import one
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import VERB_MASK, View


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The sentences for a line as the viewer was shown it; empty: it was withheld."""
    was, now = Sight(before, rules), Sight(after, rules)
    happenings = Happenings(was, now).told()
    if not line:
        return happenings
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK:
        return [*_dealt(was, now, text), *happenings]
    seat = int(who)
    move = CODEC.parse(text)
    if move & VERB_MASK in (fields.ATTACK, fields.ADVANTAGE):
        return [_acted(was, seat, move), *happenings]
    deed = _deed(was, now, seat, move)
    return [*([Sentence(text=deed, seat=seat, past=_past(was, seat, move))] if deed else []), *happenings]


def _dealt(was: Sight, now: Sight, text: str) -> list[Sentence]:
    verb, *words = text.split(" ")
    if verb == "initiative":
        return _initiative(was, now, words)
    seat = int(words[0])
    if verb == "army":
        return [Sentence(text=f"gets {', '.join(words[1:])}", seat=seat)]
    cards = [CARD[word] for word in words[1:]]
    if verb == "setup":
        return [Sentence(text=f"lays out {card_list(cards)}", seat=seat)]
    what = counted(len(cards), "card") if BLANK in cards else card_list(cards)
    key = " for the Key Position" if was.step == terms.KEY_DRAWING else ""
    return [Sentence(text=f"draws {what}{key}", seat=seat)]


def _initiative(was: Sight, now: Sight, words: list[str]) -> list[Sentence]:
    """The round, its initiative cards, and who moves first."""
    fronts = []
    for seat, word in enumerate(words):
        card = was.front(seat) if word == "-" else CARD[word]
        fronts.append(card if card is not None else BLANK)
    if not now.duel:
        return _initiative_of_all(was, now, words)
    shown = f"{CARD_TEXTS[fronts[0]]} and {CARD_TEXTS[fronts[1]]}"
    kept = ", ".join(f"{{{seat}}}'s old card stays" for seat, word in enumerate(words) if word == "-")
    heading = Sentence(text=f"Round {now.table.round}, {shown}" + (f" ({kept})" if kept else ""), heading=True)
    if fronts[0] != fronts[1]:
        return [heading, Sentence(text="has the first turn", seat=int(first_seat(now.table)))]
    if now.step == terms.INITIATING:
        return [heading, Sentence(text="Equal cards: both are covered by new ones.")]
    return [heading, Sentence(text="Equal cards, and nobody can draw: the order stays as it was.")]


def _initiative_of_all(was: Sight, now: Sight, words: list[str]) -> list[Sentence]:
    """The cards that were turned up, and the order of the round, or who draws again."""
    drawn = [f"{{{seat}}} {CARD_TEXTS[CARD[word]]}" for seat, word in enumerate(words) if word != "-"]
    heading = Sentence(text=f"Round {now.table.round}: {', '.join(drawn) or 'no cards are left'}", heading=True)
    if now.step == terms.INITIATING and not now.over:
        return [heading, Sentence(text="Equal cards: those who have them draw again.")]
    return [heading] if now.over else [heading, Sentence(text="has the first turn", seat=int(first_seat(now.table)))]


def _deed(was: Sight, now: Sight, seat: int, move: int) -> str:
    verb = move & VERB_MASK
    if verb in (fields.RECRUIT, fields.BOSS):
        unit = was.unit_named(fields.unit_name(move))
        if unit is not None:
            return f"recruits {one(unit)}" if verb == fields.RECRUIT else f"makes {one(unit)} the boss"
        return "has chosen an army in secret" if now.table.row[ARMED_AT + seat] else ""
    if verb == fields.PLACE:
        unit = was.unit_to_place(fields.unit_name(move))
        assert unit is not None
        return f"places {one(unit)} on {SQUARES[fields.place_square(move)]}"
    if verb == fields.PLAY:
        return f"plays {one_card(fields.played_card(move))}"
    if verb == fields.MOVE:
        return _moved(was, move)
    if verb == fields.DISCARD:
        return f"discards {counted(was.held(seat), 'card')}"
    return {
        fields.DONE: f"ends the army with {counted(len(now.recruits(seat)), 'unit')}",
        fields.DRAW: "chooses to draw",
        fields.DECLINE: "draws nothing",
        fields.PASS: "does not move",
        fields.HOLD: "holds",
        fields.KEEP: f"keeps {counted(was.held(seat), 'card')}",
    }[verb]


def _moved(was: Sight, move: int) -> str:
    card, start, square = fields.played_card(move), fields.move_start(move), fields.move_square(move)
    piece = was.piece_at(start)
    assert piece is not None
    if start == square:
        return f"keeps the {piece.unit.title} on {SQUARES[start]}, now on {one_card(card)}"
    return f"moves the {piece.unit.title} from {SQUARES[start]} to {SQUARES[square]}, onto {one_card(card)}"


def _past(was: Sight, seat: int, move: int) -> str:
    """The deed in the past tense; a card shown, a draw and a hand kept are not worth remembering."""
    verb = move & VERB_MASK
    if verb in (fields.RECRUIT, fields.BOSS, fields.DONE):
        unit = None if verb == fields.DONE else was.unit_named(fields.unit_name(move))
        return "chose an army" if unit is None else f"recruited {one(unit)}"
    if verb == fields.PLACE:
        unit = was.unit_to_place(fields.unit_name(move))
        assert unit is not None
        return f"placed {one(unit)} on {SQUARES[fields.place_square(move)]}"
    if verb == fields.MOVE:
        start, square = fields.move_start(move), fields.move_square(move)
        piece = was.piece_at(start)
        assert piece is not None
        name = piece.unit.title
        return f"kept the {name} on {SQUARES[start]}" if start == square else f"moved the {name} to {SQUARES[square]}"
    if verb == fields.DISCARD:
        return f"discarded {counted(was.held(seat), 'card')}"
    return "did not move" if verb == fields.PASS else ""


def _acted(was: Sight, seat: int, move: int) -> Sentence:
    """The action with its Trumps and its whole sum, and the ids of both units."""
    style = fields.attack_style(move) if move & VERB_MASK == fields.ATTACK else ADVANTAGE
    preview = ActionPreview(was, was.table, fields.target_square(move), style)
    trumps = [CARD[card.face] for card in preview.cards if card.counts]
    return Sentence(
        text=report(preview, trumps),
        seat=seat,
        by=(f"unit{preview.piece.number}",),
        to=(f"unit{preview.target.number}",),
        past=past(preview),
    )
