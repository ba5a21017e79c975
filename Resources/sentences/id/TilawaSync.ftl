# The places of synchronisation and their faults. Most begin with the file, the address or the name that is at fault.

# Places
place-forms = tempat sinkronisasi berupa folder, webdavs://…, webdav://…, s3://BUCKET/PREFIX, atau rclone:REMOTE:PATH
no-place = { $address }: { $forms }
write-scheme = { $address }: { $forms }; tulis { $scheme }://
place-of-newer-version = dibuat oleh versi Tilawa yang lebih baru, atau tilawa-sync.json-nya rusak
no-manifest = tidak ada tilawa-sync.json yang dikenal versi ini
no-object-name = { $name }: tidak ada objek yang bernama seperti itu
object-too-large = { $name }: sebuah objek paling besar 16 MiB
name-too-long = { $name }: nama di tempat terenkripsi paling panjang { $most } byte
refused-sound = { $id }: { $reason }

# Folders
fault = { $path }: { $reason }
no-folder = { $path }: bukan folder
folder-away = { $path }: tidak ada folder seperti itu; apakah disknya terpasang?
no-renaming = { $path }: sistem file tidak dapat mengganti nama file

# Servers of WebDAV
no-webdav-address = { $address }: ini bukan alamat server WebDAV
password-in-address = { $address }: kata sandi tidak boleh ditulis dalam alamat, yang dapat dilihat orang lain
wrong-password = { $address }: server tidak menerima nama pengguna dan kata sandi (401)
no-sizes = { $address }: server tidak menyebut ukuran file
no-moving = { $address }: server tidak memindahkan file
no-storing = { $address }: server tidak menyimpan file
no-storing-there = { $address }: server tidak menyimpan file; apakah ini folder WebDAV?
sent-lost = { $address }: kata server pengiriman berhasil, tetapi yang dikirim tidak ada di sana
no-folder-on-server = { $address }: tidak ada folder seperti itu di server
cannot-look = { $address }: server sekarang tidak dapat mencarinya (405)
no-webdav = { $address }: server tidak memakai WebDAV di sana ({ $status })
answer-unreadable = { $address }: jawaban server tidak terbaca: { $reason }
file-not-sent = { $address }: server menyebut file itu, tetapi tidak mengirimnya
not-removed = { $address }: server tidak menghapusnya

# Answers of a server, which are XML
xml-needs-package = XML dibaca dengan paket libexpat1: { $reason }
out-of-memory = memori habis
document-type-declared = menyatakan suatu jenis dokumen
line-fault = baris { $line }: { $reason }
no-xml = bukan XML
no-list-of-webdav = bukan daftar WebDAV
nested-too-deeply = elemennya bersarang terlalu dalam
too-many-files = menyebut lebih dari { $most } file
text-too-long = sebuah teks di dalamnya terlalu panjang

# Object stores. $code is a word of the store's own, $variables are names of variables.
no-bucket-address = { $address }: bucket ditulis s3://BUCKET/PREFIX; namanya terdiri atas 3 sampai 63 huruf, angka, titik, dan tanda hubung
options-of-bucket = { $address }: setelah tanda tanya, yang dikenal adalah endpoint=URL, region=NAME, dan profile=NAME
key-in-address = { $address }: kunci tidak boleh ditulis dalam alamat, yang dapat dilihat orang lain
no-endpoint = { $address }: alamat penyimpanan ditulis https://HOST atau http://HOST:PORT
no-region = { $region }: ini bukan nama wilayah
no-bucket-key = tidak ada kunci untuk penyimpanan itu: atur { $variables }, atau tulis di { $path }, bagian { $profile }
key-unusable = kunci penyimpanan itu memuat karakter yang tidak ada dalam kunci mana pun
no-bucket = { $bucket }: tidak ada bucket seperti itu; buatlah dahulu dengan alat dari penyimpanan itu
wrong-bucket-key = { $address }: penyimpanan tidak menerima kunci { $key } ({ $code })
clock-differs = jam komputer ini berbeda dari jam penyimpanan, yang menunjukkan { $time }: betulkan jamnya
other-region = { $bucket }: bucket ini tidak berada di wilayah { $region }; penyimpanan menyebut { $other }
no-right = { $address }: kunci { $key } tidak boleh membaca atau melihat daftar di sana
no-list-of-bucket = bukan daftar bucket

# rclone
remote-form = { $address }: tempat di rclone ditulis rclone:REMOTE:PATH
rclone-not-installed = rclone belum terpasang; pasang paket rclone
rclone-does-not-start = rclone tidak dapat dimulai: { $reason }
rclone-says = rclone: { $reason }
rclone-silent = tidak menjawab selama 30 dtk
no-such-remote = rclone tidak mengenal tempat ini: { $reason }

# The file with passwords. $line is a command of the shell.
credentials-of-one-line = nama pengguna dan kata sandi masing-masing satu baris
passwords-readable = { $path }: orang lain dapat membaca kata sandi di dalamnya; jalankan: { $line }
passwords-unreadable = { $path }: file kata sandi tidak terbaca

# Encrypted places
sealing-needs-package = tempat ini memerlukan paket libsodium23: { $reason }
sealed-already = tempat ini sudah terenkripsi
not-sealed = tempat ini tidak terenkripsi
secret-does-not-open = frasa sandi atau file kunci itu tidak membuka tempat ini
newer-key = tempat ini memakai kunci yang lebih baru; berikan frasa sandi atau file kuncinya ({ $command })
opened-by-key-file = tempat ini dibuka dengan file kunci
no-key-file = ini bukan file kunci; `{ $command }` membuatnya
passphrase-too-short = frasa sandi sedikitnya { $least } karakter
memory-for-passphrase = memori tidak cukup untuk memeriksa frasa sandi; diperlukan { $mebibytes } MiB
too-many-keys = sebuah tempat memiliki paling banyak { $most } kunci
