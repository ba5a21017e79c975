# The commands that play. Names of commands and options stay as they are.

# Playing and rendering
last-takes-only = --{ $name }: play last continues the session as it was; it takes only { $names } and { $last }
output-takes = -o takes { $names } or { $last }, not { $output }
needs-split = { $option } needs --split

# The running player
# $count (number)
one-value = { $verb } takes one value, not { $count }
gap-fault = gap { $question }
no-value = { $verb } takes nothing; see { $command }
needs-value = { $verb } needs a value; see { $command }
nothing-playing = nothing is playing; to start: { $command }
no-option = there is no option { $option }

# Presets
preset-saved = saved: { $name }; to play it: { $command }
what-to-save = say what to save, such as: { $command }
preset-renamed = { $name } is now { $newName }
preset-deleted = deleted: { $name } ({ $line })
option-not-in-preset = --{ $option } cannot be part of a preset
not-in-preset = { $word } cannot be part of a preset
last-not-in-preset = a preset cannot be the last session

# Scripts
days-need-schedule = --days needs --scheduled
quiet-or-json = use --quiet or --json, not both
one-of-three = use one of --print-cron, --remove and --list
session-made = { $file }: next: { $command }
list-takes-no-script = --list takes no script
name-a-script = name a script, such as morning.yaml
no-time-here = --at does not belong here
say-when = say when, such as --at 05:30
no-longer-scheduled = { $name } is no longer scheduled
whole-minutes = --not-later-than takes whole minutes
fault-behind = behind --: { $reason }
