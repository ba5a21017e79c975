# Requests to servers: why they fail.
error = { $url }: { $detail }

# Answers of a server. The number is its status.
status-forbidden = الخادم لا يسمح لنا به ({ $status })
status-absent = ليس عند الخادم ملف كهذا ({ $status })
status-patience = الخادم يطلب التمهّل ({ $status })؛ أعد المحاولة لاحقًا
status-withheld = لا يجوز للخادم أن يعطيه أحدًا (451)
status-trouble = في الخادم عطل ({ $status })؛ أعد المحاولة لاحقًا
status-other = أجاب الخادم { $status }

# Lengths
too-large-by = عند الخادم { $bytes } بايت، ولا يُؤخذ أكثر من { $limit } بايت
too-large = عند الخادم أكثر، ولا يُؤخذ أكثر من { $limit } بايت
announces-too-much = الخادم يعلن أكثر ممّا يمكن أن يكون
head-too-long = رأس جواب الخادم يزيد على { $lines } سطر أو { $kibibytes } KiB
length-is-none = الخادم يعلن طولًا لا يصحّ ({ $length })
bytes-came = وصل { $received } بايت من { $count } أُعلن عنها
part-only = لم يرسل الخادم إلا جزءًا، إلى البايت { $byte } من { $length }
another-part = أرسل الخادم جزءًا من الملف غير المطلوب
packed = أرسله الخادم مضغوطًا ({ $encoding })، وقد طُلب منه ألا يفعل

# Connections. $words are those of a library.
cancelled = أُلغي
no-answer-in-time = لا جواب في الوقت المحدّد؛ هل هذا الجهاز متّصل بالشبكة؟
no-answer-lately = لم يأتِ جواب قبل لحظات؛ هل هذا الجهاز متّصل بالشبكة؟
no-answer-there = لا أحد يجيب هناك ({ $words })
no-such-server = لا يوجد خادم بهذا الاسم ({ $words })؛ هل هذا الجهاز متّصل بالشبكة؟
no-secure-connection = تعذّر إنشاء اتصال آمن ({ $words })
not-trusted = شهادة الخادم لا يوثق بها ({ $words })؛ هل تاريخ هذا الجهاز صحيح؟
certificates-unreadable = لا يمكن قراءة الشهادات في { $file }؛ ثبّت ca-certificates
system-certificates-unreadable = لا يمكن قراءة شهادات النظام؛ ثبّت ca-certificates
nothing-came = لم يصل شيء منذ مدّة طويلة
almost-nothing-came = لم يصل شيء يُذكر مدّة { $time }
ended-in-file = انتهى الاتصال في وسط الملف
ended-without-answer = أنهى الخادم الاتصال بلا جواب
no-http = الخادم لا يتكلّم HTTP ({ $words })
broke = انقطع الاتصال ({ $words })
proxy-refuses = الوكيل (proxy) لا يسمح لنا بالمرور ({ $status })؛ انظر { $variable }

# Addresses
no-address = هذا ليس عنوانًا
no-address-of-web = هذا ليس عنوانًا؛ يبدأ العنوان بـhttps:// أو http:// ثم اسم المضيف
no-address-to-ask = لا عنوان يُسأل
password-needs-https = لا تُرسل كلمة المرور إلا عبر https
redirect-nowhere = يحيل الخادم إلى مكان آخر، لكن بلا عنوان
redirect-unknown = يحيل الخادم إلى { $target }، وليس http ولا https
redirect-insecure = يحيل الخادم من https إلى { $target }، وهو غير آمن
redirects-too-often = يحيل الخادم أكثر ممّا يُقبل، والحدّ الأقصى { $most }
redirect-refused = يحيل الخادم إلى { $target }؛ استعمل هذا العنوان إن كنت تثق به

# libcurl and the system
no-thread = تعذّر إنشاء خيط تنفيذ: { $reason }
no-pipe = تعذّر إنشاء أنبوب: { $reason }
without-tls = بلا TLS
no-start = تعذّر بدء libcurl: لا تكفي الذاكرة
no-transfer = لا يقبل libcurl هذا النقل
install = { $reason }؛ ثبّت { $package }
