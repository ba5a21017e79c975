package import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// A line on the terminal during a recording: its length, the present level, and the keys.
package struct LevelLine {
  package enum State: Hashable {
    case recording, paused
    /// No sound comes, for whatever reason.
    case waiting
    case asking
    /// The recording has ended and is being taken into the library.
    case keeping
  }

  package private(set) var state = State.recording
  private var at: OutputTime
  private var level: CaptureLevel?
  /// The highest recent peak, and the number of levels for which it stays.
  private var held: (peak: Double, left: Int) = (-.infinity, 0)
  /// The number of levels for which the clipping mark stays.
  private var clipping = 0
  /// The number of levels of digital silence until now.
  private var silent = 0
  private let device: String

  /// The numbers of levels for three times: a peak stays for 1.5 s, the clipping mark for 3 s, and silence of 5 s means
  /// a muted microphone.
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
      case .recording:
        ["● \(time)", meter, numbers, silent >= LevelLine.muted ? ScreensSentences.silence.text : device]
      case .paused:
        ["‖ \(time)", ScreensSentences.paused.text, ScreensSentences.spaceGoesOn.text, ScreensSentences.qFinishes.text]
      case .waiting: ["○ \(time)", ScreensSentences.noSoundWaiting.text, ScreensSentences.qFinishes.text]
      case .asking: [ScreensSentences.discardQuestion(time: time).text, ScreensSentences.recordingGoesOn.text]
      case .keeping: ["■ \(time)", ScreensSentences.adding.text]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ").fitting(columns)
  }

  /// The meter: the root mean square as a bar, the highest recent peak as a stroke.
  private var meter: String {
    guard let level else { return "" }
    let (bar, stroke) = (LevelLine.column(level.rms), LevelLine.column(held.peak))
    return String(
      (0..<LevelLine.columns).map { column -> Character in
        if stroke > 0, column == stroke - 1 { return "│" }
        return column < bar ? "█" : "░"
      })
  }

  /// Returns the number of columns that a level fills.
  private static func column(_ decibels: Double) -> Int {
    guard decibels.isFinite else { return 0 }
    return min(columns, max(0, Int(((decibels - floor) / -floor * Double(columns)).rounded())))
  }

  private var numbers: String {
    guard let level else { return "" }
    let (peak, rms) = (LevelLine.words(held.peak), LevelLine.words(level.rms))
    return clipping > 0
      ? ScreensSentences.levelsClipped(peak: peak, rms: rms).text : ScreensSentences.levels(peak: peak, rms: rms).text
  }

  /// Returns a level as text, five characters wide so that the line does not shift.
  private static func words(_ decibels: Double) -> String {
    let text = decibels.isFinite ? JSONNumber(decibels: decibels).digits : "-∞"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }
}
