about = حفظ خيارات جلسة باسم: تشغيل محفوظ.
discussion = لتشغيل محفوظ: tilawa play --preset NAME. والخيارات التي تكتبها تتقدّم على خياراته.

command-list = سرد المحفوظات.
command-save = حفظ خيارات play ومقاطع باسم.
command-show = عرض خيارات محفوظ.
command-rename = تسمية محفوظ باسم آخر.
command-delete = حذف محفوظ.
