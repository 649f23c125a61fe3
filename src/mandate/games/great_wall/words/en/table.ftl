## The Great Wall: the table in words

gw-tidy-of = { $n } of { $most }
gw-tidy-count = { $player } { $n }
gw-tidy-of-clan = { $player }: { $what }
gw-tidy-soldiers = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
}
gw-tidy-yes = yes
gw-tidy-time = The Year
gw-tidy-year = Year
gw-tidy-year-is = { $year } of { $years }, { $phase }
gw-tidy-turn = Turn
gw-tidy-tea = Tea order
gw-tidy-spot = Command track, spot { $spot }
gw-tidy-lethality = Lethality
gw-tidy-shame = Shame tokens left
gw-tidy-shame-gone = Shame tokens out of the game
gw-tidy-warehouse = Warehouse
gw-tidy-walls = Complete Walls that end the game
gw-tidy-solo-track = Qin Jiushao’s track, from the top

# the Wall
gw-tidy-section = Section: { $section }
gw-tidy-wall = Wall
gw-tidy-wall-is = level { $level }, Defense { $defense }, Firing spots { $firing }
gw-tidy-barricades = Barricades
gw-tidy-assault = Assault
gw-tidy-peace = Defense { $defense }, no Horde
gw-tidy-holds = Defense { $defense } against Power { $power }: it holds
gw-tidy-falls = Defense { $defense } against Power { $power }: it would be Breached
gw-tidy-breach-shame = Shame in the Breach
gw-tidy-deaths = Deaths in the Breach
gw-tidy-archers = Archers on the Wall
gw-tidy-rest = Rest Zone
gw-tidy-horde = Row { $row }: { $horde }
gw-tidy-horde-is = Power { $power }, Honor { $honor }, { $free } of { $spots } spots free. { $text }
gw-tidy-free = { $horde }: free spots
gw-tidy-reward = { $cell } { $reward }
gw-tidy-on = { $horde }: Soldiers
gw-tidy-leader = { $horde }: would claim it

# the Locations
gw-tidy-locations = Locations
gw-tidy-spots-free = { $free } of { $spots } spots free
gw-tidy-clerks-there = Clerks { $clerks }
gw-tidy-overseers = Overseers { $levels }
gw-tidy-activates = will activate
gw-tidy-now = activates now
gw-tidy-alone = { $player } would take Shame

# the Clans
gw-tidy-honor = Honor
gw-tidy-left = Resigned
gw-tidy-score = Honor if the game ended now
gw-tidy-card = Command card
gw-tidy-chosen = chosen, face down
gw-tidy-clerks = Clerks in the pool
gw-tidy-clerks-are = { $n }, { $more } more to hire
gw-tidy-pool = Soldiers in the pool
gw-tidy-shamed = Soldiers under Shame
gw-tidy-arriving = Soldiers on their way
gw-tidy-dying = Soldiers about to die
gw-tidy-general = General
gw-tidy-advisors = Active Advisors
gw-tidy-supporting = Supporting Advisors
gw-tidy-command = Command cards in hand
gw-tidy-discards = Command cards in the discard pile
gw-tidy-claimed = Claimed Hordes
gw-tidy-income = Income in Summer
gw-tidy-tactics = Tactic cards
gw-tidy-trophies = Trophies

# what the own seat knows
gw-tidy-goods = Your goods
gw-tidy-face-down = Chosen by you, face down
gw-tidy-court = Your General and Active Advisors
gw-tidy-prices = What things cost you
gw-tidy-barricade = Barricade
gw-tidy-wall-level = Wall level { $level }, { $section }
gw-tidy-upgrade = Overseer level { $level }, { $place }
gw-tidy-advisor = Advisor
gw-tidy-clerk = Clerk
gw-tidy-save = Saving a Soldier
gw-tidy-token = Returning a Shame token

# aims and decks
gw-tidy-worth = Worth now: { $worth }.
gw-tidy-met = As far as all can see, it can be fulfilled.
gw-tidy-fulfilled = Fulfilled
gw-tidy-decks = Decks
gw-tidy-deck-hordes = Horde cards
gw-tidy-coming = Horde card { $n } from the top
gw-tidy-deck-advisors = Advisor cards
gw-tidy-deck-tactics = Tactic cards to draw
