# Downloads and progress
what-to-download = sebutkan yang akan diunduh, misalnya juz:30, atau all
download-again = untuk mengunduhnya lagi: { $command }
done-of = { $done } dari { $all }

# Deleting and restoring
delete-segment = Hapus { $label } pada { $time } dari { $title }?
segment-of = { $label } dari { $title }
delete-recording = Hapus { $title } ({ $reciter }, { $date }, { $time }, { $confirmed } segmen disetujui)?
to-delete = untuk menghapus tanpa pertanyaan, tambahkan --yes
nothing-deleted = tidak ada yang dihapus
in-trash = { $title } ada di tempat sampah; untuk memulihkannya dalam 30 hari: { $command }
delete-things = Hapus { $count } hal untuk selamanya, { $size }?
delete-rows = Hapus { $count } baris untuk selamanya?
deleted-rows = dihapus: { $count } baris
to-empty = untuk mengosongkan tempat sampah tanpa pertanyaan, tambahkan --yes
belongs-already = { $title } sudah milik { $owner }
edited = { $title }, { $id }, direkam { $day }
none-or-from = gunakan --none atau --from, jangan keduanya
to-do-it = untuk melakukannya tanpa pertanyaan, tambahkan --yes
nothing-changed = tidak ada yang diubah
use-backup = Sisihkan dan pakai cadangan tanggal { $day }?
add-yes = tambahkan --yes

# Listing and exchange
folder-or-page = sebutkan folder, atau halaman dengan --html FILE
needs-html = { $option } memerlukan --html
timeline-or-range = gunakan --timeline atau bagian Al-Quran, jangan keduanya
no-recording-with = tidak ada rekaman dengan semua kata ini: { $words }

# Reciters
url-or-files = gunakan --url atau file Anda sendiri, jangan keduanya
timings-need-url = --timings-url memerlukan --url dengan file surah utuh
timings-for-files = --timings untuk file Anda sendiri; untuk file daring, gunakan --timings-url atau { $command }
first-ayah-for-files = --first-ayah hanya untuk file Anda sendiri
remove-reciter = Hapus { $name } dan pindahkan { $count } rekaman ke tempat sampah?
to-remove-reciter = { $id } memiliki { $count } rekaman; untuk menghapusnya tanpa pertanyaan, tambahkan --yes
nothing-removed = tidak ada yang dihapus
being-measured = { $id } sedang diukur; menunggu sampai selesai
measuring = { $id }: { $percent }% dari { $minutes } menit
files-skipped = { $id }: { $count } file tidak terbaca dan dilewati, yang pertama { $file }
downloads-kept = file unduhan disimpan
downloads-may-go = file unduhan boleh dihapus otomatis
not-downloaded = qari ini tidak diunduh: filenya tetap di tempatnya

# Synchronisation
on-or-off = tulis on, off, atau kosongkan
new-or-nothing = tulis new atau kosongkan
limit-out-of-range = --limit adalah angka dari 1 sampai 100000
sending-recordings = mengirim rekaman
sending-changes = mengirim perubahan · { $parts }
taking-changes = mengambil perubahan
fetching-recordings = mengambil rekaman
progress = { $bar } { $words } · { $done } dari { $all }

# Timings
start-or-end = berikan --start, --end, atau keduanya
end-before-start = --end harus setelah --start
no-shift = --by 0 tidak menggeser apa pun; berikan waktu seperti 60ms atau -0.06
by-hand-elsewhere = { $count } ayat yang diatur dengan tangan berasal dari audio yang tidak ada di sini, mungkin milik qari lain
exported = { $path } · { $count } ayat diatur dengan tangan
exported-all = { $path } · { $count } ayat diatur dengan tangan, { $published } diterbitkan
surah-out-of-range = --surah dari 1 sampai 114

# New names
title-empty = judul kosong
renamed = { $former } sekarang bernama { $name }
reciter-renamed = { $former } sekarang bernama { $name }; id tetap { $id }
segment-of-one = --segment menyebut segmen dari satu rekaman
delete-recordings = Hapus { $count } rekaman beserta labelnya?
move-needs = sebutkan rekaman, lalu qarinya
