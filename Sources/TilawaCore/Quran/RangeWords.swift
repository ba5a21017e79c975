/// The words of a range beside numbers and names, in the languages of `SurahNameTable`.
enum RangeWords {
  /// The end of a part of the Quran at which counting begins: the first 10 surahs, the last 2 ayat.
  enum Edge: Hashable { case first, last }

  /// Things of which two have one word.
  enum Pair: Hashable {
    case kind(Division.Kind)
    case surahs, ayat

    /// The word that counts them one by one.
    var unit: Meaning {
      switch self {
      case .kind(let kind): .kind(kind)
      case .surahs: .surahs
      case .ayat: .ayah
      }
    }
  }

  /// The meaning of a word.
  enum Meaning: Hashable {
    case kind(Division.Kind)
    /// Some quarters of a juz from its beginning: the half, and three quarters.
    case part(Int)
    /// A half, which is to be said first or second.
    case half
    /// A print, by the word of its name before its number of lines.
    case print(String)
    /// One surah, or more of them.
    case surah, surahs
    /// The word surah after its name or its number, as in Turkish.
    case surahBefore
    case ayah
    /// A printed line of a page.
    case line
    case edge(Edge)
    /// A number in words, which stands beside an edge or behind what it counts: the last two ayat, juz thirty.
    case count(Int)
    /// Two of something in one word, as in Arabic.
    case pair(Pair)
    /// The surahs that begin with "Say", after how many: the four Quls.
    case quls
    /// A number in words, which stands only beside what it counts: the thirtieth juz.
    case ordinal(Int)
    /// The first ayah before a sign, `from its beginning to 10`, and the last ayah of the surah.
    case start, end, onwards
    /// The end of the surah that was named, in one word: آخرها.
    case ownEnd
    /// The Quran, which is a filler but behind or before an end, and its end.
    case quran, quranEnd
    /// Signs in words: `to`, `and`.
    case through, and
    /// The word for "until" behind the end of a range, as in Turkish and Urdu.
    case until
    /// A word without a meaning of its own: `of`, `from`.
    case filler
  }

  /// The most words of one meaning.
  static let longest = 3

  /// Returns the meaning of some words; nil if they are none of a range.
  static func meaning(of words: [String]) -> Meaning? { words.count <= longest ? meanings[key(words)] : nil }

  private static let meanings: [String: Meaning] = {
    let all: [(Meaning, String)] =
      kinds.map { (.kind($0), $1) } + parts.map { (.part($0), $1) } + prints.map { (.print($0), $1) } + [
        (.surah, surah), (.surahs, surahs), (.surahBefore, surahBefore), (.ayah, ayah), (.line, line),
        (.edge(.first), first),
        (.edge(.last), last),
        (.through, through), (.and, and), (.until, until), (.filler, filler), (.start, start), (.end, end),
        (.ownEnd, ownEnd), (.onwards, onwards), (.quran, quran),
        (.quls, quls), (.half, half),
      ] + counts.map { (.count($0), $1) } + pairs.map { (.pair($0), $1) }
    var meanings: [String: Meaning] = [:]
    for (meaning, text) in all {
      for entry in text.split(whereSeparator: \.isWhitespace) {
        meanings[key(NameSpelling.words(of: entry.split(separator: "_").joined(separator: " ")))] = meaning
      }
    }
    for (number, name) in RangeOrdinals.all {
      let key = key(NameSpelling.words(of: name))
      if meanings[key] == nil { meanings[key] = .ordinal(number) }
    }
    return meanings
  }()

  private static func key(_ words: [String]) -> String {
    let key = words.joined()
    return key.unicodeScalars.count > 3 && key.hasPrefix("ال") ? String(key.dropFirst(2)) : key
  }

  // MARK: - Words by meaning; `_` stands for a space

  private static let kinds: [(Division.Kind, String)] = [
    (
      .juz,
      """
      juz jus juzʼ teil ajza ajzaa juzes juzs juzu juzui juzuk j para parah paras sipara siparah cüz cüzü cüzler dschuz djouz djuz joz jozz
      جزء جزو جز أجزاء اجزاء پارہ پاره سپارہ سیپارہ পারা জুয জুজ
      """
    ),
    (.hizb, "hizb hizbs hizib hizip hizbi izu izifi حزب হিযব হিজব"),
    (.rub, "rub rubs rubu arba quarter quarters rubʿ_al-hizb rub_el_hizb ربع ربع_الحزب أرباع রুব"),
    (.manzil, "manzil manzils manzilah manazil menzil منزل منازل মানযিল মঞ্জিল"),
    (.ruku, "ruku rukus rukuʿ rukuu rükû rukuat ركوع رکوع রুকু"),
    (
      .page,
      """
      page pages p pp pg pgs sayfa sayfası sayfalar sahife safha safhah halaman hal hlm muka_surat mukasurat ms seite seiten
      pagina shafi shafuka وجه صفحة صفحات صفحه صفحہ পৃষ্ঠা পাতা
      """
    ),
  ]

  /// Parts of a para by the signs at their ends, as people in South Asia say them; the sign of three quarters is named for the third.
  private static let parts = [
    (2, "nisf nisfu nusf نصف نصف_پارہ نصف_پارے আধা_পারা নিসফ"),
    (3, "sulus suls salasa salasah thalatha thulth ثلث ثلثة ثلاثه সুলুস"),
  ]

  private static let prints = [("madani", "madani madinah medina مدني المدينة"), ("taj", "taj تاج")]

  private static let surah = """
    surah sura surat sure soorah surasi sourate soura chapter ch sūrah surata suratul s
    سورة سورہ سوره سورت সূরা সুরা সূরাহ সুরাহ
    """
  private static let surahs = """
    surahs suras suwar chapters sureler suren sourates surah-surah surah_surah سور سورتیں سورتوں সূরাসমূহ
    """
  private static let surahBefore = "suresi suresinin surenin sureyi"
  private static let ayah = """
    ayah aya ayat ayats ayahs ayas ayaat ayaah ayet ayeti ayetler ayetleri aayat aayah verse verses vers v vv vs verset
    versets آية آيات ايه آیه آیت آیات الآيات آیتیں আয়াত আয়াত
    """
  private static let line = """
    line lines satır satırı satırlar satırları baris ligne lignes zeile zeilen سطر أسطر اسطر سطور سطریں سطروں لائن لائنیں লাইন
    """
  private static let first = """
    first initial ilk premier première premiers premières erste ersten erster pertama awal pehli pehla pehle أول اول پہلی پہلا پہلے نخست
    اولین الأولى أولى প্রথম na_farko
    """
  private static let last = """
    last final latest son dernier dernière derniers dernières letzte letzten letzter terakhir akhir akhri aakhri آخر الأخير الأخيرة
    اخر آخری آخرین أخيرة শেষ na_karshe
    """
  private static let through = """
    to through thru until till upto up_to bis à jusqu'à jusqu_à jusquau au sampai hingga sampai_dengan hingga_ke ila sd
    إلى الى حتى لغاية تا سے se থেকে হতে zuwa ilâ s_d
    """
  private static let and = "and plus with ve und et dan dengan serta و اور ও এবং da"
  private static let filler = """
    of from in the no nr number num nombor nomor numara numaralı numero qur q qs q_s kerim
    from_the of_the von der du des de la le les dari daripada ke daga na ta die das l من از في رقم نمبر کی کے کا نم
    নং arası arasında pour ki ka
    whole full all complete entire komple tamamı tümü hepsi bütün lengkap seluruh penuh semua mukammal poori pura puri
    كاملة كاملا كامله كامل كل مکمل پوری پورا تمام complète entière toute tout ganze ganzen komplett duka পুরো সম্পূর্ণ
    """
  private static let until = "kadar a_kadar e_kadar ya_kadar ye_kadar تک tak পর্যন্ত"
  private static let quran = """
    quran koran coran kuran quran-ı kuran-ı_kerim al_quran holy_quran noble_quran quran_sharif القرآن القرآن_الكريم القران_الكريم
    قرآن_کریم قرآن_مجید
    """
  private static let quls = "qul quls qull qulls kul kuls قل اقلال কুল"
  private static let pairs: [(Pair, String)] = [
    (.ayat, "آيتان آيتين ايتان ايتين"), (.surahs, "سورتان سورتين"), (.kind(.juz), "جزآن جزءان جزأين جزئين جزءين"),
    (.kind(.page), "صفحتان صفحتين"), (.kind(.hizb), "حزبان حزبين"), (.kind(.rub), "ربعان ربعين"),
  ]
  private static let half = "half yarısı yarı separuh setengah moitié hälfte aadha آدھا نیمه অর্ধেক"
  private static let start = "beginning start başından début anfang أولها بداية بدايتها البداية شروع"
  private static let end = "end finish sonuna sonu ende fin selesai habis النهاية ختم آخر_تک akhir_tak aakhir_tak"
  private static let ownEnd = "آخرها نهايتها ختامها"
  private static let onwards = "onwards onward itibaren seterusnya فصاعدا"
  private static let counts: [(Int, String)] = [
    (2, "two iki dua deux zwei biyu اثنين دو দুই"), (3, "three üç tiga trois drei uku ثلاث ثلاثة তিন"),
    (4, "four dört empat quatre vier huɗu أربع أربعة چار چهار চার"),
    (5, "five beş lima cinq fünf biyar خمس خمسة پانچ پنج পাঁচ"), (6, "six altı enam sechs ست ستة چھ شش ছয়"),
    (7, "seven yedi tujuh sept sieben سبع سبعة سات هفت সাত"),
    (8, "eight sekiz delapan huit acht ثماني ثمان ثمانية آٹھ هشت আট"),
    (9, "nine dokuz sembilan neuf neun تسع تسعة نو নয়"), (10, "ten on sepuluh dix zehn goma عشر عشرة دس ده দশ"),
    (11, "eleven on_bir sebelas onze elf أحد_عشر گیارہ یازده এগারো"),
    (12, "twelve on_iki dua_belas douze zwölf اثنا_عشر بارہ دوازده বারো"),
    (13, "thirteen on_üç tiga_belas treize dreizehn ثلاثة_عشر تیرہ سیزده তেরো"),
    (14, "fourteen on_dört empat_belas quatorze vierzehn أربعة_عشر چودہ چهارده চৌদ্দ"),
    (15, "fifteen on_beş lima_belas quinze fünfzehn خمسة_عشر پندرہ پانزده পনেরো"),
    (16, "sixteen on_altı enam_belas seize sechzehn ستة_عشر سولہ شانزده ষোলো"),
    (17, "seventeen on_yedi tujuh_belas dix-sept siebzehn سبعة_عشر سترہ هفده সতেরো"),
    (18, "eighteen on_sekiz delapan_belas dix-huit achtzehn ثمانية_عشر اٹھارہ هجده আঠারো"),
    (19, "nineteen on_dokuz sembilan_belas dix-neuf neunzehn تسعة_عشر انیس نوزده উনিশ"),
    (20, "twenty yirmi dua_puluh vingt zwanzig عشرون عشرين بیس بیست বিশ"),
    (21, "twenty-one yirmi_bir dua_puluh_satu vingt_et_un einundzwanzig اکیس بیست_و_یک একুশ"),
    (22, "twenty-two yirmi_iki dua_puluh_dua vingt-deux zweiundzwanzig بائیس بیست_و_دو বাইশ"),
    (23, "twenty-three yirmi_üç dua_puluh_tiga vingt-trois dreiundzwanzig تئیس بیست_و_سه তেইশ"),
    (24, "twenty-four yirmi_dört dua_puluh_empat vingt-quatre vierundzwanzig چوبیس بیست_و_چهار চব্বিশ"),
    (25, "twenty-five yirmi_beş dua_puluh_lima vingt-cinq fünfundzwanzig پچیس بیست_و_پنج পঁচিশ"),
    (26, "twenty-six yirmi_altı dua_puluh_enam vingt-six sechsundzwanzig چھبیس بیست_و_شش ছাব্বিশ"),
    (27, "twenty-seven yirmi_yedi dua_puluh_tujuh vingt-sept siebenundzwanzig ستائیس بیست_و_هفت সাতাশ"),
    (28, "twenty-eight yirmi_sekiz dua_puluh_delapan vingt-huit achtundzwanzig اٹھائیس بیست_و_هشت আটাশ"),
    (29, "twenty-nine yirmi_dokuz dua_puluh_sembilan vingt-neuf neunundzwanzig انتیس بیست_و_نه উনত্রিশ"),
    (30, "thirty otuz tiga_puluh trente dreißig ثلاثون ثلاثين تیس ত্রিশ"),
  ]
}
