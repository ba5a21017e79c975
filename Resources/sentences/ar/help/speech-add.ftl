about = إضافة نموذج الصوت الذي في مجلّد.
discussion =
    في المجلّد ملفات نموذج واحد كما تنشرها sherpa-onnx: NAME.onnx وtokens.txt. وتبقى في مكانها. ويُجرَّب النموذج أولًا.
    وليست مكتبة sherpa-onnx جزءًا من هذا البرنامج: pip install sherpa-onnx-core

argument-folder = مجلّد النموذج.
name = اسمه. الافتراضي: اسم المجلّد.
kind = نوعه. الافتراضي: كما تدلّ أسماء ملفاته.
library = مكتبة sherpa-onnx، وهي libsherpa-onnx-c-api.so. الافتراضي: ما يجده النظام.
