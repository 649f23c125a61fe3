## Cups and clubs

push-cup = Your table in the cup is ready: { $game }.
problem-no-such-cup = This cup does not exist, or it belongs to a club of which you are not a member.
problem-cup-terms = { $why ->
    [clock] A cup needs a clock.
    [together] A cup is for games with two or more players against each other.
    [size] With so many at a table, a mini cup has { $sizes } players.
    [two] Swiss cups and arenas are for games with two players.
    [slow] An arena needs a clock of minutes, not of days.
   *[duplicate] An arena has no rounds, so it cannot have one deal for each round.
}
problem-cups-off = { $why ->
    [registered] Cups are for guests who can come back. Add a passkey or make a recovery code on the page “Name and data” first.
   *[off] There are no cups on this server.
}
problem-cup-entered = You are in this cup already.
problem-cup-not-in = You are not in this cup, or it is over.
problem-cup-full = Every place in this cup is taken.
problem-cup-late = More than half of this cup is over: it is too late to enter.
problem-cup-over = This cup is over.
problem-cup-programs = { $why ->
    [programs] This cup is for programs.
   *[people] This cup is for people: programs cannot play here.
}
problem-cup-table = This is a table of a cup or of the week: its seats, its opponents and its result are fixed.
problem-too-many-cups = You host { $most } cups already. Wait until one is over.
problem-no-such-club = This club does not exist, or you need its link to see it.
problem-too-many-clubs = You are in { $most } clubs already. Leave one first.
problem-club-full = This club is full: it has { $most } members.

## mandate cups

cups-about = cups at a server: list, show, host, enter, withdraw
cups-cli-what = list, show, host, enter, withdraw, start, close (default: list)
cups-cli-which = a cup’s id; for host the kind: mini, swiss or arena
cups-cli-at = the server’s address
cups-cli-game = with host: the game (default: the first one)
cups-cli-players = with host: seats at each table (default: 2)
cups-cli-size = with host mini: how many play (default: 4)
cups-cli-rounds = with host swiss: rounds (default: 5)
cups-cli-minutes = with host arena: minutes (default: 60)
cups-cli-starts-in = with host swiss or arena: minutes until it begins (default: 10)
cups-cli-clock = with host: minutes for each player (default: 10)
cups-cli-rated = with host: a rated cup
cups-cli-duplicate = with host: the same deal at every table of a round
cups-cli-programs = with host: a cup for programs
cups-cli-json = print the server’s answer as JSON
cups-epilogue =
    Examples:
      mandate cups --at http://127.0.0.1:8642
      mandate cups host swiss --rounds 5 --starts-in 15 --at http://127.0.0.1:8642
      mandate cups enter ID --at http://127.0.0.1:8642
cups-cli-none = There are no cups yet.
cups-cli-row = { $id }  { $name }, { $entrants } of { $most }, { $status }
cups-cli-place = { $rank }. { $name }  { $points } ({ $played })
cups-cli-table = Your table is ready: mandate play --at { $link }
cup-status = { $status ->
    [open] open
    [running] running
   *[ended] over
}
