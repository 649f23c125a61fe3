## Standing answers

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
