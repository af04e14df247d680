"""Battle Royal: the tables and the miniatures that the laws play."""
