# Recordings and their labels: `tilawa library`, `import`, `record`, `annotate`, `identify`, `waveform`. Names of commands and
# options stay as they are.

# Headings of columns and of lines
heading-number = no.
heading-id = id
heading-recording = recording
heading-recordings = recordings
heading-title = title
heading-reciter = reciter
heading-date = date
heading-recorded = recorded
heading-imported = imported
heading-device = device
heading-expected = should hold
heading-loudness = loudness
heading-file = file
heading-changes = changes
heading-start = start
heading-end = end
heading-length = length
heading-place = place
heading-ayah = ayah
heading-ayat = ayat
heading-sure = sure
heading-to-check = to check
heading-state = state
heading-take = take
heading-text = text
heading-boundary = boundary
heading-pause = pause
heading-after = after it
heading-verdict = verdict
heading-kind = kind
heading-fault = what is wrong
heading-segments = segments
heading-trash = trash
heading-library = library
heading-backups = backups
heading-deleted = deleted
heading-stays = stays

# Said by several commands
next = next: { $command }
unknown = unknown
preferred = preferred
seconds = { $seconds } s
at-time = at { $time }
# Several names, of which the first are shown. $count (number)
and-more = { $names } and { $count } more
# A fault or a remark about a file or a recording. $remark (sentence)
about = { $name }: { $remark }
not-a-time = { $text } is not a time; write 62.5 (seconds), 1:02.5, 500ms or 2756250f (frames)
standard-input = standard input
nothing-to-do = nothing to do

# Finding a recording, a segment or a deleted thing
no-recordings = there are no such recordings; to import one: { $command }
no-recordings-of = there is no recording of { $name }
no-such-recording = there is no such recording
# $count (number)
no-segment = { $title } has no segment { $name }; it has { $count }, see: { $command }
segments-there = { $name }: there { $count ->
    [one] is 1 segment
   *[other] are { $count } segments
  }
no-such-segment = { $name }: there is no such segment; see: { $command }
several-ids = { $name }: several ids begin with these letters
not-in-trash = nothing in the trash is { $name }; see: { $command }
several-in-trash = { $name } may be any of { $names }

# A recording and its file
file-changed = its file has changed; { $command }
file-gone = its file is gone; { $command }
# $fault (sentence)
file-with-fault = { $path } ({ $fault })
# $fault (sentence)
fault-in-brackets = ({ $fault })
mono = mono
# $count (number)
channels = { $count } channels
imported-from = { $day } from { $name }
# $rate (number) $channels (sentence)
sound-facts = { $length }, { $rate } Hz, { $channels }
# $undo (number) $redo (number)
changes-counted = { $undo } to undo, { $redo } to redo
not-contained = no recording contains { $range } yet

# Coverage
# $count (number) $all (number)
covered = { $count } of { $all } ayat ({ $counting })
# $count (number) $all (number)
covered-by = { $name }: { $count } of { $all } ({ $riwayah })
# $number (number) $count (number) $all (number)
surah-covered = { $number } { $name }: { $count } of { $all }, { $ranges }

# The size of the library
# $count (number)
recordings-stored = { $count } recordings, { $length }, { $bytes }
# $segments (number) $confirmed (number)
segments-stored = { $segments } in recordings; { $confirmed } stretches of text confirmed in all
none-yet = none yet

# The trash
is-back = { $title } is back
is-back-merged = { $title } was there again; what had been marked in it is back too
is-back-known = { $title } was there again already, with all that had been marked
# $count (number)
days-left = { $count } days left
trash-empty = the trash is empty
would-go = would go: { $title }
gone = gone: { $title }
# $count (number)
would-be-freed = { $count } things, { $bytes } would be freed
# $count (number)
freed = { $count } things, { $bytes } freed

# The check of the library
taken-in-part = { $title }: { $length } of { $all } were taken: import it again
# $missing (sentence)
imported-like-this = { $title }: { $missing }; it was imported like this
waveform-unreadable = its waveform cannot be read
# The name of a reciter and the title of a recording
recovered-recordings = Recovered recordings
recovered-title = Recovered { $id }
imported-meanwhile = it was imported in the meantime
is-recording-now = it is the recording { $title } of { $name } now
# $reason (sentence)
cannot-become-recording = it cannot become a recording: { $reason }
# $fault (sentence)
fault-repairable = { $place }: { $fault } (--repair corrects it)
# $fault (sentence)
fault-repaired = { $place }: { $fault } (repaired)
# $count (number)
checked = { $count } recordings, { $bytes }: { $result }
all-well = all is well
# $count (number)
count-wrong = { $count } wrong
# $count (number)
count-repaired = { $count } repaired

# A backup in place of the library
no-backup = { $path }: there is no backup; to begin anew: { $command }
no-backup-of = there is no backup of { $day }; there are: { $days }
gone-take-backup = The library is gone. Take the backup of { $day }?
gone-begin-anew = The library is gone. Begin anew?
library-damaged = The library is damaged ({ $damage }).
library-whole = The library is not damaged; later changes are set aside with it.
# $state (sentence)
take-backup = { $state } Set it aside and take the backup of { $day }?
# $state (sentence)
begin-anew = { $state } Set it aside and begin anew?
library-aside = the old library is now { $path }
library-is-backup = your library is now the backup of { $day }
library-is-new = your library is now new and empty

# The exchange with a folder
# $count (number)
count-added = { $count } added
# $count (number)
count-updated = { $count } updated
# $count (number)
count-merged = { $count } merged
# $count (number)
count-unchanged = { $count } unchanged
# $count (number)
count-trashed = { $count } trashed
hifz-events = { $count ->
    [one] { $count } event of hifz
   *[other] { $count } events of hifz
  }
in-trash = { $title } lies in your trash and was left there; see: { $command }
# $count (number)
left-out = { $count } left out; the others are done

# Import
# $reason (sentence)
played-as-it-is = { $reason }; it is played as it is
known-file = { $name }: is here already, as { $id } ({ $title }) of { $reciter }; nothing was changed
known-sound = { $name }: has a sound that is here already, in another file: { $id } ({ $title }) of { $reciter }; nothing was changed
same-file = this sound was here already, as { $id }; it takes what was said now
same-sound = this sound was here already, as { $id }, in another file, which stays; it takes what was said now
same-sound-new-file = this sound was here already, as { $id }; it takes this file, and what was said now
# A recording that was taken: $facts are its title, id, length, segments, riwayah and loudness
taken = { $reciter } ({ $id }): { $facts }
# The day of a recording, and its source
recorded-day = recorded { $day }
recorded-by-name = recorded { $day } (from its name)
recorded-by-file = recorded { $day } (the time of the file)
date-doubtful = its name may mean { $one } or { $other }; to say which: { $command }
segments-confirmed = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } confirmed
segments-suggested = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } suggested
segments-none = no segments yet
nothing-heard = no recitation was found
# $advice (sentence)
no-recitation = { $name }: no recitation was found; the recording is kept; { $advice }
# $reason (sentence) $advice (sentence)
kept-unsearched = the recording is kept; { $reason }; { $advice }
# The parts of the line about all recordings of an import
count-recordings = { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  }
# $found (number) $all (number)
ayat-of = { $found } of { $all ->
    [one] { $all } ayah
   *[other] { $all } ayat
  } of { $ranges }
missing-ayat = missing { $ranges }
# $count (number)
count-confirmed = { $count } confirmed
# $count (number)
count-sure = { $count } sure
# $count (number)
count-known = { $count } here already
# $count (number): done by other devices, or by this one before
count-elsewhere = { $count } done elsewhere or before
# $count (number)
count-refused = { $count } refused
# $count (number)
count-passed-over = { $count ->
    [one] { $count } other file
   *[other] { $count } other files
  } passed over
heard-first = { $name } is new, and heard first where there is something of theirs; otherwise: { $command }
asked-after = { $name } is new, and asked after { $before }; to hear them first: { $command }

# Finding the ayat of a recording
not-searched-yet = { $title } is here, its ayat were not found yet; later: { $command }
detect-advice = by pauses alone and less sure: { $command }
may-contain = it may contain { $ranges }; if that is right: { $command }
recognised = { $title }: recognised as { $ranges }
recognised-in-part = { $title }: recognised as { $ranges }; it may also contain { $doubtful }
# Ayat between, before or after those that were found.
not-heard = not heard: { $ranges }
searched = searched { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  }, by the words of { $riwayah }
same-words = the same words: { $ranges }
or = or { $place }
a-guess = { $share }, a guess
in-part = in part
ayah-in-part = { $ayah } in part
ayat-in-part = { $first } and { $last } in part
# $found (number)
found-in = { $found } of { $all ->
    [one] { $all } ayah
   *[other] { $all } ayat
  } found in { $title }
basmalahs-confirmed = { $count ->
    [one] a basmalah confirmed
   *[other] { $count } basmalahs confirmed
  }
all-confirmed = all labels are confirmed
# $count (number)
count-to-check = { $count } to check
not-found = not found: { $names }
found-unchanged = { $found }; nothing was changed
found-next = { $found }; { $command }
none-certain = nothing is confirmed, because no suggestion is certain enough; check them: { $command }
suggested-in = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } suggested in { $title }
suggested-by-pauses = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } suggested in { $title } by pauses alone; check each label: { $command }
suggested-by-pauses-sure = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } suggested in { $title } by pauses alone, { $share } sure; check each label: { $command }

# Recording
recording-title = Recording { $time }
# $rate (number) $channels (number)
recording-heading = { $title } · { $reciter } · { $rate } Hz · { $channels } ch
# The recording as a pause of the player
recording-turn = record { $passage }
discarded = discarded
# $fault (sentence)
stays-in-file = { $fault }; the recording stays in { $path }, and the next { $command }, import, library or annotate adds it to the library
# $fault (sentence)
is-in-library = { $fault }; the recording is in the library as { $id }
# $fault (sentence)
nothing-recorded = { $fault }; nothing was recorded
no-sound = nothing was recorded: there was no sound
recovered = recovered a recording that was cut off: { $recording }
# $fault (sentence)
not-recovered = { $fault }; an unfinished recording stays as it is
overrun = overrun: { $seconds } s of sound are missing at { $time }: the machine was too slow
source-suspended = the source was suspended at { $time }; waiting for it
source-active = the source is active again; recording continues
source-moved = recording from { $device } since { $time }
# $fault (sentence)
server-away = { $fault }, at { $time }; waiting for it
server-back = the sound server is back; recording continues from { $device }

# Options of `record`
rate-limits = --rate is 8000 to 192000
channels-limits = --channels is 1 or 2
bits-limits = --bits is 16 or 24
input-form = --input takes samples of 16 bits and one channel, and excludes --source
title-empty = a title needs at least one letter
takes-value = { $name } takes a value, or is not an option of record
no-option = there is no option { $name } of record
# $wanted (sentence)
option-refused = { $name } does not take “{ $value }”: it is { $wanted }
wanted-time = a time such as 90s or 5m
wanted-rate = 8000 to 192000
wanted-channels = 1 or 2
wanted-bits = 16 or 24

# A stretch of a recording
from-after-end = --from is after the recording's end, { $length }
to-before-from = --to must be later than --from
stretch = { $start }–{ $end } of { $all }
# $confirmed (number) $suggested (number)
stretch-labels = { $stretch } · { $confirmed } confirmed, { $suggested } suggested
# $labels (sentence)
recording-details = { $reciter } · { $riwayah } · { $labels }
# $width (number) $height (number) $labels (sentence)
picture = { $path } · { $width } × { $height } · { $labels }

# Labels
# $labels (sentence)
labels-of = { $title } · { $labels }
# $count (number) $confirmed (number) $suggested (number) $flagged (number)
labels-counted = { $count } segments: { $confirmed } confirmed, { $suggested } suggested, { $flagged } to check
# $labels (sentence)
labels-missing = { $labels }; not found: { $names }
no-segments = { $title } has no segments yet
confirmed = confirmed
suggested = suggested
# The confidence, and the reasons to look at the segment
suggested-by = suggested { $evidence }
suggested-segment = { $segment } (suggested)
# $number (number) $count (number)
take-of = take { $number } of { $count }
latest-from-one = { $word }: the number is from 1, as in last:30
nothing-to-change = nothing to change
# $edit (sentence)
undone = undone: { $edit }
# $edit (sentence)
redone = redone: { $edit }

# The check of labels by their sound
verdict-right = right
verdict-doubtful = doubtful
verdict-wrong = wrong
verdict-misplaced = misplaced
verdict-partial = partial
# Something else is said in it.
verdict-talk = talk inside
verdict-long = too long
# $segment (number)
whole-in = all of it is in segment { $segment }
verdict-unknown = unknown
sounds-like = sounds like { $ayah }
begins-at = begins at { $time }
ends-at = ends at { $time }
# $first (number) $last (number)
words-heard = words { $first }–{ $last } are heard
# $wrong (number) $misplaced (number) $partial (number) $talk (number) $long (number) $doubtful (number)
verified = of { $count ->
    [one] { $count } label
   *[other] { $count } labels
  } { $wrong } wrong, { $misplaced } misplaced, { $partial } broken off, { $talk } with talk inside, { $long } too long and { $doubtful } doubtful
# $verified (sentence) $count (number)
verified-rest = { $verified }; { $count } could not be checked
# $verified (sentence)
verified-next = { $verified }; to listen from the first of them on: { $command }

# The check of labels by themselves
nothing-found = nothing found in { $title }
kind-overlap = overlap
kind-gap = gap
kind-length = length
kind-short = short
kind-order = order
kind-skipped = skipped
kind-counting = counting
kind-unassigned = unassigned
kind-unconfirmed = unconfirmed

# A page with the sound and the ayat of a recording
# $count (number)
pages-need-folder = { $count } recordings are a page each: name a folder, as in --html pages/
nothing-confirmed = nothing is confirmed in { $title } yet; see: { $command }
passages = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  }
sound-in = sound in { $name }
not-on-page = { $title }: { $count ->
    [one] { $count } suggestion is
   *[other] { $count } suggestions are
  } not on the page; confirm them with: { $command }
talk = Talk
istiadha = Isti'adha
basmalah = Basmalah
text-not-installed = The text of { $riwayah } is not installed.
