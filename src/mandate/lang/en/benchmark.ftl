## mandate benchmark: one player against every level

benchmark-about = measure a player against every level of a game; the result can be checked by others
benchmark-epilogue =
    Every level is met on the same deals, each in all seatings. A level’s games stop when it is decided
    who is better, or when the interval is narrow. All intervals together hold with 95%, although
    it is looked at after every deal. qin-11 is played on the printed boards and on boards that
    follow from the seed; in wall-coop the player has one seat and a level the others.

    A language model is a Python function from chat messages to an answer: text:MODULE:FUNCTION.

    Examples:
      mandate benchmark greedy --levels 1-5 --out greedy.jsonl
      mandate benchmark bot:./mine --suite wall-4 --games 60 --out mine.jsonl
      mandate benchmark text:my_model:answer --levels 1-3 --games 20 --out model.jsonl
      mandate benchmark verify greedy.jsonl --deep

    docs/benchmark.md explains the method, the file, and what to publish.
benchmark-what = the player, as in the arena, or text:MODULE:FUNCTION; show: a file’s result; verify: play its games again and check everything
benchmark-file = the file to show or verify
benchmark-suite = qin-11 (default), wall-4, wall-coop
benchmark-levels = only these levels
benchmark-games = the most games on each setting against each level (default: 200)
benchmark-narrow = stop at an interval of ± so many points of a percent (default: 10)
benchmark-precise = do not stop when it is decided who is better, but only when the interval is narrow
benchmark-seed = any text: deals and unseen boards follow from it; let someone else choose it for a result to publish
benchmark-out = keep every game and its record in this file as JSON lines; the same command resumes from it
benchmark-deep = with verify: also ask the levels again, which takes as long as they took
benchmark-checking = Checking
benchmark-title = { $player } in { $suite }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
benchmark-level = against
benchmark-partner = with
benchmark-seen = printed boards
benchmark-unseen = unseen boards
benchmark-plain = share of wins
benchmark-rivals = share of wins
benchmark-together = games won
benchmark-alone = all seats
benchmark-mean = mean of the levels
benchmark-better = better
benchmark-worse = worse
benchmark-open = open
benchmark-how = Shares of wins with intervals that all hold together at 95%, at any moment.
benchmark-pace = { $choices } choices, { $pace } ms each.
benchmark-usage = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $illegal } illegal; { $read } characters read and { $written } written per answer.
benchmark-tokens = Tokens per game: { $input } in, { $output } out. Cost: { $cost } in all, as the player says.
benchmark-failures = { $games ->
    [one] One game was lost by a failure of the player.
   *[other] { $games } games were lost by failures of the player.
}
benchmark-hash = SHA-256 of the file: { $hash }
benchmark-verified = All holds: { $games ->
    [one] { $games } game
   *[other] { $games } games
} played again, none missing.
benchmark-verified-deep = All holds: { $games ->
    [one] { $games } game
   *[other] { $games } games
} played again, none missing, and the levels choose as recorded.
benchmark-not-verified = { $problems ->
    [one] One line does not hold.
   *[other] { $problems } lines do not hold.
}
