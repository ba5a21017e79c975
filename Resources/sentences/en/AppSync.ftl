# Synchronisation: `tilawa sync`. Names of commands stay as they are.

# Beginning and ending
place-made = made the place { $place }; this device is called { $name }
place-found = found the place { $place }; this device is called { $name }
this-device = this device
next = next: { $command }
not-synchronised = the library is not synchronised yet; first: { $command }
ended = this library is not synchronised any more; the place stays as it is
busy = another process synchronises now

# Devices
is-this-device = this is this device itself; to end here: { $command }
forgot = forgot { $name }; its changes are kept
forgot-advice = it can come back under a new name; to shut it out of an encrypted place: { $command }
no-device = there is no device { $name }; there are { $names }
# $count (number)
several-devices = { $count } devices are called { $name }; name one of { $ids }
another-device = another device

# Snapshots and keys
pruned = made a snapshot, and removed { $count ->
    [one] { $count } object
   *[other] { $count } objects
  } that it replaces
key-made = made a new key; the other devices need it too: { $command }
key-taken = took the key of the place
no-key = the place is not encrypted, so it has no key
keys-gone = the place was encrypted, and its keys are gone from it
place-of-others = others use this place without encryption; name a new one
keys-damaged = { $path }: the keys of the place cannot be read; remove it and sync again
no-key-file = { $path }: there is no key file that can be read
passphrase-question = passphrase of the place:
passphrase-again = once more:
passphrase-missing = the place is encrypted; give its passphrase on a terminal, or { $option }
passphrases-differ = the passphrases differ; nothing was done
password-question = password of { $user } at { $host }:
password-refused = { $host }: the server does not accept the password any more; to type it again, remove its line from { $path }
password-missing = no password of { $user } at { $host } is known; sync once on a terminal

# Errors of the place
other-file = the place has another { $name }; see: { $command }
full = the place is full; what was sent is kept, go on when there is room
read-only = the place can only be read
# $reason (sentence)
offline = { $reason } (changes are kept until the next sync)
# $spent $budget: in USD
over-budget = the requests of this device to buckets have cost { $spent } USD this month, and its budget is { $budget } USD; what is new waits for the next month. To go on now: { $option }; for another budget: { $command }
damaged-file = { $name } in the place is damaged; see: { $command }

# The state. The first word of each line is the name of what follows it.
status-place = place
status-device = device
status-synced = synced
status-never = not yet
status-left = to do
status-other = other
status-traffic = asked
status-spent = month
status-holds = holds
status-written = written
status-head = changes
status-cost = costs
# $objects (number) $size (sentence)
holds = { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
  }, { $size }
# $time: a day and a time
wrote-last = { $name } wrote last { $time }
# $amount: in USD
cost-of-month = about { $amount } USD a month for what lies there
# $amount: in USD
cost-of-exchanges = { $amount } USD for 1,000 exchanges like the last
cost-source = by the prices that AWS publishes for S3 Standard (us-east-1); your store may have others
# $amount: in USD
spent = about { $amount } USD so far for the requests of this device
# $amount $budget: in USD
spent-of = about { $amount } USD so far for the requests of this device, of a budget of { $budget } USD
# $spent $budget: in USD
budget-near = the requests of this device to buckets have cost { $spent } USD this month, of a budget of { $budget } USD; for another one: { $command }
# $days (number)
silent-device = { $name } has written nothing for { $days } days; if it is gone for good: { $command }
# $requests (number) $lists (number) $reads (number) $writes (number) $sent (sentence) $received (sentence)
traffic-words = { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
  }: lists { $lists }, reads { $reads }, writes { $writes }; { $sent } sent, { $received } fetched
# $words (sentence)
verified-by = by { $words }
status-conflict = conflict
status-kept = kept
nothing-left = nothing
# $count (number)
changes-left = { $count } changes to compare
# $count (number)
parts-left = { $count } parts of the log to send
# $count (number)
to-send = { $count } recordings to send
# $count (number)
to-fetch = { $count } recordings to fetch
# $count (number)
cannot-send = { $count } recordings that cannot be sent: their sound is missing or was changed
not-understood = { $kind } { $name }: not understood, and not applied
newer-values = another device wrote values that this version does not understand; update Tilawa
decide-advice = to decide: { $command }

# Conflicts
segment-of = a segment of { $title }
a-bookmark = a bookmark
choice = { $value } · by { $device }
choice-shown = { $value } · by { $device } · shown until you decide
segment-value = { $content }, frames { $start } to { $end }, { $status }
no-conflict = there is no conflict { $id } to decide; see: { $command }
choose-letter = choose one of { $letters }
decided-meanwhile = another device decided meanwhile; see: { $command }
decided = decided; the next sync tells the other devices

# The log
log-time = time
log-device = device
log-changes = changes
log-sent = sent
log-taken = taken

# Verification
# $objects (number) $bytes (number)
verified = read { $objects } objects, { $bytes } bytes
damaged = damaged: { $name }
missing = missing: { $name }
lost-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
  } of logs that the place had are not whole in it
sound-not-whole = the sound of the recording { $id } is not whole
snapshot-written = wrote a snapshot that has them
# $count (number)
sent-again = sent { $count } recordings again
repair-advice = a device that has them can send them again: { $command }

# What a synchronisation did
nothing-new = nothing new
sent-changes = sent changes
took-changes = took changes
sent-recordings = sent { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  }
fetched-recordings = fetched { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  }
renamed = this device goes on under a new name in the logs: it was forgotten, or a backup or a copy of it was used
mended = the place had lost { $count ->
    [one] { $count } part
   *[other] { $count } parts
  } of logs; they are in it again
not-there-yet = { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
  } not in the place yet; the next sync fetches them
damaged-objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
  } damaged or not whole yet, such as { $name }; see: { $command }
newer-changes = a newer version of Tilawa wrote changes here; update Tilawa to see them
# $reason (sentence)
not-taken = a recording was not taken: { $reason }
conflicts = { $count ->
    [one] { $count } conflict
   *[other] { $count } conflicts
  } to decide; see: { $command }

# By itself
by-itself = the library is synchronised after changes and every { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
by-itself-cron = the library is synchronised every { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
by-hand = the library is synchronised by { $command } alone
was-not-set = it was not set
on-by = on, by { $runner }
off = off
