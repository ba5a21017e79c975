/// The encoding of a sample in a sink.
public enum SampleEncoding: Hashable, Sendable, CaseIterable {
  case int16
  /// 24 bits in three packed bytes.
  case int24
  case int32
  case float32

  /// The number of bytes of a sample in a file.
  public var bytes: Int {
    switch self {
    case .int16: 2
    case .int24: 3
    case .int32, .float32: 4
    }
  }

  /// The integer for a `Float` of 1; nil for floats, which are not scaled.
  var scale: Float? {
    switch self {
    case .int16: 32768
    case .int24: 8_388_608
    case .int32: 2_147_483_648
    case .float32: nil
    }
  }
}
