# Files. Other modules say these sentences too.
file-failure = { $path }: { $operation }: { $reason }

# What failed
cannot-lock = مقفل نہیں ہو سکی
cannot-make-folder-in-it = اس میں فولڈر نہیں بن سکا
cannot-open = کھل نہیں سکی
cannot-read = پڑھی نہیں جا سکی
cannot-write = لکھی نہیں جا سکی

# Reasons
cannot-be-read = پڑھی نہیں جا سکتی
disk = یہ ڈسک ہے
folder = یہ فولڈر ہے
link-of-another-user = یہ کسی اور صارف کا ربط ہے؛ فائل کا اپنا نام لکھیں
names-folder = یہ فولڈر کا نام ہے
names-no-file = یہ کسی فائل کا نام نہیں
no-folder = فولڈر { $folder } موجود نہیں
not-a-file = یہ فائل نہیں
system-error = خرابی { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = دستاویز
json-member = `{ $member }`
json-missing = `{ $member }` موجود نہیں
json-null = { $subject } کی قدر null ہے
json-no-text = { $subject } متن نہیں
json-no-boolean = { $subject } نہ true ہے نہ false
json-no-whole-number = { $subject } پورا عدد نہیں
json-no-number = { $subject } عدد نہیں
json-no-list = { $subject } فہرست نہیں
json-wrong-kind = { $subject } کی قسم درست نہیں
json-fault = { $subject }: { $reason }
json-not-whole = یہ پورا JSON نہیں: { $reason }
