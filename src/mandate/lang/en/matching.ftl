## Finding an opponent

matching-title = Find an opponent
matching-find = Find an opponent
matching-change = What you look for
matching-now = right now, any clock
matching-seats = { $seats ->
    [any] 2 to { $most } players
   *[other] { $seats } players
}
matching-about = { $slow ->
    [yes] Your search stays open for two weeks, even while you are away.
   *[no] The game begins at once: a computer player of about your strength keeps the seat warm, and the next person may take it over if you both agree.
}
matching-waits = Your search is open. You will be notified as soon as someone is found.
matching-looking = { $status ->
    [found] An opponent has been found: { $game }.
    [invited] A person would like to play { $game } with you.
    [playing] Looking for a person; until then you play the computer.
   *[waiting] Looking for an opponent: { $game }.
}
matching-go = { $status ->
    [invited] See the position
   *[other] To the game
}
matching-stop = Stop looking
matching-join-about = { $players } would rather play a person than the computer.
matching-join = Take the place of { $player }
matching-decline = No, start a game of my own

problem-no-vacation-left = { $left ->
    [0] You have no days of vacation left. There are { $year } in a year.
    [one] You have one day of vacation left of the { $year } in a year.
   *[other] You have { $left } days of vacation left of the { $year } in a year.
}
problem-vacation-too-far = A vacation can be announced { $days } days ahead.
