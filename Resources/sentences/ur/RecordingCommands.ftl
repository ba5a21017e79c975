# Labels
dry-run-or-confirm = --dry-run یا --auto-confirm لکھیں، دونوں نہیں
range-of-words = --range کے ساتھ آیات آتی ہیں، { $range } جیسے الفاظ نہیں
silence-out-of-range = --silence-db کی قدر -100 سے -1 تک ہے
pause-out-of-range = --min-pause کی قدر 0.02 سے 10 تک ہے
output-of-editor = یہاں --output کی قدر pulse، pulse:SINK، null یا null:realtime ہے
editor-needs-terminal = annotate edit کو ٹرمینل چاہیے؛ اسکرپٹ annotate کے دوسرے کمانڈ استعمال کر سکتے ہیں
no-editor = ایڈیٹر نہیں دکھایا جا سکا: { $reason }
ends-before-start = ٹکڑا شروع ہونے سے پہلے ختم ہوتا ہے
one-edge = --start، --end اور --join میں سے ایک لکھیں
no-such-join = اس میں ایسا کوئی جوڑ نہیں
no-label-before = اس سے پہلے لیبل والا کوئی ٹکڑا نہیں، اس لیے اگلی آیت معلوم نہیں
nothing-to-undo = واپس لینے کو کچھ نہیں
nothing-to-redo = دوبارہ کرنے کو کچھ نہیں
labels-unusable = { $file }: لیبلز استعمال نہیں ہو سکتے: { $reason }
labels-unreadable = معیاری ان پٹ: لیبلز پڑھے نہیں جا سکے: { $reason }
label-files = { $file }: لیبلز FILE.txt (Audacity)، FILE.TextGrid، FILE.eaf، FILE.csv یا FILE.json میں لکھے جاتے ہیں، یا --format سے؛ براؤزر کے صفحے کے لیے: { $command }
labels-written = { $file } · { $format } · { $count ->
    [one] { $count } ٹکڑا
   *[other] { $count } ٹکڑے
  }
segments-counted = { $title }: تصدیق شدہ ٹکڑے { $confirmed }، تجویز کردہ { $suggested }
passage-not-found = { $title }: لگتا ہے اس میں وہ حصہ نہیں؛ --expect اور --min-pause دیکھیں؛ ہاتھ سے: { $command }
percent-read = { $percent }% پڑھا گیا
recording-or-all = کوئی ریکارڈنگ بتائیں، یا --all لکھیں
name-recording = کوئی ریکارڈنگ بتائیں، جیسے last یا last:30، یا --reciter لکھیں
no-such-recordings = ایسی کوئی ریکارڈنگ نہیں
segments-or-all = ریکارڈنگ کے ٹکڑے بتائیں، یا --sure یا --all لکھیں
segments-of-one = ٹکڑے ایک ریکارڈنگ کے لیے بتائے جاتے ہیں؛ کئی کے لیے --sure یا --all لکھیں
sure-alone = --sure تصدیق کرتا ہے؛ یہ --all اور --no کے ساتھ نہیں آتا
nothing-to-confirm = ان ریکارڈنگز میں کچھ تصدیق کا منتظر نہیں
nothing-is-sure = ان ریکارڈنگز میں کوئی تجویز اتنی یقینی نہیں؛ انھیں دیکھیں: { $command }
about = { $title }: { $remark }
heading = { $title } ({ $id })
confirmed-in = { $recordings ->
    [one] { $recordings } ریکارڈنگ
   *[other] { $recordings } ریکارڈنگز
  } میں { $count ->
    [one] { $count } ٹکڑے کی تصدیق ہوئی
   *[other] { $count } ٹکڑوں کی تصدیق ہوئی
  }
unconfirmed-in = { $recordings ->
    [one] { $recordings } ریکارڈنگ
   *[other] { $recordings } ریکارڈنگز
  } میں { $count ->
    [one] { $count } ٹکڑا پھر تجویز بن گیا
   *[other] { $count } ٹکڑے پھر تجویز بن گئے
  }
width-out-of-range = --width { $width }: { $least } سے { $most } تک ہو سکتا ہے
no-png-on-terminal = ٹرمینل PNG نہیں دکھا سکتا: کوئی فائل بتائیں
seconds-out-of-range = --seconds کی قدر 0.2 سے 10 تک ہے
review-to-file = فائل میں جائزہ ایک ہی ریکارڈنگ کا ہوتا ہے
from-of-one = --from ایک ہی ریکارڈنگ کا ٹکڑا بتاتا ہے
nothing-to-review = { $title } میں جائزے کے لیے کچھ نہیں
review-without-sound = { $reason }؛ آواز کے بغیر جائزے کے لیے: --output null

# Importing, recording, and pictures
output-and-json = -o { $target } اور --json دونوں معیاری آؤٹ پٹ استعمال کرتے ہیں
labels-hidden = { $count ->
    [one] { $count } لیبل کی جگہ نہیں
   *[other] { $count } لیبلز کی جگہ نہیں
  }: --width، یا --from اور --to لکھیں
within-words = --within کے ساتھ آیات آتی ہیں، الفاظ نہیں
title-empty = --title خالی ہے
input-alone = - معیاری ان پٹ سے ایک ریکارڈنگ ہے؛ کوئی اور فائل نہ بتائیں
unheard = --no-hear کے ساتھ تصدیق یا پہچان کے لیے کچھ نہیں رہتا
export-alone = { $folder } کو library export نے لکھا ہے، اور وہ خود بتاتا ہے کہ اس میں کیا ہے؛ اسے اکیلا لکھیں، ریکارڈنگ کے اختیارات کے بغیر
only-one = --identify، --range اور --labels میں سے صرف ایک لکھیں
who-recites = کون تلاوت کر رہا ہے؟ (Enter: فولڈر یا فائل کا نام)
who-recites-of = کون تلاوت کر رہا ہے: { $names } یا کوئی اور؟ (Enter: فولڈر یا فائل کا نام)
sounds-like = یہ { $riwayah } جیسی سنائی دیتی ہے، اور وہی سمجھی گئی؛ بتانے کے لیے: { $option }
is-riwayah = یہ { $riwayah } جیسی سنائی دیتی ہے۔ کیا یہ وہی ہے؟
unsure-riwayah = یقینی نہیں کہ یہ کون سی روایت ہے، { $riwayat }؛ { $taken } سمجھی گئی؛ بتانے کے لیے: { $option }
unsure-counting = یقینی نہیں کہ یہ کون سی روایت ہے، { $riwayat }، اور ان میں آیات کا شمار الگ ہے؛ بتائیں: { $option }
which-riwayah = یہ کون سی روایت ہے: { $riwayat } یا کوئی اور؟ (Enter: { $usual })
folder-reciter = اس فولڈر کی دوسری ریکارڈنگز کی طرح { $name } کی سمجھی گئی؛ قاری بتانے کے لیے: { $option }
same-reciter = کیا { $name } اور { $known } ایک ہی ہیں؟
similar-reciter = { $known } کے ساتھ { $name } نیا قاری ہے؛ اگر دونوں ایک ہیں: { $command }
taken-for-teacher = قاری نہیں بتایا گیا: آپ کے استاد { $name } سمجھے گئے؛ ورنہ: { $command }
taken-for-file = قاری نہیں بتایا گیا: قاری کا نام اب { $name } ہے؛ بدلنے کے لیے: { $command }
taken-for-files = قاری نہیں بتایا گیا: { $count ->
    [one] { $count } قاری کا نام
   *[other] { $count } قاریوں کے نام
  } فائلوں کے مطابق رکھا گیا؛ انھیں ایک بنانے کے لیے: { $command }
confirm-sure = { $count ->
    [one] کیا { $count } یقینی آیت کی تصدیق ابھی کریں؟
   *[other] کیا { $count } یقینی آیات کی تصدیق ابھی کریں؟
  }
ayat-confirmed = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } کی تصدیق ہوئی
no-link-to-input = --link معیاری ان پٹ کے ساتھ کام نہیں کرتا
shared-of-many = --shared فائلیں اور فولڈر لیتا ہے؛ -، --labels یا --title کے ساتھ نہیں
bucket-alone = بکٹ (bucket) میں رکھا ذخیرہ اکیلا درآمد ہوتا ہے، --link اور --labels کے بغیر
gone-from-bucket = { $name }: اب بکٹ میں ویسی نہیں جیسی فہرست میں تھی
waits-for-others = { $count ->
    [one] آخری ریکارڈنگ کسی اور ڈیوائس کے پاس ہے
   *[other] آخری { $count } ریکارڈنگز دوسری ڈیوائسز کے پاس ہیں
  }؛ انتظار ہے، تاکہ جو وہ چھوڑیں وہ یہاں ہو جائے
found-none = { $paths }: کوئی ریکارڈنگ نہیں ملی
title-for-one = --title ایک ریکارڈنگ کے لیے ہے، { $count } کے لیے نہیں
labels-for-one = --labels FILE ایک ریکارڈنگ کے لیے ہے؛ کئی کے لیے لیبل فائلوں کا فولڈر بتائیں
move-recording = { $title } ({ $id }) { $owner } کی ریکارڈنگ ہے۔ کیا اسے لیبلز سمیت { $name } کو دے دیں؟
to-move = اسے { $name } کو دینے کے لیے --move شامل کریں
input-takes = --input کے ساتھ - آتا ہے؛ فائل یوں لی جاتی ہے: { $command }
height-out-of-range = --height { $height }: { $least } سے { $most } تک ہو سکتا ہے
