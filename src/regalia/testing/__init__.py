"""The laws every game must keep, as a battery that ships with the package: ``regalia check GAME``.

``battery`` runs them; each ``…_laws`` file holds the laws of one kind; the rest is what they are made of.
"""
