# The recogniser: why it cannot hear.

# What could not be done
cannot-align = تعذّرت محاذاة التسجيلات
cannot-read = تعذّرت القراءة
cannot-read-model = تعذّرت قراءة النموذج الصوتي
cannot-load-model = تعذّر تحميل نموذج التعرّف على الكلام
cannot-hear = تعذّر السماع

# Libraries
no-memory = لا ذاكرة لدى KissFFT
built-without-speech = بُنيت هذه النسخة بلا sherpa-onnx (make speech): { $reason }

# Files
changed-since-measured = تغيّر بعد قياسه
no-weights = ليس ملف أوزان
header-cut = ترويسته ناقصة
header-damaged = ترويسته تالفة
weights-differ = أوزانه ليست التي تصفها ترويسته
tensors-left = فيه موتّرات لا تتبع أي طبقة
same-name = موتّران باسم { $name }
no-weight = في { $name } قيمة ليست وزنًا
tensor-missing = ينقص { $name }
tensor-differs = نوع { $name } أو شكله غير ما في طبقته
tensor-outside = { $name } خارج الملف
other-format = صيغته { $format }، وهذا الإصدار يقرأ { $known }
other-features = دُرّب على سمات من نوع آخر
units-wrong = وحداته ليست قائمة رموز مختلفة
layers-unknown = لطبقاته أحجام لا يستطيع هذا الإصدار حسابها
