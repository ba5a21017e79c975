# The studio: what the command says on a terminal, and why a request of the page was refused. The page shows these lines as well.

# The start
no-page = صفحة الاستوديو غير مثبّتة؛ ثبّت تلاوة من جديد
no-browser = لم يوجد متصفّح؛ افتح العنوان بنفسك
only-here = لا يصل إليه إلا هذا الحاسوب. ينهيه Ctrl-C، ويستمرّ ما يُشغَّل.
ctrl-c-ends = ينهيه Ctrl-C، ويستمرّ ما يُشغَّل.

# The start with access from the network. The address for a phone stands below the first line, and the fingerprint below the last one.
phone-opens = لا يصل إلى ذلك العنوان إلا هذا الحاسوب. ويفتح الهاتف في الشبكة نفسها هذا العنوان:
no-qr-code = لا يظهر رمز QR بدون الحزمة libqrencode4
other-network = أو من شبكة أخرى: { $address }
address-pairs = يقرن العنوان جهازًا واحدًا خلال 10 دقائق. ولعنوان آخر: الإعدادات، في الصفحة على هذا الحاسوب.
# Two lines.
browser-warns =
    سيحذّر المتصفّح لأن هذا الحاسوب وحده يشهد لشهادته. دعه يعرض الشهادة، ولا تتابع
    إلا إذا كانت بصمتها SHA-256 هي هذه:

# Devices
device = الجهاز
device-paired = اقترن في
# The name of a device without one.
some-device = جهاز
no-devices = لا جهاز مقترن. لقرن جهاز: { $command }
no-device = لا جهاز باسم «{ $name }»؛ للقائمة: { $command }
forgotten = لم يعد يجوز لـ{ $name } الدخول.
devices-damaged = { $path } تالف؛ احذفه واقرن أجهزتك من جديد
# $count (number)
too-many-devices = { $count ->
    [one] يوجد جهاز واحد، ولا مكان لغيره؛ لنسيان جهاز: { $command }
    [two] يوجد جهازان، ولا مكان لغيرهما؛ لنسيان جهاز: { $command }
    [few] توجد { $count } أجهزة، ولا مكان لغيرها؛ لنسيان جهاز: { $command }
    [many] يوجد { $count } جهازًا، ولا مكان لغيرها؛ لنسيان جهاز: { $command }
   *[other] يوجد { $count } جهاز، ولا مكان لغيرها؛ لنسيان جهاز: { $command }
  }
not-added = لم يُضَف الجهاز

# The network. $reason (sentence): words of the system.
no-network = هذا الحاسوب ليس في أي شبكة؛ صِله بشبكة، أو سمِّ عنوانه بالخيار --lan-address
no-address = «{ $text }» ليس عنوانًا مثل 192.168.1.5
not-our-address = ليس لهذا الحاسوب العنوان { $address }
# $reason (sentence)
cannot-listen = تعذّر الاستماع على المنفذ { $port } من { $address }: { $reason }؛ اختر غيره بالخيار { $option }
# $reason (sentence)
cannot-make-folder = تعذّر إنشاء مجلّد في { $folder }: { $reason }
cannot-make-socket = تعذّر إنشاء مقبس الاتصال

# Keys and certificates. $operation (sentence): one of those below, $reason (sentence): words of the library.
library-needed = يحتاج --lan إلى الحزمة libgnutls30: { $reason }
# $operation (sentence), $reason (sentence)
library-failed = { $operation }: { $reason }
cannot-make-key = تعذّر إنشاء مفتاح
cannot-read-key = تعذّرت قراءة المفتاح
cannot-write-key = تعذّرت كتابة المفتاح
cannot-make-certificate = تعذّر إنشاء شهادة
cannot-read-certificate = تعذّرت قراءة الشهادة
cannot-write-certificate = تعذّرت كتابة الشهادة
cannot-use-certificate = تعذّر استعمال الشهادة
cannot-prepare-tls = تعذّر تجهيز TLS

# Strangers
unknown-host = اسم الخادم هذا غير معروف
other-page = لا يجوز لصفحة أخرى أن تطلب هنا
stranger = افتح العنوان الذي يطبعه { $command }
only-on-machine = لا يُفعل هذا إلا على الحاسوب نفسه
no-code = ليس في المحتوى رمز
wrong-code = هذا الرمز خاطئ أو استُعمل أو انتهت مدّته؛ اطلب رمزًا آخر
not-open = لا تدخل الأجهزة الأخرى إلا بالأمر: { $command }
no-ticket = لا تذكرة لهذا

# Requests that cannot be read
unknown-method = طريقة الطلب هذه غير معروفة
other-method = يُرسل هذا الطلب بطريقة أخرى
too-large = الطلب كبير جدًّا
address-too-long = العنوان طويل جدًّا
head-too-long = رأس الطلب طويل جدًّا
no-length = لا يذكر الطلب طوله
malformed = صيغة الطلب غير صحيحة
not-in-time = لم يصل الطلب في الوقت المتاح
speaks-https = هذا المنفذ يعمل بـ https؛ افتح العنوان بـ{ $scheme }
no-object = المحتوى ليس كائن JSON
message-no-object = الرسالة الأولى ليست كائن JSON
no-player-request = المحتوى ليس طلبًا إلى المشغّل

# Things that are not there
not-found = غير موجود
page-missing = الصفحة مفقودة
no-request = لا يوجد طلب كهذا
no-recording = لا يوجد تسجيل كهذا
no-reciter = لا قارئ هنا لديه هذه الآية
no-sound = الصوت غير موجود
sound-too-short = لا يصل الصوت إلى هذا الموضع
too-many-pages = الصفحات المفتوحة كثيرة جدًّا
too-many-microphones = لا يمكن الآن الاستماع إلى ميكروفون آخر؛ أنهِ واحدًا منها

# Values of requests. $name and $request are names of the protocol.
too-many-values = القيم كثيرة جدًّا
value-unknown = لا يأخذ { $request } القيمة «{ $name }»
value-too-long = «{ $name }» طويلة جدًّا، أو فيها أحرف تحكّم
value-missing = «{ $name }» ناقصة
value-twice = «{ $name }» مذكورة مرّتين
value-no-id = يجب أن تكون «{ $name }» معرّف تسجيل
value-hyphen = «{ $name }» تبدأ بشرطة
value-rate = «{ $name }» من { $least } إلى { $most }

# Commands that answer the page
program-does-not-start = تعذّر بدء البرنامج
program-ended = انتهى بالرمز { $code }
