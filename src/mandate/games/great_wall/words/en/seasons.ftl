## The Great Wall: the seasons, step by step

gw-step = { $step ->
    [scouts] Looking ahead
    [hordes] New Hordes
    [advisors] New Advisors
    [income] Overseer Income
    [penance] Shame returned
    [reclaim] Command cards
    [choose] Choosing Command cards
    [order] The Command track
    [firing] Archers fire
    [defeats] Hordes Defeated
    [assault] Assault, { $section }
    [clear] End of the Year
    [requests] Emperor’s Requests
    [unfulfilled] Requests left over
    [event] Event
   *[other] Final scoring
}
event-gw-step = { $phase } – { $step }.

gwp-seasons-year = { $season }, Year { $year }
gwp-seasons-before = Before that
gwp-seasons-turn = Turn: { $player }
gwp-seasons-rule = The rule: { $clause }
gwp-seasons-chose = { $player } chooses: { $choice }
gwp-seasons-nothing = Nothing changes.
gwp-seasons-film = What happened, step by step
gwp-seasons-at = { $at } of { $of }
gwp-seasons-back = Previous step
gwp-seasons-on = Next step
gwp-seasons-skip = Skip
gwp-seasons-close = Close
gwp-seasons-again = Read the seasons again
gwp-seasons-held = The Wall holds, with { $n } to spare.
gwp-seasons-breached = Breach! { $n } Defense missing.
gwp-seasons-defense = Defense { $n }
gwp-seasons-power = Power { $n }
gwp-seasons-part = { $part ->
    [wall] Wall level { $level }
    [barricades] Barricades { $n } × { $each }
    [advisors] Qin Jiushao’s Advisors
    [events] Events
    [help] Tactic cards
    [more] Tactic cards
   *[other] { $horde }
}
gwp-seasons-turned-held = What turned it: { $parts }. Without it there would have been a Breach.
gwp-seasons-turned-breached = What turned it: { $parts }. Without it the Wall would have held.
gwp-seasons-turned-none = No single part turned it.
