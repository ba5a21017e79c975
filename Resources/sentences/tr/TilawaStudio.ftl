# The studio: what the command says on a terminal, and why a request of the page was refused. The page shows these lines as well.

# The start
no-page = stüdyonun sayfası kurulmamış; Tilawa’yı yeniden kurun
no-browser = tarayıcı bulunamadı; adresi kendiniz açın
only-here = Ona yalnız bu bilgisayar ulaşır. Ctrl-C bitirir; oynatılan devam eder.
ctrl-c-ends = Ctrl-C bitirir; oynatılan devam eder.

# The start with access from the network. The address for a phone stands below the first line, and the fingerprint below the last one.
phone-opens = O adrese yalnız bu bilgisayar ulaşır. Aynı ağdaki bir telefon şunu açar:
no-qr-code = libqrencode4 paketi olmadan QR kodu gösterilmez
other-network = veya başka bir ağdan: { $address }
address-pairs = Adres 10 dakika içinde bir cihazı eşleştirir. Başka bir adres bu bilgisayardaki sayfanın Ayarlar bölümündedir.
# Two lines.
browser-warns =
    Tarayıcı uyarır, çünkü sertifikaya yalnız bu bilgisayar kefildir. Sertifikayı gösterin ve ancak
    SHA-256 parmak izi şuysa devam edin:

# Devices
device = cihaz
device-paired = eşleştirildi
# The name of a device without one.
some-device = cihaz
no-devices = Eşleştirilmiş cihaz yok. Eşleştirmek için: { $command }
no-device = “{ $name }” adlı cihaz yok; { $command } cihazları listeler
forgotten = { $name } artık giremez.
devices-damaged = { $path } bozuk; silin ve cihazlarınızı yeniden eşleştirin
# $count (number)
too-many-devices = { $count } cihaz var; birini unutturmak için: { $command }
not-added = cihaz eklenmedi

# The network. $reason (sentence): words of the system.
no-network = bu bilgisayar hiçbir ağda değil; bir ağa bağlanın veya adresini --lan-address ile verin
no-address = “{ $text }” 192.168.1.5 gibi bir adres değil
not-our-address = bu bilgisayarın { $address } adresi yok
# $reason (sentence)
cannot-listen = { $address } adresinin { $port } portu dinlenemiyor: { $reason }; { $option } ile başkasını seçin
# $reason (sentence)
cannot-make-folder = { $folder } içinde klasör oluşturulamıyor: { $reason }
cannot-make-socket = soket oluşturulamıyor

# Keys and certificates. $operation (sentence): one of those below, $reason (sentence): words of the library.
library-needed = --lan için libgnutls30 paketi gerekir: { $reason }
# $operation (sentence), $reason (sentence)
library-failed = { $operation }: { $reason }
cannot-make-key = anahtar oluşturulamıyor
cannot-read-key = anahtar okunamıyor
cannot-write-key = anahtar yazılamıyor
cannot-make-certificate = sertifika oluşturulamıyor
cannot-read-certificate = sertifika okunamıyor
cannot-write-certificate = sertifika yazılamıyor
cannot-use-certificate = sertifika kullanılamıyor
cannot-prepare-tls = TLS hazırlanamıyor

# Strangers
unknown-host = sunucunun bu adı bilinmiyor
other-page = başka bir sayfa burada istekte bulunamaz
stranger = { $command } komutunun yazdırdığı adresi açın
only-on-machine = bu yalnız bilgisayarın kendisinde yapılır
no-code = gövde bir kod değil
wrong-code = bu kod yanlış, kullanılmış veya çok eski; yenisini isteyin
not-open = diğer cihazlar yalnız şununla alınır: { $command }
no-ticket = bunun için bilet yok

# Requests that cannot be read
unknown-method = bu yöntem bilinmiyor
other-method = bu istek başka bir yöntemle gönderilir
too-large = istek çok büyük
address-too-long = adres çok uzun
head-too-long = isteğin başlığı çok uzun
no-length = istek uzunluğunu bildirmiyor
malformed = istek bozuk
not-in-time = istek zamanında gelmedi
speaks-https = bu port https konuşur; adresi { $scheme } ile açın
no-object = gövde bir JSON nesnesi değil
message-no-object = ilk mesaj bir JSON nesnesi değil
no-player-request = gövde oynatıcıya yönelik bir istek değil

# Things that are not there
not-found = bulunamadı
page-missing = sayfa eksik
no-request = böyle bir istek yok
no-recording = böyle bir kayıt yok
no-reciter = burada bu ayeti okuyan kâri yok
no-sound = ses yok
sound-too-short = ses oraya kadar sürmüyor
too-many-pages = çok fazla sayfa açık
too-many-microphones = şimdi daha fazla mikrofon dinlenemez; başka birini bitirin

# Values of requests. $name and $request are names of the protocol.
too-many-values = çok fazla değer
value-unknown = { $request } “{ $name }” değerini almaz
value-too-long = “{ $name }” çok uzun veya denetim karakterleri içeriyor
value-missing = “{ $name }” eksik
value-twice = “{ $name }” iki kez var
value-no-id = “{ $name }” bir kayıt id’si olmalı
value-hyphen = “{ $name }” kısa çizgiyle başlıyor
value-rate = “{ $name }” { $least }–{ $most } arası olmalı

# Commands that answer the page
program-does-not-start = program başlatılamıyor
program-ended = { $code } koduyla bitti
