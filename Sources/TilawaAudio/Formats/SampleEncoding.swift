/// How a sink stores a sample.
public enum SampleEncoding: Hashable, Sendable, CaseIterable {
  case int16
  /// Packed, three bytes.
  case int24
  case int32
  case float32

  /// How many bytes a sample has in a file.
  public var bytes: Int {
    switch self {
    case .int16: 2
    case .int24: 3
    case .int32, .float32: 4
    }
  }

  /// What one unit of `Float` becomes; nil for floats, which stay as they are.
  var scale: Float? {
    switch self {
    case .int16: 32768
    case .int24: 8_388_608
    case .int32: 2_147_483_648
    case .float32: nil
    }
  }
}
