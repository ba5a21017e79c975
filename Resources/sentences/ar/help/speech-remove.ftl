about = نسيان نموذج صوت؛ وتبقى ملفاته.

argument-name = النموذج.
