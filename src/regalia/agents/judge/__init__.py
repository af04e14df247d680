"""The judge behind hints and reviews: which moves are good, and which differences are more than chance."""

from regalia.agents.judge.judge import Judge as Judge
from regalia.agents.judge.judge import Judgement as Judgement
from regalia.agents.judge.judge import seed_of as seed_of
