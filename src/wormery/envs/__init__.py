"""The games in the interfaces that researchers use: PettingZoo, Gymnasium and OpenSpiel.

Each is a module of its own, which needs its library: `pip install "wormery[research]"`.

    wormery.envs.pettingzoo     env and raw_env: every seat is an agent
    wormery.envs.gymnasium      one learner against other players
    wormery.envs.vector         many tables at once, for one learner each or for self-play
    wormery.envs.sb3            the same for Stable-Baselines3
    wormery.envs.openspiel      wormery_regenwormen and so on, with chance nodes
"""
