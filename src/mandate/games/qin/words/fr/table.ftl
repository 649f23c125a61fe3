## Qin : ce qui est demandé

ask-qin-place = Quelle tuile posez-vous, et où ?
ask-qin-pass = Aucune de vos tuiles ne va nulle part.
choice-qin-place = { $tile ->
    [RR] rouge en { $first } et { $second }
    [YY] jaune en { $first } et { $second }
    [BB] bleu en { $first } et { $second }
    [RY] rouge en { $first }, jaune en { $second }
    [RB] rouge en { $first }, bleu en { $second }
   *[YB] jaune en { $first }, bleu en { $second }
}
choice-qin-pass = passer

## Qin : la table en mots

qin-tile = { $tile ->
    [RR] rouge et rouge
    [YY] jaune et jaune
    [BB] bleu et bleu
    [RY] rouge et jaune
    [RB] rouge et bleu
   *[YB] jaune et bleu
}
qin-tidy-seats = Joueurs
qin-tidy-seat = { $colour }, { $left ->
    [one] une pagode restante
   *[other] { $left } pagodes restantes
}, { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
} en main
qin-tidy-seat-out = { $colour }, a abandonné
qin-tidy-hand = Votre main
qin-tidy-provinces = Provinces et cases isolées
qin-tidy-province = { $size ->
    [one] case { $colour ->
        [R] rouge
        [Y] jaune
       *[B] bleue
    } isolée en { $spaces }
   *[other] province { $colour ->
        [R] rouge
        [Y] jaune
       *[B] bleue
    } de { $size } cases en { $spaces }
}
qin-tidy-owner = { $player }, { $pagodas ->
    [one] une pagode
   *[other] { $pagodas } pagodes
}
qin-tidy-no-owner = personne
qin-tidy-villages = Villages
qin-tidy-piles = Piles
qin-tidy-pile = Pile { $pile }
qin-tidy-unseen = Tuiles pas encore vues
