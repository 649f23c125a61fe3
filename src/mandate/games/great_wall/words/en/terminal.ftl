## The Great Wall at the terminal: names

gw-resource = { $what ->
    [W] Wood
    [S] Stone
    [G] Gold
    [C] Chi
    [any3] Wood, Stone or Gold
    [any4] Wood, Stone, Gold or Chi
    [here] of what is made there
   *[other] { $what }
}
gw-amount = { $n } { $what }
gw-soldier = { $soldier ->
    [Sp] Spearman
    [Ar] Archer
    [Ho] Horseman
    [any] Soldier
   *[other] { $soldier }
}
gw-soldier-one = { $soldier ->
    [Sp] a Spearman
    [Ar] an Archer
    [Ho] a Horseman
   *[other] a Soldier
}
gw-soldiers = { $soldier ->
    [Sp] Spearmen
    [Ar] Archers
    [Ho] Horsemen
   *[other] Soldiers
}
gw-section = { $section ->
    [L] Left
    [M] Middle
    [R] Right
   *[other] { $section }
}
gw-place = { $place ->
    [lum] Lumber Mill
    [qua] Quarry
    [gol] Gold Mine
    [tem] Temple
    [bar] Barracks
    [tea] Tea House
    [bui] Builders’ Encampment
    [log] Logistics Center
    [emb] Emperor’s Embassy
    [aca] War Academy
    [any] any Location
    [production] any Production Location
   *[other] { $place }
}
gw-phase = { $phase ->
    [setup] Setup
    [spring] Spring
    [summer] Summer
    [fall] Fall
    [winter] Winter
   *[other] The end
}
gw-window = { $window ->
    [SUMMER_INCOME] after Income
    [FALL_REVEAL] Command cards revealed
    [MY_TURN] your turn begins
    [LOCATION] after a Location you are at
    [HORDE_DEFEATED] a Horde is Defeated
    [SOLDIERS_KILLED] your Soldiers are Killed
    [ASSAULT] before an Assault on a Section
   *[other] { $window }
}
gw-window-anyone = { $window ->
   *[SOLDIERS_KILLED] Soldiers are Killed, anyone’s
}
gw-spot = { $section } { $row }, spot { $cell }
gw-row = { $section } { $row }
gw-reward = { $reward ->
    [honor] { $n } Honor
    [tactic] { $n } Tactic card
   *[other] { $n } { $reward }
}
gw-hidden-card = a hidden card
gw-clan = { $seat ->
    [1] Blue
    [2] Red
    [3] Yellow
    [4] Purple
   *[5] Turquoise
}
gw-opponent = { $opponent ->
    [random] Random
    [rules] Steward
   *[other] { $opponent }
} { $seat }
gw-ability = { $code ->
    [SWIFT] comes in ahead of the Horde before it
    [DRIVE] in row 1 it drives an Archer off its Firing spot in Winter
    [SHIELD] Winter shooting cannot wound it
    [SIEGE] each Barricade in the Section counts 1 less
    [LETHAL] Kills one more Soldier
    [PACK] Power +1 for each other Horde in the Section
    [DISGRACE] one more Shame token when it Breaches
    [TRAIN] the other Hordes in the Section have Power +1; gives 2 goods when claimed
    [TOLL] an Attack that puts Soldiers on it costs 1 resource
    [TRAIN-C] the other Hordes in the Section have Power +1; everyone with a Soldier on it gains 1 good when it falls
   *[other] { $code }
}

## What happens

event-gw-chose = { $player } has chosen.
event-gw-revealed = { $player } reveals { $cards }.
event-gw-began-spring = Spring of Year { $number } begins.
event-gw-began-summer = Summer of Year { $number } begins.
event-gw-began-fall = Fall of Year { $number } begins.
event-gw-began-winter = Winter of Year { $number } begins.
event-gw-began-turn = The turn of { $player } begins.
event-gw-gained = { $player } gains { $n } { $what }.
event-gw-declined = { $player } declines { $what ->
    [honor] { $n } Honor
    [tactic] { $n ->
        [one] a Tactic card
       *[other] { $n } Tactic cards
    }
   *[other] { $n } { $goods }
}.
event-gw-paid = { $player } pays { $n } { $what }.
event-gw-paid-house = The Warehouse pays { $n } { $what } for { $player }.
event-gw-honor = { $player } gains { $n } Honor, now { $total }.
event-gw-honor-lost = { $player } loses { $n } Honor, now { $total }.
event-gw-moved-clerk-new = { $player } sends a Clerk to the { $went }.
event-gw-moved-clerk = { $player } moves a Clerk from the { $came } to the { $went }.
event-gw-moved-card = { $player } puts { $card } on spot { $spot } of the Command track.
event-gw-moved-attack = { $player } Attacks with one { $soldier } at { $where }.
event-gw-moved-fire = { $player } puts an Archer on a Firing spot: { $section }.
event-gw-moved-rest = { $player } sends one { $soldier } to the Rest Zone: { $section }.
event-gw-moved-march = { $player } moves one { $soldier } from { $came } to { $went }.
event-gw-wounded = { $player } places a Wound at { $where }.
event-gw-built-wall = { $player } builds level { $level } of the { $section } Wall.
event-gw-built-barricade = { $player } builds a Barricade: { $section }.
event-gw-upgraded = { $player } raises the Overseer at the { $place } to level { $level }.
event-gw-activated = The { $place } activates.
event-gw-activated-advanced = The { $place } activates out of turn (Advanced Activation).
event-gw-shamed-soldier = { $player } takes a Shame token, under { $soldier }.
event-gw-shamed-horde = { $player } takes a Shame token, on { $horde }.
event-gw-shamed-nowhere = { $player } has no place for a Shame token.
event-gw-cleared-soldier = { $player } discards a Shame token under { $soldier }.
event-gw-cleared-horde = { $player } discards a Shame token on { $horde }.
event-gw-invaded = { $horde } arrive at the { $section } Wall.
event-gw-invaded-raid = Raid! { $horde } have no room, and Shame tokens leave the game.
event-gw-defeated = { $horde } are Defeated; { $player } claims the card.
event-gw-defeated-unclaimed = { $horde } are Defeated; no player claims the card.
event-gw-killed = { $player } loses { $n ->
    [one] { $soldier }
   *[other] { $n } { $soldiers }
}.
event-gw-saved = { $player } Saves { $soldier }.
event-gw-assaulted-held = Assault on the { $section } Wall: Power { $power } against Defense { $defense }. It holds.
event-gw-assaulted-breached = Assault on the { $section } Wall: Power { $power } against Defense { $defense }. A Breach!
gw-defense-parts = { $defense } ({ $parts })
gw-defense-part = { $part ->
    [wall] Wall
    [barricades] Barricades
    [advisors] Qin Jiushao’s Advisors
    [events] Events
   *[help] Tactic cards
} { $n }
event-gw-drew = { $player } draws a Tactic card.
event-gw-drew-own = { $player } draws the Tactic card { $card }.
event-gw-tactic-basic = { $player } plays { $card }.
event-gw-tactic-boosted = { $player } plays { $card }, boosted.
event-gw-tactic-limit = { $player } discards { $card }: too many Tactic cards.
event-gw-displayed = { $card } joins the Advisor display.
event-gw-took-active = { $player } hires { $card } as Active Advisor.
event-gw-took-supporting = { $player } hires { $card } as Supporting Advisor.
event-gw-took-hand = { $player } takes { $card } back.
event-gw-took-copied = { $player } copies { $card } with Betrayal.
event-gw-took-clerk = { $player } hires a Clerk.
event-gw-tea = Tea order, from the top: { $order }.
event-gw-scouted = { $player } looks at the top { $n } Horde cards.
event-gw-scouted-own = { $player } looks at the top Horde cards: { $cards }.
event-gw-indicated = The next Horde card points to the { $section } Wall.
event-gw-resigned = { $player } resigns.
event-gw-ended-walls = Enough Walls are complete: the game is over. { $winners } wins.
event-gw-ended-shame = No Shame token is left: the game is over. { $winners } wins.
event-gw-ended-time = The last Year is over. { $winners } wins.
event-gw-ended-resigned = { $winners } wins.

## A long stretch, summed up

gw-sum-goods = goods { $list }
gw-sum-honor = Honor { $n } ({ $causes })
gw-sum-clerks = { $n ->
    [one] 1 Clerk moved
   *[other] { $n } Clerks moved
}
gw-sum-soldiers = { $n ->
    [one] 1 Soldier placed
   *[other] { $n } Soldiers placed
}
gw-sum-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
gw-sum-tactics = { $n ->
    [one] 1 Tactic card drawn
   *[other] { $n } Tactic cards drawn
}
gw-sum-shame = Shame +{ $n }
gw-sum-line = { $player }: { $list }

## Long lists of choices

gw-menu-pool = From your pool to
gw-menu-place = From the { $place } to
gw-menu-attack = { $soldier } Attacks { $horde } ({ $where })
gw-menu-wound = { $horde } ({ $where })
gw-menu-rest = To a Rest Zone
gw-menu-spot = { $cell } { $rewards }

## What cards do, from their data

gw-quantity = { $quantity ->
    [SA] your Supporting Advisors
    [AA] your Active Advisors
    [advisors] your Advisors
    [overseers] your Overseers
    [overseer_levels] your Overseers’ levels
    [overseers_here] other Clans’ Overseers there
    [clerks_here] your Clerks there
    [discards] your discarded Command cards
    [shame_discarded] the tokens you paid for
    [soldiers_moved] the Soldiers moved
    [attackers_melee] the Spearmen and Horsemen
    [attackers_Ho] the Horsemen
    [archers_placed] the Archers
    [killed] the Killed
    [killed_Ho] the Killed Horsemen
    [firing_sections] Sections with an Archer of yours on a Firing spot
    [fired_sections] Sections where your Archers fired
    [held_sections] Sections that held
    [breaches] Breaches
    [other_hordes] other Hordes of the Section
    [wounds_dealt] the Wounds you dealt
    [clean_hordes] your claimed Hordes without Shame
    [walls_built] the Wall levels you built
    [wall_levels] the levels of all Walls
    [hordes] the Hordes on the board
    [players] the players
   *[other] { $quantity }
}
gw-count-times = { $first } × { $second }
gw-count-plus = { $first } + { $second }
gw-count-minus = { $first } − { $second }
gw-count-part = { $first } ÷ { $second }, rounded down
gw-count-min = { $first }, at most { $second }
gw-count-max = { $first }, at least { $second }
gw-count-group = ({ $inside })
gw-when = { $trigger ->
    [on_horde_placed] When it comes
    [on_spring] As Spring begins
    [on_summer] As Summer begins
    [on_income] After your Income
    [on_discard_shame] After you paid for Shame in Summer
    [on_reclaim] After you took your Command cards or Honor
    [on_reveal] When Command cards are revealed
    [on_my_turn] As your turn begins
    [on_boxes_done] After the boxes of your card
    [on_gather] When you gather at { $where }
    [on_donate] When you donate
    [on_upgrade] When you upgrade an Overseer
    [on_activated] After you used { $where }
    [before_activated] Before you use { $where }
    [before_shame] Before you take Shame for being alone
    [on_recruit] After you Recruit
    [on_attack] After an Attack of yours
    [on_build_wall] After you built Walls
    [on_tactic] When you play a Tactic card
    [on_defeat] When a Horde you fight is Defeated
    [on_majority] When spots on a Horde are counted
    [on_claim] When you claim a Horde
    [on_killed] After Soldiers of yours were Killed
    [on_saved] After you Saved Soldiers
    [before_firing] Before the Winter shooting
    [on_firing] After the Winter shooting
    [on_assault] In an Assault
    [on_breach] In a Breach
    [on_winter_end] As Winter ends
    [on_game_end] At the end of the game
   *[other] Always
}
gw-if = { $condition ->
    [once] once a { $value }
    [if_track] if another player has { $value } on the track
    [no_track] if no other player has { $value } on the track
    [none] { $value ->
        [overseers] if you have no Overseer
        [breaches] if there was no Breach
       *[other] without { $quantity }
    }
    [clerks_here] with { $value } or more Clerks there
    [firing_sections] if you have an Archer on a Firing spot
    [attackers_melee] with a Spearman or a Horseman
    [attackers_Ho] with a Horseman
    [archers_placed] that placed an Archer
    [killed_Ho] with a Horseman among them
    [soldiers_moved] if a Soldier moved
    [at] { $value ->
        [production] at a Production Location
       *[other] elsewhere
    }
    [top_tea] { $value ->
        [yes] if you are at the top of Tea order
       *[no] if you are not at the top of Tea order
    }
    [same_card] { $value ->
        [yes] if another Clan chose the same card
       *[no] otherwise
    }
    [reclaimed] { $value ->
        [yes] if you took cards back
       *[no] if you took Honor
    }
    [has_soldier_on] { $value ->
        [yes] if you have a Soldier on it
       *[no] if you have no Soldier on it
    }
    [if_claimed] if you claim it
    [row] in row { $value }
    [alone] { $value ->
        [yes] if you are alone there
       *[no] if you are not alone there
    }
    [coop_only] { $value ->
        [yes] when all play together
       *[no] when each Clan plays for itself
    }
    [wall_most] where the Wall is at level { $value } or lower
   *[other] with { $value } or more of { $quantity }
}
gw-period = { $period ->
    [turn] turn
   *[year] Year
}
gw-text-ability = { $when }: { $effects }.
gw-text-ability-if = { $when }, { $conditions }: { $effects }.
gw-text-if = { $effect } { $conditions }
gw-text-or = { $first } or { $second }
gw-text-tactic = { $window }: { $basic }. Boosted for { $price } Chi: { $boosted }.
gw-text-command = { $box1 }. Others: { $box2 }. Then you: { $box3 }.
gw-text-command-short = { $box1 }.
gw-text-general = Starts with { $goods } and { $tactics ->
    [one] 1 Tactic card
   *[other] { $tactics } Tactic cards
}, Tea { $tea }. { $abilities }
gw-text-advisor = { $abilities }
gw-text-horde = { $ability }.
gw-text-artifact = Honor at the end: { $n }.
gw-text-x = { $effect } (X is { $amount })
gw-cheaper = { $per ->
    [each] { $effect }, each { $disc } cheaper
    [total] { $effect }, { $disc } cheaper in all
   *[one] { $effect }, { $disc } cheaper
}
gw-recruits = { $soldier ->
    [Sp] { $n ->
        [one] a Spearman
      *[other] { $n } Spearmen
    }
    [Ar] { $n ->
        [one] an Archer
      *[other] { $n } Archers
    }
    [Ho] { $n ->
        [one] a Horseman
      *[other] { $n } Horsemen
    }
   *[other] { $n ->
        [one] a Soldier
      *[other] { $n } Soldiers
    }
}
gw-change = { $sign ->
    [more] more
   *[less] less
}
gw-change-count = { $sign ->
    [more] more
   *[less] fewer
}
gw-do-gain = gain { $n } { $what }
gw-do-pay = you may pay { $cost }: { $then }
gw-do-honor = gain { $n } Honor
gw-do-move-clerks = move { $n ->
    [one] 1 Clerk
   *[other] { $n } Clerks
}
gw-do-move-clerks-diff = move { $n } Clerks to different Locations
gw-do-adv-activate = an Advanced Activation of { $where }
gw-do-recruit = Recruit { $recruits }
gw-do-attack = Attack with { $n ->
    [all] any number of { $soldiers }
    [all_of_zone] all { $soldiers } of the Rest Zones you choose
    [one] { $soldier }
   *[other] { $n } { $soldiers }
}{ $from ->
    [rest] {" "}from Rest Zones
    [fire] {" "}from Firing spots
    [zones] {" "}and any on Firing spots
   *[both] {""}
}
gw-do-wound = place { $n ->
    [one] a Wound
   *[other] { $n } Wounds
} in { $area ->
    [section] this Section
   *[other] one Section you Attacked
}
gw-do-build-barricade = build { $n ->
    [one] 1 Barricade
   *[other] { $n } Barricades
}{ $free ->
    [yes] {" "}for free
   *[no] {""}
}{ $area ->
    [section] , in this Section only
   *[any] {""}
}
gw-do-build-wall = build a Wall level
gw-do-upgrade-overseer = upgrade { $n ->
    [one] 1 Overseer
   *[other] { $n } different Overseers
}
gw-do-upgrade-overseer-where = upgrade your Overseer at the { $where }
gw-do-income = all your Overseers give Income
gw-do-donate = donate { $n ->
    [one] 1 resource
   *[other] up to { $n } resources
} to the Warehouse
gw-do-draw-tactic = draw { $n ->
    [one] 1 Tactic card
   *[other] { $n } Tactic cards
}
gw-do-hire-advisor = hire an Advisor
gw-do-hire-clerk = hire a Clerk
gw-do-discard-shame = discard { $n ->
    [one] 1 Shame token
   *[other] { $n } Shame tokens
}
gw-do-tea-up = { $n ->
    [one] move up in Tea order
   *[other] move up { $n } places in Tea order
}
gw-do-tea-up-top = move to the top of Tea order
gw-do-save = Save { $n ->
    [all] all your Soldiers
    [one] 1 Soldier
   *[other] { $n } Soldiers
} { $cost ->
    [0] for free
   *[other] for { $cost } Chi each
}
gw-do-move-soldiers = move Soldiers between Sections { $n ->
    [one] once
   *[other] { $n } times
}
gw-do-scout = look at the top { $n } Horde cards and order them
gw-do-refresh-display = replace { $n ->
    [one] an Advisor
   *[other] { $n } Advisors
} in the display
gw-do-take-warehouse = take { $n } goods from the Warehouse
gw-do-copy-card = copy another player’s card
gw-do-swap-hordes = { $area ->
    [ahead] it changes places with the Horde before it
   *[any] two neighboring Hordes change places
}
gw-do-drive-off = { $n ->
    [one] an Archer leaves its Firing spot
   *[other] { $n } Archers leave their Firing spots
}
gw-do-move-reed = move { $n ->
    [one] a Clerk
   *[other] { $n } Clerks
} of the Reed Clan
gw-do-modify = { $stat ->
    [barricadevalue] each Barricade in the Section counts { $n } { $change }
    [breachshame] { $n } { $fewer } Shame { $n ->
        [one] token
       *[other] tokens
    } when it Breaches
    [shootable] Winter shooting cannot wound it
    [cost-attack] an Attack that puts Soldiers on it costs { $n } { $change }
    [cost-recruit] { $scope ->
        [event] recruiting { $soldiers } costs { $amount } { $change } in all, not for each
       *[each] { $soldiers } cost { $amount } { $change } each
    }
    [cost-wall] each Wall level costs { $n } { $change }
    [cost-barricade] each Barricade costs { $n } { $change }
    [cost-upgrade] each Overseer upgrade costs { $n } { $change }
    [cost-advisor] each Advisor costs { $n } { $change }
    [cost-clerk] each Clerk costs { $n } { $change }
    [cost-save] Saving a Soldier costs { $n } Chi { $change }
    [cost-boost] boosting a Tactic card costs { $n } Chi { $change }
    [cost-shame] discarding a Shame token costs { $n } { $change }
    [boxmoves] { $n } { $fewer } Clerk { $n ->
        [one] move
       *[other] moves
    } in box 1 of your card
    [otherbox] { $n } { $fewer } { $n ->
        [one] Clerk
       *[other] Clerks
    } in an Other Players box, to any Location
    [handlimit] you may hold { $n } { $fewer } Tactic { $n ->
        [one] card
       *[other] cards
    }
    [lethality] { $scope ->
        [card] { $n } { $fewer } of your Soldiers are Killed on this Horde
       *[defeat] { $n } { $fewer } of your Soldiers are Killed on a Defeated Horde
    }
    [loneshame] you take { $n } { $fewer } Shame { $n ->
        [one] token
       *[other] tokens
    }
    [majority] { $n } { $fewer } { $n ->
        [one] spot counts
       *[other] spots count
    } as yours
    [incomeyield] your highest Overseer gives { $n } { $change } in Summer
    [donatehonor] each donation brings { $n } { $change } Honor
    [academydraw] your first Clerk at the War Academy brings { $n } { $fewer } Tactic { $n ->
        [one] card
       *[other] cards
    }
    [movesize] one move takes at most { $n } Soldiers along
    [shots] in Winter { $n ->
        [one] the first shot in each Section places
       *[other] the first { $n } shots in each Section place
    } no Wound
    [power] { $scope ->
        [event] the Hordes of this Section together have Power { $signed }
        [others] each other Horde of the Section has Power { $signed }
       *[card] each Horde has Power { $signed }
    }
    [defense] { $scope ->
        [event] this Section has Defense { $signed }
       *[section] each Section has Defense { $signed }
    }
    [keepbarricades] { $n } Barricades of your choice stay when Winter ends
   *[other] { $stat } { $signed }
}

## The dashboard

gw-board-time = Year { $year } of { $years }, { $phase }
gw-board-turn = Turn of { $player }: { $card }
gw-board-danger = Lethality { $lethality }, Shame pool { $shame }
gw-board-supply = Warehouse: { $goods }
gw-board-next = Next Horde: { $section }
gw-board-wall = { $section } Wall, level { $level }
gw-board-peace = Defense { $defense }, no Horde
gw-board-holds = Defense { $defense }, Power { $power }
gw-board-breach = Def { $defense } < Power { $power } !!
gw-board-works = Barricades { $barricades } Firing
gw-board-rest = Rest
gw-board-horde = P{ $power } H{ $honor }
gw-board-free = free { $free }/{ $spots }
gw-board-wounds = w{ $n }
gw-board-clan = Tea order
gw-board-honor = Honor
gw-board-clerks = Clerks
gw-board-shame = Shame
gw-board-tactics = Tact.
gw-board-advisors = Advis.
gw-board-hordes = Hordes
gw-board-command = Command card
gw-board-own = You have: { $goods }
gw-board-own-tactics = Tactics: { $cards }
gw-board-own-court = General { $general }; Advisors { $active }; supporting { $supporting }
gw-board-own-hand = Hand: { $cards }
gw-board-artifacts = Artifacts: { $cards }
gw-board-display = Advisors for hire: { $cards }
gw-board-none = –
gw-board-resigned = resigned

## Its pages

gw-page-table = The table
gw-page-cards = The cards
gw-table-horde = { $where }: { $horde }, Power { $power }, Honor { $honor }. { $text }
gw-table-rest = { $player } in the { $section } Section: rest { $rest }; Firing spots { $fire }
gw-table-soldiers = { $n } { $soldiers }
gw-table-pool = { $player }: in the pool { $pool }; under Shame { $shamed }
gw-table-claimed = { $player } has claimed { $hordes }
gw-table-with-shame = { $horde } (Shame { $n })
gw-table-overseers = Overseers of { $player }: { $levels }
gw-table-level = { $place } { $level }
gw-table-discards = Command cards of { $player } in the discard pile: { $cards }
gw-table-prices = A Spearman costs { $spearman }; an Archer { $archer }; a Horseman { $horseman }; a Wall level { $walls } goods; a Barricade { $barricade }.
gw-table-key = Letters are Clans. Spots: a reward that is free to take, a Clan’s Soldier, or xx for a Wound.
gw-cards-tactics = Your Tactic cards
gw-cards-command = Your Command cards
gw-cards-general = Generals
gw-cards-active = Active Advisors
gw-cards-supporting = Your Supporting Advisors
gw-cards-display = Advisors for hire
gw-cards-artifacts = Artifacts
gw-cards-dealt = Dealt to you
gw-cards-line = { $card }: { $text }
gw-cards-of = { $card } ({ $player }): { $text }
gw-cards-worth = { $card }: { $text } Yours would bring { $n } now.


## Talking with the player

gw-welcome = The Great Wall, { $players ->
    [1] alone against Qin Jiushao
    [2] for two players with the Reed Clan
   *[other] for { $players } players
}.
gw-hint = { $player } would choose { $number }: { $choice }
gw-hint-chance = { $number } ({ $chance }%)
gw-hint-chances = Chances of winning, from { $simulations } simulated games: { $list }
gw-hint-worth = { $number } ({ $worth })
gw-hint-worths = By its rules of thumb, in Honor: { $list }
gw-until-next = next
gw-until-turn = turn
gw-until-season = season
gw-until-year = year
gw-until-card = card
gw-until-hordes = hordes
gw-until-game = game
gw-until-income = income
gw-until-reveal = reveal
gw-until-location = location
gw-until-defeat = defeat
gw-until-killed = killed
gw-until-assault = assault
gw-until-off = off
gw-passing-until = { $until ->
    [next] until this turn is over
    [turn] until your next turn begins
    [season] until the next season begins
    [year] until this Year is over
    [card] until you draw a Tactic card
    [hordes] until a Horde is Defeated, Kills your Soldiers or assaults the Wall
    [income] until the income of Summer
    [reveal] until the Command cards are revealed
    [location] until a Location with a Clerk of yours is resolved
    [defeat] until a Horde that you fight is Defeated
    [killed] until Soldiers are about to die
    [assault] until the Wall is assaulted
   *[game] until this game is over
}
gw-standing-set = Tactic windows are passed for you { $until }; a Tactic card that you draw ends it. To be asked again: pass off
gw-standing-off = You are asked about Tactic cards again.
gw-standing-unknown = Pass until what? One or more of: next (this turn), turn (your next one), season, year, card, hordes, game, income, reveal, location, defeat, killed, assault; or pass off.
gw-standing-none = Nothing is passed for you.
gw-order-ask = ask
gw-order-tea = tea
gw-order-set = { $how ->
    [ask] In co-op you are asked in which order the others act.
   *[tea] In co-op the others act in Tea order, without a question.
}
gw-order-unknown = In co-op: order tea lets the others act in Tea order, order ask asks you each time.
gw-order-note = The others act in Tea order. To set their order yourself: order ask
gw-page-rules = The rules of The Great Wall, clause by clause
gw-score = { $player } { $honor }
gw-scores = Final Honor: { $list }.
gw-help =
    # The goal
    { $goal }
    Each Year: Spring brings Hordes, Summer income, Fall your Command card and
    your Clerks’ work, Winter the Assault. Clerks on all spots of a Location
    activate it; the Special ones on the right activate with any Clerk.
    # Answering
    3   choose number 3; its name, its token (lum, Sp:L1a3) or the first letters of them do the same
    3?   what would happen after choice 3
    # Commands
    { $board }   the dashboard again (an empty line does the same)
    { $table }   everything on the table, Hordes with their Vital spots
    { $cards }   your cards, everybody’s Advisors and { $aims } with their texts
    { $places } barracks   what a Location does, costs and would bring you now; without a name all of them, with prices
    { $more }   the next page of a long list of choices
    { $log }   everything that has happened
    { $rules }   all the rules, clause by clause
    { $why }   the rule behind the last refused choice
    { $hint }   what the rule-based player would do in your place
    { $plan }   try choices on a copy; { $keep } plays them, { $drop } forgets them
    { $pass } until turn   pass Tactic windows until your next turn; also until next (this turn is over), season, year, card, hordes, game, or a window: income, reveal, location, defeat, killed, assault; several may be named; { $pass } off ends it
    { $together }
    { $undo }   take back your last choice while no other player has chosen and nothing was revealed since; later too, at tables with takebacks
    { $save } FILE   a copy in another file; the game is saved after every choice anyway
    { $resign }   leave the game for good
    { $quit }   leave the table; the game waits for you
    # The dashboard
    The sign * marks what activates in the next Activation step, the sign ! where a
    Clan alone gets Shame; a dot is a free spot. Letters are Clans: their Clerks,
    then the levels of their Overseers. P is Power, H Honor, w Wounds;
    Sp Spearmen, Ar Archers, Ho Horsemen. Clerks 5+3: five in the pool, three still
    to be hired. Advisors 1+2: one active, two supporting. Defense and Power are
    as an Assault would find them now.
gw-help-notice = Unofficial and fan-made: not affiliated with the game’s authors or publishers.
