"""Drawing in the terminal: scenes, cards, choices, reports. Draws what a scene says and knows no rule."""
