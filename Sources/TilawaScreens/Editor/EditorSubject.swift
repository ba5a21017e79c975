import TilawaCore

/// The facts about the recording that do not change while it is edited.
struct EditorSubject {
  let title: String
  let reciter: String
  let riwayah: Riwayah
  /// The counting in which ayat are typed and shown.
  let counting: VerseCounting
  /// The words that the recording should hold.
  let expected: WordRange?
  /// Frames per second.
  let rate: Int
  /// The length in frames.
  let frames: Int
  let structure: QuranStructure

  init(
    title: String, reciter: String, riwayah: Riwayah, counting: VerseCounting, expected: WordRange? = nil, rate: Int,
    frames: Int, structure: QuranStructure
  ) {
    self.title = title
    self.reciter = reciter
    self.riwayah = riwayah
    self.counting = counting
    self.expected = expected
    self.rate = rate
    self.frames = frames
    self.structure = structure
  }

  init(_ recording: Recording, _ structure: QuranStructure) {
    self.init(
      title: recording.title, reciter: recording.reciter.name, riwayah: recording.reciter.riwayah,
      counting: recording.reciter.counting, expected: recording.expected, rate: recording.file.rate,
      frames: recording.file.frames, structure: structure)
  }

  /// Returns the number of frames in a number of milliseconds.
  func frames(milliseconds: Int) -> Int { (milliseconds * rate + 500) / 1000 }

  func label(of content: Segment.Content) -> String { structure.label(of: content, in: counting) }

  // MARK: - The next label

  /// Returns the probable content of a segment, by the segments before it and the expected words; nil when nothing
  /// indicates it.
  func next(before segment: Segment, in annotation: Annotation) -> SourceSegment.Content? {
    annotation.next(before: segment, in: counting, of: structure, expecting: expected).map { .text($0) }
  }

  /// Returns the label of the ayah this number of steps after the ayah in a label; nil outside of the Quran.
  func ayah(_ steps: Int, from text: String) -> String? {
    guard let label = try? SegmentLabel(text, in: counting, of: structure), case .text(let span)? = label.content,
      let ref = structure.ayat(sharing: span, in: counting).last
    else { return nil }
    let ordinal = structure.ordinal(of: ref) + steps
    guard (0..<structure.ayatCount(of: counting)).contains(ordinal) else { return nil }
    return "\(structure.ayah(at: ordinal, in: counting))"
  }
}
