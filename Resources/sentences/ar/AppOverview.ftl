# What a person sees who types `tilawa` alone. Names of commands stay as they are.

# The headings.
continue-here = المتابعة
library = المكتبة
next-step = الخطوة التالية
commands = الأوامر
all-commands = كل الأوامر: { $command }

# Places to continue at.
place-course = الدورة: { $state }
place-listening = الاستماع: { $place }
place-listening-by = الاستماع: { $place }، { $reciters }
place-hifz = { $state }
# $page (number)
place-reading = القراءة: { $place }، صفحة { $page }
# $read (number) pages that were read. $all (number) pages of the print.
place-khatm = الختمة: الصفحات { $read } من { $all }
# $read (number) $all (number)
place-khatm-today = الختمة: الصفحات { $read } من { $all }، اليوم { $rest }
# The course of a teacher, who has to listen to students. $waiting (number)
coach-state = { $waiting ->
    [zero] { $course }، لا أحد ينتظر الملاحظات
    [one] { $course }، واحد ينتظر الملاحظات
    [two] { $course }، اثنان ينتظران الملاحظات
    [few] { $course }، { $waiting } ينتظرون الملاحظات
   *[other] { $course }، { $waiting } ينتظرون الملاحظات
  }

# What is in the library.
empty = فارغة
reciters = { $count ->
    [zero] لا قرّاء
    [one] قارئ واحد
    [two] قارئان
    [few] { $count } قرّاء
    [many] { $count } قارئًا
   *[other] { $count } قارئ
  }
# $suggested (number)
labels-suggested = { $labels }، والمقترحة { $suggested }

# Next steps, each with its reason.
step-set-up = اختر القرّاء الذين تريد سماعهم.
step-find = { $others ->
    [0] «{ $title }» بلا علامات بعد.
    [one] «{ $title }» وتسجيل آخر بلا علامات بعد.
    [two] «{ $title }» وتسجيلان آخران بلا علامات بعد.
    [few] «{ $title }» و{ $others } تسجيلات أخرى بلا علامات بعد.
    [many] «{ $title }» و{ $others } تسجيلًا آخر بلا علامات بعد.
   *[other] «{ $title }» و{ $others } تسجيل آخر بلا علامات بعد.
  } اطلب البحث عن الآيات لتشغّلها آية آية.
step-review = { $others ->
    [0] في «{ $title }»
    [one] في «{ $title }» وتسجيل آخر
    [two] في «{ $title }» وتسجيلين آخرين
    [few] في «{ $title }» و{ $others } تسجيلات أخرى
    [many] في «{ $title }» و{ $others } تسجيلًا آخر
   *[other] في «{ $title }» و{ $others } تسجيل آخر
  } { $suggestions ->
    [one] علامة واحدة اقترحتها تلاوة. تُشغَّل بعد أن تعتمدها.
    [two] علامتان اقترحتهما تلاوة. تُشغَّلان بعد أن تعتمدهما.
    [few] { $suggestions } علامات اقترحتها تلاوة. تُشغَّل بعد أن تعتمدها.
    [many] { $suggestions } علامة اقترحتها تلاوة. تُشغَّل بعد أن تعتمدها.
   *[other] { $suggestions } علامة اقترحتها تلاوة. تُشغَّل بعد أن تعتمدها.
  }
step-read = ختمتك: { $rest } اليوم.
step-resume = توقّفت جلستك الأخيرة عند { $place }.
step-play = شغّل سورة، كل آية ثلاث مرّات.
