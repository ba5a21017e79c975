about = استعادة إشارات مرجعية محذوفة.
discussion = لسرد الإشارات المحذوفة: tilawa bookmark list --removed

argument-bookmark = أول أرقام معرّفاتها، أو مواضعها.

riwayah = الرواية التي تُعدّ بها الآيات. الافتراضي: المضبوطة في الإعدادات، وإلا hafs.
