public import TilawaCore
import TilawaStore

extension SessionPlanner {
  /// Finds the words of a session while it plays.
  public func words(of session: Session) -> WordFinder {
    WordFinder(structure: structure, counting: session.spec.counting, times: library.timings.wordTimes)
  }
}

extension TimingStore {
  /// When the words of a file are heard, as far as that is stored; in a recording as it was estimated. What cannot be looked up is as
  /// if nobody knew.
  var wordTimes: WordTimes {
    { file, span in
      let known = (try? self.all(ofFile: file.path, in: span))?.flatMap(\.words) ?? []
      guard known.isEmpty else { return known }
      return ((try? self.estimates(ofFile: file.path, in: span)) ?? []).map {
        TimedWord(word: $0.word, start: $0.start, end: $0.end, basis: .estimated)
      }
    }
  }
}
