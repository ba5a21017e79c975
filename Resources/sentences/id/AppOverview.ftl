# The headings.
continue-here = Lanjutkan
library = Pustaka
next-step = Langkah berikutnya
commands = Perintah
all-commands = Semua perintah: { $command }

# Places to continue at.
place-course = kursus: { $state }
place-listening = mendengarkan: { $place }
place-listening-by = mendengarkan: { $place }, { $reciters }
place-hifz = { $state }
place-reading = membaca: { $place }, halaman { $page }
place-khatm = khatam: { $read } dari { $all } halaman
place-khatm-today = khatam: { $read } dari { $all } halaman, { $rest } hari ini
coach-state = { $course }, { $waiting } menunggu umpan balik

# What is in the library.
empty = kosong
reciters = { $count } qari
labels-suggested = { $labels }, { $suggested } disarankan

# Next steps, each with its reason.
step-set-up = Pilih qari yang ingin Anda dengar.
step-find = { $others ->
    [0] “{ $title }” belum memiliki label.
   *[other] “{ $title }” dan { $others } rekaman lain belum memiliki label.
  } Temukan ayat-ayatnya, agar Anda dapat memutarnya satu per satu.
step-review = { $others ->
    [0] “{ $title }” memiliki
   *[other] “{ $title }” dan { $others } rekaman lain memiliki
  } { $suggestions } label yang disarankan Tilawa. Ayatnya diputar setelah Anda menyetujuinya.
step-read = Khatam Anda: { $rest } hari ini.
step-resume = Sesi terakhir Anda berhenti di { $place }.
step-play = Putar sebuah surah, setiap ayat tiga kali.
