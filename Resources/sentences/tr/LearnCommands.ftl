# The commands about learning: courses, memorising, khatmat, the history, recitation. Names of commands, options and keys stay as they are.

# Courses: the teacher
one-of-meeting = --cancel, --move ve --recording seçeneklerinden yalnız birini kullanın
recording-takes-link = --recording https:// veya http:// ile başlayan bir bağlantı alır
move-takes = --move bir gün ve saat alır, örneğin "2027-01-20 18:00"
input-takes-sound = --input - alır: ses standart girdiden gelir
rate-out-of-range = --rate 8000–192000 arasıdır
no-sound-came = ses gelmedi; bir şey saklanmadı
json-needs-sheet = --json çizelge için bir dosya ister
feedback-needs-result = geri bildirimin bir sonucu olur: --result pass veya again; ya da --draft ile saklayın
one-of-feedback = --result, --draft ve --beside seçeneklerinden yalnız birini kullanın
comment-kept = işaretlerle birlikte saklandı: { $length } süren sesli yorum
recovery-code = kurtarma kodu:
no-feedback-stored = geri bildirim kaydedilmedi; işaretler bir dahaki sefere saklanıyor
from-alone = --from ne --since ne --course ile kullanılır
recovery-code-missing = kurtarma kodunu bir terminalde veya --code-file DOSYA ile verin

# Courses: the student
no-part = kursun bölümü bir hafta numarası, placement veya assessment olur; “{ $text }” olmaz
week-or-all = bir hafta verin veya --all kullanın, ikisini birden değil
no-week = hafta bir sayıdır; “{ $week }” olmaz
one-of-lesson = --done, --part ve --open seçeneklerinden yalnız birini kullanın
no-orientation = bu kursun tanıtımı yok
no-day = gün 2027-01-19 gibi yazılır; “{ $text }” olmaz
json-needs-calendar = --json takvim için bir dosya ister
name-the-place = karşı tarafla paylaştığınız yeri verin: bir klasör, webdavs://…, s3://… veya rclone:UZAK:YOL
weeks-out-of-range = --weeks 1–52 arası alır
json-needs-course = --json kurs için bir dosya ister
no-quiet-hours-such = sessiz saatler 22:00-07:00 gibi yazılır veya off olur; “{ $hours }” olmaz
every-out-of-range = --every 1m–59m arası alır
timer-alone = on, off ve status ne --list ne --recent ne --sync alır
file-not-text = { $path }: UTF-8 metni değil
orientation = { $title }: { $link }
when-seen = izledikten sonra: { $command }
no-quiet-hours = bildirimler her saatte gelir
quiet-hours = { $hours } arası bildirim gelmez
# Titles of notifications, and the button of one
somebody-has-key = Anahtarınız başka birinde
teacher-has-key = Hocanızın başka bir anahtarı var
open-notice = Aç
# Questions that are answered with yes or no. $rest is a number of attempts or recordings: 2 attempts.
submit-part = { $part } { $teacher } hocaya gönderilsin mi?
submit-part-leaving = { $part } { $teacher } hocaya gönderilsin mi? { $rest } kalacak.
submit-recording = Bu kayıt { $teacher } hocaya gönderilsin mi?
submit-recording-leaving = Bu kayıt { $teacher } hocaya gönderilsin mi? { $rest } kalacak.
# Questions that are answered with a key; the keys stay as they are.
enter-begins = Enter kaydı başlatır; q ayrılır:
hear-or-submit = h dinle · a yeniden · s gönder · k sonraya sakla:
kept-as = { $id } olarak saklandı; göndermek için: { $command }
written = { $path } yazıldı
nothing-submitted = bir şey gönderilmedi
input-with-json = --input yalnız - alır ve --json ile birlikte kullanılır
name-a-week = bir hafta verin veya --assessment ya da --placement kullanın
asks-questions = bu, terminalde soru sorar; terminalsiz: { $recordCommand }, sonra { $submitCommand }
no-such-sound = buradaki hiçbir kursta “{ $sound }” sesi yok
week-or-assessment = bir hafta verin veya --assessment kullanın, ikisini birden değil

# Memorising
deck-output = -o DOSYA.apkg alır; “{ $output }” olmaz
already-json = çıktı zaten JSON; --json bir dosya ister
# $count (number)
some-skipped = { $count } atlandı; diğerleri içe aktarıldı
# Questions that are answered with a key; the keys stay as they are.
key-begins = bir tuş kendi satırını başlatır, Enter ilk açık satırı; q ayrılır:
how-did-it-go = nasıl geçti? 1 zayıf, 2 orta, 3 iyi, 4 pekiyi, Enter şimdi değil:
how-did-it-go-checked = nasıl geçti? 1 zayıf, 2 orta, 3 iyi, 4 pekiyi, Enter programın dediği gibi { $grade }:
one-or-two = 1 veya 2, q ayrılır:
# $page (number)
page-to-hear = { $round }, sayfa { $page }: { $text }
nothing-noted = bir şey kaydedilmedi; sessiz okumak için: --silent
failed-nothing-noted = { $reason }; bir şey kaydedilmedi; sessiz okumak için: --silent
say-from-memory = ezberden okuyun; bunun yerine dinlemek için: { $command }
to-note = nasıl geçtiğini 1–4 ile kaydetmek için: { $command }
noted-by-check = kaydedildi: { $grade }, programa göre
not-noted = kaydedilmedi
standard-input = standart girdi
calendar-written = { $path } · { $count } gün
script-written = { $path }: sıradaki: { $command }
nothing-due = bugün için bir şey yok
all-done = bugünün hepsi bitti
try-or-reset = --try veya --reset kullanın, ikisini birden değil
name-a-passage = bir bölüm ve derece verin, örneğin: { $command }
no-grade = derece en sona yazılır: weak, fair, good veya excellent, ya da 1–4; “{ $word }” olmaz
days-too-few = --days 1 veya fazlasını alır
one-of-span = --days, --all, --months ve --surahs seçeneklerinden yalnız birini kullanın
output-needs-months = -o için --months gerekir
new-or-state = --new veya --state kullanın, ikisini birden değil
pages-or-slips = --pages veya --slips kullanın, ikisini birden değil
exam-range-needs-exam = --exam-range için --exam gerekir
name-place-of-note = notun yerini verin, örneğin 2:58
note-missing = not eksik: { $command }
plan-output = -o DOSYA.svg, DOSYA.png, DOSYA.ics veya - alır; “{ $output }” olmaz
count-out-of-range = --count 1–100 arası alır
questions-need-terminal = sorular için terminal gerekir; programlar için: --json
right-answer = doğru: { $ref }; öteki { $other }
wrong-answer = bu { $other } idi; { $ref } diğeriyle devam eder
# $right (number) $all (number)
right-in-all = doğru: { $right } / { $all }
note = not: { $text }
# $number (number) $all (number)
question = { $number } / { $all }: { $ref } nasıl devam eder?
nothing-entered = henüz bir şey girilmedi; ezberinizde olanlar: { $command }
days-out-of-range = --days 1–31 arası alır
line-or-drill = bir satır verin veya --drill kullanın, ikisini birden değil
play-or-silent = --play ve --silent birlikte kullanılmaz

# The history of hearing
one-of-days = --days, --since ve --all seçeneklerinden yalnız birini kullanın
comes-before = { $last } günü { $first } gününden önce gelir
from-to = { $first } – { $last }
# $days (sentence) is a day, or the sentence above.
delete-entries = { $count } geçmiş kaydı silinsin mi ({ $days })?
# $days (sentence)
deleted-entries = silindi: { $count } geçmiş kaydı ({ $days })
# $days (sentence)
nothing-heard-on = bir şey dinlenmedi: { $days }
add-yes = --yes ekleyin
nothing-forgotten = hiçbir şey silinmedi

# Khatmat
# $most (number)
from-out-of-range = --from bir sayfadır, 1–{ $most }
khatm-made = { $name } şimdi geçerli hatminiz; başlamak için: { $command }
khatm-current = { $name } şimdi geçerli hatminiz
khatm-listens = { $name } dinlemeyi de sayar
khatm-listens-not = { $name } dinlemeyi saymaz
khatm-listens-by-setting = khatm-listening açıksa { $name } dinlemeyi de sayar
khatm-closed = { $name } kapatıldı; yeniden açmak için: { $command }
khatm-open = { $name } açık
khatm-removed = { $name } kaldırıldı; geri getirmek için: { $command }
khatm-restored = { $name } geri geldi
# $count (number)
left-out = { $file }: { $count } tanesi atlandı: { $reason }
# $new (number) $all (number)
entries-new = { $all } kayıttan { $new } tanesi yeni
# $new (number) $all (number)
entries-and-khatmat-new = { $all } kayıttan { $new } tanesi yeni, ayrıca { $khatmat } hatim
no-goal = hedef pages:1–pages:20, verses:1–verses:100 arası veya off olur; “{ $goal }” olmaz
no-goal-meant = hedef pages:1–pages:20, verses:1–verses:100 arası veya off olur; “{ $goal }” olmaz; bunu mu demek istediniz: { $meant }?
output-and-json = -o { $target } ve --json ikisi de standart çıktıyı kullanır
days-or-all = --days veya --all kullanın, ikisini birden değil
date-after-by = tarihi --by seçeneğinden sonra yazın: { $command }
by-which-day = hangi güne kadar olduğunu yazın: { $command }
what-you-read = ne okuduğunuzu yazın, örneğin page:5 veya 2:1-20
no-goal-yet = henüz hedef yok; belirlemek için: { $command }
watch-draws-not = --watch resim çizmez
no-png-on-terminal = terminal PNG gösteremez: bir dosya adı verin

# Recitation from memory, and speech models
input-or-source = --input ve --source birlikte kullanılmaz
output-of-session = --output burada pulse, pulse:ÇIKIŞ, null veya null:realtime olur
hidden-or-letters = --hidden ve --first-letters birlikte kullanılmaz
hide-after-too-few = --hide-after 1 veya fazlasıdır
room-without-range = --check-room ayet almaz: istediğinizi okuyun
voice-without-input = --show ve --forget hiçbir şey dinlemez: ayet, --input ve --source almaz
voice-shown-or-forgotten = --show veya --forget, ikisi birden değil
no-session = oturum bir sayı veya last olur; “{ $session }” olmaz
trend-and-page-draw = yalnız show trend ve show page çizim yapar
page-out-of-range = show page bir sayfa numarası alır
page-needs-output = show page çizim yapar: -o ile bir resim adı verin
last-and-page-take-number = yalnız show last ve show page sayı alır
ayat-out-of-range = --ayat 1–20 arası alır
model-added = eklendi: { $name }: { $kind }, yazdığı: { $alphabet }
model = { $name }  { $kind }, yazdığı: { $alphabet }
model-removed = kaldırıldı: { $name }
no-models = konuşma modeli yok; eklemek için: { $command }
