# Requests to servers: why they fail.
error = { $url } : { $detail }

# Answers of a server. The number is its status.
status-forbidden = le serveur ne nous le donne pas ({ $status })
status-absent = le serveur n’a pas ce fichier ({ $status })
status-patience = le serveur demande de patienter ({ $status }) ; réessayez plus tard
status-withheld = le serveur n’a le droit de le donner à personne (451)
status-trouble = le serveur a un problème ({ $status }) ; réessayez plus tard
status-other = le serveur a répondu { $status }

# Lengths
too-large-by = sur le serveur : { $bytes } octets ; au plus { $limit } octets sont acceptés
too-large = le serveur en a davantage ; au plus { $limit } octets sont acceptés
announces-too-much = le serveur annonce plus que ce qui est possible
head-too-long = l’en-tête de la réponse du serveur dépasse { $lines } lignes ou { $kibibytes } Kio
length-is-none = le serveur annonce une longueur impossible ({ $length })
bytes-came = octets reçus : { $received } sur les { $count } annoncés
part-only = le serveur n’a envoyé qu’une partie, jusqu’à l’octet { $byte } sur { $length }
another-part = le serveur a envoyé une autre partie du fichier que celle demandée
packed = le serveur l’a envoyé compressé ({ $encoding }), alors qu’il lui était demandé de ne pas le faire

# Connections. $words are those of a library.
cancelled = annulé
no-answer-in-time = la réponse ne vient pas à temps ; cette machine est-elle connectée au réseau ?
no-answer-lately = il n’y avait pas de réponse il y a un instant ; cette machine est-elle connectée au réseau ?
no-answer-there = rien ne répond là-bas ({ $words })
no-such-server = aucun serveur de ce nom n’est trouvé ({ $words }) ; cette machine est-elle connectée au réseau ?
no-secure-connection = aucune connexion sûre n’a pu s’établir ({ $words })
not-trusted = le certificat du serveur n’est pas fiable ({ $words }) ; la date de cette machine est-elle juste ?
certificates-unreadable = les certificats de { $file } ne peuvent pas être lus ; installez ca-certificates
system-certificates-unreadable = les certificats du système ne peuvent pas être lus ; installez ca-certificates
nothing-came = rien n’est arrivé pendant trop longtemps
almost-nothing-came = presque rien n’a été reçu pendant { $time }
ended-in-file = la connexion s’est terminée au milieu du fichier
ended-without-answer = le serveur a terminé la connexion sans répondre
no-http = le serveur ne parle pas HTTP ({ $words })
broke = la connexion s’est coupée ({ $words })
proxy-refuses = le serveur mandataire (proxy) ne nous laisse pas passer ({ $status }) ; voir { $variable }

# Addresses
no-address = ce n’est pas une adresse
no-address-of-web = ce n’est pas une adresse ; elle commence par https:// ou http:// et un nom de serveur
no-address-to-ask = il n’y a pas d’adresse à interroger
password-needs-https = un mot de passe n’est envoyé que par https
redirect-nowhere = le serveur redirige, mais sans adresse
redirect-unknown = le serveur redirige vers { $target }, qui n’est ni http ni https
redirect-insecure = le serveur redirige de https vers { $target }, qui n’est pas sûr
redirects-too-often = le serveur redirige plus de { $most } fois
redirect-refused = le serveur redirige vers { $target } ; donnez cette adresse si vous lui faites confiance

# libcurl and the system
no-thread = impossible de démarrer un fil d’exécution : { $reason }
no-pipe = impossible d’ouvrir un tube : { $reason }
without-tls = sans TLS
no-start = libcurl ne démarre pas : mémoire insuffisante
no-transfer = libcurl n’accepte pas le transfert
install = { $reason } ; installez { $package }
