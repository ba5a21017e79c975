import AppBase
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaPlayer
import TilawaTerminal

/// A line on the terminal about the ayah that is heard: reference, counters, reciter, progress, text.
package struct LiveLine {
  let session: Session
  let riwayah: Riwayah
  let text: SessionText
  let emphasis: LiveText.Emphasis
  /// The last text that was looked up; it stays while an ayah repeats.
  private var shown: (item: Int, text: LiveText, riwayah: Riwayah)?

  init(
    session: Session, riwayah: Riwayah, text: SessionText, emphasis: LiveText.Emphasis = .standardOutput
  ) {
    self.session = session
    self.riwayah = riwayah
    self.text = text
    self.emphasis = emphasis
  }

  /// Draws the line over the one on the terminal.
  mutating func draw(_ progress: Player.Progress) {
    Terminal.draw(line(progress, columns: Terminal.columns - 1), on: 1)
  }

  /// Returns the line for the time while nothing is heard because an ayah is fetched.
  package static func waiting(for ref: String) -> String { ScreensSentences.fetchingRef(ref: ref).text }

  mutating func line(_ progress: Player.Progress, columns: Int) -> Painted {
    if let ref = progress.waitingFor { return Painted(LiveLine.waiting(for: ref).fitting(columns)) }
    let snapshot = progress.snapshot
    let shown = text(of: snapshot.step)
    let lines = lines(progress, mark: shown.map { text.mark($0.riwayah, beside: progress.reciter) } ?? "")
    guard let shown else {
      return Painted(lines.first { $0.columns <= columns } ?? (lines.last ?? "").fitting(columns))
    }
    let naming = lines.dropLast(2).first { columns - $0.columns - 3 >= LiveLine.roomForWords }
    guard let line = naming ?? lines.first(where: { columns - $0.columns - 3 >= LiveLine.roomForWord }) else {
      return Painted((lines.last ?? "").fitting(columns))
    }
    let place = snapshot.word.map { $0.ref.word - session.units[snapshot.step.item].span.start }
    return "\(line) · \(shown.text.line(showing: place, columns: columns - line.columns - 3, emphasis))"
  }

  /// The least width of the text beside the reciter, in columns.
  private static let roomForWords = 14
  /// The least width of the text, in columns.
  private static let roomForWord = 6
  /// The width of a reciter's name where there is little room, in columns.
  private static let shortName = 12

  /// Returns the forms of the words before the text, from the longest to the shortest. The counters and the speed stay
  /// longest; the last two forms do not name the reciter.
  private func lines(_ progress: Player.Progress, mark: String) -> [String] {
    let snapshot = progress.snapshot
    let start = "\(snapshot.isPaused ? "‖" : "▶") \(snapshot.ref)"
    let (speed, clock) = (speed(progress), clock(progress))
    let counters = Counters.words(snapshot.step, plays: snapshot.plays, passes: snapshot.passes)?.text ?? ""
    let few = Counters.short(snapshot.step, plays: snapshot.plays, passes: snapshot.passes)
    let (name, riwayah) = (
      progress.reciter?.name ?? ScreensSentences.noAudio.text, (progress.reciter?.riwayah ?? riwayah).name
    )
    let (brief, source) = (
      name.fitting(LiveLine.shortName), progress.reciter?.kind == .personal ? ScreensSentences.personal.text : ""
    )
    return [
      [start, counters, who(progress), clock, speed, mark],
      [start, counters, name, riwayah, source, clock, speed, mark],
      [start, few, name, riwayah, source, clock, speed, mark],
      [start, few, brief, riwayah, source, clock, speed, mark],
      [start, few, brief, riwayah, source, speed, mark],
      [start, few, brief, clock, speed],
      [start, few, clock, speed],
      [start, few, speed],
    ].map { parts in parts.filter { !$0.isEmpty }.joined(separator: " · ") }
  }

  private func speed(_ progress: Player.Progress) -> String {
    progress.speed == .normal ? "" : "\(progress.speed)×"
  }

  private func who(_ progress: Player.Progress) -> String {
    guard let reciter = progress.reciter else { return ScreensSentences.noAudioOf(riwayah: riwayah.name).text }
    let (name, riwayah) = (reciter.name, reciter.riwayah.name)
    return switch reciter.kind {
    case .personal: ScreensSentences.whoPersonal(name: name, riwayah: riwayah).text
    case .reciter: ScreensSentences.whoReciter(name: name, riwayah: riwayah).text
    }
  }

  /// Returns the time heard and the length of the present sound: "0:03/0:12".
  private func clock(_ progress: Player.Progress) -> String {
    let heard = Lengths.time(progress.heard)
    return progress.length.map { "\(heard)/\(Lengths.time($0))" } ?? heard
  }

  /// Returns the text of a step; nil for a step other than an ayah, and when the text cannot be read.
  private mutating func text(of step: RepeatPlan.Step) -> (text: LiveText, riwayah: Riwayah)? {
    guard step.part == .ayah else { return nil }
    if let shown, shown.item == step.item { return (shown.text, shown.riwayah) }
    let unit = session.units[step.item]
    let words = text.words(of: unit)
    guard !words.text.isEmpty else { return nil }
    let live = LiveText(words: LiveLine.parts(of: words, count: unit.span.count))
    shown = (step.item, live, words.riwayah)
    return (live, words.riwayah)
  }

  /// Returns the words one by one in the Hafs text, in which words are counted; otherwise the text as one part.
  private static func parts(of words: (text: String, riwayah: Riwayah), count: Int) -> [String] {
    let parts = AyahWords(words.text)
    guard words.riwayah == .hafs, parts.count == count else { return [words.text] }
    return (0..<count).map { parts[$0..<$0 + 1] }
  }
}
