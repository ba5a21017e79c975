pause = وقفہ { $pause }
until-key = کلید دبنے تک
until-time = { $time } تک
for-last-ayah = آخری آیت کا { $percent }٪
stop-at = { $time } پر رکنا
stop-after = { $length } بعد رکنا
step-of = { $number }/{ $count } { $step }
done = مکمل
skipped = چھوڑا گیا
stopped = روکا گیا
time-is-up = وقت پورا ہو گیا
interrupted = کٹ گیا
failed = ناکام
because = { $result }: { $reason }
no-terminal = کوئی ٹرمینل نہیں
nothing-before = اس سے پہلے کچھ نہیں چلا
log-line = { $name }: { $line }
begins = { $name }: شروع، { $count ->
    [one] { $count } قدم
   *[other] { $count } قدم
  }
step-ended = { $step }: { $result }، { $length }
step-skipped = { $step }: { $result }
step-failed = { $name }:{ $place }: { $reason }
run-ended = { $name }: { $result }، { $count } میں سے { $done } قدم، { $length }
next-run = { $reason }؛ اگلی بار یہیں سے شروع ہوگا
left-out = { $name }: چھوڑ دیا گیا: وقت { $time } تھا، تاخیر { $limit } سے زیادہ ہے
cannot-open = { $path }: کھل نہیں سکی: { $reason }
running = { $name } پہلے سے چل رہا ہے؛ اس کے ختم ہونے کا انتظار کرنے کے لیے: { $option }
running-in = { $name } پہلے سے چل رہا ہے (عمل { $process })؛ اس کے ختم ہونے کا انتظار کرنے کے لیے: { $option }
cannot-lock = { $path }: مقفل نہیں ہو سکی
has-errors = اسکرپٹ میں غلطیاں ہیں؛ دیکھنے کے لیے: { $command }
one-session-a-file = ایک فائل میں ایک ہی نشست ہو سکتی ہے، مگر اسکرپٹ میں چلانے والے { $count } قدم ہیں؛ دیکھیے: { $command }
cursor-unreadable = { $path }: { $script } کا { $variable } کہاں سے آگے چلے گا، یہ پڑھا نہیں جا سکتا
fault = { $place }: { $reason }
no-faults = کوئی غلطی نہیں
no-such-time = گرمیوں کا وقت شروع ہونے پر { $day } کو گھڑی { $time } نہیں دکھاتی: systemd وہ دن چھوڑ دیتا ہے
next = اگلا { $time }
backslash = الٹی ترچھی لکیر والا نام crontab میں استعمال نہیں ہو سکتا
control-character = { $path }: کنٹرول حرف والے نام کا وقت مقرر نہیں ہو سکتا
no-schedule = { $path } کا کوئی وقت مقرر نہیں؛ جن کا مقرر ہے: { $command }
variable-is = { $variable }: { $ranges }
variable-is-nothing = { $variable }: کچھ نہیں
a-key = ایک کلید
forever = ہمیشہ
cut = stop سے کٹ گیا
not-reached = نوبت نہیں آئی
cannot-be-heard = سنا نہیں جا سکتا
no-audio = { $count ->
    [one] { $count } آیت کی آواز نہیں
   *[other] { $count } آیات کی آواز نہیں
  }
estimate = کچھ فائلیں ڈاؤن لوڈ کرنی ہیں: دورانیہ اندازہ ہے
noted = { $step } ({ $notes })
endless = کل: کوئی اختتام نہیں
total = کل: { $length }؛ ابھی شروع کریں تو { $end } پر ختم ہوگا
total-with-keys = کل: { $length }، اور { $count ->
    [one] { $count } کلید
   *[other] { $count } کلیدوں
  } میں لگنے والا وقت؛ ابھی شروع کریں تو { $end } پر یا بعد میں ختم ہوگا
pause-until-key = کلید دبنے تک وقفہ
plain-pause = وقفہ
pause-until = { $time } تک وقفہ
your-turn = آخری آیت کے بعد آپ کی باری، اس کا { $percent } ٪
record-share = { $ranges } کی ریکارڈنگ، جو چلا اس کا { $percent } ٪
record = { $ranges } کی ریکارڈنگ
stop-now = رکنا
nothing-to-do = { $kind }: کرنے کو کچھ نہیں: { $reason }
more-ranges = … مزید { $count } …
