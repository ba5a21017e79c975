import AppBase
import AppRecordings
import CommandOptions
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

// The questions of an import to a person on a terminal.

extension ImportCommand {
  /// The name of the reciter: the option's, that of other recordings of the folder, or the answer of a person; nil: the configured
  /// teacher's, else each file's own.
  func reciterName(of named: RecordingPaths?, in library: Library, _ context: AppContext) throws -> String? {
    let canAsk = context.interface.canAsk && !report.json && !paths.contains("-")
    let all = try library.reciters.all()
    let own = all.filter { $0.kind == .personal }
    if let reciter {
      return all.contains { $0.id == reciter || $0.name == reciter }
        ? reciter : try known(reciter, among: own, asking: canAsk)
    }
    if let named, let known = try named.reciter(in: library) {
      // A folder whose name is the reciter's says it already.
      if !named.items.contains(where: { $0.folder?.split(separator: "/").last == known.name[...] }) {
        Terminal.complain(RecordingCommandsSentences.folderReciter(name: known.name, option: "--reciter").text)
      }
      return known.name
    }
    guard canAsk, try library.settings.value(of: .teacher) == nil else { return nil }
    let question =
      own.isEmpty
      ? RecordingCommandsSentences.whoRecites
      : RecordingCommandsSentences.whoRecitesOf(names: own.prefix(5).map(\.name).listed)
    while let answer = context.interface.ask(question) {
      let name = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !name.isEmpty else { return nil }
      guard let fault = ReciterName.fault(in: name, of: CoreSentences.recitersName) else {
        return try known(name, among: own, asking: true)
      }
      context.interface.warn(fault)
    }
    return nil
  }

  /// Returns the name of the reciter whom a new name may mean, if a person says so; else the new name.
  private func known(_ name: String, among own: [Reciter], asking canAsk: Bool) throws -> String {
    guard case .one(let known) = NameChoice(name, among: own, names: { [$0.id, $0.name] }), known.name != name else {
      return name
    }
    if known.name.lowercased() == name.lowercased() { return known.name }
    guard canAsk else {
      Terminal.complain(
        RecordingCommandsSentences.similarReciter(
          name: name, known: known.name, command: CommandHint("import", "FILES", "--reciter", known.id, "--move")
        ).text)
      return name
    }
    return try Question.isGranted(
      RecordingCommandsSentences.sameReciter(name: name, known: known.name), otherwise: .empty) ? known.name : name
  }

  /// Returns the riwayah of a new reciter: the named or the configured one, else the one that is heard in the first recordings, where the
  /// texts of other riwayat than Hafs are installed.
  ///
  /// - Parameter name: the name of the reciter, where it is known.
  /// - Throws: `Failure` where several riwayat are possible that count the ayat differently, and nobody can be asked.
  func usualRiwayah(
    of named: RecordingPaths?, by name: String?, _ quran: QuranDatabase, _ library: Library, _ context: AppContext
  ) throws -> Riwayah {
    let usual = try context.riwayah(riwayah)
    let hearing = RiwayahHearing(quran, texts: try context.texts())
    let owner = try name ?? library.settings.value(of: .teacher)
    guard riwayah == nil, try library.settings.value(of: .riwayah) == nil, !isUnheard, labels == nil,
      hearing.riwayat.count > 1, let named, try owner.flatMap({ try library.reciters.named($0) }) == nil
    else { return usual }
    // The import says what is wrong with a file.
    let files = named.items.prefix(ImportCommand.heardFiles).compactMap {
      try? AudioProbe.measure($0.path, demanding: .present)
    }
    let canAsk = context.interface.canAsk && !report.json
    switch try? hearing.riwayah(of: files) {
    case .heard(let heard)? where heard != usual:
      guard canAsk else {
        Terminal.complain(RecordingCommandsSentences.soundsLike(riwayah: heard.name, option: "--riwayah").text)
        return heard
      }
      return try Question.isGranted(RecordingCommandsSentences.isRiwayah(riwayah: heard.name), otherwise: .empty)
        ? heard : usual
    case .unsure(let possible, let numbers)?:
      let taken = possible.contains(usual) ? usual : possible[0]
      let names = possible.map(\.name).joined(separator: ", ")
      guard !canAsk else { return asked(names, usual: taken, context) }
      guard numbers == .alike else {
        throw Failure(.usage, RecordingCommandsSentences.unsureCounting(riwayat: names, option: "--riwayah"))
      }
      let words = RecordingCommandsSentences.unsureRiwayah(riwayat: names, taken: taken.name, option: "--riwayah")
      Terminal.complain(words.text)
      return taken
    default: return usual
    }
  }

  /// The most recordings by which the riwayah is told.
  private static let heardFiles = 20

  /// Asks a person which riwayah it is.
  private func asked(_ names: String, usual: Riwayah, _ context: AppContext) -> Riwayah {
    let question = RecordingCommandsSentences.whichRiwayah(riwayat: names, usual: usual.name)
    while let answer = context.interface.ask(question), answer.contains(where: { !$0.isWhitespace }) {
      if let riwayah = Riwayah.typed(answer) { return riwayah }
    }
    return usual
  }

  /// Says whose recordings they are now, where nobody has said it.
  private func tellReciter(_ name: String?, of taking: ImportTaking, _ library: Library) throws {
    guard name == nil, !Terminal.isTerminal(0) || !Terminal.isTerminal(2) else { return }
    let added = taking.taken.map(\.report).filter { $0.outcome == .added }
    guard let first = added.first else { return }
    let (name, id) = (first.reciter.name, first.reciter.id)
    let count = Set(added.map(\.reciter.id)).count
    let words =
      try library.settings.value(of: .teacher) == name
      ? RecordingCommandsSentences.takenForTeacher(
        name: name, command: CommandHint("library", "move", first.recording.id, "NAME"))
      : count == 1
        ? RecordingCommandsSentences.takenForFile(name: name, command: CommandHint("reciters", "rename", id, "NAME"))
        : RecordingCommandsSentences.takenForFiles(
          count: count, command: CommandHint("import", "FILES", "--reciter", "NAME", "--move"))
    Terminal.complain(words.text)
  }

  /// Offers to confirm what is sure, and prints the next command.
  ///
  /// - Parameter name: the name of the reciter; nil where nobody has said it.
  func goOn(
    from taking: ImportTaking, by name: String?, _ summary: ImportSummary, _ library: Library, _ quran: QuranDatabase,
    _ context: AppContext
  ) throws {
    try tellReciter(name, of: taking, library)
    var summary = summary
    if context.interface.canAsk, !summary.sureRecordings.isEmpty,
      try Question.isGranted(RecordingCommandsSentences.confirmSure(count: summary.sure), otherwise: .empty)
    {
      for recording in summary.sureRecordings {
        try AnnotatedRecording(library: library, recording: recording, quran: quran).confirmSure()
      }
      let recordings = taking.taken.map(\.report.recording)
      summary = try ImportSummary(of: recordings, within: range, in: library, quran)
      Terminal.say(RecordingCommandsSentences.ayatConfirmed(count: summary.confirmed).text)
    }
    for line in try NextStep(after: taking, summary).lines(in: context) { Terminal.say(line.text) }
  }
}
