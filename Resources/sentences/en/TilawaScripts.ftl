# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.

# A fault with its place, such as 3:7.
# $fault (sentence)
at-place = { $place }: { $fault }
# $fault (sentence)
did-you-mean = { $fault }; did you mean { $word }?
# The last of several keys or values.
or = { $list } or { $last }

# Kinds of values
value-nothing = nothing
value-text = a text
value-list = a list
value-keys = keys with values

# Parts of a file
a-script = a script
a-group = a group
a-variable = a variable
a-course = a course
a-session = a session
an-assessment = an assessment
an-orientation = an orientation
a-resource = a resource
a-week = a week
a-lesson-part = a part of a lesson

# Keys and values of any kind. $what is a part of a file, or a key.
# $value (sentence)
takes-text = { $key } takes a text, and this is { $value }
takes-number = { $key } takes { $least } to { $most }
takes-percent = { $key } takes { $least }% to { $most }%
# $words (sentence)
takes-one-of = { $key } takes { $words }
takes-yes-or-no = { $key } takes yes or no
takes-ids = { $key } takes ids, such as husary
# $wanted (sentence)
takes = { $key } takes { $wanted }
# $what (sentence), $value (sentence)
has-keys = { $what } has keys with values, and this is { $value }
# $what (sentence)
does-not-take = { $what } does not take “{ $key }”
# $what (sentence)
has-no-key = { $what } has no key “{ $key }”
# $what (sentence), $keys (sentence)
has-no-key-of = { $what } has no key “{ $key }”: { $keys }

# Values of options
wanted-repeat = 1 to 100, or forever
wanted-count = 0 or more
wanted-then = ayat:N, pages:N or stop
wanted-then-times = 1 or more, surah, page or juz
wanted-volume = 0 to 100
wanted-time = a time such as 90s, 30m or 1h30m
wanted-ayah = an ayah such as 2:255
wanted-preset = the name of a preset

# Ranges
says-what-to-hear = { $key } says what to hear, such as 2:255 or 67
range-missing = a range is missing here
ranges-too-long = these are more than { $most } characters: put the ranges in a list
braces-open = { "{{" } is not closed by { "}}" }
# $reason (sentence)
range-wrong = { $text }: { $reason }
separate-by-spaces = separate ranges by spaces

# The script
needs-steps = a script needs steps; { $command } writes a first script
# $count (number)
too-many-steps = these are { $count } steps with those of repeated groups: at most { $most }
name-wrong = a name is one line of 1 to 100 characters
cumulative-repeat = cumulative continues with the next ayah: repeat takes 1 to 100

# Steps
steps-is-list = steps is a list: a line for each that begins with “- ”
most-steps = a script has at most { $most } steps
# $keys (sentence)
a-step-is = a step is { $keys }, such as “- play: 2:255”
step-says-nothing = this step does not say what it does
# $keys (sentence)
step-says-none-of = this step does not say what it does: { $keys }
# $keys (sentence)
step-is-one = a step is one thing: { $keys }
pause-takes = pause takes key, a time such as 30s or 5m, or a time of day such as 05:30
stop-takes = stop takes a time of day such as 06:15, or a time such as 30m; alone it ends the script
record-takes = record takes one range
for-takes = for takes key, a time such as 2m, or a share of what was just heard such as 150%

# Variables
# $value (sentence)
variables-are = variables have names and values, and this is { $value }
most-variables = a script has at most { $most } variables
variable-name = a variable's name is letters, digits, - and _, and not next or last
variable-says = a variable says next: 5 ayat, or last: 3
variable-is = a variable is next 5 ayat, last 3, or ranges
variable-in-variable = a variable holds ranges, and no other variable
until-before-start = until comes before start
braces-hold = { "{{ }}" } holds next 5 ayat, last 3, or the name of a variable
another-portion = { "{{next …}}" } is another portion at { $place }: give each a name under variables
no-variable = there is no variable “{ $name }”
no-variable-of = there is no variable “{ $name }”: { "{{next 5 ayat}}" }, { "{{last 3}}" }, or a name
last-takes = last takes 1 to 100 runs, such as last 3
next-takes = next takes 1 to 1000 ayat, pages, surahs, juz, hizb, rub, ruku or manzil, such as next 5 ayat

# The text
most-bytes = a file has at most { $most } bytes
not-text = it is not UTF-8 text
control-character = a control character cannot stand here

# YAML
alias-refused = the alias *{ $name } is not read: write it out, or put it under variables
anchors-refused = anchors are not read: write it out, or put it under variables
aliases-refused = aliases are not read: write it out, or put it under variables
tag-refused = tags such as { $tag } are not read
empty = it is empty
unreadable = it cannot be read
most-levels = a file has at most { $most } levels
key-is-word = a key is one word
colon-missing = a key has “: ” after it
# $problem (sentence)
not-yaml = this is not YAML: { $problem }
# $reason: the words of the loader
yaml-needs-package = scripts are read by the package libyaml-0-2: { $reason }
key-twice = the key “{ $key }” stands here twice
one-document = a file is one document
tab = a tab cannot indent: use spaces
quote-sign = a text that begins so is put in quotes
quote-braces = a text with { "{{…}}" } and more in it is put in quotes
quote-colon = a text with “: ” in it is put in quotes
indentation = this line does not begin where those above it begin

# What a run leaves out
heard-to-end = { $variable } was heard to its end; with at-end: restart it begins again
# $count (number)
too-many-linked = linked these are { $count } ayat: at most { $most }; a window such as window: 5 makes them fewer
several-ranges = a recording is of one range, and these are several
nothing-to-play = there is nothing to play
script-unheard = no earlier run of this script was heard
nothing-heard = nothing was heard yet

# Courses
course-has = a course has the key “{ $key }”
course-has-week = a course has at least one week
zone-takes = zone takes the name of a time zone such as Europe/Berlin, and “{ $name }” is none
recovery-takes = recovery takes the public key that { $command } has written, 64 digits
assessment-has = an assessment has the key “passage”
next-has = next has the key “level”
# $what (sentence)
has-title-and-link = { $what } has the keys “title” and “link”
# $value (sentence)
is-list = { $key } is a list, and this is { $value }
most-entries = { $key } has at most { $most } entries
course-takes = course takes an id of small letters, digits and hyphens, such as level-2-spring
is-line = { $key } is one line of at most 200 bytes
most-text = { $key } has at most { $most } bytes
takes-day = { $key } takes a day such as 2027-01-16
# $example (sentence)
takes-weekday = { $key } takes a day of the week and a time, such as { $example }
unlock-example = sat, or sat 06:00
takes-link = { $key } takes a link that begins with https:// or http://, or a path beside this file
same-session = two sessions have the id “{ $id }”
# $keys (sentence)
session-has = a session has the key { $keys } with its title, and the key “on” with its time
id-takes = id takes small letters, digits and hyphens
on-takes = on takes tue 19:00 for each week, or 2027-01-12 19:00 for once

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = the session { $title }, { $moment }
remains-assessment = the assessment
remains-weeks = topic and passage of { $weeks }
remains-all-weeks = topic and passage of all weeks
