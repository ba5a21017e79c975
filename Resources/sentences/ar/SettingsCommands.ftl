# أوامر الإعدادات والإعداد الأول والاستوديو

line-fault = السطر { $line }: { $fault }
nothing-changed = لم يتغيّر شيء
settings-changed = { $count ->
    [zero] لم يتغيّر إعداد
    [one] تغيّر إعداد واحد
    [two] تغيّر إعدادان
    [few] تغيّرت { $count } إعدادات
    [many] تغيّر { $count } إعدادًا
   *[other] تغيّر { $count } إعداد
  }
action = الإجراء
keys = المفاتيح
what-it-does = ما يفعله

translation-like = الترجمة { $translation } غير متوفّرة؛ هل تقصد { $name }؟
translation-unknown = { $translation } غير متوفّر؛ اللغات: { $languages }
transliteration-failed = تعذّر تنزيل الكتابة الصوتية: { $reason }؛ للمحاولة من جديد: { $command }
translation-failed = تعذّر تنزيل الترجمة: { $reason }؛ للمحاولة من جديد: { $command }
setup-asks = لا يسأل setup إلا في طرفية؛ وفي غيرها اكتب: { $command }
no-reciter = لا قارئ
save-this = { $riwayah }: { $reciters }؛ { $settings }: هل تُحفظ؟
add-yes = أضف --yes

lan-needed = يحتاج --lan-port و--lan-address إلى --lan
