/// The only conversion of samples to integers: scaled, rounded half to even, clipped. No dither.
///
/// An integer file of at most 24 bits is unchanged. Not a number becomes silence.
enum SampleConverter {
  @_noLocks @_noAllocation
  static func int16(_ sample: Float) -> Int16 {
    let scaled = round(sample * 32768)
    return scaled >= 32767 ? .max : scaled <= -32768 ? .min : scaled == scaled ? Int16(scaled) : 0
  }

  @_noLocks @_noAllocation
  static func int24(_ sample: Float) -> Int32 {
    let scaled = round(Double(sample) * 8_388_608)
    return scaled >= 8_388_607 ? 8_388_607 : scaled <= -8_388_608 ? -8_388_608 : scaled == scaled ? Int32(scaled) : 0
  }

  @_noLocks @_noAllocation
  static func int32(_ sample: Float) -> Int32 {
    let scaled = round(Double(sample) * 2_147_483_648)
    return scaled >= 2_147_483_647 ? .max : scaled <= -2_147_483_648 ? .min : scaled == scaled ? Int32(scaled) : 0
  }

  /// Rounds half to even, for less than 2²². The added number leaves no bits for a fraction; the library's `rounded`
  /// would be a call, and the compiler does not permit it in the sound server's callback.
  @_noLocks @_noAllocation
  private static func round(_ sample: Float) -> Float { (sample + 12_582_912) - 12_582_912 }

  /// Rounds half to even, for less than 2⁵¹.
  @_noLocks @_noAllocation
  private static func round(_ sample: Double) -> Double { (sample + 6_755_399_441_055_744) - 6_755_399_441_055_744 }

  /// Writes `samples` little-endian to `bytes`, which holds `samples.count * encoding.bytes` or more.
  static func convert(
    _ samples: UnsafeBufferPointer<Float>, to encoding: SampleEncoding, into bytes: UnsafeMutableRawPointer
  ) {
    if let base = samples.baseAddress { convert(base, count: samples.count, to: encoding, into: bytes) }
  }

  /// Writes `samples` in the same way, for the sound server's callback.
  @_noLocks @_noAllocation
  static func convert(
    _ samples: UnsafePointer<Float>, count: Int, to encoding: SampleEncoding, into bytes: UnsafeMutableRawPointer
  ) {
    var index = 0
    switch encoding {
    case .int16:
      while index < count {
        bytes.storeBytes(of: int16(samples[index]).littleEndian, toByteOffset: index * 2, as: Int16.self)
        index += 1
      }
    case .int24:
      while index < count {
        let value = int24(samples[index])
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index * 3, as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value >> 8), toByteOffset: index * 3 + 1, as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: value >> 16), toByteOffset: index * 3 + 2, as: UInt8.self)
        index += 1
      }
    case .int32:
      while index < count {
        bytes.storeBytes(of: int32(samples[index]).littleEndian, toByteOffset: index * 4, as: Int32.self)
        index += 1
      }
    case .float32:
      while index < count {
        bytes.storeBytes(of: samples[index].bitPattern.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        index += 1
      }
    }
  }
}
