import ArgumentParser
import CommandOptions
import Foundation
import AppBase
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Copy recordings into your library, with their labels if there are any.",
    discussion: """
      A recording is copied and never altered. The same sound is imported only once. From a folder, all new recordings are \
      imported. Labels are a file from Audacity, Praat or ELAN, or CSV or JSON. A label is 2:255, 2:1-3, 8:75-9:1, \
      2:282:1-40 (words), basmalah or 2:0, istiadha, or - for anything else.

      With --range, labels may be plain numbers, or the name of a surah with a number: 3, Humaza 3. A new reciter comes \
      first in the order of preference, so that your teacher is heard. To change that, use --last or tilawa reciters \
      order.

      With --range and without labels, Tilawa listens for the words of the ayat and suggests labels; see annotate align. \
      With --identify, it finds the passage first; see tilawa help identify.
      """)

  @Argument(
    help: ArgumentHelp("Recordings, folders or patterns; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(
    help: "Who recites. Default: the configured teacher, else the name of the folder or file.",
    completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah of the recitation. Default: the reciter's, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "The counting that the labels and the range use. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(help: "The recited passage. Tilawa finds its ayat and suggests labels.", completion: .ranges)
  var range: String?

  @Flag(help: "Find out which passage is recited. If it is certain, find its ayat too.")
  var identify = false

  @Flag(help: "With --range or --identify: confirm the labels that are certain. annotate undo takes that back.")
  var autoConfirm = false

  @Option(help: "The title of the recording. Default: the title in the file, else the name of the file.")
  var title: String?

  @Option(help: "The date of the recording. Default: the date in the file, else the time of the file.")
  var date: DateArgument?

  @Flag(help: "If the recording belongs to another reciter, give it to --reciter, with its labels.")
  var move = false

  @Flag(help: "Put a new reciter last in the order of preference. Default: first (see recordings-order in config).")
  var last = false

  @Flag(help: "Do not copy the files; use them where they are.")
  var link = false

  @Option(
    help: ArgumentHelp(
      "A file of labels, or a folder of label files with the names of the recordings.", valueName: "file"),
    completion: .file())
  var labels: String?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let reciter { try ReciterName.validate(reciter) }
    guard title?.contains(where: { !$0.isWhitespace }) ?? true else {
      throw ValidationError(RecordingCommandsSentences.titleEmpty)
    }
    guard !paths.contains("-") || paths.count == 1 else {
      throw ValidationError(RecordingCommandsSentences.inputAlone)
    }
    guard !autoConfirm || range != nil || identify else {
      throw ValidationError(RecordingCommandsSentences.confirmNeeds)
    }
    guard !identify || (range == nil && labels == nil) else {
      throw ValidationError(RecordingCommandsSentences.onlyOne)
    }
    guard !paths.contains("-") || !link else { throw ValidationError(RecordingCommandsSentences.noLinkToInput) }
  }

  func run() throws {
    FreedMemory.returnsAtOnce()
    let context = AppContext()
    let quran = try context.quran()
    let structure = quran.structure
    let library = try context.library(for: .writing)
    RecoveredRecordings.tell(in: library, context)
    try SoundLearning.tell(in: library, atMost: SoundLearning.beforehand, context)
    let named = paths == ["-"] ? nil : try RecordingPaths(paths)
    named?.archives.forEach { Terminal.complain($0.text) }
    let requests = try requests(named)
    let known = Set(try library.reciters.all().map(\.id))
    let display = ImportBar(
      total: requests.map(\.size).reduce(0, +), count: requests.count, isForProgram: report.json)
    let aligning = ImportAligning(
      quran: quran, library: library, confirmation: autoConfirm ? .ofWhatIsSure : .byHand,
      display: display,
      recognition: identify
        ? ImportRecognition(
          identifier: RecordingIdentifier(quran, texts: try context.texts()),
          display: display, warn: { Terminal.complain($0.text) }) : nil)
    let interruption = Interruption { [folders = context.folders, current = aligning.current] code in
      display.clear()
      if let words = current.words { Terminal.complain(words.text) }
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
      aligning: aligning, display: display, warn: { Terminal.complain($0.text) })
    try taking.take(requests)
    let answer = ImportAnswer(taking, ignored: named?.ignored ?? 0, structure)
    answer.warnings.forEach { Terminal.complain($0.text) }
    answer.tell(report)
    if !report.json {
      if let next = try answer.next(in: context) { Terminal.say(next.text) }
      try OrderWords(library).lines(new: taking.taken.map(\.report.reciter), besides: known)
        .forEach { Terminal.complain($0.text) }
    }
    if let failure = taking.failure { throw Failure(silent: failure) }
  }

  /// The task and the size of each recording.
  private func requests(_ named: RecordingPaths?) throws -> [ImportTaking.Task] {
    guard let named else {
      return [ImportTaking.Task(request: filled(RecordingImporter.Request(.standardInput), labels: labels), size: 0)]
    }
    guard !named.items.isEmpty else {
      throw Failure(.noInput, RecordingCommandsSentences.foundNone(paths: paths.joined(separator: " ")))
    }
    let isOne = named.items.count == 1
    guard title == nil || isOne else {
      throw ValidationError(RecordingCommandsSentences.titleForOne(count: named.items.count))
    }
    let folder = try labelFolder()
    guard labels == nil || folder != nil || isOne else {
      throw ValidationError(RecordingCommandsSentences.labelsForOne)
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
        RecordingCommandsSentences.moveRecording(
          title: recording.title, id: recording.id, owner: recording.reciter.name, name: name
        ).text,
        otherwise: RecordingCommandsSentences.toMove(name: name).text)
    }
  }

  /// The folder that `--labels` names; nil for a file.
  private func labelFolder() throws -> String? {
    guard let labels, Disk.isFolder(labels) else { return nil }
    return Disk.standardized(labels)
  }
}
