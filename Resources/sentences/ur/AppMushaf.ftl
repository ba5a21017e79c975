pages = { $count ->
    [one] { $count } صفحہ
   *[other] { $count } صفحات
  }
verses = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  }
days = { $count } دن
amount-of-pages = { $form ->
    [one] { $pages } صفحہ
   *[other] { $pages } صفحات
  }

name = نام
day = دن
began = آغاز
length = دورانیہ
reciter = قاری
riwayah = روایت
heard = سنا گیا
number = نمبر
first-day = پہلا دن
last-day = آخری دن
days-heading = دن
pages-heading = صفحات
verses-heading = آیات
goal-heading = ہدف
read-heading = پڑھا
completed-heading = مکمل
state = حالت
place-heading = جگہ
page = صفحہ
juz = پارہ
hizb = حزب
rub = ربع
manzil = منزل
ruku = رکوع
quarter-of-para = پارے کا ربع
print-name = طباعت
surah = سورت
ayat = آیات
words = الفاظ
sajdah = سجدہ
none = کوئی نہیں

bookmark-one-of = { $name } ان میں سے کوئی بھی ہو سکتا ہے: { $names }
bookmark-one-of-more = { $name } ان میں سے کوئی بھی ہو سکتا ہے: { $names } …
no-bookmark = { $name } نام کا کوئی بُک مارک نہیں؛ دیکھیں: { $command }
no-removed-bookmark = ہٹائے ہوئے بُک مارکس میں ایسا کوئی نہیں
no-bookmarks = ابھی کوئی بُک مارک نہیں؛ مثلاً: { $command } --note "…" --tag hifz
no-bookmark-matches = { $count } بُک مارکس میں سے کوئی مطابق نہیں
bookmark-added = بُک مارک لگا: { $place } ({ $id })
bookmark-known = { $place } پر انہی الفاظ کے ساتھ پہلے سے بُک مارک ہے ({ $id })
bookmark-changed = بدل دیا گیا: { $place } ({ $id })
bookmark-unchanged = { $id } پہلے ہی ایسا ہے
bookmark-removed = ہٹا دیا گیا: { $place }؛ 30 دن کے اندر واپس لانے کے لیے: { $command }
bookmark-restored = واپس آ گیا: { $place } ({ $id })

file-fault = { $file }: { $reason }
nothing-to-take = لینے کو کچھ نہیں
count-added = { $count } شامل ہوئے
count-changed = { $count } بدلے
count-known = { $count } پہلے سے معلوم
count-left-removed = { $count } ہٹے ہوئے ہی رہے
bookmarks-added = { $count ->
    [one] { $count } بُک مارک شامل ہوا
   *[other] { $count } بُک مارک شامل ہوئے
  }
bookmarks-changed = { $count ->
    [one] { $count } بُک مارک بدلا
   *[other] { $count } بُک مارک بدلے
  }
bookmarks-removed = { $count ->
    [one] { $count } بُک مارک ہٹا
   *[other] { $count } بُک مارک ہٹے
  }
positions-taken = { $count ->
    [one] پڑھنے کا { $count } مقام
   *[other] پڑھنے کے { $count } مقامات
  }

no-positions = ابھی کوئی مقام محفوظ نہیں؛ مثلاً: { $command }
position-set = { $name } اب { $place } پر ہے
position-removed = ہٹا دیا گیا: { $name }؛ وہ { $place } پر تھا
page-number = صفحہ { $page }
read-in = { $riwayah } میں پڑھا گیا

a-bookmark = ایک بُک مارک
a-position = ایک مقام
a-history-entry = سننے کی تاریخ کا ایک اندراج
a-khatm = ایک ختم
a-goal = ایک ہدف
row-left-out = لائبریری میں { $row } قابلِ اعتبار نہ تھا ({ $reason })، اسے چھوڑ دیا گیا
row-set-aside = لائبریری میں { $row } قابلِ اعتبار نہ تھا ({ $reason })، اسے الگ رکھ دیا گیا؛ دیکھیں: { $command }
rows-left-out = لائبریری کی { $count } سطریں قابلِ اعتبار نہ تھیں ({ $reason })، انہیں چھوڑ دیا گیا
rows-set-aside = لائبریری کی { $count } سطریں قابلِ اعتبار نہ تھیں ({ $reason })، انہیں الگ رکھ دیا گیا؛ دیکھیں: { $command }
nothing-set-aside = کچھ بھی الگ نہیں رکھا گیا
kind-bookmark = بُک مارک
kind-position = مقام
kind-history = سننے کی تاریخ
kind-khatm = ختم
kind-goal = ہدف

no-ayah-there = وہاں کوئی آیت نہیں
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } ({ $riwayah } کے حروف)
division-begins = { $division } { $number } لفظ { $word } سے شروع ہوتا ہے
divided-otherwise = پارے، حزب اور ربع { $riwayah } کے ہیں، حفص کے نہیں
surah-meccan = { $surah }، مکی، ترتیبِ نزول میں { $order }، آیات { $ayat }
surah-medinan = { $surah }، مدنی، ترتیبِ نزول میں { $order }، آیات { $ayat }
surahs-from-to = { $first } … { $last } ({ $count ->
    [one] { $count } سورت
   *[other] { $count } سورتیں
  })
sajdah-number = 15 میں سے نمبر { $number }
sajdah-without-sign = 15 میں سے نمبر { $number }؛ { $riwayah } کی طباعت میں علامت نہیں
sajdah-sign-at = حفص کی طباعت میں 15 میں سے نمبر { $number }؛ { $riwayah } کی طباعت میں علامت { $ref } پر ہے
sajdah-sign-missing = 15 میں سے نمبر { $number }؛ { $riwayat } کی طباعتوں میں علامت نہیں
sajdah-sign-of-hafs = 15 میں سے نمبر { $number }؛ حفص کی طباعت میں علامت { $ref } پر ہے
and = { $first } اور { $second }

letters-of-hafs = حفص کے حروف، { $riwayah } کی آیات میں تقسیم
words-of-hafs = { $range }: الفاظ حفص کے متن میں گنے جاتے ہیں؛ { $riwayah } کی پوری آیات دکھائی جاتی ہیں
text-not-installed = { $wanted }؛ --text hafs اس کی جگہ حفص کے حروف دکھاتا ہے
glosses-of-hafs = { $pack }: اس کے الفاظ حفص کے ہیں، { $riwayah } کے نہیں؛ --text hafs انہیں دکھاتا ہے
colours-of-hafs = --text hafs حفص کے حروف رنگین دکھاتا ہے
no-signs = احکام کو حفص کے متن کی علامات چاہییں؛ { $riwayah } کے متن میں وہ نہیں؛ { $advice }

no-font = { $reason }؛ دستاویز میں کوئی فونٹ شامل نہیں
font-forbidden = فونٹ “{ $family }” دستاویزات میں شامل کرنے کی اجازت نہیں دیتا: ان میں صرف اس کا نام ہوگا
one-picture-each = یہ حصہ { $count } صفحات پر ہے، ہر صفحے کی ایک تصویر: -o FOLDER لکھیں، یا نام میں صفحے کی جگہ %، جیسے page-%.{ $format }
picture-written = { $path } · صفحہ { $page } · { $width } × { $height }
script-needs-font = { $fault }؛ صفحہ ہمارے متن کے حروف میں بنایا گیا۔ { $script } کے حروف والا فونٹ { $command } سے بتایا جاتا ہے
document-written = { $path } · { $count ->
    [one] { $count } صفحہ
   *[other] { $count } صفحات
  } · { $size }
lines-unknown = صفحہ { $page } کی سطریں معلوم نہیں
words-not-counted = { $ref } کے الفاظ گنے ہوئے الفاظ سے مختلف ہیں
not-on-page = { $ref } اپنے صفحے پر نہیں

no-letter = تلاش میں نہ کوئی حرف ہے نہ ہندسہ: “{ $query }”
left-out = { $reason }؛ اسے چھوڑ دیا گیا
nothing-found = کچھ نہیں ملا: “{ $query }”
nothing-found-here = ان آیات میں کچھ نہیں ملا: “{ $query }”
no-phrase = کچھ نہیں ملا: “{ $query }”؛ واوین کے بغیر الفاظ کسی بھی ترتیب میں ہو سکتے ہیں
no-phrase-here = ان آیات میں کچھ نہیں ملا: “{ $query }”؛ واوین کے بغیر الفاظ کسی بھی ترتیب میں ہو سکتے ہیں
no-whole-word = کچھ نہیں ملا: “{ $query }”؛ --whole کے بغیر الفاظ کے حصے بھی ملتے ہیں
no-whole-word-here = ان آیات میں کچھ نہیں ملا: “{ $query }”؛ --whole کے بغیر الفاظ کے حصے بھی ملتے ہیں

not-heard = آپ نے اس میں سے کچھ نہیں سنا
not-heard-off = آپ نے اس میں سے کچھ نہیں سنا؛ سننے کی تاریخ بند ہے، کھولنے کے لیے: { $command }
history-empty = سننے کی تاریخ خالی ہے: ابھی ساؤنڈ سرور پر کوئی آیت نہیں سنی گئی، اور بسم اللہ شمار نہیں ہوتی؛ مثلاً: { $command }
nothing-then = ان دنوں آپ نے کچھ نہیں سنا؛ آخری دن { $day } تھا: { $command }
ranges-and-more = { $ranges } اور { $count } مزید
heard-in-all = کل { $time }، آخر تک سنی گئی: { $plays }

pages-of = { $all } میں سے { $pages }
times-completed = مکمل { $count } بار
khatm-open = جاری
khatm-closed = بند
khatm-removed = ہٹایا ہوا
listening-on = سننا شمار ہوتا ہے
listening-off = سننا شمار نہیں ہوتا
none-removed = کچھ بھی ہٹایا ہوا نہیں
no-khatm = ابھی کوئی ختم نہیں؛ پہلا تب شروع ہوتا ہے جب آپ پڑھیں
no-reading = ان دنوں کچھ نہیں پڑھا گیا؛ لکھنے کے لیے: { $command }

pages-remain = { $count ->
    [one] { $count } صفحہ باقی ہے
   *[other] { $count } صفحات باقی ہیں
  }
verses-remain = { $count ->
    [one] { $count } آیت باقی ہے
   *[other] { $count } آیات باقی ہیں
  }
read-of-goal = { $goal } میں سے { $read }
read-without-goal = { $pages }، { $verses }
no-goal = کوئی ہدف نہیں
goal-met = روزانہ { $goal }؛ آج { $read }، پورا ✓
goal-open = روزانہ { $goal }؛ آج { $read }، { $rest }: { $command }
rest-today = آج { $rest }
go-on = ہدف { $goal }۔ جاری رکھنے کے لیے: { $command }
row-so-far = اب تک مسلسل { $days }۔
open-page = صفحہ { $page } کھولیں

row-none = آج پہلا دن ہو سکتا ہے
row-met = مسلسل { $days }
row-met-longest = مسلسل { $days }؛ سب سے لمبا تسلسل { $longest } تھا
row-open = مسلسل { $days }؛ آج کا دن باقی ہے
row-open-longest = مسلسل { $days }؛ سب سے لمبا تسلسل { $longest } تھا؛ آج کا دن باقی ہے
row-broken = مسلسل { $days } آپ کے رہیں گے؛ خوش آمدید، آج نیا آغاز ہے
row-broken-longest = مسلسل { $days } آپ کے رہیں گے، اور سب سے لمبا تسلسل { $longest } تھا؛ خوش آمدید، آج نیا آغاز ہے
row-in-doubt = مسلسل { $days }، جہاں تک گھڑی پر بھروسا ہے
row-in-doubt-longest = مسلسل { $days }، جہاں تک گھڑی پر بھروسا ہے؛ سب سے لمبا تسلسل { $longest } تھا

no-day = --by: { $reason }
day-past = { $day } گزر چکا ہے
day-too-far = { $day } سو سال سے بھی زیادہ دور ہے
hijri-day = { $hijri } کا دن { $day } ہے، تقویمِ امّ القریٰ کے مطابق؛ یہ پچھلی شام سے شروع ہوتا ہے
hijri-day-calculated = { $hijri } کا دن { $day } ہے، حساب کے مطابق، دو دن کی کمی بیشی کے ساتھ؛ یہ پچھلی شام سے شروع ہوتا ہے
plan = { $days } میں { $pages }، آج سمیت: روزانہ { $daily }
plan-is-goal = یہ منصوبہ محفوظ نہیں کیا جاتا؛ آپ کا روزانہ ہدف اتنا ہی ہے
plan-above-goals = یہ منصوبہ محفوظ نہیں کیا جاتا؛ روزانہ ہدف زیادہ سے زیادہ { $most } ہے
plan-to-goal = یہ منصوبہ محفوظ نہیں کیا جاتا؛ اسے روزانہ ہدف بنانے کے لیے: { $command }

nothing-to-note = لکھنے کو کچھ نہیں
day-to-come = { $day } ابھی آنا ہے
no-such-day = { $day } اس کمپیوٹر کے کیلنڈر کا کوئی دن نہیں
stands-for-surahs = { $numbers } سے مراد سورتیں ہیں: { $pages } پر { $surahs ->
    [one] { $surahs } سورت
   *[other] { $surahs } سورتیں
  }؛ صفحات کے لیے: page:{ $first }؛ واپس لینے کے لیے: { $command }
noted = پڑھا: { $ranges }؛ { $khatm } میں { $all } میں سے { $pages }
noted-goal-met = پڑھا: { $ranges }؛ { $khatm } میں { $all } میں سے { $pages }؛ آج کا ہدف پورا ✓
all-read = { $count ->
    [1] { $khatm } میں پورا قرآن پہلی بار پڑھ لیا گیا، اللہ قبول فرمائے؛ اگلا ختم شروع ہوتا ہے۔
   *[other] { $khatm } میں پورا قرآن { $count } بار پڑھ لیا گیا، اللہ قبول فرمائے؛ اگلا ختم شروع ہوتا ہے۔
  }
taken-back = واپس لیا گیا: { $khatm } میں { $day } { $time } کا { $ranges }
noted-again = دوبارہ لکھا گیا: { $khatm } میں { $day } { $time } کا { $ranges }
nothing-to-undo = واپس لینے کو کچھ نہیں
nothing-to-redo = دوبارہ کرنے کو کچھ نہیں
