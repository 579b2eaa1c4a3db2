"""The table server: games between people and bots that nothing can lose.

messages   what clients and server say to each other, as types; frames: what the server says
table      a table as the sum of its events, with no I/O; deciding: what a command leads to
hosting    what the host of a table may do; doors: who is not let in
store      the events in SQLite or PostgreSQL, committed many at a time
hub        the tables in memory on this node: find, commit, deliver
seeing     views, sentences and rights of those who look
plans      tables that are about to be made; due and bots: what happens without being asked
presence   who is there; beats: the heartbeat of a node, and what others left undone
clock      the database's time; turns: the bots' queue; guests: players from outside
reviewing  what luck and skill did in finished games, worked out by a process beside this one
sharing    what a link says of a table, to be seen before it is opened; cards: its picture
operating  what operators decide, on all nodes; deleting: people forgotten, old tables gone
gate       what every request passes first; allowance: limits; settings: how a server is run
node       all of that put together; app: HTTP, sockets, identity, limits
"""
