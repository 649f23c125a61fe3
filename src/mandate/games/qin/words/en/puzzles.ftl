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
qin-puzzle-board = Puzzle board
qin-puzzle-reply = Your opponent would probably reply { $spot }, marked on the board.
