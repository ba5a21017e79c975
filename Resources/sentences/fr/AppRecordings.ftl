# Headings of columns and of lines
heading-number = nº
heading-id = id
heading-recording = enregistrement
heading-recordings = enregistrements
heading-title = titre
heading-reciter = récitateur
heading-date = date
heading-recorded = enregistré
heading-imported = importé
heading-device = appareil
heading-expected = devrait contenir
heading-loudness = niveau sonore
heading-file = fichier
heading-changes = modifications
heading-start = début
heading-end = fin
heading-length = durée
heading-place = endroit
heading-ayah = verset
heading-ayat = versets
heading-sure = certitude
heading-to-check = à vérifier
heading-state = état
heading-take = prise
heading-text = texte
heading-boundary = limite
heading-pause = pause
heading-after = ensuite
heading-verdict = verdict
heading-kind = genre
heading-fault = défaut
heading-segments = segments
heading-trash = corbeille
heading-library = bibliothèque
heading-backups = sauvegardes
heading-deleted = supprimé
heading-stays = reste

# Said by several commands
next = ensuite : { $command }
unknown = inconnu
preferred = préférée
seconds = { $seconds } s
at-time = à { $time }
and-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
about = { $name } : { $remark }
not-a-time = { $text } n’est pas un instant ; écrivez 62.5 (secondes), 1:02.5, 500ms ou 2756250f (trames)
standard-input = entrée standard
nothing-to-do = rien à faire

# Finding a recording, a segment or a deleted thing
no-recordings = il n’y a pas de tels enregistrements ; pour en importer un : { $command }
no-recordings-of = il n’y a pas d’enregistrement de { $name }
no-such-recording = il n’y a pas de tel enregistrement
no-segment = { $title } n’a pas de segment { $name } ; segments : { $count }, voir : { $command }
segments-there = { $name } : il y a là { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
no-such-segment = { $name } : il n’y a pas de tel segment ; voir : { $command }
several-ids = { $name } : plusieurs id commencent par ces lettres
not-in-trash = il n’y a pas de { $name } dans la corbeille ; voir : { $command }
several-in-trash = { $name } peut désigner { $names }

# A recording and its file
file-changed = son fichier a changé ; { $command }
file-gone = son fichier a disparu ; { $command }
file-with-fault = { $path } ({ $fault })
fault-in-brackets = ({ $fault })
mono = mono
channels = { $count ->
    [one] { $count } canal
   *[other] { $count } canaux
  }
imported-from = le { $day } depuis { $name }
sound-facts = { $length }, { $rate } Hz, { $channels }
changes-counted = à annuler : { $undo }, à rétablir : { $redo }
not-contained = aucun enregistrement ne contient encore { $range }

# Coverage
covered = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  } sur { $all } ({ $counting })
covered-by = { $name } : { $count } sur { $all } ({ $riwayah })
surah-covered = { $number } { $name } : { $count } sur { $all }, { $ranges }

# The size of the library
recordings-stored = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  }, { $length }, { $bytes }
segments-stored = { $segments } dans les enregistrements ; passages confirmés en tout : { $confirmed }
none-yet = aucun encore

# The trash
is-back = { $title } est de retour
is-back-merged = { $title } était de nouveau là ; ses anciennes marques sont de retour aussi
is-back-known = { $title } était déjà de nouveau là, avec toutes ses marques
days-left = { $count ->
    [one] reste { $count } jour
   *[other] restent { $count } jours
  }
trash-empty = la corbeille est vide
would-go = disparaîtrait : { $title }
gone = disparu : { $title }
would-be-freed = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }, { $bytes } seraient libérés
freed = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }, { $bytes } libérés

# The check of the library
taken-in-part = { $title } : { $length } sur { $all } ont été pris : importez-le de nouveau
imported-like-this = { $title } : { $missing } ; il a été importé ainsi
waveform-unreadable = sa forme d’onde ne peut pas être lue
recovered-recordings = Enregistrements récupérés
recovered-title = Récupéré { $id }
imported-meanwhile = il a été importé entre-temps
is-recording-now = c’est maintenant l’enregistrement { $title } de { $name }
cannot-become-recording = il ne peut pas devenir un enregistrement : { $reason }
fault-repairable = { $place } : { $fault } (--repair le corrige)
fault-repaired = { $place } : { $fault } (réparé)
checked = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  }, { $bytes } : { $result }
all-well = tout va bien
count-wrong = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
  }
count-repaired = { $count ->
    [one] { $count } réparé
   *[other] { $count } réparés
  }

# A backup in place of the library
no-backup = { $path } : il n’y a pas de sauvegarde ; pour recommencer : { $command }
no-backup-of = il n’y a pas de sauvegarde du { $day } ; il y a : { $days }
gone-take-backup = La bibliothèque a disparu. Prendre la sauvegarde du { $day } ?
gone-begin-anew = La bibliothèque a disparu. Recommencer ?
library-damaged = La bibliothèque est endommagée ({ $damage }).
library-whole = La bibliothèque n’est pas endommagée ; les modifications plus récentes sont mises de côté avec elle.
take-backup = { $state } La mettre de côté et prendre la sauvegarde du { $day } ?
begin-anew = { $state } La mettre de côté et recommencer ?
library-aside = l’ancienne bibliothèque est maintenant { $path }
library-is-backup = votre bibliothèque est maintenant la sauvegarde du { $day }
library-is-new = votre bibliothèque est maintenant nouvelle et vide

# The exchange with a folder
count-added = { $count ->
    [one] { $count } ajouté
   *[other] { $count } ajoutés
  }
count-updated = { $count ->
    [one] { $count } mis à jour
   *[other] { $count } mis à jour
  }
count-merged = { $count ->
    [one] { $count } fusionné
   *[other] { $count } fusionnés
  }
count-unchanged = { $count ->
    [one] { $count } inchangé
   *[other] { $count } inchangés
  }
count-trashed = { $count } dans la corbeille
hifz-events = { $count ->
    [one] { $count } événement de hifz
   *[other] { $count } événements de hifz
  }
in-trash = { $title } est dans votre corbeille et y a été laissé ; voir : { $command }
left-out = { $count ->
    [one] { $count } omis
   *[other] { $count } omis
  } ; le reste est fait

# Import
played-as-it-is = { $reason } ; il est lu tel quel
known-file = { $name } : il est déjà ici : { $id } ({ $title }) de { $reciter } ; rien n’a été modifié
known-sound = { $name } : son son est déjà ici, dans un autre fichier : { $id } ({ $title }) de { $reciter } ; rien n’a été modifié
same-file = ce son était déjà ici : { $id } ; il prend ce qui vient d’être dit
same-sound = ce son était déjà ici : { $id }, dans un autre fichier, qui reste ; il prend ce qui vient d’être dit
same-sound-new-file = ce son était déjà ici : { $id } ; il prend ce fichier, et ce qui vient d’être dit
taken = { $reciter } ({ $id }) : { $facts }
recorded-day = enregistré le { $day }
recorded-by-name = enregistré le { $day } (d’après son nom)
recorded-by-file = enregistré le { $day } (l’heure du fichier)
date-doubtful = son nom peut vouloir dire { $one } ou { $other } ; pour le préciser : { $command }
segments-confirmed = { $count ->
    [one] { $count } segment confirmé
   *[other] { $count } segments confirmés
  }
segments-suggested = { $count ->
    [one] { $count } segment suggéré
   *[other] { $count } segments suggérés
  }
segments-none = pas encore de segments
nothing-heard = aucune récitation trouvée
no-recitation = { $name } : aucune récitation trouvée ; l’enregistrement est conservé ; { $advice }
kept-unsearched = l’enregistrement est conservé ; { $reason } ; { $advice }
count-recordings = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  }
ayat-of = { $found ->
    [one] { $found } verset
   *[other] { $found } versets
  } sur { $all } de { $ranges }
missing-ayat = manque { $ranges }
count-confirmed = { $count ->
    [one] { $count } confirmé
   *[other] { $count } confirmés
  }
count-sure = { $count ->
    [one] { $count } sûr
   *[other] { $count } sûrs
  }
count-known = { $count } déjà ici
count-elsewhere = { $count ->
    [one] { $count } fait ailleurs ou avant
   *[other] { $count } faits ailleurs ou avant
  }
count-refused = { $count ->
    [one] { $count } refusé
   *[other] { $count } refusés
  }
count-passed-over = { $count ->
    [one] { $count } autre fichier ignoré
   *[other] { $count } autres fichiers ignorés
  }
heard-first = { $name } est nouveau, et s’écoute en premier là où il récite ; sinon : { $command }
asked-after = { $name } est nouveau, et n’est demandé qu’après { $before } ; pour l’écouter en premier : { $command }

# Finding the ayat of a recording
not-searched-yet = { $title } est ici, ses versets n’ont pas encore été cherchés ; plus tard : { $command }
detect-advice = par les pauses seules et moins sûr : { $command }
may-contain = il contient peut-être { $ranges } ; si c’est exact : { $command }
recognised = { $title } : reconnu comme { $ranges }
recognised-in-part = { $title } : reconnu comme { $ranges } ; il contient peut-être aussi { $doubtful }
not-heard = non entendu : { $ranges }
searched = { $count ->
    [one] { $count } verset cherché
   *[other] { $count } versets cherchés
  }, d’après les mots de { $riwayah }
same-words = les mêmes mots : { $ranges }
or = ou { $place }
a-guess = { $share }, une supposition
in-part = en partie
ayah-in-part = { $ayah } en partie
ayat-in-part = { $first } et { $last } en partie
found-in = { $found ->
    [one] { $found } verset sur { $all } trouvé
   *[other] { $found } versets sur { $all } trouvés
  } dans { $title }
basmalahs-confirmed = { $count ->
    [one] { $count } basmala confirmée
   *[other] { $count } basmalas confirmées
  }
all-confirmed = toutes les étiquettes sont confirmées
count-to-check = { $count } à vérifier
not-found = introuvable : { $names }
found-unchanged = { $found } ; rien n’a été modifié
found-next = { $found } ; { $command }
none-certain = rien n’est confirmé, car aucune suggestion n’est assez sûre ; vérifiez-les : { $command }
suggested-in = { $count ->
    [one] { $count } segment suggéré
   *[other] { $count } segments suggérés
  } dans { $title }
suggested-by-pauses = { $count ->
    [one] { $count } segment suggéré
   *[other] { $count } segments suggérés
  } dans { $title } par les pauses seules ; vérifiez chaque étiquette : { $command }
suggested-by-pauses-sure = { $count ->
    [one] { $count } segment suggéré
   *[other] { $count } segments suggérés
  } dans { $title } par les pauses seules, certitude { $share } ; vérifiez chaque étiquette : { $command }

# Recording
recording-title = Enregistrement { $time }
recording-heading = { $title } · { $reciter } · { $rate } Hz · canaux : { $channels }
recording-turn = enregistrer { $passage }
discarded = jeté
stays-in-file = { $fault } ; l’enregistrement reste dans { $path }, et le prochain { $command }, import, library ou annotate l’ajoute à la bibliothèque
is-in-library = { $fault } ; l’enregistrement est dans la bibliothèque : { $id }
nothing-recorded = { $fault } ; rien n’a été enregistré
no-sound = rien n’a été enregistré : il n’y avait pas de son
recovered = un enregistrement interrompu a été récupéré : { $recording }
not-recovered = { $fault } ; un enregistrement inachevé reste tel quel
overrun = débordement : { $seconds } s de son manquent à { $time } : la machine était trop lente
source-suspended = la source a été suspendue à { $time } ; elle est attendue
source-active = la source est de nouveau active ; l’enregistrement continue
source-moved = enregistrement depuis { $device } à partir de { $time }
server-away = { $fault }, à { $time } ; il est attendu
server-back = le serveur de son est de retour ; l’enregistrement continue depuis { $device }

# Options of `record`
rate-limits = --rate va de 8000 à 192000
channels-limits = --channels est 1 ou 2
bits-limits = --bits est 16 ou 24
input-form = --input prend des échantillons de 16 bits et d’un seul canal, et exclut --source
title-empty = un titre a besoin d’au moins une lettre
takes-value = { $name } prend une valeur, ou n’est pas une option de record
no-option = il n’y a pas d’option { $name } de record
option-refused = { $name } ne prend pas « { $value } » : c’est { $wanted }
wanted-time = une durée comme 90s ou 5m
wanted-rate = 8000 à 192000
wanted-channels = 1 ou 2
wanted-bits = 16 ou 24

# A stretch of a recording
from-after-end = --from est après la fin de l’enregistrement, { $length }
to-before-from = --to doit venir après --from
stretch = { $start }–{ $end } sur { $all }
stretch-labels = { $stretch } · { $confirmed ->
    [one] { $confirmed } confirmé
   *[other] { $confirmed } confirmés
  }, { $suggested ->
    [one] { $suggested } suggéré
   *[other] { $suggested } suggérés
  }
recording-details = { $reciter } · { $riwayah } · { $labels }
picture = { $path } · { $width } × { $height } · { $labels }

# Labels
labels-of = { $title } · { $labels }
labels-counted = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } : { $confirmed ->
    [one] { $confirmed } confirmé
   *[other] { $confirmed } confirmés
  }, { $suggested ->
    [one] { $suggested } suggéré
   *[other] { $suggested } suggérés
  }, { $flagged } à vérifier
labels-missing = { $labels } ; introuvable : { $names }
no-segments = { $title } n’a pas encore de segments
confirmed = confirmé
suggested = suggéré
suggested-by = suggéré { $evidence }
suggested-segment = { $segment } (suggéré)
take-of = prise { $number } sur { $count }
latest-from-one = { $word } : le nombre part de 1, comme dans last:30
nothing-to-change = rien à modifier
undone = annulé : { $edit }
redone = rétabli : { $edit }

# The check of labels by their sound
verdict-right = juste
verdict-doubtful = douteux
verdict-wrong = faux
verdict-misplaced = mal placé
verdict-partial = partiel
verdict-talk = parole dedans
verdict-long = trop long
whole-in = tout est dans le segment { $segment }
verdict-unknown = inconnu
sounds-like = ressemble à { $ayah }
begins-at = commence à { $time }
ends-at = se termine à { $time }
words-heard = on entend les mots { $first }–{ $last }
verified = sur { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
  } : fausses { $wrong }, mal placées { $misplaced }, interrompues { $partial }, avec de la parole { $talk }, trop longues { $long }, douteuses { $doubtful }
verified-rest = { $verified } ; non vérifiées : { $count }
verified-next = { $verified } ; pour écouter à partir de la première d’entre elles : { $command }

# The check of labels by themselves
nothing-found = rien trouvé dans { $title }
kind-overlap = chevauchement
kind-gap = intervalle
kind-length = durée
kind-short = court
kind-order = ordre
kind-skipped = sauté
kind-counting = décompte
kind-unassigned = non attribué
kind-unconfirmed = non confirmé

# A page with the sound and the ayat of a recording
pages-need-folder = { $count ->
    [one] { $count } enregistrement donne une page
   *[other] { $count } enregistrements donnent une page chacun
  } : donnez un dossier, comme --html pages/
nothing-confirmed = rien n’est encore confirmé dans { $title } ; voir : { $command }
passages = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  }
sound-in = son dans { $name }
not-on-page = { $title } : { $count ->
    [one] { $count } suggestion n’est pas sur la page ; confirmez-la
   *[other] { $count } suggestions ne sont pas sur la page ; confirmez-les
  } avec : { $command }
talk = Parole
istiadha = Isti’adha
basmalah = Basmala
text-not-installed = Le texte de { $riwayah } n’est pas installé.
