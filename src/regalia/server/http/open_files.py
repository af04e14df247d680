"""How many files, and so connections, the system allows the server."""

from __future__ import annotations

import logging
from contextlib import suppress

from regalia.server.limits import Limits

FEW = 2_000  # open files that are too few for a public server
RESERVED = 100  # files for the database, the client and the bots

log = logging.getLogger("regalia.server")


def most_connections(limits: Limits) -> int:
    """Raise the limit of open files as far as needed and allowed; returns how many connections it leaves."""
    wanted = limits.sockets + RESERVED
    try:
        import resource
    except ImportError:  # this system has no such limit
        return limits.sockets
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return limits.sockets
    if files < wanted:
        with suppress(OSError, ValueError):
            higher = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (higher, most))
            files = higher
    if files < FEW:
        log.warning("The system allows %d open files, so at most %d connections", files, files - RESERVED)
    return files - RESERVED
