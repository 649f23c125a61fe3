# The rooms of the games: which one is played, the table that any game gets, what The Great Wall lets one choose

page-game-players = { $least } to { $most } players
page-length-qin = about half an hour
page-length-great-wall = one to two hours
page-which-game = Which game?
page-play-now-game = Play now: { $game }
page-play-now-about = { $others ->
    [0] on your own
    [one] against { $name }
   *[other] against { $others } computer players ({ $name })
}
page-doors = Choose a game
page-door-learn = Learn by playing
page-door-friends = With friends
page-door-more = More options
page-door-named = { $way }: { $game }
page-puzzle-today = Puzzle of the day
page-puzzle-solve = Solve it
page-own-game = Or set up your own game
page-with-alone = On my own
page-part-missing = This part of the page could not be loaded. Perhaps there is a newer version of it.
page-part-offline = This part of the page needs a connection. It opens by itself as soon as there is one.
page-needs-connection = Needs a connection.
page-part-reload = Reload the page
page-series-of-wins = A series of { $count } games: most games won wins.

## A game without a drawn table

page-plain-hero = { $game }
page-plain-hero-text = Play against the computer, with friends by link, or together on one device.
page-plain-search = Search { $count } options
page-plain-found = { $count ->
    [one] one option
   *[other] { $count } options
}
page-plain-later = later
page-plain-none = No option contains these words.
page-plain-how = Choose an option to see what it would do.
page-plain-brings-nothing = Nothing else changes right away.
page-plain-confirm = Confirm
page-plain-anyway = Confirm anyway
page-plain-usual = Confirm this
page-plain-change = Change …
page-plain-warn-no-more = Do not warn again
page-plain-then-hidden = Then something hidden comes to light.
page-plain-sent = Your choice is on its way …
page-plain-chance = { $label }: { $chance }
page-plain-about = about { $n }%
page-plain-range = { $low }–{ $high }%
page-plain-even = Too close to call: { $chance }
page-plain-hint-by = From { $simulations } simulated games: your chance of winning, with the range in which it probably lies (95%).
page-plain-hint = The computer would choose:
page-plain-since = Since your last decision
page-plain-scores = Final score
page-plain-points = points

## The Great Wall

page-great-wall-hero = Raise the wall. Hold it against the hordes. Win the most honor.
page-great-wall-hero-text = The Great Wall is a strategy game for one to five players: send your clerks through the city and your soldiers to the wall, against each other or all together.
page-gw-mode = How you play
page-gw-mode-name = { $mode ->
    [coop] All together
   *[rivals] Against each other
}
page-gw-walls = How strong the walls are
page-gw-walls-name = { $walls ->
    [strong] Strong
   *[usual] As usual
}
page-gw-duel = Walls and Tea House for two
page-gw-duel-name = { $duel ->
    [balanced] Our numbers for two
   *[printed] As in the rulebook
}
page-gw-qin-honor = Qin Jiushao’s honor at the start
page-gw-qin-advisors = Advisors he takes each spring
page-gw-overlord = Who leads the Reed Clan
page-gw-overlord-name = { $overlord ->
    [active] The player whose turn it is
   *[higher] The player higher in Tea order
}
page-gw-reed-general = The Reed Clan’s general
page-gw-section = { $section ->
    [advisor] Advisors
    [attack] Attacking
    [build] Building
    [coop] Playing together
    [decline] Declining
    [defeat] Defeating hordes
    [embassy] The Embassy
    [end] End of the game
    [fall] Fall
    [kill] Losses
    [logistics] Logistics
    [production] Production
    [recruit] Recruiting
    [reed] The Reed Clan
    [resign] Leaving the game
    [secret] Hidden information
    [setup] Setup
    [shame] Shame
    [solo] Playing alone
    [spring] Spring
    [summer] Summer
    [tactic] Tactic cards
    [tea] Tea order
   *[winter] Winter
}
page-gw-first-year = Learn by playing
page-gw-first-year-about = A guided first Year: about ten minutes at a real table, with a reason for every step.
page-gw-cards = Cards of The Great Wall
page-gw-cards-about = Every card with what it does, in our own words, and where we know it from.
page-gw-editor = Card editor
page-gw-editor-about = Put the cards of your own box in place of ours.
page-ribbon-list = All options
page-ribbon-log = Log and chat
page-ribbon-menu = What would you like to do?
page-ribbon-look = Choose something lit.
page-ribbon-again = Choose again
page-lessons = Lessons
page-lessons-about = Short lessons on one idea each, up to a position to win.
page-lessons-lead = Each lesson has one idea, a few tasks on the board, and at its end a position to win.
page-lessons-so-far = { $solved } of { $of } solved
page-lessons-done = All solved
page-lessons-begin = Begin
page-lessons-go-on = Continue
page-lessons-again = Play it again
page-lessons-next = Next lesson: { $title }
page-lessons-link = Short lessons, each on one idea
