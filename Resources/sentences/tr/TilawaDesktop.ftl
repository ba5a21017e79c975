# The desktop and the control socket: errors, replies to other programs, and notices.

# What could not be done, and why.
# $action (sentence), $detail (sentence)
error = { $action }: { $detail }
cannot-reach-player = oynatıcıya ulaşılamıyor
cannot-ask-player = oynatıcıya sorulamıyor
cannot-hear-player = oynatıcıdan yanıt alınamıyor
cannot-understand-player = oynatıcı anlaşılamıyor
cannot-listen = { $path } dinlenemiyor
cannot-listen-anywhere = dinlenemiyor
cannot-use-bus = oturum veri yolu kullanılamıyor
no-answer = yanıt vermiyor
ended = bitti
another-user = { $path } yolunu başka bir kullanıcı dinliyor
nobody-answers = { $address }: yanıt veren yok
# $reason (sentence)
address-says = { $address }: { $reason }
install = { $reason }; { $package } paketini kurun

# Requests to the control socket. Words in quotes are names of the protocol.
id-kind = id bir sayı veya metindir
id-length = id en çok { $most } bayttır
takes-nothing = { $verb } değer almaz
needs-to = { $verb } için “to” gerekir
takes-to = { $verb } “to” alır
request-is-object = istek bir nesnedir, örneğin { $example }
do-is-name = “do” bir isteğin adı olmalı
no-verb = “{ $verb }” fiili yok
to-kind = “to” bir metin veya sayıdır
by-kind = “by” bir metin veya sayıdır
to-and-by = “to” ve “by” birlikte kullanılmaz
player-of-another = bu oynatıcı başka bir kullanıcının
# $count (number)
connected-already = oynatıcıya zaten { $count } program bağlı
request-length = istek en çok { $most } bayttır

# Calls on the session bus
property-read-only = { $name } ayarlanamaz
no-property = { $name } özelliği yok
no-interface = { $name } arayüzü yok
no-method = { $name } yöntemi yok
too-many-calls = çok fazla çağrı bekliyor
no-bus = veri yolu yok
answer-not-sent = yanıt gönderilemiyor
call-not-sent = çağrı gönderilemiyor
opens-no-addresses = Tilawa adres açmaz
method-takes = { $name } '{ $wanted }' alır, '{ $given }' verildi
property-takes = { $name } '{ $wanted }' alır
volume-takes = ses düzeyi 0–1 arasıdır
loop-status-is = LoopStatus None, Track veya Playlist olur; '{ $word }' olmaz
ayat-in-order = ayetler sırasıyla oynatılır
rate-takes = hız 0.5–2 arasıdır, 0.05 adımlarla

# Tracks
# Counters. A rep is a playing of an ayah, a pass a playing of the whole range. A limit can be ∞.
counters = Tekrar { $play }/{ $plays } · Tur { $pass }/{ $passes }
personal-recording = kişisel kayıt
professional-recording = profesyonel kayıt
missing = eksik: yerine sessizlik
istiadha = İstiâze
basmalah = Besmele
surah-names = { $name } · { $arabic }
track-title = { $what } · { $surah }

# Notices
sound-server-gone = Ses sunucusu kapandı; oynatıcı onu bekliyor.
session-ended = Oturum bitti.
session-stopped = Oturum durduruldu.
session-failed = Oturum bir hata yüzünden durdu.
session-silent = Bu oturumun hiçbir ayeti kârilerde yok.
