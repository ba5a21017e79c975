failure = { $operation }: { $reason }

# What failed
cannot-add = { $name } شامل نہیں ہو سکا
cannot-add-up-what-is-held-by-heart = یاد کی ہوئی آیات کا میزان نہیں بن سکا
cannot-add-up-what-was-fetched = ڈاؤن لوڈ کا میزان نہیں بن سکا
cannot-add-up-what-was-read = پڑھے ہوئے کا میزان نہیں بن سکا
cannot-begin-library = لائبریری شروع نہیں ہو سکی
cannot-begin-recitation = تلاوت شروع نہیں ہو سکی
cannot-begin-to-synchronise = ہم آہنگی شروع نہیں ہو سکی
cannot-change-bookmark = بُک مارک { $id } بدلا نہیں جا سکا
cannot-change-course = کورس بدلا نہیں جا سکا
cannot-change-key-of-course = کورس کی کلید بدلی نہیں جا سکی
cannot-change-khatm = ختم بدلا نہیں جا سکا
cannot-change-segments = ٹکڑے بدلے نہیں جا سکے
cannot-change-segments-of = { $name } کے ٹکڑے بدلے نہیں جا سکے
cannot-change-setting = ترتیب بدلی نہیں جا سکی
cannot-change-settings = ترتیبات بدلی نہیں جا سکیں
cannot-check-ledger = حفظ کے کھاتے کی جانچ نہیں ہو سکی
cannot-check-library = لائبریری کی جانچ نہیں ہو سکی
cannot-check-segments = ٹکڑوں کی جانچ نہیں ہو سکی
cannot-check-trash = حذف شدہ اشیا کی جانچ نہیں ہو سکی
cannot-choose-khatm = ختم چنا نہیں جا سکا
cannot-copy-to-folder = { $folder } میں نقل نہیں ہو سکا
cannot-correct-recitation = تلاوت درست نہیں ہو سکی
cannot-count-sounds = آوازیں گنی نہیں جا سکیں
cannot-count-what-is-there = موجود چیزیں گنی نہیں جا سکیں
cannot-decide = فیصلہ نہیں ہو سکا
cannot-delete = { $name } حذف نہیں ہو سکی
cannot-delete-preset = پری سیٹ { $name } حذف نہیں ہو سکا
cannot-do-marking-again = نشان دہی دوبارہ نہیں ہو سکی
cannot-empty-trash = حذف شدہ اشیا خالی نہیں ہو سکیں
cannot-end-recitation = تلاوت ختم نہیں ہو سکی
cannot-end-synchronisation = ہم آہنگی ختم نہیں ہو سکی
cannot-export = { $name } برآمد نہیں ہو سکی
cannot-export-progress = پیش رفت برآمد نہیں ہو سکی
cannot-export-to = یہاں برآمد نہیں ہو سکی
cannot-fetch-sound = آواز { $id } لائی نہیں جا سکی
cannot-find = { $name } نہیں مل سکی
cannot-find-file = فائل { $path } نہیں مل سکی
cannot-find-in-text = { $riwayah } کے متن میں { $ref } نہیں مل سکی
cannot-find-khatm-named = ختم { $name } نہیں مل سکا
cannot-find-preset = پری سیٹ نہیں مل سکا
cannot-find-preset-named = پری سیٹ { $name } نہیں مل سکا
cannot-find-reciter = قاری نہیں مل سکا
cannot-find-reciter-named = قاری { $id } نہیں مل سکا
cannot-find-recording = ریکارڈنگ نہیں مل سکی
cannot-find-recording-named = ریکارڈنگ { $name } نہیں مل سکی
cannot-find-recordings-of-files = فائلوں کی ریکارڈنگز نہیں مل سکیں
cannot-forget-days-of-ledger = کھاتے کے دن ہٹائے نہیں جا سکے
cannot-forget-what-server-does-not-have = جو سرور پر نہیں اس کا اندراج ہٹایا نہیں جا سکا
cannot-forget-what-was-fetched = ڈاؤن لوڈ کا اندراج ہٹایا نہیں جا سکا
cannot-forget-what-was-set-aside = الگ رکھی ہوئی چیزیں ہٹائی نہیں جا سکیں
cannot-give-sound-back = { $name } کو اس کی آواز واپس نہیں دی جا سکی
cannot-import = { $name } درآمد نہیں ہو سکی
cannot-import-bookmarks = بُک مارکس درآمد نہیں ہو سکے
cannot-import-folder = درآمد نہیں ہو سکی
cannot-import-progress = پیش رفت درآمد نہیں ہو سکی
cannot-join-course = کورس میں شامل نہیں ہوا جا سکا
cannot-join-recordings-with-one-sound = ایک ہی آواز کی ریکارڈنگز ملائی نہیں جا سکیں
cannot-keep-adaptation = ذاتی ترتیب محفوظ نہیں ہو سکی
cannot-keep-place = جگہ محفوظ نہیں ہو سکی
cannot-keep-position = مقام { $name } محفوظ نہیں ہو سکا
cannot-keep-recitation = تلاوت محفوظ نہیں ہو سکی
cannot-keep-state-of-script = اسکرپٹ کی حالت محفوظ نہیں ہو سکی
cannot-keep-words-of = { $name } کے الفاظ محفوظ نہیں ہو سکے
cannot-list-bookmarks = بُک مارکس کی فہرست نہیں بن سکی
cannot-list-courses = کورسز کی فہرست نہیں بن سکی
cannot-list-folder = فولڈر کی فہرست نہیں بن سکی
cannot-list-khatmat = ختموں کی فہرست نہیں بن سکی
cannot-list-objects-of-place = اس جگہ کی چیزوں کی فہرست نہیں بن سکی
cannot-list-opened-bundles = کھولے ہوئے بنڈلوں کی فہرست نہیں بن سکی
cannot-list-positions = مقامات کی فہرست نہیں بن سکی
cannot-list-presets = پری سیٹس کی فہرست نہیں بن سکی
cannot-list-reciters = قاریوں کی فہرست نہیں بن سکی
cannot-list-recordings = ریکارڈنگز کی فہرست نہیں بن سکی
cannot-list-students = طلبہ کی فہرست نہیں بن سکی
cannot-list-trash = حذف شدہ اشیا کی فہرست نہیں بن سکی
cannot-list-what-was-fetched = ڈاؤن لوڈ کی فہرست نہیں بن سکی
cannot-list-what-was-set-aside = الگ رکھی ہوئی چیزوں کی فہرست نہیں بن سکی
cannot-look-at-progress = پیش رفت دیکھی نہیں جا سکی
cannot-look-at-what-cannot-be-believed = ناقابلِ اعتبار چیزیں دیکھی نہیں جا سکیں
cannot-look-for-changes = تبدیلیاں تلاش نہیں ہو سکیں
cannot-look-for-conflicts = تصادم تلاش نہیں ہو سکے
cannot-look-for-equal-sounds = یکساں آوازیں تلاش نہیں ہو سکیں
cannot-look-for-linked-files = ربط والی فائلیں تلاش نہیں ہو سکیں
cannot-look-for-sounds = آوازیں تلاش نہیں ہو سکیں
cannot-look-for-student = طالب علم تلاش نہیں ہو سکا
cannot-look-for-what-is-new = نئی چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-is-to-be-removed = ہٹائی جانے والی چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-is-to-be-sent = بھیجی جانے والی چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-is-to-be-synchronised = ہم آہنگ ہونے والی چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-waits = منتظر چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-was-lost = گم شدہ چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-was-not-understood = نہ سمجھی گئی چیزیں تلاش نہیں ہو سکیں
cannot-look-for-what-was-not-used = غیر مستعمل چیزیں تلاش نہیں ہو سکیں
cannot-look-into-trash = حذف شدہ اشیا دیکھی نہیں جا سکیں
cannot-look-through-trash = حذف شدہ اشیا کھنگالی نہیں جا سکیں
cannot-look-up-device = ڈیوائس کا اندراج نہیں ملا
cannot-look-up-devices = ڈیوائسز کے اندراج نہیں ملے
cannot-look-up-file = فائل کا اندراج نہیں ملا
cannot-look-up-files = فائلوں کے اندراج نہیں ملے
cannot-look-up-how-fast-reciter-recites = قاری کی رفتار معلوم نہیں ہو سکی
cannot-look-up-khatm = ختم کا اندراج نہیں ملا
cannot-look-up-loudness = آواز کی بلندی معلوم نہیں ہو سکی
cannot-look-up-overlays = درست کیے ہوئے اوقات معلوم نہیں ہو سکے
cannot-look-up-parts-of-logs = لاگ کے حصے معلوم نہیں ہو سکے
cannot-look-up-place-of-sync = ہم آہنگی کی جگہ معلوم نہیں ہو سکی
cannot-look-up-reciter = قاری کا اندراج نہیں ملا
cannot-look-up-recording = ریکارڈنگ کا اندراج نہیں ملا
cannot-look-up-sound = آواز کا اندراج نہیں ملا
cannot-look-up-takes = ادائیگیاں معلوم نہیں ہو سکیں
cannot-look-up-timings = اوقات معلوم نہیں ہو سکے
cannot-look-up-what-cannot-be-fetched = معلوم نہیں ہو سکا کہ کیا ڈاؤن لوڈ نہیں ہو سکتا
cannot-look-up-what-file-holds = معلوم نہیں ہو سکا کہ فائل میں کیا ہے
cannot-look-up-what-is-covered = معلوم نہیں ہو سکا کہ کیا کچھ شامل ہے
cannot-look-up-what-is-here = معلوم نہیں ہو سکا کہ یہاں کیا ہے
cannot-look-up-what-is-needed = معلوم نہیں ہو سکا کہ کیا چاہیے
cannot-look-up-what-is-played = معلوم نہیں ہو سکا کہ کیا چل رہا ہے
cannot-look-up-what-is-withheld = معلوم نہیں ہو سکا کہ کیا غیر مستعمل ہے
cannot-look-up-what-reciters-have = معلوم نہیں ہو سکا کہ قاریوں کے پاس کیا ہے
cannot-look-up-what-server-does-not-have = معلوم نہیں ہو سکا کہ سرور پر کیا نہیں
cannot-look-up-what-to-measure = معلوم نہیں ہو سکا کہ کیا ناپنا ہے
cannot-look-up-what-was-fetched = معلوم نہیں ہو سکا کہ کیا ڈاؤن لوڈ ہوا
cannot-look-up-where-files-can-be-had = معلوم نہیں ہو سکا کہ فائلیں کہاں سے ملتی ہیں
cannot-look-up-words = الفاظ کا اندراج نہیں ملا
cannot-make-folder = فولڈر نہیں بن سکا
cannot-make-khatm = ختم نہیں بن سکا
cannot-make-khatm-named = { $name } نہیں بن سکا
cannot-make-link = ربط نہیں بن سکا
cannot-make-snapshot = لائبریری کی نقل نہیں بن سکی
cannot-merge-bookmarks-and-positions = بُک مارکس اور مقامات ضم نہیں ہو سکے
cannot-merge-two-ledgers-of-hifz = حفظ کے دو کھاتے ضم نہیں ہو سکے
cannot-merge-what-is-marked-in = { $name } کے نشان ضم نہیں ہو سکے
cannot-move = { $name } منتقل نہیں ہو سکی
cannot-edit = { $name } میں ترمیم نہیں ہو سکی
cannot-name-pack = پیک کا نام نہیں رکھا جا سکا
cannot-note-changes = تبدیلیاں لکھی نہیں جا سکیں
cannot-note-devices = ڈیوائسز لکھی نہیں جا سکیں
cannot-note-fault = خرابی لکھی نہیں جا سکی
cannot-note-file-of = { $name } کی فائل لکھی نہیں جا سکی
cannot-note-objects-of-place = اس جگہ کی چیزیں لکھی نہیں جا سکیں
cannot-note-opened-bundle = کھولا ہوا بنڈل لکھا نہیں جا سکا
cannot-note-sound-of = { $name } کی آواز لکھی نہیں جا سکی
cannot-note-that-file-is-whole = یہ لکھا نہیں جا سکا کہ فائل پوری ہے
cannot-note-what-cannot-be-sent = یہ لکھا نہیں جا سکا کہ کیا بھیجا نہیں جا سکتا
cannot-note-what-happened-in-course = کورس کے واقعات لکھے نہیں جا سکے
cannot-note-what-is-held-by-heart = یاد کی ہوئی آیات لکھی نہیں جا سکیں
cannot-note-what-is-played = یہ لکھا نہیں جا سکا کہ کیا چل رہا ہے
cannot-note-what-server-does-not-have = یہ لکھا نہیں جا سکا کہ سرور پر کیا نہیں
cannot-note-what-was-read = پڑھا ہوا لکھا نہیں جا سکا
cannot-note-what-was-sent = بھیجا ہوا لکھا نہیں جا سکا
cannot-note-where-downloads-are = ڈاؤن لوڈ کی جگہ لکھی نہیں جا سکی
cannot-open-library = لائبریری کھل نہیں سکی
cannot-order-reciters = قاریوں کی ترتیب نہیں بن سکی
cannot-pin-reciter = قاری مستقل نہیں ہو سکا
cannot-pin-what-was-fetched = ڈاؤن لوڈ کی ہوئی چیز مستقل نہیں ہو سکی
cannot-read-adaptation = ذاتی ترتیب پڑھی نہیں جا سکی
cannot-read-backup = بیک اپ پڑھا نہیں جا سکا
cannot-read-basmalah = بسم اللہ پڑھی نہیں جا سکی
cannot-read-bookmarks = بُک مارکس پڑھے نہیں جا سکے
cannot-read-bookmarks-and-positions = بُک مارکس اور مقامات پڑھے نہیں جا سکے
cannot-read-catalogue = قاریوں کی فہرست پڑھی نہیں جا سکی
cannot-read-completed-khatmat = مکمل ختم پڑھے نہیں جا سکے
cannot-read-days = دن پڑھے نہیں جا سکے
cannot-read-events-of-course = کورس کے واقعات پڑھے نہیں جا سکے
cannot-read-goals = ہدف پڑھے نہیں جا سکے
cannot-read-history = تاریخ پڑھی نہیں جا سکی
cannot-read-history-of = { $name } کی تاریخ پڑھی نہیں جا سکی
cannot-read-in-khatm = { $name } میں پڑھا نہیں جا سکا
cannot-read-keys-of-course = کورس کی کلیدیں پڑھی نہیں جا سکیں
cannot-read-khatmat = ختم پڑھے نہیں جا سکے
cannot-read-last-session = پچھلی نشست پڑھی نہیں جا سکی
cannot-read-ledger = کھاتا پڑھا نہیں جا سکا
cannot-read-ledger-of-hifz = حفظ کا کھاتا پڑھا نہیں جا سکا
cannot-read-lines = سطریں پڑھی نہیں جا سکیں
cannot-read-log-of-sync = ہم آہنگی کا لاگ پڑھا نہیں جا سکا
cannot-read-notices = اطلاعات پڑھی نہیں جا سکیں
cannot-read-pack = پیک پڑھا نہیں جا سکا
cannot-read-positions = مقامات پڑھے نہیں جا سکے
cannot-read-progress = پیش رفت پڑھی نہیں جا سکی
cannot-read-quran = قرآن پڑھا نہیں جا سکا
cannot-read-recitation = تلاوت پڑھی نہیں جا سکی
cannot-read-recitations = تلاوتیں پڑھی نہیں جا سکیں
cannot-read-sajdahs = سجدے پڑھے نہیں جا سکے
cannot-read-segments-of = { $name } کے ٹکڑے پڑھے نہیں جا سکے
cannot-read-setting = ترتیب پڑھی نہیں جا سکی
cannot-read-settings = ترتیبات پڑھی نہیں جا سکیں
cannot-read-state-of-script = اسکرپٹ کی حالت پڑھی نہیں جا سکی
cannot-read-text = متن پڑھا نہیں جا سکا
cannot-read-timings = اوقات پڑھے نہیں جا سکے
cannot-read-what-is-held-by-heart = یاد کی ہوئی آیات پڑھی نہیں جا سکیں
cannot-read-what-is-known-of = { $name } کی معلومات پڑھی نہیں جا سکیں
cannot-read-what-is-marked = نشان پڑھے نہیں جا سکے
cannot-recover-recitation = تلاوت بچائی نہیں جا سکی
cannot-remove = ہٹایا نہیں جا سکا
cannot-remove-bookmarks = بُک مارکس ہٹائے نہیں جا سکے
cannot-remove-overlays = درست کیے ہوئے اوقات ہٹائے نہیں جا سکے
cannot-remove-pack = پیک { $id } ہٹایا نہیں جا سکا
cannot-remove-position = مقام { $name } ہٹایا نہیں جا سکا
cannot-remove-reciter = قاری ہٹایا نہیں جا سکا
cannot-remove-sounds-of-what-was-deleted = حذف شدہ چیزوں کی آوازیں ہٹائی نہیں جا سکیں
cannot-remove-text-of = { $riwayah } کا متن ہٹایا نہیں جا سکا
cannot-remove-what-was-fetched = ڈاؤن لوڈ کی ہوئی چیزیں ہٹائی نہیں جا سکیں
cannot-rename-preset = پری سیٹ { $name } کا نام بدلا نہیں جا سکا
cannot-repair-segments = ٹکڑے درست نہیں ہو سکے
cannot-reset-adaptation = ذاتی ترتیب ابتدائی حالت پر نہیں لائی جا سکی
cannot-restore = { $name } واپس نہیں لائی جا سکی
cannot-restore-bookmarks = بُک مارکس واپس نہیں لائے جا سکے
cannot-save-preset = پری سیٹ { $name } محفوظ نہیں ہو سکا
cannot-send-sound-again = آواز دوبارہ بھیجی نہیں جا سکی
cannot-set-aside-what-cannot-be-believed = ناقابلِ اعتبار چیزیں الگ نہیں رکھی جا سکیں
cannot-set-goal = ہدف مقرر نہیں ہو سکا
cannot-set-library-aside = لائبریری الگ نہیں رکھی جا سکی
cannot-show-reciter = قاری دکھایا نہیں جا سکا
cannot-sign = دستخط نہیں ہو سکے
cannot-stand-in-line = قطار میں شامل نہیں ہوا جا سکا
cannot-store = { $name } محفوظ نہیں ہو سکا
cannot-store-bookmark = بُک مارک محفوظ نہیں ہو سکا
cannot-store-digest = ڈائجسٹ محفوظ نہیں ہو سکا
cannot-store-event = واقعہ محفوظ نہیں ہو سکا
cannot-store-loudness = آواز کی بلندی محفوظ نہیں ہو سکی
cannot-store-overlays = درست کیے ہوئے اوقات محفوظ نہیں ہو سکے
cannot-store-timings = اوقات محفوظ نہیں ہو سکے
cannot-store-what-was-fetched = ڈاؤن لوڈ کی ہوئی چیز محفوظ نہیں ہو سکی
cannot-synchronise = ہم آہنگی نہیں ہو سکی
cannot-take = لیا نہیں جا سکا
cannot-take-back-marking = نشان دہی واپس نہیں لی جا سکی
cannot-take-backup = بیک اپ استعمال نہیں ہو سکا
cannot-take-changes-of-other-devices = دوسری ڈیوائسز کی تبدیلیاں لی نہیں جا سکیں
cannot-take-course-back = کورس واپس نہیں لیا جا سکا
cannot-take-new-name-in-logs = لاگ میں نیا نام نہیں لیا جا سکا
cannot-take-over-events-of-course = کورس کے واقعات شامل نہیں ہو سکے
cannot-take-over-events-of-student = طالب علم کے واقعات شامل نہیں ہو سکے
cannot-take-sound-from = یہاں سے آواز نہیں لی جا سکی
cannot-take-sound-to = یہاں آواز نہیں پہنچائی جا سکی
cannot-take-up-what-waited = منتظر چیزیں شامل نہیں ہو سکیں
cannot-tidy-up = صفائی نہیں ہو سکی
cannot-trust-acoustic-model = صوتی ماڈل پر اعتبار نہیں ہو سکتا
cannot-trust-pack = پیک { $id } پر اعتبار نہیں ہو سکتا
cannot-trust-table-of-similar-ayat = متشابہ آیات کے جدول پر اعتبار نہیں ہو سکتا
cannot-trust-text = متن پر اعتبار نہیں ہو سکتا
cannot-trust-text-of = { $riwayah } کے متن پر اعتبار نہیں ہو سکتا
cannot-use = استعمال نہیں ہو سکا
cannot-use-file = فائل استعمال نہیں ہو سکی
cannot-use-folder = فولڈر استعمال نہیں ہو سکا
cannot-write-deck = کارڈز لکھے نہیں جا سکے
cannot-write-ledger = کھاتا لکھا نہیں جا سکا
cannot-write-to-library = لائبریری میں لکھا نہیں جا سکا

# What failed, by a verb and its object in words from elsewhere
cannot = یہ نہیں ہو سکا: { $operation }
cannot-undo-change-of = { $name } کی تبدیلی واپس نہیں لی جا سکی
cannot-redo-change-of = { $name } کی تبدیلی دوبارہ نہیں ہو سکی
cannot-trust-quran-text = قرآن کے متن پر اعتبار نہیں ہو سکتا
cannot-trust-quran-structure = قرآن کی تقسیم پر اعتبار نہیں ہو سکتا

# Files and folders
not-installed = یہ پروگرام کے ساتھ نصب نہیں ہوا؛ Tilawa دوبارہ نصب کریں یا { $variable } مقرر کریں
of-another-user = یہ کسی اور صارف کی ہے
too-large-to-read = اس کا حجم { $size } ہے؛ زیادہ سے زیادہ { $most } پڑھے جاتے ہیں
too-large = بہت بڑی ہے
terabytes = { $number } TB
gigabytes = { $number } GB
megabytes = { $number } MB
kilobytes = { $number } kB
bytes = { $count } بائٹ

# Bookmarks and positions
not-utf-8 = یہ UTF-8 متن نہیں
bookmarks-json-damaged = یہ خراب JSON ہے، یا بُک مارکس کی فہرست نہیں: { $fault }
no-list-of-bookmarks = یہ بُک مارکس کی فہرست نہیں
not-bookmarks = یہ بُک مارکس کی فہرست نہیں: { $kind }
binary-property-list = یہ بائنری property list ہے؛ پیکج libplist-utils کا plistutil -i FILE -o FILE.xml اسے ایسا متن بنا دیتا ہے جو پڑھا جاتا ہے
json-of-other-program = یہ کسی اور پروگرام کا JSON ہے (“{ $format }”)، بُک مارکس کی فہرست نہیں
foreign-mark = اس میں نہ آیت ہے نہ صفحہ
page-of-other-print = یہ کسی اور طباعت ({ $print }) کا صفحہ { $page } ہے
newer-version-update = اسے Tilawa کے نئے ورژن نے لکھا ہے؛ Tilawa کو اپ ڈیٹ کریں
one-with-id = id { $id } پہلے سے موجود ہے
removed-meanwhile = اسی دوران ہٹا دیا گیا
no-reading-document = یہ Tilawa کے بُک مارکس کی فہرست نہیں
reading-document-damaged = یہ Tilawa کے بُک مارکس کی فہرست نہیں، یا خراب ہے: { $fault }
no-counting = “{ $counting }” نام کا کوئی شمار نہیں
no-such-ref = اس میں “{ $ref }” نہیں
no-bookmark-id = “{ $id }” کسی بُک مارک کی id نہیں
no-tag = “{ $tag }” ٹیگ نہیں
no-colour = “{ $colour }” نام کا کوئی رنگ نہیں
bookmark-time-impossible = بُک مارک { $id } کا وقت موجود ہی نہیں
no-position = “{ $name }” کوئی مقام نہیں
removed-bookmark-invalid = اس میں ہٹایا ہوا ایک بُک مارک درست نہیں

# Courses
bundle-damaged = یہ خراب ہے یا پورا نہیں؛ دوبارہ مانگیں
signature-wrong = اس کے دستخط بھیجنے والے کے نہیں
no-bundle = یہ کورس کا بنڈل نہیں
another-key = یہ کورس { $name } کی کلید نہیں
no-key = یہ کلید نہیں
courses-need-libsodium = { $reason }؛ کورسز کے لیے libsodium چاہیے (Debian: libsodium23)
course-sound-too-large = اس کا حجم { $size } ہے؛ کورس کی آواز زیادہ سے زیادہ { $most } ہوتی ہے
changed-while-read = پڑھتے ہوئے بدل گئی؛ دوبارہ کوشش کریں
key-in-use = کلید { $id } استعمال میں تھی
no-course = { $id } نام کا کوئی کورس نہیں
too-many-events = ان کی تعداد { $most } سے یا حجم { $size } سے زیادہ ہے
event-not-stored = واقعہ نمبر { $number } محفوظ نہیں ہوا
event-of-another-course = یہ کورس { $id } کا نہیں
course-of-another-teacher = یہاں id “{ $id }” کسی اور استاد کے کورس کی ہے

# The file of the library
damaged = یہ خراب ہے
library-missing = یہ موجود نہیں، اور بیک اپ موجود ہیں
damaged-too = یہ بھی خراب ہے
database-of-another-program = یہ کسی اور پروگرام کا ڈیٹابیس ہے

# Downloads
folder-is-link = یہ فولڈر ربط ہے، اور ربط کے ذریعے کچھ نہیں ہٹایا جاتا
segment-leaves-file = ایک ٹکڑا اپنی فائل { $path } سے باہر نکلتا ہے

# Exported libraries
no-exported-library = یہ برآمد کی ہوئی لائبریری نہیں: اس میں tilawa-library.json نہیں
folder-has-other-files = اس میں دوسری فائلیں ہیں؛ نیا یا خالی فولڈر بتائیں
export-incomplete = برآمد میں یہ فولڈر نہیں، اس لیے اس کی ریکارڈنگز نامعلوم ہیں؛ پورا فولڈر دوبارہ نقل کریں
of-another-recording = یہ کسی اور ریکارڈنگ کی ہے
no-readable-event = اس میں پڑھا جا سکنے والا کوئی واقعہ نہیں
not-what-was-imported = یہ وہ نہیں جو درآمد ہوئی تھی
removed-just-now = کسی نے ابھی ہٹا دی
sound-of-another-length = لائبریری میں اس کا دورانیہ یا شرح الگ ہے؛ ریکارڈنگ حذف کریں، پھر دوبارہ درآمد کریں
no-sound = اس میں آواز نہیں
damaged-content = یہ خراب ہے: اس کا مواد اس کے نام کے مطابق نہیں
link-of-another-user = یہ کسی اور صارف کا ربط ہے

# Files
no-such-file-of = { $id } کی ایسی کوئی فائل نہیں
changed-since-added = شامل ہونے کے بعد بدل گئی ہے
being-changed = ابھی بدلی جا رہی ہے

# XML
xml-needs-package = XML کے لیے پیکج libexpat1 چاہیے: { $reason }
out-of-memory = میموری کم پڑ گئی
no-xml = یہ XML نہیں

# Models
of-another-version = یہ Tilawa کے اس ورژن کا نہیں؛ Tilawa دوبارہ نصب کریں

# Hifz
id-empty-or-text-long = خالی id، یا بہت لمبا متن
no-such-time-or-day = ایسا وقت یا دن جو موجود نہیں
unknown-kind = نامعلوم قسم
no-words = کوئی لفظ نہیں
foreign-words = ایسے الفاظ جو قرآن میں نہیں
line-no-event = ایسی سطر جو واقعہ نہیں
unknown-state = نامعلوم حالت
unknown-grade = نامعلوم درجہ
unknown-judge = نامعلوم جانچنے والا
unknown-setting = نامعلوم ترتیب
unknown-event = نامعلوم واقعہ
line-fault = سطر { $line }: { $reason }
lines-more = { $count ->
    [one] اور مزید { $count } سطر
   *[other] اور مزید { $count } سطریں
  }

# Khatmat
newer-version = اسے Tilawa کے نئے ورژن نے لکھا ہے
damaged-as = یہ خراب ہے: { $fault }
no-such-page = ایسا صفحہ جو موجود نہیں
no-such-state = ایسی حالت جو موجود نہیں
impossible-day = ناممکن دن
no-such-goal = ایسا ہدف جو موجود نہیں
invalid-goal = غلط ہدف
invalid-khatm = غلط ختم
entry-unreadable = ایسا اندراج جو پڑھا نہیں جا سکتا
entry-of-no-khatm = ایسا اندراج جو کسی ختم کا نہیں
name-used-choose = یہ نام پہلے سے استعمال میں ہے؛ کوئی اور نام چنیں
name-used = یہ نام پہلے سے استعمال میں ہے
khatm-closed = یہ بند ہے
khatm-removed = یہ ہٹایا جا چکا ہے
no-khatm-export = یہ { $command } کی فائل نہیں

# The Quran
value-of-unknown-kind = ایک قدر نامعلوم قسم کی ہے

# Reciters
named-twice = ایک نام دو بار ہے: { $ids }
recites-riwayah = { $name } کی تلاوت { $riwayah } میں ہے

# Recordings
no-segment = ٹکڑا { $id } موجود نہیں
marked-at-another-rate = اس پر فی سیکنڈ { $marked } فریم کے حساب سے نشان ہیں، اور اس کی آواز میں { $rate } ہیں
no-digest = اس کا ڈائجسٹ نہیں
imported-meanwhile = اسی دوران درآمد ہو گئی؛ دوبارہ درآمد کریں
segment-of-unknown-status = نامعلوم حالت کا ٹکڑا
segment-of-no-length = بغیر دورانیے کا ٹکڑا
none = ایسا کوئی نہیں
none-but-near = ایسا کوئی نہیں؛ کیا آپ کی مراد { $near } تھی؟
none-but-latest = ایسی کوئی نہیں؛ تازہ ترین: { $latest }
reciter-ambiguous = ان میں سے کوئی بھی ہو سکتا ہے: { $names }
name-taken = یہ نام پہلے سے { $id } کا ہے
cannot-rename = { $name } کا نام بدلا نہیں جا سکا
recording-ambiguous = ان میں سے کوئی بھی ہو سکتی ہے: { $names }
no-longer-in-trash = یہ اب حذف شدہ اشیا میں نہیں
restore-without-sound = اس کی آواز موجود نہیں؛ دوبارہ درآمد کریں، پھر واپس لائیں
restore-changed-sound = اس کی آواز بدل گئی ہے؛ اصل دوبارہ درآمد کریں، پھر واپس لائیں
recording-first = پہلے اس کی ریکارڈنگ واپس لائیں یا درآمد کریں
sound-measured = اس کی آواز کا دورانیہ وہ نہیں جو اس کی دستاویز بتاتی ہے: اسے ناپا گیا
sound-measured-cut = اس کی آواز کا دورانیہ وہ نہیں جو اس کی دستاویز بتاتی ہے: اسے ناپا گیا؛ اختتام سے آگے کے ٹکڑوں میں سے وہیں کاٹے گئے { $cut }
sound-measured-left = اس کی آواز کا دورانیہ وہ نہیں جو اس کی دستاویز بتاتی ہے: اسے ناپا گیا؛ اختتام سے آگے کے ٹکڑوں میں سے چھوڑے گئے { $left }
sound-measured-both = اس کی آواز کا دورانیہ وہ نہیں جو اس کی دستاویز بتاتی ہے: اسے ناپا گیا؛ اختتام سے آگے کے ٹکڑوں میں سے وہیں کاٹے گئے { $cut }، چھوڑے گئے { $left }
take-another-name = { $obstacle }؛ کوئی اور نام لکھیں
recording-unreadable = ایک ریکارڈنگ پڑھی نہیں جا سکتی: { $reason }
segment-of = { $title } کا { $label }

# Rows and files of SQLite
no-database = یہ ڈیٹابیس نہیں
sqlite-cannot-open = SQLite اسے کھول نہیں سکا
too-many-tables = اس میں { $most } سے زیادہ جدول ہیں
column-computed = جدول { $table } کا کالم { $column } حساب سے بنتا ہے
column-default-large = جدول { $table } کے کالم { $column } کی طے شدہ قدر { $count } بائٹ کی ہے
too-many-rows = جدول { $table } میں { $most } سے زیادہ سطریں ہیں
more-text-than-bytes = اس میں متن اس کے بائٹوں سے زیادہ ہے
no-table-of-timings = اس میں timings(sura, ayah, time) جدول نہیں
sqlite-error = SQLite کی خرابی { $result }
no-column = کالم { $index } موجود نہیں
no-column-named = کالم { $column } موجود نہیں
no-surah = سورت { $number } موجود نہیں
impossible-sound = { $path }: { $channels } چینلز میں { $rate } Hz پر { $frames } فریم؛ ایسی کوئی آواز نہیں ہوتی
stretch-of-no-words = بغیر الفاظ کا حصہ

# Presets and sessions
none-yet = ابھی کوئی نہیں
there-are = موجود ہیں: { $names }
one-called = { $other } نام کا ایک موجود ہے
preset-unreadable = ایسا پری سیٹ جو پڑھا نہیں جا سکتا
session-format-unknown = اس کا فارمیٹ نامعلوم ہے؛ کچھ نیا چلائیں

# Synchronisation
no-sync-place = لائبریری کے ہم آہنگ ہونے کی کوئی جگہ نہیں
changed-meanwhile = اسی دوران لائبریری بدل گئی؛ دوبارہ کوشش کریں
known-facts-unreadable = اس کی معلومات پڑھی نہیں جا سکتیں
longer-than-described = یہ اپنے بیان سے لمبی ہے
content-not-of-name = اس کا مواد اس کے نام کے مطابق نہیں

# Rows that cannot be believed
changed-since = اس کے بعد کچھ اور بدل گیا
id-invalid = اس کی id درست نہیں
note-not-utf-8 = اس کا نوٹ UTF-8 متن نہیں
tags-unreadable = اس کے ٹیگ پڑھے نہیں جا سکتے
its-time-impossible = اس کا وقت موجود ہی نہیں
of-another-length = اس کا دورانیہ یا شرح الگ ہے
name-of-other-reciters = { $name } دوسرے قاریوں کا نام ہے
no-khatm-yet = ابھی کوئی ختم نہیں
unknown-kind-named = نامعلوم قسم “{ $kind }”
unknown-counting-riwayah-role = نامعلوم شمار، روایت یا کردار
impossible-counts = ناممکن تعداد
ledger-kind-unknown = کھاتے میں نامعلوم قسم کا اندراج
ledger-time-impossible = کھاتے میں ناممکن وقت کا اندراج
place-no-number = اس کی جگہ عدد نہیں
words-beyond-quran = یہ الفاظ { $first } سے { $past } پر ہے، جبکہ الفاظ { $words } ہیں
label-not-text = اس کا لیبل یا شمار متن نہیں
label-not-at-words = { $counting } شمار میں “{ $label }” الفاظ { $first } سے { $past } پر نہیں
name-invalid = اس کا نام درست نہیں
no-such-riwayah = ایسی کوئی روایت نہیں
name-of-imported = اس نام کی ریکارڈنگز درآمد ہو چکی ہیں؛ کوئی اور نام لکھیں
added-as-files = { $name } فائلوں کے مجموعے کے طور پر شامل ہے
no-recording-document = یہ ریکارڈنگ کی دستاویز نہیں
no-digest-of-sha256 = یہ SHA-256 نہیں
no-stretch = یہ الفاظ کا حصہ نہیں
no-sound-like-that = ایسی کوئی آواز نہیں ہوتی
two-segments-of-one-name = ایک ہی نام کے دو ٹکڑے
segment-leaves-the-recording = ایک ٹکڑا ریکارڈنگ سے باہر نکلتا ہے
names-foreign-words = اس میں ایسے الفاظ ہیں جو قرآن میں نہیں
was-deleted = یہ حذف ہو چکی ہے
segment-leaves-its-recording = ایک ٹکڑا اپنی ریکارڈنگ سے باہر نکلتا ہے
segment-without-name = بغیر نام کا یا نامعلوم حالت کا ٹکڑا
parts-do-not-touch = ٹکڑے کے ایسے حصے جو ایک دوسرے سے ملے ہوئے نہیں
part-no-recitation = ٹکڑے کا ایسا حصہ جو تلاوت نہیں
no-such-time = ایسا وقت جو موجود نہیں
day-not-of-time = ایسا دن جو اپنے وقت کا نہیں
unknown-counting = نامعلوم شمار
reciter-of-unknown-kind = نامعلوم قسم کا قاری
no-such-id = ایسی کوئی id نہیں
word-times-damaged = الفاظ کے اوقات خراب ہیں
no-time = { $number } وقت نہیں
no-pause = { $number } خاموشی نہیں
column-holds = کالم { $column } میں وہ نہیں جو ہونا چاہیے، بلکہ یہ ہے: { $value }
value-nothing = کچھ نہیں
value-fraction = کسر
value-text = متن
value-bytes = بائٹ
bookmark-at = { $label } پر بُک مارک { $id }

# Texts and packs
text-behind-end = اختتام کے بعد کچھ ہے
nested-too-deep = بہت گہرائی تک ایک کے اندر ایک ہے
ends-too-early = بہت جلد ختم ہوتا ہے
comma-or-bracket-missing = کوما یا ] لکھنا باقی ہے
member-name-missing = نام لکھنا باقی ہے
colon-missing = کولن لکھنا باقی ہے
comma-or-brace-missing = کوما یا { "}" } لکھنا باقی ہے
no-value = کوئی قدر نہیں
text-does-not-end-on-line = ایک متن اپنی سطر میں ختم نہیں ہوتا
text-does-not-end = ایک متن ختم نہیں ہوتا
no-escaped-letter = \{ $letter } حرف نہیں
half-letter = آدھا حرف
four-hexadecimal-digits-missing = چار ہیکساڈیسیمل ہندسے لکھنا باقی ہیں
numbers-missing = سورت اور آیت کے نمبر موجود نہیں
sqlite-says = SQLite کہتا ہے: { $reason }
no-table-of-texts = اس کے کسی جدول میں سورت، آیت اور متن کے کالم نہیں
empty = یہ خالی ہے
too-many-texts = اس میں قرآن کے الفاظ سے زیادہ متن ہیں
nul-byte = NUL بائٹ: یہ متن نہیں، یا UTF-8 کے سوا کسی اور انکوڈنگ میں ہے
no-numbered-text = اس کے کسی متن کے ساتھ سورت اور آیت کے نمبر نہیں، نہ کلید سے، نہ رکن سے، نہ جگہ سے
key-among-ayat = آیات کے نمبروں میں “{ $key }” ہے
no-text = اس میں کوئی متن نہیں
web-page-no-pack = یہ ویب صفحہ ہے، پیک نہیں
longer-than-any-ayah = یہ کسی بھی آیت کے متن سے لمبا ہے: { $size }
too-many-lines = اس میں قرآن کے الفاظ سے زیادہ سطریں ہیں
no-line-of-text = یہ surah|ayah|text نہیں
wrong-columns = اس میں { $expected } کے بجائے { $count } کالم ہیں
field-does-not-end = واوین میں لکھا ہوا ایک خانہ ختم نہیں ہوتا
text-behind-field = واوین میں لکھے ہوئے ایک خانے کے بعد کچھ ہے
file-without-id = فائل کے مواد یا نام میں id نہیں
quran-itself = یہ قرآن کا اپنا متن ہے، جو پروگرام کے ساتھ آتا ہے، ترجمہ نہیں
changed-after-install = نصب ہونے کے بعد بدل گیا
aya-stands-outside-sura = ایک aya کسی sura سے باہر ہے
aya-no-text = ایک aya میں متن نہیں
ayat-of-another-counting = اس کی آیات { $counting } شمار کی نہیں
no-ayah = اس میں کوئی آیت نہیں
line-not-utf-8 = سطر { $number } UTF-8 متن نہیں
no-known-text = یہ نہ surah، ayah، text کالموں کا جدول ہے نہ شاہ فہد کمپلیکس کا JSON
line-of-wrong-columns = سطر { $number } میں { $expected } کے بجائے { $count } کالم ہیں
no-king-fahd-json = یہ [{ "{" }"sura_no", "aya_no", "aya_text"{ "}" }] شکل کا JSON نہیں: { $fault }
texts-known = یہاں معلوم متن شاہ فہد کمپلیکس کی { $count ->
    [one] { $count } روایت کے ہیں
   *[other] { $count } روایات کے ہیں
  }
text-in-disorder = { $count } آیات، اور { $ref } اپنی جگہ پر نہیں؛ { $known }
text-empty = اس میں کوئی متن نہیں؛ { $known }
text-of-other-counts = { $count } آیات؛ قریب ترین شمار { $counting } کی { $right } ہیں: سورت { $surah } میں { $expected } کے بجائے { $has } ہیں؛ { $known }
text-unknown = { $counting } شمار کے مطابق { $count } آیات، مگر کوئی سورت کسی معلوم متن کی نہیں؛ { $known }
text-nearest = { $count } آیات، یہاں معلوم متنوں میں { $riwayah } کے قریب ترین: { $difference }
surahs-differ = مختلف سورتیں { $count }، ان میں پہلی سورت { $surah }
digest-differs = اس کا ڈائجسٹ مختلف ہے
line-of-text = سطر { $number }
object-of-text = آبجیکٹ { $number }
numbers-missing-at = { $place }: سورت اور آیت کے نمبر موجود نہیں
no-text-of-one-line = { $place }: { $ref } کا ایک سطر کا متن نہیں
pack-lines-missing = متن کی { $count ->
    [one] { $count } سطر
   *[other] { $count } سطریں
  }: نمبروں کے بغیر { $expected } آیات میں سے ہر ایک کی ایک سطر ہوتی ہے
pack-of-unknown-kind = یہ پیک کی معلوم قسم نہیں: surah|ayah|text کی سطریں، { $expected } سطریں، JSON، SQLite، یا جدول جس کے سرنامے میں surah، ayah اور text ہوں
pack-xml-of-another-kind = یہ tanzil.net (sura index, aya index, text) سے الگ قسم کا XML ہے: نمبروں والا متن لیں، surah|ayah|text
sura-without-index = ایک sura کا index عدد نہیں
aya-without-index = ایک aya کا index عدد نہیں
utf-16 = یہ { $name } ہے، UTF-8 نہیں؛ بدلنے کے لیے: { $line }
byte-not-utf-8 = بائٹ 0x{ $byte } UTF-8 نہیں؛ کسی اور انکوڈنگ کو بدلنے کے لیے: { $line }
pack-of-words = اس کے متن الفاظ کے ہیں: یہ { $kind } قسم کا پیک نہیں
pack-of-ayat = اس کے متن آیات کے ہیں: یہ { $kind } قسم کا پیک نہیں
no-json = یہ JSON نہیں: { $reason }

# The check of a library
dangling-rows = { $count ->
    [one] { $count } سطر غیر موجود ڈیٹا کا حوالہ دیتی ہے
   *[other] { $count } سطریں غیر موجود ڈیٹا کا حوالہ دیتی ہیں
  }
segments-not-found = { $count ->
    [one] { $count } ٹکڑا اپنے مواد سے نہیں ملتا
   *[other] { $count } ٹکڑے اپنے مواد سے نہیں ملتے
  }
sound-missing = آواز موجود نہیں
sound-unreadable = آواز پڑھی نہیں جا سکتی
sound-facts-stale = آواز درست ہے، مگر محفوظ وقت یا حجم غلط ہے
tags-changed = صرف ٹیگ بدلے ہیں، آواز وہی ہے
segment-of-foreign-words = ایک ٹکڑے میں ایسے الفاظ ہیں جو قرآن میں نہیں
changes-unreadable = { $of } تبدیلیوں میں سے { $count ->
    [one] { $count } نہ پڑھی جا سکتی ہے نہ واپس لی جا سکتی ہے
   *[other] { $count } نہ پڑھی جا سکتی ہیں نہ واپس لی جا سکتی ہیں
  }
trash-unreadable = حذف شدہ اشیا میں { $title } پڑھی نہیں جا سکتی
trash-sound-gone = حذف شدہ اشیا میں { $title } کی آواز موجود نہیں
history-entries-invalid = { $count ->
    [one] تاریخ کا { $count } اندراج درست نہیں
   *[other] تاریخ کے { $count } اندراج درست نہیں
  }
folder-not-listed = اس کی فہرست نہیں بن سکتی: { $reason }
orphan-unreadable = یہ کسی ریکارڈنگ کی نہیں اور پڑھی نہیں جا سکتی
recording-not-known = ایسی ریکارڈنگ جسے لائبریری نہیں جانتی
orphan-of-wrong-name = یہ کسی ریکارڈنگ کی نہیں، اور اس کا مواد اس کے نام کے مطابق نہیں؛ اسے دیکھ کر خود ہٹائیں
outline-orphaned = یہ ایسی آواز سے بنا تھا جو اب موجود نہیں
downloaded-file = یہ Tilawa کی ڈاؤن لوڈ کی ہوئی فائل ہے
sound-of-recording = یہ آپ کی ریکارڈنگ “{ $title }” کی آواز ہے
file-of-reciter = یہ قاری { $id } کی فائل ہے
file-changed = فائل بدل گئی؛ درست کرنے کے لیے اصل دوبارہ درآمد کریں
sound-changed = آواز بدل گئی؛ درست کرنے کے لیے اصل دوبارہ درآمد کریں
in-library-folder = یہ آپ کی لائبریری کے فولڈر میں ہے

# Changes of labels, as their history names them
edit-merged-from = ضم کرنا: { $path }
edit-took-labels-of = ایک ہی آواز والی { $title } کے لیبلز لینا
edit-restored-marks = پہلے کے نشان واپس لانا
edit-restored = واپس لانا: { $title }
edit-took-labels = اسی آواز کے لیبلز لینا
edit-merged = دوسری جگہ کے نشان ضم کرنا

# Prints, and texts in their scripts
cannot-trust-print = طباعت { $id } پر اعتبار نہیں ہو سکتا
cannot-read-print = طباعت پڑھی نہیں جا سکی
layout-too-long = اس میں { $most } سے زیادہ سطریں ہیں
layout-line-unnumbered = ایک سطر کا صفحہ یا صفحے پر نمبر موجود نہیں
layout-line-of-unknown-kind = صفحہ { $page }، سطر { $line }: اس کی قسم ayah، surah_name یا basmallah نہیں
layout-line-without-words = صفحہ { $page }، سطر { $line }: اس کا پہلا یا آخری لفظ موجود نہیں
layout-without-lines = اس میں کوئی سطر نہیں
layout-page-without-words = صفحہ { $page } میں الفاظ نہیں، یا صفحہ موجود نہیں
layout-line-twice = صفحہ { $page }، سطر { $line }: اس نمبر کی دو سطریں ہیں
layout-name-misplaced = صفحہ { $page }، سطر { $line }: اس نام یا بسم اللہ کے بعد کوئی سورت شروع نہیں ہوتی، یا یہ کسی اور سورت کا نام ہے
layout-does-not-go-on = صفحہ { $page }، سطر { $line }: یہ لفظ { $word } کے بجائے { $found } سے شروع ہوتی ہے، یا آخری لفظ کے بعد ختم ہوتی ہے
layout-line-uncountable = صفحہ { $page }، سطر { $line }: اس میں کوئی لفظ نہیں، 31 سے زیادہ الفاظ ہیں، یا یہ لفظ کے بیچ میں ختم ہوتی ہے
layout-name-missing = صفحہ { $page }، سطر { $line }: ایک سورت اپنے نام کے بغیر شروع ہوتی ہے
layout-incomplete = اس میں { $expected } میں سے { $words } الفاظ ہیں، یا بغیر نام کی سورتیں ہیں
layout-needs = طباعت کے خاکے کی ہر سطر میں page_number، line_number، line_type (ayah، surah_name یا basmallah)، first_word_id اور last_word_id ہوتے ہیں؛ یہاں موجود نہیں: { $names }
layout-of-unknown-words = اس کے { $count } الفاظ کسی نصب متن کے نہیں؛ پہلے اس کے رسم الخط کے الفاظ نصب کریں: { $command }
script-of-no-ayah = { $ref } کوئی آیت نہیں
script-word-twice = لفظ { $ref } دو بار ہے
script-word-faulty = { $ref }: ایک لفظ خالی ہے، حد سے لمبا ہے، یا اس میں ایسے حروف ہیں جو کسی متن میں نہیں
script-bounds-wrong = آیات کے آغاز قرآن کے مطابق نہیں
script-words-differ = { $ref }: اس کے { $count } الفاظ قرآن کے { $expected } الفاظ نہیں
script-spelled-otherwise = { $count ->
    [one] { $count } لفظ کے حروف یا حرکات قرآن سے الگ ہیں
   *[other] { $count } الفاظ کے حروف یا حرکات قرآن سے الگ ہیں
  }
script-incomplete = قرآن کے کچھ الفاظ موجود نہیں
id-taken = { $id } کسی اور چیز کا نام ہے؛ { $option } سے کوئی اور نام چنیں
