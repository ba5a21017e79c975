# Headings of columns and of lines
heading-number = no.
heading-id = id
heading-recording = rekaman
heading-recordings = rekaman
heading-title = judul
heading-reciter = qari
heading-date = tanggal
heading-recorded = direkam
heading-imported = diimpor
heading-device = perangkat
heading-expected = seharusnya berisi
heading-loudness = kenyaringan
heading-file = file
heading-changes = perubahan
heading-start = awal
heading-end = akhir
heading-length = panjang
heading-place = tempat
heading-ayah = ayat
heading-ayat = ayat
heading-sure = kepastian
heading-to-check = diperiksa
heading-state = keadaan
heading-take = versi
heading-text = teks
heading-boundary = batas
heading-pause = jeda
heading-after = sesudahnya
heading-verdict = putusan
heading-kind = jenis
heading-fault = yang salah
heading-segments = segmen
heading-trash = tempat sampah
heading-library = pustaka
heading-backups = cadangan
heading-deleted = dihapus
heading-stays = tinggal

# Said by several commands
next = berikutnya: { $command }
unknown = tidak diketahui
preferred = diutamakan
seconds = { $seconds } dtk
at-time = pada { $time }
and-more = { $names } dan { $count } lagi
about = { $name }: { $remark }
not-a-time = { $text } bukan waktu; tulis 62.5 (detik), 1:02.5, 500ms, atau 2756250f (bingkai)
standard-input = masukan standar
nothing-to-do = tidak ada yang perlu dilakukan

# Finding a recording, a segment or a deleted thing
no-recordings = tidak ada rekaman seperti itu; untuk mengimpor: { $command }
no-recordings-of = tidak ada rekaman { $name }
no-such-recording = tidak ada rekaman seperti itu
no-segment = { $title } tidak memiliki segmen { $name }; ada { $count }, lihat: { $command }
segments-there = { $name }: di sana ada { $count } segmen
no-such-segment = { $name }: tidak ada segmen seperti itu; lihat: { $command }
several-ids = { $name }: beberapa id dimulai dengan huruf ini
not-in-trash = tidak ada { $name } di tempat sampah; lihat: { $command }
several-in-trash = { $name } dapat berarti salah satu dari { $names }

# A recording and its file
file-changed = filenya berubah; { $command }
file-gone = filenya hilang; { $command }
file-with-fault = { $path } ({ $fault })
fault-in-brackets = ({ $fault })
mono = mono
channels = { $count } kanal
imported-from = { $day } dari { $name }
sound-facts = { $length }, { $rate } Hz, { $channels }
changes-counted = { $undo } dapat diurungkan, { $redo } dapat diulangi
not-contained = belum ada rekaman yang memuat { $range }

# Coverage
covered = { $count } dari { $all } ayat ({ $counting })
covered-by = { $name }: { $count } dari { $all } ({ $riwayah })
surah-covered = { $number } { $name }: { $count } dari { $all }, { $ranges }

# The size of the library
recordings-stored = { $count } rekaman, { $length }, { $bytes }
segments-stored = { $segments } dalam rekaman; seluruhnya { $confirmed } bagian teks disetujui
none-yet = belum ada

# The trash
is-back = { $title } kembali
is-back-merged = { $title } sudah ada lagi; tanda-tandanya yang dahulu juga kembali
is-back-known = { $title } sudah ada lagi, dengan semua tandanya
days-left = tinggal { $count } hari
trash-empty = tempat sampah kosong
would-go = akan hilang: { $title }
gone = hilang: { $title }
would-be-freed = { $count } hal, { $bytes } akan dibebaskan
freed = { $count } hal, { $bytes } dibebaskan

# The check of the library
taken-in-part = { $title }: { $length } dari { $all } diambil: impor lagi
imported-like-this = { $title }: { $missing }; keadaannya sudah begitu ketika diimpor
waveform-unreadable = bentuk gelombangnya tidak terbaca
recovered-recordings = Rekaman yang diselamatkan
recovered-title = Diselamatkan { $id }
imported-meanwhile = sementara itu sudah diimpor
is-recording-now = sekarang menjadi rekaman { $title } dari { $name }
cannot-become-recording = tidak dapat menjadi rekaman: { $reason }
fault-repairable = { $place }: { $fault } (--repair memperbaikinya)
fault-repaired = { $place }: { $fault } (diperbaiki)
checked = { $count } rekaman, { $bytes }: { $result }
all-well = semuanya baik
count-wrong = { $count } salah
count-repaired = { $count } diperbaiki

# A backup in place of the library
no-backup = { $path }: tidak ada cadangan; untuk mulai dari awal: { $command }
no-backup-of = tidak ada cadangan tanggal { $day }; yang ada: { $days }
gone-take-backup = Pustaka hilang. Pakai cadangan tanggal { $day }?
gone-begin-anew = Pustaka hilang. Mulai dari awal?
library-damaged = Pustaka rusak ({ $damage }).
library-whole = Pustaka tidak rusak; perubahan yang lebih baru ikut disisihkan bersamanya.
take-backup = { $state } Sisihkan dan pakai cadangan tanggal { $day }?
begin-anew = { $state } Sisihkan dan mulai dari awal?
library-aside = pustaka lama sekarang ada di { $path }
library-is-backup = pustaka Anda sekarang cadangan tanggal { $day }
library-is-new = pustaka Anda sekarang baru dan kosong

# The exchange with a folder
count-added = { $count } ditambahkan
count-updated = { $count } diperbarui
count-merged = { $count } digabungkan
count-unchanged = { $count } tidak berubah
count-trashed = { $count } dipindahkan ke tempat sampah
hifz-events = { $count } peristiwa hafalan
in-trash = { $title } ada di tempat sampah Anda dan dibiarkan di sana; lihat: { $command }
left-out = { $count } dilewati; yang lain selesai

# Import
played-as-it-is = { $reason }; diputar apa adanya
known-file = { $name }: sudah ada di sini, sebagai { $id } ({ $title }) dari { $reciter }; tidak ada yang diubah
known-sound = { $name }: suaranya sudah ada di sini, dalam file lain: { $id } ({ $title }) dari { $reciter }; tidak ada yang diubah
same-file = suara ini sudah ada di sini, sebagai { $id }; keterangan yang baru diberikan dipakai untuknya
same-sound = suara ini sudah ada di sini, sebagai { $id }, dalam file lain, yang tetap dipakai; keterangan yang baru diberikan dipakai untuknya
same-sound-new-file = suara ini sudah ada di sini, sebagai { $id }; sekarang memakai file ini, dan keterangan yang baru diberikan
taken = { $reciter } ({ $id }): { $facts }
recorded-day = direkam { $day }
recorded-by-name = direkam { $day } (dari namanya)
recorded-by-file = direkam { $day } (waktu filenya)
date-doubtful = namanya dapat berarti { $one } atau { $other }; untuk menentukannya: { $command }
segments-confirmed = { $count } segmen disetujui
segments-suggested = { $count } segmen disarankan
segments-none = belum ada segmen
nothing-heard = tidak ditemukan bacaan Al-Quran
no-recitation = { $name }: tidak ditemukan bacaan Al-Quran; rekaman disimpan; { $advice }
kept-unsearched = rekaman disimpan; { $reason }; { $advice }
count-recordings = { $count } rekaman
ayat-of = { $found } dari { $all } ayat { $ranges }
missing-ayat = tidak ada { $ranges }
count-confirmed = { $count } disetujui
count-sure = { $count } pasti
count-known = { $count } sudah ada di sini
count-elsewhere = { $count } dikerjakan di tempat lain atau sebelumnya
count-refused = { $count } ditolak
count-passed-over = { $count } file lain dilewati
heard-first = { $name } baru, dan didengar lebih dahulu bila memiliki ayatnya; untuk mengubahnya: { $command }
asked-after = { $name } baru, dan dipakai setelah { $before }; untuk mendengarnya lebih dahulu: { $command }

# Finding the ayat of a recording
not-searched-yet = { $title } ada di sini, ayatnya belum dicari; nanti: { $command }
detect-advice = hanya dari jeda dan kurang pasti: { $command }
may-contain = mungkin berisi { $ranges }; bila benar: { $command }
recognised = { $title }: dikenali sebagai { $ranges }
recognised-in-part = { $title }: dikenali sebagai { $ranges }; mungkin juga berisi { $doubtful }
not-heard = tidak terdengar: { $ranges }
searched = { $count } ayat dicari, menurut kata-kata { $riwayah }
same-words = kata-kata yang sama: { $ranges }
or = atau { $place }
a-guess = { $share }, dugaan
in-part = sebagian
ayah-in-part = { $ayah } sebagian
ayat-in-part = { $first } dan { $last } sebagian
found-in = { $found } dari { $all } ayat ditemukan dalam { $title }
basmalahs-confirmed = { $count } basmalah disetujui
all-confirmed = semua label disetujui
count-to-check = { $count } perlu diperiksa
not-found = tidak ditemukan: { $names }
found-unchanged = { $found }; tidak ada yang diubah
found-next = { $found }; { $command }
none-certain = tidak ada yang disetujui, karena tidak ada saran yang cukup pasti; periksa: { $command }
suggested-in = { $count } segmen disarankan dalam { $title }
suggested-by-pauses = { $count } segmen disarankan dalam { $title } hanya dari jeda; periksa setiap label: { $command }
suggested-by-pauses-sure = { $count } segmen disarankan dalam { $title } hanya dari jeda, kepastian { $share }; periksa setiap label: { $command }

# Recording
recording-title = Rekaman { $time }
recording-heading = { $title } · { $reciter } · { $rate } Hz · { $channels } kanal
recording-turn = rekam { $passage }
discarded = dibuang
stays-in-file = { $fault }; rekaman tetap di { $path }, dan { $command }, import, library, atau annotate berikutnya memasukkannya ke pustaka
is-in-library = { $fault }; rekaman ada di pustaka sebagai { $id }
nothing-recorded = { $fault }; tidak ada yang direkam
no-sound = tidak ada yang direkam: tidak ada suara
recovered = rekaman yang terputus diselamatkan: { $recording }
not-recovered = { $fault }; rekaman yang belum selesai dibiarkan apa adanya
overrun = terlewat: { $seconds } dtk suara hilang pada { $time }: komputer terlalu lambat
source-suspended = sumber ditangguhkan pada { $time }; menunggunya
source-active = sumber aktif lagi; perekaman berlanjut
source-moved = merekam dari { $device } sejak { $time }
server-away = { $fault }, pada { $time }; menunggunya
server-back = server suara kembali; perekaman berlanjut dari { $device }

# Options of `record`
rate-limits = --rate dari 8000 sampai 192000
channels-limits = --channels adalah 1 atau 2
bits-limits = --bits adalah 16 atau 24
input-form = --input menerima sampel 16 bit satu kanal, dan tidak dapat bersama --source
title-empty = judul memerlukan sedikitnya satu huruf
takes-value = { $name } memerlukan nilai, atau bukan opsi record
no-option = tidak ada opsi { $name } untuk record
option-refused = { $name } tidak menerima “{ $value }”: nilainya { $wanted }
wanted-time = waktu seperti 90s atau 5m
wanted-rate = 8000 sampai 192000
wanted-channels = 1 atau 2
wanted-bits = 16 atau 24

# A stretch of a recording
from-after-end = --from setelah akhir rekaman, { $length }
to-before-from = --to harus setelah --from
stretch = { $start }–{ $end } dari { $all }
stretch-labels = { $stretch } · { $confirmed } disetujui, { $suggested } disarankan
recording-details = { $reciter } · { $riwayah } · { $labels }
picture = { $path } · { $width } × { $height } · { $labels }

# Labels
labels-of = { $title } · { $labels }
labels-counted = { $count } segmen: { $confirmed } disetujui, { $suggested } disarankan, { $flagged } perlu diperiksa
labels-missing = { $labels }; tidak ditemukan: { $names }
no-segments = { $title } belum memiliki segmen
confirmed = disetujui
suggested = disarankan
suggested-by = disarankan { $evidence }
suggested-segment = { $segment } (disarankan)
take-of = versi { $number } dari { $count }
latest-from-one = { $word }: angkanya mulai dari 1, seperti last:30
nothing-to-change = tidak ada yang perlu diubah
undone = diurungkan: { $edit }
redone = diulangi: { $edit }

# The check of labels by their sound
verdict-right = benar
verdict-doubtful = meragukan
verdict-wrong = salah
verdict-misplaced = salah tempat
verdict-partial = sebagian
verdict-talk = ada ucapan di dalamnya
verdict-long = terlalu panjang
whole-in = seluruhnya ada dalam segmen { $segment }
verdict-unknown = tidak diketahui
sounds-like = terdengar seperti { $ayah }
begins-at = mulai pada { $time }
ends-at = berakhir pada { $time }
words-heard = kata { $first }–{ $last } terdengar
verified = dari { $count } label, { $wrong } salah, { $misplaced } salah tempat, { $partial } terputus, { $talk } dengan ucapan di dalamnya, { $long } terlalu panjang, dan { $doubtful } meragukan
verified-rest = { $verified }; { $count } tidak dapat diperiksa
verified-next = { $verified }; untuk mendengarkan mulai dari yang pertama: { $command }

# The check of labels by themselves
nothing-found = tidak ditemukan apa pun dalam { $title }
kind-overlap = tumpang tindih
kind-gap = celah
kind-length = panjang
kind-short = pendek
kind-order = urutan
kind-skipped = terlewat
kind-counting = hitungan
kind-unassigned = belum ditetapkan
kind-unconfirmed = belum disetujui

# A page with the sound and the ayat of a recording
pages-need-folder = { $count } rekaman masing-masing satu halaman: sebutkan folder, seperti --html pages/
nothing-confirmed = belum ada yang disetujui dalam { $title }; lihat: { $command }
passages = { $count } bagian
sound-in = suara dalam { $name }
not-on-page = { $title }: { $count } saran tidak ada di halaman; setujui dengan: { $command }
talk = Ucapan
istiadha = Taawuz
basmalah = Basmalah
text-not-installed = Teks { $riwayah } belum terpasang.
