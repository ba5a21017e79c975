import TilawaCore

/// A cache of the output frames of one slice after several playings in a row, so that repeats are not decoded again.
///
/// It serves one rendition, because at another speed the frames differ. It is filled at the second playing: sound
/// without repeats costs nothing.
struct SliceCache {
  /// The greatest size in samples; about 4 MB.
  private static let greatest = 1 << 20

  private var slice: AudioSlice?
  private var plays = 0
  private var samples: [Float] = []

  /// Fills `target` with the slice's frames from `start` on, if they are cached.
  func copy(_ slice: AudioSlice, from start: Int, into target: UnsafeMutableBufferPointer<Float>, channels: Int) -> Bool
  {
    guard slice == self.slice, start * channels + target.count <= samples.count else { return false }
    samples.withUnsafeBufferPointer { all in
      guard let source = all.baseAddress else { return }
      target.baseAddress?.update(from: source + start * channels, count: target.count)
    }
    return true
  }

  /// Stores decoded frames, the slice's from `start` on, if it is a repeat and small enough.
  mutating func keep(
    _ frames: UnsafeBufferPointer<Float>, of slice: AudioSlice, at start: Int, of length: Int, channels: Int
  ) {
    if slice != self.slice {
      self.slice = slice
      plays = 0
      samples = []
    }
    if start == 0 { plays += 1 }
    guard plays > 1, length * channels <= Self.greatest, start * channels == samples.count else { return }
    samples.reserveCapacity(length * channels)
    samples.append(contentsOf: frames)
  }
}
