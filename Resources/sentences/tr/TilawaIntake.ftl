failed = { $operation }: { $reason }
failed-at = { $path }: { $operation }: { $reason }

# What failed
cannot-add = eklenemiyor
cannot-add-reciter = { $name } eklenemiyor
cannot-align = { $title } hizalanamıyor
cannot-check-files = { $name } dosyaları denetlenemiyor
cannot-identify = tanınamıyor
cannot-identify-recording = { $title } tanınamıyor
cannot-find = { $title } bulunamıyor
cannot-find-fetched = indirilenler bulunamıyor
cannot-import = içe aktarılamıyor
cannot-list-folder = klasör listelenemiyor
cannot-measure = { $reciter } ölçülemiyor
cannot-open = açılamıyor
cannot-place = { $ayah } yerleştirilemiyor
cannot-play = oynatılamıyor
cannot-read-input = standart girdi okunamıyor
cannot-read-labels = etiketler okunamıyor
cannot-read-timings = zamanlar okunamıyor
cannot-record = kaydedilemiyor
cannot-record-reciter = { $name } kaydedilemiyor
cannot-recover = bir kayıt kurtarılamıyor
cannot-set-times = { $ayah } zamanları ayarlanamıyor
cannot-shift-timings = zamanlar kaydırılamıyor
cannot-spell = metin hecelenemiyor
cannot-store-files = dosyalar saklanamıyor
cannot-use = kullanılamıyor
cannot-use-file = { $file } kullanılamıyor
cannot-use-file-of = { $reciter } kârisinden { $file } kullanılamıyor
cannot-use-labels = etiketler kullanılamıyor
cannot-use-sound = ses kullanılamıyor
cannot-use-timings = zamanlar kullanılamıyor
cannot-verify = { $title } denetlenemiyor

# Said of several things
cannot-be-read-because = okunamıyor: { $reason }
no-such-file = böyle bir dosya yok
somebody-deleted-it = birisi silmiş
standard-input = standart girdi
newer-version = bunu Tilawa’nın daha yeni bir sürümü yazmış; Tilawa’yı güncelleyin
about = { $path }: { $remark }
surah = { $number }. sure

# Passages in a recording
nothing-like = içinde { $range } gibi duyulan bir şey yok
not-like = { $range } gibi duyulmuyor; doğru bölüm bu mu?
not-recognised = tanınmadı: içinde Kur’an gibi duyulan bir şey yok
not-recognised-in = tanınmadı: içinde { $range } gibi duyulan bir şey yok
no-whole-label = bütün bir ayetin onaylı etiketi yok
spelled-otherwise = kelimeleri okunduğundan farklı yazılmış
not-kept = bu ses artık saklanmıyor

# Saving a recording
reciter-of-files = { $name } bir dosya kümesi olarak eklenmiş; başka bir ad verin
recites-otherwise = { $name } { $riwayah } rivayetiyle okur; başka bir ad verin
perhaps-recording = başka bir bilgisayar kaydediyor olabilir; son değişiklikten bir gün sonra eklenir
untitled = Kayıt

# Import of recordings
no-file-fits = bu kalıba uyan dosya yok
changed-while-read = okunurken değişti; yeniden deneyin
was-refused = reddedildi
already-here = zaten kitaplıkta, { $reciter } kârisinden { $id } ({ $title }); etiketleriyle { $owner } kârisine taşımak için --move ekleyin
nameless = kayıt
changed-since-import = içe aktarıldıktan sonra değişmiş; yeniden içe aktarın
labels-hint = { $fault }; etiketler yalnız sayıysa --range SURAH ekleyin

# Import of reciters
same-name = { $path } aynı adda: birini bırakın
no-ayah-name = adı bir ayet (002255.mp3, 2_255.mp3) veya sure (002.mp3, Al-Baqarah.mp3) değil
other-base = diğerlerinde bütün surelerin zamanları varken bunda tek ayetlerinki var, ya da tersi: ayrı ayrı içe aktarın
no-documents = bu klasörde zaman dosyası yok: .json, .csv, .db veya .sqlite ile biten dosya yok
no-ayah-usable = hiçbir ayet kullanılamıyor: { $fault }
no-ayah = içinde ayet yok
no-basmalah = { $surah }. sureyi açan besmele yok
not-added-file = okunamıyor veya eklenen dosya değil
numbered-otherwise = { $reciter } dosyaları, numaralarına ve uzunluklarına göre { $counting } değil, { $countings } sayımıyla numaralanmış gibi; öyleyse --counting { $better } ile yeniden ekleyin
or = { $one } veya { $other }

# Faults of timings
fault-of-surah = { $surah }. sure: { $fault }
surah-not-used = kullanılmadı: { $fault }
ayah-not-used = { $ayah }. ayet kullanılmadı: { $fault }
basmalah-fills = 1. ayet kullanılmadı: besmele onu tamamen kaplardı
ayah-repaired = { $ayah }. ayet: { $repairs }
ayah = { $ayah }. ayet
some-ayah = bir ayet
fault-in-file = { $path } içinde { $fault }
not-all-timed = { $surah }. surenin tamamının zamanı yok: { $reason }
timings-of-surah = { $surah }. surenin zamanları: { $reason }

# Downloads
file-gone = artık yok
file-differs = indirilen dosyadan farklı
length-unlikely = { $seconds } s sürüyor, oysa bu kâri harflerini { $least }–{ $most } saniyede okur
same-as = { $file } ile aynı dosya
too-long = { $hours } saatten uzun sürüyor
sent-other = sunucu ses yerine { $content } gönderdi
no-address = kaynağının adresi yok
other-version = parçalarının her biri başka bir sürümden
bytes-came = { $all } bayttan { $count } geldi
removed-just-now = birisi az önce kaldırdı
not-on-server = son günlerde sunucuda yoktu; { $command } --again ile yeniden sorar
nothing-arrives = başka bir tilawa indiriyor ama bir şey gelmiyor

# Documents of timings
larger-than-limit = 64 MB’tan büyük
json-damaged = JSON’u bozuk veya eksik
too-many-ayat = { $count } ayetten fazlasını içeriyor
too-many-rows = { $count } satırdan fazlası var
no-row = içinde satır yok
format-unknown = biçimi bilinmiyor; bilinen biçimler: JSON olarak mp3quran, QDC, quran-align ve QUL, bir gapless veritabanı, surah,ayah,start,end CSV’si ve `{ $command }` çıktısı
quote-open = satır { $line }: bir tırnak kapatılmamış
not-a-row = satır { $line } surah,ayah,start,end değil
not-milliseconds = satır { $line }: “{ $text }” bir zaman değil: tam milisaniye yazın
not-seconds = satır { $line }: “{ $text }” bir zaman değil: saniye yazın, 7.32 veya 0:00:07.32
milliseconds-named = { $ayah } { $seconds } s sürerdi: bunlar milisaniye mi? Öyleyse sütunlara start_ms ve end_ms adını verin
milliseconds-unnamed = { $ayah } { $seconds } s sürerdi: bunlar milisaniye mi? Öyleyse şununla başlayın: surah,ayah,start_ms,end_ms
no-gapless-database = gapless veritabanı değil: { $reason }
json-no-chapter = JSON’unda { $number }. bölümde id ve aya_timing yok
surah-twice = { $surah }. sure iki kez var
surah-unnamed = tek bir sure içeriyor ve hangisi olduğunu söylemiyor: --surah ekleyin veya dosyayı yeniden adlandırın (002.json)
json-no-ayah = JSON’unda { $surah }. surenin { $number }. satırında ayet yok
json-no-verses = JSON’unda { $number }. dosyada verse_timings yok
json-no-key = JSON’unda { $number }. ayette verse_key yok
json-other-entry = JSON’unda ayet olmayan bir öge var: { $name }
json-mixed = JSON’u ayet ve sure dosyalarını karıştırıyor, burada: { $name }
json-no-segments = JSON’unda { $number }. ögede surah, ayah ve segments yok
no-counting = ayetlerinin sayımını söylemiyor
overlay = overlay { $number }
set = set { $number }
no-digest = { $place } içinde sesinin özeti yok
no-base = { $place } içinde base ve ayat yok
no-ref = { $place } içinde { $number }. ayette ref yok
times-of-ayat = zamanları tek ayetlik dosyalara ait
no-list = yanıtı bir tilavet listesi değil

# Correcting timings
others-lost = { $path } içinde diğerlerinin yeri bilinmiyor ve kaybolurlardı; içe aktarmak için: { $command }
no-timing-yet = henüz zamanı yok: --start ve --end kullanın
ends-before-start = başlamadan ({ $start }) önce biterdi ({ $end })
file-is-long = dosya { $length } uzunluğunda: { $path }
no-file-here = { $name } kârisinin burada bunun için dosyası yok, düzeltmeler ise bir dosyaya aittir
none-published = { $name } için bu ayetlerin yayımlanmış zamanı yok; okumak için: { $command }
nothing-to-check = burada bu ayetler için tek ayetlik dosya veya zamanları olan bütün sure dosyası yok

# Files of labels
line = satır { $number }
segment = parça { $number }
no-label = içinde etiket yok
web-page = bu bir etiket dosyası değil, web sayfası
no-label-format = etiket izi, TextGrid, ELAN belgesi, tablo (start,end,label), etiket JSON’u, SRT, WebVTT, LRC veya cue sheet değil
too-large = etiket dosyası için çok büyük
no-labels-json = Tilawa etiketlerinin JSON’u değil: { $fault }
other-format = “{ $format }” { $wanted } değil
rate-limits = örnekleme hızı 1–{ $most } arasıdır
out-of-limits = 0’dan küçük veya çok büyük
no-elan = ELAN belgesi değil
other-unit = zamanları { $unit }; yalnız milisaniye okunur
tier-refers = “{ $tier }” katmanındaki açıklamaların kendi zamanı yok; dayandıkları katmanı verin
annotation-untimed = “{ $tier }” katmanındaki bir açıklamanın zamanı yok: ELAN’da hizalayın
elan-version = { $version } biçiminde bir ELAN belgesi; { $newest } biçimine kadar okunur
chapter = bölüm { $number }
no-chapters = bölümleri olmayan bir ses
too-many-texts = { $most } farklı metinden fazlası var
words-nowhere = “{ $text }” bir etiket değil ve bu kelimeler Kur’an’ın hiçbir yerinde yok
words-not-in-passage = “{ $text }” bir etiket değil ve bu kelimeler kaydın bölümünde yok
words-at-several = “{ $text }” { $count } yerde geçiyor, ilki { $first }; bölümü --range ile verin veya ayeti yazın
origin-no-number = TIME_ORIGIN değeri bir milisaniye sayısı değil
media-differ = ortamları farklı zamanlarda başlıyor (TIME_ORIGIN { $times } ms): ELAN’da aralarından yalnız bu kaydı bırakın
and = { $one } ve { $other }
