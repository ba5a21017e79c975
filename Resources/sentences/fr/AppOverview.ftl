continue-here = Continuer
library = Bibliothèque
next-step = Prochaine étape
commands = Commandes
all-commands = Toutes les commandes : { $command }

place-course = cours : { $state }
place-listening = écoute : { $place }
place-listening-by = écoute : { $place }, { $reciters }
place-hifz = { $state }
place-reading = lecture : { $place }, page { $page }
place-khatm = khatm : { $read } sur { $all } pages
place-khatm-today = khatm : { $read } sur { $all } pages, { $rest } aujourd’hui
coach-state = { $course }, en attente d’un retour : { $waiting }

empty = vide
reciters = { $count ->
    [one] { $count } récitateur
   *[other] { $count } récitateurs
  }
labels-suggested = { $labels }, dont { $suggested ->
    [one] { $suggested } suggérée
   *[other] { $suggested } suggérées
  }

step-set-up = Choisissez les récitateurs que vous voulez écouter.
step-find = { $others ->
    [0] « { $title } » n’a pas encore d’étiquettes.
    [one] « { $title } » et { $others } autre enregistrement n’ont pas encore d’étiquettes.
   *[other] « { $title } » et { $others } autres enregistrements n’ont pas encore d’étiquettes.
  } Trouvez les versets, pour pouvoir les écouter un par un.
step-review = { $others ->
    [0] « { $title } » a
    [one] « { $title } » et { $others } autre enregistrement ont
   *[other] « { $title } » et { $others } autres enregistrements ont
  } { $suggestions ->
    [one] { $suggestions } étiquette que Tilawa a suggérée. Elle s’écoute une fois que vous l’avez confirmée.
   *[other] { $suggestions } étiquettes que Tilawa a suggérées. Elles s’écoutent une fois que vous les avez confirmées.
  }
step-read = Votre khatm : { $rest } aujourd’hui.
step-resume = Votre dernière session s’est arrêtée à { $place }.
step-play = Écoutez une sourate, chaque verset trois fois.
