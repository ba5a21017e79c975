dots = { $first } · { $second }
more = { $list } dan { $count } lagi
and = { $first } dan { $second }
about = sekitar { $length }

# Counters
counters = Ulang { $play }/{ $plays } · Putaran { $pass }/{ $passes }
rep = Ulang { $count }/{ $limit }
pass = Putaran { $count }/{ $limit }

# States of a player
playing = memutar
paused = dijeda
waiting = menunggu
intermission = istirahat
idle = diam

# Events
no-audio = { $time } { $ref } · Audio tidak tersedia
state = { $time } { $state }
sound-server-gone = server suara hilang; menunggunya kembali
sound-server-back = server suara sudah kembali
paused-for-another = dijeda untuk suara lain
another-ended = suara lain sudah berakhir
speed-changed = { $time } kecepatan { $speed }×
fetching-at = { $time } mengambil { $ref } …
moved = { $time } { $ref } dari { $place }
changed = { $time } { $settings }
recites-it = { $reason }; { $ref }: dibacakan oleh { $name }
nobody-recites-it = { $reason }; { $ref }: Audio tidak tersedia

# Settings of a player
each = tiap ayat { $count }×
each-forever = tiap ayat tanpa henti
repeats = ulangi { $count }×
repeat-forever = ulangi tanpa henti
gap = jeda { $gap }
no-gap = tidak ada
milliseconds = { $count } ms
seconds = { $count } s
share = { $share } %
volume = volume { $percent } %
ayah-forever = ayat ini tanpa henti
range-forever = bagian ini tanpa henti
loop = ulangi { $start }–{ $end }
loop-open = ulangi { $start } sampai …
ends-after = berakhir setelah { $time }

# What a key cannot do
forever-already = sudah diulang tanpa henti
once-already = sudah diputar sekali saja
not-this-gap = bukan pada jeda ini; pada jeda berikutnya
longest-gap-already = jeda sudah paling panjang
no-gap-already = memang tidak ada jeda

# The status of a player
greeting = tilawa { $release } · protokol { $version } · proses { $process }
heard-of = { $heard } dari { $length }
fetching = mengambil { $ref }
speed = { $speed }×
volume-of = volume { $percent }%
for-ever = { $what } tanpa henti
endless-ayah = ayat
endless-range = bagian

# A session in the background
detached = { $state } (proses { $process }); lihat { $command }, akhiri dengan { $stopCommand }
last-session = sesi terakhir
plays = memutar { $title }
waits-for-turn = { $title } menunggu giliran
not-yet = { $title } belum terdengar; bila ada masalah, tercatat di { $path }
over-already = { $title } sudah selesai
no-process = proses lain tidak dapat dijalankan: { $reason }
no-request = { $variable } tidak berisi permintaan untuk diputar
no-history = riwayat dengar tidak dapat ditulis: { $reason }
no-control = { $reason }; pemutaran berlanjut, tetapi { $command } tidak dapat menjangkaunya

# The beginning and the end of a session
without-end = tanpa akhir
from-place = dari { $place }
stopped = berhenti di { $place }; untuk melanjutkan: { $command }
stopped-not-kept = berhenti di { $place }; tempatnya tidak disimpan
stopped-unheard = berhenti di { $place }; tempatnya tidak disimpan, karena tidak ada yang mendengarnya; untuk menyimpannya: { $option }
no-sound-server = { $reason }; untuk memutar tanpa server suara: { $fileOption } atau { $nullOption }
waiting-for-server = { $reason }; menunggunya, paling lama { $limit }

# The last session
no-last-session = tidak ada sesi terakhir; sebutkan yang akan diputar, misalnya: { $command }
cannot-go-on = { $path }: sesi terakhir tidak dapat dilanjutkan: { $reason }
played-to-end = sesi terakhir sudah diputar sampai selesai; untuk memulainya lagi: { $command }
reciter-gone = { $id } tidak ada lagi di pustaka
begins-anew = { $ref } di pustaka sudah berubah: dimulai dari awal, oleh { $id }
begins-anew-silent = { $ref } di pustaka sudah berubah: dimulai dari awal, tanpa suara
place-gone = tempat terakhir tidak ada lagi dalam sesi: dimulai dari awal

# Remarks before a session
other-riwayah = { $id } membaca { $riwayah } dan dipakai karena disebut oleh { $option }
filler = { $id } ({ $riwayah }) mengisi yang tidak dimiliki qari lain
clipped-at-start = kurang dari { $wanted } ayat mendahului bagian ini: Al-Quran dimulai di sana
clipped-at-end = yang mengikuti lebih sedikit dari yang diminta: Al-Quran berakhir di { $ref }
no-basmalah = tidak ada qari yang memiliki basmalah sebelum surah { $surah }: dilewati
basmalah-inside = { $ref } dari { $id } diawali basmalah: basmalah ikut terdengar
no-istiadha = tidak ada qari yang memiliki taawuz: dilewati

# Ayat without audio
no-audio-for = tidak ada audio untuk { $ayat }
silence-for = tidak ada audio untuk { $ayat }: diganti hening (lihat { $option })
left-out = tidak ada audio untuk { $ayat }: dilewati
missing-question = [c] lanjutkan dengan hening, [f] isi dari qari mana pun, [q] keluar, lalu Enter?

# Nothing to hear
no-reciter-yet = belum ada qari { $riwayah }; pilih satu dengan: { $command }
downloads-off = tidak ada file { $range } di komputer ini, dan unduhan dimatikan; untuk mengunduhnya: { $command }
server-unreachable = tidak ada file { $range } di komputer ini, dan server { $id } tidak dapat dijangkau; bila ada jaringan: { $command }
labels-unconfirmed = { $range } tidak dapat diputar sama sekali ({ $id }: { $reason }); untuk menyetujui label: { $command }
nothing-playable = { $range } tidak dapat diputar sama sekali ({ $id }: { $reason }); lihat semua alasan dengan: { $command }
sound-gone = suara “{ $title }” hilang: { $path }; kembalikan filenya, atau impor lagi
nobody-has-labelled = tidak ada qari { $riwayah } yang memiliki { $range }; { $count ->
    [1] “{ $title }” dari { $name } belum
   *[other] { $count } rekaman { $name } belum
  } diberi label: { $command }
named-has-unlabelled = { $name } tidak memiliki { $range }; { $count ->
    [1] “{ $title }” belum
   *[other] { $count } rekaman belum
  } diberi label: { $command }
nobody-has = tidak ada qari { $riwayah } yang memiliki { $range }; cari yang lain dengan: { $command }
nobody-here-has = { $names } { $count ->
   *[other] tidak memiliki
  } { $range }, begitu pula semua yang lain di sini; cari yang lain dengan: { $command }
others-have = { $names } { $count ->
   *[other] tidak memiliki
  } { $range }; { $others } { $otherCount ->
   *[other] memilikinya
  }: tambahkan { $option }
untimed = { $ref } tidak dapat dipotong dari bacaan { $id }: tidak diketahui kapan kata-katanya terdengar (no-word-times); untuk mengetahuinya: { $listenCommand }; atau dari file: { $importCommand }

# The sources of a session
queue-ayah = ayat
queue-reciter = qari
queue-file = file
queue-notes = catatan
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
asked-in-order = dipakai menurut urutan ini: { $names }
yours = { $id } (milik Anda)
loudness-unknown = kenyaringan belum diukur
gain = penguatan { $decibels } dB
reciter-of-kind = { $id } ({ $kind })
reciter-of-riwayah = { $id } ({ $kind }, { $riwayah })
personal-reciter = pribadi
listed-reciter = qari
nobody = — audio tidak tersedia
to-be-fetched = (akan diambil)
slice = { $name } [{ $start }–{ $end } s]
recording-of-day = { $title }, { $date }
begins-with-basmalah = diawali basmalah
basmalah-of = basmalah dari { $id }
tried = tidak ada pada: { $list }
ayah-in-role = { $ref } ({ $role })
role-before = sebelum
role-after = sesudah
role-continuation = lanjutan

# Rendering
endless-file = sesi tanpa akhir tidak dapat ditulis ke file; batasi dengan { $option }
rendered = { $path } · { $length } · { $rate } Hz · { $channels } kanal · { $riwayah }
split-rendered = { $folder } · { $count } file · { $length } · { $rate } Hz · { $channels } kanal · { $riwayah }
split-refused = { $option } tidak ada artinya bersama { $splitOption }: setiap file berisi ayatnya sendiri
folder-is-file = { $folder }: ini file; { $option } menulis ke folder
cannot-write = tidak dapat menulis
target-unknown = tujuannya tidak diketahui
file-left-out = { $ref }: suaranya tidak dapat diperoleh: dilewati
untagged = { $reason }; file-file itu tanpa tag, bab, dan sampul
basmalah = Basmalah
istiadha = Taawuz
basmalah-of-surah = { $surah } · Basmalah
page-title = Halaman { $page } · { $range }

# Values of requests to a player
takes = { $verb } menerima { $allowed }, bukan “{ $text }”
repeat-wanted = 1 sampai 100 atau “forever”
endless-wanted = “ayah”, “range” atau “none”
seconds-wanted = detik, misalnya 12.5
percent-wanted = { $least } sampai { $most }
sleep-wanted = waktu, misalnya 15m atau 90 (detik), paling lama sepekan, atau “off”
no-ayah = “{ $text }…” bukan ayat
seek-from-start = lompat ke 0 atau sesudahnya
loop-wanted = ab menerima “mark” atau “clear”, bukan “{ $text }”

# Another session that sounds
nobody-answers = tidak ada yang menjawab di sana
is-playing = { $title } sedang diputar
others-wait = sudah ada yang lain menunggu
is-playing-in = { $title } sedang diputar (proses { $process })
is-playing-mute = { $title } sedang diputar (proses { $process }, { $reason })
another-session = sesi lain
busy = { $session }: untuk menghentikannya dan memutar ini, tambahkan { $replaceOption }; untuk menunggu, tambahkan { $queueOption } atau { $waitOption }
turn-question = tilawa: { $session }: [r] gantikan, [q] antrekan sesudahnya, [c] batal, lalu Enter?
was-asked = padahal sudah diminta
does-not-stop = { $session }, dan tidak berhenti: { $reason }
does-not-stop-kill = { $session }, dan tidak berhenti: { $reason }; untuk menghentikannya secara paksa: kill { $process }
waits-until-end = { $session }: menunggu sampai selesai; Ctrl-C membatalkan
did-not-stop = { $session }: tidak berhenti tepat waktu; coba lagi nanti

# Takes of an ayah
takes-of-one-ayah = --takes memutar versi-versi rekaman satu ayat: tilawa play 36:5 --takes
no-takes = tidak ada rekaman yang memiliki { $range }
choose-take = untuk memilih salah satu: { $command }
