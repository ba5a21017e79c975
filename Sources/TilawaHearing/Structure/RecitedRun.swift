/// A stretch of a recording in which a passage is recited without a jump and without anything else in between.
struct RecitedRun: Hashable, Sendable {
  /// Where the way of the reciter through the text is known to pass.
  struct Point: Hashable, Sendable {
    /// The hop of the recording.
    var hop: Int
    /// How many ayat have been recited, in ayat and parts of their speech: 2.5 is the middle of the third.
    var place: Double
    /// By how much cheaper each frame of the phrase that ends here is than by chance, in the mean; 0 for the first point.
    var gain: Float = 0
  }

  /// At least two, ascending in both; the first is its beginning, the last its end.
  let points: [Point]

  var hops: Range<Int> { (points.first?.hop ?? 0)..<(points.last?.hop ?? 0) }
  var start: Double { points.first?.place ?? 0 }
  var end: Double { points.last?.place ?? 0 }

  /// The ayat of which it has something, in order.
  var ayat: Range<Int> { Int(start)..<max(Int(start) + 1, Int(end.rounded(.up))) }

  /// How much of an ayah it has.
  func part(of ayah: Int) -> ClosedRange<Double> {
    let low = min(1, max(0, start - Double(ayah)))
    return low...max(low, min(1, end - Double(ayah)))
  }

  /// By how much cheaper the frames of some hops are than by chance, in the mean.
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
