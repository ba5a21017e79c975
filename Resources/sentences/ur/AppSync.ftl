# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = ہم آہنگی کی جگہ { $place } بنائی گئی؛ اس ڈیوائس کا نام { $name } ہے
place-found = ہم آہنگی کی جگہ { $place } ملی؛ اس ڈیوائس کا نام { $name } ہے
this-device = یہ ڈیوائس
next = اگلا قدم: { $command }
not-synchronised = لائبریری ابھی ہم آہنگ نہیں ہوتی؛ پہلے: { $command }
ended = یہ لائبریری اب ہم آہنگ نہیں ہوتی؛ ہم آہنگی کی جگہ جوں کی توں رہے گی
busy = اس وقت کوئی اور پروگرام ہم آہنگی کر رہا ہے

# Devices
is-this-device = یہ خود یہی ڈیوائس ہے؛ یہاں ہم آہنگی ختم کرنے کے لیے: { $command }
forgot = { $name } کا اندراج ہٹا دیا گیا؛ اس کی تبدیلیاں محفوظ ہیں
forgot-advice = یہ نئے نام سے واپس آ سکتی ہے؛ انکرپٹ شدہ جگہ سے اسے باہر رکھنے کے لیے: { $command }
no-device = { $name } نام کی کوئی ڈیوائس نہیں؛ یہ ہیں: { $names }
several-devices = { $count } ڈیوائسز کا نام { $name } ہے؛ ان میں سے ایک بتائیں: { $ids }
another-device = کوئی اور ڈیوائس

# Snapshots and keys
pruned = لائبریری کی نقل بنائی گئی، اور { $count ->
    [one] ایک آبجیکٹ ہٹایا گیا جس کی جگہ یہ نقل لیتی ہے
   *[other] { $count } آبجیکٹس ہٹائے گئے جن کی جگہ یہ نقل لیتی ہے
  }
key-made = نئی کلید بنائی گئی؛ دوسری ڈیوائسز کو بھی اس کی ضرورت ہے: { $command }
key-taken = ہم آہنگی کی جگہ کی کلید لی گئی
no-key = ہم آہنگی کی جگہ انکرپٹ شدہ نہیں، اس لیے اس کی کوئی کلید نہیں
keys-gone = ہم آہنگی کی جگہ انکرپٹ شدہ تھی، اور اب اس کی کلیدیں وہاں نہیں
place-of-others = دوسرے لوگ اس جگہ کو انکرپشن کے بغیر استعمال کرتے ہیں؛ نئی جگہ بتائیں
keys-damaged = { $path }: ہم آہنگی کی جگہ کی کلیدیں پڑھی نہیں جا سکتیں؛ فائل ہٹا کر دوبارہ ہم آہنگ کریں
no-key-file = { $path }: کلید کی ایسی کوئی فائل نہیں جو پڑھی جا سکے
passphrase-question = ہم آہنگی کی جگہ کا پاس فریز:
passphrase-again = ایک بار پھر:
passphrase-missing = ہم آہنگی کی جگہ انکرپٹ شدہ ہے؛ اس کا پاس فریز ٹرمینل میں لکھیں، یا { $option } استعمال کریں
passphrases-differ = دونوں پاس فریز الگ ہیں؛ کچھ نہیں کیا گیا
password-question = { $host } پر { $user } کا پاس ورڈ:
password-refused = { $host }: سرور اب پاس ورڈ قبول نہیں کرتا؛ دوبارہ لکھنے کے لیے { $path } سے اس کی سطر ہٹائیں
password-missing = { $host } پر { $user } کا پاس ورڈ معلوم نہیں؛ ایک بار ٹرمینل میں ہم آہنگ کریں

# Errors of the place
other-file = ہم آہنگی کی جگہ میں { $name } الگ ہے؛ دیکھیں: { $command }
full = ہم آہنگی کی جگہ بھر گئی؛ جو بھیجا گیا وہ محفوظ ہے، گنجائش ہونے پر جاری رکھیں
read-only = ہم آہنگی کی جگہ صرف پڑھی جا سکتی ہے
offline = { $reason } (تبدیلیاں اگلی ہم آہنگی تک محفوظ ہیں)
over-budget = اس آلے کی بکٹوں کو درخواستیں اس مہینے { $spent } USD کی ہوئیں، اور بجٹ { $budget } USD ہے؛ جو نیا ہے وہ اگلے مہینے تک محفوظ ہے۔ ابھی جاری رکھنے کے لیے: { $option }؛ دوسرے بجٹ کے لیے: { $command }
damaged-file = ہم آہنگی کی جگہ میں { $name } خراب ہے؛ دیکھیں: { $command }

# The state. The first word of each line is the name of what follows it.
status-place = جگہ
status-device = ڈیوائس
status-synced = ہم آہنگ
status-never = ابھی نہیں
status-left = باقی
status-other = دوسری
status-traffic = طلب
status-spent = مہینہ
status-holds = مواد
status-written = لکھا گیا
status-head = تبدیلی
status-cost = خرچ
holds = { $objects ->
    [one] { $objects } آبجیکٹ
   *[other] { $objects } آبجیکٹس
  }، { $size }
wrote-last = { $name } نے آخری بار لکھا: { $time }
cost-of-month = جو وہاں ہے اس کے لیے ماہانہ تقریباً { $amount } USD
cost-of-exchanges = پچھلی جیسی 1,000 ہم آہنگیوں کے لیے { $amount } USD
cost-source = ان قیمتوں کے مطابق جو AWS نے S3 Standard (us-east-1) کے لیے شائع کی ہیں؛ آپ کے اسٹور کی قیمتیں الگ ہو سکتی ہیں
spent = اس آلے کی درخواستوں کے لیے اب تک تقریباً { $amount } USD
spent-of = اس آلے کی درخواستوں کے لیے اب تک تقریباً { $amount } USD، بجٹ { $budget } USD میں سے
budget-near = اس آلے کی بکٹوں کو درخواستیں اس مہینے { $spent } USD کی ہوئیں، بجٹ { $budget } USD ہے؛ بدلنے کے لیے: { $command }
silent-device = { $name } نے { $days } دن سے کچھ نہیں لکھا؛ اگر وہ اب واپس نہیں آئے گی: { $command }
traffic-words = { $requests ->
    [one] { $requests } درخواست
   *[other] { $requests } درخواستیں
  }: فہرست { $lists }، پڑھنا { $reads }، لکھنا { $writes }؛ { $sent } بھیجا گیا، { $received } موصول ہوا
verified-by = اس کے لیے { $words }
status-conflict = تصادم
status-kept = محفوظ
nothing-left = کچھ نہیں
changes-left = { $count ->
    [one] موازنے کے لیے { $count } تبدیلی
   *[other] موازنے کے لیے { $count } تبدیلیاں
  }
parts-left = { $count ->
    [one] بھیجنے کے لیے لاگ کا { $count } حصہ
   *[other] بھیجنے کے لیے لاگ کے { $count } حصے
  }
to-send = { $count ->
    [one] بھیجنے کے لیے { $count } ریکارڈنگ
   *[other] بھیجنے کے لیے { $count } ریکارڈنگز
  }
to-fetch = { $count ->
    [one] لانے کے لیے { $count } ریکارڈنگ
   *[other] لانے کے لیے { $count } ریکارڈنگز
  }
cannot-send = { $count ->
    [one] { $count } ریکارڈنگ جو بھیجی نہیں جا سکتی: اس کی آواز موجود نہیں یا بدل گئی ہے
   *[other] { $count } ریکارڈنگز جو بھیجی نہیں جا سکتیں: ان کی آواز موجود نہیں یا بدل گئی ہے
  }
not-understood = { $kind } { $name }: سمجھا نہیں گیا، اور لاگو نہیں ہوا
newer-values = کسی اور ڈیوائس نے ایسی قدریں لکھیں جو یہ ورژن نہیں سمجھتا؛ Tilawa کو اپ ڈیٹ کریں
decide-advice = فیصلہ کرنے کے لیے: { $command }

# Conflicts
segment-of = { $title } کا ایک ٹکڑا
a-bookmark = ایک بُک مارک
choice = { $value } · از { $device }
choice-shown = { $value } · از { $device } · آپ کے فیصلے تک یہی دکھایا جاتا ہے
segment-value = { $content }، فریم { $start } سے { $end }، { $status }
no-conflict = ایسا کوئی تصادم { $id } نہیں جس کا فیصلہ کرنا ہو؛ دیکھیں: { $command }
choose-letter = ان میں سے ایک چنیں: { $letters }
decided-meanwhile = اسی دوران کسی اور ڈیوائس نے فیصلہ کر دیا؛ دیکھیں: { $command }
decided = فیصلہ ہو گیا؛ اگلی ہم آہنگی دوسری ڈیوائسز کو بتا دے گی

# The log
log-time = وقت
log-device = ڈیوائس
log-changes = تبدیلیاں
log-sent = بھیجا
log-taken = موصول

# Verification
verified = { $objects ->
    [one] { $objects } آبجیکٹ پڑھا گیا
   *[other] { $objects } آبجیکٹس پڑھے گئے
  }، { $bytes } بائٹ
damaged = خراب: { $name }
missing = موجود نہیں: { $name }
lost-parts = { $count ->
    [one] لاگ کا { $count } حصہ جو ہم آہنگی کی جگہ میں تھا اب وہاں پورا نہیں
   *[other] لاگ کے { $count } حصے جو ہم آہنگی کی جگہ میں تھے اب وہاں پورے نہیں
  }
sound-not-whole = ریکارڈنگ { $id } کی آواز پوری نہیں
snapshot-written = لائبریری کی ایسی نقل لکھی گئی جس میں یہ حصے ہیں
sent-again = { $count ->
    [one] { $count } ریکارڈنگ دوبارہ بھیجی گئی
   *[other] { $count } ریکارڈنگز دوبارہ بھیجی گئیں
  }
repair-advice = جس ڈیوائس کے پاس یہ ہیں وہ انھیں دوبارہ بھیج سکتی ہے: { $command }

# What a synchronisation did
nothing-new = کچھ نیا نہیں
sent-changes = تبدیلیاں بھیجی گئیں
took-changes = تبدیلیاں موصول ہوئیں
sent-recordings = { $count ->
    [one] { $count } ریکارڈنگ بھیجی گئی
   *[other] { $count } ریکارڈنگز بھیجی گئیں
  }
fetched-recordings = { $count ->
    [one] { $count } ریکارڈنگ لائی گئی
   *[other] { $count } ریکارڈنگز لائی گئیں
  }
renamed = لاگ میں یہ ڈیوائس اب نئے نام سے چلتی ہے: یا اس کا اندراج ہٹایا گیا تھا، یا اس کا بیک اپ یا اس کی نقل استعمال ہوئی
mended = { $count ->
    [one] ہم آہنگی کی جگہ سے لاگ کا { $count } حصہ گم ہو گیا تھا؛ اب وہ پھر وہاں ہے
   *[other] ہم آہنگی کی جگہ سے لاگ کے { $count } حصے گم ہو گئے تھے؛ اب وہ پھر وہاں ہیں
  }
not-there-yet = { $count ->
    [one] { $count } ریکارڈنگ ابھی ہم آہنگی کی جگہ میں نہیں؛ اگلی ہم آہنگی اسے لائے گی
   *[other] { $count } ریکارڈنگز ابھی ہم آہنگی کی جگہ میں نہیں؛ اگلی ہم آہنگی انھیں لائے گی
  }
damaged-objects = { $count ->
    [one] { $count } آبجیکٹ خراب ہے یا ابھی پورا نہیں، یعنی { $name }؛ دیکھیں: { $command }
   *[other] { $count } آبجیکٹس خراب ہیں یا ابھی پورے نہیں، جیسے { $name }؛ دیکھیں: { $command }
  }
newer-changes = Tilawa کے نئے ورژن نے یہاں تبدیلیاں لکھی ہیں؛ انھیں دیکھنے کے لیے Tilawa کو اپ ڈیٹ کریں
not-taken = ایک ریکارڈنگ قبول نہیں ہوئی: { $reason }
conflicts = { $count ->
    [one] { $count } تصادم کا فیصلہ باقی ہے؛ دیکھیں: { $command }
   *[other] { $count } تصادموں کا فیصلہ باقی ہے؛ دیکھیں: { $command }
  }

# By itself
by-itself = لائبریری تبدیلیوں کے بعد اور { $minutes ->
    [1] ہر منٹ
   *[other] ہر { $minutes } منٹ بعد
  } ہم آہنگ ہوتی ہے
by-itself-cron = لائبریری { $minutes ->
    [1] ہر منٹ
   *[other] ہر { $minutes } منٹ بعد
  } ہم آہنگ ہوتی ہے
by-hand = لائبریری صرف { $command } سے ہم آہنگ ہوتی ہے
was-not-set = یہ مقرر نہیں تھا
on-by = آن، بذریعہ { $runner }
off = بند
