/// The header of an MPEG audio frame: four bytes, which give the frame's length.
struct MpegFrame: Hashable {
  /// The length in bytes, with the header.
  let length: Int
  /// The number of frames of sound in it.
  let samples: Int
  let rate: Int
  let channels: Int
  /// The offset of a Xing or Info header in the frame.
  let sideInfoEnd: Int
  /// The bits that are constant within a file: version, layer, rate.
  let kind: UInt32

  /// The layer, 1 to 3.
  var layer: Int { 4 - Int(kind >> 17 & 3) }

  /// Whether one decoder reads both without a change of its format.
  func continues(_ other: MpegFrame) -> Bool { kind == other.kind && channels == other.channels }

  /// Returns nil for other bytes than a header, and for one without a bit rate, whose length is unknown.
  init?(_ header: UInt32) {
    guard header >> 21 == 0x7FF else { return nil }
    let version = Int(header >> 19 & 3)
    let layer = 4 - Int(header >> 17 & 3)
    let bits = Int(header >> 12 & 15)
    let speed = Int(header >> 10 & 3)
    guard version != 1, layer != 4, bits != 0, bits != 15, speed != 3 else { return nil }
    let isFirst = version == 3
    rate = [44_100, 48_000, 32_000][speed] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let bitRate = (isFirst ? Self.rates1[layer - 1] : Self.rates2[layer == 1 ? 0 : 1])[bits] * 1000
    let padding = Int(header >> 9 & 1)
    switch layer {
    case 1:
      samples = 384
      length = (12 * bitRate / rate + padding) * 4
    case 2:
      samples = 1152
      length = 144 * bitRate / rate + padding
    default:
      samples = isFirst ? 1152 : 576
      length = samples / 8 * bitRate / rate + padding
    }
    let isMono = header >> 6 & 3 == 3
    channels = isMono ? 1 : 2
    sideInfoEnd = 4 + (isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
    kind = header & 0xFFFE_0C00
  }

  private static let rates1 = [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ]
  private static let rates2 = [
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]
}
