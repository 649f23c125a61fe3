"""A bot for Mandate that plays any legal choice: copy it, and choose better.

mandate arena qin greedy "bot:python3 examples/bots/random_bot.py"
"""

import json
import random
import sys


def choose(view: dict[str, object], legal: list[str]) -> str:
    """Your ideas go here. `view` is all that this seat may know, `legal` all that it may choose."""
    del view
    return chance.choice(legal)


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)  # one line, sent at once


chance = random.Random()
for line in sys.stdin:  # the end of the input is the end of the program
    message = json.loads(line)
    if message["type"] == "hello":  # a game begins
        chance.seed(message["seed"])
        say(type="ready", protocol=2, name="random bot in Python")
    elif message["type"] == "ask":
        token = choose(message["view"], message["legal"])
        say(type="answer", decision=message["decision"], token=token)
    elif message["type"] == "over":  # standard output is for messages; notes go to standard error
        print("winners:", message["winners"], file=sys.stderr)
