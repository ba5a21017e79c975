dots = { $first } · { $second }
more = { $count ->
    [one] { $list } et { $count } autre
   *[other] { $list } et { $count } autres
  }
and = { $first } et { $second }
about = environ { $length }

counters = Répétition { $play }/{ $plays } · Tour { $pass }/{ $passes }
rep = Répétition { $count }/{ $limit }
pass = Tour { $count }/{ $limit }

playing = en lecture
paused = en pause
waiting = en attente
intermission = entracte
idle = inactif

no-audio = { $time } { $ref } · Aucun audio disponible
state = { $time } { $state }
sound-server-gone = le serveur de son a disparu ; il est attendu
sound-server-back = le serveur de son est de retour
paused-for-another = en pause pour un autre son
another-ended = l’autre son est terminé
speed-changed = { $time } vitesse { $speed }×
fetching-at = { $time } téléchargement de { $ref } …
moved = { $time } { $ref } depuis { $place }
changed = { $time } { $settings }
recites-it = { $reason } ; { $ref } : { $name } le récite
nobody-recites-it = { $reason } ; { $ref } : Aucun audio disponible

each = chaque verset { $count } fois
each-forever = chaque verset sans fin
repeats = passage { $count } fois
repeat-forever = passage sans fin
gap = silence : { $gap }
no-gap = aucun
milliseconds = { $count } ms
seconds = { $count } s
share = { $share } %
volume = volume { $percent } %
ayah-forever = ce verset sans fin
range-forever = le passage sans fin
loop = boucle { $start }–{ $end }
loop-open = boucle de { $start } à …
ends-after = se termine après { $time }

forever-already = il se répète déjà sans fin
once-already = il n’est déjà lu qu’une fois
not-this-gap = pas dans ce silence ; dans le prochain
longest-gap-already = le silence est déjà le plus long possible
no-gap-already = il n’y a pas de silence

greeting = tilawa { $release } · protocole { $version } · processus { $process }
heard-of = { $heard } sur { $length }
fetching = téléchargement de { $ref }
speed = { $speed }×
volume-of = volume { $percent } %
for-ever = { $what } sans fin
endless-ayah = verset
endless-range = passage

detached = { $state } (processus { $process }) ; voir { $command }, l’arrêter avec { $stopCommand }
last-session = la dernière session
plays = en lecture : { $title }
waits-for-turn = { $title } attend son tour
not-yet = { $title } ne se fait pas encore entendre ; les problèmes sont notés dans { $path }
over-already = déjà terminé : { $title }
no-process = impossible de démarrer un autre processus : { $reason }
no-request = { $variable } ne contient pas de demande d’écoute
no-history = impossible d’écrire l’historique : { $reason }
no-control = { $reason } ; l’écoute continue, mais { $command } ne peut pas l’atteindre

without-end = sans fin
from-place = à partir de { $place }
stopped = arrêté à { $place } ; pour continuer : { $command }
stopped-not-kept = arrêté à { $place } ; la position n’est pas gardée
stopped-unheard = arrêté à { $place } ; la position n’est pas gardée, car personne ne l’a entendu ; pour la garder : { $option }
no-sound-server = { $reason } ; pour écouter sans serveur de son : { $fileOption } ou { $nullOption }
waiting-for-server = { $reason } ; attente de { $limit } au plus

no-last-session = il n’y a pas de dernière session ; dites quoi écouter, par exemple : { $command }
cannot-go-on = { $path } : impossible de reprendre la dernière session : { $reason }
played-to-end = la dernière session a été lue jusqu’à la fin ; pour la recommencer : { $command }
reciter-gone = { $id } n’est plus dans la bibliothèque
begins-anew = { $ref } n’est plus ce qu’il était dans la bibliothèque : il recommence, par { $id }
begins-anew-silent = { $ref } n’est plus ce qu’il était dans la bibliothèque : il recommence, sans son
place-gone = la dernière position n’est plus dans la session : elle commence au début

other-riwayah = { $id } récite { $riwayah } et est demandé parce que { $option } le nomme
filler = { $id } ({ $riwayah }) complète ce que les autres n’ont pas
clipped-at-start = moins de { $wanted } versets précèdent le passage : le Coran commence là
clipped-at-end = il en suit moins que demandé : le Coran se termine à { $ref }
no-basmalah = aucun récitateur n’a la basmala avant la sourate { $surah } : elle est omise
basmalah-inside = { $ref } de { $id } commence par la basmala : elle se fait entendre avec lui
no-istiadha = aucun récitateur n’a d’isti’adha : elle est omise

no-audio-for = pas d’audio pour { $ayat }
silence-for = pas d’audio pour { $ayat } : un silence à la place (voir { $option })
left-out = pas d’audio pour { $ayat } : omis
missing-question = [c] continuer avec un silence, [f] compléter par un autre récitateur, [q] quitter, puis Enter ?

no-reciter-yet = il n’y a pas encore de récitateur de { $riwayah } ; choisissez-en un avec : { $command }
downloads-off = aucun fichier de { $range } n’est sur cette machine, et les téléchargements sont désactivés ; pour le télécharger : { $command }
server-unreachable = aucun fichier de { $range } n’est sur cette machine, et le serveur de { $id } est injoignable ; avec un réseau : { $command }
labels-unconfirmed = rien de { $range } ne peut être lu ({ $id } : { $reason }) ; pour confirmer les étiquettes : { $command }
nothing-playable = rien de { $range } ne peut être lu ({ $id } : { $reason }) ; pour voir toutes les raisons : { $command }
sound-gone = le son de « { $title } » a disparu : { $path } ; remettez le fichier en place, ou importez-le de nouveau
nobody-has-labelled = aucun récitateur de { $riwayah } n’a quoi que ce soit de { $range } ; { $count ->
    [one] « { $title } » de { $name } n’est pas étiqueté
   *[other] { $count } enregistrements de { $name } ne sont pas étiquetés
  } : { $command }
named-has-unlabelled = { $name } n’a rien de { $range } ; { $count ->
    [one] « { $title } » n’est pas étiqueté
   *[other] { $count } enregistrements ne sont pas étiquetés
  } : { $command }
nobody-has = aucun récitateur de { $riwayah } n’a quoi que ce soit de { $range } ; pour en trouver d’autres : { $command }
nobody-here-has = { $names } { $count ->
    [one] n’a
   *[other] n’ont
  } rien de { $range }, et personne d’autre ici non plus ; pour en trouver d’autres : { $command }
others-have = { $names } { $count ->
    [one] n’a
   *[other] n’ont
  } rien de { $range } ; { $others } { $otherCount ->
    [one] l’a
   *[other] l’ont
  } : ajoutez { $option }
untimed = { $ref } ne peut pas être découpé dans la récitation de { $id } : on ne sait pas quand ses mots s’entendent (no-word-times) ; pour le déterminer : { $listenCommand } ; ou depuis un fichier : { $importCommand }

queue-ayah = verset
queue-reciter = récitateur
queue-file = fichier
queue-notes = remarques
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
asked-in-order = demandés dans cet ordre : { $names }
yours = { $id } (le vôtre)
loudness-unknown = niveau sonore non mesuré
gain = gain { $decibels } dB
reciter-of-kind = { $id } ({ $kind })
reciter-of-riwayah = { $id } ({ $kind }, { $riwayah })
personal-reciter = personnel
listed-reciter = récitateur
nobody = — aucun audio disponible
to-be-fetched = (à télécharger)
slice = { $name } [{ $start }–{ $end } s]
recording-of-day = { $title }, { $date }
begins-with-basmalah = commence par la basmala
basmalah-of = basmala de { $id }
tried = pas { $list }
ayah-in-role = { $ref } ({ $role })
role-before = avant
role-after = après
role-continuation = suite

endless-file = une session sans fin ne peut pas être écrite dans un fichier ; limitez-la avec { $option }
rendered = { $path } · { $length } · { $rate } Hz · canaux : { $channels } · { $riwayah }
split-rendered = { $folder } · { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  } · { $length } · { $rate } Hz · canaux : { $channels } · { $riwayah }
split-refused = { $option } n’a pas de sens avec { $splitOption } : chaque fichier contient ses propres versets
folder-is-file = { $folder } : c’est un fichier ; { $option } écrit dans un dossier
cannot-write = écriture impossible
target-unknown = sa cible est inconnue
file-left-out = { $ref } : son audio ne peut pas être obtenu : omis
untagged = { $reason } ; les fichiers n’ont ni balises, ni chapitres, ni couvertures
basmalah = Basmala
istiadha = Isti’adha
basmalah-of-surah = { $surah } · Basmala
page-title = Page { $page } · { $range }

takes = { $verb } prend { $allowed }, et non « { $text } »
repeat-wanted = 1 à 100 ou « forever »
endless-wanted = « ayah », « range » ou « none »
seconds-wanted = des secondes, comme 12.5
percent-wanted = { $least } à { $most }
sleep-wanted = une durée, comme 15m ou 90 (secondes), une semaine au plus, ou « off »
no-ayah = « { $text }… » n’est pas un verset
seek-from-start = seek va à 0 ou plus
loop-wanted = ab prend « mark » ou « clear », et non « { $text } »

nobody-answers = personne n’y répond
is-playing = { $title } est déjà en lecture
others-wait = d’autres attendent déjà
is-playing-in = { $title } est déjà en lecture (processus { $process })
is-playing-mute = { $title } est déjà en lecture (processus { $process }, { $reason })
another-session = une autre session
busy = { $session } : pour l’arrêter et écouter ceci, ajoutez { $replaceOption } ; pour attendre, ajoutez { $queueOption } ou { $waitOption }
turn-question = tilawa : { $session } : [r] la remplacer, [q] attendre sa fin, [c] annuler, puis Enter ?
was-asked = cela lui a été demandé
does-not-stop = { $session }, et ne s’arrête pas : { $reason }
does-not-stop-kill = { $session }, et ne s’arrête pas : { $reason } ; pour l’arrêter de force : kill { $process }
waits-until-end = { $session } : attente de sa fin ; Ctrl-C annule
did-not-stop = { $session } : elle ne s’est pas arrêtée à temps ; réessayez plus tard

takes-of-one-ayah = --takes fait entendre les prises d’un seul verset : tilawa play 36:5 --takes
no-takes = aucun enregistrement n’a { $range }
choose-take = pour en choisir une : { $command }
