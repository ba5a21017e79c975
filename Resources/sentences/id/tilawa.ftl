overview-key = tombolnya melanjutkan ke sana, tombol lain keluar:
bug = ini kesalahan program: { $error }

see-help = { $complaint }; lihat { $command }
else-see-help = { $complaint } Jika bukan, lihat { $command }

no-command = tidak ada perintah { $word }
no-command-but = tidak ada perintah { $word }; maksud Anda { $near }?
no-command-of = { $group }: tidak ada perintah { $word }; yang ada: { $names }
no-command-of-but = { $group }: tidak ada perintah { $word }; maksud Anda { $near }?
unknown-option = opsi “{ $option }” tidak dikenal. Maksud Anda “{ $meant }”?
understood = dipahami sebagai: { $command }
former-command = { $former } kini bernama lain: { $command }. Nama lama berlaku sampai akhir { $year }.
no-option = opsi “{ $option }” tidak dikenal
missing-argument = “{ $name }” belum ada
missing-value = “{ $name }” belum diberi nilai
unexpected-argument = kelebihan nilai “{ $word }”
value-refused = nilai “{ $value }” tidak sah untuk “{ $name }”
value-refused-because = nilai “{ $value }” tidak sah untuk “{ $name }”: { $reason }
value-of-choice-refused = nilai “{ $value }” tidak sah untuk “{ $name }”. Pilihannya: { $values }
value-of-list-refused = nilai “{ $value }” tidak sah untuk “{ $name }”. Pilihannya: { $values }
unit = { $option } { $question }

help-usage = Pemakaian:
help-arguments = Nilai:
help-options = Opsi:
help-commands = Perintah:
help-examples = Contoh:
help-more = Semua perintah: { $allCommand } · salah satunya: { $command }
help-details = Selengkapnya tentang salah satunya: { $command }
help-values = nilai: { $values }
help-default = bawaan: { $value }
help-separator = ;
