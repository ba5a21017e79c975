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
unit = { $option } { $question }
