"""Run a notebook's code cells in order and write their outputs into it: ``python tools/notebook.py FILE``.

No Jupyter is needed: each cell is executed here, and its printed text and the value of its last line are its output. With
``--check`` nothing is written; the program fails if a text differs from what the file holds.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def main(words: list[str]) -> int:
    path = Path(next(word for word in words if not word.startswith("--")))
    book = json.loads(path.read_text(encoding="utf-8"))
    fresh = executed(book["cells"])
    if "--check" in words:
        return complain(book["cells"], fresh)
    for cell, outputs in zip(code(book["cells"]), fresh, strict=True):
        cell["outputs"] = outputs
    path.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


def code(cells: list[Cell]) -> list[Cell]:
    return [cell for cell in cells if cell["cell_type"] == "code"]


def executed(cells: list[Cell]) -> list[list[dict[str, Any]]]:
    """The outputs of all code cells, run one after the other in one namespace."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    return [outputs_of("".join(cell["source"]), names, number) for number, cell in enumerate(code(cells), 1)]


def outputs_of(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Run one cell."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"<cell {number}>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names)
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": printed.getvalue().splitlines(keepends=True)})
    if value is not None:
        found.append({"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": shown(value)})
    return found


def shown(value: Any) -> dict[str, Any]:
    """A value as a notebook shows it: a chart as SVG, anything else as text."""
    if hasattr(value, "to_dict") and hasattr(value, "mark_bar"):
        import vl_convert

        return {"image/svg+xml": vl_convert.vegalite_to_svg(value.to_dict()), "text/plain": ["(a chart)"]}
    return {"text/plain": repr(value).splitlines(keepends=True)}


def texts(outputs: list[dict[str, Any]]) -> list[str]:
    return ["".join(one.get("text", one.get("data", {}).get("text/plain", []))) for one in outputs]


def complain(cells: list[Cell], fresh: list[list[dict[str, Any]]]) -> int:
    """Print every cell whose text is not what the file holds; 1 if there is one."""
    wrong = 0
    for number, (cell, outputs) in enumerate(zip(code(cells), fresh, strict=True), 1):
        if texts(cell["outputs"]) != texts(outputs):
            wrong = 1
            print(f"Cell {number} gives\n{chr(10).join(texts(outputs))}\nbut the file holds\n{texts(cell['outputs'])}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
