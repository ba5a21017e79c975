import TilawaCore
import TilawaStore

/// A change of a reciter's timings, and the new cuts of the local files.
struct Recutting {
  /// The newly published timings; an empty timing removes the old one.
  var published: [AyahTiming] = []
  /// The timings that are no longer published.
  var dropped: Set<AyahTiming> = []
  /// The new overlays, by digest.
  var overlays: [String: [AyahTiming]] = [:]
  /// The first words of the ayat whose overlays are removed, by digest.
  var removed: [String: Set<Int>] = [:]

  /// Whether the files were cut before without regard to existing overlays.
  var isAnew = false

  private let editor: TimingEditor
  private let reciter: Reciter
  private let stored: [ReciterFile]
  private let places: FilePlaces

  init(_ editor: TimingEditor, _ reciter: Reciter) throws {
    self.editor = editor
    self.reciter = reciter
    let all = try editor.library.files.all(of: reciter.id)
    stored = all.filter(\.canBeCut)
    places = FilePlaces(all, of: reciter, in: editor.structure)
  }

  /// A file with changed cuts.
  private struct Change: Sendable {
    let file: AudioFile
    let cutting: FileCutting
    let held: [NewSegment]
  }

  /// Returns the files with new cuts, for those in which ayat of `spans` have other places than before.
  func files(
    touching spans: [WordRange], progress: Progress = { _, _ in }
  ) throws -> (files: [RecutFile], outcome: TimingEditor.Outcome) {
    let surahs = Set(spans.map { editor.structure.surah(ofWord: $0.start) })
    let changes = try stored.compactMap { file in
      try places[file.file].flatMap { surahs.contains($0.surah) ? try change(file, $0) : nil }
    }
    let quiet = editor.quiet
    let cut = try mapAll(changes, progress: progress) { change in
      Result {
        try change.cutting.segments(of: change.file, quiet: quiet)
      }
    }
    var files: [RecutFile] = []
    var outcome = TimingEditor.Outcome()
    for (change, cut) in zip(changes, cut) {
      switch cut {
      case .failure(let error): outcome.faults.append(error.said)
      case .success(let cut):
        outcome.faults += cut.faults.map {
          IntakeSentences.faultInFile(fault: editor.structure.words($0, in: reciter.counting), path: change.file.path)
        }
        files.append(RecutFile(file: change.file, segments: kept(of: change, with: cut.segments)))
        outcome.recut.append(change.file.path)
      }
    }
    return (files, outcome)
  }

  /// Returns the change of a file; nil if its ayat stay in their places.
  private func change(_ file: ReciterFile, _ place: FilePlace) throws -> Change? {
    guard let span = span(of: place) else { return nil }
    let base: AyahTiming.Base = place.ayah == nil ? .surah : .ayah
    let library = editor.library
    let known = try library.timings.published(of: reciter.id, in: span, base: base)
    let mine = published.filter { $0.base == base && span.contains($0.span) }
    let all = Dictionary(
      (known.filter { !dropped.contains($0) } + mine).map { ($0.span.start, $0) }, uniquingKeysWith: { _, new in new }
    )
    .sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    // The same audio may lie in the place of another ayah of the same words.
    let hand = try (file.sha256.map { try library.timings.overlays(of: $0) } ?? []).filter {
      $0.base == base && span.contains($0.span)
    }
    // A file whose digest became known just now.
    let sha256 = try file.sha256 ?? (overlays.isEmpty ? nil : library.files.digest(of: file.file.path, of: reciter.id))
    let gone = sha256.flatMap { removed[$0] } ?? []
    let added = (sha256.flatMap { overlays[$0] } ?? []).filter { $0.base == base && span.contains($0.span) }
    let newHand = Dictionary(
      (hand.filter { !gone.contains($0.span.start) } + added).map { ($0.span.start, $0) },
      uniquingKeysWith: { _, new in new }
    ).sorted { $0.key < $1.key }.map(\.value)
    let held = try library.files.segments(in: file.file.path, of: reciter.id)
    let whole =
      base == .surah
      ? NewSegment(all: place.surah, in: file.file, editor.structure)
      : NewSegment(content: .text(span), start: 0, end: file.file.frames)
    let before = FileCutting(whole: whole, base: base, published: known, overlays: isAnew ? [] : hand)
    let after = FileCutting(whole: whole, base: base, published: all, overlays: newHand)
    let isNew = base == .surah && !held.contains { if case .text? = $0.content { true } else { false } }
    guard isNew || before.timings.map(\.place) != after.timings.map(\.place), base == .surah || !held.isEmpty
    else { return nil }
    return Change(file: file.file, cutting: after, held: held)
  }

  /// Returns the words of a file; nil for a basmalah, and for a number that the counting does not have.
  private func span(of place: FilePlace) -> WordRange? {
    guard let ayah = place.ayah else {
      return (1...editor.structure.surahs.count).contains(place.surah)
        ? editor.structure.span(ofSurah: place.surah) : nil
    }
    let ref = AyahRef(surah: place.surah, ayah: ayah, counting: reciter.counting)
    return editor.structure.contains(ref) ? editor.structure.span(of: ref) : nil
  }

  /// Returns the new segments with the former basmalah before the first ayah, whether cut off or part of it.
  private func kept(of change: Change, with segments: [NewSegment]) -> [NewSegment] {
    guard let first = segments.first, case .text(let span)? = first.content,
      let index = change.held.firstIndex(where: { $0.content == .text(span) })
    else { return segments }
    let old = change.held[index]
    if old.opening == .withBasmalah {
      let again = NewSegment(content: first.content, start: first.start, end: first.end, opening: .withBasmalah)
      return [again] + segments.dropFirst()
    }
    guard index > 0, case .basmalah? = change.held[index - 1].content else { return segments }
    let basmalah = change.held[index - 1]
    // Timings that begin the ayah with the basmalah, or after it.
    let isInside = abs(first.start - basmalah.start) < abs(first.start - old.start)
    let cut = isInside ? first.start + basmalah.end - basmalah.start : first.start
    let start = isInside ? first.start : min(basmalah.start, first.start - 1)
    guard start >= 0, start < cut, cut < first.end else { return segments }
    return [
      NewSegment(content: basmalah.content, start: start, end: cut),
      NewSegment(content: first.content, start: cut, end: first.end),
    ] + segments.dropFirst()
  }
}

extension AyahTiming {
  /// The data on which a cut depends.
  fileprivate struct Place: Hashable {
    let span: WordRange
    let range: Range<Duration>?
  }

  fileprivate var place: Place { Place(span: span, range: range) }
}
