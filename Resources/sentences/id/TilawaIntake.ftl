failed = { $operation }: { $reason }
failed-at = { $path }: { $operation }: { $reason }

# What failed
cannot-add = tidak dapat ditambahkan
cannot-add-reciter = { $name } tidak dapat ditambahkan
cannot-align = { $title } tidak dapat diselaraskan
cannot-check-files = file { $name } tidak dapat diperiksa
cannot-identify = tidak dapat dikenali
cannot-identify-recording = { $title } tidak dapat dikenali
cannot-find = { $title } tidak dapat ditemukan
cannot-find-fetched = yang sudah diunduh tidak dapat ditemukan
cannot-import = tidak dapat diimpor
cannot-list-folder = isi folder tidak dapat ditampilkan
cannot-measure = { $reciter } tidak dapat diukur
cannot-open = tidak dapat dibuka
cannot-place = { $ayah } tidak dapat ditempatkan
cannot-play = tidak dapat diputar
cannot-read-input = masukan standar tidak terbaca
cannot-read-labels = label tidak terbaca
cannot-read-timings = waktu tidak terbaca
cannot-record = tidak dapat direkam
cannot-record-reciter = { $name } tidak dapat direkam
cannot-recover = rekaman tidak dapat diselamatkan
cannot-set-times = waktu { $ayah } tidak dapat diatur
cannot-shift-timings = waktu tidak dapat digeser
cannot-spell = teks tidak dapat dieja
cannot-store-files = file tidak dapat disimpan
cannot-use = tidak dapat dipakai
cannot-use-file = { $file } tidak dapat dipakai
cannot-use-file-of = { $file } dari { $reciter } tidak dapat dipakai
cannot-use-labels = label tidak dapat dipakai
cannot-use-sound = suara tidak dapat dipakai
cannot-use-timings = waktu tidak dapat dipakai
cannot-verify = { $title } tidak dapat diperiksa

# Said of several things
cannot-be-read-because = tidak terbaca: { $reason }
no-such-file = tidak ada file seperti itu
somebody-deleted-it = ada yang menghapusnya
standard-input = masukan standar
newer-version = ditulis oleh versi Tilawa yang lebih baru; perbarui Tilawa
about = { $path }: { $remark }
surah = surah { $number }

# Passages in a recording
nothing-like = di dalamnya tidak ada yang terdengar seperti { $range }
not-like = tidak terdengar seperti { $range }; apakah bagiannya sudah benar?
not-recognised = tidak dikenali: di dalamnya tidak ada yang terdengar seperti Al-Quran
not-recognised-in = tidak dikenali: di dalamnya tidak ada yang terdengar seperti { $range }
no-whole-label = tidak memiliki label ayat utuh yang disetujui
spelled-otherwise = kata-katanya ditulis berbeda dari bunyinya
not-kept = suara ini tidak disimpan lagi

# Saving a recording
reciter-of-files = { $name } ditambahkan sebagai kumpulan file; pakailah nama lain
recites-otherwise = { $name } membaca { $riwayah }; pakailah nama lain
perhaps-recording = mungkin komputer lain sedang merekamnya; ditambahkan sehari setelah perubahan terakhirnya
untitled = Rekaman

# Import of recordings
no-file-fits = tidak ada file yang cocok dengan pola ini
changed-while-read = berubah ketika dibaca; coba lagi
was-refused = ditolak
already-here = sudah ada di pustaka sebagai { $id } ({ $title }) dari { $reciter }; untuk memindahkannya ke { $owner }, beserta labelnya, tambahkan --move
nameless = rekaman
changed-since-import = berubah sejak diimpor; impor lagi
labels-hint = { $fault }; bila label berupa angka saja, tambahkan --range SURAH

# Import of reciters
same-name = { $path } bernama sama: simpan salah satunya
no-ayah-name = namanya bukan ayat (002255.mp3, 2_255.mp3) atau surah (002.mp3, Al-Baqarah.mp3)
other-base = berisi waktu ayat tunggal sedangkan yang lain waktu surah utuh, atau sebaliknya: impor terpisah
no-documents = tidak ada waktu dalam folder ini: tidak ada file yang berakhiran .json, .csv, .db, atau .sqlite
no-ayah-usable = tidak ada ayat yang dapat dipakai: { $fault }
no-ayah = tidak ada ayat di dalamnya
no-basmalah = surah { $surah } tidak dibuka dengan basmalah
not-added-file = tidak terbaca, atau bukan file yang ditambahkan
numbered-otherwise = menurut nomor dan panjangnya, file { $reciter } tampaknya dinomori menurut { $countings }, bukan { $counting }; bila benar, tambahkan lagi dengan --counting { $better }
or = { $one } atau { $other }

# Faults of timings
fault-of-surah = surah { $surah }: { $fault }
surah-not-used = tidak dipakai: { $fault }
ayah-not-used = ayat { $ayah } tidak dipakai: { $fault }
basmalah-fills = ayat 1 tidak dipakai: basmalah akan mengisi seluruhnya
ayah-repaired = ayat { $ayah }: { $repairs }
ayah = ayat { $ayah }
some-ayah = sebuah ayat
fault-in-file = { $fault } dalam { $path }
not-all-timed = tidak seluruh surah { $surah } memiliki waktu: { $reason }
timings-of-surah = waktu surah { $surah }: { $reason }

# Downloads
file-gone = sudah hilang
file-differs = berbeda dari file yang diunduh
length-unlikely = panjangnya { $seconds } dtk, padahal untuk huruf-hurufnya qari ini memerlukan { $least } sampai { $most } dtk
same-as = file yang sama dengan { $file }
too-long = lebih panjang dari { $hours } jam
sent-other = server mengirim { $content }, bukan suara
no-address = sumbernya tidak memiliki alamat
other-version = setiap bagiannya dari versi yang berbeda
bytes-came = { $count } dari { $all } byte diterima
removed-just-now = baru saja ada yang menghapusnya
not-on-server = server tidak memilikinya beberapa hari terakhir; { $command } menanyakannya lagi dengan --again
nothing-arrives = tilawa lain sedang mengunduhnya, tetapi tidak ada yang datang

# Documents of timings
larger-than-limit = lebih besar dari 64 MB
json-damaged = JSON-nya rusak atau tidak lengkap
too-many-ayat = memuat lebih dari { $count } ayat
too-many-rows = memiliki lebih dari { $count } baris
no-row = tidak ada baris di dalamnya
format-unknown = formatnya tidak dikenal; yang dikenal adalah mp3quran, QDC, quran-align, dan QUL sebagai JSON, basis data gapless, CSV surah,ayah,start,end, dan yang ditulis `{ $command }`
quote-open = baris { $line }: tanda kutip tidak ditutup
not-a-row = baris { $line } bukan surah,ayah,start,end
not-milliseconds = baris { $line }: “{ $text }” bukan waktu: tulis milidetik bulat
not-seconds = baris { $line }: “{ $text }” bukan waktu: tulis detik, 7.32, atau 0:00:07.32
milliseconds-named = { $ayah } akan sepanjang { $seconds } dtk: apakah ini milidetik? Bila ya, namai kolomnya start_ms dan end_ms
milliseconds-unnamed = { $ayah } akan sepanjang { $seconds } dtk: apakah ini milidetik? Bila ya, mulailah dengan: surah,ayah,start_ms,end_ms
no-gapless-database = bukan basis data gapless: { $reason }
json-no-chapter = JSON-nya tidak memiliki id dan aya_timing dalam bab { $number }
surah-twice = surah { $surah } ada dua kali
surah-unnamed = memuat satu surah dan tidak menyebut yang mana: tambahkan --surah, atau ganti nama filenya (002.json)
json-no-ayah = JSON-nya tidak memiliki ayat dalam baris { $number } surah { $surah }
json-no-verses = JSON-nya tidak memiliki verse_timings dalam file { $number }
json-no-key = JSON-nya tidak memiliki verse_key dalam ayat { $number }
json-other-entry = JSON-nya memiliki entri yang bukan ayat: { $name }
json-mixed = JSON-nya mencampur file ayat dan file surah, pada { $name }
json-no-segments = JSON-nya tidak memiliki surah, ayah, dan segments dalam entri { $number }
no-counting = tidak menyebut hitungan ayatnya
overlay = overlay { $number }
set = set { $number }
no-digest = { $place } tidak memiliki sidik audionya
no-base = { $place } tidak memiliki base dan ayat
no-ref = { $place } tidak memiliki ref dalam ayat { $number }
times-of-ayat = waktunya untuk file yang masing-masing satu ayat
no-list = jawabannya bukan daftar bacaan

# Correcting timings
others-lost = letak yang lain dalam { $path } tidak diketahui, dan akan hilang; untuk mengimpornya: { $command }
no-timing-yet = belum memiliki waktu: gunakan --start dan --end
ends-before-start = akan berakhir ({ $end }) sebelum mulai ({ $start })
file-is-long = panjang filenya { $length }: { $path }
no-file-here = { $name } tidak memiliki filenya di sini, padahal pembetulan melekat pada file
none-published = tidak ada waktu terbitan untuk ayat-ayat ini dari { $name }; untuk membacanya: { $command }
nothing-to-check = untuk ayat-ayat ini tidak ada file satu ayat, dan tidak ada file surah utuh dengan waktu, di sini

# Files of labels
line = baris { $number }
segment = segmen { $number }
no-label = tidak ada label di dalamnya
web-page = ini halaman web, bukan file label
no-label-format = bukan trek label, TextGrid, dokumen ELAN, tabel (start,end,label), JSON label, SRT, WebVTT, LRC, atau cue sheet
too-large = terlalu besar untuk file label
no-labels-json = bukan JSON label Tilawa: { $fault }
other-format = “{ $format }” bukan { $wanted }
rate-limits = laju antara 1 dan { $most }
out-of-limits = di bawah 0 atau terlalu besar
no-elan = bukan dokumen ELAN
other-unit = waktunya { $unit }; hanya milidetik yang dibaca
tier-refers = anotasi tier “{ $tier }” tidak memiliki waktu sendiri; sebutkan tier yang diacunya
annotation-untimed = sebuah anotasi tier “{ $tier }” tidak memiliki waktu: selaraskan di ELAN
elan-version = dokumen ELAN format { $version }; yang dibaca sampai format { $newest }
chapter = bab { $number }
no-chapters = suara tanpa bab
too-many-texts = memiliki lebih dari { $most } teks yang berbeda
words-nowhere = “{ $text }” bukan label, dan kata-kata ini tidak ada di mana pun dalam Al-Quran
words-not-in-passage = “{ $text }” bukan label, dan kata-kata ini tidak ada dalam bagian rekaman
words-at-several = “{ $text }” ada di { $count } tempat, yang pertama { $first }; sebutkan bagiannya dengan --range, atau tulis ayatnya
origin-no-number = TIME_ORIGIN-nya bukan jumlah milidetik
media-differ = medianya mulai pada waktu yang berbeda (TIME_ORIGIN { $times } ms): di ELAN, simpan hanya rekaman ini di antaranya
and = { $one } dan { $other }
