# Headings of columns and of lines
heading-number = no.
heading-id = id
heading-recording = kayıt
heading-recordings = kayıtlar
heading-title = başlık
heading-reciter = kâri
heading-date = tarih
heading-recorded = kayıt günü
heading-imported = içe aktarma
heading-device = cihaz
heading-expected = içermesi gereken
heading-loudness = gürlük
heading-file = dosya
heading-changes = değişiklikler
heading-start = baş
heading-end = son
heading-length = süre
heading-place = yer
heading-ayah = ayet
heading-ayat = ayet
heading-sure = kesinlik
heading-to-check = denetlenecek
heading-state = durum
heading-take = okuyuş
heading-text = metin
heading-boundary = sınır
heading-pause = duraklama
heading-after = sonrası
heading-verdict = karar
heading-kind = tür
heading-fault = hata
heading-segments = parçalar
heading-trash = çöp kutusu
heading-library = kitaplık
heading-backups = yedekler
heading-deleted = silindi
heading-stays = kalır

# Said by several commands
next = sıradaki: { $command }
unknown = bilinmiyor
preferred = tercih edilen
seconds = { $seconds } s
at-time = { $time } anında
and-more = { $names } ve { $count } tane daha
about = { $name }: { $remark }
not-a-time = { $text } bir zaman değil; 62.5 (saniye), 1:02.5, 500ms veya 2756250f (örnek) yazın
standard-input = standart girdi
nothing-to-do = yapılacak bir şey yok

# Finding a recording, a segment or a deleted thing
no-recordings = böyle kayıtlar yok; içe aktarmak için: { $command }
no-recordings-of = { $name } kârisinin kaydı yok
no-such-recording = böyle bir kayıt yok
no-segment = { $title } kaydında { $name } parçası yok; { $count } parçası var, bakın: { $command }
segments-there = { $name }: orada { $count } parça var
no-such-segment = { $name }: böyle bir parça yok; bakın: { $command }
several-ids = { $name }: birkaç id bu harflerle başlıyor
not-in-trash = çöp kutusunda { $name } yok; bakın: { $command }
several-in-trash = { $name } şunlardan herhangi biri olabilir: { $names }

# A recording and its file
file-changed = dosyası değişmiş; { $command }
file-gone = dosyası yok; { $command }
file-with-fault = { $path } ({ $fault })
fault-in-brackets = ({ $fault })
mono = mono
channels = { $count } kanal
imported-from = { $day }, { $name } dosyasından
sound-facts = { $length }, { $rate } Hz, { $channels }
changes-counted = { $undo } geri alınabilir, { $redo } yinelenebilir
not-contained = henüz { $range } içeren kayıt yok

# Coverage
covered = { $all } ayetten { $count } ({ $counting })
covered-by = { $name }: { $count } / { $all } ({ $riwayah })
surah-covered = { $number } { $name }: { $count } / { $all }, { $ranges }

# The size of the library
recordings-stored = { $count } kayıt, { $length }, { $bytes }
segments-stored = kayıtlarda { $segments } parça; toplam { $confirmed } onaylı metin bölümü
none-yet = henüz yok

# The trash
is-back = { $title } geri geldi
is-back-merged = { $title } yeniden eklenmişti; önceki işaretleri de geri geldi
is-back-known = { $title } bütün işaretleriyle zaten yeniden vardı
days-left = { $count } gün kaldı
trash-empty = çöp kutusu boş
would-go = silinecek: { $title }
gone = silindi: { $title }
would-be-freed = { $count } öge, { $bytes } boşaltılacak
freed = { $count } öge, { $bytes } boşaltıldı

# The check of the library
taken-in-part = { $title }: { $all } süreden { $length } alınmış: yeniden içe aktarın
imported-like-this = { $title }: { $missing }; bu hâliyle içe aktarılmış
waveform-unreadable = dalga biçimi okunamıyor
recovered-recordings = Kurtarılan kayıtlar
recovered-title = Kurtarılan { $id }
imported-meanwhile = bu arada içe aktarıldı
is-recording-now = artık { $name } kârisinin { $title } kaydı
cannot-become-recording = kayıt yapılamıyor: { $reason }
fault-repairable = { $place }: { $fault } (--repair düzeltir)
fault-repaired = { $place }: { $fault } (onarıldı)
checked = { $count } kayıt, { $bytes }: { $result }
all-well = her şey yolunda
count-wrong = { $count } hatalı
count-repaired = { $count } onarıldı

# A backup in place of the library
no-backup = { $path }: yedek yok; yeniden başlamak için: { $command }
no-backup-of = { $day } yedeği yok; var olanlar: { $days }
gone-take-backup = Kitaplık yok. { $day } yedeği kullanılsın mı?
gone-begin-anew = Kitaplık yok. Yeniden başlansın mı?
library-damaged = Kitaplık bozuk ({ $damage }).
library-whole = Kitaplık bozuk değil; sonraki değişiklikler de onunla kenara ayrılır.
take-backup = { $state } Kenara ayrılsın ve { $day } yedeği kullanılsın mı?
begin-anew = { $state } Kenara ayrılsın ve yeniden başlansın mı?
library-aside = eski kitaplık şimdi burada: { $path }
library-is-backup = kitaplığınız artık { $day } yedeği
library-is-new = kitaplığınız artık yeni ve boş

# The exchange with a folder
count-added = { $count } eklendi
count-updated = { $count } güncellendi
count-merged = { $count } birleştirildi
count-unchanged = { $count } değişmedi
count-trashed = { $count } çöp kutusuna taşındı
hifz-events = { $count } ezber olayı
in-trash = { $title } çöp kutunuzda ve orada bırakıldı; bakın: { $command }
left-out = { $count } atlandı; diğerleri tamam

# Import
played-as-it-is = { $reason }; olduğu gibi oynatılır
known-file = { $name }: zaten burada, { $reciter } kârisinden { $id } ({ $title }); bir şey değişmedi
known-sound = { $name }: sesi zaten burada, başka bir dosyada: { $reciter } kârisinden { $id } ({ $title }); bir şey değişmedi
same-file = bu ses zaten buradaydı, { $id }; şimdi verilen bilgiler ona yazıldı
same-sound = bu ses zaten buradaydı, { $id }, başka bir dosyada; o dosya kalır, şimdi verilen bilgiler ona yazıldı
same-sound-new-file = bu ses zaten buradaydı, { $id }; bu dosyayı ve şimdi verilen bilgileri aldı
taken = { $reciter } ({ $id }): { $facts }
recorded-day = kayıt günü { $day }
recorded-by-name = kayıt günü { $day } (adına göre)
recorded-by-file = kayıt günü { $day } (dosyanın zamanına göre)
date-doubtful = adı { $one } veya { $other } anlamına gelebilir; hangisi olduğunu belirtmek için: { $command }
segments-confirmed = { $count } parça onaylı
segments-suggested = { $count } parça öneri
segments-none = henüz parça yok
nothing-heard = tilavet bulunamadı
no-recitation = { $name }: tilavet bulunamadı; kayıt saklandı; { $advice }
kept-unsearched = kayıt saklandı; { $reason }; { $advice }
count-recordings = { $count } kayıt
ayat-of = { $ranges }: { $all } ayetten { $found }
missing-ayat = eksik: { $ranges }
count-confirmed = { $count } onaylı
count-sure = { $count } kesin
count-known = { $count } zaten burada
count-elsewhere = { $count } başka yerde veya daha önce yapıldı
count-refused = { $count } reddedildi
count-passed-over = başka { $count } dosya atlandı
heard-first = { $name } yeni ve kayıtları olan yerde önce o dinlenir; değiştirmek için: { $command }
asked-after = { $name } yeni ve şundan sonra sorulur: { $before }; önce onu dinlemek için: { $command }

# Finding the ayat of a recording
not-searched-yet = { $title } burada, ayetleri henüz aranmadı; daha sonra: { $command }
detect-advice = yalnız duraklamalara göre ve daha az kesin: { $command }
may-contain = { $ranges } içerebilir; doğruysa: { $command }
recognised = { $title }: { $ranges } olarak tanındı
recognised-in-part = { $title }: { $ranges } olarak tanındı; şunu da içerebilir: { $doubtful }
not-heard = duyulmadı: { $ranges }
searched = { $count } ayet arandı, { $riwayah } kelimeleriyle
same-words = aynı kelimeler: { $ranges }
or = veya { $place }
a-guess = { $share }, bir tahmin
in-part = kısmen
ayah-in-part = { $ayah } kısmen
ayat-in-part = { $first } ve { $last } kısmen
found-in = { $title } kaydında { $all } ayetten { $found } tanesi bulundu
basmalahs-confirmed = { $count } besmele onaylandı
all-confirmed = bütün etiketler onaylı
count-to-check = { $count } denetlenecek
not-found = bulunamadı: { $names }
found-unchanged = { $found }; bir şey değişmedi
found-next = { $found }; { $command }
none-certain = hiçbir öneri yeterince kesin olmadığından bir şey onaylanmadı; denetlemek için: { $command }
suggested-in = { $title } kaydında { $count } parça önerildi
suggested-by-pauses = { $title } kaydında yalnız duraklamalara göre { $count } parça önerildi; her etiketi denetleyin: { $command }
suggested-by-pauses-sure = { $title } kaydında yalnız duraklamalara göre { $count } parça önerildi, kesinlik { $share }; her etiketi denetleyin: { $command }

# Recording
recording-title = Kayıt { $time }
recording-heading = { $title } · { $reciter } · { $rate } Hz · { $channels } kanal
recording-turn = { $passage } kaydı
discarded = atıldı
stays-in-file = { $fault }; kayıt { $path } içinde kalıyor; bir sonraki { $command }, import, library veya annotate onu kitaplığa ekler
is-in-library = { $fault }; kayıt kitaplıkta, { $id }
nothing-recorded = { $fault }; bir şey kaydedilmedi
no-sound = bir şey kaydedilmedi: ses yoktu
recovered = yarıda kesilmiş bir kayıt kurtarıldı: { $recording }
not-recovered = { $fault }; bitmemiş bir kayıt olduğu gibi kalıyor
overrun = taşma: { $time } anında { $seconds } s ses eksik: bilgisayar yetişemedi
source-suspended = kaynak { $time } anında askıya alındı; bekleniyor
source-active = kaynak yeniden etkin; kayıt sürüyor
source-moved = { $time } anından beri { $device } cihazından kaydediliyor
server-away = { $fault }, { $time } anında; bekleniyor
server-back = ses sunucusu geri geldi; kayıt { $device } cihazından sürüyor

# Options of `record`
rate-limits = --rate 8000–192000 arasıdır
channels-limits = --channels 1 veya 2’dir
bits-limits = --bits 16 veya 24’tür
input-form = --input 16 bitlik tek kanallı örnekler alır ve --source ile birlikte kullanılmaz
title-empty = başlıkta en az bir harf gerekir
takes-value = { $name } bir değer alır veya record seçeneği değildir
no-option = record için { $name } seçeneği yok
option-refused = { $name } “{ $value }” almaz; alabileceği: { $wanted }
wanted-time = 90s veya 5m gibi bir süre
wanted-rate = 8000–192000
wanted-channels = 1 veya 2
wanted-bits = 16 veya 24

# A stretch of a recording
from-after-end = --from kaydın sonundan ({ $length }) sonra
to-before-from = --to, --from değerinden sonra olmalı
stretch = { $start }–{ $end } / { $all }
stretch-labels = { $stretch } · { $confirmed } onaylı, { $suggested } öneri
recording-details = { $reciter } · { $riwayah } · { $labels }
picture = { $path } · { $width } × { $height } · { $labels }

# Labels
labels-of = { $title } · { $labels }
labels-counted = { $count } parça: { $confirmed } onaylı, { $suggested } öneri, { $flagged } denetlenecek
labels-missing = { $labels }; bulunamadı: { $names }
no-segments = { $title } kaydında henüz parça yok
confirmed = onaylı
suggested = öneri
suggested-by = öneri { $evidence }
suggested-segment = { $segment } (öneri)
take-of = okuyuş { $number } / { $count }
latest-from-one = { $word }: sayı 1’den başlar, örneğin last:30
nothing-to-change = değiştirilecek bir şey yok
undone = geri alındı: { $edit }
redone = yinelendi: { $edit }

# The check of labels by their sound
verdict-right = doğru
verdict-doubtful = şüpheli
verdict-wrong = yanlış
verdict-misplaced = yeri yanlış
verdict-partial = eksik
verdict-talk = içinde konuşma
verdict-long = çok uzun
whole-in = tamamı { $segment }. parçada
verdict-unknown = bilinmiyor
sounds-like = { $ayah } gibi duyuluyor
begins-at = { $time } anında başlıyor
ends-at = { $time } anında bitiyor
words-heard = { $first }–{ $last }. kelimeler duyuluyor
verified = { $count } etiketten { $wrong } yanlış, { $misplaced } yeri yanlış, { $partial } yarıda kesilmiş, { $talk } içinde konuşma olan, { $long } çok uzun ve { $doubtful } şüpheli
verified-rest = { $verified }; { $count } denetlenemedi
verified-next = { $verified }; ilkinden başlayarak dinlemek için: { $command }

# The check of labels by themselves
nothing-found = { $title } kaydında bir şey bulunmadı
kind-overlap = örtüşme
kind-gap = boşluk
kind-length = uzunluk
kind-short = kısa
kind-order = sıra
kind-skipped = atlanmış
kind-counting = sayım
kind-unassigned = ayetsiz
kind-unconfirmed = onaysız

# A page with the sound and the ayat of a recording
pages-need-folder = { $count } kaydın her biri bir sayfadır: bir klasör verin, örneğin --html pages/
nothing-confirmed = { $title } kaydında henüz onaylı bir şey yok; bakın: { $command }
passages = { $count } bölüm
sound-in = ses: { $name }
not-on-page = { $title }: { $count } öneri sayfada yok; onaylamak için: { $command }
talk = Konuşma
istiadha = İstiâze
basmalah = Besmele
text-not-installed = { $riwayah } metni kurulu değil.
