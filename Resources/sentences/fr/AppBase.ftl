next = ensuite : { $command }
remark-on = { $subject } : { $remark }
confirm = { $question } [y/N]
none = aucun

no-bus = introuvable, ou TILAWA_BUS vaut no : pas de touches multimédias, pas de notifications
unknown-riwayah = le réglage riwayah est inconnu de cette version, hafs est utilisé ; voir : { $command }
unknown-print = il n’existe pas d’édition { $print }, que nomme le réglage print ; madani est prise ; voir : { $command }
unreadable-print = impossible de lire le réglage print, madani est prise : { $fault }
default-riwayah = { $fault } ; la riwaya par défaut est utilisée

see-reciters = { $fault } ; voir `{ $command }`
see-recordings = { $fault } ; voir `{ $command }`
open-khatm = { $fault } ; pour l’ouvrir : { $command }
restore-khatm = { $fault } ; pour le rétablir : { $command }
use-backup = { $fault } ; pour utiliser la sauvegarde du { $day }, tapez : { $command }
begin-empty = { $fault } ; pour commencer avec une bibliothèque vide, tapez : { $command }
use-backup-or-begin-empty = { $fault } ; pour utiliser la sauvegarde du { $day }, tapez : { $command } ; pour commencer avec une bibliothèque vide : { $emptyCommand }
no-backups = { $fault } ; ses sauvegardes ne peuvent pas être listées
check-library = { $fault } ; pour vérifier la bibliothèque, tapez : { $command }
name-another-backup = { $fault } ; donnez-en une autre avec --from
install-again = { $fault } ; réinstallez-le avec : { $command }
see-check = { $fault } ; voir { $command }
import-again = { $fault } ; importez-le de nouveau, ou importez un dossier qui le contient : { $command }
give-pack-id = { $fault } : donnez-en un avec --id, comme en.somebody

other-files = { $count ->
    [one] { $folder } : { $count } autre fichier est ignoré
   *[other] { $folder } : { $count } autres fichiers sont ignorés
  }
unknown-sound = { $path } : rien n’est connu de ce son là-bas ; pour le prendre quand même : { $command }

file-for-range = { $file } est un fichier, pas un passage ; pour l’ajouter à la bibliothèque : { $command }

no-reciter = il n’y a pas de récitateur { $id } ; voir : { $command }
no-such-reciter = il n’y a pas de récitateur { $id } ; trouvez-en un avec : { $command }
no-reciter-but = il n’y a pas de récitateur { $id } ; vouliez-vous dire { $near } ?
reciter-not-added = { $id } n’est pas encore dans votre bibliothèque ; ajoutez-le avec : { $command }

program-not-found = impossible de savoir où se trouve ce programme : { $reason }
no-systemctl = il n’y a pas de systemctl sur cette machine
systemctl-does-not-start = systemctl ne démarre pas
systemctl-does-not-answer = systemctl ne répond pas
program-does-not-start = { $program } ne démarre pas
enter-closes = Enter ferme cette fenêtre.
begin-again = { $program } : { $reason } ; tapez-le de nouveau

rescued-damaged = la bibliothèque était endommagée ; elle est maintenant { $aside } ; la sauvegarde du { $day } a pris sa place, sans ce qui a été modifié depuis ; ensuite : { $command }
rescued-missing = la bibliothèque manquait ; la sauvegarde du { $day } a pris sa place, sans ce qui a été modifié depuis ; ensuite : { $command }
rescued-meanwhile = une autre commande l’a réparée

click-opens = cliquez dessus pour ouvrir la page ; Ctrl-C termine
no-notifications = aucun bureau n’affiche de notifications ici

khatm-reminder = ce qui reste de l’objectif du jour
hifz-reminder = la liste de hifz du jour
ayah-reminder = le verset du jour
reminder-removed = rappel retiré : { $title }
there-was-no-reminder = il n’y avait pas de rappel : { $title }
no-reminder = pas de rappel : { $title }
reminder-set = rappel : { $title } · { $time } · prochain { $next } · par { $runner }
not-loaded = systemd ne l’a pas chargé ({ $reason }) : il démarre après votre prochaine connexion, ou si vous tapez : systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = crontab ne démarre pas
crontab-unreadable = impossible de lire votre crontab : { $complaint }
crontab-unwritable = impossible d’écrire votre crontab : { $complaint }
no-control-characters = un nom avec un caractère de contrôle ne peut pas être programmé
crontab-takes = un crontab ne prend pas de nom avec une barre oblique inverse, et prend des durées de 1m à 59m ou d’heures entières
no-scheduler = cette machine n’a ni systemd ni cron
cannot-remove = { $path } : suppression impossible : { $reason }

help-each = Combien de fois chaque verset est récité dans un tour.
help-repeat = Combien de fois tout le passage est récité.
help-gap = Silence après chaque verset : secondes, millisecondes ou pour cent du verset, comme 5s, 500ms ou 150%.
help-pass-gap = Silence entre deux tours ; il y remplace l’autre silence.
help-connect-before = Combien de versets écouter avant le passage.
help-connect-after = Combien de versets écouter après le passage.
help-connect-every-pass = Écouter ces versets autour de chaque tour, ou seulement autour de la session.
help-then = Ce qui s’écoute après le dernier tour.
help-then-repeat = Si ce qui s’écoute après le dernier tour se répète comme le passage.
help-then-times = Combien de fois continuer, ou jusqu’à la fin de quoi.
help-basmalah = Quand la basmala d’une sourate se fait entendre : la première fois, à chaque tour, à chaque récitation, ou jamais.
help-istiadha = Commencer par l’isti’adha, si une source l’a.
help-riwayah-option = La riwaya, avec ses numéros de versets et ses récitateurs. Par défaut : celle qui est réglée, sinon hafs.
help-reciter = Les récitateurs, par ordre de préférence : des identifiants séparés par des virgules, ou plusieurs options.
help-alternate = Chaque verset par chaque récitateur nommé, à tour de rôle. Avec --each, la série entière se répète.
help-missing = Que faire des versets qu’aucun récitateur n’a.
help-start-at = Commencer à ce verset du passage. Le premier tour saute les versets d’avant.
help-offline = Ne rien télécharger ; n’écouter que les fichiers de cette machine.
help-preset = Utiliser les options d’un préréglage. Les options que vous tapez l’emportent.
help-volume = Volume (amplitude) en pour cent, 0 à 100.
help-speed = Vitesse de la récitation ; la hauteur de la voix ne change pas.
speed-values = 0.5…2 par pas de 0.05
help-loudness = Toutes les sources au même niveau sonore, ou chacune comme elle a été enregistrée.
help-for = Terminer la session après cette durée.
help-rate = Fréquence d’échantillonnage en Hz.
help-channels = Le nombre de canaux, 1 ou 2.
help-bits = Bits par échantillon : 16, 24 ou 32 (float).
help-output = Où va le son : { $kinds }, ou un fichier avec une telle extension. (par défaut : pulse)
help-force = Écraser un fichier existant sans demander.
help-inline = Afficher une seule ligne mise à jour, au lieu de tout l’écran.
help-plain = Afficher une ligne simple par événement, pour les lecteurs d’écran : ni couleurs, ni redessin. Les touches fonctionnent.
help-bidi = Qui ordonne le texte de droite à gauche : le terminal, personne, ou le lecteur. Par défaut : ce que l’on sait du terminal. Si on ne le sait pas, c’est le verset qui est mis en évidence, pas le mot.
help-translation-option = Afficher cette traduction à l’écran, ou none. Par défaut : voir { $command }.
help-notify = Afficher une notification avec le texte de chaque nouveau verset.
help-save = Retenir où la session s’arrête (pour play last), et l’ajouter à l’historique. Par défaut : seulement si le son va au serveur de son.
help-json = Afficher la réponse en JSON.
help-replace = Arrêter la session en lecture, garder sa position, et lancer celle-ci.
help-queue = Si une session est en lecture, attendre qu’elle se termine.
help-wait = Si une session est en lecture, attendre qu’elle se termine, au plus cette durée.
help-detach = Lire en arrière-plan ; le terminal est libre aussitôt.

no-option = il n’y a pas d’option { $option }
option-refuses = { $option } ne prend pas « { $value } »
option-refuses-but-takes = { $option } ne prend pas « { $value } » : c’est { $values }
option-lacks-value = { $option } prend une valeur
option-lacks-value-of = { $option } prend une valeur : c’est { $values }

nothing-to-hear = dites quoi écouter, comme 2:255 ou 67
continuation-without-then = --then-repeat et --then-times ont besoin de --then ayat:N ou --then pages:N
one-reciter-alternates = --alternate prend deux récitateurs ou plus, comme --reciter mine,husary
negative-connection = --connect-before et --connect-after prennent 0 ou plus
cannot-be-kept = --save ne fonctionne qu’avec les sorties pulse et null:realtime
cannot-be-detached = --detach ne fonctionne pas avec la sortie { $output }
cannot-hold-bits = --bits { $bits } : { $kind } n’enregistre pas d’échantillons
cannot-hold-rate = --rate { $rate } : { $kind } ne l’a pas ; le plus proche est { $nearest }
fault-of-setting = { $fault } ; c’est un réglage, voir : { $command }
fault-of-preset = { $fault } ; cela vient du préréglage ou d’un réglage ; voir : { $presetCommand }, { $command }

preset-fault = le préréglage { $name } : { $fault }
preset-format-unknown = le préréglage { $name } : son format est inconnu
preset-not-understood = (non compris par cette version de Tilawa)
preset-name = nom
preset-options = { $command } …
no-presets = il n’y a pas encore de préréglages ; par exemple : { $command }
preset-name-refused = le nom d’un préréglage peut contenir des lettres, des chiffres, - _ et ., et non « { $name } »

about = Tilawa { $version }, Apache License 2.0
own-packs = Packs que vous avez installés

help-riwayah = La riwaya, avec ses numéros de versets et ses récitateurs.
help-print = L’édition dont les pages, les lignes, les juz et les rukus comptent : madani, taj-13, taj-16, ou une édition ajoutée.
help-teacher = Le récitateur des nouveaux enregistrements.
help-recordings-order = La place des nouveaux enseignants dans l’ordre de préférence : avant les récitateurs publiés, ou en dernier.
help-network = Si les sessions téléchargent les fichiers manquants.
help-downloads-limit = La limite des fichiers téléchargés.
help-sync-budget = Ce que les demandes de cet appareil aux compartiments peuvent coûter au plus par mois : un montant en USD, ou off.
help-history = Si l’historique retient ce que vous écoutez.
help-theme = Les couleurs des écrans ; plain : aucune. Sans valeur : celles du terminal.
help-mouse = Si les écrans réagissent aux clics et à la molette. Shift avec la souris sélectionne du texte.
help-flow = La mise en page pour lire : pages, texte continu, ou verset par verset.
help-tajweed = Si la lecture montre les règles du tajwid en couleurs.
help-font = La police pour dessiner les pages : son nom ou son fichier.
help-font-size = La taille des lettres en points, { $least } à { $most }.
help-day-start = L’heure où commence un nouveau jour, comme 03:00 si vous lisez avant Fajr.
help-read-moment = Les secondes d’affichage après lesquelles une page compte comme lue ; off : jamais automatiquement.
help-khatm-listening = Si l’écoute compte dans un khatm.
help-translation = La traduction par défaut.
help-transliteration = La translittération par défaut.
help-words = Le pack de sens des mots par défaut.

not-on-or-off = { $name } est on ou off, et non « { $value } »
not-one-of = { $name } est { $values }, et non « { $value } »
not-first-or-last = { $name } est first ou last, et non « { $value } »
not-a-theme = { $name } est light, dark, sepia, contrast ou plain, et non « { $value } »
not-a-flow = { $name } est page, continuous ou verses, et non « { $value } »
not-points = { $name } est un nombre de points, { $least } à { $most }, et non « { $value } »
not-a-size = { $name } est une taille comme 2GB, 1MB au moins, et non « { $value } »
not-a-time = { $name } est une heure du jour comme 03:00, et non « { $value } »
not-seconds = { $name } est un nombre de secondes, 1 à 3600, ou off, et non « { $value } »
not-a-budget = { $name } est un montant comme 2.50USD, ou off, et non « { $value } »
setting-unit = { $name } { $question }

no-setting = il n’y a pas de réglage { $name } ; voir : { $command }
no-setting-but = il n’y a pas de réglage { $name } ; vouliez-vous dire { $near } ?
nothing = rien
setting = réglage
setting-value = valeur
setting-purpose = ce qu’il règle
brackets-are-defaults = les valeurs entre crochets sont celles par défaut ; pour en changer une : { $command }
values-not-understood = non appliqués, car cette version n’en comprend pas la valeur : { $names }

config-head = Réglages de toutes les sessions. Une option que vous tapez l’emporte sur un réglage pour cette session.
config-form = Une ligne s’écrit : clé = valeur. Une ligne qui commence par # n’est pas réglée et montre la valeur par défaut.
config-values = Valeurs : { $values }
config-no-line = ceci n’est pas clé = valeur : { $words }
config-twice = { $key } est déjà réglé à la ligne { $line }

level-ok = ok
level-note = note
level-fail = ÉCHEC
check-program = programme
check-quran = coran
check-of-library = bibliothèque
check-texts = textes
check-recordings = enregistrements
check-cache = cache
check-loudness = niveau sonore
check-screen = écran
check-network = réseau
check-font = police
check-bus = bus de session
check-sound = serveur de son
quran-verified = { $count ->
    [one] { $path }, vérifié : { $count } verset
   *[other] { $path }, vérifié : { $count } versets
  }
library-found = { $count ->
    [one] { $path }, { $count } récitateur
   *[other] { $path }, { $count } récitateurs
  }
font-found = { $family }, { $path }
sink = sortie { $name }
sink-with-format = { $channels ->
    [one] sortie { $name }, { $rate } Hz, { $channels } canal
   *[other] sortie { $name }, { $rate } Hz, { $channels } canaux
  }

loudness-of = { $level } LUFS, crête { $peak } dBTP
loudness-about = environ { $level } LUFS, crête { $peak } dBTP
not-measured = pas encore mesuré
level = { $level } LUFS
level-about = environ { $level } LUFS
levels = { $least } à { $most } LUFS
levels-about = environ { $least } à { $most } LUFS
partly-measured = mesurés : { $known } sur { $count }, { $levels }
only-silence = seulement du silence
reciter = récitateur
loudness = niveau sonore
recording = enregistrement

moved = { $title } appartient maintenant à { $owner }, et appartenait à { $former } ; pour l’annuler : { $command }
same-sound = { $joined } ({ $joinedID }) a le son de { $kept } ({ $keptID }) : ils forment maintenant un seul enregistrement, { $keptID }, avec les étiquettes des deux ; l’autre fichier est dans la corbeille

no-text = aucun texte n’est installé ; installez-en un avec : { $command }
text-riwayah = riwaya
text-name = nom
text-size = texte
text-state = état
text-ayat = { $count ->
    [one] { $count } verset ({ $counting })
   *[other] { $count } versets ({ $counting })
  }
verified = vérifié
damaged = endommagé
pack = pack
pack-kind = genre
pack-language = langue
pack-title = titre
print = édition
script = écriture
print-added = { $id } : { $print }, ajoutée
print-replaced = { $id } : { $print }, remplacée
script-added = { $id } : { $count } mots, chacun à sa place, ajoutés
script-replaced = { $id } : { $count } mots, chacun à sa place, remplacés
spelled-otherwise = { $count } mots ont d’autres lettres que les mêmes mots de notre texte, comme leur écriture les note
words-differ = { $count ->
    [one] un mot diffère de celui de notre texte par une lettre ou une voyelle, ou a un dessin à la place de lettres
    [many] { $count } mots diffèrent de ceux de notre texte par une lettre ou une voyelle, ou ont un dessin à la place de lettres
   *[other] { $count } mots diffèrent de ceux de notre texte par une lettre ou une voyelle, ou ont un dessin à la place de lettres
  }
word-place = endroit
word-of-file = mot du fichier
word-of-ours = mot de notre texte
digest-is = SHA-256 { $digest }
print-size = { $pages } pages de { $lines } lignes
script-size = { $count } mots
default-kind = { $kind } (par défaut)
offered-kind = { $kind } ; pour le télécharger : { $command }
hafs-added = Hafs s’affiche dans le texte de Tanzil comme avant
text-added = { $count ->
    [one] { $riwayah } : { $count } verset ({ $counting }), vérifié
   *[other] { $riwayah } : { $count } versets ({ $counting }), vérifiés
  }
letters = texte : { $riwayah }

translation = traduction
transliteration = translittération
words = pack de mots
pack-of-other-kind = { $id } n’est pas du genre « { $kind } », mais du genre « { $found } »
pack-not-installed = le pack { $name } n’est pas installé ; voir : { $command }
pack-not-installed-but = le pack { $name } n’est pas installé ; vouliez-vous dire { $near } ?
no-default-translation = la traduction par défaut { $name } n’est pas installée
none-of-kind = rien n’est installé ({ $kind }) ; pour l’installer : { $command }
which-of-kind = que choisir ({ $kind }) ? Sont installés : { $names } ; pour régler le choix par défaut : { $command }
text-wanted = le texte de { $riwayah } n’est pas installé ; prenez son tableau ou son JSON à { $source }, puis tapez : { $command } ; le SHA-256 de ses lignes doit être { $digest }
not-installed = non installé
text-awaited = à prendre à { $source } ; SHA-256 de ses lignes : { $digest }
pack-offered = le pack { $name } n’est pas installé ; pour télécharger { $title } : { $command }
kind-offered = rien de ce genre ({ $kind }) n’est installé ; pour télécharger { $title } : { $command }
words-unknown = le pack { $name } n’est pas installé ; on ne connaît pas de sens de mots sous licence libre ; pour installer un fichier à vous : { $command }
no-words = aucun sens de mots n’est installé, et on n’en connaît pas sous licence libre ; pour installer un fichier à vous : { $command }

pack-added = { $count ->
    [one] { $id } : { $title }, { $kind } de { $count } verset
   *[other] { $id } : { $title }, { $kind } de { $count } versets
  }
pack-added-in = { $count ->
    [one] { $id } : { $title }, { $language }, { $kind } de { $count } verset
   *[other] { $id } : { $title }, { $language }, { $kind } de { $count } versets
  }
pack-replaced = { $count ->
    [one] { $id } : { $title }, { $kind } de { $count } verset
   *[other] { $id } : { $title }, { $kind } de { $count } versets
  }, à la place de ce qui était là
pack-replaced-in = { $count ->
    [one] { $id } : { $title }, { $language }, { $kind } de { $count } verset
   *[other] { $id } : { $title }, { $language }, { $kind } de { $count } versets
  }, à la place de ce qui était là
pack-lacks = non indiqué dans le fichier ; pour l’ajouter, réinstallez le fichier avec : { $options }
the-default = { $kind }, par défaut
pack-name = nom
pack-author = auteur
pack-direction = sens
pack-licence = licence
pack-source = source
pack-ayat = versets
pack-digest = sha256
not-stated = non indiqué
left-to-right = de gauche à droite
right-to-left = de droite à gauche
credit-licence = licence : { $licence }
credit-no-licence = licence non indiquée
credit-source = source : { $source }

non-commercial = pour un usage non commercial seulement
network-off = le réseau est désactivé

not-to-standard-output = { $path } : ceci ne s’écrit pas sur la sortie standard ; donnez un fichier
not-added-to-standard-output = { $path } : ceci ne s’ajoute pas à la sortie standard ; donnez un fichier
exists = { $count ->
    [one] { $path } est déjà là ; pour le remplacer : --force
   *[other] { $count } des fichiers sont déjà là, comme { $path } ; pour les remplacer : --force
  }
replace-question = { $count ->
    [one] { $path } est déjà là ; le remplacer ?
   *[other] { $count } des fichiers sont déjà là, comme { $path } ; les remplacer ?
  }
left-as-is = { $path } est laissé tel quel
cannot-write-file = { $path } : écriture impossible : { $reason } ; donnez un autre fichier
cannot-write-folder = { $path } : écriture impossible : { $reason } ; donnez un autre dossier

help-language = La langue du programme ; auto : celle du système.
help-digits = Les chiffres des nombres dans les phrases ; auto : ceux de la langue, latin : 0 à 9.
no-language = language vaut auto ou l’un de { $codes }, pas « { $value } » ; voir : { $command }

language-code = code
language-name = langue
language-state = état
language-in-force = utilisée
language-unread = pas encore relue par un locuteur natif
language-unread-chosen = { $name } : pas encore relue par un locuteur natif ; pour revenir : { $command }
