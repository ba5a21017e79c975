# The recogniser: why it cannot hear.

# What could not be done
cannot-align = ریکارڈنگز کی آیات نہیں ملائی جا سکیں
cannot-read = پڑھی نہیں جا سکی
cannot-read-model = صوتی ماڈل پڑھا نہیں جا سکا
cannot-load-model = آواز پہچاننے کا ماڈل لوڈ نہیں ہو سکا
cannot-hear = آواز سنی نہیں جا سکی

# Libraries
no-memory = KissFFT کے لیے میموری کافی نہیں
built-without-speech = یہ پروگرام sherpa-onnx کے بغیر بنا ہے (make speech): { $reason }

# Files
changed-since-measured = ناپے جانے کے بعد بدل گئی ہے
no-weights = یہ اوزان کی فائل نہیں
header-cut = اس کا ہیڈر ادھورا ہے
header-damaged = اس کا ہیڈر خراب ہے
weights-differ = اس کے اوزان وہ نہیں جو اس کا ہیڈر بتاتا ہے
tensors-left = اس میں ایسے ٹینسر ہیں جو کسی تہ کے نہیں
same-name = دو ٹینسروں کا نام { $name } ہے
no-weight = { $name } میں ایک قدر ایسی ہے جو وزن نہیں
tensor-missing = { $name } موجود نہیں
tensor-differs = { $name } کی قسم یا شکل اس کی تہ سے الگ ہے
tensor-outside = { $name } فائل سے باہر ہے
other-format = اس کا فارمیٹ { $format } ہے، اور یہ ورژن { $known } پڑھتا ہے
other-features = اس کی تربیت کسی اور قسم کی خصوصیات پر ہوئی ہے
units-wrong = اس کی اکائیاں الگ الگ علامتوں کی فہرست نہیں
layers-unknown = اس کی تہوں کا حجم ایسا ہے کہ یہ ورژن اس کا حساب نہیں کر سکتا
