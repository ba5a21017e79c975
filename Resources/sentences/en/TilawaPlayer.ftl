# Playing: refusals of commands, and what went wrong while it plays.

# Refusals of commands
nothing-plays = nothing plays
not-in-session = { $ayah } is not in this session
# $milliseconds (number)
loop-too-short = a loop takes at least { $milliseconds } ms
in-silence = nothing is recited in the silence after an ayah
no-audio = { $ref } has no audio
server-away = the sound server is away
pages-unknown = the pages of these ayat are unknown
no-other-page = no other page follows in this session
no-other-surah = no other surah follows in this session
sleep-in-past = a time to sleep is not in the past
in-pause = nothing is playing in a pause

# Faults
cannot-play-on = cannot play on
engine-ended = the engine ended before the session
not-in-file = { $path }: what was to be in it is not in it
no-gap = “{ $text }” is not a gap
no-count = “{ $text }” is not a count
no-time = { $text } is not a time in seconds

# Recitation
disclaimer = Recitation feedback is an assistive learning tool and does not replace a qualified Quran teacher. Always verify your recitation with a knowledgeable instructor.
