## Phrases du chat

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, amusez-vous bien !
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
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-nice-move = Beau coup !
phrase-wow = Impressionnant !
phrase-ouch = Aïe !
phrase-oops = Oups !
phrase-lucky = C’était de la chance.
phrase-bravo = Bravo !
phrase-well-played = Bien joué !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !

## Chat

safety-phrases = Phrases
safety-phrase-choose = Dire une phrase
safety-consent-ask = Autoriser le texte libre à cette table
safety-consent-about = Vous partagez cette table avec des inconnus : seules les phrases toutes faites sont envoyées. Le texte libre est possible dès que tout le monde est d’accord.
safety-consent-waiting = Vous acceptez le texte libre. Tout le monde n’a pas encore accepté.
safety-consent-others = { $players } souhaite écrire librement.
safety-consent-revoke = Phrases seulement
safety-log-consented = { $player } accepte le texte libre.
safety-log-revoked = { $player } ne veut que des phrases toutes faites.

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

## Les personnes à la table

safety-people = Joueurs
safety-person-menu = Que faire au sujet de { $player }
safety-mute = Masquer les messages
safety-unmute = Afficher de nouveau les messages
safety-block = Bloquer
safety-block-sure = { $player } et vous ne verrez plus vos tables respectives dans le salon, et vous ne verrez plus ses messages ici. Bloquer ?
safety-blocked = { $player } est bloqué.
safety-report = Signaler
safety-report-about = De quoi s’agit-il ?
safety-report-person = De la personne
safety-report-line = « { $text } »
safety-report-reason = Pourquoi ?
safety-report-text = Précisions, si vous le souhaitez
safety-report-send = Envoyer le signalement
safety-report-cancel = Annuler
safety-report-attached = Les modérateurs voient aussi le chat de cette table. La personne ne saura pas qui l’a signalée.
safety-reported = Merci. Un modérateur va l’examiner.

## Mes blocages et avis

safety-blocks = Personnes bloquées
safety-blocks-none = Vous n’avez bloqué personne.
safety-unblock = Débloquer
safety-notice-warn = Un modérateur vous a averti : { $reason }
safety-notice-rename = Un modérateur a changé votre nom (« { $name } ») : { $reason }
safety-notice-mute = Vous ne pouvez pas écrire jusqu’au { $until } : { $reason }
safety-notice-left = Vous avez quitté une partie classée, et les autres n’ont pas pu la finir. Si cela se reproduit, les parties classées seront suspendues un moment.
safety-notice-stalled = Votre temps s’est écoulé dans une partie classée. Si vous devez partir, abandonnez : les autres attendent.
safety-notice-early = Vous avez abandonné une partie classée après quelques coups. Si cela se reproduit, les parties classées seront suspendues un moment.
safety-notice-paused = Vous avez quitté plusieurs parties classées récemment. La prochaine pourra commencer le { $until } ; les parties amicales, à tout moment.
safety-notice-repeated = Avec la même personne, douze parties classées comptent par jour. Les suivantes ne changent pas le classement.
safety-notice-suspend = Vous êtes suspendu jusqu’au { $until }. Vous pouvez finir vos parties et jouer contre l’ordinateur. { $reason }
safety-notice-read = J’ai lu
safety-no-lobby = Sur ce serveur, on vient sur invitation.
safety-alone = Sur ce serveur, on joue seul contre l’ordinateur.
