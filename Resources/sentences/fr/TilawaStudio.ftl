no-page = la page du studio n’a pas été installée ; installez Tilawa de nouveau
no-browser = aucun navigateur n’a été trouvé ; ouvrez vous-même l’adresse
only-here = Seule cette machine y accède. Ctrl-C l’arrête ; ce qui est en lecture continue.
ctrl-c-ends = Ctrl-C l’arrête ; ce qui est en lecture continue.

phone-opens = Seule cette machine accède à cette adresse. Un téléphone du même réseau ouvre celle-ci :
no-qr-code = aucun code QR ne s’affiche sans le paquet libqrencode4
other-network = ou par un autre réseau : { $address }
address-pairs = L’adresse associe un seul appareil, dans les 10 minutes. Les réglages de la page, sur cette machine, en donnent une autre.
browser-warns =
    Le navigateur avertit, car seule cette machine répond de son certificat. Faites-lui montrer le certificat, et ne
    continuez que si son empreinte SHA-256 est celle-ci :

device = appareil
device-paired = associé
some-device = appareil
no-devices = Aucun appareil n’est associé. Pour en associer un : { $command }
no-device = aucun appareil ne s’appelle « { $name } » ; { $command } en donne la liste
forgotten = { $name } n’a plus accès.
devices-damaged = { $path } est endommagé ; supprimez-le et associez de nouveau vos appareils
too-many-devices = { $count ->
    [one] il y a déjà { $count } appareil
   *[other] il y a déjà { $count } appareils
  } ; oubliez-en un avec : { $command }
not-added = l’appareil n’a pas été ajouté

no-network = cette machine n’est dans aucun réseau ; connectez-la, ou donnez son adresse avec --lan-address
no-address = « { $text } » n’est pas une adresse comme 192.168.1.5
not-our-address = cette machine n’a pas l’adresse { $address }
cannot-listen = impossible d’écouter sur le port { $port } de { $address } : { $reason } ; choisissez-en un autre avec { $option }
cannot-make-folder = impossible de créer un dossier dans { $folder } : { $reason }
cannot-make-socket = impossible de créer un socket

library-needed = --lan a besoin du paquet libgnutls30 : { $reason }
library-failed = { $operation } : { $reason }
cannot-make-key = impossible de créer une clé
cannot-read-key = impossible de lire la clé
cannot-write-key = impossible d’écrire la clé
cannot-make-certificate = impossible de créer un certificat
cannot-read-certificate = impossible de lire le certificat
cannot-write-certificate = impossible d’écrire le certificat
cannot-use-certificate = impossible d’utiliser le certificat
cannot-prepare-tls = impossible de préparer TLS

unknown-host = ce nom du serveur n’est pas connu
other-page = une autre page ne peut rien demander ici
stranger = ouvrez l’adresse que { $command } affiche
only-on-machine = cela ne se fait que sur la machine elle-même
no-code = le corps n’est pas un code
wrong-code = ce code est faux, déjà utilisé ou trop ancien ; demandez-en un autre
not-open = les autres appareils n’ont accès que par : { $command }
no-ticket = il n’y a pas de ticket pour cela

unknown-method = cette méthode n’est pas connue
other-method = cette demande s’envoie par une autre méthode
too-large = la demande est trop grande
address-too-long = l’adresse est trop longue
head-too-long = l’en-tête de la demande est trop long
no-length = la demande n’indique pas sa longueur
malformed = la demande est mal formée
not-in-time = la demande n’est pas arrivée à temps
speaks-https = ce port parle https ; ouvrez l’adresse avec { $scheme }
no-object = le corps n’est pas un objet JSON
message-no-object = le premier message n’est pas un objet JSON
no-player-request = le corps n’est pas une demande au lecteur

not-found = introuvable
page-missing = la page manque
no-request = cette demande n’existe pas
no-recording = cet enregistrement n’existe pas
no-reciter = aucun récitateur n’a ce verset ici
no-sound = le son n’est pas là
sound-too-short = le son ne va pas aussi loin
too-many-pages = trop de pages sont ouvertes
too-many-microphones = impossible d’écouter un microphone de plus maintenant ; terminez-en un autre

too-many-values = trop de valeurs
value-unknown = { $request } ne prend pas « { $name } »
value-too-long = « { $name } » est trop long, ou contient des caractères de contrôle
value-missing = « { $name } » manque
value-twice = « { $name } » est donné deux fois
value-no-id = « { $name } » est l’identifiant d’un enregistrement
value-hyphen = « { $name } » commence par un trait d’union
value-rate = « { $name } » va de { $least } à { $most }

program-does-not-start = le programme ne peut pas démarrer
program-ended = il s’est terminé avec le code { $code }
