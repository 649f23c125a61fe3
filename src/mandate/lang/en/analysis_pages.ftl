# The analysis board: its page alone loads these words.

page-analysis = Analysis board
page-analysis-about = Try moves for all players from any position of a game. Begin in the replay of a game, or open a file: an analysis or a game record.
page-analysis-open = Open a file
page-analysis-kept = Kept on this device
page-analysis-moves = { $count ->
    [0] nothing tried yet
    [one] 1 move tried
   *[other] { $count } moves tried
}
page-analysis-forget = Delete { $title }
page-analysis-file = { $why ->
    [huge] { $file } is too large for an analysis.
    [unreadable] { $file } cannot be read: it is damaged, or not such a file.
    [full] This browser has no room left. Delete an analysis first.
   *[foreign] { $file } is neither an analysis nor a game record.
}
page-analysis-gone = This analysis is not kept in this browser.
page-analysis-all = All analyses
page-analysis-fixed = This analysis was shared with you. To try moves of your own, continue in a copy.
page-analysis-copy = Continue in a copy
page-analysis-full = This browser has no room left, so your last changes are not kept. Save them as a file, or delete other analyses.

page-analysis-steps = Step through the moves
page-analysis-last = End
page-analysis-eyes = Choose for
page-analysis-empty = No move yet: make one on the board.
page-analysis-tried = (variation)
page-analysis-promote = Move up
page-analysis-delete = Delete from here
page-analysis-comment = { $at ->
    [0] Comment on the start
   *[other] Comment on move { $at }
}

page-analysis-assess = Assess each position
page-analysis-share = { $n }% ± { $error }
page-analysis-points = { $n } ± { $error } { $unit }
page-analysis-worth = { $player } to choose: { $share }
page-analysis-wait = Assessing…
page-analysis-over = The game is over here.
page-analysis-note = Chance of winning and final lead, by what { $player } could know here. { $simulations } simulated games for each choice; ± is the 95% interval.

page-analysis-title = Title
page-analysis-link = Share a link
page-analysis-save = Save as a file
page-analysis-copied = The link is copied. It works until { $until }.
page-analysis-shared = Everyone with this link can see the analysis until { $until }.
page-analysis-play = Play on from here
