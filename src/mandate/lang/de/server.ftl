## Der Server für Tische

serve-about = einen Server starten, auf dem man über das Netz spielen kann
serve-host = Adresse, unter der er erreichbar ist (Standard: { $default }, nur dieser Rechner)
serve-port = Port, unter dem er erreichbar ist; 0 nimmt einen freien (Standard: { $default })
serve-hosts = Namen, unter denen man ihn erreicht, etwa table.example.org, durch Kommas getrennt; „*“ für alle (Standard: die dieses Rechners)
serve-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK (Standard: eine Datei in deinem Datenordner)
serve-bus = Bus, über den mehrere Server an einer Datenbank voneinander hören: nats://HOST:4222, redis://HOST:6379 (Standard: die PostgreSQL-Datenbank selbst)
serve-name = Name dieses Servers, anders als die der übrigen Server an seiner Datenbank (Standard: Name des Rechners und ein zufälliger Zusatz)
serve-drain-seconds = Sekunden, in denen alle zu anderen Servern wechseln, wenn dieser mit SIGTERM beendet wird (Standard: { $default })
serve-bot-workers = Anzahl der Prozesse für Computerspieler; 0, wenn nur Worker auf anderen Rechnern denken (Standard: { $default })
serve-worker-key = Schlüssel, den Worker auf anderen Rechnern kennen müssen, mindestens 16 Zeichen; besser als MANDATE_WORKER_KEY oder in der Datei mit Einstellungen (Standard: keiner, und kein Worker wird zugelassen)
serve-bot-seconds = Sekunden, die ein Computerspieler über einen Zug nachdenken darf (Standard: { $default })
serve-away-seconds = Sekunden, die jemand am Zug abwesend sein darf, bevor die anderen ohne ihn weiterspielen können (Standard: { $default })
serve-agent = eine Python-Funktion, gegen die man unter diesem Namen spielen kann, etwa Hua=mein_agent:waehle; mehrfach möglich
serve-origins = weitere Webadressen, deren Seiten diesen Server benutzen dürfen, durch Kommas getrennt
serve-proxies = Adressen vertrauenswürdiger Reverse-Proxys, durch Kommas getrennt (Standard: { $default })
serve-rate = Befehle pro Sekunde, die ein Client schicken darf (Standard: { $default })
serve-push-hosts = Push-Dienste, die Browser verwenden dürfen, durch Kommas getrennt; „none“ schaltet Benachrichtigungen ab (Standard: die der bekannten Browser)
serve-chat = was man einander schreiben kann: off, phrases, friends (freier Text unter Freunden oder wenn alle zustimmen) oder open (Standard: { $default })
serve-mcp = ob Sprachmodelle mit dem Token eines Gastes über MCP mitspielen können, unter /api/mcp: off oder on (Standard: { $default })
serve-strangers = ob Fremde einander begegnen können: off, friends (nur auf Einladung) oder open (Standard: { $default })
serve-matchmaking = ob Leute nach Gegnern suchen können: on oder off (Standard: { $default })
serve-cups = wer Turniere veranstalten und spielen darf: off (niemand), registered (Gäste mit Passkey oder Wiederherstellungscode) oder open (alle) (Standard: { $default })
serve-ladder = wessen Programme auf der Leiter spielen dürfen: off (keine), registered (die von Gästen mit Passkey oder Wiederherstellungscode) oder open (alle) (Standard: { $default })
serve-ladder-days = wie viele Tage eine Saison der Leiter dauert (Standard: { $default })
serve-weekly = ob es Partien der Woche gibt: off oder on (Standard: { $default })
serve-moderators = wer moderiert: NAME:SCHLÜSSEL, durch Kommas getrennt; besser in der Umgebung oder der Datei
serve-reserved-names = eine Datei mit Namen, die niemand annehmen kann, einer je Zeile
serve-log-level = debug, info, warning oder error (Standard: { $default })
serve-open = die Seite im Browser öffnen
serve-settings = eine TOML-Datei mit diesen Einstellungen, benannt wie hier, mit _ statt -
serve-backup = die Datenbank in diese Datei sichern, auch bei laufendem Server, und beenden
serve-epilogue =
    Jede Einstellung kann auch aus der Umgebung kommen, etwa MANDATE_DATABASE, oder aus
    der Datei, die --settings oder MANDATE_SETTINGS nennt. Optionen haben Vorrang vor
    der Umgebung, und die Umgebung hat Vorrang vor der Datei.

    Beispiele:
      mandate serve                             für diesen Rechner; die genannte Adresse öffnen
      mandate serve --host 0.0.0.0              für alle in deinem Netz
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --open --agent Hua=mein_agent:waehle  gegen den eigenen Agenten spielen
      mandate serve --backup tische-heute.db    eine Sicherung, auch bei laufendem Server
serve-agents-tried = Die Agenten werden ausprobiert …
serve-agent-sits = { $name } steht als Gegner bereit ({ $games }).
serve-listening = Mandate läuft unter { $address } (Beenden mit Strg-C).
serve-room = Grenzen: { $most } Verbindungen, { $each } pro Adresse.
serve-no-page = Die Seite ist nicht gebaut: Gespielt werden kann nur von Terminals aus. Bau sie mit: make web
serve-backed-up = { $file }: Die Sicherung ist vollständig.

problem-bad-message = Diese Nachricht lässt sich nicht lesen: { $reason }.
problem-too-large = Diese Nachricht ist zu groß: Erlaubt sind höchstens { $most } Bytes.
problem-too-fast = Das waren zu viele Anfragen. Bitte warte einen Moment.
problem-too-slow = Diese Anfrage kam nicht rechtzeitig vollständig an.
problem-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Bitte schließe einige davon.
problem-unknown-host = Dieser Server ist nicht als { $host } bekannt. Wenn es deiner ist, starte ihn mit --hosts { $host }.
problem-busy = Gerade werden viele Partien analysiert. Bitte versuche es gleich noch einmal.
problem-too-hard = Das dauert zu lange. Bitte versuche es mit einer kürzeren Partie.
problem-too-many-open = Du hast mehr als { $most } Tische geöffnet. Der zuerst geöffnete wurde geschlossen.
problem-foreign-origin = Diese Anfrage kommt von einer fremden Webseite und wurde abgelehnt.
problem-unknown-guest = Dieser Server kennt dich noch nicht: Bitte gib zuerst deinen Namen an.
problem-unseen-name = An diesem Namen ist nichts zu sehen. Bitte wähle einen anderen.
problem-wrong-code = Dieser Wiederherstellungscode ist ungültig.
problem-too-many-listed = Du hast schon { $most } offene Tische in der öffentlichen Liste. Bitte schließe einen, oder lade mit einem Link ein.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-table = Diesen Tisch gibt es nicht, oder du brauchst seinen Link.
problem-table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
problem-frozen-table = Diese Partie bleibt, wie sie ist, und kann hier nicht fortgesetzt werden: { $reason }
problem-log-differs = Zeile { $line } im Protokoll dieses Tisches passt nicht zu den Regeln dieser Version.
problem-wrong-seats = Der Tisch hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, aber das Spiel ist für { $players ->
    [one] eine Person
   *[other] { $players } Personen
} eingestellt.
problem-no-person = An einen Tisch gehört mindestens ein Mensch: Nimm Platz oder lass einen Platz frei.
problem-only-here = Offline kann nur spielen, wer an diesem Gerät sitzt: Gib jeden Platz jemandem hier oder einem Computergegner.
problem-known-deal = Eine gewählte Verteilung gibt es nur an Tischen, an denen sonst niemand Platz nehmen kann: Sie wäre nicht für alle geheim.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-seat-free = Platz { $seat } ist schon frei.
problem-sent-away = Dein Platz an diesem Tisch wurde mehr als einmal wieder freigegeben.
problem-no-open-seat = Alle Plätze sind besetzt.
problem-no-handover = In dieser Partie kann kein Platz eines Computerspielers übernommen werden, oder nicht mehr.
problem-not-your-seat = Platz { $seat } ist nicht deiner.
problem-not-seated = Das darf nur, wer am Tisch sitzt.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-seats-open = Es sind noch Plätze frei.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-already-started = Die Partie hat schon begonnen.
problem-not-over = Die Partie läuft noch.
problem-marks-off = Merkzeichen gibt es nur, wenn alle gemeinsam gewinnen oder verlieren.
problem-no-such-thing = So etwas lässt sich an diesem Tisch nicht markieren.
problem-no-such-analysis = Diese Analyse gibt es nicht oder nicht mehr.
problem-too-many-analyses = Du hast schon { $most } Analysen geteilt. Die ältesten laufen nach einem halben Jahr ab.
problem-texts-off = Dieser Server speichert keinen freien Text. Teile die Analyse ohne Titel und Kommentare.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-phrases-only = Hier sind nur vorgegebene Sätze möglich. Freien Text gibt es unter Freunden, die über den Einladungslink gekommen sind, oder wenn alle am Tisch zustimmen.
problem-chat-flood = Bitte warte kurz: Mehr als { $most } Nachrichten in { $seconds } Sekunden sind nicht möglich.
problem-no-other-person = Dort sitzt keine andere Person.
problem-long-name = Dieser Name ist zu lang: Erlaubt sind { $most } Zeichen.
problem-reserved-name = Dieser Name ist vergeben oder sieht einem solchen zu ähnlich. Bitte wähle einen anderen.
problem-look-alike = Dein Name könnte mit dem einer anderen Person an diesem Tisch verwechselt werden. Bitte ändere ihn zuerst.
problem-strangers-off = { $why ->
    [lobby] Dieser Server hat keine Lobby: Hier spielt man auf Einladung.
   *[people] Auf diesem Server spielt man allein gegen den Computer.
}
problem-not-for-you = An diesen Tisch kannst du dich nicht setzen.
problem-suspended = Du bist bis { $until } gesperrt: { $reason }
problem-muted = Du kannst bis { $until } nichts schreiben: { $reason }
problem-too-many-blocks = Du hast { $most } Personen blockiert; hebe zuerst eine Blockierung auf.
problem-too-many-reports = Du hast heute { $most } Meldungen abgegeben. Die Moderation sieht sie sich an.
problem-no-such-report = Diese Meldung gibt es nicht.
problem-not-moderator = Das ist nur für die Moderation.
problem-no-reason = Bitte gib einen Grund an.
problem-chat-full = Der Chat dieses Tisches ist voll: Hier stehen schon { $most } Nachrichten.
problem-table-full = Das ist an diesem Tisch höchstens { $most }-mal möglich. Die Partie selbst geht weiter.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-orders = In diesem Spiel kann nichts für dich beantwortet werden.
problem-no-advice = In der verfügbaren Zeit wurde kein Tipp gefunden. Bitte versuche es noch einmal.
problem-no-adviser = Für dieses Spiel gibt es keine Tipps.
problem-no-such-offer = Diesen Vorschlag gibt es nicht oder nicht mehr.
problem-offer-open = Das ist schon vorgeschlagen.
problem-own-offer = Deinem Vorschlag müssen die anderen zustimmen, nicht du.
problem-not-abandoned = Wer auf Platz { $seat } sitzt, ist da oder noch nicht lange genug weg.
problem-under-way = Die Partie läuft schon und lässt sich nicht mehr abbrechen.
problem-foreign-push = Benachrichtigungen gehen nur an die Push-Dienste bekannter Browser, und diese Adresse gehört zu keinem.
problem-push-off = Dieser Server verschickt keine Benachrichtigungen.
problem-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; möglich sind { $known }.
problem-not-installed = Die Pakete des Servers fehlen. Installiere sie mit: { $command }
problem-file-in-use = { $file } wird schon von einem anderen Server benutzt.
problem-port-taken = { $host }, Port { $port } ist nicht verfügbar: { $reason }.
problem-cannot-store = In { $database } lässt sich nichts speichern: { $why ->
    [full] Der Datenträger ist voll
    [locked] Ein anderes Programm hat sie gesperrt
    [malformed] Das ist keine Datenbank
    [corrupt] Sie ist beschädigt; bitte eine Sicherung einspielen
    [read-only] Sie darf nur gelesen werden
    [later] Eine neuere Version von Mandate hat sie geändert; bitte diese starten
    [unopenable] Sie lässt sich nicht öffnen; gibt es sie, und darf dieser Benutzer sie öffnen?
    [moved] Ihre Datei wurde gelöscht oder ersetzt; starte den Server neu
    [disk] Der Datenträger nimmt nichts an
   *[other] Sie antwortet nicht
}.
problem-no-backup = Hier lassen sich nur SQLite-Datenbanken sichern. Für PostgreSQL gibt es pg_dump.
problem-backup-target = { $file } kann nicht die Sicherung werden: { $why ->
    [database] Das ist die Datenbank selbst oder eine ihrer Dateien
    [link] Das ist eine Verknüpfung; gib den Namen einer Datei an
    [in-use] Die Datei wird benutzt oder wurde nicht richtig geschlossen
    [used] Das ist eine Datenbank und keine Sicherung
   *[foreign] Diese Datei gibt es schon, und sie ist keine Sicherung von Mandate
}.
problem-bus-unused = --bus verbindet mehrere Server, und die brauchen PostgreSQL: Diese Datenbank bedient nur einen Server.
problem-no-bus-driver = Der Treiber für { $bus } fehlt. Installiere ihn mit: { $command }
problem-bus-away = { $bus } antwortet nicht: { $why }.
problem-same-name = Ein anderer Server an dieser Datenbank heißt schon { $name }. Beende ihn oder wähle einen anderen Namen (--name).
problem-no-worker = Gerade kann nichts berechnet werden: Mit diesem Server ist kein Worker verbunden. Bitte versuche es gleich noch einmal.
problem-no-workers-at-all = Ohne eigene Prozesse (--bot-workers 0) braucht der Server Worker auf anderen Rechnern: Setze MANDATE_WORKER_KEY hier und dort.
problem-workers-off = Dieser Server lässt keine Worker zu, denn er hat keinen Worker-Schlüssel. Setze dort MANDATE_WORKER_KEY.
problem-no-worker-key = Der Worker-Schlüssel fehlt. Setze MANDATE_WORKER_KEY auf den des Servers.
problem-worker-key = Der Worker { $name } und der Server haben nicht denselben Schlüssel. Setze MANDATE_WORKER_KEY auf beiden gleich.
problem-worker-version = Der Worker { $name } hat Version { $theirs }, der Server { $ours }. Installiere auf beiden dieselbe.
problem-worker-name = Mit diesem Server ist schon ein anderer Worker namens { $name } verbunden. Beende ihn oder wähle einen anderen Namen (--name).
problem-worker-lacks = Dem Worker { $name } fehlt, was dieser Server spielt: { $lacking }. Installiere dort das Spiel oder gib ihm den Agenten (--agent).
problem-worker-turned-away = Der Server hat keinen Worker angenommen: { $why }
problem-draining = Dieser Server wird gleich beendet. Ein anderer übernimmt: Bitte versuche es noch einmal.
problem-store-away = Der Server erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.
problem-store-unknown = Die Datenbank ist beim Speichern ausgefallen. Sieh am Tisch nach, bevor du es noch einmal versuchst.
problem-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

## Worker auf anderen Rechnern

worker-about = für Server auf anderen Rechnern denken: Computerspieler, Tipps, Analysen
worker-at = Adresse eines Servers; für jeden Server einmal angeben
worker-processes = Anzahl der Prozesse für Computerspieler und Tipps (Standard: einer pro Kern); dazu kommt je einer für Studien und Analysen
worker-name = Name dieses Workers, anders als die der übrigen an einem Server (Standard: Name des Rechners und ein zufälliger Zusatz)
worker-epilogue =
    Ein Worker nimmt einem Server das Denken ab. Er braucht keine Datenbank und öffnet keinen Port:
    Er verbindet sich mit jedem Server, holt Aufträge und schickt Ergebnisse. Server und Worker
    brauchen dieselbe Version, dieselben Spiele und denselben Schlüssel (MANDATE_WORKER_KEY oder
    worker_key in der Datei mit Einstellungen). Ein Worker darf jederzeit kommen und gehen: Was er
    nicht fertig macht, übernimmt ein anderer oder der Server. Nach Strg-C oder SIGTERM beendet er
    seine Aufträge, höchstens zehn Sekunden lang.

    Beispiele:
      export MANDATE_WORKER_KEY=$(openssl rand -hex 32)   einmal; am Server derselbe
      mandate serve --bot-workers 0                       ein Server, für den nur Worker denken
      mandate worker --at http://10.0.0.5:8642            ein Worker, auf einem anderen Rechner
      mandate worker --at http://10.0.0.5:8642 --at http://10.0.0.6:8642 --processes 8
worker-begins = { $name } hat { $processes ->
    [one] einen Prozess
   *[other] { $processes } Prozesse
} zum Denken (Beenden mit Strg-C).
worker-connected = Verbunden mit { $address }.
worker-refused = { $address } lehnt diesen Worker ab: { $why }
worker-unreachable = { $address } ist nicht erreichbar ({ $why }). Neuer Versuch …
worker-too-large = Ein Ergebnis von { $bytes } Bytes ist zu groß (Grenze: { $most }). Der Server weiß Bescheid.
worker-finishing = { $count ->
    [one] Ein Auftrag wird
   *[other] { $count } Aufträge werden
} noch beendet …
worker-stopped = Beendet. Was nicht fertig ist, übernehmen andere.

## Notifications

push-title = Du bist am Zug
push-warned = Deine Zeit ist um: Ziehe innerhalb eines Tages oder nimm Urlaub
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, mit { $others }
}

## Addresses that are opened outside of the page

visit-about = Spiele Qin, Reiner Knizias Spiel um Provinzen und Pagoden, im Browser: gegen den Computer oder mit Freunden, ohne Anmeldung.
visit-invited = Einladung zu einer Partie { $game }
visit-terms = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
} · { $pace }{ $games ->
    [one] {""}
   *[other] {" "}· eine Serie von { $games } Partien
}. Öffne den Link, um dich dazuzusetzen; ohne Anmeldung.
visit-pace = { $per ->
    [days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    } pro Zug
    [move] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    } pro Zug
    [game] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    } für jeden
   *[none] ohne Uhr
}
visit-to-table = Zum Tisch
visit-refused = Das hat nicht geklappt
