# The desktop and the control socket: errors, replies to other programs, and notices.

# What could not be done, and why.
error = { $action }: { $detail }
cannot-reach-player = تعذّر الوصول إلى المشغّل
cannot-ask-player = تعذّر سؤال المشغّل
cannot-hear-player = تعذّر استلام جواب المشغّل
cannot-understand-player = تعذّر فهم جواب المشغّل
cannot-listen = تعذّر الاستماع عند { $path }
cannot-listen-anywhere = تعذّر الاستماع
cannot-use-bus = تعذّر استعمال ناقل الجلسة
no-answer = لا يجيب
ended = انتهى
another-user = يستمع مستخدم آخر عند { $path }
nobody-answers = { $address }: لا أحد يجيب
address-says = { $address }: { $reason }
install = { $reason }؛ ثبّت { $package }

# Requests to the control socket. Words in quotes are names of the protocol.
id-kind = المعرّف id عدد أو نص
id-length = الحدّ الأقصى للمعرّف id هو { $most } بايت
takes-nothing = لا يأخذ { $verb } شيئًا
needs-to = يلزم { $verb } «to»
takes-to = يأخذ { $verb } «to»
request-is-object = الطلب كائن، مثل { $example }
do-is-name = يجب أن تكون قيمة «do» اسم طلب
no-verb = لا يوجد طلب باسم «{ $verb }»
to-kind = قيمة «to» نص أو عدد
by-kind = قيمة «by» نص أو عدد
to-and-by = لا يجتمع «to» و«by»
player-of-another = هذا المشغّل لمستخدم آخر
connected-already = { $count ->
    [one] برنامج واحد متّصل بالمشغّل من قبل
    [two] برنامجان متّصلان بالمشغّل من قبل
    [few] { $count } برامج متّصلة بالمشغّل من قبل
    [many] { $count } برنامجًا متّصلة بالمشغّل من قبل
   *[other] { $count } برنامج متّصلة بالمشغّل من قبل
  }
request-length = الحدّ الأقصى للطلب { $most } بايت

# Calls on the session bus
property-read-only = لا يمكن ضبط { $name }
no-property = لا توجد خاصّية { $name }
no-interface = لا توجد واجهة { $name }
no-method = لا توجد دالّة { $name }
too-many-calls = نداءات كثيرة تنتظر
no-bus = لا يوجد ناقل
answer-not-sent = تعذّر إرسال الجواب
call-not-sent = تعذّر إرسال النداء
opens-no-addresses = لا تفتح تلاوة عناوين
method-takes = { $name } تأخذ '{ $wanted }'، وأُعطيت '{ $given }'
property-takes = { $name } تأخذ '{ $wanted }'
volume-takes = مستوى الصوت من 0 إلى 1
loop-status-is = قيمة LoopStatus هي None أو Track أو Playlist، وليست '{ $word }'
ayat-in-order = تُتلى الآيات بترتيبها
rate-takes = السرعة من 0.5 إلى 2، بخطوات 0.05

# Tracks
counters = المرّة { $play } من { $plays } · الدورة { $pass } من { $passes }
personal-recording = تسجيل شخصي
professional-recording = تسجيل احترافي
missing = ناقصة: سكوت مكانها
istiadha = الاستعاذة
basmalah = البسملة
surah-names = { $name } · { $arabic }
track-title = { $what } · { $surah }

# Notices
sound-server-gone = انقطع خادم الصوت؛ والمشغّل ينتظره.
session-ended = انتهت الجلسة.
session-stopped = أُوقفت الجلسة.
session-failed = توقّفت الجلسة بسبب خطأ.
session-silent = ليس لدى أي قارئ أي آية من هذه الجلسة.
