## Le serveur de tables

serve-about = lancer un serveur pour jouer par le réseau
serve-host = l’adresse d’écoute (par défaut : { $default }, cette machine seulement)
serve-port = le port d’écoute ; 0 en prend un libre (par défaut : { $default })
serve-hosts = les noms sous lesquels on le joint, comme table.example.org, séparés par des virgules ; « * » pour tous (par défaut : ceux de cette machine)
serve-database = sqlite:///FICHIER ou postgresql://NOM:MOT-DE-PASSE@MACHINE/BASE (par défaut : un fichier dans votre dossier de données)
serve-bus = bus par lequel plusieurs serveurs d’une même base s’informent : nats://HÔTE:4222, redis://HÔTE:6379 (par défaut : la base PostgreSQL elle-même)
serve-name = nom de ce serveur, différent de celui des autres serveurs de sa base (par défaut : le nom de la machine et un suffixe aléatoire)
serve-drain-seconds = secondes pendant lesquelles les joueurs passent à d’autres serveurs quand celui-ci est arrêté par SIGTERM (par défaut : { $default })
serve-bot-workers = nombre de processus pour les joueurs virtuels ; 0 si seuls des workers sur d’autres machines réfléchissent (par défaut : { $default })
serve-worker-key = clé que doivent connaître les workers sur d’autres machines, au moins 16 signes ; plutôt dans MANDATE_WORKER_KEY ou dans le fichier de réglages (par défaut : aucune, et aucun worker n’est admis)
serve-bot-seconds = secondes de réflexion d’un joueur virtuel par coup (par défaut : { $default })
serve-away-seconds = secondes d’absence à son tour avant que les autres puissent continuer sans ce joueur (par défaut : { $default })
serve-agent = une fonction Python que l’on peut affronter sous ce nom, par exemple Hua=mon_agent:choisir ; répétable
serve-origins = autres adresses web dont les pages peuvent utiliser ce serveur, séparées par des virgules
serve-proxies = adresses des proxys inverses de confiance, séparées par des virgules (par défaut : { $default })
serve-rate = commandes par seconde permises à un client (par défaut : { $default })
serve-push-hosts = services push que les navigateurs peuvent utiliser, séparés par des virgules ; « none » désactive les notifications (par défaut : ceux des navigateurs connus)
serve-chat = ce qu’on peut s’écrire : off, phrases, friends (texte libre entre amis ou si tous sont d’accord) ou open (par défaut : { $default })
serve-mcp = si des modèles de langage peuvent jouer par MCP avec le jeton d’un invité, à /api/mcp : off ou on (par défaut : { $default })
serve-strangers = si des inconnus peuvent se rencontrer : off, friends (sur invitation) ou open (par défaut : { $default })
serve-matchmaking = si l’on peut chercher des adversaires : on ou off (par défaut : { $default })
serve-cups = qui peut organiser et jouer des tournois : off (personne), registered (avec une clé d’accès ou un code de récupération) ou open (tout le monde) (par défaut : { $default })
serve-ladder = quels programmes jouent sur l’échelle : off (aucun), registered (ceux d’invités avec une clé d’accès ou un code de récupération) ou open (tous) (par défaut : { $default })
serve-ladder-days = combien de jours dure une saison de l’échelle (par défaut : { $default })
serve-weekly = s’il y a une donne de la semaine : off ou on (par défaut : { $default })
serve-moderators = qui modère : NOM:CLÉ, séparés par des virgules ; mieux dans l’environnement ou le fichier
serve-reserved-names = un fichier de noms que personne ne peut prendre, un par ligne
serve-log-level = debug, info, warning ou error (par défaut : { $default })
serve-open = ouvrir la page dans votre navigateur
serve-settings = un fichier TOML avec ces réglages, nommés comme ici, avec _ au lieu de -
serve-backup = sauvegarder la base dans ce fichier, même pendant qu’un serveur tourne, puis quitter
serve-epilogue =
    Chaque réglage peut aussi venir de l’environnement, par exemple MANDATE_DATABASE, ou du
    fichier donné par --settings ou MANDATE_SETTINGS. Une option l’emporte sur
    l’environnement, et l’environnement sur le fichier.

    Exemples :
      mandate serve                             pour cette machine ; ouvrez l’adresse affichée
      mandate serve --host 0.0.0.0              pour tout votre réseau
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --open --agent Hua=mon_agent:choisir  jouer contre son propre agent
      mandate serve --backup tables.db          une sauvegarde, même serveur en marche
serve-agents-tried = Essai des agents…
serve-agent-sits = On peut jouer contre { $name } ({ $games }).
serve-listening = Mandate tourne à l’adresse { $address } (Ctrl-C pour l’arrêter).
serve-room = Limites : { $most } connexions, { $each } par adresse.
serve-no-page = La page n’est pas construite : on ne peut jouer que depuis un terminal. Construisez-la avec : make web
serve-backed-up = { $file } : la sauvegarde est complète.

problem-bad-message = Ce message est illisible : { $reason }.
problem-too-large = Ce message est trop long : { $most } octets au maximum.
problem-too-fast = Trop de requêtes. Patientez un instant.
problem-too-slow = Cette requête a mis trop de temps à arriver.
problem-too-many-connections = Trop de connexions viennent de votre adresse. Fermez-en quelques-unes.
problem-unknown-host = Ce serveur n’est pas connu sous le nom { $host }. S’il est à vous, lancez-le avec --hosts { $host }.
problem-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans un instant.
problem-too-hard = C’est trop long. Essayez avec une partie plus courte.
problem-too-many-open = Vous avez plus de { $most } tables ouvertes. La première ouverte a été fermée.
problem-foreign-origin = Cette requête vient d’un autre site web et a été refusée.
problem-unknown-guest = Ce serveur ne vous connaît pas encore : indiquez d’abord votre nom.
problem-unseen-name = Ce nom ne contient rien de visible. Choisissez-en un autre.
problem-wrong-code = Ce code de récupération n’est pas valable.
problem-too-many-listed = Vous avez déjà { $most } tables ouvertes dans la liste publique. Fermez-en une, ou invitez avec un lien.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-table = Cette table n’existe pas, ou il vous faut son lien.
problem-table-closed = Cette table a été fermée avant le début de la partie.
problem-frozen-table = Cette partie est conservée telle quelle et ne peut pas continuer ici : { $reason }
problem-log-differs = La ligne { $line } du journal de cette table ne correspond pas aux règles de cette version.
problem-wrong-seats = La table a { $seats ->
    [one] une place
   *[other] { $seats } places
}, mais la partie est prévue pour { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}.
problem-no-person = Il faut au moins une personne à une table : prenez place ou laissez une place libre.
problem-only-here = Sans réseau, seules les personnes présentes devant cet appareil peuvent jouer : donnez chaque place à quelqu’un ici ou à l’ordinateur.
problem-known-deal = Une donne choisie n’est possible qu’à une table où personne d’autre ne peut s’asseoir : elle ne serait pas secrète pour tous.
problem-no-spectators = Les spectateurs ne sont pas admis à cette table.
problem-seat-taken = La place { $seat } est prise.
problem-seat-free = La place { $seat } est déjà libre.
problem-sent-away = L’hôte a libéré votre place à cette table plus d’une fois.
problem-no-open-seat = Toutes les places sont prises.
problem-no-handover = Dans cette partie, aucune place d’un joueur virtuel ne peut être prise, ou plus maintenant.
problem-not-your-seat = La place { $seat } n’est pas la vôtre.
problem-not-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-not-host = Seul le joueur qui a ouvert la table peut faire cela.
problem-seats-open = Il reste des places libres.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-not-over = La partie n’est pas terminée.
problem-marks-off = Les repères n’existent que si tous gagnent ou perdent ensemble.
problem-no-such-thing = Rien de tel ne peut être marqué à cette table.
problem-no-such-analysis = Cette analyse n’existe pas, ou n’est plus conservée.
problem-too-many-analyses = Vous avez déjà partagé { $most } analyses. Les plus anciennes expirent au bout de six mois.
problem-texts-off = Ce serveur ne conserve pas de texte libre. Partagez l’analyse sans titre ni commentaires.
problem-chat-off = La discussion est désactivée à cette table.
problem-phrases-only = Seules les phrases toutes faites sont possibles ici. Le texte libre est réservé aux amis venus par le lien d’invitation, ou aux tables où tout le monde est d’accord.
problem-chat-flood = Un instant : pas plus de { $most } messages en { $seconds } secondes.
problem-no-other-person = Aucune autre personne n’est assise là.
problem-long-name = Ce nom est trop long : { $most } caractères au plus.
problem-reserved-name = Ce nom est réservé, ou ressemble à un nom réservé. Choisissez-en un autre.
problem-look-alike = Votre nom pourrait être confondu avec celui d’une autre personne à cette table. Changez-le d’abord.
problem-strangers-off = { $why ->
    [lobby] Ce serveur n’a pas de salon : on y joue sur invitation.
   *[people] Sur ce serveur, on joue seul contre l’ordinateur.
}
problem-not-for-you = Vous ne pouvez pas vous asseoir à cette table.
problem-suspended = Vous êtes suspendu jusqu’au { $until } : { $reason }
problem-muted = Vous ne pouvez pas écrire jusqu’au { $until } : { $reason }
problem-too-many-blocks = Vous avez bloqué { $most } personnes ; débloquez-en d’abord une.
problem-too-many-reports = Vous avez fait { $most } signalements aujourd’hui. Les modérateurs vont les examiner.
problem-no-such-report = Ce signalement n’existe pas.
problem-not-moderator = Réservé aux modérateurs.
problem-no-reason = Indiquez un motif.
problem-chat-full = La discussion de cette table est pleine : { $most } messages y ont été écrits.
problem-table-full = Cela n’est possible que { $most } fois à cette table. La partie elle-même continue.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-no-orders = Dans ce jeu, rien ne peut être répondu à votre place.
problem-no-advice = Aucun conseil n’a été trouvé à temps. Réessayez.
problem-no-adviser = Il n’y a pas de conseils pour ce jeu.
problem-no-such-offer = Cette proposition n’existe pas ou n’existe plus.
problem-offer-open = C’est déjà proposé.
problem-own-offer = C’est aux autres d’accepter votre proposition.
problem-not-abandoned = Le joueur de la place { $seat } est là, ou n’est pas absent depuis assez longtemps.
problem-under-way = La partie a commencé pour de bon : elle ne peut plus être annulée.
problem-foreign-push = Les notifications ne vont qu’aux services push des navigateurs connus, et cette adresse n’en fait pas partie.
problem-push-off = Ce serveur n’envoie pas de notifications.
problem-unknown-language = La langue « { $language } » n’existe pas ici ; sont possibles : { $known }.
problem-not-installed = Il manque les paquets du serveur. Installez-les avec : { $command }
problem-file-in-use = { $file } est déjà utilisé par un autre serveur.
problem-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
problem-cannot-store = Impossible d’enregistrer dans { $database } : { $why ->
    [full] le disque est plein
    [locked] un autre programme l’a verrouillée
    [malformed] ce n’est pas une base de données
    [corrupt] elle est endommagée ; remplacez-la par une sauvegarde
    [read-only] elle est en lecture seule
    [later] une version plus récente de Mandate l’a modifiée ; lancez celle-ci
    [unopenable] elle ne peut pas être ouverte ; existe-t-elle, et cet utilisateur y a-t-il accès ?
    [moved] son fichier a été supprimé ou remplacé ; redémarrez le serveur
    [disk] le disque refuse l’écriture
   *[other] elle ne répond pas
}.
problem-no-backup = Seules les bases SQLite peuvent être sauvegardées ici. Pour PostgreSQL, utilisez pg_dump.
problem-backup-target = { $file } ne peut pas devenir la sauvegarde : { $why ->
    [database] c’est la base de données elle-même ou l’un de ses fichiers
    [link] c’est un lien ; indiquez le nom d’un fichier
    [in-use] ce fichier est utilisé ou n’a pas été fermé correctement
    [used] c’est une base de données, pas une sauvegarde
   *[foreign] ce fichier existe et n’est pas une sauvegarde de Mandate
}.
problem-bus-unused = --bus relie plusieurs serveurs, et il leur faut PostgreSQL : cette base ne sert qu’un seul serveur.
problem-no-bus-driver = Le pilote pour { $bus } manque. Installez-le avec : { $command }
problem-bus-away = { $bus } ne répond pas : { $why }.
problem-same-name = Un autre serveur de cette base s’appelle déjà { $name }. Arrêtez-le ou choisissez un autre --name.
problem-no-worker = Aucun calcul n’est possible pour le moment : aucun worker n’est connecté à ce serveur. Réessayez dans un instant.
problem-no-workers-at-all = Sans processus à lui (--bot-workers 0), le serveur a besoin de workers sur d’autres machines : définissez MANDATE_WORKER_KEY ici et là-bas.
problem-workers-off = Ce serveur n’admet aucun worker : il n’a pas de clé. Définissez-y MANDATE_WORKER_KEY.
problem-no-worker-key = La clé du worker manque. Donnez à MANDATE_WORKER_KEY celle du serveur.
problem-worker-key = Le worker { $name } et le serveur n’ont pas la même clé. Donnez à MANDATE_WORKER_KEY la même valeur des deux côtés.
problem-worker-version = Le worker { $name } est en version { $theirs } et le serveur en { $ours }. Installez la même des deux côtés.
problem-worker-name = Un autre worker nommé { $name } est connecté à ce serveur. Arrêtez-le ou choisissez un autre --name.
problem-worker-lacks = Il manque au worker { $name } ce que joue ce serveur : { $lacking }. Installez-y le jeu ou donnez-lui l’agent (--agent).
problem-worker-turned-away = Le serveur n’a pas pris de worker : { $why }
problem-draining = Ce serveur va s’arrêter. Un autre prend le relais : veuillez réessayer.
problem-store-away = Le serveur ne parvient pas à joindre sa base de données. Réessayez dans un instant.
problem-store-unknown = La base de données a cessé de répondre pendant l’enregistrement. Vérifiez la table avant de réessayer.
problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.

## Workers sur d’autres machines

worker-about = réfléchir pour des serveurs sur d’autres machines : joueurs virtuels, conseils, analyses
worker-at = adresse d’un serveur ; à donner une fois par serveur
worker-processes = nombre de processus pour les joueurs virtuels et les conseils (par défaut : un par cœur) ; études et analyses en ont un chacune en plus
worker-name = nom de ce worker, différent des autres d’un même serveur (par défaut : le nom de la machine et un suffixe aléatoire)
worker-epilogue =
    Un worker réfléchit à la place d’un serveur. Il n’a besoin d’aucune base et n’ouvre aucun port :
    il se connecte à chaque serveur, prend des tâches et envoie des résultats. Serveur et worker
    doivent avoir la même version, les mêmes jeux et la même clé (MANDATE_WORKER_KEY, ou worker_key
    dans le fichier de réglages). Un worker peut venir et partir à tout moment : ce qu’il ne finit
    pas, un autre ou le serveur le fait. Ctrl-C ou SIGTERM termine ses tâches, en dix secondes au
    plus.

    Exemples :
      export MANDATE_WORKER_KEY=$(openssl rand -hex 32)   une fois ; la même sur le serveur
      mandate serve --bot-workers 0                       un serveur qui laisse tout aux workers
      mandate worker --at http://10.0.0.5:8642            un worker, sur une autre machine
      mandate worker --at http://10.0.0.5:8642 --at http://10.0.0.6:8642 --processes 8
worker-begins = { $name } a { $processes ->
    [one] un processus
   *[other] { $processes } processus
} pour réfléchir (Ctrl-C pour l’arrêter).
worker-connected = Connecté à { $address }.
worker-refused = { $address } refuse ce worker : { $why }
worker-unreachable = { $address } est injoignable ({ $why }). Nouvel essai…
worker-too-large = Un résultat de { $bytes } octets est trop grand (limite : { $most }). Le serveur en est informé.
worker-finishing = { $count ->
    [one] Une tâche se termine
   *[other] { $count } tâches se terminent
}…
worker-stopped = Arrêté. Ce qui n’est pas fini passe à d’autres.

## Notifications

push-title = À vous de jouer
push-warned = Temps écoulé : jouez d’ici un jour, ou prenez des congés
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, avec { $others }
}

## Addresses that are opened outside of the page

visit-about = Jouez à Qin, le jeu de provinces et de pagodes de Reiner Knizia, dans votre navigateur : contre l’ordinateur ou entre amis, sans inscription.
visit-invited = Vous êtes invité à une partie de { $game }
visit-terms = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
} · { $pace }{ $games ->
    [one] {""}
   *[other] {" "}· une série de { $games } parties
}. Ouvrez le lien pour prendre place ; sans inscription.
visit-pace = { $per ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    } par tour
    [move] { $count ->
        [one] une minute
       *[other] { $count } minutes
    } par tour
    [game] { $count ->
        [one] une minute
       *[other] { $count } minutes
    } chacun
   *[none] sans pendule
}
visit-to-table = Vers la table
visit-refused = Cela n’a pas marché
