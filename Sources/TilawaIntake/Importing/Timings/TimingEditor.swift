package import TilawaCore
package import TilawaStore

/// Changes the timings of a reciter, published or corrected by hand, and cuts the local files again.
///
/// One transaction stores a change and its cuts. Blocks while files are read; not to be called on the cooperative pool.
package struct TimingEditor: Sendable {
  /// The result of a change.
  package struct Outcome: Hashable, Sendable {
    /// The paths of the files that were cut again.
    package internal(set) var recut: [String] = []
    /// The faults: timings that do not fit their file, and unreadable files. The segments of unreadable files stay.
    package internal(set) var faults: [Sentence] = []

    package init() {}

    /// Adds the result of another change.
    package mutating func add(_ other: Outcome) {
      recut += other.recut
      faults += other.faults
    }
  }

  let library: Library
  let structure: QuranStructure
  let quiet: QuietFinding

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - structure: the structure of the text.
  ///   - quiet: finds the cuts in the file of a surah.
  package init(
    library: Library, structure: QuranStructure,
    quiet: @escaping QuietFinding = SurahCutting.listening
  ) {
    self.library = library
    self.structure = structure
    self.quiet = quiet
  }

  /// Stores published timings, in place of older ones of the same ayat.
  package func publish(
    _ timings: [AyahTiming], of reciter: Reciter, from origin: String, progress: Progress = { _, _ in }
  ) throws -> Outcome {
    var recutting = try Recutting(self, reciter)
    recutting.published = timings
    let (files, outcome) = try recutting.files(touching: timings.map(\.span), progress: progress)
    try library.timings.set(timings, of: reciter.id, from: origin, cutting: files)
    return outcome
  }

  /// Shifts the published timings of a reciter. Overlays stay, because they are made for the sound itself. Neighbours
  /// that touched a shifted ayah move their edges. A timing that would lie before the start of its file is removed.
  ///
  /// - Returns: the number of shifted ayat, and the result of the change.
  /// - Throws: `PlayerError.notFound` if nothing is published for these spans.
  package func shift(
    _ spans: [WordRange], by time: Duration, of reciter: Reciter, progress: Progress = { _, _ in }
  ) throws -> (count: Int, outcome: Outcome) {
    var shift = TimingShift(time: time)
    for base in [AyahTiming.Base.ayah, .surah] {
      let some = try spans.flatMap { try library.timings.published(of: reciter.id, in: $0, base: base) }
      for (surah, chosen) in Dictionary(grouping: Set(some), by: { structure.surah(ofWord: $0.span.start) }) {
        let span = structure.span(ofSurah: surah)
        shift.move(
          chosen, among: try library.timings.published(of: reciter.id, in: span, base: base),
          from: try library.timings.origins(of: reciter.id, in: span, base: base))
      }
    }
    guard shift.count > 0 else {
      throw PlayerError(
        code: .notFound, operation: IntakeSentences.cannotShiftTimings, path: nil,
        detail: IntakeSentences.nonePublished(
          name: reciter.name, command: CommandHint("timings", "import", "FILE", "--reciter", reciter.id)))
    }
    var recutting = try Recutting(self, reciter)
    recutting.published = shift.published
    recutting.dropped = shift.gone
    let touched = (shift.changed.values.flatMap(\.self) + shift.gone).map(\.span)
    let (files, outcome) = try recutting.files(touching: touched, progress: progress)
    let sets = shift.changed.map { PublishedSet($0.value, from: $0.key) }
    try library.timings.change(sets, without: Array(shift.gone), of: reciter.id, cutting: files)
    return (shift.count, outcome)
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded towards zero.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
