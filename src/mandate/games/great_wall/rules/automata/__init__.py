"""The automata: the Reed Clan, led by its Overlord, and Qin Jiushao, who follows fixed rules.

Neither is ever asked anything. Decisions about the Reed Clan are put to its Overlord, if that is a person;
what Qin Jiushao does follows from the table alone, and each step is reported with its reason.
"""
