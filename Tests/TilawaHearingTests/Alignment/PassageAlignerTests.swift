import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct PassageAlignerTests {
  private let parameters = AlignmentParameters()
  private let ayat = [1, 2, 3, 4, 5, 6]

  // T-F3.6
  @Test(arguments: [0.17, 0.2, 0.27])
  func `ayat are found in a recitation of another pace and voice`(pace: Double) throws {
    let (sound, starts) = SungAyat(pace: pace, height: 1.04).recording(ayat)
    let found = try #require(try align(sound, with: [reference(ayat)]))
    #expect(found.isCredible)
    for (mark, start) in zip(found.marks, starts) { #expect(abs(Double(mark.hop.index) / 100 - (start - 0.1)) < 0.05) }
  }

  // T-F3.6
  @Test func `a breath inside an ayah is no end of one`() throws {
    var sound = SungAyat.pause(0.8)
    let broken = SungAyat().ayah(1)
    sound += broken[..<(broken.count / 2)] + SungAyat.pause(0.7) + broken[(broken.count / 2)...] + SungAyat.pause(0.7)
    let second = Double(sound.count) / 16_000
    sound += SungAyat().ayah(2) + SungAyat.pause(0.8)
    let found = try #require(try align(sound, with: [reference([1, 2])]))
    #expect(abs(Double(found.marks[1].hop.index) / 100 - (second - 0.1)) < 0.05)
  }

  // T-F3.6
  @Test func `other words before the passage are none of it`() throws {
    var sound = SungAyat().recording([21, 22, 23]).sound
    let before = Double(sound.count) / 16_000
    let (passage, starts) = SungAyat().recording(ayat)
    sound += passage
    let found = try #require(try align(sound, with: [reference(ayat)]))
    for (mark, start) in zip(found.marks, starts) {
      #expect(abs(Double(mark.hop.index) / 100 - (before + start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test func `two references that agree are surer than one`() throws {
    let sound = SungAyat(pace: 0.23).recording(ayat).sound
    let one = try #require(try align(sound, with: [reference(ayat)]))
    let two = try #require(try align(sound, with: [reference(ayat), reference(ayat, pace: 0.26)]))
    #expect(one.marks.allSatisfy { $0.confidence <= parameters.confidence.mostUnproven })
    #expect(two.marks.allSatisfy { $0.confidence > 0.99 })
    #expect(two.takes.allSatisfy { !$0.flags.contains(.references) })
  }

  // T-F3.6
  @Test func `beside one that was left out, or without pauses, an ayah is not proven`() throws {
    let references = [try reference(ayat), try reference(ayat, pace: 0.26)]
    let left = ayat.filter { $0 != ayat[2] }
    let skipped = try #require(try align(SungAyat(pace: 0.23).recording(left).sound, with: references))
    #expect(skipped.skipped == [2])
    for take in skipped.takes {
      let isBeside = [1, 4].contains(take.ayah)
      #expect(
        isBeside ? take.confidence <= parameters.confidence.mostUnproven : take.ayah == 3 || take.confidence > 0.99)
    }
    let joined = try #require(
      try align(SungAyat(pace: 0.23).recording(ayat, pause: 0).sound, with: references))
    #expect(joined.takes.allSatisfy { $0.confidence <= parameters.confidence.mostUnproven })
  }

  // T-F3.6
  @Test(arguments: [[31, 32, 33, 34, 35, 36], [41, 42, 43]])
  func `another passage is not believed`(other: [Int]) throws {
    let sound = SungAyat().recording(ayat).sound
    #expect(try #require(try align(sound, with: [reference(ayat)])).isCredible)
    let found = try align(sound, with: [reference(other)])
    #expect(found?.isCredible != true)
  }

  // T-F3.6
  @Test func `noise is refused`() throws {
    let found = try align(SungAyat.pause(30, level: 0.3), with: [reference(ayat)])
    #expect(found?.isCredible != true)
  }

  // T-F3.6
  @Test func `a tone that goes on is refused`() throws {
    let tone = (0..<16_000 * 30).map { Float(0.3 * sin(Double($0) * 0.2)) }
    let found = try align(tone, with: [reference(ayat)])
    #expect(found?.isCredible != true)
  }

  // T-F3.6
  @Test func `in silence there is nothing`() throws {
    let silence = [Float](repeating: 0, count: 16_000 * 20)
    let found = try align(silence, with: [reference(ayat)])
    #expect(found?.isCredible != true)
  }

  // T-F3.6
  @Test func `three seconds do not hold a long passage`() throws {
    let found = try align(
      SungAyat().ayah(1) + SungAyat.pause(0.2), with: [reference(Array(1...30))])
    #expect(found?.isCredible != true)
  }

  // T-F3.6
  @Test func `an ayah that is said twice has two takes`() throws {
    let (sound, starts) = SungAyat().recording([1, 2, 3, 3, 4, 5, 6])
    let found = try #require(try align(sound, with: [reference(ayat)]))
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 2, 3, 4, 5])
    #expect(found.takes.map { $0.flags.contains(.again) } == [false, false, false, true, false, false, false])
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test func `in a class each ayah has a take of the teacher and one of the student`() throws {
    let (teacher, student) = (SungAyat(pace: 0.17, height: 1.04), SungAyat(pace: 0.22, height: 0.93))
    var (sound, starts) = (SungAyat.pause(0.8), [Double]())
    for ayah in ayat {
      for voice in [teacher, student] {
        starts.append(Double(sound.count) / 16_000)
        sound += voice.ayah(ayah, sounds: 6) + SungAyat.pause(0.5)
      }
    }
    let short = try PassageReference(
      ayat.map { try spectrum(SungAyat.pause(0.1) + SungAyat().ayah($0, sounds: 6) + SungAyat.pause(0.2)) },
      parameters.features)
    let found = try #require(try align(sound, with: [short]))
    #expect(found.isCredible)
    #expect(found.takes.map(\.ayah) == ayat.indices.flatMap { [$0, $0] })
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.2)
    }
  }

  // T-F3.6
  @Test func `ayat that were left out are named`() throws {
    let (sound, starts) = SungAyat().recording([1, 2, 5, 6])
    let found = try #require(try align(sound, with: [reference(ayat)]))
    #expect(found.skipped == [2, 3])
    #expect(found.takes.map(\.ayah) == [0, 1, 4, 5])
    #expect(found.takes.filter { $0.flags.contains(.skip) }.map(\.ayah) == [4])
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test(arguments: [0..<6, 6..<12, 3..<9])
  func `what is not there of a passage is not suggested`(there: Range<Int>) throws {
    let passage = Array(1...12)
    let (sound, starts) = SungAyat(pace: 0.22).recording(Array(passage[there]))
    let found = try #require(try align(sound, with: [reference(passage)]))
    #expect(found.takes.map(\.ayah) == Array(there))
    #expect(found.skipped == (0..<12).filter { !there.contains($0) })
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test func `a basmalah before the first ayah is none of it`() throws {
    let (sound, starts) = SungAyat(pace: 0.23).recording([50] + ayat)
    let found = try #require(try align(sound, with: [reference(ayat, opening: 50)]))
    #expect(found.takes.map(\.ayah) == Array(0..<6))
    #expect(found.takes.allSatisfy { $0.flags.isDisjoint(with: [.skip, .again, .speech]) })
    #expect(abs(Double(found.takes[0].start.hop.index) / 100 - (starts[1] - 0.1)) < 0.05)
    #expect(found.asides.map { Double($0.upperBound.index) / 100 }.allSatisfy { $0 < starts[1] })
    #expect(!found.asides.isEmpty)
  }

  // T-F3.6
  @Test func `a basmalah that is not said lacks nobody`() throws {
    let (sound, starts) = SungAyat(pace: 0.23).recording(ayat)
    let found = try #require(try align(sound, with: [reference(ayat, opening: 50)]))
    #expect(found.takes.map(\.ayah) == Array(0..<6))
    #expect(found.skipped.isEmpty && found.count == 6)
    #expect(found.takes.allSatisfy { $0.flags.isDisjoint(with: [.skip, .again, .speech]) })
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test func `two references find what one finds`() throws {
    let (sound, starts) = SungAyat(pace: 0.23, height: 1.04).recording([1, 2, 2, 3, 6])
    let found = try #require(try align(sound, with: [reference(ayat), reference(ayat, pace: 0.27)]))
    #expect(found.takes.map(\.ayah) == [0, 1, 1, 2, 5])
    for (take, start) in zip(found.takes, starts) {
      #expect(abs(Double(take.start.hop.index) / 100 - (start - 0.1)) < 0.05)
    }
  }

  // T-F3.6
  @Test func `takes lie in order and do not overlap`() throws {
    let sound = SungAyat().recording([1, 2, 21, 2, 3, 4, 3, 4, 5, 6]).sound
    let found = try #require(try align(sound, with: [reference(ayat)]))
    for (take, next) in zip(found.takes, found.takes.dropFirst()) { #expect(take.end.hop <= next.start.hop) }
  }

  @Test func `the same sound gives the same, to the bit`() throws {
    let sound = SungAyat(pace: 0.22).recording(ayat).sound
    let reference = try reference(ayat)
    let first = try align(sound, with: [reference])
    for _ in 0..<5 { #expect(try align(sound, with: [reference]) == first) }
  }

  private func align(_ sound: [Float], with references: [PassageReference]) throws -> PassageAlignment? {
    PassageAligner(parameters).align(try spectrum(sound), with: references)
  }

  /// - Parameter opening: what may be said before the first ayah.
  private func reference(_ ayat: [Int], pace: Double = 0.2, opening: Int? = nil) throws -> PassageReference {
    let voice = SungAyat(pace: pace)
    func heard(_ ayah: Int) throws -> MFCCSequence {
      try spectrum(SungAyat.pause(0.1) + voice.ayah(ayah) + SungAyat.pause(0.2))
    }
    let openings = try opening.map { [0: try heard($0)] } ?? [:]
    return PassageReference(try ayat.map(heard), openings: openings, parameters.features)
  }

  private func spectrum(_ sound: [Float]) throws -> MFCCSequence {
    var meter = try MFCCExtractor(from: 0, parameters.features)
    sound.withUnsafeBufferPointer { meter.add($0) }
    return meter.finish(at: sound.count / parameters.features.hop)
  }
}

extension PassageAlignment {
  /// Where each take begins, and where the last one ends.
  fileprivate var marks: [Mark] { takes.map(\.start) + takes.suffix(1).map(\.end) }
}
