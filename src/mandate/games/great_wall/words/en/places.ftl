## The Great Wall: Locations and prices, in the rules, on the table and at a terminal

gw-places = Locations and prices
gw-places-about = What each Location does and what things cost, as printed. Cards, Events and options can change it.
gw-places-walls = Walls and Barricades
gw-places-prices = Other prices
gw-places-changed = Generals, Advisors, Tactic cards and Events change prices; the table always shows what you would pay.

gw-place-spots = { $same ->
    [all] It has { $few } spots for Clerks
    [few] It has { $few } spots for Clerks ({ $five } with five players)
    [many] It has { $few } spots for Clerks ({ $four } with four or five players)
   *[none] It has { $few } spots for Clerks ({ $four } with four players, { $five } with five)
} and activates at the end of a turn in which all of them are taken. Once it is full, no Clerk leaves before that.
gw-place-any-number = It holds any number of Clerks and activates at the end of every turn in which a Clerk stands here.
gw-place-alone = If only one player has Clerks here when it activates, that player takes a Shame token.
gw-place-overseer = Overseer: level 1 costs { $one } { $what }, level 2 costs { $two }, level 3 costs { $three }. The first level takes a Soldier from your pool. Every Summer an Overseer brings its level.
gw-place-donation = Donating 1 { $what } to the Warehouse brings { $honor } Honor.
gw-place-soldiers = Prices: Spearman ({ $spearman }), Archer ({ $archer }), Horseman ({ $horseman }).
gw-place-barricade = A Barricade costs { $price }, brings { $honor } Honor and adds { $defense } Defense while it stands. A Section has { $spots } spots for them.
gw-place-warehouse = The Warehouse pays first; you pay the rest in any mix of Wood, Stone and Gold.
gw-place-hire = A Clerk costs { $clerk } Gold. An Advisor costs as much Gold as you then have Advisors.
gw-place-march = With each move you take any of your Soldiers from one Section to another. Archers reach a Firing spot only from a Firing spot.
gw-place-draw = You may hold at most { $limit } Tactic cards.
gw-place-wall = { $level ->
    [0] Level 0, where no Wall stands yet: Defense { $defense }, Firing spots { $firing }.
   *[other] Level { $level }: costs { $price } in any mix of Wood, Stone and Gold, brings { $honor } Honor; Defense { $defense }, Firing spots { $firing }.
}
gw-place-wall-duel = Between two players the Defense of levels 0 to 3 is { $defense }, and the Tea House has one spot.
gw-place-save = Saving a dying Soldier costs { $price }.
gw-place-penance = Removing a Shame token costs { $price }; in co-op it costs Honor.

gwp-now-title = For you now
gw-now-clerks = { $n ->
    [0] With one Clerk of yours, if it activated now:
    [one] With your Clerk there, if it activated now:
   *[other] With your { $n } Clerks there, if it activated now:
}
gw-now-gather = You would gather { $goods }.
gw-now-upgrade = Then level { $level } of your Overseer would cost { $goods }.
gw-now-donate = Then you could donate 1 { $what } for { $honor } Honor.
gw-now-recruit = { $n ->
    [one] You could recruit 1 Soldier
   *[other] You could recruit up to { $n } Soldiers
}: Spearman ({ $spearman }), Archer ({ $archer }), Horseman ({ $horseman }).
gw-now-tea = { $how ->
    [top] You are at the top of the Tea track already.
    [all] You could go to the top of the Tea track.
   *[one] You could go up one place on the Tea track.
}
gw-now-build = { $n ->
    [one] You could build once
   *[other] You could build up to { $n } times
}: a Barricade for { $barricade }, or a Wall ({ $walls }), in Wood, Stone and Gold.
gw-now-wall = { $section }: level { $level } for { $price }
gw-now-march = { $n ->
    [one] You could move Soldiers between Sections once.
   *[other] You could move Soldiers between Sections { $n } times.
}
gw-now-hire = { $n ->
    [one] You could hire once
   *[other] You could hire up to { $n } times
}: a Clerk for { $clerk } Gold, or an Advisor for { $advisor } Gold.
gw-now-draw = { $n ->
    [one] You would draw 1 Tactic card
   *[other] You would draw { $n } Tactic cards
}; you hold { $cards }.
gw-now-alone = Only your Clerks would be there: you would take a Shame token.
gw-now-unknown = There is no such Location. Type { $command } and a name, for example: { $command } { $example }
