"""Draw the app's icons from the crest: ``tools/icons.py``. They are kept in ``web/public/icons``."""

from __future__ import annotations

from pathlib import Path

import typst

ROOT = Path(__file__).resolve().parent.parent
CREST = ROOT / "web" / "src" / "art" / "crest.svg"
TARGET = ROOT / "web" / "public" / "icons"
PAPER = "#f4efe5"
WHITE_ON_NOTHING = (("#5a2550", "#000000"), ("#c6963c", "#ffffff"), ("#e0b65c", "#ffffff"))

# name, pixels, share of the height that the crest takes, background
ICONS = (
    ("icon-192", 192, 0.92, ""),
    ("icon-512", 512, 0.92, ""),
    ("maskable-512", 512, 0.62, PAPER),  # the system cuts it to a circle or a square with round corners
    ("apple-180", 180, 0.78, PAPER),
)
# the picture of links that have none of their own
PREVIEW = """#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#f4efe5"))
#place(top + left, rect(width: 1200pt, height: 14pt, fill: rgb("#5a2550")))
#place(center + horizon, stack(dir: ttb, spacing: 30pt,
  image(bytes(sys.inputs.crest), format: "svg", height: 260pt),
  text(font: "Libertinus Serif", size: 96pt, fill: rgb("#241c2c"))[Regalia],
  text(font: "Libertinus Serif", size: 32pt, fill: rgb("#5a4f60"))[Five tabletop battle games]))
"""


def drawn(crest: str, pixels: int, share: float, background: str) -> bytes:
    fill = f'rgb("{background}")' if background else "none"
    page = (
        f"#set page(width: {pixels}pt, height: {pixels}pt, margin: 0pt, fill: {fill})\n"
        f'#place(center + horizon, image(bytes(sys.inputs.crest), format: "svg", height: {pixels * share}pt))\n'
    )
    return bytes(typst.compile(page.encode(), format="png", ppi=72, sys_inputs={"crest": crest}))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    crest = CREST.read_text()
    for name, pixels, share, background in ICONS:
        (TARGET / f"{name}.png").write_bytes(drawn(crest, pixels, share, background))
    outline = crest
    for colour, instead in WHITE_ON_NOTHING:
        outline = outline.replace(colour, instead)
    (TARGET / "badge.png").write_bytes(drawn(outline.replace('fill="#000000"', 'fill="none"'), 96, 0.96, ""))
    board = typst.compile(PREVIEW.encode(), format="png", ppi=72, sys_inputs={"crest": crest})
    (TARGET / "preview.png").write_bytes(bytes(board))


if __name__ == "__main__":
    main()
