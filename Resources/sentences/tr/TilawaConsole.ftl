# What a command writes on the terminal beside its answers.

# $percent (number), $speed (number)
progress = { $bar } %{ $percent } · gerçek zamanın { $speed } katı
# $percent (number), $speed (number). $ayah is the place that has to be fetched first
progress-waiting = { $bar } %{ $percent } · gerçek zamanın { $speed } katı · { $ayah } indiriliyor …
# $advice (sentence)
no-terminal = soru sorulacak terminal yok; { $advice }
# $question (sentence)
yes-or-no = { $question } [y/N]
# The answers that mean yes, in small letters, with spaces between
yes = y yes e evet
too-long = { $limit } sınırından uzun
# $fault (sentence)
fault-unchanged = { $fault }; bir şey değişmedi
edit-again = yeniden düzenlensin mi?
nothing-changed = bir şey değişmedi
# $fault is the message of the system
cannot-run = { $editor } çalıştırılamıyor: { $fault }
editor-failed = { $editor } bir hatayla bitti; bir şey değişmedi (VISUAL veya EDITOR başka bir düzenleyici belirtebilir)
letters-unordered = Arapça harfler sıralanıp birleştirilemiyor: { $fault }
cannot-write = standart çıktıya yazılamıyor: { $fault }
