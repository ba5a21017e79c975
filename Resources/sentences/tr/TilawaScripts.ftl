# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.
at-place = { $place }: { $fault }
did-you-mean = { $fault }; şunu mu demek istediniz: { $word }?
or = { $list } veya { $last }

# Kinds of values
value-nothing = hiçbir şey
value-text = metin
value-list = liste
value-keys = değerli anahtarlar

# Parts of a file
a-script = betik
a-group = grup
a-variable = değişken
a-course = kurs
a-session = oturum
an-assessment = sınav
an-orientation = tanıtım
a-resource = kaynak
a-week = hafta
a-lesson-part = dersin parçası

# Keys and values of any kind
takes-text = { $key } için metin gerekir; buradaki: { $value }
takes-number = { $key } için { $least } ile { $most } arası bir sayı gerekir
takes-percent = { $key } için %{ $least } ile %{ $most } arası gerekir
takes-one-of = { $key } için olabilecekler: { $words }
takes-yes-or-no = { $key } için yes veya no gerekir
takes-ids = { $key } için kimlikler gerekir, örneğin husary
takes = { $key } için gereken: { $wanted }
has-keys = { $what }: değerli anahtarlar gerekir; buradaki: { $value }
does-not-take = { $what }: “{ $key }” burada kullanılmaz
has-no-key = { $what }: “{ $key }” anahtarı yok
has-no-key-of = { $what }: “{ $key }” anahtarı yok; olanlar: { $keys }

# Values of options
wanted-repeat = 1 ile 100 arası, veya forever
wanted-count = 0 veya daha çok
wanted-then = ayat:N, pages:N veya stop
wanted-then-times = 1 veya daha çok, surah, page veya juz
wanted-volume = 0 ile 100 arası
wanted-time = 90s, 30m veya 1h30m gibi bir süre
wanted-ayah = 2:255 gibi bir ayet
wanted-preset = kayıtlı bir ayarın adı

# Ranges
says-what-to-hear = { $key } ne dinleneceğini söyler, örneğin 2:255 veya 67
range-missing = burada bir aralık eksik
ranges-too-long = bunlar { $most } karakterden uzun: aralıkları bir listeye koyun
braces-open = { "{{" } işareti { "}}" } ile kapatılmamış
range-wrong = { $text }: { $reason }
separate-by-spaces = aralıkları boşlukla ayırın

# The script
needs-steps = bir betiğe adımlar gerekir; { $command } ilk betiği yazar
too-many-steps = yinelenen gruplarla birlikte { $count } adım var: en çok { $most }
name-wrong = ad, 1 ile 100 karakterlik tek bir satırdır
cumulative-repeat = cumulative sonraki ayetle sürer: repeat için 1 ile 100 arası gerekir

# Steps
steps-is-list = steps bir listedir: her adım “- ” ile başlayan bir satır
most-steps = bir betikte en çok { $most } adım olur
a-step-is = bir adım şudur: { $keys }, örneğin “- play: 2:255”
step-says-nothing = bu adım ne yapacağını söylemiyor
step-says-none-of = bu adım ne yapacağını söylemiyor: { $keys }
step-is-one = bir adım tek bir şeydir: { $keys }
pause-takes = pause için key, 30s veya 5m gibi bir süre, ya da 05:30 gibi bir saat gerekir
stop-takes = stop için 06:15 gibi bir saat, ya da 30m gibi bir süre gerekir; tek başına betiği bitirir
record-takes = record için tek bir aralık gerekir
for-takes = for için key, 2m gibi bir süre, ya da az önce duyulanın 150% gibi bir payı gerekir

# Variables
variables-are = variables adlar ve değerlerdir; buradaki: { $value }
most-variables = bir betikte en çok { $most } değişken olur
variable-name = değişken adı harf, rakam, - ve _ içerir; next veya last olamaz
variable-says = bir değişken şöyle yazılır: next: 5 ayat veya last: 3
variable-is = bir değişken next 5 ayat, last 3, ya da aralıklardır
variable-in-variable = bir değişken aralık tutar, başka bir değişken tutmaz
until-before-start = until, start’tan önce geliyor
braces-hold = { "{{ }}" } içinde next 5 ayat, last 3, ya da bir değişkenin adı olur
another-portion = { "{{next …}}" } burada başka bir bölüm: { $place }; her birine variables altında bir ad verin
no-variable = “{ $name }” değişkeni yok
no-variable-of = “{ $name }” değişkeni yok: { "{{next 5 ayat}}" }, { "{{last 3}}" }, ya da bir ad
last-takes = last için 1 ile 100 arası çalışma gerekir, örneğin last 3
next-takes = next için 1 ile 1000 arası ayat, pages, surahs, juz, hizb, rub, ruku veya manzil gerekir, örneğin next 5 ayat

# The text
most-bytes = bir dosya en çok { $most } bayt olur
not-text = UTF-8 metni değil
control-character = burada denetim karakteri olamaz

# YAML
alias-refused = *{ $name } kısaltması okunmaz: tümüyle yazın, ya da variables altına koyun
anchors-refused = çapalar okunmaz: tümüyle yazın, ya da variables altına koyun
aliases-refused = kısaltmalar okunmaz: tümüyle yazın, ya da variables altına koyun
tag-refused = { $tag } gibi etiketler okunmaz
empty = boş
unreadable = okunamıyor
most-levels = bir dosyada en çok { $most } düzey olur
key-is-word = bir anahtar tek bir sözcüktür
colon-missing = anahtardan sonra “: ” gelir
not-yaml = bu YAML değil: { $problem }
yaml-needs-package = betikleri libyaml-0-2 paketi okur: { $reason }
key-twice = “{ $key }” anahtarı burada iki kez var
one-document = bir dosya tek bir belgedir
tab = sekme ile girinti yapılamaz: boşluk kullanın
quote-sign = böyle başlayan bir metin tırnak içine alınır
quote-braces = içinde { "{{…}}" } ve başka şeyler olan bir metin tırnak içine alınır
quote-colon = içinde “: ” olan bir metin tırnak içine alınır
indentation = bu satır üstündekilerle aynı yerde başlamıyor

# What a run leaves out
heard-to-end = { $variable } sonuna kadar dinlendi; at-end: restart ile yeniden başlar
too-many-linked = linked ile bunlar { $count } ayet eder: en çok { $most }; window: 5 gibi bir pencere bunu azaltır
several-ranges = bir kayıt tek bir aralıktandır, bunlar ise birkaç tane
nothing-to-play = çalınacak bir şey yok
script-unheard = bu betiğin önceki hiçbir çalışması dinlenmedi
nothing-heard = henüz bir şey dinlenmedi

# Courses
course-has = bir kursta “{ $key }” anahtarı olur
course-has-week = bir kursta en az bir hafta olur
zone-takes = zone için Europe/Berlin gibi bir saat diliminin adı gerekir; “{ $name }” öyle değil
recovery-takes = recovery için { $command } ile yazılmış açık anahtar gerekir, 64 hane
assessment-has = bir sınavda “passage” anahtarı olur
next-has = next içinde “level” anahtarı olur
has-title-and-link = { $what }: “title” ve “link” anahtarları gerekir
is-list = { $key } bir listedir; buradaki: { $value }
most-entries = { $key } içinde en çok { $most } girdi olur
course-takes = course için küçük harf, rakam ve kısa çizgiden bir kimlik gerekir, örneğin level-2-spring
is-line = { $key } en çok 200 baytlık tek bir satırdır
most-text = { $key } en çok { $most } bayt olur
takes-day = { $key } için 2027-01-16 gibi bir gün gerekir
takes-weekday = { $key } için haftanın bir günü ve bir saat gerekir, örneğin { $example }
unlock-example = sat, ya da sat 06:00
takes-link = { $key } için https:// veya http:// ile başlayan bir bağlantı, ya da bu dosyanın yanındaki bir yol gerekir
same-session = iki oturumun kimliği “{ $id }”
session-has = bir oturumda başlığıyla { $keys } anahtarı, zamanıyla “on” anahtarı olur
id-takes = id için küçük harf, rakam ve kısa çizgi gerekir
on-takes = on için her hafta tue 19:00, bir kez için 2027-01-12 19:00 yazılır

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = oturum { $title }, { $moment }
remains-assessment = sınav
remains-weeks = { $weeks } haftalarının konusu ve bölümü
remains-all-weeks = bütün haftaların konusu ve bölümü
