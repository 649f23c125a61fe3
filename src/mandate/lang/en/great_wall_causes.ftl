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
event-gw-driven = { $player }’s Archer is driven off the { $section } Wall into the Rest Zone.
event-gw-driven-pool = { $player }’s Archer is driven off the { $section } Wall and returns to the pool.
event-gw-dismantled = { $n ->
    [one] 1 Barricade is
   *[other] { $n } Barricades are
} removed: { $section }.
event-gw-returned = { $n ->
    [one] { $player }’s Clerk returns
   *[other] { $player }’s { $n } Clerks return
} from the { $place }.
event-gw-swapped-swift = { $horde } push past the Horde before them: { $one } and { $other } change places.
event-gw-dismissed-nobody = { $card } leaves the display.
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
