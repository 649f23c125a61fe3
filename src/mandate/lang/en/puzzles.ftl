## mandate puzzles

puzzles-about = solve puzzles of Qin, or make more
puzzles-epilogue =
    Examples:
      mandate puzzles                           the puzzle of the day; the same for everybody
      mandate puzzles today --answer RY:g8g9    is this the best move?
      mandate puzzles list                      all puzzles, with their difficulty
      mandate puzzles show 1a2b3c4d             one of them
      mandate puzzles make --count 50 --out more.json

    A puzzle is a position in which one move is clearly better than all others. Each is taken from a game
    between computer players and confirmed by a search of 300,000 simulations; making one takes about ten
    seconds. An interrupted run resumes from its file.
puzzles-today = the puzzle of the day
puzzles-show = one puzzle
puzzles-list = all puzzles
puzzles-make = find new ones
puzzles-id = which one to show
puzzles-of = the game (default: { $game })
puzzles-answer = your move, such as RY:g8g9
puzzles-count = how many puzzles the file is to have in the end (default: 20)
puzzles-out = the file for new puzzles
puzzles-counted = { $count } puzzles; by difficulty { $levels }.
puzzles-how = Answer with: mandate puzzles show { $id } --answer MOVE
puzzles-making = making puzzles
puzzles-made = { $file }: { $kept } new puzzles from { $games } games with { $positions } positions; { $doubted } were rejected by the long search.
puzzles-cut = Interrupted. What was found so far is in { $file }; the same command resumes there.
