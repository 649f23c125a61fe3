## La donne de la semaine : ce qu’un serveur refuse, et `mandate weekly`

problem-no-such-week = Cette semaine n’existe pas ici, ou sa donne est encore scellée.
problem-weekly-off = Il n’y a pas de donne de la semaine ici.
problem-weekly-over = Votre partie de la semaine est jouée. Les suivantes, sur la même donne, sont de l’entraînement.
problem-weekly-first = Terminez d’abord votre partie qui compte ; ensuite, vous pourrez vous entraîner sur cette donne.

weekly-about = jouer la donne de la semaine sur un serveur : la même pour tout le monde, un seul essai compte
weekly-cli-what = list (cette semaine), play (jouer), practice (s’entraîner), name (figurer au classement), unname, ou deal (la donne en JSON, une fois la semaine passée)
weekly-cli-game = le jeu
weekly-cli-week = la semaine, par exemple 2026-W47 ; sinon celle-ci
weekly-cli-at = l’adresse du serveur
weekly-cli-named = accepter de figurer au classement
weekly-cli-json = afficher ce que le serveur a envoyé
weekly-epilogue = mandate weekly play qin --at URL --named
weekly-cli-head = { $name }, { $week } ({ $opponents }) : { $tries ->
    [0] aucune partie terminée
    [one] { $tries } partie terminée
   *[other] { $tries } parties terminées
  }
weekly-cli-seal = donne scellée : { $commitment }
weekly-cli-next = donne scellée de la semaine suivante : { $commitment }
weekly-cli-alone = seul
weekly-cli-standing = { $standing ->
    [open] Vous ne l’avez pas encore jouée : mandate weekly play { $game } --at { $at }
    [playing] Votre partie est en cours : mandate weekly play { $game } --at { $at }
   *[over] Votre place parmi tous : { $rank }
  }
weekly-cli-row = { $rank } { $name }  { $lead }{ $gave_up ->
    [yes] , abandon
   *[no] {""}
  }
weekly-cli-late = (hors concours)
weekly-cli-table = Votre table : { $link }
