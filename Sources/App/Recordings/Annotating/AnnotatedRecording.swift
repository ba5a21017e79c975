import TilawaAudio
package import TilawaCore
import TilawaPlayer
package import TilawaStore

/// A recording with the library and the Quran, which are needed to read and change its labels.
package struct AnnotatedRecording {
  package let library: Library
  package let recording: Recording
  package let quran: QuranDatabase

  package init(
    library: Library, recording: Recording, quran: QuranDatabase
  ) {
    self.library = library
    self.recording = recording
    self.quran = quran
  }

  /// The structure of the Quran with the juz, hizb and rub of the recited riwayah.
  package var structure: QuranStructure { quran.structure.divided(as: recording.reciter.riwayah) }
  package var counting: VerseCounting { recording.reciter.counting }
  package var rate: Int { recording.file.rate }

  /// The ayat that a user named as the content; nil if nobody did.
  package var expected: AyahRange? {
    let ayat = recording.expected.map { structure.ayat(sharing: $0, in: counting) } ?? []
    guard let first = ayat.first, let last = ayat.last else { return nil }
    return AyahRange(first, last)
  }

  package func annotation() throws(StoreError) -> Annotation { try library.annotations.of(recording) }

  /// Makes one change.
  ///
  /// - Returns: the change, and the labels after it.
  package func edit(_ change: (SegmentEditing) throws -> Edit) throws -> (edit: Edit, after: Annotation)? {
    var made: Edit?
    var failure: (any Error)?
    let after = try library.annotations.edit(recording, now: SystemClock.now) { (editing) throws(EditError) in
      do {
        let edit = try change(editing)
        made = edit
        return edit
      } catch let error as EditError {
        throw error
      } catch {
        // A change that cannot be read changes nothing; its error is thrown below.
        failure = error
        return Edit(words: "", removed: [], added: [])
      }
    }
    if let failure { throw failure }
    return made.map { ($0, after) }
  }

  // MARK: - Typed text

  /// Reads a place in the recording, in frames.
  package func frame(_ text: String) throws -> Int {
    guard let frame = RecordingTime.frame(text, at: rate) else {
      throw Failure(.usage, RecordingsSentences.notATime(text: text))
    }
    return frame
  }

  /// Reads a place in the recording, or a distance from one such as +500ms; in frames.
  package func frame(_ text: String, from place: Int) throws -> Int {
    if let offset = RecordingTime.offset(text, at: rate) { return place + offset }
    return try frame(text)
  }

  /// The text that a label means for a segment.
  ///
  /// - Parameters:
  ///   - start: the first frame of the segment.
  ///   - counting: the counting of the label's ayah numbers; nil: that of the reciter.
  package func text(_ label: String, from start: Int, in counting: VerseCounting?) throws(RangeError) -> SegmentText {
    try SegmentText(label, from: start, at: rate, in: counting ?? self.counting, of: structure)
  }
}

extension Annotation {
  /// Finds a segment by its number, from 1, or by the first digits of its id.
  ///
  /// Unlike `segment(named:in:)` of `library delete` it reads Arabic digits too, tells the number of segments and several
  /// matches, and fails with 64.
  package func segment(named name: String) throws -> Segment {
    if name.count < 16, let number = Int(ArabicText.westernDigits(name)) {
      if segments.indices.contains(number - 1) { return segments[number - 1] }
      // An id can consist of figures alone.
      if name.count < 4 || number < 1 {
        throw Failure(.usage, RecordingsSentences.segmentsThere(name: name, count: segments.count))
      }
    }
    let found = segments(withIDPrefix: name)
    guard let segment = found.first, found.count == 1 else {
      throw Failure(
        .usage,
        found.isEmpty
          ? RecordingsSentences.noSuchSegment(name: name, command: CommandHint("annotate", "list", "REC"))
          : RecordingsSentences.severalIds(name: name))
    }
    return segment
  }

  /// Returns the segments whose id begins with the typed digits; none if there are fewer than four digits.
  func segments(withIDPrefix text: String) -> [Segment] {
    let digits = text.lowercased()
    return digits.utf8.count >= 4 ? segments.filter { $0.id.hasPrefix(digits) } : []
  }

  /// Finds several segments; `all` is every one.
  package func segments(named names: [String]) throws -> [Segment] {
    if names == ["all"] { return segments }
    return try names.map { try segment(named: $0) }
  }

  /// The number of a segment in the list, from 1.
  package func number(of id: Segment.ID) -> Int? { segments.firstIndex { $0.id == id }.map { $0 + 1 } }
}
