# What several rooms say, and the answers about settings, texts, reminders and presets. Names of commands, options and settings stay
# as they are.

# Shared
next = sıradaki: { $command }
# $subject and what is said of it, such as a file and its fault. $remark (sentence)
remark-on = { $subject }: { $remark }
# $question (sentence). Tilawa understands y and yes; all else is no.
confirm = { $question } [y/N]
none = yok

# Settings that are looked for while a command begins
no-bus = bulunamadı veya TILAWA_BUS no: medya tuşları ve bildirimler yok
unknown-riwayah = riwayah ayarı bu sürümce bilinmiyor, hafs kullanılıyor; bakın: { $command }
# $command (sentence)
unknown-print = print ayarındaki { $print } baskısı yok; madani alınıyor; bakınız: { $command }
unreadable-print = print ayarı okunamıyor, madani alınıyor: { $fault }
# $fault (sentence)
default-riwayah = { $fault }; varsayılan rivayet kullanılıyor

# Advice after a fault of the library. $fault (sentence)
see-reciters = { $fault }; bakın: `{ $command }`
# $fault (sentence)
see-recordings = { $fault }; bakın: `{ $command }`
# $fault (sentence)
open-khatm = { $fault }; açmak için: { $command }
# $fault (sentence)
restore-khatm = { $fault }; geri getirmek için: { $command }
# $fault (sentence)
use-backup = { $fault }; { $day } yedeğini kullanmak için: { $command }
# $fault (sentence)
begin-empty = { $fault }; boş bir kitaplıkla başlamak için: { $command }
# $fault (sentence)
use-backup-or-begin-empty = { $fault }; { $day } yedeğini kullanmak için: { $command }; boş bir kitaplıkla başlamak için: { $emptyCommand }
# $fault (sentence)
no-backups = { $fault }; yedekleri listelenemiyor
# $fault (sentence)
check-library = { $fault }; kitaplığı denetlemek için: { $command }
# $fault (sentence)
name-another-backup = { $fault }; --from ile başka bir yedek verin
# $fault (sentence)
install-again = { $fault }; yeniden kurmak için: { $command }
# $fault (sentence)
see-check = { $fault }; bakın: { $command }
# $fault (sentence)
import-again = { $fault }; yeniden içe aktarın veya onu içeren bir klasörü içe aktarın: { $command }
# $fault (sentence)
give-pack-id = { $fault }: --id ile bir id verin, örneğin en.somebody

# Exchange of a library. $count (number)
other-files = { $folder }: başka { $count } dosya atlandı
unknown-sound = { $path }: bu ses hakkında orada bir bilgi yok; yine de almak için: { $command }

# A file where a range is expected
file-for-range = { $file } bir aralık değil, dosyadır; kitaplığa almak için: { $command }

# Reciters
no-reciter = { $id } adlı kâri yok; bakın: { $command }
no-such-reciter = { $id } adlı kâri yok; bulmak için: { $command }
no-reciter-but = { $id } adlı kâri yok; bunu mu demek istediniz: { $near }?
reciter-not-added = { $id } henüz kitaplığınızda değil; eklemek için: { $command }

# Other programs. $reason, $complaint: words of the system.
program-not-found = bu programın nerede olduğu bulunamıyor: { $reason }
no-systemctl = bu bilgisayarda systemctl yok
systemctl-does-not-start = systemctl başlamıyor
systemctl-does-not-answer = systemctl yanıt vermiyor
program-does-not-start = { $program } başlamıyor
enter-closes = Enter bu pencereyi kapatır.
begin-again = { $program }: { $reason }; yeniden yazın

# The rescue of a damaged library without a person
rescued-damaged = kitaplık bozuktu; şimdi { $aside } içinde; yerini { $day } yedeği aldı, o günden sonraki değişiklikler içinde yok; sıradaki: { $command }
rescued-missing = kitaplık yoktu; yerini { $day } yedeği aldı, o günden sonraki değişiklikler içinde yok; sıradaki: { $command }
rescued-meanwhile = başka bir komut onu onardı

# Notifications
click-opens = sayfayı açmak için tıklayın; Ctrl-C bunu bitirir
no-notifications = burada bildirim gösteren bir masaüstü yok

# Reminders. $title (sentence): one of the three that follow.
khatm-reminder = günün hedefinden kalan
hifz-reminder = bugünün ezber listesi
ayah-reminder = günün ayeti
# $title (sentence)
reminder-removed = hatırlatma kaldırıldı: { $title }
# $title (sentence)
there-was-no-reminder = hatırlatma zaten yoktu: { $title }
# $title (sentence)
no-reminder = hatırlatma yok: { $title }
# $title (sentence). $runner: systemd or crontab.
reminder-set = hatırlatma: { $title } · { $time } · sıradaki { $next } · yürüten { $runner }
# $reason (sentence)
not-loaded = systemd yüklemedi ({ $reason }): bir sonraki oturum açışınızda veya şunu yazınca başlar: systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = crontab başlamıyor
crontab-unreadable = crontab’ınız okunamıyor: { $complaint }
# $complaint (sentence)
crontab-unwritable = crontab’ınız yazılamıyor: { $complaint }
no-control-characters = denetim karakteri içeren bir ad zamanlanamaz
crontab-takes = crontab ters bölü içeren ad almaz; yalnız 1m–59m veya tam saatlik süreler alır
no-scheduler = bu bilgisayarda ne systemd ne cron var
cannot-remove = { $path }: silinemiyor: { $reason }

# The options of play, for the list of settings and the help
help-each = Bir turda her ayetin kaç kez oynatılacağı.
help-repeat = Aralığın tamamının kaç kez oynatılacağı.
help-gap = Her ayetten sonraki sessizlik: saniye, milisaniye veya ayetin yüzdesi, örneğin 5s, 500ms veya 150%.
help-pass-gap = İki tur arasındaki sessizlik; orada normal aranın yerini alır.
help-connect-before = Aralıktan önce kaç ayetin oynatılacağı.
help-connect-after = Aralıktan sonra kaç ayetin oynatılacağı.
help-connect-every-pass = Bu ayetler her turda mı, yoksa yalnız oturumun başında ve sonunda mı oynatılsın.
help-then = Son turdan sonra ne oynatılacağı.
help-then-repeat = Son turdan sonra oynatılan da aralık gibi tekrarlansın mı.
help-then-times = Kaç kez devam edileceği veya neyin sonuna kadar.
help-basmalah = Sure besmelesinin ne zaman oynatılacağı: ilk seferde, her turda, her tekrarda veya hiçbir zaman.
help-istiadha = Bir kaynakta varsa istiâze ile başla.
help-riwayah-option = Rivayet; ayet numaralarını ve kârileri belirler. Varsayılan: ayarlanan rivayet, yoksa hafs.
help-reciter = Tercih sırasıyla kâriler: virgülle ayrılmış id’ler veya birkaç seçenek.
help-alternate = Her ayeti, adı verilen her kâriden sırayla oynat. --each ile bu sıranın tamamı tekrarlanır.
help-missing = Hiçbir kâride olmayan ayetler için ne yapılacağı.
help-start-at = Aralığın bu ayetinden başla. İlk tur ondan önceki ayetleri atlar.
help-offline = Hiçbir şey indirme; yalnız bu bilgisayardaki dosyaları oynat.
help-preset = Bir ön ayarın seçeneklerini kullan. Yazdığınız seçenekler onun önüne geçer.
help-volume = Yüzde olarak ses düzeyi (genlik), 0–100.
help-speed = Okuyuş hızı; sesin perdesi değişmez.
speed-values = 0.5…2, 0.05 adımlarla
help-loudness = Bütün kaynakları eşit gürlükte veya her birini kaydedildiği gibi oynat.
help-for = Oturumu bu süreden sonra bitir.
help-rate = Hz olarak örnekleme hızı.
help-channels = Kanal sayısı, 1 veya 2.
help-bits = Örnek başına bit: 16, 24 veya 32 (kayan nokta).
help-output = Sesin nereye gideceği: { $kinds } veya böyle biten bir dosya. (varsayılan: pulse)
help-force = Var olan dosyanın üzerine sormadan yaz.
help-inline = Tam ekran yerine güncellenen tek bir satır göster.
help-plain = Ekran okuyucular için her olayda düz bir satır yazdır: renk yok, yeniden çizim yok. Tuşlar çalışır.
help-bidi = Sağdan sola metni kimin sıralayacağı: terminal, kimse veya oynatıcı. Varsayılan: terminalin bilinen davranışı. Bilinmiyorsa kelime değil ayet vurgulanır.
help-translation-option = Ekranda bu meali göster veya none. Varsayılan için bakın: { $command }.
help-notify = Her yeni ayetin metniyle bir masaüstü bildirimi göster.
help-save = Oturumun durduğu yeri (play last için) hatırla ve oturumu geçmişe ekle. Varsayılan: yalnız ses, ses sunucusuna gidiyorsa.
help-json = Yanıtı JSON olarak yazdır.
help-replace = Oynatılan oturumu durdur, kaldığı yeri sakla ve bunu oynat.
help-queue = Bir oturum oynatılıyorsa bitmesini bekle.
help-wait = Bir oturum oynatılıyorsa bitmesini bekle, en çok bu kadar.
help-detach = Arka planda oynat; terminal hemen boşalır.

# A wrong option of play. $option with its hyphens.
no-option = { $option } seçeneği yok
option-refuses = { $option } “{ $value }” değerini almaz
option-refuses-but-takes = { $option } “{ $value }” değerini almaz; aldıkları: { $values }
option-lacks-value = { $option } bir değer ister
option-lacks-value-of = { $option } bir değer ister; aldıkları: { $values }

# Options of play that do not fit together
nothing-to-hear = ne oynatılacağını yazın, örneğin 2:255 veya 67
continuation-without-then = --then-repeat ve --then-times için --then ayat:N veya --then pages:N gerekir
one-reciter-alternates = --alternate iki veya daha fazla kâri ister, örneğin --reciter mine,husary
negative-connection = --connect-before ve --connect-after 0 veya fazlasını alır
cannot-be-kept = --save yalnız pulse ve null:realtime çıkışlarıyla çalışır
cannot-be-detached = --detach { $output } çıkışıyla çalışmaz
# $bits (number)
cannot-hold-bits = --bits { $bits }: { $kind } örnek saklamaz
# $rate (number), $nearest (number)
cannot-hold-rate = --rate { $rate }: { $kind } bunu tutamaz; en yakını { $nearest }
# $fault (sentence)
fault-of-setting = { $fault }; bu bir ayardır, bakın: { $command }
# $fault (sentence)
fault-of-preset = { $fault }; bu ön ayarda veya bir ayardadır; bakın: { $presetCommand }, { $command }

# Presets
# $fault (sentence)
preset-fault = { $name } ön ayarı: { $fault }
preset-format-unknown = { $name } ön ayarı: biçimi bilinmiyor
preset-not-understood = (Tilawa’nın bu sürümünce anlaşılmadı)
preset-name = ad
# The heading of a column with what is typed after the command.
preset-options = { $command } …
no-presets = henüz ön ayar yok; örneğin: { $command }
preset-name-refused = ön ayarın adı harf, rakam, - _ ve . içerebilir; “{ $name }” olmaz

# The version and the notices
about = Tilawa { $version }, Apache License 2.0
own-packs = Kurduğunuz paketler

# What the settings are for
help-riwayah = Rivayet; ayet numaralarını ve kârileri belirler.
help-print = Sayfaları, satırları, cüzleri ve rükûları esas alınan baskı: madani, taj-13, taj-16 veya eklenmiş bir baskı.
help-teacher = Yeni kayıtların kârisi.
help-recordings-order = Yeni hocaların tercih sırasındaki yeri: yayımlanmış kârilerden önce veya en son.
help-network = Oturumlar eksik dosyaları indirsin mi.
help-downloads-limit = İndirilen dosyaların sınırı.
help-sync-budget = Bu aygıtın bucket isteklerinin bir ayda en çok tutabileceği: USD olarak bir tutar veya off.
help-history = Dinledikleriniz geçmişe yazılsın mı.
help-theme = Tam ekranların renkleri; plain: yok. Ayarsız: terminalin renkleri.
help-mouse = Tam ekranlar tıklamaya ve tekerleğe yanıt versin mi. Shift ile fare metin seçer.
help-flow = Okuma düzeni: sayfalar, sürekli metin veya ayet ayet.
help-tajweed = Okurken tecvid kuralları renkle gösterilsin mi.
help-font = Sayfa çizimi için yazı tipi: adı veya dosyası.
# $least (number), $most (number)
help-font-size = Harflerin punto olarak boyutu, { $least }–{ $most }.
help-day-start = Yeni günün başladığı saat; örneğin sabah namazından önce okuyorsanız 03:00.
help-read-moment = Sayfanın okunmuş sayılması için görünür kalacağı saniye; off: kendiliğinden hiçbir zaman.
help-khatm-listening = Dinleme hatimde sayılsın mı.
help-translation = Varsayılan meal.
help-transliteration = Varsayılan okunuş.
help-words = Varsayılan kelime anlamları paketi.

# Wrong values of settings. $name: the setting.
not-on-or-off = { $name } on veya off olur; “{ $value }” olmaz
not-one-of = { $name } şunlardan biri olur: { $values }; “{ $value }” olmaz
not-first-or-last = { $name } first veya last olur; “{ $value }” olmaz
not-a-theme = { $name } light, dark, sepia, contrast veya plain olur; “{ $value }” olmaz
not-a-flow = { $name } page, continuous veya verses olur; “{ $value }” olmaz
# $least (number), $most (number)
not-points = { $name } { $least }–{ $most } arası bir punto sayısıdır; “{ $value }” olmaz
not-a-size = { $name } 2GB gibi bir boyuttur, en az 1MB; “{ $value }” olmaz
not-a-time = { $name } 03:00 gibi bir saattir; “{ $value }” olmaz
not-seconds = { $name } 1–3600 arası bir saniye sayısı veya off olur; “{ $value }” olmaz
not-a-budget = { $name } 2.50USD gibi bir tutar veya off olur; “{ $value }” olmaz
# $question (sentence)
setting-unit = { $name } { $question }

# The list of settings
no-setting = { $name } adlı ayar yok; bakın: { $command }
no-setting-but = { $name } adlı ayar yok; bunu mu demek istediniz: { $near }?
# A setting without a value and without a default.
nothing = boş
setting = ayar
setting-value = değer
setting-purpose = neyi belirler
brackets-are-defaults = köşeli parantezdeki değerler varsayılandır; değiştirmek için: { $command }
values-not-understood = bu sürüm değerini anlamadığı için uygulanmayanlar: { $names }

# Settings as a text
config-head = Bütün oturumların ayarları. Yazdığınız bir seçenek o oturumda ayarın önüne geçer.
config-form = Satır biçimi: anahtar = değer. # ile başlayan satır ayarlanmamıştır ve varsayılanı gösterir.
config-values = Değerler: { $values }
config-no-line = bu, anahtar = değer biçiminde değil: { $words }
# $line (number)
config-twice = { $key } zaten { $line }. satırda ayarlanmış

# The check of the installation: levels, subjects, results
level-ok = tamam
level-note = bilgi
level-fail = HATA
check-program = program
check-quran = Kur’an
check-of-library = kitaplık
check-texts = metinler
check-recordings = kayıtlar
check-cache = önbellek
check-loudness = gürlük
check-screen = ekran
check-network = ağ
check-font = yazı tipi
check-bus = oturum veri yolu
check-sound = ses sunucusu
# $count (number)
quran-verified = { $path }, doğrulandı: { $count } ayet
# $count (number)
library-found = { $path }, { $count } kâri
font-found = { $family }, { $path }
sink = çıkış { $name }
# $rate (number), $channels (number)
sink-with-format = çıkış { $name }, { $rate } Hz, { $channels } kanal

# Loudness. The levels are numbers in LUFS.
loudness-of = { $level } LUFS, tepe { $peak } dBTP
loudness-about = yaklaşık { $level } LUFS, tepe { $peak } dBTP
not-measured = henüz ölçülmedi
level = { $level } LUFS
level-about = yaklaşık { $level } LUFS
levels = { $least } ile { $most } LUFS arası
levels-about = yaklaşık { $least } ile { $most } LUFS arası
# $known (number), $count (number), $levels (sentence)
partly-measured = { $known } / { $count } ölçüldü, { $levels }
only-silence = yalnız sessizlik
reciter = kâri
loudness = gürlük
recording = kayıt

# Recordings
moved = { $title }: sahibi artık { $owner }, önceden { $former }; geri almak için: { $command }
same-sound = { $joined } ({ $joinedID }) ile { $kept } ({ $keptID }) aynı sesi içeriyor: artık ikisinin etiketleriyle tek kayıt, { $keptID }; diğer dosya çöp kutusunda

# Texts and packs
no-text = kurulu metin yok; kurmak için: { $command }
text-riwayah = rivayet
text-name = ad
text-size = metin
text-state = durum
# $count (number). $counting: the name of the numbers of ayat.
text-ayat = { $count } ayet ({ $counting })
verified = doğrulandı
damaged = bozuk
pack = paket
pack-kind = tür
pack-language = dil
pack-title = başlık
print = baskı
script = yazı
# $print (sentence)
print-added = { $id }: { $print }, eklendi
# $print (sentence)
print-replaced = { $id }: { $print }, değiştirildi
script-added = { $id }: { $count } kelime, her biri yerinde, eklendi
script-replaced = { $id }: { $count } kelime, her biri yerinde, değiştirildi
spelled-otherwise = { $count } kelimenin harfleri metnimizdeki aynı kelimelerden farklı, yazılarının yazdığı gibi
words-differ = { $count ->
    [one] bir kelime, bizim metnimizin kelimesinden bir harfte veya harekede farklı, ya da harflerin yerinde bir çizim var
   *[other] { $count } kelime, bizim metnimizin kelimelerinden bir harfte veya harekede farklı, ya da harflerin yerinde bir çizim var
  }
word-place = yer
word-of-file = dosyanın kelimesi
word-of-ours = bizim metnimizin kelimesi
digest-is = SHA-256 { $digest }
print-size = { $lines } satırlı { $pages } sayfa
script-size = { $count } kelime
default-kind = { $kind } (varsayılan)
offered-kind = { $kind }; indirmek için: { $command }
hafs-added = Hafs eskisi gibi Tanzil metniyle gösterilir
# $count (number)
text-added = { $riwayah }: { $count } ayet ({ $counting }), doğrulandı
# The riwayah of the letters beside a recitation of another one.
letters = metin: { $riwayah }

# Kinds of packs
translation = meal
transliteration = okunuş
words = kelime paketi
# $kind (sentence), $found (sentence)
pack-of-other-kind = { $id } istenen türde değil ({ $kind }); türü: { $found }
pack-not-installed = { $name } paketi kurulu değil; bakın: { $command }
pack-not-installed-but = { $name } paketi kurulu değil; bunu mu demek istediniz: { $near }?
no-default-translation = varsayılan meal { $name } kurulu değil
# $kind (sentence)
none-of-kind = kurulu { $kind } yok; kurmak için: { $command }
# $kind (sentence)
which-of-kind = hangi { $kind }? Kurulu olanlar: { $names }; varsayılanı seçmek için: { $command }
text-wanted = { $riwayah } metni kurulu değil; tablosunu veya JSON dosyasını { $source } adresinden alın, sonra yazın: { $command }; satırlarının SHA-256 değeri { $digest } olmalı
not-installed = kurulu değil
text-awaited = kaynağı: { $source }; satırlarının SHA-256 değeri: { $digest }
pack-offered = { $name } paketi kurulu değil; indirmek için ({ $title }): { $command }
kind-offered = kurulu { $kind } yok; indirmek için ({ $title }): { $command }
words-unknown = { $name } paketi kurulu değil; özgür lisanslı kelime anlamları bilinmiyor; kendi dosyanızı kurmak için: { $command }
no-words = kelime anlamları kurulu değil, özgür lisanslısı da bilinmiyor; kendi dosyanızı kurmak için: { $command }

# The facts of a pack. $kind (sentence), $count (number)
pack-added = { $id }: { $title }, { $kind }, { $count } ayet
# $kind (sentence), $count (number)
pack-added-in = { $id }: { $title }, { $language }, { $kind }, { $count } ayet
# $kind (sentence), $count (number)
pack-replaced = { $id }: { $title }, { $kind }, { $count } ayet; öncekinin yerini aldı
# $kind (sentence), $count (number)
pack-replaced-in = { $id }: { $title }, { $language }, { $kind }, { $count } ayet; öncekinin yerini aldı
pack-lacks = dosyada belirtilmemiş; eklemek için dosyayı şununla yeniden kurun: { $options }
# $kind (sentence)
the-default = { $kind }, varsayılan
pack-name = ad
pack-author = yazar
pack-direction = yön
pack-licence = lisans
pack-source = kaynak
pack-ayat = ayet
pack-digest = sha256
not-stated = belirtilmemiş
left-to-right = soldan sağa
right-to-left = sağdan sola
credit-licence = lisans: { $licence }
credit-no-licence = lisans belirtilmemiş
credit-source = kaynak: { $source }

# Translations that the setup offers
non-commercial = yalnız ticari olmayan kullanım için
network-off = ağ kapalı

# Files that are written
not-to-standard-output = { $path }: bu standart çıktıya yazılmaz; bir dosya adı verin
not-added-to-standard-output = { $path }: bu standart çıktıya eklenmez; bir dosya adı verin
exists = { $count ->
    [one] { $path } zaten var; üzerine yazmak için: --force
   *[other] dosyalardan { $count } tanesi zaten var, örneğin { $path }; üzerlerine yazmak için: --force
  }
replace-question = { $count ->
    [one] { $path } zaten var; üzerine yazılsın mı?
   *[other] dosyalardan { $count } tanesi zaten var, örneğin { $path }; üzerlerine yazılsın mı?
  }
left-as-is = { $path } olduğu gibi bırakıldı
# $reason (sentence)
cannot-write-file = { $path }: yazılamıyor: { $reason }; başka bir dosya verin
# $reason (sentence)
cannot-write-folder = { $path }: yazılamıyor: { $reason }; başka bir klasör verin

help-language = Programın dili; auto: sistemin dili.
help-digits = Cümlelerdeki sayıların rakamları; auto: dilin rakamları, latin: 0–9.
no-language = language, auto ya da { $codes } değerlerinden biri olur, “{ $value }” olmaz; bakınız: { $command }

language-code = kod
language-name = dil
language-state = durum
language-in-force = kullanılıyor
language-unread = henüz anadili konuşan biri okumadı
language-unread-chosen = { $name }: henüz anadili konuşan biri okumadı; geri dönmek için: { $command }
