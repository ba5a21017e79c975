# The commands about the library: recordings, reciters, downloads, timings, synchronisation. Names of commands and options stay as they are.

# Downloads and progress
what-to-download = say what to download, such as juz:30, or all
download-again = to download them again: { $command }
# $done (number) $all (number)
done-of = { $done } of { $all }

# Deleting and restoring
delete-segment = Delete { $label } at { $time } of { $title }?
segment-of = { $label } of { $title }
# $confirmed (number)
delete-recording = Delete { $title } ({ $reciter }, { $date }, { $time }, { $confirmed } segments confirmed)?
to-delete = to delete without a question, add --yes
nothing-deleted = nothing was deleted
in-trash = { $title } is in the trash; to restore it within 30 days: { $command }
# $count (number)
delete-things = Delete { $count } things permanently, { $size }?
delete-rows = Delete { $count ->
    [one] { $count } row
   *[other] { $count } rows
  } permanently?
deleted-rows = deleted: { $count ->
    [one] { $count } row
   *[other] { $count } rows
  }
to-empty = to empty the trash without a question, add --yes
belongs-already = { $title } already belongs to { $owner }
edited = { $title }, { $id }, recorded { $day }
none-or-from = use --none or --from, not both
to-do-it = to do it without a question, add --yes
nothing-changed = nothing was changed
use-backup = Set it aside and use the backup of { $day }?
add-yes = add --yes

# Listing and exchange
folder-or-page = name a folder, or a page with --html FILE
needs-html = { $option } needs --html
timeline-or-range = use --timeline or a range, not both
no-recording-with = no recording has all of these words: { $words }

# Reciters
url-or-files = use --url or your own files, not both
timings-need-url = --timings-url needs --url with files of whole surahs
timings-for-files = --timings is for your own files; for online files, use --timings-url or { $command }
first-ayah-for-files = --first-ayah is only for your own files
remove-reciter = Remove { $name } and put { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  } into the trash?
to-remove-reciter = { $id } has { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  }; to remove them without a question, add --yes
nothing-removed = nothing was removed
being-measured = { $id } is already being measured; waiting for it
# $percent (number) $minutes (number)
measuring = { $id }: { $percent }% of { $minutes } min
# $count (number)
files-skipped = { $id }: { $count } files cannot be read and are skipped, the first is { $file }
downloads-kept = downloaded files are kept
downloads-may-go = downloaded files may be deleted automatically
not-downloaded = these reciters are not downloaded: their files stay where they are

# Synchronisation
on-or-off = say on, off or nothing
new-or-nothing = say new or nothing
limit-out-of-range = --limit is a number from 1 to 100000
sending-recordings = sending recordings
# $parts (number)
sending-changes = sending changes · { $parts }
taking-changes = taking changes
fetching-recordings = fetching recordings
# $words (sentence) $done (number) $all (number)
progress = { $bar } { $words } · { $done } of { $all }

# Timings
start-or-end = give --start, --end, or both
end-before-start = --end must be later than --start
no-shift = --by 0 moves nothing; give a time such as 60ms or -0.06
# $count (number)
by-hand-elsewhere = { $count } ayat by hand are of audio that is not here, and may be another reciter's
exported = { $path } · { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  } by hand
# $published (number)
exported-all = { $path } · { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  } by hand, { $published } published
surah-out-of-range = --surah is 1 to 114

# New names
title-empty = the title is empty
renamed = { $former } is called { $name } now
reciter-renamed = { $former } is called { $name } now; the id is still { $id }
segment-of-one = --segment names a segment of one recording
# $count (number)
delete-recordings = Delete { $count } recordings with their labels?
move-needs = name recordings, then the reciter
