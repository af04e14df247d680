"""Paper: the parts of a game set by Typst, with cut marks and a bar to check the scale."""
