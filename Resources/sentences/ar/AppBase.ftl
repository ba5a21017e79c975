next = التالي: { $command }
remark-on = { $subject }: { $remark }
confirm = { $question } [y/N]
none = لا شيء

# Settings that are looked for while a command begins
no-bus = لم يُوجد، أو قيمة TILAWA_BUS هي no: لا مفاتيح وسائط ولا إشعارات
unknown-riwayah = قيمة الإعداد riwayah لا يعرفها هذا الإصدار، وتُستعمل hafs؛ انظر: { $command }
unknown-print = لا توجد طبعة { $print } التي يذكرها الإعداد print؛ تُؤخذ madani؛ انظر: { $command }
unreadable-print = تعذّرت قراءة الإعداد print، تُؤخذ madani: { $fault }
default-riwayah = { $fault }؛ تُستعمل الرواية الافتراضية

see-reciters = { $fault }؛ انظر `{ $command }`
see-recordings = { $fault }؛ انظر `{ $command }`
open-khatm = { $fault }؛ لفتحها: { $command }
restore-khatm = { $fault }؛ لاستعادتها: { $command }
use-backup = { $fault }؛ لاستعمال النسخة الاحتياطية من { $day } اكتب: { $command }
begin-empty = { $fault }؛ للبدء بمكتبة فارغة اكتب: { $command }
use-backup-or-begin-empty = { $fault }؛ لاستعمال النسخة الاحتياطية من { $day } اكتب: { $command }؛ وللبدء بمكتبة فارغة: { $emptyCommand }
no-backups = { $fault }؛ وتعذّر عرض نسخها الاحتياطية
check-library = { $fault }؛ لفحص المكتبة اكتب: { $command }
name-another-backup = { $fault }؛ سمِّ نسخة أخرى بالخيار --from
install-again = { $fault }؛ ثبّته من جديد بالأمر: { $command }
see-check = { $fault }؛ انظر { $command }
import-again = { $fault }؛ استورده من جديد، أو استورد مجلّدًا يحتويه: { $command }
give-pack-id = { $fault }: اكتب معرّفًا بالخيار --id، مثل en.somebody

other-files = { $folder }: { $count ->
    [one] لم يُؤخذ ملف آخر واحد
    [two] لم يُؤخذ ملفان آخران
    [few] لم تُؤخذ { $count } ملفات أخرى
    [many] لم يُؤخذ { $count } ملفًا آخر
   *[other] لم يُؤخذ { $count } ملف آخر
  }
unknown-sound = { $path }: لا يُعرف هناك شيء عن هذا الصوت؛ لأخذه مع ذلك: { $command }

# A file where a range is expected
file-for-range = { $file } ملف وليس مقطعًا من الآيات؛ لإدخاله في المكتبة: { $command }

# Reciters
no-reciter = لا يوجد قارئ { $id }؛ انظر: { $command }
no-such-reciter = لا يوجد قارئ { $id }؛ ابحث عن قارئ بالأمر: { $command }
no-reciter-but = لا يوجد قارئ { $id }؛ هل تقصد { $near }؟
reciter-not-added = { $id } ليس في مكتبتك بعد؛ أضفه بالأمر: { $command }

program-not-found = تعذّرت معرفة مكان هذا البرنامج: { $reason }
no-systemctl = لا يوجد systemctl على هذا الجهاز
systemctl-does-not-start = تعذّر تشغيل systemctl
systemctl-does-not-answer = لا يجيب systemctl
program-does-not-start = تعذّر تشغيل { $program }
enter-closes = يُغلق Enter هذه النافذة.
begin-again = { $program }: { $reason }؛ اكتبه من جديد

# The rescue of a damaged library without a person
rescued-damaged = كانت المكتبة تالفة، وهي الآن في { $aside }؛ حلّت محلّها النسخة الاحتياطية من { $day }، وليس فيها ما تغيّر بعد ذلك؛ التالي: { $command }
rescued-missing = كانت المكتبة مفقودة؛ حلّت محلّها النسخة الاحتياطية من { $day }، وليس فيها ما تغيّر بعد ذلك؛ التالي: { $command }
rescued-meanwhile = أصلحها أمر آخر

# Notifications
click-opens = انقر عليه لفتح الصفحة؛ يُنهي Ctrl-C هذا
no-notifications = لا يوجد هنا سطح مكتب يُظهر الإشعارات

khatm-reminder = ما بقي من هدف اليوم
hifz-reminder = قائمة الحفظ لليوم
ayah-reminder = آية اليوم
reminder-removed = أُزيل التذكير: { $title }
there-was-no-reminder = لم يكن هناك تذكير: { $title }
no-reminder = لا يوجد تذكير: { $title }
reminder-set = التذكير: { $title } · { $time } · القادم { $next } · بواسطة { $runner }
not-loaded = لم يحمّله systemd ({ $reason }): يبدأ بعد دخولك القادم، أو عندما تكتب: systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = تعذّر تشغيل crontab
crontab-unreadable = تعذّرت قراءة crontab الخاصّ بك: { $complaint }
crontab-unwritable = تعذّرت كتابة crontab الخاصّ بك: { $complaint }
no-control-characters = لا يمكن جدولة اسم فيه حرف تحكّم
crontab-takes = لا يقبل crontab اسمًا فيه شرطة مائلة عكسية، ويقبل من المُدد 1m إلى 59m أو ساعات كاملة
no-scheduler = ليس على هذا الجهاز systemd ولا cron
cannot-remove = { $path }: تعذّرت الإزالة: { $reason }

# The options of play, for the list of settings and the help
help-each = كم مرّة تُتلى كل آية في الدورة.
help-repeat = كم مرّة يُتلى المقطع كلّه.
help-gap = السكتة بعد كل آية: بالثواني أو المللي ثانية أو بنسبة مئوية من الآية، مثل 5s أو 500ms أو 150%.
help-pass-gap = السكتة بين دورتين؛ وتحلّ هناك محلّ السكتة بعد الآية.
help-connect-before = كم آية تُتلى قبل المقطع.
help-connect-after = كم آية تُتلى بعد المقطع.
help-connect-every-pass = تلاوة هذه الآيات حول كل دورة، أو حول الجلسة كلّها فقط.
help-then = ما يُتلى بعد الدورة الأخيرة.
help-then-repeat = هل يُكرَّر ما يُتلى بعد الدورة الأخيرة كما يُكرَّر المقطع.
help-then-times = كم مرّة تستمرّ المتابعة، أو إلى نهاية ماذا.
help-basmalah = متى تُتلى بسملة السورة: في المرّة الأولى، أو في كل دورة، أو في كل مرّة، أو لا تُتلى أبدًا.
help-istiadha = البدء بالاستعاذة إن وُجدت في أحد المصادر.
help-riwayah-option = الرواية، بعدّ آياتها وقرّائها. الافتراضي: المضبوطة في الإعدادات، وإلا hafs.
help-reciter = القرّاء بترتيب التفضيل: معرّفات تفصل بينها فواصل، أو الخيار نفسه عدّة مرّات.
help-alternate = تلاوة كل آية بصوت كل قارئ مسمّى على التوالي. مع --each تُكرَّر الجولة كلّها.
help-missing = ماذا يُفعل بالآيات التي ليست عند أي قارئ.
help-start-at = البدء من هذه الآية في المقطع. تتجاوز الدورة الأولى ما قبلها من الآيات.
help-offline = دون تنزيل شيء؛ تُشغَّل ملفات هذا الجهاز فقط.
help-preset = استعمال خيارات تشغيل محفوظ. ما تكتبه من خيارات يتقدّم عليها.
help-volume = مستوى الصوت (السعة) بالمئة، من 0 إلى 100.
help-speed = سرعة التلاوة؛ ولا تتغيّر طبقة الصوت.
speed-values = 0.5…2 بخطوات 0.05
help-loudness = تشغيل كل المصادر بشدّة صوت متساوية، أو كل مصدر كما سُجّل.
help-for = إنهاء الجلسة بعد هذه المدّة.
help-rate = معدّل العيّنات بالهرتز.
help-channels = عدد القنوات، 1 أو 2.
help-bits = عدد البتات في العيّنة: 16 أو 24 أو 32 (float).
help-output = إلى أين يذهب الصوت: { $kinds }، أو ملف له أحد هذه الامتدادات. (الافتراضي: pulse)
help-force = الكتابة فوق ملف موجود دون سؤال.
help-inline = إظهار سطر واحد يتجدّد بدلًا من الشاشة كلّها.
help-plain = طباعة سطر بسيط لكل حدث، لقارئات الشاشة: بلا ألوان ولا إعادة رسم. والمفاتيح تعمل.
help-bidi = من يرتّب النص المكتوب من اليمين إلى اليسار: الطرفية، أو لا أحد، أو المشغّل. الافتراضي: ما يُعرف عن الطرفية. وإن لم يُعرف ذلك تُبرَز الآية لا الكلمة.
help-translation-option = إظهار هذه الترجمة على الشاشة، أو لا شيء. الافتراضي: انظر { $command }.
help-notify = إظهار إشعار على سطح المكتب بنص كل آية جديدة.
help-save = تذكّر موضع توقّف الجلسة (للأمر play last) وإضافتها إلى السجلّ. الافتراضي: إن كان الصوت يذهب إلى خادم الصوت فقط.
help-json = طباعة الجواب بصيغة JSON.
help-replace = إيقاف الجلسة التي تعمل مع حفظ موضعها، وتشغيل هذه.
help-queue = إن كانت جلسة تعمل، فانتظار نهايتها.
help-wait = إن كانت جلسة تعمل، فانتظار نهايتها هذه المدّة على الأكثر.
help-detach = التشغيل في الخلفية؛ وتصير الطرفية متاحة فورًا.

no-option = لا يوجد خيار { $option }
option-refuses = الخيار { $option } لا يقبل «{ $value }»
option-refuses-but-takes = الخيار { $option } لا يقبل «{ $value }»: قيمته { $values }
option-lacks-value = الخيار { $option } يحتاج قيمة
option-lacks-value-of = الخيار { $option } يحتاج قيمة: { $values }

# Options of play that do not fit together
nothing-to-hear = قل ما تريد تشغيله، مثل 2:255 أو 67
continuation-without-then = يحتاج --then-repeat و--then-times إلى --then ayat:N أو --then pages:N
one-reciter-alternates = يحتاج --alternate قارئين أو أكثر، مثل --reciter mine,husary
negative-connection = قيمة --connect-before و--connect-after صفر أو أكثر
cannot-be-kept = لا يعمل --save إلا مع المخرجين pulse وnull:realtime
cannot-be-detached = لا يعمل --detach مع المخرج { $output }
cannot-hold-bits = --bits { $bits }: صيغة { $kind } لا تخزّن عيّنات
cannot-hold-rate = --rate { $rate }: ليس هذا المعدّل في صيغة { $kind }؛ وأقرب معدّل هو { $nearest }
fault-of-setting = { $fault }؛ هذا من الإعدادات، انظر: { $command }
fault-of-preset = { $fault }؛ هذا من التشغيل المحفوظ أو من الإعدادات؛ انظر: { $presetCommand }، { $command }

# Presets
preset-fault = التشغيل المحفوظ { $name }: { $fault }
preset-format-unknown = التشغيل المحفوظ { $name }: صيغته غير معروفة
preset-not-understood = (لا يفهمه هذا الإصدار من تلاوة)
preset-name = الاسم
preset-options = { $command } …
no-presets = لا تشغيلات محفوظة بعد؛ مثال: { $command }
preset-name-refused = في اسم التشغيل المحفوظ حروف وأرقام و- و_ و. فقط، لا «{ $name }»

# The version and the notices
about = تلاوة { $version }، رخصة Apache 2.0
own-packs = الحزم التي ثبّتها

# What the settings are for
help-riwayah = الرواية، بعدّ آياتها وقرّائها.
help-print = الطبعة التي تُعدّ صفحاتها وأسطرها وأجزاؤها وركوعاتها: madani أو taj-13 أو taj-16 أو طبعة أُضيفت.
help-teacher = قارئ التسجيلات الجديدة.
help-recordings-order = مكان المعلّمين الجدد في ترتيب التفضيل: قبل القرّاء المنشورين، أو في الآخر.
help-network = هل تنزّل الجلسات الملفات الناقصة.
help-downloads-limit = الحدّ الأقصى للملفات المنزّلة.
help-sync-budget = أقصى ما تكلّفه طلبات هذا الجهاز إلى الدلاء في الشهر: مبلغ بالدولار الأمريكي، أو off.
help-history = هل يسجّل السجلّ ما تسمعه.
help-theme = ألوان الشاشات الكاملة؛ plain: بلا ألوان. إن لم يُضبط: ألوان الطرفية.
help-mouse = هل تستجيب الشاشات الكاملة للنقر والعجلة. يُحدَّد النص بالفأرة مع Shift.
help-flow = طريقة العرض عند القراءة: صفحات، أو نص متّصل، أو آية آية.
help-tajweed = هل تُظهر القراءة أحكام التجويد بالألوان.
help-font = خط رسم الصفحات: اسمه أو ملفه.
help-font-size = حجم الحروف بالنقاط، من { $least } إلى { $most }.
help-day-start = الوقت الذي يبدأ فيه يوم جديد، مثل 03:00 إن كنت تقرأ قبل الفجر.
help-read-moment = بعد كم ثانية من العرض تُحسب الصفحة مقروءة؛ off: لا تُحسب تلقائيًا أبدًا.
help-khatm-listening = هل يُحسب الاستماع في الختمة.
help-translation = الترجمة الافتراضية.
help-transliteration = الكتابة الصوتية الافتراضية.
help-words = الحزمة الافتراضية لمعاني الكلمات.

not-on-or-off = قيمة { $name } هي on أو off، لا «{ $value }»
not-one-of = قيمة { $name } هي { $values }، لا «{ $value }»
not-first-or-last = قيمة { $name } هي first أو last، لا «{ $value }»
not-a-theme = قيمة { $name } هي light أو dark أو sepia أو contrast أو plain، لا «{ $value }»
not-a-flow = قيمة { $name } هي page أو continuous أو verses، لا «{ $value }»
not-points = قيمة { $name } عدد من النقاط، من { $least } إلى { $most }، لا «{ $value }»
not-a-size = قيمة { $name } حجم مثل 2GB، ولا تقلّ عن 1MB، لا «{ $value }»
not-a-time = قيمة { $name } وقت من اليوم مثل 03:00، لا «{ $value }»
not-seconds = قيمة { $name } عدد من الثواني، من 1 إلى 3600، أو off، لا «{ $value }»
not-a-budget = قيمة { $name } مبلغ مثل 2.50USD، أو off، لا «{ $value }»
setting-unit = { $name }: { $question }

# The list of settings
no-setting = لا يوجد إعداد { $name }؛ انظر: { $command }
no-setting-but = لا يوجد إعداد { $name }؛ هل تقصد { $near }؟
nothing = لا شيء
setting = الإعداد
setting-value = القيمة
setting-purpose = ما يضبطه
brackets-are-defaults = القيم التي بين أقواس افتراضية؛ لتغيير إحداها: { $command }
values-not-understood = لم تُطبَّق لأنّ هذا الإصدار لا يفهم قيمتها: { $names }

# Settings as a text
config-head = إعدادات لكل الجلسات. الخيار الذي تكتبه يتقدّم على الإعداد في تلك الجلسة.
config-form = السطر هكذا: المفتاح = القيمة. السطر الذي يبدأ بالرمز # غير مضبوط، ويُظهر القيمة الافتراضية.
config-values = القيم: { $values }
config-no-line = ليس هذا على صورة المفتاح = القيمة: { $words }
config-twice = { $key } مضبوط من قبل في السطر { $line }

# The check of the installation: levels, subjects, results
level-ok = سليم
level-note = تنبيه
level-fail = فشل
check-program = البرنامج
check-quran = القرآن
check-of-library = المكتبة
check-texts = النصوص
check-recordings = التسجيلات
check-cache = الذاكرة المخبئة
check-loudness = شدّة الصوت
check-screen = الشاشة
check-network = الشبكة
check-font = الخط
check-bus = ناقل الجلسة
check-sound = خادم الصوت
quran-verified = { $path }، تمّ التحقّق منه: { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
library-found = { $path }، { $count ->
    [zero] لا قرّاء
    [one] قارئ واحد
    [two] قارئان
    [few] { $count } قرّاء
    [many] { $count } قارئًا
   *[other] { $count } قارئ
  }
font-found = { $family }، { $path }
sink = المخرج { $name }
sink-with-format = المخرج { $name }، { $rate } هرتز، { $channels ->
    [one] قناة واحدة
    [two] قناتان
    [few] { $channels } قنوات
    [many] { $channels } قناة
   *[other] { $channels } قناة
  }

# Loudness. The levels are numbers in LUFS.
loudness-of = { $level } LUFS، الذروة { $peak } dBTP
loudness-about = نحو { $level } LUFS، الذروة { $peak } dBTP
not-measured = لم تُقَس بعد
level = { $level } LUFS
level-about = نحو { $level } LUFS
levels = من { $least } إلى { $most } LUFS
levels-about = نحو { $least } إلى { $most } LUFS
partly-measured = قيس { $known } من { $count }، { $levels }
only-silence = صمت فقط
reciter = القارئ
loudness = شدّة الصوت
recording = التسجيل

# Recordings
moved = صار { $title } من تسجيلات { $owner } بعد أن كان من تسجيلات { $former }؛ للتراجع عن ذلك: { $command }
same-sound = صوت { $joined } ({ $joinedID }) هو صوت { $kept } ({ $keptID }): صارا تسجيلًا واحدًا هو { $keptID }، وفيه علامات كليهما؛ والملف الآخر في سلّة المحذوفات

# Texts and packs
no-text = لا نص مثبّتًا؛ ثبّت نصًّا بالأمر: { $command }
text-riwayah = الرواية
text-name = الاسم
text-size = النص
text-state = الحالة
text-ayat = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } ({ $counting })
verified = تمّ التحقّق
damaged = تالف
pack = الحزمة
pack-kind = النوع
pack-language = اللغة
pack-title = العنوان
print = طبعة
script = رسم
print-added = { $id }: { $print }، أُضيفت
print-replaced = { $id }: { $print }، استُبدلت
script-added = { $id }: { $count } كلمة، كل واحدة في موضعها، أُضيفت
script-replaced = { $id }: { $count } كلمة، كل واحدة في موضعها، استُبدلت
spelled-otherwise = حروف { $count } كلمة غير حروف الكلمات نفسها في نصنا، كما يكتبها رسمها
words-differ = { $count ->
    [zero] لا كلمة تختلف عن نصنا
    [one] تختلف كلمة واحدة عن كلمة نصنا في حرف أو حركة، أو فيها رسم مكان حروف
    [two] تختلف كلمتان عن كلمتي نصنا في حرف أو حركة، أو فيهما رسم مكان حروف
    [few] تختلف { $count } كلمات عن كلمات نصنا في حرف أو حركة، أو فيها رسم مكان حروف
    [many] تختلف { $count } كلمة عن كلمات نصنا في حرف أو حركة، أو فيها رسم مكان حروف
   *[other] تختلف { $count } كلمة عن كلمات نصنا في حرف أو حركة، أو فيها رسم مكان حروف
  }
word-place = الموضع
word-of-file = كلمة الملف
word-of-ours = كلمة نصنا
digest-is = SHA-256 { $digest }
print-size = { $pages } صفحة، في كل منها { $lines } سطرًا
script-size = { $count } كلمة
default-kind = { $kind } (الافتراضية)
offered-kind = { $kind }؛ لتنزيلها: { $command }
hafs-added = تُعرض رواية حفص بنص تنزيل كما كانت
text-added = { $riwayah }: { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } ({ $counting })، تمّ التحقّق منها
letters = النص: { $riwayah }

# Kinds of packs
translation = ترجمة
transliteration = كتابة صوتية
words = حزمة معاني كلمات
pack-of-other-kind = { $id } ليست { $kind }، بل { $found }
pack-not-installed = الحزمة { $name } غير مثبّتة؛ انظر: { $command }
pack-not-installed-but = الحزمة { $name } غير مثبّتة؛ هل تقصد { $near }؟
no-default-translation = الترجمة الافتراضية { $name } غير مثبّتة
none-of-kind = لم تُثبَّت أي { $kind }؛ لتثبيت واحدة: { $command }
which-of-kind = أي { $kind }؟ المثبّت: { $names }؛ لاختيار الافتراضية: { $command }
text-wanted = نص رواية { $riwayah } غير مثبّت؛ نزّل جدوله أو ملف JSON له من { $source }، ثم اكتب: { $command }؛ ويجب أن تكون قيمة SHA-256 لأسطره { $digest }
not-installed = غير مثبّت
text-awaited = مصدره { $source }؛ وقيمة SHA-256 لأسطره: { $digest }
pack-offered = الحزمة { $name } غير مثبّتة؛ لتنزيل { $title }: { $command }
kind-offered = لا توجد { $kind } مثبّتة؛ لتنزيل { $title }: { $command }
words-unknown = الحزمة { $name } غير مثبّتة، ولا تُعرف معاني كلمات برخصة حرّة؛ لتثبيت ملف عندك: { $command }
no-words = لا معاني كلمات مثبّتة، ولا تُعرف معانٍ برخصة حرّة؛ لتثبيت ملف عندك: { $command }

pack-added = { $id }: { $title }، { $kind } فيها { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
pack-added-in = { $id }: { $title }، { $language }، { $kind } فيها { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
pack-replaced = { $id }: { $title }، { $kind } فيها { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، مكان التي كانت هناك
pack-replaced-in = { $id }: { $title }، { $language }، { $kind } فيها { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، مكان التي كانت هناك
pack-lacks = غير مذكور في الملف؛ لإضافته ثبّت الملف من جديد مع: { $options }
the-default = { $kind }، وهي الافتراضية
pack-name = الاسم
pack-author = المؤلّف
pack-direction = الاتجاه
pack-licence = الرخصة
pack-source = المصدر
pack-ayat = الآيات
pack-digest = sha256
not-stated = غير مذكور
left-to-right = من اليسار إلى اليمين
right-to-left = من اليمين إلى اليسار
credit-licence = الرخصة: { $licence }
credit-no-licence = الرخصة غير مذكورة
credit-source = المصدر: { $source }

# Translations that the setup offers
non-commercial = للاستعمال غير التجاري فقط
network-off = الشبكة معطّلة

# Files that are written
not-to-standard-output = { $path }: لا يُكتب هذا إلى الخرج القياسي؛ سمِّ ملفًا
not-added-to-standard-output = { $path }: لا يُضاف هذا إلى الخرج القياسي؛ سمِّ ملفًا
exists = { $count ->
    [one] { $path } موجود من قبل؛ لاستبداله: --force
    [two] ملفان موجودان من قبل، أحدهما { $path }؛ لاستبدالهما: --force
    [few] { $count } من الملفات موجودة من قبل، مثل { $path }؛ لاستبدالها: --force
   *[other] { $count } من الملفات موجودة من قبل، مثل { $path }؛ لاستبدالها: --force
  }
replace-question = { $count ->
    [one] { $path } موجود من قبل؛ هل تستبدله؟
    [two] ملفان موجودان من قبل، أحدهما { $path }؛ هل تستبدلهما؟
   *[other] { $count } من الملفات موجودة من قبل، مثل { $path }؛ هل تستبدلها؟
  }
left-as-is = تُرك { $path } كما هو
cannot-write-file = { $path }: تعذّرت الكتابة: { $reason }؛ سمِّ ملفًا آخر
cannot-write-folder = { $path }: تعذّرت الكتابة: { $reason }؛ سمِّ مجلّدًا آخر

help-language = لغة البرنامج؛ auto: لغة إعدادات النظام.
help-digits = أرقام الأعداد في الجمل؛ auto: أرقام اللغة، latin: من 0 إلى 9.
no-language = قيمة language هي auto أو واحدة من { $codes }، لا «{ $value }»؛ انظر: { $command }

language-code = الرمز
language-name = اللغة
language-state = الحالة
language-in-force = مستعملة
language-unread = لم يراجعها ناطق بها بعد
language-unread-chosen = { $name }: لم يراجعها ناطق بها بعد؛ للرجوع: { $command }
