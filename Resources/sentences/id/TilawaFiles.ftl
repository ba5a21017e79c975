# Files. Other modules say these sentences too.
file-failure = { $path }: { $operation }: { $reason }

# What failed
cannot-lock = tidak dapat dikunci
cannot-make-folder-in-it = folder tidak dapat dibuat di dalamnya
cannot-open = tidak dapat dibuka
cannot-read = tidak dapat dibaca
cannot-write = tidak dapat ditulis

# Reasons
cannot-be-read = tidak terbaca
disk = ini disk
folder = ini folder
link-of-another-user = tautan milik pengguna lain; sebutkan file aslinya
names-folder = ini nama folder
names-no-file = ini bukan nama file
no-folder = tidak ada folder { $folder }
not-a-file = bukan file
system-error = kesalahan { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = dokumen
json-member = `{ $member }`
json-missing = `{ $member }` tidak ada
json-null = { $subject } bernilai null
json-no-text = { $subject } bukan teks
json-no-boolean = { $subject } bukan true atau false
json-no-whole-number = { $subject } bukan bilangan bulat
json-no-number = { $subject } bukan bilangan
json-no-list = { $subject } bukan daftar
json-wrong-kind = { $subject } bukan dari jenis yang benar
json-fault = { $subject }: { $reason }
json-not-whole = bukan JSON yang utuh: { $reason }
