about = دمج ملف كتبه tilawa hifz export. ولا يُحسب شيء مرّتين.
discussion = الأسطر غير الصالحة تُذكر وتُترك.

argument-file = الملف؛ و- الدخل القياسي.
