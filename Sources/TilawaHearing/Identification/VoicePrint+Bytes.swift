extension VoicePrint {
  /// What a stored print begins with; another form of it gets another number.
  private static let magic = Array("tilprt02".utf8)

  /// The print in bytes: what it is, how many values and pieces, where these begin and break, the values, and a sum of it all.
  public var bytes: [UInt8] {
    var bytes = Self.magic
    for number in [dimensions, starts.count, breaks.count] + starts + breaks { bytes.append(number) }
    bytes.reserveCapacity(bytes.count + values.count + 8)
    bytes += values.lazy.map { UInt8(bitPattern: $0) }
    let sum = Self.sum(bytes[...])
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: sum >> (8 * UInt64(place)))) }
    return bytes
  }

  /// A print that was stored; nil where the bytes are not all there, or not those that were stored.
  public init?(bytes: [UInt8]) {
    guard bytes.count > Self.magic.count + 20, bytes.starts(with: Self.magic) else { return nil }
    let body = bytes.dropLast(8)
    let stored = bytes.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard Self.sum(body) == stored else { return nil }
    var place = Self.magic.count
    func number() -> Int? {
      guard place + 4 <= body.count else { return nil }
      defer { place += 4 }
      return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard let dimensions = number(), let count = number(), let breakCount = number(), dimensions > 0, count > 0,
      4 * (count + breakCount) <= body.count - place
    else { return nil }
    let starts = (0..<count).compactMap { _ in number() }
    let breaks = (0..<breakCount).compactMap { _ in number() }
    let values = body[place...].map { Int8(bitPattern: $0) }
    guard starts.first == 0, zip(starts, starts.dropFirst()).allSatisfy(<=), let frames = starts.last,
      frames * dimensions == values.count, zip(breaks, breaks.dropFirst()).allSatisfy(<), breaks.last ?? 0 < count
    else { return nil }
    self.init(dimensions: dimensions, values: values, starts: starts, breaks: breaks)
  }

  /// FNV-1a, 64 bits.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return sum
    }
  }
}

extension [UInt8] {
  /// Four bytes, the lowest first.
  fileprivate mutating func append(_ number: Int) {
    for place in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
