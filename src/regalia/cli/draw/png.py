"""PNG pictures: an SVG drawing rendered by Typst on a page of its size."""

from __future__ import annotations

from regalia.kernel.errors import RegaliaError

PAGE = b'#set page(width: auto, height: auto, margin: 0pt)\n#image(bytes(sys.inputs.svg), format: "svg")'
DOTS = 144.0  # an inch: two for each unit of the drawing


def png(svg: str) -> bytes:
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError(
            "A PNG needs the package 'typst': pip install 'regalia[print]'; an SVG needs nothing."
        ) from None
    return bytes(typst.compile(PAGE, sys_inputs={"svg": svg}, format="png", ppi=DOTS))
