import Testing
import TilawaCore
import TilawaTestSupport

// T-F2.5, Q-QR3
@Suite struct RangeParserTests {
  let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  private func parse(_ texts: String..., counting: VerseCounting = .kufi) throws -> String {
    try RangeParser(structure: structure, counting: counting).parse(texts).map(\.description).joined(separator: " ")
  }

  @Test(arguments: [
    ("2:255", "2:255"), ("2:1-10", "2:1-10"), ("2:1-3:5", "2:1-3:5"), ("2", "2:1-286"), ("112-114", "112:1-114:6"),
    ("page:50", "3:1-9"), ("page:604", "112:1-114:6"), ("page:50-52", "3:1-22"), ("juz:30", "78:1-114:6"),
    ("hizb:60", "87:1-114:6"), ("rub:3", "2:44-59"), ("manzil:7", "50:1-114:6"), ("juz:1-30", "1:1-114:6"),
    // C4
    ("surah:2", "2:1-286"), ("surah 2", "2:1-286"), ("Surah:yasin", "36:1-83"), ("surah:2:255", "2:255"),
    ("surah:112-114", "112:1-114:6"), ("page 50", "3:1-9"), ("Juz 30", "78:1-114:6"), ("juz ٣٠", "78:1-114:6"),
    ("page 50-52", "3:1-22"), ("surah al baqarah", "2:1-286"),
    ("٢:٢٥٥", "2:255"), ("۲:۱-۱۰", "2:1-10"), ("2:1–10", "2:1-10"),
  ])
  func `ranges are read as people write them`(text: String, range: String) throws {
    #expect(try parse(text) == range)
  }

  @Test(arguments: [
    ("page:taj-16:20", "2:142-146"), ("page taj-16 20", "2:142-146"), ("taj-16 page 20", "2:142-146"),
    ("page:taj-16:547-548", "109:1-114:6"), ("page:madani:50", "3:1-9"), ("para:taj-13:7", "5:83-6:110"),
    ("para:7", "5:82-6:110"), ("sipara 30", "78:1-114:6"), ("پارہ 30", "78:1-114:6"),
    ("ruku:2:5", "2:40-46"), ("ruku 2:5-6", "2:40-59"), ("ruku:2:40", "2:284-286"), ("ruku:112:1", "112:1-4"),
    ("page:taj-16:20 2:255", "2:142-146 2:255"), ("page:taj-16:20, page:50", "2:142-146 3:1-9"),
  ])
  func `a page may be one of another print, and a ruku one of a surah`(text: String, range: String) throws {
    #expect(try parse(text) == range)
  }

  @Test(arguments: [
    ("page:taj-16:549", "page is 1 to 548"), ("page:taj-17:1", "there is no such print"),
    ("page:taj:1", "there is no such print"), ("ruku:2:41", "surah 2 has the rukus 1 to 40"),
    ("ruku:2:0", "surah 2 has the rukus 1 to 40"), ("ruku:115:1", "the surahs are 1 to 114"),
    ("taj-16", "a page is missing here"), ("page:taj-16", "page"),
  ])
  func `a print or a ruku that is none is refused`(text: String, message: String) {
    #expect { try parse(text) } throws: { "\($0)".contains(message) }
  }

  @Test func `the print of a page is known`() throws {
    let parser = RangeParser(structure: structure, counting: .kufi)
    #expect(parser.print(namedIn: ["2:255", "page:taj-13:4"]) == .taj13)
    #expect(parser.print(namedIn: ["page:4"]) == nil)
    #expect(structure.print == .madani)
  }

  @Test(arguments: [
    ("al-baqarah", "2:1-286"), ("Al-Baqara", "2:1-286"), ("baqara", "2:1-286"), ("البقرة", "2:1-286"),
    ("سورة البقرة", "2:1-286"), ("Yasin", "36:1-83"), ("yaseen", "36:1-83"), ("يس", "36:1-83"),
    ("al-ikhlas", "112:1-4"), ("fatiha", "1:1-7"), ("al-baqarah:255", "2:255"), ("yasin:1-5", "36:1-5"),
    ("An-Nas", "114:1-6"), ("آل عمران", "3:1-200"), ("Ar-Rahman", "55:1-78"), ("kahf", "18:1-110"),
  ])
  func `surahs are known by name in any usual spelling`(name: String, range: String) throws {
    #expect(try parse(name) == range)
  }

  // C4
  @Test func `the name of a division and its number may be two words of a command`() throws {
    #expect(try parse("page", "604", "2:1") == "112:1-114:6 2:1")
    #expect(try parse("juz 30 page 50") == "78:1-114:6 3:1-9")
    #expect(try parse("surah", "114", "113") == "114:1-6 113:1-5")
    #expect(throws: RangeError.self) { try parse("page") }
    #expect(throws: RangeError.self) { try parse("surah:115") }
    #expect(throws: RangeError.self) { try parse("surah", "page", "3") }
  }

  // C4
  @Test(arguments: [
    (["An-Naba 1-5"], "78:1-5"), (["an-naba", "1-5"], "78:1-5"), (["yasin 5 mulk"], "36:5 67:1-30"),
    (["al imran 3-4 2:1"], "3:3-4 2:1"), (["surah yasin", "٥"], "36:5"), (["النبأ ٥"], "78:5"),
    (["yasin", "surah:67"], "36:1-83 67:1-30"), (["al baqarah:5 2:1"], "2:5 2:1"),
    (["yasin", "page", "604"], "36:1-83 112:1-114:6"),
  ])
  func `numbers after the name of a surah are its ayat, in one text or in two`(texts: [String], range: String) throws {
    let parser = RangeParser(structure: structure, counting: .kufi)
    #expect(try parser.parse(texts).map(\.description).joined(separator: " ") == range)
  }

  // C4
  @Test(arguments: ["An-Naba 99", "an-naba-1", "an-naba 1x", "an-naba 1-5 x"])
  func `nothing after the name of a surah is dropped`(text: String) {
    #expect(throws: RangeError.self) { try parse(text) }
    #expect(throws: RangeError.self) { try RangeParser(structure: structure, counting: .kufi).parse(text) }
  }

  // C4
  @Test func `a place to go to is the first ayah of whatever is named`() throws {
    let parser = RangeParser(structure: structure, counting: .kufi)
    #expect(
      try ["2:255", "page:50", "surah:18", "juz 30"].map(parser.parsePlace).map(\.description) == [
        "2:255", "3:1", "18:1", "78:1",
      ])
  }

  // D8
  @Test(arguments: [
    ("inshirah", 94), ("alam nashrah", 94), ("sharh", 94), ("lahab", 111), ("masad", 111), ("abi lahab", 111),
    ("dahr", 76),
    ("insan", 76), ("hal ata", 76), ("baraa", 9), ("bara'ah", 9), ("tawbah", 9), ("bani israel", 17),
    ("Bani Isra'il", 17),
    ("isra", 17), ("ha mim sajda", 41), ("Ha-Mim as-Sajdah", 41), ("fussilat", 41), ("sajda", 32), ("tabarak", 67),
    ("mulk", 67), ("mumin", 40), ("Al-Mu'min", 40), ("ghafir", 40), ("muminun", 23), ("malaika", 35), ("nun", 68),
    ("tawhid", 112), ("iqra", 96), ("amma", 78), ("zilzal", 99), ("بني اسرائيل", 17), ("بني إسرائيل", 17), ("براءة", 9),
    ("الدهر", 76), ("اللهب", 111), ("المومنون", 23), ("المؤمنون", 23), ("المؤمن", 40), ("الانشراح", 94), ("تبارك", 67),
    ("حم السجدة", 41), ("الملائكة", 35), ("نون", 68), ("عم", 78),
  ])
  func `surahs are known by their other names, in ranges and in search`(name: String, surah: Int) throws {
    let whole = "\(surah):1-\(structure.ayat(inSurah: surah, of: .kufi))"
    #expect(try parse(name) == whole)
    let places = try PlaceSearch(structure: structure, counting: .kufi).places(for: name)
    #expect(places == [.surah(structure.surahs[surah - 1], .named)])
  }

  // D4
  @Test func `juz, hizb and rub are those of the riwayah`() throws {
    func parse(_ text: String, _ riwayah: Riwayah) throws -> String {
      try RangeParser(structure: structure, riwayah: riwayah).parse(text).description
    }
    #expect(try parse("hizb:2", .hafs).hasPrefix("2:75-"))
    // Hafs 2:76, in Warsh one less: the detached letters are no ayah.
    #expect(try parse("hizb:2", .warsh).hasPrefix("2:75-") && parse("hizb:1", .warsh) == "1:1-2:74")
    #expect(try parse("juz:4", .warsh).hasPrefix("3:91-") && parse("juz:4", .hafs).hasPrefix("3:93-"))
    #expect(try parse("hizb:13", .soosi) == parse("hizb:13", .doori))
    #expect(try parse("rub:106", .hafs).hasPrefix("15:49-"))
    #expect(try parse("juz:1-30", .doori) == "1:1-114:6")
  }

  @Test func `every surah is found by its own names, in both scripts`() throws {
    for surah in structure.surahs {
      let whole = "\(surah.id):1-\(structure.ayat(inSurah: surah.id, of: .kufi))"
      #expect(try parse(surah.transliteration) == whole)
      #expect(try parse(surah.arabic) == whole)
    }
  }

  @Test func `several ranges may stand in one call`() throws {
    #expect(try parse("67", "112-114") == "67:1-30 112:1-114:6")
    #expect(try parse("67 112-114") == "67:1-30 112:1-114:6")
    #expect(try parse("2:255 yasin") == "2:255 36:1-83")
  }

  @Test(arguments: [
    ("2:300", 2, "surah 2 has 286 ayat"), ("2:0", 2, "ayat are numbered from 1"), ("115", 0, "the surahs are 1 to 114"),
    ("0", 0, "the surahs are 1 to 114"), ("2:10-5", 5, "the range runs backwards"),
    ("3-2", 2, "the range runs backwards"), ("2:", 2, "an ayah is missing here"), ("page:605", 5, "page is 1 to 604"),
    ("page:", 5, "the number of the page is missing here"), ("juz:31", 4, "juz is 1 to 30"),
    ("page:2-1", 7, "the range runs backwards"), ("2:1-5x", 5, "nothing may come after “2:1-5”"),
    ("2:1-115:1", 4, "the surahs are 1 to 114"),
    (":5", 0, "a surah is missing here"), ("", 0, "a range is missing here"),
    ("2:99999999999999999999", 2, "surah 2 has 286 ayat"),
  ])
  func `an error says what is wrong and where`(text: String, position: Int, message: String) throws {
    let error = #expect(throws: RangeError.self) { try parse(text) }
    #expect(error?.text == text && error?.position == position && error?.message == message)
  }

  @Test func `close spellings of an unknown name are suggested`() throws {
    let error = #expect(throws: RangeError.self) { try parse("al-bagara") }
    #expect(error?.suggestion?.contains("Al-Baqarah") == true)
  }

  @Test func `a number that the counting does not have is refused in its own terms`() throws {
    let error = #expect(throws: RangeError.self) { try parse("2:286", counting: .madaniLater) }
    #expect(error?.message == "surah 2 has 285 ayat in the madani-later counting")
    #expect(try parse("2", counting: .madaniLater) == "2:1-285")
  }

  @Test func `a page is read in any counting, and every ayah stands on one page`() throws {
    for counting in VerseCounting.allCases {
      let parser = RangeParser(structure: structure, counting: counting)
      let ordinals = try (1...604).flatMap { structure.ordinals(of: try parser.parse("page:\($0)")) }
      #expect(ordinals == Array(0..<structure.ayatCount(of: counting)))
    }
  }

  @Test func `where one ayah is wanted a range is refused`() throws {
    let parser = RangeParser(structure: structure, counting: .kufi)
    #expect(try parser.parseAyah("2:255") == ayah(2, 255))
    #expect(throws: RangeError.self) { try parser.parseAyah("2:1-2") }
  }
}
