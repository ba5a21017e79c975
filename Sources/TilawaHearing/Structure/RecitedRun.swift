/// An interval of a recording in which a part of the passage is recited without jumps and without anything else.
struct RecitedRun: Hashable, Sendable {
  /// A known point of the path of the reciter through the text.
  struct Point: Hashable, Sendable {
    /// The hop of the recording.
    var hop: Int
    /// The place in the passage, in ayat and fractions of their speech: 2.5 is the middle of the third ayah.
    var place: Double
    /// The mean gain over the null model of each frame of the phrase that ends here; 0 for the first point.
    var gain: Float = 0
  }

  /// The points, at least two, ascending in both coordinates; the first and the last are the ends of the run.
  let points: [Point]

  var hops: Range<Int> { (points.first?.hop ?? 0)..<(points.last?.hop ?? 0) }
  var start: Double { points.first?.place ?? 0 }
  var end: Double { points.last?.place ?? 0 }

  /// The ayat of which the run has a part, in order.
  var ayat: Range<Int> { Int(start)..<max(Int(start) + 1, Int(end.rounded(.up))) }

  /// Returns the part of an ayah that the run has, as fractions of its speech.
  func part(of ayah: Int) -> ClosedRange<Double> {
    let low = min(1, max(0, start - Double(ayah)))
    return low...max(low, min(1, end - Double(ayah)))
  }

  /// Returns the mean gain over the null model of the frames of some hops.
  func gain(of hops: Range<Int>) -> Float {
    var (sum, count): (Float, Int) = (0, 0)
    for (from, to) in zip(points, points.dropFirst()) {
      let shared = (from.hop..<max(from.hop, to.hop)).clamped(to: hops).count
      sum += to.gain * Float(shared)
      count += shared
    }
    return count > 0 ? sum / Float(count) : 0
  }
}
