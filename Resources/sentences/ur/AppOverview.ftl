continue-here = جاری رکھیں
library = لائبریری
next-step = اگلا قدم
commands = کمانڈز
all-commands = تمام کمانڈز: { $command }

place-course = کورس: { $state }
place-listening = سننا: { $place }
place-listening-by = سننا: { $place }، { $reciters }
place-hifz = { $state }
place-reading = پڑھنے کی جگہ: { $place }، صفحہ { $page }
place-khatm = ختم: { $all } میں سے { $read } صفحات
place-khatm-today = ختم: { $all } میں سے { $read } صفحات، آج { $rest }
coach-state = { $course }، رائے کے منتظر { $waiting }

empty = خالی
reciters = { $count } قاری
labels-suggested = { $labels }، تجویز کردہ { $suggested }

step-set-up = وہ قاری چنیں جنہیں آپ سننا چاہتے ہیں۔
step-find = { $others ->
    [0] “{ $title }” پر ابھی لیبل نہیں۔
    [one] “{ $title }” اور { $others } دوسری ریکارڈنگ پر ابھی لیبل نہیں۔
   *[other] “{ $title }” اور { $others } دوسری ریکارڈنگز پر ابھی لیبل نہیں۔
  } آیات تلاش کریں تاکہ آپ انہیں ایک ایک کر کے چلا سکیں۔
step-review = { $others ->
    [0] “{ $title }” میں
    [one] “{ $title }” اور { $others } دوسری ریکارڈنگ میں
   *[other] “{ $title }” اور { $others } دوسری ریکارڈنگز میں
  } { $suggestions ->
    [one] { $suggestions } لیبل Tilawa کا تجویز کردہ ہے۔ وہ آپ کی تصدیق کے بعد چلتا ہے۔
   *[other] { $suggestions } لیبل Tilawa کے تجویز کردہ ہیں۔ وہ آپ کی تصدیق کے بعد چلتے ہیں۔
  }
step-read = آپ کا ختم: آج { $rest }۔
step-resume = آپ کی پچھلی نشست { $place } پر رکی تھی۔
step-play = ایک سورت چلائیں، ہر آیت تین بار۔
