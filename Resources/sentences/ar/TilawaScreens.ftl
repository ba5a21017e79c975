# The keys of the screens, on their pages of keys and in `tilawa config keys`. First the subjects, then what each key does.

section-navigation = التنقّل
section-sound = الصوت
section-marks-at-the = العلامات، عند الكلمة أو الوقت
section-the-feedback = الملاحظات
section-markers-the-edges = الحدود: أطراف القِطَع. يُختار الحدّ إذا كان المؤشّر عليه تمامًا
section-the-segment-under = القطعة تحت المؤشّر
section-else = غير ذلك
section-the-index = الفهرس
section-this-page = هذه الصفحة
section-repeats = التكرار
section-playing = التشغيل
section-marks = الإشارات المرجعية
section-how-it-is = طريقة العرض
section-words-that-were = كلمات لم تُتلَ كما كُتبت
section-a-word = كلمة
section-the-teacher-beside = المعلّم بجانبك يضع علامة على كلمة
section-reciting = التسميع

# Coach
coach-next-word = الكلمة التالية
coach-previous-word = الكلمة السابقة
coach-next-finding = المقترح التالي من البرنامج
coach-previous-finding = المقترح السابق
coach-next-mark = العلامة التالية
coach-previous-mark = العلامة السابقة
coach-back = ثانية إلى الخلف
coach-forward = ثانية إلى الأمام
coach-back-ten = عشر ثوانٍ إلى الخلف
coach-forward-ten = عشر ثوانٍ إلى الأمام
key-begin = البداية
coach-play = التشغيل من هنا؛ ومرّة ثانية: إيقاف
coach-hear = سماع الكلمة كما تُليت
coach-both = سماع الكلمة من الطالب ثم من قارئ
coach-both-ayat = سماع الآية من الطالب ثم من قارئ
coach-speed = السرعة: 1 أو 0.75 أو 0.5
coach-slower = أبطأ، حتى 0.5
coach-faster = أسرع، حتى 2
coach-confirm = اعتماد المقترح: فيصير علامة
coach-dismiss = ردّ المقترح، أو إزالة العلامة
coach-madd = مدّ أقصر أو أطول ممّا ينبغي
coach-ghunnah = غنّة متروكة
coach-makhraj = حرف لم يخرج من مخرجه
coach-stop = وقف في غير موضعه
coach-forgotten = كلمة منسيّة
coach-good = أحسن التلاوة
coach-comment = كتابة تعليق في هذا الموضع
coach-voice = تعليق صوتي في هذا الموضع؛ ومرّة ثانية: إنهاؤه
coach-words = كتابة تعليق على التسجيل كلّه
coach-voice-whole = تعليق صوتي على التسجيل كلّه؛ ومرّة ثانية: إنهاؤه
coach-pass = ناجح: حفظ الملاحظات بعد سؤال
coach-again = مرّة أخرى من فضلك: حفظ الملاحظات بعد سؤال
coach-not-passed = لم ينجح: للاختبار وحده، بعد سؤال
key-help = هذه الصفحة
coach-quit = مغادرة: تبقى العلامات للمرّة القادمة

# Editor
editor-left = عمود إلى اليسار
editor-right = عمود إلى اليمين
editor-left-ten = عشرة أعمدة إلى اليسار
editor-right-ten = عشرة أعمدة إلى اليمين
editor-screen-back = شاشة إلى الخلف
editor-screen-on = شاشة إلى الأمام
editor-end = النهاية
editor-zoom-in = تقريب
editor-zoom-out = إبعاد
editor-whole = التسجيل كلّه
editor-fine = 10 مللي ثانية لكل عمود
editor-next-marker = الحدّ التالي
editor-previous-marker = الحدّ السابق
editor-next-suggestion = المقترح التالي
editor-previous-suggestion = المقترح السابق
editor-next-flag = المقترح التالي الذي عليه تنبيه
editor-previous-flag = المقترح السابق الذي عليه تنبيه
editor-go-to = الانتقال إلى وقت: 62.5 أو 1:02.5 أو 500ms أو +5 أو -5
editor-find = الانتقال إلى آية: 78:5
editor-marker = وضع حدّ: يقسم القطعة أو الفراغ هنا
editor-remove-marker = إزالة الحدّ
editor-back-1ms = تحريك الحدّ (أو المؤشّر) مللي ثانية إلى الخلف
editor-on-1ms = مللي ثانية إلى الأمام
editor-back-10ms = 10 مللي ثانية إلى الخلف
editor-on-10ms = 10 مللي ثانية إلى الأمام
editor-back-50ms = 50 مللي ثانية إلى الخلف
editor-on-50ms = 50 مللي ثانية إلى الأمام
editor-next-zero = إلى عبور الصفر التالي
editor-previous-zero = إلى عبور الصفر السابق
editor-pause-middle = إلى وسط السكتة
editor-assign = تعيين آية والقطعة تتكرّر؛ وتُقترح الآية التالية
editor-speech = هي كلام لا تلاوة
editor-other = ليست تلاوة ولا كلامًا
editor-confirm = اعتماد المقترح
editor-confirm-all = اعتماد كل المقترحات، بعد سؤال
editor-split = قسمتها عند المؤشّر
editor-merge = دمجها مع القطعة التالية، مع حفظ موضع الوصل بينهما
editor-delete = حذفها
editor-prefer = تفضيل هذا الأداء للآية
editor-loop = تكرار القطعة؛ ومرّة ثانية: إيقاف
editor-play = التشغيل من المؤشّر
editor-silence = إيقاف الصوت
editor-undo = تراجع؛ عن كل التغييرات، حتى تغييرات الجلسات السابقة
editor-redo = إعادة
editor-quit = خروج: كل تغيير محفوظ من قبل

# Index
index-go = الانتقال إلى العنصر المختار
index-leave = رجوع
index-down = العنصر التالي
index-up = العنصر السابق
index-first = العنصر الأول
index-last = العنصر الأخير
index-next-list = القائمة التالية: السور، الأجزاء، الأحزاب
index-previous-list = القائمة السابقة

# Help
help-down = سطر إلى الأمام
help-up = سطر إلى الخلف
help-page-down = عشرة أسطر إلى الأمام
help-page-up = عشرة أسطر إلى الخلف

# Player
player-pause = إيقاف مؤقت أو متابعة؛ وفي وقفة برنامج نصّي: الخطوة التالية
player-next-ayah = الآية التالية
player-previous-ayah = الرجوع إلى أول هذه الآية، أو إلى السابقة
player-next-page = الصفحة التالية في الجلسة
player-previous-page = الصفحة السابقة في الجلسة
player-next-surah = السورة التالية في الجلسة
player-previous-surah = السورة السابقة في الجلسة
player-back = 5 ثوانٍ إلى الخلف
player-forward = 5 ثوانٍ إلى الأمام
player-go-to = الانتقال إلى آية: 2:255، أو 255 في هذه السورة، أو yasin، أو yasin 5
player-index = فهرس السور والأجزاء والأحزاب؛ Enter ينتقل إليها
player-choose-next = اختيار الآية التالية في الصفحة
player-choose-previous = اختيار الآية السابقة في الصفحة
player-go-to-chosen = الانتقال إلى الآية المختارة
player-choose-none = إلغاء الاختيار
player-bookmark = إشارة مرجعية عند الآية المختارة أو الحالية
player-note = إشارة مرجعية مع ملاحظة
player-each-more = زيادة تكرار كل آية مرّة؛ وبعد 100: بلا نهاية
player-each-less = إنقاص تكرار كل آية مرّة
player-range-more = زيادة تكرار المقطع مرّة
player-range-less = إنقاص تكرار المقطع مرّة
player-endless = التكرار بلا نهاية: للآية، ثم للمقطع، ثم التكرار المعتاد
player-gap-shorter = سكتة أقصر بعد كل آية
player-gap-longer = سكتة أطول بعد كل آية
player-loop = تكرار جزء من الآية: الضغطة الأولى لبدايته والثانية لنهايته
player-loop-off = إنهاء تكرار الجزء
player-slower = أبطأ
player-faster = أسرع
player-louder = رفع الصوت
player-softer = خفض الصوت
player-mute = كتم الصوت؛ ومرّة ثانية: كما كان
player-sleep = مؤقّت النوم: إيقاف بعد دقائق عند نهاية آية؛ 0: بلا مؤقّت
player-quit = خروج: يُحفظ الموضع، وللمتابعة منه: { $command }

# Reader
reader-next-page = الصفحة التالية؛ وفي النص المتّصل: السورة التالية
reader-previous-page = الصفحة السابقة؛ وفي النص المتّصل: السورة السابقة
reader-next-ayah = الآية التالية
reader-previous-ayah = الآية السابقة
reader-next-surah = السورة التالية
reader-previous-surah = السورة السابقة
reader-next-juz = الجزء التالي
reader-previous-juz = الجزء السابق
reader-first-ayah = أول آية في الصفحة
reader-last-ayah = آخر آية في الصفحة
reader-go-to = الانتقال إلى: 2:255، أو 255 في هذه السورة، أو yasin، أو yasin 5، أو page 50، أو juz 30
reader-index = الفهرس: اختيار سورة أو جزء أو حزب
reader-search = البحث عن كلمات أو سورة؛ Enter وحده: النتيجة التالية
reader-next-find = النتيجة التالية؛ وبلا بحث: ملاحظة
reader-previous-find = النتيجة السابقة
reader-end-search = إنهاء البحث
reader-return = الرجوع إلى الموضع قبل البحث
reader-play = التشغيل من هنا، ويسأل أولًا عن المقطع: مقطع، أو x3 (المقطع ثلاث مرّات)، أو each 2؛ ومن هنا إلى موضع: -260 أو page أو juz
reader-pause = إيقاف مؤقت أو متابعة
reader-next-heard = الآية التالية في المشغّل
reader-previous-heard = الآية السابقة في المشغّل
reader-next-surah-heard = السورة التالية في المشغّل
reader-previous-surah-heard = السورة السابقة في المشغّل
reader-follow = متابعة المشغّل وتقليب الصفحات معه؛ والانتقال إلى موضع آخر ينهيها
reader-stop = إيقاف المشغّل
reader-bookmark = وضع إشارة مرجعية عند الآية أو إزالتها
reader-note = وضع إشارة مرجعية مع ملاحظة
reader-view = صفحة صفحة، أو نص متّصل، أو آية آية
reader-translation = إظهار الترجمة أو إخفاؤها
reader-words = إظهار معاني الكلمات أو إخفاؤها
reader-tajweed = إظهار ألوان التجويد أو إخفاؤها (لحفص فقط)
reader-theme = الألوان التالية: فاتح، ليلي، بنّي، متباين، بسيط، ألوان الطرفية
reader-quit = خروج: يُحفظ الموضع من أجل { $command }؛ ويتوقّف ما شغّله p

# Recite
recite-next-word = التالية
recite-previous-word = السابقة
recite-right = قلتها صحيحة؛ ومرّة ثانية: كانت زلّة
recite-hear = سماعها من القارئ؛ ومرّة ثانية: سماع صوتك
recite-alternate = سماع الاثنين، واحدًا بعد الآخر
recite-slow = ببطء (0.75)، أو بسرعتها
recite-word-after = الكلمة التي بعدها
recite-word-before = الكلمة التي قبلها
recite-mark-right = كانت صحيحة
recite-mark-slip = كانت زلّة
recite-mark-makhraj = حرف لم يخرج من مخرجه
recite-hint = أول حرف من الكلمة التالية؛ ثم الكلمة؛ ثم سماعها
recite-pause = إيقاف الميكروفون مؤقتًا أو متابعته
recite-reveal = إظهار النص أو إخفاؤه
recite-quit = إنهاء الجلسة وعرض خلاصتها

# Changes of keys: `tilawa config keys`
# $words (sentence)
key-taken = { $key } هو مفتاح { $action } ({ $words })؛ أعطِه أولًا مفتاحًا آخر، أو اختر هنا غيره
no-action-meant = لا يوجد إجراء باسم { $id }؛ هل تقصد { $near }؟
no-action = لا يوجد إجراء باسم { $id }؛ انظر: { $command }
no-key = «{ $name }» ليس مفتاحًا: المفتاح حرف أو رمز، أو space أو enter أو esc أو page-up أو ctrl-r أو shift-left …
key-reserved = لا يمكن تغيير { $key }: في كل شاشة ينهي Ctrl-C، ويعلّق Ctrl-Z، ويعيد Ctrl-L الرسم
key-of-index = { $key } حرف يُكتب في الفهرس؛ اختر مفتاحًا ليس حرفًا

# The page of keys
draw-anew = إعادة رسم الشاشة
stop-program = تعليق البرنامج؛ ويتابعه fg
more-or-back = ↓ المزيد · أي مفتاح آخر: رجوع
any-key-back = أي مفتاح آخر: رجوع
signs = الرموز
mouse = الفأرة
# $use (sentence)
mouse-use = { $use } Shift مع الفأرة يحدّد نصًّا لنسخه؛ وبلا فأرة: { $command }.
no-key-here = ليس مفتاحًا هنا: { $key } (كل المفاتيح: { $help })

# Hints at the foot of a screen, each behind its keys, and the signs of a page of keys
hint-marker = حدّ
hint-place = وضع
hint-remove = إزالة
hint-by-1-10-50-ms = بمقدار 1 و10 و50 ms
hint-zoom = تقريب
hint-suggestion = مقترح
hint-flagged = تنبيه
hint-zero = صفر
hint-pause = توقّف
hint-go = تنقّل
hint-help = مساعدة
hint-ayah = آية
hint-loop = تكرار جزء
hint-confirm = اعتماد
hint-undo = تراجع
hint-redo = إعادة
hint-speech = كلام
hint-other = غير ذلك
hint-merge = دمج
hint-delete = حذف
hint-split = قسمة
hint-all = الكل
hint-quit = خروج
hint-hint = تلميح
hint-word = كلمة
hint-i-said-it-right = قلتها صحيحة
hint-hear-it = سماعها
hint-show = إظهار
hint-end = إنهاء
hint-keys = المفاتيح
hint-go-to = انتقال
hint-index = الفهرس
hint-repeats = التكرار
hint-speed = السرعة
hint-sleep = مؤقّت النوم
hint-mark = إشارة
hint-page = صفحة
hint-play = تشغيل
hint-search = بحث
hint-view = العرض
hint-translation = الترجمة
hint-bookmark = إشارة
hint-theme = الألوان
hint-dismiss = ردّ
hint-words = تعليق
hint-speak = صوت
hint-pass = ناجح
hint-again = مرّة أخرى
hint-leave = مغادرة
editor-mouse = النقر ينقل المؤشّر، وإلى الحدّ إن كان هناك حدّ؛ والعجلة تمرّر.
sign-confirmed = ▲ │ معتمد
sign-suggested = △ ┊ مقترح، علامته مع ?
sign-to-check = ! للمراجعة
sign-speech = كلام وغيره
wheel-selects-words = العجلة تختار الكلمات.
sign-recited = تُليت
sign-unsure = ? غير متأكَّد منها
sign-skipped = ○ متروكة
sign-changed = ✗ مبدَّلة
player-mouse = النقر يختار آية، ونقرة ثانية تنتقل إليها؛ والعجلة تختار أيضًا.
sign-heard = ما يُسمع
sign-missing = لا أحد يتلوها
sign-outside = ليست في الجلسة
sign-marked = عليها إشارة
reader-mouse = النقر ينتقل إلى آية؛ والعجلة تمرّر.
sign-current = الآية الحالية
sign-bookmark = ◆ إشارة مرجعية
sign-suggestion = △ مقترح
sign-mark = ▲ علامة

# The reader: questions with their hints
go-to = انتقل إلى:
search-for = ابحث عن:
note-at = ملاحظة عند { $ref }:
play-instead = شغّل بدل { $ranges }:
play-what = شغّل:
enter-go = Enter انتقال
esc-leave = Esc مغادرة
enter-look = Enter بحث
enter-keep = Enter حفظ
empties-it = Ctrl-U يفرغه
enter-play = Enter تشغيل
words-or-marks = كلمات، بتشكيل أو بدونه
reader-places = 2:255 · 255 · yasin · page 50
play-wishes = 2:255 · -260 · page · yasin · x3 · each 2

# The reader: messages
tajweed-on = ظهرت ألوان التجويد
tajweed-off = أُخفيت ألوان التجويد
# $theme (sentence)
theme-is = الألوان: { $theme }
search-ended = انتهى البحث؛ { $key } يضيف ملاحظة
# $word (number)
ayah-word = { $ref }، الكلمة { $word }
at-last-surah = هذه آخر سورة
at-last-juz = هذا آخر جزء
at-beginning = هذه هي البداية
page-by-page = صفحة صفحة
continuous-text = نص متّصل
verse-by-verse = آية آية
without-translation = بلا ترجمة
with-translation = مع الترجمة
meanings-off = أُخفيت معاني الكلمات
meanings-on = ظهرت معاني الكلمات
no-translation = لا توجد ترجمة مثبّتة؛ لتثبيت ترجمة: { $command }
no-meanings = لا توجد معانٍ للكلمات مثبّتة؛ لتثبيت حزمة منها: { $command }
nothing-found = لا نتيجة للبحث عن «{ $query }»
searches = { $key } يبحث عن كلمات
# $number (number), $count (number)
find-of = { $number } من { $count }
# $number (number), $count (number)
find-from-beginning = { $number } من { $count } · من البداية من جديد
# $number (number), $count (number)
find-from-end = { $number } من { $count } · من النهاية من جديد
back-at-place = عدت إلى موضعك
nothing-playing = لا شيء يُشغَّل؛ p يشغّل من هنا
followed = يُتابَع
it-begins = يبدأ …
sound-follows = { $sound } · f للمتابعة
at-end = هذه خاتمة المصحف
text-unreadable = تعذّرت قراءة النص
fetching = جارٍ التنزيل
paused = متوقّف مؤقتًا
istiadha = الاستعاذة
basmalah-of = البسملة، { $ref }
no-audio = لا صوت لها
server-gone = انقطع خادم الصوت؛ في انتظاره
paused-for-other = متوقّف مؤقتًا بسبب صوت آخر
# $fault (sentence)
cannot-save-place = تعذّر حفظ الموضع: { $fault }
bookmark-in-trash = نُقلت الإشارة المرجعية عند { $ref } إلى سلّة المحذوفات
bookmark-at = إشارة مرجعية عند { $ref }
nothing-written = لم يُكتب شيء
noted-at = حُفظت ملاحظة عند { $ref }
note-empty = الملاحظة عند { $ref } فارغة
# $fault (sentence)
cannot-count = تعذّر حساب القراءة الآن: { $fault }
khatm-completed = قرأت القرآن كاملًا: تمّت الختمة
# $number (number)
khatm-number = قرأت القرآن كاملًا: تمّت الختمة رقم { $number }
# $fault (sentence)
cannot-save = تعذّر حفظ هذا: { $fault }
terminal-colours = ألوان الطرفية
takes-count = قيمة { $word } من 1 إلى 100، أو forever
cannot-play = تعذّر التشغيل: { $fault }
player-not-started = لم يبدأ المشغّل بعد؛ انظر { $path }
player-ended = انتهى
letters-divided = الحروف لرواية { $letters }، مقسومة على آيات { $riwayah }
letters-of-print = الكلمات بحروف نصنا لا برسم الطبعة: { $print }؛ يُثبَّت نص برسمها بـ { $command }
pause-signs = علامات الوقف في جنوب آسيا
pause-must = قف لزومًا: الوصل يغيّر المعنى
pause-stop = الوقف، وهو أولى من الوصل
pause-may = الوقف والوصل جائزان
pause-better-not = الوصل أولى من الوقف
pause-for-breath = صِل، ويُرخَّص في الوقف للنفَس
pause-better-join = الوصل أولى
pause-some-say = قيل يوقف، والوصل أولى
pause-expected = يُنتظر الوقف هنا
pause-not = لا وقف هنا إلا عند رأس آية
pause-one-of-two = قف عند أحد الموضعين لا عند كليهما
pause-saktah = سكتة لطيفة بلا نفَس
pause-waqfah = وقفة أطول بلا نفَس
pause-ruku = نهاية ركوع
pause-sajdah = سجدة تلاوة
# $fault (sentence)
no-screen-format = تعذّر عرض الشاشة الكاملة: { $fault }؛ ويطبع --format text الصفحة
# $kind (sentence), $number (number)
division-number = { $kind } { $number }
text-of = النص: { $riwayah }
here-bookmark = ◆ إشارة
too-narrow = ضيّق جدًّا

# The player: questions with their hints
go-to-which-ayah = إلى أي آية تنتقل؟
stop-after = بعد كم دقيقة يتوقّف؟
note-about = ملاحظة على { $ref }:
enter-set = Enter ضبط
enter-mark = Enter وضع الإشارة
player-places = 2:255 · 255 · yasin
sleep-times = 20 · 1h30m · 0: بلا

# The player: messages
ending = ينتهي …
ayah-chosen = اختيرت { $ref }؛ نقرة ثانية تنتقل إليها
choose-and-go = { $keys } لاختيار آية، و{ $key } للانتقال إليها
no-ayah-playing = لا آية تُشغَّل؛ { $keys } لاختيار آية
minutes-wanted = دقائق، مثل 20 أو 1h30m؛ 0: بلا
time-left = بقي { $time }
basmalah = البسملة
bookmark-removed = أُزيلت الإشارة المرجعية عند { $ref }؛ لاستعادتها: { $command }
bookmark-with-id = إشارة مرجعية عند { $ref } ({ $id })؛ B يضيف ملاحظة
bookmark-with-note = إشارة مرجعية مع ملاحظة عند { $ref } ({ $id })
fetching-ref = … جارٍ تنزيل { $ref } …
personal = شخصي
no-audio-of = لا صوت لها · { $riwayah }
who-personal = { $name } · { $riwayah } · تسجيل شخصي
who-reciter = { $name } · { $riwayah } · قارئ
# $fault (sentence)
only-one-line = تعذّر عرض الشاشة الكاملة، فيُعرض سطر واحد: { $fault }
fetching-line = جارٍ تنزيل { $ref } …
pause-keys = للمتابعة { $pause } أو { $next } · للإنهاء { $quit }
# $page (number), $juz (number)
place-of-surah = { $surah } · صفحة { $page } · الجزء { $juz }
# $page (number), $juz (number)
place-of-page = صفحة { $page } · الجزء { $juz }
# $page (number)
page-number = صفحة { $page }
next-ref = التالية { $ref }
words-estimated = الكلمات ≈
personal-recording = ◆ تسجيل شخصي
personal-of = ◆ تسجيل شخصي { $day }
share-ayah = الآية
share-pass = الدورة
share-session = الجلسة
gap = السكتة: { $length }
# $percent (number)
volume = الصوت { $percent }%
loop = تكرار من { $start } إلى { $end }
loop-open = تكرار من { $start } إلى …
sleep-in = النوم بعد { $time }
between-sessions = ‖ بين جلستين
leads-in = وصل بما قبله
leads-out = وصل بما بعده
goes-on = تتمّة
professional = ● تسجيل احترافي
ayah-forever = هذه الآية بلا نهاية
range-forever = المقطع بلا نهاية

# The editor: questions with their hints
what-is-recited = ما الذي يُتلى؟
go-to-which-time = إلى أي وقت تنتقل؟
enter-assign = Enter تعيين
arrows-next = ↑↓ التالي والسابق
editor-labels = 78:5 · 5 · 2:1-3 · 2:282:1-40
editor-words = basmalah istiadha speech -

# The editor: messages
no-segment-here = لا قطعة هنا؛ m يضع حدًّا
no-marker-here = لا حدّ هنا؛ Tab ينتقل إلى التالي
no-pause-near = لا سكتة قريبة من هنا
no-crossing-near = لا عبور للصفر قريبًا من هنا
another-marker = هنا حدّ آخر؛ j يدمج القطعتين حوله
no-segment-follows = لا قطعة تلي مباشرة
no-more-suggestions = لا مقترحات أخرى
nothing-confirmed = لم يُعتمد شيء
no-marker-after = لا حدّ بعد هذا
no-marker-before = لا حدّ قبل هذا
no-suggestion-after = لا مقترح بعد هذا
no-suggestion-before = لا مقترح قبل هذا
# $count (number)
flags-to-check = { $count ->
    [one] قطعة واحدة للمراجعة
    [two] قطعتان للمراجعة
    [few] { $count } قطع للمراجعة
    [many] { $count } قطعة للمراجعة
   *[other] { $count } قطعة للمراجعة
  }: { $next } للتالي، و{ $confirm } للاعتماد
nothing-flagged = لا تنبيهات
no-flag-after = لا تنبيه بعد هذا
no-flag-before = لا تنبيه قبل هذا
# $fault (sentence)
other-way = { $fault }؛ { $key } في الاتجاه الآخر
nothing-follows = لا شيء بعد هذا
time-wanted = يُكتب الوقت 62.5 أو 1:02.5 أو 500ms، أو +5 و-5 من هنا
no-such-label = لا قطعة بهذه العلامة؛ اكتب الآية هكذا: 2:255
no-segments-yet = لا قِطَع بعد: { $marker } يضع حدًّا، و{ $help } يعرض كل المفاتيح
# $why (sentence)
not-done = لم يُنفَّذ: { $why }
changed-elsewhere = تغيّر هذا في مكان آخر؛ وتُعرض الآن حاله الجديدة
# $edit (sentence)
taken-back = تراجع: { $edit }
# $edit (sentence)
done-again = إعادة: { $edit }
nothing-to-take-back = لا شيء للتراجع عنه
nothing-to-do-again = لا شيء لإعادته
letters-of-hafs = { $text } (حروف حفص)
# $fault (sentence)
text-fault = تعذّرت قراءة النص: { $fault }
changed-meanwhile = تغيّر في أثناء ذلك في مكان آخر
needs-sound = يحتاج المحرّر إلى مخرج للصوت
no-sound = لا صوت: { $fault }

# The editor: the lines around the recording
# $columns (number), $rows (number)
editor-needs = يحتاج المحرّر إلى { $columns } × { $rows }؛ { $key } للخروج
# $count (number)
to-undo = للتراجع: { $count }
# $count (number)
to-redo = للإعادة: { $count }
marker-suggested = △ حدّ مقترح
marker-confirmed = ▲ حدّ معتمد
looping = ▶ يتكرّر
playing-on = ▶ يستمرّ
# $count (number)
milliseconds-a-column = { $count } مللي ثانية لكل عمود
# $count (number)
seconds-a-column = { $count } ث لكل عمود
suggested = مقترح
confirmed = معتمد
long = الطول { $time }
speech = كلام
pause-before = قبله سكتة { $time }
sure = متأكَّد منه بنسبة { $percent }
# $number (number), $count (number)
take = الأداء { $number } من { $count }
# $number (number), $count (number)
take-preferred = الأداء { $number } من { $count }، وهو المفضّل
# $count (number)
more-lines = … ({ $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } أسطر
    [many] { $count } سطرًا
   *[other] { $count } سطر
  })
all-of-it = التسجيل كلّه
no-label-yet = بلا علامة بعد
no-recitation = ليس تلاوة
# $count (number)
no-segment-of = لا قطعة هنا · القِطَع كلّها { $count }
# $count (number)
confirm-all-question = { $count ->
    [one] أتعتمد المقترح الوحيد؟
    [two] أتعتمد المقترحين؟
    [few] أتعتمد كل المقترحات، وهي { $count }؟
   *[other] أتعتمد كل المقترحات، وهي { $count }؟
  } y: نعم، وأي مفتاح آخر: لا

# The screen of a recitation
recitation-over = انتهى التسميع: { $hear } يُسمع كلمة، و{ $quit } للمغادرة
heard-slowly = تُسمع الكلمات ببطء
heard-at-speed = تُسمع الكلمات بسرعتها
recitation-ending = ينتهي
no-word-said = لم تُتلَ كلمة بعد
the-teacher = القارئ
yourself = صوتك
teacher-then-yourself = القارئ ثم صوتك
no-word-in-doubt = لا كلمة مشكوك فيها
noted-right = سُجّل: قلتها صحيحة
noted-slip = سُجّل: كانت زلّة
mark-right = صحيحة
mark-slip = زلّة
mark-makhraj = مخرج
mark-madd = مدّ
mark-ghunnah = غنّة
mark-stop = وقف
# $number (number), $mark (sentence)
noted-by-teacher = سجّل المعلّم: { $ref }، الكلمة { $number }: { $mark }
begin-anywhere = ابدأ من أي موضع: يُبحث الآن عن الموضع
basmalah-no-words = ليس للبسملة قبل السورة كلمات هنا
word-not-said = لم تُتلَ هذه الكلمة في الدقائق العشر الأخيرة
# $fault (sentence)
no-screen-lines = تعذّر عرض الشاشة الكاملة: { $fault }؛ ويطبع --lines أسطرًا
recite-ranges = تسميع { $ranges }

# A teacher’s review
comment-here = تعليق هنا:
about-the-whole = تعليق على التسجيل كلّه:
enter-take = Enter: قبوله
escape-leave = Escape: تركه
nothing-recorded = لم يُسجَّل شيء
comment-recorded = سُجّل التعليق
comment-too-long = هو طويل جدًّا
words-unknown = كلمات هذا المقطع غير معروفة
suggestions-done = لا مقترحات أخرى
no-marks-yet = لا علامات بعد
no-suggestion-here = لا مقترح عند هذه الكلمة
marked = وُضعت العلامة
mark-removed = أُزيلت العلامة
dismissed = رُدّ المقترح
nothing-here = لا علامة هنا ولا مقترح
speed = السرعة { $speed }
# $count (number)
marks-full = { $count ->
    [one] توجد علامة بالفعل
    [two] توجد علامتان بالفعل
    [few] توجد { $count } علامات بالفعل، ولا تزيد
   *[other] توجد { $count } علامة بالفعل، ولا تزيد
  }
select-word-first = اختر كلمة أولًا
end-comment-first = أنهِ التعليق الصوتي أولًا: v
only-assessment = نتيجة «لم ينجح» للاختبار وحده
sound-not-arrived = لم يصل الصوت بعد
word-not-heard = لم تُسمع هذه الكلمة
student-not-heard = لم يُسمع الطالب هنا؛ { $reciter }
student-then = الطالب، ثم { $reciter }
# $fault (sentence)
no-screen = تعذّر عرض الشاشة الكاملة: { $fault }
place-of = { $place } من { $length }
marks = { $count ->
    [zero] لا علامات
    [one] علامة واحدة
    [two] علامتان
    [few] { $count } علامات
    [many] { $count } علامة
   *[other] { $count } علامة
  }
suggestions = { $count ->
    [zero] لا مقترحات
    [one] مقترح واحد
    [two] مقترحان
    [few] { $count } مقترحات
    [many] { $count } مقترحًا
   *[other] { $count } مقترح
  }
mark = علامة
# $percent (number)
program-says = البرنامج: { $verdict }، التأكّد { $percent }%
at-time = عند { $time }
spoken = ♪ صوتي
whole = على التسجيل كلّه: { $text }
speak-now = تكلّم؛ والمفتاح نفسه ينهي التعليق
not-heard = لم تُسمع
sound-not-here = الصوت غير موجود هنا
words-unknown-mark = الكلمات غير معروفة: ضع العلامات على الأوقات
store-question = أتُحفظ الملاحظات بنتيجة «{ $result }»؟ y: نعم، وأي مفتاح آخر: لا

# Recording
silence = صمت: هل الميكروفون مكتوم؟
space-goes-on = Space للمتابعة
adding = تجري إضافته إلى المكتبة
recording-goes-on = التسجيل مستمرّ
no-sound-waiting = لا صوت؛ في الانتظار
q-finishes = q للإنهاء
discard-question = أتحذف { $time } من التسجيل؟ y/n
recording-begins = { $title } · { $limit } على الأكثر · Space إيقاف مؤقت · q إنهاء · x حذف

# The index of places, and lists
no-such-name = لا يوجد هذا الاسم
# $count (number)
ayat-of = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
esc-back = Esc رجوع
arrows-choose = ↑ ↓ اختيار
type-name = اكتب اسمًا أو رقمًا
tab-lists = Tab السور، الأجزاء، الأحزاب
column-number = رقم
column-surah = السورة
column-meaning = المعنى
column-begins = البداية
column-page = الصفحة
column-ayat = الآيات
column-in-surah = في سورة
covered-nothing = لا شيء
covered-all = كلّها
covered-some = أقل من النصف
covered-half = النصف أو أكثر

# Searching
# $times (sentence), $places (sentence)
times-in = { $times }، والمواضع: { $places }
# $surah (number)
surah-number = السورة { $surah }
# $ayat (sentence), $page (number)
found-surah = { $names } · { $ayat }، صفحة { $page }
# $place (sentence)
did-you-mean-this = { $place } (هل تقصد هذه؟)
# $found (sentence), $page (number)
no-such-page = { $found }؛ لا توجد صفحة { $page }
# $found (sentence), $first (number), $last (number)
shown-of = { $found }؛ المعروض من { $first } إلى { $last }
# $found (sentence), $first (number), $last (number), $next (number), $count (number)
shown-with-next = { $found }؛ المعروض من { $first } إلى { $last }؛ وللتالي: --page { $next }، وللكل: --limit { $count }
no-similar = لا متشابهات للآية { $ayah }
# $ayat (sentence), $count (number), $next (number)
similar-shown = { $ayat }؛ المعروض منها { $count }، وللتالي: --page { $next }
# $count (number)
and-more = { $count ->
    [one] { $named } وواحدة أخرى
    [two] { $named } واثنتان أخريان
   *[other] { $named } و{ $count } أخرى
  }
phrase = عبارة

# Progress of long work
# $percent (number)
percent-heard = سُمع { $percent }%
finding-ayat = البحث عن الآيات
listening = الاستماع: { $percent }
searching = البحث: { $percent }
# $size is the number of bytes with its unit
files-fetched = { $count ->
    [zero] لم يُنزَّل ملف ({ $size })
    [one] نُزّل ملف واحد ({ $size })
    [two] نُزّل ملفان ({ $size })
    [few] نُزّلت { $count } ملفات ({ $size })
    [many] نُزّل { $count } ملفًا ({ $size })
   *[other] نُزّل { $count } ملف ({ $size })
  }
# $count (number)
were-here = الموجود من قبل: { $count }
# $count (number)
failed = المتعذّر: { $count }
# $done (number), $all (number)
files-of = الملفات: { $done } من { $all }
megabytes-of = { $done } من { $all } MB

# The state of a khatm on a terminal
day-read = قُرئ
day-met = تحقّق
no-goal = لا هدف؛ لتحديد هدف: { $command }
no-goal-today = لا هدف؛ اليوم { $amount }
amount-today = اليوم { $amount }
day-in-part = جزئيًا
day-not-read = لم يُقرأ
day-open = اليوم لم ينتهِ بعد
begun-on = بدأت في { $day }

# The state of a khatm: each line has a figure before it
heading-streak = التتابع
heading-clock = الساعة
heading-next = التالي:
heading-juz = الأجزاء
heading-week = الأسبوع
heading-goal = الهدف
# $number (number)
cycle = الختمة رقم { $number }
of-all = من { $all }
bare-count = { $count }
percent = { $share }٪
of-those-pages = من { $all } في تلك الصفحات
# $count (number)
in-all = المجموع { $count }
# $count (number)
of-ajza = { $count ->
    [few] من { $count } أجزاء
    [many] من { $count } جزءًا
   *[other] من { $count } جزء
  }
completed = { $count ->
    [zero] لم تُختم بعد
    [one] خُتمت مرّة واحدة
    [two] خُتمت مرّتين
    [few] خُتمت { $count } مرّات
    [many] خُتمت { $count } مرّة
   *[other] خُتمت { $count } مرّة
  }
completed-last = { $count ->
    [one] خُتمت مرّة واحدة، في { $day }، ومدّتها { $days }
    [two] خُتمت مرّتين، آخرهما في { $day }، ومدّتها { $days }
    [few] خُتمت { $count } مرّات، آخرها في { $day }، ومدّتها { $days }
    [many] خُتمت { $count } مرّة، آخرها في { $day }، ومدّتها { $days }
   *[other] خُتمت { $count } مرّة، آخرها في { $day }، ومدّتها { $days }
  }

# Reviewing labels by ear: hints begin with the key
# $count (number)
count-confirmed = المعتمد: { $count }
# $count (number)
count-unconfirmed = المُلغى اعتماده: { $count }
# $count (number)
count-moved = المعدَّل حدّه: { $count }
nothing-changed = لم يتغيّر شيء
suggested-left = { $count ->
    [one] بقيت علامة مقترحة واحدة: { $command }
    [two] بقيت علامتان مقترحتان: { $command }
    [few] بقيت { $count } علامات مقترحة: { $command }
    [many] بقيت { $count } علامة مقترحة: { $command }
   *[other] بقيت { $count } علامة مقترحة: { $command }
  }
y-right = y صحيحة
n-wrong = n خاطئة
f-fix = f تصحيح
r-again = r إعادة
s-leave = s تخطٍّ
b-back = b رجوع
q-quit = q خروج
move-start = [ ] البداية
move-end = { "{ }" } النهاية
for-help = ? مساعدة
help-right = صحيحة: اعتمدها
help-wrong = خاطئة: أبقها مقترحة
help-fix = التصحيح: [ ] يحرّك البداية، و{ "{ }" } النهاية بمقدار 50 مللي ثانية؛ وينهيه y أو n
help-again = اسمعها مرّة أخرى
help-skip = تخطَّها؛ وكذلك مفتاح المسافة
help-back = ارجع إلى السابقة
help-quit = خروج: تُحفظ إجاباتك

# `tilawa setup`: questions, with the value in brackets that holds where nothing is typed
press-enter = اضغط Enter لقبول القيمة بين القوسين، و? للمساعدة، وq للخروج بلا تغيير.
which-riwayah = بأي رواية تقرأ؟
which-reciters = من القرّاء؟ إذا سمّيت عدّة قرّاء، شُغّلت كل آية بتلاوة أول من توجد لديه.
# $count (number)
reciters-counted = { $count ->
    [zero] لا قرّاء
    [one] قارئ واحد
    [two] قارئان
    [few] { $count } قرّاء
    [many] { $count } قارئًا
   *[other] { $count } قارئ
  }
riwayah-wanted = الرواية [{ $present }]:
riwayah-help = الرواية تحدّد أرقام الآيات والقرّاء. اكتب رقمًا أو اسمًا. وإن لم تكن متأكّدًا فاسأل معلّمك.
# $count (number)
not-in-list = «{ $typed }» ليس في القائمة: اكتب رقمًا من 1 إلى { $count }
numbers-wanted = أرقام، أو p N للاستماع، أو s NAME للبحث، أو m للمزيد [{ $present }]:
help-these-two = هذان، بهذا الترتيب: يُسأل الأول أولًا (وتصحّ المعرّفات أيضًا)
help-hear = اسمع أول الفاتحة من القارئ الثاني
help-look = ابحث عن اسم، بالعربية أو باللاتينية؛ وs وحده: الكل من جديد
help-more = المزيد منهم
no-such-reciter = لا قارئ برواية { $riwayah } بهذا الاسم
# $count (number)
more-listed = و{ $count } غير هؤلاء
type-p = اكتب p مع رقم، مثل p 1
cannot-preview = تعذّر تشغيل { $reciter } الآن؛ ويمكنك اختيار هذا القارئ مع ذلك
no-number = لا يوجد الرقم { $number }
recites-other = يقرأ { $reciter } برواية { $riwayah }
own-first = هل تُشغَّل تسجيلاتك أولًا إن كانت الآية فيها؟
own-help = إذا قلت نعم، سُمع معلّمك حيث يوجد له تسجيل، وقارئ منشور في غير ذلك.
may-download = هل يجوز للجلسات تنزيل الملفات الناقصة؟
may-download-help = تُحفظ الملفات المنزَّلة. وإذا قلت لا، لم يُشغَّل إلا ما نزّله { $command }.
limit-wanted = الحدّ الأقصى للملفات المنزَّلة؟ [{ $present }]:
limit-help = مثل 500 MB أو 2 GB. فإذا جاوزته حُذفت الملفات التي مضى على سماعها أطول وقت، وتبقى الملفات المحتفَظ بها.
no-size = «{ $typed }» ليس حجمًا من 1 MB فأكثر؛ اكتب مثلًا 500 MB أو 2 GB
download-words = هل تُنزَّل نصوص بلغتك؟ { $names }، { $terms }
words-help = مصدرها tanzil.net، وتظهر الترجمة وأنت تقرأ. وللغة أخرى اكتب اسمها أو رمزها، مثل fr. ولا تُعرف معاني كلمات برخصة حرّة؛ لتثبيت ملف عندك: { $command }
no-language = لا ترجمة بلغة «{ $typed }»؛ اللغات المعروضة: { $languages }
sound-help = y يشغّل الفاتحة بتلاوة قارئك الأول ويعرض المشغّل، وq يوقفه. وn ينهي الإعداد.
play-now = هل تُشغَّل الفاتحة الآن؟
save-choices = هل تُحفظ هذه الاختيارات؟
save-help = y يحفظ اختياراتك؛ وn لا يغيّر شيئًا.
sum-riwayah = الرواية
sum-reciters = القرّاء
sum-recordings = التسجيلات
sum-network = الشبكة
sum-reading = القراءة
no-reciters = لا أحد
yours-first = تُسمع تسجيلاتك أولًا
yours-last = تُسمع تسجيلاتك آخرًا
network-used = تُستعمل عند التشغيل؛ ويُحفظ حتى { $limit }
network-not-used = لا تُستعمل عند التشغيل
reading-with = مع: { $names }
# $question (sentence)
yes-unless-no = { $question } [Y/n]
# $question (sentence)
no-unless-yes = { $question } [y/N]
# Answers in small letters, with spaces between
answers-yes = y yes نعم
answers-no = n no لا
type-y-or-n = اكتب y (نعم) أو n (لا)

# Small words of several screens
# Levels of the microphone; both numbers have five signs
levels = الذروة { $peak } rms { $rms } dBFS
levels-clipped = الذروة { $peak } rms { $rms } dBFS تشوّه
ayah-again = { $ref } (مرّة أخرى)
imported-on = استُورد في { $day }
recorded-on = من { $day }
