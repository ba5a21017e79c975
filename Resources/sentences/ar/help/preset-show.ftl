about = عرض خيارات محفوظ.

argument-name = المحفوظ.
