no-terminal = masukan dan keluaran standar tidak keduanya terminal
no-descriptors = sistem tidak memiliki deskriptor tersisa
unknown-type = jenis terminal dalam TERM tidak dikenal
not-line-by-line = jenis terminal ini tidak dapat ditulisi baris demi baris
install-fribidi = { $fault }; pasang libfribidi0
fribidi-purpose = urutan dan sambungan huruf Arab, untuk terminal yang tidak melakukan keduanya
