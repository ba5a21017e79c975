# Files. Other modules say these sentences too.
file-failure = { $path } : { $operation } : { $reason }

# What failed
cannot-lock = verrouillage impossible
cannot-make-folder-in-it = impossible d’y créer un dossier
cannot-open = ouverture impossible
cannot-read = lecture impossible
cannot-write = écriture impossible

# Reasons
cannot-be-read = il ne peut pas être lu
disk = c’est un disque
folder = c’est un dossier
link-of-another-user = c’est le lien d’un autre utilisateur ; donnez le fichier lui-même
names-folder = c’est le nom d’un dossier
names-no-file = ce n’est pas le nom d’un fichier
no-folder = il n’y a pas de dossier { $folder }
not-a-file = ce n’est pas un fichier
system-error = erreur { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = le document
json-member = `{ $member }`
json-missing = `{ $member }` manque
json-null = { $subject } vaut null
json-no-text = { $subject } n’est pas un texte
json-no-boolean = { $subject } n’est ni true ni false
json-no-whole-number = { $subject } n’est pas un nombre entier
json-no-number = { $subject } n’est pas un nombre
json-no-list = { $subject } n’est pas une liste
json-wrong-kind = { $subject } n’est pas du bon type
json-fault = { $subject } : { $reason }
json-not-whole = ce n’est pas un JSON complet : { $reason }
