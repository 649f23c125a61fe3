## mandate report

report-about = measure the balance of The Great Wall, or what kind of game a game is, and write a report
report-epilogue =
    Computer players play many games, each seeing only what its seat may see. Every figure gets
    its 95% interval and is compared with the design targets.

    Examples:
      mandate report balance --mode 3p --games 200      a first look, a minute or two
      mandate report balance --cache games.jsonl        the whole report; after Ctrl-C the
                                                        same command resumes where it stopped
      mandate report balance --cache games.jsonl --out balance.md
      mandate report balance --cache games.jsonl --report balance.html      a page with plots
      mandate report balance --player strategist --mode solo --games 100
                                                        by one that looks ahead: minutes
      mandate report properties qin --games 500 --report qin.html           any game’s
report-what = what to measure: balance (of The Great Wall) or properties (of any game)
report-mode = a mode to play, once for each: { $modes } (default: all)
report-games = games per mode (default: { $games }); of properties: games to look at (default: { $properties })
report-player = player for all seats, such as rules, strategist or marshal; stronger ones take longer (default: { $player })
report-seed = any text or number: the same seed gives the same games (default: that of the cache, or a new one)
report-cache = keep the games in this file as JSON lines, and reuse those it has
report-out = write the report to this Markdown page: a new one, or between its marks
report-cut = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
}. With --cache they would have been kept.
report-cut-kept = Interrupted; { $games ->
    [one] one new game is
   *[other] { $games } new games are
} kept in { $file }. The same command resumes from there.
report-written = The report is in { $file }.
report-title = { $games ->
    [one] One game
   *[other] { $games } games
} against the targets, seed { $seed }
report-number = #
report-measure = measure
report-target = target
report-verdict = verdict
report-tally = its figures
report-met = met
report-missed = clearly missed
report-undecided = undecided
report-not-measured = not measured
report-target-1 = games that reach the last Year
report-target-2 = games ended by Shame
report-target-3 = Breaches per game, and in Year 1 (3 players)
report-target-4 = final Honor: all, winners, best winners
report-target-5 = win rate of each General (3 players)
report-target-6 = Honor of players dealt an Advisor, compared with the others
report-target-7 = Tactic cards: drawn and played; share of all cards played
report-target-8 = Honor from each Artifact
report-target-9 = activations of each Regular Location per Year
report-target-10 = win rate by Tea order at the start
report-target-11 = solo: games won; Honor ahead of Qin Jiushao
report-target-12 = co-op with Strategists: games won
report-target-13 = Hordes Defeated, by type
report-target-14 = each Command card, per player and game
report-target-15 = win rate of a player who never Reclaims
report-target-16 = games in which the Horde deck runs out
report-target-17 = co-op with Strategists: Hordes Defeated
report-target-18 = solo: games in danger by Shame
report-target-19 = each lever of difficulty: games won, in points
