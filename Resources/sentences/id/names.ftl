# Names that sentences get as values: the English name, and the name in this language.

# Reasons for which a reciter is passed over
no-file = tidak ada file
unconfirmed = belum disetujui
covers-more = melewati bagian ini
incomplete = tidak lengkap
unreadable = tidak terbaca
changed = file berubah
other-riwayah = riwayat lain
no-word-times = tidak ada waktu kata
not-fetched = belum diunduh
unreachable = server tidak menjawab
absent = tidak ada di server
not-fetchable = gagal diunduh
faulty = file unduhan salah

# States of a khatm
closed = ditutup
removed = dihapus
