# Downloads and progress
what-to-download = ne indirileceğini yazın, örneğin juz:30 veya all
download-again = yeniden indirmek için: { $command }
done-of = { $done } / { $all }

# Deleting and restoring
delete-segment = { $title } kaydından { $label } ({ $time }) silinsin mi?
segment-of = { $label }, { $title }
delete-recording = { $title } silinsin mi ({ $reciter }, { $date }, { $time }, { $confirmed } onaylı parça)?
to-delete = sorulmadan silmek için --yes ekleyin
nothing-deleted = bir şey silinmedi
in-trash = { $title } çöp kutusunda; 30 gün içinde geri getirmek için: { $command }
delete-things = { $count } öge kalıcı olarak silinsin mi, { $size }?
delete-rows = { $count } satır kalıcı olarak silinsin mi?
deleted-rows = silindi: { $count } satır
to-empty = çöp kutusunu sorulmadan boşaltmak için --yes ekleyin
belongs-already = { $title } zaten { $owner } kârisinin
edited = { $title }, { $id }, kayıt günü { $day }
none-or-from = --none veya --from kullanın, ikisini birden değil
to-do-it = sorulmadan yapmak için --yes ekleyin
nothing-changed = bir şey değişmedi
use-backup = Kenara ayrılsın ve { $day } yedeği kullanılsın mı?
add-yes = --yes ekleyin

# Listing and exchange
folder-or-page = bir klasör verin veya --html FILE ile bir sayfa
needs-html = { $option } için --html gerekir
timeline-or-range = --timeline veya bir aralık kullanın, ikisini birden değil
no-recording-with = bu kelimelerin hepsini içeren kayıt yok: { $words }

# Reciters
url-or-files = --url veya kendi dosyalarınızı kullanın, ikisini birden değil
timings-need-url = --timings-url için bütün sure dosyalarıyla --url gerekir
timings-for-files = --timings kendi dosyalarınız içindir; çevrimiçi dosyalar için --timings-url veya { $command } kullanın
first-ayah-for-files = --first-ayah yalnız kendi dosyalarınız içindir
remove-reciter = { $name } kaldırılsın ve { $count } kaydı çöp kutusuna atılsın mı?
to-remove-reciter = { $id } kârisinin { $count } kaydı var; sorulmadan kaldırmak için --yes ekleyin
nothing-removed = bir şey kaldırılmadı
being-measured = { $id } zaten ölçülüyor; bitmesi bekleniyor
measuring = { $id }: { $minutes } dakikanın %{ $percent } kadarı
files-skipped = { $id }: { $count } dosya okunamıyor ve atlanıyor, ilki { $file }
downloads-kept = indirilen dosyalar korunur
downloads-may-go = indirilen dosyalar kendiliğinden silinebilir
not-downloaded = bu kâriler indirilmiş değil: dosyaları yerinde kalır

# Synchronisation
on-or-off = on, off yazın veya boş bırakın
new-or-nothing = new yazın veya boş bırakın
limit-out-of-range = --limit 1–100000 arası bir sayıdır
sending-recordings = kayıtlar gönderiliyor
sending-changes = değişiklikler gönderiliyor · { $parts }
taking-changes = değişiklikler alınıyor
fetching-recordings = kayıtlar alınıyor
progress = { $bar } { $words } · { $done } / { $all }

# Timings
start-or-end = --start, --end veya ikisini verin
end-before-start = --end, --start değerinden sonra olmalı
no-shift = --by 0 hiçbir şeyi kaydırmaz; 60ms veya -0.06 gibi bir süre verin
by-hand-elsewhere = elle ayarlı { $count } ayetin sesi burada yok, başka bir kârinin olabilir
exported = { $path } · elle ayarlı { $count } ayet
exported-all = { $path } · elle ayarlı { $count } ayet, yayımlanmış { $published } ayet
surah-out-of-range = --surah 1–114 arasıdır

# New names
title-empty = başlık boş
renamed = { $former } adı artık { $name }
reciter-renamed = { $former } adı artık { $name }; id yine { $id }
segment-of-one = --segment tek bir kaydın parçasını belirtir
delete-recordings = { $count } kayıt etiketleriyle silinsin mi?
move-needs = kayıtları, sonra kâriyi verin
