failed = { $operation } : { $reason }
failed-at = { $path } : { $operation } : { $reason }

# What failed
cannot-add = ajout impossible
cannot-add-reciter = impossible d’ajouter { $name }
cannot-align = impossible d’aligner { $title }
cannot-check-files = impossible de vérifier les fichiers de { $name }
cannot-identify = reconnaissance impossible
cannot-identify-recording = impossible de reconnaître { $title }
cannot-find = impossible de trouver { $title }
cannot-find-fetched = impossible de trouver ce qui a été téléchargé
cannot-import = importation impossible
cannot-list-folder = impossible de lister le dossier
cannot-measure = impossible de mesurer { $reciter }
cannot-open = ouverture impossible
cannot-place = impossible de situer { $ayah }
cannot-play = impossible de faire entendre le son
cannot-read-input = impossible de lire l’entrée standard
cannot-read-labels = impossible de lire les étiquettes
cannot-read-timings = impossible de lire les temps
cannot-record = enregistrement impossible
cannot-record-reciter = impossible d’enregistrer { $name }
cannot-recover = impossible de récupérer un enregistrement
cannot-set-times = impossible de régler les temps de { $ayah }
cannot-shift-timings = impossible de décaler les temps
cannot-spell = impossible d’épeler le texte
cannot-store-files = impossible de conserver les fichiers
cannot-use = utilisation impossible
cannot-use-file = impossible d’utiliser { $file }
cannot-use-file-of = impossible d’utiliser { $file } de { $reciter }
cannot-use-labels = impossible d’utiliser les étiquettes
cannot-use-sound = impossible d’utiliser le son
cannot-use-timings = impossible d’utiliser les temps
cannot-verify = impossible de vérifier { $title }

# Said of several things
cannot-be-read-because = il ne peut pas être lu : { $reason }
no-such-file = ce fichier n’existe pas
somebody-deleted-it = quelqu’un l’a supprimé
standard-input = entrée standard
newer-version = une version plus récente de Tilawa l’a écrit ; mettez Tilawa à jour
about = { $path } : { $remark }
surah = sourate { $number }

# Passages in a recording
nothing-like = rien n’y ressemble à { $range }
not-like = il ne ressemble pas à { $range } ; est-ce le bon passage ?
not-recognised = non reconnu : rien n’y ressemble au Coran
not-recognised-in = non reconnu : rien n’y ressemble à { $range }
no-whole-label = il n’a pas d’étiquette confirmée d’un verset entier
spelled-otherwise = ses mots ne s’écrivent pas comme ils se disent
not-kept = ce son n’est plus conservé

# Saving a recording
reciter-of-files = { $name } a été ajouté comme un ensemble de fichiers ; prenez un autre nom
recites-otherwise = { $name } récite { $riwayah } ; prenez un autre nom
perhaps-recording = une autre machine est peut-être en train de l’enregistrer ; il s’ajoute un jour après sa dernière modification
untitled = Enregistrement

# Import of recordings
no-file-fits = aucun fichier ne correspond à ce motif
changed-while-read = il a changé pendant la lecture ; réessayez
was-refused = il a été refusé
already-here = il est déjà dans la bibliothèque : { $id } ({ $title }) de { $reciter } ; pour le déplacer vers { $owner }, avec ses étiquettes, ajoutez --move
nameless = enregistrement
changed-since-import = il a changé depuis son importation ; importez-le de nouveau
labels-hint = { $fault } ; si les étiquettes sont de simples nombres, ajoutez --range SURAH

# Import of reciters
same-name = { $path } a le même nom : gardez l’un des deux
no-ayah-name = son nom n’est ni un verset (002255.mp3, 2_255.mp3) ni une sourate (002.mp3, Al-Baqarah.mp3)
other-base = il a les temps de versets isolés là où d’autres ont ceux de sourates entières, ou l’inverse : importez-les séparément
no-documents = il n’y a pas de temps dans ce dossier : aucun fichier ne finit par .json, .csv, .db ou .sqlite
no-ayah-usable = aucun verset ne peut être utilisé : { $fault }
no-ayah = il ne contient aucun verset
no-basmalah = aucune basmala n’ouvre la sourate { $surah }
not-added-file = il ne peut pas être lu, ou n’est pas le fichier qui a été ajouté
numbered-otherwise = d’après leurs numéros et leurs durées, les fichiers de { $reciter } semblent numérotés selon { $countings }, et non selon { $counting } ; si c’est exact, ajoutez-les de nouveau avec --counting { $better }
or = { $one } ou { $other }

# Faults of timings
fault-of-surah = sourate { $surah } : { $fault }
surah-not-used = non utilisée : { $fault }
ayah-not-used = le verset { $ayah } n’est pas utilisé : { $fault }
basmalah-fills = le verset 1 n’est pas utilisé : la basmala le remplirait entièrement
ayah-repaired = verset { $ayah } : { $repairs }
ayah = verset { $ayah }
some-ayah = un verset
fault-in-file = { $fault } dans { $path }
not-all-timed = la sourate { $surah } n’a pas tous ses temps : { $reason }
timings-of-surah = les temps de la sourate { $surah } : { $reason }

# Downloads
file-gone = il a disparu
file-differs = il diffère du fichier téléchargé
length-unlikely = il dure { $seconds } s, et ses lettres prennent à ce récitateur { $least } à { $most } s
same-as = c’est le même fichier que { $file }
too-long = il dure plus de { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
sent-other = le serveur a envoyé { $content } au lieu de son
no-address = sa source n’a pas d’adresse
other-version = chacun de ses morceaux est d’une autre version
bytes-came = octets reçus : { $count } sur { $all }
removed-just-now = quelqu’un vient de le supprimer
not-on-server = le serveur ne l’avait pas ces derniers jours ; { $command } le redemande avec --again
nothing-arrives = un autre tilawa le télécharge, mais rien n’arrive

# Documents of timings
larger-than-limit = il dépasse 64 Mo
json-damaged = son JSON est endommagé ou incomplet
too-many-ayat = il nomme plus de { $count } versets
too-many-rows = il a plus de { $count } lignes
no-row = il ne contient aucune ligne
format-unknown = son format est inconnu ; les formats connus sont mp3quran, QDC, quran-align et QUL en JSON, une base de données gapless, le CSV surah,ayah,start,end, et ce qu’écrit `{ $command }`
quote-open = ligne { $line } : un guillemet n’est pas fermé
not-a-row = la ligne { $line } n’est pas surah,ayah,start,end
not-milliseconds = ligne { $line } : « { $text } » n’est pas un temps : écrivez des millisecondes entières
not-seconds = ligne { $line } : « { $text } » n’est pas un temps : écrivez des secondes, 7.32, ou 0:00:07.32
milliseconds-named = { $ayah } durerait { $seconds } s : sont-ce des millisecondes ? Alors nommez les colonnes start_ms et end_ms
milliseconds-unnamed = { $ayah } durerait { $seconds } s : sont-ce des millisecondes ? Alors commencez par : surah,ayah,start_ms,end_ms
no-gapless-database = ce n’est pas une base de données gapless : { $reason }
json-no-chapter = son JSON n’a ni id ni aya_timing dans le chapitre { $number }
surah-twice = la sourate { $surah } y est deux fois
surah-unnamed = il contient une seule sourate et ne dit pas laquelle : ajoutez --surah, ou renommez le fichier (002.json)
json-no-ayah = son JSON n’a pas de verset dans la ligne { $number } de la sourate { $surah }
json-no-verses = son JSON n’a pas de verse_timings dans le fichier { $number }
json-no-key = son JSON n’a pas de verse_key dans le verset { $number }
json-other-entry = son JSON a une entrée qui n’est pas un verset : { $name }
json-mixed = son JSON mêle des fichiers de versets et de sourates, à { $name }
json-no-segments = son JSON n’a pas surah, ayah et segments dans l’entrée { $number }
no-counting = il ne dit pas le décompte de ses versets
overlay = overlay { $number }
set = set { $number }
no-digest = { $place } n’a pas l’empreinte de son audio
no-base = { $place } n’a ni base ni ayat
no-ref = { $place } n’a pas de ref dans le verset { $number }
times-of-ayat = ses temps sont ceux de fichiers d’un seul verset
no-list = sa réponse n’est pas une liste de récitations

# Correcting timings
others-lost = on ne sait pas où sont les autres dans { $path }, et ils seraient perdus ; pour les importer : { $command }
no-timing-yet = il n’a pas encore de temps : utilisez --start et --end
ends-before-start = il se terminerait ({ $end }) avant de commencer ({ $start })
file-is-long = le fichier dure { $length } : { $path }
no-file-here = { $name } n’en a pas de fichier ici, et les corrections appartiennent à un fichier
none-published = aucun temps de ces versets de { $name } n’est publié ; pour en lire : { $command }
nothing-to-check = il n’y a ici, pour ces versets, ni fichier d’un verset, ni fichier d’une sourate entière avec des temps

# Files of labels
line = ligne { $number }
segment = segment { $number }
no-label = il ne contient aucune étiquette
web-page = c’est une page web, pas un fichier d’étiquettes
no-label-format = ce n’est ni une piste d’étiquettes, ni un TextGrid, ni un document ELAN, ni un tableau (start,end,label), ni un JSON d’étiquettes, ni SRT, WebVTT, LRC ou cue sheet
too-large = il est trop grand pour un fichier d’étiquettes
no-labels-json = ce n’est pas un JSON d’étiquettes de Tilawa : { $fault }
other-format = « { $format } » n’est pas { $wanted }
rate-limits = une fréquence va de 1 à { $most }
out-of-limits = c’est moins que 0 ou trop grand
no-elan = ce n’est pas un document ELAN
other-unit = ses temps sont en { $unit } ; seules les millisecondes sont lues
tier-refers = les annotations de l’acteur « { $tier } » n’ont pas de temps propres ; donnez l’acteur auquel elles se rapportent
annotation-untimed = une annotation de l’acteur « { $tier } » n’a pas de temps : alignez-la dans ELAN
elan-version = c’est un document ELAN de format { $version } ; les formats jusqu’à { $newest } sont lus
chapter = chapitre { $number }
no-chapters = c’est un son sans chapitres
too-many-texts = il a plus de { $most } textes différents
words-nowhere = « { $text } » n’est pas une étiquette, et ces mots ne sont nulle part dans le Coran
words-not-in-passage = « { $text } » n’est pas une étiquette, et ces mots ne sont pas dans le passage de l’enregistrement
words-at-several = « { $text } » est à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }, d’abord à { $first } ; donnez le passage avec --range, ou écrivez le verset
origin-no-number = son TIME_ORIGIN n’est pas un nombre de millisecondes
media-differ = ses médias commencent à des moments différents (TIME_ORIGIN { $times } ms) : ne gardez parmi eux que cet enregistrement dans ELAN
and = { $one } et { $other }
