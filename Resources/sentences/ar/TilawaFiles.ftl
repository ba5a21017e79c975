# Files. Other modules say these sentences too.
file-failure = { $path }: { $operation }: { $reason }

# What failed
cannot-lock = تعذّر القفل
cannot-make-folder-in-it = تعذّر إنشاء مجلّد فيه
cannot-open = تعذّر الفتح
cannot-read = تعذّرت القراءة
cannot-write = تعذّرت الكتابة

# Reasons
cannot-be-read = لا يمكن قراءته
disk = هو قرص
folder = هو مجلّد
link-of-another-user = هو رابط لمستخدم آخر؛ اكتب اسم الملف نفسه
names-folder = هو اسم مجلّد
names-no-file = ليس اسم ملف
no-folder = لا يوجد مجلّد { $folder }
not-a-file = ليس ملفًا
system-error = الخطأ { $number }

# Faults in JSON. The subject is the document, or a member by its name.
json-document = المستند
json-member = `{ $member }`
json-missing = `{ $member }` ناقص
json-null = { $subject } قيمته null
json-no-text = { $subject } ليس نصًّا
json-no-boolean = { $subject } ليس true ولا false
json-no-whole-number = { $subject } ليس عددًا صحيحًا
json-no-number = { $subject } ليس عددًا
json-no-list = { $subject } ليس قائمة
json-wrong-kind = { $subject } ليس من النوع الصحيح
json-fault = { $subject }: { $reason }
json-not-whole = ليس JSON كاملًا: { $reason }
