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
gw-request-bound = { $quantity } : { $bound ->
    [most] au plus
   *[least] au moins
} { $n }
gw-request-each = chacun paie { $cost }
gw-request-pays = ensemble, vous payez { $cost }
gw-request-pool = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
} de la réserve
gw-request-cost = { $what ->
    [honor] { $n } points d’honneur
    [soldier] { $n ->
        [one] un soldat
       *[other] { $n } soldats
    } d’une zone de repos ou d’un poste de tir
    [clerk] { $n ->
        [one] un fonctionnaire
       *[other] { $n } fonctionnaires
    } de la réserve
    [advisor] { $n ->
        [one] un conseiller de soutien
       *[other] { $n } conseillers de soutien
    }
    [trophy] { $n } trophées
   *[other] { $n } { $what }
}
gw-event-once = Tout de suite : { $effects }.
gw-event-each = Tout de suite, chacun doit : { $effects }.
gw-event-stays = Pour le reste de la partie : { $effects }.
gw-event-summer = au début de l’été, { $effects }
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
gw-do-sacrifice = sacrifier { $thing ->
    [soldier] { $n ->
        [one] un soldat
       *[other] { $n } soldats
    }
    [clerk] { $n ->
        [one] un fonctionnaire
       *[other] { $n } fonctionnaires
    }
    [advisor] { $n ->
        [one] un conseiller
       *[other] { $n } conseillers
    }
    [trophy] { $n ->
        [one] un trophée
       *[other] { $n } trophées
    }
    [Sp] { $n ->
        [one] un lancier
       *[other] { $n } lanciers
    }
    [Ar] { $n ->
        [one] un archer
       *[other] { $n } archers
    }
   *[Ho] { $n ->
        [one] un cavalier
       *[other] { $n } cavaliers
    }
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

## Le tableau et ses pages

gw-board-requests = Requêtes { $n }/{ $goal } : { $cards }
gw-board-events = Événements : { $cards }
gw-board-trophies = Troph.
gw-cards-requests = Les requêtes de l’Empereur
gw-cards-events = Événements en vigueur
