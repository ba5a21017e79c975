import TilawaAudio
package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A check of a reciter's local files by what an acoustic model hears in them: timings of surahs, and whether files of single ayat
/// are what their names say.
///
/// Blocks while files are read; not to be called on the cooperative pool.
package struct TimingVerifier: Sendable {
  /// The result for one file.
  package struct Finding: Hashable, Sendable {
    /// The outcome of a comparison.
    package enum Outcome: Hashable, Sendable {
      /// The file sounds like the surah; its timings have this fit.
      case compared(TimingFit)
      /// The file is not believed to be the surah.
      case unlike(HeardFile)
      /// The file of an ayah is judged so.
      case judged(HeardFile)
      /// The file cannot be read, for this reason.
      case unreadable(Sentence)
    }

    /// The surah's number, and that of the ayah; nil for a file of a surah.
    package let surah: Int
    package let ayah: Int?
    /// The file.
    package let file: AudioFile
    /// The outcome of the comparison.
    package let outcome: Outcome
    /// The corrected timings; empty if none are needed or known.
    package let repaired: [AyahTiming]
    /// The checked files with the same bytes under other names.
    package internal(set) var copies: [String] = []
  }

  private let library: Library
  private let hearing: FileHearing
  private var structure: QuranStructure { hearing.quran.structure }

  /// Makes a verifier for this library.
  ///
  /// - Parameters:
  ///   - library: the library with the reciter.
  ///   - quran: the text, divided as the reciter's riwayah.
  ///   - texts: the texts of other riwayat.
  ///   - riwayah: that of the reciter.
  ///   - model: the model that hears.
  /// - Throws: `StoreError` where a text is damaged.
  package init(
    library: Library, quran: QuranDatabase, texts: TextStore, riwayah: Riwayah, model: AcousticModel
  ) throws(StoreError) {
    (self.library, hearing) = (library, try FileHearing(quran, texts, riwayah: riwayah, model: model))
  }

  /// Returns a finding for each file of an ayah, and each timed file of a surah, that shares words with a span, in the order of the
  /// text.
  ///
  /// - Parameter progress: receives the file, its number and that of all, and the progress of its reading in hops.
  /// - Throws: `PlayerError.notFound` if there is no such file; `StoreError`; the errors of `progress`.
  package func verify(
    _ reciter: Reciter, in spans: [WordRange],
    progress: (AudioFile, _ number: Int, _ count: Int) -> PosteriorReader.Progress
  ) throws -> [Finding] {
    let files = try files(of: reciter, in: spans)
    guard !files.isEmpty else {
      throw PlayerError(
        code: .notFound, operation: IntakeSentences.cannotCheckFiles(name: reciter.name), path: nil,
        detail: IntakeSentences.nothingToCheck)
    }
    var findings: [Finding] = []
    for (number, checked) in files.enumerated() {
      findings.append(try finding(checked, progress(checked.file, number + 1, files.count)))
    }
    let copies = try FileCopies(findings.filter(\.isReadable).map(\.file.path))
    for index in findings.indices { findings[index].copies = copies.others(of: findings[index].file.path) }
    return findings
  }

  /// A file to check: its place in the text, and its timings if it is of a surah.
  private typealias Checked = (place: FilePlace, file: AudioFile, known: [AyahTiming])

  private func files(of reciter: Reciter, in spans: [WordRange]) throws -> [Checked] {
    let all = try library.files.all(of: reciter.id)
    let places = FilePlaces(all, of: reciter, in: structure)
    let files = try all.filter(\.canBeCut).compactMap { stored -> Checked? in
      guard let place = places[stored.file], let span = structure.span(of: place, reciter.counting),
        spans.contains(where: { $0.overlaps(span) })
      else { return nil }
      guard place.ayah == nil else { return (place, stored.file, []) }
      let known = try library.timings.all(ofFile: stored.file.path, in: span, of: reciter.id)
        .filter { $0.base == .surah && $0.range != nil }
      return known.count > 1 ? (place, stored.file, known) : nil
    }
    return files.sorted {
      ($0.place.surah, $0.place.ayah ?? 0, $0.file.path) < ($1.place.surah, $1.place.ayah ?? 0, $1.file.path)
    }
  }

  private func finding(_ checked: Checked, _ progress: PosteriorReader.Progress) throws -> Finding {
    let (place, file, known) = checked
    func finding(_ outcome: Finding.Outcome, _ repaired: [AyahTiming] = []) -> Finding {
      Finding(surah: place.surah, ayah: place.ayah, file: file, outcome: outcome, repaired: repaired)
    }
    let heard: HeardFile
    do { heard = try hearing.hear(file, holding: place, progress: progress) } catch let error as AudioError {
      return finding(.unreadable(error.said))
    }
    guard place.ayah == nil else { return finding(.judged(heard)) }
    guard let found = heard.passage else { return finding(.unlike(heard)) }
    let places = Dictionary(uniqueKeysWithValues: found.recitals.map { ($0.span, $0.takes[0].heard.start) })
    let boundaries = known.compactMap { timing -> (time: Int, pause: ClosedRange<Int>)? in
      guard let range = timing.range, let mark = places[timing.span] else { return nil }
      return (range.lowerBound.milliseconds, Self.pause(mark))
    }
    guard boundaries.count > 1 else { return finding(.unlike(heard)) }
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

extension TimingVerifier.Finding {
  fileprivate var isReadable: Bool { if case .unreadable = outcome { false } else { true } }
}
