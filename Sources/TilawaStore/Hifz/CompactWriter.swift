/// A writer of numbers and texts in few bytes: whole numbers in groups of seven bits, the sign in the lowest bit.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func put(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes whether there is a value, and the value.
  mutating func put<Value>(_ value: Value?, _ write: (inout CompactWriter, Value) -> Void) {
    put(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  /// Writes the number of values, and the values.
  mutating func put<Values: Collection>(_ values: Values, _ write: (inout CompactWriter, Values.Element) -> Void) {
    put(values.count)
    for value in values { write(&self, value) }
  }
}

/// A reader of what `CompactWriter` writes. It reads each value within bounds and never beyond the bytes.
struct CompactReader {
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func int(_ range: ClosedRange<Int> = .min ... .max) throws(Damage) -> Int {
    var (value, shift) = (UInt64(0), UInt64(0))
    while true {
      guard position < bytes.count, shift < 64 else { throw Damage() }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    let number = Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
    guard range.contains(number) else { throw Damage() }
    return number
  }

  mutating func double(_ range: ClosedRange<Double>) throws(Damage) -> Double {
    guard bytes.count - position >= 8 else { throw Damage() }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    let number = Double(bitPattern: bits)
    guard range.contains(number) else { throw Damage() }
    return number
  }

  mutating func text() throws(Damage) -> String {
    let count = try int()
    guard (0...bytes.count - position).contains(count) else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func optional<Value>(
    _ read: (inout CompactReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try int(0...1) == 1 ? try read(&self) : nil
  }

  mutating func values<Value>(
    _ read: (inout CompactReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    // Each value has a byte at least.
    let count = try int(0...max(0, bytes.count - position))
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
