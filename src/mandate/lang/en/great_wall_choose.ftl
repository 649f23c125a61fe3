# Choosing at the drawn table: what a choice would waste

gwp-choose-caution-shame = You would take { $n ->
        [one] a Shame token
       *[other] { $n } Shame tokens
    }.
gwp-choose-caution-alone = { $place }: you would be alone there when it activates, and take Shame.
gwp-choose-caution-clerks = { $n ->
        [one] One more Clerk
       *[other] { $n } more Clerks
    } could go out, and will stay in the pool.
gwp-choose-caution-warehouse = { $n ->
        [one] One resource
       *[other] { $n } resources
    } in the Warehouse would stay there.
gwp-choose-caution-hand = Your hand is full with { $n } Tactic cards: you would have to discard one.
