about = التحكّم في المشغّل من طرفية أخرى، أو باختصار في لوحة المفاتيح، أو من برنامج نصّي.
discussion =
    الحالة: status؛ ومتابعة ما يجري: watch، hello · التشغيل والإيقاف: play، pause، toggle، stop · الآية التالية أو السابقة: next، prev · الصفحة: next-page، prev-page؛ والسورة: next-surah، prev-surah · الانتقال إلى آية: jump REF · الانتقال في الآية: seek SECONDS، وبإشارة للتغيير: +SECONDS، -SECONDS · السرعة: speed FACTOR، أو faster، أو slower · تكرار الآية: each N، وتكرار المقطع: repeat N · السكتة: gap G · مستوى الصوت: volume P، وبإشارة للتغيير: +P، -P · بلا نهاية: endless ayah للآية، أو range للمقطع، أو none لإنهائه · تكرار جزء: ab لبدايته ثم لنهايته، وab clear لإنهائه · مؤقّت النوم: sleep TIME، أو off
    رمز الخروج 69: لا شيء يُشغَّل. والرمز 66: ليست الآية في الجلسة. والرمز 75: هذا غير ممكن الآن.

argument-verb = ما تريد فعله.
argument-value = القيمة التي يأخذها الفعل؛ وبإشارة + أو - تكون مقدار التغيير.
