id = المعرّف
name = الاسم
riwayah = الرواية
style = الأسلوب
files = الملفات
from = المصدر
loudness = شدّة الصوت
reciter = القارئ
file = الملف
size = الحجم
pinned = محتفَظ به
fault = الخلل
limit = الحدّ
folder = المجلّد
counting = العدّ
network = الشبكة
library = المكتبة
segments = القِطَع
word-times = أوقات الكلمات
has = ما عنده
surah = السورة
result = النتيجة
ayah = الآية
place = الموضع

# The catalogue
no-such-name-with-options = لا قارئ بهذا الاسم يوافق الخيارات؛ كل القرّاء: { $command }
no-such-name = لا قارئ في الفهرس باسم كهذا؛ لإضافة ملفاتك: { $command }
to-add-one = لإضافة قارئ: { $command }
in-library = في المكتبة
library-as = باسم { $id }
library-not-yet = ليس بعد؛ أضفه بالأمر: { $command }
ayah-by-ayah = آية آية
whole-surahs = سور كاملة
ayat-brief = آيات
surahs-brief = سور
bitrate = { $kbit } كيلوبت/ث
bitrate-brief = { $kbit }k
surahs-of-all = { $count } من 114 سورة
counting-assumed = { $counting }، على الافتراض؛ إن كانت الآيات في غير مواضعها فأضفه مع --counting kufi
no-addresses = ملفات { $id } موجودة هنا: لا عناوين لها لمشاركتها

# A reciter of the library
kind-personal = شخصي
kind-reciter = قارئ
downloads-kept = الملفات المنزّلة تبقى
files-here = هنا { $count }
segments-counted = المعتمد { $confirmed }، والمقترح { $suggested }
known = معروفة
not-known = غير معروفة
nothing = لا شيء

# Where the files of a reciter come from
from-recordings = تسجيلات
from-folder = مجلّد
from-network = الشبكة
from-network-pinned = الشبكة، محتفَظ به
from-network-here = الشبكة، هنا { $count ->
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
from-network-here-pinned = الشبكة، هنا { $count ->
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }، محتفَظ به

# The list of reciters
no-reciters = لا قرّاء بعد؛ اختر بعضهم بالأمر: { $command }
no-reciters-of = لا قرّاء برواية { $riwayah } بعد؛ اختر بعضهم بالأمر: { $command }

# Adding
replaced = استُبدل { $id }: نُسي ما كان هنا للسابق، وبقيت ملفاته
added-by-ayah = { $id }: { $name }، { $riwayah }، آية آية من الشبكة
added-by-surah = { $id }: { $name }، { $riwayah }، سور كاملة من الشبكة
only-whole-surahs = { $id }: لا يُعرف أين الآيات في هذه السور، فلا تُشغَّل إلا كاملة؛ أعطِ --timings-url
description-has-values = لا يمكن للخيارات --riwayah و--counting و--timings و--first-ayah أن تغيّر وصفًا، فله قيمه الخاصّة
for-own-files = الخيارات --riwayah و--timings و--first-ayah لملفاتك أنت؛ سمِّ مجلّد الملفات
cannot-add = تعذّرت إضافة { $name }: { $reason }
no-such-file = { $path }: لا يوجد هذا الملف
no-description-readable = { $path }: تعذّرت قراءته، أو هو أكبر من أن يصف قارئًا
describes-no-reciter = { $path }: لا يصف قارئًا: { $reason }
not-in-json = { $path }: لا يصف قارئًا بصيغة JSON: { $reason }؛ لملفاتك: { $command }
imported = { $id }: { $ayat ->
    [one] آية واحدة
    [two] آيتان
    [few] { $ayat } آيات
    [many] { $ayat } آية
   *[other] { $ayat } آية
  } في { $files ->
    [one] ملف واحد
    [two] ملفين
    [few] { $files } ملفات
    [many] { $files } ملفًا
   *[other] { $files } ملف
  }، { $riwayah }
imported-surahs = { $id }: { $surahs ->
    [one] ملف سورة كاملة
    [two] ملفان لسورتين كاملتين
    [few] { $surahs } ملفات سور كاملة
    [many] { $surahs } ملفًا لسور كاملة
   *[other] { $surahs } ملف لسور كاملة
  }، { $riwayah }
imported-both = { $id }: { $ayat ->
    [one] آية واحدة
    [two] آيتان
    [few] { $ayat } آيات
    [many] { $ayat } آية
   *[other] { $ayat } آية
  } و{ $surahs ->
    [one] ملف سورة كاملة
    [two] ملفان لسورتين كاملتين
    [few] { $surahs } ملفات سور كاملة
    [many] { $surahs } ملفًا لسور كاملة
   *[other] { $surahs } ملف لسور كاملة
  }، { $riwayah }
ayat-missing = ناقصة من سور سائرها موجود هنا: { $refs }
ayat-missing-more = ناقصة من سور سائرها موجود هنا: { $refs }، { $count ->
    [one] وآية أخرى
    [two] وآيتان أخريان
    [few] و{ $count } آيات أخرى
    [many] و{ $count } آية أخرى
   *[other] و{ $count } آية أخرى
  }
files-ignored = { $count ->
    [one] ملف واحد لا يدلّ اسمه على تلاوة
    [two] ملفان لا يدلّ اسماهما على تلاوة
    [few] { $count } ملفات لا تدلّ أسماؤها على تلاوة
    [many] { $count } ملفًا لا تدلّ أسماؤها على تلاوة
   *[other] { $count } ملف لا تدلّ أسماؤها على تلاوة
  }

# The hearing of whole surahs
not-heard-yet = لا يُعرف بعد أين الآيات في السور؛ للتعرّف عليها: { $command }
being-heard = يجري الآن التعرّف على آيات { $name } في الخلفية، وحتى ينتهي ذلك يمكن تشغيل السور كاملة؛ لمعرفة التقدّم: { $command }
surahs-timed = السور التي عُرفت أوقات آياتها: { $timed } من { $count }
surahs-being-heard = { $counted }؛ ويجري الآن التعرّف على الباقي
surahs-to-hear = { $counted }؛ للتعرّف على الباقي: { $command }
surah-of-one-file = الخيار --surah لملف واحد، { $count ->
    [zero] ولا ملفات هنا
    [one] وهنا ملف واحد
    [two] وهنا ملفان
    [few] وهنا { $count } ملفات
    [many] وهنا { $count } ملفًا
   *[other] وهنا { $count } ملف
  }

# The measurement of the loudness
not-measurable = { $reason }؛ وحتى تُقاس شدّة الصوت يُشغَّل القارئ كما هو
not-measured = لم تُقَس شدّة الصوت بعد؛ لقياسها: { $command }
being-measured = تُقاس شدّة الصوت الآن في الخلفية بعيّنة من دقيقة واحدة؛ لقياس كل شيء: { $command }

# Removal
left-there = { $reason }؛ وما نُزّل يبقى هناك
forgotten = أُزيل { $name }
forgotten-with-downloads = أُزيل { $name } وما نُزّل من ملفاته: { $count }
recordings-in-trash = { $count ->
    [one] تسجيل واحد في سلّة المحذوفات؛ لاستعادته خلال 30 يومًا: { $command }
    [two] تسجيلان في سلّة المحذوفات؛ لاستعادتهما خلال 30 يومًا: { $command }
    [few] { $count } تسجيلات في سلّة المحذوفات؛ لاستعادتها خلال 30 يومًا: { $command }
    [many] { $count } تسجيلًا في سلّة المحذوفات؛ لاستعادتها خلال 30 يومًا: { $command }
   *[other] { $count } تسجيل في سلّة المحذوفات؛ لاستعادتها خلال 30 يومًا: { $command }
  }
unknown-file = { $path }: لا تعرفه المكتبة؛ لم يُمسّ
unknown-files = { $path } { $count ->
    [one] وملف آخر: لا تعرفهما المكتبة؛ لم يُمسّا
    [two] وملفان آخران: لا تعرفها المكتبة؛ لم تُمسّ
    [few] و{ $count } ملفات أخرى: لا تعرفها المكتبة؛ لم تُمسّ
    [many] و{ $count } ملفًا آخر: لا تعرفها المكتبة؛ لم تُمسّ
   *[other] و{ $count } ملف آخر: لا تعرفها المكتبة؛ لم تُمسّ
  }

# The setup
teacher-not-chosen = { $id } معلّم له تسجيلات، ويُستعمل دون أن يُختار: يضبط مكانه الأمر { $command }
recites-another = رواية { $id } هي { $recited } لا { $riwayah }؛ لتغييرها: --riwayah { $option }
no-reciter-yet = لا قارئ بعد
translation = الترجمة: { $name }، { $terms }
transliteration = الكتابة الصوتية: { $name }، { $terms }
next = التالي: { $command }
next-or = التالي: { $command }، أو { $otherCommand }
network-on = الشبكة مفعّلة، والملفات المنزّلة حتى { $limit }
network-off = الشبكة معطّلة، والملفات المنزّلة حتى { $limit }
network-on-own-last = تسجيلاتك في الآخر، والشبكة مفعّلة، والملفات المنزّلة حتى { $limit }
network-off-own-last = تسجيلاتك في الآخر، والشبكة معطّلة، والملفات المنزّلة حتى { $limit }

# Downloads
nothing-downloaded = لم يُنزَّل شيء بعد؛ مثال: { $command }
files-counted = { $count ->
    [zero] لا ملفات
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
size-pinned = محتفَظ منه: { $size }
withheld-counted = المحجوب { $count }
size-of-all = { $count ->
    [zero] لا ملفات
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }، { $size }، والمحتفَظ به منها { $pinned }
removed-and-freed = { $count ->
    [zero] لم يُزَل أي ملف
    [one] أُزيل ملف واحد
    [two] أُزيل ملفان
    [few] أُزيلت { $count } ملفات
    [many] أُزيل { $count } ملفًا
   *[other] أُزيل { $count } ملف
  }، والمساحة المحرَّرة { $size }
pinned-above-limit = تشغل الملفات المحتفَظ بها { $size }؛ وهي تبقى ولا تُحسب؛ لإلغاء الاحتفاظ بها: { $command }
heard-above-limit = تشغل الملفات المسموعة حديثًا أكثر من الحدّ بمقدار { $size }
files-whole = الملفات السليمة: { $whole } من { $files } ({ $size })
files-pinned = { $count ->
    [zero] لم يُحتفظ بأي ملف
    [one] احتُفظ بملف واحد
    [two] احتُفظ بملفين
    [few] الملفات المحتفَظ بها: { $count }
   *[other] الملفات المحتفَظ بها: { $count }
  }
files-unpinned = { $count ->
    [zero] لم يُلغَ الاحتفاظ بأي ملف
    [one] أُلغي الاحتفاظ بملف واحد
    [two] أُلغي الاحتفاظ بملفين
    [few] الملفات التي أُلغي الاحتفاظ بها: { $count }
   *[other] الملفات التي أُلغي الاحتفاظ بها: { $count }
  }
reciter-stays-pinned = ملفات { $id } محتفَظ بها كلّها، فتبقى
cannot-download = لا يمكن تنزيل { $id }: ليس في المكتبة عنوان لهذا القارئ
still-incomplete = { $count ->
    [one] لا يزال ملف واحد ناقصًا
    [two] لا يزال ملفان ناقصين
    [few] لا تزال { $count } ملفات ناقصة
    [many] لا يزال { $count } ملفًا ناقصًا
   *[other] لا يزال { $count } ملف ناقصًا
  }
would-download = ملفات { $id }: { $count }؛ الموجود منها هنا { $here }، والذي سيُنزَّل { $missing }
no-basmalah = ليست البسملة عند الخادم ({ $file })؛ ويُنزَّل كل ما سواها
download-stopped = توقّف؛ والملفات المكتملة محفوظة؛ للمتابعة: { $command }
download-failed = { $reason }؛ والملفات المكتملة محفوظة؛ للمتابعة: { $command }
files-missing = الملفات الناقصة: { $missing } من { $all }؛ لإعادة المحاولة: { $command }

surah-number = السورة { $surah }
not-it = ليس { $name }
not-it-but = ليس { $name }، ويشبه { $nearest }
not-all = ليس كل { $name }
not-all-word = ليس كل { $name }: سُمعت الكلمة { $word }
not-all-words = ليس كل { $name }: سُمعت الكلمات من { $first } إلى { $last }
holds-more = فيه أكثر من { $name }
in-doubt = يُشكّ في أنّه { $name }
in-doubt-or = يُشكّ هل هو { $name } أو { $nearest }
too-little = المسموع أقلّ من أن يُعرف هل هو { $name }
not-this-surah = لا يشبه هذه السورة
not-this-surah-but = لا يشبه هذه السورة؛ ويشبه { $nearest }
same-bytes = محتواه مطابق لمحتوى { $file }
both = { $first }؛ { $second }

within = { $met } من { $count ->
    [one] آية واحدة
    [two] آيتين
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } ضمن 0.3 ثانية
fit = موافقة: { $met }
fit-shifted = مُزاحة: تصحّ بإزاحة { $shift } مللي ثانية، { $met }
fit-drifting = منحرفة: تصحّ بإزاحة { $shift } مللي ثانية وإطالة { $percent }%، { $met }
fit-other-edition = لإصدار آخر: { $met } على أحسن تقدير
single-ayat-right = ملفات الآيات المفردة المسموعة: { $count }، والصحيح منها { $right }
single-ayat-to-hear = ملفات الآيات المفردة المسموعة: { $count }، والصحيح منها { $right }؛ لسماع أول الباقي: { $command }

# Changes of timings
by-hand = يدويًا
no-longer-by-hand = { $count ->
    [zero] لا آية كانت مضبوطة يدويًا
    [one] آية واحدة لم تعد مضبوطة يدويًا
    [two] آيتان لم تعودا مضبوطتين يدويًا
    [few] { $count } آيات لم تعد مضبوطة يدويًا
    [many] { $count } آية لم تعد مضبوطة يدويًا
   *[other] { $count } آية لم تعد مضبوطة يدويًا
  }
by-hand-elsewhere = صُحّحت يدويًا { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } في صوت ليس هنا؛ ويبقى ذلك محفوظًا حتى يوجد
later = أُخّرت { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } بمقدار { $milliseconds } مللي ثانية
earlier = قُدّمت { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  } بمقدار { $milliseconds } مللي ثانية
cut-anew = أُعيد قصّ { $count ->
    [one] ملف واحد
    [two] ملفين
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
done-and-cut = { $done } · { $cut }
whole-file = الملف كلّه
end-of-file = النهاية
words-counted = { $count ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
  }

# Timings that are taken from a file
not-believed = { $path }: تعذّر استعمال التوقيتات: لا يمكن الوثوق بأي آية منها
not-believed-since = { $path }: تعذّر استعمال التوقيتات: لا يمكن الوثوق بأي آية منها: { $reason }
not-read = { $path }: تعذّرت قراءة التوقيتات: { $reason }
overlays-elsewhere = توقيتات مصحَّحة في { $count ->
    [one] ملف واحد
    [two] ملفين
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }: الصوت ليس هنا؛ وتُحفظ حتى يوجد
and-more = { $count ->
    [one] وآية أخرى
    [two] وآيتان أخريان
    [few] و{ $count } آيات أخرى
    [many] و{ $count } آية أخرى
   *[other] و{ $count } آية أخرى
  }؛ يسرد --json الكل
repaired = أُصلح في الآيات: { $kinds }؛ يسردها --json
took = { $id }: أُخذت { $ayat ->
    [one] آية واحدة
    [two] آيتان
    [few] { $ayat } آيات
    [many] { $ayat } آية
   *[other] { $ayat } آية
  } من { $format }: كما هي { $clean }، والمصلَحة { $repaired }، والمحجوبة { $withheld }
would-take = { $id }: ستؤخذ { $ayat ->
    [one] آية واحدة
    [two] آيتان
    [few] { $ayat } آيات
    [many] { $ayat } آية
   *[other] { $ayat } آية
  } من { $format }: كما هي { $clean }، والمصلَحة { $repaired }، والمحجوبة { $withheld }

# The list of timings
no-timings = لا توقيتات لهذه الآيات عند { $name }؛ لاستيراد توقيتات: { $command }
from-files = من { $files }
other-edition = { $path }: لا تُستعمل كلماته: هي لملف طوله { $theirs }، وطول هذا { $own }؛ استورد توقيتاته أو أزحها
other-edition-more = { $count ->
    [one] وكذلك كلمات ملف آخر
    [two] وكذلك كلمات ملفين آخرين
    [few] وكذلك كلمات { $count } ملفات أخرى
    [many] وكذلك كلمات { $count } ملفًا آخر
   *[other] وكذلك كلمات { $count } ملف آخر
  }

# Hearing files for their timings
gets-no-times = { $path }: { $reason }؛ فلا تُضبط له أوقات
words-not-found = لم تُعرف مواضع كلماته
heard-so-far = سُمع { $heard } من { $count ->
    [one] ملف واحد
    [two] ملفين
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }؛ للمتابعة: { $command }
all-have-times = { $id }: كل الملفات هنا معروفة أوقات آياتها وكلماتها
heard = { $id }: { $files ->
    [zero] لم يُسمع أي ملف
    [one] سُمع ملف واحد
    [two] سُمع ملفان
    [few] سُمعت { $files } ملفات
    [many] سُمع { $files } ملفًا
   *[other] سُمع { $files } ملف
  }، وعُرفت أوقات { $ayat } من { $all ->
    [one] آية واحدة
    [two] آيتين
    [few] { $all } آيات
    [many] { $all } آية
   *[other] { $all } آية
  } وأوقات { $words ->
    [one] كلمة واحدة
    [two] كلمتين
    [few] { $words } كلمات
    [many] { $words } كلمة
   *[other] { $words } كلمة
  }
heard-and-left = { $heard }، { $left ->
    [one] وتُرك ملف واحد كما هو
    [two] وتُرك ملفان كما هما
    [few] وتُركت { $left } ملفات كما هي
    [many] وتُرك { $left } ملفًا كما هي
   *[other] وتُرك { $left } ملف كما هي
  }
