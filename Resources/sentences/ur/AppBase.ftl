next = اگلا قدم: { $command }
remark-on = { $subject }: { $remark }
confirm = { $question } [y/N]
none = کوئی نہیں

no-bus = نہیں ملی، یا TILAWA_BUS کی قدر no ہے: نہ میڈیا کلیدیں، نہ اطلاعات
unknown-riwayah = ترتیب riwayah اس ورژن کے لیے نامعلوم ہے، حفص استعمال ہو رہی ہے؛ دیکھیں: { $command }
unknown-print = ایسی کوئی طباعت { $print } نہیں جس کا نام ترتیب print میں ہے؛ madani لی جا رہی ہے؛ دیکھیں: { $command }
unreadable-print = ترتیب print پڑھی نہیں جا سکی، madani لی جا رہی ہے: { $fault }
default-riwayah = { $fault }؛ طے شدہ روایت استعمال ہو رہی ہے

see-reciters = { $fault }؛ دیکھیں `{ $command }`
see-recordings = { $fault }؛ دیکھیں `{ $command }`
open-khatm = { $fault }؛ کھولنے کے لیے: { $command }
restore-khatm = { $fault }؛ واپس لانے کے لیے: { $command }
use-backup = { $fault }؛ { $day } کا بیک اپ استعمال کرنے کے لیے لکھیں: { $command }
begin-empty = { $fault }؛ خالی لائبریری سے شروع کرنے کے لیے لکھیں: { $command }
use-backup-or-begin-empty = { $fault }؛ { $day } کا بیک اپ استعمال کرنے کے لیے لکھیں: { $command }؛ خالی لائبریری سے شروع کرنے کے لیے: { $emptyCommand }
no-backups = { $fault }؛ اس کے بیک اپ کی فہرست نہیں بن سکی
check-library = { $fault }؛ لائبریری جانچنے کے لیے لکھیں: { $command }
name-another-backup = { $fault }؛ --from سے کوئی اور بتائیں
install-again = { $fault }؛ دوبارہ نصب کریں: { $command }
see-check = { $fault }؛ دیکھیں { $command }
import-again = { $fault }؛ دوبارہ درآمد کریں، یا وہ فولڈر درآمد کریں جس میں یہ ہو: { $command }
give-pack-id = { $fault }: --id سے شناخت دیں، جیسے en.somebody

other-files = { $folder }: { $count } دوسری فائلیں چھوڑ دی گئیں
unknown-sound = { $path }: وہاں اس آواز کے بارے میں کچھ معلوم نہیں؛ پھر بھی لینے کے لیے: { $command }

file-for-range = { $file } فائل ہے، حصہ نہیں؛ لائبریری میں لینے کے لیے: { $command }

no-reciter = { $id } نام کا کوئی قاری نہیں؛ دیکھیں: { $command }
no-such-reciter = { $id } نام کا کوئی قاری نہیں؛ تلاش کریں: { $command }
no-reciter-but = { $id } نام کا کوئی قاری نہیں؛ کیا آپ کی مراد { $near } تھی؟
reciter-not-added = { $id } ابھی آپ کی لائبریری میں نہیں؛ شامل کریں: { $command }

program-not-found = معلوم نہیں ہو سکا کہ یہ پروگرام کہاں ہے: { $reason }
no-systemctl = اس کمپیوٹر پر systemctl نہیں
systemctl-does-not-start = systemctl شروع نہیں ہوتا
systemctl-does-not-answer = systemctl جواب نہیں دیتا
program-does-not-start = { $program } شروع نہیں ہوتا
enter-closes = Enter یہ ونڈو بند کرتا ہے۔
begin-again = { $program }: { $reason }؛ دوبارہ لکھیں

rescued-damaged = لائبریری خراب تھی؛ وہ اب { $aside } ہے؛ اس کی جگہ { $day } کا بیک اپ رکھا گیا، اور اس کے بعد کی تبدیلیاں اس میں نہیں؛ اگلا قدم: { $command }
rescued-missing = لائبریری موجود نہیں تھی؛ اس کی جگہ { $day } کا بیک اپ رکھا گیا، اور اس کے بعد کی تبدیلیاں اس میں نہیں؛ اگلا قدم: { $command }
rescued-meanwhile = کسی اور کمانڈ نے اسے ٹھیک کر دیا ہے

click-opens = صفحہ کھولنے کے لیے اس پر کلک کریں؛ Ctrl-C اسے ختم کرتا ہے
no-notifications = یہاں کوئی ڈیسک ٹاپ اطلاعات نہیں دکھاتا

khatm-reminder = آج کے ہدف کا باقی حصہ
hifz-reminder = حفظ کی آج کی فہرست
ayah-reminder = آج کی آیت
reminder-removed = یاددہانی ہٹا دی گئی: { $title }
there-was-no-reminder = یہ یاددہانی مقرر نہیں تھی: { $title }
no-reminder = یہ یاددہانی مقرر نہیں: { $title }
reminder-set = یاددہانی: { $title } · { $time } · اگلی { $next } · بذریعہ { $runner }
not-loaded = systemd نے اسے لوڈ نہیں کیا ({ $reason }): یہ آپ کے اگلے لاگ اِن کے بعد شروع ہوگی، یا جب آپ لکھیں: systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = crontab شروع نہیں ہوتا
crontab-unreadable = آپ کا crontab پڑھا نہیں جا سکا: { $complaint }
crontab-unwritable = آپ کا crontab لکھا نہیں جا سکا: { $complaint }
no-control-characters = جس نام میں کنٹرول حرف ہو اس کا وقت مقرر نہیں ہو سکتا
crontab-takes = crontab میں بیک سلیش والا نام نہیں آتا، اور وقت 1m سے 59m یا پورے گھنٹے ہوتے ہیں
no-scheduler = اس کمپیوٹر پر نہ systemd ہے نہ cron
cannot-remove = { $path }: ہٹایا نہیں جا سکا: { $reason }

help-each = ایک دور میں ہر آیت کتنی بار چلے۔
help-repeat = پورا حصہ کتنی بار چلے۔
help-gap = ہر آیت کے بعد خاموشی: سیکنڈ، ملی سیکنڈ یا آیت کا فیصد، جیسے 5s، 500ms یا 150%۔
help-pass-gap = دو دوروں کے درمیان خاموشی؛ وہاں یہ عام وقفے کی جگہ لیتی ہے۔
help-connect-before = حصے سے پہلے کتنی آیات چلیں۔
help-connect-after = حصے کے بعد کتنی آیات چلیں۔
help-connect-every-pass = یہ آیات ہر دور کے ساتھ چلیں، یا صرف نشست کے شروع اور آخر میں۔
help-then = آخری دور کے بعد کیا چلے۔
help-then-repeat = آخری دور کے بعد جو چلے وہ بھی حصے کی طرح دہرایا جائے یا نہیں۔
help-then-times = کتنی بار آگے بڑھے، یا کس چیز کے آخر تک۔
help-basmalah = سورت کی بسم اللہ کب چلے: پہلی بار، ہر دور میں، ہر بار، یا کبھی نہیں۔
help-istiadha = تعوّذ سے شروع کریں، اگر کسی ماخذ میں ہو۔
help-riwayah-option = روایت، اپنے آیات کے نمبروں اور قاریوں کے ساتھ۔ طے شدہ: جو ترتیبات میں ہے، ورنہ حفص۔
help-reciter = قاری، ترجیح کی ترتیب سے: شناختیں کاما کے ساتھ، یا یہی اختیار کئی بار۔
help-alternate = ہر آیت نامزد قاریوں میں سے ہر ایک سے باری باری چلے۔ --each کے ساتھ پوری باری دہرائی جاتی ہے۔
help-missing = جو آیات کسی قاری کے پاس نہ ہوں ان کا کیا کیا جائے۔
help-start-at = حصے کی اس آیت سے شروع کریں۔ پہلا دور اس سے پہلے کی آیات چھوڑ دیتا ہے۔
help-offline = کچھ ڈاؤن لوڈ نہ کریں؛ صرف اس کمپیوٹر کی فائلیں چلائیں۔
help-preset = پری سیٹ کے اختیارات استعمال کریں۔ جو اختیارات آپ خود لکھیں وہ ان پر مقدم ہیں۔
help-volume = آواز کی مقدار فیصد میں، 0 سے 100۔
help-speed = تلاوت کی رفتار؛ آواز کی اونچائی نیچائی وہی رہتی ہے۔
speed-values = 0.5…2، 0.05 کے فرق سے
help-loudness = تمام ماخذ یکساں بلند چلیں، یا ہر ایک جیسے ریکارڈ ہوا۔
help-for = اتنے وقت بعد نشست ختم کریں۔
help-rate = سیمپل ریٹ Hz میں۔
help-channels = چینلز کی تعداد، 1 یا 2۔
help-bits = فی سیمپل بِٹ: 16، 24 یا 32 (float)۔
help-output = آواز کہاں جائے: { $kinds }، یا ایسے لاحقے والی فائل۔ (طے شدہ: pulse)
help-force = موجودہ فائل پوچھے بغیر بدل دیں۔
help-inline = پوری اسکرین کے بجائے ایک سطر دکھائیں جو تازہ ہوتی رہے۔
help-plain = ہر واقعے کی ایک سادہ سطر لکھیں، اسکرین ریڈر کے لیے: نہ رنگ، نہ دوبارہ بنانا۔ کلیدیں کام کرتی ہیں۔
help-bidi = دائیں سے بائیں متن کو کون ترتیب دے: ٹرمینل، کوئی نہیں، یا پلیئر۔ طے شدہ: جو اس ٹرمینل کے بارے میں معلوم ہے۔ معلوم نہ ہو تو لفظ کے بجائے آیت نمایاں ہوتی ہے۔
help-translation-option = اسکرین پر یہ ترجمہ دکھائیں، یا کوئی نہیں۔ طے شدہ: دیکھیں { $command }۔
help-notify = ہر نئی آیت کے متن کے ساتھ ڈیسک ٹاپ پر اطلاع دکھائیں۔
help-save = یاد رکھیں کہ نشست کہاں رکی (play last کے لیے)، اور اسے سننے کی تاریخ میں شامل کریں۔ طے شدہ: صرف جب آواز ساؤنڈ سرور کو جائے۔
help-json = جواب JSON میں لکھیں۔
help-replace = چلتی نشست روکیں، اس کی جگہ محفوظ رکھیں، اور یہ چلائیں۔
help-queue = اگر کوئی نشست چل رہی ہو تو اس کے ختم ہونے کا انتظار کریں۔
help-wait = اگر کوئی نشست چل رہی ہو تو اس کے ختم ہونے کا انتظار کریں، زیادہ سے زیادہ اتنا۔
help-detach = پس منظر میں چلائیں؛ ٹرمینل فوراً فارغ ہو جاتا ہے۔

no-option = { $option } نام کا کوئی اختیار نہیں
option-refuses = { $option } میں “{ $value }” قبول نہیں
option-refuses-but-takes = { $option } میں “{ $value }” قبول نہیں؛ قدریں: { $values }
option-lacks-value = { $option } کو قدر چاہیے
option-lacks-value-of = { $option } کو قدر چاہیے؛ قدریں: { $values }

nothing-to-hear = بتائیں کیا چلانا ہے، جیسے 2:255 یا 67
continuation-without-then = --then-repeat اور --then-times کو --then ayat:N یا --then pages:N چاہیے
one-reciter-alternates = --alternate کو دو یا زیادہ قاری چاہییں، جیسے --reciter mine,husary
negative-connection = --connect-before اور --connect-after کی قدر 0 یا زیادہ ہے
cannot-be-kept = --save صرف آؤٹ پٹ pulse اور null:realtime کے ساتھ کام کرتا ہے
cannot-be-detached = --detach آؤٹ پٹ { $output } کے ساتھ کام نہیں کرتا
cannot-hold-bits = --bits { $bits }: { $kind } سیمپل محفوظ نہیں کرتا
cannot-hold-rate = --rate { $rate }: { $kind } میں یہ نہیں ہوتا؛ قریب ترین { $nearest } ہے
fault-of-setting = { $fault }؛ یہ ایک ترتیب ہے، دیکھیں: { $command }
fault-of-preset = { $fault }؛ یہ پری سیٹ یا کسی ترتیب میں ہے؛ دیکھیں: { $presetCommand }، { $command }

preset-fault = پری سیٹ { $name }: { $fault }
preset-format-unknown = پری سیٹ { $name }: اس کا فارمیٹ نامعلوم ہے
preset-not-understood = (Tilawa کا یہ ورژن اسے نہیں سمجھتا)
preset-name = نام
preset-options = { $command } …
no-presets = ابھی کوئی پری سیٹ نہیں؛ مثلاً: { $command }
preset-name-refused = پری سیٹ کے نام میں حروف، ہندسے، - _ اور . ہو سکتے ہیں، “{ $name }” نہیں

about = Tilawa { $version }، Apache License 2.0
own-packs = آپ کے نصب کردہ پیک

help-riwayah = روایت، اپنے آیات کے نمبروں اور قاریوں کے ساتھ۔
help-print = وہ طباعت جس کے صفحات، سطریں، پارے اور رکوع گنے جاتے ہیں: madani، taj-13، taj-16 یا کوئی شامل کی گئی طباعت۔
help-teacher = نئی ریکارڈنگز کا قاری۔
help-recordings-order = ترجیح میں نئے اساتذہ کی جگہ: مشہور قاریوں سے پہلے، یا آخر میں۔
help-network = نشستیں غیر موجود فائلیں ڈاؤن لوڈ کریں یا نہیں۔
help-downloads-limit = ڈاؤن لوڈ کی ہوئی فائلوں کی حد۔
help-sync-budget = اس آلے کی بکٹوں کو درخواستیں مہینے میں زیادہ سے زیادہ کتنے کی ہوں: USD میں رقم، یا off۔
help-history = جو آپ سنتے ہیں وہ سننے کی تاریخ میں لکھا جائے یا نہیں۔
help-theme = پوری اسکرینوں کے رنگ؛ plain: کوئی نہیں۔ مقرر نہ ہو تو ٹرمینل کے رنگ۔
help-mouse = پوری اسکرینوں میں کلک اور پہیہ کام کریں یا نہیں۔ Shift کے ساتھ ماؤس متن منتخب کرتا ہے۔
help-flow = پڑھنے کا انداز: صفحات، مسلسل متن، یا آیت بہ آیت۔
help-tajweed = پڑھتے وقت تجوید کے احکام رنگوں میں دکھائے جائیں یا نہیں۔
help-font = صفحے بنانے کا فونٹ: اس کا نام یا اس کی فائل۔
help-font-size = حروف کا حجم پوائنٹ میں، { $least } سے { $most }۔
help-day-start = نئے دن کے آغاز کا وقت، جیسے 03:00 اگر آپ فجر سے پہلے پڑھتے ہیں۔
help-read-moment = کتنے سیکنڈ سامنے رہنے پر صفحہ پڑھا ہوا شمار ہو؛ off: خود بخود کبھی نہیں۔
help-khatm-listening = سننا ختم میں شمار ہو یا نہیں۔
help-translation = طے شدہ ترجمہ۔
help-transliteration = طے شدہ صوتی تحریر۔
help-words = الفاظ کے معانی کا طے شدہ پیک۔

not-on-or-off = { $name } کی قدر on یا off ہے، “{ $value }” نہیں
not-one-of = { $name } کی قدر { $values } ہے، “{ $value }” نہیں
not-first-or-last = { $name } کی قدر first یا last ہے، “{ $value }” نہیں
not-a-theme = { $name } کی قدر light، dark، sepia، contrast یا plain ہے، “{ $value }” نہیں
not-a-flow = { $name } کی قدر page، continuous یا verses ہے، “{ $value }” نہیں
not-points = { $name } پوائنٹس کی تعداد ہے، { $least } سے { $most }، “{ $value }” نہیں
not-a-size = { $name } کوئی حجم ہے جیسے 2GB، کم از کم 1MB، “{ $value }” نہیں
not-a-time = { $name } دن کا کوئی وقت ہے جیسے 03:00، “{ $value }” نہیں
not-seconds = { $name } سیکنڈوں کی تعداد ہے، 1 سے 3600، یا off، “{ $value }” نہیں
not-a-budget = { $name } کوئی رقم ہے جیسے 2.50USD، یا off، “{ $value }” نہیں
setting-unit = { $name } { $question }

no-setting = { $name } نام کی کوئی ترتیب نہیں؛ دیکھیں: { $command }
no-setting-but = { $name } نام کی کوئی ترتیب نہیں؛ کیا آپ کی مراد { $near } تھی؟
nothing = کچھ نہیں
setting = ترتیب
setting-value = قدر
setting-purpose = کیا طے کرتی ہے
brackets-are-defaults = قوسین والی قدریں طے شدہ ہیں؛ بدلنے کے لیے: { $command }
values-not-understood = لاگو نہیں ہوئیں، کیونکہ یہ ورژن ان کی قدر نہیں سمجھتا: { $names }

config-head = تمام نشستوں کی ترتیبات۔ جو اختیار آپ خود لکھیں وہ اس نشست میں ترتیب پر مقدم ہے۔
config-form = ہر سطر یوں ہے: key = value۔ جو سطر # سے شروع ہو وہ مقرر نہیں اور طے شدہ قدر دکھاتی ہے۔
config-values = قدریں: { $values }
config-no-line = یہ key = value نہیں: { $words }
config-twice = { $key } پہلے ہی سطر { $line } میں مقرر ہے

level-ok = ٹھیک
level-note = توجہ
level-fail = خرابی
check-program = پروگرام
check-quran = قرآن
check-of-library = لائبریری
check-texts = متون
check-recordings = ریکارڈنگز
check-cache = کیشے
check-loudness = بلندی
check-screen = اسکرین
check-network = نیٹ ورک
check-font = فونٹ
check-bus = سیشن بس
check-sound = ساؤنڈ سرور
quran-verified = { $path }، تصدیق شدہ: { $count } آیات
library-found = { $path }، { $count } قاری
font-found = { $family }، { $path }
sink = سِنک { $name }
sink-with-format = سِنک { $name }، { $rate } Hz، { $channels } چینلز

loudness-of = { $level } LUFS، peak { $peak } dBTP
loudness-about = تقریباً { $level } LUFS، peak { $peak } dBTP
not-measured = ابھی ناپی نہیں گئی
level = { $level } LUFS
level-about = تقریباً { $level } LUFS
levels = { $least } تا { $most } LUFS
levels-about = تقریباً { $least } تا { $most } LUFS
partly-measured = { $count } میں سے { $known } ناپی گئیں، { $levels }
only-silence = صرف خاموشی
reciter = قاری
loudness = بلندی
recording = ریکارڈنگ

moved = { $title } اب { $owner } کی ہے، پہلے { $former } کی تھی؛ واپس لینے کے لیے: { $command }
same-sound = { $joined } ({ $joinedID }) کی آواز وہی ہے جو { $kept } ({ $keptID }) کی: اب وہ ایک ہی ریکارڈنگ ہے، { $keptID }، دونوں کے لیبلز کے ساتھ؛ دوسری فائل حذف شدہ اشیا میں ہے

no-text = کوئی متن نصب نہیں؛ نصب کریں: { $command }
text-riwayah = روایت
text-name = نام
text-size = متن
text-state = حالت
text-ayat = { $count } آیات ({ $counting })
verified = تصدیق شدہ
damaged = خراب
pack = پیک
pack-kind = قسم
pack-language = زبان
pack-title = عنوان
print = طباعت
script = رسم الخط
print-added = { $id }: { $print }، شامل ہوئی
print-replaced = { $id }: { $print }، بدل دی گئی
script-added = { $id }: { $count } الفاظ، ہر ایک اپنی جگہ پر، شامل ہوئے
script-replaced = { $id }: { $count } الفاظ، ہر ایک اپنی جگہ پر، بدل دیے گئے
spelled-otherwise = { $count } الفاظ کے حروف ہمارے متن کے انہی الفاظ سے مختلف ہیں، جیسا کہ ان کا رسم الخط لکھتا ہے
words-differ = { $count ->
    [one] ایک لفظ ہمارے متن کے لفظ سے حرف یا حرکت میں مختلف ہے، یا اس میں حروف کی جگہ نقش ہے
   *[other] { $count } الفاظ ہمارے متن کے الفاظ سے حرف یا حرکت میں مختلف ہیں، یا ان میں حروف کی جگہ نقش ہے
  }
word-place = مقام
word-of-file = فائل کا لفظ
word-of-ours = ہمارے متن کا لفظ
digest-is = SHA-256 { $digest }
print-size = { $lines } سطروں کے { $pages } صفحات
script-size = { $count } الفاظ
default-kind = { $kind } (طے شدہ)
offered-kind = { $kind }؛ ڈاؤن لوڈ کے لیے: { $command }
hafs-added = حفص پہلے کی طرح Tanzil کے متن میں دکھائی جاتی ہے
text-added = { $riwayah }: { $count } آیات ({ $counting })، تصدیق شدہ
letters = متن: { $riwayah }

translation = ترجمہ
transliteration = صوتی تحریر
words = الفاظ کا پیک
pack-of-other-kind = { $id } کی قسم { $kind } نہیں، { $found } ہے
pack-not-installed = پیک { $name } نصب نہیں؛ دیکھیں: { $command }
pack-not-installed-but = پیک { $name } نصب نہیں؛ کیا آپ کی مراد { $near } تھی؟
no-default-translation = طے شدہ ترجمہ { $name } نصب نہیں
none-of-kind = اس قسم کا کچھ نصب نہیں: { $kind }؛ نصب کرنے کے لیے: { $command }
which-of-kind = کس کا انتخاب کریں ({ $kind })؟ نصب: { $names }؛ طے شدہ چننے کے لیے: { $command }
text-wanted = { $riwayah } کا متن نصب نہیں؛ اس کا جدول یا JSON فائل { $source } سے لیں، پھر لکھیں: { $command }؛ اس کی سطروں کا SHA-256 یہ ہونا چاہیے: { $digest }
not-installed = نصب نہیں
text-awaited = { $source } سے لیں؛ سطروں کا SHA-256: { $digest }
pack-offered = پیک { $name } نصب نہیں؛ { $title } ڈاؤن لوڈ کرنے کے لیے: { $command }
kind-offered = کوئی { $kind } نصب نہیں؛ { $title } ڈاؤن لوڈ کرنے کے لیے: { $command }
words-unknown = پیک { $name } نصب نہیں؛ آزاد لائسنس والے لفظی معانی معلوم نہیں؛ اپنی فائل نصب کرنے کے لیے: { $command }
no-words = لفظی معانی نصب نہیں، اور آزاد لائسنس والے معلوم نہیں؛ اپنی فائل نصب کرنے کے لیے: { $command }

pack-added = { $id }: { $title }، { $count } آیات، { $kind }
pack-added-in = { $id }: { $title }، { $language }، { $count } آیات، { $kind }
pack-replaced = { $id }: { $title }، { $count } آیات، { $kind }، پہلے والے کی جگہ
pack-replaced-in = { $id }: { $title }، { $language }، { $count } آیات، { $kind }، پہلے والے کی جگہ
pack-lacks = فائل میں درج نہیں؛ شامل کرنے کے لیے فائل دوبارہ نصب کریں: { $options }
the-default = { $kind }، طے شدہ
pack-name = نام
pack-author = مصنف
pack-direction = سمت
pack-licence = لائسنس
pack-source = ماخذ
pack-ayat = آیات
pack-digest = sha256
not-stated = درج نہیں
left-to-right = بائیں سے دائیں
right-to-left = دائیں سے بائیں
credit-licence = لائسنس: { $licence }
credit-no-licence = لائسنس درج نہیں
credit-source = ماخذ: { $source }

non-commercial = صرف غیر تجارتی استعمال کے لیے
network-off = نیٹ ورک بند ہے

not-to-standard-output = { $path }: یہ معیاری آؤٹ پٹ پر نہیں لکھا جاتا؛ فائل کا نام دیں
not-added-to-standard-output = { $path }: یہ معیاری آؤٹ پٹ میں شامل نہیں کیا جاتا؛ فائل کا نام دیں
exists = { $count ->
    [one] { $path } پہلے سے موجود ہے؛ بدلنے کے لیے: --force
   *[other] { $count } فائلیں پہلے سے موجود ہیں، جیسے { $path }؛ بدلنے کے لیے: --force
  }
replace-question = { $count ->
    [one] { $path } پہلے سے موجود ہے؛ بدل دیں؟
   *[other] { $count } فائلیں پہلے سے موجود ہیں، جیسے { $path }؛ بدل دیں؟
  }
left-as-is = { $path } ویسی ہی رہنے دی گئی
cannot-write-file = { $path }: لکھی نہیں جا سکی: { $reason }؛ کوئی اور فائل بتائیں
cannot-write-folder = { $path }: لکھا نہیں جا سکا: { $reason }؛ کوئی اور فولڈر بتائیں

help-language = پروگرام کی زبان؛ auto: نظام کی زبان۔
help-digits = جملوں میں اعداد کے ہندسے؛ auto: زبان کے ہندسے، latin: 0 سے 9 تک۔
no-language = language کی قدر auto یا { $codes } میں سے ایک ہے، “{ $value }” نہیں؛ دیکھیے: { $command }

language-code = کوڈ
language-name = زبان
language-state = حالت
language-in-force = استعمال میں
language-unread = ابھی کسی اہلِ زبان نے نہیں پڑھا
language-unread-chosen = { $name }: ابھی کسی اہلِ زبان نے نہیں پڑھا؛ واپسی کے لیے: { $command }
