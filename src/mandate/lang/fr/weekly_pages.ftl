## La donne de la semaine, sur la page

weekly-title = Aujourd’hui et cette semaine
weekly-lead = La même chose pour tout le monde : un problème chaque jour, et chaque semaine une donne de chaque jeu. Un seul essai compte ; ensuite, entraînez-vous autant que vous voulez.
weekly-week = La donne de la semaine { $week }
weekly-daily = Problème du jour
weekly-daily-done = Résolu aujourd’hui. { $days ->
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
  }
weekly-against = Contre { $names }, avec la même donne pour tout le monde.
weekly-alone = Seul contre Qin Jiushao, avec la même donne pour tout le monde.
weekly-until = Ouverte jusqu’au { $when }.
weekly-over = Cette semaine est terminée.
weekly-name-me = Montrer mon nom au classement
weekly-nameless = Le classement ne montre que des noms. Vous n’en avez pas encore : choisissez-en un sous « Moi ».
weekly-late = Vous êtes arrivé après le début de cette semaine : votre résultat est affiché hors concours. Dès la semaine prochaine, vous serez classé.
weekly-play = Jouer l’essai qui compte
weekly-go-on = Reprendre votre essai
weekly-practice = S’entraîner sur cette donne
weekly-yours = Votre résultat : { $how ->
    [gave_up] abandon
    [level] à égalité
    [ahead] { $by } d’avance
   *[behind] { $by } de retard
  }. Place { $rank } sur { $tries }.
weekly-tries = { $tries ->
    [0] Aucun essai n’est encore terminé.
    [one] Un essai est terminé. Le classement s’ouvre quand le vôtre l’est.
   *[other] { $tries } essais sont terminés. Le classement s’ouvre quand le vôtre l’est.
  }
weekly-results = Classement
weekly-none-named = Personne n’a encore accepté d’y figurer.
weekly-place = Place
weekly-player = Joueur
weekly-lead-by = Avance
weekly-look = Voir la partie
weekly-out = hors concours
weekly-gave-up = abandon
weekly-won = gagné
weekly-lost = perdu
weekly-you = vous
weekly-seal = Donne scellée
weekly-seal-about = Le serveur a tiré cette donne au sort la semaine précédente et publié aussitôt ce sceau. La clé suit quand la semaine est terminée : chacun peut alors vérifier que la donne est bien celle qui avait été scellée.
weekly-seal-next = Sceau de la donne de la semaine prochaine
weekly-deal = Télécharger la donne et la clé
weekly-check = À vérifier avec : mandate verify FILE
weekly-last = La semaine précédente
weekly-now = Cette semaine
weekly-off = Il n’y a pas de donne de la semaine sur ce serveur.
