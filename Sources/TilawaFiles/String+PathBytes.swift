import Glibc

// Paths are bytes, and a name need not be text: archives from other systems hold names in CP1256. A String that is a path
// holds each byte that is no UTF-8 as one character of a private range, U+10FE80 to U+10FEFF, which nobody uses; where a
// name has such a character itself, the bytes of that are held so too. So any name comes back byte for byte (decision 0071).
extension String {
  /// The path that these bytes are.
  package init(pathBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !text.holdsForeignBytes {
      self = text
      return
    }
    var text = String.UnicodeScalarView()
    var place = 0
    while place < bytes.count {
      let end = Swift.min(place + String.length(ofLead: bytes[place]), bytes.count)
      let scalars = String(validating: bytes[place..<end], as: UTF8.self)?.unicodeScalars
      if let scalar = scalars?.first, scalars?.count == 1, scalar.foreignByte == nil {
        text.append(scalar)
        place = end
      } else {
        text.append(Unicode.Scalar(foreignByte: bytes[place]))
        place += 1
      }
    }
    self = String(text)
  }

  /// The path that the system says, up to its nought.
  package init(path: UnsafePointer<CChar>) {
    self.init(pathBytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  /// The bytes that the system knows the path by, without a nought at the end.
  package var pathBytes: [UInt8] {
    guard holdsForeignBytes else { return Array(utf8) }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = scalar.foreignByte { bytes.append(byte) } else { bytes += Array(Character(scalar).utf8) }
    }
    return bytes
  }

  /// Calls a function with the path as the system's bytes. A path that contains NUL is passed as an empty path.
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    let isPlain = !utf8.contains { $0 == 0 || $0 == String.foreignLead }
    if isPlain { return try withCString(body) }
    let bytes = pathBytes
    guard !bytes.contains(0) else { return try "".withCString(body) }
    return try (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return try "".withCString(body) }
      return try body(start)
    }
  }

  /// The same for people: bytes that are no text are written as `\xE3`. It names no file any more.
  package var readablePath: String {
    guard holdsForeignBytes else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let byte = scalar.foreignByte {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether any byte of it is no text.
  package var holdsForeignBytes: Bool {
    let mayHold = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(String.foreignLead), bytes.count) != nil } ?? false
    }
    return mayHold ?? true && unicodeScalars.contains { $0.foreignByte != nil }
  }

  /// The first byte in UTF-8 of the characters of the private range.
  private static let foreignLead: UInt8 = 0xF4

  private static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension Unicode.Scalar {
  private static let foreign: UInt32 = 0x10_FE00

  /// Makes the character that stands for a byte from 0x80 on.
  fileprivate init(foreignByte byte: UInt8) {
    self = Unicode.Scalar(Unicode.Scalar.foreign + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that it stands for; nil for a character that is itself.
  fileprivate var foreignByte: UInt8? {
    guard (Unicode.Scalar.foreign + 0x80...Unicode.Scalar.foreign + 0xFF).contains(value) else { return nil }
    return UInt8(value - Unicode.Scalar.foreign)
  }
}
