# Downloads and progress
what-to-download = بتائیں کیا ڈاؤن لوڈ کرنا ہے، جیسے juz:30، یا all
download-again = دوبارہ ڈاؤن لوڈ کرنے کے لیے: { $command }
done-of = { $all } میں سے { $done }

# Deleting and restoring
delete-segment = { $title } میں سے { $time } پر { $label } حذف کریں؟
segment-of = { $title } کا { $label }
delete-recording = { $title } حذف کریں ({ $reciter }، { $date }، { $time }، { $confirmed ->
    [one] تصدیق شدہ { $confirmed } ٹکڑا
   *[other] تصدیق شدہ { $confirmed } ٹکڑے
  })؟
to-delete = پوچھے بغیر حذف کرنے کے لیے --yes شامل کریں
nothing-deleted = کچھ حذف نہیں ہوا
in-trash = { $title } حذف شدہ اشیا میں ہے؛ 30 دن کے اندر واپس لانے کے لیے: { $command }
delete-things = { $count ->
    [one] { $count } چیز
   *[other] { $count } چیزیں
  } ہمیشہ کے لیے حذف کریں، { $size }؟
delete-rows = { $count ->
    [one] { $count } سطر
   *[other] { $count } سطریں
  } ہمیشہ کے لیے حذف کریں؟
deleted-rows = حذف ہوا: { $count ->
    [one] { $count } سطر
   *[other] { $count } سطریں
  }
to-empty = پوچھے بغیر حذف شدہ اشیا خالی کرنے کے لیے --yes شامل کریں
belongs-already = { $title } پہلے سے { $owner } کی ہے
edited = { $title }، { $id }، ریکارڈ ہوئی { $day }
none-or-from = --none یا --from لکھیں، دونوں نہیں
to-do-it = پوچھے بغیر کرنے کے لیے --yes شامل کریں
nothing-changed = کچھ نہیں بدلا
use-backup = اسے الگ رکھ کر { $day } کا بیک اپ استعمال کریں؟
add-yes = --yes شامل کریں

# Listing and exchange
folder-or-page = کوئی فولڈر بتائیں، یا --html FILE سے صفحہ
needs-html = { $option } کے لیے --html چاہیے
timeline-or-range = --timeline یا کوئی حصہ لکھیں، دونوں نہیں
no-recording-with = کسی ریکارڈنگ میں یہ سب الفاظ نہیں: { $words }

# Reciters
url-or-files = --url یا اپنی فائلیں لکھیں، دونوں نہیں
timings-need-url = --timings-url کے لیے پوری سورتوں کی فائلوں والا --url چاہیے
timings-for-files = --timings آپ کی اپنی فائلوں کے لیے ہے؛ آن لائن فائلوں کے لیے --timings-url یا { $command } استعمال کریں
first-ayah-for-files = --first-ayah صرف آپ کی اپنی فائلوں کے لیے ہے
remove-reciter = { $name } کو ہٹائیں اور { $count ->
    [one] { $count } ریکارڈنگ
   *[other] { $count } ریکارڈنگز
  } حذف شدہ اشیا میں ڈالیں؟
to-remove-reciter = { $id } کی { $count ->
    [one] { $count } ریکارڈنگ ہے
   *[other] { $count } ریکارڈنگز ہیں
  }؛ پوچھے بغیر ہٹانے کے لیے --yes شامل کریں
nothing-removed = کچھ نہیں ہٹایا گیا
being-measured = { $id } کو پہلے سے ناپا جا رہا ہے؛ اس کا انتظار ہے
measuring = { $id }: { $minutes } منٹ کا { $percent }%
files-skipped = { $id }: { $count ->
    [one] { $count } فائل پڑھی نہیں جا سکتی اور چھوڑ دی جاتی ہے
   *[other] { $count } فائلیں پڑھی نہیں جا سکتیں اور چھوڑ دی جاتی ہیں
  }، پہلی { $file } ہے
downloads-kept = ڈاؤن لوڈ کی ہوئی فائلیں رکھی جاتی ہیں
downloads-may-go = ڈاؤن لوڈ کی ہوئی فائلیں خود بخود حذف ہو سکتی ہیں
not-downloaded = یہ قاری ڈاؤن لوڈ نہیں ہوتے: ان کی فائلیں اپنی جگہ رہتی ہیں

# Synchronisation
on-or-off = on یا off لکھیں، یا کچھ نہ لکھیں
new-or-nothing = new لکھیں، یا کچھ نہ لکھیں
limit-out-of-range = --limit کوئی عدد ہے، 1 سے 100000 تک
sending-recordings = ریکارڈنگز بھیجی جا رہی ہیں
sending-changes = تبدیلیاں بھیجی جا رہی ہیں · { $parts }
taking-changes = تبدیلیاں لی جا رہی ہیں
fetching-recordings = ریکارڈنگز لائی جا رہی ہیں
progress = { $bar } { $words } · { $all } میں سے { $done }

# Timings
start-or-end = --start، --end یا دونوں لکھیں
end-before-start = --end کو --start کے بعد ہونا چاہیے
no-shift = --by 0 سے کچھ نہیں سرکتا؛ کوئی وقت لکھیں جیسے 60ms یا -0.06
by-hand-elsewhere = { $count ->
    [one] ہاتھ سے درست کی ہوئی { $count } آیت
   *[other] ہاتھ سے درست کی ہوئی { $count } آیات
  } کی آواز یہاں نہیں، شاید کسی اور قاری کی ہو
exported = { $path } · { $count ->
    [one] ہاتھ سے { $count } آیت
   *[other] ہاتھ سے { $count } آیات
  }
exported-all = { $path } · { $count ->
    [one] ہاتھ سے { $count } آیت
   *[other] ہاتھ سے { $count } آیات
  }، شائع شدہ { $published }
surah-out-of-range = --surah کی قدر 1 سے 114 تک ہے

# New names
title-empty = عنوان خالی ہے
renamed = { $former } کا نام اب { $name } ہے
reciter-renamed = { $former } کا نام اب { $name } ہے؛ id وہی { $id } ہے
segment-of-one = --segment ایک ہی ریکارڈنگ کا ٹکڑا بتاتا ہے
delete-recordings = { $count ->
    [one] { $count } ریکارڈنگ اس کے لیبلز سمیت حذف کریں؟
   *[other] { $count } ریکارڈنگز ان کے لیبلز سمیت حذف کریں؟
  }
move-needs = ریکارڈنگز بتائیں، پھر قاری
