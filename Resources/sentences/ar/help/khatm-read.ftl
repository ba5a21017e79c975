about = تدوين قراءة آيات أو صفحات أو أجزاء.
discussion = للتراجع: tilawa khatm undo

argument-range = ما قرأته: 2:1-20 أو page:5 أو page:5-9 أو juz:30 أو yasin.

on = يوم القراءة، مثل 2026-11-20 أو yesterday.
riwayah = رواية القراءة. الافتراضي: المضبوطة في الإعدادات، وإلا hafs.
khatm = الختمة. الافتراضي: الحالية.
