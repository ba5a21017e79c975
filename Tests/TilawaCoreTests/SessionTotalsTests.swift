import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct SessionTotalsTests {
  /// The same sum, the long way: by walking every step.
  private func walked(_ session: Session, rate: Int) -> (steps: Int, frames: Int) {
    var walk = SegmentWalk(session)
    var (steps, frames, last) = (0, 0, 0)
    while let segment = walk.next() {
      switch segment.content {
      case .sound(let slices):
        last = slices.reduce(0) { $0 + $1.frames(at: rate) }
        steps += 1
      case .missing(let milliseconds):
        last = Gap.milliseconds(milliseconds).frames(rate: rate, after: 0)
        steps += 1
      case .gap(let gap, _):
        frames += gap.frames(rate: rate, after: last)
        continue
      }
      frames += last
    }
    return (steps, frames)
  }

  private func randomSpec(using random: inout SeededGenerator) throws -> SessionSpec {
    let structure = MiniatureQuran.structure
    let first = Int.random(in: 0..<560, using: &random)
    let range = structure.range(first..<min(572, first + Int.random(in: 1...12, using: &random)), in: .kufi)
    var spec = SessionSpec(ranges: [range])
    spec.each = times(Int.random(in: 1...3, using: &random))
    spec.passes = times(Int.random(in: 1...5, using: &random))
    spec.gap = [.none, .milliseconds(333), .percent(150)].randomElement(using: &random) ?? .none
    spec.passGap = [nil, .milliseconds(1000), .percent(50), Gap.none].randomElement(using: &random) ?? nil
    spec.basmalah = SessionSpec.BasmalahPolicy.allCases.randomElement(using: &random) ?? .once
    spec.connection.before = Int.random(in: 0...3, using: &random)
    spec.connection.scope = Bool.random(using: &random) ? .everyPass : .session
    if Bool.random(using: &random) {
      spec.connection.after = Int.random(in: 0...3, using: &random)
    } else {
      spec.continuation = SessionSpec.Continuation(stride: .ayat(2), passes: .same, extent: .steps(3))
    }
    let ayat = structure.ayat(in: range)
    if Bool.random(using: &random) { spec.start = ayat.randomElement(using: &random) }
    return spec
  }

  @Test(arguments: 0..<300)
  func `the totals are what a walk through the session adds up to`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let spec = try randomSpec(using: &random)
    let some = (0..<572).filter { _ in Bool.random(using: &random) }
    let structure = MiniatureQuran.structure
    let offer = TestOffers.perAyah(TestOffers.reciter("a"), some.map { structure.ayah(at: $0, in: .kufi) })
    let session = try session("1", offers: [offer]) { $0 = spec }
    let totals = SessionTotals(session, rate: 11_025)
    let walked = walked(session, rate: 11_025)
    #expect(totals.steps == walked.steps)
    #expect(totals.frames == walked.frames)
  }

  @Test func `a session that never ends has none`() throws {
    let endless = try session("2:1") { $0.each = .forever }
    #expect(
      SessionTotals(endless, rate: 1000) == SessionTotals(try session("2:1") { $0.passes = .forever }, rate: 1000))
    #expect(SessionTotals(endless, rate: 1000).steps == nil)
  }
}
