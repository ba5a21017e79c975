# Pictures and printed pages: their words, and why they cannot be drawn.

# Errors
error = تصویر نہیں بن سکی: { $detail }
no-font-with-letters = کسی فونٹ میں { $title } کے حروف نہیں؛ { $package } نصب کریں
install-or-svg = { $reason }؛ { $package } نصب کریں، یا SVG چنیں
install-or-file = { $reason }؛ { $package } نصب کریں، یا فونٹ کی فائل بتائیں
install = { $reason }؛ { $package } نصب کریں
no-library = { $purpose } بنانا ممکن نہیں: { $reason }؛ { $package } نصب کریں
no-canvas = Cairo نے تصویر کی سطح نہیں دی
no-pixels = Cairo نے تصویر کے نقطے نہیں دیے
no-reason = Cairo ناکام رہا
no-font = فونٹ “{ $family }” موجود نہیں؛ کوئی اور بتائیں: fc-list ان کی فہرست دکھاتا ہے
no-standard-font = فونٹ “{ $family }” موجود نہیں؛ { $package } نصب کریں، یا کوئی اور بتائیں: fc-list ان کی فہرست دکھاتا ہے
font-unreadable = { $path } پڑھی نہیں جا سکتی
no-font-file = { $path } فونٹ نہیں
font-lacks = فونٹ “{ $family }” میں { $letter } نہیں؛ کوئی اور فونٹ چنیں
purpose-pango = PNG تصویریں
purpose-harfbuzz = مصحف کے صفحات

# Reciting
trend-title = تلاوت، { $first } سے { $last } تک کے ہفتے
trend-title-of-none = تلاوت، ہفتہ وار
trend-accuracy = بغیر غلطی کے الفاظ، فیصد میں
trend-words = { $week }: { $count ->
    [one] { $count } لفظ
   *[other] { $count } الفاظ
  }
pace = { $words } فی منٹ
pitch = آواز کی اونچائی نیچائی
hertz = { $count } Hz

# Pages of the mushaf
page = صفحہ { $page }
page-of-surahs = صفحہ { $page }: { $names }
tajweed = تجوید
text-source = قرآن کا متن: Tanzil Project، { $address }

# Memorising
map-title = حفظ، { $day }: صفحات { $count } میں سے { $held }
map-page = صفحہ { $page }: { $state }
map-heard = { $state }، { $days ->
    [0] آج سنا گیا
    [1] گزشتہ کل سنا گیا
   *[other] { $days } دن پہلے سنا گیا
  }
map-late = { $state }، تاخیر سے
months-title = حفظ، { $first } سے { $last }
months-title-of-month = حفظ، { $first }
months-title-of-none = حفظ، ماہ بہ ماہ
month = { $name }: { $minutes } منٹ
month-known = { $name }: { $minutes } منٹ، { $percent }% یاد
months-heard = سنانے کا وقت (سب سے اونچا ستون: { $hours ->
    [one] { $hours } گھنٹہ
   *[other] { $hours } گھنٹے
  } { $minutes } منٹ)
months-known = مدد کے بغیر یاد
plan-title = حفظ، { $first } سے { $last }: روزانہ منٹ
plan-day = { $day }: { $minutes } منٹ
plan-new = نیا (سبق)
plan-recent = حالیہ (سبقی)
plan-old = پرانا (منزل)

# The sheet for a teacher
sheet-grades = کیفیت: 1 کمزور (مدد کے بغیر نہیں)، 2 مناسب (غلطیوں کے ساتھ)، 3 اچھا، 4 بہترین۔
sheet-day = دن
sheet-round = قسم
sheet-passage = حصہ
sheet-grade = کیفیت
sheet-slips = غلطیاں
sheet-pages = غلطیوں والے صفحات
slips = غلطیاں

# Reading
khatm-title = { $name }: صفحات { $count } میں سے { $read }
khatm-cycle = ختم نمبر { $cycle }، مکمل ہوئے { $completed }
khatm-pages = صفحات { $count } میں سے { $read }
khatm-count = { $count } میں سے { $read }
khatm-verses = آیات { $versesInAll } میں سے { $verses } · پارے { $ajzaInAll } میں سے { $ajza }
khatm-juz = پارہ { $juz }: { $percent }%
khatm-day = صفحات: { $pages }
khatm-day-goal = صفحات: { $pages }، ہدف { $goal }
today = آج
today-met = آج ✓
today-pages = صفحات { $count } میں سے { $read }
today-verses = آیات { $count } میں سے { $read }
streak = مسلسل { $count } دن
streak-most = مسلسل { $count } دن، سب سے زیادہ { $most }
monday = پیر
tuesday = منگل
wednesday = بدھ
thursday = جمعرات
friday = جمعہ
saturday = ہفتہ
sunday = اتوار

# Labels of recordings
confirmed = تصدیق شدہ
suggested = تجویز کردہ
suggested-sure = تجویز کردہ، یقینی
suggested-unsure = تجویز کردہ: ستون جتنا اونچا، یقین اتنا زیادہ
flagged = ! توجہ طلب
to-check = توجہ طلب
confidence = یقین { $percent }%
from-join = جوڑ سے آگے
join = جوڑ
other-sound = گفتگو یا کچھ اور
labels-without-room = { $count ->
    [one] { $count } لیبل کے لیے جگہ نہیں
   *[other] { $count } لیبلز کے لیے جگہ نہیں
  }

# Lessons
lesson-play = چلائیں
lesson-play-passage = { $label } چلائیں
lesson-repeat = دہرائیں
lesson-repeat-passage = { $label } دہرائیں
lesson-speed = رفتار
lesson-follow = تلاوت کے ساتھ چلیں
lesson-keys = Space: چلائیں یا روکیں · ↑ ↓: پچھلی یا اگلی آیت · R: دہرائیں · + −: رفتار · Esc: تکرار ختم کریں
