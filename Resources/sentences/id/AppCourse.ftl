# What several answers say
next = berikutnya: { $command }
to-be-decided = belum ditentukan
cancelled = dibatalkan
open = terbuka
nothing-new = tidak ada yang baru
after-deadline = setelah tenggat
said = { $name }, { $moment }: { $text }
student-fact = { $name }: { $fact }
session-fact = { $session }, { $day }: { $fact }
ambiguous-name = “{ $name }” bisa berarti salah satu dari { $names }
weeks-of-course = kursus ini memiliki pekan 1 sampai { $count }
week-not-open = pekan { $week } belum dibuka
message-length = panjang pesan 1 sampai { $count } byte
unknown-zone = sistem ini tidak mengenal zona waktu { $zone }
unknown-zone-advice = sistem ini tidak mengenal zona waktu { $zone }; pasang zona waktunya (tzdata)
basmalah-without-words = basmalah sebelum surah tidak memiliki kata dari qari

# The course that a command is about
chosen-running = dari { $count } kursus, ini { $id }, yang berjalan hari ini; untuk yang lain: --course ID ({ $others })
chosen-coming = dari { $count } kursus, ini { $id }, yang akan datang berikutnya; untuk yang lain: --course ID ({ $others })
chosen-last = dari { $count } kursus, ini { $id }, yang terakhir diikuti; untuk yang lain: --course ID ({ $others })
no-course = tidak ada kursus “{ $id }”
no-course-of = tidak ada kursus “{ $id }”; yang dikenal: { $ids }
no-course-joined = Anda tidak mengikuti kursus apa pun; untuk bergabung: { $command }
no-course-taught = Anda tidak mengajar kursus apa pun; untuk memulai: { $newCommand }, lalu { $publishCommand }
not-arrived = file kursus “{ $id }” belum sampai; mintalah bundel kepada guru Anda
unreadable-course = file kursus tidak dapat dibaca ({ $fault }); perbarui Tilawa

# The file of a course
the-course = kursus
file-fault = { $file }:{ $fault }
file-fault-of-several = { $file }:{ $fault } ({ $count } kesalahan)
zone-not-known = { $file }: ada zona waktu yang tidak dikenal di sini
no-faults = { $file }: tidak ada kesalahan
course-summed-up = { $title }: { $weeks } pekan, { $start } sampai { $end }, { $sessions } sesi
still-of-template = masih seperti di templat: { $values }

# The beginning of a course, for its teacher
you-are-student = Anda murid dalam kursus “{ $id }”
course-begun = “{ $title }” dimulai: { $weeks } pekan sejak { $day }
course-unchanged = “{ $title }” tidak berubah: { $weeks } pekan sejak { $day }
course-updated = “{ $title }” diperbarui: { $weeks } pekan sejak { $day }
invite-advice = untuk mengundang murid: { $command }
students-get-it = murid menerimanya bersama kiriman Anda berikutnya
without-code-advice = kursus ini belum memiliki kode pemulihan; untuk membuatnya: { $command }
code-holds = kunci pemulihan kursus tidak berubah bersama filenya; kode sebelumnya tetap berlaku

# The teacher's day
coach-heading = { $title } · { $place } · { $count } murid
place-begins = mulai { $time }
place-over = pekan-pekannya sudah selesai
place-week = pekan { $week } dari { $count }
nobody-waits = Tidak ada yang menunggu umpan balik.
waiting = Menunggu umpan balik: { $count }
more-waiting = dan { $count } lagi: { $command }
to-place = Perlu ditempatkan: { $names }
with-open-weeks = Dengan pekan yang belum disetorkan: { $count }
questions-of = Pertanyaan dari: { $names }
ago = { $span } lalu
week-due-all-sent = Tenggat pekan { $week }: { $moment }, { $span } lagi; semua sudah menyetor.
week-due-missing = Tenggat pekan { $week }: { $moment }, { $span } lagi; { $count } murid belum menyetor.

# Lists of students, and the sheet of a semester
column-student = murid
column-level = tingkat
column-group = kelompok
column-weeks = pekan
column-open = belum setor
column-waiting = menunggu
column-key = kunci
column-week = pekan { $week }
column-sessions = sesi
column-result = hasil
to-be-placed = perlu ditempatkan
no-students = belum ada murid; untuk mengundang: { $command }
nobody = tidak ada
week-sent = terkirim
week-waived = dibebaskan
assessment-passed = lulus ujian
assessment-not-passed = belum lulus
level-completed = selesai ✓
sheet-assessed = lulus ujian
sheet-not-passed = belum lulus
sheet-graduated = tamat

# What a teacher does
no-student = tidak ada murid “{ $name }”; lihat: { $command }
placed = ditempatkan di { $level }
placed-in-group = ditempatkan di { $level }, kelompok { $group }
waived = pekan { $week } dibebaskan
completed-already = { $name } sudah menyelesaikan tingkat ini
assessment-missing = { $name } belum lulus ujian; untuk meluluskan: { $command }
completed = telah menyelesaikan tingkat ini
completed-next = telah menyelesaikan tingkat ini; berikutnya: { $next }
present = { $count } murid
announcement-length = panjang pengumuman 1 sampai { $count } byte
announced = diumumkan kepada { $count } murid
moved-to = dipindahkan ke { $day } { $time }
message-noted = pesan dicatat
nothing-sent-for = { $name } belum mengirim apa pun untuk { $part }
nothing-waits = tidak ada kiriman { $name } yang menunggu
result-of-assessment = not-passed adalah hasil ujian; untuk pekan: again
given = { $part }: { $result }
given-with-marks = { $part }: { $result }, { $marks } tanda
message-line = { $name }, { $part }, { $moment }: { $text }
nothing-asked = { $name } tidak bertanya apa pun

# A submission as its teacher hears it
review-title = { $name }, { $part }: { $passage }
sent-on = dikirim { $moment }
sound-file = suara: { $path }
no-suggestions = program tidak memiliki saran: { $reason }
sound-not-arrived = suara belum sampai; mintalah lagi
suggestions = Saran program, untuk disetujui dengan --mark atau dibiarkan:
word-pending = belum dinilai
word-recited = dibaca
word-unsure = belum pasti
word-skipped = terlewat
word-changed = terganti
given-before = umpan balik sudah diberikan: { $result }
next-review = berikutnya: { $command } --text "…"
draft-kept = disimpan untuk lain kali: { $marks } tanda
comment-stays = { $fault }; komentarnya tetap ada di { $path }
cannot-hear = suara tidak dapat didengar: { $reason }; untuk mengembalikannya: --result again
recording-unheard = rekaman untuk { $part } tidak dapat didengar: bukan suara, atau rusak; untuk mengembalikannya: { $command } --text "…"
mark-begins = tanda diawali waktu seperti 0:12 atau kata seperti 78:2:3, bukan “{ $mark }”
mark-beyond = { $mark }: panjang rekaman { $length }
mark-of-words = tanda ada pada satu kata, misalnya 78:2:3, bukan { $range }
comment-length = panjang komentar paling banyak { $count } byte
no-word = kata ditulis seperti 78:2:3, bukan “{ $word }”

# Bundles
name-length = nama adalah satu baris, paling banyak { $count } byte
own-course = { $path }: ini kursus yang Anda ajar
without-course = { $path }: tidak ada kursus di dalamnya; mintalah undangan kepada guru Anda ({ $command })
joined-before = Anda sudah mengikuti “{ $title }”
joined = Anda mengikuti “{ $title }” dari { $teacher }
joined-next = berikutnya: { $sendCommand }, dan berikan file itu kepada guru Anda; lalu { $command }
joined-in-place = guru Anda akan melihatnya di tempat ini; berikutnya: { $command }
for-others = { $path }: bundel ini untuk orang lain
not-joined = { $path }: ini milik kursus “{ $id }”, yang tidak Anda ikuti; untuk bergabung: { $command }
of-strangers = { $path }: ini bukan dari guru Anda dan bukan dari Anda
teacher-key-changed = { $path }: kunci guru Anda telah berubah; undangan saja tidak cukup, mintalah file yang ditujukan untuk Anda
too-large = yang akan dikirim lebih besar dari { $size }; tempat bersama tidak menerimanya
written = { $file }: { $events } peristiwa, { $sounds } rekaman, { $size }
give-file = berikan file ini kepada { $name }
give-invitation = berikan file ini kepada murid Anda; mereka mengetik: { $command }
no-place-yet = kursus ini belum punya tempat yang dibagi dengan murid; untuk membuatnya: { $command }
no-policy = { $address }: hanya bucket yang punya kebijakan; bagikan folder ini hanya dengan murid itu
whole-address = { $address }: seluruh tempat, hanya untuk Anda
access-of = bagian { $name }: { $address }
student-types = dengan kunci untuk itu, murid mengetik: { $command }
policy-of-key = kebijakan kunci yang tidak membuka apa pun selain itu: { $command }
recordings-gone = { $count } rekaman hilang dari { $folder } dan tidak ada dalam file; bila belum pernah sampai, rekamlah sekali lagi

# What has arrived
new-things = baru: { $events } peristiwa, { $sounds } rekaman
new-students = { $count } murid baru: { $command }
refused = { $count } peristiwa tidak diterima: ditandatangani dengan kunci yang sudah dilepas
own-events = { $count } peristiwa dengan kunci Anda datang dari orang lain; bila komputer ini tidak kehilangan apa pun, orang lain memegang kunci Anda: { $command }, dengan --since dan hari pertama kejadian itu
teacher-key-by-code = guru Anda memakai kunci baru, { $key }, lewat kode pemulihan kursus; yang ditandatangani { $before } tidak diterima lagi
teacher-key-by-key = guru Anda memakai kunci baru, { $key }, dan itu ditandatangani dengan kunci sebelumnya; yang ditandatangani { $before } tidak diterima lagi
teacher-key-stolen = bila guru Anda tidak mengetahuinya, beri tahu lewat jalan lain: kuncinya mungkin dicuri
strange-key = orang lain memegang kunci Anda, dan murid diberi tahu bahwa kunci { $key } menggantikannya; untuk mengambil kembali kursus: { $command }

# Exchange through a place
place-of-library = sebuah pustaka disinkronkan di tempat ini; berbagi dengan orang lain memerlukan tempat tersendiri
no-invitation = { $address }: tidak ada undangan di dalamnya; guru Anda mengetik: { $command }
other-bundle = { $path }: isinya bundel lain dari yang disebut namanya; dilewati
damaged-object = { $name } rusak
damaged-there = ada { $name } yang rusak di tempat itu; hapus di sana dan sinkronkan lagi
damaged-in-place = { $name } di tempat itu rusak; hapus di sana dan sinkronkan lagi
left-out = { $fault }; { $path } dilewati: hapus di sana, dan tanyakan kepada murid itu
unknown-people = { $all } orang di tempat itu tidak dikenal; { $count } di antaranya sudah dicari, pertukaran berikutnya melanjutkan; yang bukan dari murid Anda di foldernya { $folder } boleh dihapus
nothing-to-send = tidak ada yang perlu dikirim
sent-things = dikirim: { $bundles } bundel, { $sounds } rekaman
not-arrived-yet = { $count } rekaman belum sampai; sinkronkan lagi nanti

# The key of a course
key-of-course = kunci kursus: { $key }
given-up = dilepas: { $keys }
no-code-advice = belum ada kode pemulihan; untuk membuatnya: { $command }
has-code = kode pemulihan sudah ada
other-key-here = komputer ini memakai kunci lain, { $key }: { $command }
code-there = kursus sudah memiliki kode pemulihan; kode lain dibuat saat kode itu dipakai ({ $command })
code-told = murid mengetahuinya bersama kiriman Anda berikutnya
other-key = kursus memakai kunci lain dari komputer ini, { $key }; untuk mengambilnya kembali: { $command }
key-changed = kunci kursus adalah { $key }; { $count } peristiwa dari kunci sebelumnya tetap berlaku
no-longer-held = { $count } peristiwa yang dibawa orang lain tidak berlaku lagi
key-told = murid diberi tahu bersama kiriman Anda berikutnya: { $syncCommand }, atau { $sendCommand }
key-before = kursus “{ $id }” masih memakai kunci sebelumnya: { $command }
no-code = ini bukan kode pemulihan; kodenya terdiri atas delapan kelompok berisi empat huruf dan angka, misalnya 7KQ2-…
code-used = kode pemulihan ini sudah dipakai; yang berlaku adalah kode yang ditampilkan saat itu
without-code = kursus ini tidak memiliki kode pemulihan
other-code = ini bukan kode pemulihan kursus ini
several-courses = file-file ini dari beberapa kursus: { $ids }
course-here = kursus “{ $id }” ada di komputer ini: { $command }
code-or-files = ini bukan kode pemulihan kursus, atau kursusnya tidak ada dalam file; berikan undangannya
code-shown = kode pemulihan kursus: { $code }; tulislah sekarang, tidak akan ditampilkan lagi. Dengan kode ini kursus dapat diambil kembali bila kunci Anda dicuri atau hilang

# The student's day
row-level = tingkat
row-teacher = guru
row-begins = mulai
row-weeks = pekan selesai
row-lesson = pelajaran
row-submission = setoran
row-feedback = umpan balik
row-due = tenggat
row-session = sesi
weeks-counted = { $counted } dari { $count }
first-lesson-opens = Pelajaran pertama dibuka pada { $day }.
first-lesson-on = pelajaran pertama dibuka pada { $day }
weeks-begin = Pekan Anda dimulai setelah Anda ditempatkan di suatu tingkat.
meanwhile = Sementara itu: { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }, sudah lewat
deadline-left = { $moment }, tersisa { $span }

# Sessions
session-live = sedang berlangsung
session-begins = { $span } lagi
session-ended = sudah berakhir
session-moved = { $moment } (dipindahkan)
session-class = kelas
session-circle = halakah tilawah
session-office = jam konsultasi
session-line = { $kind }: { $session }
no-sessions = tidak ada sesi pada hari-hari ini
no-sessions-next = tidak ada sesi pada hari-hari ini; berikutnya: { $session }
week-due = tenggat: pekan { $week }, { $deadline }
coming = Anda akan hadir
not-coming = Anda tidak akan hadir
no-session = kursus ini tidak memiliki sesi “{ $name }”: { $ids }
no-session-on = tidak ada sesi “{ $name }” pada { $day }

# Weeks
week-opens = pekan { $week } dibuka pada { $day }
week-title = Pekan { $week } dari { $count }
week-title-topic = Pekan { $week } dari { $count }: { $topic }
week-lesson = Pelajaran
week-no-parts = tidak ada pekan ini
part-minutes = { $minutes } mnt
week-submission = Setoran: { $passage }
week-questions = Pertanyaan
due = tenggat { $deadline }
not-needed = tidak diperlukan
nothing-sent = belum ada yang dikirim
lesson-first = selesaikan pelajaran dahulu, lalu rekam
waits = menunggu umpan balik
replaced = digantikan yang berikutnya
feedback-on = umpan balik { $moment }: { $result }
feedback-new = umpan balik { $moment }: { $result }: { $command }
weeks-needed = { $counted } dari { $needed } pekan untuk ujian
weeks-needed-open = { $counted } dari { $needed } pekan untuk ujian · { $open } belum disetorkan
column-of-week = pekan
column-topic = topik
column-passage = bagian
column-begins = mulai
column-state = keadaan

# The states of a week
week-locked = belum dibuka
week-not-started = belum dimulai
week-in-progress = sedang berjalan
week-ready = siap disetorkan
week-awaiting = sedang disimak
week-feedback-ready = umpan balik tersedia
week-again = ulangi
week-complete = selesai ✓
week-not-needed = tidak diperlukan

# The results of a submission
result-pass = lulus
result-again = tolong ulangi sekali lagi
result-not-passed = belum lulus

# Doubts about the time of a submission
clock-ahead = jam murid { $span } lebih cepat dari jam di sini
clock-back = jam murid telah dimundurkan { $span }
clocks-differ = jam murid dan guru berselisih { $span }

# Feedback
no-feedback = belum ada umpan balik
no-feedback-on = belum ada umpan balik untuk { $part }
feedback-heading = { $part }: { $result } · { $teacher }, { $moment }
feedback-week = Pekan { $week }
feedback-assessment = Ujian
feedback-placement = Penempatan

# What a student does
no-orientation = kursus ini tidak memiliki orientasi
no-orientation-part = tidak ada bagian orientasi seperti itu
orientation-done = orientasi selesai
lesson-without-parts = pelajaran pekan { $week } tidak memiliki bagian
lesson-parts = pelajaran pekan { $week } memiliki { $count } bagian
lesson-done = pelajaran pekan { $week } selesai
part-done = bagian { $part } dari pekan { $week } selesai
part-opened = { $title }: dibuka
part-played = { $title }: diputar
part-advice = setelah Anda mengerjakannya: { $command }
not-opened = { $link }: hanya suara, video, gambar, PDF, dan teks yang dibuka
file-of-course = { $link } adalah file kursus, yang datang bersama folder bersama; mintalah kepada { $teacher }
no-file = { $path }: file itu tidak ada; apakah sudah sampai?
no-file-of-course = { $path }: ini bukan file kursus
not-with-sudo = jangan dengan sudo: program untuk { $target } akan berjalan sebagai pengguna lain
nothing-opens = tidak ada yang dapat membukanya di sini (tanpa desktop, atau tanpa xdg-open); bukalah sendiri: { $target }
does-not-start = { $program } tidak dapat dijalankan
free-passage = bagian pilihan Anda
passage-on-page = halaman { $page }{ $print }
passage-on-pages = halaman { $first } sampai { $last }{ $print }
nothing-to-recite = tidak ada yang perlu dibaca sekarang
formats = { $path }: kursus menerima { $formats }; { $command } membuat salah satunya
no-sound = { $path }: tidak ada suara di dalamnya
too-long = { $path }: lebih dari empat jam
submitted-before = rekaman yang sama ini sudah disetorkan
submitted-week = pekan { $week } disetorkan ({ $length })
submitted-assessment = ujian disetorkan ({ $length })
submitted-placement = bacaan untuk penempatan Anda disetorkan ({ $length })
submitted-rest = { $submitted }; { $attempts }
result-within = hasilnya biasanya datang dalam { $days } hari
answer-within = { $teacher } biasanya menjawab dalam { $hours } jam
send-advice = untuk mengirimkannya kepada guru Anda: { $command }
noted-for = dicatat untuk { $teacher }

# The profile
row-name = nama
row-course = kursus
row-group = kelompok
row-about = tentang
row-submissions = setoran
row-sessions = sesi dihadiri
row-completed = selesai
row-next = tingkat berikutnya
row-quiet = jam tenang
row-place = tempat bersama
row-key = kunci
row-teacher-key = kunci guru
profile-weeks = { $counted } dari { $needed } untuk ujian
next-teacher = bersama { $teacher }
next-enrolment = pendaftaran mulai { $day }
next-began = dimulai pada { $day }
next-begins = mulai pada { $day }
levels-before = Tingkat sebelumnya
level-weeks = { $counted } dari { $weeks } pekan
level-completed-on = selesai { $day }
level-not-completed = tidak selesai

# Notifications by themselves
notices-on = pemberitahuan datang dengan sendirinya: diperiksa setiap { $minutes } menit, oleh { $runner }
notices-off = pemberitahuan tidak lagi datang dengan sendirinya
was-not-set = belum diatur
on-by = nyala, oleh { $runner }
off-advice = mati; untuk mengaturnya: { $command }
