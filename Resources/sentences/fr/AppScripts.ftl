pause = pause { $pause }
until-key = jusqu’à une touche
until-time = jusqu’à { $time }
for-last-ayah = pendant { $percent } % du dernier verset
stop-at = arrêt à { $time }
stop-after = arrêt après { $length }
step-of = { $number }/{ $count } { $step }
done = fait
skipped = sauté
stopped = arrêté
time-is-up = le temps est écoulé
interrupted = interrompu
failed = échec
because = { $result } : { $reason }
no-terminal = il n’y a pas de terminal
nothing-before = rien n’a été joué avant
log-line = { $name } : { $line }
begins = { $name } : début, { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
step-ended = { $step } : { $result }, { $length }
step-skipped = { $step } : { $result }
step-failed = { $name }:{ $place } : { $reason }
run-ended = { $name } : { $result }, { $done } sur { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }, { $length }
next-run = { $reason } ; la prochaine fois commence au même endroit
left-out = { $name } : laissé de côté : l’heure prévue était { $time }, il y a plus de { $limit }
cannot-open = { $path } : ouverture impossible : { $reason }
running = { $name } est déjà en cours ; pour attendre la fin : { $option }
running-in = { $name } est déjà en cours (processus { $process }) ; pour attendre la fin : { $option }
cannot-lock = { $path } : verrouillage impossible
has-errors = le script a des erreurs ; pour les voir : { $command }
one-session-a-file = un fichier contient une seule session, mais le script a { $count } étapes de lecture ; voir : { $command }
cursor-unreadable = { $path } : impossible de lire où reprend { $variable } de { $script }
fault = { $place } : { $reason }
no-faults = aucune erreur
no-such-time = au passage à l’heure d’été, les horloges n’affichent pas { $time } le { $day } : systemd saute ce jour
next = prochain { $time }
backslash = un nom avec une barre oblique inverse ne peut pas servir dans un crontab
control-character = { $path } : un nom avec un caractère de contrôle ne peut pas être programmé
no-schedule = { $path } n’est pas programmé ; ceux qui le sont : { $command }
variable-is = { $variable } vaut { $ranges }
variable-is-nothing = { $variable } est vide
a-key = une touche
forever = sans fin
cut = coupé par stop
not-reached = pas atteint
cannot-be-heard = inaudible
no-audio = pas de son pour { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }
estimate = des fichiers sont à télécharger : la durée est une estimation
noted = { $step } ({ $notes })
endless = total : sans fin
total = total : { $length } ; commencé maintenant, cela finit à { $end }
total-with-keys = total : { $length }, plus votre temps pour { $count ->
    [one] { $count } touche
   *[other] { $count } touches
  } ; commencé maintenant, cela finit à { $end } ou plus tard
pause-until-key = pause jusqu’à une touche
plain-pause = pause
pause-until = pause jusqu’à { $time }
your-turn = à vous après le dernier verset, { $percent } % de sa durée
record-share = enregistrer { $ranges }, { $percent } % de ce qui a été joué
record = enregistrer { $ranges }
stop-now = arrêt
nothing-to-do = { $kind } : rien à faire : { $reason }
more-ranges = … { $count } de plus …
