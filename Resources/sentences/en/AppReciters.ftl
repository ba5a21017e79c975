# Reciters: the catalogue, the library's reciters, downloads and timings. Names of commands and options stay as they are.

# Headings of columns, and names at the beginning of lines
id = id
name = name
riwayah = riwayah
style = style
files = files
from = from
loudness = loudness
reciter = reciter
file = file
size = size
pinned = pinned
fault = fault
limit = limit
folder = folder
counting = counting
network = network
library = library
segments = segments
word-times = word times
has = has
surah = surah
result = result
ayah = ayah
place = place

# The catalogue
no-such-name-with-options = no reciter of that name fits the options; all of them: { $command }
no-such-name = no reciter in the catalogue has a name like that; to add files of your own: { $command }
to-add-one = to add one: { $command }
in-library = in the library
library-as = as { $id }
library-not-yet = not yet; add it with: { $command }
ayah-by-ayah = ayah by ayah
whole-surahs = whole surahs
# The same two in few letters
ayat-brief = ayat
surahs-brief = surahs
# $kbit (number)
bitrate = { $kbit } kbit/s
# $kbit (number)
bitrate-brief = { $kbit }k
# $count (number)
surahs-of-all = { $count } of 114 surahs
counting-assumed = { $counting }, assumed; if ayat are out of place, add it with --counting kufi
no-addresses = the files of { $id } lie here: there are no addresses to share

# A reciter of the library
kind-personal = personal
kind-reciter = reciter
downloads-kept = downloaded files are kept
# $count (number)
files-here = { $count } here
# $confirmed (number) $suggested (number)
segments-counted = { $confirmed } confirmed, { $suggested } suggested
known = known
not-known = not known
nothing = nothing

# Where the files of a reciter come from
from-recordings = recordings
from-folder = folder
from-network = network
from-network-pinned = network, pinned
from-network-here = network, { $count ->
    [one] { $count } file
   *[other] { $count } files
  } here
from-network-here-pinned = network, { $count ->
    [one] { $count } file
   *[other] { $count } files
  } here, pinned

# The list of reciters
no-reciters = no reciters yet; choose some with: { $command }
no-reciters-of = no { $riwayah } reciters yet; choose some with: { $command }

# Adding
replaced = { $id } is replaced: what was here of the earlier one is forgotten, its files are left
added-by-ayah = { $id }: { $name }, { $riwayah }, ayah by ayah from the network
added-by-surah = { $id }: { $name }, { $riwayah }, whole surahs from the network
only-whole-surahs = { $id }: nobody says where the ayat are in these surahs: only whole ones can be played; give --timings-url
description-has-values = --riwayah, --counting, --timings and --first-ayah cannot change a description, which has its own values
for-own-files = --riwayah, --timings and --first-ayah are for your own files; name the folder of the files
cannot-add = cannot add { $name }: { $reason }
no-such-file = { $path }: there is no such file
no-description-readable = { $path }: it cannot be read, or is too large to describe a reciter
describes-no-reciter = { $path }: it describes no reciter: { $reason }
not-in-json = { $path }: it does not describe a reciter in JSON: { $reason }; for files of yours: { $command }
imported = { $id }: { $ayat ->
    [one] { $ayat } ayah
   *[other] { $ayat } ayat
  } in { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $riwayah }
imported-surahs = { $id }: { $surahs ->
    [one] { $surahs } file of a whole surah
   *[other] { $surahs } files of whole surahs
  }, { $riwayah }
imported-both = { $id }: { $ayat ->
    [one] { $ayat } ayah
   *[other] { $ayat } ayat
  } and { $surahs ->
    [one] { $surahs } file of a whole surah
   *[other] { $surahs } files of whole surahs
  }, { $riwayah }
ayat-missing = missing in surahs that are otherwise here: { $refs }
# $count (number)
ayat-missing-more = missing in surahs that are otherwise here: { $refs } and { $count } more
files-ignored = { $count ->
    [one] { $count } file is
   *[other] { $count } files are
  } no recitation by name

# The hearing of whole surahs
not-heard-yet = where the ayat are in the surahs is not known yet; to hear it: { $command }
being-heard = the ayat of { $name } are heard now in the background, and until then whole surahs can be played; to see how far it is: { $command }
# $timed (number)
surahs-timed = { $count ->
    [one] { $timed } of { $count } has times of its ayat
   *[other] { $timed } of { $count } have times of their ayat
  }
# $counted (sentence)
surahs-being-heard = { $counted }; the others are heard now
# $counted (sentence)
surahs-to-hear = { $counted }; to hear the others: { $command }
# $count (number)
surah-of-one-file = --surah is for one file, and these are { $count }

# The measurement of the loudness
not-measurable = { $reason }; until it is measured the reciter is played as it is
not-measured = the loudness is not measured yet; to measure it: { $command }
being-measured = the loudness is measured now in the background, by a sample of one minute; to measure everything: { $command }

# Removal
left-there = { $reason }; what was fetched stays there
forgotten = { $name } is forgotten
# $count (number)
forgotten-with-downloads = { $name } is forgotten, and their downloads: { $count }
recordings-in-trash = { $count ->
    [one] { $count } recording is
   *[other] { $count } recordings are
  } in the trash; to restore them within 30 days: { $command }
unknown-file = { $path }: unknown to the library; not touched
# $count (number)
unknown-files = { $path } and { $count } more: unknown to the library; not touched

# The setup
teacher-not-chosen = { $id } is a teacher with recordings, and asked without being chosen: their place is set by { $command }
recites-another = { $id } recites { $recited }, not { $riwayah }; to change it: --riwayah { $option }
no-reciter-yet = no reciter yet
translation = translation: { $name }, { $terms }
transliteration = transliteration: { $name }, { $terms }
next = next: { $command }
next-or = next: { $command }, or { $otherCommand }
network-on = network on, up to { $limit } of downloaded files
network-off = network off, up to { $limit } of downloaded files
network-on-own-last = your recordings last, network on, up to { $limit } of downloaded files
network-off-own-last = your recordings last, network off, up to { $limit } of downloaded files

# Downloads
nothing-downloaded = nothing was downloaded yet; for example: { $command }
files-counted = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }
size-pinned = { $size } pinned
# $count (number)
withheld-counted = { $count } withheld
size-of-all = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }, { $size }, of it { $pinned } pinned
removed-and-freed = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } removed, { $size } freed
pinned-above-limit = pinned files take { $size }; they stay and do not count; to unpin them: { $command }
heard-above-limit = recently heard files take { $size } more than the limit
# $whole (number)
files-whole = { $files ->
    [one] { $whole } of { $files } file is
   *[other] { $whole } of { $files } files are
  } whole ({ $size })
files-pinned = { $count ->
    [one] { $count } file is
   *[other] { $count } files are
  } pinned
files-unpinned = { $count ->
    [one] { $count } file is
   *[other] { $count } files are
  } unpinned
reciter-stays-pinned = { $id } is pinned, so they stay
cannot-download = { $id } cannot be downloaded: the library has no address for this reciter
still-incomplete = { $count ->
    [one] { $count } file is
   *[other] { $count } files are
  } still incomplete
# $count (number) $here (number) $missing (number)
would-download = { $count } files of { $id }: { $here } are here, { $missing } would be downloaded
no-basmalah = the server has no basmalah ({ $file }); everything else is downloaded
download-stopped = stopped; finished files are kept; to continue: { $command }
download-failed = { $reason }; finished files are kept; to continue: { $command }
# $missing (number) $all (number)
files-missing = { $missing } of { $all } files are missing; to try again: { $command }

# What was heard in a file. $name is the name of an ayah, 113:3, or the sentence below.
# $surah (number)
surah-number = surah { $surah }
# $name (sentence)
not-it = it is not { $name }
# $name (sentence)
not-it-but = it is not { $name }, it sounds like { $nearest }
# $name (sentence)
not-all = it is not all of { $name }
# $name (sentence) $word (number)
not-all-word = it is not all of { $name }: word { $word } is heard
# $name (sentence) $first (number) $last (number)
not-all-words = it is not all of { $name }: words { $first } to { $last } are heard
# $name (sentence)
holds-more = it holds more than { $name }
# $name (sentence)
in-doubt = it is in doubt whether it is { $name }
# $name (sentence)
in-doubt-or = it is in doubt whether it is { $name }, or { $nearest }
# $name (sentence)
too-little = too little is heard to say whether it is { $name }
not-this-surah = does not sound like this surah
not-this-surah-but = does not sound like this surah; it sounds like { $nearest }
same-bytes = the same bytes as { $file }
# $first (sentence) $second (sentence)
both = { $first }; { $second }

# The fit of timings with what is heard. $shift has a sign.
# $met (number)
within = { $met } of { $count ->
    [one] { $count } ayah
   *[other] { $count } ayat
  } within 0.3 s
# $met (sentence)
fit = fits: { $met }
# $met (sentence)
fit-shifted = shifted: right by { $shift } ms, { $met }
# $met (sentence)
fit-drifting = drifting: right by { $shift } ms and { $percent }% longer, { $met }
# $met (sentence)
fit-other-edition = of another edition: at best { $met }
# $right (number)
single-ayat-right = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } of single ayat heard, { $right } right
# $right (number)
single-ayat-to-hear = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } of single ayat heard, { $right } right; to hear the first of the others: { $command }

# Changes of timings
by-hand = by hand
no-longer-by-hand = { $count ->
    [one] { $count } ayah is
   *[other] { $count } ayat are
  } no longer by hand
# $count (number)
by-hand-elsewhere = { $count } ayat were put right by hand in audio that is not here; that stays for when it is
# $milliseconds (number)
later = { $count ->
    [one] { $count } ayah is
   *[other] { $count } ayat are
  } { $milliseconds } ms later
# $milliseconds (number)
earlier = { $count ->
    [one] { $count } ayah is
   *[other] { $count } ayat are
  } { $milliseconds } ms earlier
cut-anew = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } cut anew
# $done (sentence) $cut (sentence) is the sentence above.
done-and-cut = { $done } · { $cut }
whole-file = whole file
end-of-file = end
words-counted = { $count ->
    [one] { $count } word
   *[other] { $count } words
  }

# Timings that are taken from a file
not-believed = { $path }: cannot use the timings: no ayah of them can be believed
not-believed-since = { $path }: cannot use the timings: no ayah of them can be believed: { $reason }
not-read = { $path }: cannot read the timings: { $reason }
overlays-elsewhere = { $count ->
    [one] { $count } file
   *[other] { $count } files
  } with overlays: the audio is not here; they are kept for when it is
# $count (number)
and-more = and { $count } more; --json lists all
repaired = repaired, in ayat: { $kinds }; --json lists them
# $clean (number) $repaired (number) $withheld (number)
took = { $id }: took { $ayat ->
    [one] { $ayat } ayah
   *[other] { $ayat } ayat
  } from { $format }: { $clean } as they are, { $repaired } repaired, { $withheld } withheld
# $clean (number) $repaired (number) $withheld (number)
would-take = { $id }: would take { $ayat ->
    [one] { $ayat } ayah
   *[other] { $ayat } ayat
  } from { $format }: { $clean } as they are, { $repaired } repaired, { $withheld } withheld

# The list of timings
no-timings = there are no timings of these ayat for { $name }; to import some: { $command }
from-files = from { $files }
other-edition = { $path }: its words are not used: they are of a file of { $theirs }, and this one has { $own }; import or shift its timings
# $count (number)
other-edition-more = and so are those of { $count } more files

# Hearing files for their timings
# $reason (sentence)
gets-no-times = { $path }: { $reason }; it gets no times
words-not-found = its words were not found
# $heard (number)
heard-so-far = { $heard } of { $count ->
    [one] { $count } file
   *[other] { $count } files
  } heard; to go on: { $command }
all-have-times = { $id }: all files here have times of their ayat and words
# $ayat (number)
heard = { $id }: { $files ->
    [one] { $files } file
   *[other] { $files } files
  } heard, { $ayat } of { $all ->
    [one] { $all } ayah
   *[other] { $all } ayat
  } and { $words ->
    [one] { $words } word
   *[other] { $words } words
  } have times
# $heard (sentence) is the sentence above.
heard-and-left = { $heard }, { $left ->
    [one] { $left } file
   *[other] { $left } files
  } left as they are
