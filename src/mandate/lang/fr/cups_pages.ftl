## Tournois

cups-lead = Beaucoup de parties, un seul classement. Un clic suffit pour participer ; quand votre table est prête, cette page vous y mène.
cups-host = Organiser un tournoi
cups-ladder = Échelle des programmes
cups-all = Tous les tournois
cups-status = { $status ->
    [open] Inscriptions ouvertes
    [running] En cours
   *[ended] Terminés
}
cups-none = Aucun tournoi n’est ouvert. Organisez-en un : trois clics suffisent.
cup-kind = { $kind ->
    [mini] Mini-tournoi
    [swiss] Tournoi suisse
   *[arena] Arène
}
cup-name = { $kind } : { $game }
cup-kind-about = { $kind ->
    [mini] Commence tout seul dès qu’il est complet. Chacun affronte tous les autres, le même nombre de fois.
    [swiss] Des duels, ronde après ronde. Vous affrontez quelqu’un qui a autant de points que vous, jamais deux fois la même personne.
   *[arena] Une heure, partie après partie. Qui est libre est apparié ; venez et partez quand vous voulez.
}
cup-seats = { $seats } par table
cup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cup-minutes = { $minutes } minutes en tout
cup-clock = { $minutes } min + { $increment } s chacun
cup-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
cup-is-rated = classé
cup-is-duplicate = même donne à toutes les tables
cup-is-for-programs = pour programmes
cup-entrants = { $entrants } sur { $most } inscrits
cup-begins-full = commence une fois complet
cup-begins = commence { $when }
cup-running = { $rounds ->
    [0] { $entrants } participants
   *[other] Ronde { $round } sur { $rounds }, { $entrants } participants
}
cup-was = { $entrants } participants, { $when }
cup-ended = { $why ->
    [played] Ce tournoi est terminé.
    [few] Ce tournoi n’a pas eu lieu, faute de participants.
   *[closed] Ce tournoi a été annulé avant de commencer.
}
cup-host = organisé par { $name }
cup-in = Vous y êtes
cup-which = Quel type ?
cup-game = Jeu
cup-size = Participants
cup-how-many-rounds = Rondes
cup-how-long = Minutes en tout
cup-wait = Commence dans (minutes)
cup-more = Temps, classement et autres réglages
cup-minutes-each = Minutes par personne
cup-at-a-table = Par table
cup-duplicate = La même donne à toutes les tables d’une ronde : la même chance pour tous
cup-for-programs = Pour des programmes, pas pour des humains
cup-programs-how = Les programmes s’inscrivent avec leur jeton : POST /api/cups/{ $id }/enter.
cup-host-now = Organiser ce tournoi
cup-enter = Participer
cup-withdraw = Se retirer
cup-start = Commencer maintenant
cup-close = Annuler ce tournoi
cup-ready = Votre table est prête.
cup-ready-until = Asseyez-vous avant { $when }, sinon la partie est perdue.
cup-sit = À ma table
cup-standings = Classement
cup-empty = Personne n’est encore inscrit. Lancez-vous.
cup-rank = Place
cup-player = Nom
cup-points = Points
cup-played = Parties
cup-gone = retiré
cup-tie = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
    [wins] Victoires
   *[share] Par partie
}
cup-tie-about = { $name ->
    [buchholz] Les points de tous les adversaires
    [sonneborn] Les points des adversaires battus, la moitié en cas d’égalité
    [wins] Parties gagnées
   *[share] Points par partie
}
cup-crosstable = Tableau croisé
cup-games = Parties
cup-round = Ronde { $round }
cup-sealed = Une seule donne pour toutes les tables, scellée avant la ronde : { $commitment }
cup-forfeit = non jouée
cup-watch = Regarder
cup-replay = Revoir

## Clubs

clubs-title = Clubs
clubs-lead = Pour des gens qui se connaissent : fondez un club, envoyez son lien et jouez vos propres tournois, chaque semaine si vous voulez.
clubs-yours = Vos clubs
clubs-none = Vous n’êtes dans aucun club.
club-name = Nom du club
club-found = Fonder un club
club-members = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
club-invite = Ce lien permet de rejoindre le club :
club-join-about = { $members ->
    [one] Une personne est dans ce club.
   *[other] { $members } personnes sont dans ce club.
} Les membres se voient et jouent des tournois entre eux.
club-join = Rejoindre ce club
club-leave = Quitter ce club
club-cups = Tournois du club
club-no-cups = Ce club n’a pas encore organisé de tournoi.
club-week = Semaine du { $since }
club-week-about = Les points de tous les tournois de ce club commencés dans la semaine.
club-weekly = Chaque semaine : { $cup }. Les prochaines inscriptions ouvrent { $when }.
club-no-weekly = Ce club n’a pas de tournoi hebdomadaire.
club-weekly-choose = Choisir le tournoi hebdomadaire
club-weekly-first = Les premières inscriptions ouvrent
club-weekly-set = Puis chaque semaine
club-weekly-end = Pas de tournoi hebdomadaire
