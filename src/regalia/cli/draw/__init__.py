"""Terminal drawing of scenes, cards, choices and reports, without any rules."""
