## Problems that every game shares

problem-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
problem-unknown-player = There is no player called “{ $player }”. Known players: { $known }.
problem-player-argument = The player “{ $name }” takes nothing behind its name, so “{ $player }” is not known.
problem-player-budget = “{ $player }” says no time to think. Write { $name }:500 for 500 simulations, { $name }:0.2s for seconds, { $name }:1s,2 for a second on two cores.
problem-unknown-option = There is no option “{ $option }”. Known options: { $known }.
problem-bad-option = The option “{ $option }” cannot be “{ $value }”. Expected: { $expected }.
problem-not-asked = Seat { $seat } is not to move now; seat { $asked } is.
problem-not-offered = “{ $choice }” is not among the choices offered.
problem-several-asked = Several seats are asked at once ({ $seats }): say which one answers.
problem-late = That answer comes too late: the decision it was meant for has passed.
problem-game-over = The game is over.
problem-no-such-seat = There is no seat { $seat } at this table; it has { $seats }.
problem-already-resigned = Seat { $seat } has already left the game.
problem-no-takeback = This table does not allow takebacks.
problem-nothing-to-take-back = There is nothing to take back.
problem-unreadable = { $file } cannot be read: { $reason }.
problem-not-text = { $file } is no text file (UTF-8).
problem-empty-file = { $file } holds no record.
problem-unwritable = { $file } cannot be written: { $reason }.
problem-bad-record = The record is not right at “{ $key }” (line { $line }): { $expected }.
problem-bad-choice = Choice { $number } of the record, “{ $choice }” by seat { $seat }, cannot be made: { $reason }
problem-bad-json = Line { $line } is not a whole JSON object: { $reason }.
problem-frozen-record = This record was made under rules version { $rules }; this release plays version { $playable }. The record is kept as it is.
problem-truncated-record = The record ends in the middle: { $choices ->
    [0] nothing after the deal is
    [one] the one choice before the cut is
   *[other] the { $choices } choices before the cut are
} whole.
problem-redacted-record = This record was made for one seat: what was hidden from it is missing, so it cannot be replayed.
problem-wrong-chance = Choice { $number } of the record says that chance gave { $said }, but the deal gives { $dealt }.
problem-wrong-outcome = The record says that the result is { $said }, but its choices lead to { $found }.
problem-wrong-commitment = The deal is not the one that was committed to before the first choice.
problem-not-verifiable = Nobody committed to this deal: its seed was given by a user, so it cannot be verified.
problem-old-games = { $file } holds games of other rules or players than today’s. Remove it, or name another file.
problem-no-marks = { $file } is there already and has no place for the report. Expected in it: { $marks }.
problem-no-review = There is no review of games of { $game }: only Qin has a player that can say what a choice is worth.
