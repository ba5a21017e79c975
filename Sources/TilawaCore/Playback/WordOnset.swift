/// The beginning of a word in the sound of a session.
public struct WordOnset: Hashable, Sendable {
  /// The word.
  public let word: HeardWord
  /// The index of the slice among those that are played, from 0.
  public let slice: Int
  /// The frame of the slice's file, within the slice.
  public let start: Int

  public init(word: HeardWord, slice: Int, start: Int) {
    self.word = word
    self.slice = slice
    self.start = start
  }
}

/// A finder of the words in a session's sound, one segment at a time, so that nothing is read too early.
public struct WordFinder: Sendable {
  private let structure: QuranStructure
  private let counting: VerseCounting
  private let times: WordTimes

  /// - Parameters:
  ///   - structure: the source of the ayat.
  ///   - counting: the counting of the session; its ayat name the words.
  ///   - times: the source of the word times.
  public init(structure: QuranStructure, counting: VerseCounting, times: @escaping WordTimes) {
    self.structure = structure
    self.counting = counting
    self.times = times
  }

  /// Returns the words of a segment in the order of hearing; a repeated word is in the list again. Empty in silence,
  /// before an ayah, and without word times. Blocks while the times are looked up.
  public func onsets(in segment: SessionSegment) -> [WordOnset] {
    guard case .sound(let slices) = segment.content, let text = segment.text else { return [] }
    return slices.enumerated().flatMap { place, slice in
      SliceWords(in: slice, of: text, by: times).words.compactMap { word in
        structure.ref(ofWord: word.word, in: counting).map {
          WordOnset(word: HeardWord(ref: $0, basis: word.basis), slice: place, start: word.start)
        }
      }
    }
  }
}

extension SessionSegment {
  /// Returns the places of the onsets in the segment at this rate and speed, in output frames from its first; by the
  /// same rule as the places of slices.
  public func places(of onsets: [WordOnset], at rate: Int, speed: Speed) -> [Int] {
    guard case .sound(let slices) = content else { return [] }
    var starts: [Int] = []
    var next = 0
    for slice in slices {
      starts.append(next)
      next += slice.frames(at: rate, speed: speed)
    }
    return onsets.map { onset in
      let slice = slices[onset.slice]
      let range = slice.range(at: rate, speed: speed)
      let place = slice.file.position(of: onset.start, at: rate, speed: speed)
      return starts[onset.slice] + min(max(place, range.lowerBound), max(range.lowerBound, range.upperBound - 1))
        - range.lowerBound
    }
  }
}

extension WordFinder {
  /// Whether the times of some words of a unit are known.
  public func knowsWords(of unit: ResolvedUnit) -> Bool {
    unit.source?.slices.contains { !SliceWords(in: $0, of: unit.span, by: times).words.isEmpty } ?? false
  }
}
