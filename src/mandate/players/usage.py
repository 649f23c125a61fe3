"""What a player that reads and writes text took for a game."""

from __future__ import annotations

import msgspec


class Usage(msgspec.Struct, omit_defaults=True):
    """Sums over one game. Characters are counted; tokens and cost are as the player says."""

    answers: int = 0
    illegal: int = 0  # of these, how many the rules refused
    read: int = 0  # characters
    written: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float = 0.0

    def add(self, *, read: int, written: int, input_tokens: int, output_tokens: int, cost: float) -> None:
        """One more answer."""
        self.answers += 1
        self.read += read
        self.written += written
        self.input_tokens += input_tokens
        self.output_tokens += output_tokens
        self.cost += cost

    def include(self, other: Usage) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
