# Requests to servers: why they fail.
error = { $url }: { $detail }

# Answers of a server. The number is its status.
status-forbidden = sunucu bunu bize vermiyor ({ $status })
status-absent = sunucuda böyle bir dosya yok ({ $status })
status-patience = sunucu beklememizi istiyor ({ $status }); daha sonra yeniden deneyin
status-withheld = sunucunun bunu kimseye vermesine izin yok (451)
status-trouble = sunucuda bir sorun var ({ $status }); daha sonra yeniden deneyin
status-other = sunucunun yanıtı: { $status }

# Lengths
too-large-by = sunucuda { $bytes } bayt var; en çok { $limit } bayt alınır
too-large = sunucuda daha fazlası var; en çok { $limit } bayt alınır
announces-too-much = sunucu olabilecekten fazlasını bildiriyor
head-too-long = sunucunun yanıtının başlığı { $lines } satırdan veya { $kibibytes } KiB’tan uzun
length-is-none = sunucunun bildirdiği uzunluk geçersiz ({ $length })
bytes-came = bildirilen { $count } bayttan { $received } bayt geldi
part-only = sunucu yalnız bir bölümünü gönderdi: { $length } bayttan { $byte }. bayta kadar
another-part = sunucu dosyanın istenenden başka bir bölümünü gönderdi
packed = sunucu bunu sıkıştırılmış gönderdi ({ $encoding }), oysa sıkıştırmaması istenmişti

# Connections. $words are those of a library.
cancelled = iptal edildi
no-answer-in-time = zamanında yanıt gelmiyor; bu bilgisayar ağa bağlı mı?
no-answer-lately = az önce yanıt alınamadı; bu bilgisayar ağa bağlı mı?
no-answer-there = orada yanıt veren yok ({ $words })
no-such-server = bu adda bir sunucu bulunamadı ({ $words }); bu bilgisayar ağa bağlı mı?
no-secure-connection = güvenli bağlantı kurulamıyor ({ $words })
not-trusted = sunucunun sertifikasına güvenilemez ({ $words }); bu bilgisayarın tarihi doğru mu?
certificates-unreadable = { $file } dosyasındaki sertifikalar okunamıyor; ca-certificates paketini kurun
system-certificates-unreadable = sistemin sertifikaları okunamıyor; ca-certificates paketini kurun
nothing-came = çok uzun süre hiçbir şey gelmedi
almost-nothing-came = { $time } boyunca neredeyse hiçbir şey gelmedi
ended-in-file = bağlantı dosyanın ortasında sona erdi
ended-without-answer = sunucu bağlantıyı yanıt vermeden bitirdi
no-http = sunucu HTTP kullanmıyor ({ $words })
broke = bağlantı koptu ({ $words })
proxy-refuses = vekil sunucu (proxy) geçmemize izin vermiyor ({ $status }); bakın: { $variable }

# Addresses
no-address = bu bir adres değil
no-address-of-web = bu bir adres değil; adres https:// veya http:// ve bir sunucu adıyla başlar
no-address-to-ask = sorulacak bir adres yok
password-needs-https = parola yalnız https ile gönderilir
redirect-nowhere = sunucu yönlendiriyor, ama adres vermiyor
redirect-unknown = sunucu { $target } adresine yönlendiriyor; bu ne http ne https
redirect-insecure = sunucu https’ten { $target } adresine yönlendiriyor; bu güvenli değil
redirects-too-often = sunucu { $most } kereden fazla yönlendiriyor
redirect-refused = sunucu { $target } adresine yönlendiriyor; güveniyorsanız bu adresi verin

# libcurl and the system
no-thread = iş parçacığı başlatılamıyor: { $reason }
no-pipe = veri borusu açılamıyor: { $reason }
without-tls = TLS yok
no-start = libcurl başlamıyor: bellek yetmiyor
no-transfer = libcurl aktarımı kabul etmiyor
install = { $reason }; { $package } paketini kurun
