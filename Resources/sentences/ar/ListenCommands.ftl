# The commands that play. Names of commands and options stay as they are.

# Playing and rendering
last-takes-only = الخيار --{ $name }: يتابع play last الجلسة كما كانت؛ ولا يأخذ إلا { $names } و{ $last }
output-takes = الخيار -o يأخذ { $names } أو { $last }، لا { $output }
needs-split = يحتاج { $option } إلى --split

# The running player
# $count (number)
one-value = { $count ->
    [two] يأخذ { $verb } قيمة واحدة، لا قيمتين
    [few] يأخذ { $verb } قيمة واحدة، لا { $count } قيم
   *[other] يأخذ { $verb } قيمة واحدة، لا { $count } قيمة
  }
gap-fault = gap { $question }
no-value = لا يأخذ { $verb } قيمة؛ انظر { $command }
needs-value = يحتاج { $verb } إلى قيمة؛ انظر { $command }
nothing-playing = لا شيء يُشغَّل؛ للبدء: { $command }
no-option = لا يوجد الخيار { $option }

# Presets
preset-saved = حُفظ: { $name }؛ لتشغيله: { $command }
what-to-save = قل ما تريد حفظه، مثل: { $command }
preset-renamed = صار اسم { $name } هو { $newName }
preset-deleted = حُذف: { $name } ({ $line })
option-not-in-preset = لا يكون --{ $option } في تشغيل محفوظ
not-in-preset = لا يكون { $word } في تشغيل محفوظ
last-not-in-preset = لا تكون الجلسة الأخيرة تشغيلًا محفوظًا

# Scripts
days-need-schedule = يحتاج --days إلى --scheduled
quiet-or-json = استعمل --quiet أو --json، لا كليهما
one-of-three = استعمل واحدًا من --print-cron و--remove و--list
session-made = { $file }: الخطوة التالية: { $command }
list-takes-no-script = لا يأخذ --list برنامجًا نصّيًا
name-a-script = سمِّ برنامجًا نصّيًا، مثل morning.yaml
no-time-here = لا مكان لـ --at هنا
say-when = قل متى، مثل --at 05:30
no-longer-scheduled = لم يعد { $name } مجدولًا
whole-minutes = يأخذ --not-later-than دقائق كاملة
fault-behind = بعد --: { $reason }
