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
qin-theme = { $theme ->
    [join] Joining
    [village] Villages
    [major] Major provinces
    [block] Blocking
    [pagodas] Several pagodas
   *[endgame] The last pagodas
}
qin-theme-idea = { $theme ->
    [join] Joining: your provinces have the most spaces in all, so the new one is yours and the other pagodas go back.
    [village] Villages: each pagoda there counts like one on a province, and one tile can win several.
    [major] Major provinces: the fifth space brings a second pagoda, and from then on no other player can take the province over.
    [block] Blocking: your tile takes a space that your opponent would have used next.
    [pagodas] Several pagodas: one tile sets two or more at once.
   *[endgame] The last pagodas: a supply is nearly empty, so count who gets there first.
}
