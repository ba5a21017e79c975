/// The times written below a picture of a recording: round numbers, as many as there is room for.
public struct TimeAxis: Hashable, Sendable {
  /// A time with its position.
  public struct Tick: Hashable, Sendable {
    /// The frame nearest to the time.
    public let frame: Int
    /// The column of the frame.
    public let column: Int
    /// The text: "1:05", "1:01:05", "0:01.250".
    public let text: String
  }

  /// The ticks in the order of time.
  public let ticks: [Tick]

  /// Chooses the ticks of a window.
  ///
  /// - Parameters:
  ///   - window: the shown stretch.
  ///   - rate: the number of frames per second.
  ///   - gap: the least number of columns between two texts.
  ///   - width: returns the number of columns of a text.
  public init(_ window: WaveformWindow, rate: Int, gap: Int, width: (String) -> Int) {
    let frames = window.frames
    let step = TimeAxis.steps.first { step in
      let room = step * rate * window.columns / (frames.count * 1_000_000)
      return room >= width(TimeAxis.text(frames.upperBound * 1_000_000 / rate, step: step)) + gap
    }
    guard let step else {
      ticks = []
      return
    }
    let first = (frames.lowerBound * 1_000_000 + rate * step - 1) / (rate * step)
    let last = frames.upperBound * 1_000_000 / (rate * step)
    ticks = (first...max(first, last)).compactMap { count in
      let frame = (count * step * rate + 500_000) / 1_000_000
      guard frames.contains(frame) else { return nil }
      return Tick(frame: frame, column: window.column(of: frame), text: TimeAxis.text(count * step, step: step))
    }
  }

  /// The possible distances of ticks, in microseconds.
  private static let steps: [Int] =
    [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]
    + [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 86_400].map { $0 * 1_000_000 }

  /// Returns the text of a time in microseconds, with as many decimals as the step needs.
  private static func text(_ moment: Int, step: Int) -> String {
    let seconds = Lengths.time(moment / 1_000_000)
    guard step < 1_000_000 else { return seconds }
    let digits = String(String(moment % 1_000_000 + 1_000_000).dropFirst())
    let count = step % 100_000 == 0 ? 1 : step % 10_000 == 0 ? 2 : step % 1000 == 0 ? 3 : step % 100 == 0 ? 4 : 5
    return "\(seconds).\(digits.prefix(count))"
  }
}
