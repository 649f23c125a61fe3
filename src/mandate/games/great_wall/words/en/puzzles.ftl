## Puzzles of The Great Wall, on the page and in the terminal.

great-wall-puzzle-task = { $kind ->
    [save] { $thing ->
        [L] Save the left Section
        [M] Save the middle Section
       *[R] Save the right Section
    }
    [clerk] Find the best Clerk move
    [card] Choose the best Command card
   *[best] Find the best choice
}
great-wall-puzzle-about = { $kind ->
    [save] With one choice it will most likely hold this Winter; with any other it will be Breached far more often, and your chance of winning is { $chance }% at best. Which one is it?
   *[other] One choice is clearly better than all others, which give you a { $chance }% chance of winning at best. Which one is it?
}
great-wall-puzzle-breached = { $section ->
    [L] The left Section
    [M] The middle Section
   *[R] The right Section
} is then Breached in { $share }% of the play-outs, with the best choice in { $best }%.
great-wall-puzzle-instead = Compared with the best choice, by the end of the Year: { $list }.
great-wall-theme = { $theme ->
    [assault] Assault
    [attack] Attack
    [soldiers] Soldiers
    [building] Building
    [tea] Tea
    [goods] Goods
    [command] Command cards
    [tactic] Tactic cards
   *[advisors] Advisors
}
great-wall-theme-idea = { $theme ->
    [assault] Assault: before Winter, compare Defense with Power at each Section and mend the one that is just short.
    [attack] Attack: every spot that a Soldier covers pays at once, and a Horde that is Defeated no longer storms the Wall.
    [soldiers] Soldiers: they are worth most at the Section where they decide something this Year.
    [building] Building: Walls and Barricades bring Honor now and hold in Winter.
    [tea] Tea: Tea order decides who acts first, who is first on the Command track, and who wins a tie.
    [goods] Goods: ask what you will pay for next, and fetch exactly that.
    [command] Command cards: choose for the boxes that others will use as well, and for what you do last.
    [tactic] Tactic cards: hold them until the moment in which they change the most.
   *[advisors] Advisors: the earlier you hire one, the more often it pays.
}
