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
gwp-learn-alone = No Clerk likes to work alone: at five Locations, a player takes a Shame token if only their own Clerks stand there. The mask shows who it would be.
gwp-learn-horde = A Soldier covers a spot of a Horde and gains what is printed there. When all spots are covered, the Horde is Defeated, and the Clan that covers most of them claims the card.
gwp-learn-assault = Defense stands before the colon, the Power of the Hordes behind it. Equal is enough. Wall levels stay; Barricades are gone after Winter.
gwp-learn-end = The game ends in Winter: when two Walls are complete (three with four or five players), when the Shame pool is empty, or in the last Year. Then Shame under Soldiers costs 5 Honor each, and claimed Hordes and Artifacts bring some.

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

## The guided first Year
gwp-learn-first-year-about = A real game against Qin Jiushao, dealt the same for everybody. You are led through the first Year, a step at a time, with a reason for each; then the game continues, and it is yours. You can stop at any time and find the table again under your games.
gwp-learn-begin = Begin the Year
gwp-learn-guide = Your first Year
gwp-learn-at = { $at } of { $of }
gwp-learn-stop = Go on without the guide
gwp-learn-close = Play on
gwp-learn-astray = You have left the path, and that is fine: play on as you like, or take back what you did.
gwp-learn-step-choose = Your General says what you begin with and what you are good at. Che Kung gains Honor whenever you Attack, and the Forester brings more Wood: a fine pair for a first game.
gwp-learn-step-command = Every Fall everybody chooses a Command card in secret: it is what your turn will bring. Despotism moves three Clerks, and then you may use a Location at once.
gwp-learn-step-tactic = Qin Jiushao has revealed Economy, and with it on the track Despotism moves two Clerks more. A Tactic card is played at a moment of its own: this is the one for Whisper at Court.
gwp-learn-step-tactic-gain = It gives you one resource of your choice. Take Chi: an Archer and an Overseer will cost some.
gwp-learn-step-order = The player highest in Tea order picks a spot on the Command track first, and that is you. Cards are carried out from spot 1 on: begin the Year.
gwp-learn-step-barracks = Clerks are your actions. Send three to the Barracks, one after the other: there each of them recruits a Soldier. The third fills them with you alone, which usually costs Shame; your Despotism card will prevent that.
gwp-learn-step-mill = Look at the Barracks: they are full, only you are there, and the mask says that you would take Shame. Your last two Clerks go to the Lumber Mill, where one of the Reed Clan keeps them company: no player is alone there.
gwp-learn-step-reed = Now the others move: Qin Jiushao by fixed rules, the Reed Clan as you like, for it is your turn. Its Clerks stand well where they are; leave them there.
gwp-learn-step-despotism = The last box of Despotism: activate one Location at once, and being alone there brings no Shame. Take the Barracks, before they activate in the usual way.
gwp-learn-step-recruit = Three Clerks, three Soldiers. A Spearman costs 2 Stone and 1 Wood and fights next to the Wall: take two of them.
gwp-learn-step-recruit-archer = An Archer stands on the Wall, and shoots again every Winter. Take one as the third.
gwp-learn-step-attack = New Soldiers may Attack at once. A Spearman covers a spot of the Horde next to the Wall and gains what is printed there: first 2 Honor, then a Stone.
gwp-learn-step-archer = The Archer takes the Firing spot of the Middle Wall. From there every Horde of the Section is within reach.
gwp-learn-step-wound = A Wound covers a spot too, but gains nothing. Put it on the Wood: one spot is left then, and in Winter your Archer shoots again.
gwp-learn-step-overseer = Your turn ends, and the full Lumber Mill has activated: Wood for each Clerk, and more from the Forester. An Overseer here brings you Wood every Summer, so make a Spearman of your pool one.
gwp-learn-step-donate = Who gathered may give one unit to the common Warehouse for 2 Honor. It is not lost: the Warehouse helps to pay for Walls.
gwp-learn-step-other-box = It is Qin Jiushao’s turn, and his card lets you move two Clerks to different Locations. At the Lumber Mill one of his and one of the Reed Clan wait: with yours it is full, and activates for all of you.
gwp-learn-step-builders = The other one goes to the Builders’ Encampment. A Location without spots activates at the end of the turn, however few are there.
gwp-learn-step-share = Wood for you, Honor for him: to share a Location is often worth it. And you have Wood enough: another 2 Honor for a single one is a good bargain.
gwp-learn-step-wall = Build the first level of the Middle Wall: Honor as much as it costs, more Defense, and one more Firing spot. The Warehouse pays first, and this time all of it, with what you and the Reed Clan put there.
gwp-learn-step-reed-turn = The Reed Clan has a turn of its own, and who is higher in Tea order leads it: you. Let its Clerks stay once more.
gwp-learn-step-last-clerks = Two more Clerks for you. One goes to the Builders’ Encampment once more, the other to the Embassy.
gwp-learn-step-activation = Two Locations activate now, and you say which comes first. Begin with the Embassy, while you have the Gold for it.
gwp-learn-step-hire = At the Embassy 2 Gold hire another Clerk, for good. More Clerks are more actions in every Year to come.
gwp-learn-step-wall-again = The Right Wall may rise by a level too: another 5 Honor, and it stays for the whole game.
gwp-learn-step-pay = The Warehouse is empty, so you pay yourself, in any mix of Wood, Stone and Gold. Here the table may choose for you.
gwp-learn-step-reclaim = Much has happened by itself. In Winter your Archer covered the last spot: Steppe Scouts are Defeated and yours, for the price of a Spearman. The Right Wall held, 10 against 3; all Barricades are gone now. Spring brought new Hordes, Summer your income. A single used card is not worth taking back: leave it for 2 Honor.
gwp-learn-step-end = That was a whole Year; from here you go on alone. New Hordes stand before the Middle Wall and the Barricades are gone, so mind its Defense. At the end your Honor counts, with the Hordes you claimed and the Artifacts shown on top, and 5 less for each Soldier with Shame: you need more than Qin Jiushao. Good luck!
