import TilawaCore
import Testing

@testable import TilawaHearing
@testable import TilawaIntake

@Suite struct AlignedPassageTests {
  private let slice = AudioSlice(whole: AudioFile(path: "lesson.wav", rate: 1000, channels: 1, frames: 600_000))
  /// Five ayat of ten words.
  private let parts = (0..<5).map { AlignedPassage.Part(span: WordRange(10 * $0, 10 * $0 + 10), opens: nil) }

  /// A take of an ayah at so many hundreds of hops.
  private func take(
    _ ayah: Int, at place: Int, part: ClosedRange<Double> = 0...1, flags: Set<PassageAlignment.Flag> = []
  ) -> PassageAlignment.Take {
    func mark(_ hop: Int) -> PassageAlignment.Mark {
      PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(hop..<hop), confidence: 0.999)
    }
    return PassageAlignment.Take(
      ayah: ayah, isOpening: false, start: mark(100 * place), end: mark(100 * place + 100),
      speechEnd: Hop(100 * place + 75), soundEnd: Hop(100 * place + 90), part: part, match: 0.5, pace: 1, flags: flags)
  }

  private func passage(_ takes: [PassageAlignment.Take]) -> AlignedPassage {
    AlignedPassage(
      PassageAlignment(takes: takes, openings: [], count: 5, asides: [], isCredible: true), of: parts, in: slice,
      expecting: WordRange(10, 40))
  }

  @Test func `of ayat around the expected ones only whole ones are taken that sound so`() {
    let found = passage([
      take(0, at: 0, flags: [.match]), take(1, at: 1), take(2, at: 2), take(4, at: 4, part: 0...0.2),
    ])
    #expect(found.takes.map(\.span.start) == [10, 20])
    #expect(passage([take(0, at: 0), take(1, at: 1)]).takes.map(\.span.start) == [0, 10])
    #expect(passage([take(3, at: 0), take(4, at: 1, flags: [.length])]).takes.map(\.span.start) == [30])
  }

  @Test func `of the expected ayat parts are taken, and those that are not found are missing`() {
    let found = passage([take(1, at: 0, part: 0...0.5), take(2, at: 1)])
    #expect(found.takes.map(\.flags) == [Set(text: "part-of-ayah"), []])
    #expect(found.missing == [WordRange(30, 40)])
  }

  @Test func `an expected ayah is after no skip of those before the expected ones`() {
    #expect(passage([take(1, at: 0, flags: [.skip])]).takes[0].flags.isEmpty)
    #expect(passage([take(2, at: 0, flags: [.skip])]).takes[0].flags == Set(text: "after-skip"))
  }

  @Test func `an ayah that seems to break off was said to its end where the next recording goes on`() throws {
    func seemsBroken(_ odds: Double, _ flags: Set<PassageAlignment.Flag> = [.broken]) -> AlignedPassage {
      var last = take(2, at: 2, flags: flags)
      last.endOdds = odds
      return passage([take(1, at: 1), last])
    }
    let next = passage([take(3, at: 0)])
    let found = try #require(seemsBroken(0.2).goingOn(to: next))
    #expect(found.takes.map(\.flags) == [[], Set(text: "low-margin")])
    #expect(found.takes.map(\.suggestion.evidence.flags) == found.takes.map(\.flags))
    #expect(seemsBroken(-2).goingOn(to: next) == nil)
    #expect(seemsBroken(0.2, []).goingOn(to: next) == nil)
    #expect(seemsBroken(0.2, [.broken, .again]).goingOn(to: next) == nil)
    #expect(seemsBroken(0.2).goingOn(to: passage([take(2, at: 0)])) == nil)
    #expect(seemsBroken(0.2).goingOn(to: passage([take(3, at: 0, flags: [.match])])) == nil)
    #expect(seemsBroken(0.2).goingOn(to: passage([])) == nil)
  }
}
