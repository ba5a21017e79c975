# Shared
next = berikutnya: { $command }
remark-on = { $subject }: { $remark }
confirm = { $question } [y/N]
none = tidak ada

# Settings that are looked for while a command begins
no-bus = tidak ditemukan, atau TILAWA_BUS bernilai no: tanpa tombol media, tanpa pemberitahuan
unknown-riwayah = setelan riwayah tidak dikenal oleh versi ini, memakai hafs; lihat: { $command }
unknown-print = tidak ada cetakan { $print } yang disebut setelan print; memakai madani; lihat: { $command }
unreadable-print = setelan print tidak dapat dibaca, memakai madani: { $fault }
default-riwayah = { $fault }; memakai riwayat bawaan

# Advice after a fault of the library
see-reciters = { $fault }; lihat `{ $command }`
see-recordings = { $fault }; lihat `{ $command }`
open-khatm = { $fault }; untuk membukanya: { $command }
restore-khatm = { $fault }; untuk memulihkannya: { $command }
use-backup = { $fault }; untuk memakai cadangan tanggal { $day }, ketik: { $command }
begin-empty = { $fault }; untuk mulai dengan pustaka kosong, ketik: { $command }
use-backup-or-begin-empty = { $fault }; untuk memakai cadangan tanggal { $day }, ketik: { $command }; untuk mulai dengan pustaka kosong: { $emptyCommand }
no-backups = { $fault }; daftar cadangannya tidak dapat ditampilkan
check-library = { $fault }; untuk memeriksa pustaka, ketik: { $command }
name-another-backup = { $fault }; sebutkan yang lain dengan --from
install-again = { $fault }; pasang lagi dengan: { $command }
see-check = { $fault }; lihat { $command }
import-again = { $fault }; impor lagi, atau impor folder yang memuatnya: { $command }
give-pack-id = { $fault }: berikan dengan --id, misalnya en.somebody

# Exchange of a library
other-files = { $folder }: { $count } file lain dilewati
unknown-sound = { $path }: tidak ada yang diketahui tentang suara ini di sana; untuk tetap mengambilnya: { $command }

# A file where a range is expected
file-for-range = { $file } adalah file, bukan bagian Al-Quran; untuk memasukkannya ke pustaka: { $command }

# Reciters
no-reciter = tidak ada qari { $id }; lihat: { $command }
no-such-reciter = tidak ada qari { $id }; cari dengan: { $command }
no-reciter-but = tidak ada qari { $id }; maksud Anda { $near }?
reciter-not-added = { $id } belum ada di pustaka Anda; tambahkan dengan: { $command }

# Other programs
program-not-found = letak program ini tidak dapat diketahui: { $reason }
no-systemctl = tidak ada systemctl di komputer ini
systemctl-does-not-start = systemctl tidak dapat dijalankan
systemctl-does-not-answer = systemctl tidak menjawab
program-does-not-start = { $program } tidak dapat dijalankan
enter-closes = Enter menutup jendela ini.
begin-again = { $program }: { $reason }; ketik lagi

# The rescue of a damaged library without a person
rescued-damaged = pustaka rusak; sekarang ada di { $aside }; cadangan tanggal { $day } menggantikannya, dan perubahan sejak itu tidak ada di dalamnya; berikutnya: { $command }
rescued-missing = pustaka hilang; cadangan tanggal { $day } menggantikannya, dan perubahan sejak itu tidak ada di dalamnya; berikutnya: { $command }
rescued-meanwhile = perintah lain sudah memperbaikinya

# Notifications
click-opens = klik untuk membuka halaman; Ctrl-C mengakhiri ini
no-notifications = tidak ada desktop yang menampilkan pemberitahuan di sini

# Reminders
khatm-reminder = sisa target hari ini
hifz-reminder = daftar hafalan hari ini
ayah-reminder = ayat hari ini
reminder-removed = pengingat { $title } dihapus
there-was-no-reminder = tadinya tidak ada pengingat { $title }
no-reminder = tidak ada pengingat { $title }
reminder-set = pengingat { $title } · { $time } · berikutnya { $next } · oleh { $runner }
not-loaded = systemd tidak memuatnya ({ $reason }): pengingat mulai setelah Anda masuk berikutnya, atau bila Anda mengetik: systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = crontab tidak dapat dijalankan
crontab-unreadable = crontab Anda tidak dapat dibaca: { $complaint }
crontab-unwritable = crontab Anda tidak dapat ditulis: { $complaint }
no-control-characters = nama dengan karakter kendali tidak dapat dijadwalkan
crontab-takes = crontab tidak menerima nama dengan garis miring terbalik, dan hanya menerima waktu 1m sampai 59m atau jam penuh
no-scheduler = komputer ini tidak memiliki systemd maupun cron
cannot-remove = { $path }: tidak dapat dihapus: { $reason }

# The options of play, for the list of settings and the help
help-each = Berapa kali setiap ayat diputar dalam satu putaran.
help-repeat = Berapa kali seluruh bagian diputar.
help-gap = Jeda hening setelah setiap ayat: detik, milidetik, atau persen dari ayat, misalnya 5s, 500ms, atau 150%.
help-pass-gap = Jeda hening di antara dua putaran; menggantikan jeda ayat di sana.
help-connect-before = Berapa ayat yang diputar sebelum bagian ini.
help-connect-after = Berapa ayat yang diputar sesudah bagian ini.
help-connect-every-pass = Putar ayat-ayat itu pada setiap putaran, atau hanya di awal dan akhir sesi.
help-then = Yang diputar setelah putaran terakhir.
help-then-repeat = Apakah yang diputar setelah putaran terakhir diulang seperti bagiannya.
help-then-times = Berapa kali dilanjutkan, atau sampai akhir apa.
help-basmalah = Kapan basmalah sebuah surah diputar: pada kali pertama, di setiap putaran, setiap kali diputar, atau tidak pernah.
help-istiadha = Mulai dengan taawuz, bila ada sumber yang memilikinya.
help-riwayah-option = Riwayat, dengan nomor ayat dan para qarinya. Bawaan: yang disetel, atau hafs.
help-reciter = Para qari, menurut urutan pilihan: id dipisahkan koma, atau beberapa opsi.
help-alternate = Putar setiap ayat dari setiap qari yang disebut secara bergiliran. Dengan --each, seluruh giliran diulang.
help-missing = Apa yang dilakukan dengan ayat yang tidak dimiliki qari mana pun.
help-start-at = Mulai pada ayat ini dari bagian. Putaran pertama melewati ayat-ayat sebelumnya.
help-offline = Jangan mengunduh apa pun; hanya putar file di komputer ini.
help-preset = Gunakan opsi dari sebuah preset. Opsi yang Anda ketik lebih diutamakan.
help-volume = Volume (amplitudo) dalam persen, 0 sampai 100.
help-speed = Kecepatan bacaan; tinggi nadanya tetap sama.
speed-values = 0.5…2 dengan langkah 0.05
help-loudness = Putar semua sumber sama keras, atau masing-masing seperti rekamannya.
help-for = Akhiri sesi setelah waktu ini.
help-rate = Laju sampel dalam Hz.
help-channels = Jumlah kanal, 1 atau 2.
help-bits = Bit per sampel: 16, 24, atau 32 (float).
help-output = Ke mana suara dikirim: { $kinds }, atau file dengan akhiran tersebut. (bawaan: pulse)
help-force = Timpa file yang sudah ada tanpa bertanya.
help-inline = Tampilkan satu baris yang diperbarui, bukan layar penuh.
help-plain = Cetak satu baris polos untuk setiap kejadian, bagi pembaca layar: tanpa warna, tanpa gambar ulang. Tombol tetap berfungsi.
help-bidi = Siapa yang mengurutkan teks kanan-ke-kiri: terminal, tidak ada, atau pemutar. Bawaan: sesuai kemampuan terminal yang diketahui. Bila tidak diketahui, yang disorot ayatnya, bukan katanya.
help-translation-option = Tampilkan terjemahan ini di layar, atau none. Bawaan: lihat { $command }.
help-notify = Tampilkan pemberitahuan desktop dengan teks setiap ayat baru.
help-save = Ingat di mana sesi berhenti (untuk play last), dan tambahkan ke riwayat dengar. Bawaan: hanya bila suara dikirim ke server suara.
help-json = Cetak jawaban sebagai JSON.
help-replace = Hentikan sesi yang sedang diputar, simpan tempatnya, dan putar yang ini.
help-queue = Bila ada sesi yang diputar, tunggu sampai selesai.
help-wait = Bila ada sesi yang diputar, tunggu sampai selesai, paling lama selama ini.
help-detach = Putar di latar belakang; terminal langsung bebas.

# A wrong option of play
no-option = tidak ada opsi { $option }
option-refuses = { $option } tidak menerima “{ $value }”
option-refuses-but-takes = { $option } tidak menerima “{ $value }”: nilainya { $values }
option-lacks-value = { $option } memerlukan nilai
option-lacks-value-of = { $option } memerlukan nilai: { $values }

# Options of play that do not fit together
nothing-to-hear = sebutkan yang akan diputar, misalnya 2:255 atau 67
continuation-without-then = --then-repeat dan --then-times memerlukan --then ayat:N atau --then pages:N
one-reciter-alternates = --alternate memerlukan dua qari atau lebih, misalnya --reciter mine,husary
negative-connection = --connect-before dan --connect-after memerlukan 0 atau lebih
cannot-be-kept = --save hanya berlaku untuk keluaran pulse dan null:realtime
cannot-be-detached = --detach tidak berlaku untuk keluaran { $output }
cannot-hold-bits = --bits { $bits }: { $kind } tidak menyimpan sampel
cannot-hold-rate = --rate { $rate }: { $kind } tidak memilikinya; yang terdekat { $nearest }
fault-of-setting = { $fault }; ini sebuah setelan, lihat: { $command }
fault-of-preset = { $fault }; ini ada di preset atau setelan; lihat: { $presetCommand }, { $command }

# Presets
preset-fault = preset { $name }: { $fault }
preset-format-unknown = preset { $name }: formatnya tidak dikenal
preset-not-understood = (tidak dipahami oleh versi Tilawa ini)
preset-name = nama
preset-options = { $command } …
no-presets = belum ada preset; misalnya: { $command }
preset-name-refused = nama preset boleh berisi huruf, angka, - _ dan ., bukan “{ $name }”

# The version and the notices
about = Tilawa { $version }, Apache License 2.0
own-packs = Paket yang Anda pasang

# What the settings are for
help-riwayah = Riwayat, dengan nomor ayat dan para qarinya.
help-print = Cetakan yang halaman, baris, juz, dan rukunya dipakai: madani, taj-13, taj-16, atau yang ditambahkan.
help-teacher = Qari untuk rekaman baru.
help-recordings-order = Tempat guru baru dalam urutan pilihan: sebelum qari dari katalog, atau terakhir.
help-network = Apakah sesi mengunduh file yang belum ada.
help-downloads-limit = Batas untuk file unduhan.
help-sync-budget = Biaya paling banyak sebulan untuk permintaan perangkat ini ke bucket: jumlah dalam USD, atau off.
help-history = Apakah riwayat dengar mencatat yang Anda dengar.
help-theme = Warna layar penuh; plain: tanpa warna. Bila tidak diatur: warna terminal.
help-mouse = Apakah layar penuh menanggapi klik dan roda. Shift dengan tetikus memilih teks.
help-flow = Tata letak bacaan: halaman, teks bersambung, atau per ayat.
help-tajweed = Apakah bacaan menampilkan hukum tajwid dengan warna.
help-font = Fon untuk menggambar halaman: nama atau filenya.
help-font-size = Ukuran huruf dalam poin, { $least } sampai { $most }.
help-day-start = Jam mulainya hari baru, misalnya 03:00 bila Anda membaca sebelum Subuh.
help-read-moment = Berapa detik halaman tampil sebelum dihitung sudah dibaca; off: tidak pernah otomatis.
help-khatm-listening = Apakah yang didengar dihitung dalam khatam.
help-translation = Terjemahan bawaan.
help-transliteration = Transliterasi bawaan.
help-words = Paket arti kata bawaan.

# Wrong values of settings
not-on-or-off = { $name } adalah on atau off, bukan “{ $value }”
not-one-of = { $name } adalah { $values }, bukan “{ $value }”
not-first-or-last = { $name } adalah first atau last, bukan “{ $value }”
not-a-theme = { $name } adalah light, dark, sepia, contrast, atau plain, bukan “{ $value }”
not-a-flow = { $name } adalah page, continuous, atau verses, bukan “{ $value }”
not-points = { $name } adalah jumlah poin, { $least } sampai { $most }, bukan “{ $value }”
not-a-size = { $name } adalah ukuran seperti 2GB, sedikitnya 1MB, bukan “{ $value }”
not-a-time = { $name } adalah jam seperti 03:00, bukan “{ $value }”
not-seconds = { $name } adalah jumlah detik, 1 sampai 3600, atau off, bukan “{ $value }”
not-a-budget = { $name } adalah jumlah seperti 2.50USD, atau off, bukan “{ $value }”
setting-unit = { $name } { $question }

# The list of settings
no-setting = tidak ada setelan { $name }; lihat: { $command }
no-setting-but = tidak ada setelan { $name }; maksud Anda { $near }?
nothing = tidak ada
setting = setelan
setting-value = nilai
setting-purpose = kegunaannya
brackets-are-defaults = nilai dalam kurung adalah bawaan; untuk mengubah: { $command }
values-not-understood = tidak diterapkan, karena versi ini tidak memahami nilainya: { $names }

# Settings as a text
config-head = Setelan untuk semua sesi. Opsi yang Anda ketik mengalahkan setelan untuk sesi itu.
config-form = Bentuk baris: kunci = nilai. Baris yang diawali # tidak diatur dan menunjukkan nilai bawaan.
config-values = Nilai: { $values }
config-no-line = ini bukan kunci = nilai: { $words }
config-twice = { $key } sudah diatur di baris { $line }

# The check of the installation: levels, subjects, results
level-ok = baik
level-note = catatan
level-fail = GAGAL
check-program = program
check-quran = Al-Quran
check-of-library = pustaka
check-texts = teks
check-recordings = rekaman
check-cache = cache
check-loudness = kenyaringan
check-screen = layar
check-network = jaringan
check-font = fon
check-bus = bus sesi
check-sound = server suara
quran-verified = { $path }, terverifikasi: { $count } ayat
library-found = { $path }, { $count } qari
font-found = { $family }, { $path }
sink = sink { $name }
sink-with-format = sink { $name }, { $rate } Hz, { $channels } kanal

# Loudness
loudness-of = { $level } LUFS, puncak { $peak } dBTP
loudness-about = sekitar { $level } LUFS, puncak { $peak } dBTP
not-measured = belum diukur
level = { $level } LUFS
level-about = sekitar { $level } LUFS
levels = { $least } sampai { $most } LUFS
levels-about = sekitar { $least } sampai { $most } LUFS
partly-measured = { $known } dari { $count } sudah diukur, { $levels }
only-silence = hanya hening
reciter = qari
loudness = kenyaringan
recording = rekaman

# Recordings
moved = { $title } sekarang milik { $owner }, tadinya milik { $former }; untuk mengurungkannya: { $command }
same-sound = suara { $joined } ({ $joinedID }) sama dengan { $kept } ({ $keptID }): sekarang keduanya satu rekaman, { $keptID }, dengan label keduanya; file yang lain ada di tempat sampah

# Texts and packs
no-text = belum ada teks terpasang; pasang dengan: { $command }
text-riwayah = riwayat
text-name = nama
text-size = teks
text-state = keadaan
text-ayat = { $count } ayat ({ $counting })
verified = terverifikasi
damaged = rusak
pack = paket
pack-kind = jenis
pack-language = bahasa
pack-title = judul
print = cetakan
script = tulisan
print-added = { $id }: { $print }, ditambahkan
print-replaced = { $id }: { $print }, diganti
script-added = { $id }: { $count } kata, masing-masing di tempatnya, ditambahkan
script-replaced = { $id }: { $count } kata, masing-masing di tempatnya, diganti
spelled-otherwise = huruf { $count } kata berbeda dari kata yang sama dalam teks kami, sebagaimana tulisannya
words-differ = { $count ->
   *[other] { $count } kata berbeda dari teks kita dalam huruf atau harakat, atau memakai gambar sebagai ganti huruf
  }
word-place = tempat
word-of-file = kata dalam berkas
word-of-ours = kata teks kita
digest-is = SHA-256 { $digest }
print-size = { $pages } halaman dengan { $lines } baris
script-size = { $count } kata
default-kind = { $kind } (bawaan)
offered-kind = { $kind }; untuk mengunduhnya: { $command }
hafs-added = Hafs ditampilkan dalam teks Tanzil seperti sebelumnya
text-added = { $riwayah }: { $count } ayat ({ $counting }), terverifikasi
letters = teks: { $riwayah }

# Kinds of packs
translation = terjemahan
transliteration = transliterasi
words = paket arti kata
pack-of-other-kind = { $id } bukan { $kind }: jenisnya { $found }
pack-not-installed = paket { $name } belum terpasang; lihat: { $command }
pack-not-installed-but = paket { $name } belum terpasang; maksud Anda { $near }?
no-default-translation = terjemahan bawaan { $name } belum terpasang
none-of-kind = belum ada { $kind } yang terpasang; untuk memasang: { $command }
which-of-kind = { $kind } yang mana? Yang terpasang: { $names }; untuk memilih yang bawaan: { $command }
text-wanted = teks { $riwayah } belum terpasang; ambil tabel atau JSON-nya dari { $source }, lalu ketik: { $command }; SHA-256 baris-barisnya harus { $digest }
not-installed = belum terpasang
text-awaited = ambil dari { $source }; SHA-256 baris-barisnya: { $digest }
pack-offered = paket { $name } belum terpasang; untuk mengunduh { $title }: { $command }
kind-offered = belum ada { $kind } terpasang; untuk mengunduh { $title }: { $command }
words-unknown = paket { $name } belum terpasang; tidak ada arti kata berlisensi bebas yang diketahui; untuk memasang file Anda sendiri: { $command }
no-words = belum ada arti kata terpasang, dan yang berlisensi bebas tidak diketahui; untuk memasang file Anda sendiri: { $command }

# The facts of a pack
pack-added = { $id }: { $title }, { $kind } untuk { $count } ayat
pack-added-in = { $id }: { $title }, { $language }, { $kind } untuk { $count } ayat
pack-replaced = { $id }: { $title }, { $kind } untuk { $count } ayat, menggantikan yang sebelumnya
pack-replaced-in = { $id }: { $title }, { $language }, { $kind } untuk { $count } ayat, menggantikan yang sebelumnya
pack-lacks = tidak disebutkan dalam file; untuk menambahkannya, pasang lagi file itu dengan: { $options }
the-default = { $kind }, bawaan
pack-name = nama
pack-author = penulis
pack-direction = arah
pack-licence = lisensi
pack-source = sumber
pack-ayat = ayat
pack-digest = sha256
not-stated = tidak disebutkan
left-to-right = kiri ke kanan
right-to-left = kanan ke kiri
credit-licence = lisensi: { $licence }
credit-no-licence = lisensi tidak disebutkan
credit-source = sumber: { $source }

# Translations that the setup offers
non-commercial = hanya untuk penggunaan nonkomersial
network-off = jaringan dimatikan

# Files that are written
not-to-standard-output = { $path }: ini tidak ditulis ke keluaran standar; sebutkan file
not-added-to-standard-output = { $path }: ini tidak ditambahkan ke keluaran standar; sebutkan file
exists = { $count ->
    [1] { $path } sudah ada; untuk menggantikannya: --force
   *[other] { $count } dari file itu sudah ada, misalnya { $path }; untuk menggantikannya: --force
  }
replace-question = { $count ->
    [1] { $path } sudah ada; gantikan?
   *[other] { $count } dari file itu sudah ada, misalnya { $path }; gantikan?
  }
left-as-is = { $path } dibiarkan seperti semula
cannot-write-file = { $path }: tidak dapat ditulis: { $reason }; sebutkan file lain
cannot-write-folder = { $path }: tidak dapat ditulis: { $reason }; sebutkan folder lain

help-language = Bahasa program; auto: bahasa sistem.
help-digits = Angka dalam kalimat; auto: angka bahasa itu, latin: 0 sampai 9.
no-language = language adalah auto atau salah satu dari { $codes }, bukan “{ $value }”; lihat: { $command }

language-code = kode
language-name = bahasa
language-state = keadaan
language-in-force = dipakai
language-unread = belum dibaca penutur asli
language-unread-chosen = { $name }: belum dibaca penutur asli; untuk kembali: { $command }
