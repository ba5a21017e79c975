import TilawaIntake
import AppRecordings
import ArgumentParser
import CommandOptions
import Glibc
import AppBase
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

extension LabelFile.Format {
  /// Finds the format by the ending of a file's name; nil for an unknown ending.
  init?(ending path: String) {
    switch LabelFile.Format.ending(of: path) {
    case "txt": self = .audacity
    case "textgrid": self = .textgrid
    case "eaf": self = .eaf
    case "csv": self = .csv
    case "json": self = .json
    default: return nil
    }
  }

  /// Returns the ending of a file's name in small letters; nil without one.
  fileprivate static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}

/// A format that labels are written in.
struct WrittenFormat: ExpressibleByArgument {
  let format: LabelFile.Format

  init?(argument: String) {
    guard let format = LabelFile.Format(rawValue: argument), LabelFile.Format.written.contains(format) else {
      return nil
    }
    self.format = format
  }

  static var allValueStrings: [String] { LabelFile.Format.written.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

struct AnnotateExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the labels for Audacity, Praat or ELAN, or as a table or JSON.")

  @OptionGroup var target: RecordingOptions

  @Option(help: "The format. Default: from the name of the file, else an Audacity label track.")
  var format: WrittenFormat?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var writing: WritingOptions

  mutating func validate() throws {
    guard format == nil, let output, LabelFile.Format(ending: output) == nil,
      let ending = LabelFile.Format.ending(of: output)
    else { return }
    let page = ["html", "htm"].contains(ending) ? output : "FILE.html"
    throw ValidationError(
      RecordingCommandsSentences.labelFiles(
        file: output, command: CommandHint("library", "export", target.recording, "--html", page)))
  }

  func run() throws {
    let annotated = try target.open(for: .reading)
    let annotation = try annotated.annotation()
    let format = format?.format ?? output.flatMap { LabelFile.Format(ending: $0) } ?? .audacity
    // ELAN needs a media file with the right ending. Without such a link the document names the stored file.
    let media = format == .eaf ? try? annotated.library.recordings.namedPath(of: annotated.recording) : nil
    let text = try LabelFile.text(
      of: annotation, of: annotated.recording, as: format, in: annotated.structure, now: SystemClock.now,
      media: media)
    guard let output, !OutputTargets.isPrinted(output) else { return Terminal.put(file: text) }
    try OutputFile.write(Array(text.utf8), to: writing.target(output, target.report))
    CommandAnswer(
      [
        RecordingCommandsSentences.labelsWritten(
          file: output, format: format.rawValue, count: annotation.segments.count)
      ],
      Exported(file: output, format: format.rawValue, segments: annotation.segments.count)
    ).tell(target.report)
  }

  /// The line for programs.
  private struct Exported: Encodable {
    let file: String
    let format: String
    let segments: Int
  }
}

struct AnnotateImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import labels from Audacity, Praat, ELAN, subtitles, a table or JSON.",
    discussion: """
      Read are label tracks of Audacity, TextGrids of Praat, ELAN, tables (start,end,label), JSON of Tilawa and of Whisper, \
      SRT, WebVTT, LRC, cue sheets, and the chapters of a sound. A label may be the words of an ayah.

      For the recordings themselves, see import.

      The labels replace all segments of the recording. Segments that are the same stay, so importing a file twice changes \
      nothing. The label of a point lasts until the next one, as a suggestion. `annotate undo` takes it back.
      """)

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: "The format. Default: from the content of the file.")
  var format: LabelFile.Format?

  @Option(name: .customLong("as"), help: "Whether the labels are confirmed or suggestions. Default: as the file says.")
  var status: SourceSegment.Status?

  @Option(help: ArgumentHelp("The tier of a TextGrid or an ELAN document to read.", valueName: "name"))
  var tier: String?

  @Flag(help: "Keep the present segments, too.")
  var add = false

  @OptionGroup var labels: LabelOptions

  func run() throws {
    let annotated = try target.open(for: .writing)
    let counting = labels.counting ?? annotated.counting
    let phrases = QuranPhrases(annotated.quran)
    let reading = LabelReading(annotated.structure, in: counting, within: annotated.expected) { try phrases.search() }
    let file = try read()
    let read: LabelFile
    var intervals: [LabelledInterval]
    do {
      read = try reading.read(file)
      intervals = try read.intervals(
        frames: annotated.recording.file.frames, rate: annotated.rate, in: counting, of: annotated.structure)
    } catch let error as LabelFileError {
      throw Failure(.unreadable, RecordingCommandsSentences.labelsUnusable(file: self.file, reason: "\(error)"))
    }
    if let status {
      for place in intervals.indices { intervals[place].status = status }
    }
    for remark in read.remarks { Terminal.complain("\(self.file): \(remark)") }
    let taken = intervals
    try annotated.edit(target.report) { try $0.takeOver(taken, others: add ? .kept : .removed) }
  }

  private func read() throws -> LabelFile {
    guard file == "-" else { return try LabelFile.read(file, as: format, tier: tier) }
    do throws(LabelFileError) {
      return try LabelFile.read(try LabelFile.bytes(reading: STDIN_FILENO), as: format, tier: tier)
    } catch {
      throw Failure(.unreadable, RecordingCommandsSentences.labelsUnreadable(reason: "\(error)"))
    }
  }
}
