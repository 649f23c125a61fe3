# The Great Wall together: alone against Qin Jiushao, co-op, planning marks
gwp-together-title = The Emperor’s Requests
gwp-together-due = decided after the assault in Winter; { $shame ->
        [0] none is open
        [one] for the open one everybody takes { $shame } Shame
       *[other] for the open ones everybody takes { $shame } Shame
    }
gwp-together-last = last Year: without { $left } more by the end of Winter all lose
gwp-together-events = Events
gwp-together-payer = { $state ->
        [has] { $player } can pay it
        [lacks] { $player } has { $has } of { $needed }
       *[other] { $player }: behind the screen
    }
