import Testing
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Whole published sets, which are not part of the repository; the figures were counted apart from this program.
@Suite(.enabled(if: ReferenceData.timings != nil, "there are no reference timings"))
struct PublishedTimingsTests {
  private func checked(_ name: String) throws -> TimingCheck.Result {
    let quran = try RealQuran.database()
    let published = try TimingDocument.read("\(ReferenceData.timings ?? "")/\(name)")
    return try TimingReader(structure: quran.structure, texts: { try quran.texts(of: $0) }).check(published, in: .kufi)
  }

  private func counts(_ result: TimingCheck.Result) -> (clean: Int, repaired: Int, withheld: Int, kinds: [String: Int])
  {
    var (clean, repaired, withheld) = (0, 0, 0)
    var kinds: [String: Int] = [:]
    for finding in result.findings {
      switch finding.decision {
      case .clean: clean += 1
      case .repaired(let repairs):
        repaired += 1
        for repair in repairs { kinds[repair.code, default: 0] += 1 }
      case .withheld(let fault):
        withheld += 1
        kinds[fault.code, default: 0] += 1
      }
    }
    return (clean, repaired, withheld, kinds)
  }

  @Test func `mp3quran's read 5`() throws {
    let counts = counts(try checked("mp3quran-read-5.json"))
    #expect([counts.clean, counts.repaired, counts.withheld] == [6236, 0, 0])
  }

  @Test func `quran-align's words of Alafasy`() throws {
    let counts = counts(try checked("quran-align.Alafasy_128kbps.json"))
    #expect([counts.clean, counts.repaired, counts.withheld] == [6206, 30, 0])
    #expect(counts.kinds == ["words-parted": 24, "words-mapped": 5, "words-left-out": 4, "words-clamped": 1])
  }

  @Test func `QUL's words of Husary`() throws {
    let counts = counts(try checked("qul-husary-murattal.json"))
    #expect([counts.clean, counts.repaired, counts.withheld] == [5876, 360, 0])
    #expect(counts.kinds == ["words-mapped": 360, "words-clamped": 2])
  }
}
