import AppBase
import AppReciters
import CommandOptions
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaStore

extension ImportCommand {
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
    let isOfLessons =
      range != nil || labels != nil || title != nil || date != nil || link || last || move || isUnheard || identify
      || autoConfirm
    guard !isOfLessons, let folder = paths.first, try isProfessional(library) else { return nil }
    let counting = counting ?? usual.counting
    guard ReciterImporter.isSet(paths, sounds: named.items.count, structure, counting) else { return nil }
    let name = Disk.standardized(folder).split(separator: "/").last.map { String($0).readablePath } ?? folder
    return ReciterImporter.Request(
      name: reciter ?? name, riwayah: usual, counting: counting, sources: paths.map(Disk.standardized))
  }

  /// Whether the reciter is no teacher with recordings of the user.
  private func isProfessional(_ library: Library) throws -> Bool {
    guard let reciter else { return try library.settings.value(of: .teacher) == nil }
    return try library.reciters.named(reciter)?.kind != .personal
  }
}
