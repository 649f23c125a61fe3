## The terminal game: options of `mandate play`

play-epilogue =
    Examples:
      mandate play qin                          a first game
      mandate play qin --opponent level:3       against the third level, the Apprentice
      mandate play qin --hot-seat --players 3   three people at one screen
      mandate play great-wall --players 1       alone against Qin Jiushao
      mandate play great-wall --coop            together against the Hordes
      mandate play --resume                     pick up where you left off
      mandate play --from game.json --after 23  play on from a position of a record
      mandate play qin --position POSITION      from a position of your own (docs/games/qin.md)
play-option-game = which game: { $games } (default: { $default })
play-option-players = how many players: { $games }
play-option-players-of = { $game } { $least } to { $most } (default: { $usual })
play-option-board = bird, lion, seed:NAME for a generated board, or a map file (default: bird)
play-option-opponent = who plays the other seats: a level by number or name (level:1 is the weakest; the default in Qin), random, in Qin also greedy or search:500; bot:COMMAND for a program of your own, agent:MODULE:FUNCTION for a Python function; once for all seats, or once for each; “mandate players” lists them
play-option-hot-seat = several people share this screen; seats with an --opponent come last
play-option-name = the name for a seat; repeat it for more, starting with seat 1
play-option-first = the seat that starts, counted from 1, or random (default: 1)
play-option-fair-start = redeal until every starting hand has a double tile
play-option-series = several games: boards separated by commas, or the number of games
play-option-clock = with --at: the time limit; 10+5 (minutes for the game + seconds per move), or 2m, 12h, 3d per move
play-option-takebacks = allow confirmed moves to be taken back
play-option-seed = any text or number: the same seed gives the same deal
play-option-save = save the game record to this file
play-option-resume = continue a saved game (without a file: the last one)
play-option-from = play on from a position of a recorded game, with the same hands; in Qin the tiles still in the piles are shuffled again
play-option-position = play from a position of Qin written as one line (docs/games/qin.md), as the page “Set up a position” shows it; * for the pagodas left, the piles and the count of moves fills them in, ?? is a tile that is drawn
play-option-after = with --from: after how many moves (default: all of them)
play-option-seat = with --from or --position: the seat you play, counted from 1 (default: the player to move)
play-option-no-colour = no colors; the environment variable NO_COLOR does the same
play-option-plain = line by line instead of full-screen, for scripts and screen readers
play-option-ascii = plain ASCII characters only
play-option-pause = seconds to show an opponent’s turn (default: 1)

## What keeps a game from beginning

play-trouble-opponents = { $given ->
    [one] One opponent was given
   *[other] { $given } opponents were given
}, but there are { $seats ->
    [one] one seat
   *[other] { $seats } seats
} for opponents.
play-trouble-names = { $given } names were given, but there are { $seats } seats.
play-trouble-empty-name = A name needs at least one letter.
play-trouble-series = A series is a list of boards separated by commas, such as bird,lion, or a number of games from 1 to { $most }; not “{ $value }”.
play-trouble-pause = A pause is a number of seconds from 0 to { $most }; not “{ $value }”.
play-trouble-game-name = There is no terminal game called “{ $game }”. Known games: { $known }.
play-trouble-options = A resumed game keeps its own settings; leave out { $options }.
play-trouble-foreign = { $game } does not have { $options }.
play-trouble-exists = { $file } already exists and was not changed. Choose another file, or continue that game: --resume { $file }
play-trouble-elsewhere = { $file } was changed in another window and was not overwritten. Save this game with: save FILE
play-trouble-write = Cannot write { $file }: { $reason }.
play-trouble-read = Cannot read { $file }: { $reason }.
play-trouble-record = Cannot continue { $file }: { $reason }
play-trouble-damaged = { $file } is damaged and cannot be continued ({ $reason }).
play-trouble-table = { $file } says who sits where, but it is damaged ({ $reason }). Without it the seats are taken from the options.
play-trouble-game = { $file } is a record of a different game ({ $game }).
play-trouble-several = { $file } holds { $count } games, and only a file of one game can be continued. To begin a game of your own from its first one: mandate play --from FILE
play-trouble-position = The position cannot be played: { $reason }
play-trouble-no-save = There is no saved game in { $folder }.

## Names

play-seat-name = { $seat ->
    [1] Green
    [2] Purple
    [3] Black
   *[4] White
}
play-board-name = { $board ->
    [bird] Bird
    [lion] Lion
   *[other] { $board }
}
play-and = { $first } and { $last }

## Commands: one word each; the English words are always understood too

play-command-help = help
play-command-rules = rules
play-command-log = log
play-command-unseen = unseen
play-command-why = why
play-command-hint = hint
play-command-save = save
play-command-resign = resign
play-command-undo = undo
play-command-quit = quit
play-command-board = board
play-command-moves = moves
play-command-table = table
play-command-cards = cards
play-command-places = places
play-command-more = more
play-command-pass = pass
play-command-order = order
play-command-plan = plan
play-command-keep = keep
play-command-drop = drop

# the keys that answer yes and no: one small letter each; y and n are always understood too
play-key-yes = y
play-key-no = n

## The screen

play-title = Qin · { $board } · turn { $turn }
play-title-series = game { $game } of { $games }
play-title-deal = seal { $commitment }
play-title-seed = seed { $seed }
play-panel-left = Pagodas left
play-panel-hand = Your hand
play-panel-hand-hidden = Hand
play-panel-piles = Draw piles
play-panel-unseen = Unseen tiles
play-panel-out = out
play-turn = { $player } to move.
play-your-turn = Your turn.
play-fits = { $token } fits here. Enter shows what it does.
play-does-not-fit = { $token } does not fit here. Enter tells you why.
play-hints-choose = Arrows move · Space rotates · Tab tile · / pile · Enter try · ? help · quit
play-hints-typing = Enter runs it · Esc clears the line · a move such as RY:g8g9, or help
play-hints-confirm = Enter or y keeps it · Esc or n takes it back · / pile
play-hints-page = Up and Down scroll · Esc closes
play-hints-curtain = Space lifts the curtain
play-hints-ponder = Esc: continue without the hint
play-hints-wait = Space: continue now · Ctrl-C: leave (the game is saved)
play-hints-wait-elsewhere = Commands: help · Ctrl-C: leave (the server keeps the game)
play-hints-over = Enter starts a new game · log shows this one · quit leaves
play-hints-next = Enter starts the next game of the series · log shows this one · quit leaves
play-hints-resign = y resigns · n plays on
play-confirm = { $token }: keep it?
play-no-consequence = Nothing else changes.
play-curtain = Pass the screen to { $player }.
play-curtain-lift = { $player }, press Space when no one else is looking.
play-wait = { $player } is thinking…
play-wait-person = Waiting for { $player }
play-resign = { $player }: really resign this game?
play-over = The game is over.
play-too-small = This window is too small: it needs at least { $columns } × { $rows }. Or play with --plain.
play-why-hint = (? shows the rule)
play-why-nothing = No move was refused just now. Type rules to see them all.
play-unknown = “{ $text }” is neither a move such as RY:g8g9 nor a command. Type help.
play-not-now = You can do that when it is your turn.
play-hint-thinking = Looking for the best moves…
play-hint = Best of { $simulations } simulated games: { $placements }.
play-hint-one = { $token } ({ $chance }%)
play-undone = Taken back.
play-saved = The game is saved in { $file }.
play-not-saved = Not saved: { $reason }

## The beginning and the end

play-welcome = Qin on the { $board } board. Be the first to set your last pagoda. Press ? for help.
play-series-game = This is game { $game } of { $games } of a series.
play-you-are = You are { $player }, seat { $seat }.
play-you-have = You have seat { $seat }.
play-your-color = Your color: { $color }.
play-committed = The deal is sealed: { $commitment }. After the game, anyone can verify it.
play-seeded = The deal comes from the seed { $seed }, so it cannot be verified afterwards.
play-takebacks = You may take back moves: undo.
play-resumed = The game continues where it stopped, after { $choices ->
    [0] the deal
    [one] one move
   *[other] { $choices } moves
}.
play-left-over = Pagodas left: { $list }.
play-left-over-one = { $player } { $pagodas }
play-record = Game record: { $file }
play-verify = Verify the deal with: mandate verify { $file }
play-series-score = After { $games ->
    [one] one game
   *[other] { $games } games
} of { $of }, pagodas left in total: { $list }. Fewest wins.
play-series-won = { $winners } { $count ->
    [one] wins
   *[other] share
} the series.
play-goodbye = The game is saved in { $file }.
play-goodbye-resume = Continue with: { $command }

## Line by line

play-plain-name = { $player } ({ $colour })
play-plain-seat = { $mark } { $seat } { $player }: { $pagodas ->
    [one] one pagoda left
   *[other] { $pagodas } pagodas left
}
play-plain-seat-out = { $mark } { $seat } { $player }: out of the game
play-plain-hand = Your hand: { $tiles }
play-plain-piles = Piles: { $piles }
play-plain-unseen = Unseen tiles: { $tiles }
play-plain-intro = Type a move such as RY:g8g9 (add ! to skip the question), help, or quit.
play-plain-confirm = { $token }: { $sentence } Keep it? (y/n)
play-plain-confirm-again = Answer y to keep { $token }, n to take it back.
play-plain-back = Not placed. The tile is back in your hand.
play-plain-curtain = { $player }, press Enter when no one else is looking.
play-plain-resign = { $player }: really resign this game? (y/n)
play-plain-again = Another game? (y/n)
play-plain-next = The next game of the series? (y/n)
play-plain-moves = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}: { $moves }

## Pages

play-page-help = Help
play-page-rules = The rules of Qin, clause by clause
play-page-log = The game so far
play-page-unseen = Tiles you have not seen
play-log-empty = No moves yet.
play-log-takebacks = { $count ->
    [one] One move was taken back; the game record keeps it.
   *[other] { $count } moves were taken back; the game record keeps them.
}
play-unseen-line = { $tile }: { $count } of 12
play-unseen-where = In the piles: { $piles }. In the other hands: { $hands }.

# Lines of the help: a line with # is a heading; three or more blanks set the key apart from its meaning.
play-help-goal =
    # The goal
    Be the first to set all your pagodas. Each turn you place one tile.
    Two or more spaces of one color are a province: its founder sets a pagoda.
    At five spaces it is major: a second pagoda, and it can never be lost.
    Joined provinces go to the player with most spaces; the other pagodas go back.
    A village goes to the player with most pagodas in the provinces beside it.
play-help-keys =
    # Keys
    Arrow keys     move the tile over the board
    Space          rotate it
    Tab or 1 2 3   pick another tile from your hand
    /              choose the pile to draw from (by default the highest one)
    Enter          try it and see what it does
    Enter or y     then keep it;  Esc or n takes it back
    ?              this help; after a refused move, the rule behind it
    Ctrl-C         leave; the game is saved after every move
play-help-tokens =
    # Typing
    RY:g8g9        red half on g8, yellow half on g9; yr g9 g8 means the same
    RR:c3c4/2      a double tile, then a new one from the second pile
play-help-commands =
    # Commands
    { $help }   this page
    { $rules }   all the rules
    { $log }   the whole game in words
    { $unseen }   the tiles you have not seen yet
    { $why }   the rule behind a refused move
    { $hint }   a hint: the best moves of a search, with your chances of winning
    { $save } FILE   another copy of the game
    { $undo }   take back a confirmed move (with --takebacks)
    { $resign }   give up
    { $quit }   leave, and continue another day
    { $board }, { $moves }   when playing line by line: the board, all legal moves
play-help-board =
    # The board
    r1 y2 b1   spaces of tiles: red, yellow, blue, and the seat of the owner
    { $start }   a printed start space
    { $single }   a pagoda; { $double } is the double pagoda of a major province
    { $village }   a village; { $water } is water, { $grass } is grass
    { $fresh }   what was placed last
play-help-notice = Unofficial and fan-made: not affiliated with the game’s author or publishers.

## Every game: choices by number

play-ambiguous = “{ $text }” could be several choices: { $list }
play-menu-texts = (Put ? behind a choice to see what it does: 1?)
play-menu-more = … { $left } more choices: type { $more }
play-intro = Answer with the number of a choice, or with its name: the first letters will do. A ? behind it shows what would follow. Type help for everything else.
play-unknown-choice = “{ $text }” is neither a choice here nor a command. Type a number, or help.
play-preview = { $choice }: { $sentence }
play-preview-nothing = Nothing that can be foreseen.
play-caution = Careful: { $sentence } Type it again to do it anyway, or choose something else.
play-plan-begun = A plan: what you choose now is only tried out on a copy.
play-plan-how = { $undo } goes one choice back, { $keep } plays the plan, { $drop } forgets it.
play-plan-stop = The plan ends here: { $stop ->
        [hidden] something hidden would come to light.
        [others] then others choose.
       *[over] the game would be over.
    }
play-plan-none = There is no plan. Begin one with: { $plan }
play-plan-dropped = The plan is forgotten; nothing was played.
play-plan-stale = The game has gone on: the plan is forgotten.
play-page-more = … Enter continues; anything else ends the page and is obeyed.
play-no-more = There are no more choices.
play-log-line = { $number }. { $sentence }
play-advice = A computer player would choose { $number }: { $choice }
play-welcome-plain = { $game }.
play-winners = { $count ->
    [0] There is no winner.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
play-scores = Final score ({ $unit }): { $list }
play-page-rest = … { $left } more lines: type { $board }
play-help-answering =
    # Answering
    3   choose number 3; its name, its token or the first letters of them do the same
    3?   what would happen after choice 3
play-help-any =
    # Commands
    { $board }   the table again (an empty line does the same)
    { $more }   the next page of a long list of choices
    { $log }   everything that has happened
    { $why }   the rule behind the last refused choice
    { $hint }   what a computer player would do in your place
    { $plan }   try choices on a copy; { $keep } plays them, { $drop } forgets them
    { $undo }   take back your last choice while no other player has chosen and nothing was revealed since; later too, at tables with takebacks
    { $save } FILE   a copy in another file; on this machine the game is saved after every choice anyway
    { $resign }   leave the game for good
    { $quit }   leave the table; the game waits for you
