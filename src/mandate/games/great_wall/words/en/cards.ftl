# The Great Wall: what each card says, written by hand. When first, a colon, then what happens; limits at the end.
# Numbers are those of the data: `python -m tools.reviewed_cards` says which cards have changed since they were read.

## Generals; X is said once, below the sentence
gw-card-x = X: your Supporting Advisors.
gw-card-G01 = Once in every player’s turn, after you used a Location with 2 or more of your Clerks: draw 1 Tactic card or Attack with X Soldiers.
gw-card-G02 = After Soldiers of yours were Killed: X Honor for each, for 2 at most. Saved ones do not count.
gw-card-G03 = After your Summer income, with an Archer on a Firing spot: X Honor, and 1 Honor more for each Section with one, at most X more.
gw-card-G04 = When a Horde with your Soldier on it is Defeated: you count X spots more. If you claim it: 1 Wood, Stone or Gold.
gw-card-G05 = After an Attack with at least 1 Spearman or 1 Horseman: X Honor and 2 Honor more.
gw-card-G06 = After you play a Tactic card: X Chi, 3 at most, and 1 Honor.
gw-card-G07 = Once a Year, after an Attack: you may pay 1 Chi and place up to X Wounds in one Section that you attacked in.
gw-card-G08 = Each time you Recruit: pay X less, for all Soldiers together and not for each.
gw-card-G09 = After an Attack with at least 1 Horseman: X times 2 Honor. Each Horseman costs you 1 less.
gw-card-G10 = As Winter ends, if no Section was Breached: X times 2 Honor, 10 at most.
gw-card-G11 = Each Wall level costs you X less. After you built Walls: X Honor, however many levels.
gw-card-G12 = Once in every player’s turn, when you Donate: X Honor.
gw-card-G13 = After your Summer income: X Wood, Stone, Gold or Chi in any mix, and 1 Honor.
gw-card-K1 = Each Shame token you discard costs X times 2 Honor less, but never under 4 Honor.
gw-card-K2 = Before Requests are fulfilled: give other players up to X times 2 resources in all.
gw-card-K3 = When you claim a Horde: every other player gains X Honor.
gw-card-K4 = Once a Year, in an Assault on a Section: you may lower the Power of its Hordes by X in all.
gw-card-K5 = As Winter ends: up to X Barricades of your choice stay.
gw-card-K6 = After each Event: every player gains X Wood, Stone, Gold or Chi, 3 at most.
gw-card-K7 = As your turn begins: up to X Soldiers may Attack in all, of any players you choose.
gw-card-K8 = As your turn begins: give other players up to X resources; one of them may give you up to X.

## Advisors
gw-card-A01 = When you gather at the Lumber Mill: 2 Wood more.
gw-card-A02 = When you gather at the Quarry: 2 Stone more.
gw-card-A03 = When you gather at the Gold Mine: 2 Gold more.
gw-card-A04 = When you gather at the Temple: 2 Chi more.
gw-card-A05 = After your Summer income: you may upgrade your Overseer at the Temple for 2 less.
gw-card-A06 = When you gather at a Production Location: 1 more for each Overseer of another Clan there, 2 at most.
gw-card-A07 = After your Summer income: 1 Wood, Stone or Gold for every 2 of your Overseers, rounded up.
gw-card-A08 = Each upgrade of your Overseers costs 1 less.
gw-card-A09 = When you Donate: 1 Honor more.
gw-card-A10 = Before you use the Builders’ Encampment: take up to 2 goods from the Warehouse.
gw-card-A11 = In box 1 of your Command card: move 1 Clerk more.
gw-card-A12 = Once a Year, in another player’s box 2: move 1 Clerk more; the Locations may be the same.
gw-card-A13 = Once a Year, after the last box of your card: a Production Location with your Clerk activates at once, full or not.
gw-card-A14 = After your Summer income: you may replace 1 Advisor of the display, then hire an Advisor or a Clerk for 1 Gold less.
gw-card-A15 = After your Summer income: at the top of Tea order gain 1 Honor; otherwise you may pay 1 Chi and move up 1.
gw-card-A16 = Before you take a Shame token for being alone: you may pay 1 Wood, Stone or Gold instead.
gw-card-A17 = In Summer each Shame token you discard costs 1 Chi less and brings 1 Honor. In co-op: each costs 3 Honor less.
gw-card-A18 = When you take Command cards back: 1 Wood, Stone, Gold or Chi. When you leave them: 1 Honor for each discarded.
gw-card-A19 = When Command cards are revealed: 1 Wood, Stone, Gold or Chi, or 2 if another Clan shows the same card.
gw-card-A20 = As Spring begins: look at the next 3 Horde cards, put them back in any order, and gain 1 Chi.
gw-card-A21 = After your Summer income: 1 Gold for every 2 Advisors you have, rounded down.
gw-card-A22 = After your Summer income: draw 1 Tactic card.
gw-card-A23 = After you play a Tactic card: 2 Honor.
gw-card-A24 = Boosting a Tactic card costs you 1 Chi less. You may hold 2 Tactic cards more.
gw-card-A25 = After you used the War Academy: draw 1 Tactic card and gain 1 Chi.
gw-card-A26 = Each Wall level costs you 2 less.
gw-card-A27 = Each Barricade costs you 1 less.
gw-card-A28 = After you built Walls: 3 Honor, however many levels.
gw-card-A29 = After you used the Builders’ Encampment: 2 Wood, Stone or Gold.
gw-card-A30 = As Winter ends: 1 Honor for each Section that Hordes assaulted and that held.
gw-card-A31 = After Soldiers of yours were Killed: 2 Honor, however many.
gw-card-A32 = As your turn begins: any number of your Archers may Attack.
gw-card-A33 = After Horsemen of yours were Killed: 2 Gold, however many.
gw-card-A34 = Each Spearman costs you 1 less.
gw-card-A35 = Each Archer costs you 1 less. After an Attack that put an Archer on a Firing spot: 1 Honor.
gw-card-A36 = Each Horseman costs you 2 less.
gw-card-A37 = After an Attack: 1 Honor for each Spearman and Horseman in it, 2 at most.
gw-card-A38 = When you claim a Horde: 2 Honor and 1 Wood, Stone or Gold.
gw-card-A39 = Saving a Soldier costs you 1 Chi less. After Soldiers of yours were Saved: 1 Honor, however many.
gw-card-A40 = When a Horde is Defeated: 1 fewer of your Soldiers on it is Killed.
gw-card-A41 = When a Horde with your Soldier on it is Defeated: you count 1 spot more. If you claim it: 1 Honor.
gw-card-A42 = After the shooting in Winter: 1 Honor for each Section where your Archers shot.
gw-card-A43 = After you Recruit: you may Attack with 1 Soldier.
gw-card-A44 = As your turn begins: you may move Soldiers between Sections once; if any moved, gain 1 Wood, Stone or Gold.

## Command cards, box by box; box 2 is for the others
gw-card-others = Move 2 Clerks to different Locations.
gw-card-C1-1 = Move 3 Clerks, or 5 if another Clan has Economy on the track.
gw-card-C1-2 = { gw-card-others }
gw-card-C1-3 = A Location with your Clerk activates at once, full or not.
gw-card-C2-1 = Move 3 Clerks.
gw-card-C2-2 = { gw-card-others }
gw-card-C2-3 = All your Overseers bring income; without any: 1 Wood, Stone or Gold. If another Clan has Work Harder on the track: 1 Wood, Stone or Gold more.
gw-card-C3-1 = Carry out the card of another Clan on the track as yours, or move 2 Clerks and do nothing else.
gw-card-C4-1 = Move 1 Clerk.
gw-card-C4-2 = { gw-card-others }
gw-card-C4-3 = Build 1 Wall level for 4 less, or 2 Barricades at full price. If another Clan has Attack Order on the track: 1 Barricade free.
gw-card-C5-1 = Move 3 Clerks.
gw-card-C5-2 = { gw-card-others }
gw-card-C5-3 = If another Clan has Conscription on the track: first move Soldiers once. All Soldiers of chosen Rest Zones Attack, and any Archers on Firing spots; 2 Honor.
gw-card-C6-1 = Move 1 Clerk.
gw-card-C6-2 = { gw-card-others }
gw-card-C6-3 = Recruit 1 Soldier for 1 less, or for 2 less if another Clan has Despotism on the track.

## Tactic cards: when, basic, boosted
gw-card-T01-basic = Save 1 of them, free.
gw-card-T01-boosted = Save all of yours, free.
gw-card-T02-basic = Upgrade 1 Overseer for 2 less.
gw-card-T02-boosted = Upgrade 2 different Overseers for 2 less each.
gw-card-T03-basic = Move Soldiers between Sections 2 times.
gw-card-T03-boosted = Move Soldiers between Sections once, then Attack with 2 Soldiers from Rest Zones.
gw-card-T04-basic = Attack with 1 Archer; gain 1 Honor.
gw-card-T04-boosted = Attack with any number of Archers; gain 2 Honor.
gw-card-T05-basic = Build 1 Barricade in this Section for 1 less.
gw-card-T05-boosted = Build 2 Barricades in this Section, free.
gw-card-T06-basic = At a Production Location: 1 of its resource for each of your Clerks there. Elsewhere: 1 Wood, Stone or Gold.
gw-card-T06-boosted = At a Production Location: 2 of its resource for each of your Clerks there, 6 at most.
gw-card-T07-basic = Move up 1 in Tea order; gain 1 Wood, Stone, Gold or Chi.
gw-card-T07-boosted = Move to the top of Tea order; gain 2 Honor.
gw-card-T08-basic = Gain 2 Wood, Stone or Gold.
gw-card-T08-boosted = Gain 2 Wood, Stone, Gold or Chi, and 3 Honor.
gw-card-T09-basic = With your Soldier on it: you count 2 spots more.
gw-card-T09-boosted = With your Soldier on it: you count 4 spots more. If you claim it: 3 Honor.
gw-card-T10-basic = Discard 1 Shame token.
gw-card-T10-boosted = Twice: discard 1 Shame token or gain 2 Honor.
gw-card-U01-basic = Give another player up to 3 resources.
gw-card-U01-boosted = Every player gains 1 Wood, Stone or Gold.
gw-card-U02-basic = This Section has +2 Defense.
gw-card-U02-boosted = This Section has +5 Defense.
gw-card-U03-basic = Another player with a Clerk there gains 2 Wood, Stone or Gold.
gw-card-U03-boosted = Every player with a Clerk there gains 2 Wood, Stone or Gold.
gw-card-U04-basic = Another player may Attack with up to 2 Soldiers.
gw-card-U04-boosted = Every player may Attack with up to 2 Soldiers.
gw-card-U05-basic = Save 1 Soldier of any player, free.
gw-card-U05-boosted = Save up to 4 Soldiers of any players, free.
gw-card-U06-basic = Any player discards 1 Shame token.
gw-card-U06-boosted = Twice: any player discards 1 Shame token.

## Hordes; what each kind of ability says stands once
gw-card-H1 = When it arrives: it changes places with the Horde in front of it.
gw-card-X1 = { gw-card-H1 }
gw-card-H2 = In row 1, before the shooting in Winter: it drives 1 Archer of its Section off the Wall.
gw-card-X8 = { gw-card-H2 }
gw-card-H3 = The shooting in Winter cannot wound it.
gw-card-H4 = In an Assault: each Barricade of its Section counts 1 less.
gw-card-X3 = { gw-card-H4 }
gw-card-H5 = It Kills 1 Soldier more of each Clan on it.
gw-card-X4 = { gw-card-H5 }
gw-card-H6 = In an Assault: it has +1 Power for each other Horde of its Section.
gw-card-X5 = { gw-card-H6 }
gw-card-H7 = In a Breach: each player without a Soldier on it takes 1 Shame token more.
gw-card-X6 = { gw-card-H7 }
gw-card-H8 = In an Assault: each other Horde of its Section has +1 Power.
gw-card-X7 = { gw-card-H8 }
gw-card-H8-claim = Who claims it gains 2 Wood, Stone or Gold.
gw-card-X2 = An Attack that puts Soldiers on it costs 1 resource in all.
gw-card-X7-claim = When it is Defeated: every player with a Soldier on it gains 1 Wood, Stone or Gold.

## Artifacts
gw-card-F1 = At the end of the game: 8 Honor for each of your Supporting Advisors.
gw-card-F2 = At the end of the game: 1 Honor for each Wound you dealt.
gw-card-F3 = At the end of the game: 3 Honor for each level of your Overseers.
gw-card-F4 = At the end of the game: 7 Honor for each Horde you claimed that bears no Shame.
gw-card-F5 = At the end of the game: 5 Honor for each Wall level you built.

## The Emperor’s Requests
gw-card-RQ01 = No Section was Breached this Winter, and 5 or more Hordes are on the board.
gw-card-RQ02 = Every player gives up 1 Soldier from a Rest Zone or a Firing spot, for good.
gw-card-RQ03 = Every player pays 10 Honor.
gw-card-RQ04 = Every player gives up 1 Clerk and 1 Horseman from the pool, for good.
gw-card-RQ05 = Every player pays { $n } Wood.
gw-card-RQ06 = Every player pays { $n } Stone.
gw-card-RQ07 = Every player pays { $n } Gold.
gw-card-RQ08 = Every player pays { $n } Chi.
gw-card-RQ09 = The Walls of all Sections have { $n } levels or more together.
gw-card-RQ10 = Together you give up { $n } trophies, for good.
gw-card-RQ11 = Every player gives up 1 Supporting Advisor, for good.
gw-card-RQ12 = The Overseers of every player have 3 levels or more together.

## Events: at once, and to the end of the game
gw-card-E01-once = Every player loses 1 Wood and 1 Stone.
gw-card-E01-stays = In Winter the first shot in each Section places no Wound.
gw-card-E02-stays = In Summer the highest Overseer of every player brings 1 less.
gw-card-E03-once = Every player sends 1 Soldier from a Rest Zone or a Firing spot back to the pool.
gw-card-E03-stays = Saving a Soldier costs 1 Chi more.
gw-card-E04-once = Every player takes 1 Clerk back from the board to the pool.
gw-card-E04-stays = One move between Sections takes along 2 Soldiers at most.
gw-card-E05-once = Tea order is reversed.
gw-card-E05-stays = As Summer begins: the player at the top of Tea order loses 2 Honor.
gw-card-E06-once = Every player loses 2 Wood, Stone or Gold, or takes 1 Shame token.
gw-card-E06-stays = Each Barricade costs 1 less.
gw-card-E07-once = 4 goods in the Warehouse burn.
gw-card-E07-stays = Each donation brings 1 Honor less.
gw-card-E08-once = Every player may send 1 Spearman from the pool to a Rest Zone, free.
gw-card-E08-stays = Each Horseman costs 1 Gold more.
gw-card-E09-once = 1 more Horde arrives.
gw-card-E09-stays = In an Assault: each Horde in row 3 has +1 Power.
gw-card-E10-stays = In an Assault: a Section with Wall level 1 or lower has −1 Defense.
gw-card-E11-once = Every player loses 5 Honor or takes 1 Shame token.
gw-card-E11-stays = Each Shame token you discard costs 2 Honor less.
gw-card-E12-once = Every player loses 1 Tactic card.
gw-card-E12-stays = Boosting a Tactic card costs 1 Chi more. Your first Clerk at the War Academy brings 1 Tactic card more.

## The Reed Clan and Qin Jiushao
gw-card-R1-1 = The Overlord moves up to 2 Clerks of the Reed Clan.
gw-card-R1-2 = { gw-card-others }
gw-card-RA = A Reed Clerk at the Lumber Mill, Quarry or Gold Mine: 1 of its resource goes to the Warehouse.
gw-card-RA-court = Temple: the active player discards 1 Shame token. Tea House: the Reed marker rises 1. Embassy: 1 Advisor is discarded.
gw-card-RA-field = Barracks: 1 Reed Spearman Attacks. Builders’ Encampment: 1 Barricade, free.
gw-card-RB = As Border Militia. War Academy: the Overlord looks at the next 2 Horde cards and orders them. Logistics Center: two neighboring Hordes change places.
gw-card-Q1 = In an Assault: every Section has −1 Defense for every 2 Supporting Advisors he has.
gw-card-Q1-winter = As Winter ends: he gains 1 Honor, and 1 Honor more for each of them.
gw-card-Q1-ever = He never pays, rests or takes Shame. Each Wound he deals brings him 2 Honor, each Artifact 20 Honor.
gw-card-S1-1 = He moves 2 Clerks.
gw-card-S1-2 = { gw-card-others }
gw-card-S1-3 = The highest Location on his track with a Clerk of his activates at once, full or not.
gw-card-S2-1 = He moves 3 Clerks.
gw-card-S2-2 = { gw-card-others }
gw-card-S2-3 = His Overseer lowest on the track rises 1 level, free.
gw-card-S3-1 = It becomes his card with the name of yours. If you played Betrayal: he moves 2 Clerks.
gw-card-S3-2 = { gw-card-others }
gw-card-S3-3 = If nothing was copied: he gains 1 Honor for each Supporting Advisor he has.
gw-card-S4-1 = He moves 2 Clerks.
gw-card-S4-2 = { gw-card-others }
gw-card-S4-3 = He builds 1 Wall level in the Section that the next Horde card points to. The Warehouse pays what it can.
gw-card-S5-1 = He moves 2 Clerks.
gw-card-S5-2 = { gw-card-others }
gw-card-S5-3 = All his Archers on Firing spots Attack. Then he Recruits 1 Archer and 1 Spearman, who Attack.
gw-card-S6-1 = He moves 3 Clerks.
gw-card-S6-2 = { gw-card-others }
gw-card-S6-3 = He Recruits 2 Spearmen, who Attack.

## When a Tactic card is played, and what stands around the parts of a card
gw-card-when = { $window ->
    [SUMMER_INCOME] After Summer income
    [FALL_REVEAL] When Command cards are revealed
    [MY_TURN] As your turn begins
    [LOCATION] After a Location with your Clerk was used
    [HORDE_DEFEATED] When a Horde you fight is Defeated
    [SOLDIERS_KILLED] When your Soldiers are about to die
    [ANY_KILLED] When any player’s Soldiers are about to die
   *[ASSAULT] Before the Assault on a Section
}
gw-written-general = { $sentence } { $x } Starts with { $goods } and { $tactics ->
    [one] 1 Tactic card
   *[other] { $tactics } Tactic cards
}, Tea { $tea }.
gw-written-tactic = { $when } – { $basic } Boosted for { $price } Chi – { $boosted }
gw-written-command = You – { $box1 } Others – { $box2 } Then you – { $box3 }
gw-written-automatic = { $box1 } Others – { $box2 } { $box3 }
gw-written-short = { $box1 } Others – { $box2 }
gw-written-event = At once – { $once } To the end of the game – { $stays }
gw-written-lasting = To the end of the game – { $stays }

## The sentences of a pack: each reader’s own language, or the sentence that the data make
-gw-language = English
    .code = en
gw-pack-text = { -gw-language.code ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
gw-pack-tactic = { $when } – { $sentence } Boosted for { $price } Chi.

## On the page
gwp-card-part = { $part ->
    [own] You
    [others] Others
    [then] Then you
    [once] At once
   *[stays] To the end
}
gwp-card-tea = Tea { $tea }
gwp-card-boost = Boosted for { $n } Chi
gwp-card-close = Put the card away
gwp-card-laid = Card laid out
gwp-card-hidden = A card, face down
# Words that a drawn card shows as signs; forms are separated by |
gwp-card-sign-W = Wood
gwp-card-sign-S = Stone
gwp-card-sign-G = Gold
gwp-card-sign-C = Chi
gwp-card-sign-any3 = Wood, Stone or Gold
gwp-card-sign-any4 = Wood, Stone, Gold or Chi
gwp-card-sign-honor = Honor
gwp-card-sign-shame = Shame tokens|Shame token
gwp-card-sign-tactic = Tactic cards|Tactic card
gwp-card-sign-clerk = Clerks|Clerk
gwp-card-sign-Sp = Spearmen|Spearman
gwp-card-sign-Ar = Archers|Archer
gwp-card-sign-Ho = Horsemen|Horseman
gwp-card-sign-barricade = Barricades|Barricade
gwp-card-sign-wall = Wall levels|Wall level
gwp-card-sign-power = Power
gwp-card-sign-defense = Defense
gwp-card-sign-none = Gold Mine
