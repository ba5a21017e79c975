import Glibc
import TilawaAudio
import TilawaCore

/// The level of the voice around one frame of a file, at a resolution of a millisecond. Used by one thread at a time.
final class QuietWindow {
  /// The position of a window in a file.
  struct Place: Hashable {
    /// The frame in its middle.
    let frame: Int
    /// The frames at which a cut is allowed.
    let range: Range<Int>
    let file: AudioFile
    /// The frames to read, including those for the settling of the filters.
    let needed: Range<Int>

    init(frame: Int, range: Range<Int>, file: AudioFile, _ band: VoiceBand) {
      self.frame = frame
      self.range = range
      self.file = file
      let margin = band.memory + QuietWindow.width(file.rate)
      let first = max(0, range.lowerBound - 2 * margin) / band.step * band.step
      needed = first..<max(first, min(file.frames, range.upperBound + margin))
    }
  }

  /// Difference of levels that counts as equal, in decibels.
  private static let alike = 0.5
  /// The lowest level, in decibels.
  private static let silence = -127.5

  let place: Place
  var needed: Range<Int> { place.needed }
  private let band: VoiceBand
  private var squares: [Int64] = []

  init(_ place: Place) {
    self.place = place
    band = VoiceBand(rate: place.file.rate, channels: place.file.channels)
  }

  /// Returns the frames over which a level is averaged: 5 ms.
  fileprivate static func width(_ rate: Int) -> Int { max(1, rate / 200) }

  /// Adds interleaved frames, the first of which is frame `start` of the file; they follow the frames added before.
  func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    let channels = place.file.channels
    let wanted = needed.clamped(to: start..<start + samples.count / channels)
    guard !wanted.isEmpty else { return }
    let part = samples[(wanted.lowerBound - start) * channels..<(wanted.upperBound - start) * channels]
    band.filter(UnsafeBufferPointer(rebasing: part)) { squares.append(contentsOf: $0) }
  }

  /// Returns the frame of the cut, see `QuietPlaces.find`.
  func quietest(below limit: Double) -> Int {
    let points = points()
    guard let near = points.indices.min(by: { distance(points[$0]) < distance(points[$1]) }) else { return place.frame }
    let runs = runs(points, below: limit)
    let own = runs.first { $0.contains(near) }
    guard let run = own ?? runs.max(by: { $0.count < $1.count }) else { return place.frame }
    let lowest = run.map { points[$0].level }.min() ?? 0
    let choice = run.filter { points[$0].level <= lowest + Self.alike }.min {
      distance(points[$0]) < distance(points[$1])
    }
    return choice.map { own != nil && $0 == near ? place.frame : points[$0].frame } ?? place.frame
  }

  private typealias Point = (frame: Int, level: Double)

  private func distance(_ point: Point) -> Int { abs(point.frame - place.frame) }

  /// Returns the level around each allowed frame, at the resolution of the band.
  private func points() -> [Point] {
    let width = max(1, Self.width(place.file.rate) / band.step)
    // The filters delay the signal by half of their memory.
    let late = band.memory / 2
    guard squares.count >= width else { return [] }
    var sum = squares.prefix(width).reduce(0, +)
    var points: [Point] = []
    for first in 0...(squares.count - width) {
      if first > 0 { sum += squares[first + width - 1] - squares[first - 1] }
      let frame = needed.lowerBound + (first + width / 2) * band.step - late
      guard place.range.contains(frame) else { continue }
      let mean = Double(sum) / (Double(width) * band.fullScale)
      points.append((frame, mean > 0 ? max(Self.silence, 10 * log10(mean)) : Self.silence))
    }
    return points
  }

  private func runs(_ points: [Point], below limit: Double) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in points.indices where points[index].level < limit {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
