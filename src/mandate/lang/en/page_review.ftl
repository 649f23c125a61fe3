# The page: looking through a finished game, its review, playing on from a position, and what a game came to.

## The list of moves, links to a position
page-moves = Moves
page-move-pass = passes
page-move-quiet = makes a choice
page-copy-position = Copy link to this position
page-analyze-here = Analyze from here
page-analyze-full = This browser has no room left for an analysis.
page-hand-of = In hand: { $tiles }

## The review
page-percent = { $n }%
page-review-player = Player
page-review-accuracy = Accuracy
page-review-accuracy-note = Accuracy: 0% gives away as much as random play, 100% nothing. Measured with our own levels.
page-review-like = Played like
page-review-like-from = { $weakest } to { $strongest }
page-review-sum = What the result is made of
page-review-part = { $part ->
    [start] Start
    [lost] Own choices
    [luck] Own draws
    [others] Between turns
   *[result] Result
}
page-review-error = give or take { $n } { $unit }
page-review-sum-note = Compared with an even game, in points of winning chance; below it in { $unit }. Each column adds up to its result.
page-review-sum-shares = Compared with an even game, in points of winning chance. Each column adds up to its result.
page-review-whole = The whole review
page-moments-none = A quiet game: no choice or draw stood out.
page-moments = Three moments
page-moment = { $kind ->
    [find] Best find, move { $ply }.
    [costliest] Costliest choice, move { $ply }.
   *[luckiest] Luckiest draw, move { $ply }.
}
page-moment-find-said = { $player }: { $choice }, with a winning chance of { $after }%. The obvious { $obvious } had { $instead }%.
page-moment-costliest-said = { $player }: { $choice } cost { $lost } points of winning chance. Better: { $better }.
page-moment-costliest-bare = { $player }: { $choice } cost { $lost } points of winning chance.
page-moment-luckiest-said = After { $choice }, the draw brought { $player } { $luck } points of winning chance.
page-review-turns = Turning points
page-review-turned = Move { $ply }: { $player } lost { $lost } points of winning chance. Played: { $choice }. Better: { $better }.
page-review-turned-bare = Move { $ply }: { $player } lost { $lost } points of winning chance. Played: { $choice }.
page-review-no-turns = No single move turned the game.
page-review-settled = { $player } was never behind after move { $ply }.
page-review-led = { $player } was never behind.
page-review-gave = Cost { $lost } points of winning chance
page-review-bars = Choices and luck: full bars show what a move cost, hollow ones what the draw brought or cost.
page-review-bars-choices = What each move cost
page-review-bars-of = { $player }: moves cost { $lost } points, draws { $luck }
page-review-bars-lost = { $player }: moves cost { $lost } points
page-review-marks = Mark the best moves on the board

## Playing on from a position
page-play-on = Play on from here
page-play-on-over = The game is over here. Step back to play on.
page-play-on-who = Who plays?
page-play-on-bot = Against the computer
page-play-on-hand = All sides by hand
page-play-on-seat = You play
page-play-on-qin = The board and all hands are as they were. The tiles still in the piles are shuffled again, so you cannot know what comes.
page-play-on-same = Everything is as it was then, including what is still to be drawn.
page-play-on-go = { $at ->
    [0] Play from the start
    [one] Play on after { $at } move
   *[other] Play on after { $at } moves
}
page-begun-after = { $count ->
    [0] This game began with a given deal or position.
    [one] This game continues another one, after { $count } move.
   *[other] This game continues another one, after { $count } moves.
}

## What a game came to
page-result-pagodas = { $left } left · { $placed } placed
page-result-lead = { $player } took the lead for good with move { $move } of { $of }.
page-result-led = { $player } led from start to finish.
page-result-behind = { $player } came from behind with the very last move.
page-result-changes = The lead changed { $count } times.
page-next-joined = { $count } of your pagodas went back because others joined provinces. Next time: keep small provinces away from larger ones of the same color, or let them grow to five spaces. Then no other player can take them.
page-next-conquered = Others conquered { $count } of your villages. Next time: bring a second pagoda beside a village before you rely on it.
page-next-villages = { $player } held { $theirs } villages, you held { $mine }. Next time: found your provinces beside villages. One that touches two can win both.
page-next-majors = { $player } had { $theirs } major provinces, you had { $mine }. Next time: let a province grow to five spaces. It gets a second pagoda and is safe for good.
page-next-close = It was close. The review shows where it turned.

## The first game after the lesson
page-first-game = Play your first game
page-first-game-about = Against the easiest opponent, with good moves marked as you go.
page-first-game-guide = Your first game: good moves are marked on the board. Choose one of them, or try your own.
