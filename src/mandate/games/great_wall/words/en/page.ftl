# The Great Wall as the page draws it
gwp-wall-pane = Wall
gwp-city-pane = City
gwp-mine-pane = Mine
gwp-others-pane = Clans
gwp-panes = Parts of the table
gwp-year = Year
gwp-year-label = Year { $year }: { $hordes ->
        [one] { $hordes } Horde comes
       *[other] { $hordes } Hordes come
    }, Lethality { $lethality }
gwp-tea = Tea order
gwp-command = Command track
gwp-command-free = Spot { $spot }, free
gwp-shame-pool = Shame tokens in the pool: { $n }
gwp-decks = Cards left: { $hordes } Hordes, { $advisors } Advisors, { $tactics } Tactic cards
gwp-warehouse = Warehouse
gwp-artifacts = Artifacts
gwp-requests = Requests { $n } of { $goal }
gwp-display = Advisors for hire
gwp-power = Power
gwp-honor = Honor
gwp-horde = { $horde }: Power { $power }, { $honor } Honor, { $free ->
        [one] { $free } Vital spot free
       *[other] { $free } Vital spots free
    }
gwp-leads = { $player } would claim it
gwp-cells = Vital spots
gwp-cell-free = { $cell }: free, { $reward }
gwp-cell-wound = { $cell }: Wound
gwp-cell-soldier = { $cell }: { $soldier }, { $player }
gwp-wall = { $section }: Wall level { $level }, Defense { $defense }
gwp-barricades = { $section }: { $n } of { $spots } Barricades
gwp-defense-power = Defense { $defense }: Wall { $wall }, Barricades { $barricades }{ $by ->
    [advisors] , Qin Jiushao’s Advisors { $help }
    [events] , Events { $help }
   *[other] {""}
}. Power { $power }
gwp-quiet = No Horde
gwp-breach = Breach: { $lacks } missing
gwp-holds = { $spare ->
    [0] Just holds
   *[other] Holds by { $spare }
}
gwp-firing = { $section }: { $n ->
        [one] { $n } Firing spot
       *[other] { $n } Firing spots
    }
gwp-rest = { $section }: Rest Zone
gwp-soldiers = { $player }: { $n } { $soldiers }
gwp-clerks = { $player }: { $n ->
        [one] { $n } Clerk
       *[other] { $n } Clerks
    }
gwp-clerks-pool = Clerks in the pool
gwp-open = Room for any number
gwp-free = { $n ->
        [0] Full
        [one] { $n } spot free
       *[other] { $n } spots free
    }
gwp-activates = Activates at the end of this turn
gwp-shame = { $player } would take Shame
gwp-overseer = { $player }: Overseer level { $level }
gwp-tactics = Tactic cards
gwp-shamed = Soldiers with Shame
gwp-general = General
gwp-advisors = Advisors
gwp-supporting = Supporting
gwp-pool = Pool
gwp-income = Income
gwp-scouted = The top Horde cards: press them in the order in which they go back
gwp-hand = Command cards
gwp-claimed = Hordes claimed
gwp-solo-track = Track of { $player }
gwp-missing = { $now } of { $needed }
gwp-missing-of = { $player }: { $now } of { $needed }
gwp-met = can be fulfilled
gwp-all-options = Show all options
gwp-cards-search = Search names and texts
gwp-cards-kind = Kind of card
gwp-cards-all = All kinds
gwp-cards-found = { $n ->
        [0] No card fits
        [one] { $n } card
       *[other] { $n } cards
    }
gwp-card-kind = { $kind ->
        [general] General
        [advisor] Advisor
        [command] Command card
        [tactic] Tactic card
        [horde] Horde
        [artifact] Artifact
        [request] Request
        [event] Event
        [reed] Reed Clan
        [solo] Qin Jiushao
       *[automatic] Automatic player
    }
gwp-source = { $source ->
        [R] from the rulebook
        [P] publicly known
        [U] from this pack
       *[O] our own design
    }
# a Clan without a player's name, by the color that it is drawn in
gwp-clan = { $seat ->
    [1] Green
    [2] Blue
    [3] Black
    [4] Yellow
   *[5] Lilac
}
gwp-chosen-card = your secret choice this Year
gwp-missing-most = { $now }, max. { $most }
gwp-missing-most-of = { $player }: { $now }, at most { $most } allowed
gwp-honor-now = Honor { $honor }; { $total } if the game ended now
gwp-deciding = { $what ->
    [general] { $player } is choosing a General
    [card] { $player } is choosing a Command card
    [track] { $player } is placing the Command card
    [turn] { $player } is playing { $card }
    [part] { $player } decides in the turn of { $owner } ({ $card })
   *[season] { $player } decides ({ $season })
}
gwp-face-down = face down
gwp-shame-left = of { $of } Shame
gwp-next-horde = next
gwp-goods = Your goods
gwp-active = active
gwp-advisor = Advisor
gwp-supports = supports
gwp-has-chosen = has chosen
