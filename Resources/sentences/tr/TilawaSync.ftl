# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = eşitleme yeri bir klasör, webdavs://…, webdav://…, s3://BUCKET/PREFIX veya rclone:REMOTE:PATH olur
no-place = { $address }: { $forms }
write-scheme = { $address }: { $forms }; { $scheme }:// yazın
place-of-newer-version = bunu Tilawa’nın daha yeni bir sürümü oluşturmuş veya tilawa-sync.json dosyası bozuk
no-manifest = bu sürümün tanıdığı bir tilawa-sync.json yok
no-object-name = { $name }: hiçbir nesnenin böyle bir adı olmaz
object-too-large = { $name }: bir nesne en çok 16 MiB olur
name-too-long = { $name }: şifreli bir yerde ad en çok { $most } bayt olur
refused-sound = { $id }: { $reason }

# Folders
fault = { $path }: { $reason }
no-folder = { $path }: klasör değil
folder-away = { $path }: böyle bir klasör yok; diski bağlı mı?
no-renaming = { $path }: dosya sistemi dosyaların adını değiştiremiyor

# Servers of WebDAV
no-webdav-address = { $address }: bu bir WebDAV sunucusunun adresi değil
password-in-address = { $address }: parola, başkalarının gördüğü bir adrese yazılmaz
wrong-password = { $address }: sunucu kullanıcı adını ve parolayı kabul etmiyor (401)
no-sizes = { $address }: sunucu dosyaların boyutunu söylemiyor
no-moving = { $address }: sunucu dosya taşımıyor
no-storing = { $address }: sunucu dosya saklamıyor
no-storing-there = { $address }: sunucu dosya saklamıyor; bu bir WebDAV klasörü mü?
sent-lost = { $address }: sunucu göndermenin başarılı olduğunu bildirdi, ama gönderilen sunucuda yok
no-folder-on-server = { $address }: sunucuda böyle bir klasör yok
cannot-look = { $address }: sunucu bunu şu anda arayamıyor (405)
no-webdav = { $address }: sunucu orada WebDAV kullanmıyor ({ $status })
answer-unreadable = { $address }: sunucunun yanıtı okunamıyor: { $reason }
file-not-sent = { $address }: sunucu dosyanın adını veriyor, ama dosyayı göndermiyor
not-removed = { $address }: sunucu bunu kaldırmıyor

# Answers of a server, which are XML
xml-needs-package = XML için libexpat1 paketi gerekir: { $reason }
out-of-memory = bellek yetmiyor
document-type-declared = bir belge türü bildiriyor
line-fault = satır { $line }: { $reason }
no-xml = XML değil
no-list-of-webdav = bir WebDAV listesi değil
nested-too-deeply = ögeleri çok derin iç içe
too-many-files = { $most } dosyadan fazlasını belirtiyor
text-too-long = içindeki bir metin çok uzun

# Object stores. $code is a word of the store's own, $variables are names of variables.
no-bucket-address = { $address }: bucket adresi s3://BUCKET/PREFIX diye yazılır; adında 3–63 harf, rakam, nokta veya kısa çizgi olur
options-of-bucket = { $address }: soru işaretinden sonra endpoint=URL, region=NAME ve profile=NAME bilinir
key-in-address = { $address }: anahtar, başkalarının gördüğü bir adrese yazılmaz
no-endpoint = { $address }: deponun adresi https://HOST veya http://HOST:PORT diye yazılır
no-region = { $region }: bu bir bölge adı değil
no-bucket-key = depo için anahtar yok: { $variables } değişkenlerini ayarlayın veya anahtarı { $path } dosyasının { $profile } bölümüne yazın
key-unusable = deponun anahtarında, hiçbir anahtarda olmayan karakterler var
no-bucket = { $bucket }: böyle bir bucket yok; önce deponun kendi araçlarıyla oluşturun
wrong-bucket-key = { $address }: depo { $key } anahtarını kabul etmiyor ({ $code })
clock-differs = bu bilgisayarın saati deponunkinden farklı; depoda saat { $time }: saatinizi ayarlayın
other-region = { $bucket }: bucket { $region } bölgesinde değil; deponun söylediği: { $other }
no-right = { $address }: { $key } anahtarının orada okuma veya listeleme izni yok
no-list-of-bucket = bir bucket listesi değil

# rclone
remote-form = { $address }: rclone’daki bir yer rclone:REMOTE:PATH diye yazılır
rclone-not-installed = rclone kurulu değil; rclone paketini kurun
rclone-does-not-start = rclone başlamıyor: { $reason }
rclone-says = rclone: { $reason }
rclone-silent = 30 saniyedir yanıt vermiyor
no-such-remote = rclone bu yeri bilmiyor: { $reason }

# The file with passwords. $line is a command of the shell.
credentials-of-one-line = kullanıcı adı ve parola birer satırdır
passwords-readable = { $path }: içindeki parolaları başkaları okuyabilir; şunu çalıştırın: { $line }
passwords-unreadable = { $path }: parola dosyası okunamıyor

# Encrypted places
sealing-needs-package = bu yer için libsodium23 paketi gerekir: { $reason }
sealed-already = bu yer zaten şifreli
not-sealed = bu yer şifreli değil
secret-does-not-open = parola cümlesi veya anahtar dosyası bu yeri açmıyor
newer-key = bu yerin daha yeni bir anahtarı var; parola cümlesini veya anahtar dosyasını verin ({ $command })
opened-by-key-file = bu yer bir anahtar dosyasıyla açılır
no-key-file = bu bir anahtar dosyası değil; `{ $command }` bir tane oluşturur
passphrase-too-short = parola cümlesi en az { $least } karakterdir
memory-for-passphrase = parola cümlesini denetlemeye bellek yetmiyor; gereken: { $mebibytes } MiB
too-many-keys = bir yerin en çok { $most } anahtarı olur
