# Playing: `tilawa play`, `resume`, `queue`, `render`, `ctl`. Names of commands and options stay as they are.

# Parts of a line, from the first to the last.
# $first (sentence), $second (sentence)
dots = { $first } · { $second }
# The last part of a list that is cut.
# $count (number)
more = { $list } و{ $count } غير ذلك
# Two of several names.
# $first (sentence), $second (sentence)
and = { $first } و{ $second }
about = نحو { $length }

# Counters. A rep is a playing of an ayah, a pass a playing of the whole range. A limit can be ∞.
counters = المرّة { $play } من { $plays } · الدورة { $pass } من { $passes }
rep = المرّة { $count } من { $limit }
pass = الدورة { $count } من { $limit }

# States of a player
playing = يُشغَّل
paused = متوقّف مؤقتًا
waiting = في الانتظار
intermission = بين جلستين
idle = لا شيء يُشغَّل

# Events. $time is the time since the session began.
no-audio = { $time } { $ref } · لا صوت لها
# $state (sentence)
state = { $time } { $state }
sound-server-gone = انقطع خادم الصوت؛ في انتظاره
sound-server-back = عاد خادم الصوت
paused-for-another = متوقّف مؤقتًا بسبب صوت آخر
another-ended = انتهى الصوت الآخر
speed-changed = { $time } السرعة { $speed }×
fetching-at = { $time } جارٍ تنزيل { $ref } …
moved = { $time } { $ref } من الموضع { $place }
# $settings (sentence)
changed = { $time } { $settings }
recites-it = { $reason }؛ { $ref }: يتلوها { $name }
nobody-recites-it = { $reason }؛ { $ref }: لا صوت لها

# Settings of a player
# $count (number)
each = { $count ->
    [one] كل آية مرّة
    [two] كل آية مرّتين
    [few] كل آية { $count } مرّات
    [many] كل آية { $count } مرّة
   *[other] كل آية { $count } مرّة
  }
each-forever = كل آية بلا نهاية
# $count (number)
repeats = { $count ->
    [one] المقطع مرّة
    [two] المقطع مرّتين
    [few] المقطع { $count } مرّات
    [many] المقطع { $count } مرّة
   *[other] المقطع { $count } مرّة
  }
repeat-forever = المقطع بلا نهاية
# $gap (sentence)
gap = السكتة: { $gap }
no-gap = بلا
# $count (number)
milliseconds = { $count } مللي ثانية
# $count (number)
seconds = { $count } ث
# $share (number)
share = { $share }%
# $percent (number)
volume = الصوت { $percent }%
ayah-forever = هذه الآية بلا نهاية
range-forever = المقطع بلا نهاية
loop = تكرار من { $start } إلى { $end }
loop-open = تكرار من { $start } إلى …
ends-after = ينتهي بعد { $time }

# What a key cannot do
forever-already = هو يتكرّر بلا نهاية من قبل
once-already = هو يُشغَّل مرّة واحدة من قبل
not-this-gap = ليس في هذه السكتة؛ بل في التالية
longest-gap-already = هذه أطول سكتة
no-gap-already = لا توجد سكتة

# The status of a player
greeting = tilawa { $release } · البروتوكول { $version } · العملية { $process }
heard-of = { $heard } من { $length }
fetching = جارٍ تنزيل { $ref }
speed = { $speed }×
volume-of = الصوت { $percent }%
# $what (sentence): the ayah, or the range
for-ever = { $what } بلا نهاية
endless-ayah = الآية
endless-range = المقطع

# A session in the background
# $state (sentence), $process (number)
detached = { $state } (العملية { $process })؛ للعرض: { $command }، وللإنهاء: { $stopCommand }
last-session = الجلسة الأخيرة
# $title (sentence)
plays = يُشغَّل: { $title }
# $title (sentence)
waits-for-turn = في انتظار الدور: { $title }
# $title (sentence)
not-yet = لم يبدأ الصوت بعد: { $title }؛ وإن تعذّر شيء كُتب في { $path }
# $title (sentence)
over-already = انتهى من قبل: { $title }
# $reason (sentence)
no-process = تعذّر بدء عملية أخرى: { $reason }
no-request = لا طلب تشغيل في { $variable }
no-history = تعذّرت كتابة سجلّ السماع: { $reason }
# $reason (sentence)
no-control = { $reason }؛ يستمرّ التشغيل، لكن { $command } لا يصل إليه

# The beginning and the end of a session
without-end = بلا نهاية
from-place = من { $place }
stopped = توقّفت الجلسة عند { $place }؛ للمتابعة: { $command }
stopped-not-kept = توقّفت الجلسة عند { $place }؛ ولم يُحفظ الموضع
stopped-unheard = توقّفت الجلسة عند { $place }؛ ولم يُحفظ الموضع لأن أحدًا لم يسمعها؛ لحفظه: { $option }
# $reason (sentence)
no-sound-server = { $reason }؛ للتشغيل بدونه: { $fileOption } أو { $nullOption }
# $reason (sentence)
waiting-for-server = { $reason }؛ في انتظاره، { $limit } على الأكثر

# The last session
no-last-session = لا توجد جلسة سابقة؛ قل ما تريد تشغيله، مثل: { $command }
cannot-go-on = { $path }: تعذّرت متابعة الجلسة الأخيرة: { $reason }
played-to-end = انتهت الجلسة الأخيرة إلى آخرها؛ لبدئها من جديد: { $command }
reciter-gone = لم يعد { $id } في المكتبة
begins-anew = تغيّرت { $ref } في المكتبة: تبدأ من جديد بتلاوة { $id }
begins-anew-silent = تغيّرت { $ref } في المكتبة: تبدأ من جديد بلا صوت
place-gone = لم يعد الموضع الأخير في الجلسة: تبدأ من أولها

# Remarks before a session
other-riwayah = يقرأ { $id } برواية { $riwayah }، ويُسأل لأنه مذكور في { $option }
filler = { $id } ({ $riwayah }) يكمل ما ليس لدى الآخرين
# $wanted (number)
clipped-at-start = { $wanted ->
    [one] لا آية قبل المقطع
    [two] قبل المقطع أقل من آيتين
    [few] قبل المقطع أقل من { $wanted } آيات
    [many] قبل المقطع أقل من { $wanted } آية
   *[other] قبل المقطع أقل من { $wanted } آية
  }: هناك أول المصحف
clipped-at-end = بعد المقطع أقل ممّا طُلب: آخر المصحف { $ref }
no-basmalah = لا توجد لدى أي قارئ بسملة قبل السورة { $surah }: فتُترك
basmalah-inside = تبدأ { $ref } لدى { $id } بالبسملة: فتُسمع معها
no-istiadha = لا توجد الاستعاذة لدى أي قارئ: فتُترك

# Ayat without audio
# $ayat (sentence)
no-audio-for = لا صوت لـ{ $ayat }
# $ayat (sentence)
silence-for = لا صوت لـ{ $ayat }: مكانها سكوت (انظر { $option })
# $ayat (sentence)
left-out = لا صوت لـ{ $ayat }: تُركت
# The letters c, f and q are typed; they stay as they are.
missing-question = [c] متابعة مع سكوت مكانها، [f] إكمالها من أي قارئ، [q] خروج، ثم Enter؟

# Nothing to hear
no-reciter-yet = لا قارئ برواية { $riwayah } بعد؛ لاختيار قارئ: { $command }
downloads-off = لا ملف من { $range } على هذا الجهاز، والتنزيل متوقّف؛ لتنزيله: { $command }
server-unreachable = لا ملف من { $range } على هذا الجهاز، وتعذّر الوصول إلى خادم { $id }؛ وعند توفّر الشبكة: { $command }
labels-unconfirmed = لا يمكن تشغيل شيء من { $range } ({ $id }: { $reason })؛ لاعتماد العلامات: { $command }
nothing-playable = لا يمكن تشغيل شيء من { $range } ({ $id }: { $reason })؛ لعرض كل الأسباب: { $command }
sound-gone = صوت «{ $title }» مفقود: { $path }؛ أعد الملف إلى مكانه، أو استورده من جديد
nobody-has-labelled = لا شيء من { $range } لدى قارئ برواية { $riwayah }؛ { $count ->
    [one] وتسجيل «{ $title }» لـ{ $name } بلا علامات
    [two] وتسجيلان لـ{ $name } بلا علامات
    [few] و{ $count } تسجيلات لـ{ $name } بلا علامات
    [many] و{ $count } تسجيلًا لـ{ $name } بلا علامات
   *[other] و{ $count } تسجيل لـ{ $name } بلا علامات
  }: { $command }
named-has-unlabelled = لا شيء من { $range } لدى { $name }؛ { $count ->
    [one] وتسجيل «{ $title }» بلا علامات
    [two] وله تسجيلان بلا علامات
    [few] وله { $count } تسجيلات بلا علامات
    [many] وله { $count } تسجيلًا بلا علامات
   *[other] وله { $count } تسجيل بلا علامات
  }: { $command }
nobody-has = لا شيء من { $range } لدى أي قارئ برواية { $riwayah }؛ للبحث عن غيرهم: { $command }
# $names (sentence)
nobody-here-has = لا شيء من { $range } لدى { $names }، ولا لدى { $count ->
    [one] غيره
    [two] غيرهما
   *[other] غيرهم
  } هنا؛ للبحث عن آخرين: { $command }
# $names (sentence), $others (sentence)
others-have = { $count ->
    [one] لا شيء من { $range } لدى القارئ { $names }
    [two] لا شيء من { $range } لدى القارئين { $names }
   *[other] لا شيء من { $range } لدى القرّاء { $names }
  }؛ وهو لدى { $otherCount ->
    [one] القارئ { $others }
    [two] القارئين { $others }
   *[other] القرّاء { $others }
  }: أضف { $option }
untimed = لا يمكن اقتطاع { $ref } من تلاوة { $id }: أوقات كلماتها غير معروفة (no-word-times)؛ لمعرفتها: { $listenCommand }؛ أو من ملف: { $importCommand }

# The sources of a session
queue-ayah = الآية
queue-reciter = القارئ
queue-file = الملف
queue-notes = ملاحظات
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
# $names (sentence)
asked-in-order = ترتيب السؤال: { $names }
yours = { $id } (لك)
loudness-unknown = شدّة الصوت لم تُقس
gain = الكسب { $decibels } dB
# $kind (sentence)
reciter-of-kind = { $id } ({ $kind })
# $kind (sentence)
reciter-of-riwayah = { $id } ({ $kind }، { $riwayah })
personal-reciter = شخصي
listed-reciter = قارئ
nobody = — لا صوت لها
to-be-fetched = (سيُنزَّل)
slice = { $name } [من { $start } إلى { $end } ث]
recording-of-day = { $title }، { $date }
begins-with-basmalah = تبدأ بالبسملة
basmalah-of = البسملة من { $id }
tried = ليس لدى: { $list }
# $role (sentence)
ayah-in-role = { $ref } ({ $role })
role-before = قبل المقطع
role-after = بعد المقطع
role-continuation = تتمّة

# Rendering
endless-file = لا يمكن كتابة جلسة بلا نهاية في ملف؛ حدّدها بـ{ $option }
rendered = { $path } · { $length } · { $rate } هرتز · القنوات { $channels } · { $riwayah }
split-rendered = { $folder } · { $count ->
    [zero] لا ملفات
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  } · { $length } · { $rate } هرتز · القنوات { $channels } · { $riwayah }
split-refused = لا معنى لـ{ $option } مع { $splitOption }: في كل ملف آياته وحدها
folder-is-file = { $folder }: هذا ملف، و{ $option } يكتب في مجلّد
cannot-write = تعذّرت الكتابة
target-unknown = وجهته غير معروفة
file-left-out = { $ref }: تعذّر الحصول على صوتها، فتُركت
# $reason (sentence)
untagged = { $reason }؛ الملفات بلا وسوم ولا فصول ولا أغلفة
basmalah = البسملة
istiadha = الاستعاذة
basmalah-of-surah = { $surah } · البسملة
page-title = صفحة { $page } · { $range }

# Values of requests to a player. The words in quotes are typed; they stay as they are.
# $allowed (sentence)
takes = قيمة { $verb } هي { $allowed }، لا «{ $text }»
repeat-wanted = من 1 إلى 100 أو «forever»
endless-wanted = «ayah» أو «range» أو «none»
seconds-wanted = ثوانٍ، مثل 12.5
percent-wanted = من { $least } إلى { $most }
sleep-wanted = وقت، مثل 15m أو 90 (بالثواني)، أسبوع على الأكثر، أو «off»
no-ayah = «{ $text }…» ليست آية
seek-from-start = انتقل إلى 0 أو ما بعده
loop-wanted = قيمة ab هي «mark» أو «clear»، لا «{ $text }»

# Another session that sounds
nobody-answers = لا أحد يجيب هناك
is-playing = التشغيل جارٍ من قبل: { $title }
others-wait = هناك آخرون في الانتظار
# $title (sentence), $process (number)
is-playing-in = التشغيل جارٍ من قبل: { $title } (العملية { $process })
# $title (sentence), $process (number), $reason (sentence)
is-playing-mute = التشغيل جارٍ من قبل: { $title } (العملية { $process }، { $reason })
another-session = جلسة أخرى
# $session (sentence)
busy = { $session }؛ لإيقافه وتشغيل هذا أضف { $replaceOption }، وللانتظار أضف { $queueOption } أو { $waitOption }
# The letters r, q and c are typed; they stay as they are.
# $session (sentence)
turn-question = tilawa: { $session }: [r] تشغيل هذا مكانه، [q] بعده في الدور، [c] إلغاء، ثم Enter؟
was-asked = طُلب منه ذلك
# $session (sentence), $reason (sentence)
does-not-stop = { $session }، ولا يتوقّف: { $reason }
# $session (sentence), $reason (sentence), $process (number)
does-not-stop-kill = { $session }، ولا يتوقّف: { $reason }؛ لإيقافه بالقوّة: kill { $process }
# $session (sentence)
waits-until-end = { $session }؛ في انتظار نهايته، وCtrl-C يلغي
# $session (sentence)
did-not-stop = { $session }؛ لم يتوقّف في الوقت المتاح، فأعد المحاولة لاحقًا

# Takes of an ayah: `tilawa play 36:5 --takes`
takes-of-one-ayah = الخيار --takes يشغّل أداءات آية واحدة: tilawa play 36:5 --takes
no-takes = لا تسجيل فيه { $range }
# REC and SEG are words of the command.
choose-take = لاختيار واحد منها: { $command }
