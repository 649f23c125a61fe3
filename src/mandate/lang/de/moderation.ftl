## Die Seite der Moderation

safety-moderate = Moderation
safety-moderate-key = Schlüssel der Moderation
safety-moderate-key-about = Den Schlüssel gibt dir, wer diesen Server betreibt. Gib ihn einmal ein; dieser Browser merkt sich, dass du moderierst.
safety-moderate-enter = Anmelden
safety-moderate-leave = Hier nicht mehr moderieren
safety-moderate-no-guest = Wähle zuerst einen Namen und setze dich an irgendeinen Tisch; gib dann den Schlüssel ein.
safety-moderate-open = Offene Meldungen
safety-moderate-closed = Erledigte Meldungen
safety-moderate-history = Verlauf
safety-moderate-none = Hier ist nichts.
safety-moderate-report = { $name }: { $reason }
safety-moderate-by = Gemeldet von { $by }, { $at }
safety-moderate-now = heißt jetzt { $name }
safety-moderate-spectator = Zuschauer
safety-moderate-chat = Chat am Tisch
safety-moderate-no-chat = An diesem Tisch wurde nichts gesagt.
safety-moderate-games = Partien mit anderen
safety-moderate-conduct = In den 60 Tagen vor der Meldung und seither: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit anderen; { $left } verlassen, { $stalled } verloren, weil eine schnelle Uhr ablief, { $early } gewertete sofort aufgegeben.
safety-moderate-pairing = { $rated } gewertete Partien mit { $name }: { $won } gewonnen, { $lost } verloren, { $early } von einem der beiden sofort aufgegeben.{ $near ->
    [yes] {" "}Beide kommen von derselben Adresse.
   *[no] {""}
}
safety-moderate-others = { $count ->
    [0] Keine weiteren Meldungen über diese Person
    [one] Eine weitere Meldung über diese Person
   *[other] { $count } weitere Meldungen über diese Person
}
safety-moderate-back = Alle Meldungen
safety-moderate-decide = Entscheiden
safety-moderate-decision = Entscheidung
safety-moderate-reason = Grund, den die Person lesen wird
safety-moderate-days = Tage
safety-moderate-name = Neuer Name
safety-moderate-done = Erledigt.
safety-moderate-decided = { $at } · { $moderator }: { $kind } { $name }
safety-moderate-until = bis { $until }
safety-moderate-lifted = aufgehoben { $at }
safety-moderate-reported = gemeldet
safety-measure-dismiss = abweisen
safety-measure-warn = verwarnen
safety-measure-mute = stummschalten
safety-measure-suspend = sperren
safety-measure-rename = umbenennen
safety-measure-lift = aufheben
