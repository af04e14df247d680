"""The data folder of a server: private to its user, and locked by one server."""

from __future__ import annotations

from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.services import DATABASE
from regalia.server.store.private import (
    make_private,
    make_private_database,
    make_private_folder,
    private_opener,
)

LOCK = "regalia.lock"


class DataLock:
    """The lock on a data folder: at most one server per folder.

    It ends with the process.
    """

    def __init__(self, data: Path) -> None:
        """Create the folder or repair its file modes, and lock it.

        Raises RegaliaError if it cannot be used, others may write to it, or another server has it.
        """
        try:
            make_private_folder(data)
            self._file = open(data / LOCK, "w", opener=private_opener)  # noqa: SIM115
            make_private(data / LOCK)
            if (data / DATABASE).exists():
                make_private_database(data / DATABASE)
        except OSError as wrong:
            raise RegaliaError(
                f"The data folder {data} cannot be written: {wrong.strerror}. Choose another with --data."
            ) from None
        try:
            import fcntl
        except ImportError:  # this system has no file locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise RegaliaError(f"Another server is using the data folder {data}. Choose another with --data.") from None

    def release(self) -> None:
        self._file.close()
