# Pictures and printed pages: their words, and why they cannot be drawn.

# Errors
error = tidak dapat digambar: { $detail }
no-font-with-letters = tidak ada font yang memiliki huruf { $title }; pasang { $package }
install-or-svg = { $reason }; pasang { $package }, atau pilih SVG
install-or-file = { $reason }; pasang { $package }, atau sebutkan file font
install = { $reason }; pasang { $package }
no-library = { $purpose } tidak dapat dibuat: { $reason }; pasang { $package }
no-canvas = Cairo tidak memberi bidang gambar
no-pixels = Cairo tidak memberi piksel
no-reason = Cairo gagal
no-font = tidak ada font “{ $family }”; sebutkan yang lain: fc-list menampilkan daftarnya
no-standard-font = tidak ada font “{ $family }”; pasang { $package }, atau sebutkan yang lain: fc-list menampilkan daftarnya
font-unreadable = { $path } tidak terbaca
no-font-file = { $path } bukan font
font-lacks = font “{ $family }” tidak memiliki { $letter }; pilih font lain
purpose-pango = gambar PNG
purpose-harfbuzz = halaman mushaf

# Reciting
trend-title = Bacaan, pekan { $first } sampai { $last }
trend-title-of-none = Bacaan per pekan
trend-accuracy = Kata tanpa kekeliruan, dalam persen
trend-words = { $week }: { $count } kata
pace = { $words }/mnt
pitch = tinggi nada
hertz = { $count } Hz

# Pages of the mushaf
page = Halaman { $page }
page-of-surahs = Halaman { $page }: { $names }
tajweed = Tajwid
text-source = Teks Al-Quran: Tanzil Project, { $address }

# Memorising
map-title = Hafalan, { $day }: { $held } dari { $count } halaman
map-page = halaman { $page }: { $state }
map-heard = { $state }, { $days ->
    [0] disimak hari ini
    [1] disimak kemarin
   *[other] disimak { $days } hari lalu
  }
map-late = { $state }, terlambat
months-title = Hafalan, { $first } sampai { $last }
months-title-of-month = Hafalan, { $first }
months-title-of-none = Hafalan per bulan
month = { $name }: { $minutes } menit
month-known = { $name }: { $minutes } menit, hafal { $percent }%
months-heard = waktu simakan (batang tertinggi: { $hours } j { $minutes } mnt)
months-known = hafal tanpa bantuan
plan-title = Hafalan, { $first } sampai { $last }: menit per hari
plan-day = { $day }: { $minutes } menit
plan-new = baru (sabaq)
plan-recent = terkini (sabqi)
plan-old = lama (manzil)

# The sheet for a teacher
sheet-grades = Nilai: 1 lemah (perlu bantuan), 2 cukup (dengan kekeliruan), 3 baik, 4 sangat baik.
sheet-day = Hari
sheet-round = Jenis
sheet-passage = Bagian
sheet-grade = Nilai
sheet-slips = Kekeliruan
sheet-pages = Halaman dengan kekeliruan
slips = kekeliruan

# Reading
khatm-title = { $name }: { $read } dari { $count } halaman
khatm-cycle = khatam ke-{ $cycle }, { $completed } selesai
khatm-pages = { $read } dari { $count } halaman
khatm-count = { $read } dari { $count }
khatm-verses = { $verses } dari { $versesInAll } ayat · { $ajza } dari { $ajzaInAll } juz
khatm-juz = juz { $juz }: { $percent }%
khatm-day = { $pages } halaman
khatm-day-goal = { $pages } halaman, target { $goal }
today = Hari ini
today-met = Hari ini ✓
today-pages = { $read } dari { $count } halaman
today-verses = { $read } dari { $count } ayat
streak = { $count } hari berturut-turut
streak-most = { $count } hari berturut-turut, terbanyak { $most }
monday = Sen
tuesday = Sel
wednesday = Rab
thursday = Kam
friday = Jum
saturday = Sab
sunday = Ahd

# Labels of recordings
confirmed = disetujui
suggested = disarankan
suggested-sure = disarankan, pasti
suggested-unsure = disarankan: makin tinggi batangnya, makin pasti
flagged = ! perlu diperiksa
to-check = Perlu diperiksa
confidence = kepastian { $percent }%
from-join = mulai dari sambungan
join = sambungan
other-sound = ucapan atau lainnya
labels-without-room = { $count } label tidak mendapat tempat

# Lessons
lesson-play = Putar
lesson-play-passage = Putar { $label }
lesson-repeat = Ulangi
lesson-repeat-passage = Ulangi { $label }
lesson-speed = Kecepatan
lesson-follow = Ikuti bacaan
lesson-keys = Space: putar atau jeda · ↑ ↓: ayat sebelumnya atau berikutnya · R: ulangi · + −: kecepatan · Esc: akhiri pengulangan
