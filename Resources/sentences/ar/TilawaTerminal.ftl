# Why a terminal cannot show a page, and the library that orders letters.
no-terminal = الدخل القياسي والخرج القياسي ليسا معًا طرفية
no-descriptors = لم يبقَ في النظام واصفات ملفات
unknown-type = نوع الطرفية في TERM غير معروف
not-line-by-line = هذا النوع من الطرفيات لا يُكتب فيه سطرًا سطرًا
install-fribidi = { $fault }؛ ثبّت libfribidi0
fribidi-purpose = ترتيب الحروف العربية ووصلها، للطرفيات التي لا تفعل ذلك
