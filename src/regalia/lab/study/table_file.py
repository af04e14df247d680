"""Tables of games as files: Parquet, which keeps everything, or CSV."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.kernel.errors import RegaliaError
from regalia.lab.extra import needs
from regalia.lab.whole_file import check_place, write_whole

if TYPE_CHECKING:
    import polars as pl

PARQUET, CSV = ".parquet", ".csv"


def check_table_place(path: Path) -> None:
    """Raises RegaliaError for a file of another kind, a place that cannot be written, or a missing package."""
    if path.suffix not in (PARQUET, CSV):
        raise RegaliaError(f"Rows are written to a {PARQUET} or a {CSV} file; '{path.name}' is neither.")
    needs("polars")
    check_place(path)


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write the table; in CSV a list becomes its numbers with spaces between them. Raises RegaliaError."""
    data = io.BytesIO()
    if path.suffix == PARQUET:
        table.write_parquet(data)
    else:
        polars: Any = needs("polars")
        lists = polars.selectors.list()
        table.with_columns(lists.cast(polars.List(polars.String)).list.join(" ")).write_csv(data)
    write_whole(path, data.getvalue())


def read_table(path: Path) -> pl.DataFrame:
    """The table in a Parquet file. Raises RegaliaError."""
    polars: Any = needs("polars")
    if path.suffix != PARQUET:
        raise RegaliaError(f"Only {PARQUET} files can be read again; '{path.name}' is not one.")
    try:
        table: pl.DataFrame = polars.read_parquet(path)
    except (OSError, polars.exceptions.PolarsError) as wrong:
        raise RegaliaError(f"{path} cannot be read as a table: {str(wrong).splitlines()[0]}.") from None
    return table
