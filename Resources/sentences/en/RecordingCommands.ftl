# The commands about recordings. Names of commands and options stay as they are.

# Labels
dry-run-or-confirm = use --dry-run or --auto-confirm, not both
range-of-words = --range takes ayat, not words such as { $range }
silence-out-of-range = --silence-db is -100 to -1
pause-out-of-range = --min-pause is 0.02 to 10
output-of-editor = --output is pulse, pulse:SINK, null or null:realtime here
editor-needs-terminal = annotate edit needs a terminal; scripts can use the other commands of annotate
no-editor = cannot show the editor: { $reason }
ends-before-start = a segment ends after it starts
one-edge = use one of --start, --end and --join
no-such-join = it has no such join
no-label-before = there is no labelled segment before it, so the next ayah is unknown
nothing-to-undo = there is nothing to undo
nothing-to-redo = there is nothing to redo
labels-unusable = { $file }: cannot use the labels: { $reason }
labels-unreadable = standard input: cannot read the labels: { $reason }
label-files = { $file }: labels are written to FILE.txt (Audacity), FILE.TextGrid, FILE.eaf, FILE.csv or FILE.json, or with --format; a page for a browser: { $command }
# $count (number)
labels-written = { $file } · { $format } · { $count } segments
# $confirmed (number) $suggested (number)
segments-counted = { $title }: { $confirmed } segments confirmed, { $suggested } suggested
passage-not-found = { $title }: it does not seem to contain that passage; see --expect and --min-pause; by hand: { $command }
# $percent (number)
percent-read = { $percent }% read
recording-or-all = name a recording, or give --all
name-recording = name a recording, such as last or last:30, or give --reciter
no-such-recordings = there are no such recordings
segments-or-all = name the segments of the recording, or give --sure or --all
segments-of-one = segments are named for one recording; for several, give --sure or --all
sure-alone = --sure confirms; it does not go with --all and --no
nothing-to-confirm = nothing in these recordings waits to be confirmed
nothing-is-sure = no suggestion in these recordings is certain enough; check them: { $command }
# $remark (sentence)
about = { $title }: { $remark }
heading = { $title } ({ $id })
# $count (number) $recordings (number)
confirmed-in = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  } confirmed in { $recordings ->
    [one] { $recordings } recording
   *[other] { $recordings } recordings
  }
# $count (number) $recordings (number)
unconfirmed-in = { $count ->
    [one] { $count } segment is a suggestion
   *[other] { $count } segments are suggestions
  } again in { $recordings ->
    [one] { $recordings } recording
   *[other] { $recordings } recordings
  }
# $width (number) $least (number) $most (number)
width-out-of-range = --width { $width }: it may be { $least } to { $most }
no-png-on-terminal = a terminal cannot show a PNG: name a file
seconds-out-of-range = --seconds is 0.2 to 10
review-to-file = a review into a file is of one recording
from-of-one = --from names a segment of one recording
nothing-to-review = there is nothing to review in { $title }
review-without-sound = { $reason }; to review without sound: --output null

# Importing, recording, and pictures
output-and-json = -o { $target } and --json both use standard output
labels-hidden = { $count ->
    [one] { $count } label has
   *[other] { $count } labels have
  } no room: give a --width, or --from and --to
within-words = --within takes ayat, not words
title-empty = --title is empty
input-alone = - is one recording from standard input; name no other file
unheard = --no-hear leaves nothing to confirm or to identify
export-alone = { $folder } was written by library export, and says itself what it holds; name it alone, without options for recordings
only-one = use only one of --identify, --range and --labels
who-recites = Who recites? (Enter: the name of the folder or file)
# $names: the reciters of one's own, with commas
who-recites-of = Who recites: { $names } or another? (Enter: the name of the folder or file)
sounds-like = this sounds like { $riwayah }, and is taken for it; to say what it is: { $option }
is-riwayah = This sounds like { $riwayah }. Is it?
# $riwayat: those that fit about as well, with commas
unsure-riwayah = unsure which riwayah this is, { $riwayat }; it is taken for { $taken }; to say what it is: { $option }
unsure-counting = unsure which riwayah this is, { $riwayat }, and they count its ayat differently; say what it is: { $option }
which-riwayah = Which riwayah is it: { $riwayat } or another? (Enter: { $usual })
folder-reciter = taken for { $name }, like other recordings of this folder; to say who recites: { $option }
same-reciter = Is { $name } { $known }?
similar-reciter = { $name } is a new reciter beside { $known }; if they are one: { $command }
taken-for-teacher = nobody said who recites: it is taken for your teacher, { $name }; otherwise: { $command }
taken-for-file = nobody said who recites: the reciter is called { $name } now; to change it: { $command }
# $count (number)
taken-for-files = nobody said who recites: { $count } reciters are called as the files; to make them one: { $command }
# $count (number)
confirm-sure = { $count ->
    [one] Confirm the { $count } sure ayah now?
   *[other] Confirm the { $count } sure ayat now?
  }
# $count (number)
ayat-confirmed = { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  } confirmed
no-link-to-input = --link does not work with standard input
shared-of-many = --shared takes files and folders, not -, --labels or --title
bucket-alone = an archive in a bucket is imported alone, without --link and --labels
gone-from-bucket = { $name }: it is no longer in the bucket as it was listed
# $count (number)
waits-for-others = { $count ->
    [one] another device has the last recording
   *[other] other devices have the last { $count } recordings
  }; waiting, to do what they leave
found-none = { $paths }: found no recording
# $count (number)
title-for-one = --title is for one recording, not for { $count }
labels-for-one = --labels FILE is for one recording; for several, name a folder of label files
move-recording = { $title } ({ $id }) is a recording of { $owner }. Move it to { $name }, with its labels?
to-move = to move it to { $name }, add --move
input-takes = --input takes -; a file is taken over by { $command }
# $height (number) $least (number) $most (number)
height-out-of-range = --height { $height }: it may be { $least } to { $most }
