# Labels
dry-run-or-confirm = utilisez --dry-run ou --auto-confirm, pas les deux
range-of-words = --range prend des versets, et non des mots comme { $range }
silence-out-of-range = --silence-db va de -100 à -1
pause-out-of-range = --min-pause va de 0.02 à 10
output-of-editor = --output est ici pulse, pulse:SINK, null ou null:realtime
editor-needs-terminal = annotate edit a besoin d’un terminal ; les scripts peuvent utiliser les autres commandes d’annotate
no-editor = impossible d’afficher l’éditeur : { $reason }
ends-before-start = un segment se termine après son début
one-edge = utilisez une seule option parmi --start, --end et --join
no-such-join = il n’a pas un tel raccord
no-label-before = aucun segment étiqueté ne le précède, donc le verset suivant est inconnu
nothing-to-undo = il n’y a rien à annuler
nothing-to-redo = il n’y a rien à rétablir
labels-unusable = { $file } : impossible d’utiliser les étiquettes : { $reason }
labels-unreadable = entrée standard : impossible de lire les étiquettes : { $reason }
label-files = { $file } : les étiquettes s’écrivent dans FILE.txt (Audacity), FILE.TextGrid, FILE.eaf, FILE.csv ou FILE.json, ou avec --format ; une page pour un navigateur : { $command }
labels-written = { $file } · { $format } · { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
segments-counted = { $title } : { $confirmed ->
    [one] { $confirmed } segment confirmé
   *[other] { $confirmed } segments confirmés
  }, { $suggested ->
    [one] { $suggested } suggéré
   *[other] { $suggested } suggérés
  }
passage-not-found = { $title } : il ne semble pas contenir ce passage ; voir --expect et --min-pause ; à la main : { $command }
percent-read = { $percent } % lu
recording-or-all = donnez un enregistrement, ou --all
name-recording = donnez un enregistrement, comme last ou last:30, ou --reciter
no-such-recordings = il n’y a pas de tels enregistrements
segments-or-all = donnez les segments de l’enregistrement, ou --sure ou --all
segments-of-one = les segments se donnent pour un seul enregistrement ; pour plusieurs, donnez --sure ou --all
sure-alone = --sure confirme ; il ne va pas avec --all et --no
nothing-to-confirm = rien n’attend d’être confirmé dans ces enregistrements
nothing-is-sure = aucune suggestion de ces enregistrements n’est assez sûre ; vérifiez-les : { $command }
about = { $title } : { $remark }
heading = { $title } ({ $id })
confirmed-in = { $count ->
    [one] { $count } segment confirmé
   *[other] { $count } segments confirmés
  } dans { $recordings ->
    [one] { $recordings } enregistrement
   *[other] { $recordings } enregistrements
  }
unconfirmed-in = { $count ->
    [one] { $count } segment est de nouveau une suggestion
   *[other] { $count } segments sont de nouveau des suggestions
  } dans { $recordings ->
    [one] { $recordings } enregistrement
   *[other] { $recordings } enregistrements
  }
width-out-of-range = --width { $width } : il peut aller de { $least } à { $most }
no-png-on-terminal = un terminal ne peut pas afficher un PNG : donnez un fichier
seconds-out-of-range = --seconds va de 0.2 à 10
review-to-file = une révision dans un fichier est celle d’un seul enregistrement
from-of-one = --from désigne un segment d’un seul enregistrement
nothing-to-review = il n’y a rien à revoir dans { $title }
review-without-sound = { $reason } ; pour revoir sans son : --output null

# Importing, recording, and pictures
output-and-json = -o { $target } et --json utilisent tous deux la sortie standard
labels-hidden = { $count ->
    [one] { $count } étiquette n’a pas
   *[other] { $count } étiquettes n’ont pas
  } de place : donnez --width, ou --from et --to
within-words = --within prend des versets, pas des mots
title-empty = --title est vide
input-alone = - est un seul enregistrement de l’entrée standard ; ne donnez pas d’autre fichier
unheard = avec --no-hear, il n’y a rien à confirmer ni à reconnaître
export-alone = { $folder } a été écrit par library export, et dit lui-même ce qu’il contient ; donnez-le seul, sans options pour les enregistrements
only-one = utilisez une seule option parmi --identify, --range et --labels
who-recites = Qui récite ? (Enter : le nom du dossier ou du fichier)
who-recites-of = Qui récite : { $names } ou quelqu’un d’autre ? (Enter : le nom du dossier ou du fichier)
sounds-like = cela ressemble à { $riwayah }, et est pris comme tel ; pour le préciser : { $option }
is-riwayah = Cela ressemble à { $riwayah }. Est-ce bien cela ?
unsure-riwayah = la riwaya n’est pas sûre, { $riwayat } ; elle est prise pour { $taken } ; pour la préciser : { $option }
unsure-counting = la riwaya n’est pas sûre, { $riwayat }, et leurs décomptes des versets diffèrent ; précisez-la : { $option }
which-riwayah = Quelle riwaya est-ce : { $riwayat } ou une autre ? (Enter : { $usual })
folder-reciter = attribué à { $name }, comme d’autres enregistrements de ce dossier ; pour dire qui récite : { $option }
same-reciter = { $name } et { $known } sont-ils la même personne ?
similar-reciter = { $name } est un nouveau récitateur à côté de { $known } ; s’ils ne font qu’un : { $command }
taken-for-teacher = on ne sait pas qui récite : attribué à votre enseignant, { $name } ; sinon : { $command }
taken-for-file = on ne sait pas qui récite : le récitateur s’appelle maintenant { $name } ; pour le changer : { $command }
taken-for-files = on ne sait pas qui récite : { $count ->
    [one] { $count } récitateur s’appelle comme son fichier
   *[other] { $count } récitateurs s’appellent comme leurs fichiers
  } ; pour n’en faire qu’un : { $command }
confirm-sure = { $count ->
    [one] Confirmer maintenant { $count } verset sûr ?
   *[other] Confirmer maintenant les { $count } versets sûrs ?
  }
ayat-confirmed = { $count ->
    [one] { $count } verset confirmé
   *[other] { $count } versets confirmés
  }
no-link-to-input = --link ne va pas avec l’entrée standard
shared-of-many = --shared prend des fichiers et des dossiers, sans -, --labels ni --title
bucket-alone = une archive dans un compartiment (bucket) s’importe seule, sans --link ni --labels
gone-from-bucket = { $name } : n’est plus dans le compartiment tel qu’il y était listé
waits-for-others = { $count ->
    [one] un autre appareil a le dernier enregistrement
   *[other] d’autres appareils ont les { $count } derniers enregistrements
  } ; attente, pour faire ce qu’ils laissent
found-none = { $paths } : aucun enregistrement trouvé
title-for-one = --title est pour un seul enregistrement ; donnés ici : { $count }
labels-for-one = --labels FILE est pour un seul enregistrement ; pour plusieurs, donnez un dossier de fichiers d’étiquettes
move-recording = { $title } ({ $id }) est un enregistrement de { $owner }. Le déplacer vers { $name }, avec ses étiquettes ?
to-move = pour le déplacer vers { $name }, ajoutez --move
input-takes = --input prend - ; un fichier s’ajoute avec { $command }
height-out-of-range = --height { $height } : il peut aller de { $least } à { $most }
