## The review of a finished game

review-about = review a finished game: what each move cost, and what luck brought
review-epilogue =
    Every move is judged by what its player could know at the time. Behind each figure are
    several searches with this many simulations: more take longer and vary less. In The Great
    Wall only choices that matter are judged, by playing on to the end of the Year.

    Examples:
      mandate review game.json
      mandate review game.json --simulations 8000
      mandate review games.jsonl --game 3 --json
review-file = a game record, or JSON lines with several; - for standard input
review-simulations = simulations per move (default: 2000 for Qin, 24 for The Great Wall)
review-all = show every move of a long game, not only those that cost something
review-game = which game of the file, counted from 0 (default: 0)
review-title = { $names }: { $placements } moves, { $simulations } simulations per move
review-hidden =
    { $count ->
        [one] One other move: nothing better was found.
       *[other] { $count } other moves: nothing better was found.
    }
review-unfinished = This game is not over; the moves played so far are reviewed.
review-thinking = reviewing
review-ply = no.
review-player = player
review-choice = move
review-chance = chance before → after
review-better = better
review-drew = draw
review-balance = What the result is made of, in parts of a win compared with an even game
review-balance-points = The same in { $unit }
review-start = start
review-own = own choices
review-luck = own draws
review-others = between turns
review-result = result
review-accuracy = accuracy { $accuracy }
review-like = { $player }: accuracy { $accuracy }, in this game like { $levels ->
    [one] { $weakest }
   *[other] { $weakest } to { $strongest }
}.
review-find = Best find, move { $ply }: { $player } played { $choice }, { $after } instead of { $instead } with the obvious { $obvious }.
review-costliest = Costliest choice, move { $ply }: { $player } played { $choice } and gave away { $lost }.
review-luckiest = Luckiest draw, move { $ply }: after { $choice }, the draw brought { $player } { $luck }.
review-turn = Turning point at move { $ply }: { $player } lost { $lost }. Played: { $choice }. Better: { $better }.
review-no-turn = No single move turned the game.
review-settled = { $player } was never behind after move { $ply }.
review-led = { $player } was never behind.
