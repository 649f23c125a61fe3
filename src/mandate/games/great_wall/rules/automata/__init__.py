"""Those who play without a person: the Reed Clan, led by its Overlord, and Qin Jiushao by fixed rules.

Neither is ever asked anything. What the Reed Clan does and a person decides is asked of that person; what
Qin Jiushao does follows from the table alone, and each step is told with its reason.
"""
