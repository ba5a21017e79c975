/// The codec of a stream in Ogg, and what its headers say about the lengths of packets.
struct OggCodec {
  enum Kind { case vorbis, opus, other }

  let kind: Kind
  /// The rate of the positions on pages; 0 if unknown.
  let rate: Int
  /// The number of frames before the sound, which are decoded and not heard.
  let preskip: Int
  /// The number of packets with headers.
  let headers: Int
  private var sizes: (short: Int, long: Int) = (0, 0)
  /// Whether blocks are long, for each mode of Vorbis; empty before the setup header was read.
  private var modes: [Bool] = []
  private var before: Int?

  /// - Parameter packet: the first packet of the stream.
  /// - Returns: nil for a stream that is no sound.
  init?(_ packet: [UInt8]) {
    if packet.has("OpusHead"), let skip = packet.littleEndian(at: 10, size: 2) {
      (kind, rate, preskip, headers) = (.opus, 48_000, Int(skip), 2)
    } else if packet.has("\u{1}vorbis"), let rate = packet.littleEndian(at: 12, size: 4), packet.count > 28 {
      (kind, self.rate, preskip, headers) = (.vorbis, Int(rate), 0, 3)
      sizes = (1 << Int(packet[28] & 15), 1 << Int(packet[28] >> 4))
    } else if packet.has("FLAC", at: 1) || packet.has("Speex   ") || packet.has("PCM     ") {
      (kind, rate, preskip, headers) = (.other, 0, 0, 0)
    } else {
      return nil
    }
  }

  /// Reads the third header of Vorbis.
  mutating func readSetup(_ packet: [UInt8]) { modes = VorbisModes.read(packet) ?? [] }

  /// Returns the number of frames of a packet that follows those before; nil if it cannot be known.
  mutating func frames(of packet: [UInt8]) -> Int? {
    switch kind {
    case .opus: return Self.opusFrames(packet)
    case .vorbis:
      guard let first = packet.first, first & 1 == 0, !modes.isEmpty else { return packet.isEmpty ? 0 : nil }
      let bits = modes.count > 1 ? Int.bitWidth - (modes.count - 1).leadingZeroBitCount : 0
      let mode = Int(first >> 1) & ((1 << bits) - 1)
      guard mode < modes.count else { return nil }
      let size = modes[mode] ? sizes.long : sizes.short
      defer { before = size }
      return before.map { ($0 + size) / 4 } ?? 0
    case .other: return nil
    }
  }

  /// The first byte says the length of a frame, and the second one where needed how many there are.
  private static func opusFrames(_ packet: [UInt8]) -> Int? {
    guard let first = packet.first else { return 0 }
    let config = Int(first >> 3)
    let frame =
      switch config {
      case 0..<12: [480, 960, 1920, 2880][config % 4]
      case 12..<16: [480, 960][config % 2]
      default: [120, 240, 480, 960][config % 4]
      }
    switch first & 3 {
    case 0: return frame
    case 1, 2: return 2 * frame
    default: return packet.count > 1 ? Int(packet[1] & 63) * frame : nil
    }
  }
}

/// The modes in the setup header of Vorbis. They stand at its end, and are found from there.
enum VorbisModes {
  /// Returns for each mode whether its blocks are long; nil for another content.
  static func read(_ packet: [UInt8]) -> [Bool]? {
    guard packet.has("\u{5}vorbis") else { return nil }
    var bits = BackwardBits(packet)
    // The last bit that is set frames the header.
    while bits.left > 97, bits.next(1) == 0 {}
    let start = bits
    var count = 0
    var found: Int?
    while bits.left >= 97, count < 64, bits.next(8) < 64, bits.next(16) == 0, bits.next(16) == 0 {
      _ = bits.next(1)
      count += 1
      var ahead = bits
      if ahead.next(6) + 1 == count { found = count }
    }
    guard let found else { return nil }
    bits = start
    var modes: [Bool] = []
    for _ in 0..<found {
      _ = bits.next(8)
      _ = bits.next(16)
      _ = bits.next(16)
      modes.append(bits.next(1) == 1)
    }
    return modes.reversed()
  }

  /// Bits that were packed from the lowest of each byte on, read from the last one back.
  private struct BackwardBits {
    private let bytes: [UInt8]
    private(set) var left: Int

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      left = 8 * bytes.count
    }

    /// Returns the number in the `count` bits before the present place.
    mutating func next(_ count: Int) -> Int {
      var value = 0
      for _ in 0..<min(count, left) {
        left -= 1
        value = value << 1 | Int(bytes[left / 8] >> UInt8(left % 8) & 1)
      }
      return value
    }
  }
}
