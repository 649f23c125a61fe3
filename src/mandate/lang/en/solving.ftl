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
puzzle-rated = Rating { $rating }.
puzzle-rating = Your rating: { $rating }. Right at the first try: { $first } of { $answers }.
puzzle-rating-now = Your puzzle rating: { $rating } ({ $gained ->
    [more] +{ $by }
   *[less] −{ $by }
}).
puzzle-themes = All themes
puzzle-mine = My mistakes
puzzle-mine-due = { $count } today
puzzle-mine-task = One of your own games: find the better choice
puzzle-mine-text = Your choice here won { $chance }% of the time, { $lost } points less than the best one. What was better?
puzzle-mine-back = { $days ->
    [-1] You know this one now. It will not come back.
    [0] It comes back today.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
puzzle-mine-about = When you review a finished game, its costliest choices become puzzles. Each comes back after 1, 3 and 10 days, until you know it. They stay on this device.
puzzle-mine-later = { $days ->
    [0] Some are waiting for you today.
    [one] Nothing to repeat today. The next one of your { $count } comes back tomorrow.
   *[other] Nothing to repeat today. The next one of your { $count } comes back in { $days } days.
}
puzzle-mine-learned = { $count ->
    [one] You have learned the one you had.
   *[other] You have learned all { $count }.
}
puzzle-rush = Rush
puzzle-rush-about = As many puzzles as you can in { $minutes } minutes. They begin easy and get harder; { $misses } misses end the rush.
puzzle-rush-begin = Start
puzzle-rush-again = Once more
puzzle-rush-score = { $found } found
puzzle-rush-misses = { $missed } of { $most } misses
puzzle-rush-over = { $found ->
    [one] 1 puzzle found.
   *[other] { $found } puzzles found.
}
puzzle-rush-record = Your best so far!
puzzle-rush-best = Your best: { $best }.
