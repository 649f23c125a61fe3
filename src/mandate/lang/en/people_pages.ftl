## Profiles

people-profile = Profile
people-profile-about = Others see your name, your picture and your ratings. You choose what else.
people-profile-claim = A profile is for guests who can come back. Make a recovery code or add a passkey first.
people-profile-yours = This is your profile. Only you see everything.
people-profile-open = Open my profile
people-show-games = Games: results, paces, completion
people-show-opponents = Opponents: results by person and level
people-show-practice = Practice: puzzles solved, accuracy and luck
people-practice = Practice
people-solved = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
people-practice-about = In your reviewed games: the share of choices that gave nothing away, and what the draws brought, as a share of the win
people-accuracy = Accuracy
people-luck = Luck
people-accuracy-plot = Accuracy over time
people-show-presence = Presence: whether I am here right now
people-show-data = Data: my games may be published for research, without names, if everyone at the table agrees
people-show-title = What others see
people-picture = Picture
people-picture-number = Picture { $number }
people-here = here now
people-private = { $name } shows nothing else.
people-follow = Follow
people-unfollow = Stop following
people-challenge = Challenge
people-following = People you follow
people-opponents-recent = Recent opponents
people-list-empty = No one yet. Play a game, or open a profile and follow it.
people-history-about = { $game }, { $scale }. The line is the level, the band the interval of 95%.
people-history-table = The same as a table
people-when = When
people-level = Level
people-interval = Interval
people-results = Results
people-results-about = won / shared / lost / left
people-tally = { $won } / { $shared } / { $lost } / { $left }
people-opponents = Results by opponent
people-others = { $count ->
    [one] one other person
   *[other] { $count } other people
}
people-someone = a person
people-completion = { $games ->
    [0] No finished games with other people yet.
   *[other] Finishes { $percent }% of games with other people ({ $finished } of { $games }).
}
people-excused = { $excused ->
    [one] one excused
   *[other] { $excused } excused
}
people-mode-seats = { $seats ->
    [one] one player
   *[other] { $seats } players
}
people-mode-together = together
people-pace = { $pace ->
    [live] with a clock
    [slow] days per move
   *[none] without a clock
}
people-games = All games
people-games-none = No games match.
people-games-more = More games
people-filter-game = Game
people-filter-any = any
people-filter-ending = Result
people-filter-rated = Rated only
people-ending = { $ending ->
    [won] won
    [shared] shared
    [left] left
   *[lost] lost
}
people-against = against { $names }

## Challenges

people-challenges = Challenges
people-challenge-made = You challenged { $name } to { $game }.
people-challenge-received = { $name } challenges you to { $game }.
people-challenge-accepted = { $name } accepts: { $game }.
people-challenge-declined = { $name } declined: { $game }.
people-challenge-terms = { $pace }, { $rated ->
    [yes] rated
   *[no] not rated
} · until { $until }
people-challenge-accept = Accept
people-challenge-decline = Decline
people-challenge-withdraw = Withdraw
people-challenge-remove = Remove
people-challenge-go = Go to the table
people-challenge-send = Send the challenge
people-challenge-sent = The challenge is sent. { $name } has a week to answer.

## Quiet hours and vacations

account-calendar = Slow games
account-quiet-about = In your quiet hours you get no messages, and in games with days per turn your clock rests.
account-quiet-from = From
account-quiet-to = to
account-quiet-set = Set quiet hours
account-quiet-end = No quiet hours
account-quiet-now = Time zone: { $zone }. Others see when your clock rests.
account-quiet-none = You have no quiet hours.
account-vacation-about = On vacation your clock rests in games with days per turn. Everyone in them sees that you are away. You have { $days } days in any year.
account-vacation-first = First day
account-vacation-last = Last day
account-vacation-go = Take a vacation
account-vacation-now = Away from { $since } to { $until }
account-vacation-end = I am here
account-vacation-left = { $days ->
    [one] One day left
   *[other] { $days } days left
}
