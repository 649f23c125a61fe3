## The Great Wall, ensemble

gw-welcome-coop = Vous jouez ensemble : satisfaites { $goal } requêtes de l’Empereur avant que le temps ou les jetons de honte ne s’épuisent.

## Ce qui arrive

event-gw-reshuffled = La pioche des hordes est vide : { $n ->
    [one] 1 horde défaussée forme
   *[other] { $n } hordes défaussées forment
} la nouvelle pioche.
event-gw-demanded = L’Empereur demande « { $card } ». { $text }
event-gw-proposed = { $player } propose de satisfaire « { $card } ».
event-gw-agreed = { $player } accepte.
event-gw-refused = { $player } n’accepte pas.
event-gw-fulfilled = « { $card } » est satisfaite : { $n } sur { $goal }.
event-gw-sacrificed = { $player } sacrifie { $what }.
event-gw-happened = Événement : « { $card } ». { $text }
event-gw-gave = { $player } donne { $n } { $what } à { $other }.
event-gw-arranged = { $player } fixe l’ordre : { $order }.
event-gw-burned = { $n } { $what } brûlent dans l’entrepôt.
event-gw-moved-home = Un { $soldier } de { $player } retourne à la réserve : { $came }.
event-gw-moved-clerk-home = Un fonctionnaire de { $player } revient : { $came }.
event-gw-tactic-lost = { $player } perd { $card }.
event-gw-ended-requests = Les requêtes de l’Empereur sont satisfaites. Victoire de { $winners } !
gw-offering = { $what ->
    [clerk] un fonctionnaire
   *[trophy] { $n ->
        [one] 1 trophée
       *[other] { $n } trophées
    }
}

## Ses cartes

gw-text-request = { $parts }.
gw-text-event = { $parts }
gw-request-need = { $what ->
    [breaches] aucune brèche cet hiver
    [hordes] au moins { $n } hordes sont sur le plateau
    [wall_levels] les niveaux de toutes les murailles font ensemble au moins { $n }
    [overseer_levels] chez chacun, les niveaux des contremaîtres font ensemble au moins { $n }
   *[other] { $what } { $n }
}
gw-request-each = chacun paie { $cost }
gw-request-pays = ensemble, vous payez { $cost }
gw-request-pool = 1 { $soldier } de la réserve
gw-request-cost = { $what ->
    [honor] { $n } points d’honneur
    [soldier] un soldat d’une zone de repos ou d’un poste de tir
    [clerk] un fonctionnaire de la réserve
    [advisor] un conseiller de soutien
    [trophy] { $n } trophées
   *[other] { $n } { $what }
}
gw-event-once = Tout de suite : { $effects }.
gw-event-each = Tout de suite, chacun doit : { $effects }.
gw-event-stays = Pour le reste de la partie : { $effects }.
gw-event-summer = au début de l’été, le premier de l’ordre du thé doit { $effects }
gw-event-change = { $stat ->
    [shots] en hiver, dans chaque section, { $n ->
        [one] le premier tir ne blesse pas
       *[other] les { $n } premiers tirs ne blessent pas
    }
    [incomeyield] le plus haut contremaître de chacun donne { $n } de moins en été
    [cost-save] sauver un soldat coûte { $n } chi de plus
    [movesize] un mouvement emmène au plus { $n } soldats
    [cost-barricade] les barricades coûtent { $n } de moins
    [donatehonor] un don rapporte { $n } point d’honneur de moins
    [cost-recruit] les { $soldiers } coûtent { $n } { $what } de plus
    [power] les hordes de la rangée { $row } ont puissance +{ $n }
    [defense] les murailles jusqu’au niveau { $level } ont défense −{ $n }
    [cost-shame] rendre un jeton de honte coûte { $n } points d’honneur de moins
    [cost-boost] renforcer une carte de tactique coûte { $n } chi de plus
    [academydraw] à l’Académie de guerre, chacun pioche { $n } de plus
   *[other] { $stat } { $n }
}
gw-when-coop = { $trigger ->
    [on_requests] Avant que les requêtes ne soient satisfaites
   *[on_event] Après un événement
}
gw-who = { $who ->
    [each] tous : { $effect }
    [others] tous les autres : { $effect }
    [one] un joueur de votre choix : { $effect }
    [another] un autre joueur : { $effect }
    [each_here] tous ceux qui y ont un fonctionnaire : { $effect }
    [another_here] un autre joueur qui y a un fonctionnaire : { $effect }
   *[shared] à répartir entre des joueurs de votre choix : { $effect }
}
gw-do-give-one = donner jusqu’à { $n } ressources à un joueur
gw-do-give-any = donner jusqu’à { $n } ressources à d’autres
gw-do-give-owner = vous donner jusqu’à { $n } ressources
gw-do-lose = { $thing ->
    [honor] perdre { $n } points d’honneur
    [tactic] perdre { $n ->
        [one] une carte
       *[other] { $n } cartes
    } de tactique
    [soldier] ramener { $n ->
        [one] un soldat
       *[other] { $n } soldats
    } du terrain à la réserve
   *[other] perdre { $n } { $what }
}
gw-do-gain-shame = prendre { $n ->
    [one] un jeton
   *[other] { $n } jetons
} de honte
gw-do-return-clerks = ramener { $n ->
    [one] un fonctionnaire
   *[other] { $n } fonctionnaires
} à la réserve
gw-do-reverse-tea = l’ordre du thé est inversé
gw-do-burn-warehouse = { $n } ressources brûlent dans l’entrepôt
gw-do-place-hordes = { $n ->
    [one] une horde arrive
   *[other] { $n } hordes arrivent
}
gw-do-deploy = envoyer gratuitement { $n ->
    [one] { $soldier }
   *[other] { $n } { $soldiers }
} dans une zone de repos (facultatif)
gw-do-modify-coop = { $stat ->
    [power] les hordes de cette section ont puissance −{ $n }
    [defense] cette section a défense +{ $n }
   *[keepbarricades] { $n } barricades de votre choix restent à la fin de l’hiver
}

## Le tableau et ses pages

gw-board-requests = Requêtes { $n }/{ $goal } : { $cards }
gw-board-events = Événements : { $cards }
gw-board-trophies = Troph.
gw-cards-requests = Les requêtes de l’Empereur
gw-cards-events = Événements en vigueur
