# Sound: what cannot be read, written, heard or recorded, and why.

# An error: the file or output, what could not be done, and why.
# $action (sentence), $detail (sentence)
error = { $action }: { $detail }
# $action (sentence), $detail (sentence)
error-of = { $path }: { $action }: { $detail }

# What could not be done
cannot = yapılamıyor: { $operation }
cannot-open = açılamıyor
cannot-read = okunamıyor
cannot-write = yazılamıyor
cannot-play = oynatılamıyor
cannot-play-on = oynatma sürdürülemiyor
cannot-play-at = { $rate } Hz, { $channels } kanal ile oynatılamıyor
cannot-play-sink = { $name } çıkışında oynatılamıyor
cannot-record = kaydedilemiyor
cannot-record-on = kayıt sürdürülemiyor
cannot-record-at = { $rate } Hz, { $channels } kanal ile kaydedilemiyor
cannot-record-from = { $name } kaynağından kaydedilemiyor
cannot-recover = kurtarılamıyor
cannot-measure = ölçülemiyor
cannot-measure-loudness = gürlük ölçülemiyor
cannot-measure-without-library = libebur128-1 paketi olmadan gürlük ölçülemiyor
cannot-change-speed = hız değiştirilemiyor
cannot-resample = { $from } Hz, { $to } Hz’e dönüştürülemiyor
cannot-convert = dönüştürülemiyor
cannot-reach-server = ses sunucusuna ulaşılamıyor
cannot-open-pipe = veri borusu açılamıyor
cannot-start-thread = iş parçacığı başlatılamıyor
cannot-read-outline = dalga biçimi okunamıyor
# $purpose (sentence)
cannot-read-kind = okunamıyor: { $purpose }
# $purpose (sentence)
cannot-play-kind = oynatılamıyor: { $purpose }
# $purpose (sentence)
cannot-read-without-ffmpeg = FFmpeg kitaplıkları olmadan okunamıyor: { $purpose }

# What libraries are for
purpose-sndfile = WAV, FLAC, Ogg ve Opus
purpose-mpg123 = MP3
purpose-soxr = başka örnekleme hızları
purpose-ffmpeg = M4A, AAC ve diğer bütün biçimler

# Faults of a file
no-sound = ses içermiyor
no-sound-found = içinde ses bulunamadı
no-sound-begins = sesi başlamıyor
too-many-pieces = { $most } parçadan fazlasını içeriyor
too-many-pages = { $most } sayfadan fazlasını içeriyor
too-many-streams = { $most } akıştan fazlasını içeriyor
headers-claim = başlıkları { $bytes } bayt olduğunu bildiriyor
claims-format = { $rate } Hz ve { $channels } kanal olduğunu bildiriyor
claims-frames = { $frames } örnek olduğunu bildiriyor, bu alabileceğinden fazla
too-short = bir milisaniyeden az ses içeriyor
frames-differ = parçalarında { $frames } örnek var, çözülen ise { $decoded }
first-frame-differs = ilk çerçevesi başlığının dediği gibi değil
changed-since-measured = ölçüldüğünden beri değişmiş
changed-since-added = eklendiğinden beri değişmiş
# $detail (sentence)
at-frame = { $detail }, örnek { $frame } / { $frames }
folder = bu bir klasör
empty = dosya boş
not-regular = sıradan bir dosya değil
not-fetched = henüz indirilmedi
# $count (number)
has-channels = { $count } kanalı var
# $channels (number)
loudness-unsupported = { $rate } Hz’de { $channels } kanal desteklenmiyor
nothing-decodable = { $bytes } baytının hiçbiri çözülemiyor

# Sound that a file announces and does not hold. The first are half a sentence.
ends-early = dosya erken bitiyor
has-hole = sesinin bir kısmı kayıp
never-closed = kaydeden program dosyayı tamamlamamış
# $fault (sentence), $detail (sentence)
missing = { $fault }: { $detail }
# $fault (sentence)
present = { $length }; { $fault }
# $fault (sentence)
present-of-about = { $length } / yaklaşık { $whole }; { $fault }
last-frame-cut = son çerçevesi tam değil
last-page-missing = son sayfası eksik
last-page-cut = son sayfası tam değil
pages-missing = ortasındaki sayfalar eksik veya bozuk
header-cut = başlığı tam değil
length-unsaid = başlığı uzunluğunu bildirmiyor
has-no-sound = sesi yok
has-become-shorter = kısalmış
map-missing = sesinin nerede olduğunu bildiren kısım eksik; ondan ses alınamaz
bytes-there = { $size } bayttan { $present } baytı var
sound-bytes-there = { $size } bayt sesten { $present } baytı var
frames-there = { $frames } örnekten { $present } tanesi var
frames-decodable = { $frames } örnekten { $present } tanesi çözülebiliyor
frame-missing = { $frames } örnekten { $frame } numaralısı yok
frame-missing-at = { $frame } numaralı örnek yok
milliseconds-missing = sonunda veya parçalarının arasında { $count } ms ses eksik: önce flac biçimine dönüştürün
stamps-leave-out = zaman damgaları parçaların birleştiği yerde { $time } atlıyor; parçalar o sessizlik olmadan art arda gelir

# Outlines of recordings
outline-none = dalga biçimi değil
outline-version = sürümü { $version }
outline-damaged = bozuk

# Libraries
no-memory = bellek yetersiz
no-start = { $library } başlamıyor
no-thread = libpulse iş parçacığını başlatamıyor
no-floats = libmpg123 onu kayan noktalı sayılara çözemiyor
no-reason = libsndfile nedenini bildirmiyor
takes-ffmpeg = bunun için FFmpeg gerekir: ffmpeg’i ve Tilawa’yı kitaplığıyla birlikte eksiksiz kurun: { $reason }
not-written = libsndfile { $kind } yazmaz
flac-samples = flac 16 veya 24 bitlik örnekler içerir

# The sound server
server-without-sink = ses sunucusunun çıkışı yok
no-such-sink = ses sunucusunda { $name } çıkışı yok
no-sink = sunucunun çıkışı yok
no-source = sunucunun kaynağı yok
no-such-source = ses sunucusunda { $name } kaynağı yok; var olanlar: { $names }
no-such-source-nor-others = ses sunucusunda { $name } kaynağı yok; hiç kaynağı yok
no-microphone = ses sunucusunda mikrofon yok; var olan kaynaklar: { $names }
no-microphone-nor-others = ses sunucusunda mikrofon yok; hiç kaynağı yok
server-gone = ses sunucusu kapandı
# $reason (sentence)
server-gone-because = ses sunucusu kapandı: { $reason }
# $error (sentence)
server-stays-away = ses sunucusu kapandı ve { $time } içinde geri gelmedi: { $error }
sink-suspended = ses sunucusu { $name } çıkışını askıya almış
own-sink-suspended = ses sunucusu çıkışını askıya almış
tried = { $reason } (denenen: { $server })
no-sound-memory = ses için belleği yok

# Outputs as they are typed
# $message (sentence)
output-wrong = { $text }: { $message }
sink-wanted = iki noktadan sonra bir çıkış adı yazın veya yalnız pulse yazın
null-wanted = null çıkışı null veya null:realtime olur
ending-wanted = dosya adı şunlardan biriyle bitmeli: { $endings }
kind-unknown = bilinmeyen çıkış türü; var olanlar: { $kinds }
path-wanted = bir dosya adı verin: { $kind }:YOL
