# What several rooms say, and the answers about settings, texts, reminders and presets. Names of commands, options and settings stay
# as they are.

# Shared
next = next: { $command }
# $subject and what is said of it, such as a file and its fault. $remark (sentence)
remark-on = { $subject }: { $remark }
# $question (sentence). Tilawa understands y and yes; all else is no.
confirm = { $question } [y/N]
none = none

# Settings that are looked for while a command begins
no-bus = not found, or TILAWA_BUS is no: no media keys, no notifications
unknown-riwayah = the setting riwayah is unknown to this version, taking hafs; see: { $command }
# $command (sentence)
unknown-print = there is no print { $print }, which the setting print names; taking madani; see: { $command }
# $fault (sentence)
unreadable-print = cannot read the setting print, taking madani: { $fault }
# $fault (sentence)
default-riwayah = { $fault }; taking the default riwayah

# Advice after a fault of the library. $fault (sentence)
see-reciters = { $fault }; see `{ $command }`
# $fault (sentence)
see-recordings = { $fault }; see `{ $command }`
# $fault (sentence)
open-khatm = { $fault }; to open it: { $command }
# $fault (sentence)
restore-khatm = { $fault }; to restore it: { $command }
# $fault (sentence)
use-backup = { $fault }; to use the backup of { $day }, type: { $command }
# $fault (sentence)
begin-empty = { $fault }; to begin with an empty library, type: { $command }
# $fault (sentence)
use-backup-or-begin-empty = { $fault }; to use the backup of { $day }, type: { $command }; to begin with an empty library: { $emptyCommand }
# $fault (sentence)
no-backups = { $fault }; its backups cannot be listed
# $fault (sentence)
check-library = { $fault }; to check the library, type: { $command }
# $fault (sentence)
name-another-backup = { $fault }; name another with --from
# $fault (sentence)
install-again = { $fault }; install it again with: { $command }
# $fault (sentence)
see-check = { $fault }; see { $command }
# $fault (sentence)
import-again = { $fault }; import it again, or import a folder that contains it: { $command }
# $fault (sentence)
give-pack-id = { $fault }: give one with --id, such as en.somebody

# Exchange of a library. $count (number)
other-files = { $folder }: { $count } other files are passed over
unknown-sound = { $path }: nothing is known of this sound there; to take it all the same: { $command }

# A file where a range is expected
file-for-range = { $file } is a file, not a range; to take it into the library: { $command }

# Reciters
no-reciter = there is no reciter { $id }; see: { $command }
no-such-reciter = there is no reciter { $id }; find one with: { $command }
no-reciter-but = there is no reciter { $id }; did you mean { $near }?
reciter-not-added = { $id } is not in your library yet; add it with: { $command }

# Other programs. $reason, $complaint: words of the system.
program-not-found = cannot find out where this program is: { $reason }
no-systemctl = there is no systemctl on this machine
systemctl-does-not-start = systemctl does not start
systemctl-does-not-answer = systemctl does not answer
program-does-not-start = { $program } does not start
enter-closes = Enter closes this window.
begin-again = { $program }: { $reason }; type it again

# The rescue of a damaged library without a person
rescued-damaged = the library was damaged; it is now { $aside }; the backup of { $day } took its place, and what was changed since is not in it; next: { $command }
rescued-missing = the library was missing; the backup of { $day } took its place, and what was changed since is not in it; next: { $command }
rescued-meanwhile = another command has repaired it

# Notifications
click-opens = click on it to open the page; Ctrl-C ends this
no-notifications = no desktop shows notifications here

# Reminders. $title (sentence): one of the three that follow.
khatm-reminder = what remains of the day's goal
hifz-reminder = today's list of hifz
ayah-reminder = the ayah of the day
# $title (sentence)
reminder-removed = reminder of { $title } removed
# $title (sentence)
there-was-no-reminder = there was no reminder of { $title }
# $title (sentence)
no-reminder = no reminder of { $title }
# $title (sentence). $runner: systemd or crontab.
reminder-set = reminder of { $title } · { $time } · next { $next } · by { $runner }
# $reason (sentence)
not-loaded = systemd did not load it ({ $reason }): it starts after your next login, or when you type: systemctl --user daemon-reload && systemctl --user start { $unit }
crontab-does-not-start = crontab does not start
crontab-unreadable = cannot read your crontab: { $complaint }
# $complaint (sentence)
crontab-unwritable = cannot write your crontab: { $complaint }
no-control-characters = a name with a control character cannot be scheduled
crontab-takes = a crontab takes no name with a backslash, and times of 1m to 59m or of whole hours
no-scheduler = this machine has neither systemd nor cron
cannot-remove = { $path }: cannot remove: { $reason }

# The options of play, for the list of settings and the help
help-each = How many times each ayah plays in a pass.
help-repeat = How many times the whole range plays.
help-gap = Silence after each ayah: seconds, milliseconds or per cent of the ayah, such as 5s, 500ms or 150%.
help-pass-gap = Silence between two passes; it replaces the gap there.
help-connect-before = How many ayat to play before the range.
help-connect-after = How many ayat to play after the range.
help-connect-every-pass = Play these ayat around every pass, or only around the session.
help-then = What plays after the last pass.
help-then-repeat = Whether what plays after the last pass is repeated like the range.
help-then-times = How many times to continue, or to the end of what.
help-basmalah = When the basmalah of a surah plays: the first time, in every pass, at every play, or never.
help-istiadha = Begin with the isti'adha, if a source has it.
help-riwayah-option = The riwayah, with its numbers of ayat and its reciters. Default: the configured one, else hafs.
help-reciter = The reciters, in order of preference: ids separated by commas, or several options.
help-alternate = Play each ayah by every named reciter in turn. With --each, the whole round is repeated.
help-missing = What to do with ayat that no reciter has.
help-start-at = Start at this ayah of the range. The first pass skips the ayat before it.
help-offline = Download nothing; play only files on this machine.
help-preset = Use the options of a preset. Options that you type override it.
help-volume = Volume (amplitude) in per cent, 0 to 100.
help-speed = Speed of the recitation; the pitch stays the same.
speed-values = 0.5…2 in steps of 0.05
help-loudness = Play all sources equally loud, or each as it was recorded.
help-for = End the session after this time.
help-rate = Sample rate in Hz.
help-channels = The number of channels, 1 or 2.
help-bits = Bits per sample: 16, 24 or 32 (float).
help-output = Where the sound goes: { $kinds }, or a file with such an ending. (default: pulse)
help-force = Overwrite an existing file without asking.
help-inline = Show one line that is updated, instead of the whole screen.
help-plain = Print a plain line for each event, for screen readers: no colours, no redrawing. The keys work.
help-bidi = Who orders right-to-left text: the terminal, nobody, or the player. Default: what the terminal is known to do. If that is unknown, the ayah is highlighted, not the word.
help-translation-option = Show this translation on the screen, or none. Default: see { $command }.
help-notify = Show a desktop notification with the text of each new ayah.
help-save = Remember where the session stops (for play last), and add it to the history. Default: only if the sound goes to the sound server.
help-json = Print the answer as JSON.
help-replace = Stop the session that is playing, keep its place, and play this one.
help-queue = If a session is playing, wait until it ends.
help-wait = If a session is playing, wait until it ends, at most this long.
help-detach = Play in the background; the terminal is free at once.

# A wrong option of play. $option with its hyphens.
no-option = there is no option { $option }
option-refuses = { $option } does not take “{ $value }”
option-refuses-but-takes = { $option } does not take “{ $value }”: it is { $values }
option-lacks-value = { $option } takes a value
option-lacks-value-of = { $option } takes a value: it is { $values }

# Options of play that do not fit together
nothing-to-hear = say what to play, such as 2:255 or 67
continuation-without-then = --then-repeat and --then-times need --then ayat:N or --then pages:N
one-reciter-alternates = --alternate takes two reciters or more, such as --reciter mine,husary
negative-connection = --connect-before and --connect-after take 0 or more
cannot-be-kept = --save works only with the outputs pulse and null:realtime
cannot-be-detached = --detach does not work with the output { $output }
# $bits (number)
cannot-hold-bits = --bits { $bits }: { $kind } does not store samples
# $rate (number), $nearest (number)
cannot-hold-rate = --rate { $rate }: { $kind } does not have that; the nearest is { $nearest }
# $fault (sentence)
fault-of-setting = { $fault }; this is a setting, see: { $command }
# $fault (sentence)
fault-of-preset = { $fault }; this is in the preset or a setting; see: { $presetCommand }, { $command }

# Presets
# $fault (sentence)
preset-fault = the preset { $name }: { $fault }
preset-format-unknown = the preset { $name }: its format is unknown
preset-not-understood = (not understood by this version of Tilawa)
preset-name = name
# The heading of a column with what is typed after the command.
preset-options = { $command } …
no-presets = there are no presets yet; for example: { $command }
preset-name-refused = the name of a preset may contain letters, digits, - _ and ., not “{ $name }”

# The version and the notices
about = Tilawa { $version }, Apache License 2.0
own-packs = Packs that you installed

# What the settings are for
help-language = The language in which the program speaks; auto: that of the locale.
help-digits = The digits of numbers in sentences; auto: those of the language, latin: 0 to 9.
help-riwayah = The riwayah, with its numbers of ayat and its reciters.
help-print = The print whose pages, lines, juz and rukus count: madani, taj-13, taj-16, or one that was added.
help-teacher = The reciter of new recordings.
help-recordings-order = The place of new teachers in the order of preference: before published reciters, or last.
help-network = Whether sessions download missing files.
help-downloads-limit = The limit for downloaded files.
help-sync-budget = The most that requests of this device to buckets may cost in a month: an amount in USD, or off.
help-history = Whether the history records what you hear.
help-theme = The colours of the full screens; plain: none. Unset: those of the terminal.
help-mouse = Whether the full screens react to clicks and the wheel. Shift with the mouse selects text.
help-flow = The layout for reading: pages, continuous text, or ayah by ayah.
help-tajweed = Whether reading shows the rules of tajweed in colours.
help-font = The font for drawing pages: its name or its file.
# $least (number), $most (number)
help-font-size = The size of letters in points, { $least } to { $most }.
help-day-start = The time when a new day begins, such as 03:00 if you read before Fajr.
help-read-moment = The seconds in view after which a page counts as read; off: never automatically.
help-khatm-listening = Whether listening counts in a khatm.
help-translation = The default translation.
help-transliteration = The default transliteration.
help-words = The default pack of word meanings.

# Wrong values of settings. $name: the setting.
not-on-or-off = { $name } is on or off, not “{ $value }”
not-one-of = { $name } is { $values }, not “{ $value }”
not-first-or-last = { $name } is first or last, not “{ $value }”
not-a-theme = { $name } is light, dark, sepia, contrast or plain, not “{ $value }”
not-a-flow = { $name } is page, continuous or verses, not “{ $value }”
# $least (number), $most (number)
not-points = { $name } is a number of points, { $least } to { $most }, not “{ $value }”
not-a-size = { $name } is a size such as 2GB, 1MB at least, not “{ $value }”
not-a-time = { $name } is a time of the day such as 03:00, not “{ $value }”
not-seconds = { $name } is a number of seconds, 1 to 3600, or off, not “{ $value }”
not-a-budget = { $name } is an amount such as 2.50USD, or off, not “{ $value }”
no-language = language is auto or one of { $codes }, not “{ $value }”; see: { $command }
# $question (sentence)
setting-unit = { $name } { $question }

# The list of settings
no-setting = there is no setting { $name }; see: { $command }
no-setting-but = there is no setting { $name }; did you mean { $near }?
# A setting without a value and without a default.
nothing = nothing
setting = setting
setting-value = value
setting-purpose = what it settles
brackets-are-defaults = values in brackets are defaults; to change one: { $command }
values-not-understood = not applied, since this version does not understand the value: { $names }

# The list of languages. $name: the name of a language in the language itself.
language-code = code
language-name = language
language-state = state
language-in-force = in use
language-unread = not yet read by a native speaker
language-unread-chosen = { $name }: not yet read by a native speaker; to go back: { $command }

# Settings as a text
config-head = Settings for all sessions. An option that you type overrides a setting for that session.
config-form = A line is: key = value. A line that begins with # is not set and shows the default.
config-values = Values: { $values }
config-no-line = this is not key = value: { $words }
# $line (number)
config-twice = { $key } is set in line { $line } already

# The check of the installation: levels, subjects, results
level-ok = ok
level-note = note
level-fail = FAIL
check-program = program
check-quran = quran
check-of-library = library
check-texts = texts
check-recordings = recordings
check-cache = cache
check-loudness = loudness
check-screen = screen
check-network = network
check-font = font
check-bus = session bus
check-sound = sound server
# $count (number)
quran-verified = { $path }, verified: { $count } ayat
# $count (number)
library-found = { $path }, { $count } reciters
font-found = { $family }, { $path }
sink = sink { $name }
# $rate (number), $channels (number)
sink-with-format = sink { $name }, { $rate } Hz, { $channels } channels

# Loudness. The levels are numbers in LUFS.
loudness-of = { $level } LUFS, peak { $peak } dBTP
loudness-about = about { $level } LUFS, peak { $peak } dBTP
not-measured = not measured yet
level = { $level } LUFS
level-about = about { $level } LUFS
levels = { $least } to { $most } LUFS
levels-about = about { $least } to { $most } LUFS
# $known (number), $count (number), $levels (sentence)
partly-measured = { $known } of { $count } measured, { $levels }
only-silence = only silence
reciter = reciter
loudness = loudness
recording = recording

# Recordings
moved = { $title } is { $owner }'s now, and was { $former }'s; to take that back: { $command }
same-sound = { $joined } ({ $joinedID }) has the sound of { $kept } ({ $keptID }): they are one recording now, { $keptID }, with the labels of both; the other file lies in the trash

# Texts and packs
no-text = no text is installed; install one with: { $command }
text-riwayah = riwayah
text-name = name
text-size = text
text-state = state
# $count (number). $counting: the name of the numbers of ayat.
text-ayat = { $count } ayat ({ $counting })
verified = verified
damaged = damaged
pack = pack
pack-kind = kind
pack-language = language
pack-title = title
# Prints, and texts in their scripts
print = print
script = script
# $print (sentence)
print-added = { $id }: { $print }, added
# $print (sentence)
print-replaced = { $id }: { $print }, replaced
# $count (number)
script-added = { $id }: { $count } words, each in its place, added
# $count (number)
script-replaced = { $id }: { $count } words, each in its place, replaced
# $count (number)
spelled-otherwise = { $count } words have other letters than the same words of our text, as their script writes them
# $count (number)
words-differ = { $count ->
    [one] one word differs from that of our text in a letter or a vowel, or has a drawing in the place of letters
   *[other] { $count } words differ from those of our text in a letter or a vowel, or have a drawing in the place of letters
  }
word-place = place
word-of-file = word of the file
word-of-ours = word of our text
digest-is = SHA-256 { $digest }
# $pages (number), $lines (number)
print-size = { $pages } pages of { $lines } lines
# $count (number)
script-size = { $count } words
default-kind = { $kind } (default)
offered-kind = { $kind }; to download it: { $command }
hafs-added = Hafs is shown in Tanzil's text as before
# $count (number)
text-added = { $riwayah }: { $count } ayat ({ $counting }), verified
# The riwayah of the letters beside a recitation of another one.
letters = text: { $riwayah }

# Kinds of packs
translation = translation
transliteration = transliteration
words = pack of words
# $kind (sentence), $found (sentence)
pack-of-other-kind = { $id } is no { $kind }: it is a { $found }
pack-not-installed = the pack { $name } is not installed; see: { $command }
pack-not-installed-but = the pack { $name } is not installed; did you mean { $near }?
no-default-translation = the default translation { $name } is not installed
# $kind (sentence)
none-of-kind = no { $kind } is installed; to install one: { $command }
# $kind (sentence)
which-of-kind = which { $kind }? { $names } are installed; to choose the default: { $command }

# Where texts come from. $source: an address.
text-wanted = the text of { $riwayah } is not installed; get its table or JSON from { $source }, then type: { $command }; the SHA-256 of its lines must be { $digest }
not-installed = not installed
text-awaited = get it from { $source }; SHA-256 of its lines: { $digest }
# $title: the language and the author.
pack-offered = the pack { $name } is not installed; to download { $title }: { $command }
# $kind (sentence)
kind-offered = no { $kind } is installed; to download { $title }: { $command }
words-unknown = the pack { $name } is not installed; no meanings of words with a free licence are known; to install a file of yours: { $command }
no-words = no meanings of words are installed, and none with a free licence are known; to install a file of yours: { $command }

# The facts of a pack. $kind (sentence), $count (number)
pack-added = { $id }: { $title }, { $kind } of { $count } ayat
# $kind (sentence), $count (number)
pack-added-in = { $id }: { $title }, { $language }, { $kind } of { $count } ayat
# $kind (sentence), $count (number)
pack-replaced = { $id }: { $title }, { $kind } of { $count } ayat, in place of the one that was there
# $kind (sentence), $count (number)
pack-replaced-in = { $id }: { $title }, { $language }, { $kind } of { $count } ayat, in place of the one that was there
pack-lacks = not stated in the file; to add it, install the file again with: { $options }
# $kind (sentence)
the-default = { $kind }, the default
pack-name = name
pack-author = author
pack-direction = direction
pack-licence = licence
pack-source = source
pack-ayat = ayat
pack-digest = sha256
not-stated = not stated
left-to-right = left to right
right-to-left = right to left
credit-licence = licence: { $licence }
credit-no-licence = licence not stated
credit-source = source: { $source }

# Translations that the setup offers
non-commercial = for non-commercial use only
network-off = the network is off

# Files that are written
not-to-standard-output = { $path }: this is not written to standard output; name a file
not-added-to-standard-output = { $path }: this is not added to standard output; name a file
exists = { $count ->
    [one] { $path } is there already; to replace it: --force
   *[other] { $count } of the files are there already, such as { $path }; to replace them: --force
  }
replace-question = { $count ->
    [one] { $path } is there already; replace it?
   *[other] { $count } of the files are there already, such as { $path }; replace them?
  }
left-as-is = { $path } is left as it is
# $reason (sentence)
cannot-write-file = { $path }: cannot write: { $reason }; name another file
# $reason (sentence)
cannot-write-folder = { $path }: cannot write: { $reason }; name another folder
