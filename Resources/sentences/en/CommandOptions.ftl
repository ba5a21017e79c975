# Options that several commands have. Names of options stay as they are.

# Options that do not go together
one-of-claims = use one of --replace, --queue and --wait
one-of-displays = use --inline or --plain, not both
one-of-counts = use --no-progress or --count-after, not both
output-and-json = -o - and --json both use standard output
levels-with-json = --levels goes with --json

# Wrong values
not-a-time = { $text } is not a time; write 62.5 (seconds), 1:02.5 or 500ms
no-sound-between = { $path } has { $length }: there is no sound between --from and --to
output-lacks-name = -o needs a name
font-lacks-name = --font needs a name
# $size (number), $least (number), $most (number)
font-size = --font-size { $size }: it may be { $least } to { $most }
volume = --volume is 0 to 100
rate = --rate is 8000 to 192000
channels = --channels is 1 or 2
bits = --bits is 16, 24 or 32
png-on-terminal = a terminal cannot show a PNG: name a file
# $fault (sentence): what is wrong with the name, such as “the name is empty”.
position-name = --position: { $fault }
reminder-time = say at HH:MM, such as at 20:30, or off

# A picture that was written. $width (number), $height (number)
picture = { $path } · { $width } × { $height }

# The files of a reciter
# $done (number) $count (number)
files-done = { $done }/{ $count } files
some-files-skipped = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } skipped; the others are added
timings-removed = the timings of { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  } that were imported before were removed with the old files; to import them again: { $command }
heard-already = { $name } is being heard already; to see how far it is: { $command }
