## Réponses données d’avance

gwp-orders-title = Répondre à ma place
gwp-orders-intro = Quand vous pouvez jouer une carte de tactique :
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
gwp-orders-unseen = Quand vous ne pouvez rien jouer, on ne vous demande rien.
gwp-orders-people = On vous demande aussi quand vous ne pouvez rien jouer : ainsi, aucune pause ne trahit votre main.
gwp-orders-shared = Quand vous ne pouvez rien jouer, on passe à votre place après une pause de durée aléatoire : ainsi, rien ne trahit votre main aux autres personnes devant cet écran.
gwp-orders-card = Une carte de tactique que vous piochez met fin à tout.
gwp-orders-passing = On passe à votre place…
gwp-orders-wait = Demandez-moi quand même
gwp-orders-standing = { $count ->
    [0] on ne passe pas à votre place
    [one] on passe à votre place à une occasion
   *[other] on passe à votre place à { $count } occasions
}
gwp-orders-until-turn = Tout passer jusqu’à mon tour
gwp-orders-here-year = Passer ici cette année
