# Playing: refusals of commands, and what went wrong while it plays.

# Refusals of commands
nothing-plays = لا شيء يُشغَّل الآن
not-in-session = { $ayah } ليست في هذه الجلسة
loop-too-short = أقلّ طول للتكرار { $milliseconds } مللي ثانية
in-silence = لا تلاوة في السكتة بعد الآية
no-audio = { $ref } بلا صوت
server-away = خادم الصوت منقطع
pages-unknown = صفحات هذه الآيات غير معروفة
no-other-page = لا صفحة أخرى بعد هذه في هذه الجلسة
no-other-surah = لا سورة أخرى بعد هذه في هذه الجلسة
sleep-in-past = وقت النوم لا يكون في الماضي
in-pause = لا شيء يُشغَّل أثناء التوقّف

# Faults
cannot-play-on = تعذّرت متابعة التشغيل
engine-ended = انتهى محرّك الصوت قبل الجلسة
not-in-file = { $path }: ليس فيه ما كان ينبغي أن يكون فيه
no-gap = «{ $text }» ليست سكتة
no-count = «{ $text }» ليس عددًا
no-time = { $text } ليس وقتًا بالثواني

# Recitation
disclaimer = نتائج التسميع وسيلة تعين على التعلّم، ولا تغني عن معلّم قرآن مؤهّل. تحقّق دائمًا من تلاوتك عند معلّم متقن.
