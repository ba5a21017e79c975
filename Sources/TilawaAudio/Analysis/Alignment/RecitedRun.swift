/// A stretch of a recording in which a passage is recited without a jump and without anything else in between.
struct RecitedRun: Hashable, Sendable {
  /// Where the way of the reciter through the text is known to pass.
  struct Point: Hashable, Sendable {
    /// The hop of the recording.
    var hop: Int
    /// How many ayat have been recited, in ayat and parts of their speech: 2.5 is the middle of the third.
    var place: Double
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
}
