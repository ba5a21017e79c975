failed = { $operation }: { $reason }
failed-at = { $path }: { $operation }: { $reason }

# What failed
cannot-add = شامل نہیں ہو سکا
cannot-add-reciter = { $name } شامل نہیں ہو سکا
cannot-align = { $title } کی آیات نہیں ملائی جا سکیں
cannot-check-files = { $name } کی فائلوں کی جانچ نہیں ہو سکی
cannot-identify = پہچان نہیں ہو سکی
cannot-identify-recording = { $title } کی پہچان نہیں ہو سکی
cannot-find = { $title } نہیں مل سکی
cannot-find-fetched = ڈاؤن لوڈ کی ہوئی چیزیں نہیں مل سکیں
cannot-import = درآمد نہیں ہو سکی
cannot-list-folder = فولڈر کی فہرست نہیں بن سکی
cannot-measure = { $reciter } کی آواز ناپی نہیں جا سکی
cannot-open = کھل نہیں سکی
cannot-place = { $ayah } کی جگہ مقرر نہیں ہو سکی
cannot-play = چل نہیں سکی
cannot-read-input = معیاری ان پٹ پڑھا نہیں جا سکا
cannot-read-labels = لیبلز پڑھے نہیں جا سکے
cannot-read-timings = اوقات پڑھے نہیں جا سکے
cannot-record = ریکارڈ نہیں ہو سکا
cannot-record-reciter = { $name } کی تلاوت ریکارڈ نہیں ہو سکی
cannot-recover = ایک ریکارڈنگ بچائی نہیں جا سکی
cannot-set-times = { $ayah } کے اوقات مقرر نہیں ہو سکے
cannot-shift-timings = اوقات سرکائے نہیں جا سکے
cannot-spell = متن کے ہجے نہیں ہو سکے
cannot-store-files = فائلیں محفوظ نہیں ہو سکیں
cannot-use = استعمال نہیں ہو سکا
cannot-use-file = { $file } استعمال نہیں ہو سکی
cannot-use-file-of = { $reciter } کی { $file } استعمال نہیں ہو سکی
cannot-use-labels = لیبلز استعمال نہیں ہو سکے
cannot-use-sound = آواز استعمال نہیں ہو سکی
cannot-use-timings = اوقات استعمال نہیں ہو سکے
cannot-verify = { $title } کی جانچ نہیں ہو سکی

# Said of several things
cannot-be-read-because = پڑھی نہیں جا سکتی: { $reason }
no-such-file = ایسی کوئی فائل نہیں
somebody-deleted-it = کسی نے حذف کر دی
standard-input = معیاری ان پٹ
newer-version = اسے Tilawa کے نئے ورژن نے لکھا ہے؛ Tilawa کو اپ ڈیٹ کریں
about = { $path }: { $remark }
surah = سورت { $number }

# Passages in a recording
nothing-like = اس میں { $range } جیسا کچھ سنائی نہیں دیتا
not-like = یہ { $range } جیسی سنائی نہیں دیتی؛ کیا حصہ درست ہے؟
not-recognised = پہچانی نہیں گئی: اس میں قرآن جیسا کچھ سنائی نہیں دیتا
not-recognised-in = پہچانی نہیں گئی: اس میں { $range } جیسا کچھ سنائی نہیں دیتا
no-whole-label = اس میں کسی پوری آیت کا تصدیق شدہ لیبل نہیں
spelled-otherwise = اس کے الفاظ تلفظ سے الگ لکھے گئے ہیں
not-kept = یہ آواز اب محفوظ نہیں

# Saving a recording
reciter-of-files = { $name } فائلوں کے مجموعے کے طور پر شامل ہے؛ کوئی اور نام لکھیں
recites-otherwise = { $name } کی تلاوت { $riwayah } میں ہے؛ کوئی اور نام لکھیں
perhaps-recording = شاید کوئی اور کمپیوٹر اسے ریکارڈ کر رہا ہے؛ یہ آخری تبدیلی کے ایک دن بعد شامل ہوتی ہے
untitled = ریکارڈنگ

# Import of recordings
no-file-fits = کوئی فائل اس نمونے کے مطابق نہیں
changed-while-read = پڑھتے ہوئے بدل گئی؛ دوبارہ کوشش کریں
was-refused = رد کر دی گئی
already-here = پہلے سے لائبریری میں ہے، { $reciter } کی { $id } ({ $title })؛ لیبلز سمیت { $owner } کو دینے کے لیے --move شامل کریں
nameless = ریکارڈنگ
changed-since-import = درآمد کے بعد بدل گئی ہے؛ دوبارہ درآمد کریں
labels-hint = { $fault }؛ اگر لیبلز صرف عدد ہیں تو --range SURAH شامل کریں

# Import of reciters
same-name = { $path } کا نام بھی یہی ہے: دونوں میں سے ایک رکھیں
no-ayah-name = اس کا نام نہ آیت ہے (002255.mp3، 2_255.mp3) نہ سورت (002.mp3، Al-Baqarah.mp3)
other-base = اس میں الگ الگ آیات کے اوقات ہیں جبکہ دوسروں میں پوری سورتوں کے، یا اس کے برعکس: انھیں الگ درآمد کریں
no-documents = اس فولڈر میں اوقات نہیں: کسی فائل کا نام .json، .csv، .db یا .sqlite پر ختم نہیں ہوتا
no-ayah-usable = کوئی آیت استعمال نہیں ہو سکتی: { $fault }
no-ayah = اس میں کوئی آیت نہیں
no-basmalah = سورت { $surah } بسم اللہ سے شروع نہیں ہوتی
not-added-file = پڑھی نہیں جا سکتی، یا وہ فائل نہیں جو شامل کی گئی تھی
numbered-otherwise = { $reciter } کی فائلوں کے نمبر اور دورانیے بتاتے ہیں کہ شمار { $counting } نہیں بلکہ { $countings } ہے؛ اگر ایسا ہے تو --counting { $better } کے ساتھ دوبارہ شامل کریں
or = { $one } یا { $other }

# Faults of timings
fault-of-surah = سورت { $surah }: { $fault }
surah-not-used = استعمال نہیں ہوئی: { $fault }
ayah-not-used = آیت { $ayah } استعمال نہیں ہوئی: { $fault }
basmalah-fills = آیت 1 استعمال نہیں ہوئی: بسم اللہ اسے پورا بھر دیتی
ayah-repaired = آیت { $ayah }: { $repairs }
ayah = آیت { $ayah }
some-ayah = کوئی آیت
fault-in-file = { $path } میں { $fault }
not-all-timed = پوری سورت { $surah } کے اوقات نہیں: { $reason }
timings-of-surah = سورت { $surah } کے اوقات: { $reason }

# Downloads
file-gone = موجود نہیں رہی
file-differs = ڈاؤن لوڈ کی ہوئی فائل سے الگ ہے
length-unlikely = دورانیہ { $seconds } s ہے، جبکہ اتنے حروف میں یہ قاری { $least } سے { $most } s لیتا ہے
same-as = یہ وہی فائل ہے جو { $file } ہے
too-long = دورانیہ { $hours ->
    [one] { $hours } گھنٹے سے زیادہ ہے
   *[other] { $hours } گھنٹوں سے زیادہ ہے
  }
sent-other = سرور نے آواز کے بجائے { $content } بھیجا
no-address = اس کے ماخذ کا کوئی پتہ نہیں
other-version = اس کا ہر حصہ الگ ورژن کا ہے
bytes-came = { $all } میں سے { $count } بائٹ آئے
removed-just-now = کسی نے ابھی ہٹا دی
not-on-server = پچھلے دنوں میں سرور پر نہیں تھی؛ { $command } اسے --again کے ساتھ پھر مانگتا ہے
nothing-arrives = کوئی اور tilawa اسے ڈاؤن لوڈ کر رہا ہے، مگر کچھ نہیں آ رہا

# Documents of timings
larger-than-limit = 64 MB سے بڑی ہے
json-damaged = اس کا JSON خراب یا نامکمل ہے
too-many-ayat = { $count } سے زیادہ آیات بتاتی ہے
too-many-rows = { $count } سے زیادہ سطریں ہیں
no-row = اس میں کوئی سطر نہیں
format-unknown = اس کا فارمیٹ نامعلوم ہے؛ معلوم فارمیٹ یہ ہیں: JSON میں mp3quran، QDC، quran-align اور QUL، gapless ڈیٹابیس، CSV surah,ayah,start,end، اور جو `{ $command }` لکھتا ہے
quote-open = سطر { $line }: واوین بند نہیں ہوئے
not-a-row = سطر { $line } surah,ayah,start,end نہیں
not-milliseconds = سطر { $line }: “{ $text }” وقت نہیں: پورے ملی سیکنڈ لکھیں
not-seconds = سطر { $line }: “{ $text }” وقت نہیں: سیکنڈ لکھیں، 7.32 یا 0:00:07.32
milliseconds-named = { $ayah } کا دورانیہ { $seconds } s ہوگا: کیا یہ ملی سیکنڈ ہیں؟ تو کالموں کے نام start_ms اور end_ms رکھیں
milliseconds-unnamed = { $ayah } کا دورانیہ { $seconds } s ہوگا: کیا یہ ملی سیکنڈ ہیں؟ تو یوں شروع کریں: surah,ayah,start_ms,end_ms
no-gapless-database = یہ gapless ڈیٹابیس نہیں: { $reason }
json-no-chapter = اس کے JSON کے باب { $number } میں id اور aya_timing نہیں
surah-twice = سورت { $surah } دو بار ہے
surah-unnamed = اس میں ایک سورت ہے اور یہ نہیں بتایا گیا کہ کون سی: --surah شامل کریں، یا فائل کا نام بدلیں (002.json)
json-no-ayah = اس کے JSON میں سورت { $surah } کی سطر { $number } میں آیت نہیں
json-no-verses = اس کے JSON کی فائل { $number } میں verse_timings نہیں
json-no-key = اس کے JSON کی آیت { $number } میں verse_key نہیں
json-other-entry = اس کے JSON میں ایک اندراج آیت نہیں: { $name }
json-mixed = اس کے JSON میں آیات اور سورتوں کی فائلیں ملی ہوئی ہیں، { $name } پر
json-no-segments = اس کے JSON کے اندراج { $number } میں surah، ayah اور segments نہیں
no-counting = یہ اپنی آیات کا شمار نہیں بتاتی
overlay = overlay { $number }
set = set { $number }
no-digest = { $place } میں اس کی آواز کا ڈائجسٹ نہیں
no-base = { $place } میں base اور ayat نہیں
no-ref = { $place } کی آیت { $number } میں ref نہیں
times-of-ayat = اس کے اوقات ایک ایک آیت کی فائلوں کے ہیں
no-list = اس کا جواب تلاوتوں کی فہرست نہیں

# Correcting timings
others-lost = { $path } میں باقی کی جگہ نامعلوم ہے، اور وہ ضائع ہو جاتیں؛ درآمد کرنے کے لیے: { $command }
no-timing-yet = اس کا ابھی کوئی وقت نہیں: --start اور --end لکھیں
ends-before-start = یہ شروع ({ $start }) ہونے سے پہلے ختم ({ $end }) ہوتی
file-is-long = فائل کا دورانیہ { $length } ہے: { $path }
no-file-here = { $name } کے پاس یہاں اس کی فائل نہیں، اور درستی کسی فائل کی ہوتی ہے
none-published = { $name } کی ان آیات کے اوقات شائع شدہ نہیں؛ پڑھنے کے لیے: { $command }
nothing-to-check = ان آیات کے لیے یہاں نہ کسی آیت کی فائل ہے، نہ اوقات والی کسی پوری سورت کی

# Files of labels
line = سطر { $number }
segment = ٹکڑا { $number }
no-label = اس میں کوئی لیبل نہیں
web-page = یہ ویب صفحہ ہے، لیبلز کی فائل نہیں
no-label-format = یہ لیبل ٹریک، TextGrid، ELAN دستاویز، جدول (start,end,label)، لیبلز کا JSON، SRT، WebVTT، LRC یا cue sheet نہیں
too-large = لیبلز کی فائل ہونے کے لیے بہت بڑی ہے
no-labels-json = یہ Tilawa کے لیبلز کا JSON نہیں: { $fault }
other-format = “{ $format }” { $wanted } نہیں
rate-limits = شرح 1 سے { $most } تک ہے
out-of-limits = 0 سے کم یا بہت بڑا ہے
no-elan = یہ ELAN دستاویز نہیں
other-unit = اس کے اوقات { $unit } ہیں؛ صرف ملی سیکنڈ پڑھے جاتے ہیں
tier-refers = پرت “{ $tier }” کے حواشی کے اپنے اوقات نہیں؛ وہ پرت بتائیں جس سے وہ وابستہ ہیں
annotation-untimed = پرت “{ $tier }” کے ایک حاشیے کا وقت نہیں: اسے ELAN میں ملائیں
elan-version = یہ فارمیٹ { $version } کی ELAN دستاویز ہے؛ { $newest } تک کے فارمیٹ پڑھے جاتے ہیں
chapter = باب { $number }
no-chapters = یہ ابواب کے بغیر آواز ہے
too-many-texts = اس میں { $most } سے زیادہ مختلف متن ہیں
words-nowhere = “{ $text }” لیبل نہیں، اور یہ الفاظ قرآن میں کہیں نہیں
words-not-in-passage = “{ $text }” لیبل نہیں، اور یہ الفاظ ریکارڈنگ کے حصے میں نہیں
words-at-several = “{ $text }” { $count ->
    [one] { $count } جگہ ہے
   *[other] { $count } جگہوں پر ہے
  }، پہلی { $first }؛ حصہ --range سے بتائیں، یا آیت لکھیں
origin-no-number = اس کا TIME_ORIGIN ملی سیکنڈ کا عدد نہیں
media-differ = اس کے میڈیا الگ الگ وقت پر شروع ہوتے ہیں (TIME_ORIGIN { $times } ms): ELAN میں ان میں سے صرف یہی ریکارڈنگ رکھیں
and = { $one } اور { $other }
