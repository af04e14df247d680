"""Positions as text: a game declares clauses, and the kernel writes and reads them.

A text is a list of clauses in any order, each a name and its words: ``turn 12, H0 9c 2c, called``. A game declares

* a *layout* for table, hand and stock: a name for every number of the part's encoding (``Part.serialize``), in its order.
  The named numbers of a part are its *sheet*; the sheets of a position are its *facts* (``facts``).
* *clauses* (``clauses``): where a value lies in the facts, how it is written (``words``), and its usual value, which is not
  written. Clauses are worked through in the order of declaration, so a usual value may be computed from what the clauses
  before it have put down: sizes of hands, points, the deck as all other cards.

Writing and reading (``text``) run through the same clauses and the same usual values, so that a text reads back to equal
facts. A value that no clause covers is the one of ``Rules.start``, or of a blank state where the options hide the start from
a seat; ``write`` raises ValueError where that is not so.

A view's text begins with the viewer, ``view 0`` or ``view spectator``, and with the hands it sees where these are not just
the viewer's own: ``view 0 sees 0 2``. It holds the table and those hands.
"""
