package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// Gives the files of a reciter times of ayat and words, where none were published: an acoustic model hears them.
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
    /// Whether its ayat have no published times.
    let lacksAyat: Bool

    var place: FilePlace { FilePlace(surah: surah, ayah: ayah) }
  }

  /// The result for a file.
  package enum Outcome: Hashable, Sendable {
    /// The number of ayat and of words that have times now, and the number of all ayat.
    case heard(ayat: Int, of: Int, words: Int)
    /// The file is not believed to be its surah or ayah.
    case unlike(HeardFile)
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
  ///   - texts: the texts of other riwayat.
  ///   - riwayah: that of the reciter.
  ///   - model: the model that hears.
  /// - Throws: `StoreError` where a text is damaged.
  package init(
    library: Library, quran: QuranDatabase, texts: TextStore, riwayah: Riwayah, model: AcousticModel
  ) throws(StoreError) {
    self.library = library
    editor = TimingEditor(library: library, structure: quran.structure)
    hearing = try FileHearing(quran, texts, riwayah: riwayah, model: model)
  }

  /// Returns the files without times of ayat or words that share words with spans, in the order of the text.
  ///
  /// - Parameters:
  ///   - reciter: the reciter.
  ///   - spans: the words that are wanted.
  ///   - isAnew: whether files with heard times are heard again.
  package func tasks(of reciter: Reciter, in spans: [WordRange], isAnew: Bool) throws(StoreError) -> [Task] {
    var tasks: [Task] = []
    let all = try library.files.all(of: reciter.id)
    let places = FilePlaces(all, of: reciter, in: structure)
    for stored in all where stored.canBeCut {
      guard let place = places[stored.file], let span = structure.span(of: place, reciter.counting),
        spans.contains(where: { $0.overlaps(span) })
      else { continue }
      if let task = try task(stored.file, place, span, reciter, isAnew) { tasks.append(task) }
    }
    return tasks.sorted { ($0.surah, $0.ayah ?? 0, $0.file.path) < ($1.surah, $1.ayah ?? 0, $1.file.path) }
  }

  private func task(
    _ file: AudioFile, _ place: FilePlace, _ span: WordRange, _ reciter: Reciter, _ isAnew: Bool
  ) throws(StoreError) -> Task? {
    let isSurah = place.ayah == nil
    let base: AyahTiming.Base = isSurah ? .surah : .ayah
    // The library tells editions of files apart by the numbers in their names alone.
    let known =
      AyahTiming.Base(fileNamed: file.path) == nil
      ? try library.timings.published(of: reciter.id, in: span, base: base)
      : try library.timings.all(ofFile: file.path, in: span, of: reciter.id)
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

  /// Hears a file and stores what was heard. A file that is not believed gets no times, and loses those that a model heard before.
  ///
  /// - Throws: `AudioError` if the file cannot be read; `StoreError`; the errors of `progress`.
  package func hear(
    _ task: Task, of reciter: Reciter, progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let heard = try hearing.hear(task.file, holding: task.place, progress: progress)
    let takes = words(of: heard, in: task)
    try library.timings.keep(HeardWords(takes, by: hearing.model.name), ofFile: task.file.path, of: reciter.id)
    let recitals = heard.passage?.recitals ?? []
    guard !recitals.isEmpty || !takes.isEmpty else { return .unlike(heard) }
    if task.lacksAyat {
      let rate = task.file.rate
      let timings = recitals.map { recital in
        let (start, end) = (recital.frames.lowerBound * 1000 / rate, recital.frames.upperBound * 1000 / rate)
        return AyahTiming(span: recital.span, base: .surah, range: .milliseconds(start)..<(.milliseconds(end)))
      }
      _ = try editor.publish(timings, of: reciter, from: Self.origin + hearing.model.name)
    }
    let isSurah = task.ayah == nil
    return .heard(
      ayat: isSurah ? recitals.count : 1,
      of: isSurah ? structure.ayat(inSurah: task.surah, of: reciter.counting) : 1,
      words: takes.reduce(0) { $0 + Set($1.words.map(\.word)).count })
  }

  /// Returns the words of a file that is believed: of the file of an ayah all that are heard.
  private func words(of heard: HeardFile, in task: Task) -> [HeardWords.Take] {
    guard let passage = heard.passage else { return [] }
    guard task.ayah != nil else {
      return passage.recitals.filter { !$0.words.isEmpty }.map { HeardWords.Take(span: $0.span, words: $0.words) }
    }
    let words = passage.takes.flatMap(\.heardWords)
    guard let span = passage.takes.first?.span, !words.isEmpty else { return [] }
    return [HeardWords.Take(span: span, words: words)]
  }
}
