# التسجيلات وعلاماتها: `tilawa library` و`import` و`record` و`annotate` و`identify` و`waveform`

heading-number = الرقم
heading-id = المعرّف
heading-recording = التسجيل
heading-recordings = التسجيلات
heading-title = العنوان
heading-reciter = القارئ
heading-date = التاريخ
heading-recorded = سُجّل
heading-imported = استُورد
heading-device = الجهاز
heading-expected = المتوقّع فيه
heading-loudness = شدّة الصوت
heading-file = الملف
heading-changes = التغييرات
heading-start = البداية
heading-end = النهاية
heading-length = المدّة
heading-place = الموضع
heading-ayah = الآية
heading-ayat = الآيات
heading-sure = التأكّد
heading-to-check = للمراجعة
heading-state = الحالة
heading-take = الأداء
heading-text = النص
heading-boundary = الحدّ
heading-pause = السكتة
heading-after = ما بعده
heading-verdict = النتيجة
heading-kind = النوع
heading-fault = الخطأ
heading-segments = القِطَع
heading-trash = سلّة المحذوفات
heading-library = المكتبة
heading-backups = النسخ الاحتياطية
heading-deleted = حُذف
heading-stays = الباقي

next = التالي: { $command }
unknown = غير معروف
preferred = مفضَّل
seconds = { $seconds } ث
at-time = عند { $time }
and-more = { $names } و{ $count } غيرها
about = { $name }: { $remark }
not-a-time = { $text } ليس وقتًا؛ اكتب 62.5 (بالثواني) أو 1:02.5 أو 500ms أو 2756250f (بالإطارات)
standard-input = الدخل القياسي
nothing-to-do = لا شيء يلزم عمله

no-recordings = لا توجد هذه التسجيلات؛ لاستيراد تسجيل: { $command }
no-recordings-of = لا تسجيل لـ{ $name }
no-such-recording = لا يوجد هذا التسجيل
no-segment = ليست في { $title } القطعة { $name }؛ عدد قِطَعه { $count }، انظر: { $command }
segments-there = { $name }: { $count ->
    [zero] لا قِطَع هناك
    [one] هناك قطعة واحدة
    [two] هناك قطعتان
    [few] هناك { $count } قطع
    [many] هناك { $count } قطعة
   *[other] هناك { $count } قطعة
  }
no-such-segment = { $name }: لا توجد هذه القطعة؛ انظر: { $command }
several-ids = { $name }: عدّة معرّفات تبدأ بهذه الحروف
not-in-trash = ليس في سلّة المحذوفات { $name }؛ انظر: { $command }
several-in-trash = { $name } قد يكون أيًّا من { $names }

file-changed = تغيّر ملفّه؛ { $command }
file-gone = ملفّه غير موجود؛ { $command }
file-with-fault = { $path } ({ $fault })
fault-in-brackets = ({ $fault })
mono = أحادي القناة
channels = { $count ->
    [zero] بلا قنوات
    [one] قناة واحدة
    [two] قناتان
    [few] { $count } قنوات
    [many] { $count } قناة
   *[other] { $count } قناة
  }
imported-from = { $day } من { $name }
sound-facts = { $length }، { $rate } هرتز، { $channels }
changes-counted = للتراجع { $undo }، وللإعادة { $redo }
not-contained = لا تسجيل فيه { $range } بعد

covered = الآيات: { $count } من { $all } ({ $counting })
covered-by = { $name }: { $count } من { $all } ({ $riwayah })
surah-covered = { $number } { $name }: { $count } من { $all }، { $ranges }

recordings-stored = { $count ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }، { $length }، { $bytes }
segments-stored = القِطَع في التسجيلات: { $segments }؛ مجموع أجزاء النص المعتمدة: { $confirmed }
none-yet = لا شيء بعد

is-back = عاد { $title }
is-back-merged = كان { $title } موجودًا من جديد؛ وعاد أيضًا ما كان معلَّمًا فيه
is-back-known = كان { $title } موجودًا من جديد، بكل ما كان معلَّمًا فيه
days-left = { $count ->
    [zero] أقلّ من يوم
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
  }
trash-empty = سلّة المحذوفات فارغة
would-go = سيُحذف: { $title }
gone = حُذف: { $title }
would-be-freed = ما سيُحذف: { $count ->
    [zero] لا شيء
    [one] عنصر واحد
    [two] عنصران
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
  }، ويُخلى { $bytes }
freed = المحذوف: { $count ->
    [zero] لا شيء
    [one] عنصر واحد
    [two] عنصران
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
  }، وأُخلي { $bytes }

taken-in-part = { $title }: أُخذ منه { $length } من { $all }؛ استورده من جديد
imported-like-this = { $title }: { $missing }؛ استُورد هكذا
waveform-unreadable = تعذّرت قراءة موجته الصوتية
recovered-recordings = تسجيلات مستعادة
recovered-title = مستعاد { $id }
imported-meanwhile = استُورد في هذه الأثناء
is-recording-now = صار التسجيل { $title } للقارئ { $name }
cannot-become-recording = تعذّر جعله تسجيلًا: { $reason }
fault-repairable = { $place }: { $fault } (يصلحه --repair)
fault-repaired = { $place }: { $fault } (أُصلح)
checked = { $count ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }، { $bytes }: { $result }
all-well = كل شيء سليم
count-wrong = فيها خلل: { $count }
count-repaired = أُصلح: { $count }

no-backup = { $path }: لا نسخة احتياطية؛ للبدء من جديد: { $command }
no-backup-of = لا نسخة احتياطية ليوم { $day }؛ الموجود: { $days }
gone-take-backup = المكتبة غير موجودة. هل تُستعمل النسخة الاحتياطية ليوم { $day }؟
gone-begin-anew = المكتبة غير موجودة. هل تبدأ من جديد؟
library-damaged = المكتبة تالفة ({ $damage }).
library-whole = المكتبة سليمة؛ وستُنحّى معها التغييرات اللاحقة.
take-backup = { $state } هل تُنحّى وتُستعمل النسخة الاحتياطية ليوم { $day }؟
begin-anew = { $state } هل تُنحّى وتبدأ من جديد؟
library-aside = المكتبة القديمة الآن في { $path }
library-is-backup = مكتبتك الآن هي النسخة الاحتياطية ليوم { $day }
library-is-new = مكتبتك الآن جديدة فارغة

count-added = أُضيف: { $count }
count-updated = حُدّث: { $count }
count-merged = دُمج: { $count }
count-unchanged = لم يتغيّر: { $count }
count-trashed = نُقل إلى سلّة المحذوفات: { $count }
hifz-events = { $count ->
    [zero] لا أحداث حفظ
    [one] حدث حفظ واحد
    [two] حدثا حفظ
    [few] { $count } أحداث حفظ
    [many] { $count } حدث حفظ
   *[other] { $count } حدث حفظ
  }
in-trash = { $title } في سلّة محذوفاتك وتُرك هناك؛ انظر: { $command }
left-out = المتروك: { $count }؛ وتمّ ما سواه

played-as-it-is = { $reason }؛ يُشغَّل كما هو
known-file = { $name }: موجود هنا من قبل، وهو { $id } ({ $title }) للقارئ { $reciter }؛ لم يتغيّر شيء
known-sound = { $name }: صوته موجود هنا من قبل في ملف آخر: { $id } ({ $title }) للقارئ { $reciter }؛ لم يتغيّر شيء
same-file = هذا الصوت موجود هنا من قبل، وهو { $id }؛ وقد أخذ ما ذكرته الآن
same-sound = هذا الصوت موجود هنا من قبل، وهو { $id }، في ملف آخر باقٍ؛ وقد أخذ ما ذكرته الآن
same-sound-new-file = هذا الصوت موجود هنا من قبل، وهو { $id }؛ وقد أخذ هذا الملف وما ذكرته الآن
taken = { $reciter } ({ $id }): { $facts }
recorded-day = سُجّل { $day }
recorded-by-name = سُجّل { $day } (من اسمه)
recorded-by-file = سُجّل { $day } (وقت الملف)
date-doubtful = قد يعني اسمه { $one } أو { $other }؛ لتحديد أيّهما: { $command }
segments-confirmed = { $count ->
    [zero] لم يُعتمد شيء
    [one] اعتُمدت قطعة واحدة
    [two] اعتُمدت قطعتان
    [few] اعتُمدت { $count } قطع
    [many] اعتُمدت { $count } قطعة
   *[other] اعتُمدت { $count } قطعة
  }
segments-suggested = { $count ->
    [zero] لم يُقترح شيء
    [one] اقتُرحت قطعة واحدة
    [two] اقتُرحت قطعتان
    [few] اقتُرحت { $count } قطع
    [many] اقتُرحت { $count } قطعة
   *[other] اقتُرحت { $count } قطعة
  }
segments-none = لا قِطَع بعد
nothing-heard = لم توجد فيه تلاوة
no-recitation = { $name }: لم توجد فيه تلاوة؛ التسجيل محفوظ؛ { $advice }
kept-unsearched = التسجيل محفوظ؛ { $reason }؛ { $advice }
count-recordings = { $count ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }
ayat-of = { $found } من { $all ->
    [one] آية واحدة
    [two] آيتين
    [few] { $all } آيات
    [many] { $all } آية
   *[other] { $all } آية
  } في { $ranges }
missing-ayat = الناقص { $ranges }
count-confirmed = المعتمد: { $count }
count-sure = المتأكَّد منه: { $count }
count-known = الموجود من قبل: { $count }
count-elsewhere = المُنجَز في أجهزة أخرى أو من قبل: { $count }
count-refused = المرفوض: { $count }
count-passed-over = المتروك من الملفات الأخرى: { $count ->
    [zero] لا شيء
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
heard-first = { $name } قارئ جديد، ويُسمع أولًا حيث له شيء؛ لغير ذلك: { $command }
asked-after = { $name } قارئ جديد، ودوره بعد { $before }؛ ليُسمع أولًا: { $command }

not-searched-yet = { $title } موجود هنا، ولم تُعرف آياته بعد؛ لاحقًا: { $command }
detect-advice = بالسكتات وحدها، والتأكّد أقل: { $command }
may-contain = لعلّ فيه { $ranges }؛ إن صحّ ذلك: { $command }
recognised = { $title }: عُرف أن فيه { $ranges }
recognised-in-part = { $title }: عُرف أن فيه { $ranges }؛ ولعلّ فيه أيضًا { $doubtful }
not-heard = لم يُسمع: { $ranges }
searched = بُحث في { $count ->
    [one] آية واحدة
    [two] آيتين
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، بكلمات { $riwayah }
same-words = بالكلمات نفسها: { $ranges }
or = أو { $place }
a-guess = { $share }، تخمينًا
in-part = بعضها
ayah-in-part = { $ayah } بعضها
ayat-in-part = { $first } و{ $last } بعضهما
found-in = وُجد في { $title }: { $found } من { $all ->
    [one] آية واحدة
    [two] آيتين
    [few] { $all } آيات
    [many] { $all } آية
   *[other] { $all } آية
  }
basmalahs-confirmed = { $count ->
    [zero] لم تُعتمد بسملة
    [one] اعتُمدت بسملة
    [two] اعتُمدت بسملتان
    [few] اعتُمدت { $count } بسملات
    [many] اعتُمدت { $count } بسملة
   *[other] اعتُمدت { $count } بسملة
  }
all-confirmed = كل العلامات معتمدة
count-to-check = للمراجعة: { $count }
not-found = لم يوجد: { $names }
found-unchanged = { $found }؛ لم يتغيّر شيء
found-next = { $found }؛ { $command }
none-certain = لم يُعتمد شيء، فليس بين المقترحات متأكَّد منه بما يكفي؛ راجعها: { $command }
suggested-in = اقتُرح في { $title }: { $count ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }
suggested-by-pauses = اقتُرح في { $title } بالسكتات وحدها: { $count ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }؛ راجع كل علامة: { $command }
suggested-by-pauses-sure = اقتُرح في { $title } بالسكتات وحدها: { $count ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }، التأكّد { $share }؛ راجع كل علامة: { $command }

recording-title = تسجيل { $time }
recording-heading = { $title } · { $reciter } · { $rate } هرتز · القنوات { $channels }
recording-turn = تسجيل { $passage }
discarded = أُلغي التسجيل
stays-in-file = { $fault }؛ يبقى التسجيل في { $path }، ويضيفه إلى المكتبة أول أمر { $command } أو import أو library أو annotate بعد الآن
is-in-library = { $fault }؛ التسجيل في المكتبة باسم { $id }
nothing-recorded = { $fault }؛ لم يُسجَّل شيء
no-sound = لم يُسجَّل شيء: لم يكن هناك صوت
recovered = استُعيد تسجيل كان قد انقطع: { $recording }
not-recovered = { $fault }؛ يبقى تسجيل غير مكتمل كما هو
overrun = فاض الصوت: ضاع منه { $seconds } ث عند { $time }، فقد كان الجهاز بطيئًا
source-suspended = توقّف المصدر عند { $time }؛ الانتظار حتى يعود
source-active = عاد المصدر؛ يستمرّ التسجيل
source-moved = التسجيل من { $device } منذ { $time }
server-away = { $fault }، عند { $time }؛ الانتظار حتى يعود
server-back = عاد خادم الصوت؛ يستمرّ التسجيل من { $device }

rate-limits = قيمة --rate من 8000 إلى 192000
channels-limits = قيمة --channels هي 1 أو 2
bits-limits = قيمة --bits هي 16 أو 24
input-form = يأخذ --input عيّنات من 16 بت وقناة واحدة، ولا يجتمع مع --source
title-empty = يحتاج العنوان إلى حرف واحد على الأقلّ
takes-value = { $name } يحتاج إلى قيمة، أو ليس من خيارات record
no-option = ليس { $name } من خيارات record
option-refused = لا يقبل { $name } القيمة «{ $value }»؛ قيمته: { $wanted }
wanted-time = وقت مثل 90s أو 5m
wanted-rate = من 8000 إلى 192000
wanted-channels = 1 أو 2
wanted-bits = 16 أو 24

from-after-end = قيمة --from بعد نهاية التسجيل، وطوله { $length }
to-before-from = يجب أن يكون --to بعد --from
stretch = { $start }–{ $end } من { $all }
stretch-labels = { $stretch } · المعتمد { $confirmed }، المقترح { $suggested }
recording-details = { $reciter } · { $riwayah } · { $labels }
picture = { $path } · { $width } × { $height } · { $labels }

labels-of = { $title } · { $labels }
labels-counted = { $count ->
    [zero] لا قِطَع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }: المعتمد { $confirmed }، المقترح { $suggested }، للمراجعة { $flagged }
labels-missing = { $labels }؛ لم يوجد: { $names }
no-segments = لا قِطَع في { $title } بعد
confirmed = معتمد
suggested = مقترح
suggested-by = مقترح { $evidence }
suggested-segment = { $segment } (مقترح)
take-of = الأداء { $number } من { $count }
latest-from-one = { $word }: العدد من 1 فأكثر، مثل last:30
nothing-to-change = لا شيء يُغيَّر
undone = تراجع: { $edit }
redone = إعادة: { $edit }

verdict-right = صحيحة
verdict-doubtful = مشكوك فيها
verdict-wrong = خاطئة
verdict-misplaced = في غير موضعها
verdict-partial = ناقصة
verdict-talk = فيها كلام
verdict-long = أطول من اللازم
whole-in = كلّها في القطعة { $segment }
verdict-unknown = غير معروفة
sounds-like = تشبه { $ayah }
begins-at = تبدأ عند { $time }
ends-at = تنتهي عند { $time }
words-heard = المسموع الكلمات { $first }–{ $last }
verified = من { $count ->
    [one] علامة واحدة
    [two] علامتين
    [few] { $count } علامات
    [many] { $count } علامة
   *[other] { $count } علامة
  }: خاطئة { $wrong }، في غير موضعها { $misplaced }، ناقصة { $partial }، فيها كلام { $talk }، أطول من اللازم { $long }، مشكوك فيها { $doubtful }
verified-rest = { $verified }؛ تعذّرت مراجعة { $count }
verified-next = { $verified }؛ للاستماع بدءًا من أولها: { $command }

nothing-found = لم يوجد شيء في { $title }
kind-overlap = تداخل
kind-gap = فجوة
kind-length = طول
kind-short = قِصَر
kind-order = ترتيب
kind-skipped = متروك
kind-counting = عدّ
kind-unassigned = بلا آية
kind-unconfirmed = غير معتمد

pages-need-folder = لكل تسجيل صفحة (عددها { $count }): حدّد مجلّدًا، مثل --html pages/
nothing-confirmed = لا شيء معتمد في { $title } بعد؛ انظر: { $command }
passages = { $count ->
    [zero] لا مقاطع
    [one] مقطع واحد
    [two] مقطعان
    [few] { $count } مقاطع
    [many] { $count } مقطعًا
   *[other] { $count } مقطع
  }
sound-in = الصوت في { $name }
not-on-page = { $title }: ليس في الصفحة { $count ->
    [one] مقترح واحد
    [two] مقترحان
    [few] { $count } مقترحات
    [many] { $count } مقترحًا
   *[other] { $count } مقترح
  }؛ للاعتماد: { $command }
talk = كلام
istiadha = الاستعاذة
basmalah = البسملة
text-not-installed = نص رواية { $riwayah } غير مثبّت.
