## Computer players

player-random = Random
player-greedy = Greedy
player-search = Search
player-rules = Steward
player-apprentice = Apprentice
player-settler = Settler
player-raider = Raider
player-chancellor = Chancellor

strength-measured = Measured in { $games } games for two: { $percent } % won against { $against }.

temper-random = Any legal choice, each as likely as the others.
temper-greedy = Takes whatever gains most this turn, and never looks further.
temper-search = Imagines thousands of ways in which the game may go on before each choice; search:500 imagines 500, search:1s thinks for a second.
temper-rules = Plays by rules of thumb, without looking ahead.
temper-apprentice = Level 1. Builds what catches the eye, forgets the rest, and takes nothing from you while there is room elsewhere.
temper-settler = Level 2. Sees the whole board, builds what brings itself most, and keeps the peace until you take something from it.
temper-raider = Level 3. Thinks a little ahead, and takes from you whenever that does not cost it too much.
temper-chancellor = Level 4, the strongest. Patient and thorough, and only winning counts; chancellor:1s gives it a second for each turn.
