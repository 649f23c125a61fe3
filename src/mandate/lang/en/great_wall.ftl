## The Great Wall: choices that are badly written

problem-gw-token = “{ $token }” is not written like a choice of this game.

## The Great Wall: choices that are not allowed

problem-gw-locked = All spots at { $place } are taken: no Clerk leaves before it activates.
problem-gw-full = All spots at { $place } are taken.
problem-gw-same-place = A Clerk of this effect has gone to { $place } already; the next one goes elsewhere.
problem-gw-no-clerk = You have no Clerk at { $place } that may still move.
problem-gw-no-card = You do not have the card { $card } in your hand.
problem-gw-spot-taken = Spot { $spot } of the Command track is taken.
problem-gw-window = { $card } cannot be played now; its moment is { $window }.
problem-gw-no-effect = { $card } could do nothing now.
problem-gw-boost = The boosted box of { $card } costs { $price } Chi, which you do not have.
problem-gw-not-closest = { $spot }: a Spearman reaches only the Horde next to the Wall.
problem-gw-covered = { $spot }: there is no free Vital spot for it.

## The Great Wall: clauses

clause-gw-setup-hordes = A game begins with a Horde next to the Wall in each Section; with four players one more lies where the back of the next card points.
clause-gw-setup-choose = Each player is dealt two Generals and two Advisors and chooses in secret; all are revealed together.
clause-gw-setup-goods = A General says which resources and how many Tactic cards its player begins with.
clause-gw-setup-tea = The General with the highest Tea value is on top of the Tea order.
clause-gw-setup-clerks = Each player begins with five Clerks and can hire three more.
clause-gw-setup-pool = Each Section begins with three Barricades and no Wall; the Shame pool has ten tokens a player.
clause-gw-secret = Resources, hands, face-down cards and deck orders are secret; gains and payments are told to all.
clause-gw-spring-hordes = New Hordes fill empty Sections from the left, then go where the back of the next card points.
clause-gw-spring-raid = A Horde for a Section with three of them is discarded, and as many Shame tokens leave the game as there are players.
clause-gw-spring-advisors = In Spring the two Advisors on the left of the display are discarded and two new ones follow.
clause-gw-summer-income = In Summer every Overseer gives as many resources as its level.
clause-gw-summer-shame = In Summer a Shame token goes back to the supply for 2 Chi, as often as one likes.
clause-gw-summer-reclaim = In Summer a player takes all own Command cards back, or 2 Honor for each in the discard pile.
clause-gw-summer-betrayal = Betrayal is never taken back and counts for Honor in every Summer.
clause-gw-fall-choose = Each player chooses one Command card from the own hand, in secret; all are revealed together.
clause-gw-fall-order = In Tea order each player puts the card on a free spot of the Command track.
clause-gw-fall-boxes = Boxes are resolved from the top: the owner, the other players in Tea order, the owner.
clause-gw-fall-betrayal = Betrayal copies another player’s card on the track, never another Betrayal, or moves two Clerks.
clause-gw-fall-different = Clerks moved in an Other Players box go to different Locations.
clause-gw-fall-clerks = A move takes one own Clerk, from the pool or from a Location, to another Location.
clause-gw-fall-full = No Clerk goes to a Regular Location whose spots are all taken.
clause-gw-fall-locked = No Clerk leaves a full Regular Location before it activates.
clause-gw-fall-once = A Clerk moves at most once in an effect.
clause-gw-fall-activate = After the boxes, full Regular Locations and Special ones with a Clerk activate in the active player’s order; then all Clerks there return.
clause-gw-fall-alone = Who alone has Clerks at a Location with the Shame icon takes a token when it activates.
clause-gw-fall-advanced = An Advanced Activation needs an own Clerk there, no full Location, and brings no Shame for being alone.
clause-gw-production-gather = A Production Location gives one resource for each Clerk, and the level of an own Overseer on top.
clause-gw-production-upgrade = Who gathered may upgrade the Overseer there once; the first box takes a Soldier from the pool.
clause-gw-production-donate = Who gathered Wood, Stone or Gold may put one of it into the Warehouse for 2 Honor.
clause-gw-recruit = All Soldiers of one Recruit event are paid for first; then each Attacks or goes to any Rest Zone.
clause-gw-attack-spearman = A Spearman takes a free Vital spot of the Horde next to the Wall and gains what is printed there.
clause-gw-attack-horseman = A Horseman takes two free Vital spots side by side on any Horde and gains both rewards.
clause-gw-attack-archer = An Archer takes a free Firing spot and places one Wound in its Section, if any can be placed.
clause-gw-attack-zone = From a Rest Zone chosen for an Attack Order, every Soldier that can Attack must.
clause-gw-attack-stay = A Soldier on a Horde card neither Attacks again nor is moved.
clause-gw-build-pay = For Walls and Barricades the Warehouse pays first, the builder the rest.
clause-gw-build-wall = A Wall rises by one level; its builder gains Honor equal to the printed cost.
clause-gw-build-barricade = A Barricade takes an empty spot and brings 2 Honor.
clause-gw-logistics = Soldiers move from one Section to another; Archers reach a Firing spot only from a Firing spot.
clause-gw-tea = At the Tea House a marker moves up once, or to the top with own Clerks on all spots; each moves in the old order.
clause-gw-tea-order = Where several players act they do so in Tea order from the top, read at the start of each step; ties go to the higher marker.
clause-gw-embassy = At the Embassy each Clerk hires a Clerk for 2 Gold, or an Advisor for as much Gold as the player then has Advisors.
clause-gw-advisor = A new Advisor becomes Active or Supporting at once and for good; each Supporting one makes the General stronger.
clause-gw-tactic-draw = A hand holds five Tactic cards; discards become a new deck when it is empty.
clause-gw-tactic-window = A Tactic card is played in its own window, at most one for each player and event.
clause-gw-tactic-effect = A Tactic card that could do nothing may not be played.
clause-gw-tactic-boost = The boosted box of a Tactic card costs its Chi.
clause-gw-defeat = A Horde with all Vital spots covered is Defeated in the next Defeat step, row by row from the Wall.
clause-gw-defeat-majority = The player who covers most spots claims the Horde; the higher Tea marker breaks a tie.
clause-gw-kill = On a Horde each player loses as many Soldiers as the Lethality of the Year; the owner chooses which.
clause-gw-kill-save = A Soldier about to die is Saved for 2 Chi and goes to the Rest Zone.
clause-gw-shame-place = A Shame token goes under an own Soldier in the pool or on an own claimed Horde, two at most.
clause-gw-shame-nowhere = Who cannot take or place a Shame token loses 5 Honor, never below 0.
clause-gw-winter-firing = In Winter each Archer on a Firing spot must place a Wound in its Section, if any can be placed.
clause-gw-winter-assault = A Section is Breached when the Power of its Hordes exceeds the Defense of Wall and Barricades; then all Barricades go.
clause-gw-winter-breach = In a Breach players take Shame for each Horde without a Soldier of theirs; then Soldiers on the Hordes and all Archers there die.
clause-gw-end-check = The game ends in Winter with enough complete Walls, an empty Shame pool, or on the last space of the Time track.
clause-gw-end-score = At the end Shame under Soldiers costs 5 Honor each, clean Hordes and Artifacts bring Honor; Tea order breaks a tie.
clause-gw-decline = Plain gains, Honor and rewards may be declined, what is forced may not; tables where that is asked have the option.
clause-gw-resign = Who resigns is skipped from then on and cannot win; the pieces stay.
