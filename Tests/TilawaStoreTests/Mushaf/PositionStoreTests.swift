import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-QR10 G-6
@Suite struct PositionStoreTests {
  let fixture: LibraryFixture
  let structure = MiniatureQuran.structure
  private var library: Library { fixture.library }

  init() throws { fixture = try LibraryFixture() }

  private func position(_ name: String, _ label: String, at time: Int, riwayah: Riwayah = .hafs) throws
    -> ReadingPosition
  {
    ReadingPosition(
      name: name,
      passage: try Passage(label, by: RangeParser(structure: structure, counting: riwayah.counting, grain: .word)),
      riwayah: riwayah, at: ZonedTime(seconds: time, offset: 180, zone: "Asia/Riyadh"))
  }

  @Test func `several positions are kept, each where it was set last`() throws {
    let khatm = try position("khatm", "3:1", at: 20, riwayah: .warsh)
    try library.positions.set(try position("last", "2:1", at: 5))
    try library.positions.set(khatm)
    try library.positions.set(try position("last", "2:5", at: 30))
    #expect(try library.positions.all(in: structure).values.map(\.name) == ["last", "khatm"])
    #expect(try library.positions.named("khatm", in: structure).values == [khatm])
    #expect(try library.positions.named(ReadingPosition.last, in: structure).values.first?.passage.label == "2:5")
    #expect(try library.positions.remove(named: "khatm", now: 40))
    #expect(try !library.positions.remove(named: "khatm", now: 40))
    #expect(try library.positions.all(in: structure).values.map(\.name) == ["last"])
    try library.positions.set(khatm)
    #expect(try library.positions.all(in: structure).values.count == 2)
  }

  // K-8
  @Test(arguments: ["riwayah = 'x'", "past_word = 99999", "name = CAST(x'ff' AS TEXT)", "set_at = -1", "counting = ''"])
  func `a position that cannot be believed is set aside`(change: String) throws {
    try library.positions.set(try position("good", "2:1", at: 5))
    try library.positions.set(try position("bad", "2:2", at: 6))
    try library.database.write("spoil") { try $0.execute(sql: "UPDATE position SET \(change) WHERE name = 'bad'") }
    let rows = try library.positions.all(in: structure)
    #expect(rows.values.map(\.name) == ["good"])
    #expect(rows.setAside.map(\.kind) == [.position])
    #expect(try library.setAside.all(kind: .position).count == 1)
    #expect(try library.setAside.all(kind: .bookmark) == [])
  }
}
