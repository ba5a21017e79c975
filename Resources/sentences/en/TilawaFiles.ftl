# Files. Other modules say these sentences too.

# A failure: the file, what failed with it, and the reason in the words of the system or of the program.
# $operation (sentence), $reason (sentence)
file-failure = { $path }: { $operation }: { $reason }

# What failed
cannot-lock = cannot lock
cannot-make-folder-in-it = cannot make a folder in it
cannot-open = cannot open
cannot-read = cannot read
cannot-write = cannot write

# Reasons
cannot-be-read = it cannot be read
disk = it is a disk
folder = it is a folder
link-of-another-user = it is a link of another user; name the file itself
names-folder = it names a folder
names-no-file = it names no file
no-folder = there is no folder { $folder }
not-a-file = it is not a file
# An error of the system that has no words.
# $number (number)
system-error = error { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = the document
json-member = `{ $member }`
json-missing = `{ $member }` is missing
# $subject (sentence)
json-null = { $subject } is null
# $subject (sentence)
json-no-text = { $subject } is not a text
# $subject (sentence)
json-no-boolean = { $subject } is not true or false
# $subject (sentence)
json-no-whole-number = { $subject } is not a whole number
# $subject (sentence)
json-no-number = { $subject } is not a number
# $subject (sentence)
json-no-list = { $subject } is not a list
# $subject (sentence)
json-wrong-kind = { $subject } is not of the right kind
# $subject (sentence)
json-fault = { $subject }: { $reason }
json-not-whole = it is no whole JSON: { $reason }
