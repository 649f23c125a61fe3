## Puzzles of Qin on the page; the words of a game come with it from the server.

qin-puzzle-task = { $kind ->
    [finish] Place your last pagoda
    [conquer] Conquer a village
    [join] Join provinces in your favor
    [lead] Take the lead
    [village] Win the village
   *[best] Find the best move
}
qin-puzzle-about = { $kind ->
    [finish] One move ends the game now, and you win. Which one?
    [lead] One move makes you the favorite. With any other your chance is { $chance }% at best. Which one is it?
   *[other] One move is clearly better than all others, which give you { $chance }% at best. Which one is it?
}
qin-puzzle-difficulty = Difficulty { $level } of 5.
qin-puzzle-board = Puzzle board
qin-puzzle-unknown = There is no puzzle at this address. Here is the puzzle of the day instead.
qin-puzzle-offline = The puzzle’s board comes from the server. It appears by itself as soon as the connection is back.
qin-puzzle-daily = Puzzle of the day
qin-puzzle-solved = Solved!
qin-puzzle-solved-text = This gives you a { $chance }% chance of winning, the next best move { $next }%.
qin-puzzle-missed = Not the best move.
qin-puzzle-missed-known = It gives you { $chance }%, the best one { $best }%.
qin-puzzle-missed-less = It gives you less than { $chance }%, the best one { $best }%.
qin-puzzle-reply = A likely answer is { $spot }, marked on the board.
qin-puzzle-shown = The best move is { $spot }: a { $chance }% chance of winning.
qin-puzzle-reveal = Show the answer
qin-puzzle-next = Next puzzle
qin-puzzle-harder = A harder one
qin-puzzle-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
