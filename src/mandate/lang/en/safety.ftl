## Phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-first-game = This is my first game.
phrase-take-your-time = Take your time.
phrase-thinking = I am thinking…
phrase-slow = Sorry for the wait.
phrase-back-soon = I’ll be right back.
phrase-back = I’m back.
phrase-leaving = I have to leave soon.
phrase-slip = That was a slip.
phrase-no-problem = No problem.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-nice-move = Nice move!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-oops = Oops!
phrase-lucky = That was lucky.
phrase-bravo = Bravo!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-bye = Goodbye!

## Chat

safety-phrases = Phrases
safety-phrase-choose = Say a phrase
safety-consent-ask = Allow free text at this table
safety-consent-about = You share this table with strangers, so only phrases are sent. Free text is possible once everyone agrees.
safety-consent-waiting = You agree to free text. The others have not all agreed yet.
safety-consent-others = { $players } would like to write freely.
safety-consent-revoke = Phrases only
safety-log-consented = { $player } agrees to free text.
safety-log-revoked = { $player } wants phrases only.

## Reports and decisions

safety-reason-insult = Insult or harassment
safety-reason-hate = Hate
safety-reason-threat = Threat
safety-reason-sexual = Sexual content
safety-reason-minor = A child is at risk
safety-reason-spam = Spam or advertising
safety-reason-cheating = Cheating
safety-reason-name = Offensive or misleading name
safety-reason-other = Something else

## People at a table

safety-people = Players
safety-person-menu = What to do about { $player }
safety-mute = Mute
safety-unmute = Show messages again
safety-block = Block
safety-block-sure = You and { $player } will no longer see each other’s tables in the lobby, and you will not see what they say here. Block?
safety-blocked = { $player } is blocked.
safety-report = Report
safety-report-about = What is it about?
safety-report-person = The person
safety-report-line = “{ $text }”
safety-report-reason = Why?
safety-report-text = More, if you like
safety-report-send = Send the report
safety-report-cancel = Cancel
safety-report-attached = Moderators also see the chat of this table. The person does not learn who reported them.
safety-reported = Thank you. A moderator will look at it.

## My blocks and notices

safety-blocks = Blocked people
safety-blocks-none = You have blocked no one.
safety-unblock = Unblock
safety-notice-warn = A moderator has warned you: { $reason }
safety-notice-rename = A moderator has changed your name (“{ $name }”): { $reason }
safety-notice-mute = You cannot write until { $until }: { $reason }
safety-notice-left = You left a rated game, and the others could not finish it. If it happens again, rated games are paused for a while.
safety-notice-stalled = Your clock ran out in a rated game. If you have to go, please resign: the others are waiting.
safety-notice-early = You gave up a rated game after a few moves. If it happens again, rated games are paused for a while.
safety-notice-paused = You left several rated games lately. The next one can begin { $until }; casual games can begin at any time.
safety-notice-repeated = Rated games with the same person count twelve times a day. More of them change no rating.
safety-notice-suspend = You are suspended until { $until }. You can finish your games and play against the computer. { $reason }
safety-notice-read = I have read this
safety-no-lobby = On this server people come by invitation.
safety-alone = On this server people play alone against the computer.
