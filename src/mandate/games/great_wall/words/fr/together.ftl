# The Great Wall ensemble : seul contre Qin Jiushao, en coopération, repères
gwp-together-title = Requêtes de l’Empereur
gwp-together-due = tranchées après l’assaut en hiver ; { $shame ->
        [0] aucune n’est ouverte
        [one] celle qui reste donne { $shame } jeton de honte à chacun
       *[other] celles qui restent donnent { $shame } jetons de honte à chacun
    }
gwp-together-last = dernière année : sans { $left } de plus avant la fin de l’hiver, tous perdent
gwp-together-payer = { $state ->
        [has] { $player } peut payer
        [lacks] { $player } a { $has } sur { $needed }
       *[other] { $player } : derrière le paravent
    }
gwp-together-qin = Qin Jiushao
gwp-together-danger = { $n ->
        [one] Encore { $n } jeton de honte dans la réserve : vide à la fin d’une année, elle vous fait perdre
       *[other] Encore { $n } jetons de honte dans la réserve : vide à la fin d’une année, elle vous fait perdre
    }
gwp-together-did = Ce que Qin Jiushao vient de faire, et pourquoi
gwp-together-next = Où il regarde ensuite
gwp-together-next-clerks = Ses fonctionnaires vont ici : { $places }
gwp-together-next-activates = Il activerait : { $place }
gwp-together-next-section = Ses soldats et sa muraille : { $section }
gwp-together-next-overseer = Son prochain contremaître : { $place }
gwp-together-next-advisor = Son prochain conseiller : { $card }
gwp-together-marks = Repères
gwp-together-marked = Marqué par
gwp-together-mark = Marquer
gwp-together-mark-now = Touchez ce que vous voulez montrer
gwp-together-mark-how = Marquer un lieu, une section ou une carte pour les autres : aussi par clic droit, appui long ou la touche M
gwp-together-mark-list = Marquer depuis une liste
gwp-together-mark-line = { $player } : { $thing }
gwp-together-unmark = Retirer le repère : { $thing }
