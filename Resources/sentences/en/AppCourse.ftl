# Courses: `tilawa course` for students and `tilawa coach` for teachers. Names of commands and options stay as they are.
# A $moment is a day, a time and a zone; a $day is a day alone; a $span is a length of time such as "3 hours".

# What several answers say
next = next: { $command }
to-be-decided = to be decided
cancelled = cancelled
open = open
nothing-new = nothing new
after-deadline = after the deadline
# What somebody has written, after the name and the time.
said = { $name }, { $moment }: { $text }
# Something about a student. $fact (sentence)
student-fact = { $name }: { $fact }
# Something about a session. $fact (sentence)
session-fact = { $session }, { $day }: { $fact }
ambiguous-name = “{ $name }” may be any of { $names }
# $count (number)
weeks-of-course = the course has the weeks 1 to { $count }
# $week (number)
week-not-open = week { $week } is not open
# $count (number)
message-length = a message has 1 to { $count } bytes
unknown-zone = this system does not know the time zone { $zone }
unknown-zone-advice = this system does not know the time zone { $zone }; install its time zones (tzdata)
basmalah-without-words = a basmalah before a surah has no words of a reciter

# The course that a command is about
# $count (number)
chosen-running = of { $count } courses this is { $id }, which runs today; for another: --course ID ({ $others })
# $count (number)
chosen-coming = of { $count } courses this is { $id }, which comes next; for another: --course ID ({ $others })
# $count (number)
chosen-last = of { $count } courses this is { $id }, which was joined last; for another: --course ID ({ $others })
no-course = there is no course “{ $id }”
no-course-of = there is no course “{ $id }”; known: { $ids }
no-course-joined = you take part in no course; to join one: { $command }
no-course-taught = you teach no course; to begin one: { $newCommand }, then { $publishCommand }
not-arrived = the file of the course “{ $id }” has not arrived; ask your teacher for a bundle
unreadable-course = the file of the course cannot be read ({ $fault }); update Tilawa

# The file of a course
the-course = the course
file-fault = { $file }:{ $fault }
# $count (number)
file-fault-of-several = { $file }:{ $fault } ({ $count } faults)
zone-not-known = { $file }: a time zone is not known here
no-faults = { $file }: no faults
course-summed-up = { $title }: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }, { $start } to { $end }, { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
  }
still-of-template = still as the template has them: { $values }

# The beginning of a course, for its teacher
you-are-student = you are a student of the course “{ $id }”
course-begun = “{ $title }” is begun: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  } from { $day }
course-unchanged = “{ $title }” is unchanged: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  } from { $day }
course-updated = “{ $title }” is brought up to date: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  } from { $day }
invite-advice = to invite students: { $command }
students-get-it = students get it with what you send next
without-code-advice = the course has no recovery code; to make one: { $command }
code-holds = the recovery key of a course does not change with its file; the code before holds

# The teacher's day
# $place (sentence)
coach-heading = { $title } · { $place } · { $count ->
    [one] { $count } student
   *[other] { $count } students
  }
# The place of today in a course.
place-begins = begins { $time }
place-over = the weeks are over
# $week (number), $count (number)
place-week = week { $week } of { $count }
nobody-waits = Nobody waits for feedback.
# $count (number)
waiting = Waiting for feedback: { $count }
# $count (number)
more-waiting = and { $count } more: { $command }
to-place = To be placed: { $names }
# $count (number)
with-open-weeks = With open weeks: { $count }
questions-of = Questions from: { $names }
ago = { $span } ago
# $week (number)
week-due-all-sent = Week { $week } is due { $moment }, in { $span }; nobody is missing.
# $week (number)
week-due-missing = Week { $week } is due { $moment }, in { $span }; { $count ->
    [one] { $count } student has
   *[other] { $count } students have
  } not sent it.

# Lists of students, and the sheet of a semester
column-student = student
column-level = level
column-group = group
column-weeks = weeks
column-open = open
column-waiting = waiting
column-key = key
# $week (number)
column-week = week { $week }
column-sessions = sessions
column-result = result
to-be-placed = to be placed
no-students = no students; to invite some: { $command }
nobody = nobody
week-sent = sent
week-waived = waived
assessment-passed = assessment passed
assessment-not-passed = not passed
level-completed = complete ✓
# The result of a student in the sheet.
sheet-assessed = assessed
sheet-not-passed = not-passed
sheet-graduated = graduated

# What a teacher does
no-student = there is no student “{ $name }”; see: { $command }
placed = placed in { $level }
placed-in-group = placed in { $level }, group { $group }
# $week (number)
waived = week { $week } is waived
completed-already = { $name } has completed the level already
assessment-missing = { $name } has not passed the assessment; to do so: { $command }
completed = has completed the level
completed-next = has completed the level; next: { $next }
present = { $count ->
    [one] { $count } student
   *[other] { $count } students
  }
# $count (number)
announcement-length = an announcement has 1 to { $count } bytes
announced = announced to { $count ->
    [one] { $count } student
   *[other] { $count } students
  }
moved-to = moved to { $day } { $time }
message-noted = the message is noted
nothing-sent-for = { $name } has sent nothing for { $part }
nothing-waits = nothing of { $name } waits
result-of-assessment = not-passed is a result of the assessment; for a week: again
# $result (sentence)
given = { $part }: { $result }
# $result (sentence)
given-with-marks = { $part }: { $result }, { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
  }
message-line = { $name }, { $part }, { $moment }: { $text }
nothing-asked = { $name } has asked nothing

# A submission as its teacher hears it
review-title = { $name }, { $part }: { $passage }
sent-on = sent { $moment }
sound-file = sound: { $path }
no-suggestions = the program has no suggestions: { $reason }
sound-not-arrived = the sound has not arrived yet; ask for it again
suggestions = Suggestions of the program, to confirm by --mark or to leave:
word-pending = pending
word-recited = recited
word-unsure = unsure
word-skipped = skipped
word-changed = changed
# $result (sentence)
given-before = feedback was given: { $result }
next-review = next: { $command } --text "…"
draft-kept = kept for the next time: { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
  }
comment-stays = { $fault }; the comment stays in { $path }
cannot-hear = the sound cannot be heard: { $reason }; to return it: --result again
recording-unheard = the recording for { $part } cannot be heard: it is no sound, or damaged; to return it: { $command } --text "…"
mark-begins = a mark begins with a time such as 0:12 or a word such as 78:2:3, not “{ $mark }”
mark-beyond = { $mark }: the recording is { $length } long
mark-of-words = a mark is at one word, such as 78:2:3, not { $range }
# $count (number)
comment-length = a comment has at most { $count } bytes
no-word = a word is such as 78:2:3, not “{ $word }”

# Bundles
# $count (number)
name-length = a name is one line of at most { $count } bytes
own-course = { $path }: this is a course that you teach
without-course = { $path }: there is no course in it; ask your teacher for an invitation ({ $command })
joined-before = you take part in “{ $title }” already
joined = you take part in “{ $title }” of { $teacher }
joined-next = next: { $sendCommand }, and give that file to your teacher; then { $command }
joined-in-place = your teacher will see it in this place; next: { $command }
for-others = { $path }: this bundle is for somebody else
not-joined = { $path }: it belongs to the course “{ $id }”, in which you do not take part; to join it: { $command }
of-strangers = { $path }: it is neither from your teacher nor from you
teacher-key-changed = { $path }: the key of your teacher has changed; an invitation is not enough, ask for a file that is for you
too-large = what is to be sent has more than { $size }; a place does not take it
written = { $file }: { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, { $sounds ->
    [one] { $sounds } recording
   *[other] { $sounds } recordings
  }, { $size }
give-file = give this file to { $name }
give-invitation = give this file to your students; they type: { $command }
no-place-yet = the course has no place that students share; to make one: { $command }
no-policy = { $address }: only a bucket has policies; share this folder with the student alone
whole-address = { $address }: the whole place, for you alone
access-of = the part of { $name }: { $address }
student-types = with a key for it the student types: { $command }
policy-of-key = the policy of a key that opens nothing else: { $command }
recordings-gone = { $count ->
    [one] { $count } recording is
   *[other] { $count } recordings are
  } gone from { $folder } and not in the file; if they never arrived, record once more

# What has arrived
new-things = new: { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, { $sounds ->
    [one] { $sounds } recording
   *[other] { $sounds } recordings
  }
new-students = { $count ->
    [one] { $count } student is
   *[other] { $count } students are
  } new: { $command }
refused = { $count ->
    [one] { $count } event was
   *[other] { $count } events were
  } not taken: signed with a key that was given up
own-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
  } with your key came from others; if this machine has lost nothing, somebody else has your key: { $command }, with --since and the first day of that
teacher-key-by-code = your teacher has a new key, { $key }, by the recovery code of the course; what { $before } signs is not taken any more
teacher-key-by-key = your teacher has a new key, { $key }, and the key before has signed that; what { $before } signs is not taken any more
teacher-key-stolen = if your teacher does not know of it, say so in another way: the key may be stolen
strange-key = somebody else has your key, and students are told that the key { $key } follows; to take the course back: { $command }

# Exchange through a place
place-of-library = a library is synchronised in this place; what others share needs another one
no-invitation = { $address }: there is no invitation in it; your teacher types: { $command }
other-bundle = { $path }: it holds another bundle than its name says; it was left out
damaged-object = { $name } is damaged
damaged-there = the place has a damaged { $name }; remove it there and sync again
damaged-in-place = { $name } in the place is damaged; remove it there and sync again
left-out = { $fault }; { $path } was left out: remove it there, and ask the student about it
# $all (number), $count (number)
unknown-people = { $all } people in the place are unknown; { $count } of them were looked for, the next exchange goes on; what is not of your students in its folder { $folder } can be removed
nothing-to-send = nothing to send
sent-things = sent: { $bundles ->
    [one] { $bundles } bundle
   *[other] { $bundles } bundles
  }, { $sounds ->
    [one] { $sounds } recording
   *[other] { $sounds } recordings
  }
not-arrived-yet = { $count ->
    [one] { $count } recording has
   *[other] { $count } recordings have
  } not arrived yet; sync again later

# The key of a course
key-of-course = the key of the course: { $key }
given-up = given up: { $keys }
no-code-advice = no recovery code; to make one: { $command }
has-code = it has a recovery code
other-key-here = this machine has another key, { $key }: { $command }
code-there = the course has a recovery code; another one comes when it is used ({ $command })
code-told = students hear of it with what you send next
other-key = the course has another key than this machine, { $key }; to take it back: { $command }
key-changed = the key of the course is { $key }; { $count ->
    [one] { $count } event
   *[other] { $count } events
  } of the key before hold on
no-longer-held = { $count ->
    [one] { $count } event
   *[other] { $count } events
  } that others brought no longer hold
key-told = students are told with what you send next: { $syncCommand }, or { $sendCommand }
key-before = the course “{ $id }” still has the key before: { $command }
no-code = this is no recovery code; one has eight groups of four letters and digits, such as 7KQ2-…
code-used = this recovery code was used already; the one that was shown then holds
without-code = the course has no recovery code
other-code = this is not the recovery code of the course
several-courses = the files are of several courses: { $ids }
course-here = the course “{ $id }” is on this machine: { $command }
code-or-files = this is not the recovery code of the course, or the files lack the course; give the invitation
code-shown = the recovery code of the course: { $code }; write it down now, it is not shown again. It takes the course back if your key is stolen or lost

# The student's day. The first word of each line is the name of what follows it.
row-level = level
row-teacher = teacher
row-begins = begins
row-weeks = weeks done
row-lesson = lesson
row-submission = submission
row-feedback = feedback
row-due = due
row-session = session
# $counted (number), $count (number)
weeks-counted = { $counted } of { $count }
first-lesson-opens = The first lesson opens on { $day }.
first-lesson-on = the first lesson opens on { $day }
weeks-begin = Your weeks begin once you are placed in a level.
meanwhile = Meanwhile: { $title }
deadline-done = { $moment } ✓
deadline-passed = { $moment }, passed
deadline-left = { $moment }, { $span } left

# Sessions
session-live = live now
session-begins = in { $span }
session-ended = ended
session-moved = { $moment } (moved)
session-class = class
session-circle = reading circle
session-office = office hours
# $kind (sentence)
session-line = { $kind }: { $session }
no-sessions = no sessions in these days
no-sessions-next = no sessions in these days; the next one: { $session }
# $week (number), $deadline (sentence)
week-due = due: week { $week }, { $deadline }
coming = you will come
not-coming = you will not come
no-session = the course has no session “{ $name }”: { $ids }
no-session-on = there is no session “{ $name }” on { $day }

# Weeks
# $week (number)
week-opens = week { $week } opens on { $day }
# $week (number), $count (number)
week-title = Week { $week } of { $count }
# $week (number), $count (number)
week-title-topic = Week { $week } of { $count }: { $topic }
week-lesson = Lesson
week-no-parts = none this week
# $minutes (number)
part-minutes = { $minutes } min
week-submission = Submission: { $passage }
week-questions = Questions
# $deadline (sentence)
due = due { $deadline }
not-needed = not needed
nothing-sent = nothing sent yet
lesson-first = finish the lesson first, then record
waits = waits for feedback
replaced = the next one takes its place
# $result (sentence)
feedback-on = feedback { $moment }: { $result }
# $result (sentence)
feedback-new = feedback { $moment }: { $result }: { $command }
# $counted (number), $needed (number)
weeks-needed = { $counted } of { $needed } weeks for the assessment
# $counted (number), $needed (number), $open (number)
weeks-needed-open = { $counted } of { $needed } weeks for the assessment · { $open } open
column-of-week = week
column-topic = topic
column-passage = passage
column-begins = begins
column-state = state

# The states of a week
week-locked = not yet open
week-not-started = not started
week-in-progress = in progress
week-ready = ready to submit
week-awaiting = being heard
week-feedback-ready = feedback ready
week-again = once more
week-complete = complete ✓
week-not-needed = not needed

# The results of a submission
result-pass = passed
result-again = once more, please
result-not-passed = not passed yet

# Doubts about the time of a submission
clock-ahead = the student's clock was { $span } ahead of this one
clock-back = the student's clock had been set back by { $span }
clocks-differ = the clocks of student and teacher differ by { $span }

# Feedback
no-feedback = there is no feedback yet
no-feedback-on = there is no feedback on { $part } yet
# $part (sentence), $result (sentence)
feedback-heading = { $part }: { $result } · { $teacher }, { $moment }
# $week (number)
feedback-week = Week { $week }
feedback-assessment = Assessment
feedback-placement = Placement

# What a student does
no-orientation = this course has no orientation
no-orientation-part = there is no such part of the orientation
orientation-done = the orientation is done
# $week (number)
lesson-without-parts = the lesson of week { $week } has no parts
# $week (number)
lesson-parts = the lesson of week { $week } has { $count ->
    [one] { $count } part
   *[other] { $count } parts
  }
# $week (number)
lesson-done = the lesson of week { $week } is complete
# $part (number), $week (number)
part-done = part { $part } of week { $week } is done
part-opened = { $title }: opened
part-played = { $title }: played
part-advice = when you have done it: { $command }
not-opened = { $link }: only sound, video, pictures, PDF and text are opened
file-of-course = { $link } is a file of the course, which comes with a shared folder; ask { $teacher } for it
no-file = { $path }: there is no such file; has it arrived?
no-file-of-course = { $path }: it is no file of the course
not-with-sudo = not with sudo: the program for { $target } would run as another user
nothing-opens = nothing opens it here (no desktop, or no xdg-open); open it yourself: { $target }
does-not-start = { $program } does not start
free-passage = a passage that you choose
# $page (number)
passage-on-page = page { $page }{ $print }
# $first (number), $last (number)
passage-on-pages = pages { $first } to { $last }{ $print }
nothing-to-recite = nothing is to be recited now
formats = { $path }: a course takes { $formats }; { $command } makes one of them
no-sound = { $path }: there is no sound in it
too-long = { $path }: it is longer than four hours
submitted-before = this very recording was submitted already
# $week (number)
submitted-week = week { $week } is submitted ({ $length })
submitted-assessment = the assessment is submitted ({ $length })
submitted-placement = the recitation for your place is submitted ({ $length })
# $submitted (sentence)
submitted-rest = { $submitted }; { $attempts }
# $days (number)
result-within = the result usually comes within { $days } days
# $hours (number)
answer-within = { $teacher } usually answers within { $hours } hours
send-advice = to send it to your teacher: { $command }
noted-for = noted for { $teacher }

# The profile. The first words of each line are the name of what follows it.
row-name = name
row-course = course
row-group = group
row-about = about
row-submissions = submissions
row-sessions = sessions attended
row-completed = completed
row-next = next level
row-quiet = quiet hours
row-place = shared place
row-key = key
row-teacher-key = teacher's key
# $counted (number), $needed (number)
profile-weeks = { $counted } of { $needed } for the assessment
next-teacher = with { $teacher }
next-enrolment = enrolment from { $day }
next-began = began on { $day }
next-begins = begins on { $day }
levels-before = Levels before
# $counted (number)
level-weeks = { $counted } of { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }
level-completed-on = completed { $day }
level-not-completed = not completed

# Notifications by themselves
notices-on = notifications come by themselves: looked for every { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }, by { $runner }
notices-off = no notifications by themselves any more
was-not-set = it was not set
on-by = on, by { $runner }
off-advice = off; to set it: { $command }
