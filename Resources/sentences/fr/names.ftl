# Names that sentences get as values: the English name, and the name in this language.

# Reasons for which a reciter is passed over
no-file = pas de fichier
unconfirmed = non confirmé
covers-more = dépasse le passage
incomplete = incomplet
unreadable = illisible
changed = fichier modifié
other-riwayah = autre riwaya
no-word-times = pas de temps des mots
not-fetched = non téléchargé
unreachable = le serveur ne répond pas
absent = absent du serveur
not-fetchable = téléchargement impossible
faulty = le fichier téléchargé est faux

# States of a khatm
closed = fermé
removed = supprimé
