explains-hafs = --riwayah hafs حفص کے متن کی وضاحت کرتا ہے

input-unreadable = معیاری ان پٹ پڑھا نہیں جا سکا، یا 1 MB سے لمبا ہے
input-not-text = معیاری ان پٹ UTF-8 متن نہیں
colour-or-none = --colour یا --no-colour لکھیں، دونوں نہیں
nothing-to-change = بتائیں کیا بدلنا ہے: --note، --tag، --untag، --colour، --no-colour یا --move
csv-and-json = --json اور --format csv دونوں معیاری آؤٹ پٹ استعمال کرتے ہیں: --output سے فائل کا نام دیں
some-skipped = { $count } چھوڑ دیے گئے؛ باقی درآمد ہو گئے
bookmarks-in = { $path } میں { $count } بُک مارک
input-failed = معیاری ان پٹ پڑھا نہیں جا سکا: { $reason }
no-position-yet = { $name } نام کا کوئی مقام نہیں؛ مقرر کرنے کے لیے: { $command }
no-position = { $name } نام کا کوئی مقام نہیں؛ دیکھیں: { $command }

one-range = info کے ساتھ ایک حصہ آتا ہے، { $count } نہیں
limit-too-small = --limit کی قدر 1 یا زیادہ ہے
page-too-small = --page کی قدر 1 یا زیادہ ہے
least-out-of-range = --least کی حد 1 سے 100 ہے
name-an-ayah = کوئی آیت بتائیں، جیسے 2:58، یا --mine لکھیں

output-needs-format = -o کو --format html، svg یا png چاہیے، یا ایسے لاحقے والا فائل کا نام
option-needs-format = { $option } --format html، svg یا png کے ساتھ آتا ہے
pages-only = --format { $format } صرف چھپے ہوئے صفحات دکھاتا ہے، --flow { $flow } نہیں
translation-in-html = --translation صرف --format html کے ساتھ کام کرتا ہے
picture-and-json = --format { $format } اور --json دونوں معیاری آؤٹ پٹ استعمال کرتے ہیں: فائل کا نام دیں، -o FILE
no-png-on-terminal = ٹرمینل PNG نہیں دکھا سکتا: فائل کا نام دیں، -o FILE
lines-of-hafs = { $format } حفص کی چھپی ہوئی سطریں دکھاتا ہے؛ { $riwayah } کی سطریں معلوم نہیں؛ --riwayah hafs لکھیں

no-translation-with = --translation “{ $words }” کے ساتھ نہیں آتا
no-options-with = --date، --notify اور --riwayah “{ $words }” کے ساتھ نہیں آتے
text-unreadable = متن پڑھا نہیں جا سکتا
open-place = { $ref } کھولیں

legend-alone = --legend کے ساتھ نہ آیات آتی ہیں نہ --count
phonemes-alone = --phonemes کے ساتھ --rule، --count یا --legend نہیں آتے
waqf-needs-phonemes = --waqf کے لیے --phonemes چاہیے
which-ayat = بتائیں کون سی آیات، جیسے: { $command }

for-one-file = --id اور --name ایک فائل کے لیے ہیں
id-fault = --id { $id }: شناخت میں چھوٹے حروف، ہندسے، نقطے اور ہائفن ہوتے ہیں، اور وہ حرف سے شروع ہوتی ہے
no-print = { $name } نہ کسی طباعت کا خاکہ ہے نہ کسی رسم الخط کے الفاظ
accept-differences = { $count ->
    [one] کیا متن اس لفظ کے ساتھ نصب کیا جائے؟
   *[other] کیا متن ان { $count } الفاظ کے ساتھ نصب کیا جائے؟
  }
differences-refused = { $name } نصب نہیں ہوا، کیونکہ اس کے کچھ الفاظ ہمارے متن کے نہیں؛ اگر وہ پھر بھی درست ہوں تو اسے { $option } کے ساتھ شامل کریں
language-fault = --language { $language }: یہ زبان کا کوڈ نہیں، جیسے en
standard-input = معیاری ان پٹ
input-alone = - معیاری ان پٹ ہے، اور اکیلا لکھا جاتا ہے
as-needs-input = --as اُس کا نام ہے جو - لاتا ہے: صرف - لکھیں
text-not-installed = { $riwayah } کا متن نصب نہیں
none-needs-kind = none کے لیے --kind چاہیے
kind-for-none = --kind صرف none کے لیے ہے
