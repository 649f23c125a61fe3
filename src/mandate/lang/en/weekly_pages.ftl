## The deal of the week, on the page

weekly-title = Today and this week
weekly-lead = The same for everyone: a puzzle each day, and each week one deal of each game. One try counts; after it you can practice as often as you like.
weekly-week = The deal of week { $week }
weekly-daily = Puzzle of the day
weekly-daily-done = Solved today. { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
  }
weekly-against = Against { $names }, on the deal that everyone gets.
weekly-alone = Alone against Qin Jiushao, on the deal that everyone gets.
weekly-until = Open until { $when }.
weekly-over = This week is over.
weekly-name-me = Show my name in the results
weekly-nameless = Results show names only. You have none yet: choose one under “Me”.
weekly-late = You came here after this week had begun, so your result is shown out of competition. From next week on you are ranked.
weekly-play = Play the try that counts
weekly-go-on = Continue your try
weekly-practice = Practice with this deal
weekly-yours = Your result: { $how ->
    [gave_up] given up
    [level] level
    [ahead] { $by } ahead
   *[behind] { $by } behind
  }. Place { $rank } of { $tries }.
weekly-tries = { $tries ->
    [0] No one has finished yet.
    [one] One try is over. The results open when yours is.
   *[other] { $tries } tries are over. The results open when yours is.
  }
weekly-results = Results
weekly-none-named = No one has agreed to be named yet.
weekly-place = Place
weekly-player = Player
weekly-lead-by = Lead
weekly-look = Look at the game
weekly-out = out of competition
weekly-gave-up = gave up
weekly-won = won
weekly-lost = lost
weekly-you = you
weekly-seal = Sealed deal
weekly-seal-about = The server drew this deal at random in the week before and published this seal at once. The key to it follows when the week is over: then anyone can check that the deal is the one that was sealed.
weekly-seal-next = Seal of the deal of next week
weekly-deal = Download deal and key
weekly-check = Check it with: mandate verify FILE
weekly-last = The week before
weekly-now = This week
weekly-off = There is no deal of the week on this server.
