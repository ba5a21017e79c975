# The commands about recordings. Names of commands and options stay as they are.

# Labels
dry-run-or-confirm = use --dry-run or --auto-confirm, not both
range-of-words = --range takes ayat, not words such as { $range }
passage-unknown = { $title }: the passage is unknown; add --range
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
# $width (number) $least (number) $most (number)
width-out-of-range = --width { $width }: it may be { $least } to { $most }
no-png-on-terminal = a terminal cannot show a PNG: name a file
seconds-out-of-range = --seconds is 0.2 to 10
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
confirm-needs = --auto-confirm needs --range or --identify
only-one = use only one of --identify, --range and --labels
no-link-to-input = --link does not work with standard input
found-none = { $paths }: found no recording
# $count (number)
title-for-one = --title is for one recording, not for { $count }
labels-for-one = --labels FILE is for one recording; for several, name a folder of label files
move-recording = { $title } ({ $id }) is a recording of { $owner }. Move it to { $name }, with its labels?
to-move = to move it to { $name }, add --move
input-takes = --input takes -; a file is taken over by { $command }
# $height (number) $least (number) $most (number)
height-out-of-range = --height { $height }: it may be { $least } to { $most }
