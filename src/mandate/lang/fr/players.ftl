## Joueurs virtuels

player-random = Hasard
player-greedy = Glouton
player-search = Recherche
player-rules = Intendant
player-steward-1 = Intendant, première édition
player-scribe = Scribe
player-strategist = Stratège
player-marshal = Maréchal
player-apprentice = Apprenti
player-settler = Pionnière
player-raider = Cavalier
player-chancellor = Chancelière

strength-measured =
    { $others ->
        [1] Mesuré en { $games } parties à deux : { $percent } % gagnées contre { $against }.
       *[other] Mesuré en { $games } parties contre { $others } adversaires : { $percent } % gagnées contre { $against } ({ $par } % serait l’équilibre).
    }

temper-random = Joue un coup permis au hasard, tous aussi probables.
temper-greedy = Prend ce qui rapporte le plus à ce tour, sans jamais regarder plus loin.
temper-search = Simule des milliers de suites avant chaque coup.
temper-rules = Niveau 2. Joue selon des principes simples, sans anticiper.
temper-steward-1 = Un étalon pour mesurer les autres : l’Intendant tel qu’il était avant les niveaux.
temper-scribe = Niveau 1. Connaît les ficelles mais les oublie souvent : un adversaire patient pour une première partie.
temper-strategist = Niveau 3. Joue ses deux meilleures idées jusqu’à la fin de l’année avant de se décider.
temper-marshal = Niveau 4, le plus fort. Prolonge chaque coup prometteur de nombreuses fois et garde ce qui finit le mieux.
temper-apprentice = Niveau 1. Bâtit ce qui lui saute aux yeux, oublie le reste, et ne vous prend rien tant qu’il y a de la place ailleurs.
temper-settler = Niveau 2. Voit tout le plateau, bâtit ce qui lui rapporte le plus, et reste pacifique tant que vous ne lui prenez rien.
temper-raider = Niveau 3. Anticipe un peu, et vous prend quelque chose dès que cela ne lui coûte pas trop cher.
temper-chancellor = Niveau 4, le plus fort. Patiente et minutieuse, seule la victoire compte.
