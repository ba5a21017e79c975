import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Letters that are kept find what the text itself finds.
@Suite struct LetterFileTests {
  private let folder: TemporaryFolder
  private let quran: QuranDatabase
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    quran = try QuranDatabase(path: RealQuran.path(), cache: folder.path)
    file = folder.path + "/quran.letters"
  }

  private func refs(_ words: String, within ordinals: [Range<Int>]? = nil) throws -> [String] {
    try quran.hits(for: SearchQuery(words), within: ordinals).hits.map {
      "\(quran.structure.ayah(at: $0.ordinal, in: .kufi))"
    }
  }

  // Q-QR11
  @Test(arguments: [
    "موسى", "يا ايها", "مَٰلِكِ", "\"بسم الله\"", "ا", "الصلوة الزكوة", "الياسين", "وألو استقاموا", "nothing", "قلنسوة",
  ])
  func `what is found is the same, marks and order too`(words: String) throws {
    let query = SearchQuery(words)
    let all = try quran.textSearch().hits(for: query)
    #expect(try quran.hits(for: query) == all, "before letters are kept")
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try quran.hits(for: query) == all, "of the letters that were kept")
  }

  @Test func `ayat that are not asked for are not found`() throws {
    for _ in 1...2 {
      #expect(try refs("العالمين", within: [0..<7]) == ["1:2"])
      #expect(try refs("العالمين", within: [2..<7, 6235..<9000]) == [])
    }
  }

  @Test func `letters that are damaged, cut short or of another program are made anew`() throws {
    let expected = try refs("فرعون")
    let good = try Data(contentsOf: URL(filePath: file))
    let end = try #require(good.firstIndex(of: 10)) + 1
    let others = [
      Data(), good.prefix(end), good.prefix(good.count - 1), good.prefix(good.count / 2 * 2 - 100),
      Data("x".utf8) + good,
      good + good.suffix(from: end),
    ]
    for other in others {
      try other.write(to: URL(filePath: file))
      #expect(try refs("فرعون") == expected)
      #expect(try Data(contentsOf: URL(filePath: file)) == good)
    }
  }

  @Test func `where nothing can be kept it is found all the same`() throws {
    let quran = try QuranDatabase(path: RealQuran.path(), cache: "/dev/null/nowhere")
    #expect(try quran.hits(for: SearchQuery("قريش")).hits.count == 1)
  }
}
