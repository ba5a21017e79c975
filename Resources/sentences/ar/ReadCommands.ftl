# The commands about the text. Names of commands and options stay as they are.

explains-hafs = الخيار --riwayah hafs يشرح نص حفص

# Bookmarks and positions
input-unreadable = تعذّرت قراءة الدخل القياسي، أو هو أطول من 1 MB
input-not-text = الدخل القياسي ليس نصًّا بترميز UTF-8
colour-or-none = استعمل --colour أو --no-colour، لا كليهما
nothing-to-change = قل ما تريد تغييره: --note أو --tag أو --untag أو --colour أو --no-colour أو --move
csv-and-json = يكتب كلٌّ من --json و--format csv في الخرج القياسي: سمِّ ملفًا بالخيار --output
# $count (number)
some-skipped = { $count ->
    [one] تُركت واحدة؛ واستُورد الباقي
    [two] تُركت اثنتان؛ واستُورد الباقي
   *[other] تُركت { $count }؛ واستُورد الباقي
  }
bookmarks-in = { $count ->
    [zero] لا إشارات مرجعية
    [one] إشارة مرجعية واحدة
    [two] إشارتان مرجعيتان
    [few] { $count } إشارات مرجعية
    [many] { $count } إشارة مرجعية
   *[other] { $count } إشارة مرجعية
  } في { $path }
input-failed = تعذّرت قراءة الدخل القياسي: { $reason }
no-position-yet = لا يوجد موضع قراءة { $name }؛ لوضعه: { $command }
no-position = لا يوجد موضع قراءة { $name }؛ انظر: { $command }

# Places and search
# $count (number)
one-range = { $count ->
    [two] يأخذ info مقطعًا واحدًا، لا مقطعين
    [few] يأخذ info مقطعًا واحدًا، لا { $count } مقاطع
    [many] يأخذ info مقطعًا واحدًا، لا { $count } مقطعًا
   *[other] يأخذ info مقطعًا واحدًا، لا { $count } مقطع
  }
limit-too-small = قيمة --limit هي 1 فأكثر
page-too-small = قيمة --page هي 1 فأكثر
least-out-of-range = قيمة --least من 1 إلى 100
name-an-ayah = سمِّ آية، مثل 2:58، أو استعمل --mine

# Pictures
output-needs-format = يحتاج -o إلى --format html أو svg أو png، أو إلى اسم ملف ينتهي بأحدها
option-needs-format = يأتي { $option } مع --format html أو svg أو png
pages-only = لا يعرض --format { $format } إلا الصفحات المطبوعة، لا --flow { $flow }
translation-in-html = لا يعمل --translation إلا مع --format html
picture-and-json = يكتب كلٌّ من --format { $format } و--json في الخرج القياسي: سمِّ ملفًا، -o FILE
no-png-on-terminal = لا تعرض الطرفية صورة PNG: سمِّ ملفًا، -o FILE
lines-of-hafs = يعرض { $format } أسطر طبعة حفص؛ وأسطر { $riwayah } غير معروفة؛ استعمل --riwayah hafs

# The ayah of the day
no-translation-with = لا يأتي --translation مع «{ $words }»
no-options-with = لا تأتي --date و--notify و--riwayah مع «{ $words }»
text-unreadable = تعذّرت قراءة النص
open-place = افتح { $ref }

# Tajweed
legend-alone = لا يأخذ --legend آيات ولا --count
phonemes-alone = لا يأخذ --phonemes أيًّا من --rule و--count و--legend
waqf-needs-phonemes = يحتاج --waqf إلى --phonemes
which-ayat = قل أي آيات تريد، مثل: { $command }

# Texts
for-one-file = الخياران --id و--name لملف واحد
id-fault = الخيار --id { $id }: في المعرّف حروف لاتينية صغيرة وأرقام ونقط وشرطات، ويبدأ بحرف
no-print = { $name } ليس تخطيط طبعة ولا كلمات رسم
accept-differences = { $count ->
    [zero] أأثبّت النص؟
    [one] أأثبّت النص بهذه الكلمة؟
    [two] أأثبّت النص بهاتين الكلمتين؟
    [few] أأثبّت النص بهذه الكلمات الـ{ $count }؟
    [many] أأثبّت النص بهذه الكلمات الـ{ $count }؟
   *[other] أأثبّت النص بهذه الكلمات الـ{ $count }؟
  }
differences-refused = لم يثبَّت { $name }، فمن كلماته ما ليس من نصنا؛ فإن كانت صحيحة مع ذلك فأضفه بالخيار { $option }
language-fault = الخيار --language { $language }: هذا ليس رمز لغة مثل en
standard-input = الدخل القياسي
input-alone = - هو الدخل القياسي، ويُكتب وحده
as-needs-input = --as اسم ما يأتي به -: اكتب - وحده
text-not-installed = نص { $riwayah } غير مثبّت
none-needs-kind = يحتاج none إلى --kind
kind-for-none = الخيار --kind لـ none فقط
