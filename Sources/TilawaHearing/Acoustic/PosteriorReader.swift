package import TilawaCore

/// Reads the posteriors of sound files in one pass. Used by any thread; blocks.
///
/// The mean that is subtracted is that of a minute around each hop, or of the whole slice where it is shorter. Memory is 5 MB beside
/// the result, however long the file is. The result does not depend on how the file is read.
package struct PosteriorReader: Sendable {
  /// A callback with the number of hops that were read and their total; an error that it throws ends the reading.
  package typealias Progress = (_ done: Int, _ of: Int) throws -> Void

  /// The samples that are heard at once, 5 s: a decoder gives what is in a packet, and the network takes many times as long for frames that
  /// come one by one.
  private static let chunk = 81_920
  /// The hops over which the mean is taken, and those of them after the hop.
  private static let mean = (window: 6000, ahead: 3000)

  private let model: AcousticModel

  package init(_ model: AcousticModel) { self.model = model }

  /// Returns a slice with what is heard in it.
  ///
  /// - Throws: the errors of `read`.
  package func hear(_ slice: AudioSlice, progress: Progress = { _, _ in }) throws -> HeardSlice {
    HeardSlice(slice, try read(slice, progress: progress))
  }

  /// Returns what is heard in a slice; frame 0 and hop 0 begin with it.
  ///
  /// - Throws: `AudioError` where the file cannot be read or has changed since it was measured; errors of `progress`.
  package func read(_ slice: AudioSlice, progress: Progress = { _, _ in }) throws -> HeardSound {
    let range = slice.range(at: model.features.rate)
    var posteriors = Posteriors(outputs: model.outputs)
    var levels = VoiceLevels(model.features)
    var voice = VoiceGathering(bands: model.features.bands, hopsInFrame: model.hopsInFrame)
    func sound() -> HeardSound {
      HeardSound(posteriors: posteriors, hopsInFrame: model.hopsInFrame, levels: levels.values, voice: voice.trace)
    }
    guard !range.isEmpty else { return sound() }
    posteriors.reserve(range.count / model.samplesInFrame + 1)
    let reader = try MonoReader(opening: slice.file, at: model.features.rate, from: range.lowerBound)
    var extractor = try LogMelExtractor(model.features)
    var normaliser = MeanNormaliser(window: Self.mean.window, ahead: Self.mean.ahead, model.features)
    var network = AcousticNetwork(model)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.chunk)
    defer { buffer.deallocate() }
    var (place, hops, rows) = (range.lowerBound, [Float](), [Float]())
    func pass() {
      levels.add(hops)
      normaliser.add(hops, to: &rows)
      network.add(rows, to: &posteriors)
      voice.add(hops)
      voice.follow(posteriors)
      hops.removeAll(keepingCapacity: true)
      rows.removeAll(keepingCapacity: true)
    }
    while place < range.upperBound {
      let wanted = min(Self.chunk, range.upperBound - place)
      var count = 0
      while count < wanted {
        count += try reader.read(into: UnsafeMutableBufferPointer(rebasing: buffer[count..<wanted]))
      }
      extractor.add(UnsafeBufferPointer(rebasing: buffer[..<count]), to: &hops)
      pass()
      place += count
      try progress((place - range.lowerBound) / model.features.hop, range.count / model.features.hop)
    }
    extractor.finish(to: &hops)
    pass()
    normaliser.finish(to: &rows)
    network.add(rows, to: &posteriors)
    network.finish(to: &posteriors)
    voice.follow(posteriors)
    return sound()
  }
}
