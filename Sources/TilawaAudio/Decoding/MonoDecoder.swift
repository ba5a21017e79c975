/// A decoder of one channel, mixed from the channels of another decoder.
///
/// The average of two channels of which one is inverted is silence. So a channel that cancels those before it is inverted in the mix.
/// Each stretch of a second, counted from the start of the file, is decided by itself, and the mix changes gradually after its
/// beginning: a frame is the same wherever reading begins. A read takes up to two seconds of frames more from the source.
package final class MonoDecoder: AudioDecoding {
  package let channels = 1
  package var rate: Int { source.rate }
  package var frames: Int { source.frames }
  package var remark: String? { source.remark }

  /// The greatest number of frames of a stretch; it bounds the memory.
  private static let longest = 48_000

  private let source: any AudioDecoding
  /// The number of frames of a stretch, and of those in which the mix changes.
  private let size: Int
  private let change: Int
  /// The stretch that is read, interleaved, with the number of its frames, and the next of them.
  private let input: SampleBuffer
  private var filled = 0
  private var next = 0
  private var signs: ChannelSigns
  private var before: ChannelSigns?
  /// The error behind the frames of this stretch.
  private var failure: AudioError?

  package init(_ source: any AudioDecoding) {
    self.source = source
    size = max(1, min(source.rate, Self.longest))
    change = max(1, size / 100)
    input = SampleBuffer(frames: size, channels: source.channels)
    signs = ChannelSigns(channels: source.channels)
  }

  package func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    if next == filled { try advance() }
    let count = min(buffer.count, filled - next)
    guard count > 0 else { return 0 }
    let samples = input.frames(count, from: next)
    signs.mix(samples, into: buffer)
    if let before, next < change {
      let changing = 0..<min(count, change - next)
      signs.mix(samples, changing, from: before, share: { Float(next + $0 + 1) / Float(change) }, into: buffer)
    }
    next += count
    return count
  }

  package func seek(toFrame frame: Int) throws(AudioError) {
    let stretch = frame / size
    try source.seek(toFrame: max(0, stretch - 1) * size)
    (before, filled, next, failure) = (nil, 0, 0, nil)
    if stretch > 0 { try advance() }
    next = filled
    guard frame > stretch * size else { return }
    try advance()
    next = min(filled, frame - stretch * size)
  }

  /// Reads the next stretch, or what there is of it before the end or an error.
  private func advance() throws(AudioError) {
    if let failure { throw failure }
    let isFirst = filled == 0
    (filled, next) = (0, 0)
    do throws(AudioError) {
      while filled < size {
        let count = try source.read(into: input.frames(size - filled, from: filled))
        guard count > 0 else { break }
        filled += count
      }
    } catch {
      guard filled > 0 else { throw error }
      failure = error
    }
    before = isFirst ? nil : signs
    signs = ChannelSigns(input.frames(filled), channels: source.channels)
  }
}
