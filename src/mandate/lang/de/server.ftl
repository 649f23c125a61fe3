## Der Server für Tische

serve-about = Tische eröffnen, an denen man über das Netz spielt
serve-host = Adresse, unter der er zu erreichen ist (sonst: 127.0.0.1, nur dieser Rechner)
serve-port = Port, unter dem er zu erreichen ist; 0 nimmt irgendeinen freien (sonst: 8642)
serve-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK (sonst: eine Datei in deinem Datenordner)
serve-bot-workers = Prozesse, in denen Computerspieler nachdenken (sonst: 2)
serve-bot-seconds = Sekunden, die ein Computerspieler über einen Zug nachdenken darf (sonst: 10)
serve-origins = weitere Webadressen, deren Seiten diesen Server benutzen dürfen, durch Kommas getrennt
serve-proxies = Adressen von Reverse-Proxys, denen geglaubt wird, durch Kommas getrennt (sonst: 127.0.0.1)
serve-rate = Befehle je Sekunde, die jemand schicken darf (sonst: 20)
serve-push-hosts = Push-Dienste, die Browser nennen dürfen, durch Kommas getrennt; „none“ verschickt keine Mitteilungen (sonst: die der bekannten Browser)
serve-log-level = debug, info, warning oder error (sonst: info)
serve-open = die Seite im Browser öffnen
serve-settings = eine TOML-Datei mit diesen Einstellungen, benannt wie hier, mit _ statt -
serve-backup = die Datenbank in diese Datei kopieren, auch während ein Server läuft, und aufhören
serve-epilogue =
    Jede Einstellung kann auch aus der Umgebung kommen, etwa MANDATE_DATABASE, oder aus
    der Datei, die --settings oder MANDATE_SETTINGS nennt. Was hier steht, geht vor der
    Umgebung, und die Umgebung geht vor der Datei.

    Beispiele:
      mandate serve                             für diesen Rechner; die genannte Adresse öffnen
      mandate serve --host 0.0.0.0              für alle in deinem Netz
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --backup tische-heute.db    eine Kopie, auch bei laufendem Server
serve-listening = Mandate ist unter { $address } zu erreichen (Strg-C beendet es).
serve-backed-up = { $file }: Die Sicherung ist vollständig.

problem-bad-message = Diese Nachricht ist nicht zu lesen: { $reason }.
problem-too-large = Diese Nachricht ist zu groß: Angenommen werden höchstens { $most } Bytes.
problem-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
problem-foreign-origin = Diese Anfrage kommt von einer fremden Webseite und wird nicht angenommen.
problem-unknown-guest = Hier kennt dich noch niemand: Bitte sag zuerst, wie du heißt.
problem-wrong-code = Diesen Wiederherstellungscode hat niemand.
problem-no-such-page = Unter dieser Adresse ist nichts.
problem-no-such-table = Einen solchen Tisch gibt es nicht, oder du brauchst seinen Link.
problem-table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
problem-frozen-table = Dieses Spiel bleibt, wie es ist, und kann hier nicht weitergehen: { $reason }
problem-log-differs = Zeile { $line } im Protokoll dieses Tisches folgt nicht aus den Regeln dieser Ausgabe.
problem-wrong-seats = Der Tisch hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, aber das Spiel ist für { $players ->
    [one] eine Person
   *[other] { $players } Personen
} eingestellt.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-seat-free = Platz { $seat } ist schon frei.
problem-no-open-seat = Alle Plätze sind besetzt.
problem-not-your-seat = Platz { $seat } gehört dir nicht.
problem-not-seated = Das darf nur, wer am Tisch sitzt.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-seats-open = Es sind noch Plätze frei.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-over = Das Spiel ist noch im Gang.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-advice = In der verfügbaren Zeit ist kein Tipp zustande gekommen. Bitte noch einmal versuchen.
problem-no-such-offer = Das steht nicht oder nicht mehr zur Abstimmung.
problem-offer-open = Dasselbe steht schon zur Abstimmung.
problem-own-offer = Deinem Vorschlag müssen die anderen zustimmen, nicht du.
problem-not-abandoned = Platz { $seat } ist nicht verlassen.
problem-foreign-push = Mitteilungen gehen nur an die Push-Dienste bekannter Browser, und diese Adresse gehört zu keinem.
problem-push-off = Dieser Server verschickt keine Mitteilungen.
problem-not-installed = Die Pakete des Servers fehlen. Sie kommen mit: pip install mandate[server]
problem-file-in-use = { $file } wird schon von einem anderen Server benutzt.
problem-port-taken = { $host }, Port { $port }, ist nicht zu haben: { $reason }.
problem-no-backup = Das kopiert nur SQLite-Dateien. Für PostgreSQL gibt es pg_dump.
problem-store-away = Der Server erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.
problem-internal = Im Server ist etwas schiefgegangen. Nichts hat sich geändert.

## Notifications

push-title = Du bist am Zug
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, mit { $others }
}
