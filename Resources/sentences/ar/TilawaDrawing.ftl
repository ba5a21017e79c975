error = تعذّر الرسم: { $detail }
no-font-with-letters = لا خط فيه حروف { $title }؛ ثبّت { $package }
install-or-svg = { $reason }؛ ثبّت { $package }، أو اكتب ملف SVG
install-or-file = { $reason }؛ ثبّت { $package }، أو سمِّ ملف خط
install = { $reason }؛ ثبّت { $package }
no-library = لا يمكن إنشاء { $purpose }: { $reason }؛ ثبّت { $package }
no-canvas = لا يعطي Cairo لوحة رسم
no-pixels = لا يعطي Cairo نقاط الصورة
no-reason = فشل Cairo
no-font = لا يوجد خط «{ $family }»؛ سمِّ خطًّا آخر: يسردها fc-list
no-standard-font = لا يوجد خط «{ $family }»؛ ثبّت { $package }، أو سمِّ خطًّا آخر: يسردها fc-list
font-unreadable = تعذّرت قراءة { $path }
no-font-file = ليس { $path } ملف خط
font-lacks = ليس في الخط «{ $family }» الحرف { $letter }؛ اختر خطًّا آخر
purpose-pango = صور PNG
purpose-harfbuzz = صفحات المصحف

# Reciting
trend-title = التسميع، الأسابيع من { $first } إلى { $last }
trend-title-of-none = التسميع بالأسابيع
trend-accuracy = الكلمات بلا زلّة، بالمئة
trend-words = { $week }: { $count ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
  }
pace = { $words } كلمة/د
pitch = طبقة الصوت
hertz = { $count } هرتز

# Pages of the mushaf
page = صفحة { $page }
page-of-surahs = صفحة { $page }: { $names }
tajweed = التجويد
text-source = نص القرآن: مشروع تنزيل، { $address }

# Memorising
map-title = الحفظ، { $day }: الصفحات { $held } من { $count }
map-page = صفحة { $page }: { $state }
map-heard = { $state }، { $days ->
    [zero] سُمّعت اليوم
    [one] سُمّعت أمس
    [two] سُمّعت قبل يومين
    [few] سُمّعت قبل { $days } أيام
    [many] سُمّعت قبل { $days } يومًا
   *[other] سُمّعت قبل { $days } يوم
  }
map-late = { $state }، متأخّرة
months-title = الحفظ، من { $first } إلى { $last }
months-title-of-month = الحفظ، { $first }
months-title-of-none = الحفظ بالأشهر
month = { $name }: { $minutes ->
    [zero] لا دقائق
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
month-known = { $name }: { $minutes ->
    [zero] لا دقائق
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }، المعروف { $percent }%
months-heard = وقت التسميع (أعلى عمود: { $hours } س { $minutes } د)
months-known = ما عُرف بلا مساعدة
plan-title = الحفظ، من { $first } إلى { $last }: الدقائق في اليوم
plan-day = { $day }: { $minutes ->
    [zero] لا دقائق
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
plan-new = جديد (سبق)
plan-recent = قريب (سبقي)
plan-old = قديم (منزل)

# The sheet for a teacher
sheet-grades = التقدير: 1 ضعيف (يحتاج مساعدة)، 2 مقبول (مع زلّات)، 3 جيد، 4 ممتاز.
sheet-day = اليوم
sheet-round = الجولة
sheet-passage = المقطع
sheet-grade = التقدير
sheet-slips = الزلّات
sheet-pages = صفحات فيها زلّات
slips = زلّات

# Reading
khatm-title = { $name }: الصفحات { $read } من { $count }
khatm-cycle = الختمة رقم { $cycle }، { $completed ->
    [zero] ولم تكتمل ختمة بعد
    [one] واكتملت ختمة واحدة
    [two] واكتملت ختمتان
    [few] واكتملت { $completed } ختمات
    [many] واكتملت { $completed } ختمة
   *[other] واكتملت { $completed } ختمة
  }
khatm-pages = الصفحات { $read } من { $count }
khatm-count = { $read } من { $count }
khatm-verses = الآيات { $verses } من { $versesInAll } · الأجزاء { $ajza } من { $ajzaInAll }
khatm-juz = الجزء { $juz }: { $percent }%
khatm-day = الصفحات: { $pages }
khatm-day-goal = الصفحات: { $pages }، الهدف { $goal }
today = اليوم
today-met = اليوم ✓
today-pages = الصفحات { $read } من { $count }
today-verses = الآيات { $read } من { $count }
streak = { $count ->
    [zero] لا أيام متتالية
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $count } أيام متتالية
    [many] { $count } يومًا متتاليًا
   *[other] { $count } يوم متتالٍ
  }
streak-most = { $count ->
    [zero] لا أيام متتالية
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $count } أيام متتالية
    [many] { $count } يومًا متتاليًا
   *[other] { $count } يوم متتالٍ
  }، والأكثر { $most }
monday = اثنين
tuesday = ثلاثاء
wednesday = أربعاء
thursday = خميس
friday = جمعة
saturday = سبت
sunday = أحد

# Labels of recordings
confirmed = معتمد
suggested = مقترح
suggested-sure = مقترح، متأكَّد منه
suggested-unsure = مقترح: كلّما علا العمود كان التأكّد أكبر
flagged = ! للمراجعة
to-check = للمراجعة
confidence = التأكّد { $percent }%
from-join = من موضع وصل فما بعده
join = موضع وصل
other-sound = كلام أو غيره
labels-without-room = { $count ->
    [zero] لا علامات بلا مكان
    [one] علامة واحدة لا مكان لها
    [two] علامتان لا مكان لهما
    [few] { $count } علامات لا مكان لها
    [many] { $count } علامة لا مكان لها
   *[other] { $count } علامة لا مكان لها
  }

# Lessons
lesson-play = تشغيل
lesson-play-passage = تشغيل { $label }
lesson-repeat = تكرار
lesson-repeat-passage = تكرار { $label }
lesson-speed = السرعة
lesson-follow = تتبّع التلاوة
lesson-keys = Space: تشغيل أو إيقاف مؤقت · ↑ ↓: الآية السابقة أو التالية · R: تكرار · + −: السرعة · Esc: إنهاء التكرار
