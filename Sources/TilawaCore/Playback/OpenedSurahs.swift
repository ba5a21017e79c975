/// The surahs whose start was reached in this session; 16 bytes of memory.
public struct OpenedSurahs: Hashable, Sendable, Codable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  public init() {}

  /// Whether the surah of this number was opened.
  public func contains(_ surah: Int) -> Bool {
    (surah < 64 ? low >> UInt64(surah) : high >> UInt64(surah - 64)) & 1 == 1
  }

  /// Notes that the surah of this number was opened.
  public mutating func insert(_ surah: Int) {
    if surah < 64 { low |= 1 << UInt64(surah) } else { high |= 1 << UInt64(surah - 64) }
  }
}
