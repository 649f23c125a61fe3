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
problem-qin-draft-mover = Ce n’est le tour de personne : dites qui doit jouer.
