## Joueurs virtuels

player-random = Hasard
player-greedy = Glouton
player-search = Recherche
player-rules = Intendant
player-apprentice = Apprenti
player-settler = Pionnière
player-raider = Cavalier
player-chancellor = Chancelière

strength-measured = Mesuré en { $games } parties à deux : { $percent } % gagnées contre { $against }.

temper-random = Joue un coup permis au hasard, tous aussi probables.
temper-greedy = Prend ce qui rapporte le plus à ce tour, sans jamais regarder plus loin.
temper-search = Simule des milliers de suites avant chaque coup.
temper-rules = Joue selon des principes simples, sans anticiper.
temper-apprentice = Niveau 1. Bâtit ce qui lui saute aux yeux, oublie le reste, et ne vous prend rien tant qu’il y a de la place ailleurs.
temper-settler = Niveau 2. Voit tout le plateau, bâtit ce qui lui rapporte le plus, et reste pacifique tant que vous ne lui prenez rien.
temper-raider = Niveau 3. Anticipe un peu, et vous prend quelque chose dès que cela ne lui coûte pas trop cher.
temper-chancellor = Niveau 4, le plus fort. Patiente et minutieuse, seule la victoire compte.
