# The questions of The Great Wall: a title for each kind, and a label for each option

## What is asked

gw-ask-setup-choose = Choose your General and your Active Advisor, in secret. The other Advisor supports.
gw-ask-fall-choose = Choose your Command card for this Year, in secret.
gw-ask-fall-order = Where on the Command track? Spot 1 takes the first turn.
gw-ask-tactic = A Tactic card now? ({ $window })
gw-ask-clerks = { $n ->
    [one] Move 1 Clerk.
   *[other] Move up to { $n } Clerks, one after another.
}
gw-ask-clerks-apart = { $n ->
    [one] Move 1 Clerk, to a Location where none of this move went.
   *[other] Move up to { $n } Clerks, each to a different Location.
}
gw-ask-activation = Which Location activates next?
gw-ask-advanced = Which Location for the Advanced Activation?
gw-ask-hire = Hire someone? ({ $n } left)
gw-ask-refresh = Replace an Advisor in the display?
gw-ask-scout = You see the top Horde cards. In which order do they go back?
gw-ask-reclaim = Your Command cards: take them back, or Honor for those in the discard pile?
gw-ask-build = What do you build? ({ $n } left)
gw-ask-pay = How do you pay? ({ $n } to pay)
gw-ask-house = How does the Warehouse pay? ({ $n } to pay)
gw-ask-take = Take this?
gw-ask-gain = What do you gain? ({ $n } to gain)
gw-ask-fetch = Take goods from the Warehouse? ({ $n } left)
gw-ask-upgrade = Upgrade an Overseer?
gw-ask-donate = Donate to the Warehouse?
gw-ask-tea = Move up in Tea order?
gw-ask-shame = Where does the Shame token go? ({ $n } to place)
gw-ask-penance = Discard Shame?
gw-ask-penance-must = The Temple takes one of your Shame tokens: which one?
gw-ask-choose = Choose one.
gw-ask-copy = Which card does your Betrayal copy?
gw-ask-recruit = Recruit a Soldier? ({ $n } left)
gw-ask-saving = A discount: what do you not pay? ({ $n } to save)
gw-ask-muster = Where does a new Soldier go?
gw-ask-attack = Who Attacks?
gw-ask-wound = Where does the Wound go?
gw-ask-victim = Who dies? ({ $n } must)
gw-ask-save = Save a dying Soldier?
gw-ask-march = Move Soldiers between Sections? ({ $n } left)
gw-ask-convoy = Who goes along?
gw-ask-limit = Too many Tactic cards: which one do you discard?
gw-ask-spend = Pay for this?
gw-ask-triggers = Which of your cards answers first?
gw-ask-use = Use this ability?
gw-ask-reed-move = { $n ->
    [one] Move 1 Clerk of the Reed Clan.
   *[other] Move up to { $n } Clerks of the Reed Clan, never two to one Location.
}
gw-ask-reed-attack = You lead the Reed Clan: where does its Spearman Attack?
gw-ask-reed-build = You lead the Reed Clan: where does its Barricade go?
gw-ask-reed-discard = You lead the Reed Clan: which Advisor leaves the display?
gw-ask-reed-swap = You lead the Reed Clan: which Hordes change places?
gw-ask-arrange = It is your turn: in which order do the others move their Clerks?
gw-ask-arrange-place = It is your turn: in which order is the { $place } resolved?
gw-ask-recall = A new Wall level: which Command card do you take back?
gw-ask-propose = Which Request shall be fulfilled now? Every payer must agree.
gw-ask-consent = Do you agree to { $card } and pay your part?
gw-ask-sacrifice = What do you Sacrifice? It leaves the game for good.
gw-ask-atone = Return a Shame token for Honor at once?
gw-ask-whom = For which player? ({ $n } left)
gw-ask-give = Give resources away? ({ $n } left)
gw-ask-ordeal = Which loss do you choose?
gw-ask-forget = Which Tactic card do you lose?
gw-ask-retreat = Which Soldier goes back to your pool?
gw-ask-homeward = From where does a Clerk return to your pool?
gw-ask-deploy = Send a Soldier to a Rest Zone for free?
gw-ask-levy = Which of your highest Overseers gives less?
gw-ask-keep = Which Barricades stay? ({ $n } in all)
gw-ask-by = { $ask } ({ $card })

## Choices

choice-gw-lead = lead with General { $general }; { $advisor } is your Active Advisor
choice-gw-command = { $card }
choice-gw-tactic = play { $card }
choice-gw-tactic-boosted = play { $card }, boosted ({ $price ->
    [0] free
   *[other] { $price } Chi
})
choice-gw-spot = put { $card } on spot { $spot } of the Command track
choice-gw-clerk-new = move a Clerk from your pool to the { $went }
choice-gw-clerk = move a Clerk from the { $came } to the { $went }
choice-gw-envoy = use { $card }: one more Clerk, to any Location
choice-gw-activate = activate the { $place }
choice-gw-advanced = activate the { $place } now (Advanced Activation)
choice-gw-hire-clerk = hire a Clerk ({ $price ->
    [0] free
   *[other] { $price } Gold
})
choice-gw-hire-active = hire { $card } as Active Advisor ({ $price ->
    [0] free
   *[other] { $price } Gold
})
choice-gw-hire-supporting = hire { $card } as Supporting Advisor ({ $price ->
    [0] free
   *[other] { $price } Gold
})
choice-gw-refresh = replace { $card } in the display
choice-gw-scout = put them back in this order: { $order }
choice-gw-reclaim = take your Command cards back: { $cards }
choice-gw-reclaim-honor = leave them and gain { $n } Honor
choice-gw-barricade = build a Barricade: { $section } ({ $price ->
    [0] free
   *[other] { $price } goods
}, { $honor } Honor)
choice-gw-wall = build level { $level } of the { $section } Wall ({ $price ->
    [0] free
   *[other] { $price } goods
}, { $honor } Honor)
choice-gw-pay = pay 1 { $what }
choice-gw-pay-auto = pay all { $n } from what you have most of
choice-gw-house = take 1 { $what } from the Warehouse for it
choice-gw-house-auto = let the Warehouse pay { $n } from what it has most of
choice-gw-gain = gain 1 { $what }
choice-gw-fetch = take 1 { $what } from the Warehouse
choice-gw-saving = save 1 { $what } of the price
choice-gw-saving-auto = save what is scarcest
choice-gw-upgrade-first = make { $soldier } Overseer of the { $place } ({ $price ->
    [0] free
   *[other] { $price } { $what }
})
choice-gw-upgrade = raise your Overseer at the { $place } to level { $level } ({ $price ->
    [0] free
   *[other] { $price } { $what }
})
choice-gw-donate = donate 1 { $what } to the Warehouse ({ $honor } Honor)
choice-gw-tea-up = move up one place in Tea order
choice-gw-tea-top = move to the top of Tea order
choice-gw-shame-soldier = put the Shame token under { $soldier } in your pool
choice-gw-shame-horde = put the Shame token on your { $horde }
choice-gw-shame-nowhere = there is no place for it: lose { $honor } Honor
choice-gw-penance-soldier = discard a Shame token under { $soldier }
choice-gw-penance-horde = discard a Shame token on your { $horde }
choice-gw-penance-soldier-paid = discard a Shame token under { $soldier } ({ $price ->
    [0] free
   *[other] { $price } Chi
})
choice-gw-penance-horde-paid = discard a Shame token on your { $horde } ({ $price ->
    [0] free
   *[other] { $price } Chi
})
choice-gw-copy = copy { $card }
choice-gw-recruit = recruit { $soldier } ({ $cost })
choice-gw-attack = { $soldier } Attacks { $horde } ({ $where }): { $rewards }
choice-gw-archer = Archer takes a Firing spot: { $section }
choice-gw-rest = { $soldier } goes to the Rest Zone: { $section }
choice-gw-fire = Archer on the { $section } Wall shoots
choice-gw-wound = wound { $horde } ({ $where })
choice-gw-save = Save { $soldier } ({ $price ->
    [0] free
   *[other] { $price } Chi
})
choice-gw-march = move Soldiers from { $came } to { $went }
choice-gw-convoy = { $soldier } from the Rest Zone
choice-gw-convoy-rest = an Archer from its Firing spot, to rest
choice-gw-convoy-fire = an Archer from its Firing spot, to a Firing spot
choice-gw-convoy-all = all of them, to rest
choice-gw-discard = discard { $card }
choice-gw-spend = pay { $cost }: { $then }
choice-gw-trigger = { $card } first
choice-gw-use = use { $card }
choice-gw-victim = { $soldier } dies
choice-gw-take = { $what ->
    [honor] gain { $n } Honor
    [tactic] draw { $n ->
        [one] a Tactic card
       *[other] { $n } Tactic cards
    }
   *[other] gain { $n } { $goods }
}
choice-gw-decline = decline it
choice-gw-reed-move = move its Clerk from the { $came } to the { $went }
choice-gw-reed-attack = its Spearman Attacks { $horde } ({ $where })
choice-gw-reed-build = its Barricade: { $section }
choice-gw-reed-discard = discard { $card }
choice-gw-reed-swap = { $one } ({ $front }) and { $other } ({ $back }) swap places
choice-gw-arrange = { $order }
choice-gw-recall = take back { $card }
choice-gw-propose = propose { $card } ({ $text })
choice-gw-agree = agree ({ $text })
choice-gw-refuse = do not agree
choice-gw-sacrifice = Sacrifice { $what }
choice-gw-retreat = { $what }
choice-gw-atone = return the token under { $soldier } ({ $price } Honor)
choice-gw-whom = { $player }
choice-gw-give = give 1 { $what } to { $player }
choice-gw-homeward = from the { $place }
choice-gw-levy = the one at the { $place }
choice-gw-keep = keep a Barricade: { $section }
choice-gw-keep-all = keep all of them
choice-gw-penance-soldier-honor = return a Shame token under { $soldier } ({ $price } Honor)
gw-horde-marked = { $horde } (→ { $section })
gw-soldier-rest = 1 { $soldier } at rest, { $section }
gw-soldier-wall = 1 { $soldier } on the { $section } Wall
choice-gw-branch = { $effects }
gw-text-both = { $general }: { $leads } { $advisor }: { $helps }
choice-gw-end = { $kind ->
    [tactic] play no Tactic card
    [tea] stay where you are
    [donate] donate nothing
    [advanced] activate nothing
    [spend] pay nothing
    [clerks] move no more Clerks
    [hire] hire no one
    [refresh] replace no Advisor
    [upgrade] upgrade no Overseer
    [build] build nothing more
    [recruit] recruit no more Soldiers
    [attack] Attack no more
    [wound] place no more Wounds
    [save] Save no Soldier
    [march] move no more Soldiers
    [convoy] move no other Soldier along
    [penance] discard no more Shame
    [fetch] take nothing more
    [reed-move] move no more Clerks of the Reed Clan
    [recall] take none back
    [propose] fulfil nothing more
    [atone] keep the token
    [whom] choose no other player
    [give] give nothing more
    [deploy] send no Soldier
    [keep] keep no more
   *[other] do nothing
}
