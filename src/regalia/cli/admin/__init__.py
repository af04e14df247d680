"""``regalia admin``: operators' commands, one module each, named like the command."""
