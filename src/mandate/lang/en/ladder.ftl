## mandate ladder: players paired continuously

ladder-about = pair players continuously and rate them over all their games, with levels as fixed points
ladder-epilogue =
    Every company plays its deals in all seatings. Players meet others of like strength, and in a
    third of their sets a level, so that a rating names the level that a player matches. More
    players can join later: the same command with the same --out continues.

    Examples:
      mandate ladder run qin mine@1=bot:./mine mine@2=bot:./mine2 level:3 level:5 --out mine.jsonl
      mandate ladder run great-wall rules level:1 level:3 --players 3 --games 60
      mandate ladder show mine.jsonl --report mine.html
      mandate ladder verify mine.jsonl

    docs/ladder.md describes how pairs are chosen, ratings fitted and files verified.
ladder-what = run: play; show: the standings of a file; verify: play a file’s games again and fit its ratings again; at a server (--at): seasons, show, archive; bots, token, revoke, resume for your programs
ladder-of = the game, the file to show or verify, or at a server a season or a program (NAME@VERSION)
ladder-players = a player as in the arena, or NAME@VERSION=PLAYER to give it a name and a version
ladder-games = play until every player has had so many games, levels aside (default: 200)
ladder-out = keep every game and its record in this file as JSON lines; the same command resumes from it
ladder-rivals = a game in which players compete
ladder-progress = Playing
ladder-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $seats } at a table
ladder-plays-like = plays like level, 95%
ladder-level = { $who } (level { $level })
ladder-how = Every company played its deals in all seatings. Levels are fixed points; 400 points are odds of ten to one, and level 1 stands at 0, or else the first player. Intervals are 95% over deals.
ladder-cut = Interrupted after { $games ->
    [one] { $games } game
   *[other] { $games } games
}. The same command continues in { $file }.
ladder-cut-lost = Interrupted after { $games ->
    [one] { $games } game
   *[other] { $games } games
}, which are lost without --out FILE.
ladder-wrong = line { $line }: { $reason }
ladder-verified = All holds: { $games ->
    [one] { $games } game
   *[other] { $games } games
} played again, the ratings of { $players } players fitted again.
ladder-not-verified = { $problems ->
    [0] No ratings to verify: the file ends before them.
    [one] One line does not hold.
   *[other] { $problems } lines do not hold.
}

## the ladder at a server

ladder-at = a server’s address, for its ladder and your programs there
ladder-season = { $id } ({ $status ->
    [running] running
   *[ended] over
}): { $players } players, { $games } games
ladder-place = { $rank }. { $who }: plays like level { $like }, rating { $rating } ({ $low } to { $high }), { $games } games
ladder-nothing = No set has been played yet.
ladder-archived = { $file } holds the season. Check it with: mandate ladder verify { $file }
ladder-bot = { $who }: { $state ->
    [revoked] revoked
    [paused] paused
    [here] connected
   *[away] away
}
ladder-token = The token of { $who } is in { $file }. It is not shown again.
problem-no-such-ladder = There is no such ladder on this server.
problem-ladder-off = { $why ->
    [registered] The ladder is for programs of guests who can come back. Add a passkey or make a recovery code on the page “Name and data” first.
   *[off] There is no ladder on this server.
}
problem-ladder-runs = This season has not ended. Its archive is complete when it has.
problem-no-such-bot = You have no such program.
problem-no-bot-token = This is not the token of a program, or it was revoked.
problem-bot-name-taken = Programs called “{ $name }” belong to another guest.
problem-too-many-bots = You can have { $most } programs with tokens. Revoke one first.
problem-bot-paused = This program is paused. Its owner can read why, and resume it.
problem-bot-elsewhere = This program has opened another connection.
