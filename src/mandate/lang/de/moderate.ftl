## mandate moderate

moderate-about = Meldungen ansehen und darüber entscheiden
moderate-what = list, show oder history; oder was geschehen soll: dismiss, warn, mute, suspend, rename oder lift
moderate-report = die Kennung einer Meldung, wie list sie zeigt
moderate-reason = warum: Die betroffene Person liest es
moderate-days = mit mute und suspend: für wie viele Tage (Standard: 7)
moderate-name = mit rename: der neue Name
moderate-closed = mit list: erledigte Meldungen
moderate-json = als JSON ausgeben
moderate-at = die Adresse des Servers; der Schlüssel steht in { $variable }
moderate-database = die Datenbank (Standard: die von mandate serve)
moderate-key = ein Schlüssel der Moderation, aus den Einstellungen des Servers
moderate-epilogue =
    Mit --at über das Netz, mit einem Schlüssel der Moderation in { $variable }; sonst in der Datenbank
    selbst (einen Server mit SQLite vorher anhalten). Jede Entscheidung bleibt mit Grund und Namen erhalten.

    Beispiele:
      mandate moderate list --at https://table.example.org
      mandate moderate show R3xQ9aZ0bcD1 --at https://table.example.org
      mandate moderate suspend R3xQ9aZ0bcD1 --days 3 --reason Beleidigung
moderate-none = Keine Meldungen.
moderate-no-history = Noch keine Entscheidungen.
moderate-line = { $id }  { $at }  { $name }: { $reason } (gemeldet von { $by }) { $text }
moderate-decided = { $at }  { $moderator }: { $kind } { $name }{ $timed ->
    [yes] {" "}bis { $until }
   *[no] {""}
}  { $reason }
moderate-table = Tisch: { $table }
moderate-log = Chat (> die gemeldete Zeile, * die gemeldete Person):
moderate-others = Weitere Meldungen über diese Person: { $count }
moderate-history = Frühere Entscheidungen:
moderate-done = Erledigt. Meldung { $report } ist geschlossen.
