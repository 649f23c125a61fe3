## The deal of the week: what a server refuses, and `mandate weekly`

problem-no-such-week = There is no such week here, or its deal is still sealed.
problem-weekly-off = There is no deal of the week here.
problem-weekly-over = You have already played the deal of this week. Further games with it are practice.
problem-weekly-first = Finish your game that counts first; after it you can practice with this deal.

weekly-about = play the deal of the week at a server: the same for everyone, and one game counts
weekly-cli-what = list (this week), play, practice, name (be named in the results), unname, or deal (as JSON, once the week is over)
weekly-cli-game = the game
weekly-cli-week = the week, such as 2026-W47; this week by default
weekly-cli-at = the address of the server
weekly-cli-named = agree to be named in the results
weekly-cli-json = print what the server sent
weekly-epilogue = mandate weekly play qin --at URL --named
weekly-cli-head = { $name }, { $week } ({ $opponents }): { $tries ->
    [0] no game is over yet
    [one] { $tries } game is over
   *[other] { $tries } games are over
  }
weekly-cli-seal = sealed deal: { $commitment }
weekly-cli-next = sealed deal of the week after: { $commitment }
weekly-cli-alone = alone
weekly-cli-standing = { $standing ->
    [open] You have not played it yet: mandate weekly play { $game } --at { $at }
    [playing] Your game is not over yet: mandate weekly play { $game } --at { $at }
   *[over] Your place among all: { $rank }
  }
weekly-cli-row = { $rank } { $name }  { $lead }{ $gave_up ->
    [yes] , gave up
   *[no] {""}
  }
weekly-cli-late = (out of competition)
weekly-cli-table = Your table: { $link }
