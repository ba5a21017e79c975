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
  /// The name of the reciter: the option's, the configured teacher's, or the answer of a person; nil: each file's own.
  func reciterName(in library: Library, _ context: AppContext) throws -> String? {
    let canAsk = context.interface.canAsk && !report.json && !paths.contains("-")
    let all = try library.reciters.all()
    let own = all.filter { $0.kind == .personal }
    if let reciter {
      return all.contains { $0.id == reciter || $0.name == reciter }
        ? reciter : try known(reciter, among: own, asking: canAsk)
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

  /// Returns the riwayah of a new reciter: the named or the configured one, else the one that is heard in the first
  /// recording, where the texts of other riwayat than Hafs are installed.
  func usualRiwayah(
    _ named: RecordingPaths?, _ quran: QuranDatabase, _ library: Library, _ context: AppContext
  ) throws -> Riwayah {
    let usual = try context.riwayah(riwayah)
    let hearing = RiwayahHearing(quran, texts: try context.texts())
    guard riwayah == nil, try library.settings.value(of: .riwayah) == nil, !isUnheard, labels == nil,
      hearing.riwayat.count > 1, let path = named?.items.first?.path,
      try reciter.flatMap({ try library.reciters.named($0) }) == nil,
      // The import says what is wrong with a file.
      let file = try? AudioProbe.measure(path, demanding: .present), let heard = try? hearing.riwayah(of: file),
      heard != usual
    else { return usual }
    guard context.interface.canAsk, !report.json else {
      Terminal.complain(RecordingCommandsSentences.soundsLike(riwayah: heard.name, option: "--riwayah").text)
      return heard
    }
    return try Question.isGranted(RecordingCommandsSentences.isRiwayah(riwayah: heard.name), otherwise: .empty)
      ? heard : usual
  }

  /// Says whose recordings they are now, where nobody has said it.
  func tellReciter(of taking: ImportTaking, _ library: Library) throws {
    guard reciter == nil, !Terminal.isTerminal(0) || !Terminal.isTerminal(2) else { return }
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
  func goOn(
    from taking: ImportTaking, _ summary: ImportSummary, _ library: Library, _ quran: QuranDatabase,
    _ context: AppContext
  ) throws {
    try tellReciter(of: taking, library)
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
