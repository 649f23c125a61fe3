## Computer players

player-random = Random
player-greedy = Greedy
player-search = Search
player-rules = Steward
player-apprentice = Apprentice
player-settler = Settler
player-raider = Raider
player-chancellor = Chancellor

strength-measured = Measured in { $games } two-player games: won { $percent }% against { $against }.

temper-random = Plays any legal move, all equally likely.
temper-greedy = Takes whatever gains the most this turn and never looks further ahead.
temper-search = Simulates thousands of continuations before each move.
temper-rules = Plays by rules of thumb, without looking ahead.
temper-apprentice = Level 1. Builds whatever catches the eye, overlooks the rest, and takes nothing from you while there is room elsewhere.
temper-settler = Level 2. Sees the whole board, builds what pays best, and keeps the peace until you take something from it.
temper-raider = Level 3. Thinks a little ahead, and takes from you whenever the price is not too high.
temper-chancellor = Level 4, the strongest. Patient and thorough, and only winning counts.
