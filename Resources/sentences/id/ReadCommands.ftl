explains-hafs = --riwayah hafs menjelaskan teks Hafs

# Bookmarks and positions
input-unreadable = masukan standar tidak dapat dibaca, atau lebih dari 1 MB
input-not-text = masukan standar bukan teks UTF-8
colour-or-none = gunakan --colour atau --no-colour, jangan keduanya
nothing-to-change = sebutkan yang akan diubah: --note, --tag, --untag, --colour, --no-colour, atau --move
csv-and-json = --json dan --format csv sama-sama memakai keluaran standar: sebutkan file dengan --output
some-skipped = { $count } dilewati; yang lain diimpor
bookmarks-in = { $count } markah di { $path }
input-failed = masukan standar tidak dapat dibaca: { $reason }
no-position-yet = belum ada posisi { $name }; untuk menetapkannya: { $command }
no-position = tidak ada posisi { $name }; lihat: { $command }

# Places and search
one-range = info menerima satu bagian, bukan { $count }
limit-too-small = --limit adalah 1 atau lebih
page-too-small = --page adalah 1 atau lebih
least-out-of-range = --least adalah 1 sampai 100
name-an-ayah = sebutkan ayat, misalnya 2:58, atau gunakan --mine

# Pictures
output-needs-format = -o memerlukan --format html, svg, atau png, atau nama file dengan akhiran tersebut
option-needs-format = { $option } dipakai bersama --format html, svg, atau png
pages-only = --format { $format } hanya menampilkan halaman cetak, bukan --flow { $flow }
translation-in-html = --translation hanya berlaku dengan --format html
picture-and-json = --format { $format } dan --json sama-sama memakai keluaran standar: sebutkan file, -o FILE
no-png-on-terminal = terminal tidak dapat menampilkan PNG: sebutkan file, -o FILE
lines-of-hafs = { $format } menampilkan baris cetakan Hafs; baris { $riwayah } tidak diketahui; gunakan --riwayah hafs

# The ayah of the day
no-translation-with = --translation tidak dipakai bersama “{ $words }”
no-options-with = --date, --notify, dan --riwayah tidak dipakai bersama “{ $words }”
text-unreadable = teks tidak dapat dibaca
open-place = Buka { $ref }

# Tajweed
legend-alone = --legend tidak dipakai bersama ayat atau --count
phonemes-alone = --phonemes tidak dipakai bersama --rule, --count, atau --legend
waqf-needs-phonemes = --waqf memerlukan --phonemes
which-ayat = sebutkan ayatnya, misalnya: { $command }

# Texts
for-one-file = --id dan --name hanya untuk satu file
id-fault = --id { $id }: id terdiri atas huruf kecil, angka, titik, dan tanda hubung, dan diawali huruf
no-print = { $name } bukan tata letak cetakan dan bukan kata-kata suatu tulisan
accept-differences = { $count ->
   *[other] Pasang teks dengan { $count } kata ini?
  }
differences-refused = { $name } tidak dipasang karena sebagian katanya bukan kata teks kami; jika tetap benar, tambahkan dengan { $option }
language-fault = --language { $language }: ini bukan kode bahasa, misalnya en
standard-input = masukan standar
input-alone = - adalah masukan standar, dan ditulis sendiri
as-needs-input = --as adalah nama dari yang dibawa -: tulis - saja
text-not-installed = teks { $riwayah } belum terpasang
none-needs-kind = none memerlukan --kind
kind-for-none = --kind hanya untuk none
