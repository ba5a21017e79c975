one-of-meeting = utilisez une seule option parmi --cancel, --move et --recording
recording-takes-link = --recording prend un lien qui commence par https:// ou http://
move-takes = --move prend un jour et une heure, comme "2027-01-20 18:00"
input-takes-sound = --input prend - : le son arrive par l’entrée standard
rate-out-of-range = --rate va de 8000 à 192000
no-sound-came = aucun son n’est arrivé ; rien n’a été gardé
json-needs-sheet = --json a besoin d’un fichier pour la feuille
feedback-needs-result = un retour a un résultat : --result pass ou again ; ou gardez-le avec --draft
one-of-feedback = utilisez une seule option parmi --result, --draft et --beside
comment-kept = gardé avec les marques : un commentaire parlé de { $length }
recovery-code = code de récupération :
no-feedback-stored = aucun retour n’a été enregistré ; les marques sont gardées pour la prochaine fois
from-alone = --from ne va ni avec --since ni avec --course
recovery-code-missing = donnez le code de récupération dans un terminal, ou avec --code-file FILE

no-part = une partie d’un cours est le numéro d’une semaine, placement ou assessment, et non « { $text } »
week-or-all = donnez une semaine ou utilisez --all, pas les deux
no-week = une semaine est un numéro, et non « { $week } »
one-of-lesson = utilisez une seule option parmi --done, --part et --open
no-orientation = ce cours n’a pas d’accueil
no-day = un jour s’écrit 2027-01-19, et non « { $text } »
json-needs-calendar = --json a besoin d’un fichier pour le calendrier
name-the-place = donnez l’emplacement que vous partagez avec l’autre côté : un dossier, webdavs://…, s3://… ou rclone:REMOTE:PATH
weeks-out-of-range = --weeks prend 1 à 52
json-needs-course = --json a besoin d’un fichier pour le cours
no-quiet-hours-such = les heures calmes s’écrivent 22:00-07:00, ou off, et non « { $hours } »
every-out-of-range = --every prend 1m à 59m
timer-alone = on, off et status ne prennent ni --list, ni --recent, ni --sync
file-not-text = { $path } : ce n’est pas du texte UTF-8
orientation = { $title } : { $link }
when-seen = quand vous l’avez vu : { $command }
no-quiet-hours = les notifications arrivent à toute heure
quiet-hours = pas de notifications { $hours }
somebody-has-key = Quelqu’un d’autre a votre clé
teacher-has-key = Votre enseignant a une autre clé
open-notice = Ouvrir
submit-part = Envoyer à { $teacher } : { $part } ?
submit-part-leaving = Envoyer à { $teacher } : { $part } ? Il restera ensuite : { $rest }.
submit-recording = Envoyer cet enregistrement à { $teacher } ?
submit-recording-leaving = Envoyer cet enregistrement à { $teacher } ? Il restera ensuite : { $rest }.
enter-begins = Enter commence l’enregistrement ; q quitte :
hear-or-submit = h écouter · a encore · s envoyer · k garder pour plus tard :
kept-as = gardé sous { $id } ; pour l’envoyer : { $command }
written = { $path } est écrit
nothing-submitted = rien n’a été envoyé
input-with-json = --input prend -, avec --json
name-a-week = donnez une semaine, ou utilisez --assessment ou --placement
asks-questions = ceci pose des questions dans un terminal ; sans terminal : { $recordCommand }, puis { $submitCommand }
no-such-sound = aucun cours n’a ici le son « { $sound } »
week-or-assessment = donnez une semaine ou utilisez --assessment, pas les deux

deck-output = -o prend FILE.apkg, et non « { $output } »
already-json = la sortie est déjà du JSON ; --json a besoin d’un fichier
some-skipped = omis : { $count } ; les autres sont importés
key-begins = une touche commence sa ligne, Enter la première ouverte, q quitte :
how-did-it-go = comment était-ce ? 1 faible, 2 passable, 3 bien, 4 excellent, Enter pas maintenant :
how-did-it-go-checked = comment était-ce ? 1 faible, 2 passable, 3 bien, 4 excellent, Enter { $grade }, comme le dit le contrôle :
one-or-two = 1 ou 2, q quitte :
page-to-hear = { $round }, page { $page } : { $text }
nothing-noted = rien n’est noté ; pour le réciter sans son : --silent
failed-nothing-noted = { $reason } ; rien n’est noté ; pour le réciter sans son : --silent
say-from-memory = récitez-le de mémoire ; pour l’écouter plutôt : { $command }
to-note = pour noter comment c’était, 1 à 4 : { $command }
noted-by-check = noté : { $grade }, par le contrôle
not-noted = non noté
standard-input = entrée standard
calendar-written = { $path } · { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
script-written = { $path } : ensuite : { $command }
nothing-due = rien n’est prévu aujourd’hui
all-done = tout est fait pour aujourd’hui
try-or-reset = utilisez --try ou --reset, pas les deux
name-a-passage = donnez un passage et une appréciation, par exemple : { $command }
no-grade = l’appréciation vient en dernier : weak, fair, good ou excellent, ou 1 à 4, et non « { $word } »
days-too-few = --days prend 1 ou plus
one-of-span = utilisez une seule option parmi --days, --all, --months et --surahs
output-needs-months = -o a besoin de --months
new-or-state = utilisez --new ou --state, pas les deux
pages-or-slips = utilisez --pages ou --slips, pas les deux
exam-range-needs-exam = --exam-range a besoin de --exam
name-place-of-note = donnez l’endroit de la note, comme 2:58
note-missing = la note manque : { $command }
plan-output = -o prend FILE.svg, FILE.png, FILE.ics ou -, et non « { $output } »
count-out-of-range = --count prend 1 à 100
questions-need-terminal = les questions ont besoin d’un terminal ; pour les programmes : --json
right-answer = juste : { $ref } ; l’autre est { $other }
wrong-answer = cela, c’est { $other } ; { $ref } continue avec l’autre
right-in-all = justes : { $right } sur { $all }
note = note : { $text }
question = { $number } sur { $all } : comment continue { $ref } ?
nothing-entered = rien n’est encore inscrit ; ce que vous avez mémorisé : { $command }
days-out-of-range = --days prend 1 à 31
line-or-drill = donnez une ligne ou utilisez --drill, pas les deux
play-or-silent = --play et --silent s’excluent

one-of-days = utilisez une seule option parmi --days, --since et --all
comes-before = { $last } vient avant { $first }
from-to = { $first } à { $last }
delete-entries = { $count ->
    [one] Supprimer { $count } entrée
   *[other] Supprimer { $count } entrées
  } ({ $days }) ?
deleted-entries = { $count ->
    [one] supprimée : { $count } entrée
   *[other] supprimées : { $count } entrées
  } ({ $days })
nothing-heard-on = rien n’a été écouté : { $days }
add-yes = ajoutez --yes
nothing-forgotten = rien n’a été oublié

from-out-of-range = --from est une page, 1 à { $most }
khatm-made = { $name } est maintenant votre khatm en cours ; pour commencer : { $command }
khatm-current = { $name } est maintenant votre khatm en cours
khatm-listens = { $name } compte l’écoute
khatm-listens-not = { $name } ne compte pas l’écoute
khatm-listens-by-setting = { $name } compte l’écoute si khatm-listening vaut on
khatm-closed = { $name } est fermé ; pour l’ouvrir de nouveau : { $command }
khatm-open = { $name } est ouvert
khatm-removed = { $name } est retiré ; pour le rétablir : { $command }
khatm-restored = { $name } est de nouveau là
left-out = { $file } : { $count ->
    [one] { $count } entrée omise
   *[other] { $count } entrées omises
  } : { $reason }
entries-new = nouvelles entrées : { $new } sur { $all }
entries-and-khatmat-new = nouvelles entrées : { $new } sur { $all }, et { $khatmat ->
    [one] { $khatmat } khatm
   *[other] { $khatmat } khatms
  }
no-goal = un objectif est pages:1 à pages:20, verses:1 à verses:100, ou off, et non « { $goal } »
no-goal-meant = un objectif est pages:1 à pages:20, verses:1 à verses:100, ou off, et non « { $goal } » ; vouliez-vous dire { $meant } ?
output-and-json = -o { $target } et --json utilisent tous deux la sortie standard
days-or-all = utilisez --days ou --all, pas les deux
date-after-by = écrivez la date après --by : { $command }
by-which-day = dites pour quel jour : { $command }
what-you-read = dites ce que vous avez lu, comme page:5 ou 2:1-20
no-goal-yet = il n’y a pas encore d’objectif ; pour en fixer un : { $command }
watch-draws-not = --watch ne fait pas d’image
no-png-on-terminal = un terminal ne peut pas afficher de PNG : donnez un fichier

input-or-source = --input et --source s’excluent
output-of-session = --output est ici pulse, pulse:SINK, null ou null:realtime
hidden-or-letters = --hidden et --first-letters s’excluent
hide-after-too-few = --hide-after est 1 ou plus
room-without-range = --check-room ne prend pas d’ayat : récitez ce que vous voulez
voice-without-input = --show et --forget n’écoutent rien : ni versets, ni --input, ni --source
voice-shown-or-forgotten = --show ou --forget, pas les deux
no-session = la session est un numéro, ou last, et non « { $session } »
trend-and-page-draw = seuls show trend et show page dessinent
page-out-of-range = show page prend le numéro d’une page
page-needs-output = show page dessine : donnez une image avec -o
last-and-page-take-number = seuls show last et show page prennent un numéro
ayat-out-of-range = --ayat prend 1 à 20
model-added = ajouté : { $name } : { $kind }, entend { $alphabet }
model = { $name }  { $kind }, entend { $alphabet }
model-removed = retiré : { $name }
no-models = pas de modèles vocaux ; pour en ajouter un : { $command }
