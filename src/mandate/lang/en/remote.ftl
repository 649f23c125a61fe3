## Playing at a table of a server: mandate play --at URL

play-option-at = play over the network: the link to a table you were given, or a server’s address to open a table there (with GAME, --players, --board, --opponent, --takebacks; seats without an opponent wait for people)
play-option-find = with --at SERVER: find an opponent (with GAME, --players, --clock, --rated); a computer player sits down meanwhile, unless the clock allows a day or more per move

# commands: one word each
play-command-say = say
play-command-phrase = phrase
play-command-freely = freely
play-command-mute = mute
play-command-block = block
play-command-report = report
play-command-accept = accept
play-command-decline = decline
play-command-who = who
play-command-series = series
play-command-replace = replace
play-command-without = without
play-command-cancel = cancel
play-command-leave = leave
play-command-join = join

remote-before-name = Playing at { $address }. Enter the name the other players will see, or press Enter to go without one. To change it later: --name NAME.
remote-your-name = What is your name?
remote-seat = Seat { $seat }
remote-waiting = Waiting for the other players. Send them this link: it opens in any browser, and works with mandate play --at LINK.
remote-waiting-how = Meanwhile: { $say } TEXT, { $phrase }, { $who }, { $leave } (gives up the seat). Ctrl-C keeps it.
remote-start = Everyone is here. Press Enter to start.
remote-watching = You are watching this table; you have no seat here.
remote-pace-move = Time limit: { $seconds } seconds per move.
remote-pace-game = Time limit: { $seconds } seconds each for the whole game, plus { $increment } per move.
remote-round = Game { $number } at this table; wins so far: { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Game { $game } of { $games } of the series; so far: { $score }.
remote-lost = Connection lost. Reconnecting…
remote-back = Connected again. You missed nothing.
remote-offline = No connection to the server; still trying.
remote-unsure = The server did not answer. Once it is back you will see whether it got your move; repeating it does no harm.
remote-sat = { $player } takes seat { $seat }.
remote-left = { $player } left the table.
remote-closed = The table was closed.
remote-started = The game begins.
remote-took-back = { $count ->
    [one] { $player } took back a move.
   *[other] { $player } took back a move; { $count } moves were undone in all.
}
remote-replaced = A computer player now has seat { $seat }: { $player }.
remote-offer-takeback = { $player } would like to take back a move.
remote-offer-rematch = { $player } would like to play again.
remote-offer-series = { $player } would like to play a series of { $games } games.
remote-offer-bot = { $player } suggests that { $bot } takes over from { $about }.
remote-offer-remove = { $player } suggests playing on without { $about }.
remote-offer-cancel = { $player } suggests canceling the game.
remote-offer-join = A person would like to take over seat { $seat } from the computer. Until two seats have chosen, the game then counts as between you; later it counts for no one.
remote-joined = { $player } has taken over seat { $seat } from the computer.
remote-join-asked = You asked to take over seat { $seat }. Waiting for the players; stay here.
remote-join-how = No seat can be taken over here. That is for games whose players wait for a person.
remote-find-go = { $status ->
    [invited] ({ $join }: go there; { $decline }: stay here)
   *[other] ({ $join }: go there)
}
remote-find-again = The same command shows how it stands, and leads to the table.
remote-offer-how = (accept or decline)
remote-agreed = { $player } agrees.
remote-declined = { $player } declines.
remote-rematched = Everyone agreed to play again.
remote-marked = { $player } marks { $thing }.
remote-unmarked = { $player } takes the mark from { $thing }.
remote-remark = { $player } (watching): { $text }
remote-said = { $player }: { $text }
remote-no-offer = There is no offer right now.
remote-takeback-asked = You asked to take it back. Waiting for the other players.
remote-replace-how = { $count ->
    [0] No player is away on their turn.
   *[other] Which seat? For example: { $replace } 2, { $replace } 2 greedy, or { $without } 2. Away: { $seats }.
}
remote-gone = { $player } is away. { $seconds ->
    [0] You can
    [one] If that is still so in one second, you can
   *[other] If that is still so in { $seconds } seconds, you can
} type { $replace } (a computer player takes over) or { $without } ({ $seats ->
    [2] claim the win
   *[other] go on without them
}).
remote-gone-cancel = { $cancel } cancels the game, which does not count yet.
remote-replace-asked = You suggested it. Waiting for the other players.
remote-leave-sure = You would leave the game for good and abandon your seat. If you are sure: { $leave } { $yes }
remote-rematch-asked = You asked to play again. Waiting for the other players.
remote-no-hint = Hints are turned off at this table.
remote-hinted = { $player } used a hint.
remote-save-where = The server keeps the game. To save a copy of the game record on this machine: save FILE
remote-who = { $seat } { $player }, { $state ->
    [bot] computer player
    [left] left the table
    [here] here
   *[away] not here
}{ $clock }
remote-clock = , { $time } left
remote-link = Link to this table, for a browser or mandate play --at:
remote-help =
    # At a table with others
    { $say } TEXT       a message to everyone
    { $phrase } [N]       say one of the phrases; alone: list them
    { $freely }         agree to free text among strangers; “{ $freely } n” takes it back
    { $mute } SEAT      hide what a player says; “{ $mute } SEAT n” shows it again
    { $block } SEAT     you no longer meet in the lobby, and do not see what they say
    { $report } SEAT REASON [TEXT]  tell the moderators about a player; the chat is attached
    { $accept }         accept another player’s offer
    { $decline }        decline it, or withdraw your own offer
    { $who }            who is here, their clocks, the link to the table
    { $series } N       after a game: a series of so many games
    { $replace } [SEAT [BOT]]  a computer player takes over from a player who is away
    { $without } [SEAT]   go on without a player who is away; with two players you win
    { $cancel }         cancel a game in which fewer than two players have moved
    { $leave }          give up your seat for good; quit keeps it
    { $join } [SEAT]     take over the seat of a computer player, if the players there agree
    undo           asks the others if it concerns them
    save FILE      a copy of the game record
remote-goodbye = The game continues on the server. Come back with: mandate play --at { $link }
remote-goodbye-over = The server keeps the game.
remote-goodbye-left = You left the table.

remote-trouble-address = “{ $address }” is not the address of a table, such as https://example.org/#/table/TABLE/SECRET.
remote-trouble-away = Cannot reach { $address }: { $reason }
remote-trouble-stranger = { $address } answers, but it is not a Mandate server.
remote-trouble-game = This table plays { $game }, not { $wanted }.
remote-trouble-name = A name is needed here. Please give one with --name.
remote-trouble-options = These options do not apply here; the table has its own settings: { $options }
remote-trouble-frozen = This game cannot be continued: { $reason }
remote-trouble-series = “{ $value }” is not a valid number of games for a series ({ $least } to { $most }).
remote-trouble-closed = This table was closed before the game began.
remote-trouble-over = { $count ->
    [0] The game at this table is over. There is no winner.
   *[other] The game at this table is over. Won by: { $winners }.
}

## A program at a table of a server: mandate bot

bot-about = let a program play at a table on a server
bot-command = the program: a command that speaks the bot protocol on its standard input and output, in quotes
bot-at = the link to the table, the same one people get
bot-name = the program’s name at the table; under the same name it gets the same seat back
bot-seat = the seat to take, counted from 1 (default: its own, or else the first free one)
bot-stay = stay after the game and accept rematches
bot-ladder = play on the ladder of this game, instead of at a table
bot-token = the file with the program’s token for the ladder (or MANDATE_BOT_TOKEN)
bot-epilogue = Example: mandate bot ./my_bot --at https://example.org/#/table/TABLE/SECRET (docs/protocol.md)
bot-plays = { $name } plays { $game } in seat { $seat }.
bot-over = The game is over. Winners: seat { $winners } ({ $reason }).
bot-refused = The server refused: { $reason }
remote-phrases = { $command } NUMBER says one of these:
remote-phrase = { $number }  { $text }
remote-vacationed = { $player } is away from { $since } to { $until }.
remote-vacation-over = { $player } is not away.
remote-warned = { $player } ran out of time and has one more day.
remote-consented = { $player } agrees to free text. { $command } agrees too; “{ $command } { $no }” takes it back.
remote-revoked = { $player } wants phrases only.
remote-mute-how = Which seat? { $command } 2 hides what the player there says, { $command } 2 { $no } shows it again.
remote-muted = You no longer see what { $player } says.
remote-unmuted = You see again what { $player } says.
remote-block-how = Which seat? { $command } 2 keeps you apart from the player there.
remote-blocked = You and { $player } are kept apart from now on.
remote-report-how = Who, and why? { $command } 2 insult, and more in your own words if you like. Reasons: { $reasons }.
remote-reported = Thank you. The moderators will look at your report about { $player }.
