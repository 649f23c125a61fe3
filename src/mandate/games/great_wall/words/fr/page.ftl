# La Grande Muraille telle que la page la dessine
gwp-wall-pane = Muraille
gwp-city-pane = Cité
gwp-mine-pane = À moi
gwp-others-pane = Clans
gwp-panes = Parties de la table
gwp-year = Année
gwp-year-label = Année { $year } : { $hordes ->
        [one] { $hordes } horde arrive
       *[other] { $hordes } hordes arrivent
    }, létalité { $lethality }
gwp-tea = Ordre du thé
gwp-command = Piste des ordres
gwp-command-free = Place { $spot }, libre
gwp-shame-pool = Jetons de honte dans la réserve : { $n }
gwp-decks = Cartes restantes : { $hordes } hordes, { $advisors } conseillers, { $tactics } cartes de tactique
gwp-warehouse = Entrepôt
gwp-artifacts = Artefacts
gwp-requests = Requêtes { $n } sur { $goal }
gwp-display = Conseillers à engager
gwp-power = Puissance
gwp-honor = Honneur
gwp-horde = { $horde } : puissance { $power }, { $honor } d’honneur, { $free ->
        [one] { $free } point vital libre
       *[other] { $free } points vitaux libres
    }
gwp-leads = { $player } la remporterait
gwp-cells = Points vitaux
gwp-cell-free = { $cell } : libre, { $reward }
gwp-cell-wound = { $cell } : blessure
gwp-cell-soldier = { $cell } : { $soldier }, { $player }
gwp-wall = { $section } : muraille de niveau { $level }, défense { $defense }
gwp-barricades = { $section } : { $n } barricades sur { $spots }
gwp-defense-power = Défense { $defense } : muraille { $wall }, barricades { $barricades }{ $by ->
    [advisors] , conseillers de Qin Jiushao { $help }
    [events] , événements { $help }
   *[other] {""}
}. Puissance { $power }
gwp-quiet = Aucune horde
gwp-breach = Brèche : il manque { $lacks }
gwp-holds = { $spare ->
    [0] Tient tout juste
   *[other] Tient de { $spare }
}
gwp-firing = { $section } : { $n ->
        [one] { $n } poste de tir
       *[other] { $n } postes de tir
    }
gwp-rest = { $section } : zone de repos
gwp-soldiers = { $player } : { $n } { $soldiers }
gwp-clerks = { $player } : { $n ->
        [one] { $n } fonctionnaire
       *[other] { $n } fonctionnaires
    }
gwp-clerks-pool = Fonctionnaires dans la réserve
gwp-open = Place sans limite
gwp-free = { $n ->
        [0] Complet
        [one] { $n } place libre
       *[other] { $n } places libres
    }
gwp-activates = S’active à la fin de ce tour
gwp-shame = { $player } subirait la honte
gwp-overseer = { $player } : contremaître de niveau { $level }
gwp-tactics = Cartes de tactique
gwp-shamed = Soldats couverts de honte
gwp-general = Général
gwp-advisors = Conseillers
gwp-supporting = En soutien
gwp-pool = Réserve
gwp-income = Revenu
gwp-scouted = Les premières cartes de horde : touchez-les dans l’ordre où elles reviennent sur la pioche
gwp-hand = Cartes d’ordre
gwp-claimed = Hordes remportées
gwp-solo-track = Piste de { $player }
gwp-missing = { $now } sur { $needed }
gwp-missing-of = { $player } : { $now } sur { $needed }
gwp-met = réalisable
gwp-all-options = Montrer toutes les possibilités
gwp-cards-search = Chercher dans les noms et les textes
gwp-cards-kind = Type de carte
gwp-cards-all = Tous les types
gwp-cards-found = { $n ->
        [0] Aucune carte trouvée
        [one] { $n } carte
       *[other] { $n } cartes
    }
gwp-card-kind = { $kind ->
        [general] Général
        [advisor] Conseiller
        [command] Carte d’ordre
        [tactic] Carte de tactique
        [horde] Horde
        [artifact] Artefact
        [request] Requête
        [event] Événement
        [reed] Clan des Roseaux
        [solo] Qin Jiushao
       *[automatic] Joueur automatique
    }
gwp-source = { $source ->
        [R] d’après la règle du jeu
        [P] connu publiquement
        [U] de ce paquet
       *[O] conçu par nous
    }
# a Clan without a player's name, by the color that it is drawn in
gwp-clan = { $seat ->
    [1] Vert
    [2] Bleu
    [3] Noir
    [4] Jaune
   *[5] Lilas
}
gwp-chosen-card = votre choix secret cette année
gwp-missing-most = { $now }, max. { $most }
gwp-missing-most-of = { $player } : { $now }, au plus { $most } permis
gwp-honor-now = Honneur { $honor } ; { $total } si la partie finissait maintenant
gwp-deciding = { $what ->
    [general] { $player } choisit un général
    [card] { $player } choisit une carte d’ordre
    [track] { $player } place sa carte d’ordre
    [turn] { $player } joue { $card }
    [part] { $player } décide pendant le tour de { $owner } ({ $card })
   *[season] { $player } décide ({ $season })
}
gwp-face-down = face cachée
gwp-shame-left = sur { $of } de honte
gwp-next-horde = à suivre
gwp-goods = Vos ressources
gwp-active = actif
gwp-advisor = Conseiller
gwp-supports = soutien
gwp-has-chosen = a choisi
