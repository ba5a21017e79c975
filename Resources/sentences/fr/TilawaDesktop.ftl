error = { $action } : { $detail }
cannot-reach-player = impossible de joindre le lecteur
cannot-ask-player = impossible d’interroger le lecteur
cannot-hear-player = impossible d’entendre le lecteur
cannot-understand-player = impossible de comprendre le lecteur
cannot-listen = impossible d’écouter sur { $path }
cannot-listen-anywhere = impossible d’écouter
cannot-use-bus = impossible d’utiliser le bus de session
no-answer = il ne répond pas
ended = il s’est terminé
another-user = un autre utilisateur écoute sur { $path }
nobody-answers = { $address } : personne ne répond
address-says = { $address } : { $reason }
install = { $reason } ; installez { $package }

id-kind = un id est un nombre ou un texte
id-length = un id a au plus { $most } octets
takes-nothing = { $verb } ne prend rien
needs-to = { $verb } a besoin de « to »
takes-to = { $verb } prend « to »
request-is-object = une demande est un objet, comme { $example }
do-is-name = « do » doit être le nom d’une demande
no-verb = il n’y a pas de verbe « { $verb } »
to-kind = « to » est un texte ou un nombre
by-kind = « by » est un texte ou un nombre
to-and-by = « to » et « by » s’excluent
player-of-another = ce lecteur est celui d’un autre utilisateur
connected-already = { $count ->
    [one] { $count } programme est déjà connecté au lecteur
   *[other] { $count } programmes sont déjà connectés au lecteur
  }
request-length = une demande a au plus { $most } octets

property-read-only = { $name } ne peut pas être modifié
no-property = il n’y a pas de propriété { $name }
no-interface = il n’y a pas d’interface { $name }
no-method = il n’y a pas de méthode { $name }
too-many-calls = trop d’appels attendent
no-bus = il n’y a pas de bus
answer-not-sent = la réponse ne peut pas être envoyée
call-not-sent = l’appel ne peut pas être envoyé
opens-no-addresses = Tilawa n’ouvre pas d’adresses
method-takes = { $name } prend '{ $wanted }', et a reçu '{ $given }'
property-takes = { $name } prend '{ $wanted }'
volume-takes = le volume va de 0 à 1
loop-status-is = LoopStatus est None, Track ou Playlist, et non '{ $word }'
ayat-in-order = les versets s’écoutent dans leur ordre
rate-takes = une vitesse va de 0.5 à 2, par pas de 0.05

counters = Répétition { $play }/{ $plays } · Tour { $pass }/{ $passes }
personal-recording = enregistrement personnel
professional-recording = enregistrement professionnel
missing = manquant : un silence à la place
istiadha = Isti’adha
basmalah = Basmala
surah-names = { $name } · { $arabic }
track-title = { $what } · { $surah }

sound-server-gone = Le serveur de son a disparu ; le lecteur l’attend.
session-ended = La session est terminée.
session-stopped = La session a été arrêtée.
session-failed = La session a été arrêtée par une erreur.
session-silent = Aucun récitateur n’a de verset de cette session.
