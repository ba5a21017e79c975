about = تسمية محفوظ باسم آخر.

argument-name = المحفوظ.
argument-new-name = الاسم الجديد.
