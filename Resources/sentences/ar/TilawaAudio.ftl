error = { $action }: { $detail }
error-of = { $path }: { $action }: { $detail }

# What could not be done
cannot = تعذّر: { $operation }
cannot-open = تعذّر الفتح
cannot-read = تعذّرت القراءة
cannot-write = تعذّرت الكتابة
cannot-play = تعذّر التشغيل
cannot-play-on = تعذّرت متابعة التشغيل
cannot-play-at = تعذّر التشغيل بمعدّل { $rate } هرتز وعدد قنوات { $channels }
cannot-play-sink = تعذّر التشغيل على { $name }
cannot-record = تعذّر التسجيل
cannot-record-on = تعذّرت متابعة التسجيل
cannot-record-at = تعذّر التسجيل بمعدّل { $rate } هرتز وعدد قنوات { $channels }
cannot-record-from = تعذّر التسجيل من { $name }
cannot-recover = تعذّر الاسترداد
cannot-measure = تعذّر القياس
cannot-measure-loudness = تعذّر قياس شدّة الصوت
cannot-measure-without-library = لا يمكن قياس شدّة الصوت بدون الحزمة libebur128-1
cannot-change-speed = تعذّر تغيير السرعة
cannot-resample = تعذّر تحويل معدّل العيّنات من { $from } إلى { $to } هرتز
cannot-convert = تعذّر التحويل
cannot-reach-server = تعذّر الوصول إلى خادم الصوت
cannot-open-pipe = تعذّر فتح أنبوب
cannot-start-thread = تعذّر بدء خيط تنفيذ
cannot-read-outline = تعذّرت قراءة المخطّط الصوتي
cannot-read-kind = تعذّرت قراءة { $purpose }
cannot-play-kind = تعذّر تشغيل { $purpose }
cannot-read-without-ffmpeg = لا تمكن قراءة { $purpose } بدون مكتبات FFmpeg

# What libraries are for
purpose-sndfile = WAV وFLAC وOgg وOpus
purpose-mpg123 = MP3
purpose-soxr = معدّلات عيّنات أخرى
purpose-ffmpeg = M4A وAAC وكل الصيغ الأخرى

# Faults of a file
no-sound = لا صوت فيه
no-sound-found = لم يوجد فيه صوت
no-sound-begins = صوته لا يبدأ
too-many-pieces = فيه أكثر من الحدّ الأقصى للقطع: { $most }
too-many-pages = فيه أكثر من الحدّ الأقصى للصفحات: { $most }
too-many-streams = فيه أكثر من الحدّ الأقصى للمجاري: { $most }
headers-claim = تدّعي ترويساته أنّ حجمها بالبايت { $bytes }
claims-format = يدّعي معدّل { $rate } هرتز وعدد قنوات { $channels }
claims-frames = يدّعي عدد إطارات { $frames }، وهو أكثر ممّا يتّسع له
too-short = فيه أقلّ من مللي ثانية من الصوت
frames-differ = عدد إطارات قطعه { $frames }، والمفكوك منها { $decoded }
first-frame-differs = إطاره الأول ليس كما تقول ترويسته
changed-since-measured = تغيّر بعد قياسه
changed-since-added = تغيّر بعد إضافته
at-frame = { $detail }، عند الإطار { $frame } من { $frames }
folder = هو مجلّد
empty = الملف فارغ
not-regular = ليس ملفًا عاديًا
not-fetched = لم يُنزَّل بعد
has-channels = فيه { $count ->
    [one] قناة واحدة
    [two] قناتان
    [few] { $count } قنوات
    [many] { $count } قناة
   *[other] { $count } قناة
  }
loudness-unsupported = لا يُدعم معدّل { $rate } هرتز مع { $channels ->
    [one] قناة واحدة
    [two] قناتين
    [few] { $channels } قنوات
    [many] { $channels } قناة
   *[other] { $channels } قناة
  }
nothing-decodable = لا يمكن فكّ شيء منه، وحجمه بالبايت { $bytes }

# Sound that a file announces and does not hold
ends-early = ينتهي الملف قبل أوانه
has-hole = فُقد جزء من صوته
never-closed = لم يُنهِ مسجّله الملف
missing = { $fault }: { $detail }
present = { $length }؛ { $fault }
present-of-about = { $length } من نحو { $whole }؛ { $fault }
last-frame-cut = إطاره الأخير ناقص
last-page-missing = صفحته الأخيرة مفقودة
last-page-cut = صفحته الأخيرة ناقصة
pages-missing = صفحات في وسطه مفقودة أو تالفة
header-cut = ترويسته ناقصة
length-unsaid = لا تقول ترويسته كم طوله
has-no-sound = لا صوت له
has-become-shorter = صار أقصر
map-missing = ينقص الجزء الذي يدلّ على مكان صوته؛ فلا يمكن أخذ صوت منه
bytes-there = الموجود بالبايت { $present } من { $size }
sound-bytes-there = الموجود من الصوت بالبايت { $present } من { $size }
frames-there = الموجود من الإطارات { $present } من { $frames }
frames-decodable = ما يمكن فكّه من الإطارات { $present } من { $frames }
frame-missing = الإطار { $frame } من { $frames } غير موجود
frame-missing-at = الإطار { $frame } غير موجود
milliseconds-missing = ينقص { $count } مللي ثانية من الصوت في آخره أو بين قطعه: فحوّله إلى flac أولًا
stamps-leave-out = أوقاته تُسقط { $time } عند وصل القطع؛ فتتوالى القطع بدون هذا السكوت

# Outlines of recordings
outline-none = ليس مخطّطًا صوتيًا
outline-version = إصداره { $version }
outline-damaged = هو تالف

# Libraries
no-memory = نفدت الذاكرة
no-start = تعذّر بدء { $library }
no-thread = لا يستطيع libpulse بدء خيط تنفيذه
no-floats = لا يفكّه libmpg123 إلى أعداد عشرية
no-reason = لا يقول libsndfile السبب
takes-ffmpeg = يحتاج FFmpeg: ثبّت ffmpeg، وثبّت تلاوة كاملة مع مكتبتها: { $reason }
not-written = لا يكتب libsndfile صيغة { $kind }
flac-samples = عيّنات flac هي 16 أو 24 بتًا

# The sound server
server-without-sink = ليس في خادم الصوت مخرج
no-such-sink = ليس في خادم الصوت مخرج باسم { $name }
no-sink = ليس في الخادم مخرج
no-source = ليس في الخادم مدخل صوت
no-such-source = ليس في خادم الصوت مدخل باسم { $name }؛ فيه { $names }
no-such-source-nor-others = ليس في خادم الصوت مدخل باسم { $name }؛ ولا مدخل فيه
no-microphone = ليس في خادم الصوت ميكروفون؛ فيه من المداخل { $names }
no-microphone-nor-others = ليس في خادم الصوت ميكروفون؛ ولا مدخل آخر فيه
server-gone = انقطع خادم الصوت
server-gone-because = انقطع خادم الصوت: { $reason }
server-stays-away = انقطع خادم الصوت ولم يعد خلال { $time }: { $error }
sink-suspended = أوقف خادم الصوت { $name } مؤقتًا
own-sink-suspended = أوقف خادم الصوت مخرجه مؤقتًا
tried = { $reason } (جُرّب { $server })
no-sound-memory = ليست لديه ذاكرة للصوت

# Outputs as they are typed
output-wrong = { $text }: { $message }
sink-wanted = سمِّ مخرجًا بعد النقطتين، أو اكتب pulse
null-wanted = المخرج الصامت هو null أو null:realtime
ending-wanted = يحتاج الملف إلى امتداد: { $endings }
kind-unknown = نوع مخرج غير معروف؛ الأنواع: { $kinds }
path-wanted = سمِّ ملفًا: { $kind }:PATH
