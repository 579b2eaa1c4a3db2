"""The table server: games between people and bots that nothing can lose.

messages   what clients and server say to each other, as types
table      a table as the sum of its events: what a command leads to, with no I/O
store      the events in SQLite or PostgreSQL, committed many at a time
live       the tables in use on this node: who listens, what is due, what bots think
app        HTTP, the socket of a table, identity, limits
"""
