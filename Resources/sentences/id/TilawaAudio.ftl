error = { $action }: { $detail }
error-of = { $path }: { $action }: { $detail }

# What could not be done
cannot = gagal: { $operation }
cannot-open = tidak dapat dibuka
cannot-read = tidak dapat dibaca
cannot-write = tidak dapat ditulis
cannot-play = tidak dapat diputar
cannot-play-on = pemutaran tidak dapat dilanjutkan
cannot-play-at = tidak dapat diputar pada { $rate } Hz dengan { $channels } kanal
cannot-play-sink = tidak dapat diputar di { $name }
cannot-record = tidak dapat merekam
cannot-record-on = perekaman tidak dapat dilanjutkan
cannot-record-at = tidak dapat merekam pada { $rate } Hz dengan { $channels } kanal
cannot-record-from = tidak dapat merekam dari { $name }
cannot-recover = tidak dapat dipulihkan
cannot-measure = tidak dapat diukur
cannot-measure-loudness = kenyaringan tidak dapat diukur
cannot-measure-without-library = kenyaringan tidak dapat diukur tanpa paket libebur128-1
cannot-change-speed = kecepatan tidak dapat diubah
cannot-resample = laju sampel { $from } tidak dapat diubah ke { $to } Hz
cannot-convert = tidak dapat dikonversi
cannot-reach-server = server suara tidak dapat dijangkau
cannot-open-pipe = pipa tidak dapat dibuka
cannot-start-thread = utas tidak dapat dijalankan
cannot-read-outline = garis besar tidak dapat dibaca
cannot-read-kind = { $purpose } tidak dapat dibaca
cannot-play-kind = { $purpose } tidak dapat diputar
cannot-read-without-ffmpeg = { $purpose } tidak dapat dibaca tanpa pustaka FFmpeg

# What libraries are for
purpose-sndfile = WAV, FLAC, Ogg, dan Opus
purpose-mpg123 = MP3
purpose-soxr = laju sampel lain
purpose-ffmpeg = M4A, AAC, dan semua format lain

# Faults of a file
no-sound = tidak berisi suara
no-sound-found = tidak ditemukan suara di dalamnya
no-sound-begins = suaranya tidak dimulai
too-many-pieces = berisi lebih dari { $most } potongan
too-many-pages = berisi lebih dari { $most } halaman
too-many-streams = berisi lebih dari { $most } aliran
headers-claim = kepala filenya menyebut { $bytes } byte
claims-format = menyebut { $rate } Hz dan { $channels } kanal
claims-frames = menyebut { $frames } bingkai, lebih dari yang dapat dimuat
too-short = berisi suara kurang dari satu milidetik
frames-differ = potongannya berisi { $frames } bingkai, tetapi yang terdekode { $decoded }
first-frame-differs = bingkai pertamanya tidak sesuai dengan kepala filenya
changed-since-measured = telah berubah sejak diukur
changed-since-added = telah berubah sejak ditambahkan
at-frame = { $detail }, pada bingkai { $frame } dari { $frames }
folder = ini folder
empty = file ini kosong
not-regular = ini bukan file biasa
not-fetched = belum diambil
has-channels = memiliki { $count } kanal
loudness-unsupported = { $channels } kanal pada { $rate } Hz tidak didukung
nothing-decodable = tidak ada dari { $bytes } bytenya yang dapat didekode

# Sound that a file announces and does not hold
ends-early = file berakhir terlalu awal
has-hole = sebagian suaranya hilang
never-closed = perekamnya tidak menyelesaikan file
missing = { $fault }: { $detail }
present = { $length }; { $fault }
present-of-about = { $length } dari sekitar { $whole }; { $fault }
last-frame-cut = bingkai terakhirnya tidak utuh
last-page-missing = halaman terakhirnya tidak ada
last-page-cut = halaman terakhirnya tidak utuh
pages-missing = halaman di tengahnya hilang atau rusak
header-cut = kepala filenya tidak utuh
length-unsaid = kepala filenya tidak menyebutkan panjangnya
has-no-sound = tidak ada suaranya
has-become-shorter = menjadi lebih pendek
map-missing = bagian yang menunjukkan letak suaranya hilang; tidak ada suara yang dapat diambil darinya
bytes-there = ada { $present } dari { $size } byte
sound-bytes-there = ada { $present } dari { $size } byte suara
frames-there = ada { $present } dari { $frames } bingkai
frames-decodable = { $present } dari { $frames } bingkai dapat didekode
frame-missing = bingkai { $frame } dari { $frames } tidak ada
frame-missing-at = bingkai { $frame } tidak ada
milliseconds-missing = { $count } ms suara hilang di akhirnya, atau di antara potongannya: konversikan dahulu ke flac
stamps-leave-out = cap waktunya melewati { $time } di sambungan potongan; potongan-potongan itu disambung tanpa jeda tersebut

# Outlines of recordings
outline-none = ini bukan garis besar
outline-version = versinya { $version }
outline-damaged = rusak

# Libraries
no-memory = memori habis
no-start = { $library } tidak dapat dimulai
no-thread = libpulse tidak dapat menjalankan utasnya
no-floats = libmpg123 tidak mendekodenya menjadi float
no-reason = libsndfile tidak menyebutkan alasannya
takes-ffmpeg = ini memerlukan FFmpeg: pasang ffmpeg, dan Tilawa lengkap dengan pustakanya: { $reason }
not-written = libsndfile tidak menulis { $kind }
flac-samples = flac memuat sampel 16 atau 24 bit

# The sound server
server-without-sink = server suara tidak memiliki sink
no-such-sink = server suara tidak memiliki sink { $name }
no-sink = server tidak memiliki sink
no-source = server tidak memiliki sumber
no-such-source = server suara tidak memiliki sumber { $name }; yang ada: { $names }
no-such-source-nor-others = server suara tidak memiliki sumber { $name }; tidak ada satu pun
no-microphone = server suara tidak memiliki mikrofon; sumber yang ada: { $names }
no-microphone-nor-others = server suara tidak memiliki mikrofon; sumber lain pun tidak ada
server-gone = server suara hilang
server-gone-because = server suara hilang: { $reason }
server-stays-away = server suara hilang dan tidak kembali dalam { $time }: { $error }
sink-suspended = server suara menangguhkan { $name }
own-sink-suspended = server suara menangguhkan sinknya
tried = { $reason } (dicoba { $server })
no-sound-memory = tidak memiliki memori untuk suara

# Outputs as they are typed
output-wrong = { $text }: { $message }
sink-wanted = sebutkan sink setelah titik dua, atau tulis pulse
null-wanted = keluaran null adalah null atau null:realtime
ending-wanted = file memerlukan akhiran: { $endings }
kind-unknown = jenis keluaran tidak dikenal; yang ada: { $kinds }
path-wanted = sebutkan file: { $kind }:PATH
