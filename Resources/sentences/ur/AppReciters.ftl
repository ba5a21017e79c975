# Headings of columns, and names at the beginning of lines
id = id
name = نام
riwayah = روایت
style = انداز
files = فائلیں
from = ماخذ
loudness = آواز کی بلندی
reciter = قاری
file = فائل
size = حجم
pinned = مستقل
fault = خرابی
limit = حد
folder = فولڈر
counting = شمار
network = نیٹ ورک
library = لائبریری
segments = ٹکڑے
word-times = الفاظ کے اوقات
has = موجود
surah = سورت
result = نتیجہ
ayah = آیت
place = جگہ

# The catalogue
no-such-name-with-options = اس نام کا کوئی قاری ان اختیارات کے مطابق نہیں؛ تمام قاری: { $command }
no-such-name = فہرست میں اس نام کا کوئی قاری نہیں؛ اپنی فائلیں شامل کرنے کے لیے: { $command }
to-add-one = شامل کرنے کے لیے: { $command }
in-library = لائبریری میں
library-as = بنام { $id }
library-not-yet = ابھی نہیں؛ شامل کرنے کے لیے: { $command }
ayah-by-ayah = آیت بہ آیت
whole-surahs = پوری سورتیں
ayat-brief = آیات
surahs-brief = سورتیں
bitrate = { $kbit } kbit/s
bitrate-brief = { $kbit }k
surahs-of-all = 114 میں سے { $count ->
    [one] { $count } سورت
   *[other] { $count } سورتیں
  }
counting-assumed = { $counting }، اندازے سے؛ اگر آیات اپنی جگہ پر نہ ہوں تو --counting kufi کے ساتھ شامل کریں
no-addresses = { $id } کی فائلیں اسی کمپیوٹر پر ہیں: اشتراک کے لیے پتے نہیں

# A reciter of the library
kind-personal = ذاتی
kind-reciter = قاری
downloads-kept = ڈاؤن لوڈ کی ہوئی فائلیں رکھی جاتی ہیں
files-here = { $count } یہاں
segments-counted = { $confirmed } تصدیق شدہ، { $suggested } تجویز کردہ
known = معلوم
not-known = نامعلوم
nothing = کچھ نہیں

# Where the files of a reciter come from
from-recordings = ریکارڈنگز
from-folder = فولڈر
from-network = نیٹ ورک
from-network-pinned = نیٹ ورک، مستقل
from-network-here = نیٹ ورک، { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  } یہاں
from-network-here-pinned = نیٹ ورک، { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  } یہاں، مستقل

# The list of reciters
no-reciters = ابھی کوئی قاری نہیں؛ چننے کے لیے: { $command }
no-reciters-of = ابھی { $riwayah } کا کوئی قاری نہیں؛ چننے کے لیے: { $command }

# Adding
replaced = { $id } بدل دیا گیا: پہلے والے کا یہاں کا ریکارڈ ہٹا دیا گیا، اس کی فائلیں باقی ہیں
added-by-ayah = { $id }: { $name }، { $riwayah }، نیٹ ورک سے آیت بہ آیت
added-by-surah = { $id }: { $name }، { $riwayah }، نیٹ ورک سے پوری سورتیں
only-whole-surahs = { $id }: ان سورتوں میں آیات کی جگہ معلوم نہیں، صرف پوری سورتیں چل سکتی ہیں؛ --timings-url لکھیں
description-has-values = --riwayah، --counting، --timings اور --first-ayah کسی تعارفی فائل کو نہیں بدل سکتے، اس کی اپنی قدریں ہوتی ہیں
for-own-files = --riwayah، --timings اور --first-ayah آپ کی اپنی فائلوں کے لیے ہیں؛ فائلوں کا فولڈر بتائیں
cannot-add = { $name } شامل نہیں ہو سکا: { $reason }
no-such-file = { $path }: ایسی کوئی فائل نہیں
no-description-readable = { $path }: پڑھی نہیں جا سکتی، یا قاری کی تعارفی فائل ہونے کے لیے بہت بڑی ہے
describes-no-reciter = { $path }: یہ کسی قاری کی تعارفی فائل نہیں: { $reason }
not-in-json = { $path }: یہ JSON میں کسی قاری کی تعارفی فائل نہیں: { $reason }؛ اپنی فائلوں کے لیے: { $command }
imported = { $id }: { $files ->
    [one] { $files } فائل
   *[other] { $files } فائلوں
  } میں { $ayat ->
    [one] { $ayat } آیت
   *[other] { $ayat } آیات
  }، { $riwayah }
imported-surahs = { $id }: { $surahs ->
    [one] پوری سورت کی { $surahs } فائل
   *[other] پوری سورتوں کی { $surahs } فائلیں
  }، { $riwayah }
imported-both = { $id }: { $ayat ->
    [one] { $ayat } آیت
   *[other] { $ayat } آیات
  } اور { $surahs ->
    [one] پوری سورت کی { $surahs } فائل
   *[other] پوری سورتوں کی { $surahs } فائلیں
  }، { $riwayah }
ayat-missing = جو سورتیں یہاں ہیں ان میں سے یہ آیات موجود نہیں: { $refs }
ayat-missing-more = جو سورتیں یہاں ہیں ان میں سے یہ آیات موجود نہیں: { $refs } اور مزید { $count }
files-ignored = { $count ->
    [one] { $count } فائل اپنے نام سے تلاوت نہیں لگتی
   *[other] { $count } فائلیں اپنے نام سے تلاوت نہیں لگتیں
  }

# The hearing of whole surahs
not-heard-yet = سورتوں میں آیات کی جگہ ابھی معلوم نہیں؛ سن کر معلوم کرنے کے لیے: { $command }
being-heard = { $name } کی آیات ابھی پس منظر میں سنی جا رہی ہیں، اور تب تک پوری سورتیں چل سکتی ہیں؛ پیش رفت دیکھنے کے لیے: { $command }
surahs-timed = { $count } میں سے { $timed } میں آیات کے اوقات ہیں
surahs-being-heard = { $counted }؛ باقی ابھی سنی جا رہی ہیں
surahs-to-hear = { $counted }؛ باقی سننے کے لیے: { $command }
surah-of-one-file = --surah ایک فائل کے لیے ہے، اور یہاں { $count } ہیں

# The measurement of the loudness
not-measurable = { $reason }؛ ناپے جانے تک قاری کی آواز جیسی ہے ویسی چلتی ہے
not-measured = آواز کی بلندی ابھی ناپی نہیں گئی؛ ناپنے کے لیے: { $command }
being-measured = آواز کی بلندی ابھی پس منظر میں ایک منٹ کے نمونے سے ناپی جا رہی ہے؛ سب کچھ ناپنے کے لیے: { $command }

# Removal
left-there = { $reason }؛ جو ڈاؤن لوڈ ہوا تھا وہیں ہے
forgotten = { $name } کو ہٹا دیا گیا
forgotten-with-downloads = { $name } کو ہٹا دیا گیا، اور ڈاؤن لوڈ کی ہوئی فائلیں بھی: { $count }
recordings-in-trash = { $count ->
    [one] { $count } ریکارڈنگ حذف شدہ اشیا میں ہے؛ 30 دن کے اندر واپس لانے کے لیے
   *[other] { $count } ریکارڈنگز حذف شدہ اشیا میں ہیں؛ 30 دن کے اندر واپس لانے کے لیے
  }: { $command }
unknown-file = { $path }: لائبریری اسے نہیں جانتی؛ اسے نہیں چھیڑا گیا
unknown-files = { $path } اور مزید { $count }: لائبریری انھیں نہیں جانتی؛ انھیں نہیں چھیڑا گیا

# The setup
teacher-not-chosen = { $id } ایسا استاد ہے جس کی ریکارڈنگز ہیں، اور چنے بغیر بھی اس سے پوچھا جاتا ہے؛ اس کی باری مقرر ہوتی ہے: { $command }
recites-another = { $id } کی تلاوت { $recited } میں ہے، { $riwayah } میں نہیں؛ بدلنے کے لیے: --riwayah { $option }
no-reciter-yet = ابھی کوئی قاری نہیں
translation = ترجمہ: { $name }، { $terms }
transliteration = تلفظ: { $name }، { $terms }
next = اگلا قدم: { $command }
next-or = اگلا قدم: { $command }، یا { $otherCommand }
network-on = نیٹ ورک کھلا، ڈاؤن لوڈ کی ہوئی فائلیں { $limit } تک
network-off = نیٹ ورک بند، ڈاؤن لوڈ کی ہوئی فائلیں { $limit } تک
network-on-own-last = آپ کی ریکارڈنگز آخر میں، نیٹ ورک کھلا، ڈاؤن لوڈ کی ہوئی فائلیں { $limit } تک
network-off-own-last = آپ کی ریکارڈنگز آخر میں، نیٹ ورک بند، ڈاؤن لوڈ کی ہوئی فائلیں { $limit } تک

# Downloads
nothing-downloaded = ابھی کچھ ڈاؤن لوڈ نہیں ہوا؛ مثلاً: { $command }
files-counted = { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  }
size-pinned = مستقل { $size }
withheld-counted = { $count } غیر مستعمل
size-of-all = { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  }، { $size }، اس میں سے { $pinned } مستقل
removed-and-freed = { $count ->
    [one] { $count } فائل ہٹائی گئی
   *[other] { $count } فائلیں ہٹائی گئیں
  }، { $size } جگہ خالی ہوئی
pinned-above-limit = مستقل فائلیں { $size } لیتی ہیں؛ وہ باقی رہتی ہیں اور حد میں شمار نہیں ہوتیں؛ مستقل نہ رکھنے کے لیے: { $command }
heard-above-limit = حال ہی میں سنی ہوئی فائلیں حد سے { $size } زیادہ ہیں
files-whole = { $files } میں سے { $whole ->
    [one] { $whole } فائل پوری ہے
   *[other] { $whole } فائلیں پوری ہیں
  } ({ $size })
files-pinned = { $count ->
    [one] { $count } فائل مستقل کر دی گئی
   *[other] { $count } فائلیں مستقل کر دی گئیں
  }
files-unpinned = { $count ->
    [one] { $count } فائل اب مستقل نہیں
   *[other] { $count } فائلیں اب مستقل نہیں
  }
reciter-stays-pinned = { $id } مستقل ہے، اس لیے یہ باقی ہیں
cannot-download = { $id } ڈاؤن لوڈ نہیں ہو سکتا: لائبریری میں اس قاری کا پتہ نہیں
still-incomplete = { $count ->
    [one] { $count } فائل ابھی نامکمل ہے
   *[other] { $count } فائلیں ابھی نامکمل ہیں
  }
would-download = { $id } کی کل فائلیں { $count }: یہاں موجود { $here }، ڈاؤن لوڈ ہوں گی { $missing }
no-basmalah = سرور پر بسم اللہ نہیں ({ $file })؛ باقی سب ڈاؤن لوڈ ہو گیا
download-stopped = روک دیا گیا؛ مکمل فائلیں محفوظ ہیں؛ جاری رکھنے کے لیے: { $command }
download-failed = { $reason }؛ مکمل فائلیں محفوظ ہیں؛ جاری رکھنے کے لیے: { $command }
files-missing = { $all } میں سے { $missing ->
    [one] { $missing } فائل موجود نہیں
   *[other] { $missing } فائلیں موجود نہیں
  }؛ دوبارہ کوشش کے لیے: { $command }

# What was heard in a file
surah-number = سورت { $surah }
not-it = یہ { $name } نہیں
not-it-but = یہ { $name } نہیں، { $nearest } جیسی سنائی دیتی ہے
not-all = یہ پوری { $name } نہیں
not-all-word = یہ پوری { $name } نہیں: لفظ { $word } سنائی دیتا ہے
not-all-words = یہ پوری { $name } نہیں: الفاظ { $first } سے { $last } سنائی دیتے ہیں
holds-more = اس میں { $name } سے زیادہ کچھ ہے
in-doubt = یقینی نہیں کہ یہ { $name } ہے
in-doubt-or = یقینی نہیں کہ یہ { $name } ہے یا { $nearest }
too-little = اتنا کم سنائی دیا کہ یہ نہیں کہا جا سکتا کہ یہ { $name } ہے یا نہیں
not-this-surah = یہ سورت سنائی نہیں دیتی
not-this-surah-but = یہ سورت سنائی نہیں دیتی؛ { $nearest } جیسی سنائی دیتی ہے
same-bytes = وہی بائٹ جو { $file } میں ہیں
both = { $first }؛ { $second }

# The fit of timings with what is heard
within = { $count } میں سے { $met ->
    [one] { $met } آیت
   *[other] { $met } آیات
  } 0.3 سیکنڈ کے اندر
fit = درست: { $met }
fit-shifted = سرکے ہوئے: { $shift } ms سے درست، { $met }
fit-drifting = بتدریج سرکتے ہوئے: { $shift } ms اور { $percent }% طوالت سے درست، { $met }
fit-other-edition = کسی اور اشاعت کے: زیادہ سے زیادہ { $met }
single-ayat-right = ایک ایک آیت کی { $count ->
    [one] { $count } فائل سنی گئی
   *[other] { $count } فائلیں سنی گئیں
  }، درست { $right }
single-ayat-to-hear = ایک ایک آیت کی { $count ->
    [one] { $count } فائل سنی گئی
   *[other] { $count } فائلیں سنی گئیں
  }، درست { $right }؛ باقی میں سے پہلی سننے کے لیے: { $command }

# Changes of timings
by-hand = ہاتھ سے
no-longer-by-hand = { $count ->
    [one] { $count } آیت کا وقت اب ہاتھ سے مقرر نہیں
   *[other] { $count } آیات کے اوقات اب ہاتھ سے مقرر نہیں
  }
by-hand-elsewhere = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } ایسی آواز میں ہاتھ سے درست کی گئی تھیں جو یہاں نہیں؛ آواز آنے تک یہ محفوظ ہے
later = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } { $milliseconds } ms دیر سے
earlier = { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } { $milliseconds } ms پہلے
cut-anew = { $count ->
    [one] { $count } فائل نئے سرے سے کاٹی گئی
   *[other] { $count } فائلیں نئے سرے سے کاٹی گئیں
  }
done-and-cut = { $done } · { $cut }
whole-file = پوری فائل
end-of-file = اختتام
words-counted = { $count ->
    [one] { $count } لفظ
   *[other] { $count } الفاظ
  }

# Timings that are taken from a file
not-believed = { $path }: یہ اوقات استعمال نہیں ہو سکتے: کسی آیت کا وقت قابلِ اعتبار نہیں
not-believed-since = { $path }: یہ اوقات استعمال نہیں ہو سکتے: کسی آیت کا وقت قابلِ اعتبار نہیں: { $reason }
not-read = { $path }: اوقات پڑھے نہیں جا سکے: { $reason }
overlays-elsewhere = درست کیے ہوئے اوقات والی { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلوں
  } کی آواز یہاں نہیں؛ آواز آنے تک یہ محفوظ ہیں
and-more = اور مزید { $count }؛ --json سب دکھاتا ہے
repaired = درست کیے گئے، آیات میں: { $kinds }؛ --json انھیں دکھاتا ہے
took = { $id }: { $format } سے { $ayat ->
    [one] { $ayat } آیت لی گئی
   *[other] { $ayat } آیات لی گئیں
  }: جوں کی توں { $clean }، درست کر کے { $repaired }، غیر مستعمل { $withheld }
would-take = { $id }: { $format } سے { $ayat ->
    [one] { $ayat } آیت لی جائے گی
   *[other] { $ayat } آیات لی جائیں گی
  }: جوں کی توں { $clean }، درست کر کے { $repaired }، غیر مستعمل { $withheld }

# The list of timings
no-timings = { $name } کے لیے ان آیات کے اوقات نہیں؛ درآمد کرنے کے لیے: { $command }
from-files = ماخذ: { $files }
other-edition = { $path }: اس کے الفاظ استعمال نہیں ہوتے: وہ { $theirs } لمبی فائل کے ہیں، اور یہ { $own } کی ہے؛ اس کے اوقات درآمد کریں یا سرکائیں
other-edition-more = { $count ->
    [one] مزید { $count } فائل کے الفاظ بھی ایسے ہی ہیں
   *[other] مزید { $count } فائلوں کے الفاظ بھی ایسے ہی ہیں
  }

# Hearing files for their timings
gets-no-times = { $path }: { $reason }؛ اسے اوقات نہیں ملتے
words-not-found = اس کے الفاظ نہیں ملے
heard-so-far = { $count } میں سے { $heard ->
    [one] { $heard } فائل سنی گئی
   *[other] { $heard } فائلیں سنی گئیں
  }؛ جاری رکھنے کے لیے: { $command }
all-have-times = { $id }: یہاں کی تمام فائلوں میں آیات اور الفاظ کے اوقات ہیں
heard = { $id }: { $files ->
    [one] { $files } فائل سنی گئی
   *[other] { $files } فائلیں سنی گئیں
  }، { $all } میں سے { $ayat ->
    [one] { $ayat } آیت
   *[other] { $ayat } آیات
  } اور { $words ->
    [one] { $words } لفظ
   *[other] { $words } الفاظ
  } کے اوقات ہیں
heard-and-left = { $heard }، { $left ->
    [one] { $left } فائل جوں کی توں رہی
   *[other] { $left } فائلیں جوں کی توں رہیں
  }
