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
