lantern-night-name = Lantern Night
lantern-night-players = The more players, the more lanterns go to the others.
lantern-night-ask = A lantern with { $light } light. Which card do you bid?
lantern-night-card = Bid { $card }
lantern-night-lanterns = Lanterns so far
lantern-night-hand = Your hand
lantern-night-bids = Card chosen
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
lantern-night-about = Sealed bids for six lanterns: bid high, but not so high that the paper burns.
lantern-night-section-bid = Bidding
clause-lantern-night-setup-hand = Every player holds six of the cards 1 to 24.
clause-lantern-night-bid-sealed = For each lantern, all players choose a card in secret and reveal it together.
clause-lantern-night-bid-highest = The highest card takes the lantern.
clause-lantern-night-bid-burnt = A card more than twice as high as the next one burns the paper: the next card takes the lantern.
clause-lantern-night-end-light = After six lanterns, the most light wins.
