import Glibc
package import AppBase
import AppMushaf
import AppScripts
import TilawaConsole
import TilawaCore
import TilawaStore

/// A live display of the status: it changes with each new entry of reading and at the end of a day.
package struct KhatmWatch {
  package let context: AppContext
  package let name: String?
  package let isJSON: Bool

  package init(
    context: AppContext, name: String?, isJSON: Bool
  ) {
    self.context = context
    self.name = name
    self.isJSON = isJSON
  }

  /// The longest delay for changes without a signal: the end of a day, a new clock time, a write of another machine.
  private static let glance = WallAlarm.glance
  /// The time of repeated checks after a write, and their interval. A commit becomes visible only a moment after its
  /// last write: SQLite publishes it in shared memory, for which the kernel sends no event.
  private static let (settling, step) = (Duration.seconds(1), Duration.milliseconds(20))

  /// Runs until a signal ends it.
  package func run() throws {
    let (structure, riwayah) = (try context.quran().structure, try context.riwayah(nil))
    var library = try context.library()
    var shown: (version: Int, file: UInt64, day: CalendarDay, rows: Int, columns: Int)?
    var last: ReadingReport?
    let isScreen = Terminal.isTerminal(1) && !isJSON
    let interruption = Interruption { code in
      if isScreen { Terminal.closePage() }
      _exit(code.rawValue)
    }
    if isScreen {
      Terminal.openPage()
      // Another size ends the wait.
      signal(SIGWINCH) { _ in }
    }
    var written = ContinuousClock.now
    let folder = FolderWatch(context.folders.data)
    defer { if isScreen { Terminal.closePage() } }
    while interruption.caught == nil {
      let file = FileNumber.of(context.folders.library)
      // A library that was made, or put back, meanwhile is another file.
      if let shown, shown.file != file { library = try context.library() }
      let now = ZonedTime.now
      let day = try library.settings.dayStart().day(of: now)
      let state = (
        try library.foreignVersion(), file, day, isScreen ? Terminal.rows : 0, isScreen ? Terminal.columns : 80
      )
      if shown.map({ $0 != state }) ?? true {
        let report = try library.khatm.report(in: structure, khatm: name, riwayah: riwayah, now: now)
        if report != last || isScreen { show(report, isScreen, rows: state.3, columns: state.4) }
        (last, shown) = (report, state)
      }
      let isSettling = written.duration(to: .now) < KhatmWatch.settling
      if folder.wait(atMost: isSettling ? KhatmWatch.step : KhatmWatch.glance) { written = .now }
    }
  }

  private func show(_ report: ReadingReport, _ isScreen: Bool, rows: Int, columns: Int) {
    if isJSON { return Terminal.say(JSON.text(encoding: KhatmStatusValue(report))) }
    let palette = Palette.standardOutput
    let lines = KhatmStatusText(report: report, columns: columns).lines.map { $0.text(palette, columns: columns) }
    guard isScreen else { return Terminal.put(lines.joined(separator: "\n") + "\n\n") }
    Terminal.showPage(Array(lines.prefix(rows)))
  }
}

/// The number by which the file system knows a file; 0 where there is none.
private enum FileNumber {
  static func of(_ path: String) -> UInt64 {
    var info = stat()
    return stat(path, &info) == 0 ? UInt64(info.st_ino) : 0
  }
}
