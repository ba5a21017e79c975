failure = { $operation } : { $reason }

# What failed
cannot-add = impossible d’ajouter { $name }
cannot-add-up-what-is-held-by-heart = impossible de faire le total de ce qui est mémorisé
cannot-add-up-what-was-fetched = impossible de faire le total des téléchargements
cannot-add-up-what-was-read = impossible de faire le total de ce qui a été lu
cannot-begin-library = impossible de commencer une bibliothèque
cannot-begin-recitation = impossible de commencer une récitation
cannot-begin-to-synchronise = impossible de commencer la synchronisation
cannot-change-bookmark = impossible de modifier le marque-page { $id }
cannot-change-course = impossible de modifier un cours
cannot-change-key-of-course = impossible de changer la clé d’un cours
cannot-change-khatm = impossible de modifier un khatm
cannot-change-segments = impossible de modifier les segments
cannot-change-segments-of = impossible de modifier les segments de { $name }
cannot-change-setting = impossible de modifier un réglage
cannot-change-settings = impossible de modifier les réglages
cannot-check-ledger = impossible de vérifier le registre
cannot-check-library = impossible de vérifier la bibliothèque
cannot-check-segments = impossible de vérifier les segments
cannot-check-trash = impossible de vérifier la corbeille
cannot-choose-khatm = impossible de choisir un khatm
cannot-copy-to-folder = impossible de le copier dans { $folder }
cannot-correct-recitation = impossible de corriger une récitation
cannot-count-sounds = impossible de compter les sons
cannot-count-what-is-there = impossible de compter ce qui est là
cannot-decide = décision impossible
cannot-delete = impossible de supprimer { $name }
cannot-delete-preset = impossible de supprimer le préréglage { $name }
cannot-do-marking-again = impossible de rétablir une marque
cannot-empty-trash = impossible de vider la corbeille
cannot-end-recitation = impossible de terminer une récitation
cannot-end-synchronisation = impossible de terminer la synchronisation
cannot-export = impossible d’exporter { $name }
cannot-export-progress = impossible d’exporter la progression
cannot-export-to = exportation impossible vers
cannot-fetch-sound = impossible d’obtenir le son { $id }
cannot-find = impossible de trouver { $name }
cannot-find-file = impossible de trouver le fichier { $path }
cannot-find-in-text = impossible de trouver { $ref } dans le texte de { $riwayah }
cannot-find-khatm-named = impossible de trouver le khatm { $name }
cannot-find-preset = impossible de trouver un préréglage
cannot-find-preset-named = impossible de trouver le préréglage { $name }
cannot-find-reciter = impossible de trouver un récitateur
cannot-find-reciter-named = impossible de trouver le récitateur { $id }
cannot-find-recording = impossible de trouver un enregistrement
cannot-find-recording-named = impossible de trouver l’enregistrement { $name }
cannot-find-recordings-of-files = impossible de trouver les enregistrements de fichiers
cannot-forget-days-of-ledger = impossible d’oublier des jours du registre
cannot-forget-what-server-does-not-have = impossible d’oublier ce qu’un serveur n’a pas
cannot-forget-what-was-fetched = impossible d’oublier ce qui a été téléchargé
cannot-forget-what-was-set-aside = impossible d’oublier ce qui a été mis de côté
cannot-give-sound-back = impossible de rendre son son à { $name }
cannot-import = impossible d’importer { $name }
cannot-import-bookmarks = impossible d’importer des marque-pages
cannot-import-folder = importation impossible
cannot-import-progress = impossible d’importer la progression
cannot-join-course = impossible de rejoindre le cours
cannot-join-recordings-with-one-sound = impossible de réunir les enregistrements d’un même son
cannot-keep-adaptation = impossible de garder l’adaptation
cannot-keep-place = impossible de garder l’endroit
cannot-keep-position = impossible de garder la position { $name }
cannot-keep-recitation = impossible de garder une récitation
cannot-keep-state-of-script = impossible de garder l’état d’un script
cannot-keep-words-of = impossible de garder les mots de { $name }
cannot-list-bookmarks = impossible de lister les marque-pages
cannot-list-courses = impossible de lister les cours
cannot-list-folder = impossible de lister le dossier
cannot-list-khatmat = impossible de lister les khatms
cannot-list-objects-of-place = impossible de lister les objets d’un emplacement
cannot-list-opened-bundles = impossible de lister les lots ouverts
cannot-list-positions = impossible de lister les positions
cannot-list-presets = impossible de lister les préréglages
cannot-list-reciters = impossible de lister les récitateurs
cannot-list-recordings = impossible de lister les enregistrements
cannot-list-students = impossible de lister les élèves
cannot-list-trash = impossible de lister la corbeille
cannot-list-what-was-fetched = impossible de lister ce qui a été téléchargé
cannot-list-what-was-set-aside = impossible de lister ce qui a été mis de côté
cannot-look-at-progress = impossible de regarder la progression
cannot-look-at-what-cannot-be-believed = impossible de regarder ce qui n’est pas fiable
cannot-look-for-changes = impossible de chercher des modifications
cannot-look-for-conflicts = impossible de chercher des conflits
cannot-look-for-equal-sounds = impossible de chercher des sons identiques
cannot-look-for-linked-files = impossible de chercher des fichiers liés
cannot-look-for-sounds = impossible de chercher des sons
cannot-look-for-student = impossible de chercher un élève
cannot-look-for-what-is-new = impossible de chercher ce qui est nouveau
cannot-look-for-what-is-to-be-removed = impossible de chercher ce qui est à supprimer
cannot-look-for-what-is-to-be-sent = impossible de chercher ce qui est à envoyer
cannot-look-for-what-is-to-be-synchronised = impossible de chercher ce qui est à synchroniser
cannot-look-for-what-waits = impossible de chercher ce qui attend
cannot-look-for-what-was-lost = impossible de chercher ce qui a été perdu
cannot-look-for-what-was-not-understood = impossible de chercher ce qui n’a pas été compris
cannot-look-for-what-was-not-used = impossible de chercher ce qui n’a pas été utilisé
cannot-look-into-trash = impossible de regarder dans la corbeille
cannot-look-through-trash = impossible de parcourir la corbeille
cannot-look-up-device = impossible de consulter l’appareil
cannot-look-up-devices = impossible de consulter les appareils
cannot-look-up-file = impossible de consulter un fichier
cannot-look-up-files = impossible de consulter des fichiers
cannot-look-up-how-fast-reciter-recites = impossible de consulter la vitesse d’un récitateur
cannot-look-up-khatm = impossible de consulter le khatm
cannot-look-up-loudness = impossible de consulter le niveau sonore
cannot-look-up-overlays = impossible de consulter les temps corrigés
cannot-look-up-parts-of-logs = impossible de consulter les parties des journaux
cannot-look-up-place-of-sync = impossible de consulter l’emplacement de synchronisation
cannot-look-up-reciter = impossible de consulter un récitateur
cannot-look-up-recording = impossible de consulter un enregistrement
cannot-look-up-sound = impossible de consulter un son
cannot-look-up-takes = impossible de consulter les prises
cannot-look-up-timings = impossible de consulter des temps
cannot-look-up-what-cannot-be-fetched = impossible de consulter ce qui ne peut pas être téléchargé
cannot-look-up-what-file-holds = impossible de consulter le contenu d’un fichier
cannot-look-up-what-is-covered = impossible de consulter ce qui est couvert
cannot-look-up-what-is-here = impossible de consulter ce qui est ici
cannot-look-up-what-is-needed = impossible de consulter ce qui est nécessaire
cannot-look-up-what-is-played = impossible de consulter ce qui est en lecture
cannot-look-up-what-is-withheld = impossible de consulter ce qui n’est pas utilisé
cannot-look-up-what-reciters-have = impossible de consulter ce qu’ont les récitateurs
cannot-look-up-what-server-does-not-have = impossible de consulter ce qu’un serveur n’a pas
cannot-look-up-what-to-measure = impossible de consulter ce qui est à mesurer
cannot-look-up-what-was-fetched = impossible de consulter ce qui a été téléchargé
cannot-look-up-where-files-can-be-had = impossible de consulter où se trouvent des fichiers
cannot-look-up-words = impossible de consulter des mots
cannot-make-folder = impossible de créer le dossier
cannot-make-khatm = impossible de créer un khatm
cannot-make-khatm-named = impossible de créer { $name }
cannot-make-link = impossible de créer le lien
cannot-make-snapshot = impossible de faire un instantané
cannot-merge-bookmarks-and-positions = impossible de fusionner marque-pages et positions
cannot-merge-two-ledgers-of-hifz = impossible de fusionner deux registres de hifz
cannot-merge-what-is-marked-in = impossible de fusionner les marques de { $name }
cannot-move = impossible de déplacer { $name }
cannot-edit = impossible de modifier { $name }
cannot-name-pack = impossible de nommer le pack
cannot-note-changes = impossible de noter des modifications
cannot-note-devices = impossible de noter les appareils
cannot-note-fault = impossible de noter un défaut
cannot-note-file-of = impossible de noter le fichier de { $name }
cannot-note-objects-of-place = impossible de noter des objets d’un emplacement
cannot-note-opened-bundle = impossible de noter un lot ouvert
cannot-note-sound-of = impossible de noter le son de { $name }
cannot-note-that-file-is-whole = impossible de noter qu’un fichier est entier
cannot-note-what-cannot-be-sent = impossible de noter ce qui ne peut pas être envoyé
cannot-note-what-happened-in-course = impossible de noter ce qui s’est passé dans un cours
cannot-note-what-is-held-by-heart = impossible de noter ce qui est mémorisé
cannot-note-what-is-played = impossible de noter ce qui est en lecture
cannot-note-what-server-does-not-have = impossible de noter ce qu’un serveur n’a pas
cannot-note-what-was-read = impossible de noter ce qui a été lu
cannot-note-what-was-sent = impossible de noter ce qui a été envoyé
cannot-note-where-downloads-are = impossible de noter où sont les téléchargements
cannot-open-library = impossible d’ouvrir la bibliothèque
cannot-order-reciters = impossible de ranger les récitateurs
cannot-pin-reciter = impossible d’épingler un récitateur
cannot-pin-what-was-fetched = impossible d’épingler ce qui a été téléchargé
cannot-read-adaptation = impossible de lire l’adaptation
cannot-read-backup = impossible de lire la sauvegarde
cannot-read-basmalah = impossible de lire la basmala
cannot-read-bookmarks = impossible de lire les marque-pages
cannot-read-bookmarks-and-positions = impossible de lire marque-pages et positions
cannot-read-catalogue = impossible de lire le catalogue
cannot-read-completed-khatmat = impossible de lire les khatms terminés
cannot-read-days = impossible de lire les jours
cannot-read-events-of-course = impossible de lire les événements d’un cours
cannot-read-goals = impossible de lire les objectifs
cannot-read-history = impossible de lire un historique
cannot-read-history-of = impossible de lire l’historique de { $name }
cannot-read-in-khatm = impossible de lire dans { $name }
cannot-read-keys-of-course = impossible de lire les clés d’un cours
cannot-read-khatmat = impossible de lire les khatms
cannot-read-last-session = impossible de lire la dernière session
cannot-read-ledger = impossible de lire le registre
cannot-read-ledger-of-hifz = impossible de lire le registre de hifz
cannot-read-lines = impossible de lire les lignes
cannot-read-log-of-sync = impossible de lire le journal de synchronisation
cannot-read-notices = impossible de lire les avis
cannot-read-pack = impossible de lire le pack
cannot-read-positions = impossible de lire les positions
cannot-read-progress = impossible de lire la progression
cannot-read-quran = impossible de lire le Coran
cannot-read-recitation = impossible de lire une récitation
cannot-read-recitations = impossible de lire les récitations
cannot-read-sajdahs = impossible de lire les sajdas
cannot-read-segments-of = impossible de lire les segments de { $name }
cannot-read-setting = impossible de lire un réglage
cannot-read-settings = impossible de lire les réglages
cannot-read-state-of-script = impossible de lire l’état d’un script
cannot-read-text = impossible de lire le texte
cannot-read-timings = impossible de lire les temps
cannot-read-what-is-held-by-heart = impossible de lire ce qui est mémorisé
cannot-read-what-is-known-of = impossible de lire ce qui est connu de { $name }
cannot-read-what-is-marked = impossible de lire les marques
cannot-recover-recitation = impossible de récupérer une récitation
cannot-remove = suppression impossible
cannot-remove-bookmarks = impossible de supprimer des marque-pages
cannot-remove-overlays = impossible de supprimer des temps corrigés
cannot-remove-pack = impossible de supprimer le pack { $id }
cannot-remove-position = impossible de supprimer la position { $name }
cannot-remove-reciter = impossible de supprimer un récitateur
cannot-remove-sounds-of-what-was-deleted = impossible de supprimer les sons de ce qui a été supprimé
cannot-remove-text-of = impossible de supprimer le texte de { $riwayah }
cannot-remove-what-was-fetched = impossible de supprimer ce qui a été téléchargé
cannot-rename-preset = impossible de renommer le préréglage { $name }
cannot-repair-segments = impossible de réparer les segments
cannot-reset-adaptation = impossible de remettre l’adaptation à zéro
cannot-restore = impossible de restaurer { $name }
cannot-restore-bookmarks = impossible de restaurer des marque-pages
cannot-save-preset = impossible d’enregistrer le préréglage { $name }
cannot-send-sound-again = impossible de renvoyer un son
cannot-set-aside-what-cannot-be-believed = impossible de mettre de côté ce qui n’est pas fiable
cannot-set-goal = impossible de fixer l’objectif
cannot-set-library-aside = impossible de mettre la bibliothèque de côté
cannot-show-reciter = impossible de montrer un récitateur
cannot-sign = signature impossible
cannot-stand-in-line = impossible d’entrer dans la file
cannot-store = impossible de conserver { $name }
cannot-store-bookmark = impossible de conserver un marque-page
cannot-store-digest = impossible de conserver une empreinte
cannot-store-event = impossible de conserver un événement
cannot-store-loudness = impossible de conserver le niveau sonore
cannot-store-overlays = impossible de conserver des temps corrigés
cannot-store-timings = impossible de conserver des temps
cannot-store-what-was-fetched = impossible de conserver ce qui a été téléchargé
cannot-synchronise = synchronisation impossible
cannot-take = impossible de le prendre
cannot-take-back-marking = impossible d’annuler une marque
cannot-take-backup = impossible de prendre la sauvegarde
cannot-take-changes-of-other-devices = impossible de prendre les modifications d’autres appareils
cannot-take-course-back = impossible de reprendre un cours
cannot-take-new-name-in-logs = impossible de prendre un nouveau nom dans les journaux
cannot-take-over-events-of-course = impossible de reprendre les événements d’un cours
cannot-take-over-events-of-student = impossible de reprendre les événements d’un élève
cannot-take-sound-from = impossible de prendre un son de
cannot-take-sound-to = impossible de porter un son vers
cannot-take-up-what-waited = impossible de traiter ce qui attendait
cannot-tidy-up = rangement impossible
cannot-trust-acoustic-model = le modèle acoustique n’est pas fiable
cannot-trust-pack = le pack { $id } n’est pas fiable
cannot-trust-table-of-similar-ayat = la table des versets semblables n’est pas fiable
cannot-trust-text = le texte n’est pas fiable
cannot-trust-text-of = le texte de { $riwayah } n’est pas fiable
cannot-use = utilisation impossible
cannot-use-file = impossible d’utiliser le fichier
cannot-use-folder = impossible d’utiliser le dossier
cannot-write-deck = impossible d’écrire le paquet de cartes
cannot-write-ledger = impossible d’écrire le registre
cannot-write-to-library = impossible d’écrire dans la bibliothèque

# What failed, by a verb and its object in words from elsewhere
cannot = échec : { $operation }
cannot-undo-change-of = impossible d’annuler une modification de { $name }
cannot-redo-change-of = impossible de rétablir une modification de { $name }
cannot-trust-quran-text = le texte du Coran n’est pas fiable
cannot-trust-quran-structure = la structure du Coran n’est pas fiable

# Files and folders
not-installed = il n’a pas été installé avec le programme ; réinstallez Tilawa ou réglez { $variable }
of-another-user = il appartient à un autre utilisateur
too-large-to-read = il a { $size } ; au plus { $most } sont lus
too-large = il est trop grand
terabytes = { $number } To
gigabytes = { $number } Go
megabytes = { $number } Mo
kilobytes = { $number } ko
bytes = { $count ->
    [one] { $count } octet
   *[other] { $count } octets
  }

# Bookmarks and positions
not-utf-8 = ce n’est pas du texte en UTF-8
bookmarks-json-damaged = c’est du JSON endommagé, ou ce n’est pas une liste de marque-pages : { $fault }
no-list-of-bookmarks = ce n’est pas une liste de marque-pages
not-bookmarks = c’est { $kind }, pas une liste de marque-pages
binary-property-list = c’est une property list binaire ; plistutil -i FILE -o FILE.xml, du paquet libplist-utils, en fait un texte qui est lu
json-of-other-program = c’est le JSON d’un autre programme (« { $format } »), pas une liste de marque-pages
foreign-mark = il ne nomme ni verset ni page
page-of-other-print = c’est la page { $page } d’une autre édition ({ $print })
newer-version-update = une version plus récente de Tilawa l’a écrit ; mettez Tilawa à jour
one-with-id = il y en a déjà un avec l’id { $id }
removed-meanwhile = il a été supprimé entre-temps
no-reading-document = ce n’est pas une liste de marque-pages de Tilawa
reading-document-damaged = ce n’est pas une liste de marque-pages de Tilawa, ou elle est endommagée : { $fault }
no-counting = il n’y a pas de décompte « { $counting } »
no-such-ref = il n’y a pas de « { $ref } » dedans
no-bookmark-id = « { $id } » n’est pas l’id d’un marque-page
no-tag = « { $tag } » n’est pas un mot-clé
no-colour = il n’y a pas de couleur « { $colour } »
bookmark-time-impossible = le marque-page { $id } est d’une heure qui n’existe pas
no-position = la position « { $name } » n’en est pas une
removed-bookmark-invalid = il contient un marque-page supprimé qui n’est pas valable

# Courses
bundle-damaged = il est endommagé ou incomplet ; demandez-le de nouveau
signature-wrong = sa signature n’est pas celle de son expéditeur
no-bundle = ce n’est pas un lot d’un cours
another-key = c’est une autre clé que celle du cours, { $name }
no-key = ce n’est pas une clé
courses-need-libsodium = { $reason } ; les cours ont besoin de libsodium (Debian : libsodium23)
course-sound-too-large = il a { $size } ; un son d’un cours a au plus { $most }
changed-while-read = il a changé pendant la lecture ; réessayez
key-in-use = la clé { $id } était utilisée
no-course = il n’y a pas de cours { $id }
too-many-events = il y en a plus de { $most }, ou plus de { $size }
event-not-stored = l’événement numéro { $number } n’a pas été conservé
event-of-another-course = il n’est pas du cours { $id }
course-of-another-teacher = l’id « { $id } » est ici celui du cours d’un autre enseignant

# The file of the library
damaged = elle est endommagée
library-missing = elle manque, et il y a des sauvegardes
damaged-too = elle est endommagée aussi
database-of-another-program = c’est la base de données d’un autre programme

# Downloads
folder-is-link = le dossier est un lien, et rien n’est supprimé à travers lui
segment-leaves-file = un segment sort de son fichier { $path }

# Exported libraries
no-exported-library = ce n’est pas une bibliothèque exportée : il n’y a pas de tilawa-library.json
folder-has-other-files = il contient d’autres fichiers ; donnez un dossier nouveau ou vide
export-incomplete = l’exportation n’a pas ce dossier, donc ses enregistrements sont inconnus ; copiez de nouveau le dossier entier
of-another-recording = il est d’un autre enregistrement
no-readable-event = il n’a aucun événement lisible
not-what-was-imported = ce n’est pas ce qui a été importé
removed-just-now = quelqu’un vient de le supprimer
sound-of-another-length = la bibliothèque l’a avec une autre durée ou une autre fréquence ; supprimez l’enregistrement, puis importez de nouveau
no-sound = il ne contient pas de son
damaged-content = il est endommagé : son contenu ne correspond pas à son nom
link-of-another-user = c’est le lien d’un autre utilisateur

# Files
no-such-file-of = { $id } n’a pas ce fichier
changed-since-added = il a changé depuis son ajout
being-changed = il est en cours de modification

# XML
xml-needs-package = XML se lit avec le paquet libexpat1 : { $reason }
out-of-memory = mémoire insuffisante
no-xml = ce n’est pas du XML

# Models
of-another-version = il n’est pas de cette version de Tilawa ; réinstallez Tilawa

# Hifz
id-empty-or-text-long = un id vide, ou un texte trop long
no-such-time-or-day = une heure ou un jour qui n’existe pas
unknown-kind = un genre inconnu
no-words = pas de mots
foreign-words = des mots qui ne sont pas dans le Coran
line-no-event = une ligne qui n’est pas un événement
unknown-state = un état inconnu
unknown-grade = une appréciation inconnue
unknown-judge = un juge inconnu
unknown-setting = un réglage inconnu
unknown-event = un événement inconnu
line-fault = ligne { $line } : { $reason }
lines-more = { $count ->
    [one] et { $count } autre ligne
   *[other] et { $count } autres lignes
  }

# Khatmat
newer-version = une version plus récente de Tilawa l’a écrit
damaged-as = il est endommagé : { $fault }
no-such-page = une page qui n’existe pas
no-such-state = un état qui n’existe pas
impossible-day = un jour impossible
no-such-goal = un objectif qui n’existe pas
invalid-goal = un objectif non valable
invalid-khatm = un khatm non valable
entry-unreadable = une entrée illisible
entry-of-no-khatm = une entrée sans khatm
name-used-choose = ce nom est déjà pris ; choisissez-en un autre
name-used = ce nom est déjà pris
khatm-closed = il est fermé
khatm-removed = il est supprimé
no-khatm-export = ce n’est pas un fichier de { $command }

# The Quran
value-of-unknown-kind = il y a une valeur d’un genre inconnu

# Reciters
named-twice = l’un est nommé deux fois : { $ids }
recites-riwayah = { $name } récite { $riwayah }

# Recordings
no-segment = il n’y a pas de segment { $id }
marked-at-another-rate = il est marqué à { $marked } trames par seconde, et son son en a { $rate }
no-digest = il n’a pas d’empreinte
imported-meanwhile = il a été importé entre-temps ; importez de nouveau
segment-of-unknown-status = un segment d’un état inconnu
segment-of-no-length = un segment sans durée
none = il n’y en a pas
none-but-near = il n’y en a pas ; vouliez-vous dire { $near } ?
none-but-latest = il n’y en a pas ; le plus récent : { $latest }
reciter-ambiguous = ce peut être { $names }
name-taken = { $id } a déjà ce nom
cannot-rename = impossible de renommer { $name }
recording-ambiguous = ce peut être { $names }
no-longer-in-trash = il n’est plus dans la corbeille
restore-without-sound = son son manque ; importez-le de nouveau, puis restaurez
restore-changed-sound = son son a été modifié ; importez de nouveau l’original, puis restaurez
recording-first = restaurez ou importez d’abord son enregistrement
sound-measured = son son n’a pas la durée que dit son document : il a été mesuré
sound-measured-cut = son son n’a pas la durée que dit son document : il a été mesuré ; segments au-delà de sa fin, coupés là : { $cut }
sound-measured-left = son son n’a pas la durée que dit son document : il a été mesuré ; segments au-delà de sa fin, omis : { $left }
sound-measured-both = son son n’a pas la durée que dit son document : il a été mesuré ; segments au-delà de sa fin, coupés là : { $cut }, omis : { $left }
take-another-name = { $obstacle } ; prenez un autre nom
recording-unreadable = un enregistrement ne peut pas être lu : { $reason }
segment-of = { $label } de { $title }

# Rows and files of SQLite
no-database = ce n’est pas une base de données
sqlite-cannot-open = SQLite ne peut pas l’ouvrir
too-many-tables = il a plus de { $most } tables
column-computed = la colonne { $column } de sa table { $table } est calculée
column-default-large = la colonne { $column } de sa table { $table } a une valeur par défaut de { $count } octets
too-many-rows = sa table { $table } a plus de { $most } lignes
more-text-than-bytes = il contient plus de texte qu’il n’a d’octets
no-table-of-timings = il n’a pas de table timings(sura, ayah, time)
sqlite-error = erreur { $result } de SQLite
no-column = il n’y a pas de colonne { $index }
no-column-named = il n’y a pas de colonne { $column }
no-surah = il n’y a pas de sourate { $number }
impossible-sound = { $path } a { $frames } trames à { $rate } Hz (canaux : { $channels }), comme aucun son n’en a
stretch-of-no-words = un passage sans mots

# Presets and sessions
none-yet = il n’y en a pas encore
there-are = il y a { $names }
one-called = il y en a un qui s’appelle { $other }
preset-unreadable = un préréglage illisible
session-format-unknown = son format est inconnu ; écoutez autre chose

# Synchronisation
no-sync-place = la bibliothèque n’a pas d’emplacement où se synchroniser
changed-meanwhile = la bibliothèque a changé entre-temps ; réessayez
known-facts-unreadable = ce qui en est connu ne peut pas être lu
longer-than-described = il est plus long que ne le dit sa description
content-not-of-name = son contenu ne correspond pas à son nom

# Rows that cannot be believed
changed-since = autre chose a été modifié depuis
id-invalid = son id n’est pas valable
note-not-utf-8 = sa note n’est pas du texte en UTF-8
tags-unreadable = ses mots-clés ne peuvent pas être lus
its-time-impossible = son heure n’existe pas
of-another-length = il est d’une autre durée ou d’une autre fréquence
name-of-other-reciters = d’autres récitateurs ont le nom { $name }
no-khatm-yet = il n’y a pas encore de khatm
unknown-kind-named = un genre inconnu « { $kind } »
unknown-counting-riwayah-role = un décompte, une riwaya ou un rôle inconnu
impossible-counts = des nombres impossibles
ledger-kind-unknown = une entrée du registre d’un genre inconnu
ledger-time-impossible = une entrée du registre d’une heure impossible
place-no-number = son endroit n’est pas un nombre
words-beyond-quran = il est aux mots { $first } à { $past }, et il y en a { $words }
label-not-text = son étiquette ou son décompte n’est pas du texte
label-not-at-words = « { $label } » dans le décompte { $counting } n’est pas aux mots { $first } à { $past }
name-invalid = son nom n’est pas valable
no-such-riwayah = il n’y a pas de telle riwaya
name-of-imported = des enregistrements de ce nom ont été importés ; prenez un autre nom
added-as-files = { $name } a été ajouté comme un ensemble de fichiers
no-recording-document = ce n’est pas le document d’un enregistrement
no-digest-of-sha256 = ce n’est pas un SHA-256
no-stretch = ce n’est pas une suite de mots
no-sound-like-that = aucun son n’est ainsi
two-segments-of-one-name = deux segments du même nom
segment-leaves-the-recording = un segment sort de l’enregistrement
names-foreign-words = il nomme des mots qui ne sont pas dans le Coran
was-deleted = il a été supprimé
segment-leaves-its-recording = un segment sort de son enregistrement
segment-without-name = un segment sans nom ou d’un état inconnu
parts-do-not-touch = des parties d’un segment qui ne se touchent pas
part-no-recitation = une partie d’un segment qui n’est pas de la récitation
no-such-time = une heure qui n’existe pas
day-not-of-time = un jour qui n’est pas celui de son heure
unknown-counting = un décompte inconnu
reciter-of-unknown-kind = un récitateur d’un genre inconnu
no-such-id = il n’y a pas de tel id
word-times-damaged = les temps des mots sont endommagés
no-time = { $number } n’est pas un temps
no-pause = { $number } n’est pas une pause
column-holds = la colonne { $column } contient { $value }, et non ce qui devrait y être
value-nothing = rien
value-fraction = une fraction
value-text = du texte
value-bytes = des octets
bookmark-at = marque-page { $id } à { $label }

# Texts and packs
text-behind-end = il y a quelque chose après la fin
nested-too-deep = l’imbrication est trop profonde
ends-too-early = il se termine trop tôt
comma-or-bracket-missing = il manque une virgule ou ]
member-name-missing = il manque un nom
colon-missing = il manque un deux-points
comma-or-brace-missing = il manque une virgule ou { "}" }
no-value = il n’y a pas de valeur
text-does-not-end-on-line = un texte ne se termine pas sur sa ligne
text-does-not-end = un texte ne se termine pas
no-escaped-letter = \{ $letter } n’est pas une lettre
half-letter = une moitié de lettre
four-hexadecimal-digits-missing = il manque quatre chiffres hexadécimaux
numbers-missing = il manque les numéros de sourate et de verset
sqlite-says = SQLite dit : { $reason }
no-table-of-texts = aucune de ses tables n’a de colonnes pour la sourate, le verset et le texte
empty = il est vide
too-many-texts = il a plus de textes que le Coran n’a de mots
nul-byte = un octet NUL : ce n’est pas du texte, ou il est dans un autre codage qu’UTF-8
no-numbered-text = aucun de ses textes n’a de numéros de sourate et de verset, ni par clés, ni par membres, ni par sa place
key-among-ayat = « { $key } » se trouve parmi les numéros de versets
no-text = il ne contient pas de texte
web-page-no-pack = c’est une page web, pas un pack
longer-than-any-ayah = il est plus long que le texte de tout verset : { $size }
too-many-lines = il a plus de lignes que le Coran n’a de mots
no-line-of-text = ce n’est pas surah|ayah|text
wrong-columns = colonnes : { $count }, et non { $expected }
field-does-not-end = un champ entre guillemets ne se termine pas
text-behind-field = il y a quelque chose après un champ entre guillemets
file-without-id = le fichier n’a pas d’id dans son contenu ni dans son nom
quran-itself = c’est le texte du Coran lui-même, fourni avec le programme, pas une traduction
changed-after-install = il a été modifié après son installation
aya-stands-outside-sura = une aya est en dehors d’une sura
aya-no-text = une aya n’a pas de texte
ayat-of-another-counting = ses versets ne sont pas ceux du décompte { $counting }
no-ayah = il ne contient aucun verset
line-not-utf-8 = la ligne { $number } n’est pas du texte en UTF-8
no-known-text = ce n’est ni un tableau avec les colonnes surah, ayah, text ni un JSON du Complexe du roi Fahd
line-of-wrong-columns = ligne { $number } : colonnes : { $count }, et non { $expected }
no-king-fahd-json = ce n’est pas du JSON de la forme [{ "{" }"sura_no", "aya_no", "aya_text"{ "}" }] : { $fault }
texts-known = les textes connus ici sont ceux du Complexe du roi Fahd, de { $count ->
    [one] { $count } riwaya
   *[other] { $count } riwayas
  }
text-in-disorder = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }, et { $ref } n’est pas à sa place ; { $known }
text-empty = il ne contient pas de texte ; { $known }
text-of-other-counts = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  } ; { $right ->
    [one] { $right } est celui
   *[other] { $right } sont ceux
  } de { $counting }, le plus proche : la sourate { $surah } en a { $has } et non { $expected } ; { $known }
text-unknown = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  } selon le décompte { $counting }, mais aucune sourate d’un texte connu ; { $known }
text-nearest = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }, au plus près de { $riwayah } tel qu’il est connu ici : { $difference }
surahs-differ = la sourate { $surah } est la première de celles qui diffèrent ({ $count } en tout)
digest-differs = son empreinte diffère
line-of-text = ligne { $number }
object-of-text = objet { $number }
numbers-missing-at = { $place } : il manque les numéros de sourate et de verset
no-text-of-one-line = { $place } : { $ref } n’a pas de texte d’une ligne
pack-lines-missing = { $count ->
    [one] { $count } ligne de texte
   *[other] { $count } lignes de texte
  } : sans numéros, il y en a une pour chacun des { $expected } versets
pack-of-unknown-kind = ce n’est pas un genre de pack connu : lignes surah|ayah|text, { $expected } lignes, JSON, SQLite, ou un tableau dont l’en-tête nomme surah, ayah et text
pack-xml-of-another-kind = c’est un autre XML que celui de tanzil.net (sura index, aya index, text) : prenez le texte avec des numéros, surah|ayah|text
sura-without-index = une sura n’a pas de nombre comme index
aya-without-index = une aya n’a pas de nombre comme index
utf-16 = c’est { $name } et non UTF-8 ; pour le convertir : { $line }
byte-not-utf-8 = l’octet 0x{ $byte } n’est pas de l’UTF-8 ; pour convertir un autre codage : { $line }
pack-of-words = ses textes sont de mots : ce n’est pas un pack du genre { $kind }
pack-of-ayat = ses textes sont de versets : ce n’est pas un pack du genre { $kind }
no-json = ce n’est pas du JSON : { $reason }

# The check of a library
dangling-rows = { $count ->
    [one] { $count } ligne renvoie
   *[other] { $count } lignes renvoient
  } à des données manquantes
segments-not-found = { $count ->
    [one] { $count } segment est introuvable par son contenu
   *[other] { $count } segments sont introuvables par leur contenu
  }
sound-missing = le son manque
sound-unreadable = le son ne peut pas être lu
sound-facts-stale = le son est juste, mais son heure ou sa taille conservée est fausse
tags-changed = seules ses balises ont changé, le son est le même
segment-of-foreign-words = un segment contient des mots qui ne sont pas dans le Coran
changes-unreadable = { $count ->
    [one] { $count } modification sur { $of } ne peut être ni lue ni annulée
   *[other] { $count } modifications sur { $of } ne peuvent être ni lues ni annulées
  }
trash-unreadable = { $title }, dans la corbeille, ne peut pas être lu
trash-sound-gone = le son de { $title }, dans la corbeille, a disparu
history-entries-invalid = { $count ->
    [one] { $count } entrée de l’historique n’est pas valable
   *[other] { $count } entrées de l’historique ne sont pas valables
  }
folder-not-listed = il ne peut pas être listé : { $reason }
orphan-unreadable = il n’appartient à aucun enregistrement et ne peut pas être lu
recording-not-known = un enregistrement que la bibliothèque ne connaît pas
orphan-of-wrong-name = il n’appartient à aucun enregistrement, et son contenu ne correspond pas à son nom ; vérifiez-le et supprimez-le vous-même
outline-orphaned = il a été calculé d’après un son qui n’existe plus
downloaded-file = c’est un fichier que Tilawa a téléchargé
sound-of-recording = c’est le son de votre enregistrement « { $title } »
file-of-reciter = c’est un fichier du récitateur { $id }
file-changed = le fichier a été modifié ; importez de nouveau l’original pour le réparer
sound-changed = le son a été modifié ; importez de nouveau l’original pour le réparer
in-library-folder = il est dans le dossier de votre bibliothèque

# Changes of labels, as their history names them
edit-merged-from = fusionner depuis { $path }
edit-took-labels-of = prendre les étiquettes de { $title }, qui a le même son
edit-restored-marks = rétablir les marques d’avant
edit-restored = rétablir { $title }
edit-took-labels = prendre les étiquettes du même son
edit-merged = fusionner les marques faites ailleurs

# Prints, and texts in their scripts
cannot-trust-print = l’édition { $id } n’est pas fiable
cannot-read-print = impossible de lire l’édition
layout-too-long = il a plus de { $most } lignes
layout-line-unnumbered = une ligne n’a pas de page ou pas de numéro sur sa page
layout-line-of-unknown-kind = page { $page }, ligne { $line } : son genre n’est ni ayah, ni surah_name, ni basmallah
layout-line-without-words = page { $page }, ligne { $line } : son premier ou son dernier mot manque
layout-without-lines = il n’a pas de lignes
layout-page-without-words = la page { $page } n’a pas de mots, ou manque
layout-line-twice = page { $page }, ligne { $line } : il y a deux lignes de ce numéro
layout-name-misplaced = page { $page }, ligne { $line } : aucune sourate ne commence après ce nom ou cette basmala, ou c’est le nom d’une autre
layout-does-not-go-on = page { $page }, ligne { $line } : elle commence par le mot { $found } au lieu de { $word }, ou se termine après le dernier mot
layout-line-uncountable = page { $page }, ligne { $line } : elle n’a pas de mot, en a plus de 31, ou se termine au milieu d’un mot
layout-name-missing = page { $page }, ligne { $line } : une sourate commence sans son nom
layout-incomplete = il a { $words } mots sur { $expected }, ou des sourates sans nom
layout-needs = la mise en page d’une édition a pour chaque ligne page_number, line_number, line_type (ayah, surah_name ou basmallah), first_word_id et last_word_id ; il manque ici : { $names }
layout-of-unknown-words = ses { $count } mots ne sont ceux d’aucun texte installé ; installez d’abord les mots de son écriture : { $command }
script-of-no-ayah = { $ref } n’est pas un verset
script-word-twice = le mot { $ref } y est deux fois
script-word-faulty = { $ref } : un mot est vide, trop long, ou a des caractères qu’aucun texte n’a
script-bounds-wrong = les débuts des versets ne sont pas ceux du Coran
script-words-differ = { $ref } : mots : { $count }, et non { $expected } comme dans le Coran
script-spelled-otherwise = { $count ->
    [one] { $count } mot a
   *[other] { $count } mots ont
  } d’autres lettres ou voyelles que dans le Coran
script-incomplete = il manque des mots du Coran
id-taken = { $id } est le nom d’autre chose ; choisissez-en un autre avec { $option }
