## Computer players

player-random = Random
player-greedy = Greedy
player-search = Search
player-rules = Steward
player-steward-1 = Steward, first edition
player-scribe = Scribe
player-strategist = Strategist
player-marshal = Marshal
player-apprentice = Apprentice
player-settler = Settler
player-raider = Raider
player-chancellor = Chancellor

strength-measured =
    { $others ->
        [1] Measured in { $games } two-player games: won { $percent }% against { $against }.
       *[other] Measured in { $games } games against { $others } opponents: won { $percent }% against { $against } ({ $par }% would be even).
    }

temper-random = Plays any legal move, all equally likely.
temper-greedy = Takes whatever gains the most this turn and never looks further ahead.
temper-search = Simulates thousands of continuations before each move.
temper-rules = Level 2. Plays by rules of thumb, without looking ahead.
temper-steward-1 = A reference to measure others by: the Steward as it was before there were levels.
temper-scribe = Level 1. Knows the ropes but often forgets them: a patient opponent for a first game.
temper-strategist = Level 3. Tries its two best ideas to the end of the Year before it decides.
temper-marshal = Level 4, the strongest. Plays every promising move on in its head, many times over, and keeps what turns out best.
temper-apprentice = Level 1. Builds whatever catches the eye, overlooks the rest, and takes nothing from you while there is room elsewhere.
temper-settler = Level 2. Sees the whole board, builds what pays best, and keeps the peace until you take something from it.
temper-raider = Level 3. Thinks a little ahead, and takes from you whenever the price is not too high.
temper-chancellor = Level 4, the strongest. Patient and thorough, and only winning counts.
