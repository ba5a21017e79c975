# The commands about learning: courses, memorising, khatmat, the history, recitation. Names of commands, options and keys stay as they are.

# Courses: the teacher
one-of-meeting = use one of --cancel, --move and --recording
recording-takes-link = --recording takes a link that begins with https:// or http://
move-takes = --move takes a day and a time, such as "2027-01-20 18:00"
input-takes-sound = --input takes -: the sound comes by the standard input
rate-out-of-range = --rate is 8000 to 192000
no-sound-came = no sound came; nothing was kept
json-needs-sheet = --json needs a file for the sheet
feedback-needs-result = a feedback has a result: --result pass or again; or keep it by --draft
one-of-feedback = use one of --result, --draft and --beside
comment-kept = kept with the marks: a spoken comment of { $length }
recovery-code = recovery code:
no-feedback-stored = no feedback was stored; the marks are kept for the next time
from-alone = --from takes neither --since nor --course
recovery-code-missing = give the recovery code on a terminal, or by --code-file FILE

# Courses: the student
no-part = a part of a course is the number of a week, placement or assessment, not “{ $text }”
week-or-all = name a week or use --all, not both
no-week = a week is a number, not “{ $week }”
one-of-lesson = use one of --done, --part and --open
no-orientation = this course has no orientation
no-day = a day is such as 2027-01-19, not “{ $text }”
json-needs-calendar = --json needs a file for the calendar
name-the-place = name the place that you share with the other side: a folder, webdavs://…, s3://… or rclone:REMOTE:PATH
weeks-out-of-range = --weeks takes 1 to 52
json-needs-course = --json needs a file for the course
no-quiet-hours-such = quiet hours are such as 22:00-07:00, or off, not “{ $hours }”
every-out-of-range = --every takes 1m to 59m
timer-alone = on, off and status take neither --list, --recent nor --sync
file-not-text = { $path }: it is not UTF-8 text
orientation = { $title }: { $link }
when-seen = when you have seen it: { $command }
no-quiet-hours = notifications come at any hour
quiet-hours = no notifications { $hours }
# Titles of notifications, and the button of one
somebody-has-key = Somebody else has your key
teacher-has-key = Your teacher has another key
open-notice = Open
# Questions that are answered with yes or no. $rest is a number of attempts or recordings: 2 attempts.
submit-part = Submit { $part } to { $teacher }?
submit-part-leaving = Submit { $part } to { $teacher }? { $rest } will remain.
submit-recording = Submit this recording to { $teacher }?
submit-recording-leaving = Submit this recording to { $teacher }? { $rest } will remain.
# Questions that are answered with a key; the keys stay as they are.
enter-begins = Enter begins the recording; q leaves:
hear-or-submit = h hear · a again · s submit · k keep for later:
kept-as = kept as { $id }; to submit it: { $command }
written = { $path } is written
nothing-submitted = nothing was submitted
input-with-json = --input takes -, together with --json
name-a-week = name a week, or use --assessment or --placement
asks-questions = this asks questions on a terminal; without one: { $recordCommand }, then { $submitCommand }
no-such-sound = no course has the sound “{ $sound }” here
week-or-assessment = name a week or use --assessment, not both

# Memorising
deck-output = -o takes FILE.apkg, not “{ $output }”
already-json = the output is already JSON; --json needs a file
# $count (number)
some-skipped = { $count } skipped; the others are imported
# Questions that are answered with a key; the keys stay as they are.
key-begins = a key begins its line, Enter the first open one, q leaves:
how-did-it-go = how did it go? 1 weak, 2 fair, 3 good, 4 excellent, Enter not now:
how-did-it-go-checked = how did it go? 1 weak, 2 fair, 3 good, 4 excellent, Enter { $grade }, as the check says:
one-or-two = 1 or 2, q leaves:
# $page (number)
page-to-hear = { $round }, page { $page }: { $text }
nothing-noted = nothing is noted; to say it without sound: --silent
failed-nothing-noted = { $reason }; nothing is noted; to say it without sound: --silent
say-from-memory = say it from memory; to hear it instead: { $command }
to-note = to note how it went, 1 to 4: { $command }
noted-by-check = noted: { $grade }, by the check
not-noted = not noted
standard-input = standard input
calendar-written = { $path } · { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
script-written = { $path }: next: { $command }
nothing-due = nothing is due today
all-done = all of today is done
try-or-reset = use --try or --reset, not both
name-a-passage = name a passage and a grade, such as: { $command }
no-grade = the grade comes last: weak, fair, good or excellent, or 1 to 4, not “{ $word }”
days-too-few = --days takes 1 or more
one-of-span = use one of --days, --all, --months and --surahs
output-needs-months = -o needs --months
new-or-state = use --new or --state, not both
pages-or-slips = use --pages or --slips, not both
exam-range-needs-exam = --exam-range needs --exam
name-place-of-note = name the place of the note, such as 2:58
note-missing = the note is missing: { $command }
plan-output = -o takes FILE.svg, FILE.png, FILE.ics or -, not “{ $output }”
count-out-of-range = --count takes 1 to 100
questions-need-terminal = the questions need a terminal; for programs: --json
right-answer = right: { $ref }; the other is { $other }
wrong-answer = that is { $other }; { $ref } goes on with the other
# $right (number) $all (number)
right-in-all = right: { $right } of { $all }
note = note: { $text }
# $number (number) $all (number)
question = { $number } of { $all }: how does { $ref } go on?
nothing-entered = nothing is entered yet; what you hold: { $command }
days-out-of-range = --days takes 1 to 31
line-or-drill = name a line or use --drill, not both
play-or-silent = --play and --silent exclude each other

# The history of hearing
one-of-days = use one of --days, --since and --all
comes-before = { $last } comes before { $first }
from-to = { $first } to { $last }
# $days (sentence) is a day, or the sentence above.
delete-entries = Delete { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  } of { $days }?
# $days (sentence)
deleted-entries = deleted: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  } of { $days }
# $days (sentence)
nothing-heard-on = nothing was heard on { $days }
add-yes = add --yes
nothing-forgotten = nothing was forgotten

# Khatmat
# $most (number)
from-out-of-range = --from is a page, 1 to { $most }
khatm-made = { $name } is your current khatm now; to begin: { $command }
khatm-current = { $name } is your current khatm now
khatm-listens = { $name } counts listening
khatm-listens-not = { $name } does not count listening
khatm-listens-by-setting = { $name } counts listening if khatm-listening is on
khatm-closed = { $name } is closed; to open it again: { $command }
khatm-open = { $name } is open
khatm-removed = { $name } is removed; to restore it: { $command }
khatm-restored = { $name } is here again
# $count (number)
left-out = { $file }: left out { $count }: { $reason }
# $new (number) $all (number)
entries-new = { $new } of { $all } entries are new
# $new (number) $all (number)
entries-and-khatmat-new = { $new } of { $all } entries are new, and { $khatmat ->
    [one] { $khatmat } khatm
   *[other] { $khatmat } khatmat
  }
no-goal = a goal is pages:1 to pages:20, verses:1 to verses:100, or off, not “{ $goal }”
no-goal-meant = a goal is pages:1 to pages:20, verses:1 to verses:100, or off, not “{ $goal }”; did you mean { $meant }?
output-and-json = -o { $target } and --json both use standard output
days-or-all = use --days or --all, not both
date-after-by = write the date after --by: { $command }
by-which-day = say by which day: { $command }
what-you-read = say what you read, such as page:5 or 2:1-20
no-goal-yet = there is no goal yet; to set one: { $command }
watch-draws-not = --watch makes no picture
no-png-on-terminal = a terminal cannot show a PNG: name a file

# Recitation from memory, and speech models
input-or-source = --input and --source exclude each other
output-of-session = --output is pulse, pulse:SINK, null or null:realtime here
hidden-or-letters = --hidden and --first-letters exclude each other
hide-after-too-few = --hide-after is 1 or more
room-without-range = --check-room takes no ayat: recite what you like
voice-without-input = --show and --forget hear nothing: no ayat, no --input, no --source
voice-shown-or-forgotten = --show or --forget, not both
no-session = the session is a number, or last, not “{ $session }”
trend-and-page-draw = only show trend and show page draw
page-out-of-range = show page takes the number of a page
page-needs-output = show page draws: name a picture with -o
last-and-page-take-number = only show last and show page take a number
ayat-out-of-range = --ayat takes 1 to 20
model-added = added { $name }: { $kind }, hears { $alphabet }
model = { $name }  { $kind }, hears { $alphabet }
model-removed = removed: { $name }
no-models = no speech models; to add one: { $command }
