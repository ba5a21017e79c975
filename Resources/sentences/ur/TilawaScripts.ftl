# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.
at-place = { $place }: { $fault }
did-you-mean = { $fault }؛ کیا آپ کا مطلب { $word } ہے؟
or = { $list } یا { $last }

# Kinds of values
value-nothing = کچھ نہیں
value-text = متن
value-list = فہرست
value-keys = قدروں والی کلیدیں

# Parts of a file
a-script = اسکرپٹ
a-group = گروپ
a-variable = متغیر
a-course = کورس
a-session = نشست
an-assessment = امتحان
an-orientation = تعارف
a-resource = مواد
a-week = ہفتہ
a-lesson-part = سبق کا حصہ

# Keys and values of any kind
takes-text = { $key } کے لیے متن چاہیے، یہاں ہے: { $value }
takes-number = { $key } کے لیے { $least } سے { $most } تک عدد چاہیے
takes-percent = { $key } کے لیے { $least }% سے { $most }% تک چاہیے
takes-one-of = { $key } کے لیے یہ چاہیے: { $words }
takes-yes-or-no = { $key } کے لیے yes یا no چاہیے
takes-ids = { $key } کے لیے شناختیں چاہییں، مثلاً husary
takes = { $key } کے لیے چاہیے: { $wanted }
has-keys = { $what }: قدروں والی کلیدیں چاہییں، یہاں ہے: { $value }
does-not-take = { $what }: یہاں “{ $key }” نہیں آ سکتا
has-no-key = { $what }: “{ $key }” نام کی کوئی کلید نہیں
has-no-key-of = { $what }: “{ $key }” نام کی کوئی کلید نہیں؛ کلیدیں: { $keys }

# Values of options
wanted-repeat = 1 سے 100 تک، یا forever
wanted-count = 0 یا زیادہ
wanted-then = ayat:N، pages:N یا stop
wanted-then-times = 1 یا زیادہ، surah، page یا juz
wanted-volume = 0 سے 100 تک
wanted-time = وقت، مثلاً 90s، 30m یا 1h30m
wanted-ayah = آیت، مثلاً 2:255
wanted-preset = محفوظ ترتیب کا نام

# Ranges
says-what-to-hear = { $key } بتاتا ہے کہ کیا سننا ہے، مثلاً 2:255 یا 67
range-missing = یہاں حصہ نہیں لکھا گیا
ranges-too-long = یہ { $most } حروف سے زیادہ ہیں: حصے فہرست میں لکھیں
braces-open = { "{{" } کو { "}}" } سے بند نہیں کیا گیا
range-wrong = { $text }: { $reason }
separate-by-spaces = حصوں کے درمیان خالی جگہ دیں

# The script
needs-steps = اسکرپٹ میں steps ضروری ہیں؛ { $command } پہلی اسکرپٹ لکھتا ہے
too-many-steps =
    { $count ->
        [one] دہرائے گئے گروپوں کے ساتھ یہ { $count } قدم ہے: زیادہ سے زیادہ { $most }
       *[other] دہرائے گئے گروپوں کے ساتھ یہ { $count } قدم ہیں: زیادہ سے زیادہ { $most }
    }
name-wrong = نام 1 سے 100 حروف کی ایک سطر ہے
cumulative-repeat = cumulative اگلی آیت سے جاری رہتا ہے: repeat کے لیے 1 سے 100 تک چاہیے

# Steps
steps-is-list = steps ایک فہرست ہے: ہر قدم کی ایک سطر جو “- ” سے شروع ہو
most-steps = اسکرپٹ میں زیادہ سے زیادہ { $most } قدم ہوتے ہیں
a-step-is = قدم یہ ہے: { $keys }، مثلاً “- play: 2:255”
step-says-nothing = یہ قدم نہیں بتاتا کہ کیا کرنا ہے
step-says-none-of = یہ قدم نہیں بتاتا کہ کیا کرنا ہے: { $keys }
step-is-one = ایک قدم میں ایک ہی کام: { $keys }
pause-takes = pause کے لیے key، وقت مثلاً 30s یا 5m، یا گھڑی کا وقت مثلاً 05:30 چاہیے
stop-takes = stop کے لیے گھڑی کا وقت مثلاً 06:15، یا وقت مثلاً 30m چاہیے؛ اکیلا اسکرپٹ ختم کرتا ہے
record-takes = record کے لیے ایک ہی حصہ چاہیے
for-takes = for کے لیے key، وقت مثلاً 2m، یا ابھی سنے گئے کا حصہ مثلاً 150% چاہیے

# Variables
variables-are = variables میں نام اور قدریں ہوتی ہیں، یہاں ہے: { $value }
most-variables = اسکرپٹ میں زیادہ سے زیادہ { $most } متغیر ہوتے ہیں
variable-name = متغیر کے نام میں حروف، ہندسے، - اور _ ہوتے ہیں، اور وہ next یا last نہیں ہوتا
variable-says = متغیر یوں لکھا جاتا ہے: next: 5 ayat، یا last: 3
variable-is = متغیر next 5 ayat، last 3، یا حصے ہوتا ہے
variable-in-variable = متغیر میں حصے ہوتے ہیں، کوئی اور متغیر نہیں
until-before-start = until، start سے پہلے ہے
braces-hold = { "{{ }}" } میں next 5 ayat، last 3، یا متغیر کا نام ہوتا ہے
another-portion = { "{{next …}}" } یہاں دوسرا حصہ ہے: { $place }؛ variables کے نیچے ہر ایک کو نام دیں
no-variable = “{ $name }” نام کا کوئی متغیر نہیں
no-variable-of = “{ $name }” نام کا کوئی متغیر نہیں: { "{{next 5 ayat}}" }، { "{{last 3}}" }، یا کوئی نام
last-takes = last کے لیے 1 سے 100 تک چلنے چاہییں، مثلاً last 3
next-takes = next کے لیے 1 سے 1000 تک ayat، pages، surahs، juz، hizb، rub، ruku یا manzil چاہییں، مثلاً next 5 ayat

# The text
most-bytes = فائل زیادہ سے زیادہ { $most } بائٹ کی ہوتی ہے
not-text = یہ UTF-8 متن نہیں
control-character = یہاں کنٹرول حرف نہیں آ سکتا

# YAML
alias-refused = عرف *{ $name } نہیں پڑھا جاتا: پورا لکھیں، یا variables کے نیچے رکھیں
anchors-refused = اینکر نہیں پڑھے جاتے: پورا لکھیں، یا variables کے نیچے رکھیں
aliases-refused = عرف نہیں پڑھے جاتے: پورا لکھیں، یا variables کے نیچے رکھیں
tag-refused = { $tag } جیسے ٹیگ نہیں پڑھے جاتے
empty = یہ خالی ہے
unreadable = یہ پڑھا نہیں جا سکتا
most-levels = فائل میں زیادہ سے زیادہ { $most } درجے ہوتے ہیں
key-is-word = کلید ایک لفظ ہے
colon-missing = کلید کے بعد “: ” آتا ہے
not-yaml = یہ YAML نہیں: { $problem }
yaml-needs-package = اسکرپٹیں پیکیج libyaml-0-2 پڑھتا ہے: { $reason }
key-twice = کلید “{ $key }” یہاں دو بار ہے
one-document = فائل ایک ہی دستاویز ہے
tab = ٹیب سے حاشیہ نہیں دیا جا سکتا: خالی جگہیں استعمال کریں
quote-sign = ایسے شروع ہونے والا متن واوین میں لکھا جاتا ہے
quote-braces = جس متن میں { "{{…}}" } کے ساتھ کچھ اور ہو وہ واوین میں لکھا جاتا ہے
quote-colon = جس متن میں “: ” ہو وہ واوین میں لکھا جاتا ہے
indentation = یہ سطر وہاں سے شروع نہیں ہوتی جہاں سے اوپر کی سطریں

# What a run leaves out
heard-to-end = { $variable } آخر تک سنا جا چکا؛ at-end: restart سے دوبارہ شروع ہوتا ہے
too-many-linked =
    { $count ->
        [one] linked کے ساتھ یہ { $count } آیت ہے: زیادہ سے زیادہ { $most }؛ window: 5 سے کم ہو جاتی ہیں
       *[other] linked کے ساتھ یہ { $count } آیات ہیں: زیادہ سے زیادہ { $most }؛ window: 5 سے کم ہو جاتی ہیں
    }
several-ranges = ریکارڈنگ ایک ہی حصے کی ہوتی ہے، اور یہ کئی ہیں
nothing-to-play = چلانے کو کچھ نہیں
script-unheard = اس اسکرپٹ کا کوئی پچھلا چلنا نہیں سنا گیا
nothing-heard = ابھی کچھ نہیں سنا گیا

# Courses
course-has = کورس میں کلید “{ $key }” ہوتی ہے
course-has-week = کورس میں کم از کم ایک ہفتہ ہوتا ہے
zone-takes = zone کے لیے ٹائم زون کا نام چاہیے مثلاً Europe/Berlin، اور “{ $name }” ایسا نام نہیں
recovery-takes = recovery کے لیے وہ عوامی کلید چاہیے جو { $command } نے لکھی، 64 ہندسے
assessment-has = امتحان میں کلید “passage” ہوتی ہے
next-has = next میں کلید “level” ہوتی ہے
has-title-and-link = { $what }: کلیدیں “title” اور “link” چاہییں
is-list = { $key } فہرست ہے، یہاں ہے: { $value }
most-entries = { $key } میں زیادہ سے زیادہ { $most } اندراج ہوتے ہیں
course-takes = course کے لیے چھوٹے حروف، ہندسوں اور ہائفن کی شناخت چاہیے، مثلاً level-2-spring
is-line = { $key } زیادہ سے زیادہ 200 بائٹ کی ایک سطر ہے
most-text = { $key } زیادہ سے زیادہ { $most } بائٹ کا ہوتا ہے
takes-day = { $key } کے لیے دن چاہیے مثلاً 2027-01-16
takes-weekday = { $key } کے لیے ہفتے کا دن اور وقت چاہیے، مثلاً { $example }
unlock-example = sat، یا sat 06:00
takes-link = { $key } کے لیے https:// یا http:// سے شروع ہونے والا ربط، یا اس فائل کے ساتھ کا راستہ چاہیے
same-session = دو نشستوں کی شناخت “{ $id }” ہے
session-has = نشست میں عنوان کے ساتھ کلید { $keys }، اور وقت کے ساتھ کلید “on” ہوتی ہے
id-takes = id کے لیے چھوٹے حروف، ہندسے اور ہائفن چاہییں
on-takes = on میں ہر ہفتے کے لیے tue 19:00، یا ایک بار کے لیے 2027-01-12 19:00 لکھیں

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = نشست { $title }، { $moment }
remains-assessment = امتحان
remains-weeks = { $weeks } کا موضوع اور حصہ
remains-all-weeks = تمام ہفتوں کا موضوع اور حصہ
