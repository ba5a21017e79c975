# Pictures and printed pages: their words, and why they cannot be drawn.

# Errors
error = çizilemiyor: { $detail }
no-font-with-letters = { $title } harfleri hiçbir yazı tipinde yok; { $package } paketini kurun
install-or-svg = { $reason }; { $package } paketini kurun veya SVG’yi seçin
install-or-file = { $reason }; { $package } paketini kurun veya bir yazı tipi dosyası verin
install = { $reason }; { $package } paketini kurun
no-library = { $purpose } oluşturulamıyor: { $reason }; { $package } paketini kurun
no-canvas = Cairo çizim alanı vermiyor
no-pixels = Cairo resmin piksellerini vermiyor
no-reason = Cairo başarısız oldu
no-font = “{ $family }” yazı tipi yok; başka birini verin: fc-list bunları listeler
no-standard-font = “{ $family }” yazı tipi yok; { $package } paketini kurun veya başka birini verin: fc-list bunları listeler
font-unreadable = { $path } okunamıyor
no-font-file = { $path } bir yazı tipi değil
font-lacks = “{ $family }” yazı tipinde { $letter } yok; başka bir yazı tipi seçin
purpose-pango = PNG resimleri
purpose-harfbuzz = mushaf sayfaları

# Reciting
trend-title = Okuyuş, { $first } – { $last } haftaları
trend-title-of-none = Okuyuş, haftalara göre
trend-accuracy = Yanlışsız kelimeler, yüzde
trend-words = { $week }: { $count } kelime
pace = { $words }/dk
pitch = ses perdesi
hertz = { $count } Hz

# Pages of the mushaf
page = Sayfa { $page }
page-of-surahs = Sayfa { $page }: { $names }
tajweed = Tecvid
text-source = Kur’an metni: Tanzil Project, { $address }

# Memorising
map-title = Ezber, { $day }: { $held } / { $count } sayfa
map-page = sayfa { $page }: { $state }
map-heard = { $state }, { $days ->
    [0] bugün okundu
    [1] dün okundu
   *[other] { $days } gün önce okundu
  }
map-late = { $state }, gecikti
months-title = Ezber, { $first } – { $last }
months-title-of-month = Ezber, { $first }
months-title-of-none = Ezber, aylara göre
month = { $name }: { $minutes } dakika
month-known = { $name }: { $minutes } dakika, bilinen %{ $percent }
months-heard = okuma süresi (en yüksek çubuk: { $hours } sa { $minutes } dk)
months-known = yardımsız bilinen
plan-title = Ezber, { $first } – { $last }: günde dakika
plan-day = { $day }: { $minutes } dakika
plan-new = yeni (ham)
plan-recent = yakın (pişmiş)
plan-old = eski (has)

# The sheet for a teacher
sheet-grades = Dereceler: 1 zayıf (yardımsız olmuyor), 2 orta (yanlışlarla), 3 iyi, 4 pekiyi.
sheet-day = Gün
sheet-round = Tür
sheet-passage = Bölüm
sheet-grade = Derece
sheet-slips = Yanlışlar
sheet-pages = Yanlış yapılan sayfalar
slips = yanlışlar

# Reading
khatm-title = { $name }: { $read } / { $count } sayfa
khatm-cycle = { $cycle }. hatim, tamamlanan: { $completed }
khatm-pages = { $read } / { $count } sayfa
khatm-count = { $read } / { $count }
khatm-verses = { $verses } / { $versesInAll } ayet · { $ajza } / { $ajzaInAll } cüz
khatm-juz = cüz { $juz }: %{ $percent }
khatm-day = { $pages } sayfa
khatm-day-goal = { $pages } sayfa, hedef { $goal }
today = Bugün
today-met = Bugün ✓
today-pages = { $read } / { $count } sayfa
today-verses = { $read } / { $count } ayet
streak = aralıksız { $count } gün
streak-most = aralıksız { $count } gün, en çok { $most }
monday = Pzt
tuesday = Sal
wednesday = Çar
thursday = Per
friday = Cum
saturday = Cmt
sunday = Paz

# Labels of recordings
confirmed = onaylı
suggested = öneri
suggested-sure = öneri, kesin
suggested-unsure = öneri: çubuk yükseldikçe kesinlik artar
flagged = ! denetlenecek
to-check = Denetlenecek
confidence = kesinlik %{ $percent }
from-join = birleşme yerinden sonrası
join = birleşme yeri
other-sound = konuşma veya başka ses
labels-without-room = { $count } etikete yer kalmadı

# Lessons
lesson-play = Oynat
lesson-play-passage = Oynat: { $label }
lesson-repeat = Tekrarla
lesson-repeat-passage = Tekrarla: { $label }
lesson-speed = Hız
lesson-follow = Okuyuşu takip et
lesson-keys = Space: oynat veya duraklat · ↑ ↓: önceki veya sonraki ayet · R: tekrarla · + −: hız · Esc: tekrarı bitir
