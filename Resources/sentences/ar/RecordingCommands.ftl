# أوامر التسجيلات

dry-run-or-confirm = استعمل --dry-run أو --auto-confirm، لا كليهما
range-of-words = يأخذ --range آيات، لا كلمات مثل { $range }
silence-out-of-range = قيمة --silence-db من -100 إلى -1
pause-out-of-range = قيمة --min-pause من 0.02 إلى 10
output-of-editor = قيمة --output هي pulse أو pulse:SINK أو null أو null:realtime هنا
editor-needs-terminal = يحتاج annotate edit إلى طرفية؛ وللبرامج النصّية أوامر annotate الأخرى
no-editor = تعذّر عرض المحرّر: { $reason }
ends-before-start = يجب أن تكون نهاية القطعة بعد بدايتها
one-edge = استعمل واحدًا من --start و--end و--join
no-such-join = ليس فيها موضع وصل كهذا
no-label-before = لا قطعة لها علامة قبلها، فلا تُعرف الآية التالية
nothing-to-undo = لا شيء يُتراجع عنه
nothing-to-redo = لا شيء يُعاد
labels-unusable = { $file }: تعذّر استعمال العلامات: { $reason }
labels-unreadable = الدخل القياسي: تعذّرت قراءة العلامات: { $reason }
label-files = { $file }: تُكتب العلامات في FILE.txt (Audacity) أو FILE.TextGrid أو FILE.eaf أو FILE.csv أو FILE.json، أو بالخيار --format؛ ولصفحة للمتصفّح: { $command }
labels-written = { $file } · { $format } · { $count ->
    [zero] لا قِطَع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }
segments-counted = { $title }: القِطَع المعتمدة { $confirmed }، والمقترحة { $suggested }
passage-not-found = { $title }: لا يبدو أن فيه هذا المقطع؛ انظر --expect و--min-pause؛ وباليد: { $command }
percent-read = قُرئ { $percent }%
recording-or-all = حدّد تسجيلًا، أو أعطِ --all
name-recording = حدّد تسجيلًا، مثل last أو last:30، أو أعطِ --reciter
no-such-recordings = لا توجد هذه التسجيلات
segments-or-all = حدّد قِطَع التسجيل، أو أعطِ --sure أو --all
segments-of-one = تُحدَّد القِطَع حين يكون التسجيل واحدًا؛ ولعدّة تسجيلات أعطِ --sure أو --all
sure-alone = الخيار --sure للاعتماد؛ ولا يجتمع مع --all ولا --no
nothing-to-confirm = لا شيء في هذه التسجيلات ينتظر الاعتماد
nothing-is-sure = ليس بين مقترحات هذه التسجيلات متأكَّد منه بما يكفي؛ راجعها: { $command }
about = { $title }: { $remark }
heading = { $title } ({ $id })
confirmed-in = المعتمد: { $count ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  } في { $recordings ->
    [one] تسجيل واحد
    [two] تسجيلين
    [few] { $recordings } تسجيلات
    [many] { $recordings } تسجيلًا
   *[other] { $recordings } تسجيل
  }
unconfirmed-in = عاد إلى المقترحات: { $count ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  } في { $recordings ->
    [one] تسجيل واحد
    [two] تسجيلين
    [few] { $recordings } تسجيلات
    [many] { $recordings } تسجيلًا
   *[other] { $recordings } تسجيل
  }
width-out-of-range = قيمة --width هي { $width }، والمسموح من { $least } إلى { $most }
no-png-on-terminal = لا تعرض الطرفية صورة PNG: حدّد ملفًا
seconds-out-of-range = قيمة --seconds من 0.2 إلى 10
review-to-file = المراجعة في ملف لتسجيل واحد
from-of-one = يحدّد --from قطعة من تسجيل واحد
nothing-to-review = لا شيء للمراجعة في { $title }
review-without-sound = { $reason }؛ للمراجعة بلا صوت: --output null

output-and-json = كلٌّ من -o { $target } و--json يستعمل الخرج القياسي
labels-hidden = لم تتّسع الصورة لكل العلامات، وبقيت خارجها { $count ->
    [zero] لا علامات
    [one] علامة واحدة
    [two] علامتان
    [few] { $count } علامات
    [many] { $count } علامة
   *[other] { $count } علامة
  }؛ أعطِ --width، أو --from و--to
within-words = يأخذ --within آيات، لا كلمات
title-empty = قيمة --title فارغة
input-alone = الرمز - تسجيل واحد من الدخل القياسي؛ لا تحدّد معه ملفًا آخر
unheard = مع --no-hear لا يبقى شيء للاعتماد أو التعرّف
export-alone = كتب الأمر library export المجلّد { $folder }، وفيه بيان ما يحويه؛ سمِّه وحده دون خيارات التسجيلات
only-one = استعمل واحدًا فقط من --identify و--range و--labels
who-recites = من القارئ؟ (Enter: اسم المجلّد أو الملف)
who-recites-of = من القارئ: { $names } أم غيرهم؟ (Enter: اسم المجلّد أو الملف)
sounds-like = يبدو أنه برواية { $riwayah }، فحُسب عليها؛ لتحديد الرواية: { $option }
is-riwayah = يبدو أنه برواية { $riwayah }. هل هو كذلك؟
unsure-riwayah = الرواية غير متأكَّد منها ({ $riwayat })، وحُسب على رواية { $taken }؛ لتحديد الرواية: { $option }
unsure-counting = الرواية غير متأكَّد منها ({ $riwayat })، وعدّ آياته يختلف بينها؛ حدّد الرواية: { $option }
which-riwayah = أي رواية هي: { $riwayat } أم غيرها؟ (Enter: { $usual })
folder-reciter = حُسب لـ{ $name } كسائر تسجيلات هذا المجلّد؛ لتحديد القارئ: { $option }
same-reciter = هل { $name } هو { $known }؟
similar-reciter = { $name } قارئ جديد إلى جانب { $known }؛ إن كانا واحدًا: { $command }
taken-for-teacher = لم يُذكر القارئ: حُسب لمعلّمك { $name }؛ لغير ذلك: { $command }
taken-for-file = لم يُذكر القارئ: سُمّي { $name }؛ لتغيير الاسم: { $command }
taken-for-files = لم يُذكر القارئ: سُمّي القرّاء بأسماء الملفات، وعددهم { $count }؛ لجعلهم واحدًا: { $command }
confirm-sure = { $count ->
    [one] هل تعتمد الآن الآية المتأكَّد منها؟
    [two] هل تعتمد الآن الآيتين المتأكَّد منهما؟
    [few] هل تعتمد الآن { $count } آيات متأكَّد منها؟
    [many] هل تعتمد الآن { $count } آية متأكَّد منها؟
   *[other] هل تعتمد الآن { $count } آية متأكَّد منها؟
  }
ayat-confirmed = { $count ->
    [zero] لم تُعتمد آيات
    [one] اعتُمدت آية واحدة
    [two] اعتُمدت آيتان
    [few] اعتُمدت { $count } آيات
    [many] اعتُمدت { $count } آية
   *[other] اعتُمدت { $count } آية
  }
no-link-to-input = لا يصلح --link مع الدخل القياسي
shared-of-many = --shared للملفات والمجلّدات، لا مع - ولا --labels ولا --title
bucket-alone = الأرشيف في حاوٍ يُستورد وحده، من غير --link ولا --labels
gone-from-bucket = { $name }: لم يعد في الحاوي كما كان عند سرده
waits-for-others = { $count ->
    [zero] لم يبق تسجيل عند أجهزة أخرى
    [one] آخر تسجيل عند جهاز آخر
    [two] آخر تسجيلين عند أجهزة أخرى
    [few] آخر { $count } تسجيلات عند أجهزة أخرى
    [many] آخر { $count } تسجيلًا عند أجهزة أخرى
   *[other] آخر { $count } تسجيل عند أجهزة أخرى
  }؛ انتظار، لإتمام ما تتركه
found-none = { $paths }: لم يوجد تسجيل
title-for-one = الخيار --title لتسجيل واحد، والتسجيلات { $count }
labels-for-one = الخيار --labels FILE لتسجيل واحد؛ ولعدّة تسجيلات حدّد مجلّدًا فيه ملفات علامات
move-recording = { $title } ({ $id }) من تسجيلات { $owner }. هل تنقله إلى { $name } مع علاماته؟
to-move = لنقله إلى { $name } أضف --move
input-takes = قيمة --input هي -؛ ولأخذ ملف: { $command }
height-out-of-range = قيمة --height هي { $height }، والمسموح من { $least } إلى { $most }
