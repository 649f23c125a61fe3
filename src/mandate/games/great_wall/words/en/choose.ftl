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

# what a choice would bring, at a glance
gwp-choose-shame = { $n } Shame
gwp-choose-killed = { $n ->
        [one] { $n } Soldier dies
       *[other] { $n } Soldiers die
    }
gwp-choose-wounds = { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
gwp-choose-activates = { $place } activates
gwp-choose-defeated = Horde Defeated
gwp-choose-reserved = { $off ->
    [0] Reserved so far: { $goods }. You pay when the last Soldier is chosen.
   *[other] Reserved so far: { $goods }, less { $off } of your choice. You pay when the last Soldier is chosen.
}
gwp-choose-would-be = { $now }, then { $then }

# stepping back
gwp-choose-undo = Undo
gwp-choose-step = Step back
gwp-choose-step-key = Undo my last choice, as long as nothing was revealed and no one else has chosen (U or Backspace). “Take back” also reaches further, where the table allows it.
gwp-choose-step-why = { $why ->
        [hidden] Your last choice revealed something: it stands.
        [others] Another player has chosen since.
       *[nothing] Nothing to undo yet.
    }

# a plan
gwp-choose-plan = Plan
gwp-choose-plan-begin = Try it out
gwp-choose-plan-about = Try choices on a copy; nothing is sent
gwp-choose-plan-band = Plan – nothing is sent
gwp-choose-plan-stop = { $stop ->
        [hidden] The plan ends here: something hidden would come to light.
        [others] The plan ends here: then others choose.
        [over] The plan ends here: the game would be over.
       *[own] Choose on: the table shows what would be.
    }
gwp-choose-plan-back = Back
gwp-choose-plan-forward = Forward
gwp-choose-plan-play = { $n ->
        [one] Play this choice
       *[other] Play these { $n } choices
    }
gwp-choose-plan-discard = Discard
gwp-choose-plan-changed = The question is another one now: the plan ended.
