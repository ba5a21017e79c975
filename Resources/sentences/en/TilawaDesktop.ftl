# The desktop and the control socket: errors, replies to other programs, and notices.

# What could not be done, and why.
# $action (sentence), $detail (sentence)
error = { $action }: { $detail }
cannot-reach-player = cannot reach the player
cannot-ask-player = cannot ask the player
cannot-hear-player = cannot hear the player
cannot-understand-player = cannot understand the player
cannot-listen = cannot listen at { $path }
cannot-listen-anywhere = cannot listen
cannot-use-bus = cannot use the session bus
no-answer = it does not answer
ended = it ended
another-user = another user listens at { $path }
nobody-answers = { $address }: nobody answers
# $reason (sentence)
address-says = { $address }: { $reason }
install = { $reason }; install { $package }

# Requests to the control socket. Words in quotes are names of the protocol.
id-kind = an id is a number or a text
id-length = an id has { $most } bytes at most
takes-nothing = { $verb } takes nothing
needs-to = { $verb } needs “to”
takes-to = { $verb } takes “to”
request-is-object = a request is an object, such as { $example }
do-is-name = “do” must be the name of a request
no-verb = there is no verb “{ $verb }”
to-kind = “to” is a text or a number
by-kind = “by” is a text or a number
to-and-by = “to” and “by” exclude each other
player-of-another = this player is another user's
# $count (number)
connected-already = { $count } programs are already connected to the player
request-length = a request has { $most } bytes at most

# Calls on the session bus
property-read-only = { $name } cannot be set
no-property = there is no property { $name }
no-interface = there is no interface { $name }
no-method = there is no method { $name }
too-many-calls = too many calls wait
no-bus = there is no bus
answer-not-sent = the answer cannot be sent
call-not-sent = the call cannot be sent
opens-no-addresses = Tilawa opens no addresses
method-takes = { $name } takes '{ $wanted }', and was given '{ $given }'
property-takes = { $name } takes '{ $wanted }'
volume-takes = the volume is 0 to 1
loop-status-is = LoopStatus is None, Track or Playlist, and not '{ $word }'
ayat-in-order = ayat play in their order
rate-takes = a rate is from 0.5 to 2, in steps of 0.05

# Tracks
# Counters. A rep is a playing of an ayah, a pass a playing of the whole range. A limit can be ∞.
counters = Rep { $play }/{ $plays } · Pass { $pass }/{ $passes }
personal-recording = personal recording
professional-recording = professional recording
missing = missing: silence instead
istiadha = Isti'adha
basmalah = Basmalah
surah-names = { $name } · { $arabic }
track-title = { $what } · { $surah }

# Notices
sound-server-gone = The sound server is gone; the player waits for it.
session-ended = The session has ended.
session-stopped = The session was stopped.
session-failed = The session was stopped by an error.
session-silent = No reciter has any ayah of this session.
