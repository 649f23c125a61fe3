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
    [0] No one wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
prompt-rules = The rules
prompt-notation = Notation
prompt-answer = Answer with the token of one option, exactly as it is written.
prompt-table-id = Your table: { $table }
prompt-open = Table { $table } waits for players: { $taken } of { $seats } seats are taken. Invitation: { $invitation }
prompt-not-found = Nothing found for “{ $wanted }”.
prompt-review-wait = The review takes longer. Call this tool again.
prompt-review-move = Move { $ply }: { $player } lost { $lost }. Played: { $choice }. Better: { $better }.

## mandate mcp

mcp-about = let a language model play on this machine, over MCP
mcp-epilogue =
    Speaks the Model Context Protocol on standard input and output: a client such as a chat
    program or an editor starts this command itself. The model gets a few tools: open a table,
    look, choose, wait, rules, review. At a server people play with it too: mandate serve --mcp on.

    In the settings of a client:
      command “mandate”, arguments “mcp”
mcp-name = the name of the model at the table (default: { $default })
mcp-opponent = against whom it plays where it names no opponent (default: the weakest level)
mcp-terminal = Waiting for an MCP client on standard input. People play with: mandate play. End with Ctrl-D.
