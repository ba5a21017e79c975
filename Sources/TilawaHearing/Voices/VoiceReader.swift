import TilawaAudio
import TilawaCore

/// Reads the prints of the voices of takes from the sound in which they were found. Blocks while the file is read once more.
struct VoiceReader {
  private static let chunk = 16_384

  /// A unit that is heard in a take.
  private struct Place {
    let take: Int
    let frame: Int
    let unit: Int
  }

  /// The features of the model with which the takes were heard.
  let features: LogMelParameters
  let hopsInFrame: Int

  /// Returns the print of each take; nil where too little is heard in it.
  ///
  /// - Parameter takes: the hops of each take, in order, without overlaps.
  /// - Throws: `AudioError` where the file cannot be read.
  func prints(of takes: [Range<Int>], in slice: AudioSlice, heard posteriors: Posteriors) throws -> [VoicePrint?] {
    let range = slice.range(at: features.rate)
    var sums = takes.map { _ in VoicePrint.Sum(bands: features.bands) }
    let places = places(of: takes, in: posteriors)
    guard !range.isEmpty, !places.isEmpty else { return sums.map(\.print) }
    let voice = try MonoReader(opening: slice.file, at: features.rate, from: range.lowerBound)
    var extractor = try LogMelExtractor(features)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.chunk)
    defer { buffer.deallocate() }
    var (read, hops, first, next) = (range.lowerBound, [Float](), 0, 0)
    while read < range.upperBound, next < places.count {
      let wanted = min(Self.chunk, range.upperBound - read)
      let count = try voice.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
      extractor.add(UnsafeBufferPointer(rebasing: buffer[..<count]), to: &hops)
      read += count
      let known = first + hops.count / features.bands
      while next < places.count, (places[next].frame + 1) * hopsInFrame <= known {
        let place = places[next]
        sums[place.take].add(mean(hops, from: place.frame * hopsInFrame - first), of: place.unit)
        next += 1
      }
      let needed = next < places.count ? min(known, places[next].frame * hopsInFrame) : known
      hops.removeFirst((needed - first) * features.bands)
      first = needed
    }
    return sums.map(\.print)
  }

  /// Returns the frames of takes in which a unit is heard, in order.
  private func places(of takes: [Range<Int>], in posteriors: Posteriors) -> [Place] {
    let places = takes.indices.flatMap { take in
      let frames = (takes[take].lowerBound / hopsInFrame..<takes[take].upperBound / hopsInFrame)
        .clamped(to: 0..<posteriors.count)
      var (places, last) = ([Place](), 0)
      for frame in frames {
        let row = posteriors[frame]
        let unit = row.indices.reduce(row.startIndex) { row[$1] > row[$0] ? $1 : $0 } - row.startIndex
        if unit != 0, unit != last { places.append(Place(take: take, frame: frame, unit: unit)) }
        last = unit
      }
      return places
    }
    return places.sorted { $0.frame < $1.frame }
  }

  /// Returns the mean of the hops of a frame.
  private func mean(_ hops: [Float], from start: Int) -> [Float] {
    (0..<features.bands).map { band in
      (start..<start + hopsInFrame).reduce(Float(0)) { $0 + hops[$1 * features.bands + band] } / Float(hopsInFrame)
    }
  }
}
