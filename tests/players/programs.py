"""A program that plays as its first argument says: well, or wrong in one of many ways. Not a test itself."""

import json
import os
import subprocess
import sys
import time
from typing import Any


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer(message: dict[str, Any], token: str | None = None, shift: int = 0) -> None:
    say(type="answer", decision=message["decision"] + shift, token=token or message["legal"][0])


def hello(way: str) -> None:
    if way == "crash-at-once":
        raise RuntimeError("no licence")
    if way == "silent":
        time.sleep(60)
    if way == "old":
        say(type="ready", protocol=0)
        return
    if way.startswith("speaks-"):
        language = way.removeprefix("speaks-")
        say(type="ready", protocol=2, show=["words", "facts"], language=language)
        return
    if way == "close-at-once":
        os.close(1)
        time.sleep(60)
    if way == "wrong-message":
        say(type="answer", decision=0, token="RR:a1a2")
        return
    if way == "with-child":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        sys.stderr.write(f"child {child.pid}\n")
        sys.stderr.flush()
        say(type="ready", protocol=2, name=str(child.pid))  # from now on it can be ended at any moment
        return
    say(type="ready", protocol=2, name=str(os.getpid()), later="a key of a later version")


def ask(way: str, message: dict[str, Any]) -> None:
    if way in ("hang", "with-child"):
        time.sleep(60)
    elif way == "crash":
        sys.stderr.write("before\n")
        raise ValueError("a bug in the bot")
    elif way == "leave":
        sys.exit(7)
    elif way == "garbage":
        print("I think that\x1b[31m red is nice", flush=True)
    elif way == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()
    elif way == "endless-line":
        while True:
            sys.stdout.write("x" * 10_000)
    elif way == "no-line-end":
        sys.stdout.write(json.dumps({"type": "answer", "decision": message["decision"]}))
        sys.stdout.flush()
        time.sleep(60)
    elif way == "latin-1":
        sys.stdout.buffer.write('{"type": "answer", "token": "Zo\u00eb"}\n'.encode("latin-1"))
        sys.stdout.flush()
    elif way == "flood":
        while True:
            answer(message)
    elif way == "illegal":
        answer(message, "RR:a1a2")
    elif way == "nonsense":
        answer(message, "win the game")
    elif way == "stale":
        answer(message, shift=-1)
    elif way == "number":
        say(type="answer", decision=message["decision"], token=3)
    elif way == "ready-again":
        say(type="ready", protocol=2)
    elif way == "close":
        os.close(1)
        time.sleep(60)
    elif way == "talks-aside":
        sys.stderr.write("thinking " * 20_000 + "\n")
        sys.stderr.flush()
        answer(message)
    else:
        answer(message)


def main() -> None:
    way = sys.argv[1]
    for line in sys.stdin:
        message = json.loads(line)
        if len(sys.argv) > 2:
            with open(sys.argv[2], "a", encoding="utf-8") as heard:
                heard.write(line)
        if message["type"] == "hello":
            hello(way)
        elif message["type"] == "ask":
            ask(way, message)
        elif way == "one-game":
            sys.exit(0)


if __name__ == "__main__":
    main()
