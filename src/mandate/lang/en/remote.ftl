## Playing at a table of a server: mandate play --at URL

play-option-at = play over the network: the link to a table that you were given, or a server’s address to open a table there (with GAME, --players, --board, --opponent, --takebacks; seats without an opponent wait for people)

# commands: one word each
play-command-say = say
play-command-accept = accept
play-command-decline = decline
play-command-who = who
play-command-series = series
play-command-replace = replace
play-command-leave = leave

remote-your-name = What are you called?
remote-seat = Seat { $seat }
remote-waiting = Waiting for the others. They join with: mandate play --at { $link }
remote-waiting-how = Meanwhile: { $say } TEXT, { $who }, { $leave } (gives up the seat). Ctrl-C keeps it.
remote-start = Everybody is here. Press Enter to begin.
remote-watching = You are watching: no seat is yours at this table.
remote-pace-move = Each choice has { $seconds } seconds.
remote-pace-game = Everybody has { $seconds } seconds for the whole game, and { $increment } more after each choice.
remote-round = Game { $number } of this table; won so far: { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Game { $game } of { $games } of the series; so far: { $score }.
remote-lost = The connection is lost. Trying to come back …
remote-back = Connected again. Nothing was missed.
remote-offline = There is no connection to the server just now; we keep trying.
remote-unsure = The server did not answer. Once it does, you will see whether that was done; doing it again does no harm.
remote-sat = { $player } takes seat { $seat }.
remote-left = { $player } has left the table.
remote-closed = The table has been cleared away.
remote-started = The game begins.
remote-time = { $player } has run out of time.
remote-removed = { $player } was taken out of the game.
remote-took-back = { $count ->
    [one] { $player } takes back a choice.
   *[other] { $player } takes back a choice, and with it { $count } in all.
}
remote-replaced = From now on a computer player sits on seat { $seat }: { $player }.
remote-offer-takeback = { $player } would like to take back a choice.
remote-offer-rematch = { $player } would like another game.
remote-offer-series = { $player } would like a series of { $games } games.
remote-offer-bot = { $player } proposes that { $bot } takes over from { $about }.
remote-offer-remove = { $player } proposes to go on without { $about }.
remote-offer-how = (accept or decline)
remote-agreed = { $player } agrees.
remote-declined = { $player } declines.
remote-rematched = Another game is agreed on.
remote-said = { $player }: { $text }
remote-no-offer = Nothing is on offer.
remote-takeback-asked = You have asked to take it back. It is done when the others agree.
remote-replace-how = { $count ->
    [0] No seat is abandoned.
   *[other] Say who takes over, and which seat: replace SEAT BOT, such as replace 2 greedy. Abandoned: { $seats }.
}
remote-replace-asked = You have proposed it. It is done when the others agree.
remote-leave-sure = You would leave the game for good, and your seat would be abandoned. If you mean it: { $leave } { $yes }
remote-rematch-asked = You have asked for another game. It begins as soon as the others agree.
remote-no-hint = This table gives no hints.
remote-hinted = { $player } takes a hint.
remote-save-where = The server keeps the game. For a copy of the record on this machine, name a file: save FILE
remote-who = { $seat } { $player }, { $state ->
    [bot] computer player
    [left] has left
    [here] is here
   *[away] is not here
}{ $clock }
remote-clock = , { $time } left
remote-link = The link to this table: { $link }
remote-help =
    # At a table with others
    { $say } TEXT       a word to everybody
    { $accept }         agree to what another player offers
    { $decline }        decline it, or withdraw your own offer
    { $who }            who is here, their clocks, the link to the table
    { $series } N       after a game: a series of so many games
    { $replace } SEAT BOT  propose a computer player for an abandoned seat
    { $leave }          give up your seat for good; quit keeps it
    undo           asks the others where it is not yours alone
    save FILE      a copy of the record
remote-goodbye = The game goes on at the server. Come back with: mandate play --at { $link }
remote-goodbye-over = The server keeps the game.
remote-goodbye-left = You have left the table.

remote-trouble-address = “{ $address }” is no address of a table, such as https://example.org/#/table/TABLE/SECRET.
remote-trouble-away = { $address } cannot be reached: { $reason }
remote-trouble-stranger = { $address } answers, but not like a server of Mandate.
remote-trouble-game = At this table { $game } is played, not { $wanted }.
remote-trouble-options = The table has its own settings already, or they are for a game on this machine: { $options }
remote-trouble-frozen = This game cannot go on: { $reason }
remote-trouble-series = “{ $value }” is no number of games for a series ({ $least } to { $most }).
remote-trouble-closed = This table has been cleared away: nobody was left before the game began.
remote-trouble-over = { $count ->
    [0] The game at this table is over. Nobody won.
   *[other] The game at this table is over. Won by: { $winners }.
}

## A program at a table of a server: mandate bot

bot-about = let a program play at a table of a server
bot-command = the program: a command that speaks the bot protocol on its standard input and output, in quotes
bot-at = the link to the table, as people are given it
bot-name = what the program is called there; under the same name it comes back to the same seat
bot-seat = the seat to take, counted from 1 (default: its own one, else the first that is free)
bot-stay = stay after the game: the program agrees to rematches
bot-epilogue = Example: mandate bot ./my_bot --at https://example.org/#/table/TABLE/SECRET (docs/protocol.md)
bot-plays = { $name } plays { $game } on seat { $seat }.
bot-over = The game is over. Winners: seat { $winners } ({ $reason }).
bot-refused = The server refuses: { $reason }
