no-page = اسٹوڈیو کا صفحہ نصب نہیں؛ Tilawa دوبارہ نصب کریں
no-browser = کوئی براؤزر نہیں ملا؛ پتہ خود کھولیں
only-here = اس تک صرف یہی کمپیوٹر پہنچ سکتا ہے۔ Ctrl-C اسے ختم کرتا ہے؛ جو چل رہا ہے وہ چلتا رہتا ہے۔
ctrl-c-ends = Ctrl-C اسے ختم کرتا ہے؛ جو چل رہا ہے وہ چلتا رہتا ہے۔

phone-opens = اس پتے تک صرف یہی کمپیوٹر پہنچ سکتا ہے۔ اسی نیٹ ورک کا فون یہ پتہ کھولتا ہے:
no-qr-code = پیکیج libqrencode4 کے بغیر QR کوڈ نہیں دکھایا جا سکتا
other-network = یا کسی دوسرے نیٹ ورک سے: { $address }
address-pairs = یہ پتہ 10 منٹ کے اندر ایک ڈیوائس جوڑتا ہے۔ دوسرا پتہ اس کمپیوٹر کے صفحے کی ترتیبات میں ہے۔
browser-warns =
    براؤزر خبردار کرے گا، کیونکہ اس کے سرٹیفکیٹ کی ضمانت صرف یہی کمپیوٹر دیتا ہے۔ اس سے سرٹیفکیٹ دکھوائیں، اور آگے
    صرف تب بڑھیں جب اس کا SHA-256 فنگر پرنٹ یہ ہو:

device = ڈیوائس
device-paired = جوڑی گئی
some-device = ڈیوائس
no-devices = کوئی ڈیوائس جڑی ہوئی نہیں۔ جوڑنے کے لیے: { $command }
no-device = “{ $name }” نام کی کوئی ڈیوائس نہیں؛ فہرست: { $command }
forgotten = { $name } اب داخل نہیں ہو سکتی۔
devices-damaged = { $path } خراب ہے؛ اسے ہٹا دیں اور اپنی ڈیوائسز دوبارہ جوڑیں
too-many-devices = پہلے ہی { $count } ڈیوائسز ہیں؛ کوئی ایک ہٹا دیں: { $command }
not-added = ڈیوائس شامل نہیں ہوئی

no-network = یہ کمپیوٹر کسی نیٹ ورک میں نہیں؛ کسی نیٹ ورک سے جڑیں، یا --lan-address سے اس کا پتہ بتائیں
no-address = “{ $text }” 192.168.1.5 جیسا پتہ نہیں
not-our-address = اس کمپیوٹر کا پتہ { $address } نہیں ہے
cannot-listen = { $address } کے پورٹ { $port } پر سنا نہیں جا سکتا: { $reason }؛ { $option } سے کوئی اور چنیں
cannot-make-folder = { $folder } میں فولڈر نہیں بن سکا: { $reason }
cannot-make-socket = ساکٹ نہیں بن سکا

library-needed = --lan کو پیکیج libgnutls30 چاہیے: { $reason }
library-failed = { $operation }: { $reason }
cannot-make-key = کلید نہیں بن سکی
cannot-read-key = کلید پڑھی نہیں جا سکی
cannot-write-key = کلید لکھی نہیں جا سکی
cannot-make-certificate = سرٹیفکیٹ نہیں بن سکا
cannot-read-certificate = سرٹیفکیٹ پڑھا نہیں جا سکا
cannot-write-certificate = سرٹیفکیٹ لکھا نہیں جا سکا
cannot-use-certificate = سرٹیفکیٹ استعمال نہیں ہو سکا
cannot-prepare-tls = TLS تیار نہیں ہو سکا

unknown-host = سرور کا یہ نام معلوم نہیں
other-page = کوئی اور صفحہ یہاں درخواست نہیں کر سکتا
stranger = وہ پتہ کھولیں جو { $command } بتاتا ہے
only-on-machine = یہ صرف خود اسی کمپیوٹر پر ہو سکتا ہے
no-code = درخواست میں کوڈ نہیں
wrong-code = یہ کوڈ غلط ہے، استعمال ہو چکا ہے، یا بہت پرانا ہے؛ دوسرا لیں
not-open = دوسری ڈیوائسز صرف اس سے داخل ہوتی ہیں: { $command }
no-ticket = اس کے لیے کوئی اجازت نامہ نہیں

unknown-method = یہ طریقہ معلوم نہیں
other-method = یہ درخواست کسی اور طریقے سے بھیجی جاتی ہے
too-large = درخواست بہت بڑی ہے
address-too-long = پتہ بہت لمبا ہے
head-too-long = درخواست کا سرنامہ بہت لمبا ہے
no-length = درخواست اپنی لمبائی نہیں بتاتی
malformed = درخواست کی شکل درست نہیں
not-in-time = درخواست وقت پر نہیں پہنچی
speaks-https = یہ پورٹ https استعمال کرتا ہے؛ پتہ { $scheme } کے ساتھ کھولیں
no-object = درخواست JSON آبجیکٹ نہیں
message-no-object = پہلا پیغام JSON آبجیکٹ نہیں
no-player-request = یہ پلیئر کے لیے درخواست نہیں

not-found = نہیں ملا
page-missing = صفحہ موجود نہیں
no-request = ایسی کوئی درخواست نہیں
no-recording = ایسی کوئی ریکارڈنگ نہیں
no-reciter = یہ آیت یہاں کسی قاری کے پاس نہیں
no-sound = آواز موجود نہیں
sound-too-short = آواز یہاں تک نہیں پہنچتی
too-many-pages = بہت سے صفحے کھلے ہیں
too-many-microphones = ابھی مزید مائیکروفون نہیں سنے جا سکتے؛ پہلے کوئی بند کریں

too-many-values = بہت سی قدریں ہیں
value-unknown = { $request } میں “{ $name }” نہیں ہوتا
value-too-long = “{ $name }” بہت لمبا ہے، یا اس میں کنٹرول حروف ہیں
value-missing = “{ $name }” موجود نہیں
value-twice = “{ $name }” دو بار ہے
value-no-id = “{ $name }” میں ریکارڈنگ کی شناخت چاہیے
value-hyphen = “{ $name }” ہائفن سے شروع ہوتا ہے
value-rate = “{ $name }” کی قدر { $least } سے { $most } تک ہے

program-does-not-start = پروگرام شروع نہیں ہو سکا
program-ended = وہ کوڈ { $code } کے ساتھ ختم ہوا
