# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = tempat sinkronisasi { $place } dibuat; perangkat ini bernama { $name }
place-found = tempat sinkronisasi { $place } ditemukan; perangkat ini bernama { $name }
this-device = perangkat ini
next = berikutnya: { $command }
not-synchronised = pustaka belum disinkronkan; mulailah dengan: { $command }
ended = pustaka ini tidak disinkronkan lagi; tempat sinkronisasi tetap seperti adanya
busy = proses lain sedang menyinkronkan

# Devices
is-this-device = ini perangkat ini sendiri; untuk mengakhiri di sini: { $command }
forgot = { $name } dilupakan; perubahannya tetap disimpan
forgot-advice = perangkat itu dapat kembali dengan nama baru; untuk menutup tempat terenkripsi baginya: { $command }
no-device = tidak ada perangkat { $name }; yang ada: { $names }
several-devices = ada { $count } perangkat bernama { $name }; sebutkan salah satu dari { $ids }
another-device = perangkat lain

# Snapshots and keys
pruned = potret pustaka dibuat, dan { $count } objek yang digantikannya dihapus
key-made = kunci baru dibuat; perangkat lain juga memerlukannya: { $command }
key-taken = kunci tempat sinkronisasi diambil
no-key = tempat sinkronisasi tidak terenkripsi, jadi tidak memiliki kunci
keys-gone = tempat sinkronisasi tadinya terenkripsi, dan kuncinya tidak ada lagi di sana
place-of-others = orang lain memakai tempat ini tanpa enkripsi; sebutkan tempat baru
keys-damaged = { $path }: kunci tempat sinkronisasi tidak terbaca; hapus file itu dan sinkronkan lagi
no-key-file = { $path }: tidak ada file kunci yang terbaca
passphrase-question = frasa sandi tempat sinkronisasi:
passphrase-again = sekali lagi:
passphrase-missing = tempat sinkronisasi terenkripsi; ketik frasa sandinya di terminal, atau gunakan { $option }
passphrases-differ = kedua frasa sandi berbeda; tidak ada yang dilakukan
password-question = kata sandi { $user } di { $host }:
password-refused = { $host }: server tidak menerima kata sandi itu lagi; untuk mengetiknya lagi, hapus barisnya dari { $path }
password-missing = kata sandi { $user } di { $host } tidak diketahui; sinkronkan sekali di terminal

# Errors of the place
other-file = tempat sinkronisasi memiliki { $name } yang lain; lihat: { $command }
full = tempat sinkronisasi penuh; yang sudah terkirim tetap ada, lanjutkan bila ada ruang
read-only = tempat sinkronisasi hanya dapat dibaca
offline = { $reason } (perubahan disimpan sampai sinkronisasi berikutnya)
over-budget = permintaan perangkat ini ke bucket sudah { $spent } USD bulan ini, dan anggarannya { $budget } USD; yang baru menunggu bulan depan. Untuk melanjutkan sekarang: { $option }; untuk anggaran lain: { $command }
damaged-file = { $name } di tempat sinkronisasi rusak; lihat: { $command }

# The state. The first word of each line is the name of what follows it.
status-place = tempat
status-device = di sini
status-synced = sinkron
status-never = belum
status-left = sisa
status-other = lainnya
status-traffic = diminta
status-spent = bulan
status-holds = isi
status-written = ditulis
status-head = ubahan
status-cost = biaya
holds = { $objects } objek, { $size }
wrote-last = { $name } terakhir menulis { $time }
cost-of-month = sekitar { $amount } USD sebulan untuk yang ada di sana
cost-of-exchanges = { $amount } USD untuk 1.000 sinkronisasi seperti yang terakhir
cost-source = menurut harga yang diumumkan AWS untuk S3 Standard (us-east-1); harga penyimpanan Anda mungkin lain
spent = sekitar { $amount } USD sejauh ini untuk permintaan perangkat ini
spent-of = sekitar { $amount } USD sejauh ini untuk permintaan perangkat ini, dari anggaran { $budget } USD
budget-near = permintaan perangkat ini ke bucket sudah { $spent } USD bulan ini, dari anggaran { $budget } USD; untuk mengubahnya: { $command }
silent-device = { $name } tidak menulis apa pun selama { $days } hari; bila tidak akan kembali: { $command }
traffic-words = { $requests } permintaan: daftar { $lists }, baca { $reads }, tulis { $writes }; { $sent } dikirim, { $received } diambil
verified-by = dengan { $words }
status-conflict = konflik
status-kept = disimpan
nothing-left = tidak ada
changes-left = { $count } perubahan untuk dibandingkan
parts-left = { $count } bagian log untuk dikirim
to-send = { $count } rekaman untuk dikirim
to-fetch = { $count } rekaman untuk diambil
cannot-send = { $count } rekaman yang tidak dapat dikirim: suaranya hilang atau berubah
not-understood = { $kind } { $name }: tidak dipahami, dan tidak diterapkan
newer-values = perangkat lain menulis nilai yang tidak dipahami versi ini; perbarui Tilawa
decide-advice = untuk memutuskan: { $command }

# Conflicts
segment-of = segmen dari { $title }
a-bookmark = sebuah markah
choice = { $value } · oleh { $device }
choice-shown = { $value } · oleh { $device } · ditampilkan sampai Anda memutuskan
segment-value = { $content }, bingkai { $start } sampai { $end }, { $status }
no-conflict = tidak ada konflik { $id } untuk diputuskan; lihat: { $command }
choose-letter = pilih salah satu dari { $letters }
decided-meanwhile = sementara itu perangkat lain sudah memutuskan; lihat: { $command }
decided = sudah diputuskan; sinkronisasi berikutnya memberi tahu perangkat lain

# The log
log-time = waktu
log-device = perangkat
log-changes = perubahan
log-sent = dikirim
log-taken = diterima

# Verification
verified = { $objects } objek dibaca, { $bytes } byte
damaged = rusak: { $name }
missing = hilang: { $name }
lost-parts = { $count } bagian log yang pernah ada di tempat sinkronisasi tidak utuh lagi di sana
sound-not-whole = suara rekaman { $id } tidak utuh
snapshot-written = potret pustaka yang memuatnya sudah ditulis
sent-again = { $count } rekaman dikirim lagi
repair-advice = perangkat yang memilikinya dapat mengirimnya lagi: { $command }

# What a synchronisation did
nothing-new = tidak ada yang baru
sent-changes = perubahan dikirim
took-changes = perubahan diterima
sent-recordings = { $count } rekaman dikirim
fetched-recordings = { $count } rekaman diambil
renamed = perangkat ini melanjutkan dengan nama baru dalam log: karena pernah dilupakan, atau karena cadangan atau salinannya dipakai
mended = tempat sinkronisasi kehilangan { $count } bagian log; sekarang sudah ada lagi di sana
not-there-yet = { $count } rekaman belum ada di tempat sinkronisasi; sinkronisasi berikutnya mengambilnya
damaged-objects = { $count } objek rusak atau belum utuh, misalnya { $name }; lihat: { $command }
newer-changes = versi Tilawa yang lebih baru menulis perubahan di sini; perbarui Tilawa untuk melihatnya
not-taken = sebuah rekaman tidak diterima: { $reason }
conflicts = { $count } konflik untuk diputuskan; lihat: { $command }

# By itself
by-itself = pustaka disinkronkan setelah perubahan dan setiap { $minutes ->
    [1] menit
   *[other] { $minutes } menit
  }
by-itself-cron = pustaka disinkronkan setiap { $minutes ->
    [1] menit
   *[other] { $minutes } menit
  }
by-hand = pustaka hanya disinkronkan dengan { $command }
was-not-set = belum diatur
on-by = nyala, oleh { $runner }
off = mati
