# The Great Wall together: alone against Qin Jiushao, co-op, planning marks
gwp-together-title = The Emperor’s Requests
gwp-together-due = decided after the assault in Winter; { $shame ->
        [0] none is open
        [one] for the open one everybody takes { $shame } Shame
       *[other] for the open ones everybody takes { $shame } Shame
    }
gwp-together-last = last Year: without { $left } more by the end of Winter all lose
gwp-together-payer = { $state ->
        [has] { $player } can pay it
        [lacks] { $player } has { $has } of { $needed }
       *[other] { $player }: behind the screen
    }
gwp-together-qin = Qin Jiushao
gwp-together-danger = { $n ->
        [one] { $n } Shame token left in the pool: if none is left at the end of a Year you lose
       *[other] { $n } Shame tokens left in the pool: if none is left at the end of a Year you lose
    }
gwp-together-did = What Qin Jiushao did last, and why
gwp-together-next = Where he looks next
gwp-together-next-clerks = Clerks go to { $places }
gwp-together-next-activates = He would activate { $place }
gwp-together-next-section = His Soldiers and his Wall: { $section }
gwp-together-next-overseer = His next Overseer: { $place }
gwp-together-next-advisor = His next Advisor: { $card }
gwp-together-marks = Planning marks
gwp-together-marked = Marked by
gwp-together-mark = Mark
gwp-together-mark-now = Press what you mean
gwp-together-mark-how = Mark a Location, a Section or a card for the others: also with a right click, a long press or the key M
gwp-together-mark-list = Mark from a list
gwp-together-mark-line = { $player }: { $thing }
gwp-together-unmark = Take the mark away: { $thing }
