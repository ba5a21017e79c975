# What several modules say, and the faults of texts, labels and files. The first group is pieces that other sentences hold.

# $place (sentence), $fault (sentence)
list-separator = { ", " }
at-place = { $place }: { $fault }
# $line (number)
line = satır { $line }
# $line (number), $column (number)
line-column = satır { $line }, sütun { $column }
# $row (number)
row = satır { $row }

# Counts
files = { $count } dosya
ayat = { $count } ayet
surahs = { $count } sure
steps = { $count } adım
times = { $count } kez
passages = { $count } bölüm
words = { $count } kelime
labels = { $count } etiket
rows = { $count } satır
recordings = { $count } kayıt
segments = { $count } parça
bookmarks = { $count } yer imi
lines = { $count } satır
pages = { $count } sayfa
minutes = { $count } dakika
hours = { $count } saat
days = { $count } gün
weeks = { $count } hafta
parts = { $count } parça
attempts = { $count } deneme
catch-up-submissions = { $count } telafi teslimi

# Names of divisions of the Quran
juz = cüz
hizb = hizip
rub = rub
manzil = menzil
ruku = rükû
page = sayfa

# Ranges such as 2:1-10, page:50. $text is the whole range as it was typed, $counting the name of a tradition of counting.
# $position (number), $fault (sentence)
at-character = { $fault } ({ $position }. karakterde)
# $fault (sentence)
did-you-mean = { $fault }; bunu mu demek istediniz: { $suggestion }?
# $most (number)
ranges-too-long = aralıklar en çok { $most } bayt alır
range-missing = burada bir aralık eksik
nothing-after = “{ $text }” sonrasına bir şey gelemez
no-ayah-starts = { $counting } sayımında orada başlayan ayet yok
one-ayah-expected = burada tek bir ayet beklenir, örneğin { $example }
only-ayat = burada kelimeler değil, yalnız ayetler olabilir
words-of-one-ayah = kelimeler tek bir ayete aittir, örneğin 2:255:1-7
words-of-next-ayah = kelimeler tek bir ayete aittir: sonraki ayetinkileri ayrı bir aralık olarak yazın
# $count (number)
words-of-ayah = ayetin kelimeleri 1-{ $count }
range-backwards = aralık geriye doğru gidiyor
word-missing = burada kelime numarası eksik
last-word-missing = burada son kelimenin numarası eksik
# $kind (sentence)
division-missing = burada { $kind } numarası eksik
# $kind (sentence)
last-division-missing = burada son { $kind } numarası eksik
# $kind (sentence), $count (number)
division-limits = { $kind } 1–{ $count } arasıdır
# $surah (number), $count (number)
rukus-of-surah = { $surah }. surede 1–{ $count } arası rükû vardır
no-such-print = böyle bir baskı yok
page-of-print-missing = burada bir sayfa eksik, örneğin taj-16 page 3
nisf = cüzün yarısı
rub-of-juz = cüzün çeyreği
# $juz (number)
quarter-without-sign = baskıda orada işaret yok: { $juz }. cüzün çeyreklerinden biri işaretlenmemiş
line-of-page-missing = burada sayfanın bir satırının numarası eksik
lines-of-page = { $page }. sayfada 1–{ $count } arası satır vardır
lines-without-words = orada bir sure adı veya besmele var, ayet yok
lines-inside-ayah = orada hiçbir ayet başlamıyor; kelimeler tek bir ayetin
lines-of-hafs = sayfaların satırları yalnızca Hafs ve Şu'be için bilinir
# $pages (number), $lines (number)
print-madani = 1421 h. Medine baskısı: { $lines } satırlı { $pages } sayfa
# $pages (number), $lines (number)
print-taj = Taj Company baskısı: { $lines } satırlı { $pages } sayfa
# $pages (number), $lines (number)
print-of-user = { $name }: { $lines } satırlı { $pages } sayfa
# $count (number)
surah-limits = sureler 1–{ $count } arasıdır
surah-missing = burada bir sure eksik
no-surah-called = adı “{ $name }” olan sure yok
several-called = adı “{ $name }” olan birkaç sure var
two-readings = bu iki türlü anlaşılabilir
# Two ranges that somebody may mean.
either = { $first } veya { $second }
# $count (number)
part-limits = 1–{ $count } arası olabilir
ayah-missing = burada bir ayet eksik
ayat-from-one = ayet numaraları 1’den başlar
# $surah (number), $count (number)
ayat-of-surah = { $surah }. surede { $count } ayet var
# $surah (number), $count (number)
ayat-of-surah-counted = { $counting } sayımında { $surah }. surede { $count } ayet var
# $surah (number), $count (number)
ayat-unless-kufi = { $counting } sayımında { $surah }. surede { $count } ayet var; numaralar Kûfî ise --counting kufi verin
# $surah (number)
no-surah = { $surah }. sure yok

# Labels of segments of a recording, such as 2:255 or 8:75 @62.5 9:1
label-empty = etiket boş; tilavet olmayan her şey için `-` yazılır
label-begins = burada sure numarası, `basmalah`, `istiadha`, `speech` veya `-` eksik
colon-missing = burada iki nokta ve ayet numarası eksik
ayah-number-missing = burada ayet numarası eksik
not-here = bu burada olamaz
nothing-after-basmalah = besmelenin 0’ından sonra bir şey gelemez
# $surah (number)
no-basmalah = { $surah }. sure besmeleyle başlamaz
last-ayah-missing = burada son ayetin numarası eksik
last-ayah-before = son ayet ilkinden önce
first-word-missing = burada ilk kelimenin numarası eksik
# $count (number)
last-word-before = son kelime ilkinden önce veya ayette yalnız { $count } kelime var
colon-and-word-missing = burada iki nokta ve son kelimenin numarası eksik
no-time = { $text } bir zaman değil
join-needs-time = birleşme yeri bir zaman ister: 8:75 @62.5 9:1
label-after-join = { $join } sonrasında etiket eksik
only-recitation-joins = yalnız tilavetin birleşme yeri olur; ayrı bir parça yapın

# Changes of segments: why one cannot be made
no-boundary = burada sınır yok
boundary-inside = sınır kaydın içinde olmalı
boundary-there = burada bir sınır var
several-meet = burada birkaç parça buluşuyor
# $segment (sentence)
edge-of = bu, şunun kenarı: { $segment }; onu silin veya taşıyın
nothing-to-confirm = onaylanacak bir şey yok
already-suggestions = bunlar zaten öneri
only-recitation-preferred = yalnız tilavet tercih edilebilir
confirm-first = önce onaylayın
place-not-inside = yer parçanın içinde değil
split-at-join = önce birleşme yerinden bölün
two-segments = en az iki parça verin
only-touching = yalnız bitişik parçalar birleştirilebilir
no-segment = { $id } parçası yok
segment-backwards = parçanın sonu başından sonra olmalı
leaves-recording = kaydın dışına taşıyor
# $least (number)
too-short = tilavet en az { $least } ms olmalı
# $least (number)
too-short-move = tilavet en az { $least } ms olmalı: sınırı taşıyın
no-join = böyle bir birleşme yeri yok
# $segment (sentence)
not-merged = tilavet şununla birleştirilemez: { $segment }
not-consecutive = birleşme yerinin iki yanındaki etiketler art arda değil
ends-before-start = başlamadan önce bitiyor
joins-outside = birleşme yerleri onun dışında

# Changes of segments, and what was done. $what is what changes: a label, several segments
# $what (sentence)
edit-add = ekleme ({ $what })
# $what (sentence)
edit-assign = belirleme ({ $what })
# $what (sentence)
edit-confirm = onaylama ({ $what })
# $what (sentence)
edit-delete = silme ({ $what })
# $what (sentence)
edit-merge = birleştirme ({ $what })
# $what (sentence)
edit-move = taşıma ({ $what })
# $what (sentence)
edit-place = koyma ({ $what })
# $what (sentence)
edit-prefer = tercih etme ({ $what })
# $what (sentence)
edit-remove = kaldırma ({ $what })
# $what (sentence)
edit-split = bölme ({ $what })
# $what (sentence)
edit-suggest = önerme ({ $what })
# $what (sentence)
edit-unconfirm = onayı kaldırma ({ $what })
# $what (sentence)
edit-restore = geri getirme ({ $what })
# $what (sentence)
done-add = { $what } eklendi
# $what (sentence)
done-assign = { $what } belirlendi
# $what (sentence)
done-confirm = { $what } onaylandı
# $what (sentence)
done-delete = { $what } silindi
# $what (sentence)
done-merge = { $what } birleştirildi
# $what (sentence)
done-move = { $what } taşındı
# $what (sentence)
done-place = { $what } kondu
# $what (sentence)
done-prefer = { $what } tercih edildi
# $what (sentence)
done-remove = { $what } kaldırıldı
# $what (sentence)
done-split = { $what } bölündü
# $what (sentence)
done-suggest = { $what } önerildi
# $what (sentence)
done-unconfirm = { $what } onayı kaldırıldı
unlabelled-stretch = etiketsiz kısım
speech = konuşma
no-recitation = tilavet olmayan kısım
a-segment = bir parça
a-boundary = bir sınır
a-join = bir birleşme yeri
labels-of-file = bir dosyadan { $count } etiket

# Files of labels
header-missing = bir başlık eksik: { $columns }
no-label = içinde etiket yok
preferred-values = `preferred` yes veya no olur
status-values = `status` confirmed veya suggested olur
no-time-in-seconds = `{ $column }` saniye cinsinden bir zaman değil: “{ $text }”
no-text-encoding = UTF-8 veya UTF-16 metni değil
not-read-as-text = bu metin olarak okunmaz
no-label-in-tier = “{ $name }” katmanında etiket yok
no-tier = “{ $name }” katmanı yok; var olanlar: { $names }
no-tier-at-all = “{ $name }” katmanı yok; hiç katman yok
choose-tier = bir katman seçin: --tier ile şunlardan biri: { $names }
label-taken-unknown = etiket boş; ? sayıldı
# $count (number)
more-labels-empty = { $count } etiket daha boş
points = { $count ->
    [one] { $count } etiket bir nokta: öneri olarak sonraki etikete kadar sürer
   *[other] { $count } etiket birer nokta: her biri öneri olarak sonraki etikete kadar sürer
  }
# $count (number)
heard-unknown = { $count } kısım Kur’an metni değil veya birkaç yerde geçiyor; ? sayıldı
# $count (number)
cue-of-several-files = { $count } dosyalık bir cue listesi; tek dosyalık bir liste okunur
# $number (number)
segment-number = parça { $number }
transcript-part = başlangıcı, sonu ve metni yok
praat-binary = Praat’ın ikili bir dosyası; metin olarak kaydedin
praat-chronological = Praat’ın kronolojik bir TextGrid dosyası; metin dosyası olarak kaydedin
# $kind (sentence)
not-labels = bir etiket dosyası değil; türü: { $kind }
labels-of = bu bir { $kind } dosyası ve okunmaz; SRT, WebVTT veya start,end,label tablosu olarak dışa aktarın
label-backwards = etiket başlamadan önce bitiyor
label-no-length = etiketin uzunluğu yok
label-leaves = etiket, uzunluğu { $length } olan kaydın dışına taşıyor
# $reading (sentence)
read-as = “{ $written }” şöyle okundu: { $reading }
not-a-track = aralarında sekme olan START, END ve LABEL değil
too-early = dosya erken bitiyor
not-a-textgrid = bu bir TextGrid değil
quote-open = bir tırnak kapatılmamış
no-tiers = katmanı yok
tier-kind = “{ $kind }” türünde katman bilinmiyor
quoted-missing = burada tırnak içinde bir metin eksik
number-missing = burada bir sayı eksik
count-missing = burada bir adet eksik

# JSON. $expected is one of the words below it
# $expected (sentence), $byte (number)
json-expected-at = { $byte }. baytta beklenen: { $expected }
# $expected (sentence)
json-expected = beklenen: { $expected }
# $expected (sentence)
json-is-not = “{ $name }” için beklenen: { $expected }
json-not-utf8 = satır UTF-8 değil
json-too-deep = iç içe geçme çok derin
json-missing = “{ $name }” eksik
json-list-short = bir liste çok kısa
json-digit = bir rakam
json-no-control = denetim karakteri olmaması
json-end = metnin sonu
json-escape = kaçış karakterli bir karakter
json-half = yarım karakterin öteki yarısı
json-hex = dört onaltılık rakam
json-nothing = başka bir şey olmaması
json-value = bir değer
json-name = bir ad
json-colon = iki nokta
json-brace = virgül veya kapatan süslü parantez
json-bracket = virgül veya kapatan köşeli parantez
json-object = bir nesne
json-list = bir liste
json-number = bir sayı
json-bool = true veya false
json-text = bir metin
json-whole = bir tam sayı

# Packs: translations and other texts from files. $ref is an ayah or a word
# $other (sentence)
there-twice = { $ref } iki kez var, ilki: { $other }
ref-missing = { $ref } eksik
# $count (number)
word-missing-among = { $count } kelime arasında { $ref } eksik
no-text-of = { $ref } için metin yok
# $count (number), $needed (number)
words-and-not = { $ref }: { $count } kelimesi var, { $needed } olmalıydı
no-text-own = { $ref } kendi metni olmayan { $target } yerini gösteriyor
# $count (number), $all (number)
ayat-without-text = { $all } ayetten { $count } tanesinin metni yok
# $count (number)
ayat-joined = { $count } ayetin metni yok: önceki metin onları da kapsıyor
# $count (number)
basmalah-removed = { $count } surede 1. ayetten önceki besmele çıkarıldı: bu ayetlerin parçası değil
# $count (number), $all (number)
ayat-and-not = { $count } ayet var, { $all } olmalıydı: { $ref } eksik
# $count (number), $all (number), $last (sentence)
ayat-and-not-after = { $count } ayet var, { $all } olmalıydı: { $ref } eksik, şundan sonra: { $last }
no-text-in-it = içinde metin yok
among-words = { $ref } kelime metinleri arasında duruyor
among-ayat = { $ref } ayet metinleri arasında duruyor
control-character = { $ref } U+{ $code } denetim karakterini içeriyor: başka bir kodlamayla mı yazılmış?
no-text-unless-joined = { $ref } için metin yok; önceki metin ikisi içinse --empty joined ekleyin
# $surah (number)
no-surah-of = { $ref }: { $surah }. sure yok
# $surah (number), $count (number)
ayat-of-surah-kufi = { $ref }: Kûfî sayımında { $surah }. surede { $count } ayet var

# Bookmarks in files, tags, and names of reading positions, reciters and khatms. $subject is what is wrong: “the name”
no-bookmark-id = “{ $id }” bir id değil; id 0-9 ve a-f arasından 16 hanedir
no-place = yeri yok: `ref` eksik
no-counting = “{ $counting }” sayımı yok
nul-in-note = notta NUL karakteri var
no-colour = “{ $name }” rengi yok
no-time-quoted = “{ $text }” bir zaman değil
the-tag = “{ $tag }” etiketi
the-name = ad
the-name-quoted = “{ $name }” adı
reciters-name = kârinin adı
# A doubt about a stored name: “a name that is empty”
a-name-that = bir ad
# $subject (sentence)
is-empty = { $subject } boş
# $subject (sentence), $limit (number)
too-many-characters = { $subject } { $limit } karakterden uzun
# $subject (sentence)
has-comma = { $subject } virgül, noktalı virgül veya denetim karakteri içeriyor
# $subject (sentence)
has-outer-space = { $subject } boşlukla başlıyor veya bitiyor
# $subject (sentence)
begins-with-hyphen = { $subject } kısa çizgiyle başlıyor
# $subject (sentence)
has-space = { $subject } boşluk, eğik çizgi veya denetim karakteri içeriyor
# $subject (sentence)
has-no-letter = { $subject } hiç harf içermiyor
# $subject (sentence)
has-invisible = { $subject } görünmeyen karakterler içeriyor
# $subject (sentence)
is-too-long = { $subject } çok uzun
# $subject (sentence)
cannot-be-typed = { $subject } yazılamayan karakterler içeriyor

# The catalogue of reciters and descriptions of reciters. $key is a member of JSON
control-characters = denetim karakterleri içeriyor
entry-twice = { $id } iki kez var
# $count (number), $needed (number)
fields-not = { $count } alan var, { $needed } olmalıydı
no-id = “{ $id }” bir id değil
no-name = { $id } için ad yok
no-riwayah = “{ $text }” bir rivayet değil
no-style = “{ $text }” bir okuyuş tarzı değil
not-a-counting = “{ $text }” bir sayım değil
no-address = adres yok
addresses-mixed = adreslerin bazıları ayetlere, bazıları surelere ait
no-known-timings = “{ $text }” için burada bilinen zamanlama yok
# $first (number), $last (number)
column-limits = { $column }: “{ $text }” { $first }–{ $last } arasında değil
member-wrong = “{ $key }” olması gerektiği gibi değil
member-cannot-be = “{ $key }” “{ $text }” olamaz
describes-other = bir kâriyi değil, şunu tanımlıyor: { $kind }
# $version (number)
unknown-version = { $version } sürümü burada bilinmiyor
# $limit (number)
id-too-long = “id” { $limit } karakterden uzun
no-reciter-id = “{ $id }” bir id değil; id küçük harf, rakam ve kısa çizgi içerir
bitrate-unit = “bitrate” saniyede bit olarak verilmemiş
# $count (number), $limit (number)
addresses-not = { $count } adres var, 1–{ $limit } olmalıydı
addresses-for-both = adreslerin bazıları ayetler, bazıları sureler için
no-timings-needed = her biri tek ayetlik dosyalar zamanlama gerektirmez
addresses-of-two-shapes = adres yok veya adresler iki farklı biçimde
scheme = https:// veya http:// ile başlamalı
unknown-placeholder = “{ $text }” bilinmiyor; { "{surah}" }, { "{ayah}" }, { "{surah:3}" } ve { "{ayah:3}" } kullanın
no-surah-placeholder = içinde { "{surah}" } yok
address-characters = adreste izin verilmeyen karakterler var

# Times of ayat from outside: what was changed or refused. A finding has several changes with commas between
# $fault (sentence)
timing-withheld = kullanılmadı: { $fault }
# $ayah (sentence), $fault (sentence)
ayah-withheld = { $ayah } kullanılmadı: { $fault }
# $ayah (sentence)
ayah-shortened = { $ayah } { $time } kısaltıldı
timing-clean = temiz
told-alike = birkaç kez aynı şekilde verilmiş
# $time (number)
began-before-file = dosyadan { $time } ms önce başlıyordu
swapped = başı ile sonu yer değiştirmişti
ends-at-next = sonrakinin başladığı yerde bitiyor
ends-with-file = dosyayla birlikte bitiyor
# $time (number)
began-before-end = öncekinin bitişinden { $time } ms önce başlıyordu
# $theirs (number), $ours (number)
words-mapped = { $theirs } kelime { $ours } kelimeye eşlendi
# $count (number)
times-parted = birkaç kelimenin ortak { $count } zamanı ayrıldı
# $count (number)
times-cut = { $count } kelime zamanı kısaltıldı
# $count (number)
times-left-out = { $count } kelime zamanı atlandı
# $fault (sentence)
without-words = kelimesiz: { $fault }
several-rows = birkaç satırı var
no-time-of = zamanı yok
time-out-of-range = zamanı sınırların dışında
out-of-order = sırası bozuk
overlaps-neighbour = komşusuyla çakışıyor
too-short-to-recite = okunamayacak kadar kısa
leaves-file = dosyanın dışına taşıyor
# $theirs (number), $ours (number)
word-count = orada { $theirs }, metinde { $ours } kelimesi var
no-word-times = hiçbir kelimenin zamanı yok
# $surah (number), $theirs (number), $ours (number)
other-counting = { $surah }. surede orada { $other } sayımındaki gibi { $theirs } ayet, { $counting } sayımında { $ours } ayet var
tilawas-export = Tilawa’nın dışa aktardığı dosya

# Probable mistakes in labels
overlap-by = { $time } çakışıyor
# $count (number)
more-overlaps = ve listelenmeyen { $count } çakışma daha
missing-inside = { $ayah } içinde { $time } eksik
only-long = uzunluğu yalnız { $time }
no-label-of = etiketi yok
suggestions-left = { $count ->
    [one] öneri olarak duruyor, öneriler oynatılmaz
   *[other] öneri olarak duruyorlar, öneriler oynatılmaz
  }
longer-than = { $label } harflerinin başka yerde tuttuğunun { $factor } katı kadar uzun
shorter-than = { $label } harflerinin başka yerde tuttuğunun { $factor } katı kadar kısa
numbered-otherwise = etiketler { $counting } sayımıyla numaralanmış, { $riwayah } ise ayetlerini { $other } sayımına göre bitirir
fits-other = uzunluklar { $counting } yerine { $other } numaralarına daha iyi uyuyor
comes-before = { $later } { $earlier } yerinden önce geliyor
left-out = arada { $ayah } atlanmış
several-left-out = arada { $ayat } atlanmış

# Sessions of playback: why one cannot be. Words with two hyphens are options
never-reached = { $option } noktasına hiç gelinmez: aralık veya ayetleri sürekli tekrarlanıyor
then-and-connect = --then ve --connect-after ikisi de aralıktan sonra geleni belirler: birini seçin
start-outside = --start-at { $ref } aralıkta değil
# $most (number)
connection-limits = bağlantı 0–{ $most } ayettir
# $most (number)
gap-limits = ara 0–{ $most } ms olur
# $most (number)
gap-percent = ara %0–%{ $most } olur
# $most (number)
then-limits = --then 1–{ $most } ayet veya sayfa alır
# $most (number)
then-times-limits = --then-times 1–{ $most } arasıdır
# $volume (number)
no-volume = ses düzeyi yüzde { $volume } olamaz
no-such-gap = böyle bir ara yok
no-such-count = böyle bir sayı yok
no-range = aralık içermiyor
of-other-counting = { $ref } başka bir sayıma ait
a-range-backwards = bir aralık geriye doğru gidiyor
no-such-words = bir ayette böyle kelimeler yok
place-missing = yeri yok
no-such-place = yeri mevcut değil
time-not-there = zamanı mevcut değil
gap-wanted = 0–60s (500ms, 1.5s) veya ayetin 0%–1000% kadarı
gap-question = { $number }: hangisi, { $first } veya { $second }?
gap-unit = { $number }: { $reading } yazın
speed-wanted = 0.5–2 arası, 0.05 adımlarla

# Days and times
no-day = “{ $text }” bir gün değil: 2024-03-11 gibi yazın
write-day = { $text }: { $day } yazın
no-such-day = { $text }: böyle bir gün yok
future-entry = { $day } için bir kayıt var, ama bugün { $today }: saat yanlış mıydı, yoksa şimdi mi yanlış?
# $span (sentence)
clock-behind = saat, son kayıttan ({ $since }) { $span } geriyi gösteriyor: saat değiştirildi mi?
in-part = { $ref } kısmen

# The Islamic calendar
muharram = Muharrem
safar = Safer
rabi-al-awwal = Rebiülevvel
rabi-al-thani = Rebiülahir
jumada-al-ula = Cemaziyelevvel
jumada-al-akhirah = Cemaziyelahir
rajab = Recep
shaban = Şaban
ramadan = Ramazan
shawwal = Şevval
dhu-al-qadah = Zilkade
dhu-al-hijjah = Zilhicce
# $day (number), $month (sentence), $year (number)
hijri-date = { $day } { $month } { $year }
# $day (number), $month (sentence), $year (number)
no-hijri-date = “{ $text }” bir gün değil: 2027-02-08, "1 Ramadan 1448", 1448-09-01 gibi yazın; gelecek Ramazan için ramadan yazın
# $year (number), $first (number), $last (number)
no-hijri-year = { $year } hicrî takvimde bir yıl değil: yıllar { $first }–{ $last } arasıdır
# $day (number), $month (sentence), $year (number), $length (number)
no-hijri-day = { $day } { $month } { $year } yok: bu ay { $length } gün
# $day (number), $month (sentence)
no-hijri-day-ever = { $day } { $month } yok: ay 29 veya 30 gündür

# The strength of a page that is held by heart: how long it would stay
strength-none = ezberde değil
strength-planned = ezberlenecek
strength-weak = bir haftadan az
strength-young = 3 haftadan az
strength-firm = 2 aydan az
strength-solid = 2 ay ve fazlası

# Rules of tajweed
hamzat-wasl = vasıl hemzesi
lam-shamsiyyah = lâm-ı şemsiyye
silent = okunmayan harf
madd-tabii = medd-i tabiî
madd-arid-lissukun = medd-i ârız
madd-muttasil = medd-i muttasıl
madd-munfasil = medd-i munfasıl
madd-lazim = medd-i lâzım
ghunnah = gunne
ikhfa = ihfâ
ikhfa-shafawi = dudak ihfâsı
iqlab = iklâb
idgham-ghunnah = idgâm-ı mea’l-gunne
idgham-no-ghunnah = idgâm-ı bilâ-gunne
idgham-shafawi = idgâm-ı şefevî
idgham-mutamathilayn = idgâm-ı misleyn
idgham-mutajanisayn = idgâm-ı mütecâniseyn
idgham-mutaqaribayn = idgâm-ı mütekâribeyn
qalqalah = kalkale
hamzat-wasl-reason = öncesine bağlanınca bu elif okunmaz
lam-shamsiyyah-reason = lâm-ı tarifin ل harfi okunmaz: yerine ardındaki harf şeddelenir
silent-reason = yazılır ama hiç okunmaz
madd-tabii-reason = iki hareke: yalnız küçük bir harfin gösterdiği uzatma
madd-arid-lissukun-reason = iki, dört veya altı hareke: okuyan ardındaki harfte durur
madd-muttasil-reason = dört veya beş hareke: aynı kelimede hemze gelir
madd-munfasil-reason = iki ile beş hareke arası: sonraki kelime hemze ile başlar
madd-lazim-reason = altı hareke: ardından sükûnu kalıcı olan bir harf gelir
ghunnah-reason = genizden iki hareke: şeddeli ن veya م
ikhfa-reason = sâkin ن bu harften önce gizlenir, genizden iki hareke
ikhfa-shafawi-reason = sâkin م harfi, ب harfinden önce gizlenir, genizden iki hareke
iqlab-reason = sâkin ن harfi, ب harfinden önce gizli bir م olur, genizden iki hareke
idgham-ghunnah-reason = sâkin ن harfi, ardından gelen ي ن م و harflerine katılır, genizden iki hareke
idgham-no-ghunnah-reason = sâkin ن harfi, ardından gelen ل veya ر harfine katılır, gunne yapılmaz
idgham-shafawi-reason = sâkin م harfi, ardından gelen م harfine katılır, genizden iki hareke
idgham-mutamathilayn-reason = sâkin bir harf aynı harfe katılır
idgham-mutajanisayn-reason = sâkin bir harf aynı mahreçten bir harfe katılır
idgham-mutaqaribayn-reason = sâkin bir harf mahreci yakın bir harfe katılır
qalqalah-reason = sâkin harf titreştirilerek kuvvetli bir sesle okunur

# Files that are no sound
# $kind (sentence)
is-archive = bu { $kind }: önce açın
# $kind (sentence)
is-no-sound = bu { $kind }, ses değil
zip = bir zip arşivi
gzip = bir gzip arşivi
bzip = bir bzip2 arşivi
xz = bir xz arşivi
zstd = bir zstd arşivi
seven-zip = bir 7z arşivi
rar = bir rar arşivi
ar = bir ar arşivi
cpio = bir cpio arşivi
xar = bir xar arşivi
cab = bir cab arşivi
tar = bir tar arşivi
pdf = bir PDF belgesi
picture = bir resim
database = bir veritabanı
program = bir program
midi = MIDI
playlist = bir çalma listesi
office = bir Office belgesi
rtf = bir metin belgesi
web-page = bir web sayfası
json = JSON
xml = XML

# Values in files of this program that cannot be
no-such-number = böyle numaralı bir parça yok
no-words = kelime dizisi değil
no-such-surah = böyle bir sure yok
no-such-flag = bir uyarı böyle yazılmaz
no-such-speed = böyle bir hız yok
# $line (number)
no-table-line = { $line }. satır böyle bir tablonun satırı değil

# Courses. $coach and $teacher are names, $when, $time, $date and $moment times as the groups below say them
# $first (sentence), $second (sentence)
both = { $first } · { $second }
your-teacher = hocanız
# $week (number)
week-part = { $week }. hafta
placement-part = seviye tespiti
assessment-part = sınav
next-is = Sıradaki: { $level }

# Courses: times
monday = Pzt
tuesday = Sal
wednesday = Çar
thursday = Per
friday = Cum
saturday = Cmt
sunday = Paz
january = Oca
february = Şub
march = Mar
april = Nis
may = May
june = Haz
july = Tem
august = Ağu
september = Eyl
october = Eki
november = Kas
december = Ara
# $weekday (sentence), $day (number), $month (sentence), $year (number)
date = { $day } { $month } { $year } { $weekday }
# $date (sentence)
moment = { $date } { $clock }
# $date (sentence)
moment-in-zone = { $date } { $clock } { $zone }
in-days = { $days ->
    [0] bugün
    [1] yarın
   *[other] { $days } gün sonra
  }
just-now = az önce
# $span (sentence)
ago = { $span } önce
# $week (number)
one-week = { $week }. hafta
# $first is one number, or several with commas between
week-list = { $first } ve { $last }. haftalar

# Courses: why nothing can be submitted
# $count (number)
course-weeks = kursun haftaları 1–{ $count }
not-placed = seviyeniz henüz belirlenmedi
# $heading (sentence)
placed-already = seviyeniz zaten belirlendi: { $heading }
# $part (sentence), $date (sentence)
part-opens = { $part } { $date } günü açılır
# $moment (sentence)
submissions-closed = kurs { $moment } anına kadar teslim aldı
no-assessment = bu kursun sınavı yok
# $part (sentence)
nothing-to-submit = { $part } için gönderilecek bir şey yok
# $part (sentence)
lesson-first = önce dersi bitirin ({ $part }): { $command }
# $submissions (sentence)
all-sent = bu haftanın { $submissions } hakkının hepsi kullanıldı
# $submissions (sentence), $moment (sentence)
all-sent-until = bu haftanın { $submissions } hakkının hepsi kullanıldı; sonraki { $moment } anından itibaren gönderilebilir
# $date (sentence)
assessment-opens = sınav { $date } günü açılır
# $counted (number), $needed (number)
assessment-needs = sınav açık değil: gereken haftalardan biten { $counted } / { $needed }
assessment-sent = sınav gönderildi; dinleniyor
assessment-done = sınavın sonucu çıktı: { $command }
# $submissions (sentence)
remaining = { $submissions } kaldı

# Courses: the first line of a day
# $heading (sentence)
with-level = { $heading } · { $level }
# $when (sentence), $date (sentence)
begins = Başlangıç: { $when }, { $date }
level-open = { $title } · seviye belirlenecek
# $count (number)
weeks-over = { $count } hafta bitti
# $week (number), $count (number)
week-of = Hafta { $week } / { $count }

# Courses: cards. A card has a title, a line below it, and the name of what one can do
act-record = Kayda başla
act-see-sent = Gönderileni gör
act-begin = Başla
act-see-weeks = Haftaları gör
act-start-lesson = Derse başla
act-go-on = Devam et
act-see-week = Haftayı gör
act-hear = Dinle
act-earlier-weeks = Önceki haftaları gör
act-begin-assessment = Sınava başla
act-see-result = Sonucu gör
act-write = Yaz
your-place = Seviyeniz
recite-for-place = Bir bölüm okuyun ki { $coach } sizi bir seviyeye yerleştirebilsin.
being-heard = Okuyuşunuz dinleniyor
# $ago (sentence), $time (sentence)
sent-for-place = Gönderildi: { $ago }. Genellikle { $time } içinde bir seviyeye yerleştirilirsiniz.
get-ready = Hazırlanın
you-are-ready = Hazırsınız
oriented = { $title }: tamam.
# $date (sentence)
first-lesson-opens = İlk ders { $date } günü açılır.
first-lesson = Hoş geldiniz: ilk dersiniz
# $week (number)
lesson-of-week = { $week }. haftanın dersi
# $week (number)
week-heading = { $week }. hafta
# $week (number)
week-topic = { $week }. hafta: { $topic }
# $topic (sentence), $parts (sentence)
topic-parts = { $topic } · { $parts }
# $topic (sentence), $parts (sentence), $minutes (number)
topic-parts-minutes = { $topic } · { $parts }, { $minutes } dk
go-on-lesson = Dersinize devam edin
# $topic (sentence), $number (number), $all (number)
topic-part = { $topic }: parça { $number } / { $all }
ready-to-submit = Göndermeye hazır
# $week (number), $remaining (sentence)
passage-remaining = { $week }. hafta: { $passage } · { $remaining }
once-more = Bir kez daha lütfen
# $week (number), $remaining (sentence)
asks-week-again = { $coach } { $week }. haftayı yeniden istiyor: { $passage } · { $remaining }
all-attempts-sent = Bu haftanın bütün denemeleri gönderildi
all-catch-ups-sent = Bu haftanın bütün telafi teslimleri gönderildi
# $week (number)
week-passage = { $week }. hafta: { $passage }.
# $week (number), $moment (sentence)
week-passage-next = { $week }. hafta: { $passage }. Sonraki { $moment } anından itibaren gönderilebilir.
submission-sent = Teslim gönderildi
# $ago (sentence), $time (sentence)
sent-and-answers = Gönderildi: { $ago }. { $coach } genellikle { $time } içinde yanıtlar.
feedback-from = Geri bildirim: { $coach }
# $week (number)
feedback-ready = { $week }. haftanın geri bildirimi hazır.
all-is-done = Hepsi tamam
# $when (sentence)
next-lesson-opens = Emeğinize sağlık. Sıradaki ders { $when } açılır.
no-more-lessons = Emeğinize sağlık. Başka ders yok.
final-assessment = Bitirme sınavı
# $counted (number), $all (number), $about (sentence)
may-take-it = { $all } haftadan { $counted } tanesi bitti: sınava girebilirsiniz. { $about }
covers-all = { $level } seviyesinin tamamını kapsar.
assessment-once-more = Bitirme sınavı, bir kez daha
asks-passage-again = { $coach } bölümü yeniden istiyor.
assessment-being-heard = Sınav dinleniyor
# $date (sentence)
result-expected = Sonuç { $date } gününe kadar beklenir.
congratulations = Tebrikler: { $level } tamamlandı
result-here = Sonucunuz geldi
completed-for-you = { $coach } seviyenizi tamamlanmış saydı.
has-heard = { $coach } sınavınızı dinledi.
has-written = { $coach } sınavınız hakkında yazdı.
not-complete-yet = { $level } henüz tamamlanmadı
says-what-to-practise = Neyi çalışacağınızı { $coach } söylüyor. Haftalarınız size açık kalır.
course-over = Kurs bitti
# $counted (number), $needed (number)
talk-with = Gereken { $needed } haftadan { $counted } tanesi bitti. Sonraki adımı hocanızla görüşün: { $coach }.
level-completed = { $level } seviyesini tamamladınız
will-tell = Sırada ne olduğunu size { $coach } söyleyecek.
next-level = Sıradaki: { $level }.
# $date (sentence)
level-began = { $date } günü başladı
# $when (sentence), $date (sentence)
level-begins = başlangıç { $when }, { $date }
# $date (sentence)
enrolment-opens = başvurular { $date } günü açılır
told-of-enrolment = başvurular açılınca size bildirilir
teacher-undecided = hoca henüz belli değil
stay-with = hocanız aynı kalıyor: { $teacher }
teacher-will-be = hocanız { $teacher } olacak

# Courses: the line above a card. $weeks is the list of the weeks, $open the sentence with their number
# $needed (number), $counted (number)
assessment-opens-with = Sınav { $needed } hafta bitince açılır; şimdiye kadar biten { $counted }.
this-week = bu hafta
# $date (sentence)
until-date = { $date } gününe kadar
# $weeks (sentence)
submissions-open = { $count } teslim açık: { $weeks }.
# $open (sentence), $time (sentence)
can-send-it = { $open } Onu { $time } gönderebilirsiniz.
# $open (sentence), $count (number), $time (sentence)
can-send-some = { $open } Bunlardan { $count } tanesini { $time } gönderebilirsiniz.
# $open (sentence), $moment (sentence)
more-from = { $open } Daha fazlası { $moment } anından itibaren gönderilebilir.

# Courses: the states of the lesson, the submission and the feedback
no-lesson = bu hafta ders yok
complete = tamamlandı ✓
# $done (number), $parts (sentence)
parts-done = biten { $done } / { $parts }
none-this-week = bu hafta yok
# $attempts (sentence)
not-sent = gönderilmedi · { $attempts }
# $moment (sentence), $used (number), $all (number)
sent-used = gönderildi { $moment } · { $all } denemeden { $used } tanesi kullanıldı
not-needed = bu hafta gerekmiyor
nothing-new = yeni bir şey yok
# $week (number)
week-being-heard = { $week }. hafta dinleniyor
# $count (number), $weeks (sentence)
new-feedback = { $count } yeni: { $weeks }
# $week (number)
week-once-more = { $week }. hafta: bir kez daha lütfen
# $week (number)
week-heard = { $week }. hafta ✓

# Courses: notifications. Each has a title and a text below it
has-joined = { $name } katıldı
to-be-placed = Seviyesi belirlenecek
# $moment (sentence)
sent-at = Gönderildi: { $moment }
course-changed = Kurs değişti
group = Grup { $name }
with-teacher = hoca: { $teacher }
placed-in = { $level } seviyesine yerleştirildiniz
# $week (number)
feedback-for-week = { $week }. hafta için geri bildirim
feedback-for-assessment = Sınavınız için geri bildirim
feedback-for-placement = Okuyuşunuz için geri bildirim
# $moment (sentence)
heard-what-you-sent = { $teacher } gönderdiğinizi dinledi ({ $moment })
session-cancelled = { $title } iptal edildi
# $moment (sentence)
does-not-take-place = { $moment } oturumu yapılmayacak
session-moved = { $title } için yeni zaman
# $moment (sentence), $planned (sentence)
instead-of = { $planned } yerine { $moment }
recording-here = { $title } kaydı geldi
# $week (number)
week-asks-nothing = { $week }. haftada sizden bir şey istenmiyor
counts-as-done = Tamamlanmış sayılır
will-tell-what-follows = Sırada ne olduğunu size { $teacher } söyleyecek
new-key = Hocanızın yeni bir anahtarı var
new-key-meaning = { $key }. Önceki anahtarın bundan sonra imzaladıkları alınmaz. Bunun doğru olduğunu { $teacher } size söyleyebilir
spoken-question = Sesli bir soru
spoken-answer = Sesli bir yanıt
# $part (sentence)
asks-about = { $name } soruyor: { $part }
# $week (number)
wrote-about-week = { $teacher } { $week }. hafta hakkında yazdı
wrote-about-assessment = { $teacher } sınavınız hakkında yazdı
wrote-about-place = { $teacher } seviyeniz hakkında yazdı
# $week (number)
week-is-open = { $week }. hafta açıldı
# $moment (sentence)
due-at = Son teslim { $moment }
# $week (number), $span (sentence)
week-due-in = { $week }. hafta için { $span } kaldı
# $moment (sentence)
passage-by = { $passage }, son teslim { $moment }
# $moment (sentence)
session-at = { $moment } { $link }
# $minutes (number)
session-soon = { $title } { $minutes } dakika sonra
session-live = { $title } şimdi canlı
assessment-is-open = Bitirme sınavı açıldı
# $moment (sentence)
passage-until = { $passage }, son teslim { $moment }
course-closes = { $title } 7 gün sonra kapanıyor
# $moment (sentence)
assessment-until = Bitirme sınavı { $moment } anına kadar gönderilebilir
# $week (number), $moment (sentence)
week-until = { $week }. hafta { $moment } anına kadar gönderilebilir
# $first is one number, or several with commas between. $moment (sentence)
weeks-until = { $first } ve { $last }. haftalar { $moment } anına kadar gönderilebilir
# $week (number)
week-due = { $week }. haftanın son teslimi: { $passage }

# Courses: changes of the file. $session is a title with a time
# $session (sentence)
session-new = yeni: { $session }
# $session (sentence), $time (sentence)
session-instead = { $session }, eski zamanı { $time }
# $session (sentence)
session-gone = artık yok: { $session }
# $time (sentence)
session-title = { $title }, { $time }
# $date (sentence)
course-begins = kursun başlangıcı { $date }
weeks-begin = haftaların başlangıcı { $time }
course-due = son teslim { $time }

# Courses: why a line of a log is no event
no-course-id = doğru id’si olmayan bir kurs
no-author-key = doğru anahtarı olmayan bir yazar
no-such-moment = var olmayan bir zaman
unknown-event = bilinmeyen bir olay türü
unknown-result = bilinmeyen bir sonuç
too-many-marks = çok fazla işaret
impossible-mark = olamayacak bir işaret
sound-without-form = biçimi olmayan bir ses
impossible-part = olamayacak bir bölüm
impossible-time = olamayacak bir zaman
impossible-length = olamayacak bir uzunluk
impossible-week = olamayacak bir hafta
text-too-long = çok uzun bir metin
no-name-there = ad yok
no-level-there = seviye yok
no-session-there = oturum yok
impossible-reference = olamayacak bir gönderme
no-day-there = var olmayan bir gün

name = { $name }
numbered-name = { $number } { $name }
