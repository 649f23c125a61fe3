## Was auf einem Rechner fehlt (mandate doctor)

doctor-about = sagen, was auf diesem Rechner fehlt oder nicht stimmt und was zu tun ist
doctor-use = wofür der Rechner gebraucht wird: play, serve, research oder dev (Standard: Alles wird angesehen, und nur was zum Spielen nötig ist, zählt)
doctor-json = alles als ein JSON-Objekt ausgeben
doctor-epilogue =
    Nichts wird verändert. Der Exit-Code ist 1, wenn etwas nicht stimmt, das dafür nötig ist, sonst 0.

    Beispiele:
      mandate doctor                            alles ansehen
      mandate doctor serve                      könnte hier ein Server laufen?
      mandate doctor serve --port 80 --database postgresql://mandate@localhost/mandate
      mandate doctor research --json            zum Lesen für ein Programm
doctor-state = { $state ->
    [fine] ✓ ok
    [wrong] ✗ falsch
   *[missing] – fehlt
}
doctor-check = { $check ->
    [python] Python
    [packages] Pakete
    [rules] Kompilierte Regeln
    [server] Pakete des Servers
    [page] Seite
    [store] Datenbank
    [bus] Bus
    [servers] Laufende Server
    [routing] Verteilung nach Tisch
    [clocks] Uhren
    [port] Adresse
    [envs] Lernumgebungen
    [data] Dateien zum Lernen
    [openspiel] OpenSpiel
    [cluster] Cluster
    [gpu-packages] Pakete für GPUs
    [gpu] GPU
    [dev] Entwicklungswerkzeuge
    [make] Make
    [node] Node
   *[chromium] Chromium
}
doctor-version = { $version }
doctor-python-old = { $version } ist zu alt: Installiere Python { $oldest } oder neuer.
doctor-installed = installiert
doctor-not-installed = Mandate selbst ist hier nicht installiert. Im Ordner des Projekts: make play
doctor-missing = Es fehlt: { $missing }. Installiere es mit: { $command }
doctor-dev-missing = Es fehlt: { $missing }. Im Ordner des Projekts: make check
doctor-rules-ready = bereit, gespeichert in { $folder }
doctor-rules-later = werden beim ersten Start kompiliert (bis zu einer halben Minute) und in { $folder } gespeichert
doctor-rules-unkept = Sie lassen sich nirgends speichern und werden bei jedem Start kompiliert. Setze NUMBA_CACHE_DIR auf einen Ordner, in den dieser Benutzer schreiben darf.
doctor-rules-plain = Mit MANDATE_KERNEL=python ausgeschaltet: Die Computerspieler von Qin sind langsam.
doctor-page-built = gebaut
doctor-page-missing = Nicht gebaut: Gespielt werden kann nur von Terminals aus. Im Ordner des Projekts: make web
doctor-one-server = nicht nötig: SQLite bedient einen Server
doctor-bus = { $bus } antwortet
doctor-servers = { $count ->
    [0] gerade läuft keiner
    [one] einer: { $names }
   *[other] { $count }: { $names }
}
doctor-servers-bus = { $names }: seit { $seconds } s ohne den Bus { $bus }; bis er wieder da ist, fragen sie ihre Tische in der Datenbank ab.
doctor-servers-versions = { $names } haben verschiedene Versionen ({ $versions }): Erneuere einen nach dem anderen.
doctor-servers-no-worker = { $names }: Kein Worker ist verbunden, deshalb warten Computerspieler, Tipps und Analysen. Starte mandate worker --at mit der Adresse jedes Servers.
doctor-routing = in der letzten Minute wurde kein Tisch über zwei Server erreicht
doctor-routing-doubled = { $tables ->
    [one] Ein Tisch wurde
   *[other] { $tables } Tische wurden
} in der letzten Minute über zwei Server erreicht ({ $names }). Lass den Proxy nach Tisch verteilen (deploy/haproxy.cfg); nach dem Start eines Servers gibt sich das von selbst.
doctor-clocks = alle weniger als zwei Sekunden neben der Uhr der Datenbank
doctor-clocks-differ = { $names }: Die Uhr des Rechners geht { $seconds } s falsch. Die Server richten sich nach der Datenbank; stelle sie mit NTP.
doctor-store = { $database } ist benutzbar
doctor-port-free = { $host }, Port { $port }, ist frei
doctor-port-ours = Auf { $host }, Port { $port }, läuft schon ein Server von Mandate
doctor-unknown = Das lässt sich sagen, sobald die Pakete des Servers installiert sind.
doctor-program = { $where }
doctor-no-program = Nicht gefunden: Installiere { $name } mit der Paketverwaltung deines Systems.
doctor-node-fetched = Kein Node ab 20.19 gefunden: make holt eines.
doctor-gpu = { $name }
doctor-gpu-none = Keine NVIDIA-GPU mit Treiber gefunden: Gerechnet wird auf dem Prozessor.
doctor-gpu-unknown = Das lässt sich sagen, sobald die Pakete für GPUs installiert sind.
doctor-outcome = { $wrong ->
    [0] { $use ->
        [play] Bereit zum Spielen.
        [serve] Bereit für einen Server.
        [research] Bereit zum Forschen.
       *[dev] Bereit zum Entwickeln.
    }
    [one] Vorher ist eine Sache in Ordnung zu bringen.
   *[other] Vorher sind { $wrong } Dinge in Ordnung zu bringen.
}
