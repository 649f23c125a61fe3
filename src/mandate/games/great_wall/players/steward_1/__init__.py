"""`steward-1`: the rule-based player of The Great Wall as it was before there were levels, kept as it was.

Later players are measured against it, so that the strength of different releases can be compared. It has
a copy of every rule of thumb: when the steward of today learns something, this one does not. It is no
opponent for people, and nothing in here is to be improved; what it asks of the rules may follow them.
"""
