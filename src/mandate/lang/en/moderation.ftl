## The moderators’ page

safety-moderate = Moderation
safety-moderate-key = Key of a moderator
safety-moderate-key-about = The operator of this server gives you a key. Enter it once; this browser remembers that you are a moderator.
safety-moderate-enter = Enter
safety-moderate-leave = No longer be a moderator here
safety-moderate-no-guest = Choose a name and take a seat at any table first; then enter the key.
safety-moderate-open = Open reports
safety-moderate-closed = Closed reports
safety-moderate-history = History
safety-moderate-none = Nothing here.
safety-moderate-report = { $name }: { $reason }
safety-moderate-by = Reported by { $by }, { $at }
safety-moderate-now = now called { $name }
safety-moderate-spectator = spectator
safety-moderate-chat = Chat at the table
safety-moderate-no-chat = Nothing was said at this table.
safety-moderate-games = Games with people
safety-moderate-conduct = In the 60 days before the report and since: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with people; { $left } left, { $stalled } lost by letting a live clock run out, { $early } rated ones given up at once.
safety-moderate-pairing = { $rated } rated games with { $name }: { $won } won, { $lost } lost, { $early } given up at once by one of them.{ $near ->
    [yes] {" "}Both come from the same address.
   *[no] {""}
}
safety-moderate-others = { $count ->
    [0] No other reports about this person
    [one] One other report about this person
   *[other] { $count } other reports about this person
}
safety-moderate-back = All reports
safety-moderate-decide = Decide
safety-moderate-decision = Decision
safety-moderate-reason = Reason, which the person will read
safety-moderate-days = Days
safety-moderate-name = New name
safety-moderate-done = Done.
safety-moderate-decided = { $at } · { $moderator }: { $kind } { $name }
safety-moderate-until = until { $until }
safety-moderate-lifted = lifted { $at }
safety-moderate-reported = reported
safety-measure-dismiss = dismiss
safety-measure-warn = warn
safety-measure-mute = mute
safety-measure-suspend = suspend
safety-measure-rename = rename
safety-measure-lift = lift
