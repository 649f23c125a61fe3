## Cups

cups-lead = Many games with one table of standings. Enter with one click; when your table is ready, this page leads you there.
cups-host = Host a cup
cups-ladder = Bot ladder
cups-all = All cups
cups-status = { $status ->
    [open] Open to enter
    [running] Running
   *[ended] Over
}
cups-none = No cup is open right now. Host one: three clicks are enough.
cup-kind = { $kind ->
    [mini] Mini cup
    [swiss] Swiss cup
   *[arena] Arena
}
cup-name = { $kind }: { $game }
cup-kind-about = { $kind ->
    [mini] Begins by itself when it is full. Everyone meets everyone, evenly.
    [swiss] Rounds of two. You always meet someone with as many points, and never the same player twice.
   *[arena] One hour, game after game. Free players are paired; come and go as you like.
}
cup-seats = { $seats } at a table
cup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cup-minutes = { $minutes } minutes in all
cup-clock = { $minutes } min + { $increment } s each
cup-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}
cup-is-rated = rated
cup-is-duplicate = same deal at all tables
cup-is-for-programs = for programs
cup-entrants = { $entrants } of { $most } in
cup-begins-full = begins when it is full
cup-begins = begins { $when }
cup-running = { $rounds ->
    [0] { $entrants } players
   *[other] Round { $round } of { $rounds }, { $entrants } players
}
cup-was = { $entrants } players, { $when }
cup-ended = { $why ->
    [played] This cup is over.
    [few] This cup was not played: too few came.
   *[closed] This cup was closed by its host before it began.
}
cup-host = hosted by { $name }
cup-in = You are in
cup-which = Which kind?
cup-game = Game
cup-size = Players
cup-how-many-rounds = Rounds
cup-how-long = Minutes in all
cup-wait = Begins in (minutes)
cup-more = Clock, rating and more
cup-minutes-each = Minutes for each player
cup-at-a-table = At a table
cup-duplicate = The same deal at all tables of a round: luck is the same for everyone
cup-for-programs = For programs instead of people
cup-programs-how = Programs enter with their token: POST /api/cups/{ $id }/enter.
cup-host-now = Host this cup
cup-enter = Enter
cup-withdraw = Withdraw
cup-start = Begin now
cup-close = Close this cup
cup-ready = Your table is ready.
cup-ready-until = Sit down until { $when }, or the game is lost.
cup-sit = To my table
cup-standings = Standings
cup-empty = No one is in yet. Be the first.
cup-rank = Place
cup-player = Player
cup-points = Points
cup-played = Games
cup-gone = withdrawn
cup-tie = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
    [wins] Wins
   *[share] Per game
}
cup-tie-about = { $name ->
    [buchholz] The points of all opponents
    [sonneborn] The points of the players beaten, and half of those tied with
    [wins] Games won
   *[share] Points for each game
}
cup-crosstable = Crosstable
cup-games = Games
cup-round = Round { $round }
cup-sealed = One deal for all tables, sealed before the round: { $commitment }
cup-forfeit = not played
cup-watch = Watch
cup-replay = Replay

## Clubs

clubs-title = Clubs
clubs-lead = For people who know each other: found a club, send its link, and play cups of your own, every week if you like.
clubs-yours = Your clubs
clubs-none = You are in no club yet.
club-name = Name of the club
club-found = Found a club
club-members = { $members ->
    [one] { $members } member
   *[other] { $members } members
}
club-invite = Everyone with this link can join:
club-join-about = { $members ->
    [one] One person is in this club.
   *[other] { $members } people are in this club.
} Members see each other and play cups among themselves.
club-join = Join this club
club-leave = Leave this club
club-cups = Cups of this club
club-no-cups = This club has not hosted a cup yet.
club-week = Week from { $since }
club-week-about = The points of all cups of this club that began in the week.
club-weekly = Every week: { $cup }. The next one opens { $when }.
club-no-weekly = This club has no weekly cup.
club-weekly-choose = Choose the weekly cup
club-weekly-first = The first one opens at
club-weekly-set = Every week from then on
club-weekly-end = No weekly cup
