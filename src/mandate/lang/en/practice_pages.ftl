## The path of levels, what a level says after it won, and one’s own mistakes, on the page

page-path = The path
page-path-about = Every level is a person with a habit that you can use. Beat one, and the path leads on.
page-path-counted = Your games count on this device, with hints or without, but not with good moves marked throughout.
page-path-so-far = { $beaten } of { $of } beaten.
page-path-done = You have beaten everyone on this path.
page-path-beaten = (beaten)
page-path-tally = { $won } won, { $lost } lost
page-path-play = Play
page-path-play-named = Play against { $name }
page-mistakes-kept = { $count ->
    [one] Your costliest choice here is a puzzle of yours now. It comes back after 1, 3 and 10 days.
   *[other] Your { $count } costliest choices here are puzzles of yours now. They come back after 1, 3 and 10 days.
}
page-mistakes-solve = Solve them
page-teacher = What { $name } says
page-teacher-costliest = Your move { $ply }, { $choice }, gave me { $lost } points of winning chance.
page-teacher-better = I feared { $better }.
page-teacher-no-mistake = No single choice of yours was costly: I won by small things.
page-teacher-turned = With move { $ply } the game turned my way.
page-teacher-luck = { $who ->
    [you] Your draws were kind to you, by { $luck } points: luck did not beat you.
   *[me] And luck was on my side: your draws cost you { $luck } points.
}
page-teacher-habit = What you can use against me:
page-teacher-show = Show move { $ply }

page-teacher-wanderer = I only ran from village to village, and this time my legs were enough!
page-teacher-dreamer = I dreamed of great provinces, and look: they came true.
page-teacher-apprentice = I am still learning, and today I learned how to win.
page-teacher-fisher = I watched my own float the whole time, and something bit.
page-teacher-settler = I built in peace, and this time that was enough.
page-teacher-merchant = I took what paid best, turn after turn. It adds up.
page-teacher-guard = I only kept watch over what was mine. It held.
page-teacher-raider = I took what I could reach. Nothing personal.
page-teacher-magistrate = I have weighed the game. Here is my finding.
page-teacher-chancellor = A good lesson costs a game. Here is yours.
page-teacher-regent = I have seen a hundred thousand positions. One of yours deserves a second look.
page-teacher-scribe = I made a few blots, and still my page is the fuller one.
page-teacher-rules = No art, only good housekeeping. This time that was enough.
page-teacher-strategist = I had two ideas each time, and one of them was good enough.
page-teacher-marshal = I had played this Year many times in my head before you played it once.

page-habit-wanderer = I look at nine placements a turn, and never at what you could take from me next. Take my villages back.
page-habit-dreamer = Villages are nothing to me, only great provinces. Win every village while I grow.
page-habit-apprentice = As long as I can build elsewhere, I take nothing from you. Even your weakest village is safe from me.
page-habit-fisher = I count only my own pagodas and never ask what my tile opens for you. Take what I leave open.
page-habit-settler = I keep the peace until you take something, and strike back in my next turn. Take only what is worth a reply.
page-habit-merchant = I take what pays at once. In puzzles where nothing can be taken I find one best move in four.
page-habit-guard = I fear for my own provinces and overlook much: two of three conquests in puzzles.
page-habit-raider = I cannot resist: between two players I give up as much as 30 points of winning chance to take something. Leave me bait.
page-habit-magistrate = I decide after 500 simulated games. In puzzles where nothing can be taken I miss one best move in ten.
page-habit-chancellor = I found every conquest in 148 puzzles. The few best moves I missed were quiet ones, or close to the end.
page-habit-regent = I see at a glance what is worth taking. Where nothing can be taken, I miss one best move in fifteen.
page-habit-scribe = I make one choice in four at random. Play soundly, and wait for it.
page-habit-rules = I follow rules of thumb and never look ahead. In puzzles I find one best Clerk move in three.
page-habit-strategist = I try out my two best ideas and no other. If the right one is my third, I never see it.
page-habit-marshal = I look ahead to the end of the Year and only estimate what comes after it. Build what pays in later Years.
