# Options and arguments that many commands have, and headings of manual pages.
help = أظهر هذه المساعدة.
version = أظهر الإصدار.
json = اطبع الجواب بصيغة JSON.

# Headings of manual pages.
man-synopsis = الصيغة
man-description = الوصف
man-commands = الأوامر
man-options = الخيارات
man-values = القيم:
man-default = المبدئي:
man-opposite = هو العكس.
man-see-also = انظر أيضًا
