# What several modules say, and the faults of texts, labels and files. The first group is pieces that other sentences hold.

# The sign between the parts of a list
list-separator = { ", " }

# $place (sentence), $fault (sentence)
at-place = { $place }: { $fault }
# $line (number)
line = line { $line }
# $line (number), $column (number)
line-column = line { $line }, column { $column }
# $row (number)
row = row { $row }

# Counts
files = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }
ayat = { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  }
surahs = { $count ->
    [one] { $count } surah
   *[other] { $count } surahs
  }
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
times = { $count ->
    [one] { $count } time
   *[other] { $count } times
  }
passages = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  }
words = { $count ->
    [one] { $count } word
   *[other] { $count } words
  }
labels = { $count ->
    [one] { $count } label
   *[other] { $count } labels
  }
rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
  }
recordings = { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  }
segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
bookmarks = { $count ->
    [one] { $count } bookmark
   *[other] { $count } bookmarks
  }
lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
weeks = { $count ->
    [one] { $count } week
   *[other] { $count } weeks
  }
parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
  }
attempts = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
  }
catch-up-submissions = { $count ->
    [one] { $count } catch-up submission
   *[other] { $count } catch-up submissions
  }

# Names of divisions of the Quran
juz = juz
hizb = hizb
rub = rub
manzil = manzil
ruku = ruku
page = page

# Ranges such as 2:1-10, page:50. $text is the whole range as it was typed, $counting the name of a tradition of counting.
# $position (number), $fault (sentence)
at-character = { $fault } (at character { $position })
# $fault (sentence)
did-you-mean = { $fault }; did you mean { $suggestion }?
# $most (number)
ranges-too-long = ranges take at most { $most } bytes
range-missing = a range is missing here
nothing-after = nothing may come after “{ $text }”
no-ayah-starts = no ayah of the { $counting } counting starts there
one-ayah-expected = one ayah is expected here, such as { $example }
only-ayat = only ayat are allowed here, not words
words-of-one-ayah = words belong to one ayah, such as 2:255:1-7
words-of-next-ayah = words belong to one ayah: write those of the next ayah as another range
# $count (number)
words-of-ayah = the ayah has the words 1-{ $count }
range-backwards = the range runs backwards
word-missing = a word's number is missing here
last-word-missing = the last word's number is missing here
# $kind (sentence)
division-missing = the number of the { $kind } is missing here
# $kind (sentence)
last-division-missing = the number of the last { $kind } is missing here
# $kind (sentence), $count (number)
division-limits = { $kind } is 1 to { $count }
# $surah (number), $count (number)
rukus-of-surah = surah { $surah } has the rukus 1 to { $count }
no-such-print = there is no such print
page-of-print-missing = a page is missing here, as in taj-16 page 3
nisf = half of a para
rub-of-juz = quarter of a para
# $juz (number)
quarter-without-sign = the print has no sign there: one of the quarters of para { $juz } is not marked
line-of-page-missing = the number of a line of the page is missing here
# $page (number), $count (number)
lines-of-page = page { $page } has the lines 1 to { $count }
lines-without-words = there is the name of a surah or a basmalah, and no ayah
lines-inside-ayah = no ayah begins there; the words are of one ayah
lines-of-hafs = lines of pages are known for Hafs and Shu'bah alone
# $pages (number), $lines (number)
print-madani = the Madani print of 1421H: { $pages } pages of { $lines } lines
# $pages (number), $lines (number)
print-taj = the print of Taj Company: { $pages } pages of { $lines } lines
# $pages (number), $lines (number)
print-of-user = { $name }: { $pages } pages of { $lines } lines
# $count (number)
surah-limits = the surahs are 1 to { $count }
surah-missing = a surah is missing here
no-surah-called = no surah is called “{ $name }”
several-called = several surahs are called “{ $name }”
two-readings = this can be read in two ways
# Two ranges that somebody may mean.
either = { $first } or { $second }
# $count (number)
part-limits = there are 1 to { $count } of them
ayah-missing = an ayah is missing here
ayat-from-one = ayat are numbered from 1
# $surah (number), $count (number)
ayat-of-surah = surah { $surah } has { $count } ayat
# $surah (number), $count (number)
ayat-of-surah-counted = surah { $surah } has { $count } ayat in the { $counting } counting
# $surah (number), $count (number)
ayat-unless-kufi = surah { $surah } has { $count } ayat in the counting { $counting }; if the numbers are Kufi, give --counting kufi
# $surah (number)
no-surah = there is no surah { $surah }

# Labels of segments of a recording, such as 2:255 or 8:75 @62.5 9:1
label-empty = the label is empty; `-` stands for anything that is no recitation
label-begins = a surah's number, `basmalah`, `istiadha`, `speech` or `-` is missing here
colon-missing = a colon and the ayah's number are missing here
ayah-number-missing = the ayah's number is missing here
not-here = this is not allowed here
nothing-after-basmalah = nothing may follow the 0 of the basmalah
# $surah (number)
no-basmalah = no basmalah opens surah { $surah }
last-ayah-missing = the last ayah's number is missing here
last-ayah-before = the last ayah is before the first
first-word-missing = the first word's number is missing here
# $count (number)
last-word-before = the last word is before the first, or the ayah has only { $count } words
colon-and-word-missing = a colon and the last word's number are missing here
no-time = { $text } is not a time
join-needs-time = a join needs a time: 8:75 @62.5 9:1
label-after-join = a label is missing after { $join }
only-recitation-joins = only recitation has joins; make it a separate segment

# Changes of segments: why one cannot be made
no-boundary = there is no boundary here
boundary-inside = a boundary lies inside the recording
boundary-there = there is a boundary here
several-meet = several segments meet here
# $segment (sentence)
edge-of = it is the edge of { $segment }; delete or move it
nothing-to-confirm = there is nothing to confirm
already-suggestions = these are already suggestions
only-recitation-preferred = only recitation can be preferred
confirm-first = confirm it first
place-not-inside = the place is not inside the segment
split-at-join = split it at its join first
two-segments = name at least two segments
only-touching = only segments that touch can be merged
no-segment = there is no segment { $id }
segment-backwards = a segment ends after it starts
leaves-recording = it leaves the recording
# $least (number)
too-short = recitation needs at least { $least } ms
# $least (number)
too-short-move = recitation needs at least { $least } ms: move the boundary
no-join = it has no such join
# $segment (sentence)
not-merged = recitation cannot be merged with { $segment }
not-consecutive = the labels on both sides of the join are not consecutive
ends-before-start = it ends before it starts
joins-outside = its joins lie outside it

# Changes of segments, and what was done. $what is what changes: a label, several segments
# $what (sentence)
edit-add = add { $what }
# $what (sentence)
edit-assign = assign { $what }
# $what (sentence)
edit-confirm = confirm { $what }
# $what (sentence)
edit-delete = delete { $what }
# $what (sentence)
edit-merge = merge { $what }
# $what (sentence)
edit-move = move { $what }
# $what (sentence)
edit-place = place { $what }
# $what (sentence)
edit-prefer = prefer { $what }
# $what (sentence)
edit-remove = remove { $what }
# $what (sentence)
edit-split = split { $what }
# $what (sentence)
edit-suggest = suggest { $what }
# $what (sentence)
edit-unconfirm = unconfirm { $what }
# $what (sentence)
edit-restore = restore { $what }
# $what (sentence)
done-add = { $what } added
# $what (sentence)
done-assign = { $what } assigned
# $what (sentence)
done-confirm = { $what } confirmed
# $what (sentence)
done-delete = { $what } deleted
# $what (sentence)
done-merge = { $what } merged
# $what (sentence)
done-move = { $what } moved
# $what (sentence)
done-place = { $what } placed
# $what (sentence)
done-prefer = { $what } preferred
# $what (sentence)
done-remove = { $what } removed
# $what (sentence)
done-split = { $what } split
# $what (sentence)
done-suggest = { $what } suggested
# $what (sentence)
done-unconfirm = { $what } unconfirmed
unlabelled-stretch = a stretch without a label
speech = speech
no-recitation = what is no recitation
a-segment = a segment
a-boundary = a boundary
a-join = a join
labels-of-file = { $count ->
    [one] { $count } label of a file
   *[other] { $count } labels of a file
  }

# Files of labels
header-missing = a header is missing: { $columns }
no-label = there is no label in it
preferred-values = `preferred` is yes or no
status-values = `status` is confirmed or suggested
no-time-in-seconds = `{ $column }` is not a time in seconds: “{ $text }”
no-text-encoding = it is not text in UTF-8 or UTF-16
not-read-as-text = this is not read as text
no-label-in-tier = there is no label in the tier “{ $name }”
no-tier = there is no tier “{ $name }”; there are { $names }
no-tier-at-all = there is no tier “{ $name }”; there are none
choose-tier = choose a tier: --tier with one of { $names }
label-taken-unknown = the label is empty; it is taken as ?
# $count (number)
more-labels-empty = { $count } more labels are empty
points = { $count ->
    [one] { $count } label is a point: it lasts until the next label, as a suggestion
   *[other] { $count } labels are points: each lasts until the next label, as a suggestion
  }
# $count (number)
heard-unknown = { $count ->
    [one] { $count } stretch is no text of the Quran, or is at several places; it is taken as ?
   *[other] { $count } stretches are no text of the Quran, or are at several places; they are taken as ?
  }
# $count (number)
cue-of-several-files = it is a cue sheet of { $count } files; a sheet of one file is read
# $number (number)
segment-number = segment { $number }
transcript-part = it has no start, end and text
praat-binary = it is a binary file of Praat; save it as text
praat-chronological = it is a chronological TextGrid of Praat; save it as a text file
# $kind (sentence)
not-labels = it is { $kind }, not a file of labels
labels-of = it is a file of { $kind }, which is not read; export SRT, WebVTT or a table start,end,label
label-backwards = the label ends before it starts
label-no-length = the label has no length
label-leaves = the label leaves the recording, which is { $length } long
# $reading (sentence)
read-as = “{ $written }” is read as { $reading }
not-a-track = it is not START, END and LABEL with tabs between
too-early = the file ends too early
not-a-textgrid = it is not a TextGrid
quote-open = a quote is not closed
no-tiers = it has no tiers
tier-kind = a tier of the kind “{ $kind }” is unknown
quoted-missing = a text in quotes is missing here
number-missing = a number is missing here
count-missing = a count is missing here

# JSON. $expected is one of the words below it
# $expected (sentence), $byte (number)
json-expected-at = expected { $expected } at byte { $byte }
# $expected (sentence)
json-expected = expected { $expected }
# $expected (sentence)
json-is-not = “{ $name }” is not { $expected }
json-not-utf8 = the line is not UTF-8
json-too-deep = it is nested too deeply
json-missing = “{ $name }” is missing
json-list-short = a list is too short
json-digit = a digit
json-no-control = no control character
json-end = the end of the text
json-escape = an escaped character
json-half = half a character's other half
json-hex = four hexadecimal digits
json-nothing = nothing more
json-value = a value
json-name = a name
json-colon = a colon
json-brace = a comma or a closing brace
json-bracket = a comma or a closing bracket
json-object = an object
json-list = a list
json-number = a number
json-bool = true or false
json-text = a text
json-whole = a whole number

# Packs: translations and other texts from files. $ref is an ayah or a word
# $other (sentence)
there-twice = { $ref } is there twice, first at { $other }
ref-missing = { $ref } is missing
# $count (number)
word-missing-among = { $ref } is missing among { $count } words
no-text-of = { $ref } has no text
# $count (number), $needed (number)
words-and-not = { $ref } has { $count } words and not { $needed }
no-text-own = { $ref } points to { $target }, which has no text of its own
# $count (number), $all (number)
ayat-without-text = { $count } of { $all } ayat have no text
# $count (number)
ayat-joined = { $count } ayat have no text: the text before is for them, too
# $count (number)
basmalah-removed = the basmalah before ayah 1 of { $count } surahs is removed: it is not part of these ayat
# $count (number), $all (number)
ayat-and-not = { $count } ayat and not { $all }: { $ref } is missing
# $count (number), $all (number), $last (sentence)
ayat-and-not-after = { $count } ayat and not { $all }: { $ref } is missing, after { $last }
no-text-in-it = there is no text in it
among-words = { $ref } stands among texts of words
among-ayat = { $ref } stands among texts of ayat
control-character = { $ref } holds the control character U+{ $code }: is it a text of another encoding?
no-text-unless-joined = { $ref } has no text; if the text before is for both, add --empty joined
# $surah (number)
no-surah-of = { $ref }: there is no surah { $surah }
# $surah (number), $count (number)
ayat-of-surah-kufi = { $ref }: surah { $surah } has { $count } ayat in the Kufi counting

# Bookmarks in files, tags, and names of reading positions, reciters and khatms. $subject is what is wrong: “the name”
no-bookmark-id = “{ $id }” is not an id, which has 16 digits, 0-9 and a-f
no-place = it has no place: `ref` is missing
no-counting = there is no counting “{ $counting }”
nul-in-note = the note has a NUL character
no-colour = there is no colour “{ $name }”
no-time-quoted = “{ $text }” is not a time
the-tag = the tag “{ $tag }”
the-name = the name
the-name-quoted = the name “{ $name }”
reciters-name = the reciter's name
# A doubt about a stored name: “a name that is empty”
a-name-that = a name that
# $subject (sentence)
is-empty = { $subject } is empty
# $subject (sentence), $limit (number)
too-many-characters = { $subject } has more than { $limit } characters
# $subject (sentence)
has-comma = { $subject } has a comma, a semicolon or a control character
# $subject (sentence)
has-outer-space = { $subject } begins or ends with a space
# $subject (sentence)
begins-with-hyphen = { $subject } begins with a hyphen
# $subject (sentence)
has-space = { $subject } has a space, a slash or a control character
# $subject (sentence)
has-no-letter = { $subject } has no letter in it
# $subject (sentence)
has-invisible = { $subject } has invisible characters
# $subject (sentence)
is-too-long = { $subject } is too long
# $subject (sentence)
cannot-be-typed = { $subject } holds what cannot be typed

# The catalogue of reciters and descriptions of reciters. $key is a member of JSON
control-characters = it holds control characters
entry-twice = { $id } is there twice
# $count (number), $needed (number)
fields-not = there are { $count } fields, not { $needed }
no-id = “{ $id }” is not an id
no-name = { $id } has no name
no-riwayah = “{ $text }” is not a riwayah
no-style = “{ $text }” is not a style
not-a-counting = “{ $text }” is not a counting
no-address = there is no address
addresses-mixed = some addresses are of ayat, and others of surahs
no-known-timings = “{ $text }” has no timings that are known here
# $first (number), $last (number)
column-limits = { $column }: “{ $text }” is not { $first } to { $last }
member-wrong = “{ $key }” is not what it should be
member-cannot-be = “{ $key }” cannot be “{ $text }”
describes-other = it describes a { $kind }, not a reciter
# $version (number)
unknown-version = version { $version } is not known here
# $limit (number)
id-too-long = “id” has more than { $limit } characters
no-reciter-id = “{ $id }” is not an id, which has small letters, digits and hyphens
bitrate-unit = “bitrate” is not in bits a second
# $count (number), $limit (number)
addresses-not = there are { $count } addresses, not 1 to { $limit }
addresses-for-both = some addresses are for ayat, and others for surahs
no-timings-needed = files of one ayah each need no timings
addresses-of-two-shapes = there is no address, or they are of two shapes
scheme = it must begin with https:// or http://
unknown-placeholder = “{ $text }” is not known; use { "{surah}" }, { "{ayah}" }, { "{surah:3}" } and { "{ayah:3}" }
no-surah-placeholder = there is no { "{surah}" } in it
address-characters = it has characters that are not allowed in an address

# Times of ayat from outside: what was changed or refused. A finding has several changes with commas between
# $fault (sentence)
timing-withheld = not used: { $fault }
# $ayah (sentence), $fault (sentence)
ayah-withheld = { $ayah } is not used: { $fault }
# $ayah (sentence)
ayah-shortened = { $ayah } is shortened by { $time }
timing-clean = clean
told-alike = told several times alike
# $time (number)
began-before-file = began { $time } ms before the file
swapped = start and end were swapped
ends-at-next = ends where the next begins
ends-with-file = ends with the file
# $time (number)
began-before-end = began { $time } ms before the end of the one before
# $theirs (number), $ours (number)
words-mapped = { $theirs } words mapped to { $ours }
# $count (number)
times-parted = { $count } times for several words parted
# $count (number)
times-cut = { $count } times of words cut
# $count (number)
times-left-out = { $count } times of words left out
# $fault (sentence)
without-words = without words: { $fault }
several-rows = it has several rows
no-time-of = it has no time
time-out-of-range = its time is out of range
out-of-order = it stands out of order
overlaps-neighbour = it overlaps a neighbour
too-short-to-recite = it is too short to be recited
leaves-file = it leaves the file
# $theirs (number), $ours (number)
word-count = it has { $theirs } words there, and { $ours } in the text
no-word-times = no word has a time
# $surah (number), $theirs (number), $ours (number)
other-counting = surah { $surah } has { $theirs } ayat there, as in { $other }, and { $ours } in { $counting }
tilawas-export = Tilawa's export

# Probable mistakes in labels
overlap-by = overlap by { $time }
# $count (number)
more-overlaps = and { $count } more overlaps that are not listed
missing-inside = { $time } are missing inside { $ayah }
only-long = only { $time } long
no-label-of = it has no label
suggestions-left = { $count ->
    [one] is a suggestion, which is not played
   *[other] are suggestions, which are not played
  }
longer-than = { $label } is { $factor } times as long as its letters take elsewhere
shorter-than = { $label } is { $factor } times as short as its letters take elsewhere
numbered-otherwise = labels are numbered in { $counting }, and { $riwayah } ends its ayat as { $other } counts them
fits-other = the lengths fit the numbers of { $other } better than those of { $counting }
comes-before = { $later } comes before { $earlier }
left-out = { $ayah } is left out between
several-left-out = { $ayat } are left out between

# Sessions of playback: why one cannot be. Words with two hyphens are options
never-reached = { $option } is never reached: the range or its ayat repeat forever
then-and-connect = --then and --connect-after both say what follows the range: choose one
start-outside = --start-at { $ref } is not in the range
# $most (number)
connection-limits = a connection is 0 to { $most } ayat
# $most (number)
gap-limits = a gap is 0 to { $most } ms
# $most (number)
gap-percent = a gap is 0 to { $most } %
# $most (number)
then-limits = --then takes 1 to { $most } ayat or pages
# $most (number)
then-times-limits = --then-times is 1 to { $most }
# $volume (number)
no-volume = a volume of { $volume } per cent
no-such-gap = there is no such gap
no-such-count = there is no such count
no-range = it holds no range
of-other-counting = { $ref } is of another counting
a-range-backwards = a range runs backwards
no-such-words = an ayah does not have such words
place-missing = it has no place
no-such-place = its place does not exist
time-not-there = its time does not exist
gap-wanted = 0 to 60s (500ms, 1.5s), or 0% to 1000% of the ayah
gap-question = { $number }: { $first } or { $second }?
gap-unit = { $number }: write { $reading }
speed-wanted = 0.5 to 2 in steps of 0.05

# Days and times
no-day = “{ $text }” is not a day: write 2024-03-11
write-day = { $text }: write { $day }
no-such-day = { $text }: there is no such day
future-entry = there is an entry for { $day }, but today is { $today }: was or is the clock wrong?
# $span (sentence)
clock-behind = the clock shows a time { $span } before the last entry, { $since }: was the clock changed?
in-part = { $ref } in part

# The Islamic calendar
muharram = Muharram
safar = Safar
rabi-al-awwal = Rabi al-Awwal
rabi-al-thani = Rabi al-Thani
jumada-al-ula = Jumada al-Ula
jumada-al-akhirah = Jumada al-Akhirah
rajab = Rajab
shaban = Shaban
ramadan = Ramadan
shawwal = Shawwal
dhu-al-qadah = Dhu al-Qadah
dhu-al-hijjah = Dhu al-Hijjah
# $day (number), $month (sentence), $year (number)
hijri-date = { $day } { $month } { $year }
no-hijri-date = “{ $text }” is not a day: write it as 2027-02-08, "1 Ramadan 1448", 1448-09-01, or ramadan for the next
# $year (number), $first (number), $last (number)
no-hijri-year = { $year } is no year of the Islamic calendar: they are { $first } to { $last }
# $day (number), $month (sentence), $year (number), $length (number)
no-hijri-day = there is no { $day } { $month } { $year }: the month has { $length } days
# $day (number), $month (sentence)
no-hijri-day-ever = there is no { $day } { $month }: a month has 29 or 30 days

# The strength of a page that is held by heart: how long it would stay
strength-none = not held
strength-planned = to learn
strength-weak = under a week
strength-young = under 3 weeks
strength-firm = under 2 months
strength-solid = 2 months and more

# Rules of tajweed
hamzat-wasl = hamzat wasl
lam-shamsiyyah = lam shamsiyyah
silent = silent letter
madd-tabii = madd tabii
madd-arid-lissukun = madd arid lissukun
madd-muttasil = madd muttasil
madd-munfasil = madd munfasil
madd-lazim = madd lazim
ghunnah = ghunnah
ikhfa = ikhfa
ikhfa-shafawi = ikhfa shafawi
iqlab = iqlab
idgham-ghunnah = idgham with ghunnah
idgham-no-ghunnah = idgham without ghunnah
idgham-shafawi = idgham shafawi
idgham-mutamathilayn = idgham mutamathilayn
idgham-mutajanisayn = idgham mutajanisayn
idgham-mutaqaribayn = idgham mutaqaribayn
qalqalah = qalqalah
hamzat-wasl-reason = joined to what comes before, this alef is not read
lam-shamsiyyah-reason = the article's ل is not read: the letter after it is doubled instead
silent-reason = written and never read
madd-tabii-reason = two counts: a long vowel that only a small letter shows
madd-arid-lissukun-reason = two, four or six counts: the reader stops on the letter after it
madd-muttasil-reason = four or five counts: a hamza follows in the same word
madd-munfasil-reason = two to five counts: a hamza begins the next word
madd-lazim-reason = six counts: a letter follows that never has a vowel
ghunnah-reason = two counts through the nose: ن or م with shaddah
ikhfa-reason = ن without vowel is hidden before this letter, two counts through the nose
ikhfa-shafawi-reason = م without vowel is hidden before ب, two counts through the nose
iqlab-reason = ن without vowel becomes a hidden م before ب, two counts through the nose
idgham-ghunnah-reason = ن without vowel goes over into ي ن م و, two counts through the nose
idgham-no-ghunnah-reason = ن without vowel goes over into ل or ر, nothing through the nose
idgham-shafawi-reason = م without vowel goes over into م, two counts through the nose
idgham-mutamathilayn-reason = a letter without vowel goes over into the same letter
idgham-mutajanisayn-reason = a letter without vowel goes over into one from the same place of the mouth
idgham-mutaqaribayn-reason = a letter without vowel goes over into one from a place close by
qalqalah-reason = without vowel the letter is let go with an echo

# Files that are no sound
# $kind (sentence)
is-archive = it is { $kind }: unpack it first
# $kind (sentence)
is-no-sound = it is { $kind }, and no sound
zip = a zip archive
gzip = a gzip archive
bzip = a bzip2 archive
xz = an xz archive
zstd = a zstd archive
seven-zip = a 7z archive
rar = a rar archive
ar = an ar archive
cpio = a cpio archive
xar = a xar archive
cab = a cab archive
tar = a tar archive
pdf = a PDF document
picture = a picture
database = a database
program = a program
midi = MIDI
playlist = a playlist
office = an Office document
rtf = a text document
web-page = a web page
json = JSON
xml = XML

# Values in files of this program that cannot be
no-such-number = no segment has such a number
no-words = no stretch of words
no-such-surah = no such surah
no-such-flag = no flag is written like that
no-such-speed = no such speed
# $line (number)
no-table-line = line { $line } is not a line of such a table

# Courses. $coach and $teacher are names, $when, $time, $date and $moment times as the groups below say them
# $first (sentence), $second (sentence)
both = { $first } · { $second }
your-teacher = your teacher
# $week (number)
week-part = week { $week }
placement-part = placement
assessment-part = assessment
next-is = Next: { $level }

# Courses: times
monday = Mon
tuesday = Tue
wednesday = Wed
thursday = Thu
friday = Fri
saturday = Sat
sunday = Sun
january = Jan
february = Feb
march = Mar
april = Apr
may = May
june = Jun
july = Jul
august = Aug
september = Sep
october = Oct
november = Nov
december = Dec
# $weekday (sentence), $day (number), $month (sentence), $year (number)
date = { $weekday } { $day } { $month } { $year }
# $date (sentence)
moment = { $date } { $clock }
# $date (sentence)
moment-in-zone = { $date } { $clock } { $zone }
in-days = { $days ->
    [0] today
    [1] tomorrow
   *[other] in { $days } days
  }
just-now = just now
# $span (sentence)
ago = { $span } ago
# $week (number)
one-week = week { $week }
# $first is one number, or several with commas between
week-list = weeks { $first } and { $last }

# Courses: why nothing can be submitted
# $count (number)
course-weeks = the course has the weeks 1 to { $count }
not-placed = you are not placed in a level yet
# $heading (sentence)
placed-already = you are placed already: { $heading }
# $part (sentence), $date (sentence)
part-opens = { $part } opens on { $date }
# $moment (sentence)
submissions-closed = the course has taken submissions until { $moment }
no-assessment = this course has no assessment
# $part (sentence)
nothing-to-submit = { $part } has nothing to submit
# $part (sentence)
lesson-first = finish the lesson of { $part } first: { $command }
# $submissions (sentence)
all-sent = all { $submissions } of this week are sent
# $submissions (sentence), $moment (sentence)
all-sent-until = all { $submissions } of this week are sent; the next one can be sent from { $moment }
# $date (sentence)
assessment-opens = the assessment opens on { $date }
# $counted (number), $needed (number)
assessment-needs = the assessment is not open: { $counted } of { $needed } needed weeks are done
assessment-sent = the assessment was sent; it is being heard
assessment-done = the assessment has its result: { $command }
# $submissions (sentence)
remaining = { $submissions } remaining

# Courses: the first line of a day
# $heading (sentence)
with-level = { $heading } · { $level }
# $when (sentence), $date (sentence)
begins = Begins { $when }, { $date }
level-open = { $title } · level to be decided
# $count (number)
weeks-over = The { $count } weeks are over
# $week (number), $count (number)
week-of = Week { $week } of { $count }

# Courses: cards. A card has a title, a line below it, and the name of what one can do
act-record = Record
act-see-sent = See what was sent
act-begin = Begin
act-see-weeks = See the weeks
act-start-lesson = Start lesson
act-go-on = Go on
act-see-week = See the week
act-hear = Hear it
act-earlier-weeks = See earlier weeks
act-begin-assessment = Begin the assessment
act-see-result = See the result
act-write = Write
your-place = Your place
recite-for-place = Recite a passage, so that { $coach } can place you in a level.
being-heard = Your recitation is being heard
# $ago (sentence), $time (sentence)
sent-for-place = Sent { $ago }. You will be placed in a level, usually within { $time }.
get-ready = Get ready
you-are-ready = You are ready
oriented = { $title }: done.
# $date (sentence)
first-lesson-opens = The first lesson opens on { $date }.
first-lesson = Welcome: your first lesson
# $week (number)
lesson-of-week = The lesson of week { $week }
# $week (number)
week-heading = Week { $week }
# $week (number)
week-topic = Week { $week }: { $topic }
# $topic (sentence), $parts (sentence)
topic-parts = { $topic } · { $parts }
# $topic (sentence), $parts (sentence), $minutes (number)
topic-parts-minutes = { $topic } · { $parts }, { $minutes } min
go-on-lesson = Go on with your lesson
# $topic (sentence), $number (number), $all (number)
topic-part = { $topic }: part { $number } of { $all }
ready-to-submit = Ready to submit
# $week (number), $remaining (sentence)
passage-remaining = Week { $week }: { $passage } · { $remaining }
once-more = Once more, please
# $week (number), $remaining (sentence)
asks-week-again = { $coach } asks for week { $week } again: { $passage } · { $remaining }
all-attempts-sent = All attempts of this week are sent
all-catch-ups-sent = All catch-up submissions of this week are sent
# $week (number)
week-passage = Week { $week }: { $passage }.
# $week (number), $moment (sentence)
week-passage-next = Week { $week }: { $passage }. The next one can be sent from { $moment }.
submission-sent = Submission sent
# $ago (sentence), $time (sentence)
sent-and-answers = Sent { $ago }. { $coach } usually answers within { $time }.
feedback-from = Feedback from { $coach }
# $week (number)
feedback-ready = The feedback for week { $week } is ready.
all-is-done = All is done
# $when (sentence)
next-lesson-opens = Good work. The next lesson opens { $when }.
no-more-lessons = Good work. No more lessons follow.
final-assessment = Final assessment
# $counted (number), $all (number), $about (sentence)
may-take-it = { $counted } of { $all } weeks are done: you may take it. { $about }
covers-all = It covers all of { $level }.
assessment-once-more = Final assessment, once more
asks-passage-again = { $coach } asks for the passage again.
assessment-being-heard = The assessment is being heard
# $date (sentence)
result-expected = The result is expected by { $date }.
congratulations = Congratulations: { $level } is complete
result-here = Your result is here
completed-for-you = { $coach } has completed the level for you.
has-heard = { $coach } has heard your assessment.
has-written = { $coach } has written about your assessment.
not-complete-yet = { $level } is not complete yet
says-what-to-practise = { $coach } says what to practise. Your weeks stay open to you.
course-over = The course is over
# $counted (number), $needed (number)
talk-with = { $counted } of { $needed } needed weeks are done. Talk with { $coach } about the next step.
level-completed = You have completed { $level }
will-tell = { $coach } will tell you what follows.
next-level = Next: { $level }.
# $date (sentence)
level-began = began { $date }
# $when (sentence), $date (sentence)
level-begins = begins { $when }, { $date }
# $date (sentence)
enrolment-opens = enrolment opens { $date }
told-of-enrolment = you will be told when enrolment opens
teacher-undecided = the teacher is not decided yet
stay-with = you stay with { $teacher }
teacher-will-be = your teacher will be { $teacher }

# Courses: the line above a card. $weeks is the list of the weeks, $open the sentence with their number
# $needed (number), $counted (number)
assessment-opens-with = The assessment opens with { $needed } weeks done; so far they are { $counted }.
this-week = this week
# $date (sentence)
until-date = until { $date }
# $weeks (sentence)
submissions-open = { $count ->
    [one] { $count } submission is open: { $weeks }.
   *[other] { $count } submissions are open: { $weeks }.
  }
# $open (sentence), $time (sentence)
can-send-it = { $open } You can send it { $time }.
# $open (sentence), $count (number), $time (sentence)
can-send-some = { $open } You can send { $count } of them { $time }.
# $open (sentence), $moment (sentence)
more-from = { $open } More can be sent from { $moment }.

# Courses: the states of the lesson, the submission and the feedback
no-lesson = no lesson this week
complete = complete ✓
# $done (number), $parts (sentence)
parts-done = { $done } of { $parts } done
none-this-week = none this week
# $attempts (sentence)
not-sent = not sent · { $attempts }
# $moment (sentence), $used (number), $all (number)
sent-used = sent { $moment } · { $used } of { $all } attempts used
not-needed = not needed this week
nothing-new = nothing new
# $week (number)
week-being-heard = week { $week } is being heard
# $count (number), $weeks (sentence)
new-feedback = { $count } new: { $weeks }
# $week (number)
week-once-more = week { $week }: once more, please
# $week (number)
week-heard = week { $week } ✓

# Courses: notifications. Each has a title and a text below it
has-joined = { $name } has joined
to-be-placed = To be placed in a level
# $moment (sentence)
sent-at = Sent { $moment }
course-changed = The course has changed
group = Group { $name }
with-teacher = with { $teacher }
placed-in = You are placed in { $level }
# $week (number)
feedback-for-week = Feedback for week { $week }
feedback-for-assessment = Feedback for your assessment
feedback-for-placement = Feedback for your recitation
# $moment (sentence)
heard-what-you-sent = { $teacher } has heard what you sent on { $moment }
session-cancelled = { $title } is cancelled
# $moment (sentence)
does-not-take-place = { $moment } does not take place
session-moved = { $title } is moved
# $moment (sentence), $planned (sentence)
instead-of = { $moment } instead of { $planned }
recording-here = The recording of { $title } is here
# $week (number)
week-asks-nothing = Week { $week } asks nothing of you
counts-as-done = It counts as done
will-tell-what-follows = { $teacher } will tell you what follows
new-key = Your teacher has a new key
new-key-meaning = { $key }. What the key before signs from now on is not taken. { $teacher } can tell you that this is right
spoken-question = A spoken question
spoken-answer = A spoken answer
# $part (sentence)
asks-about = { $name } asks about { $part }
# $week (number)
wrote-about-week = { $teacher } has written about week { $week }
wrote-about-assessment = { $teacher } has written about your assessment
wrote-about-place = { $teacher } has written about your place
# $week (number)
week-is-open = Week { $week } is open
# $moment (sentence)
due-at = Due { $moment }
# $week (number), $span (sentence)
week-due-in = Week { $week } is due in { $span }
# $moment (sentence)
passage-by = { $passage }, by { $moment }
# $moment (sentence)
session-at = { $moment } { $link }
# $minutes (number)
session-soon = { $title } in { $minutes } minutes
session-live = { $title } is live now
assessment-is-open = The final assessment is open
# $moment (sentence)
passage-until = { $passage }, until { $moment }
course-closes = { $title } closes in 7 days
# $moment (sentence)
assessment-until = The final assessment can be sent until { $moment }
# $week (number), $moment (sentence)
week-until = Week { $week } can be sent until { $moment }
# $first is one number, or several with commas between. $moment (sentence)
weeks-until = Weeks { $first } and { $last } can be sent until { $moment }
# $week (number)
week-due = Week { $week } is due: { $passage }

# Courses: changes of the file. $session is a title with a time
# $session (sentence)
session-new = new: { $session }
# $session (sentence), $time (sentence)
session-instead = { $session }, instead of { $time }
# $session (sentence)
session-gone = no longer: { $session }
# $time (sentence)
session-title = { $title }, { $time }
# $date (sentence)
course-begins = begins { $date }
weeks-begin = weeks begin { $time }
course-due = due { $time }

# Courses: why a line of a log is no event
no-course-id = a course without a proper id
no-author-key = an author without a proper key
no-such-moment = a time that does not exist
unknown-event = an unknown kind of event
unknown-result = an unknown result
too-many-marks = too many marks
impossible-mark = a mark that cannot be
sound-without-form = a sound without a form
impossible-part = a part that cannot be
impossible-time = a time that cannot be
impossible-length = a length that cannot be
impossible-week = a week that cannot be
text-too-long = a text that is too long
no-name-there = no name
no-level-there = no level
no-session-there = no session
impossible-reference = a reference that cannot be
no-day-there = a day that does not exist

# Names of surahs and riwayat where no sentence is around them; the file names.ftl of a language has them.
name = { $name }
# $number (number)
numbered-name = { $number } { $name }
