# Why a terminal cannot show a page, and the library that orders letters.
no-terminal = standart girdi ile çıktının ikisi birden terminal değil
no-descriptors = sistemde boş dosya tanıtıcısı kalmadı
unknown-type = TERM içindeki terminal türü bilinmiyor
not-line-by-line = bu tür bir terminale satır satır yazılamıyor
install-fribidi = { $fault }; libfribidi0 paketini kurun
# The purpose of a library of the system
fribidi-purpose = kendisi yapmayan terminaller için Arapça harflerin sıralanması ve birleştirilmesi
