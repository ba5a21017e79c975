# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = tidak utuh
empty = kosong
no-part-of-log = bukan bagian log
no-version = tidak memiliki nomor versi
heading-contradicts = kepalanya tidak sesuai dengan isinya
operation-incomplete = sebuah perubahan tidak memuat hal yang harus ada pada setiap perubahan
value-no-object = nilai sebuah perubahan bukan objek
no-snapshot = bukan potret pustaka
snapshot-incomplete = sebuah potret pustaka tidak memuat hal yang harus ada pada setiap potret
no-piece-of-snapshot = bukan potongan potret pustaka
operation-without-name = sebuah perubahan tidak memiliki nama
