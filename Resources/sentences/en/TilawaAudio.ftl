# Sound: what cannot be read, written, heard or recorded, and why.

# An error: the file or output, what could not be done, and why.
# $action (sentence), $detail (sentence)
error = { $action }: { $detail }
# $action (sentence), $detail (sentence)
error-of = { $path }: { $action }: { $detail }

# What could not be done
cannot = cannot { $operation }
cannot-open = cannot open
cannot-read = cannot read
cannot-write = cannot write
cannot-play = cannot play
cannot-play-on = cannot play on
cannot-play-at = cannot play at { $rate } Hz in { $channels } channels
cannot-play-sink = cannot play on { $name }
cannot-record = cannot record
cannot-record-on = cannot go on recording
cannot-record-at = cannot record at { $rate } Hz in { $channels } channels
cannot-record-from = cannot record from { $name }
cannot-recover = cannot recover
cannot-measure = cannot measure
cannot-measure-loudness = cannot measure loudness
cannot-measure-without-library = cannot measure loudness without the package libebur128-1
cannot-change-speed = cannot change the speed
cannot-resample = cannot resample { $from } to { $to } Hz
cannot-convert = cannot convert
cannot-reach-server = cannot reach the sound server
cannot-open-pipe = cannot open a pipe
cannot-start-thread = cannot start a thread
cannot-read-outline = cannot read the outline
# $purpose (sentence)
cannot-read-kind = cannot read { $purpose }
# $purpose (sentence)
cannot-play-kind = cannot play { $purpose }
# $purpose (sentence)
cannot-read-without-ffmpeg = cannot read { $purpose } without FFmpeg's libraries

# What libraries are for
purpose-sndfile = WAV, FLAC, Ogg and Opus
purpose-mpg123 = MP3
purpose-soxr = other sample rates
purpose-ffmpeg = M4A, AAC and all other formats

# Faults of a file
no-sound = it holds no sound
no-sound-found = no sound was found in it
no-sound-begins = its sound does not begin
too-many-pieces = it has more than { $most } pieces
too-many-pages = it has more than { $most } pages
too-many-streams = it has more than { $most } streams
headers-claim = its headers claim { $bytes } bytes
claims-format = it claims { $rate } Hz and { $channels } channels
claims-frames = it claims { $frames } frames, more than it can hold
too-short = it holds less than a millisecond of sound
frames-differ = its pieces have { $frames } frames, and { $decoded } are decoded
first-frame-differs = its first frame is not what its header says
changed-since-measured = it has changed since it was measured
changed-since-added = it has changed since it was added
# $detail (sentence)
at-frame = { $detail }, at frame { $frame } of { $frames }
folder = it is a folder
empty = the file is empty
not-regular = it is not a regular file
not-fetched = it is yet to be fetched
# $count (number)
has-channels = it has { $count } channels
# $channels (number)
loudness-unsupported = { $channels } channels at { $rate } Hz are not supported
nothing-decodable = none of its { $bytes } bytes can be decoded

# Sound that a file announces and does not hold. The first are half a sentence.
ends-early = the file ends too early
has-hole = a part of its sound is lost
never-closed = its recorder did not finish the file
# $fault (sentence), $detail (sentence)
missing = { $fault }: { $detail }
# $fault (sentence)
present = { $length }; { $fault }
# $fault (sentence)
present-of-about = { $length } of about { $whole }; { $fault }
last-frame-cut = its last frame is not whole
last-page-missing = its last page is missing
last-page-cut = its last page is not whole
pages-missing = pages in its middle are missing or damaged
header-cut = its header is not whole
length-unsaid = its header does not say how long it is
has-no-sound = it has no sound
has-become-shorter = it has become shorter
map-missing = the part that says where its sound is is missing; no sound can be taken from it
bytes-there = { $present } of { $size } bytes are there
sound-bytes-there = { $present } of { $size } bytes of sound are there
frames-there = { $present } of { $frames } frames are there
frames-decodable = { $present } of { $frames } frames can be decoded
frame-missing = frame { $frame } of { $frames } is not there
frame-missing-at = frame { $frame } is not there
milliseconds-missing = { $count } ms of sound are missing at its end, or between its pieces: then convert it to flac first
stamps-leave-out = its time stamps leave out { $time } where pieces were joined; the pieces follow each other without that silence

# Outlines of recordings
outline-none = it is none
outline-version = it is of version { $version }
outline-damaged = it is damaged

# Libraries
no-memory = out of memory
no-start = { $library } does not start
no-thread = libpulse cannot start its thread
no-floats = libmpg123 does not decode it to floats
no-reason = libsndfile does not say why
takes-ffmpeg = it takes FFmpeg: install ffmpeg, and Tilawa whole with its library: { $reason }
not-written = libsndfile does not write { $kind }
flac-samples = flac holds samples of 16 or 24 bits

# The sound server
server-without-sink = the sound server has no sink
no-such-sink = the sound server has no sink { $name }
no-sink = the server has no sink
no-source = the server has no source
no-such-source = the sound server has no source { $name }; it has { $names }
no-such-source-nor-others = the sound server has no source { $name }; it has none
no-microphone = the sound server has no microphone; of sources it has { $names }
no-microphone-nor-others = the sound server has no microphone; of sources it has none
server-gone = the sound server went away
# $reason (sentence)
server-gone-because = the sound server went away: { $reason }
# $error (sentence)
server-stays-away = the sound server went away and did not come back in { $time }: { $error }
sink-suspended = the sound server has suspended { $name }
own-sink-suspended = the sound server has suspended its sink
# $reason (sentence)
tried = { $reason } (tried { $server })
no-sound-memory = it has no memory for sound

# Outputs as they are typed
# $message (sentence)
output-wrong = { $text }: { $message }
sink-wanted = name a sink after the colon, or write pulse
null-wanted = a null output is null or null:realtime
ending-wanted = a file needs an ending: { $endings }
kind-unknown = unknown kind of output; there are { $kinds }
path-wanted = name a file: { $kind }:PATH
