about = التراجع عن آخر قراءة؛ ومرّة ثانية عن التي قبلها.
discussion = ويشمل ذلك الصفحات التي حسبها tilawa read. للإعادة: tilawa khatm redo

khatm = الختمة. الافتراضي: الحالية.
