# Session scripts: `tilawa session`. Words of scripts, such as play and pause, stay as they are.

# Steps. $kind is the word of the script for a step.
# $pause (sentence)
pause = pause { $pause }
until-key = until a key
until-time = until { $time }
# $percent (number)
for-last-ayah = for { $percent }% of the last ayah
stop-at = stop at { $time }
stop-after = stop after { $length }
# The number of a step, the number of all steps, and the step.
# $step (sentence)
step-of = { $number }/{ $count } { $step }

# Results of steps and of runs
done = done
skipped = skipped
stopped = stopped
time-is-up = the time is up
interrupted = interrupted
failed = failed
# $result (sentence), $reason (sentence)
because = { $result }: { $reason }
no-terminal = there is no terminal
nothing-before = nothing was played before it

# Reports of a run. Lines of the log have the name of the script before them.
# $line (sentence)
log-line = { $name }: { $line }
begins = { $name }: begins, { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
# $step (sentence), $result (sentence)
step-ended = { $step }: { $result }, { $length }
# $step (sentence), $result (sentence)
step-skipped = { $step }: { $result }
# $reason (sentence)
step-failed = { $name }:{ $place }: { $reason }
# $result (sentence)
run-ended = { $name }: { $result }, { $done } of { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }, { $length }
# $reason (sentence)
next-run = { $reason }; the next run begins where this one did
left-out = { $name }: left out: it was due at { $time }, more than { $limit } ago

# Before a run
cannot-open = { $path }: cannot open: { $reason }
running = { $name } is running already; to wait for its end: { $option }
running-in = { $name } is running already (process { $process }); to wait for its end: { $option }
cannot-lock = { $path }: cannot lock
has-errors = the script has errors; to list them: { $command }
# $count (number)
one-session-a-file = a file can contain one session, but the script has { $count } steps that play; see: { $command }
cursor-unreadable = { $path }: where { $variable } of { $script } goes on cannot be read
# $reason (sentence)
fault = { $place }: { $reason }
no-faults = ok

# Schedules
no-such-time = clocks do not show { $time } on { $day }, when summer time begins: systemd leaves that day out
next = next { $time }
backslash = a name with a backslash cannot be used in a crontab
control-character = { $path }: a name with a control character cannot be scheduled
no-schedule = { $path } has no schedule; those that have one: { $command }

# The plan of a run
variable-is = { $variable } is { $ranges }
variable-is-nothing = { $variable } is nothing
a-key = a key
forever = forever
cut = cut by stop
not-reached = not reached
cannot-be-heard = cannot be heard
no-audio = no audio for { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  }
estimate = some files must be downloaded: the length is an estimate
# Remarks on a step, apart by semicolons.
# $step (sentence)
noted = { $step } ({ $notes })
endless = total: no end
total = total: { $length }; if started now, it ends at { $end }
total-with-keys = total: { $length }, and what you take for { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }; if started now, it ends at { $end } or later
pause-until-key = pause until a key is pressed
plain-pause = pause
pause-until = pause until { $time }
# $percent (number)
your-turn = your turn after the last ayah, { $percent } % of it
# $percent (number)
record-share = record { $ranges }, { $percent } % of what was played
record = record { $ranges }
stop-now = stop
# $reason (sentence)
nothing-to-do = { $kind }: nothing to do: { $reason }
# $count (number)
more-ranges = … { $count } more …
