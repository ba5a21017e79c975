# Headings of columns, and names at the beginning of lines
id = id
name = nom
riwayah = riwaya
style = style
files = fichiers
from = source
loudness = niveau sonore
reciter = récitateur
file = fichier
size = taille
pinned = épinglé
fault = défaut
limit = limite
folder = dossier
counting = décompte
network = réseau
library = bibliothèque
segments = segments
word-times = temps des mots
has = contient
surah = sourate
result = résultat
ayah = verset
place = endroit

# The catalogue
no-such-name-with-options = aucun récitateur de ce nom ne correspond aux options ; tous les récitateurs : { $command }
no-such-name = aucun récitateur du catalogue n’a un tel nom ; pour ajouter vos propres fichiers : { $command }
to-add-one = pour en ajouter un : { $command }
in-library = dans la bibliothèque
library-as = sous le nom { $id }
library-not-yet = pas encore ; ajoutez-le avec : { $command }
ayah-by-ayah = verset par verset
whole-surahs = sourates entières
ayat-brief = versets
surahs-brief = sourates
bitrate = { $kbit } kbit/s
bitrate-brief = { $kbit }k
surahs-of-all = { $count ->
    [one] { $count } sourate
   *[other] { $count } sourates
  } sur 114
counting-assumed = { $counting }, supposé ; si les versets ne sont pas à leur place, ajoutez-le avec --counting kufi
no-addresses = les fichiers de { $id } sont sur cette machine : il n’y a pas d’adresses à partager

# A reciter of the library
kind-personal = personnel
kind-reciter = récitateur
downloads-kept = les fichiers téléchargés sont conservés
files-here = { $count } ici
segments-counted = { $confirmed } confirmés, { $suggested } suggérés
known = connus
not-known = inconnus
nothing = rien

# Where the files of a reciter come from
from-recordings = enregistrements
from-folder = dossier
from-network = réseau
from-network-pinned = réseau, épinglé
from-network-here = réseau, { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  } ici
from-network-here-pinned = réseau, { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  } ici, épinglé

# The list of reciters
no-reciters = il n’y a pas encore de récitateurs ; choisissez-en avec : { $command }
no-reciters-of = il n’y a pas encore de récitateur de { $riwayah } ; choisissez-en un avec : { $command }

# Adding
replaced = { $id } est remplacé : ce qui était connu ici du précédent est oublié, ses fichiers restent
added-by-ayah = { $id } : { $name }, { $riwayah }, verset par verset depuis le réseau
added-by-surah = { $id } : { $name }, { $riwayah }, sourates entières depuis le réseau
only-whole-surahs = { $id } : on ne sait pas où sont les versets dans ces sourates, qui ne s’écoutent donc qu’entières ; donnez --timings-url
description-has-values = --riwayah, --counting, --timings et --first-ayah ne peuvent pas modifier une description, qui a ses propres valeurs
for-own-files = --riwayah, --timings et --first-ayah sont pour vos propres fichiers ; donnez le dossier des fichiers
cannot-add = impossible d’ajouter { $name } : { $reason }
no-such-file = { $path } : ce fichier n’existe pas
no-description-readable = { $path } : il ne peut pas être lu, ou il est trop grand pour décrire un récitateur
describes-no-reciter = { $path } : il ne décrit pas de récitateur : { $reason }
not-in-json = { $path } : il ne décrit pas de récitateur en JSON : { $reason } ; pour vos propres fichiers : { $command }
imported = { $id } : { $ayat ->
    [one] { $ayat } verset
   *[other] { $ayat } versets
  } dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }, { $riwayah }
imported-surahs = { $id } : { $surahs ->
    [one] { $surahs } fichier d’une sourate entière
   *[other] { $surahs } fichiers de sourates entières
  }, { $riwayah }
imported-both = { $id } : { $ayat ->
    [one] { $ayat } verset
   *[other] { $ayat } versets
  } et { $surahs ->
    [one] { $surahs } fichier d’une sourate entière
   *[other] { $surahs } fichiers de sourates entières
  }, { $riwayah }
ayat-missing = manquent dans des sourates qui sont là par ailleurs : { $refs }
ayat-missing-more = manquent dans des sourates qui sont là par ailleurs : { $refs } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
files-ignored = { $count ->
    [one] { $count } fichier n’est pas
   *[other] { $count } fichiers ne sont pas
  } de la récitation d’après le nom

# The hearing of whole surahs
not-heard-yet = on ne sait pas encore où sont les versets dans les sourates ; pour le déterminer par l’écoute : { $command }
being-heard = les versets de { $name } sont repérés maintenant en arrière-plan, et d’ici là les sourates entières peuvent être écoutées ; pour voir l’avancement : { $command }
surahs-timed = { $timed ->
    [one] { $timed } sur { $count } a les temps de ses versets
   *[other] { $timed } sur { $count } ont les temps de leurs versets
  }
surahs-being-heard = { $counted } ; les autres sont en cours d’écoute
surahs-to-hear = { $counted } ; pour traiter les autres : { $command }
surah-of-one-file = --surah est pour un seul fichier ; donnés ici : { $count }

# The measurement of the loudness
not-measurable = { $reason } ; tant qu’il n’est pas mesuré, le récitateur est lu tel quel
not-measured = le niveau sonore n’est pas encore mesuré ; pour le mesurer : { $command }
being-measured = le niveau sonore est mesuré maintenant en arrière-plan, sur un échantillon d’une minute ; pour tout mesurer : { $command }

# Removal
left-there = { $reason } ; ce qui a été téléchargé reste là
forgotten = { $name } est oublié
forgotten-with-downloads = { $name } est oublié, et ses téléchargements : { $count }
recordings-in-trash = { $count ->
    [one] { $count } enregistrement est dans la corbeille ; pour le restaurer dans les 30 jours
   *[other] { $count } enregistrements sont dans la corbeille ; pour les restaurer dans les 30 jours
  } : { $command }
unknown-file = { $path } : inconnu de la bibliothèque ; laissé tel quel
unknown-files = { $path } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  } : inconnus de la bibliothèque ; laissés tels quels

# The setup
teacher-not-chosen = { $id } est un enseignant qui a des enregistrements, et il est demandé sans être choisi : son rang se règle avec { $command }
recites-another = { $id } récite { $recited }, et non { $riwayah } ; pour changer : --riwayah { $option }
no-reciter-yet = pas encore de récitateur
translation = traduction : { $name }, { $terms }
transliteration = translittération : { $name }, { $terms }
next = ensuite : { $command }
next-or = ensuite : { $command }, ou { $otherCommand }
network-on = réseau activé, fichiers téléchargés jusqu’à { $limit }
network-off = réseau désactivé, fichiers téléchargés jusqu’à { $limit }
network-on-own-last = vos enregistrements en dernier, réseau activé, fichiers téléchargés jusqu’à { $limit }
network-off-own-last = vos enregistrements en dernier, réseau désactivé, fichiers téléchargés jusqu’à { $limit }

# Downloads
nothing-downloaded = rien n’a encore été téléchargé ; par exemple : { $command }
files-counted = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  }
size-pinned = { $size } épinglés
withheld-counted = { $count ->
    [one] { $count } non utilisé
   *[other] { $count } non utilisés
  }
size-of-all = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  }, { $size }, dont { $pinned } épinglés
removed-and-freed = { $count ->
    [one] { $count } fichier supprimé
   *[other] { $count } fichiers supprimés
  }, { $size } libérés
pinned-above-limit = les fichiers épinglés occupent { $size } ; ils restent et ne comptent pas ; pour les désépingler : { $command }
heard-above-limit = les fichiers écoutés récemment dépassent la limite de { $size }
files-whole = { $whole ->
    [one] { $whole } fichier sur { $files } est entier
   *[other] { $whole } fichiers sur { $files } sont entiers
  } ({ $size })
files-pinned = { $count ->
    [one] { $count } fichier est épinglé
   *[other] { $count } fichiers sont épinglés
  }
files-unpinned = { $count ->
    [one] { $count } fichier n’est plus épinglé
   *[other] { $count } fichiers ne sont plus épinglés
  }
reciter-stays-pinned = { $id } est épinglé, donc ils restent
cannot-download = impossible de télécharger { $id } : la bibliothèque n’a pas d’adresse pour ce récitateur
still-incomplete = { $count ->
    [one] { $count } fichier est encore incomplet
   *[other] { $count } fichiers sont encore incomplets
  }
would-download = fichiers de { $id } : { $count } ; déjà ici : { $here } ; à télécharger : { $missing }
no-basmalah = le serveur n’a pas de basmala ({ $file }) ; tout le reste est téléchargé
download-stopped = arrêté ; les fichiers terminés sont conservés ; pour continuer : { $command }
download-failed = { $reason } ; les fichiers terminés sont conservés ; pour continuer : { $command }
files-missing = { $missing ->
    [one] { $missing } fichier sur { $all } manque
   *[other] { $missing } fichiers sur { $all } manquent
  } ; pour réessayer : { $command }

# What was heard in a file
surah-number = sourate { $surah }
not-it = ce n’est pas { $name }
not-it-but = ce n’est pas { $name }, cela ressemble à { $nearest }
not-all = ce n’est pas tout { $name }
not-all-word = ce n’est pas tout { $name } : on entend le mot { $word }
not-all-words = ce n’est pas tout { $name } : on entend les mots { $first } à { $last }
holds-more = il contient plus que { $name }
in-doubt = il n’est pas sûr que ce soit { $name }
in-doubt-or = il n’est pas sûr que ce soit { $name } ou { $nearest }
too-little = on entend trop peu pour dire si c’est { $name }
not-this-surah = ne ressemble pas à cette sourate
not-this-surah-but = ne ressemble pas à cette sourate ; cela ressemble à { $nearest }
same-bytes = les mêmes octets que { $file }
both = { $first } ; { $second }

# The fit of timings with what is heard
within = { $met ->
    [one] { $met } verset
   *[other] { $met } versets
  } sur { $count } à 0,3 s près
fit = concorde : { $met }
fit-shifted = décalé : juste avec { $shift } ms, { $met }
fit-drifting = se décale peu à peu : juste avec { $shift } ms et { $percent } % de plus, { $met }
fit-other-edition = d’une autre édition : au mieux { $met }
single-ayat-right = { $count ->
    [one] { $count } fichier d’un seul verset écouté
   *[other] { $count } fichiers d’un seul verset écoutés
  }, justes : { $right }
single-ayat-to-hear = { $count ->
    [one] { $count } fichier d’un seul verset écouté
   *[other] { $count } fichiers d’un seul verset écoutés
  }, justes : { $right } ; pour entendre le premier des autres : { $command }

# Changes of timings
by-hand = à la main
no-longer-by-hand = { $count ->
    [one] { $count } verset n’est plus réglé à la main
   *[other] { $count } versets ne sont plus réglés à la main
  }
by-hand-elsewhere = { $count ->
    [one] { $count } verset a été corrigé
   *[other] { $count } versets ont été corrigés
  } à la main dans un audio qui n’est pas ici ; cela est gardé jusqu’à ce qu’il y soit
later = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  } { $milliseconds } ms plus tard
earlier = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  } { $milliseconds } ms plus tôt
cut-anew = { $count ->
    [one] { $count } fichier découpé de nouveau
   *[other] { $count } fichiers découpés de nouveau
  }
done-and-cut = { $done } · { $cut }
whole-file = fichier entier
end-of-file = fin
words-counted = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
  }

# Timings that are taken from a file
not-believed = { $path } : impossible d’utiliser les temps : aucun verset n’est crédible
not-believed-since = { $path } : impossible d’utiliser les temps : aucun verset n’est crédible : { $reason }
not-read = { $path } : impossible de lire les temps : { $reason }
overlays-elsewhere = { $count ->
    [one] { $count } fichier a des temps corrigés et son audio n’est pas ici ; ils sont gardés jusqu’à ce qu’il y soit
   *[other] { $count } fichiers ont des temps corrigés et leur audio n’est pas ici ; ils sont gardés jusqu’à ce qu’il y soit
  }
and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  } ; --json les donne tous
repaired = réparé, dans des versets : { $kinds } ; --json les donne
took = { $id } : { $ayat ->
    [one] { $ayat } verset pris
   *[other] { $ayat } versets pris
  } de { $format } : { $clean } tels quels, { $repaired } réparés, { $withheld } non utilisés
would-take = { $id } : { $ayat ->
    [one] { $ayat } verset serait pris
   *[other] { $ayat } versets seraient pris
  } de { $format } : { $clean } tels quels, { $repaired } réparés, { $withheld } non utilisés

# The list of timings
no-timings = il n’y a pas de temps de ces versets pour { $name } ; pour en importer : { $command }
from-files = depuis { $files }
other-edition = { $path } : ses mots ne sont pas utilisés : ils sont d’un fichier de { $theirs }, et celui-ci dure { $own } ; importez ou décalez ses temps
other-edition-more = { $count ->
    [one] de même ceux de { $count } autre fichier
   *[other] de même ceux de { $count } autres fichiers
  }

# Hearing files for their timings
gets-no-times = { $path } : { $reason } ; il ne reçoit pas de temps
words-not-found = ses mots n’ont pas été trouvés
heard-so-far = { $heard ->
    [one] { $heard } fichier sur { $count } écouté
   *[other] { $heard } fichiers sur { $count } écoutés
  } ; pour continuer : { $command }
all-have-times = { $id } : tous les fichiers d’ici ont les temps de leurs versets et de leurs mots
heard = { $id } : { $files ->
    [one] { $files } fichier écouté
   *[other] { $files } fichiers écoutés
  }, { $ayat ->
    [one] { $ayat } verset
   *[other] { $ayat } versets
  } sur { $all } et { $words ->
    [one] { $words } mot
   *[other] { $words } mots
  } ont des temps
heard-and-left = { $heard }, { $left ->
    [one] { $left } fichier laissé tel quel
   *[other] { $left } fichiers laissés tels quels
  }
