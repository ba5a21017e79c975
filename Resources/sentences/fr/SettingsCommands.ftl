line-fault = ligne { $line } : { $fault }
nothing-changed = rien n’a été modifié
settings-changed = { $count ->
    [one] { $count } réglage modifié
   *[other] { $count } réglages modifiés
  }
action = action
keys = touches
what-it-does = ce qu’elle fait

translation-like = { $translation } n’est pas proposé ; vouliez-vous dire { $name } ?
translation-unknown = { $translation } n’est pas proposé ; les langues sont { $languages }
transliteration-failed = impossible de télécharger la translittération : { $reason } ; pour réessayer : { $command }
translation-failed = impossible de télécharger la traduction : { $reason } ; pour réessayer : { $command }
setup-asks = setup ne pose de questions que dans un terminal ; ailleurs, tapez : { $command }
no-reciter = aucun récitateur
save-this = { $riwayah } : { $reciters } ; { $settings } : enregistrer ?
add-yes = ajoutez --yes

lan-needed = --lan-port et --lan-address demandent --lan
