# Names that sentences get as values: the English name, and the name in this language.

# Reasons for which a reciter is passed over
no-file = dosya yok
unconfirmed = onaylanmamış
covers-more = aralığı aşıyor
incomplete = eksik
unreadable = okunamıyor
changed = dosya değişmiş
other-riwayah = başka rivayet
no-word-times = kelime süreleri yok
not-fetched = indirilmemiş
unreachable = sunucu yanıt vermiyor
absent = sunucuda yok
not-fetchable = indirilemedi
faulty = indirilen dosya hatalı

# States of a khatm
closed = kapalı
removed = silindi
