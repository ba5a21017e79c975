/// The one place where samples become integers: scaled, rounded half to even, clipped. No dither.
///
/// An integer file of at most 24 bits comes out as it went in. Not a number becomes silence.
enum SampleConverter {
  static func int16(_ sample: Float) -> Int16 {
    let scaled = (sample * 32768).rounded(.toNearestOrEven)
    return scaled >= 32767 ? .max : scaled <= -32768 ? .min : scaled == scaled ? Int16(scaled) : 0
  }

  static func int24(_ sample: Float) -> Int32 {
    let scaled = (sample * 8_388_608).rounded(.toNearestOrEven)
    return scaled >= 8_388_607 ? 8_388_607 : scaled <= -8_388_608 ? -8_388_608 : scaled == scaled ? Int32(scaled) : 0
  }

  static func int32(_ sample: Float) -> Int32 {
    let scaled = (sample * 2_147_483_648).rounded(.toNearestOrEven)
    return scaled >= 2_147_483_648 ? .max : scaled <= -2_147_483_648 ? .min : scaled == scaled ? Int32(scaled) : 0
  }

  /// Writes `samples` little-endian to `bytes`, which holds `samples.count * encoding.bytes` or more.
  static func convert(
    _ samples: UnsafeBufferPointer<Float>, to encoding: SampleEncoding, into bytes: UnsafeMutableRawPointer
  ) {
    switch encoding {
    case .int16:
      for (index, sample) in samples.enumerated() {
        bytes.storeBytes(of: int16(sample).littleEndian, toByteOffset: index * 2, as: Int16.self)
      }
    case .int24:
      for (index, sample) in samples.enumerated() {
        let value = int24(sample)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index * 3, as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value >> 8), toByteOffset: index * 3 + 1, as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value >> 16), toByteOffset: index * 3 + 2, as: UInt8.self)
      }
    case .int32:
      for (index, sample) in samples.enumerated() {
        bytes.storeBytes(of: int32(sample).littleEndian, toByteOffset: index * 4, as: Int32.self)
      }
    case .float32:
      for (index, sample) in samples.enumerated() {
        bytes.storeBytes(of: sample.bitPattern.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
  }
}
