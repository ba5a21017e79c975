# The start
no-page = halaman studio belum terpasang; pasang ulang Tilawa
no-browser = peramban tidak ditemukan; buka sendiri alamatnya
only-here = Hanya komputer ini yang dapat menjangkaunya. Ctrl-C mengakhirinya; yang diputar tetap berjalan.
ctrl-c-ends = Ctrl-C mengakhirinya; yang diputar tetap berjalan.

# The start with access from the network
phone-opens = Hanya komputer ini yang dapat menjangkau alamat itu. Ponsel di jaringan yang sama membuka alamat ini:
no-qr-code = kode QR tidak ditampilkan tanpa paket libqrencode4
other-network = atau lewat jaringan lain: { $address }
address-pairs = Alamat ini memasangkan satu perangkat, dalam 10 menit. Setelan pada halaman di komputer ini menyediakan alamat lain.
browser-warns =
    Peramban akan memperingatkan, karena hanya komputer ini yang menjamin sertifikatnya. Tampilkan sertifikat itu, dan lanjutkan
    hanya bila sidik jari SHA-256-nya adalah ini:

# Devices
device = perangkat
device-paired = dipasangkan
some-device = perangkat
no-devices = Belum ada perangkat yang dipasangkan. Untuk memasangkan: { $command }
no-device = tidak ada perangkat bernama “{ $name }”; { $command } menampilkan daftarnya
forgotten = { $name } tidak boleh masuk lagi.
devices-damaged = { $path } rusak; hapus file itu dan pasangkan lagi perangkat Anda
too-many-devices = sudah ada { $count } perangkat; lupakan satu dengan: { $command }
not-added = perangkat tidak ditambahkan

# The network
no-network = komputer ini tidak terhubung ke jaringan; sambungkan, atau sebutkan alamatnya dengan --lan-address
no-address = “{ $text }” bukan alamat seperti 192.168.1.5
not-our-address = komputer ini tidak memiliki alamat { $address }
cannot-listen = tidak dapat menerima sambungan di port { $port } pada { $address }: { $reason }; pilih port lain dengan { $option }
cannot-make-folder = folder tidak dapat dibuat di { $folder }: { $reason }
cannot-make-socket = soket tidak dapat dibuat

# Keys and certificates
library-needed = --lan memerlukan paket libgnutls30: { $reason }
library-failed = { $operation }: { $reason }
cannot-make-key = kunci tidak dapat dibuat
cannot-read-key = kunci tidak dapat dibaca
cannot-write-key = kunci tidak dapat ditulis
cannot-make-certificate = sertifikat tidak dapat dibuat
cannot-read-certificate = sertifikat tidak dapat dibaca
cannot-write-certificate = sertifikat tidak dapat ditulis
cannot-use-certificate = sertifikat tidak dapat dipakai
cannot-prepare-tls = TLS tidak dapat disiapkan

# Strangers
unknown-host = nama server ini tidak dikenal
other-page = halaman lain tidak boleh meminta di sini
stranger = buka alamat yang dicetak oleh { $command }
only-on-machine = ini hanya dapat dilakukan di komputernya sendiri
no-code = isi permintaan bukan kode
wrong-code = kode ini salah, sudah dipakai, atau terlalu lama; mintalah kode lain
not-open = perangkat lain hanya diizinkan masuk dengan: { $command }
no-ticket = tidak ada tiket untuk ini

# Requests that cannot be read
unknown-method = metode ini tidak dikenal
other-method = permintaan ini dikirim dengan metode lain
too-large = permintaan terlalu besar
address-too-long = alamat terlalu panjang
head-too-long = kepala permintaan terlalu panjang
no-length = permintaan tidak menyebutkan panjangnya
malformed = bentuk permintaan salah
not-in-time = permintaan tidak datang tepat waktu
speaks-https = port ini memakai https; buka alamat dengan { $scheme }
no-object = isi permintaan bukan objek JSON
message-no-object = pesan pertama bukan objek JSON
no-player-request = isinya bukan permintaan kepada pemutar

# Things that are not there
not-found = tidak ditemukan
page-missing = halaman tidak ada
no-request = tidak ada permintaan seperti itu
no-recording = tidak ada rekaman seperti itu
no-reciter = tidak ada qari yang memiliki ayat ini di sini
no-sound = suaranya tidak ada
sound-too-short = suara tidak sampai sejauh itu
too-many-pages = terlalu banyak halaman terbuka
too-many-microphones = tidak ada mikrofon lagi yang dapat didengarkan sekarang; akhiri salah satu dahulu

# Values of requests
too-many-values = terlalu banyak nilai
value-unknown = { $request } tidak menerima “{ $name }”
value-too-long = “{ $name }” terlalu panjang, atau berisi karakter kendali
value-missing = “{ $name }” tidak ada
value-twice = “{ $name }” ada dua kali
value-no-id = “{ $name }” adalah id sebuah rekaman
value-hyphen = “{ $name }” diawali tanda hubung
value-rate = “{ $name }” antara { $least } dan { $most }

# Commands that answer the page
program-does-not-start = program tidak dapat dijalankan
program-ended = program berakhir dengan kode { $code }
