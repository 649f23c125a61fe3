lantern-night-name = Lantern Night
lantern-night-players = The more players, the more lanterns go to somebody else.
lantern-night-ask = A lantern with { $light } light. Which card do you bid?
lantern-night-card = Bid { $card }
lantern-night-lanterns = Lanterns so far
lantern-night-hand = Your hand
lantern-night-bids = Have chosen
lantern-night-player = { $light } light; played: { $opened }
event-lantern-night-bid = { $player } puts a card face down.
event-lantern-night-opened = { $player } opens the { $card }.
event-lantern-night-took = { $how ->
    [burnt] The highest card burns the paper: { $player } takes the lantern with { $light } light.
   *[highest] { $player } takes the lantern with { $light } light.
    }
event-lantern-night-lit = A lantern with { $light } light is lit.
event-lantern-night-left = { $player } leaves the table.
player-moth = Moth
temper-moth = The brighter the lantern, the higher its card.
player-daring = Daredevil
temper-daring = Always takes the last option.
reason-lanterns = the last lantern
simulate-score-lantern-night = light
