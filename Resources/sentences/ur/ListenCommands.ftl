last-takes-only = --{ $name }: play last نشست کو ویسے ہی جاری رکھتا ہے؛ اس کے ساتھ صرف { $names } اور { $last } آتے ہیں
output-takes = -o کے ساتھ { $names } یا { $last } لکھیں، { $output } نہیں
needs-split = { $option } کے لیے --split چاہیے

one-value = { $verb } کے ساتھ ایک قدر آتی ہے، { $count } نہیں
gap-fault = gap { $question }
no-value = { $verb } کے ساتھ کوئی قدر نہیں آتی؛ دیکھیں { $command }
needs-value = { $verb } کو قدر چاہیے؛ دیکھیں { $command }
nothing-playing = کچھ نہیں چل رہا؛ شروع کرنے کے لیے: { $command }
no-option = { $option } نام کا کوئی اختیار نہیں

preset-saved = محفوظ: { $name }؛ چلانے کے لیے: { $command }
what-to-save = بتائیں کیا محفوظ کرنا ہے، جیسے: { $command }
preset-renamed = { $name } کا نام اب { $newName } ہے
preset-deleted = حذف ہوا: { $name } ({ $line })
option-not-in-preset = --{ $option } پری سیٹ کا حصہ نہیں ہو سکتا
not-in-preset = { $word } پری سیٹ کا حصہ نہیں ہو سکتا
last-not-in-preset = پری سیٹ پچھلی نشست نہیں ہو سکتا

days-need-schedule = --days کے لیے --scheduled چاہیے
quiet-or-json = --quiet یا --json لکھیں، دونوں نہیں
one-of-three = --print-cron، --remove اور --list میں سے ایک لکھیں
session-made = { $file }: اگلا قدم: { $command }
list-takes-no-script = --list کے ساتھ اسکرپٹ نہیں آتا
name-a-script = اسکرپٹ کا نام دیں، جیسے morning.yaml
no-time-here = --at یہاں نہیں آتا
say-when = وقت بتائیں، جیسے --at 05:30
no-longer-scheduled = { $name } کا وقت اب مقرر نہیں
whole-minutes = --not-later-than میں پورے منٹ لکھیں
fault-behind = -- کے بعد: { $reason }
