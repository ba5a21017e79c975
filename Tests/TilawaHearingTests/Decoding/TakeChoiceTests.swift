import TilawaCore
import Testing

@testable import TilawaHearing

/// The choice of one take of each ayah.
@Suite struct TakeChoiceTests {
  private func take(_ ayah: Int, at hop: Int, _ flags: Set<PassageAlignment.Flag> = []) -> PassageAlignment.Take {
    func mark(_ hop: Int) -> PassageAlignment.Mark {
      PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(hop..<hop), confidence: 0.999)
    }
    return PassageAlignment.Take(
      ayah: ayah, isOpening: false, start: mark(hop), end: mark(hop + 100), speechEnd: Hop(hop + 75),
      soundEnd: Hop(hop + 90), part: 0...1, match: 0.5, pace: 1, flags: flags)
  }

  @Test func `of equal takes the last one is the ayah, and one that may be another ayah is none of them`() {
    let heard = PassageAlignment(
      takes: [take(0, at: 0), take(1, at: 200), take(1, at: 400)], openings: [], count: 2, asides: [],
      isCredible: true)
    #expect(heard.choosing().takes.map(\.flags) == [[], [.again], []])
    let doubted = heard.doubting { $0.start.hop == Hop(400) }
    #expect(doubted.takes.map(\.flags) == [[], [], [.margin, .again]])
    #expect(doubted.count == 2 && doubted.isCredible)
  }

  @Test func `a take that may break off does, where the same voice begins its ayah again`() {
    var takes = [take(0, at: 0), take(1, at: 200), take(1, at: 400), take(2, at: 600)]
    for (index, odds) in [2.0, 2, 2, 9].enumerated() { takes[index].endOdds = odds }
    let heard = PassageAlignment(takes: takes, openings: [], count: 3, asides: [], isCredible: true)
    #expect(heard.breaking().takes.map(\.flags) == [[], [.broken], [], []])
    #expect(heard.breaking([true, true, false, true]).takes.map(\.flags) == [[], [], [], []])
    takes[1].endOdds = 4
    let sure = PassageAlignment(takes: takes, openings: [], count: 3, asides: [], isCredible: true)
    #expect(sure.breaking().takes.map(\.flags) == [[], [], [], []])
  }

  @Test func `an earlier take waits for a person where the same voice said its ayah again`() {
    let takes = [take(0, at: 0), take(1, at: 200), take(1, at: 400, [.margin]), take(2, at: 600)]
    let heard = PassageAlignment(takes: takes, openings: [], count: 3, asides: [], isCredible: true).choosing()
    #expect(heard.takes.map(\.flags) == [[], [], [.margin, .again], []])
    #expect(heard.doubtingEarlier().takes.map(\.flags) == [[], [.margin], [.margin, .again], []])
    #expect(heard.doubtingEarlier([true, true, false, true]).takes[1].flags.isEmpty)
    var poor = takes
    poor[2].flags = [.match, .margin]
    let chosen = PassageAlignment(takes: poor, openings: [], count: 3, asides: [], isCredible: true).choosing()
    #expect(chosen.doubtingEarlier().takes[1].flags == [.margin])
    var broken = takes
    broken[2].flags = [.broken]
    let once = PassageAlignment(takes: broken, openings: [], count: 3, asides: [], isCredible: true).choosing()
    #expect(once.doubtingEarlier().takes[1].flags.isEmpty)
  }

  /// Takes of some paces, one ayah after the other, whose ends are heard so well.
  private func heard(_ takes: [(pace: Double, last: Float)]) -> PassageAlignment {
    let all = takes.enumerated().map { index, said in
      var one = PassageAlignment.Take(
        ayah: index, isOpening: false, start: take(index, at: 200 * index).start, end: take(index, at: 200 * index).end,
        speechEnd: Hop(200 * index + 75), soundEnd: Hop(200 * index + 90), part: 0...1, match: 0.5, pace: said.pace,
        flags: [])
      one.ending = TakeEnd(unit: 0, last: said.last, least: said.last, held: 0.6, after: 0.4)
      return one
    }
    return PassageAlignment(takes: all, openings: [], count: takes.count, asides: [], isCredible: true)
  }

  @Test func `a fast teacher beside a slow student is judged by his own pace`() {
    let lesson = heard([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2].map { ($0, -0.1) })
    let together = lesson.judgingPaces(nil)
    #expect(together.takes.prefix(5).allSatisfy { $0.flags.contains(.broken) || $0.flags.contains(.margin) })
    let apart = together.judgingPaces([true, true, true, true, true, true] + [Bool](repeating: false, count: 7))
    #expect(apart.takes.allSatisfy { $0.flags.isEmpty && $0.paceFlags.isEmpty })
    #expect(apart.judgingPaces(nil).takes.map(\.flags) == together.takes.map(\.flags))
  }

  @Test func `a doubt of another kind stays when paces are judged again`() {
    let lesson = heard([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2].map { ($0, -0.1) }).judgingPaces(nil)
    let doubted = lesson.doubting { $0.ayah == 0 }
    let apart = doubted.judgingPaces([true, true, true, true, true, true] + [Bool](repeating: false, count: 7))
    #expect(apart.takes[0].flags == [.margin] && apart.takes[1].flags.isEmpty)
  }

  /// Takes of one pace, one ayah after the other, that leave their last sounds after so many usual units.
  private func leaving(_ ends: [(unit: Int, after: Double)], held: Double = 4) -> PassageAlignment {
    let all = ends.enumerated().map { index, end in
      var one = take(index, at: 200 * index)
      one.ending = TakeEnd(unit: end.unit, last: -0.1, least: -0.1, held: held, after: end.after)
      return one
    }
    return PassageAlignment(takes: all, openings: [], count: ends.count, asides: [], isCredible: true)
  }

  @Test func `a last vowel that is much shorter than others of its voice is to be heard`() {
    let ends = [(33, 4.0), (33, 5), (33, 4), (33, 1), (33, 4), (33, 5), (33, 4), (10, 1)]
    let lesson = leaving(ends).judgingPaces(nil)
    #expect(lesson.takes.map(\.flags) == [[], [], [], [.margin], [], [], [], []])
    let fewer = leaving(Array(ends.dropFirst(2).dropLast())).judgingPaces(nil)
    #expect(fewer.takes.allSatisfy { $0.flags.isEmpty })
    let apart = lesson.judgingPaces([true, true, true, false, true, true, true, true])
    #expect(apart.takes.allSatisfy { $0.flags.isEmpty })
  }

  @Test func `a last sound that the search leaves behind the end of speech is to be heard`() {
    let lesson = leaving([(33, 4), (25, -0.2), (25, 0.5)]).judgingPaces(nil)
    #expect(lesson.takes.map { $0.flags.contains(.margin) } == [false, true, false])
  }

  @Test func `last sounds that are usually short are not compared`() {
    let lesson = leaving([(10, 1), (10, 1.5), (10, 1), (10, 0.2), (10, 1), (10, 1), (10, 1)]).judgingPaces(nil)
    #expect(lesson.takes.allSatisfy { $0.flags.isEmpty })
  }

  @Test func `a last sound that a voice never holds is no sign that it broke off`() {
    func lesson(_ short: Int) -> [Set<PassageAlignment.Flag>] {
      let held = [(unit: Int, after: Double)](repeating: (33, 9), count: 6)
      let ends = [(unit: Int, after: Double)](repeating: (26, 0.4), count: short) + held
      return leaving(ends, held: 0.3).judgingPaces(nil).takes.map(\.flags)
    }
    #expect(lesson(6).allSatisfy { $0.isEmpty })
    let doubted = lesson(5).filter { $0.contains(.margin) }
    #expect(doubted.count == 5)
  }

  @Test func `an end that is heard much worse than others of its voice waits for a person`() {
    let clear = (unit: 33, after: 9.0)
    let lesson = leaving([clear, clear, clear, clear, clear, clear, (unit: 24, after: 0.2)]).judgingPaces(nil)
    #expect(lesson.takes.map(\.flags) == [[], [], [], [], [], [], [.margin]])
    let fewer = leaving([clear, clear, clear, clear, (unit: 24, after: 0.2)]).judgingPaces(nil)
    #expect(fewer.takes.allSatisfy { $0.flags.isEmpty })
  }
}
