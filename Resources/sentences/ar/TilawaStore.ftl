failure = { $operation }: { $reason }

# What failed
cannot-add = تعذّرت إضافة { $name }
cannot-add-up-what-is-held-by-heart = تعذّر حساب مجموع المحفوظ
cannot-add-up-what-was-fetched = تعذّر حساب مجموع ما نُزّل
cannot-add-up-what-was-read = تعذّر حساب مجموع ما قُرئ
cannot-begin-library = تعذّر بدء مكتبة
cannot-begin-recitation = تعذّر بدء تسميع
cannot-begin-to-synchronise = تعذّر بدء المزامنة
cannot-change-bookmark = تعذّر تغيير الإشارة المرجعية { $id }
cannot-change-course = تعذّر تغيير دورة
cannot-change-key-of-course = تعذّر تغيير مفتاح دورة
cannot-change-khatm = تعذّر تغيير ختمة
cannot-change-segments = تعذّر تغيير القِطَع
cannot-change-segments-of = تعذّر تغيير قِطَع { $name }
cannot-change-setting = تعذّر تغيير إعداد
cannot-change-settings = تعذّر تغيير الإعدادات
cannot-check-ledger = تعذّر فحص السجلّ
cannot-check-library = تعذّر فحص المكتبة
cannot-check-segments = تعذّر فحص القِطَع
cannot-check-trash = تعذّر فحص سلّة المحذوفات
cannot-choose-khatm = تعذّر اختيار ختمة
cannot-copy-to-folder = تعذّر نسخه إلى { $folder }
cannot-correct-recitation = تعذّر تصحيح تسميع
cannot-count-sounds = تعذّر عدّ الأصوات
cannot-count-what-is-there = تعذّر عدّ الموجود
cannot-decide = تعذّر حفظ القرار
cannot-delete = تعذّر حذف { $name }
cannot-delete-preset = تعذّر حذف التشغيل المحفوظ { $name }
cannot-do-marking-again = تعذّرت إعادة وضع العلامة
cannot-empty-trash = تعذّر إفراغ سلّة المحذوفات
cannot-end-recitation = تعذّر إنهاء تسميع
cannot-end-synchronisation = تعذّر إنهاء المزامنة
cannot-export = تعذّر تصدير { $name }
cannot-export-progress = تعذّر تصدير التقدّم
cannot-export-to = تعذّر التصدير إلى هنا
cannot-fetch-sound = تعذّر جلب الصوت { $id }
cannot-find = لم يُعثر على { $name }
cannot-find-file = لم يُعثر على الملف { $path }
cannot-find-in-text = لم يُعثر على { $ref } في نص { $riwayah }
cannot-find-khatm-named = لم يُعثر على الختمة { $name }
cannot-find-preset = لم يُعثر على تشغيل محفوظ
cannot-find-preset-named = لم يُعثر على التشغيل المحفوظ { $name }
cannot-find-reciter = لم يُعثر على قارئ
cannot-find-reciter-named = لم يُعثر على القارئ { $id }
cannot-find-recording = لم يُعثر على تسجيل
cannot-find-recording-named = لم يُعثر على التسجيل { $name }
cannot-find-recordings-of-files = لم يُعثر على تسجيلات الملفات
cannot-forget-days-of-ledger = تعذّر محو أيام من السجلّ
cannot-forget-what-server-does-not-have = تعذّر محو ما ليس عند أحد الخوادم
cannot-forget-what-was-fetched = تعذّر محو ما نُزّل
cannot-forget-what-was-set-aside = تعذّر محو ما وُضع جانبًا
cannot-give-sound-back = تعذّرت إعادة الصوت إلى { $name }
cannot-import = تعذّر استيراد { $name }
cannot-import-bookmarks = تعذّر استيراد إشارات مرجعية
cannot-import-folder = تعذّر الاستيراد
cannot-import-progress = تعذّر استيراد التقدّم
cannot-join-course = تعذّر الانضمام إلى الدورة
cannot-join-recordings-with-one-sound = تعذّر جمع التسجيلات التي لها صوت واحد
cannot-keep-adaptation = تعذّر حفظ التكيّف مع الصوت
cannot-keep-place = تعذّر حفظ الموضع
cannot-keep-position = تعذّر حفظ موضع القراءة { $name }
cannot-keep-recitation = تعذّر حفظ تسميع
cannot-keep-state-of-script = تعذّر حفظ حالة برنامج نصّي
cannot-keep-words-of = تعذّر حفظ كلمات { $name }
cannot-list-bookmarks = تعذّر سرد الإشارات المرجعية
cannot-list-courses = تعذّر سرد الدورات
cannot-list-folder = تعذّر سرد محتوى المجلّد
cannot-list-khatmat = تعذّر سرد الختمات
cannot-list-objects-of-place = تعذّر سرد ما في موضع المزامنة
cannot-list-opened-bundles = تعذّر سرد الرزم المفتوحة
cannot-list-positions = تعذّر سرد مواضع القراءة
cannot-list-presets = تعذّر سرد التشغيلات المحفوظة
cannot-list-reciters = تعذّر سرد القرّاء
cannot-list-recordings = تعذّر سرد التسجيلات
cannot-list-students = تعذّر سرد الطلّاب
cannot-list-trash = تعذّر سرد سلّة المحذوفات
cannot-list-what-was-fetched = تعذّر سرد ما نُزّل
cannot-list-what-was-set-aside = تعذّر سرد ما وُضع جانبًا
cannot-look-at-progress = تعذّر الاطّلاع على التقدّم
cannot-look-at-what-cannot-be-believed = تعذّر الاطّلاع على ما لا يوثق به
cannot-look-for-changes = تعذّر البحث عن تغييرات
cannot-look-for-conflicts = تعذّر البحث عن تعارضات
cannot-look-for-equal-sounds = تعذّر البحث عن أصوات متطابقة
cannot-look-for-linked-files = تعذّر البحث عن الملفات المرتبطة
cannot-look-for-sounds = تعذّر البحث عن الأصوات
cannot-look-for-student = تعذّر البحث عن طالب
cannot-look-for-what-is-new = تعذّر البحث عن الجديد
cannot-look-for-what-is-to-be-removed = تعذّر البحث عمّا تجب إزالته
cannot-look-for-what-is-to-be-sent = تعذّر البحث عمّا يجب إرساله
cannot-look-for-what-is-to-be-synchronised = تعذّر البحث عمّا تجب مزامنته
cannot-look-for-what-waits = تعذّر البحث عمّا ينتظر
cannot-look-for-what-was-lost = تعذّر البحث عمّا فُقد
cannot-look-for-what-was-not-understood = تعذّر البحث عمّا لم يُفهم
cannot-look-for-what-was-not-used = تعذّر البحث عمّا لم يُستعمل
cannot-look-into-trash = تعذّر الاطّلاع على سلّة المحذوفات
cannot-look-through-trash = تعذّر البحث في سلّة المحذوفات
cannot-look-up-device = تعذّرت قراءة بيانات الجهاز
cannot-look-up-devices = تعذّرت قراءة بيانات الأجهزة
cannot-look-up-file = تعذّرت قراءة بيانات ملف
cannot-look-up-files = تعذّرت قراءة بيانات الملفات
cannot-look-up-how-fast-reciter-recites = تعذّرت معرفة سرعة تلاوة القارئ
cannot-look-up-khatm = تعذّرت قراءة بيانات الختمة
cannot-look-up-loudness = تعذّرت معرفة شدّة الصوت
cannot-look-up-overlays = تعذّرت قراءة التوقيتات المصحَّحة
cannot-look-up-parts-of-logs = تعذّرت قراءة بيانات أجزاء السجلّات
cannot-look-up-place-of-sync = تعذّرت معرفة موضع المزامنة
cannot-look-up-reciter = تعذّرت قراءة بيانات قارئ
cannot-look-up-recording = تعذّرت قراءة بيانات تسجيل
cannot-look-up-sound = تعذّرت قراءة بيانات صوت
cannot-look-up-takes = تعذّرت معرفة الأداءات
cannot-look-up-timings = تعذّرت معرفة التوقيتات
cannot-look-up-what-cannot-be-fetched = تعذّرت معرفة ما لا يمكن تنزيله
cannot-look-up-what-file-holds = تعذّرت معرفة ما في الملف
cannot-look-up-what-is-covered = تعذّرت معرفة ما هو مغطّى
cannot-look-up-what-is-here = تعذّرت معرفة ما هو موجود هنا
cannot-look-up-what-is-needed = تعذّرت معرفة ما يلزم
cannot-look-up-what-is-played = تعذّرت معرفة ما يُشغَّل
cannot-look-up-what-is-withheld = تعذّرت معرفة ما هو محجوب
cannot-look-up-what-reciters-have = تعذّرت معرفة ما عند القرّاء
cannot-look-up-what-server-does-not-have = تعذّرت معرفة ما ليس عند أحد الخوادم
cannot-look-up-what-to-measure = تعذّرت معرفة ما يجب قياسه
cannot-look-up-what-was-fetched = تعذّرت معرفة ما نُزّل
cannot-look-up-where-files-can-be-had = تعذّرت معرفة مصدر الملفات
cannot-look-up-words = تعذّرت قراءة بيانات الكلمات
cannot-make-folder = تعذّر إنشاء المجلّد
cannot-make-khatm = تعذّر إنشاء ختمة
cannot-make-khatm-named = تعذّر إنشاء { $name }
cannot-make-link = تعذّر إنشاء الرابط
cannot-make-snapshot = تعذّر إنشاء لقطة
cannot-merge-bookmarks-and-positions = تعذّر دمج الإشارات المرجعية ومواضع القراءة
cannot-merge-two-ledgers-of-hifz = تعذّر دمج سجلّين للحفظ
cannot-merge-what-is-marked-in = تعذّر دمج علامات { $name }
cannot-move = تعذّر نقل { $name }
cannot-edit = تعذّر تحرير { $name }
cannot-name-pack = تعذّرت تسمية الحزمة
cannot-note-changes = تعذّر تدوين تغييرات
cannot-note-devices = تعذّر تدوين الأجهزة
cannot-note-fault = تعذّر تدوين خلل
cannot-note-file-of = تعذّر تدوين ملف { $name }
cannot-note-objects-of-place = تعذّر تدوين ما في موضع المزامنة
cannot-note-opened-bundle = تعذّر تدوين رزمة مفتوحة
cannot-note-sound-of = تعذّر تدوين صوت { $name }
cannot-note-that-file-is-whole = تعذّر تدوين أنّ ملفًا كامل
cannot-note-what-cannot-be-sent = تعذّر تدوين ما لا يمكن إرساله
cannot-note-what-happened-in-course = تعذّر تدوين ما جرى في دورة
cannot-note-what-is-held-by-heart = تعذّر تدوين المحفوظ
cannot-note-what-is-played = تعذّر تدوين ما يُشغَّل
cannot-note-what-server-does-not-have = تعذّر تدوين ما ليس عند أحد الخوادم
cannot-note-what-was-read = تعذّر تدوين ما قُرئ
cannot-note-what-was-sent = تعذّر تدوين ما أُرسل
cannot-note-where-downloads-are = تعذّر تدوين مكان التنزيلات
cannot-open-library = تعذّر فتح المكتبة
cannot-order-reciters = تعذّر ترتيب القرّاء
cannot-pin-reciter = تعذّر الاحتفاظ بملفات قارئ
cannot-pin-what-was-fetched = تعذّر الاحتفاظ بما نُزّل
cannot-read-adaptation = تعذّرت قراءة التكيّف مع الصوت
cannot-read-backup = تعذّرت قراءة النسخة الاحتياطية
cannot-read-basmalah = تعذّرت قراءة البسملة
cannot-read-bookmarks = تعذّرت قراءة الإشارات المرجعية
cannot-read-bookmarks-and-positions = تعذّرت قراءة الإشارات المرجعية ومواضع القراءة
cannot-read-catalogue = تعذّرت قراءة الفهرس
cannot-read-completed-khatmat = تعذّرت قراءة الختمات المكتملة
cannot-read-days = تعذّرت قراءة الأيام
cannot-read-events-of-course = تعذّرت قراءة أحداث دورة
cannot-read-goals = تعذّرت قراءة الأهداف
cannot-read-history = تعذّرت قراءة سجلّ التغييرات
cannot-read-history-of = تعذّرت قراءة سجلّ التغييرات في { $name }
cannot-read-in-khatm = تعذّرت القراءة في { $name }
cannot-read-keys-of-course = تعذّرت قراءة مفاتيح دورة
cannot-read-khatmat = تعذّرت قراءة الختمات
cannot-read-last-session = تعذّرت قراءة الجلسة الأخيرة
cannot-read-ledger = تعذّرت قراءة السجلّ
cannot-read-ledger-of-hifz = تعذّرت قراءة سجلّ الحفظ
cannot-read-lines = تعذّرت قراءة الأسطر
cannot-read-log-of-sync = تعذّرت قراءة سجلّ المزامنة
cannot-read-notices = تعذّرت قراءة بيانات المصادر
cannot-read-pack = تعذّرت قراءة الحزمة
cannot-read-positions = تعذّرت قراءة مواضع القراءة
cannot-read-progress = تعذّرت قراءة التقدّم
cannot-read-quran = تعذّرت قراءة القرآن
cannot-read-recitation = تعذّرت قراءة تسميع
cannot-read-recitations = تعذّرت قراءة بيانات التسميع
cannot-read-sajdahs = تعذّرت قراءة السجدات
cannot-read-segments-of = تعذّرت قراءة قِطَع { $name }
cannot-read-setting = تعذّرت قراءة إعداد
cannot-read-settings = تعذّرت قراءة الإعدادات
cannot-read-state-of-script = تعذّرت قراءة حالة برنامج نصّي
cannot-read-text = تعذّرت قراءة النص
cannot-read-timings = تعذّرت قراءة التوقيتات
cannot-read-what-is-held-by-heart = تعذّرت قراءة المحفوظ
cannot-read-what-is-known-of = تعذّرت قراءة المعروف عن { $name }
cannot-read-what-is-marked = تعذّرت قراءة العلامات
cannot-recover-recitation = تعذّر استرداد تسميع
cannot-remove = تعذّرت الإزالة
cannot-remove-bookmarks = تعذّرت إزالة إشارات مرجعية
cannot-remove-overlays = تعذّرت إزالة التوقيتات المصحَّحة
cannot-remove-pack = تعذّرت إزالة الحزمة { $id }
cannot-remove-position = تعذّرت إزالة موضع القراءة { $name }
cannot-remove-reciter = تعذّرت إزالة قارئ
cannot-remove-sounds-of-what-was-deleted = تعذّرت إزالة أصوات ما حُذف
cannot-remove-text-of = تعذّرت إزالة نص { $riwayah }
cannot-remove-what-was-fetched = تعذّرت إزالة ما نُزّل
cannot-rename-preset = تعذّر تغيير اسم التشغيل المحفوظ { $name }
cannot-repair-segments = تعذّر إصلاح القِطَع
cannot-reset-adaptation = تعذّر محو التكيّف مع الصوت
cannot-restore = تعذّرت استعادة { $name }
cannot-restore-bookmarks = تعذّرت استعادة إشارات مرجعية
cannot-save-preset = تعذّر حفظ التشغيل المحفوظ { $name }
cannot-send-sound-again = تعذّر إرسال صوت من جديد
cannot-set-aside-what-cannot-be-believed = تعذّر أن يوضع جانبًا ما لا يوثق به
cannot-set-goal = تعذّر ضبط الهدف
cannot-set-library-aside = تعذّر وضع المكتبة جانبًا
cannot-show-reciter = تعذّر عرض قارئ
cannot-sign = تعذّر التوقيع
cannot-stand-in-line = تعذّر الانتظار في الدور
cannot-store = تعذّر تخزين { $name }
cannot-store-bookmark = تعذّر تخزين إشارة مرجعية
cannot-store-digest = تعذّر تخزين بصمة
cannot-store-event = تعذّر تخزين حدث
cannot-store-loudness = تعذّر تخزين شدّة الصوت
cannot-store-overlays = تعذّر تخزين توقيتات مصحَّحة
cannot-store-timings = تعذّر تخزين توقيتات
cannot-store-what-was-fetched = تعذّر تخزين ما نُزّل
cannot-synchronise = تعذّرت المزامنة
cannot-take = تعذّر أخذه
cannot-take-back-marking = تعذّر التراجع عن وضع العلامة
cannot-take-backup = تعذّر استعمال النسخة الاحتياطية
cannot-take-changes-of-other-devices = تعذّر أخذ تغييرات الأجهزة الأخرى
cannot-take-course-back = تعذّرت استعادة دورة
cannot-take-new-name-in-logs = تعذّر أخذ اسم جديد في السجلّات
cannot-take-over-events-of-course = تعذّر أخذ أحداث دورة
cannot-take-over-events-of-student = تعذّر أخذ أحداث طالب
cannot-take-sound-from = تعذّر أخذ صوت من هنا
cannot-take-sound-to = تعذّر أخذ صوت إلى هنا
cannot-take-up-what-waited = تعذّرت معالجة ما كان ينتظر
cannot-tidy-up = تعذّر الترتيب
cannot-trust-acoustic-model = لا يمكن الوثوق بالنموذج الصوتي
cannot-trust-pack = لا يمكن الوثوق بالحزمة { $id }
cannot-trust-table-of-similar-ayat = لا يمكن الوثوق بجدول المتشابهات
cannot-trust-text = لا يمكن الوثوق بالنص
cannot-trust-text-of = لا يمكن الوثوق بنص { $riwayah }
cannot-use = تعذّر استعماله
cannot-use-file = تعذّر استعمال الملف
cannot-use-folder = تعذّر استعمال المجلّد
cannot-write-deck = تعذّرت كتابة مجموعة البطاقات
cannot-write-ledger = تعذّرت كتابة السجلّ
cannot-write-to-library = تعذّرت الكتابة في المكتبة

# What failed, by a verb and its object in words from elsewhere
cannot = تعذّر: { $operation }
cannot-undo-change-of = تعذّر التراجع عن تغيير في { $name }
cannot-redo-change-of = تعذّرت إعادة تغيير في { $name }
cannot-trust-quran-text = لا يمكن الوثوق بنص القرآن
cannot-trust-quran-structure = لا يمكن الوثوق بتقسيم القرآن

# Files and folders
not-installed = لم يُثبَّت مع البرنامج؛ ثبّت تلاوة من جديد أو اضبط { $variable }
of-another-user = هو لمستخدم آخر
too-large-to-read = حجمه { $size }؛ ولا يُقرأ أكثر من { $most }
too-large = هو أكبر ممّا ينبغي
terabytes = { $number } تيرابايت
gigabytes = { $number } غيغابايت
megabytes = { $number } ميغابايت
kilobytes = { $number } كيلوبايت
bytes = { $count ->
    [one] بايت واحد
    [two] بايتان
    [few] { $count } بايتات
    [many] { $count } بايتًا
   *[other] { $count } بايت
  }

# Bookmarks and positions
not-utf-8 = ليس نصًّا بترميز UTF-8
bookmarks-json-damaged = هو JSON تالف، أو ليس قائمة إشارات مرجعية: { $fault }
no-list-of-bookmarks = ليس قائمة إشارات مرجعية
not-bookmarks = نوع الملف: { $kind }، وليس قائمة إشارات مرجعية
binary-property-list = هو قائمة خصائص ثنائية؛ الأمر plistutil -i FILE -o FILE.xml من الحزمة libplist-utils يجعلها نصًّا يُقرأ
json-of-other-program = هو JSON من برنامج آخر («{ $format }»)، وليس قائمة إشارات مرجعية
foreign-mark = لا تسمّي آية ولا صفحة
page-of-other-print = هي الصفحة { $page } من طبعة أخرى ({ $print })
newer-version-update = كتبه إصدار أحدث من تلاوة؛ حدّث تلاوة
one-with-id = توجد واحدة بالمعرّف { $id }
removed-meanwhile = أُزيلت في هذه الأثناء
no-reading-document = ليس قائمة إشارات مرجعية من تلاوة
reading-document-damaged = ليس قائمة إشارات مرجعية من تلاوة، أو هو تالف: { $fault }
no-counting = لا يوجد عدّ «{ $counting }»
no-such-ref = لا يوجد فيه «{ $ref }»
no-bookmark-id = ليس «{ $id }» معرّف إشارة مرجعية
no-tag = ليس «{ $tag }» وسمًا
no-colour = لا يوجد لون «{ $colour }»
bookmark-time-impossible = وقت الإشارة المرجعية { $id } مستحيل
no-position = ليس «{ $name }» موضع قراءة
removed-bookmark-invalid = يذكر إشارة مرجعية مُزالة غير صالحة

# Courses
bundle-damaged = هي تالفة أو ناقصة؛ اطلبها من جديد
signature-wrong = توقيعها ليس توقيع مرسلها
no-bundle = ليس رزمة دورة
another-key = هو غير مفتاح الدورة، { $name }
no-key = ليس مفتاحًا
courses-need-libsodium = { $reason }؛ تحتاج الدورات إلى libsodium (في Debian: libsodium23)
course-sound-too-large = حجمه { $size }؛ وصوت الدورة لا يزيد على { $most }
changed-while-read = تغيّر أثناء قراءته؛ أعد المحاولة
key-in-use = كان المفتاح { $id } مستعملًا
no-course = لا توجد دورة { $id }
too-many-events = عددها أكثر من { $most }، أو حجمها أكبر من { $size }
event-not-stored = لم يُخزَّن الحدث رقم { $number }
event-of-another-course = ليس من أحداث الدورة { $id }
course-of-another-teacher = المعرّف «{ $id }» هنا لدورة معلّم آخر

# The file of the library
damaged = الملف تالف
library-missing = هي مفقودة، وتوجد نسخ احتياطية
damaged-too = هي تالفة أيضًا
database-of-another-program = هي قاعدة بيانات برنامج آخر

# Downloads
folder-is-link = المجلّد رابط، ولا يُزال شيء من خلاله
segment-leaves-file = قطعة تتجاوز ملفها { $path }

# Exported libraries
no-exported-library = ليس مكتبة مصدَّرة: لا يوجد فيه tilawa-library.json
folder-has-other-files = فيه ملفات أخرى؛ سمِّ مجلّدًا جديدًا أو فارغًا
export-incomplete = ليس في التصدير مجلّد كهذا، فتسجيلاته غير معروفة؛ انسخ المجلّد كلّه من جديد
of-another-recording = هو لتسجيل آخر
no-readable-event = ليس فيه حدث تمكن قراءته
not-what-was-imported = ليس ما استُورد
removed-just-now = أزاله أحد الآن
sound-of-another-length = هو في المكتبة بطول آخر أو معدّل آخر؛ احذف التسجيل ثم استورده من جديد
no-sound = لا صوت فيه
damaged-content = هو تالف: محتواه لا يطابق اسمه
link-of-another-user = هو رابط لمستخدم آخر

# Files
no-such-file-of = ليس عند { $id } ملف كهذا
changed-since-added = تغيّر بعد إضافته
being-changed = يجري تغييره الآن

# XML
xml-needs-package = تحتاج قراءة XML إلى الحزمة libexpat1: { $reason }
out-of-memory = نفدت الذاكرة
no-xml = ليس XML

# Models
of-another-version = لا يخصّ هذا الإصدار من تلاوة؛ ثبّت تلاوة من جديد

# Hifz
id-empty-or-text-long = معرّف فارغ، أو نص أطول ممّا ينبغي
no-such-time-or-day = وقت أو يوم لا وجود له
unknown-kind = نوع غير معروف
no-words = لا كلمات
foreign-words = كلمات ليست في القرآن
line-no-event = سطر ليس حدثًا
unknown-state = حالة غير معروفة
unknown-grade = تقدير غير معروف
unknown-judge = مقيِّم غير معروف
unknown-setting = إعداد غير معروف
unknown-event = حدث غير معروف
line-fault = السطر { $line }: { $reason }
lines-more = { $count ->
    [one] وسطر آخر
    [two] وسطران آخران
    [few] و{ $count } أسطر أخرى
    [many] و{ $count } سطرًا آخر
   *[other] و{ $count } سطر آخر
  }

# Khatmat
newer-version = كتبه إصدار أحدث من تلاوة
damaged-as = هو تالف: { $fault }
no-such-page = صفحة لا وجود لها
no-such-state = حالة لا وجود لها
impossible-day = يوم مستحيل
no-such-goal = هدف لا وجود له
invalid-goal = هدف غير صالح
invalid-khatm = ختمة غير صالحة
entry-unreadable = قيد لا تمكن قراءته
entry-of-no-khatm = قيد ليس لأي ختمة
name-used-choose = هذا الاسم مستعمل؛ اختر اسمًا آخر
name-used = هذا الاسم مستعمل
khatm-closed = هي مغلقة
khatm-removed = هي مُزالة
no-khatm-export = ليس ملفًا من { $command }

# The Quran
value-of-unknown-kind = توجد قيمة من نوع غير معروف

# Reciters
named-twice = ذُكر أحدهم مرّتين: { $ids }
recites-riwayah = رواية { $name } هي { $riwayah }

# Recordings
no-segment = لا توجد قطعة رقمها { $id }
marked-at-another-rate = عُلّم بمعدّل { $marked } هرتز، ومعدّل صوته { $rate } هرتز
no-digest = لا بصمة له
imported-meanwhile = استُورد في هذه الأثناء؛ استورد من جديد
segment-of-unknown-status = قطعة حالتها غير معروفة
segment-of-no-length = قطعة لا طول لها
none = لا يوجد
none-but-near = لا يوجد؛ هل تقصد { $near }؟
none-but-latest = لا يوجد؛ أحدثها: { $latest }
reciter-ambiguous = قد يكون واحدًا من هؤلاء: { $names }
name-taken = هذا الاسم مستعمل عند { $id }
cannot-rename = تعذّر تغيير اسم { $name }
recording-ambiguous = قد يكون واحدًا من هذه: { $names }
no-longer-in-trash = لم يعد في سلّة المحذوفات
restore-without-sound = صوته مفقود؛ استورده من جديد ثم استعد
restore-changed-sound = تغيّر صوته؛ استورد الأصل من جديد ثم استعد
recording-first = استعد تسجيله أو استورده أولًا
sound-measured = ليس طول صوته كما تقول وثيقته، فقيس من جديد
sound-measured-cut = ليس طول صوته كما تقول وثيقته، فقيس من جديد؛ ومن القِطَع التي تتجاوز نهايته: المقصوص هناك { $cut ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $cut } قطع
    [many] { $cut } قطعة
   *[other] { $cut } قطعة
  }
sound-measured-left = ليس طول صوته كما تقول وثيقته، فقيس من جديد؛ ومن القِطَع التي تتجاوز نهايته: المتروك { $left ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $left } قطع
    [many] { $left } قطعة
   *[other] { $left } قطعة
  }
sound-measured-both = ليس طول صوته كما تقول وثيقته، فقيس من جديد؛ ومن القِطَع التي تتجاوز نهايته: المقصوص هناك { $cut }، والمتروك { $left }
take-another-name = { $obstacle }؛ اختر اسمًا آخر
recording-unreadable = تعذّرت قراءة تسجيل: { $reason }
segment-of = { $label } من { $title }

# Rows and files of SQLite
no-database = ليس قاعدة بيانات
sqlite-cannot-open = لا يستطيع SQLite فتحه
too-many-tables = فيه أكثر من { $most ->
    [one] جدول واحد
    [two] جدولين
    [few] { $most } جداول
    [many] { $most } جدولًا
   *[other] { $most } جدول
  }
column-computed = العمود { $column } في جدوله { $table } محسوب
column-default-large = القيمة الافتراضية للعمود { $column } في جدوله { $table } حجمها { $count ->
    [one] بايت واحد
    [two] بايتان
    [few] { $count } بايتات
    [many] { $count } بايتًا
   *[other] { $count } بايت
  }
too-many-rows = في جدوله { $table } أكثر من { $most ->
    [one] صف واحد
    [two] صفّين
    [few] { $most } صفوف
    [many] { $most } صفًا
   *[other] { $most } صف
  }
more-text-than-bytes = فيه من النص أكثر من حجمه
no-table-of-timings = ليس فيه جدول timings(sura, ayah, time)
sqlite-error = خطأ SQLite رقم { $result }
no-column = لا يوجد عمود { $index }
no-column-named = لا يوجد عمود { $column }
no-surah = لا توجد سورة رقمها { $number }
impossible-sound = لا صوت كهذا: { $path }، عدد إطاراته { $frames } ومعدّله { $rate } هرتز وعدد قنواته { $channels }
stretch-of-no-words = مدى بلا كلمات

# Presets and sessions
none-yet = لا شيء بعد
there-are = الموجود: { $names }
one-called = يوجد واحد باسم { $other }
preset-unreadable = تشغيل محفوظ لا تمكن قراءته
session-format-unknown = صيغتها غير معروفة؛ شغّل شيئًا من جديد

# Synchronisation
no-sync-place = ليس للمكتبة موضع مزامنة
changed-meanwhile = المكتبة تتغيّر في هذه الأثناء؛ أعد المحاولة
known-facts-unreadable = تعذّرت قراءة المعروف عنه
longer-than-described = هو أطول ممّا يقول وصفه
content-not-of-name = محتواه لا يطابق اسمه

# Rows that cannot be believed
changed-since = تغيّر شيء آخر بعد ذلك
id-invalid = المعرّف غير صالح
note-not-utf-8 = الملاحظة ليست نصًّا بترميز UTF-8
tags-unreadable = تعذّرت قراءة الوسوم
its-time-impossible = الوقت لا وجود له
of-another-length = طوله أو معدّله مختلف
name-of-other-reciters = الاسم { $name } لقرّاء آخرين
no-khatm-yet = لا ختمة بعد
unknown-kind-named = نوع غير معروف «{ $kind }»
unknown-counting-riwayah-role = عدّ أو رواية أو دور غير معروف
impossible-counts = أعداد مستحيلة
ledger-kind-unknown = قيد في السجلّ نوعه غير معروف
ledger-time-impossible = قيد في السجلّ وقته مستحيل
place-no-number = الموضع ليس رقمًا
words-beyond-quran = موضعه الكلمات من { $first } إلى { $past }، وعدد الكلمات { $words }
label-not-text = اسم الموضع أو العدّ ليس نصًّا
label-not-at-words = «{ $label }» في عدّ { $counting } ليس عند الكلمات من { $first } إلى { $past }
name-invalid = الاسم غير صالح
no-such-riwayah = لا توجد رواية كهذه
name-of-imported = استُوردت تسجيلات بهذا الاسم؛ اختر اسمًا آخر
added-as-files = أُضيف { $name } كمجموعة ملفات
no-recording-document = ليس وثيقة تسجيل
no-digest-of-sha256 = ليس SHA-256
no-stretch = ليست كلمات متتالية
no-sound-like-that = لا صوت كهذا
two-segments-of-one-name = قطعتان باسم واحد
segment-leaves-the-recording = قطعة تتجاوز التسجيل
names-foreign-words = يذكر كلمات ليست في القرآن
was-deleted = حُذف
segment-leaves-its-recording = قطعة تتجاوز تسجيلها
segment-without-name = قطعة بلا اسم أو حالتها غير معروفة
parts-do-not-touch = أجزاء قطعة لا يتّصل بعضها ببعض
part-no-recitation = جزء من قطعة ليس تلاوة
no-such-time = وقت لا وجود له
day-not-of-time = يوم ليس يوم وقته
unknown-counting = عدّ غير معروف
reciter-of-unknown-kind = قارئ من نوع غير معروف
no-such-id = لا يوجد معرّف كهذا
word-times-damaged = أوقات الكلمات تالفة
no-time = ليس { $number } وقتًا
no-pause = ليس { $number } طول سكتة
column-holds = في العمود { $column } { $value }، وليس هذا ما ينبغي أن يكون فيه
value-nothing = لا شيء
value-fraction = كسر
value-text = نص
value-bytes = بايتات
bookmark-at = الإشارة المرجعية { $id } عند { $label }

# Texts and packs
text-behind-end = يوجد شيء بعد النهاية
nested-too-deep = تداخله أعمق ممّا ينبغي
ends-too-early = ينتهي قبل أوانه
comma-or-bracket-missing = تنقص فاصلة أو ]
member-name-missing = ينقص اسم
colon-missing = تنقص نقطتان رأسيتان
comma-or-brace-missing = تنقص فاصلة أو { "}" }
no-value = لا توجد قيمة
text-does-not-end-on-line = نص لا ينتهي في سطره
text-does-not-end = نص لا ينتهي
no-escaped-letter = ليس \{ $letter } حرفًا
half-letter = نصف حرف
four-hexadecimal-digits-missing = تنقص أربعة أرقام ست عشرية
numbers-missing = ينقص رقما السورة والآية
sqlite-says = يقول SQLite: { $reason }
no-table-of-texts = ليس فيه جدول له أعمدة للسورة والآية والنص
empty = هو فارغ
too-many-texts = نصوصه أكثر من كلمات القرآن
nul-byte = بايت NUL: ليس نصًّا، أو هو بترميز غير UTF-8
no-numbered-text = ليس فيه نص له رقم سورة ورقم آية، لا بالمفاتيح ولا بالأعضاء ولا بموضعه
key-among-ayat = «{ $key }» بين أرقام الآيات
no-text = لا نص فيه
web-page-no-pack = هو صفحة ويب وليس حزمة
longer-than-any-ayah = هو أطول من نص أي آية: { $size }
too-many-lines = أسطره أكثر من كلمات القرآن
no-line-of-text = ليس على صورة surah|ayah|text
wrong-columns = عدد أعمدته { $count } وليس { $expected }
field-does-not-end = حقل بين علامتي اقتباس لا ينتهي
text-behind-field = يوجد شيء بعد حقل بين علامتي اقتباس
file-without-id = لا معرّف في محتوى الملف ولا في اسمه
quran-itself = هو نص القرآن نفسه، وهو مع البرنامج، وليس ترجمة
changed-after-install = تغيّر بعد تثبيته
aya-stands-outside-sura = عنصر aya خارج عنصر sura
aya-no-text = عنصر aya بلا نص
ayat-of-another-counting = آياته ليست آيات عدّ { $counting }
no-ayah = لا آية فيه
line-not-utf-8 = السطر { $number } ليس نصًّا بترميز UTF-8
no-known-text = ليس جدولًا أعمدته surah, ayah, text ولا JSON من مجمع الملك فهد
line-of-wrong-columns = عدد أعمدة السطر { $number } هو { $count } وليس { $expected }
no-king-fahd-json = ليس JSON على صورة [{ "{" }"sura_no", "aya_no", "aya_text"{ "}" }]: { $fault }
texts-known = النصوص المعروفة هنا هي نصوص مجمع الملك فهد، وعدد رواياتها { $count }
text-in-disorder = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، و{ $ref } ليست في مكانها؛ { $known }
text-empty = لا نص فيه؛ { $known }
text-of-other-counts = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }؛ منها { $right } توافق عدّ { $counting } وهو الأقرب: آيات السورة { $surah } عددها { $has } وليس { $expected }؛ { $known }
text-unknown = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } بعدّ { $counting }، لكن لا توافق أي سورة نصًّا معروفًا؛ { $known }
text-nearest = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، وأقرب نص معروف هنا إليه { $riwayah }: { $difference }
surahs-differ = { $count ->
    [one] السورة { $surah } وحدها تختلف
    [two] تختلف سورتان أولاهما السورة { $surah }
    [few] تختلف { $count } سور أولاها السورة { $surah }
    [many] تختلف { $count } سورة أولاها السورة { $surah }
   *[other] تختلف { $count } سورة أولاها السورة { $surah }
  }
digest-differs = بصمته تختلف
line-of-text = السطر { $number }
object-of-text = الكائن { $number }
numbers-missing-at = { $place }: ينقص رقما السورة والآية
no-text-of-one-line = { $place }: ليس لـ{ $ref } نص من سطر واحد
pack-lines-missing = { $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } أسطر
    [many] { $count } سطرًا
   *[other] { $count } سطر
  } من النص: بلا أرقام يجب أن يكون لكل آية سطر، وعدد الآيات { $expected }
pack-of-unknown-kind = ليست حزمة من نوع معروف: أسطر surah|ayah|text، أو { $expected ->
    [one] سطر واحد
    [two] سطران
    [few] { $expected } أسطر
    [many] { $expected } سطرًا
   *[other] { $expected } سطر
  }، أو JSON، أو SQLite، أو جدول يسمّي رأسه surah وayah وtext
pack-xml-of-another-kind = هو XML من نوع غير الذي في tanzil.net (sura index, aya index, text): خذ النص مع الأرقام، surah|ayah|text
sura-without-index = عنصر sura ليس في index منه رقم
aya-without-index = عنصر aya ليس في index منه رقم
utf-16 = هو { $name } وليس UTF-8؛ لتحويله: { $line }
byte-not-utf-8 = البايت 0x{ $byte } ليس UTF-8؛ لتحويل ترميز آخر: { $line }
pack-of-words = نصوصها للكلمات: ليست حزمة من النوع { $kind }
pack-of-ayat = نصوصها للآيات: ليست حزمة من النوع { $kind }
no-json = ليس JSON: { $reason }

# The check of a library
dangling-rows = { $count ->
    [one] صف واحد يشير إلى بيانات مفقودة
    [two] صفّان يشيران إلى بيانات مفقودة
    [few] { $count } صفوف تشير إلى بيانات مفقودة
    [many] { $count } صفًا تشير إلى بيانات مفقودة
   *[other] { $count } صف تشير إلى بيانات مفقودة
  }
segments-not-found = { $count ->
    [one] قطعة واحدة لا يُعثر عليها بمحتواها
    [two] قطعتان لا يُعثر عليهما بمحتواهما
    [few] { $count } قطع لا يُعثر عليها بمحتواها
    [many] { $count } قطعة لا يُعثر عليها بمحتواها
   *[other] { $count } قطعة لا يُعثر عليها بمحتواها
  }
sound-missing = الصوت مفقود
sound-unreadable = تعذّرت قراءة الصوت
sound-facts-stale = الصوت صحيح، لكنّ وقته أو حجمه المخزَّن خطأ
tags-changed = لم تتغيّر إلا وسوم الملف، والصوت هو نفسه
segment-of-foreign-words = قطعة فيها كلمات ليست في القرآن
changes-unreadable = من التغييرات لا تمكن قراءة { $count } من { $of }، ولا التراجع عنها
trash-unreadable = تعذّرت قراءة { $title } في سلّة المحذوفات
trash-sound-gone = صوت { $title } في سلّة المحذوفات لم يعد موجودًا
history-entries-invalid = { $count ->
    [one] قيد واحد في السجلّ غير صالح
    [two] قيدان في السجلّ غير صالحين
    [few] { $count } قيود في السجلّ غير صالحة
    [many] { $count } قيدًا في السجلّ غير صالحة
   *[other] { $count } قيد في السجلّ غير صالحة
  }
folder-not-listed = تعذّر سرد محتواه: { $reason }
orphan-unreadable = ليس لأي تسجيل، ولا تمكن قراءته
recording-not-known = تسجيل لا تعرفه المكتبة
orphan-of-wrong-name = ليس لأي تسجيل، ومحتواه لا يطابق اسمه؛ افحصه وأزله بنفسك
outline-orphaned = حُسب من صوت لم يعد موجودًا
downloaded-file = هو ملف نزّلته تلاوة
sound-of-recording = هو صوت تسجيلك «{ $title }»
file-of-reciter = هو ملف القارئ { $id }
file-changed = تغيّر الملف؛ استورد الأصل من جديد لإصلاحه
sound-changed = تغيّر الصوت؛ استورد الأصل من جديد لإصلاحه
in-library-folder = هو في مجلّد مكتبتك

# Changes of labels, as their history names them
edit-merged-from = دمج من { $path }
edit-took-labels-of = أخذ علامات { $title }، وصوته هو الصوت نفسه
edit-restored-marks = استعادة ما عُلّم من قبل
edit-restored = استعادة { $title }
edit-took-labels = أخذ علامات الصوت نفسه
edit-merged = دمج ما عُلّم في مكان آخر

# الطبعات، ونصوص رسومها
cannot-trust-print = لا يمكن الوثوق بالطبعة { $id }
cannot-read-print = تعذّرت قراءة الطبعة
layout-too-long = فيه أكثر من { $most } سطرًا
layout-line-unnumbered = في سطر نقص: رقم صفحته أو رقمه فيها
layout-line-of-unknown-kind = الصفحة { $page }، السطر { $line }: نوعه ليس من ayah وsurah_name وbasmallah
layout-line-without-words = الصفحة { $page }، السطر { $line }: كلمته الأولى أو الأخيرة ناقصة
layout-without-lines = ليس فيه أسطر
layout-page-without-words = الصفحة { $page } بلا كلمات، أو ناقصة
layout-line-twice = الصفحة { $page }، السطر { $line }: سطران بهذا الرقم
layout-name-misplaced = الصفحة { $page }، السطر { $line }: لا تبدأ سورة بعد هذا الاسم أو البسملة، أو هو اسم سورة أخرى
layout-does-not-go-on = الصفحة { $page }، السطر { $line }: يبدأ بالكلمة { $found } لا بالكلمة { $word }، أو ينتهي بعد آخر كلمة
layout-line-uncountable = الصفحة { $page }، السطر { $line }: بلا كلمة، أو فيه أكثر من 31 كلمة، أو ينتهي داخل كلمة
layout-name-missing = الصفحة { $page }، السطر { $line }: تبدأ سورة بلا اسمها
layout-incomplete = فيه { $words } من { $expected } كلمة، أو سور بلا أسماء
layout-needs = في تخطيط الطبعة لكل سطر page_number وline_number وline_type (ayah أو surah_name أو basmallah) وfirst_word_id وlast_word_id؛ والناقص هنا: { $names }
layout-of-unknown-words = كلماته الـ{ $count } ليست كلمات أي نص مثبّت؛ ثبّت أولًا كلمات رسمه: { $command }
script-of-no-ayah = { $ref } ليست آية
script-word-twice = الكلمة { $ref } مكرّرة
script-word-faulty = { $ref }: فيها كلمة فارغة، أو أطول من كل كلمة، أو محارف لا تكون في نص
script-bounds-wrong = بدايات الآيات ليست بدايات آيات القرآن
script-words-differ = { $ref }: كلماتها الـ{ $count } ليست كلمات القرآن الـ{ $expected }
script-spelled-otherwise = حروف { $count } كلمة أو حركاتها غير حروف القرآن وحركاته
script-incomplete = تنقص كلمات من القرآن
id-taken = { $id } اسم لشيء آخر؛ اختر غيره بـ { $option }
