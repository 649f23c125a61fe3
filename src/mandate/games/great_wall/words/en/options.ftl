# What each option of The Great Wall changes, for who is about to choose; $value: what is chosen now

option-great-wall-players-about = { $value ->
    [1] Your rival is Qin Jiushao, who plays by himself; the Reed Clan helps the player who leads it.
    [2] Against each other you share the table with the Reed Clan, which one of you leads at a time.
    [5] Five Clans, the fullest table: the Wall rises fast, six Hordes come each Spring, and a game has four Years. Among rivals Walls hold less. Results do not count for ratings.
   *[other] Every Clan is a player’s: more company in the city, more Hordes at the wall, and a longer game.
}
option-great-wall-coop-about = { $value ->
    [true] You win or lose as one: fulfil enough of the Emperor’s Requests before the last Year ends and before the Shame tokens run out.
   *[false] All of you hold the same wall, but only the most Honor wins.
}
option-great-wall-walls-about = { $value ->
    [strong] Each Wall holds 2 more: for a first game together, or with partners who are still learning.
   *[usual] Walls as on the board: a match for partners who plan ahead.
}
option-great-wall-duel-about = { $value ->
    [balanced] Our numbers for two: Walls defend 1, 2, 4 and 6, and the Tea House has one spot. Hordes are dangerous to the end, and a single Clerk takes the top of Tea order.
   *[printed] As the rulebook has it: the board of three players, with its Walls and its Tea House. Calmer: the Wall falls seldom.
}
option-great-wall-overlord-about = { $value ->
    [active] The Reed Clan follows the player whose turn it is: each of you leads it in turn.
   *[higher] The Reed Clan follows the player who is higher in Tea order, which makes tea worth more.
}
option-great-wall-reed-general-about = { $value ->
    [B] The Marsh Guides do all that the Border Militia does; besides, they look at the Hordes to come and let two Hordes change places.
   *[A] The Border Militia brings goods, Spearmen and Barricades: the simpler one, as in the rulebook.
}
option-great-wall-qin-honor-about = { $value ->
    [0] Qin Jiushao starts level with you: right for a first game.
   *[other] Qin Jiushao starts { $value } Honor ahead of you, and you must still end with more than he has.
}
option-great-wall-qin-advisors-about = { $value ->
    [both] Both Advisors who leave the display each Spring join him: he grows quickly. For experts.
   *[one] Of the two Advisors who leave the display each Spring, one joins him.
}
option-great-wall-pack-about = Cards of your own: a pack, as a TOML file or a folder. “mandate cards new” writes one to begin with.
option-great-wall-decline-about = { $value ->
    [true] Before every gain you are asked whether you want it: more freedom, and many more questions.
   *[false] You always take what you gain.
}
