# Le plateau d’analyse : seule sa page charge ces mots.

page-analysis = Plateau d’analyse
page-analysis-about = Essayez des coups pour tous les joueurs à partir de n’importe quelle position d’une partie. Commencez en revoyant une partie, ou ouvrez un fichier : une analyse ou une partie enregistrée.
page-analysis-open = Ouvrir un fichier
page-analysis-kept = Conservées sur cet appareil
page-analysis-moves = { $count ->
    [0] rien d’essayé
    [one] 1 coup essayé
   *[other] { $count } coups essayés
}
page-analysis-forget = Supprimer { $title }
page-analysis-file = { $why ->
    [huge] { $file } est trop volumineux pour une analyse.
    [unreadable] { $file } est illisible : le fichier est endommagé, ou d’un autre type.
    [full] Il n’y a plus de place dans ce navigateur. Supprimez d’abord une analyse.
   *[foreign] { $file } n’est ni une analyse ni une partie enregistrée.
}
page-analysis-gone = Cette analyse n’est pas conservée dans ce navigateur.
page-analysis-all = Toutes les analyses
page-analysis-fixed = Cette analyse a été partagée avec vous. Pour essayer vos propres coups, continuez dans une copie.
page-analysis-copy = Continuer dans une copie
page-analysis-full = Il n’y a plus de place dans ce navigateur : vos derniers changements ne sont pas conservés. Enregistrez-les dans un fichier, ou supprimez d’autres analyses.

page-analysis-steps = Parcourir les coups
page-analysis-last = Fin
page-analysis-eyes = Choisir pour
page-analysis-empty = Aucun coup pour l’instant : jouez-en un sur le plateau.
page-analysis-tried = (variante)
page-analysis-promote = Remonter
page-analysis-delete = Supprimer à partir d’ici
page-analysis-comment = { $at ->
    [0] Commentaire sur le début
   *[other] Commentaire sur le coup { $at }
}

page-analysis-assess = Évaluer chaque position
page-analysis-share = { $n } % ± { $error }
page-analysis-points = { $n } ± { $error } { $unit }
page-analysis-worth = Au tour de { $player } : { $share }
page-analysis-wait = Évaluation en cours…
page-analysis-over = La partie est terminée ici.
page-analysis-note = Chances de gagner et avance finale, d’après ce que { $player } pouvait savoir ici. { $simulations } parties simulées pour chaque choix ; ± est l’intervalle à 95 %.

page-analysis-title = Titre
page-analysis-link = Partager un lien
page-analysis-save = Enregistrer dans un fichier
page-analysis-copied = Le lien est copié. Il fonctionne jusqu’au { $until }.
page-analysis-shared = Toute personne qui a ce lien peut voir l’analyse jusqu’au { $until }.
page-analysis-play = Continuer la partie à partir d’ici
