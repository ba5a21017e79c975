about = نماذج صوت من عندك، يمكنها أن تستمع إلى التلاوة أيضًا.
discussion =
    يسمع البرنامج بشبكة صغيرة من عنده. ويمكن أن يسمع نموذج من عندك مكانها، أو معها، فلا تُعدّ زلّةً إلا ما سمعاه معًا: tilawa recite check FILE 78 --second-model NAME
    والنماذج نماذج sherpa-onnx: Whisper، وtransducers، وCTC. ولا يغادر شيء من التلاوة هذا الجهاز.

command-add = إضافة نموذج الصوت الذي في مجلّد.
command-list = سرد نماذج الصوت.
command-remove = نسيان نموذج صوت؛ وتبقى ملفاته.
command-try = تجربة نموذج صوت.
