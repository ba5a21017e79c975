# Refusals of commands
nothing-plays = tidak ada yang diputar
not-in-session = { $ayah } tidak ada dalam sesi ini
loop-too-short = potongan yang diulang sedikitnya { $milliseconds } ms
in-silence = tidak ada bacaan pada jeda setelah ayat
no-audio = { $ref } tidak memiliki audio
server-away = server suara sedang tidak ada
pages-unknown = halaman ayat-ayat ini tidak diketahui
no-other-page = tidak ada halaman lain sesudah ini dalam sesi
no-other-surah = tidak ada surah lain sesudah ini dalam sesi
sleep-in-past = waktu tidur tidak boleh sudah lewat
in-pause = tidak ada yang diputar saat jeda

# Faults
cannot-play-on = pemutaran tidak dapat dilanjutkan
engine-ended = mesin pemutar berakhir sebelum sesi selesai
not-in-file = { $path }: isi yang seharusnya ada tidak ada di dalamnya
no-gap = “{ $text }” bukan jeda
no-count = “{ $text }” bukan jumlah
no-time = { $text } bukan waktu dalam detik

# Recitation
disclaimer = Penilaian bacaan ini adalah alat bantu belajar dan tidak menggantikan guru Al-Quran yang mumpuni. Selalu periksakan bacaan Anda kepada guru yang berilmu.
