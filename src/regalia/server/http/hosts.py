"""The names under which this server may be addressed.

A page whose own name is made to resolve to this machine (DNS rebinding) sends that name as Host, and is refused.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from regalia.kernel.errors import RegaliaError

LOOPBACK = "localhost"
EVERYWHERE = ("0.0.0.0", "::", "")
OVER_HTTP = {"ws": "http", "wss": "https"}
SHOWN = 100  # characters of a foreign name that are repeated in its refusal


@dataclass(frozen=True, slots=True)
class Hosts:
    """The accepted names: loopback, those the operator gave, and those of the public addresses.

    With ``addresses``, every IP address is accepted too: rebinding needs a name.
    """

    names: frozenset[str] = frozenset()
    schemes: Mapping[str, str] = field(default_factory=dict)  # by public host and port: http or https
    addresses: bool = False

    def foreign(self, scope: Scope) -> str:
        """The name in the Host header if it is not accepted, else the empty text."""
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) > 1:
            return ", ".join(hosts)
        host = hosts[0].lower() if hosts else ""
        return "" if not host or host in self.schemes or self._known(name_in(host)) else host

    def _known(self, name: str) -> bool:
        if name == LOOPBACK or name in self.names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.addresses or address.is_loopback

    def origin(self, scope: Scope) -> str:
        """The origin that our own pages have for this request: scheme, name and port."""
        host = Headers(scope=scope).get("host", "").lower()
        return f"{self.scheme(scope)}://{host}"

    def scheme(self, scope: Scope) -> str:
        """The scheme that the visitor uses. A public address decides, whatever a proxy in between uses."""
        host = Headers(scope=scope).get("host", "").lower()
        seen: str = scope["scheme"]
        return self.schemes.get(host, OVER_HTTP.get(seen, seen))


def accepted(bound: str, public: Iterable[str] = (), more: Iterable[str] = ()) -> Hosts:
    """The hosts of a server bound to an address, with public URLs and further names. Raises RegaliaError."""
    schemes: dict[str, str] = {}
    for url in public:
        parts = urlsplit(url.lower())
        if parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
            raise RegaliaError(f"'{url}' is not a public address; write one like https://games.example.")
        schemes[parts.netloc] = parts.scheme
    names = frozenset(name_in(name.lower()) for name in (*more, *([] if bound in EVERYWHERE else [bound])))
    return Hosts(names, schemes, addresses=bound in EVERYWHERE)


def name_in(host: str) -> str:
    """The name or address in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") > 1:  # an IPv6 address, as an operator writes it
        return host
    return host.partition(":")[0].removesuffix(".")
