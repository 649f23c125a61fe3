# The Great Wall on the page: rules, cards, the guided first Year

## The rules
gwp-learn-part = { $part ->
    [start] Before the game
    [year] A Year, season by season
    [places] Locations and what they bring
    [battle] Soldiers and Hordes
    [shame] Shame
    [end] The end
    [reed] Two players: the Reed Clan
    [solo] Alone: Qin Jiushao
   *[coop] Together: the Emperor’s Requests
}
gwp-learn-you = You
gwp-learn-another = Another Clan
gwp-learn-overview = A Year in five minutes
gwp-learn-aim = You want the most Honor. All Clans defend one Wall, and each counts its own Honor. A Year has four seasons; the first Year begins with Fall.
gwp-learn-season = { $season ->
    [spring] Spring
    [summer] Summer
    [fall] Fall
   *[winter] Winter
}
gwp-learn-spring = New Hordes gather before the Wall. The Time track says how many come, and how deadly battles are this Year.
gwp-learn-summer = Your Overseers bring resources. You take all your used Command cards back, or gain 2 Honor for each and leave them.
gwp-learn-fall = Everybody chooses a Command card in secret. One card after the other is carried out: its owner moves Clerks, then the others do, then the owner does one thing more.
gwp-learn-winter = Archers shoot, then the Hordes storm. Where their Power is greater than the Defense, the Wall is Breached, and that costs Soldiers and brings Shame.
gwp-learn-full = Clerks are your actions. A Location with spots activates once the last one is taken: everybody there gets what it brings, and the Clerks go home. The four without spots activate as soon as a Clerk is there.
gwp-learn-alone = Nobody likes to work alone: at five Locations a player whose Clerks stand there without anybody else’s takes a Shame token. The mask shows who it would be.
gwp-learn-horde = A Soldier covers a spot of a Horde and gains what is printed there. When all spots are covered, the Horde is Defeated, and the Clan that covers most of them claims the card.
gwp-learn-assault = Defense stands before the colon, the Power of the Hordes behind it. Equal is enough. Wall levels stay; Barricades are gone after Winter.
gwp-learn-end = The game ends in Winter: when two Walls are complete (three with four players), when the Shame pool is empty, or in the last Year. Then Shame under Soldiers costs 5 Honor each, and claimed Hordes and Artifacts bring some.

## Cards
gwp-learn-rulings = Rulings
gwp-learn-mode = { $mode ->
    [coop] only in co-op
    [solo] only alone
    [reed] with the Reed Clan
   *[rivals] not in co-op
}
gwp-learn-mode-filter = Mode
gwp-learn-mode-all = All modes
gwp-learn-source-filter = Who vouches for it
gwp-learn-source-all = All sources
gwp-learn-kinds = { $kind ->
    [general] Generals
    [advisor] Advisors
    [command] Command cards
    [tactic] Tactic cards
    [horde] Hordes
    [artifact] Artifacts
    [request] The Emperor’s Requests
    [event] Events
   *[automatic] The Reed Clan and Qin Jiushao
}
gwp-learn-count = { $designs ->
    [one] { $designs } design
   *[other] { $designs } designs
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
gwp-learn-copies = { $n } copies
gwp-learn-no-card = There is no card called { $card }: part of the link may be missing.
