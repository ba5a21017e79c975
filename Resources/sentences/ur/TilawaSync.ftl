# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = ہم آہنگی کی جگہ کوئی فولڈر، webdavs://…، webdav://…، s3://BUCKET/PREFIX یا rclone:REMOTE:PATH ہوتی ہے
no-place = { $address }: { $forms }
write-scheme = { $address }: { $forms }؛ { $scheme }:// لکھیں
place-of-newer-version = اسے Tilawa کے نئے ورژن نے بنایا ہے، یا اس کی tilawa-sync.json خراب ہے
no-manifest = ایسی کوئی tilawa-sync.json نہیں جسے یہ ورژن جانتا ہو
no-object-name = { $name }: کسی آبجیکٹ کا ایسا نام نہیں ہوتا
object-too-large = { $name }: آبجیکٹ زیادہ سے زیادہ 16 MiB کا ہوتا ہے
name-too-long = { $name }: انکرپٹ شدہ جگہ میں نام زیادہ سے زیادہ { $most } بائٹ کا ہوتا ہے
refused-sound = { $id }: { $reason }

# Folders
fault = { $path }: { $reason }
no-folder = { $path }: یہ فولڈر نہیں
folder-away = { $path }: ایسا کوئی فولڈر نہیں؛ کیا اس کی ڈسک لگی ہوئی ہے؟
no-renaming = { $path }: فائل سسٹم فائلوں کے نام نہیں بدل سکتا

# Servers of WebDAV
no-webdav-address = { $address }: یہ WebDAV سرور کا پتہ نہیں
password-in-address = { $address }: پاس ورڈ پتے میں نہیں لکھا جاتا، جہاں اسے دوسرے دیکھ لیں
wrong-password = { $address }: سرور صارف کا نام اور پاس ورڈ قبول نہیں کرتا (401)
no-sizes = { $address }: سرور فائلوں کا حجم نہیں بتاتا
no-moving = { $address }: سرور فائلیں منتقل نہیں کرتا
no-storing = { $address }: سرور فائلیں محفوظ نہیں کرتا
no-storing-there = { $address }: سرور فائلیں محفوظ نہیں کرتا؛ کیا یہ WebDAV کا فولڈر ہے؟
sent-lost = { $address }: سرور نے بتایا کہ بھیجنا کامیاب رہا، مگر جو بھیجا گیا وہ اس کے پاس نہیں
no-folder-on-server = { $address }: سرور پر ایسا کوئی فولڈر نہیں
cannot-look = { $address }: سرور ابھی اسے تلاش نہیں کر سکتا (405)
no-webdav = { $address }: سرور وہاں WebDAV استعمال نہیں کرتا ({ $status })
answer-unreadable = { $address }: سرور کا جواب پڑھا نہیں جا سکتا: { $reason }
file-not-sent = { $address }: سرور فائل کا نام بتاتا ہے، مگر اسے بھیجتا نہیں
not-removed = { $address }: سرور اسے نہیں ہٹاتا

# Answers of a server, which are XML
xml-needs-package = XML کے لیے پیکج libexpat1 چاہیے: { $reason }
out-of-memory = میموری کم پڑ گئی
document-type-declared = اس میں دستاویز کی قسم کا اعلان ہے
line-fault = سطر { $line }: { $reason }
no-xml = یہ XML نہیں
no-list-of-webdav = یہ WebDAV کی فہرست نہیں
nested-too-deeply = اس کے اجزا بہت گہرائی تک ایک دوسرے کے اندر ہیں
too-many-files = اس میں { $most } سے زیادہ فائلوں کے نام ہیں
text-too-long = اس میں ایک متن بہت لمبا ہے

# Object stores. $code is a word of the store's own, $variables are names of variables.
no-bucket-address = { $address }: بکٹ یوں لکھا جاتا ہے: s3://BUCKET/PREFIX؛ اس کے نام میں 3 سے 63 لاطینی حروف، ہندسے، نقطے اور ڈیش ہوتے ہیں
options-of-bucket = { $address }: سوالیہ نشان کے بعد endpoint=URL، region=NAME اور profile=NAME معلوم ہیں
key-in-address = { $address }: کلید پتے میں نہیں لکھی جاتی، جہاں اسے دوسرے دیکھ لیں
no-endpoint = { $address }: اسٹور کا پتہ یوں لکھا جاتا ہے: https://HOST یا http://HOST:PORT
no-region = { $region }: یہ کسی خطے کا نام نہیں
no-bucket-key = اسٹور کی کوئی کلید نہیں: { $variables } مقرر کریں، یا اسے { $path } کے حصے { $profile } میں لکھیں
key-unusable = اسٹور کی کلید میں ایسے حروف ہیں جو کسی کلید میں نہیں ہوتے
no-bucket = { $bucket }: ایسا کوئی بکٹ نہیں؛ پہلے اسے اسٹور کے اپنے ٹولز سے بنائیں
wrong-bucket-key = { $address }: اسٹور کلید { $key } قبول نہیں کرتا ({ $code })
clock-differs = اس کمپیوٹر کی گھڑی اسٹور کی گھڑی سے الگ ہے، وہاں وقت { $time } ہے: اسے درست کریں
other-region = { $bucket }: یہ بکٹ خطہ { $region } میں نہیں؛ اسٹور { $other } بتاتا ہے
no-right = { $address }: کلید { $key } کو وہاں پڑھنے یا فہرست دیکھنے کی اجازت نہیں
no-list-of-bucket = یہ بکٹ کی فہرست نہیں

# rclone
remote-form = { $address }: rclone کی جگہ یوں لکھی جاتی ہے: rclone:REMOTE:PATH
rclone-not-installed = rclone نصب نہیں؛ پیکج rclone نصب کریں
rclone-does-not-start = rclone شروع نہیں ہوا: { $reason }
rclone-says = rclone: { $reason }
rclone-silent = یہ 30 سیکنڈ سے جواب نہیں دیتا
no-such-remote = rclone یہ جگہ نہیں جانتا: { $reason }

# The file with passwords. $line is a command of the shell.
credentials-of-one-line = صارف کا نام اور پاس ورڈ ایک ایک سطر ہوتے ہیں
passwords-readable = { $path }: اس کے پاس ورڈ دوسرے پڑھ سکتے ہیں؛ یہ چلائیں: { $line }
passwords-unreadable = { $path }: پاس ورڈ کی فائل پڑھی نہیں جا سکتی

# Encrypted places
sealing-needs-package = اس جگہ کے لیے پیکج libsodium23 چاہیے: { $reason }
sealed-already = یہ جگہ پہلے سے انکرپٹ شدہ ہے
not-sealed = یہ جگہ انکرپٹ شدہ نہیں
secret-does-not-open = یہ پاس فریز یا کلید کی فائل اس جگہ کو نہیں کھولتی
newer-key = اس جگہ کی نئی کلید ہے؛ اس کا پاس فریز یا کلید کی فائل دیں ({ $command })
opened-by-key-file = یہ جگہ کلید کی فائل سے کھلتی ہے
no-key-file = یہ کلید کی فائل نہیں؛ `{ $command }` ایسی فائل بناتی ہے
passphrase-too-short = پاس فریز میں کم از کم { $least } حروف ہوتے ہیں
memory-for-passphrase = پاس فریز جانچنے کے لیے میموری کافی نہیں؛ { $mebibytes } MiB چاہیے
too-many-keys = ایک جگہ کی زیادہ سے زیادہ { $most } کلیدیں ہوتی ہیں
