# Courses: `tilawa course` for students and `tilawa coach` for teachers. Names of commands and options stay as they are.
# A $moment is a day, a time and a zone; a $day is a day alone; a $span is a length of time such as "3 hours".

# What several answers say
next = sıradaki: { $command }
to-be-decided = belirlenecek
cancelled = iptal edildi
open = açık
nothing-new = yeni bir şey yok
after-deadline = süresi geçtikten sonra
# What somebody has written, after the name and the time.
said = { $name }, { $moment }: { $text }
# Something about a student. $fact (sentence)
student-fact = { $name }: { $fact }
# Something about a session. $fact (sentence)
session-fact = { $session }, { $day }: { $fact }
ambiguous-name = “{ $name }” şunlardan herhangi biri olabilir: { $names }
# $count (number)
weeks-of-course = kursun haftaları 1–{ $count }
# $week (number)
week-not-open = { $week }. hafta açık değil
# $count (number)
message-length = mesaj 1–{ $count } bayt olabilir
unknown-zone = bu sistem { $zone } saat dilimini bilmiyor
unknown-zone-advice = bu sistem { $zone } saat dilimini bilmiyor; saat dilimlerini kurun (tzdata)
basmalah-without-words = sure başındaki besmelenin bir kâriden ayrılmış kelimeleri yoktur

# The course that a command is about
# $count (number)
chosen-running = { $count } kurstan bugün süren seçildi: { $id }; başkası için: --course ID ({ $others })
# $count (number)
chosen-coming = { $count } kurstan sırada olan seçildi: { $id }; başkası için: --course ID ({ $others })
# $count (number)
chosen-last = { $count } kurstan en son katıldığınız seçildi: { $id }; başkası için: --course ID ({ $others })
no-course = “{ $id }” kursu yok
no-course-of = “{ $id }” kursu yok; bilinenler: { $ids }
no-course-joined = hiçbir kursa katılmıyorsunuz; katılmak için: { $command }
no-course-taught = ders verdiğiniz kurs yok; başlatmak için önce { $newCommand }, sonra { $publishCommand }
not-arrived = “{ $id }” kursunun dosyası gelmedi; hocanızdan bir paket isteyin
unreadable-course = kursun dosyası okunamıyor ({ $fault }); Tilawa’yı güncelleyin

# The file of a course
the-course = kurs
file-fault = { $file }:{ $fault }
# $count (number)
file-fault-of-several = { $file }:{ $fault } ({ $count } hata)
zone-not-known = { $file }: bir saat dilimi burada bilinmiyor
no-faults = { $file }: hata yok
course-summed-up = { $title }: { $weeks } hafta, { $start } – { $end }, { $sessions } oturum
still-of-template = hâlâ şablondaki gibi: { $values }

# The beginning of a course, for its teacher
you-are-student = “{ $id }” kursunun öğrencisisiniz
course-begun = “{ $title }” başlatıldı: { $day } gününden itibaren { $weeks } hafta
course-unchanged = “{ $title }” değişmedi: { $day } gününden itibaren { $weeks } hafta
course-updated = “{ $title }” güncellendi: { $day } gününden itibaren { $weeks } hafta
invite-advice = öğrenci davet etmek için: { $command }
students-get-it = bir sonraki gönderdiğinizle öğrencilere ulaşır
without-code-advice = kursun kurtarma kodu yok; oluşturmak için: { $command }
code-holds = kursun kurtarma anahtarı dosyasıyla değişmez; önceki kod geçerlidir

# The teacher's day
# $place (sentence)
coach-heading = { $title } · { $place } · { $count } öğrenci
# The place of today in a course.
place-begins = { $time } başlıyor
place-over = haftalar bitti
# $week (number), $count (number)
place-week = hafta { $week } / { $count }
nobody-waits = Geri bildirim bekleyen yok.
# $count (number)
waiting = Geri bildirim bekleyen: { $count }
# $count (number)
more-waiting = ve { $count } tane daha: { $command }
to-place = Seviyesi belirlenecek: { $names }
# $count (number)
with-open-weeks = Eksik haftası olan: { $count }
questions-of = Soru soranlar: { $names }
ago = { $span } önce
# $week (number)
week-due-all-sent = { $week }. haftanın son teslimi { $moment }, { $span } kaldı; eksik kimse yok.
# $week (number)
week-due-missing = { $week }. haftanın son teslimi { $moment }, { $span } kaldı; { $count } öğrenci henüz göndermedi.

# Lists of students, and the sheet of a semester
column-student = öğrenci
column-level = seviye
column-group = grup
column-weeks = hafta
column-open = eksik
column-waiting = bekleyen
column-key = anahtar
# $week (number)
column-week = { $week }. hafta
column-sessions = oturum
column-result = sonuç
to-be-placed = seviyesi belirlenecek
no-students = öğrenci yok; davet etmek için: { $command }
nobody = kimse yok
week-sent = gönderildi
week-waived = muaf
assessment-passed = sınavı geçti
assessment-not-passed = geçemedi
level-completed = tamamlandı ✓
# The result of a student in the sheet.
sheet-assessed = sınavı geçti
sheet-not-passed = geçemedi
sheet-graduated = bitirdi

# What a teacher does
no-student = “{ $name }” adlı öğrenci yok; bakın: { $command }
placed = { $level } seviyesine yerleştirildi
placed-in-group = { $level } seviyesine, { $group } grubuna yerleştirildi
# $week (number)
waived = { $week }. haftadan muaf tutuldu
completed-already = { $name } seviyeyi zaten tamamladı
assessment-missing = { $name } sınavı geçmedi; yine de tamamlamak için: { $command }
completed = seviyeyi tamamladı
completed-next = seviyeyi tamamladı; sıradaki: { $next }
present = { $count } öğrenci
# $count (number)
announcement-length = duyuru 1–{ $count } bayt olabilir
announced = { $count } öğrenciye duyuruldu
moved-to = yeni zamanı { $day } { $time }
message-noted = mesaj kaydedildi
nothing-sent-for = { $name } { $part } için bir şey göndermedi
nothing-waits = { $name } öğrencisinden bekleyen bir şey yok
result-of-assessment = not-passed sınavın bir sonucudur; hafta için: again
# $result (sentence)
given = { $part }: { $result }
# $result (sentence)
given-with-marks = { $part }: { $result }, { $marks } işaret
message-line = { $name }, { $part }, { $moment }: { $text }
nothing-asked = { $name } bir şey sormadı

# A submission as its teacher hears it
review-title = { $name }, { $part }: { $passage }
sent-on = gönderildi: { $moment }
sound-file = ses: { $path }
no-suggestions = programın önerisi yok: { $reason }
sound-not-arrived = ses henüz gelmedi; yeniden isteyin
suggestions = Programın önerileri; --mark ile onaylayın veya bırakın:
word-pending = bekliyor
word-recited = okundu
word-unsure = belirsiz
word-skipped = atlandı
word-changed = farklı
# $result (sentence)
given-before = geri bildirim verilmişti: { $result }
next-review = sıradaki: { $command } --text "…"
draft-kept = bir dahaki sefere saklandı: { $marks } işaret
comment-stays = { $fault }; yorum { $path } içinde kalıyor
cannot-hear = ses dinlenemiyor: { $reason }; geri göndermek için: --result again
recording-unheard = { $part } kaydı dinlenemiyor: ses değil veya bozuk; geri göndermek için: { $command } --text "…"
mark-begins = işaret 0:12 gibi bir zamanla veya 78:2:3 gibi bir kelimeyle başlar; “{ $mark }” olmaz
mark-beyond = { $mark }: kaydın uzunluğu { $length }
mark-of-words = işaret tek bir kelimededir, örneğin 78:2:3; { $range } olmaz
# $count (number)
comment-length = yorum en çok { $count } bayt olabilir
no-word = kelime 78:2:3 gibi yazılır; “{ $word }” olmaz

# Bundles
# $count (number)
name-length = ad tek satır ve en çok { $count } bayt olabilir
own-course = { $path }: bu, ders verdiğiniz bir kurs
without-course = { $path }: içinde kurs yok; hocanızdan davet isteyin ({ $command })
joined-before = “{ $title }” kursuna zaten katılıyorsunuz
joined = “{ $title }” kursuna katıldınız; hocanız { $teacher }
joined-next = sıradaki: { $sendCommand }; oluşan dosyayı hocanıza verin, sonra { $command }
joined-in-place = hocanız bunu bu yerde görecek; sıradaki: { $command }
for-others = { $path }: bu paket başka biri için
not-joined = { $path }: katılmadığınız “{ $id }” kursuna ait; katılmak için: { $command }
of-strangers = { $path }: ne hocanızdan ne de sizden
teacher-key-changed = { $path }: hocanızın anahtarı değişmiş; davet yetmez, sizin için bir dosya isteyin
too-large = gönderilecekler { $size } sınırını aşıyor; paylaşılan yer bunu almaz
written = { $file }: { $events } olay, { $sounds } kayıt, { $size }
give-file = bu dosyayı verin: { $name }
give-invitation = bu dosyayı öğrencilerinize verin; şunu yazacaklar: { $command }
no-place-yet = kursun öğrencilerle paylaşılan bir yeri yok; oluşturmak için: { $command }
no-policy = { $address }: ilke yalnızca bir bucket’ta olur; bu klasörü yalnızca öğrenciyle paylaşın
whole-address = { $address }: yerin tamamı, yalnızca sizin için
access-of = { $name } için ayrılan bölüm: { $address }
student-types = buna ait bir anahtarla öğrenci şunu yazar: { $command }
policy-of-key = başka hiçbir şeyi açmayan bir anahtarın ilkesi: { $command }
recordings-gone = { $count } kayıt { $folder } klasöründen silinmiş ve dosyada yok; hiç ulaşmadılarsa yeniden kaydedin

# What has arrived
new-things = yeni: { $events } olay, { $sounds } kayıt
new-students = { $count } yeni öğrenci: { $command }
refused = { $count } olay alınmadı: bırakılmış bir anahtarla imzalanmış
own-events = sizin anahtarınızla imzalanmış { $count } olay başkalarından geldi; bu bilgisayar bir şey kaybetmediyse anahtarınız başka birinde demektir: { $command }, --since ile bunun ilk gününü ekleyin
teacher-key-by-code = hocanızın kursun kurtarma koduyla alınmış yeni bir anahtarı var, { $key }; { $before } ile imzalananlar artık alınmaz
teacher-key-by-key = hocanızın yeni bir anahtarı var, { $key }, ve önceki anahtar bunu imzaladı; { $before } ile imzalananlar artık alınmaz
teacher-key-stolen = hocanızın bundan haberi yoksa ona başka bir yoldan bildirin: anahtar çalınmış olabilir
strange-key = anahtarınız başka birinde ve öğrencilere sıradaki anahtarın { $key } olduğu söyleniyor; kursu geri almak için: { $command }

# Exchange through a place
place-of-library = bu yerde bir kitaplık eşitleniyor; başkalarıyla paylaşım için başka bir yer gerekir
no-invitation = { $address }: içinde davet yok; hocanız şunu yazmalı: { $command }
other-bundle = { $path }: adının söylediğinden başka bir paket içeriyor; atlandı
damaged-object = { $name } bozuk
damaged-there = paylaşılan yerdeki { $name } bozuk; orada silin ve yeniden eşitleyin
damaged-in-place = paylaşılan yerdeki { $name } bozuk; orada silin ve yeniden eşitleyin
left-out = { $fault }; { $path } atlandı: orada silin ve öğrenciye sorun
# $all (number), $count (number)
unknown-people = paylaşılan yerde tanınmayan { $all } kişi var; { $count } tanesine bakıldı, sonraki aktarım sürdürür; { $folder } klasöründe öğrencilerinizden olmayanlar silinebilir
nothing-to-send = gönderilecek bir şey yok
sent-things = gönderildi: { $bundles } paket, { $sounds } kayıt
not-arrived-yet = { $count } kayıt henüz gelmedi; sonra yeniden eşitleyin

# The key of a course
key-of-course = kursun anahtarı: { $key }
given-up = bırakılanlar: { $keys }
no-code-advice = kurtarma kodu yok; oluşturmak için: { $command }
has-code = kurtarma kodu var
other-key-here = bu bilgisayarda başka bir anahtar var, { $key }: { $command }
code-there = kursun bir kurtarma kodu var; kullanıldığında yenisi verilir ({ $command })
code-told = öğrenciler bunu bir sonraki gönderdiğinizle öğrenir
other-key = kursun anahtarı bu bilgisayardakinden farklı, { $key }; geri almak için: { $command }
key-changed = kursun anahtarı { $key }; önceki anahtarın { $count } olayı geçerli kalıyor
no-longer-held = başkalarının getirdiği { $count } olay artık geçerli değil
key-told = öğrencilere bir sonraki gönderdiğinizle bildirilir: { $syncCommand } veya { $sendCommand }
key-before = “{ $id }” kursunda hâlâ önceki anahtar var: { $command }
no-code = bu bir kurtarma kodu değil; kod dörder harf ve rakamdan sekiz gruptur, örneğin 7KQ2-…
code-used = bu kurtarma kodu daha önce kullanıldı; o zaman gösterilen kod geçerlidir
without-code = kursun kurtarma kodu yok
other-code = bu, kursun kurtarma kodu değil
several-courses = dosyalar birkaç kursa ait: { $ids }
course-here = “{ $id }” kursu bu bilgisayarda: { $command }
code-or-files = bu, kursun kurtarma kodu değil veya dosyalarda kurs eksik; daveti verin
code-shown = kursun kurtarma kodu: { $code }; şimdi yazın, yeniden gösterilmez. Anahtarınız çalınır veya kaybolursa kursu onunla geri alırsınız

# The student's day. The first word of each line is the name of what follows it.
row-level = seviye
row-teacher = hoca
row-begins = başlangıç
row-weeks = biten hafta
row-lesson = ders
row-submission = teslim
row-feedback = geri bildirim
row-due = son teslim
row-session = oturum
# $counted (number), $count (number)
weeks-counted = { $counted } / { $count }
first-lesson-opens = İlk ders { $day } günü açılır.
first-lesson-on = ilk ders { $day } günü açılır
weeks-begin = Seviyeniz belirlenince haftalarınız başlar.
meanwhile = Bu arada: { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }, süresi geçti
deadline-left = { $moment }, { $span } kaldı

# Sessions
session-live = şimdi canlı
session-begins = { $span } sonra
session-ended = bitti
session-moved = { $moment } (yeni zaman)
session-class = ders
session-circle = okuma halkası
session-office = görüşme saati
# $kind (sentence)
session-line = { $kind }: { $session }
no-sessions = bu günlerde oturum yok
no-sessions-next = bu günlerde oturum yok; sıradaki: { $session }
# $week (number), $deadline (sentence)
week-due = son teslim: { $week }. hafta, { $deadline }
coming = geleceksiniz
not-coming = gelmeyeceksiniz
no-session = kursta “{ $name }” oturumu yok: { $ids }
no-session-on = { $day } günü “{ $name }” oturumu yok

# Weeks
# $week (number)
week-opens = { $week }. hafta { $day } günü açılır
# $week (number), $count (number)
week-title = Hafta { $week } / { $count }
# $week (number), $count (number)
week-title-topic = Hafta { $week } / { $count }: { $topic }
week-lesson = Ders
week-no-parts = bu hafta yok
# $minutes (number)
part-minutes = { $minutes } dk
week-submission = Teslim: { $passage }
week-questions = Sorular
# $deadline (sentence)
due = son teslim { $deadline }
not-needed = gerekmiyor
nothing-sent = henüz bir şey gönderilmedi
lesson-first = önce dersi bitirin, sonra kaydedin
waits = geri bildirim bekliyor
replaced = yerini sonraki aldı
# $result (sentence)
feedback-on = geri bildirim { $moment }: { $result }
# $result (sentence)
feedback-new = geri bildirim { $moment }: { $result }: { $command }
# $counted (number), $needed (number)
weeks-needed = sınav için gereken haftalar: { $counted } / { $needed }
# $counted (number), $needed (number), $open (number)
weeks-needed-open = sınav için gereken haftalar: { $counted } / { $needed } · { $open } eksik
column-of-week = hafta
column-topic = konu
column-passage = bölüm
column-begins = başlangıç
column-state = durum

# The states of a week
week-locked = henüz açılmadı
week-not-started = başlanmadı
week-in-progress = sürüyor
week-ready = göndermeye hazır
week-awaiting = dinleniyor
week-feedback-ready = geri bildirim hazır
week-again = bir kez daha
week-complete = tamamlandı ✓
week-not-needed = gerekmiyor

# The results of a submission
result-pass = geçti
result-again = bir kez daha lütfen
result-not-passed = henüz geçmedi

# Doubts about the time of a submission
clock-ahead = öğrencinin saati bununkinden { $span } ileriydi
clock-back = öğrencinin saati { $span } geri alınmıştı
clocks-differ = öğrenci ile hocanın saatleri arasında { $span } fark var

# Feedback
no-feedback = henüz geri bildirim yok
no-feedback-on = { $part } için henüz geri bildirim yok
# $part (sentence), $result (sentence)
feedback-heading = { $part }: { $result } · { $teacher }, { $moment }
# $week (number)
feedback-week = { $week }. hafta
feedback-assessment = Sınav
feedback-placement = Seviye tespiti

# What a student does
no-orientation = bu kursun tanıtımı yok
no-orientation-part = tanıtımın böyle bir parçası yok
orientation-done = tanıtım tamamlandı
# $week (number)
lesson-without-parts = { $week }. haftanın dersi parçalara ayrılmamış
# $week (number)
lesson-parts = { $week }. haftanın dersi { $count } parça
# $week (number)
lesson-done = { $week }. haftanın dersi tamamlandı
# $part (number), $week (number)
part-done = { $week }. haftanın { $part }. parçası bitti
part-opened = { $title }: açıldı
part-played = { $title }: oynatıldı
part-advice = bitirince: { $command }
not-opened = { $link }: yalnız ses, video, resim, PDF ve metin açılır
file-of-course = { $link } kursun bir dosyasıdır ve paylaşılan klasörle gelir; bunu { $teacher } hocadan isteyin
no-file = { $path }: böyle bir dosya yok; geldi mi?
no-file-of-course = { $path }: kursun bir dosyası değil
not-with-sudo = sudo ile olmaz: { $target } için program başka bir kullanıcı olarak çalışırdı
nothing-opens = burada onu açacak bir şey yok (masaüstü veya xdg-open yok); kendiniz açın: { $target }
does-not-start = { $program } başlamıyor
free-passage = sizin seçtiğiniz bir bölüm
passage-on-page = sayfa { $page }{ $print }
passage-on-pages = sayfa { $first }–{ $last }{ $print }
nothing-to-recite = şimdi okunacak bir şey yok
formats = { $path }: kurs { $formats } alır; { $command } bunlardan birini oluşturur
no-sound = { $path }: içinde ses yok
too-long = { $path }: dört saatten uzun
submitted-before = bu kayıt daha önce gönderildi
# $week (number)
submitted-week = { $week }. hafta gönderildi ({ $length })
submitted-assessment = sınav gönderildi ({ $length })
submitted-placement = seviye tespiti okuması gönderildi ({ $length })
# $submitted (sentence)
submitted-rest = { $submitted }; { $attempts }
# $days (number)
result-within = sonuç genellikle { $days } gün içinde gelir
# $hours (number)
answer-within = { $teacher } genellikle { $hours } saat içinde yanıtlar
send-advice = hocanıza göndermek için: { $command }
noted-for = { $teacher } için kaydedildi

# The profile. The first words of each line are the name of what follows it.
row-name = ad
row-course = kurs
row-group = grup
row-about = hakkında
row-submissions = teslimler
row-sessions = katılınan oturum
row-completed = tamamlanan
row-next = sonraki seviye
row-quiet = sessiz saatler
row-place = paylaşılan yer
row-key = anahtar
row-teacher-key = hocanın anahtarı
# $counted (number), $needed (number)
profile-weeks = sınav için { $counted } / { $needed }
next-teacher = hoca: { $teacher }
next-enrolment = başvuru { $day } gününden itibaren
next-began = { $day } günü başladı
next-begins = { $day } günü başlar
levels-before = Önceki seviyeler
# $counted (number)
level-weeks = { $counted } / { $weeks } hafta
level-completed-on = { $day } günü tamamlandı
level-not-completed = tamamlanmadı

# Notifications by themselves
notices-on = bildirimler kendiliğinden gelir: { $minutes } dakikada bir bakılır, yürüten: { $runner }
notices-off = bildirimler artık kendiliğinden gelmez
was-not-set = ayarlı değildi
on-by = açık, yürüten: { $runner }
off-advice = kapalı; ayarlamak için: { $command }
