## Problems that every game shares

problem-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
problem-broken-game = The game “{ $game }” cannot be used: { $part }: { $reason }
problem-broken-package = The package { $package } brings “{ $entry }”, which cannot be used: { $reason }
problem-game-name = “{ $name }” cannot be the name of a game: use small letters, digits and single hyphens, up to { $most } characters, for example tea-caravan.
problem-game-name-taken = The name “{ $name }” is taken: a game, a Python package or Python itself uses it.
problem-unknown-player = There is no computer player called “{ $player }”. Known players: { $known }.
problem-player-argument = The player “{ $name }” takes nothing after its name, so “{ $player }” is unknown.
problem-player-budget =
    { $cores ->
        [1] “{ $player }” gives no thinking time. Write { $name }:500 for 500 simulations or { $name }:0.2s for seconds.
       *[other] “{ $player }” gives no thinking time. Write { $name }:500 for 500 simulations, { $name }:0.2s for seconds, { $name }:1s,2 for one second on two cores.
    }
problem-bad-agent = “{ $agent }” cannot play: { $reason }
problem-agent-name = Another player is already called “{ $name }”: give the agent another name.
problem-learned-file = The learned weights in { $file } do not fit these rules ({ $reason }). They have to be learned again.
problem-unknown-option = There is no option “{ $option }”. Known options: { $known }.
problem-bad-option = The option “{ $option }” cannot be “{ $value }”. Expected: { $expected }.
problem-bad-order = “{ $order }” cannot be ordered as “{ $choice }” here.
problem-not-asked = It is not seat { $seat }’s turn but seat { $asked }’s.
problem-not-offered = “{ $choice }” is not one of the choices on offer.
problem-several-asked = Several seats are to answer at once ({ $seats }): say which one answers.
problem-late = Too late: that decision has already been made.
problem-game-over = The game is over.
problem-endless = What follows from this choice does not end.
problem-no-such-seat = There is no seat { $seat } at this table; it has { $seats } seats.
problem-already-resigned = Seat { $seat } has already left the game.
problem-no-takeback = Taking back moves is not allowed at this table.
problem-nothing-to-take-back = There is nothing to take back.
problem-revealed-since = Something hidden came to light with that choice: it stands.
problem-others-since = Another player has chosen since then: your choice stands.
problem-not-foreseen = What comes next cannot be foreseen: the plan ends here.
problem-unreadable = Cannot read { $file }: { $reason }.
problem-not-text = { $file } is not a text file (UTF-8).
problem-empty-file = { $file } is empty: it is not a game record.
problem-unwritable = Cannot write { $file }: { $reason }.
problem-missing-extra = { $needs } is not installed. Install it with: { $command }
problem-exists = { $file } already exists. Nothing was written.
problem-no-gpu = No NVIDIA GPU with a working driver was found on this machine. Leave out --device cuda, or use --device cpu.
problem-gpu-differs = The GPU does not play the same games as the processor ({ $what }). Nothing was measured; please report this with the name of the GPU.
problem-bad-record = The game record is wrong at “{ $key }” (line { $line }): { $expected }.
problem-bad-choice = Move { $number } of the game record, “{ $choice }” by seat { $seat }, is not possible: { $reason }
problem-bad-json = Line { $line } is not a complete JSON object: { $reason }.
problem-frozen-record = This game was recorded under rules version { $rules }; this release plays version { $playable }. The record is kept as it is.
problem-truncated-record = The game record breaks off: { $choices ->
    [0] nothing after the deal is
    [one] the one move before the break is
   *[other] the { $choices } moves before the break are
} complete.
problem-redacted-record = This game record was made for one seat: whatever was hidden from that seat is missing, so the game cannot be replayed.
problem-wrong-chance = According to move { $number } of the game record, chance gave { $said }, but the deal gives { $dealt }.
problem-wrong-outcome = According to the game record, the result is { $said }, but its moves lead to { $found }.
problem-wrong-commitment = The deal is not the one that was sealed before the first move.
problem-not-verifiable = This deal was never sealed: its seed was chosen by hand, so it cannot be verified.
problem-no-drafts = Positions of { $game } cannot be set up by hand.
problem-old-games = { $file } contains games played under other rules or by other players than today’s. Delete it, or choose another file.
problem-no-marks = { $file } already exists and has no place for the report. Expected in it: { $marks }.
problem-no-review = Games of { $game } cannot be reviewed: no computer player can tell what a move is worth there.
