list = { $first }، { $next }
list-of-parts = { $first }؛ { $next }
list-of-facts = { $first } · { $next }

half-pages = { $count } صفحات
page = صفحہ { $page }
pages-from-to = صفحات { $first }-{ $last }
minutes = { $count } منٹ
hours = { $hours ->
    [one] { $hours } گھنٹہ
   *[other] { $hours } گھنٹے
  } { $minutes } منٹ
slips = { $count ->
    [one] { $count } غلطی
   *[other] { $count } غلطیاں
  }
unsure-words = { $count } غیر یقینی
age = { $days ->
    [0] آج
    [1] گزشتہ کل
   *[other] { $days } دن پہلے
  }
day = { $weekday } { $day }
monday = پیر
tuesday = منگل
wednesday = بدھ
thursday = جمعرات
friday = جمعہ
saturday = ہفتہ
sunday = اتوار

round-new = نیا (سبق)
round-recent = حالیہ (سبقی)
round-old = پرانا (منزل)

reason-recent = حال ہی میں یاد کیا
reason-fading = کمزور
reason-cycle = اس کی باری
reason-level = وقت سے پہلے، تاکہ دن برابر رہیں
reason-late = تاخیر سے
reason-season = امتحان یا رمضان
reason-entered = اپنا حفظ آزمائیں

grade-weak = کمزور
grade-fair = مناسب
grade-good = اچھا
grade-excellent = بہترین
by-check = پروگرام کی جانچ سے
by-yourself = خود آپ کی طرف سے
by-teacher = استاد کی طرف سے

entry-new = نیا
entry-solid = پختہ
entry-shaky = کچا
entry-rusty = بھولتا ہوا

verdict-pending = زیرِ جانچ
verdict-recited = پڑھا گیا
verdict-unsure = غیر یقینی
verdict-skipped = چھوٹ گیا
verdict-changed = بدل گیا
fault-makhraj = مخرج
fault-madd = مد
fault-ghunnah = غنہ
fault-stop = وقف

heading-day = دن
heading-date = تاریخ
heading-month = مہینہ
heading-week = ہفتہ از
heading-page = صفحہ
heading-ayat = آیات
heading-ayah = آیت
heading-surah = سورت
heading-word = لفظ
heading-words = الفاظ
heading-recording = ریکارڈنگ
heading-session = نشست
heading-sessions = نشستیں
heading-begun = آغاز
heading-time = وقت
heading-length = دورانیہ
heading-heard = سنا گیا
heading-heard-on = کتنے دن سنا
heading-on = دن
heading-hearings = سماعتیں
heading-weak = کمزور
heading-known = یاد
heading-slips = غلطیاں
heading-unsure = غیر یقینی
heading-last = آخری
heading-stays = کب تک یاد
heading-next = اگلی بار تک
heading-new = نیا
heading-recent = حالیہ
heading-old = پرانا
heading-a-day = روزانہ
heading-most = زیادہ سے زیادہ
heading-held = حفظ
heading-share = اس میں سے
heading-command = سننے کے لیے
heading-like = مشابہ
heading-without-slip = بغیر غلطی
heading-pace = الفاظ فی منٹ
heading-bar = 80% سے 100%
heading-missed = غلط ہوئے
heading-prediction = اندازہ از
heading-error = خطا

name-range = کوئی حصہ بتائیں، جیسے juz:30، 67:1-15 یا page:50
name-place = کوئی جگہ بتائیں، جیسے 2:255:7
name-word = ایک لفظ بتائیں، جیسے 78:2:3، نہ کہ { $given }
future = { $day } ابھی آنا ہے
no-day = { $day } اس کمپیوٹر کے کیلنڈر کا کوئی دن نہیں
past = { $day } گزر چکا ہے

nothing-entered = ابھی کچھ درج نہیں؛ مثلاً: { $command }
nothing-held = ابھی کچھ درج نہیں؛ جو آپ کو یاد ہے: { $heldCommand }؛ جو آپ یاد کریں گے: { $newCommand }
not-known = { $place } میں سے نہ کچھ یاد ہے نہ یاد کرنا ہے؛ درج کرنے کے لیے: { $command }
nothing-known = { $place } میں سے نہ کچھ یاد ہے نہ یاد کرنا ہے
not-held = { $place } یاد کیا ہوا نہیں؛ درج کرنے کے لیے: { $command }
known-already = { $place } پہلے ہی یاد ہے یا یاد کرنے کی فہرست میں ہے
undo-advice = واپس لینے کے لیے: { $command }
to-learn = یاد کرنا ہے: { $place }، { $amount }؛ کل یاد کرنا ہے: { $all }
held-now = یاد ہے، { $entry }: { $place }، { $amount }؛ کل { $all }
removed = ہٹا دیا گیا: { $place }؛ باقی یاد: { $amount }
test-now = ابھی اپنا حفظ آزمائیں: { $command }
lesson-now = پہلا سبق { $place } ہے؛ شروع کرنے کے لیے: { $command }
lesson-size = روزانہ سبق کی مقدار { $amount }؛ کسی اور مقدار کے لیے: { $command }
bare-numbers = { $numbers } سے مراد سورتیں ہیں؛ صفحات کے لیے: { $pages }؛ واپس لینے کے لیے: { $command }
state-held = یاد
state-to-learn = یاد کرنا ہے
no-slips = کوئی غلطی نہیں
no-slip-yet = ابھی کوئی غلطی نہیں؛ اپنا امتحان لینے کے لیے: { $testCommand }؛ کسی مقام کی مشق کے لیے: { $placeCommand }
drill = مشق
said = پڑھا: { $place }

whole = مکمل یاد: { $what }
whole-surahs = { $count ->
    [one] سورت
   *[other] سورتیں
  } { $numbers }
whole-ajza = { $count ->
    [one] پارہ
   *[other] پارے
  } { $numbers }
surah-is-whole = سورت { $number } مکمل یاد ہے
juz-is-whole = پارہ { $number } مکمل یاد ہے
whole-mark = مکمل ✓

meaning-new = روزانہ کا نیا سبق
meaning-revise = روزانہ زیادہ سے زیادہ دہرائی
meaning-cycle = اتنے دنوں میں ہر صفحہ سنا جاتا ہے
meaning-recent = نیا صفحہ اتنے عرصے حالیہ (سبقی) میں رہتا ہے
meaning-retention = سنتے وقت صفحہ یاد ہونے کا کتنا یقین ہونا چاہیے
meaning-off = چھٹی کے دن
meaning-teacher = وہ دن جب استاد آپ سے سنتے ہیں
meaning-exam = اس کا نصاب پہلے کے چار ہفتے ہر ہفتے سنا جاتا ہے
meaning-ramadan = رمضان میں سب کتنی بار سنا جائے
meaning-riwayah = وہ روایت جس میں آپ یاد کرتے ہیں
meaning-parameters = حافظے کے ماڈل کے اعداد

setting-form = --{ $option } کے لیے { $form } لکھیں، “{ $value }” نہیں
form-new = کوئی مقدار، جیسے lines:5، ayat:10، pages:1 یا minutes:30، یا none
form-revise = کوئی مقدار، جیسے pages:2 یا minutes:40، یا none
form-cycle = 2 سے 400 دن، جیسے 30d، یا none
form-recent = 7 سے 120 دن، جیسے 21d، یا none
form-retention = 0.8 سے 0.97، یا none
form-off = دن جیسے fri یا fri,sun، یا none؛ کام کا ایک دن باقی رہنا چاہیے
form-teacher = دن جیسے sun,tue، یا none
form-exam = کوئی دن جیسے 2027-03-01، یا none
form-ramadan = 1 سے 10 بار، یا none
form-riwayah = کوئی روایت جیسے hafs یا warsh، یا none
form-parameters = FSRS-6 کے 21 پیرامیٹر، کاما کے ساتھ، یا none
exam-stretch = امتحان کا نصاب ایک ہی مسلسل حصہ ہوتا ہے، جیسے juz:1-5

value-none = کوئی نہیں
value-as-needed = حسبِ ضرورت
value-as-usual = حسبِ معمول
value-times = { $count ->
    [1] ایک بار
   *[other] { $count } بار
  }
exam-of = { $day } · { $place }
exam-of-all = { $day } · سب

graded = { $place }: { $grade }، { $by }
learned = { $amount } یاد ہوا
heard-again = { $day } تک دوبارہ سنا جائے گا
noted-for = { $day } کے لیے لکھ لیا گیا
weak-stays = جو کمزور ہے وہ یاد کرنے کی فہرست میں رہتا ہے
half-a-page = لکھ لیا گیا، مگر صفحہ تبھی سنا ہوا شمار ہوتا ہے جب اس میں سے آپ کو جو یاد ہے اس کا کم از کم آدھا سنا جائے
slip-form = غلطی ایک جگہ پر ہوتی ہے، جیسے 2:255:7
slip = { $place } پر غلطی، صفحہ { $page }: { $count } بار
slip-instead = { $place } پر غلطی، صفحہ { $page }: { $count } بار؛ اس کی جگہ پڑھا: { $said }
drill-advice = یہاں { $count ->
    [one] { $count } غلطی
   *[other] { $count } غلطیاں
  }؛ مشق کے لیے: { $command }
said-form = --said کے ساتھ کوئی جگہ یا الفاظ لکھیں
no-ayah-with-words = کسی آیت میں “{ $words }” کے الفاظ نہیں
several-ayat-with-words = { $count } آیات میں یہ الفاظ ہیں ({ $places })؛ ایک بتائیں: --said { $first }

nothing-to-undo = واپس لینے کو کچھ نہیں
undone = واپس لیا گیا: { $what }، { $day } { $time } کا
undone-add = اضافہ { $place } ({ $entry })
undone-remove = ہٹانا { $place }
undone-grade = { $place } { $grade }، { $by }
undone-slip = { $place } پر غلطی
undone-set = { $name } کی قدر { $value }
undone-note = { $place } پر نوٹ
undone-undo = واپسی

today-empty = آج کی فہرست خالی ہے
no-line = آج کی فہرست میں سطر “{ $key }” نہیں؛ { $count ->
    [1] اس کی صرف ایک سطر ہے: 1
   *[other] اس کی سطریں 1 سے { $last } ہیں
  }: { $command }
day-off = چھٹی کا دن
teacher-day = آج استاد آپ سے سنیں گے
held-amount = یاد: { $amount }
round-places = { $round }: { $places }
round-pages = { $round }: { $count ->
    [one] صفحہ
   *[other] صفحات
  } { $places }
round-minutes = { $round } { $minutes }
minutes-of-rounds = { $count } منٹ: { $rounds }
all-done = سب مکمل ✓
done = { $all } میں سے { $done } مکمل
done-today = آج مکمل: { $all } میں سے { $done }
tomorrow-free = کل کچھ ذمے نہیں
tomorrow = کل: { $count ->
    [one] { $count } سطر
   *[other] { $count } سطریں
  }، { $minutes } منٹ
day-off-remark = چھٹی کا دن: کچھ ذمے نہیں
slips-at = { $count ->
    [one] { $places } پر غلطی
   *[other] { $places } پر غلطیاں
  }
lesson-before = پچھلا سبق: { $place }
drill-now = ابھی اس غلطی کی مشق کے لیے: { $command }
no-lesson-today = آج نیا سبق نہیں: پرانے صفحات کو وقت چاہیے
no-lesson-planned = نیا سبق منصوبے میں نہیں؛ روزانہ 5 سطریں یاد کرنے کے لیے: { $command }
nothing-due = آج کچھ ذمے نہیں
status-none = hifz –
status-done = hifz ✓
status = hifz { $done }/{ $all } · { $minutes } منٹ

reminder = آج { $count ->
    [one] { $count } حصہ
   *[other] { $count } حصے
  }، { $minutes } منٹ
reminder-left = آج { $count ->
    [one] { $count } حصہ باقی ہے
   *[other] { $count } حصے باقی ہیں
  }، { $minutes } منٹ
reminder-command = شروع کرنے کے لیے: { $command }
begin = شروع کریں

nothing-heard-then = ان دنوں کچھ نہیں سنا گیا؛ کچھ لکھنے کے لیے: { $command }
nothing-heard = ابھی کچھ نہیں سنا گیا؛ کچھ لکھنے کے لیے: { $command }
in-a-row = مسلسل { $count }
longest = سب سے لمبا { $count }
calendar-entry = حفظ، { $minutes } منٹ
map-pages = { $sign } { $strength }: { $count }
map-late = ! تاخیر سے: { $count }

fit-too-few = { $hearings } سماعتیں کم ہیں: { $fewest } چاہییں، جن میں { $weak } کمزور ہوں
fit-own = آپ کے اپنے اعداد
fit-published = شائع شدہ اعداد
fit-mean = آپ کی حالیہ سماعتوں کا اوسط
fit-used = آپ کے اپنے اعداد کا اندازہ سب سے بہتر ہے، اب سے منصوبہ انہی پر چلے گا
fit-better = آپ کے اپنے اعداد کا اندازہ سب سے بہتر ہے؛ استعمال کے لیے: { $command }
fit-not-better = آپ کے اپنے اعداد کا اندازہ باقی دونوں سے بہتر نہیں، اس لیے کچھ نہیں بدلتا
fit-counts = { $hearings } سماعتوں پر بنایا گیا؛ خطا ان { $left } تازہ ترین سماعتوں کی ہے جو الگ رکھی گئی تھیں

note-form = نوٹ ایک جگہ پر ہوتا ہے، جیسے 2:58 یا 2:58:3
note-too-long = نوٹ زیادہ سے زیادہ { $count } حروف کی ایک سطر ہے
no-note = { $place } پر کوئی نوٹ نہیں
note = { $place }: { $note }
note-removed = { $place } کا نوٹ ہٹا دیا گیا
note-example = یہاں ف؛ 7:161 میں و
no-notes = کوئی نوٹ نہیں؛ لکھنے کے لیے: { $command }

no-similar = آپ کی یاد کی ہوئی آیات میں کوئی دو متشابہ نہیں؛ جو آپ کو یاد ہے: { $command }
confused = { $count } بار خلط ملط
similar-shown = { $all } میں سے { $shown }؛ اگلے: --page 2
difference-advice = ان کا فرق دیکھنے کے لیے: { $command }

no-recording = ابھی { $place } کی آپ کی کوئی ریکارڈنگ نہیں؛ بنانے کے لیے: { $command }

deck-title = حفظ
deck-place = { $ayah } · { $surah } · صفحہ { $page }
no-whole-ayah = اس میں سے کوئی پوری آیت یاد کی ہوئی نہیں؛ جو آپ کو یاد ہے: { $command }
deck-written = { $file } · { $cards ->
    [one] { $cards } کارڈ
   *[other] { $cards } کارڈز
  }، آواز کے ساتھ { $sounds }
deck-silent = کارڈز میں آواز نہیں: { $reason }
deck-partly-silent = { $count ->
    [one] { $count } آیت کی آواز نہیں: اس کے کارڈ خاموش ہیں
   *[other] { $count } آیات کی آواز نہیں: ان کے کارڈ خاموش ہیں
  }
deck-advice = Anki میں: File، Import
deck-too-large = کارڈز کا مجموعہ 4 GB سے بڑا ہوگا؛ کوئی حصہ بتائیں، جیسے juz:30
unreadable-file = { $path }: پڑھی نہیں جا سکتی

script-round = { $round }، صفحہ { $page }
script-drill = غلطیوں کی جگہ، { $place }
script-similar = دو متشابہ آیات
script-advice = چلانے کے لیے: { $command }؛ زبان: man tilawa-script
step-slowly = اس جگہ کو آہستہ سنیں۔
step-after-teacher = استاد کے بعد پڑھیں۔
step-from-before = پچھلی آیت سے شروع کر کے اسے دہرائیں۔
step-hear = سبق سنیں۔
step-looking = متن دیکھتے ہوئے ہر آیت استاد کے بعد پڑھیں۔
step-without-text = متن دیکھے بغیر دوبارہ پڑھیں۔
step-link-ayat = ہر آیت کو پچھلی آیات سے ملائیں۔
step-link-lesson = سبق کو اس سے پہلے کی آیت سے ملائیں۔
step-say = ہر آیت سننے سے پہلے پڑھیں۔
step-microphone = اس کی جگہ مائیکروفون کے ساتھ: { $command }

shared = { $folder }: { $files }
shared-with-recordings = { $folder }: { $files }، ہفتے کی { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  }
teacher-advice = استاد { $file } کا کالم grade بھرتے ہیں، 1 سے 4؛ پھر: { $command }
no-grades = { $path }: ابھی کوئی کیفیت درج نہیں
sheet-title = حفظ، { $day }
sheet-cycle = ہر صفحہ { $days } کے اندر
sheet-place = { $place } (صفحہ { $page })
sheet-page = صفحہ { $page }، { $place }

events-taken = { $all } میں سے { $added } اندراجات نئے ہیں
left-out = { $file }: { $complaint }
not-an-export = { $file }: یہ { $command } کی فائل نہیں
not-utf = { $file }: یہ UTF-8 یا UTF-16 متن نہیں؛ دوسری انکوڈنگ بدلنے کے لیے: iconv -f CHARSET -t UTF-8
bad-line = { $file }، سطر { $line }: { $reason }
no-table-of-grades = { $file }: یہ نہ { $command } کی فائل ہے، نہ کوئی جدول جس میں کالم ranges اور grade ہوں
no-table-of-events = { $file }: یہ نہ { $command } کی فائل ہے، نہ کوئی جدول جس میں کالم kind اور ranges ہوں
too-many-rows = { $file }: اس میں بہت زیادہ سطریں ہیں
row-time = ایسا وقت جو موجود نہیں
row-other-day = ایسا دن جو اس کے وقت کا نہیں
row-future = ایسا دن جو ابھی آنا ہے
row-no-day = ایسا دن جو موجود نہیں
row-setting = ایسی ترتیب جو موجود نہیں
row-no-grade = کوئی کیفیت نہیں
row-bad-grade = “{ $text }” کوئی کیفیت نہیں: 1 سے 4 لکھیں، یا { $names }
row-bad-state = “{ $text }” کوئی حالت نہیں: { $names } لکھیں
row-neither = نہ کیفیت نہ غلطی
row-kind = “{ $text }” کوئی قسم نہیں: add، remove، grade، slip، note یا set لکھیں
row-judge = “{ $text }” کوئی جانچنے والا نہیں: `by` میں self، teacher یا program لکھیں
row-no-place = کوئی جگہ نہیں

no-missed-word = ابھی کسی لفظ میں غلطی نہیں ہوئی؛ دیکھیں: { $command }
name-asked = بتائیں کن آیات سے پوچھا جائے، جیسے juz:30؛ یا جو یاد ہے وہ درج کریں: { $command }
no-ayah-there = اس جگہ کوئی آیت نہیں
no-ayah-on-page = صفحہ { $page } پر کوئی آیت نہیں
ask-on = یہاں سے آگے پڑھیں
ask-next = اگلی آیت کون سی ہے؟
ask-page = صفحہ { $page } کیسے شروع ہوتا ہے؟

not-in-a-row = سنانے کے لیے آیات مسلسل ہونی چاہییں، نہ کہ { $one } اور { $next }
writes-letters = { $model } حروف لکھتا ہے، جن سے قرآن میں جگہ معلوم نہیں ہوتی؛ آیات خود بتائیں
no-text = حفص کے الفاظ سے جانچ غلط ہوگی، اور { $wanted }
two-models = { $first } اور { $second }
recitation-title = تلاوت { $day } { $time }

listening = { $device } سے سن رہا ہے · { $place } · { $riwayah }
listening-live = { $device } سے سن رہا ہے · { $place } · { $riwayah } · Ctrl-C سے ختم
standard-input = معیاری ان پٹ
anywhere = قرآن میں کہیں سے بھی
legend = ✓ پڑھا گیا · ? غیر یقینی، دوبارہ سنیں · ○ چھوٹ گیا · ✗ بدل گیا · + دیگر گفتگو
found = ملا: { $range }
say-again = { $ayah }: اسے شروع سے دوبارہ پڑھیں
sound-muted = آواز نہیں آ رہی: شاید مائیکروفون بند ہے
sound-silent = کچھ سنائی نہیں دے رہا: کوئی نہیں پڑھ رہا، یا مائیکروفون بہت دھیما ہے
sound-clipped = آواز بہت تیز ہے اور کٹ رہی ہے: مائیکروفون دھیما کریں، یا اس سے دور ہو جائیں
sound-other = جو سنائی دے رہا ہے وہ یہ متن نہیں: کوئی اور حصہ، کوئی اور زبان، یا موسیقی
sound-unclear = الفاظ صاف سنائی نہیں دے رہے: غلطیاں غیر یقینی دکھائی جاتی ہیں۔ مائیکروفون کے قریب آئیں، گونج اور شور سے دور
sound-riwayah = ہمزے چھوڑے جا رہے ہیں، جیسے روایتِ ورش میں۔ اگر آپ اسی روایت سے پڑھتے ہیں تو یوں بتائیں: tilawa recite --riwayah warsh
heard-as = { $word } ({ $heard } سنا گیا، { $percent }%)
room-begin = تین سیکنڈ خاموش رہیں، پھر دس سیکنڈ پورے ہونے تک پڑھیں
room-clear = الفاظ صاف سنائی دے رہے ہیں
room-fair = الفاظ سنائی دے رہے ہیں مگر صاف نہیں: ایک غلط آواز کم ہی بتائی جائے گی
room-poor = الفاظ اتنے خراب سنائی دے رہے ہیں کہ جانچے نہیں جا سکتے: غلطیاں غیر یقینی دکھائی جاتی ہیں
room-figures = صفائی 100 میں سے { $clarity } · آواز { $level } dB · خاموشی اس سے { $range } dB نیچے
room-echo = کمرے میں گونج ہے: مائیکروفون کے قریب آئیں، یا ایسی جگہ پڑھیں جہاں قالین اور پردے ہوں
room-noise = شور ہے: مائیکروفون کے قریب آئیں، یا شور سے دور ہو جائیں
room-faint = آواز دھیمی ہے: مائیکروفون کے قریب آئیں، یا اسے تیز کریں
room-no-voice = کوئی تلاوت سنائی نہیں دی
calibration-begin = { $range } جو آپ کو اچھی طرح یاد ہے ویسے ہی پڑھیں جیسے ہمیشہ پڑھتے ہیں، بغیر غلطی کے؛ ایک صفحہ کافی ہے، یہ خود ختم ہو جائے گا
calibration-progress = { $ayah }: تقریباً { $needed } میں سے { $heard } الفاظ
calibration-enough = اتنا کافی ہے
calibration-poor = یہاں الفاظ اتنے خراب سنائی دے رہے ہیں کہ آواز پہچانی نہیں جا سکتی، اور کچھ محفوظ نہیں کیا گیا: { $causes }
calibration-poor-anyhow = یہاں الفاظ اتنے خراب سنائی دے رہے ہیں کہ آواز پہچانی نہیں جا سکتی؛ کچھ محفوظ نہیں کیا گیا۔ مائیکروفون کے قریب آئیں، گونج اور شور سے دور
calibration-few = { $range } کے { $heard } الفاظ سنے گئے اور { $needed } درکار ہیں؛ کچھ محفوظ نہیں کیا گیا۔ زیادہ پڑھیں، یا بتائیں کہ کیا پڑھ رہے ہیں
calibration-wrong = { $range } کے { $heard } میں سے { $wrong } الفاظ ویسے نہیں سنے گئے جیسے لکھے ہیں؛ کچھ محفوظ نہیں کیا گیا۔ وہ پڑھیں جو اچھی طرح یاد ہے، یا بتائیں کہ کیا پڑھ رہے ہیں
calibration-fair = الفاظ سنے گئے مگر صاف نہیں: آواز کو دوبارہ ایسی جگہ پہچنوائیں جہاں خاموشی ہو، مائیکروفون کے قریب
calibration-of = { $range } کے { $words } الفاظ، { $day }
calibration-likelier = سو صحیح الفاظ میں سے { $likelier } یوں سنائی دیتے ہیں جیسے ان میں دوسری آواز ہو (صاف آواز میں { $usual })
calibration-pace = فی سیکنڈ { $pace } آوازیں
calibration-before = سب آوازوں کی حدوں سے ان میں سے { $slips } الفاظ غلطی کہلاتے؛ غیر یقینی: { $unsure }
calibration-usual = آپ کی آواز میں کسی قسم کی آواز دوسروں سے بری سنائی نہیں دیتی: حدیں ویسی ہی رہیں گی
calibration-raised = غلط آواز بتانے سے پہلے زیادہ ثبوت مانگا جاتا ہے: { $sounds }
calibration-unsure = آپ کی آواز میں الگ نہیں پہچانی جاتیں، اس لیے ان کے درمیان غلطیاں غیر یقینی رہیں گی: { $sounds }
calibration-forgotten = آپ کی آواز بھلا دی گئی: حدیں سب آوازوں کی ہیں
calibration-none = یہاں کوئی آواز معلوم نہیں: { $command }
calibration-short = { $range } میں { $words } الفاظ ہیں اور { $needed } درکار ہیں: زیادہ بتائیں
calibration-elsewhere = یہ آواز کسی اور صوتی ماڈل نے سنی تھی، اس لیے استعمال نہیں ہوتی: { $command }
by-voice = غلطیاں آپ کی آواز کی حدوں سے بتائی جاتی ہیں: { $command }
mistake-vowels = زبر زیر پیش
mistake-long-vowels = لمبے حروفِ علت
mistake-length = لمبی اور چھوٹی حرکت
mistake-vowel = ایک حرکت زیادہ یا کم
mistake-hamza = ایک ہمزہ زیادہ یا کم
mistake-consonant = ایک حرف زیادہ یا کم
mistake-others = دوسری آوازیں
adding = لائبریری میں شامل ہو رہی ہے

nothing-of-quran = قرآن میں سے کچھ سنائی نہیں دیا
nothing-of = { $ranges } میں سے کچھ سنائی نہیں دیا
no-sound = { $fault }: آواز نہیں تھی
summary = { $range } · { $length } · { $ayat ->
    [one] { $ayat } آیت
   *[other] { $ayat } آیات
  } · { $words ->
    [one] { $words } لفظ
   *[other] { $words } الفاظ
  }
summary-pace = { $summary } · { $pace } الفاظ فی منٹ
verdicts = { $recited } پڑھے گئے · { $unsure } غیر یقینی · { $skipped } چھوٹے · { $changed } بدلے
count-corrected = فوراً درست کیے: { $count }
count-repeated = دوبارہ پڑھے: { $count }
count-added = دیگر گفتگو: { $count }
count-jumps = چھلانگیں: { $count }
count-hints = اشارے: { $count }
accuracy = یقینی الفاظ میں سے { $accuracy }% بغیر غلطی
no-score = نمبر نہیں دیے گئے: دسویں حصے سے زیادہ الفاظ غیر یقینی تھے
no-score-unclear = نمبر نہیں دیے گئے: الفاظ کافی صاف سنائی نہیں دیے
page-graded = صفحہ { $page }: { $grade }، { $by }
session-kept = نشست { $session }؛ دیکھیں: { $command }
recording-kept = نشست { $session }، ریکارڈنگ { $recording }؛ دیکھیں: { $command }

tajweed = تجوید: { $judged } مد اور وقف جانچے گئے، { $left } نہیں جانچے گئے
tajweed-finding = { $ref }:{ $word }  { $rule }: { $what } ({ $percent }%)
tajweed-short = { $heard } حرکات کے برابر کھینچا، { $expected } نہیں
tajweed-fewer = کم
tajweed-enough = کافی
tajweed-from-to = { $least } تا { $most }
tajweed-stopped = ایسی جگہ وقف جہاں وقف جائز نہیں
tajweed-joined = ایسی جگہ وقف نہیں کیا جہاں وقف لازم ہے

nothing-recited = ابھی کچھ نہیں سنایا گیا؛ شروع کرنے کے لیے: { $command }
no-session = نشست { $session } موجود نہیں؛ دیکھیں: { $command }
no-such-session = ایسی کوئی نشست نہیں؛ دیکھیں: { $command }
session-head = نشست { $session }، { $day } { $time }، { $source }
broke-off = بیچ میں رک گئی
missed = { $said } میں سے { $slips }
word-missed = { $said } میں سے { $slips } بار غلطی
no-word-missed = کوئی لفظ غلط نہیں ہوا
too-much-unsure = بہت کچھ غیر یقینی
reset = اب آپ کی جانچ پھر ابتدا کی طرح ہوگی
no-verdict = نشست { $session } میں { $word } کا کوئی نتیجہ نہیں
verdict-noted = نشست { $session }، { $word }: { $verdict }، { $by }

two-voices = { $word } دو آوازوں میں
voice-of-session = نشست { $session }، { $day }
not-said = { $word } نشست { $session } میں نہیں پڑھا گیا
sound-ends = نشست { $session } کی آواز اس لفظ سے پہلے ختم ہو جاتی ہے
sound-not-kept = نشست { $session } کی آواز محفوظ نہیں کی گئی
no-timed-words = کسی قاری کے پاس { $ref } اپنے الفاظ کے وقت کے ساتھ نہیں؛ وقت معلوم کرنے کے لیے: { $command }
no-reciter-with = { $ayah } کسی قاری کے پاس نہیں
no-reciter = ابھی { $riwayah } کا کوئی قاری نہیں: { $command }

model-changed = { $path } موجود نہیں یا بدل گیا ہے؛ ماڈل دوبارہ آزمانے کے لیے: { $command }
no-model = { $name } نام کا کوئی سماعتی ماڈل نہیں؛ دیکھیں: { $command }
not-a-model = { $path } کسی سماعتی ماڈل کی تفصیل نہیں
no-folder = { $path }: ایسا کوئی فولڈر نہیں، یا وہ پڑھا نہیں جا سکتا
no-arabic = { $path }: یہ ماڈل عربی حروف نہیں لکھتا
no-process = ماڈل آزمانے کے لیے پروسیس شروع نہیں ہو سکا
model-fails = { $model }: { $reason }
model-cannot-hear = sherpa-onnx اسے { $kind } کے طور پر سننے میں استعمال نہیں کر سکتا
model-name-form = سماعتی ماڈل کے نام میں حروف a-z، ہندسے، - _ اور . ہوتے ہیں، “{ $name }” نہیں؛ --name سے نام دیں
unknown-kind = { $path }: فائلوں کے نام سے ماڈل کی قسم معلوم نہیں ہوتی؛ --kind سے قسم بتائیں
no-tokens = { $path }: { $kind } ماڈل میں tokens.txt ہوتی ہے، اور وہ یہاں نہیں
no-part = { $path }: { $kind } ماڈل میں { $part } کی .onnx فائل ہوتی ہے، اور وہ یہاں نہیں
