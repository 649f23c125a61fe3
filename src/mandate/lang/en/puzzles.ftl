## mandate puzzles

puzzles-about = solve puzzles of Qin and of The Great Wall, or make more
puzzles-epilogue =
    Examples:
      mandate puzzles                           the puzzle of the day; the same for everybody
      mandate puzzles today --answer RY:g8g9    is this the best move?
      mandate puzzles today great-wall          the one of The Great Wall; answer with the number of an option
      mandate puzzles list                      all puzzles, with their difficulty
      mandate puzzles show 1a2b3c4d             one of them
      mandate puzzles make --count 50 --out more.json
      mandate puzzles make great-wall --count 50 --out wall.json

    A puzzle is a position in which one choice is clearly better than all others. Each is taken from a game
    between computer players and confirmed: in Qin by a search of 300,000 simulations, in The Great Wall by
    play-outs on 320 made-up tables. Making one takes ten to twenty seconds. An interrupted run resumes from
    its file.
puzzles-today = the puzzle of the day
puzzles-show = one puzzle
puzzles-list = all puzzles
puzzles-make = find new ones
puzzles-id = which one to show; otherwise the game, which is the same as --of
puzzles-of = the game (default: { $game })
puzzles-answer = your choice: a move such as RY:g8g9, or the number of an option
puzzles-count = how many puzzles the file is to have in the end (default: 20)
puzzles-out = the file for new puzzles
puzzles-counted = { $count } puzzles; by difficulty { $levels }.
puzzles-how = Answer with: mandate puzzles show { $id } --answer MOVE
puzzles-making = making puzzles
puzzles-made = { $file }: { $kept } new puzzles from { $games } games with { $positions } positions; { $doubted } were rejected by the long search.
puzzles-cut = Interrupted. What was found so far is in { $file }; the same command resumes there.
