"""The optional parts of a game: advice, learning, maps, plans, paper, prices, puzzles, series and statistics."""
