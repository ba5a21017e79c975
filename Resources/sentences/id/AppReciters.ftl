# Headings of columns, and names at the beginning of lines
id = id
name = nama
riwayah = riwayat
style = gaya
files = file
from = sumber
loudness = kenyaringan
reciter = qari
file = file
size = ukuran
pinned = disematkan
fault = kesalahan
limit = batas
folder = folder
counting = hitungan
network = jaringan
library = pustaka
segments = segmen
word-times = waktu kata
has = yang ada
surah = surah
result = hasil
ayah = ayat
place = tempat

# The catalogue
no-such-name-with-options = tidak ada qari bernama itu yang cocok dengan opsi; semuanya: { $command }
no-such-name = tidak ada qari dalam katalog dengan nama seperti itu; untuk menambahkan file Anda sendiri: { $command }
to-add-one = untuk menambahkan: { $command }
in-library = di pustaka
library-as = sebagai { $id }
library-not-yet = belum; tambahkan dengan: { $command }
ayah-by-ayah = ayat demi ayat
whole-surahs = surah utuh
ayat-brief = ayat
surahs-brief = surah
bitrate = { $kbit } kbit/dtk
bitrate-brief = { $kbit }k
surahs-of-all = { $count } dari 114 surah
counting-assumed = { $counting }, dugaan; bila ayat tidak pada tempatnya, tambahkan dengan --counting kufi
no-addresses = file { $id } ada di komputer ini: tidak ada alamat untuk dibagikan

# A reciter of the library
kind-personal = pribadi
kind-reciter = qari
downloads-kept = file unduhan disimpan
files-here = { $count } ada di sini
segments-counted = { $confirmed } disetujui, { $suggested } disarankan
known = diketahui
not-known = tidak diketahui
nothing = tidak ada

# Where the files of a reciter come from
from-recordings = rekaman
from-folder = folder
from-network = jaringan
from-network-pinned = jaringan, disematkan
from-network-here = jaringan, { $count } file di sini
from-network-here-pinned = jaringan, { $count } file di sini, disematkan

# The list of reciters
no-reciters = belum ada qari; pilih dengan: { $command }
no-reciters-of = belum ada qari { $riwayah }; pilih dengan: { $command }

# Adding
replaced = { $id } diganti: catatan tentang yang lama dihapus, filenya dibiarkan
added-by-ayah = { $id }: { $name }, { $riwayah }, ayat demi ayat dari jaringan
added-by-surah = { $id }: { $name }, { $riwayah }, surah utuh dari jaringan
only-whole-surahs = { $id }: letak ayat dalam surah ini tidak diketahui, jadi hanya surah utuh yang dapat diputar; berikan --timings-url
description-has-values = --riwayah, --counting, --timings, dan --first-ayah tidak dapat mengubah deskripsi, yang memiliki nilainya sendiri
for-own-files = --riwayah, --timings, dan --first-ayah untuk file Anda sendiri; sebutkan folder filenya
cannot-add = { $name } tidak dapat ditambahkan: { $reason }
no-such-file = { $path }: tidak ada file seperti itu
no-description-readable = { $path }: tidak terbaca, atau terlalu besar untuk deskripsi qari
describes-no-reciter = { $path }: bukan deskripsi qari: { $reason }
not-in-json = { $path }: bukan deskripsi qari dalam JSON: { $reason }; untuk file Anda sendiri: { $command }
imported = { $id }: { $ayat } ayat dalam { $files } file, { $riwayah }
imported-surahs = { $id }: { $surahs } file surah utuh, { $riwayah }
imported-both = { $id }: { $ayat } ayat dan { $surahs } file surah utuh, { $riwayah }
ayat-missing = tidak ada dari surah yang selebihnya lengkap: { $refs }
ayat-missing-more = tidak ada dari surah yang selebihnya lengkap: { $refs } dan { $count } ayat lagi
files-ignored = { $count } file bukan bacaan Al-Quran menurut namanya

# The hearing of whole surahs
not-heard-yet = letak ayat dalam surah belum diketahui; untuk mendengarkannya: { $command }
being-heard = ayat-ayat { $name } sekarang didengarkan di latar belakang, dan sementara itu surah utuh dapat diputar; untuk melihat kemajuannya: { $command }
surahs-timed = { $timed } dari { $count } memiliki waktu ayat
surahs-being-heard = { $counted }; yang lain sekarang didengarkan
surahs-to-hear = { $counted }; untuk mendengarkan yang lain: { $command }
surah-of-one-file = --surah untuk satu file, dan di sini ada { $count }

# The measurement of the loudness
not-measurable = { $reason }; sebelum diukur, qari diputar apa adanya
not-measured = kenyaringan belum diukur; untuk mengukurnya: { $command }
being-measured = kenyaringan sekarang diukur di latar belakang dengan contoh satu menit; untuk mengukur semuanya: { $command }

# Removal
left-there = { $reason }; yang sudah diunduh tetap di sana
forgotten = { $name } dilupakan
forgotten-with-downloads = { $name } dilupakan, dan { $count } unduhannya
recordings-in-trash = { $count } rekaman ada di tempat sampah; untuk memulihkannya dalam 30 hari: { $command }
unknown-file = { $path }: tidak dikenal pustaka; tidak disentuh
unknown-files = { $path } dan { $count } lagi: tidak dikenal pustaka; tidak disentuh

# The setup
teacher-not-chosen = { $id } adalah guru dengan rekaman, dan dipakai tanpa dipilih; urutannya diatur dengan { $command }
recites-another = { $id } membaca { $recited }, bukan { $riwayah }; untuk mengubahnya: --riwayah { $option }
no-reciter-yet = belum ada qari
translation = terjemahan: { $name }, { $terms }
transliteration = transliterasi: { $name }, { $terms }
next = berikutnya: { $command }
next-or = berikutnya: { $command }, atau { $otherCommand }
network-on = jaringan aktif, file unduhan sampai { $limit }
network-off = jaringan nonaktif, file unduhan sampai { $limit }
network-on-own-last = rekaman Anda terakhir, jaringan aktif, file unduhan sampai { $limit }
network-off-own-last = rekaman Anda terakhir, jaringan nonaktif, file unduhan sampai { $limit }

# Downloads
nothing-downloaded = belum ada yang diunduh; misalnya: { $command }
files-counted = { $count } file
size-pinned = { $size } disematkan
withheld-counted = { $count } tidak dipakai
size-of-all = { $count } file, { $size }, di antaranya { $pinned } disematkan
removed-and-freed = { $count } file dihapus, { $size } dibebaskan
pinned-above-limit = file yang disematkan memakai { $size }; file itu tetap ada dan tidak dihitung; untuk melepasnya: { $command }
heard-above-limit = file yang baru didengar memakai { $size } lebih dari batas
files-whole = { $whole } dari { $files } file utuh ({ $size })
files-pinned = { $count } file disematkan
files-unpinned = { $count } file dilepas
reciter-stays-pinned = { $id } disematkan, jadi filenya tetap ada
cannot-download = { $id } tidak dapat diunduh: pustaka tidak memiliki alamat untuk qari ini
still-incomplete = { $count } file masih belum lengkap
would-download = { $count } file { $id }: { $here } ada di sini, { $missing } akan diunduh
no-basmalah = server tidak memiliki basmalah ({ $file }); selebihnya sudah diunduh
download-stopped = dihentikan; file yang selesai disimpan; untuk melanjutkan: { $command }
download-failed = { $reason }; file yang selesai disimpan; untuk melanjutkan: { $command }
files-missing = { $missing } dari { $all } file tidak ada; untuk mencoba lagi: { $command }

# What was heard in a file
surah-number = surah { $surah }
not-it = ini bukan { $name }
not-it-but = ini bukan { $name }, terdengar seperti { $nearest }
not-all = { $name } tidak lengkap
not-all-word = { $name } tidak lengkap: yang terdengar kata { $word }
not-all-words = { $name } tidak lengkap: yang terdengar kata { $first } sampai { $last }
holds-more = isinya lebih dari { $name }
in-doubt = belum pasti apakah ini { $name }
in-doubt-or = belum pasti apakah ini { $name }, atau { $nearest }
too-little = terlalu sedikit yang terdengar untuk menentukan apakah ini { $name }
not-this-surah = tidak terdengar seperti surah ini
not-this-surah-but = tidak terdengar seperti surah ini; terdengar seperti { $nearest }
same-bytes = byte yang sama dengan { $file }
both = { $first }; { $second }

# The fit of timings with what is heard
within = { $met } dari { $count } ayat dalam 0,3 detik
fit = cocok: { $met }
fit-shifted = bergeser: benar dengan { $shift } ms, { $met }
fit-drifting = makin bergeser: benar dengan { $shift } ms dan lebih panjang { $percent }%, { $met }
fit-other-edition = dari terbitan lain: paling baik { $met }
single-ayat-right = { $count } file berisi satu ayat didengarkan, { $right } benar
single-ayat-to-hear = { $count } file berisi satu ayat didengarkan, { $right } benar; untuk mendengar yang pertama dari selebihnya: { $command }

# Changes of timings
by-hand = dengan tangan
no-longer-by-hand = { $count } ayat tidak lagi diatur dengan tangan
by-hand-elsewhere = { $count } ayat dibetulkan dengan tangan pada audio yang tidak ada di sini; catatan itu disimpan sampai audionya ada
later = { $count } ayat { $milliseconds } ms lebih lambat
earlier = { $count } ayat { $milliseconds } ms lebih cepat
cut-anew = { $count } file dipotong ulang
done-and-cut = { $done } · { $cut }
whole-file = seluruh file
end-of-file = akhir
words-counted = { $count } kata

# Timings that are taken from a file
not-believed = { $path }: waktu tidak dapat dipakai: tidak ada ayatnya yang dapat dipercaya
not-believed-since = { $path }: waktu tidak dapat dipakai: tidak ada ayatnya yang dapat dipercaya: { $reason }
not-read = { $path }: waktu tidak terbaca: { $reason }
overlays-elsewhere = { $count } file dengan waktu yang dibetulkan: audionya tidak ada di sini; disimpan sampai audionya ada
and-more = dan { $count } lagi; --json menampilkan semuanya
repaired = diperbaiki, pada ayat: { $kinds }; --json menampilkannya
took = { $id }: { $ayat } ayat diambil dari { $format }: { $clean } apa adanya, { $repaired } diperbaiki, { $withheld } tidak dipakai
would-take = { $id }: { $ayat } ayat akan diambil dari { $format }: { $clean } apa adanya, { $repaired } diperbaiki, { $withheld } tidak dipakai

# The list of timings
no-timings = tidak ada waktu ayat-ayat ini untuk { $name }; untuk mengimpornya: { $command }
from-files = dari { $files }
other-edition = { $path }: kata-katanya tidak dipakai: berasal dari file sepanjang { $theirs }, sedangkan file ini { $own }; impor atau geser waktunya
other-edition-more = begitu pula { $count } file lagi

# Hearing files for their timings
gets-no-times = { $path }: { $reason }; tidak diberi waktu
words-not-found = kata-katanya tidak ditemukan
heard-so-far = { $heard } dari { $count } file sudah didengarkan; untuk melanjutkan: { $command }
all-have-times = { $id }: semua file di sini memiliki waktu ayat dan kata
heard = { $id }: { $files } file didengarkan, { $ayat } dari { $all } ayat dan { $words } kata memiliki waktu
heard-and-left = { $heard }, { $left } file dibiarkan apa adanya
