overview-key = کوئی کلید اس کام پر لے جاتی ہے، کوئی اور کلید بند کرتی ہے:
bug = یہ پروگرام کی خرابی ہے: { $error }

see-help = { $complaint }؛ دیکھیے: { $command }
else-see-help = { $complaint } ورنہ دیکھیے: { $command }

no-command = { $word } نام کی کوئی کمانڈ نہیں
no-command-but = { $word } نام کی کوئی کمانڈ نہیں؛ کیا آپ کی مراد { $near } تھی؟
no-command-of = { $group }: { $word } نام کی کوئی کمانڈ نہیں؛ کمانڈیں یہ ہیں: { $names }
no-command-of-but = { $group }: { $word } نام کی کوئی کمانڈ نہیں؛ کیا آپ کی مراد { $near } تھی؟
unknown-option = نامعلوم آپشن “{ $option }”۔ کیا آپ کی مراد “{ $meant }” تھی؟
understood = یوں سمجھا گیا: { $command }
former-command = { $former } کا نام اب یہ ہے: { $command }۔ پرانا نام { $year } کے آخر تک چلے گا۔
no-option = نامعلوم آپشن “{ $option }”
missing-argument = “{ $name }” کی کمی ہے
missing-value = “{ $name }” کی قدر نہیں دی گئی
unexpected-argument = زائد قدر “{ $word }”
value-refused = “{ $name }” کے لیے قدر “{ $value }” درست نہیں
value-refused-because = “{ $name }” کے لیے قدر “{ $value }” درست نہیں: { $reason }
value-of-choice-refused = “{ $name }” کے لیے قدر “{ $value }” درست نہیں۔ ان میں سے دیں: { $values }
value-of-list-refused = “{ $name }” کے لیے قدر “{ $value }” درست نہیں۔ ان میں سے دیں: { $values }
unit = { $option } { $question }

help-usage = استعمال:
help-arguments = قدریں:
help-options = آپشن:
help-commands = کمانڈیں:
help-examples = مثالیں:
help-more = سب کمانڈیں: { $allCommand } · کوئی ایک: { $command }
help-details = کسی ایک کے بارے میں مزید: { $command }
help-values = قدریں: { $values }
help-default = طے شدہ: { $value }
help-separator = ؛
