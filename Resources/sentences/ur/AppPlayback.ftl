dots = { $first } · { $second }
more = { $list } اور { $count } مزید
and = { $first } اور { $second }
about = تقریباً { $length }

counters = تکرار { $play }/{ $plays } · دور { $pass }/{ $passes }
rep = تکرار { $count }/{ $limit }
pass = دور { $count }/{ $limit }

playing = چل رہا ہے
paused = رکا ہوا
waiting = انتظار میں
intermission = وقفہ
idle = فارغ

no-audio = { $time } { $ref } · آواز دستیاب نہیں
state = { $time } { $state }
sound-server-gone = ساؤنڈ سرور موجود نہیں؛ اس کا انتظار ہے
sound-server-back = ساؤنڈ سرور واپس آ گیا
paused-for-another = کسی اور آواز کے لیے رکا ہوا
another-ended = دوسری آواز ختم ہو گئی
speed-changed = { $time } رفتار { $speed }×
fetching-at = { $time } { $ref } لائی جا رہی ہے …
moved = { $time } { $place } سے { $ref }
changed = { $time } { $settings }
recites-it = { $reason }؛ { $ref }: اب { $name } سے سنائی دے گی
nobody-recites-it = { $reason }؛ { $ref }: آواز دستیاب نہیں

each = ہر آیت { $count } بار
each-forever = ہر آیت مسلسل
repeats = حصہ { $count } بار
repeat-forever = حصہ مسلسل
gap = وقفہ { $gap }
no-gap = نہیں
milliseconds = { $count } ms
seconds = { $count } s
share = { $share } %
volume = آواز { $percent } %
ayah-forever = یہ آیت مسلسل
range-forever = یہ حصہ مسلسل
loop = تکرار { $start }–{ $end }
loop-open = تکرار { $start } سے …
ends-after = { $time } بعد ختم

forever-already = یہ پہلے ہی مسلسل دہرایا جا رہا ہے
once-already = یہ پہلے ہی صرف ایک بار چلتا ہے
not-this-gap = اس وقفے میں نہیں؛ اگلے میں
longest-gap-already = وقفہ پہلے ہی سب سے لمبا ہے
no-gap-already = کوئی وقفہ نہیں ہے

greeting = tilawa { $release } · پروٹوکول { $version } · پروسیس { $process }
heard-of = { $length } میں سے { $heard }
fetching = { $ref } لائی جا رہی ہے
speed = { $speed }×
volume-of = آواز { $percent }%
for-ever = { $what } مسلسل
endless-ayah = آیت
endless-range = حصہ

detached = { $state } (پروسیس { $process })؛ دیکھنے کے لیے { $command }، ختم کرنے کے لیے { $stopCommand }
last-session = پچھلی نشست
plays = چل رہی ہے: { $title }
waits-for-turn = { $title } اپنی باری کے انتظار میں ہے
not-yet = { $title } ابھی سنائی نہیں دے رہی؛ کوئی خرابی ہو تو { $path } میں لکھی ہوتی ہے
over-already = { $title } پہلے ہی ختم ہو چکی ہے
no-process = دوسرا پروسیس شروع نہیں ہو سکا: { $reason }
no-request = { $variable } میں چلانے کی کوئی درخواست نہیں
no-history = سننے کی تاریخ لکھی نہیں جا سکی: { $reason }
no-control = { $reason }؛ تلاوت جاری ہے، مگر { $command } اس تک نہیں پہنچ سکتا

without-end = بغیر اختتام
from-place = { $place } سے
stopped = { $place } پر رکا؛ جاری رکھنے کے لیے: { $command }
stopped-not-kept = { $place } پر رکا؛ جگہ محفوظ نہیں کی گئی
stopped-unheard = { $place } پر رکا؛ جگہ محفوظ نہیں کی گئی کیونکہ کسی نے نہیں سنا؛ محفوظ کرنے کے لیے: { $option }
no-sound-server = { $reason }؛ ساؤنڈ سرور کے بغیر چلانے کے لیے: { $fileOption } یا { $nullOption }
waiting-for-server = { $reason }؛ اس کا انتظار ہے، زیادہ سے زیادہ { $limit }

no-last-session = کوئی پچھلی نشست نہیں؛ بتائیں کہ کیا چلانا ہے، جیسے: { $command }
cannot-go-on = { $path }: پچھلی نشست جاری نہیں ہو سکتی: { $reason }
played-to-end = پچھلی نشست آخر تک چل چکی ہے؛ دوبارہ شروع کرنے کے لیے: { $command }
reciter-gone = { $id } اب لائبریری میں نہیں
begins-anew = لائبریری میں { $ref } بدل چکی ہے: وہ نئے سرے سے شروع ہوتی ہے، { $id } سے
begins-anew-silent = لائبریری میں { $ref } بدل چکی ہے: وہ نئے سرے سے شروع ہوتی ہے، بغیر آواز کے
place-gone = پچھلی جگہ اب نشست میں نہیں: نشست شروع سے چلتی ہے

other-riwayah = { $id } کی تلاوت { $riwayah } میں ہے؛ شامل اس لیے ہے کہ { $option } میں اس کا نام ہے
filler = جو دوسروں کے پاس نہیں وہ { $id } ({ $riwayah }) سے سنایا جاتا ہے
clipped-at-start = حصے سے پہلے { $wanted } سے کم آیات ہیں: قرآن وہیں سے شروع ہوتا ہے
clipped-at-end = حصے کے بعد مطلوبہ سے کم آیات ہیں: قرآن { $ref } پر ختم ہوتا ہے
no-basmalah = سورت { $surah } سے پہلے کی بسم اللہ کسی قاری کے پاس نہیں: وہ چھوڑ دی جاتی ہے
basmalah-inside = { $id } کی { $ref } بسم اللہ سے شروع ہوتی ہے: وہ اس کے ساتھ ہی سنائی دے گی
no-istiadha = تعوّذ کسی قاری کے پاس نہیں: وہ چھوڑ دیا جاتا ہے

no-audio-for = { $ayat } کی آواز نہیں ہے
silence-for = { $ayat } کی آواز نہیں ہے: اس کی جگہ خاموشی (دیکھیں { $option })
left-out = { $ayat } کی آواز نہیں ہے: چھوڑ دیا گیا
missing-question = [c] خاموشی کے ساتھ جاری رکھیں، [f] کسی بھی قاری سے پورا کریں، [q] بند کریں، پھر Enter؟

no-reciter-yet = ابھی { $riwayah } کا کوئی قاری نہیں؛ چننے کے لیے: { $command }
downloads-off = { $range } کی کوئی فائل اس کمپیوٹر پر نہیں اور ڈاؤن لوڈ بند ہے؛ ڈاؤن لوڈ کرنے کے لیے: { $command }
server-unreachable = { $range } کی کوئی فائل اس کمپیوٹر پر نہیں، اور { $id } کے سرور تک رسائی نہیں؛ نیٹ ورک ملنے پر: { $command }
labels-unconfirmed = { $range } میں سے کچھ نہیں چل سکتا ({ $id }: { $reason })؛ لیبلز کی تصدیق کے لیے: { $command }
nothing-playable = { $range } میں سے کچھ نہیں چل سکتا ({ $id }: { $reason })؛ تمام وجوہات دیکھنے کے لیے: { $command }
sound-gone = “{ $title }” کی آواز موجود نہیں: { $path }؛ فائل واپس رکھیں، یا دوبارہ درآمد کریں
nobody-has-labelled = { $range } میں سے { $riwayah } کے کسی قاری کے پاس کچھ نہیں؛ { $count ->
    [one] { $name } کی “{ $title }” پر لیبل نہیں ہیں
   *[other] { $name } کی { $count } ریکارڈنگز پر لیبل نہیں ہیں
  }: { $command }
named-has-unlabelled = { $name } کے پاس { $range } میں سے کچھ نہیں؛ { $count ->
    [one] “{ $title }” پر لیبل نہیں ہیں
   *[other] { $count } ریکارڈنگز پر لیبل نہیں ہیں
  }: { $command }
nobody-has = { $range } میں سے { $riwayah } کے کسی قاری کے پاس کچھ نہیں؛ دوسرے قاری تلاش کریں: { $command }
nobody-here-has = { $count ->
    [one] { $names } کے پاس
   *[other] { $names } میں سے کسی کے پاس
  } { $range } کا کوئی حصہ نہیں، نہ یہاں کسی اور کے پاس ہے؛ دوسرے قاری تلاش کریں: { $command }
others-have = { $count ->
    [one] { $names } کے پاس
   *[other] { $names } میں سے کسی کے پاس
  } { $range } کا کوئی حصہ نہیں؛ { $otherCount ->
    [one] { $others } کے پاس ہے
   *[other] { $others } سب کے پاس ہے
  }: { $option } شامل کریں
untimed = { $id } کی تلاوت میں سے { $ref } الگ نہیں ہو سکتی: اس کے الفاظ کے وقت معلوم نہیں (no-word-times)؛ معلوم کرنے کے لیے: { $listenCommand }؛ یا فائل سے: { $importCommand }

queue-ayah = آیت
queue-reciter = قاری
queue-file = فائل
queue-notes = نوٹ
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
asked-in-order = ترجیح کی ترتیب: { $names }
yours = { $id } (آپ کا)
loudness-unknown = آواز کی بلندی ناپی نہیں گئی
gain = اضافہ { $decibels } dB
reciter-of-kind = { $id } ({ $kind })
reciter-of-riwayah = { $id } ({ $kind }، { $riwayah })
personal-reciter = ذاتی
listed-reciter = قاری
nobody = — آواز دستیاب نہیں
to-be-fetched = (لائی جائے گی)
slice = { $name } [{ $start }–{ $end } s]
recording-of-day = { $title }، { $date }
begins-with-basmalah = بسم اللہ سے شروع
basmalah-of = { $id } کی بسم اللہ
tried = ان سے نہیں: { $list }
ayah-in-role = { $ref } ({ $role })
role-before = پہلے
role-after = بعد
role-continuation = آگے

endless-file = بغیر اختتام کی نشست فائل میں نہیں لکھی جا سکتی؛ { $option } سے حد مقرر کریں
rendered = { $path } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }
split-rendered = { $folder } · { $count ->
    [one] { $count } فائل
   *[other] { $count } فائلیں
  } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }
split-refused = { $splitOption } کے ساتھ { $option } بے معنی ہے: ہر فائل میں اس کی اپنی آیات ہوتی ہیں
folder-is-file = { $folder }: یہ فائل ہے؛ { $option } فولڈر میں لکھتا ہے
cannot-write = لکھا نہیں جا سکا
target-unknown = اس کا ہدف معلوم نہیں
file-left-out = { $ref }: اس کی آواز نہیں مل سکی: چھوڑ دی گئی
untagged = { $reason }؛ فائلوں میں ٹیگ، ابواب اور سرورق نہیں
basmalah = بسم اللہ
istiadha = تعوّذ
basmalah-of-surah = { $surah } · بسم اللہ
page-title = صفحہ { $page } · { $range }

takes = { $verb } کی قدر { $allowed } ہے، “{ $text }” نہیں
repeat-wanted = 1 سے 100 یا “forever”
endless-wanted = “ayah”، “range” یا “none”
seconds-wanted = سیکنڈ، جیسے 12.5
percent-wanted = { $least } سے { $most }
sleep-wanted = کوئی وقت، جیسے 15m یا 90 (سیکنڈ)، زیادہ سے زیادہ ایک ہفتہ، یا “off”
no-ayah = “{ $text }…” آیت نہیں ہے
seek-from-start = 0 یا اس کے بعد جائیں
loop-wanted = ab کے ساتھ “mark” یا “clear” لکھیں، “{ $text }” نہیں

nobody-answers = وہاں سے کوئی جواب نہیں
is-playing = { $title } پہلے سے چل رہی ہے
others-wait = دوسرے پہلے سے انتظار میں ہیں
is-playing-in = { $title } پہلے سے چل رہی ہے (پروسیس { $process })
is-playing-mute = { $title } پہلے سے چل رہی ہے (پروسیس { $process }، { $reason })
another-session = کوئی اور نشست
busy = { $session }: اسے روک کر یہ چلانے کے لیے { $replaceOption } لکھیں؛ انتظار کے لیے { $queueOption } یا { $waitOption }
turn-question = tilawa: { $session }: [r] اس کی جگہ چلائیں، [q] اس کے بعد چلائیں، [c] منسوخ کریں، پھر Enter؟
was-asked = اسے رکنے کو کہا گیا
does-not-stop = { $session }، اور نہیں رک رہی: { $reason }
does-not-stop-kill = { $session }، اور نہیں رک رہی: { $reason }؛ زبردستی روکنے کے لیے: kill { $process }
waits-until-end = { $session }: اس کے ختم ہونے کا انتظار ہے؛ Ctrl-C سے منسوخ
did-not-stop = { $session }: وہ وقت پر نہیں رکی؛ بعد میں دوبارہ کوشش کریں

takes-of-one-ayah = --takes ایک ہی آیت کی ادائیگیاں چلاتا ہے: tilawa play 36:5 --takes
no-takes = { $range } کسی ریکارڈنگ میں نہیں
choose-take = ان میں سے ایک چننے کے لیے: { $command }
