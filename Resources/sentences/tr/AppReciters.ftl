# Headings of columns, and names at the beginning of lines
id = id
name = ad
riwayah = rivayet
style = üslup
files = dosyalar
from = kaynak
loudness = gürlük
reciter = kâri
file = dosya
size = boyut
pinned = sabit
fault = hata
limit = sınır
folder = klasör
counting = sayım
network = ağ
library = kitaplık
segments = parçalar
word-times = kelime süreleri
has = var olan
surah = sure
result = sonuç
ayah = ayet
place = yer

# The catalogue
no-such-name-with-options = seçeneklere uyan bu adda bir kâri yok; hepsi: { $command }
no-such-name = katalogda böyle bir adı olan kâri yok; kendi dosyalarınızı eklemek için: { $command }
to-add-one = eklemek için: { $command }
in-library = kitaplıkta
library-as = adı: { $id }
library-not-yet = henüz değil; eklemek için: { $command }
ayah-by-ayah = ayet ayet
whole-surahs = bütün sureler
ayat-brief = ayet
surahs-brief = sure
bitrate = { $kbit } kbit/s
bitrate-brief = { $kbit }k
surahs-of-all = 114 sureden { $count }
counting-assumed = { $counting }, varsayılan; ayetler yerinde değilse --counting kufi ile ekleyin
no-addresses = { $id } dosyaları bu bilgisayarda: paylaşılacak adresleri yok

# A reciter of the library
kind-personal = kişisel
kind-reciter = kâri
downloads-kept = indirilen dosyalar korunur
files-here = { $count } tanesi burada
segments-counted = { $confirmed } onaylı, { $suggested } öneri
known = biliniyor
not-known = bilinmiyor
nothing = hiçbiri

# Where the files of a reciter come from
from-recordings = kayıtlar
from-folder = klasör
from-network = ağ
from-network-pinned = ağ, sabit
from-network-here = ağ, { $count } dosya burada
from-network-here-pinned = ağ, { $count } dosya burada, sabit

# The list of reciters
no-reciters = henüz kâri yok; seçmek için: { $command }
no-reciters-of = henüz { $riwayah } rivayetinden kâri yok; seçmek için: { $command }

# Adding
replaced = { $id } değiştirildi: öncekinin buradaki bilgileri unutuldu, dosyaları duruyor
added-by-ayah = { $id }: { $name }, { $riwayah }, ağdan ayet ayet
added-by-surah = { $id }: { $name }, { $riwayah }, ağdan bütün sureler
only-whole-surahs = { $id }: bu surelerde ayetlerin yeri bilinmiyor, yalnız bütün sureler oynatılabilir; --timings-url verin
description-has-values = --riwayah, --counting, --timings ve --first-ayah bir tanımı değiştiremez; tanımın kendi değerleri vardır
for-own-files = --riwayah, --timings ve --first-ayah kendi dosyalarınız içindir; dosyaların klasörünü verin
cannot-add = { $name } eklenemiyor: { $reason }
no-such-file = { $path }: böyle bir dosya yok
no-description-readable = { $path }: okunamıyor veya bir kâri tanımı için çok büyük
describes-no-reciter = { $path }: bir kâri tanımı değil: { $reason }
not-in-json = { $path }: JSON biçiminde bir kâri tanımı değil: { $reason }; kendi dosyalarınız için: { $command }
imported = { $id }: { $files } dosyada { $ayat } ayet, { $riwayah }
imported-surahs = { $id }: her biri bütün bir sure olan { $surahs } dosya, { $riwayah }
imported-both = { $id }: { $ayat } ayet ve her biri bütün bir sure olan { $surahs } dosya, { $riwayah }
ayat-missing = surelerin eksik ayetleri: { $refs }
ayat-missing-more = surelerin eksik ayetleri: { $refs } ve { $count } ayet daha
files-ignored = { $count } dosyanın adı bir tilavet adı değil

# The hearing of whole surahs
not-heard-yet = surelerde ayetlerin yeri henüz bilinmiyor; dinleyip bulmak için: { $command }
being-heard = { $name } kârisinin ayetleri şimdi arka planda dinleniyor, o zamana kadar bütün sureler oynatılabilir; nerede olduğunu görmek için: { $command }
surahs-timed = { $count } surenin { $timed } tanesinde ayetlerin zamanları var
surahs-being-heard = { $counted }; diğerleri şimdi dinleniyor
surahs-to-hear = { $counted }; diğerlerini dinlemek için: { $command }
surah-of-one-file = --surah tek bir dosya içindir, burada { $count } dosya var

# The measurement of the loudness
not-measurable = { $reason }; ölçülene kadar kâri olduğu gibi oynatılır
not-measured = gürlüğü henüz ölçülmedi; ölçmek için: { $command }
being-measured = gürlüğü şimdi arka planda bir dakikalık bir örnekle ölçülüyor; hepsini ölçmek için: { $command }

# Removal
left-there = { $reason }; indirilenler orada kalıyor
forgotten = { $name } unutuldu
forgotten-with-downloads = { $name } ve indirilen { $count } dosyası unutuldu
recordings-in-trash = { $count } kayıt çöp kutusunda; 30 gün içinde geri getirmek için: { $command }
unknown-file = { $path }: kitaplık bunu bilmiyor; dokunulmadı
unknown-files = { $path } ve { $count } dosya daha: kitaplık bunları bilmiyor; dokunulmadı

# The setup
teacher-not-chosen = { $id } kayıtları olan bir hoca ve seçilmeden de sorulur; sırasını belirleyen ayar: { $command }
recites-another = { $id } { $riwayah } değil, { $recited } rivayetiyle okur; değiştirmek için: --riwayah { $option }
no-reciter-yet = henüz kâri yok
translation = meal: { $name }, { $terms }
transliteration = okunuş: { $name }, { $terms }
next = sıradaki: { $command }
next-or = sıradaki: { $command } veya { $otherCommand }
network-on = ağ açık, en çok { $limit } indirilmiş dosya
network-off = ağ kapalı, en çok { $limit } indirilmiş dosya
network-on-own-last = kayıtlarınız sonda, ağ açık, en çok { $limit } indirilmiş dosya
network-off-own-last = kayıtlarınız sonda, ağ kapalı, en çok { $limit } indirilmiş dosya

# Downloads
nothing-downloaded = henüz bir şey indirilmedi; örneğin: { $command }
files-counted = { $count } dosya
size-pinned = { $size } sabit
withheld-counted = { $count } kullanılmıyor
size-of-all = { $count } dosya, { $size }, bunun { $pinned } kadarı sabit
removed-and-freed = { $count } dosya silindi, { $size } boşaltıldı
pinned-above-limit = sabit dosyalar { $size } tutuyor; kalırlar ve sınıra sayılmazlar; sabitlemeyi kaldırmak için: { $command }
heard-above-limit = yakında dinlenen dosyalar sınırı { $size } aşıyor
files-whole = { $files } dosyanın { $whole } tanesi tam ({ $size })
files-pinned = { $count } dosya sabitlendi
files-unpinned = { $count } dosya artık sabit değil
reciter-stays-pinned = { $id } sabit olduğundan dosyalar kalır
cannot-download = { $id } indirilemez: kitaplıkta bu kârinin adresi yok
still-incomplete = { $count } dosya hâlâ eksik
would-download = { $id }: { $count } dosyanın { $here } tanesi burada, { $missing } tanesi indirilecek
no-basmalah = sunucuda besmele yok ({ $file }); geri kalan her şey indirildi
download-stopped = durduruldu; biten dosyalar korundu; sürdürmek için: { $command }
download-failed = { $reason }; biten dosyalar korundu; sürdürmek için: { $command }
files-missing = { $all } dosyanın { $missing } tanesi eksik; yeniden denemek için: { $command }

# What was heard in a file
surah-number = { $surah }. sure
not-it = bu { $name } değil
not-it-but = bu { $name } değil, duyulan { $nearest } gibi
not-all = { $name } tam değil
not-all-word = { $name } tam değil: { $word }. kelime duyuluyor
not-all-words = { $name } tam değil: { $first }–{ $last }. kelimeler duyuluyor
holds-more = { $name } dışında başka şeyler de içeriyor
in-doubt = { $name } olduğu kesin değil
in-doubt-or = { $name } mi, { $nearest } mi olduğu kesin değil
too-little = { $name } olup olmadığını söylemek için duyulan çok az
not-this-surah = duyulan bu sure gibi değil
not-this-surah-but = duyulan bu sure gibi değil; { $nearest } gibi
same-bytes = { $file } ile aynı baytlar
both = { $first }; { $second }

# The fit of timings with what is heard
within = { $count } ayetin { $met } tanesi 0,3 saniye içinde
fit = uyuyor: { $met }
fit-shifted = kaymış: { $shift } ms ile doğru, { $met }
fit-drifting = giderek kayıyor: { $shift } ms ve %{ $percent } uzatma ile doğru, { $met }
fit-other-edition = başka bir yayından: en iyi durumda { $met }
single-ayat-right = tek ayetlik { $count } dosya dinlendi, { $right } doğru
single-ayat-to-hear = tek ayetlik { $count } dosya dinlendi, { $right } doğru; diğerlerinin ilkini dinlemek için: { $command }

# Changes of timings
by-hand = elle
no-longer-by-hand = { $count } ayet artık elle ayarlı değil
by-hand-elsewhere = { $count } ayet, burada olmayan bir seste elle düzeltilmişti; ses gelince kullanılmak üzere duruyor
later = { $count } ayet { $milliseconds } ms geç
earlier = { $count } ayet { $milliseconds } ms erken
cut-anew = { $count } dosya yeniden kesildi
done-and-cut = { $done } · { $cut }
whole-file = bütün dosya
end-of-file = son
words-counted = { $count } kelime

# Timings that are taken from a file
not-believed = { $path }: zamanlar kullanılamıyor: hiçbir ayetinki güvenilir değil
not-believed-since = { $path }: zamanlar kullanılamıyor: hiçbir ayetinki güvenilir değil: { $reason }
not-read = { $path }: zamanlar okunamıyor: { $reason }
overlays-elsewhere = düzeltilmiş zamanları olan { $count } dosyanın sesi burada yok; ses gelince kullanılmak üzere duruyorlar
and-more = ve { $count } tane daha; --json hepsini listeler
repaired = onarıldı, ayetlerde: { $kinds }; --json hepsini listeler
took = { $id }: { $format } biçiminden { $ayat } ayet alındı: { $clean } olduğu gibi, { $repaired } onarıldı, { $withheld } kullanılmadı
would-take = { $id }: { $format } biçiminden { $ayat } ayet alınacak: { $clean } olduğu gibi, { $repaired } onarılarak, { $withheld } kullanılmayacak

# The list of timings
no-timings = { $name } için bu ayetlerin zamanları yok; içe aktarmak için: { $command }
from-files = kaynak: { $files }
other-edition = { $path }: kelimeleri kullanılmıyor: { $theirs } süren bir dosyaya ait, bu ise { $own } sürüyor; zamanlarını içe aktarın veya kaydırın
other-edition-more = { $count } dosyanınkiler de öyle

# Hearing files for their timings
gets-no-times = { $path }: { $reason }; zaman almıyor
words-not-found = kelimeleri bulunamadı
heard-so-far = { $count } dosyanın { $heard } tanesi dinlendi; sürdürmek için: { $command }
all-have-times = { $id }: buradaki bütün dosyalarda ayet ve kelime zamanları var
heard = { $id }: { $files } dosya dinlendi, { $all } ayetin { $ayat } tanesinin ve { $words } kelimenin zamanı var
heard-and-left = { $heard }, { $left } dosya olduğu gibi bırakıldı
