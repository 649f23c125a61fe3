## What is missing on a machine (mandate doctor)

doctor-about = check this machine: what is missing or wrong, and how to fix it
doctor-use = what the machine is for: play, serve, research or dev (default: check everything, but only what playing needs counts)
doctor-json = print everything as one JSON object
doctor-epilogue =
    Nothing is changed. The exit code is 1 if something is wrong that the use needs, else 0.

    Examples:
      mandate doctor                            look at everything
      mandate doctor serve                      could a server start here?
      mandate doctor serve --port 80 --database postgresql://mandate@localhost/mandate
      mandate doctor research --json            for a program to read
doctor-state = { $state ->
    [fine] ✓ ok
    [wrong] ✗ wrong
   *[missing] – missing
}
doctor-check = { $check ->
    [python] Python
    [packages] Packages
    [rules] Compiled rules
    [server] Server’s packages
    [page] Page
    [store] Database
    [bus] Bus
    [servers] Running servers
    [routing] Routing by table
    [clocks] Clocks
    [port] Address
    [envs] Environments
    [data] Feature files
    [openspiel] OpenSpiel
    [cluster] Cluster
    [gpu-packages] Packages for GPUs
    [gpu] GPU
    [dev] Development tools
    [make] Make
    [node] Node
   *[chromium] Chromium
}
doctor-version = { $version }
doctor-python-old = { $version } is too old: install Python { $oldest } or newer.
doctor-installed = installed
doctor-not-installed = Mandate itself is not installed here. From the project’s folder: make play
doctor-missing = Missing: { $missing }. Install with: { $command }
doctor-dev-missing = Missing: { $missing }. From the project’s folder: make check
doctor-rules-ready = ready, kept in { $folder }
doctor-rules-later = will be compiled at the first start (up to half a minute) and kept in { $folder }
doctor-rules-unkept = No folder to keep them in: they are compiled at every start. Set NUMBA_CACHE_DIR to a folder that this user can write to.
doctor-rules-plain = Switched off by MANDATE_KERNEL=python: Qin’s computer players are slow.
doctor-page-built = built
doctor-page-missing = Not built: people can play from terminals only. From the project’s folder: make web
doctor-one-server = not needed: SQLite serves one server
doctor-bus = { $bus } answers
doctor-servers = { $count ->
    [0] none is running now
    [one] one: { $names }
   *[other] { $count }: { $names }
}
doctor-servers-bus = { $names }: without the bus { $bus } for { $seconds } s; they poll their tables until it is back.
doctor-servers-versions = { $names } are of different releases ({ $versions }): renew them one after the other.
doctor-servers-no-worker = { $names }: no worker is connected, so computer players, hints and reviews wait. Start mandate worker --at with the address of each.
doctor-routing = no table was reached at two servers within the last minute
doctor-routing-doubled = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} reached at two servers within the last minute ({ $names }). Let the proxy route by table (deploy/haproxy.cfg); after a server was started this settles by itself.
doctor-clocks = all within two seconds of the database’s
doctor-clocks-differ = { $names }: the machine’s clock is off by { $seconds } s. The servers follow the database’s; set it with NTP.
doctor-store = { $database } can be used
doctor-port-free = { $host }, port { $port }, is free
doctor-port-ours = a Mandate server is listening on { $host }, port { $port }
doctor-unknown = Known once the server’s packages are installed.
doctor-program = { $where }
doctor-no-program = Not found: install { $name } with your system’s package manager.
doctor-node-fetched = No Node 20.19 or newer here: make will fetch one.
doctor-gpu = { $name }
doctor-gpu-none = No NVIDIA GPU with its driver was found: batches run on the processor.
doctor-gpu-unknown = Known once the packages for GPUs are installed.
doctor-outcome = { $wrong ->
    [0] { $use ->
        [play] Ready to play.
        [serve] Ready to serve.
        [research] Ready for research.
       *[dev] Ready for development.
    }
    [one] One problem needs fixing first.
   *[other] { $wrong } problems need fixing first.
}
