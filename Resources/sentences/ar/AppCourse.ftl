# الدورات: `tilawa course` للطلّاب و`tilawa coach` للمعلّمين

next = التالي: { $command }
to-be-decided = لم يُحدَّد بعد
cancelled = أُلغي
open = مفتوح
nothing-new = لا جديد
after-deadline = بعد الموعد
said = { $name }، { $moment }: { $text }
student-fact = { $name }: { $fact }
session-fact = { $session }، { $day }: { $fact }
ambiguous-name = «{ $name }» قد يكون أيًّا من { $names }
weeks-of-course = أسابيع الدورة من 1 إلى { $count }
week-not-open = الأسبوع { $week } غير مفتوح
message-length = طول الرسالة من 1 إلى { $count } بايت
unknown-zone = لا يعرف هذا النظام المنطقة الزمنية { $zone }
unknown-zone-advice = لا يعرف هذا النظام المنطقة الزمنية { $zone }؛ ثبّت مناطقه الزمنية (tzdata)
basmalah-without-words = البسملة قبل السورة ليست لها كلمات عند القارئ

chosen-running = عدد دوراتك { $count }، وهذه { $id } لأنها جارية اليوم؛ لغيرها: --course ID ({ $others })
chosen-coming = عدد دوراتك { $count }، وهذه { $id } لأنها التالية؛ لغيرها: --course ID ({ $others })
chosen-last = عدد دوراتك { $count }، وهذه { $id } لأنها آخر ما انضممت إليه؛ لغيرها: --course ID ({ $others })
no-course = لا توجد دورة «{ $id }»
no-course-of = لا توجد دورة «{ $id }»؛ المعروف: { $ids }
no-course-joined = لست مشاركًا في دورة؛ للانضمام إلى دورة: { $command }
no-course-taught = لا تدرّس دورة؛ لبدء دورة: { $newCommand }، ثم { $publishCommand }
not-arrived = لم يصل ملف الدورة «{ $id }»؛ اطلب من معلّمك رزمة
unreadable-course = تعذّرت قراءة ملف الدورة ({ $fault })؛ حدِّث برنامج تلاوة

the-course = الدورة
file-fault = { $file }:{ $fault }
file-fault-of-several = { $file }:{ $fault } (عدد الأخطاء: { $count })
zone-not-known = { $file }: منطقة زمنية غير معروفة هنا
no-faults = { $file }: لا أخطاء
course-summed-up = { $title }: { $weeks ->
    [zero] لا أسابيع
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
  }، من { $start } إلى { $end }، { $sessions ->
    [zero] لا لقاءات
    [one] لقاء واحد
    [two] لقاءان
    [few] { $sessions } لقاءات
    [many] { $sessions } لقاءً
   *[other] { $sessions } لقاء
  }
still-of-template = ما زال كما في القالب: { $values }

you-are-student = أنت طالب في الدورة «{ $id }»
course-begun = بدأت دورة «{ $title }»: { $weeks ->
    [zero] لا أسابيع
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
  } ابتداءً من { $day }
course-unchanged = لم تتغيّر دورة «{ $title }»: { $weeks ->
    [zero] لا أسابيع
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
  } ابتداءً من { $day }
course-updated = حُدّثت دورة «{ $title }»: { $weeks ->
    [zero] لا أسابيع
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
  } ابتداءً من { $day }
invite-advice = لدعوة الطلّاب: { $command }
students-get-it = يصل إلى الطلّاب مع ما ترسله في المرّة التالية
without-code-advice = ليس للدورة رمز استرداد؛ لإنشائه: { $command }
code-holds = لا يتغيّر مفتاح استرداد الدورة مع ملفّها؛ الرمز السابق ما زال ساريًا

coach-heading = { $title } · { $place } · { $count ->
    [zero] لا طلّاب
    [one] طالب واحد
    [two] طالبان
    [few] { $count } طلّاب
    [many] { $count } طالبًا
   *[other] { $count } طالب
  }
place-begins = تبدأ { $time }
place-over = انتهت الأسابيع
place-week = الأسبوع { $week } من { $count }
nobody-waits = لا أحد ينتظر الملاحظات.
waiting = ينتظرون الملاحظات: { $count }
more-waiting = وغيرهم { $count }: { $command }
to-place = ينتظرون تحديد المستوى: { $names }
with-open-weeks = لهم أسابيع مفتوحة: { $count }
questions-of = أسئلة من: { $names }
ago = منذ { $span }
week-due-all-sent = موعد الأسبوع { $week }: { $moment }، بعد { $span }؛ سلّم الجميع.
week-due-missing = موعد الأسبوع { $week }: { $moment }، بعد { $span }؛ لم يسلّمه بعدُ { $count ->
    [one] طالب واحد
    [two] طالبان
    [few] { $count } طلّاب
    [many] { $count } طالبًا
   *[other] { $count } طالب
  }.

column-student = الطالب
column-level = المستوى
column-group = المجموعة
column-weeks = الأسابيع
column-open = المفتوح
column-waiting = الانتظار
column-key = المفتاح
column-week = الأسبوع { $week }
column-sessions = اللقاءات
column-result = النتيجة
to-be-placed = ينتظر تحديد المستوى
no-students = لا طلّاب؛ لدعوتهم: { $command }
nobody = لا أحد
week-sent = سُلّم
week-waived = معفًى منه
assessment-passed = نجح في الاختبار
assessment-not-passed = لم ينجح
level-completed = مكتمل ✓
sheet-assessed = نجح في الاختبار
sheet-not-passed = لم ينجح
sheet-graduated = أتمّ المستوى

no-student = لا يوجد طالب «{ $name }»؛ انظر: { $command }
placed = المستوى: { $level }
placed-in-group = المستوى: { $level }، المجموعة: { $group }
waived = أُعفي من الأسبوع { $week }
completed-already = أتمّ { $name } المستوى من قبل
assessment-missing = لم ينجح { $name } في الاختبار بعد؛ لتسجيل نجاحه: { $command }
completed = أتمّ المستوى
completed-next = أتمّ المستوى؛ التالي: { $next }
present = الحضور: { $count ->
    [zero] لا أحد
    [one] طالب واحد
    [two] طالبان
    [few] { $count } طلّاب
    [many] { $count } طالبًا
   *[other] { $count } طالب
  }
announcement-length = طول الإعلان من 1 إلى { $count } بايت
announced = وُجّه الإعلان إلى { $count ->
    [one] طالب واحد
    [two] طالبَين
    [few] { $count } طلّاب
    [many] { $count } طالبًا
   *[other] { $count } طالب
  }
moved-to = نُقل إلى { $day } { $time }
message-noted = سُجّلت الرسالة
nothing-sent-for = لم يسلّم { $name } شيئًا لـ«{ $part }»
nothing-waits = لا شيء ينتظر من { $name }
result-of-assessment = النتيجة not-passed خاصّة بالاختبار؛ وللأسبوع: again
given = { $part }: { $result }
given-with-marks = { $part }: { $result }، { $marks ->
    [zero] بلا علامات
    [one] علامة واحدة
    [two] علامتان
    [few] { $marks } علامات
    [many] { $marks } علامة
   *[other] { $marks } علامة
  }
message-line = { $name }، { $part }، { $moment }: { $text }
nothing-asked = لم يسأل { $name } شيئًا

review-title = { $name }، { $part }: { $passage }
sent-on = سُلّم { $moment }
sound-file = الصوت: { $path }
no-suggestions = لا مقترحات من البرنامج: { $reason }
sound-not-arrived = لم يصل الصوت بعد؛ اطلبه لاحقًا من جديد
suggestions = مقترحات البرنامج، اعتمدها بالخيار --mark أو اتركها:
word-pending = لم يُحكم عليها بعد
word-recited = تُليت
word-unsure = غير متأكَّد منها
word-skipped = متروكة
word-changed = مبدَّلة
given-before = أُعطيت ملاحظات من قبل: { $result }
next-review = التالي: { $command } --text "…"
draft-kept = حُفظت للمرّة التالية: { $marks ->
    [zero] لا علامات
    [one] علامة واحدة
    [two] علامتان
    [few] { $marks } علامات
    [many] { $marks } علامة
   *[other] { $marks } علامة
  }
comment-stays = { $fault }؛ يبقى التعليق في { $path }
cannot-hear = تعذّر سماع الصوت: { $reason }؛ لردّه إلى الطالب: --result again
recording-unheard = تعذّر سماع التسجيل لـ«{ $part }»: ليس صوتًا أو هو تالف؛ لردّه إلى الطالب: { $command } --text "…"
mark-begins = تبدأ العلامة بوقت مثل 0:12 أو بكلمة مثل 78:2:3، لا «{ $mark }»
mark-beyond = { $mark }: طول التسجيل { $length }
mark-of-words = العلامة على كلمة واحدة، مثل 78:2:3، لا { $range }
comment-length = طول التعليق { $count } بايت على الأكثر
no-word = تُكتب الكلمة مثل 78:2:3، لا «{ $word }»

name-length = الاسم سطر واحد طوله { $count } بايت على الأكثر
own-course = { $path }: هذه دورة تدرّسها أنت
without-course = { $path }: لا دورة فيه؛ اطلب من معلّمك دعوة ({ $command })
joined-before = أنت مشارك في «{ $title }» من قبل
joined = أنت الآن مشارك في «{ $title }» مع { $teacher }
joined-next = التالي: { $sendCommand }، وأعطِ معلّمك الملف؛ ثم { $command }
joined-in-place = سيراه معلّمك في هذا الموضع؛ التالي: { $command }
for-others = { $path }: هذه الرزمة لغيرك
not-joined = { $path }: هو للدورة «{ $id }» ولست مشاركًا فيها؛ للانضمام إليها: { $command }
of-strangers = { $path }: ليس من معلّمك ولا منك
teacher-key-changed = { $path }: تغيّر مفتاح معلّمك؛ الدعوة لا تكفي، فاطلب ملفًا خاصًّا بك
too-large = حجم ما سيُرسل أكبر من { $size }؛ لا يقبله أي موضع
written = { $file }: { $events ->
    [zero] لا أحداث
    [one] حدث واحد
    [two] حدثان
    [few] { $events } أحداث
    [many] { $events } حدثًا
   *[other] { $events } حدث
  }، { $sounds ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $sounds } تسجيلات
    [many] { $sounds } تسجيلًا
   *[other] { $sounds } تسجيل
  }، { $size }
give-file = أعطِ هذا الملف لـ{ $name }
give-invitation = أعطِ طلّابك هذا الملف؛ ويكتبون: { $command }
no-place-yet = ليس للدورة موضع يشترك فيه الطلاب؛ لإنشاء موضع: { $command }
no-policy = { $address }: السياسات للحاويات (bucket) وحدها؛ شارك هذا المجلد مع الطالب وحده
whole-address = { $address }: الموضع كله، وهو لك وحدك
access-of = نصيب { $name } من الموضع: { $address }
student-types = بمفتاح له يكتب الطالب: { $command }
policy-of-key = سياسة مفتاح لا يفتح سواه: { $command }
recordings-gone = لم يعد في { $folder } ولا في الملف: { $count ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }؛ إن لم يصل ذلك من قبل فسجّل مرّة أخرى

new-things = الجديد: { $events ->
    [zero] لا أحداث
    [one] حدث واحد
    [two] حدثان
    [few] { $events } أحداث
    [many] { $events } حدثًا
   *[other] { $events } حدث
  }، { $sounds ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $sounds } تسجيلات
    [many] { $sounds } تسجيلًا
   *[other] { $sounds } تسجيل
  }
new-students = { $count ->
    [zero] لا طلّاب جدد
    [one] طالب جديد واحد
    [two] طالبان جديدان
    [few] { $count } طلّاب جدد
    [many] { $count } طالبًا جديدًا
   *[other] { $count } طالب جديد
  }: { $command }
refused = لم يُقبل { $count ->
    [one] حدث واحد
    [two] حدثان
    [few] { $count } أحداث
    [many] { $count } حدثًا
   *[other] { $count } حدث
  }: التوقيع بمفتاح ملغى
own-events = جاء من غيرك { $count ->
    [one] حدث واحد بمفتاحك
    [two] حدثان بمفتاحك
    [few] { $count } أحداث بمفتاحك
    [many] { $count } حدثًا بمفتاحك
   *[other] { $count } حدث بمفتاحك
  }؛ إن لم يفقد هذا الجهاز شيئًا فمفتاحك عند غيرك: { $command }، مع --since وأول يوم من ذلك
teacher-key-by-code = لمعلّمك مفتاح جديد، { $key }، برمز استرداد الدورة؛ لم يعد يُقبل ما يوقّعه { $before }
teacher-key-by-key = لمعلّمك مفتاح جديد، { $key }، وقد وقّع ذلك المفتاح السابق؛ لم يعد يُقبل ما يوقّعه { $before }
teacher-key-stolen = إن كان معلّمك لا يعلم بذلك فأخبره بطريق آخر: قد يكون المفتاح مسروقًا
strange-key = مفتاحك عند غيرك، ويُقال للطلّاب إن المفتاح { $key } يخلفه؛ لاستعادة الدورة: { $command }

place-of-library = في هذا الموضع مزامنة مكتبة؛ ما يشارك فيه آخرون يحتاج إلى موضع آخر
no-invitation = { $address }: لا دعوة فيه؛ يكتب معلّمك: { $command }
other-bundle = { $path }: فيه رزمة غير التي في اسمه؛ تُركت
damaged-object = { $name } تالف
damaged-there = في الموضع نسخة تالفة من { $name }؛ أزِلها من هناك ثم زامِن من جديد
damaged-in-place = { $name } في الموضع تالف؛ أزِله من هناك ثم زامِن من جديد
left-out = { $fault }؛ تُرك { $path }: أزِله من هناك واسأل الطالب عنه
unknown-people = في الموضع أشخاص غير معروفين ({ $all })؛ بُحث هذه المرّة عن { $count } منهم، ويُكمل التبادل التالي؛ وما ليس لطلّابك في مجلّده { $folder } يمكن أن يُزال
nothing-to-send = لا شيء للإرسال
sent-things = أُرسل: { $bundles ->
    [zero] لا رزم
    [one] رزمة واحدة
    [two] رزمتان
    [few] { $bundles } رزم
    [many] { $bundles } رزمة
   *[other] { $bundles } رزمة
  }، { $sounds ->
    [zero] لا تسجيلات
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $sounds } تسجيلات
    [many] { $sounds } تسجيلًا
   *[other] { $sounds } تسجيل
  }
not-arrived-yet = لم يصل بعدُ { $count ->
    [one] تسجيل واحد
    [two] تسجيلان
    [few] { $count } تسجيلات
    [many] { $count } تسجيلًا
   *[other] { $count } تسجيل
  }؛ زامِن لاحقًا من جديد

key-of-course = مفتاح الدورة: { $key }
given-up = المفاتيح الملغاة: { $keys }
no-code-advice = لا رمز استرداد؛ لإنشائه: { $command }
has-code = لها رمز استرداد
other-key-here = على هذا الجهاز مفتاح آخر، { $key }: { $command }
code-there = للدورة رمز استرداد؛ ويأتي رمز آخر عند استعماله ({ $command })
code-told = يعلم به الطلّاب مع ما ترسله في المرّة التالية
other-key = مفتاح الدورة غير مفتاح هذا الجهاز، وهو { $key }؛ لاستعادتها: { $command }
key-changed = مفتاح الدورة { $key }؛ ويبقى ساريًا من المفتاح السابق: { $count ->
    [zero] لا شيء
    [one] حدث واحد
    [two] حدثان
    [few] { $count } أحداث
    [many] { $count } حدثًا
   *[other] { $count } حدث
  }
no-longer-held = لم يعد ساريًا ممّا جاء به غيرك: { $count ->
    [zero] لا شيء
    [one] حدث واحد
    [two] حدثان
    [few] { $count } أحداث
    [many] { $count } حدثًا
   *[other] { $count } حدث
  }
key-told = يعلم الطلّاب مع ما ترسله في المرّة التالية: { $syncCommand }، أو { $sendCommand }
key-before = ما زال للدورة «{ $id }» المفتاح السابق: { $command }
no-code = ليس هذا رمز استرداد؛ فالرمز ثماني مجموعات من أربعة حروف وأرقام، مثل 7KQ2-…
code-used = استُعمل رمز الاسترداد هذا من قبل؛ والساري هو الذي عُرض حينها
without-code = ليس للدورة رمز استرداد
other-code = ليس هذا رمز استرداد الدورة
several-courses = الملفات لعدّة دورات: { $ids }
course-here = الدورة «{ $id }» على هذا الجهاز: { $command }
code-or-files = ليس هذا رمز استرداد الدورة، أو ليست الدورة في الملفات؛ أضف الدعوة
code-shown = رمز استرداد الدورة: { $code }؛ اكتبه الآن فلن يُعرض مرّة أخرى. به تستعيد الدورة إن سُرق مفتاحك أو ضاع

row-level = المستوى
row-teacher = المعلّم
row-begins = البداية
row-weeks = الأسابيع التامّة
row-lesson = الدرس
row-submission = التسليم
row-feedback = الملاحظات
row-due = الموعد
row-session = اللقاء
weeks-counted = { $counted } من { $count }
first-lesson-opens = يُفتح الدرس الأول في { $day }.
first-lesson-on = يُفتح الدرس الأول في { $day }
weeks-begin = تبدأ أسابيعك حين يُحدَّد مستواك.
meanwhile = وفي هذه الأثناء: { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }، فات
deadline-left = { $moment }، بعد { $span }

session-live = مباشر الآن
session-begins = بعد { $span }
session-ended = انتهى
session-moved = { $moment } (نُقل)
session-class = حصّة
session-circle = حلقة تلاوة
session-office = ساعات مكتبية
session-line = { $kind }: { $session }
no-sessions = لا لقاءات في هذه الأيام
no-sessions-next = لا لقاءات في هذه الأيام؛ اللقاء التالي: { $session }
week-due = الموعد: الأسبوع { $week }، { $deadline }
coming = ستحضر
not-coming = لن تحضر
no-session = ليس في الدورة لقاء «{ $name }»؛ لقاءاتها: { $ids }
no-session-on = لا لقاء «{ $name }» في { $day }

week-opens = يُفتح الأسبوع { $week } في { $day }
week-title = الأسبوع { $week } من { $count }
week-title-topic = الأسبوع { $week } من { $count }: { $topic }
week-lesson = الدرس
week-no-parts = لا شيء هذا الأسبوع
part-minutes = { $minutes } د
week-submission = التسليم: { $passage }
week-questions = الأسئلة
due = الموعد { $deadline }
not-needed = غير مطلوب
nothing-sent = لم يُسلَّم شيء بعد
lesson-first = أتمّ الدرس أولًا ثم سجّل
waits = ينتظر الملاحظات
replaced = حلّ التالي محلّه
feedback-on = الملاحظات { $moment }: { $result }
feedback-new = الملاحظات { $moment }: { $result }: { $command }
weeks-needed = الأسابيع المطلوبة للاختبار: { $counted } من { $needed }
weeks-needed-open = الأسابيع المطلوبة للاختبار: { $counted } من { $needed } · المفتوح: { $open }
column-of-week = الأسبوع
column-topic = الموضوع
column-passage = المقطع
column-begins = البداية
column-state = الحالة

week-locked = لم يُفتح بعد
week-not-started = لم يبدأ
week-in-progress = جارٍ
week-ready = جاهز للتسليم
week-awaiting = قيد الاستماع
week-feedback-ready = الملاحظات جاهزة
week-again = مرّة أخرى
week-complete = مكتمل ✓
week-not-needed = غير مطلوب

result-pass = ناجح
result-again = مرّة أخرى من فضلك
result-not-passed = لم ينجح بعد

clock-ahead = ساعة جهاز الطالب متقدّمة على ساعة هذا الجهاز بمقدار { $span }
clock-back = أُرجعت ساعة جهاز الطالب إلى الوراء بمقدار { $span }
clocks-differ = تختلف ساعتا جهازي الطالب والمعلّم بمقدار { $span }

no-feedback = لا ملاحظات بعد
no-feedback-on = لا ملاحظات بعد على «{ $part }»
feedback-heading = { $part }: { $result } · { $teacher }، { $moment }
feedback-week = الأسبوع { $week }
feedback-assessment = الاختبار
feedback-placement = تحديد المستوى

no-orientation = ليس لهذه الدورة تمهيد
no-orientation-part = لا يوجد هذا الجزء من التمهيد
orientation-done = تمّ التمهيد
lesson-without-parts = ليس لدرس الأسبوع { $week } أجزاء
lesson-parts = أجزاء درس الأسبوع { $week }: { $count ->
    [zero] لا أجزاء
    [one] جزء واحد
    [two] جزءان
    [few] { $count } أجزاء
    [many] { $count } جزءًا
   *[other] { $count } جزء
  }
lesson-done = اكتمل درس الأسبوع { $week }
part-done = تمّ الجزء { $part } من الأسبوع { $week }
part-opened = { $title }: فُتح
part-played = { $title }: شُغّل
part-advice = حين تتمّه: { $command }
not-opened = { $link }: لا يُفتح إلا الصوت والفيديو والصور وPDF والنص
file-of-course = { $link } من ملفات الدورة، ويأتي مع مجلّد مشترك؛ اطلبه من { $teacher }
no-file = { $path }: لا يوجد هذا الملف؛ هل وصل؟
no-file-of-course = { $path }: ليس من ملفات الدورة
not-with-sudo = لا يصلح مع sudo: سيعمل برنامج { $target } باسم مستخدم آخر
nothing-opens = لا شيء هنا يفتحه (لا سطح مكتب، أو لا xdg-open)؛ افتحه بنفسك: { $target }
does-not-start = تعذّر تشغيل { $program }
free-passage = مقطع تختاره
passage-on-page = الصفحة { $page }{ $print }
passage-on-pages = الصفحات من { $first } إلى { $last }{ $print }
nothing-to-recite = لا تسميع مطلوب الآن
formats = { $path }: تقبل الدورة { $formats }؛ للتحويل إلى أحدها: { $command }
no-sound = { $path }: لا صوت فيه
too-long = { $path }: أطول من أربع ساعات
submitted-before = سُلّم هذا التسجيل نفسه من قبل
submitted-week = سُلّم الأسبوع { $week } ({ $length })
submitted-assessment = سُلّم الاختبار ({ $length })
submitted-placement = سُلّمت التلاوة لتحديد مستواك ({ $length })
submitted-rest = { $submitted }؛ { $attempts }
result-within = تصل النتيجة عادةً خلال { $days ->
    [zero] اليوم نفسه
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
  }
answer-within = يجيب { $teacher } عادةً خلال { $hours ->
    [zero] أقلّ من ساعة
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $hours } ساعات
    [many] { $hours } ساعة
   *[other] { $hours } ساعة
  }
send-advice = لإرساله إلى معلّمك: { $command }
noted-for = سُجّل لـ{ $teacher }

row-name = الاسم
row-course = الدورة
row-group = المجموعة
row-about = نبذة
row-submissions = التسليمات
row-sessions = لقاءات حضرتها
row-completed = تاريخ الإتمام
row-next = المستوى التالي
row-quiet = ساعات الهدوء
row-place = الموضع المشترك
row-key = المفتاح
row-teacher-key = مفتاح المعلّم
profile-weeks = { $counted } من { $needed } للاختبار
next-teacher = مع { $teacher }
next-enrolment = الالتحاق من { $day }
next-began = بدأ في { $day }
next-begins = يبدأ في { $day }
levels-before = المستويات السابقة
level-weeks = { $counted } من { $weeks ->
    [one] أسبوع واحد
    [two] أسبوعين
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
  }
level-completed-on = اكتمل في { $day }
level-not-completed = لم يكتمل

notices-on = تأتي الإشعارات من تلقاء نفسها: يُبحث عنها { $minutes ->
    [zero] دائمًا
    [one] كل دقيقة
    [two] كل دقيقتين
    [few] كل { $minutes } دقائق
    [many] كل { $minutes } دقيقة
   *[other] كل { $minutes } دقيقة
  }، بواسطة { $runner }
notices-off = لن تأتي الإشعارات من تلقاء نفسها بعد الآن
was-not-set = لم تكن مفعّلة
on-by = مفعّلة، بواسطة { $runner }
off-advice = غير مفعّلة؛ لتفعيلها: { $command }
