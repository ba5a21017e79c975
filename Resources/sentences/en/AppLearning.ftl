# Learning by heart: `tilawa hifz`, `tilawa recite`, `tilawa speech`. Names of commands and options, and values that are typed, stay as they are.

# Several parts of a line, two at a time
# $first (sentence), $next (sentence)
list = { $first }, { $next }
# $first (sentence), $next (sentence)
list-of-parts = { $first }; { $next }
# $first (sentence), $next (sentence)
list-of-facts = { $first } · { $next }

# Amounts and times
# $count is a number with a half, such as 1.5.
half-pages = { $count } pages
# $page (number)
page = page { $page }
# $first (number), $last (number)
pages-from-to = pages { $first }-{ $last }
# The short form of minutes and hours. $count (number)
minutes = { $count } min
# $hours (number), $minutes (number)
hours = { $hours } h { $minutes } min
slips = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
  }
# Words about which the program is not sure. $count (number)
unsure-words = { $count } unsure
age = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
  }
# A day with its name. $weekday (sentence)
day = { $weekday } { $day }
monday = Monday
tuesday = Tuesday
wednesday = Wednesday
thursday = Thursday
friday = Friday
saturday = Saturday
sunday = Sunday

# The rounds of a day, with the names that teachers use.
round-new = new (sabaq)
round-recent = recent (sabqi)
round-old = old (manzil)

# The reason why a page is heard today.
reason-recent = learned lately
reason-fading = weak
reason-cycle = its turn
reason-level = early, for even days
reason-late = late
reason-season = exam or Ramadan
# A page that was entered today, to test how well it is held
reason-entered = test yourself

# Grades, and whose they are.
grade-weak = weak
grade-fair = fair
grade-good = good
grade-excellent = excellent
by-check = by the check
by-yourself = by yourself
by-teacher = by the teacher

# The state in which a passage is entered.
entry-new = new
entry-solid = solid
entry-shaky = shaky
entry-rusty = rusty

# Verdicts on words that were recited, and faults that a teacher hears.
verdict-pending = pending
verdict-recited = recited
verdict-unsure = unsure
verdict-skipped = skipped
verdict-changed = changed
fault-makhraj = makhraj
fault-madd = madd
fault-ghunnah = ghunnah
fault-stop = stop

# Headings of tables
heading-day = day
heading-date = date
heading-month = month
heading-week = week of
heading-page = page
heading-ayat = ayat
heading-ayah = ayah
heading-surah = surah
heading-word = word
heading-words = words
heading-recording = recording
heading-session = session
heading-sessions = sessions
heading-begun = begun
heading-time = time
heading-length = length
# When it was heard, or how much of it
heading-heard = heard
# The number of days on which it was heard: on 3 days
heading-heard-on = heard on
heading-on = on
heading-hearings = hearings
heading-weak = weak
heading-known = known
heading-slips = slips
heading-unsure = unsure
heading-last = last
# How long a page stays in memory
heading-stays = stays
heading-next = next by
# The three rounds, the minutes of a day and of the longest day, and what is held at the end.
heading-new = new
heading-recent = recent
heading-old = old
heading-a-day = a day
heading-most = most
heading-held = held
# The share of the passage that a recording has
heading-share = of it
heading-command = to hear it
# The ayah to which the first one is similar
heading-like = like
heading-without-slip = without a slip
heading-pace = words a minute
heading-bar = 80% to 100%
heading-missed = missed
heading-prediction = prediction by
heading-error = error

# Places and days that were typed
name-range = name a range, such as juz:30, 67:1-15 or page:50
name-place = name a place, such as 2:255:7
name-word = name one word, such as 78:2:3, not { $given }
future = { $day } is yet to come
no-day = { $day } is not a day of this machine's calendar
past = { $day } is in the past

# What is held
nothing-entered = nothing is entered yet; for example: { $command }
nothing-held = nothing is entered yet; what you hold: { $heldCommand }; what you will learn: { $newCommand }
not-known = nothing of { $place } is held or to be learned; to enter it: { $command }
nothing-known = nothing of { $place } is held or to be learned
not-held = { $place } is not held; to enter it: { $command }
known-already = { $place } is held or to be learned already
undo-advice = to take it back: { $command }
# $amount (sentence) of this passage, $all (sentence) in all
to-learn = to learn: { $place }, { $amount }; { $all } to learn in all
# $entry (sentence), $amount (sentence), $all (sentence)
held-now = held, { $entry }: { $place }, { $amount }; { $all } in all
# $amount (sentence) that is left
removed = removed: { $place }; { $amount } held
test-now = test yourself now: { $command }
lesson-now = the first lesson is { $place }; to begin it: { $command }
# $amount (sentence)
lesson-size = the lesson of a day has { $amount }; for another amount: { $command }
bare-numbers = { $numbers } stands for surahs; for pages: { $pages }; to take it back: { $command }
# The state of a passage in the list
state-held = held
state-to-learn = to learn
no-slips = no slips
no-slip-yet = no slips yet; to test yourself: { $testCommand }; to drill a place: { $placeCommand }
# A place at which there are so many slips that it is practised by itself
drill = drill
said = said: { $place }

# What is held whole
# $what (sentence)
whole = whole: { $what }
whole-surahs = { $count ->
    [one] surah
   *[other] surahs
  } { $numbers }
whole-ajza = { $count ->
    [one] juz
   *[other] ajza
  } { $numbers }
# $number (number)
surah-is-whole = surah { $number } is whole
# $number (number)
juz-is-whole = juz { $number } is whole
whole-mark = whole ✓

# The plan: the meaning of each setting
meaning-new = the new lesson of a day
meaning-revise = the most revision a day
meaning-cycle = within so many days each page is heard
meaning-recent = so long a new page belongs to the recent round
meaning-retention = how sure a page should still be when it is heard
meaning-off = days without work
meaning-teacher = days on which your teacher hears you
meaning-exam = its material is heard each week for four weeks before
meaning-ramadan = how often all is heard in Ramadan
meaning-riwayah = the riwayah that you learn
meaning-parameters = the numbers of the memory model

# The plan: the form of each setting. $form (sentence)
setting-form = --{ $option } takes { $form }, not “{ $value }”
form-new = an amount, such as lines:5, ayat:10, pages:1 or minutes:30, or none
form-revise = an amount, such as pages:2 or minutes:40, or none
form-cycle = 2 to 400 days, such as 30d, or none
form-recent = 7 to 120 days, such as 21d, or none
form-retention = 0.8 to 0.97, or none
form-off = days such as fri or fri,sun, or none; one day of work must be left
form-teacher = days such as sun,tue, or none
form-exam = a day such as 2027-03-01, or none
form-ramadan = 1 to 10 times, or none
form-riwayah = a riwayah such as hafs or warsh, or none
form-parameters = the 21 parameters of FSRS-6 by commas, or none
exam-stretch = the material of an exam is one stretch, such as juz:1-5

# The plan: the values of settings
value-none = none
value-as-needed = as needed
value-as-usual = as usual
value-times = { $count ->
    [1] once
   *[other] { $count } times
  }
exam-of = { $day } · { $place }
exam-of-all = { $day } · all

# Hearings and slips
# $grade (sentence), $by (sentence)
graded = { $place }: { $grade }, { $by }
# $amount (sentence)
learned = { $amount } learned
heard-again = heard again by { $day }
noted-for = it is noted for { $day }
weak-stays = what is weak stays to be learned
half-a-page = it is noted, but a page counts as heard with at least half of what you hold of it
slip-form = a slip is at one place, such as 2:255:7
# $page (number)
slip = slip at { $place }, page { $page }: { $count ->
    [one] { $count } time
   *[other] { $count } times
  }
# $page (number)
slip-instead = slip at { $place }, page { $page }: { $count ->
    [one] { $count } time
   *[other] { $count } times
  }; said instead: { $said }
drill-advice = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
  } here; to practise it: { $command }
said-form = --said takes a place or words
no-ayah-with-words = no ayah has the words “{ $words }”
# $count (number)
several-ayat-with-words = { $count } ayat have these words ({ $places }); name one: --said { $first }

# Taking back
nothing-to-undo = there is nothing to take back
# $what (sentence)
undone = taken back: { $what }, of { $day } { $time }
# $entry (sentence)
undone-add = add { $place } ({ $entry })
undone-remove = remove { $place }
# $grade (sentence), $by (sentence)
undone-grade = { $place } { $grade }, { $by }
undone-slip = slip at { $place }
undone-set = set { $name } { $value }
undone-note = note on { $place }
undone-undo = undo

# Today's list
today-empty = today's list is empty
no-line = today's list has no line “{ $key }”; its lines are { $count ->
    [1] 1
   *[other] 1 to { $last }
  }: { $command }
day-off = day off
teacher-day = your teacher hears you today
# $amount (sentence)
held-amount = held: { $amount }
# $round (sentence)
round-places = { $round }: { $places }
# $round (sentence)
round-pages = { $round }: { $count ->
    [one] page
   *[other] pages
  } { $places }
# $round (sentence), $minutes (number)
round-minutes = { $round } { $minutes }
# $rounds (sentence)
minutes-of-rounds = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }: { $rounds }
all-done = all done ✓
# $done (number), $all (number)
done = { $done } of { $all } done
# $done (number), $all (number)
done-today = done today: { $done } of { $all }
tomorrow-free = tomorrow nothing is due
# $minutes (number)
tomorrow = tomorrow: { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }, { $minutes } minutes
day-off-remark = a day off: nothing is due
# The places of the slips of a page, when it was last heard. $count (number)
slips-at = { $count ->
    [one] slip at { $places }
   *[other] slips at { $places }
  }
# The lesson before the one of today
lesson-before = { $place } learned
drill-now = to practise the slip now: { $command }
no-lesson-today = no new lesson today: the old pages need the time
no-lesson-planned = no new lesson is planned; to learn 5 lines a day: { $command }
nothing-due = nothing is due today
# One line for a bar or a prompt; `hifz` is the command.
status-none = hifz –
status-done = hifz ✓
# $done (number), $all (number), $minutes (number)
status = hifz { $done }/{ $all } · { $minutes } min

# The reminder
# $minutes (number)
reminder = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  } today, { $minutes } minutes
# $minutes (number)
reminder-left = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  } left today, { $minutes } minutes
reminder-command = To begin: { $command }
begin = Begin

# The past and the plan
nothing-heard-then = nothing was heard on these days; to note something: { $command }
nothing-heard = nothing was heard yet; to note something: { $command }
# $count (number)
in-a-row = { $count } in a row
# $count (number)
longest = longest { $count }
# An entry of a calendar. $minutes (number)
calendar-entry = Hifz, { $minutes } minutes
# $strength (sentence), $count (number)
map-pages = { $sign } { $strength }: { $count }
# $count (number)
map-late = ! late: { $count }

# The memory model, which has numbers of its own for each memoriser
# $hearings (number), $fewest (number), $weak (number)
fit-too-few = { $hearings } hearings are too few: { $fewest } are needed, { $weak } of them weak
fit-own = your own numbers
fit-published = the published numbers
fit-mean = the mean of your last hearings
fit-used = your own numbers predict best, and the plan uses them from now on
fit-better = your own numbers predict best; to use them: { $command }
fit-not-better = your own numbers do not predict better than both others, so nothing changes
# $hearings (number), $left (number)
fit-counts = fitted on { $hearings } hearings; the error is that on the { $left } newest ones, which were left out

# Notes
note-form = a note is at one place, such as 2:58 or 2:58:3
# $count (number)
note-too-long = a note is one line of at most { $count } letters
no-note = there is no note at { $place }
note = { $place }: { $note }
note-removed = note at { $place } removed
# A note of a student about a word, in the command of the next sentence
note-example = here: fa-kulu; in 7:161: wa-kulu
no-notes = no notes; to write one: { $command }

# Similar ayat
no-similar = you hold no two ayat that are similar; what you hold: { $command }
confused = confused { $count ->
    [one] { $count } time
   *[other] { $count } times
  }
# $shown (number), $all (number)
similar-shown = { $shown } of { $all }; the next: --page 2
difference-advice = to see where they differ: { $command }

# Recordings of one's own
no-recording = you have no recording of { $place } yet; to make one: { $command }

# A deck of cards for Anki
deck-title = Hifz
# The place of a card
# $page (number)
deck-place = { $ayah } · { $surah } · page { $page }
no-whole-ayah = no whole ayah of it is held; what you hold: { $command }
# $sounds (number)
deck-written = { $file } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $sounds } with sound
# $reason (sentence)
deck-silent = no sound is in the deck: { $reason }
deck-partly-silent = no sound for { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  }: their cards are silent
deck-advice = in Anki: File, Import
deck-too-large = the deck would have more than 4 GB; name a part, such as juz:30
unreadable-file = { $path }: it cannot be read

# A step as a session script. These are comments in the script. $round (sentence), $page (number)
script-round = { $round }, page { $page }
script-drill = a place of slips, { $place }
script-similar = two similar ayat
script-advice = To run it: { $command }; the language: man tilawa-script
step-slowly = Hear the place slowly.
step-after-teacher = Say it after the teacher.
step-from-before = Go over it from the ayah before.
step-hear = Hear the lesson.
step-looking = Say each ayah after the teacher, looking at the text.
step-without-text = Say it again without the text.
step-link-ayat = Link each ayah to those before it.
step-link-lesson = Link the lesson to the ayah before it.
step-say = Say each ayah before you hear it.
step-microphone = With a microphone, instead: { $command }

# The exchange with a teacher
shared = { $folder }: { $files }
shared-with-recordings = { $folder }: { $files }, { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  } of the week
teacher-advice = your teacher fills in the column grade of { $file }, 1 to 4; then: { $command }
no-grades = { $path }: no grade is entered yet
# The sheet. $day (sentence)
sheet-title = Hifz, { $day }
# $days (sentence)
sheet-cycle = each page within { $days }
# $page (number)
sheet-place = { $place } (page { $page })
# $page (number)
sheet-page = Page { $page }, { $place }

# Files with what was noted
# $added (number), $all (number)
events-taken = { $added } of { $all } events are new
# $complaint (sentence)
left-out = { $file }: { $complaint }
not-an-export = { $file }: it is not a file of { $command }
not-utf = { $file }: it is not text in UTF-8 or UTF-16; to convert another encoding: iconv -f CHARSET -t UTF-8
# $line (number), $reason (sentence)
bad-line = { $file }, line { $line }: { $reason }
# The names of columns stay as they are.
no-table-of-grades = { $file }: it is no file of { $command }, and no table with the columns ranges and grade
no-table-of-events = { $file }: it is no file of { $command }, and no table with the columns kind and ranges
too-many-rows = { $file }: it has too many rows
# The reason why a row was left out.
row-time = a time that does not exist
row-other-day = a day that is not that of its time
row-future = a day that is yet to come
row-no-day = a day that does not exist
row-setting = a setting that is none
row-no-grade = no grade
row-bad-grade = “{ $text }” is no grade: write 1 to 4, or { $names }
row-bad-state = “{ $text }” is no state: write { $names }
row-neither = neither a grade nor a slip
row-kind = “{ $text }” is no kind: write add, remove, grade, slip, note or set
row-judge = “{ $text }” is nobody who judges: in `by` write self, teacher or program
row-no-place = no place

# Questions that are answered by reciting
no-missed-word = no word was missed yet; see: { $command }
name-asked = name the ayat to be asked, such as juz:30; or enter what you hold: { $command }
no-ayah-there = there is no ayah at that place
# $page (number)
no-ayah-on-page = there is no ayah on page { $page }
ask-on = go on from here
ask-next = which ayah comes next?
# $page (number)
ask-page = how does page { $page } begin?

# Reciting: before it begins
not-in-a-row = recite takes ayat that follow each other, not { $one } and { $next }
writes-letters = { $model } writes letters, which do not tell the place in the Quran; give the ayat
# $wanted (sentence)
no-text = by the words of Hafs you would be told wrong, and { $wanted }
two-models = { $first } and { $second }
# The title of the recording
recitation-title = Recitation { $day } { $time }

# Reciting: while it goes on. $device (sentence), $place (sentence)
listening = listening to { $device } · { $place } · { $riwayah }
# $device (sentence), $place (sentence)
listening-live = listening to { $device } · { $place } · { $riwayah } · Ctrl-C ends
standard-input = standard input
anywhere = anywhere in the Quran
legend = ✓ recited · ? unsure, listen again · ○ skipped · ✗ changed · + other speech
found = found: { $range }
say-again = { $ayah }: say it again from its beginning
sound-muted = no sound comes: the microphone may be muted
sound-silent = nothing is heard: nobody recites, or the microphone is too quiet
sound-clipped = the sound is too loud and cut: turn the microphone down, or go away from it
sound-other = what is heard is not this text: another passage, another language, or music
sound-unclear = the words are not heard clearly: slips are shown as unsure. Come nearer to the microphone, away from echo and noise
sound-riwayah = hamzas are left out, as in the riwayah of Warsh. If you recite that one, say so: tilawa recite --riwayah warsh
# $percent (number)
heard-as = { $word } (heard as { $heard }, { $percent }%)
room-begin = be silent for three seconds, then recite until ten are over
room-clear = the words are heard clearly
room-fair = the words are heard, but not clearly: a single wrong sound is told more rarely
room-poor = the words are heard too badly to judge them: slips are shown as unsure
# $clarity (number), $level (number), $range (number)
room-figures = clarity { $clarity } of 100 · voice at { $level } dB · what is quiet { $range } dB below it
room-echo = the room echoes: come nearer to the microphone, or recite where carpets and curtains are
room-noise = there is noise: come nearer to the microphone, or go away from the noise
room-faint = the voice is faint: come nearer to the microphone, or turn it up
room-no-voice = no recitation was heard
calibration-begin = recite { $range }, which you know well, as you always recite it and without a slip; a page is enough, and it ends by itself
# $heard (number), $needed (number)
calibration-progress = { $ayah }: { $heard } words of about { $needed }
calibration-enough = that is enough
# $causes (sentence)
calibration-poor = the words are heard too badly here to learn a voice from them, and nothing was kept: { $causes }
calibration-poor-anyhow = the words are heard too badly here to learn a voice from them; nothing was kept. Come nearer to the microphone, away from echo and noise
# $heard (number), $needed (number)
calibration-few = { $heard } words of { $range } were heard, and { $needed } are needed; nothing was kept. Recite more, or name what you recite
# $wrong (number), $heard (number)
calibration-wrong = { $wrong } of { $heard } words of { $range } were not heard as they are written; nothing was kept. Recite what you know well, or name what you recite
calibration-fair = the words were heard, but not clearly: learn the voice again where it is quieter, near to the microphone
# $words (number)
calibration-of = { $words } words of { $range }, { $day }
# $likelier (number), $usual (number)
calibration-likelier = of a hundred right words { $likelier } sound as if they had another sound (in a clear voice { $usual })
calibration-pace = { $pace } sounds a second
# $slips (number), $unsure (number)
calibration-before = of these words { $slips } would be called slips by the thresholds of all voices; unsure: { $unsure }
calibration-usual = no kind of sound is heard worse in your voice than in others: the thresholds stay as they are
# $sounds (sentence)
calibration-raised = more is asked for before a wrong sound is told: { $sounds }
# $sounds (sentence)
calibration-unsure = not told apart in your voice, so that errors between them stay unsure: { $sounds }
calibration-forgotten = your voice is forgotten: the thresholds are those of all voices
calibration-none = no voice is known here: { $command }
# $words (number), $needed (number)
calibration-short = { $range } has { $words } words, and { $needed } are needed: name more
calibration-elsewhere = another acoustic model heard this voice, so it is not used: { $command }
by-voice = slips are told by the thresholds of your voice: { $command }
mistake-vowels = short vowels
mistake-long-vowels = long vowels
mistake-length = long and short vowels
mistake-vowel = a vowel more or fewer
mistake-hamza = a hamza more or fewer
mistake-consonant = a consonant more or fewer
mistake-others = other sounds
adding = adding it to the library

# Reciting: the summary
nothing-of-quran = nothing of the Quran was heard
nothing-of = nothing of { $ranges } was heard
# $fault (sentence)
no-sound = { $fault }: there was no sound
summary = { $range } · { $length } · { $ayat ->
    [one] { $ayat } ayah
   *[other] { $ayat } ayat
  } · { $words ->
    [one] { $words } word
   *[other] { $words } words
  }
# $summary (sentence), $pace (number)
summary-pace = { $summary } · { $pace } words a minute
# $recited (number), $unsure (number), $skipped (number), $changed (number)
verdicts = { $recited } recited · { $unsure } unsure · { $skipped } skipped · { $changed } changed
# $count (number)
count-corrected = set right at once: { $count }
# $count (number)
count-repeated = said again: { $count }
# $count (number)
count-added = other speech: { $count }
# $count (number)
count-jumps = jumps: { $count }
# $count (number)
count-hints = hints: { $count }
accuracy = { $accuracy }% of the words that are certain without a slip
no-score = no score: more than a tenth of the words was unsure
no-score-unclear = no score: the words were not heard clearly enough
# $grade (sentence), $by (sentence), $page (number)
page-graded = page { $page }: { $grade }, { $by }
# $session (number)
session-kept = session { $session }; see: { $command }
# $session (number)
recording-kept = session { $session }, recording { $recording }; see: { $command }

# Reciting: tajweed. $judged (number), $left (number)
tajweed = tajweed: { $judged } lengths and stops judged, { $left } not judged
# $what (sentence), $percent (number)
tajweed-finding = { $ref }:{ $word }  { $rule }: { $what } ({ $percent }%)
# $heard (sentence), $expected (sentence)
tajweed-short = held for { $heard } counts, not { $expected }
tajweed-fewer = fewer
tajweed-enough = enough
# $least (number), $most (number)
tajweed-from-to = { $least } to { $most }
tajweed-stopped = a stop where one must not stop
tajweed-joined = no stop where one must stop

# Sessions that are kept
nothing-recited = nothing was recited yet; to begin: { $command }
# $session (number)
no-session = there is no session { $session }; see: { $command }
no-such-session = there is no such session; see: { $command }
# $source (sentence), $session (number)
session-head = session { $session }, { $day } { $time }, { $source }
broke-off = it broke off
# $slips (number), $said (number)
missed = { $slips } of { $said }
# $slips (number), $said (number)
word-missed = missed { $slips } of { $said }
no-word-missed = no word was missed
too-much-unsure = too much unsure
reset = you are judged as at the beginning
# $session (number)
no-verdict = session { $session } has no verdict on { $word }
# $verdict (sentence), $by (sentence), $session (number)
verdict-noted = session { $session }, { $word }: { $verdict }, { $by }

# The comparison with a teacher
two-voices = { $word } in two voices
# $session (number)
voice-of-session = session { $session }, { $day }
# $session (number)
not-said = { $word } was not said in session { $session }
# $session (number)
sound-ends = the sound of session { $session } ends before this word
# $session (number)
sound-not-kept = the sound of session { $session } was not kept
no-timed-words = no reciter has { $ref } with the times of its words; they are heard by: { $command }
no-reciter-with = no reciter has { $ayah }
no-reciter = there is no { $riwayah } reciter yet: { $command }

# Speech models
model-changed = { $path } is gone or has changed; to try the model again: { $command }
no-model = there is no speech model { $name }; see: { $command }
not-a-model = { $path } does not describe a speech model
no-folder = { $path }: there is no such folder, or it cannot be read
no-arabic = { $path }: the model writes no Arabic letters
no-process = cannot start a process to try the model
# $reason (sentence)
model-fails = { $model }: { $reason }
model-cannot-hear = sherpa-onnx cannot hear with it as { $kind }
model-name-form = the name of a speech model has letters a-z, digits, - _ and ., not “{ $name }”; give one with --name
unknown-kind = { $path }: the names of its files do not say what kind of model it is; give one with --kind
no-tokens = { $path }: a { $kind } model has tokens.txt, and there is none
no-part = { $path }: a { $kind } model has an .onnx file of its { $part }, and there is none
