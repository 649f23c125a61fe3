## Vorab gegebene Antworten

gwp-orders-title = Für mich antworten
gwp-orders-intro = Wenn du eine Taktikkarte spielen darfst:
gwp-orders-arrange = in welcher Reihenfolge die anderen handeln
gwp-orders-choice = { $choice ->
    [ask] fragen
    [next] in diesem Zug passen
    [turn] bis zu meinem Zug passen
    [year] in diesem Jahr passen
    [hordes] passen, bis eine Horde fällt, Soldaten sterben oder die Mauer angegriffen wird
    [game] immer passen
    [tea] Teereihenfolge
   *[other] passen: { $choice }
}
gwp-orders-ended = { $why ->
    [card] Du hast eine Taktikkarte gezogen: Du wirst wieder gefragt.
    [year] Ein neues Jahr: Du wirst wieder gefragt.
    [turn] Dein Zug: Du wirst wieder gefragt.
    [next] Der Zug ist vorbei: Du wirst wieder gefragt.
   *[other] Es ist so weit: Du wirst wieder gefragt.
}
gwp-orders-unseen = Wo du nichts spielen kannst, wirst du nicht gefragt.
gwp-orders-people = Du wirst auch gefragt, wenn du nichts spielen kannst: So verrät niemandem eine Pause, was du auf der Hand hast.
gwp-orders-shared = Wo du nichts spielen kannst, wird nach einer zufällig langen Pause für dich gepasst: So verrät den anderen an diesem Bildschirm nichts, was du auf der Hand hast.
gwp-orders-card = Eine Taktikkarte, die du ziehst, beendet jedes Passen.
gwp-orders-passing = Für dich wird gepasst …
gwp-orders-wait = Doch fragen
gwp-orders-standing = { $count ->
    [0] für dich wird nicht gepasst
    [one] bei einer Gelegenheit wird für dich gepasst
   *[other] bei { $count } Gelegenheiten wird für dich gepasst
}
gwp-orders-until-turn = Alles passen bis zu meinem Zug
gwp-orders-here-year = Hier in diesem Jahr passen
