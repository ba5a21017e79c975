/// The head of a WAV file: RIFF, or RF64 (EBU Tech 3306) where the sizes need 64 bits. All heads of a format are equally long.
struct WaveHead: Hashable {
  /// The greatest number of bytes after the size of a RIFF file.
  static let riffLimit = Int(UInt32.max)
  /// The number of bytes of the chunk with the sizes of 64 bits.
  private static let sizes = 28

  let encoding: SampleEncoding
  let format: AudioFormat
  let limit: Int

  /// The number of bytes of the samples.
  func dataBytes(frames: Int) -> Int { frames * format.channels * encoding.bytes }

  /// Returns the head of a file of so many frames.
  func bytes(frames: Int) -> [UInt8] {
    let data = dataBytes(frames: frames)
    let described = description(frames: frames)
    let riff = 4 + 8 + Self.sizes + described.count + 8 + data + data % 2
    let isBig = riff > limit
    var head = Self.name(isBig ? "RF64" : "RIFF") + Self.number(isBig ? .max : UInt32(truncatingIfNeeded: riff))
    head += Self.name("WAVE") + Self.name(isBig ? "ds64" : "JUNK") + Self.number(UInt32(Self.sizes))
    head +=
      isBig
      ? Self.number(UInt64(riff)) + Self.number(UInt64(data)) + Self.number(UInt64(frames)) + Self.number(UInt32(0))
      : [UInt8](repeating: 0, count: Self.sizes)
    return head + described + Self.name("data") + Self.number(isBig ? .max : UInt32(truncatingIfNeeded: data))
  }

  /// The chunks that say what the samples are.
  private func description(frames: Int) -> [UInt8] {
    let frame = format.channels * encoding.bytes
    let isFloat = encoding == .float32
    let chunk =
      Self.name("fmt ") + Self.number(UInt32(16)) + Self.number(UInt16(isFloat ? 3 : 1))
      + Self.number(UInt16(format.channels)) + Self.number(UInt32(format.rate))
      + Self.number(UInt32(format.rate * frame)) + Self.number(UInt16(frame)) + Self.number(UInt16(8 * encoding.bytes))
    guard isFloat else { return chunk }
    return chunk + Self.name("fact") + Self.number(UInt32(4)) + Self.number(UInt32(clamping: frames))
  }

  private static func name(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func number(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
