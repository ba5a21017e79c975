/// The ayah of a claim and the best other places, in windows of its frames.
struct PlaceComparison {
  /// The best other place.
  struct Other {
    /// Its first ayah.
    let ayah: Int
    let gain: Float
    let loss: Float
    /// The number of its units that are heard.
    let units: Int
  }

  /// The gain of the ayah over other speech, and that of the best other places, in nats.
  private(set) var own: Float = 0
  private(set) var best: Float = 0
  private(set) var nearest: Other?
  /// The number of units of the ayah that are heard, and of all.
  private var heard = 0
  private let units: Int

  /// - Parameter window: the length of a window, in hops.
  init(_ frames: Range<Int>, ayah: Int, _ search: PassageSearch, window: Int) {
    let (text, mine) = (search.text, search.text.units(ofAyah: ayah))
    units = mine.count
    let parts = max(1, frames.count * 4 / window)
    var room = search.room()
    for part in 0..<parts {
      let (low, high) = (frames.count * part / parts, frames.count * (part + 1) / parts)
      let window = frames.lowerBound + low..<frames.lowerBound + high
      if let path = search.path(text.ayahWords[ayah]..<text.ayahWords[ayah + 1], window) {
        own += path.gain
        heard += path.heard.count
      }
      let others = search.places(window, &room).filter { place in
        !([place.units] + place.same).contains { 2 * $0.clamped(to: mine).count > min($0.count, mine.count) }
      }
      guard let other = others.first else { continue }
      best += other.gain
      if other.gain > nearest?.gain ?? 0 {
        // The place beside the ayah is meant where several have the same words.
        let units = other.same.reduce(other.units) { best, same in
          abs(same.lowerBound - mine.lowerBound) < abs(best.lowerBound - mine.lowerBound) ? same : best
        }
        nearest = Other(
          ayah: text.pieces(of: units).pieces.lowerBound, gain: other.gain, loss: other.loss,
          units: other.heard.count)
      }
    }
  }

  /// The lead of the ayah over the other places, in nats.
  var margin: Float { own - best }
  /// The share of the ayah's units that is heard.
  var share: Double { Double(heard) / Double(max(1, units)) }
}
