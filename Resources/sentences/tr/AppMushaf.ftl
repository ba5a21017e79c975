# Reading: the text, places in it, bookmarks, the history of hearing, and khatmat. Names of commands and options stay as they are.

# Counted things. They stand in other sentences.
pages = { $count } sayfa
verses = { $count } ayet
days = { $count } gün
# $pages is an amount with at most one decimal: 3.4. $form is the same as a whole number, 100 for a fraction: it chooses the form.
amount-of-pages = { $form ->
    [one] { $pages } sayfa
   *[other] { $pages } sayfa
  }

# Headings of columns, and names at the beginning of lines
name = ad
day = gün
began = başladı
length = süre
reciter = kâri
riwayah = rivayet
heard = dinlendi
number = no.
first-day = ilk gün
last-day = son gün
days-heading = gün
pages-heading = sayfa
verses-heading = ayet
goal-heading = hedef
read-heading = okunan
completed-heading = tamamlanan
state = durum
place-heading = yer
page = sayfa
juz = cüz
hizb = hizip
rub = rub
manzil = menzil
ruku = rükû
quarter-of-para = cüzün çeyreği
print-name = baskı
surah = sure
ayat = ayet
words = kelime
sajdah = secde
none = yok

# Bookmarks
bookmark-one-of = { $name } şunlardan herhangi biri olabilir: { $names }
# There are more names than those that are listed.
bookmark-one-of-more = { $name } şunlardan herhangi biri olabilir: { $names } …
no-bookmark = { $name } adlı yer imi yok; bakın: { $command }
no-removed-bookmark = buna uyan kaldırılmış yer imi yok
# The words after the command are its options.
no-bookmarks = henüz yer imi yok; örneğin: { $command } --note "…" --tag hifz
# $count (number)
no-bookmark-matches = { $count } yer iminden hiçbiri uymuyor
bookmark-added = yer imi kondu: { $place } ({ $id })
bookmark-known = { $place } için aynı sözlerle zaten yer imi var ({ $id })
bookmark-changed = değiştirildi: { $place } ({ $id })
bookmark-unchanged = { $id } zaten öyle
bookmark-removed = kaldırıldı: { $place }; 30 gün içinde geri getirmek için: { $command }
bookmark-restored = geri geldi: { $place } ({ $id })

# Bookmarks that were taken from a file or from another library. The words stand in a row, with commas.
file-fault = { $file }: { $reason }
nothing-to-take = alınacak bir şey yok
# $count (number)
count-added = { $count } eklendi
# $count (number)
count-changed = { $count } değişti
# $count (number)
count-known = { $count } zaten vardı
# $count (number)
count-left-removed = { $count } kaldırılmış olarak bırakıldı
bookmarks-added = { $count } yer imi eklendi
bookmarks-changed = { $count } yer imi değişti
bookmarks-removed = { $count } yer imi kaldırıldı
positions-taken = { $count } okuma yeri

# Reading positions
no-positions = henüz okuma yeri yok; örneğin: { $command }
position-set = { $name } şimdi burada: { $place }
position-removed = kaldırıldı: { $name }; yeri { $place } idi
# $page (number)
page-number = sayfa { $page }
read-in = okunan rivayet: { $riwayah }

# Rows of the library that cannot be believed
a-bookmark = bir yer imi
a-position = bir okuma yeri
a-history-entry = bir geçmiş kaydı
a-khatm = bir hatim
a-goal = bir hedef
# $row (sentence) is one of the five above.
row-left-out = kitaplıktaki { $row } güvenilir bulunmadı ({ $reason }) ve atlandı
# $row (sentence)
row-set-aside = kitaplıktaki { $row } güvenilir bulunmadı ({ $reason }) ve kenara ayrıldı; bakın: { $command }
# $count (number) is more than one.
rows-left-out = kitaplıktaki { $count } satır güvenilir bulunmadı ({ $reason }) ve atlandı
# $count (number) is more than one.
rows-set-aside = kitaplıktaki { $count } satır güvenilir bulunmadı ({ $reason }) ve kenara ayrıldı; bakın: { $command }
nothing-set-aside = kenara ayrılan bir şey yok
kind-bookmark = yer imi
kind-position = okuma yeri
kind-history = olaylar
kind-khatm = hatim
kind-goal = hedef

# Places
no-ayah-there = orada ayet yok
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } ({ $riwayah } harfleri)
# $number (number) $word (number)
division-begins = { $number }. { $division } { $word }. kelimede başlıyor
divided-otherwise = cüz, hizip ve rub’lar Hafs’a değil { $riwayah } rivayetine göredir
# $surah (number) $order (number) $ayat (number)
surah-meccan = { $surah }, Mekkî, iniş sırası { $order }, { $ayat } ayet
# $surah (number) $order (number) $ayat (number)
surah-medinan = { $surah }, Medenî, iniş sırası { $order }, { $ayat } ayet
# $count (number)
surahs-from-to = { $first } … { $last } ({ $count } sure)
# $number (number)
sajdah-number = 15 secdenin { $number }. secdesi
# $number (number)
sajdah-without-sign = 15 secdenin { $number }. secdesi; { $riwayah } baskısında işareti yok
# $number (number)
sajdah-sign-at = Hafs baskısında 15 secdenin { $number }. secdesi; { $riwayah } baskısının işareti { $ref } ayetinde
# $number (number)
sajdah-sign-missing = 15 secdenin { $number }. secdesi; { $riwayat } baskılarında işareti yok
# $number (number)
sajdah-sign-of-hafs = 15 secdenin { $number }. secdesi; Hafs baskısının işareti { $ref } ayetinde
# Between names in a row.
and = { $first } ve { $second }

# The text
letters-of-hafs = Hafs harfleri, { $riwayah } ayetlerine göre bölünmüş
words-of-hafs = { $range }: kelimeler Hafs metnine göre sayılır; { $riwayah } rivayetinden tam ayetler gösterilir
text-not-installed = { $wanted }; bunun yerine --text hafs Hafs harflerini gösterir
glosses-of-hafs = { $pack }: kelimeleri { $riwayah } değil Hafs kelimeleridir; --text hafs bunları gösterir
colours-of-hafs = --text hafs Hafs harflerini renklendirir
# $advice (sentence)
no-signs = kurallar Hafs metnindeki işaretleri gerektirir; { $riwayah } metninde bunlar yok; { $advice }

# Pictures and documents
no-font = { $reason }; belge yazı tipi içermiyor
font-forbidden = “{ $family }” yazı tipi belgelere gömülmeyi yasaklıyor: belgelerde yalnız adı geçer
# $count (number) is more than one.
one-picture-each = aralık { $count } sayfada ve her sayfa ayrı bir resim: -o KLASÖR kullanın veya adında sayfa için % olsun, örneğin page-%.{ $format }
# $page (number) $width (number) $height (number)
picture-written = { $path } · sayfa { $page } · { $width } × { $height }
script-needs-font = { $fault }; sayfa metnimizin harfleriyle çizildi. { $script } harflerini içeren bir yazı tipi şununla belirtilir: { $command }
document-written = { $path } · { $count } sayfa · { $size }
# $page (number)
lines-unknown = { $page }. sayfanın satırları bilinmiyor
words-not-counted = { $ref } kelimeleri sayılanlarla aynı değil
not-on-page = { $ref } kendi sayfasında değil

# Search
no-letter = aramada harf de sayı da yok: “{ $query }”
left-out = { $reason }; atlandı
nothing-found = bulunamadı: “{ $query }”
nothing-found-here = bu ayetlerde bulunamadı: “{ $query }”
no-phrase = bulunamadı: “{ $query }”; tırnak işaretleri olmadan kelimeler herhangi bir sırada olabilir
no-phrase-here = bu ayetlerde bulunamadı: “{ $query }”; tırnak işaretleri olmadan kelimeler herhangi bir sırada olabilir
no-whole-word = bulunamadı: “{ $query }”; --whole olmadan kelime parçaları da bulunur
no-whole-word-here = bu ayetlerde bulunamadı: “{ $query }”; --whole olmadan kelime parçaları da bulunur

# The history of hearing
not-heard = bunların hiçbirini dinlemediniz
not-heard-off = bunların hiçbirini dinlemediniz; geçmiş kapalı, açmak için: { $command }
history-empty = geçmiş boş: ses sunucusunda henüz hiçbir ayet dinlenmedi, besmele de ayet sayılmaz; örneğin: { $command }
nothing-then = o zaman bir şey dinlemediniz; son gün { $day } idi: { $command }
# $count (number)
ranges-and-more = { $ranges } ve { $count } tane daha
# $plays (number) ayat that were heard to their end.
heard-in-all = toplam { $time }, { $plays } ayet sonuna kadar dinlendi

# Khatmat
# $pages (number) $all (sentence)
pages-of = { $pages } / { $all }
# $count (number)
times-completed = { $count } kez tamamlandı
khatm-open = açık
khatm-closed = kapalı
khatm-removed = kaldırıldı
listening-on = dinleme sayılır
listening-off = dinleme sayılmaz
none-removed = kaldırılan yok
no-khatm = henüz hatim yok; ilki okuduğunuzda başlar
no-reading = bu günlerde okuma yok; kaydetmek için: { $command }

# The day's goal
pages-remain = { $count } sayfa kaldı
verses-remain = { $count } ayet kaldı
# $goal (sentence)
read-of-goal = { $read } / { $goal }
# $pages (sentence) $verses (sentence)
read-without-goal = { $pages }, { $verses }
no-goal = hedef yok
# $goal (sentence) $read (sentence)
goal-met = günde { $goal }; bugün { $read }, tamam ✓
# $goal (sentence) $read (sentence) $rest (sentence)
goal-open = günde { $goal }; bugün { $read }, { $rest }: { $command }
# The title and the lines of a notification. $rest (sentence)
rest-today = Bugün { $rest }
# $goal (sentence)
go-on = Hedef: { $goal }. Sürdürmek için: { $command }
# $days (sentence)
row-so-far = Şimdiye kadar aralıksız { $days }.
# $page (number)
open-page = { $page }. sayfayı aç

# Days in a row. They never reproach.
row-none = bugün ilk gün olabilir
# $days (sentence)
row-met = aralıksız { $days }
# $days (sentence) $longest (sentence)
row-met-longest = aralıksız { $days }; en uzunu { $longest } idi
# $days (sentence)
row-open = aralıksız { $days }; bugün sürüyor
# $days (sentence) $longest (sentence)
row-open-longest = aralıksız { $days }; en uzunu { $longest } idi; bugün sürüyor
# $days (sentence)
row-broken = aralıksız { $days } sizin olarak kalır; yeniden hoş geldiniz, bugün yeni bir başlangıç
# $days (sentence) $longest (sentence)
row-broken-longest = aralıksız { $days } ve en uzunu olan { $longest } sizin olarak kalır; yeniden hoş geldiniz, bugün yeni bir başlangıç
# $days (sentence)
row-in-doubt = saate güvenilebildiği kadarıyla aralıksız { $days }
# $days (sentence) $longest (sentence)
row-in-doubt-longest = saate güvenilebildiği kadarıyla aralıksız { $days }; en uzunu { $longest } idi

# A plan
no-day = --by: { $reason }
day-past = { $day } geçmişte kaldı
day-too-far = { $day } yüz yıldan daha uzakta
hijri-day = { $hijri }, Ümmülkurâ takvimine göre { $day } gününe denk gelir; bir önceki akşam başlar
hijri-day-calculated = { $hijri }, hesaba göre iki gün yanılmayla { $day } gününe denk gelir; bir önceki akşam başlar
# $pages (sentence) $days (sentence) $daily (sentence)
plan = bugün dahil { $days } içinde { $pages }: günde { $daily }
plan-is-goal = plan saklanmaz; günlük hedefiniz zaten bu kadar
# $most (sentence)
plan-above-goals = plan saklanmaz; günlük hedef en çok { $most } olabilir
plan-to-goal = plan saklanmaz; günlük hedefiniz yapmak için: { $command }

# Noting by hand
nothing-to-note = kaydedilecek bir şey yok
day-to-come = { $day } henüz gelmedi
no-such-day = { $day } bu bilgisayarın takviminde bir gün değil
# $pages (sentence)
stands-for-surahs = { $numbers } sure olarak anlaşıldı: { $surahs } sure, { $pages }; sayfa için: page:{ $first }; geri almak için: { $command }
# $pages (sentence) $all (number)
noted = okundu: { $ranges }; { $khatm } hatminde { $pages } / { $all }
# $pages (sentence) $all (number)
noted-goal-met = okundu: { $ranges }; { $khatm } hatminde { $pages } / { $all }; bugünün hedefi tamam ✓
all-read = { $count ->
    [1] { $khatm } hatminde Kur’an’ın tamamı ilk kez okundu, Allah kabul etsin; sonraki hatim başlıyor.
   *[other] { $khatm } hatminde Kur’an’ın tamamı { $count } kez okundu, Allah kabul etsin; sonraki hatim başlıyor.
  }
taken-back = geri alındı: { $ranges }, { $day } { $time }, { $khatm } hatmi
noted-again = yeniden kaydedildi: { $ranges }, { $day } { $time }, { $khatm } hatmi
nothing-to-undo = geri alınacak bir şey yok
nothing-to-redo = yinelenecek bir şey yok
