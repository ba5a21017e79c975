# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = أُنشئ موضع المزامنة { $place }؛ واسم هذا الجهاز { $name }
place-found = وُجد موضع المزامنة { $place }؛ واسم هذا الجهاز { $name }
this-device = هذا الجهاز
next = التالي: { $command }
not-synchronised = المكتبة غير متزامنة بعد؛ ابدأ بـ: { $command }
ended = توقّفت مزامنة هذه المكتبة؛ وموضع المزامنة باقٍ كما هو
busy = تجري المزامنة الآن في عملية أخرى

# Devices
is-this-device = هذا هو الجهاز نفسه؛ لإنهاء المزامنة هنا: { $command }
forgot = نُسي { $name }؛ وتغييراته محفوظة
forgot-advice = يمكنه أن يعود باسم جديد؛ لمنعه من موضع مشفّر: { $command }
no-device = لا يوجد جهاز باسم { $name }؛ الأجهزة: { $names }
several-devices = عدد الأجهزة التي اسمها { $name } هو { $count }؛ اختر واحدًا من { $ids }
another-device = جهاز آخر

# Snapshots and keys
pruned = كُتبت لقطة، { $count ->
    [one] وأُزيل كائن واحد تغني عنه
    [two] وأُزيل كائنان تغني عنهما
    [few] وأُزيلت { $count } كائنات تغني عنها
    [many] وأُزيل { $count } كائنًا تغني عنها
   *[other] وأُزيل { $count } كائن تغني عنها
  }
key-made = أُنشئ مفتاح جديد؛ والأجهزة الأخرى تحتاج إليه أيضًا: { $command }
key-taken = أُخذ مفتاح موضع المزامنة
no-key = موضع المزامنة غير مشفّر، فلا مفتاح له
keys-gone = كان موضع المزامنة مشفّرًا، ولم تعد مفاتيحه فيه
place-of-others = آخرون يستعملون هذا الموضع بلا تشفير؛ سمِّ موضعًا جديدًا
keys-damaged = { $path }: لا يمكن قراءة مفاتيح موضع المزامنة؛ أزل الملف ثم أعد المزامنة
no-key-file = { $path }: لا ملف مفتاح هنا يمكن قراءته
passphrase-question = عبارة المرور لموضع المزامنة:
passphrase-again = مرّة أخرى:
passphrase-missing = موضع المزامنة مشفّر؛ اكتب عبارة مروره في طرفية، أو استعمل { $option }
passphrases-differ = عبارتا المرور مختلفتان؛ لم يتغيّر شيء
password-question = كلمة مرور { $user } على { $host }:
password-refused = { $host }: لم يعد الخادم يقبل كلمة المرور؛ لكتابتها من جديد أزل سطرها من { $path }
password-missing = كلمة مرور { $user } على { $host } غير معروفة؛ زامن مرّة من طرفية

# Errors of the place
other-file = في موضع المزامنة { $name } آخر؛ انظر: { $command }
full = امتلأ موضع المزامنة؛ ما أُرسل محفوظ، وتابع حين تتوفّر مساحة
read-only = موضع المزامنة للقراءة فقط
offline = { $reason } (التغييرات محفوظة إلى المزامنة التالية)
over-budget = كلّفت طلبات هذا الجهاز إلى الدلاء { $spent } دولارًا أمريكيًا هذا الشهر، وميزانيته { $budget }؛ والجديد محفوظ إلى الشهر التالي. للمتابعة الآن: { $option }؛ ولميزانية أخرى: { $command }
damaged-file = { $name } في موضع المزامنة تالف؛ انظر: { $command }

# The state
status-place = الموضع
status-device = الجهاز
status-synced = المزامنة
status-never = لم تتمّ بعد
status-left = الباقي
status-other = جهاز آخر
status-traffic = الطلبات
status-spent = الشهر
status-holds = يحوي
status-written = كُتب
status-head = تغييرات
status-cost = الكلفة
holds = { $objects ->
    [zero] لا كائنات
    [one] كائنًا واحدًا
    [two] كائنين
    [few] { $objects } كائنات
    [many] { $objects } كائنًا
   *[other] { $objects } كائن
  }، { $size }
wrote-last = آخر ما كتبه { $name }: { $time }
cost-of-month = نحو { $amount } دولارًا أمريكيًا في الشهر لما هو فيه
cost-of-exchanges = { $amount } دولارًا أمريكيًا لألف مزامنة كالأخيرة
cost-source = بالأسعار التي تنشرها AWS لخدمة S3 Standard (us-east-1)؛ وقد تختلف أسعار مخزنك
spent = نحو { $amount } دولارًا أمريكيًا إلى الآن لطلبات هذا الجهاز
spent-of = نحو { $amount } دولارًا أمريكيًا إلى الآن لطلبات هذا الجهاز، من ميزانية قدرها { $budget }
budget-near = كلّفت طلبات هذا الجهاز إلى الدلاء { $spent } دولارًا أمريكيًا هذا الشهر، من ميزانية قدرها { $budget }؛ ولتغييرها: { $command }
silent-device = لم يكتب { $name } شيئًا منذ { $days ->
    [zero] أقل من يوم
    [one] يوم
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
  }؛ إن ذهب بلا عودة: { $command }
traffic-words = { $requests ->
    [zero] لا طلبات
    [one] طلب واحد
    [two] طلبان
    [few] { $requests } طلبات
    [many] { $requests } طلبًا
   *[other] { $requests } طلب
  }: القوائم { $lists }، القراءة { $reads }، الكتابة { $writes }؛ أُرسل { $sent }، وجُلب { $received }
verified-by = بـ { $words }
status-conflict = تعارض
status-kept = محفوظ
nothing-left = لا شيء
changes-left = { $count ->
    [one] تغيير واحد للمقارنة
    [two] تغييران للمقارنة
    [few] { $count } تغييرات للمقارنة
    [many] { $count } تغييرًا للمقارنة
   *[other] { $count } تغيير للمقارنة
  }
parts-left = { $count ->
    [one] جزء واحد من السجلّ للإرسال
    [two] جزآن من السجلّ للإرسال
    [few] { $count } أجزاء من السجلّ للإرسال
    [many] { $count } جزءًا من السجلّ للإرسال
   *[other] { $count } جزء من السجلّ للإرسال
  }
to-send = { $count ->
    [one] تسجيل واحد للإرسال
    [two] تسجيلان للإرسال
    [few] { $count } تسجيلات للإرسال
    [many] { $count } تسجيلًا للإرسال
   *[other] { $count } تسجيل للإرسال
  }
to-fetch = { $count ->
    [one] تسجيل واحد للجلب
    [two] تسجيلان للجلب
    [few] { $count } تسجيلات للجلب
    [many] { $count } تسجيلًا للجلب
   *[other] { $count } تسجيل للجلب
  }
cannot-send = { $count ->
    [one] تسجيل واحد لا يمكن إرساله: صوته مفقود أو تغيّر
    [two] تسجيلان لا يمكن إرسالهما: صوتهما مفقود أو تغيّر
    [few] { $count } تسجيلات لا يمكن إرسالها: صوتها مفقود أو تغيّر
    [many] { $count } تسجيلًا لا يمكن إرسالها: صوتها مفقود أو تغيّر
   *[other] { $count } تسجيل لا يمكن إرسالها: صوتها مفقود أو تغيّر
  }
not-understood = { $kind } { $name }: غير مفهوم، ولم يُطبَّق
newer-values = كتب جهاز آخر قيمًا لا يفهمها هذا الإصدار؛ حدّث تلاوة
decide-advice = لتختار: { $command }

# Conflicts
segment-of = قطعة من { $title }
a-bookmark = إشارة مرجعية
choice = { $value } · من { $device }
choice-shown = { $value } · من { $device } · هي المعروضة حتى تختار
segment-value = { $content }، الإطارات من { $start } إلى { $end }، { $status }
no-conflict = لا يوجد تعارض { $id } يُختار فيه؛ انظر: { $command }
choose-letter = اختر واحدًا من { $letters }
decided-meanwhile = اختار جهاز آخر قبلك؛ انظر: { $command }
decided = تمّ الاختيار؛ والمزامنة التالية تخبر الأجهزة الأخرى

# The log
log-time = الوقت
log-device = الجهاز
log-changes = التغييرات
log-sent = مُرسَل
log-taken = مُستلَم

# Verification
verified = { $objects ->
    [one] قُرئ كائن واحد
    [two] قُرئ كائنان
    [few] قُرئت { $objects } كائنات
    [many] قُرئ { $objects } كائنًا
   *[other] قُرئ { $objects } كائن
  }، والحجم { $bytes } بايت
damaged = تالف: { $name }
missing = مفقود: { $name }
lost-parts = { $count ->
    [one] جزء واحد من السجلّات كان في موضع المزامنة ولم يعد فيه سليمًا
    [two] جزآن من السجلّات كانا في موضع المزامنة ولم يعودا فيه سليمين
    [few] { $count } أجزاء من السجلّات كانت في موضع المزامنة ولم تعد فيه سليمة
    [many] { $count } جزءًا من السجلّات كانت في موضع المزامنة ولم تعد فيه سليمة
   *[other] { $count } جزء من السجلّات كانت في موضع المزامنة ولم تعد فيه سليمة
  }
sound-not-whole = صوت التسجيل { $id } غير كامل
snapshot-written = كُتبت لقطة فيها هذه الأجزاء
sent-again = { $count ->
    [one] أُرسل تسجيل واحد من جديد
    [two] أُرسل تسجيلان من جديد
    [few] أُرسلت { $count } تسجيلات من جديد
    [many] أُرسل { $count } تسجيلًا من جديد
   *[other] أُرسل { $count } تسجيل من جديد
  }
repair-advice = يمكن لجهاز هي عنده أن يرسلها من جديد: { $command }

# What a synchronisation did
nothing-new = لا جديد
sent-changes = أُرسلت التغييرات
took-changes = استُلمت التغييرات
sent-recordings = { $count ->
    [one] أُرسل تسجيل واحد
    [two] أُرسل تسجيلان
    [few] أُرسلت { $count } تسجيلات
    [many] أُرسل { $count } تسجيلًا
   *[other] أُرسل { $count } تسجيل
  }
fetched-recordings = { $count ->
    [one] جُلب تسجيل واحد
    [two] جُلب تسجيلان
    [few] جُلبت { $count } تسجيلات
    [many] جُلب { $count } تسجيلًا
   *[other] جُلب { $count } تسجيل
  }
renamed = يتابع هذا الجهاز باسم جديد في السجلّات: إمّا أنه نُسي، أو استُعملت نسخة احتياطية أو نسخة أخرى منه
mended = { $count ->
    [one] كان موضع المزامنة قد فقد جزءًا واحدًا من السجلّات، وقد عاد إليه
    [two] كان موضع المزامنة قد فقد جزأين من السجلّات، وقد عادا إليه
    [few] كان موضع المزامنة قد فقد { $count } أجزاء من السجلّات، وقد عادت إليه
    [many] كان موضع المزامنة قد فقد { $count } جزءًا من السجلّات، وقد عادت إليه
   *[other] كان موضع المزامنة قد فقد { $count } جزء من السجلّات، وقد عادت إليه
  }
not-there-yet = { $count ->
    [one] تسجيل واحد ليس في موضع المزامنة بعد؛ تجلبه المزامنة التالية
    [two] تسجيلان ليسا في موضع المزامنة بعد؛ تجلبهما المزامنة التالية
    [few] { $count } تسجيلات ليست في موضع المزامنة بعد؛ تجلبها المزامنة التالية
    [many] { $count } تسجيلًا ليست في موضع المزامنة بعد؛ تجلبها المزامنة التالية
   *[other] { $count } تسجيل ليست في موضع المزامنة بعد؛ تجلبها المزامنة التالية
  }
damaged-objects = { $count ->
    [one] كائن واحد تالف أو لم يكتمل بعد، وهو { $name }؛ انظر: { $command }
    [two] كائنان تالفان أو لم يكتملا بعد، مثل { $name }؛ انظر: { $command }
    [few] { $count } كائنات تالفة أو لم تكتمل بعد، مثل { $name }؛ انظر: { $command }
    [many] { $count } كائنًا تالفة أو لم تكتمل بعد، مثل { $name }؛ انظر: { $command }
   *[other] { $count } كائن تالفة أو لم تكتمل بعد، مثل { $name }؛ انظر: { $command }
  }
newer-changes = كتب إصدار أحدث من تلاوة تغييرات هنا؛ حدّث تلاوة لتراها
not-taken = تسجيل لم يُستلم: { $reason }
conflicts = { $count ->
    [one] تعارض واحد تختار فيه؛ انظر: { $command }
    [two] تعارضان تختار فيهما؛ انظر: { $command }
    [few] { $count } تعارضات تختار فيها؛ انظر: { $command }
    [many] { $count } تعارضًا تختار فيها؛ انظر: { $command }
   *[other] { $count } تعارض تختار فيها؛ انظر: { $command }
  }

# By itself
by-itself = تُزامَن المكتبة بعد كل تغيير و{ $minutes ->
    [one] كل دقيقة
    [two] كل دقيقتين
    [few] كل { $minutes } دقائق
    [many] كل { $minutes } دقيقة
   *[other] كل { $minutes } دقيقة
  }
by-itself-cron = تُزامَن المكتبة { $minutes ->
    [one] كل دقيقة
    [two] كل دقيقتين
    [few] كل { $minutes } دقائق
    [many] كل { $minutes } دقيقة
   *[other] كل { $minutes } دقيقة
  }
by-hand = لا تُزامَن المكتبة إلا بالأمر { $command }
was-not-set = لم تكن مضبوطة
on-by = تعمل، بواسطة { $runner }
off = متوقّفة
