"""Information-set tree search: how the house bots of the four levels think."""

from regalia.agents.search.agent import SearchAgent as SearchAgent
