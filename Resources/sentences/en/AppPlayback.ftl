# Playing: `tilawa play`, `resume`, `queue`, `render`, `ctl`. Names of commands and options stay as they are.

# Parts of a line, from the first to the last.
# $first (sentence), $second (sentence)
dots = { $first } · { $second }
# The last part of a list that is cut.
# $count (number)
more = { $list } and { $count } more
# Two of several names.
# $first (sentence), $second (sentence)
and = { $first } and { $second }
about = about { $length }

# Counters. A rep is a playing of an ayah, a pass a playing of the whole range. A limit can be ∞.
counters = Rep { $play }/{ $plays } · Pass { $pass }/{ $passes }
rep = Rep { $count }/{ $limit }
pass = Pass { $count }/{ $limit }

# States of a player
playing = playing
paused = paused
waiting = waiting
intermission = intermission
idle = idle

# Events. $time is the time since the session began.
no-audio = { $time } { $ref } · No audio available
# $state (sentence)
state = { $time } { $state }
sound-server-gone = the sound server is gone; waiting for it
sound-server-back = the sound server is back
paused-for-another = paused for another sound
another-ended = the other sound has ended
speed-changed = { $time } speed { $speed }×
fetching-at = { $time } fetching { $ref } …
moved = { $time } { $ref } from { $place }
# $settings (sentence)
changed = { $time } { $settings }
recites-it = { $reason }; { $ref }: { $name } recites it
nobody-recites-it = { $reason }; { $ref }: No audio available

# Settings of a player
# $count (number)
each = each { $count }
each-forever = each forever
# $count (number)
repeats = repeat { $count }
repeat-forever = repeat forever
# $gap (sentence)
gap = gap { $gap }
no-gap = none
# $count (number)
milliseconds = { $count } ms
# $count (number)
seconds = { $count } s
# $share (number)
share = { $share } %
# $percent (number)
volume = volume { $percent } %
ayah-forever = this ayah forever
range-forever = the range forever
loop = loop { $start }–{ $end }
loop-open = loop { $start } to …
ends-after = ends after { $time }

# What a key cannot do
forever-already = it already repeats forever
once-already = it already plays only once
not-this-gap = not in this gap; in the next one
longest-gap-already = the gap is already at its longest
no-gap-already = there is no gap

# The status of a player
greeting = tilawa { $release } · protocol { $version } · process { $process }
heard-of = { $heard } of { $length }
fetching = fetching { $ref }
speed = { $speed }×
volume-of = volume { $percent }%
# $what (sentence): the ayah, or the range
for-ever = { $what } for ever
endless-ayah = ayah
endless-range = range

# A session in the background
# $state (sentence), $process (number)
detached = { $state } (process { $process }); see { $command }, end it with { $stopCommand }
last-session = the last session
# $title (sentence)
plays = playing { $title }
# $title (sentence)
waits-for-turn = { $title } waits for its turn
# $title (sentence)
not-yet = { $title } does not sound yet; what goes wrong is told in { $path }
# $title (sentence)
over-already = { $title } is over already
# $reason (sentence)
no-process = cannot start another process: { $reason }
no-request = { $variable } holds no request to play
no-history = cannot write the history: { $reason }
# $reason (sentence)
no-control = { $reason }; playback continues, but { $command } cannot reach it

# The beginning and the end of a session
without-end = without end
from-place = from { $place }
stopped = stopped at { $place }; to continue: { $command }
stopped-not-kept = stopped at { $place }; the place is not kept
stopped-unheard = stopped at { $place }; the place is not kept, because nobody heard it; to keep it: { $option }
# $reason (sentence)
no-sound-server = { $reason }; to play without one: { $fileOption } or { $nullOption }
# $reason (sentence)
waiting-for-server = { $reason }; waiting for it, { $limit } at most

# The last session
no-last-session = there is no last session; say what to play, such as: { $command }
cannot-go-on = { $path }: cannot go on with the last session: { $reason }
played-to-end = the last session was played to its end; to start it again: { $command }
reciter-gone = { $id } is no longer in the library
begins-anew = { $ref } is not what it was in the library: it begins anew, by { $id }
begins-anew-silent = { $ref } is not what it was in the library: it begins anew, without sound
place-gone = the last place is no longer in the session: it starts from the beginning

# Remarks before a session
other-riwayah = { $id } recites { $riwayah } and is asked because { $option } names them
filler = { $id } ({ $riwayah }) fills what the others do not have
# $wanted (number)
clipped-at-start = fewer than { $wanted } ayat precede the range: the Quran begins there
clipped-at-end = less follows than was asked for: the Quran ends at { $ref }
no-basmalah = no reciter has the basmalah before surah { $surah }: it is skipped
basmalah-inside = { $ref } of { $id } begins with the basmalah: it sounds with it
no-istiadha = no reciter has an isti'adha: it is skipped

# Ayat without audio
# $ayat (sentence)
no-audio-for = no audio for { $ayat }
# $ayat (sentence)
silence-for = no audio for { $ayat }: silence instead (see { $option })
# $ayat (sentence)
left-out = no audio for { $ayat }: left out
# The letters c, f and q are typed; they stay as they are.
missing-question = [c]ontinue with silence, [f]ill from any reciter, [q]uit, then Enter?

# Nothing to hear
no-reciter-yet = there is no { $riwayah } reciter yet; choose one with: { $command }
downloads-off = no file of { $range } is on this machine, and downloads are off; to download it: { $command }
server-unreachable = no file of { $range } is on this machine, and the server of { $id } cannot be reached; with a network: { $command }
# $reason (sentence)
labels-unconfirmed = nothing of { $range } can be played ({ $id }: { $reason }); to confirm the labels: { $command }
# $reason (sentence)
nothing-playable = nothing of { $range } can be played ({ $id }: { $reason }); see all reasons with: { $command }
sound-gone = the sound of “{ $title }” is gone: { $path }; put the file back, or import it again
nobody-has-labelled = no { $riwayah } reciter has any of { $range }; { $count ->
    [one] “{ $title }” of { $name } is
   *[other] { $count } recordings of { $name } are
  } not labelled: { $command }
named-has-unlabelled = { $name } has nothing of { $range }; { $count ->
    [one] “{ $title }” is
   *[other] { $count } recordings are
  } not labelled: { $command }
nobody-has = no { $riwayah } reciter has any of { $range }; find others with: { $command }
# $names (sentence)
nobody-here-has = { $names } { $count ->
    [one] has
   *[other] have
  } nothing of { $range }, nor has anybody else here; find others with: { $command }
# $names (sentence), $others (sentence)
others-have = { $names } { $count ->
    [one] has
   *[other] have
  } nothing of { $range }; { $others } { $otherCount ->
    [one] has
   *[other] have
  } it: add { $option }
untimed = { $ref } cannot be cut out of what { $id } recites: it is not known when its words are heard (no-word-times); to find out: { $listenCommand }; or from a file: { $importCommand }

# The sources of a session
queue-ayah = ayah
queue-reciter = reciter
queue-file = file
queue-notes = notes
riwayah = { $name } ({ $counting })
loudness = { $level } LUFS
# $names (sentence)
asked-in-order = asked in this order: { $names }
yours = { $id } (yours)
loudness-unknown = loudness not measured
gain = gain { $decibels } dB
# $kind (sentence)
reciter-of-kind = { $id } ({ $kind })
# $kind (sentence)
reciter-of-riwayah = { $id } ({ $kind }, { $riwayah })
personal-reciter = personal
listed-reciter = reciter
nobody = — no audio available
to-be-fetched = (to be fetched)
slice = { $name } [{ $start }–{ $end } s]
recording-of-day = { $title }, { $date }
begins-with-basmalah = begins with the basmalah
basmalah-of = basmalah of { $id }
tried = not { $list }
# $role (sentence)
ayah-in-role = { $ref } ({ $role })
role-before = before
role-after = after
role-continuation = continuation

# Rendering
endless-file = a session without an end cannot be rendered; limit it with { $option }
rendered = { $path } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }
split-rendered = { $folder } · { $count ->
    [one] { $count } file
   *[other] { $count } files
  } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }
split-refused = { $option } has no meaning with { $splitOption }: each file holds its own ayat
folder-is-file = { $folder }: it is a file; { $option } writes into a folder
cannot-write = cannot write
target-unknown = its target is unknown
file-left-out = { $ref }: its sound cannot be had: left out
# $reason (sentence)
untagged = { $reason }; the files have no tags, chapters and covers
basmalah = Basmalah
istiadha = Isti'adha
basmalah-of-surah = { $surah } · Basmalah
page-title = Page { $page } · { $range }

# Values of requests to a player. The words in quotes are typed; they stay as they are.
# $allowed (sentence)
takes = { $verb } takes { $allowed }, not “{ $text }”
repeat-wanted = 1 to 100 or “forever”
endless-wanted = “ayah”, “range” or “none”
seconds-wanted = seconds, such as 12.5
percent-wanted = { $least } to { $most }
sleep-wanted = a time, such as 15m or 90 (seconds), a week at most, or “off”
no-ayah = “{ $text }…” is not an ayah
seek-from-start = seek to 0 or later
loop-wanted = ab takes “mark” or “clear”, not “{ $text }”

# Another session that sounds
nobody-answers = nobody answers there
is-playing = { $title } is already playing
others-wait = others are already waiting
# $title (sentence), $process (number)
is-playing-in = { $title } is already playing (process { $process })
# $title (sentence), $process (number), $reason (sentence)
is-playing-mute = { $title } is already playing (process { $process }, { $reason })
another-session = another session
# $session (sentence)
busy = { $session }: to stop it and play this, add { $replaceOption }; to wait, add { $queueOption } or { $waitOption }
# The letters r, q and c are typed; they stay as they are.
# $session (sentence)
turn-question = tilawa: { $session }: [r]eplace it, [q]ueue after it, [c]ancel, then Enter?
was-asked = it was asked to
# $session (sentence), $reason (sentence)
does-not-stop = { $session }, and does not stop: { $reason }
# $session (sentence), $reason (sentence), $process (number)
does-not-stop-kill = { $session }, and does not stop: { $reason }; to stop it by force: kill { $process }
# $session (sentence)
waits-until-end = { $session }: waiting until it ends; Ctrl-C cancels
# $session (sentence)
did-not-stop = { $session }: it did not stop in time; try again later

# Takes of an ayah: `tilawa play 36:5 --takes`
takes-of-one-ayah = --takes plays the takes of one ayah: tilawa play 36:5 --takes
no-takes = no recording has { $range }
# REC and SEG are words of the command.
choose-take = to choose one of them: { $command }
