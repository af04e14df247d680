"""Scenes: the picture of a table as data. Terminal and browser draw the same scene; neither knows a rule.

**Texts** in a scene may hold ``[Kh]`` for a card drawn in running text and ``{1}`` for the name of seat 1.

**Touching.** Every legal move is one ``Choice`` with a touch path: the ids of tokens, plates and acts to touch. A person
touches in any order; the choices whose path holds everything touched so far remain. A choice is meant when all of its
path has been touched, and the last touch was the path's last id or no other choice remains. So nothing is ever sent
before it could be seen, and a path ends with what settles it: a target, a place, or an act such as ``act:discard``.
``touch.py`` is this rule as code.

**Ids** name things a viewer may tell apart: a card seen keeps one id wherever it lies, so that a client can move it from
one scene to the next; hidden cards have the id of their place (``hand1.3``), never one of the card.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Drawn(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True, gc=False):
    """Base of everything in a scene: values, equal when their fields are."""


class Badge(Drawn, frozen=True):
    """At most three words on a token: what would happen to it, or what it is."""

    text: str
    kind: Literal["bad", "good", "none", "gold", "dark"] = "dark"
    icon: str = ""


class Token(Drawn, frozen=True):
    """Something on the table. ``face`` is the drawing: a card token (``Kh``), a piece; empty for a back or an empty place."""

    id: str
    name: str  # spoken in full: "queen of clubs, upright, slot 1, 6 of diamonds under her, 3 points"
    kind: Literal["card", "back", "place", "piece", "cell"] = "card"
    face: str = ""
    deck: Literal["a", "b"] = "a"
    tilt: Literal[0, 20, 90] = 0
    under: tuple[str, ...] = ()  # faces of what lies under it
    points: int | None = None  # on the gold coin at its corner
    badge: Badge | None = None
    note: str = ""  # a few words below it
    marks: tuple[str, ...] = ()  # what a stylesheet may show: "ready", "waiting", "fallen", …
    place: int | None = None  # its slot in the zone, cell of a grid, step of a track
    like: str = ""  # id of an equal token in the same role: touching this one counts as touching that one
    aim: str = ""  # id of what it is aimed at; a client may draw an arrow


class Zone(Drawn, frozen=True):
    """A part of the table. A pile shows its top and its count; tokens of a pile are all that may be browsed, top first."""

    id: str
    kind: Literal["fan", "row", "pile", "grid", "track", "map", "list"]
    label: str  # "Oskar's hand, 5 cards" with {1} for the name
    owner: int | None = None
    tokens: tuple[Token, ...] = ()
    count: int = 0
    note: str = ""
    columns: int = 0  # of a grid


class Subtotal(Drawn, frozen=True):
    label: str
    value: int


class Gauge(Drawn, frozen=True):
    """A number that matters, with its parts and, where there is one, its limit."""

    id: str
    label: str
    value: int
    owner: int | None = None
    of: int | None = None
    parts: tuple[Subtotal, ...] = ()


class Plate(Drawn, frozen=True):
    """A player's public facts in one line. Touchable where the player is a target."""

    id: str  # plate0, plate1, …
    seat: int
    note: str
    to_move: bool = False
    badge: Badge | None = None
    marks: tuple[str, ...] = ()


class Fact(Drawn, frozen=True):
    """A pill in the bar: phase, turn, tally. ``on`` is gilt: a last call."""

    text: str
    on: bool = False


class Prompt(Drawn, frozen=True):
    """One sentence in the second person: whose turn, what now."""

    mode: Literal["turn", "answer", "wait", "watch", "over"]
    seat: int | None
    say: str
    small: str = ""


class Act(Drawn, frozen=True):
    """A button: the end of some touch paths. At most one is primary."""

    id: str
    label: str  # empty: that of the choice it settles
    primary: bool = False
    icon: str = ""


class Term(Drawn, frozen=True):
    """A number of a sum with its name below, or an operator without one."""

    text: str
    label: str = ""


class Then(Drawn, frozen=True):
    icon: str
    text: str


class CountedCard(Drawn, frozen=True):
    """A card in a count: whose it is, and whether it counts."""

    face: str
    label: str
    counts: bool = False


class Preview(Drawn, frozen=True):
    """What a choice would do, as a sum; where cards are counted for it, card by card."""

    title: str
    what: str
    cards: tuple[CountedCard, ...] = ()
    sum: tuple[Term, ...] = ()
    verdict: Badge | None = None
    then: tuple[Then, ...] = ()  # an icon that is a number is drawn as one
    bounds: tuple[Term, ...] = ()  # what comes of it at best and at worst, each with its name
    falls: tuple[str, ...] = ()  # ids of what would be taken off the table


class Choice(Drawn, frozen=True):
    """A legal move: the line to send, and everything to show before it is sent."""

    line: str
    label: str
    touch: tuple[str, ...]
    outcome: str = ""
    badge: Badge | None = None  # on the last thing to touch, when only this choice would be left
    group: str = ""  # rows of one group are folded together in a long list
    preview: Preview | None = None
    confirm: str = ""  # a question to ask once before sending ("A fallen royal could be revived. End the turn?")
    best: bool = False  # the likeliest of the choices that begin with the same touch: a client opens on it


class NextTouch(Drawn, frozen=True):
    """What to do once exactly these ids are touched, in any order: ``Touch a slot to recruit the queen.``"""

    touched: tuple[str, ...]
    say: str


class Refusal(Drawn, frozen=True):
    """Something that looks possible and is not: the reason shown when it is touched, and as a locked row in the list."""

    touch: str
    text: str
    label: str = ""  # of the row; empty: no row
    rule: str = ""


class Aim(Drawn, frozen=True):
    """What pieces of a plan can be aimed at: touching any of its ids means the first one."""

    ids: tuple[str, ...]
    label: str
    single: bool = False  # whatever is aimed here goes together


class Planning(Drawn, frozen=True):
    """A decision of several lines that a player plans as a whole.

    Pieces are put together, aimed and changed until the plan is sent. A player who cannot plan makes the same lines one by one,
    from the choices.
    """

    pieces: tuple[str, ...]
    aims: tuple[Aim, ...]
    next: str  # what to do with pieces that have been picked up: "touch the player they attack."


class Order(Drawn, frozen=True):
    """A part of a plan: pieces that go together, and the first id of what they are aimed at."""

    pieces: tuple[str, ...]
    aim: str


class Note(Drawn, frozen=True):
    """A few words about a plan on the thing they are about."""

    at: str
    text: str
    icon: str = ""


class PlanPreview(Drawn, frozen=True):
    """What a plan would bring, and the lines that say it, to be sent one by one."""

    lines: tuple[str, ...]
    numbers: tuple[int, ...]  # of the orders, as they were given
    send: str  # the button
    preview: Preview
    notes: tuple[Note, ...] = ()
    confirm: str = ""  # a question to ask once before sending


class Coach(Drawn, frozen=True):
    """Where the viewer is in a lesson. ``over``: the lesson is done and waits until the viewer plays on."""

    lesson: str
    beats: tuple[str, ...]  # their titles
    beat: int  # the one now, from 0
    why: str = ""  # the reason behind it
    over: bool = False
    name: str = ""  # of the lesson, among those of the game
    minutes: int = 0  # about how long the lesson takes
    note: str = ""  # a few words about the beat, for the list
    sum: str = ""  # the arithmetic of the reason
    heard: tuple[str, ...] = ()  # what the coach has said so far


class Scene(Drawn, frozen=True):
    """All a viewer sees, and all the viewer may do."""

    game: str
    seat: int | None  # None: a spectator
    phase: str
    prompt: Prompt
    zones: tuple[Zone, ...]
    plates: tuple[Plate, ...]
    gauges: tuple[Gauge, ...] = ()
    facts: tuple[Fact, ...] = ()
    acts: tuple[Act, ...] = ()
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    next_touches: tuple[NextTouch, ...] = ()  # where a game says it better than a client can
    numbers: tuple[Fact, ...] = ()  # what players love to know: unseen aces, cards until the reshuffle
    planning: Planning | None = None
    focus: Preview | None = None  # what lies on the table to be answered, as a sum; everybody sees it
    result: tuple[float, ...] | None = None
    coach: Coach | None = None  # only for the learner of a lesson


class Sentence(Drawn, frozen=True):
    """A line of the log. A heading has no seat.

    ``by`` and ``to`` are ids of the scene before: who struck, and what fell to it. Sentences that have them are in the order
    in which it happened, for clients that can show that.

    ``past`` is a player's act in the past tense without its subject, such as ``recruited the jack``: clients tell a turn with
    it. A later sentence of the same player replaces it when the result is known.
    """

    text: str
    seat: int | None = None
    heading: bool = False
    by: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    past: str = ""
