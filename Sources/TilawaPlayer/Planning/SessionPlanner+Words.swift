package import TilawaCore
package import TilawaStore

extension SessionPlanner {
  /// Returns a finder for the words of a session while it plays.
  package func words(of session: Session) -> WordFinder {
    WordFinder(structure: structure, counting: session.spec.counting, times: library.timings.wordTimes)
  }
}

extension TimingStore {
  /// The stored times of the words in a file; estimated ones for a recording. Empty if they cannot be read.
  package var wordTimes: WordTimes {
    { file, span in (try? self.words(ofFile: file.path, in: span)) ?? [] }
  }
}
