## Puzzles of any game: what page and terminal say of an answer. They come with the words of each game.

puzzle-difficulty = Difficulty { $level } of { $most }.
puzzle-unknown = There is no puzzle at this address. Here is the puzzle of the day instead.
puzzle-offline = The puzzle’s position comes from the server. It appears by itself as soon as the connection is back.
puzzle-daily = Puzzle of the day
puzzle-games = Which game
puzzle-game = { $game ->
    [qin] Qin
   *[great-wall] The Great Wall
}
puzzle-solved = Solved!
puzzle-solved-text = This gives you a { $chance }% chance of winning, the next best choice { $next }%.
puzzle-missed = Not the best choice.
puzzle-missed-known = With it you win { $chance }% of the time, with the best one { $best }%.
puzzle-missed-less = With it you win less than { $chance }% of the time, with the best one { $best }%.
puzzle-shown = The best choice: { $choice } ({ $chance }% chance of winning).
puzzle-reveal = Show the answer
puzzle-next = Next puzzle
puzzle-harder = A harder one
puzzle-streak = { $days ->
    [one] The first day of your streak.
   *[other] { $days } days in a row.
}
