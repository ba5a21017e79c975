package import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// One line on the terminal while something is recorded: how long it is, how loud it is now, and what the keys do.
package struct LevelLine {
  package enum State: Hashable {
    case recording, paused
    /// Nothing comes, whoever is to blame.
    case waiting
    case asking
    /// It has ended and is taken into the library.
    case keeping
  }

  package private(set) var state = State.recording
  private var at: OutputTime
  private var level: CaptureLevel?
  /// The highest peak of the last while, and for how many levels it stays.
  private var held: (peak: Double, left: Int) = (-.infinity, 0)
  /// For how many levels the clipping mark stays.
  private var clipping = 0
  /// How many levels have been digital silence.
  private var silent = 0
  private let device: String

  /// A peak stays for a second and a half, clipping for three; five seconds of nothing are a muted microphone.
  private static let (holding, marking, muted) = (15, 30, 50)
  private static let columns = 30
  /// The left end of the meter, in dBFS.
  private static let floor = -60.0

  package init(device: String, rate: Int) {
    self.device = device
    at = OutputTime(frames: 0, rate: rate)
  }

  package mutating func show(_ state: State) { self.state = state }

  package mutating func show(_ event: CaptureEvent) {
    switch event {
    case .level(let level, let at): hear(level, at)
    case .paused(let at): (state, self.at) = (.paused, at)
    case .resumed(let at), .awake(let at), .back(_, let at): (state, self.at) = (.recording, at)
    case .asleep(let at), .away(_, let at): (state, self.at) = (.waiting, at)
    case .ended(let result): (state, at) = (.keeping, result.length)
    case .began, .lost, .moved: break
    }
  }

  private mutating func hear(_ level: CaptureLevel, _ at: OutputTime) {
    self.level = level
    self.at = at
    held = level.peak >= held.peak || held.left == 0 ? (level.peak, LevelLine.holding) : (held.peak, held.left - 1)
    clipping = level.clipped > 0 ? LevelLine.marking : max(0, clipping - 1)
    silent = level.peak.isFinite ? 0 : silent + 1
  }

  package func line(columns: Int) -> String {
    let time = Lengths.time(at)
    let parts =
      switch state {
      case .recording: ["● \(time)", meter, numbers, silent >= LevelLine.muted ? "silence: is it muted?" : device]
      case .paused: ["‖ \(time)", "paused", "space goes on", "q finishes"]
      case .waiting: ["○ \(time)", "no sound comes; waiting", "q finishes"]
      case .asking: ["discard \(time) of sound? y/n", "recording goes on"]
      case .keeping: ["■ \(time)", "taking it into the library"]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ").fitting(columns)
  }

  /// The root of the mean square as a bar, the highest peak of the last while as a stroke.
  private var meter: String {
    guard let level else { return "" }
    let (bar, stroke) = (LevelLine.column(level.rms), LevelLine.column(held.peak))
    return String(
      (0..<LevelLine.columns).map { column -> Character in
        if stroke > 0, column == stroke - 1 { return "│" }
        return column < bar ? "█" : "░"
      })
  }

  /// How many of the columns a level fills.
  private static func column(_ decibels: Double) -> Int {
    guard decibels.isFinite else { return 0 }
    return min(columns, max(0, Int(((decibels - floor) / -floor * Double(columns)).rounded())))
  }

  private var numbers: String {
    guard let level else { return "" }
    let mark = clipping > 0 ? " CLIP" : ""
    return "peak \(LevelLine.words(held.peak)) rms \(LevelLine.words(level.rms)) dBFS\(mark)"
  }

  /// Five characters wide, so that the line does not dance.
  private static func words(_ decibels: Double) -> String {
    let text = decibels.isFinite ? JSON.decibels(decibels).text : "-∞"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }
}
