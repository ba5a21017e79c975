package import TilawaCore
import TilawaStore

extension TimingEditor {
  /// Corrects the times of an ayah, in the local file and in all other places with the same audio.
  ///
  /// - Parameters:
  ///   - ref: the ayah in the reciter's counting.
  ///   - start: the time from the start of the file; nil keeps the present one.
  ///   - end: the time from the start of the file; nil keeps the present one.
  ///   - reciter: the reciter of the file.
  ///   - now: the time in seconds since 1970.
  /// - Throws: `PlayerError` if the file is not here, or the ayah would not lie in it.
  package func set(
    _ ref: AyahRef, start: Duration?, end: Duration?, of reciter: Reciter, now: Int
  ) throws -> (timing: AyahTiming, outcome: Outcome) {
    let (file, base) = try file(of: ref, reciter)
    let span = structure.span(of: ref)
    let surah = structure.span(ofSurah: ref.surah)
    guard try base == .ayah || !library.timings.published(of: reciter.id, in: surah, base: .surah).isEmpty else {
      throw invalid(
        ref,
        IntakeSentences.othersLost(
          path: file.path, command: CommandHint("timings", "import", "FILE", "--reciter", reciter.id)))
    }
    let sha256 = try library.files.digest(of: file.path, of: reciter.id)
    let known = try library.timings.all(ofFile: file.path, in: span, of: reciter.id).first { $0.span == span }
    let length = Duration.milliseconds(file.frames * 1000 / file.rate)
    let old = known?.range ?? (base == .ayah ? .zero..<length : nil)
    guard let start = start ?? old?.lowerBound, let end = end ?? old.map({ min($0.upperBound, length) }) else {
      throw invalid(ref, IntakeSentences.noTimingYet)
    }
    guard start < end else {
      throw invalid(ref, IntakeSentences.endsBeforeStart(end: "\(end.inSeconds)", start: "\(start.inSeconds)"))
    }
    guard end <= length else {
      throw invalid(ref, IntakeSentences.fileIsLong(length: "\(length.inSeconds)", path: file.path))
    }
    // Its words stay those that are published, wherever these are moved to.
    let overlay = AyahTiming(span: span, base: base, range: start..<end)
    var recutting = try Recutting(self, reciter)
    recutting.overlays[sha256] = [overlay]
    let (files, outcome) = try recutting.files(touching: [span])
    try library.timings.setOverlays([overlay], of: sha256, at: now, cutting: files, of: reciter.id)
    let stored = try library.timings.all(ofFile: file.path, in: span, of: reciter.id).first { $0.span == span }
    return (stored ?? overlay, outcome)
  }

  /// Removes the overlays of ayat in these spans, for the reciter's local files. Overlays for audio that is not here
  /// stay (`TimingStore.overlaysElsewhere`).
  ///
  /// - Returns: the number of ayat with removed overlays, and the result of the change.
  package func unset(_ spans: [WordRange], of reciter: Reciter) throws -> (count: Int, outcome: Outcome) {
    var count = 0
    var outcome = Outcome()
    for file in try library.files.all(of: reciter.id) {
      guard let sha256 = file.sha256 else { continue }
      for span in spans {
        let gone = try library.timings.overlays(of: sha256).filter {
          span.start <= $0.span.start && $0.span.start < span.end
        }
        guard !gone.isEmpty else { continue }
        var recutting = try Recutting(self, reciter)
        recutting.removed = [sha256: Set(gone.map(\.span.start))]
        let (files, came) = try recutting.files(touching: gone.map(\.span))
        count += try library.timings.removeOverlays(of: sha256, in: span, cutting: files, of: reciter.id)
        outcome.recut += came.recut
        outcome.faults += came.faults
      }
    }
    return (count, outcome)
  }

  /// Stores overlays by the digest of their audio. Reads those files of the reciter that may match, if their digests
  /// are not known.
  ///
  /// - Returns: the number of audio files that are here, and the result of the change.
  package func take(
    _ overlays: [String: [AyahTiming]], of reciter: Reciter, now: Int, progress: Progress = { _, _ in }
  ) throws -> (here: Int, outcome: Outcome) {
    let spans = overlays.values.joined().map(\.span)
    let surahs = Set(spans.map { structure.surah(ofWord: $0.start) })
    var here: Set<String> = []
    let all = try library.files.all(of: reciter.id)
    let places = FilePlaces(all, of: reciter, in: structure)
    for stored in all {
      guard let place = places[stored.file], surahs.contains(place.surah) else { continue }
      if let digest = try? library.files.digest(of: stored.file.path, of: reciter.id), overlays[digest] != nil {
        here.insert(digest)
      }
    }
    var recutting = try Recutting(self, reciter)
    recutting.overlays = overlays
    let (files, outcome) = try recutting.files(touching: spans, progress: progress)
    try library.timings.setOverlays(overlays, at: now, cutting: files, of: reciter.id)
    return (here.count, outcome)
  }

  /// Cuts the files of a newly added reciter by the existing overlays of their audio.
  func cutOverlaid(of reciter: Reciter) throws -> Outcome {
    let spans = try library.files.all(of: reciter.id).compactMap(\.sha256).flatMap {
      try library.timings.overlays(of: $0).map(\.span)
    }
    guard !spans.isEmpty else { return Outcome() }
    var recutting = try Recutting(self, reciter)
    recutting.isAnew = true
    let (files, outcome) = try recutting.files(touching: spans)
    try library.timings.set([], of: reciter.id, from: "", cutting: files)
    return outcome
  }

  private func file(of ref: AyahRef, _ reciter: Reciter) throws -> (AudioFile, AyahTiming.Base) {
    let all = try library.files.all(of: reciter.id)
    let places = FilePlaces(all, of: reciter, in: structure)
    let files = all.filter(\.canBeCut).map(\.file)
    if let whole = files.first(where: { places[$0] == FilePlace(surah: ref.surah, ayah: nil) }) {
      return (whole, .surah)
    }
    if let single = files.first(where: { places[$0] == FilePlace(surah: ref.surah, ayah: ref.ayah) }) {
      return (single, .ayah)
    }
    throw PlayerError(
      code: .notFound, operation: IntakeSentences.cannotSetTimes(ayah: "\(ref)"), path: nil,
      detail: IntakeSentences.noFileHere(name: reciter.name))
  }

  private func invalid(_ ref: AyahRef, _ detail: Sentence) -> PlayerError {
    PlayerError(code: .invalid, operation: IntakeSentences.cannotSetTimes(ayah: "\(ref)"), path: nil, detail: detail)
  }
}

/// The content of a reciter's file as told by its name.
struct FilePlace: Hashable {
  let surah: Int
  /// The ayah; nil for a whole surah.
  let ayah: Int?
}

/// The contents of all files of a reciter.
struct FilePlaces {
  private let names: SourceNames

  /// - Parameter files: all files of the reciter: their names are read together.
  init(_ files: [ReciterFile], of reciter: Reciter, in structure: QuranStructure) {
    names = SourceNames(files.map(\.file.path), structure, reciter.counting)
  }

  /// Returns the content of one of the files; nil if it is named after neither an ayah nor a surah.
  subscript(file: AudioFile) -> FilePlace? {
    switch names[file.path] {
    case .ayah(let surah, let ayah)?: FilePlace(surah: surah, ayah: ayah)
    case .surah(let surah)?: FilePlace(surah: surah, ayah: nil)
    case .istiadha?, nil: nil
    }
  }
}

extension QuranStructure {
  /// Returns the words of a file; nil for a number that the counting does not have.
  func span(of place: FilePlace, _ counting: VerseCounting) -> WordRange? {
    guard (1...surahs.count).contains(place.surah) else { return nil }
    guard let ayah = place.ayah else { return span(ofSurah: place.surah) }
    let ref = AyahRef(surah: place.surah, ayah: ayah, counting: counting)
    return contains(ref) ? span(of: ref) : nil
  }
}
