# The recogniser: why it cannot hear.

# What could not be done
cannot-align = kayıtlar hizalanamıyor
cannot-read = okunamıyor
cannot-read-model = akustik model okunamıyor
cannot-load-model = konuşma modeli yüklenemiyor
cannot-hear = ses dinlenemiyor

# Libraries
no-memory = KissFFT için bellek yetmiyor
built-without-speech = bu kurulum sherpa-onnx olmadan derlenmiş (make speech): { $reason }

# Files
changed-since-measured = ölçüldükten sonra değişmiş
no-weights = bir ağırlık dosyası değil
header-cut = başlığı tam değil
header-damaged = başlığı bozuk
weights-differ = ağırlıkları, başlığında yazanlar değil
tensors-left = hiçbir katmana ait olmayan tensörler var
same-name = { $name } adında iki tensör var
no-weight = { $name } içinde ağırlık olmayan bir değer var
tensor-missing = { $name } eksik
tensor-differs = { $name }: türü veya biçimi katmanınkinden farklı
tensor-outside = { $name } dosyanın dışında kalıyor
other-format = biçimi { $format }; bu sürüm şunu okur: { $known }
other-features = başka türden özelliklerle eğitilmiş
units-wrong = birimleri birbirinden farklı simgelerin listesi değil
layers-unknown = katmanlarının boyutlarını bu sürüm hesaplayamıyor
