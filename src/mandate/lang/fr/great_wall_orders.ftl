## Réponses données d’avance

gwp-orders-arrange = dans quel ordre les autres agissent
gwp-orders-choice = { $choice ->
    [ask] me demander
    [next] passer pendant ce tour
    [turn] passer jusqu’à mon tour
    [year] passer cette année
    [hordes] passer jusqu’à ce qu’une horde tombe, que des soldats meurent ou que la muraille soit attaquée
    [game] toujours passer
    [tea] ordre du thé
   *[other] passer : { $choice }
}
gwp-orders-ended = { $why ->
    [card] Vous avez pioché une carte de tactique : on vous demande de nouveau.
    [year] Nouvelle année : on vous demande de nouveau.
    [turn] C’est votre tour : on vous demande de nouveau.
    [next] Ce tour est fini : on vous demande de nouveau.
   *[other] C’est arrivé : on vous demande de nouveau.
}
