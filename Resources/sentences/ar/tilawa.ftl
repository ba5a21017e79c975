# The command line itself. Names of commands and options stay as they are.
overview-key = اضغط أحد المفاتيح المذكورة للمتابعة، أو أي مفتاح آخر للخروج:
bug = هذا خلل في البرنامج: { $error }

# The end of a complaint
see-help = { $complaint }؛ انظر { $command }
else-see-help = { $complaint } وإلا فانظر { $command }

# Unknown commands and options
no-command = لا يوجد أمر باسم { $word }
no-command-but = لا يوجد أمر باسم { $word }؛ هل تقصد { $near }؟
no-command-of = { $group }: لا يوجد أمر باسم { $word }؛ الأوامر: { $names }
no-command-of-but = { $group }: لا يوجد أمر باسم { $word }؛ هل تقصد { $near }؟
unknown-option = الخيار '{ $option }' غير معروف. هل تقصد '{ $meant }'؟
understood = فُهم بمعنى: { $command }
former-command = صار للأمر { $former } اسم آخر: { $command }. ويبقى الاسم القديم صالحًا إلى آخر عام { $year }.
unit = { $option } { $question }

no-option = خيار غير معروف «{ $option }»
missing-argument = تنقص القيمة «{ $name }»
missing-value = الخيار «{ $name }» تنقصه قيمة
unexpected-argument = قيمة زائدة «{ $word }»
value-refused = القيمة «{ $value }» لا تصلح لـ«{ $name }»
value-refused-because = القيمة «{ $value }» لا تصلح لـ«{ $name }»: { $reason }
value-of-choice-refused = القيمة «{ $value }» لا تصلح لـ«{ $name }». اختر من: { $values }
value-of-list-refused = القيمة «{ $value }» لا تصلح لـ«{ $name }». اختر من: { $values }

help-usage = الاستعمال:
help-arguments = القيم:
help-options = الخيارات:
help-commands = الأوامر:
help-examples = أمثلة:
help-more = كل الأوامر: { $allCommand } · واحد منها: { $command }
help-details = للمزيد عن أمر منها: { $command }
help-values = القيم: { $values }
help-default = الافتراضي: { $value }
help-separator = ؛
