"""A policy that was trained on observations, at any table of Mandate.

In a file `my_agent.py` the function below plays by `mandate play qin --opponent agent:my_agent:choose`.

Examples:
    >>> from mandate import qin
    >>> from mandate.envs.agents import plays
    >>> def policy(observation):
    ...     return int(observation["action_mask"].argmax())
    >>> choose = plays(policy)
    >>> match = qin.new(seed=7)
    >>> choose(match.view(0), match.decision) == match.options[0]
    True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mandate.core.game import Decision, View
from mandate.envs.encoding import Encoding, Form, Observation
from mandate.envs.kinds import kind_for


def plays(
    policy: Callable[[Observation], Any], *, observations: Form = "array", **settings: Any
) -> Callable[[View, Decision], str]:
    """The function for `agent:MODULE:FUNCTION` that lets this policy choose.

    It is given the same observations as in training: name the same `observations` (and `actions`) here.
    """
    known: dict[tuple[type[View], bytes], Encoding] = {}

    def choose(view: View, decision: Decision) -> str:
        options = getattr(view, "options", {})  # of games whose arrays depend on them
        key = type(view), msgspec.json.encode(options)
        if key not in known:
            known[key] = kind_for(view).encode(options, observations, **settings)
        encoding = known[key]
        token = encoding.token(decision, encoding.number(policy(encoding.observe(view))))
        return str(token)

    return choose
