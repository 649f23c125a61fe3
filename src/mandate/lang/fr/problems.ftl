## Les problèmes communs à tous les jeux

problem-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
problem-broken-game = Le jeu « { $game } » est inutilisable : { $part } : { $reason }
problem-broken-package = Le paquet { $package } apporte « { $entry } », qui est inutilisable : { $reason }
problem-game-name = « { $name } » ne peut pas être le nom d’un jeu : utilisez des minuscules, des chiffres et des traits d’union simples, { $most } caractères au plus, par exemple caravane-de-the.
problem-game-name-taken = Le nom « { $name } » est déjà pris par un jeu, un paquet Python ou Python lui-même.
problem-unknown-player = Aucun joueur virtuel ne s’appelle « { $player } ». Joueurs connus : { $known }.
problem-player-argument = Le joueur « { $name } » n’accepte rien après son nom : « { $player } » est inconnu.
problem-player-budget =
    { $cores ->
        [1] « { $player } » n’indique pas de temps de réflexion. Écrivez { $name }:500 pour 500 simulations ou { $name }:0.2s pour des secondes.
       *[other] « { $player } » n’indique pas de temps de réflexion. Écrivez { $name }:500 pour 500 simulations, { $name }:0.2s pour des secondes, { $name }:1s,2 pour une seconde sur deux cœurs.
    }
problem-bad-agent = « { $agent } » ne peut pas jouer : { $reason }
problem-agent-name = Un autre joueur s’appelle déjà « { $name } » : donnez un autre nom à l’agent.
problem-learned-file = Les poids appris dans { $file } ne correspondent pas à ces règles ({ $reason }). Il faut les apprendre à nouveau.
problem-unknown-option = L’option « { $option } » n’existe pas. Options connues : { $known }.
problem-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeur attendue : { $expected }.
problem-bad-order = « { $order } » ne peut pas être réglé sur « { $choice } » ici.
problem-not-asked = Ce n’est pas à la place { $seat } de jouer, mais à la place { $asked }.
problem-not-offered = « { $choice } » ne fait pas partie des choix proposés.
problem-several-asked = Plusieurs places doivent répondre en même temps ({ $seats }) : précisez laquelle répond.
problem-late = Trop tard : cette décision est déjà prise.
problem-game-over = La partie est terminée.
problem-endless = Les suites de ce choix ne finissent pas.
problem-no-such-seat = Il n’y a pas de place { $seat } à cette table ; elle en compte { $seats }.
problem-already-resigned = La place { $seat } a déjà quitté la partie.
problem-no-takeback = Cette table ne permet pas de reprendre un coup.
problem-nothing-to-take-back = Il n’y a aucun coup à reprendre.
problem-revealed-since = Ce choix a révélé quelque chose de caché : il reste acquis.
problem-others-since = Quelqu’un d’autre a choisi depuis : votre choix reste acquis.
problem-not-foreseen = Personne ne peut prévoir la suite : le plan s’arrête avant.
problem-unreadable = Impossible de lire { $file } : { $reason }.
problem-not-text = { $file } n’est pas un fichier texte (UTF-8).
problem-empty-file = { $file } est vide : ce n’est pas une partie enregistrée.
problem-unwritable = Impossible d’écrire { $file } : { $reason }.
problem-missing-extra = { $needs } n’est pas installé. Installez-le avec : { $command }
problem-exists = { $file } existe déjà. Rien n’a été écrit.
problem-no-gpu = Aucun GPU NVIDIA avec un pilote utilisable n’a été trouvé sur cette machine. Retirez --device cuda, ou prenez --device cpu.
problem-gpu-differs = Le GPU ne joue pas les mêmes parties que le processeur ({ $what }). Rien n’a été mesuré ; merci de le signaler avec le nom du GPU.
problem-bad-record = L’enregistrement est incorrect à « { $key } » (ligne { $line }) : { $expected }.
problem-bad-choice = Le coup { $number } de l’enregistrement, « { $choice } » par la place { $seat }, est impossible : { $reason }
problem-bad-json = La ligne { $line } n’est pas un objet JSON complet : { $reason }.
problem-frozen-record = Cette partie a été enregistrée avec la version { $rules } des règles ; ce programme joue la version { $playable }. L’enregistrement reste tel quel.
problem-truncated-record = { $choices ->
    [0] L’enregistrement s’interrompt avant le premier coup.
    [one] L’enregistrement s’interrompt en chemin : le coup qui précède la coupure est complet.
   *[other] L’enregistrement s’interrompt en chemin : les { $choices } coups qui précèdent la coupure sont complets.
}
problem-redacted-record = Cet enregistrement est destiné à une seule place : ce qui lui était caché y manque, la partie ne peut donc pas être rejouée.
problem-wrong-chance = Selon le coup { $number } de l’enregistrement, le hasard a donné { $said }, mais la donne indique { $dealt }.
problem-wrong-outcome = Selon l’enregistrement, le résultat est { $said }, mais ses coups mènent à { $found }.
problem-wrong-commitment = La donne n’est pas celle qui a été scellée avant le premier coup.
problem-not-verifiable = Cette donne n’a jamais été scellée : sa graine a été choisie à la main, elle ne peut donc pas être vérifiée.
problem-no-drafts = Les positions de { $game } ne peuvent pas être composées à la main.
problem-old-games = { $file } contient des parties jouées avec d’autres règles ou d’autres joueurs que ceux d’aujourd’hui. Supprimez ce fichier ou indiquez-en un autre.
problem-no-marks = { $file } existe déjà et n’a pas de place pour le rapport. Repères attendus : { $marks }.
problem-no-review = Les parties de { $game } ne peuvent pas être analysées : aucun joueur virtuel ne sait dire ce qu’y vaut un coup.
