## The page: every place

page-title = Mandate
page-skip = To the content
page-navigation = Pages
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-setting-confirm = Confirm each placement
page-setting-motion = Show what happens step by step
page-setting-sound = Sounds
page-unofficial = Unofficial and fan-made: not affiliated with, or endorsed by, the games’ authors or publishers.
page-yes = Yes
page-no = No
page-offline = The line is broken. You are back as soon as it holds again; nothing is lost.
page-offline-meanwhile = Playing, the lesson and replays need the server. Without it you still have:
page-outdated = The server has a newer version of this page.
page-outdated-load = Load it
page-loading = The table is being set …
page-start = To the start page

## The start page

page-hero = Found provinces. Join them. Set your last pagoda first.
page-hero-text = Qin is a tile-laying game by Reiner Knizia for two to four players: easy to learn, quick to play, and every tile can turn the board over.
page-play-with = Whom do you play with?
page-with-bot = The computer
page-with-friends = Friends by link
page-with-hot-seat = At one screen
page-level = How strong?
page-players = Players
page-first = Who begins?
page-first-random = by lot
page-first-me = I do
page-clock = Clock
page-clock-none = none
page-clock-move = 2 minutes a turn
page-clock-game = 15 minutes and 10 seconds a turn
page-clock-days = 3 days a turn
page-choose-board = On which board?
page-choose-first-board = Board of the first game; the others follow in turn
page-your-name = Your name
page-play-now = Play now
page-my-games = My games
page-game-status = { $status ->
    [yours] your turn
    [open] waits for players
    [playing] under way
   *[over] finished
}
page-learn = Learn
page-learn-about = A short lesson: you place the tiles yourself.
page-rules = Rules
page-rules-about = Every rule with its number, to look up and to search.

## The table

page-shut = This table cannot be opened
page-waiting = Waiting for players
page-invited = { $player } invites you to a game of Qin
page-waiting-link = Send this link to your friends; whoever opens it can sit down.
page-copy = Copy
page-copied = Copied
page-share = Share
page-sit = Sit down
page-seat-open = free
page-begin = Begin
page-your-turn = Your turn
page-turn-of = { $player } is to move
page-over = The game is over
page-you = you
page-away = away
page-winner = won
page-out = has left the game
page-thinking = thinks …
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
page-board-keys = Arrow keys move the tile, R turns it, 1 to 3 take another tile, Enter puts it down and then confirms it, Escape takes it back.
page-board-keys-hint = H asks for a hint.
page-hand = Your hand
page-tile = Tile { $tile ->
    [RR] red and red
    [YY] yellow and yellow
    [BB] blue and blue
    [RY] red and yellow
    [RB] red and blue
   *[YB] yellow and blue
} ({ $tile }), key { $key }
page-turn = Turn
page-place = Place
page-take-back = Back into the hand
page-refused = Not here.
page-refused-rule = Read the rule
page-brings = This brings:
page-brings-nothing = No pagoda and no village changes.
page-how-to-place = Choose a tile and point at the board. The dots show where it fits. Turn it with a click, the wheel, or R.
page-how-to-touch = Tap a tile, then tap the board. The dots show where it fits. Tap the tile again to turn it.
page-piles = Draw from
page-pile = { $count ->
    [0] Pile { $pile } is empty
    [one] Pile { $pile }, one tile
   *[other] Pile { $pile }, { $count } tiles
}
page-unseen = Tiles you have not seen
page-log = What happened
page-log-empty = Nothing has been placed yet.
page-log-sat = { $player } sits down.
page-log-left = { $player } has got up.
page-log-took-back = { $player } takes the last placement back.
page-log-time = The time of { $player } is up.
page-log-removed = The others go on without { $player }.
page-log-replaced = { $player } takes over a free seat.
page-log-hinted = { $player } takes a hint.
page-log-said = { $player }: { $text }
page-chat = Say something …
page-chat-send = Send
page-offer = { $what ->
    [takeback] { $player } would like to take the last placement back.
    [rematch] { $player } would like to play again.
    [series] { $player } would like a series of { $games } games.
    [bot] { $player } would like the computer to take over an abandoned seat.
   *[remove] { $player } would like to go on without an abandoned seat.
}
page-offer-waits = The others are asked.
page-offer-withdraw = Withdraw
page-takeback = Take back
page-resign = Resign
page-hint = Hint
page-hint-about = What would a strong computer player do? Everybody at the table sees that you ask. (Key H)
page-hint-thinking = A search is looking …
page-hint-by = The best of { $simulations } imagined games, with your chance of winning:
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $tile } { $first }–{ $second }: { $chance } %
page-hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
page-resign-sure = Resign for good?
page-record = Save record
page-curtain = The next turn is { $player }’s. Pass the device on.
page-curtain-lift = I am { $player }
page-you-win = You win!
page-you-share = You share the victory!
page-you-lose = You lose this one.
page-somebody-wins = Victory for { $winners }!
page-rematch = Play again
page-next-game = To the next game
page-replay = Replay
page-replay-review = Replay and review

## Learning

page-lesson-steps = Steps of the lesson
page-lesson-board = Board of the lesson
page-lesson-offline = The lesson’s board comes from the server. It goes on here by itself as soon as the line is back.
page-lesson-task = Your task:
page-lesson-hint = Show me
page-lesson-solved = Right!
page-lesson-missed = That is allowed, but it is not what was asked.
page-lesson-again = Try again
page-lesson-next = Next
page-rules-title = The rules of Qin
page-rules-note = In our own words, clause by clause. Every refusal in the game names the clause behind it.
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] one clause
   *[other] { $count } clauses
}
page-rules-none = No rule has these words.
page-rules-section = { $section ->
    [setup] Setting up
    [board] The board
    [secret] What is secret
    [place] Placing a tile
    [mixed] Tiles of two colours
    [found] Founding
    [expand] Growing
    [major] Major provinces
    [join] Joining
    [village] Villages
    [order] What comes first
    [draw] Drawing
    [pass] Passing
    [end] The end
    [resign] Leaving the game
   *[series] Several games
}

## Other tables, replays, maps

page-lobby = Join or watch
page-listed = Strangers may find this table and join
page-hints-allowed = Everybody may ask for hints
page-hints-here = Hints are allowed at this table; everybody sees who takes one.
page-replay-about = Look through a finished game, position by position.
page-replay-open = Open the record of a game. You get it at the table when the game is over.
page-replay-choose = Choose a file
page-replay-unreadable = { $file } is no record.
page-replay-board = Board after { $at } of { $of } choices
page-replay-at = After { $at } of { $of } choices
page-replay-first = Start
page-replay-back = Back
page-replay-on = Next
page-replay-run = Play
page-replay-stop = Stop
page-replay-start = The game begins.
page-editor = Paint a map
page-editor-short = Make a board of your own and play on it.
page-editor-name = My map
page-editor-about = Choose what to paint, then click or drag over the board; or move with the arrow keys and paint with Enter. You own the box? Then type in the real board: the built-in ones are reconstructions.
page-editor-board = Map, space { $space }: { $sign ->
    [V] village
    [water] water
    [R] red start space
    [Y] yellow start space
    [B] blue start space
   *[other] grass
}
page-editor-paint = What to paint
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
page-editor-fine = This map can be played on.
page-editor-offline = The line is broken: you can paint, keep and share the map, but only the server can check it and play on it.
page-editor-play = Play on it
page-editor-share = Copy a link to it
page-editor-text = As text, to keep: . grass, V village, ~ water, R Y B start spaces
page-editor-from = Begin with { $board }

## Reviews and series

page-series = Score: { $list }
page-series-before = Score before it: { $list }
page-series-fewest = Pagodas left in all: { $list }. The fewest win.
page-series-game = Game { $game } of { $of }
page-series-of = A series of { $count } games: the fewest pagodas left in all of them win.
page-series-offer = Play a series
page-games = Games
page-games-count = { $count ->
    [one] One game
   *[other] A series of { $count }
}
page-review = Review
page-review-ask = Review this game
page-review-wait = Every placement is being judged …
page-review-graph = Win chances over the game
page-review-chance = { $player }’s chance with the best placement: { $before } %. With this one: { $after } %.
page-review-turn = Here the game turned.
page-review-better = Better were:
page-review-best = Nothing better was found.
page-review-note = Judged by a search with { $simulations } simulations, by what the player could know then: estimates, no certainties.

## About oneself

page-me = Name and data
page-me-name = What the others call you. Without a name you are called by your colour.
page-me-save = Save
page-me-saved = Saved.
page-me-code = There is no sign-up: this browser knows you by a cookie. With a code you are the same person on another device. Whoever has it is you, so keep it to yourself.
page-me-code-make = Make a code
page-me-code-is = Your code: { $code }
page-me-have = I have a code
page-me-recover = Be that person here
page-me-recovered = Welcome back. Your games are on the start page.
page-me-forget = You can have everything deleted that this server keeps about you: your name, your words in the chat, the list of your games, the browsers that show you notifications. Seats in running games are given up.
page-me-forget-do = Delete my data
page-me-forget-sure = Delete it all for good?
page-me-forgotten = It is deleted.
page-me-nobody = This server does not know you yet. It will when you open a table or sit down.

## The board in words

page-held = Tile { $tile } over { $first } and { $second }.
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
    } province of { $size } at { $space }, nobody’s
}
page-village = Village at { $space }: { $player }
page-village-empty = Empty village at { $space }

## Being told that it is one’s turn

page-push = Tell me when it is my turn
page-push-about = In games with days for each turn this browser then shows a notification, even while this page is closed.
page-push-on = This browser shows a notification when it is your turn in a game with days for each turn.
page-push-unsupported = This browser cannot do that here. It takes a secure address (https); on an iPhone or iPad, put the page on the home screen first.
page-push-silent = This server sends no notifications.
page-push-refused = This browser was told to show no notifications of this page. You can change that in its settings for this page.
page-push-failed = The browser could not reach its push service. Please try again later.
