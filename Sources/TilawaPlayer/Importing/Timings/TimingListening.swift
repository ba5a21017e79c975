package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// Gives the files of a reciter times of ayat and words, where nobody published any: an acoustic model hears them.
///
/// Each file is stored when it was heard. Times that were published or set by hand stay as they are. Blocks while files are read;
/// not to be called on the cooperative pool.
package struct TimingListening: Sendable {
  /// A file to hear.
  package struct Task: Hashable, Sendable {
    /// The file.
    package let file: AudioFile
    /// The surah's number.
    package let surah: Int
    /// The ayah; nil for a file of a whole surah.
    package let ayah: Int?
    /// Whether nobody said where its ayat are.
    let lacksAyat: Bool

    var place: FilePlace { FilePlace(surah: surah, ayah: ayah) }
  }

  /// The result for a file.
  package enum Outcome: Hashable, Sendable {
    /// The number of ayat and of words that have times now, and the number of all ayat.
    case heard(ayat: Int, of: Int, words: Int)
    /// The file does not sound like its surah or ayah.
    case unlike
  }

  /// The beginning of the origin of times that a model heard; its name follows.
  private static let origin = "heard by the acoustic model "

  private let library: Library
  private let editor: TimingEditor
  private let hearing: FileHearing
  private var structure: QuranStructure { editor.structure }

  /// Makes a listener.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - quran: the text, divided as the reciter's riwayah.
  ///   - model: the model that hears.
  package init(library: Library, quran: QuranDatabase, model: AcousticModel) {
    self.library = library
    editor = TimingEditor(library: library, structure: quran.structure)
    hearing = FileHearing(quran: quran, model: model)
  }

  /// Returns the files without times of ayat or words that share words with spans, in the order of the text.
  ///
  /// - Parameters:
  ///   - reciter: the reciter.
  ///   - spans: the words that are wanted.
  ///   - isAnew: whether files with heard times are heard again.
  package func tasks(of reciter: Reciter, in spans: [WordRange], isAnew: Bool) throws(StoreError) -> [Task] {
    var tasks: [Task] = []
    for stored in try library.files.all(of: reciter.id) where stored.canBeCut {
      guard let place = FilePlace(stored.file.path), let span = span(of: place, reciter.counting),
        spans.contains(where: { $0.overlaps(span) })
      else { continue }
      if let task = try task(stored.file, place, span, reciter, isAnew) { tasks.append(task) }
    }
    return tasks.sorted { ($0.surah, $0.ayah ?? 0, $0.file.path) < ($1.surah, $1.ayah ?? 0, $1.file.path) }
  }

  private func task(
    _ file: AudioFile, _ place: FilePlace, _ span: WordRange, _ reciter: Reciter, _ isAnew: Bool
  ) throws(StoreError) -> Task? {
    let known = try library.timings.all(ofFile: file.path, in: span, of: reciter.id)
    let isSurah = place.ayah == nil
    let base: AyahTiming.Base = isSurah ? .surah : .ayah
    var lacksAyat = isSurah && !known.contains { $0.range != nil }
    if isAnew, isSurah {
      let origins = try library.timings.origins(of: reciter.id, in: span, base: base)
      lacksAyat = origins.values.allSatisfy { $0.hasPrefix(Self.origin) }
    }
    let isPublished = known.contains { !$0.words.isEmpty }
    let isHeard = try !library.timings.models(ofFile: file.path).isEmpty
    let lacksWords = !isPublished && (isAnew || !isHeard)
    guard lacksAyat || lacksWords else { return nil }
    return Task(file: file, surah: place.surah, ayah: place.ayah, lacksAyat: lacksAyat)
  }

  /// Hears a file and stores what was heard.
  ///
  /// - Throws: `AudioError` if the file cannot be read; `StoreError`; the errors of `progress`.
  package func hear(
    _ task: Task, of reciter: Reciter, progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let found = try hearing.passage(
      of: task.file, holding: task.place, counting: reciter.counting, progress: progress)
    guard let found, case let takes = Self.inOrder(found.takes), !takes.isEmpty else { return .unlike }
    let words = takes.filter { !$0.words.isEmpty }.map { HeardWords.Take(span: $0.span, words: $0.words) }
    try library.timings.keep(
      HeardWords(words, by: hearing.model.name), ofFile: task.file.path, of: reciter.id)
    if task.lacksAyat {
      let rate = task.file.rate
      let timings = takes.map { take in
        let (start, end) = (take.frames.lowerBound * 1000 / rate, take.frames.upperBound * 1000 / rate)
        return AyahTiming(span: take.span, base: .surah, range: .milliseconds(start)..<(.milliseconds(end)))
      }
      _ = try editor.publish(timings, of: reciter, from: Self.origin + hearing.model.name)
    }
    return .heard(
      ayat: takes.count, of: takes.count + found.missing.count, words: words.reduce(0) { $0 + $1.words.count })
  }

  /// Returns whole ayat in the order of the text: of an ayah that is recited twice the first one, and none that goes back.
  private static func inOrder(_ takes: [AlignedPassage.Take]) -> [AlignedPassage.Take] {
    takes.reduce(into: []) { found, take in
      guard take.heard.isWhole, found.last.map({ $0.span.end <= take.span.start }) ?? true else { return }
      found.append(take)
    }
  }

  /// Returns the words of a file; nil for a number that the counting does not have.
  private func span(of place: FilePlace, _ counting: VerseCounting) -> WordRange? {
    guard (1...structure.surahs.count).contains(place.surah) else { return nil }
    guard let ayah = place.ayah else { return structure.span(ofSurah: place.surah) }
    let ref = AyahRef(surah: place.surah, ayah: ayah, counting: counting)
    return structure.contains(ref) ? structure.span(of: ref) : nil
  }
}
