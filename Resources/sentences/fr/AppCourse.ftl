next = ensuite : { $command }
to-be-decided = à décider
cancelled = annulée
open = ouverte
nothing-new = rien de nouveau
after-deadline = après l’échéance
said = { $name }, { $moment } : { $text }
student-fact = { $name } : { $fact }
session-fact = { $session }, { $day } : { $fact }
ambiguous-name = « { $name } » peut désigner : { $names }
weeks-of-course = le cours a les semaines 1 à { $count }
week-not-open = la semaine { $week } n’est pas ouverte
message-length = un message a de 1 à { $count } octets
unknown-zone = ce système ne connaît pas le fuseau horaire { $zone }
unknown-zone-advice = ce système ne connaît pas le fuseau horaire { $zone } ; installez ses fuseaux horaires (tzdata)
basmalah-without-words = une basmala avant une sourate n’a pas de mots d’un récitateur

chosen-running = parmi { $count } cours, voici { $id }, qui a lieu aujourd’hui ; pour un autre : --course ID ({ $others })
chosen-coming = parmi { $count } cours, voici { $id }, le prochain ; pour un autre : --course ID ({ $others })
chosen-last = parmi { $count } cours, voici { $id }, rejoint en dernier ; pour un autre : --course ID ({ $others })
no-course = il n’y a pas de cours « { $id } »
no-course-of = il n’y a pas de cours « { $id } » ; connus : { $ids }
no-course-joined = vous ne suivez aucun cours ; pour en rejoindre un : { $command }
no-course-taught = vous n’enseignez aucun cours ; pour en commencer un : { $newCommand }, puis { $publishCommand }
not-arrived = le fichier du cours « { $id } » n’est pas arrivé ; demandez un lot à votre enseignant
unreadable-course = le fichier du cours ne peut pas être lu ({ $fault }) ; mettez Tilawa à jour

the-course = le cours
file-fault = { $file }:{ $fault }
file-fault-of-several = { $file }:{ $fault } ({ $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
  })
zone-not-known = { $file } : un fuseau horaire n’est pas connu ici
no-faults = { $file } : aucun défaut
course-summed-up = { $title } : { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  }, du { $start } au { $end }, { $sessions ->
    [one] { $sessions } séance
   *[other] { $sessions } séances
  }
still-of-template = encore comme dans le modèle : { $values }

you-are-student = vous êtes élève du cours « { $id } »
course-begun = « { $title } » est créé : { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  } à partir du { $day }
course-unchanged = « { $title } » est inchangé : { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  } à partir du { $day }
course-updated = « { $title } » est mis à jour : { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  } à partir du { $day }
invite-advice = pour inviter des élèves : { $command }
students-get-it = les élèves le reçoivent avec votre prochain envoi
without-code-advice = le cours n’a pas de code de récupération ; pour en créer un : { $command }
code-holds = la clé de récupération d’un cours ne change pas avec son fichier ; le code précédent reste valable

coach-heading = { $title } · { $place } · { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
  }
place-begins = commence { $time }
place-over = les semaines sont terminées
place-week = semaine { $week } sur { $count }
nobody-waits = Personne n’attend de retour.
waiting = En attente d’un retour : { $count }
more-waiting = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  } : { $command }
to-place = Niveau à fixer : { $names }
with-open-weeks = Avec des semaines ouvertes : { $count }
questions-of = Questions de : { $names }
ago = il y a { $span }
week-due-all-sent = La semaine { $week } est à rendre le { $moment }, dans { $span } ; il ne manque personne.
week-due-missing = La semaine { $week } est à rendre le { $moment }, dans { $span } ; { $count ->
    [one] { $count } élève ne l’a pas envoyée.
   *[other] { $count } élèves ne l’ont pas envoyée.
  }

column-student = élève
column-level = niveau
column-group = groupe
column-weeks = semaines
column-open = ouvertes
column-waiting = en attente
column-key = clé
column-week = semaine { $week }
column-sessions = séances
column-result = résultat
to-be-placed = niveau à fixer
no-students = pas d’élèves ; pour en inviter : { $command }
nobody = personne
week-sent = envoyée
week-waived = dispense
assessment-passed = évaluation réussie
assessment-not-passed = non réussie
level-completed = terminé ✓
sheet-assessed = évaluation réussie
sheet-not-passed = non réussi
sheet-graduated = niveau terminé

no-student = il n’y a pas d’élève « { $name } » ; voir : { $command }
placed = niveau fixé ({ $level })
placed-in-group = niveau fixé ({ $level }), groupe { $group }
waived = dispense accordée pour la semaine { $week }
completed-already = { $name } a déjà terminé le niveau
assessment-missing = { $name } n’a pas réussi l’évaluation ; pour la valider : { $command }
completed = a terminé le niveau
completed-next = a terminé le niveau ; suivant : { $next }
present = { $count ->
    [one] { $count } élève présent
   *[other] { $count } élèves présents
  }
announcement-length = une annonce a de 1 à { $count } octets
announced = annoncé à { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
  }
moved-to = déplacé au { $day } { $time }
message-noted = le message est noté
nothing-sent-for = { $name } n’a rien envoyé ({ $part })
nothing-waits = rien de { $name } n’est en attente
result-of-assessment = not-passed est un résultat de l’évaluation ; pour une semaine : again
given = { $part } : { $result }
given-with-marks = { $part } : { $result }, { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
  }
message-line = { $name }, { $part }, { $moment } : { $text }
nothing-asked = { $name } n’a rien demandé

review-title = { $name }, { $part } : { $passage }
sent-on = envoyé le { $moment }
sound-file = son : { $path }
no-suggestions = le programme n’a pas de suggestions : { $reason }
sound-not-arrived = le son n’est pas encore arrivé ; demandez-le de nouveau
suggestions = Suggestions du programme, à confirmer avec --mark ou à laisser :
word-pending = en attente
word-recited = récité
word-unsure = incertain
word-skipped = omis
word-changed = changé
given-before = un retour a été donné : { $result }
next-review = ensuite : { $command } --text "…"
draft-kept = gardé pour la prochaine fois : { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
  }
comment-stays = { $fault } ; le commentaire reste dans { $path }
cannot-hear = le son ne peut pas être écouté : { $reason } ; pour le renvoyer : --result again
recording-unheard = l’enregistrement ({ $part }) ne peut pas être écouté : ce n’est pas du son, ou il est endommagé ; pour le renvoyer : { $command } --text "…"
mark-begins = une marque commence par un instant comme 0:12 ou un mot comme 78:2:3, et non « { $mark } »
mark-beyond = { $mark } : l’enregistrement dure { $length }
mark-of-words = une marque est à un seul mot, comme 78:2:3, et non { $range }
comment-length = { $count ->
    [one] un commentaire a au plus { $count } octet
   *[other] un commentaire a au plus { $count } octets
  }
no-word = un mot s’écrit 78:2:3, et non « { $word } »

name-length = { $count ->
    [one] un nom est une ligne d’au plus { $count } octet
   *[other] un nom est une ligne d’au plus { $count } octets
  }
own-course = { $path } : c’est un cours que vous enseignez
without-course = { $path } : il ne contient pas de cours ; demandez une invitation à votre enseignant ({ $command })
joined-before = vous suivez déjà « { $title } »
joined = vous suivez « { $title } » de { $teacher }
joined-next = ensuite : { $sendCommand }, et donnez ce fichier à votre enseignant ; puis { $command }
joined-in-place = votre enseignant le verra dans cet emplacement ; ensuite : { $command }
for-others = { $path } : ce lot est pour quelqu’un d’autre
not-joined = { $path } : il appartient au cours « { $id } », que vous ne suivez pas ; pour le rejoindre : { $command }
of-strangers = { $path } : il ne vient ni de votre enseignant ni de vous
teacher-key-changed = { $path } : la clé de votre enseignant a changé ; une invitation ne suffit pas, demandez un fichier qui vous est destiné
too-large = ce qui est à envoyer dépasse { $size } ; un emplacement ne le prend pas
written = { $file } : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  }, { $sounds ->
    [one] { $sounds } enregistrement
   *[other] { $sounds } enregistrements
  }, { $size }
give-file = donnez ce fichier à { $name }
give-invitation = donnez ce fichier à vos élèves ; ils tapent : { $command }
no-place-yet = le cours n’a pas d’emplacement partagé avec les élèves ; pour en créer un : { $command }
no-policy = { $address } : seul un compartiment (bucket) a des règles d’accès ; partagez ce dossier avec cet élève seul
whole-address = { $address } : tout l’emplacement, pour vous seul
access-of = la part de { $name } : { $address }
student-types = avec une clé pour celle-ci, l’élève tape : { $command }
policy-of-key = la règle d’une clé qui n’ouvre rien d’autre : { $command }
recordings-gone = { $count ->
    [one] { $count } enregistrement a disparu de { $folder } et n’est pas dans le fichier ; s’il n’est jamais arrivé, enregistrez encore une fois
   *[other] { $count } enregistrements ont disparu de { $folder } et ne sont pas dans le fichier ; s’ils ne sont jamais arrivés, enregistrez encore une fois
  }

new-things = nouveau : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  }, { $sounds ->
    [one] { $sounds } enregistrement
   *[other] { $sounds } enregistrements
  }
new-students = { $count ->
    [one] { $count } nouvel élève
   *[other] { $count } nouveaux élèves
  } : { $command }
refused = { $count ->
    [one] { $count } événement n’a pas été accepté : signé
   *[other] { $count } événements n’ont pas été acceptés : signés
  } avec une clé abandonnée
own-events = { $count ->
    [one] { $count } événement signé avec votre clé est venu d’autres personnes
   *[other] { $count } événements signés avec votre clé sont venus d’autres personnes
  } ; si cette machine n’a rien perdu, quelqu’un d’autre a votre clé : { $command }, avec --since et le premier jour où c’est arrivé
teacher-key-by-code = votre enseignant a une nouvelle clé, { $key }, par le code de récupération du cours ; ce que { $before } signe n’est plus accepté
teacher-key-by-key = votre enseignant a une nouvelle clé, { $key }, et la clé précédente l’a signée ; ce que { $before } signe n’est plus accepté
teacher-key-stolen = si votre enseignant n’en sait rien, prévenez-le par un autre moyen : la clé est peut-être volée
strange-key = quelqu’un d’autre a votre clé, et l’on annonce aux élèves que la clé { $key } lui succède ; pour reprendre le cours : { $command }

place-of-library = une bibliothèque est synchronisée dans cet emplacement ; ce que d’autres partagent en demande un autre
no-invitation = { $address } : il ne contient pas d’invitation ; votre enseignant tape : { $command }
other-bundle = { $path } : il contient un autre lot que son nom ne le dit ; il a été omis
damaged-object = { $name } est endommagé
damaged-there = l’emplacement a un { $name } endommagé ; supprimez-le là-bas et synchronisez de nouveau
damaged-in-place = { $name } est endommagé dans l’emplacement ; supprimez-le là-bas et synchronisez de nouveau
left-out = { $fault } ; { $path } a été omis : supprimez-le là-bas, et demandez à l’élève ce qu’il en est
unknown-people = personnes inconnues dans l’emplacement : { $all }, dont examinées : { $count } ; le prochain échange continue ; ce qui n’est pas de vos élèves dans son dossier { $folder } peut être supprimé
nothing-to-send = rien à envoyer
sent-things = envoyé : { $bundles ->
    [one] { $bundles } lot
   *[other] { $bundles } lots
  }, { $sounds ->
    [one] { $sounds } enregistrement
   *[other] { $sounds } enregistrements
  }
not-arrived-yet = { $count ->
    [one] { $count } enregistrement n’est pas encore arrivé
   *[other] { $count } enregistrements ne sont pas encore arrivés
  } ; synchronisez de nouveau plus tard

key-of-course = la clé du cours : { $key }
given-up = abandonné : { $keys }
no-code-advice = pas de code de récupération ; pour en créer un : { $command }
has-code = il a un code de récupération
other-key-here = cette machine a une autre clé, { $key } : { $command }
code-there = le cours a un code de récupération ; un autre vient quand il est utilisé ({ $command })
code-told = les élèves l’apprennent avec votre prochain envoi
other-key = le cours a une autre clé que cette machine, { $key } ; pour le reprendre : { $command }
key-changed = la clé du cours est { $key } ; { $count ->
    [one] { $count } événement de la clé précédente reste valable
   *[other] { $count } événements de la clé précédente restent valables
  }
no-longer-held = { $count ->
    [one] { $count } événement apporté par d’autres n’est plus valable
   *[other] { $count } événements apportés par d’autres ne sont plus valables
  }
key-told = les élèves l’apprennent avec votre prochain envoi : { $syncCommand }, ou { $sendCommand }
key-before = le cours « { $id } » a encore la clé précédente : { $command }
no-code = ce n’est pas un code de récupération ; il a huit groupes de quatre lettres et chiffres, comme 7KQ2-…
code-used = ce code de récupération a déjà été utilisé ; celui qui a alors été affiché est valable
without-code = le cours n’a pas de code de récupération
other-code = ce n’est pas le code de récupération du cours
several-courses = les fichiers sont de plusieurs cours : { $ids }
course-here = le cours « { $id } » est sur cette machine : { $command }
code-or-files = ce n’est pas le code de récupération du cours, ou le cours manque dans les fichiers ; donnez l’invitation
code-shown = le code de récupération du cours : { $code } ; notez-le maintenant, il ne s’affichera plus. Il permet de reprendre le cours si votre clé est volée ou perdue

row-level = niveau
row-teacher = enseignant
row-begins = commence
row-weeks = semaines terminées
row-lesson = leçon
row-submission = envoi
row-feedback = retour
row-due = échéance
row-session = séance
weeks-counted = { $counted } sur { $count }
first-lesson-opens = La première leçon ouvre le { $day }.
first-lesson-on = la première leçon ouvre le { $day }
weeks-begin = Vos semaines commencent dès que votre niveau est fixé.
meanwhile = En attendant : { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }, délai dépassé
deadline-left = { $moment }, il reste { $span }

session-live = en direct maintenant
session-begins = dans { $span }
session-ended = terminée
session-moved = { $moment } (déplacée)
session-class = classe
session-circle = cercle de lecture
session-office = permanence
session-line = { $kind } : { $session }
no-sessions = pas de séances ces jours-ci
no-sessions-next = pas de séances ces jours-ci ; la prochaine : { $session }
week-due = à rendre : semaine { $week }, { $deadline }
coming = vous viendrez
not-coming = vous ne viendrez pas
no-session = le cours n’a pas de séance « { $name } » : { $ids }
no-session-on = il n’y a pas de séance « { $name } » le { $day }

week-opens = la semaine { $week } ouvre le { $day }
week-title = Semaine { $week } sur { $count }
week-title-topic = Semaine { $week } sur { $count } : { $topic }
week-lesson = Leçon
week-no-parts = aucune cette semaine
part-minutes = { $minutes } min
week-submission = Envoi : { $passage }
week-questions = Questions
due = à rendre le { $deadline }
not-needed = pas nécessaire
nothing-sent = rien n’est encore envoyé
lesson-first = terminez d’abord la leçon, puis enregistrez
waits = attend un retour
replaced = le suivant le remplace
feedback-on = retour du { $moment } : { $result }
feedback-new = retour du { $moment } : { $result } : { $command }
weeks-needed = semaines pour l’évaluation : { $counted } sur { $needed }
weeks-needed-open = semaines pour l’évaluation : { $counted } sur { $needed } · ouvertes : { $open }
column-of-week = semaine
column-topic = sujet
column-passage = passage
column-begins = commence
column-state = état

week-locked = pas encore ouverte
week-not-started = pas commencée
week-in-progress = en cours
week-ready = prête à envoyer
week-awaiting = en cours d’écoute
week-feedback-ready = retour disponible
week-again = encore une fois
week-complete = terminée ✓
week-not-needed = pas nécessaire

result-pass = réussi
result-again = encore une fois, s’il vous plaît
result-not-passed = pas encore réussi

clock-ahead = l’horloge de l’élève avançait de { $span } sur celle-ci
clock-back = l’horloge de l’élève avait été reculée de { $span }
clocks-differ = les horloges de l’élève et de l’enseignant diffèrent de { $span }

no-feedback = il n’y a pas encore de retour
no-feedback-on = il n’y a pas encore de retour ({ $part })
feedback-heading = { $part } : { $result } · { $teacher }, { $moment }
feedback-week = Semaine { $week }
feedback-assessment = Évaluation
feedback-placement = Placement

no-orientation = ce cours n’a pas d’accueil
no-orientation-part = l’accueil n’a pas de telle partie
orientation-done = l’accueil est terminé
lesson-without-parts = la leçon de la semaine { $week } n’a pas de parties
lesson-parts = la leçon de la semaine { $week } a { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
lesson-done = la leçon de la semaine { $week } est terminée
part-done = la partie { $part } de la semaine { $week } est faite
part-opened = { $title } : ouvert
part-played = { $title } : écouté
part-advice = quand vous l’avez fait : { $command }
not-opened = { $link } : seuls le son, la vidéo, les images, les PDF et le texte sont ouverts
file-of-course = { $link } est un fichier du cours, qui vient avec un dossier partagé ; demandez-le à { $teacher }
no-file = { $path } : ce fichier n’existe pas ; est-il arrivé ?
no-file-of-course = { $path } : ce n’est pas un fichier du cours
not-with-sudo = pas avec sudo : le programme pour { $target } tournerait sous un autre utilisateur
nothing-opens = rien ne l’ouvre ici (pas de bureau, ou pas de xdg-open) ; ouvrez-le vous-même : { $target }
does-not-start = { $program } ne démarre pas
free-passage = un passage de votre choix
passage-on-page = page { $page }{ $print }
passage-on-pages = pages { $first } à { $last }{ $print }
nothing-to-recite = rien n’est à réciter maintenant
formats = { $path } : un cours prend { $formats } ; { $command } produit l’un d’eux
no-sound = { $path } : il ne contient pas de son
too-long = { $path } : il dure plus de quatre heures
submitted-before = ce même enregistrement a déjà été envoyé
submitted-week = la semaine { $week } est envoyée ({ $length })
submitted-assessment = l’évaluation est envoyée ({ $length })
submitted-placement = la récitation pour votre placement est envoyée ({ $length })
submitted-rest = { $submitted } ; { $attempts }
result-within = le résultat arrive d’habitude sous { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
answer-within = { $teacher } répond d’habitude sous { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
send-advice = pour l’envoyer à votre enseignant : { $command }
noted-for = noté pour { $teacher }

row-name = nom
row-course = cours
row-group = groupe
row-about = à propos
row-submissions = envois
row-sessions = séances suivies
row-completed = terminé
row-next = niveau suivant
row-quiet = heures calmes
row-place = emplacement partagé
row-key = clé
row-teacher-key = clé de l’enseignant
profile-weeks = { $counted } sur { $needed } pour l’évaluation
next-teacher = avec { $teacher }
next-enrolment = inscription à partir du { $day }
next-began = a commencé le { $day }
next-begins = commence le { $day }
levels-before = Niveaux précédents
level-weeks = { $counted } sur { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  }
level-completed-on = terminé le { $day }
level-not-completed = non terminé

notices-on = les notifications arrivent d’elles-mêmes : recherche { $minutes ->
    [one] chaque minute ({ $minutes })
   *[other] toutes les { $minutes } minutes
  }, par { $runner }
notices-off = plus de notifications automatiques
was-not-set = ce n’était pas activé
on-by = activé, par { $runner }
off-advice = désactivé ; pour l’activer : { $command }
