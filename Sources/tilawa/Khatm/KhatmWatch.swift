import Glibc
import TilawaCore
import TilawaStore

/// The status for as long as somebody looks: it changes when anybody notes what was read, and at the end of a day.
struct KhatmWatch {
  let context: CommandContext
  let name: String?
  let isJSON: Bool

  /// Long enough to cost nothing, short enough to seem at once.
  private static let interval: UInt32 = 200_000

  /// Until a signal ends it.
  func run() throws {
    let (structure, counting) = (try context.quran().structure, try context.counting())
    var library = try context.library()
    var shown: (version: Int, file: UInt64, day: CalendarDay, columns: Int)?
    var last: ReadingReport?
    let isScreen = Terminal.isTerminal(1) && !isJSON
    let interruption = Interruption { code in
      if isScreen { _ = Terminal.attempt("\u{1B}[?25h\u{1B}[?1049l") }
      _exit(code.rawValue)
    }
    if isScreen { Terminal.put("\u{1B}[?1049h\u{1B}[?25l") }
    defer { if isScreen { _ = Terminal.attempt("\u{1B}[?25h\u{1B}[?1049l") } }
    while interruption.caught == nil {
      let file = FileNumber.of(context.folders.library)
      // A library that was made, or put back, meanwhile is another file.
      if let shown, shown.file != file { library = try context.library() }
      let now = ZonedTime.now
      let state = (try library.foreignVersion(), file, now.day, isScreen ? Terminal.columns : 80)
      if shown.map({ $0 != state }) ?? true {
        let report = try library.readingReport(in: structure, khatm: name, counting: counting, now: now)
        if report != last || isScreen { show(report, isScreen, columns: state.3) }
        (last, shown) = (report, state)
      }
      usleep(KhatmWatch.interval)
    }
  }

  private func show(_ report: ReadingReport, _ isScreen: Bool, columns: Int) {
    if isJSON { return Terminal.say(JSON.khatm(report).text) }
    let palette = Palette.standardOutput
    let lines = KhatmStatusText(report: report, columns: columns).lines.map { $0.text(palette, columns: columns) }
    guard isScreen else { return Terminal.put(lines.joined(separator: "\n") + "\n\n") }
    Terminal.put("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
  }
}

/// The number by which the file system knows a file; 0 where there is none.
private enum FileNumber {
  static func of(_ path: String) -> UInt64 {
    var info = stat()
    return stat(path, &info) == 0 ? UInt64(info.st_ino) : 0
  }
}
