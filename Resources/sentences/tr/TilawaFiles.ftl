# Files. Other modules say these sentences too.
file-failure = { $path }: { $operation }: { $reason }

# What failed
cannot-lock = kilitlenemiyor
cannot-make-folder-in-it = içinde klasör oluşturulamıyor
cannot-open = açılamıyor
cannot-read = okunamıyor
cannot-write = yazılamıyor

# Reasons
cannot-be-read = okunamıyor
disk = bu bir disk
folder = bu bir klasör
link-of-another-user = başka bir kullanıcının bağı; dosyanın kendi adını verin
names-folder = bir klasörün adı
names-no-file = bir dosyanın adı değil
no-folder = { $folder } klasörü yok
not-a-file = dosya değil
system-error = hata { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = belge
json-member = `{ $member }`
json-missing = `{ $member }` eksik
json-null = { $subject } null
json-no-text = { $subject } metin değil
json-no-boolean = { $subject } ne true ne false
json-no-whole-number = { $subject } tam sayı değil
json-no-number = { $subject } sayı değil
json-no-list = { $subject } liste değil
json-wrong-kind = { $subject } doğru türden değil
json-fault = { $subject }: { $reason }
json-not-whole = eksiksiz bir JSON değil: { $reason }
