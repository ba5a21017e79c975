# Options and arguments that many commands have, and headings of manual pages.
help = عرض هذه المساعدة.
version = عرض رقم الإصدار.
json = طباعة الجواب بصيغة JSON.

# Headings of manual pages.
man-synopsis = الصيغة
man-description = الوصف
man-commands = الأوامر
man-options = الخيارات
man-values = القيم:
man-default = الافتراضي:
man-opposite = هو العكس.
man-examples = أمثلة
man-see-also = انظر أيضًا
