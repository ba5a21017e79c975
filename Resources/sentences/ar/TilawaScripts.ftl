# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.
at-place = { $place }: { $fault }
did-you-mean = { $fault }؛ هل تقصد { $word }؟
or = { $list } أو { $last }

# Kinds of values
value-nothing = لا شيء
value-text = نص
value-list = قائمة
value-keys = مفاتيح بقيم

# Parts of a file
a-script = البرنامج النصّي
a-group = المجموعة
a-variable = المتغيّر
a-course = الدورة
a-session = اللقاء
an-assessment = الاختبار
an-orientation = التمهيد
a-resource = المادّة
a-week = الأسبوع
a-lesson-part = جزء الدرس

# Keys and values of any kind
takes-text = قيمة { $key } نص، والمكتوب هنا: { $value }
takes-number = قيمة { $key } من { $least } إلى { $most }
takes-percent = قيمة { $key } من { $least }% إلى { $most }%
takes-one-of = قيمة { $key } هي { $words }
takes-yes-or-no = قيمة { $key } هي yes أو no
takes-ids = قيمة { $key } معرّفات، مثل husary
takes = قيمة { $key } هي { $wanted }
has-keys = { $what }: المطلوب مفاتيح بقيم، والمكتوب هنا: { $value }
does-not-take = { $what }: لا يُستعمل المفتاح «{ $key }» هنا
has-no-key = { $what }: لا يوجد مفتاح باسم «{ $key }»
has-no-key-of = { $what }: لا يوجد مفتاح باسم «{ $key }»؛ المفاتيح: { $keys }

# Values of options
wanted-repeat = من 1 إلى 100، أو forever
wanted-count = 0 أو أكثر
wanted-then = ayat:N أو pages:N أو stop
wanted-then-times = 1 أو أكثر، أو surah أو page أو juz
wanted-volume = من 0 إلى 100
wanted-time = مدّة مثل 90s أو 30m أو 1h30m
wanted-ayah = آية مثل 2:255
wanted-preset = اسم تشغيل محفوظ

# Ranges
says-what-to-hear = قيمة { $key } هي ما يُسمع، مثل 2:255 أو 67
range-missing = ينقص هنا مقطع من الآيات
ranges-too-long = هنا أكثر من { $most } حرف: ضع المقاطع في قائمة
braces-open = القوسان { "{{" } لم يُغلقا بـ{ "}}" }
range-wrong = { $text }: { $reason }
separate-by-spaces = افصل بين المقاطع بمسافات

# The script
needs-steps = البرنامج النصّي يحتاج إلى steps؛ الأمر { $command } يكتب أول برنامج
too-many-steps = عدد الخطوات مع خطوات المجموعات المكرّرة { $count }: الحدّ الأقصى { $most }
name-wrong = الاسم سطر واحد من 1 إلى 100 حرف
cumulative-repeat = مع cumulative ينتقل التكرار إلى الآية التالية: قيمة repeat من 1 إلى 100

# Steps
steps-is-list = قيمة steps قائمة: لكل خطوة سطر يبدأ بـ«- »
most-steps = الحدّ الأقصى لخطوات البرنامج النصّي { $most }
a-step-is = الخطوة هي { $keys }، مثل «- play: 2:255»
step-says-nothing = هذه الخطوة لا تذكر ما تفعله
step-says-none-of = هذه الخطوة لا تذكر ما تفعله: { $keys }
step-is-one = الخطوة شيء واحد: { $keys }
pause-takes = قيمة pause هي key، أو مدّة مثل 30s أو 5m، أو ساعة من اليوم مثل 05:30
stop-takes = قيمة stop هي ساعة من اليوم مثل 06:15، أو مدّة مثل 30m؛ وهو وحده ينهي البرنامج النصّي
record-takes = قيمة record مقطع واحد
for-takes = قيمة for هي key، أو مدّة مثل 2m، أو نسبة ممّا سُمع قبلها مثل 150%

# Variables
variables-are = المتغيّرات أسماء بقيم، والمكتوب هنا: { $value }
most-variables = الحدّ الأقصى لمتغيّرات البرنامج النصّي { $most }
variable-name = اسم المتغيّر أحرف وأرقام و- و_، ولا يكون next ولا last
variable-says = يُكتب في المتغيّر next: 5 ayat أو last: 3
variable-is = قيمة المتغيّر next 5 ayat أو last 3 أو مقاطع
variable-in-variable = قيمة المتغيّر مقاطع، لا متغيّر آخر
until-before-start = قيمة until تأتي قبل start
braces-hold = داخل { "{{ }}" } يُكتب next 5 ayat أو last 3 أو اسم متغيّر
another-portion = عند { $place } قدر آخر بكتابة { "{{next …}}" }: سمِّ كل واحد منهما تحت variables
no-variable = لا يوجد متغيّر باسم «{ $name }»
no-variable-of = لا يوجد متغيّر باسم «{ $name }»: اكتب { "{{next 5 ayat}}" } أو { "{{last 3}}" } أو اسمًا
last-takes = بعد last عدد من المرّات السابقة من 1 إلى 100، مثل last 3
next-takes = بعد next عدد من 1 إلى 1000 ثم ayat أو pages أو surahs أو juz أو hizb أو rub أو ruku أو manzil، مثل next 5 ayat

# The text
most-bytes = الحدّ الأقصى لحجم الملف { $most } بايت
not-text = ليس نصًّا بترميز UTF-8
control-character = لا يصحّ هنا حرف تحكّم

# YAML
alias-refused = الاسم المستعار *{ $name } لا يُقرأ: اكتبه كاملًا، أو ضعه تحت variables
anchors-refused = المراسي (anchors) لا تُقرأ: اكتبها كاملة، أو ضعها تحت variables
aliases-refused = الأسماء المستعارة (aliases) لا تُقرأ: اكتبها كاملة، أو ضعها تحت variables
tag-refused = الوسوم مثل { $tag } لا تُقرأ
empty = فارغ
unreadable = لا يمكن قراءته
most-levels = الحدّ الأقصى لمستويات الملف { $most }
key-is-word = المفتاح كلمة واحدة
colon-missing = يأتي بعد المفتاح «: »
not-yaml = هذا ليس YAML: { $problem }
yaml-needs-package = تُقرأ البرامج النصّية بالحزمة libyaml-0-2: { $reason }
key-twice = المفتاح «{ $key }» مكتوب هنا مرّتين
one-document = الملف مستند واحد
tab = علامة الجدولة (Tab) لا تصلح لإزاحة الأسطر: استعمل المسافات
quote-sign = النص الذي يبدأ هكذا يوضع بين علامتي اقتباس
quote-braces = النص الذي فيه { "{{…}}" } وغيره يوضع بين علامتي اقتباس
quote-colon = النص الذي فيه «: » يوضع بين علامتي اقتباس
indentation = هذا السطر لا يبدأ من حيث تبدأ الأسطر التي فوقه

# What a run leaves out
heard-to-end = سُمع { $variable } إلى آخره؛ ومع at-end: restart يبدأ من جديد
too-many-linked = عدد هذه الآيات بعد وصلها { $count }: الحدّ الأقصى { $most }؛ نافذة مثل window: 5 تقلّلها
several-ranges = التسجيل لمقطع واحد، وهنا أكثر من مقطع
nothing-to-play = لا شيء للتشغيل
script-unheard = لم يُسمع هذا البرنامج النصّي من قبل
nothing-heard = لم يُسمع شيء بعد

# Courses
course-has = الدورة يلزمها المفتاح «{ $key }»
course-has-week = في الدورة أسبوع واحد على الأقل
zone-takes = قيمة zone اسم منطقة زمنية مثل Europe/Berlin، و«{ $name }» ليس منها
recovery-takes = قيمة recovery هي المفتاح العامّ الذي كتبه { $command }، وهو 64 خانة
assessment-has = الاختبار يلزمه المفتاح «passage»
next-has = المفتاح next يلزمه المفتاح «level»
has-title-and-link = { $what }: يلزم المفتاحان «title» و«link»
is-list = قيمة { $key } قائمة، والمكتوب هنا: { $value }
most-entries = الحدّ الأقصى للعناصر في { $key } هو { $most }
course-takes = قيمة course معرّف من أحرف لاتينية صغيرة وأرقام وشرطات، مثل level-2-spring
is-line = قيمة { $key } سطر واحد لا يزيد على 200 بايت
most-text = الحدّ الأقصى لقيمة { $key } هو { $most } بايت
takes-day = قيمة { $key } يوم مثل 2027-01-16
takes-weekday = قيمة { $key } يوم من الأسبوع وساعة، مثل { $example }
unlock-example = sat أو sat 06:00
takes-link = قيمة { $key } رابط يبدأ بـhttps:// أو http://، أو مسار بجانب هذا الملف
same-session = لقاءان لهما المعرّف «{ $id }»
session-has = اللقاء يلزمه المفتاح { $keys } وفيه عنوانه، والمفتاح «on» وفيه موعده
id-takes = قيمة id أحرف لاتينية صغيرة وأرقام وشرطات
on-takes = قيمة on هي tue 19:00 لكل أسبوع، أو 2027-01-12 19:00 لمرّة واحدة

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = اللقاء { $title }، { $moment }
remains-assessment = الاختبار
remains-weeks = الموضوع والمقطع: { $weeks }
remains-all-weeks = الموضوع والمقطع في كل الأسابيع
