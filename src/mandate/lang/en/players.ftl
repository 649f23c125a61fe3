## Computer players

player-random = Random
player-greedy = Greedy
player-search = Search
player-rules = Steward
player-scribe = Scribe
player-strategist = Strategist
player-marshal = Marshal
player-wanderer = Wanderer
player-dreamer = Dreamer
player-apprentice = Apprentice
player-fisher = Fisher
player-settler = Settler
player-merchant = Merchant
player-guard = Guard
player-raider = Raider
player-magistrate = Magistrate
player-chancellor = Chancellor
player-regent = Regent
player-beginner = Beginner

page-ladder-level = Level { $number } of { $of }.
page-ladder-figure =
    { $others ->
        [1] Two players: won { $percent }% { $range } of { $games } games against { $against }
       *[other] { $players } players: won { $percent }% { $range } of { $games } games against { $others } at the level of { $against } ({ $par }% would be even)
    }
page-ladder-range = ({ $low }–{ $high }%)
strength-measured =
    { $others ->
        [1] Measured in { $games } two-player games: won { $percent }% against { $against }.
       *[other] Measured in { $games } games against { $others } opponents: won { $percent }% against { $against } ({ $par }% would be even).
    }

temper-random = Plays any legal move, all equally likely.
temper-greedy = Takes whatever gains the most this turn and never looks further ahead.
temper-search = Simulates thousands of continuations before each move.
temper-rules = Plays by rules of thumb, without looking ahead.
temper-scribe = Knows the ropes but often forgets them: a patient opponent for a first game.
temper-strategist = Tries its two best ideas to the end of the Year before it decides.
temper-marshal = Plays every promising move on in its head, many times over, and keeps what turns out best.
temper-wanderer = Runs to every village in sight and forgets to defend them. Sees little of the board: a kind opponent for a first game.
temper-dreamer = Dreams of great provinces and walks past the villages on the way. Overlooks most of the board.
temper-apprentice = Builds whatever catches the eye, overlooks the rest, and takes nothing from you while there is room elsewhere.
temper-fisher = Counts only its own pagodas. Whether you win or lose some by it is all the same to the Fisher.
temper-settler = Sees the whole board, builds what pays best, and keeps the peace until you take something from it.
temper-merchant = Takes whatever pays best right now, villages first, and never asks what comes next.
temper-guard = Knows what a province is worth and fears for its own, but overlooks much and hardly dares to take yours.
temper-raider = Thinks a little ahead, and takes from you whenever the price is not too high.
temper-magistrate = Sees the whole board and looks a few turns ahead, but makes up its mind quickly.
temper-chancellor = Plays thousands of continuations in its head. Patient and thorough, and only winning counts.
temper-regent = Has learned from a hundred thousand positions what things on the board are really worth, and wastes no thought on the rest.
temper-beginner = A reference to measure others by: tries a dozen placements and takes the one with the most pagodas.

page-ladder-suggested = a good match for you
page-ladder-record = Your games against { $name }: { $won } won, { $lost } lost.
page-ladder-figures = Measured strength
page-ladder-forget = Clear my record
page-ladder-kept = Your own record is kept on this device only.
page-ladder-up = Next level: { $name }
page-ladder-down = Easier: { $name }
page-ladder-top = You have reached the top of the ladder.
