# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = un emplacement est un dossier, webdavs://…, webdav://…, s3://BUCKET/PREFIX ou rclone:REMOTE:PATH
no-place = { $address } : { $forms }
write-scheme = { $address } : { $forms } ; écrivez { $scheme }://
place-of-newer-version = une version plus récente de Tilawa l’a créé, ou son tilawa-sync.json est endommagé
no-manifest = il n’y a pas de tilawa-sync.json que cette version connaisse
no-object-name = { $name } : aucun objet n’a un tel nom
object-too-large = { $name } : un objet fait au plus 16 Mio
name-too-long = { $name } : un nom dans un emplacement chiffré a au plus { $most } octets
refused-sound = { $id } : { $reason }

# Folders
fault = { $path } : { $reason }
no-folder = { $path } : ce n’est pas un dossier
folder-away = { $path } : ce dossier n’existe pas ; son disque est-il branché ?
no-renaming = { $path } : le système de fichiers ne peut pas renommer de fichiers

# Servers of WebDAV
no-webdav-address = { $address } : ce n’est pas l’adresse d’un serveur WebDAV
password-in-address = { $address } : un mot de passe n’a pas sa place dans une adresse, où d’autres le voient
wrong-password = { $address } : le serveur n’accepte pas le nom d’utilisateur et le mot de passe (401)
no-sizes = { $address } : le serveur ne dit pas la taille des fichiers
no-moving = { $address } : le serveur ne déplace pas de fichiers
no-storing = { $address } : le serveur ne conserve pas de fichiers
no-storing-there = { $address } : le serveur ne conserve pas de fichiers ; est-ce un dossier WebDAV ?
sent-lost = { $address } : le serveur a annoncé que l’envoi a réussi, mais n’a pas ce qui a été envoyé
no-folder-on-server = { $address } : ce dossier n’existe pas sur le serveur
cannot-look = { $address } : le serveur ne peut pas le chercher maintenant (405)
no-webdav = { $address } : le serveur n’y parle pas WebDAV ({ $status })
answer-unreadable = { $address } : la réponse du serveur ne peut pas être lue : { $reason }
file-not-sent = { $address } : le serveur nomme le fichier, mais ne l’envoie pas
not-removed = { $address } : le serveur ne le supprime pas

# Answers of a server, which are XML
xml-needs-package = XML se lit avec le paquet libexpat1 : { $reason }
out-of-memory = mémoire insuffisante
document-type-declared = il déclare un type de document
line-fault = ligne { $line } : { $reason }
no-xml = ce n’est pas du XML
no-list-of-webdav = ce n’est pas une liste de WebDAV
nested-too-deeply = l’imbrication de ses éléments est trop profonde
too-many-files = il nomme plus de { $most } fichiers
text-too-long = un texte y est trop long

# Object stores. $code is a word of the store's own, $variables are names of variables.
no-bucket-address = { $address } : un compartiment (bucket) s’écrit s3://BUCKET/PREFIX, et son nom a de 3 à 63 lettres, chiffres, points et traits d’union
options-of-bucket = { $address } : après le point d’interrogation, on connaît endpoint=URL, region=NAME et profile=NAME
key-in-address = { $address } : une clé n’a pas sa place dans une adresse, où d’autres la voient
no-endpoint = { $address } : l’adresse d’un service de stockage s’écrit https://HOST ou http://HOST:PORT
no-region = { $region } : ce n’est pas le nom d’une région
no-bucket-key = il n’y a pas de clé pour le stockage : réglez { $variables }, ou écrivez-la dans { $path }, section { $profile }
key-unusable = la clé pour le stockage a des caractères qu’aucune clé n’a
no-bucket = { $bucket } : ce compartiment (bucket) n’existe pas ; créez-le d’abord avec les outils du stockage lui-même
wrong-bucket-key = { $address } : le stockage n’accepte pas la clé { $key } ({ $code })
clock-differs = l’horloge de cette machine diffère de celle du stockage, où il est { $time } : réglez-la
other-region = { $bucket } : le compartiment (bucket) n’est pas dans la région { $region } ; le stockage indique { $other }
no-right = { $address } : la clé { $key } n’a pas le droit d’y lire ou d’y lister
no-list-of-bucket = ce n’est pas la liste d’un compartiment (bucket)

# rclone
remote-form = { $address } : un emplacement de rclone s’écrit rclone:REMOTE:PATH
rclone-not-installed = rclone n’est pas installé ; installez le paquet rclone
rclone-does-not-start = rclone ne démarre pas : { $reason }
rclone-says = rclone : { $reason }
rclone-silent = il ne dit rien depuis 30 s
no-such-remote = rclone ne connaît pas cet emplacement : { $reason }

# The file with passwords. $line is a command of the shell.
credentials-of-one-line = le nom d’utilisateur et le mot de passe tiennent chacun sur une ligne
passwords-readable = { $path } : d’autres peuvent en lire les mots de passe ; lancez : { $line }
passwords-unreadable = { $path } : le fichier des mots de passe ne peut pas être lu

# Encrypted places
sealing-needs-package = cet emplacement a besoin du paquet libsodium23 : { $reason }
sealed-already = l’emplacement est déjà chiffré
not-sealed = l’emplacement n’est pas chiffré
secret-does-not-open = la phrase de passe ou le fichier de clé n’ouvre pas cet emplacement
newer-key = l’emplacement a une clé plus récente ; donnez sa phrase de passe ou son fichier de clé ({ $command })
opened-by-key-file = cet emplacement s’ouvre avec un fichier de clé
no-key-file = ce n’est pas un fichier de clé ; `{ $command }` en crée un
passphrase-too-short = une phrase de passe a au moins { $least ->
    [one] { $least } caractère
   *[other] { $least } caractères
  }
memory-for-passphrase = il n’y a pas assez de mémoire pour vérifier la phrase de passe ; il faut { $mebibytes } Mio
too-many-keys = un emplacement a au plus { $most ->
    [one] { $most } clé
   *[other] { $most } clés
  }
