/// Decoded samples as bytes: three each, the lowest first.
enum PacketSamples {
  private static let chunk = 16_384
  private static let scale: Float = 8_388_608

  static func walk(_ decoder: any AudioDecoding, _ take: SoundPackets.Taking) throws(AudioError) {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: chunk * decoder.channels)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * buffer.count)
    while true {
      let count = try decoder.read(into: buffer)
      guard count > 0 else { return }
      bytes.removeAll(keepingCapacity: true)
      for sample in buffer[..<(count * decoder.channels)] {
        let value = sample.isFinite ? Int32(min(scale - 1, max(-scale, (sample * scale).rounded()))) : 0
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        bytes.append(UInt8(truncatingIfNeeded: value >> 16))
      }
      bytes.withUnsafeBytes(take)
    }
  }
}
