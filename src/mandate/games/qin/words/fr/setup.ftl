# Composer une position de Qin à la main : la page pour cela, et ce qui ne va pas dans une position inventée.

## Ce qui ne va pas

problem-qin-draft-pair = La case colorée { $space } reste seule : chaque tuile couvre deux cases voisines.
problem-qin-draft-apart = Aucune tuile n’a pu être posée en { $space } : de là, les cases colorées ne remontent pas jusqu’à une case de départ.
problem-qin-draft-owner = La province en { $space } doit appartenir à quelqu’un : placez-y une pagode.
problem-qin-draft-stray = Aucune pagode ne peut se trouver en { $space } : il n’y a là ni province ni village.
problem-qin-draft-village = Le village en { $space } doit appartenir à { $player }, qui a le plus de pagodes dans les provinces voisines.
problem-qin-draft-village-alone = Le village en { $space } ne peut encore appartenir à personne : aucune province ne le touche.
problem-qin-draft-pagodas = { $player } a { $standing } pagodes sur le plateau, mais seulement { $most } en tout.
problem-qin-draft-over = { $player } n’a plus de pagode : la partie serait finie.
problem-qin-draft-stuck = Personne ne peut poser de tuile : la partie serait finie.
problem-qin-draft-tiles = Le plateau et les mains demandent { $tiles } tuiles, mais il n’y en a que { $most }.
problem-qin-draft-mover = Choisissez à qui c’est de jouer.

## La page

qin-setup-about = Choisissez une couleur ou une pagode, puis cliquez ou glissez sur le plateau ; ou déplacez-vous avec les flèches et appuyez sur Entrée. Les pagodes restantes et les piles s’ensuivent d’elles-mêmes.
qin-setup-tools = Que mettre sur le plateau
qin-setup-tool = { $tool ->
    [r] Rouge
    [y] Jaune
    [b] Bleu
   *[erase] Gomme
}
qin-setup-board = Plateau, case { $space } : { $what ->
    [r] tuile rouge
    [y] tuile jaune
    [b] tuile bleue
    [R] case de départ rouge
    [Y] case de départ jaune
    [B] case de départ bleue
    [V] village
    [water] eau
   *[grass] herbe
}
qin-setup-owned = { $where }, { $player }
qin-setup-ground = { $space } n’est pas de l’herbe libre : les tuiles ne se posent que sur l’herbe.
qin-setup-players = Joueurs
qin-setup-which = Plateau
qin-setup-mover = Au tour de
qin-setup-hand = Main de { $player }
qin-setup-slot = { $player }, tuile { $number }
qin-setup-others = Autres mains
qin-setup-left = Pagodes restantes : { $list }
qin-setup-fine = Cette position peut être jouée.
qin-setup-checking = Vérification…
qin-setup-flaws = { $count ->
    [one] Une chose ne va pas encore :
   *[other] { $count } choses ne vont pas encore :
}
qin-setup-offline = Connexion perdue : vous pouvez encore peindre, et tout est gardé. Pour vérifier et jouer, il faut une connexion.
qin-setup-analyse = Montrer les meilleurs coups
qin-setup-analysing = Réflexion…
qin-setup-play = Jouer cette position
qin-setup-play-note = Les mains inconnues et les piles sont tirées au hasard.
qin-setup-text = Position sous forme de texte
qin-setup-read = Utiliser ce texte
qin-setup-clear = Vider le plateau
qin-setup-damaged = Ce lien vers une position est abîmé : une partie s’est perdue en route. Voici ce que vous aviez avant.
qin-setup-undo = Annuler
qin-setup-give = Pagode de { $player } en { $space }
qin-setup-need-hand = Donnez trois tuiles à { $player } pour voir les meilleurs coups.
qin-setup-go = Jouer à partir de cette position
