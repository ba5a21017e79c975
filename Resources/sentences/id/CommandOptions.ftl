# Options that do not go together
one-of-claims = gunakan salah satu dari --replace, --queue, dan --wait
one-of-displays = gunakan --inline atau --plain, jangan keduanya
one-of-counts = gunakan --no-progress atau --count-after, jangan keduanya
output-and-json = -o - dan --json sama-sama memakai keluaran standar
levels-with-json = --levels hanya bersama --json

# Wrong values
not-a-time = { $text } bukan waktu; tulis 62.5 (detik), 1:02.5, atau 500ms
no-sound-between = panjang { $path } { $length }: tidak ada suara di antara --from dan --to
output-lacks-name = -o memerlukan nama
font-lacks-name = --font memerlukan nama
font-size = --font-size { $size }: nilainya { $least } sampai { $most }
volume = --volume antara 0 dan 100
rate = --rate antara 8000 dan 192000
channels = --channels adalah 1 atau 2
bits = --bits adalah 16, 24, atau 32
png-on-terminal = terminal tidak dapat menampilkan PNG: sebutkan file
position-name = --position: { $fault }
reminder-time = tulis at HH:MM, misalnya at 20:30, atau off

# A picture that was written
picture = { $path } · { $width } × { $height }

# The files of a reciter
files-done = { $done }/{ $count } file
some-files-skipped = { $count } file dilewati; yang lain ditambahkan
timings-removed = waktu dari { $count } ayat yang diimpor sebelumnya dihapus bersama file lama; untuk mengimpornya lagi: { $command }
heard-already = pengenalan { $name } sudah berjalan; untuk melihat kemajuannya: { $command }
