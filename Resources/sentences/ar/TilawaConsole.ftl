# What a command writes on the terminal beside its answers.
progress = { $bar } { $percent }% · { $speed }× الزمن الفعلي
progress-waiting = { $bar } { $percent }% · { $speed }× الزمن الفعلي · تُجلب { $ayah } …
no-terminal = لا توجد طرفية للأسئلة؛ { $advice }
yes-or-no = { $question } [y/N]
yes = y yes نعم ن
too-long = أطول من { $limit }
fault-unchanged = { $fault }؛ لم يتغيّر شيء
edit-again = هل تحرّره من جديد؟
nothing-changed = لم يتغيّر شيء
cannot-run = تعذّر تشغيل { $editor }: { $fault }
editor-failed = انتهى { $editor } بخطأ؛ ولم يتغيّر شيء (يمكن تسمية محرّر آخر في VISUAL أو EDITOR)
letters-unordered = الحروف العربية بلا ترتيب ولا وصل: { $fault }
cannot-write = تعذّرت الكتابة إلى الخرج القياسي: { $fault }
