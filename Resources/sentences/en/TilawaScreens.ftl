# The keys of the screens, on their pages of keys and in `tilawa config keys`. First the subjects, then what each key does.

section-navigation = Navigation
section-sound = Sound
section-marks-at-the = Marks, at the word or the time
section-the-feedback = The feedback
section-markers-the-edges = Markers: the edges of segments. A marker is selected if the cursor is exactly at it
section-the-segment-under = The segment under the cursor
section-else = Else
section-the-index = The index
section-this-page = This page
section-repeats = Repeats
section-playing = Playing
section-marks = Marks
section-how-it-is = How it is shown
section-words-that-were = Words that were not recited as they are written
section-a-word = A word
section-the-teacher-beside = The teacher beside marks a word
section-reciting = Reciting

# Coach
coach-next-word = the next word
coach-previous-word = the word before
coach-next-finding = the next suggestion of the program
coach-previous-finding = the suggestion before
coach-next-mark = the next mark
coach-previous-mark = the mark before
coach-back = a second back
coach-forward = a second forward
coach-back-ten = ten seconds back
coach-forward-ten = ten seconds forward
key-begin = the beginning
coach-play = play from here; again: stop
coach-hear = hear the word as it was recited
coach-both = hear the word from the student, then from a reciter
coach-both-ayat = hear the ayah from the student, then from a reciter
coach-speed = the speed: 1, 0.75, 0.5
coach-slower = slower, to 0.5
coach-faster = faster, to 2
coach-confirm = confirm the suggestion: it becomes a mark
coach-dismiss = dismiss the suggestion, or remove the mark
coach-madd = a madd was too short or too long
coach-ghunnah = a ghunnah was missing
coach-makhraj = a letter was not said from its place
coach-stop = a stop at the wrong place
coach-forgotten = a word was forgotten
coach-good = well recited
coach-comment = words at this place
coach-voice = speak a comment at this place; again: end it
coach-words = words about the whole
coach-voice-whole = speak about the whole; again: end it
coach-pass = passed: store the feedback, after a question
coach-again = once more, please: store the feedback, after a question
coach-not-passed = not passed: of an assessment alone, after a question
key-help = this page
coach-quit = leave: the marks are kept for the next time

# Editor
editor-left = a column to the left
editor-right = a column to the right
editor-left-ten = ten columns to the left
editor-right-ten = ten columns to the right
editor-screen-back = a screen back
editor-screen-on = a screen forward
editor-end = the end
editor-zoom-in = zoom in
editor-zoom-out = zoom out
editor-whole = the whole recording
editor-fine = 10 ms per column
editor-next-marker = next marker
editor-previous-marker = previous marker
editor-next-suggestion = next suggestion
editor-previous-suggestion = previous suggestion
editor-next-flag = next flagged suggestion
editor-previous-flag = previous flagged suggestion
editor-go-to = go to a time: 62.5, 1:02.5, 500ms, +5, -5
editor-find = go to an ayah: 78:5
editor-marker = place a marker: splits the segment or the gap here
editor-remove-marker = remove the marker
editor-back-1ms = move the marker (or the cursor) 1 ms back
editor-on-1ms = 1 ms forward
editor-back-10ms = 10 ms back
editor-on-10ms = 10 ms forward
editor-back-50ms = 50 ms back
editor-on-50ms = 50 ms forward
editor-next-zero = to the next zero crossing
editor-previous-zero = to the previous zero crossing
editor-pause-middle = to the middle of the pause
editor-assign = assign an ayah while the segment repeats; the next ayah is suggested
editor-speech = it is speech, not recitation
editor-other = it is neither recitation nor speech
editor-confirm = confirm the suggestion
editor-confirm-all = confirm all suggestions, after a question
editor-split = split it at the cursor
editor-merge = merge it with the next segment, and keep a join between them
editor-delete = delete it
editor-prefer = prefer this take of its ayah
editor-loop = repeat the segment; again: stop
editor-play = play from the cursor
editor-silence = stop the sound
editor-undo = undo; all changes, also those of earlier sessions
editor-redo = redo
editor-quit = quit: every change is saved already

# Index
index-go = go to the selected entry
index-leave = back
index-down = the next entry
index-up = the previous entry
index-first = the first entry
index-last = the last entry
index-next-list = the next list: surahs, juz, hizb
index-previous-list = the previous list

# Help
help-down = a line forward
help-up = a line back
help-page-down = ten lines forward
help-page-up = ten lines back

# Player
player-pause = pause, continue; in a pause of a script: next step
player-next-ayah = next ayah
player-previous-ayah = back to the start of this ayah, or to the previous one
player-next-page = next page of the session
player-previous-page = previous page of the session
player-next-surah = next surah of the session
player-previous-surah = previous surah of the session
player-back = 5 seconds back
player-forward = 5 seconds forward
player-go-to = go to an ayah: 2:255, 255 in this surah, yasin, yasin 5
player-index = index of surahs, juz and hizb; Enter goes there
player-choose-next = select the next ayah of the page
player-choose-previous = select the previous ayah of the page
player-go-to-chosen = go to the selected ayah
player-choose-none = select no ayah
player-bookmark = bookmark the selected or current ayah
player-note = bookmark it with a note
player-each-more = repeat each ayah once more; after 100: forever
player-each-less = repeat each ayah once less
player-range-more = repeat the range once more
player-range-less = repeat the range once less
player-endless = repeat forever: the ayah, the range; or normal repeats
player-gap-shorter = a shorter gap after each ayah
player-gap-longer = a longer gap after each ayah
player-loop = repeat a part of the ayah: the first press marks its start, the second its end
player-loop-off = end the repeated part
player-slower = slower
player-faster = faster
player-louder = louder
player-softer = softer
player-mute = mute; again: the former volume
player-sleep = sleep timer: stop after some minutes, at the end of an ayah; 0: off
player-quit = quit: the place is kept; { $command } continues

# Reader
reader-next-page = the next page; in continuous text: the next surah
reader-previous-page = the previous page; in continuous text: the previous surah
reader-next-ayah = the next ayah
reader-previous-ayah = the previous ayah
reader-next-surah = the next surah
reader-previous-surah = the previous surah
reader-next-juz = the next juz
reader-previous-juz = the previous juz
reader-first-ayah = the first ayah of the page
reader-last-ayah = the last ayah of the page
reader-go-to = go to: 2:255, 255 in this surah, yasin, yasin 5, page 50, juz 30
reader-index = the index: choose a surah, juz or hizb
reader-search = search for words or a surah; Enter alone: the next result
reader-next-find = the next result; without a search: a note
reader-previous-find = the previous result
reader-end-search = end the search
reader-return = back to the place before the search
reader-play = play from here; it asks for the range first: a range, x3 (range three times), each 2; -260, page, juz: from here to there
reader-pause = pause, continue
reader-next-heard = next ayah in the player
reader-previous-heard = previous ayah in the player
reader-next-surah-heard = next surah in the player
reader-previous-surah-heard = previous surah in the player
reader-follow = follow the player and turn pages with it; moving away ends that
reader-stop = stop the player
reader-bookmark = add a bookmark at the ayah, or remove it
reader-note = add a bookmark with a note
reader-view = page by page, continuous text, ayah by ayah
reader-translation = translation on, off
reader-words = meanings of words on, off
reader-tajweed = tajweed colours (Hafs only) on, off
reader-theme = the next theme: light, dark, sepia, contrast, plain, terminal colours
reader-quit = quit: the place is kept for { $command }; what p started stops

# Recite
recite-next-word = the next one
recite-previous-word = the one before
recite-right = I said it right; once more: that was a slip
recite-hear = hear it from the teacher; once more: hear yourself
recite-alternate = hear both, one after the other
recite-slow = slowly (0.75), at its speed
recite-word-after = the word after it
recite-word-before = the word before it
recite-mark-right = it was right
recite-mark-slip = it was a slip
recite-mark-makhraj = a letter was not said from its place (makhraj)
recite-hint = the first letter of the next word; once more: the word; then: hear it
recite-pause = pause the microphone, go on
recite-reveal = show the text, hide it again
recite-quit = end the session and sum it up

# Changes of keys: `tilawa config keys`
# $words (sentence)
key-taken = { $key } is the key of { $action } ({ $words }); give that another key first, or choose another here
no-action-meant = there is no action { $id }; did you mean { $near }?
no-action = there is no action { $id }; see: { $command }
no-key = “{ $name }” is no key: a letter or a sign, space, enter, esc, page-up, ctrl-r, shift-left …
key-reserved = { $key } cannot be changed: Ctrl-C ends, Ctrl-Z stops and Ctrl-L redraws every screen
key-of-index = { $key } is a letter of the index; choose a key that is not a character

# The page of keys
draw-anew = draw anew
stop-program = stop the program; fg goes on
more-or-back = ↓ more · any other key: back
any-key-back = any other key: back
signs = Signs
mouse = Mouse
# $use (sentence)
mouse-use = { $use } Shift with the mouse selects text to copy; { $command }: no mouse.
no-key-here = no key here: { $key } ({ $help } shows all keys)

# Hints at the foot of a screen, each behind its keys, and the signs of a page of keys
hint-marker = marker
hint-place = place
hint-remove = remove
hint-by-1-10-50-ms = by 1 10 50 ms
hint-zoom = zoom
hint-suggestion = suggestion
hint-flagged = flagged
hint-zero = zero
hint-pause = pause
hint-go = go
hint-help = help
hint-ayah = ayah
hint-loop = loop
hint-confirm = confirm
hint-undo = undo
hint-redo = redo
hint-speech = speech
hint-other = other
hint-merge = merge
hint-delete = delete
hint-split = split
hint-all = all
hint-quit = quit
hint-hint = hint
hint-word = word
hint-i-said-it-right = I said it right
hint-hear-it = hear it
hint-show = show
hint-end = end
hint-keys = keys
hint-go-to = go to
hint-index = index
hint-repeats = repeats
hint-speed = speed
hint-sleep = sleep
hint-mark = mark
hint-page = page
hint-play = play
hint-search = search
hint-view = view
hint-translation = translation
hint-bookmark = bookmark
hint-theme = theme
hint-dismiss = dismiss
hint-words = words
hint-speak = speak
hint-pass = pass
hint-again = again
hint-leave = leave
editor-mouse = A click moves the cursor, onto a marker if one is there; the wheel scrolls.
sign-confirmed = ▲ │ confirmed
sign-suggested = △ ┊ suggested, its label with ?
sign-to-check = ! to check
sign-speech = speech and other
wheel-selects-words = The wheel selects words.
sign-recited = recited
sign-unsure = ? unsure
sign-skipped = ○ skipped
sign-changed = ✗ changed
player-mouse = A click chooses an ayah, a second one goes there; the wheel chooses too.
sign-heard = what is heard
sign-missing = nobody recites it
sign-outside = not in the session
sign-marked = marked
reader-mouse = A click goes to an ayah; the wheel scrolls.
sign-current = the current ayah
sign-bookmark = ◆ a bookmark
sign-suggestion = △ suggestion
sign-mark = ▲ mark

# The reader: questions with their hints
go-to = Go to:
search-for = Search:
note-at = Note at { $ref }:
play-instead = Play instead of { $ranges }:
play-what = Play:
enter-go = Enter go
esc-leave = Esc leave
enter-look = Enter look
enter-keep = Enter keep
empties-it = Ctrl-U empties it
enter-play = Enter play
words-or-marks = words, marks or not
reader-places = 2:255 · 255 · yasin · page 50
play-wishes = 2:255 · -260 · page · yasin · x3 · each 2

# The reader: messages
tajweed-on = colours of tajweed
tajweed-off = tajweed colours off
# $theme (sentence)
theme-is = theme: { $theme }
search-ended = the search has ended; { $key } adds a note
# $word (number)
ayah-word = { $ref }, word { $word }
at-last-surah = already at the last surah
at-last-juz = already at the last juz
at-beginning = this is the beginning
page-by-page = page by page
continuous-text = continuous text
verse-by-verse = verse by verse
without-translation = without a translation
with-translation = with a translation
meanings-off = meanings of words off
meanings-on = meanings of words on
no-translation = no translation is installed; to install one: { $command }
no-meanings = no meanings of words are installed; to install a pack of them: { $command }
nothing-found = nothing found for “{ $query }”
searches = { $key } searches for words
# $number (number), $count (number)
find-of = { $number } of { $count }
# $number (number), $count (number)
find-from-beginning = { $number } of { $count } · from the beginning again
# $number (number), $count (number)
find-from-end = { $number } of { $count } · from the end again
back-at-place = back at your place
nothing-playing = nothing is playing; p plays from here
followed = it is followed
it-begins = it begins …
sound-follows = { $sound } · f follows
at-end = this is the end of the Quran
text-unreadable = the text cannot be read
fetching = fetching
paused = paused
istiadha = isti'adha
basmalah-of = { $ref } basmalah
no-audio = No audio available
server-gone = the sound server is gone; waiting for it
paused-for-other = paused for another sound
# $fault (sentence)
cannot-save-place = cannot save the place: { $fault }
bookmark-in-trash = the bookmark at { $ref } is in the trash
bookmark-at = bookmark at { $ref }
nothing-written = nothing is written
noted-at = noted at { $ref }
note-empty = the note at { $ref } is empty
# $fault (sentence)
cannot-count = cannot count the reading yet: { $fault }
khatm-completed = you have read the whole Quran: khatm completed
# $number (number)
khatm-number = you have read the whole Quran: khatm { $number } completed
# $fault (sentence)
cannot-save = cannot save this: { $fault }
terminal-colours = terminal colours
takes-count = { $word } takes 1 to 100, or forever
cannot-play = cannot play: { $fault }
player-not-started = the player has not started yet; see { $path }
player-ended = it has ended
letters-divided = letters of { $letters }, divided into the ayat of { $riwayah }
# $print (sentence)
letters-of-print = the words stand in the letters of our text, not in the script of the print: { $print }; a text in its script is installed with { $command }
pause-signs = Pause signs of South Asia
pause-must = stop: going on would change the meaning
pause-stop = stop; it is better than going on
pause-may = stop or go on
pause-better-not = going on is better than stopping
pause-for-breath = go on; a stop for breath is allowed
pause-better-join = going on is better (al-wasl awla)
pause-some-say = some say that one may stop; going on is better
pause-expected = a stop is expected here
pause-not = no stop here, unless an ayah ends
pause-one-of-two = stop at one of the two places, not at both
pause-saktah = a short silence without a breath (saktah)
pause-waqfah = a longer silence without a breath (waqfah)
pause-ruku = the end of a ruku
pause-sajdah = a prostration (sajdah)
# $fault (sentence)
no-screen-format = cannot show the full screen: { $fault }; --format text prints the page
# $kind (sentence), $number (number)
division-number = { $kind } { $number }
text-of = text: { $riwayah }
here-bookmark = ◆ bookmark
too-narrow = too narrow

# The player: questions with their hints
go-to-which-ayah = Go to which ayah?
stop-after = Stop after how many minutes?
note-about = Note about { $ref }:
enter-set = Enter set
enter-mark = Enter mark it
player-places = 2:255 · 255 · yasin
sleep-times = 20 · 1h30m · 0: none

# The player: messages
ending = ending …
ayah-chosen = { $ref } is chosen; a second click goes there
choose-and-go = { $keys } choose an ayah, { $key } goes there
no-ayah-playing = no ayah is playing; { $keys } choose an ayah
minutes-wanted = minutes, such as 20, or 1h30m; 0: none
time-left = { $time } left
basmalah = basmalah
bookmark-removed = bookmark at { $ref } removed; to restore it: { $command }
bookmark-with-id = bookmark at { $ref } ({ $id }); B adds a note
bookmark-with-note = bookmark with a note at { $ref } ({ $id })
fetching-ref = … fetching { $ref } …
personal = personal
no-audio-of = No audio available · { $riwayah }
who-personal = { $name } · { $riwayah } · personal recording
who-reciter = { $name } · { $riwayah } · reciter
# $fault (sentence)
only-one-line = cannot show the full screen, only one line: { $fault }
fetching-line = fetching { $ref } …
pause-keys = { $pause } or { $next } continues · { $quit } ends
# $page (number), $juz (number)
place-of-surah = { $surah } · page { $page } · juz { $juz }
# $page (number), $juz (number)
place-of-page = page { $page } · juz { $juz }
# $page (number)
page-number = page { $page }
next-ref = next { $ref }
words-estimated = words ≈
personal-recording = ◆ personal recording
personal-of = ◆ personal recording { $day }
share-ayah = ayah
share-pass = pass
share-session = session
gap = gap { $length }
# $percent (number)
volume = volume { $percent } %
loop = loop { $start }–{ $end }
loop-open = loop { $start } to …
sleep-in = sleep in { $time }
between-sessions = ‖ between sessions
leads-in = leads in
leads-out = leads out
goes-on = goes on
professional = ● professional reciter
ayah-forever = this ayah forever
range-forever = the range forever

# The editor: questions with their hints
what-is-recited = What is recited?
go-to-which-time = Go to which time?
enter-assign = Enter assign
arrows-next = ↑↓ next, previous
editor-labels = 78:5 · 5 · 2:1-3 · 2:282:1-40
editor-words = basmalah istiadha speech -

# The editor: messages
no-segment-here = there is no segment here; m places a marker
no-marker-here = there is no marker here; Tab goes to the next
no-pause-near = there is no pause near here
no-crossing-near = there is no zero crossing near here
another-marker = there is another marker; j merges its two segments
no-segment-follows = no segment follows directly
no-more-suggestions = there are no more suggestions
nothing-confirmed = nothing is confirmed
no-marker-after = there is no marker after this
no-marker-before = there is no marker before this
no-suggestion-after = there is no suggestion after this
no-suggestion-before = there is no suggestion before this
# $count (number)
flags-to-check = { $count } to check: { $next } goes to the next, { $confirm } confirms
nothing-flagged = nothing is flagged
no-flag-after = no flag after this
no-flag-before = no flag before this
# $fault (sentence)
other-way = { $fault }; { $key } goes the other way
nothing-follows = nothing follows here
time-wanted = a time is written 62.5, 1:02.5, 500ms, or +5 and -5 from here
no-such-label = no segment has this label; write an ayah as 2:255
no-segments-yet = no segments yet: { $marker } places a marker, { $help } shows all keys
# $why (sentence)
not-done = not done: { $why }
changed-elsewhere = it was changed elsewhere; showing the new state
# $edit (sentence)
taken-back = taken back: { $edit }
# $edit (sentence)
done-again = done again: { $edit }
nothing-to-take-back = there is nothing to be taken back
nothing-to-do-again = there is nothing to be done again
letters-of-hafs = { $text } (letters of Hafs)
# $fault (sentence)
text-fault = the text cannot be read: { $fault }
changed-meanwhile = it was changed elsewhere in the meantime
needs-sound = the editor needs an output with sound
no-sound = there is no sound: { $fault }

# The editor: the lines around the recording
# $columns (number), $rows (number)
editor-needs = the editor needs { $columns } × { $rows }; { $key } quits
# $count (number)
to-undo = { $count } to undo
# $count (number)
to-redo = { $count } to redo
marker-suggested = △ marker, suggested
marker-confirmed = ▲ marker, confirmed
looping = ▶ looping
playing-on = ▶ playing on
# $count (number)
milliseconds-a-column = { $count } ms a column
# $count (number)
seconds-a-column = { $count } s a column
suggested = suggested
confirmed = confirmed
long = { $time } long
speech = speech
pause-before = pause of { $time } before it
sure = { $percent } sure
# $number (number), $count (number)
take = take { $number } of { $count }
# $number (number), $count (number)
take-preferred = take { $number } of { $count }, preferred
# $count (number)
more-lines = … ({ $count } lines)
all-of-it = all of it
no-label-yet = no label yet
no-recitation = no recitation
# $count (number)
no-segment-of = no segment here · { $count } in all
# $count (number)
confirm-all-question = Confirm all { $count } suggestions? y: yes, any other key: no

# The screen of a recitation
recitation-over = the recitation is over: { $hear } plays a word, { $quit } leaves
heard-slowly = words are heard slowly
heard-at-speed = words are heard at their speed
recitation-ending = ending
no-word-said = no word was said yet
the-teacher = the teacher
yourself = yourself
teacher-then-yourself = the teacher, then yourself
no-word-in-doubt = no word is in doubt
noted-right = noted: you said it right
noted-slip = noted: that was a slip
mark-right = right
mark-slip = a slip
mark-makhraj = makhraj
mark-madd = madd
mark-ghunnah = ghunnah
mark-stop = stop
# $number (number), $mark (sentence)
noted-by-teacher = noted by the teacher: { $ref }:{ $number } { $mark }
begin-anywhere = begin anywhere: the place is being sought
basmalah-no-words = a basmalah before a surah has no words
word-not-said = this word was not said in the last ten minutes
# $fault (sentence)
no-screen-lines = cannot show the full screen: { $fault }; --lines prints lines
recite-ranges = recite { $ranges }

# A teacher’s review
comment-here = Comment here:
about-the-whole = About the whole:
enter-take = Enter: take it
escape-leave = Escape: leave it
nothing-recorded = nothing was recorded
comment-recorded = the comment is recorded
comment-too-long = it is too long
words-unknown = the words of this passage are not known
suggestions-done = no more suggestions
no-marks-yet = no marks yet
no-suggestion-here = there is no suggestion at this word
marked = marked
mark-removed = the mark is removed
dismissed = dismissed
nothing-here = there is neither a mark nor a suggestion here
speed = speed { $speed }
# $count (number)
marks-full = there are { $count } marks already
select-word-first = select a word first
end-comment-first = end the spoken comment first: v
only-assessment = only an assessment can be not passed
sound-not-arrived = the sound has not arrived
word-not-heard = this word was not heard
student-not-heard = the student has not been heard here; { $reciter }
student-then = the student, then { $reciter }
# $fault (sentence)
no-screen = cannot show the full screen: { $fault }
place-of = { $place } of { $length }
marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
  }
suggestions = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
  }
mark = mark
# $percent (number)
program-says = the program: { $verdict }, { $percent }% sure
at-time = at { $time }
spoken = ♪ spoken
whole = whole: { $text }
speak-now = speak; the same key ends it
not-heard = not heard
sound-not-here = the sound is not here
words-unknown-mark = the words are not known: mark times
store-question = Store the feedback as “{ $result }”? y: yes, any other key: no

# Recording
silence = silence: is the microphone muted?
space-goes-on = space goes on
adding = adding it to the library
recording-goes-on = recording goes on
no-sound-waiting = no sound; waiting
q-finishes = q finishes
discard-question = discard { $time } of recorded sound? y/n
recording-begins = { $title } · at most { $limit } · space pause · q finish · x discard

# The index of places, and lists
no-such-name = no such name
# $count (number)
ayat-of = { $count } ayat
esc-back = Esc back
arrows-choose = ↑ ↓ choose
type-name = type a name or a number
tab-lists = Tab surahs, juz, hizb
column-number = no.
column-surah = surah
column-meaning = meaning
column-begins = begins
column-page = page
column-ayat = ayat
column-in-surah = in surah
covered-nothing = nothing
covered-all = all
covered-some = less than half
covered-half = half or more

# Searching
# $times (sentence), $places (sentence)
times-in = { $times } in { $places }
# $surah (number)
surah-number = surah { $surah }
# $ayat (sentence), $page (number)
found-surah = { $names } · { $ayat }, page { $page }
# $place (sentence)
did-you-mean-this = { $place } (did you mean this?)
# $found (sentence), $page (number)
no-such-page = { $found }; there is no page { $page }
# $found (sentence), $first (number), $last (number)
shown-of = { $found }; { $first } to { $last } are shown
# $found (sentence), $first (number), $last (number), $next (number), $count (number)
shown-with-next = { $found }; { $first } to { $last } are shown; the next: --page { $next }, all: --limit { $count }
no-similar = no ayah resembles { $ayah }
# $ayat (sentence), $count (number), $next (number)
similar-shown = { $ayat }; { $count } are shown, the next: --page { $next }
# $count (number)
and-more = { $named } and { $count } more
phrase = phrase

# Progress of long work
# $percent (number)
percent-heard = { $percent }% heard
finding-ayat = finding the ayat
listening = listening: { $percent }
searching = searching: { $percent }
# $size is the number of bytes with its unit
files-fetched = { $count ->
    [one] { $count } file fetched ({ $size })
   *[other] { $count } files fetched ({ $size })
  }
# $count (number)
were-here = { $count } were here
# $count (number)
failed = { $count } failed
# $done (number), $all (number)
files-of = { $done }/{ $all } files
megabytes-of = { $done } of { $all } MB

# The state of a khatm on a terminal
day-read = read
day-met = met
no-goal = none; to set one: { $command }
no-goal-today = none; today { $amount }
amount-today = { $amount } today
day-in-part = in part
day-not-read = not read
day-open = today is open
begun-on = begun on { $day }

# The state of a khatm: each line has a figure before it
heading-streak = Streak
heading-clock = Clock
heading-next = next:
heading-juz = Juz
heading-week = Week
heading-goal = Goal
# $number (number)
cycle = cycle { $number }
of-all = of { $all }
# $count (number)
bare-count = { $count }
# $share (number)
percent = { $share }%
of-those-pages = of { $all } on those pages
# $count (number)
in-all = { $count } in all
# $count (number)
of-ajza = of { $count } ajza
completed = { $count ->
    [one] completed { $count } time
   *[other] completed { $count } times
  }
completed-last = { $count ->
    [one] completed { $count } time, last on { $day } in { $days }
   *[other] completed { $count } times, last on { $day } in { $days }
  }

# Reviewing labels by ear: hints begin with the key
# $count (number)
count-confirmed = { $count } confirmed
# $count (number)
count-unconfirmed = { $count } unconfirmed
# $count (number)
count-moved = { $count } moved
nothing-changed = nothing was changed
suggested-left = { $count ->
    [one] { $count } suggested label is left: { $command }
   *[other] { $count } suggested labels are left: { $command }
  }
y-right = y right
n-wrong = n wrong
f-fix = f fix
r-again = r again
s-leave = s leave it
b-back = b back
q-quit = q quit
move-start = [ ] start
move-end = { "{ }" } end
for-help = ? help
help-right = right: confirm it
help-wrong = wrong: keep it as a suggestion
help-fix = fix: [ ] move the start, { "{ }" } the end by 50 ms; y or n ends the fix
help-again = hear it again
help-skip = skip; also the space bar
help-back = back to the previous one
help-quit = quit: your answers are kept

# `tilawa setup`: questions, with the value in brackets that holds where nothing is typed
press-enter = Press Enter to accept the value in brackets, ? for help, q to quit without changes.
which-riwayah = Which riwayah do you recite?
which-reciters = Which reciters? If you name several, each ayah is played by the first one who has it.
# $count (number)
reciters-counted = { $count } reciters
riwayah-wanted = Riwayah [{ $present }]:
riwayah-help = The riwayah decides the numbers of ayat and the reciters. Type a number or a name. If you are not sure, ask your teacher.
# $count (number)
not-in-list = “{ $typed }” is not in the list: type a number from 1 to { $count }
numbers-wanted = Numbers, p N to hear, s NAME, m for more [{ $present }]:
help-these-two = these two, in that order: the first is asked first (ids work too)
help-hear = hear the beginning of al-Fatihah by the second
help-look = look for a name, in Arabic or Latin; s alone: all again
help-more = more of them
no-such-reciter = no reciter of { $riwayah } has a name like that
# $count (number)
more-listed = and { $count } more
type-p = type p with a number, such as p 1
cannot-preview = { $reciter } cannot be played now; you can still choose this reciter
no-number = there is no number { $number }
recites-other = { $reciter } recites { $riwayah }
own-first = Play your own recordings first, where they have the ayah?
own-help = With yes, your teacher plays where there is a recording, and a published reciter elsewhere.
may-download = May sessions download missing files?
may-download-help = Downloaded files are kept. With no, only files from { $command } are played.
limit-wanted = Limit for downloaded files? [{ $present }]:
limit-help = For example 500 MB or 2 GB. Above it, the files that were not heard for the longest time are deleted. Pinned files stay.
no-size = “{ $typed }” is not a size of 1 MB or more; type for example 500 MB or 2 GB
# $names: translations and transliterations in the language of the user.
download-words = Download the words of your language? { $names }, { $terms }
words-help = They come from tanzil.net. The translation is shown while you read. To have another language, type its name or code, such as fr. Meanings of words with a free licence are not known; to install a file of yours: { $command }
no-language = there is no translation in “{ $typed }”; these languages are offered: { $languages }
sound-help = y plays al-Fatihah by your first reciter, and shows the player: q stops it. n ends the setup.
play-now = Play al-Fatihah now?
save-choices = Save these choices?
save-help = y saves your choices; n changes nothing.
sum-riwayah = riwayah
sum-reciters = reciters
sum-recordings = recordings
sum-network = network
sum-reading = reading
no-reciters = none
yours-first = yours are heard first
yours-last = yours are heard last
network-used = used while playing; up to { $limit } are kept
network-not-used = not used while playing
reading-with = with { $names }
# $question (sentence)
yes-unless-no = { $question } [Y/n]
# $question (sentence)
no-unless-yes = { $question } [y/N]
# Answers in small letters, with spaces between
answers-yes = y yes
answers-no = n no
type-y-or-n = type y or n

# Small words of several screens
# Levels of the microphone; both numbers have five signs
levels = peak { $peak } rms { $rms } dBFS
levels-clipped = peak { $peak } rms { $rms } dBFS CLIP
ayah-again = { $ref } (again)
imported-on = imported { $day }
recorded-on = of { $day }
