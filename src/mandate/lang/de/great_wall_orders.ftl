## Vorab gegebene Antworten

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
