## The arena: players against each other on the same deals

arena-about = let players compete on the same deals and compare them
arena-epilogue =
    Every deal is played in all seatings, so that neither the deal nor the seat favors
    anyone; intervals are 95% over deals. With fewer players than seats, the first one
    sits alone among the others.

    Examples:
      mandate arena qin greedy random --games 400 --board both
      mandate arena qin greedy bot:./mybot --out run.jsonl --report run.html
      mandate arena qin greedy random --players 4        one greedy among three random ones
      mandate arena great-wall rules --option players=3

    The exit code is 1 if a player failed in every game that it played.
    docs/protocol.md describes the protocol for bots.
arena-players = a player, such as greedy, random or rules, or bot:COMMAND for a program of your own, agent:MODULE:FUNCTION for a Python function; at tables for two all pairs meet
arena-games = games per pairing, rounded up to whole deals (default: 200)
arena-seats = how many seats the table has (default: that of the game)
arena-board = bird, lion, both (in turn), seed:NAME for a generated board, a map file, or several separated by commas (default: bird)
arena-option = any option of the game, such as fair_start=true; once for each option
arena-time = seconds a bot has for each answer (default: 5)
arena-until-decided = stop a pairing as soon as it is clear who is better, with at most a 5% risk of error; --games is then the maximum
arena-mixed = where all seats win or lose together: let the players share tables, instead of filling one each
arena-mixed-together = a game that is won together at one table, without --until-decided
arena-out = write the results to this file as JSON lines; an interrupted run resumes from it
arena-report = write a report with plots to this file as HTML
arena-two-players = two players or more
arena-rounded = Whole deals in all seatings: { $games } games per pairing.
arena-player = player
arena-against = against
arena-held = seats
arena-played = games
arena-share = share of wins per seat, 95%
arena-adjusted = without luck, 95%
arena-won = won, 95%
arena-lead = more than the first, 95%
arena-rating = rating, 95%
arena-pace = decisions/s
arena-seats-won = Wins by seat: { $seats }.
arena-length = Decisions per game: { $mean } on average, { $least } to { $most }.
arena-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s.
arena-better = Decided after { $games } games: { $player } is better than { $others }.
arena-worse = Decided after { $games } games: { $player } is worse than { $others }.
arena-undecided = Not decided after { $games } games: { $player } and { $others }.
arena-anytime = Share of wins, valid however long the run: { $interval }.
arena-failed = { $player } failed { $times ->
    [one] once
   *[other] { $times } times
}. The first time:
arena-failed-always = Failed in every game, so the results above mean nothing: { $players }
arena-cut = Interrupted after { $games ->
    [one] one game, which is
   *[other] { $games } games, which are
} kept in { $file }. The same command resumes from there.
arena-cut-lost = Interrupted after { $games ->
    [one] one game, which is
   *[other] { $games } games, which are
} lost. With --out FILE a run can be resumed.
arena-report-how = Every deal was played in all seatings by each pairing. Intervals are 95% over deals: the games of one deal are one observation. Shared victories count in parts.
arena-report-adjusted = Without luck: what was dealt and drawn is valued by an evaluator, less the mean of all that could have come; so the share stays unbiased and its interval shrinks.
arena-report-matrix = Share of wins, rows against columns
arena-report-rating = 400 points are odds of ten to one; the first player stands at 0.
arena-report-seats = Wins by seat, 95%
arena-report-seat = seat { $seat }
arena-report-length = Decisions per game
arena-report-decisions = decisions
arena-report-seconds = seconds
arena-report-failures = Failures
reason-forfeit = bot failure

problem-bot-start = The bot “{ $bot }” could not be started: { $reason }.
problem-bot-exited = The bot “{ $bot }” quit { $when ->
    [greeting] before it was ready
   *[playing] during the game
} (exit status { $status }).
problem-bot-closed = The bot “{ $bot }” closed its output while it was still running.
problem-bot-unfinished = The bot “{ $bot }” did not end its line within { $seconds } s: a line break is missing after “{ $text }”.
problem-bot-time = The bot “{ $bot }” did not answer within { $seconds } s.
problem-bot-deaf = The bot “{ $bot }” does not read its input.
problem-bot-garbage = The bot “{ $bot }” wrote a line that is not a message: “{ $text }” ({ $reason }).
problem-bot-long = The bot “{ $bot }” wrote a line of more than { $most } bytes.
problem-bot-unexpected = The bot “{ $bot }” wrote “{ $text }” where a message of type “{ $expected }” was expected.
problem-bot-protocol = The bot “{ $bot }” speaks version { $spoken } of the protocol; this release speaks version { $ours }.
problem-bot-language = The bot “{ $bot }” wants to be spoken to in “{ $language }”; possible are { $known }.
problem-bot-stale = The bot “{ $bot }” answered decision { $answered } instead of decision { $asked }.
problem-bot-illegal = The bot “{ $bot }” chose “{ $token }”: { $reason }
bot-last-words = Its standard error says: { $said }
problem-results-foreign = { $file } contains no games that this command has played.
problem-results-other = { $file } contains the results of another run; these differ: { $keys }.
problem-results-damaged = { $file } is damaged at line { $line } ({ $reason }).
problem-results-busy = { $file } is in use by another run.
problem-worker-died = The same game was lost { $times } times because its worker process was killed. Games already written to a file are kept, and the same command resumes.
problem-cluster-away = No cluster can be reached at “{ $address }”: { $reason }
problem-cluster-version = A machine of the cluster has mandate { $theirs }, but this one has { $ours }: install the same release on all of them.
