## The command line

cli-about = Mandate: the table where Qin and The Great Wall are played, taught and studied.
cli-epilogue =
    Examples:
      mandate play qin                          play against a simple opponent
      mandate play qin --hot-seat --players 3   three people at one screen
      mandate simulate qin --games 100 --agent greedy --out games.jsonl
      mandate arena qin greedy search:500       who is better, with error bars
      mandate replay games.jsonl                step through the games
      mandate verify game.json                  check a game and its deal

    Unofficial and fan-made; not affiliated with the games’ authors or publishers.
cli-arguments = arguments
cli-options = options
cli-verbs = commands (more about one: mandate COMMAND --help)
cli-usage = usage:
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = language: English, German or French (default: same as system)
cli-no-language = mandate: there is no language “{ $wanted }”. Known languages: { $known }.
cli-see-help = try { $command } --help
cli-compiling = Compiling the rules, once on this machine (up to half a minute) …
cli-compiling-search = Compiling the search, once on this machine (up to half a minute) …
cli-compiled = done.
cli-interrupted = Interrupted.
cli-unwritten = Cannot write the output: { $reason }.
cli-bad-choice = { $argument } cannot be “{ $value }”. Expected: { $known }.
cli-no-number = { $argument } needs a number, not “{ $value }”.
cli-no-value = { $argument } needs a value.
cli-missing = Missing: { $missing }.
cli-unknown-words = Unknown here: “{ $words }”.
cli-ambiguous = “{ $argument }” could mean several things: { $known }.

option-board = bird, lion, seed:NAME for a generated board, or a map file (default: bird)
option-pack = The Great Wall: a pack of cards, as a TOML file or a folder of them
option-players = how many players, 2 to 4 (default: 2)
option-first = the seat that starts, counted from 0, or random (default: 0)
option-fair = redeal until every starting hand has a double tile
option-coop = The Great Wall for two to five: all play together and fulfil the Emperor’s Requests
option-walls = The Great Wall in co-op: Walls as printed, or strong ones, with 2 more Defense at every level (default: usual)
option-duel = The Great Wall for two: Walls and Tea House as for three players, as the rulebook has it (printed), or with our numbers for two (balanced): weaker Walls and one spot at the Tea House (default: printed)
option-overlord = The Great Wall for two: who leads the Reed Clan: the player higher in Tea order, or the player whose turn it is (default: higher)
option-reed-general = The Great Wall for one or two: the Reed Clan’s General: A Border Militia, or B Marsh Guides, who scout and move Hordes (default: A)
option-qin-honor = The Great Wall solo: the Honor that Qin Jiushao starts with (default: 0)
option-qin-advisors = The Great Wall solo: how many Advisors Qin Jiushao takes each Spring (default: one)
option-decline = The Great Wall: ask before every gain whether to take or decline it
option-seed = any text or number: the same seed gives the same deal
option-json = print the figures as one JSON object
option-of-game = { $game }: { $about }

play-about = play in the terminal
simulate-about = let computer players play many games and sum them up
replay-about = step through recorded games, or print them as data
verify-about = check a recorded game: its moves, its result, its deal
perft-about = count the sequences of legal moves, to check other engines
board-about = the boards: list them, show one, check one of your own
players-about = the computer players: their names and how they play
bench-about = measure how fast this machine plays

verify-file = a game record, or JSON lines with several; - for standard input
verify-good = { $file }: verified. { $choices ->
    [one] One move follows the rules and leads
   *[other] { $choices } moves follow the rules and lead
} to the result, and the deal is the one that was sealed ({ $commitment }).

perft-tiles = the deal itself, 72 tiles separated by spaces, instead of a seed
perft-depth = how many moves deep (default: 3)
perft-deal = Deal: { $tiles }

board-list = list the built-in boards
board-show = print the text of a board
board-check = check a map file
board-new = draw a new board, from a NAME or at random; everyone gets the same board from the same name
board-name = bird, lion, seed:NAME, or a map file (- for standard input)
board-about-one = { $name }: { $width } × { $height }, { $villages ->
    [one] one village
   *[other] { $villages } villages
}, { $starts } start spaces, { $water ->
    [0] no water
    [one] one space of water
   *[other] { $water } spaces of water
}
board-good = This board is ready to play. { $about }

simulate-epilogue =
    Examples:
      mandate simulate qin --agent greedy --agent random   100 games, summed up
      mandate simulate great-wall --players 4 --agent rules --out games.jsonl
      mandate simulate qin --agent greedy --games 1000 --features positions.parquet
      mandate simulate qin --games 100000 --cluster 10.0.0.1:6379     on all machines of a Ray cluster
      mandate simulate matchmaking --players-a-day 50     how long people wait for an opponent
simulate-games = how many games (default: 100)
simulate-agent = who plays: random, greedy, search:500, level:1 … (“mandate players” lists them); once for all seats, or once for each seat (default: random)
simulate-out = write the game records to this file as JSON lines; - for standard output
simulate-cache = keep the games in this file, and reuse those it has: an interrupted command resumes
simulate-players-a-day = matchmaking: so many people a day; may be given more than once (default: 20, 200 and 2000)
simulate-report = matchmaking: a page with plots
simulate-features = write every position to this Parquet file: what the seat saw as arrays, what was legal, what was chosen, how it ended (docs/envs.md; needs PyArrow, see mandate doctor)
simulate-jobs = how many processes (default: one per core)
simulate-cluster = play on a Ray cluster: local for one on this machine, or HOST:PORT from a machine of the cluster (needs the extra “cluster”)
simulate-connecting = Connecting to { $address } …
simulate-progress = Playing
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, seed { $seed }
simulate-seat = seat
simulate-player = player
simulate-wins = wins
simulate-rate = share, 95%
simulate-score = points
simulate-score-qin = pagodas left
simulate-began = started
simulate-length = Moves per game: { $mean } on average, { $least } to { $most }; forced passes in total: { $passes }.
simulate-ended = Ended by: { $reasons }.
simulate-speed = { $seconds } s: { $games } games/s, { $choices } moves/s.
simulate-cut = Interrupted after { $games ->
    [one] one game, which is
   *[other] { $games } games, which are
} kept.
players-json = print them as one JSON object
players-level = level
players-name = name
players-called = shown as
players-temper = how it plays
players-given-search = search:500 imagines 500 games, search:1s thinks for a second.
players-given-rules = rules:no-reclaim never takes its Command cards back.
players-given-marshal = marshal:200 plays 200 continuations for each decision, marshal:1s thinks for a second.
players-given-chancellor = chancellor:1s gives it a second for each turn.
players-given-regent = regent:1s gives it a second for each turn.
simulate-agents-count = one player for all seats, or { $seats }

reason-last_pagoda = the last pagoda
reason-no_tiles = no tiles left
reason-no_placement = no legal move left
reason-resigned = resignation

record-series = Game { $game } of { $of } of a series.
record-series-before = Game { $game } of { $of } of a series. Points before this game: { $list } ({ $wins ->
    [fewest] fewest wins
   *[most] most wins
}).

replay-epilogue =
    Examples:
      mandate replay games.jsonl --game 3        the fourth game, move by move
      mandate replay game.json --trace --legal   everything about every position
replay-file = a game record, or JSON lines with several; - for standard input
replay-trace = print one JSON object per line: the start, then one after each move
replay-legal = with --trace: also list all legal moves
replay-game = which game of the file to step through, counted from 0 (default: 0)
replay-title = { $at } of { $last }   { $choice }
replay-seat = { $pagodas } left: { $hand }
replay-keys = → next  ← back  PgDn/PgUp ten  Home/End  q quit
replay-too-small = This window is too small: it needs at least { $columns } × { $rows }. q leaves.

bench-seconds = seconds for each measurement: of processor time, or by the clock with --device (default: 1)
bench-title = { $game } on { $board }, { $players } players, one core
bench-what = uniformly random play to the end
bench-placements = moves/s
bench-games = games/s
bench-kernel = inside the kernel
bench-codes = from Python, legal moves listed as numbers
bench-tokens = from Python, legal moves listed as tokens
bench-epilogue =
    Examples:
      mandate bench qin                            one core: the rules alone, and stepped from Python
      mandate bench qin --device cpu --threads 4   many games at once as arrays (see docs/envs.md)
      mandate bench qin --device cuda --json       the same on an NVIDIA GPU (needs numba-cuda, see mandate doctor)
    On a GPU a sample of games is first compared with the processor’s, number for number.
bench-device = measure many games at once: cpu, or cuda for an NVIDIA GPU (default: one game after another, one core)
bench-batch = with --device: how many games at once (default: 4096 for cpu, 131072 for cuda)
bench-threads = with --device cpu: how many threads (default: 1)
bench-preparing = Compiling the rules for the GPU and comparing its games with the processor’s …
bench-title-batch = { $game } on { $board }, { $players } players: { $batch } games at once, { $device }
bench-what-batch = uniformly random play
bench-random = whole games, to the end
bench-steps = stepped from Python, with observations and masks
bench-same = { $games } games of the GPU were the same as the processor’s, number for number, for { $steps } steps and to the end.

great-wall-name = The Great Wall
simulate-score-great-wall = Honor
reason-requests = the Requests are fulfilled
reason-walls = the Walls are finished
reason-shame = no Shame tokens left
reason-time = the last Year

## mandate new-game

new-game-about = write a small package with a working game, to change into your own
new-game-name = the id of the game: small letters, digits and hyphens, for example tea-caravan
new-game-in = the folder to write it into (default: this one)
new-game-done =
    { $count } files written to { $folder }. Next:
      pip install -e { $quoted }
      mandate play { $game }
      python -m pytest { $quoted }
new-game-epilogue =
    Example:
      mandate new-game tea-caravan

## mandate data

data-about = write games as an open dataset: Parquet files with a datasheet
data-epilogue =
    The folder gets games/ (a row for each game, with its whole record), positions/ (what the seat
    saw, every legal option, what it chose, how the game ended) and a datasheet. Games between
    computer players are played for it and are in the public domain (CC0). Interrupted, the same
    command continues where it stopped, and writes the same bytes.

    Examples:
      mandate data export qin --games 10000 --agent greedy --seed 1 --out qin-greedy
      mandate data export great-wall --players 3 --agent rules --games 200 --out wall
      mandate data export qin --agent level:3 --games 50 --review --out judged
      mandate data export qin --records games.jsonl --license CC-BY-4.0 --out ours
data-what = export: write a dataset
data-out = the folder, new or of the same export
data-records = export these records instead of playing: only games that you may publish; their names become numbers
data-database = export the games of a server’s people who have agreed to it, from its database
data-license = the license under which you publish your records, such as CC0-1.0
data-review = also judge every choice, as mandate review does: slow
data-progress = Exporting
data-interrupted = Interrupted. The same command continues in { $folder }.
data-done = { $games } games and { $positions } positions in { $folder }: { $megabytes } MB.

## Looking for opponents, simulated

matchmaking-title = Looking for opponents, simulated (seed { $seed })
matchmaking-table = Looking for opponents
matchmaking-players = a day
matchmaking-warm = warm seat
matchmaking-first = first move
matchmaking-met = met
matchmaking-wait = after
matchmaking-long-wait = 9 of 10
matchmaking-gap = points
matchmaking-abandoned = gave up
matchmaking-note = People a day who look for opponents, how long until their first move, how many met a person, after what time (the median, and that of 9 of 10), and how many points of strength lay between them (the median; a level of Qin is about six). The others gave up, or played the level to the end. What people are like is assumed.
matchmaking-outcomes = What became of the requests
matchmaking-waits = Seconds until a person came
matchmaking-gaps = Points between those who met
matchmaking-crowd = { $players } people a day, { $warm ->
    [yes] with warm seats
   *[no] without
}
matchmaking-yes-no = { $yes ->
    [yes] yes
   *[no] no
}
