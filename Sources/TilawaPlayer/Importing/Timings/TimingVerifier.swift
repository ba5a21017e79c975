package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A check of a reciter's timings against the local files, by what an acoustic model hears in them.
///
/// Blocks while files are read; not to be called on the cooperative pool.
package struct TimingVerifier: Sendable {
  /// The result for one file of a surah.
  package struct Finding: Hashable, Sendable {
    /// The outcome of a comparison.
    package enum Outcome: Hashable, Sendable {
      /// The file sounds like the surah; its timings have this fit.
      case compared(TimingFit)
      /// The file does not sound like the surah.
      case unlike
    }

    /// The surah's number.
    package let surah: Int
    /// The file of the surah.
    package let file: AudioFile
    /// The outcome of the comparison.
    package let outcome: Outcome
    /// The corrected timings; empty if none are needed or known.
    package let repaired: [AyahTiming]
  }

  private let library: Library
  private let hearing: FileHearing
  private var structure: QuranStructure { hearing.quran.structure }

  /// Makes a verifier for this library.
  ///
  /// - Parameters:
  ///   - library: the library with the reciter.
  ///   - quran: the text, divided as the reciter's riwayah.
  ///   - model: the model that hears.
  package init(library: Library, quran: QuranDatabase, model: AcousticModel) {
    (self.library, hearing) = (library, FileHearing(quran: quran, model: model))
  }

  /// Returns a finding for each timed file of a surah that shares words with a span, in the order of the text.
  ///
  /// - Throws: `PlayerError.notFound` if there is no such file; `AudioError`, `StoreError`; the errors of `progress`.
  package func verify(
    _ reciter: Reciter, in spans: [WordRange], progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> [Finding] {
    let files = try library.files.all(of: reciter.id).filter(\.canBeCut).compactMap { stored -> (Int, AudioFile)? in
      guard let place = FilePlace(stored.file.path), place.ayah == nil,
        (1...structure.surahs.count).contains(place.surah)
      else { return nil }
      let surah = structure.span(ofSurah: place.surah)
      return spans.contains { $0.overlaps(surah) } ? (place.surah, stored.file) : nil
    }
    var findings: [Finding] = []
    for (surah, file) in files.sorted(by: { ($0.0, $0.1.path) < ($1.0, $1.1.path) }) {
      let known = try library.timings.all(ofFile: file.path, in: structure.span(ofSurah: surah), of: reciter.id)
        .filter { $0.base == .surah && $0.range != nil }
      if known.count > 1 { findings.append(try finding(surah, file, known, reciter, progress)) }
    }
    guard !findings.isEmpty else {
      throw PlayerError(
        code: .notFound, operation: "check the timings of \(reciter.name)", path: nil,
        message: "there is no file of a whole surah with timings here for these ayat")
    }
    return findings
  }

  private func finding(
    _ surah: Int, _ file: AudioFile, _ known: [AyahTiming], _ reciter: Reciter, _ progress: PosteriorReader.Progress
  ) throws -> Finding {
    func finding(_ outcome: Finding.Outcome, _ repaired: [AyahTiming] = []) -> Finding {
      Finding(surah: surah, file: file, outcome: outcome, repaired: repaired)
    }
    let place = FilePlace(surah: surah, ayah: nil)
    guard
      let found = try hearing.passage(of: file, holding: place, counting: reciter.counting, progress: progress)
    else { return finding(.unlike) }
    let whole = found.takes.filter(\.heard.isWhole)
    let places = Dictionary(whole.map { ($0.span, $0.heard.start) }) { first, _ in first }
    let boundaries = known.compactMap { timing -> (time: Int, pause: ClosedRange<Int>)? in
      guard let range = timing.range, let mark = places[timing.span] else { return nil }
      return (range.lowerBound.milliseconds, Self.pause(mark))
    }
    guard boundaries.count > 1 else { return finding(.unlike) }
    let fit = TimingFit(boundaries)
    return finding(.compared(fit), repaired(known, fit, file))
  }

  /// Returns the interval for a boundary, in milliseconds. The onset of an ayah is known to 50 ms.
  private static func pause(_ mark: PassageAlignment.Mark) -> ClosedRange<Int> {
    let low = min(mark.pause.lowerBound, mark.hop.advanced(by: -5))
    let high = max(low, mark.pause.upperBound.advanced(by: 5), mark.hop.advanced(by: 5))
    return low.index * Hop.milliseconds...high.index * Hop.milliseconds
  }

  private func repaired(_ known: [AyahTiming], _ fit: TimingFit, _ file: AudioFile) -> [AyahTiming] {
    guard fit.kind == .shifted || fit.kind == .drifting else { return [] }
    let length = file.frames * 1000 / file.rate
    func time(_ old: Duration) -> Duration { .milliseconds(min(length, fit.corrected(old.milliseconds))) }
    return known.compactMap { timing in
      guard let range = timing.range else { return nil }
      let start = time(range.lowerBound)
      let end = range.upperBound == AyahTiming.endOfFile ? .milliseconds(length) : time(range.upperBound)
      let words = timing.words.compactMap { word -> TimedWord? in
        let (from, to) = (time(word.start), time(word.end))
        return from < to ? TimedWord(word: word.word, start: from, end: to) : nil
      }
      return start < end ? AyahTiming(span: timing.span, base: .surah, range: start..<end, words: words) : nil
    }
  }
}
