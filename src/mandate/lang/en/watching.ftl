## Spectators

watching-title = Watch
watching-about = Running games that everyone may watch. Hands and other secrets are shown when a game is over.
watching-none = No public game is running right now.
watching-games = Games
watching-every = All games
watching-more = { $count ->
    [one] One person without a name here
   *[other] { $count } people without a name here
}
watching-names = Your name stands here for others if your profile shows when you are here.
watching-chat = Talk among spectators
watching-chat-about = Players read this when the game is over.
watching-chat-over = What spectators said
watching-chat-none = No one has said anything yet.
watching-name = Your name
watching-name-do = Talk along
watching-someone = Someone
watching-said-menu = { $player }: block or report
