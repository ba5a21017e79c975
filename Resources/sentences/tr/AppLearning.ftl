# Learning by heart: `tilawa hifz`, `tilawa recite`, `tilawa speech`. Names of commands and options, and values that are typed, stay as they are.

# Several parts of a line, two at a time
# $first (sentence), $next (sentence)
list = { $first }, { $next }
# $first (sentence), $next (sentence)
list-of-parts = { $first }; { $next }
# $first (sentence), $next (sentence)
list-of-facts = { $first } · { $next }

# Amounts and times
# $count is a number with a half, such as 1.5.
half-pages = { $count } sayfa
# $page (number)
page = sayfa { $page }
# $first (number), $last (number)
pages-from-to = sayfa { $first }-{ $last }
# The short form of minutes and hours. $count (number)
minutes = { $count } dk
# $hours (number), $minutes (number)
hours = { $hours } sa { $minutes } dk
slips = { $count } yanlış
# Words about which the program is not sure. $count (number)
unsure-words = { $count } belirsiz
age = { $days ->
    [0] bugün
    [1] dün
   *[other] { $days } gün önce
  }
# A day with its name. $weekday (sentence)
day = { $day } { $weekday }
monday = Pazartesi
tuesday = Salı
wednesday = Çarşamba
thursday = Perşembe
friday = Cuma
saturday = Cumartesi
sunday = Pazar

# The rounds of a day, with the names that teachers use.
round-new = yeni (ham)
round-recent = yakın (pişmiş)
round-old = eski (has)

# The reason why a page is heard today.
reason-recent = yeni ezberlendi
reason-fading = zayıf
reason-cycle = sırası geldi
reason-level = günler dengelensin diye erken
reason-late = gecikti
reason-season = sınav veya Ramazan
reason-entered = kendinizi sınayın

# Grades, and whose they are.
grade-weak = zayıf
grade-fair = orta
grade-good = iyi
grade-excellent = pekiyi
by-check = programa göre
by-yourself = size göre
by-teacher = hocaya göre

# The state in which a passage is entered.
entry-new = yeni
entry-solid = sağlam
entry-shaky = sallantıda
entry-rusty = paslanmış

# Verdicts on words that were recited, and faults that a teacher hears.
verdict-pending = bekliyor
verdict-recited = okundu
verdict-unsure = belirsiz
verdict-skipped = atlandı
verdict-changed = farklı
fault-makhraj = mahreç
fault-madd = med
fault-ghunnah = gunne
fault-stop = vakıf

# Headings of tables
heading-day = gün
heading-date = tarih
heading-month = ay
heading-week = hafta başı
heading-page = sayfa
heading-ayat = ayet
heading-ayah = ayet
heading-surah = sure
heading-word = kelime
heading-words = kelime
heading-recording = kayıt
heading-session = oturum
heading-sessions = oturum
heading-begun = başlangıç
heading-time = zaman
heading-length = süre
# When it was heard, or how much of it
heading-heard = okundu
# The number of days on which it was heard: on 3 days
heading-heard-on = okunan gün
heading-on = okunan gün
heading-hearings = okuma
heading-weak = zayıf
heading-known = bilinen
heading-slips = yanlış
heading-unsure = belirsiz
heading-last = son
# How long a page stays in memory
heading-stays = kalıcılık
heading-next = sıradaki gün
# The three rounds, the minutes of a day and of the longest day, and what is held at the end.
heading-new = yeni
heading-recent = yakın
heading-old = eski
heading-a-day = günlük
heading-most = en çok
heading-held = ezberde
# The share of the passage that a recording has
heading-share = payı
heading-command = dinlemek için
# The ayah to which the first one is similar
heading-like = benzeri
heading-without-slip = yanlışsız
heading-pace = kelime/dk
heading-bar = %80–%100
heading-missed = yanlış okunan
heading-prediction = tahmin eden
heading-error = hata payı

# Places and days that were typed
name-range = bir aralık verin, örneğin juz:30, 67:1-15 veya page:50
name-place = bir yer verin, örneğin 2:255:7
name-word = tek bir kelime verin, örneğin 78:2:3; { $given } olmaz
future = { $day } henüz gelmedi
no-day = { $day } bu bilgisayarın takviminde bir gün değil
past = { $day } geçmişte kaldı

# What is held
nothing-entered = henüz bir şey girilmedi; örneğin: { $command }
nothing-held = henüz bir şey girilmedi; ezberinizde olanlar: { $heldCommand }; ezberleyecekleriniz: { $newCommand }
not-known = { $place } içinden ezberde olan veya ezberlenecek bir şey yok; girmek için: { $command }
nothing-known = { $place } içinden ezberde olan veya ezberlenecek bir şey yok
not-held = { $place } ezberde değil; girmek için: { $command }
known-already = { $place } zaten ezberde veya ezberlenecekler arasında
undo-advice = geri almak için: { $command }
# $amount (sentence) of this passage, $all (sentence) in all
to-learn = ezberlenecek: { $place }, { $amount }; toplam ezberlenecek { $all }
# $entry (sentence), $amount (sentence), $all (sentence)
held-now = ezberde, { $entry }: { $place }, { $amount }; toplam { $all }
# $amount (sentence) that is left
removed = kaldırıldı: { $place }; ezberde { $amount }
test-now = kendinizi hemen sınayın: { $command }
lesson-now = ilk ders { $place }; başlamak için: { $command }
lesson-size = günün dersi { $amount }; başka bir miktar için: { $command }
bare-numbers = { $numbers } sure olarak anlaşıldı; sayfa için: { $pages }; geri almak için: { $command }
# The state of a passage in the list
state-held = ezberde
state-to-learn = ezberlenecek
no-slips = yanlış yok
no-slip-yet = henüz yanlış yok; kendinizi sınamak için: { $testCommand }; bir yeri çalışmak için: { $placeCommand }
# A place at which there are so many slips that it is practised by itself
drill = alıştırma
said = okunan: { $place }

# What is held whole
# $what (sentence)
whole = tamamı ezberde: { $what }
whole-surahs = { $count ->
    [one] sure
   *[other] sureler
  } { $numbers }
whole-ajza = { $count ->
    [one] cüz
   *[other] cüzler
  } { $numbers }
# $number (number)
surah-is-whole = { $number }. surenin tamamı ezberde
# $number (number)
juz-is-whole = { $number }. cüzün tamamı ezberde
whole-mark = tam ✓

# The plan: the meaning of each setting
meaning-new = günün yeni dersi
meaning-revise = bir günde en çok tekrar
meaning-cycle = her sayfa bu kadar günde bir okunur
meaning-recent = yeni sayfa bu süre yakın tekrarda kalır
meaning-retention = okunduğunda sayfanın hâlâ ne kadar sağlam olması gerektiği
meaning-off = çalışılmayan günler
meaning-teacher = hocanızın sizi dinlediği günler
meaning-exam = konusu, öncesindeki dört hafta boyunca her hafta okunur
meaning-ramadan = Ramazan’da hepsinin kaç kez okunacağı
meaning-riwayah = ezberlediğiniz rivayet
meaning-parameters = hafıza modelinin sayıları

# The plan: the form of each setting. $form (sentence)
setting-form = --{ $option } şunu alır: { $form }; “{ $value }” olmaz
form-new = lines:5, ayat:10, pages:1 veya minutes:30 gibi bir miktar, ya da none
form-revise = pages:2 veya minutes:40 gibi bir miktar, ya da none
form-cycle = 2–400 gün, örneğin 30d, ya da none
form-recent = 7–120 gün, örneğin 21d, ya da none
form-retention = 0.8–0.97 arası, ya da none
form-off = fri veya fri,sun gibi günler, ya da none; en az bir çalışma günü kalmalı
form-teacher = sun,tue gibi günler, ya da none
form-exam = 2027-03-01 gibi bir gün, ya da none
form-ramadan = 1–10 kez, ya da none
form-riwayah = hafs veya warsh gibi bir rivayet, ya da none
form-parameters = FSRS-6’nın virgülle ayrılmış 21 parametresi, ya da none
exam-stretch = sınavın konusu kesintisiz tek bir bölümdür, örneğin juz:1-5

# The plan: the values of settings
value-none = yok
value-as-needed = gerektiği kadar
value-as-usual = her zamanki gibi
value-times = { $count } kez
exam-of = { $day } · { $place }
exam-of-all = { $day } · hepsi

# Hearings and slips
# $grade (sentence), $by (sentence)
graded = { $place }: { $grade }, { $by }
# $amount (sentence)
learned = { $amount } ezberlendi
heard-again = en geç { $day } günü yeniden okunacak
noted-for = { $day } için kaydedildi
weak-stays = zayıf olan, ezberlenecekler arasında kalır
half-a-page = kaydedildi, ama bir sayfa ancak ezberinizde olanın en az yarısı okununca okunmuş sayılır
slip-form = yanlış tek bir yerdedir, örneğin 2:255:7
# $page (number)
slip = yanlış: { $place }, sayfa { $page }: { $count } kez
# $page (number)
slip-instead = yanlış: { $place }, sayfa { $page }: { $count } kez; yerine okunan: { $said }
drill-advice = burada { $count } yanlış; alıştırma için: { $command }
said-form = --said bir yer veya kelimeler alır
no-ayah-with-words = “{ $words }” kelimelerini içeren ayet yok
# $count (number)
several-ayat-with-words = bu kelimeler { $count } ayette var ({ $places }); birini verin: --said { $first }

# Taking back
nothing-to-undo = geri alınacak bir şey yok
# $what (sentence)
undone = geri alındı: { $what }, { $day } { $time }
# $entry (sentence)
undone-add = ekleme: { $place } ({ $entry })
undone-remove = kaldırma: { $place }
# $grade (sentence), $by (sentence)
undone-grade = { $place } { $grade }, { $by }
undone-slip = yanlış: { $place }
undone-set = ayar: { $name } { $value }
undone-note = not: { $place }
undone-undo = geri alma

# Today's list
today-empty = bugünün listesi boş
no-line = bugünün listesinde “{ $key }” satırı yok; satırları { $count ->
    [1] 1
   *[other] 1–{ $last }
  }: { $command }
day-off = tatil günü
teacher-day = bugün hocanız sizi dinleyecek
# $amount (sentence)
held-amount = ezberde: { $amount }
# $round (sentence)
round-places = { $round }: { $places }
# $round (sentence)
round-pages = { $round }: { $count ->
    [one] sayfa
   *[other] sayfalar
  } { $places }
# $round (sentence), $minutes (number)
round-minutes = { $round } { $minutes }
# $rounds (sentence)
minutes-of-rounds = { $count } dakika: { $rounds }
all-done = hepsi bitti ✓
# $done (number), $all (number)
done = { $done } / { $all } bitti
# $done (number), $all (number)
done-today = bugün biten: { $done } / { $all }
tomorrow-free = yarın için bir şey yok
# $minutes (number)
tomorrow = yarın: { $count } satır, { $minutes } dakika
day-off-remark = tatil günü: yapılacak bir şey yok
slips-at = { $count ->
    [one] yanlış: { $places }
   *[other] { $count } yanlış: { $places }
  }
lesson-before = önceki ders: { $place }
drill-now = bu yanlışa hemen çalışmak için: { $command }
no-lesson-today = bugün yeni ders yok: vakit eski sayfalara gerekli
no-lesson-planned = yeni ders planlanmamış; günde 5 satır ezberlemek için: { $command }
nothing-due = bugün için bir şey yok
# One line for a bar or a prompt; `hifz` is the command.
status-none = hifz –
status-done = hifz ✓
# $done (number), $all (number), $minutes (number)
status = hifz { $done }/{ $all } · { $minutes } dk

# The reminder
# $minutes (number)
reminder = bugün { $count } bölüm, { $minutes } dakika
# $minutes (number)
reminder-left = bugün { $count } bölüm kaldı, { $minutes } dakika
reminder-command = Başlamak için: { $command }
begin = Başla

# The past and the plan
nothing-heard-then = bu günlerde bir şey okunmadı; kaydetmek için: { $command }
nothing-heard = henüz bir şey okunmadı; kaydetmek için: { $command }
# $count (number)
in-a-row = aralıksız { $count }
# $count (number)
longest = en uzunu { $count }
# An entry of a calendar. $minutes (number)
calendar-entry = Ezber, { $minutes } dakika
# $strength (sentence), $count (number)
map-pages = { $sign } { $strength }: { $count }
# $count (number)
map-late = ! geciken: { $count }

# The memory model, which has numbers of its own for each memoriser
# $hearings (number), $fewest (number), $weak (number)
fit-too-few = { $hearings } okuma az: { $fewest } okuma gerekir, { $weak } tanesi zayıf olmalı
fit-own = kendi sayılarınız
fit-published = yayımlanmış sayılar
fit-mean = son okumalarınızın ortalaması
fit-used = en iyi tahmini kendi sayılarınız veriyor; plan bundan sonra onları kullanacak
fit-better = en iyi tahmini kendi sayılarınız veriyor; kullanmak için: { $command }
fit-not-better = kendi sayılarınız diğer ikisinden daha iyi tahmin etmiyor, bu yüzden bir şey değişmiyor
# $hearings (number), $left (number)
fit-counts = { $hearings } okumaya göre ayarlandı; hata payı, dışarıda bırakılan en yeni { $left } okumaya göredir

# Notes
note-form = not tek bir yere aittir, örneğin 2:58 veya 2:58:3
# $count (number)
note-too-long = not en çok { $count } harflik tek satırdır
no-note = { $place } için not yok
note = { $place }: { $note }
note-removed = { $place } notu kaldırıldı
# A note of a student about a word, in the command of the next sentence
note-example = burada: fe-külû; 7:161: ve-külû
no-notes = not yok; yazmak için: { $command }

# Similar ayat
no-similar = ezberinizde birbirine benzeyen iki ayet yok; ezberinizde olanlar: { $command }
confused = { $count } kez karıştırıldı
# $shown (number), $all (number)
similar-shown = { $shown } / { $all }; sonrası: --page 2
difference-advice = nerede ayrıldıklarını görmek için: { $command }

# Recordings of one's own
no-recording = { $place } için henüz kaydınız yok; yapmak için: { $command }

# A deck of cards for Anki
deck-title = Ezber
# The place of a card
# $page (number)
deck-place = { $ayah } · { $surah } · sayfa { $page }
no-whole-ayah = içinden tamamı ezberde olan ayet yok; ezberinizde olanlar: { $command }
# $sounds (number)
deck-written = { $file } · { $cards } kart, { $sounds } sesli
# $reason (sentence)
deck-silent = destede ses yok: { $reason }
deck-partly-silent = { $count } ayetin sesi yok: kartları sessiz
deck-advice = Anki’de: Dosya, İçe aktar
deck-too-large = deste 4 GB’ı aşardı; bir kısmını verin, örneğin juz:30
unreadable-file = { $path }: okunamıyor

# A step as a session script. These are comments in the script. $round (sentence), $page (number)
script-round = { $round }, sayfa { $page }
script-drill = yanlış yapılan bir yer, { $place }
script-similar = birbirine benzeyen iki ayet
script-advice = Çalıştırmak için: { $command }; dili: man tilawa-script
step-slowly = Yeri yavaş dinleyin.
step-after-teacher = Hocanın ardından okuyun.
step-from-before = Önceki ayetten başlayarak üzerinden geçin.
step-hear = Dersi dinleyin.
step-looking = Her ayeti metne bakarak hocanın ardından okuyun.
step-without-text = Metne bakmadan yeniden okuyun.
step-link-ayat = Her ayeti öncekilere bağlayın.
step-link-lesson = Dersi ondan önceki ayete bağlayın.
step-say = Her ayeti dinlemeden önce okuyun.
step-microphone = Mikrofonla ise: { $command }

# The exchange with a teacher
shared = { $folder }: { $files }
shared-with-recordings = { $folder }: { $files }, haftanın { $count } kaydı
teacher-advice = hocanız { $file } dosyasındaki grade sütununu 1–4 ile doldurur; sonra: { $command }
no-grades = { $path }: henüz derece girilmemiş
# The sheet. $day (sentence)
sheet-title = Ezber, { $day }
# $days (sentence)
sheet-cycle = her sayfa { $days } içinde
# $page (number)
sheet-place = { $place } (sayfa { $page })
# $page (number)
sheet-page = Sayfa { $page }, { $place }

# Files with what was noted
# $added (number), $all (number)
events-taken = { $all } olaydan { $added } tanesi yeni
# $complaint (sentence)
left-out = { $file }: { $complaint }
not-an-export = { $file }: { $command } komutunun dosyası değil
not-utf = { $file }: UTF-8 veya UTF-16 metni değil; başka bir kodlamayı dönüştürmek için: iconv -f KODLAMA -t UTF-8
# $line (number), $reason (sentence)
bad-line = { $file }, satır { $line }: { $reason }
# The names of columns stay as they are.
no-table-of-grades = { $file }: ne { $command } komutunun dosyası ne de ranges ve grade sütunlu bir tablo
no-table-of-events = { $file }: ne { $command } komutunun dosyası ne de kind ve ranges sütunlu bir tablo
too-many-rows = { $file }: çok fazla satırı var
# The reason why a row was left out.
row-time = var olmayan bir zaman
row-other-day = kendi zamanına uymayan bir gün
row-future = henüz gelmemiş bir gün
row-no-day = var olmayan bir gün
row-setting = geçersiz bir ayar
row-no-grade = derece yok
row-bad-grade = “{ $text }” bir derece değil: 1–4 veya { $names } yazın
row-bad-state = “{ $text }” bir durum değil: { $names } yazın
row-neither = ne derece ne yanlış
row-kind = “{ $text }” bir tür değil: add, remove, grade, slip, note veya set yazın
row-judge = “{ $text }” değerlendiren biri değil: `by` sütununa self, teacher veya program yazın
row-no-place = yer yok

# Questions that are answered by reciting
no-missed-word = henüz yanlış okunan kelime yok; bakın: { $command }
name-asked = sorulacak ayetleri verin, örneğin juz:30; veya ezberinizde olanı girin: { $command }
no-ayah-there = o yerde ayet yok
# $page (number)
no-ayah-on-page = { $page }. sayfada ayet yok
ask-on = buradan devam edin
ask-next = sıradaki ayet hangisi?
# $page (number)
ask-page = { $page }. sayfa nasıl başlıyor?

# Reciting: before it begins
not-in-a-row = recite art arda gelen ayetleri alır; { $one } ile { $next } olmaz
writes-letters = { $model } harf yazar, bunlar Kur’an’daki yeri göstermez; ayetleri verin
no-text = Hafs kelimelerine göre size yanlış bilgi verilirdi; { $wanted }
two-models = { $first } ve { $second }
# The title of the recording
recitation-title = Okuma { $day } { $time }

# Reciting: while it goes on. $device (sentence), $place (sentence)
listening = dinlenen: { $device } · { $place } · { $riwayah }
# $device (sentence), $place (sentence)
listening-live = dinlenen: { $device } · { $place } · { $riwayah } · Ctrl-C bitirir
standard-input = standart girdi
anywhere = Kur’an’ın herhangi bir yeri
legend = ✓ okundu · ? belirsiz, yeniden dinleyin · ○ atlandı · ✗ farklı · + başka söz
found = bulundu: { $range }
say-again = { $ayah }: başından yeniden okuyun
sound-muted = ses gelmiyor: mikrofon kapalı olabilir
sound-silent = bir şey duyulmuyor: okuyan yok veya mikrofon çok kısık
sound-clipped = ses çok yüksek ve kırpılıyor: mikrofonu kısın veya ondan uzaklaşın
sound-other = duyulan bu metin değil: başka bir bölüm, başka bir dil veya müzik
sound-unclear = kelimeler net duyulmuyor: yanlışlar belirsiz gösteriliyor. Mikrofona yaklaşın, yankıdan ve gürültüden uzaklaşın
sound-riwayah = hemzeler Warsh rivayetindeki gibi söylenmiyor. Bu rivayetle okuyorsanız belirtin: tilawa recite --riwayah warsh
heard-as = { $word } ({ $heard } olarak duyuldu, %{ $percent })
room-begin = üç saniye susun, sonra on saniye dolana kadar okuyun
room-clear = kelimeler net duyuluyor
room-fair = kelimeler duyuluyor ama net değil: tek bir yanlış ses daha seyrek bildirilir
room-poor = kelimeler değerlendirilemeyecek kadar kötü duyuluyor: yanlışlar belirsiz gösterilir
room-figures = netlik 100 üzerinden { $clarity } · ses { $level } dB · sessizlik onun { $range } dB altında
room-echo = oda yankılanıyor: mikrofona yaklaşın veya halı ve perde olan bir yerde okuyun
room-noise = gürültü var: mikrofona yaklaşın veya gürültüden uzaklaşın
room-faint = ses zayıf: mikrofona yaklaşın veya mikrofonu açın
room-no-voice = okuyuş duyulmadı
calibration-begin = iyi bildiğiniz { $range } bölümünü her zamanki gibi ve yanlışsız okuyun; bir sayfa yeter, kendiliğinden biter
calibration-progress = { $ayah }: yaklaşık { $needed } kelimeden { $heard }
calibration-enough = bu kadarı yeter
calibration-poor = kelimeler burada bir sesi tanıyamayacak kadar kötü duyuluyor, hiçbir şey saklanmadı: { $causes }
calibration-poor-anyhow = kelimeler burada bir sesi tanıyamayacak kadar kötü duyuluyor; hiçbir şey saklanmadı. Mikrofona yaklaşın, yankı ve gürültüden uzaklaşın
calibration-few = { $range } bölümünden { $heard } kelime duyuldu, { $needed } gerekli; hiçbir şey saklanmadı. Daha çok okuyun veya ne okuduğunuzu yazın
calibration-wrong = { $range } bölümünden { $heard } kelimenin { $wrong } tanesi yazıldığı gibi duyulmadı; hiçbir şey saklanmadı. İyi bildiğiniz bir yeri okuyun veya ne okuduğunuzu yazın
calibration-fair = kelimeler duyuldu ama net değil: sesi daha sessiz bir yerde, mikrofona yakın yeniden tanıtın
calibration-of = { $range } bölümünden { $words } kelime, { $day }
calibration-likelier = yüz doğru kelimeden { $likelier } tanesi başka bir ses varmış gibi duyuluyor (net bir seste { $usual })
calibration-pace = saniyede { $pace } ses
calibration-before = bütün seslerin eşikleriyle bu kelimelerin { $slips } tanesine yanlış denirdi; belirsiz: { $unsure }
calibration-usual = sesinizde hiçbir ses türü başkalarından kötü duyulmuyor: eşikler aynı kalıyor
calibration-raised = yanlış bir ses bildirilmeden önce daha çok kanıt istenir: { $sounds }
calibration-unsure = sesinizde ayırt edilemiyor, aralarındaki hatalar belirsiz kalır: { $sounds }
calibration-forgotten = sesiniz unutuldu: eşikler bütün seslerinki
calibration-none = burada bilinen bir ses yok: { $command }
calibration-short = { $range } bölümünde { $words } kelime var, { $needed } gerekli: daha fazlasını yazın
calibration-elsewhere = bu sesi başka bir ses modeli duydu, o yüzden kullanılmıyor: { $command }
by-voice = yanlışlar sesinizin eşikleriyle bildirilir: { $command }
mistake-vowels = kısa ünlüler
mistake-long-vowels = uzun ünlüler
mistake-length = uzun ve kısa ünlüler
mistake-vowel = bir ünlü fazla veya eksik
mistake-hamza = bir hemze fazla veya eksik
mistake-consonant = bir ünsüz fazla veya eksik
mistake-others = başka sesler
adding = kitaplığa ekleniyor

# Reciting: the summary
nothing-of-quran = Kur’an’dan bir şey duyulmadı
nothing-of = { $ranges } içinden bir şey duyulmadı
# $fault (sentence)
no-sound = { $fault }: ses yoktu
summary = { $range } · { $length } · { $ayat } ayet · { $words } kelime
# $summary (sentence), $pace (number)
summary-pace = { $summary } · dakikada { $pace } kelime
# $recited (number), $unsure (number), $skipped (number), $changed (number)
verdicts = { $recited } okundu · { $unsure } belirsiz · { $skipped } atlandı · { $changed } farklı
# $count (number)
count-corrected = hemen düzeltilen: { $count }
# $count (number)
count-repeated = yeniden okunan: { $count }
# $count (number)
count-added = başka söz: { $count }
# $count (number)
count-jumps = yer değiştirme: { $count }
# $count (number)
count-hints = ipucu: { $count }
accuracy = kesin olan kelimelerin %{ $accuracy } kadarı yanlışsız
no-score = puan yok: kelimelerin onda birinden fazlası belirsizdi
no-score-unclear = puan yok: kelimeler yeterince net duyulmadı
# $grade (sentence), $by (sentence), $page (number)
page-graded = sayfa { $page }: { $grade }, { $by }
# $session (number)
session-kept = oturum { $session }; bakın: { $command }
# $session (number)
recording-kept = oturum { $session }, kayıt { $recording }; bakın: { $command }

# Reciting: tajweed. $judged (number), $left (number)
tajweed = tecvid: { $judged } uzatma ve duruş değerlendirildi, { $left } değerlendirilmedi
# $what (sentence), $percent (number)
tajweed-finding = { $ref }:{ $word }  { $rule }: { $what } (%{ $percent })
# $heard (sentence), $expected (sentence)
tajweed-short = uzatma (hareke): { $heard }, gereken: { $expected }
tajweed-fewer = daha az
tajweed-enough = yeterli
# $least (number), $most (number)
tajweed-from-to = { $least }–{ $most }
tajweed-stopped = durulmaması gereken yerde duruldu
tajweed-joined = durulması gereken yerde durulmadı

# Sessions that are kept
nothing-recited = henüz bir şey okunmadı; başlamak için: { $command }
# $session (number)
no-session = { $session } numaralı oturum yok; bakın: { $command }
no-such-session = böyle bir oturum yok; bakın: { $command }
# $source (sentence), $session (number)
session-head = oturum { $session }, { $day } { $time }, { $source }
broke-off = yarıda kesildi
# $slips (number), $said (number)
missed = { $slips } / { $said }
# $slips (number), $said (number)
word-missed = { $said } okumada { $slips } kez yanlış
no-word-missed = yanlış okunan kelime yok
too-much-unsure = çok fazla belirsiz
reset = baştaki gibi değerlendiriliyorsunuz
# $session (number)
no-verdict = { $session } numaralı oturumda { $word } için değerlendirme yok
# $verdict (sentence), $by (sentence), $session (number)
verdict-noted = oturum { $session }, { $word }: { $verdict }, { $by }

# The comparison with a teacher
two-voices = iki sesten { $word }
# $session (number)
voice-of-session = oturum { $session }, { $day }
# $session (number)
not-said = { $word } { $session } numaralı oturumda okunmadı
# $session (number)
sound-ends = { $session } numaralı oturumun sesi bu kelimeden önce bitiyor
# $session (number)
sound-not-kept = { $session } numaralı oturumun sesi saklanmadı
no-timed-words = { $ref } hiçbir kâride kelime zamanlarıyla yok; bunları dinleyip bulmak için: { $command }
no-reciter-with = { $ayah } hiçbir kâride yok
no-reciter = henüz { $riwayah } rivayetinden bir kâri yok: { $command }

# Speech models
model-changed = { $path } yok olmuş veya değişmiş; modeli yeniden denemek için: { $command }
no-model = { $name } adlı konuşma modeli yok; bakın: { $command }
not-a-model = { $path } bir konuşma modelini tanımlamıyor
no-folder = { $path }: böyle bir klasör yok veya okunamıyor
no-arabic = { $path }: model Arapça harf yazmıyor
no-process = modeli denemek için süreç başlatılamıyor
# $reason (sentence)
model-fails = { $model }: { $reason }
model-cannot-hear = sherpa-onnx onunla { $kind } olarak dinleyemiyor
model-name-form = konuşma modelinin adı a-z harfleri, rakamlar, - _ ve . içerir; “{ $name }” olmaz; --name ile bir ad verin
unknown-kind = { $path }: dosya adlarından modelin türü anlaşılmıyor; --kind ile verin
no-tokens = { $path }: { $kind } modelinde tokens.txt olur, burada yok
no-part = { $path }: { $kind } modelinde { $part } için bir .onnx dosyası olur, burada yok
