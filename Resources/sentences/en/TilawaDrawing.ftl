# Pictures and printed pages: their words, and why they cannot be drawn.

# Errors
# $detail (sentence)
error = cannot draw: { $detail }
no-font-with-letters = no font has the letters of { $title }; install { $package }
install-or-svg = { $reason }; install { $package }, or write an SVG
install-or-file = { $reason }; install { $package }, or name a font file
install = { $reason }; install { $package }
# $purpose (sentence)
no-library = no { $purpose }: { $reason }; install { $package }
no-canvas = Cairo gives no canvas
no-pixels = Cairo gives no pixels
no-reason = Cairo failed
no-font = there is no font “{ $family }”; name another: fc-list lists them
no-standard-font = there is no font “{ $family }”; install { $package }, or name another: fc-list lists them
font-unreadable = { $path } cannot be read
no-font-file = { $path } is not a font
font-lacks = the font “{ $family }” has no { $letter }; choose another font
purpose-pango = pictures as PNG
purpose-harfbuzz = pages of the mushaf

# Reciting
trend-title = Recitation, weeks of { $first } to { $last }
trend-title-of-none = Recitation, weeks of { "" }
trend-accuracy = Words without a slip, in per cent
# $count (number)
trend-words = { $week }: { $count } words
pace = { $words }/min
pitch = pitch
hertz = { $count } Hz

# Pages of the mushaf
page = Page { $page }
page-of-surahs = Page { $page }: { $names }
# The colours of tajweed.
tajweed = Tajweed
# The source of the text. The address becomes a link.
text-source = Quran text: Tanzil Project, { $address }

# Memorising
map-title = Hifz, { $day }: { $held } of { $count } pages
# $state (sentence)
map-page = page { $page }: { $state }
# $state (sentence), $days (number)
map-heard = { $state }, heard { $days } days ago
# $state (sentence)
map-late = { $state }, late
months-title = Hifz, { $first } to { $last }
months-title-of-month = Hifz, { $first }
months-title-of-none = Hifz, { "" }
# $minutes (number)
month = { $name }: { $minutes } minutes
# $minutes (number), $percent (number)
month-known = { $name }: { $minutes } minutes, { $percent }% known
# $hours (number), $minutes (number)
months-heard = time heard (the highest bar: { $hours } h { $minutes } min)
months-known = known without help
plan-title = Hifz, { $first } to { $last }: minutes a day
# $minutes (number)
plan-day = { $day }: { $minutes } minutes
plan-new = new (sabaq)
plan-recent = recent (sabqi)
plan-old = old (manzil)

# The sheet for a teacher
sheet-grades = Grades: 1 weak (not without help), 2 fair (with slips), 3 good, 4 excellent.
sheet-day = Day
sheet-round = Round
sheet-passage = Passage
sheet-grade = Grade
sheet-slips = Slips
sheet-pages = Pages with slips
slips = slips

# Reading
khatm-title = { $name }: { $read } of { $count } pages
# $cycle (number), $completed (number)
khatm-cycle = cycle { $cycle }, { $completed } completed
khatm-pages = { $read } of { $count } pages
khatm-count = { $read } of { $count }
khatm-verses = { $verses } of { $versesInAll } verses · { $ajza } of { $ajzaInAll } ajza
khatm-juz = juz { $juz }: { $percent }%
khatm-day = { $pages } pages
khatm-day-goal = { $pages } pages, goal { $goal }
today = Today
today-met = Today ✓
today-pages = { $read } of { $count } pages
today-verses = { $read } of { $count } verses
streak = { $count ->
    [one] { $count } day
   *[other] { $count } days
  } in a row
# $most (number)
streak-most = { $count ->
    [one] { $count } day
   *[other] { $count } days
  } in a row, the most { $most }
monday = Mon
tuesday = Tue
wednesday = Wed
thursday = Thu
friday = Fri
saturday = Sat
sunday = Sun

# Labels of recordings
confirmed = confirmed
suggested = suggested
suggested-sure = suggested, sure
suggested-unsure = suggested: a higher bar is more certain
flagged = ! to check
to-check = To check
# $percent (number)
confidence = confidence { $percent } %
from-join = from a join on
join = join
other-sound = speech or other
labels-without-room = { $count ->
    [one] { $count } label
   *[other] { $count } labels
  } without room

# Lessons
lesson-play = Play
lesson-play-passage = Play { $label }
lesson-repeat = Repeat
lesson-repeat-passage = Repeat { $label }
lesson-speed = Speed
lesson-follow = Follow
lesson-keys = Space: play or pause · ↑ ↓: previous or next ayah · R: repeat · + −: speed · Esc: end the repeat
