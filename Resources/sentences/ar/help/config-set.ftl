about = تغيير إعداد.
discussion = مثلًا: tilawa config set gap 150%

argument-key = الإعداد.
argument-value = القيمة الجديدة، كما للخيار.
