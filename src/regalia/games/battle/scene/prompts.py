# native: pictures
"""The prompt and the attack in progress, in words."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle.rules import fields, terms
from regalia.games.battle.rules.draft import direction
from regalia.games.battle.scene.sight import CARD_NAMES, Sight, drawn
from regalia.kernel.scene import Preview, Prompt, Then
from regalia.kernel.scene.toolkit import ended, step_prompt, won_by
from regalia.kernel.state import VERB_MASK

ENDINGS = (  # in the order of GAME.reasons
    "Every other castle has fallen.",
    "The turn limit was reached.",
    "Time was called.",
    "Nothing happened for too many turns in a row.",
    "All decks are built.",
)
CHANCE_SAYS = {
    terms.POOLING: "Pools are dealt.",
    terms.PACKING: "Packs are dealt.",
    terms.PASSING: "Packs are passed on.",
    terms.STARTING: "Drawing lots: who goes first?",
    terms.FALLING: "The hits are counted.",
}
DOING = {  # what all know a seat is doing
    terms.PICKING: "picks a card",
    terms.SPLITTING: "picks a card",
    terms.CUTTING: "builds a deck",
    terms.ATTACKING: "chooses attackers",
    terms.BLOCKING: "chooses blockers",
    terms.STRIKING: "strikes",
    terms.MAIN: "plays cards",
    terms.BY_TWO: "chooses what the two destroys",
    terms.BY_THREE: "chooses what the three destroys",
    terms.BY_JOKER: "chooses what the joker takes",
}
ANSWERS = (terms.BLOCKING, terms.STRIKING, terms.BY_TWO, terms.BY_JOKER)


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    chance = _drawing(sight) if sight.step == terms.DRAWING else CHANCE_SAYS.get(sight.step, "The hands are dealt.")
    answer = sight.step in ANSWERS and sight.chooses and sight.side(sight.seat) != sight.table.active
    return step_prompt(sight, chance, DOING, SAYS, answer=answer)


def _drawing(sight: Sight) -> str:
    return "You draw." if sight.table.seat == sight.seat else f"{{{sight.table.seat}}} draws."


def _named(cards: list[int]) -> str:
    """Soldiers by name: "the queen of hearts and the 9 of spades"."""
    return listed([f"the {CARD_NAMES[card]}" for card in cards])


def _attackers(sight: Sight) -> str:
    """The attackers of the group in question, by name."""
    return _named([soldier.card for soldier in sight.fighters(sight.table.group, blocking=False)])


def _attacking(sight: Sight) -> tuple[str, str]:
    if sight.table.must_join:
        return f"Add one of your soldiers to {_attackers(sight)}.", "You came to their aid, so one must join."
    if sight.table.group:
        return "Add attackers, or send the attack.", "Soldiers that attack can still block."
    return (
        "Touch a soldier, or several as a group, then the player they attack.",
        "Soldiers that attack can still block.",
    )


def _blocking(sight: Sight) -> tuple[str, str]:
    side = sight.side(sight.seat)
    coming = sum(
        len(sight.fighters(other, blocking=False))
        for other in range(1, sight.table.count + 1)
        if sight.target(other) == side and not sight.fighters(other, blocking=True)
    )
    total, limit = sight.hits(side) + coming, int(sight.options.hits_to_lose)
    after = "your castle falls" if total >= limit else f"{total} of {limit}"
    more = f"Add a blocker against {_attackers(sight)}?"
    say = "Touch a soldier, then the attacker it blocks." if sight.table.last < 0 else more
    return say, f"If you block no more: {counted(coming, 'hit')}, {after}."


def _striking(sight: Sight) -> tuple[str, str]:
    table = sight.table
    own = [
        soldier.card
        for soldier in sight.fighters(table.group, blocking=table.answering)
        if soldier.seat == sight.seat and 13 - soldier.card // 4 == table.level
    ]
    strikers = _named(own).replace("the ", "your ")
    fells = "fells" if len(own) == 1 else "fell"
    if table.need == 1:
        return f"Choose the soldier that {strikers} {fells}.", "The strongest strike first."
    return f"Choose the {table.need} soldiers that {strikers} {fells}, one by one.", "The strongest strike first."


def _main(sight: Sight) -> tuple[str, str]:
    verbs = {move & VERB_MASK for move in sight.moves()}
    doing = [
        words
        for words, verb in (
            ("Play soldiers", fields.PLAY),
            ("Use an ability", fields.USE),
            ("End your turn", fields.END),
        )
        if verb in verbs
    ]
    small = ""
    if fields.PLAY in verbs or fields.USE in verbs:
        small = "Number cards are free; one court card or one ability, with a soldier of its suit."
        if sight.special_used:
            small = "Number cards are free. You have played your court card or ability of this turn."
    elif sight.hand:
        small = "None of your cards can be played now."
    say = listed([doing[0], *[words[0].lower() + words[1:] for words in doing[1:]]], "or")
    return f"{say}.", small


def _by_two(sight: Sight) -> tuple[str, str]:
    two = CARD_NAMES[sight.table.apart]
    if sight.seat == sight.table.victim:
        many = "one more soldier" if sight.table.need == 1 else f"{sight.table.need} soldiers"
        return f"Choose {many} to give up: {{{sight.table.seat}}} uses the {two}.", "Name the stronger one first."
    return f"Choose the soldier of {{{sight.table.victim}}} that the {two} destroys.", "Name the stronger one first."


def _by_three(sight: Sight) -> tuple[str, str]:
    return "Choose the soldier that the three destroys.", "It may be one of your own."


def _by_joker(sight: Sight) -> tuple[str, str]:
    if sight.seat == sight.table.victim:
        return f"Choose the soldier to hand over: {{{sight.table.seat}}} uses a joker.", ""
    return f"Choose the soldier of {{{sight.table.victim}}} that comes over to you.", ""


def _picking(sight: Sight) -> tuple[str, str]:
    size = int(sight.options.pack - sight.table.pick)
    after = (sight.seat + direction(sight.table.round)) % sight.seats
    return (
        f"Take one of {size} cards. {{{after}}} gets the others.",
        f"You keep {sight.options.deck_size} of the cards you take.",
    )


def _splitting(sight: Sight) -> tuple[str, str]:
    return "Take one of the open cards.", f"Everybody takes {sight.options.deck_size}."


def _cutting(sight: Sight) -> tuple[str, str]:
    more = sight.pile_size(sight.seat) - sight.options.deck_size
    return f"Cut {counted(int(more), 'more card')} to reach {sight.options.deck_size}.", ""


SAYS = {
    terms.ATTACKING: _attacking,
    terms.BLOCKING: _blocking,
    terms.STRIKING: _striking,
    terms.MAIN: _main,
    terms.BY_TWO: _by_two,
    terms.BY_THREE: _by_three,
    terms.BY_JOKER: _by_joker,
    terms.PICKING: _picking,
    terms.SPLITTING: _splitting,
    terms.CUTTING: _cutting,
}


def _over(sight: Sight) -> Prompt:
    result = sight.result()
    best = max(result)
    winners = [seat for seat in range(sight.seats) if result[seat] == best]
    names = listed([f"{{{seat}}}" for seat in winners])
    if sight.table.reason == terms.BUILT:
        say = "Deck building is over."
    elif best < 1.0:
        say = f"A draw between {names}."
    else:
        say = won_by(sight, winners, names, "team")
    return ended(say, _ending(sight))


def _ending(sight: Sight) -> str:
    """Why the game ended. A castle that fell is named with its hits where only two sides played."""
    if sight.table.reason == terms.LAST_STANDING and sight.options.sides == 2:
        side = 0 if sight.fallen(0) else 1
        own = sight.seat >= 0 and sight.side(sight.seat) == side
        castle = "Your castle" if own else f"The castle of {sight.called(side)}"
        return f"{castle} has fallen: {counted(sight.hits(side), 'hit')} taken."
    return ENDINGS[sight.table.reason]


def focus(sight: Sight) -> Preview | None:
    """The attack in progress, group by group, in the same words for everybody."""
    count = sight.table.count
    if not count:
        return None
    thens = []
    for group in range(1, count + 1):
        attackers = drawn([soldier.card for soldier in sight.fighters(group, blocking=False)])
        blockers = drawn([soldier.card for soldier in sight.fighters(group, blocking=True)])
        target = sight.called(sight.target(group))
        text = f"{group}: {attackers} on {target}" if attackers else f"{group}: the attackers of {target} have fallen"
        thens.append(
            Then(icon="shield" if blockers else "sword", text=f"{text}, blocked by {blockers}" if blockers else text)
        )
    what = f"{counted(int(count), 'group')}"
    return Preview(title=f"{sight.called(sight.table.active)} attacks", what=what, then=tuple(thens))
