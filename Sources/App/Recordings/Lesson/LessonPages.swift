package import AppBase
import AppMushaf
import Glibc
package import TilawaCore
import TilawaDrawing
import TilawaIntake
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

  private let library: Library
  private let quran: QuranDatabase
  private let context: AppContext
  private let sound: LessonSound
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
    sound = LessonSound(place) { path in
      try OutputTargets.find([path], replacing: replaces, asking: !isForProgram, in: context)[0]
    }
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
    var pages: [LessonPage.Value] = []
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
    let pages: [LessonPage.Value]
  }

  private func page(of recording: Recording, to target: OutputTarget, _ progress: Progress?) throws -> LessonPage {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    let marks = hasNotes ? try library.bookmarks.all(in: quran.structure).values : []
    var content = try LessonPassages(of: annotated, marks: marks, in: context)
    let passages = try content.make()
    guard !passages.isEmpty else {
      throw Failure(
        .noInput,
        RecordingsSentences.nothingConfirmed(title: recording.title, command: CommandHint("annotate", recording.id)))
    }
    let sound = try sound.made(of: recording, beside: target, progress)
    let document = LessonDocument(
      title: recording.title, facts: facts(of: recording), sound: sound, passages: passages,
      theme: ReadingTheme(rawValue: context.setting(.theme) ?? "") ?? .light,
      font: try DocumentFont.find(context.setting(.font).flatMap { $0.isEmpty ? nil : $0 }, in: context),
      notices: try quran.notices().prefix(1).map(\.text))
    let bytes = Array(document.html(scriptDigest: scriptDigest).utf8)
    try OutputFile.write(bytes, to: target)
    return LessonPage(recording, target, sound, passages, suggested: content.suggested, bytes: bytes.count)
  }

  private func facts(of recording: Recording) -> [String] {
    [recording.reciter.name, recording.reciter.riwayah.shownName, recording.date, recording.clock]
  }

  private var scriptDigest: [UInt8] { SHA256Hasher.bytes(of: LessonScript.text) }
}
