# Headings of columns and of lines
heading-number = نمبر
heading-id = id
heading-recording = ریکارڈنگ
heading-recordings = ریکارڈنگز
heading-title = عنوان
heading-reciter = قاری
heading-date = تاریخ
heading-recorded = ریکارڈ ہوئی
heading-imported = درآمد ہوئی
heading-device = ڈیوائس
heading-expected = ہونا چاہیے
heading-loudness = آواز کی بلندی
heading-file = فائل
heading-changes = تبدیلیاں
heading-start = آغاز
heading-end = اختتام
heading-length = دورانیہ
heading-place = جگہ
heading-ayah = آیت
heading-ayat = آیات
heading-sure = یقین
heading-to-check = توجہ طلب
heading-state = حالت
heading-take = ادائیگی
heading-text = متن
heading-boundary = حد
heading-pause = خاموشی
heading-after = اس کے بعد
heading-verdict = فیصلہ
heading-kind = قسم
heading-fault = خرابی
heading-segments = ٹکڑے
heading-trash = حذف شدہ اشیا
heading-library = لائبریری
heading-backups = بیک اپ
heading-deleted = حذف ہوئی
heading-stays = باقی

# Said by several commands
next = اگلا قدم: { $command }
unknown = نامعلوم
preferred = ترجیحی
seconds = { $seconds } s
at-time = { $time } پر
and-more = { $names } اور مزید { $count }
about = { $name }: { $remark }
not-a-time = { $text } وقت نہیں؛ یوں لکھیں: 62.5 (سیکنڈ)، 1:02.5، 500ms یا 2756250f (فریم)
standard-input = معیاری ان پٹ
nothing-to-do = کرنے کو کچھ نہیں

# Finding a recording, a segment or a deleted thing
no-recordings = ایسی کوئی ریکارڈنگ نہیں؛ درآمد کرنے کے لیے: { $command }
no-recordings-of = { $name } کی کوئی ریکارڈنگ نہیں
no-such-recording = ایسی کوئی ریکارڈنگ نہیں
no-segment = { $title } میں ٹکڑا { $name } نہیں؛ اس میں { $count ->
    [one] { $count } ٹکڑا ہے
   *[other] { $count } ٹکڑے ہیں
  }، دیکھیں: { $command }
segments-there = { $name }: وہاں { $count ->
    [one] { $count } ٹکڑا ہے
   *[other] { $count } ٹکڑے ہیں
  }
no-such-segment = { $name }: ایسا کوئی ٹکڑا نہیں؛ دیکھیں: { $command }
several-ids = { $name }: کئی id ان حروف سے شروع ہوتی ہیں
not-in-trash = حذف شدہ اشیا میں { $name } نہیں؛ دیکھیں: { $command }
several-in-trash = { $name } ان میں سے کوئی بھی ہو سکتی ہے: { $names }

# A recording and its file
file-changed = اس کی فائل بدل گئی ہے؛ { $command }
file-gone = اس کی فائل موجود نہیں؛ { $command }
file-with-fault = { $path } ({ $fault })
fault-in-brackets = ({ $fault })
mono = مونو
channels = { $count } چینل
imported-from = { $day } کو { $name } سے
sound-facts = { $length }، { $rate } Hz، { $channels }
changes-counted = واپس لی جا سکنے والی { $undo }، دوبارہ ہو سکنے والی { $redo }
not-contained = ابھی کسی ریکارڈنگ میں { $range } نہیں

# Coverage
covered = { $all } میں سے { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } ({ $counting })
covered-by = { $name }: { $all } میں سے { $count } ({ $riwayah })
surah-covered = { $number } { $name }: { $all } میں سے { $count }، { $ranges }

# The size of the library
recordings-stored = { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  }، { $length }، { $bytes }
segments-stored = ریکارڈنگز میں { $segments ->
    [one] { $segments } ٹکڑا
   *[other] { $segments } ٹکڑے
  }؛ متن کے کل تصدیق شدہ حصے { $confirmed }
none-yet = ابھی کوئی نہیں

# The trash
is-back = { $title } واپس آ گئی
is-back-merged = { $title } پھر سے موجود تھی؛ اس کے پہلے والے نشان بھی واپس آ گئے
is-back-known = { $title } اپنے تمام نشانوں کے ساتھ پہلے ہی پھر سے موجود تھی
days-left = { $count } دن باقی
trash-empty = حذف شدہ اشیا میں کچھ نہیں
would-go = ہٹ جائے گی: { $title }
gone = ہٹ گئی: { $title }
would-be-freed = { $count ->
    [one] { $count } چیز
   *[other] { $count } چیزیں
  }، { $bytes } جگہ خالی ہوگی
freed = { $count ->
    [one] { $count } چیز
   *[other] { $count } چیزیں
  }، { $bytes } جگہ خالی ہوئی

# The check of the library
taken-in-part = { $title }: { $all } میں سے { $length } لی گئی تھی: اسے دوبارہ درآمد کریں
imported-like-this = { $title }: { $missing }؛ اسی حالت میں درآمد ہوئی تھی
waveform-unreadable = اس کی موج کا خاکہ پڑھا نہیں جا سکا
recovered-recordings = بچائی گئی ریکارڈنگز
recovered-title = بچائی گئی { $id }
imported-meanwhile = اسی دوران درآمد ہو گئی
is-recording-now = اب یہ { $name } کی ریکارڈنگ { $title } ہے
cannot-become-recording = یہ ریکارڈنگ نہیں بن سکتی: { $reason }
fault-repairable = { $place }: { $fault } (--repair اسے درست کرتا ہے)
fault-repaired = { $place }: { $fault } (درست کر دی گئی)
checked = { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  }، { $bytes }: { $result }
all-well = سب ٹھیک ہے
count-wrong = { $count } غلط
count-repaired = { $count } درست کی گئیں

# A backup in place of the library
no-backup = { $path }: کوئی بیک اپ نہیں؛ نئے سرے سے شروع کرنے کے لیے: { $command }
no-backup-of = { $day } کا کوئی بیک اپ نہیں؛ موجود ہیں: { $days }
gone-take-backup = لائبریری موجود نہیں۔ { $day } کا بیک اپ استعمال کریں؟
gone-begin-anew = لائبریری موجود نہیں۔ نئے سرے سے شروع کریں؟
library-damaged = لائبریری خراب ہے ({ $damage })۔
library-whole = لائبریری خراب نہیں؛ بعد کی تبدیلیاں بھی اس کے ساتھ الگ رکھی جائیں گی۔
take-backup = { $state } اسے الگ رکھ کر { $day } کا بیک اپ استعمال کریں؟
begin-anew = { $state } اسے الگ رکھ کر نئے سرے سے شروع کریں؟
library-aside = پرانی لائبریری اب یہاں ہے: { $path }
library-is-backup = آپ کی لائبریری اب { $day } کا بیک اپ ہے
library-is-new = آپ کی لائبریری اب نئی اور خالی ہے

# The exchange with a folder
count-added = { $count } شامل
count-updated = { $count } تازہ
count-merged = { $count } ضم
count-unchanged = { $count } جوں کی توں
count-trashed = { $count } حذف شدہ اشیا میں
hifz-events = { $count ->
    [one] حفظ کا { $count } واقعہ
   *[other] حفظ کے { $count } واقعات
  }
in-trash = { $title } آپ کی حذف شدہ اشیا میں ہے اور وہیں رہنے دی گئی؛ دیکھیں: { $command }
left-out = { $count } چھوڑ دی گئیں؛ باقی مکمل ہیں

# Import
played-as-it-is = { $reason }؛ جیسی ہے ویسی چلتی ہے
known-file = { $name }: پہلے سے یہاں ہے، { $reciter } کی { $id } ({ $title })؛ کچھ نہیں بدلا
known-sound = { $name }: اس کی آواز پہلے سے یہاں ایک اور فائل میں ہے: { $reciter } کی { $id } ({ $title })؛ کچھ نہیں بدلا
same-file = یہ آواز پہلے سے یہاں تھی، { $id }؛ جو اب بتایا گیا وہ اس پر لکھ دیا گیا
same-sound = یہ آواز پہلے سے یہاں ایک اور فائل میں تھی، { $id }، جو باقی ہے؛ جو اب بتایا گیا وہ اس پر لکھ دیا گیا
same-sound-new-file = یہ آواز پہلے سے یہاں تھی، { $id }؛ اب اس کی فائل یہ ہے، اور جو اب بتایا گیا وہ اس پر لکھ دیا گیا
taken = { $reciter } ({ $id }): { $facts }
recorded-day = { $day } کو ریکارڈ ہوئی
recorded-by-name = { $day } کو ریکارڈ ہوئی (نام سے)
recorded-by-file = { $day } کو ریکارڈ ہوئی (فائل کے وقت سے)
date-doubtful = اس کے نام کا مطلب { $one } یا { $other } ہو سکتا ہے؛ بتانے کے لیے: { $command }
segments-confirmed = { $count ->
    [one] { $count } ٹکڑا تصدیق شدہ
   *[other] { $count } ٹکڑے تصدیق شدہ
  }
segments-suggested = { $count ->
    [one] { $count } ٹکڑا تجویز کردہ
   *[other] { $count } ٹکڑے تجویز کردہ
  }
segments-none = ابھی کوئی ٹکڑا نہیں
nothing-heard = کوئی تلاوت نہیں ملی
no-recitation = { $name }: کوئی تلاوت نہیں ملی؛ ریکارڈنگ محفوظ ہے؛ { $advice }
kept-unsearched = ریکارڈنگ محفوظ ہے؛ { $reason }؛ { $advice }
count-recordings = { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  }
ayat-of = { $ranges } کی { $all } میں سے { $found ->
    [one] { $found } آیت
   *[other] { $found } آیات
  }
missing-ayat = موجود نہیں: { $ranges }
count-confirmed = { $count } تصدیق شدہ
count-sure = { $count } یقینی
count-known = { $count } پہلے سے یہاں
count-elsewhere = { $count } کہیں اور یا پہلے ہو چکی
count-refused = { $count } رد
count-passed-over = { $count ->
    [one] { $count } دوسری فائل چھوڑ دی گئی
   *[other] { $count } دوسری فائلیں چھوڑ دی گئیں
  }
heard-first = { $name } نیا قاری ہے، اور جہاں اس کی تلاوت ہو وہ پہلے سنا جاتا ہے؛ بدلنے کے لیے: { $command }
asked-after = { $name } نیا قاری ہے، اور { $before } کے بعد پوچھا جاتا ہے؛ اسے پہلے سننے کے لیے: { $command }

# Finding the ayat of a recording
not-searched-yet = { $title } یہاں ہے، اس کی آیات ابھی نہیں ڈھونڈی گئیں؛ بعد میں: { $command }
detect-advice = صرف خاموشیوں سے، کم یقینی: { $command }
may-contain = شاید اس میں { $ranges } ہے؛ اگر درست ہے: { $command }
recognised = { $title }: { $ranges } پہچانی گئی
recognised-in-part = { $title }: { $ranges } پہچانی گئی؛ شاید اس میں یہ بھی ہے: { $doubtful }
not-heard = سنائی نہیں دیں: { $ranges }
searched = { $riwayah } کے الفاظ سے { $count ->
    [one] { $count } آیت ڈھونڈی گئی
   *[other] { $count } آیات ڈھونڈی گئیں
  }
same-words = وہی الفاظ: { $ranges }
or = یا { $place }
a-guess = { $share }، اندازہ
in-part = جزوی
ayah-in-part = { $ayah } جزوی
ayat-in-part = { $first } اور { $last } جزوی
found-in = { $title } میں { $all } میں سے { $found ->
    [one] { $found } آیت ملی
   *[other] { $found } آیات ملیں
  }
basmalahs-confirmed = { $count ->
    [one] ایک بسم اللہ کی تصدیق ہوئی
   *[other] { $count } بسم اللہ کی تصدیق ہوئی
  }
all-confirmed = تمام لیبلز تصدیق شدہ ہیں
count-to-check = { $count } توجہ طلب
not-found = نہیں ملا: { $names }
found-unchanged = { $found }؛ کچھ نہیں بدلا
found-next = { $found }؛ { $command }
none-certain = کسی چیز کی تصدیق نہیں ہوئی، کیونکہ کوئی تجویز اتنی یقینی نہیں؛ انھیں دیکھیں: { $command }
suggested-in = { $title } میں { $count ->
    [one] { $count } ٹکڑا تجویز ہوا
   *[other] { $count } ٹکڑے تجویز ہوئے
  }
suggested-by-pauses = { $title } میں صرف خاموشیوں سے { $count ->
    [one] { $count } ٹکڑا تجویز ہوا
   *[other] { $count } ٹکڑے تجویز ہوئے
  }؛ ہر لیبل دیکھیں: { $command }
suggested-by-pauses-sure = { $title } میں صرف خاموشیوں سے { $count ->
    [one] { $count } ٹکڑا تجویز ہوا
   *[other] { $count } ٹکڑے تجویز ہوئے
  }، یقین { $share }؛ ہر لیبل دیکھیں: { $command }

# Recording
recording-title = ریکارڈنگ { $time }
recording-heading = { $title } · { $reciter } · { $rate } Hz · { $channels } ch
recording-turn = { $passage } ریکارڈ کریں
discarded = ضائع کر دی گئی
stays-in-file = { $fault }؛ ریکارڈنگ { $path } میں رہتی ہے، اور اگلا { $command }، import، library یا annotate اسے لائبریری میں شامل کرتا ہے
is-in-library = { $fault }؛ ریکارڈنگ لائبریری میں { $id } کے نام سے ہے
nothing-recorded = { $fault }؛ کچھ ریکارڈ نہیں ہوا
no-sound = کچھ ریکارڈ نہیں ہوا: کوئی آواز نہیں تھی
recovered = کٹی ہوئی ریکارڈنگ بچا لی گئی: { $recording }
not-recovered = { $fault }؛ ایک نامکمل ریکارڈنگ جیسی ہے ویسی رہتی ہے
overrun = رہ گئی: { $time } پر { $seconds } s آواز موجود نہیں: کمپیوٹر بہت سست تھا
source-suspended = ماخذ { $time } پر معطل ہوا؛ اس کا انتظار ہے
source-active = ماخذ پھر فعال ہے؛ ریکارڈنگ جاری ہے
source-moved = { $time } سے { $device } پر ریکارڈنگ ہو رہی ہے
server-away = { $fault }، { $time } پر؛ اس کا انتظار ہے
server-back = ساؤنڈ سرور واپس آ گیا؛ { $device } سے ریکارڈنگ جاری ہے

# Options of `record`
rate-limits = --rate کی قدر 8000 سے 192000 تک ہے
channels-limits = --channels کی قدر 1 یا 2 ہے
bits-limits = --bits کی قدر 16 یا 24 ہے
input-form = --input میں 16 بٹ اور ایک چینل کے سیمپل آتے ہیں، اور یہ --source کے ساتھ نہیں آتا
title-empty = عنوان میں کم از کم ایک حرف چاہیے
takes-value = { $name } کو قدر چاہیے، یا یہ record کا اختیار نہیں
no-option = record کا { $name } نام کا کوئی اختیار نہیں
option-refused = { $name } کی قدر “{ $value }” نہیں ہو سکتی: یہ ہے { $wanted }
wanted-time = کوئی وقت، جیسے 90s یا 5m
wanted-rate = 8000 سے 192000
wanted-channels = 1 یا 2
wanted-bits = 16 یا 24

# A stretch of a recording
from-after-end = --from ریکارڈنگ کے اختتام { $length } کے بعد ہے
to-before-from = --to کو --from کے بعد ہونا چاہیے
stretch = { $all } میں سے { $start }–{ $end }
stretch-labels = { $stretch } · { $confirmed } تصدیق شدہ، { $suggested } تجویز کردہ
recording-details = { $reciter } · { $riwayah } · { $labels }
picture = { $path } · { $width } × { $height } · { $labels }

# Labels
labels-of = { $title } · { $labels }
labels-counted = { $count ->
    [one] { $count } ٹکڑا
   *[other] { $count } ٹکڑے
  }: { $confirmed } تصدیق شدہ، { $suggested } تجویز کردہ، { $flagged } توجہ طلب
labels-missing = { $labels }؛ نہیں ملے: { $names }
no-segments = { $title } میں ابھی کوئی ٹکڑا نہیں
confirmed = تصدیق شدہ
suggested = تجویز کردہ
suggested-by = تجویز کردہ { $evidence }
suggested-segment = { $segment } (تجویز کردہ)
take-of = { $count } میں سے ادائیگی { $number }
latest-from-one = { $word }: عدد 1 سے شروع ہوتا ہے، جیسے last:30
nothing-to-change = بدلنے کو کچھ نہیں
undone = واپس لیا گیا: { $edit }
redone = دوبارہ کیا گیا: { $edit }

# The check of labels by their sound
verdict-right = درست
verdict-doubtful = مشکوک
verdict-wrong = غلط
verdict-misplaced = غلط جگہ
verdict-partial = ادھورا
verdict-talk = بیچ میں گفتگو
verdict-long = بہت لمبا
whole-in = پورا ٹکڑا { $segment } میں ہے
verdict-unknown = نامعلوم
sounds-like = { $ayah } جیسا سنائی دیتا ہے
begins-at = { $time } پر شروع
ends-at = { $time } پر ختم
words-heard = الفاظ { $first }–{ $last } سنائی دیتے ہیں
verified = { $count ->
    [one] { $count } لیبل
   *[other] { $count } لیبلز
  } میں سے غلط { $wrong }، غلط جگہ { $misplaced }، ادھورے { $partial }، بیچ میں گفتگو والے { $talk }، بہت لمبے { $long } اور مشکوک { $doubtful }
verified-rest = { $verified }؛ { $count } کی جانچ نہیں ہو سکی
verified-next = { $verified }؛ ان میں پہلے سے سننے کے لیے: { $command }

# The check of labels by themselves
nothing-found = { $title } میں کچھ نہیں ملا
kind-overlap = تداخل
kind-gap = خالی جگہ
kind-length = دورانیہ
kind-short = مختصر
kind-order = ترتیب
kind-skipped = چھوٹی ہوئی
kind-counting = شمار
kind-unassigned = بے آیت
kind-unconfirmed = غیر مصدقہ

# A page with the sound and the ayat of a recording
pages-need-folder = { $count ->
    [one] { $count } ریکارڈنگ کا ایک صفحہ ہے
   *[other] { $count } ریکارڈنگز میں سے ہر ایک کا ایک صفحہ ہے
  }: کوئی فولڈر بتائیں، جیسے --html pages/
nothing-confirmed = { $title } میں ابھی کسی چیز کی تصدیق نہیں؛ دیکھیں: { $command }
passages = { $count ->
    [one] { $count } حصہ
   *[other] { $count } حصے
  }
sound-in = آواز { $name } میں
not-on-page = { $title }: { $count ->
    [one] { $count } تجویز صفحے پر نہیں
   *[other] { $count } تجاویز صفحے پر نہیں
  }؛ تصدیق کے لیے: { $command }
talk = گفتگو
istiadha = تعوّذ
basmalah = بسم اللہ
text-not-installed = { $riwayah } کا متن نصب نہیں۔
