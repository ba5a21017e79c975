# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = { $place } eşitleme yeri oluşturuldu; bu cihazın adı { $name }
place-found = { $place } eşitleme yeri bulundu; bu cihazın adı { $name }
this-device = bu cihaz
next = sıradaki: { $command }
not-synchronised = kitaplık henüz eşitlenmiyor; önce: { $command }
ended = bu kitaplık artık eşitlenmiyor; eşitleme yeri olduğu gibi kalır
busy = şu anda başka bir işlem eşitliyor

# Devices
is-this-device = bu, cihazın kendisi; burada bitirmek için: { $command }
forgot = { $name } unutuldu; değişiklikleri saklanıyor
forgot-advice = yeni bir adla geri gelebilir; onu şifreli bir yerin dışında tutmak için: { $command }
no-device = { $name } adında bir cihaz yok; olanlar: { $names }
several-devices = { $name } adında { $count } cihaz var; şunlardan birini verin: { $ids }
another-device = başka bir cihaz

# Snapshots and keys
pruned = anlık kopya oluşturuldu ve yerini aldığı { $count } nesne kaldırıldı
key-made = yeni bir anahtar oluşturuldu; diğer cihazların da buna ihtiyacı var: { $command }
key-taken = eşitleme yerinin anahtarı alındı
no-key = eşitleme yeri şifreli değil, bu yüzden anahtarı yok
keys-gone = eşitleme yeri şifreliydi, ama anahtarları artık orada değil
place-of-others = bu yeri başkaları şifresiz kullanıyor; yeni bir yer verin
keys-damaged = { $path }: eşitleme yerinin anahtarları okunamıyor; dosyayı kaldırıp yeniden eşitleyin
no-key-file = { $path }: okunabilen bir anahtar dosyası yok
passphrase-question = eşitleme yerinin parola cümlesi:
passphrase-again = bir kez daha:
passphrase-missing = eşitleme yeri şifreli; parola cümlesini bir terminalde yazın veya { $option } kullanın
passphrases-differ = parola cümleleri farklı; hiçbir şey yapılmadı
password-question = { $host } üzerindeki { $user } için parola:
password-refused = { $host }: sunucu parolayı artık kabul etmiyor; yeniden yazmak için satırını { $path } dosyasından silin
password-missing = { $host } üzerindeki { $user } için parola bilinmiyor; bir kez terminalde eşitleyin

# Errors of the place
other-file = eşitleme yerindeki { $name } farklı; bakın: { $command }
full = eşitleme yeri dolu; gönderilenler duruyor, yer açılınca devam edin
read-only = eşitleme yeri yalnız okunabiliyor
offline = { $reason } (değişiklikler sonraki eşitlemeye kadar saklanır)
over-budget = bu aygıtın bucket istekleri bu ay { $spent } USD tuttu, bütçesi ise { $budget } USD; yeni olanlar gelecek ayı bekler. Şimdi sürdürmek için: { $option }; başka bir bütçe için: { $command }
damaged-file = eşitleme yerindeki { $name } bozuk; bakın: { $command }

# The state. The first word of each line is the name of what follows it.
status-place = yer
status-device = cihaz
status-synced = eşitleme
status-never = henüz yok
status-left = kalan
status-other = diğer
status-traffic = istek
status-spent = ay
status-holds = içerik
status-written = yazma
status-head = değişim
status-cost = ücret
holds = { $objects } nesne, { $size }
wrote-last = { $name }, son yazma: { $time }
cost-of-month = orada duranlar için ayda yaklaşık { $amount } USD
cost-of-exchanges = sonuncusu gibi 1.000 eşitleme için { $amount } USD
cost-source = AWS’nin S3 Standard (us-east-1) için yayımladığı fiyatlara göre; deponuzun fiyatları farklı olabilir
spent = bu aygıtın istekleri için şimdiye kadar yaklaşık { $amount } USD
spent-of = bu aygıtın istekleri için şimdiye kadar yaklaşık { $amount } USD; bütçe { $budget } USD
budget-near = bu aygıtın bucket istekleri bu ay { $spent } USD tuttu; bütçe { $budget } USD; değiştirmek için: { $command }
silent-device = { $name } { $days } gündür bir şey yazmadı; bir daha gelmeyecekse: { $command }
traffic-words = { $requests } istek: listeleme { $lists }, okuma { $reads }, yazma { $writes }; gönderilen { $sent }, alınan { $received }
verified-by = bunun için { $words }
status-conflict = çakışma
status-kept = saklı
nothing-left = yok
changes-left = karşılaştırılacak { $count } değişiklik
parts-left = gönderilecek { $count } günlük parçası
to-send = gönderilecek { $count } kayıt
to-fetch = alınacak { $count } kayıt
cannot-send = gönderilemeyen { $count } kayıt: sesi yok veya değiştirilmiş
not-understood = { $kind } { $name }: anlaşılmadı ve uygulanmadı
newer-values = başka bir cihaz bu sürümün anlamadığı değerler yazmış; Tilawa’yı güncelleyin
decide-advice = karar vermek için: { $command }

# Conflicts
segment-of = { $title } kaydının bir parçası
a-bookmark = bir yer imi
choice = { $value } · yazan: { $device }
choice-shown = { $value } · yazan: { $device } · siz karar verene kadar bu gösterilir
segment-value = { $content }, örnek { $start }–{ $end }, { $status }
no-conflict = karar verilecek { $id } çakışması yok; bakın: { $command }
choose-letter = şunlardan birini seçin: { $letters }
decided-meanwhile = bu arada başka bir cihaz karar vermiş; bakın: { $command }
decided = karar verildi; sonraki eşitlemede diğer cihazlara bildirilir

# The log
log-time = zaman
log-device = cihaz
log-changes = değişiklik
log-sent = giden
log-taken = gelen

# Verification
verified = { $objects } nesne okundu, { $bytes } bayt
damaged = bozuk: { $name }
missing = eksik: { $name }
lost-parts = eşitleme yerinde olan { $count } günlük parçası artık orada eksiksiz değil
sound-not-whole = { $id } kaydının sesi tam değil
snapshot-written = bunları içeren bir anlık kopya yazıldı
sent-again = { $count } kayıt yeniden gönderildi
repair-advice = bunların bulunduğu bir cihaz onları yeniden gönderebilir: { $command }

# What a synchronisation did
nothing-new = yeni bir şey yok
sent-changes = değişiklikler gönderildi
took-changes = değişiklikler alındı
sent-recordings = { $count } kayıt gönderildi
fetched-recordings = { $count } kayıt alındı
renamed = bu cihaz günlüklerde yeni bir adla devam ediyor: ya unutulmuştu, ya da bir yedeği veya kopyası kullanıldı
mended = eşitleme yeri { $count } günlük parçasını kaybetmişti; şimdi yine orada
not-there-yet = { $count } kayıt henüz eşitleme yerinde değil; sonraki eşitlemede alınır
damaged-objects = bozuk veya henüz tamamlanmamış { $count } nesne var, örneğin { $name }; bakın: { $command }
newer-changes = burada Tilawa’nın daha yeni bir sürümü değişiklik yazmış; görmek için Tilawa’yı güncelleyin
not-taken = bir kayıt alınmadı: { $reason }
conflicts = karar verilecek { $count } çakışma; bakın: { $command }

# By itself
by-itself = kitaplık değişikliklerden sonra ve { $minutes ->
    [1] her dakika
   *[other] { $minutes } dakikada bir
  } eşitlenir
by-itself-cron = kitaplık { $minutes ->
    [1] her dakika
   *[other] { $minutes } dakikada bir
  } eşitlenir
by-hand = kitaplık yalnız { $command } ile eşitlenir
was-not-set = ayarlı değildi
on-by = açık, yürüten: { $runner }
off = kapalı
