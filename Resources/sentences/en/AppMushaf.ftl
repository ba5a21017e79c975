# Reading: the text, places in it, bookmarks, the history of hearing, and khatmat. Names of commands and options stay as they are.

# Counted things. They stand in other sentences.
pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
verses = { $count ->
    [one] { $count } verse
   *[other] { $count } verses
  }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
# $pages is an amount with at most one decimal: 3.4. $form is the same as a whole number, 100 for a fraction: it chooses the form.
amount-of-pages = { $form ->
    [one] { $pages } page
   *[other] { $pages } pages
  }

# Headings of columns, and names at the beginning of lines
name = name
day = day
began = began
length = length
reciter = reciter
riwayah = riwayah
heard = heard
number = no.
first-day = first day
last-day = last day
days-heading = days
pages-heading = pages
verses-heading = verses
goal-heading = goal
read-heading = read
completed-heading = completed
state = state
place-heading = place
page = page
juz = juz
hizb = hizb
rub = rub
manzil = manzil
ruku = ruku
quarter-of-para = quarter of the para
print-name = print
surah = surah
ayat = ayat
words = words
sajdah = sajdah
none = none

# Bookmarks
bookmark-one-of = { $name } may be any of { $names }
# There are more names than those that are listed.
bookmark-one-of-more = { $name } may be any of { $names } …
no-bookmark = there is no bookmark { $name }; see: { $command }
no-removed-bookmark = no removed bookmark matches
# The words after the command are its options.
no-bookmarks = there are no bookmarks yet; for example: { $command } --note "…" --tag hifz
# $count (number)
no-bookmark-matches = none of the { $count } bookmarks matches
bookmark-added = marked: { $place } ({ $id })
bookmark-known = { $place } is marked already, with the same words ({ $id })
bookmark-changed = changed: { $place } ({ $id })
bookmark-unchanged = { $id } is like that already
bookmark-removed = removed: { $place }; to restore it within 30 days: { $command }
bookmark-restored = back: { $place } ({ $id })

# Bookmarks that were taken from a file or from another library. The words stand in a row, with commas.
file-fault = { $file }: { $reason }
nothing-to-take = nothing to take
# $count (number)
count-added = { $count } added
# $count (number)
count-changed = { $count } changed
# $count (number)
count-known = { $count } known already
# $count (number)
count-left-removed = { $count } left removed
bookmarks-added = { $count ->
    [one] { $count } bookmark added
   *[other] { $count } bookmarks added
  }
bookmarks-changed = { $count ->
    [one] { $count } bookmark changed
   *[other] { $count } bookmarks changed
  }
bookmarks-removed = { $count ->
    [one] { $count } bookmark removed
   *[other] { $count } bookmarks removed
  }
positions-taken = { $count ->
    [one] { $count } reading position
   *[other] { $count } reading positions
  }

# Reading positions
no-positions = there are no positions yet; for example: { $command }
position-set = { $name } is at { $place }
position-removed = removed: { $name }; it was at { $place }
# $page (number)
page-number = page { $page }
read-in = read in { $riwayah }

# Rows of the library that cannot be believed
a-bookmark = a bookmark
a-position = a position
a-history-entry = an entry of the history
a-khatm = a khatm
a-goal = a goal
# $row (sentence) is one of the five above.
row-left-out = { $row } of the library could not be believed ({ $reason }) and was left out
# $row (sentence)
row-set-aside = { $row } of the library could not be believed ({ $reason }) and was set aside; see: { $command }
# $count (number) is more than one.
rows-left-out = { $count } rows of the library could not be believed ({ $reason }) and were left out
# $count (number) is more than one.
rows-set-aside = { $count } rows of the library could not be believed ({ $reason }) and were set aside; see: { $command }
nothing-set-aside = nothing was set aside
kind-bookmark = bookmark
kind-position = position
kind-history = events
kind-khatm = khatm
kind-goal = goal

# Places
no-ayah-there = no ayah there
ayah-of-surah = { $surah } { $ref }
ayah-of-surah-letters = { $surah } { $ref } (the letters of { $riwayah })
# $number (number) $word (number)
division-begins = { $division } { $number } begins at word { $word }
divided-otherwise = juz, hizb and rub are those of { $riwayah }, not of Hafs
# $surah (number) $order (number) $ayat (number)
surah-meccan = { $surah }, meccan, revealed as no. { $order }, { $ayat } ayat
# $surah (number) $order (number) $ayat (number)
surah-medinan = { $surah }, medinan, revealed as no. { $order }, { $ayat } ayat
# $count (number)
surahs-from-to = { $first } … { $last } ({ $count } surahs)
# $number (number)
sajdah-number = no. { $number } of 15
# $number (number)
sajdah-without-sign = no. { $number } of 15; the print of { $riwayah } has no sign
# $number (number)
sajdah-sign-at = no. { $number } of 15 in the print of Hafs; that of { $riwayah } has its sign at { $ref }
# $number (number)
sajdah-sign-missing = no. { $number } of 15; no sign in the prints of { $riwayat }
# $number (number)
sajdah-sign-of-hafs = no. { $number } of 15; the print of Hafs has its sign at { $ref }
# Between names in a row.
and = { $first } and { $second }

# The text
letters-of-hafs = letters of Hafs, divided into the ayat of { $riwayah }
words-of-hafs = { $range }: words are counted in the text of Hafs; of { $riwayah } whole ayat are shown
# $wanted (sentence)
text-not-installed = { $wanted }; --text hafs shows the letters of Hafs instead
glosses-of-hafs = { $pack }: its words are those of Hafs and not of { $riwayah }; --text hafs shows these
colours-of-hafs = --text hafs colours the letters of Hafs
# $advice (sentence)
no-signs = the rules need the signs of the text of Hafs; the text of { $riwayah } does not have them; { $advice }

# Pictures and documents
no-font = { $reason }; the document carries no font
font-forbidden = the font “{ $family }” forbids documents to carry it: they only name it
# $count (number) is more than one.
one-picture-each = the range is on { $count } pages, one picture each: use -o FOLDER, or a name with % for the page, such as page-%.{ $format }
# $page (number) $width (number) $height (number)
picture-written = { $path } · page { $page } · { $width } × { $height }
# $fault (sentence)
script-needs-font = { $fault }; the page is drawn in the letters of our text. A font with the letters of { $script } is named with { $command }
document-written = { $path } · { $count ->
    [one] { $count } page
   *[other] { $count } pages
  } · { $size }
# $page (number)
lines-unknown = the lines of page { $page } are not known
words-not-counted = the words of { $ref } are not those counted
not-on-page = { $ref } is not on its page

# Search
no-letter = the search has no letter and no number: “{ $query }”
left-out = { $reason }; it is left out
nothing-found = nothing found: “{ $query }”
nothing-found-here = nothing found in these ayat: “{ $query }”
no-phrase = nothing found: “{ $query }”; without quotation marks, the words may be in any order
no-phrase-here = nothing found in these ayat: “{ $query }”; without quotation marks, the words may be in any order
no-whole-word = nothing found: “{ $query }”; without --whole, parts of words are found too
no-whole-word-here = nothing found in these ayat: “{ $query }”; without --whole, parts of words are found too

# The history of hearing
not-heard = you have not heard any of that
not-heard-off = you have not heard any of that; the history is off, to turn it on: { $command }
history-empty = the history is empty: no ayah was heard on the sound server yet, and a basmalah is none; for example: { $command }
nothing-then = you heard nothing then; the last day was { $day }: { $command }
# $count (number)
ranges-and-more = { $ranges } and { $count } more
# $plays (number) ayat that were heard to their end.
heard-in-all = { $time } in all, { $plays } heard to the end

# Khatmat
# $pages (number) $all (sentence)
pages-of = { $pages } of { $all }
# $count (number)
times-completed = completed { $count }
khatm-open = open
khatm-closed = closed
khatm-removed = removed
listening-on = listening on
listening-off = listening off
none-removed = none was removed
no-khatm = no khatm yet; the first one begins when you read
no-reading = no reading on these days; to note some: { $command }

# The day's goal
pages-remain = { $count ->
    [one] { $count } page remains
   *[other] { $count } pages remain
  }
verses-remain = { $count ->
    [one] { $count } verse remains
   *[other] { $count } verses remain
  }
# $goal (sentence)
read-of-goal = { $read } of { $goal }
# $pages (sentence) $verses (sentence)
read-without-goal = { $pages }, { $verses }
no-goal = there is no goal
# $goal (sentence) $read (sentence)
goal-met = { $goal } a day; today { $read }, met ✓
# $goal (sentence) $read (sentence) $rest (sentence)
goal-open = { $goal } a day; today { $read }, { $rest }: { $command }
# The title and the lines of a notification. $rest (sentence)
rest-today = { $rest } today
# $goal (sentence)
go-on = Of { $goal }. To go on: { $command }
# $days (sentence)
row-so-far = { $days } in a row so far.
# $page (number)
open-page = Open page { $page }

# Days in a row. They never reproach.
row-none = today can be the first day
# $days (sentence)
row-met = { $days } in a row
# $days (sentence) $longest (sentence)
row-met-longest = { $days } in a row; the longest was { $longest }
# $days (sentence)
row-open = { $days } in a row; today is open
# $days (sentence) $longest (sentence)
row-open-longest = { $days } in a row; the longest was { $longest }; today is open
# $days (sentence)
row-broken = { $days } in a row stay yours; welcome back, today begins anew
# $days (sentence) $longest (sentence)
row-broken-longest = { $days } in a row stay yours, and the longest was { $longest }; welcome back, today begins anew
# $days (sentence)
row-in-doubt = { $days } in a row, as far as the clock can be believed
# $days (sentence) $longest (sentence)
row-in-doubt-longest = { $days } in a row, as far as the clock can be believed; the longest was { $longest }

# A plan
no-day = --by: { $reason }
day-past = { $day } is in the past
day-too-far = { $day } is more than a hundred years away
hijri-day = { $hijri } is { $day }, of Umm al-Qura; it begins on the evening before
hijri-day-calculated = { $hijri } is { $day }, calculated, within two days; it begins on the evening before
# $pages (sentence) $days (sentence) $daily (sentence)
plan = { $pages } in { $days }, today among them: { $daily } a day
plan-is-goal = the plan is not kept; your daily goal is as much
# $most (sentence)
plan-above-goals = the plan is not kept; a daily goal has { $most } at most
plan-to-goal = the plan is not kept; to make it your daily goal: { $command }

# Noting by hand
nothing-to-note = nothing to note
day-to-come = { $day } is yet to come
no-such-day = { $day } is not a day of this machine's calendar
# $pages (sentence)
stands-for-surahs = { $numbers } stands for surahs: { $surahs ->
    [one] { $surahs } surah
   *[other] { $surahs } surahs
  } on { $pages }; for pages: page:{ $first }; to take it back: { $command }
# $pages (sentence) $all (number)
noted = read: { $ranges }; { $pages } of { $all } in { $khatm }
# $pages (sentence) $all (number)
noted-goal-met = read: { $ranges }; { $pages } of { $all } in { $khatm }; today's goal is met ✓
all-read = { $count ->
    [1] The whole Quran is read for the first time in { $khatm }, may it be accepted; the next khatm begins.
   *[other] The whole Quran is read { $count } times in { $khatm }, may it be accepted; the next khatm begins.
  }
taken-back = taken back: { $ranges } of { $day } { $time } in { $khatm }
noted-again = noted again: { $ranges } of { $day } { $time } in { $khatm }
nothing-to-undo = there is nothing to undo
nothing-to-redo = there is nothing to redo
