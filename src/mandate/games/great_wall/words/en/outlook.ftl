## The Great Wall: what a choice is expected to bring

gw-outlook = Expected by the end of the Year: { $list }.
gw-outlook-instead = Compared with this choice, by the end of the Year: { $list }.
gw-outlook-one = { $sign }{ $n } { $what }
gw-outlook-what = { $what ->
    [honor] Honor
    [shame] Shame
    [tactics] { $n ->
        [one] Tactic card
       *[other] Tactic cards
    }
    [soldiers] { $n ->
        [one] Soldier in the field
       *[other] Soldiers in the field
    }
    [overseers] { $n ->
        [one] Overseer level
       *[other] Overseer levels
    }
    [clerks] { $n ->
        [one] Clerk
       *[other] Clerks
    }
    [advisors] { $n ->
        [one] Advisor
       *[other] Advisors
    }
    [requests] { $n ->
        [one] Request fulfilled
       *[other] Requests fulfilled
    }
    [tokens] { $n ->
        [one] Shame token left
       *[other] Shame tokens left
    }
    [walls] { $n ->
        [one] level of the Wall
       *[other] levels of the Wall
    }
    [hordes] { $n ->
        [one] Horde before the Wall
       *[other] Hordes before the Wall
    }
   *[other] { $what }
}
gw-points = { $mode ->
    [coop] Requests
   *[other] Honor
}
