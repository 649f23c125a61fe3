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

problem-phrases-only = Only phrases can be sent here. Free text is for friends who came by the invitation link, or for a table where everyone agrees to it.
problem-chat-flood = Please wait a moment: { $most } messages in { $seconds } seconds are the limit.
problem-no-other-person = No other person sits there.
safety-phrases = Phrases
safety-phrase-choose = Say a phrase
safety-consent-ask = Allow free text at this table
safety-consent-about = You share this table with strangers, so only phrases are sent. Free text is possible once everyone agrees.
safety-consent-waiting = You agree to free text. The others have not all agreed yet.
safety-consent-others = { $players } would like to write freely.
safety-consent-revoke = Phrases only
safety-log-consented = { $player } agrees to free text.
safety-log-revoked = { $player } wants phrases only.
safety-muted = You have muted { $player }.

## In the terminal

play-command-phrase = phrase
play-command-freely = freely
play-command-mute = mute
remote-phrases = { $command } NUMBER says one of these:
remote-phrase = { $number }  { $text }
remote-consented = { $player } agrees to free text. { $command } agrees too; “{ $command } { $no }” takes it back.
remote-revoked = { $player } wants phrases only.
remote-mute-how = Which seat? { $command } 2 hides what the player there says, { $command } 2 { $no } shows it again.
remote-muted = You no longer see what { $player } says.
remote-unmuted = You see again what { $player } says.

## Names

problem-long-name = This name is too long: { $most } characters are the limit.
problem-reserved-name = This name is reserved, or looks like one that is. Please choose another one.
problem-look-alike = Your name could be taken for that of another player at this table. Please change it first.

## Meeting people

problem-strangers-off = { $why ->
    [lobby] This server has no lobby: people come by invitation.
   *[people] On this server people play alone against the computer.
}
problem-not-for-you = You cannot join this table.
problem-suspended = You are suspended until { $until }: { $reason }
problem-muted = You cannot write until { $until }: { $reason }
problem-too-many-blocks = You have blocked { $most } people; remove one first.
problem-too-many-reports = You have made { $most } reports today. Moderators will look at them.
problem-no-such-report = There is no such report.
problem-not-moderator = This is for moderators only.
problem-no-reason = Please give a reason.

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
safety-measure-dismiss = dismiss
safety-measure-warn = warn
safety-measure-mute = mute
safety-measure-suspend = suspend
safety-measure-rename = rename
safety-measure-lift = lift
