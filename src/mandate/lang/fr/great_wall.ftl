## The Great Wall : les choix mal écrits

problem-gw-token = « { $token } » ne s’écrit pas comme un choix de ce jeu.

## The Great Wall : les choix qui ne sont pas permis

problem-gw-locked = { $place } : toutes les places sont prises. Aucun fonctionnaire n’en part avant l’activation.
problem-gw-full = { $place } : toutes les places sont prises.
problem-gw-same-place = { $place } : un fonctionnaire y est déjà allé par cet effet ; le suivant va ailleurs.
problem-gw-no-clerk = { $place } : vous n’y avez aucun fonctionnaire qui puisse encore se déplacer.
problem-gw-no-card = Vous n’avez pas la carte { $card } en main.
problem-gw-spot-taken = La place { $spot } de la piste des ordres est prise.
problem-gw-window = { $card } ne peut pas être jouée maintenant. Son moment : { $window }.
problem-gw-no-effect = { $card } n’aurait aucun effet maintenant.
problem-gw-boost = L’encadré renforcé de { $card } coûte { $price } chi, et vous ne les avez pas.
problem-gw-not-closest = { $spot } : un lancier n’atteint que la horde au pied de la muraille.
problem-gw-covered = { $spot } : aucun point vital n’y est libre pour cela.

## The Great Wall : les règles point par point, dans nos propres mots

clause-gw-setup-hordes = Au début, une horde se trouve au pied de la muraille dans chaque section ; à quatre joueurs, une de plus va là où le dos de la carte suivante l’indique.
clause-gw-setup-choose = Chacun reçoit deux généraux et deux conseillers et choisit en secret ; tous révèlent ensemble.
clause-gw-setup-goods = Le général dit avec quelles ressources et combien de cartes de tactique son joueur commence.
clause-gw-setup-tea = Le général à la plus haute valeur de thé est en tête de l’ordre du thé.
clause-gw-setup-clerks = Chacun commence avec cinq fonctionnaires et peut en engager trois de plus.
clause-gw-setup-pool = Chaque section commence avec trois barricades et sans muraille ; la réserve compte dix jetons de honte par joueur.
clause-gw-secret = Les ressources, les mains, les cartes face cachée et l’ordre des paquets sont secrets ; gains et paiements sont annoncés à tous.
clause-gw-spring-hordes = Les nouvelles hordes remplissent les sections vides en partant de la gauche, puis vont là où le dos de la carte suivante l’indique.
clause-gw-spring-raid = Une horde destinée à une section qui en compte déjà trois est défaussée, et autant de jetons de honte quittent la partie qu’il y a de joueurs.
clause-gw-spring-advisors = Au printemps, les deux conseillers de gauche de l’étalage sont défaussés, et deux nouveaux les suivent.
clause-gw-summer-income = En été, chaque contremaître donne autant de ressources que son niveau.
clause-gw-summer-shame = En été, un jeton de honte retourne à la réserve pour 2 chi, aussi souvent qu’on le souhaite.
clause-gw-summer-reclaim = En été, chacun reprend toutes ses cartes d’ordre, ou gagne 2 points d’honneur pour chacune dans sa défausse.
clause-gw-summer-betrayal = « Betrayal » n’est jamais reprise et compte pour l’honneur à chaque été.
clause-gw-fall-choose = Chacun choisit en secret une carte d’ordre de sa main ; tous révèlent ensemble.
clause-gw-fall-order = Dans l’ordre du thé, chacun pose sa carte sur une place libre de la piste des ordres.
clause-gw-fall-boxes = Les encadrés se résolvent de haut en bas : le propriétaire, les autres joueurs dans l’ordre du thé, le propriétaire.
clause-gw-fall-betrayal = « Betrayal » copie la carte d’un autre joueur sur la piste, jamais une autre « Betrayal », ou déplace deux fonctionnaires.
clause-gw-fall-different = Les fonctionnaires déplacés par un encadré des autres joueurs vont dans des lieux différents.
clause-gw-fall-clerks = Un déplacement mène un fonctionnaire à vous, de la réserve ou d’un lieu, vers un autre lieu.
clause-gw-fall-full = Aucun fonctionnaire ne va dans un lieu ordinaire dont toutes les places sont prises.
clause-gw-fall-locked = Aucun fonctionnaire ne quitte un lieu ordinaire complet avant son activation.
clause-gw-fall-once = Un fonctionnaire se déplace une fois au plus par effet.
clause-gw-fall-activate = Après les encadrés, les lieux ordinaires complets et les lieux spéciaux occupés par un fonctionnaire s’activent dans l’ordre voulu par le joueur actif ; ensuite, tous les fonctionnaires en reviennent.
clause-gw-fall-alone = Qui est seul à avoir des fonctionnaires dans un lieu marqué du symbole de honte prend un jeton quand ce lieu s’active.
clause-gw-fall-advanced = Une activation anticipée demande un fonctionnaire à soi sur place ; le lieu n’a pas à être complet, et y être seul n’apporte pas de honte.
clause-gw-production-gather = Un lieu de production donne une ressource par fonctionnaire, plus le niveau du contremaître que l’on y a.
clause-gw-production-upgrade = Qui a récolté peut y améliorer son contremaître une fois ; la première case prend un soldat de la réserve.
clause-gw-production-donate = Qui a récolté du bois, de la pierre ou de l’or peut en faire don d’une unité à l’entrepôt, pour 2 points d’honneur.
clause-gw-recruit = Tous les soldats d’un même recrutement sont d’abord payés ; ensuite chacun attaque ou va dans la zone de repos de son choix.
clause-gw-attack-spearman = Un lancier prend un point vital libre de la horde au pied de la muraille et gagne ce qui y est imprimé.
clause-gw-attack-horseman = Un cavalier prend deux points vitaux libres côte à côte, sur n’importe quelle horde, et gagne les deux récompenses.
clause-gw-attack-archer = Un archer prend un poste de tir libre et inflige une blessure dans sa section, si c’est possible.
clause-gw-attack-zone = Dans une zone de repos choisie pour « Attack Order », chaque soldat qui peut attaquer doit le faire.
clause-gw-attack-stay = Un soldat posé sur une carte de horde n’attaque plus et ne se déplace plus.
clause-gw-build-pay = Pour les murailles et les barricades, l’entrepôt paie d’abord, le bâtisseur paie le reste.
clause-gw-build-wall = Une muraille s’élève d’un niveau ; son bâtisseur gagne autant d’honneur que le coût imprimé.
clause-gw-build-barricade = Une barricade prend une place vide et rapporte 2 points d’honneur.
clause-gw-logistics = Les soldats passent d’une section à une autre ; les archers n’atteignent un poste de tir que depuis un poste de tir.
clause-gw-tea = À la maison de thé, un marqueur monte d’une place, ou tout en haut si ses propres fonctionnaires y occupent toutes les places ; chacun avance dans l’ancien ordre.
clause-gw-tea-order = Quand plusieurs joueurs agissent, ils suivent l’ordre du thé depuis le haut, lu au début de l’étape ; une égalité va au marqueur le plus haut.
clause-gw-embassy = À l’ambassade, chaque fonctionnaire engage un fonctionnaire pour 2 or, ou un conseiller pour autant d’or que le joueur a alors de conseillers.
clause-gw-advisor = Un nouveau conseiller devient aussitôt actif ou de soutien, pour de bon ; chaque soutien renforce le général.
clause-gw-tactic-draw = Une main compte au plus cinq cartes de tactique ; la pioche vide, la défausse en forme une nouvelle.
clause-gw-tactic-window = Une carte de tactique se joue au moment qui lui est propre, une au plus par joueur et par événement.
clause-gw-tactic-effect = Une carte de tactique qui n’aurait aucun effet ne peut pas être jouée.
clause-gw-tactic-boost = L’encadré renforcé d’une carte de tactique coûte le chi qu’il indique.
clause-gw-defeat = Une horde dont tous les points vitaux sont couverts est vaincue à la prochaine vérification, rangée par rangée à partir de la muraille.
clause-gw-defeat-majority = Qui couvre le plus de points remporte la horde ; en cas d’égalité, le marqueur de thé le plus haut l’emporte.
clause-gw-kill = Sur une horde, chaque joueur perd autant de soldats que la létalité de l’année ; leur propriétaire choisit lesquels.
clause-gw-kill-save = Un soldat sur le point de mourir est sauvé pour 2 chi et va dans la zone de repos.
clause-gw-shame-place = Un jeton de honte va sous un soldat à soi dans la réserve, ou sur une horde que l’on a remportée, deux au plus.
clause-gw-shame-nowhere = Qui ne peut pas prendre ou placer un jeton de honte perd 5 points d’honneur, sans descendre sous 0.
clause-gw-winter-firing = En hiver, chaque archer à un poste de tir doit infliger une blessure dans sa section, si c’est possible.
clause-gw-winter-assault = Une section subit une brèche quand la puissance de ses hordes dépasse la défense de la muraille et des barricades ; alors toutes les barricades disparaissent.
clause-gw-winter-breach = Lors d’une brèche, chaque joueur prend de la honte pour chaque horde où il n’a aucun soldat ; puis les soldats sur les hordes et tous les archers de la section meurent.
clause-gw-end-check = La partie se termine en hiver quand assez de murailles sont achevées, quand la réserve de honte est vide, ou sur la dernière case de la piste du temps.
clause-gw-end-score = À la fin, chaque jeton de honte sous un soldat coûte 5 points d’honneur, les hordes sans honte et les artefacts rapportent de l’honneur ; l’ordre du thé départage les égalités.
clause-gw-decline = On peut refuser les gains simples, l’honneur et les récompenses, mais rien de ce qui est forcé ; la question n’est posée qu’aux tables qui ont cette option.
clause-gw-resign = Qui abandonne n’a plus de tour et ne peut plus gagner ; ses pièces restent.
