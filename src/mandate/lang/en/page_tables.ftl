## The page: which game

page-game-name = { $game ->
    [qin] Qin
    [great-wall] The Great Wall
   *[other] { $game }
}

## Lists of games

page-games-more = Show more
page-game-stage = { $kind ->
    [year] Year { $number } of { $of }
   *[move] move { $number }
}
page-find-text = Find by name or board
page-find-any-game = Both games
page-find-any-company = With anyone
page-find-company = { $company ->
    [alone] Alone
    [bots] Against the computer
    [people] With people
   *[device] On one device
}
page-find-state-label = State
page-find-any-state = Running and finished
page-find-state = { $state ->
    [turn] Your turn
    [running] Running
    [won] Won
   *[over] Finished
}
page-find-count = { $count ->
    [0] No game fits
    [one] 1 game
   *[other] { $count } games
}
page-import = Import games
page-import-about = Drop records here, as files or as a folder. They stay in this browser.
page-import-files = Choose files
page-import-folder = Choose a folder
page-import-result = Imported: { $kept }. Already here: { $known }. Refused: { $refused }.
page-import-huge = The file is larger than any record.
page-import-unreadable = This is not JSON.
page-import-foreign = This is not a record of a game.
page-import-full = This browser has no room left. Delete imported games or analyses first.
page-import-offline = It could not be checked without a connection.
page-import-gone = This browser no longer has that game.
page-game-until = time runs out { $when }
page-game-result = { $result ->
    [canceled] canceled
    [won] you won
    [shared] you shared the victory
    [lost] you lost
   *[others] { $winners } won
}
page-seat-free = free seat
page-seat-number = Player { $seat }
page-pace-none = no time limit
page-seats-taken = { $taken } of { $seats } seats taken
page-seat-wanted = a seat for a person
page-seat-level = { $player } (level { $level })
page-game-phase = { $phase ->
    [opening] opening
    [middle] middle of the game
   *[end] end of the game
}
page-game-watched = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
page-lobby-until = listed until { $when }
page-lobby-watch = All running games
page-lobby-do = { $what ->
    [sit] Sit down
    [join] Take the computer’s seat
   *[watch] Watch
}
page-seat-you = { $player } (you)

## Before the game

page-invited-to = { $player } invites you to a game of { $game }
page-terms = This game
page-term-board = Board
page-term-takebacks = Taking back moves
page-term-game = Game
page-term-hints = Hints
page-takebacks-here = { $allowed ->
    [yes] if everyone agrees
   *[no] not at this table
}
page-hints-given = { $allowed ->
    [yes] allowed; everyone sees who asks for one
   *[no] none
}
page-pace-move = { $time } per turn
page-pace-game = { $time } for the whole game
page-pace-increment = { $time } for the whole game, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} per turn
page-pace-bank = { $time } in reserve
page-pace-hours = clocks run { $hours }
page-pace-strict = no stops for vacations
page-away-until = { $player } is away until { $until }.
page-away-from = { $player } will be away from { $since } to { $until }.
page-clock-own-rest = { $player } has quiet hours: the clock rests until { $time }.
page-log-vacationed = { $player } is away from { $since } to { $until }.
page-log-back = { $player } is not away.
page-log-warned = { $player } ran out of time and has one more day.
page-clock-rests-until = The clocks rest until { $time }.
page-time = { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] one second
       *[other] { $count } seconds
    }
}
page-waiting-qr = Code to scan
page-waiting-listed = { $listed ->
    [yes] This table is listed on the start page under “{ page-lobby }”: anyone can take a seat.
   *[no] This table is not listed: only people with the link can join.
}
page-new-here = New to the game?
page-seat-bot = Opponent for this seat
page-seat-bot-do = Add the computer
page-seat-free-do = Free this seat
page-leave = Leave the table
page-cancel = Cancel this table
page-cancel-sure = Cancel this table for everyone?
page-closed = This table was closed before the game began.
page-log-freed = The seat of { $player } is free again.

## Taking back

page-takeback-sure = { $count ->
    [one] This takes back the last move of { $players }. Go ahead?
   *[other] This takes back the last moves of { $players }. Go ahead?
}
page-takeback-removes = Whatever { $players } placed since then would be undone too.
page-takeback-nothing = There is nothing to take back yet.
page-log-undone = Taken back:

## Playing again, and chat

page-rematch-waits = Waiting for { $players }…
page-rematch-wanted = { $player } would like to play again.
page-log-declined = { $what ->
    [takeback] { $player } declined the takeback.
    [rematch] { $player } declined another game.
    [series] { $player } declined the series.
    [bot] { $player } declined to let the computer take over the abandoned seat.
    [remove] { $player } declined to play on without the abandoned seat.
    [join] { $player } declined to hand over the computer’s seat.
    [cancel] { $player } declined to cancel the game.
   *[other] { $player } declined.
}
page-log-withdrew = { $player } withdrew the proposal.
page-offer-understood = OK
page-clock-rests = The clocks start in { $seconds } s.
page-chat-new = { $count ->
    [one] New message
   *[other] { $count } new messages
}

## Lesson

page-lesson-step-solved = solved

## Boards of one’s own

page-maps = My boards
page-maps-kept = Kept on this device.
page-map-name = Name of the board
page-map-new = New board
page-map-delete = Delete { $name }
page-map-delete-sure = Delete “{ $name }” for good?

cups-title = Cups
cups-tile = Many games with one table of standings: enter one, watch one, or host your own.
cup-back = Back to the cup
page-weekly = This week
page-weekly-about = One deal for everyone, one try that counts: compare without spoilers.
page-share-result = Share the result
page-share-copied = Copied: paste it wherever you like
page-weekly-back = Back to the week: results
