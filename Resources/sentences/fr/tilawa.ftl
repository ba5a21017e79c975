overview-key = la touche indiquée mène à la suite, toute autre quitte :
bug = c’est un défaut du programme : { $error }

see-help = { $complaint } ; voir { $command }
else-see-help = { $complaint } Sinon, voir { $command }

no-command = il n’y a pas de commande { $word }
no-command-but = il n’y a pas de commande { $word } ; vouliez-vous dire { $near } ?
no-command-of = { $group } : il n’y a pas de commande { $word } ; il y a { $names }
no-command-of-but = { $group } : il n’y a pas de commande { $word } ; vouliez-vous dire { $near } ?
unknown-option = option inconnue « { $option } ». Vouliez-vous dire « { $meant } » ?
understood = compris comme : { $command }
former-command = { $former } a maintenant un autre nom : { $command }. L’ancien vaut jusqu’à la fin de { $year }.
no-option = option inconnue « { $option } »
missing-argument = il manque « { $name } »
missing-value = il manque une valeur pour « { $name } »
unexpected-argument = valeur en trop « { $word } »
value-refused = la valeur « { $value } » ne convient pas à « { $name } »
value-refused-because = la valeur « { $value } » ne convient pas à « { $name } » : { $reason }
value-of-choice-refused = la valeur « { $value } » ne convient pas à « { $name } ». Valeurs possibles : { $values }
value-of-list-refused = la valeur « { $value } » ne convient pas à « { $name } ». Valeurs possibles : { $values }
unit = { $option } { $question }

help-usage = Utilisation :
help-arguments = Valeurs :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-more = Toutes les commandes : { $allCommand } · l’une d’elles : { $command }
help-details = Pour en savoir plus sur l’une d’elles : { $command }
help-values = valeurs : { $values }
help-default = par défaut : { $value }
help-separator = ;
