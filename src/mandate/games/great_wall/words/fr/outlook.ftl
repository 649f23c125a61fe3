## The Great Wall : ce qu’un choix devrait apporter

gw-outlook = À attendre d’ici la fin de l’année : { $list }.
gw-outlook-instead = Par rapport à ce choix, d’ici la fin de l’année : { $list }.
gw-outlook-one = { $sign }{ $n } { $what }
gw-outlook-what = { $what ->
    [honor] honneur
    [shame] honte
    [tactics] { $n ->
        [one] carte de tactique
       *[other] cartes de tactique
    }
    [soldiers] { $n ->
        [one] soldat engagé
       *[other] soldats engagés
    }
    [overseers] { $n ->
        [one] niveau de contremaître
       *[other] niveaux de contremaîtres
    }
    [clerks] { $n ->
        [one] fonctionnaire
       *[other] fonctionnaires
    }
    [advisors] { $n ->
        [one] conseiller
       *[other] conseillers
    }
    [requests] { $n ->
        [one] requête satisfaite
       *[other] requêtes satisfaites
    }
    [tokens] { $n ->
        [one] jeton de honte restant
       *[other] jetons de honte restants
    }
    [walls] { $n ->
        [one] niveau de muraille
       *[other] niveaux de muraille
    }
    [hordes] { $n ->
        [one] horde devant la muraille
       *[other] hordes devant la muraille
    }
   *[other] { $what }
}
gw-points = { $mode ->
    [coop] requêtes
   *[other] honneur
}
