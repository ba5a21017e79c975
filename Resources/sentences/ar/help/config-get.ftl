about = عرض قيمة إعداد.

argument-key = الإعداد.
