## What kind of game a game is (mandate report properties)

report-game = of properties: which game
report-of-properties = only for properties
report-doublings = how often the thinking of a player with a budget is doubled, each time in duels against the half (default: Qin 4, The Great Wall 2; 0: none)
report-duels = games for each doubling (default: Qin 100, The Great Wall 30)
properties-title = What kind of game { $game } is
properties-by = On all seats: { $player }.
properties-meaning = What these numbers mean
properties-kinds = By kind of question
properties-most = Most options at once: { $options }.
properties-range = From { $least } to { $most }.
properties-settled = In games with one winner, the winner took the lead for good after { $part } of the game.
properties-start = beginning
properties-end = end
properties-part = part of the game
properties-curve = At the beginning { $first }, in the middle { $middle }, at the end { $last }.
properties-seat = wins of seat { $seat }
properties-duel = wins of { $more } against { $less }
properties-budget = who against whom
properties-share = share of wins
properties-points = Elo, 95%
properties-how = Intervals are 95%. An observation is a game, or a deal with all its seatings in duels. Shared victories count in parts.
properties-counted = { $game ->
    [qin] Counted are the tiles in the other hands, given all tiles one has seen.
    [great-wall] Counted are the others’ Tactic cards, their unseen Supporting Advisors, and what they choose in secret at that moment. Resources are not: every gain and payment is public.
   *[other] Counted is what the others hold.
}
properties-measure = { $measure ->
    [length] choices per game
    [branching] options per choice, mean
    [effective] options per choice, geometric mean
    [tree] ways through the choices of a game
    [hidden] hidden information, bits
    [leads] changes of the lead per game
   *[settled] part of the game until the winner leads for good
}
properties-about = { $measure ->
    [length] Choices per game, without automatic steps.
    [branching] Options per choice: how many legal options there are, on average over all choices.
    [effective] Geometric mean: if every choice had so many options, there would be as many ways through a game.
    [tree] Ways through the choices: the options of all choices of a game multiplied, the usual measure of the size of a game tree.
    [hidden] Hidden information: how many yes-or-no questions a seat would have to ask to know what the others hold.
    [leads] Changes of the lead: how often another player takes the sole lead.
   *[settled] Until the winner leads for good: 0% would be decided from the start, 100% open to the very end.
}
properties-section = { $section ->
    [glance] At a glance
    [branching] Options over the game
    [kinds] Options by kind of question
    [length] Length
    [hidden] Hidden information over the game
    [seats] Seats
    [leads] The lead
   *[doublings] Twice the thinking
}
properties-section-about = { $section ->
    [glance] Each number with its 95% interval.
    [branching] Legal options per choice, from the first choice of a game to its last.
    [kinds] Legal options per choice; in brackets the share of all choices.
    [length] Choices per game, and how many games had so many.
    [hidden] Bits that a seat lacks to know what the others hold, when it has to choose.
    [seats] Share of wins by seat, all seats played by the same player. The dashed line is an equal share.
    [leads] How often the lead changed in a game, and how many games had so many changes.
   *[doublings] One player that thinks twice as long, against others of its kind that do not; every deal in all seatings. The dashed line is an equal share.
}
