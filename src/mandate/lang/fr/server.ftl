## Le serveur de tables

serve-about = ouvrir des tables où l’on joue par le réseau
serve-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
serve-port = le port d’écoute ; 0 en prend un libre (par défaut : 8642)
serve-database = sqlite:///FICHIER ou postgresql://NOM:MOT-DE-PASSE@MACHINE/BASE (par défaut : un fichier dans votre dossier de données)
serve-bot-workers = nombre de processus où réfléchissent les joueurs artificiels (par défaut : 2)
serve-bot-seconds = secondes de réflexion d’un joueur artificiel pour un coup (par défaut : 10)
serve-origins = autres adresses web dont les pages peuvent utiliser ce serveur, séparées par des virgules
serve-proxies = adresses des mandataires inverses que l’on croit, séparées par des virgules (par défaut : 127.0.0.1)
serve-rate = commandes par seconde permises à un client (par défaut : 20)
serve-push-hosts = services push que les navigateurs peuvent nommer, séparés par des virgules ; « none » n’envoie aucune notification (par défaut : ceux des navigateurs connus)
serve-log-level = debug, info, warning ou error (par défaut : info)
serve-open = ouvrir la page dans votre navigateur
serve-settings = un fichier TOML avec ces réglages, nommés comme ici, avec _ au lieu de -
serve-backup = copier la base dans ce fichier, même pendant qu’un serveur tourne, puis s’arrêter
serve-epilogue =
    Chaque réglage peut aussi venir de l’environnement, par exemple MANDATE_DATABASE, ou du
    fichier donné par --settings ou MANDATE_SETTINGS. Une option l’emporte sur
    l’environnement, et l’environnement sur le fichier.

    Exemples :
      mandate serve                             pour cette machine ; ouvrez l’adresse affichée
      mandate serve --host 0.0.0.0              pour tout votre réseau
      mandate serve --database postgresql://mandate@localhost/mandate
      mandate serve --backup tables.db          une copie, même pendant que le serveur tourne
serve-listening = Mandate est à l’adresse { $address } (Ctrl-C l’arrête).
serve-backed-up = { $file } : la sauvegarde est complète.

problem-bad-message = Ce message est illisible : { $reason }.
problem-too-large = Ce message est trop grand : au plus { $most } octets sont acceptés.
problem-too-fast = C’était trop d’un coup. Attendez un instant.
problem-foreign-origin = Cette demande vient d’un autre site web et n’est pas acceptée.
problem-unknown-guest = Personne ne vous connaît encore ici : dites d’abord comment on vous appelle.
problem-wrong-code = Personne n’a ce code de récupération.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-table = Cette table n’existe pas, ou il vous faut son lien.
problem-table-closed = Cette table a été fermée avant le début de la partie.
problem-frozen-table = Cette partie est conservée telle quelle et ne peut continuer ici : { $reason }
problem-log-differs = La ligne { $line } du journal de cette table ne découle pas des règles de cette version.
problem-wrong-seats = La table a { $seats ->
    [one] une place
   *[other] { $seats } places
}, mais la partie est réglée pour { $players ->
    [one] une personne
   *[other] { $players } personnes
}.
problem-no-spectators = On ne peut pas regarder à cette table.
problem-seat-taken = La place { $seat } est prise.
problem-seat-free = La place { $seat } est déjà libre.
problem-no-open-seat = Toutes les places sont prises.
problem-not-your-seat = La place { $seat } n’est pas la vôtre.
problem-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
problem-seats-open = Il reste des places libres.
problem-not-started = La partie n’a pas commencé.
problem-already-started = La partie a déjà commencé.
problem-not-over = La partie est encore en cours.
problem-chat-off = Cette table n’a pas de messagerie.
problem-no-hints = Cette table ne donne pas de conseils.
problem-no-advice = Aucun conseil n’a pu être trouvé à temps. Veuillez réessayer.
problem-no-such-offer = Cela n’est pas, ou n’est plus, proposé.
problem-offer-open = La même chose est déjà proposée.
problem-own-offer = C’est aux autres d’accepter votre proposition.
problem-not-abandoned = La place { $seat } n’est pas abandonnée.
problem-foreign-push = Les notifications ne vont qu’aux services push des navigateurs connus, et cette adresse n’est celle d’aucun.
problem-push-off = Ce serveur n’envoie pas de notifications.
problem-not-installed = Il manque les paquets du serveur. Installez-les avec : pip install mandate[server]
problem-file-in-use = { $file } est déjà utilisé par un autre serveur.
problem-port-taken = Impossible d’écouter à { $host }, port { $port } : { $reason }.
problem-no-backup = Seuls les fichiers SQLite sont copiés. Pour PostgreSQL, utilisez pg_dump.
problem-store-away = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
problem-internal = Quelque chose s’est mal passé dans le serveur. Rien n’a changé.

## Notifications

push-title = À vous de jouer
push-body = { $count ->
    [0] { $game }
   *[other] { $game }, avec { $others }
}
