next = اگلا قدم: { $command }
to-be-decided = طے ہونا باقی ہے
cancelled = منسوخ
open = باقی
nothing-new = کچھ نیا نہیں
after-deadline = آخری وقت کے بعد
said = { $name }، { $moment }: { $text }
student-fact = { $name }: { $fact }
session-fact = { $session }، { $day }: { $fact }
ambiguous-name = “{ $name }” ان میں سے کوئی بھی ہو سکتا ہے: { $names }
weeks-of-course = کورس میں ہفتے 1 سے { $count } تک ہیں
week-not-open = ہفتہ { $week } ابھی کھلا نہیں
message-length = پیغام 1 سے { $count } بائٹ تک ہوتا ہے
unknown-zone = یہ سسٹم ٹائم زون { $zone } نہیں جانتا
unknown-zone-advice = یہ سسٹم ٹائم زون { $zone } نہیں جانتا؛ ٹائم زون (tzdata) نصب کریں
basmalah-without-words = سورت سے پہلے کی بسم اللہ کے الفاظ قاری سے الگ نہیں سنے جا سکتے

chosen-running = { $count } کورسز میں سے یہ { $id } ہے، جو آج جاری ہے؛ دوسرے کے لیے: --course ID ({ $others })
chosen-coming = { $count } کورسز میں سے یہ { $id } ہے، جو اب شروع ہونے والا ہے؛ دوسرے کے لیے: --course ID ({ $others })
chosen-last = { $count } کورسز میں سے یہ { $id } ہے، جس میں آپ آخر میں شامل ہوئے؛ دوسرے کے لیے: --course ID ({ $others })
no-course = “{ $id }” نام کا کوئی کورس نہیں
no-course-of = “{ $id }” نام کا کوئی کورس نہیں؛ موجود: { $ids }
no-course-joined = آپ کسی کورس میں شامل نہیں؛ شامل ہونے کے لیے: { $command }
no-course-taught = آپ کوئی کورس نہیں پڑھاتے؛ شروع کرنے کے لیے: { $newCommand }، پھر { $publishCommand }
not-arrived = کورس “{ $id }” کی فائل ابھی نہیں پہنچی؛ اپنے استاد سے بنڈل مانگیں
unreadable-course = کورس کی فائل پڑھی نہیں جا سکتی ({ $fault })؛ Tilawa کو اپ ڈیٹ کریں

the-course = کورس
file-fault = { $file }:{ $fault }
file-fault-of-several = { $file }:{ $fault } ({ $count } خرابیاں)
zone-not-known = { $file }: ایک ٹائم زون یہاں معلوم نہیں
no-faults = { $file }: کوئی خرابی نہیں
course-summed-up = { $title }: { $weeks ->
    [one] { $weeks } ہفتہ
   *[other] { $weeks } ہفتے
  }، { $start } تا { $end }، { $sessions ->
    [one] { $sessions } نشست
   *[other] { $sessions } نشستیں
  }
still-of-template = ابھی تک نمونے والی قدریں: { $values }

you-are-student = آپ کورس “{ $id }” کے طالب علم ہیں
course-begun = “{ $title }” شروع ہو گیا: { $day } سے { $weeks ->
    [one] { $weeks } ہفتہ
   *[other] { $weeks } ہفتے
  }
course-unchanged = “{ $title }” میں تبدیلی نہیں: { $day } سے { $weeks ->
    [one] { $weeks } ہفتہ
   *[other] { $weeks } ہفتے
  }
course-updated = “{ $title }” تازہ کر دیا گیا: { $day } سے { $weeks ->
    [one] { $weeks } ہفتہ
   *[other] { $weeks } ہفتے
  }
invite-advice = طلبہ کو دعوت دینے کے لیے: { $command }
students-get-it = طلبہ کو یہ آپ کی اگلی ترسیل کے ساتھ ملے گا
without-code-advice = کورس کا بحالی کوڈ نہیں؛ بنانے کے لیے: { $command }
code-holds = کورس کی بحالی کلید فائل کے ساتھ نہیں بدلتی؛ پہلے والا کوڈ ہی درست ہے

coach-heading = { $title } · { $place } · { $count ->
    [one] { $count } طالب علم
   *[other] { $count } طلبہ
  }
place-begins = آغاز { $time }
place-over = ہفتے مکمل ہو گئے
place-week = { $count } میں سے ہفتہ { $week }
nobody-waits = کوئی رائے کے انتظار میں نہیں۔
waiting = رائے کے منتظر: { $count }
more-waiting = اور { $count } مزید: { $command }
to-place = درجہ طے ہونا باقی: { $names }
with-open-weeks = جن کے ہفتے باقی ہیں: { $count }
questions-of = سوالات از: { $names }
ago = { $span } پہلے
week-due-all-sent = ہفتہ { $week } کا آخری وقت { $moment } ہے، { $span } میں؛ سب نے بھیج دیا۔
week-due-missing = ہفتہ { $week } کا آخری وقت { $moment } ہے، { $span } میں؛ { $count ->
    [one] { $count } طالب علم نے نہیں بھیجا
   *[other] { $count } طلبہ نے نہیں بھیجا
  }۔

column-student = طالب علم
column-level = درجہ
column-group = گروپ
column-weeks = ہفتے
column-open = باقی
column-waiting = منتظر
column-key = کلید
column-week = ہفتہ { $week }
column-sessions = نشستیں
column-result = نتیجہ
to-be-placed = درجہ طے ہونا باقی
no-students = کوئی طالب علم نہیں؛ دعوت دینے کے لیے: { $command }
nobody = کوئی نہیں
week-sent = بھیجا گیا
week-waived = معاف
assessment-passed = امتحان میں کامیاب
assessment-not-passed = کامیاب نہیں
level-completed = مکمل ✓
sheet-assessed = امتحان میں کامیاب
sheet-not-passed = کامیاب نہیں
sheet-graduated = درجہ مکمل

no-student = “{ $name }” نام کا کوئی طالب علم نہیں؛ دیکھیں: { $command }
placed = { $level } میں رکھا گیا
placed-in-group = { $level }، گروپ { $group } میں رکھا گیا
waived = ہفتہ { $week } معاف کر دیا گیا
completed-already = { $name } نے یہ درجہ پہلے ہی مکمل کر لیا ہے
assessment-missing = { $name } نے ابھی امتحان پاس نہیں کیا؛ کامیاب قرار دینے کے لیے: { $command }
completed = درجہ مکمل کر لیا
completed-next = درجہ مکمل کر لیا؛ اگلا: { $next }
present = { $count ->
    [one] { $count } طالب علم حاضر
   *[other] { $count } طلبہ حاضر
  }
announcement-length = اعلان 1 سے { $count } بائٹ تک ہوتا ہے
announced = { $count ->
    [one] { $count } طالب علم کو اعلان بھیجا گیا
   *[other] { $count } طلبہ کو اعلان بھیجا گیا
  }
moved-to = { $day } { $time } پر منتقل
message-noted = پیغام لکھ لیا گیا
nothing-sent-for = { $name } نے { $part } کے لیے کچھ نہیں بھیجا
nothing-waits = { $name } کا کچھ بھی منتظر نہیں
result-of-assessment = not-passed امتحان کا نتیجہ ہے؛ ہفتے کے لیے: again
given = { $part }: { $result }
given-with-marks = { $part }: { $result }، { $marks } نشان
message-line = { $name }، { $part }، { $moment }: { $text }
nothing-asked = { $name } نے کچھ نہیں پوچھا

review-title = { $name }، { $part }: { $passage }
sent-on = { $moment } کو بھیجا گیا
sound-file = آواز: { $path }
no-suggestions = پروگرام کی کوئی تجویز نہیں: { $reason }
sound-not-arrived = آواز ابھی نہیں پہنچی؛ دوبارہ مانگیں
suggestions = پروگرام کی تجاویز، --mark سے تصدیق کریں یا چھوڑ دیں:
word-pending = زیرِ جانچ
word-recited = پڑھا گیا
word-unsure = غیر یقینی
word-skipped = چھوٹ گیا
word-changed = بدل گیا
given-before = رائے دی جا چکی ہے: { $result }
next-review = اگلا قدم: { $command } --text "…"
draft-kept = اگلی بار کے لیے محفوظ: { $marks } نشان
comment-stays = { $fault }؛ تبصرہ { $path } میں رہتا ہے
cannot-hear = آواز سنی نہیں جا سکتی: { $reason }؛ واپس کرنے کے لیے: --result again
recording-unheard = { $part } کی ریکارڈنگ سنی نہیں جا سکتی: وہ آواز نہیں، یا خراب ہے؛ واپس کرنے کے لیے: { $command } --text "…"
mark-begins = نشان کسی وقت جیسے 0:12 یا لفظ جیسے 78:2:3 سے شروع ہوتا ہے، “{ $mark }” سے نہیں
mark-beyond = { $mark }: ریکارڈنگ کا دورانیہ { $length } ہے
mark-of-words = نشان ایک لفظ پر ہوتا ہے، جیسے 78:2:3، نہ کہ { $range } پر
comment-length = تبصرہ زیادہ سے زیادہ { $count } بائٹ کا ہوتا ہے
no-word = لفظ یوں لکھیں: 78:2:3، “{ $word }” نہیں

name-length = نام زیادہ سے زیادہ { $count } بائٹ کی ایک سطر ہے
own-course = { $path }: یہ وہ کورس ہے جو آپ پڑھاتے ہیں
without-course = { $path }: اس میں کوئی کورس نہیں؛ اپنے استاد سے دعوت نامہ مانگیں ({ $command })
joined-before = آپ پہلے ہی “{ $title }” میں شامل ہیں
joined = آپ { $teacher } کے “{ $title }” میں شامل ہو گئے
joined-next = اگلا قدم: { $sendCommand }، اور وہ فائل اپنے استاد کو دیں؛ پھر { $command }
joined-in-place = آپ کے استاد اسے اس جگہ دیکھ لیں گے؛ اگلا قدم: { $command }
for-others = { $path }: یہ بنڈل کسی اور کے لیے ہے
not-joined = { $path }: یہ کورس “{ $id }” کا ہے، جس میں آپ شامل نہیں؛ شامل ہونے کے لیے: { $command }
of-strangers = { $path }: یہ نہ آپ کے استاد کی طرف سے ہے نہ آپ کی
teacher-key-changed = { $path }: آپ کے استاد کی کلید بدل گئی ہے؛ دعوت نامہ کافی نہیں، وہ فائل مانگیں جو آپ کے لیے ہو
too-large = بھیجنے کا مواد { $size } سے زیادہ ہے؛ مشترک جگہ اسے نہیں لیتی
written = { $file }: { $events ->
    [one] { $events } اندراج
   *[other] { $events } اندراجات
  }، { $sounds ->
    [one] { $sounds } ریکارڈنگ
   *[other] { $sounds } ریکارڈنگز
  }، { $size }
give-file = یہ فائل { $name } کو دیں
give-invitation = یہ فائل اپنے طلبہ کو دیں؛ وہ لکھیں: { $command }
no-place-yet = اس کورس کی کوئی ایسی جگہ نہیں جو طلبہ کے ساتھ مشترک ہو؛ بنانے کے لیے: { $command }
no-policy = { $address }: پالیسی صرف بکٹ (bucket) کی ہوتی ہے؛ یہ فولڈر صرف اسی طالب علم کے ساتھ مشترک کیجیے
whole-address = { $address }: پوری جگہ، صرف آپ کے لیے
access-of = { $name } کا حصہ: { $address }
student-types = اس کی کلید کے ساتھ طالب علم لکھے: { $command }
policy-of-key = ایسی کلید کی پالیسی جو اس کے سوا کچھ نہ کھولے: { $command }
recordings-gone = { $count ->
    [one] { $count } ریکارڈنگ { $folder } میں موجود نہیں اور فائل میں بھی نہیں؛ اگر وہ کبھی نہ پہنچی ہو
   *[other] { $count } ریکارڈنگز { $folder } میں موجود نہیں اور فائل میں بھی نہیں؛ اگر وہ کبھی نہ پہنچی ہوں
  } تو دوبارہ ریکارڈ کریں

new-things = نیا: { $events ->
    [one] { $events } اندراج
   *[other] { $events } اندراجات
  }، { $sounds ->
    [one] { $sounds } ریکارڈنگ
   *[other] { $sounds } ریکارڈنگز
  }
new-students = { $count ->
    [one] { $count } نیا طالب علم
   *[other] { $count } نئے طلبہ
  }: { $command }
refused = { $count ->
    [one] { $count } اندراج قبول نہیں ہوا: اس پر ایسی کلید کے دستخط ہیں جو چھوڑ دی گئی ہے
   *[other] { $count } اندراجات قبول نہیں ہوئے: ان پر ایسی کلید کے دستخط ہیں جو چھوڑ دی گئی ہے
  }
own-events = آپ کی کلید { $count ->
    [one] والا { $count } اندراج دوسروں سے آیا
   *[other] والے { $count } اندراجات دوسروں سے آئے
  }؛ اگر اس کمپیوٹر نے کچھ نہیں کھویا تو آپ کی کلید کسی اور کے پاس ہے: { $command }، --since اور اس کے پہلے دن کے ساتھ
teacher-key-by-code = آپ کے استاد کی نئی کلید ہے، { $key }، کورس کے بحالی کوڈ سے؛ اب { $before } کے دستخط قبول نہیں ہوں گے
teacher-key-by-key = آپ کے استاد کی نئی کلید ہے، { $key }، اور پچھلی کلید نے اس پر دستخط کیے ہیں؛ اب { $before } کے دستخط قبول نہیں ہوں گے
teacher-key-stolen = اگر استاد کو اس کا علم نہیں تو انہیں کسی اور ذریعے سے بتائیں: ہو سکتا ہے کلید چوری ہوئی ہو
strange-key = آپ کی کلید کسی اور کے پاس ہے، اور طلبہ کو بتایا گیا ہے کہ اب کلید { $key } ہے؛ کورس واپس لینے کے لیے: { $command }

place-of-library = اس جگہ ایک لائبریری ہم آہنگ ہوتی ہے؛ دوسروں کے ساتھ اشتراک کے لیے الگ جگہ چاہیے
no-invitation = { $address }: یہاں کوئی دعوت نامہ نہیں؛ آپ کے استاد لکھیں: { $command }
other-bundle = { $path }: اس میں وہ بنڈل نہیں جو اس کا نام بتاتا ہے؛ اسے چھوڑ دیا گیا
damaged-object = { $name } خراب ہے
damaged-there = اس جگہ کا { $name } خراب ہے؛ اسے وہاں سے ہٹا کر دوبارہ ہم آہنگ کریں
damaged-in-place = اس جگہ { $name } خراب ہے؛ اسے وہاں سے ہٹا کر دوبارہ ہم آہنگ کریں
left-out = { $fault }؛ { $path } کو چھوڑ دیا گیا: اسے وہاں سے ہٹائیں، اور طالب علم سے اس کے بارے میں پوچھیں
unknown-people = اس جگہ { $all } افراد نامعلوم ہیں؛ ان میں سے { $count } کو دیکھا گیا، باقی اگلے تبادلے میں؛ فولڈر { $folder } میں جو آپ کے طلبہ کا نہیں وہ ہٹایا جا سکتا ہے
nothing-to-send = بھیجنے کو کچھ نہیں
sent-things = بھیجا گیا: { $bundles ->
    [one] { $bundles } بنڈل
   *[other] { $bundles } بنڈلز
  }، { $sounds ->
    [one] { $sounds } ریکارڈنگ
   *[other] { $sounds } ریکارڈنگز
  }
not-arrived-yet = { $count ->
    [one] { $count } ریکارڈنگ ابھی نہیں پہنچی
   *[other] { $count } ریکارڈنگز ابھی نہیں پہنچیں
  }؛ بعد میں دوبارہ ہم آہنگ کریں

key-of-course = کورس کی کلید: { $key }
given-up = چھوڑی گئی: { $keys }
no-code-advice = بحالی کوڈ نہیں؛ بنانے کے لیے: { $command }
has-code = اس کا بحالی کوڈ موجود ہے
other-key-here = اس کمپیوٹر کی کلید الگ ہے، { $key }: { $command }
code-there = کورس کا بحالی کوڈ موجود ہے؛ دوسرا تب ملتا ہے جب وہ استعمال ہو ({ $command })
code-told = طلبہ کو اس کا علم آپ کی اگلی ترسیل سے ہوگا
other-key = کورس کی کلید اس کمپیوٹر کی کلید سے الگ ہے، { $key }؛ واپس لینے کے لیے: { $command }
key-changed = کورس کی کلید { $key } ہے؛ پچھلی کلید { $count ->
    [one] کا { $count } اندراج برقرار ہے
   *[other] کے { $count } اندراجات برقرار ہیں
  }
no-longer-held = { $count ->
    [one] { $count } اندراج جو دوسروں سے آیا، اب معتبر نہیں
   *[other] { $count } اندراجات جو دوسروں سے آئے، اب معتبر نہیں
  }
key-told = طلبہ کو آپ کی اگلی ترسیل سے بتایا جائے گا: { $syncCommand }، یا { $sendCommand }
key-before = کورس “{ $id }” کی ابھی تک پچھلی کلید ہے: { $command }
no-code = یہ بحالی کوڈ نہیں؛ اس میں چار حروف اور ہندسوں کے آٹھ گروپ ہوتے ہیں، جیسے 7KQ2-…
code-used = یہ بحالی کوڈ استعمال ہو چکا ہے؛ جو کوڈ اس وقت دکھایا گیا تھا وہ درست ہے
without-code = کورس کا بحالی کوڈ نہیں
other-code = یہ اس کورس کا بحالی کوڈ نہیں
several-courses = یہ فائلیں کئی کورسز کی ہیں: { $ids }
course-here = کورس “{ $id }” اس کمپیوٹر پر ہے: { $command }
code-or-files = یہ اس کورس کا بحالی کوڈ نہیں، یا فائلوں میں کورس نہیں؛ دعوت نامہ دیں
code-shown = کورس کا بحالی کوڈ: { $code }؛ اسے ابھی لکھ لیں، یہ دوبارہ نہیں دکھایا جائے گا۔ کلید چوری یا گم ہو جائے تو کورس اسی سے واپس ملتا ہے

row-level = درجہ
row-teacher = استاد
row-begins = آغاز
row-weeks = مکمل ہفتے
row-lesson = سبق
row-submission = جمع شدہ کام
row-feedback = رائے
row-due = آخری وقت
row-session = نشست
weeks-counted = { $count } میں سے { $counted }
first-lesson-opens = پہلا سبق { $day } کو کھلے گا۔
first-lesson-on = پہلا سبق { $day } کو کھلے گا
weeks-begin = آپ کے ہفتے درجہ طے ہونے کے بعد شروع ہوں گے۔
meanwhile = اس دوران: { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }، گزر گیا
deadline-left = { $moment }، { $span } باقی

session-live = ابھی جاری
session-begins = { $span } میں
session-ended = ختم
session-moved = { $moment } (منتقل)
session-class = کلاس
session-circle = حلقۂ تلاوت
session-office = ملاقات کے اوقات
session-line = { $kind }: { $session }
no-sessions = ان دنوں کوئی نشست نہیں
no-sessions-next = ان دنوں کوئی نشست نہیں؛ اگلی: { $session }
week-due = آخری وقت: ہفتہ { $week }، { $deadline }
coming = آپ کی شرکت ہوگی
not-coming = آپ کی شرکت نہیں ہوگی
no-session = کورس میں “{ $name }” نام کی کوئی نشست نہیں: { $ids }
no-session-on = { $day } کو “{ $name }” نام کی کوئی نشست نہیں

week-opens = ہفتہ { $week } { $day } کو کھلے گا
week-title = { $count } میں سے ہفتہ { $week }
week-title-topic = { $count } میں سے ہفتہ { $week }: { $topic }
week-lesson = سبق
week-no-parts = اس ہفتے کچھ نہیں
part-minutes = { $minutes } منٹ
week-submission = جمع کرائیں: { $passage }
week-questions = سوالات
due = آخری وقت { $deadline }
not-needed = ضرورت نہیں
nothing-sent = ابھی کچھ نہیں بھیجا
lesson-first = پہلے سبق مکمل کریں، پھر ریکارڈ کریں
waits = رائے کا منتظر
replaced = اگلا اس کی جگہ لیتا ہے
feedback-on = رائے { $moment }: { $result }
feedback-new = رائے { $moment }: { $result }: { $command }
weeks-needed = امتحان کے لیے { $needed } میں سے { $counted } ہفتے
weeks-needed-open = امتحان کے لیے { $needed } میں سے { $counted } ہفتے · باقی { $open }
column-of-week = ہفتہ
column-topic = موضوع
column-passage = حصہ
column-begins = آغاز
column-state = حالت

week-locked = ابھی کھلا نہیں
week-not-started = شروع نہیں ہوا
week-in-progress = جاری
week-ready = جمع کرانے کے لیے تیار
week-awaiting = سنا جا رہا ہے
week-feedback-ready = رائے تیار
week-again = ایک بار پھر
week-complete = مکمل ✓
week-not-needed = ضرورت نہیں

result-pass = کامیاب
result-again = براہِ کرم ایک بار پھر
result-not-passed = ابھی کامیاب نہیں

clock-ahead = طالب علم کی گھڑی اس کمپیوٹر سے { $span } آگے تھی
clock-back = طالب علم کی گھڑی { $span } پیچھے کر دی گئی تھی
clocks-differ = طالب علم اور استاد کی گھڑیوں میں { $span } کا فرق ہے

no-feedback = ابھی کوئی رائے نہیں
no-feedback-on = ابھی { $part } پر کوئی رائے نہیں
feedback-heading = { $part }: { $result } · { $teacher }، { $moment }
feedback-week = ہفتہ { $week }
feedback-assessment = امتحان
feedback-placement = درجہ بندی

no-orientation = اس کورس میں تعارف نہیں
no-orientation-part = تعارف کا ایسا کوئی جزو نہیں
orientation-done = تعارف مکمل ہوا
lesson-without-parts = ہفتہ { $week } کے سبق کے اجزا نہیں
lesson-parts = ہفتہ { $week } کے سبق میں { $count ->
    [one] { $count } جزو ہے
   *[other] { $count } اجزا ہیں
  }
lesson-done = ہفتہ { $week } کا سبق مکمل ہوا
part-done = ہفتہ { $week } کا جزو { $part } مکمل ہوا
part-opened = { $title }: کھول دیا گیا
part-played = { $title }: چلا دیا گیا
part-advice = مکمل کرنے کے بعد: { $command }
not-opened = { $link }: صرف آواز، ویڈیو، تصویریں، PDF اور متن کھولے جاتے ہیں
file-of-course = { $link } کورس کی فائل ہے جو مشترک فولڈر کے ساتھ آتی ہے؛ { $teacher } سے مانگیں
no-file = { $path }: ایسی کوئی فائل نہیں؛ کیا وہ پہنچ گئی ہے؟
no-file-of-course = { $path }: یہ کورس کی فائل نہیں
not-with-sudo = sudo کے ساتھ نہیں: { $target } کا پروگرام کسی اور صارف کے طور پر چلے گا
nothing-opens = یہاں اسے کچھ نہیں کھولتا (نہ ڈیسک ٹاپ، نہ xdg-open)؛ خود کھولیں: { $target }
does-not-start = { $program } شروع نہیں ہوتا
free-passage = آپ کا منتخب کردہ کوئی حصہ
passage-on-page = صفحہ { $page }{ $print }
passage-on-pages = صفحات { $first } تا { $last }{ $print }
nothing-to-recite = ابھی کچھ سنانا نہیں ہے
formats = { $path }: کورس میں { $formats } قبول ہیں؛ { $command } ان میں سے ایک بناتا ہے
no-sound = { $path }: اس میں کوئی آواز نہیں
too-long = { $path }: یہ چار گھنٹے سے لمبی ہے
submitted-before = بالکل یہی ریکارڈنگ پہلے جمع کرائی جا چکی ہے
submitted-week = ہفتہ { $week } جمع کرا دیا گیا ({ $length })
submitted-assessment = امتحان جمع کرا دیا گیا ({ $length })
submitted-placement = درجہ بندی کی تلاوت جمع کرا دی گئی ({ $length })
submitted-rest = { $submitted }؛ { $attempts }
result-within = نتیجہ عموماً { $days } دن میں آتا ہے
answer-within = { $teacher } کا جواب عموماً { $hours } گھنٹوں میں آتا ہے
send-advice = اپنے استاد کو بھیجنے کے لیے: { $command }
noted-for = { $teacher } کے لیے لکھ لیا گیا

row-name = نام
row-course = کورس
row-group = گروپ
row-about = تعارف
row-submissions = جمع شدہ کام
row-sessions = نشستوں میں حاضری
row-completed = مکمل
row-next = اگلا درجہ
row-quiet = خاموشی کے اوقات
row-place = مشترک جگہ
row-key = کلید
row-teacher-key = استاد کی کلید
profile-weeks = امتحان کے لیے { $needed } میں سے { $counted }
next-teacher = { $teacher } کے ساتھ
next-enrolment = داخلہ { $day } سے
next-began = { $day } کو شروع ہوا
next-begins = { $day } کو شروع ہوگا
levels-before = پچھلے درجے
level-weeks = { $weeks ->
    [one] { $weeks } ہفتے
   *[other] { $weeks } ہفتوں
  } میں سے { $counted }
level-completed-on = { $day } کو مکمل
level-not-completed = مکمل نہیں

notices-on = اطلاعات خود آتی ہیں: ہر { $minutes } منٹ بعد دیکھا جاتا ہے، بذریعہ { $runner }
notices-off = اب اطلاعات خود نہیں آئیں گی
was-not-set = یہ مقرر نہیں تھا
on-by = آن، بذریعہ { $runner }
off-advice = بند؛ مقرر کرنے کے لیے: { $command }
