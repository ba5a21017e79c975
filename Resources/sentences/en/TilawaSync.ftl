# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = a place is a folder, webdavs://…, webdav://…, s3://BUCKET/PREFIX or rclone:REMOTE:PATH
# The address is none of the forms above, or has another scheme than it should.
# $forms (sentence)
no-place = { $address }: { $forms }
# $forms (sentence)
write-scheme = { $address }: { $forms }; write { $scheme }://
place-of-newer-version = a newer version of Tilawa made it, or its tilawa-sync.json is damaged
no-manifest = there is no tilawa-sync.json that this version knows
no-object-name = { $name }: no object has such a name
object-too-large = { $name }: an object has at most 16 MiB
# $most (number)
name-too-long = { $name }: a name in a sealed place has at most { $most } bytes
# A sound that was fetched and is no recording.
# $reason (sentence)
refused-sound = { $id }: { $reason }

# Folders
# $reason (sentence)
fault = { $path }: { $reason }
no-folder = { $path }: it is not a folder
folder-away = { $path }: there is no such folder; is its disk connected?
no-renaming = { $path }: the file system cannot rename files

# Servers of WebDAV
no-webdav-address = { $address }: this is no address of a WebDAV server
password-in-address = { $address }: a password does not belong into an address, where others see it
wrong-password = { $address }: the server does not accept the user and the password (401)
no-sizes = { $address }: the server does not tell the sizes of files
no-moving = { $address }: the server does not move files
no-storing = { $address }: the server does not store files
no-storing-there = { $address }: the server does not store files; is it a folder of WebDAV?
sent-lost = { $address }: the server reported success, but does not have what was sent
no-folder-on-server = { $address }: there is no such folder on the server
cannot-look = { $address }: the server cannot look for it now (405)
# $status (number)
no-webdav = { $address }: the server does not speak WebDAV there ({ $status })
# $reason (sentence)
answer-unreadable = { $address }: the server's answer cannot be read: { $reason }
file-not-sent = { $address }: the server names the file, but does not send it
not-removed = { $address }: the server does not remove it

# Answers of a server, which are XML
xml-needs-package = XML is read by the package libexpat1: { $reason }
out-of-memory = out of memory
document-type-declared = it declares a document type
# $line (number), $reason (sentence)
line-fault = line { $line }: { $reason }
no-xml = it is no XML
no-list-of-webdav = it is no list of WebDAV
nested-too-deeply = its elements are nested too deeply
# $most (number)
too-many-files = it names more than { $most } files
text-too-long = a text in it is too long

# Object stores. $code is a word of the store's own, $variables are names of variables.
no-bucket-address = { $address }: a bucket is written s3://BUCKET/PREFIX, its name has 3 to 63 letters, digits, points and hyphens
options-of-bucket = { $address }: after the question mark, endpoint=URL, region=NAME and profile=NAME are known
key-in-address = { $address }: a key does not belong into an address, where others see it
no-endpoint = { $address }: the address of a store is written https://HOST or http://HOST:PORT
no-region = { $region }: this is no name of a region
no-bucket-key = there is no key for the store: set { $variables }, or write it into { $path }, section { $profile }
key-unusable = the key for the store has characters that no key has
no-bucket = { $bucket }: there is no such bucket; make it with the store's own tools first
wrong-bucket-key = { $address }: the store does not accept the key { $key } ({ $code })
clock-differs = the clock of this machine differs from that of the store, where it is { $time }: set it right
other-region = { $bucket }: the bucket is not in the region { $region }; the store names { $other }
no-right = { $address }: the key { $key } may not read or list there
no-list-of-bucket = it is no list of a bucket

# rclone
remote-form = { $address }: a remote of rclone is written rclone:REMOTE:PATH
rclone-not-installed = rclone is not installed; install the package rclone
# $reason (sentence)
rclone-does-not-start = rclone does not start: { $reason }
# $reason (sentence)
rclone-says = rclone: { $reason }
rclone-silent = it says nothing for 30 s
no-such-remote = rclone does not know this remote: { $reason }

# The file with passwords. $line is a command of the shell.
credentials-of-one-line = a user and a password are one line each
passwords-readable = { $path }: others may read the passwords in it; run: { $line }
passwords-unreadable = { $path }: the file with passwords cannot be read

# Encrypted places
sealing-needs-package = this place needs the package libsodium23: { $reason }
sealed-already = the place is sealed already
not-sealed = the place is not sealed
secret-does-not-open = the passphrase or the key file does not open this place
newer-key = the place has a newer key; give its passphrase or key file ({ $command })
opened-by-key-file = this place is opened by a key file
no-key-file = this is no key file; `{ $command }` makes one
# $least (number)
passphrase-too-short = a passphrase has at least { $least } characters
# $mebibytes (number)
memory-for-passphrase = there is not enough memory to check the passphrase: { $mebibytes } MiB
# $most (number)
too-many-keys = a place has at most { $most } keys
