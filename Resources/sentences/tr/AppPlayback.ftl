# Playing: `tilawa play`, `resume`, `queue`, `render`, `ctl`. Names of commands and options stay as they are.

# Parts of a line, from the first to the last.
# $first (sentence), $second (sentence)
dots = { $first } · { $second }
# The last part of a list that is cut.
# $count (number)
more = { $list } ve { $count } tane daha
# Two of several names.
# $first (sentence), $second (sentence)
and = { $first } ve { $second }
about = yaklaşık { $length }

# Counters. A rep is a playing of an ayah, a pass a playing of the whole range. A limit can be ∞.
counters = Tekrar { $play }/{ $plays } · Tur { $pass }/{ $passes }
rep = Tekrar { $count }/{ $limit }
pass = Tur { $count }/{ $limit }

# States of a player
playing = oynatılıyor
paused = duraklatıldı
waiting = bekliyor
intermission = ara
idle = boşta

# Events. $time is the time since the session began.
no-audio = { $time } { $ref } · Ses yok
# $state (sentence)
state = { $time } { $state }
sound-server-gone = ses sunucusu kapandı; bekleniyor
sound-server-back = ses sunucusu yeniden çalışıyor
paused-for-another = başka bir ses için duraklatıldı
another-ended = diğer ses bitti
speed-changed = { $time } hız { $speed }×
fetching-at = { $time } { $ref } indiriliyor …
moved = { $time } { $ref }, { $place } yerinden
# $settings (sentence)
changed = { $time } { $settings }
recites-it = { $reason }; { $ref }: { $name } okuyor
nobody-recites-it = { $reason }; { $ref }: Ses yok

# Settings of a player
# $count (number)
each = her ayet { $count } kez
each-forever = her ayet sürekli
# $count (number)
repeats = aralık { $count } kez
repeat-forever = aralık sürekli
# $gap (sentence)
gap = ara { $gap }
no-gap = yok
# $count (number)
milliseconds = { $count } ms
# $count (number)
seconds = { $count } sn
# $share (number)
share = %{ $share }
# $percent (number)
volume = ses %{ $percent }
ayah-forever = bu ayet sürekli
range-forever = aralık sürekli
loop = döngü { $start }–{ $end }
loop-open = döngü { $start } – …
ends-after = { $time } sonra biter

# What a key cannot do
forever-already = zaten sürekli tekrarlıyor
once-already = zaten yalnız bir kez oynatıyor
not-this-gap = süren ara değişmez; bir sonrakinden itibaren geçerli
longest-gap-already = ara zaten en uzun hâlinde
no-gap-already = zaten ara yok

# The status of a player
greeting = tilawa { $release } · protokol { $version } · süreç { $process }
heard-of = { $heard } / { $length }
fetching = { $ref } indiriliyor
speed = { $speed }×
volume-of = ses %{ $percent }
# $what (sentence): the ayah, or the range
for-ever = { $what } sürekli
endless-ayah = ayet
endless-range = aralık

# A session in the background
# $state (sentence), $process (number)
detached = { $state } (süreç { $process }); görmek için { $command }, bitirmek için { $stopCommand }
last-session = son oturum
# $title (sentence)
plays = oynatılıyor: { $title }
# $title (sentence)
waits-for-turn = { $title } sırasını bekliyor
# $title (sentence)
not-yet = { $title } henüz ses vermiyor; sorunlar şuraya yazılır: { $path }
# $title (sentence)
over-already = { $title } çoktan bitti
# $reason (sentence)
no-process = başka bir süreç başlatılamıyor: { $reason }
no-request = { $variable } oynatılacak bir istek içermiyor
no-history = geçmiş yazılamıyor: { $reason }
# $reason (sentence)
no-control = { $reason }; oynatma sürüyor, ama { $command } ona ulaşamaz

# The beginning and the end of a session
without-end = sonsuz
from-place = başlangıç { $place }
stopped = durdu: { $place }; sürdürmek için: { $command }
stopped-not-kept = durdu: { $place }; kalınan yer saklanmıyor
stopped-unheard = durdu: { $place }; kimse duymadığı için kalınan yer saklanmıyor; saklamak için: { $option }
# $reason (sentence)
no-sound-server = { $reason }; sunucusuz oynatmak için: { $fileOption } veya { $nullOption }
# $reason (sentence)
waiting-for-server = { $reason }; en çok { $limit } bekleniyor

# The last session
no-last-session = son oturum yok; ne oynatılacağını yazın, örneğin: { $command }
cannot-go-on = { $path }: son oturum sürdürülemiyor: { $reason }
played-to-end = son oturum sonuna kadar oynatıldı; yeniden başlatmak için: { $command }
reciter-gone = { $id } artık kitaplıkta yok
begins-anew = { $ref } kitaplıkta eskisi gibi değil: { $id } ile baştan başlıyor
begins-anew-silent = { $ref } kitaplıkta eskisi gibi değil: sessiz olarak baştan başlıyor
place-gone = kalınan yer artık oturumda değil: baştan başlıyor

# Remarks before a session
other-riwayah = { $id } { $riwayah } rivayetiyle okur; { $option } onu andığı için kullanılıyor
filler = { $id } ({ $riwayah }) diğerlerinde olmayanları tamamlar
# $wanted (number)
clipped-at-start = aralıktan önce { $wanted } ayet yok: Kur’an orada başlıyor
clipped-at-end = ardından istenenden az ayet geliyor: Kur’an { $ref } ile bitiyor
no-basmalah = { $surah }. surenin başındaki besmele hiçbir kâride yok: atlanıyor
basmalah-inside = { $id } kaydında { $ref } besmeleyle başlıyor: besmele onunla birlikte okunur
no-istiadha = istiâze hiçbir kâride yok: atlanıyor

# Ayat without audio
# $ayat (sentence)
no-audio-for = sesi yok: { $ayat }
# $ayat (sentence)
silence-for = sesi yok: { $ayat }; yerine sessizlik (bakın: { $option })
# $ayat (sentence)
left-out = sesi yok: { $ayat }; atlanıyor
# The letters c, f and q are typed; they stay as they are.
missing-question = [c] sessizlikle sürdür, [f] herhangi bir kâriyle tamamla, [q] çık; ardından Enter?

# Nothing to hear
no-reciter-yet = henüz { $riwayah } rivayetinden bir kâri yok; seçmek için: { $command }
downloads-off = { $range } aralığının hiçbir dosyası bu bilgisayarda değil ve indirme kapalı; indirmek için: { $command }
server-unreachable = { $range } aralığının hiçbir dosyası bu bilgisayarda değil ve { $id } sunucusuna ulaşılamıyor; ağ varken: { $command }
labels-unconfirmed = { $range } aralığından hiçbir şey oynatılamıyor ({ $id }: { $reason }); etiketleri onaylamak için: { $command }
nothing-playable = { $range } aralığından hiçbir şey oynatılamıyor ({ $id }: { $reason }); bütün nedenler için: { $command }
sound-gone = “{ $title }” kaydının sesi yok olmuş: { $path }; dosyayı geri koyun veya yeniden içe aktarın
nobody-has-labelled = { $range } aralığı hiçbir { $riwayah } kârisinde yok; { $count ->
    [one] { $name } kârisinin “{ $title }” kaydı
   *[other] { $name } kârisinin { $count } kaydı
  } etiketlenmemiş: { $command }
named-has-unlabelled = { $name } kârisinde { $range } aralığından hiçbir şey yok; { $count ->
    [one] “{ $title }” kaydı
   *[other] { $count } kayıt
  } etiketlenmemiş: { $command }
nobody-has = { $range } aralığı hiçbir { $riwayah } kârisinde yok; başkalarını bulmak için: { $command }
# $names (sentence)
nobody-here-has = { $range } aralığından hiçbir şey ne { $names } { $count ->
    [one] kârisinde
   *[other] kârilerinde
  } ne de buradaki başka birinde var; başkalarını bulmak için: { $command }
# $names (sentence), $others (sentence)
others-have = { $names } { $count ->
    [one] kârisinde
   *[other] kârilerinde
  } { $range } aralığından hiçbir şey yok; { $others } { $otherCount ->
    [one] kârisinde
   *[other] kârilerinde
  } var: { $option } ekleyin
untimed = { $ref } { $id } okuyuşundan kesilip alınamaz: kelimelerinin ne zaman okunduğu bilinmiyor (no-word-times); öğrenmek için: { $listenCommand }; veya bir dosyadan: { $importCommand }

# The sources of a session
queue-ayah = ayet
queue-reciter = kâri
queue-file = dosya
queue-notes = notlar
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
# $names (sentence)
asked-in-order = bakılma sırası: { $names }
yours = { $id } (sizin)
loudness-unknown = gürlüğü ölçülmedi
gain = kazanç { $decibels } dB
# $kind (sentence)
reciter-of-kind = { $id } ({ $kind })
# $kind (sentence)
reciter-of-riwayah = { $id } ({ $kind }, { $riwayah })
personal-reciter = kişisel
listed-reciter = kâri
nobody = — ses yok
to-be-fetched = (indirilecek)
slice = { $name } [{ $start }–{ $end } sn]
recording-of-day = { $title }, { $date }
begins-with-basmalah = besmeleyle başlıyor
basmalah-of = { $id } besmelesi
tried = sesi olmayanlar: { $list }
# $role (sentence)
ayah-in-role = { $ref } ({ $role })
role-before = öncesi
role-after = sonrası
role-continuation = devamı

# Rendering
endless-file = sonu olmayan bir oturum dosyaya yazılamaz; { $option } ile sınırlayın
rendered = { $path } · { $length } · { $rate } Hz · { $channels } kanal · { $riwayah }
split-rendered = { $folder } · { $count } dosya · { $length } · { $rate } Hz · { $channels } kanal · { $riwayah }
split-refused = { $option } seçeneğinin { $splitOption } ile anlamı yok: her dosya kendi ayetlerini içerir
folder-is-file = { $folder }: bu bir dosya; { $option } bir klasöre yazar
cannot-write = yazılamıyor
target-unknown = hedefi bilinmiyor
file-left-out = { $ref }: sesi alınamıyor: atlandı
# $reason (sentence)
untagged = { $reason }; dosyalarda etiket, bölüm ve kapak yok
basmalah = Besmele
istiadha = İstiâze
basmalah-of-surah = { $surah } · Besmele
page-title = Sayfa { $page } · { $range }

# Values of requests to a player. The words in quotes are typed; they stay as they are.
# $allowed (sentence)
takes = { $verb } şunu alır: { $allowed }; “{ $text }” olmaz
repeat-wanted = 1–100 arası bir sayı veya “forever”
endless-wanted = “ayah”, “range” veya “none”
seconds-wanted = saniye, örneğin 12.5
percent-wanted = { $least }–{ $most } arası
sleep-wanted = bir süre, örneğin 15m veya 90 (saniye), en çok bir hafta, ya da “off”
no-ayah = “{ $text }…” bir ayet değil
seek-from-start = 0 veya sonrasına gidilir
loop-wanted = ab “mark” veya “clear” alır; “{ $text }” olmaz

# Another session that sounds
nobody-answers = orada yanıt veren yok
is-playing = { $title } zaten oynatılıyor
others-wait = başkaları zaten bekliyor
# $title (sentence), $process (number)
is-playing-in = { $title } zaten oynatılıyor (süreç { $process })
# $title (sentence), $process (number), $reason (sentence)
is-playing-mute = { $title } zaten oynatılıyor (süreç { $process }, { $reason })
another-session = başka bir oturum
# $session (sentence)
busy = { $session }: onu durdurup bunu oynatmak için { $replaceOption } ekleyin; beklemek için { $queueOption } veya { $waitOption } ekleyin
# The letters r, q and c are typed; they stay as they are.
# $session (sentence)
turn-question = tilawa: { $session }: [r] onun yerine geç, [q] ardından sıraya gir, [c] vazgeç; ardından Enter?
was-asked = durması istenmişti
# $session (sentence), $reason (sentence)
does-not-stop = { $session } ve durmuyor: { $reason }
# $session (sentence), $reason (sentence), $process (number)
does-not-stop-kill = { $session } ve durmuyor: { $reason }; zorla durdurmak için: kill { $process }
# $session (sentence)
waits-until-end = { $session }: bitmesi bekleniyor; Ctrl-C vazgeçer
# $session (sentence)
did-not-stop = { $session }: zamanında durmadı; sonra yeniden deneyin

# Takes of an ayah: `tilawa play 36:5 --takes`
takes-of-one-ayah = --takes bir ayetin okuyuşlarını oynatır: tilawa play 36:5 --takes
no-takes = { $range } hiçbir kayıtta yok
# REC and SEG are words of the command.
choose-take = birini seçmek için: { $command }
