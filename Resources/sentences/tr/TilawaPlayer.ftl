# Playing: refusals of commands, and what went wrong while it plays.

# Refusals of commands
nothing-plays = bir şey oynatılmıyor
not-in-session = { $ayah } bu oturumda yok
# $milliseconds (number)
loop-too-short = döngü en az { $milliseconds } ms sürer
in-silence = ayetten sonraki sessizlikte okunan bir şey yok
no-audio = { $ref } sesi yok
server-away = ses sunucusu yok
pages-unknown = bu ayetlerin sayfaları bilinmiyor
no-other-page = bu oturumda başka sayfa yok
no-other-surah = bu oturumda başka sure yok
sleep-in-past = uyku zamanı geçmişte olamaz
in-pause = duraklamada bir şey oynatılmaz

# Faults
cannot-play-on = oynatma sürdürülemiyor
engine-ended = motor oturumdan önce bitti
not-in-file = { $path }: içinde olması gereken içinde yok
no-gap = “{ $text }” bir ara değil
no-count = “{ $text }” bir sayı değil
no-time = { $text } saniye cinsinden bir zaman değil

# Recitation
disclaimer = Okuma geri bildirimi, öğrenmeye yardımcı bir araçtır ve ehil bir Kur’an hocasının yerini tutmaz. Okuyuşunuzu her zaman bilgili bir hocaya doğrulatın.
