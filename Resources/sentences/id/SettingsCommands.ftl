line-fault = baris { $line }: { $fault }
nothing-changed = tidak ada yang diubah
settings-changed = { $count } setelan diubah
action = tindakan
keys = tombol
what-it-does = kegunaannya

translation-like = { $translation } tidak ditawarkan; maksud Anda { $name }?
translation-unknown = { $translation } tidak ditawarkan; bahasanya: { $languages }
transliteration-failed = transliterasi tidak dapat diunduh: { $reason }; untuk mencoba lagi: { $command }
translation-failed = terjemahan tidak dapat diunduh: { $reason }; untuk mencoba lagi: { $command }
setup-asks = setup hanya bertanya di terminal; di tempat lain ketik: { $command }
no-reciter = tanpa qari
save-this = { $riwayah }: { $reciters }; { $settings }: simpan?
add-yes = tambahkan --yes

lan-needed = --lan-port dan --lan-address memerlukan --lan
