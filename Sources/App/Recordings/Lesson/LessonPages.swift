package import AppBase
import AppMushaf
import Glibc
import TilawaAudio
package import TilawaCore
import TilawaDrawing
import TilawaIntake
import TilawaPlayer
package import TilawaStore

/// The export of recordings as HTML pages, each with its sound.
package struct LessonPages {
  /// The place of the sound.
  package enum SoundPlace: Hashable, Sendable {
    /// A small sound is in the page, a larger one beside it.
    case bySize
    case inPage, beside
  }

  /// Shows how much of the sound is converted, in frames; nil where nobody looks.
  package typealias Progress = (_ done: Int) -> Void

  /// The largest sound that goes into a page without being asked for, in bytes.
  private static let mostEmbedded = 16 << 20

  private let library: Library
  private let quran: QuranDatabase
  private let context: AppContext
  private let place: SoundPlace
  private let hasNotes: Bool
  private let replaces: Bool
  private let isForProgram: Bool

  /// - Parameters:
  ///   - place: the place of the sound.
  ///   - hasNotes: whether the notes of bookmarks are on the page.
  ///   - replaces: whether existing files are replaced without a question.
  package init(
    _ library: Library, soundPlace place: SoundPlace, withNotes hasNotes: Bool, replacing replaces: Bool,
    isForProgram: Bool, in context: AppContext
  ) throws {
    self.library = library
    self.context = context
    self.place = place
    self.hasNotes = hasNotes
    self.replaces = replaces
    self.isForProgram = isForProgram
    quran = try context.quran()
  }

  /// Writes a page for each recording.
  ///
  /// - Parameters:
  ///   - recordings: one for a file, any number for a folder.
  ///   - path: the file; or a folder, which exists or has a slash at its end.
  ///   - progress: called with the recording before its sound is converted; returns what shows it.
  /// - Throws: `Failure` for recordings without confirmed segments, and for files that must not be written.
  package func write(
    _ recordings: [Recording], to path: String, progress: (Recording) -> Progress?
  ) throws -> CommandAnswer {
    let isFolder = path.hasSuffix("/") || Disk.isFolder(path)
    guard !recordings.isEmpty else { throw Failure(.noInput, RecordingsSentences.noSuchRecording) }
    guard isFolder || recordings.count == 1 else {
      throw Failure(.usage, RecordingsSentences.pagesNeedFolder(count: recordings.count))
    }
    let folder = isFolder ? Disk.standardized(path) : Disk.split(Disk.standardized(path)).folder
    try OutputTargets.check(folder: folder, in: context)
    if isFolder, !Disk.exists(folder), mkdir(folder, 0o777) != 0 { throw Failure(writing: errno, folder) }
    Leftovers.remove(.sound, in: folder)
    let interruption = context.leavingNothing(of: .sound, in: folder)
    defer { withExtendedLifetime(interruption) {} }
    let names = recordings.map { "\(folder)/\(SoundName.readable($0.title))-\($0.id).html" }
    let targets = try OutputTargets.find(
      isFolder ? names : [path], replacing: replaces, asking: !isForProgram, in: context)
    var lines: [String] = []
    var pages: [PageValue] = []
    var remarks: [Sentence] = []
    for (recording, target) in zip(recordings, targets) {
      let page = try page(of: recording, to: target, progress(recording))
      lines.append(page.line)
      pages.append(page.value)
      if let remark = page.remark { remarks.append(remark) }
    }
    return CommandAnswer(
      parts: lines.map(AnswerPart.line), Value(pages: pages), remarks: remarks)
  }

  /// The line for programs.
  private struct Value: Encodable {
    let pages: [PageValue]
  }

  /// A page for programs.
  private struct PageValue: Encodable {
    let recording: String
    let title: String
    let file: String
    /// The file of the sound beside the page; null where the sound is in it.
    @Nullable var sound: String?
    let bytes: Int
    let passages: Int
    let timedWords: Int
    let notes: Int
    let suggested: Int

    enum CodingKeys: String, CodingKey {
      case recording, title, file, sound, bytes, passages
      case timedWords = "timed_words"
      case notes, suggested
    }
  }

  private struct Page {
    let line: String
    let value: PageValue
    let remark: Sentence?
  }

  private func page(of recording: Recording, to target: OutputTarget, _ progress: Progress?) throws -> Page {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    let marks = hasNotes ? try library.bookmarks.all(in: quran.structure).values : []
    var content = try LessonPassages(of: annotated, marks: marks, in: context)
    let passages = try content.make()
    guard !passages.isEmpty else {
      throw Failure(
        .noInput,
        RecordingsSentences.nothingConfirmed(title: recording.title, command: CommandHint("annotate", recording.id)))
    }
    let sound = try sound(of: recording, beside: target, progress)
    let document = LessonDocument(
      title: recording.title, facts: facts(of: recording), sound: sound, passages: passages,
      theme: ReadingTheme(rawValue: context.setting(.theme) ?? "") ?? .light,
      font: try DocumentFont.find(context.setting(.font).flatMap { $0.isEmpty ? nil : $0 }, in: context),
      notices: try quran.notices().prefix(1).map(\.text))
    let bytes = Array(document.html(scriptDigest: scriptDigest).utf8)
    try OutputFile.write(bytes, to: target)
    return describe(recording, target, sound, passages, content.suggested, bytes.count)
  }

  private func facts(of recording: Recording) -> [String] {
    [recording.reciter.name, recording.reciter.riwayah.name, recording.date, recording.clock]
  }

  private var scriptDigest: [UInt8] { SHA256Hasher.bytes(of: LessonScript.text) }

  private func describe(
    _ recording: Recording, _ target: OutputTarget, _ sound: LessonDocument.Sound,
    _ passages: [LessonDocument.Passage], _ suggested: Int, _ bytes: Int
  ) -> Page {
    let timed = passages.flatMap(\.text).count { if case .word(_, .some) = $0 { true } else { false } }
    let notes = passages.reduce(0) { $0 + $1.notes.count }
    let beside: String? = if case .beside(let name) = sound { name } else { nil }
    let count = RecordingsSentences.passages(count: passages.count).text
    let words =
      [target.name, count, recording.clock, "\(ByteSize(bytes: bytes))"]
      + (beside.map { [RecordingsSentences.soundIn(name: $0).text] } ?? [])
    let remark =
      suggested == 0
      ? nil
      : RecordingsSentences.notOnPage(
        title: recording.title, count: suggested, command: CommandHint("annotate", recording.id))
    return Page(
      line: words.joined(separator: " · "),
      value: PageValue(
        recording: recording.sha256, title: recording.title, file: target.name, sound: beside, bytes: bytes,
        passages: passages.count, timedWords: timed, notes: notes, suggested: suggested), remark: remark)
  }

  // MARK: - Sound

  /// Returns the sound of the page. AAC in MP4 goes as it is; anything else is encoded so, because browsers play it
  /// everywhere and find each place in it exactly.
  private func sound(
    of recording: Recording, beside page: OutputTarget, _ progress: Progress?
  ) throws -> LessonDocument.Sound {
    let name = recording.originalName
    guard !SoundConversion.isPlayedByBrowsers(recording.file, named: name) else {
      return try place(recording.file.path, of: page, isTemporary: false)
    }
    let (folder, last) = Disk.split(page.path)
    let made = "\(folder)/\(TemporaryFile.name(.part(of: last)))"
    try SoundConversion.write(recording.file, as: .m4a, to: try OutputTarget(made)) { progress?($0) }
    defer { unlink(made) }
    return try place(made, of: page, isTemporary: true)
  }

  private func place(_ path: String, of page: OutputTarget, isTemporary: Bool) throws -> LessonDocument.Sound {
    let size = Disk.size(of: path) ?? 0
    guard place == .beside || place == .bySize && size > LessonPages.mostEmbedded else {
      guard let bytes = Disk.bytes(of: path) else { throw FileError(unreadable: path) }
      return .embedded(bytes, type: "audio/mp4")
    }
    let (folder, name) = Disk.split(page.path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let target = try OutputTargets.find(
      ["\(folder)/\(stem).m4a"], replacing: replaces, asking: !isForProgram, in: context)[0]
    if isTemporary {
      guard rename(path, target.path) == 0 else { throw FileError(writing: target.name) }
    } else {
      guard let bytes = Disk.bytes(of: path) else { throw FileError(unreadable: path) }
      try OutputFile.write(bytes, to: target)
    }
    return .beside(name: "\(stem).m4a")
  }
}
