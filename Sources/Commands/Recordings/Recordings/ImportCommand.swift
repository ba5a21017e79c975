import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take recordings into your library, with their labels if there are any.",
    discussion: """
      A recording is copied and never altered; the same sound is taken once. Of a folder all recordings are taken that \
      are not known yet. Labels are a file of Audacity, Praat or ELAN, CSV or JSON: 2:255, 2:1-3, 8:75-9:1, 2:282:1-40 (words), basmalah or \
      2:0, istiadha, - for anything else.

      With --range, labels may be numbers alone, or a surah's name with a number: 3, Humaza 3. Who is new comes first in the \
      order in which reciters are asked, so that your teacher is heard: --last, or tilawa reciters order.

      With --range and without labels the ayat are looked for, by what others in the library sound like who recite them, and \
      suggested: see annotate align. With --identify the passage is looked for first: see tilawa help identify.
      """)

  @Argument(
    help: ArgumentHelp("Recordings, folders of them, patterns; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(
    help: "Whose recordings they are. Default: the configured teacher, else the folder's or the file's name.",
    completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah that is recited. Default: the reciter's, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "The counting in which labels and range number the ayat. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(help: "The passage that is recited: its ayat are found and suggested.", completion: .ranges)
  var range: String?

  @Flag(help: "Find out what is recited, then the ayat of each passage that is beyond doubt.")
  var identify = false

  @Flag(help: "With --range or --identify: confirm what is sure. annotate undo makes suggestions of it again.")
  var autoConfirm = false

  @Option(help: "What the recording is called. Default: its own title, else the file's name.")
  var title: String?

  @Option(help: "When it was recorded. Default: as the file says, else the file's time.")
  var date: DateArgument?

  @Flag(help: "Let a recording that is another reciter's become that of --reciter, with all that is marked in it.")
  var move = false

  @Flag(help: "Ask a reciter who is new behind all others. Default: before them (see recordings-order in config).")
  var last = false

  @Flag(help: "Leave the files where they are, and refer to them there.")
  var link = false

  @Option(
    help: ArgumentHelp("A file of labels; or a folder of them, each named as its recording.", valueName: "file"),
    completion: .file())
  var labels: String?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let reciter { try ReciterName.validate(reciter) }
    guard title?.contains(where: { !$0.isWhitespace }) ?? true else { throw ValidationError("a title is not empty") }
    guard !paths.contains("-") || paths.count == 1 else {
      throw ValidationError("standard input is one recording: name nothing else beside -")
    }
    guard !autoConfirm || range != nil || identify else {
      throw ValidationError("--auto-confirm goes with --range or --identify")
    }
    guard !identify || (range == nil && labels == nil) else {
      throw ValidationError("--identify finds out what --range or --labels say: give one of them")
    }
    guard !paths.contains("-") || !link else { throw ValidationError("standard input cannot be linked to") }
  }

  func run() throws {
    FreedMemory.returnsAtOnce()
    let context = AppContext()
    let quran = try context.quran()
    let structure = quran.structure
    let library = try context.library(for: .writing)
    RecoveredRecordings.tell(in: library, context)
    let named = paths == ["-"] ? nil : try RecordingPaths(paths)
    let requests = try requests(named)
    let known = Set(try library.reciters.all().map(\.id))
    let display = ImportBar(
      total: requests.map(\.size).reduce(0, +), count: requests.count, isForProgram: report.json)
    let aligning = ImportAligning(
      quran: quran, library: library, confirmation: autoConfirm ? .ofWhatIsSure : .byHand,
      display: display,
      recognition: identify
        ? ImportRecognition(
          identifier: RecordingIdentifier(library: library, structure: structure, folders: context.folders),
          display: display, warn: Terminal.complain) : nil)
    let interruption = Interruption { [folders = context.folders, current = aligning.current] code in
      display.clear()
      if let words = current.words { Terminal.complain(words) }
      for folder in [folders.recordings, folders.outlines] {
        Leftovers.remove(.recordings, in: folder, of: .ourselves)
      }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    var taking = ImportTaking(
      importer: RecordingImporter(
        library: library, structure: structure,
        survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { RecordingFacts.read($0) }),
      aligning: aligning, display: display, warn: Terminal.complain)
    try taking.take(requests)
    let answer = ImportAnswer(taking, ignored: named?.ignored ?? 0, structure)
    answer.warnings.forEach(Terminal.complain)
    answer.tell(report)
    if !report.json {
      if let next = try answer.next(in: context) { Terminal.say(next) }
      try OrderWords(library).lines(new: taking.taken.map(\.report.reciter), besides: known).forEach(Terminal.complain)
    }
    // Other recordings can be compared with confirmed segments from now on.
    if taking.taken.contains(where: { $0.report.segments.contains { $0.status == .confirmed } }) {
      VoiceLearning.begin(in: context)
    }
    if let failure = taking.failure { throw Failure(failure, "") }
  }

  /// The task and the size of each recording.
  private func requests(_ named: RecordingPaths?) throws -> [ImportTaking.Task] {
    guard let named else {
      return [ImportTaking.Task(request: filled(RecordingImporter.Request(.standardInput), labels: labels), size: 0)]
    }
    guard !named.items.isEmpty else {
      throw Failure(.noInput, "\(paths.joined(separator: " ")): there is no recording")
    }
    let isOne = named.items.count == 1
    guard title == nil || isOne else {
      throw ValidationError("--title names one recording, and there are \(named.items.count)")
    }
    let folder = try labelFolder()
    guard labels == nil || folder != nil || isOne else {
      throw ValidationError("--labels FILE is for one recording; for several it names a folder of label tracks")
    }
    return named.items.map { item in
      var request = RecordingImporter.Request(.file(item.path))
      request.fallback = item.folder?.split(separator: "/").last.map { String($0).readablePath }
      request.known = item.folder == nil ? .changed : .left
      request.placement = link ? .linked : .copied
      let own = folder.map { ImportTaking.labels(of: item, in: $0) } ?? labels.map(Disk.standardized)
      return ImportTaking.Task(request: filled(request, labels: own), size: item.size)
    }
  }

  private func filled(_ request: RecordingImporter.Request, labels: String?) -> RecordingImporter.Request {
    var request = request
    request.labels = labels
    request.reciter = reciter
    request.riwayah = riwayah
    request.counting = counting
    request.range = range
    request.title = title
    request.recorded = date?.seconds
    request.place = last ? .last : nil
    request.moving = moving
    return request
  }

  private var moving: RecordingImporter.Request.Moving {
    if move { return .allowed }
    guard Terminal.isTerminal(0), Terminal.isTerminal(2), !report.json, !paths.contains("-") else { return .refused }
    return .asked { recording, name in
      ProgressBar.clear()
      return try Question.isGranted(
        "\(recording.title) (\(recording.id)) is a recording of \(recording.reciter.name). Make it \(name)'s, with all that is marked in it?",
        otherwise: "to make it \(name)'s: --move")
    }
  }

  /// The folder that `--labels` names; nil for a file.
  private func labelFolder() throws -> String? {
    guard let labels, Disk.isFolder(labels) else { return nil }
    return Disk.standardized(labels)
  }
}
