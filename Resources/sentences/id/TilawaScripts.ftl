# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.
at-place = { $place }: { $fault }
did-you-mean = { $fault }; apakah maksud Anda { $word }?
or = { $list } atau { $last }

# Kinds of values
value-nothing = kosong
value-text = teks
value-list = daftar
value-keys = kunci dengan nilai

# Parts of a file
a-script = skrip
a-group = kelompok
a-variable = variabel
a-course = kursus
a-session = sesi
an-assessment = ujian
an-orientation = orientasi
a-resource = sumber
a-week = pekan
a-lesson-part = bagian pelajaran

# Keys and values of any kind
takes-text = { $key } memerlukan teks, dan ini { $value }
takes-number = { $key } memerlukan { $least } sampai { $most }
takes-percent = { $key } memerlukan { $least }% sampai { $most }%
takes-one-of = { $key } memerlukan { $words }
takes-yes-or-no = { $key } memerlukan yes atau no
takes-ids = { $key } memerlukan id, misalnya husary
takes = { $key } memerlukan { $wanted }
has-keys = { $what } memiliki kunci dengan nilai, dan ini { $value }
does-not-take = { $what } tidak menerima “{ $key }”
has-no-key = { $what } tidak memiliki kunci “{ $key }”
has-no-key-of = { $what } tidak memiliki kunci “{ $key }”: { $keys }

# Values of options
wanted-repeat = 1 sampai 100, atau forever
wanted-count = 0 atau lebih
wanted-then = ayat:N, pages:N atau stop
wanted-then-times = 1 atau lebih, surah, page atau juz
wanted-volume = 0 sampai 100
wanted-time = waktu seperti 90s, 30m atau 1h30m
wanted-ayah = ayat seperti 2:255
wanted-preset = nama pengaturan tersimpan

# Ranges
says-what-to-hear = { $key } menyebut apa yang didengar, misalnya 2:255 atau 67
range-missing = di sini kurang rentang
ranges-too-long = ini lebih dari { $most } karakter: tulis rentang dalam daftar
braces-open = { "{{" } tidak ditutup dengan { "}}" }
range-wrong = { $text }: { $reason }
separate-by-spaces = pisahkan rentang dengan spasi

# The script
needs-steps = skrip memerlukan langkah; { $command } menulis skrip pertama
too-many-steps = ini { $count } langkah bersama kelompok yang diulang: paling banyak { $most }
name-wrong = nama adalah satu baris dengan 1 sampai 100 karakter
cumulative-repeat = cumulative berlanjut dengan ayat berikutnya: repeat memerlukan 1 sampai 100

# Steps
steps-is-list = steps adalah daftar: satu baris untuk setiap langkah, diawali “- ”
most-steps = skrip memiliki paling banyak { $most } langkah
a-step-is = langkah adalah { $keys }, misalnya “- play: 2:255”
step-says-nothing = langkah ini tidak menyebut apa yang dilakukan
step-says-none-of = langkah ini tidak menyebut apa yang dilakukan: { $keys }
step-is-one = satu langkah untuk satu hal: { $keys }
pause-takes = pause memerlukan key, waktu seperti 30s atau 5m, atau jam seperti 05:30
stop-takes = stop memerlukan jam seperti 06:15, atau waktu seperti 30m; tanpa nilai mengakhiri skrip
record-takes = record memerlukan satu rentang
for-takes = for memerlukan key, waktu seperti 2m, atau bagian dari yang baru didengar seperti 150%

# Variables
variables-are = variables berisi nama dan nilai, dan ini { $value }
most-variables = skrip memiliki paling banyak { $most } variabel
variable-name = nama variabel terdiri dari huruf, angka, - dan _, dan bukan next atau last
variable-says = variabel ditulis next: 5 ayat, atau last: 3
variable-is = variabel adalah next 5 ayat, last 3, atau rentang
variable-in-variable = variabel berisi rentang, bukan variabel lain
until-before-start = until mendahului start
braces-hold = { "{{ }}" } berisi next 5 ayat, last 3, atau nama variabel
another-portion = { "{{next …}}" } adalah bagian lain di { $place }: beri masing-masing nama di bawah variables
no-variable = tidak ada variabel “{ $name }”
no-variable-of = tidak ada variabel “{ $name }”: { "{{next 5 ayat}}" }, { "{{last 3}}" }, atau nama
last-takes = last memerlukan 1 sampai 100 kali jalan, misalnya last 3
next-takes = next memerlukan 1 sampai 1000 ayat, pages, surahs, juz, hizb, rub, ruku atau manzil, misalnya next 5 ayat

# The text
most-bytes = file berukuran paling besar { $most } bita
not-text = ini bukan teks UTF-8
control-character = karakter kendali tidak boleh ada di sini

# YAML
alias-refused = alias *{ $name } tidak dibaca: tulis lengkap, atau letakkan di bawah variables
anchors-refused = anchor tidak dibaca: tulis lengkap, atau letakkan di bawah variables
aliases-refused = alias tidak dibaca: tulis lengkap, atau letakkan di bawah variables
tag-refused = tag seperti { $tag } tidak dibaca
empty = kosong
unreadable = tidak dapat dibaca
most-levels = file memiliki paling banyak { $most } tingkat
key-is-word = kunci adalah satu kata
colon-missing = setelah kunci ada “: ”
not-yaml = ini bukan YAML: { $problem }
yaml-needs-package = skrip dibaca oleh paket libyaml-0-2: { $reason }
key-twice = kunci “{ $key }” ada dua kali di sini
one-document = file adalah satu dokumen
tab = tab tidak boleh untuk indentasi: gunakan spasi
quote-sign = teks yang diawali begini ditulis dalam tanda kutip
quote-braces = teks dengan { "{{…}}" } dan hal lain ditulis dalam tanda kutip
quote-colon = teks yang memuat “: ” ditulis dalam tanda kutip
indentation = baris ini tidak diawali di tempat yang sama dengan baris di atasnya

# What a run leaves out
heard-to-end = { $variable } sudah didengar sampai akhir; dengan at-end: restart dimulai lagi
too-many-linked = dengan linked ini { $count } ayat: paling banyak { $most }; window seperti window: 5 menguranginya
several-ranges = rekaman hanya satu rentang, dan ini beberapa
nothing-to-play = tidak ada yang diputar
script-unheard = belum ada jalannya skrip ini yang didengar
nothing-heard = belum ada yang didengar

# Courses
course-has = kursus memiliki kunci “{ $key }”
course-has-week = kursus memiliki paling sedikit satu pekan
zone-takes = zone memerlukan nama zona waktu seperti Europe/Berlin, dan “{ $name }” bukan
recovery-takes = recovery memerlukan kunci publik yang ditulis { $command }, 64 angka
assessment-has = ujian memiliki kunci “passage”
next-has = next memiliki kunci “level”
has-title-and-link = { $what } memiliki kunci “title” dan “link”
is-list = { $key } adalah daftar, dan ini { $value }
most-entries = { $key } memiliki paling banyak { $most } entri
course-takes = course memerlukan id dari huruf kecil, angka dan tanda hubung, misalnya level-2-spring
is-line = { $key } adalah satu baris, paling banyak 200 bita
most-text = { $key } paling banyak { $most } bita
takes-day = { $key } memerlukan hari seperti 2027-01-16
takes-weekday = { $key } memerlukan hari dalam pekan dan jam, misalnya { $example }
unlock-example = sat, atau sat 06:00
takes-link = { $key } memerlukan tautan yang diawali https:// atau http://, atau jalur di samping file ini
same-session = dua sesi memiliki id “{ $id }”
session-has = sesi memiliki kunci { $keys } dengan judulnya, dan kunci “on” dengan waktunya
id-takes = id memerlukan huruf kecil, angka dan tanda hubung
on-takes = on ditulis tue 19:00 untuk setiap pekan, atau 2027-01-12 19:00 untuk sekali

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = sesi { $title }, { $moment }
remains-assessment = ujian
remains-weeks = topik dan bacaan pekan { $weeks }
remains-all-weeks = topik dan bacaan semua pekan
