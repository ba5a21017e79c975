# The commands that play. Names of commands and options stay as they are.

# Playing and rendering
last-takes-only = --{ $name }: play last oturumu olduğu gibi sürdürür; yalnız { $names } ve { $last } alır
output-takes = -o { $names } veya { $last } alır; { $output } olmaz
needs-split = { $option } için --split gerekir

# The running player
# $count (number)
one-value = { $verb } tek bir değer alır, { $count } değil
gap-fault = gap { $question }
no-value = { $verb } değer almaz; bakın: { $command }
needs-value = { $verb } bir değer ister; bakın: { $command }
nothing-playing = bir şey oynatılmıyor; başlatmak için: { $command }
no-option = { $option } seçeneği yok

# Presets
preset-saved = kaydedildi: { $name }; oynatmak için: { $command }
what-to-save = ne kaydedileceğini yazın, örneğin: { $command }
preset-renamed = { $name } adı artık { $newName }
preset-deleted = silindi: { $name } ({ $line })
option-not-in-preset = --{ $option } bir ön ayarda yer alamaz
not-in-preset = { $word } bir ön ayarda yer alamaz
last-not-in-preset = son oturum bir ön ayar olamaz

# Scripts
days-need-schedule = --days için --scheduled gerekir
quiet-or-json = --quiet veya --json kullanın, ikisini birden değil
one-of-three = --print-cron, --remove ve --list seçeneklerinden yalnız birini kullanın
session-made = { $file }: sıradaki: { $command }
list-takes-no-script = --list betik almaz
name-a-script = bir betik adı verin, örneğin sabah.yaml
no-time-here = --at buraya ait değil
say-when = zamanını yazın, örneğin --at 05:30
no-longer-scheduled = { $name } artık zamanlanmış değil
whole-minutes = --not-later-than tam dakika alır
fault-behind = -- işaretinden sonra: { $reason }
