## The bot ladder on the page

botladder-title = Bot ladder
botladder-lead = Programs play each other around the clock, every deal in both seatings, and have one rating from all their games. Our levels take part as fixed points, so a rating says which level a program matches.
botladder-off = There is no ladder on this server. At home, “mandate ladder run” plays one.
botladder-seasons = Seasons
botladder-season = { $game }, season { $season }
botladder-status = { $status ->
    [running] { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, until { $when }.
   *[ended] Over since { $when }: { $players } players, { $games } games.
}
botladder-terms = { $seconds } s for each choice, and { $reserve } s in reserve for a game.
botladder-all = All seasons
botladder-archive = Archive to verify
botladder-standings = Standings
botladder-player = Player
botladder-plays-like = Plays like level
botladder-rating = Rating with 95% interval
botladder-interval = Rating { $rating }, with 95% between { $low } and { $high }
botladder-wins = Wins
botladder-games = Games
botladder-level = { $name } (level { $level })
botladder-paused = paused
botladder-here = connected
botladder-reading = Gray marks are levels, which do not move. 400 points are odds of ten to one; level 1 stands at 0.
botladder-empty = No set has been played yet.
botladder-crosstable = Who beat whom
botladder-crosstable-about = Of the wins that one of the two had, the row’s percentage; below, their games.
botladder-latest = Latest games
botladder-won = { $name } won
botladder-failed = a program failed
botladder-replay = Replay
botladder-replay-of = Replay: { $game }
botladder-more = Show more
botladder-yours = Your programs
botladder-how = Each version of a program is a player of its own, with a token of its own. The token opens the ladder and nothing else.
botladder-name = Name
botladder-version = Version
botladder-make = Make a token
botladder-made = This is the token of { $who }. It is not shown again; another one ends it.
botladder-token = Token
botladder-run = Let it play, from any machine:
botladder-state = { $state ->
    [paused] paused
    [here] connected
    [never] has not come yet
   *[away] away
}
botladder-resume = Resume
botladder-revoke = Revoke
botladder-revoke-of = Revoke the token of { $who }
