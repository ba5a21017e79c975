import Testing
import TilawaCore
import TilawaTestSupport

/// Span by span against what others found; docs/tajweed.md judges where we differ.
// Q-QR2
@Suite(.enabled(if: ReferenceData.tajweed != nil, "no reference data"))
struct TajweedSampleTests {
  struct Place: Hashable {
    let surah: Int
    let ayah: Int
    let span: TajweedSpan
  }

  let ours: Set<Place>
  let theirs: Set<Place>

  init() throws {
    var (ours, theirs) = (Set<Place>(), Set<Place>())
    for ayah in try TajweedSample(in: #require(ReferenceData.tajweed)).ayat {
      let text = try RealQuran.text(of: AyahRef(surah: ayah.surah, ayah: ayah.ayah))
      let spans = try #require(ayah.spans(in: text), "\(ayah.surah):\(ayah.ayah) is another text")
      theirs.formUnion(spans.map { Place(surah: ayah.surah, ayah: ayah.ayah, span: $0) })
      // A rule that they do not have.
      ours.formUnion(
        Tajweed.spans(of: text).filter { $0.rule != .idghamMutamathilayn }
          .map { Place(surah: ayah.surah, ayah: ayah.ayah, span: $0) })
    }
    self.ours = ours
    self.theirs = theirs
  }

  @Test func `the sample is there whole`() {
    #expect(theirs.count == 6713)
  }

  @Test func `of a thousand spans 999 are the same, both ways`() {
    let same = Double(ours.intersection(theirs).count)
    #expect(same / Double(ours.count) >= 0.999)
    #expect(same / Double(theirs.count) >= 0.999)
  }

  /// ها that points and يا that calls are words of their own: the madd before the hamza is munfasil.
  @Test func `only where a particle is written with its word do we differ`() {
    let differing = ours.symmetricDifference(theirs)
    #expect(differing.count == 10)
    #expect(Set(differing.map { "\($0.surah):\($0.ayah)" }) == ["2:31", "2:33", "2:35", "2:85", "83:32"])
    #expect(differing.allSatisfy { $0.span.rule == (ours.contains($0) ? .maddMunfasil : .maddMuttasil) })
  }
}
