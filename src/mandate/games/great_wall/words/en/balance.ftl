## The balance of The Great Wall as a page with plots (mandate report balance --report)

report-page = write a report with plots to this file as HTML
balance-title = The balance of The Great Wall
balance-contents = Contents
balance-glance = At a glance: { $targets } targets
balance-reading = A dot is what was found, the thick line its 95% interval. The thin line holds for all numbers of a plot at once; it decides. The tinted band is the target, a dashed line an equal share.
balance-sign-met = met: the interval lies within the target
balance-sign-open = undecided: it reaches across a limit
balance-sign-missed = clearly missed: it lies outside
balance-sign-free = no target
balance-outside = Clearly outside: { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
}
balance-number = number
balance-mode-head = mode
balance-found = found
balance-interval = interval
balance-what = what is played
balance-games = games
balance-seconds = seconds per seat and game
balance-numbers = All numbers as a table
balance-other-modes = Other modes
balance-open-plots = Show the plots
balance-plot = Most: { $most }. Least: { $least }.
balance-plot-missed = Clearly outside the target: { $names }.
balance-plot-parts = Parts of all games, by mode.
balance-played = What was played
balance-how = In the tables a cell is the estimate, then its 95% interval and what was counted. Players of one game depend on one another, so intervals are made from games, not from players.
balance-numbered = { $what ->
    [year] Year { $number }
   *[place] place { $number }
}
balance-mode = { $mode ->
   *[other] { $name }
}
balance-row = { $row ->
   *[other] { $name }
}
balance-table = { $table ->
   *[other] { $name }
}
balance-about = { $table ->
   *[other] { $name }
}
