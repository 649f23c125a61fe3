## The Great Wall: those who play without a person

gw-reed-name = Reed Clan
gw-qin-name = Qin Jiushao
event-gw-stored = { $player } puts { $n } { $what } into the Warehouse.
event-gw-swapped = { $player } makes two Hordes swap places: { $one } and { $other }.
event-gw-dismissed = { $player }: { $card } leaves the display.
event-gw-drew-command = { $player } plays the Command card { $card } this Year.
event-gw-token = Location track of { $player }, from the highest: { $order }.
event-gw-took-below = { $player } takes { $card } as Supporting Advisor.
event-gw-lost-walls = Enough Walls are complete. The game is lost.
event-gw-lost-shame = No Shame token is left. The game is lost.
event-gw-lost-time = The last Year is over. The game is lost.
event-gw-lost-resigned = You gave up: the game is lost.

## Why an automatic step was taken; it stands behind that step

event-gw-why-first-spot = (It takes the first free spot, { $place }.)
event-gw-why-copy = (You played { $place }: Betrayal becomes the solo card of that name.)
event-gw-why-no-copy = (You played Betrayal too: there is nothing to copy.)
event-gw-why-lowest = (The { $place } is the lowest Location with room on Qin Jiushao’s track.)
event-gw-why-from-highest = (The pool is empty; the { $place } is the highest Location that a Clerk could leave.)
event-gw-why-no-clerk = ({ $player } sends no Clerk to the { $place }: the pool is empty, and no Clerk could leave a higher Location.)
event-gw-why-no-room = ({ $player } sends no other Clerk: no other Location on the track has room.)
event-gw-why-highest = (Of the Locations with Clerks of { $player } the { $place } is the highest on the track.)
event-gw-why-no-location = ({ $player } has no Clerk on the board: nothing activates.)
event-gw-why-level = (For each Clerk at the { $place }: Honor equal to the level of the Overseer there.)
event-gw-why-token = (A Clerk of { $player } was at the { $place }: its token goes to the highest space.)
event-gw-why-overseer = (The { $place } is the lowest Location on the track whose Overseer can rise.)
event-gw-why-overseers-done = (All Overseers of { $player } are at the highest level.)
event-gw-why-indicated = (The next Horde card points to this Section: { $place }.)
event-gw-why-other-section = (Nothing could be done in the Section that the next Horde card points to; so { $place }.)
event-gw-why-closest = (The first free spot of the closest Horde, column by column; each Wound brings Honor.)
event-gw-why-no-target = (No Horde there can be wounded: { $place }.)
event-gw-why-no-spot = (No Horde next to the Wall has a free spot: the Spearman stays in the pool.)
event-gw-why-no-firing = (No Firing spot is free: { $place }. The Archer is not recruited.)
event-gw-why-no-soldier = ({ $player } has no such Soldier left in the pool.)
event-gw-why-walls-done = (Every Wall is complete: { $player } builds nothing.)
event-gw-why-no-barricade = (Every Barricade spot is taken.)
event-gw-why-never-rests = (Soldiers of { $player } never rest: survivors return to the pool.)
event-gw-why-leftmost = ({ $place } was leftmost in the display.)
event-gw-why-both = (At this difficulty both Advisors that leave the display go there.)
event-gw-why-supporters = (That is for the Supporting Advisors of { $player }.)
event-gw-why-reed-off-track = (The Clerk stood at the { $place }, where Qin Jiushao sends no Clerks.)
event-gw-why-reed-higher = (The Clerk stood at the { $place }, higher on Qin Jiushao’s track.)
event-gw-why-reed-stays = (No Clerk of the Reed Clan can go lower on Qin Jiushao’s track.)
event-gw-why-reed-majority = (The Reed Clan covers the most spots, and keeps no Hordes.)

## Their cards

gw-cards-automatic = Cards of the automatic players
gw-board-track = Track from the top: { $places } | deck { $n }
