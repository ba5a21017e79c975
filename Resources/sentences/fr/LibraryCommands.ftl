# Downloads and progress
what-to-download = dites quoi télécharger, comme juz:30, ou all
download-again = pour les télécharger de nouveau : { $command }
done-of = { $done } sur { $all }

# Deleting and restoring
delete-segment = Supprimer { $label } à { $time } de { $title } ?
segment-of = { $label } de { $title }
delete-recording = Supprimer { $title } ({ $reciter }, { $date }, { $time }, { $confirmed ->
    [one] { $confirmed } segment confirmé
   *[other] { $confirmed } segments confirmés
  }) ?
to-delete = pour supprimer sans question, ajoutez --yes
nothing-deleted = rien n’a été supprimé
in-trash = { $title } est dans la corbeille ; pour le restaurer dans les 30 jours : { $command }
delete-things = Supprimer définitivement { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }, { $size } ?
delete-rows = Supprimer définitivement { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  } ?
deleted-rows = supprimé : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
to-empty = pour vider la corbeille sans question, ajoutez --yes
belongs-already = { $title } appartient déjà à { $owner }
edited = { $title }, { $id }, enregistré le { $day }
none-or-from = utilisez --none ou --from, pas les deux
to-do-it = pour le faire sans question, ajoutez --yes
nothing-changed = rien n’a été modifié
use-backup = La mettre de côté et utiliser la sauvegarde du { $day } ?
add-yes = ajoutez --yes

# Listing and exchange
folder-or-page = donnez un dossier, ou une page avec --html FILE
needs-html = { $option } a besoin de --html
timeline-or-range = utilisez --timeline ou un passage, pas les deux
no-recording-with = aucun enregistrement n’a tous ces mots : { $words }

# Reciters
url-or-files = utilisez --url ou vos propres fichiers, pas les deux
timings-need-url = --timings-url a besoin de --url avec des fichiers de sourates entières
timings-for-files = --timings est pour vos propres fichiers ; pour des fichiers en ligne, utilisez --timings-url ou { $command }
first-ayah-for-files = --first-ayah est seulement pour vos propres fichiers
remove-reciter = Supprimer { $name } et mettre { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  } dans la corbeille ?
to-remove-reciter = { $id } a { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  } ; pour le supprimer sans question, ajoutez --yes
nothing-removed = rien n’a été supprimé
being-measured = { $id } est déjà en cours de mesure ; attente de la fin
measuring = { $id } : { $percent } % de { $minutes } min
files-skipped = { $id } : { $count ->
    [one] { $count } fichier illisible est omis
   *[other] { $count } fichiers illisibles sont omis
  }, le premier est { $file }
downloads-kept = les fichiers téléchargés sont conservés
downloads-may-go = les fichiers téléchargés peuvent être supprimés automatiquement
not-downloaded = ces récitateurs ne se téléchargent pas : leurs fichiers restent où ils sont

# Synchronisation
on-or-off = dites on, off ou rien
new-or-nothing = dites new ou rien
limit-out-of-range = --limit est un nombre de 1 à 100000
sending-recordings = envoi des enregistrements
sending-changes = envoi des modifications · { $parts }
taking-changes = réception des modifications
fetching-recordings = réception des enregistrements
progress = { $bar } { $words } · { $done } sur { $all }

# Timings
start-or-end = donnez --start, --end, ou les deux
end-before-start = --end doit venir après --start
no-shift = --by 0 ne déplace rien ; donnez une durée comme 60ms ou -0.06
by-hand-elsewhere = { $count ->
    [one] { $count } verset réglé à la main est d’un audio qui n’est pas ici, et peut-être d’un autre récitateur
   *[other] { $count } versets réglés à la main sont d’un audio qui n’est pas ici, et peut-être d’un autre récitateur
  }
exported = { $path } · { $count ->
    [one] { $count } verset réglé à la main
   *[other] { $count } versets réglés à la main
  }
exported-all = { $path } · { $count ->
    [one] { $count } verset réglé à la main
   *[other] { $count } versets réglés à la main
  }, { $published ->
    [one] { $published } publié
   *[other] { $published } publiés
  }
surah-out-of-range = --surah va de 1 à 114

# New names
title-empty = le titre est vide
renamed = { $former } s’appelle maintenant { $name }
reciter-renamed = { $former } s’appelle maintenant { $name } ; l’id reste { $id }
segment-of-one = --segment désigne un segment d’un seul enregistrement
delete-recordings = { $count ->
    [one] Supprimer { $count } enregistrement et ses étiquettes ?
   *[other] Supprimer { $count } enregistrements et leurs étiquettes ?
  }
move-needs = donnez des enregistrements, puis le récitateur
