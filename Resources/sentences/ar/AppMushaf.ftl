# Reading: the text, places in it, bookmarks, the history of hearing, and khatmat. Names of commands and options stay as they are.

# Counted things. They stand in other sentences.
pages = { $count ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
  }
verses = { $count ->
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
days = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
  }
# $pages is an amount with at most one decimal: 3.4. $form is the same as a whole number, 100 for a fraction: it chooses the form.
amount-of-pages = { $form ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $pages } صفحات
    [many] { $pages } صفحة
   *[other] { $pages } صفحة
  }

# Headings of columns, and names at the beginning of lines
name = الاسم
day = اليوم
began = البداية
length = المدّة
reciter = القارئ
riwayah = الرواية
heard = المسموع
number = رقم
first-day = أول يوم
last-day = آخر يوم
days-heading = الأيام
pages-heading = الصفحات
verses-heading = الآيات
goal-heading = الهدف
read-heading = المقروء
completed-heading = الختمات
state = الحالة
place-heading = الموضع
page = الصفحة
juz = الجزء
hizb = الحزب
rub = الربع
manzil = المنزل
ruku = الركوع
quarter-of-para = ربع الجزء
print-name = الطبعة
surah = السورة
ayat = الآيات
words = الكلمات
sajdah = السجدة
none = لا يوجد

# Bookmarks
bookmark-one-of = قد يكون { $name } واحدًا من { $names }
# There are more names than those that are listed.
bookmark-one-of-more = قد يكون { $name } واحدًا من { $names } …
no-bookmark = لا توجد إشارة مرجعية { $name }؛ انظر: { $command }
no-removed-bookmark = لا إشارة محذوفة توافق ذلك
# The words after the command are its options.
no-bookmarks = لا إشارات مرجعية بعد؛ مثلًا: { $command } --note "…" --tag hifz
# $count (number)
no-bookmark-matches = { $count ->
    [one] الإشارة المرجعية الوحيدة لا توافق ذلك
    [two] لا واحدة من الإشارتين المرجعيتين توافق ذلك
    [few] لا واحدة من { $count } إشارات مرجعية توافق ذلك
    [many] لا واحدة من { $count } إشارة مرجعية توافق ذلك
   *[other] لا واحدة من { $count } إشارة مرجعية توافق ذلك
  }
bookmark-added = وُضعت إشارة: { $place } ({ $id })
bookmark-known = توجد إشارة عند { $place } من قبل، بالكلمات نفسها ({ $id })
bookmark-changed = عُدّلت: { $place } ({ $id })
bookmark-unchanged = { $id } على هذه الحال من قبل
bookmark-removed = أُزيلت: { $place }؛ لاستعادتها خلال 30 يومًا: { $command }
bookmark-restored = عادت: { $place } ({ $id })

# Bookmarks that were taken from a file or from another library. The words stand in a row, with commas.
file-fault = { $file }: { $reason }
nothing-to-take = لا شيء يُؤخذ
# $count (number)
count-added = المضافة: { $count }
# $count (number)
count-changed = المعدَّلة: { $count }
# $count (number)
count-known = المعروفة من قبل: { $count }
# $count (number)
count-left-removed = المتروكة محذوفة: { $count }
bookmarks-added = { $count ->
    [zero] لم تُضَف إشارة مرجعية
    [one] أُضيفت إشارة مرجعية واحدة
    [two] أُضيفت إشارتان مرجعيتان
    [few] أُضيفت { $count } إشارات مرجعية
    [many] أُضيفت { $count } إشارة مرجعية
   *[other] أُضيفت { $count } إشارة مرجعية
  }
bookmarks-changed = { $count ->
    [zero] لم تُعدَّل إشارة مرجعية
    [one] عُدّلت إشارة مرجعية واحدة
    [two] عُدّلت إشارتان مرجعيتان
    [few] عُدّلت { $count } إشارات مرجعية
    [many] عُدّلت { $count } إشارة مرجعية
   *[other] عُدّلت { $count } إشارة مرجعية
  }
bookmarks-removed = { $count ->
    [zero] لم تُزَل إشارة مرجعية
    [one] أُزيلت إشارة مرجعية واحدة
    [two] أُزيلت إشارتان مرجعيتان
    [few] أُزيلت { $count } إشارات مرجعية
    [many] أُزيلت { $count } إشارة مرجعية
   *[other] أُزيلت { $count } إشارة مرجعية
  }
positions-taken = { $count ->
    [zero] لا مواضع قراءة
    [one] موضع قراءة واحد
    [two] موضعا قراءة
    [few] { $count } مواضع قراءة
    [many] { $count } موضع قراءة
   *[other] { $count } موضع قراءة
  }

# Reading positions
no-positions = لا مواضع قراءة بعد؛ مثلًا: { $command }
position-set = الموضع { $name } عند { $place }
position-removed = أُزيل: { $name }؛ وكان عند { $place }
# $page (number)
page-number = صفحة { $page }
read-in = القراءة برواية { $riwayah }

# Rows of the library that cannot be believed
a-bookmark = إشارة مرجعية
a-position = موضع قراءة
a-history-entry = قيد في سجلّ السماع
a-khatm = ختمة
a-goal = هدف
# $row (sentence) is one of the five above.
row-left-out = في المكتبة صف لا يوثق به ({ $row }: { $reason })، فتُرك
# $row (sentence)
row-set-aside = في المكتبة صف لا يوثق به ({ $row }: { $reason })، فوُضع جانبًا؛ انظر: { $command }
# $count (number) is more than one.
rows-left-out = { $count ->
    [two] في المكتبة صفّان لا يوثق بهما ({ $reason })، فتُركا
    [few] في المكتبة { $count } صفوف لا يوثق بها ({ $reason })، فتُركت
    [many] في المكتبة { $count } صفًا لا يوثق بها ({ $reason })، فتُركت
   *[other] في المكتبة { $count } صف لا يوثق بها ({ $reason })، فتُركت
  }
# $count (number) is more than one.
rows-set-aside = { $count ->
    [two] في المكتبة صفّان لا يوثق بهما ({ $reason })، فوُضعا جانبًا؛ انظر: { $command }
    [few] في المكتبة { $count } صفوف لا يوثق بها ({ $reason })، فوُضعت جانبًا؛ انظر: { $command }
    [many] في المكتبة { $count } صفًا لا يوثق بها ({ $reason })، فوُضعت جانبًا؛ انظر: { $command }
   *[other] في المكتبة { $count } صف لا يوثق بها ({ $reason })، فوُضعت جانبًا؛ انظر: { $command }
  }
nothing-set-aside = لم يوضع شيء جانبًا
kind-bookmark = إشارة مرجعية
kind-position = موضع قراءة
kind-history = سماع
kind-khatm = ختمة
kind-goal = هدف

# Places
no-ayah-there = لا آية هناك
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } (حروف { $riwayah })
# $number (number) $word (number)
division-begins = بداية { $division } { $number } عند الكلمة { $word }
divided-otherwise = الأجزاء والأحزاب والأرباع هنا لرواية { $riwayah }، لا لحفص
# $surah (number) $order (number) $ayat (number)
surah-meccan = { $surah }، مكّية، ترتيب نزولها { $order }، عدد آياتها { $ayat }
# $surah (number) $order (number) $ayat (number)
surah-medinan = { $surah }، مدنية، ترتيب نزولها { $order }، عدد آياتها { $ayat }
# $count (number)
surahs-from-to = { $count ->
    [two] { $first } … { $last } (سورتان)
    [few] { $first } … { $last } ({ $count } سور)
    [many] { $first } … { $last } ({ $count } سورة)
   *[other] { $first } … { $last } ({ $count } سورة)
  }
# $number (number)
sajdah-number = رقم { $number } من 15
# $number (number)
sajdah-without-sign = رقم { $number } من 15؛ لا علامة لها في طبعة { $riwayah }
# $number (number)
sajdah-sign-at = رقم { $number } من 15 في طبعة حفص؛ وعلامتها في طبعة { $riwayah } عند { $ref }
# $number (number)
sajdah-sign-missing = رقم { $number } من 15؛ لا علامة لها في طبعات { $riwayat }
# $number (number)
sajdah-sign-of-hafs = رقم { $number } من 15؛ وعلامتها في طبعة حفص عند { $ref }
# Between names in a row.
and = { $first } و{ $second }

# The text
letters-of-hafs = حروف حفص، مقسومة على آيات { $riwayah }
words-of-hafs = { $range }: تُعدّ الكلمات في نص حفص؛ ومن { $riwayah } تُعرض آيات كاملة
text-not-installed = { $wanted }؛ ويعرض --text hafs حروف حفص مكانه
glosses-of-hafs = { $pack }: كلماتها كلمات حفص لا { $riwayah }؛ ولعرضها: --text hafs
colours-of-hafs = الخيار --text hafs يلوّن حروف حفص
# $advice (sentence)
no-signs = تحتاج الأحكام إلى علامات نص حفص؛ وليست في نص { $riwayah }؛ { $advice }

# Pictures and documents
no-font = { $reason }؛ لا خط داخل المستند
font-forbidden = الخط «{ $family }» يمنع إدراجه في المستندات: فيُذكر اسمه فيها فقط
# $count (number) is more than one.
one-picture-each = { $count ->
    [two] المقطع في صفحتين، ولكل صفحة صورة: استعمل -o FOLDER، أو اسمًا فيه % مكان رقم الصفحة، مثل page-%.{ $format }
    [few] المقطع في { $count } صفحات، ولكل صفحة صورة: استعمل -o FOLDER، أو اسمًا فيه % مكان رقم الصفحة، مثل page-%.{ $format }
   *[other] المقطع في { $count } صفحة، ولكل صفحة صورة: استعمل -o FOLDER، أو اسمًا فيه % مكان رقم الصفحة، مثل page-%.{ $format }
  }
# $page (number) $width (number) $height (number)
picture-written = { $path } · صفحة { $page } · { $width } × { $height }
script-needs-font = { $fault }؛ رُسمت الصفحة بحروف نصنا. يُسمّى خط فيه حروف { $script } بـ { $command }
document-written = { $path } · { $count ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
  } · { $size }
# $page (number)
lines-unknown = أسطر الصفحة { $page } غير معروفة
words-not-counted = كلمات { $ref } ليست الكلمات المعدودة
not-on-page = { $ref } ليست في صفحتها

# Search
no-letter = لا حرف ولا رقم في البحث: «{ $query }»
left-out = { $reason }؛ فتُرك
nothing-found = لا نتيجة: «{ $query }»
nothing-found-here = لا نتيجة في هذه الآيات: «{ $query }»
no-phrase = لا نتيجة: «{ $query }»؛ وبلا علامات الاقتباس قد تأتي الكلمات بأي ترتيب
no-phrase-here = لا نتيجة في هذه الآيات: «{ $query }»؛ وبلا علامات الاقتباس قد تأتي الكلمات بأي ترتيب
no-whole-word = لا نتيجة: «{ $query }»؛ وبلا --whole توجد أجزاء الكلمات أيضًا
no-whole-word-here = لا نتيجة في هذه الآيات: «{ $query }»؛ وبلا --whole توجد أجزاء الكلمات أيضًا

# The history of hearing
not-heard = لم تسمع شيئًا من ذلك
not-heard-off = لم تسمع شيئًا من ذلك؛ وسجلّ السماع متوقّف، لتشغيله: { $command }
history-empty = سجلّ السماع فارغ: لم تُسمع آية على خادم الصوت بعد، والبسملة لا تُعدّ آية؛ مثلًا: { $command }
nothing-then = لم تسمع شيئًا حينئذ؛ وآخر يوم كان { $day }: { $command }
# $count (number)
ranges-and-more = { $ranges } و{ $count } غير ذلك
# $plays (number) ayat that were heard to their end.
heard-in-all = المجموع { $time }، وما سُمع إلى آخره: { $plays ->
    [zero] لا آية
    [one] آية واحدة
    [two] آيتان
    [few] { $plays } آيات
    [many] { $plays } آية
   *[other] { $plays } آية
  }

# Khatmat
# $pages (number) $all (sentence)
pages-of = { $pages } من { $all }
# $count (number)
times-completed = { $count ->
    [zero] لم تتمّ بعد
    [one] مرّة واحدة
    [two] مرّتان
    [few] { $count } مرّات
    [many] { $count } مرّة
   *[other] { $count } مرّة
  }
khatm-open = مفتوحة
khatm-closed = مغلقة
khatm-removed = محذوفة
listening-on = الاستماع يُحسب
listening-off = الاستماع لا يُحسب
none-removed = لا ختمة محذوفة
no-khatm = لا ختمة بعد؛ تبدأ الأولى حين تقرأ
no-reading = لا قراءة في هذه الأيام؛ لتسجيل قراءة: { $command }

# The day's goal
pages-remain = { $count ->
    [zero] لم تبقَ صفحات
    [one] بقيت صفحة واحدة
    [two] بقيت صفحتان
    [few] بقيت { $count } صفحات
    [many] بقيت { $count } صفحة
   *[other] بقيت { $count } صفحة
  }
verses-remain = { $count ->
    [zero] لم تبقَ آيات
    [one] بقيت آية واحدة
    [two] بقيت آيتان
    [few] بقيت { $count } آيات
    [many] بقيت { $count } آية
   *[other] بقيت { $count } آية
  }
# $goal (sentence)
read-of-goal = { $read } (الهدف { $goal })
# $pages (sentence) $verses (sentence)
read-without-goal = { $pages }، { $verses }
no-goal = لا هدف بعد
# $goal (sentence) $read (sentence)
goal-met = { $goal } كل يوم؛ اليوم { $read }، تحقّق ✓
# $goal (sentence) $read (sentence) $rest (sentence)
goal-open = { $goal } كل يوم؛ اليوم { $read }، { $rest }: { $command }
# The title and the lines of a notification. $rest (sentence)
rest-today = { $rest } اليوم
# $goal (sentence)
go-on = الهدف { $goal }. للمتابعة: { $command }
# $days (sentence)
row-so-far = { $days } على التوالي حتى الآن.
# $page (number)
open-page = افتح الصفحة { $page }

# Days in a row. They never reproach.
row-none = اليوم يصلح أن يكون أول يوم
# $days (sentence)
row-met = { $days } على التوالي
# $days (sentence) $longest (sentence)
row-met-longest = { $days } على التوالي؛ والأطول { $longest }
# $days (sentence)
row-open = { $days } على التوالي؛ واليوم لم ينتهِ بعد
# $days (sentence) $longest (sentence)
row-open-longest = { $days } على التوالي؛ والأطول { $longest }؛ واليوم لم ينتهِ بعد
# $days (sentence)
row-broken = يبقى لك { $days } على التوالي؛ مرحبًا بعودتك، واليوم بداية جديدة
# $days (sentence) $longest (sentence)
row-broken-longest = يبقى لك { $days } على التوالي، والأطول { $longest }؛ مرحبًا بعودتك، واليوم بداية جديدة
# $days (sentence)
row-in-doubt = { $days } على التوالي، إن صحّت الساعة
# $days (sentence) $longest (sentence)
row-in-doubt-longest = { $days } على التوالي، إن صحّت الساعة؛ والأطول { $longest }

# A plan
no-day = الخيار --by: { $reason }
day-past = { $day } في الماضي
day-too-far = { $day } بعد أكثر من مئة عام
hijri-day = { $hijri } يوافق { $day } بتقويم أم القرى؛ ويبدأ مساء اليوم الذي قبله
hijri-day-calculated = { $hijri } يوافق { $day } بالحساب، والفرق يومان على الأكثر؛ ويبدأ مساء اليوم الذي قبله
# $pages (sentence) $days (sentence) $daily (sentence)
plan = { $pages }، والمدّة { $days } منها اليوم: { $daily } كل يوم
plan-is-goal = لا تُحفظ الخطّة؛ فهدفك اليومي يساويها
# $most (sentence)
plan-above-goals = لا تُحفظ الخطّة؛ فأكثر ما في الهدف اليومي { $most }
plan-to-goal = لا تُحفظ الخطّة؛ لجعلها هدفك اليومي: { $command }

# Noting by hand
nothing-to-note = لا شيء يُسجَّل
day-to-come = { $day } لم يأتِ بعد
no-such-day = { $day } ليس من أيام تقويم هذا الجهاز
# $pages (sentence)
stands-for-surahs = الأرقام { $numbers } تعني سورًا: { $surahs ->
    [one] سورة واحدة
    [two] سورتان
    [few] { $surahs } سور
    [many] { $surahs } سورة
   *[other] { $surahs } سورة
  }، والصفحات: { $pages }؛ وللصفحات: page:{ $first }؛ وللتراجع: { $command }
# $pages (sentence) $all (number)
noted = قُرئ: { $ranges }؛ { $pages } من { $all } في { $khatm }
# $pages (sentence) $all (number)
noted-goal-met = قُرئ: { $ranges }؛ { $pages } من { $all } في { $khatm }؛ تحقّق هدف اليوم ✓
all-read = { $count ->
    [1] قُرئ القرآن كاملًا أول مرّة في { $khatm }، تقبّل الله؛ وتبدأ الختمة التالية.
    [two] قُرئ القرآن كاملًا مرّتين في { $khatm }، تقبّل الله؛ وتبدأ الختمة التالية.
    [few] قُرئ القرآن كاملًا { $count } مرّات في { $khatm }، تقبّل الله؛ وتبدأ الختمة التالية.
    [many] قُرئ القرآن كاملًا { $count } مرّة في { $khatm }، تقبّل الله؛ وتبدأ الختمة التالية.
   *[other] قُرئ القرآن كاملًا { $count } مرّة في { $khatm }، تقبّل الله؛ وتبدأ الختمة التالية.
  }
taken-back = تراجع: { $ranges } من { $day } { $time } في { $khatm }
noted-again = سُجّل من جديد: { $ranges } من { $day } { $time } في { $khatm }
nothing-to-undo = لا شيء للتراجع عنه
nothing-to-redo = لا شيء لإعادته
