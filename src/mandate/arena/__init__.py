"""The arena: matches between players on the same deals, with honest intervals.

plan = make_plan("qin", ["greedy", "random"], [{"players": 2}], seed="1")
for played in play_all(plan, deals=100): ...
"""
