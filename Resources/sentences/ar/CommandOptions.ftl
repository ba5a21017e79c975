# Options that several commands have. Names of options stay as they are.

# Options that do not go together
one-of-claims = استعمل واحدًا من --replace و--queue و--wait
one-of-displays = استعمل --inline أو --plain، لا كليهما
one-of-counts = استعمل --no-progress أو --count-after، لا كليهما
output-and-json = يكتب كلٌّ من -o - و--json في الخرج القياسي
levels-with-json = لا يكون --levels إلا مع --json

# Wrong values
not-a-time = { $text } ليس وقتًا؛ اكتب 62.5 (بالثواني) أو 1:02.5 أو 500ms
no-sound-between = طول { $path } هو { $length }: لا صوت بين --from و--to
output-lacks-name = يحتاج -o إلى اسم
font-lacks-name = يحتاج --font إلى اسم
# $size (number), $least (number), $most (number)
font-size = الخيار --font-size { $size }: القيمة من { $least } إلى { $most }
volume = قيمة --volume من 0 إلى 100
rate = قيمة --rate من 8000 إلى 192000
channels = قيمة --channels هي 1 أو 2
bits = قيمة --bits هي 16 أو 24 أو 32
png-on-terminal = لا تعرض الطرفية صورة PNG: سمِّ ملفًا
# $fault (sentence): what is wrong with the name, such as “the name is empty”.
position-name = الخيار --position: { $fault }
reminder-time = اكتب at HH:MM، مثل at 20:30، أو off

# A picture that was written. $width (number), $height (number)
picture = { $path } · { $width } × { $height }

# The files of a reciter
# $done (number) $count (number)
files-done = الملفات: { $done } من { $count }
some-files-skipped = { $count ->
    [one] تُرك ملف واحد؛ وأُضيف الباقي
    [two] تُرك ملفان؛ وأُضيف الباقي
    [few] تُركت { $count } ملفات؛ وأُضيف الباقي
    [many] تُرك { $count } ملفًا؛ وأُضيف الباقي
   *[other] تُرك { $count } ملف؛ وأُضيف الباقي
  }
timings-removed = حُذفت مع الملفات القديمة توقيتات كانت مستوردة، وهي { $count ->
    [one] لآية واحدة
    [two] لآيتين
    [few] لـ{ $count } آيات
    [many] لـ{ $count } آية
   *[other] لـ{ $count } آية
  }؛ لاستيرادها من جديد: { $command }
heard-already = الاستماع إلى { $name } جارٍ من قبل؛ لمعرفة أين وصل: { $command }
