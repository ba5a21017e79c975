about = حفظ خيارات play ومقاطع باسم.
discussion = يُحفظ كل ما بعد الاسم كما تكتبه بعد tilawa play: tilawa preset save morning 2:1-5 --each 3 --gap 100%. وإن لم تحفظ مقاطع ذكرتها عند التشغيل. ويأتي --json قبل الاسم.

argument-name = الاسم. ويُستبدل محفوظ بهذا الاسم إن وُجد.
argument-play-arguments = مقاطع tilawa play وخياراته.
