# Session scripts: `tilawa session`. Words of scripts, such as play and pause, stay as they are.

# Steps
pause = pause { $pause }
until-key = حتى ضغط مفتاح
until-time = حتى { $time }
for-last-ayah = بقدر { $percent }% من الآية الأخيرة
stop-at = stop عند { $time }
stop-after = stop بعد { $length }
step-of = { $number }/{ $count } { $step }

# Results of steps and of runs
done = تمّ
skipped = تُخطّي
stopped = أُوقف
time-is-up = انتهى الوقت
interrupted = قوطع
failed = فشل
because = { $result }: { $reason }
no-terminal = لا توجد طرفية
nothing-before = لم يُشغَّل شيء قبله

# Reports of a run
log-line = { $name }: { $line }
begins = { $name }: يبدأ، { $count ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
  }
step-ended = { $step }: { $result }، { $length }
step-skipped = { $step }: { $result }
step-failed = { $name }:{ $place }: { $reason }
run-ended = { $name }: { $result }، الخطوات: { $done } من { $count }، { $length }
next-run = { $reason }؛ تبدأ المرّة التالية من حيث بدأت هذه
left-out = { $name }: تُرك: كان موعده { $time }، وقد مضى عليه أكثر من { $limit }

# Before a run
cannot-open = { $path }: لا يمكن الفتح: { $reason }
running = { $name } يعمل الآن؛ لانتظار نهايته: { $option }
running-in = { $name } يعمل الآن (العملية { $process })؛ لانتظار نهايته: { $option }
cannot-lock = { $path }: لا يمكن القفل
has-errors = في البرنامج النصّي أخطاء؛ لعرضها: { $command }
one-session-a-file = الملف يتّسع لجلسة واحدة، وعدد خطوات التشغيل في البرنامج النصّي { $count }؛ انظر: { $command }
cursor-unreadable = { $path }: لا يمكن قراءة الموضع الذي يتابع منه { $variable } من { $script }
fault = { $place }: { $reason }
no-faults = سليم

# Schedules
no-such-time = لا تمرّ الساعة { $time } يوم { $day } حين يبدأ التوقيت الصيفي: فيترك systemd ذلك اليوم
next = التالي { $time }
backslash = الاسم الذي فيه شرطة مائلة عكسية لا يصلح في crontab
control-character = { $path }: الاسم الذي فيه حرف تحكّم لا يمكن جدولته
no-schedule = { $path } بلا جدول؛ وما له جدول: { $command }

# The plan of a run
variable-is = { $variable } هو { $ranges }
variable-is-nothing = { $variable } لا شيء
a-key = مفتاح
forever = بلا نهاية
cut = يقطعه stop
not-reached = لا يُبلَغ
cannot-be-heard = لا يمكن سماعه
no-audio = { $count ->
    [one] آية واحدة بلا صوت
    [two] آيتان بلا صوت
    [few] { $count } آيات بلا صوت
    [many] { $count } آية بلا صوت
   *[other] { $count } آية بلا صوت
  }
estimate = يجب تنزيل بعض الملفات: الطول تقديري
noted = { $step } ({ $notes })
endless = المجموع: بلا نهاية
total = المجموع: { $length }؛ لو بدأ الآن انتهى عند { $end }
total-with-keys = المجموع: { $length }، سوى ما تستغرقه { $count ->
    [one] ضغطة مفتاح واحدة
    [two] ضغطتا مفتاح
    [few] { $count } ضغطات على المفاتيح
    [many] { $count } ضغطة على المفاتيح
   *[other] { $count } ضغطة على المفاتيح
  }؛ لو بدأ الآن انتهى عند { $end } أو بعدها
pause-until-key = pause حتى ضغط مفتاح
plain-pause = pause
pause-until = pause حتى { $time }
your-turn = دورك بعد الآية الأخيرة، بقدر { $percent }% منها
record-share = record { $ranges }، بقدر { $percent }% ممّا شُغّل
record = record { $ranges }
stop-now = stop
nothing-to-do = { $kind }: لا شيء يُعمل: { $reason }
more-ranges = { $count ->
    [one] … وواحد آخر …
    [two] … واثنان آخران …
    [few] … و{ $count } أخرى …
    [many] … و{ $count } أخرى …
   *[other] … و{ $count } أخرى …
  }
