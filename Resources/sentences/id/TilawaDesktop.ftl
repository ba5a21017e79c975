# What could not be done, and why.
error = { $action }: { $detail }
cannot-reach-player = pemutar tidak dapat dijangkau
cannot-ask-player = permintaan tidak dapat dikirim ke pemutar
cannot-hear-player = jawaban pemutar tidak dapat diterima
cannot-understand-player = jawaban pemutar tidak dapat dipahami
cannot-listen = tidak dapat menerima sambungan di { $path }
cannot-listen-anywhere = tidak dapat menerima sambungan
cannot-use-bus = bus sesi tidak dapat dipakai
no-answer = tidak menjawab
ended = berakhir
another-user = pengguna lain menerima sambungan di { $path }
nobody-answers = { $address }: tidak ada yang menjawab
address-says = { $address }: { $reason }
install = { $reason }; pasang { $package }

# Requests to the control socket
id-kind = id adalah angka atau teks
id-length = id paling banyak { $most } byte
takes-nothing = { $verb } tidak menerima apa pun
needs-to = { $verb } memerlukan “to”
takes-to = { $verb } menerima “to”
request-is-object = permintaan adalah objek, misalnya { $example }
do-is-name = “do” harus berupa nama permintaan
no-verb = tidak ada kata kerja “{ $verb }”
to-kind = “to” adalah teks atau angka
by-kind = “by” adalah teks atau angka
to-and-by = “to” dan “by” tidak dapat dipakai bersama
player-of-another = pemutar ini milik pengguna lain
connected-already = { $count } program sudah tersambung ke pemutar
request-length = permintaan paling banyak { $most } byte

# Calls on the session bus
property-read-only = { $name } tidak dapat diatur
no-property = tidak ada properti { $name }
no-interface = tidak ada antarmuka { $name }
no-method = tidak ada metode { $name }
too-many-calls = terlalu banyak panggilan menunggu
no-bus = tidak ada bus
answer-not-sent = jawaban tidak dapat dikirim
call-not-sent = panggilan tidak dapat dikirim
opens-no-addresses = Tilawa tidak membuka alamat
method-takes = { $name } menerima '{ $wanted }', tetapi diberi '{ $given }'
property-takes = { $name } menerima '{ $wanted }'
volume-takes = volume antara 0 dan 1
loop-status-is = LoopStatus adalah None, Track, atau Playlist, bukan '{ $word }'
ayat-in-order = ayat diputar menurut urutannya
rate-takes = kecepatan antara 0.5 dan 2, dengan langkah 0.05

# Tracks
counters = Ulang { $play }/{ $plays } · Putaran { $pass }/{ $passes }
personal-recording = rekaman pribadi
professional-recording = rekaman profesional
missing = tidak ada: diganti hening
istiadha = Taawuz
basmalah = Basmalah
surah-names = { $name } · { $arabic }
track-title = { $what } · { $surah }

# Notices
sound-server-gone = Server suara hilang; pemutar menunggunya.
session-ended = Sesi telah berakhir.
session-stopped = Sesi telah dihentikan.
session-failed = Sesi terhenti karena kesalahan.
session-silent = Tidak ada qari yang memiliki ayat dari sesi ini.
