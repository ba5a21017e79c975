# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = موضع المزامنة مجلّد أو webdavs://… أو webdav://… أو s3://BUCKET/PREFIX أو rclone:REMOTE:PATH
no-place = { $address }: { $forms }
write-scheme = { $address }: { $forms }؛ اكتب { $scheme }://
place-of-newer-version = أنشأه إصدار أحدث من تلاوة، أو ملفه tilawa-sync.json تالف
no-manifest = لا يوجد tilawa-sync.json يعرفه هذا الإصدار
no-object-name = { $name }: لا كائن له اسم كهذا
object-too-large = { $name }: الحدّ الأقصى لحجم الكائن 16 MiB
name-too-long = { $name }: الحدّ الأقصى للاسم في موضع مشفّر { $most } بايت
refused-sound = { $id }: { $reason }

# Folders
fault = { $path }: { $reason }
no-folder = { $path }: ليس مجلّدًا
folder-away = { $path }: لا يوجد مجلّد كهذا؛ هل قرصه موصول؟
no-renaming = { $path }: نظام الملفات لا يستطيع تغيير أسماء الملفات

# Servers of WebDAV
no-webdav-address = { $address }: هذا ليس عنوان خادم WebDAV
password-in-address = { $address }: لا تُكتب كلمة المرور في عنوان يراه الآخرون
wrong-password = { $address }: الخادم لا يقبل اسم المستخدم وكلمة المرور (401)
no-sizes = { $address }: الخادم لا يذكر أحجام الملفات
no-moving = { $address }: الخادم لا ينقل الملفات
no-storing = { $address }: الخادم لا يحفظ الملفات
no-storing-there = { $address }: الخادم لا يحفظ الملفات؛ هل هو مجلّد WebDAV؟
sent-lost = { $address }: قال الخادم إن الإرسال نجح، لكن ما أُرسل ليس عنده
no-folder-on-server = { $address }: لا يوجد مجلّد كهذا على الخادم
cannot-look = { $address }: لا يستطيع الخادم البحث عنه الآن (405)
no-webdav = { $address }: الخادم لا يتكلّم WebDAV هناك ({ $status })
answer-unreadable = { $address }: لا يمكن قراءة جواب الخادم: { $reason }
file-not-sent = { $address }: الخادم يذكر الملف ولا يرسله
not-removed = { $address }: الخادم لا يزيله

# Answers of a server, which are XML
xml-needs-package = قراءة XML تحتاج إلى الحزمة libexpat1: { $reason }
out-of-memory = لا تكفي الذاكرة
document-type-declared = فيه تعريف لنوع المستند
line-fault = السطر { $line }: { $reason }
no-xml = ليس XML
no-list-of-webdav = ليس قائمة WebDAV
nested-too-deeply = تداخل عناصره أعمق من اللازم
too-many-files = عدد الملفات فيه يزيد على { $most }
text-too-long = فيه نص أطول من اللازم

# Object stores
no-bucket-address = { $address }: يُكتب الحاوي هكذا: s3://BUCKET/PREFIX، واسمه من 3 إلى 63 حرفًا لاتينيًّا أو رقمًا أو نقطة أو شرطة
options-of-bucket = { $address }: بعد علامة الاستفهام لا يُعرف إلا endpoint=URL و region=NAME و profile=NAME
key-in-address = { $address }: لا يُكتب المفتاح في عنوان يراه الآخرون
no-endpoint = { $address }: يُكتب عنوان المخزن هكذا: https://HOST أو http://HOST:PORT
no-region = { $region }: ليس هذا اسم منطقة
no-bucket-key = لا يوجد مفتاح للمخزن: عيّن { $variables }، أو اكتبه في { $path }، القسم { $profile }
key-unusable = في مفتاح المخزن رموز لا تكون في مفتاح
no-bucket = { $bucket }: لا يوجد حاوٍ بهذا الاسم؛ أنشئه أولًا بأدوات المخزن نفسه
wrong-bucket-key = { $address }: المخزن لا يقبل المفتاح { $key } ({ $code })
clock-differs = ساعة هذا الجهاز تخالف ساعة المخزن، والوقت عنده { $time }: اضبطها
other-region = { $bucket }: ليس الحاوي في المنطقة { $region }؛ يذكر المخزن { $other }
no-right = { $address }: لا يحقّ للمفتاح { $key } القراءة أو السرد هناك
no-list-of-bucket = ليس قائمة حاوٍ

# rclone
remote-form = { $address }: يُكتب موضع rclone البعيد هكذا: rclone:REMOTE:PATH
rclone-not-installed = البرنامج rclone غير مثبّت؛ ثبّت الحزمة rclone
rclone-does-not-start = تعذّر بدء rclone: { $reason }
rclone-says = rclone: { $reason }
rclone-silent = لا يجيب منذ 30 ثانية
no-such-remote = لا يعرف rclone هذا الموضع البعيد: { $reason }

# The file with passwords
credentials-of-one-line = اسم المستخدم وكلمة المرور، كل منهما سطر واحد
passwords-readable = { $path }: يستطيع آخرون قراءة كلمات المرور فيه؛ نفّذ: { $line }
passwords-unreadable = { $path }: لا يمكن قراءة ملف كلمات المرور

# Encrypted places
sealing-needs-package = موضع المزامنة هذا يحتاج إلى الحزمة libsodium23: { $reason }
sealed-already = موضع المزامنة مشفّر من قبل
not-sealed = موضع المزامنة غير مشفّر
secret-does-not-open = عبارة المرور أو ملف المفتاح لا يفتح موضع المزامنة هذا
newer-key = لموضع المزامنة مفتاح أحدث؛ اكتب عبارة مروره أو ملف مفتاحه ({ $command })
opened-by-key-file = يُفتح موضع المزامنة هذا بملف مفتاح
no-key-file = هذا ليس ملف مفتاح؛ ينشئه `{ $command }`
passphrase-too-short = أقلّ طول لعبارة المرور { $least ->
    [few] { $least } أحرف
    [many] { $least } حرفًا
   *[other] { $least } حرف
  }
memory-for-passphrase = لا تكفي الذاكرة للتحقّق من عبارة المرور: { $mebibytes } MiB
too-many-keys = الحدّ الأقصى لمفاتيح موضع المزامنة { $most }
