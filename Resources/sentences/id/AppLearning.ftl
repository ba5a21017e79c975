# Several parts of a line, two at a time
list = { $first }, { $next }
list-of-parts = { $first }; { $next }
list-of-facts = { $first } · { $next }

# Amounts and times
half-pages = { $count } halaman
page = halaman { $page }
pages-from-to = halaman { $first }-{ $last }
minutes = { $count } mnt
hours = { $hours } j { $minutes } mnt
slips = { $count } kekeliruan
unsure-words = { $count } belum pasti
age = { $days ->
    [0] hari ini
    [1] kemarin
   *[other] { $days } hari lalu
  }
day = { $weekday } { $day }
monday = Senin
tuesday = Selasa
wednesday = Rabu
thursday = Kamis
friday = Jumat
saturday = Sabtu
sunday = Ahad

# The rounds of a day, with the names that teachers use.
round-new = baru (sabaq)
round-recent = terkini (sabqi)
round-old = lama (manzil)

# The reason why a page is heard today.
reason-recent = baru dihafal
reason-fading = lemah
reason-cycle = gilirannya
reason-level = lebih awal, agar hari-hari merata
reason-late = terlambat
reason-season = ujian atau Ramadan
reason-entered = uji hafalan Anda

# Grades, and whose they are.
grade-weak = lemah
grade-fair = cukup
grade-good = baik
grade-excellent = sangat baik
by-check = menurut program
by-yourself = menurut Anda sendiri
by-teacher = menurut guru

# The state in which a passage is entered.
entry-new = baru
entry-solid = lancar
entry-shaky = kurang lancar
entry-rusty = lama tak diulang

# Verdicts on words that were recited, and faults that a teacher hears.
verdict-pending = belum dinilai
verdict-recited = dibaca
verdict-unsure = belum pasti
verdict-skipped = terlewat
verdict-changed = terganti
fault-makhraj = makhraj
fault-madd = mad
fault-ghunnah = ghunnah
fault-stop = waqaf

# Headings of tables
heading-day = hari
heading-date = tanggal
heading-month = bulan
heading-week = pekan
heading-page = halaman
heading-ayat = ayat
heading-ayah = ayat
heading-surah = surah
heading-word = kata
heading-words = kata
heading-recording = rekaman
heading-session = sesi
heading-sessions = sesi
heading-begun = mulai
heading-time = waktu
heading-length = panjang
heading-heard = disimak
heading-heard-on = hari disimak
heading-on = hari
heading-hearings = simakan
heading-weak = lemah
heading-known = tidak lemah
heading-slips = keliru
heading-unsure = belum pasti
heading-last = terakhir
heading-stays = bertahan
heading-next = berikutnya
heading-new = baru
heading-recent = terkini
heading-old = lama
heading-a-day = sehari
heading-most = terbanyak
heading-held = dihafal
heading-share = bagiannya
heading-command = untuk mendengarnya
heading-like = mirip
heading-without-slip = tanpa keliru
heading-pace = kata per menit
heading-bar = 80% sampai 100%
heading-missed = keliru
heading-prediction = prediksi menurut
heading-error = galat

# Places and days that were typed
name-range = sebutkan bagian, misalnya juz:30, 67:1-15, atau page:50
name-place = sebutkan tempat, misalnya 2:255:7
name-word = sebutkan satu kata, misalnya 78:2:3, bukan { $given }
future = { $day } belum tiba
no-day = { $day } bukan hari dalam kalender komputer ini
past = { $day } sudah lewat

# What is held
nothing-entered = belum ada yang dimasukkan; misalnya: { $command }
nothing-held = belum ada yang dimasukkan; yang sudah Anda hafal: { $heldCommand }; yang akan Anda hafal: { $newCommand }
not-known = tidak ada dari { $place } yang dihafal atau akan dihafal; untuk memasukkannya: { $command }
nothing-known = tidak ada dari { $place } yang dihafal atau akan dihafal
not-held = { $place } belum dihafal; untuk memasukkannya: { $command }
known-already = { $place } sudah dihafal atau sudah direncanakan
undo-advice = untuk mengurungkan: { $command }
to-learn = akan dihafal: { $place }, { $amount }; seluruhnya { $all } akan dihafal
held-now = dihafal, { $entry }: { $place }, { $amount }; seluruhnya { $all }
removed = dihapus: { $place }; { $amount } dihafal
test-now = uji hafalan Anda sekarang: { $command }
lesson-now = hafalan pertama { $place }; untuk memulainya: { $command }
lesson-size = hafalan baru sehari { $amount }; untuk jumlah lain: { $command }
bare-numbers = { $numbers } berarti surah; untuk halaman: { $pages }; untuk mengurungkan: { $command }
state-held = dihafal
state-to-learn = akan dihafal
no-slips = tanpa kekeliruan
no-slip-yet = belum ada kekeliruan; untuk menguji diri: { $testCommand }; untuk melatih satu tempat: { $placeCommand }
drill = latihan
said = terbaca: { $place }

# What is held whole
whole = utuh: { $what }
whole-surahs = { $count ->
   *[other] surah
  } { $numbers }
whole-ajza = { $count ->
   *[other] juz
  } { $numbers }
surah-is-whole = surah { $number } sudah utuh
juz-is-whole = juz { $number } sudah utuh
whole-mark = utuh ✓

# The plan: the meaning of each setting
meaning-new = hafalan baru dalam sehari
meaning-revise = murajaah paling banyak dalam sehari
meaning-cycle = dalam sekian hari setiap halaman disimak
meaning-recent = selama itu halaman baru termasuk hafalan terkini
meaning-retention = seberapa pasti sebuah halaman masih diingat saat disimak
meaning-off = hari libur
meaning-teacher = hari saat guru menyimak Anda
meaning-exam = bahannya disimak setiap pekan selama empat pekan sebelumnya
meaning-ramadan = berapa kali semuanya disimak pada bulan Ramadan
meaning-riwayah = riwayat yang Anda hafal
meaning-parameters = angka-angka model ingatan

# The plan: the form of each setting
setting-form = --{ $option } memerlukan { $form }, bukan “{ $value }”
form-new = jumlah, misalnya lines:5, ayat:10, pages:1, atau minutes:30, atau none
form-revise = jumlah, misalnya pages:2 atau minutes:40, atau none
form-cycle = 2 sampai 400 hari, misalnya 30d, atau none
form-recent = 7 sampai 120 hari, misalnya 21d, atau none
form-retention = 0.8 sampai 0.97, atau none
form-off = hari, misalnya fri atau fri,sun, atau none; harus tersisa satu hari kerja
form-teacher = hari, misalnya sun,tue, atau none
form-exam = tanggal, misalnya 2027-03-01, atau none
form-ramadan = 1 sampai 10 kali, atau none
form-riwayah = riwayat, misalnya hafs atau warsh, atau none
form-parameters = 21 parameter FSRS-6 dengan koma, atau none
exam-stretch = bahan ujian adalah satu rentang, misalnya juz:1-5

# The plan: the values of settings
value-none = tidak ada
value-as-needed = sesuai kebutuhan
value-as-usual = seperti biasa
value-times = { $count ->
    [1] sekali
   *[other] { $count } kali
  }
exam-of = { $day } · { $place }
exam-of-all = { $day } · semua

# Hearings and slips
graded = { $place }: { $grade }, { $by }
learned = { $amount } sudah dihafal
heard-again = disimak lagi paling lambat { $day }
noted-for = dicatat untuk { $day }
weak-stays = yang lemah tetap perlu dihafal
half-a-page = sudah dicatat, tetapi halaman baru dihitung disimak bila sedikitnya separuh dari hafalan Anda di halaman itu disimak
slip-form = kekeliruan ada di satu tempat, misalnya 2:255:7
slip = kekeliruan di { $place }, halaman { $page }: { $count } kali
slip-instead = kekeliruan di { $place }, halaman { $page }: { $count } kali; yang terbaca: { $said }
drill-advice = { $count } kekeliruan di sini; untuk melatihnya: { $command }
said-form = --said memerlukan tempat atau kata-kata
no-ayah-with-words = tidak ada ayat dengan kata-kata “{ $words }”
several-ayat-with-words = { $count } ayat memiliki kata-kata ini ({ $places }); sebutkan satu: --said { $first }

# Taking back
nothing-to-undo = tidak ada yang dapat diurungkan
undone = diurungkan: { $what }, dari { $day } { $time }
undone-add = tambah { $place } ({ $entry })
undone-remove = hapus { $place }
undone-grade = { $place } { $grade }, { $by }
undone-slip = kekeliruan di { $place }
undone-set = atur { $name } { $value }
undone-note = catatan pada { $place }
undone-undo = urungkan

# Today's list
today-empty = daftar hari ini kosong
no-line = daftar hari ini tidak memiliki baris “{ $key }”; barisnya { $count ->
    [1] 1
   *[other] 1 sampai { $last }
  }: { $command }
day-off = libur
teacher-day = guru menyimak Anda hari ini
held-amount = dihafal: { $amount }
round-places = { $round }: { $places }
round-pages = { $round }: { $count ->
   *[other] halaman
  } { $places }
round-minutes = { $round } { $minutes }
minutes-of-rounds = { $count } menit: { $rounds }
all-done = semua selesai ✓
done = { $done } dari { $all } selesai
done-today = selesai hari ini: { $done } dari { $all }
tomorrow-free = besok tidak ada jadwal
tomorrow = besok: { $count } baris, { $minutes } menit
day-off-remark = hari libur: tidak ada jadwal
slips-at = { $count ->
    [1] keliru di { $places }
   *[other] { $count } kekeliruan di { $places }
  }
lesson-before = hafalan sebelumnya: { $place }
drill-now = untuk melatih kekeliruan itu sekarang: { $command }
no-lesson-today = tidak ada hafalan baru hari ini: halaman lama memerlukan waktunya
no-lesson-planned = belum ada hafalan baru yang direncanakan; untuk menghafal 5 baris sehari: { $command }
nothing-due = tidak ada jadwal hari ini
status-none = hifz –
status-done = hifz ✓
status = hifz { $done }/{ $all } · { $minutes } mnt

# The reminder
reminder = { $count } bagian hari ini, { $minutes } menit
reminder-left = tersisa { $count } bagian hari ini, { $minutes } menit
reminder-command = Untuk mulai: { $command }
begin = Mulai

# The past and the plan
nothing-heard-then = tidak ada yang disimak pada hari-hari ini; untuk mencatat sesuatu: { $command }
nothing-heard = belum ada yang disimak; untuk mencatat sesuatu: { $command }
in-a-row = { $count } berturut-turut
longest = terpanjang { $count }
calendar-entry = Hafalan, { $minutes } menit
map-pages = { $sign } { $strength }: { $count }
map-late = ! terlambat: { $count }

# The memory model
fit-too-few = { $hearings } simakan terlalu sedikit: diperlukan { $fewest }, { $weak } di antaranya lemah
fit-own = angka Anda sendiri
fit-published = angka yang diterbitkan
fit-mean = rata-rata simakan terakhir Anda
fit-used = angka Anda sendiri memprediksi paling baik, dan mulai sekarang dipakai oleh rencana
fit-better = angka Anda sendiri memprediksi paling baik; untuk memakainya: { $command }
fit-not-better = angka Anda sendiri tidak memprediksi lebih baik dari kedua yang lain, jadi tidak ada yang berubah
fit-counts = disesuaikan dengan { $hearings } simakan; galatnya dihitung pada { $left } simakan terbaru, yang tidak diikutkan

# Notes
note-form = catatan ada di satu tempat, misalnya 2:58 atau 2:58:3
note-too-long = catatan adalah satu baris, paling banyak { $count } huruf
no-note = tidak ada catatan di { $place }
note = { $place }: { $note }
note-removed = catatan di { $place } dihapus
note-example = di sini: fa-kulu; di 7:161: wa-kulu
no-notes = tidak ada catatan; untuk menulisnya: { $command }

# Similar ayat
no-similar = dalam hafalan Anda tidak ada dua ayat yang mirip; hafalan Anda: { $command }
confused = tertukar { $count } kali
similar-shown = { $shown } dari { $all }; berikutnya: --page 2
difference-advice = untuk melihat perbedaannya: { $command }

# Recordings of one's own
no-recording = Anda belum memiliki rekaman { $place }; untuk membuatnya: { $command }

# A deck of cards for Anki
deck-title = Hafalan
deck-place = { $ayah } · { $surah } · halaman { $page }
no-whole-ayah = tidak ada ayat utuh darinya yang dihafal; hafalan Anda: { $command }
deck-written = { $file } · { $cards } kartu, { $sounds } dengan suara
deck-silent = dek ini tanpa suara: { $reason }
deck-partly-silent = tidak ada suara untuk { $count } ayat: kartunya tanpa suara
deck-advice = di Anki: File, Import
deck-too-large = dek akan lebih dari 4 GB; sebutkan sebagian, misalnya juz:30
unreadable-file = { $path }: tidak dapat dibaca

# A step as a session script
script-round = { $round }, halaman { $page }
script-drill = tempat yang sering keliru, { $place }
script-similar = dua ayat yang mirip
script-advice = Untuk menjalankannya: { $command }; bahasanya: man tilawa-script
step-slowly = Dengarkan tempat itu perlahan.
step-after-teacher = Tirukan setelah guru.
step-from-before = Ulangi mulai dari ayat sebelumnya.
step-hear = Dengarkan hafalan baru.
step-looking = Baca setiap ayat setelah guru, sambil melihat teks.
step-without-text = Baca lagi tanpa melihat teks.
step-link-ayat = Sambungkan setiap ayat dengan ayat-ayat sebelumnya.
step-link-lesson = Sambungkan hafalan baru dengan ayat sebelumnya.
step-say = Baca setiap ayat sebelum Anda mendengarnya.
step-microphone = Dengan mikrofon, sebagai gantinya: { $command }

# The exchange with a teacher
shared = { $folder }: { $files }
shared-with-recordings = { $folder }: { $files }, { $count } rekaman pekan ini
teacher-advice = guru Anda mengisi kolom grade di { $file }, 1 sampai 4; lalu: { $command }
no-grades = { $path }: belum ada nilai yang diisi
sheet-title = Hafalan, { $day }
sheet-cycle = setiap halaman dalam { $days }
sheet-place = { $place } (halaman { $page })
sheet-page = Halaman { $page }, { $place }

# Files with what was noted
events-taken = { $added } dari { $all } peristiwa baru
left-out = { $file }: { $complaint }
not-an-export = { $file }: ini bukan file dari { $command }
not-utf = { $file }: ini bukan teks UTF-8 atau UTF-16; untuk mengubah pengodean lain: iconv -f CHARSET -t UTF-8
bad-line = { $file }, baris { $line }: { $reason }
no-table-of-grades = { $file }: ini bukan file dari { $command }, dan bukan tabel dengan kolom ranges dan grade
no-table-of-events = { $file }: ini bukan file dari { $command }, dan bukan tabel dengan kolom kind dan ranges
too-many-rows = { $file }: barisnya terlalu banyak
row-time = waktu yang tidak ada
row-other-day = hari yang tidak cocok dengan waktunya
row-future = hari yang belum tiba
row-no-day = hari yang tidak ada
row-setting = setelan yang tidak ada
row-no-grade = tanpa nilai
row-bad-grade = “{ $text }” bukan nilai: tulis 1 sampai 4, atau { $names }
row-bad-state = “{ $text }” bukan keadaan: tulis { $names }
row-neither = bukan nilai dan bukan kekeliruan
row-kind = “{ $text }” bukan jenis: tulis add, remove, grade, slip, note, atau set
row-judge = “{ $text }” bukan penilai: di `by` tulis self, teacher, atau program
row-no-place = tanpa tempat

# Questions that are answered by reciting
no-missed-word = belum ada kata yang keliru; lihat: { $command }
name-asked = sebutkan ayat yang akan ditanyakan, misalnya juz:30; atau masukkan hafalan Anda: { $command }
no-ayah-there = tidak ada ayat di tempat itu
no-ayah-on-page = tidak ada ayat di halaman { $page }
ask-on = lanjutkan dari sini
ask-next = ayat apa berikutnya?
ask-page = bagaimana awal halaman { $page }?

# Reciting: before it begins
not-in-a-row = recite menerima ayat yang berurutan, bukan { $one } dan { $next }
writes-letters = { $model } menulis huruf, yang tidak menunjukkan tempat dalam Al-Quran; sebutkan ayatnya
no-text = dengan kata-kata Hafs bacaan Anda akan dinilai keliru, dan { $wanted }
two-models = { $first } dan { $second }
recitation-title = Tasmi' { $day } { $time }

# Reciting: while it goes on
listening = mendengarkan { $device } · { $place } · { $riwayah }
listening-live = mendengarkan { $device } · { $place } · { $riwayah } · Ctrl-C mengakhiri
standard-input = masukan standar
anywhere = di mana saja dalam Al-Quran
legend = ✓ dibaca · ? belum pasti, dengarkan lagi · ○ terlewat · ✗ terganti · + ucapan lain
found = ditemukan: { $range }
say-again = { $ayah }: bacalah lagi dari awal
sound-muted = tidak ada suara masuk: mungkin mikrofon dibisukan
sound-silent = tidak ada yang terdengar: tidak ada yang membaca, atau mikrofon terlalu pelan
sound-clipped = suara terlalu keras dan terpotong: kecilkan mikrofon, atau menjauhlah darinya
sound-other = yang terdengar bukan teks ini: bagian lain, bahasa lain, atau musik
sound-unclear = kata-kata tidak terdengar jelas: kekeliruan ditampilkan sebagai belum pasti. Mendekatlah ke mikrofon, jauh dari gema dan kebisingan
sound-riwayah = hamzah ditinggalkan, seperti dalam riwayat Warsh. Jika Anda membaca dengan riwayat itu, sebutkan: tilawa recite --riwayah warsh
heard-as = { $word } (terdengar sebagai { $heard }, { $percent }%)
room-begin = diamlah tiga detik, lalu bacalah sampai sepuluh detik berakhir
room-clear = kata-kata terdengar jelas
room-fair = kata-kata terdengar, tetapi kurang jelas: satu bunyi yang salah lebih jarang disebut
room-poor = kata-kata terdengar terlalu buruk untuk dinilai: kekeliruan ditampilkan sebagai belum pasti
room-figures = kejelasan { $clarity } dari 100 · suara { $level } dB · yang hening { $range } dB di bawahnya
room-echo = ruangan bergema: mendekatlah ke mikrofon, atau bacalah di tempat yang berkarpet dan bertirai
room-noise = ada kebisingan: mendekatlah ke mikrofon, atau menjauhlah dari kebisingan
room-faint = suara lemah: mendekatlah ke mikrofon, atau besarkan mikrofon
room-no-voice = tidak ada bacaan yang terdengar
calibration-begin = bacalah { $range } yang Anda hafal baik, seperti biasanya dan tanpa keliru; satu halaman cukup, dan akan berhenti sendiri
calibration-progress = { $ayah }: { $heard } kata dari sekitar { $needed }
calibration-enough = itu cukup
calibration-poor = kata-kata terdengar terlalu buruk di sini untuk mengenali suara, dan tidak ada yang disimpan: { $causes }
calibration-poor-anyhow = kata-kata terdengar terlalu buruk di sini untuk mengenali suara; tidak ada yang disimpan. Mendekatlah ke mikrofon, jauh dari gema dan kebisingan
calibration-few = { $heard } kata dari { $range } terdengar, dan { $needed } diperlukan; tidak ada yang disimpan. Bacalah lebih banyak, atau sebutkan apa yang dibaca
calibration-wrong = { $wrong } dari { $heard } kata { $range } tidak terdengar seperti tulisannya; tidak ada yang disimpan. Bacalah yang Anda hafal baik, atau sebutkan apa yang dibaca
calibration-fair = kata-kata terdengar, tetapi kurang jelas: kenalkan suara sekali lagi di tempat yang lebih tenang, dekat mikrofon
calibration-of = { $words } kata dari { $range }, { $day }
calibration-likelier = dari seratus kata yang benar { $likelier } terdengar seolah berbunyi lain (pada suara yang jelas { $usual })
calibration-pace = { $pace } bunyi per detik
calibration-before = dengan ambang semua suara { $slips } dari kata-kata ini akan disebut keliru; belum pasti: { $unsure }
calibration-usual = tidak ada jenis bunyi yang terdengar lebih buruk pada suara Anda daripada yang lain: ambang tetap
calibration-raised = lebih banyak bukti diminta sebelum bunyi yang salah disebut: { $sounds }
calibration-unsure = tidak terbedakan pada suara Anda, maka kekeliruan di antaranya tetap belum pasti: { $sounds }
calibration-forgotten = suara Anda dilupakan: ambangnya kembali seperti untuk semua suara
calibration-none = tidak ada suara yang dikenal di sini: { $command }
calibration-short = { $range } berisi { $words } kata, dan { $needed } diperlukan: sebutkan lebih banyak
calibration-elsewhere = suara ini didengar oleh model akustik lain, jadi tidak dipakai: { $command }
by-voice = kekeliruan disebut dengan ambang suara Anda: { $command }
mistake-vowels = vokal pendek
mistake-long-vowels = vokal panjang
mistake-length = vokal panjang dan pendek
mistake-vowel = vokal lebih atau kurang
mistake-hamza = hamzah lebih atau kurang
mistake-consonant = konsonan lebih atau kurang
mistake-others = bunyi lain
adding = menambahkan ke pustaka

# Reciting: the summary
nothing-of-quran = tidak ada bacaan Al-Quran yang terdengar
nothing-of = tidak ada dari { $ranges } yang terdengar
no-sound = { $fault }: tidak ada suara
summary = { $range } · { $length } · { $ayat } ayat · { $words } kata
summary-pace = { $summary } · { $pace } kata per menit
verdicts = { $recited } dibaca · { $unsure } belum pasti · { $skipped } terlewat · { $changed } terganti
count-corrected = langsung dibetulkan: { $count }
count-repeated = dibaca lagi: { $count }
count-added = ucapan lain: { $count }
count-jumps = lompatan: { $count }
count-hints = petunjuk: { $count }
accuracy = { $accuracy }% dari kata yang pasti dibaca tanpa kekeliruan
no-score = tanpa skor: lebih dari sepersepuluh kata belum pasti
no-score-unclear = tanpa skor: kata-kata tidak terdengar cukup jelas
page-graded = halaman { $page }: { $grade }, { $by }
session-kept = sesi { $session }; lihat: { $command }
recording-kept = sesi { $session }, rekaman { $recording }; lihat: { $command }

# Reciting: tajweed
tajweed = tajwid: { $judged } panjang bacaan dan waqaf dinilai, { $left } tidak dinilai
tajweed-finding = { $ref }:{ $word }  { $rule }: { $what } ({ $percent }%)
tajweed-short = jumlah harakat: { $heard }, seharusnya: { $expected }
tajweed-fewer = kurang
tajweed-enough = cukup
tajweed-from-to = { $least } sampai { $most }
tajweed-stopped = berhenti di tempat yang tidak boleh berhenti
tajweed-joined = tidak berhenti di tempat yang harus berhenti

# Sessions that are kept
nothing-recited = belum ada tasmi'; untuk mulai: { $command }
no-session = tidak ada sesi { $session }; lihat: { $command }
no-such-session = tidak ada sesi seperti itu; lihat: { $command }
session-head = sesi { $session }, { $day } { $time }, { $source }
broke-off = terputus
missed = { $slips } dari { $said }
word-missed = keliru { $slips } dari { $said }
no-word-missed = tidak ada kata yang keliru
too-much-unsure = terlalu banyak yang belum pasti
reset = penilaian Anda kembali seperti semula
no-verdict = sesi { $session } tidak memiliki penilaian untuk { $word }
verdict-noted = sesi { $session }, { $word }: { $verdict }, { $by }

# The comparison with a teacher
two-voices = { $word } dalam dua suara
voice-of-session = sesi { $session }, { $day }
not-said = { $word } tidak dibaca dalam sesi { $session }
sound-ends = suara sesi { $session } berakhir sebelum kata ini
sound-not-kept = suara sesi { $session } tidak disimpan
no-timed-words = tidak ada qari yang memiliki { $ref } dengan waktu setiap katanya; untuk mengenalinya: { $command }
no-reciter-with = tidak ada qari yang memiliki { $ayah }
no-reciter = belum ada qari { $riwayah }: { $command }

# Speech models
model-changed = { $path } hilang atau telah berubah; untuk mencoba model lagi: { $command }
no-model = tidak ada model suara { $name }; lihat: { $command }
not-a-model = { $path } tidak menjelaskan model suara
no-folder = { $path }: folder seperti itu tidak ada, atau tidak dapat dibaca
no-arabic = { $path }: model tidak menulis huruf Arab
no-process = proses untuk mencoba model tidak dapat dijalankan
model-fails = { $model }: { $reason }
model-cannot-hear = sherpa-onnx tidak dapat memakainya untuk mendengar sebagai { $kind }
model-name-form = nama model suara terdiri atas huruf a-z, angka, - _ dan ., bukan “{ $name }”; berikan nama dengan --name
unknown-kind = { $path }: nama file-filenya tidak menunjukkan jenis modelnya; berikan dengan --kind
no-tokens = { $path }: model { $kind } memiliki tokens.txt, tetapi tidak ada
no-part = { $path }: model { $kind } memiliki file .onnx untuk { $part }, tetapi tidak ada
