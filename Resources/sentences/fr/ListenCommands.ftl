last-takes-only = --{ $name } : play last reprend la session telle qu’elle était ; il ne prend que { $names } et { $last }
output-takes = -o prend { $names } ou { $last }, et non { $output }
needs-split = { $option } a besoin de --split

one-value = { $verb } prend une seule valeur ; données : { $count }
gap-fault = gap { $question }
no-value = { $verb } ne prend rien ; voir { $command }
needs-value = { $verb } a besoin d’une valeur ; voir { $command }
nothing-playing = rien n’est en lecture ; pour commencer : { $command }
no-option = il n’y a pas d’option { $option }

preset-saved = enregistré : { $name } ; pour l’écouter : { $command }
what-to-save = dites quoi enregistrer, par exemple : { $command }
preset-renamed = { $name } s’appelle maintenant { $newName }
preset-deleted = supprimé : { $name } ({ $line })
option-not-in-preset = --{ $option } ne peut pas faire partie d’un préréglage
not-in-preset = { $word } ne peut pas faire partie d’un préréglage
last-not-in-preset = un préréglage ne peut pas être la dernière session

days-need-schedule = --days a besoin de --scheduled
quiet-or-json = utilisez --quiet ou --json, pas les deux
one-of-three = utilisez une seule option parmi --print-cron, --remove et --list
session-made = { $file } : ensuite : { $command }
list-takes-no-script = --list ne prend pas de script
name-a-script = donnez un script, comme morning.yaml
no-time-here = --at n’a pas sa place ici
say-when = dites quand, par exemple --at 05:30
no-longer-scheduled = { $name } n’est plus programmé
whole-minutes = --not-later-than prend des minutes entières
fault-behind = après -- : { $reason }
