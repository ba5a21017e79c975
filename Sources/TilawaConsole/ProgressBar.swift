import TilawaCore

/// A bar on standard error: the share of a rendering that is done, and its speed as a multiple of real time.
package struct ProgressBar: Sendable {
  package let total: Int
  package let rate: Int
  private let began = ContinuousClock.now

  package init(total: Int, rate: Int) {
    self.total = total
    self.rate = rate
  }

  /// Draws the bar.
  ///
  /// - Parameters:
  ///   - done: the number of frames done.
  ///   - waiting: the ayah that has to be fetched first; nil if none.
  package func show(_ done: Int, waiting: String? = nil) {
    let share = total > 0 ? min(1, Double(done) / Double(total)) : 1
    let elapsed = began.duration(to: .now) / .seconds(1)
    let speed = elapsed > 0 ? Int(Double(done) / Double(rate) / elapsed) : 0
    let filled = Int(share * 30)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    let percent = Int(share * 100)
    let line =
      waiting.map { ConsoleSentences.progressWaiting(bar: bar, percent: percent, speed: speed, ayah: $0) }
      ?? ConsoleSentences.progress(bar: bar, percent: percent, speed: speed)
    Terminal.draw("\(line)", on: 2)
  }

  package static func clear() { Terminal.clear() }
}
