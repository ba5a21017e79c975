# Importing, downloading, finding ayat by their sound, timings, labels. An error is shown as the file, what failed, and the reason.

# $operation (sentence) $reason (sentence)
failed = { $operation }: { $reason }
# $operation (sentence) $reason (sentence)
failed-at = { $path }: { $operation }: { $reason }

# What failed
cannot-add = cannot add
cannot-add-reciter = cannot add { $name }
cannot-align = cannot align { $title }
cannot-check-files = cannot check the files of { $name }
cannot-identify = cannot identify
cannot-identify-recording = cannot identify { $title }
cannot-find = cannot find { $title }
cannot-find-fetched = cannot find what was fetched
cannot-import = cannot import
cannot-list-folder = cannot list the folder
cannot-measure = cannot measure { $reciter }
cannot-open = cannot open
cannot-place = cannot place { $ayah }
cannot-play = cannot play
cannot-read-input = cannot read the standard input
cannot-read-labels = cannot read the labels
cannot-read-timings = cannot read the timings
cannot-record = cannot record
cannot-record-reciter = cannot record { $name }
cannot-recover = cannot recover a recording
cannot-set-times = cannot set the times of { $ayah }
cannot-shift-timings = cannot shift the timings
cannot-spell = cannot spell the text
cannot-store-files = cannot store the files
cannot-use = cannot use
# $file (sentence)
cannot-use-file = cannot use { $file }
# $file (sentence)
cannot-use-file-of = cannot use { $file } of { $reciter }
cannot-use-labels = cannot use the labels
cannot-use-sound = cannot use the sound
cannot-use-timings = cannot use the timings
cannot-verify = cannot verify { $title }

# Said of several things
# $reason (sentence)
cannot-be-read-because = it cannot be read: { $reason }
no-such-file = there is no such file
somebody-deleted-it = somebody deleted it
standard-input = standard input
newer-version = a newer version of Tilawa wrote it; update Tilawa
# $remark (sentence)
about = { $path }: { $remark }
# $number (number)
surah = surah { $number }

# Passages in a recording
nothing-like = nothing in it sounds like { $range }
not-like = it does not sound like { $range }; is this the right passage?
not-recognised = not recognised: nothing in it sounds like the Quran
not-recognised-in = not recognised: nothing in it sounds like { $range }
no-whole-label = it has no confirmed label of a whole ayah
spelled-otherwise = its words are written otherwise than they are said
not-kept = this sound is no longer kept

# Saving a recording
reciter-of-files = { $name } was added as a set of files; take another name
recites-otherwise = { $name } recites { $riwayah }; take another name
perhaps-recording = another machine may be recording it; it is added one day after its last change
# The title of a recording that has none
untitled = Recording

# Import of recordings
no-file-fits = no file fits this pattern
changed-while-read = it changed while it was read; try again
was-refused = it was refused
already-here = it is already in the library as { $id } ({ $title }) of { $reciter }; to move it to { $owner }, with its labels, add --move
# The name of a recording that comes by the standard input
nameless = recording
changed-since-import = it has changed since it was imported; import it again
# $fault (sentence)
labels-hint = { $fault }; if labels are plain numbers, add --range SURAH

# Import of reciters
same-name = { $path } has the same name: keep one of them
no-ayah-name = its name is not an ayah (002255.mp3, 2_255.mp3) or a surah (002.mp3, Al-Baqarah.mp3)
other-base = it has times of single ayat where others have those of whole surahs, or the reverse: import them apart
no-documents = no timings are in this folder: no file ends with .json, .csv, .db or .sqlite
# $fault (sentence)
no-ayah-usable = no ayah can be used: { $fault }
no-ayah = there is no ayah in it
# $surah (number)
no-basmalah = no basmalah opens surah { $surah }
not-added-file = it cannot be read, or is not the file that was added
# $countings (sentence)
numbered-otherwise = the files of { $reciter } seem to be numbered in { $countings }, not in { $counting }, by their numbers and lengths; if so, add them again with --counting { $better }
# One of several countings. $one (sentence)
or = { $one } or { $other }

# Faults of timings
# $surah (number) $fault (sentence)
fault-of-surah = surah { $surah }: { $fault }
# $fault (sentence)
surah-not-used = not used: { $fault }
# $ayah (number) $fault (sentence)
ayah-not-used = ayah { $ayah } is not used: { $fault }
basmalah-fills = ayah 1 is not used: the basmalah would fill it completely
# $ayah (number)
ayah-repaired = ayah { $ayah }: { $repairs }
# $ayah (number)
ayah = ayah { $ayah }
some-ayah = an ayah
# $fault (sentence)
fault-in-file = { $fault } in { $path }
# $surah (number) $reason (sentence)
not-all-timed = not all of surah { $surah } has timings: { $reason }
# $surah (number) $reason (sentence)
timings-of-surah = the timings of surah { $surah }: { $reason }

# Downloads
file-gone = it is gone
file-differs = it differs from the downloaded file
length-unlikely = it lasts { $seconds } s, and its letters take this reciter { $least } to { $most } s
# $file (sentence)
same-as = it is the same file as { $file }
# $hours (number)
too-long = it lasts longer than { $hours } hours
# The kind of what came, with its article. $content (sentence)
sent-other = the server sent { $content } instead of sound
no-address = its source has no address
other-version = each of its parts is of another version
# $count (number) $all (number)
bytes-came = { $count } of { $all } bytes came
removed-just-now = somebody removed it just now
not-on-server = the server did not have it in the last days; { $command } asks it again with --again
nothing-arrives = another tilawa is downloading it, but nothing arrives

# Documents of timings
larger-than-limit = it is larger than 64 MB
json-damaged = its JSON is damaged or not complete
# $count (number)
too-many-ayat = it names more than { $count } ayat
# $count (number)
too-many-rows = it has more than { $count } rows
no-row = there is no row in it
format-unknown = its format is unknown; known formats are mp3quran, QDC, quran-align and QUL as JSON, a gapless database, CSV surah,ayah,start,end, and what `{ $command }` writes
# $line (number)
quote-open = line { $line }: a quote is not closed
# $line (number)
not-a-row = line { $line } is not surah,ayah,start,end
# $line (number)
not-milliseconds = line { $line }: “{ $text }” is not a time: write whole milliseconds
# $line (number)
not-seconds = line { $line }: “{ $text }” is not a time: write seconds, 7.32, or 0:00:07.32
# $seconds (number)
milliseconds-named = { $ayah } would last { $seconds } s: are these milliseconds? Then name the columns start_ms and end_ms
# $seconds (number)
milliseconds-unnamed = { $ayah } would last { $seconds } s: are these milliseconds? Then begin with: surah,ayah,start_ms,end_ms
# $reason (sentence)
no-gapless-database = it is no gapless database: { $reason }
# $number (number)
json-no-chapter = its JSON has no id and aya_timing in chapter { $number }
# $surah (number)
surah-twice = surah { $surah } is there twice
surah-unnamed = it contains one surah and does not say which: add --surah, or rename the file (002.json)
# $number (number) $surah (number)
json-no-ayah = its JSON has no ayah in row { $number } of surah { $surah }
# $number (number)
json-no-verses = its JSON has no verse_timings in file { $number }
# $number (number)
json-no-key = its JSON has no verse_key in verse { $number }
json-other-entry = its JSON has an entry that is not an ayah: { $name }
json-mixed = its JSON mixes files of ayat and of surahs, at { $name }
# $number (number)
json-no-segments = its JSON has no surah, ayah and segments in entry { $number }
no-counting = it does not say the counting of its ayat
# $number (number)
overlay = overlay { $number }
# $number (number)
set = set { $number }
# $place (sentence)
no-digest = { $place } has no digest of its audio
# $place (sentence)
no-base = { $place } has no base and ayat
# $place (sentence) $number (number)
no-ref = { $place } has no ref in ayah { $number }
times-of-ayat = its times are of files of one ayah each
no-list = its answer is not a list of recitations

# Correcting timings
others-lost = where the others lie in { $path } is unknown, and they would be lost; to import them: { $command }
no-timing-yet = it has no timing yet: use --start and --end
ends-before-start = it would end ({ $end }) before it starts ({ $start })
file-is-long = the file is { $length } long: { $path }
no-file-here = { $name } has no file of it here, and corrections belong to a file
none-published = none are published of these ayat of { $name }; to read some: { $command }
nothing-to-check = there is no file of an ayah, and none of a whole surah with timings, here for these ayat

# Files of labels
# $number (number)
line = line { $number }
# $number (number)
segment = segment { $number }
no-label = there is no label in it
web-page = it is a web page, not a file of labels
no-label-format = it is not a label track, TextGrid, ELAN document, table (start,end,label), JSON of labels, SRT, WebVTT, LRC or cue sheet
too-large = it is too large for a file of labels
# $fault (sentence)
no-labels-json = it is not JSON of Tilawa's labels: { $fault }
other-format = “{ $format }” is not { $wanted }
# $most (number)
rate-limits = a rate is between 1 and { $most }
out-of-limits = it is below 0 or too large
no-elan = it is not an ELAN document
other-unit = its times are { $unit }; only milliseconds are read
tier-refers = the annotations of the tier “{ $tier }” have no times of their own; name the tier that they refer to
annotation-untimed = an annotation of the tier “{ $tier }” has no time: align it in ELAN
# $newest (number)
elan-version = it is an ELAN document of format { $version }; formats up to { $newest } are read
# $number (number)
chapter = chapter { $number }
no-chapters = it is a sound without chapters
# $most (number)
too-many-texts = it has more than { $most } different texts
words-nowhere = “{ $text }” is not a label, and these words are nowhere in the Quran
words-not-in-passage = “{ $text }” is not a label, and these words are not in the passage of the recording
# $count (number)
words-at-several = “{ $text }” is at { $count } places, first at { $first }; name the passage with --range, or write the ayah
origin-no-number = its TIME_ORIGIN is not a number of milliseconds
# $times (sentence)
media-differ = its media begin at different times (TIME_ORIGIN { $times } ms): keep only this recording among them in ELAN
# $one (sentence)
and = { $one } and { $other }
