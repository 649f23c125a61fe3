## The Great Wall : pourquoi quelque chose fut gagné, perdu ou déplacé ; entre parenthèses derrière ce qui arrive

gw-because = { $told } ({ $cause }).
gw-cause = { $why ->
    [overseer] contremaître, { $of }
    [recruit] recrutement
    [wall] muraille, { $of }
    [barricade] barricade, { $of }
    [upgrade] nouveau niveau de contremaître, { $of }
    [hire] engagement : { $of }
    [donation] don
    [save] sauvetage d’un soldat
    [reward] point vital de { $of }
    [firing] tir d’hiver, { $of }
    [wound] blessure, { $of }
    [defeat] combat contre { $of }
    [archers] archers contre { $of }
    [claim] carte remportée : { $of }
    [breach] brèche, { $of }
    [alone] sans compagnie, { $of }
    [no-place] pas de place pour le jeton de honte
    [penance] prix d’un jeton de honte
    [unfulfilled] requête non satisfaite
    [setup] début de partie
    [spring] printemps
    [summer] été
    [fall] automne
    [winter] fin de l’hiver
    [discards] cartes d’ordre défaussées
    [reclaim] cartes reprises
    [limit] limite de main
    [shame] jetons de honte à la fin
    [hordes] hordes remportées à la fin
    [artifact] artefact { $of }
   *[other] { $of }
}
gw-cause-clerk = un fonctionnaire
event-gw-donated = { $player } donne { $n } { $what } à l’entrepôt.
event-gw-rested = { $player } : { $n ->
    [0] zéro soldat survit et se repose
    [one] { $soldier } survit et se repose
   *[other] { $n } { $soldiers } survivent et se reposent
}, { $section }.
event-gw-rested-pool = { $player } : { $n ->
    [0] zéro soldat survit et retourne
    [one] { $soldier } survit et retourne
   *[other] { $n } { $soldiers } survivent et retournent
} à la réserve.
event-gw-driven = Un archer de { $player } est chassé de la muraille vers la zone de repos : { $section }.
event-gw-driven-pool = Un archer de { $player } est chassé de la muraille et retourne à la réserve : { $section }.
event-gw-dismantled = { $n ->
    [0] Aucune barricade n’est retirée
    [one] 1 barricade est retirée
   *[other] { $n } barricades sont retirées
} : { $section }.
event-gw-returned = { $n ->
    [0] Aucun fonctionnaire de { $player } ne revient
    [one] Un fonctionnaire de { $player } revient
   *[other] { $n } fonctionnaires de { $player } reviennent
} : { $place }.
event-gw-swapped-swift = { $horde } : la horde passe devant, { $one } et { $other } échangent leurs places.
event-gw-dismissed-display = { $card } quitte l’offre.
event-gw-scored = Décompte final : { $list }.
gw-scored-one = { $player } { $n }
gw-score-title = Décompte final
gw-score-before = Honneur jusqu’ici
gw-score-step = { $why ->
    [shame] Jetons de honte
    [hordes] Hordes remportées
   *[other] { $of }
}
gw-score-total = Total

## Prix, noms et suites d’un choix

gw-price-less = { $cost }, dont { $off } de rabais
gw-price-free = gratuit
gw-place-does = { $place ->
    [lum] Scierie : du bois, 1 par fonctionnaire que vous y avez et par niveau de votre contremaître ; ensuite vous pouvez améliorer le contremaître et faire un don.
    [qua] Carrière : de la pierre, 1 par fonctionnaire que vous y avez et par niveau de votre contremaître ; ensuite vous pouvez améliorer le contremaître et faire un don.
    [gol] Mine d’or : de l’or, 1 par fonctionnaire que vous y avez et par niveau de votre contremaître ; ensuite vous pouvez améliorer le contremaître et faire un don.
    [tem] Temple : du chi, 1 par fonctionnaire que vous y avez et par niveau de votre contremaître ; ensuite vous pouvez améliorer le contremaître.
    [bar] Caserne : recruter un soldat par fonctionnaire que vous y avez.
    [tea] Maison de thé : monter d’une place dans l’ordre du thé, ou tout en haut si toutes les places sont à vous.
    [bui] Camp des bâtisseurs : bâtir une barricade ou un niveau de muraille par fonctionnaire que vous y avez.
    [log] Centre logistique : déplacer des soldats entre sections, une fois par fonctionnaire que vous y avez.
    [emb] Ambassade impériale : engager un conseiller ou un fonctionnaire par fonctionnaire que vous y avez.
   *[aca] Académie de guerre : piocher une carte de tactique par fonctionnaire que vous y avez.
}
gw-forecast-activates = Avec ce fonctionnaire, le lieu s’active à la fin de ce tour.
gw-forecast-waits = Le lieu ne s’active pas encore : { $n ->
    [0] aucune place ne reste libre.
    [one] 1 place reste libre.
   *[other] { $n } places restent libres.
}
gw-forecast-gain = Vous gagneriez { $goods }.
gw-brief-honor = Honneur, dans l’ordre du thé : { $list }
gw-brief-own = | fonctionnaires { $clerks } | { $soldiers } | honneur { $honor }

## L’aide de chaque sorte de partie

gw-help-goal = { $mode ->
    [solo] Avoir à la fin plus d’honneur que Qin Jiushao, sans jamais épuiser les jetons de honte. Bâtissez la muraille, vainquez les hordes, évitez la honte.
    [coop] Satisfaire ensemble les requêtes de l’Empereur avant la fin de la dernière année et avant que les jetons de honte soient épuisés. Vous gagnez ou perdez tous ensemble.
   *[other] Avoir le plus d’honneur à la fin. Bâtissez la muraille, vainquez les hordes, évitez la honte.
}
gw-help-aims = { $mode ->
    [coop] les requêtes
   *[other] les artefacts
}
gw-help-order = { $order } demander   choisir dans quel ordre les autres agissent ; { $order } thé les laisse agir dans l’ordre du thé
