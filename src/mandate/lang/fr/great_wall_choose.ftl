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
    } dans l’Entrepôt.
gwp-choose-caution-hand = Votre main est pleine avec { $n } cartes de tactique : il faudrait en défausser une.
