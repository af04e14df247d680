"""The rules that every map must pass (section 2.5), V2 to V10; ``reading.py`` checks V1."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from regalia.games.battle_royal.map.parts import MapError
from regalia.games.battle_royal.map.reading import read, survey
from regalia.games.battle_royal.map.realm import FORMAT, MAJORS, MINORS, Capital, Realm, Water, corners, ends, side
from regalia.games.battle_royal.squares import name_of, place_of, square_at
from regalia.kernel.files.fault import Fault

PLACES = {  # the field that a rule is about
    "V1": "terrain",
    "V2": "numbers",
    "V3": "capitals",
    "V4": "capitals",
    "V5": "towns",
    "V6": "seas",
    "V7": "lakes",
    "V8": "rivers",
    "V9": "terrain",
    "V10": "symmetry",
}
NEEDS = {  # the parts that a rule reads, beside the terrain
    "V2": ("numbers",),
    "V3": ("capitals",),
    "V4": ("capitals",),
    "V5": ("towns",),
    "V6": ("seas",),
    "V7": ("lakes",),
    "V8": ("rivers", "seas"),
    "V9": (),
    "V10": ("symmetry", "rivers", "capitals"),
}
AHEAD = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
PARTNERS = {"white": "black", "black": "white", "yellow": "blue", "blue": "yellow", "green": "red", "red": "green"}


class Breach(NamedTuple):
    """What breaks a rule, and the squares that it is about."""

    reason: str
    squares: Iterable[int] = ()


def checked(data: object) -> Realm:
    """The realm of a valid map; raises MapError with the first fault."""
    realm = read(data)
    for rule, breach in breaches(realm):
        raise MapError(breach.reason, rule)
    return realm


def faults(data: object) -> list[Fault]:
    """Every fault of a map with its rule, its field and its squares; empty for a good map."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        try:
            read(data)
        except MapError as wrong:
            return [fault_of(wrong.rule, Breach(wrong.reason))]
    return faults_beside(data, ())


def faults_beside(data: Any, wrong: Collection[str]) -> list[Fault]:
    """The faults of a map in those of its fields that fit the schema; ``wrong`` are the places that do not."""
    found = survey(data, {re.split(r"[.\[]", place)[0] for place in wrong})
    told = [fault_of(one.rule, Breach(one.reason), one.part) for one in found.wrong]
    return told + [fault_of(rule, breach) for rule, breach in breaches(found.realm, found.unread)]


def breaches(realm: Realm, unread: Collection[str] = ()) -> Iterator[tuple[str, Breach]]:
    """What breaks a rule; a rule about a part that could not be read is left out."""
    for number, rule in enumerate(RULES, 2):
        if not {"columns", "rows", "terrain", *NEEDS[f"V{number}"]}.intersection(unread):
            for breach in rule(realm):
                yield f"V{number}", breach


def fault_of(rule: str, breach: Breach, part: str = "") -> Fault:
    """A breach as a sentence, which begins with a capital letter unless it begins with a square."""
    text = breach.reason
    begins = text if text[1].isdigit() else text[0].upper() + text[1:]
    spots = tuple(name_of(square) for square in sorted(set(breach.squares)))
    return Fault(part or PLACES.get(rule, ""), begins, rule=rule, spots=spots)


def named(squares: Iterable[int]) -> str:
    return ", ".join(name_of(square) for square in sorted(squares))


def v2_numbers(realm: Realm) -> Iterator[Breach]:
    if realm.numbers is None:
        return
    if len(realm.numbers) != realm.rows or any(len(line) != realm.columns for line in realm.numbers):
        yield Breach("'numbers' must have one entry for every square, row by row.")
        return
    given = {square_at(x, y): word for y, line in enumerate(realm.numbers) for x, word in enumerate(line)}
    for square, word in given.items():
        if (word != "-") != (realm.at(square) == "."):
            yield Breach(
                f"{name_of(square)} has '{word}', but exactly the open squares are numbered, others have '-'.", [square]
            )
            return
    words = sorted(word for word in given.values() if word != "-")
    if words != sorted(str(number) for number in range(1, len(words) + 1)):
        yield Breach(f"the open squares must have the numbers 1 to {len(words)}, each once.")


def v3_majors(realm: Realm) -> Iterator[Breach]:
    white, black = (realm.capital_of(owner) for owner in MAJORS)
    centres = {square for square in realm.squares() if realm.at(square) == "C"}
    if {white.centre, black.centre} != centres or len(centres) != 2:
        yield Breach(
            f"the white and the black centre must be the only two C squares ({named(centres) or 'there are none'}).",
            centres,
        )
    for capital in (white, black):
        yield from _major(realm, capital)
    grey = {square for square in realm.squares() if realm.at(square) == "r"}
    if both := set(white.ramparts) & set(black.ramparts):
        yield Breach(f"the two capitals share {named(both)}.", both)
    if alone := grey - set(white.ramparts) - set(black.ramparts):
        yield Breach(f"{named(alone)}: ramparts stand round the two centres only.", alone)
    yield from _facing(white, black)


def _major(realm: Realm, capital: Capital) -> Iterator[Breach]:
    x, y = place_of(capital.centre)
    who = f"the {capital.owner} capital"
    if not (0 < x < realm.columns - 1 and 0 < y < realm.rows - 1):
        yield Breach(f"the centre of {who} may not lie on the edge of the board.", [capital.centre])
        return
    if set(capital.ramparts) != set(realm.beside(capital.centre)) or len(capital.ramparts) != 4:
        yield Breach(
            f"'ramparts' of {who} must be the four squares beside its centre: {named(realm.beside(capital.centre))}.",
            [capital.centre],
        )
    wrong = [square for square in realm.beside(capital.centre) if realm.at(square) != "r"]
    if wrong:
        yield Breach(f"{named(wrong)} beside the centre of {who} must be ramparts (r).", wrong)
    dx, dy = AHEAD[capital.facing]
    front = {square_at(x + dx + dy, y + dy + dx), square_at(x + dx - dy, y + dy - dx)}
    behind = {square_at(x - dx + dy, y - dy + dx), square_at(x - dx - dy, y - dy - dx)}
    for key, squares, given, terrain in (
        ("rear", behind, capital.rear, "."),
        ("hills", front, capital.hills, "h^"),
    ):
        if set(given) != squares or len(given) != 2:
            yield Breach(f"'{key}' of {who}, which faces {capital.facing}, must be {named(squares)}.", [capital.centre])
        wrong = [square for square in squares if realm.at(square) not in terrain]
        if wrong:
            yield Breach(
                f"{named(wrong)} ('{key}' of {who}) must be {'open' if key == 'rear' else 'hill or mountain'}.", wrong
            )


def _facing(white: Capital, black: Capital) -> Iterator[Breach]:
    for one, other in ((white, black), (black, white)):
        dx, dy = AHEAD[one.facing]
        (ax, ay), (bx, by) = place_of(one.centre), place_of(other.centre)
        if (bx - ax) * dx + (by - ay) * dy <= 0:
            yield Breach(
                f"the {one.owner} capital faces {one.facing}, but the other centre does not lie that way.", [one.centre]
            )
    (ax, ay), (bx, by) = AHEAD[white.facing], AHEAD[black.facing]
    if (ax + bx, ay + by) != (0, 0):
        yield Breach(
            f"the two capitals must face in opposite directions, not {white.facing} and {black.facing}.",
            [white.centre, black.centre],
        )


def v4_minors(realm: Realm) -> Iterator[Breach]:
    centres = {owner: realm.capital_of(owner).centre for owner in MINORS}
    places = {square for square in realm.squares() if realm.at(square) == "c"}
    if set(centres.values()) != places or len(places) != 4:
        yield Breach(
            f"the four minor capitals must stand on the only four c squares ({named(places) or 'there are none'}).",
            places,
        )
    white, black = (realm.capital_of(owner).centre for owner in MAJORS)
    for owner, centre in centres.items():
        to_white, to_black = steps(centre, white), steps(centre, black)
        if to_white == to_black or (to_white < to_black) != (owner in ("yellow", "green")):
            nearer = "white" if owner in ("yellow", "green") else "black"
            yield Breach(
                f"the {owner} capital must be nearer to the {nearer} centre in king's steps; "
                f"it is {to_white} from white and {to_black} from black.",
                [centre],
            )


def steps(a: int, b: int) -> int:
    """King's steps."""
    (ax, ay), (bx, by) = place_of(a), place_of(b)
    return max(abs(ax - bx), abs(ay - by))


def v5_towns(realm: Realm) -> Iterator[Breach]:
    towns = Counter(square for square, _ in realm.towns)
    places = {square for square in realm.squares() if realm.at(square) == "t"}
    if nameless := places - set(towns):
        yield Breach(f"{named(nameless)}: every t square needs an entry in 'towns'.", nameless)
    if others := set(towns) - places:
        yield Breach(f"{named(others)}: 'towns' may name t squares only.", others)
    if twice := [square for square, count in towns.items() if count > 1]:
        yield Breach(f"{named(twice)} has two entries in 'towns'.", twice)
    names = Counter(name for _, name in realm.towns)
    for name, count in names.items():
        if count > 1:
            yield Breach(
                f"{count} towns are named '{name}'.", [square for square, called in realm.towns if called == name]
            )


def v6_seas(realm: Realm) -> Iterator[Breach]:
    yield from _waters(realm, realm.seas, "~", "sea")


def v7_lakes(realm: Realm) -> Iterator[Breach]:
    yield from _waters(realm, realm.lakes, "L", "lake")
    for square in realm.squares():
        if realm.at(square) == "L":
            wrong = [near for near in realm.beside(square) if realm.at(near) not in "L^h"]
            if wrong:
                yield Breach(
                    f"{named(wrong)} beside the lake square {name_of(square)} must be lake, mountain or hill.",
                    [*wrong, square],
                )
    for square in realm.squares():
        x, y = place_of(square)
        if x + 1 < realm.columns and y + 1 < realm.rows:
            yield from _corner(realm, square, square_at(x + 1, y + 1), square_at(x + 1, y), square_at(x, y + 1))


def _corner(realm: Realm, a: int, b: int, p: int, q: int) -> Iterator[Breach]:
    """At a corner of four squares, a is opposite b and p opposite q."""
    for (one, two), others in (((a, b), (p, q)), ((p, q), (a, b))):
        if realm.is_land(one) and realm.is_land(two) and not any(realm.is_land(square) for square in others):
            yield Breach(f"{name_of(one)} and {name_of(two)} touch only at a corner between water.", [one, two])


def _waters(realm: Realm, waters: tuple[Water, ...], char: str, noun: str) -> Iterator[Breach]:
    listed = Counter(square for water in waters for square in water.squares)
    places = {square for square in realm.squares() if realm.at(square) == char}
    if unlisted := places - set(listed):
        yield Breach(f"{named(unlisted)}: every {noun} square must be in a {noun}.", unlisted)
    if others := set(listed) - places:
        yield Breach(f"{named(others)}: not a {noun} square ({char}), but listed in a {noun}.", others)
    if twice := [square for square, count in listed.items() if count > 1]:
        yield Breach(f"{named(twice)}: listed more than once.", twice)
    for name, count in Counter(water.name for water in waters).items():
        if count > 1:
            yield Breach(f"{count} {noun}s are named '{name}'.")
    for water in waters:
        if not in_one_piece(set(water.squares), realm.beside):
            yield Breach(f"'{water.name}' must be in one piece, connected by sides.", water.squares)
    owner = {square: water for water in waters for square in water.squares}
    for square, water in owner.items():
        for near in realm.beside(square):
            other = owner.get(near, water)
            if other is not water and square < near:
                yield Breach(
                    f"'{water.name}' and '{other.name}' share the side {name_of(square)}|{name_of(near)}.",
                    [square, near],
                )


def in_one_piece(squares: set[int], near: Callable[[int], list[int]]) -> bool:
    """Whether there are squares, and each can be reached from each within them."""
    if not squares:
        return False
    reached = [min(squares)]
    left = squares - set(reached)
    for square in reached:
        found = left.intersection(near(square))
        left -= found
        reached.extend(found)
    return not left


def v8_rivers(realm: Realm) -> Iterator[Breach]:
    counted = Counter(between for river in realm.rivers for between in river.sides)
    for between, count in counted.items():
        if count > 1:
            yield Breach(f"the side {_side(between)} is listed {count} times.", between)
        if not all(realm.is_land(square) and realm.at(square) not in "Cr" for square in between):
            yield Breach(
                f"the side {_side(between)} must lie between two land squares, none a centre or a rampart.", between
            )
    springs = Counter(river.spring for river in realm.rivers if river.spring is not None)
    for number, river in enumerate(realm.rivers, 1):
        points = {point for between in river.sides for point in ends(between)}
        if not river.sides:
            yield Breach(f"river {number} has no side.")
            continue
        if not _hang_together(river.sides):
            yield Breach(
                f"the sides of river {number} must be connected at their end points.",
                [square for between in river.sides for square in between],
            )
        if river.spring is not None:
            if not all(realm.is_land(square) for square in river.spring):
                yield Breach(f"the spring {_side(river.spring)} must lie between two land squares.", river.spring)
            if river.spring in counted:
                yield Breach(f"the spring {_side(river.spring)} is a river side.", river.spring)
            if springs[river.spring] > 1:
                yield Breach(f"the spring {_side(river.spring)} is the spring of two rivers.", river.spring)
            if sum(point in points for point in ends(river.spring)) != 1:
                yield Breach(
                    f"the spring {_side(river.spring)} must touch its own river at exactly one end.", river.spring
                )
        seas = [sea for sea in realm.seas if sea.name == river.mouth]
        if not river.mouth:
            yield Breach(f"river {number} ends at no sea: one of its sides must touch one.", river.sides[0])
        elif not seas:
            yield Breach(f"the mouth of river {number} is '{river.mouth}', but there is no such sea.", river.sides[0])
        elif not any(points & corners(square) for square in seas[0].squares):
            yield Breach(f"river {number} does not reach its mouth, '{river.mouth}'.", river.sides[0])


def _side(between: tuple[int, int]) -> str:
    return "|".join(name_of(square) for square in between)


def _hang_together(sides: tuple[tuple[int, int], ...]) -> bool:
    at: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for between in sides:
        for point in ends(between):
            at.setdefault(point, set()).add(between)
    left = set(sides) - {sides[0]}
    reached = [sides[0]]
    for between in reached:
        for point in ends(between):
            reached.extend(at[point] & left)
            left -= at[point]
    return not left


def v9_land(realm: Realm) -> Iterator[Breach]:
    if not in_one_piece({square for square in realm.squares() if realm.is_land(square)}, realm.around):
        yield Breach("all land must be in one piece.")


def v10_symmetry(realm: Realm) -> Iterator[Breach]:
    if realm.symmetry == "none":
        return

    def turned(square: int) -> int:
        x, y = place_of(square)
        return square_at(realm.columns - 1 - x, realm.rows - 1 - y)

    for square in realm.squares():
        if realm.at(square) != realm.at(turned(square)):
            yield Breach(
                f"the half turn maps {name_of(square)} onto {name_of(turned(square))}, another terrain.",
                [square, turned(square)],
            )
            return
    for square in realm.squares():
        for near in realm.around(square):
            if realm.over_river(square, near) != realm.over_river(turned(square), turned(near)):
                pair, image = _side(side(square, near)), _side(side(turned(square), turned(near)))
                yield Breach(
                    f"of {pair} and {image}, its image under the half turn, only one lies over a river.",
                    [square, near, turned(square), turned(near)],
                )
                return
    for owner, other in PARTNERS.items():
        if turned(realm.capital_of(owner).centre) != realm.capital_of(other).centre:
            yield Breach(
                f"the half turn must map the {owner} capital onto the {other} one.",
                [realm.capital_of(owner).centre, realm.capital_of(other).centre],
            )


RULES = (v2_numbers, v3_majors, v4_minors, v5_towns, v6_seas, v7_lakes, v8_rivers, v9_land, v10_symmetry)
