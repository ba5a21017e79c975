# The keys of the screens, on their pages of keys and in `tilawa config keys`. First the subjects, then what each key does.

section-navigation = Gezinme
section-sound = Ses
section-marks-at-the = İşaretler: kelimeye veya zamana
section-the-feedback = Geri bildirim
section-markers-the-edges = Sınırlar: parçaların kenarları. İmleç tam üzerindeyse sınır seçilidir
section-the-segment-under = İmlecin altındaki parça
section-else = Diğer
section-the-index = Dizin
section-this-page = Bu sayfa
section-repeats = Tekrarlar
section-playing = Oynatma
section-marks = Yer imleri
section-how-it-is = Görünüm
section-words-that-were = Yazıldığı gibi okunmayan kelimeler
section-a-word = Bir kelime
section-the-teacher-beside = Yanınızdaki hoca bir kelimeyi işaretler
section-reciting = Okuma

# Coach
coach-next-word = sonraki kelime
coach-previous-word = önceki kelime
coach-next-finding = programın sonraki önerisi
coach-previous-finding = önceki öneri
coach-next-mark = sonraki işaret
coach-previous-mark = önceki işaret
coach-back = bir saniye geri
coach-forward = bir saniye ileri
coach-back-ten = on saniye geri
coach-forward-ten = on saniye ileri
key-begin = başlangıç
coach-play = buradan oynat; yeniden: durdur
coach-hear = kelimeyi okunduğu gibi dinle
coach-both = kelimeyi önce öğrenciden, sonra bir kâriden dinle
coach-both-ayat = ayeti önce öğrenciden, sonra bir kâriden dinle
coach-speed = hız: 1, 0.75, 0.5
coach-slower = daha yavaş, 0.5 hızına kadar
coach-faster = daha hızlı, 2 hızına kadar
coach-confirm = öneriyi onayla: işarete dönüşür
coach-dismiss = öneriyi reddet veya işareti kaldır
coach-madd = bir med fazla kısa veya fazla uzun okundu
coach-ghunnah = bir gunne yapılmadı
coach-makhraj = bir harf mahrecinden çıkmadı
coach-stop = yanlış yerde duruldu
coach-forgotten = bir kelime unutuldu
coach-good = güzel okundu
coach-comment = buraya yazılı yorum
coach-voice = buraya sesli yorum; yeniden: bitir
coach-words = tamamı için yazılı yorum
coach-voice-whole = tamamı için sesli yorum; yeniden: bitir
coach-pass = geçti: sorduktan sonra geri bildirimi kaydet
coach-again = bir kez daha lütfen: sorduktan sonra geri bildirimi kaydet
coach-not-passed = geçemedi: yalnız sınav için, sorduktan sonra
key-help = bu sayfa
coach-quit = ayrıl: işaretler bir dahaki sefere saklanır

# Editor
editor-left = bir sütun sola
editor-right = bir sütun sağa
editor-left-ten = on sütun sola
editor-right-ten = on sütun sağa
editor-screen-back = bir ekran geri
editor-screen-on = bir ekran ileri
editor-end = son
editor-zoom-in = yakınlaştır
editor-zoom-out = uzaklaştır
editor-whole = kaydın tamamı
editor-fine = sütun başına 10 ms
editor-next-marker = sonraki sınır
editor-previous-marker = önceki sınır
editor-next-suggestion = sonraki öneri
editor-previous-suggestion = önceki öneri
editor-next-flag = bakılması gereken sonraki öneri
editor-previous-flag = bakılması gereken önceki öneri
editor-go-to = bir zamana git: 62.5, 1:02.5, 500ms, +5, -5
editor-find = bir ayete git: 78:5
editor-marker = sınır koy: parçayı veya boşluğu burada böler
editor-remove-marker = sınırı kaldır
editor-back-1ms = sınırı (veya imleci) 1 ms geri kaydır
editor-on-1ms = 1 ms ileri
editor-back-10ms = 10 ms geri
editor-on-10ms = 10 ms ileri
editor-back-50ms = 50 ms geri
editor-on-50ms = 50 ms ileri
editor-next-zero = sonraki sıfır geçişine
editor-previous-zero = önceki sıfır geçişine
editor-pause-middle = duraklamanın ortasına
editor-assign = parça tekrarlanırken ayetini belirle; sıradaki ayet önerilir
editor-speech = bu konuşmadır, tilavet değildir
editor-other = ne tilavet ne konuşmadır
editor-confirm = öneriyi onayla
editor-confirm-all = sorduktan sonra bütün önerileri onayla
editor-split = imleçte böl
editor-merge = sonraki parçayla birleştir, birleşme yerini koru
editor-delete = sil
editor-prefer = ayetinin bu okuyuşunu tercih et
editor-loop = parçayı tekrarla; yeniden: durdur
editor-play = imleçten oynat
editor-silence = sesi durdur
editor-undo = geri al; önceki oturumlardakiler dahil bütün değişiklikler
editor-redo = yinele
editor-quit = çık: her değişiklik zaten kayıtlı

# Index
index-go = seçili öğeye git
index-leave = geri
index-down = sonraki öğe
index-up = önceki öğe
index-first = ilk öğe
index-last = son öğe
index-next-list = sonraki liste: sureler, cüzler, hizipler
index-previous-list = önceki liste

# Help
help-down = bir satır ileri
help-up = bir satır geri
help-page-down = on satır ileri
help-page-up = on satır geri

# Player
player-pause = duraklat, sürdür; betiğin duraklamasında: sonraki adım
player-next-ayah = sonraki ayet
player-previous-ayah = bu ayetin başına veya önceki ayete
player-next-page = oturumun sonraki sayfası
player-previous-page = oturumun önceki sayfası
player-next-surah = oturumun sonraki suresi
player-previous-surah = oturumun önceki suresi
player-back = 5 saniye geri
player-forward = 5 saniye ileri
player-go-to = bir ayete git: 2:255, bu surede 255, yasin, yasin 5
player-index = sure, cüz ve hizip dizini; Enter oraya gider
player-choose-next = sayfanın sonraki ayetini seç
player-choose-previous = sayfanın önceki ayetini seç
player-go-to-chosen = seçili ayete git
player-choose-none = seçimi kaldır
player-bookmark = seçili veya okunan ayete yer imi koy
player-note = notlu yer imi koy
player-each-more = her ayeti bir kez daha tekrarla; 100’den sonra: sürekli
player-each-less = her ayeti bir kez daha az tekrarla
player-range-more = aralığı bir kez daha tekrarla
player-range-less = aralığı bir kez daha az tekrarla
player-endless = sürekli tekrarla: ayeti, aralığı; veya olağan tekrarlar
player-gap-shorter = her ayetten sonra daha kısa ara
player-gap-longer = her ayetten sonra daha uzun ara
player-loop = ayetin bir kısmını tekrarla: ilk basış başını, ikincisi sonunu işaretler
player-loop-off = kısmın tekrarını bitir
player-slower = daha yavaş
player-faster = daha hızlı
player-louder = sesi aç
player-softer = sesi kıs
player-mute = sessiz; yeniden: önceki ses düzeyi
player-sleep = uyku zamanlayıcısı: birkaç dakika sonra ayet bitince durur; 0: kapalı
player-quit = çık: kalınan yer saklanır; { $command } sürdürür

# Reader
reader-next-page = sonraki sayfa; sürekli metinde: sonraki sure
reader-previous-page = önceki sayfa; sürekli metinde: önceki sure
reader-next-ayah = sonraki ayet
reader-previous-ayah = önceki ayet
reader-next-surah = sonraki sure
reader-previous-surah = önceki sure
reader-next-juz = sonraki cüz
reader-previous-juz = önceki cüz
reader-first-ayah = sayfanın ilk ayeti
reader-last-ayah = sayfanın son ayeti
reader-go-to = git: 2:255, bu surede 255, yasin, yasin 5, page 50, juz 30
reader-index = dizin: sure, cüz veya hizip seç
reader-search = kelime veya sure ara; yalnız Enter: sonraki sonuç
reader-next-find = sonraki sonuç; arama yoksa: not
reader-previous-find = önceki sonuç
reader-end-search = aramayı bitir
reader-return = aramadan önceki yere dön
reader-play = buradan oynat; önce aralığı sorar: bir aralık, x3 (aralık üç kez), each 2; -260, page, juz: buradan oraya kadar
reader-pause = duraklat, sürdür
reader-next-heard = oynatıcıda sonraki ayet
reader-previous-heard = oynatıcıda önceki ayet
reader-next-surah-heard = oynatıcıda sonraki sure
reader-previous-surah-heard = oynatıcıda önceki sure
reader-follow = oynatıcıyı izle ve sayfaları onunla çevir; başka yere gidince biter
reader-stop = oynatıcıyı durdur
reader-bookmark = ayete yer imi koy veya kaldır
reader-note = notlu yer imi koy
reader-view = sayfa sayfa, sürekli metin, ayet ayet
reader-translation = meal açık, kapalı
reader-words = kelime anlamları açık, kapalı
reader-tajweed = tecvid renkleri (yalnız Hafs) açık, kapalı
reader-theme = sonraki tema: açık, koyu, sepya, karşıtlık, sade, terminal renkleri
reader-quit = çık: kalınan yer { $command } için saklanır; p ile başlatılan durur

# Recite
recite-next-word = sonraki
recite-previous-word = önceki
recite-right = doğru okudum; bir daha: yanlıştı
recite-hear = hocadan dinle; bir daha: kendi okuyuşunuz
recite-alternate = ikisini art arda dinle
recite-slow = yavaş (0.75), kendi hızında
recite-word-after = ondan sonraki kelime
recite-word-before = ondan önceki kelime
recite-mark-right = doğruydu
recite-mark-slip = yanlıştı
recite-mark-makhraj = bir harf mahrecinden çıkmadı
recite-hint = sonraki kelimenin ilk harfi; bir daha: kelime; sonra: dinle
recite-pause = mikrofonu duraklat, sürdür
recite-reveal = metni göster, yeniden gizle
recite-quit = oturumu bitir ve özetle

# Changes of keys: `tilawa config keys`
# $words (sentence)
key-taken = { $key } tuşu { $action } ({ $words }) eyleminin; önce ona başka bir tuş verin veya burada başkasını seçin
no-action-meant = { $id } adlı eylem yok; bunu mu demek istediniz: { $near }?
no-action = { $id } adlı eylem yok; bakın: { $command }
no-key = “{ $name }” bir tuş değil: bir harf veya işaret, space, enter, esc, page-up, ctrl-r, shift-left …
key-reserved = { $key } değiştirilemez: her ekranda Ctrl-C bitirir, Ctrl-Z durdurur, Ctrl-L yeniden çizer
key-of-index = { $key } dizinin bir harfidir; karakter olmayan bir tuş seçin

# The page of keys
draw-anew = yeniden çiz
stop-program = programı durdur; fg sürdürür
more-or-back = ↓ devamı · başka tuş: geri
any-key-back = herhangi bir tuş: geri
signs = Simgeler
mouse = Fare
# $use (sentence)
mouse-use = { $use } Shift ile fare, kopyalamak için metin seçer; { $command }: fare kapalı.
no-key-here = burada işlevi olmayan tuş: { $key } ({ $help } bütün tuşları gösterir)

# Hints at the foot of a screen, each behind its keys, and the signs of a page of keys
hint-marker = sınır
hint-place = koy
hint-remove = kaldır
hint-by-1-10-50-ms = 1 10 50 ms kaydır
hint-zoom = yakınlık
hint-suggestion = öneri
hint-flagged = bakılacak
hint-zero = sıfır
hint-pause = duraklat
hint-go = git
hint-help = yardım
hint-ayah = ayet
hint-loop = döngü
hint-confirm = onayla
hint-undo = geri al
hint-redo = yinele
hint-speech = konuşma
hint-other = diğer
hint-merge = birleştir
hint-delete = sil
hint-split = böl
hint-all = tümü
hint-quit = çık
hint-hint = ipucu
hint-word = kelime
hint-i-said-it-right = doğru okudum
hint-hear-it = dinle
hint-show = göster
hint-end = bitir
hint-keys = tuşlar
hint-go-to = git
hint-index = dizin
hint-repeats = tekrarlar
hint-speed = hız
hint-sleep = uyku
hint-mark = yer imi
hint-page = sayfa
hint-play = oynat
hint-search = ara
hint-view = görünüm
hint-translation = meal
hint-bookmark = yer imi
hint-theme = tema
hint-dismiss = reddet
hint-words = yazı
hint-speak = sesli
hint-pass = geçti
hint-again = tekrar
hint-leave = ayrıl
editor-mouse = Tıklamak imleci taşır, orada bir sınır varsa onu seçer; tekerlek kaydırır.
sign-confirmed = ▲ │ onaylı
sign-suggested = △ ┊ öneri, etiketi ? ile
sign-to-check = ! bakılacak
sign-speech = konuşma ve diğer
wheel-selects-words = Tekerlek kelime seçer.
sign-recited = okundu
sign-unsure = ? belirsiz
sign-skipped = ○ atlandı
sign-changed = ✗ farklı
player-mouse = Tıklamak ayeti seçer, ikinci tıklama oraya gider; tekerlek de seçer.
sign-heard = şu an okunan
sign-missing = okuyanı yok
sign-outside = oturumda değil
sign-marked = yer imli
reader-mouse = Tıklamak ayete gider; tekerlek kaydırır.
sign-current = bulunulan ayet
sign-bookmark = ◆ yer imi
sign-suggestion = △ öneri
sign-mark = ▲ işaret

# The reader: questions with their hints
go-to = Git:
search-for = Ara:
note-at = { $ref } için not:
play-instead = { $ranges } yerine bunu oynat:
play-what = Oynat:
enter-go = Enter git
esc-leave = Esc vazgeç
enter-look = Enter bak
enter-keep = Enter kaydet
empties-it = Ctrl-U boşaltır
enter-play = Enter oynat
words-or-marks = kelimeler, harekeli veya harekesiz
reader-places = 2:255 · 255 · yasin · page 50
play-wishes = 2:255 · -260 · page · yasin · x3 · each 2

# The reader: messages
tajweed-on = tecvid renkleri açık
tajweed-off = tecvid renkleri kapalı
# $theme (sentence)
theme-is = tema: { $theme }
search-ended = arama bitti; { $key } not ekler
# $word (number)
ayah-word = { $ref }, { $word }. kelime
at-last-surah = zaten son suredesiniz
at-last-juz = zaten son cüzdesiniz
at-beginning = Kur’an’ın başındasınız
page-by-page = sayfa sayfa
continuous-text = sürekli metin
verse-by-verse = ayet ayet
without-translation = mealsiz
with-translation = mealli
meanings-off = kelime anlamları kapalı
meanings-on = kelime anlamları açık
no-translation = kurulu meal yok; kurmak için: { $command }
no-meanings = kelime anlamları kurulu değil; paketini kurmak için: { $command }
nothing-found = “{ $query }” bulunamadı
searches = { $key } kelime arar
# $number (number), $count (number)
find-of = { $number } / { $count }
# $number (number), $count (number)
find-from-beginning = { $number } / { $count } · yeniden baştan
# $number (number), $count (number)
find-from-end = { $number } / { $count } · yeniden sondan
back-at-place = yerinize döndünüz
nothing-playing = bir şey oynatılmıyor; p buradan oynatır
followed = izleniyor
it-begins = başlıyor …
sound-follows = { $sound } · f izler
at-end = Kur’an’ın sonundasınız
text-unreadable = metin okunamıyor
fetching = indiriliyor
paused = duraklatıldı
istiadha = istiâze
basmalah-of = { $ref } besmelesi
no-audio = Ses yok
server-gone = ses sunucusu kapandı; bekleniyor
paused-for-other = başka bir ses için duraklatıldı
# $fault (sentence)
cannot-save-place = kalınan yer kaydedilemedi: { $fault }
bookmark-in-trash = { $ref } yer imi çöp kutusunda
bookmark-at = yer imi: { $ref }
nothing-written = bir şey yazılmadı
noted-at = not kaydedildi: { $ref }
note-empty = { $ref } notu boş
# $fault (sentence)
cannot-count = okuma henüz sayılamıyor: { $fault }
khatm-completed = Kur’an’ın tamamını okudunuz: hatim tamamlandı
# $number (number)
khatm-number = Kur’an’ın tamamını okudunuz: { $number }. hatim tamamlandı
# $fault (sentence)
cannot-save = bu kaydedilemedi: { $fault }
terminal-colours = terminal renkleri
takes-count = { $word } 1–100 arası bir sayı veya forever alır
cannot-play = oynatılamıyor: { $fault }
player-not-started = oynatıcı henüz başlamadı; bakın: { $path }
player-ended = bitti
letters-divided = { $letters } harfleri, { $riwayah } ayetlerine göre bölünmüş
# $print (sentence)
letters-of-print = kelimeler baskının yazısıyla değil, metnimizin harfleriyle: { $print }; yazısındaki bir metin şununla kurulur: { $command }
pause-signs = Güney Asya’nın vakf işaretleri
pause-must = dur: devam etmek anlamı değiştirir
pause-stop = dur; devam etmekten iyidir
pause-may = durulabilir veya devam edilebilir
pause-better-not = devam etmek durmaktan iyidir
pause-for-breath = devam et; nefes için durulabilir
pause-better-join = devam etmek daha iyidir (el-vasl evlâ)
pause-some-say = bazıları durulabileceğini söyler; devam etmek daha iyidir
pause-expected = burada durulması beklenir
pause-not = ayet sonu değilse burada durulmaz
pause-one-of-two = iki yerden birinde dur, ikisinde değil
pause-saktah = nefes almadan kısa bir sessizlik (sekte)
pause-waqfah = nefes almadan daha uzun bir sessizlik (vakfe)
pause-ruku = bir rükûnun sonu
pause-sajdah = secde
# $fault (sentence)
no-screen-format = tam ekran gösterilemiyor: { $fault }; --format text sayfayı yazdırır
# $kind (sentence), $number (number)
division-number = { $number }. { $kind }
text-of = metin: { $riwayah }
here-bookmark = ◆ yer imi
too-narrow = çok dar

# The player: questions with their hints
go-to-which-ayah = Hangi ayete gidilsin?
stop-after = Kaç dakika sonra durulsun?
note-about = { $ref } için not:
enter-set = Enter ayarla
enter-mark = Enter yer imi koy
player-places = 2:255 · 255 · yasin
sleep-times = 20 · 1h30m · 0: yok

# The player: messages
ending = bitiyor …
ayah-chosen = { $ref } seçildi; ikinci tıklama oraya gider
choose-and-go = { $keys } ayet seçer, { $key } oraya gider
no-ayah-playing = okunan ayet yok; { $keys } ayet seçer
minutes-wanted = dakika yazın, örneğin 20 veya 1h30m; 0: yok
time-left = { $time } kaldı
basmalah = besmele
bookmark-removed = { $ref } yer imi kaldırıldı; geri getirmek için: { $command }
bookmark-with-id = yer imi: { $ref } ({ $id }); B not ekler
bookmark-with-note = notlu yer imi: { $ref } ({ $id })
fetching-ref = … { $ref } indiriliyor …
personal = kişisel
no-audio-of = Ses yok · { $riwayah }
who-personal = { $name } · { $riwayah } · kişisel kayıt
who-reciter = { $name } · { $riwayah } · kâri
# $fault (sentence)
only-one-line = tam ekran gösterilemiyor, yalnız bir satır var: { $fault }
fetching-line = { $ref } indiriliyor …
pause-keys = { $pause } veya { $next } sürdürür · { $quit } bitirir
# $page (number), $juz (number)
place-of-surah = { $surah } · sayfa { $page } · cüz { $juz }
# $page (number), $juz (number)
place-of-page = sayfa { $page } · cüz { $juz }
# $page (number)
page-number = sayfa { $page }
next-ref = sıradaki { $ref }
words-estimated = kelimeler ≈
personal-recording = ◆ kişisel kayıt
personal-of = ◆ kişisel kayıt { $day }
share-ayah = ayet
share-pass = tur
share-session = oturum
gap = ara { $length }
# $percent (number)
volume = ses %{ $percent }
loop = döngü { $start }–{ $end }
loop-open = döngü { $start } – …
sleep-in = { $time } sonra uyku
between-sessions = ‖ oturumlar arası
leads-in = giriş ayetleri
leads-out = çıkış ayetleri
goes-on = devamı
professional = ● profesyonel kâri
ayah-forever = bu ayet sürekli
range-forever = aralık sürekli

# The editor: questions with their hints
what-is-recited = Ne okunuyor?
go-to-which-time = Hangi zamana gidilsin?
enter-assign = Enter belirle
arrows-next = ↑↓ sonraki, önceki
editor-labels = 78:5 · 5 · 2:1-3 · 2:282:1-40
editor-words = basmalah istiadha speech -

# The editor: messages
no-segment-here = burada parça yok; m sınır koyar
no-marker-here = burada sınır yok; Tab sonrakine gider
no-pause-near = yakında duraklama yok
no-crossing-near = yakında sıfır geçişi yok
another-marker = başka bir sınır var; j iki parçasını birleştirir
no-segment-follows = hemen ardından gelen parça yok
no-more-suggestions = başka öneri yok
nothing-confirmed = bir şey onaylanmadı
no-marker-after = bundan sonra sınır yok
no-marker-before = bundan önce sınır yok
no-suggestion-after = bundan sonra öneri yok
no-suggestion-before = bundan önce öneri yok
# $count (number)
flags-to-check = bakılacak: { $count }; { $next } sonrakine gider, { $confirm } onaylar
nothing-flagged = bakılacak bir şey yok
no-flag-after = bundan sonra bakılacak bir şey yok
no-flag-before = bundan önce bakılacak bir şey yok
# $fault (sentence)
other-way = { $fault }; { $key } ters yöne gider
nothing-follows = burada ardından gelen bir şey yok
time-wanted = zaman 62.5, 1:02.5, 500ms diye, buradan ise +5 ve -5 diye yazılır
no-such-label = bu etiketle parça yok; ayeti 2:255 gibi yazın
no-segments-yet = henüz parça yok: { $marker } sınır koyar, { $help } bütün tuşları gösterir
# $why (sentence)
not-done = yapılmadı: { $why }
changed-elsewhere = başka bir yerde değiştirildi; yeni durum gösteriliyor
# $edit (sentence)
taken-back = geri alındı: { $edit }
# $edit (sentence)
done-again = yinelendi: { $edit }
nothing-to-take-back = geri alınacak bir şey yok
nothing-to-do-again = yinelenecek bir şey yok
letters-of-hafs = { $text } (Hafs harfleri)
# $fault (sentence)
text-fault = metin okunamıyor: { $fault }
changed-meanwhile = bu arada başka bir yerde değiştirildi
needs-sound = düzenleyici sesli bir çıkış ister
no-sound = ses yok: { $fault }

# The editor: the lines around the recording
# $columns (number), $rows (number)
editor-needs = düzenleyici { $columns } × { $rows } ister; { $key } çıkar
# $count (number)
to-undo = { $count } geri alınabilir
# $count (number)
to-redo = { $count } yinelenebilir
marker-suggested = △ sınır, öneri
marker-confirmed = ▲ sınır, onaylı
looping = ▶ döngüde
playing-on = ▶ oynatılıyor
# $count (number)
milliseconds-a-column = sütun başına { $count } ms
# $count (number)
seconds-a-column = sütun başına { $count } sn
suggested = öneri
confirmed = onaylı
long = { $time } uzunlukta
speech = konuşma
pause-before = öncesinde { $time } duraklama
sure = güven { $percent }
# $number (number), $count (number)
take = okuyuş { $number } / { $count }
# $number (number), $count (number)
take-preferred = okuyuş { $number } / { $count }, tercih edilen
# $count (number)
more-lines = … ({ $count } satır)
all-of-it = tamamı
no-label-yet = henüz etiket yok
no-recitation = tilavet değil
# $count (number)
no-segment-of = burada parça yok · toplam { $count }
# $count (number)
confirm-all-question = { $count } önerinin hepsi onaylansın mı? y: evet, başka tuş: hayır

# The screen of a recitation
recitation-over = okuma bitti: { $hear } bir kelimeyi oynatır, { $quit } ayrılır
heard-slowly = kelimeler yavaş dinletilir
heard-at-speed = kelimeler kendi hızında dinletilir
recitation-ending = bitiyor
no-word-said = henüz bir kelime okunmadı
the-teacher = hoca
yourself = siz
teacher-then-yourself = önce hoca, sonra siz
no-word-in-doubt = şüpheli kelime yok
noted-right = kaydedildi: doğru okudunuz
noted-slip = kaydedildi: yanlıştı
mark-right = doğru
mark-slip = yanlış
mark-makhraj = mahreç
mark-madd = med
mark-ghunnah = gunne
mark-stop = vakıf
# $number (number), $mark (sentence)
noted-by-teacher = hoca kaydetti: { $ref }:{ $number } { $mark }
begin-anywhere = istediğiniz yerden başlayın: yeri aranıyor
basmalah-no-words = sure başındaki besmelenin kelimeleri ayrılmaz
word-not-said = bu kelime son on dakikada okunmadı
# $fault (sentence)
no-screen-lines = tam ekran gösterilemiyor: { $fault }; --lines satırlar yazdırır
recite-ranges = okuma: { $ranges }

# A teacher’s review
comment-here = Buraya yorum:
about-the-whole = Tamamı hakkında:
enter-take = Enter: kabul et
escape-leave = Escape: vazgeç
nothing-recorded = bir şey kaydedilmedi
comment-recorded = yorum kaydedildi
comment-too-long = çok uzun
words-unknown = bu bölümün kelimeleri bilinmiyor
suggestions-done = başka öneri yok
no-marks-yet = henüz işaret yok
no-suggestion-here = bu kelimede öneri yok
marked = işaretlendi
mark-removed = işaret kaldırıldı
dismissed = reddedildi
nothing-here = burada ne işaret ne öneri var
speed = hız { $speed }
# $count (number)
marks-full = zaten { $count } işaret var
select-word-first = önce bir kelime seçin
end-comment-first = önce sesli yorumu bitirin: v
only-assessment = yalnız sınav için “geçemedi” denebilir
sound-not-arrived = ses henüz gelmedi
word-not-heard = bu kelime duyulmadı
student-not-heard = öğrenci burada duyulmadı; { $reciter }
student-then = önce öğrenci, sonra { $reciter }
# $fault (sentence)
no-screen = tam ekran gösterilemiyor: { $fault }
place-of = { $place } / { $length }
marks = { $count } işaret
suggestions = { $count } öneri
mark = işaret
# $percent (number)
program-says = program: { $verdict }, güven %{ $percent }
at-time = yer: { $time }
spoken = ♪ sesli
whole = tamamı: { $text }
speak-now = konuşun; aynı tuş bitirir
not-heard = duyulmadı
sound-not-here = ses burada yok
words-unknown-mark = kelimeler bilinmiyor: zamanları işaretleyin
store-question = Geri bildirim “{ $result }” diye kaydedilsin mi? y: evet, başka tuş: hayır

# Recording
silence = sessizlik: mikrofon kapalı mı?
space-goes-on = boşluk tuşu sürdürür
adding = kitaplığa ekleniyor
recording-goes-on = kayıt sürüyor
no-sound-waiting = ses yok; bekleniyor
q-finishes = q bitirir
discard-question = { $time } uzunluğundaki kayıt atılsın mı? y/n
recording-begins = { $title } · en çok { $limit } · space duraklat · q bitir · x at

# The index of places, and lists
no-such-name = böyle bir ad yok
# $count (number)
ayat-of = { $count } ayet
esc-back = Esc geri
arrows-choose = ↑ ↓ seç
type-name = ad veya numara yazın
tab-lists = Tab sureler, cüzler, hizipler
column-number = no.
column-surah = sure
column-meaning = anlamı
column-begins = başlangıç
column-page = sayfa
column-ayat = ayet
column-in-surah = surede
covered-nothing = hiç
covered-all = tamamı
covered-some = yarıdan az
covered-half = yarısı veya fazlası

# Searching
# $times (sentence), $places (sentence)
times-in = { $places } içinde { $times }
# $surah (number)
surah-number = { $surah }. sure
# $ayat (sentence), $page (number)
found-surah = { $names } · { $ayat }, sayfa { $page }
# $place (sentence)
did-you-mean-this = { $place } (bunu mu demek istediniz?)
# $found (sentence), $page (number)
no-such-page = { $found }; { $page }. sayfa yok
# $found (sentence), $first (number), $last (number)
shown-of = { $found }; { $first }–{ $last } arası gösteriliyor
# $found (sentence), $first (number), $last (number), $next (number), $count (number)
shown-with-next = { $found }; { $first }–{ $last } arası gösteriliyor; sonrası: --page { $next }, hepsi: --limit { $count }
no-similar = { $ayah } ayetine benzeyen ayet yok
# $ayat (sentence), $count (number), $next (number)
similar-shown = { $ayat }; { $count } tanesi gösteriliyor, sonrası: --page { $next }
# $count (number)
and-more = { $named } ve { $count } tane daha
phrase = ibare

# Progress of long work
# $percent (number)
percent-heard = %{ $percent } dinlendi
finding-ayat = ayetler bulunuyor
listening = dinleniyor: { $percent }
searching = aranıyor: { $percent }
# $size is the number of bytes with its unit
files-fetched = { $count } dosya indirildi ({ $size })
# $count (number)
were-here = { $count } zaten buradaydı
# $count (number)
failed = { $count } başarısız
# $done (number), $all (number)
files-of = { $done }/{ $all } dosya
megabytes-of = { $done } / { $all } MB

# The state of a khatm on a terminal
day-read = okundu
day-met = tamam
no-goal = yok; belirlemek için: { $command }
no-goal-today = yok; bugün { $amount }
amount-today = bugün { $amount }
day-in-part = kısmen
day-not-read = okunmadı
day-open = bugün sürüyor
begun-on = başlangıç: { $day }

# The state of a khatm: each line has a figure before it
heading-streak = Aralıksız
heading-clock = Saat
heading-next = sıradaki:
heading-juz = Cüz
heading-week = Hafta
heading-goal = Hedef
# $number (number)
cycle = { $number }. devir
of-all = / { $all }
bare-count = { $count }
percent = %{ $share }
of-those-pages = / { $all } (o sayfalarda)
# $count (number)
in-all = toplam { $count }
# $count (number)
of-ajza = / { $count } cüz
completed = { $count } kez tamamlandı
completed-last = { $count } kez tamamlandı; sonuncusu { $day }, süresi { $days }

# Reviewing labels by ear: hints begin with the key
# $count (number)
count-confirmed = { $count } onaylandı
# $count (number)
count-unconfirmed = { $count } onay kaldırıldı
# $count (number)
count-moved = { $count } taşındı
nothing-changed = bir şey değişmedi
suggested-left = { $count } önerilen etiket kaldı: { $command }
y-right = y doğru
n-wrong = n yanlış
f-fix = f düzelt
r-again = r yeniden
s-leave = s geç
b-back = b geri
q-quit = q çık
move-start = [ ] baş
move-end = { "{ }" } son
for-help = ? yardım
help-right = doğru: onayla
help-wrong = yanlış: öneri olarak bırak
help-fix = düzelt: [ ] başını, { "{ }" } sonunu 50 ms kaydırır; y veya n düzeltmeyi bitirir
help-again = yeniden dinle
help-skip = geç; boşluk tuşu da olur
help-back = öncekine dön
help-quit = çık: yanıtlarınız saklanır

# `tilawa setup`: questions, with the value in brackets that holds where nothing is typed
press-enter = Köşeli parantez içindeki değeri kabul etmek için Enter, yardım için ?, değiştirmeden çıkmak için q tuşuna basın.
which-riwayah = Hangi rivayetle okuyorsunuz?
which-reciters = Hangi kâriler? Birkaç ad verirseniz her ayeti, onu okumuş olan ilk kâri okur.
# $count (number)
reciters-counted = { $count } kâri
riwayah-wanted = Rivayet [{ $present }]:
riwayah-help = Ayet numaralarını ve kârileri rivayet belirler. Bir numara veya ad yazın. Emin değilseniz hocanıza sorun.
# $count (number)
not-in-list = “{ $typed }” listede yok: 1–{ $count } arası bir numara yazın
numbers-wanted = Numaralar, p N dinletir, s AD arar, m devamı [{ $present }]:
help-these-two = bu ikisi, bu sırayla: önce birincisine bakılır (id’ler de olur)
help-hear = ikincisinden Fâtiha’nın başını dinle
help-look = Arapça veya Latin harfli bir ad ara; yalnız s: yeniden hepsi
help-more = devamını göster
no-such-reciter = { $riwayah } rivayetinde adı böyle olan bir kâri yok
# $count (number)
more-listed = ve { $count } tane daha
type-p = p ile bir numara yazın, örneğin p 1
cannot-preview = { $reciter } şimdi oynatılamıyor; bu kâriyi yine de seçebilirsiniz
no-number = { $number } numarası yok
recites-other = { $reciter } { $riwayah } rivayetiyle okur
own-first = Ayet kendi kayıtlarınızda varsa önce onlar mı oynatılsın?
own-help = Evet derseniz kaydı olan yerde hocanız, başka yerde yayımlanmış bir kâri okur.
may-download = Oturumlar eksik dosyaları indirsin mi?
may-download-help = İndirilen dosyalar saklanır. Hayır derseniz yalnız { $command } ile gelen dosyalar oynatılır.
limit-wanted = İndirilen dosyaların sınırı? [{ $present }]:
limit-help = Örneğin 500 MB veya 2 GB. Bu aşılınca en uzun zamandır dinlenmeyen dosyalar silinir. Sabitlenen dosyalar kalır.
no-size = “{ $typed }” 1 MB veya üstü bir boyut değil; örneğin 500 MB veya 2 GB yazın
download-words = Dilinizdeki metinler indirilsin mi? { $names }, { $terms }
words-help = Bunlar tanzil.net adresinden gelir. Meal okurken gösterilir. Başka bir dil için adını veya kodunu yazın, örneğin fr. Özgür lisanslı kelime anlamları bilinmiyor; kendi dosyanızı kurmak için: { $command }
no-language = “{ $typed }” dilinde meal yok; sunulan diller: { $languages }
sound-help = y ilk kârinizden Fâtiha’yı oynatır ve oynatıcıyı gösterir: q durdurur. n kurulumu bitirir.
play-now = Şimdi Fâtiha oynatılsın mı?
save-choices = Bu seçimler kaydedilsin mi?
save-help = y seçimlerinizi kaydeder; n hiçbir şeyi değiştirmez.
sum-riwayah = rivayet
sum-reciters = kâriler
sum-recordings = kayıtlar
sum-network = ağ
sum-reading = okuma
no-reciters = yok
yours-first = önce sizinkiler dinletilir
yours-last = en son sizinkiler dinletilir
network-used = oynatırken kullanılır; en çok { $limit } saklanır
network-not-used = oynatırken kullanılmaz
reading-with = { $names } ile
# $question (sentence)
yes-unless-no = { $question } [Y/n]
# $question (sentence)
no-unless-yes = { $question } [y/N]
# Answers in small letters, with spaces between
answers-yes = y yes e evet
answers-no = n no h hayır
type-y-or-n = y veya n yazın

# Small words of several screens
# Levels of the microphone; both numbers have five signs
levels = tepe { $peak } rms { $rms } dBFS
levels-clipped = tepe { $peak } rms { $rms } dBFS KIRPILDI
ayah-again = { $ref } (yeniden)
imported-on = içe aktarıldı: { $day }
recorded-on = kayıt: { $day }
