# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = یہ ادھورا ہے
empty = یہ خالی ہے
no-part-of-log = یہ لاگ کا حصہ نہیں
no-version = اس میں ورژن نہیں لکھا
heading-contradicts = اس کا سرنامہ اس کے مواد کے مطابق نہیں
operation-incomplete = ایک تبدیلی میں وہ نہیں جو ہر تبدیلی میں ہوتا ہے
value-no-object = ایک تبدیلی کی قدر آبجیکٹ نہیں
no-snapshot = یہ لائبریری کی نقل نہیں
snapshot-incomplete = لائبریری کی ایک نقل میں وہ نہیں جو ہر نقل میں ہوتا ہے
no-piece-of-snapshot = یہ لائبریری کی نقل کا حصہ نہیں
operation-without-name = ایک تبدیلی کا نام نہیں
