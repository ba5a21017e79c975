import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Packs as Tanzil publishes them: five languages and a transliteration.
// Q-QR5
@Suite(.enabled(if: ReferenceData.translations != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealPackTests {
  let home: TemporaryFolder
  let store: PackStore
  let structure: QuranStructure
  let folder: String

  init() throws {
    home = try TemporaryFolder()
    structure = try RealQuran.structure()
    store = PackStore(folders: home.home, structure: structure)
    folder = try #require(ReferenceData.translations)
  }

  /// The lines of a file by their refs, read without the program's help.
  private func lines(_ file: String) -> [String] {
    Bytes.read(file).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
      let fields = line.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
      return fields.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  @Test(arguments: [
    ("en.pickthall", "en", TextDirection.leftToRight, "Mohammed Marmaduke William Pickthall", "Pickthall"),
    ("nl.keyzer", "nl", .leftToRight, "Salomo Keyzer", "Keyzer"),
    ("ru.sablukov", "ru", .leftToRight, "Gordy Semyonovich Sablukov", "Саблуков"),
    ("ur.jalandhry", "ur", .rightToLeft, "Fateh Muhammad Jalandhry", "جالندہری"),
    ("ur.junagarhi", "ur", .rightToLeft, "Muhammad Junagarhi", "محمد جوناگڑھی"),
  ])
  func `a translation is read back as it is`(
    id: String, language: String, direction: TextDirection, author: String, name: String
  ) throws {
    let file = "\(folder)/\(id).txt"
    let addition = try store.add(file)
    let pack = addition.pack.pack
    #expect(pack.id.text == id && pack.kind == .translation && pack.language?.code == language)
    #expect(pack.direction == direction && pack.author == author && pack.name == name && pack.source == "Tanzil.net")
    #expect(pack.licence == nil && pack.ayat == 6236)
    #expect(addition.notes == [])
    #expect(try store.original(of: pack.id) == Bytes.read(file))
    let texts = addition.pack.all.map(\.text)
    let expected = lines(file)
    #expect(expected.count == 6236 && texts.count == 6236)
    for (text, line) in zip(texts, expected) where text != line {
      #expect(text == MarkupText.plain(line))
    }
  }

  // D6
  @Test func `a transliteration is known for what it is, and keeps its letters`() throws {
    let file = "\(folder)/en.transliteration.txt"
    let pack = try store.add(file).pack
    #expect(pack.pack.kind == .transliteration)
    #expect(pack.passage(at: 1).text == "Alḥamdu lillāhi rabbi alAAālameena")
    #expect(pack.all.allSatisfy { !$0.text.contains("<") && !$0.text.contains(">") })
    for (passage, line) in zip(pack.all, lines(file)) {
      #expect(passage.source == line)
      #expect(SoundLetters(line).bare == MarkupText.plain(line))
    }
  }

  @Test func `another riwayah has the texts of the ayat that share its words`() throws {
    let pack = try store.add("\(folder)/en.pickthall.txt").pack
    let warsh = AyahRef(surah: 2, ayah: 1, counting: .madaniLater)
    #expect(pack.passages(of: warsh).map(\.ayat.description) == ["2:1", "2:2"])
    #expect(pack.passages(of: warsh).first?.text == "Alif. Lam. Mim.")
    let divided = structure.convert(AyahRef(surah: 1, ayah: 7), to: .madaniLater)
    #expect(divided.count == 2)
    for ref in divided { #expect(pack.passages(of: ref).map(\.ayat.description) == ["1:7"]) }
  }

  @Test func `the texts of riwayat are told from translations`() throws {
    for name in ["en.pickthall", "ur.jalandhry"] {
      #expect(try !PackStore.isQuran("\(folder)/\(name).txt"))
    }
    guard let riwayat = ReferenceData.riwayat else { return }
    for riwayah in Riwayah.allCases { #expect(try PackStore.isQuran("\(riwayat)/\(riwayah.rawValue).tsv")) }
  }
}
