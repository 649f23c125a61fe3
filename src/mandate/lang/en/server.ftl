## The table’s server

serve-about = run a server that people can play on over the network
serve-host = address to listen on (default: { $default }, this machine only)
serve-port = port to listen on; 0 picks any free one (default: { $default })
serve-hosts = names the server is reached by, such as table.example.org, separated by commas; “*” for any (default: this machine’s own)
serve-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)
serve-bus = bus over which several servers at one database hear of each other: nats://HOST:4222, redis://HOST:6379 (default: the PostgreSQL database itself)
serve-name = name of this server, different from the other servers at its database (default: the machine’s name and a random suffix)
serve-drain-seconds = seconds in which people are moved to other servers when this one is stopped with SIGTERM (default: { $default })
serve-bot-workers = number of processes for computer players; 0 if only workers on other machines think (default: { $default })
serve-worker-key = key that workers on other machines must know, 16 signs or more; better given as MANDATE_WORKER_KEY or in the settings file (default: none, and no worker is admitted)
serve-bot-seconds = seconds a computer player may think about a move (default: { $default })
serve-away-seconds = seconds a player may be away on their turn before the others can go on without them (default: { $default })
serve-agent = a Python function that people may play against under this name, such as Hua=my_agent:choose; can be given more than once
serve-origins = other web addresses whose pages may use this server, separated by commas
serve-proxies = addresses of trusted reverse proxies, separated by commas (default: { $default })
serve-rate = commands per second allowed for one client (default: { $default })
serve-push-hosts = push services that browsers may use, separated by commas; “none” turns notifications off (default: those of the known browsers)
serve-chat = what people may write to each other: off, phrases, friends (free text among friends or when all agree) or open (default: { $default })
serve-mcp = whether language models may play with their own guests’ tokens over MCP, at /api/mcp: off or on (default: { $default })
serve-strangers = whether people who do not know each other may meet: off, friends (only by invitation) or open (default: { $default })
serve-matchmaking = whether people may look for opponents: on or off (default: { $default })
serve-cups = who may host and enter cups: off, registered (guests with a passkey or a recovery code) or open (default: { $default })
serve-ladder = whose programs may play on the bot ladder: off, registered (those of guests with a passkey or a recovery code) or open (default: { $default })
serve-ladder-days = how many days a season of the ladder lasts (default: { $default })
serve-weekly = whether there are deals of the week: off or on (default: { $default })
serve-moderators = who may moderate: NAME:KEY, separated by commas; better in the environment or the settings file
serve-reserved-names = a file with names that people cannot take, one a line
serve-log-level = debug, info, warning or error (default: { $default })
serve-open = open the page in your browser
serve-settings = a TOML file with these settings, named as here but with _ instead of -
serve-backup = copy the database to this file, even while a server is running, and exit
serve-epilogue =
    Every setting can also come from the environment, such as MANDATE_DATABASE, or from
    the file given with --settings or MANDATE_SETTINGS. Flags override the environment,
    and the environment overrides the file.

    Examples:
      mandate serve                             for this machine; open the address it prints
      mandate serve --host 0.0.0.0              for everyone on your network
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --open --agent Hua=my_agent:choose    play against your own agent
      mandate serve --backup tables-today.db    a backup, safe while the server is running
serve-agents-tried = Trying out the agents …
serve-agent-sits = { $name } can be played against ({ $games }).
serve-listening = Mandate is running at { $address } (stop it with Ctrl-C).
serve-room = Limits: { $most } connections, { $each } per address.
serve-no-page = The page is not built: people can play from terminals only. Build it with: make web
serve-backed-up = { $file }: the backup is complete.

problem-bad-message = This message cannot be read: { $reason }.
problem-too-large = This message is too large: the limit is { $most } bytes.
problem-too-fast = Too many requests. Please wait a moment.
problem-too-slow = This request took too long to arrive.
problem-too-many-connections = Too many connections from your address. Please close some of them.
problem-unknown-host = This server is not known as { $host }. If it is yours, start it with --hosts { $host }.
problem-busy = Many games are being reviewed right now. Please try again in a moment.
problem-too-hard = This takes too long. Please try a shorter game.
problem-too-many-open = You have more than { $most } tables open. The one opened first was closed.
problem-foreign-origin = This request comes from another website and was refused.
problem-unknown-guest = This server does not know you yet: please enter your name first.
problem-unseen-name = There is nothing to see in this name. Please choose another.
problem-wrong-code = This recovery code is not valid.
problem-too-many-listed = You already have { $most } open tables in the public list. Please close one, or invite people with a link.
problem-no-such-page = There is nothing at this address.
problem-no-such-table = This table does not exist, or you need its link to open it.
problem-table-closed = This table was closed before the game began.
problem-frozen-table = This game is kept as it is and cannot be continued here: { $reason }
problem-log-differs = Line { $line } of this table’s log does not match the rules of this release.
problem-wrong-seats = The table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but the game is set to { $players ->
    [one] one player
   *[other] { $players } players
}.
problem-no-person = A table needs at least one person: take a seat, or leave one free.
problem-only-here = Without a network only those at this device can play: give every seat to a person here or to a computer player.
problem-known-deal = A chosen deal is only for tables where no other person can sit down: you know it, and they would not.
problem-no-spectators = Spectators are not allowed at this table.
problem-seat-taken = Seat { $seat } is taken.
problem-seat-free = Seat { $seat } is already free.
problem-sent-away = The host has freed your seat at this table more than once.
problem-no-open-seat = All seats are taken.
problem-no-handover = In this game no computer player’s seat can be taken over, or no longer.
problem-not-your-seat = Seat { $seat } is not yours.
problem-not-seated = Only players at this table can do that.
problem-not-host = Only the player who opened the table can do that.
problem-seats-open = Some seats are still free.
problem-not-started = The game has not begun.
problem-already-started = The game has already begun.
problem-not-over = The game is not over yet.
problem-marks-off = Marks are for games that all players win or lose together.
problem-no-such-thing = Nothing like that can be marked at this table.
problem-no-such-analysis = This analysis does not exist, or is no longer kept.
problem-too-many-analyses = You have shared { $most } analyses. The oldest of them expire after half a year.
problem-texts-off = This server keeps no free text. Share the analysis without title and comments.
problem-chat-off = Chat is turned off at this table.
problem-phrases-only = Only phrases can be sent here. Free text is for friends who came by the invitation link, or for a table where everyone agrees to it.
problem-chat-flood = Please wait a moment: { $most } messages in { $seconds } seconds are the limit.
problem-no-other-person = No other person sits there.
problem-long-name = This name is too long: { $most } characters are the limit.
problem-reserved-name = This name is reserved, or looks like one that is. Please choose another one.
problem-look-alike = Your name could be taken for that of another player at this table. Please change it first.
problem-strangers-off = { $why ->
    [lobby] This server has no lobby: people come by invitation.
   *[people] On this server people play alone against the computer.
}
problem-not-for-you = You cannot join this table.
problem-suspended = You are suspended until { $until }: { $reason }
problem-muted = You cannot write until { $until }: { $reason }
problem-too-many-blocks = You have blocked { $most } people; remove one first.
problem-too-many-reports = You have made { $most } reports today. Moderators will look at them.
problem-no-such-report = There is no such report.
problem-not-moderator = This is for moderators only.
problem-no-reason = Please give a reason.
problem-chat-full = This table’s chat is full: { $most } messages have been written here.
problem-table-full = The limit of { $most } for this has been reached at this table. The game itself continues.
problem-no-hints = Hints are turned off at this table.
problem-no-orders = In this game nothing can be answered for you.
problem-no-advice = No hint was found in time. Please try again.
problem-no-adviser = There are no hints for this game.
problem-no-such-offer = This offer does not exist, or no longer.
problem-offer-open = This has already been offered.
problem-own-offer = The other players have to accept your offer, not you.
problem-not-abandoned = The player in seat { $seat } is here, or has not been away for long enough.
problem-under-way = This game is under way and can no longer be canceled.
problem-foreign-push = Notifications only go to the push services of known browsers, and this address is not one of them.
problem-push-off = This server does not send notifications.
problem-unknown-language = There is no language “{ $language }” here; possible are { $known }.
problem-not-installed = The server’s packages are missing. Install them with: { $command }
problem-file-in-use = { $file } is in use by another server.
problem-port-taken = Cannot listen on { $host }, port { $port }: { $reason }.
problem-cannot-store = Nothing can be stored in { $database }: { $why ->
    [full] the disk is full
    [locked] another program has locked it
    [malformed] this is not a database
    [corrupt] it is damaged; restore a backup
    [read-only] it is read-only
    [later] a newer version of Mandate has changed it; start that one
    [unopenable] it cannot be opened; does it exist, and may this user open it?
    [moved] its file was deleted or replaced; restart the server
    [disk] the disk cannot be written
   *[other] it does not answer
}.
problem-no-backup = Only SQLite databases can be backed up here. For PostgreSQL, use pg_dump.
problem-backup-target = { $file } cannot become the backup: { $why ->
    [database] it is the database itself or one of its files
    [link] it is a link; give the name of a file
    [in-use] it is in use, or was not closed properly
    [used] it is a database, not a backup
   *[foreign] this file exists and is not a backup from Mandate
}.
problem-bus-unused = --bus connects several servers, and they need PostgreSQL: this database serves one server only.
problem-no-bus-driver = The driver for { $bus } is missing. Install it with: { $command }
problem-bus-away = { $bus } does not answer: { $why }.
problem-same-name = Another server at this database is called { $name }. Stop it, or choose another --name.
problem-no-worker = Nothing can be worked out right now: no worker is connected to this server. Please try again in a moment.
problem-no-workers-at-all = Without processes of its own (--bot-workers 0) the server needs workers on other machines: set MANDATE_WORKER_KEY here and there.
problem-workers-off = This server admits no workers: it has no worker key. Set MANDATE_WORKER_KEY there.
problem-no-worker-key = The worker key is missing. Set MANDATE_WORKER_KEY to the one of the server.
problem-worker-key = The worker { $name } and the server do not have the same key. Set MANDATE_WORKER_KEY to the same on both.
problem-worker-version = The worker { $name } has version { $theirs } and the server { $ours }. Install the same on both.
problem-worker-name = Another worker called { $name } is connected to this server. Stop it, or choose another --name.
problem-worker-lacks = The worker { $name } lacks what this server plays: { $lacking }. Install the game there, or give it the --agent.
problem-worker-turned-away = The server took no worker: { $why }
problem-draining = This server is about to stop. Another one takes over: please try again.
problem-store-away = The server cannot reach its database. Please try again in a moment.
problem-store-unknown = The database failed while this was being stored. Check the table before you try again.
problem-internal = Something went wrong on the server. Nothing was changed.

## Workers on other machines

worker-about = think for servers on other machines: computer players, hints, reviews
worker-at = address of a server; give it once for each server
worker-processes = number of processes for computer players and hints (default: one for each core); studies and reviews have one each besides
worker-name = name of this worker, different from the others at a server (default: the machine’s name and a random suffix)
worker-epilogue =
    A worker takes the thinking off a server. It needs no database and opens no port: it connects
    to each server, takes jobs and sends results. Server and worker must have the same version,
    the same games and the same key (MANDATE_WORKER_KEY, or worker_key in the settings file). A
    worker may come and go at any time: what it does not finish, another one or the server does.
    Ctrl-C or SIGTERM finishes its jobs, for ten seconds at most.

    Examples:
      export MANDATE_WORKER_KEY=$(openssl rand -hex 32)   once; the same at the server
      mandate serve --bot-workers 0                       a server that leaves all thinking to workers
      mandate worker --at http://10.0.0.5:8642            a worker, on another machine
      mandate worker --at http://10.0.0.5:8642 --at http://10.0.0.6:8642 --processes 8
worker-begins = { $name } has { $processes ->
    [one] one process
   *[other] { $processes } processes
} for thinking (stop it with Ctrl-C).
worker-connected = Connected to { $address }.
worker-refused = { $address } refuses this worker: { $why }
worker-unreachable = { $address } cannot be reached ({ $why }). Trying again …
worker-too-large = A result of { $bytes } bytes is too large to send (the limit is { $most }). The server was informed.
worker-finishing = Finishing { $count ->
    [one] one job
   *[other] { $count } jobs
} …
worker-stopped = Stopped. What was not finished goes to others.

## Notifications

push-title = It is your turn
push-warned = Your time is up: move within a day, or take a vacation
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, with { $others }
}

## Addresses that are opened outside of the page

visit-about = Play Qin, Reiner Knizia’s game of provinces and pagodas, in your browser: against the computer or with friends, without signing up.
visit-invited = You are invited to a game of { $game }
visit-terms = { $players ->
    [one] One player
   *[other] { $players } players
} · { $pace }{ $games ->
    [one] {""}
   *[other] {" "}· a series of { $games } games
}. Open the link to take a seat; no sign-up needed.
visit-pace = { $per ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    } per turn
    [move] { $count ->
        [one] one minute
       *[other] { $count } minutes
    } per turn
    [game] { $count ->
        [one] one minute
       *[other] { $count } minutes
    } each
   *[none] no clock
}
visit-to-table = To the table
visit-refused = That did not work
