# What a person sees who types `tilawa` alone. Names of commands stay as they are.

# The headings.
continue-here = Kaldığınız yer
library = Kitaplık
next-step = Sıradaki adım
commands = Komutlar
all-commands = Bütün komutlar: { $command }

# Places to continue at.
place-course = kurs: { $state }
place-listening = dinleme: { $place }
place-listening-by = dinleme: { $place }, { $reciters }
place-hifz = { $state }
# $page (number)
place-reading = okuma: { $place }, sayfa { $page }
# $read (number) pages that were read. $all (number) pages of the print.
place-khatm = hatim: { $read } / { $all } sayfa
# $read (number) $all (number)
place-khatm-today = hatim: { $read } / { $all } sayfa, bugün { $rest }
# The course of a teacher, who has to listen to students. $waiting (number)
coach-state = { $course }, { $waiting } geri bildirim bekliyor

# What is in the library.
empty = boş
reciters = { $count } kâri
# $suggested (number)
labels-suggested = { $labels }, { $suggested } tanesi öneri

# Next steps, each with its reason.
step-set-up = Dinlemek istediğiniz kârileri seçin.
step-find = { $others ->
    [0] “{ $title }” kaydının henüz etiketi yok.
   *[other] “{ $title }” ve { $others } kayıt daha henüz etiketsiz.
  } Tek tek oynatabilmek için ayetleri buldurun.
step-review = { $others ->
    [0] “{ $title }” kaydında
   *[other] “{ $title }” kaydında ve { $others } kayıtta daha
  } Tilawa’nın önerdiği { $suggestions } etiket var. Siz onayladıktan sonra oynatılırlar.
step-read = Hatminiz: bugün { $rest }.
step-resume = Son oturumunuzun kaldığı yer: { $place }.
step-play = Bir sureyi, her ayetini üç kez tekrarlayarak oynatın.
