"""A scene as named plain lines, so that two scenes can be compared."""

from __future__ import annotations

from regalia.kernel.scene import Gauge, Plate, Prompt, Scene, Sentence, Token, Zone


def scene_lines(scene: Scene) -> dict[str, str]:
    """Everything to be seen but the choices: they are the legal lines."""
    lines = {"phase": scene.phase, "prompt": prompt_text(scene.prompt)}
    lines |= {f"zone {zone.id}": zone_text(zone) for zone in scene.zones}
    lines |= {f"plate {plate.seat}": plate_text(plate) for plate in scene.plates}
    lines |= {f"gauge {gauge.id}": gauge_text(gauge) for gauge in scene.gauges}
    lines["facts"] = " · ".join(fact.text + ("!" if fact.on else "") for fact in scene.facts)
    lines["numbers"] = " · ".join(fact.text for fact in scene.numbers)
    lines["focus"] = f"{scene.focus.title}: {scene.focus.what}" if scene.focus else ""
    lines["result"] = " ".join(str(result) for result in scene.result or ())
    return lines


def prompt_text(prompt: Prompt) -> str:
    return " ".join(part for part in (f"[{prompt.mode}]", prompt.say, prompt.small) if part)


def token_text(token: Token) -> str:
    text = token.face or {"back": "##", "place": "--"}.get(token.kind, token.id)
    if token.tilt:
        text += f"@{token.tilt}"
    if token.under:
        text += "+" + "+".join(token.under)
    if token.points is not None:
        text += f"={token.points}"
    marks = [*token.marks, *([token.badge.text] if token.badge else []), *([token.note] if token.note else [])]
    return f"{text}({', '.join(marks)})" if marks else text


def zone_text(zone: Zone) -> str:
    tokens = " ".join(token_text(token) for token in zone.tokens)
    return " ".join(part for part in (f"{zone.label}:", tokens, f"count {zone.count}", zone.note) if part)


def plate_text(plate: Plate) -> str:
    marks = [*(["to move"] if plate.to_move else []), *plate.marks, *([plate.badge.text] if plate.badge else [])]
    return f"{plate.note} ({', '.join(marks)})" if marks else plate.note


def gauge_text(gauge: Gauge) -> str:
    parts = ", ".join(f"{part.label} {part.value}" for part in gauge.parts)
    limit = f" of {gauge.of}" if gauge.of is not None else ""
    return f"{gauge.label} {gauge.value}{limit}" + (f" ({parts})" if parts else "")


def sentence_text(sentence: Sentence) -> str:
    if sentence.heading:
        return f"== {sentence.text}"
    return sentence.text if sentence.seat is None else f"{{{sentence.seat}}} {sentence.text}"
