## Tournois et clubs

push-cup = Votre table du tournoi est prête : { $game }.
problem-no-such-cup = Ce tournoi n’existe pas, ou appartient à un club dont vous n’êtes pas membre.
problem-cup-terms = { $why ->
    [clock] Un tournoi se joue avec une pendule.
    [together] Un tournoi est fait pour des jeux où au moins deux personnes s’affrontent.
    [size] Avec autant de places par table, un mini-tournoi compte { $sizes } participants.
    [two] Les tournois suisses et les arènes se jouent à deux.
    [slow] Une arène se joue avec une pendule en minutes, pas en jours.
   *[duplicate] Une arène n’a pas de rondes, donc pas de donne commune par ronde.
}
problem-cups-off = { $why ->
    [registered] Les tournois sont réservés à qui peut revenir. Ajoutez d’abord une clé d’accès ou créez un code de récupération sur la page « Nom et données ».
   *[off] Il n’y a pas de tournois sur ce serveur.
}
problem-cup-entered = Vous êtes déjà dans ce tournoi.
problem-cup-not-in = Vous n’êtes pas dans ce tournoi, ou il est terminé.
problem-cup-full = Toutes les places de ce tournoi sont prises.
problem-cup-late = Plus de la moitié de ce tournoi est passée : il est trop tard pour s’inscrire.
problem-cup-over = Ce tournoi est terminé.
problem-cup-programs = { $why ->
    [programs] Ce tournoi est réservé aux programmes.
   *[people] Ce tournoi est réservé aux humains : les programmes ne peuvent pas y jouer.
}
problem-cup-table = Cette table est celle d’un tournoi ou de la donne de la semaine : places, adversaires et résultat sont fixés.
problem-too-many-cups = Vous organisez déjà { $most } tournois. Attendez que l’un d’eux se termine.
problem-no-such-club = Ce club n’existe pas, ou il vous faut son lien pour le voir.
problem-too-many-clubs = Vous êtes déjà dans { $most } clubs. Quittez-en un d’abord.
problem-club-full = Ce club est complet : il a { $most } membres.

## mandate cups

cups-about = les tournois d’un serveur : voir, organiser, participer
cups-cli-what = list, show, host, enter, withdraw, start, close (par défaut : list)
cups-cli-which = l’identifiant d’un tournoi ; avec host, le type : mini, swiss ou arena
cups-cli-at = l’adresse du serveur
cups-cli-game = avec host : le jeu (par défaut : le premier)
cups-cli-players = avec host : places à chaque table (par défaut : 2)
cups-cli-size = avec host mini : le nombre de participants (par défaut : 4)
cups-cli-rounds = avec host swiss : rondes (par défaut : 5)
cups-cli-minutes = avec host arena : minutes (par défaut : 60)
cups-cli-starts-in = avec host swiss ou arena : minutes avant le début (par défaut : 10)
cups-cli-clock = avec host : minutes par personne (par défaut : 10)
cups-cli-rated = avec host : un tournoi classé
cups-cli-duplicate = avec host : la même donne à toutes les tables d’une ronde
cups-cli-programs = avec host : un tournoi pour programmes
cups-cli-json = afficher la réponse du serveur en JSON
cups-epilogue =
    Exemples :
      mandate cups --at http://127.0.0.1:8642
      mandate cups host swiss --rounds 5 --starts-in 15 --at http://127.0.0.1:8642
      mandate cups enter IDENTIFIANT --at http://127.0.0.1:8642
cups-cli-none = Il n’y a pas encore de tournois.
cups-cli-row = { $id }  { $name }, { $entrants } sur { $most }, { $status }
cups-cli-place = { $rank }. { $name }  { $points } ({ $played })
cups-cli-table = Votre table est prête : mandate play --at { $link }
cup-status = { $status ->
    [open] ouvert
    [running] en cours
   *[ended] terminé
}
