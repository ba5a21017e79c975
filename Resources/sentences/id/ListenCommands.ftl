# Playing and rendering
last-takes-only = --{ $name }: play last melanjutkan sesi seperti sebelumnya; hanya menerima { $names } dan { $last }
output-takes = -o menerima { $names } atau { $last }, bukan { $output }
needs-split = { $option } memerlukan --split

# The running player
one-value = { $verb } menerima satu nilai, bukan { $count }
gap-fault = gap { $question }
no-value = { $verb } tidak menerima nilai; lihat { $command }
needs-value = { $verb } memerlukan nilai; lihat { $command }
nothing-playing = tidak ada yang diputar; untuk memulai: { $command }
no-option = tidak ada opsi { $option }

# Presets
preset-saved = disimpan: { $name }; untuk memutarnya: { $command }
what-to-save = sebutkan yang akan disimpan, misalnya: { $command }
preset-renamed = { $name } sekarang bernama { $newName }
preset-deleted = dihapus: { $name } ({ $line })
option-not-in-preset = --{ $option } tidak dapat menjadi bagian preset
not-in-preset = { $word } tidak dapat menjadi bagian preset
last-not-in-preset = preset tidak dapat berupa sesi terakhir

# Scripts
days-need-schedule = --days memerlukan --scheduled
quiet-or-json = gunakan --quiet atau --json, jangan keduanya
one-of-three = gunakan salah satu dari --print-cron, --remove, dan --list
session-made = { $file }: berikutnya: { $command }
list-takes-no-script = --list tidak menerima skrip
name-a-script = sebutkan skrip, misalnya morning.yaml
no-time-here = --at tidak dipakai di sini
say-when = sebutkan kapan, misalnya --at 05:30
no-longer-scheduled = { $name } tidak dijadwalkan lagi
whole-minutes = --not-later-than memerlukan menit bulat
fault-behind = setelah --: { $reason }
