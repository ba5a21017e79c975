list-separator = { "، " }
at-place = { $place }: { $fault }
line = سطر { $line }
line-column = سطر { $line }، کالم { $column }
row = قطار { $row }

files = { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  }
ayat = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  }
surahs = { $count ->
    [one] { $count } سورت
   *[other] { $count } سورتیں
  }
steps = { $count ->
    [one] { $count } مرحلہ
   *[other] { $count } مراحل
  }
times = { $count } بار
passages = { $count ->
    [one] { $count } مقام
   *[other] { $count } مقامات
  }
words = { $count ->
    [one] { $count } لفظ
   *[other] { $count } الفاظ
  }
labels = { $count } لیبل
rows = { $count ->
    [one] { $count } قطار
   *[other] { $count } قطاریں
  }
recordings = { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  }
segments = { $count ->
    [one] { $count } ٹکڑا
   *[other] { $count } ٹکڑے
  }
bookmarks = { $count } بُک مارک
lines = { $count ->
    [one] { $count } سطر
   *[other] { $count } سطریں
  }
pages = { $count ->
    [one] { $count } صفحہ
   *[other] { $count } صفحات
  }
minutes = { $count } منٹ
hours = { $count ->
    [one] { $count } گھنٹہ
   *[other] { $count } گھنٹے
  }
days = { $count } دن
weeks = { $count ->
    [one] { $count } ہفتہ
   *[other] { $count } ہفتے
  }
parts = { $count ->
    [one] { $count } جزو
   *[other] { $count } اجزا
  }
attempts = { $count ->
    [one] { $count } کوشش
   *[other] { $count } کوششیں
  }
catch-up-submissions = { $count ->
    [one] تلافی کی { $count } کوشش
   *[other] تلافی کی { $count } کوششیں
  }

juz = پارہ
hizb = حزب
rub = ربع
manzil = منزل
ruku = رکوع
page = صفحہ

at-character = { $fault } (حرف نمبر { $position } پر)
did-you-mean = { $fault }؛ کیا آپ کی مراد { $suggestion } تھی؟
ranges-too-long = حصے زیادہ سے زیادہ { $most } بائٹ میں لکھے جاتے ہیں
range-missing = یہاں کوئی حصہ لکھنا باقی ہے
nothing-after = “{ $text }” کے بعد کچھ نہیں آ سکتا
no-ayah-starts = وہاں { $counting } شمار کی کوئی آیت شروع نہیں ہوتی
one-ayah-expected = یہاں ایک آیت چاہیے، جیسے { $example }
only-ayat = یہاں صرف آیات آ سکتی ہیں، الفاظ نہیں
words-of-one-ayah = الفاظ ایک ہی آیت کے ہوتے ہیں، جیسے 2:255:1-7
words-of-next-ayah = الفاظ ایک ہی آیت کے ہوتے ہیں: اگلی آیت کے الفاظ الگ حصے کے طور پر لکھیں
words-of-ayah = آیت کے الفاظ 1-{ $count } ہیں
range-backwards = حصہ الٹا لکھا گیا ہے
word-missing = یہاں لفظ کا نمبر لکھنا باقی ہے
last-word-missing = یہاں آخری لفظ کا نمبر لکھنا باقی ہے
division-missing = یہاں نمبر لکھنا باقی ہے ({ $kind })
last-division-missing = یہاں آخری نمبر لکھنا باقی ہے ({ $kind })
division-limits = { $kind }: 1 سے { $count }
rukus-of-surah = سورت { $surah } کے رکوع 1 سے { $count } ہیں
no-such-print = ایسی کوئی طباعت نہیں
page-of-print-missing = یہاں صفحہ لکھنا باقی ہے، جیسے taj-16 page 3
nisf = نصف پارہ
rub-of-juz = ربع پارہ
quarter-without-sign = طباعت میں وہاں کوئی علامت نہیں: پارہ { $juz } کا ایک ربع نشان زد نہیں
line-of-page-missing = یہاں صفحے کی سطر کا نمبر لکھنا باقی ہے
lines-of-page = صفحہ { $page } کی سطریں 1 سے { $count } ہیں
lines-without-words = وہاں سورت کا نام یا بسم اللہ ہے، کوئی آیت نہیں
lines-inside-ayah = وہاں کوئی آیت شروع نہیں ہوتی؛ الفاظ ایک ہی آیت کے ہیں
lines-of-hafs = صفحات کی سطریں صرف حفص اور شعبہ کے لیے معلوم ہیں
print-madani = مدینہ کی طباعت 1421ھ: { $lines } سطروں کے { $pages } صفحات
print-taj = تاج کمپنی کی طباعت: { $lines } سطروں کے { $pages } صفحات
print-of-user = { $name }: { $lines } سطروں کے { $pages } صفحات
surah-limits = سورتیں 1 سے { $count } ہیں
surah-missing = یہاں سورت لکھنا باقی ہے
no-surah-called = “{ $name }” نام کی کوئی سورت نہیں
several-called = “{ $name }” نام کی کئی سورتیں ہیں
two-readings = اس کے دو مطلب ہو سکتے ہیں
either = { $first } یا { $second }
part-limits = یہ 1 سے { $count } ہیں
ayah-missing = یہاں آیت لکھنا باقی ہے
ayat-from-one = آیات کے نمبر 1 سے شروع ہوتے ہیں
ayat-of-surah = سورت { $surah } میں { $count } آیات ہیں
ayat-of-surah-counted = { $counting } شمار میں سورت { $surah } کی { $count } آیات ہیں
ayat-unless-kufi = { $counting } شمار میں سورت { $surah } کی { $count } آیات ہیں؛ اگر نمبر کوفی ہیں تو --counting kufi لکھیں
no-surah = سورت { $surah } موجود نہیں

label-empty = لیبل خالی ہے؛ جو تلاوت نہ ہو اس کے لیے `-` لکھیں
label-begins = یہاں سورت کا نمبر، `basmalah`، `istiadha`، `speech` یا `-` لکھنا باقی ہے
colon-missing = یہاں کولن اور آیت کا نمبر لکھنا باقی ہے
ayah-number-missing = یہاں آیت کا نمبر لکھنا باقی ہے
not-here = یہ یہاں نہیں آ سکتا
nothing-after-basmalah = بسم اللہ کے 0 کے بعد کچھ نہیں آ سکتا
no-basmalah = سورت { $surah } بسم اللہ سے شروع نہیں ہوتی
last-ayah-missing = یہاں آخری آیت کا نمبر لکھنا باقی ہے
last-ayah-before = آخری آیت پہلی سے پہلے ہے
first-word-missing = یہاں پہلے لفظ کا نمبر لکھنا باقی ہے
last-word-before = آخری لفظ پہلے سے پہلے ہے، یا آیت میں صرف { $count } الفاظ ہیں
colon-and-word-missing = یہاں کولن اور آخری لفظ کا نمبر لکھنا باقی ہے
no-time = { $text } کوئی وقت نہیں
join-needs-time = جوڑ کو وقت چاہیے: 8:75 @62.5 9:1
label-after-join = { $join } کے بعد لیبل لکھنا باقی ہے
only-recitation-joins = صرف تلاوت میں جوڑ ہوتے ہیں؛ اسے الگ ٹکڑا بنائیں

no-boundary = یہاں کوئی حد نہیں
boundary-inside = حد ریکارڈنگ کے اندر ہوتی ہے
boundary-there = یہاں پہلے سے حد ہے
several-meet = یہاں کئی ٹکڑے ملتے ہیں
edge-of = یہ اس کا کنارہ ہے: { $segment }؛ اسے حذف کریں یا سرکائیں
nothing-to-confirm = تصدیق کے لیے کچھ نہیں
already-suggestions = یہ پہلے ہی تجاویز ہیں
only-recitation-preferred = صرف تلاوت کو ترجیح دی جا سکتی ہے
confirm-first = پہلے اس کی تصدیق کریں
place-not-inside = یہ جگہ ٹکڑے کے اندر نہیں
split-at-join = پہلے اسے اس کے جوڑ پر تقسیم کریں
two-segments = کم از کم دو ٹکڑے بتائیں
only-touching = صرف ساتھ ساتھ جڑے ٹکڑے ملائے جا سکتے ہیں
no-segment = ٹکڑا { $id } موجود نہیں
segment-backwards = ٹکڑا شروع ہونے سے پہلے ختم ہوتا ہے
leaves-recording = یہ ریکارڈنگ سے باہر نکلتا ہے
too-short = تلاوت کم از کم { $least } ms کی ہوتی ہے
too-short-move = تلاوت کم از کم { $least } ms کی ہوتی ہے: حد سرکائیں
no-join = اس میں ایسا کوئی جوڑ نہیں
not-merged = تلاوت کو اس سے نہیں ملایا جا سکتا: { $segment }
not-consecutive = جوڑ کے دونوں طرف کے لیبل مسلسل نہیں
ends-before-start = یہ شروع ہونے سے پہلے ختم ہوتا ہے
joins-outside = اس کے جوڑ اس سے باہر ہیں

edit-add = شامل کرنا: { $what }
edit-assign = لیبل دینا: { $what }
edit-confirm = تصدیق: { $what }
edit-delete = حذف کرنا: { $what }
edit-merge = ملانا: { $what }
edit-move = سرکانا: { $what }
edit-place = لگانا: { $what }
edit-prefer = ترجیح دینا: { $what }
edit-remove = ہٹانا: { $what }
edit-split = تقسیم: { $what }
edit-suggest = تجویز کرنا: { $what }
edit-unconfirm = تصدیق واپس لینا: { $what }
edit-restore = واپس لانا: { $what }
done-add = شامل کیا گیا: { $what }
done-assign = لیبل دیا گیا: { $what }
done-confirm = تصدیق ہوئی: { $what }
done-delete = حذف کیا گیا: { $what }
done-merge = ملایا گیا: { $what }
done-move = سرکایا گیا: { $what }
done-place = لگایا گیا: { $what }
done-prefer = ترجیح دی گئی: { $what }
done-remove = ہٹایا گیا: { $what }
done-split = تقسیم کیا گیا: { $what }
done-suggest = تجویز کیا گیا: { $what }
done-unconfirm = تصدیق واپس لی گئی: { $what }
unlabelled-stretch = بغیر لیبل کا ایک حصہ
speech = گفتگو
no-recitation = جو تلاوت نہیں
a-segment = ایک ٹکڑا
a-boundary = ایک حد
a-join = ایک جوڑ
labels-of-file = { $count ->
    [one] فائل کا { $count } لیبل
   *[other] فائل کے { $count } لیبل
  }

header-missing = سرنامہ لکھنا باقی ہے: { $columns }
no-label = اس میں کوئی لیبل نہیں
preferred-values = `preferred` کی قدر yes یا no ہے
status-values = `status` کی قدر confirmed یا suggested ہے
no-time-in-seconds = `{ $column }` سیکنڈوں میں وقت نہیں: “{ $text }”
no-text-encoding = یہ UTF-8 یا UTF-16 متن نہیں
not-read-as-text = یہ متن کے طور پر نہیں پڑھی جاتی
no-label-in-tier = پرت “{ $name }” میں کوئی لیبل نہیں
no-tier = پرت “{ $name }” موجود نہیں؛ یہ ہیں: { $names }
no-tier-at-all = پرت “{ $name }” موجود نہیں؛ کوئی پرت نہیں ہے
choose-tier = کوئی پرت چنیں: --tier کے ساتھ ان میں سے ایک: { $names }
label-taken-unknown = لیبل خالی ہے؛ اسے ? سمجھا گیا
more-labels-empty = { $count } مزید لیبل خالی ہیں
points = { $count ->
    [one] { $count } لیبل ایک نقطہ ہے: وہ تجویز کے طور پر اگلے لیبل تک رہتا ہے
   *[other] { $count } لیبل نقطے ہیں: ہر ایک تجویز کے طور پر اگلے لیبل تک رہتا ہے
  }
heard-unknown = { $count ->
    [one] { $count } حصہ قرآن کا متن نہیں، یا کئی جگہ آتا ہے؛ اسے ? سمجھا گیا
   *[other] { $count } حصے قرآن کا متن نہیں، یا کئی جگہ آتے ہیں؛ انہیں ? سمجھا گیا
  }
cue-of-several-files = یہ { $count } فائلوں کی کیو شیٹ ہے؛ صرف ایک فائل کی شیٹ پڑھی جاتی ہے
segment-number = ٹکڑا { $number }
transcript-part = اس میں start، end اور text نہیں
praat-binary = یہ Praat کی بائنری فائل ہے؛ اسے متن کے طور پر محفوظ کریں
praat-chronological = یہ Praat کی chronological TextGrid ہے؛ اسے متن کی فائل کے طور پر محفوظ کریں
not-labels = یہ لیبلز کی فائل نہیں بلکہ { $kind } ہے
labels-of = یہ { $kind } کی فائل ہے، جو نہیں پڑھی جاتی؛ SRT، WebVTT یا جدول start,end,label برآمد کریں
label-backwards = لیبل شروع ہونے سے پہلے ختم ہوتا ہے
label-no-length = لیبل کا کوئی دورانیہ نہیں
label-leaves = لیبل ریکارڈنگ سے باہر نکلتا ہے، جس کا دورانیہ { $length } ہے
read-as = “{ $written }” کو { $reading } پڑھا گیا
not-a-track = یہ ٹیب سے الگ کیے ہوئے START، END اور LABEL نہیں
too-early = فائل وقت سے پہلے ختم ہو جاتی ہے
not-a-textgrid = یہ TextGrid نہیں
quote-open = ایک واوین بند نہیں ہوا
no-tiers = اس میں کوئی پرت نہیں
tier-kind = “{ $kind }” قسم کی پرت نامعلوم ہے
quoted-missing = یہاں واوین میں متن چاہیے
number-missing = یہاں عدد چاہیے
count-missing = یہاں تعداد چاہیے

json-expected-at = بائٹ { $byte } پر یہ متوقع تھا: { $expected }
json-expected = یہ متوقع تھا: { $expected }
json-is-not = “{ $name }”: متوقع تھا: { $expected }
json-not-utf8 = سطر UTF-8 نہیں
json-too-deep = اس میں بہت گہری تہیں ہیں
json-missing = “{ $name }” موجود نہیں
json-list-short = ایک فہرست بہت چھوٹی ہے
json-digit = ہندسہ
json-no-control = کنٹرول حرف کے بغیر متن
json-end = متن کا اختتام
json-escape = اسکیپ حرف
json-half = نصف حرف کا دوسرا نصف
json-hex = چار ہیکساڈیسیمل ہندسے
json-nothing = اس کے آگے کچھ نہیں
json-value = قدر
json-name = نام
json-colon = کولن
json-brace = کاما یا بند ہونے والا بریس
json-bracket = کاما یا بند ہونے والا بریکٹ
json-object = آبجیکٹ
json-list = فہرست
json-number = عدد
json-bool = true یا false
json-text = متن
json-whole = پورا عدد

there-twice = { $ref } دو بار ہے، پہلی بار { $other } پر
ref-missing = { $ref } موجود نہیں
word-missing-among = { $count } الفاظ میں { $ref } موجود نہیں
no-text-of = { $ref } کا متن نہیں
words-and-not = { $ref } میں { $count } الفاظ ہیں، { $needed } نہیں
no-text-own = { $ref } کا اشارہ { $target } کی طرف ہے، جس کا اپنا متن نہیں
ayat-without-text = { $all } میں سے { $count } آیات کا متن نہیں
ayat-joined = { $count } آیات کا متن نہیں: پہلے کا متن ان کے لیے بھی ہے
basmalah-removed = { $count } سورتوں کی آیت 1 سے پہلے کی بسم اللہ ہٹا دی گئی: وہ ان آیات کا حصہ نہیں
ayat-and-not = { $all } کے بجائے { $count } آیات: { $ref } موجود نہیں
ayat-and-not-after = { $all } کے بجائے { $count } آیات: { $ref } موجود نہیں، { $last } کے بعد
no-text-in-it = اس میں کوئی متن نہیں
among-words = { $ref } الفاظ کے متون میں آیا ہے
among-ayat = { $ref } آیات کے متون میں آیا ہے
control-character = { $ref } میں کنٹرول حرف U+{ $code } ہے: کیا یہ کسی اور انکوڈنگ کا متن ہے؟
no-text-unless-joined = { $ref } کا متن نہیں؛ اگر پہلے کا متن دونوں کے لیے ہو تو --empty joined لکھیں
no-surah-of = { $ref }: سورت { $surah } موجود نہیں
ayat-of-surah-kufi = { $ref }: کوفی شمار میں سورت { $surah } کی { $count } آیات ہیں

no-bookmark-id = “{ $id }” شناخت نہیں، جس میں 16 ہندسے ہوتے ہیں، 0-9 اور a-f
no-place = اس کی جگہ نہیں: `ref` موجود نہیں
no-counting = “{ $counting }” نام کا کوئی شمار نہیں
nul-in-note = نوٹ میں NUL حرف ہے
no-colour = “{ $name }” نام کا کوئی رنگ نہیں
no-time-quoted = “{ $text }” کوئی وقت نہیں
the-tag = ٹیگ “{ $tag }”
the-name = نام
the-name-quoted = نام “{ $name }”
reciters-name = قاری کا نام
a-name-that = کوئی نام
is-empty = { $subject } خالی ہے
too-many-characters = { $subject } میں { $limit } سے زیادہ حروف ہیں
has-comma = { $subject } میں کاما، سیمی کولن یا کنٹرول حرف ہے
has-outer-space = { $subject } کے شروع یا آخر میں خالی جگہ ہے
begins-with-hyphen = { $subject } کے شروع میں ہائفن ہے
has-space = { $subject } میں خالی جگہ، سلیش یا کنٹرول حرف ہے
has-no-letter = { $subject } میں کوئی حرف نہیں
has-invisible = { $subject } میں نظر نہ آنے والے حروف ہیں
is-too-long = { $subject } بہت لمبا ہے
cannot-be-typed = { $subject } میں ایسی چیز ہے جو لکھی نہیں جا سکتی

control-characters = اس میں کنٹرول حروف ہیں
entry-twice = { $id } دو بار ہے
fields-not = { $needed } کے بجائے { $count } خانے ہیں
no-id = “{ $id }” شناخت نہیں
no-name = { $id } کا نام نہیں
no-riwayah = “{ $text }” روایت نہیں
no-style = “{ $text }” انداز نہیں
not-a-counting = “{ $text }” شمار نہیں
no-address = کوئی پتہ نہیں
addresses-mixed = کچھ پتے آیات کے ہیں اور کچھ سورتوں کے
no-known-timings = “{ $text }” کے اوقات یہاں معلوم نہیں
column-limits = { $column }: “{ $text }” { $first } سے { $last } میں نہیں
member-wrong = “{ $key }” وہ نہیں جو ہونا چاہیے
member-cannot-be = “{ $key }” کی قدر “{ $text }” نہیں ہو سکتی
describes-other = یہ قاری کی نہیں، { $kind } کی تفصیل ہے
unknown-version = ورژن { $version } یہاں معلوم نہیں
id-too-long = “id” میں { $limit } سے زیادہ حروف ہیں
no-reciter-id = “{ $id }” شناخت نہیں، جس میں چھوٹے حروف، ہندسے اور ہائفن ہوتے ہیں
bitrate-unit = “bitrate” بِٹ فی سیکنڈ میں نہیں
addresses-not = { $count } پتے ہیں، حد 1 سے { $limit } ہے
addresses-for-both = کچھ پتے آیات کے لیے ہیں اور کچھ سورتوں کے لیے
no-timings-needed = جن فائلوں میں ایک ایک آیت ہو انہیں اوقات کی ضرورت نہیں
addresses-of-two-shapes = کوئی پتہ نہیں، یا پتے دو طرح کے ہیں
scheme = اسے https:// یا http:// سے شروع ہونا چاہیے
unknown-placeholder = “{ $text }” معلوم نہیں؛ { "{surah}" }، { "{ayah}" }، { "{surah:3}" } اور { "{ayah:3}" } استعمال کریں
no-surah-placeholder = اس میں { "{surah}" } نہیں
address-characters = اس میں ایسے حروف ہیں جو پتے میں نہیں آ سکتے

timing-withheld = استعمال نہیں ہوا: { $fault }
ayah-withheld = { $ayah } استعمال نہیں ہوئی: { $fault }
ayah-shortened = { $ayah } کو { $time } کم کیا گیا
timing-clean = درست
told-alike = کئی بار یکساں بتایا گیا
began-before-file = فائل سے { $time } ms پہلے شروع ہوا
swapped = آغاز اور اختتام الٹ تھے
ends-at-next = اگلے کے آغاز پر ختم ہوتا ہے
ends-with-file = فائل کے ساتھ ختم ہوتا ہے
began-before-end = پچھلے کے اختتام سے { $time } ms پہلے شروع ہوا
words-mapped = { $theirs } الفاظ کو { $ours } سے ملایا گیا
times-parted = کئی الفاظ کے مشترک { $count } اوقات تقسیم کیے گئے
times-cut = الفاظ کے { $count } اوقات کاٹے گئے
times-left-out = الفاظ کے { $count } اوقات چھوڑے گئے
without-words = الفاظ کے بغیر: { $fault }
several-rows = اس کی کئی قطاریں ہیں
no-time-of = اس کا وقت نہیں
time-out-of-range = اس کا وقت حد سے باہر ہے
out-of-order = یہ ترتیب سے باہر ہے
overlaps-neighbour = یہ ساتھ والے پر چڑھتا ہے
too-short-to-recite = یہ تلاوت کے لیے بہت مختصر ہے
leaves-file = یہ فائل سے باہر نکلتا ہے
word-count = وہاں اس کے { $theirs } الفاظ ہیں، اور متن میں { $ours }
no-word-times = کسی لفظ کا وقت نہیں
other-counting = وہاں سورت { $surah } کی { $theirs } آیات ہیں، جیسے { $other } میں، اور { $counting } میں { $ours }
tilawas-export = Tilawa کی برآمد

overlap-by = { $time } تک ایک دوسرے پر چڑھتے ہیں
more-overlaps = اور { $count } مزید، جو فہرست میں نہیں
missing-inside = { $ayah } کے اندر { $time } نہیں ہے
only-long = صرف { $time } کا
no-label-of = اس کا لیبل نہیں
suggestions-left = { $count ->
    [one] تجویز ہے، جو نہیں چلتی
   *[other] تجاویز ہیں، جو نہیں چلتیں
  }
longer-than = { $label } اس سے { $factor } گنا لمبا ہے جتنا اس کے حروف دوسری جگہ لیتے ہیں
shorter-than = { $label } اس سے { $factor } گنا چھوٹا ہے جتنا اس کے حروف دوسری جگہ لیتے ہیں
numbered-otherwise = لیبلز کے نمبر { $counting } میں ہیں، اور { $riwayah } کی آیات { $other } کے شمار پر ختم ہوتی ہیں
fits-other = دورانیے { $counting } کے مقابلے میں { $other } کے نمبروں سے بہتر ملتے ہیں
comes-before = { $later } { $earlier } سے پہلے آتا ہے
left-out = بیچ میں { $ayah } رہ گئی ہے
several-left-out = بیچ میں { $ayat } رہ گئی ہیں

never-reached = { $option } کی نوبت کبھی نہیں آتی: حصہ یا اس کی آیات مسلسل دہرائی جاتی ہیں
then-and-connect = --then اور --connect-after دونوں بتاتے ہیں کہ حصے کے بعد کیا آئے: ایک چنیں
start-outside = --start-at { $ref } اس حصے میں نہیں
connection-limits = ساتھ ملانے کی آیات 0 سے { $most } ہیں
gap-limits = وقفہ 0 سے { $most } ms ہے
gap-percent = وقفہ 0 سے { $most } % ہے
then-limits = --then میں 1 سے { $most } آیات یا صفحات آتے ہیں
then-times-limits = --then-times کی حد 1 سے { $most } ہے
no-volume = آواز { $volume } فیصد
no-such-gap = ایسا کوئی وقفہ نہیں
no-such-count = ایسی کوئی تعداد نہیں
no-range = اس میں کوئی حصہ نہیں
of-other-counting = { $ref } کسی اور شمار کی ہے
a-range-backwards = ایک حصہ الٹا لکھا گیا ہے
no-such-words = کسی آیت میں ایسے الفاظ نہیں
place-missing = اس کی جگہ نہیں
no-such-place = اس کی جگہ موجود نہیں
time-not-there = اس کا وقت موجود نہیں
gap-wanted = 0 سے 60s (500ms، 1.5s)، یا آیت کا 0% سے 1000%
gap-question = { $number }: { $first } یا { $second }؟
gap-unit = { $number }: { $reading } لکھیں
speed-wanted = 0.5 سے 2، 0.05 کے فرق سے

no-day = “{ $text }” کوئی دن نہیں: یوں لکھیں: 2024-03-11
write-day = { $text }: { $day } لکھیں
no-such-day = { $text }: ایسا کوئی دن نہیں
future-entry = { $day } کا اندراج موجود ہے مگر آج { $today } ہے: کیا گھڑی غلط تھی یا ہے؟
clock-behind = گھڑی کا وقت آخری اندراج { $since } سے { $span } پیچھے ہے: کیا گھڑی بدلی گئی؟
in-part = { $ref } جزوی

muharram = محرم
safar = صفر
rabi-al-awwal = ربیع الاول
rabi-al-thani = ربیع الثانی
jumada-al-ula = جمادی الاولیٰ
jumada-al-akhirah = جمادی الآخرہ
rajab = رجب
shaban = شعبان
ramadan = رمضان
shawwal = شوال
dhu-al-qadah = ذوالقعدہ
dhu-al-hijjah = ذوالحجہ
hijri-date = { $day } { $month } { $year }
no-hijri-date = “{ $text }” کوئی دن نہیں: یوں لکھیں: 2027-02-08، "1 Ramadan 1448"، 1448-09-01، یا اگلے رمضان کے لیے ramadan
no-hijri-year = { $year } ہجری تقویم کا سال نہیں: سال { $first } سے { $last } تک ہیں
no-hijri-day = { $day } { $month } { $year } موجود نہیں: اس مہینے میں { $length } دن ہیں
no-hijri-day-ever = { $day } { $month } موجود نہیں: مہینہ 29 یا 30 دن کا ہوتا ہے

strength-none = یاد نہیں
strength-planned = یاد کرنا ہے
strength-weak = ایک ہفتے سے کم
strength-young = 3 ہفتوں سے کم
strength-firm = 2 مہینوں سے کم
strength-solid = 2 مہینے اور زیادہ

hamzat-wasl = ہمزۂ وصل
lam-shamsiyyah = لامِ شمسیہ
silent = غیر ملفوظ حرف
madd-tabii = مدِ طبعی
madd-arid-lissukun = مدِ عارض للسکون
madd-muttasil = مدِ متصل
madd-munfasil = مدِ منفصل
madd-lazim = مدِ لازم
ghunnah = غنہ
ikhfa = اخفا
ikhfa-shafawi = اخفائے شفوی
iqlab = اقلاب
idgham-ghunnah = ادغام مع الغنہ
idgham-no-ghunnah = ادغام بلا غنہ
idgham-shafawi = ادغامِ شفوی
idgham-mutamathilayn = ادغامِ متماثلین
idgham-mutajanisayn = ادغامِ متجانسین
idgham-mutaqaribayn = ادغامِ متقاربین
qalqalah = قلقلہ
hamzat-wasl-reason = پچھلے لفظ سے ملا کر پڑھیں تو یہ الف نہیں پڑھا جاتا
lam-shamsiyyah-reason = لامِ تعریف کا ل نہیں پڑھا جاتا: اس کی جگہ بعد کا حرف مشدد ہوتا ہے
silent-reason = لکھا جاتا ہے مگر کبھی نہیں پڑھا جاتا
madd-tabii-reason = دو حرکات: حرفِ مد جسے صرف چھوٹا حرف ظاہر کرتا ہے
madd-arid-lissukun-reason = دو، چار یا چھ حرکات: اس کے بعد کے حرف پر وقف کیا جاتا ہے
madd-muttasil-reason = چار یا پانچ حرکات: اسی لفظ میں بعد میں ہمزہ ہے
madd-munfasil-reason = دو سے پانچ حرکات: اگلا لفظ ہمزہ سے شروع ہوتا ہے
madd-lazim-reason = چھ حرکات: بعد میں ایسا حرف ہے جس پر ہمیشہ سکون ہوتا ہے
ghunnah-reason = ناک سے دو حرکات: شد والا ن یا م
ikhfa-reason = ساکن ن، اس حرف سے پہلے چھپا کر پڑھا جاتا ہے، ناک سے دو حرکات
ikhfa-shafawi-reason = ساکن م، ب سے پہلے چھپا کر پڑھا جاتا ہے، ناک سے دو حرکات
iqlab-reason = ساکن ن، ب سے پہلے چھپے ہوئے م سے بدل جاتا ہے، ناک سے دو حرکات
idgham-ghunnah-reason = ساکن ن، ی ن م و میں مدغم ہوتا ہے، ناک سے دو حرکات
idgham-no-ghunnah-reason = ساکن ن، ل یا ر میں مدغم ہوتا ہے، بغیر غنے کے
idgham-shafawi-reason = ساکن م، دوسرے م میں مدغم ہوتا ہے، ناک سے دو حرکات
idgham-mutamathilayn-reason = ساکن حرف اسی جیسے حرف میں مدغم ہوتا ہے
idgham-mutajanisayn-reason = ساکن حرف اپنے ہی مخرج کے دوسرے حرف میں مدغم ہوتا ہے
idgham-mutaqaribayn-reason = ساکن حرف قریبی مخرج کے حرف میں مدغم ہوتا ہے
qalqalah-reason = ساکن ہونے پر حرف کو جنبش کی گونج کے ساتھ ادا کیا جاتا ہے

is-archive = یہ { $kind } ہے: پہلے اسے کھولیں
is-no-sound = یہ { $kind } ہے، آواز نہیں
zip = zip آرکائیو
gzip = gzip آرکائیو
bzip = bzip2 آرکائیو
xz = xz آرکائیو
zstd = zstd آرکائیو
seven-zip = 7z آرکائیو
rar = rar آرکائیو
ar = ar آرکائیو
cpio = cpio آرکائیو
xar = xar آرکائیو
cab = cab آرکائیو
tar = tar آرکائیو
pdf = PDF دستاویز
picture = تصویر
database = ڈیٹابیس
program = پروگرام
midi = MIDI
playlist = پلے لسٹ
office = Office دستاویز
rtf = متن کی دستاویز
web-page = ویب صفحہ
json = JSON
xml = XML

no-such-number = کسی ٹکڑے کا ایسا نمبر نہیں
no-words = الفاظ کا حصہ نہیں
no-such-surah = ایسی کوئی سورت نہیں
no-such-flag = کوئی تنبیہ یوں نہیں لکھی جاتی
no-such-speed = ایسی کوئی رفتار نہیں
no-table-line = سطر { $line } ایسے جدول کی سطر نہیں

both = { $first } · { $second }
your-teacher = آپ کے استاد
week-part = ہفتہ { $week }
placement-part = درجہ بندی
assessment-part = امتحان
next-is = اگلا: { $level }

monday = پیر
tuesday = منگل
wednesday = بدھ
thursday = جمعرات
friday = جمعہ
saturday = ہفتہ
sunday = اتوار
january = جنوری
february = فروری
march = مارچ
april = اپریل
may = مئی
june = جون
july = جولائی
august = اگست
september = ستمبر
october = اکتوبر
november = نومبر
december = دسمبر
date = { $weekday } { $day } { $month } { $year }
moment = { $date } { $clock }
moment-in-zone = { $date } { $clock } { $zone }
in-days = { $days ->
    [0] آج
    [1] کل
   *[other] { $days } دن میں
  }
just-now = ابھی ابھی
ago = { $span } پہلے
one-week = ہفتہ { $week }
week-list = ہفتے { $first } اور { $last }

course-weeks = کورس میں ہفتے 1 سے { $count } تک ہیں
not-placed = ابھی آپ کا درجہ طے نہیں ہوا
placed-already = آپ کا درجہ پہلے ہی طے ہے: { $heading }
part-opens = { $part }: آغاز { $date }
submissions-closed = کورس میں کام جمع کرانے کا آخری وقت { $moment } تھا
no-assessment = اس کورس میں امتحان نہیں
nothing-to-submit = { $part }: کچھ جمع نہیں کرانا
lesson-first = پہلے یہ سبق مکمل کریں ({ $part }): { $command }
all-sent = اس ہفتے کا سب کام بھیج دیا گیا ({ $submissions })
all-sent-until = اس ہفتے کا سب کام بھیج دیا گیا ({ $submissions })؛ اگلا { $moment } سے بھیجا جا سکتا ہے
assessment-opens = امتحان { $date } کو کھلے گا
assessment-needs = امتحان ابھی کھلا نہیں: ضروری { $needed } میں سے { $counted } ہفتے مکمل ہیں
assessment-sent = امتحان بھیج دیا گیا ہے؛ اسے سنا جا رہا ہے
assessment-done = امتحان کا نتیجہ آ چکا ہے: { $command }
remaining = باقی: { $submissions }

with-level = { $heading } · { $level }
begins = آغاز { $when }، { $date }
level-open = { $title } · درجہ طے ہونا باقی
weeks-over = { $count ->
    [one] { $count } ہفتہ مکمل ہوا
   *[other] تمام { $count } ہفتے مکمل ہوئے
  }
week-of = { $count } میں سے ہفتہ { $week }

act-record = ریکارڈ کریں
act-see-sent = بھیجا ہوا دیکھیں
act-begin = شروع کریں
act-see-weeks = ہفتے دیکھیں
act-start-lesson = سبق شروع کریں
act-go-on = جاری رکھیں
act-see-week = ہفتہ دیکھیں
act-hear = سنیں
act-earlier-weeks = پچھلے ہفتے دیکھیں
act-begin-assessment = امتحان شروع کریں
act-see-result = نتیجہ دیکھیں
act-write = لکھیں
your-place = آپ کا درجہ
recite-for-place = کوئی حصہ سنائیں تاکہ { $coach } آپ کا درجہ طے کر سکیں۔
being-heard = آپ کی تلاوت سنی جا رہی ہے
sent-for-place = بھیجا گیا: { $ago }۔ آپ کا درجہ عموماً { $time } میں طے ہو جاتا ہے۔
get-ready = تیاری کریں
you-are-ready = آپ کی تیاری مکمل ہے
oriented = { $title }: مکمل۔
first-lesson-opens = پہلا سبق { $date } کو کھلے گا۔
first-lesson = خوش آمدید: آپ کا پہلا سبق
lesson-of-week = ہفتہ { $week } کا سبق
week-heading = ہفتہ { $week }
week-topic = ہفتہ { $week }: { $topic }
topic-parts = { $topic } · { $parts }
topic-parts-minutes = { $topic } · { $parts }، { $minutes } منٹ
go-on-lesson = اپنا سبق جاری رکھیں
topic-part = { $topic }: { $all } میں سے جزو { $number }
ready-to-submit = جمع کرانے کے لیے تیار
passage-remaining = ہفتہ { $week }: { $passage } · { $remaining }
once-more = براہِ کرم ایک بار پھر
asks-week-again = { $coach } نے ہفتہ { $week } دوبارہ مانگا ہے: { $passage } · { $remaining }
all-attempts-sent = اس ہفتے کی تمام کوششیں بھیج دی گئیں
all-catch-ups-sent = اس ہفتے تلافی کی تمام کوششیں بھیج دی گئیں
week-passage = ہفتہ { $week }: { $passage }۔
week-passage-next = ہفتہ { $week }: { $passage }۔ اگلی { $moment } سے بھیجی جا سکتی ہے۔
submission-sent = کام بھیج دیا گیا
sent-and-answers = بھیجا گیا: { $ago }۔ { $coach } کا جواب عموماً { $time } میں آتا ہے۔
feedback-from = { $coach } کی رائے
feedback-ready = ہفتہ { $week } کی رائے تیار ہے۔
all-is-done = سب مکمل ہے
next-lesson-opens = ماشاءاللہ۔ اگلا سبق کھلے گا: { $when }۔
no-more-lessons = ماشاءاللہ۔ مزید کوئی سبق نہیں۔
final-assessment = آخری امتحان
may-take-it = { $all } میں سے { $counted } ہفتے مکمل ہیں: آپ امتحان دے سکتے ہیں۔ { $about }
covers-all = اس میں { $level } کا پورا نصاب شامل ہے۔
assessment-once-more = آخری امتحان، ایک بار پھر
asks-passage-again = { $coach } نے یہ حصہ دوبارہ مانگا ہے۔
assessment-being-heard = امتحان سنا جا رہا ہے
result-expected = نتیجہ { $date } تک متوقع ہے۔
congratulations = مبارک ہو: { $level } مکمل ہوا
result-here = آپ کا نتیجہ آ گیا
completed-for-you = { $coach } نے آپ کا درجہ مکمل قرار دیا ہے۔
has-heard = { $coach } نے آپ کا امتحان سن لیا ہے۔
has-written = { $coach } نے آپ کے امتحان کے بارے میں لکھا ہے۔
not-complete-yet = { $level } ابھی مکمل نہیں
says-what-to-practise = { $coach } نے بتایا ہے کہ کس چیز کی مشق کرنی ہے۔ آپ کے ہفتے کھلے رہیں گے۔
course-over = کورس مکمل ہو گیا
talk-with = ضروری { $needed } میں سے { $counted } ہفتے مکمل ہیں۔ اگلے قدم کے لیے { $coach } سے بات کریں۔
level-completed = آپ نے { $level } مکمل کر لیا
will-tell = آگے کیا ہوگا، یہ { $coach } سے معلوم ہوگا۔
next-level = اگلا: { $level }۔
level-began = { $date } کو شروع ہوا
level-begins = آغاز { $when }، { $date }
enrolment-opens = داخلہ { $date } کو کھلے گا
told-of-enrolment = داخلہ کھلنے پر آپ کو بتایا جائے گا
teacher-undecided = استاد ابھی طے نہیں
stay-with = آپ { $teacher } ہی کے ساتھ رہیں گے
teacher-will-be = آپ کے استاد: { $teacher }

assessment-opens-with = امتحان { $needed } ہفتے مکمل ہونے پر کھلتا ہے؛ اب تک: { $counted }۔
this-week = اسی ہفتے
until-date = { $date } تک
submissions-open = { $count ->
    [one] { $count } کام جمع کرانا باقی ہے: { $weeks }۔
   *[other] { $count } کام جمع کرانے باقی ہیں: { $weeks }۔
  }
can-send-it = { $open } آپ یہ بھیج سکتے ہیں: { $time }۔
can-send-some = { $open } ان میں سے { $count } آپ بھیج سکتے ہیں: { $time }۔
more-from = { $open } مزید { $moment } سے بھیجے جا سکتے ہیں۔

no-lesson = اس ہفتے سبق نہیں
complete = مکمل ✓
parts-done = { $parts } میں سے { $done } مکمل
none-this-week = اس ہفتے کچھ نہیں
not-sent = نہیں بھیجا گیا · { $attempts }
sent-used = بھیجا گیا { $moment } · { $all } میں سے { $used } کوششیں استعمال
not-needed = اس ہفتے ضرورت نہیں
nothing-new = کچھ نیا نہیں
week-being-heard = ہفتہ { $week } سنا جا رہا ہے
new-feedback = { $count } نئی: { $weeks }
week-once-more = ہفتہ { $week }: براہِ کرم ایک بار پھر
week-heard = ہفتہ { $week } ✓

has-joined = { $name } کی شمولیت
to-be-placed = درجہ طے ہونا باقی ہے
sent-at = بھیجا گیا { $moment }
course-changed = کورس میں تبدیلی ہوئی ہے
group = گروپ { $name }
with-teacher = { $teacher } کے ساتھ
placed-in = آپ کا درجہ طے ہوا: { $level }
feedback-for-week = ہفتہ { $week } کی رائے
feedback-for-assessment = آپ کے امتحان پر رائے
feedback-for-placement = آپ کی تلاوت پر رائے
heard-what-you-sent = آپ نے { $moment } کو جو بھیجا، وہ { $teacher } نے سن لیا ہے
session-cancelled = { $title } منسوخ ہے
does-not-take-place = { $moment } کی نشست نہیں ہوگی
session-moved = { $title } کا وقت بدل گیا
instead-of = { $planned } کے بجائے { $moment }
recording-here = { $title } کی ریکارڈنگ آ گئی
week-asks-nothing = ہفتہ { $week } میں آپ سے کچھ مطلوب نہیں
counts-as-done = یہ مکمل شمار ہوگا
will-tell-what-follows = آگے کیا ہوگا، یہ { $teacher } سے معلوم ہوگا
new-key = آپ کے استاد کی نئی کلید ہے
new-key-meaning = { $key }۔ پچھلی کلید کے دستخط اب قبول نہیں ہوں گے۔ آپ { $teacher } سے تصدیق کر سکتے ہیں کہ یہ درست ہے
spoken-question = زبانی سوال
spoken-answer = زبانی جواب
asks-about = { $name } کا سوال: { $part }
wrote-about-week = { $teacher } نے ہفتہ { $week } کے بارے میں لکھا ہے
wrote-about-assessment = { $teacher } نے آپ کے امتحان کے بارے میں لکھا ہے
wrote-about-place = { $teacher } نے آپ کے درجے کے بارے میں لکھا ہے
week-is-open = ہفتہ { $week } کھل گیا
due-at = آخری وقت { $moment }
week-due-in = ہفتہ { $week } کا آخری وقت { $span } میں ہے
passage-by = { $passage }، { $moment } تک
session-at = { $moment } { $link }
session-soon = { $title } { $minutes } منٹ میں
session-live = { $title } اس وقت جاری ہے
assessment-is-open = آخری امتحان کھل گیا
passage-until = { $passage }، { $moment } تک
course-closes = { $title } 7 دن میں بند ہو جائے گا
assessment-until = آخری امتحان { $moment } تک بھیجا جا سکتا ہے
week-until = ہفتہ { $week } کا کام { $moment } تک بھیجا جا سکتا ہے
weeks-until = ہفتوں { $first } اور { $last } کا کام { $moment } تک بھیجا جا سکتا ہے
week-due = ہفتہ { $week } کا کام باقی ہے: { $passage }

session-new = نئی: { $session }
session-instead = { $session }، { $time } کے بجائے
session-gone = اب نہیں: { $session }
session-title = { $title }، { $time }
course-begins = آغاز { $date }
weeks-begin = ہفتے شروع: { $time }
course-due = آخری وقت { $time }

no-course-id = درست شناخت کے بغیر کورس
no-author-key = درست کلید کے بغیر مصنف
no-such-moment = ایسا وقت جو موجود نہیں
unknown-event = اندراج کی نامعلوم قسم
unknown-result = نامعلوم نتیجہ
too-many-marks = بہت زیادہ نشان
impossible-mark = ایسا نشان جو ہو نہیں سکتا
sound-without-form = فارمیٹ کے بغیر آواز
impossible-part = ایسا جزو جو ہو نہیں سکتا
impossible-time = ایسا وقت جو ہو نہیں سکتا
impossible-length = ایسا دورانیہ جو ہو نہیں سکتا
impossible-week = ایسا ہفتہ جو ہو نہیں سکتا
text-too-long = بہت لمبا متن
no-name-there = نام نہیں
no-level-there = درجہ نہیں
no-session-there = نشست نہیں
impossible-reference = ایسا حوالہ جو ہو نہیں سکتا
no-day-there = ایسا دن جو موجود نہیں

name = { $name }
numbered-name = { $number } { $name }
