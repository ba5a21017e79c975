# Counted things
pages = { $count } halaman
verses = { $count } ayat
days = { $count } hari
amount-of-pages = { $form ->
   *[other] { $pages } halaman
  }

# Headings of columns, and names at the beginning of lines
name = nama
day = hari
began = mulai
length = panjang
reciter = qari
riwayah = riwayat
heard = didengar
number = no.
first-day = hari pertama
last-day = hari terakhir
days-heading = hari
pages-heading = halaman
verses-heading = ayat
goal-heading = target
read-heading = dibaca
completed-heading = khatam
state = keadaan
place-heading = tempat
page = halaman
juz = juz
hizb = hizb
rub = rubu
manzil = manzil
ruku = ruku
quarter-of-para = perempat juz
print-name = cetakan
surah = surah
ayat = ayat
words = kata
sajdah = sajdah
none = tidak ada

# Bookmarks
bookmark-one-of = { $name } bisa berarti salah satu dari { $names }
bookmark-one-of-more = { $name } bisa berarti salah satu dari { $names } …
no-bookmark = tidak ada markah { $name }; lihat: { $command }
no-removed-bookmark = tidak ada markah terhapus yang cocok
no-bookmarks = belum ada markah; misalnya: { $command } --note "…" --tag hifz
no-bookmark-matches = tidak ada yang cocok dari { $count } markah
bookmark-added = diberi markah: { $place } ({ $id })
bookmark-known = { $place } sudah bermarkah, dengan kata-kata yang sama ({ $id })
bookmark-changed = diubah: { $place } ({ $id })
bookmark-unchanged = { $id } memang sudah seperti itu
bookmark-removed = dihapus: { $place }; untuk memulihkannya dalam 30 hari: { $command }
bookmark-restored = dipulihkan: { $place } ({ $id })

# Bookmarks that were taken from a file or from another library
file-fault = { $file }: { $reason }
nothing-to-take = tidak ada yang diambil
count-added = { $count } ditambahkan
count-changed = { $count } diubah
count-known = { $count } sudah ada
count-left-removed = { $count } dibiarkan terhapus
bookmarks-added = { $count } markah ditambahkan
bookmarks-changed = { $count } markah diubah
bookmarks-removed = { $count } markah dihapus
positions-taken = { $count } posisi baca

# Reading positions
no-positions = belum ada posisi; misalnya: { $command }
position-set = { $name } ada di { $place }
position-removed = dihapus: { $name }; tadinya di { $place }
page-number = halaman { $page }
read-in = dibaca dalam { $riwayah }

# Rows of the library that cannot be believed
a-bookmark = sebuah markah
a-position = sebuah posisi
a-history-entry = sebuah entri riwayat dengar
a-khatm = sebuah khatam
a-goal = sebuah target
row-left-out = { $row } di pustaka tidak wajar ({ $reason }) dan dilewati
row-set-aside = { $row } di pustaka tidak wajar ({ $reason }) dan disisihkan; lihat: { $command }
rows-left-out = { $count } baris di pustaka tidak wajar ({ $reason }) dan dilewati
rows-set-aside = { $count } baris di pustaka tidak wajar ({ $reason }) dan disisihkan; lihat: { $command }
nothing-set-aside = tidak ada yang disisihkan
kind-bookmark = markah
kind-position = posisi
kind-history = peristiwa
kind-khatm = khatam
kind-goal = target

# Places
no-ayah-there = tidak ada ayat di sana
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } (huruf { $riwayah })
division-begins = { $division } { $number } mulai pada kata { $word }
divided-otherwise = juz, hizb, dan rubu mengikuti { $riwayah }, bukan Hafs
surah-meccan = { $surah }, makkiyah, turun ke-{ $order }, { $ayat } ayat
surah-medinan = { $surah }, madaniyah, turun ke-{ $order }, { $ayat } ayat
surahs-from-to = { $first } … { $last } ({ $count } surah)
sajdah-number = no. { $number } dari 15
sajdah-without-sign = no. { $number } dari 15; cetakan { $riwayah } tidak memiliki tandanya
sajdah-sign-at = no. { $number } dari 15 dalam cetakan Hafs; tanda pada cetakan { $riwayah } ada di { $ref }
sajdah-sign-missing = no. { $number } dari 15; tanpa tanda dalam cetakan { $riwayat }
sajdah-sign-of-hafs = no. { $number } dari 15; tanda pada cetakan Hafs ada di { $ref }
and = { $first } dan { $second }

# The text
letters-of-hafs = huruf Hafs, dibagi menurut ayat { $riwayah }
words-of-hafs = { $range }: kata dihitung menurut teks Hafs; untuk { $riwayah } ditampilkan ayat utuh
text-not-installed = { $wanted }; --text hafs menampilkan huruf Hafs sebagai gantinya
glosses-of-hafs = { $pack }: kata-katanya menurut Hafs, bukan { $riwayah }; --text hafs menampilkannya
colours-of-hafs = --text hafs mewarnai huruf Hafs
no-signs = hukum tajwid memerlukan tanda-tanda dalam teks Hafs; teks { $riwayah } tidak memilikinya; { $advice }

# Pictures and documents
no-font = { $reason }; dokumen tidak memuat fon
font-forbidden = fon “{ $family }” tidak boleh dimuat dalam dokumen: dokumen hanya menyebut namanya
one-picture-each = bagian ini ada di { $count } halaman, masing-masing satu gambar: gunakan -o FOLDER, atau nama dengan % untuk halaman, misalnya page-%.{ $format }
picture-written = { $path } · halaman { $page } · { $width } × { $height }
script-needs-font = { $fault }; halaman digambar dengan huruf teks kami. Fonta dengan huruf { $script } disebutkan dengan { $command }
document-written = { $path } · { $count } halaman · { $size }
lines-unknown = baris-baris halaman { $page } tidak diketahui
words-not-counted = kata-kata { $ref } tidak sama dengan hitungannya
not-on-page = { $ref } tidak ada di halamannya

# Search
no-letter = pencarian tidak berisi huruf maupun angka: “{ $query }”
left-out = { $reason }; dilewati
nothing-found = tidak ditemukan: “{ $query }”
nothing-found-here = tidak ditemukan dalam ayat-ayat ini: “{ $query }”
no-phrase = tidak ditemukan: “{ $query }”; tanpa tanda kutip, urutan kata boleh apa saja
no-phrase-here = tidak ditemukan dalam ayat-ayat ini: “{ $query }”; tanpa tanda kutip, urutan kata boleh apa saja
no-whole-word = tidak ditemukan: “{ $query }”; tanpa --whole, potongan kata juga ditemukan
no-whole-word-here = tidak ditemukan dalam ayat-ayat ini: “{ $query }”; tanpa --whole, potongan kata juga ditemukan

# The history of hearing
not-heard = Anda belum mendengar satu pun dari itu
not-heard-off = Anda belum mendengar satu pun dari itu; riwayat dengar dimatikan, untuk menyalakannya: { $command }
history-empty = riwayat dengar kosong: belum ada ayat yang terdengar lewat server suara, dan basmalah tidak dihitung; misalnya: { $command }
nothing-then = saat itu Anda tidak mendengar apa pun; hari terakhir adalah { $day }: { $command }
ranges-and-more = { $ranges } dan { $count } lagi
heard-in-all = { $time } seluruhnya, { $plays } didengar sampai akhir

# Khatmat
pages-of = { $pages } dari { $all }
times-completed = selesai { $count } kali
khatm-open = terbuka
khatm-closed = ditutup
khatm-removed = dihapus
listening-on = yang didengar dihitung
listening-off = yang didengar tidak dihitung
none-removed = tidak ada yang dihapus
no-khatm = belum ada khatam; khatam pertama dimulai saat Anda membaca
no-reading = tidak ada bacaan pada hari-hari ini; untuk mencatat: { $command }

# The day's goal
pages-remain = tersisa { $count } halaman
verses-remain = tersisa { $count } ayat
read-of-goal = { $read } dari { $goal }
read-without-goal = { $pages }, { $verses }
no-goal = tidak ada target
goal-met = { $goal } sehari; hari ini { $read }, tercapai ✓
goal-open = { $goal } sehari; hari ini { $read }, { $rest }: { $command }
rest-today = { $rest } hari ini
go-on = Dari { $goal }. Untuk melanjutkan: { $command }
row-so-far = Sudah { $days } berturut-turut.
open-page = Buka halaman { $page }

# Days in a row
row-none = hari ini bisa menjadi hari pertama
row-met = { $days } berturut-turut
row-met-longest = { $days } berturut-turut; terpanjang { $longest }
row-open = { $days } berturut-turut; hari ini masih berjalan
row-open-longest = { $days } berturut-turut; terpanjang { $longest }; hari ini masih berjalan
row-broken = { $days } berturut-turut tetap milik Anda; selamat datang kembali, hari ini awal yang baru
row-broken-longest = { $days } berturut-turut tetap milik Anda, dan yang terpanjang { $longest }; selamat datang kembali, hari ini awal yang baru
row-in-doubt = { $days } berturut-turut, sejauh jam dapat dipercaya
row-in-doubt-longest = { $days } berturut-turut, sejauh jam dapat dipercaya; terpanjang { $longest }

# A plan
no-day = --by: { $reason }
day-past = { $day } sudah lewat
day-too-far = { $day } lebih dari seratus tahun lagi
hijri-day = { $hijri } adalah { $day }, menurut Ummul Qura; dimulai pada petang sebelumnya
hijri-day-calculated = { $hijri } adalah { $day }, menurut hisab, selisih paling banyak dua hari; dimulai pada petang sebelumnya
plan = { $pages } dalam { $days }, termasuk hari ini: { $daily } sehari
plan-is-goal = rencana ini tidak disimpan; target harian Anda sudah sebanyak itu
plan-above-goals = rencana ini tidak disimpan; target harian paling banyak { $most }
plan-to-goal = rencana ini tidak disimpan; untuk menjadikannya target harian: { $command }

# Noting by hand
nothing-to-note = tidak ada yang perlu dicatat
day-to-come = { $day } belum tiba
no-such-day = { $day } bukan hari dalam kalender komputer ini
stands-for-surahs = { $numbers } berarti surah: { $surahs } surah pada { $pages }; untuk halaman: page:{ $first }; untuk mengurungkan: { $command }
noted = dibaca: { $ranges }; { $pages } dari { $all } dalam { $khatm }
noted-goal-met = dibaca: { $ranges }; { $pages } dari { $all } dalam { $khatm }; target hari ini tercapai ✓
all-read = { $count ->
    [1] Seluruh Al-Quran telah dibaca untuk pertama kali dalam { $khatm }, semoga diterima; khatam berikutnya dimulai.
   *[other] Seluruh Al-Quran telah dibaca { $count } kali dalam { $khatm }, semoga diterima; khatam berikutnya dimulai.
  }
taken-back = diurungkan: { $ranges } dari { $day } { $time } dalam { $khatm }
noted-again = dicatat lagi: { $ranges } dari { $day } { $time } dalam { $khatm }
nothing-to-undo = tidak ada yang dapat diurungkan
nothing-to-redo = tidak ada yang dapat dilakukan lagi
