# What a command writes on the terminal beside its answers.

# $percent (number), $speed (number)
progress = { $bar } { $percent }% · { $speed }× real time
# $percent (number), $speed (number). $ayah is the place that has to be fetched first
progress-waiting = { $bar } { $percent }% · { $speed }× real time · fetching { $ayah } …
# $advice (sentence)
no-terminal = there is no terminal for questions; { $advice }
# $question (sentence)
yes-or-no = { $question } [y/N]
# The answers that mean yes, in small letters, with spaces between
yes = y yes
too-long = it is longer than { $limit }
# $fault (sentence)
fault-unchanged = { $fault }; nothing was changed
edit-again = edit it again?
nothing-changed = nothing was changed
# $fault is the message of the system
cannot-run = cannot run { $editor }: { $fault }
editor-failed = { $editor } ended with an error; nothing was changed (VISUAL or EDITOR can name another editor)
letters-unordered = Arabic letters are not ordered and joined: { $fault }
cannot-write = cannot write to standard output: { $fault }
