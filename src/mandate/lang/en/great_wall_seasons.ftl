## The Great Wall: the seasons told, step by step

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
