# What a person sees who types `tilawa` alone. Names of commands stay as they are.

# The headings.
continue-here = Continue
library = Library
next-step = Next step
commands = Commands
all-commands = All commands: { $command }

# Places to continue at.
place-course = course: { $state }
place-listening = listening: { $place }
place-listening-by = listening: { $place }, { $reciters }
place-hifz = { $state }
# $page (number)
place-reading = reading: { $place }, page { $page }
# $read (number) pages that were read. $all (number) pages of the print.
place-khatm = khatm: { $read } of { $all } pages
# $read (number) $all (number)
place-khatm-today = khatm: { $read } of { $all } pages, { $rest } today
# The course of a teacher, who has to listen to students. $waiting (number)
coach-state = { $course }, { $waiting } waiting for feedback

# What is in the library.
empty = empty
reciters = { $count ->
    [one] { $count } reciter
   *[other] { $count } reciters
  }
# $suggested (number)
labels-suggested = { $labels }, { $suggested } suggested

# Next steps, each with its reason.
step-set-up = Choose the reciters that you want to hear.
step-find = { $others ->
    [0] “{ $title }” has no labels yet.
    [one] “{ $title }” and { $others } recording more have no labels yet.
   *[other] “{ $title }” and { $others } recordings more have no labels yet.
  } Find the ayat, so that you can play them one by one.
step-review = { $others ->
    [0] “{ $title }” has
    [one] “{ $title }” and { $others } recording more have
   *[other] “{ $title }” and { $others } recordings more have
  } { $suggestions ->
    [one] { $suggestions } label
   *[other] { $suggestions } labels
  } that Tilawa suggested. They are played after you confirm them.
step-read = Your khatm: { $rest } today.
step-resume = Your last session stopped at { $place }.
step-play = Play a surah, each ayah three times.
