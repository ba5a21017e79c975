# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = tam değil
empty = boş
no-part-of-log = bir günlük parçası değil
no-version = sürüm numarası yok
heading-contradicts = başlığı içeriğiyle çelişiyor
operation-incomplete = bir değişiklikte, her değişiklikte bulunan bir şey eksik
value-no-object = bir değişikliğin değeri nesne değil
no-snapshot = bir anlık kopya değil
snapshot-incomplete = anlık kopyada, her anlık kopyada bulunan bir şey eksik
no-piece-of-snapshot = bir anlık kopyanın parçası değil
operation-without-name = bir değişikliğin adı yok
