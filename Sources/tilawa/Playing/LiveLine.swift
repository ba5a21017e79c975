import TilawaCore
import TilawaPlayer
import TilawaStore

/// One line on the terminal that says what is heard: reference, counters, reciter, progress, the ayah's text.
struct LiveLine {
  let session: Session
  let riwayah: Riwayah
  let quran: QuranDatabase
  /// The last text looked up: it stays while an ayah repeats.
  private var shown: (item: Int, text: String)?

  init(session: Session, riwayah: Riwayah, quran: QuranDatabase) {
    self.session = session
    self.riwayah = riwayah
    self.quran = quran
  }

  /// Draws over the line that stands there.
  mutating func draw(_ progress: Player.Progress) {
    Terminal.draw("\r\u{1B}[K" + line(progress, columns: Terminal.columns - 1), on: 1)
  }

  static func clear() { Terminal.draw("\r\u{1B}[K", on: 1) }

  mutating func line(_ progress: Player.Progress, columns: Int) -> String {
    let snapshot = progress.snapshot
    let state = snapshot.isPaused ? "‖" : "▶"
    let parts = [
      "\(state) \(snapshot.ref)", counters(snapshot), who(progress), clock(progress), speed(progress),
      text(of: snapshot.step),
    ]
    return LiveLine.fit(parts.filter { !$0.isEmpty }.joined(separator: " · "), columns: columns)
  }

  private func counters(_ snapshot: Snapshot) -> String {
    Counters.words(snapshot.step, plays: snapshot.plays, passes: snapshot.passes)
  }

  private func speed(_ progress: Player.Progress) -> String {
    progress.speed == .normal ? "" : "\(progress.speed)×"
  }

  private func who(_ progress: Player.Progress) -> String {
    guard let reciter = progress.reciter else { return "No audio available · \(riwayah.name)" }
    let badge = reciter.kind == .personal ? "personal recording" : "reciter"
    return "\(reciter.name) · \(reciter.riwayah.name) · \(badge)"
  }

  /// How much of what sounds was heard: "0:03/0:12".
  private func clock(_ progress: Player.Progress) -> String {
    let heard = LiveLine.clock(progress.heard)
    return progress.length.map { "\(heard)/\(LiveLine.clock($0))" } ?? heard
  }

  private mutating func text(of step: RepeatPlan.Step) -> String {
    guard step.part == .ayah else { return "" }
    if let shown, shown.item == step.item { return shown.text }
    let text = (try? quran.text(of: session.units[step.item].span)) ?? ""
    shown = (step.item, text)
    return text
  }

  /// "1:05", "1:01:05".
  static func clock(_ time: OutputTime) -> String {
    let seconds = time.frames / time.rate
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = (seconds % 60 < 10 ? "0" : "") + String(seconds % 60)
    return hours > 0 ? "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes):\(rest)" : "\(minutes):\(rest)"
  }

  /// Cuts a line to so many columns; a mark above or below a letter takes none.
  static func fit(_ line: String, columns: Int) -> String {
    guard line.count > columns else { return line }
    return String(line.prefix(max(0, columns - 1))) + "…"
  }
}
