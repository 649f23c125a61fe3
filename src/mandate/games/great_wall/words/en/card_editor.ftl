# Packs of cards on the page: choosing one, reading it, and the card editor

gwp-pack-cards = Cards
gwp-pack-ours = Ours
gwp-pack-about = Do you own the box? Play with the cards that it has: open a pack, or write one.
gwp-pack-open = Open a pack…
gwp-pack-edit = Card editor
gwp-pack-read = Read all cards
gwp-pack-name = { $name } (not ours)
gwp-pack-notice = This table plays with the cards of a pack, { $name }. They are not ours.
gwp-pack-consent = By sitting down you agree to play with them.
gwp-pack-faults = { $n ->
    [one] One fault in this pack:
   *[other] { $n } faults in this pack. The first one:
}
gwp-pack-levels = Computer players read what these cards do; what they have learned, they learned with ours.
gwp-pack-too-large = This file is too large for a pack.
gwp-pack-title = Cards of { $name }
gwp-pack-index-about = Cards that are not ours, beside ours: { $n ->
    [0] none differs
    [one] one differs
   *[other] { $n } differ
}. Everything else is as in our own cards.
gwp-pack-different = What is different
gwp-pack-numbers = Numbers of the board
gwp-pack-number = Number
gwp-pack-theirs = This pack
gwp-pack-new-card = New in this pack
gwp-pack-lost = These cards cannot be shown: the table is gone, the link is damaged, or the pack was deleted.
gwp-pack-back = Back to the table

gwp-edit-title = Card editor
gwp-edit-about = Put the cards of your box in place of ours, or invent some. What you do not change stays as it is with us.
gwp-edit-pack = Name of the pack
gwp-edit-deck = Deck
gwp-edit-deck-name = { $kind ->
    [ability] Abilities of Hordes
    [number] Numbers of the board
    [price] Prices
    [soldier] Soldiers of each Clan
    [wall] Walls
   *[overseer] Overseers
}
gwp-edit-deck-coop = { $deck } (co-op)
gwp-edit-card = Card
gwp-edit-new = New card
gwp-edit-reset = As ours
gwp-edit-delete = Delete this card
gwp-edit-changed = changed
gwp-edit-field = { $field ->
    [name] Name
    [abilities] Abilities
    [resources] Starts with
    [tactics] Tactic cards
    [tea] Place in the Tea order
    [window] When it is played
    [basic] Effect
    [boosted] Boosted effect
    [boost_chi] Chi to boost it
    [copies] How many of it
    [power] Power
    [honor] Honor
    [spots] Vital spots
    [a] Spots: click one to change it
    [ability] Ability
    [scoring] Honor at the end
    [box1] Box 1: you
    [box2] Box 2: the other players
    [box3] Box 3: you again
    [each] For each player
    [together] Together
    [once] Once
    [two] Also with two players
    [cost] Cost
    [n] Number
    [defense] Defense
    [firing_spots] Firing spots
    [prices] Prices of levels 1, 2, 3
   *[other] { $field }
}
gwp-edit-sentence = Sentence on the card (empty: written from the effects)
gwp-edit-sentence-in = { $language ->
    [de] German
    [fr] French
   *[en] English
}
gwp-edit-when = When
gwp-edit-where = Where
gwp-edit-anywhere = Anywhere
gwp-edit-effect = Effect
gwp-edit-condition = Only
gwp-edit-no-condition = In every case
gwp-edit-who = For
gwp-edit-you = You
gwp-edit-add-ability = Add an ability
gwp-edit-add-effect = Add an effect
gwp-edit-add-option = Add an option
gwp-edit-remove = Remove
gwp-edit-then = If paid
gwp-edit-option = Option { $n }
gwp-edit-arg = { $arg ->
    [what] What
    [n] How many
    [where] Where
    [type] Which Soldiers
    [disc] Cheaper by
    [diff] At different Locations
    [free] Free of charge
    [from] From where
    [cost] Cost
    [stat] What changes
    [d] By how much
    [scope] How far it reaches
    [to] To whom
    [stacks] Adds up
   *[other] { $arg }
}
gwp-edit-word = { $word ->
    [any] any
    [production] any Production Location
    [section] in the Section
    [attacked_section] in the Section attacked
    [here] what is made there
    [honor] Honor
    [tactic] Tactic cards
    [soldier] Soldiers
    [clerk] Clerks
    [advisor] Advisors
    [trophy] trophies
    [all] all
    [all_of_zone] all of a Rest Zone
    [top] to the top
    [rest] Rest Zones
    [fire] Firing spots
    [both] both
    [ahead] the Horde in front
    [owner] you, once
    [each] you, each time
    [event] this event
    [defeat] Defeated Hordes
    [card] this card
    [others] the other Hordes of the Section
    [year] once a Year
    [turn] once a turn
    [elsewhere] elsewhere
    [one] a player of your choice
    [true] yes
    [false] no
   *[other] { $word }
}
gwp-edit-amount-about = A number, or a sum with what can be counted: 2 * SA, min(hordes, 3)
gwp-edit-amount-count = count…
gwp-edit-cell = Spot { $row }{ $column }: { $reward }
gwp-edit-cell-none = no spot
gwp-edit-preview = Preview
gwp-edit-fine = This pack can be played.
gwp-edit-checking = Checking …
gwp-edit-empty = Nothing is changed yet: every card is ours.
gwp-edit-offline = Connection lost: you can go on writing; the preview and the check need the server.
gwp-edit-example = For example:
gwp-edit-go = Go there
gwp-edit-play = Try it at a table
gwp-edit-export = Save as a file
gwp-edit-copy = Copy link
gwp-edit-no-link = Too large for a link that arrives everywhere: save it as a file and send that.
gwp-edit-damaged = This link to a pack is damaged: part of it was lost on the way. Ask for it again.
gwp-edit-packs = Your packs
gwp-edit-packs-kept = This browser keeps them; no one else sees them.
gwp-edit-packs-new = New pack
gwp-edit-pack-delete = Delete { $name }
gwp-edit-pack-delete-sure = Delete { $name }?
gwp-edit-pack-name = My box
