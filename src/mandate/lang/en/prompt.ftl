## A game in plain text, for language models

prompt-you = You are { $player }, seat { $seat } of { $seats }.
prompt-spectator = You are watching.
prompt-news = Since your last choice
prompt-earlier = ({ $n } earlier events left out.)
prompt-table = The table
prompt-question = Your choice:
prompt-waiting = { $count ->
    [one] { $players } is choosing.
   *[other] { $players } are choosing.
}
prompt-over = The game is over
prompt-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
prompt-rules = The rules
prompt-notation = Notation
prompt-answer = Answer with the token of one option, exactly as it is written.
