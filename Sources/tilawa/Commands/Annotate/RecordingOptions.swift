import ArgumentParser
import TilawaCore
import TilawaStore

/// The recording that every command of annotation is about, and how it answers.
struct RecordingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The recording: digits of its id, its title, or last.", valueName: "rec"),
    completion: .recordings)
  var recording: String

  @OptionGroup var report: ReportOptions

  /// Opens the library and finds the recording.
  func open(for purpose: LibraryDatabase.Purpose) throws -> AnnotatedRecording {
    let context = CommandContext()
    let library = try context.library(for: purpose)
    RecoveredRecordings.tell(in: library)
    return AnnotatedRecording(
      library: library, recording: try library.recordings.find(recording), quran: try context.quran())
  }
}

/// In which counting the numbers of a label are read.
struct LabelOptions: ParsableArguments {
  @Option(help: "The counting in which labels number the ayat. Default: the reciter's.")
  var counting: VerseCounting?
}

/// A recording with what is needed to read and change what is marked in it.
struct AnnotatedRecording {
  let library: Library
  let recording: Recording
  let quran: QuranDatabase

  /// With the juz, hizb and rub of the riwayah that is recited.
  var structure: QuranStructure { quran.structure.divided(as: recording.reciter.riwayah) }
  var counting: VerseCounting { recording.reciter.counting }
  var rate: Int { recording.file.rate }

  /// The ayat that it should hold; nil where nobody said so.
  var expected: AyahRange? {
    let ayat = recording.expected.map { structure.ayat(sharing: $0, in: counting) } ?? []
    guard let first = ayat.first, let last = ayat.last else { return nil }
    return AyahRange(first, last)
  }


  func annotation() throws(StoreError) -> Annotation { try library.annotations.of(recording) }

  /// Makes one change and says what came of it.
  func edit(_ report: ReportOptions, _ change: (SegmentEditing) throws -> Edit) throws {
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
        // What cannot be read changes nothing; it is thrown below.
        failure = error
        return Edit(words: "", removed: [], added: [])
      }
    }
    if let failure { throw failure }
    guard let made else { return }
    EditReport(made, .done, after: after, of: self).tell(report)
  }

  // MARK: - What is typed

  /// A place in the recording.
  func frame(_ text: String) throws -> Int {
    guard let frame = RecordingTime.frame(text, at: rate) else {
      throw Failure(.usage, "\(text) is not a time; write 62.5 (seconds), 1:02.5, 500ms or 2756250f (frames)")
    }
    return frame
  }

  /// A place in the recording, or so much later or earlier than one.
  func frame(_ text: String, from place: Int) throws -> Int {
    if let offset = RecordingTime.offset(text, at: rate) { return place + offset }
    return try frame(text)
  }

  /// What a label says of a segment that begins at a frame.
  func text(_ label: String, from start: Int, _ options: LabelOptions) throws(RangeError) -> SegmentText {
    try SegmentText(label, from: start, at: rate, in: options.counting ?? counting, of: structure)
  }
}

extension Annotation {
  /// The segment that somebody means: by its number, from 1, or by digits of its id.
  func segment(named name: String) throws -> Segment {
    if name.count < 16, let number = Int(ArabicText.westernDigits(name)) {
      if segments.indices.contains(number - 1) { return segments[number - 1] }
      // An id can consist of figures alone.
      if name.count < 4 || number < 1 {
        throw Failure(
          .usage, "\(name): there \(segments.count == 1 ? "is 1 segment" : "are \(segments.count) segments")")
      }
    }
    let digits = name.lowercased()
    let found = digits.count >= 4 ? segments.filter { $0.id.hasPrefix(digits) } : []
    guard let segment = found.first, found.count == 1 else {
      let why = found.isEmpty ? "there is no such segment; annotate list has all" : "several ids begin so"
      throw Failure(.usage, "\(name): \(why)")
    }
    return segment
  }

  /// The segments that are meant; `all` is every one.
  func segments(named names: [String]) throws -> [Segment] {
    if names == ["all"] { return segments }
    return try names.map { try segment(named: $0) }
  }

  /// Its number in the list.
  func number(of id: Segment.ID) -> Int? { segments.firstIndex { $0.id == id }.map { $0 + 1 } }
}
