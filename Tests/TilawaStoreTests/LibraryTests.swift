import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryTests {
  let fixture: LibraryFixture
  var library: Library { fixture.library }

  init() throws { fixture = try LibraryFixture() }

  @Test func `reciters stand in the order in which they were added`() throws {
    for name in ["Basit", "Alafasy", "Husary"] { try fixture.add(name, [0..<4]) }
    #expect(try library.reciters.all().map(\.name) == ["Basit", "Alafasy", "Husary"])
  }

  @Test func `those that are named come first, the rest after`() throws {
    for name in ["a", "b", "c", "d"] { try fixture.add(name, [0..<4]) }
    try library.reciters.order(["c", "a"])
    #expect(try library.reciters.all().map(\.id) == ["c", "a", "b", "d"])
  }

  @Test func `an order with an unknown id changes nothing`() throws {
    for name in ["a", "b"] { try fixture.add(name, [0..<4]) }
    #expect(throws: StoreError.self) { try library.reciters.order(["b", "x"]) }
    #expect(try library.reciters.all().map(\.id) == ["a", "b"])
  }

  @Test func `an order that names one twice is refused`() throws {
    try fixture.add("a", [0..<4])
    #expect(throws: StoreError.self) { try library.reciters.order(["a", "a"]) }
  }

  @Test func `a reciter of the same name is replaced and keeps the place`() throws {
    try fixture.add("a", [0..<4, 4..<8])
    try fixture.add("b", [0..<4])
    try fixture.add("a", [8..<12])
    #expect(try library.reciters.all().map(\.id) == ["a", "b"])
    #expect(try library.reciters.summary(of: "a").coverage == [WordRange(8, 12)])
  }

  @Test func `another name with the same letters gets an id of its own`() throws {
    #expect(try fixture.add("Al-Husary", [0..<4]).id == "al-husary")
    #expect(try fixture.add("al husary", [0..<4]).id == "al-husary-2")
  }

  @Test func `who is removed is gone with everything`() throws {
    try fixture.add("a", [0..<4])
    try library.reciters.remove("a")
    #expect(try library.reciters.all().isEmpty)
    #expect(try library.reciters.offers(overlapping: [WordRange(0, 100)], opening: []).isEmpty)
  }

  @Test func `an unknown reciter is not found`() {
    #expect { try library.reciters.remove("x") } throws: { ($0 as? StoreError)?.code == .notFound }
  }

  @Test func `a summary counts and joins what touches`() throws {
    try fixture.add("a", [0..<4, 4..<8, 20..<30])
    let summary = try library.reciters.summary(of: "a")
    #expect(summary.files == 3)
    #expect(summary.confirmed == 3)
    #expect(summary.coverage == [WordRange(0, 8), WordRange(20, 30)])
  }

  @Test func `a summary tells the ayat that are there entirely`() throws {
    let structure = MiniatureQuran.structure
    try fixture.add("a", [0..<5])
    let ayat = try library.reciters.summary(of: "a").ayat(of: .kufi, in: structure)
    #expect(ayat == [AyahRef(surah: 1, ayah: 1)])
  }

  @Test func `settings are kept and forgotten`() throws {
    #expect(try library.settings.value(of: .teacher) == nil)
    try library.settings.set(.teacher, to: "Shaykh")
    try library.settings.set(.teacher, to: "Ustadh")
    #expect(try library.settings.value(of: .teacher) == "Ustadh")
    try library.settings.set(.teacher, to: nil)
    #expect(try library.settings.value(of: .teacher) == nil)
  }

  @Test func `a file that changed or went away is noticed`() throws {
    let file = try fixture.file("1.wav", [fixture.segment(.istiadha)])
    _ = try library.reciters.replace(.published("a"), files: [file], added: 0)
    #expect(try library.files.state(of: file.file) == .unchanged)
    try fixture.folder.write("other", to: "audio/1.wav")
    #expect(try library.files.state(of: file.file) == .changed)
    try FileManager.default.removeItem(atPath: file.file.path)
    #expect(try library.files.state(of: file.file) == .missing)
  }

  @Test func `a file that vanished before it was stored leaves nothing`() throws {
    let file = try fixture.file("1.wav", [fixture.segment(.istiadha)])
    try FileManager.default.removeItem(atPath: file.file.path)
    #expect(throws: StoreError.self) { try library.reciters.replace(.published("a"), files: [file], added: 0) }
    #expect(try library.reciters.all().isEmpty)
  }
}

@Suite struct ReciterSlugTests {
  @Test(arguments: [
    ("Mishary Alafasy", "mishary-alafasy"), ("Al-Ḥuṣarī", "al-husari"), ("Shu'bah", "shubah"), ("  A.  B  ", "a-b"),
    ("الحصري", "alhsry"), ("عبد الباسط", "abd-albast"), ("山田", ""), ("Teacher 2", "teacher-2"),
  ])
  func `an id is made of plain letters`(name: String, id: String) {
    #expect(ReciterSlug.make(from: name) == id)
  }

  @Test func `an id is never longer than what names a folder`() {
    #expect(ReciterSlug.make(from: String(repeating: "خ", count: 200)).utf8.count == 100)
    #expect(ReciterSlug.make(from: String(repeating: "a", count: 99) + " b") == String(repeating: "a", count: 99))
  }

  @Test func `a name that gives no id gets a number`() throws {
    let fixture = try LibraryFixture()
    #expect(try fixture.add("山田", [0..<4]).id == "reciter-1")
    #expect(try fixture.add("鈴木", [0..<4]).id == "reciter-2")
  }
}
