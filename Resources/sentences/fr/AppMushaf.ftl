pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
verses = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
amount-of-pages = { $form ->
    [one] { $pages } page
   *[other] { $pages } pages
  }

name = nom
day = jour
began = début
length = durée
reciter = récitateur
riwayah = riwaya
heard = entendu
number = nº
first-day = premier jour
last-day = dernier jour
days-heading = jours
pages-heading = pages
verses-heading = versets
goal-heading = objectif
read-heading = lu
completed-heading = terminé
state = état
place-heading = endroit
page = page
juz = juz
hizb = hizb
rub = rub
manzil = manzil
ruku = ruku
quarter-of-para = quart du juz
print-name = édition
surah = sourate
ayat = versets
words = mots
sajdah = sajda
none = aucun

bookmark-one-of = { $name } peut désigner : { $names }
bookmark-one-of-more = { $name } peut désigner : { $names } …
no-bookmark = il n’y a pas de marque-page { $name } ; voir : { $command }
no-removed-bookmark = aucun marque-page retiré ne correspond
no-bookmarks = il n’y a pas encore de marque-pages ; par exemple : { $command } --note "…" --tag hifz
no-bookmark-matches = aucun marque-page ne correspond (sur { $count })
bookmark-added = marqué : { $place } ({ $id })
bookmark-known = { $place } est déjà marqué, avec les mêmes mots ({ $id })
bookmark-changed = modifié : { $place } ({ $id })
bookmark-unchanged = { $id } est déjà ainsi
bookmark-removed = retiré : { $place } ; pour le rétablir dans les 30 jours : { $command }
bookmark-restored = rétabli : { $place } ({ $id })

file-fault = { $file } : { $reason }
nothing-to-take = rien à reprendre
count-added = { $count ->
    [one] { $count } ajouté
   *[other] { $count } ajoutés
  }
count-changed = { $count ->
    [one] { $count } modifié
   *[other] { $count } modifiés
  }
count-known = { $count ->
    [one] { $count } déjà connu
   *[other] { $count } déjà connus
  }
count-left-removed = { $count ->
    [one] { $count } laissé retiré
   *[other] { $count } laissés retirés
  }
bookmarks-added = { $count ->
    [one] { $count } marque-page ajouté
   *[other] { $count } marque-pages ajoutés
  }
bookmarks-changed = { $count ->
    [one] { $count } marque-page modifié
   *[other] { $count } marque-pages modifiés
  }
bookmarks-removed = { $count ->
    [one] { $count } marque-page retiré
   *[other] { $count } marque-pages retirés
  }
positions-taken = { $count ->
    [one] { $count } position de lecture
   *[other] { $count } positions de lecture
  }

no-positions = il n’y a pas encore de positions ; par exemple : { $command }
position-set = { $name } est à { $place }
position-removed = retiré : { $name } ; c’était à { $place }
page-number = page { $page }
read-in = lu selon { $riwayah }

a-bookmark = un marque-page
a-position = une position
a-history-entry = une entrée de l’historique
a-khatm = un khatm
a-goal = un objectif
row-left-out = une ligne de la bibliothèque n’est pas fiable ({ $row } : { $reason }) et a été omise
row-set-aside = une ligne de la bibliothèque n’est pas fiable ({ $row } : { $reason }) et a été mise de côté ; voir : { $command }
rows-left-out = { $count ->
    [one] { $count } ligne de la bibliothèque n’est pas fiable ({ $reason }) et a été omise
   *[other] { $count } lignes de la bibliothèque ne sont pas fiables ({ $reason }) et ont été omises
  }
rows-set-aside = { $count ->
    [one] { $count } ligne de la bibliothèque n’est pas fiable ({ $reason }) et a été mise de côté
   *[other] { $count } lignes de la bibliothèque ne sont pas fiables ({ $reason }) et ont été mises de côté
  } ; voir : { $command }
nothing-set-aside = rien n’a été mis de côté
kind-bookmark = marque-page
kind-position = position
kind-history = événements
kind-khatm = khatm
kind-goal = objectif

no-ayah-there = pas de verset là
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } (lettres de { $riwayah })
division-begins = { $division } { $number } commence au mot { $word }
divided-otherwise = juz, hizb et rub sont ceux de { $riwayah }, pas ceux de Hafs
surah-meccan = { $surah }, mecquoise, révélée en nº { $order }, { $ayat } versets
surah-medinan = { $surah }, médinoise, révélée en nº { $order }, { $ayat } versets
surahs-from-to = { $first } … { $last } ({ $count ->
    [one] { $count } sourate
   *[other] { $count } sourates
  })
sajdah-number = nº { $number } sur 15
sajdah-without-sign = nº { $number } sur 15 ; l’édition de { $riwayah } n’a pas de signe
sajdah-sign-at = nº { $number } sur 15 dans l’édition de Hafs ; celle de { $riwayah } a son signe à { $ref }
sajdah-sign-missing = nº { $number } sur 15 ; pas de signe dans les éditions de { $riwayat }
sajdah-sign-of-hafs = nº { $number } sur 15 ; l’édition de Hafs a son signe à { $ref }
and = { $first } et { $second }

letters-of-hafs = lettres de Hafs, divisées en versets de { $riwayah }
words-of-hafs = { $range } : les mots sont comptés dans le texte de Hafs ; de { $riwayah }, les versets entiers sont montrés
text-not-installed = { $wanted } ; --text hafs montre à la place les lettres de Hafs
glosses-of-hafs = { $pack } : ses mots sont ceux de Hafs et non ceux de { $riwayah } ; --text hafs les montre
colours-of-hafs = --text hafs colore les lettres de Hafs
no-signs = les règles ont besoin des signes du texte de Hafs ; le texte de { $riwayah } ne les a pas ; { $advice }

no-font = { $reason } ; le document n’embarque pas de police
font-forbidden = la police « { $family } » interdit aux documents de l’embarquer : ils ne font que la nommer
one-picture-each = { $count ->
    [one] le passage est sur { $count } page, une image par page
   *[other] le passage est sur { $count } pages, une image par page
  } : utilisez -o DOSSIER, ou un nom avec % pour la page, comme page-%.{ $format }
picture-written = { $path } · page { $page } · { $width } × { $height }
script-needs-font = { $fault } ; la page est dessinée avec les lettres de notre texte. Une police avec les lettres de { $script } se nomme avec { $command }
document-written = { $path } · { $count ->
    [one] { $count } page
   *[other] { $count } pages
  } · { $size }
lines-unknown = les lignes de la page { $page } ne sont pas connues
words-not-counted = les mots de { $ref } ne sont pas ceux qui ont été comptés
not-on-page = { $ref } n’est pas sur sa page

no-letter = la recherche n’a ni lettre ni chiffre : « { $query } »
left-out = { $reason } ; cela est omis
nothing-found = rien trouvé : « { $query } »
nothing-found-here = rien trouvé dans ces versets : « { $query } »
no-phrase = rien trouvé : « { $query } » ; sans guillemets, les mots peuvent être dans n’importe quel ordre
no-phrase-here = rien trouvé dans ces versets : « { $query } » ; sans guillemets, les mots peuvent être dans n’importe quel ordre
no-whole-word = rien trouvé : « { $query } » ; sans --whole, les parties de mots sont trouvées aussi
no-whole-word-here = rien trouvé dans ces versets : « { $query } » ; sans --whole, les parties de mots sont trouvées aussi

not-heard = vous n’avez rien écouté de cela
not-heard-off = vous n’avez rien écouté de cela ; l’historique est désactivé, pour l’activer : { $command }
history-empty = l’historique est vide : aucun verset n’a encore été écouté par le serveur de son, et une basmala n’en est pas un ; par exemple : { $command }
nothing-then = vous n’avez rien écouté alors ; le dernier jour était { $day } : { $command }
ranges-and-more = { $count ->
    [one] { $ranges } et { $count } autre
   *[other] { $ranges } et { $count } autres
  }
heard-in-all = { $time } au total, { $plays ->
    [one] { $plays } verset écouté jusqu’à la fin
   *[other] { $plays } versets écoutés jusqu’à la fin
  }

pages-of = { $pages } sur { $all }
times-completed = terminé { $count } fois
khatm-open = ouvert
khatm-closed = fermé
khatm-removed = retiré
listening-on = avec l’écoute
listening-off = sans l’écoute
none-removed = aucun n’a été retiré
no-khatm = pas encore de khatm ; le premier commence quand vous lisez
no-reading = pas de lecture ces jours-là ; pour en noter : { $command }

pages-remain = { $count ->
    [one] { $count } page reste
   *[other] { $count } pages restent
  }
verses-remain = { $count ->
    [one] { $count } verset reste
   *[other] { $count } versets restent
  }
read-of-goal = { $read } sur { $goal }
read-without-goal = { $pages }, { $verses }
no-goal = il n’y a pas d’objectif
goal-met = { $goal } par jour ; aujourd’hui { $read }, atteint ✓
goal-open = { $goal } par jour ; aujourd’hui { $read }, { $rest } : { $command }
rest-today = { $rest } aujourd’hui
go-on = Sur { $goal }. Pour continuer : { $command }
row-so-far = { $days } de suite jusqu’ici.
open-page = Ouvrir la page { $page }

row-none = aujourd’hui peut être le premier jour
row-met = { $days } de suite
row-met-longest = { $days } de suite ; la plus longue série était de { $longest }
row-open = { $days } de suite ; aujourd’hui est encore ouvert
row-open-longest = { $days } de suite ; la plus longue série était de { $longest } ; aujourd’hui est encore ouvert
row-broken = { $days } de suite vous restent acquis ; bon retour, aujourd’hui tout recommence
row-broken-longest = { $days } de suite vous restent acquis, et la plus longue série était de { $longest } ; bon retour, aujourd’hui tout recommence
row-in-doubt = { $days } de suite, autant qu’on puisse se fier à l’horloge
row-in-doubt-longest = { $days } de suite, autant qu’on puisse se fier à l’horloge ; la plus longue série était de { $longest }

no-day = --by : { $reason }
day-past = { $day } est passé
day-too-far = { $day } est à plus de cent ans d’ici
hijri-day = { $hijri } est le { $day }, selon Oumm al-Qoura ; il commence la veille au soir
hijri-day-calculated = { $hijri } est le { $day }, par calcul, à deux jours près ; il commence la veille au soir
plan = { $pages } en { $days }, aujourd’hui compris : { $daily } par jour
plan-is-goal = le plan n’est pas gardé ; votre objectif quotidien est déjà aussi élevé
plan-above-goals = le plan n’est pas gardé ; un objectif quotidien a au plus { $most }
plan-to-goal = le plan n’est pas gardé ; pour en faire votre objectif quotidien : { $command }

nothing-to-note = rien à noter
day-to-come = { $day } est encore à venir
no-such-day = { $day } n’est pas un jour du calendrier de cette machine
stands-for-surahs = { $numbers } désigne des sourates : { $surahs ->
    [one] { $surahs } sourate
   *[other] { $surahs } sourates
  } sur { $pages } ; pour des pages : page:{ $first } ; pour l’annuler : { $command }
noted = lu : { $ranges } ; { $pages } sur { $all } dans { $khatm }
noted-goal-met = lu : { $ranges } ; { $pages } sur { $all } dans { $khatm } ; l’objectif d’aujourd’hui est atteint ✓
all-read = { $count ->
    [1] Tout le Coran est lu pour la première fois dans { $khatm }, qu’Allah l’accepte ; le khatm suivant commence.
   *[other] Tout le Coran est lu { $count } fois dans { $khatm }, qu’Allah l’accepte ; le khatm suivant commence.
  }
taken-back = annulé : { $ranges } du { $day } { $time } dans { $khatm }
noted-again = noté de nouveau : { $ranges } du { $day } { $time } dans { $khatm }
nothing-to-undo = il n’y a rien à annuler
nothing-to-redo = il n’y a rien à rétablir
