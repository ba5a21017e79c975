import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// Files of the real Quran's ayat, as long as their letters and a reciter's unevenness make them.
@Suite struct CountingFitTests {
  let quran = try? RealQuran.database()

  /// - Parameters:
  ///   - counting: in which they are numbered.
  ///   - unevenness: how far a length may lie from what the letters say; 0.3 is by up to 30 per cent.
  private func fit(
    _ surahs: [Int], _ counting: VerseCounting, unevenness: Double = 0.3, seed: UInt64 = 1, upTo last: Int = .max
  ) throws -> CountingFit {
    let quran = try #require(quran)
    let structure = quran.structure
    var random = SeededGenerator(seed: seed)
    let refs = surahs.flatMap { surah in
      (1...min(last, structure.ayat(inSurah: surah, of: counting))).map {
        AyahRef(surah: surah, ayah: $0, counting: counting)
      }
    }
    let lengths = try lengths(of: refs.map(structure.span))
    let files = zip(refs, lengths).map { ref, length in
      let factor = 1 + Double.random(in: -unevenness...unevenness, using: &random)
      return CountingFit.NumberedFile(surah: ref.surah, ayah: ref.ayah, length: .seconds(0.12 * length * factor))
    }
    let spans = Array(
      Set(
        VerseCounting.allCases.flatMap { other in
          files.map { $0.ref(in: other) }.filter(structure.contains).map(structure.span)
        }))
    return CountingFit(
      files, lengths: Dictionary(uniqueKeysWithValues: zip(spans, try self.lengths(of: spans))), in: structure)
  }

  private func lengths(of spans: [WordRange]) throws -> [Double] {
    try #require(quran).texts(of: spans).map(RecitedLength.ofAyah)
  }

  // Surahs in which all countings number alike say nothing; in 1 the count is the same and the ayat are not.
  @Test(arguments: VerseCounting.allCases, [[1, 112, 114], [1, 36, 78, 79, 80, 93], [2], [20, 56], Array(1...114)])
  func `files that are numbered as it is stated are believed`(counting: VerseCounting, surahs: [Int]) throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      #expect(try fit(surahs, counting, seed: seed).better(than: counting) == [])
    }
  }

  @Test(arguments: [
    (VerseCounting.kufi, VerseCounting.madaniLater), (.madaniLater, .kufi), (.makki, .madani6217), (.madani6217, .kufi),
  ])
  func `files of the whole Quran that are numbered otherwise are found out`(
    actual: VerseCounting, stated: VerseCounting
  ) throws {
    #expect(try fit(Array(1...114), actual).better(than: stated) == [actual])
  }

  @Test func `a number that a counting does not have rules it out`() throws {
    #expect(try fit([2], .kufi).likelihoods[.madaniLater] == nil)
  }

  @Test func `lengths tell where the numbers do not`() throws {
    // Al-Baqarah up to 2:100 has numbers in every counting.
    #expect(try fit([2], .kufi, upTo: 100).better(than: .madaniLater).first == .kufi)
    #expect(try fit([2], .madaniLater, upTo: 100).better(than: .kufi).contains(.madaniLater))
  }

  @Test func `where all countings number alike nobody can say`() throws {
    #expect(try fit([112, 113, 114], .kufi).better(than: .madaniLater) == [])
    #expect(try fit([112], .kufi).better(than: .madaniLater) == [])
  }

  @Test func `files without a length and without text do no harm`() throws {
    let structure = try #require(quran).structure
    let file = CountingFit.NumberedFile(surah: 2, ayah: 1, length: .zero)
    #expect(CountingFit([file], lengths: [:], in: structure).better(than: .kufi) == [])
    #expect(CountingFit([], lengths: [:], in: structure).better(than: .kufi) == [])
    let none = CountingFit.NumberedFile(surah: 500, ayah: 1, length: .seconds(1))
    #expect(CountingFit([none], lengths: [:], in: structure).better(than: .kufi) == [])
  }
}
