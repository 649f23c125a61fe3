## Standing answers

gwp-orders-title = Answer for me
gwp-orders-intro = When you may play a Tactic card:
gwp-orders-arrange = in which order the others act
gwp-orders-choice = { $choice ->
    [ask] ask me
    [next] pass this turn
    [turn] pass until my turn
    [year] pass this Year
    [hordes] pass until a Horde falls, Soldiers die or the Wall is assaulted
    [game] always pass
    [tea] Tea order
   *[other] pass: { $choice }
}
gwp-orders-ended = { $why ->
    [card] You drew a Tactic card: you are asked again.
    [year] A new Year: you are asked again.
    [turn] Your turn: you are asked again.
    [next] That turn is over: you are asked again.
   *[other] It happened: you are asked again.
}
gwp-orders-unseen = Where you can play nothing you are not asked.
gwp-orders-people = You are also asked when you can play nothing, so that the question does not reveal what you hold.
gwp-orders-shared = Where you can play nothing you pass by yourself after a pause of random length, so that the others at this screen cannot tell what you hold.
gwp-orders-card = A Tactic card that you draw ends every pass.
gwp-orders-passing = Passing for you …
gwp-orders-wait = Ask me after all
gwp-orders-standing = { $count ->
    [0] nothing is passed for you
    [one] one window is passed for you
   *[other] { $count } windows are passed for you
}
gwp-orders-until-turn = Pass everything until my turn
gwp-orders-here-year = Pass here this Year
