"""The arena: matches between players on the same deals, with honest intervals.

A `Plan` says who plays what; a `Schedule` which deals of it are played in which seats; a `Run` plays them and
notifies its listeners; `summarise` turns what was played into figures with intervals.

Examples:
    >>> from mandate.arena.plan import make_plan
    >>> from mandate.arena.run import Run
    >>> from mandate.arena.schedule import Schedule
    >>> from mandate.arena.summary import summarise
    >>> class Keep(list):
    ...     def hear(self, game):
    ...         self.append(game.played)
    >>> kept = Keep()
    >>> plan = make_plan("qin", ["greedy", "random"], [{"players": 2}], seed="1")
    >>> Run(Schedule(plan, deals=3), listeners=[kept]).play()
    >>> table, = summarise(plan, kept).tables
    >>> table.games, table.standings[0].share.percents()
    (6, '100.0% (13.9%–100.0%)')
"""
