"""Information-set tree search: how the bots of the upper levels think."""

from regalia.agents.search.agent import AS_THE_GAME_SAYS as AS_THE_GAME_SAYS
from regalia.agents.search.agent import SearchAgent as SearchAgent
