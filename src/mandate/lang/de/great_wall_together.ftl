# The Great Wall gemeinsam: allein gegen Qin Jiushao, kooperativ, Merkzeichen
gwp-together-title = Forderungen des Kaisers
gwp-together-due = entschieden nach dem Ansturm im Winter; { $shame ->
        [0] keine ist offen
        [one] die offene gibt jedem { $shame } Schande
       *[other] die offenen geben jedem { $shame } Schande
    }
gwp-together-last = letztes Jahr: ohne { $left } weitere bis Ende des Winters verlieren alle
gwp-together-events = Ereignisse
gwp-together-payer = { $state ->
        [has] { $player } kann zahlen
        [lacks] { $player } hat { $has } von { $needed }
       *[other] { $player }: hinter dem Sichtschirm
    }
