import AppBase
import AppReciters
import AppRecordings
import CommandOptions
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaStore

extension ImportCommand {
  /// Takes recordings with their labels, bookmarks and hifz from a folder of `library export`; returns whether there is one.
  func isTakenAsLibrary(_ library: Library, _ context: AppContext) throws -> Bool {
    guard let folder = paths.map(Disk.standardized).first(where: LibraryExchange.isExported) else { return false }
    guard paths.count == 1, reciter == nil, riwayah == nil, counting == nil, !wait, !isOfLessons else {
      throw Failure(.usage, RecordingCommandsSentences.exportAlone(folder: folder))
    }
    let done = try RecordingExchange(library, in: context)
      .import(from: folder, tellingOrder: !report.json, progress: FileProgress.shown(report))
    done.answer.tell(report)
    try done.check(isForProgram: report.json)
    return true
  }

  /// Adds folders as the set of a reciter if they hold one; returns whether they do.
  func isTakenAsSet(
    _ named: RecordingPaths, _ usual: Riwayah, _ library: Library, _ context: AppContext
  ) throws -> Bool {
    guard let set = try set(named, usual, library, try context.quran().structure) else { return false }
    try ReciterFilesRun(set, hearing: wait ? .awaited : .inBackground, report: report).run(in: context)
    return true
  }

  /// The request to add folders as the set of a reciter: they hold files of surahs or ayat, and nothing says that these are lessons.
  /// Nil for recordings.
  private func set(
    _ named: RecordingPaths, _ usual: Riwayah, _ library: Library, _ structure: QuranStructure
  ) throws -> ReciterImporter.Request? {
    guard !isOfLessons, let folder = paths.first, try isProfessional(library) else { return nil }
    let counting = counting ?? usual.counting
    guard ReciterImporter.isSet(paths, sounds: named.items.count, structure, counting) else { return nil }
    let name = Disk.standardized(folder).split(separator: "/").last.map { String($0).readablePath } ?? folder
    return ReciterImporter.Request(
      name: reciter ?? name, riwayah: usual, counting: counting, sources: paths.map(Disk.standardized))
  }

  /// Whether options say that what is imported are lessons.
  private var isOfLessons: Bool {
    range != nil || labels != nil || title != nil || date != nil || link || last || move || isUnheard || identify
      || autoConfirm || isShared
  }

  /// Whether the reciter is no teacher with recordings of the user.
  private func isProfessional(_ library: Library) throws -> Bool {
    guard let reciter else { return try library.settings.value(of: .teacher) == nil }
    return try library.reciters.named(reciter)?.kind != .personal
  }
}
