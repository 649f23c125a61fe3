"""Side-by-side measurements against other engines: `python -m bench`. Never part of the tests.

Absolute figures depend on the machine; what counts are the ratios, taken within one run, round by round.
"""
