## The table’s server

serve-about = open tables that people play at over the network
serve-host = the address to listen at (default: 127.0.0.1, this machine only)
serve-port = the port to listen at; 0 takes any free one (default: 8642)
serve-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)
serve-bot-workers = processes in which computer players think (default: 2)
serve-bot-seconds = seconds a computer player may think about one choice (default: 10)
serve-origins = further web addresses whose pages may use this server, separated by commas
serve-proxies = addresses of reverse proxies that are believed, separated by commas (default: 127.0.0.1)
serve-rate = commands a second that one client may send (default: 20)
serve-push-hosts = push services that browsers may name, separated by commas; “none” sends no push messages (default: those of the known browsers)
serve-log-level = debug, info, warning or error (default: info)
serve-open = open the page in your browser
serve-settings = a TOML file with these settings, named as here with _ for -
serve-backup = copy the database into this file, also while a server runs, and stop
serve-epilogue =
    Each setting may also come from the environment, such as MANDATE_DATABASE, or from
    the file given with --settings or MANDATE_SETTINGS. A flag is stronger than the
    environment, and the environment is stronger than the file.

    Examples:
      mandate serve                             for this machine; open the address it prints
      mandate serve --host 0.0.0.0              for everybody in your network
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --backup tables-today.db    a copy, safe while the server runs
serve-listening = Mandate is at { $address } (stop it with Ctrl-C).
serve-backed-up = { $file }: the backup is complete.

problem-bad-message = This message cannot be read: { $reason }.
problem-too-large = This message is too large: at most { $most } bytes are taken.
problem-too-fast = That was too much at once. Please wait a moment.
problem-foreign-origin = This request comes from another web site and is not taken.
problem-unknown-guest = Nobody knows you here yet: please say first what you are called.
problem-wrong-code = Nobody has this recovery code.
problem-no-such-page = There is nothing at this address.
problem-no-such-table = There is no such table, or you need its link to get there.
problem-table-closed = This table was closed before the game began.
problem-frozen-table = This game is kept as it is and cannot go on here: { $reason }
problem-log-differs = Line { $line } of this table’s log does not follow from the rules of this release.
problem-wrong-seats = The table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but the game is set to { $players ->
    [one] one player
   *[other] { $players } players
}.
problem-no-spectators = This table lets nobody watch.
problem-seat-taken = Seat { $seat } is taken.
problem-seat-free = Seat { $seat } is free already.
problem-no-open-seat = Every seat is taken.
problem-not-your-seat = Seat { $seat } is not yours.
problem-not-seated = Only those who sit at the table may do that.
problem-not-host = Only whoever opened the table may do that.
problem-seats-open = There are still open seats.
problem-not-started = The game has not begun.
problem-already-started = The game has already begun.
problem-not-over = The game is still going on.
problem-chat-off = This table has no chat.
problem-no-hints = This table gives no hints.
problem-no-advice = No hint could be thought of in time. Please try again.
problem-no-such-offer = That is not on offer, or no longer.
problem-offer-open = The same is already on offer.
problem-own-offer = The others have to agree to your offer, not you.
problem-not-abandoned = Seat { $seat } has not been abandoned.
problem-foreign-push = Notifications go to the push services of known browsers only, and this address is none of theirs.
problem-push-off = This server sends no notifications.
problem-not-installed = The server’s packages are missing. Install them with: pip install mandate[server]
problem-file-in-use = { $file } is in use by another server.
problem-port-taken = { $host } port { $port } cannot be listened at: { $reason }.
problem-no-backup = This copies SQLite files only. For PostgreSQL use pg_dump.
problem-store-away = The server cannot reach its database. Please try again in a moment.
problem-internal = Something went wrong in the server. Nothing was changed.

## Notifications

push-title = It is your turn
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, with { $others }
}
