# الحفظ والتسميع: `tilawa hifz` و`tilawa recite` و`tilawa speech`

list = { $first }، { $next }
list-of-parts = { $first }؛ { $next }
list-of-facts = { $first } · { $next }

half-pages = { $count } صفحة
page = صفحة { $page }
pages-from-to = الصفحات { $first }-{ $last }
minutes = { $count } د
hours = { $hours } س { $minutes } د
slips = { $count ->
    [zero] لا زلّات
    [one] زلّة واحدة
    [two] زلّتان
    [few] { $count } زلّات
    [many] { $count } زلّة
   *[other] { $count } زلّة
  }
unsure-words = غير متأكَّد منها: { $count }
age = { $days ->
    [0] اليوم
    [1] أمس
    [2] قبل يومين
    [few] قبل { $days } أيام
    [many] قبل { $days } يومًا
   *[other] قبل { $days } يوم
  }
day = { $weekday } { $day }
monday = الاثنين
tuesday = الثلاثاء
wednesday = الأربعاء
thursday = الخميس
friday = الجمعة
saturday = السبت
sunday = الأحد

round-new = جديد (سبق)
round-recent = قريب (سبقي)
round-old = قديم (منزل)

reason-recent = حُفظت حديثًا
reason-fading = ضعيفة
reason-cycle = حان دورها
reason-level = قُدِّمت لتتساوى الأيام
reason-late = متأخّرة
reason-season = اختبار أو رمضان
reason-entered = اختبر حفظك

grade-weak = ضعيف
grade-fair = مقبول
grade-good = جيد
grade-excellent = ممتاز
by-check = بتقدير البرنامج
by-yourself = بتقديرك
by-teacher = بتقدير المعلّم

entry-new = جديد
entry-solid = متقَن
entry-shaky = مهتزّ
entry-rusty = بعيد العهد

verdict-pending = لم يُحكم عليها بعد
verdict-recited = تُليت
verdict-unsure = غير متأكَّد منها
verdict-skipped = متروكة
verdict-changed = مبدَّلة
fault-makhraj = مخرج
fault-madd = مدّ
fault-ghunnah = غنّة
fault-stop = وقف

heading-day = اليوم
heading-date = التاريخ
heading-month = الشهر
heading-week = أسبوع يبدأ
heading-page = الصفحة
heading-ayat = الآيات
heading-ayah = الآية
heading-surah = السورة
heading-word = الكلمة
heading-words = الكلمات
heading-recording = التسجيل
heading-session = الجلسة
heading-sessions = الجلسات
heading-begun = البداية
heading-time = الوقت
heading-length = المدّة
heading-heard = التسميع
heading-heard-on = أيام التسميع
heading-on = الأيام
heading-hearings = مرّات التسميع
heading-weak = الضعيف
heading-known = غير الضعيف
heading-slips = الزلّات
heading-unsure = غير المتأكَّد منه
heading-last = آخر مرّة
heading-stays = الثبات
heading-next = الموعد القادم
heading-new = الجديد
heading-recent = القريب
heading-old = القديم
heading-a-day = في اليوم
heading-most = أكثر يوم
heading-held = المحفوظ
heading-share = النسبة منه
heading-command = للاستماع
heading-like = تشبه
heading-without-slip = بلا زلّة
heading-pace = كلمة في الدقيقة
heading-bar = من 80% إلى 100%
heading-missed = الزلّات
heading-prediction = التوقّع من
heading-error = الخطأ

name-range = حدّد مقطعًا، مثل juz:30 أو 67:1-15 أو page:50
name-place = حدّد موضعًا، مثل 2:255:7
name-word = حدّد كلمة واحدة، مثل 78:2:3، لا { $given }
future = لم يأتِ بعدُ يوم { $day }
no-day = ليس { $day } يومًا في تقويم هذا الجهاز
past = مضى يوم { $day }

nothing-entered = لم تُدخل شيئًا بعد؛ مثلًا: { $command }
nothing-held = لم تُدخل شيئًا بعد؛ لما تحفظه: { $heldCommand }؛ ولما ستحفظه: { $newCommand }
not-known = لا شيء من { $place } في محفوظك ولا فيما ستحفظه؛ لإدخاله: { $command }
nothing-known = لا شيء من { $place } في محفوظك ولا فيما ستحفظه
not-held = ليس { $place } في محفوظك؛ لإدخاله: { $command }
known-already = أُدخل { $place } من قبل في محفوظك أو فيما ستحفظه
undo-advice = للتراجع: { $command }
to-learn = للحفظ: { $place }، { $amount }؛ مجموع ما ستحفظه: { $all }
held-now = محفوظ، { $entry }: { $place }، { $amount }؛ المجموع: { $all }
removed = أُزيل: { $place }؛ المحفوظ: { $amount }
test-now = اختبر حفظك الآن: { $command }
lesson-now = الدرس الأول { $place }؛ لبدئه: { $command }
lesson-size = مقدار الدرس في اليوم { $amount }؛ لمقدار آخر: { $command }
bare-numbers = الأرقام { $numbers } تعني سورًا؛ وللصفحات: { $pages }؛ وللتراجع: { $command }
state-held = محفوظ
state-to-learn = للحفظ
no-slips = لا زلّات
no-slip-yet = لا زلّات بعد؛ لاختبار حفظك: { $testCommand }؛ وللتمرّن على موضع: { $placeCommand }
drill = للتمرين
said = قُرئ: { $place }

whole = كامل: { $what }
whole-surahs = { $count ->
    [one] السورة
    [two] السورتان
    [few] السور
    [many] السور
   *[other] السور
  } { $numbers }
whole-ajza = { $count ->
    [one] الجزء
    [two] الجزءان
    [few] الأجزاء
    [many] الأجزاء
   *[other] الأجزاء
  } { $numbers }
surah-is-whole = اكتمل حفظ السورة { $number }
juz-is-whole = اكتمل حفظ الجزء { $number }
whole-mark = كاملة ✓

meaning-new = الدرس الجديد في اليوم
meaning-revise = أكثر المراجعة في اليوم
meaning-cycle = المدّة التي تُسمَّع فيها كل صفحة
meaning-recent = المدّة التي تبقى فيها الصفحة الجديدة في المراجعة القريبة
meaning-retention = قدر الثبات المطلوب للصفحة حين تُسمَّع
meaning-off = أيام الراحة
meaning-teacher = الأيام التي يسمع لك فيها معلّمك
meaning-exam = تُسمَّع مادّته كل أسبوع في الأسابيع الأربعة قبله
meaning-ramadan = عدد مرّات تسميع المحفوظ كلّه في رمضان
meaning-riwayah = الرواية التي تحفظ بها
meaning-parameters = أرقام نموذج الذاكرة

setting-form = قيمة --{ $option } هي: { $form }، لا «{ $value }»
form-new = مقدار، مثل lines:5 أو ayat:10 أو pages:1 أو minutes:30، أو none
form-revise = مقدار، مثل pages:2 أو minutes:40، أو none
form-cycle = من يومين إلى 400 يوم، مثل 30d، أو none
form-recent = من 7 أيام إلى 120 يومًا، مثل 21d، أو none
form-retention = من 0.8 إلى 0.97، أو none
form-off = أيام مثل fri أو fri,sun، أو none؛ ولا بدّ أن يبقى يوم للعمل
form-teacher = أيام مثل sun,tue، أو none
form-exam = يوم مثل 2027-03-01، أو none
form-ramadan = من مرّة إلى 10 مرّات، أو none
form-riwayah = رواية مثل hafs أو warsh، أو none
form-parameters = معاملات FSRS-6 الـ21 تفصل بينها فواصل، أو none
exam-stretch = مادّة الاختبار مقطع واحد متّصل، مثل juz:1-5

value-none = لا شيء
value-as-needed = بحسب الحاجة
value-as-usual = كالمعتاد
value-times = { $count ->
    [zero] بلا مرّات
    [one] مرّة واحدة
    [two] مرّتان
    [few] { $count } مرّات
    [many] { $count } مرّة
   *[other] { $count } مرّة
  }
exam-of = { $day } · { $place }
exam-of-all = { $day } · المحفوظ كلّه

graded = { $place }: { $grade }، { $by }
learned = حُفظ: { $amount }
heard-again = التسميع التالي في موعد أقصاه { $day }
noted-for = سُجّل في يوم { $day }
weak-stays = ما كان ضعيفًا يبقى للحفظ
half-a-page = سُجّل ذلك، لكنّ الصفحة لا تُحسب مسمَّعة إلا بنصف ما تحفظه منها على الأقلّ
slip-form = الزلّة في موضع واحد، مثل 2:255:7
slip = زلّة عند { $place }، صفحة { $page }: { $count ->
    [zero] لا مرّة
    [one] مرّة واحدة
    [two] مرّتان
    [few] { $count } مرّات
    [many] { $count } مرّة
   *[other] { $count } مرّة
  }
slip-instead = زلّة عند { $place }، صفحة { $page }: { $count ->
    [zero] لا مرّة
    [one] مرّة واحدة
    [two] مرّتان
    [few] { $count } مرّات
    [many] { $count } مرّة
   *[other] { $count } مرّة
  }؛ قُرئ بدلًا منه: { $said }
drill-advice = هنا { $count ->
    [zero] لا زلّات
    [one] زلّة واحدة
    [two] زلّتان
    [few] { $count } زلّات
    [many] { $count } زلّة
   *[other] { $count } زلّة
  }؛ للتمرّن على هذا الموضع: { $command }
said-form = قيمة --said موضع أو كلمات
no-ayah-with-words = لا آية فيها الكلمات «{ $words }»
several-ayat-with-words = { $count ->
    [zero] لا آية فيها هذه الكلمات
    [one] آية واحدة فيها هذه الكلمات
    [two] آيتان فيهما هذه الكلمات
    [few] { $count } آيات فيها هذه الكلمات
    [many] { $count } آية فيها هذه الكلمات
   *[other] { $count } آية فيها هذه الكلمات
  } ({ $places })؛ حدّد واحدة: --said { $first }

nothing-to-undo = لا شيء يُتراجع عنه
undone = أُلغي: { $what }، بتاريخ { $day } { $time }
undone-add = إدخال { $place } ({ $entry })
undone-remove = إزالة { $place }
undone-grade = تقدير { $place }: { $grade }، { $by }
undone-slip = زلّة عند { $place }
undone-set = ضبط { $name } على { $value }
undone-note = ملاحظة على { $place }
undone-undo = تراجع

today-empty = قائمة اليوم فارغة
no-line = ليس في قائمة اليوم بند «{ $key }»؛ بنودها { $count ->
    [1] 1
   *[other] 1 إلى { $last }
  }: { $command }
day-off = يوم راحة
teacher-day = معلّمك يسمع لك اليوم
held-amount = المحفوظ: { $amount }
round-places = { $round }: { $places }
round-pages = { $round }: { $count ->
    [one] صفحة
    [two] الصفحتان
   *[other] الصفحات
  } { $places }
round-minutes = { $round } { $minutes }
minutes-of-rounds = { $count ->
    [zero] أقلّ من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
  }: { $rounds }
all-done = أُنجز كلّه ✓
done = أُنجز { $done } من { $all }
done-today = أُنجز اليوم: { $done } من { $all }
tomorrow-free = لا شيء مستحقّ غدًا
tomorrow = غدًا: { $count ->
    [zero] لا بنود
    [one] بند واحد
    [two] بندان
    [few] { $count } بنود
    [many] { $count } بندًا
   *[other] { $count } بند
  }، { $minutes ->
    [zero] أقلّ من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
day-off-remark = يوم راحة: لا شيء مستحقّ
slips-at = { $count ->
    [one] زلّة عند { $places }
    [two] زلّتان عند { $places }
   *[other] زلّات عند { $places }
  }
lesson-before = الدرس السابق: { $place }
drill-now = للتمرين على الزلّة الآن: { $command }
no-lesson-today = لا درس جديد اليوم: الصفحات القديمة تحتاج إلى الوقت
no-lesson-planned = لم يُخطَّط درس جديد؛ لحفظ 5 أسطر في اليوم: { $command }
nothing-due = لا شيء مستحقّ اليوم
status-none = hifz –
status-done = hifz ✓
status = hifz { $done }/{ $all } · { $minutes } د

reminder = اليوم { $count ->
    [zero] لا مقاطع
    [one] مقطع واحد
    [two] مقطعان
    [few] { $count } مقاطع
    [many] { $count } مقطعًا
   *[other] { $count } مقطع
  }، { $minutes ->
    [zero] أقلّ من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
reminder-left = الباقي اليوم { $count ->
    [zero] لا مقاطع
    [one] مقطع واحد
    [two] مقطعان
    [few] { $count } مقاطع
    [many] { $count } مقطعًا
   *[other] { $count } مقطع
  }، { $minutes ->
    [zero] أقلّ من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
reminder-command = للبدء: { $command }
begin = ابدأ

nothing-heard-then = لم يُسمَّع شيء في هذه الأيام؛ لتسجيل تسميع: { $command }
nothing-heard = لم يُسمَّع شيء بعد؛ لتسجيل تسميع: { $command }
in-a-row = { $count ->
    [zero] لا شيء متتاليًا
    [one] مرّة واحدة
    [two] مرّتان متتاليتان
    [few] { $count } مرّات متتالية
    [many] { $count } مرّة متتالية
   *[other] { $count } مرّة متتالية
  }
longest = الأطول { $count }
calendar-entry = الحفظ، { $minutes ->
    [zero] أقلّ من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
map-pages = { $sign } { $strength }: { $count }
map-late = ! متأخّرة: { $count }

fit-too-few = مرّات التسميع { $hearings } لا تكفي: المطلوب { $fewest }، منها { $weak } ضعيفة
fit-own = أرقامك أنت
fit-published = الأرقام المنشورة
fit-mean = متوسّط آخر مرّات تسميعك
fit-used = أرقامك أدقّ توقّعًا، وتعمل بها الخطّة من الآن
fit-better = أرقامك أدقّ توقّعًا؛ للعمل بها: { $command }
fit-not-better = أرقامك ليست أدقّ توقّعًا من كلا البديلين، فلا يتغيّر شيء
fit-counts = حُسبت الأرقام من { $hearings } من مرّات التسميع؛ والخطأ محسوب على أحدثها ({ $left })، وهي لم تدخل في الحساب

note-form = الملاحظة على موضع واحد، مثل 2:58 أو 2:58:3
note-too-long = الملاحظة سطر واحد، أقصى عدد حروفه { $count }
no-note = لا ملاحظة على { $place }
note = { $place }: { $note }
note-removed = أُزيلت الملاحظة على { $place }
note-example = هنا بالفاء، وفي 7:161 بالواو
no-notes = لا ملاحظات؛ لكتابة ملاحظة: { $command }

no-similar = لا آيتين متشابهتين في محفوظك؛ لعرض ما تحفظه: { $command }
confused = { $count ->
    [zero] لم يُخلط بينهما
    [one] خُلط بينهما مرّة
    [two] خُلط بينهما مرّتين
    [few] خُلط بينهما { $count } مرّات
    [many] خُلط بينهما { $count } مرّة
   *[other] خُلط بينهما { $count } مرّة
  }
similar-shown = { $shown } من { $all }؛ التالية: --page 2
difference-advice = لمعرفة مواضع الاختلاف: { $command }

no-recording = ليس لديك تسجيل لـ{ $place } بعد؛ للتسجيل: { $command }

deck-title = الحفظ
deck-place = { $ayah } · { $surah } · صفحة { $page }
no-whole-ayah = لا آية كاملة منه في محفوظك؛ لعرض ما تحفظه: { $command }
deck-written = { $file } · { $cards ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $cards } بطاقات
    [many] { $cards } بطاقة
   *[other] { $cards } بطاقة
  }، منها بصوت: { $sounds }
deck-silent = لا صوت في البطاقات: { $reason }
deck-partly-silent = { $count ->
    [zero] كل البطاقات لها صوت
    [one] آية واحدة بلا صوت: بطاقتها صامتة
    [two] آيتان بلا صوت: بطاقتاهما صامتتان
    [few] { $count } آيات بلا صوت: بطاقاتها صامتة
    [many] { $count } آية بلا صوت: بطاقاتها صامتة
   *[other] { $count } آية بلا صوت: بطاقاتها صامتة
  }
deck-advice = في Anki: ملف، ثم استيراد
deck-too-large = ستتجاوز مجموعة البطاقات 4 GB؛ حدّد جزءًا منها، مثل juz:30
unreadable-file = { $path }: تعذّرت قراءته

script-round = { $round }، صفحة { $page }
script-drill = موضع زلّات، { $place }
script-similar = آيتان متشابهتان
script-advice = للتشغيل: { $command }؛ واللغة: man tilawa-script
step-slowly = استمع إلى الموضع بتمهّل.
step-after-teacher = ردّده بعد المعلّم.
step-from-before = مُرّ عليه بدءًا من الآية التي قبله.
step-hear = استمع إلى الدرس.
step-looking = ردّد كل آية بعد المعلّم ناظرًا في النص.
step-without-text = ردّده ثانيةً دون النص.
step-link-ayat = صِل كل آية بما قبلها.
step-link-lesson = صِل الدرس بالآية التي قبله.
step-say = اقرأ كل آية قبل أن تسمعها.
step-microphone = أو بالميكروفون: { $command }

shared = { $folder }: { $files }
shared-with-recordings = { $folder }: { $files }، ومن تسجيلات الأسبوع: { $count ->
    [zero] لا شيء
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }
teacher-advice = يملأ معلّمك عمود grade في { $file } بأرقام من 1 إلى 4؛ ثم: { $command }
no-grades = { $path }: لم يُكتب فيه أي تقدير بعد
sheet-title = الحفظ، { $day }
sheet-cycle = تُسمَّع كل صفحة خلال { $days }
sheet-place = { $place } (صفحة { $page })
sheet-page = صفحة { $page }، { $place }

events-taken = الأحداث الجديدة: { $added } من { $all }
left-out = { $file }: { $complaint }
not-an-export = { $file }: ليس ملفًا من { $command }
not-utf = { $file }: ليس نصًّا بترميز UTF-8 أو UTF-16؛ للتحويل من ترميز آخر: iconv -f CHARSET -t UTF-8
bad-line = { $file }، السطر { $line }: { $reason }
no-table-of-grades = { $file }: ليس ملفًا من { $command }، ولا جدولًا فيه العمودان ranges وgrade
no-table-of-events = { $file }: ليس ملفًا من { $command }، ولا جدولًا فيه العمودان kind وranges
too-many-rows = { $file }: صفوفه أكثر من المسموح
row-time = وقت غير موجود
row-other-day = يوم لا يوافق وقته
row-future = يوم لم يأتِ بعد
row-no-day = يوم غير موجود
row-setting = إعداد غير موجود
row-no-grade = لا تقدير فيه
row-bad-grade = «{ $text }» ليس تقديرًا: اكتب من 1 إلى 4، أو { $names }
row-bad-state = «{ $text }» ليست حالة: اكتب { $names }
row-neither = ليس فيه تقدير ولا زلّة
row-kind = «{ $text }» ليس نوعًا: اكتب add أو remove أو grade أو slip أو note أو set
row-judge = «{ $text }» ليس ممّن يقدّر: اكتب في `by` إمّا self أو teacher أو program
row-no-place = لا موضع فيه

no-missed-word = لم تقع زلّة في أي كلمة بعد؛ انظر: { $command }
name-asked = حدّد الآيات التي تُسأل عنها، مثل juz:30؛ أو أدخل ما تحفظه: { $command }
no-ayah-there = لا آية في هذا الموضع
no-ayah-on-page = لا آية في الصفحة { $page }
ask-on = تابع من هنا
ask-next = ما الآية التالية؟
ask-page = كيف تبدأ الصفحة { $page }؟

not-in-a-row = الأمر recite يأخذ آيات متتالية، لا { $one } و{ $next }
writes-letters = النموذج { $model } يكتب حروفًا، وهي لا تدلّ على الموضع في القرآن؛ فحدّد الآيات
no-text = الحكم بكلمات حفص سيكون خاطئًا، و{ $wanted }
two-models = { $first } و{ $second }
recitation-title = تسميع { $day } { $time }

listening = الاستماع إلى { $device } · { $place } · { $riwayah }
listening-live = الاستماع إلى { $device } · { $place } · { $riwayah } · للإنهاء Ctrl-C
standard-input = الدخل القياسي
anywhere = أي موضع في القرآن
legend = ✓ تُليت · ? غير متأكَّد منها، أعد سماعها · ○ متروكة · ✗ مبدَّلة · + كلام آخر
found = وُجد: { $range }
say-again = { $ayah }: أعدها من أولها
sound-muted = لا يصل أي صوت: لعلّ الميكروفون مكتوم
sound-silent = لا يُسمع شيء: لا أحد يتلو، أو صوت الميكروفون خافت جدًّا
sound-clipped = الصوت عالٍ جدًّا ومقصوص: اخفض صوت الميكروفون، أو ابتعد عنه
sound-other = المسموع ليس هذا النص: هو مقطع آخر أو لغة أخرى أو موسيقى
sound-unclear = لا تُسمع الكلمات بوضوح: تُعرض الزلّات على أنها غير متأكَّد منها. اقترب من الميكروفون، وابتعد عن الصدى والضجيج
sound-riwayah = تُترك الهمزات كما في رواية ورش. إن كنت تقرأ بها فاذكرها: tilawa recite --riwayah warsh
heard-as = { $word } (سُمعت { $heard }، { $percent }%)
room-begin = اسكت ثلاث ثوانٍ، ثم اتلُ حتى تنتهي العشر
room-clear = الكلمات مسموعة بوضوح
room-fair = الكلمات مسموعة لكن بلا وضوح كافٍ: قلّما يُذكر صوت واحد خاطئ
room-poor = الكلمات مسموعة سماعًا رديئًا لا يُحكم به عليها: تُعرض الزلّات على أنها غير متأكَّد منها
room-figures = الوضوح { $clarity } من 100 · مستوى الصوت { $level } dB · والهدوء دونه بـ { $range } dB
room-echo = في الغرفة صدى: اقترب من الميكروفون، أو اتلُ حيث السجاد والستائر
room-noise = هناك ضجيج: اقترب من الميكروفون، أو ابتعد عن الضجيج
room-faint = الصوت خافت: اقترب من الميكروفون، أو ارفع مستواه
room-no-voice = لم تُسمع تلاوة
calibration-begin = اتلُ { $range } مما تحفظه جيدًا كما تتلوه دائمًا وبلا زلّة؛ تكفي صفحة، وينتهي من تلقاء نفسه
calibration-progress = { $ayah }: { $heard } كلمة من نحو { $needed }
calibration-enough = هذا يكفي
calibration-poor = الكلمات مسموعة هنا سماعًا رديئًا لا يُعرف به صوت، ولم يُحفظ شيء: { $causes }
calibration-poor-anyhow = الكلمات مسموعة هنا سماعًا رديئًا لا يُعرف به صوت، ولم يُحفظ شيء. اقترب من الميكروفون، بعيدًا عن الصدى والضجيج
calibration-few = سُمعت { $heard } كلمة من { $range }، والمطلوب { $needed }، ولم يُحفظ شيء. اتلُ أكثر، أو سمِّ ما تتلوه
calibration-wrong = لم تُسمع { $wrong } من { $heard } كلمة من { $range } كما هي مكتوبة، ولم يُحفظ شيء. اتلُ ما تحفظه جيدًا، أو سمِّ ما تتلوه
calibration-fair = سُمعت الكلمات لكن بلا وضوح كافٍ: أعد معرفة الصوت حيث الهدوء أكثر، قريبًا من الميكروفون
calibration-of = { $words } كلمة من { $range }، { $day }
calibration-likelier = من كل مئة كلمة صحيحة تُسمع { $likelier } كأن فيها صوتًا آخر (وفي صوت واضح { $usual })
calibration-pace = { $pace } صوت في الثانية
calibration-before = من هذه الكلمات { $slips } تُعدّ زلّات بحدود الأصوات كلّها؛ وغير المتأكَّد منه: { $unsure }
calibration-usual = لا يُسمع نوع من الأصوات في صوتك أسوأ منه في غيره: تبقى الحدود كما هي
calibration-raised = يُطلب أكثر قبل أن يُذكر صوت خاطئ: { $sounds }
calibration-unsure = لا يُميَّز بينها في صوتك، فيبقى الخطأ بينها غير متأكَّد منه: { $sounds }
calibration-forgotten = نُسي صوتك: الحدود هي حدود الأصوات كلّها
calibration-none = لا يُعرف صوت هنا: { $command }
calibration-short = في { $range } { $words } كلمة، والمطلوب { $needed }: سمِّ أكثر
calibration-elsewhere = سمع هذا الصوتَ نموذجٌ صوتي آخر، فلا يُستعمل: { $command }
by-voice = تُذكر الزلّات بحدود صوتك: { $command }
mistake-vowels = الحركات
mistake-long-vowels = حروف المد
mistake-length = المد والحركة
mistake-vowel = حركة زائدة أو ناقصة
mistake-hamza = همزة زائدة أو ناقصة
mistake-consonant = حرف زائد أو ناقص
mistake-others = أصوات أخرى
adding = تجري إضافته إلى المكتبة

nothing-of-quran = لم يُسمع شيء من القرآن
nothing-of = لم يُسمع شيء من { $ranges }
no-sound = { $fault }: لم يكن هناك صوت
summary = { $range } · { $length } · { $ayat ->
    [zero] لا آيات
    [one] آية واحدة
    [two] آيتان
    [few] { $ayat } آيات
    [many] { $ayat } آية
   *[other] { $ayat } آية
  } · { $words ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $words } كلمات
    [many] { $words } كلمة
   *[other] { $words } كلمة
  }
summary-pace = { $summary } · { $pace ->
    [zero] أقلّ من كلمة في الدقيقة
    [one] كلمة واحدة في الدقيقة
    [two] كلمتان في الدقيقة
    [few] { $pace } كلمات في الدقيقة
    [many] { $pace } كلمة في الدقيقة
   *[other] { $pace } كلمة في الدقيقة
  }
verdicts = تُليت: { $recited } · غير متأكَّد منها: { $unsure } · متروكة: { $skipped } · مبدَّلة: { $changed }
count-corrected = صُحّحت في الحال: { $count }
count-repeated = أُعيدت: { $count }
count-added = كلام آخر: { $count }
count-jumps = انتقالات: { $count }
count-hints = تلقين: { $count }
accuracy = { $accuracy }% من الكلمات المتأكَّد منها بلا زلّة
no-score = لا نتيجة: أكثر من عُشر الكلمات غير متأكَّد منه
no-score-unclear = لا نتيجة: لم تُسمع الكلمات بوضوح كافٍ
page-graded = صفحة { $page }: { $grade }، { $by }
session-kept = الجلسة { $session }؛ انظر: { $command }
recording-kept = الجلسة { $session }، التسجيل { $recording }؛ انظر: { $command }

tajweed = التجويد: حُكم على { $judged } من المدود والوقوف، ولم يُحكم على { $left }
tajweed-finding = { $ref }:{ $word }  { $rule }: { $what } ({ $percent }%)
tajweed-short = عدد الحركات: { $heard }، والمطلوب: { $expected }
tajweed-fewer = أقلّ
tajweed-enough = القدر الكافي
tajweed-from-to = من { $least } إلى { $most }
tajweed-stopped = وقف حيث لا يجوز الوقف
tajweed-joined = لا وقف حيث يلزم الوقف

nothing-recited = لم تُسمَّع تلاوة بعد؛ للبدء: { $command }
no-session = لا توجد الجلسة { $session }؛ انظر: { $command }
no-such-session = لا توجد هذه الجلسة؛ انظر: { $command }
session-head = الجلسة { $session }، { $day } { $time }، { $source }
broke-off = انقطعت
missed = { $slips } من { $said }
word-missed = الزلّات: { $slips } من { $said }
no-word-missed = لم تقع زلّة في أي كلمة
too-much-unsure = غير المتأكَّد منه كثير
reset = عاد الحكم على تلاوتك كما كان في البداية
no-verdict = ليس في الجلسة { $session } حكم على { $word }
verdict-noted = الجلسة { $session }، { $word }: { $verdict }، { $by }

two-voices = { $word } بصوتين
voice-of-session = الجلسة { $session }، { $day }
not-said = لم تُقرأ { $word } في الجلسة { $session }
sound-ends = ينتهي صوت الجلسة { $session } قبل هذه الكلمة
sound-not-kept = لم يُحفظ صوت الجلسة { $session }
no-timed-words = لا قارئ هنا لديه { $ref } مع أوقات كلماتها؛ تُعرف الأوقات بالاستماع: { $command }
no-reciter-with = لا قارئ هنا لديه { $ayah }
no-reciter = لا قارئ برواية { $riwayah } بعد: { $command }

model-changed = النموذج { $path } غير موجود أو تغيّر؛ لتجربته من جديد: { $command }
no-model = لا يوجد نموذج تعرّف باسم { $name }؛ انظر: { $command }
not-a-model = الملف { $path } لا يصف نموذج تعرّف
no-folder = { $path }: المجلّد غير موجود أو تتعذّر قراءته
no-arabic = { $path }: النموذج لا يكتب حروفًا عربية
no-process = تعذّر تشغيل عملية لتجربة النموذج
model-fails = { $model }: { $reason }
model-cannot-hear = لا يستطيع sherpa-onnx السماع به على أنه { $kind }
model-name-form = في اسم نموذج التعرّف الحروف a-z والأرقام والرموز - و_ و. فقط، لا «{ $name }»؛ حدّد اسمًا بالخيار --name
unknown-kind = { $path }: أسماء ملفاته لا تدلّ على نوع النموذج؛ حدّد النوع بالخيار --kind
no-tokens = { $path }: نموذج { $kind } فيه tokens.txt، وهو غير موجود هنا
no-part = { $path }: نموذج { $kind } فيه ملف .onnx للجزء { $part }، وهو غير موجود هنا
