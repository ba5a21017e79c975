# The recogniser: why it cannot hear.

# What could not be done
cannot-align = rekaman tidak dapat diselaraskan
cannot-read = tidak dapat dibaca
cannot-read-model = model akustik tidak dapat dibaca
cannot-load-model = model pengenal ucapan tidak dapat dimuat
cannot-hear = tidak dapat mendengarkan

# Libraries
no-memory = KissFFT kehabisan memori
built-without-speech = program ini dibangun tanpa sherpa-onnx (make speech): { $reason }

# Files
changed-since-measured = berubah sejak diukur
no-weights = bukan file bobot
header-cut = kepala filenya tidak utuh
header-damaged = kepala filenya rusak
weights-differ = bobotnya bukan yang disebut kepala filenya
tensors-left = ada tensor yang bukan milik lapisan mana pun
same-name = ada dua tensor bernama { $name }
no-weight = { $name } memuat nilai yang bukan bobot
tensor-missing = { $name } tidak ada
tensor-differs = jenis atau bentuk { $name } berbeda dari lapisannya
tensor-outside = { $name } berada di luar file
other-format = formatnya { $format }, sedangkan versi ini membaca { $known }
other-features = dilatih dengan fitur dari jenis lain
units-wrong = satuannya bukan daftar simbol yang berbeda-beda
layers-unknown = ukuran lapisannya tidak dapat dihitung versi ini
