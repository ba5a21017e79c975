about = كتابة الإشارات المرجعية في ملف، بصيغة JSON أو جدولًا (CSV).
discussion = ويكتبها tilawa library export أيضًا.

output = الملف الذي يُكتب. الافتراضي: الخرج القياسي.
format = الصيغة. الافتراضي: csv إن كان الملف FILE.csv، وإلا json.
force = الكتابة فوق ملف موجود دون سؤال.
