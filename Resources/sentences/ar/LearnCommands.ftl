# أوامر التعلّم: الدورات والحفظ والختمات والتسميع

one-of-meeting = استعمل واحدًا من --cancel و--move و--recording
recording-takes-link = قيمة --recording رابط يبدأ بـ https:// أو http://
move-takes = قيمة --move يوم ووقت، مثل "2027-01-20 18:00"
input-takes-sound = قيمة --input هي -: يأتي الصوت من الدخل القياسي
rate-out-of-range = قيمة --rate من 8000 إلى 192000
no-sound-came = لم يأتِ صوت؛ لم يُحفظ شيء
json-needs-sheet = يحتاج --json إلى ملف للجدول
feedback-needs-result = للملاحظات نتيجة: --result pass أو again؛ أو احفظها مسودّةً بالخيار --draft
one-of-feedback = استعمل واحدًا من --result و--draft و--beside
comment-kept = حُفظ مع العلامات: تعليق صوتي طوله { $length }
recovery-code = رمز الاسترداد:
no-feedback-stored = لم تُحفظ ملاحظات؛ والعلامات محفوظة للمرّة التالية
from-alone = لا يجتمع --from مع --since ولا مع --course
recovery-code-missing = اكتب رمز الاسترداد في طرفية، أو أعطِه بالخيار --code-file FILE

no-part = جزء الدورة رقم أسبوع أو placement أو assessment، لا «{ $text }»
week-or-all = حدّد أسبوعًا أو استعمل --all، لا كليهما
no-week = الأسبوع رقم، لا «{ $week }»
one-of-lesson = استعمل واحدًا من --done و--part و--open
no-orientation = ليس لهذه الدورة تمهيد
no-day = يُكتب اليوم مثل 2027-01-19، لا «{ $text }»
json-needs-calendar = يحتاج --json إلى ملف للتقويم
name-the-place = حدّد الموضع الذي تشارك فيه الطرف الآخر: مجلّد، أو webdavs://… أو s3://… أو rclone:REMOTE:PATH
weeks-out-of-range = قيمة --weeks من 1 إلى 52
json-needs-course = يحتاج --json إلى ملف للدورة
no-quiet-hours-such = تُكتب ساعات الهدوء مثل 22:00-07:00 أو off، لا «{ $hours }»
every-out-of-range = قيمة --every من 1m إلى 59m
timer-alone = لا يجتمع on أو off أو status مع --list ولا --recent ولا --sync
file-not-text = { $path }: ليس نصًّا بترميز UTF-8
orientation = { $title }: { $link }
when-seen = حين تراه: { $command }
no-quiet-hours = تأتي الإشعارات في كل ساعة
quiet-hours = لا إشعارات { $hours }
somebody-has-key = مفتاحك عند غيرك
teacher-has-key = لمعلّمك مفتاح آخر
open-notice = افتح
submit-part = هل تسلّم { $part } إلى { $teacher }؟
submit-part-leaving = هل تسلّم { $part } إلى { $teacher }؟ الباقي بعده: { $rest }.
submit-recording = هل تسلّم هذا التسجيل إلى { $teacher }؟
submit-recording-leaving = هل تسلّم هذا التسجيل إلى { $teacher }؟ الباقي بعده: { $rest }.
enter-begins = Enter يبدأ التسجيل؛ q للخروج:
hear-or-submit = h استماع · a إعادة · s تسليم · k حفظ لوقت لاحق:
kept-as = حُفظ باسم { $id }؛ لتسليمه: { $command }
written = كُتب { $path }
nothing-submitted = لم يُسلَّم شيء
input-with-json = قيمة --input هي -، ومعه --json
name-a-week = حدّد أسبوعًا، أو استعمل --assessment أو --placement
asks-questions = هذا يسأل في طرفية؛ من دونها: { $recordCommand }، ثم { $submitCommand }
no-such-sound = لا دورة هنا فيها الصوت «{ $sound }»
week-or-assessment = حدّد أسبوعًا أو استعمل --assessment، لا كليهما

deck-output = قيمة -o ملف مثل FILE.apkg، لا «{ $output }»
already-json = الناتج بصيغة JSON أصلًا؛ يحتاج --json إلى ملف
some-skipped = المتروك: { $count }؛ استُورد ما سواه
key-begins = كل مفتاح يبدأ بنده، وEnter أول بند لم يُنجز، وq للخروج:
how-did-it-go = كيف كان؟ 1 ضعيف، 2 مقبول، 3 جيد، 4 ممتاز، Enter ليس الآن:
how-did-it-go-checked = كيف كان؟ 1 ضعيف، 2 مقبول، 3 جيد، 4 ممتاز، Enter { $grade } كما قدّر البرنامج:
one-or-two = 1 أو 2، وq للخروج:
page-to-hear = { $round }، صفحة { $page }: { $text }
nothing-noted = لم يُسجَّل شيء؛ للتسميع بلا صوت: --silent
failed-nothing-noted = { $reason }؛ لم يُسجَّل شيء؛ للتسميع بلا صوت: --silent
say-from-memory = سمِّعه غيبًا؛ وللاستماع إليه بدلًا من ذلك: { $command }
to-note = لتسجيل كيف كان، من 1 إلى 4: { $command }
noted-by-check = سُجّل: { $grade }، بتقدير البرنامج
not-noted = لم يُسجَّل
standard-input = الدخل القياسي
calendar-written = { $path } · { $count ->
    [zero] لا أيام
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
  }
script-written = { $path }: التالي: { $command }
nothing-due = لا شيء مستحقّ اليوم
all-done = أُنجز كل ما لليوم
try-or-reset = استعمل --try أو --reset، لا كليهما
name-a-passage = حدّد مقطعًا وتقديرًا، مثل: { $command }
no-grade = يأتي التقدير في الآخر: weak أو fair أو good أو excellent، أو من 1 إلى 4، لا «{ $word }»
days-too-few = قيمة --days هي 1 أو أكثر
one-of-span = استعمل واحدًا من --days و--all و--months و--surahs
output-needs-months = يحتاج -o إلى --months
new-or-state = استعمل --new أو --state، لا كليهما
pages-or-slips = استعمل --pages أو --slips، لا كليهما
exam-range-needs-exam = يحتاج --exam-range إلى --exam
name-place-of-note = حدّد موضع الملاحظة، مثل 2:58
note-missing = الملاحظة ناقصة: { $command }
plan-output = قيمة -o هي FILE.svg أو FILE.png أو FILE.ics أو -، لا «{ $output }»
count-out-of-range = قيمة --count من 1 إلى 100
questions-need-terminal = تحتاج الأسئلة إلى طرفية؛ وللبرامج: --json
right-answer = صحيح: { $ref }؛ والأخرى { $other }
wrong-answer = هذه { $other }؛ أمّا { $ref } فتتمّتها الأخرى
right-in-all = الصحيح: { $right } من { $all }
note = ملاحظة: { $text }
question = { $number } من { $all }: ما تتمّة { $ref }؟
nothing-entered = لم تُدخل شيئًا بعد؛ لما تحفظه: { $command }
days-out-of-range = قيمة --days من 1 إلى 31
line-or-drill = حدّد بندًا أو استعمل --drill، لا كليهما
play-or-silent = لا يجتمع --play و--silent

one-of-days = استعمل واحدًا من --days و--since و--all
comes-before = { $last } قبل { $first }
from-to = من { $first } إلى { $last }
delete-entries = هل تحذف من السجلّ { $count ->
    [one] قيدًا واحدًا
    [two] قيدين
    [few] { $count } قيود
    [many] { $count } قيدًا
   *[other] { $count } قيد
  } ({ $days })؟
deleted-entries = حُذف من السجلّ: { $count ->
    [zero] لا شيء
    [one] قيد واحد
    [two] قيدان
    [few] { $count } قيود
    [many] { $count } قيدًا
   *[other] { $count } قيد
  } ({ $days })
nothing-heard-on = لم يُسمع شيء: { $days }
add-yes = أضف --yes
nothing-forgotten = لم يُحذف شيء

from-out-of-range = قيمة --from صفحة من 1 إلى { $most }
khatm-made = صارت { $name } ختمتك الحالية؛ للبدء: { $command }
khatm-current = صارت { $name } ختمتك الحالية
khatm-listens = الاستماع يُحسب في { $name }
khatm-listens-not = الاستماع لا يُحسب في { $name }
khatm-listens-by-setting = الاستماع يُحسب في { $name } ما دام الإعداد khatm-listening مفعّلًا
khatm-closed = أُغلقت { $name }؛ لفتحها من جديد: { $command }
khatm-open = { $name } مفتوحة
khatm-removed = أُزيلت { $name }؛ لاستعادتها: { $command }
khatm-restored = عادت { $name }
left-out = { $file }: المتروك { $count }: { $reason }
entries-new = القيود الجديدة: { $new } من { $all }
entries-and-khatmat-new = القيود الجديدة: { $new } من { $all }، ومعها { $khatmat ->
    [zero] لا ختمات
    [one] ختمة واحدة
    [two] ختمتان
    [few] { $khatmat } ختمات
    [many] { $khatmat } ختمة
   *[other] { $khatmat } ختمة
  }
no-goal = الهدف من pages:1 إلى pages:20، أو من verses:1 إلى verses:100، أو off، لا «{ $goal }»
no-goal-meant = الهدف من pages:1 إلى pages:20، أو من verses:1 إلى verses:100، أو off، لا «{ $goal }»؛ هل تقصد { $meant }؟
output-and-json = كلٌّ من -o { $target } و--json يستعمل الخرج القياسي
days-or-all = استعمل --days أو --all، لا كليهما
date-after-by = اكتب التاريخ بعد --by: { $command }
by-which-day = حدّد اليوم الذي تختم فيه: { $command }
what-you-read = اذكر ما قرأته، مثل page:5 أو 2:1-20
no-goal-yet = لا هدف بعد؛ لتحديده: { $command }
watch-draws-not = الخيار --watch لا يرسم صورة
no-png-on-terminal = لا تعرض الطرفية صورة PNG: حدّد ملفًا

input-or-source = لا يجتمع --input و--source
output-of-session = قيمة --output هنا pulse أو pulse:SINK أو null أو null:realtime
hidden-or-letters = لا يجتمع --hidden و--first-letters
hide-after-too-few = قيمة --hide-after هي 1 أو أكثر
room-without-range = الخيار --check-room لا يأخذ آيات: اتلُ ما شئت
voice-without-input = --show و--forget لا يسمعان شيئًا: لا آيات ولا --input ولا --source
voice-shown-or-forgotten = --show أو --forget، لا كلاهما
no-session = الجلسة رقم أو last، لا «{ $session }»
trend-and-page-draw = لا يرسم إلا show trend وshow page
page-out-of-range = يأخذ show page رقم صفحة
page-needs-output = الأمر show page يرسم: حدّد صورة بالخيار -o
last-and-page-take-number = لا يأخذ رقمًا إلا show last وshow page
ayat-out-of-range = قيمة --ayat من 1 إلى 20
model-added = أُضيف { $name }: { $kind }، يسمع { $alphabet }
model = { $name }  { $kind }، يسمع { $alphabet }
model-removed = أُزيل: { $name }
no-models = لا نماذج تعرّف؛ لإضافة نموذج: { $command }
