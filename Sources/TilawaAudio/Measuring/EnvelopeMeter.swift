import Glibc
public import TilawaCore

/// A meter of the envelope of sound that arrives in pieces. Used by one thread at a time.
///
/// It takes about a nanosecond a sample. The result depends on the frames alone, to the bit, and not on the division
/// into pieces or stretches. The filters delay by less than half a hop.
public final class EnvelopeMeter {
  /// The number, in the file, of the first frame to be added: some before the first hop, for the filters to settle.
  public let firstFrame: Int

  private let rate: Int
  private let channels: Int
  private let firstHop: Hop
  private let band: VoiceBand
  private var added = 0
  private var values: [UInt8] = []
  /// The present hop; before the first one while the filters settle.
  private var hop: Hop
  private var energy: Int64 = 0
  private var heard = 0
  /// The number of the next output of the band, counted from the beginning of the file.
  private var output: Int
  private var limit: Int

  /// Makes a meter for a recording, or for a stretch that begins with a hop and is joined to others later.
  ///
  /// - Parameters:
  ///   - rate: the sample rate in frames a second.
  ///   - channels: the number of channels.
  ///   - firstHop: the first hop to measure; `firstFrame` is the first frame to add.
  public init(rate: Int, channels: Int, from firstHop: Hop = Hop(0)) {
    precondition(rate > 0 && channels > 0 && firstHop >= Hop(0), "there is no such sound")
    self.rate = rate
    self.channels = channels
    self.firstHop = firstHop
    band = VoiceBand(rate: rate, channels: channels)
    let start = firstHop.firstFrame(rate: rate)
    output = max(0, start - band.memory) / band.step
    firstFrame = output * band.step
    hop = firstHop.advanced(by: -1)
    limit = start / band.step
    values.reserveCapacity(1 << 16)
  }

  /// Adds interleaved frames.
  public func add(_ frames: UnsafeBufferPointer<Float>) {
    added += frames.count / channels
    band.filter(frames) { squares in
      var rest = squares
      while !rest.isEmpty {
        if output == limit { close() }
        let count = min(rest.count, limit - output)
        for square in rest.prefix(count) { energy += square }
        heard += count
        output += count
        rest = UnsafeBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }

  /// The envelope from the first hop to the last frame that was added.
  public func finish() -> Envelope {
    let frames = max(0, firstFrame + added - firstHop.firstFrame(rate: rate))
    let last = firstFrame + added
    let hops = Envelope.hops(in: last, rate: rate) - firstHop.index
    var values = values
    if heard > 0, hop >= firstHop { values.append(level) }
    while values.count < hops { values.append(values.last ?? 255) }
    return Envelope(rate: rate, frames: frames, values: Array(values.prefix(max(0, hops))))
  }

  private func close() {
    if hop >= firstHop { values.append(heard > 0 ? level : values.last ?? 255) }
    (energy, heard) = (0, 0)
    hop = hop.advanced(by: 1)
    limit = hop.advanced(by: 1).firstFrame(rate: rate) / band.step
    if limit == output { close() }
  }

  private var level: UInt8 {
    guard energy > 0 else { return 255 }
    let halfDecibels = -20 * log10(Double(energy) / (Double(heard) * band.fullScale))
    return UInt8(min(255, max(0, halfDecibels.rounded())))
  }
}
