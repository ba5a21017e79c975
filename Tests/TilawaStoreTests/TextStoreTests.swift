import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Made-up texts of the miniature Quran, with pins of their own.
// T-F2.11, Q-DI
@Suite struct TextStoreTests {
  let folder: TemporaryFolder
  let structure = MiniatureQuran.structure
  let ayat: [PrintedAyah]
  let store: TextStore

  init() throws {
    folder = try TemporaryFolder()
    let structure = structure
    ayat = (0..<structure.ayatCount(of: .madaniLater)).map { ordinal in
      let ref = structure.ayah(at: ordinal, in: .madaniLater)
      return PrintedAyah(surah: ref.surah, ayah: ref.ayah, text: "كلمة \(ref.surah) \(TextStoreTests.digits(ref.ayah))")
    }
    store = TextStore(
      folder: folder.path + "/texts", structure: structure, pins: [PinnedText(.warsh, of: ayat)])
  }

  /// Behind a non-breaking space, as the Complex writes them.
  private static func digits(_ number: Int) -> String {
    "\u{A0}"
      + String(String.UnicodeScalarView("\(number)".unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x630) }))
  }

  private func table(_ ayat: [PrintedAyah], ending: String = "\n", separator: String = "\t") -> String {
    let head = ["page", "line_start", "line_end", "surah", "ayah", "text"].joined(separator: separator)
    let rows = ayat.map { ["1", "2", "3", "\($0.surah)", "\($0.ayah)", $0.text].joined(separator: separator) }
    return ([head] + rows).map { $0 + ending }.joined()
  }

  private func json(_ ayat: [PrintedAyah], surah: String = "sura_no", quote: String = "") -> String {
    let rows = ayat.map { ayah in
      "{\"id\":1,\"jozz\":1,\"page\":\"1\",\"\(surah)\":\(quote)\(ayah.surah)\(quote),\"sura_name_en\":\"x\",\"line_start\":3,"
        + "\"aya_no\":\(quote)\(ayah.ayah)\(quote),\"aya_text\":\" \(ayah.text)\"}"
    }
    return "[\n" + rows.joined(separator: ",\r\n") + "\n]\r\n"
  }

  private func add(_ content: String) throws -> RiwayahText { try store.add(folder.write(content, to: "file")) }

  private func complaint(_ content: String) throws -> String {
    let path = try folder.write(content, to: "file")
    do {
      _ = try store.add(path)
      return ""
    } catch {
      #expect([.unverified, .unreadable].contains(error.code))
      #expect(store.riwayat.isEmpty)
      return error.message
    }
  }

  @Test func `all layouts of a text are the same text`() throws {
    let layouts = [
      table(ayat), "\u{FEFF}" + table(ayat, ending: "\r\n"), table(ayat, separator: ","), table(ayat, separator: ";"),
      json(ayat), "\u{FEFF}" + json(ayat), json(ayat, surah: "sora"), json(ayat, quote: "\""),
      table(ayat.map { PrintedAyah(surah: $0.surah, ayah: $0.ayah, text: "\"\($0.text)\"") }, separator: ","),
    ]
    for layout in layouts {
      let text = try add(layout)
      #expect(text.riwayah == .warsh && text.count == ayat.count)
      try store.remove(.warsh)
    }
  }

  @Test func `an ayah is shown without its number`() throws {
    let text = try add(table(ayat))
    #expect(try text.words(of: AyahRef(surah: 2, ayah: 1, counting: .madaniLater)) == "كلمة 2")
    #expect(try text.words(of: AyahRef(surah: 114, ayah: 4, counting: .madaniLater)) == "كلمة 114")
    let refs = [1, 2].map { AyahRef(surah: 3, ayah: $0, counting: .madaniLater) }
    #expect(try text.words(of: AyahRange(refs[0], refs[1])) == "كلمة 3 كلمة 3")
  }

  @Test(arguments: [
    ("كلمة\u{A0}١٢", "كلمة"), ("كلمة ۝١", "كلمة"), ("كلمة \u{6DD}\u{A0}٢٨٦ ", "كلمة"), ("كلمة ۱۲", "كلمة"),
    ("كلمة\u{200F} ٣", "كلمة"), ("كلمة ۩ ٥٠", "كلمة ۩"), ("كلمة", "كلمة"), ("كلمة ۝", "كلمة ۝"), ("٧", ""),
  ])
  func `the number goes with what stands around it, and nothing else`(text: String, words: String) {
    #expect(PrintedAyah.words(text) == words)
  }

  @Test func `a text in doubt is refused, with what differs in numbers`() throws {
    #expect(try complaint(table(ayat.dropLast())).contains("\(ayat.count - 1) ayat"))
    #expect(try complaint(table(ayat.dropLast())).contains("surah 114 has 3 and not 4"))
    var other = ayat
    other[200] = PrintedAyah(surah: ayat[200].surah, ayah: ayat[200].ayah, text: ayat[200].text + "ا")
    #expect(
      try complaint(table(other)).contains(
        "nearest to Warsh as it is known here: surah \(ayat[200].surah) is the first of 1 that differ"))
    #expect(try complaint(table(ayat.reversed())).contains("114:4 is not where it belongs"))
    let foreign = ayat.map { PrintedAyah(surah: $0.surah, ayah: $0.ayah, text: "x") }
    #expect(try complaint(table(foreign)).contains("no surah of a known text"))
    #expect(try complaint(table(other)).contains("كلمة") == false)
  }

  @Test(arguments: [
    "", "surah\tayah\n", "page\tsurah\tayah\ttext\n", "surah\tayah\ttext\n1\t1\n", "surah\tayah\ttext\nx\t1\tا\n",
    "surah\tayah\ttext\n1\t99999999999999999999\tا\n", "surah\tayah\ttext\n1\t9223372036854775807\tا\n",
    "surah\tayah\ttext\n1\t1\t\n", "[]", "[{}]", "{\"a\":1}", "[{\"sura_no\":1,\"aya_no\":1}]",
    "[{\"sura_no\":-1,\"aya_no\":1,\"aya_text\":\"ا\"}]",
    "[{\"sura_no\":1,\"aya_no\":1,\"aya_text\":\"ا\\nا\"}]", "nothing at all", "[1,2", "\"\"\"\"\n",
  ])
  func `what is no text is refused`(content: String) throws {
    #expect(try !complaint(content).isEmpty)
  }

  @Test func `bytes that are no text are refused`() throws {
    let path = folder.path + "/bytes"
    Bytes.write(Array("surah\tayah\ttext\n1\t1\t".utf8) + [0xFF, 0xFE, 0x0A], to: path)
    #expect(throws: StoreError.self) { try store.add(path) }
    #expect(throws: StoreError.self) { try store.add("/dev/null/absent") }
    #expect(throws: StoreError.self) { try store.add(folder.path) }
  }

  @Test(arguments: [0, 5000, -1])
  func `a damaged text is not shown, and can be installed again`(place: Int) throws {
    _ = try add(table(ayat))
    let path = store.path(of: .warsh)
    var bytes = Bytes.read(path)
    bytes[place < 0 ? bytes.count + place : place] ^= 1
    Bytes.write(bytes, to: path)
    #expect(code { _ = try store.open(.warsh) } == .unverified)
    Bytes.write(bytes.dropLast(100), to: path)
    #expect(code { _ = try store.open(.warsh) } == .unverified)
    _ = try add(json(ayat))
    #expect(code { _ = try store.open(.warsh) } == nil)
    #expect(folder.files() == ["file", "texts/warsh.txt"])
  }

  @Test func `a text of one riwayah is not that of another`() throws {
    _ = try add(table(ayat))
    Bytes.write(Bytes.read(store.path(of: .warsh)), to: store.path(of: .qaloon))
    #expect(code { _ = try store.open(.qaloon) } == .unverified)
    #expect(code { _ = try store.open(.doori) } == .notFound)
    #expect(code { try store.remove(.doori) } == .notFound)
    #expect(store.riwayat == [.warsh, .qaloon])
  }

  @Test func `a pinned text whose ayat are not those of its counting is refused all the same`() throws {
    let wrong = TextStore(folder: folder.path + "/texts", structure: structure, pins: [PinnedText(.doori, of: ayat)])
    let path = try folder.write(table(ayat), to: "file")
    #expect(code { _ = try wrong.add(path) } == .unverified)
  }

  private func code(_ body: () throws -> Void) -> StoreError.Code? {
    do { try body() } catch { return (error as? StoreError)?.code }
    return nil
  }
}

/// The texts as the King Fahd Complex publishes them.
@Suite(.enabled(if: ReferenceData.riwayat != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealTextTests {
  // T-F2.11, Q-DI
  @Test(arguments: Riwayah.allCases)
  func `the text of a riwayah is the one that is pinned`(riwayah: Riwayah) throws {
    let folder = try TemporaryFolder()
    let structure = try RealQuran.structure()
    let store = TextStore(folders: folder.home, structure: structure)
    let text = try store.add("\(try #require(ReferenceData.riwayat))/\(riwayah.rawValue).tsv")
    #expect(text.riwayah == riwayah)
    #expect(text.count == structure.ayatCount(of: riwayah.counting))
    // No ayah keeps a digit of its number.
    for ordinal in 0..<text.count {
      let words = try text.words(of: structure.ayah(at: ordinal, in: riwayah.counting))
      #expect(!words.isEmpty && words.unicodeScalars.allSatisfy { !(0x660...0x669).contains($0.value) })
    }
    #expect(try store.open(riwayah).sha256 == text.sha256)
  }
}
