## Phrases du chat

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, amusez-vous bien !
phrase-first-game = C’est ma première partie.
phrase-take-your-time = Prenez votre temps.
phrase-thinking = Je réfléchis…
phrase-slow = Désolé pour l’attente.
phrase-back-soon = Je reviens tout de suite.
phrase-back = Me revoilà.
phrase-leaving = Je dois bientôt partir.
phrase-slip = C’était une erreur de ma part.
phrase-no-problem = Pas de problème.
phrase-yes = Oui.
phrase-no = Non.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-nice-move = Beau coup !
phrase-wow = Impressionnant !
phrase-ouch = Aïe !
phrase-oops = Oups !
phrase-lucky = C’était de la chance.
phrase-bravo = Bravo !
phrase-well-played = Bien joué !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !

## Chat

problem-phrases-only = Seules les phrases toutes faites sont possibles ici. Le texte libre est réservé aux amis venus par le lien d’invitation, ou aux tables où tout le monde est d’accord.
problem-chat-flood = Un instant : pas plus de { $most } messages en { $seconds } secondes.
problem-no-other-person = Aucune autre personne n’est assise là.
safety-phrases = Phrases
safety-phrase-choose = Dire une phrase
safety-consent-ask = Autoriser le texte libre à cette table
safety-consent-about = Vous partagez cette table avec des inconnus : seules les phrases toutes faites sont envoyées. Le texte libre est possible dès que tout le monde est d’accord.
safety-consent-waiting = Vous acceptez le texte libre. Tout le monde n’a pas encore accepté.
safety-consent-others = { $players } souhaite écrire librement.
safety-consent-revoke = Phrases seulement
safety-log-consented = { $player } accepte le texte libre.
safety-log-revoked = { $player } ne veut que des phrases toutes faites.
safety-muted = Vous avez masqué les messages de { $player }.

## Dans le terminal

play-command-phrase = phrase
play-command-freely = libre
play-command-mute = muet
remote-phrases = { $command } NUMÉRO dit l’une de ces phrases :
remote-phrase = { $number }  { $text }
remote-consented = { $player } accepte le texte libre. { $command } pour accepter aussi, « { $command } { $no } » pour revenir en arrière.
remote-revoked = { $player } ne veut que des phrases toutes faites.
remote-mute-how = Quelle place ? { $command } 2 masque ce qui s’y dit, { $command } 2 { $no } l’affiche de nouveau.
remote-muted = Vous ne voyez plus ce que dit { $player }.
remote-unmuted = Vous voyez de nouveau ce que dit { $player }.

## Noms

problem-long-name = Ce nom est trop long : { $most } caractères au plus.
problem-reserved-name = Ce nom est réservé, ou ressemble à un nom réservé. Choisissez-en un autre.
problem-look-alike = Votre nom pourrait être confondu avec celui d’une autre personne à cette table. Changez-le d’abord.

## Rencontres

problem-strangers-off = { $why ->
    [lobby] Ce serveur n’a pas de salon : on y joue sur invitation.
   *[people] Sur ce serveur, on joue seul contre l’ordinateur.
}
problem-not-for-you = Vous ne pouvez pas vous asseoir à cette table.
problem-suspended = Vous êtes suspendu jusqu’au { $until } : { $reason }
problem-muted = Vous ne pouvez pas écrire jusqu’au { $until } : { $reason }
problem-too-many-blocks = Vous avez bloqué { $most } personnes ; débloquez-en d’abord une.
problem-too-many-reports = Vous avez fait { $most } signalements aujourd’hui. Les modérateurs vont les examiner.
problem-no-such-report = Ce signalement n’existe pas.
problem-not-moderator = Réservé aux modérateurs.
problem-no-reason = Indiquez un motif.

## Signalements et décisions

safety-reason-insult = Insulte ou harcèlement
safety-reason-hate = Haine
safety-reason-threat = Menace
safety-reason-sexual = Contenu sexuel
safety-reason-minor = Un enfant est en danger
safety-reason-spam = Spam ou publicité
safety-reason-cheating = Triche
safety-reason-name = Nom offensant ou trompeur
safety-reason-other = Autre chose
safety-measure-dismiss = classer
safety-measure-warn = avertir
safety-measure-mute = priver de chat
safety-measure-suspend = suspendre
safety-measure-rename = renommer
safety-measure-lift = lever
