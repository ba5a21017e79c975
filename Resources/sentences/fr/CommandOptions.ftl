one-of-claims = utilisez une seule option parmi --replace, --queue et --wait
one-of-displays = utilisez --inline ou --plain, pas les deux
one-of-counts = utilisez --no-progress ou --count-after, pas les deux
output-and-json = -o - et --json utilisent tous deux la sortie standard
levels-with-json = --levels va avec --json

not-a-time = { $text } n’est pas un instant ; écrivez 62.5 (secondes), 1:02.5 ou 500ms
no-sound-between = { $path } dure { $length } : il n’y a pas de son entre --from et --to
output-lacks-name = -o a besoin d’un nom
font-lacks-name = --font a besoin d’un nom
font-size = --font-size { $size } : il peut aller de { $least } à { $most }
volume = --volume va de 0 à 100
rate = --rate va de 8000 à 192000
channels = --channels est 1 ou 2
bits = --bits est 16, 24 ou 32
png-on-terminal = un terminal ne peut pas afficher de PNG : donnez un fichier
position-name = --position : { $fault }
reminder-time = dites at HH:MM, comme at 20:30, ou off

picture = { $path } · { $width } × { $height }

files-done = { $done }/{ $count } fichiers
some-files-skipped = { $count ->
    [one] { $count } fichier omis
   *[other] { $count } fichiers omis
  } ; les autres sont ajoutés
timings-removed = { $count ->
    [one] les minutages de { $count } verset, importés
   *[other] les minutages de { $count } versets, importés
  } auparavant, ont été retirés avec les anciens fichiers ; pour les importer de nouveau : { $command }
heard-already = { $name } est déjà en cours d’écoute ; pour voir où cela en est : { $command }
