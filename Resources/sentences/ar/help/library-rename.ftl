about = إعطاء تسجيل عنوانًا آخر.

argument-recording = معرّفه، أو عنوانه، أو last.
argument-title = العنوان الجديد.
