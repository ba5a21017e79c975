import Foundation
@testable import AppBase
import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

@testable import tilawa

/// Texts of riwayat without any file of them.
@Suite struct MissingTextTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `nothing is installed at first, which is no fault`() throws {
    #expect(try command.run("text", "list", "--json").output == #"{"texts":[],"packs":[]}"# + "\n")
    #expect(try command.run("text", "verify").code == 0)
    #expect(try command.run("text").complaints.count == 1)
    #expect(try command.run("text", "remove", "warsh").code == 66)
    #expect(command.home.files().filter { $0.hasPrefix("data/") } == [])
  }

  // Q-DI
  @Test(arguments: [("surah\tayah\ttext\n1\t1\tx\n", Int32(65)), ("no text", 65), ("", 65)])
  func `a file that is not known is refused in one line and changes nothing`(content: String, code: Int32) throws {
    let outcome = try command.run("text", "add", command.folder.write(content, to: "file.tsv"))
    #expect(outcome.code == code && outcome.output == "" && outcome.complaints.count == 1)
    #expect(!command.home.files().contains { $0.hasPrefix("data/texts/") })
    #expect(try command.run("text", "add", command.folder.path + "/absent").code == 66)
    #expect(try command.run("text", "add").code == 64)
  }

  @Test func `parts of ayat are of Hafs alone`() throws {
    let outcome = try command.run("show", "2:255:1-7", "--riwayah", "warsh")
    #expect(outcome.code == 64 && outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("counted in the text of Hafs"))
    let hafs = try command.run("show", "2:253:1-3", "--riwayah", "warsh", "--text", "hafs")
    let whole = try command.run("show", "2:253", "--riwayah", "warsh", "--text", "hafs")
    #expect(hafs.code == 0)
    let words = hafs.lines.first?.split(separator: "\t").last?.split(separator: " ") ?? []
    #expect(words.count == 3)
    #expect(words == whole.lines.first?.split(separator: "\t").last?.split(separator: " ").prefix(3).map { $0 })
  }

  // T-F1.7
  @Test func `without a text that of Hafs is said to be what it is`() throws {
    let quran = try RealQuran.database()
    let warsh = SessionText(of: .warsh, quran: quran, folders: command.home.home, warn: { _ in })
    #expect(warsh.riwayah == .hafs)
    #expect(warsh.mark(.hafs, beside: TestOffers.reciter("t", riwayah: .warsh)) == "text: Hafs")
    #expect(warsh.mark(.hafs, beside: nil) == "text: Hafs")
    let shubah = SessionText(of: .shubah, quran: quran, folders: command.home.home, warn: { _ in })
    #expect(shubah.mark(.hafs, beside: TestOffers.reciter("t", riwayah: .shubah)) == "text: Hafs")
    let hafs = SessionText(of: .hafs, quran: quran, folders: command.home.home, warn: { _ in })
    #expect(hafs.mark(.hafs, beside: TestOffers.reciter("t")) == "")
    #expect(hafs.mark(.hafs, beside: nil) == "")
  }
}

/// With the texts of the King Fahd Complex.
@Suite(.enabled(if: ReferenceData.riwayat != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RiwayahTextTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    let table = try #require(ReferenceData.riwayat) + "/warsh.tsv"
    #expect(try command.run("text", "add", table).lines.first == "warsh: 6214 ayat (madani-later), verified")
  }

  /// The texts that `show --json` prints.
  private func shown(_ arguments: String...) throws -> [[String: Any]] {
    let output = try command.run(["show", "--json"] + arguments).output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: Any]]]
    return answer?["ayat"] ?? []
  }

  // T-F2.11
  @Test func `an installed text is shown by the ayat of its counting`() throws {
    let ayat = try shown("juz:1-30", "--riwayah", "warsh")
    #expect(ayat.count == 6214)
    #expect(ayat.allSatisfy { $0["text_riwayah"] as? String == "warsh" && $0["riwayah"] as? String == "warsh" })
    #expect(ayat.last?["ref"] as? String == "114:6")
    // Of the same letters but for how they are written: 112:1 of both.
    let own = try shown("112:1", "--riwayah", "warsh")[0]["text"] as? String ?? ""
    let hafs = try shown("112:1")[0]["text"] as? String ?? ""
    #expect(ArabicText.folded(own).filter { $0.isLetter } == ArabicText.folded(hafs).filter { $0.isLetter })
  }

  // D5
  @Test(arguments: [(Riwayah.warsh, "1"), (.warsh, "95"), (.soosi, "97"), (.bazzi, "112")])
  func `the line of the basmalah is that of the riwayah`(riwayah: Riwayah, surah: String) throws {
    let table = try #require(ReferenceData.riwayat) + "/\(riwayah.rawValue).tsv"
    #expect(try command.run("text", "add", table).code == 0)
    let naml = try RealQuran.structure().convert(AyahRef(surah: 27, ayah: 30), to: riwayah.counting).last
    let ayah = try shown(try #require(naml).description, "--riwayah", riwayah.rawValue)[0]["text"] as? String ?? ""
    let own = ayah.split(separator: " ").suffix(4).joined(separator: " ")
    let lines = try command.run("read", surah, "--riwayah", riwayah.rawValue).lines
    #expect(lines.contains(own))
    let hafs = try RealQuran.database().text(of: QuranStructure.basmalah)
    #expect(own != hafs && !lines.contains(hafs))
  }

  @Test func `the letters of Hafs are shown where they are asked for`() throws {
    let ayah = try shown("112:1", "--riwayah", "warsh", "--text", "hafs")[0]
    #expect(ayah["riwayah"] as? String == "warsh" && ayah["text_riwayah"] as? String == "hafs")
    #expect(ayah["text"] as? String == (try shown("112:1")[0]["text"] as? String))
  }

  // Q-DI
  @Test func `a damaged text is not shown, and is told`() throws {
    let file = "\(command.home.path)/data/texts/warsh.txt"
    var bytes = Bytes.read(file)
    bytes[bytes.count / 2] ^= 1
    Bytes.write(bytes, to: file)
    let outcome = try command.run("show", "112:1", "--riwayah", "warsh")
    #expect(outcome.code == 65 && outcome.output == "" && outcome.complaints.count == 1)
    #expect(try command.run("text", "verify").code == 65)
    #expect(try command.run("show", "112:1").code == 0)
    #expect(try command.run("show", "112:1", "--riwayah", "warsh", "--text", "hafs").code == 0)
    #expect(try command.run("text", "remove", "warsh").code == 0)
    #expect(try command.run("show", "112:1", "--riwayah", "warsh").code == 66)
  }

  // T-F1.7
  @Test func `what plays is told with whose text stands beside it`() throws {
    try command.addReciter("a", ["112001"], options: ["--riwayah", "warsh"])
    let start = try command.run("play", "112:1", "--riwayah", "warsh", "--output", "null", "--json").lines.first ?? ""
    #expect(start.contains(#""riwayah":"warsh","text_riwayah":"warsh","counting":"madani-later""#))
    let text = SessionText(of: .warsh, quran: try RealQuran.database(), folders: command.home.home, warn: { _ in })
    #expect(text.riwayah == .warsh)
    #expect(text.mark(.warsh, beside: TestOffers.reciter("t", riwayah: .warsh)) == "")
    #expect(text.mark(.warsh, beside: TestOffers.reciter("filler")) == "text: Warsh")
    #expect(text.mark(.hafs, beside: nil) == "text: Hafs")
  }

  @Test func `the words beside a unit are those of its ayat`() throws {
    let quran = try RealQuran.database()
    let text = SessionText(of: .warsh, quran: quran, folders: command.home.home, warn: { _ in })
    let offers = [TestOffers.complete(TestOffers.reciter("hafs"), in: quran.structure)]
    let resolver = SourceResolver(structure: quran.structure, counting: .madaniLater, offers: offers)
    let range = try RangeParser(structure: quran.structure, counting: .madaniLater).parse("11:81-82")
    let unit = try #require(resolver.resolve(quran.structure.ordinals(of: range)).first)
    let words = text.words(of: unit)
    #expect(words.riwayah == .warsh)
    let ayat = try shown("11:81-82", "--riwayah", "warsh").compactMap { $0["text"] as? String }
    #expect(words.text == ayat.joined(separator: " "))
  }
}
