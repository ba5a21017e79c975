# The library: what failed in it, and why. A failure is shown as the file, what failed with it, and the reason, which follows a colon.

# $operation (sentence), $reason (sentence)
failure = { $operation }: { $reason }

# What failed
cannot-add = cannot add { $name }
cannot-add-up-what-is-held-by-heart = cannot add up what is held by heart
cannot-add-up-what-was-fetched = cannot add up what was fetched
cannot-add-up-what-was-read = cannot add up what was read
cannot-begin-library = cannot begin a library
cannot-begin-recitation = cannot begin a recitation
cannot-begin-to-synchronise = cannot begin to synchronise
cannot-change-bookmark = cannot change the bookmark { $id }
cannot-change-course = cannot change a course
cannot-change-key-of-course = cannot change the key of a course
cannot-change-khatm = cannot change a khatm
cannot-change-segments = cannot change the segments
cannot-change-segments-of = cannot change the segments of { $name }
cannot-change-setting = cannot change a setting
cannot-change-settings = cannot change the settings
cannot-check-ledger = cannot check the ledger
cannot-check-library = cannot check the library
cannot-check-segments = cannot check the segments
cannot-check-trash = cannot check the trash
cannot-choose-khatm = cannot choose a khatm
cannot-copy-to-folder = cannot copy it to { $folder }
cannot-correct-recitation = cannot correct a recitation
cannot-count-sounds = cannot count sounds
cannot-count-what-is-there = cannot count what is there
cannot-decide = cannot decide
cannot-delete = cannot delete { $name }
cannot-delete-preset = cannot delete the preset { $name }
cannot-do-marking-again = cannot do a marking again
cannot-empty-trash = cannot empty the trash
cannot-end-recitation = cannot end a recitation
cannot-end-synchronisation = cannot end the synchronisation
cannot-export = cannot export { $name }
cannot-export-progress = cannot export progress
cannot-export-to = cannot export to
cannot-fetch-sound = cannot fetch the sound { $id }
cannot-find = cannot find { $name }
cannot-find-file = cannot find the file { $path }
cannot-find-in-text = cannot find { $ref } in the text of { $riwayah }
cannot-find-khatm-named = cannot find the khatm { $name }
cannot-find-preset = cannot find a preset
cannot-find-preset-named = cannot find the preset { $name }
cannot-find-reciter = cannot find a reciter
cannot-find-reciter-named = cannot find the reciter { $id }
cannot-find-recording = cannot find a recording
cannot-find-recording-named = cannot find the recording { $name }
cannot-find-recordings-of-files = cannot find the recordings of files
cannot-forget-days-of-ledger = cannot forget days of the ledger
cannot-forget-what-server-does-not-have = cannot forget what a server does not have
cannot-forget-what-was-fetched = cannot forget what was fetched
cannot-forget-what-was-set-aside = cannot forget what was set aside
cannot-give-sound-back = cannot give { $name } its sound back
cannot-import = cannot import { $name }
cannot-import-bookmarks = cannot import bookmarks
cannot-import-folder = cannot import
cannot-import-progress = cannot import progress
cannot-join-course = cannot join the course
cannot-join-recordings-with-one-sound = cannot join recordings with one sound
cannot-keep-adaptation = cannot keep the adaptation
cannot-keep-place = cannot keep the place
cannot-keep-position = cannot keep the position { $name }
cannot-keep-recitation = cannot keep a recitation
cannot-keep-state-of-script = cannot keep the state of a script
cannot-keep-words-of = cannot keep the words of { $name }
cannot-list-bookmarks = cannot list the bookmarks
cannot-list-courses = cannot list the courses
cannot-list-folder = cannot list the folder
cannot-list-khatmat = cannot list the khatmat
cannot-list-objects-of-place = cannot list the objects of a place
cannot-list-opened-bundles = cannot list the opened bundles
cannot-list-positions = cannot list the positions
cannot-list-presets = cannot list the presets
cannot-list-reciters = cannot list the reciters
cannot-list-recordings = cannot list the recordings
cannot-list-students = cannot list the students
cannot-list-trash = cannot list the trash
cannot-list-what-was-fetched = cannot list what was fetched
cannot-list-what-was-set-aside = cannot list what was set aside
cannot-look-at-progress = cannot look at the progress
cannot-look-at-what-cannot-be-believed = cannot look at what cannot be believed
cannot-look-for-changes = cannot look for changes
cannot-look-for-conflicts = cannot look for conflicts
cannot-look-for-equal-sounds = cannot look for equal sounds
cannot-look-for-linked-files = cannot look for linked files
cannot-look-for-sounds = cannot look for sounds
cannot-look-for-student = cannot look for a student
cannot-look-for-what-is-new = cannot look for what is new
cannot-look-for-what-is-to-be-removed = cannot look for what is to be removed
cannot-look-for-what-is-to-be-sent = cannot look for what is to be sent
cannot-look-for-what-is-to-be-synchronised = cannot look for what is to be synchronised
cannot-look-for-what-waits = cannot look for what waits
cannot-look-for-what-was-lost = cannot look for what was lost
cannot-look-for-what-was-not-understood = cannot look for what was not understood
cannot-look-for-what-was-not-used = cannot look for what was not used
cannot-look-into-trash = cannot look into the trash
cannot-look-through-trash = cannot look through the trash
cannot-look-up-device = cannot look up the device
cannot-look-up-devices = cannot look up the devices
cannot-look-up-file = cannot look up a file
cannot-look-up-files = cannot look up files
cannot-look-up-how-fast-reciter-recites = cannot look up how fast a reciter recites
cannot-look-up-khatm = cannot look up the khatm
cannot-look-up-loudness = cannot look up the loudness
cannot-look-up-overlays = cannot look up overlays
cannot-look-up-parts-of-logs = cannot look up the parts of logs
cannot-look-up-place-of-sync = cannot look up the place of sync
cannot-look-up-reciter = cannot look up a reciter
cannot-look-up-recording = cannot look up a recording
cannot-look-up-sound = cannot look up a sound
cannot-look-up-takes = cannot look up the takes
cannot-look-up-timings = cannot look up timings
cannot-look-up-what-cannot-be-fetched = cannot look up what cannot be fetched
cannot-look-up-what-file-holds = cannot look up what a file holds
cannot-look-up-what-is-covered = cannot look up what is covered
cannot-look-up-what-is-here = cannot look up what is here
cannot-look-up-what-is-needed = cannot look up what is needed
cannot-look-up-what-is-played = cannot look up what is played
cannot-look-up-what-is-withheld = cannot look up what is withheld
cannot-look-up-what-reciters-have = cannot look up what the reciters have
cannot-look-up-what-server-does-not-have = cannot look up what a server does not have
cannot-look-up-what-to-measure = cannot look up what to measure
cannot-look-up-what-was-fetched = cannot look up what was fetched
cannot-look-up-where-files-can-be-had = cannot look up where files can be had
cannot-look-up-words = cannot look up words
cannot-make-folder = cannot make the folder
cannot-make-khatm = cannot make a khatm
cannot-make-khatm-named = cannot make { $name }
cannot-make-link = cannot make the link
cannot-make-snapshot = cannot make a snapshot
cannot-merge-bookmarks-and-positions = cannot merge bookmarks and positions
cannot-merge-two-ledgers-of-hifz = cannot merge two ledgers of hifz
cannot-merge-what-is-marked-in = cannot merge what is marked in { $name }
cannot-move = cannot move { $name }
cannot-edit = cannot edit { $name }
cannot-name-pack = cannot name the pack
cannot-note-changes = cannot note changes
cannot-note-devices = cannot note the devices
cannot-note-fault = cannot note a fault
cannot-note-file-of = cannot note the file of { $name }
cannot-note-objects-of-place = cannot note objects of a place
cannot-note-opened-bundle = cannot note an opened bundle
cannot-note-sound-of = cannot note the sound of { $name }
cannot-note-that-file-is-whole = cannot note that a file is whole
cannot-note-what-cannot-be-sent = cannot note what cannot be sent
cannot-note-what-happened-in-course = cannot note what happened in a course
cannot-note-what-is-held-by-heart = cannot note what is held by heart
cannot-note-what-is-played = cannot note what is played
cannot-note-what-server-does-not-have = cannot note what a server does not have
cannot-note-what-was-read = cannot note what was read
cannot-note-what-was-sent = cannot note what was sent
cannot-note-where-downloads-are = cannot note where the downloads are
cannot-open-library = cannot open the library
cannot-order-reciters = cannot order the reciters
cannot-pin-reciter = cannot pin a reciter
cannot-pin-what-was-fetched = cannot pin what was fetched
cannot-read-adaptation = cannot read the adaptation
cannot-read-backup = cannot read the backup
cannot-read-basmalah = cannot read the basmalah
cannot-read-bookmarks = cannot read the bookmarks
cannot-read-bookmarks-and-positions = cannot read bookmarks and positions
cannot-read-catalogue = cannot read the catalogue
cannot-read-completed-khatmat = cannot read the completed khatmat
cannot-read-days = cannot read the days
cannot-read-events-of-course = cannot read the events of a course
cannot-read-goals = cannot read the goals
cannot-read-history = cannot read a history
cannot-read-history-of = cannot read the history of { $name }
cannot-read-in-khatm = cannot read in { $name }
cannot-read-keys-of-course = cannot read the keys of a course
cannot-read-khatmat = cannot read the khatmat
cannot-read-last-session = cannot read the last session
cannot-read-ledger = cannot read the ledger
cannot-read-ledger-of-hifz = cannot read the ledger of hifz
cannot-read-lines = cannot read the lines
cannot-read-log-of-sync = cannot read the log of sync
cannot-read-notices = cannot read the notices
cannot-read-pack = cannot read the pack
cannot-read-positions = cannot read the positions
cannot-read-progress = cannot read the progress
cannot-read-quran = cannot read the Quran
cannot-read-recitation = cannot read a recitation
cannot-read-recitations = cannot read the recitations
cannot-read-sajdahs = cannot read the sajdahs
cannot-read-segments-of = cannot read the segments of { $name }
cannot-read-setting = cannot read a setting
cannot-read-settings = cannot read the settings
cannot-read-state-of-script = cannot read the state of a script
cannot-read-text = cannot read the text
cannot-read-timings = cannot read the timings
cannot-read-what-is-held-by-heart = cannot read what is held by heart
cannot-read-what-is-known-of = cannot read what is known of { $name }
cannot-read-what-is-marked = cannot read what is marked
cannot-recover-recitation = cannot recover a recitation
cannot-remove = cannot remove
cannot-remove-bookmarks = cannot remove bookmarks
cannot-remove-overlays = cannot remove overlays
cannot-remove-pack = cannot remove the pack { $id }
cannot-remove-position = cannot remove the position { $name }
cannot-remove-reciter = cannot remove a reciter
cannot-remove-sounds-of-what-was-deleted = cannot remove the sounds of what was deleted
cannot-remove-text-of = cannot remove the text of { $riwayah }
cannot-remove-what-was-fetched = cannot remove what was fetched
cannot-rename-preset = cannot rename the preset { $name }
cannot-repair-segments = cannot repair the segments
cannot-reset-adaptation = cannot reset the adaptation
cannot-restore = cannot restore { $name }
cannot-restore-bookmarks = cannot restore bookmarks
cannot-save-preset = cannot save the preset { $name }
cannot-send-sound-again = cannot send a sound again
cannot-set-aside-what-cannot-be-believed = cannot set aside what cannot be believed
cannot-set-goal = cannot set the goal
cannot-set-library-aside = cannot set the library aside
cannot-show-reciter = cannot show a reciter
cannot-sign = cannot sign
cannot-stand-in-line = cannot stand in line
cannot-store = cannot store { $name }
cannot-store-bookmark = cannot store a bookmark
cannot-store-digest = cannot store a digest
cannot-store-event = cannot store an event
cannot-store-loudness = cannot store the loudness
cannot-store-overlays = cannot store overlays
cannot-store-timings = cannot store timings
cannot-store-what-was-fetched = cannot store what was fetched
cannot-synchronise = cannot synchronise
cannot-take = cannot take
cannot-take-back-marking = cannot take back a marking
cannot-take-backup = cannot take the backup
cannot-take-changes-of-other-devices = cannot take changes of other devices
cannot-take-course-back = cannot take a course back
cannot-take-new-name-in-logs = cannot take a new name in logs
cannot-take-over-events-of-course = cannot take over the events of a course
cannot-take-over-events-of-student = cannot take over the events of a student
cannot-take-sound-from = cannot take a sound from
cannot-take-sound-to = cannot take a sound to
cannot-take-up-what-waited = cannot take up what waited
cannot-tidy-up = cannot tidy up
cannot-trust-acoustic-model = cannot trust the acoustic model
cannot-trust-pack = cannot trust the pack { $id }
cannot-trust-table-of-similar-ayat = cannot trust the table of similar ayat
cannot-trust-text = cannot trust the text
cannot-trust-text-of = cannot trust the text of { $riwayah }
cannot-use = cannot use
cannot-use-file = cannot use the file
cannot-use-folder = cannot use the folder
cannot-write-deck = cannot write the deck
cannot-write-ledger = cannot write the ledger
cannot-write-to-library = cannot write to the library

# What failed, by a verb and its object in words from elsewhere
cannot = cannot { $operation }
cannot-undo-change-of = cannot undo a change of { $name }
cannot-redo-change-of = cannot redo a change of { $name }
cannot-trust-quran-text = cannot trust the Quran's text
cannot-trust-quran-structure = cannot trust the Quran's structure

# Files and folders
not-installed = it was not installed with the program; install Tilawa again or set { $variable }
of-another-user = it belongs to another user
# $size (sentence), $most (sentence)
too-large-to-read = it has { $size }; not more than { $most } are read
too-large = it is too large
# Sizes
terabytes = { $number } TB
gigabytes = { $number } GB
megabytes = { $number } MB
kilobytes = { $number } kB
bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
  }

# Bookmarks and positions
not-utf-8 = it is not text in UTF-8
# $fault (sentence)
bookmarks-json-damaged = it is JSON that is damaged, or no list of bookmarks: { $fault }
no-list-of-bookmarks = it is not a list of bookmarks
# $kind (sentence)
not-bookmarks = it is { $kind }, not a list of bookmarks
binary-property-list = it is a binary property list; plistutil -i FILE -o FILE.xml, of the package libplist-utils, makes a text of it that is read
json-of-other-program = it is JSON of another program (“{ $format }”), not a list of bookmarks
foreign-mark = it names neither an ayah nor a page
# $page (number)
page-of-other-print = it is page { $page } of another print ({ $print })
newer-version-update = a newer version of Tilawa wrote it; update Tilawa
one-with-id = there is one with the id { $id }
removed-meanwhile = it was removed meanwhile
no-reading-document = it is not a list of bookmarks of Tilawa's
# $fault (sentence)
reading-document-damaged = it is not a list of bookmarks of Tilawa's, or a damaged one: { $fault }
no-counting = there is no counting “{ $counting }”
no-such-ref = there is no “{ $ref }” in it
no-bookmark-id = “{ $id }” is not an id of a bookmark
no-tag = “{ $tag }” is no tag
no-colour = there is no colour “{ $colour }”
bookmark-time-impossible = the bookmark { $id } is of no time that there is
no-position = the position “{ $name }” is none
removed-bookmark-invalid = it lists a removed bookmark that is invalid

# Courses
bundle-damaged = it is damaged or not whole; ask for it again
signature-wrong = its signature is not that of its sender
no-bundle = it is not a bundle of a course
another-key = it is another key than that of the course, { $name }
no-key = it is not a key
courses-need-libsodium = { $reason }; courses need libsodium (Debian: libsodium23)
# $size (sentence), $most (sentence)
course-sound-too-large = it has { $size }; a sound of a course has at most { $most }
changed-while-read = it changed while it was read; try again
key-in-use = the key { $id } was in use
no-course = there is no course { $id }
# $most (number), $size (sentence)
too-many-events = there are more than { $most } of them, or more than { $size }
# $number (number)
event-not-stored = the event number { $number } was not stored
event-of-another-course = it is none of the course { $id }
course-of-another-teacher = another teacher's course has the id “{ $id }” here

# The file of the library
damaged = it is damaged
library-missing = it is missing, and there are backups
damaged-too = it is damaged too
database-of-another-program = it is another program's database

# Downloads
folder-is-link = the folder is a link, and nothing is removed through it
segment-leaves-file = a segment leaves its file { $path }

# Exported libraries
no-exported-library = it is not an exported library: it has no tilawa-library.json
folder-has-other-files = it has other files; name a new or an empty folder
export-incomplete = the export has no such folder, so its recordings are unknown; copy the whole folder again
of-another-recording = it is of another recording
no-readable-event = it has no event that can be read
not-what-was-imported = it is not what was imported
removed-just-now = somebody removed it just now
sound-of-another-length = the library has it with another length or rate; delete the recording, then import again
no-sound = there is no sound in it
damaged-content = it is damaged: its content does not match its name
link-of-another-user = it is a link of another user

# Files
no-such-file-of = { $id } has no such file
changed-since-added = it has changed since it was added
being-changed = it is being changed

# XML
xml-needs-package = XML is read by the package libexpat1: { $reason }
out-of-memory = out of memory
no-xml = it is no XML

# Models
of-another-version = it does not belong to this version of Tilawa; install Tilawa again

# Hifz
id-empty-or-text-long = an empty id, or a text that is too long
no-such-time-or-day = a time or a day that does not exist
unknown-kind = an unknown kind
no-words = no words
foreign-words = words that are not in the Quran
line-no-event = a line that is no event
unknown-state = an unknown state
unknown-grade = an unknown grade
unknown-judge = an unknown judge
unknown-setting = an unknown setting
unknown-event = an unknown event
# $line (number), $reason (sentence)
line-fault = line { $line }: { $reason }
# $count (number)
lines-more = and { $count } lines more

# Khatmat
newer-version = a newer version of Tilawa wrote it
# $fault (sentence)
damaged-as = it is damaged: { $fault }
no-such-page = a page that does not exist
no-such-state = a state that does not exist
impossible-day = an impossible day
no-such-goal = a goal that does not exist
invalid-goal = an invalid goal
invalid-khatm = an invalid khatm
entry-unreadable = an entry that cannot be read
entry-of-no-khatm = an entry of no khatm
name-used-choose = this name is already used; choose another name
name-used = this name is already used
khatm-closed = it is closed
khatm-removed = it is removed
no-khatm-export = it is not a file of { $command }

# The Quran
value-of-unknown-kind = there is a value of no known kind

# Reciters
named-twice = one is named twice: { $ids }
recites-riwayah = { $name } recites { $riwayah }

# Recordings
no-segment = there is no segment { $id }
# $marked (number), $rate (number)
marked-at-another-rate = it is marked at { $marked } frames a second, and its sound has { $rate }
no-digest = it has no digest
imported-meanwhile = it was imported meanwhile; import again
segment-of-unknown-status = a segment of no known status
segment-of-no-length = a segment of no length
none = there is none
none-but-near = there is none; did you mean { $near }?
none-but-latest = there is none; the latest: { $latest }
reciter-ambiguous = it may be any of { $names }
name-taken = { $id } has this name already
cannot-rename = cannot rename { $name }
recording-ambiguous = it may be any of { $names }
no-longer-in-trash = it is no longer in the trash
restore-without-sound = its sound is missing; import it again, then restore
restore-changed-sound = its sound was changed; import the original again, then restore
recording-first = restore or import its recording first
# The sound of a recording was measured anew; segments beyond its end were cut off, or left out.
sound-measured = its sound is not as long as its document says: it was measured
# $cut (number)
sound-measured-cut = its sound is not as long as its document says: it was measured; of the segments beyond its end: { $cut } cut off there
# $left (number)
sound-measured-left = its sound is not as long as its document says: it was measured; of the segments beyond its end: { $left } left out
# $cut (number), $left (number)
sound-measured-both = its sound is not as long as its document says: it was measured; of the segments beyond its end: { $cut } cut off there, { $left } left out
# $obstacle (sentence)
take-another-name = { $obstacle }; take another name
# $reason (sentence)
recording-unreadable = a recording cannot be read: { $reason }
segment-of = { $label } of { $title }

# Rows and files of SQLite
no-database = it is not a database
sqlite-cannot-open = SQLite cannot open it
# $most (number)
too-many-tables = it has more than { $most } tables
column-computed = the column { $column } of its table { $table } is computed
# $count (number)
column-default-large = the column { $column } of its table { $table } has a default of { $count } bytes
# $most (number)
too-many-rows = its table { $table } has more than { $most } rows
more-text-than-bytes = it holds more text than it has bytes
no-table-of-timings = it has no table timings(sura, ayah, time)
# $result (number)
sqlite-error = SQLite's error { $result }
# $index (number)
no-column = there is no column { $index }
no-column-named = there is no column { $column }
# $number (number)
no-surah = there is no surah { $number }
# $frames (number), $rate (number), $channels (number)
impossible-sound = { $path } has { $frames } frames at { $rate } Hz in { $channels } channels, as no sound has
stretch-of-no-words = a stretch of no words

# Presets and sessions
none-yet = there are none yet
there-are = there are { $names }
one-called = there is one called { $other }
preset-unreadable = a preset that cannot be read
session-format-unknown = its format is unknown; play something anew

# Synchronisation
no-sync-place = the library has no place to synchronise with
changed-meanwhile = the library is changed meanwhile; try again
known-facts-unreadable = what is known of it cannot be read
longer-than-described = it is longer than its description says
content-not-of-name = its content does not match its name

# Rows that cannot be believed
changed-since = something else was changed since
id-invalid = its id is invalid
note-not-utf-8 = its note is not text in UTF-8
tags-unreadable = its tags cannot be read
its-time-impossible = its time does not exist
of-another-length = it is of another length or rate
name-of-other-reciters = other reciters have the name { $name }
no-khatm-yet = there is no khatm yet
unknown-kind-named = an unknown kind “{ $kind }”
unknown-counting-riwayah-role = an unknown counting, riwayah or role
impossible-counts = impossible counts
ledger-kind-unknown = an entry of the ledger of an unknown kind
ledger-time-impossible = an entry of the ledger with an impossible time
place-no-number = its place is not a number
# $first (number), $past (number), $words (number)
words-beyond-quran = it is at the words { $first } to { $past }, and there are { $words }
label-not-text = its label or counting is not text
# $first (number), $past (number)
label-not-at-words = “{ $label }” in the counting { $counting } is not at the words { $first } to { $past }
name-invalid = its name is invalid
no-such-riwayah = there is no such riwayah
name-of-imported = recordings of that name were imported; take another name
added-as-files = { $name } was added as a set of files
no-recording-document = it is not the document of a recording
no-digest-of-sha256 = it is no SHA-256
no-stretch = no stretch of words
no-sound-like-that = no sound is like that
two-segments-of-one-name = two segments of one name
segment-leaves-the-recording = a segment leaves the recording
names-foreign-words = it names words that are not in the Quran
was-deleted = it was deleted
segment-leaves-its-recording = a segment leaves its recording
segment-without-name = a segment without a name or with an unknown status
parts-do-not-touch = parts of a segment that do not touch
part-no-recitation = a part of a segment that is not recitation
no-such-time = a time that does not exist
day-not-of-time = a day that is not that of its time
unknown-counting = an unknown counting
reciter-of-unknown-kind = a reciter of an unknown kind
no-such-id = there is no such id
word-times-damaged = the times of words are damaged
# $number (number)
no-time = { $number } is no time
# $number (number)
no-pause = { $number } is no pause
# The value is nothing, a fraction, text, bytes or a number.
# $value (sentence)
column-holds = the column { $column } holds { $value }, not what belongs there
value-nothing = nothing
value-fraction = a fraction
value-text = text
value-bytes = bytes
# The fault is a phrase that follows: “is empty”.
bookmark-at = bookmark { $id } at { $label }

# Texts and packs
text-behind-end = there is something behind the end
nested-too-deep = it is nested too deep
ends-too-early = it ends too early
comma-or-bracket-missing = a comma or ] is missing
member-name-missing = a name is missing
colon-missing = a colon is missing
comma-or-brace-missing = a comma or { "}" } is missing
no-value = there is no value
text-does-not-end-on-line = a text does not end on its line
text-does-not-end = a text does not end
no-escaped-letter = \{ $letter } is no letter
half-letter = half a letter
four-hexadecimal-digits-missing = four hexadecimal digits are missing
numbers-missing = the numbers of surah and ayah are missing
sqlite-says = SQLite says: { $reason }
no-table-of-texts = no table of it has columns for surah, ayah and text
empty = it is empty
too-many-texts = it has more texts than the Quran has words
nul-byte = a NUL byte: it is not text, or one of another encoding than UTF-8
no-numbered-text = no text in it has numbers of surah and ayah, by keys, by members or by its place
key-among-ayat = “{ $key }” stands among the numbers of ayat
no-text = there is no text in it
web-page-no-pack = it is a web page, not a pack
# $size (sentence)
longer-than-any-ayah = it is longer than the text of any ayah: { $size }
too-many-lines = it has more lines than the Quran has words
no-line-of-text = it is not surah|ayah|text
# $count (number), $expected (number)
wrong-columns = it has { $count } columns and not { $expected }
field-does-not-end = a field in quotes does not end
text-behind-field = there is something behind a field in quotes
file-without-id = the file has no id in its content or name
quran-itself = it is the text of the Quran itself, which comes with the program, not a translation
changed-after-install = it was changed after it was installed
aya-stands-outside-sura = an aya stands outside of a sura
aya-no-text = an aya has no text
ayat-of-another-counting = its ayat are not those of the { $counting } counting
no-ayah = there is no ayah in it
# $number (number)
line-not-utf-8 = line { $number } is no UTF-8 text
no-known-text = it is neither a table with the columns surah, ayah, text nor JSON of the King Fahd Complex
# $number (number), $count (number), $expected (number)
line-of-wrong-columns = line { $number } has { $count } columns and not { $expected }
# $fault (sentence)
no-king-fahd-json = it is not JSON of the shape [{ "{" }"sura_no", "aya_no", "aya_text"{ "}" }]: { $fault }
# The reason that a text is refused. What is known here stands at the end of most of them.
# $count (number)
texts-known = the texts known here are the King Fahd Complex's of { $count } riwayat
# $count (number), $known (sentence)
text-in-disorder = { $count } ayat, and { $ref } is not where it belongs; { $known }
# $known (sentence)
text-empty = it holds no text; { $known }
# $count (number), $right (number), $surah (number), $has (number), $expected (number), $known (sentence)
text-of-other-counts = { $count } ayat; { $right } are those of { $counting }, the nearest: surah { $surah } has { $has } and not { $expected }; { $known }
# $count (number), $known (sentence)
text-unknown = { $count } ayat as { $counting } counts them, but no surah of a known text; { $known }
# $count (number), $difference (sentence)
text-nearest = { $count } ayat, nearest to { $riwayah } as it is known here: { $difference }
# $surah (number), $count (number)
surahs-differ = surah { $surah } is the first of { $count } that differ
digest-differs = its digest differs
# Places in a file of a text
# $number (number)
line-of-text = line { $number }
# $number (number)
object-of-text = object { $number }
# $place (sentence)
numbers-missing-at = { $place }: the numbers of surah and ayah are missing
# $place (sentence)
no-text-of-one-line = { $place }: { $ref } has no text of one line
# Packs. $line is a command of the shell.
# $count (number), $expected (number)
pack-lines-missing = { $count } lines of text: without numbers there is one for each of the { $expected } ayat
# $expected (number)
pack-of-unknown-kind = it is not a known kind of pack: lines surah|ayah|text, { $expected } lines, JSON, SQLite, or a table whose header names surah, ayah and text
pack-xml-of-another-kind = it is XML of another kind than tanzil.net's (sura index, aya index, text): take the text with numbers, surah|ayah|text
sura-without-index = a sura has no number as its index
aya-without-index = an aya has no number as its index
utf-16 = it is { $name } and not UTF-8; to convert it: { $line }
byte-not-utf-8 = byte 0x{ $byte } is not UTF-8; to convert another encoding: { $line }
pack-of-words = its texts are of words: it is not a pack of the kind { $kind }
pack-of-ayat = its texts are of ayat: it is not a pack of the kind { $kind }
# $reason (sentence)
no-json = it is no JSON: { $reason }

# The check of a library
# $count (number)
dangling-rows = { $count } rows refer to missing data
# $count (number)
segments-not-found = { $count } segments cannot be found by their content
sound-missing = the sound is missing
sound-unreadable = the sound cannot be read
sound-facts-stale = the sound is right, but its stored time or size is wrong
tags-changed = only its tags were changed, the sound is the same
segment-of-foreign-words = a segment holds words that are not in the Quran
# $count (number), $of (number)
changes-unreadable = { $count } of { $of } changes cannot be read, nor be undone
trash-unreadable = { $title } in the trash cannot be read
trash-sound-gone = the sound of { $title } in the trash is gone
# $count (number)
history-entries-invalid = { $count } entries of the history are invalid
# $reason (sentence)
folder-not-listed = it cannot be listed: { $reason }
orphan-unreadable = it belongs to no recording and cannot be read
recording-not-known = a recording that the library does not know
orphan-of-wrong-name = it belongs to no recording, and its content does not match its name; check it and remove it yourself
outline-orphaned = it was computed from a sound that no longer exists
downloaded-file = it is a file that Tilawa downloaded
sound-of-recording = it is the sound of your recording “{ $title }”
file-of-reciter = it is a file of the reciter { $id }
file-changed = the file was changed; import the original again to repair it
sound-changed = the sound was changed; import the original again to repair it
in-library-folder = it is in the folder of your library

# Changes of labels, as their history names them
edit-merged-from = merge from { $path }
edit-took-labels-of = take the labels of { $title }, which has the same sound
edit-restored-marks = restore what was marked before
edit-restored = restore { $title }
edit-took-labels = take labels of the same sound
edit-merged = merge what was marked elsewhere

# Prints, and texts in their scripts. $page (number), $line (number): the place in the layout.
cannot-trust-print = cannot trust the print { $id }
cannot-read-print = cannot read the print
# $most (number)
layout-too-long = it has more than { $most } lines
layout-line-unnumbered = a line has no page or no number on its page
# $page (number), $line (number)
layout-line-of-unknown-kind = page { $page }, line { $line }: its kind is none of ayah, surah_name and basmallah
# $page (number), $line (number)
layout-line-without-words = page { $page }, line { $line }: its first or last word is missing
layout-without-lines = it has no lines
# $page (number)
layout-page-without-words = page { $page } has no words, or is missing
# $page (number), $line (number)
layout-line-twice = page { $page }, line { $line }: there are two lines of this number
# $page (number), $line (number)
layout-name-misplaced = page { $page }, line { $line }: no surah begins after this name or basmalah, or it is the name of another one
# $page (number), $line (number), $word (number), $found (number)
layout-does-not-go-on = page { $page }, line { $line }: it begins with word { $found } instead of { $word }, or ends after the last word
# $page (number), $line (number)
layout-line-uncountable = page { $page }, line { $line }: it has no word, more than 31, or ends inside a word
# $page (number), $line (number)
layout-name-missing = page { $page }, line { $line }: a surah begins without its name
# $words (number), $expected (number)
layout-incomplete = it has { $words } of { $expected } words, or surahs without a name
layout-needs = a layout of a print has for each line page_number, line_number, line_type (ayah, surah_name or basmallah), first_word_id and last_word_id; missing here: { $names }
# $count (number)
layout-of-unknown-words = its { $count } words are those of no installed text; first install the words of its script: { $command }
script-of-no-ayah = { $ref } is no ayah
script-word-twice = the word { $ref } is there twice
script-word-faulty = { $ref }: a word is empty, longer than any, or has characters that no text has
script-bounds-wrong = the beginnings of the ayat are not those of the Quran
# $count (number), $expected (number)
script-words-differ = { $ref }: its { $count } words are not the { $expected } words of the Quran
# $count (number)
script-spelled-otherwise = { $count } words have other letters or vowels than those of the Quran
script-incomplete = words of the Quran are missing
id-taken = { $id } is the name of something else; choose another one with { $option }
