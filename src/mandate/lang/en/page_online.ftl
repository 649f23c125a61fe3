## Playing with others: how a game ends when a player leaves it

ending-why = { $why ->
    [time] { $player } ran out of time.
    [removed] { $player } was away for too long.
   *[resigned] { $player } resigned.
}
ending-wins = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
page-canceled = Game canceled
ending-canceled = The game is canceled.
ending-not-counted = { $why ->
    [agreed] The players canceled this game. It does not count.
   *[other] Fewer than two players had moved, so this game does not count.
}

## Watching

page-watch = Watch
page-watch-about = Running games: the strongest players, the largest audiences
page-watching-you = All seats are taken. You are watching.
page-watching-over = You are looking at other players’ game.
page-watching-own = Open a table of your own
page-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-waiting-full = All seats are taken. If one becomes free, you can take it here.

## A player is away

page-gone = { $player } is to move, but has been away for some time.
page-gone-wait = Keep waiting
page-gone-bot = Let the computer play
page-gone-remove = Go on without { $player }
page-gone-claim = Claim the win
page-gone-soon = { $player } is away. You can go on without waiting in { $time }.
page-cancel-game = Cancel the game
page-cancel-game-sure = Cancel the game? It will not count.
page-replaced-you = The computer has been playing for you while you were away.
page-seat-back = Take my seat back

## The time limit, in the form

page-clock-about = { $clock ->
    [none] No limit while you are all at the table. If a player is away for minutes on their turn, the others can go on without them.
    [days] No one has to wait at the table. A player who runs out of time loses their seat.
   *[other] For a game in one sitting. A player who runs out of time loses their seat.
}

## After losing to the weakest opponent

page-ladder-guided = With good moves marked, this game does not count in your record.
page-ladder-bottom = { $hints ->
    [yes] The lesson takes a few minutes, and in the next game Hint shows you good moves.
   *[no] The lesson takes a few minutes.
}
