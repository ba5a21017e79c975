# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = emplacement créé : { $place } ; cet appareil s’appelle { $name }
place-found = emplacement trouvé : { $place } ; cet appareil s’appelle { $name }
this-device = cet appareil
next = ensuite : { $command }
not-synchronised = la bibliothèque n’est pas encore synchronisée ; d’abord : { $command }
ended = cette bibliothèque n’est plus synchronisée ; l’emplacement reste comme il est
busy = un autre processus est en train de synchroniser

# Devices
is-this-device = c’est cet appareil lui-même ; pour finir ici : { $command }
forgot = { $name } est oublié ; ses modifications sont gardées
forgot-advice = il peut revenir sous un nouveau nom ; pour lui fermer un emplacement chiffré : { $command }
no-device = il n’y a pas d’appareil { $name } ; il y a { $names }
several-devices = { $count } appareils s’appellent { $name } ; donnez-en un parmi { $ids }
another-device = un autre appareil

# Snapshots and keys
pruned = instantané créé, et { $count ->
    [one] { $count } objet qu’il remplace a été supprimé
   *[other] { $count } objets qu’il remplace ont été supprimés
  }
key-made = nouvelle clé créée ; les autres appareils en ont besoin aussi : { $command }
key-taken = la clé de l’emplacement est prise
no-key = l’emplacement n’est pas chiffré, il n’a donc pas de clé
keys-gone = l’emplacement était chiffré, et ses clés n’y sont plus
place-of-others = d’autres utilisent cet emplacement sans chiffrement ; donnez-en un nouveau
keys-damaged = { $path } : les clés de l’emplacement ne peuvent pas être lues ; supprimez ce fichier et synchronisez de nouveau
no-key-file = { $path } : il n’y a pas de fichier de clé lisible
passphrase-question = phrase de passe de l’emplacement :
passphrase-again = encore une fois :
passphrase-missing = l’emplacement est chiffré ; donnez sa phrase de passe dans un terminal, ou { $option }
passphrases-differ = les phrases de passe diffèrent ; rien n’a été fait
password-question = mot de passe de { $user } sur { $host } :
password-refused = { $host } : le serveur n’accepte plus le mot de passe ; pour le taper de nouveau, supprimez sa ligne de { $path }
password-missing = le mot de passe de { $user } sur { $host } n’est pas connu ; synchronisez une fois dans un terminal

# Errors of the place
other-file = l’emplacement a un autre { $name } ; voir : { $command }
full = l’emplacement est plein ; ce qui a été envoyé est gardé, continuez quand il y aura de la place
read-only = l’emplacement est en lecture seule
offline = { $reason } (les modifications sont gardées jusqu’à la prochaine synchronisation)
over-budget = les demandes de cet appareil aux compartiments ont coûté { $spent } USD ce mois-ci, et son budget est de { $budget } USD ; ce qui est nouveau attend le mois prochain. Pour continuer maintenant : { $option } ; pour un autre budget : { $command }
damaged-file = { $name } est endommagé dans l’emplacement ; voir : { $command }

# The state. The first word of each line is the name of what follows it.
status-place = adresse
status-device = appareil
status-synced = synchro
status-never = pas encore
status-left = reste
status-other = autre
status-traffic = demandes
status-spent = mois
status-holds = contient
status-written = écrit
status-head = activité
status-cost = coût
holds = { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
  }, { $size }
wrote-last = { $name } a écrit en dernier : { $time }
cost-of-month = environ { $amount } USD par mois pour ce qui s’y trouve
cost-of-exchanges = { $amount } USD pour 1 000 synchronisations comme la dernière
cost-source = d’après les prix qu’AWS publie pour S3 Standard (us-east-1) ; votre stockage peut en avoir d’autres
spent = environ { $amount } USD jusqu’ici pour les demandes de cet appareil
spent-of = environ { $amount } USD jusqu’ici pour les demandes de cet appareil, sur un budget de { $budget } USD
budget-near = les demandes de cet appareil aux compartiments ont coûté { $spent } USD ce mois-ci, sur un budget de { $budget } USD ; pour en changer : { $command }
silent-device = { $name } n’a rien écrit depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } ; s’il ne doit pas revenir : { $command }
traffic-words = { $requests ->
    [one] { $requests } demande
   *[other] { $requests } demandes
  } : listes { $lists }, lectures { $reads }, écritures { $writes } ; envoyé { $sent }, reçu { $received }
verified-by = pour cela, { $words }
status-conflict = conflit
status-kept = gardé
nothing-left = rien
changes-left = { $count ->
    [one] { $count } modification à comparer
   *[other] { $count } modifications à comparer
  }
parts-left = { $count ->
    [one] { $count } partie du journal à envoyer
   *[other] { $count } parties du journal à envoyer
  }
to-send = { $count ->
    [one] { $count } enregistrement à envoyer
   *[other] { $count } enregistrements à envoyer
  }
to-fetch = { $count ->
    [one] { $count } enregistrement à recevoir
   *[other] { $count } enregistrements à recevoir
  }
cannot-send = { $count ->
    [one] { $count } enregistrement qui ne peut pas être envoyé : son son manque ou a été modifié
   *[other] { $count } enregistrements qui ne peuvent pas être envoyés : leur son manque ou a été modifié
  }
not-understood = { $kind } { $name } : non compris, et non appliqué
newer-values = un autre appareil a écrit des valeurs que cette version ne comprend pas ; mettez Tilawa à jour
decide-advice = pour décider : { $command }

# Conflicts
segment-of = un segment de { $title }
a-bookmark = un marque-page
choice = { $value } · par { $device }
choice-shown = { $value } · par { $device } · montré jusqu’à votre décision
segment-value = { $content }, trames { $start } à { $end }, { $status }
no-conflict = il n’y a pas de conflit { $id } à décider ; voir : { $command }
choose-letter = choisissez parmi { $letters }
decided-meanwhile = un autre appareil a décidé entre-temps ; voir : { $command }
decided = c’est décidé ; la prochaine synchronisation l’annonce aux autres appareils

# The log
log-time = date
log-device = appareil
log-changes = modifications
log-sent = envoyé
log-taken = reçu

# Verification
verified = { $objects ->
    [one] { $objects } objet lu
   *[other] { $objects } objets lus
  }, { $bytes } octets
damaged = endommagé : { $name }
missing = manquant : { $name }
lost-parts = { $count ->
    [one] { $count } partie des journaux qui était dans l’emplacement n’y est plus entière
   *[other] { $count } parties des journaux qui étaient dans l’emplacement n’y sont plus entières
  }
sound-not-whole = le son de l’enregistrement { $id } n’est pas entier
snapshot-written = un instantané qui les contient a été écrit
sent-again = { $count ->
    [one] { $count } enregistrement envoyé de nouveau
   *[other] { $count } enregistrements envoyés de nouveau
  }
repair-advice = un appareil qui les a peut les envoyer de nouveau : { $command }

# What a synchronisation did
nothing-new = rien de nouveau
sent-changes = modifications envoyées
took-changes = modifications reçues
sent-recordings = { $count ->
    [one] { $count } enregistrement envoyé
   *[other] { $count } enregistrements envoyés
  }
fetched-recordings = { $count ->
    [one] { $count } enregistrement reçu
   *[other] { $count } enregistrements reçus
  }
renamed = cet appareil continue sous un nouveau nom dans les journaux : il avait été oublié, ou une sauvegarde ou une copie en a été utilisée
mended = l’emplacement avait perdu { $count ->
    [one] { $count } partie des journaux ; elle y est de nouveau
   *[other] { $count } parties des journaux ; elles y sont de nouveau
  }
not-there-yet = { $count ->
    [one] { $count } enregistrement n’est pas encore dans l’emplacement ; la prochaine synchronisation le récupère
   *[other] { $count } enregistrements ne sont pas encore dans l’emplacement ; la prochaine synchronisation les récupère
  }
damaged-objects = { $count ->
    [one] { $count } objet endommagé ou pas encore entier : { $name }
   *[other] { $count } objets endommagés ou pas encore entiers, comme { $name }
  } ; voir : { $command }
newer-changes = une version plus récente de Tilawa a écrit des modifications ici ; mettez Tilawa à jour pour les voir
not-taken = un enregistrement n’a pas été accepté : { $reason }
conflicts = { $count ->
    [one] { $count } conflit à décider
   *[other] { $count } conflits à décider
  } ; voir : { $command }

# By itself
by-itself = la bibliothèque est synchronisée après des modifications et { $minutes ->
    [1] chaque minute
   *[other] toutes les { $minutes } minutes
  }
by-itself-cron = la bibliothèque est synchronisée { $minutes ->
    [1] chaque minute
   *[other] toutes les { $minutes } minutes
  }
by-hand = la bibliothèque n’est synchronisée que par { $command }
was-not-set = ce n’était pas activé
on-by = activé, par { $runner }
off = désactivé
