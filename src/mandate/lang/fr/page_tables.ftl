## La page : quel jeu

page-game-name = { $game ->
    [qin] Qin
    [great-wall] The Great Wall
   *[other] { $game }
}

## Listes de parties

page-games-more = Afficher plus
page-game-stage = { $kind ->
    [year] année { $number } sur { $of }
   *[move] coup { $number }
}
page-find-text = Chercher par nom ou plateau
page-find-any-game = Les deux jeux
page-find-any-company = Avec tout le monde
page-find-company = { $company ->
    [alone] En solo
    [bots] Contre l’ordinateur
    [people] Avec d’autres personnes
   *[device] Sur un même appareil
}
page-find-state-label = État
page-find-any-state = En cours et terminées
page-find-state = { $state ->
    [turn] À vous de jouer
    [running] En cours
    [won] Gagnées
   *[over] Terminées
}
page-find-count = { $count ->
    [0] Aucune partie ne correspond
    [one] 1 partie
   *[other] { $count } parties
}
page-import = Importer des parties
page-import-about = Déposez ici des enregistrements, en fichiers ou en dossier. Ils restent dans ce navigateur.
page-import-files = Choisir des fichiers
page-import-folder = Choisir un dossier
page-import-result = Importées : { $kept }. Déjà présentes : { $known }. Refusées : { $refused }.
page-import-huge = Le fichier est plus grand que tout enregistrement.
page-import-unreadable = Ce n’est pas du JSON.
page-import-foreign = Ce n’est pas l’enregistrement d’une partie.
page-import-full = Ce navigateur n’a plus de place. Supprimez d’abord des parties importées ou des analyses.
page-import-offline = Impossible de le vérifier sans connexion.
page-import-gone = Ce navigateur n’a plus cette partie.
page-game-until = à jouer avant { $when }
page-game-result = { $result ->
    [canceled] annulée
    [won] gagnée
    [shared] victoire partagée
    [lost] perdue
   *[others] victoire de { $winners }
}
page-seat-free = place libre
page-seat-number = Joueur { $seat }
page-pace-none = sans limite de temps
page-seats-taken = { $taken } places prises sur { $seats }
page-seat-wanted = une place pour quelqu’un
page-seat-level = { $player } (niveau { $level })
page-game-phase = { $phase ->
    [opening] ouverture
    [middle] milieu de partie
   *[end] fin de partie
}
page-game-watched = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-lobby-until = affichée jusqu’à { $when }
page-lobby-watch = Toutes les parties en cours
page-lobby-do = { $what ->
    [sit] Prendre place
    [join] Remplacer l’ordinateur
   *[watch] Regarder
}
page-seat-you = { $player } (vous)

## Avant la partie

page-invited-to = { $player } vous invite à une partie de { $game }
page-terms = Cette partie
page-term-board = Plateau
page-term-takebacks = Reprendre un coup
page-term-game = Jeu
page-term-hints = Conseils
page-takebacks-here = { $allowed ->
    [yes] si tout le monde est d’accord
   *[no] pas à cette table
}
page-hints-given = { $allowed ->
    [yes] permis ; tout le monde voit qui en demande
   *[no] aucun
}
page-pace-move = { $time } par tour
page-pace-game = { $time } pour toute la partie
page-pace-increment = { $time } pour toute la partie, plus { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} par tour
page-pace-bank = { $time } en réserve
page-pace-hours = le temps s’écoule { $hours }
page-pace-strict = sans arrêt pour les congés
page-away-until = { $player } est en congé jusqu’au { $until }.
page-away-from = { $player } sera en congé du { $since } au { $until }.
page-clock-own-rest = Heures calmes pour { $player } : la pendule est arrêtée jusqu’à { $time }.
page-log-vacationed = { $player } est en congé du { $since } au { $until }.
page-log-back = { $player } n’est pas en congé.
page-log-warned = { $player } a dépassé son temps et a un jour de plus.
page-clock-rests-until = Le temps est arrêté jusqu’à { $time }.
page-time = { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
}
page-waiting-qr = Code à scanner
page-waiting-listed = { $listed ->
    [yes] Cette table figure sur la page d’accueil, sous « { page-lobby } » : n’importe qui peut y prendre place.
   *[no] Cette table n’est pas dans la liste : seules les personnes qui ont le lien peuvent jouer.
}
page-new-here = Première partie ?
page-seat-bot = Adversaire pour cette place
page-seat-bot-do = Ajouter l’ordinateur
page-seat-free-do = Libérer la place
page-leave = Quitter la table
page-cancel = Annuler la table
page-cancel-sure = Annuler cette table pour tout le monde ?
page-closed = Cette table a été fermée avant le début de la partie.
page-log-freed = La place de { $player } est de nouveau libre.

## Reprendre un coup

page-takeback-sure = { $count ->
    [one] Cela reprend le dernier coup de { $players }. Continuer ?
   *[other] Cela reprend les derniers coups de { $players }. Continuer ?
}
page-takeback-removes = Ce que { $players } a posé depuis disparaîtrait aussi.
page-takeback-nothing = Il n’y a encore rien à reprendre.
page-log-undone = Repris :

## Rejouer, et la discussion

page-rematch-waits = En attente de { $players }…
page-rematch-wanted = { $player } aimerait rejouer.
page-log-declined = { $what ->
    [takeback] { $player } refuse la reprise du coup.
    [rematch] { $player } refuse de rejouer.
    [series] { $player } refuse la série.
    [bot] { $player } refuse que l’ordinateur prenne la place abandonnée.
    [remove] { $player } refuse de continuer sans la place abandonnée.
    [join] { $player } ne cède pas la place de l’ordinateur.
    [cancel] { $player } refuse d’annuler la partie.
   *[other] { $player } refuse.
}
page-log-withdrew = { $player } retire sa proposition.
page-offer-understood = OK
page-clock-rests = Le temps démarre dans { $seconds } s.
page-chat-new = { $count ->
    [one] Nouveau message
   *[other] { $count } nouveaux messages
}

## Leçon

page-lesson-step-solved = résolu

## Ses propres plateaux

page-maps = Mes plateaux
page-maps-kept = Conservés sur cet appareil.
page-map-name = Nom du plateau
page-map-new = Nouveau plateau
page-map-delete = Supprimer { $name }
page-map-delete-sure = Supprimer « { $name } » définitivement ?

cups-title = Tournois
cups-tile = Beaucoup de parties, un seul classement : participez, regardez ou organisez le vôtre.
cup-back = Retour au tournoi
page-weekly = Cette semaine
page-weekly-about = Une donne pour tout le monde, un essai qui compte : comparez sans rien dévoiler.
page-share-result = Partager le résultat
page-share-copied = Copié : collez-le où vous voulez
page-weekly-back = Retour à la semaine : le classement
