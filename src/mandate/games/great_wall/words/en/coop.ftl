## The Great Wall, together

gw-welcome-coop = You play together: fulfil { $goal } of the Emperor’s Requests before the time or the Shame tokens run out.

## What happens

event-gw-reshuffled = The Horde deck is empty: { $n ->
    [one] 1 discarded Horde becomes
   *[other] { $n } discarded Hordes become
} a new one.
event-gw-demanded = The Emperor requests “{ $card }”. { $text }
event-gw-proposed = { $player } proposes to fulfil “{ $card }”.
event-gw-agreed = { $player } agrees.
event-gw-refused = { $player } does not agree.
event-gw-fulfilled = “{ $card }” is fulfilled: { $n } of { $goal }.
event-gw-sacrificed = { $player } Sacrifices { $what }.
event-gw-happened = Event: “{ $card }”. { $text }
event-gw-gave = { $player } gives { $other } { $n } { $what }.
event-gw-arranged = { $player } sets the order: { $order }.
event-gw-burned = { $n } { $what } burn in the Warehouse.
event-gw-moved-home = One { $soldier } of { $player } returns to the pool: { $came }.
event-gw-moved-clerk-home = A Clerk of { $player } returns from the { $came }.
event-gw-tactic-lost = { $player } loses { $card }.
event-gw-ended-requests = The Emperor’s Requests are fulfilled. Victory for { $winners }!
gw-offering = { $what ->
    [clerk] a Clerk
   *[trophy] { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
}

## Its cards

gw-text-request = { $parts }.
gw-text-event = { $parts }
gw-request-need = { $what ->
    [breaches] no Section was Breached this Winter
    [hordes] { $n } Hordes or more are on the board
    [wall_levels] the levels of all Walls add up to { $n } or more
    [overseer_levels] the Overseers of each player add up to level { $n } or more
   *[other] { $what } { $n }
}
gw-request-bound = { $quantity }: { $bound ->
    [most] at most
   *[least] at least
} { $n }
gw-request-each = each player pays { $cost }
gw-request-pays = together you pay { $cost }
gw-request-pool = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
} from the pool
gw-request-cost = { $what ->
    [honor] { $n } Honor
    [soldier] { $n ->
        [one] a Soldier
       *[other] { $n } Soldiers
    } from a Rest Zone or a Firing spot
    [clerk] { $n ->
        [one] a Clerk
       *[other] { $n } Clerks
    } from the pool
    [advisor] { $n ->
        [one] a Supporting Advisor
       *[other] { $n } Supporting Advisors
    }
    [trophy] { $n } trophies
   *[other] { $n } { $what }
}
gw-event-once = At once: { $effects }.
gw-event-each = At once each player must: { $effects }.
gw-event-stays = For the rest of the game: { $effects }.
gw-event-summer = as Summer begins, { $effects }
gw-when-coop = { $trigger ->
    [on_requests] Before Requests are fulfilled
   *[on_event] After an Event
}
gw-who = { $who ->
    [each] every player: { $effect }
    [others] every other player: { $effect }
    [one] a player of your choice: { $effect }
    [another] another player: { $effect }
    [each_here] every player with a Clerk there: { $effect }
    [another_here] another player with a Clerk there: { $effect }
   *[shared] shared among players of your choice: { $effect }
}
gw-do-give-one = give up to { $n } resources to one player
gw-do-give-any = give up to { $n } resources to other players
gw-do-give-owner = give you up to { $n } resources
gw-do-lose = { $thing ->
    [honor] lose { $n } Honor
    [tactic] lose { $n ->
        [one] a Tactic card
       *[other] { $n } Tactic cards
    }
    [soldier] send { $n ->
        [one] a Soldier
       *[other] { $n } Soldiers
    } from the field back to the pool
   *[other] lose { $n } { $what }
}
gw-do-sacrifice = Sacrifice { $thing ->
    [soldier] { $n ->
        [one] a Soldier
       *[other] { $n } Soldiers
    }
    [clerk] { $n ->
        [one] a Clerk
       *[other] { $n } Clerks
    }
    [advisor] { $n ->
        [one] an Advisor
       *[other] { $n } Advisors
    }
    [trophy] { $n ->
        [one] a trophy
       *[other] { $n } trophies
    }
    [Sp] { $n ->
        [one] a Spearman
       *[other] { $n } Spearmen
    }
    [Ar] { $n ->
        [one] an Archer
       *[other] { $n } Archers
    }
   *[Ho] { $n ->
        [one] a Horseman
       *[other] { $n } Horsemen
    }
}
gw-do-gain-shame = take { $n ->
    [one] a Shame token
   *[other] { $n } Shame tokens
}
gw-do-return-clerks = return { $n ->
    [one] a Clerk
   *[other] { $n } Clerks
} to the pool
gw-do-reverse-tea = Tea order is reversed
gw-do-burn-warehouse = { $n } resources burn in the Warehouse
gw-do-place-hordes = { $n ->
    [one] a Horde comes
   *[other] { $n } Hordes come
}
gw-do-deploy = send { $n ->
    [one] { $soldier }
   *[other] { $n } { $soldiers }
} to a Rest Zone for free (may be declined)

## The dashboard and its pages

gw-board-requests = Requests { $n }/{ $goal }: { $cards }
gw-board-events = Events: { $cards }
gw-board-trophies = Troph.
gw-cards-requests = The Emperor’s Requests
gw-cards-events = Events in force
