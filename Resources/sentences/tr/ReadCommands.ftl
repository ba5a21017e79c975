# The commands about the text. Names of commands and options stay as they are.

explains-hafs = --riwayah hafs Hafs metnini açıklar

# Bookmarks and positions
input-unreadable = standart girdi okunamıyor veya 1 MB’tan uzun
input-not-text = standart girdi UTF-8 metni değil
colour-or-none = --colour veya --no-colour kullanın, ikisini birden değil
nothing-to-change = neyin değişeceğini yazın: --note, --tag, --untag, --colour, --no-colour veya --move
csv-and-json = --json ve --format csv ikisi de standart çıktıyı kullanır: --output ile bir dosya adı verin
# $count (number)
some-skipped = { $count } atlandı; diğerleri içe aktarıldı
bookmarks-in = { $path } içinde { $count } yer imi
input-failed = standart girdi okunamıyor: { $reason }
no-position-yet = { $name } adlı okuma yeri yok; belirlemek için: { $command }
no-position = { $name } adlı okuma yeri yok; bakın: { $command }

# Places and search
# $count (number)
one-range = info tek bir aralık alır, { $count } değil
limit-too-small = --limit 1 veya fazlasıdır
page-too-small = --page 1 veya fazlasıdır
least-out-of-range = --least 1–100 arasıdır
name-an-ayah = bir ayet verin, örneğin 2:58, veya --mine kullanın

# Pictures
output-needs-format = -o için --format html, svg veya png, ya da böyle biten bir dosya adı gerekir
option-needs-format = { $option } yalnız --format html, svg veya png ile kullanılır
pages-only = --format { $format } yalnız baskı sayfalarını gösterir; --flow { $flow } ile olmaz
translation-in-html = --translation yalnız --format html ile çalışır
picture-and-json = --format { $format } ve --json ikisi de standart çıktıyı kullanır: bir dosya adı verin, -o DOSYA
no-png-on-terminal = terminal PNG gösteremez: bir dosya adı verin, -o DOSYA
lines-of-hafs = { $format } Hafs baskısının satırlarını gösterir; { $riwayah } satırları bilinmiyor; --riwayah hafs kullanın

# The ayah of the day
no-translation-with = --translation “{ $words }” ile kullanılmaz
no-options-with = --date, --notify ve --riwayah “{ $words }” ile kullanılmaz
text-unreadable = metin okunamıyor
open-place = { $ref } aç

# Tajweed
legend-alone = --legend ne ayet ne --count alır
phonemes-alone = --phonemes ne --rule ne --count ne --legend alır
waqf-needs-phonemes = --waqf için --phonemes gerekir
which-ayat = hangi ayetler olduğunu yazın, örneğin: { $command }

# Texts
for-one-file = --id ve --name tek bir dosya içindir
id-fault = --id { $id }: id küçük harf, rakam, nokta ve kısa çizgi içerir ve harfle başlar
no-print = { $name } ne bir baskının düzeni ne de bir yazının kelimeleri
accept-differences = { $count ->
    [one] Metin bu kelimeyle kurulsun mu?
   *[other] Metin bu { $count } kelimeyle kurulsun mu?
  }
differences-refused = { $name } kurulmadı, çünkü bazı kelimeleri bizim metnimizinkiler değil; yine de doğruysalar { $option } ile ekleyin
language-fault = --language { $language }: bu bir dil kodu değil, örneğin en
standard-input = standart girdi
input-alone = - standart girdidir ve tek başına yazılır
as-needs-input = --as, - ile gelenin adıdır: yalnızca - yazın
text-not-installed = { $riwayah } metni kurulu değil
none-needs-kind = none için --kind gerekir
kind-for-none = --kind yalnız none içindir
