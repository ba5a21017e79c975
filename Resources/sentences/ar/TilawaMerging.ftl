# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = غير كامل
empty = فارغ
no-part-of-log = ليس جزءًا من سجلّ
no-version = بلا رقم إصدار
heading-contradicts = رأسه يناقضه
operation-incomplete = تغيير ينقصه ما يلزم كل تغيير
value-no-object = قيمة أحد التغييرات ليست كائنًا
no-snapshot = ليس لقطة
snapshot-incomplete = لقطة ينقصها ما يلزم كل لقطة
no-piece-of-snapshot = ليس جزءًا من لقطة
operation-without-name = تغيير بلا اسم
