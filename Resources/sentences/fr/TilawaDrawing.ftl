# Pictures and printed pages: their words, and why they cannot be drawn.

# Errors
error = dessin impossible : { $detail }
no-font-with-letters = aucune police n’a les lettres de { $title } ; installez { $package }
install-or-svg = { $reason } ; installez { $package }, ou choisissez le SVG
install-or-file = { $reason } ; installez { $package }, ou donnez un fichier de police
install = { $reason } ; installez { $package }
no-library = impossible de faire { $purpose } : { $reason } ; installez { $package }
no-canvas = Cairo ne donne pas de surface de dessin
no-pixels = Cairo ne donne pas de pixels
no-reason = Cairo a échoué
no-font = il n’y a pas de police « { $family } » ; donnez-en une autre : fc-list les liste
no-standard-font = il n’y a pas de police « { $family } » ; installez { $package }, ou donnez-en une autre : fc-list les liste
font-unreadable = { $path } ne peut pas être lu
no-font-file = { $path } n’est pas une police
font-lacks = la police « { $family } » n’a pas { $letter } ; choisissez une autre police
purpose-pango = des images PNG
purpose-harfbuzz = des pages du mushaf

# Reciting
trend-title = Récitation, semaines du { $first } au { $last }
trend-title-of-none = Récitation, par semaine
trend-accuracy = Mots sans faute, en pour cent
trend-words = { $week } : { $count ->
    [one] { $count } mot
   *[other] { $count } mots
  }
pace = { $words }/min
pitch = hauteur de la voix
hertz = { $count } Hz

# Pages of the mushaf
page = Page { $page }
page-of-surahs = Page { $page } : { $names }
tajweed = Tajwid
text-source = Texte du Coran : Tanzil Project, { $address }

# Memorising
map-title = Hifz, { $day } : { $held } pages sur { $count }
map-page = page { $page } : { $state }
map-heard = { $state }, { $days ->
    [0] récité aujourd’hui
    [1] récité hier
   *[other] récité il y a { $days } jours
  }
map-late = { $state }, en retard
months-title = Hifz, { $first } – { $last }
months-title-of-month = Hifz, { $first }
months-title-of-none = Hifz, par mois
month = { $name } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
month-known = { $name } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }, { $percent } % sus
months-heard = temps de récitation (la barre la plus haute : { $hours } h { $minutes } min)
months-known = su sans aide
plan-title = Hifz, { $first } – { $last } : minutes par jour
plan-day = { $day } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
plan-new = nouveau (sabaq)
plan-recent = récent (sabqi)
plan-old = ancien (manzil)

# The sheet for a teacher
sheet-grades = Appréciations : 1 faible (pas sans aide), 2 passable (avec des fautes), 3 bien, 4 excellent.
sheet-day = Jour
sheet-round = Type
sheet-passage = Passage
sheet-grade = Appréciation
sheet-slips = Fautes
sheet-pages = Pages avec des fautes
slips = fautes

# Reading
khatm-title = { $name } : { $read } pages sur { $count }
khatm-cycle = khatm n° { $cycle }, { $completed ->
    [one] { $completed } terminé
   *[other] { $completed } terminés
  }
khatm-pages = { $read } pages sur { $count }
khatm-count = { $read } sur { $count }
khatm-verses = { $verses } versets sur { $versesInAll } · { $ajza } juz sur { $ajzaInAll }
khatm-juz = juz { $juz } : { $percent } %
khatm-day = pages : { $pages }
khatm-day-goal = pages : { $pages }, objectif : { $goal }
today = Aujourd’hui
today-met = Aujourd’hui ✓
today-pages = { $read } pages sur { $count }
today-verses = { $read } versets sur { $count }
streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }
streak-most = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }, au plus { $most }
monday = lun.
tuesday = mar.
wednesday = mer.
thursday = jeu.
friday = ven.
saturday = sam.
sunday = dim.

# Labels of recordings
confirmed = confirmé
suggested = suggéré
suggested-sure = suggéré, certain
suggested-unsure = suggéré : plus la barre est haute, plus c’est certain
flagged = ! à vérifier
to-check = À vérifier
confidence = certitude { $percent } %
from-join = à partir d’un raccord
join = raccord
other-sound = parole ou autre
labels-without-room = { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
  } sans place

# Lessons
lesson-play = Écouter
lesson-play-passage = Écouter { $label }
lesson-repeat = Répéter
lesson-repeat-passage = Répéter { $label }
lesson-speed = Vitesse
lesson-follow = Suivre la récitation
lesson-keys = Space : écouter ou mettre en pause · ↑ ↓ : verset précédent ou suivant · R : répéter · + − : vitesse · Esc : finir la répétition
