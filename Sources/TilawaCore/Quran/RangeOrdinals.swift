/// The numbers of divisions and ayat in words: "الجزء الثلاثون", "on dördüncü cüz", "تیسواں پارہ".
enum RangeOrdinals {
  /// Numbers from 2 on, and their words. The first is an edge of its own.
  static let all: [(number: Int, name: String)] = {
    var all: [(Int, String)] = []
    for (number, text) in words {
      all += text.split(separator: " ").map { (number, $0.split(separator: "_").joined(separator: " ")) }
    }
    for (ten, names) in arabicTens {
      for name in names {
        all.append((ten, name))
        for (unit, beginning) in arabicUnits { all.append((ten + unit, "\(beginning) و\(name)")) }
      }
    }
    for (unit, name) in turkishUnits {
      for (ten, beginning) in turkishTens { all.append((ten + unit, "\(beginning) \(name)")) }
    }
    return all
  }()

  private static let arabicUnits = [
    (1, "الحادي"), (2, "الثاني"), (3, "الثالث"), (4, "الرابع"), (5, "الخامس"), (6, "السادس"), (7, "السابع"),
    (8, "الثامن"),
    (9, "التاسع"),
  ]
  private static let arabicTens = [
    (20, ["العشرون", "العشرين"]), (30, ["الثلاثون", "الثلاثين"]), (40, ["الأربعون", "الأربعين"]),
    (50, ["الخمسون", "الخمسين"]), (60, ["الستون", "الستين"]),
  ]
  private static let turkishUnits = [
    (1, "birinci"), (2, "ikinci"), (3, "üçüncü"), (4, "dördüncü"), (5, "beşinci"), (6, "altıncı"), (7, "yedinci"),
    (8, "sekizinci"), (9, "dokuzuncu"),
  ]
  private static let turkishTens = [(10, "on"), (20, "yirmi")]

  /// Words by number; `_` stands for a space.
  private static let words: [(Int, String)] = [
    (2, "second الثاني الثانية ikinci دوسرا دوسری دوم kedua"),
    (3, "third الثالث الثالثة üçüncü تیسرا تیسری سوم ketiga"),
    (4, "fourth الرابع الرابعة dördüncü چوتھا چوتھی چهارم keempat"),
    (5, "fifth الخامس الخامسة beşinci پانچواں پانچویں پنجم kelima"),
    (6, "sixth السادس السادسة altıncı چھٹا چھٹی ششم keenam"),
    (7, "seventh السابع السابعة yedinci ساتواں ساتویں هفتم ketujuh"),
    (8, "eighth الثامن الثامنة sekizinci آٹھواں آٹھویں هشتم kedelapan"),
    (9, "ninth التاسع التاسعة dokuzuncu نواں نویں نهم kesembilan"),
    (10, "tenth العاشر العاشرة onuncu دسواں دسویں دهم kesepuluh"), (11, "الحادي_عشر گیارہواں گیارھواں یازدهم"),
    (12, "الثاني_عشر بارہواں بارھواں دوازدهم"), (13, "الثالث_عشر تیرہواں تیرھواں سیزدهم"),
    (14, "الرابع_عشر چودہواں چودھواں چهاردهم"), (15, "الخامس_عشر پندرہواں پندرھواں پانزدهم"),
    (16, "السادس_عشر سولہواں سولھواں شانزدهم"), (17, "السابع_عشر سترہواں سترھواں هفدهم"),
    (18, "الثامن_عشر اٹھارہواں اٹھارھواں هجدهم"), (19, "التاسع_عشر انیسواں نوزدهم"),
    (20, "twentieth yirminci بیسواں بیستم"), (21, "اکیسواں بیست_و_یکم"), (22, "بائیسواں بیست_و_دوم"),
    (23, "تئیسواں بیست_و_سوم"), (24, "چوبیسواں بیست_و_چهارم"), (25, "پچیسواں بیست_و_پنجم"),
    (26, "چھبیسواں بیست_و_ششم"), (27, "ستائیسواں بیست_و_هفتم"), (28, "اٹھائیسواں بیست_و_هشتم"),
    (29, "انتیسواں بیست_و_نهم"), (30, "thirtieth otuzuncu تیسواں سی_ام"),
  ]
}
