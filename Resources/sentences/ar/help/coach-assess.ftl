about = إعطاء نتيجة اختبار طالب.
discussion = لعلامات عند كلمات وأوقات: tilawa coach review STUDENT assessment

argument-student = الطالب.
argument-result = pass (ناجح) أو again (يعيد) أو not-passed (لم ينجح).
text = كلمات للطالب.
course = الدورة، بمعرّفها أو عنوانها أو جزء منهما. (الافتراضي: الجارية اليوم)
