## Ratings

people-scale-two = two players
people-scale-more = three or four players
people-ratings = Your ratings
people-ratings-about = A rating comes from rated games only. The number is a level of our computer players; the interval holds your true level in 95 of 100 cases.
people-no-ratings = No rated games yet.
people-rating = { $provisional ->
    [yes] plays about like level { $level } ± { $margin } (still uncertain)
   *[no] plays like level { $level } ± { $margin }
}
people-rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
people-rating-line = { $game }, { $scale }: { $rating } of { $of } · { $count }
people-rated = Rated
people-rated-about = The result changes your rating. No hints, no takebacks; everyone who sits down agrees.
people-rated-here = { $rated ->
    [yes] yes, it changes ratings
   *[no] no
}
people-rated-new = Your rating now: { $rating }.

problem-cannot-rate = { $why ->
    [takebacks] A rated game has no takebacks.
    [hints] A rated game has no hints.
    [deal] A rated game needs a deal that no player knows.
    [seats] In a rated game each person has one seat.
    [player] In a rated game only levels whose strength was measured can play, and none of them in your team.
   *[game] Games with these options are not rated.
}
problem-not-claimed = Rated games are for guests who can come back. Add a passkey or make a recovery code on the page “Name and data” first.
problem-wrong-passkey = This passkey was not accepted. Please try again, or use your recovery code.
problem-no-passkeys = Passkeys work only under a host name, over HTTPS or as localhost. Use a recovery code here.
problem-last-way-in = Without it you could not sign in on any other device, or on this one after signing out.
problem-no-way-in = Add a passkey or make a recovery code first: without one you could not come back.

## mandate ratings

ratings-about = show ratings, or compute all of them again
ratings-what = show: your ratings at a server; recompute: fold all results of a database again
ratings-at = with show: the server’s address
ratings-database = with recompute: the database (default: that of mandate serve)
ratings-logs = with recompute: read every result from the log of its table again
ratings-check = with recompute: only compare; the exit code is 1 if a rating differs
ratings-epilogue =
    Stop a server on SQLite before recompute.

    Examples:
      mandate ratings show --at http://127.0.0.1:8642
      mandate ratings recompute
      mandate ratings recompute --logs --check
ratings-progress = Results
ratings-recomputed = { $results } results, { $counted } counted; { $people } people. { $changed ->
    [0] All ratings are as they were.
    [one] { $changed } rating differs from before.
   *[other] { $changed } ratings differ from before.
}
play-option-rated = with --at: a rated game; it changes the ratings of everyone who plays

push-challenge = { $name } challenges you to { $game }.
push-accepted = { $name } accepts your challenge: { $game }.
problem-rated-paused = You left several rated games lately. The next one can begin { $until }; casual games can begin at any time.
push-found = An opponent has been found: { $game }.
problem-no-such-person = No person has this address.
problem-not-shown = This person does not show that.
problem-yourself = That is you.
problem-too-many-followed = You can follow at most { $most } people.
problem-not-for-two = A challenge has one seat for you and one for the other person; computer players take the rest.
problem-already-challenged = Your last challenge to this person still waits for an answer.
problem-too-many-challenges = You have { $most } challenges that wait for an answer. Withdraw one first.
problem-no-such-challenge = This challenge was withdrawn, answered, or is over.
problem-matchmaking-off = On this server people find their opponents by themselves.
problem-too-many-requests = { $most } requests from your address wait already.
problem-no-such-request = You are not looking for opponents, or no longer.

## mandate people

people-about = see people at a server, follow and challenge them
people-cli-what = list, show, follow, unfollow, challenge, accept, decline, withdraw, block, unblock, report (default: list)
people-cli-who = a person’s address, such as ann.k3x7qa; for accept and decline a challenge’s id
people-cli-at = the server’s address
people-cli-game = with challenge: the game (default: the first one)
people-cli-days = with challenge: days for each move (default: no clock)
people-cli-rated = with challenge: a rated game
people-cli-reason = with report: why: insult, hate, threat, sexual, minor, spam, cheating, name, other
people-cli-text = with report: more about it, for the moderators
people-cli-blocked = You have blocked { $name }.
people-cli-json = print the server’s answer as JSON
people-epilogue =
    Examples:
      mandate people --at http://127.0.0.1:8642
      mandate people show ann.k3x7qa --at http://127.0.0.1:8642
      mandate people challenge ann.k3x7qa --game qin --days 2 --at http://127.0.0.1:8642
people-cli-done = Done.
people-cli-none = You follow no one, and no challenge waits.

## Signing in, devices, one's own data

account-this = This is me
account-about = No account needed: this browser recognizes you by a cookie. With a passkey or a recovery code you can play under your name on other devices too.
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkey-added = Passkey added. You can sign in with it from now on.
account-passkey-unable = This browser has no passkeys at this address. A recovery code does the same.
account-passkey-canceled = No passkey was used.
account-passkey-known = This device already has a passkey for you.
account-passkey-name = Name of the passkey
account-passkey-new = added { $since }
account-passkey-used = added { $since }, last used { $used }
account-rename = Rename
account-rename-of = Rename { $name }
account-remove = Remove
account-remove-of = Remove { $name }
account-remove-anyway = Remove it anyway
account-removed = Removed.
account-code = Recovery code
account-code-about = For devices without passkeys. Anyone who has it can play as you, so keep it to yourself.
account-code-have = You have a recovery code. A new one replaces it.
account-code-remove = Remove the code
account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-devices = Where you are signed in
account-device = { $client } on { $system }
account-device-unknown = Unknown device
account-device-this = this device
account-device-seen = last seen { $seen }
account-sign-out = Sign out
account-sign-out-of = Sign out: { $device }
account-sign-out-others = Sign out everywhere else
account-signed-out = Signed out.
account-data = Your data
account-export = Download my data
account-export-about = One file with everything: name, devices, names of passkeys, chat messages, ratings, games, and the settings of this browser.
account-break = Take a break
account-break-about = You are signed out everywhere, your name disappears from all tables, and you leave those that have not begun. Running games continue, and so do their clocks. Sign in to come back.
account-break-sure = Sign out everywhere and hide your name?
account-break-done = You are signed out everywhere. Sign in to come back.

## mandate me

me-about = your guest at a server: recovery code, devices, data
me-what = show: name, ways to sign in, devices; code: make a recovery code; recover: sign in with one; sign-out: on one device or all others; export: save everything as a file; data: on or off, whether your games may be published without names; quiet: hours without messages, in which your clock rests in slow games; away: take a vacation from slow games; back: end it; break: go away until you sign in again; delete: delete everything
me-value = with recover: the code (without it, a line of standard input); with sign-out: the number of a device, or others; with export: the file (default: mandate-me.json); with quiet: from-to, or off; with away: the first and the last day
me-at = the server’s address
me-yes = with break and delete: yes, do it
me-epilogue =
    Examples:
      mandate me show --at http://127.0.0.1:8642
      mandate me recover --at http://127.0.0.1:8642 < code.txt
      mandate me sign-out others --at http://127.0.0.1:8642
      mandate me export --at http://127.0.0.1:8642
      mandate me quiet 22:00-07:00 --at http://127.0.0.1:8642
      mandate me away 2026-12-20..2027-01-02 --at http://127.0.0.1:8642
me-data = Your games may be published without names: { $agreed ->
    [yes] yes
   *[no] no
}
me-quiet = Quiet hours: { $from } to { $to }, { $zone }
me-vacation = Away from { $since } to { $until }
me-vacation-left = Days of vacation left: { $left } of { $year }
me-zone = The time zone of this machine is unknown: add its name, as in “{ $value } Europe/Paris”.
me-name = Name: { $name }
me-ways-in = Passkeys: { $passkeys } · recovery code: { $code ->
    [yes] yes
   *[no] no
}
me-device = { $number }. { $device }, last seen { $seen }
me-device-this = { $number }. { $device }, this device
me-recovered = Welcome back, { $name }!
me-exported = Everything is in { $file }.
me-unsure = Nothing was done. If you are sure, add --yes to { $what }.
