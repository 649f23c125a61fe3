## The review of a finished game

review-about = go through a finished game of Qin: what each placement gave away, and what luck brought
review-epilogue =
    Every placement is judged as its player could know it then. Several searches of so many
    simulations stand behind each figure: more take longer and waver less.

    Examples:
      mandate review game.json
      mandate review game.json --simulations 8000
      mandate review games.jsonl --game 3 --json
review-file = a record, or several as JSON lines; - for standard input
review-simulations = simulations for each judgement (default: 2000)
review-game = which game of the file, counted from 0 (default: 0)
review-title = { $names }: { $placements } placements, { $simulations } simulations for each judgement
review-unfinished = This game is not over; what was played so far is reviewed.
review-thinking = judging
review-ply = ply
review-player = player
review-choice = placement
review-chance = chance before → after
review-better = better
review-drew = draw
review-balance = What made the game, in parts of a win
review-lost = given away
review-luck = own draws
review-others = between the turns
review-turn = Turning point at { $ply }: { $player } gave { $lost } away with { $choice }. Better: { $better }.
review-no-turn = No single placement gave a tenth of the win away.
review-settled = { $player } was behind for the last time before { $ply }.
review-led = { $player } was never behind.
