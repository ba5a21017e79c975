import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// Typed words against the spelling of the mushaf. Counts are of the simplified text, by a program of its own.
// Q-QR11
@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("الرحمن", 48, 48), ("موسى", 136, 131), ("السماوات", 185, 183), ("الصلاة", 64, 61), ("رب العالمين", 94, 43),
    ("يوسف", 27, 26), ("الصابرين", 14, 14), ("إبراهيم", 69, 63), ("ربنا", 117, 104), ("داوود", 16, 16),
  ])
  func `a word is found as often as it stands in the text`(query: String, times: Int, ayat: Int) throws {
    let result = try SearchFixture.find(query)
    #expect(result.occurrences == times && result.hits.count == ayat)
  }

  @Test(arguments: [
    ("الرحمن", "الرحمان"), ("السموات", "السماوات"), ("الصلوة", "الصلاة"), ("ابراهيم", "إبراهيم"), ("موسي", "موسى"),
    ("الجنه", "الجنة"), ("آمنوا", "امنوا"), ("أنزل", "انزل"), ("کتاب", "كتاب"), ("موسی", "موسى"), ("الله", "ٱللَّهُ"),
    ("رحمة", "رحمة"),
    ("الرَّحْمَٰن", "الرحمن"), ("ﺍﻟﺮﺣﻤﻦ", "الرحمن"), ("ﷲ", "الله"), ("اللہ", "الله"), ("الكتـــاب", "الكتاب"),
    ("\u{202B}موسى\u{202C}", "موسى"),
    ("داود", "داوود"), ("مسؤول", "مسئول"), ("ياأيها", "يا أيها"),
  ])
  func `spellings of one word find the same ayat`(query: String, other: String) throws {
    let found = Set(try SearchFixture.refs(query))
    #expect(!found.isEmpty)
    #expect(found == Set(try SearchFixture.refs("\"\(other)\"")))
  }

  @Test(arguments: [
    ("رأى", "6:76"), ("يحيي", "2:73"), ("جاءوا", "3:184"), ("يبدأ", "10:4"), ("فاسأل", "10:94"), ("بعدما", "2:181"),
    ("الأيكة", "26:176"),
    ("لاتخذت", "18:77"), ("\"يا ابن أم\"", "20:94"), ("\"وأن لو\"", "72:16"), ("الأقصى", "17:1"), ("ها أنتم", "3:66"),
    ("إلياسين", "37:130"),
    ("أولئك", "2:5"), ("ننجي", "21:88"), ("يبسط", "2:245"), ("يبصط", "2:245"), ("سماوات", "2:29"), ("امرأة", "3:35"),
    ("شئ", "2:20"),
    ("الليل", "2:164"), ("اللاتي", "4:15"), ("ضحاها", "79:29"), ("ربا", "30:39"), ("يستحيي", "2:26"),
  ])
  func `words whose spelling follows no rule are found in that of today`(query: String, ref: String) throws {
    #expect(try SearchFixture.refs(query).contains(ref))
  }

  // A hamza without a carrier before an alef is one letter of today: خَطَـًٔا is خطأ, تَبَوَّءَا is تبوآ.
  @Test(arguments: [
    ("خطأ", "4:92"), ("ملجأ", "9:57"), ("تبوآ", "10:87"), ("متكأ", "12:31"), ("شيئا", "2:48"), ("رأى", "6:76"),
    ("جزءا", "2:260"),
  ])
  func `a word that ends in a hamza is found whole`(query: String, ref: String) throws {
    #expect(try SearchFixture.refs(query, .whole).contains(ref))
  }

  @Test func `letters that are others stay others`() throws {
    #expect(try SearchFixture.find("إني").occurrences != SearchFixture.find("إنا").occurrences)
    #expect(try SearchFixture.find("صلاط").hits.isEmpty)
  }

  @Test func `the text itself is found without its marks`() throws {
    let structure = try SearchFixture.structure()
    let database = try RealQuran.database()
    for ordinal in stride(from: 0, to: 6236, by: 41) {
      let ref = structure.ayah(at: ordinal, in: .kufi)
      let bare = ArabicText.folded(try database.text(of: ref))
      let words = bare.split(separator: " ").prefix(8).joined(separator: " ")
      let result = try SearchFixture.search().hits(
        for: SearchQuery("\"\(words)\""), within: [ordinal..<ordinal + 1])
      #expect(result.hits.map(\.ordinal) == [ordinal], "\(ref)")
    }
  }
}

/// Every word of Tanzil's simplified text, typed as it stands there, finds its ayah.
// Q-QR11
@Suite(.enabled(if: ReferenceData.quran != nil, "there is no simplified text"))
struct SimplifiedTextTests {
  @Test func `every word of the simplified text finds its ayah`() throws {
    let text = try String(contentsOfFile: "\(ReferenceData.quran ?? "")/simple-clean-1.0.2.txt", encoding: .utf8)
    let structure = try SearchFixture.structure()
    let search = try SearchFixture.search()
    var seen: Set<Substring> = []
    var missing: [String] = []
    var parts: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: "|")
      guard fields.count == 3, let surah = Int(fields[0]), let ayah = Int(fields[1]) else { continue }
      // This text has the basmalah in the first ayah of each surah.
      let isOpened = ayah == 1 && surah != 1 && surah != 9
      let ordinal = structure.ordinal(of: AyahRef(surah: surah, ayah: ayah))
      for word in fields[2].split(separator: " ").dropFirst(isOpened ? 4 : 0) where seen.insert(word).inserted {
        let found = search.hits(for: SearchQuery(String(word), matching: .parts), within: [ordinal..<ordinal + 1])
        if found.hits.isEmpty { missing.append("\(surah):\(ayah) \(word)") }
        let whole = search.hits(for: SearchQuery(String(word), matching: .whole), within: [ordinal..<ordinal + 1])
        if whole.hits.isEmpty { parts.append("\(surah):\(ayah) \(word)") }
      }
    }
    #expect(seen.count > 14_000)
    #expect(missing == [])
    #expect(parts == [])
  }
}
