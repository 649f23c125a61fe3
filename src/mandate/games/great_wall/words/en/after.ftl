## The Great Wall: afterwards, where the Honor came from

gwp-after-source = { $why ->
    [start] At the start
    [general] General
    [advisor] Advisors
    [tactic] Tactic cards
    [command] Command cards
    [horde] Abilities of Hordes
    [clan] Qin Jiushao’s own rules
    [request] Requests
    [event] Events
    [location] Locations
    [overseer] Overseers
    [wall] Walls built
    [barricade] Barricades built
    [upgrade] Overseers raised
    [hire] Hiring
    [donation] Donations
    [reward] Spots on Hordes
    [firing] Shots in Winter
    [wound] Wounds dealt
    [defeat] Hordes Defeated
    [archers] Archers on the Wall
    [claim] Hordes claimed
    [no-place] Shame without a place
    [penance] Shame returned
    [discards] Command cards kept aside
    [shame] Shame tokens
    [hordes] Claimed Hordes
    [artifact] { $of }
   *[other] Other
}
gwp-after-from = Honor from
gwp-after-chart = Honor over the Years
gwp-after-touch = Touch a point to see where the Honor came from.
gwp-after-table = The same as a table
gwp-after-when = When
gwp-after-start = Start
gwp-after-year = Year { $year }
gwp-after-end = Final scoring
gwp-after-end-short = End
gwp-after-point = { $player }, { $when }: { $total } Honor ({ $change }).
gwp-after-won = { $winner } wins with { $honor } Honor, { $by } more than { $other }.
gwp-after-tied = { $winner } and { $others } have { $honor } Honor each; { $winner } stands higher in Tea order.
gwp-after-solo-won = { $own } Honor against { $honor } of { $player }: { $by } more.
gwp-after-solo-lost = { $own } Honor against { $honor } of { $player }: { $by ->
    [0] as many, and more are needed to win.
   *[other] { $by } short, and more than his are needed.
}
gwp-after-solo-shame = No Shame token is left: the game is lost, whatever the Honor ({ $own } against { $honor } of { $player }).
gwp-after-requests = Requests fulfilled: { $n } of { $goal }.
gwp-after-missing = { $n ->
    [one] One more was missing.
   *[other] { $n } more were missing.
}
gwp-after-again = Show again
gwp-after-skip = Skip
gwp-after-seal = Victory
