about = حذف محفوظ.

argument-name = المحفوظ.
