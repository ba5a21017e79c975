list = { $first }, { $next }
list-of-parts = { $first } ; { $next }
list-of-facts = { $first } · { $next }

half-pages = { $count } pages
page = page { $page }
pages-from-to = pages { $first }-{ $last }
minutes = { $count } min
hours = { $hours } h { $minutes } min
slips = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
  }
unsure-words = { $count ->
    [one] { $count } incertain
   *[other] { $count } incertains
  }
age = { $days ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $days } jours
  }
day = { $weekday } { $day }
monday = lundi
tuesday = mardi
wednesday = mercredi
thursday = jeudi
friday = vendredi
saturday = samedi
sunday = dimanche

round-new = nouveau (sabaq)
round-recent = récent (sabqi)
round-old = ancien (manzil)

reason-recent = appris récemment
reason-fading = faible
reason-cycle = son tour
reason-level = en avance, pour équilibrer les jours
reason-late = en retard
reason-season = examen ou ramadan
reason-entered = testez-vous

grade-weak = faible
grade-fair = passable
grade-good = bien
grade-excellent = excellent
by-check = par le contrôle
by-yourself = par vous-même
by-teacher = par l’enseignant

entry-new = nouveau
entry-solid = solide
entry-shaky = fragile
entry-rusty = oublié en partie

verdict-pending = en attente
verdict-recited = récité
verdict-unsure = incertain
verdict-skipped = omis
verdict-changed = changé
fault-makhraj = makhraj
fault-madd = madd
fault-ghunnah = ghunna
fault-stop = arrêt

heading-day = jour
heading-date = date
heading-month = mois
heading-week = semaine du
heading-page = page
heading-ayat = versets
heading-ayah = verset
heading-surah = sourate
heading-word = mot
heading-words = mots
heading-recording = enregistrement
heading-session = session
heading-sessions = sessions
heading-begun = début
heading-time = heure
heading-length = durée
heading-heard = récité
heading-heard-on = jours
heading-on = jours
heading-hearings = récitations
heading-weak = faible
heading-known = retenu
heading-slips = fautes
heading-unsure = incertains
heading-last = dernière
heading-stays = tient
heading-next = prochaine
heading-new = nouveau
heading-recent = récent
heading-old = ancien
heading-a-day = par jour
heading-most = maximum
heading-held = mémorisé
heading-share = part
heading-command = pour l’écouter
heading-like = semblable à
heading-without-slip = sans faute
heading-pace = mots par minute
heading-bar = 80 % à 100 %
heading-missed = manqué
heading-prediction = prévision par
heading-error = erreur

name-range = donnez un passage, comme juz:30, 67:1-15 ou page:50
name-place = donnez un endroit, comme 2:255:7
name-word = donnez un seul mot, comme 78:2:3, et non { $given }
future = { $day } est encore à venir
no-day = { $day } n’est pas un jour du calendrier de cette machine
past = { $day } est passé

nothing-entered = rien n’est encore inscrit ; par exemple : { $command }
nothing-held = rien n’est encore inscrit ; ce que vous avez mémorisé : { $heldCommand } ; ce que vous allez apprendre : { $newCommand }
not-known = rien de { $place } n’est ni mémorisé ni à apprendre ; pour l’inscrire : { $command }
nothing-known = rien de { $place } n’est ni mémorisé ni à apprendre
not-held = { $place } n’est pas mémorisé ; pour l’inscrire : { $command }
known-already = { $place } est déjà mémorisé ou à apprendre
undo-advice = pour l’annuler : { $command }
to-learn = à apprendre : { $place }, { $amount } ; { $all } à apprendre au total
held-now = mémorisé, { $entry } : { $place }, { $amount } ; { $all } au total
removed = retiré : { $place } ; reste mémorisé : { $amount }
test-now = testez-vous maintenant : { $command }
lesson-now = la première leçon est { $place } ; pour la commencer : { $command }
lesson-size = la leçon d’un jour compte { $amount } ; pour une autre quantité : { $command }
bare-numbers = { $numbers } désigne des sourates ; pour des pages : { $pages } ; pour l’annuler : { $command }
state-held = mémorisé
state-to-learn = à apprendre
no-slips = sans faute
no-slip-yet = pas encore de faute ; pour se tester : { $testCommand } ; pour travailler un passage : { $placeCommand }
drill = exercice
said = dit : { $place }

whole = en entier : { $what }
whole-surahs = { $count ->
    [one] sourate
   *[other] sourates
  } { $numbers }
whole-ajza = { $count ->
    [one] juz
   *[other] juz
  } { $numbers }
surah-is-whole = la sourate { $number } est mémorisée en entier
juz-is-whole = le juz { $number } est mémorisé en entier
whole-mark = en entier ✓

meaning-new = la nouvelle leçon d’un jour
meaning-revise = la révision maximale d’un jour
meaning-cycle = chaque page est récitée dans ce nombre de jours
meaning-recent = durée pendant laquelle une nouvelle page reste dans la révision récente
meaning-retention = à quel point une page doit être encore sûre quand elle est récitée
meaning-off = jours sans travail
meaning-teacher = jours où votre enseignant vous écoute
meaning-exam = son contenu est récité chaque semaine pendant les quatre semaines précédentes
meaning-ramadan = combien de fois tout est récité pendant le ramadan
meaning-riwayah = la riwaya que vous apprenez
meaning-parameters = les nombres du modèle de mémoire

setting-form = --{ $option } prend { $form }, et non « { $value } »
form-new = une quantité, comme lines:5, ayat:10, pages:1 ou minutes:30, ou none
form-revise = une quantité, comme pages:2 ou minutes:40, ou none
form-cycle = 2 à 400 jours, comme 30d, ou none
form-recent = 7 à 120 jours, comme 21d, ou none
form-retention = 0.8 à 0.97, ou none
form-off = des jours comme fri ou fri,sun, ou none ; il doit rester un jour de travail
form-teacher = des jours comme sun,tue, ou none
form-exam = un jour comme 2027-03-01, ou none
form-ramadan = 1 à 10 fois, ou none
form-riwayah = une riwaya comme hafs ou warsh, ou none
form-parameters = les 21 paramètres de FSRS-6 séparés par des virgules, ou none
exam-stretch = le contenu d’un examen est d’un seul tenant, comme juz:1-5

value-none = aucun
value-as-needed = selon le besoin
value-as-usual = comme d’habitude
value-times = { $count ->
    [1] une fois
   *[other] { $count } fois
  }
exam-of = { $day } · { $place }
exam-of-all = { $day } · tout

graded = { $place } : { $grade }, { $by }
learned = appris : { $amount }
heard-again = à réciter de nouveau d’ici au { $day }
noted-for = c’est noté pour { $day }
weak-stays = ce qui est faible reste à apprendre
half-a-page = c’est noté, mais une page ne compte comme récitée qu’avec au moins la moitié de ce que vous en avez mémorisé
slip-form = une faute est à un seul endroit, comme 2:255:7
slip = faute à { $place }, page { $page } : { $count } fois
slip-instead = faute à { $place }, page { $page } : { $count } fois ; dit à la place : { $said }
drill-advice = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
  } ici ; pour s’exercer : { $command }
said-form = --said prend un endroit ou des mots
no-ayah-with-words = aucun verset n’a les mots « { $words } »
several-ayat-with-words = { $count ->
    [one] { $count } verset a ces mots
   *[other] { $count } versets ont ces mots
  } ({ $places }) ; choisissez : --said { $first }

nothing-to-undo = il n’y a rien à annuler
undone = annulé : { $what }, du { $day } { $time }
undone-add = ajout de { $place } ({ $entry })
undone-remove = retrait de { $place }
undone-grade = { $place } { $grade }, { $by }
undone-slip = faute à { $place }
undone-set = réglage { $name } { $value }
undone-note = note sur { $place }
undone-undo = annulation

today-empty = la liste d’aujourd’hui est vide
no-line = la liste d’aujourd’hui n’a pas de ligne « { $key } » ; { $count ->
    [1] sa ligne est 1
   *[other] ses lignes vont de 1 à { $last }
  } : { $command }
day-off = jour de repos
teacher-day = votre enseignant vous écoute aujourd’hui
held-amount = mémorisé : { $amount }
round-places = { $round } : { $places }
round-pages = { $round } : { $count ->
    [one] page
   *[other] pages
  } { $places }
round-minutes = { $round } { $minutes }
minutes-of-rounds = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  } : { $rounds }
all-done = tout est fait ✓
done = fait : { $done } sur { $all }
done-today = fait aujourd’hui : { $done } sur { $all }
tomorrow-free = demain, rien n’est prévu
tomorrow = demain : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
day-off-remark = jour de repos : rien n’est prévu
slips-at = { $count ->
    [one] faute à { $places }
   *[other] fautes à { $places }
  }
lesson-before = leçon précédente : { $place }
drill-now = pour s’exercer maintenant sur la faute : { $command }
no-lesson-today = pas de nouvelle leçon aujourd’hui : les anciennes pages ont besoin du temps
no-lesson-planned = aucune nouvelle leçon n’est prévue ; pour apprendre 5 lignes par jour : { $command }
nothing-due = rien n’est prévu aujourd’hui
status-none = hifz –
status-done = hifz ✓
status = hifz { $done }/{ $all } · { $minutes } min

reminder = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  } aujourd’hui, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
reminder-left = { $count ->
    [one] Il reste { $count } passage
   *[other] Il reste { $count } passages
  } aujourd’hui, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
reminder-command = Pour commencer : { $command }
begin = Commencer

nothing-heard-then = rien n’a été récité ces jours-là ; pour noter quelque chose : { $command }
nothing-heard = rien n’a encore été récité ; pour noter quelque chose : { $command }
in-a-row = { $count } de suite
longest = maximum { $count }
calendar-entry = Hifz, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
map-pages = { $sign } { $strength } : { $count }
map-late = ! en retard : { $count }

fit-too-few = { $hearings ->
    [one] { $hearings } récitation ne suffit pas
   *[other] { $hearings } récitations ne suffisent pas
  } : il en faut { $fewest }, dont faibles : { $weak }
fit-own = vos propres nombres
fit-published = les nombres publiés
fit-mean = la moyenne de vos dernières récitations
fit-used = vos propres nombres prévoient le mieux, et le plan les utilise désormais
fit-better = vos propres nombres prévoient le mieux ; pour les utiliser : { $command }
fit-not-better = vos propres nombres ne prévoient pas mieux que les deux autres, donc rien ne change
fit-counts = { $hearings ->
    [one] ajusté sur { $hearings } récitation
   *[other] ajusté sur { $hearings } récitations
  } ; l’erreur est mesurée sur les plus récentes, laissées de côté : { $left }

note-form = une note est à un seul endroit, comme 2:58 ou 2:58:3
note-too-long = { $count ->
    [one] une note est une ligne d’au plus { $count } lettre
   *[other] une note est une ligne d’au plus { $count } lettres
  }
no-note = il n’y a pas de note à { $place }
note = { $place } : { $note }
note-removed = note à { $place } retirée
note-example = ici : fa-kulu ; en 7:161 : wa-kulu
no-notes = pas de notes ; pour en écrire une : { $command }

no-similar = ce que vous avez mémorisé ne contient pas deux versets semblables ; pour le voir : { $command }
confused = confondu { $count } fois
similar-shown = { $shown } sur { $all } ; suite : --page 2
difference-advice = pour voir où ils diffèrent : { $command }

no-recording = vous n’avez pas encore d’enregistrement de { $place } ; pour en faire un : { $command }

deck-title = Hifz
deck-place = { $ayah } · { $surah } · page { $page }
no-whole-ayah = aucun verset entier n’en est mémorisé ; ce que vous avez mémorisé : { $command }
deck-written = { $file } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, dont { $sounds } avec du son
deck-silent = le paquet n’a pas de son : { $reason }
deck-partly-silent = { $count ->
    [one] pas de son pour { $count } verset : sa carte est muette
   *[other] pas de son pour { $count } versets : leurs cartes sont muettes
  }
deck-advice = dans Anki : Fichier, Importer
deck-too-large = le paquet dépasserait 4 Go ; donnez une partie, comme juz:30
unreadable-file = { $path } : lecture impossible

script-round = { $round }, page { $page }
script-drill = un endroit de fautes, { $place }
script-similar = deux versets semblables
script-advice = Pour le lancer : { $command } ; le langage : man tilawa-script
step-slowly = Écoutez l’endroit lentement.
step-after-teacher = Dites-le après l’enseignant.
step-from-before = Reprenez-le depuis le verset précédent.
step-hear = Écoutez la leçon.
step-looking = Dites chaque verset après l’enseignant, en regardant le texte.
step-without-text = Dites-le de nouveau sans le texte.
step-link-ayat = Liez chaque verset à ceux d’avant.
step-link-lesson = Liez la leçon au verset qui la précède.
step-say = Dites chaque verset avant de l’écouter.
step-microphone = Avec un microphone, à la place : { $command }

shared = { $folder } : { $files }
shared-with-recordings = { $folder } : { $files }, { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  } de la semaine
teacher-advice = votre enseignant remplit la colonne grade de { $file }, 1 à 4 ; ensuite : { $command }
no-grades = { $path } : aucune appréciation n’est encore inscrite
sheet-title = Hifz, { $day }
sheet-cycle = chaque page en { $days }
sheet-place = { $place } (page { $page })
sheet-page = Page { $page }, { $place }

events-taken = nouveaux événements : { $added } sur { $all }
left-out = { $file } : { $complaint }
not-an-export = { $file } : ce n’est pas un fichier de { $command }
not-utf = { $file } : ce n’est pas du texte en UTF-8 ou UTF-16 ; pour convertir un autre codage : iconv -f CHARSET -t UTF-8
bad-line = { $file }, ligne { $line } : { $reason }
no-table-of-grades = { $file } : ce n’est ni un fichier de { $command }, ni un tableau avec les colonnes ranges et grade
no-table-of-events = { $file } : ce n’est ni un fichier de { $command }, ni un tableau avec les colonnes kind et ranges
too-many-rows = { $file } : il a trop de lignes
row-time = une heure qui n’existe pas
row-other-day = un jour qui n’est pas celui de son heure
row-future = un jour encore à venir
row-no-day = un jour qui n’existe pas
row-setting = un réglage qui n’en est pas un
row-no-grade = pas d’appréciation
row-bad-grade = « { $text } » n’est pas une appréciation : écrivez 1 à 4, ou { $names }
row-bad-state = « { $text } » n’est pas un état : écrivez { $names }
row-neither = ni une appréciation ni une faute
row-kind = « { $text } » n’est pas un genre : écrivez add, remove, grade, slip, note ou set
row-judge = « { $text } » ne désigne personne qui juge : dans `by`, écrivez self, teacher ou program
row-no-place = pas d’endroit

no-missed-word = aucun mot n’a encore été manqué ; voir : { $command }
name-asked = donnez les versets à demander, comme juz:30 ; ou inscrivez ce que vous avez mémorisé : { $command }
no-ayah-there = il n’y a pas de verset à cet endroit
no-ayah-on-page = il n’y a pas de verset à la page { $page }
ask-on = continuez à partir d’ici
ask-next = quel verset vient ensuite ?
ask-page = comment commence la page { $page } ?

not-in-a-row = recite prend des versets qui se suivent, et non { $one } et { $next }
writes-letters = { $model } écrit des lettres, qui n’indiquent pas l’endroit dans le Coran ; donnez les versets
no-text = les mots de Hafs donneraient de fausses corrections, et { $wanted }
two-models = { $first } et { $second }
recitation-title = Récitation { $day } { $time }

listening = à l’écoute de { $device } · { $place } · { $riwayah }
listening-live = à l’écoute de { $device } · { $place } · { $riwayah } · Ctrl-C termine
standard-input = l’entrée standard
anywhere = partout dans le Coran
legend = ✓ récité · ? incertain, à réécouter · ○ omis · ✗ changé · + autre parole
found = trouvé : { $range }
say-again = { $ayah } : redites-le depuis le début
sound-muted = aucun son n’arrive : le microphone est peut-être coupé
sound-silent = on n’entend rien : personne ne récite, ou le microphone est trop faible
sound-clipped = le son est trop fort et saturé : baissez le microphone, ou éloignez-vous-en
sound-other = ce qu’on entend n’est pas ce texte : un autre passage, une autre langue ou de la musique
sound-unclear = on n’entend pas les mots clairement : les fautes sont montrées comme incertaines. Approchez-vous du microphone, loin de l’écho et du bruit
sound-riwayah = les hamzas sont omises, comme dans la riwaya de Warsh. Si c’est celle que vous récitez, indiquez-la : tilawa recite --riwayah warsh
heard-as = { $word } (entendu { $heard }, { $percent } %)
room-begin = restez silencieux trois secondes, puis récitez jusqu’à la fin des dix
room-clear = les mots sont entendus clairement
room-fair = les mots sont entendus, mais pas clairement : un seul son faux est signalé plus rarement
room-poor = les mots sont trop mal entendus pour être jugés : les fautes sont montrées comme incertaines
room-figures = clarté { $clarity } sur 100 · voix à { $level } dB · le silence { $range } dB plus bas
room-echo = la pièce résonne : approchez-vous du microphone, ou récitez là où il y a des tapis et des rideaux
room-noise = il y a du bruit : approchez-vous du microphone, ou éloignez-vous du bruit
room-faint = la voix est faible : approchez-vous du microphone, ou augmentez son niveau
room-no-voice = aucune récitation n’a été entendue
calibration-begin = récitez { $range }, que vous savez bien, comme vous le récitez toujours et sans faute ; une page suffit, et cela finit tout seul
calibration-progress = { $ayah } : { $heard } mots sur { $needed } environ
calibration-enough = cela suffit
calibration-poor = les mots sont trop mal entendus ici pour connaître une voix, et rien n’a été gardé : { $causes }
calibration-poor-anyhow = les mots sont trop mal entendus ici pour connaître une voix ; rien n’a été gardé. Approchez-vous du microphone, loin de l’écho et du bruit
calibration-few = { $heard } mots de { $range } ont été entendus, et il en faut { $needed } ; rien n’a été gardé. Récitez davantage, ou nommez ce que vous récitez
calibration-wrong = { $wrong } mots sur { $heard } de { $range } n’ont pas été entendus comme ils sont écrits ; rien n’a été gardé. Récitez ce que vous savez bien, ou nommez ce que vous récitez
calibration-fair = les mots ont été entendus, mais pas clairement : refaites connaître la voix dans un endroit plus calme, près du microphone
calibration-of = { $words } mots de { $range }, { $day }
calibration-likelier = sur cent mots justes, { $likelier } s’entendent comme s’ils avaient un autre son (dans une voix claire { $usual })
calibration-pace = { $pace } sons par seconde
calibration-before = avec les seuils de toutes les voix, { $slips } de ces mots seraient des fautes ; incertains : { $unsure }
calibration-usual = aucun genre de son n’est moins bien entendu dans votre voix que dans d’autres : les seuils restent les mêmes
calibration-raised = il faut davantage de preuves avant de signaler un son faux : { $sounds }
calibration-unsure = non distingués dans votre voix, les fautes entre eux restent incertaines : { $sounds }
calibration-forgotten = votre voix est oubliée : les seuils sont ceux de toutes les voix
calibration-none = aucune voix n’est connue ici : { $command }
calibration-short = { $range } a { $words } mots, et il en faut { $needed } : nommez davantage
calibration-elsewhere = un autre modèle acoustique a entendu cette voix, elle n’est donc pas utilisée : { $command }
by-voice = les fautes sont signalées selon les seuils de votre voix : { $command }
mistake-vowels = voyelles brèves
mistake-long-vowels = voyelles longues
mistake-length = voyelles longues et brèves
mistake-vowel = une voyelle de plus ou de moins
mistake-hamza = une hamza de plus ou de moins
mistake-consonant = une consonne de plus ou de moins
mistake-others = autres sons
adding = ajout à la bibliothèque

nothing-of-quran = rien du Coran n’a été entendu
nothing-of = rien de { $ranges } n’a été entendu
no-sound = { $fault } : il n’y avait pas de son
summary = { $range } · { $length } · { $ayat ->
    [one] { $ayat } verset
   *[other] { $ayat } versets
  } · { $words ->
    [one] { $words } mot
   *[other] { $words } mots
  }
summary-pace = { $summary } · { $pace ->
    [one] { $pace } mot par minute
   *[other] { $pace } mots par minute
  }
verdicts = récités : { $recited } · incertains : { $unsure } · omis : { $skipped } · changés : { $changed }
count-corrected = corrigés aussitôt : { $count }
count-repeated = répétés : { $count }
count-added = autre parole : { $count }
count-jumps = sauts : { $count }
count-hints = indices : { $count }
accuracy = { $accuracy } % des mots certains sont sans faute
no-score = pas de score : plus d’un dixième des mots était incertain
no-score-unclear = pas de score : on n’a pas entendu les mots assez clairement
page-graded = page { $page } : { $grade }, { $by }
session-kept = session { $session } ; voir : { $command }
recording-kept = session { $session }, enregistrement { $recording } ; voir : { $command }

tajweed = tajwid : longueurs et arrêts jugés : { $judged }, non jugés : { $left }
tajweed-finding = { $ref }:{ $word }  { $rule } : { $what } ({ $percent } %)
tajweed-short = temps tenus : { $heard }, et non { $expected }
tajweed-fewer = trop peu
tajweed-enough = assez
tajweed-from-to = { $least } à { $most }
tajweed-stopped = un arrêt là où on ne doit pas s’arrêter
tajweed-joined = pas d’arrêt là où on doit s’arrêter

nothing-recited = rien n’a encore été récité ; pour commencer : { $command }
no-session = il n’y a pas de session { $session } ; voir : { $command }
no-such-session = cette session n’existe pas ; voir : { $command }
session-head = session { $session }, { $day } { $time }, { $source }
broke-off = elle s’est interrompue
missed = { $slips } sur { $said }
word-missed = manqué { $slips } fois sur { $said }
no-word-missed = aucun mot n’a été manqué
too-much-unsure = trop d’incertain
reset = le jugement repart comme au début
no-verdict = la session { $session } n’a pas de verdict sur { $word }
verdict-noted = session { $session }, { $word } : { $verdict }, { $by }

two-voices = { $word } en deux voix
voice-of-session = session { $session }, { $day }
not-said = { $word } n’a pas été dit dans la session { $session }
sound-ends = le son de la session { $session } se termine avant ce mot
sound-not-kept = le son de la session { $session } n’a pas été gardé
no-timed-words = aucun récitateur n’a { $ref } avec les temps de ses mots ; pour les déterminer : { $command }
no-reciter-with = aucun récitateur n’a { $ayah }
no-reciter = il n’y a pas encore de récitateur de { $riwayah } : { $command }

model-changed = { $path } a disparu ou a changé ; pour essayer de nouveau le modèle : { $command }
no-model = il n’y a pas de modèle vocal { $name } ; voir : { $command }
not-a-model = { $path } ne décrit pas un modèle vocal
no-folder = { $path } : ce dossier n’existe pas, ou ne peut pas être lu
no-arabic = { $path } : le modèle n’écrit pas de lettres arabes
no-process = impossible de démarrer un processus pour essayer le modèle
model-fails = { $model } : { $reason }
model-cannot-hear = sherpa-onnx ne peut pas écouter avec lui comme { $kind }
model-name-form = le nom d’un modèle vocal a des lettres a-z, des chiffres, - _ et ., et non « { $name } » ; donnez-en un avec --name
unknown-kind = { $path } : les noms de ses fichiers n’indiquent pas le genre du modèle ; donnez-le avec --kind
no-tokens = { $path } : un modèle { $kind } a un fichier tokens.txt, et il n’y en a pas
no-part = { $path } : un modèle { $kind } a un fichier .onnx pour { $part }, et il n’y en a pas
