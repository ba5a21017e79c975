import Synchronization
import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct WordCutTests {
  let structure = MiniatureQuran.structure
  let a = TestOffers.reciter("a")

  /// One segment of ten words, `frames` long, in a file of its own; what is heard are these words, a hundred frames each, of
  /// which the last ten are a breath.
  private func slices(
    of part: WordRange, heard: [Int], frames: Int = 1000, opening: SourceSegment.Opening = .plain
  ) throws -> [String] {
    let real = try RealQuran.structure()
    let ayah = AyahRef(surah: 2, ayah: 255)
    let start = real.span(of: ayah).start
    let segment = SourceSegment(
      content: .text(WordRange(start, start + 10)), slice: TestOffers.slice("f", frames: frames), opening: opening)
    let resolver = SourceResolver(
      structure: real, counting: .kufi, offers: [ReciterOffer(reciter: a, segments: [segment])],
      words: { _, _ in
        heard.enumerated().map { place, word in
          let from = Duration.milliseconds(100 * place + (opening == .plain ? 0 : 200))
          return TimedWord(word: start + word - 1, start: from, end: from + .milliseconds(90))
        }
      })
    let unit = resolver.resolve(words: AyahRange(part.start...part.end - 1, of: ayah))
    return unit.source?.slices.map { "\($0.start)-\($0.end)" } ?? unit.trail.map(\.why.rawValue)
  }

  // T-F1.3
  @Test func `words are cut from the first to the beginning of the one after the last`() throws {
    #expect(try slices(of: WordRange(1, 4), heard: Array(1...10)) == ["0-300"])
    #expect(try slices(of: WordRange(4, 8), heard: Array(1...10)) == ["300-700"])
    #expect(try slices(of: WordRange(8, 11), heard: Array(1...10)) == ["700-1000"])
  }

  @Test func `of words that are said again the stretch is heard in which there are no others`() throws {
    let heard = [1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 9, 10]
    #expect(try slices(of: WordRange(1, 3), heard: heard, frames: 1300) == ["0-200"])
    #expect(try slices(of: WordRange(3, 6), heard: heard, frames: 1300) == ["200-800"])
    #expect(try slices(of: WordRange(5, 8), heard: heard, frames: 1300) == ["700-1000"])
  }

  @Test func `a word without a time is no place to cut, and none is heard of it beside others`() throws {
    let heard = [1, 2, 3, 5, 6, 7, 8, 9, 10]
    #expect(try slices(of: WordRange(2, 5), heard: heard, frames: 900) == ["no-word-times"])
    #expect(try slices(of: WordRange(1, 4), heard: heard, frames: 900) == ["0-290"])
    #expect(try slices(of: WordRange(5, 7), heard: heard, frames: 900) == ["300-500"])
  }

  @Test func `a basmalah before the first word is cut off`() throws {
    #expect(try slices(of: WordRange(1, 3), heard: Array(1...10), frames: 1200, opening: .withBasmalah) == ["200-400"])
  }

  @Test func `times outside the file are no times`() throws {
    #expect(try slices(of: WordRange(1, 3), heard: Array(1...10), frames: 250) == ["0-200"])
    #expect(try slices(of: WordRange(3, 6), heard: Array(1...10), frames: 250) == ["no-word-times"])
  }

  // T-F2.11
  @Test func `an ayah that a file contains in part is cut out where words are known`() throws {
    let warsh = TestOffers.reciter("teacher", riwayah: .warsh)
    let times: WordTimes = { _, span in
      (span.start..<span.end).map { word in
        let start = Duration.milliseconds(200 * (word - span.start))
        return TimedWord(word: word, start: start, end: start + .milliseconds(150))
      }
    }
    let offer = TestOffers.perAyah(warsh, [ayah(2, 1, .madaniLater)])
    let known = SourceResolver(structure: structure, counting: .kufi, offers: [offer], words: times)
    let range = structure.ordinals(of: AyahRange(ayah(2, 1), ayah(2, 2)))
    #expect(known.resolve(range).map(\.ref) == ["2:1", "2:2"])
    #expect(
      known.resolve(range).map { $0.source?.slices.map { [$0.start, $0.end] } } == [[[0, 400]], [[400, 1001]]])
    let unknown = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
    #expect(unknown.resolve(range).map(\.ref) == ["2:1-2"])
  }

  @Test func `times are looked up only where a file holds more than is wanted`() throws {
    let asked = Asked()
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: [TestOffers.complete(a)],
      words: { file, _ in
        asked.note(file.path)
        return []
      })
    #expect(resolver.resolve(0..<structure.ayatCount(of: .kufi)).allSatisfy { $0.source != nil })
    #expect(asked.paths == [])
    _ = resolver.resolve(words: AyahRange(1...1, of: ayah(2, 2)))
    #expect(asked.paths == ["a/2:2"])
  }

  @Test func `a segment that holds just these words needs no times`() throws {
    let span = structure.span(of: ayah(2, 2))
    let segment = SourceSegment(content: .text(WordRange(span.start, span.start + 1)), slice: TestOffers.slice("x"))
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: [ReciterOffer(reciter: a, segments: [segment])])
    #expect(resolver.resolve(words: AyahRange(1...1, of: ayah(2, 2))).source?.slices == [TestOffers.slice("x")])
  }

  // T-F2.11, T-F1.3
  @Test(arguments: 0..<300)
  func `whatever can be cut, what is heard of a unit are its words in order`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var spans: [String: WordRange] = [:]
    var timed: Set<String> = []
    let offers = (0..<Int.random(in: 1...3, using: &random)).map { number in
      let segments = (0..<Int.random(in: 1...60, using: &random)).map { count in
        let start = Int.random(in: 0..<structure.words / 2, using: &random)
        let span = WordRange(start, start + Int.random(in: 1...12, using: &random))
        let path = "\(number)/\(count)"
        spans[path] = span
        if Bool.random(using: &random) { timed.insert(path) }
        return SourceSegment(content: .text(span), slice: TestOffers.slice(path, frames: 10 * span.count))
      }
      return ReciterOffer(reciter: TestOffers.reciter("\(number)"), segments: segments)
    }
    let (known, cut) = (spans, timed)
    let counting = VerseCounting.allCases.randomElement(using: &random) ?? .kufi
    let resolver = SourceResolver(
      structure: structure, counting: counting, offers: offers,
      words: { file, span in
        guard cut.contains(file.path), known[file.path] == span else { return [] }
        return (0..<span.count).map {
          TimedWord(word: span.start + $0, start: .milliseconds(10 * $0), end: .milliseconds(10 * $0 + 9))
        }
      })
    let first = Int.random(in: 0..<200, using: &random)
    let ordinals = first..<first + Int.random(in: 1...80, using: &random)
    var units = resolver.resolve(ordinals)
    #expect(units.flatMap { structure.ordinals(of: $0.ayat) } == Array(ordinals))
    for ordinal in ordinals {
      let ref = structure.ayah(at: ordinal, in: counting)
      let word = Int.random(in: 1...structure.span(of: ref).count, using: &random)
      units.append(resolver.resolve(words: AyahRange(word...word, of: ref)))
    }
    for unit in units {
      guard let source = unit.source else { continue }
      let heard = try source.slices.flatMap { slice in
        let span = try #require(known[slice.file.path])
        return (slice.start / 10..<slice.end / 10).map { span.start + $0 }
      }
      #expect(heard == Array(unit.span.start..<unit.span.end))
    }
  }
}

private final class Asked: Sendable {
  private let state = Mutex<[String]>([])
  var paths: [String] { state.withLock(\.self) }
  func note(_ path: String) { state.withLock { $0.append(path) } }
}
