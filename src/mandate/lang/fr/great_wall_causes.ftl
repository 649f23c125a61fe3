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
    [reward] case sur { $of }
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
event-gw-dismissed-nobody = { $card } quitte l’étalage.
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
