line-fault = سطر { $line }: { $fault }
nothing-changed = کچھ نہیں بدلا
settings-changed = { $count ->
    [one] { $count } ترتیب بدلی
   *[other] { $count } ترتیبات بدلیں
  }
action = عمل
keys = کلیدیں
what-it-does = کیا کرتا ہے

translation-like = { $translation } دستیاب نہیں؛ کیا آپ کی مراد { $name } تھی؟
translation-unknown = { $translation } دستیاب نہیں؛ زبانیں یہ ہیں: { $languages }
transliteration-failed = نقلِ حرفی ڈاؤن لوڈ نہیں ہو سکی: { $reason }؛ دوبارہ کوشش کے لیے: { $command }
translation-failed = ترجمہ ڈاؤن لوڈ نہیں ہو سکا: { $reason }؛ دوبارہ کوشش کے لیے: { $command }
setup-asks = setup صرف ٹرمینل میں سوال کرتا ہے؛ کہیں اور لکھیں: { $command }
no-reciter = کوئی قاری نہیں
save-this = { $riwayah }: { $reciters }؛ { $settings }: محفوظ کریں؟
add-yes = --yes لگائیں

lan-needed = --lan-port اور --lan-address کے لیے --lan چاہیے
