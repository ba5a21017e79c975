# Options that several commands have. Names of options stay as they are.

# Options that do not go together
one-of-claims = --replace, --queue ve --wait seçeneklerinden yalnız birini kullanın
one-of-displays = --inline veya --plain kullanın, ikisini birden değil
one-of-counts = --no-progress veya --count-after kullanın, ikisini birden değil
output-and-json = -o - ve --json ikisi de standart çıktıyı kullanır
levels-with-json = --levels yalnız --json ile birlikte kullanılır

# Wrong values
not-a-time = { $text } bir zaman değil; 62.5 (saniye), 1:02.5 veya 500ms yazın
no-sound-between = { $path } uzunluğu { $length }: --from ile --to arasında ses yok
output-lacks-name = -o bir ad ister
font-lacks-name = --font bir ad ister
# $size (number), $least (number), $most (number)
font-size = --font-size { $size }: { $least }–{ $most } arası olabilir
volume = --volume 0–100 arasıdır
rate = --rate 8000–192000 arasıdır
channels = --channels 1 veya 2 olur
bits = --bits 16, 24 veya 32 olur
png-on-terminal = terminal PNG gösteremez: bir dosya adı verin
# $fault (sentence): what is wrong with the name, such as “the name is empty”.
position-name = --position: { $fault }
reminder-time = at SS:DD yazın, örneğin at 20:30, veya off

# A picture that was written. $width (number), $height (number)
picture = { $path } · { $width } × { $height }

# The files of a reciter
# $done (number) $count (number)
files-done = { $done }/{ $count } dosya
some-files-skipped = { $count } dosya atlandı; diğerleri eklendi
timings-removed = daha önce içe aktarılan { $count } ayetin zamanları eski dosyalarla birlikte kaldırıldı; yeniden içe aktarmak için: { $command }
heard-already = { $name } zaten dinleniyor; ne kadar ilerlediğini görmek için: { $command }
