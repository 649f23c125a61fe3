## mandate moderate

moderate-about = look at reports, and decide about them
moderate-what = list, show or history; or what to decide: dismiss, warn, mute, suspend, rename or lift
moderate-report = the id of a report, as list shows it
moderate-reason = why: the person concerned reads it
moderate-days = with mute and suspend: for how many days (default: 7)
moderate-name = with rename: the new name
moderate-closed = with list: closed reports
moderate-json = print JSON
moderate-at = the server’s address; the key is read from { $variable }
moderate-database = the database (default: that of mandate serve)
moderate-key = the key of a moderator, from the server’s settings
moderate-epilogue =
    With --at over the network, with the key of a moderator in { $variable }; without it in the database
    itself (stop a server on SQLite first). Every decision is kept with its reason and who made it.

    Examples:
      mandate moderate list --at https://table.example.org
      mandate moderate show R3xQ9aZ0bcD1 --at https://table.example.org
      mandate moderate suspend R3xQ9aZ0bcD1 --days 3 --reason Insults
moderate-none = No reports.
moderate-no-history = No decisions yet.
moderate-line = { $id }  { $at }  { $name }: { $reason } (reported by { $by }) { $text }
moderate-decided = { $at }  { $moderator }: { $kind } { $name }{ $timed ->
    [yes] {" "}until { $until }
   *[no] {""}
}  { $reason }
moderate-table = Table: { $table }
moderate-log = Chat (> the line reported, * the person reported):
moderate-others = Other reports about this person: { $count }
moderate-history = Earlier decisions:
moderate-done = Done. Report { $report } is closed.
