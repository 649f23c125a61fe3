## Joueurs virtuels

player-random = Hasard
player-greedy = Glouton
player-search = Recherche
player-rules = Intendant
player-scribe = Scribe
player-strategist = Stratège
player-marshal = Maréchal
player-wanderer = Voyageur
player-dreamer = Rêveuse
player-apprentice = Apprenti
player-fisher = Pêcheur
player-settler = Pionnière
player-merchant = Marchande
player-guard = Garde
player-raider = Pillard
player-magistrate = Magistrate
player-chancellor = Chancelière
player-regent = Régente
player-beginner = Débutant

page-ladder-level = Niveau { $number } sur { $of }.
page-ladder-figure =
    { $others ->
        [1] À deux : { $percent } % { $range } de { $games } parties gagnées contre { $against }
       *[other] À { $players } : { $percent } % { $range } de { $games } parties gagnées contre { $others } du niveau { $against } ({ $par } % serait l’équilibre)
    }
page-ladder-range = ({ $low }–{ $high } %)
strength-measured =
    { $others ->
        [1] Mesuré en { $games } parties à deux : { $percent } % gagnées contre { $against }.
       *[other] Mesuré en { $games } parties contre { $others } adversaires : { $percent } % gagnées contre { $against } ({ $par } % serait l’équilibre).
    }

temper-random = Joue un coup permis au hasard, tous aussi probables.
temper-greedy = Prend ce qui rapporte le plus à ce tour, sans jamais regarder plus loin.
temper-search = Simule des milliers de suites avant chaque coup.
temper-rules = Joue selon des principes simples, sans anticiper.
temper-scribe = Connaît les ficelles mais les oublie souvent : un adversaire patient pour une première partie.
temper-strategist = Joue ses deux meilleures idées jusqu’à la fin de l’année avant de se décider.
temper-marshal = Prolonge chaque coup prometteur de nombreuses fois et garde ce qui finit le mieux.
temper-wanderer = Court vers chaque village en vue et oublie de le défendre. Voit peu du plateau : un adversaire aimable pour une première partie.
temper-dreamer = Rêve de grandes provinces et passe à côté des villages. La plus grande partie du plateau lui échappe.
temper-apprentice = Bâtit ce qui lui saute aux yeux, oublie le reste, et ne vous prend rien tant qu’il y a de la place ailleurs.
temper-fisher = Ne compte que ses propres pagodes. Que vous y gagniez ou y perdiez lui est égal.
temper-settler = Voit tout le plateau, bâtit ce qui lui rapporte le plus, et reste pacifique tant que vous ne lui prenez rien.
temper-merchant = Prend ce qui rapporte le plus tout de suite, les villages d’abord, sans demander ce qui vient après.
temper-guard = Sait ce que vaut une province et craint pour les siennes, mais beaucoup lui échappe et il n’ose guère prendre les vôtres.
temper-raider = Anticipe un peu, et vous prend quelque chose dès que cela ne lui coûte pas trop cher.
temper-magistrate = Voit tout le plateau et anticipe de quelques tours, mais tranche vite.
temper-chancellor = Joue des milliers de suites dans sa tête. Patiente et minutieuse, seule la victoire compte.
temper-regent = A appris de cent mille positions ce qui compte vraiment sur le plateau, et ne gaspille aucune pensée au reste.
temper-beginner = Un étalon pour mesurer les autres : essaie une douzaine de coups et garde celui qui donne le plus de pagodes.

page-ladder-suggested = un bon choix pour vous
page-ladder-record = Votre bilan face à { $name } : victoires { $won }, défaites { $lost }.
page-ladder-figures = Force mesurée
page-ladder-forget = Effacer mon bilan
page-ladder-kept = Votre bilan n’est conservé que sur cet appareil.
page-ladder-up = Niveau suivant : { $name }
page-ladder-down = Plus facile : { $name }
page-ladder-top = Vous avez atteint le plus haut niveau.
