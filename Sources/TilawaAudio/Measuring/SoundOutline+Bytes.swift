import TilawaCore

/// The format of an outline in a file; all numbers are little-endian:
///
/// | bytes | what |
/// |---|---|
/// | 4 | `TLOL` |
/// | 4 | version, 1 |
/// | 4 | rate |
/// | 8 | frames |
/// | one a second | scales of the waveform |
/// | 14 bits a hundredth | lowest and highest of a column, each + 63, the first in the lower bits; padded to a byte |
/// | one a hundredth | envelope |
/// | 8 | checksum of all before it: FNV-1a, 64 bits |
extension SoundOutline {
  private static let magic = Array("TLOL".utf8)
  private static let version: UInt32 = 1
  private static let headLength = 20
  private static let sumLength = 8

  /// The bytes of the outline for a file: 0.99 MB an hour.
  public var bytes: [UInt8] {
    var bytes = Self.magic
    bytes.reserveCapacity(Self.headLength + Self.bodyLength(rate: rate, frames: frames) + Self.sumLength)
    bytes.append(Self.version)
    bytes.append(UInt32(rate))
    bytes.append(UInt64(frames))
    bytes += waveform.base.scales
    bytes += Self.packed(waveform.base.values)
    bytes += envelope.values
    bytes.append(Self.checksum(bytes[...]))
    return bytes
  }

  /// Reads an outline; throws `.unreadable` for incomplete or damaged bytes, or another version. The outline must be
  /// made again then.
  public init(_ bytes: [UInt8]) throws(AudioError) {
    guard bytes.starts(with: Self.magic), let version = bytes.littleEndian(at: 4, size: 4) else {
      throw Self.refusal(AudioSentences.outlineNone)
    }
    guard version == UInt64(Self.version) else {
      throw Self.refusal(AudioSentences.outlineVersion(version: "\(version)"))
    }
    guard let rate = bytes.littleEndian(at: 8, size: 4).map({ Int($0) }), (1000...768_000).contains(rate),
      let frames = bytes.littleEndian(at: 12, size: 8), frames > 0, frames < 1 << 40
    else { throw Self.refusal(AudioSentences.outlineDamaged) }
    let end = Self.headLength + Self.bodyLength(rate: rate, frames: Int(frames))
    guard bytes.count == end + Self.sumLength, bytes.littleEndian(at: end, size: 8) == Self.checksum(bytes[..<end]),
      let outline = SoundOutline(bytes[Self.headLength..<end], rate: rate, frames: Int(frames))
    else { throw Self.refusal(AudioSentences.outlineDamaged) }
    self = outline
  }

  private init?(_ body: ArraySlice<UInt8>, rate: Int, frames: Int) {
    let columns = Self.columns(rate: rate, frames: frames)
    let scales = body.prefix(Self.seconds(columns))
    let packed = body[scales.endIndex..<scales.endIndex + Self.packedLength(columns)]
    guard let base = WaveformBase(scales: Array(scales), values: Self.unpacked(packed, count: 2 * columns)) else {
      return nil
    }
    waveform = Waveform(rate: rate, frames: frames, base: base)
    envelope = Envelope(rate: rate, frames: frames, values: Array(body[packed.endIndex...]))
  }

  private static func refusal(_ why: Sentence) -> AudioError {
    AudioError(.unreadable, AudioSentences.cannotReadOutline, why)
  }

  // MARK: - Lengths

  private static func columns(rate: Int, frames: Int) -> Int {
    TimeGrid(rate: rate, steps: Waveform.columnsPerSecond).count(in: frames)
  }

  private static func seconds(_ columns: Int) -> Int {
    (columns + Waveform.columnsPerSecond - 1) / Waveform.columnsPerSecond
  }

  private static func packedLength(_ columns: Int) -> Int { (14 * columns + 7) / 8 }

  private static func bodyLength(rate: Int, frames: Int) -> Int {
    let columns = columns(rate: rate, frames: frames)
    return seconds(columns) + packedLength(columns) + Envelope.hops(in: frames, rate: rate)
  }

  // MARK: - Bits

  private static func packed(_ values: [Int8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(packedLength(values.count / 2))
    var (bits, width): (UInt32, Int) = (0, 0)
    for value in values {
      bits |= UInt32(Int(value) + WaveformBase.most) << UInt32(width)
      width += 7
      guard width >= 8 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      width -= 8
    }
    if width > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }

  private static func unpacked(_ bytes: ArraySlice<UInt8>, count: Int) -> [Int8] {
    var values: [Int8] = []
    values.reserveCapacity(count)
    var (bits, width): (UInt32, Int) = (0, 0)
    for byte in bytes {
      bits |= UInt32(byte) << UInt32(width)
      width += 8
      while width >= 7, values.count < count {
        values.append(Int8(Int(bits & 127) - WaveformBase.most))
        bits >>= 7
        width -= 7
      }
    }
    return values
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension [UInt8] {
  /// Appends a number as little-endian bytes.
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    for index in 0..<number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
