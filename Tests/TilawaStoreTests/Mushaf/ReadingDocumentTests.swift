import TilawaCore
import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaStore

/// The file of bookmarks and positions, which comes from outside.
@Suite struct ReadingDocumentTests {
  private func read(offset: Int) throws -> Int? {
    let text = """
      {"format":"tilawa-reading","version":1,"bookmarks":[],"gone":{},"left":{},"positions":[{"name":"reading",
      "ref":"1:1","counting":"kufi","riwayah":"hafs","at":1800000000,"offset":\(offset),"zone":"UTC"}]}
      """
    let read = try ReadingDocument.read(Array(text.utf8), at: "reading.json", in: MiniatureQuran.structure)
    return read.positions["reading"]?.at.offset
  }

  // T-F12
  @Test(arguments: [Int.min, -1561, 1561, Int.max])
  func `a position is refused whose clock differs by more than any on earth`(offset: Int) {
    #expect(throws: StoreError.self) { try read(offset: offset) }
  }

  @Test(arguments: [-720, 0, 840])
  func `a position keeps the offset of its clock`(offset: Int) throws { #expect(try read(offset: offset) == offset) }
}
