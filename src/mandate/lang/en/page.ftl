## The page: every place

page-title = Mandate
page-skip = Skip to content
page-skip-play = Skip to the new game
page-skip-question = Skip to the question
page-not-found = Page not found
page-not-found-about = There is no page at { $address }.
page-navigation = Pages
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-system = same as system
page-theme-light = light
page-theme-dark = dark
page-setting-film = Automatic steps
page-setting-film-watch = show in full
page-setting-film-brief = show briefly
page-setting-film-skip = skip
page-setting-confirm = Confirm each move
page-setting-confirm-hidden = Confirm what reveals something hidden
page-setting-confirm-turn = Confirm the end of my turn
page-setting-lone = Only one option
page-setting-lone-never = I choose it myself
page-setting-lone-smart = automatic, unless something is revealed
page-setting-lone-always = always automatic
page-setting-warn-again = Show all warnings again
page-setting-motion = Animate moves step by step
page-setting-sound = Sounds
page-setting-clock = Large clock in live games
page-setting-shortcuts = Keyboard shortcuts work everywhere on the page
page-unofficial = Unofficial and fan-made: not affiliated with, or endorsed by, the games’ authors or publishers.
page-yes = Yes
page-no = No
page-offline = Connection lost. Reconnecting… Your games are safe.
page-offline-clock = Connection lost. Reconnecting… Your game is safe, but your clock keeps running.
page-offline-meanwhile = Games, the lesson and replays need the server. Until it is back you still have:
page-offline-here = No connection. You can still play here: against the computer, alone or together on this device. Lessons, hints, reviews and puzzles work too.
page-offline-keep = Next time: turn on offline play in Settings.
page-starting-here = Getting the rules ready on this device…
page-keep = Play offline
page-keep-about = Stores the games on this device: play against the computer, alone or together, with lessons, hints, reviews and puzzles ({ $size } MB, once).
page-keep-coming = Downloading: { $share }%
page-kept = The games are stored on this device. Games that you start offline stay on it.
page-keep-failed = The download is incomplete. Try again when the connection is better.
page-outdated = A new version of this page is available.
page-outdated-load = Reload
page-loading = Setting the table…
page-start = Go to the start page

## The start page

page-hero = Found provinces. Join them. Be the first to set your last pagoda.
page-hero-text = Qin is a tile-laying game by Reiner Knizia for two to four players: easy to learn, quick to play, and any tile can turn the game around.
page-play-with = Who do you want to play with?
page-with-bot = The computer
page-with-friends = Friends by link
page-with-hot-seat = One device
page-level = How strong?
page-level-agent = A bot provided by this server. Its strength has not been measured yet.
page-players = Players
page-names = Names of the players
page-first = Who starts?
page-first-random = random
page-first-me = me
page-clock = Time limit
page-clock-none = none
page-clock-own = custom
page-clock-per = { $per ->
    [game] minutes per game
    [turn] minutes per turn
   *[days] days per turn
}
page-clock-increment = seconds per turn
page-clock-bank = In reserve
page-clock-bank-none = none
page-clock-nights = Clocks rest at night
page-clock-lenient = Quiet hours and vacations stop a player’s clock; the first time it runs out, they have one more day
page-clock-from = They run from
page-clock-to = to
page-clock-hours-least = At least { $hours } hours a day
page-opponents = Choose each opponent
page-opponent = Opponent { $number }
page-opponent-friend = a friend
page-takebacks-allowed = Allow takebacks, if everyone agrees
page-fair-start = Fair start: everyone begins with a tile of one color
page-choose-board = Which board?
page-choose-first-board = Board of the first game; the others follow in turn
page-new-board = A new board
page-new-board-name = Its name
page-new-board-another = Another one
page-your-name = Your name
page-play-now = Play now
page-my-games = My games
page-game-status = { $status ->
    [yours] your turn
    [open] waiting for players
    [playing] in progress
   *[over] finished
}
page-learn = Learn
page-learn-about = A short lesson in which you place the tiles yourself.
page-puzzles = Puzzles
page-puzzles-about = One position, one best move. A new one every day.
page-rules = Rules
page-rules-about = Every rule with its number, easy to look up and search.

## The table

page-shut = This table cannot be opened
page-waiting = Waiting for players
page-waiting-link = Send this link to your friends; anyone who opens it can join.
page-copy = Copy
page-copied = Copied
page-share = Share
page-sit = Sit down
page-seat-open = free
page-begin = Start the game
page-your-turn = Your turn
page-turn-of = { $player }’s turn
page-turn-of-namesake = { $player }, { $color }: to move
page-over = The game is over
page-you = you
page-away = away
page-winner = won
page-out = { $why ->
    [time] ran out of time
    [removed] removed
   *[resigned] resigned
}
page-thinking = thinking…
page-to-move = to move
page-tiles-in-hand = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
page-pagodas-left = { $count ->
    [one] one pagoda left
   *[other] { $count } pagodas left
}
page-pagodas-caption = pagodas left
page-pagodas-caption-short = left
page-board = Board: { $board }
page-board-keys = Arrow keys move the tile, R rotates it, 1 to 3 pick another tile, Enter places it and then confirms, Escape takes it back. N and P jump to the next and the previous spot where it fits.
page-board-keys-hint = H asks for a hint.
page-hand = Your hand
page-tile = Tile { $tile ->
    [RR] red and red
    [YY] yellow and yellow
    [BB] blue and blue
    [RY] red and yellow
    [RB] red and blue
   *[YB] yellow and blue
}, key { $key }
page-turn = Rotate
page-place = Place
page-take-back = Back to my hand
page-refused = Not here.
page-refused-rule = Read the rule
page-brings = What this move does:
page-brings-nothing = No pagodas or villages change.
page-how-to-place = Pick a tile and point at the board. The dots show where it fits. Rotate it with a click, the mouse wheel or R.
page-how-to-touch = Tap a tile, then tap the board. The dots show where it fits. Tap the tile again to rotate it.
page-how-to-touch-at-once = Tap a tile to pick it, tap it again to rotate it. The dots show where it fits: the first tap on the board places it.
page-piles = Draw from
page-pile = { $count ->
    [0] Pile { $pile } is empty
    [one] Pile { $pile }, one tile
   *[other] Pile { $pile }, { $count } tiles
}
page-unseen = Tiles you have not seen
page-log = Game log
page-log-empty = No moves yet.
page-log-earlier = Show earlier
page-log-sat = { $player } joined the table.
page-log-left = { $player } left the table.
page-log-took-back = { $player } took back the last move.
page-log-replaced = { $player } took over a free seat.
page-log-joined = { $player } has taken over the computer’s seat.
page-log-join-withdrawn = The computer’s seat is no longer wanted.
page-join-counts = { $counts ->
    [yes] The game then counts as between you, from its first move on.
   *[no] The game is under way, so it then counts for no one.
}
page-log-hinted = { $player } used a hint.
page-log-marked = { $player } marks { $thing }.
page-log-unmarked = { $player } takes the mark from { $thing }.
page-log-said = { $player }: { $text }
page-chat = Write a message…
page-chat-send = Send
page-offer = { $what ->
    [takeback] { $player } would like to take back the last move.
    [rematch] { $player } would like to play again.
    [series] { $player } would like to play a series of { $games } games.
    [bot] { $player } would like the computer to take over an abandoned seat.
    [join] { $player } would like to take over the computer’s seat.
    [cancel] { $player } would like to cancel the game.
   *[remove] { $player } would like to play on without an abandoned seat.
}
page-offer-withdraw = Withdraw
page-takeback = Take back
page-resign = Resign
page-hint = Hint
page-hint-about = What would a strong computer player do? Everyone at the table can see that you asked. (Key H)
page-hint-thinking = Looking for the best moves…
page-hint-by = Best moves in { $simulations } simulated games, with your chance of winning and its likely error:
page-tile-name = { $tile ->
    [RR] red-red
    [YY] yellow-yellow
    [BB] blue-blue
    [RY] red-yellow
    [RB] red-blue
   *[YB] yellow-blue
}
page-move-drawn = { $move }, then draws from pile { $pile }
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $spot }: { $chance }%
page-hint-margin = { $spot }: { $chance }% ± { $margin }
page-hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
page-resign-sure = Really resign?
page-resign-sure-for = Really resign for { $player }?
page-record = Save record
page-curtain = { $player } is next. Please pass the device on.
page-curtain-lift = I am { $player }
page-you-win = You win!
page-you-share = You share the victory!
page-you-lose = You lost this one.
page-victory = Victory for { $winners }!
page-rematch = Play again
page-next-game = Go to the next game
page-replay = Replay
page-replay-review = Replay and review

## Learning

page-lesson-steps = Lesson steps
page-lesson-board = Lesson board
page-lesson-offline = The lesson’s board comes from the server. The lesson resumes by itself as soon as the connection is back.
page-lesson-task = Your task:
page-lesson-hint = Show me
page-lesson-solved = Well done!
page-lesson-missed = That is a legal move, but not the one we are looking for.
page-lesson-again = Try again
page-lesson-next = Next
page-rules-title = The rules of { $game }
page-rules-note = In our own words, clause by clause. Whenever the game refuses a move, it names the clause behind it.
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] one clause
   *[other] { $count } clauses
}
page-rules-contents = Contents
page-rules-none = No rule contains these words.
page-rules-unknown = There is no rule called { $clause }: part of the link may be missing.
page-rules-absent = { $game } comes without a rules text.
page-rules-section = { $section ->
    [setup] Setup
    [board] The board
    [secret] Hidden information
    [place] Placing a tile
    [mixed] Tiles of two colors
    [found] Founding
    [expand] Expanding
    [major] Major provinces
    [join] Joining
    [village] Villages
    [order] Order of effects
    [draw] Drawing
    [pass] Passing
    [end] End of the game
    [resign] Leaving the game
   *[series] Several games
}

## Other tables, replays, boards

page-lobby = Join or watch
page-listed = Open to everyone: strangers can find this table and join
page-hints-allowed = Allow hints for everyone
page-replay-about = Step through a finished game, move by move.
page-replay-open = Open a game record. You can save one at the table once the game is over.
page-replay-choose = Choose a file
page-replay-unreadable = { $file } is not a game record.
page-replay-board = Board after { $at } of { $of } moves
page-replay-at = After { $at } of { $of } moves
page-replay-first = Start
page-replay-back = Back
page-replay-on = Next
page-replay-run = Play
page-replay-stop = Stop
page-replay-eyes = Seen by
page-replay-eyes-all = Everyone
page-replay-start = The game begins.
page-position = Set up a position
page-position-short = Make up a position, play on from it, and see the best moves.
page-position-change = Change this position
page-editor = Design a board
page-editor-short = Make your own board and play on it.
page-editor-name = My board
page-editor-about = Pick a terrain, then click or drag across the board; or move with the arrow keys and paint with Enter. Do you own the box? Then copy the real board: the built-in ones are reconstructions.
page-editor-board = Board, space { $space }: { $sign ->
    [V] village
    [water] water
    [R] red start space
    [Y] yellow start space
    [B] blue start space
   *[other] grass
}
page-editor-paint = Terrain
page-editor-sign = { $sign ->
    [V] village
    [water] water
    [R] red start
    [Y] yellow start
    [B] blue start
   *[grass] grass
}
page-editor-width = Columns
page-editor-height = Rows
page-editor-fine = This board is ready to play.
page-editor-offline = Connection lost: you can still paint, save and share the board, but checking it and playing on it need the server.
page-editor-play = Play on this board
page-editor-share = Copy link
page-editor-undo = Undo
page-editor-redo = Redo
page-editor-text = As text, to keep: . grass, V village, ~ water, R Y B start spaces
page-editor-damaged = This link to a board is damaged: part of it was lost on the way. Ask for it again. Here is a board to start from.
page-editor-from = Start from { $board }

## Reviews and series

page-series = Score: { $list }
page-series-before = Score before this game: { $list }
page-series-fewest = Pagodas left in total: { $list }. Fewest wins.
page-series-game = Game { $game } of { $of }
page-series-of = A series of { $count } games: fewest pagodas left in total wins.
page-series-offer = Play a series
page-games = Games
page-games-count = { $count ->
    [one] One game
   *[other] A series of { $count }
}
page-review-ask = Review this game
page-review-wait = Reviewing every move…
page-review-here = Reviewing on this device, which looks less far than the server: { $share }%
page-review-graph = Chances of winning over the game
page-review-chance = Winning chance of { $player } with the best move: { $before }%. With this one: { $after }%.
page-review-turn = This is where the game turned.
page-review-better = Better moves:
page-review-best = No better move was found.
page-review-note = Estimates, not certainties: from { $simulations } simulated games per move, using only what the player could know at the time.

## About oneself

page-me = Name and data
page-me-name = The name the others see. Without one, you go by your color.
page-me-save = Save
page-me-saved = Saved.
page-me-code-make = Create a code
page-me-code-is = Your code: { $code }
page-me-have = I have a code
page-me-recover = Use this code
page-me-recovered = Welcome back! Your games are on the start page.
page-me-forget = You can delete everything this server stores about you: your name, your chat messages, your list of games, and the browsers that notify you. You give up your seats in running games.
page-me-forget-do = Delete my data
page-me-forget-sure = Delete everything for good?
page-me-forgotten = Your data has been deleted.
page-me-unknown = This server does not know you yet. It will once you open a table or sit down at one.

## The board in words

page-held = Tile { $tile } over { $first } and { $second }.
page-placements = Choose from a list ({ $count })
page-placements-tile = { $tile ->
    [RR] Red and red
    [YY] Yellow and yellow
    [BB] Blue and blue
    [RY] Red and yellow
    [RB] Red and blue
   *[YB] Yellow and blue
}
page-placements-way = { $tile ->
    [RY] red on { $first }, yellow on { $second }
    [RB] red on { $first }, blue on { $second }
    [YB] yellow on { $first }, blue on { $second }
   *[other] { $first } and { $second }
}
page-board-words = The board in words
page-province = { $player }: { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} province of { $size } at { $space }, { $pagodas ->
    [one] one pagoda
   *[other] { $pagodas } pagodas
}
page-space = { $size ->
    [one] Single { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } space at { $space }
   *[other] { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } province of { $size } at { $space }, without an owner
}
page-village = Village at { $space }: { $player }
page-village-empty = Empty village at { $space }

## Notifications

page-push = Notify me when it is my turn
page-push-about = In games with days per turn, this browser then shows a notification, even when this page is closed.
page-push-on = This browser notifies you when it is your turn in a game with days per turn.
page-push-unsupported = This browser cannot show notifications here. The page needs a secure address (https); on an iPhone or iPad, add it to the home screen first.
page-push-silent = This server does not send notifications.
page-push-refused = Notifications from this page are blocked in this browser. You can allow them in the browser’s settings for this page.
page-push-failed = The browser could not reach its push service. Please try again later.
