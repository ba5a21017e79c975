failed = { $operation }: { $reason }
failed-at = { $path }: { $operation }: { $reason }

# What failed
cannot-add = تعذّرت الإضافة
cannot-add-reciter = تعذّرت إضافة { $name }
cannot-align = تعذّرت محاذاة { $title }
cannot-check-files = تعذّر فحص ملفات { $name }
cannot-identify = تعذّر التعرّف
cannot-identify-recording = تعذّر التعرّف على { $title }
cannot-find = لم يُعثر على { $title }
cannot-find-fetched = لم يُعثر على ما نُزّل
cannot-import = تعذّر الاستيراد
cannot-list-folder = تعذّر سرد محتوى المجلّد
cannot-measure = تعذّر قياس { $reciter }
cannot-open = تعذّر الفتح
cannot-place = تعذّر وضع { $ayah } في مكانها
cannot-play = تعذّر التشغيل
cannot-read-input = تعذّرت قراءة الدخل القياسي
cannot-read-labels = تعذّرت قراءة العلامات
cannot-read-timings = تعذّرت قراءة التوقيتات
cannot-record = تعذّر التسجيل
cannot-record-reciter = تعذّر التسجيل باسم { $name }
cannot-recover = تعذّر استرداد تسجيل
cannot-set-times = تعذّر ضبط أوقات { $ayah }
cannot-shift-timings = تعذّرت إزاحة التوقيتات
cannot-spell = تعذّرت تهجئة النص
cannot-store-files = تعذّر تخزين الملفات
cannot-use = تعذّر استعماله
cannot-use-file = تعذّر استعمال { $file }
cannot-use-file-of = تعذّر استعمال { $file } من { $reciter }
cannot-use-labels = تعذّر استعمال العلامات
cannot-use-sound = تعذّر استعمال الصوت
cannot-use-timings = تعذّر استعمال التوقيتات
cannot-verify = تعذّر التحقّق من { $title }

# Said of several things
cannot-be-read-because = تعذّرت قراءته: { $reason }
no-such-file = لا يوجد هذا الملف
somebody-deleted-it = حذفه أحد
standard-input = الدخل القياسي
newer-version = كتبه إصدار أحدث من تلاوة؛ حدّث تلاوة
about = { $path }: { $remark }
surah = السورة { $number }

# Passages in a recording
nothing-like = لا شيء فيه يشبه { $range }
not-like = لا يشبه { $range }؛ هل هذا هو المقطع الصحيح؟
not-recognised = لم يُتعرَّف عليه: لا شيء فيه يشبه القرآن
not-recognised-in = لم يُتعرَّف عليه: لا شيء فيه يشبه { $range }
no-whole-label = ليست فيه علامة معتمدة لآية كاملة
spelled-otherwise = كلماته تُكتب على غير ما تُنطق
not-kept = لم يعد هذا الصوت محفوظًا

# Saving a recording
reciter-of-files = أُضيف { $name } كمجموعة ملفات؛ اختر اسمًا آخر
recites-otherwise = رواية { $name } هي { $riwayah }؛ اختر اسمًا آخر
perhaps-recording = ربّما يسجّله جهاز آخر؛ يُضاف بعد يوم من آخر تغيير فيه
untitled = تسجيل

# Import of recordings
no-file-fits = لا ملف يوافق هذا النمط
changed-while-read = تغيّر أثناء قراءته؛ أعد المحاولة
was-refused = رُفض
already-here = هو في المكتبة من قبل باسم { $id } ({ $title }) من { $reciter }؛ لنقله بعلاماته إلى { $owner } أضف --move
nameless = تسجيل
changed-since-import = تغيّر بعد استيراده؛ استورده من جديد
labels-hint = { $fault }؛ إن كانت العلامات أرقامًا مجرّدة فأضف --range SURAH

# Import of reciters
same-name = لـ{ $path } الاسم نفسه: أبقِ أحدهما
no-ayah-name = ليس اسمه اسم آية (002255.mp3, 2_255.mp3) ولا سورة (002.mp3, Al-Baqarah.mp3)
other-base = فيه أوقات آيات مفردة وفي غيره أوقات سور كاملة، أو العكس: استورد كلًّا منهما على حدة
no-documents = لا توقيتات في هذا المجلّد: لا ملف ينتهي بـ .json أو .csv أو .db أو .sqlite
no-ayah-usable = لا تصلح للاستعمال أي آية: { $fault }
no-ayah = لا آية فيه
no-basmalah = لا بسملة في أول السورة { $surah }
not-added-file = لا تمكن قراءته، أو ليس الملف الذي أُضيف
numbered-otherwise = يبدو أنّ ملفات { $reciter } مرقّمة بعدّ { $countings } لا بعدّ { $counting }، بحسب أرقامها وأطوالها؛ إن صحّ ذلك فأضفها من جديد مع --counting { $better }
or = { $one } أو { $other }

# Faults of timings
fault-of-surah = السورة { $surah }: { $fault }
surah-not-used = لا تُستعمل: { $fault }
ayah-not-used = لا تُستعمل الآية { $ayah }: { $fault }
basmalah-fills = لا تُستعمل الآية 1: تملؤها البسملة كلّها
ayah-repaired = الآية { $ayah }: { $repairs }
ayah = الآية { $ayah }
some-ayah = آية ما
fault-in-file = { $fault } في { $path }
not-all-timed = ليست للسورة { $surah } كلّها توقيتات: { $reason }
timings-of-surah = توقيتات السورة { $surah }: { $reason }

# Downloads
file-gone = لم يعد موجودًا
file-differs = يختلف عن الملف المنزّل
length-unlikely = طوله { $seconds } ث، وحروفه تستغرق عند هذا القارئ من { $least } إلى { $most } ث
same-as = هو الملف نفسه: { $file }
too-long = طوله أكثر من { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $hours } ساعات
    [many] { $hours } ساعة
   *[other] { $hours } ساعة
  }
sent-other = أرسل الخادم { $content } بدلًا من الصوت
no-address = ليس لمصدره عنوان
other-version = أجزاؤه من إصدارات مختلفة
bytes-came = وصل بالبايت { $count } من { $all }
removed-just-now = أزاله أحد الآن
not-on-server = لم يكن عند الخادم في الأيام الأخيرة؛ يطلبه { $command } من جديد مع --again
nothing-arrives = ينزّله tilawa آخر، لكن لا يصل شيء

# Documents of timings
larger-than-limit = هو أكبر من 64 ميغابايت
json-damaged = صيغة JSON فيه تالفة أو ناقصة
too-many-ayat = يذكر أكثر من { $count ->
    [one] آية واحدة
    [two] آيتين
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
too-many-rows = فيه أكثر من { $count ->
    [one] صف واحد
    [two] صفّين
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
  }
no-row = لا صف فيه
format-unknown = صيغته غير معروفة؛ الصيغ المعروفة هي mp3quran وQDC وquran-align وQUL بصيغة JSON، وقاعدة بيانات gapless، وCSV على صورة surah,ayah,start,end، وما يكتبه `{ $command }`
quote-open = السطر { $line }: علامة اقتباس لم تُغلق
not-a-row = السطر { $line } ليس على صورة surah,ayah,start,end
not-milliseconds = السطر { $line }: ليس «{ $text }» وقتًا: اكتب عددًا صحيحًا بالمللي ثانية
not-seconds = السطر { $line }: ليس «{ $text }» وقتًا: اكتب ثواني، 7.32، أو 0:00:07.32
milliseconds-named = سيكون طول { $ayah } بالثواني { $seconds }: هل هذه القيم بالمللي ثانية؟ إذن سمِّ العمودين start_ms وend_ms
milliseconds-unnamed = سيكون طول { $ayah } بالثواني { $seconds }: هل هذه القيم بالمللي ثانية؟ إذن ابدأ بالسطر: surah,ayah,start_ms,end_ms
no-gapless-database = ليس قاعدة بيانات gapless: { $reason }
json-no-chapter = ليس في JSON العضوان id وaya_timing في الفصل { $number }
surah-twice = السورة { $surah } موجودة مرّتين
surah-unnamed = فيه سورة واحدة ولا يقول أيّها: أضف --surah، أو غيّر اسم الملف (002.json)
json-no-ayah = ليست في JSON آية في الصف { $number } من السورة { $surah }
json-no-verses = ليس في JSON العضو verse_timings في الملف { $number }
json-no-key = ليس في JSON العضو verse_key في الآية { $number }
json-other-entry = في JSON عنصر ليس آية: { $name }
json-mixed = يخلط JSON ملفات الآيات وملفات السور، عند { $name }
json-no-segments = ليس في JSON الأعضاء surah وayah وsegments في العنصر { $number }
no-counting = لا يقول بأي عدّ آياته
overlay = التوقيت المصحَّح { $number }
set = المجموعة { $number }
no-digest = ليست في { $place } بصمة صوته
no-base = ليس في { $place } العضوان base وayat
no-ref = ليس في { $place } العضو ref في الآية { $number }
times-of-ayat = أوقاته لملفات في كل منها آية واحدة
no-list = جوابه ليس قائمة تلاوات

# Correcting timings
others-lost = لا يُعرف أين غيرها في { $path }، فيضيع؛ لاستيراده: { $command }
no-timing-yet = لا توقيت لها بعد: استعمل --start و--end
ends-before-start = ستكون نهايتها ({ $end }) قبل بدايتها ({ $start })
file-is-long = طول الملف { $length }: { $path }
no-file-here = ليس هنا ملف لها من { $name }، والتصحيح لا يكون إلا لملف
none-published = لم تُنشر توقيتات لهذه الآيات من { $name }؛ لقراءة توقيتات: { $command }
nothing-to-check = لا يوجد هنا لهذه الآيات ملف آية، ولا ملف سورة كاملة له توقيتات

# Files of labels
line = السطر { $number }
segment = القطعة { $number }
no-label = لا علامة فيه
web-page = هو صفحة ويب، لا ملف علامات
no-label-format = ليس مسار علامات، ولا TextGrid، ولا وثيقة ELAN، ولا جدولًا (start,end,label)، ولا علامات بصيغة JSON، ولا SRT ولا WebVTT ولا LRC ولا cue sheet
too-large = هو أكبر من أن يكون ملف علامات
no-labels-json = ليس JSON لعلامات تلاوة: { $fault }
other-format = «{ $format }» ليس { $wanted }
rate-limits = المعدّل بين 1 و{ $most }
out-of-limits = هو أقلّ من 0 أو أكبر ممّا ينبغي
no-elan = ليس وثيقة ELAN
other-unit = أوقاته بوحدة { $unit }؛ ولا تُقرأ إلا بالمللي ثانية
tier-refers = ليست لتعليقات الطبقة «{ $tier }» أوقات خاصّة بها؛ سمِّ الطبقة التي تحيل إليها
annotation-untimed = تعليق في الطبقة «{ $tier }» بلا وقت: حاذِه في ELAN
elan-version = هو وثيقة ELAN صيغتها { $version }؛ وتُقرأ الصيغ حتى { $newest }
chapter = الفصل { $number }
no-chapters = هو صوت بلا فصول
too-many-texts = فيه من النصوص المختلفة أكثر من { $most }
words-nowhere = ليس «{ $text }» علامة، وهذه الكلمات ليست في القرآن
words-not-in-passage = ليس «{ $text }» علامة، وهذه الكلمات ليست في مقطع التسجيل
words-at-several = «{ $text }» في { $count ->
    [one] موضع واحد
    [two] موضعين
    [few] { $count } مواضع
    [many] { $count } موضعًا
   *[other] { $count } موضع
  }، أولها { $first }؛ سمِّ المقطع بالخيار --range، أو اكتب الآية
origin-no-number = قيمة TIME_ORIGIN فيه ليست عددًا بالمللي ثانية
media-differ = تبدأ وسائطه في أوقات مختلفة (TIME_ORIGIN { $times } مللي ثانية): لا تُبقِ منها في ELAN إلا هذا التسجيل
and = { $one } و{ $other }
