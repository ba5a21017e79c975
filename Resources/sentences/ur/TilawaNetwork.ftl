# Requests to servers: why they fail.
error = { $url }: { $detail }

# Answers of a server. The number is its status.
status-forbidden = سرور یہ ہمیں نہیں دیتا ({ $status })
status-absent = سرور پر ایسی کوئی فائل نہیں ({ $status })
status-patience = سرور انتظار کرنے کو کہتا ہے ({ $status })؛ بعد میں دوبارہ کوشش کریں
status-withheld = سرور کو یہ کسی کو دینے کی اجازت نہیں (451)
status-trouble = سرور میں خرابی ہے ({ $status })؛ بعد میں دوبارہ کوشش کریں
status-other = سرور کا جواب: { $status }

# Lengths
too-large-by = سرور پر { $bytes } بائٹ ہیں، اور { $limit } بائٹ سے زیادہ نہیں لیے جاتے
too-large = سرور پر اس سے زیادہ ہے، اور { $limit } بائٹ سے زیادہ نہیں لیے جاتے
announces-too-much = سرور اتنا بتاتا ہے جتنا ہو ہی نہیں سکتا
head-too-long = سرور کے جواب کا سرنامہ { $lines } سطروں یا { $kibibytes } KiB سے زیادہ ہے
length-is-none = سرور جو لمبائی بتاتا ہے وہ درست نہیں ({ $length })
bytes-came = { $count } بائٹ بتائے گئے تھے، { $received } آئے
part-only = سرور نے صرف ایک حصہ بھیجا، { $length } میں سے بائٹ { $byte } تک
another-part = سرور نے فائل کا وہ حصہ نہیں بھیجا جو مانگا گیا تھا
packed = سرور نے اسے کمپریس کر کے بھیجا ({ $encoding })، حالانکہ اس سے منع کیا گیا تھا

# Connections. $words are those of a library.
cancelled = منسوخ
no-answer-in-time = وقت پر کوئی جواب نہیں آیا؛ کیا یہ کمپیوٹر نیٹ ورک سے جڑا ہے؟
no-answer-lately = ابھی کچھ دیر پہلے کوئی جواب نہیں آیا؛ کیا یہ کمپیوٹر نیٹ ورک سے جڑا ہے؟
no-answer-there = وہاں کوئی جواب نہیں دیتا ({ $words })
no-such-server = اس نام کا کوئی سرور نہیں ملا ({ $words })؛ کیا یہ کمپیوٹر نیٹ ورک سے جڑا ہے؟
no-secure-connection = محفوظ رابطہ نہیں ہو سکا ({ $words })
not-trusted = سرور کے سرٹیفکیٹ پر اعتبار نہیں ہو سکتا ({ $words })؛ کیا اس کمپیوٹر کی تاریخ درست ہے؟
certificates-unreadable = { $file } کے سرٹیفکیٹ پڑھے نہیں جا سکتے؛ ca-certificates نصب کریں
system-certificates-unreadable = سسٹم کے سرٹیفکیٹ پڑھے نہیں جا سکتے؛ ca-certificates نصب کریں
nothing-came = بہت دیر تک کچھ نہیں آیا
almost-nothing-came = { $time } تک تقریباً کچھ نہیں آیا
ended-in-file = رابطہ فائل کے بیچ میں ختم ہو گیا
ended-without-answer = سرور نے جواب دیے بغیر رابطہ ختم کر دیا
no-http = سرور HTTP استعمال نہیں کرتا ({ $words })
broke = رابطہ ٹوٹ گیا ({ $words })
proxy-refuses = پراکسی ہمیں گزرنے نہیں دیتی ({ $status })؛ دیکھیں { $variable }

# Addresses
no-address = یہ پتہ نہیں
no-address-of-web = یہ پتہ نہیں؛ پتہ https:// یا http:// اور میزبان کے نام سے شروع ہوتا ہے
no-address-to-ask = پوچھنے کے لیے کوئی پتہ نہیں
password-needs-https = پاس ورڈ صرف https سے بھیجا جاتا ہے
redirect-nowhere = سرور کہیں اور بھیجتا ہے، مگر پتہ نہیں بتاتا
redirect-unknown = سرور { $target } پر بھیجتا ہے، جو نہ http ہے نہ https
redirect-insecure = سرور https سے { $target } پر بھیجتا ہے، جو محفوظ نہیں
redirects-too-often = سرور { $most } سے زیادہ بار کہیں اور بھیجتا ہے
redirect-refused = سرور { $target } پر بھیجتا ہے؛ اگر آپ کو اس پر اعتبار ہے تو وہی پتہ لکھیں

# libcurl and the system
no-thread = تھریڈ شروع نہیں ہو سکا: { $reason }
no-pipe = پائپ نہیں کھل سکا: { $reason }
without-tls = TLS کے بغیر
no-start = libcurl شروع نہیں ہوئی: میموری کافی نہیں
no-transfer = libcurl یہ منتقلی قبول نہیں کرتی
install = { $reason }؛ { $package } نصب کریں
