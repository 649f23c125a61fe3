# The Great Wall ensemble : seul contre Qin Jiushao, en coopération, repères
gwp-together-title = Requêtes de l’Empereur
gwp-together-due = tranchées après l’assaut en hiver ; { $shame ->
        [0] aucune n’est ouverte
        [one] celle qui reste donne { $shame } jeton de honte à chacun
       *[other] celles qui restent donnent { $shame } jetons de honte à chacun
    }
gwp-together-last = dernière année : sans { $left } de plus avant la fin de l’hiver, tous perdent
gwp-together-events = Événements
gwp-together-payer = { $state ->
        [has] { $player } peut payer
        [lacks] { $player } a { $has } sur { $needed }
       *[other] { $player } : derrière le paravent
    }
