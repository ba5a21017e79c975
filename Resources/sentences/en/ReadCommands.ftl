# The commands about the text. Names of commands and options stay as they are.

explains-hafs = --riwayah hafs explains the text of Hafs

# Bookmarks and positions
input-unreadable = standard input cannot be read, or is longer than 1 MB
input-not-text = standard input is not UTF-8 text
colour-or-none = use --colour or --no-colour, not both
nothing-to-change = say what to change: --note, --tag, --untag, --colour, --no-colour or --move
csv-and-json = --json and --format csv both use standard output: name a file with --output
# $count (number)
some-skipped = { $count } skipped; the others are imported
bookmarks-in = { $count ->
    [one] { $count } bookmark
   *[other] { $count } bookmarks
  } in { $path }
input-failed = standard input cannot be read: { $reason }
no-position-yet = there is no position { $name }; to set it: { $command }
no-position = there is no position { $name }; see: { $command }

# Places and search
# $count (number)
one-range = info takes one range, not { $count }
limit-too-small = --limit is 1 or more
page-too-small = --page is 1 or more
least-out-of-range = --least is 1 to 100
name-an-ayah = name an ayah, such as 2:58, or use --mine

# Pictures
output-needs-format = -o needs --format html, svg or png, or a file name with such an ending
option-needs-format = { $option } goes with --format html, svg or png
pages-only = --format { $format } shows printed pages only, not --flow { $flow }
translation-in-html = --translation works only with --format html
picture-and-json = --format { $format } and --json both use standard output: name a file, -o FILE
no-png-on-terminal = a terminal cannot show a PNG: name a file, -o FILE
lines-of-hafs = { $format } shows the printed lines of Hafs; those of { $riwayah } are not known; use --riwayah hafs

# The ayah of the day
no-translation-with = --translation does not go with “{ $words }”
no-options-with = --date, --notify and --riwayah do not go with “{ $words }”
text-unreadable = the text cannot be read
open-place = Open { $ref }

# Tajweed
legend-alone = --legend takes no ayat and no --count
phonemes-alone = --phonemes takes no --rule, --count or --legend
waqf-needs-phonemes = --waqf needs --phonemes
which-ayat = say which ayat, such as: { $command }

# Texts
for-one-file = --id and --name are for one file
id-fault = --id { $id }: an id has small letters, digits, points and hyphens, and begins with a letter
no-print = { $name } is neither a layout of a print nor the words of a script
# $count (number)
accept-differences = { $count ->
    [one] Install the text with this word?
   *[other] Install the text with these { $count } words?
  }
differences-refused = { $name } was not installed, as words of it are not those of our text; if they are right all the same, add it with { $option }
language-fault = --language { $language }: this is not the code of a language, such as en
standard-input = standard input
input-alone = - is the standard input, and stands alone
as-needs-input = --as is the name of what - brings: name - alone
text-not-installed = the text of { $riwayah } is not installed
none-needs-kind = none needs --kind
kind-for-none = --kind is only for none
