# What several modules say, and the faults of texts, labels and files. The first group is pieces that other sentences hold.
list-separator = { "، " }
at-place = { $place }: { $fault }
line = السطر { $line }
line-column = السطر { $line }، العمود { $column }
row = الصف { $row }

# Counts
files = { $count ->
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
ayat = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
surahs = { $count ->
    [one] سورة واحدة
    [two] سورتان
    [few] { $count } سور
    [many] { $count } سورة
   *[other] { $count } سورة
  }
steps = { $count ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
  }
times = { $count ->
    [one] مرّة واحدة
    [two] مرّتان
    [few] { $count } مرّات
    [many] { $count } مرّة
   *[other] { $count } مرّة
  }
passages = { $count ->
    [one] مقطع واحد
    [two] مقطعان
    [few] { $count } مقاطع
    [many] { $count } مقطعًا
   *[other] { $count } مقطع
  }
words = { $count ->
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
  }
labels = { $count ->
    [one] علامة واحدة
    [two] علامتان
    [few] { $count } علامات
    [many] { $count } علامة
   *[other] { $count } علامة
  }
rows = { $count ->
    [one] صف واحد
    [two] صفّان
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
  }
recordings = { $count ->
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }
segments = { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }
bookmarks = { $count ->
    [one] إشارة مرجعية واحدة
    [two] إشارتان مرجعيتان
    [few] { $count } إشارات مرجعية
    [many] { $count } إشارة مرجعية
   *[other] { $count } إشارة مرجعية
  }
lines = { $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } أسطر
    [many] { $count } سطرًا
   *[other] { $count } سطر
  }
pages = { $count ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
  }
minutes = { $count ->
    [one] دقيقة
    [two] دقيقتين
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
  }
hours = { $count ->
    [one] ساعة
    [two] ساعتين
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
  }
days = { $count ->
    [one] يوم
    [two] يومين
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
  }
weeks = { $count ->
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $count } أسابيع
    [many] { $count } أسبوعًا
   *[other] { $count } أسبوع
  }
parts = { $count ->
    [one] جزء واحد
    [two] جزآن
    [few] { $count } أجزاء
    [many] { $count } جزءًا
   *[other] { $count } جزء
  }
attempts = { $count ->
    [one] محاولة واحدة
    [two] محاولتان
    [few] { $count } محاولات
    [many] { $count } محاولة
   *[other] { $count } محاولة
  }
catch-up-submissions = { $count ->
    [one] تسليم استدراكي واحد
    [two] تسليمان استدراكيان
    [few] { $count } تسليمات استدراكية
    [many] { $count } تسليمًا استدراكيًا
   *[other] { $count } تسليم استدراكي
  }

# Names of divisions of the Quran
juz = الجزء
hizb = الحزب
rub = الربع
manzil = المنزل
ruku = الركوع
page = الصفحة

# Ranges such as 2:1-10, page:50
at-character = { $fault } (عند الحرف رقم { $position })
did-you-mean = { $fault }؛ هل تقصد { $suggestion }؟
ranges-too-long = المقاطع أطول من اللازم: أقصى حجم لها { $most } بايت
range-missing = ينقص هنا مقطع من الآيات
nothing-after = لا يأتي شيء بعد «{ $text }»
no-ayah-starts = لا تبدأ هناك آية في عدّ { $counting }
one-ayah-expected = المطلوب هنا آية واحدة، مثل { $example }
only-ayat = هنا آيات فقط، لا كلمات
words-of-one-ayah = الكلمات تكون من آية واحدة، مثل 2:255:1-7
words-of-next-ayah = الكلمات تكون من آية واحدة: اكتب كلمات الآية التالية مقطعًا آخر
words-of-ayah = كلمات الآية من 1 إلى { $count }
range-backwards = آخر المقطع قبل أوله
word-missing = ينقص هنا رقم كلمة
last-word-missing = ينقص هنا رقم آخر كلمة
division-missing = ينقص هنا رقم { $kind }
last-division-missing = ينقص هنا رقم { $kind } الأخير
division-limits = { $kind } من 1 إلى { $count }
rukus-of-surah = ركوعات السورة { $surah } من 1 إلى { $count }
no-such-print = لا توجد طبعة كهذه
page-of-print-missing = تنقص هنا صفحة، مثل taj-16 page 3
nisf = نصف الجزء
rub-of-juz = ربع الجزء
quarter-without-sign = لا علامة في الطبعة هناك: أحد أرباع الجزء { $juz } غير معلَّم
line-of-page-missing = ينقص هنا رقم سطر من الصفحة
lines-of-page = أسطر الصفحة { $page } من 1 إلى { $count }
lines-without-words = هناك اسم سورة أو بسملة، ولا آية
lines-inside-ayah = لا تبدأ هناك آية؛ الكلمات من آية واحدة
lines-of-hafs = أسطر الصفحات معروفة لحفص وشعبة فقط
print-madani = طبعة المدينة سنة 1421هـ: { $pages } صفحة، في كل منها { $lines } سطرًا
print-taj = طبعة شركة تاج: { $pages } صفحة، في كل منها { $lines } سطرًا
print-of-user = { $name }: { $pages } صفحة، في كل منها { $lines } سطرًا
surah-limits = السور من 1 إلى { $count }
surah-missing = تنقص هنا سورة
no-surah-called = لا سورة باسم «{ $name }»
several-called = أكثر من سورة باسم «{ $name }»
two-readings = هذا يُفهم على وجهين
either = { $first } أو { $second }
part-limits = العدد هنا من 1 إلى { $count }
ayah-missing = تنقص هنا آية
ayat-from-one = ترقيم الآيات يبدأ من 1
ayat-of-surah = السورة { $surah } فيها { $count ->
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
ayat-of-surah-counted = السورة { $surah } فيها { $count ->
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } في عدّ { $counting }
ayat-unless-kufi = السورة { $surah } فيها { $count ->
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } في عدّ { $counting }؛ إن كانت الأرقام بالعدّ الكوفي فأضف --counting kufi
no-surah = لا توجد سورة رقمها { $surah }

# Labels of segments of a recording, such as 2:255 or 8:75 @62.5 9:1
label-empty = العلامة فارغة؛ اكتب `-` لما ليس تلاوة
label-begins = ينقص هنا رقم سورة أو `basmalah` أو `istiadha` أو `speech` أو `-`
colon-missing = تنقص هنا نقطتان ورقم الآية
ayah-number-missing = ينقص هنا رقم الآية
not-here = هذا لا يصحّ هنا
nothing-after-basmalah = لا يأتي شيء بعد 0 التي للبسملة
no-basmalah = لا بسملة في أول السورة { $surah }
last-ayah-missing = ينقص هنا رقم آخر آية
last-ayah-before = الآية الأخيرة قبل الأولى
first-word-missing = ينقص هنا رقم أول كلمة
last-word-before = الكلمة الأخيرة قبل الأولى، أو زاد رقمها على عدد كلمات الآية وهو { $count }
colon-and-word-missing = تنقص هنا نقطتان ورقم آخر كلمة
no-time = { $text } ليس وقتًا
join-needs-time = موضع الوصل يحتاج إلى وقت: 8:75 @62.5 9:1
label-after-join = تنقص علامة بعد { $join }
only-recitation-joins = لا وصل إلا في التلاوة؛ اجعله قطعة مستقلّة

# Changes of segments: why one cannot be made
no-boundary = لا حدّ هنا
boundary-inside = يجب أن يكون الحدّ داخل التسجيل
boundary-there = هنا حدّ من قبل
several-meet = هنا تلتقي عدّة قطع
edge-of = هذا حدّ { $segment }؛ احذف القطعة أو انقل حدّها
nothing-to-confirm = لا شيء لاعتماده
already-suggestions = هذه مقترحات من قبل
only-recitation-preferred = لا يُفضَّل إلا التلاوة
confirm-first = اعتمدها أولًا
place-not-inside = الموضع ليس داخل القطعة
split-at-join = اقسمها عند موضع الوصل أولًا
two-segments = سمِّ قطعتين على الأقل
only-touching = لا تُدمج إلا القِطَع المتلاصقة
no-segment = لا توجد قطعة رقمها { $id }
segment-backwards = نهاية القطعة قبل بدايتها
leaves-recording = تخرج عن التسجيل
too-short = لا تقلّ التلاوة عن { $least } مللي ثانية
too-short-move = لا تقلّ التلاوة عن { $least } مللي ثانية: انقل الحدّ
no-join = ليس فيها موضع وصل كهذا
not-merged = لا تُدمج التلاوة مع { $segment }
not-consecutive = العلامتان على جانبي الوصل غير متتاليتين
ends-before-start = نهايتها قبل بدايتها
joins-outside = مواضع الوصل فيها خارجة عنها

# Changes of segments, and what was done
edit-add = إضافة { $what }
edit-assign = تعيين { $what }
edit-confirm = اعتماد { $what }
edit-delete = حذف { $what }
edit-merge = دمج { $what }
edit-move = نقل { $what }
edit-place = وضع { $what }
edit-prefer = تفضيل { $what }
edit-remove = إزالة { $what }
edit-split = قسمة { $what }
edit-suggest = اقتراح { $what }
edit-unconfirm = إلغاء اعتماد { $what }
edit-restore = استعادة { $what }
done-add = تمّت إضافة { $what }
done-assign = تمّ تعيين { $what }
done-confirm = تمّ اعتماد { $what }
done-delete = تمّ حذف { $what }
done-merge = تمّ دمج { $what }
done-move = تمّ نقل { $what }
done-place = تمّ وضع { $what }
done-prefer = تمّ تفضيل { $what }
done-remove = تمّت إزالة { $what }
done-split = تمّت قسمة { $what }
done-suggest = تمّ اقتراح { $what }
done-unconfirm = تمّ إلغاء اعتماد { $what }
unlabelled-stretch = جزء بلا علامة
speech = كلام
no-recitation = ما ليس تلاوة
a-segment = قطعة
a-boundary = حدّ
a-join = موضع وصل
labels-of-file = { $count ->
    [one] علامة واحدة من ملف
    [two] علامتين من ملف
    [few] { $count } علامات من ملف
    [many] { $count } علامة من ملف
   *[other] { $count } علامة من ملف
  }

# Files of labels
header-missing = ينقص سطر العناوين: { $columns }
no-label = ليس فيه علامة
preferred-values = قيمة `preferred` هي yes أو no
status-values = قيمة `status` هي confirmed أو suggested
no-time-in-seconds = `{ $column }` ليس وقتًا بالثواني: «{ $text }»
no-text-encoding = ليس نصًّا بترميز UTF-8 أو UTF-16
not-read-as-text = هذا لا يُقرأ نصًّا
no-label-in-tier = لا علامة في الطبقة «{ $name }»
no-tier = لا طبقة باسم «{ $name }»؛ الطبقات: { $names }
no-tier-at-all = لا طبقة باسم «{ $name }»؛ ليس فيه أي طبقة
choose-tier = اختر طبقة: --tier مع واحدة من { $names }
label-taken-unknown = العلامة فارغة؛ تُعدّ ?
more-labels-empty = { $count ->
    [one] وعلامة أخرى فارغة
    [two] وعلامتان أخريان فارغتان
    [few] و{ $count } علامات أخرى فارغة
    [many] و{ $count } علامة أخرى فارغة
   *[other] و{ $count } علامة أخرى فارغة
  }
points = { $count ->
    [one] علامة واحدة بلا طول: تمتدّ إلى العلامة التالية، وتُعدّ مقترحًا
    [two] علامتان بلا طول: تمتدّ كل منهما إلى العلامة التالية، وتُعدّ مقترحًا
    [few] { $count } علامات بلا طول: تمتدّ كل منها إلى العلامة التالية، وتُعدّ مقترحًا
    [many] { $count } علامة بلا طول: تمتدّ كل منها إلى العلامة التالية، وتُعدّ مقترحًا
   *[other] { $count } علامة بلا طول: تمتدّ كل منها إلى العلامة التالية، وتُعدّ مقترحًا
  }
heard-unknown = { $count ->
    [one] جزء واحد ليس من نص القرآن أو هو في أكثر من موضع؛ يُعدّ ?
    [two] جزآن ليسا من نص القرآن أو هما في أكثر من موضع؛ يُعدّان ?
    [few] { $count } أجزاء ليست من نص القرآن أو هي في أكثر من موضع؛ تُعدّ ?
    [many] { $count } جزءًا ليست من نص القرآن أو هي في أكثر من موضع؛ تُعدّ ?
   *[other] { $count } جزء ليست من نص القرآن أو هي في أكثر من موضع؛ تُعدّ ?
  }
cue-of-several-files = هذا ملف cue لأكثر من ملف (العدد { $count })؛ ولا يُقرأ إلا ما كان لملف واحد
segment-number = القطعة { $number }
transcript-part = ليس له بداية ونهاية ونص
praat-binary = هو ملف ثنائي من Praat؛ احفظه نصًّا
praat-chronological = هو TextGrid زمني من Praat؛ احفظه ملفًا نصيًا
not-labels = نوع الملف: { $kind }، وليس ملف علامات
labels-of = هو ملف { $kind }، ولا يُقرأ هنا؛ صدّره بصيغة SRT أو WebVTT أو جدولًا start,end,label
label-backwards = نهاية العلامة قبل بدايتها
label-no-length = العلامة بلا طول
label-leaves = العلامة تخرج عن التسجيل، وطوله { $length }
read-as = قُرئ «{ $written }» هكذا: { $reading }
not-a-track = ليس START وEND وLABEL مفصولة بعلامات جدولة (Tab)
too-early = ينتهي الملف قبل تمامه
not-a-textgrid = ليس ملف TextGrid
quote-open = علامة اقتباس لم تُغلق
no-tiers = ليس فيه طبقات
tier-kind = نوع الطبقة «{ $kind }» غير معروف
quoted-missing = ينقص هنا نص بين علامتي اقتباس
number-missing = ينقص هنا رقم
count-missing = ينقص هنا عدد

# JSON. $expected is one of the words below it
json-expected-at = المتوقَّع { $expected } عند البايت { $byte }
json-expected = المتوقَّع { $expected }
json-is-not = «{ $name }»: المتوقَّع { $expected }
json-not-utf8 = السطر ليس بترميز UTF-8
json-too-deep = فيه تداخل أعمق من اللازم
json-missing = «{ $name }» ناقص
json-list-short = قائمة أقصر من اللازم
json-digit = رقم
json-no-control = حرف غير أحرف التحكّم
json-end = نهاية النص
json-escape = حرف بعد علامة الإفلات
json-half = النصف الآخر من حرف مقسوم
json-hex = أربعة أرقام ستّ عشرية
json-nothing = ألا يأتي شيء بعده
json-value = قيمة
json-name = اسم
json-colon = نقطتان
json-brace = فاصلة أو القوس الذي يغلق الكائن
json-bracket = فاصلة أو القوس الذي يغلق القائمة
json-object = كائن
json-list = قائمة
json-number = عدد
json-bool = true أو false
json-text = نص
json-whole = عدد صحيح

# Packs: translations and other texts from files. $ref is an ayah or a word
there-twice = { $ref } مكرّرة، وأول موضع لها { $other }
ref-missing = { $ref } ناقصة
word-missing-among = { $ref } ناقصة (عدد الكلمات { $count })
no-text-of = { $ref } بلا نص
words-and-not = { $ref }: عدد كلماتها { $count } وليس { $needed }
no-text-own = { $ref } تشير إلى { $target }، وهذه ليس لها نص
ayat-without-text = آيات بلا نص: { $count } من { $all }
ayat-joined = { $count ->
    [one] آية واحدة بلا نص: النص الذي قبلها لها أيضًا
    [two] آيتان بلا نص: النص الذي قبلهما لهما أيضًا
    [few] { $count } آيات بلا نص: النص الذي قبلها لها أيضًا
    [many] { $count } آية بلا نص: النص الذي قبلها لها أيضًا
   *[other] { $count } آية بلا نص: النص الذي قبلها لها أيضًا
  }
basmalah-removed = أُزيلت البسملة التي قبل الآية 1 من { $count ->
    [one] سورة واحدة
    [two] سورتين
    [few] { $count } سور
    [many] { $count } سورة
   *[other] { $count } سورة
  }: ليست من هذه الآيات
ayat-and-not = عدد الآيات { $count } وليس { $all }: { $ref } ناقصة
ayat-and-not-after = عدد الآيات { $count } وليس { $all }: { $ref } ناقصة بعد { $last }
no-text-in-it = ليس فيه نص
among-words = { $ref } بين نصوص كلمات
among-ayat = { $ref } بين نصوص آيات
control-character = في { $ref } حرف التحكّم U+{ $code }: أهو نص بترميز آخر؟
no-text-unless-joined = { $ref } بلا نص؛ إن كان النص الذي قبلها لهما معًا فأضف --empty joined
no-surah-of = { $ref }: لا توجد سورة رقمها { $surah }
ayat-of-surah-kufi = { $ref }: السورة { $surah } فيها { $count ->
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } في العدّ الكوفي

# Bookmarks in files, tags, and names of reading positions, reciters and khatms
no-bookmark-id = «{ $id }» ليس معرّفًا؛ المعرّف 16 خانة من 0-9 وa-f
no-place = ليس لها موضع: `ref` ناقص
no-counting = لا يوجد عدّ باسم «{ $counting }»
nul-in-note = في الملاحظة حرف NUL
no-colour = لا يوجد لون باسم «{ $name }»
no-time-quoted = «{ $text }» ليس وقتًا
the-tag = الوسم «{ $tag }»
the-name = الاسم
the-name-quoted = الاسم «{ $name }»
reciters-name = اسم القارئ
a-name-that = اسم
is-empty = { $subject } فارغ
too-many-characters = { $subject } فيه أكثر من { $limit ->
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
  }
has-comma = { $subject } فيه فاصلة أو فاصلة منقوطة أو حرف تحكّم
has-outer-space = { $subject } أوله أو آخره مسافة
begins-with-hyphen = { $subject } أوله شرطة
has-space = { $subject } فيه مسافة أو شرطة مائلة أو حرف تحكّم
has-no-letter = { $subject } ليس فيه حرف من حروف الكتابة
has-invisible = { $subject } فيه أحرف غير مرئية
is-too-long = { $subject } أطول من اللازم
cannot-be-typed = { $subject } فيه ما لا يمكن كتابته

# The catalogue of reciters and descriptions of reciters. $key is a member of JSON
control-characters = فيه أحرف تحكّم
entry-twice = { $id } مكرّر
fields-not = عدد الحقول { $count } وليس { $needed }
no-id = «{ $id }» ليس معرّفًا
no-name = { $id } بلا اسم
no-riwayah = «{ $text }» ليس رواية
no-style = «{ $text }» ليس أسلوب تلاوة
not-a-counting = «{ $text }» ليس عدًّا
no-address = لا عنوان
addresses-mixed = بعض العناوين لآيات وبعضها لسور
no-known-timings = «{ $text }» ليست له توقيتات معروفة هنا
column-limits = { $column }: «{ $text }» ليس بين { $first } و{ $last }
member-wrong = قيمة «{ $key }» ليست كما ينبغي
member-cannot-be = لا تكون قيمة «{ $key }» هي «{ $text }»
describes-other = هذا وصف { $kind } وليس وصف قارئ
unknown-version = الإصدار { $version } غير معروف هنا
id-too-long = «id» فيه أكثر من { $limit ->
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
  }
no-reciter-id = «{ $id }» ليس معرّفًا؛ المعرّف أحرف لاتينية صغيرة وأرقام وشرطات
bitrate-unit = «bitrate» ليس بالبت في الثانية
addresses-not = عدد العناوين { $count }، وهو من 1 إلى { $limit }
addresses-for-both = بعض العناوين لآيات وبعضها لسور
no-timings-needed = ما كان ملفًا لكل آية لا يحتاج إلى توقيتات
addresses-of-two-shapes = لا عنوان، أو العناوين من شكلين
scheme = يجب أن يبدأ بـ https:// أو http://
unknown-placeholder = «{ $text }» غير معروف؛ استعمل { "{surah}" } و{ "{ayah}" } و{ "{surah:3}" } و{ "{ayah:3}" }
no-surah-placeholder = ليس فيه { "{surah}" }
address-characters = فيه أحرف لا تصحّ في عنوان

# Times of ayat from outside: what was changed or refused
timing-withheld = غير مستعملة: { $fault }
ayah-withheld = { $ayah } غير مستعملة: { $fault }
ayah-shortened = قُصّرت { $ayah } بمقدار { $time }
timing-clean = سليمة
told-alike = ذُكرت أكثر من مرّة بالقيم نفسها
began-before-file = كانت تبدأ قبل الملف بـ{ $time } مللي ثانية
swapped = بُدّلت البداية والنهاية إحداهما بالأخرى
ends-at-next = تنتهي حيث تبدأ التالية
ends-with-file = تنتهي مع الملف
began-before-end = كانت تبدأ قبل نهاية السابقة بـ{ $time } مللي ثانية
words-mapped = عدد كلماتها هناك { $theirs }، وقوبلت بـ{ $ours } هنا
times-parted = أوقات لعدّة كلمات قُسّمت: { $count }
times-cut = أوقات كلمات قُصّرت: { $count }
times-left-out = أوقات كلمات تُركت: { $count }
without-words = بلا كلمات: { $fault }
several-rows = لها أكثر من صف
no-time-of = ليس لها وقت
time-out-of-range = وقتها خارج الحدود
out-of-order = ليست في ترتيبها
overlaps-neighbour = تتداخل مع جارتها
too-short-to-recite = أقصر من أن تُتلى
leaves-file = تخرج عن الملف
word-count = عدد كلماتها هناك { $theirs } وفي النص { $ours }
no-word-times = لا وقت لأي كلمة
other-counting = عدد آيات السورة { $surah } هناك { $theirs } كما في عدّ { $other }، وهو { $ours } في عدّ { $counting }
tilawas-export = تصدير تلاوة

# Probable mistakes in labels
overlap-by = تداخل بمقدار { $time }
more-overlaps = { $count ->
    [one] وتداخل آخر لم يُذكر
    [two] وتداخلان آخران لم يُذكرا
    [few] و{ $count } تداخلات أخرى لم تُذكر
    [many] و{ $count } تداخلًا آخر لم تُذكر
   *[other] و{ $count } تداخل آخر لم تُذكر
  }
missing-inside = ينقص { $time } داخل { $ayah }
only-long = طولها { $time } فقط
no-label-of = ليست لها علامة
suggestions-left = { $count ->
    [one] مقترح، والمقترح لا يُشغَّل
    [two] مقترحان، والمقترحات لا تُشغَّل
   *[other] مقترحات، والمقترحات لا تُشغَّل
  }
longer-than = { $label } أطول بـ{ $factor } مرّة ممّا تأخذه حروفها في غيرها
shorter-than = { $label } أقصر بـ{ $factor } مرّة ممّا تأخذه حروفها في غيرها
numbered-otherwise = العلامات مرقّمة بعدّ { $counting }، ورواية { $riwayah } على عدّ { $other }
fits-other = الأطوال أوفق لأرقام { $other } منها لأرقام { $counting }
comes-before = { $later } تأتي قبل { $earlier }
left-out = { $ayah } متروكة بينهما
several-left-out = { $ayat } متروكة بينهما

# Sessions of playback: why one cannot be
never-reached = { $option } لا يأتي دوره أبدًا: المقطع أو آياته تتكرر بلا نهاية
then-and-connect = --then و--connect-after كلاهما لما يأتي بعد المقطع: اختر أحدهما
start-outside = --start-at { $ref } ليست في المقطع
connection-limits = الوصل من 0 إلى { $most ->
    [few] { $most } آيات
    [many] { $most } آية
   *[other] { $most } آية
  }
gap-limits = السكتة من 0 إلى { $most } مللي ثانية
gap-percent = السكتة من 0 إلى { $most }%
then-limits = --then من 1 إلى { $most ->
    [few] { $most } آيات أو صفحات
    [many] { $most } آية أو صفحة
   *[other] { $most } آية أو صفحة
  }
then-times-limits = --then-times من 1 إلى { $most }
no-volume = مستوى الصوت { $volume } بالمئة
no-such-gap = لا سكتة كهذه
no-such-count = لا عدد كهذا
no-range = ليس فيه مقطع
of-other-counting = { $ref } من عدّ آخر
a-range-backwards = مقطع آخره قبل أوله
no-such-words = ليس في آية مثل هذه الكلمات
place-missing = ليس له موضع
no-such-place = موضعه غير موجود
time-not-there = وقته غير موجود
gap-wanted = من 0 إلى 60s (مثل 500ms أو 1.5s)، أو من 0% إلى 1000% من الآية
gap-question = { $number }: أتقصد { $first } أم { $second }؟
gap-unit = { $number }: اكتب { $reading }
speed-wanted = من 0.5 إلى 2 بخطوات 0.05

# Days and times
no-day = «{ $text }» ليس يومًا: اكتب مثل 2024-03-11
write-day = { $text }: اكتب { $day }
no-such-day = { $text }: لا يوجد يوم كهذا
future-entry = يوجد قيد ليوم { $day }، واليوم { $today }: هل كانت الساعة خاطئة أو هي خاطئة الآن؟
clock-behind = الساعة متأخّرة بمقدار { $span } عن آخر قيد، { $since }: هل غُيّرت الساعة؟
in-part = { $ref }، بعضها

# The Islamic calendar
muharram = محرّم
safar = صفر
rabi-al-awwal = ربيع الأول
rabi-al-thani = ربيع الآخر
jumada-al-ula = جمادى الأولى
jumada-al-akhirah = جمادى الآخرة
rajab = رجب
shaban = شعبان
ramadan = رمضان
shawwal = شوّال
dhu-al-qadah = ذو القعدة
dhu-al-hijjah = ذو الحجّة
hijri-date = { $day } { $month } { $year }
no-hijri-date = «{ $text }» ليس يومًا: اكتب مثل 2027-02-08 أو "1 Ramadan 1448" أو 1448-09-01، أو ramadan لأول رمضان قادم
no-hijri-year = { $year } ليست من السنوات الهجرية المعروفة هنا: هي من { $first } إلى { $last }
no-hijri-day = لا يوجد { $day } { $month } { $year }: أيام الشهر { $length }
no-hijri-day-ever = لا يوجد { $day } { $month }: الشهر 29 أو 30 يومًا

# The strength of a page that is held by heart
strength-none = غير محفوظة
strength-planned = للحفظ
strength-weak = تثبت أقل من أسبوع
strength-young = تثبت أقل من 3 أسابيع
strength-firm = تثبت أقل من شهرين
strength-solid = تثبت شهرين أو أكثر

# Rules of tajweed
hamzat-wasl = همزة الوصل
lam-shamsiyyah = لام شمسية
silent = حرف لا يُنطق
madd-tabii = مدّ طبيعي
madd-arid-lissukun = مدّ عارض للسكون
madd-muttasil = مدّ متّصل
madd-munfasil = مدّ منفصل
madd-lazim = مدّ لازم
ghunnah = غنّة
ikhfa = إخفاء
ikhfa-shafawi = إخفاء شفوي
iqlab = إقلاب
idgham-ghunnah = إدغام بغنّة
idgham-no-ghunnah = إدغام بغير غنّة
idgham-shafawi = إدغام شفوي
idgham-mutamathilayn = إدغام متماثلين
idgham-mutajanisayn = إدغام متجانسين
idgham-mutaqaribayn = إدغام متقاربين
qalqalah = قلقلة
hamzat-wasl-reason = إذا وُصلت بما قبلها لم تُنطق هذه الألف
lam-shamsiyyah-reason = لام التعريف لا تُنطق، ويُشدَّد الحرف الذي بعدها
silent-reason = يُكتب ولا يُنطق أبدًا
madd-tabii-reason = حركتان: حرف مدّ لا يدلّ عليه إلا حرف صغير
madd-arid-lissukun-reason = حركتان أو أربع أو ستّ: يقف القارئ على الحرف الذي بعده
madd-muttasil-reason = أربع حركات أو خمس: بعده همزة في الكلمة نفسها
madd-munfasil-reason = من حركتين إلى خمس: بعده همزة في أول الكلمة التالية
madd-lazim-reason = ستّ حركات: بعده حرف ساكن سكونًا لازمًا
ghunnah-reason = حركتان من الخيشوم: نون أو ميم مشدّدة
ikhfa-reason = تُخفى النون الساكنة أو التنوين قبل هذا الحرف، مع غنّة بمقدار حركتين
ikhfa-shafawi-reason = تُخفى الميم الساكنة قبل الباء، مع غنّة بمقدار حركتين
iqlab-reason = تُقلب النون الساكنة أو التنوين ميمًا مخفاة قبل الباء، مع غنّة بمقدار حركتين
idgham-ghunnah-reason = تُدغم النون الساكنة أو التنوين في حرف من (ي ن م و)، مع غنّة بمقدار حركتين
idgham-no-ghunnah-reason = تُدغم النون الساكنة أو التنوين في اللام أو الراء بلا غنّة
idgham-shafawi-reason = تُدغم الميم الساكنة في الميم، مع غنّة بمقدار حركتين
idgham-mutamathilayn-reason = يُدغم الحرف الساكن في مثله
idgham-mutajanisayn-reason = يُدغم الحرف الساكن في حرف من مخرجه نفسه
idgham-mutaqaribayn-reason = يُدغم الحرف الساكن في حرف قريب منه في المخرج
qalqalah-reason = إذا سكن الحرف سُمعت له نبرة عند النطق به

# Files that are no sound
is-archive = نوعه: { $kind }، ففُكّ ضغطه أولًا
is-no-sound = نوعه: { $kind }، وليس صوتًا
zip = أرشيف zip
gzip = أرشيف gzip
bzip = أرشيف bzip2
xz = أرشيف xz
zstd = أرشيف zstd
seven-zip = أرشيف 7z
rar = أرشيف rar
ar = أرشيف ar
cpio = أرشيف cpio
xar = أرشيف xar
cab = أرشيف cab
tar = أرشيف tar
pdf = مستند PDF
picture = صورة
database = قاعدة بيانات
program = برنامج
midi = MIDI
playlist = قائمة تشغيل
office = مستند Office
rtf = مستند نصي
web-page = صفحة ويب
json = JSON
xml = XML

# Values in files of this program that cannot be
no-such-number = لا قطعة لها رقم كهذا
no-words = هذه ليست كلمات متتالية
no-such-surah = لا سورة كهذه
no-such-flag = لا يُكتب أي تنبيه هكذا
no-such-speed = لا سرعة كهذه
no-table-line = السطر { $line } ليس من أسطر جدول كهذا

# Courses
both = { $first } · { $second }
your-teacher = معلّمك
week-part = الأسبوع { $week }
placement-part = تحديد المستوى
assessment-part = الاختبار
next-is = التالي: { $level }

# Courses: times
monday = الاثنين
tuesday = الثلاثاء
wednesday = الأربعاء
thursday = الخميس
friday = الجمعة
saturday = السبت
sunday = الأحد
january = يناير
february = فبراير
march = مارس
april = أبريل
may = مايو
june = يونيو
july = يوليو
august = أغسطس
september = سبتمبر
october = أكتوبر
november = نوفمبر
december = ديسمبر
date = { $weekday } { $day } { $month } { $year }
moment = { $date } الساعة { $clock }
moment-in-zone = { $date } الساعة { $clock } ({ $zone })
in-days = { $days ->
    [0] اليوم
    [1] غدًا
    [two] بعد يومين
    [few] بعد { $days } أيام
    [many] بعد { $days } يومًا
   *[other] بعد { $days } يوم
  }
just-now = قبل قليل
ago = منذ { $span }
one-week = الأسبوع { $week }
week-list = الأسابيع { $first } و{ $last }

# Courses: why nothing can be submitted
course-weeks = أسابيع الدورة من 1 إلى { $count }
not-placed = لم يُحدَّد مستواك بعد
placed-already = حُدّد مستواك من قبل: { $heading }
part-opens = { $part }: يُفتح يوم { $date }
submissions-closed = أُغلق استقبال التسليمات في هذه الدورة منذ { $moment }
no-assessment = لا اختبار في هذه الدورة
nothing-to-submit = { $part }: لا شيء للتسليم
lesson-first = { $part }: أتمم الدرس أولًا: { $command }
all-sent = أُرسل كل المتاح لهذا الأسبوع ({ $submissions })
all-sent-until = أُرسل كل المتاح لهذا الأسبوع ({ $submissions })؛ يمكن إرسال التالي من { $moment }
assessment-opens = يُفتح الاختبار يوم { $date }
assessment-needs = لم يُفتح الاختبار: تمّ { $counted } من { $needed } من الأسابيع المطلوبة
assessment-sent = أُرسل الاختبار، ويُستمع إليه الآن
assessment-done = ظهرت نتيجة الاختبار: { $command }
remaining = الباقي: { $submissions }

# Courses: the first line of a day
with-level = { $heading } · { $level }
begins = تبدأ الدورة { $when }، { $date }
level-open = { $title } · لم يُحدَّد المستوى بعد
weeks-over = { $count ->
    [one] انتهى أسبوع الدورة
    [two] انتهى أسبوعا الدورة
   *[other] انتهت أسابيع الدورة، وعددها { $count }
  }
week-of = الأسبوع { $week } من { $count }

# Courses: cards
act-record = سجِّل
act-see-sent = شاهد ما أُرسل
act-begin = ابدأ
act-see-weeks = شاهد الأسابيع
act-start-lesson = ابدأ الدرس
act-go-on = تابع
act-see-week = شاهد الأسبوع
act-hear = استمع
act-earlier-weeks = شاهد الأسابيع السابقة
act-begin-assessment = ابدأ الاختبار
act-see-result = شاهد النتيجة
act-write = اكتب
your-place = مستواك
recite-for-place = اتلُ مقطعًا ليحدّد { $coach } مستواك.
being-heard = يُستمع إلى تلاوتك
sent-for-place = أُرسلت { $ago }. يُحدَّد مستواك عادةً خلال { $time }.
get-ready = استعدّ
you-are-ready = أنت جاهز
oriented = { $title }: تمّ.
first-lesson-opens = يُفتح الدرس الأول يوم { $date }.
first-lesson = أهلًا بك: درسك الأول
lesson-of-week = درس الأسبوع { $week }
week-heading = الأسبوع { $week }
week-topic = الأسبوع { $week }: { $topic }
topic-parts = { $topic } · { $parts }
topic-parts-minutes = { $topic } · { $parts }، { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
go-on-lesson = تابع درسك
topic-part = { $topic }: الجزء { $number } من { $all }
ready-to-submit = جاهز للتسليم
passage-remaining = الأسبوع { $week }: { $passage } · { $remaining }
once-more = مرّة أخرى من فضلك
asks-week-again = يطلب { $coach } الأسبوع { $week } مرّة أخرى: { $passage } · { $remaining }
all-attempts-sent = أُرسلت كل محاولات هذا الأسبوع
all-catch-ups-sent = أُرسلت كل التسليمات الاستدراكية لهذا الأسبوع
week-passage = الأسبوع { $week }: { $passage }.
week-passage-next = الأسبوع { $week }: { $passage }. يمكن إرسال التالي من { $moment }.
submission-sent = أُرسل التسليم
sent-and-answers = أُرسل { $ago }. يجيب { $coach } عادةً خلال { $time }.
feedback-from = ملاحظات من { $coach }
feedback-ready = ملاحظات الأسبوع { $week } جاهزة.
all-is-done = تمّ كل شيء
next-lesson-opens = أحسنت. يُفتح الدرس التالي { $when }.
no-more-lessons = أحسنت. لا دروس بعد هذا.
final-assessment = الاختبار النهائي
may-take-it = تمّ { $counted } من { $all } من الأسابيع: يمكنك أداء الاختبار. { $about }
covers-all = يشمل كل { $level }.
assessment-once-more = الاختبار النهائي، مرّة أخرى
asks-passage-again = يطلب { $coach } المقطع مرّة أخرى.
assessment-being-heard = يُستمع إلى الاختبار
result-expected = تظهر النتيجة في موعد أقصاه { $date }.
congratulations = مبارك: أتممت { $level }
result-here = نتيجتك هنا
completed-for-you = احتسب لك { $coach } المستوى تامًّا.
has-heard = استمع { $coach } إلى اختبارك.
has-written = كتب { $coach } عن اختبارك.
not-complete-yet = لم يكتمل { $level } بعد
says-what-to-practise = يخبرك { $coach } بما تتدرّب عليه. وتبقى أسابيعك مفتوحة لك.
course-over = انتهت الدورة
talk-with = تمّ { $counted } من { $needed } من الأسابيع المطلوبة. تحدّث مع { $coach } عن الخطوة التالية.
level-completed = أتممت { $level }
will-tell = سيخبرك { $coach } بما يلي.
next-level = التالي: { $level }.
level-began = بدأ يوم { $date }
level-begins = يبدأ { $when }، { $date }
enrolment-opens = يُفتح الالتحاق بالدورة يوم { $date }
told-of-enrolment = ستُبلَّغ حين يُفتح الالتحاق بالدورة
teacher-undecided = لم يُحدَّد المعلّم بعد
stay-with = تبقى مع { $teacher }
teacher-will-be = سيكون معلّمك { $teacher }

# Courses: the line above a card
assessment-opens-with = يُفتح الاختبار بإتمام { $needed ->
    [one] أسبوع واحد
    [two] أسبوعين
    [few] { $needed } أسابيع
    [many] { $needed } أسبوعًا
   *[other] { $needed } أسبوع
  }؛ وعدد ما تمّ حتى الآن { $counted }.
this-week = هذا الأسبوع
until-date = حتى { $date }
submissions-open = { $count ->
    [one] تسليم واحد مفتوح: { $weeks }.
    [two] تسليمان مفتوحان: { $weeks }.
    [few] { $count } تسليمات مفتوحة: { $weeks }.
    [many] { $count } تسليمًا مفتوحًا: { $weeks }.
   *[other] { $count } تسليم مفتوح: { $weeks }.
  }
can-send-it = { $open } يمكنك إرساله { $time }.
can-send-some = { $open } { $count ->
    [one] يمكنك إرسال واحد منها { $time }.
    [two] يمكنك إرسال اثنين منها { $time }.
   *[other] يمكنك إرسال { $count } منها { $time }.
  }
more-from = { $open } يمكن إرسال المزيد من { $moment }.

# Courses: the states of the lesson, the submission and the feedback
no-lesson = لا درس هذا الأسبوع
complete = تمّ ✓
parts-done = { $parts } · تمّ منها { $done }
none-this-week = لا شيء هذا الأسبوع
not-sent = لم يُرسل · { $attempts }
sent-used = أُرسل يوم { $moment } · المحاولات المستعملة: { $used } من { $all }
not-needed = غير مطلوب هذا الأسبوع
nothing-new = لا جديد
week-being-heard = يُستمع إلى الأسبوع { $week }
new-feedback = الجديد { $count }: { $weeks }
week-once-more = الأسبوع { $week }: مرّة أخرى من فضلك
week-heard = الأسبوع { $week } ✓

# Courses: notifications
has-joined = انضمّ { $name }
to-be-placed = بانتظار تحديد المستوى
sent-at = أُرسل يوم { $moment }
course-changed = تغيّرت الدورة
group = المجموعة { $name }
with-teacher = مع { $teacher }
placed-in = حُدّد مستواك: { $level }
feedback-for-week = ملاحظات الأسبوع { $week }
feedback-for-assessment = ملاحظات على اختبارك
feedback-for-placement = ملاحظات على تلاوتك
heard-what-you-sent = استمع { $teacher } إلى ما أرسلته يوم { $moment }
session-cancelled = أُلغي اللقاء: { $title }
does-not-take-place = لن ينعقد يوم { $moment }
session-moved = تغيّر موعد { $title }
instead-of = { $moment } بدلًا من { $planned }
recording-here = تسجيل { $title } متاح الآن
week-asks-nothing = الأسبوع { $week } لا يطلب منك شيئًا
counts-as-done = يُحسب تامًّا
will-tell-what-follows = سيخبرك { $teacher } بما يلي
new-key = لمعلّمك مفتاح جديد
new-key-meaning = { $key }. لا يُقبل بعد الآن ما يُوقَّع بالمفتاح السابق. يمكن أن يؤكّد لك { $teacher } أن هذا صحيح
spoken-question = سؤال صوتي
spoken-answer = جواب صوتي
asks-about = سؤال من { $name } عن { $part }
wrote-about-week = كتب { $teacher } عن الأسبوع { $week }
wrote-about-assessment = كتب { $teacher } عن اختبارك
wrote-about-place = كتب { $teacher } عن مستواك
week-is-open = فُتح الأسبوع { $week }
due-at = الموعد { $moment }
week-due-in = موعد تسليم الأسبوع { $week } بعد { $span }
passage-by = { $passage }، حتى { $moment }
session-at = { $moment } { $link }
session-soon = { $title } بعد { $minutes ->
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
session-live = { $title }: مباشر الآن
assessment-is-open = فُتح الاختبار النهائي
passage-until = { $passage }، حتى { $moment }
course-closes = { $title }: الإغلاق بعد 7 أيام
assessment-until = يمكن إرسال الاختبار النهائي حتى { $moment }
week-until = يمكن إرسال الأسبوع { $week } حتى { $moment }
weeks-until = يمكن إرسال الأسابيع { $first } و{ $last } حتى { $moment }
week-due = حان موعد الأسبوع { $week }: { $passage }

# Courses: changes of the file
session-new = جديد: { $session }
session-instead = { $session }، بدلًا من { $time }
session-gone = لم يعد قائمًا: { $session }
session-title = { $title }، { $time }
course-begins = تبدأ الدورة يوم { $date }
weeks-begin = بداية الأسابيع { $time }
course-due = موعد التسليم { $time }

# Courses: why a line of a log is no event
no-course-id = دورة بلا معرّف صحيح
no-author-key = كاتب بلا مفتاح صحيح
no-such-moment = وقت غير موجود
unknown-event = نوع حدث غير معروف
unknown-result = نتيجة غير معروفة
too-many-marks = علامات أكثر من اللازم
impossible-mark = علامة غير ممكنة
sound-without-form = صوت بلا صيغة
impossible-part = جزء غير ممكن
impossible-time = وقت غير ممكن
impossible-length = طول غير ممكن
impossible-week = أسبوع غير ممكن
text-too-long = نص أطول من اللازم
no-name-there = لا اسم
no-level-there = لا مستوى
no-session-there = لا لقاء
impossible-reference = إحالة غير ممكنة
no-day-there = يوم غير موجود

name = { $name }
numbered-name = { $number } { $name }
