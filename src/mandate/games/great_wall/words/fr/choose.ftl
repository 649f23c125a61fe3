# Choisir à la table dessinée : ce qu’un choix gaspillerait

gwp-choose-caution-shame = Vous prendriez { $n ->
        [one] un jeton de honte
       *[other] { $n } jetons de honte
    }.
gwp-choose-caution-alone = { $place } : à l’activation, vous y seriez seul et subiriez la honte.
gwp-choose-caution-clerks = { $n ->
        [one] Un fonctionnaire pourrait
       *[other] { $n } fonctionnaires pourraient
    } encore partir, et { $n ->
        [one] resterait
       *[other] resteraient
    } dans la réserve.
gwp-choose-caution-warehouse = { $n ->
        [one] Une ressource resterait
       *[other] { $n } ressources resteraient
    } dans l’entrepôt.
gwp-choose-caution-hand = Votre main est pleine avec { $n } cartes de tactique : il faudrait en défausser une.

# ce qu’un choix apporterait, d’un coup d’œil
gwp-choose-shame = { $n } honte
gwp-choose-killed = { $n ->
        [one] { $n } soldat meurt
       *[other] { $n } soldats meurent
    }
gwp-choose-wounds = { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
gwp-choose-activates = { $place } s’active
gwp-choose-defeated = Horde vaincue
gwp-choose-reserved = { $off ->
    [0] Réservé jusqu’ici : { $goods }. Vous payez une fois le dernier soldat choisi.
   *[other] Réservé jusqu’ici : { $goods }, moins { $off } au choix. Vous payez une fois le dernier soldat choisi.
}
gwp-choose-would-be = { $now }, puis { $then }

# un pas en arrière
gwp-choose-undo = Annuler
gwp-choose-step = Un pas en arrière
gwp-choose-step-key = Annuler mon dernier choix, tant que rien n’a été révélé et que personne d’autre n’a choisi (U ou retour arrière). « Reprendre » va plus loin, si la table le permet.
gwp-choose-step-why = { $why ->
        [hidden] Votre dernier choix a révélé quelque chose : il reste acquis.
        [others] Quelqu’un d’autre a choisi depuis.
       *[nothing] Rien à annuler pour l’instant.
    }

# un plan
gwp-choose-plan = Plan
gwp-choose-plan-begin = Essayer
gwp-choose-plan-about = Essayer sur une copie ; rien n’est envoyé
gwp-choose-plan-band = Plan – rien n’est envoyé
gwp-choose-plan-stop = { $stop ->
        [hidden] Le plan s’arrête ici : quelque chose de caché serait révélé.
        [others] Le plan s’arrête ici : c’est ensuite aux autres de choisir.
        [over] Le plan s’arrête ici : la partie serait finie.
       *[own] Continuez à choisir : la table montre la suite.
    }
gwp-choose-plan-back = Retour
gwp-choose-plan-forward = Avancer
gwp-choose-plan-play = { $n ->
        [one] Jouer ce choix
       *[other] Jouer ces { $n } choix
    }
gwp-choose-plan-discard = Abandonner
gwp-choose-plan-changed = La question n’est plus la même : le plan s’arrête.
