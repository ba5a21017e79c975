# أوامر المكتبة: التسجيلات والقرّاء والتنزيلات والأوقات والمزامنة

what-to-download = حدّد ما تنزّله، مثل juz:30 أو all
download-again = لتنزيلها من جديد: { $command }
done-of = { $done } من { $all }

delete-segment = هل تحذف { $label } عند { $time } من { $title }؟
segment-of = { $label } من { $title }
delete-recording = هل تحذف { $title } ({ $reciter }، { $date }، { $time }، القِطَع المعتمدة { $confirmed })؟
to-delete = للحذف بلا سؤال أضف --yes
nothing-deleted = لم يُحذف شيء
in-trash = { $title } في سلّة المحذوفات؛ لاستعادته خلال 30 يومًا: { $command }
delete-things = هل تحذف نهائيًا { $count ->
    [one] عنصرًا واحدًا
    [two] عنصرين
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
  }، { $size }؟
delete-rows = هل تحذف نهائيًا { $count ->
    [one] صفًا واحدًا
    [two] صفّين
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
  }؟
deleted-rows = حُذف: { $count ->
    [zero] لا شيء
    [one] صف واحد
    [two] صفّان
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
  }
to-empty = لإفراغ سلّة المحذوفات بلا سؤال أضف --yes
belongs-already = { $title } من تسجيلات { $owner } أصلًا
edited = { $title }، { $id }، سُجّل { $day }
none-or-from = استعمل --none أو --from، لا كليهما
to-do-it = للتنفيذ بلا سؤال أضف --yes
nothing-changed = لم يتغيّر شيء
use-backup = هل تُنحّى وتُستعمل النسخة الاحتياطية ليوم { $day }؟
add-yes = أضف --yes

folder-or-page = حدّد مجلّدًا، أو صفحة بالخيار --html FILE
needs-html = يحتاج { $option } إلى --html
timeline-or-range = استعمل --timeline أو مقطعًا، لا كليهما
no-recording-with = لا تسجيل فيه كل هذه الكلمات: { $words }

url-or-files = استعمل --url أو ملفاتك، لا كليهما
timings-need-url = يحتاج --timings-url إلى --url بملفات سور كاملة
timings-for-files = الخيار --timings لملفاتك؛ وللملفات على الشبكة استعمل --timings-url أو { $command }
first-ayah-for-files = الخيار --first-ayah لملفاتك فقط
remove-reciter = هل تزيل { $name } وتنقل { $count ->
    [one] تسجيلًا واحدًا
    [two] تسجيلين
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  } إلى سلّة المحذوفات؟
to-remove-reciter = لـ{ $id } من التسجيلات { $count ->
    [zero] لا شيء
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }؛ للإزالة بلا سؤال أضف --yes
nothing-removed = لم يُزَل شيء
being-measured = يجري قياس { $id } الآن؛ الانتظار حتى ينتهي
measuring = { $id }: { $percent }% من { $minutes } د
files-skipped = { $id }: ملفات تعذّرت قراءتها فتُركت، عددها { $count } وأولها { $file }
downloads-kept = تبقى الملفات المنزّلة محفوظة
downloads-may-go = قد تُحذف الملفات المنزّلة تلقائيًا
not-downloaded = لا يُنزَّل هؤلاء القرّاء: تبقى ملفاتهم في مكانها

on-or-off = اكتب on أو off، أو لا تكتب شيئًا
new-or-nothing = اكتب new، أو لا تكتب شيئًا
limit-out-of-range = قيمة --limit رقم من 1 إلى 100000
sending-recordings = إرسال التسجيلات
sending-changes = إرسال التغييرات · { $parts }
taking-changes = أخذ التغييرات
fetching-recordings = جلب التسجيلات
progress = { $bar } { $words } · { $done } من { $all }

start-or-end = أعطِ --start أو --end أو كليهما
end-before-start = يجب أن يكون --end بعد --start
no-shift = مع --by 0 لا يتحرّك شيء؛ أعطِ وقتًا مثل 60ms أو -0.06
by-hand-elsewhere = من الآيات المضبوطة باليد { $count } لصوت غير موجود هنا، وقد يكون لقارئ آخر
exported = { $path } · المضبوط باليد: { $count ->
    [zero] لا آيات
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }
exported-all = { $path } · المضبوط باليد: { $count ->
    [zero] لا آيات
    [one] آية واحدة
    [two] آيتان
    [few] { $count } آيات
    [many] { $count } آية
   *[other] { $count } آية
  }، المنشور: { $published }
surah-out-of-range = قيمة --surah من 1 إلى 114

title-empty = العنوان فارغ
renamed = صار اسم { $former } الآن { $name }
reciter-renamed = صار اسم { $former } الآن { $name }؛ ومعرّفه باقٍ: { $id }
segment-of-one = يحدّد --segment قطعة من تسجيل واحد
delete-recordings = هل تحذف { $count ->
    [one] تسجيلًا واحدًا بعلاماته
    [two] تسجيلين بعلاماتهما
    [few] { $count } تسجيلات بعلاماتها
    [many] { $count } تسجيلًا بعلاماتها
   *[other] { $count } تسجيل بعلاماتها
  }؟
move-needs = حدّد التسجيلات ثم القارئ
