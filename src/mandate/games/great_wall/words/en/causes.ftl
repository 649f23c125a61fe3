## The Great Wall: why something was gained, lost or moved; it stands in brackets behind what happened

gw-because = { $told } ({ $cause }).
gw-cause = { $why ->
    [overseer] Overseer, { $of }
    [recruit] recruiting
    [wall] { $of } Wall
    [barricade] Barricade, { $of }
    [upgrade] new Overseer level, { $of }
    [hire] hiring { $of }
    [donation] donation
    [save] Saving a Soldier
    [reward] spot on { $of }
    [firing] Winter shot, { $of }
    [wound] Wound, { $of }
    [defeat] battle with { $of }
    [archers] Archers against { $of }
    [claim] claiming { $of }
    [breach] Breach, { $of }
    [alone] alone at the { $of }
    [no-place] no room for the Shame token
    [penance] price of a Shame token
    [unfulfilled] unfulfilled Request
    [setup] start of the game
    [spring] Spring
    [summer] Summer
    [fall] Fall
    [winter] end of Winter
    [discards] discarded Command cards
    [reclaim] taking cards back
    [limit] hand limit
    [shame] Shame tokens at the end
    [hordes] claimed Hordes at the end
    [artifact] Artifact { $of }
   *[other] { $of }
}
gw-cause-clerk = a Clerk
event-gw-donated = { $player } donates { $n } { $what } to the Warehouse.
event-gw-rested = { $player }: { $n ->
    [one] { $soldier } survives and rests
   *[other] { $n } { $soldiers } survive and rest
}, { $section }.
event-gw-rested-pool = { $player }: { $n ->
    [one] { $soldier } survives and returns
   *[other] { $n } { $soldiers } survive and return
} to the pool.
event-gw-driven = An Archer of { $player } is driven off the { $section } Wall into the Rest Zone.
event-gw-driven-pool = An Archer of { $player } is driven off the { $section } Wall and returns to the pool.
event-gw-dismantled = { $n ->
    [one] 1 Barricade is
   *[other] { $n } Barricades are
} removed: { $section }.
event-gw-returned = { $n ->
    [one] A Clerk of { $player } returns
   *[other] { $n } Clerks of { $player } return
} from the { $place }.
event-gw-swapped-swift = { $horde } push past the Horde before them: { $one } and { $other } change places.
event-gw-dismissed-display = { $card } leaves the display.
event-gw-scored = Final scoring: { $list }.
gw-scored-one = { $player } { $n }
gw-score-title = Final scoring
gw-score-before = Honor so far
gw-score-step = { $why ->
    [shame] Shame tokens
    [hordes] claimed Hordes
   *[other] { $of }
}
gw-score-total = Total

## Prices, names and what a choice leads to

gw-price-less = { $cost }, { $off } off
gw-price-free = free
gw-place-does = { $place ->
    [lum] Lumber Mill: Wood, one for each of your Clerks and for each level of your Overseer; then you may raise the Overseer and donate.
    [qua] Quarry: Stone, one for each of your Clerks and for each level of your Overseer; then you may raise the Overseer and donate.
    [gol] Gold Mine: Gold, one for each of your Clerks and for each level of your Overseer; then you may raise the Overseer and donate.
    [tem] Temple: Chi, one for each of your Clerks and for each level of your Overseer; then you may raise the Overseer.
    [bar] Barracks: recruit a Soldier for each of your Clerks.
    [tea] Tea House: one place up in Tea order, or to the top if all spots are yours.
    [bui] Builders’ Encampment: build a Barricade or a Wall level for each of your Clerks.
    [log] Logistics Center: move Soldiers between Sections once for each of your Clerks.
    [emb] Emperor’s Embassy: hire an Advisor or a Clerk for each of your Clerks.
   *[aca] War Academy: draw a Tactic card for each of your Clerks.
}
gw-forecast-activates = With this Clerk it activates in the Activation step of this turn.
gw-forecast-waits = It does not activate yet: { $n ->
    [one] 1 spot stays free.
   *[other] { $n } spots stay free.
}
gw-forecast-gain = You would gain { $goods }.
gw-brief-honor = Honor, in Tea order: { $list }
gw-brief-own = | Clerks { $clerks } | { $soldiers } | Honor { $honor }

## The help of each kind of game

gw-help-goal = { $mode ->
    [solo] Have more Honor than Qin Jiushao at the end, and never run out of Shame tokens. Build the Wall, defeat Hordes, avoid Shame.
    [coop] Fulfil the Emperor’s Requests together before the last Year ends and before the Shame tokens run out. You win or lose as one.
   *[other] Have the most Honor at the end. Build the Wall, defeat Hordes, avoid Shame.
}
gw-help-aims = { $mode ->
    [coop] Requests
   *[other] Artifacts
}
gw-help-order = { $order } ask   be asked in which order the others act; { $order } tea lets them act in Tea order
