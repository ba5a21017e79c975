one-of-claims = --replace، --queue اور --wait میں سے ایک لکھیں
one-of-displays = --inline یا --plain لکھیں، دونوں نہیں
one-of-counts = --no-progress یا --count-after لکھیں، دونوں نہیں
output-and-json = -o - اور --json دونوں معیاری آؤٹ پٹ استعمال کرتے ہیں
levels-with-json = --levels صرف --json کے ساتھ ہوتا ہے

not-a-time = { $text } کوئی وقت نہیں؛ یوں لکھیں: 62.5 (سیکنڈ)، 1:02.5 یا 500ms
no-sound-between = { $path } کا دورانیہ { $length } ہے: --from اور --to کے درمیان کوئی آواز نہیں
output-lacks-name = -o کو نام چاہیے
font-lacks-name = --font کو نام چاہیے
font-size = --font-size { $size }: اس کی حد { $least } سے { $most } ہے
volume = --volume کی حد 0 سے 100 ہے
rate = --rate کی حد 8000 سے 192000 ہے
channels = --channels کی قدر 1 یا 2 ہے
bits = --bits کی قدر 16، 24 یا 32 ہے
png-on-terminal = ٹرمینل PNG نہیں دکھا سکتا: فائل کا نام دیں
position-name = --position: { $fault }
reminder-time = at HH:MM لکھیں، جیسے at 20:30، یا off

picture = { $path } · { $width } × { $height }

files-done = { $done }/{ $count } فائلیں
some-files-skipped = { $count ->
    [one] { $count } فائل چھوڑ دی گئی
   *[other] { $count } فائلیں چھوڑ دی گئیں
  }؛ باقی شامل ہو گئیں
timings-removed = پہلے درآمد کیے گئے { $count ->
    [one] { $count } آیت
   *[other] { $count } آیات
  } کے اوقات پرانی فائلوں کے ساتھ ہٹ گئے؛ دوبارہ درآمد کرنے کے لیے: { $command }
heard-already = { $name } کی سماعت پہلے سے جاری ہے؛ کہاں تک پہنچی، یہ دیکھنے کے لیے: { $command }
