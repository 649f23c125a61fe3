"""Games at a table of a server, over the wire: `mandate play --at URL` and `mandate bot --at URL`.

Nothing here knows a rule or anything hidden: it shows the views and events that the server sends.
"""
